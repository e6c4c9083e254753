//! What a user sees of an execution that no serial one explains: the run, what its calls observed, and the nearest serial
//! execution.
//!
//! The nearest one has the same arguments and differs in as few calls as possible. It is looked for in the graph of
//! serial executions, over edges of cost 0 (the call observes the same) and 1, and so is exact unless the graph is too
//! large.

use super::check::TestTask;
use super::serial::{fixed, holds, NodeId, Script, Serial};
use crate::decode::Goal;
use crate::engine::undecided;
use crate::exec::observe::Seen;
use crate::formula::Formula;
use crate::simplify;
use fencepost_check::task::Reason;
use fencepost_check::trace::Trace;
use fencepost_check::witness;
use fencepost_solver::circuit::Lit;
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// So many calls are executed to find the nearest serial execution.
const PATIENCE: u64 = 2_000;

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
    /// What it observes in the nearest serial execution.
    pub nearest: Option<Vec<Item>>,
    /// Its place in the nearest serial execution, from 1.
    pub place: Option<usize>,
}

/// An execution that is not explained.
#[derive(Clone, Debug)]
pub struct Counterexample {
    /// What is wrong.
    pub fault: Fault,
    /// The calls, thread after thread.
    pub calls: Vec<Call>,
    /// The execution; replay has accepted it.
    pub trace: Box<Trace>,
}

/// How a node is reached: the number of calls that differ, and the last edge.
type Best = FxHashMap<NodeId, (u32, Option<(NodeId, usize, usize)>)>;

/// A serial execution: its calls in order with what they observe.
pub(super) type Nearest = Vec<(usize, Seen)>;

impl Serial<'_, '_> {
    /// The serial execution that differs least from the solver's last model.
    pub(super) fn nearest(&mut self, formula: &mut Formula<'_, '_>) -> Option<Nearest> {
        let limit = self.steps + PATIENCE;
        let mut best = Best::default();
        best.insert(0, (0, None));
        let mut queue: VecDeque<(u32, NodeId)> = VecDeque::from([(0, 0)]);
        while let Some((cost, node)) = queue.pop_front() {
            if best[&node].0 < cost {
                continue;
            }
            if self.is_last(node) {
                return Some(self.path(formula, &best, node));
            }
            if self.steps > limit {
                return None;
            }
            for thread in 0..self.chains.len() {
                for (k, edge) in self.edges(formula, node, thread, false) {
                    let next = cost + u32::from(!holds(formula, edge.ok));
                    if best.get(&edge.to).is_none_or(|(c, _)| next < *c) {
                        best.insert(edge.to, (next, Some((node, thread, k))));
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

    fn path(&self, formula: &Formula<'_, '_>, best: &Best, mut node: NodeId) -> Nearest {
        let mut path = Nearest::new();
        while let Some((_, Some((from, thread, k)))) = best.get(&node) {
            let call = self.next(*from, *thread).unwrap_or(0);
            path.push((call, fixed(formula, &self.nodes[*from].edges[*thread][*k].seen)));
            node = *from;
        }
        path.reverse();
        path
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

/// Makes the run simple, completes and replays it.
pub(super) fn show(
    task: &TestTask<'_>,
    formula: &mut Formula<'_, '_>,
    facts: &[Lit],
    observed: &[Seen],
    nearest: Option<Nearest>,
    fault: Fault,
) -> Result<Counterexample, Reason> {
    let mut calls = Vec::new();
    for (k, i) in task.harness.invocations.iter().enumerate() {
        let argument = are_arguments(formula, k as u32);
        let found = nearest.as_ref().and_then(|n| n.iter().position(|(call, _)| *call == k).map(|p| (p, &n[p].1)));
        calls.push(Call {
            letter: i.letter.clone(),
            thread: i.thread,
            index: i.index,
            observed: items(&observed[k], &argument),
            nearest: found.map(|(_, seen)| items(seen, &argument)),
            place: found.map(|(p, _)| p + 1),
        });
    }
    let when = formula.exec.circuit.and_all(facts);
    // The literal is new to the solver, which has to be asked again for its model.
    match formula.ask(when) {
        fencepost_solver::sat::Answer::Sat => {}
        fencepost_solver::sat::Answer::Unsat => return Err(undecided("internal error: the execution is gone")),
        fencepost_solver::sat::Answer::Stopped => return Err(crate::engine::stopped(&task.budget)),
    }
    let (run, _) = simplify::simplest(formula, &Goal::Finished(when));
    let keep: Vec<usize> = run.threads.iter().map(|t| t.steps.len()).collect();
    let (trace, threads) = witness::finished(&task.harness.program, task.model, &run.witness(&keep))
        .map_err(|text| undecided(format!("internal error: the counterexample does not replay: {text}")))?;
    agrees(&calls, &threads)?;
    Ok(Counterexample { fault, calls, trace: Box::new(trace) })
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
            return Err(undecided(format!("internal error: {text}")));
        }
    }
    Ok(())
}
