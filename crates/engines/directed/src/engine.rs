//! The loop: run, learn, ask for something new, run that; until there is nothing new.
//!
//! Source: SATCheck, sections 2.3, 4.3, 5, 6.3. One formula is asked again and again, with the goals that are still open,
//! until it has no more answers; then the graph is encoded anew, and when a new formula has none, everything has been seen.
//! Guarantee: `complete` means that every branch direction and every function input that any run shows, for the inputs
//! tried, has been seen in a run; so a violation that was not seen does not exist.

use crate::encode::{Application, Beyond, Formula, Goal, Moment, Wanted};
use crate::graph::{swap_graph, take_graph, with_graph, Graph, ItemKind};
use crate::origin::Origin;
use crate::prepare::explored;
use crate::run::{Plan, Runner, Step};
use crate::script::Script;
use crate::search::{search, Searched};
use fencepost_check::enumerate::{self, machine::guide::Guided};
use fencepost_check::finding::{Finding, Property};
use fencepost_check::interp::{Code, Limit};
use fencepost_check::progress::Measure;
use fencepost_check::task::{Budget, Engine, Reason, Report, Scope, Stop, Task, Verdict};
use fencepost_check::trace::Trace;
use fencepost_solver::circuit::Lit;
use fencepost_solver::sat::{Answer, Stopper};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What an exploration saw.
#[derive(Debug, Default)]
pub struct Explored {
    /// Whether everything has been seen.
    pub complete: bool,
    /// Why not, if not.
    pub reason: Option<Reason>,
    /// How many executions there were, each with something new.
    pub executions: u64,
    /// How many executions showed nothing new.
    pub redundant: u64,
    /// How long the first execution took, with its graph.
    pub first: Duration,
    /// How often the solver was asked.
    pub solves: u64,
    /// How often the graph was encoded.
    pub encodings: u64,
    /// Branch directions seen.
    pub branch_directions: u64,
    /// Function inputs seen.
    pub function_inputs: u64,
    /// What went wrong, with the runs.
    pub violations: Vec<(Finding, Trace)>,
    /// Every execution as a trace, if asked for.
    pub schedules: Vec<Trace>,
    /// Limits that cut runs short.
    pub limits: BTreeSet<Limit>,
    /// The states that the explicit search visited, if it settled what the solver had not.
    pub states: u64,
    /// Runs in which a thread yields were left out.
    pub yields: bool,
    /// The size of the last formula: variables, clauses.
    pub size: (usize, usize),
    /// The graph.
    pub graph: Graph,
}

/// What to explore.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// Stop at the first violation of a property that is asked for.
    pub stop_at_violation: bool,
    /// Keep every execution as a trace.
    pub schedules: bool,
    /// Let the explicit search work beside the solver.
    pub search: bool,
    /// One execution only: what it takes to run the program and to build its graph.
    pub one_run: bool,
}

/// Explores a program.
pub fn explore(task: &Task<'_>, options: Options) -> Explored {
    let program = explored(task);
    let task = &Task { program: &program, ..task.clone() };
    if !options.search {
        return by_solver(task, options);
    }
    let (mine, theirs) = (task.budget.branch(), task.budget.branch());
    let (stop_mine, stop_theirs) = (mine.cancel_flag(), theirs.cancel_flag());
    let alone = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let alone = &alone;
        let work = move || {
            let found = search(&Task { budget: theirs, ..task.clone() }, options.stop_at_violation, alone);
            if found.is_some() {
                stop_mine.store(true, Ordering::Relaxed);
            }
            found
        };
        // Terms and calls may be deep.
        let searcher = std::thread::Builder::new().stack_size(256 << 20).spawn_scoped(scope, work).ok();
        let mut out = by_solver(&Task { budget: mine, ..task.clone() }, options);
        let settled = out.complete || (options.stop_at_violation && !out.violations.is_empty());
        if settled {
            stop_theirs.store(true, Ordering::Relaxed);
        }
        // What stops the solver need not stop the search.
        alone.store(true, Ordering::Relaxed);
        let searched = searcher.and_then(|s| s.join().ok()).flatten();
        if let (false, Some(searched)) = (settled, searched) {
            adopt(task, options, &mut out, searched);
        }
        out
    })
}

/// The search has been everywhere.
fn adopt(task: &Task<'_>, options: Options, out: &mut Explored, searched: Searched) {
    out.states = searched.states;
    out.reason = searched.undecided;
    out.complete = out.reason.is_none();
    out.limits = searched.limits;
    out.yields = searched.yields;
    if !options.stop_at_violation {
        (out.branch_directions, out.function_inputs) = searched.counts;
    }
    if !searched.violated || (options.stop_at_violation && !out.violations.is_empty()) {
        return;
    }
    // Its runs have addresses of their own; those of the reference explorer can be shown.
    let all = enumerate::Options {
        finals: !options.stop_at_violation,
        stop_at_yield: !options.stop_at_violation,
        ..Default::default()
    };
    let Some(seen) = enumerate::machine::explore(task, &all) else { return };
    for (finding, trace) in seen.findings {
        keep(task, out, finding, Ok(trace));
    }
    if out.violations.is_empty() && out.reason.is_none() {
        out.reason = seen.stopped.map(Reason::Stopped);
    }
}

/// Explores by runs and solver only.
fn by_solver(task: &Task<'_>, options: Options) -> Explored {
    let mut out = Explored::default();
    if task.model.machine.is_none() && !task.model.keep.dependencies {
        let why = "under this model values may come out of thin air, and no run shows them";
        out.reason = Some(Reason::unsupported(why));
        return out;
    }
    take_graph(task.program.target);
    let made = Code::new(task.program, task.unwind)
        .and_then(|code| Guided::<Origin>::new(task.program, task.model, task.unwind).map(|machine| (code, machine)));
    let (code, machine) = match made {
        Ok(made) => made,
        Err(text) => {
            out.reason = Some(Reason::Undecided(text));
            return out;
        }
    };
    let mut this = Explorer { task, options, runner: Runner::new(machine, 200_000), out };
    this.explore(&code);
    let mut out = this.out;
    out.graph = take_graph(task.program.target);
    (out.branch_directions, out.function_inputs) = out.graph.counts();
    out.limits.extend(out.graph.limits.iter().copied());
    out
}

struct Explorer<'t, 'p> {
    task: &'t Task<'p>,
    options: Options,
    runner: Runner<'p>,
    out: Explored,
}

impl Explorer<'_, '_> {
    fn explore(&mut self, code: &Code<'_>) {
        let begin = Instant::now();
        self.execute(&Plan::default());
        self.out.first = begin.elapsed();
        if self.options.one_run {
            self.out.reason = Some(Reason::Undecided("one execution was asked for".to_string()));
        }
        // Whether threads go on behind what they never computed: asked when there is nothing new otherwise.
        let mut beyond = false;
        loop {
            if self.is_over() {
                return;
            }
            let graph = take_graph_only();
            let how = if beyond { Beyond::GoOn(Lit::FALSE) } else { Beyond::Stop };
            let stopper = stopper(&self.task.budget);
            let deadlock = self.task.properties.has(Property::Deadlock);
            self.task.budget.gauge().phase("encoding");
            let mut formula = Formula::new(graph, code, self.task, deadlock && !beyond, how, stopper);
            self.out.encodings += 1;
            let answer = self.exhaust(&mut formula);
            self.out.size = formula.size();
            self.out.yields |= formula.yields;
            swap_graph(&mut formula.graph);
            match answer {
                Round::Again => beyond = false,
                Round::Complete if self.task.model.keep.dependencies && !beyond => beyond = true,
                Round::Complete => {
                    self.out.complete = true;
                    return;
                }
                Round::Over => {
                    // That formula has more runs than the program.
                    if beyond && matches!(self.out.reason, Some(Reason::Internal(_))) {
                        let why = "a store that overtakes what nobody has computed yet may show something new";
                        self.out.reason = Some(Reason::Undecided(why.to_string()));
                    }
                    return;
                }
            }
        }
    }

    /// Asks one formula until it has no more answers.
    fn exhaust(&mut self, formula: &mut Formula<'_>) -> Round {
        if let Some(why) = formula.graph.blurred.clone().or(formula.events.unsupported.map(Into::into)) {
            return self.give_up(Reason::Undecided(why.to_string()));
        }
        if let Some(stop) = self.task.budget.stop(0) {
            return self.give_up(Reason::Stopped(stop));
        }
        if formula.too_large {
            return self.give_up(Reason::Limit("the event graph is too large for the solver".to_string()));
        }
        let mut goals: Vec<Goal> = formula.goals().to_vec();
        let mut ran = false;
        loop {
            // Violations first.
            let urgent: Vec<Goal> = goals.iter().copied().filter(|g| is_urgent(&formula.graph, g)).collect();
            self.out.solves += 1;
            self.task.budget.gauge().note(Measure::Solves, self.out.solves);
            let gauge = self.task.budget.gauge();
            let mut answer = if urgent.is_empty() { Answer::Unsat } else { formula.ask(&urgent, gauge) };
            if answer == Answer::Unsat {
                goals.retain(|g| !is_urgent(&formula.graph, g));
                answer = formula.ask(&goals, gauge);
            }
            match answer {
                Answer::Unsat if formula.events.sampled && !ran => {
                    let why = "an input has too many values to try them all";
                    return self.give_up(Reason::Undecided(why.to_string()));
                }
                Answer::Unsat if formula.unjudged && !ran => {
                    let why = "a thread may wait inside an atomic section that takes an input";
                    return self.give_up(Reason::Undecided(why.to_string()));
                }
                Answer::Unsat if ran => return Round::Again,
                Answer::Unsat => return Round::Complete,
                Answer::Stopped => {
                    let stop = self.task.budget.stop(0).unwrap_or(Stop::Time);
                    return self.give_up(Reason::Stopped(stop));
                }
                Answer::Sat => {}
            }
            // Where runs since the formula was made have shown what a goal asks for, threads go on behind it; the model
            // knows nothing of that.
            let all = formula.goals().to_vec();
            let reached: Vec<Goal> = all.into_iter().filter(|g| formula.holds(g.lit)).collect();
            let (fresh, stale): (Vec<Goal>, Vec<Goal>) = reached.into_iter().partition(|g| formula.is_new(g));
            if !stale.is_empty() {
                if !ran {
                    return self.contradiction();
                }
                stale.iter().for_each(|g| formula.forget(g));
                goals.retain(|g| !stale.iter().any(|s| s.lit == g.lit));
                continue;
            }
            let overtaken = fresh.iter().find_map(|g| match g.wanted {
                Wanted::Overtaken(item) => Some(item),
                _ => None,
            });
            if let Some(item) = overtaken {
                return self.overtaken(formula, item);
            }
            let wanted: Vec<(Goal, Vec<Application>)> =
                fresh.iter().filter(|g| is_input(g)).map(|g| (*g, formula.applications(g))).collect();
            let mut plan = plan(formula);
            if self.task.model.machine.is_none() {
                plan.steps.clear();
                plan.script = Some(Script::of(formula, &fresh));
            }
            swap_graph(&mut formula.graph);
            let new = self.execute(&plan);
            swap_graph(&mut formula.graph);
            if self.runner.void {
                let why = "a run that shows something new could not be made";
                return self.give_up(Reason::Undecided(why.to_string()));
            }
            if !new {
                return self.contradiction();
            }
            ran = true;
            formula.learn();
            goals.retain(|g| {
                let settled = formula.is_settled(g) || fresh.iter().any(|f| f.lit == g.lit && !is_input(f));
                if settled {
                    formula.forget(g);
                }
                !settled
            });
            // A goal that the run missed is not asked for again before the graph is encoded anew.
            for (g, values) in wanted {
                if formula.lacks(&values) {
                    formula.forget(&g);
                    goals.retain(|o| o.lit != g.lit);
                }
            }
            if self.is_over() {
                return Round::Over;
            }
        }
    }

    /// An access may come after the end of its object while its thread goes on. No run of this engine shows that: those of the reference
    /// explorer do.
    fn overtaken(&mut self, formula: &Formula<'_>, item: crate::graph::ItemId) -> Round {
        let at = formula.graph.items[item.0 as usize].at;
        let loc = self.task.program.func(at.func).blocks[at.block.index()].insts.get(at.ip as usize).map(|i| i.loc);
        let place = loc.map_or_else(String::new, |loc| {
            format!(" ({}:{})", self.task.program.file_name(loc).unwrap_or("?"), loc.line)
        });
        let text = format!("an access may come after the end of its object, and its thread goes on{place}");
        refer(self.task, &mut self.out, self.options.stop_at_violation, None, text);
        Round::Over
    }

    fn contradiction(&mut self) -> Round {
        self.give_up(Reason::Internal("a run does not show what it should".to_string()))
    }

    fn give_up(&mut self, reason: Reason) -> Round {
        self.out.reason = Some(reason);
        Round::Over
    }

    fn is_over(&mut self) -> bool {
        if self.out.reason.is_some() {
            return true;
        }
        if self.options.stop_at_violation && !self.out.violations.is_empty() {
            return true;
        }
        if let Some(stop) = self.task.budget.stop(0) {
            self.out.reason = Some(Reason::Stopped(stop));
            return true;
        }
        false
    }

    /// Makes a run. Says whether it showed anything new.
    fn execute(&mut self, plan: &Plan) -> bool {
        let seen = |g: &mut Graph| (g.behaviours, g.failed.len(), g.deadlocked, g.items.len());
        let before = with_graph(seen);
        let (task, out, stop) = (self.task, &mut self.out, self.options.stop_at_violation);
        task.budget.gauge().phase("running");
        // The first run gives every thread its turn; later ones vary where they leave their plan.
        let seed = Some(out.executions).filter(|n| *n > 0);
        self.runner.run(plan, seed, &task.budget, &mut |machine, finding| {
            violation(task, out, stop, machine, finding);
            !stop || out.violations.is_empty()
        });
        let new = with_graph(seen) != before;
        self.out.executions += u64::from(new);
        self.out.redundant += u64::from(!new);
        self.task.budget.gauge().note(Measure::Executions, self.out.executions);
        if let Some(limit) = self.runner.machine.limit() {
            self.out.limits.insert(limit);
        }
        if self.options.schedules && new {
            match self.runner.machine.trace(None) {
                Ok(trace) => self.out.schedules.push(trace),
                Err(text) => self.out.reason = Some(Reason::Internal(text)),
            }
        }
        new
    }
}

/// Something went wrong in a run: a violation, if it is asked for and the run can be made again.
fn violation(task: &Task<'_>, out: &mut Explored, stop: bool, machine: &Guided<'_, Origin>, finding: Option<Finding>) {
    let (finding, trace) = match finding.map_or_else(|| machine.late().map(|(f, t)| (f, Some(t))), |f| Ok((f, None))) {
        Ok(found) => found,
        Err(text) => {
            out.reason = Some(Reason::no_replay(text));
            return;
        }
    };
    let property = finding.kind.property();
    if !task.properties.has(property) {
        if property != Property::Assert && property != Property::Deadlock {
            out.reason = Some(Reason::otherwise(task.program, &finding.kind, finding.loc));
        }
        return;
    }
    // A trace ends with one failure only.
    if machine.failed().is_some_and(|first| first.thread != finding.thread) {
        if !is_known(out, &finding) {
            let place = task.program.file_name(finding.loc).unwrap_or("?");
            let (line, kind) = (finding.loc.line, &finding.kind);
            let text = format!("{place}:{line}: {kind}, in a run in which another thread has failed before");
            refer(task, out, stop, Some(&finding), text);
        }
        return;
    }
    let trace = trace.map_or_else(|| machine.trace(Some(&finding)), Ok);
    keep(task, out, finding, trace);
}

/// Something goes wrong that no run of this engine can be shown for: those of the reference explorer are taken. Where one violation is not
/// enough, it must have the one that is wanted. Otherwise the text says why nothing is known.
fn refer(task: &Task<'_>, out: &mut Explored, stop: bool, wanted: Option<&Finding>, text: String) {
    if stop || wanted.is_some() {
        let face = if task.model.machine.is_none() { enumerate::Face::Axioms } else { enumerate::Face::Machine };
        let options = enumerate::Options { finals: !stop, stop_at_yield: !stop, ..Default::default() };
        let seen = enumerate::explore(task, face, &options);
        for (finding, trace) in seen.into_iter().flat_map(|seen| seen.findings) {
            keep(task, out, finding, Ok(trace));
        }
    }
    let shown = if stop { !out.violations.is_empty() } else { wanted.is_some_and(|f| is_known(out, f)) };
    if !shown {
        out.reason = Some(Reason::Undecided(text));
    }
}

fn is_known(out: &Explored, finding: &Finding) -> bool {
    let same = |f: &Finding| f.kind == finding.kind && f.loc == finding.loc && f.thread == finding.thread;
    out.violations.iter().any(|(f, _)| same(f))
}

/// Keeps a violation whose run can be made again.
fn keep(task: &Task<'_>, out: &mut Explored, finding: Finding, trace: Result<Trace, String>) {
    if is_known(out, &finding) {
        return;
    }
    let confirmed =
        trace.and_then(|trace| fencepost_check::enumerate::confirm(task.program, task.model, &trace).map(|()| trace));
    match confirmed {
        Ok(trace) => out.violations.push((finding, trace)),
        Err(text) => out.reason = Some(Reason::no_replay(text)),
    }
}

enum Round {
    Again,
    Complete,
    Over,
}

fn take_graph_only() -> Graph {
    let mut graph = Graph::default();
    swap_graph(&mut graph);
    graph
}

fn stopper(budget: &Budget) -> Stopper {
    let (budget, effort) = (budget.clone(), Arc::clone(budget.effort()));
    Stopper::new(Arc::new(move || budget.stop(0).is_some())).counting(Arc::new(move |w| effort.takes(w.steps())))
}

/// Whether a goal is about the inputs of functions.
fn is_input(goal: &Goal) -> bool {
    match goal.wanted {
        Wanted::Input(..) => true,
        Wanted::Direction(..)
        | Wanted::Undefined(..)
        | Wanted::BadAddress(_)
        | Wanted::Late(_)
        | Wanted::Overtaken(_)
        | Wanted::Deadlock => false,
    }
}

/// Whether a goal is a violation.
fn is_urgent(graph: &Graph, goal: &Goal) -> bool {
    match goal.wanted {
        Wanted::BadAddress(_) | Wanted::Late(_) | Wanted::Overtaken(_) | Wanted::Deadlock => true,
        Wanted::Direction(id, way) => {
            use fencepost_check::follow::Decision::{Assert, Check};
            let item = &graph.items[id.0 as usize].kind;
            way != 1 && matches!(item, ItemKind::Decision(Assert | Check, _, _))
        }
        Wanted::Input(..) | Wanted::Undefined(..) => false,
    }
}

/// What the model says to do.
fn plan(formula: &mut Formula<'_>) -> Plan {
    let mut plan = Plan::default();
    for event in &formula.events.events {
        if let Some(section) = event.section {
            *plan.sections.entry(section).or_default() |= !event.store;
        }
    }
    let mut last = None;
    for moment in formula.schedule() {
        let step = match moment {
            Moment::End(thread, item) => {
                plan.ends.insert(item);
                Step { thread, item, section: formula.events.section.get(&item).copied(), store: false }
            }
            Moment::Event(e) => {
                let event = &formula.events.events[e];
                // The halves of a read-modify-write are one step.
                if event.store && event.pair.is_some() {
                    continue;
                }
                Step { thread: event.thread, item: event.item, section: event.section, store: event.store }
            }
        };
        if last != Some((step.item, step.store)) {
            plan.steps.push(step);
        }
        last = Some((step.item, step.store));
    }
    for i in 0..formula.graph.items.len() {
        let id = crate::graph::ItemId(i as u32);
        let node = match &formula.graph.items[i].kind {
            ItemKind::Nondet(..) => formula.graph.answer_node(id),
            _ => None,
        };
        if let Some(stores) = formula.stores(id) {
            plan.choices.insert(id, u128::from(stores));
        }
        if let Some(value) = node.and_then(|n| formula.value(n)) {
            plan.choices.insert(id, formula.graph.values[value.0 as usize].0);
        }
        if let ItemKind::Start(child, ..) = &formula.graph.items[i].kind {
            let creator = formula.graph.insts[formula.graph.items[i].inst.0 as usize].thread;
            if let Some(t) = Code::tid_of(*child) {
                plan.starts.entry(t).or_default().push((creator, id));
            }
        }
    }
    plan
}

/// The engine.
#[derive(Debug)]
pub struct Directed;

impl Engine for Directed {
    fn name(&self) -> &'static str {
        "directed"
    }

    fn summary(&self) -> &'static str {
        "runs the program, learns what it does, and has a solver find the next run that shows something new"
    }

    fn check(&self, task: &Task<'_>) -> Report {
        let explored = explore(task, Options { stop_at_violation: true, search: true, ..Options::default() });
        let stats = vec![
            ("executions", explored.executions),
            ("searched_states", explored.states),
            ("solves", explored.solves),
            ("encodings", explored.encodings),
            ("branch_directions", explored.branch_directions),
            ("function_inputs", explored.function_inputs),
            ("variables", explored.size.0 as u64),
            ("clauses", explored.size.1 as u64),
        ];
        let verdict = match explored.violations.into_iter().next() {
            Some((finding, trace)) => Verdict::Unsafe { finding, trace: Box::new(trace) },
            None => match explored.reason {
                Some(reason) => Verdict::Unknown { reason },
                None if !explored.limits.is_empty() => {
                    let names: Vec<String> = explored.limits.iter().map(|l| l.words().to_string()).collect();
                    match task.unwind {
                        Some(n) if explored.limits.iter().all(|l| *l == Limit::Unwind) => {
                            Verdict::Safe { scope: Scope::Bounded(format!("loops cut after {n} iterations")) }
                        }
                        Some(_) | None => Verdict::Unknown { reason: Reason::Limit(names.join("; ")) },
                    }
                }
                None if task.properties.has(Property::Race) => {
                    Verdict::Unknown { reason: Reason::unsupported("this engine does not look for races") }
                }
                None if explored.yields => {
                    Verdict::Safe { scope: Scope::Bounded("runs in which no thread yields".into()) }
                }
                None => Verdict::Safe { scope: Scope::All },
            },
        };
        Report { verdict, stats, alarms: None }
    }
}
