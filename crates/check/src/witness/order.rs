//! The memory order of a witness: the engine's ranks, and a place for every other access.
//!
//! All that must hold becomes a graph: the order of the ranks, as far as accesses have a byte in common, and for each
//! thread the pairs that the model keeps (`docs/memory-models.md`): the keep-table, fences, dependencies, creation and
//! join. Which order is made of that is left to [`super::sort`]. Kept pairs are as many as the
//! square of the accesses, so they go through *marks*: a mark stands behind all loads (or stores) up to a point of
//! program order, and what is kept behind all of them is put behind the mark. Accesses of one atomic section are tied
//! together ([`super::sort`] keeps them so); on the machines the two halves of a read-modify-write are too.
//! A load that reads its own thread's store depends on what that store depends on, and which store it reads is known
//! only with the order: the order is made again with what was learned until nothing changes.

use super::drive::{Driven, Item, What};
use super::is_end;
use super::sort::Graph;
use crate::deps::Loads;
use crate::layout::Tid;
use crate::trace::{OrderItem, TraceEvent, TraceKind};
use fencepost_ir::FenceMask;
use fencepost_models::buffer::overlaps;
use fencepost_models::{fence_keeps, Kind, Model};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// Gives every access its place, and every load its sources.
pub(super) fn place(model: &Model, driven: &mut Driven) -> Result<(), String> {
    let mut forwarded = Forwarded::default();
    for _ in 0..8 {
        driven.recorder.order = Builder::new(model, driven, &forwarded).build()?;
        driven.recorder.sources();
        let now = forwarded_stores(model, driven);
        if now == forwarded {
            break;
        }
        forwarded = now;
    }
    Ok(())
}

/// For each load that reads stores of its own thread, those stores.
type Forwarded = FxHashMap<u32, SmallVec<[u32; 1]>>;

fn forwarded_stores(model: &Model, driven: &Driven) -> Forwarded {
    let mut out = Forwarded::default();
    if !model.keep.dependencies {
        return out;
    }
    let events = &driven.recorder.events;
    for (load, e) in events.iter().enumerate() {
        let own = e.reads_from.iter().flatten().copied().filter(|s| events[*s as usize].thread == e.thread);
        let own: SmallVec<[u32; 1]> = own.filter(|s| driven.metas[*s as usize].stored_on != Loads::default()).collect();
        if !own.is_empty() {
            out.insert(load as u32, own);
        }
    }
    out
}

/// What a thread has done to one byte.
#[derive(Clone, Debug, Default)]
struct Byte {
    write: Option<u32>,
    read: Option<u32>,
    /// The loads since the last store.
    reads: SmallVec<[u32; 2]>,
}

/// The ranked accesses to one byte: the last store so far, and the loads since.
#[derive(Clone, Debug, Default)]
struct Ranked {
    store: Option<u32>,
    loads: SmallVec<[u32; 2]>,
}

/// The accesses of one kind that a thread has issued so far.
#[derive(Clone, Debug, Default)]
struct Issued {
    /// A mark behind all of them but the newest.
    mark: Option<u32>,
    newest: SmallVec<[u32; 4]>,
}

/// What a thread has issued so far.
#[derive(Default)]
struct Thread {
    /// Loads and stores.
    issued: [Issued; 2],
    /// For a load or store to come (second index), the mark that stands before it because of a fence, by what the fence
    /// is behind of (first index).
    gates: [[Option<u32>; 2]; 2],
    bytes: FxHashMap<u64, Byte>,
}

struct Builder<'a> {
    model: &'a Model,
    driven: &'a Driven,
    forwarded: &'a Forwarded,
    graph: Graph,
    /// The nodes of each event's load and store.
    nodes: Vec<[Option<u32>; 2]>,
    /// The marks of each thread's start and end.
    starts: Vec<Option<u32>>,
    ends: Vec<u32>,
}

fn side(kind: Kind) -> usize {
    match kind {
        Kind::R => 0,
        Kind::W => 1,
    }
}

const KINDS: [Kind; 2] = [Kind::R, Kind::W];

impl<'a> Builder<'a> {
    fn new(model: &'a Model, driven: &'a Driven, forwarded: &'a Forwarded) -> Self {
        let nodes = vec![[None; 2]; driven.recorder.events.len()];
        let starts = vec![None; driven.lanes.len()];
        Builder { model, driven, forwarded, graph: Graph::default(), nodes, starts, ends: Vec::new() }
    }

    fn build(mut self) -> Result<Vec<OrderItem>, String> {
        let driven = self.driven;
        self.ends = (0..driven.lanes.len()).map(|t| self.graph.mark(t as Tid)).collect();
        for (tid, lane) in driven.lanes.iter().enumerate() {
            self.thread(tid as Tid, &lane.items);
        }
        self.ranks();
        self.frees();
        self.ties();
        let sorted = self.graph.sort().map_err(|(a, b)| self.contradiction(a, b))?;
        Ok(sorted.into_iter().filter_map(|n| self.graph.access(n)).collect())
    }

    fn contradiction(&self, a: u32, b: u32) -> String {
        let name = |n: u32| match self.graph.access(n) {
            Some(OrderItem { event, store }) => {
                let e: &TraceEvent = &self.driven.recorder.events[event as usize];
                let step = self.driven.metas[event as usize].step.map_or_else(|| "?".into(), |s| s.to_string());
                let part = if store { "store" } else { "load" };
                format!("the {part} of step {step} of thread {}", e.thread)
            }
            None => "a fence".to_string(),
        };
        format!("no memory order has these ranks under {}: see {} and {}", self.model.name, name(a), name(b))
    }

    // --- one thread --------------------------------------------------------------------------

    fn thread(&mut self, tid: Tid, items: &[Item]) {
        let mut state = Thread { gates: [[self.starts[tid as usize]; 2]; 2], ..Thread::default() };
        for item in items {
            match item.what {
                What::Access { event, kind } => self.access(tid, &mut state, event, kind, item.on),
                What::Fence(mask) => self.fence(tid, &mut state, mask),
                What::Start(child) => {
                    let mark = self.graph.mark(tid);
                    self.barrier(tid, &mut state, mark);
                    self.starts[child as usize] = Some(mark);
                }
                What::Join(child) => {
                    let mark = self.graph.mark(tid);
                    self.graph.edge(self.ends[child as usize], mark);
                    self.barrier(tid, &mut state, mark);
                }
            }
        }
        let end = self.ends[tid as usize];
        self.barrier(tid, &mut state, end);
    }

    /// A mark behind all loads, or all stores, of a thread so far.
    fn all(&mut self, tid: Tid, issued: &mut Issued) -> Option<u32> {
        if issued.newest.is_empty() {
            return issued.mark;
        }
        let mark = self.graph.mark(tid);
        for before in issued.newest.drain(..).chain(issued.mark) {
            self.graph.edge(before, mark);
        }
        issued.mark = Some(mark);
        issued.mark
    }

    fn fence(&mut self, tid: Tid, state: &mut Thread, mask: FenceMask) {
        for first in KINDS {
            for second in KINDS.into_iter().filter(|second| fence_keeps(mask, first, *second)) {
                let mark = self.all(tid, &mut state.issued[side(first)]);
                let gate = &mut state.gates[side(first)][side(second)];
                *gate = mark.or(*gate);
            }
        }
    }

    /// A full fence that is a mark of its own.
    fn barrier(&mut self, tid: Tid, state: &mut Thread, mark: u32) {
        let issued = KINDS.map(|k| self.all(tid, &mut state.issued[side(k)]));
        for before in issued.into_iter().chain(state.gates.into_iter().flatten()).flatten() {
            self.graph.edge(before, mark);
        }
        state.gates = [[Some(mark); 2]; 2];
        state.issued = KINDS.map(|_| Issued { mark: Some(mark), ..Issued::default() });
    }

    fn access(&mut self, tid: Tid, state: &mut Thread, event: u32, kind: Kind, on: Loads) {
        let node = self.graph.access_node(tid, event, kind == Kind::W);
        self.nodes[event as usize][side(kind)] = Some(node);
        let mut before: SmallVec<[u32; 8]> = SmallVec::new();
        for first in KINDS {
            before.extend(state.gates[side(first)][side(kind)]);
            if self.model.keep.keeps(first, kind, false) {
                before.extend(self.all(tid, &mut state.issued[side(first)]));
            }
        }
        self.same_address(state, event, kind, node, &mut before);
        if self.model.keep.dependencies {
            for load in self.closure(on) {
                let own = self.driven.recorder.events[load as usize].thread == tid;
                before.extend(self.nodes[load as usize][0].filter(|n| own && *n != node));
            }
        }
        before.sort_unstable();
        before.dedup();
        for earlier in before {
            self.graph.edge(earlier, node);
        }
        state.issued[side(kind)].newest.push(node);
    }

    /// Loads that something depends on, with what those depend on through stores of their own thread.
    fn closure(&self, on: Loads) -> Vec<u32> {
        let mut todo: Vec<u32> = on.events().to_vec();
        if self.forwarded.is_empty() {
            return todo;
        }
        let mut seen: FxHashSet<u32> = FxHashSet::default();
        let mut out = Vec::new();
        while let Some(load) = todo.pop() {
            if seen.insert(load) {
                out.push(load);
                for store in self.forwarded.get(&load).into_iter().flatten() {
                    todo.extend(self.driven.metas[*store as usize].stored_on.events().iter());
                }
            }
        }
        out
    }

    /// Kept pairs of accesses to a common byte. Every model keeps load and store, and store and store: what is before
    /// the last store to a byte is before what follows it.
    fn same_address(&self, state: &mut Thread, event: u32, kind: Kind, node: u32, before: &mut SmallVec<[u32; 8]>) {
        let e = &self.driven.recorder.events[event as usize];
        let extent = self.driven.metas[event as usize].extent;
        let keep = &self.model.keep;
        let only_here = |first: Kind| keep.keeps(first, kind, true) && !keep.keeps(first, kind, false);
        // A store between the halves of a read-modify-write is not allowed, so earlier ones are before its load.
        let whole = matches!(e.kind, TraceKind::Rmw | TraceKind::CmpXchg) && kind == Kind::R;
        let mut look = |byte: &Byte| {
            match kind {
                Kind::R if only_here(Kind::R) => before.extend(byte.read),
                Kind::W if only_here(Kind::R) => before.extend(byte.reads.iter().copied()),
                Kind::R | Kind::W => {}
            }
            if only_here(Kind::W) || whole {
                before.extend(byte.write);
            }
        };
        if is_end(e) {
            // The thread does not touch the object afterwards: its end needs no entry of its own.
            let inside = |at: &u64| at.wrapping_sub(e.addr) < extent;
            state.bytes.iter().filter(|(at, _)| inside(at)).for_each(|(_, byte)| look(byte));
            return;
        }
        for k in 0..extent {
            let byte = state.bytes.entry(e.addr.wrapping_add(k)).or_default();
            look(byte);
            match kind {
                Kind::R => {
                    byte.read = Some(node);
                    byte.reads.push(node);
                }
                Kind::W => {
                    byte.write = Some(node);
                    byte.reads.clear();
                }
            }
        }
    }

    // --- across threads ----------------------------------------------------------------------

    fn ranks(&mut self) {
        let mut ranked: Vec<(u64, u32, u32)> = Vec::new();
        for (event, meta) in self.driven.metas.iter().enumerate() {
            let thread = self.driven.recorder.events[event].thread;
            let [load, store] = self.nodes[event];
            // A machine carries out a read-modify-write in one step. Where an engine let loads of other threads come
            // between its halves, the load can always wait for the store.
            let whole = meta.store_rank.filter(|_| self.model.machine.is_some() && load.is_some() && store.is_some());
            let load_rank = meta.load_rank.and(whole).or(meta.load_rank);
            ranked.extend(load_rank.zip(load).map(|(rank, node)| (rank, thread, node)));
            ranked.extend(meta.store_rank.zip(store).map(|(rank, node)| (rank, thread, node)));
        }
        // Nodes of one thread are numbered in program order.
        ranked.sort_unstable();
        // Only accesses to a common byte must keep the order of their ranks: it decides what loads read and what is left
        // in memory, and the rest may follow the order that is best to read.
        let mut bytes: FxHashMap<u64, Ranked> = FxHashMap::default();
        let mut edges: Vec<(u32, u32)> = Vec::new();
        // What touches an object afterwards comes too late.
        let mut ended: Vec<(u64, u64, u32)> = Vec::new();
        for (_, _, node) in &ranked {
            let Some(OrderItem { event, store }) = self.graph.access(*node) else { continue };
            let (e, extent) = (&self.driven.recorder.events[event as usize], self.driven.metas[event as usize].extent);
            if is_end(e) {
                ended.push((e.addr, extent, *node));
                for byte in bytes.iter().filter(|(at, _)| at.wrapping_sub(e.addr) < extent).map(|(_, byte)| byte) {
                    edges.extend(byte.store.iter().chain(&byte.loads).map(|before| (*before, *node)));
                }
                continue;
            }
            let late = ended.iter().filter(|(base, size, _)| overlaps(*base, *size, e.addr, extent));
            edges.extend(late.map(|(_, _, end)| (*end, *node)));
            for k in 0..extent {
                let byte = bytes.entry(e.addr.wrapping_add(k)).or_default();
                edges.extend(byte.store.map(|before| (before, *node)));
                if store {
                    edges.extend(byte.loads.drain(..).map(|before| (before, *node)));
                    byte.store = Some(*node);
                } else {
                    byte.loads.push(*node);
                }
            }
        }
        edges.sort_unstable();
        edges.dedup();
        // Among themselves the accesses of a section may have any order that the model allows: others see all or none.
        // The machine of pso asks for program order.
        let section = |node: u32| self.graph.access(node).and_then(|a| self.driven.metas[a.event as usize].section);
        edges.retain(|(a, b)| section(*a).is_none() || section(*a) != section(*b));
        for (a, b) in edges {
            self.graph.edge(a, b);
        }
        self.graph.ranked = ranked.into_iter().map(|(_, _, node)| node).collect();
    }

    /// What other threads do with an object is before its end, unless the engine says where the end is.
    fn frees(&mut self) {
        let events = &self.driven.recorder.events;
        for (end, e) in events.iter().enumerate().filter(|(_, e)| is_end(e)) {
            let (Some(node), None) = (self.nodes[end][1], self.driven.metas[end].store_rank) else { continue };
            let extent = self.driven.metas[end].extent;
            for (i, other) in events.iter().enumerate() {
                if other.thread != e.thread && other.addr.wrapping_sub(e.addr) < extent {
                    for access in self.nodes[i].into_iter().flatten() {
                        self.graph.edge(access, node);
                    }
                }
            }
        }
    }

    /// Ties the accesses of each section together, and on machines the halves of read-modify-writes.
    fn ties(&mut self) {
        let mut sections: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
        for (event, meta) in self.driven.metas.iter().enumerate() {
            let nodes = self.nodes[event].into_iter().flatten();
            if let Some(section) = meta.section {
                sections.entry(section).or_default().extend(nodes);
            } else if self.model.machine.is_some() {
                self.graph.tie(&nodes.collect::<Vec<_>>());
            }
        }
        for nodes in sections.values() {
            self.graph.tie(nodes);
        }
        let open = self.driven.lanes.iter().filter_map(|l| l.open);
        self.graph.late = open.filter_map(|section| sections.get(&section)?.first().copied()).collect();
    }
}
