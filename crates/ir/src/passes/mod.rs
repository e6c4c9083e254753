//! Passes over programs. The order of [`run`] is the order below, and each has its reason for its place:
//!
//! 1. [`inline`] first: all later passes work within one function and see more once calls are gone.
//! 2. [`simplify`] turns the copies that inlining left into plain uses, so that addresses and conditions are visible.
//! 3. [`spin`] before unrolling: a loop that only waits becomes one step instead of N copies and a bound.
//! 4. [`slice`](mod@slice) before unrolling: what cannot matter is not copied.
//! 5. [`unroll`] last of those that grow the program.
//! 6. [`simplify`] again: counted loops fold, and cuts that cannot be reached disappear, which turns a bounded answer
//!    into a complete one.
//!
//! [`operations`] belongs to a memory model and comes before all of these, where a program is prepared for the model.
//! [`waits`] belongs to an engine that follows runs, and comes behind that.
//! [`fences`] changes a program by source positions, before all of these, for those who look for fences.
//! [`escape`](mod@escape) and [`values`] are analyses and can be asked at any time. [`bounds`] says how a bound is marked in the program.
//! Each pass takes a verified program and leaves one that the verifier accepts.

pub mod bounds;
pub mod escape;
pub mod fences;
pub mod inline;
pub mod operations;
pub mod simplify;
pub mod slice;
pub mod spin;
#[cfg(test)]
mod tests;
pub mod unroll;
pub mod values;
pub mod waits;

use crate::program::Program;

/// Which passes to run, and how.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Config {
    /// Inlining, if wanted.
    pub inline: Option<inline::Config>,
    /// Simplification, if wanted.
    pub simplify: Option<simplify::Config>,
    /// Reduction of spin loops, if wanted.
    pub spin: Option<spin::Config>,
    /// Slicing, if wanted.
    pub slice: Option<slice::Config>,
    /// Unrolling, if wanted.
    pub unroll: Option<unroll::Config>,
}

/// What a pass, or all of them, did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// Whether the program changed.
    pub changed: bool,
    /// How many calls or loops the pass left alone although it was asked to treat them.
    pub left: usize,
}

impl Outcome {
    /// Both outcomes together.
    #[must_use]
    pub fn and(self, other: Outcome) -> Outcome {
        Outcome { changed: self.changed || other.changed, left: self.left + other.left }
    }
}

/// Runs the wanted passes in order. Which bounds the result has is what [`bounds::cuts`] says.
pub fn run(program: &mut Program, config: &Config) -> Outcome {
    let mut outcome = Outcome::default();
    if let Some(c) = &config.inline {
        outcome = outcome.and(inline::run(program, c));
    }
    if let Some(c) = &config.simplify {
        outcome = outcome.and(simplify::run(program, c));
    }
    if let Some(c) = &config.spin {
        outcome = outcome.and(spin::run(program, c));
    }
    if let Some(c) = &config.slice {
        outcome = outcome.and(slice::run(program, c));
    }
    if let Some(c) = &config.unroll {
        outcome = outcome.and(unroll::run(program, c));
    }
    if let Some(c) = &config.simplify {
        outcome = outcome.and(simplify::run(program, c));
    }
    outcome
}
