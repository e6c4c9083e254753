//! Violation witnesses in YAML.
//!
//! Source: SV-COMP's format 2.x, entries of type `violation_sequence`: segments of waypoints. Version 2.2 adds `thread_id`, which
//! is written when the run has several threads: 0 is the first thread, and k the one that the k-th `function_enter` starts.
//! Guarantee and misses: those of [`super`]. A statement is an `assumption` of `1`: the run passes it, nothing more is said.
//! The version is 2.2 where there are thread ids, else 2.1: since then, what a call returned is an expression of extended C, and
//! readers of concurrent programs know no older form.

use super::stamp::{time, uuid};
use super::{Passed, Path, Task, Waypoint};
use serde_json::{Map, Value};

/// A value of YAML, with the keys in the order to write them.
#[derive(Clone, PartialEq, Debug)]
pub enum Node {
    /// A text; always written in quotes.
    Text(String),
    /// A number.
    Number(u32),
    /// A list.
    List(Vec<Node>),
    /// A mapping.
    Map(Vec<(String, Node)>),
}

fn text(value: impl Into<String>) -> Node {
    Node::Text(value.into())
}

fn map<const N: usize>(pairs: [(&str, Node); N]) -> Node {
    Node::Map(pairs.into_iter().map(|(key, value)| (key.to_string(), value)).collect())
}

/// The witness of a run as a document: a list with one entry.
pub fn document(path: &Path, task: &Task, specification: &str, model: &str) -> Node {
    let threads = path.segments.iter().flatten().any(|w| matches!(w.kind, Passed::Start { .. }));
    let content: Vec<Node> = path
        .segments
        .iter()
        .map(|segment| {
            let waypoints = segment.iter().map(|w| map([("waypoint", waypoint(w, threads))]));
            map([("segment", Node::List(waypoints.collect()))])
        })
        .collect();
    let created = time(task.created);
    let id = uuid(&format!("{created} {model} {specification} {path:?} {:?}", task.files));
    let producer = map([
        ("name", text("fencepost")),
        ("version", text(env!("CARGO_PKG_VERSION"))),
        ("configuration", text(format!("memory model {model}, engine {}", task.engine))),
    ]);
    let metadata = map([
        ("format_version", text(if threads { "2.2" } else { "2.1" })),
        ("uuid", text(id)),
        ("creation_time", text(created)),
        ("producer", producer),
        ("task", described(task, specification)),
    ]);
    Node::List(vec![map([
        ("entry_type", text("violation_sequence")),
        ("metadata", metadata),
        ("content", Node::List(content)),
    ])])
}

fn described(task: &Task, specification: &str) -> Node {
    let names = task.files.iter().map(|f| text(&f.name)).collect();
    let hashes = task.files.iter().map(|f| (f.name.clone(), text(&f.hash))).collect();
    map([
        ("input_files", Node::List(names)),
        ("input_file_hashes", Node::Map(hashes)),
        ("specification", text(specification)),
        ("data_model", text(if task.pointer_bits == 32 { "ILP32" } else { "LP64" })),
        ("language", text("C")),
    ])
}

fn waypoint(w: &Waypoint, threads: bool) -> Node {
    let constraint = |value: String, format: &str| Some(map([("value", text(value)), ("format", text(format))]));
    let (kind, constraint) = match &w.kind {
        Passed::Start { .. } => ("function_enter", None),
        Passed::Input { value, .. } => {
            ("function_return", constraint(format!("\\result == {value}"), "ext_c_expression"))
        }
        Passed::Statement => ("assumption", constraint("1".to_string(), "c_expression")),
        Passed::Target => ("target", None),
    };
    let mut pairs = vec![("type".to_string(), text(kind)), ("action".to_string(), text("follow"))];
    if let Some(thread) = w.thread.filter(|_| threads) {
        pairs.push(("thread_id".to_string(), Node::Number(thread)));
    }
    pairs.extend(constraint.map(|c| ("constraint".to_string(), c)));
    let mut location = vec![("file_name".to_string(), text(&w.file)), ("line".to_string(), Node::Number(w.line))];
    location.extend(w.column.map(|column| ("column".to_string(), Node::Number(column))));
    location.push(("function".to_string(), text(&w.function)));
    pairs.push(("location".to_string(), Node::Map(location)));
    Node::Map(pairs)
}

impl Node {
    /// The value as YAML, ending with a newline.
    pub fn write(&self) -> String {
        let mut out = String::new();
        self.block(0, &mut out);
        out
    }

    /// The value as JSON, for schemas.
    pub fn json(&self) -> Value {
        match self {
            Node::Text(text) => Value::from(text.as_str()),
            Node::Number(n) => Value::from(*n),
            Node::List(items) => items.iter().map(Node::json).collect(),
            Node::Map(pairs) => Value::Object(pairs.iter().map(|(k, v)| (k.clone(), v.json())).collect::<Map<_, _>>()),
        }
    }

    /// Writes the lines of a list or mapping. The first line continues one that is indented already.
    fn block(&self, indent: usize, out: &mut String) {
        let blanks = " ".repeat(indent);
        match self {
            Node::Text(_) | Node::Number(_) => out.push_str(&format!("{}\n", self.scalar())),
            Node::List(items) => {
                for (i, item) in items.iter().enumerate() {
                    out.push_str(if i == 0 { "" } else { &blanks });
                    out.push_str("- ");
                    item.block(indent + 2, out);
                }
            }
            Node::Map(pairs) => {
                for (i, (key, value)) in pairs.iter().enumerate() {
                    out.push_str(if i == 0 { "" } else { &blanks });
                    out.push_str(&format!("{}:", key_text(key)));
                    match value {
                        Node::Text(_) | Node::Number(_) => out.push_str(&format!(" {}\n", value.scalar())),
                        Node::List(_) | Node::Map(_) => {
                            out.push_str(&format!("\n{blanks}  "));
                            value.block(indent + 2, out);
                        }
                    }
                }
            }
        }
    }

    fn scalar(&self) -> String {
        match self {
            // A text of JSON is a text of YAML.
            Node::Text(text) => crate::json::line(text),
            Node::Number(n) => n.to_string(),
            Node::List(_) | Node::Map(_) => String::new(),
        }
    }
}

fn key_text(key: &str) -> String {
    let plain = !key.is_empty() && key.chars().all(|c| c.is_ascii_lowercase() || c == '_');
    if plain {
        key.to_string()
    } else {
        crate::json::line(&key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_indented_and_texts_quoted() {
        let node = Node::List(vec![map([
            ("a", text("x: \"y\"\n# no")),
            ("b", Node::List(vec![Node::Number(1), map([("c", Node::Number(2)), ("d e", text("\\result"))])])),
        ])]);
        let expected = "- a: \"x: \\\"y\\\"\\n# no\"\n  b:\n    - 1\n    - c: 2\n      \"d e\": \"\\\\result\"\n";
        assert_eq!(node.write(), expected);
    }
}
