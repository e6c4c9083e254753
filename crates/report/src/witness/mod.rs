//! Violation witnesses: a run written down so that other verifiers can follow it through the program's source.
//!
//! Source: the exchange formats of SV-COMP: YAML 2.x (`violation_sequence`; Ayaziová et al., "Software Verification Witnesses
//! 2.0", SPIN 2024) with the thread ids of its extension 2.2 for concurrent programs, and GraphML 1.0 with the edges for threads
//! (Beyer and Friedberger, "Violation Witnesses and Result Validation for Multi-Threaded Programs", ISoLA 2020).
//! This file chooses the waypoints, [`order`] their order, [`race`] the targets of a data race; [`yaml`] and [`graphml`] write them.
//!
//! Guarantee: a waypoint is written only where the source shows that the run passes it: the closing parenthesis of a call that
//! starts a thread or gives an input, the start of a statement that the thread enters anew, the violated line. One that is left
//! out makes a witness weaker, not wrong. Thread 0 is the first one; the others are numbered by the waypoints that start them.
//! A statement stands where the thread first does what others can see: what it does before that, it can do as late as this.
//! Where another thread has gone before, the statement that starts a thread or asks for an input is a waypoint of its own, because
//! there are validators that wait for a thread's turn at its first waypoint and count the turn as over when they come to its call.
//! Misses: the formats know no store buffers. Waypoints stand in the order in which the threads issue their statements, and the
//! producer's configuration names the memory model; a validator that knows sequential consistency only rejects a
//! violation that needs a relaxed model. Lines of included files are left out: the formats speak of the files given.

pub mod graphml;
mod order;
mod race;
pub mod stamp;
mod statement;
pub mod yaml;

use crate::rule::Rule;
use crate::source::Sources;
use crate::steps::{function_name, thread_function};
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

/// The waypoints of a run: all segments have one, but the last one of a race may have two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path {
    /// The segments; the last one holds the violation.
    pub segments: Vec<Vec<Waypoint>>,
    /// The function that is called at the end of the run, if the violation is such a call.
    pub called: Option<String>,
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
    /// The column in characters, if it is known and the line alone does not say as much.
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
/// a deadlock and a test of a data type by words of ours. What must not be called is `reach_error`, or what older tasks call.
pub fn specification(rule: Rule, path: &Path) -> &'static str {
    match rule {
        Rule::Assertion if path.called.as_deref() == Some("__VERIFIER_error") => {
            "CHECK( init(main()), LTL(G ! call(__VERIFIER_error())) )"
        }
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
    let trace = &order::ordered(trace);
    let mut walk = Walk {
        task,
        sources,
        passed: Vec::new(),
        names: names(trace, task),
        numbers: HashMap::from([(0, 0)]),
        at: HashMap::new(),
    };
    for (i, event) in trace.events.iter().enumerate() {
        walk.event(trace, i, event);
    }
    let targets = walk.targets(trace)?;
    let f = &trace.finding;
    let called = walk.sources.call_end(&f.file, f.line, f.column).map(|(name, _)| name);
    let mut segments: Vec<Vec<Waypoint>> = walk.passed.into_iter().map(|(_, waypoint)| vec![waypoint]).collect();
    segments.push(targets);
    Ok(Path { segments, called })
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
    /// The waypoints so far, each with the index of its event.
    passed: Vec<(usize, Waypoint)>,
    /// The files that were given, by the names in the trace.
    names: HashMap<String, String>,
    /// The witness's number of each thread that a waypoint has started.
    numbers: HashMap<u32, u32>,
    /// Where each thread is.
    at: HashMap<u32, Place>,
}

/// Where a thread is.
struct Place {
    /// The function of its last event.
    function: String,
    /// The line where its last statement starts; 0 if that is not known.
    line: u32,
    /// The column there, as long as no waypoint tells of the statement.
    column: Option<u32>,
}

impl Walk<'_> {
    fn given(&self, file: &str) -> bool {
        self.names.contains_key(file)
    }

    fn name(&self, file: &str) -> String {
        self.names.get(file).cloned().unwrap_or_default()
    }

    fn event(&mut self, trace: &Trace, index: usize, event: &TraceEvent) {
        self.enter(event);
        let number = self.numbers.get(&event.thread).copied();
        let (Some(number), true) = (number, self.given(&event.file)) else { return };
        let passed = match event.kind {
            TraceKind::ThreadStart => self.start(trace, event),
            TraceKind::Nondet => self.input(event),
            TraceKind::Load
            | TraceKind::Store
            | TraceKind::Rmw
            | TraceKind::CmpXchg
            | TraceKind::CmpXchgFailed
            | TraceKind::Fence
            | TraceKind::AtomicBegin
            | TraceKind::AtomicEnd
            | TraceKind::Free
            | TraceKind::End => {
                // The fences within a library's function are none of the program's.
                if !event.private && (event.kind != TraceKind::Fence || event.library.is_none()) {
                    self.statement(index, event, number);
                }
                None
            }
            // That a thread has ended is said by what it did.
            TraceKind::ThreadJoin | TraceKind::Answer | TraceKind::Exit => None,
        };
        if let Some((kind, column)) = passed {
            if self.passed.last().is_some_and(|(_, w)| w.thread != Some(number)) {
                self.statement(index, event, number);
            }
            self.push(index, event, number, kind, column);
            self.at.entry(event.thread).and_modify(|place| place.column = None);
        }
    }

    fn push(&mut self, index: usize, event: &TraceEvent, number: u32, kind: Passed, column: Option<u32>) {
        let function = function_name(&event.function).to_string();
        let file = self.name(&event.file);
        self.passed.push((index, Waypoint { thread: Some(number), kind, file, line: event.line, column, function }));
    }

    /// Tells of the statement that the thread is in, if that has not been told and the event is on the line where it starts.
    fn statement(&mut self, index: usize, event: &TraceEvent, number: u32) {
        let place = self.at.get_mut(&event.thread).filter(|place| place.line == event.line);
        if let Some(column) = place.and_then(|place| place.column.take()) {
            self.push(index, event, number, Passed::Statement, Some(column));
        }
    }

    /// Follows a thread to the statement of an event. A thread that comes back from a call is in the midst of a statement; so
    /// with an event of another function it enters only a line that calls nothing of the program.
    fn enter(&mut self, event: &TraceEvent) {
        let given = self.given(&event.file);
        let column = statement::start(self.sources, &event.file, event.line, &event.function).filter(|_| given);
        let place = self.at.get(&event.thread);
        let same = place.is_none_or(|place| place.function == event.function);
        let line = place.map_or(0, |place| place.line);
        let place = match column {
            Some(_) if same && line == event.line => return,
            // On a line that is no start, a thread is in the statement that it was in.
            None if same && line != 0 => return,
            Some(_) if same || statement::calls_nothing(self.sources, &event.file, event.line) => {
                Place { function: event.function.clone(), line: event.line, column }
            }
            Some(_) => Place { function: event.function.clone(), line: event.line, column: None },
            None => Place { function: event.function.clone(), line: 0, column: None },
        };
        self.at.insert(event.thread, place);
    }

    fn start(&mut self, trace: &Trace, event: &TraceEvent) -> Option<(Passed, Option<u32>)> {
        let created = u32::try_from(event.addr).ok()?;
        let function =
            trace.threads.get(created as usize).map(|_| thread_function(trace, created as usize))?.to_string();
        let thread = u32::try_from(self.numbers.len()).ok()?;
        self.numbers.insert(created, thread);
        // Readers disagree on which column of the call is meant, and all of them take a line without one.
        let alone = statement::single_call(self.sources, &event.file, event.line);
        let end = self.sources.call_end(&event.file, event.line, event.column).filter(|_| !alone);
        let column = end.map(|(_, column)| self.sources.column(&event.file, event.line, column));
        Some((Passed::Start { thread, function }, column))
    }

    fn input(&mut self, event: &TraceEvent) -> Option<(Passed, Option<u32>)> {
        let (function, end) = self.sources.call_end(&event.file, event.line, event.column)?;
        let word = event.read.filter(|w| w.undef == 0)?;
        let value = statement::input(&function, self.task.pointer_bits, word.bits)?;
        Some((Passed::Input { function, value }, Some(self.sources.column(&event.file, event.line, end))))
    }

    /// The violation: the violated line; of a race both accesses, or the last one if the run needs what the thread of the
    /// other one did behind it.
    fn targets(&mut self, trace: &Trace) -> Result<Vec<Waypoint>, String> {
        let f = &trace.finding;
        if f.line == 0 || !self.given(&f.file) {
            return Err("the violated line is in none of the files that were given".to_string());
        }
        let Some(race) = race::of(trace).filter(|race| self.given(race.last.file)) else {
            // Nobody's steps behind the last one of the thread matter, but all of them to a deadlock.
            let last = trace.events.iter().rposition(|e| e.thread == f.thread);
            let end = last.filter(|_| !trace.violates(fencepost_check::Property::Deadlock));
            self.passed.retain(|(i, _)| end.is_none_or(|end| *i <= end));
            self.forget(f.thread, f.line);
            return Ok(vec![self.target(f.thread, &f.file, f.line, f.column, &f.function)]);
        };
        let end = race.last.index;
        self.passed.retain(|(i, _)| *i <= end);
        let mut targets = Vec::new();
        for access in [race.first.filter(|access| self.given(access.file)), Some(race.last)].into_iter().flatten() {
            let number = self.numbers.get(&access.thread).copied();
            let at = access.index;
            self.passed.retain(|(i, w)| *i <= at || w.thread != number);
            self.forget(access.thread, access.line);
            targets.push(self.target(access.thread, access.file, access.line, access.column, access.function));
        }
        Ok(targets)
    }

    /// Leaves out the start of the statement that a target is in: a thread passes it once, and the target says it.
    fn forget(&mut self, thread: u32, line: u32) {
        let number = self.numbers.get(&thread).copied();
        let last = self.passed.iter().rposition(|(_, w)| w.thread == number);
        if let Some(i) = last.filter(|&i| self.passed[i].1.line == line && self.passed[i].1.kind == Passed::Statement) {
            self.passed.remove(i);
        }
    }

    /// The target at a line; a call there that is a statement by itself is the place.
    fn target(&mut self, thread: u32, file: &str, line: u32, column: u32, function: &str) -> Waypoint {
        let call = statement::call(self.sources, file, line, column);
        let column = call.or_else(|| statement::start(self.sources, file, line, function));
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
