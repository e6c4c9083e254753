//! What the terminal can do, and writing to it.

use crate::exit::Exit;
use fencepost_report::Style;
use std::io::{IsTerminal, Write};
use std::path::Path;

/// Whether standard error is a terminal that understands control sequences.
pub fn stderr_is_terminal() -> bool {
    std::io::stderr().is_terminal() && !dumb()
}

fn dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|t| t == "dumb")
}

fn colours_allowed() -> bool {
    // https://no-color.org: any value that is not empty.
    std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty()) && !dumb()
}

/// The columns of the terminal, or those of a plain file.
pub fn width() -> usize {
    match terminal_size::terminal_size() {
        Some((terminal_size::Width(w), _)) => usize::from(w).max(20),
        None => Style::PLAIN.width,
    }
}

/// The style of standard output.
pub fn stdout_style() -> Style {
    if std::io::stdout().is_terminal() {
        Style { color: colours_allowed(), width: width() }
    } else {
        Style::PLAIN
    }
}

/// The style of standard error.
pub fn stderr_style() -> Style {
    if std::io::stderr().is_terminal() {
        Style { color: colours_allowed(), width: width() }
    } else {
        Style::PLAIN
    }
}

/// Writes to standard output. A reader that has left (`| head`) is no error: the process goes on to its exit code.
pub fn print(text: &str) {
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(text.as_bytes());
    let _ = out.flush();
}

/// Writes to standard error.
pub fn complain(text: &str) {
    let _ = std::io::stderr().lock().write_all(text.as_bytes());
}

/// Writes a file that the user named. Says what is wrong if it cannot be written; the file's name is remembered if it was.
pub fn write_file(path: &Path, text: &str, written: &mut Option<String>) -> Exit {
    match std::fs::write(path, text) {
        Ok(()) => {
            *written = Some(path.display().to_string());
            Exit::Safe
        }
        Err(error) => {
            complain(&format!("error: {} cannot be written: {error}\n", path.display()));
            Exit::Usage
        }
    }
}
