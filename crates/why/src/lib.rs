//! Why a memory model allows a run that should not be.
//!
//! Two answers about one run: whether each model allows the same run ([`order`]); and the fewest fences, or stronger orders of
//! atomics, with which its model forbids it ([`fencepost_fences`], with a judge that looks at this run only).
//!
//! Guarantee: a model that "forbids" has no memory order for the run, one that "allows" has one which replay has accepted; a fence that
//! "forbids" leaves no order. That the program has no other run that goes wrong is another question: `fencepost fences` asks it.
//! A race is no matter of order: of a run that shows one, the changes are those with which one access happens before the other, in the
//! same run.
//! Misses: see [`order`].

pub mod order;

use fencepost_check::replay::still_races;
use fencepost_check::{Budget, Property, Reason, Scope, Trace};
use fencepost_fences::{propose, Effort, Judge, Judgement, Options};
use fencepost_ir::Program;
use fencepost_models::{Model, MODELS};
use fencepost_solver::sat::Stopper;
use order::{with_fences, Standing};
use std::sync::Arc;

/// So many ways to forbid a run are named, of each style.
const PROPOSALS: usize = 2;

/// What there is to say about a run.
#[derive(Clone, Debug)]
pub struct Why {
    /// What each model says, from the strongest to the weakest.
    pub models: Vec<(&'static Model, Standing)>,
    /// How it could be forbidden; none if it is a run of `sc`, or if it is not known.
    pub fences: Option<fencepost_fences::Answer>,
}

/// Judges programs by the race of one run: right is where the two accesses are ordered.
struct ThisRace<'a> {
    trace: &'a Trace,
}

impl Judge for ThisRace<'_> {
    fn judge(&mut self, program: &Program, model: &'static Model, _: Effort) -> Judgement {
        match still_races(program, model, self.trace) {
            Ok(true) => Judgement::Violation(vec![self.trace.clone()]),
            Ok(false) => Judgement::Safe(Scope::All),
            Err(why) => Judgement::Unknown(Reason::Undecided(why)),
        }
    }
}

/// Explains a run of a program.
pub fn why(program: &Program, model: &'static Model, trace: &Trace, budget: &Budget) -> Why {
    let inner = budget.clone();
    let stopper = Stopper::new(Arc::new(move || inner.stop(0).is_some()));
    let judged = MODELS.iter().copied().filter(|m| !m.operations);
    let models: Vec<(&Model, Standing)> = judged.map(|m| (m, order::standing(program, m, trace, &stopper))).collect();
    let interleaving = matches!(models.first(), Some((_, Standing::Allowed(_))));
    let races = trace.violates(Property::Race);
    let fences = ((races || !interleaving) && !model.operations).then(|| {
        let options = Options { limit: PROPOSALS, redundant: false, races };
        if races {
            propose(program, model, &mut ThisRace { trace }, &options)
        } else {
            propose(program, model, &mut ThisRun { trace, stopper }, &options)
        }
    });
    Why { models, fences }
}

/// Judges programs by one run: right is who cannot run like this.
struct ThisRun<'a> {
    trace: &'a Trace,
    stopper: Stopper,
}

impl Judge for ThisRun<'_> {
    fn judge(&mut self, program: &Program, model: &'static Model, _: Effort) -> Judgement {
        match with_fences(program, model, self.trace, &self.stopper) {
            Standing::Allowed(trace) => Judgement::Violation(vec![*trace]),
            Standing::Forbidden => Judgement::Safe(Scope::All),
            Standing::Unknown(why) => Judgement::Unknown(Reason::Undecided(why)),
        }
    }
}
