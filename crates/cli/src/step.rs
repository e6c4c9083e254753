//! `fencepost replay --step`: a run step by step.
//!
//! Commands are lines on standard input, so they also come through a pipe; on a terminal they are single keys, and a number
//! ends with Enter.

use crate::terminal;
use fencepost_check::Trace;
use fencepost_report::stepper::Stepper;
use fencepost_report::Sources;
use nix::sys::termios::{self, LocalFlags, SetArg, Termios};
use std::io::{BufRead, IsTerminal, Read, Write};

/// What the user can say.
const HELP: &str = "  n  the next step (also Enter, space, →)   b  the step before (also ←)
  s  to the next switch of threads          S  to the switch before
  v  to the end, where the violation is     N  to step N; 0 is the start
  m  all of shared memory                   q  leave                         ?  this help
";

/// A command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Command {
    Next,
    Back,
    NextSwitch,
    PreviousSwitch,
    End,
    Go(usize),
    Memory,
    Help,
    Quit,
    Unknown,
}

fn parse(text: &str) -> Command {
    match text.trim() {
        "" | "n" | "next" => Command::Next,
        "b" | "back" => Command::Back,
        "s" | "switch" => Command::NextSwitch,
        "S" => Command::PreviousSwitch,
        "v" | "end" => Command::End,
        "m" | "memory" => Command::Memory,
        "?" | "h" | "help" => Command::Help,
        "q" | "quit" => Command::Quit,
        number => number.parse().map_or(Command::Unknown, Command::Go),
    }
}

/// Steps through a run until the user leaves.
pub fn run(trace: &Trace, sources: &mut Sources) {
    let mut stepper = Stepper::new(trace, sources);
    let keys = Keys::new();
    let style = terminal::stdout_style();
    terminal::print(&stepper.render(sources, &style));
    loop {
        if keys.is_some() {
            terminal::print("[n b s S v m q ? or a number] ");
        }
        let Some(command) = (if keys.is_some() { read_key() } else { read_line() }) else { break };
        if keys.is_some() {
            terminal::print("\r\x1b[2K");
        }
        match command {
            Command::Next => stepper.go(stepper.at() + 1),
            Command::Back => stepper.go(stepper.at().saturating_sub(1)),
            Command::NextSwitch => stepper.next_switch(),
            Command::PreviousSwitch => stepper.previous_switch(),
            Command::End => stepper.end(),
            Command::Go(place) => stepper.go(place),
            Command::Memory => {
                terminal::print(&stepper.memory());
                continue;
            }
            Command::Help | Command::Unknown => {
                terminal::print(HELP);
                continue;
            }
            Command::Quit => break,
        }
        terminal::print(&stepper.render(sources, &style));
    }
}

fn read_line() -> Option<Command> {
    let mut line = String::new();
    let read = std::io::stdin().lock().read_line(&mut line).ok()?;
    (read > 0).then(|| parse(&line))
}

/// Reads keys up to a command.
fn read_key() -> Option<Command> {
    let mut digits = String::new();
    loop {
        match byte()? {
            c @ b'0'..=b'9' => {
                digits.push(char::from(c));
                terminal::print(&char::from(c).to_string());
            }
            b'\r' | b'\n' => return Some(parse(&digits)),
            b' ' => return Some(Command::Next),
            // Ctrl-D.
            4 => return None,
            0x1b => {
                return Some(match (byte()?, byte()?) {
                    (b'[', b'C') => Command::Next,
                    (b'[', b'D') => Command::Back,
                    (_, _) => Command::Help,
                })
            }
            c => return Some(parse(&char::from(c).to_string())),
        }
    }
}

fn byte() -> Option<u8> {
    let mut byte = [0];
    let read = std::io::stdin().lock().read(&mut byte).ok()?;
    (read == 1).then_some(byte[0])
}

/// A terminal that gives single keys; put back when it is dropped.
struct Keys(Termios);

impl Keys {
    /// If standard input and output are terminals.
    fn new() -> Option<Keys> {
        if !(std::io::stdin().is_terminal() && std::io::stdout().is_terminal()) {
            return None;
        }
        let before = termios::tcgetattr(std::io::stdin()).ok()?;
        let mut keys = before.clone();
        keys.local_flags.remove(LocalFlags::ICANON | LocalFlags::ECHO);
        termios::tcsetattr(std::io::stdin(), SetArg::TCSANOW, &keys).ok()?;
        Some(Keys(before))
    }
}

impl Drop for Keys {
    fn drop(&mut self) {
        // The terminal stays as it is if it cannot be put back.
        let _ = termios::tcsetattr(std::io::stdin(), SetArg::TCSANOW, &self.0);
        let _ = std::io::stdout().flush();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_words_letters_or_numbers() {
        let cases = [("\n", Command::Next), ("b\n", Command::Back), ("S", Command::PreviousSwitch)];
        for (text, command) in cases.into_iter().chain([("17", Command::Go(17)), ("x", Command::Unknown)]) {
            assert_eq!(parse(text), command, "{text}");
        }
    }
}
