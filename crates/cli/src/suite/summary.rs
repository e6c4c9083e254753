//! The results of a suite as a table: right, wrong and unknown answers by engine and model.

use super::plan::Plan;
use super::results::{ResultLine, TimeLine};
use fencepost_report::style::{pad, Paint, Style};
use std::collections::BTreeMap;

/// A row of the table.
#[derive(Default)]
struct Row {
    tasks: usize,
    right: usize,
    wrong: usize,
    safe: usize,
    violations: usize,
    unknown: usize,
    missing: usize,
    seconds: f64,
}

/// The table, and the results that are wrong. Whether there are any comes with it.
pub fn render(plan: &Plan, results: &[ResultLine], times: &[TimeLine], style: &Style) -> (String, bool) {
    let results: BTreeMap<&str, &ResultLine> = results.iter().map(|r| (r.task.as_str(), r)).collect();
    let times: BTreeMap<&str, f64> = times.iter().map(|t| (t.task.as_str(), t.wall)).collect();
    let mut rows: Vec<((&str, &str), Row)> = Vec::new();
    let mut total = Row::default();
    let mut wrong = String::new();
    for task in &plan.tasks {
        let key = (task.engine.as_str(), task.model.as_str());
        let at = rows.iter().position(|(k, _)| *k == key).unwrap_or_else(|| {
            rows.push((key, Row::default()));
            rows.len() - 1
        });
        // What is expected may have changed since.
        let result =
            results.get(task.id.as_str()).map(|r| ResultLine { expected: task.expect.clone(), ..(*r).clone() });
        for row in [&mut rows[at].1, &mut total] {
            row.add(result.as_ref(), times.get(task.id.as_str()).copied().unwrap_or(0.0));
        }
        if let Some(r) = result.filter(|r| r.right() == Some(false)) {
            let word = style.paint(Paint::Unsafe, "wrong");
            let expected = r.expected.as_deref().unwrap_or_default();
            wrong.push_str(&format!(
                "{word}: {} under {} by {}: {}, expected {expected}\n",
                task.files.join(" "),
                r.model,
                r.engine,
                r.verdict
            ));
        }
    }
    let any = total.wrong > 0;
    (format!("{}{wrong}", table(&rows, &total)), any)
}

impl Row {
    fn add(&mut self, result: Option<&ResultLine>, seconds: f64) {
        self.tasks += 1;
        let Some(result) = result else {
            self.missing += 1;
            return;
        };
        self.seconds += seconds;
        match result.right() {
            Some(true) => self.right += 1,
            Some(false) => self.wrong += 1,
            None => {}
        }
        match result.verdict.as_str() {
            "safe" => self.safe += 1,
            "unsafe" => self.violations += 1,
            _ => self.unknown += 1,
        }
    }

    /// The time behind a row.
    fn time(&self) -> String {
        format!("  [{:.1} s]", self.seconds)
    }

    fn cells(&self) -> Vec<String> {
        let counts = [self.tasks, self.right, self.wrong, self.safe, self.violations, self.unknown, self.missing];
        counts.iter().map(ToString::to_string).collect()
    }
}

fn table(rows: &[((&str, &str), Row)], total: &Row) -> String {
    let heads = ["engine", "model", "tasks", "right", "wrong", "safe", "unsafe", "unknown", "missing"];
    let mut lines = vec![heads.map(str::to_string).to_vec()];
    let mut times = vec![String::new()];
    for ((engine, model), row) in rows {
        lines.push([engine.to_string(), model.to_string()].into_iter().chain(row.cells()).collect());
        times.push(row.time());
    }
    if rows.len() > 1 {
        lines.push(["all".to_string(), String::new()].into_iter().chain(total.cells()).collect());
        times.push(total.time());
    }
    let widths: Vec<usize> = (0..heads.len()).map(|c| lines.iter().map(|l| l[c].len()).max().unwrap_or(0)).collect();
    let mut out = String::new();
    for (line, time) in lines.iter().zip(times) {
        let cells = line.iter().zip(&widths).enumerate();
        let cells = cells.map(|(c, (text, w))| if c < 2 { pad(text, *w) } else { format!("{text:>w$}") });
        out.push_str(&cells.collect::<Vec<_>>().join("  "));
        out.push_str(&time);
        out.push('\n');
    }
    out
}
