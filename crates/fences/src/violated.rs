//! Which candidates would have forbidden a run.
//!
//! Source: the order axiom of `docs/memory-models.md`. A fence keeps `x <po y` if it stands between them and names their
//! kinds. It *forbids* a run if there are such `x` and `y` with `y` before `x` in the run's memory order.
//!
//! Guarantee: a run of a program that no candidate of a set forbids is still a run when the program has that set: the
//! fences are all that changes, and the order axiom still holds for them. So every set that is enough contains one of
//! the candidates given here.
//! Deviation: an instruction with several accesses (a copy of a block, a call of a library function) counts as if the
//! fence stood before, or behind, each of them. That may name a candidate too many, which costs a check and
//! never the minimum: whoever has taken the candidate and gets the same run again knows better. A fence at the end of a function
//! counts as if it stood behind each access that may be the last one there; so it may be named for an access after which the
//! function went on.

use crate::candidates::Candidate;
use fencepost_check::trace::{TraceEvent, TraceKind};
use fencepost_check::Trace;
use fencepost_ir::passes::fences::{ends, Class, Place};
use fencepost_ir::{FenceMask, Loc, Program};
use fencepost_models::{Model, Wrap};
use std::collections::BTreeMap;

/// The candidates, as indices, that forbid the run.
pub fn violated(program: &Program, model: &Model, candidates: &[Candidate], trace: &Trace) -> Vec<usize> {
    let mut by_place: BTreeMap<Place, Vec<usize>> = BTreeMap::new();
    for (i, candidate) in candidates.iter().enumerate() {
        by_place.entry(candidate.place).or_default().push(i);
    }
    let mut at_end: BTreeMap<Place, Vec<usize>> = BTreeMap::new();
    for end in ends(program) {
        let own = by_place.get(&end.place).into_iter().flatten();
        own.for_each(|c| end.last.iter().for_each(|place| at_end.entry(*place).or_default().push(*c)));
    }
    let mut found = vec![false; candidates.len()];
    for thread in 0..trace.threads.len() {
        let lane = Lane::new(trace, thread as u32);
        for (at, &event) in lane.events.iter().enumerate() {
            let e = &trace.events[event];
            for place in places(program, e) {
                for &c in by_place.get(&place).into_iter().flatten() {
                    let failed = e.kind == TraceKind::CmpXchgFailed;
                    let Wrap { before, after } =
                        if failed { candidates[c].wrap_failed(model) } else { candidates[c].wrap(model) };
                    found[c] |= lane.turned(before, at) || lane.turned(after, at + 1);
                }
                for &c in at_end.get(&place).into_iter().flatten() {
                    found[c] |= lane.turned(candidates[c].wrap(model).before, at + 1);
                }
            }
        }
    }
    (0..candidates.len()).filter(|c| found[*c]).collect()
}

/// The places that an event may belong to.
fn places(program: &Program, e: &TraceEvent) -> Vec<Place> {
    let Some(file) = program.files.iter().position(|f| *f == e.file) else { return Vec::new() };
    let loc = Loc { file: fencepost_ir::FileId::from_index(file), line: e.line, column: e.column };
    let classes: &[Class] = match (e.library.is_some(), e.kind) {
        (true, _) => &[Class::Call],
        (false, TraceKind::Load) => &[Class::Load, Class::Block],
        (false, TraceKind::Store) => &[Class::Store, Class::Block],
        (false, TraceKind::Rmw) => &[Class::Rmw],
        (false, TraceKind::CmpXchg | TraceKind::CmpXchgFailed) => &[Class::CmpXchg],
        (false, TraceKind::Fence) => &[Class::Fence],
        (false, TraceKind::Free) => &[Class::Free],
        (false, TraceKind::End) => &[Class::End],
        (
            false,
            TraceKind::AtomicBegin
            | TraceKind::AtomicEnd
            | TraceKind::ThreadStart
            | TraceKind::ThreadJoin
            | TraceKind::Nondet
            | TraceKind::Answer
            | TraceKind::Exit,
        ) => &[],
    };
    classes.iter().map(|class| Place { loc, class: *class }).collect()
}

/// A thread's events in program order, with the extremes of their places in the memory order.
struct Lane {
    events: Vec<usize>,
    /// The last place among the loads, and among the stores, of the first so many events.
    last: [Vec<Option<usize>>; 2],
    /// The first place among the loads, and among the stores, of the events from this one on.
    first: [Vec<Option<usize>>; 2],
}

impl Lane {
    fn new(trace: &Trace, thread: u32) -> Lane {
        let events: Vec<usize> = (0..trace.events.len()).filter(|i| trace.events[*i].thread == thread).collect();
        let mut at: [BTreeMap<usize, usize>; 2] = [BTreeMap::new(), BTreeMap::new()];
        for (place, item) in trace.order.iter().enumerate() {
            at[usize::from(item.store)].insert(item.event as usize, place);
        }
        let side = |kind: usize| {
            let places: Vec<Option<usize>> = events.iter().map(|e| at[kind].get(e).copied()).collect();
            let mut last = vec![None];
            for place in &places {
                last.push((*place).max(last[last.len() - 1]));
            }
            let mut first = vec![None];
            for place in places.iter().rev() {
                let so_far = first[first.len() - 1];
                first.push(match (*place, so_far) {
                    (Some(a), Some(b)) => Some(usize::min(a, b)),
                    (a, b) => a.or(b),
                });
            }
            first.reverse();
            (last, first)
        };
        let ((loads_last, loads_first), (stores_last, stores_first)) = (side(0), side(1));
        Lane { events, last: [loads_last, stores_last], first: [loads_first, stores_first] }
    }

    /// Whether a fence before the event with this number would keep a pair that the run has the other way round.
    fn turned(&self, mask: FenceMask, at: usize) -> bool {
        let pair = |bit: FenceMask, x: usize, y: usize| {
            let (Some(x), Some(y)) = (self.last[x][at], self.first[y][at]) else { return false };
            mask.covers(bit) && y < x
        };
        pair(FenceMask::LL, 0, 0) || pair(FenceMask::LS, 0, 1) || pair(FenceMask::SL, 1, 0) || pair(FenceMask::SS, 1, 1)
    }
}
