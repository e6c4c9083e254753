//! Steps as a table, the threads side by side; as a list, one step a line, where the terminal is too narrow.

use crate::steps::{Step, StepKind};
use crate::style::{columns, cut, pad, Paint, Style};
use std::collections::BTreeSet;

/// A column is never narrower than this; where it would be, the steps become a list.
const NARROWEST: usize = 22;
/// The space between two columns.
const GAP: &str = " | ";

/// The steps, with one column for each thread that takes a step.
pub fn render(steps: &[Step], names: &[String], style: &Style) -> String {
    if steps.is_empty() {
        return String::new();
    }
    let threads: Vec<u32> = steps.iter().map(|s| s.thread).collect::<BTreeSet<_>>().into_iter().collect();
    let files: BTreeSet<&str> = steps.iter().map(|s| s.file.as_str()).filter(|f| !f.is_empty()).collect();
    let cells: Vec<Cell<'_>> = steps.iter().map(|s| Cell::new(s, files.len() > 1)).collect();
    match widths(&threads, &cells, names, style.width) {
        Some(widths) => table(&threads, &widths, &cells, names, style),
        None => list(&cells, names, style),
    }
}

/// A step with what stands in its column.
struct Cell<'s> {
    step: &'s Step,
    place: String,
    text: String,
}

impl<'s> Cell<'s> {
    fn new(step: &'s Step, several_files: bool) -> Cell<'s> {
        let file = if several_files { format!("{}:", base(&step.file)) } else { String::new() };
        let place = match (step.kind, step.line) {
            (StepKind::Effect | StepKind::Blocked, _) | (_, 0) => String::new(),
            (StepKind::Issue | StepKind::Violation, line) => format!("{file}{line}"),
        };
        let text = match step.kind {
            StepKind::Issue | StepKind::Blocked => step.text.clone(),
            StepKind::Effect => format!("~ {}", step.text),
            StepKind::Violation => format!("! {}", step.text),
        };
        Cell { step, place, text }
    }

    fn line(&self) -> String {
        if self.place.is_empty() {
            self.text.clone()
        } else {
            format!("{}: {}", self.place, self.text)
        }
    }

    fn paint(&self, style: &Style, text: &str) -> String {
        match self.step.kind {
            StepKind::Issue => text.to_string(),
            StepKind::Effect => style.paint(Paint::Memory, text),
            StepKind::Blocked => style.paint(Paint::Unknown, text),
            StepKind::Violation => style.paint(Paint::Unsafe, text),
        }
    }
}

fn base(file: &str) -> &str {
    file.rsplit('/').next().unwrap_or(file)
}

fn title(thread: u32, names: &[String]) -> String {
    match names.get(thread as usize) {
        Some(name) => format!("thread {thread}: {name}"),
        None => format!("thread {thread}"),
    }
}

/// The width of each column, or nothing if a table would be too narrow to read.
fn widths(threads: &[u32], cells: &[Cell<'_>], names: &[String], width: usize) -> Option<Vec<usize>> {
    let natural: Vec<usize> = threads
        .iter()
        .map(|t| {
            let own = cells.iter().filter(|c| c.step.thread == *t).map(|c| columns(&c.line()));
            own.chain([columns(&title(*t, names))]).max().unwrap_or(0)
        })
        .collect();
    let room = width.checked_sub(2 + GAP.len() * threads.len().saturating_sub(1))?;
    if natural.iter().sum::<usize>() <= room {
        return Some(natural);
    }
    // Narrow columns keep what they need; the others share the rest evenly.
    let mut order: Vec<usize> = (0..natural.len()).collect();
    order.sort_by_key(|&i| natural[i]);
    let mut left = room;
    let mut result = vec![0; natural.len()];
    for (done, &i) in order.iter().enumerate() {
        let share = left / (order.len() - done);
        result[i] = natural[i].min(share);
        left -= result[i];
        if result[i] < natural[i] && result[i] < NARROWEST {
            return None;
        }
    }
    Some(result)
}

fn table(threads: &[u32], widths: &[usize], cells: &[Cell<'_>], names: &[String], style: &Style) -> String {
    let gap = style.paint(Paint::Dim, GAP);
    let heads: Vec<String> = threads
        .iter()
        .zip(widths)
        .map(|(t, w)| style.paint(Paint::Strong, &pad(&cut(&title(*t, names), *w), *w)))
        .collect();
    let rules: Vec<String> = widths.iter().map(|w| "-".repeat(*w)).collect();
    let mut out = format!("  {}\n", heads.join(&gap).trim_end());
    out.push_str(&format!("  {}\n", style.paint(Paint::Dim, &rules.join("-+-"))));
    for cell in cells {
        let Some(column) = threads.iter().position(|t| *t == cell.step.thread) else { continue };
        for text in wrap(&cell.line(), widths[column]) {
            let mut row = Vec::new();
            for (i, w) in widths.iter().enumerate() {
                let filled = pad(if i == column { &text } else { "" }, *w);
                row.push(if i == column { cell.paint(style, &filled) } else { filled });
            }
            out.push_str(&format!("  {}\n", row.join(&gap).trim_end()));
        }
    }
    out
}

/// The text in lines of at most `width` columns, broken at blanks where possible.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut rest: Vec<char> = text.chars().collect();
    while rest.len() > width.max(1) {
        let head = &rest[..=width.min(rest.len() - 1)];
        let at = head.iter().rposition(|c| *c == ' ').filter(|&p| p > 6).unwrap_or(width);
        let line: String = rest[..at].iter().collect();
        lines.push(line.trim_end().to_string());
        let tail: String = rest[at..].iter().collect();
        rest = format!("    {}", tail.trim_start()).chars().collect();
        if width < 8 {
            break;
        }
    }
    lines.push(rest.into_iter().collect());
    lines
}

fn list(cells: &[Cell<'_>], names: &[String], style: &Style) -> String {
    let mut out = String::new();
    for cell in cells {
        let head = format!("T{}", cell.step.thread);
        out.push_str(&format!("  {} {}\n", style.paint(Paint::Strong, &head), cell.paint(style, &cell.line())));
    }
    let shown: BTreeSet<u32> = cells.iter().map(|c| c.step.thread).collect();
    let key: Vec<String> =
        shown.into_iter().map(|t| format!("T{t} {}", names.get(t as usize).map_or("", |n| n))).collect();
    format!("  {}\n{out}", style.paint(Paint::Dim, &format!("({})", key.join(", "))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(thread: u32, line: u32, text: &str) -> Step {
        Step { thread, kind: StepKind::Issue, text: text.into(), file: "a.c".into(), line, event: None }
    }

    #[test]
    fn side_by_side_when_there_is_room() {
        let steps = [step(0, 3, "store x = 1"), step(1, 9, "load x → 0")];
        let names = ["main".to_string(), "t".to_string()];
        let text = render(&steps, &names, &Style::PLAIN);
        let expected = "  thread 0: main | thread 1: t
  ---------------+--------------
  3: store x = 1 |
                 | 9: load x → 0
";
        assert_eq!(text, expected);
    }

    #[test]
    fn a_list_when_there_is_none() {
        let steps = [step(0, 3, "store a.very.long.path.to.a.member = 1"), step(1, 9, "load x → 0")];
        let names = ["main".to_string(), "t".to_string()];
        let text = render(&steps, &names, &Style { color: false, width: 30 });
        let expected = "  (T0 main, T1 t)
  T0 3: store a.very.long.path.to.a.member = 1
  T1 9: load x → 0
";
        assert_eq!(text, expected);
    }

    #[test]
    fn long_cells_wrap() {
        assert_eq!(wrap("12: store q.head = 1", 12), ["12: store", "    q.head =", "    1"]);
        assert_eq!(wrap("abcdefghijklmnop", 12), ["abcdefghijkl", "    mnop"]);
        for width in 0..40 {
            assert!(!wrap("a b c dddddddddddddddddddddddddddddddddddddddddddddd e", width).is_empty());
        }
    }
}
