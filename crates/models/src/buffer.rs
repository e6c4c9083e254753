//! The store buffers of the machines: what a thread has stored and memory has not yet received.
//!
//! Source: the operational reading of `tso` and `pso` in `docs/memory-models.md`. One list serves both: under `tso`
//! only the oldest entry may reach memory; under `pso` any entry may that no older overlapping entry and no older
//! store-store barrier precedes. Deviation: `pso` is usually given with one queue per address; a list with barriers
//! is the same machine and also expresses store-store fences exactly (emptying the buffers at such a fence would
//! forbid later loads to overtake the stores before it, which the model allows).

use crate::Machine;
use smallvec::SmallVec;

/// A store on its way to memory, or a store-store barrier between stores.
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
    },
    /// Stores before it reach memory before stores behind it.
    Barrier,
}

/// One thread's buffer, oldest entry first.
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

    /// Adds a store-store barrier, unless there is nothing that it could hold back.
    pub fn barrier(&mut self) {
        if !matches!(self.entries.last(), None | Some(Entry::Barrier)) {
            self.entries.push(Entry::Barrier);
        }
    }

    /// The positions of the entries that may reach memory next.
    pub fn ready(&self, machine: Machine) -> SmallVec<[usize; 4]> {
        let mut ready = SmallVec::new();
        match machine {
            Machine::Direct => {}
            Machine::Fifo => {
                if let Some(i) = self.entries.iter().position(|e| matches!(e, Entry::Store { .. })) {
                    ready.push(i);
                }
            }
            Machine::PerAddress => {
                for (i, entry) in self.entries.iter().enumerate() {
                    match entry {
                        Entry::Barrier => break,
                        Entry::Store { addr, size, .. } => {
                            let held = self.entries[..i].iter().any(|older| match older {
                                Entry::Barrier => false,
                                Entry::Store { addr: a, size: s, .. } => {
                                    overlaps(*a, u64::from(*s), *addr, u64::from(*size))
                                }
                            });
                            if !held {
                                ready.push(i);
                            }
                        }
                    }
                }
            }
        }
        ready
    }

    /// Takes an entry out; barriers with nothing before them go too.
    pub fn take(&mut self, position: usize) -> Entry {
        let entry = self.entries.remove(position);
        while matches!(self.entries.first(), Some(Entry::Barrier)) {
            self.entries.remove(0);
        }
        // Two barriers that have become neighbours are one; one at the end stays, it holds back stores to come.
        self.entries.dedup_by(|a, b| *a == Entry::Barrier && *b == Entry::Barrier);
        entry
    }

    /// Overlays the thread's own stores on bytes read from memory: the newest store of each byte wins.
    /// `read` is called only for those bits that no entry covers, through `memory`'s value.
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
        Entry::Store { addr, size, bits, undef: 0, tag: 0 }
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
        b.barrier();
        b.push(store(16, 4, 3));
        assert_eq!(b.ready(Machine::PerAddress).as_slice(), &[0]);
        b.take(0);
        assert_eq!(b.ready(Machine::PerAddress).as_slice(), &[0]);
        b.take(0);
        assert_eq!(b.entries().len(), 1);
        assert_eq!(b.ready(Machine::PerAddress).as_slice(), &[0]);
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
