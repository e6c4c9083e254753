//! The common weakening of PowerPC, SPARC, Alpha and zArchitecture: equation (6) of the CAV'06 paper.
//! Keeps no dependencies and forbids no circular value flow.

use crate::{Keep, Mapping, Model, Pair};

/// The model.
pub static RELAXED: Model = Model {
    name: "relaxed",
    summary: "the common weakening: only load-store and store-store pairs to one address are kept",
    keep: Keep { rr: Pair::NEVER, rw: Pair::SAME, ww: Pair::SAME, wr: Pair::NEVER, dependencies: false },
    operations: false,
    mapping: Mapping::Weak,
    machine: None,
};
