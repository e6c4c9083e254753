//! The engine `modular`: thread-modular abstract interpretation, proofs for all runs.

pub mod domains;
pub mod fixpoint;
