//! The engine's addresses of stack and heap objects, and those that the interpreter has given to the same objects.
//!
//! A value of the size of a pointer that lies in an object's range (or right behind its end) is taken for a pointer to
//! it. Misses: pointers of which single bytes are copied, and numbers that look like an address by chance; replay
//! rejects the trace then.

use super::{StepKind, Witness};
use std::collections::BTreeMap;

/// One of the engine's objects.
#[derive(Clone, Copy, Debug)]
struct Object {
    size: u64,
    /// Its address in the interpreter, once its thread has made it.
    base: Option<u64>,
}

/// The objects of a witness, by the engine's address.
#[derive(Debug)]
pub(super) struct Addresses {
    objects: BTreeMap<u64, Object>,
    pointer_bytes: u32,
}

impl Addresses {
    pub fn new(witness: &Witness, pointer_bytes: u32) -> Addresses {
        let mut objects: BTreeMap<u64, Object> = BTreeMap::new();
        for step in witness.threads.iter().flat_map(|t| &t.steps) {
            if let StepKind::Allocate { base, size } = step.kind {
                let known = objects.entry(base).or_insert(Object { size, base: None });
                known.size = known.size.max(size);
            }
        }
        Addresses { objects, pointer_bytes }
    }

    /// A thread has made the object.
    pub fn made(&mut self, engine: u64, base: u64) {
        if let Some(object) = self.objects.get_mut(&engine) {
            object.base = Some(base);
        }
    }

    /// A value of `size` bytes as the interpreter would have it. `None` if it points to an object that nobody has made
    /// yet; with `force` such an address stays as it is.
    pub fn translate(&self, bits: u128, undef: u128, size: u32, force: bool) -> Option<u128> {
        let width = self.pointer_bytes;
        if !size.is_multiple_of(width) {
            return Some(bits);
        }
        let mask = u128::MAX >> (128 - 8 * width);
        let mut out = 0;
        for lane in 0..size / width {
            let shift = 8 * width * lane;
            let value = bits >> shift & mask;
            let known = undef >> shift & mask == 0;
            let new = if known { self.pointer(value as u64, force)? } else { value as u64 };
            out |= u128::from(new) << shift;
        }
        Some(out)
    }

    fn pointer(&self, value: u64, force: bool) -> Option<u64> {
        let Some((engine, object)) = self.objects.range(..=value).next_back() else { return Some(value) };
        if value - engine > object.size {
            return Some(value);
        }
        match object.base {
            Some(base) => Some(base.wrapping_add(value - engine)),
            None if force => Some(value),
            None => None,
        }
    }
}
