//! How far an engine is, for whoever waits: a few numbers that any thread can set and any thread can read.
//!
//! An engine notes what it knows as often as it likes; a note is a store into an atomic. Nothing depends on the numbers.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// A number that an engine notes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// The bound on loops or on the length of an unwinding that is looked at.
    Bound,
    /// States visited, or steps of a search.
    Visited,
    /// Executions of the program.
    Executions,
    /// Questions to the solver.
    Solves,
    /// Clauses of the formula.
    Clauses,
}

impl Measure {
    /// All of them, in the order to print them.
    pub const ALL: [Measure; 5] =
        [Measure::Bound, Measure::Visited, Measure::Executions, Measure::Solves, Measure::Clauses];

    /// The name, as a key.
    pub fn name(self) -> &'static str {
        match self {
            Measure::Bound => "bound",
            Measure::Visited => "visited",
            Measure::Executions => "executions",
            Measure::Solves => "solves",
            Measure::Clauses => "clauses",
        }
    }
}

/// What an engine has noted, with what its parts have.
#[derive(Default, Debug)]
pub struct Gauge {
    phase: Mutex<&'static str>,
    numbers: [AtomicU64; Measure::ALL.len()],
    /// The engines that work on the same task, by name, as long as they do.
    parts: Mutex<Vec<(&'static str, Arc<Gauge>)>>,
}

/// What a [`Gauge`] showed at one time.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Progress {
    /// What the engine does, in a word or two; empty if it has not said.
    pub phase: &'static str,
    /// The numbers that are not 0.
    pub numbers: Vec<(Measure, u64)>,
    /// The engines that work on the task, if it is a portfolio.
    pub parts: Vec<(&'static str, Progress)>,
}

impl Gauge {
    /// Notes what the engine does now.
    pub fn phase(&self, phase: &'static str) {
        *self.phase.lock().unwrap_or_else(PoisonError::into_inner) = phase;
    }

    /// Notes a number.
    pub fn note(&self, measure: Measure, number: u64) {
        self.numbers[measure as usize].store(number, Ordering::Relaxed);
    }

    /// One more.
    pub fn count(&self, measure: Measure) {
        self.numbers[measure as usize].fetch_add(1, Ordering::Relaxed);
    }

    /// Notes that the solver is about to be asked: one more question, about a formula with so many clauses. To be said when
    /// the question itself is a part of the formula.
    pub fn asking(&self, clauses: usize) {
        self.phase("solving");
        self.count(Measure::Solves);
        self.note(Measure::Clauses, clauses as u64);
    }

    /// Notes that the solver has answered: while it looked for the answer, the formula may have grown.
    pub fn answered(&self, clauses: usize) {
        self.note(Measure::Clauses, clauses as u64);
    }

    /// Another engine works on the task.
    pub fn begin(&self, name: &'static str, part: Arc<Gauge>) {
        self.parts.lock().unwrap_or_else(PoisonError::into_inner).push((name, part));
    }

    /// It does not any more.
    pub fn end(&self, name: &'static str) {
        self.parts.lock().unwrap_or_else(PoisonError::into_inner).retain(|(n, _)| *n != name);
    }

    /// What has been noted.
    pub fn read(&self) -> Progress {
        let numbers = Measure::ALL.iter().map(|m| (*m, self.numbers[*m as usize].load(Ordering::Relaxed)));
        let parts = self.parts.lock().unwrap_or_else(PoisonError::into_inner);
        Progress {
            phase: *self.phase.lock().unwrap_or_else(PoisonError::into_inner),
            numbers: numbers.filter(|(_, n)| *n > 0).collect(),
            parts: parts.iter().map(|(name, gauge)| (*name, gauge.read())).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_noted_is_read() {
        let (whole, part) = (Gauge::default(), Arc::new(Gauge::default()));
        whole.phase("race");
        whole.begin("a", Arc::clone(&part));
        part.note(Measure::Bound, 4);
        part.asking(7);
        part.asking(9);
        let read = whole.read();
        assert_eq!((read.phase, read.numbers.len()), ("race", 0));
        assert_eq!(read.parts[0].1.numbers, [(Measure::Bound, 4), (Measure::Solves, 2), (Measure::Clauses, 9)]);
        assert_eq!(read.parts[0].1.phase, "solving");
        whole.end("a");
        assert!(whole.read().parts.is_empty());
        for (i, m) in Measure::ALL.into_iter().enumerate() {
            assert_eq!(m as usize, i);
        }
    }
}
