//! The board of a race: which engines run, how far they are, what each has said, and what that comes to.
//!
//! Guarantee: the board can be read at any time, also while an engine does not end; what was said before stays said. The
//! answer is one of an engine's, or that nobody has one: a proof for all runs or a replayed violation is best, then a proof
//! within bounds. A proof and a violation of one task are never both an answer, they are a [`Disagreement`], also where the run goes wrong in a
//! way that was not asked about; and an engine's internal
//! error, also a violation that cannot be replayed, is a veto: then nothing is safe. Where nobody
//! decided, no engine's reason stands for all: the reason is what ended the race, and each engine keeps its own.

use crate::job::Limits;
use crate::portfolio::{Disagreement, Raced};
use fencepost_check::progress::Gauge;
use fencepost_check::{Reason, Report, Scope, Stop, Verdict};
use fencepost_report::race::{Race, Racer};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// An engine of a race.
#[derive(Debug)]
struct Entry {
    engine: &'static str,
    gauge: Arc<Gauge>,
    started: bool,
    report: Option<Report>,
}

/// What is known about a race. Clones share it.
#[derive(Clone, Default, Debug)]
pub struct Board {
    entries: Arc<Mutex<Vec<Entry>>>,
    /// The entries that have a report, in the order in which they came.
    ended: Arc<Mutex<Vec<usize>>>,
    /// The first one was asked alone: the others only doubt.
    alone: Arc<AtomicBool>,
}

/// How good an answer is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Worth {
    /// None.
    Nothing,
    /// A proof within bounds.
    Bounded,
    /// It ends the race.
    Decisive,
}

/// How good an answer is. Where a bound was asked for, a proof within it is all that was asked for.
pub fn worth(unwind: Option<u32>, verdict: &Verdict) -> Worth {
    match verdict {
        Verdict::Safe { scope: Scope::All } | Verdict::Unsafe { .. } => Worth::Decisive,
        Verdict::Safe { scope: Scope::Bounded(_) } if unwind.is_some() => Worth::Decisive,
        Verdict::Safe { scope: Scope::Bounded(_) } => Worth::Bounded,
        Verdict::Unknown { .. } => Worth::Nothing,
    }
}

pub fn contradict(a: &Verdict, b: &Verdict) -> bool {
    let proof = |v: &Verdict| matches!(v, Verdict::Safe { scope: Scope::All });
    let violation = |v: &Verdict| match v {
        Verdict::Unsafe { .. } | Verdict::Unknown { reason: Reason::Otherwise(_) } => true,
        Verdict::Safe { .. } | Verdict::Unknown { .. } => false,
    };
    proof(a) && violation(b) || violation(a) && proof(b)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Board {
    /// An engine that may take part; the result is its number.
    pub fn enter(&self, engine: &'static str, gauge: Arc<Gauge>) -> usize {
        let mut entries = lock(&self.entries);
        entries.push(Entry { engine, gauge, started: false, report: None });
        entries.len() - 1
    }

    /// Only the first engine was asked; what it cannot decide is its own to explain.
    pub fn ask_one(&self) {
        self.alone.store(true, Ordering::Relaxed);
    }

    /// It works now.
    pub fn start(&self, number: usize) {
        lock(&self.entries)[number].started = true;
    }

    /// What it says.
    pub fn end(&self, number: usize, report: Report) {
        lock(&self.entries)[number].report = Some(report);
        lock(&self.ended).push(number);
    }

    /// Whether it works or has worked.
    pub fn is_started(&self, number: usize) -> bool {
        lock(&self.entries)[number].started
    }

    /// What it has said, if it has.
    pub fn said(&self, number: usize) -> Option<Report> {
        lock(&self.entries)[number].report.clone()
    }

    /// A proof and a violation, in the order in which they came.
    pub fn disagreement(&self) -> Option<Disagreement> {
        let entries = lock(&self.entries);
        let ended = lock(&self.ended);
        let said: Vec<(&'static str, &Report)> =
            ended.iter().filter_map(|i| Some((entries[*i].engine, entries[*i].report.as_ref()?))).collect();
        for (i, (first, one)) in said.iter().enumerate() {
            for (second, other) in &said[i + 1..] {
                if contradict(&one.verdict, &other.verdict) {
                    return Some(Disagreement { says: [(first, (*one).clone()), (second, (*other).clone())] });
                }
            }
        }
        None
    }

    /// What it all comes to. `asked` is why the race was stopped, if it was.
    pub fn outcome(&self, unwind: Option<u32>, asked: Option<Stop>, limits: &Limits) -> Raced {
        let disagreement = self.disagreement();
        let (entries, ended) = (lock(&self.entries), lock(&self.ended));
        let mut best: Option<(&'static str, &Report, Worth)> = None;
        for entry in ended.iter().map(|i| &entries[*i]) {
            let Some(report) = &entry.report else { continue };
            let worth = worth(unwind, &report.verdict);
            if worth > best.map_or(Worth::Nothing, |b| b.2) {
                best = Some((entry.engine, report, worth));
            }
        }
        let alarm = entries.iter().find(|e| e.report.as_ref().is_some_and(is_internal));
        let alarm = alarm.and_then(|e| Some((e.engine, e.report.clone()?)));
        // A violation has been replayed; a proof is worth nothing while an engine contradicts itself.
        let safe = best.is_none_or(|(_, report, _)| matches!(report.verdict, Verdict::Safe { .. }));
        if let Some((winner, report)) = alarm.filter(|_| safe) {
            return Raced { winner, report, race: None, disagreement };
        }
        match best {
            Some((winner, report, worth)) if worth == Worth::Decisive || self.alone.load(Ordering::Relaxed) => {
                Raced { winner, report: report.clone(), race: None, disagreement }
            }
            Some((winner, report, _)) => {
                let race = Some(race(&entries, String::new(), asked));
                Raced { winner, report: report.clone(), race, disagreement }
            }
            None => match entries.first() {
                Some(Entry { engine, report: Some(report), .. }) if self.alone.load(Ordering::Relaxed) => {
                    Raced::alone(engine, report.clone())
                }
                Some(_) | None => undecided(&entries, asked, limits),
            },
        }
    }
}

fn is_internal(report: &Report) -> bool {
    match &report.verdict {
        Verdict::Unknown { reason } => reason.is_internal(),
        Verdict::Safe { .. } | Verdict::Unsafe { .. } => false,
    }
}

/// Nobody has an answer.
fn undecided(entries: &[Entry], asked: Option<Stop>, limits: &Limits) -> Raced {
    // A run that goes wrong otherwise is known for certain, whatever the others lacked.
    let certain = |r: &Report| matches!(r.verdict, Verdict::Unknown { reason: Reason::Otherwise(_) });
    let knows = entries.iter().find(|e| e.report.as_ref().is_some_and(certain));
    if let Some((engine, Some(report))) =
        knows.filter(|_| asked != Some(Stop::Cancelled)).map(|e| (e.engine, &e.report))
    {
        return Raced { winner: engine, report: report.clone(), race: None, disagreement: None };
    }
    let reasons: Vec<Reason> = entries.iter().filter(|e| e.started).map(|e| reason(e, asked)).collect();
    let stops: Vec<Stop> = reasons.iter().filter_map(Reason::stopped).collect();
    let stop = asked.or_else(|| stops.iter().copied().find(|s| *s == Stop::Time)).or(stops.first().copied());
    let (reason, summary) = match stop {
        Some(stop @ Stop::Cancelled) => (Reason::Stopped(stop), Reason::Stopped(stop).to_string()),
        Some(stop) => (Reason::Stopped(stop), format!("no engine decided{}", within(stop, limits))),
        None => match reasons.first() {
            // What they all say stands for them all.
            Some(same) if reasons.iter().all(|r| r == same) => (same.clone(), same.to_string()),
            Some(_) | None => {
                let text = "no engine can decide it";
                (Reason::Undecided(text.to_string()), text.to_string())
            }
        },
    };
    let alarms = entries.iter().find_map(|e| e.report.as_ref()?.alarms.clone());
    let report = Report { verdict: Verdict::Unknown { reason }, stats: Vec::new(), alarms };
    Raced { winner: "auto", report, race: Some(race(entries, summary, asked)), disagreement: None }
}

/// Within which limit nobody decided.
fn within(stop: Stop, limits: &Limits) -> String {
    match (stop, limits.time, limits.memory) {
        (Stop::Time, Some(time), _) => format!(" within {} s", seconds(time)),
        (Stop::Memory, _, Some(bytes)) => format!(" within {} MB", bytes >> 20),
        (Stop::Time | Stop::Memory | Stop::Cancelled, _, _) => String::new(),
    }
}

fn seconds(time: Duration) -> String {
    // As the user wrote it: whole seconds have no point.
    (time.as_millis() as f64 / 1000.0).to_string()
}

/// Why an engine has no answer. One that was told to stop does not know why; one that did not stop is out of time.
fn reason(entry: &Entry, asked: Option<Stop>) -> Reason {
    match entry.report.as_ref().map(|r| &r.verdict) {
        Some(Verdict::Unknown { reason: Reason::Stopped(Stop::Cancelled) }) | None => {
            Reason::Stopped(asked.unwrap_or(Stop::Time))
        }
        Some(Verdict::Unknown { reason }) => reason.clone(),
        Some(Verdict::Safe { .. } | Verdict::Unsafe { .. }) => Reason::Stopped(Stop::Time),
    }
}

fn race(entries: &[Entry], summary: String, asked: Option<Stop>) -> Race {
    let racer = |entry: &Entry| Racer {
        engine: entry.engine.to_string(),
        verdict: match &entry.report {
            Some(Report { verdict: verdict @ (Verdict::Safe { .. } | Verdict::Unsafe { .. }), .. }) => {
                Some(verdict.clone())
            }
            Some(_) | None => entry.started.then(|| Verdict::Unknown { reason: reason(entry, asked) }),
        },
        alarms: entry.report.as_ref().is_some_and(|r| r.alarms.is_some()),
        progress: entry.gauge.read(),
    };
    Race { summary, engines: entries.iter().map(racer).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fencepost_check::progress::Measure;
    use fencepost_check::tuning::Tuning;

    const LIMITS: Limits =
        Limits { time: Some(Duration::from_millis(2500)), memory: Some(512 << 20), tuning: Tuning::USUAL };

    fn report(verdict: Verdict) -> Report {
        Report { verdict, stats: Vec::new(), alarms: None }
    }

    fn unknown(reason: Reason) -> Report {
        report(Verdict::Unknown { reason })
    }

    fn too_hard(text: &str) -> Report {
        unknown(Reason::Undecided(text.to_string()))
    }

    /// A board on which these engines have said this; one that says nothing still runs.
    fn board(said: Vec<(&'static str, Option<Report>)>) -> Board {
        let board = Board::default();
        for (engine, report) in said {
            let gauge = Arc::new(Gauge::default());
            gauge.note(Measure::Bound, 4);
            let number = board.enter(engine, gauge);
            board.start(number);
            if let Some(report) = report {
                board.end(number, report);
            }
        }
        board
    }

    fn summary(raced: &Raced) -> &str {
        raced.race.as_ref().map_or("", |r| &r.summary)
    }

    #[test]
    fn what_ended_the_race_is_the_reason() {
        let time = || Some(unknown(Reason::Stopped(Stop::Time)));
        let memory = || Some(unknown(Reason::Stopped(Stop::Memory)));
        let cancelled = || Some(unknown(Reason::Stopped(Stop::Cancelled)));
        let alarm = || Some(too_hard("line 3: it fails"));
        let cases = [
            (vec![("a", time()), ("b", alarm())], None, Stop::Time, "no engine decided within 2.5 s"),
            (vec![("b", alarm()), ("a", None)], None, Stop::Time, "no engine decided within 2.5 s"),
            (vec![("a", memory()), ("b", alarm())], None, Stop::Memory, "no engine decided within 512 MB"),
            (vec![("a", memory()), ("b", time())], None, Stop::Time, "no engine decided within 2.5 s"),
            (vec![("a", cancelled())], Some(Stop::Memory), Stop::Memory, "no engine decided within 512 MB"),
            (vec![("a", cancelled())], Some(Stop::Cancelled), Stop::Cancelled, "interrupted"),
        ];
        for (said, asked, stop, words) in cases {
            let raced = board(said).outcome(None, asked, &LIMITS);
            assert_eq!(raced.report.verdict, Verdict::Unknown { reason: Reason::Stopped(stop) });
            assert_eq!((raced.winner, summary(&raced)), ("auto", words));
        }
    }

    #[test]
    fn nobody_speaks_for_another() {
        let raced = board(vec![("a", Some(too_hard("x"))), ("b", Some(too_hard("y")))]).outcome(None, None, &LIMITS);
        assert_eq!(summary(&raced), "no engine can decide it");
        let lines = raced.race.map(|r| r.lines()).unwrap_or_default();
        assert_eq!(lines, ["a  cannot decide: x", "b  cannot decide: y"]);
        let same = board(vec![("a", Some(too_hard("x"))), ("b", Some(too_hard("x")))]).outcome(None, None, &LIMITS);
        assert_eq!(summary(&same), "x");
        let alarm = board(vec![("a", Some(too_hard("x"))), ("b", Some(unknown(Reason::Internal("y".to_string()))))]);
        assert_eq!(alarm.outcome(None, None, &LIMITS).winner, "b");
    }

    /// An engine that was asked by its name answers for itself, whoever was to doubt it.
    #[test]
    fn whoever_was_asked_alone_speaks_for_itself() {
        let said = board(vec![("a", Some(too_hard("x"))), ("b", Some(too_hard("y")))]);
        said.ask_one();
        let raced = said.outcome(None, None, &LIMITS);
        assert_eq!((raced.winner, raced.race), ("a", None));
        assert_eq!(raced.report, too_hard("x"));
    }

    #[test]
    fn nothing_is_safe_where_an_engine_contradicts_itself() {
        let internal = || Some(unknown(Reason::no_replay("the value is another")));
        for scope in [Scope::All, Scope::Bounded("2".to_string())] {
            let safe = || Some(report(Verdict::Safe { scope: scope.clone() }));
            for said in [vec![("a", safe()), ("b", internal())], vec![("b", internal()), ("a", safe())]] {
                let raced = board(said).outcome(None, None, &LIMITS);
                assert_eq!(raced.winner, "b");
                assert!(is_internal(&raced.report), "{:?}", raced.report);
            }
        }
    }

    #[test]
    fn what_was_proved_stays_proved() {
        let bounded = || Some(report(Verdict::Safe { scope: Scope::Bounded("2".to_string()) }));
        let raced = board(vec![("a", None), ("b", bounded())]).outcome(None, Some(Stop::Time), &LIMITS);
        assert_eq!(raced.winner, "b");
        assert_eq!(raced.race.map(|r| r.lines()[0].clone()).unwrap_or_default(), "a  out of time: bound 4");
        let asked_for = board(vec![("b", bounded())]).outcome(Some(2), None, &LIMITS);
        assert!(asked_for.race.is_none());
    }
}
