//! Abstract values of registers and cells: numbers, addresses with offsets, functions, thread ids.
//!
//! Guarantee: a value covers every concrete value of any run it stands for. `wild` means: any bits, any address.
//! Misses: arithmetic on addresses other than moving them makes them wild; so does reading a part of one.

use super::shared::{ClassId, ObjId};
use crate::domains::Integer;
use fencepost_ir::FuncId;

/// What a register or a cell may hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Value {
    /// Numbers that are not addresses; null is the number 0.
    pub int: Integer,
    /// Addresses: the object and the offset in bytes, ascending by object.
    pub objects: Vec<(ObjId, Integer)>,
    /// Addresses of functions, ascending.
    pub functions: Vec<FuncId>,
    /// Ids of threads, by the class that they were started as, ascending.
    pub threads: Vec<ClassId>,
    /// Whether it may be anything at all.
    pub wild: bool,
    /// Whether bits of it may never have been set.
    pub undef: bool,
}

/// The width of offsets.
pub const OFFSET: u32 = 64;

impl Value {
    /// A number.
    pub fn int(int: Integer) -> Value {
        Value { int, objects: Vec::new(), functions: Vec::new(), threads: Vec::new(), wild: false, undef: false }
    }

    /// No value.
    pub fn bottom(bits: u32) -> Value {
        Value::int(Integer::bottom(bits))
    }

    /// A constant.
    pub fn constant(bits: u32, value: u128) -> Value {
        Value::int(Integer::constant(bits, value))
    }

    /// Any number, but no address.
    pub fn number(bits: u32) -> Value {
        Value::int(Integer::top(bits))
    }

    /// Anything.
    pub fn wild(bits: u32) -> Value {
        Value { wild: true, ..Value::number(bits) }
    }

    /// Anything, or bits that were never set.
    pub fn unset(bits: u32) -> Value {
        Value { undef: true, ..Value::wild(bits) }
    }

    /// The same, but bits of it may never have been set if the other's may.
    #[must_use]
    pub fn as_set_as(self, other: &Value) -> Value {
        Value { undef: self.undef || other.undef, ..self }
    }

    /// An address.
    pub fn address(bits: u32, object: ObjId, offset: i64) -> Value {
        let offset = Integer::constant(OFFSET, offset as u128);
        Value { objects: vec![(object, offset)], ..Value::bottom(bits) }
    }

    /// The address of a function.
    pub fn function(bits: u32, func: FuncId) -> Value {
        Value { functions: vec![func], ..Value::bottom(bits) }
    }

    /// The id of a thread.
    pub fn thread(bits: u32, class: ClassId) -> Value {
        Value { threads: vec![class], ..Value::bottom(bits) }
    }

    /// The width.
    pub fn bits(&self) -> u32 {
        self.int.bits()
    }

    /// Whether there is none.
    pub fn is_bottom(&self) -> bool {
        self.is_number() && self.int.is_bottom()
    }

    /// Whether it is a number and nothing else.
    pub fn is_number(&self) -> bool {
        !self.wild && self.objects.is_empty() && self.functions.is_empty() && self.threads.is_empty()
    }

    /// As a number: anything that is not one is any number.
    pub fn as_integer(&self) -> Integer {
        if self.is_number() {
            self.int.clone()
        } else {
            Integer::top(self.bits())
        }
    }

    /// Combines two values part by part.
    fn zip(&self, other: &Value, int: impl Fn() -> Integer, offset: impl Fn(&Integer, &Integer) -> Integer) -> Value {
        let undef = self.undef || other.undef;
        if self.wild || other.wild {
            return Value { undef, ..Value::wild(self.bits()) };
        }
        let int = int();
        let mut objects = self.objects.clone();
        for (o, off) in &other.objects {
            match objects.binary_search_by_key(o, |e| e.0) {
                Ok(i) => objects[i].1 = offset(&objects[i].1, off),
                Err(i) => objects.insert(i, (*o, off.clone())),
            }
        }
        let functions = union(&self.functions, &other.functions);
        let threads = union(&self.threads, &other.threads);
        Value { int, objects, functions, threads, wild: false, undef }
    }

    /// Either.
    #[must_use]
    pub fn join(&self, other: &Value) -> Value {
        self.zip(other, || self.int.join(&other.int), Integer::join)
    }

    /// A superset of both such that repeating comes to an end.
    #[must_use]
    pub fn widen(&self, new: &Value, thresholds: &[u128]) -> Value {
        self.zip(new, || self.int.widen(&new.int, thresholds), |a, b| a.widen(b, thresholds))
    }

    /// Whether everything of this is in the other.
    pub fn leq(&self, other: &Value) -> bool {
        if self.undef && !other.undef {
            return false;
        }
        if other.wild {
            return true;
        }
        let offsets = |(o, off): &(ObjId, Integer)| {
            other.objects.binary_search_by_key(o, |e| e.0).is_ok_and(|i| off.leq(&other.objects[i].1))
        };
        !self.wild
            && self.int.leq(&other.int)
            && self.objects.iter().all(offsets)
            && self.functions.iter().all(|f| other.functions.contains(f))
            && self.threads.iter().all(|t| other.threads.contains(t))
    }

    /// The same with another number part; used where a comparison says something about numbers.
    #[must_use]
    pub fn with_int(&self, int: Integer) -> Value {
        Value { int, ..self.clone() }
    }

    /// Whether it is an address for certain, close enough to its object not to be null.
    pub fn never_null(&self) -> bool {
        let close =
            |(_, offset): &(ObjId, Integer)| offset.signed_bounds().is_some_and(|(lo, hi)| lo > -4096 && hi < 1 << 30);
        !self.wild && self.int.is_bottom() && self.threads.is_empty() && self.objects.iter().all(close)
    }

    /// Replaces one object by another.
    pub fn rename(&mut self, from: ObjId, to: ObjId) {
        if let Ok(i) = self.objects.binary_search_by_key(&from, |e| e.0) {
            let (_, offset) = self.objects.remove(i);
            let moved = Value { objects: vec![(to, offset)], ..Value::bottom(self.bits()) };
            *self = self.join(&moved);
        }
    }

    /// Whether it may be the address of the object.
    pub fn points_to(&self, object: ObjId) -> bool {
        self.objects.binary_search_by_key(&object, |e| e.0).is_ok()
    }
}

fn union<T: Copy + Ord>(a: &[T], b: &[T]) -> Vec<T> {
    let mut all: Vec<T> = a.iter().chain(b).copied().collect();
    all.sort_unstable();
    all.dedup();
    all
}
