//! Asks why a model allows a run, after an engine has found it.

use crate::fences::proposal_of;
use crate::job::{self, Limits};
use fencepost_check::Trace;
use fencepost_ir::Program;
use fencepost_models::Model;
use fencepost_report::why::Standing;
use fencepost_report::Why;
use fencepost_why::order::Standing as Found;
use std::sync::Arc;
use std::time::Duration;

/// The question is worth so much time.
const WORTH: Duration = Duration::from_secs(2);

/// Why the model allows the run; none if that is not known in time.
pub fn ask(program: &Arc<Program>, model: &'static Model, trace: &Trace, limits: &Limits) -> Option<Why> {
    let budget = limits.budget().slice(WORTH);
    let (shared, run, inner) = (Arc::clone(program), trace.clone(), budget.clone());
    let limits = &Limits { time: Some(WORTH), ..limits.clone() };
    let work = move || fencepost_why::why(&shared, model, &run, &inner);
    // An explanation that fails is not missed: the answer stands without.
    let found = job::run(&budget, limits, "explaining the run", work).ok()?.value;
    let standing = |found: Found| match found {
        Found::Allowed(_) => Standing::Allowed,
        Found::Forbidden => Standing::Forbidden,
        Found::Unknown(_) => Standing::Unknown,
    };
    let models = found.models.into_iter().map(|(model, found)| (model.name.to_string(), standing(found))).collect();
    let proposals = found.fences.into_iter().flat_map(|answer| answer.proposals);
    let forbidden_by = proposals.map(|p| proposal_of(&p, program, model)).collect();
    Some(Why::new(trace, models, forbidden_by))
}
