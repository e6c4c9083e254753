//! Extents: which accesses must be taken apart into bytes, because they may overlap one of another extent.
//!
//! Source: `docs/memory-models.md`, accesses of different sizes. An address that is computed (`&taken[node - blocks]`) keeps all
//! objects that took part in it as targets, and then seems to overlap what it never touches. So before accesses are taken
//! apart, the solver is asked, without the memory order, which of their targets such an access can reach at all.
//! Guarantee: a target is dropped only if no values of the loads, within what memory may hold, lead there.
//! Misses: targets that only the memory order excludes.

use crate::exec::{EventId, Exec};
use crate::tuning;
use fencepost_solver::cadical::Cadical;

use fencepost_solver::encode::Encoder;
use fencepost_solver::sat::{Answer, Sat, Stopper};
use rustc_hash::{FxHashMap, FxHashSet};

/// The events that must be taken apart: those that may overlap an access of another extent, and all that share an object
/// with them. Targets that such an event cannot reach are dropped.
pub fn overlapping(exec: &mut Exec<'_, '_>, stopper: &Stopper) -> FxHashSet<EventId> {
    let mixed = mixed(exec);
    if mixed.is_empty() || !drop_unreachable(exec, &mixed, stopper) {
        return spread(exec, mixed);
    }
    let left = self::mixed(exec);
    spread(exec, left)
}

/// The objects that are accessed with extents that overlap.
fn mixed(exec: &Exec<'_, '_>) -> FxHashSet<u32> {
    let mut extents: FxHashMap<u32, FxHashSet<(u64, u32)>> = FxHashMap::default();
    for e in exec.events.iter().filter(|e| !e.private) {
        for (o, _) in &e.targets {
            let list = extents.entry(*o).or_default();
            match e.at {
                Some(at) => {
                    list.insert((at, e.size));
                }
                None => {
                    let base = exec.world.objects[*o as usize].base;
                    list.extend(exec.offsets(*o, &e.addr, e.size).map(|x| (base + x, e.size)));
                }
            }
        }
    }
    let mut mixed: FxHashSet<u32> = FxHashSet::default();
    for (o, list) in &extents {
        let mut sorted: Vec<(u64, u32)> = list.iter().copied().collect();
        sorted.sort_unstable();
        let mut end = 0;
        for (at, size) in sorted {
            if at < end {
                mixed.insert(*o);
                break;
            }
            end = at + u64::from(size);
        }
    }
    mixed
}

/// Drops targets that cannot be reached, of events with several of which one is mixed; whether there were any.
fn drop_unreachable(exec: &mut Exec<'_, '_>, mixed: &FxHashSet<u32>, stopper: &Stopper) -> bool {
    let mut solver = Cadical::new(stopper.clone());
    let mut encoder = Encoder::new();
    let mut dropped = false;
    for i in 0..exec.events.len() {
        let e = &exec.events[i];
        if e.private || e.targets.len() < 2 || !e.targets.iter().any(|(o, _)| mixed.contains(o)) {
            continue;
        }
        let (guard, targets) = (e.guard, e.targets.clone());
        let mut reached = Vec::new();
        for (o, inside) in targets.iter().copied() {
            let there = exec.circuit.and(guard, inside);
            let there = encoder.lit(&exec.circuit, &mut solver, there);
            solver.limit(tuning::EXTENT_CONFLICTS.of(exec.budget) as u32);
            if solver.solve(&[there]) != Answer::Unsat {
                reached.push((o, inside));
            }
        }
        if !reached.is_empty() && reached.len() < targets.len() {
            dropped = true;
            exec.shared.events[i].targets = reached;
        }
    }
    dropped
}

/// All events that touch one of the objects, or one that is touched together with them.
fn spread(exec: &Exec<'_, '_>, mut mixed: FxHashSet<u32>) -> FxHashSet<EventId> {
    let mut split = FxHashSet::default();
    loop {
        let before = split.len();
        for (i, e) in exec.events.iter().enumerate() {
            if !e.private && e.targets.iter().any(|(o, _)| mixed.contains(o)) {
                split.insert(i as EventId);
                mixed.extend(e.targets.iter().map(|(o, _)| *o));
            }
        }
        if split.len() == before {
            return split;
        }
    }
}
