//! The engine `unwind`: memory unwinding (MU-CSeq). The sequence of shared writes is guessed, and every thread is simulated
//! once against it.
//!
//! Source: Tomasco, Inverso, Fischer, La Torre, Parlato, "Verifying Concurrent Programs by Memory Unwinding" (TACAS 2015).
//!
//! Data flow: [`exec`] simulates all threads symbolically (`fencepost_execution`) in rounds that share a [`world`], with
//! [`position`]s in a [`sequence`]: an [`unwinding`], [`clusters`] or [`rounds`]; [`formula`] asks the solver, [`decode`]
//! turns its answer into a run that replays; [`engine`] lets the bounds grow.

pub mod buffered;
pub mod clusters;
pub mod decode;
pub mod emit;
pub mod engine;
pub mod exec;
pub mod formula;
pub mod ladder;
pub mod local;
pub mod position;
pub mod rounds;
pub mod sequence;
pub mod tuning;
pub mod unwinding;
pub mod world;

pub(crate) use fencepost_execution::value;

pub use engine::{check_with, Options, Unwind};
pub use exec::Strategy;
pub use unwinding::Reads;
