//! What came of a test of a concurrent data type, as text and as JSON.

use crate::answer::{stop_code, Trouble};
use crate::json::{diagnostic_record, seconds, DiagnosticRecord};
use crate::reordered;
use crate::rule::Rule;
use crate::source::Sources;
use crate::style::{Paint, Style};
use crate::text;
use crate::why::{self, Why, WhyRecord};
use fencepost_check::{Finding, Property, Scope, Stop, Trace};
use fencepost_ir::diag::quoted;
use serde::Serialize;
use serde_json::{Map, Value};
use std::time::Duration;

/// One test under one model.
#[derive(Clone, Debug)]
pub struct Tested {
    /// The files of the program, as the user named them.
    pub files: Vec<String>,
    /// The model's name.
    pub model: String,
    /// The test.
    pub test: String,
    /// What executions are compared with: `serial` or `commit`.
    pub spec: String,
    /// What came of it.
    pub result: Result<Ruling, Trouble>,
    /// How many observations serial executions have, if they were counted.
    pub observations: Option<u64>,
    /// How long it took, the front end not counted.
    pub time: Duration,
    /// Loads and stores of shared memory.
    pub accesses: (u64, u64),
    /// Variables and clauses of the formula.
    pub size: (u64, u64),
    /// Further numbers.
    pub stats: Vec<(String, u64)>,
    /// The file that the trace was written to, if any.
    pub trace_file: Option<String>,
    /// Why the model allows the run of an unsafe answer, if that is known.
    pub why: Option<Why>,
    /// Whether an operation of the test observes something. If none does, all executions look the same.
    pub observes: bool,
}

/// The properties that a test checks beside what it observes.
const PROPERTIES: [Property; 3] = [Property::Assert, Property::Memsafety, Property::Deadlock];

/// The property that every execution is explained by a serial one.
const SERIAL: &str = "serial";

/// What is to be known about a test that can see nothing.
const BLIND: &str =
    "nothing is observed: no operation of the test calls fp_observe or fp_arg, so only an assertion, a memory \
                     error or a deadlock could make it fail";

/// What came of a test.
#[derive(Clone, Debug)]
pub enum Ruling {
    /// Every execution is explained.
    Safe(Scope),
    /// An execution fails like any program.
    Fails {
        /// What goes wrong.
        finding: Finding,
        /// The execution.
        trace: Box<Trace>,
        /// Whether it is a serial one.
        serial: bool,
    },
    /// An execution that no serial one explains.
    Wrong {
        /// What is wrong, in words.
        what: String,
        /// A remark on it.
        remark: Option<String>,
        /// What the serial executions are that it is shown beside.
        serials: Vec<String>,
        /// The calls.
        calls: Vec<CallRow>,
        /// The execution.
        trace: Box<Trace>,
    },
    /// No answer.
    Unknown {
        /// Why.
        reason: String,
        /// What stopped the engine, if something did.
        stopped: Option<Stop>,
    },
}

/// A call of an operation in an execution that no serial one explains.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
pub struct CallRow {
    /// The operation.
    pub operation: String,
    /// The thread, from 1; 0 for the calls before the threads.
    pub thread: u32,
    /// Which of the thread's calls, from 1.
    pub call: u32,
    /// Its arguments.
    pub arguments: Vec<i128>,
    /// What it observed.
    pub observed: Vec<i128>,
    /// What it observes in the first serial execution that is shown.
    pub nearest: Option<Vec<i128>>,
    /// Its place in that execution, from 1.
    pub place: Option<usize>,
    /// What it does in each serial execution that is shown.
    pub serial: Vec<SerialRow>,
}

/// A call of an operation in a serial execution.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
pub struct SerialRow {
    /// Its place, from 1.
    pub place: usize,
    /// What it observes.
    pub observed: Vec<i128>,
}

/// One line of `test --format jsonl`.
#[derive(Serialize, Debug)]
pub struct TestRecord<'a> {
    /// The first file of the program.
    pub file: &'a str,
    /// All files of the program.
    pub files: &'a [String],
    /// The model.
    pub model: &'a str,
    /// The test.
    pub test: &'a str,
    /// `serial` or `commit`.
    pub spec: &'a str,
    /// The violated property, or all that were checked, separated by commas; `serial`: an execution is explained by a serial one.
    pub property: String,
    /// `safe`, `unsafe` or `unknown`.
    pub verdict: &'static str,
    /// `all`, `bounded: …`, or null if the verdict is not `safe`.
    pub scope: Option<String>,
    /// What went wrong, or why there is no answer; null if the verdict is `safe`.
    pub reason: Option<String>,
    /// How many observations serial executions have; null if they were not counted.
    pub observations: Option<u64>,
    /// Wall-clock time of the engine.
    pub seconds: f64,
    /// Loads of shared memory.
    pub loads: u64,
    /// Stores to it.
    pub stores: u64,
    /// Variables of the formula.
    pub variables: u64,
    /// Its clauses.
    pub clauses: u64,
    /// Further numbers.
    pub stats: Map<String, Value>,
    /// A remark on what went wrong: whether the commit points are at fault.
    pub remark: Option<&'a str>,
    /// What a `safe` is not worth, if the test can see nothing.
    pub warning: Option<&'static str>,
    /// What the serial executions are that the calls are shown beside.
    pub serials: &'a [String],
    /// The calls of the execution that no serial one explains.
    pub calls: Option<&'a [CallRow]>,
    /// The execution.
    pub trace: Option<&'a Trace>,
    /// Where it was written to, with `--trace`.
    pub trace_file: Option<&'a str>,
    /// Why the model allows the run, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<WhyRecord<'a>>,
    /// What is wrong with the input, if it was not accepted.
    pub error: Option<DiagnosticRecord<'a>>,
    /// What `fencepost explain` explains; null if the verdict is `safe`.
    pub code: Option<&'static str>,
}

impl Tested {
    /// The code of what is wrong or open, for `fencepost explain`; none if the data type is right.
    pub fn code(&self) -> Option<&'static str> {
        match &self.result {
            Ok(Ruling::Safe(_)) => None,
            Ok(Ruling::Fails { finding, .. }) => Some(Rule::of(&finding.kind).id()),
            Ok(Ruling::Wrong { .. }) => Some(Rule::NotSerial.id()),
            Ok(Ruling::Unknown { stopped, .. }) => Some(stopped.map_or("undecided", stop_code)),
            Err(trouble) => Some(trouble.code()),
        }
    }

    /// `safe`, `unsafe` or `unknown`.
    pub fn word(&self) -> &'static str {
        match &self.result {
            Ok(Ruling::Safe(_)) => "safe",
            Ok(Ruling::Fails { .. } | Ruling::Wrong { .. }) => "unsafe",
            Ok(Ruling::Unknown { .. }) | Err(_) => "unknown",
        }
    }

    /// The violated property, or all that were checked, separated by commas.
    pub fn property(&self) -> String {
        match &self.result {
            Ok(Ruling::Fails { finding, .. }) => finding.kind.property().name().to_string(),
            Ok(Ruling::Wrong { .. }) => SERIAL.to_string(),
            Ok(Ruling::Safe(_) | Ruling::Unknown { .. }) | Err(_) => {
                PROPERTIES.iter().map(|p| p.name()).chain([SERIAL]).collect::<Vec<_>>().join(",")
            }
        }
    }

    /// What is to be known about an answer that says less than it seems to.
    pub fn warning(&self) -> Option<&'static str> {
        match &self.result {
            Ok(Ruling::Safe(_)) if !self.observes => Some(BLIND),
            Ok(Ruling::Safe(_) | Ruling::Fails { .. } | Ruling::Wrong { .. } | Ruling::Unknown { .. }) | Err(_) => None,
        }
    }

    /// What went wrong, or why there is no answer.
    pub fn reason(&self) -> Option<String> {
        match &self.result {
            Ok(Ruling::Safe(_)) => None,
            Ok(Ruling::Fails { finding, serial: true, .. }) => {
                Some(format!("the serial executions fail already: {}", finding.kind))
            }
            Ok(Ruling::Fails { finding, serial: false, .. }) => Some(finding.kind.to_string()),
            Ok(Ruling::Wrong { what, .. }) => Some(what.clone()),
            Ok(Ruling::Unknown { reason, .. }) => Some(reason.clone()),
            Err(Trouble::Input(diagnostic)) => Some(diagnostic.to_string()),
            Err(Trouble::Internal(text)) => Some(format!("internal error: {text}")),
        }
    }
}

/// The record of a test.
pub fn record(tested: &Tested) -> TestRecord<'_> {
    let (mut scope, mut remark, mut serials, mut calls, mut trace) = (None, None, &[][..], None, None);
    match &tested.result {
        Ok(Ruling::Safe(all)) => scope = Some(all.to_string()),
        Ok(Ruling::Fails { trace: run, .. }) => trace = Some(run.as_ref()),
        Ok(Ruling::Wrong { remark: said, serials: kinds, calls: rows, trace: run, .. }) => {
            (remark, serials) = (said.as_deref(), kinds.as_slice());
            (calls, trace) = (Some(rows.as_slice()), Some(run.as_ref()));
        }
        Ok(Ruling::Unknown { .. }) | Err(_) => {}
    }
    TestRecord {
        file: tested.files.first().map_or("", String::as_str),
        files: &tested.files,
        model: &tested.model,
        test: &tested.test,
        spec: &tested.spec,
        property: tested.property(),
        verdict: tested.word(),
        scope,
        reason: tested.reason(),
        observations: tested.observations,
        seconds: seconds(tested.time.as_secs_f64()),
        loads: tested.accesses.0,
        stores: tested.accesses.1,
        variables: tested.size.0,
        clauses: tested.size.1,
        stats: tested.stats.iter().map(|(k, v)| (k.clone(), Value::from(*v))).collect(),
        remark,
        warning: tested.warning(),
        serials,
        calls,
        trace,
        trace_file: tested.trace_file.as_deref(),
        why: tested.why.as_ref().map(why::record),
        error: match &tested.result {
            Err(Trouble::Input(diagnostic)) => Some(diagnostic_record(diagnostic)),
            Err(Trouble::Internal(_)) | Ok(_) => None,
        },
        code: tested.code(),
    }
}

/// The warning of a test as text: a line, or nothing.
pub fn warning(tested: &Tested, style: &Style) -> String {
    let word = style.paint(Paint::Unknown, "warning:");
    tested.warning().map_or_else(String::new, |text| format!("  {word} {text}\n"))
}

/// A test as text, ending with a newline.
pub fn text(tested: &Tested, sources: &mut Sources, style: &Style) -> String {
    let program = tested.files.first().map_or("", String::as_str);
    let head = |paint, word: &str| {
        format!("{program}: {} under {}, test `{}`", style.paint(paint, word), tested.model, tested.test)
    };
    let code = tested.code().map_or(String::new(), |code| format!("{code}: "));
    let effort = style.paint(Paint::Dim, &format!("  [{code}{:.2} s]", tested.time.as_secs_f64()));
    let mut out = match &tested.result {
        Ok(Ruling::Safe(scope)) => {
            return format!("{}, {}{effort}\n", head(Paint::Safe, "safe"), text::scope_text(scope));
        }
        Ok(Ruling::Fails { trace, .. }) => {
            let reason = tested.reason().unwrap_or_default();
            let mut out = format!("{}: {reason}{effort}\n", head(Paint::Unsafe, "unsafe"));
            out.push_str(&text::violation(trace, sources, style));
            out.push_str(&tested.why.as_ref().map_or_else(String::new, |why| why::text(why, trace, style)));
            out
        }
        Ok(Ruling::Wrong { what, remark, serials, calls, trace }) => {
            let mut out = format!("{}: {what}{effort}\n", head(Paint::Unsafe, "unsafe"));
            if let Some(remark) = remark {
                out.push_str(&format!("  {remark}\n"));
            }
            out.push_str(&format!("\n{}\n", table(serials, calls, style)));
            out.push_str(&text::run_only(trace, sources, style));
            out.push_str(&match &tested.why {
                Some(why) => why::text(why, trace, style),
                None => reordered::text(trace, style),
            });
            out
        }
        Ok(Ruling::Unknown { .. }) | Err(_) => {
            let reason = tested.reason().unwrap_or_default();
            return format!("{}: {reason}{effort}\n", head(Paint::Unknown, "unknown"));
        }
    };
    if let Some(file) = &tested.trace_file {
        let word = quoted(&[file]);
        out.push_str(&format!("  the run is in {file}; `fencepost replay {word}` runs it again\n"));
    }
    out
}

fn values(list: &[i128]) -> String {
    let words: Vec<String> = list.iter().map(i128::to_string).collect();
    words.join(" ")
}

/// The calls beside those of serial executions.
fn table(serials: &[String], calls: &[CallRow], style: &Style) -> String {
    let mut rows = vec![["thread", "call", "observes"].map(String::from).to_vec()];
    for (k, title) in serials.iter().enumerate() {
        rows[0].push(if k > 0 && *title == serials[k - 1] { "another".to_string() } else { title.clone() });
    }
    for call in calls {
        let thread = if call.thread == 0 { "before".to_string() } else { format!("T{}", call.thread) };
        let invoked = format!("{}({})", call.operation, values(&call.arguments));
        let mut row = vec![thread, invoked, values(&call.observed)];
        for serial in &call.serial {
            let note = if serial.observed == call.observed { "" } else { "  <- differs" };
            row.push(format!("{}. {}{note}", serial.place, values(&serial.observed)));
        }
        rows.push(row);
    }
    let column = |k: usize| rows.iter().filter_map(|r| r.get(k)).map(String::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows[0].len()).map(column).collect();
    let mut out = String::new();
    for (i, row) in rows.iter().enumerate() {
        let cells: Vec<String> = row.iter().zip(&widths).map(|(c, w)| format!("{c:w$}")).collect();
        let line = format!("  {}", cells.join("  "));
        let line = line.trim_end();
        out.push_str(&if i == 0 { style.paint(Paint::Dim, line) } else { line.to_string() });
        out.push('\n');
    }
    out
}

/// A table of the verdicts: one line a test, one column a model.
pub fn summary(all: &[Tested], style: &Style) -> String {
    let mut tests: Vec<&str> = Vec::new();
    let mut models: Vec<&str> = Vec::new();
    for t in all {
        if !tests.contains(&t.test.as_str()) {
            tests.push(&t.test);
        }
        if !models.contains(&t.model.as_str()) {
            models.push(&t.model);
        }
    }
    let width = tests.iter().map(|t| t.len()).max().unwrap_or(0);
    let mut out = format!("  {:width$}", "");
    for model in &models {
        out.push_str(&format!("  {model:8}"));
    }
    let mut out = format!("{}\n", out.trim_end());
    for test in tests {
        let mut line = format!("  {test:width$}");
        for model in &models {
            let cell = all.iter().find(|t| t.test == test && t.model == *model);
            let (word, paint) = match cell.map(Tested::word) {
                Some("safe") => ("safe", Paint::Safe),
                Some("unsafe") => ("unsafe", Paint::Unsafe),
                Some(_) => ("unknown", Paint::Unknown),
                None => ("", Paint::Dim),
            };
            line.push_str(&format!("  {}", style.paint(paint, &format!("{word:8}"))));
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}
