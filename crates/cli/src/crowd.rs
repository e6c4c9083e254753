//! Several engines in one process: who has to go when memory gets short, and who yields when cores are few.
//!
//! Guarantee: nobody has to go as long as there is room, one at a time goes, and the last one never: it may use all there is.
//! Misses: what the solver holds is guessed from its clauses, and what threads that an engine starts itself hold is not seen.
//! Where the memory in use is nobody's that is known, the one that came last goes.

use crate::memory::{self, Account};
use fencepost_check::progress::Measure;
use fencepost_check::Budget;
use std::sync::Arc;

/// The part of the memory, in hundredths, from which on somebody has to go.
const CROWDED: u64 = 60;

/// What the solver needs for a clause, with what it learns and how it finds it.
const CLAUSE: u64 = 200;

/// The engines that run, in the order in which they came.
#[derive(Debug)]
pub struct Crowd {
    limit: Option<u64>,
    accounts: Vec<Arc<Account>>,
    running: Vec<usize>,
    /// Who has been asked to go and has not gone yet.
    going: Option<usize>,
}

impl Crowd {
    /// Nobody yet, of so many who may come.
    pub fn new(limit: Option<u64>, number: usize) -> Crowd {
        let accounts = (0..number).map(|_| Arc::new(Account::open())).collect();
        Crowd { limit, accounts, running: Vec::new(), going: None }
    }

    /// What an engine holds.
    pub fn account(&self, i: usize) -> Arc<Account> {
        Arc::clone(&self.accounts[i])
    }

    /// An engine has started.
    pub fn enter(&mut self, i: usize) {
        self.running.push(i);
    }

    /// Whether nobody runs.
    pub fn is_empty(&self) -> bool {
        self.running.is_empty()
    }

    /// An engine has ended.
    pub fn leave(&mut self, i: usize) {
        self.running.retain(|r| *r != i);
        if self.going == Some(i) {
            self.going = None;
            memory::trim();
        }
    }

    /// Tells the greediest to go, if somebody has to; the result is who.
    pub fn make_room(&mut self, budgets: &[Budget]) -> Option<usize> {
        let crowded = |used: u64| self.limit.is_some_and(|m| used > m / 100 * CROWDED);
        if self.going.is_some() || self.running.len() < 2 {
            return None;
        }
        let used = memory::used();
        if !crowded(used) {
            return None;
        }
        let holds = |i: usize| self.accounts[i].held() + CLAUSE * clauses(&budgets[i]);
        self.going = greediest(&self.running, used, holds);
        if let Some(i) = self.going {
            budgets[i].evict();
        }
        self.going
    }
}

fn clauses(budget: &Budget) -> u64 {
    let numbers = budget.progress().numbers;
    numbers.iter().find(|(m, _)| *m == Measure::Clauses).map_or(0, |(_, n)| *n)
}

/// Who holds most; the last one if most of what is used is nobody's.
fn greediest(running: &[usize], used: u64, holds: impl Fn(usize) -> u64) -> Option<usize> {
    let most = running.iter().copied().max_by_key(|i| holds(*i))?;
    if holds(most) >= used / 4 {
        Some(most)
    } else {
        running.last().copied()
    }
}

/// This thread, and those that it starts, yield to others where cores are few.
#[allow(unsafe_code)]
pub fn yield_to_others(steps: i32) {
    // The function takes a number only, which counts from what the user has chosen; on Linux it is about the calling thread. If
    // it fails, nobody yields.
    #[cfg(target_os = "linux")]
    unsafe {
        nix::libc::nice(steps);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fencepost_check::Stop;

    #[test]
    fn who_holds_most_goes_and_the_last_where_nobody_is_known() {
        let holds = |i: usize| [10, 40, 20][i];
        for (running, used, expected) in
            [(&[0, 1, 2][..], 100, Some(1)), (&[0, 2], 100, Some(2)), (&[2, 1, 0], 1000, Some(0)), (&[], 100, None)]
        {
            assert_eq!(greediest(running, used, holds), expected);
        }
    }

    #[test]
    fn nobody_goes_while_there_is_room_or_nobody_else() {
        let budgets = [Budget::unlimited(), Budget::unlimited()];
        for (limit, running, expected) in [
            (None, &[0, 1][..], None),
            (Some(u64::MAX), &[0, 1], None),
            (Some(100), &[0], None),
            (Some(100), &[0, 1], Some(1)),
        ] {
            let mut crowd = Crowd::new(limit, 2);
            running.iter().for_each(|i| crowd.enter(*i));
            assert_eq!(crowd.make_room(&budgets), expected);
            // One at a time.
            assert_eq!(crowd.make_room(&budgets), None);
        }
    }

    #[test]
    fn who_has_to_go_runs_out_of_memory() {
        let budget = Budget::unlimited();
        let budgets = [budget.branch(), budget.branch()];
        let mut crowd = Crowd::new(Some(100), 2);
        crowd.enter(0);
        crowd.enter(1);
        let going = crowd.make_room(&budgets).expect("it is crowded");
        assert_eq!(budgets[going].stop(0), Some(Stop::Memory));
        assert_eq!((budgets[1 - going].stop(0), budget.stop(0)), (None, None));
        crowd.leave(going);
        assert_eq!(crowd.make_room(&budgets), None);
        crowd.leave(1 - going);
        assert!(crowd.is_empty());
    }
}
