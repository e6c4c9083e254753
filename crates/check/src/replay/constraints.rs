//! What a model asks of the memory order of a run, without an order: the question "can the program run like this?".
//!
//! Source: the axioms of `docs/memory-models.md`, as replay checks them for one given order. Here the order is left open, and so is
//! where loads take their values from: any store that wrote what the load read. Somebody else finds an order, or that there is
//! none.
//!
//! Guarantee: the run, that is every event of it with what it reads and writes, is one that the program has under the model iff
//! some total order of the accesses satisfies the constraints.
//! Misses: memory that several threads use and that is used again for another object. Which stores were to which object is then
//! taken from the trace's own order; [`Constraints::reused`] says so. A race is no matter of the order and is not looked at.

use super::creation::Moments;
use super::execute::{Item, Replayer, What};
use super::{byte_of, note_fence, Places};
use crate::interp::Code;
use crate::layout::Tid;
use crate::task::prepared;
use crate::trace::{Claim, OrderItem, Trace, TraceKind};
use crate::value::Dep;
use crate::Property;
use fencepost_ir::{FenceMask, Program};
use fencepost_models::{Kind, Model};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// What an order must satisfy. Moments are numbers: first the accesses, then further ones (the creation and the join of threads).
#[derive(Clone, Debug, Default)]
pub struct Constraints {
    /// The accesses: loads and stores, those of each thread in program order.
    pub accesses: Vec<OrderItem>,
    /// How many moments there are.
    pub moments: usize,
    /// Pairs of moments: the first one is before the second one.
    pub kept: Vec<(u32, u32)>,
    /// A load and an access that needs its value: what the value depends on is before the access.
    pub needs: Vec<(u32, u32)>,
    /// For each store, the loads that its address and value need. A load that takes its value from a store of its own thread needs
    /// what the store needs.
    pub stored_on: FxHashMap<u32, Vec<u32>>,
    /// What loads may read.
    pub loads: Vec<Bytes>,
    /// Accesses that stand together: nothing of another thread is between them.
    pub sections: Vec<Vec<u32>>,
    /// Whether memory of several threads was used again.
    pub reused: bool,
}

/// Some bytes of a load, which come from one store.
#[derive(Clone, Debug)]
pub struct Bytes {
    /// The load.
    pub load: u32,
    /// The store of its read-modify-write.
    pub write: Option<u32>,
    /// All stores to these bytes, and the initial state.
    pub stores: Vec<Source>,
}

/// A store to some bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Source {
    /// The store; none for the initial state.
    pub store: Option<u32>,
    /// Whether it is before the load in program order.
    pub own: bool,
    /// Whether it wrote what the load reads.
    pub fits: bool,
}

/// What a model asks of the order of a run. `program` may have other fences and orders than the one that the trace is of.
pub fn constraints(program: &Program, model: &'static Model, trace: &Trace) -> Result<Constraints, String> {
    let program = &*prepared(program, model);
    let code = Code::new(program, None)?;
    let places = Places::new(trace, true)?;
    let mut replayer = Replayer::new(&code, model, trace, &places, true);
    replayer.execute()?;
    let mut builder = Builder { replayer: &replayer, index: FxHashMap::default(), out: Constraints::default() };
    builder.number();
    builder.threads();
    builder.creation();
    builder.loads();
    builder.lives();
    builder.sections();
    if trace.violates(Property::Deadlock) {
        builder.final_stores();
    }
    Ok(builder.out)
}

struct Builder<'a> {
    replayer: &'a Replayer<'a>,
    /// The number of each access.
    index: FxHashMap<(u32, bool), u32>,
    out: Constraints,
}

impl Builder<'_> {
    fn number(&mut self) {
        for item in self.replayer.items.iter().flatten() {
            if let What::Access { event, kind } = item.what {
                let store = kind == Kind::W;
                self.index.insert((event, store), self.out.accesses.len() as u32);
                self.out.accesses.push(OrderItem { event, store });
            }
        }
        self.out.moments = self.out.accesses.len();
    }

    fn access(&self, event: u32, kind: Kind) -> u32 {
        self.index[&(event, kind == Kind::W)]
    }

    /// The order within threads.
    fn threads(&mut self) {
        for (tid, items) in self.replayer.items.iter().enumerate() {
            let mut lane = Lane::default();
            for item in items {
                match item.what {
                    What::Access { event, kind } => self.access_order(tid, &mut lane, item, event, kind),
                    What::Fence(mask) => lane.fence(mask),
                    What::Start(_) | What::Join(_) => {}
                }
            }
        }
    }

    /// The order by creation and join.
    fn creation(&mut self) {
        let moments = Moments::new(&self.replayer.items);
        let first = self.out.moments as u32;
        self.out.moments += moments.count as usize;
        self.out.kept.extend(moments.before.iter().map(|(a, b)| (first + a, first + b)));
        for segment in &moments.segments {
            for (event, kind) in &segment.accesses {
                let access = self.access(*event, *kind);
                self.out.kept.extend([(first + segment.from, access), (access, first + segment.to)]);
            }
        }
    }

    fn access_order(&mut self, tid: usize, lane: &mut Lane, item: &Item, event: u32, kind: Kind) {
        let node = self.access(event, kind);
        let events = &self.replayer.trace.events;
        let keep = self.replayer.model.keep;
        // The nearest first: what is before something that is kept anyway needs no pair of its own.
        let mut reached = vec![0u64; lane.accesses.len().div_ceil(64)];
        for (i, earlier) in lane.accesses.iter().enumerate().rev() {
            if reached[i / 64] >> (i % 64) & 1 == 1 {
                continue;
            }
            let fenced = lane.fences[usize::from(earlier.kind == Kind::W)][usize::from(kind == Kind::W)] > i;
            let same = self.replayer.meet(earlier.event, event);
            if fenced || keep.keeps(earlier.kind, kind, same) {
                self.out.kept.push((earlier.node, node));
                reached.iter_mut().zip(&earlier.reached).for_each(|(r, e)| *r |= e);
                reached[i / 64] |= 1 << (i % 64);
            }
        }
        lane.accesses.push(Earlier { event, kind, node, reached });
        let own = |load: &u32| events[*load as usize].thread as usize == tid && !(*load == event && kind == Kind::R);
        if kind == Kind::W {
            let on = item.dep.events().iter().copied().filter(own).map(|load| self.access(load, Kind::R)).collect();
            self.out.stored_on.insert(node, on);
        }
        if keep.dependencies {
            let all = if kind == Kind::W { item.dep.join(item.control) } else { item.dep };
            let all = all.events();
            let loads = all.iter().copied().filter(own);
            self.out.needs.extend(loads.map(|load| (self.index[&(load, false)], node)));
        }
    }

    /// The value axiom: for each load, what it may read.
    fn loads(&mut self) {
        let replayer = self.replayer;
        let (events, places) = (&replayer.trace.events, replayer.places);
        let stores = &replayer.stores;
        for (i, l) in events.iter().enumerate() {
            let (Some(read), Some(&load)) = (l.read, self.index.get(&(i as u32, false))) else { continue };
            if self.late(i as u32, Kind::R).is_some() {
                continue;
            }
            let at = replayer.place(i as u32, Kind::R);
            // Bytes with the same stores have the same source.
            let mut groups: BTreeMap<Vec<(Option<u32>, bool)>, Vec<bool>> = BTreeMap::new();
            for byte in 0..u64::from(l.size) {
                let addr = l.addr.wrapping_add(byte);
                let born = replayer.born(l.thread, places.po[i], at, addr);
                let own = |s: &u32| events[*s as usize].thread == l.thread;
                // What only one thread stores and loads is in its program order, whatever object it is.
                let alone = stores.get(&addr).is_none_or(|all| all.iter().all(own));
                self.out.reused |= !alone && born.is_some_and(|b| b.again);
                let wanted = byte_of(Some(read), byte);
                let mut key = vec![(None, false)];
                let mut fits = vec![replayer.initial(born, addr) == wanted];
                let others = stores.get(&addr).map_or(&[][..], Vec::as_slice).iter();
                for &s in others.filter(|s| **s as usize != i && replayer.is_alive(born, **s)) {
                    let e = &events[s as usize];
                    let own = e.thread == l.thread && places.po[s as usize] < places.po[i];
                    key.push((Some(self.access(s, Kind::W)), own));
                    fits.push(byte_of(e.written, addr.wrapping_sub(e.addr)) == wanted);
                }
                match groups.entry(key) {
                    std::collections::btree_map::Entry::Vacant(entry) => drop(entry.insert(fits)),
                    std::collections::btree_map::Entry::Occupied(mut entry) => {
                        entry.get_mut().iter_mut().zip(fits).for_each(|(all, one)| *all &= one);
                    }
                }
            }
            let write = self.index.get(&(i as u32, true)).copied();
            for (key, fits) in groups {
                let source = |((store, own), fits): ((Option<u32>, bool), bool)| Source { store, own, fits };
                let stores = key.into_iter().zip(fits).map(source).collect();
                self.out.loads.push(Bytes { load, write, stores });
            }
        }
        // A read-modify-write loads before it stores.
        let pairs = self.index.iter().filter(|((_, store), _)| *store);
        let halves = pairs.filter_map(|((event, _), write)| Some((*self.index.get(&(*event, false))?, *write)));
        let mut halves: Vec<(u32, u32)> = halves.collect();
        halves.sort_unstable();
        self.out.kept.extend(halves);
    }

    /// The end that an access comes too late for, if the run is shown because of such accesses.
    fn late(&self, event: u32, kind: Kind) -> Option<u32> {
        let shown = matches!(self.replayer.trace.finding.claim, Some(Claim::LateAccess { .. }));
        self.replayer.comes_after(event, kind).filter(|_| shown)
    }

    /// Accesses that come too late for the ends of their objects do so, and the others come before.
    fn lives(&mut self) {
        let replayer = self.replayer;
        if !matches!(replayer.trace.finding.claim, Some(Claim::LateAccess { .. })) {
            return;
        }
        for item in &replayer.trace.order {
            let kind = if item.store { Kind::W } else { Kind::R };
            if replayer.ends.iter().any(|(end, _)| *end == item.event) {
                continue;
            }
            let access = self.access(item.event, kind);
            if let Some(end) = self.late(item.event, kind) {
                self.out.kept.push((self.access(end, Kind::W), access));
                continue;
            }
            let own = replayer.trace.events[item.event as usize].thread;
            let others = replayer.ends.iter().filter(|(end, _)| replayer.trace.events[*end as usize].thread != own);
            for (end, birth) in others {
                let e = &replayer.trace.events[item.event as usize];
                let born = replayer.born(
                    own,
                    replayer.places.po[item.event as usize],
                    replayer.place(item.event, kind),
                    e.addr,
                );
                if born.is_some_and(|b| std::ptr::eq(b, &replayer.births[*birth])) {
                    self.out.kept.push((access, self.access(*end, Kind::W)));
                }
            }
        }
    }

    /// Atomic sections that have ended.
    fn sections(&mut self) {
        let mut open: FxHashMap<Tid, Vec<u32>> = FxHashMap::default();
        for (i, e) in self.replayer.trace.events.iter().enumerate() {
            match e.kind {
                TraceKind::AtomicBegin => drop(open.insert(e.thread, Vec::new())),
                TraceKind::AtomicEnd => {
                    let section = open.remove(&e.thread).filter(|s| s.len() > 1);
                    self.out.sections.extend(section);
                }
                TraceKind::Load
                | TraceKind::Store
                | TraceKind::Rmw
                | TraceKind::CmpXchg
                | TraceKind::CmpXchgFailed
                | TraceKind::Free
                | TraceKind::End => {
                    if let Some(section) = open.get_mut(&e.thread) {
                        let halves = [false, true].map(|store| self.index.get(&(i as u32, store)).copied());
                        section.extend(halves.into_iter().flatten());
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
    }

    /// What is left in memory at the end stays: those who wait, wait for it.
    fn final_stores(&mut self) {
        for stores in self.replayer.stores.values() {
            let Some(last) = stores.iter().max_by_key(|s| self.replayer.place(**s, Kind::W)) else { continue };
            let last_node = self.access(*last, Kind::W);
            let others = stores.iter().filter(|s| *s != last).map(|s| (self.access(*s, Kind::W), last_node));
            self.out.kept.extend(others.collect::<Vec<_>>());
        }
    }
}

/// What a thread has issued so far.
#[derive(Default)]
struct Lane {
    accesses: Vec<Earlier>,
    /// For each of the four pairs, how many accesses are before the last fence that keeps it.
    fences: [[usize; 2]; 2],
}

struct Earlier {
    event: u32,
    kind: Kind,
    node: u32,
    /// The accesses of the thread that are known to be before it.
    reached: Vec<u64>,
}

impl Lane {
    fn fence(&mut self, mask: FenceMask) {
        if let Some(last) = self.accesses.len().checked_sub(1) {
            note_fence(&mut self.fences, mask, last);
        }
    }
}
