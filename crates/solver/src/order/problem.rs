//! What an encoder asks of the order theory: plain data, the contract between the two.
//!
//! A problem has *nodes* (moments of the memory order), edges between them, and *loads* with the *candidates* that each
//! may read. An assignment of the literals is **consistent** iff there is a strict total order `<` of the nodes, node 0
//! (the initial state) first, such that
//!
//! 1. every edge holds, and every guarded edge whose literal is true;
//! 2. for every candidate `c` of a load `l` whose `reads` literal is true: `c < l`, unless `c` is an own store of the
//!    load's thread (read early, out of the store buffer). A load that belongs to a read-modify-write whose write is
//!    done has no such exception;
//! 3. for every such `c`, and every other candidate `d` of `l` whose `visible` literal is true: `d < c`, or `d` is not
//!    own, `l < d`, and the write of the load's read-modify-write, if it is done, is before `d` too.
//!
//! Several accesses may share a node (an atomic section, a read-modify-write): among them, and only among them, `seq`
//! decides. The node of a read-modify-write's write counts as before the stores on that same node.
//!
//! The encoder says by clauses what is not about order: an executed load reads some candidate, what is read is visible,
//! and values agree.

use crate::sat::SatLit;

/// A moment of the memory order. Node 0 is the initial state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Node(pub u32);

impl Node {
    /// The initial state: before all other nodes.
    pub const INITIAL: Node = Node(0);

    #[inline]
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A store of a problem.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct StoreId(pub u32);

/// A load of a problem.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct LoadId(pub u32);

/// A store: where it happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Store {
    /// The node.
    pub node: Node,
    /// The place among the accesses of the node.
    pub seq: u32,
}

/// A store that a load may read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The store.
    pub store: StoreId,
    /// Whether it is before the load in program order.
    pub own: bool,
    /// True iff the store is executed and has the load's address.
    pub visible: SatLit,
    /// True iff the load takes its value from the store.
    pub reads: SatLit,
}

/// A load and what it may read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Load {
    /// The node.
    pub node: Node,
    /// The place among the accesses of the node.
    pub seq: u32,
    /// The node of the write of its read-modify-write, and whether that write is done.
    pub write: Option<(Node, SatLit)>,
    /// The candidates.
    pub candidates: Vec<Candidate>,
}

/// An edge that a literal switches on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guarded {
    /// The literal.
    pub lit: SatLit,
    /// If the literal is true, this node
    pub from: Node,
    /// is before this one.
    pub to: Node,
}

/// A problem of the order theory; see the module.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The number of nodes, node 0 included.
    pub nodes: u32,
    /// The edges that always hold.
    pub edges: Vec<(Node, Node)>,
    /// The edges that a literal switches on.
    pub guarded: Vec<Guarded>,
    /// The stores.
    pub stores: Vec<Store>,
    /// The loads.
    pub loads: Vec<Load>,
}

impl Default for Problem {
    fn default() -> Problem {
        Problem { nodes: 1, edges: Vec::new(), guarded: Vec::new(), stores: Vec::new(), loads: Vec::new() }
    }
}

impl Problem {
    /// A new node.
    pub fn node(&mut self) -> Node {
        self.nodes += 1;
        Node(self.nodes - 1)
    }

    /// `a` is always before `b`.
    pub fn edge(&mut self, a: Node, b: Node) {
        self.edges.push((a, b));
    }

    /// If the literal is true, `a` is before `b`.
    pub fn edge_if(&mut self, lit: SatLit, a: Node, b: Node) {
        self.guarded.push(Guarded { lit, from: a, to: b });
    }

    /// A store on a node.
    pub fn store(&mut self, node: Node, seq: u32) -> StoreId {
        self.stores.push(Store { node, seq });
        StoreId(self.stores.len() as u32 - 1)
    }

    /// A load on a node. `write`: it belongs to a read-modify-write whose write has a node of its own and is done iff
    /// the literal is true.
    pub fn load(&mut self, node: Node, seq: u32, write: Option<(Node, SatLit)>) -> LoadId {
        self.loads.push(Load { node, seq, write, candidates: Vec::new() });
        LoadId(self.loads.len() as u32 - 1)
    }

    /// The load may read the store. `own`: the store is before the load in program order.
    pub fn candidate(&mut self, load: LoadId, store: StoreId, own: bool, visible: SatLit, reads: SatLit) {
        self.loads[load.0 as usize].candidates.push(Candidate { store, own, visible, reads });
    }

    /// The store of a candidate.
    pub fn store_of(&self, candidate: &Candidate) -> Store {
        self.stores[candidate.store.0 as usize]
    }

    /// Every literal of the problem, with repetitions.
    pub fn literals(&self) -> impl Iterator<Item = SatLit> + '_ {
        let loads = self.loads.iter().flat_map(|load| {
            let candidates = load.candidates.iter().flat_map(|c| [c.visible, c.reads]);
            candidates.chain(load.write.map(|(_, lit)| lit))
        });
        self.guarded.iter().map(|g| g.lit).chain(loads)
    }

    /// Puts `f(lit)` in the place of every literal.
    pub fn rename(&mut self, mut f: impl FnMut(SatLit) -> SatLit) {
        for guarded in &mut self.guarded {
            guarded.lit = f(guarded.lit);
        }
        for load in &mut self.loads {
            if let Some((_, lit)) = &mut load.write {
                *lit = f(*lit);
            }
            for candidate in &mut load.candidates {
                candidate.visible = f(candidate.visible);
                candidate.reads = f(candidate.reads);
            }
        }
    }
}
