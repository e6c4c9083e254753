//! The engine: the loop-free search about each assertion first, the fixpoint where that is not enough.
//!
//! Source: Kusano and Wang (FSE 2017), section 5: unroll where possible, join where not. Here the two are separate analyses, and
//! an assertion is proved if one of them proves it.
//! Guarantee: `safe` means that no run fails an assertion. Everything else is `unknown`, with the alarms.
//! Misses: properties other than assertions.

use crate::alarm;
use crate::events::{EventId, Forest, What};
use crate::fixpoint;
use crate::lanes::Lanes;
use crate::search::{Outcome, Search};
use crate::tuning;
use crate::unfold::{unfold, Limits};
use fencepost_check::finding::{FindingKind, Property};
use fencepost_check::layout::Layout;
use fencepost_check::progress::Measure;
use fencepost_check::task::{prepared, Engine, Reason, Report, Scope, Stop, Task, Verdict};
use fencepost_check::tuning::Number;
use fencepost_ir::passes;
use fencepost_ir::{Loc, Program};
use fencepost_models::Model;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// The engine `modular`.
#[derive(Debug)]
pub struct Modular;

/// An error that was not asked about.
const OTHERWISE: &str = "a run may go wrong in another way than was asked about";

/// The attempts of the search: so often are loops repeated, with so many nodes at most, within so much time.
static ATTEMPTS: [(&Number, &Number, &Number); 2] = [
    (&tuning::REPEAT, &tuning::NODES, &tuning::SEARCH),
    (&tuning::REPEAT_AGAIN, &tuning::NODES_AGAIN, &tuning::SEARCH_AGAIN),
];

impl Engine for Modular {
    fn name(&self) -> &'static str {
        "modular"
    }

    fn summary(&self) -> &'static str {
        "thread-modular analysis: proofs of assertions for every run, or alarms; never says unsafe"
    }

    fn check(&self, task: &Task<'_>) -> Report {
        let mut stats = Stats::default();
        let (verdict, alarms) = match tuning::with(&task.budget, || check(task, &mut stats)) {
            Ok(left) if left.is_empty() => (Verdict::Safe { scope: Scope::All }, Some(Vec::new())),
            Ok(left) => {
                stats.alarms = (left.alarms.len() + left.errors.len()) as u64;
                let text = |(loc, t): (&Loc, &String)| format!("line {}: {t}", loc.line);
                let errors = left.errors.iter().map(|(loc, t)| (loc, format!("{OTHERWISE}: {t}")));
                let errors: Vec<String> = errors.map(|(loc, t)| text((loc, &t))).collect();
                let texts: Vec<String> = left.alarms.iter().map(text).chain(errors).collect();
                let reason = undecided(texts.join("; "));
                // Behind an error nothing means anything: then no assertion is proved by itself.
                let alarms = left.errors.is_empty().then(|| left.alarms.into_iter().collect());
                (Verdict::Unknown { reason }, alarms)
            }
            Err(reason) => (Verdict::Unknown { reason }, None),
        };
        Report { verdict, stats: stats.list(), alarms }
    }
}

#[derive(Default)]
struct Stats {
    alarms: u64,
    steps: u64,
    /// The places of the trees at which an assertion may fail by itself: one for each thread, call and round of a loop.
    goals: u64,
    events: u64,
    threads: u64,
    rounds: u64,
}

impl Stats {
    fn list(&self) -> Vec<(&'static str, u64)> {
        vec![
            ("alarms", self.alarms),
            ("steps", self.steps),
            ("goals", self.goals),
            ("events", self.events),
            ("threads", self.threads),
            ("rounds", self.rounds),
        ]
    }
}

fn undecided(text: impl Into<String>) -> Reason {
    Reason::Undecided(text.into())
}

/// The program as the analyses see it: loops that wait are left where an iteration has changed nothing.
pub(crate) fn prepare(program: &Program, model: &Model) -> Program {
    let mut program = prepared(program, model).into_owned();
    passes::waits::run(&mut program, &passes::waits::Config { loads_in_order: model.keep.rr.same });
    program
}

/// What is not proved, with the reason; all else is.
#[derive(Default)]
struct Left {
    /// Assertions that may fail.
    alarms: BTreeMap<Loc, String>,
    /// Errors of other kinds: what a run does behind one means nothing.
    errors: BTreeMap<Loc, String>,
}

impl Left {
    fn is_empty(&self) -> bool {
        self.alarms.is_empty() && self.errors.is_empty()
    }
}

/// What is not proved.
fn check(task: &Task<'_>, stats: &mut Stats) -> Result<Left, Reason> {
    if let Some(other) = task.properties.iter().find(|p| *p != Property::Assert) {
        return Err(undecided(format!(
            "modular proves assertions only, not {}; ask with --property assert",
            other.name()
        )));
    }
    let program = prepare(task.program, task.model);
    let found = search(task, &program, stats)?;
    if found.is_safe() {
        return Ok(Left::default());
    }
    if let Some(stop) = task.budget.stop(0) {
        return Err(Reason::Stopped(stop));
    }
    // Where the search has seen everything, the fixpoint seldom knows better.
    let budget = if found.bound.is_none() {
        task.budget.slice(tuning::SECOND_OPINION.time(&task.budget))
    } else {
        task.budget.clone()
    };
    task.budget.gauge().phase("fixpoint");
    let joined = fixpoint::prove(&program, task.model, &budget);
    stats.rounds = u64::from(joined.rounds);
    if let Some(stop @ (Stop::Time | Stop::Cancelled)) = task.budget.stop(0) {
        if joined.unknown.is_some() && found.bound.is_some() {
            return Err(Reason::Stopped(stop));
        }
    }
    combine(found, joined)
}

/// An assertion is proved if one of the analyses proves it, and that there are no other errors likewise: of the first thing
/// that goes wrong in a run, be it an assertion or another error, both analyses know.
fn combine(found: Found, joined: fixpoint::Outcome) -> Result<Left, Reason> {
    let list = |alarms: Vec<fixpoint::Alarm>| alarms.into_iter().map(|a| (a.loc, a.text)).collect();
    let known = if joined.unknown.is_none() { Some((joined.alarms, joined.errors)) } else { None };
    match (found.bound, known) {
        (Some(bound), None) => {
            let other = joined.unknown.unwrap_or_default();
            Err(undecided(if other.is_empty() { bound } else { format!("{bound}; {other}") }))
        }
        (Some(_), Some((alarms, errors))) => Ok(Left { alarms: list(alarms), errors: list(errors) }),
        (None, None) => Ok(Left { alarms: found.alarms, errors: found.errors }),
        (None, Some((alarms, errors))) => {
            let mut left = Left { alarms: found.alarms, errors: found.errors };
            // Both name assertions by their positions; one that the search has never met means that they do not.
            if alarms.iter().all(|a| found.goals.contains(&a.loc)) {
                left.alarms.retain(|loc, _| alarms.iter().any(|a| a.loc == *loc));
            }
            if errors.is_empty() {
                left.errors.clear();
            }
            Ok(left)
        }
    }
}

/// What the search has found.
#[derive(Default)]
struct Found {
    /// The assertions that may fail.
    alarms: BTreeMap<Loc, String>,
    /// Where a run may go wrong in other ways.
    errors: BTreeMap<Loc, String>,
    /// All positions where an assertion may fail on some path.
    goals: BTreeSet<Loc>,
    /// Why the trees are not all there is, if so; then nothing is proved.
    bound: Option<String>,
}

impl Found {
    fn is_safe(&self) -> bool {
        self.bound.is_none() && self.alarms.is_empty() && self.errors.is_empty()
    }
}

/// Unfolds further and further.
fn search(task: &Task<'_>, program: &Program, stats: &mut Stats) -> Result<Found, Reason> {
    let layout = Layout::new(program).map_err(undecided)?;
    let mut found = Found::default();
    for (repeat, nodes, time) in ATTEMPTS {
        let (repeat, nodes, time) = (repeat.of(&task.budget), nodes.of(&task.budget), time.time(&task.budget));
        let limits = Limits { repeat: task.unwind.unwrap_or(repeat as u32), nodes, ..Limits::of(&task.budget) };
        let time = task.budget.limit().map_or(time, |l| time.min(l / 3));
        let part = Task { budget: task.budget.slice(time), ..task.clone() };
        let before = std::mem::take(&mut found);
        let early = task.budget.slice(time.min(tuning::UNFOLDING.time(&task.budget)));
        task.budget.gauge().phase("unfolding");
        if before.bound.is_some() {
            task.budget.gauge().note(Measure::Bound, u64::from(limits.repeat));
        }
        found = match unfold(program, &layout, task.model, limits, &early) {
            Ok(mut forest) => match judge(&hurried(part, &forest), program, &layout, &mut forest, stats) {
                Ok(found) => found,
                // The rest of the time is for the fixpoint.
                Err(Reason::Stopped(Stop::Time)) if task.budget.stop(0).is_none() => {
                    let bound = before.bound.or(Some("the search took too long".to_string()));
                    return Ok(Found { bound, ..Found::default() });
                }
                Err(reason) => return Err(reason),
            },
            Err(text) => return Ok(Found { bound: Some(before.bound.unwrap_or(text)), ..Found::default() }),
        };
        if found.bound.is_none() {
            break;
        }
    }
    Ok(found)
}

/// Less time where there are bounds: often one of them can be reached.
fn hurried<'p>(task: Task<'p>, forest: &Forest) -> Task<'p> {
    if forest.events.iter().any(|e| matches!(e.what, What::Cut(_))) {
        return Task { budget: task.budget.slice(Duration::from_secs(1)), ..task };
    }
    task
}

/// Asks about every assertion of the trees, and about every bound.
fn judge(
    task: &Task<'_>,
    program: &Program,
    layout: &Layout,
    forest: &mut Forest,
    stats: &mut Stats,
) -> Result<Found, Reason> {
    (stats.events, stats.threads) = (forest.events.len() as u64, forest.instances.len() as u64);
    let mut found = Found::default();
    let Goals { asserted, wrong, cuts } = goals(task, forest);
    found.goals = asserted.keys().copied().collect();
    stats.goals = asserted.values().map(|events| events.len() as u64).sum();
    // Without dependencies a thread behind a bound may be what lets another one reach its own.
    if let (false, Some((_, what))) = (task.model.keep.dependencies, cuts.first()) {
        found.bound = Some(format!("a bound may be reached: {what}"));
        return Ok(found);
    }
    let mut lanes = lanes(task, forest);
    for (goal, what) in cuts {
        match reach(task, forest, &mut lanes, goal, stats) {
            Outcome::Refuted => {}
            Outcome::Found(_) | Outcome::Stopped(None) => {
                found.bound = Some(format!("a bound may be reached: {what}"));
                return Ok(found);
            }
            Outcome::Stopped(Some(stop)) => return Err(Reason::Stopped(stop)),
        }
    }
    for (goals, alarms) in [(asserted, &mut found.alarms), (wrong, &mut found.errors)] {
        for (loc, events) in goals {
            for (goal, text) in events {
                let alarm = match reach(task, forest, &mut lanes, goal, stats) {
                    Outcome::Refuted => continue,
                    Outcome::Found(pairs) => alarm::describe(program, layout, forest, &text, &pairs),
                    Outcome::Stopped(None) => format!("{text} (the search was cut off)"),
                    Outcome::Stopped(Some(stop)) => return Err(Reason::Stopped(stop)),
                };
                alarms.insert(loc, alarm);
                break;
            }
        }
    }
    if found.errors.is_empty() {
        late(task, program, layout, forest, &mut lanes, &mut found, stats)?;
    }
    Ok(found)
}

/// Accesses of one thread to an object that another one ends: whether one can be behind the end in the memory order.
fn late(
    task: &Task<'_>,
    program: &Program,
    layout: &Layout,
    forest: &mut Forest,
    lanes: &mut Lanes,
    found: &mut Found,
    stats: &mut Stats,
) -> Result<(), Reason> {
    let mut pairs: Vec<(EventId, EventId, bool)> = Vec::new();
    for (end, finish) in forest.events.iter().enumerate() {
        let What::Finish(base, ended) = &finish.what else { continue };
        for (other, event) in forest.events.iter().enumerate().filter(|e| e.1.instance != finish.instance) {
            let touches = match &event.what {
                What::Load(parts) => parts.iter().any(|p| ended.contains(&p.0)),
                What::Store(parts) => parts.iter().any(|p| ended.contains(&p.0)),
                What::Finish(also, _) if also == base && end < other => {
                    pairs.push((end as EventId, other as EventId, false));
                    false
                }
                What::Finish(..)
                | What::Fence(_)
                | What::Begin
                | What::End
                | What::Start(_)
                | What::Join(_)
                | What::Condition(..)
                | What::Passed(..)
                | What::Exit(_)
                | What::Fail(_)
                | What::Cut(_) => false,
            };
            if touches {
                pairs.push((end as EventId, other as EventId, true));
            }
        }
    }
    for (end, other, late) in pairs {
        let loc = forest.event(other).loc;
        let kind = if late { FindingKind::UseAfterFree } else { FindingKind::DoubleFree };
        let mut search = Search::new(forest, lanes, &task.budget);
        let outcome = search.reach_both(end, other, late);
        stats.steps += search.steps();
        let text = match outcome {
            Outcome::Refuted => continue,
            Outcome::Found(pairs) => alarm::describe(program, layout, forest, &kind.to_string(), &pairs),
            Outcome::Stopped(None) => format!("{kind} (the search was cut off)"),
            Outcome::Stopped(Some(stop)) => return Err(Reason::Stopped(stop)),
        };
        found.errors.insert(loc, text);
        break;
    }
    Ok(())
}

/// Events at which something is wrong, by position.
type Wrong = BTreeMap<Loc, Vec<(EventId, String)>>;

/// What the search asks about.
#[derive(Default)]
struct Goals {
    /// Where an assertion fails.
    asserted: Wrong,
    /// Where another error is made.
    wrong: Wrong,
    /// Where a bound is reached.
    cuts: Vec<(EventId, &'static str)>,
}

fn goals(task: &Task<'_>, forest: &Forest) -> Goals {
    let Goals { mut asserted, mut wrong, mut cuts } = Goals::default();
    for (id, event) in forest.events.iter().enumerate() {
        match &event.what {
            What::Fail(kind) => {
                let goals = if task.properties.has(kind.property()) { &mut asserted } else { &mut wrong };
                goals.entry(event.loc).or_default().push((id as EventId, kind.to_string()));
            }
            What::Cut(what) => cuts.push((id as EventId, *what)),
            What::Load(_)
            | What::Store(_)
            | What::Finish(..)
            | What::Fence(_)
            | What::Begin
            | What::End
            | What::Start(_)
            | What::Join(_)
            | What::Condition(..)
            | What::Passed(..)
            | What::Exit(_) => {}
        }
    }
    Goals { asserted, wrong, cuts }
}

/// The lanes of a search, with all events of the forest foreseen.
fn lanes(task: &Task<'_>, forest: &Forest) -> Lanes {
    let mut lanes = Lanes::new(task.model.keep);
    match lanes.foresee(forest, tuning::FORESEEN.of(&task.budget)) {
        Ok(()) => lanes,
        Err(_) => Lanes::new(task.model.keep),
    }
}

fn reach(task: &Task<'_>, forest: &mut Forest, lanes: &mut Lanes, goal: EventId, stats: &mut Stats) -> Outcome {
    task.budget.gauge().phase("searching");
    let mut search = Search::new(forest, lanes, &task.budget);
    let outcome = search.reach(goal);
    stats.steps += search.steps();
    outcome
}
