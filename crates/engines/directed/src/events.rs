//! The graph as threads of events: every instance in program order, what dominates what, and which loads may read which stores.
//!
//! Source: SATCheck, sections 3.1 (potential values), 3.2 (which operations may touch one address).
//! Guarantee: as long as nothing new happens, a load reads one of its candidates, and a node has one of its potential values.

use crate::graph::{Graph, InstId, ItemId, ItemKind, NodeId, NodeKind, Use, ValId, Via};
use crate::shape::Token;
use fencepost_check::choice;
use fencepost_check::interp::{Allocation, Code};
use fencepost_check::layout::Tid;
use fencepost_check::objects::Objects;
use fencepost_ir::eval::mask;
use fencepost_ir::{RmwOp, Type};
use fencepost_solver::sat::Stopper;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};

/// A load, a store, or half of a read-modify-write.
#[derive(Clone, Debug)]
pub struct Event {
    /// The item.
    pub item: ItemId,
    /// The thread.
    pub thread: Tid,
    /// The place in the thread's program order.
    pub pos: u32,
    /// Whether it stores.
    pub store: bool,
    /// The address.
    pub addr: Use,
    /// How many bytes.
    pub size: u8,
    /// The value: the node that is read, or what is stored.
    pub value: Use,
    /// The other half of a read-modify-write.
    pub pair: Option<usize>,
    /// The atomic section.
    pub section: Option<ItemId>,
}

/// Where a load's value may come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A store.
    Event(usize),
    /// What is there at the start: the address and the value.
    Initial(ValId, ValId),
}

/// The events of all threads.
#[derive(Debug, Default)]
pub struct Events {
    /// At most so many pairs of a load and a store.
    most: usize,
    /// All instances, in an order that respects program order.
    pub order: Vec<InstId>,
    /// All events, each thread's in program order.
    pub events: Vec<Event>,
    /// The events of an item: the load first.
    pub of: FxHashMap<ItemId, Vec<usize>>,
    /// The place of each item in its thread.
    pub pos: FxHashMap<ItemId, u32>,
    /// The section around each item.
    pub section: FxHashMap<ItemId, ItemId>,
    /// For each section what ends it.
    pub ends: FxHashMap<ItemId, Vec<ItemId>>,
    /// The potential values of each node.
    pub domain: Vec<BTreeSet<ValId>>,
    /// For each event that loads, its candidates.
    pub sources: Vec<Vec<Source>>,
    /// The immediate dominator of each instance.
    pub dominator: FxHashMap<InstId, InstId>,
    depth: FxHashMap<InstId, u32>,
    /// Objects by the items that make them.
    pub objects: Vec<(ItemId, Allocation)>,
    /// Which threads a thread's end is waited for by, and which items start a thread.
    pub starts: BTreeMap<Tid, Vec<ItemId>>,
    /// The items that end each thread.
    pub exits: BTreeMap<Tid, Vec<(ItemId, Use)>>,
    /// The items that wait for each thread.
    pub joins: BTreeMap<Tid, Vec<ItemId>>,
    /// An input was sampled.
    pub sampled: bool,
    /// There is too much to consider, or the time is over.
    pub too_large: bool,
    /// Something that this engine does not model.
    pub unsupported: Option<&'static str>,
    /// Which of its creator's items start a thread that is started once.
    creators: BTreeMap<Tid, ItemId>,
}

impl Events {
    /// Lays the graph out and computes potential values.
    pub fn new(graph: &mut Graph, code: &Code<'_>, most: usize, stopper: &Stopper) -> Events {
        let mut this = Events { most, order: graph.topological(), ..Events::default() };
        this.dominators(graph);
        this.collect(graph);
        this.potential(graph, code, stopper);
        this
    }

    fn dominators(&mut self, graph: &Graph) {
        for &i in &self.order {
            let mut common: Option<InstId> = None;
            for e in &graph.insts[i.0 as usize].edges {
                common = Some(match common {
                    None => e.from,
                    Some(c) => self.common(c, e.from),
                });
            }
            let d = common.unwrap_or(InstId(0));
            let depth = self.depth.get(&d).copied().unwrap_or(0) + 1;
            self.dominator.insert(i, d);
            self.depth.insert(i, depth);
        }
    }

    /// The closest instance that dominates both.
    pub fn common(&self, mut a: InstId, mut b: InstId) -> InstId {
        let depth = |i: InstId| self.depth.get(&i).copied().unwrap_or(0);
        while a != b {
            if depth(a) >= depth(b) {
                a = self.dominator.get(&a).copied().unwrap_or(InstId(0));
            } else {
                b = self.dominator.get(&b).copied().unwrap_or(InstId(0));
            }
        }
        a
    }

    /// Whether a run that comes to instance `b` has come through `a`.
    pub fn dominates(&self, a: InstId, b: InstId) -> bool {
        let depth = |i: InstId| self.depth.get(&i).copied().unwrap_or(0);
        let mut b = b;
        while depth(b) > depth(a) {
            b = self.dominator.get(&b).copied().unwrap_or(InstId(0));
        }
        a == b
    }

    /// Whether a run that comes to item `b` has executed `a`, of the same thread.
    pub fn item_dominates(&self, graph: &Graph, a: ItemId, b: ItemId) -> bool {
        let (x, y) = (graph.items[a.0 as usize].inst, graph.items[b.0 as usize].inst);
        if x == y {
            return self.pos.get(&a) < self.pos.get(&b);
        }
        // Behind a read of undefined bytes the thread goes on elsewhere.
        self.dominates(x, y) && !self.leaves_early(graph, x)
    }

    fn leaves_early(&self, graph: &Graph, inst: InstId) -> bool {
        graph.insts[inst.0 as usize].items.values().any(|i| {
            graph.answer_node(*i).is_some_and(|n| {
                graph.insts.iter().any(|t| t.edges.iter().any(|e| matches!(e.via, Via::Value(m, _) if m == n)))
            })
        })
    }

    fn collect(&mut self, graph: &mut Graph) {
        let mut count: FxHashMap<Tid, u32> = FxHashMap::default();
        let mut open: FxHashMap<InstId, Option<ItemId>> = FxHashMap::default();
        for &i in &self.order.clone() {
            let inst = &graph.insts[i.0 as usize];
            let thread = inst.thread;
            let mut section = inst.edges.first().and_then(|e| open.get(&e.from).copied().flatten());
            for id in inst.items.values().copied().collect::<Vec<_>>() {
                let n = count.entry(thread).or_default();
                *n += 1;
                self.pos.insert(id, *n);
                if let Some(s) = section {
                    self.section.insert(id, s);
                }
                match graph.items[id.0 as usize].kind.clone() {
                    ItemKind::Begin => {
                        section = Some(id);
                        self.section.insert(id, id);
                        self.ends.entry(id).or_default();
                    }
                    ItemKind::End => {
                        if let Some(s) = section.take() {
                            self.ends.entry(s).or_default().push(id);
                        }
                    }
                    kind => self.item(graph, id, thread, section, kind),
                }
            }
            open.insert(i, section);
        }
    }

    fn item(&mut self, graph: &mut Graph, id: ItemId, thread: Tid, section: Option<ItemId>, kind: ItemKind) {
        let pos = self.pos[&id];
        let bytes = |ty: Type| ty.bytes(&graph.target) as u8;
        let add = |this: &mut Events, store: bool, addr: Use, size: u8, value: Use| {
            let e = Event { item: id, thread, pos, store, addr, size, value, pair: None, section };
            this.events.push(e);
            this.of.entry(id).or_default().push(this.events.len() - 1);
            this.events.len() - 1
        };
        match kind {
            ItemKind::Load { ty, addr, .. } => {
                let (size, node) = (bytes(ty), graph.node(NodeKind::Answer(id)));
                add(self, false, addr, size, Use::Node(node));
            }
            ItemKind::Store { ty, addr, value, .. } => {
                add(self, true, addr, bytes(ty), value);
            }
            ItemKind::Rmw { op, ty, addr, value, .. } => {
                let (size, node) = (bytes(ty), graph.node(NodeKind::Answer(id)));
                let l = add(self, false, addr, size, Use::Node(node));
                let stored = self.stored(graph, op, ty, node, value);
                let s = add(self, true, addr, size, stored);
                (self.events[l].pair, self.events[s].pair) = (Some(s), Some(l));
            }
            ItemKind::CmpXchg { ty, addr, new, .. } => {
                let (size, node) = (bytes(ty), graph.node(NodeKind::Answer(id)));
                let l = add(self, false, addr, size, Use::Node(node));
                let s = add(self, true, addr, size, new);
                (self.events[l].pair, self.events[s].pair) = (Some(s), Some(l));
            }
            ItemKind::Allocate(allocation) => self.objects.push((id, allocation)),
            ItemKind::Start(child, ..) => {
                if let Some(t) = Code::tid_of(child) {
                    self.starts.entry(t).or_default().push(id);
                }
            }
            ItemKind::Join(child) => {
                if let Some(t) = Code::tid_of(child) {
                    self.joins.entry(t).or_default().push(id);
                }
            }
            ItemKind::Exit(u) => self.exits.entry(thread).or_default().push((id, u)),
            ItemKind::Fence(_)
            | ItemKind::Release(..)
            | ItemKind::Free(_)
            | ItemKind::Begin
            | ItemKind::End
            | ItemKind::Nondet(..)
            | ItemKind::Decision(..)
            | ItemKind::Stop
            | ItemKind::Yield
            | ItemKind::Silent => {}
        }
    }

    /// What a read-modify-write stores.
    fn stored(&self, graph: &mut Graph, op: RmwOp, ty: Type, old: NodeId, value: Use) -> Use {
        if op == RmwOp::Xchg {
            return value;
        }
        let operand = match value {
            Use::Node(n) => n,
            // A constant is a node of one value.
            Use::Const(v) => graph.constant(v),
        };
        let shape = graph.shape(vec![Token::Rmw(op, ty), Token::Input(0), Token::Input(1)]);
        Use::Node(graph.node(NodeKind::Apply(shape, vec![old, operand])))
    }

    // --- potential values --------------------------------------------------------------------

    /// The values that an operand may have.
    pub fn values(&self, u: Use) -> BTreeSet<ValId> {
        match u {
            Use::Const(v) => BTreeSet::from([v]),
            Use::Node(n) => self.domain[n.0 as usize].clone(),
        }
    }

    fn potential(&mut self, graph: &mut Graph, code: &Code<'_>, stopper: &Stopper) {
        for (tid, items) in &self.starts {
            if let [one] = items.as_slice() {
                self.creators.insert(*tid, *one);
            }
        }
        self.sources = vec![Vec::new(); self.events.len()];
        let mut initial: FxHashMap<(ValId, u8), Option<ValId>> = FxHashMap::default();
        loop {
            self.domain.resize(graph.nodes.len(), BTreeSet::new());
            let before: usize = self.domain.iter().map(BTreeSet::len).sum();
            let known = self.sources.iter().map(Vec::len).sum::<usize>();
            // Values through nodes; nodes refer mostly to earlier ones.
            loop {
                let mut grown = false;
                for n in 0..self.domain.len() {
                    if n % 64 == 0 && stopper.stopped() {
                        self.too_large = true;
                        return;
                    }
                    grown |= self.grow(graph, NodeId(n as u32));
                }
                if !grown {
                    break;
                }
            }
            self.find_sources(graph, code, &mut initial, stopper);
            if self.too_large {
                return;
            }
            let after: usize = self.domain.iter().map(BTreeSet::len).sum();
            let found = self.sources.iter().map(Vec::len).sum::<usize>();
            if before == after && known == found && self.domain.len() == graph.nodes.len() {
                break;
            }
        }
        self.check_sizes(graph);
    }

    fn grow(&mut self, graph: &mut Graph, node: NodeId) -> bool {
        let n = node.0 as usize;
        let before = self.domain[n].len();
        let mut add: Vec<ValId> = Vec::new();
        match graph.nodes[n].clone() {
            NodeKind::Answer(item) => match graph.items[item.0 as usize].kind.clone() {
                ItemKind::Nondet(ty, kind) => {
                    let bits = ty.bits(&graph.target);
                    self.sampled |= choice::is_sampled(kind, bits);
                    add.extend(choice::values(kind, bits).into_iter().map(|v| graph.value(v, 0)));
                }
                ItemKind::Join(child) => {
                    let exits = Code::tid_of(child).and_then(|t| self.exits.get(&t)).cloned().unwrap_or_default();
                    for (_, u) in exits {
                        add.extend(self.values(u));
                    }
                }
                _ => {
                    let Some(&event) = self.of.get(&item).and_then(|l| l.first()) else { return false };
                    for s in &self.sources[event] {
                        match s {
                            Source::Event(s) => match self.events[*s].value {
                                Use::Const(v) => add.push(v),
                                Use::Node(m) => add.extend(self.domain[m.0 as usize].iter().copied()),
                            },
                            Source::Initial(_, v) => add.push(*v),
                        }
                    }
                }
            },
            NodeKind::Stored(_) => add.extend([graph.value(0, 0), graph.value(1, 0)]),
            NodeKind::Phi(inst, _) => {
                for e in &graph.insts[inst.0 as usize].edges {
                    for (m, u) in &e.phis {
                        if *m == node {
                            match u {
                                Use::Const(v) => add.push(*v),
                                Use::Node(m) => add.extend(self.domain[m.0 as usize].iter().copied()),
                            }
                        }
                    }
                }
            }
            NodeKind::Constant(v) => add.push(v),
            NodeKind::Apply(shape, inputs) => {
                for (values, output) in &graph.pairs[shape.0 as usize] {
                    let possible = |(m, v): (&NodeId, &ValId)| self.domain[m.0 as usize].contains(v);
                    if !self.domain[n].contains(output) && inputs.iter().zip(values).all(possible) {
                        add.push(*output);
                    }
                }
            }
            NodeKind::Equal(a, b, differ) => {
                let (x, y) = (self.values(a), self.values(b));
                let meet = x.intersection(&y).next().is_some();
                let apart = x.len() > 1 || y.len() > 1 || x != y;
                let (yes, no) = (graph.value(u128::from(!differ), 0), graph.value(u128::from(differ), 0));
                if !x.is_empty() && !y.is_empty() {
                    if meet {
                        add.push(yes);
                    }
                    if apart {
                        add.push(no);
                    }
                }
            }
            NodeKind::Offset(m, k) => {
                let pointer = mask(u32::from(graph.target.pointer_bits));
                for v in self.domain[m.0 as usize].clone() {
                    let (bits, undef) = graph.values[v.0 as usize];
                    if undef == 0 {
                        add.push(graph.value(bits.wrapping_add(u128::from(k)) & pointer, 0));
                    }
                }
            }
        }
        self.domain[n].extend(add);
        self.domain[n].len() > before
    }

    /// Finds for every load the stores that it may read.
    fn find_sources(
        &mut self,
        graph: &mut Graph,
        code: &Code<'_>,
        initial: &mut FxHashMap<(ValId, u8), Option<ValId>>,
        stopper: &Stopper,
    ) {
        let mut total = 0;
        let mut by_address: FxHashMap<ValId, Vec<usize>> = FxHashMap::default();
        for (i, e) in self.events.iter().enumerate().filter(|(_, e)| e.store) {
            for a in self.values(e.addr) {
                by_address.entry(a).or_default().push(i);
            }
        }
        for l in 0..self.events.len() {
            if self.events[l].store {
                continue;
            }
            if l % 64 == 0 && stopper.stopped() {
                self.too_large = true;
                return;
            }
            let load = self.events[l].clone();
            let mut found: Vec<Source> = Vec::new();
            let mut seen: FxHashSet<usize> = FxHashSet::default();
            let single = matches!(load.addr, Use::Const(_));
            for a in self.values(load.addr) {
                let stores = by_address.get(&a).map_or(&[][..], Vec::as_slice);
                let hidden = self.candidates(graph, l, stores, single, &mut seen, &mut found);
                if !hidden {
                    let value = *initial.entry((a, load.size)).or_insert_with(|| {
                        let (bits, _) = graph.values[a.0 as usize];
                        self.initial(code, bits as u64, load.size).map(|(b, u)| graph.value(b, u))
                    });
                    if let Some(v) = value {
                        found.push(Source::Initial(a, v));
                    }
                }
            }
            total += found.len();
            if total > self.most {
                self.too_large = true;
                return;
            }
            self.sources[l] = found;
        }
    }

    /// What is at an address before anything is stored; `None` if nothing can be there.
    fn initial(&self, code: &Code<'_>, addr: u64, size: u8) -> Option<(u128, u128)> {
        let mut objects = Objects::default();
        let inside = |a: &Allocation| a.base <= addr && addr + u64::from(size) <= a.base + a.size;
        if let Some((_, allocation)) = self.objects.iter().find(|(_, a)| inside(a)) {
            objects.allocate(allocation.clone());
        }
        objects.check(code, addr, u64::from(size), false).ok()?;
        let (mut bits, mut undef) = (0u128, 0u128);
        for k in 0..u64::from(size) {
            let at = addr + k;
            let (b, u) = objects.initial(code, at / 16 * 16);
            let shift = 8 * (at % 16) as u32;
            bits |= (b >> shift & 0xff) << (8 * k);
            undef |= (u >> shift & 0xff) << (8 * k);
        }
        Some((bits & !undef, undef))
    }

    /// Whether an event is executed and behind nothing of the load: it is ordered before it in every run that has the load.
    fn always_before(&self, graph: &Graph, s: usize, l: usize) -> bool {
        let (store, load) = (&self.events[s], &self.events[l]);
        if !matches!(store.addr, Use::Const(_)) || store.size != load.size || self.is_conditional(graph, s) {
            return false;
        }
        self.is_before(graph, store.item, store.thread, load)
    }

    /// Whether a store may fail to happen although its item is executed.
    fn is_conditional(&self, graph: &Graph, s: usize) -> bool {
        matches!(graph.items[self.events[s].item.0 as usize].kind, ItemKind::CmpXchg { .. })
            || self.events[s].section.is_some()
    }

    /// Whether an item is executed before a load in every run that has the load: earlier in its thread, or in a creator.
    fn is_before(&self, graph: &Graph, item: ItemId, thread: Tid, load: &Event) -> bool {
        if thread == load.thread {
            return self.pos[&item] < load.pos && self.item_dominates(graph, item, load.item);
        }
        let mut tid = load.thread;
        for _ in 0..64 {
            let Some(start) = self.creators.get(&tid) else { return false };
            let creator = graph.insts[graph.items[start.0 as usize].inst.0 as usize].thread;
            if creator == thread {
                return self.pos[&item] < self.pos[start] && self.item_dominates(graph, item, *start);
            }
            tid = creator;
        }
        false
    }

    /// Adds the stores that a load may read. Those of its own thread and of the threads that made it are looked at from the
    /// last one back to the first that is always there: it hides all before it. Says whether there is one.
    fn candidates(
        &self,
        graph: &Graph,
        l: usize,
        stores: &[usize],
        single: bool,
        seen: &mut FxHashSet<usize>,
        found: &mut Vec<Source>,
    ) -> bool {
        let load = &self.events[l];
        let mut hidden: FxHashSet<Tid> = FxHashSet::default();
        // Events are in program order, thread by thread.
        for &s in stores.iter().rev() {
            let store = &self.events[s];
            if load.item == store.item || hidden.contains(&store.thread) {
                continue;
            }
            let own = store.thread == load.thread;
            if own && store.pos > load.pos || !own && self.is_after(graph, store, load) {
                continue;
            }
            if seen.insert(s) {
                found.push(Source::Event(s));
            }
            if single && (own || self.is_creator(graph, s, l)) && self.always_before(graph, s, l) {
                hidden.insert(store.thread);
            }
        }
        !hidden.is_empty()
    }

    /// Whether a store of another thread is always before the load's thread starts.
    fn is_creator(&self, graph: &Graph, s: usize, l: usize) -> bool {
        let (store, load) = (&self.events[s], &self.events[l]);
        let mut tid = load.thread;
        for _ in 0..64 {
            let Some(start) = self.creators.get(&tid) else { return false };
            let creator = graph.insts[graph.items[start.0 as usize].inst.0 as usize].thread;
            if creator == store.thread {
                return store.pos < self.pos[start];
            }
            tid = creator;
        }
        false
    }

    /// Whether the store comes after the load in every run: its thread starts behind it, or it stands behind the join of
    /// the load's thread.
    fn is_after(&self, graph: &Graph, store: &Event, load: &Event) -> bool {
        let mut tid = store.thread;
        for _ in 0..64 {
            let Some(start) = self.creators.get(&tid) else { break };
            let creator = graph.insts[graph.items[start.0 as usize].inst.0 as usize].thread;
            if creator == load.thread && self.pos[start] > load.pos {
                return true;
            }
            tid = creator;
        }
        let joins = self.joins.get(&load.thread).map_or(&[][..], Vec::as_slice);
        joins.iter().any(|j| {
            let waiter = graph.insts[graph.items[j.0 as usize].inst.0 as usize].thread;
            waiter == store.thread && self.pos[j] < store.pos && self.item_dominates(graph, *j, store.item)
        })
    }

    /// Accesses of different sizes must not overlap, and addresses must be defined.
    fn check_sizes(&mut self, graph: &Graph) {
        let mut cells: BTreeSet<(u64, u8)> = BTreeSet::new();
        for e in &self.events {
            for a in self.values(e.addr) {
                let (bits, _) = graph.values[a.0 as usize];
                cells.insert((bits as u64, e.size));
            }
        }
        let mut end = 0u64;
        for (addr, size) in cells {
            if addr < end {
                self.unsupported = Some("accesses of different sizes touch the same bytes");
            }
            end = end.max(addr.saturating_add(u64::from(size)));
        }
        let used = |a: &Allocation| {
            self.events.iter().any(|e| {
                self.values(e.addr).iter().any(|v| {
                    let at = graph.values[v.0 as usize].0 as u64;
                    a.base <= at && at < a.base + a.size
                })
            })
        };
        let again = self.objects.iter().enumerate().any(|(k, (_, a))| {
            let meets = |b: &Allocation| a.base < b.base + b.size && b.base < a.base + a.size;
            self.objects[..k].iter().any(|(_, b)| meets(b)) && used(a)
        });
        if again {
            self.unsupported = Some("stack memory is used again by another call");
        }
    }
}
