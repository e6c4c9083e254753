//! The small face of a SAT solver that the rest of fencepost sees.
//!
//! Everything above works on [`Sat`]: circuits, bit-vectors, the encoders and the eager reference of the order theory.
//! Only the order theory itself needs more (it listens to the solver) and therefore takes a
//! [`Cadical`](crate::cadical::Cadical).

use std::fmt;
use std::ops::Not;
use std::sync::Arc;

/// A literal in DIMACS form: never 0; negative = negated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct SatLit(pub i32);

impl SatLit {
    /// The variable, counted from 1.
    #[inline]
    pub fn var(self) -> u32 {
        self.0.unsigned_abs()
    }

    /// Whether the literal is its variable, not negated.
    #[inline]
    pub fn is_positive(self) -> bool {
        self.0 > 0
    }

    #[inline]
    pub(crate) fn sign(self) -> i8 {
        if self.0 > 0 {
            1
        } else {
            -1
        }
    }
}

impl Not for SatLit {
    type Output = SatLit;

    #[inline]
    fn not(self) -> SatLit {
        SatLit(-self.0)
    }
}

/// What a solver says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// There is a model; [`Sat::value`] tells it.
    Sat,
    /// There is none under the assumptions; [`Sat::failed`] tells which of them were needed.
    Unsat,
    /// The [`Stopper`] asked to stop.
    Stopped,
}

/// An incremental SAT solver.
///
/// The model and the failed assumptions of an answer stay readable until the next `solve`, also while clauses and
/// variables are added.
pub trait Sat {
    /// A fresh variable, as its positive literal.
    fn new_var(&mut self) -> SatLit;
    /// Adds a clause; the empty clause is unsatisfiable.
    fn clause(&mut self, lits: &[SatLit]);
    /// Solves under assumptions that hold for this call only.
    fn solve(&mut self, assumptions: &[SatLit]) -> Answer;
    /// The literal's value in the model; only after [`Answer::Sat`].
    fn value(&self, lit: SatLit) -> bool;
    /// Whether the assumption was needed for the refutation; only after [`Answer::Unsat`].
    fn failed(&self, assumption: SatLit) -> bool;
    /// The number of variables made so far.
    fn variables(&self) -> usize;
    /// The number of clauses added so far.
    fn clauses(&self) -> usize;
}

/// Something that a solver does and that is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Work {
    /// A clause is added.
    Clause,
    /// The search meets a conflict.
    Conflict,
}

impl Work {
    /// What it costs, where a clause costs one.
    pub fn steps(self) -> u64 {
        match self {
            Work::Clause => 1,
            Work::Conflict => 4,
        }
    }
}

/// Asks a solver to stop: a closure that the solver polls. The default never stops.
#[derive(Clone, Default)]
pub struct Stopper {
    stop: Option<Arc<dyn Fn() -> bool + Send + Sync>>,
    count: Option<Arc<dyn Fn(Work) -> bool + Send + Sync>>,
}

impl Stopper {
    /// Stops once the closure returns true. It is polled often: it should be cheap.
    pub fn new(stop: Arc<dyn Fn() -> bool + Send + Sync>) -> Stopper {
        Stopper { stop: Some(stop), count: None }
    }

    /// The closure is told of all that is done; the search also stops once it returns true. It should be very cheap.
    #[must_use]
    pub fn counting(self, count: Arc<dyn Fn(Work) -> bool + Send + Sync>) -> Stopper {
        Stopper { count: Some(count), ..self }
    }

    /// Whether there is anything to poll.
    pub fn is_set(&self) -> bool {
        self.stop.is_some() || self.count.is_some()
    }

    /// Whether to stop now.
    pub fn stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop())
    }

    /// Tells of work; whether to stop.
    pub fn counts(&self, work: Work) -> bool {
        self.count.as_ref().is_some_and(|count| count(work))
    }
}

impl fmt::Debug for Stopper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_set() { "Stopper(..)" } else { "Stopper(never)" })
    }
}
