//! Data races: two conflicting accesses, one of them plain, that happens-before does not order.
//!
//! Source: C11 5.1.2.4 with the release sequences of C++20 (a release store and the read-modify-writes that read on from
//! it). Happens-before is program order, creation, join, and synchronises-with: a release store, or an atomic store
//! behind a release fence, read by an acquire load, or by an atomic load before an acquire fence. An explicit fence that
//! keeps LS+SS counts as a release, one that keeps LL+LS as an acquire. The end of an object (`free`, the end of a block, a
//! call or a thread) is a plain store to all of its bytes. Fences and atomic sections of the library model are none here:
//! who synchronises with whom is said there by the orders of the accesses.
//! Deviations: atomic sections are C11's transactions: what one section reads from another synchronises, and accesses
//! inside two sections never race. Consume is acquire. The memory of an object that others know is never used again, so
//! that there is no allocation to synchronise with the end of what was there before.

use super::graph::{Event, Graph, Source};
use super::leaf::Shown;
use super::order::{NodeId, PartialOrder};
use super::search::{Search, State};
use crate::finding::{Act, FindingKind, Other};
use crate::trace::TraceKind;
use fencepost_ir::{FenceKind, FenceMask, Order};
use fencepost_models::buffer::overlaps;

const RELEASE: FenceMask = FenceMask::LS.and(FenceMask::SS);
const ACQUIRE: FenceMask = FenceMask::LL.and(FenceMask::LS);

impl<'p> Search<'_, 'p> {
    /// Reports the races of an execution.
    pub fn races(&mut self, state: &State<'p>, order: &PartialOrder) {
        let events = &state.graph.events;
        let accesses: Vec<usize> =
            (0..events.len()).filter(|e| events[*e].load.is_some() || is_store(&events[*e])).collect();
        let mut before: Option<PartialOrder> = None;
        for (i, &a) in accesses.iter().enumerate() {
            for &b in &accesses[..i] {
                if !conflict(&state.graph, a, b) {
                    continue;
                }
                let hb = before.get_or_insert_with(|| happens_before(&state.graph));
                let (x, y) = (NodeId(a as u32), NodeId(b as u32));
                if hb.precedes(x, y) || hb.precedes(y, x) {
                    continue;
                }
                let (second, first) = if events[a].thread > events[b].thread { (a, b) } else { (b, a) };
                let other = self.describe(&events[first]);
                let e = events[second];
                let (kind, at) = (FindingKind::Race(other), (e.loc, e.func));
                self.report(state, order, Shown { tid: e.thread, kind, at, events: Some((first, second)) });
                if self.halt {
                    return;
                }
            }
        }
    }

    fn describe(&self, event: &Event<'_>) -> Other {
        let file = self.code.program.file_name(event.loc).unwrap_or("?").to_string();
        let act = Act::of(event.kind, is_store(event));
        Other { act, file, line: event.loc.line, thread: event.thread }
    }
}

fn is_store(event: &Event<'_>) -> bool {
    event.store.is_some()
}

/// The bytes that an access touches; the end of an object stores to all of them.
fn extent(graph: &Graph<'_>, event: &Event<'_>) -> (u64, u64) {
    let node = event.store.or(event.load).map(|n| graph.node(n));
    node.map_or((event.addr, u64::from(event.size)), |n| (n.addr, n.size))
}

fn conflict(graph: &Graph<'_>, a: usize, b: usize) -> bool {
    let (a, b) = (&graph.events[a], &graph.events[b]);
    let ((p, m), (q, n)) = (extent(graph, a), extent(graph, b));
    a.thread != b.thread
        && (is_store(a) || is_store(b))
        && !(a.order.is_atomic() && b.order.is_atomic())
        && !(a.in_section && b.in_section)
        && overlaps(p, m, q, n)
}

/// Happens-before over the events of a graph.
fn happens_before(graph: &Graph<'_>) -> PartialOrder {
    let events = &graph.events;
    let mut hb = PartialOrder::default();
    let ids: Vec<NodeId> = events.iter().map(|_| hb.add_node()).collect();
    let mut edge = |a: usize, b: usize| {
        // A cycle is possible only where the model is weaker than C allows; the pair is ordered anyway.
        let _ordered = hb.insert(ids[a], ids[b]);
    };
    let threads = events.iter().map(|e| e.thread + 1).max().unwrap_or(0);
    let of = |t: u32| (0..events.len()).filter(move |e| events[*e].thread == t);
    for t in 0..threads {
        for pair in of(t).collect::<Vec<_>>().windows(2) {
            edge(pair[0], pair[1]);
        }
    }
    for (i, e) in events.iter().enumerate() {
        match e.kind {
            TraceKind::ThreadStart => {
                if let Some(first) = of(e.addr as u32).next() {
                    edge(i, first);
                }
            }
            TraceKind::ThreadJoin => {
                if let Some(last) = of(e.addr as u32).next_back() {
                    edge(last, i);
                }
            }
            TraceKind::Load
            | TraceKind::Store
            | TraceKind::Rmw
            | TraceKind::CmpXchg
            | TraceKind::CmpXchgFailed
            | TraceKind::Fence
            | TraceKind::AtomicBegin
            | TraceKind::AtomicEnd
            | TraceKind::Free
            | TraceKind::End
            | TraceKind::Nondet
            | TraceKind::Answer
            | TraceKind::Exit => {}
        }
    }
    for read in &graph.reads {
        let Source::Store(store) = read.source else { continue };
        let (to, from) = (graph.node(read.load).event, graph.node(store).event);
        if to == u32::MAX || from == u32::MAX {
            continue;
        }
        let (to, from) = (to as usize, from as usize);
        if events[to].in_section && events[from].in_section {
            edge(from, to);
        }
        let Some(acquire) = acquire_side(events, to) else { continue };
        for head in release_heads(graph, from) {
            if let Some(release) = release_side(events, head) {
                edge(release, acquire);
            }
        }
    }
    hb
}

/// The event by which an atomic load acquires: itself, or the first acquire fence behind it.
fn acquire_side(events: &[Event<'_>], load: usize) -> Option<usize> {
    let e = &events[load];
    if e.order.acquires() {
        return Some(load);
    }
    let fence =
        |f: &Event<'_>| f.kind == TraceKind::Fence && f.thread == e.thread && fence_acts(f, Order::acquires, ACQUIRE);
    e.order.is_atomic().then(|| (load + 1..events.len()).find(|i| fence(&events[*i])))?
}

/// The event by which an atomic store releases: itself, or the last release fence before it.
fn release_side(events: &[Event<'_>], store: usize) -> Option<usize> {
    let e = &events[store];
    if e.order.releases() {
        return Some(store);
    }
    let fence =
        |f: &Event<'_>| f.kind == TraceKind::Fence && f.thread == e.thread && fence_acts(f, Order::releases, RELEASE);
    e.order.is_atomic().then(|| (0..store).rev().find(|i| fence(&events[*i])))?
}

/// A C fence acts by its order, an explicit one by the pairs that it names, whatever the model makes of them. Those of the
/// library order their own thread and nobody else.
fn fence_acts(fence: &Event<'_>, by_order: impl Fn(Order) -> bool, pairs: FenceMask) -> bool {
    match fence.fence {
        Some(FenceKind::C(order)) => by_order(order),
        Some(FenceKind::Mask(mask)) => mask.covers(pairs),
        Some(FenceKind::Lock) | None => false,
    }
}

/// The stores whose release sequences contain a store: itself, and what a read-modify-write read on.
fn release_heads(graph: &Graph<'_>, store: usize) -> Vec<usize> {
    let mut heads = vec![store];
    let mut at = store;
    while let Some(load) = graph.events[at].load.filter(|_| graph.events[at].store.is_some()) {
        let source = graph.reads.iter().find(|r| r.load == load).map(|r| r.source);
        let Some(Source::Store(s)) = source else { break };
        let event = graph.node(s).event;
        if event == u32::MAX || heads.contains(&(event as usize)) {
            break;
        }
        at = event as usize;
        heads.push(at);
    }
    heads
}
