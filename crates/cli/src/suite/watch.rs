//! How far a suite is, while it runs: a line on a terminal that is written over, or a line every ten seconds in CI.

use crate::terminal;
use std::io::Write;
use std::time::{Duration, Instant};

/// The progress of a suite.
pub struct Watch {
    total: usize,
    begin: Instant,
    last: Option<Instant>,
    on_terminal: bool,
    plain: bool,
}

impl Watch {
    /// For so many tasks.
    pub fn new(total: usize) -> Watch {
        let on_terminal = terminal::stderr_is_terminal();
        let plain = !on_terminal && terminal::in_ci();
        Watch { total, begin: Instant::now(), last: None, on_terminal, plain }
    }

    /// Says how many tasks are done.
    pub fn show(&mut self, done: usize, more: &str) {
        let every = if self.on_terminal { Duration::from_millis(200) } else { Duration::from_secs(10) };
        let since = self.last.unwrap_or(self.begin);
        if !(self.on_terminal || self.plain) || since.elapsed() < every {
            return;
        }
        self.last = Some(Instant::now());
        let seconds = self.begin.elapsed().as_secs();
        let line = format!("{done} of {} tasks, {seconds} s{more}", self.total);
        let (before, after) = if self.on_terminal { ("\r\x1b[2K", "") } else { ("", "\n") };
        // Progress that cannot be written is not missed.
        let _ = write!(std::io::stderr(), "{before}{line}{after}");
        let _ = std::io::stderr().flush();
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        if self.on_terminal && self.last.is_some() {
            let _ = write!(std::io::stderr(), "\r\x1b[2K");
        }
    }
}
