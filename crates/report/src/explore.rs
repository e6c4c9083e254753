//! What an exploration saw: one program, one model. Text and JSON are made from this value.
//!
//! The keys of the JSON are a contract with users' scripts (`docs/reference.md`): added to, never renamed.

use crate::answer::Trouble;
use crate::diagnostic::{self, Place};
use crate::json::{diagnostic_record, seconds, DiagnosticRecord};
use crate::source::Sources;
use crate::style::{Paint, Style};
use fencepost_check::trace::TraceFinding;
use fencepost_check::Stop;
use serde::Serialize;
use serde_json::{Map, Value};
use std::time::Duration;

/// What came of exploring one program under one model.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// The files of the program, as the user named them.
    pub files: Vec<String>,
    /// The model's name.
    pub model: String,
    /// The names of the properties that were looked for.
    pub properties: Vec<String>,
    /// Whether every behaviour was seen.
    pub complete: bool,
    /// Which runs it is about, if not all.
    pub scope: Option<String>,
    /// Why not, if not.
    pub reason: Option<String>,
    /// What stopped it, if something did.
    pub stopped: Option<Stop>,
    /// Why nothing was explored at all.
    pub trouble: Option<Trouble>,
    /// How many executions there were, each with something new.
    pub executions: u64,
    /// How often the solver was asked.
    pub solves: u64,
    /// Directions of branches that were seen.
    pub branch_directions: u64,
    /// Inputs of functions that were seen.
    pub function_inputs: u64,
    /// How often the graph was encoded.
    pub encodings: u64,
    /// The variables of the last formula.
    pub variables: u64,
    /// Its clauses.
    pub clauses: u64,
    /// Further numbers.
    pub stats: Vec<(String, u64)>,
    /// What went wrong in some execution.
    pub violations: Vec<Violation>,
    /// How long it took, the front end not counted.
    pub time: Duration,
    /// Where the executions were written to: the first and the last file.
    pub schedules: Option<(String, String)>,
    /// Where the event graph was written to.
    pub graph: Option<String>,
}

/// Something that went wrong in an execution.
#[derive(Clone, Debug)]
pub struct Violation {
    /// What.
    pub finding: TraceFinding,
    /// Where the run was written to, if it was.
    pub trace_file: Option<String>,
}

/// One line of `explore --format jsonl`.
#[derive(Serialize, Debug)]
pub struct ExploreRecord<'a> {
    /// The first file of the program.
    pub file: &'a str,
    /// All files of the program.
    pub files: &'a [String],
    /// The model.
    pub model: &'a str,
    /// The properties that were looked for, separated by commas.
    pub property: String,
    /// Whether every behaviour was seen.
    pub complete: bool,
    /// Of which runs: `all`, or `bounded: …`.
    pub scope: String,
    /// Why not; null if it was.
    pub reason: Option<&'a str>,
    /// How many executions there were.
    pub executions: u64,
    /// How often the solver was asked.
    pub solves: u64,
    /// Directions of branches that were seen.
    pub branch_directions: u64,
    /// Inputs of functions that were seen.
    pub function_inputs: u64,
    /// What went wrong.
    pub violations: Vec<ViolationRecord<'a>>,
    /// Wall-clock time.
    pub seconds: f64,
    /// How often the graph was encoded.
    pub encodings: u64,
    /// The variables of the last formula.
    pub variables: u64,
    /// Its clauses.
    pub clauses: u64,
    /// Further numbers.
    pub stats: Map<String, Value>,
    /// The file of the event graph, with `--graph`.
    pub graph: Option<&'a str>,
    /// What is wrong with the input, if it was not accepted.
    pub error: Option<DiagnosticRecord<'a>>,
}

/// A violation of an [`ExploreRecord`].
#[derive(Serialize, Debug)]
pub struct ViolationRecord<'a> {
    /// The property.
    pub property: &'a str,
    /// What went wrong.
    pub message: &'a str,
    /// The file.
    pub file: &'a str,
    /// The line; 0 if not known.
    pub line: u32,
    /// The column; 0 if not known.
    pub column: u32,
    /// The function.
    pub function: &'a str,
    /// The thread.
    pub thread: u32,
    /// Where the run was written to, with `--schedules`.
    pub trace_file: Option<&'a str>,
}

/// The record of an exploration.
pub fn record(seen: &Seen) -> ExploreRecord<'_> {
    ExploreRecord {
        file: seen.files.first().map_or("", String::as_str),
        files: &seen.files,
        model: &seen.model,
        property: seen.properties.join(","),
        complete: seen.complete,
        scope: seen.scope.as_ref().map_or_else(|| "all".to_string(), |runs| format!("bounded: {runs}")),
        reason: seen.reason.as_deref(),
        executions: seen.executions,
        solves: seen.solves,
        branch_directions: seen.branch_directions,
        function_inputs: seen.function_inputs,
        violations: seen.violations.iter().map(violation_record).collect(),
        seconds: seconds(seen.time.as_secs_f64()),
        encodings: seen.encodings,
        variables: seen.variables,
        clauses: seen.clauses,
        stats: seen.stats.iter().map(|(k, v)| (k.clone(), Value::from(*v))).collect(),
        graph: seen.graph.as_deref(),
        error: match &seen.trouble {
            Some(Trouble::Input(diagnostic)) => Some(diagnostic_record(diagnostic)),
            Some(Trouble::Internal(_)) | None => None,
        },
    }
}

fn violation_record(violation: &Violation) -> ViolationRecord<'_> {
    let f = &violation.finding;
    ViolationRecord {
        property: &f.property,
        message: &f.message,
        file: &f.file,
        line: f.line,
        column: f.column,
        function: &f.function,
        thread: f.thread,
        trace_file: violation.trace_file.as_deref(),
    }
}

/// An exploration as text, ending with a newline.
pub fn text(seen: &Seen, sources: &mut Sources, style: &Style) -> String {
    let program = match seen.files.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [first, rest @ ..] => format!("{first} (+{})", rest.len()),
    };
    let executions = counted(seen.executions, "execution");
    let violations = match seen.violations.len() as u64 {
        0 => style.paint(Paint::Safe, "no violation"),
        n => style.paint(Paint::Unsafe, &counted(n, "violation")),
    };
    let how_far = if let (true, Some(runs)) = (seen.complete, &seen.scope) {
        format!("every behaviour of {runs} seen")
    } else if seen.complete {
        "every behaviour seen".to_string()
    } else {
        style.paint(Paint::Unknown, "not every behaviour seen")
    };
    let effort = [
        counted(seen.solves, "solve"),
        counted(seen.branch_directions, "branch direction"),
        counted(seen.function_inputs, "function input"),
        format!("{:.2} s", seen.time.as_secs_f64()),
    ];
    let effort = style.paint(Paint::Dim, &format!("  [{}]", effort.join(", ")));
    let mut out = format!("{program}: {how_far} under {}: {executions}, {violations}{effort}\n", seen.model);
    if let Some(reason) = &seen.reason {
        out.push_str(&format!("  stopped: {reason}\n"));
    }
    for violation in &seen.violations {
        let f = &violation.finding;
        out.push_str(&format!("  {}: {}\n", style.paint(Paint::Unsafe, "violation"), f.message));
        if !f.file.is_empty() {
            let place = Place { file: &f.file, line: f.line, column: f.column };
            out.push_str(&diagnostic::excerpt(&place, sources, style));
        }
        out.push_str(&format!("  in {}, thread {}\n", f.function, f.thread));
        if let Some(file) = &violation.trace_file {
            out.push_str(&format!("  the run is in {file}; `fencepost replay {file}` runs it again\n"));
        }
    }
    if let Some((first, last)) = &seen.schedules {
        let files = if first == last { first.clone() } else { format!("{first} to {last}") };
        out.push_str(&format!("  the executions are in {files}; `fencepost replay` runs them again\n"));
    }
    if let Some(file) = &seen.graph {
        out.push_str(&format!("  the event graph is in {file}\n"));
    }
    out
}

fn counted(n: u64, what: &str) -> String {
    if n == 1 {
        format!("1 {what}")
    } else {
        format!("{n} {what}s")
    }
}
