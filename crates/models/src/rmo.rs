//! Relaxed memory order (SPARC V9 RMO): only same-address pairs (but not store to load) and dependencies are kept.

use crate::{Keep, Mapping, Model, Pair};

/// The model.
pub static RMO: Model = Model {
    name: "rmo",
    summary: "relaxed memory order: same-address pairs and dependencies are kept",
    keep: Keep { rr: Pair::SAME, rw: Pair::SAME, ww: Pair::SAME, wr: Pair::NEVER, dependencies: true },
    operations: false,
    mapping: Mapping::Weak,
    machine: None,
};
