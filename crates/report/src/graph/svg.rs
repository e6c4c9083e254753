//! A graph as a picture: SVG, laid out by ourselves.
//!
//! Guarantee: a well-formed document of XML whatever the texts are; every node is a group with an id and a title that holds its
//! whole text, and every edge a path whose class is its kind. The picture follows the reader's choice of light or dark.
//! Misses: widths of letters are estimated; a text with wide letters may leave its box.

use super::layout::{cut, Frame, Layout, HEAD, LINE, MARGIN, PAD};
use super::{Edge, EdgeKind, Graph, NodeKind};
use crate::xml::{attribute, escape};

/// Where the picture is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// In a file of its own, with its own colours.
    File,
    /// In a page, with the colours of that page.
    Page,
}

const COLOURS: &str = "
  svg { --paper: #ffffff; --ink: #1f2328; --soft: #57606a; --line: #d0d7de; --box: #f6f8fa; --bad: #cf222e;
    --rf: #1a7f37; --co: #0969da; --fr: #bc4c00; --way: #0550ae; }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #0d1117; --ink: #e6edf3; --soft: #9da7b1; --line: #30363d; --box: #161b22; --bad: #ff7b72;
      --rf: #56d364; --co: #79c0ff; --fr: #ffa657; --way: #a5d6ff; }
  }";

const STYLE: &str = "
  .fp-graph { font: 12px ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; }
  .fp-graph text { fill: var(--ink); }
  .fp-graph .paper { fill: var(--paper); }
  .fp-graph .column { fill: none; stroke: var(--line); }
  .fp-graph .head { fill: var(--soft); font-weight: 600; }
  .fp-graph .title { font-weight: 600; font-size: 14px; }
  .fp-graph .note { fill: var(--soft); }
  .fp-graph .node rect { fill: var(--box); stroke: var(--soft); }
  .fp-graph .violation rect { stroke: var(--bad); stroke-width: 2; }
  .fp-graph .violation text { fill: var(--bad); font-weight: 600; }
  .fp-graph .blocked rect { stroke-dasharray: 4 3; }
  .fp-graph path { fill: none; stroke: var(--soft); stroke-width: 1.4; }
  .fp-graph path.thread { stroke-dasharray: 2 4; }
  .fp-graph path.way { stroke-dasharray: 6 4; }
  .fp-graph .tip { stroke: none; fill: var(--soft); }
  .fp-graph .edge text { font-size: 11px; paint-order: stroke; stroke: var(--paper); stroke-width: 4px; text-anchor: middle; }";

/// A graph as a document of its own, or as a part of a page.
pub fn render(graph: &Graph, theme: Theme) -> String {
    let top = if graph.title.is_empty() { MARGIN } else { MARGIN + 26.0 };
    let layout = Layout::new(graph, top);
    let legend = layout.height + LINE;
    let notes = graph.notes.len() as f64 * LINE;
    let height = legend + LINE + notes;
    let note_width = graph.notes.iter().map(|n| cut(n).chars().count()).max().unwrap_or(0) as f64 * 7.3 + 2.0 * MARGIN;
    let width = layout.width.max(note_width).max(graph.title.chars().count() as f64 * 8.6 + 2.0 * MARGIN).max(420.0);
    let mut out = match theme {
        Theme::File => "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".to_string(),
        Theme::Page => String::new(),
    };
    out.push_str(&format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"fp-graph\" role=\"img\" width=\"{width:.0}\" \
         height=\"{height:.0}\" viewBox=\"0 0 {width:.0} {height:.0}\">\n<title>{}</title>\n",
        escape(if graph.title.is_empty() { "graph" } else { &graph.title })
    ));
    let colours = if theme == Theme::File { COLOURS } else { "" };
    out.push_str(&format!("<style>{colours}{STYLE}{}\n</style>\n", kinds()));
    out.push_str("<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n");
    if !graph.title.is_empty() {
        out.push_str(&text("title", MARGIN, MARGIN + 8.0, &graph.title));
    }
    for (name, frame) in graph.columns.iter().zip(&layout.columns) {
        let Frame { x, y, w, h } = *frame;
        out.push_str(&rect("column", Frame { x: x - 12.0, y: y - 4.0, w: w + 24.0, h }, 10.0));
        out.push_str(&text("head", x, y + HEAD / 2.0 - 2.0, name));
    }
    graph.edges.iter().for_each(|e| out.push_str(&edge(e, &layout)));
    for (i, node) in graph.nodes.iter().enumerate() {
        let kind = match node.kind {
            NodeKind::Event => "node",
            NodeKind::Blocked => "node blocked",
            NodeKind::Violation => "node violation",
        };
        out.push_str(&format!("<g class=\"{kind}\" id=\"n{i}\"><title>{}</title>", escape(&node.lines.join("\n"))));
        let frame = layout.nodes[i];
        out.push_str(&rect("box", frame, 5.0));
        for (k, line) in node.lines.iter().enumerate() {
            out.push_str(&text("line", frame.x + PAD, frame.y + PAD + 10.0 + k as f64 * LINE, &cut(line)));
        }
        out.push_str("</g>\n");
    }
    out.push_str(&legend_of(graph, legend));
    for (i, note) in graph.notes.iter().enumerate() {
        out.push_str(&text("note", MARGIN, legend + LINE * (i as f64 + 1.2), &cut(note)));
    }
    out.push_str("</svg>\n");
    out
}

/// The colours of the kinds of edges that have one.
fn kinds() -> String {
    let coloured = [EdgeKind::Rf, EdgeKind::Co, EdgeKind::Fr, EdgeKind::Way].map(EdgeKind::name);
    let style = |k: &str| {
        format!(
            "\n  .fp-graph path.{k} {{ stroke: var(--{k}); }} .fp-graph .{k} .tip, .fp-graph .{k} text {{ fill: var(--{k}); }}"
        )
    };
    coloured.map(style).concat()
}

fn text(class: &str, x: f64, y: f64, what: &str) -> String {
    format!("<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" xml:space=\"preserve\">{}</text>\n", escape(what))
}

fn rect(class: &str, frame: Frame, radius: f64) -> String {
    let Frame { x, y, w, h } = frame;
    format!("<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{w:.1}\" height=\"{h:.1}\" rx=\"{radius}\"/>")
}

/// What the arrows mean, of those that are there.
fn legend_of(graph: &Graph, y: f64) -> String {
    let meaning = |kind| match kind {
        EdgeKind::Program => "po: program order",
        EdgeKind::Way => "a decision's way",
        EdgeKind::Thread => "a thread is started or joined",
        EdgeKind::Rf => "rf: reads-from",
        EdgeKind::Co => "co: coherence",
        EdgeKind::Fr => "fr: from-read",
    };
    let there = |kind: &EdgeKind| graph.edges.iter().any(|e| e.kind == *kind);
    let words: Vec<&str> = EdgeKind::ALL.into_iter().filter(there).map(meaning).collect();
    text("note", MARGIN, y - 6.0, &words.join("   "))
}

/// A point and the direction in which an edge leaves or enters there.
type End = ((f64, f64), (f64, f64));

fn edge(edge: &Edge, layout: &Layout) -> String {
    let (Some(&a), Some(&b)) = (layout.nodes.get(edge.from), layout.nodes.get(edge.to)) else { return String::new() };
    let kind = edge.kind.name();
    let next = layout.rows[edge.to] == layout.rows[edge.from] + 1;
    let ((p, d), (q, e)) = ends(edge.kind, a, b, next);
    let reach = (((q.0 - p.0).powi(2) + (q.1 - p.1).powi(2)).sqrt() / 2.5).clamp(10.0, 90.0);
    let (c1, c2) = ((p.0 + d.0 * reach, p.1 + d.1 * reach), (q.0 + e.0 * reach, q.1 + e.1 * reach));
    let middle = |i: fn(&(f64, f64)) -> f64| (i(&p) + 3.0 * i(&c1) + 3.0 * i(&c2) + i(&q)) / 8.0;
    let mut out = format!(
        "<g class=\"edge {kind}\" data-from=\"n{}\" data-to=\"n{}\"><path class=\"{kind}\" \
         d=\"M{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}\"/>",
        edge.from, edge.to, p.0, p.1, c1.0, c1.1, c2.0, c2.1, q.0, q.1
    );
    // The tip points against the direction in which the curve arrives.
    let side = (-e.1, e.0);
    let corner = |along: f64, across: f64| {
        format!("{:.1} {:.1}", q.0 + e.0 * along + side.0 * across, q.1 + e.1 * along + side.1 * across)
    };
    out.push_str(&format!(
        "<path class=\"tip\" d=\"M{}L{}L{}Z\"/>",
        corner(0.0, 0.0),
        corner(7.0, 3.5),
        corner(7.0, -3.5)
    ));
    if let Some(what) = edge.text() {
        out.push_str(&format!(
            "<text x=\"{:.1}\" y=\"{:.1}\" data-kind=\"{}\">{}</text>",
            middle(|p| p.0),
            middle(|p| p.1) + 4.0,
            attribute(kind),
            escape(&cut(&what))
        ));
    }
    out.push_str("</g>\n");
    out
}

/// Where an edge leaves and enters, each with the direction away from the box.
fn ends(kind: EdgeKind, a: Frame, b: Frame, next: bool) -> (End, End) {
    let middle = |f: Frame| f.x + f.w / 2.0;
    // Edges of different kinds between the same boxes lie beside each other.
    let shift = match kind {
        EdgeKind::Program | EdgeKind::Way | EdgeKind::Thread => 0.0,
        EdgeKind::Rf => -5.0,
        EdgeKind::Co => 0.0,
        EdgeKind::Fr => 5.0,
    };
    let right = |f: Frame| ((f.x + f.w, f.y + f.h / 2.0 + shift), (1.0, 0.0));
    let left = |f: Frame| ((f.x, f.y + f.h / 2.0 + shift), (-1.0, 0.0));
    let down = a.y + a.h <= b.y;
    match kind {
        EdgeKind::Program | EdgeKind::Way if down && next => {
            (((middle(a), a.y + a.h), (0.0, 1.0)), ((middle(b), b.y), (0.0, -1.0)))
        }
        EdgeKind::Program | EdgeKind::Way | EdgeKind::Thread | EdgeKind::Rf | EdgeKind::Co | EdgeKind::Fr => {
            if a.x + a.w + 8.0 < b.x {
                (right(a), left(b))
            } else if b.x + b.w + 8.0 < a.x {
                (left(a), right(b))
            } else {
                (right(a), right(b))
            }
        }
    }
}
