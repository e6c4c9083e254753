//! What each thread of a run does that the schedule decides about.
//!
//! An act is an access of the program to shared memory, or a step of a call of the thread library: each atomic section in the
//! library model is one. Accesses that only one thread can see are left to the program.

use super::Run;
use crate::steps::library_name;
use fencepost_check::replay::memory::Memory;
use fencepost_check::trace::{Trace, TraceEvent, TraceKind};
use std::collections::HashMap;

/// What kind of act it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Read,
    Write,
    Update,
    Call,
}

/// A place in memory, and how many bytes it has.
pub(super) type Place = (Memory, u8);

#[derive(Debug)]
pub(super) struct Act {
    pub(super) thread: usize,
    pub(super) kind: Kind,
    /// An index into the places; none for calls.
    pub(super) place: Option<usize>,
    /// The first event of it.
    pub(super) event: usize,
    /// Its place in the memory order, if it has one.
    pub(super) turn: Option<usize>,
    /// Whether it is a store that reaches memory after a later access of its thread.
    pub(super) late: bool,
    /// Of an exchange, that it fails; of a call, that its time is over or that its thread is the last at a barrier; of a load, how
    /// many of the next ones may as well come before it.
    pub(super) value: usize,
}

/// The acts of all threads, and the places that they touch.
pub(super) fn of(run: Run<'_>) -> Result<(Vec<Act>, Vec<Place>), String> {
    let mut all = Acts { run, acts: Vec::new(), places: Vec::new(), sections: HashMap::new() };
    for i in 0..run.trace.events.len() {
        all.event(i)?;
    }
    let Acts { mut acts, places, .. } = all;
    place_turns(run.trace, &mut acts);
    find_late(run.trace, &mut acts)?;
    find_unordered(run.trace, &mut acts);
    Ok((acts, places))
}

struct Acts<'a> {
    run: Run<'a>,
    acts: Vec<Act>,
    places: Vec<Place>,
    /// For each thread that is in an atomic section of a call: its act, once it has one, and how often it has stored.
    sections: HashMap<u32, (Option<usize>, u32)>,
}

impl Acts<'_> {
    fn event(&mut self, i: usize) -> Result<(), String> {
        let event = &self.run.trace.events[i];
        if event.library.is_some() {
            return self.library(i);
        }
        let Some(kind) = kind(event.kind) else { return Ok(()) };
        if event.private || self.is_unbound(i) {
            return Ok(());
        }
        let place = self.place(i)?;
        let stuck = event.kind == TraceKind::CmpXchgFailed;
        self.push(i, kind, Some(place), usize::from(stuck));
        Ok(())
    }

    fn push(&mut self, event: usize, kind: Kind, place: Option<usize>, value: usize) -> usize {
        let thread = self.run.trace.events[event].thread as usize;
        self.acts.push(Act { thread, kind, place, event, turn: None, late: false, value });
        self.acts.len() - 1
    }

    /// An event inside a call of the library.
    fn library(&mut self, i: usize) -> Result<(), String> {
        let event = &self.run.trace.events[i];
        let name = library_name(event);
        let shared = kind(event.kind).is_some() && !event.private;
        match calls(name) {
            Calls::Steps => {}
            Calls::Nothing => return Ok(()),
            Calls::Unknown if shared => {
                return Err(format!("the call of {name} in line {} cannot be forced", event.line));
            }
            Calls::Unknown => return Ok(()),
        }
        match event.kind {
            TraceKind::AtomicBegin => {
                self.sections.insert(event.thread, (None, 0));
            }
            TraceKind::AtomicEnd => {
                let section = self.sections.remove(&event.thread);
                if let Some((Some(act), stores)) = section.filter(|_| name == "pthread_barrier_wait") {
                    self.acts[act].value = usize::from(stores > 1);
                }
            }
            TraceKind::Nondet => {
                // The first choice of a section is whether the time is over; whether a thread wakes up for no reason comes behind it.
                let timed = name.contains("timed");
                if let Some((Some(act), _)) = self.sections.get(&event.thread).filter(|_| timed) {
                    let over = event.read.is_some_and(|w| w.bits != 0) && self.is_first_choice(*act, i);
                    self.acts[*act].value |= usize::from(over);
                }
            }
            TraceKind::Load | TraceKind::Store | TraceKind::Rmw | TraceKind::CmpXchg | TraceKind::CmpXchgFailed => {
                let single = name == "sem_getvalue" && event.atomic.is_some();
                let (act, stores) = self.sections.get(&event.thread).copied().unwrap_or((Some(0), 0));
                let act = if act.is_none() || single { Some(self.push(i, Kind::Call, None, 0)) } else { act };
                if let Some(section) = self.sections.get_mut(&event.thread) {
                    *section = (act, stores + u32::from(event.kind == TraceKind::Store));
                }
            }
            TraceKind::Fence
            | TraceKind::ThreadStart
            | TraceKind::ThreadJoin
            | TraceKind::Free
            | TraceKind::End
            | TraceKind::Answer
            | TraceKind::Exit => {}
        }
        Ok(())
    }

    fn is_first_choice(&self, act: usize, event: usize) -> bool {
        let events = &self.run.trace.events;
        let between = &events[self.acts[act].event..event];
        !between.iter().any(|e| e.thread == events[event].thread && e.kind == TraceKind::Nondet)
    }

    /// Whether the event comes before its place can be found, and so before any other thread can touch it.
    fn is_unbound(&self, i: usize) -> bool {
        let Memory::Argument { thread, .. } = &self.run.memory[i] else { return false };
        let starts = |e: &TraceEvent| e.kind == TraceKind::ThreadStart && e.addr == u64::from(*thread);
        self.run.trace.events[i..].iter().any(starts)
    }

    fn place(&mut self, i: usize) -> Result<usize, String> {
        let event = &self.run.trace.events[i];
        let memory = &self.run.memory[i];
        let what = &event.what;
        let line = event.line;
        if ![1, 2, 4, 8].contains(&event.size) {
            return Err(format!("the access to `{what}` in line {line} has {} bytes", event.size));
        }
        match memory {
            Memory::Variable { name, .. } if name.contains('.') => {
                return Err(format!("`{what}` in line {line} is a static variable of a function"));
            }
            Memory::Unnamed => return Err(format!("`{what}` in line {line} is shared and has no name")),
            Memory::Variable { .. } | Memory::Heap { .. } | Memory::Argument { .. } => {}
        }
        let place = (memory.clone(), event.size);
        Ok(self.places.iter().position(|p| *p == place).unwrap_or_else(|| {
            self.places.push(place);
            self.places.len() - 1
        }))
    }
}

/// What the test makes of the calls of a function.
enum Calls {
    /// Each atomic section of the library model is a step.
    Steps,
    /// They need no order.
    Nothing,
    /// They are not known.
    Unknown,
}

fn calls(name: &str) -> Calls {
    match name {
        "pthread_mutex_lock"
        | "pthread_mutex_trylock"
        | "pthread_mutex_timedlock"
        | "pthread_mutex_unlock"
        | "pthread_cond_wait"
        | "pthread_cond_timedwait"
        | "pthread_cond_signal"
        | "pthread_cond_broadcast"
        | "pthread_rwlock_rdlock"
        | "pthread_rwlock_wrlock"
        | "pthread_rwlock_tryrdlock"
        | "pthread_rwlock_trywrlock"
        | "pthread_rwlock_timedrdlock"
        | "pthread_rwlock_timedwrlock"
        | "pthread_rwlock_unlock"
        | "pthread_spin_lock"
        | "pthread_spin_trylock"
        | "pthread_spin_unlock"
        | "pthread_barrier_wait"
        | "sem_wait"
        | "sem_trywait"
        | "sem_timedwait"
        | "sem_post"
        | "sem_getvalue"
        | "mtx_lock"
        | "mtx_trylock"
        | "mtx_timedlock"
        | "mtx_unlock"
        | "cnd_wait"
        | "cnd_timedwait"
        | "cnd_signal"
        | "cnd_broadcast" => Calls::Steps,
        "pthread_create" | "pthread_create_any" | "pthread_join" | "pthread_exit" | "pthread_detach"
        | "thrd_create" | "thrd_create_any" | "thrd_join" | "thrd_exit" | "thrd_detach" => Calls::Nothing,
        "mtx_init" | "mtx_destroy" | "cnd_init" | "cnd_destroy" | "sem_init" | "sem_destroy" => Calls::Nothing,
        _ if name.starts_with("pthread_") && (name.ends_with("_init") || name.ends_with("_destroy")) => Calls::Nothing,
        _ => Calls::Unknown,
    }
}

fn kind(kind: TraceKind) -> Option<Kind> {
    match kind {
        TraceKind::Load => Some(Kind::Read),
        TraceKind::Store => Some(Kind::Write),
        TraceKind::Rmw | TraceKind::CmpXchg | TraceKind::CmpXchgFailed => Some(Kind::Update),
        TraceKind::Nondet
        | TraceKind::Fence
        | TraceKind::AtomicBegin
        | TraceKind::AtomicEnd
        | TraceKind::ThreadStart
        | TraceKind::ThreadJoin
        | TraceKind::Free
        | TraceKind::End
        | TraceKind::Answer
        | TraceKind::Exit => None,
    }
}

/// Where in the memory order each act is.
fn place_turns(trace: &Trace, acts: &mut [Act]) {
    let mut first: HashMap<u32, usize> = HashMap::new();
    let mut last: HashMap<u32, usize> = HashMap::new();
    for (turn, item) in trace.order.iter().enumerate() {
        first.entry(item.event).or_insert(turn);
        last.insert(item.event, turn);
    }
    for act in acts {
        let event = act.event as u32;
        act.turn = match act.kind {
            Kind::Call | Kind::Read => first.get(&event).copied(),
            Kind::Write | Kind::Update => last.get(&event).copied(),
        };
    }
}

/// Finds the stores that reach memory after a later access of their thread, and refuses what else is late.
fn find_late(trace: &Trace, acts: &mut [Act]) -> Result<(), String> {
    // For each thread the earliest turn of its later acts.
    let mut earliest: HashMap<usize, usize> = HashMap::new();
    for act in acts.iter_mut().rev() {
        let first = earliest.entry(act.thread).or_insert(usize::MAX);
        act.late = act.turn.is_none_or(|turn| *first < turn);
        *first = act.turn.map_or(*first, |turn| turn.min(*first));
        if act.late && act.kind != Kind::Write {
            let line = trace.events[act.event].line;
            return Err(format!("the access in line {line} takes effect later than its place, and is no store"));
        }
    }
    Ok(())
}

/// Finds the loads of one line that compilers may order as they like, as in `i += j`: those between which nobody stores to any of
/// their places, so that each sees the same in any order.
fn find_unordered(trace: &Trace, acts: &mut [Act]) {
    let threads = trace.threads.len();
    for thread in 0..threads {
        let own: Vec<usize> = (0..acts.len()).filter(|a| acts[*a].thread == thread).collect();
        let mut from = 0;
        while from < own.len() {
            let mut to = from + 1;
            while to < own.len() && is_group(trace, acts, &own[from..=to]) {
                to += 1;
            }
            for (k, act) in own[from..to].iter().enumerate().filter(|_| to - from > 1) {
                acts[*act].value = to - from - 1 - k;
            }
            from = to;
        }
    }
}

fn is_group(trace: &Trace, acts: &[Act], group: &[usize]) -> bool {
    let event = |a: usize| &trace.events[acts[a].event];
    let (Some(first), Some(last)) = (group.first(), group.last()) else { return false };
    let plain = |a: &usize| acts[*a].kind == Kind::Read && event(*a).atomic.is_none();
    let here = |a: &usize| (&event(*a).file, event(*a).line) == (&event(*first).file, event(*first).line);
    let (Some(begin), Some(end)) = (acts[*first].turn, acts[*last].turn) else { return false };
    let between = trace.order.get(begin..=end).unwrap_or_default();
    let mut stores = between.iter().filter(|item| item.store).map(|item| &trace.events[item.event as usize]);
    let touches = |store: &TraceEvent| {
        let size = |e: &TraceEvent| u64::from(e.size.max(1));
        let meets = |e: &TraceEvent| store.addr < e.addr + size(e) && e.addr < store.addr + size(store);
        group.iter().any(|a| meets(event(*a)))
    };
    group.iter().all(|a| plain(a) && here(a)) && !stores.any(touches)
}
