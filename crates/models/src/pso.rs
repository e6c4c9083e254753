//! Partial store order (SPARC PSO): stores to different addresses may also change places.

use crate::{Keep, Machine, Mapping, Model, Pair};

/// The model.
pub static PSO: Model = Model {
    name: "pso",
    summary: "partial store order: tso, and stores to different addresses may change places",
    keep: Keep { rr: Pair::ALWAYS, rw: Pair::ALWAYS, ww: Pair::SAME, wr: Pair::NEVER, dependencies: true },
    operations: false,
    mapping: Mapping::Pso,
    machine: Some(Machine::PerAddress),
};
