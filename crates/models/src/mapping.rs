//! How C's atomics are compiled for each model: which fences stand before and after an access.
//!
//! Source: the table "How C atomics act on each model" of `docs/memory-models.md`.

use fencepost_ir::{FenceKind, FenceMask, Order};

/// The columns of the mapping table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mapping {
    /// Nothing is needed.
    Sc,
    /// x86-like.
    Tso,
    /// SPARC PSO.
    Pso,
    /// `rmo` and `relaxed`.
    Weak,
}

/// The fences around one access.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wrap {
    /// Right before the access.
    pub before: FenceMask,
    /// Right after it.
    pub after: FenceMask,
}

const NONE: FenceMask = FenceMask::NONE;
const FULL: FenceMask = FenceMask::FULL;
const SS: FenceMask = FenceMask::SS;
const SL: FenceMask = FenceMask::SL;
const LL_LS: FenceMask = FenceMask::LL.and(FenceMask::LS);
const LS_SS: FenceMask = FenceMask::LS.and(FenceMask::SS);

impl Mapping {
    /// The fences around a load.
    pub fn load(self, order: Order) -> Wrap {
        let after = match self {
            Mapping::Sc | Mapping::Tso | Mapping::Pso => NONE,
            Mapping::Weak => match order {
                Order::Plain | Order::Relaxed | Order::Release => NONE,
                Order::Consume | Order::Acquire | Order::AcqRel | Order::SeqCst => LL_LS,
            },
        };
        Wrap { before: NONE, after }
    }

    /// The fences around a store.
    pub fn store(self, order: Order) -> Wrap {
        let (releases, total) = (order.releases(), order == Order::SeqCst);
        let before = match self {
            Mapping::Sc | Mapping::Tso => NONE,
            Mapping::Pso => SS,
            Mapping::Weak => LS_SS,
        };
        let after = if self == Mapping::Sc { NONE } else { SL };
        Wrap { before: if releases { before } else { NONE }, after: if total { after } else { NONE } }
    }

    /// The fences around a read-modify-write that stores.
    pub fn rmw(self, order: Order) -> Wrap {
        match self {
            Mapping::Sc => Wrap::default(),
            Mapping::Tso | Mapping::Pso => Wrap { before: FULL, after: FULL },
            Mapping::Weak => Wrap {
                before: if order.releases() { FULL } else { NONE },
                after: if order.acquires() { FULL } else { NONE },
            },
        }
    }

    /// The fences around a compare-exchange that failed, so that it only loaded.
    pub fn failed(self, failure: Order) -> Wrap {
        match self {
            Mapping::Sc => Wrap::default(),
            Mapping::Tso | Mapping::Pso => Wrap { before: FULL, after: FULL },
            Mapping::Weak => self.load(failure),
        }
    }

    /// The pairs that a fence of the program keeps on this model.
    pub fn fence(self, kind: FenceKind) -> FenceMask {
        let order = match kind {
            FenceKind::Mask(mask) => return if self == Mapping::Sc { NONE } else { mask },
            FenceKind::C(order) => order,
            FenceKind::Lock => Order::SeqCst,
        };
        match self {
            Mapping::Sc => NONE,
            Mapping::Tso => match order {
                Order::SeqCst => FULL,
                Order::Plain | Order::Relaxed | Order::Consume | Order::Acquire | Order::Release | Order::AcqRel => {
                    NONE
                }
            },
            Mapping::Pso => match order {
                Order::SeqCst => FULL,
                Order::Release | Order::AcqRel => SS,
                Order::Plain | Order::Relaxed | Order::Consume | Order::Acquire => NONE,
            },
            Mapping::Weak => match order {
                Order::SeqCst => FULL,
                Order::AcqRel => LL_LS.and(SS),
                Order::Release => LS_SS,
                Order::Consume | Order::Acquire => LL_LS,
                Order::Plain | Order::Relaxed => NONE,
            },
        }
    }
}
