//! What the terminal can do, and writing to it.

use crate::args::ColorArg;
use crate::exit::Exit;
use fencepost_ir::Code;
use fencepost_report::{Paint, Style};
use std::ffi::OsString;
use std::io::{ErrorKind, IsTerminal, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};

/// Whether standard error is a terminal that understands control sequences.
pub fn stderr_is_terminal() -> bool {
    std::io::stderr().is_terminal() && !dumb()
}

/// Whether the environment says that this is continuous integration.
pub fn in_ci() -> bool {
    std::env::var_os("CI").is_some_and(|v| !v.is_empty())
}

fn dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|t| t == "dumb")
}

/// When to colour.
static COLOR: AtomicU8 = AtomicU8::new(ColorArg::Auto as u8);

/// Sets when to colour.
pub fn set_color(when: ColorArg) {
    COLOR.store(when as u8, Ordering::Relaxed);
}

/// When to colour what is wrong with the command line and its help: read before the command line is understood.
pub fn color_of(argv: &[OsString]) -> clap::ColorChoice {
    let words = argv.iter().map(|w| w.to_string_lossy()).take_while(|w| w != "--");
    let pairs: Vec<String> = words.map(|w| w.into_owned()).collect();
    let value = |i: usize, word: &String| match word.strip_prefix("--color") {
        Some("") => pairs.get(i + 1).cloned(),
        Some(rest) => rest.strip_prefix('=').map(str::to_string),
        None => None,
    };
    let when = pairs.iter().enumerate().filter_map(|(i, word)| value(i, word)).next_back();
    let (when, choice) = match when.as_deref() {
        Some("always") => (ColorArg::Always, clap::ColorChoice::Always),
        Some("never") => (ColorArg::Never, clap::ColorChoice::Never),
        Some(_) | None => (ColorArg::Auto, clap::ColorChoice::Auto),
    };
    set_color(when);
    choice
}

/// Whether to colour what goes to a terminal, or elsewhere.
fn colours(terminal: bool) -> bool {
    let when = COLOR.load(Ordering::Relaxed);
    if when != ColorArg::Auto as u8 {
        return when == ColorArg::Always as u8;
    }
    // https://no-color.org: any value that is not empty; https://bixense.com/clicolors: anything but 0.
    if std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty()) {
        return false;
    }
    std::env::var_os("CLICOLOR_FORCE").is_some_and(|v| !v.is_empty() && v != "0") || terminal && !dumb()
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
    style(std::io::stdout().is_terminal())
}

/// Whether standard output is a terminal that understands control sequences.
pub fn stdout_is_terminal() -> bool {
    std::io::stdout().is_terminal() && !dumb()
}

fn style(terminal: bool) -> Style {
    let width = if terminal { width() } else { Style::PLAIN.width };
    Style { color: colours(terminal), width }
}

/// The style of standard error.
pub fn stderr_style() -> Style {
    style(std::io::stderr().is_terminal())
}

/// Whether something that was printed is lost.
static LOST: AtomicBool = AtomicBool::new(false);

/// Writes to standard output. A reader that has left (`| head`) is no error: the process goes on to its exit code. An answer
/// that cannot be written is one, and is said once.
pub fn print(text: &str) {
    let mut out = std::io::stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    match written {
        Err(error) if error.kind() != ErrorKind::BrokenPipe && !LOST.swap(true, Ordering::Relaxed) => {
            self::error(Code::UnwritableFile, &format!("standard output cannot be written: {error}"));
        }
        Err(_) | Ok(()) => {}
    }
}

/// The exit code, given that what was printed may be lost.
pub fn exit_code(exit: Exit) -> Exit {
    if LOST.load(Ordering::Relaxed) {
        exit.worst(Exit::Usage)
    } else {
        exit
    }
}

/// Writes to standard error.
pub fn complain(text: &str) {
    let _ = std::io::stderr().lock().write_all(text.as_bytes());
}

/// Says on standard error that something is wrong with the command line or with what it names.
pub fn error(code: Code, text: &str) {
    let head = stderr_style().paint(Paint::Unsafe, &format!("error[{}]", code.id()));
    complain(&format!("{head}: {text}\n"));
}

/// Writes a file that the user named. Says what is wrong if it cannot be written; the file's name is remembered if it was.
pub fn write_file(path: &Path, text: &str, written: &mut Option<String>) -> Exit {
    match std::fs::write(path, text) {
        Ok(()) => {
            *written = Some(path.display().to_string());
            Exit::Safe
        }
        Err(error) => {
            self::error(Code::UnwritableFile, &format!("{} cannot be written: {error}", path.display()));
            Exit::Usage
        }
    }
}
