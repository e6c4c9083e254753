//! Run-time values: bits, which of them are defined, and what they depend on.
//!
//! Undefined bits are tracked one by one, as valgrind's memcheck does: copying a value that is partly undefined (padding,
//! a bit-field about to be filled) is no error; letting it decide something is.

use crate::follow::{At, Decision, Operation};
use crate::interp::{Answer, Code, Request};
use crate::layout::{Layout, Tid};
use fencepost_ir::{BlockId, FuncId};
use std::fmt::Debug;
use std::hash::Hash;

/// What a value depends on. The machines do not care (`()`); the axioms collect loads; an engine that learns from runs
/// follows every computation.
pub trait Dep: Copy + Eq + Hash + Default + Debug {
    /// Where a thread is in its execution, for those who follow it.
    type Place: Clone + Eq + Hash + Default + Debug;

    /// The union of two dependencies.
    fn join(self, other: Self) -> Self;

    /// What the result of an operation depends on.
    #[inline]
    fn apply(_what: Operation, operands: &[Value<Self>]) -> Self {
        operands.iter().fold(Self::default(), |all, v| all.join(v.dep))
    }

    /// A thread has decided something.
    #[inline]
    fn decide(_place: &mut Self::Place, _at: At, _what: Decision, _by: Value<Self>, _way: u128) {}

    /// A thread enters a block, the first of a call if it does not come `from` one. The values that the jump or the call
    /// passes are in the registers already.
    #[inline]
    fn enter(_place: &mut Self::Place, _code: &Code<'_>, _block: (FuncId, BlockId), _regs: &mut [Value<Self>]) {}

    /// A thread calls a function; the next thing that it does is to enter its first block.
    #[inline]
    fn call(_place: &mut Self::Place, _at: At, _tid: Tid) {}

    /// A thread is back from a call that was made at this place.
    #[inline]
    fn ret(_place: &mut Self::Place, _at: At, _results: &mut [Value<Self>]) {}

    /// A thread calls a function whose results depend on these arguments only. Says whether the call is one operation to
    /// whoever follows: then its inner steps get the arguments without what they depend on, and are not told.
    #[inline]
    fn encloses(_args: &[Value<Self>]) -> bool {
        false
    }

    /// A thread asks for something inside of such a call.
    #[inline]
    fn breach(_place: &mut Self::Place, _function: &str, _request: &Request<Self>) {}

    /// A thread is about to ask.
    #[inline]
    fn ask(_place: &mut Self::Place, _at: At, _tid: Tid, _request: &Request<Self>) {}

    /// A thread gets an answer to its last request.
    #[inline]
    fn answer(_place: &mut Self::Place, _at: At, _answer: &mut Answer<Self>) {}

    /// A value is used in a way that is not told.
    #[inline]
    fn obscure(_place: &mut Self::Place, _value: Value<Self>) {}

    /// Where to look for the address of a heap object, if not from the next free one on. Gets the size and the alignment,
    /// and that address.
    #[inline]
    fn put(_place: &Self::Place, _at: At, _layout: &Layout, _tid: Tid, _size: (u64, u64), _next: u64) -> Option<u64> {
        None
    }
}

impl Dep for () {
    type Place = ();

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
