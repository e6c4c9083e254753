//! Iterations of loops that change nothing.

use super::access::may_race;
use super::conditions;
use super::{Exec, ItemKind, State};
use fencepost_execution::Iteration;
use fencepost_ir::Reg;
use fencepost_solver::circuit::Lit;
use std::ops::Range;
use std::rc::Rc;

/// Whether an iteration that goes on has changed nothing: then the run without it shows the same (see
/// `ir::passes::spin` for the argument), and runs that go on need not be followed. If races are asked for, none of its
/// accesses may race. Nor need they be followed if it has only waited, [often enough](conditions).
pub(super) fn idle(
    exec: &mut Exec<'_, '_>,
    at: Iteration,
    entry: &State,
    next: &mut State,
    items: usize,
    live: &[Reg],
) -> bool {
    let before = conditions::forget(exec, at);
    if !is_same(exec, entry, next, live) {
        return false;
    }
    let all = exec.items().len();
    if is_quiet(exec, items..all, next.guard) {
        return true;
    }
    let wait = if exec.races { None } else { conditions::only_wait(exec, items, next.guard) };
    let Some(wait) = wait else { return false };
    let Range { start, end } = wait.items();
    is_quiet(exec, items..start, next.guard)
        && is_quiet(exec, end..all, next.guard)
        && conditions::enough(exec, at, before, wait)
}

/// Whether what lives on is the same before and behind an iteration.
fn is_same(exec: &mut Exec<'_, '_>, entry: &State, next: &mut State, live: &[Reg]) -> bool {
    let same = |r: &Reg| match (&entry.regs[r.index()], &next.regs[r.index()]) {
        (Some(a), Some(b)) => Rc::ptr_eq(a, b) || a.bits == b.bits && a.undef_bits() == b.undef_bits(),
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => false,
    };
    if entry.alone != next.alone || entry.nesting != next.nesting || !live.iter().all(same) {
        return false;
    }
    next.memory.freeze();
    for addr in entry.memory.differences(&next.memory) {
        let (a, b) = (exec.byte(&entry.memory, addr), exec.byte(&next.memory, addr));
        let (a, b) = (exec.single(&a), exec.single(&b));
        if a.bits != b.bits || a.undef_bits() != b.undef_bits() {
            return false;
        }
    }
    true
}

/// Whether items of the thread, those that may happen with this guard, store nothing that others could see.
fn is_quiet(exec: &mut Exec<'_, '_>, items: Range<usize>, goes_on: Lit) -> bool {
    let tid = exec.tid as usize;
    for item in &exec.threads[tid].items[items] {
        let guard = match &item.kind {
            ItemKind::Load(e) if may_race(exec, *e) => item.guard,
            ItemKind::Rmw { load, .. } if may_race(exec, *load) => item.guard,
            ItemKind::Rmw { store, .. } => exec.events[*store as usize].guard,
            ItemKind::Store(_)
            | ItemKind::Prelude(_)
            | ItemKind::Start(_)
            | ItemKind::Join(..)
            | ItemKind::Allocate(_)
            | ItemKind::Free(_)
            | ItemKind::Release(_) => item.guard,
            ItemKind::Load(_)
            | ItemKind::PrivateLoad(_)
            | ItemKind::PrivateStore
            | ItemKind::PrivateRmw(..)
            | ItemKind::Fence(_)
            | ItemKind::Sync { .. }
            | ItemKind::Branch(_)
            | ItemKind::Begin(_)
            | ItemKind::Finish(_)
            | ItemKind::Nondet(_)
            | ItemKind::Answer(_) => continue,
        };
        if !exec.shared.guards.exclusive(&exec.circuit, guard, goes_on) {
            return false;
        }
    }
    true
}
