//! Where a load may read, and which load to ask about first.
//!
//! Guarantee: every store of the trees to the cell is a candidate, unless its thread has taken another way, or a later store of
//! the load's own thread hides it. Misses nothing; what is infeasible the order finds out.

use super::{Alternative, Blame, Search};
use crate::events::{CellId, EventId, InstanceId, NodeId, What};
use crate::expr::Symbol;
use crate::saturate::{Place, Read};
use crate::tuning;
use rustc_hash::FxHashMap;

impl Search<'_> {
    /// The load with the fewest candidates among those on which an open condition depends.
    pub(super) fn choose_read(&mut self, soft: bool) -> Option<(Vec<Alternative>, Blame)> {
        let open = self.open_symbols(soft);
        let mut best: Option<(usize, Symbol, EventId, CellId)> = None;
        for symbol in open {
            let Some(&(load, cell)) = self.forest.loads.get(&symbol) else { continue };
            if !self.place_of.contains_key(&load) {
                continue;
            }
            let n = self.forest.stores[cell as usize].len();
            if best.is_none_or(|b| n < b.0) {
                best = Some((n, symbol, load, cell));
            }
        }
        let (_, symbol, load, cell) = best?;
        // Threads that ended before the load have written all that they write: first let them end.
        if let Some(way) = self.choose_way(Some((load, cell))) {
            return Some(way);
        }
        let (mut sources, mut blame) = self.sources(load, cell);
        // It is worth while then to look at each before it is tried.
        if sources.len() > tuning::MANY.of(self.budget) {
            blame.extend(self.drop_overwritten(load, cell, &mut sources));
            blame.extend(self.drop_by_value(cell, symbol, &mut sources));
        }
        blame.extend(self.why.get(&load).into_iter().flat_map(|w| w.iter()));
        Some((sources.into_iter().map(|s| Alternative::Read(load, cell, symbol, s)).collect(), blame))
    }

    /// The candidates of a load, and the levels because of which there are no others.
    fn sources(&self, load: EventId, cell: CellId) -> (Vec<Option<EventId>>, Blame) {
        let reader = self.forest.event(load).instance;
        let mut out = Vec::new();
        let mut blame: Blame = Vec::new();
        let mut own: Option<EventId> = None;
        for &s in &self.forest.stores[cell as usize] {
            let store = self.forest.event(s);
            if store.instance == reader {
                // The last one before the load; an event's number rises along every path.
                if s < load && self.forest.is_before(s, load) {
                    own = Some(own.map_or(s, |o| o.max(s)));
                }
            } else if self.may_execute(s) {
                out.push(Some(s));
            } else {
                blame.extend(self.excluded_by(store.instance));
            }
        }
        out.push(own);
        (out, blame)
    }

    /// Leaves out the stores that a later one of their thread, which is before the load, has overwritten; the answer is why.
    /// Stores of one thread to one cell are in order on every model.
    fn drop_overwritten(&self, load: EventId, cell: CellId, sources: &mut Vec<Option<EventId>>) -> Blame {
        let Some(&at) = self.place_of.get(&load) else { return Blame::new() };
        let mut latest: FxHashMap<InstanceId, EventId> = FxHashMap::default();
        for &x in &self.forest.stores[cell as usize] {
            let before = |p: &Place| self.lanes.order.precedes(*p, at);
            if self.place_of.get(&x).is_some_and(before) {
                // An event's number rises along every path.
                let last = latest.entry(self.forest.event(x).instance).or_insert(x);
                *last = x.max(*last);
            }
        }
        let reader = self.forest.event(load).instance;
        latest.retain(|instance, _| *instance != reader);
        let mut used: Vec<EventId> = Vec::new();
        sources.retain(|source| {
            let Some(s) = *source else { return true };
            match latest.get(&self.forest.event(s).instance) {
                Some(&x) if s < x && self.forest.is_before(s, x) => {
                    if !used.contains(&x) {
                        used.push(x);
                    }
                    false
                }
                Some(_) | None => true,
            }
        });
        let reasons = used.iter().filter_map(|x| self.place_of.get(x));
        reasons.flat_map(|x| self.blame(&self.lanes.order.explain(*x, at))).collect()
    }

    /// Whether the ways that were taken leave room for an event.
    fn may_execute(&self, event: EventId) -> bool {
        let e = self.forest.event(event);
        match self.position[e.instance as usize] {
            Some((at, _)) => self.forest.leads_to(at, e.node) || self.forest.leads_to(e.node, at),
            None => self.forest.instances[e.instance as usize].start.is_none_or(|s| self.may_execute(s)),
        }
    }

    fn excluded_by(&self, instance: InstanceId) -> Blame {
        let mut blame = self.position_why(instance).to_vec();
        let mut at = self.forest.instances[instance as usize].start;
        while let Some(start) = at {
            let parent = self.forest.event(start).instance;
            blame.extend(self.position_why(parent).iter());
            at = self.forest.instances[parent as usize].start;
        }
        blame
    }

    /// A thread that was waited for and has several ways: if `reader` is given, only one whose ways matter to the load.
    pub(super) fn choose_way(&self, reader: Option<(EventId, CellId)>) -> Option<(Vec<Alternative>, Blame)> {
        for &(instance, join) in &self.joined {
            if self.complete.contains(&instance) {
                continue;
            }
            if let Some((load, cell)) = reader {
                let waited = self.forest.is_before(join, load)
                    && self.forest.event(join).instance == self.forest.event(load).instance;
                if !waited || !self.may_store(instance, cell) {
                    continue;
                }
            }
            let Some((at, _)) = self.position[instance as usize] else { continue };
            let children: &[NodeId] = &self.forest.nodes[at as usize].children;
            let mut blame = self.position_why(instance).to_vec();
            blame.extend(self.why.get(&join).into_iter().flat_map(|w| w.iter()));
            return Some((children.iter().map(|n| Alternative::Node(instance, *n)).collect(), blame));
        }
        None
    }

    /// Whether a thread may store to a cell behind where it is.
    fn may_store(&self, instance: InstanceId, cell: CellId) -> bool {
        let Some((at, _)) = self.position[instance as usize] else { return true };
        self.forest.stores[cell as usize].iter().any(|s| {
            let store = self.forest.event(*s);
            store.instance == instance && store.node != at && self.forest.leads_to(at, store.node)
        })
    }

    /// A load reads a store, or the initial memory.
    pub(super) fn bind(
        &mut self,
        load: EventId,
        cell: CellId,
        symbol: Symbol,
        source: Option<EventId>,
    ) -> Result<(), Blame> {
        let (value, place) = match source {
            None => (self.forest.initial[cell as usize], None),
            Some(s) => {
                self.extend(s)?;
                let store = self.forest.event(s);
                let What::Store(parts) = &store.what else { return Err(Vec::new()) };
                let Some(part) = parts.iter().find(|p| p.0 == cell) else { return Err(Vec::new()) };
                (part.1, self.place_of.get(&s).copied())
            }
        };
        let Some(&at) = self.place_of.get(&load) else { return Err(Vec::new()) };
        let thread = self.forest.event(load).instance;
        let own = self.lanes.own_stores(thread, cell, at);
        let id = self.reads.len() as u32;
        self.reads.push((super::Pair { load, cell, source, value }, self.level));
        self.bindings.push(symbol);
        self.bound.insert(symbol, value);
        self.read_of.insert(symbol, id);
        let done = self.lanes.order.read(Read { load: at, cell, source: place }, &own);
        let done = done.and_then(|()| match source {
            Some(s) if self.forest.event(s).instance == thread => {
                let carries: Vec<_> =
                    self.forest.event(s).carries.iter().filter_map(|e| self.place_of.get(e).copied()).collect();
                self.lanes.forwarded(at, &carries, id)
            }
            Some(_) | None => Ok(()),
        });
        let done = done.and_then(|()| self.lanes.order.settle());
        done.map_err(|c| self.blame(&c))
    }
}
