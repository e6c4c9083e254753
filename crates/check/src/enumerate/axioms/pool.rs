//! What earlier branches of the search have seen other threads do, for promises.
//!
//! A load may be explored before the store that it reads. It then takes the value of some store that another branch
//! or an earlier round has seen at that address, as a promise that a store of another thread must keep. Rounds repeat
//! until nothing new is seen; [`super`] argues why that is complete.

use crate::interp::Allocation;
use crate::layout::Tid;
use smallvec::SmallVec;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// A store that was seen: its footprint and value, and by which threads.
#[derive(Clone, Debug)]
pub struct Seen {
    pub size: u64,
    pub bits: u128,
    pub undef: u128,
    pub threads: SmallVec<[Tid; 2]>,
}

/// Everything learned so far.
#[derive(Clone, Debug, Default)]
pub struct Pool {
    stores: BTreeMap<u64, Vec<Seen>>,
    objects: BTreeMap<u64, Vec<Rc<Allocation>>>,
    /// The size of the largest of them.
    largest: u64,
    ends: BTreeMap<u64, SmallVec<[Tid; 2]>>,
    visited: BTreeSet<u64>,
    /// What was stored or given to a thread, where it may be an address.
    told: BTreeSet<u64>,
    /// What was loaded: address and size.
    loads: BTreeSet<(u64, u64)>,
    /// Whether something was learned since the flag was last cleared.
    pub grown: bool,
    /// At most so many values for each address, if values may be guesses.
    pub cap: Option<usize>,
    /// Bytes in use, roughly.
    pub bytes: u64,
}

impl Pool {
    /// A thread stored a value.
    pub fn store(&mut self, tid: Tid, addr: u64, size: u64, bits: u128, undef: u128) {
        self.tell(bits);
        let list = self.stores.entry(addr).or_default();
        let full = self.cap.is_some_and(|cap| list.len() >= cap);
        match list.iter_mut().find(|s| s.size == size && s.bits == bits && s.undef == undef) {
            Some(seen) if seen.threads.contains(&tid) => return,
            Some(seen) => seen.threads.push(tid),
            None if full => return,
            None => {
                self.bytes += 96;
                list.push(Seen { size, bits, undef, threads: smallvec::smallvec![tid] });
            }
        }
        self.grown = true;
    }

    /// A value is where others may find it.
    pub fn tell(&mut self, bits: u128) {
        // A wide store may carry two addresses.
        self.told.extend([bits as u64, (bits >> 64) as u64]);
    }

    /// Whether an address of the object is where others may find it.
    pub fn is_told(&self, base: u64, size: u64) -> bool {
        self.told.range(base..=base.saturating_add(size)).next().is_some()
    }

    /// The stores that were seen to share a byte with a range, each with its address.
    pub fn stores_to(&self, addr: u64, len: u64) -> impl Iterator<Item = (u64, &Seen)> {
        let from = addr.saturating_sub(15);
        self.stores
            .range(from..addr.saturating_add(len))
            .flat_map(|(a, list)| list.iter().map(move |s| (*a, s)))
            .filter(move |(a, s)| a.saturating_add(s.size) > addr)
    }

    /// A thread loaded.
    pub fn load(&mut self, addr: u64, size: u64) {
        self.loads.insert((addr, size));
    }

    /// Presumes that every thread might store each of these values where somebody stores or loads: also one that was not
    /// seen to store there, because only a guess leads it to its store.
    pub fn guess(&mut self, values: &[u128], threads: Tid) {
        let stored = self.stores.iter().flat_map(|(a, list)| list.iter().map(|s| (*a, s.size)));
        let unstored = self.loads.iter().copied().filter(|(a, s)| self.stores_to(*a, *s).next().is_none());
        let places: BTreeSet<(u64, u64)> = stored.chain(unstored).collect();
        for (addr, size) in places {
            for value in values {
                for tid in 0..threads {
                    self.store(tid, addr, size, fencepost_ir::eval::cut(8 * size as u32, *value), 0);
                }
            }
        }
    }

    /// A thread made an object.
    pub fn object(&mut self, allocation: &Allocation) {
        let list = self.objects.entry(allocation.base).or_default();
        if !list.iter().any(|a| **a == *allocation) {
            list.push(Rc::new(allocation.clone()));
            self.largest = self.largest.max(allocation.size);
            self.grown = true;
        }
    }

    /// The objects that were seen to contain or nearly contain an address.
    pub fn objects_at(&self, addr: u64) -> impl Iterator<Item = &Rc<Allocation>> {
        let near = self.objects.range(addr.saturating_sub(self.largest)..=addr).flat_map(|(_, list)| list);
        near.filter(move |a| addr <= a.base.saturating_add(a.size))
    }

    /// A thread ended an object.
    pub fn end(&mut self, base: u64, tid: Tid) {
        let list = self.ends.entry(base).or_default();
        if !list.contains(&tid) {
            list.push(tid);
            self.grown = true;
        }
    }

    /// The threads that were seen to end an object.
    pub fn ends(&self, base: u64) -> &[Tid] {
        self.ends.get(&base).map_or(&[], |l| l)
    }

    /// A thread touched another thread's stack object, so that its end matters.
    pub fn visit(&mut self, base: u64) {
        self.grown |= self.visited.insert(base);
    }

    /// Whether some thread touches the stack object of another thread at this address.
    pub fn is_visited(&self, base: u64) -> bool {
        self.visited.contains(&base)
    }
}
