//! Promotes locals to registers: stack objects whose address does not escape become SSA values.
//!
//! Source: Cytron et al. 1991 (phi placement by dominance frontiers), Cooper, Harvey, Kennedy 2001 (dominators),
//! pruned by liveness; block parameters take the place of phi nodes.
//! What it does: a stack object of a constant size is cut into slices (offset and type); if all uses of its
//! address are plain loads and stores of slices that do not overlap, each slice becomes a variable in SSA form.
//! A variable that is read before it is set reads `undef`.
//! Guarantee: loads and stores of other memory are neither removed nor reordered; no arithmetic is simplified, so
//! dependencies through registers stay as written. Nothing recurses.
//! Misses: objects that are also accessed atomically, or in other pieces, or at a computed offset, or behind their end stay in memory.
//! Deviation: a local that is `volatile` is promoted too, because nothing can observe it.

use super::ended::touched_late;
use fencepost_ir::visit::{operands, operands_mut, term_operands, term_operands_mut};
use fencepost_ir::{BlockId, CastOp, Function, Inst, Op, Operand, Order, Reg, Target, Type};
use rustc_hash::{FxHashMap, FxHashSet};

/// Promotes the locals of a function; `names` are the source names of the stack objects.
pub(crate) fn promote(function: &mut Function, target: &Target, names: &FxHashMap<Reg, String>) {
    prune(function);
    let cfg = Cfg::new(function);
    let mut slots = Slots::find(function, target, &cfg);
    slots.name(names);
    if slots.variables.is_empty() && slots.promoted.is_empty() {
        compact(function);
        return;
    }
    let params = place(function, &cfg, &slots);
    rename(function, &cfg, &slots, &params);
    compact(function);
}

/// Removes the blocks that cannot be reached.
pub(crate) fn prune(function: &mut Function) {
    let count = function.blocks.len();
    let mut reached = vec![false; count];
    let mut work = vec![0usize];
    while let Some(block) = work.pop() {
        if block >= count || std::mem::replace(&mut reached[block], true) {
            continue;
        }
        work.extend(function.blocks[block].term.jumps().map(|jump| jump.block.index()));
    }
    if reached.iter().all(|&r| r) {
        return;
    }
    let mut map = vec![BlockId(0); count];
    let mut next = 0;
    for (index, &live) in reached.iter().enumerate() {
        if live {
            map[index] = BlockId::from_index(next);
            next += 1;
        }
    }
    let mut index = 0;
    function.blocks.retain(|_| {
        index += 1;
        reached[index - 1]
    });
    for block in &mut function.blocks {
        for jump in block.term.jumps_mut() {
            jump.block = map[jump.block.index()];
        }
    }
}

/// The graph of a function without unreachable blocks.
pub(crate) struct Cfg {
    preds: Vec<Vec<usize>>,
    /// The blocks in reverse postorder.
    pub order: Vec<usize>,
    idom: Vec<usize>,
    frontier: Vec<Vec<usize>>,
}

impl Cfg {
    /// Computes predecessors, an order, dominators and dominance frontiers.
    pub fn new(function: &Function) -> Cfg {
        let count = function.blocks.len();
        let succs: Vec<Vec<usize>> =
            function.blocks.iter().map(|b| b.term.jumps().map(|j| j.block.index()).collect()).collect();
        let mut preds = vec![Vec::new(); count];
        for (block, list) in succs.iter().enumerate() {
            for &succ in list {
                // Edges of one block come one after the other.
                if preds[succ].last() != Some(&block) {
                    preds[succ].push(block);
                }
            }
        }
        let order = reverse_postorder(&succs);
        let mut number = vec![usize::MAX; count];
        for (position, &block) in order.iter().enumerate() {
            number[block] = position;
        }
        let idom = dominators(&order, &number, &preds);
        let mut frontier = vec![Vec::new(); count];
        for &block in &order {
            if preds[block].len() < 2 {
                continue;
            }
            for &pred in &preds[block] {
                let mut runner = pred;
                while runner != idom[block] {
                    if frontier[runner].last() != Some(&block) {
                        frontier[runner].push(block);
                    }
                    runner = idom[runner];
                }
            }
        }
        Cfg { preds, order, idom, frontier }
    }

    /// Whether every way to the second place (block and instruction) comes through the first, which is another one.
    pub fn precedes(&self, (a, i): (usize, usize), (b, j): (usize, usize)) -> bool {
        if a == b {
            return i < j;
        }
        let mut at = b;
        while at != usize::MAX && self.idom[at] != at {
            at = self.idom[at];
            if at == a {
                return true;
            }
        }
        false
    }
}

pub(crate) fn reverse_postorder(succs: &[Vec<usize>]) -> Vec<usize> {
    let mut seen = vec![false; succs.len()];
    let mut order = Vec::with_capacity(succs.len());
    if succs.is_empty() {
        return order;
    }
    seen[0] = true;
    let mut stack = vec![(0usize, 0usize)];
    while let Some((block, next)) = stack.pop() {
        match succs[block].get(next) {
            Some(&succ) => {
                stack.push((block, next + 1));
                if !std::mem::replace(&mut seen[succ], true) {
                    stack.push((succ, 0));
                }
            }
            None => order.push(block),
        }
    }
    order.reverse();
    order
}

fn dominators(order: &[usize], number: &[usize], preds: &[Vec<usize>]) -> Vec<usize> {
    let mut idom = vec![usize::MAX; number.len()];
    let Some(&entry) = order.first() else { return idom };
    idom[entry] = entry;
    let mut changed = true;
    while changed {
        changed = false;
        for &block in &order[1..] {
            let mut new = usize::MAX;
            for &pred in &preds[block] {
                if idom[pred] == usize::MAX {
                    continue;
                }
                new = if new == usize::MAX { pred } else { meet(pred, new, &idom, number) };
            }
            if idom[block] != new {
                idom[block] = new;
                changed = true;
            }
        }
    }
    idom
}

fn meet(mut a: usize, mut b: usize, idom: &[usize], number: &[usize]) -> usize {
    while a != b {
        while number[a] > number[b] {
            a = idom[a];
        }
        while number[b] > number[a] {
            b = idom[b];
        }
    }
    a
}

/// A slice of a stack object that becomes a variable.
struct Variable {
    ty: Type,
    name: Option<Box<str>>,
    object: Reg,
    offset: i64,
}

/// The stack objects that can be promoted.
struct Slots {
    /// Registers that point into a stack object at a known offset.
    base: FxHashMap<Reg, (Reg, i64)>,
    promoted: FxHashSet<Reg>,
    variables: Vec<Variable>,
    /// The variable of an object and offset.
    index: FxHashMap<(Reg, i64), usize>,
    /// The variables of an object.
    of: FxHashMap<Reg, Vec<usize>>,
}

impl Slots {
    fn find(function: &Function, target: &Target, cfg: &Cfg) -> Slots {
        let mut sizes: FxHashMap<Reg, i64> = FxHashMap::default();
        let mut base: FxHashMap<Reg, (Reg, i64)> = FxHashMap::default();
        for inst in cfg.order.iter().flat_map(|&b| &function.blocks[b].insts) {
            if let (Op::Alloca { size: Operand::Const(_, size), .. }, [reg]) = (&inst.op, &inst.results[..]) {
                if let Ok(size) = i64::try_from(*size) {
                    sizes.insert(*reg, size);
                    base.insert(*reg, (*reg, 0));
                }
            }
        }
        let mut escaped: FxHashSet<Reg> = FxHashSet::default();
        let mut accesses: FxHashMap<Reg, FxHashMap<i64, Type>> = FxHashMap::default();
        for &block in &cfg.order {
            for inst in &function.blocks[block].insts {
                let (address, ty) = match &inst.op {
                    Op::PtrAdd(Operand::Reg(reg), Operand::Const(_, offset)) => {
                        if let Some(&(object, start)) = base.get(reg) {
                            let offset = sign(*offset, target.pointer_bits);
                            base.insert(inst.results[0], (object, start.wrapping_add(offset)));
                        }
                        continue;
                    }
                    Op::Load(ty, Operand::Reg(reg), access) if access.order == Order::Plain => (*reg, *ty),
                    Op::Store { addr: Operand::Reg(reg), value, access } if access.order == Order::Plain => {
                        escape(value, &base, &mut escaped);
                        (*reg, type_of(function, value))
                    }
                    // The end of a block scope ends a variable, too.
                    Op::StackEnd(_) => continue,
                    other => {
                        operands(other, |operand: &Operand| escape(operand, &base, &mut escaped));
                        continue;
                    }
                };
                let Some(&(object, offset)) = base.get(&address) else { continue };
                let slices = accesses.entry(object).or_default();
                if !same_bits(*slices.entry(offset).or_insert(ty), ty, target) {
                    escaped.insert(object);
                }
            }
            term_operands(&function.blocks[block].term, |operand: &Operand| escape(operand, &base, &mut escaped));
        }
        let made = |inst: &Inst| match (&inst.op, inst.results.first()) {
            (Op::Alloca { .. }, Some(reg)) if sizes.contains_key(reg) => Some(*reg),
            _ => None,
        };
        let object_of = |reg: Reg| base.get(&reg).map(|(object, _)| *object);
        escaped.extend(touched_late(function, cfg, &object_of, &made));
        let mut slots = Slots {
            base,
            promoted: FxHashSet::default(),
            variables: Vec::new(),
            index: FxHashMap::default(),
            of: FxHashMap::default(),
        };
        // The order of registers keeps the result the same from run to run.
        let mut objects: Vec<_> = sizes.into_iter().filter(|(reg, _)| !escaped.contains(reg)).collect();
        objects.sort();
        for (object, size) in objects {
            let slices = accesses.remove(&object).unwrap_or_default();
            slots.add(object, size, slices, target);
        }
        slots
    }

    /// Adds the slices of an object unless they overlap or leave it.
    fn add(&mut self, object: Reg, size: i64, slices: FxHashMap<i64, Type>, target: &Target) {
        let mut slices: Vec<_> = slices.into_iter().collect();
        slices.sort();
        let mut end = 0;
        for &(offset, ty) in &slices {
            let bytes = i64::from(ty.bytes(target));
            if offset < end || offset.saturating_add(bytes) > size {
                return;
            }
            end = offset + bytes;
        }
        self.promoted.insert(object);
        for (offset, ty) in slices {
            self.index.insert((object, offset), self.variables.len());
            self.of.entry(object).or_default().push(self.variables.len());
            self.variables.push(Variable { ty, name: None, object, offset });
        }
    }

    fn name(&mut self, names: &FxHashMap<Reg, String>) {
        let mut parts: FxHashMap<Reg, u32> = FxHashMap::default();
        for variable in &self.variables {
            *parts.entry(variable.object).or_default() += 1;
        }
        for variable in &mut self.variables {
            let Some(name) = names.get(&variable.object) else { continue };
            let whole = parts.get(&variable.object) == Some(&1) && variable.offset == 0;
            variable.name =
                Some(if whole { name.as_str().into() } else { format!("{name}+{}", variable.offset).into() });
        }
    }

    /// The variable that an address stands for.
    fn variable(&self, address: &Operand) -> Option<usize> {
        let Operand::Reg(reg) = address else { return None };
        let &(object, offset) = self.base.get(reg)?;
        self.index.get(&(object, offset)).copied()
    }

    /// Whether a register points into a promoted object and so disappears.
    fn gone(&self, reg: Reg) -> bool {
        self.base.get(&reg).is_some_and(|(object, _)| self.promoted.contains(object))
    }
}

/// Whether a value of one type can be read as the other.
fn same_bits(a: Type, b: Type, target: &Target) -> bool {
    a == b || (a.bits(target) == b.bits(target) && a != Type::F80 && b != Type::F80)
}

fn escape(operand: &Operand, base: &FxHashMap<Reg, (Reg, i64)>, escaped: &mut FxHashSet<Reg>) {
    if let Operand::Reg(reg) = operand {
        if let Some(&(object, _)) = base.get(reg) {
            escaped.insert(object);
        }
    }
}

fn sign(value: u128, bits: u8) -> i64 {
    if bits == 32 {
        i64::from(value as u32 as i32)
    } else {
        value as u64 as i64
    }
}

pub(super) fn type_of(function: &Function, operand: &Operand) -> Type {
    match operand {
        Operand::Reg(reg) => function.ty(*reg),
        Operand::Const(ty, _) | Operand::Undef(ty) => *ty,
        Operand::Global(..) | Operand::Func(_) => Type::Ptr,
    }
}

/// Decides which variables are parameters of which blocks.
fn place(function: &Function, cfg: &Cfg, slots: &Slots) -> Vec<Vec<usize>> {
    let count = function.blocks.len();
    let mut defs: Vec<Vec<usize>> = vec![Vec::new(); slots.variables.len()];
    let mut exposed: Vec<Vec<usize>> = vec![Vec::new(); slots.variables.len()];
    for &block in &cfg.order {
        for inst in &function.blocks[block].insts {
            match &inst.op {
                // Behind the entry, an object is made anew whenever its instruction is reached.
                Op::Alloca { .. } if block != 0 => {
                    for &v in inst.results.first().and_then(|object| slots.of.get(object)).into_iter().flatten() {
                        if defs[v].last() != Some(&block) {
                            defs[v].push(block);
                        }
                    }
                }
                Op::Load(_, addr, _) => {
                    if let Some(v) = slots.variable(addr) {
                        if defs[v].last() != Some(&block) && exposed[v].last() != Some(&block) {
                            exposed[v].push(block);
                        }
                    }
                }
                Op::Store { addr, .. } => {
                    if let Some(v) = slots.variable(addr) {
                        if defs[v].last() != Some(&block) {
                            defs[v].push(block);
                        }
                    }
                }
                _ => {}
            }
        }
    }
    let mut params = vec![Vec::new(); count];
    // Stamps instead of sets: a block is marked for variable `v` when its stamp is `v + 1`.
    let (mut defined, mut live, mut placed) = (vec![0; count], vec![0; count], vec![0; count]);
    for v in 0..slots.variables.len() {
        let stamp = v + 1;
        for &block in &defs[v] {
            defined[block] = stamp;
        }
        let mut work = exposed[v].clone();
        while let Some(block) = work.pop() {
            if live[block] == stamp {
                continue;
            }
            live[block] = stamp;
            work.extend(cfg.preds[block].iter().filter(|&&pred| defined[pred] != stamp && live[pred] != stamp));
        }
        let mut work = defs[v].clone();
        while let Some(block) = work.pop() {
            for &join in &cfg.frontier[block] {
                if live[join] == stamp && placed[join] != stamp {
                    placed[join] = stamp;
                    params[join].push(v);
                    work.push(join);
                }
            }
        }
    }
    params
}

/// Replaces loads by the values that reach them, walking down the dominator tree.
fn rename(function: &mut Function, cfg: &Cfg, slots: &Slots, params: &[Vec<usize>]) {
    let count = function.blocks.len();
    let mut children = vec![Vec::new(); count];
    for &block in cfg.order.iter().skip(1) {
        children[cfg.idom[block]].push(block);
    }
    let mut current: Vec<Operand> = slots.variables.iter().map(|v| Operand::Undef(v.ty)).collect();
    let mut undo: Vec<(usize, Operand)> = Vec::new();
    let mut values: FxHashMap<Reg, Operand> = FxHashMap::default();
    // A positive entry enters a block; its undo mark is pushed for the way back.
    enum Step {
        Enter(usize),
        Leave(usize),
    }
    let mut stack = vec![Step::Enter(0)];
    while let Some(step) = stack.pop() {
        let block = match step {
            Step::Leave(mark) => {
                while undo.len() > mark {
                    if let Some((v, old)) = undo.pop() {
                        current[v] = old;
                    }
                }
                continue;
            }
            Step::Enter(block) => block,
        };
        stack.push(Step::Leave(undo.len()));
        stack.extend(children[block].iter().rev().map(|&child| Step::Enter(child)));
        for &v in &params[block] {
            let reg = function.reg(slots.variables[v].ty);
            function.regs[reg.index()].name.clone_from(&slots.variables[v].name);
            function.blocks[block].params.push(reg);
            undo.push((v, std::mem::replace(&mut current[v], Operand::Reg(reg))));
        }
        let insts = std::mem::take(&mut function.blocks[block].insts);
        let mut kept: Vec<Inst> = Vec::with_capacity(insts.len());
        for mut inst in insts {
            if inst.results.iter().any(|&reg| slots.gone(reg)) {
                if matches!(inst.op, Op::Alloca { .. }) && block != 0 {
                    for &v in inst.results.first().and_then(|object| slots.of.get(object)).into_iter().flatten() {
                        let undef = Operand::Undef(slots.variables[v].ty);
                        undo.push((v, std::mem::replace(&mut current[v], undef)));
                    }
                }
                continue;
            }
            match &inst.op {
                Op::StackEnd(Operand::Reg(reg)) if slots.gone(*reg) => continue,
                Op::Load(ty, addr, _) => {
                    if let Some(v) = slots.variable(addr) {
                        if *ty == slots.variables[v].ty {
                            values.insert(inst.results[0], current[v]);
                        } else {
                            // The bits are read as another type.
                            inst.op = Op::Cast(CastOp::Bitcast, current[v], *ty);
                            kept.push(inst);
                        }
                        continue;
                    }
                }
                Op::Store { addr, value, .. } => {
                    if let Some(v) = slots.variable(addr) {
                        let mut value = replaced(*value, &values);
                        let ty = slots.variables[v].ty;
                        if type_of(function, &value) != ty {
                            let reg = function.reg(ty);
                            let op = Op::Cast(CastOp::Bitcast, value, ty);
                            kept.push(Inst { results: smallvec::smallvec![reg], op, loc: inst.loc });
                            value = Operand::Reg(reg);
                        }
                        name_value(function, value, slots.variables[v].name.as_deref());
                        undo.push((v, std::mem::replace(&mut current[v], value)));
                        continue;
                    }
                }
                _ => {}
            }
            operands_mut(&mut inst.op, |operand: &mut Operand| *operand = replaced(*operand, &values));
            kept.push(inst);
        }
        function.blocks[block].insts = kept;
        let term = &mut function.blocks[block].term;
        term_operands_mut(term, |operand: &mut Operand| *operand = replaced(*operand, &values));
        for jump in term.jumps_mut() {
            jump.args.extend(params[jump.block.index()].iter().map(|&v| current[v]));
        }
    }
}

fn replaced(operand: Operand, values: &FxHashMap<Reg, Operand>) -> Operand {
    match operand {
        Operand::Reg(reg) => values.get(&reg).copied().unwrap_or(operand),
        Operand::Const(..) | Operand::Global(..) | Operand::Func(_) | Operand::Undef(_) => operand,
    }
}

/// Gives a register the name of the first variable that it is stored to.
fn name_value(function: &mut Function, value: Operand, name: Option<&str>) {
    if let (Operand::Reg(reg), Some(name)) = (value, name) {
        let info = &mut function.regs[reg.index()];
        if info.name.is_none() {
            info.name = Some(name.into());
        }
    }
}

/// Numbers the registers that are left densely.
fn compact(function: &mut Function) {
    let mut used = vec![false; function.regs.len()];
    let mut mark = |reg: Reg| used[reg.index()] = true;
    function.params.iter().for_each(|&reg| mark(reg));
    for block in &function.blocks {
        block.params.iter().for_each(|&reg| mark(reg));
        for inst in &block.insts {
            inst.results.iter().for_each(|&reg| mark(reg));
            operands(&inst.op, |operand: &Operand| operand_reg(operand).into_iter().for_each(&mut mark));
        }
        term_operands(&block.term, |operand: &Operand| operand_reg(operand).into_iter().for_each(&mut mark));
    }
    let mut map = vec![Reg(0); used.len()];
    let mut next = 0;
    for (index, &live) in used.iter().enumerate() {
        if live {
            map[index] = Reg::from_index(next);
            next += 1;
        }
    }
    let mut index = 0;
    function.regs.retain(|_| {
        index += 1;
        used[index - 1]
    });
    let change = |reg: &mut Reg| *reg = map[reg.index()];
    let change_operand = |operand: &mut Operand| {
        if let Operand::Reg(reg) = operand {
            change(reg);
        }
    };
    function.params.iter_mut().for_each(change);
    for block in &mut function.blocks {
        block.params.iter_mut().for_each(change);
        for inst in &mut block.insts {
            inst.results.iter_mut().for_each(change);
            operands_mut(&mut inst.op, change_operand);
        }
        term_operands_mut(&mut block.term, change_operand);
    }
}

fn operand_reg(operand: &Operand) -> Option<Reg> {
    match operand {
        Operand::Reg(reg) => Some(*reg),
        Operand::Const(..) | Operand::Global(..) | Operand::Func(_) | Operand::Undef(_) => None,
    }
}
