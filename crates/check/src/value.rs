//! Run-time values: bits, which of them are defined, and what they depend on.
//!
//! Undefined bits are tracked one by one, as valgrind's memcheck does: copying a value that is partly undefined (padding,
//! a bit-field about to be filled) is no error; letting it decide something is.

use std::hash::Hash;

/// What a value depends on. The machines do not care (`()`); the axioms collect loads.
pub trait Dep: Copy + Eq + Hash + Default + std::fmt::Debug {
    /// The union of two dependencies.
    fn join(self, other: Self) -> Self;
}

impl Dep for () {
    fn join(self, _: ()) {}
}

/// A value in a register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Value<D> {
    /// The bits; those that are undefined are zero.
    pub bits: u128,
    /// The bits that have no defined value.
    pub undef: u128,
    /// The loads that it depends on by data.
    pub dep: D,
}

impl<D: Dep> Value<D> {
    /// A defined value that depends on nothing.
    pub fn known(bits: u128) -> Self {
        Value { bits, undef: 0, dep: D::default() }
    }

    /// Bits and mask, normalised: undefined bits are zero.
    pub fn new(bits: u128, undef: u128, dep: D) -> Self {
        Value { bits: bits & !undef, undef, dep }
    }

    /// Whether every bit is defined.
    pub fn is_defined(&self) -> bool {
        self.undef == 0
    }
}
