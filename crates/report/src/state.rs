//! The state of a run at each of its moments: where the threads are, what their store buffers hold, and memory.
//!
//! A moment is an event that a thread issues, or the effect of an event that comes later than the event: a store that
//! reaches memory, a load that takes its value. The moments stand in the order in which [`crate::steps`] prints them. An
//! event whose effect is not late takes it in the moment that it is issued in.
//!
//! ```text
//! let timeline = Timeline::new(&trace);         // once, linear in the trace
//! let mut state = timeline.start();             // before the first moment
//! timeline.forward(&mut state);                 // each moves by what one moment changes
//! timeline.back(&mut state);
//! let state = State::at(&trace, 7);             // after seven moments, for a caller who needs one state only
//! ```
//!
//! Guarantee: memory is what the stores of a prefix of the memory order have left; a byte that no store has reached has its
//! initial value if some load of the run has seen it, and none otherwise. Any trace gives states, also one that is not a
//! run; that is for `replay` to find out.
//! Misses: bytes that the run never touches; the end of an object's life.

use crate::relations::{relations, sides, Relations};
use crate::steps::Timing;
use fencepost_check::trace::{Trace, TraceKind, Word};
use std::collections::HashMap;
use std::ops::Range;

/// Something that happens at one time in a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// A thread issues this event.
    Issue(u32),
    /// This event, issued earlier, takes effect.
    Effect(u32),
}

impl Moment {
    /// The event, an index into the trace.
    pub fn event(self) -> u32 {
        match self {
            Moment::Issue(event) | Moment::Effect(event) => event,
        }
    }
}

/// A byte of memory, and which of its bits are undefined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Byte {
    /// The bits; undefined ones are zero.
    pub bits: u8,
    /// Which bits are undefined.
    pub undef: u8,
}

/// Where a thread is.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ThreadState {
    /// Whether it has been started.
    pub started: bool,
    /// The event that it issued last.
    pub last: Option<u32>,
    /// The event that it issues next.
    pub next: Option<u32>,
    /// The stores that it has issued and that have not reached memory, oldest first.
    pub buffer: Vec<u32>,
    /// The loads that it has issued and that have not taken their value, oldest first.
    pub loads: Vec<u32>,
}

/// A run after some of its moments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// How many moments have passed.
    pub passed: usize,
    /// The threads, by number.
    pub threads: Vec<ThreadState>,
    /// The bytes of memory that are known.
    pub memory: HashMap<u64, Byte>,
}

impl State {
    /// The state after so many moments, or after all if there are fewer.
    pub fn at(trace: &Trace, passed: usize) -> State {
        Timeline::new(trace).state(passed)
    }

    /// What memory holds at an address, if every byte is known.
    pub fn value(&self, addr: u64, size: u8) -> Option<Word> {
        let mut word = Word { bits: 0, undef: 0 };
        for k in 0..u64::from(size.min(16)) {
            let byte = self.memory.get(&addr.wrapping_add(k))?;
            word.bits |= u128::from(byte.bits) << (8 * k);
            word.undef |= u128::from(byte.undef) << (8 * k);
        }
        Some(word)
    }
}

/// The `last` and the `next` event of a thread.
type Where = [Option<u32>; 2];

/// An access begins or ends to wait.
#[derive(Clone, Copy, Debug)]
struct Wait {
    thread: usize,
    /// The place in the list.
    at: usize,
    event: u32,
    /// Whether the list is the store buffer; otherwise it is that of the loads.
    store: bool,
    /// Whether it begins to wait.
    begins: bool,
}

/// What a moment changes, with what is needed to take it back.
#[derive(Clone, Default, Debug)]
struct Change {
    /// The thread whose `last` and `next` change, with the old and the new values.
    moved: Option<(usize, Where, Where)>,
    /// The threads that are started.
    started: Vec<usize>,
    /// The accesses that begin or end to wait, in order.
    waits: Vec<Wait>,
    /// The bytes that are written, with the old and the new ones, in order.
    bytes: Vec<(u64, Option<Byte>, Byte)>,
}

/// An access that takes effect later than it is issued, with the numbers of its moments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// The event.
    pub event: u32,
    /// Whether it is a store in a buffer; otherwise it is a load.
    pub store: bool,
    /// The moment in which it is issued.
    pub from: usize,
    /// The moment in which it takes effect; none if it never does.
    pub to: Option<usize>,
}

/// The moments of a run, and what each of them changes.
#[derive(Debug)]
pub struct Timeline<'t> {
    trace: &'t Trace,
    moments: Vec<Moment>,
    changes: Vec<Change>,
    start: State,
    relations: Relations,
}

impl<'t> Timeline<'t> {
    /// The moments of a run.
    pub fn new(trace: &'t Trace) -> Timeline<'t> {
        let relations = relations(trace);
        let initial = |(addr, (bits, undef)): (&u64, &(u8, u8))| (*addr, Byte { bits: *bits, undef: *undef });
        let memory = relations.initial.iter().map(initial).collect();
        let start = State { passed: 0, threads: threads(trace), memory };
        let mut timeline = Timeline { trace, moments: Vec::new(), changes: Vec::new(), start, relations };
        let (timing, successors) = (Timing::new(trace), successors(trace));
        let (mut state, mut done) = (timeline.start(), 0);
        for (i, after) in timing.after.iter().enumerate() {
            let effects = after.iter().zip(&timing.performed[i]).map(|(e, done)| (Moment::Effect(*e), *done));
            for (moment, performed) in [(Moment::Issue(i as u32), timing.own[i])].into_iter().chain(effects) {
                let mut change = Change::default();
                timeline.perform(done..performed, &mut state, &mut change);
                if let Moment::Issue(event) = moment {
                    timeline.issue(event, successors[i], done..performed, &mut state, &mut change);
                }
                done = performed;
                state.passed += 1;
                timeline.moments.push(moment);
                timeline.changes.push(change);
            }
        }
        timeline
    }

    /// Lets a part of the memory order take effect.
    fn perform(&self, items: Range<usize>, state: &mut State, change: &mut Change) {
        for item in &self.trace.order[items] {
            let Some(event) = self.trace.events.get(item.event as usize) else { continue };
            let list = state.threads.get(event.thread as usize).map(|t| if item.store { &t.buffer } else { &t.loads });
            if let Some(at) = list.and_then(|l| l.iter().position(|e| *e == item.event)) {
                let thread = event.thread as usize;
                note(state, change, Wait { thread, at, event: item.event, store: item.store, begins: false });
            }
            let Some(word) = event.written.filter(|_| item.store && sides(event.kind).1) else { continue };
            for (addr, new) in bytes(event.addr, event.size, word) {
                change.bytes.push((addr, state.memory.insert(addr, new), new));
            }
        }
    }

    /// Lets a thread issue an event; `own` is the part of the memory order that takes effect with it.
    fn issue(&self, index: u32, next: Option<u32>, own: Range<usize>, state: &mut State, change: &mut Change) {
        let event = &self.trace.events[index as usize];
        let thread = event.thread as usize;
        let Some(before) = state.threads.get(thread) else { return };
        change.moved = Some((thread, [before.last, before.next], [Some(index), next]));
        let (reads, writes) = sides(event.kind);
        let performed = self.trace.order[own].iter().any(|o| o.event == index && o.store == writes);
        if (reads || writes) && !performed {
            let at = if writes { before.buffer.len() } else { before.loads.len() };
            note(state, change, Wait { thread, at, event: index, store: writes, begins: true });
        }
        (state.threads[thread].last, state.threads[thread].next) = (Some(index), next);
        // Whoever issues something has been started, also where the trace does not say by whom.
        let child = usize::try_from(event.addr).ok().filter(|_| event.kind == TraceKind::ThreadStart);
        for started in [Some(thread), child].into_iter().flatten() {
            if let Some(fresh) = state.threads.get_mut(started).filter(|s| !s.started) {
                fresh.started = true;
                change.started.push(started);
            }
        }
    }

    /// The relations between the accesses of the run.
    pub fn relations(&self) -> &Relations {
        &self.relations
    }

    /// The accesses that wait at some time, in the order in which they are issued.
    pub fn waiting(&self) -> Vec<Waiting> {
        let mut out: Vec<Waiting> = Vec::new();
        let mut open = HashMap::new();
        for (k, wait) in self.changes.iter().enumerate().flat_map(|(k, c)| c.waits.iter().map(move |w| (k, w))) {
            if wait.begins {
                open.insert(wait.event, out.len());
                out.push(Waiting { event: wait.event, store: wait.store, from: k, to: None });
            } else if let Some(at) = open.get(&wait.event) {
                out[*at].to = Some(k);
            }
        }
        out
    }

    /// How many moments there are.
    pub fn len(&self) -> usize {
        self.moments.len()
    }

    /// Whether nothing happens.
    pub fn is_empty(&self) -> bool {
        self.moments.is_empty()
    }

    /// The moments, first to last.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// The state before the first moment.
    pub fn start(&self) -> State {
        self.start.clone()
    }

    /// The state after so many moments, or after all if there are fewer.
    pub fn state(&self, passed: usize) -> State {
        let mut state = self.start();
        self.go(&mut state, passed);
        state
    }

    /// Moves a state to where so many moments have passed.
    pub fn go(&self, state: &mut State, passed: usize) {
        while state.passed < passed && self.forward(state) {}
        while state.passed > passed && self.back(state) {}
    }

    /// Lets one moment pass. Whether there was one.
    pub fn forward(&self, state: &mut State) -> bool {
        let Some(change) = self.changes.get(state.passed) else { return false };
        apply(state, change);
        true
    }

    /// Takes the last moment back. Whether there was one.
    pub fn back(&self, state: &mut State) -> bool {
        let Some(change) = state.passed.checked_sub(1).and_then(|k| self.changes.get(k)) else { return false };
        take_back(state, change);
        true
    }

    /// The addresses that a moment writes.
    pub fn written_by(&self, moment: usize) -> Vec<u64> {
        self.changes.get(moment).map_or_else(Vec::new, |c| c.bytes.iter().map(|b| b.0).collect())
    }
}

fn threads(trace: &Trace) -> Vec<ThreadState> {
    let mut threads: Vec<ThreadState> =
        trace.threads.iter().map(|t| ThreadState { started: t.made_by.is_none(), ..ThreadState::default() }).collect();
    for (i, event) in trace.events.iter().enumerate().rev() {
        if let Some(thread) = threads.get_mut(event.thread as usize) {
            thread.next = Some(i as u32);
        }
    }
    threads
}

/// For each event the next one of its thread.
fn successors(trace: &Trace) -> Vec<Option<u32>> {
    let mut next: HashMap<u32, u32> = HashMap::new();
    let mut out = vec![None; trace.events.len()];
    for (i, event) in trace.events.iter().enumerate().rev() {
        out[i] = next.insert(event.thread, i as u32);
    }
    out
}

fn bytes(addr: u64, size: u8, word: Word) -> impl Iterator<Item = (u64, Byte)> {
    (0..size.min(16)).map(move |k| {
        let byte = Byte { bits: (word.bits >> (8 * k)) as u8, undef: (word.undef >> (8 * k)) as u8 };
        (addr.wrapping_add(u64::from(k)), byte)
    })
}

/// Lets an access begin or end to wait, and notes it.
fn note(state: &mut State, change: &mut Change, wait: Wait) {
    edit(state, wait, wait.begins);
    change.waits.push(wait);
}

fn apply(state: &mut State, change: &Change) {
    if let Some((thread, _, [last, next])) = change.moved {
        (state.threads[thread].last, state.threads[thread].next) = (last, next);
    }
    change.started.iter().for_each(|t| state.threads[*t].started = true);
    change.waits.iter().for_each(|w| edit(state, *w, w.begins));
    for (addr, _, new) in &change.bytes {
        state.memory.insert(*addr, *new);
    }
    state.passed += 1;
}

fn take_back(state: &mut State, change: &Change) {
    for (addr, old, _) in change.bytes.iter().rev() {
        match old {
            Some(byte) => state.memory.insert(*addr, *byte),
            None => state.memory.remove(addr),
        };
    }
    change.waits.iter().rev().for_each(|w| edit(state, *w, !w.begins));
    change.started.iter().for_each(|t| state.threads[*t].started = false);
    if let Some((thread, [last, next], _)) = change.moved {
        (state.threads[thread].last, state.threads[thread].next) = (last, next);
    }
    state.passed -= 1;
}

fn edit(state: &mut State, wait: Wait, begins: bool) {
    let thread = &mut state.threads[wait.thread];
    let list = if wait.store { &mut thread.buffer } else { &mut thread.loads };
    if begins {
        list.insert(wait.at, wait.event);
    } else {
        list.remove(wait.at);
    }
}
