//! The tables of `fencepost models` and `fencepost engines`.

use crate::style::{columns, pad};
use fencepost_check::tuning::Number;
use fencepost_check::Engine;
use fencepost_ir::{FenceKind, FenceMask, Order};
use fencepost_models::{Model, Pair, Wrap};

/// Rows of cells, each column as wide as its widest cell.
pub fn align(rows: &[Vec<String>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> =
        (0..count).map(|i| rows.iter().filter_map(|r| r.get(i)).map(|c| columns(c)).max().unwrap_or(0)).collect();
    let mut out = String::new();
    for row in rows {
        let cells: Vec<String> = row.iter().zip(&widths).map(|(c, w)| pad(c, *w)).collect();
        out.push_str(cells.join("  ").trim_end());
        out.push('\n');
    }
    out
}

/// What each model is, which pairs it keeps, and how C's atomics are compiled for it.
pub fn models(models: &[&Model]) -> String {
    let summaries: Vec<Vec<String>> = models.iter().map(|m| vec![m.name.to_string(), m.summary.to_string()]).collect();
    let mut out = align(&summaries);
    out.push_str("\nWhich pairs of one thread's accesses stay in order, fences apart (R load, W store):\n\n");
    out.push_str(&align(&keep_rows(models)));
    out.push_str("\nWhich fences stand around C's atomic accesses, and what C's fences keep:\n\n");
    out.push_str(&align(&mapping_rows(models)));
    out.push_str("\nLL, LS, SL, SS: earlier loads/stores before later loads/stores; full: all four.\n");
    out
}

fn row(head: &str, cells: impl Iterator<Item = String>) -> Vec<String> {
    std::iter::once(head.to_string()).chain(cells).collect()
}

fn keep_rows(models: &[&Model]) -> Vec<Vec<String>> {
    let pair = |p: Pair| match (p.same, p.other) {
        (true, true) => "kept",
        (true, false) => "same address",
        (false, true) => "other address",
        (false, false) => "-",
    };
    let yes = |b: bool| if b { "kept" } else { "-" };
    let names = row("pair", models.iter().map(|m| m.name.to_string()));
    let rows = [
        row("R then R", models.iter().map(|m| pair(m.keep.rr).to_string())),
        row("R then W", models.iter().map(|m| pair(m.keep.rw).to_string())),
        row("W then W", models.iter().map(|m| pair(m.keep.ww).to_string())),
        row("W then R", models.iter().map(|m| pair(m.keep.wr).to_string())),
        row("dependency", models.iter().map(|m| yes(m.keep.dependencies).to_string())),
    ];
    std::iter::once(names).chain(rows).collect()
}

fn mapping_rows(models: &[&Model]) -> Vec<Vec<String>> {
    let each = |head: &str, cell: &dyn Fn(&Model) -> String| row(head, models.iter().map(|m| cell(m)));
    let names = row("C", models.iter().map(|m| m.name.to_string()));
    let mut rows = vec![names];
    for (name, order) in [("acquire", Order::Acquire), ("seq_cst", Order::SeqCst)] {
        rows.push(each(&format!("load {name}"), &|m| wrapped("R", m.mapping.load(order))));
    }
    for (name, order) in [("release", Order::Release), ("seq_cst", Order::SeqCst)] {
        rows.push(each(&format!("store {name}"), &|m| wrapped("W", m.mapping.store(order))));
    }
    let orders = [("relaxed", Order::Relaxed), ("acquire", Order::Acquire), ("release", Order::Release)];
    for (name, order) in orders.into_iter().chain([("seq_cst", Order::SeqCst)]) {
        rows.push(each(&format!("rmw {name}"), &|m| wrapped("RMW", m.mapping.rmw(order))));
    }
    let fences = [("acquire", Order::Acquire), ("release", Order::Release), ("acq_rel", Order::AcqRel)];
    for (name, order) in fences.into_iter().chain([("seq_cst", Order::SeqCst)]) {
        rows.push(each(&format!("fence {name}"), &|m| mask(m.mapping.fence(FenceKind::C(order)))));
    }
    rows
}

fn mask(mask: FenceMask) -> String {
    if mask.is_none() {
        "-".to_string()
    } else {
        mask.to_string()
    }
}

fn wrapped(access: &str, wrap: Wrap) -> String {
    let before = if wrap.before.is_none() { String::new() } else { format!("{}; ", wrap.before) };
    let after = if wrap.after.is_none() { String::new() } else { format!("; {}", wrap.after) };
    format!("{before}{access}{after}")
}

/// One line for each engine.
pub fn engines(engines: &[&dyn Engine]) -> String {
    let rows: Vec<Vec<String>> = engines.iter().map(|e| vec![e.name().to_string(), e.summary().to_string()]).collect();
    align(&rows)
}

/// One line for each number: name, value, range, meaning.
pub fn numbers(numbers: impl Iterator<Item = &'static Number>) -> String {
    let row = |n: &Number| vec![n.name.to_string(), n.default.to_string(), range(n), n.text.to_string()];
    let rows: Vec<Vec<String>> = numbers.map(row).collect();
    align(&rows)
}

fn range(n: &Number) -> String {
    format!("{}..{}", n.least, n.most)
}
