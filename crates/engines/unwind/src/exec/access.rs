//! Memory accesses: which objects, inside their bounds and lives; directly, or against the unwinding.
//!
//! Source: `read` and `write` of Tomasco et al. (TACAS 2015), section 3. An access to what only its thread touches, or what
//! nobody writes any more, goes to the memory of the path. All others are read from, or matched with, the unwinding.
//! The end of an object's life is a write, too: to a place of its own, which every access to the object reads.
//! Deviation: the paper's prototype has no dynamic memory.

use super::{fence, item, looks, rejoin, Exec, ItemKind, Sect, State};
use crate::position::Position;
use crate::sequence::{At, Cell, Going};
use crate::world::{life, ObjId};
use fencepost_check::finding::FindingKind;
use fencepost_execution::shared::Exchange;
use fencepost_execution::value::{resized, Value, V};
use fencepost_execution::{compute, Targets};
use fencepost_ir::{Order, RmwOp, Type};
use fencepost_models::Wrap;
use fencepost_solver::bits::{self, Bits};
use fencepost_solver::circuit::Lit;
use std::rc::Rc;

fn lookup(firsts: &[(Cell, V)], cell: Cell) -> V {
    let found = firsts.iter().find(|(c, _)| *c == cell).map(|(_, v)| Rc::clone(v));
    found.unwrap_or_else(|| Value::undefined(8 * cell.size))
}

/// The places of an access that say whether its objects live.
fn lives(exec: &Exec<'_, '_>, targets: &[(ObjId, Lit)]) -> Vec<(u64, Lit)> {
    let mortal = targets.iter().filter(|(id, _)| exec.world.is_mortal(*id));
    mortal.map(|(id, is)| (life(*id), *is)).collect()
}

/// Moves on, maybe.
pub(super) fn advance(exec: &mut Exec<'_, '_>, st: &mut State, bytes: Option<&[(u64, u32)]>) {
    let who = Going { tid: exec.tid, guard: st.guard, section: None, looks: Lit::TRUE, late: Lit::FALSE };
    let from = At { position: &st.own.position, local: &mut st.own.local };
    st.own.position = exec.shared.unwinding.advance(&mut exec.circuit, who, from, bytes);
}

/// Whether one of the objects is dead at a position of a path.
fn dead(exec: &mut Exec<'_, '_>, st: &State, at: &Position, lives: &[(u64, Lit)]) -> Lit {
    let mut dead = Vec::new();
    for &(life, is) in lives {
        let lit = exec.circuit.input();
        if !exec.learning {
            let mut lits = vec![Lit::FALSE; 8];
            lits[0] = lit;
            let result = Rc::new(Value::of(Bits::new(&lits)));
            let first = |_: Cell| Value::constant(8, 0);
            let at = (at, &st.own.local);
            exec.shared.unwinding.read(&mut exec.circuit, exec.world, at, (life, Lit::TRUE), &result, &first);
        }
        dead.push(exec.circuit.and(is, lit));
    }
    exec.circuit.or_all(&dead)
}

/// Moves to where the bytes are read, and fails if an object is dead there. Without bytes, moves anywhere.
fn look(
    exec: &mut Exec<'_, '_>,
    st: &mut State,
    bytes: Option<&[(u64, u32)]>,
    targets: &[(ObjId, Lit)],
    kind: FindingKind,
) {
    let lives = lives(exec, targets);
    if !lives.is_empty() && !exec.shared.unwinding.supports_ends() {
        exec.unsupported(st, "an object that may end while others can reach it");
        return;
    }
    for (life, _) in &lives {
        exec.world.changed |= exec.world.known.may_read(*life, 1);
    }
    if st.own.section.is_none() && !exec.learning {
        let ends = lives.iter().map(|(life, _)| (*life, 1));
        let bytes: Option<Vec<(u64, u32)>> = bytes.map(|b| b.iter().copied().chain(ends).collect());
        if bytes.as_ref().is_none_or(|b| !b.is_empty()) {
            advance(exec, st, bytes.as_deref());
        }
    }
    let dead = dead(exec, st, &st.own.position.clone(), &lives);
    exec.fail(st, dead, kind);
}

/// What the cells of a place hold before all writes.
fn firsts(exec: &Exec<'_, '_>, place: u64, size: u32) -> Vec<(Cell, V)> {
    let start = exec.start.clone().unwrap_or_default();
    let first = |cell: Cell| (cell, exec.read(&start, cell.addr, cell.size));
    exec.shared.unwinding.cells(place, size).into_iter().map(first).collect()
}

/// What a read at a position yields.
fn shared_value(exec: &mut Exec<'_, '_>, st: &State, at: &Position, addr: &V, size: u32, targets: &Targets) -> V {
    for (_, at) in exec.places(addr, size, targets) {
        exec.world.changed |= exec.world.known.may_read(at, size);
    }
    let value = exec.any_value(addr, size, targets);
    if exec.learning {
        return value;
    }
    if let Some(section) = st.own.section {
        exec.shared.unwinding.clauses().push(vec![!st.guard, section.looks]);
    }
    for (place, is) in exec.possible_places(st, addr, size, targets) {
        let is = if targets.at.is_some() { Lit::TRUE } else { is };
        let firsts = firsts(exec, place, size);
        let first = |cell: Cell| lookup(&firsts, cell);
        let at = (at, &st.own.local);
        exec.shared.unwinding.read(&mut exec.circuit, exec.world, at, (place, is), &value, &first);
    }
    value
}

/// Moves to the thread's next write, and says where that is. The path ends if there is none.
fn step(exec: &mut Exec<'_, '_>, st: &mut State, places: &[(u64, Lit)], size: u32) -> Position {
    st.own.writes += 1;
    exec.stores += 1;
    let tid = exec.tid as usize;
    let most = &mut exec.most;
    most.resize(most.len().max(tid + 1), 0);
    most[tid] = most[tid].max(st.own.writes);
    let section = st.own.section;
    if let Some(inside) = section {
        // While stores may be on their way, others must not come between those and the section either.
        if inside.wrote != Lit::FALSE || !exec.model.keep.wr.other {
            exec.world.changed |= exec.world.known.wide_section();
        }
        st.own.section = Some(Sect { wrote: Lit::TRUE, ..inside });
    }
    if exec.learning {
        return st.own.position.clone();
    }
    let looks = section.map_or(Lit::TRUE, |s| s.looks);
    let late = section.map_or(Lit::FALSE, |s| s.late);
    let who = Going { tid: exec.tid, guard: st.guard, section: section.map(|s| s.wrote), looks, late };
    let from = At { position: &st.own.position, local: &mut st.own.local };
    let (at, guard) = exec.shared.unwinding.step(&mut exec.circuit, who, from, places, size);
    st.guard = guard;
    st.own.position = exec.shared.unwinding.settled(&st.own.position, &at);
    at
}

/// The path writes at a position.
fn matched(
    exec: &mut Exec<'_, '_>,
    st: &mut State,
    at: &Position,
    places: &[(u64, Lit)],
    value: &V,
    targets: &[(ObjId, Lit)],
) {
    let when = st.guard;
    if exec.learning {
        return;
    }
    let lives = lives(exec, targets);
    let dead = dead(exec, st, &st.own.position, &lives);
    exec.shared.unwinding.clauses().push(vec![!when, !dead]);
    let who = (exec.tid, when);
    for &(place, is) in places {
        let is = if places.len() == 1 { Lit::TRUE } else { is };
        let firsts = firsts(exec, place, value.width() / 8);
        let first = |cell: Cell| lookup(&firsts, cell);
        let at = At { position: at, local: &mut st.own.local };
        exec.shared.unwinding.write(&mut exec.circuit, exec.world, who, at, (place, is), value, &first);
    }
}

/// Ends the life of objects that others can see.
pub(super) fn end_life(exec: &mut Exec<'_, '_>, st: &mut State, targets: &[(ObjId, Lit)]) {
    look(exec, st, Some(&[]), targets, FindingKind::DoubleFree);
    for (id, _) in targets {
        let life = life(*id);
        exec.world.changed |= exec.world.known.may_write(life, 1, exec.tid);
        exec.world.may_hold(life, 0xfe, 0x01, 0);
    }
    let places: Vec<(u64, Lit)> = targets.iter().map(|(id, is)| (life(*id), *is)).collect();
    let here = step(exec, st, &places, 1);
    if !exec.learning {
        // Between the look and the end nobody else has ended them.
        let before = exec.shared.unwinding.before(&here);
        let lives = lives(exec, targets);
        let dead = dead(exec, st, &before, &lives);
        exec.shared.unwinding.clauses().push(vec![!st.guard, !dead]);
        let one = Value::constant(8, 1);
        let who = (exec.tid, st.guard);
        let first = |_: Cell| Value::constant(8, 0);
        for place in places {
            let at = At { position: &here, local: &mut st.own.local };
            exec.shared.unwinding.write(&mut exec.circuit, exec.world, who, at, place, &one, &first);
        }
    }
}

fn bytes_of(places: &[(u64, Lit)], size: u32) -> Vec<(u64, u32)> {
    places.iter().map(|(a, _)| (*a, size)).collect()
}

/// A load.
pub(super) fn load(exec: &mut Exec<'_, '_>, st: &mut State, ty: Type, addr: &V, order: Order) -> V {
    let target = exec.world.program.target;
    let (size, width) = (ty.bytes(&target), ty.bits(&target));
    let Some(targets) = exec.resolve(st, addr, size, false) else { return Value::undefined(width) };
    let Wrap { before, after } = exec.model.mapping.load(order);
    fence(exec, st, before);
    looks(exec, st);
    let value = if targets.shared {
        let places = exec.possible_places(st, addr, size, &targets);
        look(exec, st, Some(&bytes_of(&places, size)), &targets.list, FindingKind::UseAfterFree);
        let value = shared_value(exec, st, &st.own.position.clone(), addr, size, &targets);
        item(exec, st, ItemKind::Load(Rc::clone(&value), Some(st.own.position.clone())));
        value
    } else {
        let value = exec.direct_load(st, addr, size, &targets);
        item(exec, st, ItemKind::Load(Rc::clone(&value), None));
        value
    };
    fence(exec, st, after);
    resized(&value, width)
}

/// A store.
pub(super) fn store(exec: &mut Exec<'_, '_>, st: &mut State, ty: Type, addr: &V, value: &V, order: Order) {
    let target = exec.world.program.target;
    let size = ty.bytes(&target);
    let Some(targets) = exec.resolve(st, addr, size, true) else { return };
    let value = resized(value, 8 * size);
    let Wrap { before, after } = exec.model.mapping.store(order);
    fence(exec, st, before);
    if targets.shared {
        learn(exec, addr, &value, &targets);
        look(exec, st, Some(&[]), &targets.list, FindingKind::UseAfterFree);
        let places = exec.possible_places(st, addr, size, &targets);
        let at = step(exec, st, &places, size);
        matched(exec, st, &at, &places, &value, &targets.list);
        item(exec, st, ItemKind::Store(Some(at)));
    } else {
        exec.direct_store(st, addr, &value, &targets);
        item(exec, st, ItemKind::Store(None));
    }
    fence(exec, st, after);
}

/// A read-modify-write; the result is the old value.
pub(super) fn rmw(
    exec: &mut Exec<'_, '_>,
    st: &mut State,
    op: RmwOp,
    ty: Type,
    addr: &V,
    operand: &V,
    order: Order,
) -> V {
    let target = exec.world.program.target;
    let (size, width) = (ty.bytes(&target), ty.bits(&target));
    let Some(targets) = exec.resolve(st, addr, size, true) else { return Value::undefined(width) };
    let Wrap { before, after } = exec.model.mapping.rmw(order);
    fence(exec, st, before);
    looks(exec, st);
    if !targets.shared {
        let raw = exec.direct_load(st, addr, size, &targets);
        let (old, new) = modified(exec, op, ty, &raw, operand);
        exec.direct_store(st, addr, &new, &targets);
        let (read, write, stored) = (None, None, Lit::TRUE);
        item(exec, st, ItemKind::Rmw { old: raw, read, write, stored, exchange: false });
        fence(exec, st, after);
        return old;
    }
    look(exec, st, Some(&[]), &targets.list, FindingKind::UseAfterFree);
    let places = exec.possible_places(st, addr, size, &targets);
    let at = step(exec, st, &places, size);
    let before = exec.shared.unwinding.before(&at);
    let raw = shared_value(exec, st, &before, addr, size, &targets);
    let (old, new) = modified(exec, op, ty, &raw, operand);
    learn(exec, addr, &new, &targets);
    matched(exec, st, &at, &places, &new, &targets.list);
    let (read, write) = (Some(before), Some(at));
    item(exec, st, ItemKind::Rmw { old: raw, read, write, stored: Lit::TRUE, exchange: false });
    fence(exec, st, after);
    old
}

/// The old value of a read-modify-write, and the new one as memory holds it.
fn modified(exec: &mut Exec<'_, '_>, op: RmwOp, ty: Type, raw: &V, operand: &V) -> (V, V) {
    let target = exec.world.program.target;
    let old = resized(raw, ty.bits(&target));
    let new = compute::rmw(&mut exec.circuit, exec.world, op, ty, &target, &old, operand);
    exec.inexact |= new.inexact;
    (old, resized(&Rc::new(new.value), 8 * ty.bytes(&target)))
}

/// A compare-exchange; the results are the old value and whether it stored.
pub(super) fn exchange(exec: &mut Exec<'_, '_>, st: &mut State, what: Exchange<'_>) -> (V, V) {
    let Exchange { ty, addr, expected, new, success: order, weak, .. } = what;
    let target = exec.world.program.target;
    let (size, width) = (ty.bytes(&target), ty.bits(&target));
    let nothing = || (Value::undefined(width), Value::undefined(1));
    let Some(targets) = exec.resolve(st, addr, size, true) else { return nothing() };
    // On the models of this engine a compare-exchange that fails has the fences of one that does not.
    let Wrap { before, after } = exec.model.mapping.rmw(order);
    fence(exec, st, before);
    looks(exec, st);
    let places = exec.possible_places(st, addr, size, &targets);
    let raw = if targets.shared {
        // If it stores, its place is that of the store, which may be behind any write.
        look(exec, st, None, &targets.list, FindingKind::UseAfterFree);
        shared_value(exec, st, &st.own.position.clone(), addr, size, &targets)
    } else {
        exec.direct_load(st, addr, size, &targets)
    };
    // An undefined value cannot be compared.
    let undefined = raw.any_undef(&mut exec.circuit);
    exec.fail(st, undefined, FindingKind::Undefined("a compare-exchange"));
    let old = resized(&raw, width);
    let equal = bits::eq(&mut exec.circuit, &old.bits, &expected.bits);
    let free = if weak { exec.circuit.input() } else { Lit::TRUE };
    let stored = exec.circuit.and(equal, free);
    let new = resized(new, 8 * size);
    let flag = Rc::new(Value::of(Bits::new(&[stored])));
    if !targets.shared {
        let value = exec.choose(stored, &new, &raw);
        exec.direct_store(st, addr, &value, &targets);
        item(exec, st, ItemKind::Rmw { old: raw, read: None, write: None, stored, exchange: true });
        fence(exec, st, after);
        return (old, flag);
    }
    learn(exec, addr, &new, &targets);
    let read = Some(st.own.position.clone());
    let mut won = State { guard: exec.circuit.and(st.guard, stored), ..st.clone() };
    let lost = State { guard: exec.circuit.and(st.guard, !stored), ..st.clone() };
    // The write follows at once, as in a section.
    let section = won.own.section;
    if section.is_none() {
        won.own.section = Some(Sect { wrote: Lit::FALSE, looks: Lit::TRUE, late: Lit::FALSE, chose: Lit::FALSE });
    }
    let at = step(exec, &mut won, &places, size);
    won.own.section = won.own.section.filter(|_| section.is_some());
    matched(exec, &mut won, &at, &places, &new, &targets.list);
    let write = Some(at);
    st.memory.freeze();
    rejoin(exec, st, vec![lost, won]);
    item(exec, st, ItemKind::Rmw { old: raw, read, write, stored, exchange: true });
    fence(exec, st, after);
    (old, flag)
}

/// Notes what a store may leave in shared memory, and where.
fn learn(exec: &mut Exec<'_, '_>, addr: &V, value: &V, targets: &Targets) {
    for (_, at) in exec.places(addr, value.width() / 8, targets) {
        exec.world.changed |= exec.world.known.may_write(at, value.width() / 8, exec.tid);
    }
    exec.learn(addr, value, targets);
}
