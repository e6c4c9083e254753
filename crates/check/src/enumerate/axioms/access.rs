//! Loads, stores and read-modify-writes: where a value may come from, and which promises a store keeps.
//!
//! A load reads, byte piece by byte piece, the initial value, its own thread's last store, a store of another thread, or
//! a promise. Sources that the order already excludes (a later store is before the load) are left out before branching.
//! A store keeps any subset of the promises that match it: each subset is an alternative of its own.

use super::deps::DepSet;
use super::graph::{Access, Content, Event, NodeKind, Read, Source};
use super::lifetime::whole;
use super::order::NodeId;
use super::search::{Alternatives, Search, State};
use crate::finding::{FindingKind, Properties, Property};
use crate::interp::{Answer, Limit, Request};
use crate::layout::{Region, Tid};
use crate::objects::{outside, Objects};
use crate::trace::TraceKind;
use crate::value::{Dep, Value};
use fencepost_ir::{eval, FenceMask, Order, RmwOp, Type};
use fencepost_models::Kind;
use smallvec::SmallVec;
use std::rc::Rc;

/// What an access may find at its address.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Life {
    /// The stack or heap object, by index.
    pub object: Option<u32>,
    /// The node of the object's end, in another thread.
    pub end: Option<NodeId>,
    /// Whether another thread may end the object before the access.
    pub may_end: bool,
}

/// A load that has taken its value in one alternative.
pub(super) struct Taken<'p> {
    pub state: State<'p>,
    pub load: NodeId,
    pub bits: u128,
    pub undef: u128,
}

type Sources = SmallVec<[(Source, u128, u128); 4]>;

impl<'p> Search<'_, 'p> {
    fn size(&self, ty: Type) -> u64 {
        u64::from(ty.bytes(&self.code.program.target))
    }

    // --- what is at an address ---------------------------------------------------------------

    /// One branch for each object that the thread's next request may mean, if its owner has not made it yet and has made
    /// different ones in other branches. `None`: the request can be answered.
    pub fn presumptions(&self, state: &State<'p>, tid: Tid, request: &Request<DepSet>) -> Option<Alternatives<'p>> {
        let (addr, size) = match request {
            Request::Load { ty, addr, .. }
            | Request::Store { ty, addr, .. }
            | Request::Rmw { ty, addr, .. }
            | Request::CmpXchg { ty, addr, .. } => (addr.bits as u64, self.size(*ty)),
            Request::Free(addr) | Request::ObjectSize(addr) => (addr.bits as u64, 1),
            Request::Fence(_)
            | Request::Allocate(_)
            | Request::Release { .. }
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
            | Request::Limit(_) => return None,
        };
        let Region::Thread(owner) = self.code.layout.region(self.code.program, addr) else { return None };
        let own = self.code.layout.fixed_tls_at(self.code.program, owner, addr).is_some();
        if own || state.graph.object_at(tid, addr, size).is_some() {
            return None;
        }
        let seen: Vec<_> = self.pool.objects_at(addr).map(Rc::clone).collect();
        // One object is presumed where it is accessed; only its size needs it here.
        if seen.is_empty() || seen.len() == 1 && !matches!(request, Request::ObjectSize(_)) {
            return None;
        }
        let presumed = seen.into_iter().map(|allocation| {
            let mut state = state.clone();
            state.graph.presume(owner, allocation);
            state
        });
        Some(presumed.collect())
    }

    /// Whether a thread may access a range, and what can end it. `Ok(None)` if only the next round can tell.
    fn life(
        &mut self,
        state: &mut State<'p>,
        tid: Tid,
        addr: u64,
        size: u64,
        write: bool,
    ) -> Result<Option<Life>, FindingKind> {
        let check = || Objects::default().check(&self.code, addr, size, write);
        let Region::Thread(owner) = self.code.layout.region(self.code.program, addr) else {
            return check().map(|()| Some(Life::default()));
        };
        if self.code.layout.fixed_tls_at(self.code.program, owner, addr).is_some() {
            return check().map(|()| Some(Life::default()));
        }
        let mut at = state.graph.object_at(tid, addr, size);
        if at.is_none() {
            // If there are several, one was presumed before ([`Self::presumptions`]).
            let seen = self.pool.objects_at(addr).next();
            at = seen.map(|a| state.graph.presume(owner, Rc::clone(a)));
        }
        let Some(index) = at else {
            return Err(outside(&self.code, owner, addr));
        };
        let object = &state.graph.objects[index as usize];
        if !object.contains(addr, size) {
            return Err(if object.dead { FindingKind::UseAfterFree } else { FindingKind::OutOfBounds });
        }
        let base = object.allocation.base;
        if owner != tid {
            if state.graph.objects.iter().filter(|o| !o.hidden && o.contains(addr, size)).count() > 1 {
                state.note("another thread uses an object at a reused stack address");
            }
            self.pool.visit(base);
        }
        let object = &state.graph.objects[index as usize];
        match object.death {
            Some(end) if state.graph.node(end).thread == tid => Err(FindingKind::UseAfterFree),
            Some(end) => Ok(Some(Life { object: Some(index), end: Some(end), may_end: true })),
            None if object.dead && owner == tid => Err(FindingKind::UseAfterFree),
            // The object ended without a node, because nobody else was known to use it: the next round knows.
            None if object.dead => Ok(None),
            None => {
                let may_end = self.pool.ends(base).iter().any(|u| self.is_able(state, tid, *u));
                Ok(Some(Life { object: Some(index), end: None, may_end }))
            }
        }
    }

    /// The branch in which the object has ended before the access. Where races are sought the access is an event with an undefined
    /// value, for it may race with the end; a fence stands before it.
    fn after_end(
        &mut self,
        state: &State<'p>,
        access: Access,
        kind: NodeKind,
        life: Life,
        late: Option<(FenceMask, Event<'p>)>,
    ) -> Alternatives<'p> {
        let (Some(object), true) = (life.object, life.may_end) else { return Alternatives::new() };
        let (mut state, keep) = (state.clone(), &self.task.model.keep);
        let late = late.filter(|_| self.only_races());
        if late.is_some_and(|(before, _)| state.graph.fence(keep, access.thread, before).is_err()) {
            return Alternatives::new();
        }
        let Ok(ghost) = state.graph.access(keep, kind, access) else { return Alternatives::new() };
        match late {
            Some((_, event)) => self.stops_late(&mut state, ghost, event),
            None => state.graph.nodes[ghost.index()].event = u32::MAX,
        }
        if kind != NodeKind::Load {
            state.graph.stores.pop();
        }
        let fits = match life.end {
            Some(end) => state.graph.put_before(end, ghost).is_ok() && state.graph.order.settle(),
            None => {
                state.ghosts.push((ghost, object));
                true
            }
        };
        if !fits {
            return Alternatives::new();
        }
        self.fail(state, access.thread, FindingKind::UseAfterFree)
    }

    /// Whether nothing is asked about but races.
    pub(super) fn only_races(&self) -> bool {
        self.task.properties == Properties::NONE.with(Property::Race)
    }

    /// What a range holds before any store. `None` outside of all objects.
    pub fn initial(&self, state: &State<'p>, addr: u64, len: u64) -> Option<(u128, u128)> {
        if let Region::Thread(owner) = self.code.layout.region(self.code.program, addr) {
            if self.code.layout.fixed_tls_at(self.code.program, owner, addr).is_none() {
                let first = state.graph.objects.iter().find(|o| o.contains(addr, len))?;
                return Some(first.first_bytes(addr, len));
            }
        }
        let objects = Objects::default();
        let line = |number: u64| objects.initial(&self.code, number * 16);
        let (shift, mask) = (8 * (addr % 16) as u32, eval::mask(8 * len as u32));
        let (bits, undef) = line(addr / 16);
        let (mut bits, mut undef) = (bits >> shift, undef >> shift);
        if (addr + len - 1) / 16 != addr / 16 {
            let (high, high_undef) = line(addr / 16 + 1);
            bits |= high << (128 - shift);
            undef |= high_undef << (128 - shift);
        }
        Some((bits & !undef & mask, undef & mask))
    }

    pub fn object_size(&self, state: &State<'p>, tid: Tid, addr: u64) -> u64 {
        if let Region::Thread(owner) = self.code.layout.region(self.code.program, addr) {
            if self.code.layout.fixed_tls_at(self.code.program, owner, addr).is_none() {
                let object = state.graph.object_at(tid, addr, 1).map(|i| &state.graph.objects[i as usize]);
                return object
                    .filter(|o| !o.dead || o.allocation.heap)
                    .map_or(0, |o| (o.allocation.base + o.allocation.size).saturating_sub(addr));
            }
        }
        Objects::default().object_size(&self.code, addr)
    }

    // --- loads -------------------------------------------------------------------------------

    pub fn load(
        &mut self,
        mut state: State<'p>,
        tid: Tid,
        ty: Type,
        addr: Value<DepSet>,
        order: Order,
    ) -> Alternatives<'p> {
        let (at, size) = (addr.bits as u64, self.size(ty));
        let life = match self.life(&mut state, tid, at, size, false) {
            Ok(Some(life)) => life,
            Ok(None) => return Alternatives::new(),
            Err(kind) => return self.fail(state, tid, kind),
        };
        let access = self.access(&state, tid, at, size, addr.dep, life);
        let wrap = self.task.model.mapping.load(order);
        let read = Some((0, eval::mask(8 * size as u32)));
        let event = Event { addr: at, size: size as u8, read, order, ..self.event(&state, tid, TraceKind::Load) };
        let mut out = self.after_end(&state, access, NodeKind::Load, life, Some((wrap.before, event)));
        let late = self.late_load(&state, access, life, wrap.before);
        for Taken { mut state, load, bits, undef } in
            self.take(state, access, life, wrap.before).into_iter().chain(late)
        {
            let event = Event { read: Some((bits, undef)), load: Some(load), ..event };
            state.graph.events.push(event);
            if state.graph.fence(&self.task.model.keep, tid, wrap.after).is_ok() {
                state.resume(&self.code, tid, Answer::Value(self.answer(bits, undef, load)));
                out.push(state);
            }
        }
        out
    }

    fn access(&self, state: &State<'p>, tid: Tid, addr: u64, size: u64, address: DepSet, life: Life) -> Access {
        let control = state.control(tid);
        Access { thread: tid, addr, size, address, value: DepSet::default(), control, object: life.object }
    }

    fn answer(&self, bits: u128, undef: u128, load: NodeId) -> Value<DepSet> {
        Value::new(bits, undef, if self.tracks { DepSet::of(load) } else { DepSet::default() })
    }

    /// Adds a load and gives it its value, in every way that is not excluded already.
    fn take(&mut self, mut state: State<'p>, access: Access, life: Life, before: FenceMask) -> Vec<Taken<'p>> {
        let keep = &self.task.model.keep;
        if state.graph.fence(keep, access.thread, before).is_err() {
            return Vec::new();
        }
        let Ok(load) = state.graph.access(keep, NodeKind::Load, access) else { return Vec::new() };
        self.pool.load(access.addr, access.size);
        let ends = life.end.is_some_and(|end| state.graph.put_before(load, end).is_err());
        if ends || !state.graph.order.settle() {
            return Vec::new();
        }
        let expected = self.promises(&state, access.thread, access.addr, access.size).map(|(a, s)| (a, s.size));
        let pieces = state.graph.pieces(access.addr, access.size, expected);
        let mut partial = vec![Taken { state, load, bits: 0, undef: 0 }];
        for (addr, len) in pieces.iter().copied() {
            let mut next = Vec::new();
            for taken in partial {
                let sources = self.sources(&taken.state, load, addr, len);
                let mut rest = Some(taken);
                for (k, (source, bits, undef)) in sources.iter().copied().enumerate() {
                    let last = k + 1 == sources.len();
                    let Some(from) = (if last { rest.take() } else { rest.as_ref().map(Taken::copy) }) else { break };
                    let Taken { mut state, bits: low, undef: low_undef, .. } = from;
                    let read = Read { load, addr, len, source, bits, undef };
                    let fits = state.graph.bind(keep, read).is_ok() && state.graph.order.settle();
                    self.stats.checks += 1;
                    if fits {
                        let shift = 8 * (addr - access.addr) as u32;
                        let (bits, undef) = (low | bits << shift, low_undef | undef << shift);
                        next.push(Taken { state, load, bits, undef });
                    }
                }
            }
            partial = next;
        }
        partial
    }

    /// The sources that some bytes of a load may have.
    fn sources(&self, state: &State<'p>, load: NodeId, addr: u64, len: u64) -> Sources {
        let graph = &state.graph;
        let tid = graph.node(load).thread;
        let all: SmallVec<[NodeId; 8]> = graph.stores_to(addr, len).collect();
        let own = all.iter().copied().rfind(|s| graph.node(*s).thread == tid);
        // A store that is certainly seen: any store that is certainly before it is overwritten.
        let seen = |x: NodeId| own == Some(x) || graph.order.precedes(x, load);
        let mut out = Sources::new();
        if own.is_none() && !all.iter().any(|x| graph.order.precedes(*x, load)) {
            if let Some((bits, undef)) = self.initial(state, addr, len) {
                out.push((Source::Initial, bits, undef));
            }
        }
        for s in all.iter().copied() {
            let mine = graph.node(s).thread == tid;
            if (mine && own != Some(s)) || !graph.covers(s, addr, len) {
                continue;
            }
            if all.iter().any(|x| *x != s && seen(*x) && graph.order.precedes(s, *x)) {
                continue;
            }
            if let Some((bits, undef)) = graph.stored(s, addr, len) {
                out.push((Source::Store(s), bits, undef));
            }
        }
        let mut promised: SmallVec<[(u128, u128); 4]> = SmallVec::new();
        for (at, store) in self.promises(state, tid, addr, len) {
            if at <= addr && addr + len <= at + store.size {
                let (shift, mask) = (8 * (addr - at) as u32, eval::mask(8 * len as u32));
                let value = (store.bits >> shift & mask, store.undef >> shift & mask);
                if !promised.contains(&value) {
                    promised.push(value);
                    out.push((Source::Promised, value.0, value.1));
                }
            }
        }
        out
    }

    /// Whether some promise can no longer be kept.
    pub fn is_hopeless(&self, state: &State<'p>) -> bool {
        let reads = state.graph.reads.iter().filter(|r| r.source == Source::Promised);
        let lost = |r: &Read| {
            let tid = state.graph.node(r.load).thread;
            !self.promises(state, tid, r.addr, r.len).any(|(at, s)| {
                let (shift, mask) = (8 * r.addr.wrapping_sub(at) as u32, eval::mask(8 * r.len as u32));
                let covers = at <= r.addr && r.addr + r.len <= at + s.size;
                covers && s.bits >> shift & mask == r.bits && s.undef >> shift & mask == r.undef
            })
        };
        state.doomed.is_none() && state.graph.promised > 0 && reads.into_iter().any(lost)
    }

    // --- stores ------------------------------------------------------------------------------

    pub fn store(
        &mut self,
        mut state: State<'p>,
        tid: Tid,
        ty: Type,
        addr: Value<DepSet>,
        value: Value<DepSet>,
        order: Order,
    ) -> Alternatives<'p> {
        let (at, size) = (addr.bits as u64, self.size(ty));
        let life = match self.life(&mut state, tid, at, size, true) {
            Ok(Some(life)) => life,
            Ok(None) => return Alternatives::new(),
            Err(kind) => return self.fail(state, tid, kind),
        };
        let access = Access { value: value.dep, ..self.access(&state, tid, at, size, addr.dep, life) };
        let wrap = self.task.model.mapping.store(order);
        let content = NodeKind::Store(Content::Word(value.bits, value.undef));
        let event = Event {
            addr: at,
            size: size as u8,
            written: Some((value.bits, value.undef)),
            order,
            ..self.event(&state, tid, TraceKind::Store)
        };
        let mut out = self.after_end(&state, access, content, life, Some((wrap.before, event)));
        if state.graph.fence(&self.task.model.keep, tid, wrap.before).is_err() {
            return out;
        }
        let late = self.goes_on(&state, Kind::W, life).then(|| state.clone());
        let late =
            late.and_then(|state| self.late_store(state, access, content, life, None)).map(|(mut state, store)| {
                state.graph.events.push(Event { store: Some(store), ..event });
                state
            });
        for mut state in self.put(state, access, content, life, event).into_iter().chain(late) {
            if state.graph.fence(&self.task.model.keep, tid, wrap.after).is_ok() {
                state.resume(&self.code, tid, Answer::Done);
                out.push(state);
            }
        }
        out
    }

    /// Adds a store with its event, in every way that promises can be kept by it.
    pub(super) fn put(
        &mut self,
        state: State<'p>,
        access: Access,
        kind: NodeKind,
        life: Life,
        event: Event<'p>,
    ) -> Vec<State<'p>> {
        let keep = &self.task.model.keep;
        let mut state = state;
        let Ok(store) = state.graph.access(keep, kind, access) else { return Vec::new() };
        let ends = life.end.is_some_and(|end| state.graph.put_before(store, end).is_err());
        if ends || state.graph.order_store(store, event.load).is_err() || !state.graph.order.settle() {
            return Vec::new();
        }
        state.graph.events.push(Event { store: Some(store), ..event });
        let open: Vec<usize> = (0..state.graph.reads.len())
            .filter(|i| {
                let r = &state.graph.reads[*i];
                r.source == Source::Promised
                    && state.graph.node(r.load).thread != access.thread
                    && state.graph.covers(store, r.addr, r.len)
                    && state.graph.stored(store, r.addr, r.len) == Some((r.bits, r.undef))
            })
            .collect();
        let mut all = vec![state];
        for index in open {
            let mut next = Vec::with_capacity(all.len() * 2);
            for state in all {
                let mut kept = state.clone();
                self.stats.checks += 1;
                if kept.graph.fulfil(keep, index, store).is_ok() && kept.graph.order.settle() {
                    next.push(kept);
                }
                next.push(state);
            }
            all = next;
        }
        all.retain(|s| !self.is_hopeless(s));
        for state in &mut all {
            self.learn(state);
        }
        all
    }

    // --- read-modify-writes ------------------------------------------------------------------

    pub fn rmw(&mut self, mut state: State<'p>, tid: Tid, request: &Request<DepSet>) -> Alternatives<'p> {
        let Request::Rmw { op, ty, addr, value, order } = request else { return Alternatives::new() };
        let (at, size) = (addr.bits as u64, self.size(*ty));
        let life = match self.life(&mut state, tid, at, size, true) {
            Ok(Some(life)) => life,
            Ok(None) => return Alternatives::new(),
            Err(kind) => return self.fail(state, tid, kind),
        };
        let access = self.access(&state, tid, at, size, addr.dep, life);
        let wrap = self.task.model.mapping.rmw(*order);
        let mut out = self.after_end(&state, access, NodeKind::Load, life, None);
        let target = self.code.program.target;
        let width = eval::mask(ty.bits(&target));
        let late = self.late_load(&state, access, life, wrap.before);
        for Taken { state, load, bits, undef } in self.take(state, access, life, wrap.before).into_iter().chain(late) {
            let old = self.answer(bits, undef, load);
            let new = if *op == RmwOp::Xchg {
                *value
            } else if undef | value.undef != 0 {
                Value::new(0, width, old.dep.join(value.dep))
            } else {
                match eval::rmw(*op, *ty, &target, bits & width, value.bits) {
                    Ok(new) => Value::new(new, 0, old.dep.join(value.dep)),
                    Err(_) => {
                        out.extend(self.limit(state, tid, Limit::Float));
                        continue;
                    }
                }
            };
            let event = Event {
                addr: at,
                size: size as u8,
                read: Some((bits, undef)),
                written: Some((new.bits, new.undef)),
                order: *order,
                load: Some(load),
                ..self.event(&state, tid, TraceKind::Rmw)
            };
            let write = Access { value: new.dep, ..access };
            let content = NodeKind::Store(Content::Word(new.bits, new.undef));
            let written = self.put_behind(state, load, write, content, life, event);
            for mut state in written {
                if state.graph.fence(&self.task.model.keep, tid, wrap.after).is_ok() {
                    let answer = Value::new(bits & width, undef & width, old.dep);
                    state.resume(&self.code, tid, Answer::Value(answer));
                    out.push(state);
                }
            }
        }
        out
    }

    pub fn cmpxchg(&mut self, mut state: State<'p>, tid: Tid, request: &Request<DepSet>) -> Alternatives<'p> {
        let Request::CmpXchg { ty, addr, .. } = request else { return Alternatives::new() };
        let (at, size) = (addr.bits as u64, self.size(*ty));
        let life = match self.life(&mut state, tid, at, size, true) {
            Ok(Some(life)) => life,
            Ok(None) => return Alternatives::new(),
            Err(kind) => return self.fail(state, tid, kind),
        };
        let access = self.access(&state, tid, at, size, addr.dep, life);
        let mut out = self.after_end(&state, access, NodeKind::Load, life, None);
        // What stands before the access depends on whether it will store, so the two cases are explored apart.
        out.extend(self.exchange(state.clone(), access, life, request));
        out.extend(self.keep_old(state, access, life, request));
        out
    }

    /// The compare-exchange finds what it expects and stores.
    fn exchange(
        &mut self,
        state: State<'p>,
        access: Access,
        life: Life,
        request: &Request<DepSet>,
    ) -> Alternatives<'p> {
        let Request::CmpXchg { expected, new, success, .. } = request else { return Alternatives::new() };
        let wrap = self.task.model.mapping.rmw(*success);
        let tid = access.thread;
        let mut out = Alternatives::new();
        let late = self.late_load(&state, access, life, wrap.before);
        for Taken { state, load, bits, undef } in self.take(state, access, life, wrap.before).into_iter().chain(late) {
            if undef != 0 || bits != expected.bits {
                continue;
            }
            let old = self.answer(bits, undef, load);
            let event = Event {
                addr: access.addr,
                size: access.size as u8,
                read: Some((bits, undef)),
                written: Some((new.bits, new.undef)),
                order: *success,
                load: Some(load),
                ..self.event(&state, tid, TraceKind::CmpXchg)
            };
            let control = access.control.join(expected.dep).join(old.dep);
            let write = Access { value: new.dep, control, ..access };
            let content = NodeKind::Store(Content::Word(new.bits, new.undef));
            for mut state in self.put_behind(state, load, write, content, life, event) {
                if state.graph.fence(&self.task.model.keep, tid, wrap.after).is_ok() {
                    let answer = Value { dep: old.dep.join(expected.dep), ..old };
                    state.resume(&self.code, tid, Answer::Exchanged(answer, true));
                    out.push(state);
                }
            }
        }
        out
    }

    /// The compare-exchange only loads: something else is there, or it fails for no reason.
    fn keep_old(
        &mut self,
        state: State<'p>,
        access: Access,
        life: Life,
        request: &Request<DepSet>,
    ) -> Alternatives<'p> {
        let Request::CmpXchg { expected, failure, weak, .. } = request else { return Alternatives::new() };
        let wrap = self.task.model.mapping.failed(*failure);
        let tid = access.thread;
        let mut out = Alternatives::new();
        let late = self.late_load(&state, access, life, wrap.before);
        for Taken { mut state, load, bits, undef } in
            self.take(state, access, life, wrap.before).into_iter().chain(late)
        {
            if undef != 0 {
                state.graph.nodes[load.index()].event = u32::MAX;
                out.extend(self.fail(state, tid, FindingKind::Undefined("a compare-exchange")));
                continue;
            }
            if bits == expected.bits && !weak {
                continue;
            }
            let event = Event {
                addr: access.addr,
                size: access.size as u8,
                read: Some((bits, undef)),
                order: *failure,
                load: Some(load),
                ..self.event(&state, tid, TraceKind::CmpXchgFailed)
            };
            state.graph.events.push(event);
            if state.graph.fence(&self.task.model.keep, tid, wrap.after).is_ok() {
                let old = self.answer(bits, undef, load);
                let answer = Value { dep: old.dep.join(expected.dep), ..old };
                state.resume(&self.code, tid, Answer::Exchanged(answer, false));
                out.push(state);
            }
        }
        out
    }

    // --- ends of objects ---------------------------------------------------------------------

    pub fn free(&mut self, mut state: State<'p>, tid: Tid, addr: Value<DepSet>) -> Alternatives<'p> {
        let base = addr.bits as u64;
        let known = state.graph.objects.iter().rposition(|o| o.allocation.base == base).map(|i| i as u32);
        let at = known.or_else(|| {
            let seen = self.pool.objects_at(base).find(|a| a.base == base)?;
            let Region::Thread(owner) = self.code.layout.region(self.code.program, base) else { return None };
            Some(state.graph.presume(owner, Rc::clone(seen)))
        });
        let object = at.map(|i| &state.graph.objects[i as usize]);
        let (Some(index), Some(object)) = (at, object.filter(|o| o.allocation.heap)) else {
            return self.fail(state, tid, FindingKind::InvalidFree);
        };
        let (size, dead, death) = (object.allocation.size, object.dead, object.death);
        let control = state.control(tid);
        let access = Access { address: addr.dep, control, ..whole(tid, base, size, index) };
        let event = Event { addr: base, ..self.event(&state, tid, TraceKind::Free) };
        if dead {
            if let Some(death) = death.filter(|_| self.only_races()) {
                let content = NodeKind::Store(Content::End);
                let ghost = state.graph.access(&self.task.model.keep, content, access);
                let Ok(ghost) = ghost else { return Alternatives::new() };
                self.stops_late(&mut state, ghost, event);
                state.graph.stores.pop();
                if state.graph.put_before(death, ghost).is_err() || !state.graph.order.settle() {
                    return Alternatives::new();
                }
            }
            return self.fail(state, tid, FindingKind::DoubleFree);
        }
        self.pool.end(base, tid);
        let Some(end) = self.end(&mut state, access, index) else { return Alternatives::new() };
        state.graph.events.push(Event { store: Some(end), ..event });
        state.resume(&self.code, tid, Answer::Done);
        smallvec::smallvec![state]
    }

    pub fn release(&mut self, mut state: State<'p>, tid: Tid, from: u64, to: u64) -> Alternatives<'p> {
        for index in 0..state.graph.objects.len() {
            let object = &state.graph.objects[index];
            let (base, size) = (object.allocation.base, object.allocation.size);
            if object.owner != tid || object.dead || !object.real || base < from || base >= to {
                continue;
            }
            self.pool.end(base, tid);
            if !self.pool.is_visited(base) {
                state.graph.objects[index].dead = true;
                continue;
            }
            let access = Access { control: state.control(tid), ..whole(tid, base, size, index as u32) };
            let event = Event { addr: base, ..self.event(&state, tid, TraceKind::End) };
            let Some(end) = self.end(&mut state, access, index as u32) else { return Alternatives::new() };
            state.graph.events.push(Event { store: Some(end), ..event });
        }
        state.resume(&self.code, tid, Answer::Done);
        self.hide(&mut state, tid, from, to);
        smallvec::smallvec![state]
    }

    /// The objects that have just ended and whose addresses may be used again.
    fn hide(&self, state: &mut State<'p>, tid: Tid, from: u64, to: u64) {
        let height = state.slot(tid).map_or(u64::MAX, |s| s.thread.height());
        for index in 0..state.graph.objects.len() {
            let object = &state.graph.objects[index];
            let base = object.allocation.base;
            if object.owner != tid || !object.dead || object.hidden || base < from || base >= to || base < height {
                continue;
            }
            let met = |n: &super::graph::Node| n.object == Some(index as u32) && n.thread != tid;
            if state.graph.nodes.iter().any(met) {
                state.note("another thread uses an object at a reused stack address");
            }
            state.graph.objects[index].hidden = true;
        }
    }

    /// Ends an object, and settles the accesses that wait for its end.
    fn end(&mut self, state: &mut State<'p>, access: Access, index: u32) -> Option<NodeId> {
        let end = state.graph.end_object(&self.task.model.keep, access, index).ok()?;
        let waiting = std::mem::take(&mut state.ghosts);
        for (ghost, object) in waiting {
            if object == index && state.graph.node(ghost).thread != access.thread {
                state.graph.put_before(end, ghost).ok()?;
            } else {
                state.ghosts.push((ghost, object));
            }
        }
        state.graph.order.settle().then_some(end)
    }
}

impl Taken<'_> {
    fn copy(&self) -> Self {
        Taken { state: self.state.clone(), load: self.load, bits: self.bits, undef: self.undef }
    }
}
