//! `--graph FILE`: a run as a graph, for Graphviz (`.dot`) or laid out as a picture (`.svg`).
//!
//! Source: the execution graphs of the axiomatic models (`docs/memory-models.md`): a column for each thread, its events from top
//! to bottom in program order, and edges for program order, reads-from, coherence and from-read.
//! Guarantee: every event that a step shows is a node, the events of one library call are one node, and a violation is a node
//! behind the last event of its thread. The graph of an exploration is made of the same parts.
//! Misses: accesses that only one thread sees; of coherence and from-read only neighbours.

pub mod dot;
mod layout;
pub mod svg;

use crate::relations::relations;
use crate::source::Sources;
use crate::steps::{shown, standing_for, steps, steps_of_run, thread_function, Step, StepKind};
use fencepost_check::trace::{Trace, TraceKind};
use std::collections::{BTreeSet, HashMap};

/// A graph.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Graph {
    /// What it is about.
    pub title: String,
    /// The columns, from left to right.
    pub columns: Vec<String>,
    /// The nodes; those of a column stand in the order from top to bottom.
    pub nodes: Vec<Node>,
    /// The edges.
    pub edges: Vec<Edge>,
    /// What stands below.
    pub notes: Vec<String>,
}

/// A node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Its column.
    pub column: usize,
    /// Its text.
    pub lines: Vec<String>,
    /// What kind of node it is.
    pub kind: NodeKind,
}

/// What kind of node it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NodeKind {
    /// An event.
    Event,
    /// A thread that stands still.
    Blocked,
    /// The violation.
    Violation,
}

/// An edge.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Edge {
    /// The node that it leaves.
    pub from: usize,
    /// The node that it enters.
    pub to: usize,
    /// What it means.
    pub kind: EdgeKind,
    /// When it is taken, if it depends on something.
    pub label: Option<String>,
}

/// What an edge means.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum EdgeKind {
    /// Program order.
    Program,
    /// One way of a decision.
    Way,
    /// A thread is started or joined.
    Thread,
    /// Reads-from.
    Rf,
    /// Coherence.
    Co,
    /// From-read.
    Fr,
}

impl EdgeKind {
    /// All kinds.
    pub const ALL: [EdgeKind; 6] =
        [EdgeKind::Program, EdgeKind::Way, EdgeKind::Thread, EdgeKind::Rf, EdgeKind::Co, EdgeKind::Fr];

    /// A short name, also the one of its style.
    pub fn name(self) -> &'static str {
        match self {
            EdgeKind::Program => "po",
            EdgeKind::Way => "way",
            EdgeKind::Thread => "thread",
            EdgeKind::Rf => "rf",
            EdgeKind::Co => "co",
            EdgeKind::Fr => "fr",
        }
    }

    /// Whether its name stands at the edge.
    fn is_named(self) -> bool {
        match self {
            EdgeKind::Rf | EdgeKind::Co | EdgeKind::Fr => true,
            EdgeKind::Program | EdgeKind::Way | EdgeKind::Thread => false,
        }
    }

    /// The colour on white.
    fn colour(self) -> &'static str {
        match self {
            EdgeKind::Program => "#57606a",
            EdgeKind::Way => "#0550ae",
            EdgeKind::Thread => "#8c959f",
            EdgeKind::Rf => "#1a7f37",
            EdgeKind::Co => "#0969da",
            EdgeKind::Fr => "#bc4c00",
        }
    }
}

impl Edge {
    /// What stands at the edge.
    fn text(&self) -> Option<String> {
        self.label.clone().or_else(|| self.kind.is_named().then(|| self.kind.name().to_string()))
    }
}

/// The graph of a run.
pub fn of_trace(trace: &Trace, title: &str, sources: &mut Sources) -> Graph {
    let steps = if trace.has_finding() { steps(trace, sources) } else { steps_of_run(trace, sources) };
    let mut graph = Graph { title: title.to_string(), ..Graph::default() };
    let numbers = 0..trace.threads.len();
    graph.columns = numbers.map(|i| format!("thread {i}: {}", thread_function(trace, i))).collect();
    // An effect is part of its event.
    let mut nodes: HashMap<u32, usize> = HashMap::new();
    for step in steps.iter().filter(|s| s.kind != StepKind::Effect) {
        nodes.extend(step.event.map(|event| (event, graph.nodes.len())));
        graph.nodes.push(node(step));
    }
    let mut edges = program_order(&graph.nodes, trace.threads.len());
    edges.extend(threads(trace, &graph.nodes, &nodes));
    edges.extend(accesses(trace, &nodes));
    graph.edges = edges.into_iter().collect();
    graph
}

fn node(step: &Step) -> Node {
    let kind = match step.kind {
        StepKind::Issue | StepKind::Effect => NodeKind::Event,
        StepKind::Blocked => NodeKind::Blocked,
        StepKind::Violation => NodeKind::Violation,
    };
    let place = if step.line > 0 { format!("{}: ", step.line) } else { String::new() };
    Node { column: step.thread as usize, lines: vec![format!("{place}{}", step.text)], kind }
}

fn edge(from: usize, to: usize, kind: EdgeKind) -> Edge {
    Edge { from, to, kind, label: None }
}

fn program_order(nodes: &[Node], columns: usize) -> BTreeSet<Edge> {
    let mut last: Vec<Option<usize>> = vec![None; columns];
    let mut edges = BTreeSet::new();
    for (i, node) in nodes.iter().enumerate() {
        if let Some(last) = last.get_mut(node.column) {
            edges.extend(last.replace(i).map(|from| edge(from, i, EdgeKind::Program)));
        }
    }
    edges
}

/// From where a thread is started to its first node, and from its last one to where it is joined.
fn threads(trace: &Trace, nodes: &[Node], of_event: &HashMap<u32, usize>) -> Vec<Edge> {
    let mut edges = Vec::new();
    for (i, event) in trace.events.iter().enumerate() {
        let Some(&here) = of_event.get(&(i as u32)) else { continue };
        let mut own = nodes.iter().enumerate().filter(|(_, n)| n.column as u64 == event.addr).map(|(k, _)| k);
        match event.kind {
            TraceKind::ThreadStart => edges.extend(own.next().map(|first| edge(here, first, EdgeKind::Thread))),
            TraceKind::ThreadJoin => edges.extend(own.next_back().map(|last| edge(last, here, EdgeKind::Thread))),
            TraceKind::Load
            | TraceKind::Store
            | TraceKind::Rmw
            | TraceKind::CmpXchg
            | TraceKind::CmpXchgFailed
            | TraceKind::Fence
            | TraceKind::AtomicBegin
            | TraceKind::AtomicEnd
            | TraceKind::Free
            | TraceKind::End
            | TraceKind::Nondet
            | TraceKind::Answer
            | TraceKind::Exit => {}
        }
    }
    edges
}

fn accesses(trace: &Trace, of_event: &HashMap<u32, usize>) -> BTreeSet<Edge> {
    let relations = relations(trace);
    let (leader, shown) = (standing_for(trace), shown(trace));
    let mut edges = BTreeSet::new();
    let lists = [(&relations.rf, EdgeKind::Rf), (&relations.co, EdgeKind::Co), (&relations.fr, EdgeKind::Fr)];
    for (list, kind) in lists {
        for &(a, b) in list.iter().filter(|(a, b)| shown[*a as usize] && shown[*b as usize]) {
            let library = trace.events[a as usize].library.is_some() && trace.events[b as usize].library.is_some();
            let node = |e: u32| of_event.get(&leader[e as usize]).copied();
            if let (Some(from), Some(to)) = (node(a), node(b)) {
                // How the words of locks follow each other says no more than reads-from does.
                if from != to && !(library && kind != EdgeKind::Rf) {
                    edges.insert(edge(from, to, kind));
                }
            }
        }
    }
    edges
}
