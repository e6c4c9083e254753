//! Replays a trace: is it a run of this program that the model allows?
//!
//! Source: `docs/memory-models.md`, "The two faces of a model". Each thread is executed again; each load is fed what the
//! trace says; the thread must issue exactly the trace's events; then the axioms are checked for the trace's memory
//! order: kept pairs, fences, dependencies, creation and join (order), the value of every byte of every load (value),
//! read-modify-writes and atomic sections (atomicity). At the end the run must show what the trace claims, if it claims
//! anything ([`finding`], [`race`]): the property, what goes wrong, and where, all as values.
//! It shares no code with the explorers but the interpreter and the tables of the models.
//! Misses: what the events are called and where they stand in the source is taken from the trace.

pub mod constraints;
mod creation;
mod execute;
mod finding;
pub mod memory;
mod race;
mod taken;

use crate::choice;
use crate::deps::Loads;
use crate::interp::{Answer, Code, Request, Thread};
use crate::layout::Tid;
use crate::task::prepared;
use crate::trace::{Claim, Trace, TraceEvent, TraceFinding, TraceKind, Word};
use crate::value::{Dep, Value};
use crate::waiting::Attempt;
use execute::{At, Birth, Item, Replayer, What};
use fencepost_ir::{FenceMask, Program};
use fencepost_models::{fence_keeps, Kind, Model};
use rustc_hash::FxHashMap;

/// So many steps a thread may make before it waits, with all choices that count.
const MAX_STEPS: u32 = 1_000_000;

/// Checks a trace. `Err` says in words why it is not a run of the program under the model that shows what it claims.
pub fn replay(program: &Program, model: &'static Model, trace: &Trace) -> Result<(), String> {
    judge(program, model, trace).map(drop)
}

/// The same; says what the run shows, in replay's own words, and with the claim that traces of before there were any do not have.
pub fn judge(program: &Program, model: &'static Model, trace: &Trace) -> Result<TraceFinding, String> {
    let program = &*prepared(program, model);
    let code = Code::new(program, None)?;
    let places = Places::new(trace, false)?;
    let mut replayer = Replayer::new(&code, model, trace, &places, false);
    let checked = replayer.check();
    if checked.is_ok() || !replayer.paused {
        return checked;
    }
    // The threads that stopped before they made an object may have gone on as well.
    let mut replayer = Replayer { eager: true, ..Replayer::new(&code, model, trace, &places, false) };
    replayer.check().or(checked)
}

/// Whether the race that a run shows is one as well in a program that may have other fences and orders than the one that the run is
/// of: with the same events, and loads that read from the same stores. Whether that program's order allows the run is not asked.
pub fn still_races(program: &Program, model: &'static Model, trace: &Trace) -> Result<bool, String> {
    let Some(Claim::Race { first, second }) = trace.finding.claim else { return Err("the run shows no race".into()) };
    let program = &*prepared(program, model);
    let code = Code::new(program, None)?;
    let places = Places::new(trace, true)?;
    let mut replayer = Replayer::new(&code, model, trace, &places, true);
    replayer.execute()?;
    Ok(race::Races::new(&replayer).judge(first, second).is_ok())
}

/// The places of an atomic section: the first, the last, and that of the last load.
#[derive(Clone, Copy, Default)]
struct Span {
    first: Option<usize>,
    last: Option<usize>,
    loaded: Option<usize>,
}

impl Span {
    fn add(&mut self, load: Option<usize>, store: Option<usize>) {
        let places = || load.into_iter().chain(store);
        self.first = self.first.into_iter().chain(places()).min();
        self.last = self.last.into_iter().chain(places()).max();
        self.loaded = self.loaded.max(load);
    }
}

/// Where each event stands in the memory order and in the program order of its thread.
struct Places {
    load: Vec<Option<usize>>,
    store: Vec<Option<usize>>,
    po: Vec<usize>,
}

impl Places {
    /// `free`: fences do not count in program order, see [`Replayer`].
    fn new(trace: &Trace, free: bool) -> Result<Places, String> {
        let n = trace.events.len();
        let mut places = Places { load: vec![None; n], store: vec![None; n], po: Vec::with_capacity(n) };
        let mut counts = vec![0usize; trace.threads.len()];
        for (i, item) in trace.order.iter().enumerate() {
            let side = if item.store { &mut places.store } else { &mut places.load };
            let Some(place) = side.get_mut(item.event as usize) else {
                return Err(format!("the memory order names event {}, which does not exist", item.event));
            };
            if place.replace(i).is_some() {
                return Err(format!("event {} stands twice in the memory order", item.event));
            }
        }
        for (i, e) in trace.events.iter().enumerate() {
            let (loads, stores) = match e.kind {
                TraceKind::Load | TraceKind::CmpXchgFailed => (true, false),
                TraceKind::Store | TraceKind::Free | TraceKind::End => (false, true),
                TraceKind::Rmw | TraceKind::CmpXchg => (true, true),
                TraceKind::Fence
                | TraceKind::AtomicBegin
                | TraceKind::AtomicEnd
                | TraceKind::ThreadStart
                | TraceKind::ThreadJoin
                | TraceKind::Nondet
                | TraceKind::Answer
                | TraceKind::Exit => (false, false),
            };
            if places.load[i].is_some() != loads || places.store[i].is_some() != stores {
                return Err(format!("event {i} does not have its place in the memory order"));
            }
            let wide = |word: Word| (word.bits | word.undef) & !fencepost_ir::eval::mask(8 * u32::from(e.size)) != 0;
            let torn = (loads || stores) && e.read.into_iter().chain(e.written).any(wide);
            if e.thread as usize >= trace.threads.len() || e.size > 16 || torn {
                return Err(format!("event {i} is malformed"));
            }
            places.po.push(counts[e.thread as usize]);
            counts[e.thread as usize] += usize::from(!(free && e.kind == TraceKind::Fence));
        }
        Ok(places)
    }
}

impl Replayer<'_> {
    fn check(&mut self) -> Result<TraceFinding, String> {
        self.execute()?;
        self.check_taken()?;
        self.check_order()?;
        self.check_values()?;
        self.check_atomicity()?;
        self.check_finding()
    }

    fn place(&self, event: u32, kind: Kind) -> usize {
        let side = match kind {
            Kind::R => &self.places.load,
            Kind::W => &self.places.store,
        };
        side[event as usize].unwrap_or(usize::MAX)
    }

    fn check_order(&self) -> Result<(), String> {
        for (tid, items) in self.items.iter().enumerate() {
            self.check_thread(tid, items)?;
        }
        self.check_creation()
    }

    fn check_thread(&self, tid: usize, items: &[Item]) -> Result<(), String> {
        let keep = self.model.keep;
        // For each of the four pairs, the last fence that keeps it, as an index into the items plus one.
        let mut fences = [[0usize; 2]; 2];
        for (j, y) in items.iter().enumerate() {
            let (event, kind) = match y.what {
                What::Access { event, kind } => (event, kind),
                What::Fence(mask) => {
                    note_fence(&mut fences, mask, j);
                    continue;
                }
                What::Start(_) | What::Join(_) => continue,
            };
            let at = self.place(event, kind);
            for (i, x) in items[..j].iter().enumerate() {
                let What::Access { event: earlier, kind: first } = x.what else { continue };
                let fenced = fences[usize::from(first == Kind::W)][usize::from(kind == Kind::W)] > i;
                let kept = fenced || keep.keeps(first, kind, self.meet(earlier, event));
                if kept && self.place(earlier, first) >= at {
                    return Err(format!(
                        "thread {tid}: event {earlier} must come before event {event} in the memory order"
                    ));
                }
            }
            if keep.dependencies {
                let control = if kind == Kind::W { y.control } else { Loads::default() };
                for load in y.dep.join(control).events().iter() {
                    let own = self.trace.events[*load as usize].thread as usize == tid;
                    let itself = *load == event && kind == Kind::R;
                    if own && !itself && self.place(*load, Kind::R) >= at {
                        return Err(format!("thread {tid}: event {event} depends on event {load} but comes before it"));
                    }
                }
            }
        }
        Ok(())
    }

    /// The store that a load takes one of its bytes from, none for the initial value; and the object that the byte is in.
    fn source(&self, load: u32, byte: u64) -> (Option<u32>, Option<&Birth>) {
        let l = &self.trace.events[load as usize];
        let (at, po) = (self.place(load, Kind::R), self.places.po[load as usize]);
        let addr = l.addr.wrapping_add(byte);
        let born = self.born(l.thread, po, at, addr);
        let visible = |s: &u32| {
            let own = self.trace.events[*s as usize].thread == l.thread && self.places.po[*s as usize] < po;
            *s != load && (own || self.place(*s, Kind::W) < at) && self.is_alive(born, *s)
        };
        let all = self.stores.get(&addr).into_iter().flatten().copied();
        (all.filter(visible).max_by_key(|s| self.place(*s, Kind::W)), born)
    }

    /// The value axiom, byte by byte.
    fn check_values(&self) -> Result<(), String> {
        let events = &self.trace.events;
        for (i, l) in events.iter().enumerate() {
            let Some(read) = l.read.filter(|_| self.places.load[i].is_some()) else { continue };
            if self.comes_after(i as u32, Kind::R).is_some() {
                // What is read behind the end of an object is undefined: it may be anything.
                continue;
            }
            for byte in 0..u64::from(l.size) {
                let addr = l.addr.wrapping_add(byte);
                let (source, born) = self.source(i as u32, byte);
                let expected = match source {
                    Some(s) => byte_of(events[s as usize].written, addr.wrapping_sub(events[s as usize].addr)),
                    None => self.initial(born, addr),
                };
                if byte_of(Some(read), byte) != expected {
                    return Err(format!(
                        "event {i} reads {:?} at byte {byte}, but the memory order gives {expected:?}",
                        byte_of(Some(read), byte)
                    ));
                }
            }
        }
        Ok(())
    }

    /// What the byte at an address holds before any store to the object.
    fn initial(&self, born: Option<&Birth>, addr: u64) -> (u8, u8) {
        if let Some(b) = born {
            return b.allocation.fill.byte(addr - b.allocation.base);
        }
        let (bits, undef) = self.objects.initial(self.code, addr & !15);
        let shift = 8 * (addr % 16) as u32;
        let undef = (undef >> shift) as u8;
        ((bits >> shift) as u8 & !undef, undef)
    }

    /// The stack or heap object at an address that a thread finds there, by its program order and the memory order.
    /// Of another thread's objects at one address it is the last that was made early enough.
    fn born(&self, reader: Tid, po: usize, place: usize, addr: u64) -> Option<&Birth> {
        let early = |b: &&Birth| if b.tid == reader { b.point.after <= po } else { b.point.since <= place };
        let others = || self.births.iter().find(|b| b.tid != reader && b.covers(addr));
        self.births.iter().rev().find(|b| b.covers(addr) && early(b)).or_else(others)
    }

    /// Whether a store was to this object, not to one that was at the same address before.
    fn is_alive(&self, born: Option<&Birth>, store: u32) -> bool {
        born.is_none_or(|b| {
            if self.trace.events[store as usize].thread == b.tid {
                self.places.po[store as usize] >= b.point.after
            } else {
                !b.again || self.place(store, Kind::W) >= b.point.since
            }
        })
    }

    fn check_atomicity(&self) -> Result<(), String> {
        let events = &self.trace.events;
        for i in 0..events.len() {
            let (Some(load), Some(store)) = (self.places.load[i], self.places.store[i]) else { continue };
            if load > store {
                return Err(format!("event {i} stores before it loads"));
            }
            for item in &self.trace.order[load..store] {
                if item.store && item.event as usize != i && self.meet(item.event, i as u32) {
                    return Err(format!("event {} falls between the two parts of event {i}", item.event));
                }
            }
        }
        self.check_sections()
    }

    /// Atomic sections: the places between the first and the last of a section belong to its thread. One that has not ended goes to
    /// its last load: what it has stored behind that may reach memory when all is over.
    fn check_sections(&self) -> Result<(), String> {
        let events = &self.trace.events;
        let mut open: Vec<Option<Span>> = vec![None; self.trace.threads.len()];
        for (i, e) in events.iter().enumerate() {
            let t = e.thread as usize;
            match e.kind {
                TraceKind::AtomicBegin => open[t] = Some(Span::default()),
                TraceKind::AtomicEnd => {
                    if let Some(span) = open[t].take() {
                        self.check_span(e.thread, span.first, span.last)?;
                    }
                }
                TraceKind::Load
                | TraceKind::Store
                | TraceKind::Rmw
                | TraceKind::CmpXchg
                | TraceKind::CmpXchgFailed
                | TraceKind::Free
                | TraceKind::End => {
                    if let Some(span) = &mut open[t] {
                        span.add(self.places.load[i], self.places.store[i]);
                    }
                }
                TraceKind::Fence
                | TraceKind::ThreadStart
                | TraceKind::ThreadJoin
                | TraceKind::Nondet
                | TraceKind::Answer
                | TraceKind::Exit => {}
            }
        }
        let mut unended = (0..).zip(&open).filter_map(|(tid, span)| Some((tid, (*span)?)));
        unended.try_for_each(|(tid, span)| self.check_span(tid, span.first, span.loaded))
    }

    /// Nothing of another thread stands between two places.
    fn check_span(&self, tid: Tid, first: Option<usize>, last: Option<usize>) -> Result<(), String> {
        let (Some(first), Some(last)) = (first, last) else { return Ok(()) };
        let mut within = self.trace.order.iter().take(last + 1).skip(first);
        match within.find(|o| self.trace.events[o.event as usize].thread != tid) {
            None => Ok(()),
            Some(s) => Err(format!("event {} falls into an atomic section of thread {tid}", s.event)),
        }
    }

    /// Every thread that has not ended waits for something that the final memory does not give. Says where each of them does.
    fn check_deadlock(&mut self) -> Result<Vec<(Tid, At)>, String> {
        let mut waiting = Vec::new();
        let ended: Vec<bool> = self.last.iter().map(|l| matches!(l, None | Some((_, Request::Exit(_))))).collect();
        if ended.iter().all(|e| *e) {
            return Err("every thread has ended".into());
        }
        if self.last.iter().flatten().any(|(thread, request)| thread.ends_process(request)) {
            return Err("the process has ended".into());
        }
        let last = std::mem::take(&mut self.last);
        for (tid, state) in last.into_iter().enumerate() {
            let Some((thread, request)) = state else { continue };
            if !matches!(request, Request::Exit(_)) {
                waiting.push((tid as Tid, self.code.position(&thread)));
            }
            self.check_blocked(tid as Tid, thread, request, &ended)?;
        }
        Ok(waiting)
    }

    /// A thread has ended, or waits for one that has not, or stands before a section that blocks with every choice that counts.
    fn check_blocked(
        &self,
        tid: Tid,
        thread: Thread<Loads>,
        request: Request<Loads>,
        ended: &[bool],
    ) -> Result<(), String> {
        let target = &self.code.program.target;
        // With the section that the thread has tried to carry out.
        let mut todo = vec![(thread, request, None::<Attempt>)];
        let mut steps = 0u32;
        while let Some((mut thread, mut request, mut attempt)) = todo.pop() {
            loop {
                steps += 1;
                if steps > MAX_STEPS {
                    return Err(format!("thread {tid} does not come to a wait"));
                }
                let answer = match &request {
                    Request::Exit(_) | Request::Blocked => break,
                    Request::ThreadJoin { id } => {
                        let other = Code::tid_of(*id).map(|t| t as usize);
                        if other.is_some_and(|t| ended.get(t) == Some(&false)) {
                            break;
                        }
                        return Err(format!("thread {tid} could go on: the thread that it joins has ended"));
                    }
                    Request::AtomicBegin => {
                        attempt = Some(Attempt::default());
                        Answer::Done
                    }
                    Request::Fence(_) => Answer::Done,
                    Request::Nondet(ty, kind) if attempt.is_some() => {
                        let values = choice::judged(*kind, *ty, target).ok_or(choice::UNJUDGED)?;
                        let with = |value: &u128| {
                            let mut thread = thread.clone();
                            let request = thread.resume(self.code, Answer::Value(Value::known(*value)));
                            (thread, request, attempt.clone())
                        };
                        todo.extend(values.iter().map(with));
                        break;
                    }
                    _ => {
                        let memory = |addr, size| self.final_value(tid, addr, size);
                        let answer = attempt.as_mut().and_then(|a| a.answer(target, &request, memory));
                        answer.ok_or_else(|| format!("thread {tid} is not blocked: it issues {request:?}"))?
                    }
                };
                request = thread.resume(self.code, answer);
            }
        }
        Ok(())
    }

    fn final_value(&self, reader: Tid, addr: u64, size: u32) -> Value<Loads> {
        let (mut bits, mut undef) = (0u128, 0u128);
        for k in 0..u64::from(size.min(16)) {
            let at = addr.wrapping_add(k);
            let born = self.born(reader, usize::MAX, usize::MAX, at);
            let all = self.stores.get(&at).into_iter().flatten().copied();
            let source = all.filter(|s| self.is_alive(born, *s)).max_by_key(|s| self.place(*s, Kind::W));
            let (b, u) = match source {
                Some(s) => {
                    let e = &self.trace.events[s as usize];
                    byte_of(e.written, at.wrapping_sub(e.addr))
                }
                None => self.initial(born, at),
            };
            bits |= u128::from(b) << (8 * k);
            undef |= u128::from(u) << (8 * k);
        }
        Value::new(bits, undef, Loads::default())
    }
}

/// The stores to each byte.
fn stores_by_byte(trace: &Trace) -> FxHashMap<u64, Vec<u32>> {
    let mut stores: FxHashMap<u64, Vec<u32>> = FxHashMap::default();
    let writes = |e: &TraceEvent| matches!(e.kind, TraceKind::Store | TraceKind::Rmw | TraceKind::CmpXchg);
    for (i, s) in (0..).zip(&trace.events).filter(|(_, s)| writes(s)) {
        for byte in 0..u64::from(s.size) {
            stores.entry(s.addr.wrapping_add(byte)).or_default().push(i);
        }
    }
    stores
}

fn byte_of(word: Option<Word>, k: u64) -> (u8, u8) {
    word.map_or((0, 0xff), |w| ((w.bits >> (8 * k)) as u8, (w.undef >> (8 * k)) as u8))
}

fn note_fence(fences: &mut [[usize; 2]; 2], mask: FenceMask, at: usize) {
    for (i, first) in [Kind::R, Kind::W].into_iter().enumerate() {
        for (j, second) in [Kind::R, Kind::W].into_iter().enumerate() {
            if fence_keeps(mask, first, second) {
                fences[i][j] = at + 1;
            }
        }
    }
}
