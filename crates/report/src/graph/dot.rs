//! A graph in the language of Graphviz.
//!
//! Guarantee: whatever the texts are, the file stays well-formed: names of nodes are numbers, texts are quoted. Edges that are not
//! program order do not take part in the layout, so that columns stay columns.

use super::{EdgeKind, Graph, NodeKind};

/// A graph for Graphviz.
pub fn render(graph: &Graph) -> String {
    let mut out = String::from("digraph run {\n  node [shape=box, fontname=\"monospace\"];\n");
    if !graph.title.is_empty() {
        out.push_str(&format!("  label={};\n  labelloc=t;\n", quoted(&graph.title)));
    }
    for (column, name) in graph.columns.iter().enumerate() {
        out.push_str(&format!("  subgraph cluster_{column} {{\n    label={};\n", quoted(name)));
        for (i, node) in graph.nodes.iter().enumerate().filter(|(_, n)| n.column == column) {
            let more = match node.kind {
                NodeKind::Event => "",
                NodeKind::Blocked => ", style=dashed",
                NodeKind::Violation => ", color=\"#cf222e\", fontcolor=\"#cf222e\", penwidth=2",
            };
            out.push_str(&format!("    n{i} [label={}{more}];\n", quoted(&node.lines.join("\n"))));
        }
        out.push_str("  }\n");
    }
    for edge in &graph.edges {
        let style = match edge.kind {
            EdgeKind::Program => "",
            EdgeKind::Way => ", style=dashed",
            EdgeKind::Thread => ", style=dotted",
            EdgeKind::Rf | EdgeKind::Co | EdgeKind::Fr => ", constraint=false",
        };
        let label = edge.text().map_or_else(String::new, |text| {
            format!(", label={}, fontcolor=\"{}\"", quoted(&text), edge.kind.colour())
        });
        out.push_str(&format!("  n{} -> n{} [color=\"{}\"{style}{label}];\n", edge.from, edge.to, edge.kind.colour()));
    }
    for (i, note) in graph.notes.iter().enumerate() {
        out.push_str(&format!("  note{i} [shape=plaintext, label={}];\n", quoted(note)));
    }
    out.push_str("}\n");
    out
}

/// A text in quotation marks. Graphviz reads `\` as the beginning of an escape, and does not take control characters.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            c if c.is_control() => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_quoted() {
        assert_eq!(quoted("a\"b\\\nc\u{1}"), "\"a\\\"b\\\\\\nc\u{fffd}\"");
    }
}
