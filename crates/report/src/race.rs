//! Several engines on one task, none of which decided it: what each got to. And how far an engine is, in words.
//!
//! Guarantee: the reason that stands first is about all of them, and every engine that fits the task has a line.

use crate::style::{columns, pad};
use fencepost_check::progress::Progress;
use fencepost_check::{Reason, Verdict};
use serde::Serialize;
use serde_json::{Map, Value};

/// A race that no engine has won.
#[derive(Clone, PartialEq, Debug)]
pub struct Race {
    /// What came of it: that nobody decided, and within which limit.
    pub summary: String,
    /// The engines, in the order in which they start.
    pub engines: Vec<Racer>,
}

/// An engine of a race.
#[derive(Clone, PartialEq, Debug)]
pub struct Racer {
    /// Its name.
    pub engine: String,
    /// What it said; none if its turn did not come.
    pub verdict: Option<Verdict>,
    /// Whether what it does not know is a list of assertions that it could not prove.
    pub alarms: bool,
    /// How far it was.
    pub progress: Progress,
}

/// An engine of a [`crate::json::CheckRecord`].
#[derive(Serialize, Debug)]
pub struct RacerRecord<'a> {
    /// Its name.
    pub engine: &'a str,
    /// `safe`, `unknown`, or null if its turn did not come.
    pub verdict: Option<&'static str>,
    /// The bounds of a `safe`.
    pub scope: Option<String>,
    /// Why it does not know.
    pub reason: Option<String>,
    /// What it did last, and how far it was.
    #[serde(flatten)]
    pub progress: Map<String, Value>,
}

impl Racer {
    /// What it got to, in words.
    pub fn words(&self) -> String {
        let far = words(&self.progress);
        let behind = if far.is_empty() { String::new() } else { format!(": {far}") };
        match &self.verdict {
            None => "its turn did not come".to_string(),
            Some(Verdict::Safe { scope }) => format!("safe, {}", crate::text::scope_text(scope)),
            Some(Verdict::Unsafe { finding, .. }) => format!("unsafe: {}", finding.kind),
            Some(Verdict::Unknown { reason: reason @ Reason::Stopped(_) }) => format!("{reason}{behind}"),
            Some(Verdict::Unknown { reason: reason @ Reason::Internal(_) }) => reason.to_string(),
            Some(Verdict::Unknown { reason }) if self.alarms => format!("not proved: {reason}"),
            Some(Verdict::Unknown { reason }) => format!("cannot decide: {reason}"),
        }
    }
}

impl Race {
    /// A line for each engine, without its end.
    pub fn lines(&self) -> Vec<String> {
        let width = self.engines.iter().map(|r| columns(&r.engine)).max().unwrap_or(0);
        self.engines.iter().map(|r| format!("{}  {}", pad(&r.engine, width), r.words())).collect()
    }

    /// The engines for other programs.
    pub fn records(&self) -> Vec<RacerRecord<'_>> {
        self.engines.iter().map(record).collect()
    }
}

fn record(racer: &Racer) -> RacerRecord<'_> {
    let (verdict, scope, reason) = match &racer.verdict {
        None => (None, None, None),
        Some(Verdict::Safe { scope }) => (Some("safe"), Some(scope.to_string()), None),
        Some(Verdict::Unsafe { finding, .. }) => (Some("unsafe"), None, Some(finding.kind.to_string())),
        Some(Verdict::Unknown { reason }) => (Some("unknown"), None, Some(reason.to_string())),
    };
    let mut progress = Map::new();
    numbers(&mut progress, &racer.progress);
    RacerRecord { engine: &racer.engine, verdict, scope, reason, progress }
}

/// Adds the phase and the numbers of an engine to an object.
pub fn numbers(object: &mut Map<String, Value>, noted: &Progress) {
    object.insert("phase".to_string(), Value::from(noted.phase));
    for (measure, number) in &noted.numbers {
        object.insert(measure.name().to_string(), Value::from(*number));
    }
}

/// How far an engine is, in words.
pub fn words(noted: &Progress) -> String {
    let mut out: Vec<String> = Vec::new();
    if !noted.phase.is_empty() {
        out.push(noted.phase.to_string());
    }
    for (measure, number) in &noted.numbers {
        out.push(match measure.name() {
            "bound" => format!("bound {number}"),
            name => format!("{} {name}", grouped(*number)),
        });
    }
    out.join(", ")
}

/// A number with its thousands apart.
pub fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(c);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use fencepost_check::progress::Measure;
    use fencepost_check::{Scope, Stop};

    #[test]
    fn thousands_stand_apart() {
        assert_eq!(grouped(7), "7");
        assert_eq!(grouped(1_234_567), "1,234,567");
    }

    #[test]
    fn every_engine_has_a_line() {
        let solving = Progress {
            phase: "solving",
            numbers: vec![(Measure::Bound, 8), (Measure::Clauses, 12_345)],
            parts: Vec::new(),
        };
        let racer = |engine: &str, verdict, progress| {
            let (engine, alarms) = (engine.to_string(), engine == "modular");
            Racer { engine, verdict, alarms, progress }
        };
        let undecided = Reason::Undecided("line 7: it fails".to_string());
        let race = Race {
            summary: String::new(),
            engines: vec![
                racer("symbolic", Some(Verdict::Unknown { reason: Reason::Stopped(Stop::Time) }), solving),
                racer("modular", Some(Verdict::Unknown { reason: undecided }), Progress::default()),
                racer("unwind", Some(Verdict::Safe { scope: Scope::Bounded("3".into()) }), Progress::default()),
                racer("directed", None, Progress::default()),
            ],
        };
        let wanted = [
            "symbolic  out of time: solving, bound 8, 12,345 clauses",
            "modular   not proved: line 7: it fails",
            "unwind    safe, but only within bounds: 3",
            "directed  its turn did not come",
        ];
        assert_eq!(race.lines(), wanted);
        let records = race.records();
        assert_eq!((records[0].progress["bound"].as_u64(), records[3].verdict), (Some(8), None));
    }
}
