//! The store buffers of the machines: what a thread has stored and memory has not yet received.
//!
//! Source: the operational reading of `tso` and `pso` in `docs/memory-models.md`. One list serves both: under `tso`
//! only the oldest entry may reach memory; under `pso` any entry may that no older overlapping entry and no older
//! store-store barrier precedes. Deviation: `pso` is usually given with one queue per address, emptied at fences. A list
//! with barriers is the same machine and also expresses partial fences exactly: emptying the buffer at a store-store
//! fence would forbid later loads to overtake the stores before it, and at a store-load fence it would forbid later
//! stores to do so; the models allow both.

use crate::Machine;
use smallvec::SmallVec;

/// A store on its way to memory, or a barrier between stores.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Entry {
    /// A store of `size` bytes.
    Store {
        /// The address.
        addr: u64,
        /// The number of bytes, at most 16.
        size: u8,
        /// The value.
        bits: u128,
        /// Which bits have no defined value.
        undef: u128,
        /// A number that the owner of the buffer gives to the store.
        tag: u32,
        /// Stores of one group (not 0) reach memory together: they belong to one atomic section.
        group: u8,
    },
    /// A fence: what it holds back waits until all stores before it have reached memory.
    Barrier {
        /// Holds back the stores behind it.
        stores: bool,
        /// Holds back all loads of the thread.
        loads: bool,
    },
}

/// One thread's buffer, oldest entry first. It never starts with a barrier, nor do two stand side by side.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Buffer {
    entries: SmallVec<[Entry; 2]>,
}

/// Whether two byte ranges share a byte.
pub fn overlaps(a: u64, a_size: u64, b: u64, b_size: u64) -> bool {
    a < b.saturating_add(b_size) && b < a.saturating_add(a_size)
}

impl Buffer {
    /// Whether memory has received everything.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The entries, oldest first.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Adds a store.
    pub fn push(&mut self, entry: Entry) {
        self.entries.push(entry);
    }

    /// Adds a fence; one that could hold back nothing is left out.
    pub fn barrier(&mut self, hold_stores: bool, hold_loads: bool) {
        match self.entries.last_mut() {
            None => {}
            Some(Entry::Barrier { stores, loads }) => {
                *stores |= hold_stores;
                *loads |= hold_loads;
            }
            Some(Entry::Store { .. }) if hold_stores || hold_loads => {
                self.entries.push(Entry::Barrier { stores: hold_stores, loads: hold_loads });
            }
            Some(Entry::Store { .. }) => {}
        }
    }

    /// Whether a fence holds back the thread's loads: a store before it is still on its way.
    pub fn holds_loads(&self) -> bool {
        // A barrier always has a store before it.
        self.entries.iter().any(|e| matches!(e, Entry::Barrier { loads: true, .. }))
    }

    /// A group number that no entry has.
    pub fn free_group(&self) -> u8 {
        let used = self.entries.iter().map(|e| match e {
            Entry::Store { group, .. } => *group,
            Entry::Barrier { .. } => 0,
        });
        used.max().unwrap_or(0).saturating_add(1)
    }

    /// Dissolves a group that has only one member; the number of members is returned.
    pub fn settle_group(&mut self, number: u8) -> usize {
        let of_group = |e: &&mut Entry| matches!(e, Entry::Store { group, .. } if *group == number);
        let mut members: SmallVec<[&mut Entry; 4]> = self.entries.iter_mut().filter(of_group).collect();
        let n = members.len();
        if let [Entry::Store { group, .. }] = members.as_mut_slice() {
            *group = 0;
        }
        n
    }

    /// The positions of the entries that may reach memory next; for a group, that of its first member.
    pub fn ready(&self, machine: Machine) -> SmallVec<[usize; 4]> {
        let mut ready = SmallVec::new();
        match machine {
            Machine::Direct => {}
            Machine::Fifo => {
                if !self.entries.is_empty() {
                    ready.push(0);
                }
            }
            Machine::PerAddress => {
                for i in 0..self.entries.len() {
                    match self.entries[i] {
                        Entry::Barrier { stores: true, .. } => break,
                        Entry::Barrier { stores: false, .. } => {}
                        Entry::Store { group: 0, .. } if self.is_free(i) => ready.push(i),
                        Entry::Store { group: 0, .. } => {}
                        Entry::Store { group, .. } if self.group_is_free(i, group) => ready.push(i),
                        Entry::Store { .. } => {}
                    }
                }
            }
        }
        ready
    }

    /// Whether no barrier and no older overlapping store holds back an entry.
    fn is_free(&self, position: usize) -> bool {
        let Entry::Store { addr, size, .. } = self.entries[position] else { return false };
        !self.entries[..position].iter().any(|older| match older {
            Entry::Barrier { stores, .. } => *stores,
            Entry::Store { addr: a, size: s, .. } => overlaps(*a, u64::from(*s), addr, u64::from(size)),
        })
    }

    /// Whether all members of a group can go one after another, and the entry is the first of them.
    fn group_is_free(&self, position: usize, number: u8) -> bool {
        let member = |e: &Entry| matches!(e, Entry::Store { group, .. } if *group == number);
        if self.entries.iter().position(member) != Some(position) {
            return false;
        }
        let mut rest = self.clone();
        while let Some(next) = rest.entries.iter().position(member) {
            if !rest.is_free(next) {
                return false;
            }
            rest.take_one(next);
        }
        true
    }

    fn take_one(&mut self, position: usize) -> Entry {
        let entry = self.entries.remove(position);
        while matches!(self.entries.first(), Some(Entry::Barrier { .. })) {
            self.entries.remove(0);
        }
        self.entries.dedup_by(|later, earlier| match (earlier, later) {
            (Entry::Barrier { stores, loads }, Entry::Barrier { stores: s, loads: l }) => {
                *stores |= *s;
                *loads |= *l;
                true
            }
            _ => false,
        });
        entry
    }

    /// Takes an entry out, or the whole group that it belongs to, in order.
    pub fn take(&mut self, position: usize) -> SmallVec<[Entry; 1]> {
        let mut taken = SmallVec::new();
        let number = match self.entries[position] {
            Entry::Store { group, .. } => group,
            Entry::Barrier { .. } => 0,
        };
        taken.push(self.take_one(position));
        if number != 0 {
            let member = |e: &Entry| matches!(e, Entry::Store { group, .. } if *group == number);
            while let Some(next) = self.entries.iter().position(member) {
                taken.push(self.take_one(next));
            }
        }
        taken
    }

    /// Forgets the stores into a range of bytes that nobody will read again.
    pub fn discard(&mut self, addr: u64, size: u64) {
        let into = |e: &Entry| match e {
            Entry::Store { addr: a, size: s, .. } => overlaps(*a, u64::from(*s), addr, size),
            Entry::Barrier { .. } => false,
        };
        while let Some(position) = self.entries.iter().position(into) {
            self.take_one(position);
        }
    }

    /// Overlays the thread's own stores on bytes read from memory: the newest store of each byte wins.
    pub fn forward(&self, addr: u64, size: u8, memory: (u128, u128)) -> (u128, u128) {
        let (mut bits, mut undef) = memory;
        for entry in &self.entries {
            let Entry::Store { addr: a, size: s, bits: b, undef: u, .. } = *entry else { continue };
            if !overlaps(a, u64::from(s), addr, u64::from(size)) {
                continue;
            }
            for k in 0..u64::from(size) {
                let byte = addr + k;
                if byte >= a && byte - a < u64::from(s) {
                    let from = 8 * (byte - a) as u32;
                    let to = 8 * k as u32;
                    let mask = 0xffu128 << to;
                    bits = (bits & !mask) | (((b >> from) & 0xff) << to);
                    undef = (undef & !mask) | (((u >> from) & 0xff) << to);
                }
            }
        }
        (bits, undef)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn store(addr: u64, size: u8, bits: u128) -> Entry {
        Entry::Store { addr, size, bits, undef: 0, tag: 0, group: 0 }
    }

    fn member(addr: u64) -> Entry {
        Entry::Store { addr, size: 4, bits: 1, undef: 0, tag: 0, group: 1 }
    }

    #[test]
    fn fifo_lets_only_the_oldest_go() {
        let mut b = Buffer::default();
        b.push(store(0, 4, 1));
        b.push(store(8, 4, 2));
        assert_eq!(b.ready(Machine::Fifo).as_slice(), &[0]);
        assert_eq!(b.ready(Machine::PerAddress).as_slice(), &[0, 1]);
    }

    #[test]
    fn per_address_keeps_overlapping_stores_and_barriers() {
        let mut b = Buffer::default();
        b.push(store(0, 4, 1));
        b.push(store(2, 4, 2));
        b.barrier(true, false);
        b.push(store(16, 4, 3));
        assert_eq!(b.ready(Machine::PerAddress).as_slice(), &[0]);
        b.take(0);
        assert_eq!(b.ready(Machine::PerAddress).as_slice(), &[0]);
        b.take(0);
        assert_eq!(b.entries().len(), 1);
        assert_eq!(b.ready(Machine::PerAddress).as_slice(), &[0]);
    }

    #[test]
    fn a_store_load_fence_holds_back_loads_but_not_stores() {
        let mut b = Buffer::default();
        b.push(store(0, 4, 1));
        b.barrier(false, true);
        b.push(store(8, 4, 2));
        assert!(b.holds_loads());
        assert_eq!(b.ready(Machine::PerAddress).as_slice(), &[0, 2]);
        b.take(2);
        assert!(b.holds_loads());
        b.take(0);
        assert!(!b.holds_loads() && b.is_empty());
    }

    #[test]
    fn a_group_goes_together_or_not_at_all() {
        let mut b = Buffer::default();
        b.push(store(8, 4, 7));
        b.push(member(0));
        b.push(member(8));
        // The second member waits for the older store to its address, and so the first does too.
        assert_eq!(b.ready(Machine::PerAddress).as_slice(), &[0]);
        b.take(0);
        assert_eq!(b.ready(Machine::PerAddress).as_slice(), &[0]);
        assert_eq!(b.take(0).len(), 2);
        assert!(b.is_empty());
    }

    #[test]
    fn discarding_leaves_no_idle_barrier() {
        let mut b = Buffer::default();
        b.push(store(0, 4, 1));
        b.barrier(true, true);
        b.push(store(8, 4, 2));
        b.discard(0, 8);
        assert_eq!(b.entries(), &[store(8, 4, 2)]);
    }

    #[test]
    fn forwarding_takes_the_newest_byte() {
        let mut b = Buffer::default();
        b.push(store(0, 4, 0x0403_0201));
        b.push(store(1, 1, 0xaa));
        assert_eq!(b.forward(0, 4, (0, 0)).0, 0x0403_aa01);
        assert_eq!(b.forward(2, 4, (0x9988_7766, 0)).0, 0x9988_0403);
    }
}
