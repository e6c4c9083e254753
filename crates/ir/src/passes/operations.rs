//! Operations become atomic sections: the model `serial` runs whole operations one after another.
//!
//! ```text
//! func @enqueue(..) operation {            func @enqueue(..) atomic operation {
//! ```
//!
//! Sections nest and only the outermost counts, so an operation that calls another one is one step. Like every atomic
//! section, an operation that waits inside (an `await` that is false) has not happened.

use super::Outcome;
use crate::program::Program;

/// Makes every operation atomic.
pub fn run(program: &mut Program) -> Outcome {
    let mut outcome = Outcome::default();
    for func in program.functions.iter_mut().filter(|f| f.operation && !f.atomic) {
        func.atomic = true;
        outcome.changed = true;
    }
    outcome
}

/// Whether the program names operations.
pub fn any(program: &Program) -> bool {
    program.functions.iter().any(|f| f.operation)
}
