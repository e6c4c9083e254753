//! What a user sees of an execution that no serial one explains: the run, what its calls observed, and the nearest serial
//! executions; with commit points first the one in their order.
//!
//! The nearest ones have the same arguments and differ in as few calls as possible. They are looked for in the graph of
//! serial executions, over edges of cost 0 (the call observes the same) and 1, and so are exact unless the graph is too
//! large.

use super::check::TestTask;
use super::serial::{fixed, holds, NodeId, Script, Serial};
use crate::decode::Goal;
use crate::engine::{internal, undecided};
use crate::exec::observe::Seen;
use crate::formula::Formula;
use crate::simplify;
use fencepost_check::task::{Reason, Scope};
use fencepost_check::trace::Trace;
use fencepost_check::witness;
use fencepost_solver::circuit::Lit;
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// So many calls are executed to find the nearest serial executions.
const PATIENCE: u64 = 2_000;

/// So many serial executions are shown at most.
const SHOWN: usize = 3;

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// No serial execution has the observation.
    NotSerial,
    /// The serial execution in the order of the commit points has another one, but some other serial execution has it.
    CommitPoints,
    /// The commit points of a thread are not in the order of its calls.
    CommitOrder,
}

/// A value that a call took in or observed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Item {
    /// The value.
    pub bits: u128,
    /// Its undefined bits.
    pub undef: u128,
    /// How many bits it has.
    pub width: u32,
    /// Whether it is an argument.
    pub argument: bool,
}

/// A call of a counterexample.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// The operation.
    pub letter: String,
    /// The thread, from 1; 0 for the calls before the threads.
    pub thread: u32,
    /// Which of the thread's calls, from 0.
    pub index: u32,
    /// What it observed.
    pub observed: Vec<Item>,
    /// What it does in each of the [serial executions](Counterexample::serials).
    pub serial: Vec<SerialCall>,
}

/// A call in a serial execution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SerialCall {
    /// Its place, from 1.
    pub place: usize,
    /// What it observes.
    pub observed: Vec<Item>,
}

/// Which serial execution is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SerialKind {
    /// The one in the order of the commit points, or the nearest such one if operations choose.
    CommitOrder,
    /// One that differs in as few calls as possible.
    Nearest,
}

/// An execution that is not explained.
#[derive(Clone, Debug)]
pub struct Counterexample {
    /// What is wrong.
    pub fault: Fault,
    /// For which executions it is proved that each has the observation of a serial one, if it is: then nothing but the
    /// commit points can be wrong.
    pub serially: Option<Scope>,
    /// The serial executions that it is shown beside.
    pub serials: Vec<SerialKind>,
    /// The calls, thread after thread.
    pub calls: Vec<Call>,
    /// The execution; replay has accepted it.
    pub trace: Box<Trace>,
}

/// A serial execution: its calls in order with what they observe.
pub(super) type Run = Vec<(usize, Seen)>;

/// Which call may go next.
pub(super) type Allowed<'a> = &'a dyn Fn(&Serial<'_, '_>, NodeId, usize) -> bool;

/// A search for serial executions that differ in a given number of calls.
struct Near<'a> {
    allowed: Allowed<'a>,
    most: usize,
    limit: u64,
    path: Run,
    found: Vec<Run>,
}

impl Serial<'_, '_> {
    /// Serial executions that differ least from the solver's last model, each with other observations.
    pub(super) fn nearest(&mut self, formula: &mut Formula<'_, '_>, allowed: Allowed<'_>, most: usize) -> Vec<Run> {
        let Some(distance) = self.distance(formula, allowed) else { return Vec::new() };
        let limit = self.steps + PATIENCE;
        let mut near = Near { allowed, most, limit, path: Run::new(), found: Vec::new() };
        let mut visits = PATIENCE;
        self.collect(formula, 0, distance, &mut visits, &mut near);
        near.found
    }

    /// In how many calls a serial execution has to differ from the solver's last model.
    fn distance(&mut self, formula: &mut Formula<'_, '_>, allowed: Allowed<'_>) -> Option<u32> {
        let limit = self.steps + PATIENCE;
        let mut best: FxHashMap<NodeId, u32> = FxHashMap::default();
        best.insert(0, 0);
        let mut queue: VecDeque<(u32, NodeId)> = VecDeque::from([(0, 0)]);
        while let Some((cost, node)) = queue.pop_front() {
            if best[&node] < cost {
                continue;
            }
            if self.is_last(node) {
                return Some(cost);
            }
            if self.steps > limit {
                return None;
            }
            for thread in self.threads_at(node, allowed) {
                for (_, edge) in self.edges(formula, node, thread, false) {
                    let next = cost + u32::from(!holds(formula, edge.ok));
                    if best.get(&edge.to).is_none_or(|c| next < *c) {
                        best.insert(edge.to, next);
                        if next == cost {
                            queue.push_front((next, edge.to));
                        } else {
                            queue.push_back((next, edge.to));
                        }
                    }
                }
            }
        }
        None
    }

    fn threads_at(&self, node: NodeId, allowed: Allowed<'_>) -> Vec<usize> {
        (0..self.chains.len()).filter(|t| self.next(node, *t).is_some() && allowed(self, node, *t)).collect()
    }

    /// All ways to the end that differ in at most so many calls.
    fn collect(
        &mut self,
        formula: &mut Formula<'_, '_>,
        node: NodeId,
        left: u32,
        visits: &mut u64,
        near: &mut Near<'_>,
    ) {
        if self.is_last(node) {
            let observes = |run: &Run| {
                let mut all = run.clone();
                all.sort_by_key(|(call, _)| *call);
                all.iter().map(|(_, seen)| items(seen, &[])).collect::<Vec<_>>()
            };
            if near.found.iter().all(|run| observes(run) != observes(&near.path)) {
                near.found.push(near.path.clone());
            }
            return;
        }
        for thread in self.threads_at(node, near.allowed) {
            let Some(call) = self.next(node, thread) else { continue };
            for (_, edge) in self.edges(formula, node, thread, false) {
                let cost = u32::from(!holds(formula, edge.ok));
                if near.found.len() >= near.most || *visits == 0 || self.steps > near.limit || cost > left {
                    continue;
                }
                *visits -= 1;
                near.path.push((call, fixed(formula, &edge.seen)));
                self.collect(formula, edge.to, left - cost, visits, near);
                near.path.pop();
            }
        }
    }

    /// Follows an order of calls with given choices; says whether it comes to the end and observes the same.
    pub(super) fn follow(&mut self, formula: &mut Formula<'_, '_>, order: &[usize], script: &Script) -> bool {
        let mut node = 0;
        for call in order {
            let own: Script =
                script.iter().filter(|((c, _), _)| *c == *call as u32).map(|(k, v)| (k.clone(), *v)).collect();
            let Some(thread) = (0..self.chains.len()).find(|t| self.next(node, *t) == Some(*call)) else {
                return false;
            };
            self.expand(formula, node, thread, own);
            let edges = self.nodes[node].edges[thread].clone();
            let Some(edge) = edges.into_iter().rev().find(|e| holds(formula, e.ok)) else { return false };
            node = edge.to;
        }
        self.is_last(node)
    }
}

/// The values of a list of constants.
fn items(seen: &Seen, argument: &[bool]) -> Vec<Item> {
    let item = |(k, (_, v)): (usize, &(Lit, crate::value::V))| Item {
        bits: v.bits.as_const().unwrap_or(0),
        undef: v.undef.as_ref().and_then(|u| u.as_const()).unwrap_or(0),
        width: v.width(),
        argument: argument.get(k).copied().unwrap_or(false),
    };
    seen.iter().enumerate().map(item).collect()
}

/// Which of a call's observations are its arguments.
fn are_arguments(formula: &Formula<'_, '_>, call: u32) -> Vec<bool> {
    let following = &formula.exec.following;
    let Some(record) = following.records.get(&call) else { return Vec::new() };
    let is = |v: &crate::value::V| {
        let mut own = following.arguments.iter().filter(|((c, _), _)| *c == call).map(|(_, bits)| bits);
        own.any(|bits| {
            let lits = v.bits.lits();
            lits.len() >= bits.width()
                && lits[..bits.width()] == *bits.lits()
                && lits[bits.width()..].iter().all(|l| *l == Lit::FALSE)
        })
    };
    record.seen.iter().map(|(_, v)| is(v)).collect()
}

/// The serial executions beside a counterexample.
pub(super) struct Beside {
    kinds: Vec<SerialKind>,
    runs: Vec<Run>,
}

impl Beside {
    /// Looks for them; `commit` says which call may go next in the order of the commit points, if that is the question.
    pub fn find(serial: &mut Serial<'_, '_>, formula: &mut Formula<'_, '_>, commit: Option<Allowed<'_>>) -> Beside {
        let mut this = Beside { kinds: Vec::new(), runs: Vec::new() };
        if let Some(allowed) = commit {
            this.runs = serial.nearest(formula, allowed, 1);
            this.kinds = vec![SerialKind::CommitOrder; this.runs.len()];
        }
        let most = if commit.is_some() { 1 } else { SHOWN };
        let nearest = serial.nearest(formula, &|_, _, _| true, most);
        this.kinds.extend(nearest.iter().map(|_| SerialKind::Nearest));
        this.runs.extend(nearest);
        this
    }
}

/// What the calls observed, beside what they do in serial executions.
fn rows(task: &TestTask<'_>, formula: &Formula<'_, '_>, observed: &[Seen], beside: &Beside) -> Vec<Call> {
    let mut calls = Vec::new();
    for (k, i) in task.harness.invocations.iter().enumerate() {
        let argument = are_arguments(formula, k as u32);
        let there = |run: &Run| {
            let place = run.iter().position(|(call, _)| *call == k)?;
            Some(SerialCall { place: place + 1, observed: items(&run[place].1, &argument) })
        };
        calls.push(Call {
            letter: i.letter.clone(),
            thread: i.thread,
            index: i.index,
            observed: items(&observed[k], &argument),
            serial: beside.runs.iter().filter_map(there).collect(),
        });
    }
    calls
}

/// Makes the run simple, completes and replays it.
pub(super) fn show(
    task: &TestTask<'_>,
    formula: &mut Formula<'_, '_>,
    facts: &[Lit],
    observed: &[Seen],
    beside: Beside,
    fault: Fault,
) -> Result<Counterexample, Reason> {
    let calls = rows(task, formula, observed, &beside);
    let when = formula.exec.circuit.and_all(facts);
    // The literal is new to the solver, which has to be asked again for its model.
    match formula.ask(when) {
        fencepost_solver::sat::Answer::Sat => {}
        fencepost_solver::sat::Answer::Unsat => return Err(internal("the execution is gone")),
        fencepost_solver::sat::Answer::Stopped => return Err(crate::engine::stopped(&task.budget)),
    }
    let (run, _) = simplify::simplest(formula, &Goal::Finished(when));
    let keep: Vec<usize> = run.threads.iter().map(|t| t.steps.len()).collect();
    let (trace, threads) =
        witness::finished(&task.harness.program, task.model, &run.witness(&keep)).map_err(|text| {
            if formula.tidy.is_some() {
                return undecided(crate::engine::REUSED);
            }
            Reason::no_replay(text)
        })?;
    agrees(&calls, &threads)?;
    Ok(Counterexample { fault, serially: None, serials: beside.kinds, calls, trace: Box::new(trace) })
}

/// The run that was replayed must have observed what the formula said.
fn agrees(calls: &[Call], threads: &[witness::Observed]) -> Result<(), Reason> {
    for (t, observed) in threads.iter().enumerate() {
        let own = calls.iter().filter(|c| c.thread as usize == t);
        let mut said: Vec<(u128, u128)> = Vec::new();
        for call in own {
            said.push((super::harness::MARK, 0));
            said.extend(call.observed.iter().map(|i| (i.bits, i.undef)));
        }
        if *observed != said {
            let text = format!("thread {t} observes {observed:?} in the replay, not {said:?}");
            return Err(internal(text));
        }
    }
    Ok(())
}
