//! The table of many programs: one row a program, one column a model, and how many there are of each answer.
//!
//! Guarantee: a `safe` that is not for every run is marked, so no proof looks larger than it is.

use crate::answer::{Answer, Trouble};
use crate::style::{columns, pad, Paint, Style};
use fencepost_check::{Scope, Verdict};

/// What is known about one program under one model.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cell {
    Safe,
    Bounded,
    Unsafe,
    Unknown,
    Refused,
    Failed,
    /// Nobody asked.
    Open,
}

/// A program.
#[derive(Clone, Debug)]
pub struct Row {
    name: String,
    cells: Vec<(String, Cell)>,
    skipped: Option<String>,
}

impl Row {
    /// The row of a program with its answers, or with why it was skipped.
    pub fn new(name: &str, answers: &[Answer], skipped: Option<&str>) -> Row {
        let cells = answers.iter().map(|a| (a.model.clone(), cell(a))).collect();
        Row { name: name.to_string(), cells, skipped: skipped.map(str::to_string) }
    }

    fn cell(&self, model: &str) -> Cell {
        self.cells.iter().find(|(m, _)| m == model).map_or(Cell::Open, |(_, cell)| *cell)
    }
}

fn cell(answer: &Answer) -> Cell {
    match &answer.result {
        Ok(Verdict::Safe { scope: Scope::All }) => Cell::Safe,
        Ok(Verdict::Safe { scope: Scope::Bounded(_) }) => Cell::Bounded,
        Ok(Verdict::Unsafe { .. }) => Cell::Unsafe,
        Ok(Verdict::Unknown { .. }) => Cell::Unknown,
        Err(Trouble::Input(_)) => Cell::Refused,
        Err(Trouble::Internal(_)) => Cell::Failed,
    }
}

impl Cell {
    fn word(self) -> &'static str {
        match self {
            Cell::Safe => "safe",
            Cell::Bounded => "safe*",
            Cell::Unsafe => "unsafe",
            Cell::Unknown => "unknown",
            Cell::Refused => "refused",
            Cell::Failed => "error",
            Cell::Open => "-",
        }
    }

    fn paint(self) -> Paint {
        match self {
            Cell::Safe | Cell::Bounded => Paint::Safe,
            Cell::Unsafe | Cell::Failed => Paint::Unsafe,
            Cell::Unknown | Cell::Refused => Paint::Unknown,
            Cell::Open => Paint::Dim,
        }
    }
}

/// The answers that are counted, in the order of the table.
const COUNTED: [Cell; 6] = [Cell::Safe, Cell::Bounded, Cell::Unsafe, Cell::Unknown, Cell::Refused, Cell::Failed];

/// The table. `total` is how many programs there were to check.
pub fn render(rows: &[Row], total: usize, style: &Style) -> String {
    let (checked, skipped): (Vec<&Row>, Vec<&Row>) = rows.iter().partition(|r| r.skipped.is_none());
    let mut models: Vec<&str> = Vec::new();
    for (model, _) in checked.iter().flat_map(|r| &r.cells) {
        if !models.contains(&model.as_str()) {
            models.push(model);
        }
    }
    let mut out = String::new();
    if !models.is_empty() {
        table(&checked, &models, style, &mut out);
    }
    for row in skipped {
        let why = row.skipped.as_deref().unwrap_or_default();
        out.push_str(&format!("skipped {}: {why}\n", row.name));
    }
    if rows.len() < total {
        out.push_str(&format!("{} of {total} programs were not checked\n", total - rows.len()));
    }
    if total == 0 {
        out.push_str("there is no program\n");
    }
    out
}

fn table(rows: &[&Row], models: &[&str], style: &Style, out: &mut String) {
    let names = rows.iter().map(|r| columns(&r.name)).chain([columns("program")]);
    let width = names.max().unwrap_or(0);
    let widths: Vec<usize> = models.iter().map(|m| columns(m).max(7)).collect();
    let mut line = |head: &str, cells: Vec<(String, Option<Paint>)>| {
        let mut text = pad(head, width);
        for ((cell, paint), width) in cells.into_iter().zip(&widths) {
            let cell = pad(&cell, *width);
            text.push_str("  ");
            text.push_str(&paint.map_or(cell.clone(), |p| style.paint(p, &cell)));
        }
        out.push_str(text.trim_end());
        out.push('\n');
    };
    line("program", models.iter().map(|m| (m.to_string(), Some(Paint::Strong))).collect());
    for row in rows {
        let cells = models.iter().map(|m| row.cell(m));
        line(&row.name, cells.map(|c| (c.word().to_string(), Some(c.paint()))).collect());
    }
    line("", Vec::new());
    for cell in COUNTED {
        let count = |model: &&str| rows.iter().filter(|r| r.cell(model) == cell).count();
        let counts: Vec<usize> = models.iter().map(count).collect();
        if counts.iter().any(|n| *n > 0) {
            line(cell.word(), counts.iter().map(|n| (n.to_string(), None)).collect());
        }
    }
    if rows.iter().any(|r| r.cells.iter().any(|(_, c)| *c == Cell::Bounded)) {
        out.push_str("* only within bounds; `--format json` names them\n");
    }
}
