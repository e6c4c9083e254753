//! The question of a test, asked by counterexamples.
//!
//! Source: CAV'06 sections 3.1 and 3.3. `--spec serial` needs no commit points: the solver is asked for a concurrent
//! execution that the [graph of serial executions](super::serial) does not explain as far as it is known; the graph is
//! searched for an explanation, and the edges that this makes are added as clauses; until there is no such execution, or
//! one without explanation. `--spec commit` is the same with a condition on every edge: the call that goes next is the
//! one whose commit point comes first.
//! Guarantee: a test passes only if every execution within the bounds is explained; a counterexample is replayed, and no
//! serial execution has its observation.
//! Misses: calls of which the serial execution reaches the bound of a loop; then the bound is deepened.

use super::commit::CommitFact;
use super::counterexample::{self, Allowed, Beside, Counterexample, Fault};
use super::explain;
use super::harness::Harness;
use super::instances::Instances;
use super::observations::Mine;
use super::serial::{fixed, holds, same, Serial};
use crate::engine::{check_also, internal, stopped, undecided, Also};
use crate::exec::observe::{arguments, Calls, Seen};
use crate::exec::{self, prepare, Bounds};
use crate::formula::Formula;
use crate::world::World;
use fencepost_check::finding::{Finding, Properties, Property};
use fencepost_check::interp::Code;
use fencepost_check::task::{Budget, Reason, Scope, Task, Verdict};
use fencepost_check::trace::Trace;
use fencepost_check::witness::Observed;
use fencepost_execution::tuning::FREE;
use fencepost_models::{serial::SERIAL, Kind, Model};
use fencepost_solver::circuit::Lit;
use fencepost_solver::sat::Answer;
use std::rc::Rc;

/// Observations are counted up to this number.
const COUNTED: usize = 300;

/// What executions are compared with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spec {
    /// All serial executions.
    Serial,
    /// The one in the order of the commit points.
    Commit,
}

impl Spec {
    /// The name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Spec::Serial => "serial",
            Spec::Commit => "commit",
        }
    }
}

/// A test to be checked.
#[derive(Clone, Debug)]
pub struct TestTask<'h> {
    /// The program of the test.
    pub harness: &'h Harness,
    /// The model of the concurrent executions.
    pub model: &'static Model,
    /// What they are compared with.
    pub spec: Spec,
    /// At most so many iterations of each loop.
    pub unwind: Option<u32>,
    /// Time, memory, cancellation, progress.
    pub budget: Budget,
}

/// What came of a test.
#[derive(Clone, Debug)]
pub enum Ruling {
    /// Every execution is explained.
    Safe {
        /// For which executions.
        scope: Scope,
    },
    /// An execution fails, or comes to a standstill.
    Fails {
        /// What goes wrong.
        finding: Finding,
        /// The execution.
        trace: Box<Trace>,
        /// Whether a serial execution does.
        serial: bool,
    },
    /// An execution that is not explained.
    Wrong(Box<Counterexample>),
    /// No answer.
    Unknown {
        /// Why.
        reason: Reason,
    },
}

/// Numbers for people.
#[derive(Clone, Debug, Default)]
pub struct Numbers {
    /// Instructions, of whatever kind.
    pub instructions: u64,
    /// Loads of shared memory.
    pub loads: u64,
    /// Stores to it.
    pub stores: u64,
    /// Variables of the formula.
    pub variables: u64,
    /// Its clauses.
    pub clauses: u64,
    /// Executions that were looked at.
    pub executions: u64,
    /// Nodes of the graph of serial executions.
    pub nodes: u64,
    /// Observations of serial executions, if they were counted.
    pub observations: Option<u64>,
    /// Calls that were executed for it.
    pub calls: u64,
}

/// A ruling with what it took.
#[derive(Clone, Debug)]
pub struct TestReport {
    /// The ruling.
    pub ruling: Ruling,
    /// The numbers.
    pub numbers: Numbers,
}

/// All observations of the serial executions, if there are at most so many: what each thread observes, with a mark before
/// each call.
pub fn serial_observations(task: &TestTask<'_>, limit: usize) -> Option<std::collections::BTreeSet<Vec<Observed>>> {
    let mut mine = Mine::new(task.harness, limit.saturating_add(1));
    let (program, properties) = (&task.harness.serial, Properties::NONE);
    let budget = task.budget.clone();
    check_also(&Task { program, model: &SERIAL, properties, unwind: task.unwind, budget }, &mut mine);
    mine.observations().cloned()
}

/// Checks a test.
pub fn check(task: &TestTask<'_>) -> TestReport {
    let properties = [Property::Assert, Property::Memsafety, Property::Deadlock].into_iter().collect();
    let inner = Task {
        program: &task.harness.program,
        model: task.model,
        properties,
        unwind: task.unwind,
        budget: task.budget.clone(),
    };
    let serial = Task { program: &task.harness.serial, model: &SERIAL, ..inner.clone() };
    let mut numbers = Numbers::default();
    let mut mine = Mine::new(task.harness, COUNTED);
    let verdict = check_also(&serial, &mut mine).verdict;
    let observations = mine.observations().map(|all| all.len() as u64);
    match verdict {
        Verdict::Safe { .. } => {}
        Verdict::Unsafe { finding, trace } => {
            return TestReport { ruling: Ruling::Fails { finding, trace, serial: true }, numbers };
        }
        Verdict::Unknown { reason } => return TestReport { ruling: Ruling::Unknown { reason }, numbers },
    }
    let mut question = Question::new(task);
    let report = check_also(&inner, &mut question);
    std::mem::swap(&mut numbers, &mut question.numbers);
    numbers.observations = observations;
    let ruling = match (question.found, report.verdict) {
        (Some(wrong), _) if wrong.fault != Fault::NotSerial => crossed(task, wrong),
        (Some(wrong), _) => Ruling::Wrong(wrong),
        (None, Verdict::Safe { scope }) => Ruling::Safe { scope },
        (None, Verdict::Unsafe { finding, trace }) => Ruling::Fails { finding, trace, serial: false },
        (None, Verdict::Unknown { reason }) => Ruling::Unknown { reason },
    };
    TestReport { ruling, numbers }
}

/// A mismatch with the commit points says little if the data type is wrong: all serial executions are asked, too.
fn crossed(task: &TestTask<'_>, mut wrong: Box<Counterexample>) -> Ruling {
    match check(&TestTask { spec: Spec::Serial, ..task.clone() }).ruling {
        ruling @ (Ruling::Wrong(_) | Ruling::Fails { .. }) => ruling,
        Ruling::Safe { scope } => {
            wrong.serially = Some(scope);
            Ruling::Wrong(wrong)
        }
        Ruling::Unknown { .. } => Ruling::Wrong(wrong),
    }
}

/// The calls of a harness, to be followed.
pub(super) fn calls(harness: &Harness, commits: bool) -> Rc<Calls> {
    let numbers = harness.invocations.iter().enumerate().map(|(k, i)| (i.func, k as u32)).collect();
    let threads = harness.invocations.iter().map(|i| i.thread).collect();
    Rc::new(Calls { numbers, threads, arguments: arguments(&harness.program), commits })
}

/// The question whether an execution is not explained.
struct Question<'t> {
    task: &'t TestTask<'t>,
    calls: Rc<Calls>,
    found: Option<Box<Counterexample>>,
    numbers: Numbers,
}

impl<'t> Question<'t> {
    fn new(task: &'t TestTask<'t>) -> Question<'t> {
        let calls = calls(task.harness, task.spec == Spec::Commit);
        Question { task, calls, found: None, numbers: Numbers::default() }
    }
}

impl Also for Question<'_> {
    fn prepare(&mut self, world: &mut World<'_>) {
        world.known.calls = Rc::clone(&self.calls);
    }

    fn stage(&self, call: u32) -> u32 {
        self.task.harness.invocations.get(call as usize).map_or(0, |i| i.index + u32::from(i.thread > 0))
    }

    fn ask(&mut self, task: &Task<'_>, bounds: &Bounds, formula: &mut Formula<'_, '_>) -> Result<bool, Reason> {
        let count = |kind| formula.exec.events.iter().filter(|e| e.kind == kind && !e.private).count() as u64;
        self.numbers.instructions = formula.exec.instructions;
        (self.numbers.loads, self.numbers.stores) = (count(Kind::R), count(Kind::W));
        let harness = self.task.harness;
        let code = Code::new(&harness.program, None).map_err(undecided)?;
        let info = prepare(&harness.program);
        let mut world = World::new(&code, &task.budget);
        world.known.calls = Rc::clone(&self.calls);
        let outer = Task { program: &harness.program, ..task.clone() };
        let bounds = Bounds { free: FREE.of(&task.budget) as u32, ..bounds.clone() };
        let exec = exec::new(&mut world, &outer, &bounds, &info);
        let serial = Serial::new(exec, harness, formula).ok_or_else(|| undecided("the object cannot be made"))?;
        let mut search = Search { task: self.task, budget: &task.budget, serial, formula, numbers: &mut self.numbers };
        let answer = search.run();
        let (nodes, calls) = (search.serial.nodes.len() as u64, search.serial.steps);
        (self.numbers.nodes, self.numbers.calls) = (nodes, calls);
        let (variables, clauses) = formula.size();
        (self.numbers.variables, self.numbers.clauses) = (variables as u64, clauses as u64);
        self.found = answer?.map(Box::new);
        Ok(self.found.is_some())
    }
}

pub(super) struct Search<'a, 'w, 'p, 'x, 'y> {
    pub(super) task: &'a TestTask<'a>,
    pub(super) budget: &'a Budget,
    pub(super) serial: Serial<'w, 'p>,
    pub(super) formula: &'a mut Formula<'x, 'y>,
    numbers: &'a mut Numbers,
}

impl Search<'_, '_, '_, '_, '_> {
    pub(super) fn ask(&mut self, lits: &[Lit]) -> Result<bool, Reason> {
        match self.formula.ask_all(lits) {
            Answer::Sat => Ok(true),
            Answer::Unsat => Ok(false),
            Answer::Stopped => Err(stopped(self.budget)),
        }
    }

    fn run(&mut self) -> Result<Option<Counterexample>, Reason> {
        let ended = self.formula.exec.threads[0].ended.clone();
        let ended = self.formula.any(&ended);
        if self.task.spec == Spec::Commit {
            if let Some(wrong) = self.commits(ended)? {
                return Ok(Some(wrong));
            }
        }
        let mut instances = Instances::new(self.formula);
        // Prefixes first: what is proved about a thread's first calls helps with the next one.
        let longest = self.serial.chains.iter().map(Vec::len).max().unwrap_or(0);
        for count in 1..=longest {
            for thread in 0..self.serial.chains.len() {
                if count <= self.serial.chains[thread].len() {
                    let call = self.serial.chains[thread][count - 1];
                    instances.prove(self.formula, call as u32, ended);
                    if let Some(wrong) = self.prefix(ended, thread, count)? {
                        return Ok(Some(wrong));
                    }
                }
            }
        }
        self.prefix(ended, 0, usize::MAX)
    }

    /// The nodes at which a thread has made so many calls; none if it makes fewer.
    fn frontier(&self, thread: usize, count: usize) -> Vec<Lit> {
        let there = |n: &&super::serial::Node| usize::from(n.at[thread]) == count;
        self.serial.nodes.iter().filter(there).map(|n| n.reach).collect()
    }

    /// Whether the first calls of a thread are explained, together with any number of calls of the others.
    fn prefix(&mut self, ended: Lit, thread: usize, count: usize) -> Result<Option<Counterexample>, Reason> {
        let start = self.serial.nodes[0].reach;
        loop {
            let frontier = self.frontier(thread, count);
            let mut assumed = vec![ended, start];
            assumed.extend(frontier.iter().map(|l| !*l));
            if !self.ask(&assumed)? {
                let mut lemma = vec![!ended, !start];
                lemma.extend(frontier);
                self.formula.add_clause(&lemma);
                return Ok(None);
            }
            self.numbers.executions += 1;
            let known = self.serial.fresh.len();
            let first = self.first();
            let explained = self.serial.explain(self.formula, &|s, node, thread| first(s, node, thread));
            if self.budget.stop(0).is_some() {
                return Err(stopped(self.budget));
            }
            if !explained {
                // Without choices the graph has the last word; with them it is the formula of the serial executions.
                if !self.serial.chooses && self.serial.cuts.iter().any(|when| holds(self.formula, *when)) {
                    return Err(undecided("a serial execution reaches the bound of a loop"));
                }
                if let Some(wrong) = self.unexplained(ended)? {
                    return Ok(Some(wrong));
                }
            } else if self.serial.fresh.len() == known {
                return Err(internal("an execution that is excluded"));
            }
            self.clauses();
        }
    }

    /// Adds what the solver does not know yet about the graph.
    fn clauses(&mut self) {
        for (from, thread, k) in std::mem::take(&mut self.serial.fresh) {
            let edge = self.serial.nodes[from].edges[thread][k].clone();
            let mut clause = vec![!self.serial.nodes[from].reach, !edge.ok];
            if !self.serial.is_last(edge.to) {
                clause.push(self.serial.nodes[edge.to].reach);
            }
            if let (Spec::Commit, Some(call), true) = (self.task.spec, self.serial.next(from, thread), thread > 0) {
                let others = (1..self.serial.chains.len()).filter(|t| *t != thread);
                let others: Vec<usize> = others.filter_map(|t| self.serial.next(from, t)).collect();
                clause.extend(others.into_iter().map(|other| !self.before(call, other)));
            }
            if !clause.contains(&Lit::TRUE) {
                self.formula.add_clause(&clause);
            }
        }
    }

    /// What each call observed in the last model, as constants.
    pub(super) fn observed(&self) -> Vec<Seen> {
        let records = &self.formula.exec.following.records;
        let seen = |k: usize| records.get(&(k as u32)).map(|r| fixed(self.formula, &r.seen)).unwrap_or_default();
        (0..self.task.harness.invocations.len()).map(seen).collect()
    }

    /// An execution that the graph does not explain: a counterexample, unless other choices explain it.
    fn unexplained(&mut self, ended: Lit) -> Result<Option<Counterexample>, Reason> {
        let observed = self.observed();
        let order = self.commit_facts();
        if self.serial.chooses {
            if let Some(witness) = explain::witness(self.task, self.budget, &observed, &order)? {
                if !self.serial.follow(self.formula, &witness.order, &witness.script) {
                    self.exclude(&observed, &order);
                }
                return Ok(None);
            }
        }
        let commit = self.task.spec == Spec::Commit;
        let fault = if commit && self.is_serial(&observed)? { Fault::CommitPoints } else { Fault::NotSerial };
        self.shown(ended, &observed, fault).map(Some)
    }

    /// Whether some serial execution, in whatever order, has the observation of the last model.
    pub(super) fn is_serial(&mut self, observed: &[Seen]) -> Result<bool, Reason> {
        if self.serial.explain(self.formula, &|_, _, _| true) {
            return Ok(true);
        }
        Ok(self.serial.chooses && explain::witness(self.task, self.budget, observed, &[])?.is_some())
    }

    /// No execution with this observation, and with commit points in this order, is looked at again.
    fn exclude(&mut self, observed: &[Seen], order: &[CommitFact]) {
        let mut clause = vec![!self.serial.nodes[0].reach];
        for (k, seen) in observed.iter().enumerate() {
            if let Some(record) = self.formula.exec.following.records.get(&(k as u32)).cloned() {
                clause.push(!same(&mut self.formula.exec.circuit, &record.seen, seen));
            }
        }
        for ((a, b), holds) in order {
            let before = self.before(*a as usize, *b as usize);
            clause.push(if *holds { !before } else { before });
        }
        self.formula.add_clause(&clause);
    }

    pub(super) fn shown(&mut self, ended: Lit, observed: &[Seen], fault: Fault) -> Result<Counterexample, Reason> {
        let first = self.first();
        let commit: Option<Allowed<'_>> = (fault == Fault::CommitPoints).then_some(&first);
        let beside = Beside::find(&mut self.serial, self.formula, commit);
        let mut all = vec![ended];
        for (k, seen) in observed.iter().enumerate() {
            if let Some(record) = self.formula.exec.following.records.get(&(k as u32)).cloned() {
                all.push(same(&mut self.formula.exec.circuit, &record.seen, seen));
            }
        }
        if self.task.spec == Spec::Commit {
            // The order of the commit points is part of what goes wrong.
            for ((a, b), holds) in self.commit_facts() {
                let before = self.before(a as usize, b as usize);
                all.push(if holds { before } else { !before });
            }
        }
        counterexample::show(self.task, self.formula, &all, observed, beside, fault)
    }
}
