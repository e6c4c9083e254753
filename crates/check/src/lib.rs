//! The contract of fencepost: tasks, properties, verdicts and traces; the interpreter; replay; and the reference
//! explorer, the oracle that every engine is compared with.

pub mod choice;
pub mod deps;
mod disguise;
pub mod effort;
pub mod enumerate;
pub mod finding;
pub mod follow;
pub mod interp;
pub mod layout;
pub mod names;
pub mod objects;
pub mod progress;
pub mod replay;
pub mod task;
pub mod trace;
pub mod tuning;
pub mod value;
mod waiting;
pub mod witness;

pub use finding::{Finding, FindingKind, Properties, Property};
pub use task::{prepared, Budget, Engine, Reason, Report, Scope, Stop, Task, Verdict};
pub use trace::Trace;
