//! Commit points: the access at which an operation takes effect says which serial execution is the reference.
//!
//! Source: CAV'06 section 3.3 (`h(m)`: the order of the calls that a memory order gives them by their commit points).
//! Guarantee: none about the data type if a commit point is wrong; so [`super::check`] asks all serial executions as well
//! before it blames anybody.
//! Deviation: the paper takes one instruction as the commit point of an operation; here it is the last access that
//! others can see before the last `fp_commit()` of the path.

use super::check::{Search, Spec};
use super::counterexample::{Counterexample, Fault};
use super::serial::{holds, Serial};
use crate::engine::undecided;
use fencepost_check::task::Reason;
use fencepost_solver::circuit::Lit;

/// Two calls, and whether the first one's commit point comes first.
pub(super) type CommitFact = ((u32, u32), bool);

impl Search<'_, '_, '_, '_, '_> {
    /// The order of the commit points in the last model; none if the question is not about them.
    pub fn commit_facts(&self) -> Vec<CommitFact> {
        if self.task.spec == Spec::Serial {
            return Vec::new();
        }
        let pairs = self.formula.commit_order.iter();
        let mut all: Vec<CommitFact> = pairs.map(|(pair, lit)| (*pair, holds(self.formula, *lit))).collect();
        all.sort_unstable();
        all
    }

    /// Which call may go next: with commit points the one whose commit point comes first in the last model.
    pub fn first(&self) -> impl Fn(&Serial<'_, '_>, usize, usize) -> bool {
        let commit = self.task.spec == Spec::Commit;
        let pairs = &self.formula.commit_order;
        let order: rustc_hash::FxHashMap<(u32, u32), bool> =
            pairs.iter().map(|(pair, lit)| (*pair, holds(self.formula, *lit))).collect();
        move |serial, node, thread| {
            let Some(call) = serial.next(node, thread) else { return false };
            let others = (1..serial.chains.len()).filter(|t| commit && thread > 0 && *t != thread);
            let mut others = others.filter_map(|t| serial.next(node, t));
            others.all(|other| match order.get(&(call as u32, other as u32)) {
                Some(before) => *before,
                None => order.get(&(other as u32, call as u32)).is_some_and(|after| !after),
            })
        }
    }

    /// The literal that one call's commit point comes before another's.
    pub fn before(&self, a: usize, b: usize) -> Lit {
        let (a, b) = (a as u32, b as u32);
        match self.formula.commit_order.get(&(a, b)) {
            Some(lit) => *lit,
            None => self.formula.commit_order.get(&(b, a)).map_or(Lit::FALSE, |lit| !*lit),
        }
    }

    /// Commit points must be there, and in the order of each thread's calls.
    pub fn commits(&mut self, ended: Lit) -> Result<Option<Counterexample>, Reason> {
        let harness = self.task.harness;
        for (k, call) in harness.invocations.iter().enumerate().filter(|(_, c)| c.thread > 0) {
            let Some(record) = self.formula.exec.following.records.get(&(k as u32)).cloned() else { continue };
            let some: Vec<Lit> = record.commits.iter().map(|(when, _)| *when).collect();
            let some = self.formula.any(&some);
            if self.ask(&[ended, !some])? {
                return Err(undecided(format!(
                    "a call of `{}` comes to its end without fp_commit(), its commit point",
                    call.letter
                )));
            }
        }
        let mut swapped = Vec::new();
        for chain in self.serial.chains.iter().skip(1) {
            for (i, a) in chain.iter().enumerate() {
                swapped.extend(chain[i + 1..].iter().map(|b| self.before(*b, *a)));
            }
        }
        let any = self.formula.any(&swapped);
        if any == Lit::FALSE || !self.ask(&[ended, any])? {
            return Ok(None);
        }
        let observed = self.observed();
        let fault = if self.is_serial(&observed)? { Fault::CommitOrder } else { Fault::NotSerial };
        self.shown(ended, &observed, fault).map(Some)
    }
}
