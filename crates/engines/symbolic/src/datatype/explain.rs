//! The question whether a serial execution has an observation, asked of the formula of the serial executions, in which
//! every choice of an operation is open.
//!
//! It is asked where the graph of [`super::serial`] fixes choices (of an allocator, of `fp_nondet_int()`) and does not find an
//! explanation. With commit points the calls have to come in their order.
//! Guarantee: without an answer there is no such serial execution; where bounds leave some out, that is no answer.

use super::check::{calls, TestTask};
use super::commit::CommitFact;
use super::serial::{holds, same, Script};
use crate::engine::{check_also, stopped, undecided, Also};
use crate::exec::observe::{Calls, Seen, OUTSIDE};
use crate::exec::Bounds;
use crate::formula::Formula;
use crate::world::World;
use fencepost_check::finding::Properties;
use fencepost_check::task::{Budget, Reason, Scope, Task, Verdict};
use fencepost_models::serial::SERIAL;
use fencepost_solver::sat::Answer;
use std::rc::Rc;

/// A serial execution: the order of the calls, and what was chosen.
pub(super) struct Witness {
    pub order: Vec<usize>,
    pub script: Script,
}

/// A serial execution with an observation, and with the calls in the order of these facts.
pub(super) fn witness(
    task: &TestTask<'_>,
    budget: &Budget,
    observed: &[Seen],
    facts: &[CommitFact],
) -> Result<Option<Witness>, Reason> {
    let program = &task.harness.serial;
    let (properties, budget) = (Properties::NONE, budget.clone());
    let serial = Task { program, model: &SERIAL, properties, unwind: task.unwind, budget };
    let calls = calls(task.harness, !facts.is_empty());
    let mut question = Explain { calls, observed, facts, found: None };
    let report = check_also(&serial, &mut question);
    match (question.found, report.verdict) {
        (Some(witness), _) => Ok(Some(witness)),
        (None, Verdict::Safe { scope: Scope::All } | Verdict::Unsafe { .. }) => Ok(None),
        (None, Verdict::Safe { scope: Scope::Bounded(bounds) }) => {
            Err(undecided(format!("the serial executions are known within bounds only: {bounds}")))
        }
        (None, Verdict::Unknown { reason }) => Err(reason),
    }
}

/// The question whether a serial execution has an observation.
struct Explain<'o> {
    calls: Rc<Calls>,
    observed: &'o [Seen],
    facts: &'o [CommitFact],
    found: Option<Witness>,
}

impl Also for Explain<'_> {
    fn prepare(&mut self, world: &mut World<'_>) {
        world.known.calls = Rc::clone(&self.calls);
    }

    fn ask(&mut self, task: &Task<'_>, _: &Bounds, formula: &mut Formula<'_, '_>) -> Result<bool, Reason> {
        let ended = formula.exec.threads[0].ended.clone();
        let mut all = vec![formula.any(&ended)];
        for (k, seen) in self.observed.iter().enumerate() {
            if let Some(record) = formula.exec.following.records.get(&(k as u32)).cloned() {
                all.push(same(&mut formula.exec.circuit, &record.seen, seen));
            }
        }
        for (pair, holds) in self.facts {
            let Some(&before) = formula.commit_order.get(pair) else { return Err(no_commit()) };
            all.push(if *holds { before } else { !before });
        }
        match formula.ask_all(&all) {
            Answer::Unsat => return Ok(false),
            Answer::Stopped => return Err(stopped(&task.budget)),
            Answer::Sat => {}
        }
        let places = formula.places();
        let mut order: Vec<(Option<u32>, usize)> = Vec::new();
        for k in 0..self.observed.len() {
            let of = |(i, e): (usize, &crate::exec::Event)| {
                let executed = e.call == k as u32 && holds(formula, formula.order.executed[i]);
                executed.then(|| places[formula.order.place[i].0 as usize])
            };
            let place = formula.exec.events.iter().enumerate().filter_map(of).min();
            order.push((place, k));
        }
        let place = |k: u32| order.get(k as usize).and_then(|(place, _)| *place);
        let turned = |((a, b), first): &CommitFact| match (place(*a), place(*b)) {
            (Some(x), Some(y)) => (x < y) != *first,
            (_, _) => false,
        };
        if self.facts.iter().any(turned) {
            return Err(no_commit());
        }
        order.sort_unstable();
        let mut script = Script::default();
        let model = formula.encoder.model(&formula.exec.circuit, &formula.solver);
        for (key, bits) in formula.exec.following.choices.iter().filter(|(key, _)| key.0 != OUTSIDE) {
            script.insert(key.clone(), bits.value_by(|l| model.value(l)));
        }
        self.found = Some(Witness { order: order.into_iter().map(|(_, k)| k).collect(), script });
        Ok(true)
    }
}

/// Without commit points the order of the calls is not theirs.
fn no_commit() -> Reason {
    undecided("a call of a serial execution comes to its end without fp_commit(), its commit point")
}
