//! Total store order (SPARC TSO, x86): a load may overtake earlier stores of its thread.

use crate::{Keep, Machine, Mapping, Model, Pair};

/// The model.
pub static TSO: Model = Model {
    name: "tso",
    summary: "total store order (x86): a load may overtake earlier stores",
    keep: Keep { rr: Pair::ALWAYS, rw: Pair::ALWAYS, ww: Pair::ALWAYS, wr: Pair::NEVER, dependencies: true },
    operations: false,
    mapping: Mapping::Tso,
    machine: Some(Machine::Fifo),
};
