//! Slicing: deletes what cannot influence the properties asked for.
//!
//! Source: Weiser, "Program Slicing" (1984), in its flow-insensitive form, with all control flow kept.
//! Guarantee: whatever could fail, block, end a run, synchronise or decide a branch stays, with all that it is computed
//! from. Computations whose results none of this needs go; so do, if [`Config::accesses`] allows it, plain and relaxed
//! loads whose result is not needed and stores to globals that no needed load reads.
//!
//! ```text
//! r1: i32 = load i32 @statistics          (gone)
//! r2: i32 = add r1, i32 1            ⟹   (gone)
//! store @statistics, r2                   (gone: no remaining load reads it)
//! assert.assertion r3, "…"                assert.assertion r3, "…"
//! ```
//!
//! An unneeded access can still matter: as a stepping stone of the memory order. On pso, `W x; SL; R z; W y` keeps
//! `W x` before `W y` only because of the load of `z`. On sc and tso every pair that such a stone would order is ordered anyway
//! (tso misses only W→R, and what orders W→R there is a full fence or the one behind a seq_cst store, which stays).
//! So [`Accesses::Slice`] is exact on sc and tso and adds behaviour on the weaker models: there use [`Accesses::Keep`].
//! Misses: accesses through computed addresses, stack and heap objects, dead branches.

use super::escape::{escape, Escape};
use super::Outcome;
use crate::ids::{FuncId, GlobalId, Reg};
use crate::inst::{Access, Op, Operand, Order};
use crate::program::{Function, Program};
use crate::types::Type;
use crate::visit::{self, Effect};

/// Whether memory accesses may be deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Accesses {
    /// Every access stays: exact on every model and for every property.
    #[default]
    Keep,
    /// Unneeded plain and relaxed accesses of globals go: exact on sc and tso for assertions and deadlocks. Not for races, nor where
    /// final states of globals are asked for.
    Slice,
}

/// What to slice for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Config {
    /// Whether memory accesses may be deleted.
    pub accesses: Accesses,
}

/// Slices every function.
pub fn run(program: &mut Program, config: &Config) -> Outcome {
    let candidates = match config.accesses {
        Accesses::Keep => vec![false; program.globals.len()],
        Accesses::Slice => candidates(program),
    };
    let marks = Marks::new(program, &candidates);
    let mut outcome = Outcome::default();
    for (f, func) in program.functions.iter_mut().enumerate() {
        for block in &mut func.blocks {
            let before = block.insts.len();
            block.insts.retain(|i| match removable(&i.op, &candidates) {
                Removable::Never => true,
                Removable::IfUnused => i.results.iter().any(|r| marks.regs[f][r.index()]),
                Removable::IfUnread(global) => marks.read[global.index()],
            });
            outcome.changed |= block.insts.len() != before;
        }
    }
    outcome
}

/// When an instruction may go.
enum Removable {
    Never,
    /// If nothing needs its results.
    IfUnused,
    /// If nothing needed reads the global.
    IfUnread(GlobalId),
}

fn removable(op: &Op, candidates: &[bool]) -> Removable {
    let weak = |access: &Access| matches!(access.order, Order::Plain | Order::Relaxed) && !access.volatile;
    let candidate = |addr: &Operand| match addr {
        Operand::Global(id, _) if candidates[id.index()] => Some(*id),
        Operand::Global(..) | Operand::Reg(_) | Operand::Const(..) | Operand::Func(_) | Operand::Undef(_) => None,
    };
    if let Op::Load(_, addr, access) = op {
        return if weak(access) && candidate(addr).is_some() { Removable::IfUnused } else { Removable::Never };
    }
    if let Op::Store { addr, access, .. } = op {
        return match candidate(addr) {
            Some(id) if weak(access) => Removable::IfUnread(id),
            Some(_) | None => Removable::Never,
        };
    }
    match visit::effect(op) {
        Effect::Pure | Effect::Reads => Removable::IfUnused,
        Effect::MayFail | Effect::Load | Effect::Writes | Effect::Control => Removable::Never,
    }
}

/// Globals that are named only as the address of loads and stores inside their bounds, so that all accesses are known
/// and none can be a finding.
fn candidates(program: &Program) -> Vec<bool> {
    let escape: Escape = escape(program);
    let mut ok: Vec<bool> = (0..program.globals.len()).map(|i| !escape.global_leaks(GlobalId::from_index(i))).collect();
    for (ok, global) in ok.iter_mut().zip(&program.globals) {
        *ok &= !global.thread_local && !global.constant;
    }
    for func in &program.functions {
        for block in &func.blocks {
            for inst in &block.insts {
                let direct = direct_access(program, func, &inst.op);
                visit::operands(&inst.op, |a| {
                    if let Operand::Global(id, _) = a {
                        ok[id.index()] &= direct == Some(*id);
                    }
                });
            }
            visit::term_operands(&block.term, |a| {
                if let Operand::Global(id, _) = a {
                    ok[id.index()] = false;
                }
            });
        }
    }
    ok
}

/// The global that a load or store accesses inside its bounds, aligned or not.
fn direct_access(program: &Program, func: &Function, op: &Op) -> Option<GlobalId> {
    let (addr, ty) = match op {
        Op::Load(ty, addr, _) => (addr, *ty),
        op => store_access(func, op)?,
    };
    let Operand::Global(id, offset) = addr else { return None };
    let size = i128::from(ty.bytes(&program.target));
    let inside = *offset >= 0 && i128::from(*offset) + size <= i128::from(program.global(*id).size);
    inside.then_some(*id)
}

fn store_access<'a>(func: &Function, op: &'a Op) -> Option<(&'a Operand, Type)> {
    let Op::Store { addr, value, .. } = op else { return None };
    let ty = match value {
        Operand::Reg(r) => func.regs.get(r.index())?.ty,
        Operand::Const(ty, _) | Operand::Undef(ty) => *ty,
        Operand::Global(..) | Operand::Func(_) => Type::Ptr,
    };
    Some((addr, ty))
}

/// What is needed: registers of each function, and globals that a needed load reads.
struct Marks {
    regs: Vec<Vec<bool>>,
    read: Vec<bool>,
}

impl Marks {
    fn new(program: &Program, candidates: &[bool]) -> Marks {
        let mut marks = Marks {
            regs: program.functions.iter().map(|f| vec![false; f.regs.len()]).collect(),
            read: vec![false; program.globals.len()],
        };
        let mut sources = Sources::new(program, candidates);
        let mut work: Vec<(FuncId, Reg)> = std::mem::take(&mut sources.roots);
        while let Some((f, reg)) = work.pop() {
            if std::mem::replace(&mut marks.regs[f.index()][reg.index()], true) {
                continue;
            }
            work.extend(sources.regs[f.index()][reg.index()].iter().map(|r| (f, *r)));
            if let Some(global) = sources.load_of[f.index()][reg.index()] {
                if !std::mem::replace(&mut marks.read[global.index()], true) {
                    work.append(&mut sources.stored[global.index()]);
                }
            }
        }
        marks
    }
}

/// What each register and global is made from.
struct Sources {
    roots: Vec<(FuncId, Reg)>,
    regs: Vec<Vec<Vec<Reg>>>,
    load_of: Vec<Vec<Option<GlobalId>>>,
    stored: Vec<Vec<(FuncId, Reg)>>,
}

impl Sources {
    fn new(program: &Program, candidates: &[bool]) -> Sources {
        let mut s = Sources {
            roots: Vec::new(),
            regs: program.functions.iter().map(|f| vec![Vec::new(); f.regs.len()]).collect(),
            load_of: program.functions.iter().map(|f| vec![None; f.regs.len()]).collect(),
            stored: vec![Vec::new(); program.globals.len()],
        };
        for (i, func) in program.functions.iter().enumerate() {
            s.function(FuncId::from_index(i), func, candidates);
        }
        s
    }

    fn function(&mut self, f: FuncId, func: &Function, candidates: &[bool]) {
        for block in &func.blocks {
            for inst in &block.insts {
                self.inst(f, inst, candidates);
            }
            visit::term_own_operands(&block.term, |a| {
                if let Operand::Reg(r) = a {
                    self.roots.push((f, *r));
                }
            });
            for jump in block.term.jumps() {
                for arg in &jump.args {
                    if let Operand::Reg(r) = arg {
                        // The jump goes on passing it, so what defines it must stay; `simplify` removes parameters
                        // that nothing reads, so run it before.
                        self.roots.push((f, *r));
                    }
                }
            }
        }
    }

    fn inst(&mut self, f: FuncId, inst: &crate::inst::Inst, candidates: &[bool]) {
        let kind = removable(&inst.op, candidates);
        if let Op::Load(_, Operand::Global(id, _), _) = inst.op {
            if candidates[id.index()] {
                inst.results.iter().for_each(|r| self.load_of[f.index()][r.index()] = Some(id));
                // A load that stays anyway is read anyway.
                if matches!(kind, Removable::Never) {
                    self.roots.extend(inst.results.iter().map(|r| (f, *r)));
                }
            }
        }
        visit::regs_read(&inst.op, |r| match kind {
            Removable::Never => self.roots.push((f, r)),
            Removable::IfUnused => {
                inst.results.iter().for_each(|result| self.regs[f.index()][result.index()].push(r));
            }
            Removable::IfUnread(global) => self.stored[global.index()].push((f, r)),
        });
    }
}
