//! Runs a trace again on the store-buffer machine: the second check of every counterexample on `sc`, `tso` and `pso`.
//!
//! Source: `docs/memory-models.md`, "The two faces of a model". The trace's memory order is the schedule: a load is executed
//! and a store sent from its buffer to memory when its turn comes; all else a thread does as soon as it can, except that its stack
//! objects end as late as possible: most of their ends have no place in the trace, and what others do with them is before. An end that has
//! a place is a store like any other: with store buffers the thread goes on, and the object ends when its turn comes.
//! Guarantee: for an accepted trace the machine has made a run with the same events and values that ends in what the
//! trace claims. No reduction is used: every line of memory is treated as shared. Misses: races are not judged again here; replay does. In a run that shows
//! one no object ends here.

use super::expand;
use super::record::Recorder;
use super::step::{Performed, Stepper};
use super::world::World;
use crate::finding::Property;
use crate::interp::{Answer, Code, Request};
use crate::layout::Tid;
use crate::task::prepared;
use crate::trace::{Claim, Trace, TraceEvent, TraceKind};
use fencepost_ir::{eval, NondetKind, Program};
use fencepost_models::buffer::Entry;
use fencepost_models::{Machine, Model};

/// Checks a trace on the model's machine. A model without a machine has nothing to say against it.
pub fn rerun(program: &Program, model: &'static Model, trace: &Trace) -> Result<(), String> {
    let Some(machine) = model.machine else { return Ok(()) };
    let program = &*prepared(program, model);
    let mut paused = false;
    let checked = rerun_once(program, model, machine, trace, Some(&mut paused));
    if checked.is_ok() || !paused {
        return checked;
    }
    // The threads that stopped before they made an object may have gone on as well.
    rerun_once(program, model, machine, trace, None).or(checked)
}

/// With `paused`, threads make no object behind their last event if another thread goes wrong, as in replay; it says whether one has
/// stopped because of that.
fn rerun_once(
    program: &Program,
    model: &'static Model,
    machine: Machine,
    trace: &Trace,
    paused: Option<&mut bool>,
) -> Result<(), String> {
    let mut stepper: Stepper<'_> = Stepper::new(Code::new(program, None)?, model, machine);
    stepper.all_shared = true;
    stepper.record = Some(Recorder::default());
    let mut own: Vec<Vec<u32>> = vec![Vec::new(); trace.threads.len()];
    for (i, e) in trace.events.iter().enumerate() {
        own.get_mut(e.thread as usize).ok_or("an event belongs to no thread")?.push(i as u32);
    }
    // Threads get the numbers of the trace.
    for (tid, thread) in trace.threads.iter().enumerate().skip(1) {
        stepper.tables.makers.push(thread.made_by);
        if let Some(made) = thread.made_by {
            stepper.tables.names.insert(made, tid as Tid);
        }
    }
    let world = stepper.initial();
    let n = trace.threads.len();
    let tags = vec![None; trace.events.len()];
    let idle = vec![false; n];
    let (next, waiting) = (vec![0; n], Vec::new());
    let mut rerun =
        Rerun { trace, own, next, tags, world, stepper, section: None, idle, paused, late: false, now: None, waiting };
    for tid in 0..n as Tid {
        rerun.catch_up(tid, Ends::Later)?;
    }
    for item in &trace.order {
        rerun.turn(item.event, item.store)?;
    }
    rerun.end()
}

struct Rerun<'a, 'p> {
    trace: &'a Trace,
    /// Each thread's events in program order, and how many have been issued.
    own: Vec<Vec<u32>>,
    next: Vec<usize>,
    /// For each event that was issued, its number in the machine's own record.
    tags: Vec<Option<u32>>,
    world: World,
    stepper: Stepper<'p>,
    /// The thread that is inside an atomic section.
    section: Option<Tid>,
    /// The threads that seem to run for ever without an event: they are not waited for.
    idle: Vec<bool>,
    /// Whether the access that the trace claims to be late has found its object ended.
    late: bool,
    /// See [`rerun_once`].
    paused: Option<&'a mut bool>,
    /// The event whose turn it is.
    now: Option<u32>,
    /// Ends that their threads have issued and whose turn has not come.
    waiting: Vec<u32>,
}

/// After so many steps without an event a thread seems to run for ever.
const PATIENCE: u32 = 10_000;

/// Whether a thread that catches up ends its stack objects.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ends {
    Now,
    Later,
}

/// What kind of request a thread is at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// It makes no event.
    Silent,
    /// It makes an event that has no place in the memory order.
    Other,
    /// A load, store or both.
    Memory,
    /// An atomic section begins or ends.
    Section,
    /// It goes no further.
    Over,
}

impl Rerun<'_, '_> {
    fn kind(&self, tid: Tid) -> Next {
        match self.stepper.request(&self.world, tid) {
            Some(Request::Load { .. } | Request::Store { .. } | Request::Rmw { .. } | Request::CmpXchg { .. }) => {
                Next::Memory
            }
            Some(Request::Free(_)) => Next::Memory,
            Some(Request::Release { .. }) if self.ends_now(tid).is_some() => Next::Memory,
            Some(
                Request::Allocate(_)
                | Request::Release { .. }
                | Request::ThreadNew { .. }
                | Request::Print(_)
                | Request::Yield
                | Request::Commit,
            ) => Next::Silent,
            Some(
                Request::Fence(_)
                | Request::ObjectSize(_)
                | Request::ThreadStart { .. }
                | Request::ThreadJoin { .. }
                | Request::Nondet(..),
            ) => Next::Other,
            Some(Request::AtomicBegin | Request::AtomicEnd) => Next::Section,
            None
            | Some(
                Request::Blocked
                | Request::Assumed
                | Request::Exit(_)
                | Request::ProcessExit
                | Request::Fail(_)
                | Request::Limit(_),
            ) => Next::Over,
        }
    }

    fn upcoming(&self, tid: Tid) -> Option<u32> {
        self.own[tid as usize].get(self.next[tid as usize]).copied()
    }

    /// The stack object whose end is the thread's next event, if the thread is about to end it.
    fn ends_now(&self, tid: Tid) -> Option<u64> {
        let e = &self.trace.events[self.upcoming(tid)? as usize];
        match self.stepper.request(&self.world, tid) {
            Some(Request::Release { from, to }) if e.kind == TraceKind::End => {
                (*from..*to).contains(&e.addr).then_some(e.addr)
            }
            Some(_) | None => None,
        }
    }

    /// Carries out one request of a thread. `Ok(false)` if it cannot be carried out now.
    fn step(&mut self, tid: Tid) -> Result<bool, String> {
        let kind = self.kind(tid);
        let event = self.upcoming(tid).map(|i| (i, &self.trace.events[i as usize]));
        let choice = match event {
            Some((_, e)) if e.kind == TraceKind::Nondet && kind == Next::Other => self.choice(tid, e)?,
            Some((_, e)) if e.kind == TraceKind::CmpXchgFailed => self.fails_freely(tid, e),
            Some(_) | None => 0,
        };
        let begins = matches!(self.stepper.request(&self.world, tid), Some(Request::AtomicBegin));
        let before = self.recorded();
        self.stepper.noted_end = self.ends_now(tid);
        self.stepper.doomed = None;
        if self.keeps_objects(tid) {
            self.pass_ends(tid)?;
            self.stepper.resume(&mut self.world, tid, Answer::Done);
            return Ok(true);
        }
        if let Some(end) = self.end_waits(tid) {
            self.tags[end as usize] = Some(u32::MAX);
            self.next[tid as usize] += 1;
            self.waiting.push(end);
            match self.trace.events[end as usize].kind {
                TraceKind::Free => drop(self.stepper.resume(&mut self.world, tid, Answer::Done)),
                _end_of_a_stack_object => self.stepper.kept_ends.push(self.trace.events[end as usize].addr),
            }
            return Ok(true);
        }
        match self.stepper.perform(&mut self.world, tid, choice) {
            Performed::Wait => return Ok(false),
            Performed::Over => return Ok(true),
            Performed::Done => {}
        }
        match kind {
            Next::Silent | Next::Over => return Ok(true),
            Next::Section => self.section = begins.then_some(tid),
            Next::Other | Next::Memory => {}
        }
        let Some((index, expected)) = event else {
            return Err(format!("thread {tid} issues an event that the trace does not have"));
        };
        if self.recorded() <= before {
            return Err(format!("event {index} did not happen"));
        }
        let made = &self.record().events[before];
        let like = made.kind == expected.kind
            && (made.addr, made.size) == (expected.addr, expected.size)
            && (self.may_race_late(index) || (made.read, made.written) == (expected.read, expected.written));
        if !like {
            return Err(format!(
                "event {index}: the trace has {:?} reading {:?} and writing {:?}, the machine {:?} reading {:?} and writing {:?}",
                expected.kind, expected.read, expected.written, made.kind, made.read, made.written
            ));
        }
        self.tags[index as usize] = Some(before as u32);
        self.next[tid as usize] += 1;
        Ok(true)
    }

    /// The end that a thread is about to issue, if its turn comes later: it waits like a store in a buffer.
    fn end_waits(&self, tid: Tid) -> Option<u32> {
        let event = self.upcoming(tid)?;
        let frees = match self.stepper.request(&self.world, tid) {
            Some(Request::Free(addr)) => addr.bits as u64 == self.trace.events[event as usize].addr,
            Some(_) | None => false,
        };
        let is_free = frees && self.trace.events[event as usize].kind == TraceKind::Free;
        let waits = self.stepper.machine != Machine::Direct && self.now != Some(event) && self.section.is_none();
        (waits && (is_free || self.ends_now(tid).is_some())).then_some(event)
    }

    /// An end that has waited takes effect.
    fn end_waited(&mut self, event: u32) -> Result<(), String> {
        let e = &self.trace.events[event as usize];
        self.stepper.kept_ends.retain(|base| *base != e.addr);
        let done = self.stepper.end_object(&mut self.world, e.addr, e.kind == TraceKind::Free);
        done.map_err(|kind| format!("event {event}: {kind}"))
    }

    /// Whether an event may be an access that comes too late for its object, which does not end here: the last of its thread, in a run
    /// that shows a race. What it reads is undefined then.
    fn may_race_late(&self, index: u32) -> bool {
        let e = &self.trace.events[index as usize];
        let last = || self.own[e.thread as usize].last() == Some(&index);
        self.trace.violates(Property::Race) && last() && e.read.is_some_and(|w| w.undef != 0)
    }

    fn record(&self) -> &Recorder {
        // The recorder is put in place before the first step and never taken.
        static EMPTY: std::sync::OnceLock<Recorder> = std::sync::OnceLock::new();
        self.stepper.record.as_ref().unwrap_or_else(|| EMPTY.get_or_init(Recorder::default))
    }

    fn recorded(&self) -> usize {
        self.record().events.len()
    }

    /// The number of the choice that gives the value of the trace. A search tries some values of an input; any is legal.
    fn choice(&mut self, tid: Tid, e: &TraceEvent) -> Result<u32, String> {
        let wanted = e.read.map_or(0, |w| w.bits);
        let bits = match self.stepper.request(&self.world, tid) {
            Some(Request::Nondet(ty, NondetKind::Input)) => ty.bits(&self.stepper.code.program.target),
            Some(Request::Nondet(_, NondetKind::Spurious)) => 1,
            Some(_) | None => return Err(format!("thread {tid} chooses no value where the trace has {wanted:#x}")),
        };
        if eval::cut(bits, wanted) != wanted {
            return Err(format!("the value {wanted:#x} is not offered"));
        }
        self.stepper.input = Some(wanted);
        Ok(0)
    }

    /// Whether a compare-exchange must fail although the expected value is there: choice 1.
    fn fails_freely(&self, tid: Tid, e: &TraceEvent) -> u32 {
        match self.stepper.request(&self.world, tid) {
            Some(Request::CmpXchg { expected, weak: true, .. }) => {
                u32::from(e.read.is_some_and(|w| w.bits == expected.bits))
            }
            Some(_) | None => 0,
        }
    }

    /// Lets a thread do whatever has no place in the memory order, as far as it can.
    fn catch_up(&mut self, tid: Tid, ends: Ends) -> Result<(), String> {
        let mut silent = 0;
        loop {
            if self.section.is_none() {
                self.pass_empty_section(tid)?;
            }
            if !matches!(self.kind(tid), Next::Silent | Next::Other) || self.idle[tid as usize] || self.pauses(tid) {
                break;
            }
            if ends == Ends::Later && matches!(self.stepper.request(&self.world, tid), Some(Request::Release { .. })) {
                break;
            }
            silent = if self.kind(tid) == Next::Silent { silent + 1 } else { 0 };
            self.idle[tid as usize] = silent > PATIENCE;
            if self.kind(tid) == Next::Other && self.upcoming(tid).is_none() {
                return Ok(());
            }
            if !self.step(tid)? {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Whether a thread is about to end objects that stay nevertheless. Races are sought through the axioms, where such an end
    /// may take effect late, like a store; here it would be at once, and a run with a dangling pointer would stop. Whether somebody
    /// uses one is another question than whether there is a race.
    fn keeps_objects(&self, tid: Tid) -> bool {
        let ends = matches!(self.stepper.request(&self.world, tid), Some(Request::Release { .. } | Request::Free(_)));
        ends && self.trace.violates(Property::Race)
    }

    /// The ends of objects that the trace has here, where a thread would end some.
    fn pass_ends(&mut self, tid: Tid) -> Result<(), String> {
        let (range, freed) = match self.stepper.request(&self.world, tid) {
            Some(Request::Release { from, to }) => (*from..*to, None),
            Some(Request::Free(addr)) => (0..0, Some(addr.bits as u64)),
            Some(_) | None => return Ok(()),
        };
        while let Some(event) = self.upcoming(tid) {
            let e = &self.trace.events[event as usize];
            let is_free = e.kind == TraceKind::Free && freed == Some(e.addr);
            if !is_free && (e.kind != TraceKind::End || !range.contains(&e.addr)) {
                break;
            }
            // The machine does nothing here, and so there is nothing that could reach memory later.
            self.tags[event as usize] = Some(u32::MAX);
            self.next[tid as usize] += 1;
            if is_free {
                return Ok(());
            }
        }
        match freed {
            Some(addr) => Err(format!("thread {tid} frees {addr:#x}, which the trace does not have")),
            None => Ok(()),
        }
    }

    /// Whether a thread stops before it makes an object.
    fn pauses(&mut self, tid: Tid) -> bool {
        let allocates = matches!(self.stepper.request(&self.world, tid), Some(Request::Allocate(_)));
        let pauses = allocates && self.upcoming(tid).is_none() && self.trace.is_bystander(tid);
        match &mut self.paused {
            Some(paused) if pauses => {
                **paused = true;
                true
            }
            Some(_) | None => false,
        }
    }

    /// An atomic section without accesses has no place in the memory order either.
    fn pass_empty_section(&mut self, tid: Tid) -> Result<(), String> {
        let events = &self.own[tid as usize][self.next[tid as usize].min(self.own[tid as usize].len())..];
        let kind = |i: &u32| self.trace.events[*i as usize].kind;
        if events.first().map(kind) != Some(TraceKind::AtomicBegin) {
            return Ok(());
        }
        let inside = events.iter().skip(1).take_while(|i| kind(i) != TraceKind::AtomicEnd);
        let calm = inside.clone().all(|i| matches!(kind(i), TraceKind::Fence | TraceKind::Nondet | TraceKind::Answer));
        let length = inside.count() + 2;
        if !calm || events.len() < length {
            return Ok(());
        }
        let end = self.next[tid as usize] + length;
        while self.next[tid as usize] < end && self.kind(tid) != Next::Over && self.step(tid)? {}
        Ok(())
    }

    /// Ends the atomic section that is open, unless it is this thread's.
    fn close_section(&mut self, except: Option<Tid>) -> Result<(), String> {
        let Some(owner) = self.section.filter(|t| Some(*t) != except) else { return Ok(()) };
        self.catch_up(owner, Ends::Now)?;
        let unfinished =
            owner == self.trace.finding.thread || !self.trace.has_finding() || self.kind(owner) == Next::Over;
        if unfinished && self.upcoming(owner).is_none() {
            // The finding is inside, or something else that is wrong and was not asked for: the section never ends, and what others
            // do now comes after that.
            self.stepper.abandon_section(&self.world, owner);
            self.section = None;
            return Ok(());
        }
        if !matches!(self.stepper.request(&self.world, owner), Some(Request::AtomicEnd)) {
            let request = self.stepper.request(&self.world, owner);
            return Err(format!(
                "another thread acts inside an atomic section of thread {owner}, which is at {request:?}"
            ));
        }
        self.step(owner)?;
        self.section = None;
        Ok(())
    }

    /// The turn of one place in the memory order.
    fn turn(&mut self, event: u32, store: bool) -> Result<(), String> {
        let tid = self.trace.events[event as usize].thread;
        self.close_section(Some(tid))?;
        let late = match self.trace.finding.claim {
            Some(Claim::LateAccess { access, end }) if end == event => {
                Some((access, self.trace.events[access as usize].thread))
            }
            Some(_) | None => None,
        };
        if let Some((access, other)) = late.filter(|(_, other)| *other != tid) {
            // The store is on its way when the object ends.
            while self.tags[access as usize].is_none() && self.kind(other) != Next::Over && self.step(other)? {}
        }
        self.now = Some(event);
        while self.tags[event as usize].is_none() {
            let mut waits = self.kind(tid) == Next::Over || !self.step(tid)?;
            if waits && self.section.is_none() {
                // It may join a thread that only has to come to its end, and so may that one: a chain is as long as there are threads.
                let threads = self.trace.threads.len() as Tid;
                for other in (0..threads).flat_map(|_| 0..threads) {
                    self.catch_up(other, Ends::Now)?;
                }
                waits = self.tags[event as usize].is_none() && (self.kind(tid) == Next::Over || !self.step(tid)?);
            }
            if waits {
                return Err(format!("thread {tid} cannot come to event {event}"));
            }
        }
        if let Some(at) = self.waiting.iter().position(|e| *e == event) {
            self.waiting.remove(at);
            self.end_waited(event)?;
        } else if store && self.stepper.machine != Machine::Direct {
            let tag = self.tags[event as usize];
            let entries = self.stepper.buffer(&self.world, tid).entries();
            let at = entries.iter().position(|e| matches!(e, Entry::Store { tag: t, .. } if Some(*t) == tag));
            if let Some(at) = at {
                if !self.stepper.buffer(&self.world, tid).ready(self.stepper.machine).contains(&at) {
                    return Err(format!("event {event} may not reach memory yet"));
                }
                self.late |= self.is_late(event);
                self.stepper.flush(&mut self.world, tid, at);
            }
        }
        for other in 0..self.trace.threads.len() as Tid {
            if self.section.is_none_or(|owner| owner == other) {
                self.catch_up(other, Ends::Later)?;
            }
        }
        Ok(())
    }

    /// Whether a store that reaches memory now is the one that the trace claims to come too late, and does.
    fn is_late(&self, event: u32) -> bool {
        let e = &self.trace.events[event as usize];
        let claimed = matches!(self.trace.finding.claim, Some(Claim::LateAccess { access, .. }) if access == event);
        let objects = self.stepper.tables.objects.get(self.world.objects);
        claimed && objects.check(&self.stepper.code, e.addr, u64::from(e.size), true).is_err()
    }

    fn end(mut self) -> Result<(), String> {
        let claim = &self.trace.finding;
        // The finding may be inside the last section, which then never ends.
        self.close_section(Some(claim.thread).filter(|_| self.trace.has_finding()))?;
        for tid in 0..self.trace.threads.len() as Tid {
            self.catch_up(tid, Ends::Now)?;
        }
        // Sections without accesses and ends of sections have no turn of their own, and joins may wait for them.
        let is_left = |this: &Self, tid: usize| this.next[tid] < this.own[tid].len();
        let mut moved = true;
        while std::mem::take(&mut moved) {
            for tid in 0..self.own.len() {
                while is_left(&self, tid) && self.kind(tid as Tid) != Next::Over && self.step(tid as Tid)? {
                    moved = true;
                }
                // Others may join it.
                if self.section.is_none() {
                    self.catch_up(tid as Tid, Ends::Now)?;
                }
            }
        }
        if let Some(tid) = (0..self.own.len()).find(|t| is_left(&self, *t)) {
            return Err(format!("thread {tid} does not come to the end of its events"));
        }
        if !self.trace.has_finding() {
            return Ok(());
        }
        if let Some(Claim::LateAccess { access, .. }) = claim.claim {
            let live = || format!("event {access} reaches memory while its object lives");
            return self.late.then_some(()).ok_or_else(live);
        }
        match claim.property() {
            Some(Property::Race) => Ok(()),
            Some(Property::Deadlock) => {
                for tid in 0..self.trace.threads.len() as Tid {
                    let mut steps = 0;
                    while !matches!(self.kind(tid), Next::Over | Next::Section) && self.step(tid)? {
                        steps += 1;
                        if steps > PATIENCE {
                            return Err(format!("thread {tid} is not blocked"));
                        }
                    }
                }
                let mut successors = Vec::new();
                self.stepper.record = None;
                expand(&mut self.stepper, &self.world, &mut successors);
                match successors.iter().find(|s| s.progress) {
                    None => Ok(()),
                    Some(s) => Err(format!("thread {} is not blocked", s.action.tid)),
                }
            }
            Some(Property::Assert | Property::Memsafety) | None => {
                let tid = claim.thread;
                for _ in 0..100_000 {
                    if self.kind(tid) == Next::Over {
                        break;
                    }
                    if self.stepper.perform(&mut self.world, tid, 0) != Performed::Done {
                        break;
                    }
                }
                match self.stepper.request(&self.world, tid) {
                    Some(Request::Fail(kind)) if claim.claim.is_some() && Claim::of(kind) == claim.claim => Ok(()),
                    Some(other) => Err(format!("thread {tid} ends in {other:?}, not in {:?}", claim.claim)),
                    None => Err(format!("thread {tid} was never started")),
                }
            }
        }
    }
}
