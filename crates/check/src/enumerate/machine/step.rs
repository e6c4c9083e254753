//! The steps of the machine: what one thread's next request does to a state, and what a buffer may send to memory.
//!
//! Source: `docs/memory-models.md`, "The two faces of a model". A fence is a barrier in the buffer that holds back later
//! loads, later stores, or both; a read-modify-write works on memory with an empty buffer. An atomic section is one
//! step; if it loaded anything, what it stored is in memory when it ends, otherwise its stores go to memory together.

use super::flow::Section;
use super::record::Recorder;
use super::tables::Threads;
use super::world::{Slot, Tables, World};
use crate::choice;
use crate::finding::FindingKind;
use crate::interp::{Answer, Code, Limit, Request};
use crate::layout::Tid;
use crate::task::Budget;
use crate::tuning;
use crate::value::{Dep, Value};
use fencepost_ir::eval;
use fencepost_ir::NondetKind;
use fencepost_models::buffer::Buffer;
use fencepost_models::{Machine, Model};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// The machine of one program under one model, with all its tables.
#[derive(Debug)]
pub(crate) struct Stepper<'p, D: Dep = ()> {
    pub code: Code<'p>,
    pub model: &'static Model,
    pub machine: Machine,
    pub tables: Tables,
    pub threads: Threads<D>,
    /// A line that was presumed private turned out to be shared: this pass is void.
    pub dirty: bool,
    pub limits: BTreeSet<Limit>,
    /// An input was sampled because its range is too large.
    pub sampled: bool,
    /// What the program printed, when somebody listens.
    pub printed: Option<Vec<u8>>,
    /// Events, when a run is recorded.
    pub record: Option<Recorder>,
    /// The number of the next event, when events are numbered though nobody records them.
    pub numbered: Option<u32>,
    /// A step was not offered because the run would not exist (an assumption inside an atomic section fails).
    pub pruned: bool,
    /// The value of the next input, if somebody wants another than those that a search tries.
    pub input: Option<u128>,
    /// A thread that yields goes no further.
    pub stop_at_yield: bool,
    /// No reduction: every line is shared and nothing is carried out before it is asked for.
    pub all_shared: bool,
    /// A stack object whose end is recorded as an event. Only it ends, and the thread stays where it ends objects.
    pub noted_end: Option<u64>,
    /// Stack objects that stay when their thread ends them: their ends come later.
    pub kept_ends: Vec<u64>,
    /// A store of another thread that was still on its way to an object when the last step ended it.
    pub doomed: Option<Doomed>,
    /// The stores of the atomic section that is being executed.
    pub(super) section: Option<Section>,
    /// When private steps have to end: a thread that never does anything visible must not hold up a search.
    pub budget: Budget,
    /// Whether the budget has cut a thread short.
    pub hurried: bool,
    /// Stores that were fed, by the numbers of their events.
    pub(super) held: FxHashMap<u32, super::feed::Held>,
    /// The first thread, before its first request is answered.
    first: Option<u32>,
}

/// A thread's way to its next visible step: how long it is, and the state at the last power of two (Brent), to which a
/// thread that goes round in circles comes back.
#[derive(Default, Debug)]
pub(crate) struct Way {
    steps: u32,
    before: Option<World>,
}

/// A buffered store that reaches memory behind the end of its object: the numbers of the events.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Doomed {
    pub tid: Tid,
    pub store: u32,
    pub end: u32,
}

/// What became of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Performed {
    /// It was carried out; the thread has a new request.
    Done,
    /// It cannot be carried out now.
    Wait,
    /// The thread has ended, failed, or goes no further.
    Over,
}

use Performed::{Done, Over, Wait};

impl<'p, D: Dep> Stepper<'p, D> {
    pub fn new(code: Code<'p>, model: &'static Model, machine: Machine) -> Stepper<'p, D> {
        Stepper {
            code,
            model,
            machine,
            tables: Tables::new(),
            threads: Threads::default(),
            dirty: false,
            limits: BTreeSet::new(),
            sampled: false,
            printed: None,
            record: None,
            numbered: None,
            input: None,
            stop_at_yield: false,
            all_shared: false,
            pruned: false,
            noted_end: None,
            kept_ends: Vec::new(),
            doomed: None,
            section: None,
            budget: Budget::unlimited(),
            hurried: false,
            held: FxHashMap::default(),
            first: None,
        }
    }

    /// The state in which only the first thread exists, about to do its first visible step.
    pub fn initial(&mut self) -> World {
        let node = match self.first {
            Some(node) => node,
            None => self.threads.start(&self.code, self.code.main_thread()),
        };
        self.first = Some(node);
        let clock = self.tables.clocks.intern(vec![1]);
        let mut world =
            World { objects: 0, threads: vec![Slot { node: node + 1, clock, ..Slot::default() }], lines: Vec::new() };
        self.settle(&mut world, 0);
        world
    }

    pub fn request(&self, world: &World, tid: Tid) -> Option<&Request<D>> {
        match world.threads.get(tid as usize).map_or(0, |s| s.node) {
            0 => None,
            node => Some(&self.threads.get(node - 1).request),
        }
    }

    /// Whether the process has ended.
    pub fn is_over(&self, world: &World) -> bool {
        let ended = |slot: &Slot| {
            let state = slot.node.checked_sub(1).map(|node| self.threads.get(node));
            state.is_some_and(|s| s.thread.ends_process(&s.request))
        };
        world.threads.iter().any(ended)
    }

    pub fn buffer<'a>(&'a self, world: &World, tid: Tid) -> &'a Buffer {
        self.tables.buffers.get(world.threads[tid as usize].buffer)
    }

    pub(super) fn resume(&mut self, world: &mut World, tid: Tid, answer: Answer<D>) -> Performed {
        let node = world.threads[tid as usize].node - 1;
        world.threads[tid as usize].node = self.threads.resume(&self.code, node, answer) + 1;
        Done
    }

    /// An object ends that its thread has ended before.
    pub fn end_object(&mut self, world: &mut World, base: u64, heap: bool) -> Result<(), FindingKind> {
        let mut objects = self.tables.objects.get(world.objects).clone();
        let size = objects.object_size(&self.code, base);
        if heap {
            objects.free(base)?;
        } else {
            objects.release(base, base + 1);
        }
        world.objects = self.tables.objects.intern(objects);
        self.forget(world, base, size);
        Ok(())
    }

    /// The thread stops with a finding.
    pub(super) fn fail(&mut self, world: &mut World, tid: Tid, kind: FindingKind) -> Performed {
        let node = world.threads[tid as usize].node - 1;
        world.threads[tid as usize].node = self.threads.stop(&self.code, node, Request::Fail(kind)) + 1;
        Over
    }

    /// Carries out everything invisible that a thread does before its next visible request.
    pub fn settle(&mut self, world: &mut World, tid: Tid) {
        if self.all_shared {
            return;
        }
        let mut way = Way::default();
        loop {
            if self.is_visible(world, tid) {
                return;
            }
            if self.runs_long(&mut way, world) {
                return self.give_up(world, tid);
            }
            match self.perform(world, tid, 0) {
                Done => {}
                Wait | Over => return,
            }
        }
    }

    /// Whether a thread goes round in circles, has made too many steps that nobody else sees, or time is over.
    pub fn runs_long(&mut self, way: &mut Way, world: &World) -> bool {
        const FIRST: u32 = 64;
        way.steps += 1;
        if way.steps >= FIRST && way.steps.is_power_of_two() {
            way.before = Some(world.clone());
        } else if way.before.as_ref() == Some(world) {
            return true;
        }
        self.is_impatient(way.steps)
    }

    /// Whether so many steps at a time are too many, or time is over.
    pub fn is_impatient(&mut self, steps: u32) -> bool {
        if steps.is_multiple_of(256) {
            self.budget.spend(256);
            self.hurried |= self.budget.stop(self.threads.bytes()).is_some();
        }
        self.hurried || steps as usize > tuning::REQUESTS.of(&self.budget)
    }

    /// Stops a thread that runs for very long.
    pub fn give_up(&mut self, world: &mut World, tid: Tid) {
        let node = world.threads[tid as usize].node - 1;
        world.threads[tid as usize].node = self.threads.stop(&self.code, node, Request::Limit(Limit::Steps)) + 1;
    }

    /// How many ways there are to answer a thread's request.
    pub fn choices(&mut self, world: &World, tid: Tid) -> u32 {
        match self.request(world, tid) {
            Some(Request::Nondet(ty, kind)) => {
                let (bits, kind) = (ty.bits(&self.code.program.target), *kind);
                self.sampled |= choice::is_sampled(kind, bits);
                choice::count(kind, bits)
            }
            Some(Request::CmpXchg { weak: true, .. }) => 2,
            _ => 1,
        }
    }

    /// Whether a thread is about to choose among more values than are tried.
    pub fn is_sampled(&self, world: &World, tid: Tid) -> bool {
        matches!(self.request(world, tid), Some(Request::Nondet(ty, kind))
            if choice::is_sampled(*kind, ty.bits(&self.code.program.target)))
    }

    /// Whether a choice is one that the library allows but does not promise.
    pub fn is_spurious(&self, world: &World, tid: Tid, choice: u32) -> bool {
        let weak = match self.request(world, tid) {
            Some(Request::Nondet(_, NondetKind::Spurious) | Request::CmpXchg { weak: true, .. }) => true,
            Some(_) | None => false,
        };
        weak && choice == 1
    }

    // --- carrying out requests ---------------------------------------------------------------

    /// Carries out a thread's request now, whether it is visible or not.
    pub fn perform(&mut self, world: &mut World, tid: Tid, choice: u32) -> Performed {
        let Some(request) = self.request(world, tid).cloned() else { return Over };
        match request {
            Request::Load { ty, addr, order } => {
                let (addr, size) = (addr.bits as u64, self.size(ty));
                if let Err(kind) = self.check(world, addr, size, false) {
                    return self.fail(world, tid, kind);
                }
                self.section_is_now();
                if self.buffer(world, tid).holds_loads() && !self.emptied(world, tid) {
                    return Wait;
                }
                self.touch(world, tid, addr, u64::from(size), false);
                let memory = self.read(world, addr, size);
                let (bits, undef) = self.buffer(world, tid).forward(addr, size, memory);
                self.note(world, tid, |r, at| r.load(at, addr, size, (bits, undef), order));
                self.resume(world, tid, Answer::Value(Value::new(bits, undef, D::default())))
            }
            Request::Store { ty, addr, value, order } => {
                let (addr, size) = (addr.bits as u64, self.size(ty));
                if let Err(kind) = self.check(world, addr, size, true) {
                    return self.fail(world, tid, kind);
                }
                let wrap = self.model.mapping.store(order);
                self.fence(world, tid, wrap.before);
                let event = self.note(world, tid, |r, at| r.store(at, addr, size, (value.bits, value.undef), order));
                self.store(world, tid, addr, size, (value.bits, value.undef), event);
                self.fence(world, tid, wrap.after);
                self.resume(world, tid, Answer::Done)
            }
            Request::Rmw { op, ty, addr, value, order } => {
                let (addr, size) = (addr.bits as u64, self.size(ty));
                if let Err(kind) = self.check(world, addr, size, true) {
                    return self.fail(world, tid, kind);
                }
                self.section_is_now();
                if !self.emptied(world, tid) {
                    return Wait;
                }
                self.touch(world, tid, addr, u64::from(size), true);
                let (old, undef) = self.read(world, addr, size);
                let target = self.code.program.target;
                let width = eval::mask(ty.bits(&target));
                let (new, new_undef) = if op == fencepost_ir::RmwOp::Xchg {
                    (value.bits, value.undef)
                } else if (undef | value.undef) != 0 {
                    (0, width)
                } else {
                    match eval::rmw(op, ty, &target, old & width, value.bits) {
                        Ok(new) => (new, 0),
                        Err(_) => return self.stop(world, tid, Limit::Float),
                    }
                };
                self.write(world, addr, size, new, new_undef);
                self.note(world, tid, |r, at| r.rmw(at, addr, size, (old, undef), (new, new_undef), order));
                self.resume(world, tid, Answer::Value(Value::new(old & width, undef & width, D::default())))
            }
            Request::CmpXchg { ty, addr, expected, new, success, failure, .. } => {
                let (addr, size) = (addr.bits as u64, self.size(ty));
                if let Err(kind) = self.check(world, addr, size, true) {
                    return self.fail(world, tid, kind);
                }
                self.section_is_now();
                if !self.emptied(world, tid) {
                    return Wait;
                }
                self.touch(world, tid, addr, u64::from(size), true);
                let (old, undef) = self.read(world, addr, size);
                if undef != 0 {
                    return self.fail(world, tid, FindingKind::Undefined("a compare-exchange"));
                }
                let stores = old == expected.bits && choice == 0;
                if stores {
                    self.write(world, addr, size, new.bits, new.undef);
                }
                let written = stores.then_some((new.bits, new.undef));
                let order = if stores { success } else { failure };
                self.note(world, tid, |r, at| r.cmpxchg(at, addr, size, (old, undef), written, order));
                self.resume(world, tid, Answer::Exchanged(Value::known(old), stores))
            }
            Request::Fence(kind) => {
                let mask = self.model.mapping.fence(kind);
                self.note(world, tid, |r, at| r.fence(at, mask));
                self.fence(world, tid, mask);
                self.resume(world, tid, Answer::Done)
            }
            Request::Allocate(allocation) => {
                self.forget(world, allocation.base, allocation.size);
                let mut objects = self.tables.objects.get(world.objects).clone();
                objects.allocate(allocation);
                world.objects = self.tables.objects.intern(objects);
                self.resume(world, tid, Answer::Done)
            }
            Request::Release { from, to } => {
                let mut objects = self.tables.objects.get(world.objects).clone();
                let mut dying = match self.noted_end {
                    Some(base) => objects.release(base, base + 1),
                    None => objects.release(from, to),
                };
                for object in dying.extract_if(.., |o| self.kept_ends.contains(&o.allocation.base)) {
                    objects.allocate(object.allocation);
                }
                // Stores to the dying objects must not arrive later.
                if dying.iter().any(|o| self.is_pending(world, tid, o.allocation.base, o.allocation.size)) {
                    return Wait;
                }
                for object in dying {
                    let (base, size) = (object.allocation.base, object.allocation.size);
                    let awaited = self.is_awaited(world, tid, base, size).filter(|_| self.doomed.is_none());
                    if self.noted_end.map_or(awaited.is_some(), |noted| noted == base) {
                        let end = self.note(world, tid, |r, at| r.end(at, base));
                        self.record_direct(world, tid, end);
                        self.doomed = awaited.map(|(tid, store)| Doomed { tid, store, end });
                    }
                    // Inside an atomic section nobody has looked before.
                    self.touches_shared(world, tid, object.allocation.base, object.allocation.size);
                    self.forget(world, object.allocation.base, object.allocation.size);
                }
                world.objects = self.tables.objects.intern(objects);
                match self.noted_end {
                    Some(_) => Done,
                    None => self.resume(world, tid, Answer::Done),
                }
            }
            Request::Free(addr) => {
                let mut objects = self.tables.objects.get(world.objects).clone();
                let size = objects.object_size(&self.code, addr.bits as u64);
                if self.is_pending(world, tid, addr.bits as u64, size) {
                    return Wait;
                }
                // Inside an atomic section nobody has looked before.
                self.touches_shared(world, tid, addr.bits as u64, size);
                match objects.free(addr.bits as u64) {
                    Err(kind) => self.fail(world, tid, kind),
                    Ok(()) => {
                        let event = self.note(world, tid, |r, at| r.free(at, addr.bits as u64));
                        self.record_direct(world, tid, event);
                        let awaited = self.is_awaited(world, tid, addr.bits as u64, size);
                        let doomed = awaited.map(|(tid, store)| Doomed { tid, store, end: event });
                        self.doomed = self.doomed.or(doomed);
                        world.objects = self.tables.objects.intern(objects);
                        self.forget(world, addr.bits as u64, size);
                        self.resume(world, tid, Answer::Done)
                    }
                }
            }
            Request::ObjectSize(addr) => {
                let size = self.tables.objects.get(world.objects).object_size(&self.code, addr.bits as u64);
                self.note(world, tid, |r, at| r.answer(at, u128::from(size)));
                self.resume(world, tid, Answer::Value(Value::known(u128::from(size))))
            }
            Request::ThreadNew { nth } => {
                let child = self.tables.name(tid, nth);
                if child >= self.code.layout.max_threads() {
                    return self.stop(world, tid, Limit::Space);
                }
                self.resume(world, tid, Answer::Value(Value::known(u128::from(Code::thread_id(child)))))
            }
            Request::ThreadStart { id, func, arg } => self.start(world, tid, id, func, arg),
            Request::ThreadJoin { id } => self.join(world, tid, id),
            Request::AtomicBegin => {
                let group = self.buffer(world, tid).free_group();
                self.section = Some(Section { group, ..Section::default() });
                self.note(world, tid, |r, at| r.section(at, true));
                self.resume(world, tid, Answer::Done)
            }
            Request::AtomicEnd => {
                self.end_section(world, tid);
                self.note(world, tid, |r, at| r.section(at, false));
                self.resume(world, tid, Answer::Done)
            }
            Request::Blocked => Wait,
            Request::Nondet(ty, kind) => {
                let offered = choice::value(kind, ty.bits(&self.code.program.target), choice);
                let value = self.input.take().unwrap_or(offered);
                self.note(world, tid, |r, at| r.nondet(at, value));
                self.resume(world, tid, Answer::Value(Value::known(value)))
            }
            Request::Print(text) => {
                if let Some(out) = &mut self.printed {
                    out.extend(text);
                }
                self.resume(world, tid, Answer::Done)
            }
            Request::Yield if self.stop_at_yield => Over,
            Request::Yield | Request::Commit => self.resume(world, tid, Answer::Done),
            Request::Assumed | Request::Exit(_) | Request::ProcessExit | Request::Fail(_) | Request::Limit(_) => Over,
        }
    }

    fn check(&self, world: &World, addr: u64, size: u8, write: bool) -> Result<(), FindingKind> {
        self.tables.objects.get(world.objects).check(&self.code, addr, u64::from(size), write)
    }

    pub(super) fn stop(&mut self, world: &mut World, tid: Tid, limit: Limit) -> Performed {
        let node = world.threads[tid as usize].node - 1;
        world.threads[tid as usize].node = self.threads.stop(&self.code, node, Request::Limit(limit)) + 1;
        Over
    }

    /// Lines of an object that begins or ends go back to what the object holds at first.
    fn forget(&mut self, world: &mut World, base: u64, size: u64) {
        let (first, last) = (base / 16, base.saturating_add(size.max(1) - 1) / 16);
        let mut clear = |place: usize| {
            if let Some(line) = world.lines.get_mut(place) {
                *line = 0;
            }
        };
        if last - first < 64 {
            (first..=last).filter_map(|n| self.tables.places.get(&n)).for_each(|p| clear(*p));
        } else {
            let inside = self.tables.places.iter().filter(|(n, _)| (first..=last).contains(*n));
            inside.for_each(|(_, p)| clear(*p));
        }
    }

    fn start(&mut self, world: &mut World, tid: Tid, id: u64, func: fencepost_ir::FuncId, arg: Value<D>) -> Performed {
        if !self.emptied(world, tid) {
            return Wait;
        }
        let known = Code::tid_of(id).filter(|t| (*t as usize) < self.tables.makers.len());
        let Some(child) = known else { return self.fail(world, tid, FindingKind::BadJoin) };
        if self.request(world, child).is_some() {
            return self.fail(world, tid, FindingKind::BadJoin);
        }
        if world.threads.len() <= child as usize {
            world.threads.resize(child as usize + 1, Slot::default());
        }
        let mut clock = self.tables.clocks.get(world.threads[tid as usize].clock).clone();
        let needed = (child as usize + 1).max(clock.len());
        clock.resize(needed, 0);
        let mut child_clock = clock.clone();
        child_clock[child as usize] = 1;
        clock[tid as usize] += 1;
        world.threads[tid as usize].clock = self.tables.clocks.intern(clock);
        let thread = self.code.thread(child, func, arg);
        let node = self.threads.start(&self.code, thread);
        let clock = self.tables.clocks.intern(child_clock);
        world.threads[child as usize] = Slot { node: node + 1, clock, ..Slot::default() };
        let maker = self.tables.makers[child as usize];
        let name = &self.code.program.func(func).name;
        if let Some(record) = &mut self.record {
            record.thread(child, name, maker);
        }
        self.note(world, tid, |r, at| r.started(at, child));
        let done = self.resume(world, tid, Answer::Done);
        let section = self.section.take();
        self.settle(world, child);
        self.section = section;
        done
    }

    fn join(&mut self, world: &mut World, tid: Tid, id: u64) -> Performed {
        let known = Code::tid_of(id).filter(|t| *t != tid && (*t as usize) < world.threads.len());
        let Some(child) = known else { return self.fail(world, tid, FindingKind::BadJoin) };
        let result = match self.request(world, child) {
            // Who waits for `main` to return waits in vain: the process ends.
            Some(request) if self.threads.get(world.threads[child as usize].node - 1).thread.ends_process(request) => {
                return Wait
            }
            Some(Request::Exit(value)) => *value,
            Some(_) => return Wait,
            None => return self.fail(world, tid, FindingKind::BadJoin),
        };
        if world.threads[child as usize].joined {
            return self.fail(world, tid, FindingKind::BadJoin);
        }
        if !self.buffer(world, child).is_empty() || !self.emptied(world, tid) {
            return Wait;
        }
        world.threads[child as usize].joined = true;
        let mut clock = self.tables.clocks.get(world.threads[tid as usize].clock).clone();
        let theirs = self.tables.clocks.get(world.threads[child as usize].clock).clone();
        let needed = clock.len().max(theirs.len());
        clock.resize(needed, 0);
        for (mine, other) in clock.iter_mut().zip(&theirs) {
            *mine = (*mine).max(*other);
        }
        world.threads[tid as usize].clock = self.tables.clocks.intern(clock);
        self.note(world, tid, |r, at| r.joined(at, child, (result.bits, result.undef)));
        self.resume(world, tid, Answer::Value(result))
    }

    pub(super) fn note(
        &mut self,
        world: &World,
        tid: Tid,
        make: impl FnOnce(&mut Recorder, super::record::At) -> u32,
    ) -> u32 {
        let Some(mut record) = self.record.take() else {
            let number = self.numbered.unwrap_or(0);
            self.numbered = self.numbered.map(|n| n + 1);
            return number;
        };
        let node = world.threads[tid as usize].node - 1;
        let at = super::record::At::new(&self.code, &self.threads.get(node).thread);
        let event = make(&mut record, at);
        self.record = Some(record);
        event
    }
}
