//! Whole operations one after another: the reference for data types, not a machine.
//!
//! Source: the model `Atomic` of Burckhardt, Alur, Martin (CAV 2006). As `sc`, and every call of a function that
//! `FP_OPERATION` names is one atomic section; inside another operation it is part of that one. Without operations it is
//! `sc`.

use crate::{Keep, Machine, Mapping, Model, Pair};

/// The model.
pub static SERIAL: Model = Model {
    name: "serial",
    summary: "whole operations one after another: as sc, and each call of an operation is atomic",
    keep: Keep { rr: Pair::ALWAYS, rw: Pair::ALWAYS, ww: Pair::ALWAYS, wr: Pair::ALWAYS, dependencies: true },
    operations: true,
    mapping: Mapping::Sc,
    machine: Some(Machine::Direct),
};
