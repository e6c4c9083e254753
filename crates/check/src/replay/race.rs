//! Whether two accesses of a run race: they conflict, and happens-before does not order them.
//!
//! Source: `docs/memory-models.md`, "Data races". Happens-before is made of program order, creation, join, and what
//! synchronises: a release store, or an atomic store behind a release fence, with an acquire load, or an atomic load before an
//! acquire fence, that reads it or a read-modify-write that reads on from it; and an atomic section of the program with those that it
//! reads from. The end of an object is a plain store to all of its bytes.
//! Guarantee: where loads read from is taken from the memory order, and orders and fences from the program as it is executed again,
//! not from what the trace says about them. It shares no code with those who look for races.
//! Deviation: a read-modify-write whose bytes come from several stores reads on from that of its first byte.

use super::execute::{Deed, Replayer};
use crate::trace::TraceEvent;
use fencepost_ir::Order;
use fencepost_models::Kind;
use rustc_hash::FxHashMap;

/// An access of the run.
#[derive(Clone, Copy)]
struct Access {
    tid: usize,
    /// Its place in the thread's deeds.
    at: usize,
    order: Order,
    section: bool,
}

/// A run as happens-before sees it: a node for each deed.
pub(super) struct Races<'a> {
    replayer: &'a Replayer<'a>,
    accesses: FxHashMap<u32, Access>,
    /// The node of each thread's first deed.
    first: Vec<usize>,
    /// What follows each node.
    after: Vec<Vec<usize>>,
}

impl<'a> Races<'a> {
    pub(super) fn new(replayer: &'a Replayer<'a>) -> Races<'a> {
        let mut first = Vec::new();
        let mut nodes = 0;
        let mut accesses = FxHashMap::default();
        for (tid, deeds) in replayer.deeds.iter().enumerate() {
            first.push(nodes);
            nodes += deeds.len();
            for (at, deed) in deeds.iter().enumerate() {
                if let Deed::Access { event, order, section, .. } = *deed {
                    accesses.insert(event, Access { tid, at, order, section });
                }
            }
        }
        let mut races = Races { replayer, accesses, first, after: vec![Vec::new(); nodes] };
        races.threads();
        races.synchronise();
        races
    }

    fn event(&self, event: u32) -> &'a TraceEvent {
        &self.replayer.trace.events[event as usize]
    }

    fn edge(&mut self, from: (usize, usize), to: (usize, usize)) {
        let (from, to) = (self.first[from.0] + from.1, self.first[to.0] + to.1);
        self.after[from].push(to);
    }

    /// Program order, creation and join.
    fn threads(&mut self) {
        let deeds = &self.replayer.deeds;
        for (tid, own) in deeds.iter().enumerate() {
            for (at, deed) in own.iter().enumerate() {
                if at > 0 {
                    self.edge((tid, at - 1), (tid, at));
                }
                match deed {
                    Deed::Start(child) => {
                        if deeds.get(*child as usize).is_some_and(|d| !d.is_empty()) {
                            self.edge((tid, at), (*child as usize, 0));
                        }
                    }
                    Deed::Join(child) => {
                        if let Some(last) = deeds.get(*child as usize).and_then(|d| d.len().checked_sub(1)) {
                            self.edge((*child as usize, last), (tid, at));
                        }
                    }
                    Deed::Access { .. } | Deed::Fence { .. } => {}
                }
            }
        }
    }

    fn synchronise(&mut self) {
        let loads = |event: &u32| self.replayer.places.load[*event as usize].is_some();
        let mut sources: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
        for event in
            self.accesses.keys().copied().filter(loads).filter(|e| self.replayer.comes_after(*e, Kind::R).is_none())
        {
            let bytes = 0..u64::from(self.event(event).size);
            let mut from: Vec<u32> = bytes.filter_map(|byte| self.replayer.source(event, byte).0).collect();
            from.dedup();
            sources.insert(event, from);
        }
        for (load, from) in &sources {
            let reader = self.accesses[load];
            for store in from {
                let Some(writer) = self.accesses.get(store).copied() else { continue };
                if reader.section && writer.section {
                    self.edge((writer.tid, writer.at), (reader.tid, reader.at));
                }
                let Some(to) = self.acquires(reader) else { continue };
                for head in self.heads(*store, &sources) {
                    if let Some(at) = self.releases(head) {
                        self.edge((head.tid, at), (reader.tid, to));
                    }
                }
            }
        }
    }

    /// The deed by which a load acquires: itself, or an acquire fence behind it.
    fn acquires(&self, load: Access) -> Option<usize> {
        let deeds = &self.replayer.deeds[load.tid];
        if load.order.acquires() {
            return Some(load.at);
        }
        let acts = |d: &Deed| matches!(d, Deed::Fence { acquires: true, .. });
        let fence = deeds[load.at..].iter().position(acts).map(|behind| load.at + behind);
        fence.filter(|_| load.order.is_atomic())
    }

    /// The deed by which a store releases: itself, or a release fence before it.
    fn releases(&self, store: Access) -> Option<usize> {
        if store.order.releases() {
            return Some(store.at);
        }
        let acts = |d: &Deed| matches!(d, Deed::Fence { releases: true, .. });
        let fence = self.replayer.deeds[store.tid][..store.at].iter().rposition(acts);
        fence.filter(|_| store.order.is_atomic())
    }

    /// The stores whose release sequences contain a store: itself, and those that read-modify-writes read on from.
    fn heads(&self, store: u32, sources: &FxHashMap<u32, Vec<u32>>) -> Vec<Access> {
        let mut heads: Vec<u32> = Vec::new();
        let mut next = Some(store);
        while let Some(at) = next.filter(|at| !heads.contains(at)) {
            heads.push(at);
            next = sources.get(&at).and_then(|from| from.first()).copied();
        }
        heads.iter().filter_map(|h| self.accesses.get(h).copied()).collect()
    }

    /// Whether one access happens before another.
    fn ordered(&self, from: Access, to: Access) -> bool {
        let (from, to) = (self.first[from.tid] + from.at, self.first[to.tid] + to.at);
        let mut seen = vec![false; self.after.len()];
        let mut work = vec![from];
        while let Some(node) = work.pop() {
            if node == to {
                return true;
            }
            if !std::mem::replace(&mut seen[node], true) {
                work.extend(&self.after[node]);
            }
        }
        false
    }

    /// Whether two events race; `Err` says why they do not.
    pub(super) fn judge(&self, a: u32, b: u32) -> Result<(), String> {
        let access = |event: u32| {
            let found = self.accesses.get(&event).copied();
            found.ok_or_else(|| format!("event {event} is no access of the run"))
        };
        let (x, y) = (access(a)?, access(b)?);
        let stores = |event: u32| self.replayer.places.store[event as usize].is_some();
        let harmless = if x.tid == y.tid {
            Some("they are of one thread")
        } else if !self.replayer.meet(a, b) {
            Some("they touch different places")
        } else if !stores(a) && !stores(b) {
            Some("both only read")
        } else if x.order.is_atomic() && y.order.is_atomic() {
            Some("both are atomic")
        } else if x.section && y.section {
            Some("both are in atomic sections")
        } else {
            None
        };
        if let Some(why) = harmless {
            return Err(format!("event {a} and event {b} do not conflict: {why}"));
        }
        for (from, to, p, q) in [(x, y, a, b), (y, x, b, a)] {
            if self.ordered(from, to) {
                return Err(format!("event {p} and event {q} do not race: one happens before the other"));
            }
        }
        Ok(())
    }

    /// An event that races with this one.
    pub(super) fn with(&self, event: u32) -> Option<u32> {
        let mut others: Vec<u32> = self.accesses.keys().copied().collect();
        others.sort_unstable();
        others.into_iter().find(|other| self.judge(*other, event).is_ok())
    }
}
