//! Executes the threads of a trace again: each load is fed what the trace says, and each thread must issue exactly the
//! trace's events. What comes out is what the axioms are about: accesses, fences, dependencies, creation and join, in program
//! order, and the objects that were made.

use super::{stores_by_byte, Places};
use crate::deps::Loads;
use crate::interp::{Allocation, Answer, Code, Request, Thread};
use crate::layout::Tid;
use crate::objects::Objects;
use crate::trace::{Trace, TraceEvent, TraceKind, Word};
use crate::value::{Dep, Value};
use fencepost_ir::{eval, FenceKind, FenceMask, FuncId, Loc, Order, Type};
use fencepost_models::buffer::overlaps;
use fencepost_models::{Kind, Model, Wrap};
use rustc_hash::FxHashMap;

/// Something that a thread issued, in program order.
pub(super) struct Item {
    pub(super) what: What,
    /// The loads that its address and data depend on.
    pub(super) dep: Loads,
    /// The loads that the thread's control flow depended on.
    pub(super) control: Loads,
}

pub(super) enum What {
    Access {
        event: u32,
        kind: Kind,
    },
    Fence(FenceMask),
    /// Starts or joins the thread: a full fence, and an order with the other thread's events.
    Start(Tid),
    Join(Tid),
}

/// A place in the program.
pub(super) type At = (Loc, FuncId);

/// What a thread did that matters to happens-before, in program order.
pub(super) enum Deed {
    Access {
        event: u32,
        order: Order,
        /// Whether it stands inside an atomic section of the program.
        section: bool,
        /// Where it is in the program.
        at: At,
    },
    /// A fence of the program.
    Fence {
        releases: bool,
        acquires: bool,
    },
    Start(Tid),
    Join(Tid),
}

/// An object that a thread made. Stack addresses are used again, so one address may have several of them in turn.
pub(super) struct Birth {
    pub(super) tid: Tid,
    pub(super) point: Point,
    pub(super) allocation: Allocation,
    /// Whether the thread had another object there before.
    pub(super) again: bool,
    /// Whether the library model made it for itself.
    pub(super) internal: bool,
}

/// A point of a thread's program order between two events.
#[derive(Clone, Copy, Default)]
pub(super) struct Point {
    /// The number of events before.
    pub(super) after: usize,
    /// The first place of the memory order behind the thread's loads, and behind all that joined threads did.
    pub(super) since: usize,
}

impl Birth {
    pub(super) fn covers(&self, addr: u64) -> bool {
        addr >= self.allocation.base && addr - self.allocation.base < self.allocation.size
    }
}

/// How many requests without an event a thread may make behind its last one.
const PATIENCE: u32 = 10_000;

/// A trace whose threads are executed again.
pub(super) struct Replayer<'a> {
    pub(super) code: &'a Code<'a>,
    pub(super) model: &'static Model,
    pub(super) trace: &'a Trace,
    pub(super) places: &'a Places,
    pub(super) objects: Objects,
    pub(super) births: Vec<Birth>,
    /// The ends of objects that have a place in the memory order: the event, and which of the births it ends.
    pub(super) ends: Vec<(u32, usize)>,
    pub(super) items: Vec<Vec<Item>>,
    pub(super) deeds: Vec<Vec<Deed>>,
    /// The threads that are inside an atomic section of the program.
    pub(super) inside: Vec<bool>,
    pub(super) args: FxHashMap<Tid, (fencepost_ir::FuncId, Value<Loads>)>,
    /// The stores to each byte.
    pub(super) stores: FxHashMap<u64, Vec<u32>>,
    /// The sizes of objects that the trace answers with: the event, the address that was asked about.
    pub(super) sizes: Vec<(u32, u64)>,
    /// Each thread's last state and request.
    pub(super) last: Vec<Option<(Thread<Loads>, Request<Loads>)>>,
    /// Whether the threads may have other sources and other fences than the trace: its fences are not looked at, those of the
    /// program count, and a load depends on nothing but itself.
    pub(super) free: bool,
    /// Whether threads make objects behind their last event although another thread goes wrong. Usually they do not: the memory of
    /// an object that has ended is then not used again before somebody touches it.
    pub(super) eager: bool,
    /// Whether a thread has stopped because it is not eager.
    pub(super) paused: bool,
}

impl<'a> Replayer<'a> {
    /// A trace whose threads have not been executed yet.
    pub(super) fn new(
        code: &'a Code<'a>,
        model: &'static Model,
        trace: &'a Trace,
        places: &'a Places,
        free: bool,
    ) -> Replayer<'a> {
        Replayer {
            code,
            model,
            trace,
            places,
            objects: Objects::default(),
            births: Vec::new(),
            ends: Vec::new(),
            items: (0..trace.threads.len()).map(|_| Vec::new()).collect(),
            deeds: (0..trace.threads.len()).map(|_| Vec::new()).collect(),
            inside: vec![false; trace.threads.len()],
            args: FxHashMap::default(),
            stores: stores_by_byte(trace),
            sizes: Vec::new(),
            last: Vec::new(),
            free,
            eager: false,
            paused: false,
        }
    }

    /// Executes all threads.
    pub(super) fn execute(&mut self) -> Result<(), String> {
        let mut own: Vec<Vec<u32>> = vec![Vec::new(); self.trace.threads.len()];
        for (i, e) in self.trace.events.iter().enumerate() {
            if !(self.free && e.kind == TraceKind::Fence) {
                own[e.thread as usize].push(i as u32);
            }
        }
        for (tid, events) in own.iter().enumerate() {
            let tid = tid as Tid;
            let thread = if tid == 0 {
                self.code.main_thread()
            } else if let Some((func, arg)) = self.args.get(&tid) {
                self.code.thread(tid, *func, *arg)
            } else if events.is_empty() {
                self.last.push(None);
                continue;
            } else {
                return Err(format!("thread {tid} has events but was never started"));
            };
            let last = self.thread(thread, events)?;
            self.last.push(Some(last));
        }
        let frees = (0..).zip(&self.trace.events).filter(|(_, e)| e.kind == TraceKind::Free);
        let freed = |e: &TraceEvent| {
            let mut there = (0..).zip(&self.births).filter(|(_, b)| b.allocation.heap && b.allocation.base == e.addr);
            // Where heap addresses are used again, nobody can say which of the objects it is.
            there.next().filter(|_| there.next().is_none()).map(|(birth, _)| birth)
        };
        self.ends.extend(frees.filter_map(|(event, e)| Some((event, freed(e)?))));
        Ok(())
    }

    /// The bytes that an event touches: the first one and how many. The end of an object touches all of it.
    pub(super) fn range(&self, event: u32) -> (u64, u64) {
        let e = &self.trace.events[event as usize];
        let ended = self.ends.iter().find(|(end, _)| *end == event);
        let size = ended.map_or(u64::from(e.size), |(_, birth)| self.births[*birth].allocation.size);
        (e.addr, size.max(1))
    }

    /// Whether two events share a byte.
    pub(super) fn meet(&self, a: u32, b: u32) -> bool {
        let ((a, a_size), (b, b_size)) = (self.range(a), self.range(b));
        overlaps(a, a_size, b, b_size)
    }

    /// The end that an access comes too late for: that of the object which its thread means, if it stands before the access in the
    /// memory order. Of several objects at one address, one that has not ended is meant.
    pub(super) fn comes_after(&self, access: u32, kind: Kind) -> Option<u32> {
        let e = &self.trace.events[access as usize];
        let (at, po) = (self.place(access, kind), self.places.po[access as usize]);
        let born = self.born(e.thread, po, at, e.addr)?;
        let ends = self.ends.iter().filter(|(_, birth)| std::ptr::eq(&self.births[*birth], born));
        let mut early = ends.filter(|(end, _)| self.place(*end, Kind::W) < at && *end != access);
        early.next().map(|(end, _)| *end)
    }

    /// Executes one thread against its events.
    fn thread(&mut self, mut thread: Thread<Loads>, events: &[u32]) -> Result<(Thread<Loads>, Request<Loads>), String> {
        let mut own_stores: Vec<(u32, Loads)> = Vec::new();
        let mut point = Point::default();
        let mut idle = 0;
        let mut request = thread.resume(self.code, Answer::Done);
        loop {
            let over = point.after >= events.len();
            let makes = over && matches!(request, Request::Allocate(_));
            if makes && !self.eager && self.trace.is_bystander(thread.tid) {
                self.paused = true;
                return Ok((thread, request));
            }
            while let Some(index) = self.ends_now(&request, events.get(point.after)) {
                self.end(&thread, index)?;
                point = Point { after: point.after + 1, ..point };
            }
            let answer = match self.silent(&thread, &request, point) {
                // A thread that yields for ever has no next event.
                Some(_) if idle > PATIENCE && over => return Ok((thread, request)),
                Some(answer) => {
                    idle += 1;
                    answer
                }
                None => {
                    idle = 0;
                    let Some(&index) = events.get(point.after) else { return Ok((thread, request)) };
                    point = Point { after: point.after + 1, since: point.since.max(self.passed(index)) };
                    self.issue(&thread, &request, index, &mut own_stores)?
                }
            };
            request = thread.resume(self.code, answer);
        }
    }

    /// The thread's next event, if it is the end of one of the stack objects that the thread gives up with this request.
    fn ends_now(&self, request: &Request<Loads>, next: Option<&u32>) -> Option<u32> {
        let (Request::Release { from, to }, Some(next)) = (request, next) else { return None };
        let e = &self.trace.events[*next as usize];
        (e.kind == TraceKind::End && (*from..*to).contains(&e.addr)).then_some(*next)
    }

    /// The end of an object that the thread has made takes its place.
    fn end(&mut self, thread: &Thread<Loads>, event: u32) -> Result<(), String> {
        let e = &self.trace.events[event as usize];
        let own = self.births.iter().rposition(|b| b.allocation.base == e.addr);
        let lives = self.objects.find(e.addr).is_some_and(|o| o.live && o.allocation.base == e.addr);
        let birth = own.filter(|b| lives && !self.ends.iter().any(|(_, ended)| ended == b));
        let birth = birth.ok_or_else(|| format!("event {event} ends no object"))?;
        self.ends.push((event, birth));
        let (section, at) = (self.inside[thread.tid as usize], self.code.position(thread));
        self.deeds[thread.tid as usize].push(Deed::Access { event, order: Order::Plain, section, at });
        let item = What::Access { event, kind: Kind::W };
        self.items[thread.tid as usize].push(Item { what: item, dep: Loads::default(), control: thread.control });
        Ok(())
    }

    /// The first place of the memory order that may still come when a thread has issued an event.
    pub(super) fn passed(&self, index: u32) -> usize {
        let e = &self.trace.events[index as usize];
        let behind = |place: Option<usize>| place.map_or(0, |p| p + 1);
        if e.kind != TraceKind::ThreadJoin {
            return behind(self.places.load[index as usize]);
        }
        let ended = self.ended_by(e.addr as Tid);
        let joined = (0..self.trace.events.len()).filter(|i| ended.contains(&self.trace.events[*i].thread));
        joined.map(|i| behind(self.places.load[i]).max(behind(self.places.store[i]))).max().unwrap_or(0)
    }

    /// The threads that have ended when this one has: itself, those that it has joined, those that they have joined, and so on.
    fn ended_by(&self, tid: Tid) -> Vec<Tid> {
        let mut ended = vec![tid];
        let mut next = 0;
        while let Some(&tid) = ended.get(next) {
            next += 1;
            let joins = |e: &&TraceEvent| e.thread == tid && e.kind == TraceKind::ThreadJoin;
            for other in self.trace.events.iter().filter(joins).map(|e| e.addr as Tid) {
                if !ended.contains(&other) {
                    ended.push(other);
                }
            }
        }
        ended
    }

    /// Answers requests that make no event.
    fn silent(&mut self, thread: &Thread<Loads>, request: &Request<Loads>, point: Point) -> Option<Answer<Loads>> {
        let tid = thread.tid;
        match request {
            Request::Fence(kind) if self.free => {
                let mask = self.model.mapping.fence(*kind);
                let item = Item { what: What::Fence(mask), dep: Loads::default(), control: thread.control };
                self.items[tid as usize].extend((!mask.is_none()).then_some(item));
                self.deeds[tid as usize].push(fenced(*kind));
                Some(Answer::Done)
            }
            Request::Allocate(allocation) => {
                let Allocation { base, size, .. } = *allocation;
                let again = self.births.iter().any(|b| overlaps(b.allocation.base, b.allocation.size, base, size));
                let internal = self.code.library_call(thread).is_some_and(|name| name.starts_with("__fp_"));
                self.births.push(Birth { tid, point, allocation: allocation.clone(), again, internal });
                self.objects.allocate(allocation.clone());
                Some(Answer::Done)
            }
            Request::Release { from, to } => {
                self.objects.release(*from, *to);
                Some(Answer::Done)
            }
            Request::ThreadNew { nth } => {
                let made = self.trace.threads.iter().position(|t| t.made_by == Some((tid, *nth)));
                // A thread that was never started has no place in the trace; any unused number will do.
                let id = Code::thread_id(made.unwrap_or(self.trace.threads.len()) as Tid);
                Some(Answer::Value(Value::known(u128::from(id))))
            }
            Request::Print(_) | Request::Yield | Request::Commit => Some(Answer::Done),
            Request::Load { .. }
            | Request::Store { .. }
            | Request::Rmw { .. }
            | Request::CmpXchg { .. }
            | Request::Fence(_)
            | Request::Free(_)
            | Request::ObjectSize(_)
            | Request::ThreadStart { .. }
            | Request::ThreadJoin { .. }
            | Request::AtomicBegin
            | Request::AtomicEnd
            | Request::Blocked
            | Request::Assumed
            | Request::Nondet(..)
            | Request::Exit(_)
            | Request::ProcessExit
            | Request::Fail(_)
            | Request::Limit(_) => None,
        }
    }

    /// Matches a request with its event and answers it from there.
    fn issue(
        &mut self,
        thread: &Thread<Loads>,
        request: &Request<Loads>,
        index: u32,
        own: &mut Vec<(u32, Loads)>,
    ) -> Result<Answer<Loads>, String> {
        let e = &self.trace.events[index as usize];
        let tid = thread.tid as usize;
        let differs = || format!("event {index} of the trace is a {:?}, but thread {tid} issues {request:?}", e.kind);
        let control = thread.control;
        let target = &self.code.program.target;
        let mut items: Vec<Item> = Vec::new();
        let access = |kind, dep| Item { what: What::Access { event: index, kind }, dep, control };
        let fence = |mask| Item { what: What::Fence(mask), dep: Loads::default(), control };
        let (section, at) = (self.inside[tid], self.code.position(thread));
        let deed = |order: Order| Deed::Access { event: index, order, section, at };
        let fits = |ty: &Type, addr: &Value<Loads>| e.addr == addr.bits as u64 && u32::from(e.size) == ty.bytes(target);
        let answer = match (request, e.kind) {
            (Request::Load { ty, addr, order }, TraceKind::Load) if fits(ty, addr) => {
                self.deeds[tid].push(deed(*order));
                let Wrap { before, after } = self.model.mapping.load(*order);
                items.push(fence(before));
                items.push(access(Kind::R, addr.dep));
                items.push(fence(after));
                Answer::Value(self.fed(e, index, own)?)
            }
            (Request::Store { ty, addr, value, order }, TraceKind::Store) if fits(ty, addr) => {
                same(e.written, value, index)?;
                self.deeds[tid].push(deed(*order));
                let Wrap { before, after } = self.model.mapping.store(*order);
                items.push(fence(before));
                items.push(access(Kind::W, addr.dep.join(value.dep)));
                items.push(fence(after));
                own.push((index, addr.dep.join(value.dep)));
                Answer::Done
            }
            (Request::Rmw { op, ty, addr, value, order }, TraceKind::Rmw) if fits(ty, addr) => {
                let old = self.fed(e, index, own)?;
                let width = eval::mask(ty.bits(target));
                let new = if *op == fencepost_ir::RmwOp::Xchg {
                    *value
                } else if old.undef | value.undef != 0 {
                    Value::new(0, width, old.dep)
                } else {
                    let new = eval::rmw(*op, *ty, target, old.bits & width, value.bits);
                    Value::known(new.map_err(|e| e.to_string())?)
                };
                same(e.written, &new, index)?;
                self.deeds[tid].push(deed(*order));
                let Wrap { before, after } = self.model.mapping.rmw(*order);
                items.push(fence(before));
                items.push(access(Kind::R, addr.dep));
                let data = addr.dep.join(value.dep).join(Loads::one(index));
                items.push(access(Kind::W, data));
                items.push(fence(after));
                own.push((index, data));
                Answer::Value(Value::new(old.bits & width, old.undef & width, old.dep))
            }
            (
                Request::CmpXchg { ty, addr, expected, new, success, failure, weak },
                TraceKind::CmpXchg | TraceKind::CmpXchgFailed,
            ) if fits(ty, addr) => {
                let old = self.fed(e, index, own)?;
                if old.undef != 0 {
                    return Err(format!("event {index} compares an undefined value"));
                }
                let stored = e.kind == TraceKind::CmpXchg;
                let equal = old.bits == expected.bits;
                if stored && !equal || !stored && equal && !weak {
                    return Err(differs());
                }
                self.deeds[tid].push(deed(if stored { *success } else { *failure }));
                let wrap = if stored { self.model.mapping.rmw(*success) } else { self.model.mapping.failed(*failure) };
                items.push(fence(wrap.before));
                items.push(access(Kind::R, addr.dep));
                if stored {
                    same(e.written, new, index)?;
                    let data = addr.dep.join(new.dep).join(expected.dep).join(Loads::one(index));
                    items.push(access(Kind::W, data));
                    own.push((index, data));
                }
                items.push(fence(wrap.after));
                Answer::Exchanged(Value { dep: old.dep.join(expected.dep), ..old }, stored)
            }
            (Request::Fence(kind), TraceKind::Fence) => {
                let mask = self.model.mapping.fence(*kind);
                self.deeds[tid].push(fenced(*kind));
                items.push(fence(mask));
                Answer::Done
            }
            (Request::Free(addr), TraceKind::Free) if e.addr == addr.bits as u64 => {
                self.deeds[tid].push(deed(Order::Plain));
                items.push(access(Kind::W, addr.dep));
                Answer::Done
            }
            (Request::ThreadStart { id, func, arg }, TraceKind::ThreadStart)
                if Code::tid_of(*id).map(u64::from) == Some(e.addr) =>
            {
                if e.addr >= self.trace.threads.len() as u64 {
                    return Err(format!("event {index} starts a thread that is not in the trace"));
                }
                if self.args.insert(e.addr as Tid, (*func, *arg)).is_some() {
                    return Err(format!("event {index} starts a thread again"));
                }
                self.deeds[tid].push(Deed::Start(e.addr as Tid));
                items.push(Item { what: What::Start(e.addr as Tid), dep: Loads::default(), control });
                Answer::Done
            }
            (Request::ThreadJoin { id }, TraceKind::ThreadJoin) if Code::tid_of(*id).map(u64::from) == Some(e.addr) => {
                self.deeds[tid].push(Deed::Join(e.addr as Tid));
                items.push(Item { what: What::Join(e.addr as Tid), dep: Loads::default(), control });
                Answer::Value(self.joined(e.addr as usize, e)?)
            }
            (Request::AtomicBegin, TraceKind::AtomicBegin) | (Request::AtomicEnd, TraceKind::AtomicEnd) => {
                // The sections of the library model synchronise nobody.
                self.inside[tid] = e.kind == TraceKind::AtomicBegin && !self.code.in_library(thread);
                Answer::Done
            }
            (Request::Nondet(ty, _), TraceKind::Nondet) => {
                let bits = e.read.map_or(0, |w| w.bits);
                Answer::Value(Value::known(eval::cut(ty.bits(target), bits)))
            }
            (Request::ObjectSize(addr), TraceKind::Answer) => {
                self.sizes.push((index, addr.bits as u64));
                Answer::Value(Value::known(e.read.map_or(0, |w| w.bits)))
            }
            (
                Request::Load { .. }
                | Request::Store { .. }
                | Request::Rmw { .. }
                | Request::CmpXchg { .. }
                | Request::Fence(_)
                | Request::Allocate(_)
                | Request::Release { .. }
                | Request::Free(_)
                | Request::ObjectSize(_)
                | Request::ThreadNew { .. }
                | Request::ThreadStart { .. }
                | Request::ThreadJoin { .. }
                | Request::AtomicBegin
                | Request::AtomicEnd
                | Request::Blocked
                | Request::Assumed
                | Request::Nondet(..)
                | Request::Print(_)
                | Request::Yield
                | Request::Commit
                | Request::Exit(_)
                | Request::ProcessExit
                | Request::Fail(_)
                | Request::Limit(_),
                _,
            ) => return Err(differs()),
        };
        self.items[tid].extend(items.into_iter().filter(|i| !matches!(i.what, What::Fence(m) if m.is_none())));
        Ok(answer)
    }

    /// What the trace says that a load reads, with what it depends on.
    fn fed(&self, e: &TraceEvent, index: u32, own: &[(u32, Loads)]) -> Result<Value<Loads>, String> {
        let Some(word) = e.read else { return Err(format!("event {index} reads nothing")) };
        let mut dep = Loads::one(index);
        // A load that reads its own thread's store depends on what that store depends on.
        if !self.free && !own.is_empty() {
            let sources = self.sources(e, index, word);
            for (_, store_dep) in own.iter().filter(|(store, _)| sources.contains(&Some(*store))) {
                dep = dep.join(*store_dep);
            }
        }
        Ok(Value::new(word.bits, word.undef, dep))
    }

    /// The stores that a load reads from, by the memory order. A value that is wholly undefined may be that of an object that has ended,
    /// which no store gave; for it the trace says what it depends on.
    fn sources(&self, e: &TraceEvent, index: u32, word: Word) -> Vec<Option<u32>> {
        if word.undef == eval::mask(8 * u32::from(e.size)) {
            return e.reads_from.clone();
        }
        let source = |byte| self.source(index, byte).0;
        let mut sources: Vec<Option<u32>> = (0..u64::from(e.size)).map(source).collect();
        sources.dedup();
        sources
    }

    /// What a joined thread returned. Threads with smaller numbers have been executed; others are taken from the trace, and
    /// [judged](Replayer::check_joins) when all have been.
    fn joined(&self, tid: usize, e: &TraceEvent) -> Result<Value<Loads>, String> {
        match self.last.get(tid) {
            Some(Some((thread, request @ Request::Exit(value)))) if !thread.ends_process(request) => Ok(*value),
            Some(_) => Err(format!("thread {tid} is joined but has not ended")),
            None => e.read.map(|w| Value::new(w.bits, w.undef, Loads::default())).ok_or("a join has no result".into()),
        }
    }
}

/// What a fence is to happens-before: one of C acts by its order, an explicit one by the pairs that it names, whatever the model
/// makes of them, one of the library not at all.
fn fenced(kind: FenceKind) -> Deed {
    match kind {
        FenceKind::C(order) => Deed::Fence { releases: order.releases(), acquires: order.acquires() },
        FenceKind::Mask(mask) => Deed::Fence {
            releases: mask.covers(FenceMask::LS.and(FenceMask::SS)),
            acquires: mask.covers(FenceMask::LL.and(FenceMask::LS)),
        },
        FenceKind::Lock => Deed::Fence { releases: false, acquires: false },
    }
}

fn same(written: Option<Word>, value: &Value<Loads>, index: u32) -> Result<(), String> {
    match written {
        Some(w) if w.bits == value.bits && w.undef == value.undef => Ok(()),
        Some(w) => {
            Err(format!("event {index} writes {:#x} in the trace, but the thread writes {:#x}", w.bits, value.bits))
        }
        None => Err(format!("event {index} writes nothing in the trace")),
    }
}
