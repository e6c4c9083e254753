//! Violation witnesses: a run written down so that other verifiers can follow it through the program's source.
//!
//! Source: the exchange formats of SV-COMP: YAML 2.x (`violation_sequence`; Ayaziová et al., "Software Verification Witnesses
//! 2.0", SPIN 2024) with the thread ids of its extension 2.2 for concurrent programs, and GraphML 1.0 with the edges for threads
//! (Beyer and Friedberger, "Violation Witnesses and Result Validation for Multi-Threaded Programs", ISoLA 2020).
//! This file chooses the waypoints, [`yaml`] and [`graphml`] write them.
//!
//! Guarantee: a waypoint is written only where the source shows that the run passes it: the closing parenthesis of a call that
//! starts a thread or gives an input, the start of a statement that the thread enters anew, the violated line. One that is left
//! out makes a witness weaker, not wrong. Thread 0 is the first one; the others are numbered by the waypoints that start them.
//! Misses: the formats know no store buffers. Waypoints stand in the order in which the threads issue their statements, and the
//! producer's configuration names the memory model; a validator that knows sequential consistency only rejects a
//! violation that needs a relaxed model. Lines of included files are left out: the formats speak of the files given.

pub mod graphml;
pub mod stamp;
mod statement;
pub mod yaml;

use crate::rule::Rule;
use crate::source::Sources;
use crate::steps::function_name;
use fencepost_check::trace::{Trace, TraceEvent, TraceKind};
use std::collections::HashMap;
use std::time::SystemTime;

/// What a witness says about its origin.
#[derive(Clone, Debug)]
pub struct Task {
    /// The files of the program.
    pub files: Vec<InputFile>,
    /// 32 or 64.
    pub pointer_bits: u8,
    /// The engine that found the run.
    pub engine: String,
    /// When.
    pub created: SystemTime,
}

/// A file of the program.
#[derive(Clone, Debug)]
pub struct InputFile {
    /// Its name, as the user gave it.
    pub name: String,
    /// The SHA-256 of its bytes, in hexadecimal.
    pub hash: String,
}

/// The waypoints of a run: all segments have one, but the last one of a race has two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path {
    /// The segments; the last one holds the violation.
    pub segments: Vec<Vec<Waypoint>>,
}

/// A point that the run passes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waypoint {
    /// The thread, by its number in the witness, if it has one.
    pub thread: Option<u32>,
    /// What happens there.
    pub kind: Passed,
    /// The file, by the name that the user gave.
    pub file: String,
    /// The line.
    pub line: u32,
    /// The column in characters, if it is known.
    pub column: Option<u32>,
    /// The function around it.
    pub function: String,
}

/// What happens at a waypoint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Passed {
    /// A call starts a thread.
    Start {
        /// The thread's number in the witness.
        thread: u32,
        /// What it runs.
        function: String,
    },
    /// A call gives an input.
    Input {
        /// The function that is called.
        function: String,
        /// What it returns.
        value: i128,
    },
    /// A statement begins.
    Statement,
    /// The property is violated.
    Target,
}

impl InputFile {
    /// The file of that name.
    pub fn read(name: &str) -> Result<InputFile, String> {
        let bytes = std::fs::read(name).map_err(|e| format!("{name} cannot be read: {e}"))?;
        Ok(InputFile { name: name.to_string(), hash: stamp::sha256(&bytes) })
    }
}

/// The property in the words of SV-COMP. Undefined behaviour that has no property there is called by the general one, and
/// a deadlock and a test of a data type by words of ours.
pub fn specification(rule: Rule) -> &'static str {
    match rule {
        Rule::Assertion | Rule::Trap | Rule::Unreachable => "CHECK( init(main()), LTL(G ! call(reach_error())) )",
        Rule::NullAccess | Rule::OutOfBounds | Rule::UseAfterFree => "CHECK( init(main()), LTL(G valid-deref) )",
        Rule::DoubleFree | Rule::InvalidFree => "CHECK( init(main()), LTL(G valid-free) )",
        Rule::LockMisuse
        | Rule::MemoryMisuse
        | Rule::ConstWrite
        | Rule::UndefinedValue
        | Rule::DivisionByZero
        | Rule::BadCall
        | Rule::BadJoin
        | Rule::Overlap => "CHECK( init(main()), LTL(G def-behavior) )",
        Rule::Race => "CHECK( init(main()), LTL(G ! data-race) )",
        Rule::Deadlock => "CHECK( init(main()), LTL(G ! deadlock) )",
        Rule::NotSerial | Rule::NotProved | Rule::Unknown | Rule::Safe => "CHECK( init(main()), LTL(G serial) )",
    }
}

/// The waypoints of a run; an error if the violated line is in none of the files.
pub fn path(trace: &Trace, task: &Task, sources: &mut Sources) -> Result<Path, String> {
    let mut walk = Walk {
        task,
        sources,
        segments: Vec::new(),
        names: names(trace, task),
        numbers: HashMap::from([(0, 0)]),
        last: HashMap::new(),
    };
    for event in &trace.events {
        walk.event(trace, event);
    }
    let targets = walk.targets(trace)?;
    let mut segments = walk.segments;
    segments.push(targets);
    Ok(Path { segments })
}

/// The files of a trace that were given, each with the name that the user gave: compilers shorten names.
fn names(trace: &Trace, task: &Task) -> HashMap<String, String> {
    let real = |name: &str| std::fs::canonicalize(name).ok();
    let mut names: HashMap<String, String> = task.files.iter().map(|f| (f.name.clone(), f.name.clone())).collect();
    let mut files: Vec<&str> = trace.events.iter().map(|e| e.file.as_str()).collect();
    files.push(&trace.finding.file);
    files.sort_unstable();
    files.dedup();
    for file in files {
        if let (None, Some(path)) = (names.get(file), real(file)) {
            if let Some(known) = task.files.iter().find(|f| real(&f.name).as_ref() == Some(&path)) {
                names.insert(file.to_string(), known.name.clone());
            }
        }
    }
    names
}

struct Walk<'a> {
    task: &'a Task,
    sources: &'a mut Sources,
    segments: Vec<Vec<Waypoint>>,
    /// The files that were given, by the names in the trace.
    names: HashMap<String, String>,
    /// The witness's number of each thread that a waypoint has started.
    numbers: HashMap<u32, u32>,
    /// Where each thread is: the function of its last event, and the start of its last statement.
    last: HashMap<u32, (String, u32)>,
}

impl Walk<'_> {
    fn given(&self, file: &str) -> bool {
        self.names.contains_key(file)
    }

    fn name(&self, file: &str) -> String {
        self.names.get(file).cloned().unwrap_or_default()
    }

    fn event(&mut self, trace: &Trace, event: &TraceEvent) {
        let statement = self.statement(event);
        let number = self.numbers.get(&event.thread).copied();
        let (Some(number), true) = (number, self.given(&event.file)) else { return };
        let file = self.name(&event.file);
        let waypoint = |kind, column| Waypoint {
            thread: Some(number),
            kind,
            file: file.clone(),
            line: event.line,
            column,
            function: function_name(&event.function).to_string(),
        };
        let passed = match event.kind {
            TraceKind::ThreadStart => self.start(trace, event).map(|(kind, column)| waypoint(kind, column)),
            TraceKind::Nondet => self.input(event).map(|(kind, column)| waypoint(kind, Some(column))),
            TraceKind::Load
            | TraceKind::Store
            | TraceKind::Rmw
            | TraceKind::CmpXchg
            | TraceKind::CmpXchgFailed
            | TraceKind::Fence
            | TraceKind::AtomicBegin
            | TraceKind::AtomicEnd
            | TraceKind::ThreadJoin
            | TraceKind::Free => {
                statement.filter(|_| !event.private).map(|column| waypoint(Passed::Statement, Some(column)))
            }
            TraceKind::Answer | TraceKind::Exit => None,
        };
        self.segments.extend(passed.map(|w| vec![w]));
    }

    /// The column of the statement that the thread enters with this event, if it enters one. A thread that comes back from
    /// a call is in the midst of a statement; so it counts only from an event of the same function on.
    fn statement(&mut self, event: &TraceEvent) -> Option<u32> {
        if !self.given(&event.file) {
            return None;
        }
        let column = statement::start(self.sources, &event.file, event.line, &event.function);
        let before = self.last.get(&event.thread).cloned();
        let same = before.as_ref().is_none_or(|(function, _)| *function == event.function);
        let again = before.as_ref().is_some_and(|(function, line)| *function == event.function && *line == event.line);
        let line = match (column, before) {
            (Some(_), _) => event.line,
            (None, Some((_, line))) if same => line,
            (None, _) => 0,
        };
        self.last.insert(event.thread, (event.function.clone(), line));
        column.filter(|_| same && !again)
    }

    fn start(&mut self, trace: &Trace, event: &TraceEvent) -> Option<(Passed, Option<u32>)> {
        let created = u32::try_from(event.addr).ok()?;
        let function = function_name(&trace.threads.get(created as usize)?.function).to_string();
        let thread = u32::try_from(self.numbers.len()).ok()?;
        self.numbers.insert(created, thread);
        let end = self.sources.call_end(&event.file, event.line, event.column);
        let column = end.map(|(_, column)| self.sources.column(&event.file, event.line, column));
        Some((Passed::Start { thread, function }, column))
    }

    fn input(&mut self, event: &TraceEvent) -> Option<(Passed, u32)> {
        let (function, end) = self.sources.call_end(&event.file, event.line, event.column)?;
        let word = event.read.filter(|w| w.undef == 0)?;
        let value = statement::input(&function, self.task.pointer_bits, word.bits)?;
        Some((Passed::Input { function, value }, self.sources.column(&event.file, event.line, end)))
    }

    /// The violation: the violated line, and of a race the other access too.
    fn targets(&mut self, trace: &Trace) -> Result<Vec<Waypoint>, String> {
        let f = &trace.finding;
        if f.line == 0 || !self.given(&f.file) {
            return Err("the violated line is in none of the files that were given".to_string());
        }
        self.forget(f.thread, f.line);
        let mut targets = vec![self.target(f.thread, &f.file, f.line, &f.function)];
        if let Some(other) = other_access(trace).filter(|e| self.given(&e.file)) {
            self.forget(other.thread, other.line);
            targets.insert(0, self.target(other.thread, &other.file, other.line, &other.function));
        }
        Ok(targets)
    }

    /// Leaves out the start of the statement that a target is in: a thread passes it once, and the target says it.
    fn forget(&mut self, thread: u32, line: u32) {
        let number = self.numbers.get(&thread).copied();
        let last = self.segments.iter().rposition(|s| s.iter().any(|w| w.thread == number));
        if let Some(i) =
            last.filter(|&i| self.segments[i].iter().all(|w| w.line == line && w.kind == Passed::Statement))
        {
            self.segments.remove(i);
        }
    }

    fn target(&mut self, thread: u32, file: &str, line: u32, function: &str) -> Waypoint {
        let column = statement::start(self.sources, file, line, function);
        Waypoint {
            thread: self.numbers.get(&thread).copied(),
            kind: Passed::Target,
            file: self.name(file),
            line,
            column,
            function: function_name(function).to_string(),
        }
    }
}

/// The access that a race is with: the last one at the place that the message names.
fn other_access(trace: &Trace) -> Option<&TraceEvent> {
    let named = |e: &&TraceEvent| {
        let access = e.read.is_some() || e.written.is_some();
        let place = format!(" at {}:{} of thread {}", e.file, e.line, e.thread);
        access && e.kind != TraceKind::Nondet && trace.finding.message.ends_with(&place)
    };
    let race = trace.finding.property == fencepost_check::Property::Race.name();
    trace.events.iter().rev().find(named).filter(|_| race)
}
