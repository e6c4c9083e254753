//! Stack memory that is used again, in counterexamples.
//!
//! Source: our own. Here every stack object has an address of its own. The interpreter, which executes a counterexample again, puts an
//! object where an ended one was. A program that touches no ended object sees no difference, except that accesses to one address
//! have an order: a model without other order may let the accesses to a new object take effect before those to the old
//! one, and then no order of the run exists that the interpreter's addresses allow. The same holds for an access to an object that has
//! ended: it must come before another object is there.
//! So there is a literal under which the accesses of a thread to its later stack objects are behind the ends of its earlier ones, and
//! behind late accesses to them. A run is asked for under this literal first.
//! Guarantee: only the choice among counterexamples depends on it. Proofs and whether there is a violation do not.
//! Misses: objects that are not at the same place are ordered too, so that there may be no such run although one could be replayed.

use crate::exec::{EventId, Exec, ItemKind};
use crate::order::{NodeId, Order};
use crate::tuning;
use fencepost_execution::ObjId;
use fencepost_solver::circuit::Lit;
use rustc_hash::FxHashMap;

/// An access that comes too late: the index of the end, the place of the access, and when it is so.
pub(crate) type Late = (usize, NodeId, Lit);

/// The literal under which stack memory is used again in order; none if it is not used again.
pub(crate) fn in_order(exec: &mut Exec<'_, '_>, order: &mut Order, late: &[Late]) -> Option<Lit> {
    let pairs = pairs(exec);
    if pairs.is_empty() || pairs.len() > tuning::REUSED.of(exec.budget) {
        return None;
    }
    let tidy = exec.circuit.input();
    for (end, event) in pairs {
        let behind = order.place[event as usize].0;
        let guard = exec.circuit.and(tidy, order.end_executed[end]);
        order.guarded.push((guard, order.ends[end], behind));
        for (_, access, when) in late.iter().filter(|(of, _, _)| *of == end) {
            let guard = exec.circuit.and(tidy, *when);
            order.guarded.push((guard, *access, behind));
        }
    }
    Some(tidy)
}

/// Each end of a stack object with the accesses of its thread to objects that were made after it.
fn pairs(exec: &Exec<'_, '_>) -> Vec<(usize, EventId)> {
    let mut made: FxHashMap<ObjId, u32> = FxHashMap::default();
    for (i, item) in exec.threads.iter().flat_map(|t| t.items.iter().enumerate()) {
        if let ItemKind::Allocate(o) = item.kind {
            made.insert(o, i as u32);
        }
    }
    let mut out = Vec::new();
    for (f, end) in exec.ends.iter().enumerate() {
        let item = exec.threads[end.thread as usize].items.get(end.item as usize);
        if !item.is_some_and(|i| matches!(i.kind, ItemKind::Release(_))) {
            continue;
        }
        let later = |o: &ObjId| {
            exec.world.is_mortal(*o)
                && !exec.world.objects[*o as usize].heap
                && made.get(o).is_some_and(|at| *at > end.item)
        };
        for (e, event) in exec.events.iter().enumerate() {
            let behind = event.thread == end.thread && event.item > end.item && !event.private;
            if behind && event.targets.iter().any(|(o, _)| later(o)) {
                out.push((f, e as EventId));
            }
        }
    }
    out
}
