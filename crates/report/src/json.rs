//! Answers as JSON. The keys are a contract with users' scripts (`docs/reference.md`): added to, never renamed.

use crate::answer::{Answer, Trouble};
use crate::diagnostic::kind_name;
use crate::race::{Race, RacerRecord};
use crate::why::{self, WhyRecord};
use fencepost_check::{Trace, Verdict};
use fencepost_ir::Diagnostic;
use serde::Serialize;
use serde_json::{Map, Value};

/// One line of `check --format jsonl`.
#[derive(Serialize, Debug)]
pub struct CheckRecord<'a> {
    /// The first file of the program.
    pub file: &'a str,
    /// All files of the program.
    pub files: &'a [String],
    /// The model.
    pub model: &'a str,
    /// The engine.
    pub engine: &'a str,
    /// The violated property, or all that were checked, separated by commas.
    pub property: String,
    /// `safe`, `unsafe` or `unknown`.
    pub verdict: &'static str,
    /// `all`, `bounded: …`, or null if the verdict is not `safe`.
    pub scope: Option<String>,
    /// What went wrong, or why there is no answer; null if the verdict is `safe`.
    pub reason: Option<String>,
    /// Wall-clock time of the engine.
    pub seconds: f64,
    /// The engine's numbers.
    pub stats: Map<String, Value>,
    /// What is known about each assertion.
    pub assertions: Vec<AssertionRecord<'a>>,
    /// The run that violates the property.
    pub trace: Option<&'a Trace>,
    /// What each engine of a portfolio got to, if none of them decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub engines: Option<Vec<RacerRecord<'a>>>,
    /// Why the model allows the run, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<WhyRecord<'a>>,
    /// Where the run was written to, with `--trace`.
    pub trace_file: Option<&'a str>,
    /// Where the witness was written to, with `--witness`.
    pub witness_file: Option<&'a str>,
    /// What is wrong with the input, if it was not accepted.
    pub error: Option<DiagnosticRecord<'a>>,
    /// What `fencepost explain` explains; null if the verdict is `safe`.
    pub code: Option<&'static str>,
}

/// An assertion of a [`CheckRecord`].
#[derive(Serialize, Debug)]
pub struct AssertionRecord<'a> {
    /// The file.
    pub file: &'a str,
    /// The line.
    pub line: u32,
    /// `safe`, `unsafe` or `unknown`.
    pub verdict: &'static str,
    /// Why it is not proved, if the engine says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<&'a str>,
}

/// A diagnostic.
#[derive(Serialize, Debug)]
pub struct DiagnosticRecord<'a> {
    /// `error`, `unsupported` or `limit`.
    pub kind: &'static str,
    /// The cause, for `fencepost explain`.
    pub code: &'static str,
    /// What is wrong.
    pub message: &'a str,
    /// The file, if known.
    pub file: Option<&'a str>,
    /// The line; 0 if not known.
    pub line: u32,
    /// The column; 0 if not known.
    pub column: u32,
    /// Further detail.
    pub notes: &'a [String],
}

/// One line of `litmus --format jsonl`.
#[derive(Serialize, Debug)]
pub struct LitmusRecord {
    /// The file.
    pub file: String,
    /// The model.
    pub model: String,
    /// The name in the test's header.
    pub test: String,
    /// The final states, each a map from location to value.
    pub states: Vec<Map<String, Value>>,
    /// How many states satisfy the condition.
    pub positive: usize,
    /// How many do not.
    pub negative: usize,
    /// `Never`, `Sometimes` or `Always`.
    pub observation: &'static str,
    /// Whether the condition with its quantifier is true.
    pub condition_holds: bool,
    /// Whether every run was explored.
    pub complete: bool,
    /// Wall-clock time.
    pub seconds: f64,
    /// Why there is no answer, if there is none; the other fields then mean nothing.
    pub error: Option<String>,
}

/// The record of an answer.
pub fn check_record(answer: &Answer) -> CheckRecord<'_> {
    let all = answer.properties.join(",");
    let (property, scope, trace, reason) = match &answer.result {
        Ok(Verdict::Safe { scope }) => (all, Some(scope.to_string()), None, None),
        Ok(Verdict::Unsafe { finding, trace }) => {
            (finding.kind.property().name().to_string(), None, Some(trace.as_ref()), Some(finding.kind.to_string()))
        }
        Ok(Verdict::Unknown { .. }) | Err(_) => (all, None, None, answer.reason()),
    };
    CheckRecord {
        file: answer.files.first().map_or("", String::as_str),
        files: &answer.files,
        model: &answer.model,
        engine: &answer.engine,
        property,
        verdict: answer.word(),
        scope,
        reason,
        seconds: seconds(answer.time.as_secs_f64()),
        stats: answer.stats.iter().map(|(k, v)| (k.clone(), Value::from(*v))).collect(),
        assertions: answer
            .assertions
            .iter()
            .map(|a| AssertionRecord {
                file: &a.file,
                line: a.line,
                verdict: a.verdict.name(),
                reason: a.reason.as_deref(),
            })
            .collect(),
        trace,
        engines: answer.race.as_ref().map(Race::records),
        why: answer.why.as_ref().map(why::record),
        trace_file: answer.trace_file.as_deref(),
        witness_file: answer.witness_file.as_deref(),
        error: match &answer.result {
            Err(Trouble::Input(diagnostic)) => Some(diagnostic_record(diagnostic)),
            Err(Trouble::Internal(_)) | Ok(_) => None,
        },
        code: answer.code(),
    }
}

/// The record of a diagnostic.
pub fn diagnostic_record(diagnostic: &Diagnostic) -> DiagnosticRecord<'_> {
    DiagnosticRecord {
        kind: kind_name(diagnostic.kind),
        code: diagnostic.code.id(),
        message: &diagnostic.message,
        file: diagnostic.file.as_deref(),
        line: diagnostic.line,
        column: diagnostic.column,
        notes: &diagnostic.notes,
    }
}

/// A time in seconds with six decimals.
pub fn seconds(time: f64) -> f64 {
    (time * 1e6).round() / 1e6
}

/// A value as one line of JSON.
pub fn line<T: Serialize>(value: &T) -> String {
    // The records hold nothing that JSON cannot express.
    serde_json::to_string(value).unwrap_or_else(|e| format!("{{\"error\":\"{e}\"}}"))
}

/// A value as indented JSON.
pub fn pretty<T: Serialize>(value: &T) -> String {
    serde_json::to_string_pretty(value).unwrap_or_else(|e| format!("{{\"error\":\"{e}\"}}"))
}
