//! Executes the threads of a witness again: every request is answered by the next step.
//!
//! Threads take turns, because a value may point to an object that another thread has yet to make: then the reader
//! waits for the maker. Where all wait (a model without dependencies allows such circles), one goes on with the engine's
//! address. A thread stops where its steps end. What needs no step is carried out as far as it comes, so that sections
//! are closed and a finding is the very next request; a section that does not end has not happened, unless the claim is
//! about it.

use super::addresses::Addresses;
use super::{Claim, Step, StepKind, Witness};
use crate::deps::Loads;
use crate::enumerate::machine::record::{At, Recorder};
use crate::interp::{Allocation, Answer, Code, Request, Thread};
use crate::layout::Tid;
use crate::objects::Objects;
use crate::trace::TraceEvent;
use crate::value::{Dep, Value};
use fencepost_ir::{eval, BlockId, FenceMask, FuncId, Loc, RmwOp, Type};
use fencepost_models::{Kind, Model, Wrap};
use rustc_hash::{FxHashMap, FxHashSet};

/// What steps (thread and index) read, where the engine's value cannot be translated.
pub(super) type Fixes = FxHashMap<(Tid, u32), u128>;

/// At most so many requests without a step behind the last step.
const TAIL: u32 = 1_000;

/// The threads at the end of their steps, and what they did.
pub(super) struct Driven {
    pub lanes: Vec<Lane>,
    /// The events of all threads; those of one thread in program order. Its order and sources are filled in later.
    pub recorder: Recorder,
    /// More about each event.
    pub metas: Vec<Meta>,
    pub objects: Objects,
    /// All objects of the run, whether they live or not.
    pub all: Objects,
    /// The addresses at which there was more than one.
    pub reused: FxHashSet<u64>,
    /// Whether an object is not where the engine has it.
    pub moved: bool,
}

impl Driven {
    /// The events of the run.
    pub fn events(&self) -> impl Iterator<Item = &TraceEvent> {
        self.recorder.events.iter().zip(&self.metas).filter(|(_, m)| !m.dropped).map(|(e, _)| e)
    }

    /// Whether several objects were at an address, one after another.
    pub fn is_reused(&self, addr: u64) -> bool {
        self.all.find(addr).is_some_and(|o| self.reused.contains(&o.allocation.base))
    }

    /// The event of a thread's step, if the step is an access.
    pub fn event_of(&self, thread: Tid, step: u32) -> Option<usize> {
        let is = |i: &usize| self.recorder.events[*i].thread == thread && self.metas[*i].step == Some(step);
        (0..self.metas.len()).find(|i| is(i) && !self.metas[*i].dropped && super::is_access(&self.recorder.events[*i]))
    }
}

/// A thread on its way through its steps.
#[derive(Default)]
pub(super) struct Lane {
    /// Its state and its request; `None` before its start.
    pub thread: Option<Thread<Loads>>,
    pub request: Option<Request<Loads>>,
    pub func: Option<FuncId>,
    pub joined: bool,
    /// What it issued, in program order.
    pub items: Vec<Item>,
    /// How many steps it has taken, and how many requests without one behind the last.
    next: usize,
    tail: u32,
    over: bool,
    /// The section that it never ends, if the claim is about it.
    pub open: Option<u32>,
    /// The state at the beginning of the open section.
    before: Option<Box<Before>>,
}

impl Lane {
    /// Whether the thread has ended the process.
    pub(super) fn ends_process(&self) -> bool {
        self.thread.as_ref().zip(self.request.as_ref()).is_some_and(|(thread, request)| thread.ends_process(request))
    }
}

struct Before {
    thread: Thread<Loads>,
    items: usize,
    event: u32,
    section: u32,
}

/// Something that matters to the memory order.
pub(super) struct Item {
    pub what: What,
    /// The loads that an access depends on.
    pub on: Loads,
}

pub(super) enum What {
    Access { event: u32, kind: Kind },
    Fence(FenceMask),
    Start(Tid),
    Join(Tid),
}

/// What a trace does not say about an event.
#[derive(Clone, Debug)]
pub(super) struct Meta {
    /// The step that it was made from.
    pub step: Option<u32>,
    pub load_rank: Option<u64>,
    pub store_rank: Option<u64>,
    /// The atomic section that it is part of.
    pub section: Option<u32>,
    /// How many bytes it concerns; for a `free`, the object.
    pub extent: u64,
    /// The loads that its store depends on by address and data.
    pub stored_on: Loads,
    pub loc: Loc,
    /// The instruction.
    pub site: Option<(FuncId, BlockId, u32)>,
    /// It belongs to a section that has not happened.
    pub dropped: bool,
}

/// Executes the threads of a witness.
pub(super) fn drive(
    code: &Code<'_>,
    model: &'static Model,
    witness: &Witness,
    fixes: &Fixes,
) -> Result<Driven, String> {
    check_numbers(witness)?;
    let n = witness.threads.len();
    let mut driver = Driver {
        code,
        model,
        witness,
        fixes,
        tracks: model.keep.dependencies && !(model.keep.rr.other && model.keep.rw.other),
        addresses: Addresses::new(witness, code.program.target.pointer_bytes()),
        sections: 0,
        out: Driven {
            lanes: (0..n).map(|_| Lane::default()).collect(),
            recorder: Recorder::default(),
            metas: Vec::new(),
            objects: Objects::default(),
            all: Objects::default(),
            reused: FxHashSet::default(),
            moved: false,
        },
    };
    // The table of sources needs to know how many threads there are.
    driver.out.recorder.thread(n as Tid - 1, "", None);
    driver.start(code.main_thread(), code.program.entry);
    loop {
        let mut moved = false;
        for tid in 0..n as Tid {
            moved |= driver.run(tid, false)?;
        }
        if moved {
            continue;
        }
        let waits = |l: &Lane| l.thread.is_some() && !l.over;
        match driver.out.lanes.iter().position(waits) {
            Some(tid) => driver.run(tid as Tid, true)?,
            None => break,
        };
    }
    for (tid, (lane, said)) in driver.out.lanes.iter().zip(&witness.threads).enumerate() {
        if lane.thread.is_none() && (said.started || !said.steps.is_empty()) {
            return Err(format!("thread {tid} has started, but nobody starts it"));
        }
    }
    Ok(driver.out)
}

fn check_numbers(witness: &Witness) -> Result<(), String> {
    if witness.threads.is_empty() {
        return Err("a run has at least one thread".into());
    }
    for (tid, thread) in witness.threads.iter().enumerate() {
        let fine = match thread.made_by {
            None => tid == 0,
            Some((maker, _)) => (maker as usize) < tid,
        };
        if !fine {
            return Err(format!("thread {tid} cannot be made by {:?}", thread.made_by));
        }
        if witness.threads[..tid].iter().any(|t| t.made_by == thread.made_by) {
            return Err(format!("thread {tid} is made twice"));
        }
    }
    Ok(())
}

/// What became of a request.
enum Moved {
    /// The thread has a new one.
    On(Answer<Loads>),
    /// It needs something that another thread has yet to do.
    Waits,
    /// Its steps are at their end.
    Over,
}

struct Driver<'a> {
    code: &'a Code<'a>,
    model: &'static Model,
    witness: &'a Witness,
    fixes: &'a Fixes,
    /// Whether registers carry the loads that they depend on.
    tracks: bool,
    addresses: Addresses,
    sections: u32,
    out: Driven,
}

impl Driver<'_> {
    fn start(&mut self, mut thread: Thread<Loads>, func: FuncId) {
        let request = thread.resume(self.code, Answer::Done);
        let lane = &mut self.out.lanes[thread.tid as usize];
        (lane.thread, lane.request, lane.func) = (Some(thread), Some(request), Some(func));
    }

    /// Lets a thread go as far as it can. Says whether it moved. With `force` it does not wait the first time.
    fn run(&mut self, tid: Tid, mut force: bool) -> Result<bool, String> {
        let mut any = false;
        loop {
            let lane = &self.out.lanes[tid as usize];
            let Some(request) = lane.request.clone().filter(|_| !lane.over) else { return Ok(any) };
            match self.answer(tid, &request, force)? {
                Moved::On(answer) => {
                    let lane = &mut self.out.lanes[tid as usize];
                    lane.request = lane.thread.as_mut().map(|t| t.resume(self.code, answer));
                    any = true;
                    force = false;
                }
                Moved::Waits => return Ok(any),
                Moved::Over => {
                    self.stop(tid);
                    any = true;
                }
            }
        }
    }

    /// A thread stands at the end of its steps. A section that it has not ended has not happened.
    fn stop(&mut self, tid: Tid) {
        let lane = &mut self.out.lanes[tid as usize];
        lane.over = true;
        let Some(before) = lane.before.take() else { return };
        let metas = self.out.metas.iter_mut().zip(&self.out.recorder.events).skip(before.event as usize);
        let dropped: Vec<&mut Meta> = metas.filter(|(_, e)| e.thread == tid).map(|(m, _)| m).collect();
        let needed = match self.witness.claim {
            Claim::Thread(t) => t == tid,
            Claim::Deadlock | Claim::Finished => false,
            Claim::Race { first, second } | Claim::Late { access: first, end: second } => {
                let races = |m: &Meta| [first, second].iter().any(|(t, s)| *t == tid && m.step == Some(*s));
                dropped.iter().any(|m| races(m))
            }
        };
        if needed {
            lane.open = Some(before.section);
            return;
        }
        for meta in dropped {
            meta.dropped = true;
        }
        lane.items.truncate(before.items);
        lane.thread = Some(before.thread);
        lane.request = Some(Request::AtomicBegin);
    }

    /// Answers a request that needs no step, or looks for its step.
    fn answer(&mut self, tid: Tid, request: &Request<Loads>, force: bool) -> Result<Moved, String> {
        let lane = &mut self.out.lanes[tid as usize];
        let ended = lane.next >= self.witness.threads[tid as usize].steps.len();
        lane.tail += u32::from(ended);
        if lane.tail > TAIL {
            return Ok(Moved::Over);
        }
        match request {
            Request::Release { from, to } => {
                while self.end(tid, *from, *to) {}
                self.out.objects.release(*from, *to);
            }
            // A dangling pointer must not find another object where the last one was.
            Request::Allocate(_) if ended && self.is_bystander(tid) => return Ok(Moved::Over),
            Request::Allocate(allocation) if ended => self.allocate(allocation),
            Request::ThreadNew { nth } => return Ok(Moved::On(Answer::Value(self.number(tid, *nth)))),
            Request::Print(_) | Request::Yield | Request::Commit => {}
            Request::Fence(_) if ended && self.is_behind_end(tid) => return Ok(Moved::Over),
            Request::Fence(kind) => {
                let mask = self.model.mapping.fence(*kind);
                self.record(tid, None, |r, at| r.fence(at, mask));
                self.fence(tid, mask);
            }
            Request::AtomicBegin => self.begin(tid),
            Request::AtomicEnd => {
                self.record(tid, None, |r, at| r.section(at, false));
                self.out.lanes[tid as usize].before = None;
            }
            Request::Blocked
            | Request::Assumed
            | Request::Exit(_)
            | Request::ProcessExit
            | Request::Fail(_)
            | Request::Limit(_) => {
                return if ended { Ok(Moved::Over) } else { Err(self.differs(tid, request)) };
            }
            Request::Load { .. }
            | Request::Store { .. }
            | Request::Rmw { .. }
            | Request::CmpXchg { .. }
            | Request::Allocate(_)
            | Request::Free(_)
            | Request::ObjectSize(_)
            | Request::ThreadStart { .. }
            | Request::ThreadJoin { .. }
            | Request::Nondet(..) => {
                if ended {
                    return Ok(Moved::Over);
                }
                let moved = self.step(tid, request, force)?;
                if matches!(moved, Moved::On(_)) {
                    self.out.lanes[tid as usize].next += 1;
                }
                return Ok(moved);
            }
        }
        Ok(Moved::On(Answer::Done))
    }

    /// Whether the last step of a thread is an access that races with the end of its object and comes behind it: nothing may follow.
    fn is_behind_end(&self, tid: Tid) -> bool {
        let Claim::Race { first, second } = self.witness.claim else { return false };
        let last = (tid, (self.witness.threads[tid as usize].steps.len() as u32).wrapping_sub(1));
        let other = if first == last { second } else { first };
        let step = |(thread, step): (u32, u32)| self.witness.threads.get(thread as usize)?.steps.get(step as usize);
        let (Some(access), Some(end)) = (step(last), step(other)) else { return false };
        let ends = matches!(end.kind, StepKind::Free | StepKind::End { .. });
        (first == last || second == last) && ends && access.load_rank.max(access.store_rank) > end.store_rank
    }

    /// Whether another thread goes wrong, and nobody joins this one.
    fn is_bystander(&self, tid: Tid) -> bool {
        let joins = |s: &Step| matches!(s.kind, StepKind::Join { thread, .. } if thread == tid);
        match self.witness.claim {
            Claim::Thread(t) => t != tid && !self.witness.threads.iter().any(|t| t.steps.iter().any(joins)),
            Claim::Deadlock | Claim::Race { .. } | Claim::Late { .. } | Claim::Finished => false,
        }
    }

    /// The end of a stack object takes its step, if that is the thread's next one.
    fn end(&mut self, tid: Tid, from: u64, to: u64) -> bool {
        let index = self.out.lanes[tid as usize].next;
        let Some(step) = self.witness.threads[tid as usize].steps.get(index) else { return false };
        let StepKind::End { base } = step.kind else { return false };
        let pointer = self.code.program.target.pointer_bytes();
        let base = self.addresses.translate(u128::from(base), 0, pointer, true).map_or(base, |b| b as u64);
        if !(from..to).contains(&base) {
            return false;
        }
        let event = self.record(tid, Some(step), |r, at| r.end(at, base));
        let size = self.out.objects.object_size(self.code, base);
        self.out.metas[event as usize].extent = size.max(1);
        self.access(tid, event, Kind::W, Loads::default());
        self.out.lanes[tid as usize].next += 1;
        true
    }

    fn differs(&self, tid: Tid, request: &Request<Loads>) -> String {
        let next = self.out.lanes[tid as usize].next;
        let step = &self.witness.threads[tid as usize].steps[next].kind;
        format!("step {next} of thread {tid} is {step:?}, but the thread issues {request:?}")
    }

    /// The id of the `nth` thread that a thread makes.
    fn number(&self, tid: Tid, nth: u32) -> Value<Loads> {
        let made = self.witness.threads.iter().position(|t| t.made_by == Some((tid, nth)));
        // A thread that the witness does not know is never started; any unused number will do.
        let id = Code::thread_id(made.unwrap_or(self.witness.threads.len()) as Tid);
        Value::known(u128::from(id))
    }

    fn allocate(&mut self, allocation: &Allocation) {
        self.out.objects.allocate(allocation.clone());
        // Stack addresses are used again: the largest object that was there counts.
        let before = self.out.all.find(allocation.base).filter(|o| o.allocation.base == allocation.base);
        let size = before.map_or(0, |o| o.allocation.size).max(allocation.size);
        if before.is_some() {
            self.out.reused.insert(allocation.base);
        }
        self.out.all.allocate(Allocation { size, ..allocation.clone() });
    }

    fn begin(&mut self, tid: Tid) {
        let event = self.out.recorder.events.len() as u32;
        self.sections += 1;
        let lane = &mut self.out.lanes[tid as usize];
        lane.before = lane
            .thread
            .clone()
            .map(|thread| Box::new(Before { thread, items: lane.items.len(), event, section: self.sections }));
        self.record(tid, None, |r, at| r.section(at, true));
    }

    // --- steps -------------------------------------------------------------------------------

    /// Matches a request with its step and answers it from there.
    fn step(&mut self, tid: Tid, request: &Request<Loads>, force: bool) -> Result<Moved, String> {
        let index = self.out.lanes[tid as usize].next;
        let step = &self.witness.threads[tid as usize].steps[index];
        let target = self.code.program.target;
        match (request, &step.kind) {
            (Request::Load { ty, addr, order }, StepKind::Load { bits, undef }) => {
                let Some(value) = self.fed(tid, *ty, *bits, *undef, force) else { return Ok(Moved::Waits) };
                let (at, size) = (addr.bits as u64, ty.bytes(&target) as u8);
                let event = self.record(tid, Some(step), |r, p| r.load(p, at, size, value, *order));
                let Wrap { before, after } = self.model.mapping.load(*order);
                self.fence(tid, before);
                self.access(tid, event, Kind::R, addr.dep);
                self.fence(tid, after);
                Ok(Moved::On(Answer::Value(self.value(event, value))))
            }
            (Request::Store { ty, addr, value, order }, StepKind::Store) => {
                let (at, size) = (addr.bits as u64, ty.bytes(&target) as u8);
                let event =
                    self.record(tid, Some(step), |r, p| r.store(p, at, size, (value.bits, value.undef), *order));
                let Wrap { before, after } = self.model.mapping.store(*order);
                self.fence(tid, before);
                self.access(tid, event, Kind::W, addr.dep.join(value.dep));
                self.fence(tid, after);
                Ok(Moved::On(Answer::Done))
            }
            (Request::Rmw { .. }, StepKind::Rmw { bits, undef }) => {
                self.rmw(tid, request, step, (*bits, *undef), force)
            }
            (Request::CmpXchg { .. }, StepKind::CmpXchg { bits, undef, stored }) => {
                self.exchange(tid, request, step, (*bits, *undef, *stored), force)
            }
            (Request::Allocate(allocation), StepKind::Allocate { base, .. }) => {
                self.addresses.made(*base, allocation.base);
                self.out.moved |= *base != allocation.base;
                self.allocate(allocation);
                Ok(Moved::On(Answer::Done))
            }
            (Request::Free(addr), StepKind::Free) => {
                let base = addr.bits as u64;
                let event = self.record(tid, Some(step), |r, p| r.free(p, base));
                let size = self.out.objects.object_size(self.code, base);
                self.out.metas[event as usize].extent = size.max(1);
                self.access(tid, event, Kind::W, addr.dep);
                Ok(Moved::On(Answer::Done))
            }
            (Request::ThreadStart { id, func, arg }, StepKind::Start { thread })
                if Code::tid_of(*id) == Some(*thread) && (*thread as usize) < self.out.lanes.len() =>
            {
                if self.out.lanes[*thread as usize].thread.is_some() {
                    return Err(format!("step {index} of thread {tid} starts thread {thread} a second time"));
                }
                self.record(tid, Some(step), |r, p| r.started(p, *thread));
                self.item(tid, What::Start(*thread), Loads::default());
                self.start(self.code.thread(*thread, *func, *arg), *func);
                Ok(Moved::On(Answer::Done))
            }
            (Request::ThreadJoin { id }, StepKind::Join { thread, bits, undef })
                if Code::tid_of(*id) == Some(*thread) && (*thread as usize) < self.out.lanes.len() =>
            {
                let Some(value) = self.joined(*thread, (*bits, *undef), force)? else { return Ok(Moved::Waits) };
                if std::mem::replace(&mut self.out.lanes[*thread as usize].joined, true) {
                    return Err(format!("step {index} of thread {tid} joins thread {thread} a second time"));
                }
                self.record(tid, Some(step), |r, p| r.joined(p, *thread, (value.bits, value.undef)));
                self.item(tid, What::Join(*thread), Loads::default());
                Ok(Moved::On(Answer::Value(value)))
            }
            (Request::Nondet(ty, _), StepKind::Nondet { bits }) => {
                let bits = eval::cut(ty.bits(&target), *bits);
                self.record(tid, Some(step), |r, p| r.nondet(p, bits));
                Ok(Moved::On(Answer::Value(Value::known(bits))))
            }
            (Request::ObjectSize(_), StepKind::Answer { bits }) => {
                self.record(tid, Some(step), |r, p| r.answer(p, *bits));
                Ok(Moved::On(Answer::Value(Value::known(*bits))))
            }
            (
                _,
                StepKind::Load { .. }
                | StepKind::Store
                | StepKind::Rmw { .. }
                | StepKind::CmpXchg { .. }
                | StepKind::Nondet { .. }
                | StepKind::Allocate { .. }
                | StepKind::Free
                | StepKind::End { .. }
                | StepKind::Start { .. }
                | StepKind::Join { .. }
                | StepKind::Answer { .. },
            ) => Err(self.differs(tid, request)),
        }
    }

    fn rmw(
        &mut self,
        tid: Tid,
        request: &Request<Loads>,
        step: &Step,
        (bits, undef): (u128, u128),
        force: bool,
    ) -> Result<Moved, String> {
        let Request::Rmw { op, ty, addr, value, order } = request else { return Err(self.differs(tid, request)) };
        let Some((old, undef)) = self.fed(tid, *ty, bits, undef, force) else { return Ok(Moved::Waits) };
        let target = self.code.program.target;
        let width = eval::mask(ty.bits(&target));
        let new = if *op == RmwOp::Xchg {
            (value.bits, value.undef)
        } else if undef | value.undef != 0 {
            (0, width)
        } else {
            (eval::rmw(*op, *ty, &target, old & width, value.bits).map_err(|e| e.to_string())?, 0)
        };
        let (at, size) = (addr.bits as u64, ty.bytes(&target) as u8);
        let event = self.record(tid, Some(step), |r, p| r.rmw(p, at, size, (old, undef), new, *order));
        let Wrap { before, after } = self.model.mapping.rmw(*order);
        self.fence(tid, before);
        self.access(tid, event, Kind::R, addr.dep);
        self.access(tid, event, Kind::W, addr.dep.join(value.dep).join(self.one(event)));
        self.fence(tid, after);
        Ok(Moved::On(Answer::Value(self.value(event, (old & width, undef & width)))))
    }

    fn exchange(
        &mut self,
        tid: Tid,
        request: &Request<Loads>,
        step: &Step,
        (bits, undef, stored): (u128, u128, bool),
        force: bool,
    ) -> Result<Moved, String> {
        let Request::CmpXchg { ty, addr, expected, new, success, failure, weak } = request else {
            return Err(self.differs(tid, request));
        };
        let Some((old, undef)) = self.fed(tid, *ty, bits, undef, force) else { return Ok(Moved::Waits) };
        let lane = &self.out.lanes[tid as usize];
        if undef != 0 && lane.next + 1 == self.witness.threads[tid as usize].steps.len() {
            // It compares something undefined: the thread goes wrong before it has an event.
            return Ok(Moved::Over);
        }
        let equal = old == expected.bits;
        if undef != 0 || stored && !equal || !stored && equal && !weak {
            return Err(self.differs(tid, request));
        }
        let (at, size) = (addr.bits as u64, ty.bytes(&self.code.program.target) as u8);
        let written = stored.then_some((new.bits, new.undef));
        let order = if stored { *success } else { *failure };
        let event = self.record(tid, Some(step), |r, p| r.cmpxchg(p, at, size, (old, undef), written, order));
        let mapping = self.model.mapping;
        let Wrap { before, after } = if stored { mapping.rmw(*success) } else { mapping.failed(*failure) };
        self.fence(tid, before);
        self.access(tid, event, Kind::R, addr.dep);
        if stored {
            let on = addr.dep.join(new.dep).join(expected.dep).join(self.one(event));
            self.access(tid, event, Kind::W, on);
        }
        self.fence(tid, after);
        let value = self.value(event, (old, undef));
        Ok(Moved::On(Answer::Exchanged(Value { dep: value.dep.join(expected.dep), ..value }, stored)))
    }

    /// What a joined thread returned; `None` if it has not come to its end yet.
    fn joined(&self, child: Tid, said: (u128, u128), force: bool) -> Result<Option<Value<Loads>>, String> {
        let lane = &self.out.lanes[child as usize];
        match &lane.request {
            Some(Request::Exit(value)) if lane.over && !lane.ends_process() => Ok(Some(*value)),
            Some(_) if lane.over => Err(format!("thread {child} is joined, but it does not come to its end")),
            Some(_) | None if !force => Ok(None),
            Some(_) | None => {
                let value = self.addresses.translate(said.0, said.1, self.code.program.target.pointer_bytes(), true);
                Ok(value.map(|bits| Value::new(bits, said.1, Loads::default())))
            }
        }
    }

    // --- values and events -------------------------------------------------------------------

    /// What the step's load of this type reads, in the interpreter's addresses.
    fn fed(&self, tid: Tid, ty: Type, bits: u128, undef: u128, force: bool) -> Option<(u128, u128)> {
        let size = ty.bytes(&self.code.program.target);
        let width = eval::mask(8 * size);
        let undef = undef & width;
        let step = self.out.lanes[tid as usize].next as u32;
        let bits = match self.fixes.get(&(tid, step)) {
            Some(bits) => *bits,
            None => self.addresses.translate(bits & width & !undef, undef, size, force)?,
        };
        Some((bits & !undef, undef))
    }

    fn one(&self, event: u32) -> Loads {
        if self.tracks {
            Loads::one(event)
        } else {
            Loads::default()
        }
    }

    fn value(&self, event: u32, (bits, undef): (u128, u128)) -> Value<Loads> {
        Value::new(bits, undef, self.one(event))
    }

    fn record(&mut self, tid: Tid, step: Option<&Step>, make: impl FnOnce(&mut Recorder, At) -> u32) -> u32 {
        let lane = &self.out.lanes[tid as usize];
        let Some(thread) = &lane.thread else { return 0 };
        let event = make(&mut self.out.recorder, At::new(self.code, thread));
        self.out.metas.push(Meta {
            step: step.map(|_| lane.next as u32),
            load_rank: step.and_then(|s| s.load_rank),
            store_rank: step.and_then(|s| s.store_rank),
            section: lane.before.as_ref().map(|b| b.section),
            extent: u64::from(self.out.recorder.events[event as usize].size),
            stored_on: Loads::default(),
            loc: self.code.position(thread).0,
            site: self.code.site(thread),
            dropped: false,
        });
        event
    }

    fn item(&mut self, tid: Tid, what: What, on: Loads) {
        self.out.lanes[tid as usize].items.push(Item { what, on });
    }

    fn fence(&mut self, tid: Tid, mask: FenceMask) {
        if !mask.is_none() {
            self.item(tid, What::Fence(mask), Loads::default());
        }
    }

    fn access(&mut self, tid: Tid, event: u32, kind: Kind, dep: Loads) {
        let control = self.out.lanes[tid as usize].thread.as_ref().map(|t| t.control).unwrap_or_default();
        if kind == Kind::W {
            self.out.metas[event as usize].stored_on = dep;
        }
        let on = if kind == Kind::W { dep.join(control) } else { dep };
        self.item(tid, What::Access { event, kind }, on);
    }
}
