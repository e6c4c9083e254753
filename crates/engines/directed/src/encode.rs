//! The event graph as a formula: who is executed, who reads what, which values follow; and the goals.
//!
//! Source: SATCheck, sections 4.1 to 4.3. Guarantee: every run that shows nothing new is a model, and so is every run up to the
//! point where it shows something new, with a goal true. So an unsatisfiable disjunction of goals means that there is
//! nothing new.
//! Deviations: the order is a theory, not clauses (`errata`, seed 000); values are numbers into one list of all values seen,
//! in as many bits as it takes; a thread stops where it shows something new, so nothing behind it is executed.

mod ask;
mod dependencies;
mod events;
mod objects;
mod sections;
mod threads;
mod values;

pub use threads::way_of;

use crate::events::Events;
use crate::graph::{Graph, ItemId, NodeId, ShapeId, Use, ValId};
use crate::order::{Node, Order};
use crate::tuning;
use fencepost_check::interp::Code;
use fencepost_check::layout::Tid;
use fencepost_check::objects::Objects;
use fencepost_check::Task;
use fencepost_solver::cadical::Cadical;
use fencepost_solver::circuit::{Circuit, Lit};
use fencepost_solver::encode::Encoder;
use fencepost_solver::order::{self as theory, Handle};
use fencepost_solver::sat::Stopper;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// Something that has not been seen yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// A decision goes this way.
    Direction(ItemId, u128),
    /// A function gets inputs that it never had: one of those behind the operands of this number.
    Input(ItemId, u32),
    /// Undefined bytes are read that never were.
    Undefined(ItemId, ValId),
    /// An access goes to an address that is no object's.
    BadAddress(ItemId),
    /// An object is used after its end.
    Late(ItemId),
    /// The same, and the thread goes on.
    Overtaken(ItemId),
    /// Nothing can go on.
    Deadlock,
}

/// A function with inputs.
pub type Application = (ShapeId, Vec<ValId>);

/// A goal: when it is reached.
#[derive(Clone, Copy, Debug)]
pub struct Goal {
    /// The literal.
    pub lit: Lit,
    /// What it is.
    pub wanted: Wanted,
}

/// Something that has its place in the order of memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// An event.
    Event(usize),
    /// An object ends: the thread and the item.
    End(Tid, ItemId),
}

/// The end of an object.
#[derive(Clone, Debug)]
struct End {
    item: ItemId,
    thread: Tid,
    pos: u32,
    executed: Lit,
    node: Node,
    /// The objects that may end, and when each does.
    objects: Vec<(usize, Lit)>,
}

/// The formula of a graph.
pub struct Formula<'g> {
    /// The graph; while the program runs it is lent to this thread.
    pub graph: Graph,
    code: &'g Code<'g>,
    /// All objects that were ever made.
    objects: Objects,
    /// The events.
    pub events: Events,
    circuit: Circuit,
    encoder: Encoder,
    /// The solver.
    pub solver: Cadical,
    handle: Option<Handle>,
    order: Order,
    /// When each event is executed.
    executed: Vec<Lit>,
    /// The node and place of each event.
    place: Vec<(Node, u32)>,
    /// Before each item: when the thread comes to it.
    guard: FxHashMap<ItemId, Lit>,
    /// When each edge of the graph is taken.
    goals: Vec<Goal>,
    codes: FxHashMap<ValId, u32>,
    width: u32,
    bits: Vec<Option<Vec<Lit>>>,
    unknown: FxHashMap<NodeId, Lit>,
    seq: u32,
    /// When each thread has started, and when it has ended and the process has not.
    started: BTreeMap<Tid, Lit>,
    ended: BTreeMap<Tid, Lit>,
    /// When the first thread has returned from `main`, and so ended the process.
    returned: Vec<Lit>,
    begin: BTreeMap<Tid, Node>,
    finish: BTreeMap<Tid, Node>,
    /// The node of a section that is one moment.
    closed: FxHashMap<ItemId, Node>,
    /// The nodes around a section that is not.
    open: FxHashMap<ItemId, (Node, Node)>,
    /// Threads that stand still: the thread, when, and the section in which.
    blocked: Vec<(Tid, Lit, Option<ItemId>)>,
    /// Whether a thread may wait in a section with an input, so that it cannot be said whether it stands still.
    pub unjudged: bool,
    /// Ends of objects.
    ends: Vec<End>,
    /// What joins give, to be said when all exits are known.
    results: Vec<(ItemId, NodeId, Use)>,
    /// What each event's path is guarded by.
    path: Vec<Lit>,
    /// Some thread yields, and runs in which one does are left out.
    pub yields: bool,
    /// The operands of which goals say that they are new.
    news: Vec<Vec<Use>>,
    /// For each function the nodes that apply it and the goals that they are behind.
    applied: FxHashMap<ShapeId, Vec<(NodeId, Lit)>>,
    /// How many of the learned pairs the formula knows.
    known: usize,
    /// The nodes behind what values depend on, as far as the walk has come.
    ready: FxHashMap<NodeId, Option<Node>>,
    /// For each store the nodes behind what its address and value depend on.
    made_of: FxHashMap<usize, Vec<Node>>,
    /// The thread that is walked along.
    walking: Tid,
    /// When each weak compare-exchange stores.
    weak: FxHashMap<ItemId, Lit>,
    /// Objects that other threads use may end.
    mortal: bool,
    /// When an event uses an object that has ended, where threads must be stopped there.
    late: FxHashMap<usize, Lit>,
    /// For loads, when they come after the ends of their objects and their threads go on.
    overtaken: FxHashMap<usize, Lit>,
    /// When an object is freed that has been freed before, likewise.
    again: FxHashMap<ItemId, Lit>,
    /// Threads go on behind what they never computed; see [`Beyond`].
    beyond: Beyond,
    /// For each event, when its thread has come past something that it never computed.
    passed: Vec<Lit>,
    /// The formula is too large to be solved.
    pub too_large: bool,
}

/// Whether threads go on behind what they never computed.
///
/// A run that shows something new is looked for up to there: what a thread would do with a new value nobody knows. Where
/// stores overtake earlier loads, though, the new value may be there because of a store that comes later in the same thread
/// and does not depend on it. So when there is nothing new otherwise, it is asked once more whether there is if threads
/// go on: what is not known counts as any value, loads behind it may read nothing, and decisions on it may go any way that
/// was seen, unless they are control flow, which later stores must wait for. That has more runs than the program. If nothing
/// is new even so, everything has been seen; if something is, a run must show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beyond {
    /// They stop.
    Stop,
    /// They go on. When the thread that is walked along has come past something new.
    GoOn(Lit),
}

impl<'g> Formula<'g> {
    /// Encodes a graph.
    pub fn new(
        mut graph: Graph,
        code: &'g Code<'g>,
        task: &Task<'_>,
        deadlock: bool,
        beyond: Beyond,
        stopper: Stopper,
    ) -> Formula<'g> {
        let (model, budget) = (task.model, &task.budget);
        let events = Events::new(&mut graph, code, tuning::CANDIDATES.of(budget), &stopper);
        let mut objects = Objects::default();
        for (_, a) in &events.objects {
            objects.allocate(a.clone());
        }
        let mut this = Formula {
            bits: vec![None; graph.nodes.len()],
            executed: vec![Lit::FALSE; events.events.len()],
            path: vec![Lit::FALSE; events.events.len()],
            place: vec![(0, 0); events.events.len()],
            passed: vec![Lit::FALSE; events.events.len()],
            beyond,
            code,
            objects,
            events,
            circuit: Circuit::new(),
            encoder: Encoder::new(),
            solver: Cadical::new(stopper.clone()),
            handle: None,
            order: Order::new(model.keep),
            guard: FxHashMap::default(),
            goals: Vec::new(),
            codes: FxHashMap::default(),
            width: 0,
            unknown: FxHashMap::default(),
            seq: 0,
            started: BTreeMap::new(),
            ended: BTreeMap::new(),
            returned: Vec::new(),
            begin: BTreeMap::new(),
            finish: BTreeMap::new(),
            closed: FxHashMap::default(),
            open: FxHashMap::default(),
            blocked: Vec::new(),
            unjudged: false,
            ends: Vec::new(),
            results: Vec::new(),
            yields: false,
            news: Vec::new(),
            applied: FxHashMap::default(),
            known: graph.learned.len(),
            ready: FxHashMap::default(),
            made_of: FxHashMap::default(),
            walking: 0,
            weak: FxHashMap::default(),
            mortal: false,
            late: FxHashMap::default(),
            overtaken: FxHashMap::default(),
            again: FxHashMap::default(),
            graph,
            too_large: false,
        };
        if this.events.too_large {
            this.too_large = true;
            return this;
        }
        this.number_values();
        this.mortal = this.has_ends();
        this.threads(model);
        this.lifetimes();
        this.sections();
        let dead = if deadlock { this.deadlock() } else { Lit::FALSE };
        if dead != Lit::FALSE {
            this.goals.push(Goal { lit: dead, wanted: Wanted::Deadlock });
        }
        let nodes = tuning::NODES.of(budget) as Node;
        this.too_large = this.order.nodes > nodes || stopper.stopped();
        if !this.too_large {
            let problem = this.problem(&stopper);
            let grid = theory::Grid::UpTo(tuning::GRID.of(budget));
            let options = theory::Options { dense_up_to: nodes, grid, ..theory::Options::default() };
            this.handle = Some(theory::attach(problem, &mut this.solver, options));
        }
        this
    }

    fn clause(&mut self, lits: &[Lit]) {
        self.encoder.clause(&self.circuit, &mut self.solver, lits);
    }
}
