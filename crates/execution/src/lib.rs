//! Symbolic execution of threads, bit by bit, on circuits: what engines that ask a solver about whole threads share.
//!
//! Source: CAV'06 sections 3.2 and 4 (loop-free instruction streams with predicates), built the way CBMC's symbolic
//! execution works: paths are followed in topological order and merged where they meet, loops are unrolled on the fly,
//! constants are propagated, so that counted loops need no bound.
//! Guarantee: every run whose loops stay within the bounds is an assignment of the circuit, if the engine's shared memory
//! keeps its part; what the bounds cut off is recorded with its condition ([`Cut`]).
//! Misses: nothing is said here about what a load of shared memory reads, nor in which order accesses happen. That is a
//! [`SharedMemory`], which each engine has of its own.
//! Deviation: a failed assumption stops its thread, not the run. For a violation this is the same: the others can run
//! on without the thread that has not come to its assumption yet.
//!
//! Data flow: [`exec`] is a round: [`threads`] one after the other, their functions and loops ([`control`]), instructions
//! ([`inst`], [`blocks`]) on [`value`]s ([`compute`]), objects ([`objects`], [`extent`]) and what accesses touch
//! ([`resolve`], [`memory`]); where paths meet they [`merge`]. Rounds share a [`world`].

pub mod blocks;
pub mod bounds;
pub mod compute;
pub mod control;
pub mod exec;
pub mod extent;
pub mod inst;
pub mod memory;
pub mod merge;
pub mod objects;
pub mod resolve;
pub mod shared;
pub mod threads;
pub mod tuning;
pub mod value;
pub mod world;

pub use bounds::{Bounds, Cut, CutKind};
pub use control::prepare;
pub use exec::{Exec, Frame, FuncInfo, Halt, Setting, State, ThreadRun};
pub use resolve::Targets;
pub use shared::{Freed, Iteration, SharedMemory, Step};
pub use value::{Dep, Deps, Value, V};
pub use world::{ObjId, World};
