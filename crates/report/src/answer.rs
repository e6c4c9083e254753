//! One answer: a program, a model, and what an engine said. All formats are made from this value.

use crate::race::Race;
use crate::rule::Rule;
use crate::why::Why;
use fencepost_check::{Reason, Stop, Verdict};
use fencepost_ir::{Code, Diagnostic};
use std::time::Duration;

/// What came of checking one program under one model.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The files of the program, as the user named them.
    pub files: Vec<String>,
    /// The model's name.
    pub model: String,
    /// The engine's name.
    pub engine: String,
    /// The names of the properties that were checked.
    pub properties: Vec<String>,
    /// What the engine said, or why it was not asked.
    pub result: Result<Verdict, Trouble>,
    /// How long it took, the front end not counted.
    pub time: Duration,
    /// Numbers for people, in the order to print them.
    pub stats: Vec<(String, u64)>,
    /// The assertions of the program, each with what is known about it.
    pub assertions: Vec<Assertion>,
    /// What each engine of a portfolio got to, if none of them decided.
    pub race: Option<Race>,
    /// Why the model allows the run of an unsafe answer, if that is known.
    pub why: Option<Why>,
    /// The file that the trace was written to, if any.
    pub trace_file: Option<String>,
    /// The file that the witness was written to, if any.
    pub witness_file: Option<String>,
}

/// Why there is no verdict at all.
#[derive(Clone, Debug)]
pub enum Trouble {
    /// The input was not accepted.
    Input(Diagnostic),
    /// The tool itself failed; the text says how.
    Internal(String),
}

impl Trouble {
    /// Its code, for `fencepost explain`.
    pub fn code(&self) -> &'static str {
        match self {
            Trouble::Input(diagnostic) => diagnostic.code.id(),
            Trouble::Internal(_) => Code::InternalError.id(),
        }
    }
}

/// The code of a reason why there is no answer.
pub fn reason_code(reason: &Reason) -> &'static str {
    match reason {
        Reason::Stopped(stop) => stop_code(*stop),
        // Scripts know one word for all of these.
        Reason::Unsupported { .. } | Reason::Limit(_) | Reason::Undecided(_) | Reason::Otherwise(_) => "undecided",
        Reason::Internal(_) => Code::InternalError.id(),
    }
}

/// The code of what ended a search.
pub fn stop_code(stop: Stop) -> &'static str {
    match stop {
        Stop::Time => "out-of-time",
        Stop::Memory => "out-of-memory",
        Stop::Cancelled => "interrupted",
    }
}

/// An assertion of the program.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Assertion {
    /// The file.
    pub file: String,
    /// The line.
    pub line: u32,
    /// What is known about it.
    pub verdict: Known,
    /// Why it is not proved, if the engine says so.
    pub reason: Option<String>,
}

/// What is known about one assertion.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Known {
    /// It never fails, in the scope of the answer.
    Safe,
    /// It fails in some run.
    Unsafe,
    /// Nothing is known.
    Unknown,
}

impl Known {
    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Known::Safe => "safe",
            Known::Unsafe => "unsafe",
            Known::Unknown => "unknown",
        }
    }
}

impl Answer {
    /// `safe`, `unsafe` or `unknown`.
    pub fn word(&self) -> &'static str {
        match &self.result {
            Ok(Verdict::Safe { .. }) => "safe",
            Ok(Verdict::Unsafe { .. }) => "unsafe",
            Ok(Verdict::Unknown { .. }) | Err(_) => "unknown",
        }
    }

    /// The program in a line: its first file, and how many more there are.
    pub fn program(&self) -> String {
        match self.files.as_slice() {
            [] => String::new(),
            [one] => one.clone(),
            [first, rest @ ..] => format!("{first} (+{})", rest.len()),
        }
    }

    /// Why there is no answer, if there is none.
    pub fn reason(&self) -> Option<String> {
        match &self.result {
            Ok(Verdict::Unknown { reason }) => {
                Some(self.race.as_ref().map_or(reason.to_string(), |r| r.summary.clone()))
            }
            Err(Trouble::Input(diagnostic)) => Some(diagnostic.to_string()),
            Err(Trouble::Internal(text)) => Some(format!("internal error: {text}")),
            Ok(Verdict::Safe { .. } | Verdict::Unsafe { .. }) => None,
        }
    }

    /// A line for each engine of a portfolio, if none of them has an answer.
    pub fn engine_lines(&self) -> Vec<String> {
        match &self.result {
            Ok(Verdict::Unknown { .. }) => self.race.as_ref().map(Race::lines).unwrap_or_default(),
            Ok(Verdict::Safe { .. } | Verdict::Unsafe { .. }) | Err(_) => Vec::new(),
        }
    }

    /// The code of what is wrong or open, for `fencepost explain`; none if the program is safe.
    pub fn code(&self) -> Option<&'static str> {
        match &self.result {
            Ok(Verdict::Safe { .. }) => None,
            Ok(Verdict::Unsafe { finding, .. }) => Some(Rule::of(&finding.kind).id()),
            Ok(Verdict::Unknown { reason }) => Some(reason_code(reason)),
            Err(trouble) => Some(trouble.code()),
        }
    }

    /// What stopped the engine, if something did.
    pub fn stopped(&self) -> Option<Stop> {
        match &self.result {
            Ok(Verdict::Unknown { reason }) => reason.stopped(),
            Ok(Verdict::Safe { .. } | Verdict::Unsafe { .. }) | Err(_) => None,
        }
    }
}
