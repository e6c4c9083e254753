//! The progress line: on a terminal only, on standard error, gone when the job is.

use crate::terminal;
use fencepost_check::Budget;
use std::cell::Cell;
use std::io::Write;
use std::time::{Duration, Instant};

/// Jobs shorter than this show nothing.
const QUIET: Duration = Duration::from_millis(400);
/// How often the line changes.
const EVERY: Duration = Duration::from_millis(150);

thread_local! {
    static SILENT: Cell<bool> = const { Cell::new(false) };
}

/// Jobs that this thread waits for show nothing: several at a time would write over each other.
pub fn silence() {
    SILENT.with(|s| s.set(true));
}

/// A line that says how far a job is.
pub struct Progress {
    label: String,
    enabled: bool,
    last: Option<Instant>,
}

impl Progress {
    /// A line that starts with a label.
    pub fn new(label: &str) -> Progress {
        Progress {
            label: label.to_string(),
            enabled: terminal::stderr_is_terminal() && !SILENT.with(Cell::get),
            last: None,
        }
    }

    /// Shows where the job is.
    pub fn show(&mut self, budget: &Budget) {
        if !self.enabled || budget.elapsed() < QUIET || self.last.is_some_and(|l| l.elapsed() < EVERY) {
            return;
        }
        self.last = Some(Instant::now());
        let seconds = budget.elapsed().as_secs_f64();
        let line = match budget.progress() {
            0 => format!("{}: {seconds:.1} s", self.label),
            n => format!("{}: {} visited, {seconds:.1} s", self.label, grouped(n)),
        };
        let line = fencepost_report::style::cut(&line, terminal::width().saturating_sub(1));
        // A progress line that cannot be written is not missed.
        let _ = write!(std::io::stderr(), "\r\x1b[2K{line}");
        let _ = std::io::stderr().flush();
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.last.is_some() {
            let _ = write!(std::io::stderr(), "\r\x1b[2K");
            let _ = std::io::stderr().flush();
        }
    }
}

/// A number with its thousands apart.
fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(c);
    }
    out
}

#[cfg(test)]
mod tests {
    #[test]
    fn thousands_stand_apart() {
        assert_eq!(super::grouped(7), "7");
        assert_eq!(super::grouped(1_234_567), "1,234,567");
    }
}
