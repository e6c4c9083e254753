//! The fixpoint analysis: proofs for programs with loops and any number of threads.
//!
//! [`engine`] iterates; [`exec`] executes instructions, [`arithmetic`] computes, [`objects`] makes and copies, [`access`] loads and stores, [`refine`] learns from conditions, [`threads`] starts,
//! joins and locks. A [`state`] holds [`value`]s in registers and [`memory`], with [`relation`]s and [`order`]s between cells; what threads
//! [`shared`] is what they know of each other. [`product`] explores a few threads together where that is needed. [`wto`] says in which order blocks are visited.

pub mod access;
pub mod arithmetic;
pub mod engine;
pub mod exec;
pub mod memory;
pub mod objects;
pub mod order;
pub mod product;
pub mod refine;
pub mod relation;
pub mod shared;
pub mod state;
pub mod threads;
pub mod value;
pub mod wto;

pub use engine::{prove, Alarm, Outcome};
