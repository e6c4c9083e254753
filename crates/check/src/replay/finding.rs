//! Whether a run shows what its trace claims: the property, what goes wrong, in which thread, and where.
//!
//! All of it is compared as values; the message is for people and is not read, but made anew. A trace without a claim, of before
//! there were any, names a property and a place: then the run must show something there that violates the property.

use super::byte_of;
use super::execute::{At, Deed, Replayer};
use super::race::Races;
use crate::deps::Loads;
use crate::finding::{Act, FindingKind, Other, Property};
use crate::interp::{Code, Request};
use crate::layout::Tid;
use crate::trace::{Claim, OrderItem, TraceEvent, TraceFinding, TraceKind};
use crate::value::Value;
use fencepost_ir::Type;
use fencepost_models::Kind;

/// What a run shows, as a value and for words.
type Shown = (Claim, FindingKind);

impl Replayer<'_> {
    /// The finding of the trace as the run shows it; that of a trace without one is what it is.
    pub(super) fn check_finding(&mut self) -> Result<TraceFinding, String> {
        if !self.trace.has_finding() {
            return match self.trace.finding.claim {
                None => Ok(self.trace.finding.clone()),
                Some(_) => Err("the trace claims something and names no property".into()),
            };
        }
        let said = &self.trace.finding;
        let property = Property::named(&said.property);
        let property = property.ok_or_else(|| format!("there is no property `{}`", said.property))?;
        if let Some(claim) = said.claim.filter(|claim| claim.property() != property) {
            return Err(format!("a run that shows {claim:?} does not violate the property `{}`", said.property));
        }
        if matches!(property, Property::Assert | Property::Deadlock) {
            // Behind an access to an object that has ended, a run has no meaning.
            self.check_lives()?;
        }
        let (claim, kind) = match property {
            Property::Memsafety if matches!(said.claim, Some(Claim::LateAccess { .. })) => {
                self.check_late(said.claim)?
            }
            Property::Race => self.check_race(said.claim)?,
            Property::Deadlock => self.check_standstill()?,
            Property::Assert | Property::Memsafety => self.check_failure(property, said.claim)?,
        };
        Ok(TraceFinding { claim: Some(claim), message: kind.to_string(), ..self.trace.finding.clone() })
    }

    /// Whether the finding stands at this place of the program.
    fn check_place(&self, (loc, func): At) -> Result<(), String> {
        let (program, said) = (self.code.program, &self.trace.finding);
        let (file, function) = (program.file_name(loc).unwrap_or(""), &program.func(func).name);
        if (file, loc.line, loc.column, function) == (&said.file, said.line, said.column, &said.function) {
            return Ok(());
        }
        Err(format!(
            "the run shows it in {function} at {file}:{}:{}, not in {} at {}:{}:{}",
            loc.line, loc.column, said.function, said.file, said.line, said.column
        ))
    }

    /// The accesses of the run, with their halves.
    fn accesses(&self) -> impl Iterator<Item = (u32, Kind)> + '_ {
        let half = |item: &OrderItem| (item.event, if item.store { Kind::W } else { Kind::R });
        let ends = |event: u32| self.ends.iter().any(|(end, _)| *end == event);
        self.trace.order.iter().map(half).filter(move |(event, _)| !ends(*event))
    }

    /// No access stands behind the end of its object.
    fn check_lives(&self) -> Result<(), String> {
        let mut late = self.accesses().filter(|(event, kind)| self.comes_after(*event, *kind).is_some());
        late.next().map_or(Ok(()), |(event, _)| Err(format!("event {event} touches an object whose life has ended")))
    }

    /// The access stands behind the end of its object.
    fn check_late(&self, claim: Option<Claim>) -> Result<Shown, String> {
        let Some(Claim::LateAccess { access, end }) = claim else {
            return Err("the trace claims something else".into());
        };
        let late = self.accesses().any(|(event, kind)| event == access && self.comes_after(event, kind) == Some(end));
        if !late {
            return Err(format!("event {access} does not come after event {end} that ends its object"));
        }
        let thread = self.trace.events[access as usize].thread;
        if thread != self.trace.finding.thread {
            return Err(format!("event {access} is of thread {thread}, not of thread {}", self.trace.finding.thread));
        }
        self.check_place(self.at(access).ok_or("the access has no place")?)?;
        Ok((Claim::LateAccess { access, end }, FindingKind::UseAfterFree))
    }

    fn check_race(&self, claim: Option<Claim>) -> Result<Shown, String> {
        let races = Races::new(self);
        let (first, second) = match claim {
            Some(Claim::Race { first, second }) => (first, second),
            Some(_) | None => self.find_race(&races)?,
        };
        races.judge(first, second)?;
        self.check_last()?;
        let thread = self.trace.events[second as usize].thread;
        if thread != self.trace.finding.thread {
            return Err(format!("event {second} is of thread {thread}, not of thread {}", self.trace.finding.thread));
        }
        let (at, other) = (self.at(second), self.at(first));
        self.check_place(at.ok_or("the race has no place")?)?;
        let (loc, _) = other.ok_or("the race has no place")?;
        let other = Other {
            act: Act::of(self.trace.events[first as usize].kind, self.places.store[first as usize].is_some()),
            file: self.code.program.file_name(loc).unwrap_or("?").to_string(),
            line: loc.line,
            thread: self.trace.events[first as usize].thread,
        };
        Ok((Claim::Race { first, second }, FindingKind::Race(other)))
    }

    /// An access that stands behind the end of its object is the last of its thread: what is behind it has no meaning.
    fn check_last(&self) -> Result<(), String> {
        let later = |event: u32| self.trace.events[event as usize + 1..].iter();
        let last = |event: u32| later(event).all(|e| e.thread != self.trace.events[event as usize].thread);
        let mut late =
            self.accesses().filter(|(event, kind)| self.comes_after(*event, *kind).is_some() && !last(*event));
        late.next().map_or(Ok(()), |(event, _)| Err(format!("event {event} touches an object whose life has ended")))
    }

    /// A race that is where the trace says: the two events.
    fn find_race(&self, races: &Races<'_>) -> Result<(u32, u32), String> {
        let own = |deed: &Deed| match deed {
            Deed::Access { event, at, .. } => self.check_place(*at).is_ok().then_some(*event),
            Deed::Fence { .. } | Deed::Start(_) | Deed::Join(_) => None,
        };
        let deeds = self.deeds.get(self.trace.finding.thread as usize).into_iter().flatten();
        let race = |second: u32| Some((races.with(second)?, second));
        deeds.filter_map(own).find_map(race).ok_or_else(|| "nothing races with what the trace names".into())
    }

    /// Where an access is in the program.
    fn at(&self, event: u32) -> Option<At> {
        self.deeds.iter().flatten().find_map(|deed| match deed {
            Deed::Access { event: other, at, .. } => (*other == event).then_some(*at),
            Deed::Fence { .. } | Deed::Start(_) | Deed::Join(_) => None,
        })
    }

    fn check_standstill(&mut self) -> Result<Shown, String> {
        let waiting = self.check_deadlock()?;
        let thread = self.trace.finding.thread;
        let own = waiting.into_iter().find(|(tid, _)| *tid == thread);
        let (_, at) = own.ok_or_else(|| format!("thread {thread} waits for nothing"))?;
        self.check_place(at)?;
        Ok((Claim::Deadlock, FindingKind::Deadlock))
    }

    /// Whether the finding's thread goes wrong right after its events.
    fn check_failure(&mut self, property: Property, claim: Option<Claim>) -> Result<Shown, String> {
        for e in &self.trace.events {
            if e.kind == TraceKind::Free {
                // A free that is wrong in the order of the threads is judged at its own request below.
                let _ = self.objects.free(e.addr);
            }
        }
        let tid = self.trace.finding.thread;
        let Some(Some((thread, request))) = self.last.get(tid as usize) else {
            return Err(format!("thread {tid} does not exist"));
        };
        let at = self.code.position(thread);
        let kind = self.fault(tid, request).ok_or_else(|| format!("nothing is wrong with thread {tid} at its end"))?;
        let shown = Claim::of(&kind).filter(|shown| shown.property() == property);
        let shown = shown.filter(|shown| claim.is_none_or(|claim| claim == *shown));
        let shown = shown.ok_or_else(|| format!("the run ends otherwise than the trace claims: {kind}"))?;
        self.check_place(at)?;
        Ok((shown, kind))
    }

    /// What is wrong with the request that a thread ends in.
    fn fault(&self, tid: Tid, request: &Request<Loads>) -> Option<FindingKind> {
        let target = &self.code.program.target;
        let access = |ty: &Type, addr: &Value<Loads>, write: bool| {
            let size = u64::from(ty.bytes(target));
            self.objects.check(self.code, addr.bits as u64, size, write).err()
        };
        match request {
            Request::Fail(kind) => Some(kind.clone()),
            Request::Load { ty, addr, .. } => access(ty, addr, false),
            Request::Store { ty, addr, .. } | Request::Rmw { ty, addr, .. } => access(ty, addr, true),
            Request::CmpXchg { ty, addr, .. } => access(ty, addr, true).or_else(|| {
                let undefined = self.may_be_undefined(tid, addr.bits as u64, ty.bytes(target));
                undefined.then_some(FindingKind::Undefined("a compare-exchange"))
            }),
            Request::Free(addr) => self.objects.clone().free(addr.bits as u64).err(),
            Request::ThreadStart { id, .. } => {
                let child = Code::tid_of(*id).filter(|t| (*t as usize) < self.trace.threads.len());
                child.is_none_or(|t| self.args.contains_key(&t)).then_some(FindingKind::BadJoin)
            }
            Request::ThreadJoin { id } => {
                let joined = |t: Tid| {
                    let joins = |e: &TraceEvent| e.kind == TraceKind::ThreadJoin && e.addr == u64::from(t);
                    self.trace.events.iter().any(joins)
                };
                let child = Code::tid_of(*id).filter(|t| *t != tid && self.args.contains_key(t));
                child.is_none_or(joined).then_some(FindingKind::BadJoin)
            }
            Request::Fence(_)
            | Request::Allocate(_)
            | Request::Release { .. }
            | Request::ObjectSize(_)
            | Request::ThreadNew { .. }
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
            | Request::Limit(_) => None,
        }
    }

    /// Whether a load of these bytes at the end of a thread can read an undefined one. It comes behind what was before the thread, and
    /// behind the thread's own stores to the bytes; all that is stored after that, it may read.
    fn may_be_undefined(&self, tid: Tid, addr: u64, size: u32) -> bool {
        let begun = self.begun(tid);
        (0..u64::from(size)).map(|k| addr.wrapping_add(k)).any(|byte| {
            let born = self.born(tid, usize::MAX, usize::MAX, byte);
            let stores = self.stores.get(&byte).into_iter().flatten().filter(|s| self.is_alive(born, **s));
            let mut places: Vec<(usize, u32)> = stores.map(|s| (self.place(*s, Kind::W), *s)).collect();
            places.sort_unstable();
            let own = |(_, s): &&(usize, u32)| self.trace.events[*s as usize].thread == tid;
            let since = begun.max(places.iter().filter(own).map(|(place, _)| place + 1).max().unwrap_or(0));
            let undefined = |s: u32| {
                let e = &self.trace.events[s as usize];
                byte_of(e.written, byte.wrapping_sub(e.addr)).1 != 0
            };
            let last = places.partition_point(|(place, _)| *place < since);
            let first = match last.checked_sub(1) {
                Some(k) => undefined(places[k].1),
                None => self.initial(born, byte).1 != 0,
            };
            first || places[last..].iter().any(|(_, s)| undefined(*s))
        })
    }

    /// The first place of the memory order that may come behind the begin of a thread.
    fn begun(&self, tid: Tid) -> usize {
        let events = &self.trace.events;
        let (mut tid, mut since) = (tid, 0);
        // A thread is started once, by one that was started before.
        for _ in 0..self.trace.threads.len() {
            let starts = |e: &TraceEvent| e.kind == TraceKind::ThreadStart && e.addr == u64::from(tid);
            let Some(start) = events.iter().position(starts) else { break };
            tid = events[start].thread;
            let before = |i: &usize| events[*i].thread == tid && self.places.po[*i] < self.places.po[start];
            for i in (0..events.len()).filter(before) {
                let own = self.places.store[i].map_or(0, |place| place + 1);
                since = since.max(self.passed(i as u32)).max(own);
            }
        }
        since
    }
}
