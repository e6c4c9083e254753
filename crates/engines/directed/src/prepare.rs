//! The program as it is explored: as the model runs it, with cuts where threads only wait.
//!
//! Source: SATCheck, section 4.2, asks for yields in loops that wait; [`waits`] finds these loops, and shows that nothing is
//! lost outside of them. Deviation: with a bound on iterations these are meant to be seen, so nothing is cut.
//! Section 9: calls of pure functions are operations, except under models that keep nothing but dependencies.

use fencepost_check::task::{prepared, Task};
use fencepost_ir::passes::waits;
use fencepost_ir::Program;
use std::borrow::Cow;

/// The program of a task as it is explored.
pub fn explored<'p>(task: &Task<'p>) -> Cow<'p, Program> {
    let mut program = prepared(task.program, task.model);
    // What decides inside of a call holds back the stores behind it, if anything does.
    if !task.model.keep.rw.other && program.functions.iter().any(|f| f.pure) {
        program.to_mut().functions.iter_mut().for_each(|f| f.pure = false);
    }
    if task.unwind.is_none() {
        waits::run(program.to_mut(), &waits::Config { loads_in_order: task.model.keep.rr.same });
    }
    program
}
