//! Where the nodes of a graph stand: columns from left to right, rows from top to bottom.
//!
//! Source: layered drawing without crossing minimisation: the columns are given, and a node stands below all nodes before it that
//! have an edge to it. Nodes of one column and row stand side by side (the ways of a branch).
//! Guarantee: no two nodes overlap; the time is linear in nodes and edges.
//! Misses: edges may cross nodes; long ones go beside their column.

use super::{Edge, EdgeKind, Graph};
use std::collections::HashMap;

/// The width of a letter, the height of a line, and the space around text.
pub const LETTER: f64 = 7.3;
pub const LINE: f64 = 17.0;
pub const PAD: f64 = 9.0;
/// The space between columns, between rows, and around the drawing.
pub const BETWEEN: f64 = 74.0;
pub const BELOW: f64 = 30.0;
pub const MARGIN: f64 = 24.0;
/// The height of the heads of the columns.
pub const HEAD: f64 = 34.0;
/// Lines are not longer than so many letters.
pub const LONGEST: usize = 64;

/// A rectangle.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Frame {
    pub x: f64,
    pub y: f64,
    pub w: f64,
    pub h: f64,
}

/// Where everything stands.
#[derive(Debug)]
pub struct Layout {
    pub nodes: Vec<Frame>,
    pub rows: Vec<usize>,
    pub columns: Vec<Frame>,
    pub width: f64,
    pub height: f64,
}

impl Layout {
    /// Lays a graph out, below a space of this height.
    pub fn new(graph: &Graph, top: f64) -> Layout {
        let rows = rows(graph);
        let sizes: Vec<(f64, f64)> = graph.nodes.iter().map(|n| size(&n.lines)).collect();
        let (slots, widths) = slots(graph, &rows, &sizes);
        let (tops, bottom) = heights(&rows, &sizes, top + HEAD);
        let mut columns = Vec::new();
        let mut x = MARGIN;
        for (name, width) in graph.columns.iter().zip(&widths) {
            let w = width.max(size(std::slice::from_ref(name)).0);
            columns.push(Frame { x, y: top, w, h: bottom - top });
            x += w + BETWEEN;
        }
        let place = |i: usize| {
            let column = columns.get(graph.nodes[i].column).copied().unwrap_or_default();
            let used = widths.get(graph.nodes[i].column).copied().unwrap_or_default();
            let (left, row_width) = slots[i];
            // A row stands in the middle of its column.
            let x = column.x + (column.w - used) / 2.0 + (used - row_width) / 2.0 + left;
            Frame { x, y: tops[rows[i]], w: sizes[i].0, h: sizes[i].1 }
        };
        let nodes = (0..graph.nodes.len()).map(place).collect();
        Layout { nodes, rows, columns, width: (x - BETWEEN + MARGIN).max(320.0), height: bottom + MARGIN }
    }
}

/// A line as it is drawn.
pub fn cut(line: &str) -> String {
    if line.chars().count() <= LONGEST {
        return line.to_string();
    }
    line.chars().take(LONGEST - 1).chain(['…']).collect()
}

fn size(lines: &[String]) -> (f64, f64) {
    let letters = lines.iter().map(|l| l.chars().count().min(LONGEST)).max().unwrap_or(0);
    (letters as f64 * LETTER + 2.0 * PAD, lines.len() as f64 * LINE + 2.0 * PAD - 4.0)
}

/// The row of each node: below all nodes before it that lead to it.
fn rows(graph: &Graph) -> Vec<usize> {
    let mut entering: HashMap<usize, Vec<&Edge>> = HashMap::new();
    for edge in graph.edges.iter().filter(|e| e.from < e.to && e.kind != EdgeKind::Co) {
        entering.entry(edge.to).or_default().push(edge);
    }
    let mut rows: Vec<usize> = Vec::with_capacity(graph.nodes.len());
    for i in 0..graph.nodes.len() {
        let edges = entering.get(&i).into_iter().flatten();
        let below = |e: &Edge| match e.kind {
            EdgeKind::Program | EdgeKind::Way | EdgeKind::Thread => rows[e.from] + 1,
            // Arrows between threads may be level.
            EdgeKind::Rf | EdgeKind::Co | EdgeKind::Fr => rows[e.from],
        };
        rows.push(edges.map(|e| below(e)).max().unwrap_or(0));
    }
    rows
}

/// Each node's distance from the left of its row and the width of that row; and the widths of the columns.
fn slots(graph: &Graph, rows: &[usize], sizes: &[(f64, f64)]) -> (Vec<(f64, f64)>, Vec<f64>) {
    let mut used: HashMap<(usize, usize), f64> = HashMap::new();
    let mut lefts = Vec::new();
    for (i, node) in graph.nodes.iter().enumerate() {
        let end = used.entry((node.column, rows[i])).or_insert(0.0);
        let left = if *end > 0.0 { *end + 18.0 } else { 0.0 };
        *end = left + sizes[i].0;
        lefts.push(left);
    }
    let mut widths = vec![0.0f64; graph.columns.len()];
    for ((column, _), end) in &used {
        if let Some(width) = widths.get_mut(*column) {
            *width = width.max(*end);
        }
    }
    let width_of = |i: usize| used.get(&(graph.nodes[i].column, rows[i])).copied().unwrap_or_default();
    (lefts.iter().enumerate().map(|(i, left)| (*left, width_of(i))).collect(), widths)
}

/// Where each row begins, and where the last one ends.
fn heights(rows: &[usize], sizes: &[(f64, f64)], top: f64) -> (Vec<f64>, f64) {
    let count = rows.iter().max().map_or(0, |r| r + 1);
    let mut heights = vec![0.0f64; count];
    for (row, size) in rows.iter().zip(sizes) {
        heights[*row] = heights[*row].max(size.1);
    }
    let mut y = top;
    let tops = heights.iter().map(|h| {
        let here = y;
        y += h + BELOW;
        here
    });
    let tops = tops.collect();
    (tops, y)
}
