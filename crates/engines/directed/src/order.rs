//! Program order of the event graph: which of a thread's events the model keeps in order, as guarded edges.
//!
//! Source: `docs/memory-models.md`, axiom 1. Everything before a fence goes into a collector, everything behind it comes out
//! of a barrier, and the edge between them exists if the fence is executed; so the number of edges stays linear.
//! Guarantee: two executed events are connected exactly if the axioms order them. An event that is not executed orders
//! nothing, because edges into it exist only with it (or because everything behind it implies it).
//! Deviation: SATCheck gives every pair of memory operations a variable and transitivity clauses.

use fencepost_ir::FenceMask;
use fencepost_models::{fence_keeps, Keep, Kind, Pair};
use fencepost_solver::circuit::Lit;

/// A node of the order.
pub type Node = u32;

/// An access that has its place.
#[derive(Clone, Copy, Debug)]
pub struct Placed {
    /// The event.
    pub event: usize,
    /// Its node.
    pub node: Node,
    kind: Kind,
}

/// One thread's events so far.
#[derive(Clone, Debug)]
pub struct Line {
    barrier: [Node; 2],
    behind: [Option<Node>; 2],
    newest: [Option<(Node, Option<Node>)>; 2],
    open: [Vec<Node>; 2],
    collector: [Option<Node>; 2],
    /// Its accesses.
    pub accesses: Vec<Placed>,
    last: Node,
    /// The last decision, where dependencies are kept.
    pub control: Option<Node>,
}

impl Line {
    /// A thread that starts behind a node.
    pub fn new(start: Node) -> Line {
        Line {
            barrier: [start; 2],
            behind: [None; 2],
            newest: [None; 2],
            open: [Vec::new(), Vec::new()],
            collector: [None; 2],
            accesses: Vec::new(),
            last: start,
            control: None,
        }
    }
}

/// The order in the making.
#[derive(Debug)]
pub struct Order {
    /// How many nodes there are; node 0 is the start.
    pub nodes: Node,
    /// Edges that always exist.
    pub fixed: Vec<(Node, Node)>,
    /// Edges that exist when the literal holds.
    pub guarded: Vec<(Lit, Node, Node)>,
    keep: Keep,
    total: bool,
    through: bool,
}

fn index(kind: Kind) -> usize {
    match kind {
        Kind::R => 0,
        Kind::W => 1,
    }
}

const KINDS: [Kind; 2] = [Kind::R, Kind::W];

impl Order {
    /// An empty order under a model's keep-table.
    pub fn new(keep: Keep) -> Order {
        let (total, through) = (keep.wr.other, keep.ww.other);
        Order { nodes: 1, fixed: Vec::new(), guarded: Vec::new(), keep, total, through }
    }

    /// Whether the model keeps everything.
    pub fn is_total(&self) -> bool {
        self.total
    }

    /// Whether the two halves of a read-modify-write may be apart.
    pub fn splits(&self) -> bool {
        !self.keep.rr.other
    }

    /// Whether dependencies order.
    pub fn has_dependencies(&self) -> bool {
        self.keep.dependencies && !self.keep.rr.other
    }

    /// A new node.
    pub fn node(&mut self) -> Node {
        self.nodes += 1;
        self.nodes - 1
    }

    /// An edge that always exists.
    pub fn edge(&mut self, a: Node, b: Node) {
        if a != b {
            self.fixed.push((a, b));
        }
    }

    /// An edge that exists when the literal holds.
    pub fn edge_if(&mut self, lit: Lit, a: Node, b: Node) {
        match lit.as_const() {
            Some(true) => self.edge(a, b),
            Some(false) => {}
            None if a == b => {}
            None => self.guarded.push((lit, a, b)),
        }
    }

    fn pair(&self, before: Kind, after: Kind) -> Pair {
        match (before, after) {
            (Kind::R, Kind::R) => self.keep.rr,
            (Kind::R, Kind::W) => self.keep.rw,
            (Kind::W, Kind::W) => self.keep.ww,
            (Kind::W, Kind::R) => self.keep.wr,
        }
    }

    /// An access takes its place. `hard`: everything behind it implies it. `dual`: its node has loads and stores, so it
    /// must let nothing through when it is not executed. `touch` says for an earlier event when both touch the same bytes.
    #[allow(clippy::too_many_arguments)] // Each says one thing about the access.
    pub fn access(
        &mut self,
        t: &mut Line,
        event: usize,
        kind: Kind,
        n: Node,
        executed: Lit,
        hard: bool,
        dual: bool,
        touch: &mut dyn FnMut(usize, Lit) -> Lit,
    ) {
        let free = hard || self.through && !dual;
        self.incoming(t, kind, n, executed, free);
        if !self.total {
            let guard = if free { Lit::TRUE } else { executed };
            for i in 0..t.accesses.len() {
                let before = t.accesses[i];
                let pair = self.pair(before.kind, kind);
                if pair.other || !pair.same || before.node == n {
                    continue;
                }
                let when = touch(before.event, guard);
                self.edge_if(when, before.node, n);
            }
        }
        t.accesses.push(Placed { event, node: n, kind });
        self.outgoing(t, kind, n, free);
    }

    fn incoming(&mut self, t: &Line, kind: Kind, n: Node, executed: Lit, free: bool) {
        if self.total {
            self.edge(t.last, n);
            return;
        }
        let guard = if free { Lit::TRUE } else { executed };
        self.edge_if(guard, t.barrier[index(kind)], n);
        for before in KINDS {
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

    fn outgoing(&mut self, t: &mut Line, kind: Kind, n: Node, free: bool) {
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

    /// A fence: the node behind everything before it, and the nodes before every load and every store behind it.
    pub fn fence(&mut self, t: &mut Line, mask: FenceMask, guard: Lit, hard: bool) -> (Node, [Node; 2]) {
        if self.total {
            let n = self.node();
            self.edge(t.last, n);
            t.last = n;
            return (n, [n; 2]);
        }
        let guard = if hard { Lit::TRUE } else { guard };
        // Loads and stores are collected apart: what a fence that is not executed has collected must not reach others
        // through a later fence that keeps only one kind.
        let mut collectors = [None; 2];
        for (k, kind) in KINDS.into_iter().enumerate() {
            if KINDS.into_iter().any(|y| fence_keeps(mask, kind, y)) {
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
            return self.full_fence(t, collectors, guard);
        }
        let mut barriers = t.barrier;
        for (y, after) in KINDS.into_iter().enumerate() {
            if KINDS.into_iter().any(|x| fence_keeps(mask, x, after)) {
                let b = self.node();
                self.edge(t.barrier[y], b);
                barriers[y] = b;
                for (x, before) in KINDS.into_iter().enumerate() {
                    if let (true, Some(c)) = (fence_keeps(mask, before, after), collectors[x]) {
                        self.edge_if(guard, c, b);
                    }
                }
            }
        }
        t.barrier = barriers;
        (0, barriers)
    }

    fn full_fence(&mut self, t: &mut Line, collectors: [Option<Node>; 2], guard: Lit) -> (Node, [Node; 2]) {
        let before = self.node();
        for n in collectors.into_iter().flatten().chain(t.barrier) {
            self.edge(n, before);
        }
        if guard == Lit::TRUE {
            t.barrier = [before; 2];
            return (before, t.barrier);
        }
        for k in 0..2 {
            let after = self.node();
            self.edge(t.barrier[k], after);
            self.edge_if(guard, before, after);
            t.barrier[k] = after;
        }
        (before, t.barrier)
    }
}
