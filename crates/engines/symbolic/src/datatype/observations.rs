//! The set of observations of all serial executions, one by one.
//!
//! Source: the specification that the successors of CAV'06 mine: every observation is excluded when it is found, until there
//! is none left. It has as many elements as there are arguments and outcomes, so it is only counted up to a limit, for
//! people and to be compared with the reference explorer; [`super::check`] does without it.

use super::check::calls;
use super::harness::{Harness, MARK};
use super::serial::{fixed, same};
use crate::engine::{stopped, Also};
use crate::exec::observe::{Calls, Seen};
use crate::exec::Bounds;
use crate::formula::Formula;
use crate::world::World;
use fencepost_check::task::{Reason, Task};
use fencepost_check::witness::Observed;
use fencepost_solver::sat::Answer;
use std::collections::BTreeSet;
use std::rc::Rc;

/// The question which observations there are.
pub(super) struct Mine<'h> {
    harness: &'h Harness,
    calls: Rc<Calls>,
    limit: usize,
    all: BTreeSet<Vec<Observed>>,
    complete: bool,
}

impl<'h> Mine<'h> {
    /// Looks for at most so many observations.
    pub fn new(harness: &'h Harness, limit: usize) -> Mine<'h> {
        Mine { harness, calls: calls(harness, false), limit, all: BTreeSet::new(), complete: false }
    }

    /// All observations, if there are not too many: what each thread observes, with a mark before each call.
    pub fn observations(&self) -> Option<&BTreeSet<Vec<Observed>>> {
        self.complete.then_some(&self.all)
    }

    fn by_thread(&self, seen: &[Seen]) -> Vec<Observed> {
        let mut threads = vec![Observed::new(); self.harness.threads as usize + 1];
        for (invocation, seen) in self.harness.invocations.iter().zip(seen) {
            let list = &mut threads[invocation.thread as usize];
            list.push((MARK, 0));
            let undef = |v: &crate::value::V| v.undef.as_ref().and_then(|u| u.as_const()).unwrap_or(0);
            list.extend(seen.iter().map(|(_, v)| (v.bits.as_const().unwrap_or(0), undef(v))));
        }
        threads
    }
}

impl Also for Mine<'_> {
    fn prepare(&mut self, world: &mut World<'_>) {
        world.known.calls = Rc::clone(&self.calls);
    }

    fn ask(&mut self, task: &Task<'_>, _: &Bounds, formula: &mut Formula<'_, '_>) -> Result<bool, Reason> {
        let ended = formula.exec.threads[0].ended.clone();
        let ended = formula.any(&ended);
        // What excludes observations must not hold for other questions.
        let mining = formula.exec.circuit.input();
        self.all.clear();
        self.complete = false;
        while self.all.len() < self.limit {
            match formula.ask_all(&[ended, mining]) {
                Answer::Unsat => {
                    self.complete = true;
                    return Ok(false);
                }
                Answer::Stopped => return Err(stopped(&task.budget)),
                Answer::Sat => {}
            }
            let records = formula.exec.following.records.clone();
            let of = |k: usize| records.get(&(k as u32)).map(|r| fixed(formula, &r.seen)).unwrap_or_default();
            let seen: Vec<Seen> = (0..self.harness.invocations.len()).map(of).collect();
            let mut clause = vec![!mining];
            for (k, seen) in seen.iter().enumerate() {
                if let Some(record) = records.get(&(k as u32)) {
                    clause.push(!same(&mut formula.exec.circuit, &record.seen, seen));
                }
            }
            let found = self.by_thread(&seen);
            self.all.insert(found);
            formula.add_clause(&clause);
        }
        Ok(false)
    }
}
