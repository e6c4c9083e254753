//! The engine: rounds until nothing is learned, one formula, its questions, longer unwindings, deeper loops.
//!
//! Source: Tomasco et al. (TACAS 2015), section 5, where the bounds are chosen by hand and "a more refined strategy selection
//! is left for future work". Here the unwinding grows until it has room for every write that the threads can do within the
//! bounds of the loops, and loops whose bound can be reached are deepened; when no bound can be reached any more, the answer
//! holds for all runs.
//! Guarantee: every violation has been replayed. Misses: races, and models weaker than pso: the answer is unknown.

use crate::decode;
use crate::exec::{self, prepare, Bounds, CutKind, Exec, Found, FuncInfo, Plan, Strategy};
use crate::formula::Formula;
use crate::ladder;
use crate::rounds;
use crate::tuning;
use crate::world::World;
use fencepost_check::finding::{FindingKind, Property};
use fencepost_check::interp::Code;
use fencepost_check::progress::Measure;
use fencepost_check::task::{Budget, Engine, Reason, Report, Scope, Stop, Task, Verdict};
use fencepost_check::tuning::Number;
use fencepost_check::witness;
use fencepost_ir::passes;
use fencepost_ir::FuncId;
use fencepost_models::Machine;
use fencepost_solver::circuit::Lit;
use fencepost_solver::sat::{Answer, Stopper};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

/// The engine `unwind`.
#[derive(Debug)]
pub struct Unwind;

/// How the engine works.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// What stands at a position of the unwinding.
    pub strategy: Strategy,
    /// The most positions, if not as many as there can be.
    pub length: Option<usize>,
    /// Whether the unwinding has as many positions as any run needs at once, instead of few at first, and bounds on what is
    /// written are looked for before anything is asked.
    pub whole: bool,
    /// Whether to look for violations in a few coarse clusters first, where the strategy is fine-grained.
    pub hunt: bool,
}

/// So often is a loop gone round again at first: not at all, because what goes wrong at once is found at once there, where
/// indices are still constants.
const FIRST_BOUND: u32 = 0;

/// The part of the time that a depth gets at first: a sixth, but not less than this.
const FIRST_SLICE: Duration = Duration::from_secs(2);

impl Engine for Unwind {
    fn name(&self) -> &'static str {
        "unwind"
    }

    fn summary(&self) -> &'static str {
        "memory unwinding: guesses the sequence of shared writes and simulates each thread once against it: sc, tso, pso"
    }

    fn check(&self, task: &Task<'_>) -> Report {
        check_with(task, Options { hunt: true, ..Options::default() })
    }
}

/// Answers a task in one way or another.
pub fn check_with(task: &Task<'_>, options: Options) -> Report {
    let mut stats = Stats::default();
    let verdict = check(task, options, &mut stats).unwrap_or_else(|reason| Verdict::Unknown { reason });
    Report { verdict, stats: stats.list(), alarms: None }
}

#[derive(Default)]
struct Stats {
    length: u64,
    variables: u64,
    clauses: u64,
    rounds: u64,
    solves: u64,
    bound: u64,
}

impl Stats {
    fn list(&self) -> Vec<(&'static str, u64)> {
        vec![
            ("writes", self.length),
            ("variables", self.variables),
            ("clauses", self.clauses),
            ("rounds", self.rounds),
            ("solves", self.solves),
            ("bound", self.bound),
        ]
    }

    /// Lets loops and recursion go twice as far.
    fn deepen(&mut self, bounds: &mut Bounds, cuts: &[CutKind]) {
        self.bound = self.bound.max(u64::from(bounds.deepen(cuts)));
    }
}

/// Notes how many shared writes each thread can do, and says whether that is new.
fn grow(each: &mut Vec<usize>, exec: &Exec<'_, '_>) -> bool {
    let before = each.clone();
    each.resize(each.len().max(exec.threads.len()), 0);
    for (most, now) in each.iter_mut().zip(&exec.most) {
        *most = (*most).max(*now);
    }
    *each != before
}

fn undecided(text: impl Into<String>) -> Reason {
    Reason::Undecided(text.into())
}

fn internal(text: impl Into<String>) -> Reason {
    Reason::Internal(text.into())
}

fn check(task: &Task<'_>, options: Options, stats: &mut Stats) -> Result<Verdict, Reason> {
    let fine = matches!(options.strategy, Strategy::Fine(_));
    let served = match task.model.machine {
        // Whole operations that run one after another are not made here.
        Some(Machine::Direct) => !task.model.operations,
        Some(Machine::Fifo | Machine::PerAddress) => fine,
        None => false,
    };
    if !served {
        return Err(Reason::unsupported(format!("this kind of memory unwinding is not for {}", task.model.name)));
    }
    if task.properties.has(Property::Race) {
        return Err(Reason::unsupported("memory unwinding does not look for races"));
    }
    let mut program = task.program.clone();
    // A loop that waits is left where an iteration has changed nothing.
    passes::waits::run(&mut program, &passes::waits::Config { loads_in_order: true });
    let code = Code::new(&program, None).map_err(undecided)?;
    let info = prepare(&program);
    let mut bounds = Bounds::first(task.unwind, FIRST_BOUND, &task.budget);
    let mut run = Run { task, options, code: &code, info: &info, stats, proved: None, near: false };
    if task.unwind.is_none() {
        run.short_loops(&mut bounds)?;
    }
    // Depths that were too hard for a part of the time. A violation further down is sometimes easier to find than the proof
    // that there is none here; when there is none either, the rest of the time belongs to the first of them.
    let mut postponed: Vec<Bounds> = Vec::new();
    let mut patient = task.unwind.is_some();
    loop {
        match run.depth(&bounds, patient) {
            Ok(Outcome::Done(verdict)) => return Ok(verdict),
            Ok(Outcome::TooHard(cuts)) => {
                postponed.push(bounds.clone());
                if postponed.len() > tuning::POSTPONED.of(&task.budget) {
                    bounds = postponed.swap_remove(0);
                    patient = true;
                } else {
                    run.stats.deepen(&mut bounds, &cuts);
                }
            }
            Ok(Outcome::Deeper(cuts) | Outcome::Length(cuts)) if task.unwind.is_none() && !cuts.is_empty() => {
                run.stats.deepen(&mut bounds, &cuts);
            }
            Ok(Outcome::Deeper(_) | Outcome::Length(_)) => {
                return run.proved().ok_or_else(|| undecided("nothing is proved"))
            }
            Ok(Outcome::Limit(text)) => return run.proved().ok_or_else(|| undecided(text)),
            // The time is over, but what was proved before it was stays proved.
            Err(Reason::Stopped(stop @ (Stop::Time | Stop::Memory))) => {
                return run.proved().ok_or(Reason::Stopped(stop));
            }
            Err(reason) => return Err(reason),
        }
    }
}

/// What bounds yield.
enum Outcome {
    Done(Verdict),
    /// Nothing is wrong up to these bounds, which can be reached.
    Deeper(Vec<CutKind>),
    /// No answer within a part of the time; these bounds are there.
    TooHard(Vec<CutKind>),
    /// Nothing is wrong with as many positions as the user allows, up to these bounds of loops.
    Length(Vec<CutKind>),
    /// Nothing is wrong so far, but something that this engine does not handle can be reached; the text says what.
    Limit(String),
}

/// What a hunt yields.
enum Hunt {
    Found(Verdict),
    Nothing,
    /// No answer in the time for it.
    TooHard,
}

/// Why there is no answer.
enum Gave {
    /// For this reason.
    Up(Reason),
    /// With this many positions the answer is not near. With more it may be: bounds on what is written are found for all
    /// positions, and clusters have one write each, when no run needs more.
    Length,
}

impl From<Reason> for Gave {
    fn from(reason: Reason) -> Gave {
        Gave::Up(reason)
    }
}

struct Run<'a, 'p> {
    task: &'a Task<'a>,
    options: Options,
    code: &'a Code<'p>,
    info: &'a FxHashMap<FuncId, Rc<FuncInfo>>,
    stats: &'a mut Stats,
    /// Within which bounds nothing is wrong.
    proved: Option<String>,
    /// Whether only answers that are near are waited for.
    near: bool,
}

impl<'p> Run<'_, 'p> {
    fn proved(&self) -> Option<Verdict> {
        self.proved.clone().map(|bounds| Verdict::Safe { scope: Scope::Bounded(bounds) })
    }

    /// Chooses the loops that are followed to their end at once. Longer ones are not: what goes wrong in few iterations is
    /// found in few.
    fn short_loops(&mut self, bounds: &mut Bounds) -> Result<(), Reason> {
        // Those with more are followed so far only if there are few writes and threads then.
        for short in [&tuning::SHORT, &tuning::SHORT_AGAIN] {
            bounds.short = short.of(&self.task.budget) as u32;
            bounds.long.clear();
            let each = loop {
                let (_, each, loops) = self.learn(bounds)?;
                if !bounds.are_long(&loops) {
                    break each;
                }
            };
            let few = |n: usize, limit: &Number| n <= limit.of(&self.task.budget);
            if few(each.iter().sum(), &tuning::FEW_AT_ONCE) && few(each.len(), &tuning::FEW_THREADS) {
                break;
            }
        }
        Ok(())
    }

    /// How long an unwinding has to be for every run, if each thread writes so often.
    fn most(&self, each: &[usize]) -> usize {
        let writes: usize = each.iter().sum();
        match self.options.strategy {
            // Two clusters of one thread may follow each other, if another one reads between.
            Strategy::Fine(_) | Strategy::Intra => writes,
            Strategy::Inter => rounds::enough(each),
        }
    }

    /// How long an unwinding may be.
    fn limit(&self, each: &[usize]) -> usize {
        let most = self.most(each);
        self.options.length.map_or(most, |l| l.min(most))
    }

    /// Longer and longer unwindings for one set of bounds.
    fn depth(&mut self, bounds: &Bounds, patient: bool) -> Result<Outcome, Reason> {
        let (mut world, mut each, loops) = self.learn(bounds)?;
        let slice = self.task.budget.limit().map_or(FIRST_SLICE, |l| (l / 6).max(FIRST_SLICE));
        let budget = match patient || loops.is_empty() {
            true => self.task.budget.clone(),
            false => self.task.budget.slice(slice),
        };
        match self.hunt(&mut world, bounds, &mut each)? {
            Hunt::Found(verdict) => return Ok(Outcome::Done(verdict)),
            // What is too hard in few clusters is harder write by write; further down there may be something easier.
            Hunt::TooHard if !patient && !loops.is_empty() => return Ok(Outcome::TooHard(loops)),
            Hunt::TooHard | Hunt::Nothing => {}
        }
        let mut length = self.limit(&each).min(match self.options.strategy {
            _ if self.options.whole => usize::MAX,
            Strategy::Fine(_) => tuning::FIRST_WRITES.of(&self.task.budget),
            Strategy::Intra => tuning::FIRST_CLUSTERS.of(&self.task.budget),
            Strategy::Inter => tuning::FIRST_ROUNDS.of(&self.task.budget),
        });
        loop {
            let plan =
                Plan { length: Some(length), strategy: self.options.strategy, single: false, model: self.task.model };
            let cuts = match self.attempt(&mut world, bounds, plan, &mut each, &budget, false) {
                Ok(Ok(outcome)) => return Ok(outcome),
                Ok(Err(cuts)) => cuts,
                Err(Gave::Length) => {
                    length = (2 * length).clamp(1, self.limit(&each));
                    continue;
                }
                Err(Gave::Up(Reason::Stopped(Stop::Time))) if self.task.budget.stop(0).is_none() => {
                    return Ok(Outcome::TooHard(loops));
                }
                Err(Gave::Up(reason)) => return Err(reason),
            };
            let (most, limit) = (self.most(&each), self.limit(&each));
            let mut parts = Vec::new();
            if length < most {
                parts.push(match self.options.strategy {
                    Strategy::Fine(_) => format!("at most {length} writes to shared memory"),
                    Strategy::Intra => format!("at most {length} clusters of writes"),
                    Strategy::Inter => format!("at most {} rounds of the threads", length + 1),
                });
            }
            parts.extend((!cuts.is_empty()).then(|| bounds.describe(self.code.program, &cuts)));
            let unsupported = cuts.iter().find_map(|c| match c {
                CutKind::Unsupported(text) => Some(text.clone()),
                CutKind::Loop(..) | CutKind::Recursion(_) => None,
            });
            match unsupported {
                Some(text) => return Ok(Outcome::Limit(text)),
                None if parts.is_empty() => return Ok(Outcome::Done(Verdict::Safe { scope: Scope::All })),
                None => self.proved = Some(parts.join("; ")),
            }
            if length == most {
                return Ok(Outcome::Deeper(cuts));
            }
            if length == limit {
                return Ok(Outcome::Length(cuts));
            }
            length = (2 * length).clamp(1, limit);
        }
    }

    /// Looks for violations in runs with few clusters of all threads. Source: section 5 of the paper, where these find what
    /// needs many writes.
    fn hunt(&mut self, world: &mut World<'_>, bounds: &Bounds, each: &mut Vec<usize>) -> Result<Hunt, Reason> {
        let fine = matches!(self.options.strategy, Strategy::Fine(_));
        let few = each.iter().sum::<usize>() <= tuning::FEW_WRITES.of(&self.task.budget);
        if !self.options.hunt || !fine || few || !self.task.model.keep.wr.other {
            return Ok(Hunt::Nothing);
        }
        let least = tuning::HUNT_TIME.time(&self.task.budget);
        let time = self.task.budget.limit().map_or(least, |l| (l / 6).max(least));
        let budget = self.task.budget.slice(time);
        for length in [&tuning::HUNT, &tuning::HUNT_AGAIN] {
            let length = length.of(&self.task.budget);
            let plan = Plan { length: Some(length), strategy: Strategy::Inter, single: false, model: self.task.model };
            match self.attempt(world, bounds, plan, each, &budget, true) {
                Ok(Ok(Outcome::Done(verdict))) => return Ok(Hunt::Found(verdict)),
                Ok(Ok(Outcome::Deeper(_) | Outcome::TooHard(_) | Outcome::Length(_) | Outcome::Limit(_)) | Err(_)) => {}
                Err(Gave::Length) => {}
                Err(Gave::Up(Reason::Stopped(Stop::Time))) if self.task.budget.stop(0).is_none() => {
                    return Ok(Hunt::TooHard)
                }
                Err(Gave::Up(reason)) => return Err(reason),
            }
        }
        Ok(Hunt::Nothing)
    }

    /// Rounds until nothing is learned; and how many shared writes each thread can do, and which
    /// bounds there are.
    fn learn(&mut self, bounds: &Bounds) -> Result<(World<'p>, Vec<usize>, Vec<CutKind>), Reason> {
        let code = self.code;
        let mut world = World::new(code, &self.task.budget);
        self.task.budget.gauge().phase("executing");
        for round in 1.. {
            self.stats.rounds += 1;
            world.changed = false;
            let plan = Plan { length: None, strategy: self.options.strategy, single: false, model: self.task.model };
            let exec = exec::run(&mut world, &self.task.budget, bounds, self.info, plan);
            if let Some(stop) = exec.stopped {
                return Err(Reason::Stopped(stop));
            }
            let mut each = exec.most.clone();
            each.resize(exec.threads.len(), 0);
            let cuts: FxHashSet<CutKind> = exec.cuts.iter().map(|c| c.kind.clone()).collect();
            let loops = cuts.into_iter().filter(|k| !matches!(k, CutKind::Unsupported(_))).collect();
            if !exec.world.changed {
                return Ok((world, each, loops));
            }
            if round > tuning::ROUNDS.of(&self.task.budget) {
                break;
            }
        }
        Err(undecided("the values of shared memory do not settle"))
    }

    /// One unwinding. `Err` says that nothing is wrong, and which bounds can be reached, unless it is a hunt.
    fn attempt(
        &mut self,
        world: &mut World<'_>,
        bounds: &Bounds,
        mut plan: Plan,
        each: &mut Vec<usize>,
        budget: &Budget,
        hunting: bool,
    ) -> Result<Result<Outcome, Vec<CutKind>>, Gave> {
        let gauge = Arc::clone(self.task.budget.gauge());
        gauge.phase("executing");
        gauge.note(Measure::Bound, plan.length.unwrap_or(0) as u64);
        // Against an unwinding, circuits simplify differently than while the world was learned: there may be more to learn.
        for round in 1.. {
            plan.single = !hunting && plan.length == Some(self.most(each));
            world.changed = false;
            let exec = exec::run(world, budget, bounds, self.info, plan);
            if let Some(stop) = exec.stopped {
                return Err(Reason::Stopped(stop).into());
            }
            let changed = exec.world.changed || grow(each, &exec);
            if !changed {
                break;
            }
            if round > tuning::ROUNDS.of(&self.task.budget) {
                return Err(undecided("the values of shared memory do not settle").into());
            }
        }
        let exec = exec::run(world, budget, bounds, self.info, plan);
        if let Some(stop) = exec.stopped {
            return Err(Reason::Stopped(stop).into());
        }
        self.near = !hunting && plan.length < Some(self.limit(each));
        self.stats.length = plan.length.unwrap_or(0) as u64;
        let (budget, effort) = (budget.clone(), Arc::clone(budget.effort()));
        let stopper = Stopper::new(Arc::new(move || budget.stop_process().is_some()))
            .counting(Arc::new(move |w| effort.takes(w.steps())));
        let mut formula = Formula::new(exec, stopper, gauge);
        let answer = self.questions(&mut formula, hunting);
        let (variables, clauses) = formula.size();
        (self.stats.variables, self.stats.clauses) = (variables as u64, clauses as u64);
        answer
    }

    fn questions(
        &mut self,
        formula: &mut Formula<'_, '_>,
        hunting: bool,
    ) -> Result<Result<Outcome, Vec<CutKind>>, Gave> {
        // Every program has a run: a formula without one would prove anything.
        if !self.ask(formula, Lit::TRUE)? {
            return Err(internal("the formula has no run at all").into());
        }
        let properties = self.task.properties;
        let wanted = |k: &FindingKind| properties.has(k.property());
        let asked: Vec<_> = formula.exec.found.iter().filter(|f| wanted(&f.kind)).cloned().collect();
        let lits: Vec<Lit> = asked.iter().map(|f| f.when).collect();
        let any = formula.exec.circuit.or_all(&lits);
        if self.ask_hard(formula, any, hunting)? {
            let found = asked.into_iter().find(|f| formula.holds(f.when));
            let found = found.ok_or_else(|| internal("nothing is wrong with a run that was found"))?;
            return Ok(Ok(Outcome::Done(self.shown(formula, Some(&found))?)));
        }
        if self.task.properties.has(Property::Deadlock) {
            let (lit, unjudged) = formula.deadlock();
            if self.ask(formula, lit)? {
                return Ok(Ok(Outcome::Done(self.shown(formula, None)?)));
            }
            if !hunting && self.ask(formula, unjudged)? {
                return Err(undecided("a thread may wait inside an atomic section that has taken an input").into());
            }
        }
        if hunting {
            return Ok(Err(Vec::new()));
        }
        // A run that makes an error that was not asked about has no meaning from there on: nothing is proved about it.
        let other: Vec<_> = formula.exec.found.iter().filter(|f| !wanted(&f.kind)).cloned().collect();
        let lits: Vec<Lit> = other.iter().map(|f| f.when).collect();
        let any = formula.exec.circuit.or_all(&lits);
        if self.ask(formula, any)? {
            let found = other.iter().find(|f| formula.holds(f.when));
            return Err(match found.map(|f| (f, self.shown(formula, Some(f)))) {
                Some((_, Ok(Verdict::Unsafe { finding, .. }))) => {
                    Reason::otherwise(self.task.program, &finding.kind, finding.loc)
                }
                Some((f, Ok(_) | Err(_))) => {
                    undecided(format!("a run may go wrong in another way than was asked about: {}", f.kind))
                }
                None => internal("nothing is wrong with a run that was found"),
            }
            .into());
        }
        // Which bounds can be reached?
        let mut reached: FxHashSet<CutKind> = FxHashSet::default();
        loop {
            let open = formula.exec.cuts.iter().filter(|c| !reached.contains(&c.kind));
            let lits: Vec<Lit> = open.map(|c| c.when).collect();
            let any = formula.exec.circuit.or_all(&lits);
            if !self.ask(formula, any)? {
                return Ok(Err(reached.into_iter().collect()));
            }
            let before = reached.len();
            reached.extend(formula.exec.cuts.iter().filter(|c| formula.holds(c.when)).map(|c| c.kind.clone()));
            if reached.len() == before {
                return Err(internal("no bound is reached in a run that reaches one").into());
            }
        }
    }

    fn ask(&mut self, formula: &mut Formula<'_, '_>, lit: Lit) -> Result<bool, Gave> {
        self.stats.solves += 1;
        let near = tuning::NEAR.of(&self.task.budget) as u32;
        let answer = if self.near { formula.ask_within(lit, near) } else { formula.ask(lit) };
        match answer {
            Answer::Sat => Ok(true),
            Answer::Unsat => Ok(false),
            Answer::Stopped if self.near && !formula.stopped() => Err(Gave::Length),
            Answer::Stopped => Err(Reason::Stopped(self.task.budget.stop_process().unwrap_or(Stop::Time)).into()),
        }
    }

    /// Asks, and if the answer is not near, finds bounds on what is written before it goes on.
    fn ask_hard(&mut self, formula: &mut Formula<'_, '_>, lit: Lit, hunting: bool) -> Result<bool, Gave> {
        if !hunting && !self.near && lit != Lit::FALSE {
            self.stats.solves += 1;
            if !self.options.whole {
                match formula.ask_within(lit, tuning::NEAR.of(&self.task.budget) as u32) {
                    Answer::Sat => return Ok(true),
                    Answer::Unsat => return Ok(false),
                    Answer::Stopped => {}
                }
            }
            ladder::climb(formula);
        }
        self.ask(formula, lit)
    }

    /// The run of the last model, replayed.
    fn shown(&self, formula: &Formula<'_, '_>, failure: Option<&Found>) -> Result<Verdict, Reason> {
        let said = decode::run(formula, failure);
        match witness::complete(self.task.program, self.task.model, &said) {
            Ok((finding, trace)) => Ok(Verdict::Unsafe { finding, trace: Box::new(trace) }),
            Err(_) if formula.exec.inexact => {
                Err(undecided("a run that depends on floating point or printed text cannot be followed"))
            }
            Err(text) => Err(Reason::no_replay(text)),
        }
    }
}
