//! Accesses that come after the end of their object, and whose threads go on.
//!
//! What such a load reads is undefined, so it may be anything. It is taken to be what the object held at some time: with that the
//! thread goes on, where it would stop at something undefined; and what it does next may be what the other thread waits for before
//! it ends the object.
//! Misses: runs in which such a load must read a value that was never there.

use super::access::{Life, Taken};
use super::graph::{Access, Event, NodeKind};
use super::order::NodeId;
use super::search::{Search, State};
use crate::layout::Tid;
use fencepost_ir::{eval, FenceMask};
use fencepost_models::Kind;

impl<'p> Search<'_, 'p> {
    /// Whether the access may come after the end of its object so that it matters what its thread does next: something that the
    /// model lets overtake the access could make another thread end the object. Otherwise the thread may as well stop there. So it may
    /// where only races are sought: an access that can be overtaken like that races with the end as well when it is in time.
    pub(super) fn goes_on(&self, state: &State<'p>, kind: Kind, life: Life) -> bool {
        let keep = &self.task.model.keep;
        let overtaken = match kind {
            Kind::R => !(keep.rr.other && keep.rw.other),
            Kind::W => !keep.ww.other,
        };
        life.may_end && overtaken && !self.only_races() && (life.end.is_none() || state.graph.promised > 0)
    }

    /// Adds an access that comes after the end of its object.
    fn late(&self, state: &mut State<'p>, kind: NodeKind, access: Access, life: Life) -> Option<NodeId> {
        let node = state.graph.access(&self.task.model.keep, kind, access).ok()?;
        state.graph.nodes[node.index()].late = true;
        match life.end {
            Some(end) => state.graph.put_before(end, node).ok()?,
            None => state.ghosts.push((node, life.object?)),
        }
        Some(node)
    }

    /// A load that comes after the end of its object. What it reads is undefined, so it may be whatever the object held at some
    /// time: with that its thread goes on, where it would stop at something undefined.
    pub(super) fn late_load(&self, state: &State<'p>, access: Access, life: Life, before: FenceMask) -> Vec<Taken<'p>> {
        if !self.goes_on(state, Kind::R, life) {
            return Vec::new();
        }
        let mut state = state.clone();
        if state.graph.fence(&self.task.model.keep, access.thread, before).is_err() {
            return Vec::new();
        }
        let load = self.late(&mut state, NodeKind::Load, access, life).filter(|_| state.graph.order.settle());
        let Some(load) = load else { return Vec::new() };
        let held = self.held(&state, access.thread, access.addr, access.size);
        held.into_iter().map(|(bits, undef)| Taken { state: state.clone(), load, bits, undef }).collect()
    }

    /// The values that a range may ever have held, as far as the graph and the promises tell. Something undefined is one of them only if
    /// there is nothing else.
    fn held(&self, state: &State<'p>, tid: Tid, addr: u64, size: u64) -> Vec<(u128, u128)> {
        let promised = || self.promises(state, tid, addr, size);
        let pieces = state.graph.pieces(addr, size, promised().map(|(at, s)| (at, s.size)));
        let mut all = vec![(0, 0)];
        for (at, len) in pieces {
            let stores = state.graph.stores_to(at, len).filter(|s| state.graph.covers(*s, at, len));
            let mut values: Vec<(u128, u128)> = stores.filter_map(|s| state.graph.stored(s, at, len)).collect();
            values.extend(self.initial(state, at, len));
            for (base, store) in promised().filter(|(base, s)| *base <= at && at + len <= base + s.size) {
                let (shift, mask) = (8 * (at - base) as u32, eval::mask(8 * len as u32));
                values.push((store.bits >> shift & mask, store.undef >> shift & mask));
            }
            values.sort_unstable();
            values.dedup();
            if values.iter().any(|(_, undef)| *undef == 0) {
                values.retain(|(_, undef)| *undef == 0);
            }
            if values.is_empty() {
                values.push((0, eval::mask(8 * len as u32)));
            }
            let shift = 8 * (at - addr) as u32;
            let joined = |(low, low_undef): (u128, u128)| {
                let with = move |(bits, undef): &(u128, u128)| (low | bits << shift, low_undef | undef << shift);
                values.iter().map(with).collect::<Vec<_>>()
            };
            all = all.into_iter().flat_map(joined).collect();
        }
        all
    }

    /// A store, of a read-modify-write if its load is given, that comes after the end of its object. Nobody reads it but loads of its own
    /// thread.
    pub(super) fn late_store(
        &self,
        mut state: State<'p>,
        access: Access,
        content: NodeKind,
        life: Life,
        load: Option<NodeId>,
    ) -> Option<(State<'p>, NodeId)> {
        let store = self.late(&mut state, content, access, life)?;
        state.graph.order_store(store, load).ok()?;
        state.graph.order.settle().then_some((state, store))
    }

    /// The store of a read-modify-write whose load is there: both are late, or neither.
    pub(super) fn put_behind(
        &mut self,
        state: State<'p>,
        load: NodeId,
        write: Access,
        content: NodeKind,
        life: Life,
        event: Event<'p>,
    ) -> Vec<State<'p>> {
        if !state.graph.node(load).late {
            return self.put(state, write, content, life, event).into_iter().collect();
        }
        let late = self.late_store(state, write, content, life, Some(load));
        let put = late.map(|(mut state, store)| {
            state.graph.events.push(Event { store: Some(store), ..event });
            state
        });
        put.into_iter().collect()
    }

    /// The last event of a thread that stops at an access which comes too late.
    pub(super) fn stops_late(&self, state: &mut State<'p>, ghost: NodeId, event: Event<'p>) {
        state.graph.nodes[ghost.index()].late = true;
        let loads = state.graph.node(ghost).kind == NodeKind::Load;
        let (load, store) = if loads { (Some(ghost), None) } else { (None, Some(ghost)) };
        state.graph.events.push(Event { load, store, ..event });
    }
}
