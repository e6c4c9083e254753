//! `fencepost run`: one schedule, chosen by a seed, step by step.
use crate::args::RunArgs;
use crate::exit::Exit;
/// Runs.
pub fn main(_args: &RunArgs) -> Exit {
    Exit::Safe
}
