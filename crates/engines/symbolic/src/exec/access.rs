//! Memory accesses: directly, or as events.

use super::{item, late, observe, Event, EventId, Exec, ItemKind, State};
use crate::world::Use;
use fencepost_check::finding::FindingKind;
use fencepost_execution::compute;
use fencepost_execution::memory::Memory;
use fencepost_execution::shared::Exchange;
use fencepost_execution::value::{depending, resized, union, Dep, Deps, Value, V};
use fencepost_execution::Targets;
use fencepost_ir::{FenceMask, Order, RmwOp, Type};
use fencepost_models::{Kind, Wrap};
use fencepost_solver::bits::{self, Bits};
use fencepost_solver::circuit::Lit;
use std::rc::Rc;

/// What an access touches.
struct Touched {
    targets: Targets,
    /// See [`Event::late`].
    late: Option<Lit>,
    /// See [`Event::goes_on`].
    goes_on: bool,
    /// See [`Event::wrong`].
    wrong: Lit,
    /// See [`Event::resolved`].
    resolved: u32,
}

/// Finds what an access touches; the thread fails where it touches nothing that it may. `None` if it always fails. An access that
/// comes after the end of its object is a finding; `goes_on` says whether the thread goes on then.
fn resolve(
    exec: &mut Exec<'_, '_>,
    st: &mut State,
    addr: &V,
    size: u32,
    write: bool,
    goes_on: bool,
) -> Option<Touched> {
    let resolved = exec.items().len() as u32;
    let targets = exec.resolve(st, addr, size, write)?;
    let (mut late, mut wrong) = (None, Lit::FALSE);
    if targets.shared && targets.list.iter().any(|(id, _)| exec.world.is_mortal(*id)) {
        let lit = exec.circuit.input();
        late = Some(lit);
        if !goes_on {
            wrong = exec.circuit.and(st.guard, lit);
            exec.fail(st, lit, FindingKind::UseAfterFree);
        }
    }
    (st.guard != Lit::FALSE).then_some(Touched { targets, late, goes_on, wrong, resolved })
}

fn event(
    exec: &mut Exec<'_, '_>,
    st: &State,
    kind: Kind,
    addr: &V,
    value: V,
    Touched { targets, late, goes_on, wrong, resolved }: &Touched,
    order: Order,
) -> EventId {
    let id = exec.events.len() as EventId;
    let item = exec.items().len() as u32;
    let call = exec.following.number();
    exec.shared.events.push(Event {
        thread: exec.tid,
        kind,
        guard: st.guard,
        section: st.own.section,
        addr: Rc::clone(addr),
        at: targets.at,
        size: value.width() / 8,
        targets: targets.list.clone(),
        value,
        order,
        private: !targets.shared,
        pair: None,
        fenced: false,
        late: *late,
        goes_on: *goes_on,
        wrong: *wrong,
        resolved: *resolved,
        call,
        item,
    });
    if let Some(s) = st.own.section {
        exec.sections[s as usize].events.push(id);
    }
    if exec.races && targets.shared {
        note_uses(exec, id);
    }
    id
}

fn how(exec: &Exec<'_, '_>, event: EventId) -> Use {
    let e = &exec.events[event as usize];
    Use { write: e.kind == Kind::W, plain: !e.order.is_atomic(), section: exec.in_section(event) }
}

/// Notes what others may race with.
fn note_uses(exec: &mut Exec<'_, '_>, event: EventId) {
    let how = how(exec, event);
    let (list, section) = (exec.events[event as usize].targets.clone(), exec.events[event as usize].section);
    for (id, _) in list {
        exec.world.changed |= exec.world.known.note_use(id, exec.tid, how);
        let spin = section.is_some_and(|s| exec.sections[s as usize].spin);
        exec.world.known.hidden |= spin && exec.world.known.may_race(id, exec.tid, how);
    }
}

/// Notes that what others do with objects may race with their end.
pub(super) fn note_end(exec: &mut Exec<'_, '_>, st: &State, targets: &[(crate::world::ObjId, Lit)]) {
    if exec.races {
        let how = Use { write: true, plain: true, section: exec.is_of_program(st.own.section) };
        for (id, _) in targets {
            exec.world.changed |= exec.world.known.note_use(*id, exec.tid, how);
        }
    }
}

/// Whether an access may race with another thread's, as far as this round knows.
pub(super) fn may_race(exec: &Exec<'_, '_>, event: EventId) -> bool {
    let (e, how) = (&exec.events[event as usize], how(exec, event));
    exec.races && !e.private && e.targets.iter().any(|(id, _)| exec.world.known.may_race(*id, e.thread, how))
}

fn own_dep(exec: &mut Exec<'_, '_>, load: EventId) -> Deps {
    if !exec.follows_dependencies() {
        return Deps::new();
    }
    exec.deps.push(Dep::Load(load));
    Deps::from_slice(&[exec.deps.len() as u32 - 1])
}

/// A load.
pub(super) fn load(exec: &mut Exec<'_, '_>, st: &mut State, ty: Type, addr: &V, order: Order) -> V {
    let target = exec.world.program.target;
    let (size, width) = (ty.bytes(&target), ty.bits(&target));
    let goes_on = late::goes_on(exec, Kind::R);
    let Some(touched) = resolve(exec, st, addr, size, false, goes_on) else { return Value::undefined(width) };
    let targets = &touched.targets;
    let Wrap { before, after } = exec.model.mapping.load(order);
    fence(exec, st, before);
    let value =
        if targets.shared { exec.any_value(addr, size, targets) } else { exec.direct_load(st, addr, size, targets) };
    let mut deps = value.deps.clone();
    if targets.shared || exec.placed(st) {
        let id = event(exec, st, Kind::R, addr, Rc::clone(&value), &touched, order);
        item(exec, st, ItemKind::Load(id));
        if targets.shared {
            observe::touched(exec, st, &[(Lit::TRUE, id)]);
        }
        deps = union(&deps, &own_dep(exec, id));
    } else {
        item(exec, st, ItemKind::PrivateLoad(Rc::clone(&value)));
    }
    fence(exec, st, after);
    resized(&depending(&value, deps), width)
}

/// A store.
pub(super) fn store(exec: &mut Exec<'_, '_>, st: &mut State, ty: Type, addr: &V, value: &V, order: Order) {
    let target = exec.world.program.target;
    let size = ty.bytes(&target);
    let goes_on = late::goes_on(exec, Kind::W);
    let Some(touched) = resolve(exec, st, addr, size, true, goes_on) else { return };
    let value = resized(value, 8 * size);
    let targets = &touched.targets;
    let Wrap { before, after } = exec.model.mapping.store(order);
    fence(exec, st, before);
    if targets.shared {
        exec.learn(addr, &value, targets);
    } else {
        exec.direct_store(st, addr, &value, targets);
    }
    if targets.shared || exec.placed(st) {
        let id = event(exec, st, Kind::W, addr, value, &touched, order);
        item(exec, st, ItemKind::Store(id));
        if targets.shared {
            observe::touched(exec, st, &[(Lit::TRUE, id)]);
        }
    } else {
        item(exec, st, ItemKind::PrivateStore);
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
    let goes_on = late::goes_on(exec, Kind::R);
    let Some(touched) = resolve(exec, st, addr, size, true, goes_on) else { return Value::undefined(width) };
    let targets = &touched.targets;
    let Wrap { before, after } = exec.model.mapping.rmw(order);
    fence(exec, st, before);
    let raw =
        if targets.shared { exec.any_value(addr, size, targets) } else { exec.direct_load(st, addr, size, targets) };
    let placed = targets.shared || exec.placed(st);
    let load = placed.then(|| event(exec, st, Kind::R, addr, Rc::clone(&raw), &touched, order));
    let deps = match load {
        Some(id) => union(&raw.deps, &own_dep(exec, id)),
        None => raw.deps.clone(),
    };
    let old = resized(&depending(&raw, deps), width);
    let new = compute::rmw(&mut exec.circuit, exec.world, op, ty, &target, &old, operand);
    exec.inexact |= new.inexact;
    let deps = union(&union(&new.value.deps, &old.deps), &addr.deps);
    let new = resized(&Rc::new(Value { deps, ..new.value }), 8 * size);
    if targets.shared {
        exec.learn(addr, &new, targets);
    } else {
        exec.direct_store(st, addr, &new, targets);
    }
    match load {
        None => {
            item(exec, st, ItemKind::PrivateRmw(Rc::clone(&raw), Lit::TRUE, false));
        }
        Some(load) => {
            let store = event(exec, st, Kind::W, addr, new, &touched, order);
            let full = before == FenceMask::FULL && after == FenceMask::FULL;
            pair(exec, load, store, full);
            item(exec, st, ItemKind::Rmw { load, store, stored: Lit::TRUE, exchange: false });
            if targets.shared {
                observe::touched(exec, st, &[(Lit::TRUE, store)]);
            }
        }
    }
    fence(exec, st, after);
    old
}

fn pair(exec: &mut Exec<'_, '_>, load: EventId, store: EventId, fenced: bool) {
    exec.events[load as usize].pair = Some(store);
    exec.events[store as usize].pair = Some(load);
    exec.events[load as usize].fenced = fenced;
    exec.events[store as usize].fenced = fenced;
}

/// A compare-exchange; the results are the old value and whether it stored.
pub(super) fn exchange(exec: &mut Exec<'_, '_>, st: &mut State, what: Exchange<'_>) -> (V, V) {
    let Exchange { ty, addr, expected, new, success, failure, weak } = what;
    let target = exec.world.program.target;
    let (size, width) = (ty.bytes(&target), ty.bits(&target));
    let nothing = || (Value::undefined(width), Value::undefined(1));
    let goes_on = late::goes_on(exec, Kind::R);
    let Some(touched) = resolve(exec, st, addr, size, true, goes_on) else { return nothing() };
    let targets = &touched.targets;
    let raw =
        if targets.shared { exec.any_value(addr, size, targets) } else { exec.direct_load(st, addr, size, targets) };
    // What is undefined cannot be compared: the thread ends here, and stores nothing.
    let undefined = raw.any_undef(&mut exec.circuit);
    let equal = {
        let old = resized(&raw, width);
        let same = bits::eq(&mut exec.circuit, &old.bits, &expected.bits);
        exec.circuit.and(same, !undefined)
    };
    let stored = if weak {
        let free = exec.circuit.input();
        exec.circuit.and(equal, free)
    } else {
        equal
    };
    let (won, lost) = (exec.model.mapping.rmw(success), exec.model.mapping.failed(failure));
    let when = State { guard: exec.circuit.and(st.guard, stored), ..st.clone() };
    let unless = State { guard: exec.circuit.and(st.guard, !stored), ..st.clone() };
    let wrap = |exec: &mut Exec<'_, '_>, st: &State, after: bool| {
        let pick = |w: Wrap| if after { w.after } else { w.before };
        // What both keep is kept whatever comes of it.
        let (yes, no) = (pick(won), pick(lost));
        let common = FenceMask(yes.0 & no.0);
        fence(exec, st, common);
        if yes != common {
            fence(exec, &when, yes);
        }
        if no != common {
            fence(exec, &unless, no);
        }
    };
    wrap(exec, st, false);
    let placed = targets.shared || exec.placed(st);
    let load = placed.then(|| event(exec, st, Kind::R, addr, Rc::clone(&raw), &touched, failure));
    let deps = match load {
        Some(id) => union(&raw.deps, &own_dep(exec, id)),
        None => raw.deps.clone(),
    };
    let deps = union(&deps, &expected.deps);
    let old = resized(&depending(&raw, deps.clone()), width);
    let deps = union(&union(&new.deps, &deps), &addr.deps);
    let new = resized(&depending(new, deps), 8 * size);
    if targets.shared {
        exec.learn(addr, &new, targets);
    } else {
        let value = exec.choose(stored, &new, &raw);
        exec.direct_store(st, addr, &value, targets);
    }
    match load {
        None => {
            item(exec, st, ItemKind::PrivateRmw(Rc::clone(&raw), stored, true));
        }
        Some(load) => {
            let store = event(exec, &when, Kind::W, addr, new, &touched, success);
            let full = won.before == FenceMask::FULL && won.after == FenceMask::FULL;
            pair(exec, load, store, full);
            item(exec, st, ItemKind::Rmw { load, store, stored, exchange: true });
            if targets.shared {
                observe::touched(exec, st, &[(stored, store), (!stored, load)]);
            }
        }
    }
    wrap(exec, st, true);
    exec.fail(st, undefined, FindingKind::Undefined("a compare-exchange"));
    let flag = Rc::new(Value { deps: old.deps.clone(), ..Value::of(Bits::new(&[stored])) });
    (old, flag)
}

/// Makes stores of what a path did alone where another path has already started threads.
pub(super) fn prelude(exec: &mut Exec<'_, '_>, st: &State, start: &Memory) {
    let different = st.memory.differences(start);
    let mut done: u64 = 0;
    for addr in different {
        if addr < done {
            continue;
        }
        let Some(id) = exec.world.object_at(addr) else { continue };
        if !exec.world.is_shared(id) {
            // Nobody else looks at it, or this round does not know yet: the next one will.
            exec.world.touch(id, exec.tid, true);
            continue;
        }
        let byte = exec.byte(&st.memory, addr);
        let (value, size) =
            if byte.index == 0 { (Rc::clone(&byte.value), byte.value.width() / 8) } else { (exec.single(&byte), 1) };
        let whole = (0..u64::from(size)).all(|k| {
            let b = exec.byte(&st.memory, addr + k);
            u64::from(b.index) == k && Rc::ptr_eq(&b.value, &value)
        });
        let (value, size) = if whole { (value, size) } else { (exec.single(&byte), 1) };
        done = addr + u64::from(size);
        let width = u32::from(exec.world.program.target.pointer_bits);
        let at = Value::constant(width, u128::from(addr));
        let targets = Targets { at: Some(addr), list: vec![(id, Lit::TRUE)], shared: true };
        exec.learn(&at, &value, &targets);
        let touched = Touched { targets, late: None, goes_on: false, wrong: Lit::FALSE, resolved: 0 };
        let event = event(exec, st, Kind::W, &at, value, &touched, Order::Plain);
        item(exec, st, ItemKind::Prelude(event));
    }
}

/// A fence of the model.
pub(super) fn fence(exec: &mut Exec<'_, '_>, st: &State, mask: FenceMask) {
    if !mask.is_none() && !st.alone {
        item(exec, st, ItemKind::Fence(mask));
    }
}
