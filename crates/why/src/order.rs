//! Whether a model allows a run: an order for it, or that there is none.
//!
//! Source: `fencepost_check::replay::constraints` says what is asked of an order; the order theory of `fencepost_solver` answers.
//! Moments are nodes, the accesses of an atomic section share one. Where a load takes its value from is the solver's choice, among
//! the stores that wrote the value. A load that reads a store of its own thread passes on what the store depends on: the value
//! of a load, as far as one node needs it, is a node of its own, behind the load, and behind the values that its source needs.
//!
//! Guarantee: an order satisfies the problem by an independent check, and for a program as it is replay has accepted the run
//! with it. That there is no order is the solver's word.
//! Misses: runs of more than [`MOST`] accesses are not asked about, and runs that use memory again only if replay can say yes.

use fencepost_check::replay::constraints::{constraints, Constraints};
use fencepost_check::replay::replay;
use fencepost_check::trace::OrderItem;
use fencepost_check::Trace;
use fencepost_ir::Program;
use fencepost_models::Model;
use fencepost_solver::cadical::Cadical;
use fencepost_solver::order::{attach, verify, Node, Options, Problem, StoreId};
use fencepost_solver::sat::{Answer, Sat, SatLit, Stopper};
use std::collections::{BTreeMap, HashMap};

/// Longer runs are not asked about.
pub const MOST: usize = 2_000;

/// What a model says about a run.
#[derive(Clone, PartialEq, Debug)]
pub enum Standing {
    /// It allows the run; the trace has an order that shows it.
    Allowed(Box<Trace>),
    /// It does not.
    Forbidden,
    /// Not known, and why.
    Unknown(String),
}

/// Whether a program can run like this under a model: the same events, reading and writing the same.
pub fn standing(program: &Program, model: &'static Model, trace: &Trace, stopper: &Stopper) -> Standing {
    match with_fences(program, model, trace, stopper) {
        Standing::Allowed(found) => match replay(program, model, &found) {
            Ok(()) => Standing::Allowed(found),
            Err(why) => Standing::Unknown(format!("the order that was found does not replay: {why}")),
        },
        other @ (Standing::Forbidden | Standing::Unknown(_)) => other,
    }
}

/// The same for a program that may have further fences and stronger orders than the one that the trace is of. The trace of
/// [`Standing::Allowed`] has the new order, and not the fences.
pub fn with_fences(program: &Program, model: &'static Model, trace: &Trace, stopper: &Stopper) -> Standing {
    if trace.order.len() > MOST {
        return Standing::Unknown(format!("the run has more than {MOST} accesses"));
    }
    let asked = match constraints(program, model, trace) {
        Ok(asked) => asked,
        Err(why) => return Standing::Unknown(why),
    };
    let mut solver = Cadical::new(stopper.clone());
    let encoded = Encoder::encode(&asked, &mut solver);
    let problem = encoded.problem.clone();
    let handle = attach(encoded.problem, &mut solver, Options::default());
    match solver.solve(&[]) {
        Answer::Stopped => Standing::Unknown("out of time".to_string()),
        Answer::Unsat if asked.reused => Standing::Unknown("the run uses memory again".to_string()),
        Answer::Unsat => Standing::Forbidden,
        Answer::Sat => {
            let order = handle.order();
            if let Err(why) = verify::check(&problem, |lit| solver.value(lit), &order) {
                return Standing::Unknown(format!("the order theory is wrong: {why}"));
            }
            let chosen = |lit: SatLit| solver.value(lit);
            Standing::Allowed(Box::new(reordered(trace, &asked, &encoded.nodes, &order, &encoded.reads, chosen)))
        }
    }
}

/// For each load and store of a problem, the literal that says that the load reads the store; no store is the initial state.
type Reads = Vec<(u32, Option<u32>, SatLit)>;

struct Encoded {
    problem: Problem,
    /// The node of each moment.
    nodes: Vec<Node>,
    reads: Reads,
}

struct Encoder<'a> {
    asked: &'a Constraints,
    problem: Problem,
    nodes: Vec<Node>,
    reads: Reads,
    /// The nodes for the value of a load as far as a node needs it.
    values: HashMap<(u32, Node), Node>,
    /// For each load, the stores of its own thread that it may read.
    forwards: BTreeMap<u32, Vec<(u32, SatLit)>>,
}

impl Encoder<'_> {
    fn encode(asked: &Constraints, solver: &mut Cadical) -> Encoded {
        let mut problem = Problem::default();
        let mut nodes: Vec<Option<Node>> = vec![None; asked.moments];
        for section in &asked.sections {
            let node = problem.node();
            section.iter().for_each(|moment| nodes[*moment as usize] = Some(node));
        }
        let nodes = nodes.into_iter().map(|node| node.unwrap_or_else(|| problem.node())).collect();
        let (reads, values, forwards) = (Vec::new(), HashMap::new(), BTreeMap::new());
        let mut encoder = Encoder { asked, problem, nodes, reads, values, forwards };
        encoder.kept();
        encoder.loads(solver);
        encoder.needs();
        Encoded { problem: encoder.problem, nodes: encoder.nodes, reads: encoder.reads }
    }

    fn node(&self, moment: u32) -> Node {
        self.nodes[moment as usize]
    }

    fn kept(&mut self) {
        for (a, b) in &self.asked.kept {
            let (a, b) = (self.node(*a), self.node(*b));
            if a != b {
                self.problem.edge(a, b);
            }
        }
    }

    fn loads(&mut self, solver: &mut Cadical) {
        let always = solver.new_var();
        solver.clause(&[always]);
        let initial = self.problem.store(Node::INITIAL, 0);
        let mut stores: BTreeMap<u32, StoreId> = BTreeMap::new();
        for bytes in &self.asked.loads {
            let write = bytes.write.map(|w| (self.node(w), always));
            let load = self.problem.load(self.node(bytes.load), bytes.load + 1, write);
            let mut some = Vec::new();
            for source in &bytes.stores {
                let store = match source.store {
                    None => initial,
                    Some(s) => {
                        let node = self.node(s);
                        *stores.entry(s).or_insert_with(|| self.problem.store(node, s + 1))
                    }
                };
                let reads = if source.fits { solver.new_var() } else { !always };
                self.problem.candidate(load, store, source.own, always, reads);
                if source.fits {
                    some.push(reads);
                    self.reads.push((bytes.load, source.store, reads));
                    if let (true, Some(s)) = (source.own, source.store) {
                        self.forwards.entry(bytes.load).or_default().push((s, reads));
                    }
                }
            }
            solver.clause(&some);
        }
    }

    fn needs(&mut self) {
        for (load, access) in &self.asked.needs {
            let by = self.node(*access);
            let value = self.value(*load, by);
            self.problem.edge(value, by);
        }
    }

    /// The node of a load's value, as far as a node needs it. What is on that node itself is in order there.
    fn value(&mut self, load: u32, by: Node) -> Node {
        if let Some(known) = self.values.get(&(load, by)) {
            return *known;
        }
        let value = self.problem.node();
        self.values.insert((load, by), value);
        if self.node(load) != by {
            self.problem.edge(self.node(load), value);
        }
        for (store, reads) in self.forwards.get(&load).cloned().unwrap_or_default() {
            for on in self.asked.stored_on.get(&store).cloned().unwrap_or_default() {
                let other = self.value(on, by);
                self.problem.edge_if(reads, other, value);
            }
        }
        value
    }
}

/// The run with another order, and the sources that the solver has chosen.
fn reordered(
    trace: &Trace,
    asked: &Constraints,
    nodes: &[Node],
    order: &[Node],
    reads: &Reads,
    chosen: impl Fn(SatLit) -> bool,
) -> Trace {
    let mut on: BTreeMap<u32, Vec<OrderItem>> = BTreeMap::new();
    for (access, node) in asked.accesses.iter().zip(nodes) {
        on.entry(node.0).or_default().push(*access);
    }
    let mut out = trace.clone();
    out.order = order.iter().flat_map(|node| on.remove(&node.0).unwrap_or_default()).collect();
    for (load, ..) in reads {
        out.events[asked.accesses[*load as usize].event as usize].reads_from.clear();
    }
    for (load, store, _) in reads.iter().filter(|(_, _, lit)| chosen(*lit)) {
        let from = store.map(|s| asked.accesses[s as usize].event);
        let sources = &mut out.events[asked.accesses[*load as usize].event as usize].reads_from;
        if !sources.contains(&from) {
            sources.push(from);
        }
    }
    out
}
