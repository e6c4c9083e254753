//! Block scopes: a local lives from where its block is entered to where it is left, and each time it is another object.
//!
//! Source: LLVM's `lifetime.start` and `lifetime.end`, which clang writes when it is told to look for uses after scope.
//! What it does: the lowering keeps every `alloca` where clang puts it, in the entry of the function, marks where its life begins
//! with a copy of its address, and ends it with `StackEnd`. Here the object moves to where its life begins, so that each time
//! a new one is made. If a life begins at several places, or somebody may use the address before it begins, a variable
//! holds the address of the object that lives at the time; `mem2reg` makes registers of it.
//! Guarantee: an object without marks lives as long as its function; no access is added, removed or moved.
//! Misses: locals that clang gives no marks (compound literals, variables that a jump enters past) are the topic of `blocks`.

use super::ended::touched_late;
use super::mem2reg::{prune, type_of, Cfg};
use fencepost_ir::visit::{operands, operands_mut, term_operands, term_operands_mut};
use fencepost_ir::{Access, Function, Inst, Op, Operand, Order, Reg, Target, Terminator, Type};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::{smallvec, SmallVec};

/// A place in a function: block and instruction; the terminator is behind the last.
type Place = (usize, usize);

/// Where the lives of an object begin, and what uses it.
#[derive(Default)]
struct Lives {
    begins: Vec<(Place, Reg)>,
    uses: Vec<Place>,
}

/// Moves objects to where their lives begin. `begins` has the marks: the copy, and the object that it is of. `declared` has the
/// places where objects are declared that live on when a jump goes back before them: there their values get lost.
pub(super) fn place(
    function: &mut Function,
    target: &Target,
    begins: &FxHashMap<Reg, Reg>,
    declared: &FxHashMap<Reg, Reg>,
    names: &mut FxHashMap<Reg, String>,
) {
    if begins.is_empty() && declared.is_empty() {
        drop_ends(function, &FxHashSet::default());
        return;
    }
    prune(function);
    let cfg = Cfg::new(function);
    let mut made: FxHashMap<Reg, (Place, Op)> = FxHashMap::default();
    for (b, block) in function.blocks.iter().enumerate() {
        for (i, inst) in block.insts.iter().enumerate() {
            if let (Op::Alloca { size: Operand::Const(..), .. }, [reg]) = (&inst.op, &inst.results[..]) {
                made.insert(*reg, ((b, i), inst.op.clone()));
            }
        }
    }
    let marks = function.blocks.iter().flat_map(|b| &b.insts).filter_map(|i| begins.get(i.results.first()?));
    let begun: FxHashSet<Reg> = marks.copied().filter(|o| made.contains_key(o)).collect();
    drop_ends(function, &begun);
    let mut plan = Plan::default();
    lose_values(function, &cfg, declared, &made, &mut plan);
    let lives = lives(function, begins, &made);
    let mut objects: Vec<Reg> = lives.keys().copied().collect();
    objects.sort_unstable();
    for object in objects {
        let (Some(life), Some((_, op))) = (lives.get(&object), made.get(&object)) else { continue };
        let alone = match life.begins.as_slice() {
            [(at, copy)] if life.uses.iter().all(|u| cfg.precedes(*at, *u)) => Some(*copy),
            _ => None,
        };
        for (_, copy) in &life.begins {
            plan.alloca.insert(*copy, op.clone());
            if let Some(name) = names.get(&object).cloned() {
                names.insert(*copy, name);
            }
        }
        match alone {
            Some(copy) => {
                plan.gone.insert(object);
                plan.instead.insert(object, copy);
            }
            // A variable that nobody points to needs no object of its own each time: it loses its value.
            None if !escapes(function, object) && !touched_again(function, &cfg, begins, object) => {
                plan.alloca.retain(|copy, _| life.begins.iter().all(|(_, c)| c != copy));
                plan.unmarked.insert(object);
                let parts = typed_parts(function, object);
                plan.undefined.extend(life.begins.iter().map(|(_, copy)| (*copy, (object, parts.clone()))));
            }
            None => {
                let slot = function.reg(Type::Ptr);
                plan.slots.insert(object, slot);
                plan.of.extend(life.begins.iter().map(|(_, copy)| (*copy, slot)));
            }
        }
    }
    plan.apply(function, target);
}

/// Notes the variables that lose their values where they are declared: those that nobody points to, and that have none before.
fn lose_values(
    function: &Function,
    cfg: &Cfg,
    declared: &FxHashMap<Reg, Reg>,
    made: &FxHashMap<Reg, (Place, Op)>,
    plan: &mut Plan,
) {
    let mut places: Vec<(Place, Reg, Reg)> = Vec::new();
    for (b, block) in function.blocks.iter().enumerate() {
        for (i, inst) in block.insts.iter().enumerate() {
            if let Some((copy, object)) = inst.results.first().and_then(|r| Some((*r, *declared.get(r)?))) {
                places.push(((b, i), copy, object));
            }
        }
    }
    for (at, copy, object) in places {
        let mut early = !made.contains_key(&object);
        for (b, block) in function.blocks.iter().enumerate() {
            for (i, inst) in block.insts.iter().enumerate() {
                operands(&inst.op, |a: &Operand| early |= *a == Operand::Reg(object) && cfg.precedes((b, i), at));
            }
        }
        let parts = if early || escapes(function, object) { Vec::new() } else { typed_parts(function, object) };
        plan.undefined.insert(copy, (object, parts));
    }
}

/// The parts of an object that are loaded or stored: offset and type.
fn typed_parts(function: &Function, object: Reg) -> Vec<(u128, Type)> {
    let mut offsets: FxHashMap<Reg, u128> = FxHashMap::from_iter([(object, 0)]);
    let mut grown = true;
    while std::mem::take(&mut grown) {
        for inst in function.blocks.iter().flat_map(|b| &b.insts) {
            let (Op::PtrAdd(Operand::Reg(r), Operand::Const(_, by)), Some(part)) = (&inst.op, inst.results.first())
            else {
                continue;
            };
            if let Some(at) = offsets.get(r).map(|at| at.wrapping_add(*by)) {
                grown |= offsets.insert(*part, at).is_none();
            }
        }
    }
    let mut parts: Vec<(u128, Type)> = Vec::new();
    for inst in function.blocks.iter().flat_map(|b| &b.insts) {
        let touched = match &inst.op {
            Op::Load(ty, Operand::Reg(r), _) => offsets.get(r).map(|at| (*at, *ty)),
            Op::Store { addr: Operand::Reg(r), value, .. } => offsets.get(r).map(|at| (*at, type_of(function, value))),
            _ => None,
        };
        parts.extend(touched.filter(|part| !parts.contains(part)));
    }
    parts
}

fn lives(
    function: &Function,
    begins: &FxHashMap<Reg, Reg>,
    made: &FxHashMap<Reg, (Place, Op)>,
) -> FxHashMap<Reg, Lives> {
    let mut lives: FxHashMap<Reg, Lives> = FxHashMap::default();
    for (b, block) in function.blocks.iter().enumerate() {
        for (i, inst) in block.insts.iter().enumerate() {
            let begun = inst.results.first().and_then(|r| Some((*r, *begins.get(r)?)));
            if let Some((copy, object)) = begun.filter(|(_, o)| made.contains_key(o)) {
                lives.entry(object).or_default().begins.push(((b, i), copy));
                continue;
            }
            operands(&inst.op, |a: &Operand| note(a, (b, i), made, &mut lives));
        }
        term_operands(&block.term, |a: &Operand| note(a, (b, block.insts.len()), made, &mut lives));
    }
    lives.retain(|_, l| !l.begins.is_empty());
    lives
}

fn note(a: &Operand, at: Place, made: &FxHashMap<Reg, (Place, Op)>, lives: &mut FxHashMap<Reg, Lives>) {
    if let Operand::Reg(r) = a {
        if made.contains_key(r) {
            lives.entry(*r).or_default().uses.push(at);
        }
    }
}

/// Takes out the ends of objects whose life begins nowhere.
fn drop_ends(function: &mut Function, alive: &FxHashSet<Reg>) {
    for block in &mut function.blocks {
        block.insts.retain(|i| match &i.op {
            Op::StackEnd(Operand::Reg(r)) => alive.contains(r),
            Op::StackEnd(_) => false,
            _ => true,
        });
    }
}

/// What becomes of a function.
#[derive(Default)]
struct Plan {
    /// Objects that are not made in the entry any more.
    gone: FxHashSet<Reg>,
    /// What is used in their place.
    instead: FxHashMap<Reg, Reg>,
    /// Objects whose address a variable holds, and the variable.
    slots: FxHashMap<Reg, Reg>,
    /// Beginnings that set a variable.
    of: FxHashMap<Reg, Reg>,
    /// Beginnings: the object that is made there.
    alloca: FxHashMap<Reg, Op>,
    /// Objects whose marks are left out.
    unmarked: FxHashSet<Reg>,
    /// Marks where an object that stays loses its value: the object, and its parts.
    undefined: FxHashMap<Reg, (Reg, Vec<(u128, Type)>)>,
}

/// Whether the address of an object goes anywhere but into plain loads and stores of its parts.
pub(super) fn escapes(function: &Function, object: Reg) -> bool {
    let parts = parts(function, object);
    let mut found = false;
    let mut see = |a: &Operand| found |= matches!(a, Operand::Reg(r) if parts.contains(r));
    for block in &function.blocks {
        for inst in &block.insts {
            match &inst.op {
                Op::PtrAdd(Operand::Reg(r), Operand::Const(..)) if parts.contains(r) => {}
                Op::Load(_, _, access) if access.order == Order::Plain => {}
                Op::Store { value, access, .. } if access.order == Order::Plain => see(value),
                Op::StackEnd(_) => {}
                // The mark of a beginning.
                Op::Copy(Operand::Reg(r)) if *r == object => {}
                other => operands(other, &mut see),
            }
        }
        term_operands(&block.term, &mut see);
    }
    found
}

/// The registers that point into an object at a constant offset.
fn parts(function: &Function, object: Reg) -> FxHashSet<Reg> {
    let mut parts: FxHashSet<Reg> = FxHashSet::from_iter([object]);
    let mut grown = true;
    while std::mem::take(&mut grown) {
        for inst in function.blocks.iter().flat_map(|b| &b.insts) {
            if let (Op::PtrAdd(Operand::Reg(r), Operand::Const(..)), Some(part)) = (&inst.op, inst.results.first()) {
                grown |= parts.contains(r) && parts.insert(*part);
            }
        }
    }
    parts
}

/// Whether an object is touched between an end of its life and the next beginning.
fn touched_again(function: &Function, cfg: &Cfg, begins: &FxHashMap<Reg, Reg>, object: Reg) -> bool {
    let parts = parts(function, object);
    let base = |r: Reg| parts.contains(&r).then_some(object);
    let begun = |inst: &Inst| begins.get(inst.results.first()?).copied().filter(|o| *o == object);
    !touched_late(function, cfg, &base, &begun).is_empty()
}

impl Plan {
    fn apply(&self, function: &mut Function, target: &Target) {
        let bytes = target.pointer_bytes();
        let word = Type::Int(target.pointer_bits);
        for b in 0..function.blocks.len() {
            let insts = std::mem::take(&mut function.blocks[b].insts);
            let mut out: Vec<Inst> = Vec::with_capacity(insts.len());
            for mut inst in insts {
                let result = inst.results.first().copied();
                if matches!(&inst.op, Op::StackEnd(Operand::Reg(r)) if self.unmarked.contains(r)) {
                    continue;
                }
                if result.is_some_and(|r| self.gone.contains(&r)) {
                    continue;
                }
                if let Some((object, parts)) = result.and_then(|r| self.undefined.get(&r)) {
                    let object = Operand::Reg(*self.instead.get(object).unwrap_or(object));
                    for (at, ty) in parts {
                        let part = function.reg(Type::Ptr);
                        let op = Op::PtrAdd(object, Operand::Const(word, *at));
                        out.push(Inst { results: smallvec![part], op, loc: inst.loc });
                        let (addr, value) = (Operand::Reg(part), Operand::Undef(*ty));
                        let op = Op::Store { addr, value, access: Access::PLAIN };
                        out.push(Inst { results: SmallVec::new(), op, loc: inst.loc });
                    }
                    continue;
                }
                let set = |out: &mut Vec<Inst>, slot: Reg, value: Reg, loc| {
                    let op = Op::Store { addr: Operand::Reg(slot), value: Operand::Reg(value), access: Access::PLAIN };
                    out.push(Inst { results: SmallVec::new(), op, loc });
                };
                if let Some((r, op)) = result.and_then(|r| Some((r, self.alloca.get(&r)?))) {
                    let loc = inst.loc;
                    out.push(Inst { op: op.clone(), ..inst });
                    if let Some(&slot) = self.of.get(&r) {
                        set(&mut out, slot, r, loc);
                    }
                    continue;
                }
                if let Some((r, &slot)) = result.and_then(|r| Some((r, self.slots.get(&r)?))) {
                    let loc = inst.loc;
                    out.push(inst);
                    let op = Op::Alloca { size: Operand::Const(word, u128::from(bytes)), align: bytes };
                    out.push(Inst { results: smallvec![slot], op, loc });
                    set(&mut out, slot, r, loc);
                    continue;
                }
                let loc = inst.loc;
                let mut read = |a: &mut Operand| self.read(a, &mut function.regs, &mut out, loc);
                operands_mut(&mut inst.op, &mut read);
                out.push(inst);
            }
            let loc = function.blocks[b].loc;
            let mut term = std::mem::replace(&mut function.blocks[b].term, Terminator::ProcessExit);
            term_operands_mut(&mut term, |a: &mut Operand| self.read(a, &mut function.regs, &mut out, loc));
            function.blocks[b].term = term;
            function.blocks[b].insts = out;
        }
    }

    /// Replaces a use of an object.
    fn read(
        &self,
        a: &mut Operand,
        regs: &mut Vec<fencepost_ir::RegInfo>,
        out: &mut Vec<Inst>,
        loc: fencepost_ir::Loc,
    ) {
        let Operand::Reg(r) = *a else { return };
        if let Some(&instead) = self.instead.get(&r) {
            *a = Operand::Reg(instead);
        } else if let Some(&slot) = self.slots.get(&r) {
            regs.push(fencepost_ir::RegInfo { ty: Type::Ptr, name: None });
            let value = Reg::from_index(regs.len() - 1);
            let op = Op::Load(Type::Ptr, Operand::Reg(slot), Access::PLAIN);
            out.push(Inst { results: smallvec![value], op, loc });
            *a = Operand::Reg(value);
        }
    }
}

/// Takes out ends of objects right before a return, where all objects of the function end anyway.
pub(super) fn join_ends(function: &mut Function) {
    let returns: Vec<bool> = function
        .blocks
        .iter()
        .map(|b| matches!(b.term, Terminator::Return(_)) && b.insts.iter().all(|i| matches!(i.op, Op::StackEnd(_))))
        .collect();
    for block in &mut function.blocks {
        let leaves = match &block.term {
            Terminator::Return(_) => true,
            Terminator::Jump(j) => returns[j.block.index()],
            _ => false,
        };
        while leaves && block.insts.last().is_some_and(|i| matches!(i.op, Op::StackEnd(_))) {
            block.insts.pop();
        }
    }
}
