//! Written by the axioms' author; this text is replaced.
use super::{Exploration, Options};
use crate::task::Task;
/// Explores.
pub fn explore(_task: &Task<'_>, _options: &Options) -> Exploration { Exploration { undecided: vec!["axioms missing".into()], ..Exploration::default() } }
