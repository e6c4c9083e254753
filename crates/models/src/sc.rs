//! Sequential consistency: every pair is kept, stores reach memory at once.

use crate::{Keep, Machine, Mapping, Model, Pair};

/// The model.
pub static SC: Model = Model {
    name: "sc",
    summary: "sequential consistency: one access at a time, in program order",
    keep: Keep { rr: Pair::ALWAYS, rw: Pair::ALWAYS, ww: Pair::ALWAYS, wr: Pair::ALWAYS, dependencies: true },
    operations: false,
    mapping: Mapping::Sc,
    machine: Some(Machine::Direct),
};
