//! Concurrent data types: is every concurrent execution of a test observationally equivalent to a serial one?
//!
//! Source: Burckhardt, Alur, Martin, CAV 2006, sections 3.1 and 3.3; without commit points, as its conclusions wish.
//!
//! Data flow: [`notation`] reads a test, [`harness`] makes its program; the engine executes and encodes it as any other
//! program; [`check`] asks for an execution whose observation no serial one has, over the graph of [`serial`] executions;
//! `commit` says which one the commit points mean, and `explain` asks for one with other choices;
//! [`observations`] counts what serial executions observe; [`counterexample`] shows an execution beside the nearest serial execution.

pub mod check;
mod commit;
pub mod counterexample;
mod explain;
pub mod harness;
mod instances;
pub mod notation;
pub mod observations;
pub mod serial;

pub use check::{check, serial_observations, Numbers, Ruling, Spec, TestReport, TestTask};
pub use counterexample::{Call, Counterexample, Fault, Item, SerialCall, SerialKind};
pub use harness::{build, letters, Harness, Invocation};
pub use notation::{Mistake, Test};
