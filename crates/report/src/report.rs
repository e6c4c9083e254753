//! The report: everything that one call of `check` or `test` came to, in one value. The formats for other programs
//! (`sarif`, `github`, `junit`) are made from it, so they cannot tell different stories.
//!
//! Guarantee: every answer is an entry, in the order in which the answers came; a `safe` keeps its scope, an `unknown` its
//! reason. A report computes nothing about programs.

use crate::answer::{Answer, Assertion, Known, Trouble};
use crate::diagnostic::Place;
use crate::rule::Rule;
use crate::source::Sources;
use crate::steps::{steps, steps_of_run, Step, StepKind};
use crate::test::{Ruling, Tested};
use crate::text::scope_text;
use fencepost_check::{Scope, Trace, Verdict};
use fencepost_ir::{Code, Diagnostic};
use std::time::Duration;

/// What one call of fencepost came to.
#[derive(Debug)]
pub struct Report<'a> {
    /// One entry for each model, or for each model and test.
    pub entries: Vec<Entry<'a>>,
}

/// What came of one program under one model.
#[derive(Debug)]
pub struct Entry<'a> {
    /// The files of the program, as the user named them.
    pub files: &'a [String],
    /// The model.
    pub model: &'a str,
    /// The engine.
    pub engine: &'a str,
    /// The test, if a data type was tested.
    pub test: Option<&'a str>,
    /// How long it took.
    pub time: Duration,
    /// What came of it.
    pub outcome: Outcome<'a>,
    /// The assertions that an engine says it could not prove.
    pub alarms: Vec<&'a Assertion>,
    /// Further lines about the outcome: what each engine of a portfolio got to, or what a test cannot see.
    pub details: Vec<String>,
}

/// What came of it.
#[derive(Debug)]
pub enum Outcome<'a> {
    /// No violation, in a scope.
    Safe(&'a Scope),
    /// A run that should not be.
    Unsafe(Violation<'a>),
    /// No answer; the text says why.
    Unknown(String),
    /// The input was not accepted.
    Refused(&'a Diagnostic),
    /// The tool failed; the text says how.
    Internal(&'a str),
}

/// A run that should not be.
#[derive(Debug)]
pub struct Violation<'a> {
    /// Its kind.
    pub rule: Rule,
    /// What goes wrong, in words.
    pub message: String,
    /// The run.
    pub trace: &'a Trace,
}

impl<'a> Report<'a> {
    /// The report of `check`.
    pub fn of_answers(answers: &'a [Answer]) -> Report<'a> {
        Report { entries: answers.iter().map(entry_of_answer).collect() }
    }

    /// The report of `test`.
    pub fn of_tests(tests: &'a [Tested]) -> Report<'a> {
        Report { entries: tests.iter().map(entry_of_test).collect() }
    }

    /// Whether fencepost could do what it was asked for, whatever the answers are.
    pub fn worked(&self) -> bool {
        !self.entries.iter().any(|e| matches!(e.outcome, Outcome::Refused(_) | Outcome::Internal(_)))
    }
}

fn entry_of_answer(answer: &Answer) -> Entry<'_> {
    let outcome = match &answer.result {
        Ok(Verdict::Safe { scope }) => Outcome::Safe(scope),
        Ok(Verdict::Unsafe { finding, trace }) => {
            Outcome::Unsafe(Violation { rule: Rule::of(&finding.kind), message: finding.kind.to_string(), trace })
        }
        Ok(Verdict::Unknown { .. }) => Outcome::Unknown(answer.reason().unwrap_or_default()),
        Err(trouble) => of_trouble(trouble),
    };
    let alarm = |a: &&Assertion| a.verdict == Known::Unknown && a.reason.is_some();
    Entry {
        files: &answer.files,
        model: &answer.model,
        engine: &answer.engine,
        test: None,
        time: answer.time,
        outcome,
        alarms: answer.assertions.iter().filter(alarm).collect(),
        details: answer.engine_lines(),
    }
}

fn entry_of_test(tested: &Tested) -> Entry<'_> {
    let message = || tested.reason().unwrap_or_default();
    let outcome = match &tested.result {
        Ok(Ruling::Safe(scope)) => Outcome::Safe(scope),
        Ok(Ruling::Fails { finding, trace, .. }) => {
            Outcome::Unsafe(Violation { rule: Rule::of(&finding.kind), message: message(), trace })
        }
        Ok(Ruling::Wrong { trace, .. }) => {
            Outcome::Unsafe(Violation { rule: Rule::NotSerial, message: message(), trace })
        }
        Ok(Ruling::Unknown { reason, .. }) => Outcome::Unknown(reason.clone()),
        Err(trouble) => of_trouble(trouble),
    };
    Entry {
        files: &tested.files,
        model: &tested.model,
        engine: "symbolic",
        test: Some(&tested.test),
        time: tested.time,
        outcome,
        alarms: Vec::new(),
        details: tested.warning().map(|text| format!("warning: {text}")).into_iter().collect(),
    }
}

fn of_trouble(trouble: &Trouble) -> Outcome<'_> {
    match trouble {
        Trouble::Input(diagnostic) => Outcome::Refused(diagnostic),
        Trouble::Internal(text) => Outcome::Internal(text),
    }
}

impl Entry<'_> {
    /// The program's first file.
    pub fn file(&self) -> &str {
        self.files.first().map_or("", String::as_str)
    }

    /// What was checked, without the program: the model, and the test if there is one.
    pub fn name(&self) -> String {
        match self.test {
            Some(test) if !test.is_empty() => format!("{}, test `{test}`", self.model),
            Some(_) | None => self.model.to_string(),
        }
    }

    /// The rule that the outcome is about; none if there is no outcome about the program.
    pub fn rule(&self) -> Option<Rule> {
        match &self.outcome {
            Outcome::Safe(_) => Some(Rule::Safe),
            Outcome::Unsafe(violation) => Some(violation.rule),
            Outcome::Unknown(_) => Some(Rule::Unknown),
            Outcome::Refused(_) | Outcome::Internal(_) => None,
        }
    }

    /// What `fencepost explain` explains.
    pub fn code(&self) -> &'static str {
        match &self.outcome {
            Outcome::Refused(diagnostic) => diagnostic.code.id(),
            Outcome::Internal(_) => Code::InternalError.id(),
            Outcome::Unsafe(violation) => violation.rule.id(),
            Outcome::Unknown(_) => Rule::Unknown.id(),
            Outcome::Safe(_) => Rule::Safe.id(),
        }
    }

    /// The outcome in a sentence.
    pub fn headline(&self) -> String {
        let name = self.name();
        match &self.outcome {
            Outcome::Safe(scope) => format!("safe under {name}, {}", scope_text(scope)),
            Outcome::Unsafe(violation) => format!("unsafe under {name}: {}", violation.message),
            Outcome::Unknown(reason) => format!("unknown under {name}: {reason}"),
            Outcome::Refused(diagnostic) => diagnostic.message.clone(),
            Outcome::Internal(text) => format!("internal error: {text}"),
        }
    }

    /// Where the outcome is shown: the violated line, the refused one, or else the program's first file.
    pub fn place(&self) -> Place<'_> {
        let known = match &self.outcome {
            Outcome::Unsafe(violation) if violation.trace.has_finding() => {
                let f = &violation.trace.finding;
                Place { file: &f.file, line: f.line, column: f.column }
            }
            Outcome::Refused(d) => {
                Place { file: d.file.as_deref().unwrap_or_default(), line: d.line, column: d.column }
            }
            Outcome::Unsafe(_) | Outcome::Safe(_) | Outcome::Unknown(_) | Outcome::Internal(_) => {
                Place { file: "", line: 0, column: 0 }
            }
        };
        if known.file.is_empty() {
            Place { file: self.file(), line: 0, column: 0 }
        } else {
            known
        }
    }
}

impl Violation<'_> {
    /// The steps of the run, in the order to show them.
    pub fn steps(&self, sources: &mut Sources) -> Vec<Step> {
        if self.trace.has_finding() {
            steps(self.trace, sources)
        } else {
            steps_of_run(self.trace, sources)
        }
    }

    /// Where a step is in the source.
    pub fn place<'s>(&'s self, step: &'s Step) -> Place<'s> {
        let event = step.event.and_then(|e| self.trace.events.get(e as usize));
        let column = match step.kind {
            StepKind::Issue | StepKind::Effect => event.map_or(0, |e| e.column),
            StepKind::Blocked => 0,
            StepKind::Violation => self.trace.finding.column,
        };
        Place { file: &step.file, line: step.line, column }
    }
}
