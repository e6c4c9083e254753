//! Doubt: before a certain answer is believed, engines that share no code with the one that gave it may contradict.
//!
//! Guarantee: whoever doubts works for at most a quarter of the steps that the first answer took, and may always take so many
//! that small programs are decided twice; steps are counted, so no clock decides who is heard ([`fencepost_check::effort`]). Where
//! one that was to doubt does not serve the task, the next one is asked. A proof of `modular` is doubted by both kinds of
//! engines, for its abstractions are the most daring. Misses: contradictions that need more steps, and all where the time is over.

use crate::board::Board;
use crate::portfolio::Doubts;
use fencepost_check::{Budget, Reason, Report, Stop, Verdict};
use std::sync::atomic::Ordering;

/// Whoever doubts may do this part of the work that the answer took,
const PART: u64 = 4;
/// and always so many steps.
pub const LEAST: u64 = 20_000;

/// The doubt about a certain answer.
#[derive(Debug)]
pub struct Doubt {
    /// Those who may doubt, and whether each has been heard.
    who: Vec<(usize, State)>,
    all: bool,
    allowed: u64,
    begun: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// Not asked yet, or at work for the race.
    Waits,
    /// At work.
    Works,
    /// It has done what it may, or knows the answer.
    Heard,
    /// It does not serve the task.
    Useless,
}

impl Doubt {
    /// About an answer that took so many steps. `index` says which entrant has a name, if it takes part.
    pub fn new(doubts: Doubts, spent: u64, index: impl Fn(&str) -> Option<usize>) -> Doubt {
        let (names, all) = match doubts {
            Doubts::One(names) => (names, false),
            Doubts::All(names) => (names, true),
        };
        let who = names.iter().filter_map(|n| Some((index(n)?, State::Waits))).collect();
        Doubt { who, all, allowed: (spent / PART).max(LEAST), begun: false }
    }

    /// An engine has ended.
    pub fn heard(&mut self, i: usize, report: &Report) {
        for entry in self.who.iter_mut().filter(|e| e.0 == i) {
            entry.1 = judged(report);
        }
    }

    /// Whether there is still somebody to wait for; asks the next one if that is so.
    pub fn goes_on(&mut self, budgets: &[Budget], board: &Board, mut start: impl FnMut(usize) -> bool) -> bool {
        if !self.begun {
            self.begun = true;
            for (i, budget) in budgets.iter().enumerate() {
                match self.who.iter_mut().find(|e| e.0 == i) {
                    None => budget.cancel_flag().store(true, Ordering::Relaxed),
                    Some(entry) => {
                        budget.effort().allow(self.allowed);
                        entry.1 = match (board.is_started(i), board.said(i)) {
                            (_, Some(report)) => judged(&report),
                            (true, None) => State::Works,
                            (false, None) => State::Waits,
                        };
                    }
                }
            }
        }
        for entry in &mut self.who {
            if entry.1 == State::Waits {
                entry.1 = if start(entry.0) { State::Works } else { State::Useless };
            }
            match entry.1 {
                // The others need not be heard, also where they have begun.
                State::Heard if !self.all => return false,
                State::Heard | State::Useless => {}
                State::Waits | State::Works => return true,
            }
        }
        false
    }
}

/// What an engine that has ended is worth as a doubter.
fn judged(report: &Report) -> State {
    match &report.verdict {
        Verdict::Safe { .. } | Verdict::Unsafe { .. } | Verdict::Unknown { reason: Reason::Otherwise(_) } => {
            State::Heard
        }
        // Its steps were used up, or somebody needed its memory.
        Verdict::Unknown { reason } if reason.stopped().is_some_and(|s| s != Stop::Time) => State::Heard,
        Verdict::Unknown { .. } => State::Useless,
    }
}
