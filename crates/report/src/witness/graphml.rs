//! Violation witnesses in GraphML.
//!
//! Source: SV-COMP's format 1.0: an automaton whose edges carry source lines, with `threadId` and `createThread` for threads.
//! The first edge creates and enters the first thread; behind an edge that creates a thread comes one that enters its function.
//! Guarantee and misses: those of [`super`]. The automaton is one path; of a race only the last access is its end. Of several
//! files the format names the first one as the program.

use super::stamp::time;
use super::{Passed, Path, Task, Waypoint};
use crate::xml::{attribute, escape};

/// The keys: name, type, what they are for, and the default.
const KEYS: [(&str, &str, &str, Option<&str>); 18] = [
    ("witness-type", "string", "graph", None),
    ("sourcecodelang", "string", "graph", None),
    ("producer", "string", "graph", None),
    ("specification", "string", "graph", None),
    ("programfile", "string", "graph", None),
    ("programhash", "string", "graph", None),
    ("architecture", "string", "graph", None),
    ("creationtime", "string", "graph", None),
    ("entry", "boolean", "node", Some("false")),
    ("violation", "boolean", "node", Some("false")),
    ("originfile", "string", "edge", None),
    ("startline", "int", "edge", None),
    ("assumption", "string", "edge", None),
    ("assumption.resultfunction", "string", "edge", None),
    ("enterFunction", "string", "edge", None),
    ("threadId", "string", "edge", None),
    ("createThread", "string", "edge", None),
    ("memorymodel", "string", "graph", None),
];

/// The witness of a run as a document.
pub fn document(path: &Path, task: &Task, specification: &str, model: &str, first: &str) -> String {
    let mut out = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n\
         <graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n",
    );
    KEYS.iter().for_each(|key| out.push_str(&declared(key)));
    out.push_str("  <graph edgedefault=\"directed\">\n");
    for (key, value) in graph_data(task, specification, model) {
        out.push_str(&data(4, key, &value));
    }
    let edges = edges(path, first);
    for node in 0..=edges.len() {
        out.push_str(&state(node, edges.len()));
    }
    for (i, edge) in edges.iter().enumerate() {
        out.push_str(&format!("    <edge source=\"N{i}\" target=\"N{}\">\n", i + 1));
        edge.iter().for_each(|(key, value)| out.push_str(&data(6, key, value)));
        out.push_str("    </edge>\n");
    }
    out.push_str("  </graph>\n</graphml>\n");
    out
}

fn declared((name, kind, target, default): &(&str, &str, &str, Option<&str>)) -> String {
    let head = format!("  <key id=\"{name}\" attr.name=\"{name}\" attr.type=\"{kind}\" for=\"{target}\"");
    match default {
        Some(value) => format!("{head}>\n    <default>{value}</default>\n  </key>\n"),
        None => format!("{head}/>\n"),
    }
}

fn graph_data(task: &Task, specification: &str, model: &str) -> Vec<(&'static str, String)> {
    let file = task.files.first();
    vec![
        ("witness-type", "violation_witness".to_string()),
        ("sourcecodelang", "C".to_string()),
        ("producer", format!("fencepost {}", env!("CARGO_PKG_VERSION"))),
        ("specification", specification.to_string()),
        ("programfile", file.map_or_else(String::new, |f| f.name.clone())),
        ("programhash", file.map_or_else(String::new, |f| f.hash.clone())),
        ("architecture", if task.pointer_bits == 32 { "32bit" } else { "64bit" }.to_string()),
        ("creationtime", time(task.created)),
        ("memorymodel", model.to_string()),
    ]
}

fn data(indent: usize, key: &str, value: &str) -> String {
    format!("{}<data key=\"{}\">{}</data>\n", " ".repeat(indent), attribute(key), escape(value))
}

fn state(node: usize, last: usize) -> String {
    let mark = match node {
        0 => data(6, "entry", "true"),
        _ if node == last => data(6, "violation", "true"),
        _ => return format!("    <node id=\"N{node}\"/>\n"),
    };
    format!("    <node id=\"N{node}\">\n{mark}    </node>\n")
}

type Edge = Vec<(&'static str, String)>;

fn edges(path: &Path, first: &str) -> Vec<Edge> {
    let mut edges: Vec<Edge> = vec![vec![
        ("enterFunction", first.to_string()),
        ("threadId", "0".to_string()),
        ("createThread", "0".to_string()),
    ]];
    let waypoints: Vec<&Waypoint> = path.segments.iter().flatten().collect();
    for (i, waypoint) in waypoints.iter().enumerate() {
        let place_of = |w: &Waypoint| (w.thread, w.file.clone(), w.line);
        let mut edge = place(waypoint);
        match &waypoint.kind {
            Passed::Start { thread, function } => {
                edge.push(("createThread", thread.to_string()));
                edges.push(edge);
                edges.push(vec![("enterFunction", function.clone()), ("threadId", thread.to_string())]);
            }
            Passed::Input { function, value } => {
                edge.push(("assumption", format!("\\result == {value};")));
                edge.push(("assumption.resultfunction", function.clone()));
                edges.push(edge);
            }
            // An edge is about a line, so the call behind it says the same.
            Passed::Statement if waypoints.get(i + 1).is_some_and(|next| place_of(next) == place_of(waypoint)) => {}
            Passed::Statement | Passed::Target => edges.push(edge),
        }
    }
    edges
}

fn place(waypoint: &Waypoint) -> Edge {
    let mut edge = vec![("originfile", waypoint.file.clone()), ("startline", waypoint.line.to_string())];
    edge.extend(waypoint.thread.map(|thread| ("threadId", thread.to_string())));
    edge
}
