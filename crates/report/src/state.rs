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
//! Guarantee: memory is what the stores that have reached it by then have left, in the memory order of the trace; a byte
//! that no store has reached has its initial value if some load of the run has seen it, and none otherwise. Any trace gives
//! states, also one that is not a run; that is for `replay` to find out.
//! Misses: bytes that the run never touches.

use crate::relations::sides;
use crate::steps::Timing;
use fencepost_check::trace::{Trace, TraceEvent, TraceKind, Word};
use std::collections::{BTreeMap, BTreeSet, HashMap};

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

/// A place in memory that the run touches, by name.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Location {
    /// The address.
    pub addr: u64,
    /// How many bytes.
    pub size: u8,
    /// Its name in the words of the source.
    pub what: String,
    /// Whether one thread only touches it.
    pub private: bool,
    /// Whether it is the word of a mutex or spin lock of the thread library.
    pub lock: bool,
}

impl Location {
    /// The thread that has the lock, if this is one: the word holds one more than its number in the low 20 bits, or 0.
    pub fn holder(&self, state: &State) -> Option<u32> {
        let word = state.value(self.addr, self.size).filter(|_| self.lock)?;
        (word.bits as u32 & 0xf_ffff).checked_sub(1)
    }
}

/// The `last` and the `next` event of a thread.
type Where = [Option<u32>; 2];

/// What a moment changes, with what is needed to take it back.
#[derive(Clone, Default, Debug)]
struct Change {
    /// The thread whose `last` and `next` change, with the old and the new values.
    moved: Option<(usize, Where, Where)>,
    /// The thread that is started.
    started: Option<usize>,
    /// A store that enters or leaves a buffer: the thread, the place in the buffer, the event, and whether it enters.
    buffer: Option<(usize, usize, u32, bool)>,
    /// The same for a load that has no value yet.
    load: Option<(usize, usize, u32, bool)>,
    /// The bytes that are written, with the old and the new ones.
    bytes: Vec<(u64, Option<Byte>, Byte)>,
}

/// The moments of a run, and what each of them changes.
#[derive(Debug)]
pub struct Timeline<'t> {
    trace: &'t Trace,
    moments: Vec<Moment>,
    changes: Vec<Change>,
    start: State,
}

impl<'t> Timeline<'t> {
    /// The moments of a run.
    pub fn new(trace: &'t Trace) -> Timeline<'t> {
        let timing = Timing::new(trace);
        let mut moments = Vec::new();
        for (i, after) in timing.after.iter().enumerate() {
            moments.push(Moment::Issue(i as u32));
            moments.extend(after.iter().map(|&e| Moment::Effect(e)));
        }
        let mut state = State { passed: 0, threads: threads(trace), memory: HashMap::new() };
        let successors = successors(trace);
        let mut timeline = Timeline { trace, moments, changes: Vec::new(), start: state.clone() };
        for k in 0..timeline.moments.len() {
            let moment = timeline.moments[k];
            let event = &trace.events[moment.event() as usize];
            initial(event, moment, &timing, &state, trace, &mut timeline.start.memory);
            let change = change(trace, moment, &timing, &successors, &state);
            apply(&mut state, &change);
            timeline.changes.push(change);
        }
        timeline.settle_old_bytes();
        timeline
    }

    /// Initial bytes are found out on the way: what a store replaces may be one that a load has seen.
    fn settle_old_bytes(&mut self) {
        let mut written: BTreeSet<u64> = BTreeSet::new();
        for change in &mut self.changes {
            for (addr, old, _) in &mut change.bytes {
                if written.insert(*addr) {
                    *old = self.start.memory.get(addr).copied();
                }
            }
        }
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

    /// The places in memory that the run touches, by address. A place that is touched in different sizes is listed once
    /// for each.
    pub fn locations(&self) -> Vec<Location> {
        let mut found: BTreeMap<(u64, u8), Location> = BTreeMap::new();
        for event in self.trace.events.iter().filter(|e| touches(e.kind)) {
            let lock = event.library.as_deref().is_some_and(is_lock) && event.atomic.is_some();
            let place = found.entry((event.addr, event.size)).or_insert_with(|| Location {
                addr: event.addr,
                size: event.size,
                what: event.what.clone(),
                private: true,
                lock: false,
            });
            place.private &= event.private;
            place.lock |= lock;
        }
        found.into_values().collect()
    }
}

/// Whether a library function takes or gives a lock that one thread has at a time.
fn is_lock(function: &str) -> bool {
    ["pthread_mutex_", "pthread_spin_", "mtx_"]
        .iter()
        .any(|p| function.strip_prefix("__fp_").unwrap_or(function).starts_with(p))
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

/// Whether an event takes effect in this moment.
fn takes_effect(moment: Moment, timing: &Timing) -> bool {
    let event = moment.event() as usize;
    match moment {
        Moment::Issue(_) => timing.placed[event] && !timing.late[event],
        Moment::Effect(_) => true,
    }
}

/// Learns initial bytes from a load that takes its value in this moment.
fn initial(
    event: &TraceEvent,
    moment: Moment,
    timing: &Timing,
    state: &State,
    trace: &Trace,
    memory: &mut HashMap<u64, Byte>,
) {
    let Some(read) = event.read.filter(|_| touches(event.kind) && takes_effect(moment, timing)) else { return };
    let Some(thread) = state.threads.get(event.thread as usize) else { return };
    // A thread sees its own stores that come before the load.
    let own: Vec<&TraceEvent> =
        thread.buffer.iter().filter(|s| **s < moment.event()).map(|s| &trace.events[*s as usize]).collect();
    for (addr, byte) in bytes(event.addr, event.size, read) {
        let forwarded = own.iter().any(|s| addr.wrapping_sub(s.addr) < u64::from(s.size));
        if !forwarded && !state.memory.contains_key(&addr) {
            memory.entry(addr).or_insert(byte);
        }
    }
}

fn change(trace: &Trace, moment: Moment, timing: &Timing, successors: &[Option<u32>], state: &State) -> Change {
    let index = moment.event();
    let event = &trace.events[index as usize];
    let mut change = Change::default();
    let thread = event.thread as usize;
    let Some(before) = state.threads.get(thread) else { return change };
    let effect = takes_effect(moment, timing);
    match moment {
        Moment::Issue(_) => {
            let new = [Some(index), successors[index as usize]];
            change.moved = Some((thread, [before.last, before.next], new));
            if event.kind == TraceKind::ThreadStart {
                let fresh = |t: &usize| state.threads.get(*t).is_some_and(|s| !s.started);
                change.started = usize::try_from(event.addr).ok().filter(fresh);
            }
            if !effect && event.written.is_some() {
                change.buffer = Some((thread, before.buffer.len(), index, true));
            } else if !effect && timing.late[index as usize] && event.read.is_some() {
                change.load = Some((thread, before.loads.len(), index, true));
            }
        }
        Moment::Effect(_) => {
            let place = |list: &[u32]| list.iter().position(|e| *e == index);
            change.buffer = place(&before.buffer).map(|at| (thread, at, index, false));
            change.load = place(&before.loads).map(|at| (thread, at, index, false));
        }
    }
    if let Some(word) = event.written.filter(|_| effect && touches(event.kind)) {
        let written = bytes(event.addr, event.size, word);
        change.bytes = written.map(|(addr, new)| (addr, state.memory.get(&addr).copied(), new)).collect();
    }
    change
}

fn apply(state: &mut State, change: &Change) {
    if let Some((thread, _, [last, next])) = change.moved {
        (state.threads[thread].last, state.threads[thread].next) = (last, next);
    }
    if let Some(thread) = change.started {
        state.threads[thread].started = true;
    }
    if let Some((thread, at, event, enters)) = change.buffer {
        edit(&mut state.threads[thread].buffer, at, event, enters);
    }
    if let Some((thread, at, event, enters)) = change.load {
        edit(&mut state.threads[thread].loads, at, event, enters);
    }
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
    if let Some((thread, at, event, enters)) = change.load {
        edit(&mut state.threads[thread].loads, at, event, !enters);
    }
    if let Some((thread, at, event, enters)) = change.buffer {
        edit(&mut state.threads[thread].buffer, at, event, !enters);
    }
    if let Some(thread) = change.started {
        state.threads[thread].started = false;
    }
    if let Some((thread, [last, next], _)) = change.moved {
        (state.threads[thread].last, state.threads[thread].next) = (last, next);
    }
    state.passed -= 1;
}

fn edit(list: &mut Vec<u32>, at: usize, event: u32, enters: bool) {
    if enters {
        list.insert(at, event);
    } else {
        list.remove(at);
    }
}

/// Whether an event loads from or stores to memory.
fn touches(kind: TraceKind) -> bool {
    sides(kind) != (false, false)
}
