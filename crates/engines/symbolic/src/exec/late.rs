//! Which accesses something may overtake that makes another thread end their object.
//!
//! Source: `docs/memory-models.md`, "Lives of objects". An access that comes after the end of its object is a finding, and its thread
//! goes on. Mostly it may as well stop there. What it does next can be what the other thread has waited for only if a store behind the
//! access may come before it in the memory order; or, where the model keeps no dependencies, if another thread may store
//! something, or end the object, before the loads that it waited with. Such accesses are found when all threads have been executed; then one more round follows, in which their
//! threads go on.
//! Guarantee: of an access that is not found, every later store of its thread that others can see is kept behind it, and what others
//! store or end because of these stores is kept behind them, in every run.
//! Misses: that a store may depend on the access, which some models keep in order; the formula knows.

use super::{Event, Exec, ItemKind};
use crate::tuning;
use fencepost_check::layout::Tid;
use fencepost_ir::FenceMask;
use fencepost_models::Kind;
use fencepost_solver::circuit::Lit;
use rustc_hash::FxHashSet;

/// Whether the model lets stores behind an access of this kind overtake it.
pub(super) fn may_be_overtaken(exec: &Exec<'_, '_>, kind: Kind) -> bool {
    let keep = exec.model.keep;
    match kind {
        Kind::R => !keep.rw.other,
        Kind::W => !keep.ww.other,
    }
}

/// Whether the thread goes on behind an access at this place that comes too late: a store was found that may overtake it. Where only
/// races are sought it stops: an access that can be overtaken like that races with the end as well when it is in time.
pub(super) fn goes_on(exec: &mut Exec<'_, '_>, kind: Kind) -> bool {
    let place = (exec.tid, exec.items().len() as u32);
    !exec.only_races && may_be_overtaken(exec, kind) && exec.world.known.overtaken.contains(&place)
}

/// Finds the accesses that may be overtaken. If there are new ones, the round does not count.
pub(super) fn finish(exec: &mut Exec<'_, '_>) {
    let mut found: Vec<(Tid, u32)> = Vec::new();
    let hasty = hasty(exec);
    for e in &exec.shared.events {
        let asked = !exec.only_races && e.late.is_some() && !e.goes_on && may_be_overtaken(exec, e.kind);
        if asked && (hasty.iter().any(|tid| *tid != e.thread) || is_overtaken(exec, e)) {
            found.push((e.thread, e.resolved));
        }
    }
    for place in found {
        exec.world.changed |= exec.world.known.overtaken.insert(place);
    }
}

/// The threads that may store something, or end an object, before they have loaded what they had waited for: where the model keeps no
/// dependencies, and no fence stands between. What others have waited for may then come before its own cause.
fn hasty(exec: &Exec<'_, '_>) -> FxHashSet<Tid> {
    let keep = exec.model.keep;
    if keep.dependencies || keep.rw.other {
        return FxHashSet::default();
    }
    let stores = exec.shared.events.iter().filter(|e| e.kind == Kind::W && !e.private);
    let stores = stores.map(|e| (e.thread, e.item, e.guard));
    let ends = exec.shared.ends.iter().map(|e| (e.thread, e.item, e.guard));
    let mut threads = FxHashSet::default();
    for (thread, item, guard) in stores.chain(ends) {
        if !threads.contains(&thread) && is_hasty(exec, thread, item, guard) {
            threads.insert(thread);
        }
    }
    threads
}

/// Whether a load that others could store for stands before a store, or an end, without a fence between.
fn is_hasty(exec: &Exec<'_, '_>, thread: Tid, at: u32, guard: Lit) -> bool {
    let items = &exec.threads[thread as usize].items;
    let always = |lit: Lit| lit == Lit::TRUE || lit == guard || lit == items[at as usize].guard;
    let far = tuning::FAR.of(exec.budget);
    let before = items[..at as usize].iter().rev();
    for item in before.clone().take(far) {
        match &item.kind {
            ItemKind::Load(e) | ItemKind::Rmw { load: e, .. } => {
                if !exec.shared.events[*e as usize].private {
                    return true;
                }
            }
            ItemKind::Fence(mask) if mask.covers(FenceMask::LS) && always(item.guard) => return false,
            ItemKind::Start(_) | ItemKind::Join(..) if always(item.guard) => return false,
            ItemKind::Fence(_)
            | ItemKind::Start(_)
            | ItemKind::Join(..)
            | ItemKind::Store(_)
            | ItemKind::Prelude(_)
            | ItemKind::PrivateLoad(_)
            | ItemKind::PrivateStore
            | ItemKind::PrivateRmw(..)
            | ItemKind::Sync { .. }
            | ItemKind::Branch(_)
            | ItemKind::Begin(_)
            | ItemKind::Finish(_)
            | ItemKind::Nondet(_)
            | ItemKind::Allocate(_)
            | ItemKind::Free(_)
            | ItemKind::Release(_)
            | ItemKind::Answer(_) => {}
        }
    }
    before.count() > far
}

/// Whether a store that others can see follows without a fence between.
fn is_overtaken(exec: &Exec<'_, '_>, event: &Event) -> bool {
    let items = &exec.threads[event.thread as usize].items;
    let guard = event.guard;
    let kept = match event.kind {
        Kind::R => FenceMask::LS,
        Kind::W => FenceMask::SS,
    };
    // The access is executed only if the path comes to its item.
    let always = |lit: Lit| lit == Lit::TRUE || lit == guard || lit == items[event.item as usize].guard;
    let far = tuning::FAR.of(exec.budget);
    let behind = items.iter().skip(event.item as usize + 1);
    for item in behind.clone().take(far) {
        match &item.kind {
            ItemKind::Store(e) | ItemKind::Rmw { store: e, .. } | ItemKind::Prelude(e) => {
                if !exec.shared.events[*e as usize].private {
                    return true;
                }
            }
            ItemKind::Fence(mask) if mask.covers(kept) && always(item.guard) => return false,
            ItemKind::Start(_) | ItemKind::Join(..) if always(item.guard) => return false,
            ItemKind::Fence(_)
            | ItemKind::Start(_)
            | ItemKind::Join(..)
            | ItemKind::Load(_)
            | ItemKind::PrivateLoad(_)
            | ItemKind::PrivateStore
            | ItemKind::PrivateRmw(..)
            | ItemKind::Sync { .. }
            | ItemKind::Branch(_)
            | ItemKind::Begin(_)
            | ItemKind::Finish(_)
            | ItemKind::Nondet(_)
            | ItemKind::Allocate(_)
            | ItemKind::Free(_)
            | ItemKind::Release(_)
            | ItemKind::Answer(_) => {}
        }
    }
    behind.count() > far
}
