//! Placeholder.
use super::Outcome;
use crate::program::Program;
/// C.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Config {}
/// R.
pub fn run(_program: &mut Program, _config: &Config) -> Outcome { Outcome::default() }
