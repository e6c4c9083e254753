//! Operations become atomic sections: the model `serial` runs whole operations one after another.
//!
//! ```text
//! func @enqueue(..) operation {            func @enqueue(..) atomic operation {
//! ```
//!
//! Sections nest and only the outermost counts, so an operation that calls another one is one step. Like every atomic
//! section, an operation that waits inside (an `await` that is false) has not happened.

use super::Outcome;
use crate::ids::FuncId;
use crate::inst::Op;
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

/// Whether a function, or one that it calls, may observe something (`fp_observe`, `fp_arg`). A call whose target is not known
/// may observe.
pub fn observes(program: &Program, func: FuncId) -> bool {
    let mut seen = vec![false; program.functions.len()];
    let mut work = vec![func];
    while let Some(func) = work.pop() {
        if std::mem::replace(&mut seen[func.index()], true) {
            continue;
        }
        for inst in program.func(func).blocks.iter().flat_map(|b| &b.insts) {
            if let Op::Call { func, .. } = &inst.op {
                work.push(*func);
            }
            if matches!(inst.op, Op::Observe(_) | Op::CallIndirect { .. } | Op::ThreadStart { .. }) {
                return true;
            }
        }
    }
    false
}

/// Whether the program names operations.
pub fn any(program: &Program) -> bool {
    program.functions.iter().any(|f| f.operation)
}
