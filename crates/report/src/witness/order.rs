//! The order in which the waypoints of a run stand.
//!
//! A trace orders what touches shared memory; where it has the other steps, such as the end of an atomic section, says nothing.
//! To a reader of a witness they do say something: who has not passed the end of a section is still in it. So the steps
//! that nobody else sees are moved next to those that others do, and each thread keeps its own order:
//!
//! - the end of a section directly behind the thread's step before,
//! - the beginning of a section and an input directly before the thread's step behind,
//! - the start of a thread directly before that, or before the first step of the new thread,
//! - what touches only a thread's own memory, and a library's fences, to either,
//! - under sequential consistency a load directly before the next step of its line, if nobody stores there between: where a line can
//!   be done at once, it is.
//!
//! Guarantee: the result is the same run, because only steps move that commute with all steps of other threads between. A section
//! whose accesses are together in the trace is together as a whole. Threads start late because there are readers who let a new thread
//! run to its first waypoint at once, and do not know the threads whose starts come behind it.

use crate::steps::ends;
use fencepost_check::trace::{Trace, TraceEvent, TraceKind};
use std::collections::HashMap;

/// How a step may move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moves {
    No,
    Up,
    Down,
    Either,
}

/// The same run, its events in an order for witnesses.
pub fn ordered(trace: &Trace) -> Trace {
    let places = places(&trace.events, trace.model == "sc");
    let mut old: Vec<usize> = (0..trace.events.len()).collect();
    old.sort_by_key(|&i| (places[i], i));
    let mut new = vec![0u32; old.len()];
    for (at, &i) in old.iter().enumerate() {
        new[i] = u32::try_from(at).unwrap_or(u32::MAX);
    }
    let renamed = |e: u32| new.get(e as usize).copied().unwrap_or(e);
    let mut moved = trace.clone();
    moved.events = old.iter().map(|&i| trace.events[i].clone()).collect();
    for from in moved.events.iter_mut().flat_map(|e| &mut e.reads_from) {
        *from = from.map(renamed);
    }
    moved.order.iter_mut().for_each(|item| item.event = renamed(item.event));
    moved
}

/// Beside which event each one stands; whether loads move, is said.
fn places(events: &[TraceEvent], loads: bool) -> Vec<usize> {
    // For what may move down: the next event of the thread that stays, unless one that moves up is before it.
    let mut below: Vec<Option<usize>> = vec![None; events.len()];
    let mut next: HashMap<u32, Option<usize>> = HashMap::new();
    let mut line: HashMap<u32, (&str, u32)> = HashMap::new();
    for (i, event) in events.iter().enumerate().rev() {
        let behind = next.get(&event.thread).copied().flatten();
        let same = line.insert(event.thread, (&event.function, event.line)) == Some((&event.function, event.line));
        let later = behind.filter(|&b| loads && same && event.kind == TraceKind::Load && !stored(events, i, b));
        let started = u32::try_from(event.addr).ok().filter(|_| event.kind == TraceKind::ThreadStart);
        let first = started.and_then(|thread| next.get(&thread).copied().flatten());
        below[i] = match moves(event) {
            Moves::No => Some(later.unwrap_or(i)),
            Moves::Down | Moves::Either => behind.into_iter().chain(first).min(),
            Moves::Up => None,
        };
        next.insert(event.thread, below[i]);
    }
    // The place of each thread's last event, which is at first the place of the event that starts the thread.
    let mut last: HashMap<u32, usize> = HashMap::new();
    let mut places = Vec::with_capacity(events.len());
    for (i, event) in events.iter().enumerate() {
        let before = last.get(&event.thread).copied();
        let place = match moves(event) {
            Moves::No | Moves::Down => below[i].unwrap_or(i),
            Moves::Up | Moves::Either => before.unwrap_or(i),
        };
        places.push(place);
        last.insert(event.thread, place);
        if let (TraceKind::ThreadStart, Ok(started)) = (event.kind, u32::try_from(event.addr)) {
            last.insert(started, place);
        }
    }
    places
}

/// Whether another thread stores to what an event loads before a later event.
fn stored(events: &[TraceEvent], load: usize, end: usize) -> bool {
    let own = &events[load];
    let last = |e: &TraceEvent| e.addr.saturating_add(u64::from(e.size));
    events[load + 1..end].iter().any(|e| {
        let writes = e.written.is_some() || ends(e.kind);
        e.thread != own.thread && writes && e.addr < last(own) && (own.addr < last(e) || ends(e.kind))
    })
}

fn moves(event: &TraceEvent) -> Moves {
    match event.kind {
        TraceKind::AtomicBegin | TraceKind::Nondet | TraceKind::ThreadStart => Moves::Down,
        TraceKind::AtomicEnd => Moves::Up,
        TraceKind::Fence if event.library.is_some() => Moves::Either,
        TraceKind::Load
        | TraceKind::Store
        | TraceKind::Rmw
        | TraceKind::CmpXchg
        | TraceKind::CmpXchgFailed
        | TraceKind::Free
        | TraceKind::End
            if event.private =>
        {
            Moves::Either
        }
        TraceKind::Load
        | TraceKind::Store
        | TraceKind::Rmw
        | TraceKind::CmpXchg
        | TraceKind::CmpXchgFailed
        | TraceKind::Free
        | TraceKind::End
        | TraceKind::Fence
        | TraceKind::ThreadJoin
        | TraceKind::Answer
        | TraceKind::Exit => Moves::No,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fencepost_check::trace::{TraceFinding, Word};

    fn event(thread: u32, kind: TraceKind, line: u32) -> TraceEvent {
        TraceEvent {
            thread,
            kind,
            addr: 1,
            size: 4,
            read: None,
            written: Some(Word { bits: 0, undef: 0 }),
            reads_from: Vec::new(),
            what: String::new(),
            atomic: None,
            library: None,
            private: false,
            file: "a.c".to_string(),
            line,
            column: 1,
            function: "f".to_string(),
        }
    }

    fn trace(events: Vec<TraceEvent>) -> Trace {
        let finding = TraceFinding::default();
        Trace { model: "sc".to_string(), threads: Vec::new(), events, order: Vec::new(), finding }
    }

    /// The events of a run by their lines, in the order for witnesses.
    fn check(events: Vec<TraceEvent>) -> Vec<u32> {
        ordered(&trace(events)).events.iter().map(|e| e.line).collect()
    }

    #[test]
    fn a_section_is_together() {
        let lines = check(vec![
            event(1, TraceKind::AtomicBegin, 10),
            event(2, TraceKind::AtomicBegin, 20),
            event(2, TraceKind::Store, 21),
            event(1, TraceKind::Store, 11),
            event(1, TraceKind::Store, 12),
            event(2, TraceKind::AtomicEnd, 22),
            event(2, TraceKind::Store, 23),
            event(1, TraceKind::AtomicEnd, 13),
        ]);
        assert_eq!(lines, [20, 21, 22, 10, 11, 12, 13, 23]);
    }

    /// The start of a thread.
    fn start(thread: u32, started: u64, line: u32) -> TraceEvent {
        TraceEvent { addr: started, ..event(thread, TraceKind::ThreadStart, line) }
    }

    #[test]
    fn threads_start_late_and_inputs_come_late() {
        let own = |line| TraceEvent { private: true, ..event(0, TraceKind::Store, line) };
        let lines = check(vec![
            event(0, TraceKind::Store, 1),
            start(0, 1, 2),
            own(3),
            start(0, 2, 4),
            event(1, TraceKind::Nondet, 10),
            event(0, TraceKind::Nondet, 5),
            event(1, TraceKind::Store, 11),
            own(6),
            event(2, TraceKind::Store, 20),
            event(0, TraceKind::Store, 7),
            event(1, TraceKind::Store, 12),
        ]);
        assert_eq!(lines, [1, 2, 3, 10, 11, 4, 20, 5, 6, 7, 12]);
    }

    #[test]
    fn nothing_moves_past_what_its_thread_does() {
        let lines = check(vec![
            start(0, 1, 1),
            event(0, TraceKind::Nondet, 2),
            start(0, 2, 3),
            event(1, TraceKind::Store, 10),
            event(0, TraceKind::Store, 4),
            event(2, TraceKind::Store, 20),
            event(0, TraceKind::ThreadJoin, 5),
            start(0, 3, 6),
        ]);
        assert_eq!(lines, [1, 10, 2, 3, 4, 20, 5, 6]);
    }

    #[test]
    fn a_line_is_done_at_once_where_it_can_be() {
        let load = |thread, addr, line| TraceEvent { addr, written: None, ..event(thread, TraceKind::Load, line) };
        let store = |thread, addr, line| TraceEvent { addr, ..event(thread, TraceKind::Store, line) };
        // Both read a pointer, and the first reader is the last one to store.
        let lines = check(vec![load(1, 8, 10), load(2, 8, 20), store(2, 16, 20), store(1, 16, 10)]);
        assert_eq!(lines, [20, 20, 10, 10]);
        // What it read has changed.
        let lines = check(vec![load(1, 16, 10), load(2, 8, 20), store(2, 16, 20), store(1, 16, 10)]);
        assert_eq!(lines, [10, 20, 20, 10]);
        // Another statement waits for nothing.
        let lines = check(vec![load(1, 8, 10), store(2, 16, 20), store(1, 16, 11)]);
        assert_eq!(lines, [10, 20, 11]);
    }

    #[test]
    fn reads_keep_their_sources() {
        let load = TraceEvent { reads_from: vec![Some(1), None], ..event(1, TraceKind::Load, 11) };
        let begin = event(1, TraceKind::AtomicBegin, 10);
        let moved = ordered(&trace(vec![begin, event(0, TraceKind::Store, 1), load]));
        assert_eq!(moved.events.iter().map(|e| e.line).collect::<Vec<_>>(), [1, 10, 11]);
        assert_eq!(moved.events[2].reads_from, [Some(0), None]);
    }
}
