//! Which stack objects are touched where their life may have ended.
//!
//! Source: a forward data-flow analysis, may-ended: a life ends at `StackEnd` or where the stack is restored, and begins anew where the
//! object is made.
//! Why: an address may reach an access without going through memory (rustc passes `p = &x` on as a value), so that the access
//! looks like one to the variable itself. Such an object must stay one, so that the access is found to be late.
//! Guarantee: an object that no way touches behind its end is not named.

use super::mem2reg::Cfg;
use fencepost_ir::{Function, Inst, Op, Operand, Reg};
use rustc_hash::{FxHashMap, FxHashSet};

/// The objects that are touched behind their ends. `base` says which object a register points into, `begins` which object begins
/// to live at an instruction.
pub(super) fn touched_late(
    function: &Function,
    cfg: &Cfg,
    base: &dyn Fn(Reg) -> Option<Reg>,
    begins: &dyn Fn(&Inst) -> Option<Reg>,
) -> FxHashSet<Reg> {
    let mut late = FxHashSet::default();
    let ends = Ends::new(function, cfg, base, begins);
    if ends.number.is_empty() {
        return late;
    }
    let words = ends.number.len().div_ceil(64);
    let mut entry: Vec<Vec<u64>> = vec![vec![0; words]; function.blocks.len()];
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for &block in &cfg.order {
            let mut state = entry[block].clone();
            for (i, inst) in function.blocks[block].insts.iter().enumerate() {
                ends.pass(inst, (block, i), &mut state, base, begins);
            }
            for jump in function.blocks[block].term.jumps() {
                for (into, bits) in entry[jump.block.index()].iter_mut().zip(&state) {
                    changed |= (*into | bits) != *into;
                    *into |= bits;
                }
            }
        }
    }
    for &block in &cfg.order {
        let mut state = entry[block].clone();
        for (i, inst) in function.blocks[block].insts.iter().enumerate() {
            let address = match &inst.op {
                Op::Load(_, Operand::Reg(reg), _) | Op::Store { addr: Operand::Reg(reg), .. } => base(*reg),
                _ => None,
            };
            late.extend(
                address.filter(|object| ends.number.get(object).is_some_and(|n| (state[n / 64] >> (n % 64)) & 1 == 1)),
            );
            ends.pass(inst, (block, i), &mut state, base, begins);
        }
    }
    late
}

/// The objects whose lives end before their function does.
struct Ends {
    number: FxHashMap<Reg, usize>,
    /// What ends where the stack is restored.
    restored: FxHashMap<(usize, usize), Vec<usize>>,
}

impl Ends {
    fn new(
        function: &Function,
        cfg: &Cfg,
        base: &dyn Fn(Reg) -> Option<Reg>,
        begins: &dyn Fn(&Inst) -> Option<Reg>,
    ) -> Ends {
        let mut ends = Ends { number: FxHashMap::default(), restored: FxHashMap::default() };
        let mut made: Vec<((usize, usize), Reg)> = Vec::new();
        let mut saved: FxHashMap<Reg, (usize, usize)> = FxHashMap::default();
        let mut restores: Vec<((usize, usize), Reg)> = Vec::new();
        for &block in &cfg.order {
            for (i, inst) in function.blocks[block].insts.iter().enumerate() {
                made.extend(begins(inst).map(|object| ((block, i), object)));
                match (&inst.op, inst.results.first()) {
                    (Op::StackEnd(Operand::Reg(reg)), _) => {
                        ends.add(base(*reg));
                    }
                    (Op::StackSave, Some(mark)) => {
                        saved.insert(*mark, (block, i));
                    }
                    (Op::StackRestore(Operand::Reg(mark)), _) => restores.push(((block, i), *mark)),
                    _ => {}
                }
            }
        }
        for (place, mark) in restores {
            let Some(&from) = saved.get(&mark) else { continue };
            let inside = made.iter().filter(|(at, _)| cfg.precedes(from, *at)).map(|(_, object)| *object);
            let list = inside.filter_map(|object| ends.add(Some(object))).collect();
            ends.restored.insert(place, list);
        }
        ends
    }

    fn add(&mut self, object: Option<Reg>) -> Option<usize> {
        let next = self.number.len();
        Some(*self.number.entry(object?).or_insert(next))
    }

    /// What an instruction changes about who has ended.
    fn pass(
        &self,
        inst: &Inst,
        place: (usize, usize),
        state: &mut [u64],
        base: &dyn Fn(Reg) -> Option<Reg>,
        begins: &dyn Fn(&Inst) -> Option<Reg>,
    ) {
        if let Some(&n) = begins(inst).and_then(|object| self.number.get(&object)) {
            state[n / 64] &= !(1 << (n % 64));
        }
        match &inst.op {
            Op::StackEnd(Operand::Reg(reg)) => {
                if let Some(&n) = base(*reg).and_then(|object| self.number.get(&object)) {
                    state[n / 64] |= 1 << (n % 64);
                }
            }
            Op::StackRestore(_) => {
                for &n in self.restored.get(&place).into_iter().flatten() {
                    state[n / 64] |= 1 << (n % 64);
                }
            }
            _ => {}
        }
    }
}
