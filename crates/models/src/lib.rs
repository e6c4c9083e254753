//! The memory models: one file a model, one line each in [`MODELS`].
//!
//! Source: `docs/memory-models.md`, which every engine follows. A [`Model`] is data: which pairs of one thread's
//! accesses it keeps in order, how C's atomics are compiled for it, and which store-buffer machine runs it, if any.
//! Guarantee: `MODELS` is ordered so that every run legal under one model is legal under all behind it.

pub mod buffer;
mod mapping;
pub mod pso;
pub mod relaxed;
pub mod rmo;
pub mod sc;
pub mod serial;
pub mod tso;

pub use mapping::{Mapping, Wrap};

use fencepost_ir::FenceMask;

/// Load or store: the two kinds of event that have a place in the memory order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A load, or the load of a read-modify-write.
    R,
    /// A store, or the store of a read-modify-write.
    W,
}

/// One row of a model's keep-table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    /// Kept when both accesses touch a common byte.
    pub same: bool,
    /// Kept when they do not.
    pub other: bool,
}

impl Pair {
    pub(crate) const ALWAYS: Pair = Pair { same: true, other: true };
    pub(crate) const SAME: Pair = Pair { same: true, other: false };
    pub(crate) const NEVER: Pair = Pair { same: false, other: false };
}

/// Which pairs `x <po y` a model keeps in the memory order, fences apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// Load then load.
    pub rr: Pair,
    /// Load then store.
    pub rw: Pair,
    /// Store then store.
    pub ww: Pair,
    /// Store then load.
    pub wr: Pair,
    /// Dependencies: load then load or store by address or data, load then store by control.
    pub dependencies: bool,
}

impl Keep {
    /// Whether `x <po y` is kept.
    pub fn keeps(&self, x: Kind, y: Kind, same_address: bool) -> bool {
        let pair = match (x, y) {
            (Kind::R, Kind::R) => self.rr,
            (Kind::R, Kind::W) => self.rw,
            (Kind::W, Kind::W) => self.ww,
            (Kind::W, Kind::R) => self.wr,
        };
        if same_address {
            pair.same
        } else {
            pair.other
        }
    }
}

/// The store-buffer machine of a model.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Machine {
    /// Stores reach memory at once.
    Direct,
    /// One first-in first-out buffer for each thread.
    Fifo,
    /// One first-in first-out buffer for each thread and address.
    PerAddress,
}

/// A memory model.
#[derive(Debug)]
pub struct Model {
    /// The name on the command line.
    pub name: &'static str,
    /// One line for people.
    pub summary: &'static str,
    /// The keep-table.
    pub keep: Keep,
    /// Whether each call of an operation is one atomic section.
    pub operations: bool,
    /// How C's atomics are compiled.
    pub mapping: Mapping,
    /// The machine, if the model has one.
    pub machine: Option<Machine>,
}

impl PartialEq for Model {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Model {}

/// All models, each weaker than the one before it.
pub static MODELS: [&Model; 6] = [&serial::SERIAL, &sc::SC, &tso::TSO, &pso::PSO, &rmo::RMO, &relaxed::RELAXED];

/// The model of that name.
pub fn model(name: &str) -> Option<&'static Model> {
    MODELS.iter().copied().find(|m| m.name == name)
}

/// Whether a fence with this mask keeps a pair of these kinds.
pub fn fence_keeps(mask: FenceMask, before: Kind, after: Kind) -> bool {
    let needed = match (before, after) {
        (Kind::R, Kind::R) => FenceMask::LL,
        (Kind::R, Kind::W) => FenceMask::LS,
        (Kind::W, Kind::R) => FenceMask::SL,
        (Kind::W, Kind::W) => FenceMask::SS,
    };
    mask.covers(needed)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every pair that a model keeps is kept by all stronger ones.
    #[test]
    fn keep_tables_nest() {
        for pair in MODELS.windows(2) {
            for x in [Kind::R, Kind::W] {
                for y in [Kind::R, Kind::W] {
                    for same in [true, false] {
                        let (strong, weak) = (pair[0].keep, pair[1].keep);
                        assert!(
                            strong.keeps(x, y, same) || !weak.keeps(x, y, same),
                            "{} {} {x:?} {y:?} {same}",
                            pair[0].name,
                            pair[1].name
                        );
                    }
                }
            }
        }
    }
}
