//! Execution graphs: events in program order, where loads take their values from, and `<M` as far as it is decided.
//!
//! Source: the three axioms of `docs/memory-models.md`. Axiom 1 becomes edges when an event is added (keep-table,
//! fences, dependencies, creation, join). Axiom 2 becomes, for a load `l` that reads `s` and any other store `x` to one
//! of the bytes: `x` before `s` if `x` is program-order before `l`, else the choice "`x` before `s`, or `l` before `x`";
//! a source in another thread is before the load, one in the same thread need not be (it is read out of the buffer).
//! Axiom 3 becomes the choices "`x` before `R`, or `W` before `x`" and, for sections, "before all or after all".
//! Guarantee: every linear extension of a solved order satisfies the axioms, and every legal `<M` of the execution is a
//! linear extension of one. Axiom 2 is applied to each byte, so accesses of different sizes may overlap freely.
//! Deviation: the end of an object (`free`, return) is a store to all of its bytes; its beginning is one too where the
//! address was used before.

use super::deps::DepSet;
use super::lifetime::Instance;
use super::order::{Edge, NodeId, PartialOrder};
use crate::layout::Tid;
use crate::trace::TraceKind;
use crate::value::Dep;
use fencepost_ir::{FenceKind, FenceMask, FuncId, Loc, Order};
use fencepost_models::buffer::overlaps;
use fencepost_models::{Keep, Kind};
use smallvec::SmallVec;

/// What a node of the memory order is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NodeKind {
    /// A load, or the load of a read-modify-write.
    Load,
    /// A store, or the store of a read-modify-write.
    Store(Content),
    /// A fence, a creation, a join, or an end of a section.
    Mark,
}

/// What a store leaves in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    /// At most 16 bytes: bits and undefined bits.
    Word(u128, u128),
    /// The first bytes of an object, by its index.
    Begin(u32),
    /// Nothing: the object's life has ended.
    End,
}

/// A node of the memory order.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    pub kind: NodeKind,
    pub thread: Tid,
    pub addr: u64,
    pub size: u64,
    /// The event that it belongs to; `u32::MAX` for marks.
    pub event: u32,
    /// The other half of a read-modify-write.
    pub partner: Option<NodeId>,
    /// The loads that its address depends on.
    pub address: DepSet,
    /// The loads that a store's value depends on.
    pub value: DepSet,
    /// The loads that decided that it is executed.
    pub control: DepSet,
    /// The stack or heap object that it touches, by index.
    pub object: Option<u32>,
    /// Whether its object ends before it.
    pub late: bool,
}

/// An access about to be added.
#[derive(Clone, Copy, Debug)]
pub struct Access {
    pub thread: Tid,
    pub addr: u64,
    pub size: u64,
    pub address: DepSet,
    pub value: DepSet,
    pub control: DepSet,
    pub object: Option<u32>,
}

/// Where some bytes of a load come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// What was there at the start.
    Initial,
    /// A store in the graph.
    Store(NodeId),
    /// A store of another thread that is not in the graph yet.
    Promised,
}

/// Some bytes of a load with one source.
#[derive(Clone, Copy, Debug)]
pub struct Read {
    pub load: NodeId,
    pub addr: u64,
    pub len: u64,
    pub source: Source,
    pub bits: u128,
    pub undef: u128,
}

/// An event as the program issued it.
#[derive(Clone, Copy, Debug)]
pub struct Event<'p> {
    pub thread: Tid,
    pub kind: TraceKind,
    /// The address; for thread events the thread's number; for fences the mask; for answers the number of the text.
    pub addr: u64,
    pub size: u8,
    pub read: Option<(u128, u128)>,
    pub written: Option<(u128, u128)>,
    pub order: Order,
    pub load: Option<NodeId>,
    pub store: Option<NodeId>,
    /// Whether it stands inside an atomic section of the program.
    pub in_section: bool,
    /// The fence, as the program writes it.
    pub fence: Option<FenceKind>,
    pub loc: Loc,
    pub func: FuncId,
    pub library: Option<&'p str>,
}

/// A fence in force: what precedes it by kind, what follows it by kind.
#[derive(Clone, Copy, Debug)]
struct Mark {
    before: u8,
    after: u8,
    node: NodeId,
    /// How many accesses the thread had when the fence was executed.
    at: usize,
}

const LOADS: u8 = 1;
const STORES: u8 = 2;

/// One thread's part of the graph.
#[derive(Clone, Debug, Default)]
pub struct Lane {
    /// Its accesses in program order.
    pub nodes: Vec<NodeId>,
    /// A node that precedes everything the thread does from now on: its creation, its last creation or join.
    floor: Option<NodeId>,
    marks: SmallVec<[Mark; 4]>,
    /// Whether an atomic section is open, and its number if it has an access.
    section: Option<Option<u32>>,
}

/// An atomic section with at least one access.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    pub thread: Tid,
    pub begin: NodeId,
    pub end: NodeId,
}

/// An execution graph.
#[derive(Clone, Debug, Default)]
pub struct Graph<'p> {
    pub nodes: Vec<Node>,
    pub stores: Vec<NodeId>,
    pub reads: Vec<Read>,
    pub order: PartialOrder,
    pub events: Vec<Event<'p>>,
    pub lanes: Vec<Lane>,
    pub sections: Vec<Section>,
    pub objects: Vec<Instance>,
    /// How many reads are promised.
    pub promised: u32,
    /// Whether axiom 3 is left out, as it is while values are learned.
    pub lax: bool,
    /// Whether something was left out because of that.
    pub dropped: bool,
}

/// An edge would close a cycle: the execution is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cycle;

impl<'p> Graph<'p> {
    /// The node of an id.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// The part of a thread, made if it is new.
    pub fn lane(&mut self, tid: Tid) -> &mut Lane {
        if self.lanes.len() <= tid as usize {
            self.lanes.resize(tid as usize + 1, Lane::default());
        }
        &mut self.lanes[tid as usize]
    }

    fn before(&mut self, a: NodeId, b: NodeId) -> Result<(), Cycle> {
        if self.order.insert(a, b) {
            Ok(())
        } else {
            Err(Cycle)
        }
    }

    /// Puts one node before another.
    pub fn put_before(&mut self, a: NodeId, b: NodeId) -> Result<(), Cycle> {
        self.before(a, b)
    }

    fn mark(&mut self, thread: Tid) -> NodeId {
        let none = DepSet::default();
        self.nodes.push(Node {
            kind: NodeKind::Mark,
            thread,
            addr: 0,
            size: 0,
            event: u32::MAX,
            partner: None,
            address: none,
            value: none,
            control: none,
            object: None,
            late: false,
        });
        self.order.add_node()
    }

    /// A mark that everything the thread did precedes and everything it will do follows.
    fn barrier(&mut self, tid: Tid) -> Result<NodeId, Cycle> {
        let mark = self.mark(tid);
        let lane = self.lane(tid);
        let (nodes, floor) = (lane.nodes.clone(), lane.floor.replace(mark));
        lane.marks.clear();
        for x in nodes.into_iter().rev().chain(floor) {
            self.before(x, mark)?;
        }
        Ok(mark)
    }

    /// Thread `parent` starts thread `child`.
    pub fn start(&mut self, parent: Tid, child: Tid) -> Result<(), Cycle> {
        let mark = self.barrier(parent)?;
        self.lane(child).floor = Some(mark);
        Ok(())
    }

    /// Thread `parent` has waited for thread `child`.
    pub fn join(&mut self, parent: Tid, child: Tid) -> Result<(), Cycle> {
        let mark = self.barrier(parent)?;
        let lane = self.lane(child);
        let (nodes, floor) = (lane.nodes.clone(), lane.floor);
        for x in nodes.into_iter().rev().chain(floor) {
            self.before(x, mark)?;
        }
        Ok(())
    }

    /// A fence of the given pairs.
    pub fn fence(&mut self, keep: &Keep, tid: Tid, mask: FenceMask) -> Result<(), Cycle> {
        // Pairs that the model keeps anyway need no mark.
        let after = |to_loads: FenceMask, loads_kept: bool, to_stores: FenceMask, stores_kept: bool| {
            let loads = if mask.covers(to_loads) && !loads_kept { LOADS } else { 0 };
            let stores = if mask.covers(to_stores) && !stores_kept { STORES } else { 0 };
            loads | stores
        };
        let behind_loads = after(FenceMask::LL, keep.rr.other, FenceMask::LS, keep.rw.other);
        let behind_stores = after(FenceMask::SL, keep.wr.other, FenceMask::SS, keep.ww.other);
        if behind_loads == behind_stores {
            return self.half_fence(tid, LOADS | STORES, behind_loads);
        }
        self.half_fence(tid, LOADS, behind_loads)?;
        self.half_fence(tid, STORES, behind_stores)
    }

    fn half_fence(&mut self, tid: Tid, before: u8, after: u8) -> Result<(), Cycle> {
        if after == 0 {
            return Ok(());
        }
        let lane = self.lane(tid);
        let nodes = lane.nodes.clone();
        let known = lane.marks.iter().find(|m| m.before == before && m.after == after).map_or(0, |m| m.at);
        let counts = |n: NodeId| match self.nodes[n.index()].kind {
            NodeKind::Load => before & LOADS != 0,
            NodeKind::Store(_) => before & STORES != 0,
            NodeKind::Mark => false,
        };
        if !nodes[known..].iter().any(|n| counts(*n)) {
            return Ok(());
        }
        let earlier: Vec<NodeId> = nodes.iter().copied().filter(|n| counts(*n)).collect();
        let node = self.mark(tid);
        for x in earlier.into_iter().rev() {
            self.before(x, node)?;
        }
        let lane = self.lane(tid);
        lane.marks.retain(|m| m.before != before || m.after != after);
        lane.marks.push(Mark { before, after, node, at: nodes.len() });
        Ok(())
    }

    /// An atomic section starts.
    pub fn begin_section(&mut self, tid: Tid) {
        self.lane(tid).section = Some(None);
    }

    /// The open atomic section ends.
    pub fn end_section(&mut self, tid: Tid) {
        self.lane(tid).section = None;
    }

    /// Whether the thread is inside an atomic section.
    pub fn in_section(&self, tid: Tid) -> bool {
        self.lanes.get(tid as usize).is_some_and(|l| l.section.is_some())
    }

    /// Adds a load or store and what axiom 1 and the sections say about it. Sources come later.
    pub fn access(&mut self, keep: &Keep, kind: NodeKind, access: Access) -> Result<NodeId, Cycle> {
        let Access { thread, addr, size, address, value, control, object } = access;
        let event = self.events.len() as u32;
        let section = self.current_section(thread)?;
        let id = self.order.add_node();
        let late = false;
        self.nodes.push(Node { kind, thread, addr, size, event, partner: None, address, value, control, object, late });
        let is = match kind {
            NodeKind::Load => Kind::R,
            NodeKind::Store(_) => Kind::W,
            NodeKind::Mark => return Err(Cycle),
        };
        let bit = if is == Kind::R { LOADS } else { STORES };
        let lane = self.lane(thread);
        let (floor, marks, nodes) = (lane.floor, lane.marks.clone(), lane.nodes.clone());
        lane.nodes.push(id);
        if let Some(floor) = floor {
            self.before(floor, id)?;
        }
        for mark in marks.iter().filter(|m| m.after & bit != 0) {
            self.before(mark.node, id)?;
        }
        for x in nodes.into_iter().rev() {
            let earlier = self.nodes[x.index()];
            let was = if earlier.kind == NodeKind::Load { Kind::R } else { Kind::W };
            if keep.keeps(was, is, overlaps(earlier.addr, earlier.size, addr, size)) {
                self.before(x, id)?;
            }
        }
        if keep.dependencies {
            let on = if is == Kind::R { address } else { address.join(value).join(control) };
            for x in on.loads() {
                self.before(x, id)?;
            }
        }
        for s in 0..self.sections.len() {
            let Section { thread: owner, begin, end } = self.sections[s];
            if section == Some(s as u32) {
                self.before(begin, id)?;
                self.before(id, end)?;
            } else if owner != thread {
                self.atomicity((id, begin), (end, id));
            }
        }
        if is == Kind::W {
            self.stores.push(id);
        }
        Ok(id)
    }

    /// Demands one of two edges because of axiom 3.
    fn atomicity(&mut self, first: Edge, second: Edge) {
        if self.lax {
            self.dropped = true;
        } else {
            self.order.choose(first, second);
        }
    }

    /// The number of the thread's open section; its first access makes it a section of the graph.
    fn current_section(&mut self, tid: Tid) -> Result<Option<u32>, Cycle> {
        match self.lane(tid).section {
            None => Ok(None),
            Some(Some(number)) => Ok(Some(number)),
            Some(None) => {
                let (begin, end) = (self.mark(tid), self.mark(tid));
                self.before(begin, end)?;
                for e in 0..self.nodes.len() {
                    let id = NodeId(e as u32);
                    if self.nodes[e].thread != tid && self.nodes[e].kind != NodeKind::Mark {
                        self.atomicity((id, begin), (end, id));
                    }
                }
                let number = self.sections.len() as u32;
                self.sections.push(Section { thread: tid, begin, end });
                self.lane(tid).section = Some(Some(number));
                Ok(Some(number))
            }
        }
    }

    /// Gives some bytes of a load their source, with what axiom 2 says about the stores in the graph.
    pub fn bind(&mut self, keep: &Keep, read: Read) -> Result<(), Cycle> {
        if read.source == Source::Promised {
            self.promised += 1;
        }
        self.reads.push(read);
        self.order_sources(keep, read)
    }

    /// A promised read gets its store.
    pub fn fulfil(&mut self, keep: &Keep, index: usize, store: NodeId) -> Result<(), Cycle> {
        self.promised -= 1;
        self.reads[index].source = Source::Store(store);
        let read = self.reads[index];
        self.order_sources(keep, read)
    }

    fn order_sources(&mut self, keep: &Keep, read: Read) -> Result<(), Cycle> {
        let load = *self.node(read.load);
        if let Source::Store(s) = read.source {
            let source = *self.node(s);
            if source.thread != load.thread {
                self.before(s, read.load)?;
            } else if keep.dependencies {
                // Reading one's own store early depends on what the store depends on.
                for x in source.address.join(source.value).loads() {
                    self.before(x, read.load)?;
                }
            }
        }
        for i in 0..self.stores.len() {
            let x = self.stores[i];
            let other = *self.node(x);
            if read.source == Source::Store(x) || !overlaps(other.addr, other.size, read.addr, read.len) {
                continue;
            }
            let own = other.thread == load.thread;
            match read.source {
                Source::Initial if own && x < read.load => return Err(Cycle),
                Source::Initial | Source::Promised if own && x > read.load => {}
                Source::Initial => self.before(read.load, x)?,
                Source::Promised if own => self.before(x, read.load)?,
                Source::Promised => {}
                Source::Store(s) if own && x < read.load => self.before(x, s)?,
                Source::Store(_) if own => {}
                Source::Store(s) => self.order.choose((x, s), (read.load, x)),
            }
        }
        Ok(())
    }

    /// What axioms 2 and 3 say about a new store and what is in the graph already. `load` is the other half of a
    /// read-modify-write.
    pub fn order_store(&mut self, store: NodeId, load: Option<NodeId>) -> Result<(), Cycle> {
        let new = *self.node(store);
        for i in 0..self.reads.len() {
            let read = self.reads[i];
            let reader = *self.node(read.load);
            if reader.thread == new.thread || !overlaps(read.addr, read.len, new.addr, new.size) {
                continue;
            }
            match read.source {
                Source::Initial => self.before(read.load, store)?,
                Source::Store(s) => self.order.choose((store, s), (read.load, store)),
                Source::Promised => {}
            }
        }
        for i in 0..self.stores.len() {
            let x = self.stores[i];
            let other = *self.node(x);
            if x == store || !overlaps(other.addr, other.size, new.addr, new.size) {
                continue;
            }
            // The other store is itself part of a read-modify-write: the new one must not come between.
            if let (Some(r), true) = (other.partner, other.thread != new.thread) {
                self.atomicity((store, r), (x, store));
            }
            match load {
                Some(r) if other.thread == new.thread => self.before(x, r)?,
                Some(r) => self.atomicity((x, r), (store, x)),
                None => {}
            }
        }
        if let Some(r) = load {
            self.nodes[store.index()].partner = Some(r);
            self.nodes[r.index()].partner = Some(store);
        }
        Ok(())
    }

    /// The bytes of a store that cover a range: bits and undefined bits. `None` where an object has ended.
    pub fn stored(&self, store: NodeId, addr: u64, len: u64) -> Option<(u128, u128)> {
        let node = self.node(store);
        let mask = fencepost_ir::eval::mask(8 * len as u32);
        match node.kind {
            NodeKind::Store(Content::Word(bits, undef)) => {
                let shift = 8 * (addr - node.addr) as u32;
                Some((bits >> shift & mask, undef >> shift & mask))
            }
            NodeKind::Store(Content::Begin(object)) => Some(self.objects[object as usize].first_bytes(addr, len)),
            NodeKind::Store(Content::End) | NodeKind::Load | NodeKind::Mark => None,
        }
    }

    /// Whether a node is a store that covers all bytes of a range.
    pub fn covers(&self, store: NodeId, addr: u64, len: u64) -> bool {
        let node = self.node(store);
        node.addr <= addr && addr + len <= node.addr + node.size
    }

    /// The stores that share a byte with a range.
    pub fn stores_to(&self, addr: u64, len: u64) -> impl Iterator<Item = NodeId> + '_ {
        self.stores.iter().copied().filter(move |s| {
            let node = self.node(*s);
            overlaps(node.addr, node.size, addr, len)
        })
    }

    /// The ends of the pieces of a range that no store splits; `extra` adds footprints that are expected.
    pub fn pieces(&self, addr: u64, len: u64, extra: impl Iterator<Item = (u64, u64)>) -> SmallVec<[(u64, u64); 2]> {
        let stores = self.stores_to(addr, len).map(|s| (self.node(s).addr, self.node(s).size));
        let mut cuts: SmallVec<[u64; 4]> = smallvec::smallvec![addr, addr + len];
        for (start, size) in stores.chain(extra) {
            cuts.extend([start, start.saturating_add(size)].into_iter().filter(|c| *c > addr && *c < addr + len));
        }
        cuts.sort_unstable();
        cuts.dedup();
        cuts.windows(2).map(|w| (w[0], w[1] - w[0])).collect()
    }

    /// The stores that may be the last one to a piece, given what is decided.
    pub fn last_stores(&self, order: &PartialOrder, addr: u64, len: u64) -> SmallVec<[NodeId; 4]> {
        let all: SmallVec<[NodeId; 8]> = self.stores_to(addr, len).collect();
        all.iter().copied().filter(|s| !all.iter().any(|x| order.precedes(*s, *x))).collect()
    }
}
