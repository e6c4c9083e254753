//! The memory that a thread sees without events: what happened before the first thread was started, objects that only
//! one thread touches, objects that nobody writes any more.
//!
//! A persistent map from addresses to bytes, in layers: paths of the symbolic execution share what they have in common,
//! and a merge visits only what differs. A byte refers to the value that it is part of, so that reading back what was
//! written whole gives the same value, not a copy put together from bits.

use crate::value::V;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// One byte: the `index`th of a value.
#[derive(Clone, Debug)]
pub struct Byte {
    /// The value; its width is a multiple of eight.
    pub value: V,
    /// Which of its bytes.
    pub index: u8,
}

impl Byte {
    /// Whether both are the same byte of the same value.
    pub fn same(&self, other: &Byte) -> bool {
        self.index == other.index && Rc::ptr_eq(&self.value, &other.value)
    }
}

#[derive(Debug)]
struct Layer {
    map: FxHashMap<u64, Byte>,
    parent: Option<Rc<Layer>>,
    depth: u32,
}

/// A memory. Cheap to clone after [`Memory::freeze`].
#[derive(Clone, Debug, Default)]
pub struct Memory {
    top: FxHashMap<u64, Byte>,
    below: Option<Rc<Layer>>,
}

impl Memory {
    /// The byte at an address, if it was ever written here.
    pub fn get(&self, addr: u64) -> Option<&Byte> {
        if let Some(byte) = self.top.get(&addr) {
            return Some(byte);
        }
        let mut layer = self.below.as_deref();
        while let Some(l) = layer {
            if let Some(byte) = l.map.get(&addr) {
                return Some(byte);
            }
            layer = l.parent.as_deref();
        }
        None
    }

    /// Writes a byte.
    pub fn set(&mut self, addr: u64, byte: Byte) {
        self.top.insert(addr, byte);
    }

    /// Makes the memory cheap to clone: what was written since the last time becomes a shared layer.
    pub fn freeze(&mut self) {
        if self.top.is_empty() {
            return;
        }
        let mut map = std::mem::take(&mut self.top);
        let mut parent = self.below.take();
        // Layers that are not larger than what lies on them are absorbed, so that there are only logarithmically many.
        while let Some(p) = parent.clone() {
            if p.map.len() > 2 * map.len() {
                break;
            }
            for (k, v) in &p.map {
                map.entry(*k).or_insert_with(|| v.clone());
            }
            parent = p.parent.clone();
        }
        let depth = parent.as_ref().map_or(0, |p| p.depth + 1);
        self.below = Some(Rc::new(Layer { map, parent, depth }));
    }

    /// The addresses at which two frozen memories may differ.
    pub fn differences(&self, other: &Memory) -> Vec<u64> {
        let mut keys: FxHashSet<u64> = self.top.keys().chain(other.top.keys()).copied().collect();
        let (mut a, mut b) = (self.below.clone(), other.below.clone());
        loop {
            match (&a, &b) {
                (None, None) => break,
                (Some(x), Some(y)) if Rc::ptr_eq(x, y) => break,
                (Some(x), y) if y.as_ref().is_none_or(|y| y.depth <= x.depth) => {
                    keys.extend(x.map.keys());
                    a = x.parent.clone();
                }
                (_, Some(y)) => {
                    keys.extend(y.map.keys());
                    b = y.parent.clone();
                }
                (Some(_), None) => break,
            }
        }
        let same = |k: &u64| match (self.get(*k), other.get(*k)) {
            (Some(x), Some(y)) => x.same(y),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        let mut list: Vec<u64> = keys.into_iter().filter(|k| !same(k)).collect();
        list.sort_unstable();
        list
    }
}
