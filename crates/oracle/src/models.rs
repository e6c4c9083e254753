//! The models as `docs/memory-models.md` writes them: which pairs are kept, and what C's atomics become. Typed anew.

use crate::lang::Order;

/// A memory model.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Model {
    /// Sequential consistency.
    Sc,
    /// x86 and SPARC TSO.
    Tso,
    /// SPARC PSO.
    Pso,
    /// SPARC RMO with dependencies.
    Rmo,
    /// The common weakening.
    Relaxed,
}

/// All of them, from strong to weak.
pub const MODELS: [Model; 5] = [Model::Sc, Model::Tso, Model::Pso, Model::Rmo, Model::Relaxed];

/// A load or a store.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Kind {
    /// A load.
    R,
    /// A store.
    W,
}

/// The pairs that a fence keeps, as bits.
pub type Mask = u8;
/// Load before load.
pub const LL: Mask = 1;
/// Load before store.
pub const LS: Mask = 2;
/// Store before load.
pub const SL: Mask = 4;
/// Store before store.
pub const SS: Mask = 8;
/// All pairs.
pub const FULL: Mask = 15;

impl Model {
    /// The name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Model::Sc => "sc",
            Model::Tso => "tso",
            Model::Pso => "pso",
            Model::Rmo => "rmo",
            Model::Relaxed => "relaxed",
        }
    }

    /// The model of that name.
    pub fn named(name: &str) -> Option<Model> {
        MODELS.into_iter().find(|m| m.name() == name)
    }

    /// Whether `x` before `y` in the program means before in the memory order, for accesses to the same address or not.
    pub fn keeps(self, x: Kind, y: Kind, same: bool) -> bool {
        match (x, y) {
            (Kind::R, Kind::R) => match self {
                Model::Sc | Model::Tso | Model::Pso => true,
                Model::Rmo => same,
                Model::Relaxed => false,
            },
            (Kind::R, Kind::W) => match self {
                Model::Sc | Model::Tso | Model::Pso => true,
                Model::Rmo | Model::Relaxed => same,
            },
            (Kind::W, Kind::W) => match self {
                Model::Sc | Model::Tso => true,
                Model::Pso | Model::Rmo | Model::Relaxed => same,
            },
            (Kind::W, Kind::R) => match self {
                Model::Sc => true,
                Model::Tso | Model::Pso | Model::Rmo | Model::Relaxed => false,
            },
        }
    }

    /// Whether dependencies are kept.
    pub fn dependencies(self) -> bool {
        match self {
            Model::Sc | Model::Tso | Model::Pso | Model::Rmo => true,
            Model::Relaxed => false,
        }
    }

    /// The fences before and behind a load.
    pub fn load(self, order: Order) -> (Mask, Mask) {
        match (self, order) {
            (_, Order::Plain | Order::Relaxed) | (Model::Sc | Model::Tso | Model::Pso, _) => (0, 0),
            (Model::Rmo | Model::Relaxed, Order::Acquire | Order::Release | Order::AcqRel | Order::SeqCst) => {
                (0, LL | LS)
            }
        }
    }

    /// The fences before and behind a store.
    pub fn store(self, order: Order) -> (Mask, Mask) {
        let before = match self {
            Model::Sc | Model::Tso => 0,
            Model::Pso => SS,
            Model::Rmo | Model::Relaxed => LS | SS,
        };
        match order {
            Order::Plain | Order::Relaxed => (0, 0),
            Order::Acquire | Order::Release | Order::AcqRel => (before, 0),
            Order::SeqCst => (before, if self == Model::Sc { 0 } else { SL }),
        }
    }

    /// The fences before and behind a read-modify-write.
    pub fn rmw(self, order: Order) -> (Mask, Mask) {
        match self {
            Model::Sc => (0, 0),
            Model::Tso | Model::Pso => (FULL, FULL),
            Model::Rmo | Model::Relaxed => match order {
                Order::Plain | Order::Relaxed => (0, 0),
                Order::Acquire => (0, FULL),
                Order::Release => (FULL, 0),
                Order::AcqRel | Order::SeqCst => (FULL, FULL),
            },
        }
    }

    /// The fences before and behind a compare-exchange that fails, by the order of its failure.
    pub fn failed(self, failure: Order) -> (Mask, Mask) {
        match self {
            Model::Sc => (0, 0),
            Model::Tso | Model::Pso => (FULL, FULL),
            Model::Rmo | Model::Relaxed => self.load(failure),
        }
    }

    /// What a C fence becomes.
    pub fn fence(self, order: Order) -> Mask {
        match (self, order) {
            (_, Order::Plain | Order::Relaxed) | (Model::Sc, _) => 0,
            (Model::Tso | Model::Pso | Model::Rmo | Model::Relaxed, Order::SeqCst) => FULL,
            (Model::Tso, Order::Acquire | Order::Release | Order::AcqRel) | (Model::Pso, Order::Acquire) => 0,
            (Model::Pso, Order::Release | Order::AcqRel) => SS,
            (Model::Rmo | Model::Relaxed, Order::Acquire) => LL | LS,
            (Model::Rmo | Model::Relaxed, Order::Release) => LS | SS,
            (Model::Rmo | Model::Relaxed, Order::AcqRel) => LL | LS | SS,
        }
    }
}

/// Whether a fence keeps a pair.
pub fn covers(mask: Mask, x: Kind, y: Kind) -> bool {
    let bit = match (x, y) {
        (Kind::R, Kind::R) => LL,
        (Kind::R, Kind::W) => LS,
        (Kind::W, Kind::R) => SL,
        (Kind::W, Kind::W) => SS,
    };
    mask & bit != 0
}
