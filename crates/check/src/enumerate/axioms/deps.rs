//! Sets of loads that a value depends on, small enough to copy with every register.
//!
//! A set is a number; equal sets have equal numbers. The table behind the numbers belongs to the operating-system
//! thread that explores and is emptied by [`reset`], so numbers are meaningful during one exploration only.
//! Guarantee: exact sets of any size.

use super::order::NodeId;
use crate::value::Dep;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

/// A set of loads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct DepSet(u32);

#[derive(Default)]
struct Table {
    /// Set `n` stands at `n - 1`; the empty set has number 0. Members are sorted.
    sets: Vec<Rc<[u32]>>,
    numbers: FxHashMap<Rc<[u32]>, u32>,
    joins: FxHashMap<(u32, u32), u32>,
}

thread_local! {
    static TABLE: RefCell<Table> = RefCell::default();
}

/// Forgets all sets; numbers made before must not be used after.
pub fn reset() {
    TABLE.with(|t| *t.borrow_mut() = Table::default());
}

impl Table {
    fn intern(&mut self, members: Vec<u32>) -> u32 {
        if members.is_empty() {
            return 0;
        }
        let members: Rc<[u32]> = members.into();
        if let Some(&n) = self.numbers.get(&members) {
            return n;
        }
        self.sets.push(Rc::clone(&members));
        let n = self.sets.len() as u32;
        self.numbers.insert(members, n);
        n
    }

    fn members(&self, n: u32) -> &[u32] {
        match n.checked_sub(1).and_then(|i| self.sets.get(i as usize)) {
            Some(set) => set,
            None => &[],
        }
    }
}

impl DepSet {
    /// The set of one load.
    pub fn of(load: NodeId) -> DepSet {
        TABLE.with(|t| DepSet(t.borrow_mut().intern(vec![load.0])))
    }

    /// The loads in the set.
    pub fn loads(self) -> Vec<NodeId> {
        if self.0 == 0 {
            return Vec::new();
        }
        TABLE.with(|t| t.borrow().members(self.0).iter().map(|n| NodeId(*n)).collect())
    }
}

impl Dep for DepSet {
    type Place = ();

    fn join(self, other: DepSet) -> DepSet {
        if self == other || other.0 == 0 {
            return self;
        }
        if self.0 == 0 {
            return other;
        }
        let key = (self.0.min(other.0), self.0.max(other.0));
        TABLE.with(|t| {
            let mut table = t.borrow_mut();
            if let Some(&n) = table.joins.get(&key) {
                return DepSet(n);
            }
            let mut all: Vec<u32> = table.members(key.0).to_vec();
            all.extend_from_slice(table.members(key.1));
            all.sort_unstable();
            all.dedup();
            let n = table.intern(all);
            table.joins.insert(key, n);
            DepSet(n)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_sets_have_equal_numbers() {
        reset();
        let (a, b, c) = (DepSet::of(NodeId(3)), DepSet::of(NodeId(1)), DepSet::of(NodeId(200)));
        assert_eq!(a.join(b).join(c), c.join(a).join(b));
        assert_eq!(a.join(b).loads(), vec![NodeId(1), NodeId(3)]);
        assert_eq!(a.join(DepSet::default()), a);
    }
}
