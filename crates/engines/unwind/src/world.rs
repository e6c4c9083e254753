//! What simulations learn besides the objects and what memory may hold: the places of shared memory.

use fencepost_check::layout::Tid;
pub use fencepost_execution::world::{ObjId, Object};
use rustc_hash::FxHashSet;
use std::collections::{BTreeMap, BTreeSet};

/// The knowledge that rounds share.
pub type World<'p> = fencepost_execution::World<'p, Known>;

/// What this engine learns.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The places of shared memory that stores write, and which threads do.
    pub places: BTreeMap<(u64, u32), FxHashSet<Tid>>,
    /// The places that loads read.
    pub read: BTreeSet<(u64, u32)>,
    /// Whether an atomic section may write twice, so that others must not see what is between.
    pub wide: bool,
}

impl Known {
    /// Notes that a thread may write a place of shared memory, and says whether that is new.
    pub fn may_write(&mut self, addr: u64, size: u32, tid: Tid) -> bool {
        self.places.entry((addr, size)).or_default().insert(tid)
    }

    /// Notes that a place of shared memory may be read, and says whether that is new.
    pub fn may_read(&mut self, addr: u64, size: u32) -> bool {
        self.read.insert((addr, size))
    }

    /// Notes that an atomic section may write twice, and says whether that is new.
    pub fn wide_section(&mut self) -> bool {
        !std::mem::replace(&mut self.wide, true)
    }
}

/// The place that says whether an object's life has ended: an address that no object has.
pub fn life(id: ObjId) -> u64 {
    u64::MAX - 0x1000_0000 + u64::from(id)
}
