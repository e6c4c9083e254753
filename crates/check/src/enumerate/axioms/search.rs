//! The search: which thread moves next, and what its requests that touch no memory do.
//!
//! A state is one coroutine for each thread and the graph of what they have done. Exactly one thread moves in a state,
//! chosen by the state alone, and the alternatives of its move exclude each other: so no execution is visited twice.
//! Stores and everything local go first, then loads that nothing unexplored can influence, so that promises are few.
//! A thread inside an atomic section moves before all others; if it turns out to be blocked there, the section has not
//! happened: one branch goes on from the state before the section, with the thread standing still.

use super::deps::DepSet;
use super::graph::{Event, Graph};
use super::leaf::Statistics;
use super::order::NodeId;
use super::pool::{Pool, Seen};
use super::{Exploration, Options};
use crate::choice;
use crate::effort::NODE;
use crate::finding::FindingKind;
use crate::interp::{Answer, Code, Limit, Request, Thread};
use crate::layout::{Region, Tid};
use crate::progress::Measure;
use crate::task::{Reason, Task};
use crate::trace::TraceKind;
use crate::value::Value;
use fencepost_ir::{FenceKind, FenceMask, FuncId, Loc, NondetKind, Order, Type};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use std::collections::BTreeSet;
use std::rc::Rc;

/// What has become of a thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Status {
    /// It has a request to be answered.
    Running,
    /// It has ended with a result.
    Ended(Value<DepSet>),
    /// It stands before an atomic section that it will never pass.
    Stuck,
    /// It goes no further: an assumption is false, a limit was reached, or the program ended.
    Stopped,
    /// It has done something wrong.
    Failed(FindingKind),
}

/// A thread of a state.
#[derive(Clone, Debug)]
pub(super) struct Slot<'p> {
    pub thread: Rc<Thread<DepSet>>,
    pub request: Request<DepSet>,
    pub status: Status,
    pub joined: bool,
    pub func: FuncId,
    /// The state before the atomic section that the thread is in, and the number of the attempt.
    attempt: Option<(u32, Rc<State<'p>>)>,
    /// Whether the last atomic section is the library model's own.
    internal: bool,
}

/// A node of the search tree.
#[derive(Clone, Debug, Default)]
pub(super) struct State<'p> {
    pub slots: Vec<Option<Slot<'p>>>,
    pub graph: Graph<'p>,
    /// Accesses that are wrong because an object will have ended before them: the node and the object.
    pub ghosts: SmallVec<[(NodeId, u32); 1]>,
    /// The limits that stopped its threads.
    pub limits: SmallVec<[Limit; 1]>,
    /// What the explorer cannot decide about it.
    pub notes: SmallVec<[&'static str; 1]>,
    /// The thread that goes on with a value that nobody here can store any more. Such a branch is no execution: it only shows what the thread
    /// would do, in case another branch can keep the promise.
    pub doomed: Option<Tid>,
    /// How many stores of the graph are in the pool.
    learned: usize,
}

impl<'p> State<'p> {
    pub fn slot(&self, tid: Tid) -> Option<&Slot<'p>> {
        self.slots.get(tid as usize).and_then(Option::as_ref)
    }

    pub fn slot_mut(&mut self, tid: Tid) -> Option<&mut Slot<'p>> {
        self.slots.get_mut(tid as usize).and_then(Option::as_mut)
    }

    /// The loads that the thread's control flow depends on.
    pub fn control(&self, tid: Tid) -> DepSet {
        self.slot(tid).map(|s| s.thread.control).unwrap_or_default()
    }

    /// Gives a thread the answer that it waits for.
    pub fn resume(&mut self, code: &Code<'_>, tid: Tid, answer: Answer<DepSet>) {
        if let Some(slot) = self.slot_mut(tid) {
            slot.request = Rc::make_mut(&mut slot.thread).resume(code, answer);
        }
    }

    pub fn stop(&mut self, tid: Tid, status: Status) {
        if let Some(slot) = self.slot_mut(tid) {
            slot.status = status;
        }
    }

    /// Notes something that the explorer cannot decide.
    pub fn note(&mut self, text: &'static str) {
        if !self.notes.contains(&text) {
            self.notes.push(text);
        }
    }

    pub fn is_running(&self, tid: Tid) -> bool {
        self.slot(tid).is_some_and(|s| s.status == Status::Running)
    }
}

/// What a thread has read: address, value, undefined bits.
type ReadSoFar = (u64, u128, u128);

/// The alternatives of a move.
pub(super) type Alternatives<'p> = SmallVec<[State<'p>; 2]>;

/// The search over one program under one model.
pub(super) struct Search<'t, 'p> {
    pub task: &'t Task<'p>,
    pub options: &'t Options,
    pub code: Code<'p>,
    pub pool: Pool,
    /// Whether registers carry the loads that they depend on.
    pub tracks: bool,
    pub out: Exploration,
    pub found: FxHashSet<(FindingKind, Loc)>,
    pub undecided: BTreeSet<String>,
    /// A legal run that goes wrong in another way than was asked about.
    pub otherwise: Option<Reason>,
    pub stats: Statistics,
    /// Whether axiom 3 is left out: such a round only learns.
    pub lax: bool,
    /// Whether a branch of a lax round left something out, so that it shows nothing.
    pub dropped: bool,
    /// Whether values are also learned from branches whose promises are not kept.
    pub guessing: bool,
    /// The values that a thread of a doomed branch may read wherever later stores may come first.
    pub guesses: Vec<Seen>,
    /// The doomed branches of this round, by what their threads have read so far.
    doomed: FxHashSet<(Tid, Vec<ReadSoFar>)>,
    /// How many more moves may be made, if limited; reaching the limit stops the round.
    pub moves: Option<u64>,
    /// Nothing more is wanted.
    pub halt: bool,
    names: FxHashMap<(Tid, u32), Tid>,
    pub makers: Vec<Option<(Tid, u32)>>,
    attempts: u32,
    /// The attempts at atomic sections that were seen to block.
    blocked: FxHashSet<u32>,
    /// The same for attempts that ended in a failed assumption, an exit or a limit.
    stopped: FxHashSet<u32>,
}

impl<'t, 'p> Search<'t, 'p> {
    pub fn new(task: &'t Task<'p>, options: &'t Options, code: Code<'p>) -> Self {
        let keep = &task.model.keep;
        // Where loads are kept before everything, dependencies say nothing new.
        let tracks = !(keep.rr.other && keep.rw.other);
        Search {
            task,
            options,
            code,
            pool: Pool::default(),
            tracks,
            out: Exploration::default(),
            found: FxHashSet::default(),
            undecided: BTreeSet::new(),
            otherwise: None,
            stats: Statistics::default(),
            lax: true,
            dropped: false,
            guessing: false,
            guesses: Vec::new(),
            doomed: FxHashSet::default(),
            moves: None,
            halt: false,
            names: FxHashMap::default(),
            makers: vec![None],
            attempts: 0,
            blocked: FxHashSet::default(),
            stopped: FxHashSet::default(),
        }
    }

    /// Whether the search has come to an end before its time.
    pub fn is_over(&self) -> bool {
        self.halt || self.out.stopped.is_some() || self.moves == Some(0)
    }

    /// Offers values as promises wherever some thread might store them.
    pub fn guess(&mut self, values: &[u128]) {
        self.pool.guess(values, self.makers.len() as Tid);
    }

    /// One round: every execution that the pool's promises lead to.
    pub fn round(&mut self) {
        self.blocked.clear();
        self.stopped.clear();
        self.doomed.clear();
        let mut state = State::default();
        state.graph.lax = self.lax;
        self.add_thread(&mut state, 0, self.code.program.entry, Value::known(0));
        let mut stack = vec![state];
        let mut moves = 0u64;
        while let Some(state) = stack.pop() {
            moves += 1;
            self.task.budget.spend(NODE);
            if moves.is_multiple_of(64) {
                self.task.budget.gauge().note(Measure::Executions, self.stats.executions);
                let bytes = self.pool.bytes + stack.len() as u64 * 20_000;
                if let Some(stop) = self.task.budget.stop(bytes) {
                    self.out.stopped = Some(stop);
                    return;
                }
            }
            if self.halt || self.moves == Some(0) {
                return;
            }
            self.moves = self.moves.map(|m| m - 1);
            match self.pick(&state) {
                Some(tid) => stack.extend(self.act(state, tid).into_iter().rev()),
                None => self.leaf(&state),
            }
        }
    }

    pub fn add_thread(&mut self, state: &mut State<'p>, tid: Tid, func: FuncId, arg: Value<DepSet>) {
        let mut thread = self.code.thread(tid, func, arg);
        let request = thread.resume(&self.code, Answer::Done);
        if state.slots.len() <= tid as usize {
            state.slots.resize(tid as usize + 1, None);
        }
        state.graph.lane(tid);
        let status = Status::Running;
        state.slots[tid as usize] = Some(Slot {
            thread: Rc::new(thread),
            request,
            status,
            joined: false,
            func,
            attempt: None,
            internal: false,
        });
    }

    // --- whose turn it is --------------------------------------------------------------------

    fn pick(&self, state: &State<'p>) -> Option<Tid> {
        let tids = || (0..state.slots.len() as Tid).filter(|t| state.is_running(*t));
        let request = |t: Tid| state.slot(t).map(|s| &s.request);
        let ready = |t: Tid| request(t).is_some_and(|r| self.is_ready(state, t, r));
        if let Some(t) = state.doomed.filter(|t| state.is_running(*t) && ready(*t)) {
            return Some(t);
        }
        if state.doomed.is_some_and(|t| !state.is_running(t)) {
            return None;
        }
        if let Some(t) = tids().find(|t| state.graph.in_section(*t) && ready(*t)) {
            return Some(t);
        }
        let mut best: Option<(u8, Tid)> = None;
        for t in tids().filter(|t| ready(*t)) {
            let Some(r) = request(t) else { continue };
            let class = self.class(state, t, r);
            if class == 0 {
                return Some(t);
            }
            if best.is_none_or(|(c, _)| class < c) {
                best = Some((class, t));
            }
        }
        best.map(|(_, t)| t)
    }

    fn is_ready(&self, state: &State<'p>, tid: Tid, request: &Request<DepSet>) -> bool {
        let Request::ThreadJoin { id } = request else { return true };
        match self.join_target(tid, *id) {
            None => true,
            Some(child) => match state.slot(child) {
                // A thread that nobody has started cannot be joined; only its maker can know that already.
                None => self.makers[child as usize].is_some_and(|(maker, _)| maker == tid),
                Some(slot) => matches!(slot.status, Status::Ended(_)) && !slot.thread.ends_process(&slot.request),
            },
        }
    }

    fn join_target(&self, tid: Tid, id: u64) -> Option<Tid> {
        Code::tid_of(id).filter(|t| *t != tid && (*t as usize) < self.makers.len())
    }

    /// 0: moves at once; 1: a load that no promise can concern; 2: a free choice; 3: a load or section that one can.
    fn class(&self, state: &State<'p>, tid: Tid, request: &Request<DepSet>) -> u8 {
        let target = &self.code.program.target;
        match request {
            Request::Load { ty, addr, .. } | Request::Rmw { ty, addr, .. } | Request::CmpXchg { ty, addr, .. } => {
                let open = self.promises(state, tid, addr.bits as u64, u64::from(ty.bytes(target))).next().is_some();
                if open {
                    3
                } else {
                    1
                }
            }
            Request::Nondet(..) => 2,
            Request::AtomicBegin => 3,
            Request::Store { .. }
            | Request::Fence(_)
            | Request::Allocate(_)
            | Request::Release { .. }
            | Request::Free(_)
            | Request::ObjectSize(_)
            | Request::ThreadNew { .. }
            | Request::ThreadStart { .. }
            | Request::ThreadJoin { .. }
            | Request::AtomicEnd
            | Request::Blocked
            | Request::Assumed
            | Request::Print(_)
            | Request::Yield
            | Request::Commit
            | Request::Exit(_)
            | Request::ProcessExit
            | Request::Fail(_)
            | Request::Limit(_) => 0,
        }
    }

    /// The stores seen elsewhere to these bytes by a thread that may still make them in time for this thread's load; in a doomed branch
    /// also others.
    pub fn promises<'a>(
        &'a self,
        state: &'a State<'p>,
        tid: Tid,
        addr: u64,
        len: u64,
    ) -> impl Iterator<Item = (u64, &'a Seen)> + 'a {
        let doomed = state.doomed == Some(tid);
        let may = move |u: &Tid| self.is_able(state, tid, *u) || doomed && *u != tid;
        let open = doomed && state.slot(tid).is_some_and(|s| self.may_be_overtaken(s));
        let guesses = self.guesses.iter().filter(move |s| open && s.size == len).map(move |s| (addr, s));
        self.pool.stores_to(addr, len).filter(move |(_, seen)| seen.threads.iter().any(may)).chain(guesses)
    }

    /// Whether the model lets later stores come before the load that a thread asks for. Those of the library model's own sections stand
    /// before fences.
    fn may_be_overtaken(&self, slot: &Slot<'p>) -> bool {
        let mapping = &self.task.model.mapping;
        let after = match &slot.request {
            Request::Load { order, .. } => mapping.load(*order).after,
            Request::Rmw { order, .. } => mapping.rmw(*order).after,
            // Fenced only if it is in both cases.
            Request::CmpXchg { success, failure, .. } if mapping.rmw(*success).after.covers(FenceMask::LS) => {
                mapping.load(*failure).after
            }
            Request::CmpXchg { .. } => FenceMask::NONE,
            _ => return false,
        };
        let fenced = slot.attempt.is_some() && slot.internal;
        !fenced && !after.covers(FenceMask::LS)
    }

    /// Whether the thread loads from an object of its own whose address is nowhere but with it.
    fn is_secret(&self, state: &State<'p>, tid: Tid) -> bool {
        let addr = match state.slot(tid).map(|s| &s.request) {
            Some(Request::Load { addr, .. } | Request::Rmw { addr, .. } | Request::CmpXchg { addr, .. }) => {
                addr.bits as u64
            }
            Some(_) | None => return false,
        };
        if self.code.layout.region(self.code.program, addr) != Region::Thread(tid) {
            return false;
        }
        let object = state.graph.object_at(tid, addr, 1).map(|i| &state.graph.objects[i as usize].allocation);
        object.is_some_and(|a| !self.pool.is_told(a.base, a.size))
    }

    /// The branch in which a thread goes on with a value that nobody may store, for it may be overtaken by the store that this one depends
    /// on; if there is such a branch that was not followed before.
    fn doom(&mut self, state: &State<'p>, tid: Tid) -> Option<State<'p>> {
        let open = self.guessing && self.lax && state.doomed.is_none();
        // While there is no other thread, and where no other one can store, nothing comes out of thin air.
        let alone = (0..state.slots.len() as Tid).all(|t| t == tid || state.slot(t).is_none_or(|s| s.joined));
        if !open || alone || !state.slot(tid).is_some_and(|s| self.may_be_overtaken(s)) || self.is_secret(state, tid) {
            return None;
        }
        let read = |e: &Event<'p>| e.read.map(|(bits, undef)| (e.addr, bits, undef));
        let so_far = state.graph.events.iter().filter(|e| e.thread == tid).filter_map(read).collect();
        self.doomed.insert((tid, so_far)).then(|| State { doomed: Some(tid), ..state.clone() })
    }

    /// Whether thread `u` may still do something that is not after all of thread `reader`.
    pub fn is_able(&self, state: &State<'p>, reader: Tid, u: Tid) -> bool {
        let mut at = u;
        // A thread that does not exist yet will be made by the first of its makers that does.
        while state.slot(at).is_none() {
            match self.makers.get(at as usize).copied().flatten() {
                Some((maker, _)) => at = maker,
                None => return false,
            }
        }
        for _ in 0..=state.slots.len() {
            if at == reader || !state.is_running(at) {
                return false;
            }
            // A thread that waits for another does nothing before the other has ended.
            let waits = state.slot(at).and_then(|s| match s.request {
                Request::ThreadJoin { id } => self.join_target(at, id),
                _ => None,
            });
            match waits {
                Some(next) if next == reader => return false,
                Some(next) if state.slot(next).is_some_and(|s| matches!(s.status, Status::Ended(_))) => return true,
                Some(next) if state.slot(next).is_some() => at = next,
                Some(_) | None => return true,
            }
        }
        false
    }

    // --- moves -------------------------------------------------------------------------------

    /// The alternatives of a thread's next move.
    fn act(&mut self, state: State<'p>, tid: Tid) -> Alternatives<'p> {
        let doomed = self.doom(&state, tid);
        let mut out = self.answered_by(state, tid);
        out.extend(doomed);
        out
    }

    fn answered_by(&mut self, mut state: State<'p>, tid: Tid) -> Alternatives<'p> {
        let Some(slot) = state.slot(tid) else { return Alternatives::new() };
        let request = slot.request.clone();
        if let Some(presumed) = self.presumptions(&state, tid, &request) {
            return presumed;
        }
        let keep = &self.task.model.keep;
        match request {
            Request::Load { ty, addr, order } => return self.load(state, tid, ty, addr, order),
            Request::Store { ty, addr, value, order } => return self.store(state, tid, ty, addr, value, order),
            Request::Rmw { .. } => return self.rmw(state, tid, &request),
            Request::CmpXchg { .. } => return self.cmpxchg(state, tid, &request),
            Request::Free(addr) => return self.free(state, tid, addr),
            Request::Nondet(ty, kind) => return self.nondet(state, tid, ty, kind),
            Request::Fence(kind) => {
                let mask = self.task.model.mapping.fence(kind);
                let order = match kind {
                    FenceKind::C(order) => order,
                    FenceKind::Mask(_) | FenceKind::Lock => Order::Plain,
                };
                let fence = Some(kind);
                if state.graph.fence(keep, tid, mask).is_err() {
                    return Alternatives::new();
                }
                let event =
                    Event { addr: u64::from(mask.0), order, fence, ..self.event(&state, tid, TraceKind::Fence) };
                state.graph.events.push(event);
                state.resume(&self.code, tid, Answer::Done);
            }
            Request::Allocate(allocation) => {
                self.pool.object(&allocation);
                if state.graph.allocate(keep, tid, allocation).is_err() || !state.graph.order.settle() {
                    return Alternatives::new();
                }
                state.resume(&self.code, tid, Answer::Done);
            }
            Request::Release { from, to } => return self.release(state, tid, from, to),
            Request::ObjectSize(addr) => {
                let size = self.object_size(&state, tid, addr.bits as u64);
                self.answered(&mut state, tid, u128::from(size));
                state.resume(&self.code, tid, Answer::Value(Value::known(u128::from(size))));
            }
            Request::ThreadNew { nth } => {
                let child = self.name(tid, nth);
                if child >= self.code.layout.max_threads() {
                    return self.limit(state, tid, Limit::Space);
                }
                let id = Value::known(u128::from(Code::thread_id(child)));
                state.resume(&self.code, tid, Answer::Value(id));
            }
            Request::ThreadStart { id, func, arg } => return self.start(state, tid, id, func, arg),
            Request::ThreadJoin { id } => return self.join(state, tid, id),
            Request::AtomicBegin => self.begin(&mut state, tid),
            Request::AtomicEnd => {
                state.graph.end_section(tid);
                let event = self.event(&state, tid, TraceKind::AtomicEnd);
                state.graph.events.push(event);
                if let Some(slot) = state.slot_mut(tid) {
                    slot.attempt = None;
                }
                state.resume(&self.code, tid, Answer::Done);
            }
            Request::Blocked => return self.blocked(&state, tid),
            Request::Print(_) | Request::Yield | Request::Commit => state.resume(&self.code, tid, Answer::Done),
            Request::Exit(value) => {
                let event = self.event(&state, tid, TraceKind::Exit);
                state.graph.events.push(event);
                return self.over(state, tid, Status::Ended(Value { dep: DepSet::default(), ..value }));
            }
            Request::Assumed | Request::ProcessExit => return self.stopped(state, tid),
            Request::Fail(kind) => return self.fail(state, tid, kind),
            Request::Limit(limit) => return self.limit(state, tid, limit),
        }
        smallvec::smallvec![state]
    }

    /// A thread goes no further; promises that nobody can keep any more end the branch.
    pub fn over(&mut self, mut state: State<'p>, tid: Tid, status: Status) -> Alternatives<'p> {
        state.stop(tid, status);
        if state.doomed == Some(tid) || self.is_hopeless(&state) {
            self.stats.blocked += 1;
            return Alternatives::new();
        }
        smallvec::smallvec![state]
    }

    pub fn fail(&mut self, state: State<'p>, tid: Tid, kind: FindingKind) -> Alternatives<'p> {
        let alternatives = self.over(state, tid, Status::Failed(kind));
        for state in &alternatives {
            if state.graph.promised == 0 && state.ghosts.is_empty() && !state.graph.dropped {
                self.report_failures(state);
            }
        }
        alternatives
    }

    pub fn limit(&mut self, mut state: State<'p>, tid: Tid, limit: Limit) -> Alternatives<'p> {
        state.limits.push(limit);
        self.stopped(state, tid)
    }

    /// A thread goes no further without a finding. Inside an atomic section the whole section has not happened: what it
    /// did so far must not be seen without the rest.
    fn stopped(&mut self, state: State<'p>, tid: Tid) -> Alternatives<'p> {
        let Some((number, before)) = state.slot(tid).and_then(|s| s.attempt.clone()) else {
            return self.over(state, tid, Status::Stopped);
        };
        if state.doomed.is_some() || !self.stopped.insert(number) {
            return Alternatives::new();
        }
        let limits = state.limits.clone();
        let mut before = (*before).clone();
        before.limits = limits;
        self.over(before, tid, Status::Stopped)
    }

    fn begin(&mut self, state: &mut State<'p>, tid: Tid) {
        self.attempts += 1;
        let attempt = (self.attempts, Rc::new(state.clone()));
        state.graph.begin_section(tid);
        let event = self.event(state, tid, TraceKind::AtomicBegin);
        state.graph.events.push(event);
        if let Some(slot) = state.slot_mut(tid) {
            slot.attempt = Some(attempt);
            slot.internal = self.code.in_library(&slot.thread);
        }
        state.resume(&self.code, tid, Answer::Done);
    }

    fn blocked(&mut self, state: &State<'p>, tid: Tid) -> Alternatives<'p> {
        let Some((number, before)) = state.slot(tid).and_then(|s| s.attempt.clone()) else {
            return Alternatives::new();
        };
        if state.doomed.is_some() || !self.blocked.insert(number) {
            return Alternatives::new();
        }
        self.over((*before).clone(), tid, Status::Stuck)
    }

    fn nondet(&mut self, mut state: State<'p>, tid: Tid, ty: Type, kind: NondetKind) -> Alternatives<'p> {
        let bits = ty.bits(&self.code.program.target);
        if choice::is_sampled(kind, bits) {
            state.note("an input has too many values to try them all");
        }
        choice::values(kind, bits)
            .into_iter()
            .map(|value| {
                let mut next = state.clone();
                let event = Event { read: Some((value, 0)), ..self.event(&next, tid, TraceKind::Nondet) };
                next.graph.events.push(event);
                next.resume(&self.code, tid, Answer::Value(Value::known(value)));
                next
            })
            .collect()
    }

    fn start(&mut self, mut state: State<'p>, tid: Tid, id: u64, func: FuncId, arg: Value<DepSet>) -> Alternatives<'p> {
        let child = self.join_target(tid, id).filter(|c| state.slot(*c).is_none());
        let Some(child) = child else { return self.fail(state, tid, FindingKind::BadJoin) };
        self.pool.tell(arg.bits);
        if state.graph.start(tid, child).is_err() {
            return Alternatives::new();
        }
        let event = Event { addr: u64::from(child), ..self.event(&state, tid, TraceKind::ThreadStart) };
        state.graph.events.push(event);
        self.add_thread(&mut state, child, func, Value { dep: DepSet::default(), ..arg });
        state.resume(&self.code, tid, Answer::Done);
        smallvec::smallvec![state]
    }

    fn join(&mut self, mut state: State<'p>, tid: Tid, id: u64) -> Alternatives<'p> {
        let child = self.join_target(tid, id);
        let result = child.and_then(|c| state.slot(c)).and_then(|s| match &s.status {
            Status::Ended(value) if !s.joined => Some(*value),
            Status::Ended(_) | Status::Running | Status::Stuck | Status::Stopped | Status::Failed(_) => None,
        });
        let (Some(child), Some(result)) = (child, result) else {
            return self.fail(state, tid, FindingKind::BadJoin);
        };
        if let Some(slot) = state.slot_mut(child) {
            slot.joined = true;
        }
        if state.graph.join(tid, child).is_err() || !state.graph.order.settle() {
            return Alternatives::new();
        }
        let read = Some((result.bits, result.undef));
        let event = Event { addr: u64::from(child), read, ..self.event(&state, tid, TraceKind::ThreadJoin) };
        state.graph.events.push(event);
        state.resume(&self.code, tid, Answer::Value(result));
        smallvec::smallvec![state]
    }

    /// An answer of the library model, for traces.
    fn answered(&self, state: &mut State<'p>, tid: Tid, value: u128) {
        let event = Event { read: Some((value, 0)), ..self.event(state, tid, TraceKind::Answer) };
        state.graph.events.push(event);
    }

    /// The number of a thread by who makes it: the same in every execution.
    fn name(&mut self, maker: Tid, nth: u32) -> Tid {
        if let Some(&tid) = self.names.get(&(maker, nth)) {
            return tid;
        }
        let tid = self.makers.len() as Tid;
        self.makers.push(Some((maker, nth)));
        self.names.insert((maker, nth), tid);
        tid
    }

    /// An event of a thread at its present position, without an access.
    pub fn event(&self, state: &State<'p>, tid: Tid, kind: TraceKind) -> Event<'p> {
        let (loc, func, library) = match state.slot(tid) {
            Some(slot) => {
                let (loc, func) = self.code.position(&slot.thread);
                (loc, func, self.code.library_call(&slot.thread))
            }
            None => (Loc::NONE, self.code.program.entry, None),
        };
        Event {
            thread: tid,
            kind,
            addr: 0,
            size: 0,
            read: None,
            written: None,
            order: Order::Plain,
            load: None,
            store: None,
            in_section: state.graph.in_section(tid) && !state.slot(tid).is_some_and(|s| s.internal),
            fence: None,
            loc,
            func,
            library,
        }
    }

    /// Learns the stores of a graph in which all promises are kept.
    pub fn learn(&mut self, state: &mut State<'p>) {
        if !self.guessing && (state.graph.promised > 0 || !state.ghosts.is_empty()) {
            return;
        }
        for i in state.learned..state.graph.stores.len() {
            let node = state.graph.node(state.graph.stores[i]);
            if let super::graph::NodeKind::Store(super::graph::Content::Word(bits, undef)) = node.kind {
                self.pool.store(node.thread, node.addr, node.size, bits, undef);
            }
        }
        state.learned = state.graph.stores.len();
    }
}
