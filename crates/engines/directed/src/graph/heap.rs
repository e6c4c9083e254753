//! Where heap objects are: each execution point has its own, in whichever run a thread comes to it.
//!
//! Guarantee: no two of them overlap, and in the first run they are where the layout puts them.

use super::{Graph, Place};
use fencepost_check::follow::At;
use fencepost_check::layout::{Layout, Tid};
use std::collections::hash_map::Entry;

impl Graph {
    /// The address of a heap object: one for each execution point and size. `None` if there is no room for it.
    pub fn put(
        &mut self,
        place: &Place,
        at: At,
        layout: &Layout,
        tid: Tid,
        (size, align): (u64, u64),
        next: u64,
    ) -> Option<u64> {
        let heap = self.heaps.entry(tid).or_insert(next);
        match self.put.entry((place.inst, at.ip, size)) {
            Entry::Occupied(known) => Some(*known.get()),
            Entry::Vacant(new) => {
                let (base, end) = layout.place(*heap, size, align)?;
                *heap = end;
                Some(*new.insert(base))
            }
        }
    }
}
