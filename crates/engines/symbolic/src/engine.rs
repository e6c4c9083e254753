//! The engine: rounds until nothing is learned, one formula, its questions, deeper bounds.
//!
//! Bounds are lazy: loops that constants decide need none; all others start small, and only those whose bound the solver
//! can reach are deepened. When no bound can be reached any more the answer holds for all runs.
//! Guarantee: `safe`, also within bounds, is said only of a depth where nothing goes wrong, asked about or not. On the way to
//! the last depth the second question may be left open for a while, because a greater depth answers it too.

use crate::corruption::{self, Suspicion};
use crate::decode::{self, Goal};
use crate::exec::{self, prepare, Bounds, Cut, CutKind, Found};
use crate::formula::{Encoding, Formula};
use crate::race;
use crate::simplify::{self, Pause};
use crate::thin_air;
use crate::tuning;
use crate::turns::Turns;
use crate::world::World;
use fencepost_check::finding::{FindingKind, Property};
use fencepost_check::interp::Code;
use fencepost_check::progress::Measure;
use fencepost_check::task::{prepared, Budget, Engine, Reason, Report, Scope, Stop, Task, Verdict};
use fencepost_check::witness;
use fencepost_ir::passes;
use fencepost_ir::{Function, Op, Program};
use fencepost_solver::circuit::Lit;
use fencepost_solver::sat::{Answer, Stopper};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The engine `symbolic`.
#[derive(Debug)]
pub struct Symbolic;

/// The part of a depth's time for what was not asked about, as long as a greater depth can settle it too.
const ASIDE: u32 = 8;

/// How long questions wait for a greater depth: half of the time, or so long where it is not limited.
const LENIENT: Duration = Duration::from_secs(30);

impl Engine for Symbolic {
    fn name(&self) -> &'static str {
        "symbolic"
    }

    fn summary(&self) -> &'static str {
        "bounded model checking with SAT and an order theory: symbolic inputs, every model"
    }

    fn check(&self, task: &Task<'_>) -> Report {
        check_with(task, Encoding::Theory)
    }
}

/// Answers a task with the order encoded in one way or the other.
pub fn check_with(task: &Task<'_>, encoding: Encoding) -> Report {
    let mut stats = Stats { encoding, ..Stats::default() };
    let program = prepared(task.program, task.model);
    let task = &Task { program: &program, ..task.clone() };
    let verdict = check(task, &mut stats, &mut Nothing).unwrap_or_else(|reason| Verdict::Unknown { reason });
    Report { verdict, stats: stats.list(), alarms: None }
}

/// Answers a task and asks a question of its own at every depth.
pub(crate) fn check_also(task: &Task<'_>, also: &mut dyn Also) -> Report {
    let mut stats = Stats::default();
    let program = prepared(task.program, task.model);
    let task = &Task { program: &program, ..task.clone() };
    let verdict = check(task, &mut stats, also).unwrap_or_else(|reason| Verdict::Unknown { reason });
    Report { verdict, stats: stats.list(), alarms: None }
}

/// A question besides the properties.
pub(crate) trait Also {
    /// Prepares a round.
    fn prepare(&mut self, world: &mut World<'_>);
    /// Failures are asked about in stages; which one those of a call belong to.
    fn stage(&self, _call: u32) -> u32 {
        0
    }
    /// Whether there is such a question.
    fn asks(&self) -> bool {
        true
    }
    /// Asks, and says whether that settles the task; otherwise it goes on with deeper bounds.
    fn ask(&mut self, task: &Task<'_>, bounds: &Bounds, formula: &mut Formula<'_, '_>) -> Result<bool, Reason>;
}

/// No question.
struct Nothing;

impl Also for Nothing {
    fn prepare(&mut self, _: &mut World<'_>) {}

    fn asks(&self) -> bool {
        false
    }

    fn ask(&mut self, _: &Task<'_>, _: &Bounds, _: &mut Formula<'_, '_>) -> Result<bool, Reason> {
        Ok(false)
    }
}

#[derive(Default)]
struct Stats {
    /// Not a number, but it goes everywhere that they go.
    encoding: Encoding,
    events: u64,
    variables: u64,
    clauses: u64,
    rounds: u64,
    solves: u64,
    bound: u64,
}

impl Stats {
    fn list(&self) -> Vec<(&'static str, u64)> {
        vec![
            ("events", self.events),
            ("variables", self.variables),
            ("clauses", self.clauses),
            ("rounds", self.rounds),
            ("solves", self.solves),
            ("bound", self.bound),
        ]
    }

    /// Notes the bound of a loop.
    fn deepened(&mut self, bound: u32) {
        self.bound = self.bound.max(u64::from(bound));
    }
}

pub(crate) fn undecided(text: impl Into<String>) -> Reason {
    Reason::Undecided(text.into())
}

pub(crate) fn internal(text: impl Into<String>) -> Reason {
    Reason::Internal(text.into())
}

fn check(task: &Task<'_>, stats: &mut Stats, also: &mut dyn Also) -> Result<Verdict, Reason> {
    match check_program(task, stats, true, also)? {
        Some(verdict) => Ok(verdict),
        None => check_program(task, stats, false, also)?
            .ok_or_else(|| internal("a spin loop was reduced that was left alone")),
    }
}

/// Checks with spin loops reduced or not. `None`: a failing iteration of a reduced loop may race.
fn check_program(
    task: &Task<'_>,
    stats: &mut Stats,
    reduce: bool,
    also: &mut dyn Also,
) -> Result<Option<Verdict>, Reason> {
    let mut program = task.program.clone();
    if reduce {
        reduce_spins(&mut program, task.properties.has(Property::Race));
    }
    let code = Code::new(&program, None).map_err(undecided)?;
    let info = prepare(&program);
    let first = Bounds::first(task.unwind, tuning::FIRST.of(&task.budget) as u32, &task.budget);
    let mut turns = match task.unwind {
        Some(_) => Turns::only(first),
        None => Turns::new(first, task.budget.limit(), !also.asks()),
    };
    let mut proved: Option<String> = None;
    let lenient = task.budget.limit().map_or(LENIENT, |l| l / 2);
    loop {
        let slice = turns.slice();
        let aside = slice.filter(|_| !also.asks() && task.budget.elapsed() < lenient).map(|s| s / ASIDE);
        match depth(task, &code, &info, &turns.bounds, stats, Turn { slice, aside }, also) {
            Ok(Outcome::Done(verdict)) => return Ok(Some(verdict)),
            Ok(Outcome::Settled) => return Err(undecided("answered otherwise")),
            Ok(Outcome::Unreduced) => return Ok(None),
            Ok(Outcome::Limit(text)) => {
                return proved
                    .map(|bounds| Some(Verdict::Safe { scope: Scope::Bounded(bounds) }))
                    .ok_or_else(|| undecided(text));
            }
            Ok(Outcome::TooHard(cuts)) => stats.deepened(turns.too_hard(&cuts)),
            Ok(Outcome::Deeper(cuts)) => {
                let text = turns.bounds.describe(&program, &cuts);
                if task.unwind.is_some() {
                    return Ok(Some(Verdict::Safe { scope: Scope::Bounded(text) }));
                }
                proved = Some(text);
                stats.deepened(turns.passed(&cuts));
            }
            Ok(Outcome::Postponed(cuts)) => stats.deepened(turns.passed(&cuts)),
            // The time is over, but what was proved before it was stays proved.
            Err(Reason::Stopped(Stop::Time | Stop::Memory)) if proved.is_some() => {
                return Ok(Some(Verdict::Safe { scope: Scope::Bounded(proved.unwrap_or_default()) }));
            }
            Err(reason) => return Err(reason),
        }
    }
}

/// Why the solver was stopped.
pub(crate) fn stopped(budget: &Budget) -> Reason {
    Reason::Stopped(budget.stop_process().unwrap_or(Stop::Time))
}

/// Spin loops become waits, except in functions that wait by themselves: there a wait is the library's, and blocks. If
/// races are asked for, loops over plain accesses stay, and so do those beside sections that synchronise.
pub(crate) fn reduce_spins(program: &mut Program, races: bool) {
    let config = passes::spin::Config { plain: !races };
    let before = program.functions.clone();
    passes::spin::run(program, &config);
    // Some loops are seen to wait only when they are simplified: `while (!cas(&lock, &expected, 1)) expected = 0;`
    let mut simple = Program { functions: before.clone(), ..program.clone() };
    passes::simplify::run(&mut simple, &passes::simplify::Config::default());
    passes::spin::run(&mut simple, &config);
    for ((new, old), simple) in program.functions.iter_mut().zip(before).zip(simple.functions) {
        if waits(&old) || races && has_sections(&old) {
            *new = old;
        } else if count_waits(&simple) > count_waits(new) {
            *new = simple;
        }
    }
}

/// Whether a function waits by itself.
pub(crate) fn waits(f: &Function) -> bool {
    count_waits(f) > 0
}

fn count_waits(f: &Function) -> usize {
    f.blocks.iter().flat_map(|b| &b.insts).filter(|i| matches!(i.op, Op::Await(_))).count()
}

/// Whether a function begins atomic sections by itself.
pub(crate) fn has_sections(f: &Function) -> bool {
    f.blocks.iter().flat_map(|b| &b.insts).any(|i| matches!(i.op, Op::AtomicBegin))
}

/// What one depth yields.
enum Outcome {
    Done(Verdict),
    /// The question besides the properties is answered; who asked it knows how.
    Settled,
    /// Spin loops must not be reduced: a failing iteration may race.
    Unreduced,
    /// Nothing is wrong up to these bounds, which can be reached.
    Deeper(Vec<CutKind>),
    /// Nothing that was asked about is wrong up to these bounds, which can be reached; whether a run goes wrong in another
    /// way was left to a greater depth.
    Postponed(Vec<CutKind>),
    /// Nothing is wrong so far, but something that this engine does not handle can be reached; the text says what.
    Limit(String),
    /// No answer within a part of the time; these bounds are there.
    TooHard(Vec<CutKind>),
}

/// The time for one depth, if it is limited: for all of it, and for the question that a greater depth can settle too, if
/// that may wait.
#[derive(Clone, Copy)]
struct Turn {
    slice: Option<Duration>,
    aside: Option<Duration>,
}

fn depth(
    task: &Task<'_>,
    code: &Code<'_>,
    info: &FxHashMap<fencepost_ir::FuncId, Rc<crate::exec::FuncInfo>>,
    bounds: &Bounds,
    stats: &mut Stats,
    turn: Turn,
    also: &mut dyn Also,
) -> Result<Outcome, Reason> {
    let mut world = World::new(code, &task.budget);
    also.prepare(&mut world);
    let tried = attempt(task, &mut world, info, bounds, stats, (turn, None), also)?;
    if !tried.lacking {
        return Ok(tried.outcome);
    }
    let mut wild = world.clone();
    wild.tame = Some(Rc::new(world));
    Ok(attempt(task, &mut wild, info, bounds, stats, (turn, Some(tried.outcome)), also)?.outcome)
}

/// What came of a depth.
struct Tried {
    outcome: Outcome,
    /// The answer may be wrong because values may come out of thin air.
    lacking: bool,
}

/// One depth. With an outcome of a round without values out of thin air, the question is first whether there are any.
fn attempt<'p>(
    task: &Task<'_>,
    world: &mut World<'p>,
    info: &FxHashMap<fencepost_ir::FuncId, Rc<crate::exec::FuncInfo>>,
    bounds: &Bounds,
    stats: &mut Stats,
    (turn, tame): (Turn, Option<Outcome>),
    also: &mut dyn Also,
) -> Result<Tried, Reason> {
    task.budget.gauge().phase("executing");
    note_bound(task, bounds, !bounds.loops.is_empty());
    for round in 1.. {
        stats.rounds += 1;
        world.changed = false;
        let exec = exec::run(world, task, bounds, info);
        if let Some(stop) = exec.stopped {
            return Err(Reason::Stopped(stop));
        }
        if !exec.world.changed {
            break;
        }
        if round > tuning::ROUNDS.of(&task.budget) {
            return Err(undecided("the values of shared memory do not settle"));
        }
    }
    let mut exec = exec::run(world, task, bounds, info);
    if let Some(stop) = exec.stopped {
        return Err(Reason::Stopped(stop));
    }
    if exec.world.known.hidden {
        return Ok(Tried { outcome: Outcome::Unreduced, lacking: false });
    }
    stats.events = exec.events.len() as u64;
    task.budget.gauge().phase("encoding");
    let bounded: Vec<CutKind> =
        exec.cuts.iter().map(|c| c.kind.clone()).collect::<FxHashSet<_>>().into_iter().collect();
    let loops = bounded.iter().any(|k| !matches!(k, CutKind::Unsupported(_)));
    note_bound(task, bounds, loops);
    let budget = match turn.slice {
        Some(time) if loops => task.budget.slice(time),
        Some(_) | None => task.budget.clone(),
    };
    let pause = Pause::default();
    let over = pause.clone();
    let effort = Arc::clone(task.budget.effort());
    let stopper = Stopper::new(Arc::new(move || over.is_over() || budget.stop_process().is_some()))
        .counting(Arc::new(move |w| effort.takes(w.steps())));
    let tame = match tame {
        None => None,
        Some(tame) => {
            let cuts = beyond(&exec.cuts, &tame);
            match corruption::suspicion(&mut exec, &cuts, stopper.clone()) {
                Suspicion::None => return Ok(Tried { outcome: tame, lacking: false }),
                Suspicion::Some(facts) => exec.facts.extend(facts),
            }
            Some(tame)
        }
    };
    let lacking = tame.is_none() && exec.threads.len() > 1 && thin_air::is_possible(task.model);
    let deadlock = task.properties.has(Property::Deadlock);
    let mut formula = Formula::new(exec, deadlock, stopper, stats.encoding);
    (formula.pause, formula.gauge) = (pause, Arc::clone(task.budget.gauge()));
    let tame = match tame {
        Some(tame) if formula.straight => return Ok(Tried { outcome: tame, lacking: false }),
        Some(_) | None => tame,
    };
    let outcome = if formula.too_large {
        Ok(Outcome::Limit("the formula is too large for this engine".to_string()))
    } else if formula.stopped {
        Err(Reason::Stopped(task.budget.stop_process().unwrap_or(Stop::Time)))
    } else {
        match tame {
            Some(tame) => wild_questions(task, &mut formula, stats, (bounds, turn.aside), tame, also),
            None => questions(task, &mut formula, stats, (bounds, turn.aside), also),
        }
    };
    let (variables, clauses) = formula.size();
    stats.variables = variables as u64;
    stats.clauses = clauses as u64;
    match outcome {
        // A violation that replays is one; everything else may have missed runs.
        Ok(outcome @ (Outcome::Done(Verdict::Unsafe { .. }) | Outcome::Settled)) => {
            Ok(Tried { outcome, lacking: false })
        }
        Ok(outcome) => Ok(Tried { outcome, lacking }),
        Err(Reason::Stopped(Stop::Time)) if task.budget.stop(0).is_none() => {
            Ok(Tried { outcome: Outcome::TooHard(bounded), lacking: false })
        }
        Err(reason) => Err(reason),
    }
}

/// The questions where values may come out of thin air: is there a run with such a value at all? If not, the outcome
/// of the round that did not reckon with them stands.
fn wild_questions(
    task: &Task<'_>,
    formula: &mut Formula<'_, '_>,
    stats: &mut Stats,
    (bounds, aside): (&Bounds, Option<Duration>),
    tame: Outcome,
    also: &mut dyn Also,
) -> Result<Outcome, Reason> {
    // Every program has a run: a formula without one would prove anything.
    if !ask(task, formula, Lit::TRUE, stats)? {
        return Err(internal("the formula has no run at all"));
    }
    let mut odd: Vec<(u32, Lit)> = thin_air::escapes(formula);
    odd.extend(formula.found().iter().map(|f| (f.call, f.when)));
    let cuts = beyond(formula.cuts(), &tame);
    let stages: BTreeSet<u32> = odd.iter().map(|(call, _)| also.stage(*call)).collect();
    for stage in stages {
        let here: Vec<Lit> = odd.iter().filter(|(call, _)| also.stage(*call) == stage).map(|(_, lit)| *lit).collect();
        let any = formula.any(&here);
        if ask(task, formula, any, stats)? {
            return questions(task, formula, stats, (bounds, aside), also);
        }
        if any != Lit::FALSE {
            formula.fact(!any);
        }
    }
    let any = formula.any(&cuts);
    if ask(task, formula, any, stats)? {
        return questions(task, formula, stats, (bounds, aside), also);
    }
    Ok(tame)
}

/// What a run must not come to, or the outcome of the tame rounds says nothing about it: beyond a bound anything may
/// happen, and what cannot be handled is no bound.
fn beyond(cuts: &[Cut], tame: &Outcome) -> Vec<Lit> {
    let whole = matches!(tame, Outcome::Done(_));
    let open = |kind: &CutKind| whole || matches!(kind, CutKind::Unsupported(_));
    cuts.iter().filter(|c| open(&c.kind)).map(|c| c.when).collect()
}

fn questions(
    task: &Task<'_>,
    formula: &mut Formula<'_, '_>,
    stats: &mut Stats,
    (bounds, aside): (&Bounds, Option<Duration>),
    also: &mut dyn Also,
) -> Result<Outcome, Reason> {
    // Every program has a run: a formula without one would prove anything.
    if !ask(task, formula, Lit::TRUE, stats)? {
        return Err(internal("the formula has no run at all"));
    }
    let torn = formula.exec.torn.clone();
    formula.torn = formula.any(&torn);
    let wanted = |k: &FindingKind| task.properties.has(k.property());
    let (asked, other): (Vec<_>, Vec<_>) = formula.found().to_vec().into_iter().partition(|f| wanted(&f.kind));
    // Earlier stages first: that nothing goes wrong there helps with what comes behind.
    let stages: BTreeSet<u32> = asked.iter().map(|f| also.stage(f.call)).collect();
    for stage in stages {
        let here: Vec<_> = asked.iter().filter(|f| also.stage(f.call) == stage).cloned().collect();
        let lits: Vec<Lit> = here.iter().map(|f| f.when).collect();
        let any = formula.any(&lits);
        if ask(task, formula, any, stats)? {
            if let Some(found) = here.into_iter().find(|f| decode::holds(formula, f.when)) {
                return shown(task, formula, &Goal::Failure(found), stats);
            }
        }
        if any != Lit::FALSE {
            formula.fact(!any);
        }
    }
    if task.properties.has(Property::Deadlock) {
        let lit = formula.deadlock;
        if ask(task, formula, lit, stats)? {
            return shown(task, formula, &Goal::Deadlock, stats);
        }
        let lit = formula.unjudged;
        if ask(task, formula, lit, stats)? {
            return Err(undecided(
                "a thread may wait inside an atomic section that has already stored something or taken an input",
            ));
        }
    }
    if task.properties.has(Property::Race) {
        for mut races in race::find(formula) {
            for race in &mut races {
                race.when = formula.exec.circuit.and(race.when, !formula.late);
            }
            let lits: Vec<Lit> = races.iter().map(|r| r.when).collect();
            let any = formula.any(&lits);
            if ask(task, formula, any, stats)? {
                if let Some(race) = races.into_iter().find(|r| decode::holds(formula, r.when)) {
                    return shown(task, formula, &Goal::Race(race), stats);
                }
            }
        }
    }
    let Some(aside) = aside.filter(|_| !other.is_empty()) else {
        nothing_else(task, formula, stats, &other)?;
        if also.ask(task, bounds, formula)? {
            return Ok(Outcome::Settled);
        }
        return reach(task, formula, stats);
    };
    // A run that goes wrong otherwise would be one at a greater depth too: where there is one, the question can wait.
    let whole = formula.torn;
    let outcome = reach(task, formula, stats)?;
    formula.torn = whole;
    let Outcome::Deeper(cuts) = outcome else {
        nothing_else(task, formula, stats, &other)?;
        return Ok(outcome);
    };
    formula.pause.set(Instant::now() + aside);
    match nothing_else(task, formula, stats, &other) {
        Err(Reason::Stopped(Stop::Time)) if task.budget.stop(0).is_none() => Ok(Outcome::Postponed(cuts)),
        Err(reason) => Err(reason),
        Ok(()) => Ok(Outcome::Deeper(cuts)),
    }
}

/// No run goes wrong in another way than was asked about; an error if one may.
fn nothing_else(
    task: &Task<'_>,
    formula: &mut Formula<'_, '_>,
    stats: &mut Stats,
    other: &[Found],
) -> Result<(), Reason> {
    let lits: Vec<Lit> = other.iter().map(|f| f.when).collect();
    let any = formula.any(&lits);
    if !ask(task, formula, any, stats)? {
        return Ok(());
    }
    let found = other.iter().find(|f| decode::holds(formula, f.when));
    let Some(found) = found.cloned() else { return Err(undecided("nothing is wrong with a run that was found")) };
    let run = decode::run(formula, &Goal::Failure(found.clone()));
    let complete = |keep: &[usize]| witness::complete(task.program, task.model, &run.witness(keep));
    Err(match complete(&run.needed).or_else(|_| complete(&run.early())) {
        Ok((finding, _)) => Reason::otherwise(task.program, &finding.kind, finding.loc),
        Err(_) => undecided(format!("a run may go wrong in another way than was asked about: {}", found.kind)),
    })
}

/// Which bounds can be reached, when nothing goes wrong before.
fn reach(task: &Task<'_>, formula: &mut Formula<'_, '_>, stats: &mut Stats) -> Result<Outcome, Reason> {
    formula.torn = Lit::FALSE;
    let mut reached: Vec<CutKind> = Vec::new();
    let mut seen: FxHashSet<CutKind> = FxHashSet::default();
    loop {
        let open: Vec<_> = formula.cuts().iter().filter(|c| !seen.contains(&c.kind)).cloned().collect();
        let lits: Vec<Lit> = open.iter().map(|c| c.when).collect();
        let any = formula.any(&lits);
        if !ask(task, formula, any, stats)? {
            break;
        }
        for cut in open {
            if decode::holds(formula, cut.when) && seen.insert(cut.kind.clone()) {
                if let CutKind::Unsupported(text) = &cut.kind {
                    let place =
                        task.program.file_name(cut.loc).map_or(String::new(), |f| format!(" ({f}:{})", cut.loc.line));
                    return Ok(Outcome::Limit(format!("{text}{place}")));
                }
                reached.push(cut.kind);
            }
        }
    }
    if reached.is_empty() {
        return Ok(Outcome::Done(Verdict::Safe { scope: Scope::All }));
    }
    Ok(Outcome::Deeper(reached))
}

/// Says how often loops are run, if there are loops.
fn note_bound(task: &Task<'_>, bounds: &Bounds, loops: bool) {
    if loops {
        task.budget.gauge().note(Measure::Bound, u64::from(bounds.furthest()));
    }
}

fn ask(task: &Task<'_>, formula: &mut Formula<'_, '_>, lit: Lit, stats: &mut Stats) -> Result<bool, Reason> {
    if lit == Lit::FALSE {
        return Ok(false);
    }
    stats.solves += 1;
    match formula.ask(lit) {
        Answer::Sat => Ok(true),
        Answer::Unsat => Ok(false),
        Answer::Stopped => Err(Reason::Stopped(task.budget.stop_process().unwrap_or(Stop::Time))),
    }
}

/// A violation: the run is made simple, completed and replayed before anybody sees it.
fn shown(task: &Task<'_>, formula: &mut Formula<'_, '_>, goal: &Goal, stats: &mut Stats) -> Result<Outcome, Reason> {
    let (run, solves) = simplify::simplest(formula, goal);
    stats.solves += solves;
    let complete = |keep: &[usize]| witness::complete(task.program, task.model, &run.witness(keep));
    // What is needed is enough; if it should not be, the whole run up to the violation decides.
    match complete(&run.needed).or_else(|_| complete(&run.early())) {
        Ok((finding, trace)) if task.properties.has(finding.kind.property()) => {
            Ok(Outcome::Done(Verdict::Unsafe { finding, trace: Box::new(trace) }))
        }
        Ok((finding, _)) => Err(Reason::otherwise(task.program, &finding.kind, finding.loc)),
        Err(_) if formula.exec.inexact => Err(undecided(
            "a violation may exist, but it depends on what is not computed (floating point, printed text)",
        )),
        Err(_) if formula.tidy.is_some() => Err(undecided(REUSED)),
        Err(text) => Err(Reason::no_replay(text)),
    }
}

/// Why a run is not shown that exists only if every stack object has an address of its own.
pub(crate) const REUSED: &str = "a violation may exist, but it depends on stack memory that is used again";
