//! The events of a run in an order to read: as memory sees them, each behind those that its thread issued before it; a
//! thread's behind its start, and a join behind what it waited for.

use super::drive::Driven;
use super::is_access;
use crate::interp::Code;
use crate::names;
use crate::trace::{Claim, OrderItem, Trace, TraceEvent, TraceKind};
use fencepost_models::buffer::overlaps;
use rustc_hash::FxHashMap;

/// The events of a run as a trace holds them.
pub(super) struct Arranged {
    pub events: Vec<TraceEvent>,
    /// The memory order over their new numbers.
    pub order: Vec<OrderItem>,
    /// The new number of each event.
    pub place: Vec<u32>,
}

/// Arranges the events of a run.
pub(super) fn arrange(code: &Code<'_>, mut driven: Driven) -> Arranged {
    describe(code, &mut driven);
    let printed = printed(&driven);
    let mut place = vec![u32::MAX; driven.recorder.events.len()];
    for (at, event) in printed.iter().enumerate() {
        place[*event as usize] = at as u32;
    }
    let order = driven.recorder.order.iter().map(|o| OrderItem { event: place[o.event as usize], store: o.store });
    let order = order.collect();
    let mut events: Vec<Option<TraceEvent>> = driven.recorder.events.into_iter().map(Some).collect();
    let mut out = Vec::with_capacity(printed.len());
    for index in printed {
        let Some(mut event) = events[index as usize].take() else { continue };
        for source in &mut event.reads_from {
            *source = source.map(|s| place[s as usize]);
        }
        out.push(event);
    }
    Arranged { events: out, order, place }
}

/// Names what is at the addresses, and marks what only one thread touches and the engine gave no rank: nothing that
/// another thread could see, in this run or in others.
fn describe(code: &Code<'_>, driven: &mut Driven) {
    let bytes = |e: &TraceEvent| (0..u64::from(e.size.max(1))).map(move |k| e.addr.wrapping_add(k)).collect::<Vec<_>>();
    // The thread that touches each byte; none if several do.
    let mut owner: FxHashMap<u64, Option<u32>> = FxHashMap::default();
    for e in driven.recorder.events.iter().filter(|e| is_access(e)) {
        for byte in bytes(e) {
            let known = owner.entry(byte).or_insert(Some(e.thread));
            if *known != Some(e.thread) {
                *known = None;
            }
        }
    }
    for (e, meta) in driven.recorder.events.iter_mut().zip(&driven.metas).filter(|(e, _)| is_access(e)) {
        let ranked = meta.load_rank.is_some() || meta.store_rank.is_some();
        if e.kind != TraceKind::Free {
            e.what = names::address(code, e.addr);
        }
        e.private = !ranked && bytes(e).iter().all(|b| owner.get(b) != Some(&None));
    }
}

/// How large each stack object is that ends in a run, by its address.
pub(super) fn extents(driven: &Driven) -> FxHashMap<u64, u64> {
    let mut extents = FxHashMap::default();
    for (e, meta) in driven.recorder.events.iter().zip(&driven.metas).filter(|(e, _)| e.kind == TraceKind::End) {
        let extent = extents.entry(e.addr).or_insert(0);
        *extent = meta.extent.max(*extent);
    }
    extents
}

/// A run without the ends of stack objects that the finding is not about, and that no access comes too late for; `None` if there are none.
pub(super) fn without_silent_ends(trace: &Trace, extents: &FxHashMap<u64, u64>) -> Option<Trace> {
    let place: FxHashMap<u32, usize> = trace.order.iter().enumerate().map(|(at, o)| (o.event, at)).collect();
    let asked = match trace.finding.claim {
        Some(Claim::Race { first, second } | Claim::LateAccess { end: first, access: second }) => vec![first, second],
        Some(_) | None => Vec::new(),
    };
    let silent = |i: u32| {
        let end = &trace.events[i as usize];
        let extent = extents.get(&end.addr).copied().unwrap_or(0);
        let late = |o: &OrderItem| {
            let e = &trace.events[o.event as usize];
            e.thread != end.thread && overlaps(end.addr, extent, e.addr, u64::from(e.size))
        };
        let behind = place.get(&i).map_or(0, |at| at + 1);
        end.kind == TraceKind::End && !asked.contains(&i) && !trace.order[behind..].iter().any(late)
    };
    let kept: Vec<u32> = (0..trace.events.len() as u32).filter(|i| !silent(*i)).collect();
    if kept.len() == trace.events.len() {
        return None;
    }
    let number: FxHashMap<u32, u32> = kept.iter().enumerate().map(|(new, old)| (*old, new as u32)).collect();
    let of = |old: u32| number.get(&old).copied().unwrap_or(u32::MAX);
    let mut short = Trace { events: Vec::new(), order: Vec::new(), ..trace.clone() };
    for old in kept {
        let mut event = trace.events[old as usize].clone();
        event.reads_from.iter_mut().flatten().for_each(|s| *s = of(*s));
        short.events.push(event);
    }
    let order = trace.order.iter().filter(|o| number.contains_key(&o.event));
    short.order = order.map(|o| OrderItem { event: of(o.event), store: o.store }).collect();
    if let Some(Claim::Race { first, second } | Claim::LateAccess { end: first, access: second }) =
        &mut short.finding.claim
    {
        (*first, *second) = (of(*first), of(*second));
    }
    Some(short)
}

struct Printer<'a> {
    driven: &'a Driven,
    /// Each thread's events, and how many have been printed.
    own: Vec<Vec<u32>>,
    next: Vec<usize>,
    /// The event that starts each thread.
    starts: FxHashMap<u64, u32>,
    out: Vec<u32>,
}

fn printed(driven: &Driven) -> Vec<u32> {
    let mut own: Vec<Vec<u32>> = vec![Vec::new(); driven.lanes.len()];
    let mut starts = FxHashMap::default();
    for (i, e) in driven.recorder.events.iter().enumerate().filter(|(i, _)| !driven.metas[*i].dropped) {
        own[e.thread as usize].push(i as u32);
        if e.kind == TraceKind::ThreadStart {
            starts.insert(e.addr, i as u32);
        }
    }
    let lasts: Vec<u32> = own.iter().filter_map(|l| l.last().copied()).collect();
    let next = vec![0; own.len()];
    let mut printer = Printer { driven, own, next, starts, out: Vec::new() };
    for item in &driven.recorder.order {
        printer.until(item.event);
    }
    for last in lasts {
        printer.until(last);
    }
    printer.out
}

impl Printer<'_> {
    /// Prints a thread's events up to this one.
    fn until(&mut self, event: u32) {
        let events = &self.driven.recorder.events;
        let thread = events[event as usize].thread as usize;
        if self.next[thread] == 0 {
            if let Some(start) = self.starts.get(&(thread as u64)).copied() {
                self.until(start);
            }
        }
        while let Some(&e) = self.own[thread].get(self.next[thread]).filter(|e| **e <= event) {
            self.next[thread] += 1;
            if events[e as usize].kind == TraceKind::ThreadJoin {
                let joined = self.own.get(events[e as usize].addr as usize).and_then(|l| l.last().copied());
                if let Some(last) = joined {
                    self.until(last);
                }
            }
            self.out.push(e);
        }
    }
}
