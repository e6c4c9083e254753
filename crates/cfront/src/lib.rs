//! The front end.
pub mod litmus;
pub mod llvm;
