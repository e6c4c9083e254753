//! Program order: which events of a thread the memory model keeps in order, as a graph with guarded edges.
//!
//! Source: `docs/memory-models.md`, axiom 1, for every model from its keep-table. Chains of helper nodes keep the number
//! of edges linear: everything before a fence goes into a collector, everything behind it comes out of a barrier, and the
//! edge between the two exists if the fence is executed.
//! Guarantee: a path between two executed events exists in the graph exactly if the axioms order them. Edges *into* an event
//! exist only if it is executed (unless the model keeps everything that could pass through it, or everything behind it
//! implies it), so an event that is not executed orders nothing.

use crate::exec::{EventId, Exec, ItemKind, Near};
use crate::guards::Guards;
use crate::value::Deps;
use fencepost_check::layout::Tid;
use fencepost_ir::FenceMask;
use fencepost_models::{fence_keeps, Kind, Pair};
use fencepost_solver::circuit::Lit;
use rustc_hash::{FxHashMap, FxHashSet};

/// A node of the order.
pub type NodeId = u32;

/// The order that all runs have in common, and what it depends on.
#[derive(Debug, Default)]
pub struct Order {
    /// How many nodes there are; node 0 is the start.
    pub nodes: u32,
    /// Edges that always exist.
    pub fixed: Vec<(NodeId, NodeId)>,
    /// Edges that exist when the literal holds.
    pub guarded: Vec<(Lit, NodeId, NodeId)>,
    /// Node and place inside it of each event.
    pub place: Vec<(NodeId, u32)>,
    /// When each event is executed.
    pub executed: Vec<Lit>,
    /// The node of each end of an object.
    pub ends: Vec<NodeId>,
    /// When each end is executed.
    pub end_executed: Vec<Lit>,
    /// Edges from what values depend on, made once reads are known.
    pub dependencies: Vec<(Lit, Deps, NodeId)>,
    /// Sections that are not one node: the nodes before and behind all of their events, and when it is executed.
    pub open_sections: Vec<(u32, NodeId, NodeId, Lit)>,
    /// The end of all stores, where blocked threads look at memory.
    pub last: Option<NodeId>,
    /// For each section whose waiting can be judged: the input that says that it waits at the end.
    pub waiting: Vec<Option<Lit>>,
}

fn index(kind: Kind) -> usize {
    match kind {
        Kind::R => 0,
        Kind::W => 1,
    }
}

/// Events of one thread so far.
struct Thread {
    /// The last barrier for loads and for stores.
    barrier: [NodeId; 2],
    /// A node behind all loads (stores) so far, where the model keeps them in order.
    behind: [Option<NodeId>; 2],
    /// The access that made it so, and what was there before: accesses of one node do not wait for themselves.
    newest: [Option<(NodeId, Option<NodeId>)>; 2],
    /// Loads (stores) since the last collector, where it does not.
    open: [Vec<NodeId>; 2],
    /// The last collector.
    collector: [Option<NodeId>; 2],
    /// All accesses so far: event, node.
    accesses: Vec<(EventId, NodeId)>,
    /// The last decision.
    control: Option<NodeId>,
    /// The last node at all, for models that keep everything.
    last: NodeId,
    count: u32,
}

/// Builds the order of all threads.
pub struct Builder<'a, 'w, 'p> {
    exec: &'a mut Exec<'w, 'p>,
    guards: &'a mut Guards,
    order: Order,
    begin: Vec<NodeId>,
    finish: Vec<NodeId>,
    /// The single node of each closed section.
    closed: FxHashMap<u32, NodeId>,
    total: bool,
    /// No guard is needed on edges into events.
    through: bool,
    hard: Vec<bool>,
    rolled: Vec<Lit>,
}

impl<'a, 'w, 'p> Builder<'a, 'w, 'p> {
    /// Builds the order; `deadlock` says whether blocked sections must be judged.
    pub fn build(exec: &'a mut Exec<'w, 'p>, guards: &'a mut Guards, deadlock: bool) -> Order {
        let keep = exec.model.keep;
        let total = keep.wr.other;
        let through = keep.ww.other;
        let mut b = Builder {
            exec,
            guards,
            order: Order { nodes: 1, ..Order::default() },
            begin: Vec::new(),
            finish: Vec::new(),
            closed: FxHashMap::default(),
            total,
            through,
            hard: Vec::new(),
            rolled: Vec::new(),
        };
        b.executions(deadlock);
        for _ in 0..b.exec.threads.len() {
            let (x, y) = (b.node(), b.node());
            b.begin.push(x);
            b.finish.push(y);
        }
        for tid in 0..b.exec.threads.len() {
            b.thread(tid as Tid);
        }
        b.final_reads();
        b.order
    }

    fn node(&mut self) -> NodeId {
        self.order.nodes += 1;
        self.order.nodes - 1
    }

    fn edge(&mut self, a: NodeId, b: NodeId) {
        if a != b {
            self.order.fixed.push((a, b));
        }
    }

    fn edge_if(&mut self, lit: Lit, a: NodeId, b: NodeId) {
        match lit.as_const() {
            Some(true) => self.edge(a, b),
            Some(false) => {}
            None if a == b => {}
            None => self.order.guarded.push((lit, a, b)),
        }
    }

    /// When each event is executed: the path comes to it, and its section is not rolled back.
    fn executions(&mut self, deadlock: bool) {
        let c = &mut self.exec.circuit;
        for section in &self.exec.shared.sections {
            self.rolled.push(c.or_all(&section.rolled));
            let judged = deadlock && !section.waits.is_empty() && !section.unclear;
            self.order.waiting.push(judged.then(|| c.input()));
        }
        for e in &self.exec.shared.events {
            let mut executed = e.guard;
            if let Some(s) = e.section {
                let mut happens = !self.rolled[s as usize];
                if let (Kind::R, Some(waits)) = (e.kind, self.order.waiting[s as usize]) {
                    happens = c.or(happens, waits);
                }
                executed = c.and(executed, happens);
            }
            self.order.executed.push(executed);
            self.order.place.push((0, 0));
        }
        for e in &self.exec.shared.ends {
            let happens = e.section.map_or(Lit::TRUE, |s| !self.rolled[s as usize]);
            self.order.end_executed.push(c.and(e.guard, happens));
            self.order.ends.push(0);
        }
        if deadlock {
            self.order.last = Some(self.order.nodes);
            self.order.nodes += 1;
        }
    }

    /// For each item whether everything behind it implies it.
    fn hardness(&mut self, tid: Tid) {
        let items = &self.exec.threads[tid as usize].items;
        let mut hard = vec![true; items.len()];
        let mut common: Option<FxHashSet<Lit>> = None;
        let mut last = None;
        for (i, item) in items.iter().enumerate().rev() {
            hard[i] = item.guard == Lit::TRUE || common.as_ref().is_none_or(|set| set.contains(&item.guard));
            if last == Some(item.guard) {
                continue;
            }
            last = Some(item.guard);
            let implied = self.guards.implied(&self.exec.circuit, item.guard);
            common = Some(match common {
                None => (*implied).clone(),
                Some(set) => set.into_iter().filter(|l| implied.contains(l)).collect(),
            });
        }
        self.hard = hard;
    }

    fn thread(&mut self, tid: Tid) {
        self.hardness(tid);
        let start = self.begin[tid as usize];
        let mut t = Thread {
            barrier: [start; 2],
            behind: [None; 2],
            newest: [None; 2],
            open: [Vec::new(), Vec::new()],
            collector: [None; 2],
            accesses: Vec::new(),
            control: None,
            last: start,
            count: 0,
        };
        let items = std::mem::take(&mut self.exec.threads[tid as usize].items);
        for (i, item) in items.iter().enumerate() {
            let hard = self.hard[i];
            match &item.kind {
                ItemKind::Load(e) | ItemKind::Store(e) | ItemKind::Prelude(e) => {
                    let (n, closed) = self.event_node(item.section);
                    self.access(&mut t, *e, n, hard, closed);
                }
                ItemKind::Rmw { load, store, .. } => {
                    let one = self.total || self.through || self.exec.events[*load as usize].fenced || !self.split();
                    let (n, closed) = self.event_node(item.section);
                    let single = one || closed;
                    self.access(&mut t, *load, n, hard, single);
                    let w = if single { n } else { self.node() };
                    // The store may not happen although the load does.
                    let always = self.order.executed[*store as usize] == self.order.executed[*load as usize];
                    self.access(&mut t, *store, w, hard && always, single);
                }
                ItemKind::Free(Some(end)) | ItemKind::Release(end) => {
                    let (n, closed) = self.event_node(item.section);
                    self.order.ends[*end as usize] = n;
                    let executed = self.order.end_executed[*end as usize];
                    if self.exec.model.keep.dependencies && !closed {
                        let deps = self.exec.ends[*end as usize].deps.clone();
                        self.order.dependencies.push((executed, deps, n));
                        if let Some(c) = t.control {
                            self.edge_if(executed, c, n);
                        }
                    }
                    let always = hard && executed == item.guard;
                    self.incoming(&mut t, Kind::W, n, executed, always);
                    self.outgoing(&mut t, Kind::W, n, always);
                }
                ItemKind::Fence(mask) => {
                    // Inside a section that is one node a fence has nothing to keep apart.
                    if !item.section.is_some_and(|s| self.closed.contains_key(&s)) {
                        self.fence(&mut t, *mask, item.guard, hard);
                    }
                }
                ItemKind::Start(child) => {
                    let (before, _) = self.fence(&mut t, FenceMask::FULL, item.guard, hard);
                    self.edge(before, self.begin[*child as usize]);
                }
                ItemKind::Join(cases, _) => {
                    let (_, after) = self.fence(&mut t, FenceMask::FULL, item.guard, hard);
                    for (child, is) in cases {
                        let when = self.exec.circuit.and(item.guard, *is);
                        // Threads may wait for each other in a circle, in which at least one waits for an older one.
                        let always = hard && *is == Lit::TRUE && *child > tid;
                        let end = self.finish[*child as usize];
                        for n in after {
                            self.edge_if(if always { Lit::TRUE } else { when }, end, n);
                        }
                    }
                }
                ItemKind::Branch(deps) => {
                    if self.exec.model.keep.dependencies {
                        let n = self.node();
                        if let Some(c) = t.control {
                            self.edge(c, n);
                        }
                        t.control = Some(n);
                        self.order.dependencies.push((item.guard, deps.clone(), n));
                    }
                }
                ItemKind::Begin(s) => self.section(&items, i, *s),
                ItemKind::Finish(_)
                | ItemKind::Sync { .. }
                | ItemKind::PrivateLoad(_)
                | ItemKind::PrivateStore
                | ItemKind::PrivateRmw(..)
                | ItemKind::Nondet(_)
                | ItemKind::Allocate(_)
                | ItemKind::Free(None)
                | ItemKind::Answer(_) => {}
            }
        }
        self.exec.threads[tid as usize].items = items;
        let (end, _) = self.fence(&mut t, FenceMask::FULL, Lit::TRUE, true);
        self.edge(end, self.finish[tid as usize]);
    }

    /// Whether the two halves of a read-modify-write may be apart in this model.
    fn split(&self) -> bool {
        !self.exec.model.keep.rr.other
    }

    /// The node of a new event, and whether it shares it with the other events of its section.
    fn event_node(&mut self, section: Option<u32>) -> (NodeId, bool) {
        match section.and_then(|s| self.closed.get(&s)) {
            Some(&n) => (n, true),
            None => (self.node(), false),
        }
    }

    /// An access takes its place. A node with loads and stores (`dual`) must not let anything through when it is not
    /// executed, on any model that is not total: stores before it are not before loads behind it.
    fn access(&mut self, t: &mut Thread, event: EventId, n: NodeId, hard: bool, dual: bool) {
        let free = hard || self.through && !dual;
        t.count += 1;
        self.order.place[event as usize] = (n, t.count);
        let e = &self.exec.events[event as usize];
        let kind = e.kind;
        let executed = self.order.executed[event as usize];
        let (addr, value) = (e.addr.clone(), e.value.clone());
        self.incoming(t, kind, n, executed, free);
        let guard = if free { Lit::TRUE } else { executed };
        self.same_address(t, event, n, guard);
        self.own_stores_first(t, event, n);
        // Full fences stand around a node with several accesses: there is nothing to add.
        if self.exec.model.keep.dependencies && !dual {
            let mut deps = addr.deps.clone();
            if kind == Kind::W {
                deps = crate::value::union(&deps, &value.deps);
                if let Some(c) = t.control {
                    self.edge_if(executed, c, n);
                }
            }
            if !deps.is_empty() {
                self.order.dependencies.push((executed, deps, n));
            }
        }
        t.accesses.push((event, n));
        self.outgoing(t, kind, n, free);
    }

    /// Edges into an access from what the model keeps before it whatever the address.
    fn incoming(&mut self, t: &mut Thread, kind: Kind, n: NodeId, executed: Lit, free: bool) {
        if self.total {
            self.edge(t.last, n);
            return;
        }
        let guard = if free { Lit::TRUE } else { executed };
        self.edge_if(guard, t.barrier[index(kind)], n);
        for before in [Kind::R, Kind::W] {
            if self.pair(before, kind).other {
                let k = index(before);
                let source = match t.newest[k] {
                    Some((m, old)) if m == n => old,
                    Some(_) | None => t.behind[k],
                };
                if let Some(b) = source {
                    self.edge_if(guard, b, n);
                }
            }
        }
    }

    fn outgoing(&mut self, t: &mut Thread, kind: Kind, n: NodeId, free: bool) {
        if self.total {
            t.last = n;
            return;
        }
        let k = index(kind);
        if !self.pair(kind, kind).other {
            t.open[k].push(n);
            return;
        }
        if t.newest[k].is_some_and(|(m, _)| m == n) {
            return;
        }
        t.newest[k] = Some((n, t.behind[k]));
        t.behind[k] = Some(match t.behind[k] {
            Some(b) if !free => {
                let chain = self.node();
                self.edge(b, chain);
                self.edge(n, chain);
                chain
            }
            Some(_) | None => n,
        });
    }

    fn pair(&self, before: Kind, after: Kind) -> Pair {
        let keep = self.exec.model.keep;
        match (before, after) {
            (Kind::R, Kind::R) => keep.rr,
            (Kind::R, Kind::W) => keep.rw,
            (Kind::W, Kind::W) => keep.ww,
            (Kind::W, Kind::R) => keep.wr,
        }
    }

    /// Edges from earlier accesses of the same thread that may touch the same bytes.
    fn same_address(&mut self, t: &Thread, event: EventId, n: NodeId, guard: Lit) {
        let kind = self.exec.events[event as usize].kind;
        for i in 0..t.accesses.len() {
            if self.exec.tired() {
                return;
            }
            let (before, m) = t.accesses[i];
            let pair = self.pair(self.exec.events[before as usize].kind, kind);
            if pair.other || !pair.same || m == n {
                continue;
            }
            let touch = self.exec.overlap(before, event);
            let when = self.exec.circuit.and(guard, touch);
            self.edge_if(when, m, n);
        }
    }

    /// No store falls between the halves of a read-modify-write, so its own thread's earlier stores are before its load.
    /// For what others can see the theory knows; here it is said for the rest.
    fn own_stores_first(&mut self, t: &Thread, event: EventId, n: NodeId) {
        let e = &self.exec.events[event as usize];
        let (Some(store), Kind::R, true) = (e.pair, e.kind, e.private) else { return };
        let done = self.order.executed[store as usize];
        for i in 0..t.accesses.len() {
            let (before, m) = t.accesses[i];
            if self.exec.events[before as usize].kind == Kind::W && m != n {
                let touch = self.exec.overlap(before, event);
                let when = self.exec.circuit.and(done, touch);
                self.edge_if(when, m, n);
            }
        }
    }

    /// A fence: the node behind everything before it, and the node before everything behind it.
    fn fence(&mut self, t: &mut Thread, mask: FenceMask, guard: Lit, hard: bool) -> (NodeId, [NodeId; 2]) {
        if self.total {
            let n = self.node();
            self.edge(t.last, n);
            t.last = n;
            return (n, [n; 2]);
        }
        let kinds = [Kind::R, Kind::W];
        // The two kinds are collected apart: what a fence that is not executed has collected must not reach others
        // through a later fence that keeps only one kind.
        let mut collectors = [None; 2];
        for (k, kind) in kinds.into_iter().enumerate() {
            if kinds.into_iter().any(|y| fence_keeps(mask, kind, y)) {
                let c = self.node();
                for n in std::mem::take(&mut t.open[k]) {
                    self.edge(n, c);
                }
                for before in [t.collector[k], t.behind[k]].into_iter().flatten() {
                    self.edge(before, c);
                }
                t.collector[k] = Some(c);
                collectors[k] = Some(c);
            }
        }
        if mask == FenceMask::FULL {
            return self.full_fence(t, collectors, if hard { Lit::TRUE } else { guard });
        }
        let mut barriers = t.barrier;
        for (y, after) in kinds.into_iter().enumerate() {
            if kinds.into_iter().any(|x| fence_keeps(mask, x, after)) {
                let b = self.node();
                self.edge(t.barrier[y], b);
                barriers[y] = b;
                for (x, before) in kinds.into_iter().enumerate() {
                    if let (true, Some(c)) = (fence_keeps(mask, before, after), collectors[x]) {
                        self.edge_if(if hard { Lit::TRUE } else { guard }, c, b);
                    }
                }
            }
        }
        t.barrier = barriers;
        (0, barriers)
    }

    /// A full fence: a node behind everything and one before everything of each kind; one node if it is always executed.
    fn full_fence(&mut self, t: &mut Thread, collectors: [Option<NodeId>; 2], guard: Lit) -> (NodeId, [NodeId; 2]) {
        let before = self.node();
        for n in collectors.into_iter().flatten().chain(t.barrier) {
            self.edge(n, before);
        }
        if guard == Lit::TRUE {
            t.barrier = [before; 2];
            return (before, t.barrier);
        }
        // Again apart: a barrier for loads that an earlier fence made must not hold back stores.
        for k in 0..2 {
            let after = self.node();
            self.edge(t.barrier[k], after);
            self.edge_if(guard, before, after);
            t.barrier[k] = after;
        }
        (before, t.barrier)
    }

    /// An atomic section: one node if nothing of its own thread can fall inside; otherwise two nodes around it.
    fn section(&mut self, items: &[crate::exec::Item], at: usize, s: u32) {
        let events = self.exec.sections[s as usize].events.len();
        if events == 0 {
            return;
        }
        if self.total || self.is_fenced(items, at, s) {
            let n = self.node();
            self.closed.insert(s, n);
            return;
        }
        let pairs = self.exec.sections[s as usize].events.iter();
        let halves = pairs.filter(|e| self.exec.events[**e as usize].pair.is_some()).count();
        if events == 1 || (events == 2 && halves == 2 && !self.split()) {
            return;
        }
        let (before, behind) = (self.node(), self.node());
        let executed = self.exec.circuit.and(self.exec.sections[s as usize].begin, !self.rolled[s as usize]);
        self.order.open_sections.push((s, before, behind, executed));
    }

    /// Whether full fences stand on both sides of a section.
    fn is_fenced(&mut self, items: &[crate::exec::Item], at: usize, s: u32) -> bool {
        let begin = items[at].guard;
        let mut before = false;
        for item in items[..at].iter().rev() {
            if self.guards.exclusive(&self.exec.circuit, item.guard, begin) {
                continue;
            }
            match &item.kind {
                ItemKind::Fence(FenceMask::FULL) | ItemKind::Start(_) | ItemKind::Join(..) => {
                    before = self.guards.implies(&self.exec.circuit, begin, item.guard);
                    break;
                }
                kind if is_silent(kind) => {}
                _ => break,
            }
        }
        if !before {
            return false;
        }
        for (i, item) in items.iter().enumerate().skip(at) {
            if !matches!(item.kind, ItemKind::Finish(f) if f == s) {
                continue;
            }
            let mut after = false;
            for next in &items[i + 1..] {
                if self.guards.exclusive(&self.exec.circuit, next.guard, item.guard) {
                    continue;
                }
                match &next.kind {
                    ItemKind::Fence(FenceMask::FULL) | ItemKind::Start(_) | ItemKind::Join(..) => {
                        after = self.guards.implies(&self.exec.circuit, item.guard, next.guard);
                        break;
                    }
                    kind if is_silent(kind) => {}
                    _ => break,
                }
            }
            if !after {
                return false;
            }
        }
        true
    }

    /// Where blocked sections read: behind all stores.
    fn final_reads(&mut self) {
        let Some(last) = self.order.last else { return };
        for (i, e) in self.exec.events.iter().enumerate() {
            if e.kind == Kind::W && !e.private {
                let (n, executed) = (self.order.place[i].0, self.order.executed[i]);
                match executed.as_const() {
                    Some(true) => self.order.fixed.push((n, last)),
                    Some(false) => {}
                    None => self.order.guarded.push((executed, n, last)),
                }
            }
        }
        for s in 0..self.order.waiting.len() {
            let Some(waiting) = self.order.waiting[s] else { continue };
            for e in self.exec.sections[s].events.clone() {
                let event = &self.exec.events[e as usize];
                if event.kind == Kind::R && !event.private {
                    let n = self.order.place[e as usize].0;
                    self.edge_if(waiting, last, n);
                }
            }
        }
    }
}

/// Items that have no place in the memory order.
fn is_silent(kind: &ItemKind) -> bool {
    match kind {
        ItemKind::PrivateLoad(_)
        | ItemKind::PrivateStore
        | ItemKind::PrivateRmw(..)
        | ItemKind::Branch(_)
        | ItemKind::Sync { .. }
        | ItemKind::Nondet(_)
        | ItemKind::Allocate(_)
        | ItemKind::Free(None)
        | ItemKind::Answer(_)
        | ItemKind::Begin(_)
        | ItemKind::Finish(_) => true,
        ItemKind::Load(_)
        | ItemKind::Store(_)
        | ItemKind::Rmw { .. }
        | ItemKind::Prelude(_)
        | ItemKind::Fence(_)
        | ItemKind::Start(_)
        | ItemKind::Join(..)
        | ItemKind::Free(Some(_))
        | ItemKind::Release(_) => false,
    }
}
