//! What the page says about one answer: of `check`, `test`, `explore` or `replay`.
//!
//! Guarantee: the verdict, its scope and its reason are those of the [`Entry`] that all formats are made from.

use super::files::Files;
use super::run::{run, Dots, RunData};
use super::why::{edges, parts, PartData};
use crate::answer::{Answer, Assertion};
use crate::explore::Seen;
use crate::reordered;
use crate::report::{Entry, Outcome};
use crate::source::Sources;
use crate::steps::{describe, steps_of_run};
use crate::test::{CallRow, Ruling, Tested};
use crate::text::scope_text;
use crate::why::Why;
use fencepost_check::{Trace, Verdict};
use serde::Serialize;

/// So many runs of an exploration are in a page.
const RUNS: usize = 200;
/// So many reordered pairs are listed.
const PAIRS: usize = 12;

/// An answer.
#[derive(Serialize, Default, Debug)]
pub struct AnswerData {
    /// What was asked: the model, and the test if there is one.
    pub name: String,
    /// The model.
    pub model: String,
    /// The program's files.
    pub files: Vec<String>,
    /// The word for what came of it.
    pub word: String,
    /// How it looks: `safe`, `unsafe` or `unknown`.
    pub tone: &'static str,
    /// The rest of the sentence: the scope of a `safe`, what goes wrong, why there is no answer.
    pub detail: String,
    /// Further remarks.
    pub notes: Vec<String>,
    /// Who answered, and what it took.
    pub effort: String,
    /// What was asked for.
    pub properties: Vec<String>,
    /// The violated line.
    pub place: Option<PlaceData>,
    /// The assertions.
    pub assertions: Vec<AssertionData>,
    /// Numbers.
    pub numbers: Vec<(String, u64)>,
    /// The runs: none, one, or those of an exploration.
    pub runs: Vec<RunData>,
    /// The calls of a test that no serial execution explains.
    pub calls: Option<CallsData>,
    /// Why the model allows the run.
    pub why: Option<Vec<PartData>>,
    /// Whether there is a drawing of the event graph.
    pub graph: bool,
    /// Whether the runs are a list to choose from.
    pub listed: bool,
}

/// A place in the source.
#[derive(Serialize, Debug)]
pub struct PlaceData {
    /// The file.
    pub file: Option<usize>,
    /// The line.
    pub line: u32,
    /// The function.
    pub function: String,
    /// The thread.
    pub thread: u32,
}

/// An assertion.
#[derive(Serialize, Debug)]
pub struct AssertionData {
    /// The file.
    pub file: Option<usize>,
    /// The line.
    pub line: u32,
    /// What is known about it.
    pub verdict: &'static str,
    /// Why it is not proved.
    pub reason: Option<String>,
}

/// The calls of a test.
#[derive(Serialize, Debug)]
pub struct CallsData {
    /// The serial executions that they are shown beside.
    pub serials: Vec<String>,
    /// The calls.
    pub calls: Vec<CallRow>,
}

/// What a page needs while it is made.
#[derive(Debug)]
pub struct Making<'a> {
    /// The texts.
    pub sources: &'a mut Sources,
    /// The files that were named so far.
    pub files: Files,
}

/// The parts that all answers have.
fn common(entry: &Entry<'_>, making: &mut Making<'_>) -> AnswerData {
    let mut data = AnswerData {
        name: entry.name(),
        model: entry.model.to_string(),
        files: entry.files.to_vec(),
        ..AnswerData::default()
    };
    // The program is shown also where there is no run.
    entry.files.iter().for_each(|f| _ = making.files.number(f));
    (data.word, data.tone, data.detail) = match &entry.outcome {
        Outcome::Safe(scope) => ("safe".to_string(), "safe", scope_text(scope)),
        Outcome::Unsafe(violation) => ("unsafe".to_string(), "unsafe", violation.message.clone()),
        Outcome::Unknown(reason) => ("unknown".to_string(), "unknown", reason.clone()),
        Outcome::Refused(diagnostic) => ("refused".to_string(), "unknown", diagnostic.to_string()),
        Outcome::Internal(text) => ("internal error".to_string(), "unknown", text.to_string()),
    };
    if let Outcome::Unsafe(violation) = &entry.outcome {
        add_trace(&mut data, violation.trace, making);
    }
    data
}

/// Adds a run with what is said about it.
fn add_trace(data: &mut AnswerData, trace: &Trace, making: &mut Making<'_>) {
    if trace.has_finding() {
        let f = &trace.finding;
        let file = making.files.number(&f.file);
        data.place = Some(PlaceData { file, line: f.line, function: f.function.clone(), thread: f.thread });
    }
    let one = |e: usize| {
        let event = &trace.events[e];
        format!("line {} ({})", event.line, describe(trace, event).unwrap_or_default())
    };
    // To look for pairs takes the square of the length.
    if trace.order.len() < 2_000 {
        let pairs = reordered::pairs(trace);
        data.notes.extend(
            pairs
                .iter()
                .take(PAIRS)
                .map(|(x, y)| format!("T{}: {} takes effect before {}", trace.events[*x].thread, one(*y), one(*x))),
        );
    }
    data.runs.push(run(trace, "the run", making.sources, &mut making.files));
}

/// An answer of `check`.
pub fn of_answer(answer: &Answer, entry: &Entry<'_>, making: &mut Making<'_>) -> AnswerData {
    let mut data = common(entry, making);
    data.effort = format!("{}, {:.2} s", answer.engine, answer.time.as_secs_f64());
    data.properties.clone_from(&answer.properties);
    data.numbers.clone_from(&answer.stats);
    data.assertions = answer.assertions.iter().map(|a| assertion(a, making)).collect();
    if let Ok(Verdict::Unsafe { trace, .. }) = &answer.result {
        explain(&mut data, answer.why.as_ref(), trace, making);
    }
    data
}

/// Adds why the model allows the run. The cycle of the run tells more than the pairs that are turned round.
fn explain(data: &mut AnswerData, why: Option<&Why>, trace: &Trace, making: &mut Making<'_>) {
    let Some(why) = why else { return };
    let dots = Dots::new(trace, &steps_of_run(trace, making.sources));
    data.why = Some(parts(why, trace, &dots));
    if !why.cycle.is_empty() {
        data.notes.clear();
    }
    if let Some(run) = data.runs.first_mut() {
        run.cycle = edges(why, trace, &dots);
    }
}

fn assertion(a: &Assertion, making: &mut Making<'_>) -> AssertionData {
    let file = making.files.number(&a.file);
    AssertionData { file, line: a.line, verdict: a.verdict.name(), reason: a.reason.clone() }
}

/// An answer of `test`.
pub fn of_test(tested: &Tested, entry: &Entry<'_>, making: &mut Making<'_>) -> AnswerData {
    let mut data = common(entry, making);
    data.effort =
        format!("{}, compared with {} executions, {:.2} s", entry.engine, tested.spec, tested.time.as_secs_f64());
    data.numbers.clone_from(&tested.stats);
    data.numbers.extend(tested.observations.map(|n| ("observations".to_string(), n)));
    if let Ok(Ruling::Fails { trace, .. } | Ruling::Wrong { trace, .. }) = &tested.result {
        explain(&mut data, tested.why.as_ref(), trace, making);
    }
    match &tested.result {
        Ok(Ruling::Wrong { remark, serials, calls, .. }) => {
            data.notes.splice(0..0, remark.clone());
            data.calls = Some(CallsData { serials: serials.clone(), calls: calls.clone() });
        }
        Ok(Ruling::Safe(_) | Ruling::Fails { .. } | Ruling::Unknown { .. }) | Err(_) => {}
    }
    data
}

/// What `explore` saw, with its executions and the runs that violate something.
pub fn of_exploration(
    seen: &Seen,
    violations: &[Trace],
    executions: &[Trace],
    graph: bool,
    making: &mut Making<'_>,
) -> AnswerData {
    let mut data = AnswerData {
        name: seen.model.clone(),
        model: seen.model.clone(),
        files: seen.files.clone(),
        properties: seen.properties.clone(),
        graph,
        listed: true,
        ..AnswerData::default()
    };
    seen.files.iter().for_each(|f| _ = making.files.number(f));
    let of = seen.scope.as_ref().map_or_else(String::new, |runs| format!(" of {runs}"));
    let how_far =
        if seen.complete { format!("every behaviour{of} seen") } else { "not every behaviour seen".to_string() };
    (data.word, data.tone) = match (seen.violations.len(), seen.complete) {
        (0, true) => ("no violation".to_string(), "safe"),
        (0, false) => ("incomplete".to_string(), "unknown"),
        (1, _) => ("1 violation".to_string(), "unsafe"),
        (n, _) => (format!("{n} violations"), "unsafe"),
    };
    data.detail = how_far;
    data.notes.extend(seen.reason.as_ref().map(|reason| format!("stopped: {reason}")));
    data.effort = format!("directed, {:.2} s", seen.time.as_secs_f64());
    let numbers = [
        ("executions", seen.executions),
        ("solves", seen.solves),
        ("branch directions", seen.branch_directions),
        ("function inputs", seen.function_inputs),
    ];
    data.numbers = numbers.map(|(name, n)| (name.to_string(), n)).to_vec();
    for trace in violations {
        let title = format!("violation: {}", trace.finding.message);
        data.runs.push(run(trace, &title, making.sources, &mut making.files));
    }
    for trace in executions.iter().take(RUNS) {
        data.runs.push(run(trace, "", making.sources, &mut making.files));
    }
    if executions.len() > RUNS {
        data.notes.push(format!("{} of {} executions are in this page", RUNS, executions.len()));
    }
    data
}

/// A trace that `replay` has judged.
pub fn of_replay(files: &[String], trace: &Trace, why: Option<&Why>, making: &mut Making<'_>) -> AnswerData {
    let mut data = AnswerData {
        name: trace.model.clone(),
        model: trace.model.clone(),
        files: files.to_vec(),
        ..AnswerData::default()
    };
    (data.word, data.tone, data.detail) = if trace.has_finding() {
        ("reproduced".to_string(), "unsafe", trace.finding.message.clone())
    } else {
        ("legal".to_string(), "safe", "the program can run like this".to_string())
    };
    add_trace(&mut data, trace, making);
    explain(&mut data, why, trace, making);
    data
}
