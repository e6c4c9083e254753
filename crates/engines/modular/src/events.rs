//! What threads may do: a tree of events for each thread, branching where the program does.
//!
//! Source: the thread-modular view of Kusano and Wang (FSE 2017): each thread by itself, with a symbol for what each load
//! reads. Deviation: paths are kept apart in a tree instead of joined, because a thread whose loops end has finitely many.

use crate::expr::{ExprId, Exprs, Symbol};
use fencepost_check::FindingKind;
use fencepost_ir::{FenceMask, FuncId, Loc};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// An event, an index into [`Forest::events`].
pub type EventId = u32;
/// A node of a tree, an index into [`Forest::nodes`].
pub type NodeId = u32;
/// A thread, an index into [`Forest::instances`].
pub type InstanceId = u32;
/// A piece of memory that every access covers wholly or not at all, an index into [`Forest::cells`].
pub type CellId = u32;

/// What happens.
#[derive(Clone, PartialEq, Debug)]
pub enum What {
    /// A load of cells, each with the symbol for what it reads.
    Load(SmallVec<[(CellId, Symbol); 1]>),
    /// A store to cells, each with its value.
    Store(SmallVec<[(CellId, ExprId); 1]>),
    /// A fence.
    Fence(FenceMask),
    /// An outermost atomic section begins.
    Begin,
    /// It ends.
    End,
    /// The object at this address ends; with its cells. In the order it stands where a store to all of them would.
    Finish(u64, SmallVec<[CellId; 4]>),
    /// A thread starts.
    Start(InstanceId),
    /// A thread is waited for: the one that an event of the same thread has started.
    Join(EventId),
    /// From here on the condition has this value.
    Condition(ExprId, bool),
    /// An assertion has held: from here on the condition has this value.
    Passed(ExprId, bool),
    /// The thread ends, with a value.
    Exit(ExprId),
    /// Something is wrong.
    Fail(Box<FindingKind>),
    /// A bound is reached: what follows is not in the tree; the text says which.
    Cut(&'static str),
}

/// An event.
#[derive(Clone, PartialEq, Debug)]
pub struct Event {
    /// The thread.
    pub instance: InstanceId,
    /// The node of its tree.
    pub node: NodeId,
    /// Its place in the node.
    pub index: u32,
    /// What happens.
    pub what: What,
    /// The loads that the address depends on, and for stores value and control.
    pub depends: SmallVec<[EventId; 4]>,
    /// The loads that address and value of a store depend on, for those who read it early.
    pub carries: SmallVec<[EventId; 4]>,
    /// The load half, for the store half of a read-modify-write.
    pub partner: Option<EventId>,
    /// Where.
    pub loc: Loc,
}

/// A stretch of a thread without a branch.
#[derive(Clone, PartialEq, Debug)]
pub struct Node {
    /// The thread.
    pub instance: InstanceId,
    /// What comes before.
    pub parent: Option<NodeId>,
    /// How many nodes are before it.
    pub depth: u32,
    /// What happens.
    pub events: Vec<EventId>,
    /// What may come next; exactly one does, if the thread goes on.
    pub children: Vec<NodeId>,
}

/// A thread.
#[derive(Clone, PartialEq, Debug)]
pub struct Instance {
    /// Its number, which decides its id and its part of the address space.
    pub number: u32,
    /// The function that it runs.
    pub func: FuncId,
    /// The event that starts it; `None` for the first one.
    pub start: Option<EventId>,
    /// The first node.
    pub root: NodeId,
}

/// A piece of memory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// Its address.
    pub addr: u64,
    /// Its size in bytes.
    pub size: u64,
}

/// The trees of all threads.
#[derive(Debug)]
pub struct Forest {
    /// The expressions.
    pub exprs: Exprs,
    /// The events.
    pub events: Vec<Event>,
    /// The nodes of all trees.
    pub nodes: Vec<Node>,
    /// The threads.
    pub instances: Vec<Instance>,
    /// The cells that more than one thread may touch.
    pub cells: Vec<Cell>,
    /// What each cell holds at the start.
    pub initial: Vec<ExprId>,
    /// The stores to each cell.
    pub stores: Vec<Vec<EventId>>,
    /// The load and cell of each symbol that stands for one.
    pub loads: FxHashMap<Symbol, (EventId, CellId)>,
}

impl Forest {
    /// Whether `above` is `node` or before it.
    pub fn leads_to(&self, above: NodeId, node: NodeId) -> bool {
        let depth = self.nodes[above as usize].depth;
        let mut at = node;
        while self.nodes[at as usize].depth > depth {
            let Some(parent) = self.nodes[at as usize].parent else { return false };
            at = parent;
        }
        at == above
    }

    /// Whether one event is before another in their thread, or is it.
    pub fn is_before(&self, a: EventId, b: EventId) -> bool {
        let (a, b) = (&self.events[a as usize], &self.events[b as usize]);
        if a.node == b.node {
            return a.index <= b.index;
        }
        self.leads_to(a.node, b.node)
    }

    /// The event of an id.
    pub fn event(&self, id: EventId) -> &Event {
        &self.events[id as usize]
    }
}
