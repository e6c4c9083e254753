//! The engine `symbolic`: bounded model checking of concurrent programs on relaxed memory.
//!
//! Source: Burckhardt, Alur, Martin, "Bounded Model Checking of Concurrent Data Types on Relaxed Memory Models: A Case
//! Study" (CAV 2006), with the memory order in a theory instead of clauses. `docs/symbolic.md` maps sections to files.
//!
//! Data flow: [`exec`] executes all threads symbolically (`fencepost_execution`) to events, in rounds that share a
//! [`world`]; [`order`] and [`reads`] say which order and which reads-from the model allows; [`formula`] asks the
//! solver, [`race`] what happens-before leaves open; [`simplify`] looks for a
//! simpler model, [`decode`] turns it into a run that replays; [`engine`] deepens the bounds, in the
//! order of [`turns`]. [`datatype`] checks tests
//! of concurrent data types with all of this.

pub mod corruption;
pub mod datatype;
pub mod decode;
pub mod engine;
pub mod exec;
pub mod extents;
pub mod formula;
pub mod guards;
pub mod order;
pub mod race;
pub mod reads;
mod reuse;
pub mod simplify;
pub mod thin_air;
pub mod tuning;
pub mod turns;
pub mod world;

pub(crate) use fencepost_execution::{memory, value};

pub use engine::{check_with, Symbolic};
pub use formula::Encoding;
