//! Sets of loads that a value depends on, for the models that keep dependencies.
//!
//! A set is a number; equal sets have equal numbers within one thread of the host. Unions are remembered, so that a
//! join costs one look-up.

use crate::value::Dep;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

/// A set of events.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Loads(u32);

#[derive(Default)]
struct Sets {
    sets: Vec<Rc<[u32]>>,
    index: FxHashMap<Rc<[u32]>, u32>,
    unions: FxHashMap<(u32, u32), u32>,
}

impl Sets {
    fn intern(&mut self, set: Vec<u32>) -> u32 {
        if set.is_empty() {
            return 0;
        }
        let set: Rc<[u32]> = set.into();
        if let Some(id) = self.index.get(&set) {
            return *id;
        }
        self.sets.push(Rc::clone(&set));
        let id = self.sets.len() as u32;
        self.index.insert(set, id);
        id
    }

    fn get(&self, id: u32) -> Rc<[u32]> {
        match id {
            0 => Rc::from([]),
            n => Rc::clone(&self.sets[n as usize - 1]),
        }
    }
}

thread_local! {
    static SETS: RefCell<Sets> = RefCell::default();
}

impl Loads {
    /// The set of one event.
    pub fn one(event: u32) -> Loads {
        SETS.with_borrow_mut(|s| Loads(s.intern(vec![event])))
    }

    /// The events of the set, in rising order.
    pub fn events(self) -> Rc<[u32]> {
        SETS.with_borrow(|s| s.get(self.0))
    }
}

impl Dep for Loads {
    type Place = ();

    fn join(self, other: Loads) -> Loads {
        if self == other || other.0 == 0 {
            return self;
        }
        if self.0 == 0 {
            return other;
        }
        let key = (self.0.min(other.0), self.0.max(other.0));
        SETS.with_borrow_mut(|s| {
            if let Some(id) = s.unions.get(&key) {
                return Loads(*id);
            }
            let (a, b) = (s.get(key.0), s.get(key.1));
            let mut all: Vec<u32> = a.iter().chain(b.iter()).copied().collect();
            all.sort_unstable();
            all.dedup();
            let id = s.intern(all);
            s.unions.insert(key, id);
            Loads(id)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unions_are_sets() {
        let (a, b) = (Loads::one(3), Loads::one(1));
        assert_eq!(&*a.join(b).events(), &[1, 3]);
        assert_eq!(a.join(b), b.join(a));
        assert_eq!(a.join(a), a);
        assert_eq!(a.join(Loads::default()), a);
    }
}
