//! The contract between the command line and every engine: what is asked, within which limits, and what is answered.

use crate::effort::Effort;
use crate::finding::{Finding, FindingKind, Properties, Property};
use crate::progress::{Gauge, Measure, Progress};
use crate::trace::Trace;
use crate::tuning::Tuning;
use fencepost_ir::passes::operations;
use fencepost_ir::{Loc, Program};
use fencepost_models::Model;
use nix::time::{clock_gettime, ClockId};
use smallvec::SmallVec;
use std::borrow::Cow;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;
use std::thread::ThreadId;
use std::time::{Duration, Instant};

/// What is asked of an engine.
#[derive(Clone, Debug)]
pub struct Task<'p> {
    /// The program.
    pub program: &'p Program,
    /// The memory model.
    pub model: &'static Model,
    /// The properties.
    pub properties: Properties,
    /// At most so many iterations of each loop; `None` leaves it to the engine.
    pub unwind: Option<u32>,
    /// Time, memory, cancellation, progress.
    pub budget: Budget,
}

/// The program as a model runs it: if the model says so, each call of an operation is an atomic section. Engines and
/// replay call it themselves; to do it twice changes nothing.
pub fn prepared<'p>(program: &'p Program, model: &Model) -> Cow<'p, Program> {
    if !model.operations || !operations::any(program) {
        return Cow::Borrowed(program);
    }
    let mut program = program.clone();
    operations::run(&mut program);
    Cow::Owned(program)
}

/// Limits and the way out of them. Cheap to clone; clones share the cancellation and the progress.
#[derive(Clone, Debug)]
pub struct Budget {
    start: Instant,
    limit: Option<Duration>,
    /// At most so many bytes of state, if limited.
    pub memory: Option<u64>,
    /// How far engines go, where that is not as usual.
    pub tuning: Tuning,
    cancelled: Arc<AtomicBool>,
    /// Parts of the time that this budget is limited to, besides.
    parts: SmallVec<[Part; 2]>,
    /// Also stop when this one is set.
    outer: Option<Arc<AtomicBool>>,
    /// Somebody else needs the memory.
    evicted: Arc<AtomicBool>,
    gauge: Arc<Gauge>,
    effort: Arc<Effort>,
}

/// A part of the time. For the thread that it was given to, its own processor time counts; for others, the clock.
#[derive(Clone, Copy, Debug)]
struct Part {
    thread: ThreadId,
    from: Option<Duration>,
    time: Duration,
    /// When it is over by the clock, and so the earliest that it can be.
    end: Duration,
}

impl Part {
    fn is_over(&self, elapsed: Duration) -> bool {
        if elapsed < self.end || std::thread::current().id() != self.thread {
            return elapsed >= self.end;
        }
        match (self.from, processor_time()) {
            (Some(from), Some(now)) => now.saturating_sub(from) >= self.time,
            (None, _) | (_, None) => true,
        }
    }
}

/// The processor time that this thread has had, where the system tells.
pub fn processor_time() -> Option<Duration> {
    clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID).ok().map(Duration::from)
}

/// Why an engine had to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The time is over.
    Time,
    /// The memory is used up.
    Memory,
    /// Somebody asked to stop.
    Cancelled,
}

impl Budget {
    /// A budget that starts now.
    pub fn new(limit: Option<Duration>, memory: Option<u64>) -> Budget {
        Budget {
            start: Instant::now(),
            limit,
            memory,
            tuning: Tuning::default(),
            parts: SmallVec::new(),
            cancelled: Arc::new(AtomicBool::new(false)),
            outer: None,
            evicted: Arc::new(AtomicBool::new(false)),
            gauge: Arc::new(Gauge::default()),
            effort: Arc::new(Effort::default()),
        }
    }

    /// No limits.
    pub fn unlimited() -> Budget {
        Budget::new(None, None)
    }

    /// The same budget for engines that go so far.
    #[must_use]
    pub fn tuned(self, tuning: Tuning) -> Budget {
        Budget { tuning, ..self }
    }

    /// A flag that stops the engine when it is set, from any thread or a signal handler.
    pub fn cancel_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.cancelled)
    }

    /// The same limits, starting now, with the same flag.
    #[must_use]
    pub fn restarted(&self) -> Budget {
        Budget { start: Instant::now(), ..self.clone() }
    }

    /// The same limits with a flag of its own, for one of several engines that work on the same task: setting it stops
    /// that engine only; setting the first one's flag stops all.
    #[must_use]
    pub fn branch(&self) -> Budget {
        let (cancelled, evicted) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
        let effort = Arc::new(Effort::default());
        Budget { cancelled, outer: Some(Arc::clone(&self.cancelled)), evicted, effort, ..self.clone() }
    }

    /// There is no memory left for this engine: others need it.
    pub fn evict(&self) {
        self.evicted.store(true, Ordering::Relaxed);
    }

    /// The same budget with a gauge of its own.
    #[must_use]
    pub fn measured(&self) -> Budget {
        Budget { gauge: Arc::new(Gauge::default()), ..self.clone() }
    }

    /// The same budget with a part of the time that is left: at most so long from now. It is the processor time of this thread
    /// that counts, so that what an engine tries does not depend on who else works.
    #[must_use]
    pub fn slice(&self, time: Duration) -> Budget {
        let mut part = self.clone();
        let end = self.start.elapsed() + time;
        part.parts.push(Part { thread: std::thread::current().id(), from: processor_time(), time, end });
        part
    }

    /// The time limit, if there is one; a part of the time is taken to end as if this thread were alone.
    pub fn limit(&self) -> Option<Duration> {
        self.limit.into_iter().chain(self.parts.iter().map(|p| p.end)).min()
    }

    /// How long it has been.
    pub fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// Whether to stop, given the bytes of state in use. Cheap enough for every few hundred steps.
    pub fn stop(&self, bytes: u64) -> Option<Stop> {
        let outer = self.outer.as_ref().is_some_and(|o| o.load(Ordering::Relaxed));
        if outer || self.cancelled.load(Ordering::Relaxed) || self.effort.is_used_up() {
            Some(Stop::Cancelled)
        } else if self.is_late() {
            Some(Stop::Time)
        } else if self.evicted.load(Ordering::Relaxed) || self.memory.is_some_and(|m| bytes > m) {
            Some(Stop::Memory)
        } else {
            None
        }
    }

    fn is_late(&self) -> bool {
        if self.limit.is_none() && self.parts.is_empty() {
            return false;
        }
        let elapsed = self.start.elapsed();
        self.limit.is_some_and(|l| elapsed >= l) || self.parts.iter().any(|p| p.is_over(elapsed))
    }

    /// Whether to stop, given the memory of the whole process: a solver's is not counted by anybody else. Not cheap.
    pub fn stop_process(&self) -> Option<Stop> {
        let pages = self.memory.and_then(|_| std::fs::read_to_string("/proc/self/statm").ok());
        let pages = pages.and_then(|t| t.split_whitespace().nth(1)?.parse::<u64>().ok());
        self.stop(pages.map_or(0, |n| n * 4096))
    }

    /// The steps that have been taken.
    pub fn effort(&self) -> &Arc<Effort> {
        &self.effort
    }

    /// Notes that so many steps have been taken.
    pub fn spend(&self, steps: u64) {
        self.effort.spend(steps);
    }

    /// Where an engine notes how far it is.
    pub fn gauge(&self) -> &Arc<Gauge> {
        &self.gauge
    }

    /// Notes how many states or steps have been visited so far.
    pub fn report(&self, visited: u64) {
        self.gauge.note(Measure::Visited, visited);
    }

    /// What has been noted.
    pub fn progress(&self) -> Progress {
        self.gauge.read()
    }
}

/// For which runs a `safe` holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Scope {
    /// For every run.
    All,
    /// For every run within the bounds that the text names.
    Bounded(String),
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Scope::All => f.write_str("all"),
            Scope::Bounded(bounds) => write!(f, "bounded: {bounds}"),
        }
    }
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Time, memory or patience ran out.
    Stopped(Stop),
    /// The engine does not serve it: a model, a property, something in the program. The text says what, and where if the place is
    /// not given.
    Unsupported {
        /// What it is.
        text: String,
        /// Where it is in the program.
        loc: Option<Loc>,
    },
    /// A bound of the engine is reached: loops, depth, sizes.
    Limit(String),
    /// Neither a proof nor a violation: the text says what is open, and where.
    Undecided(String),
    /// A run was executed that goes wrong in another way than was asked about: it has no meaning from there on, so there is no proof.
    Otherwise(String),
    /// The engine contradicts itself, or what it found does not replay. Nothing else that it says is worth anything, and while
    /// this stands nobody else's proof is either.
    Internal(String),
}

impl Reason {
    /// The engine does not serve it, wherever it is.
    pub fn unsupported(text: impl Into<String>) -> Reason {
        Reason::Unsupported { text: text.into(), loc: None }
    }

    /// A violation that was found cannot be executed again.
    pub fn no_replay(text: impl fmt::Display) -> Reason {
        Reason::Internal(format!("the counterexample does not replay: {text}"))
    }

    /// A run was executed that goes wrong there, in a way that was not asked about. A failing assertion ends the process and is no such thing:
    /// what others make of it is open.
    pub fn otherwise(program: &Program, kind: &FindingKind, loc: Loc) -> Reason {
        let place = program.file_name(loc).map_or(String::new(), |f| format!(" at {f}:{}", loc.line));
        let property = kind.property().name();
        let text = "a run goes wrong in another way than was asked about";
        let text = format!("{text}: {kind}{place} (ask for --property {property})");
        match kind.property() {
            Property::Memsafety => Reason::Otherwise(text),
            Property::Assert | Property::Deadlock | Property::Race => Reason::Undecided(text),
        }
    }

    /// What stopped the engine, if something did.
    pub fn stopped(&self) -> Option<Stop> {
        match self {
            Reason::Stopped(stop) => Some(*stop),
            Reason::Unsupported { .. }
            | Reason::Limit(_)
            | Reason::Undecided(_)
            | Reason::Otherwise(_)
            | Reason::Internal(_) => None,
        }
    }

    /// Whether the engine itself failed.
    pub fn is_internal(&self) -> bool {
        match self {
            Reason::Internal(_) => true,
            Reason::Stopped(_)
            | Reason::Unsupported { .. }
            | Reason::Limit(_)
            | Reason::Undecided(_)
            | Reason::Otherwise(_) => false,
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Stopped(Stop::Time) => f.write_str("out of time"),
            Reason::Stopped(Stop::Memory) => f.write_str("out of memory"),
            Reason::Stopped(Stop::Cancelled) => f.write_str("interrupted"),
            Reason::Unsupported { text, .. }
            | Reason::Limit(text)
            | Reason::Undecided(text)
            | Reason::Otherwise(text) => f.write_str(text),
            Reason::Internal(text) => write!(f, "internal error: {text}"),
        }
    }
}

/// The answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Verdict {
    /// No run violates the properties, in the scope.
    Safe {
        /// For which runs.
        scope: Scope,
    },
    /// A run violates a property.
    Unsafe {
        /// What goes wrong.
        finding: Finding,
        /// The run; replay has accepted it.
        trace: Box<Trace>,
    },
    /// No answer.
    Unknown {
        /// Why.
        reason: Reason,
    },
}

/// An answer with what it took.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// The answer.
    pub verdict: Verdict,
    /// Numbers for people: states, executions, …; in the order to print them.
    pub stats: Vec<(&'static str, u64)>,
    /// The assertions that are not proved, with the reason; all others are. `None` if no more is known than the verdict
    /// says.
    pub alarms: Option<Vec<(Loc, String)>>,
}

/// An engine: answers tasks. Engines share nothing but the program, the models and this contract.
pub trait Engine: Sync {
    /// The name on the command line.
    fn name(&self) -> &'static str;
    /// One line for people.
    fn summary(&self) -> &'static str;
    /// Answers a task. Every `Unsafe` has been replayed.
    fn check(&self, task: &Task<'_>) -> Report;
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A part of the time is over when its thread has worked so long, not when others have; and never before the clock says so.
    #[test]
    fn a_part_of_the_time_is_the_threads_own() {
        let budget = Budget::new(Some(Duration::from_secs(600)), None);
        let part = budget.slice(Duration::from_millis(20));
        let nested = part.slice(Duration::from_secs(300));
        assert!(part.limit() < budget.limit() && nested.limit() == part.limit());
        std::thread::sleep(Duration::from_millis(40));
        assert_eq!(std::thread::scope(|s| s.spawn(|| part.stop(0)).join().ok().flatten()), Some(Stop::Time));
        assert_eq!(part.stop(0), None);
        while part.stop(0).is_none() {
            std::hint::spin_loop();
        }
        assert_eq!((nested.stop(0), budget.stop(0)), (Some(Stop::Time), None));
    }

    #[test]
    fn whoever_has_used_up_its_steps_stops() {
        let budget = Budget::unlimited();
        let (one, other) = (budget.branch(), budget.branch());
        one.effort().allow(10);
        one.spend(9);
        assert_eq!(one.stop(0), None);
        one.clone().spend(1);
        assert_eq!(
            (one.stop(0), one.slice(Duration::from_secs(9)).stop(0)),
            (Some(Stop::Cancelled), Some(Stop::Cancelled))
        );
        assert_eq!((other.stop(0), budget.stop(0), other.effort().spent()), (None, None, 0));
    }

    #[test]
    fn whoever_is_evicted_has_no_memory() {
        let budget = Budget::unlimited();
        let (one, other) = (budget.branch(), budget.branch());
        one.evict();
        assert_eq!((one.stop(0), other.stop(0), budget.stop(0)), (Some(Stop::Memory), None, None));
    }
}
