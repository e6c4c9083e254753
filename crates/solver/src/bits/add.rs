//! Addition by ripple-carry.
//!
//! A bit of the sum is two exclusive ors, a carry is a majority. Constant bits fold in the circuit: a tail of zeros in
//! one operand costs nothing, nor does it in a subtrahend, where the carry stays true through the tail. Rejected:
//! carry-lookahead, whose shorter paths mean nothing to a solver and whose gates do.

use super::logic::complement;
use super::{select, Bits};
use crate::circuit::{Circuit, Lit};

/// The sum, modulo the width.
pub fn add(c: &mut Circuit, a: &Bits, b: &Bits) -> Bits {
    ripple(c, a, b, Lit::FALSE)
}

/// The difference, modulo the width.
pub fn sub(c: &mut Circuit, a: &Bits, b: &Bits) -> Bits {
    ripple(c, a, &complement(b), Lit::TRUE)
}

/// The additive inverse; the least signed number is its own.
pub fn neg(c: &mut Circuit, a: &Bits) -> Bits {
    // The bits above the lowest set bit flip.
    let mut seen = Lit::FALSE;
    let mut result = Vec::with_capacity(a.width());
    for (i, &bit) in a.lits().iter().enumerate() {
        result.push(c.xor(bit, seen));
        if i + 1 < a.width() {
            seen = c.or(seen, bit);
        }
    }
    Bits::new(&result)
}

/// The absolute value of a signed number; that of the least one is itself, read without sign.
pub fn abs(c: &mut Circuit, a: &Bits) -> Bits {
    neg_if(c, a.sign(), a)
}

/// The additive inverse if `condition` holds.
pub(super) fn neg_if(c: &mut Circuit, condition: Lit, a: &Bits) -> Bits {
    let inverse = neg(c, a);
    select(c, condition, &inverse, a)
}

/// The sum of two vectors and a carry, modulo the width.
pub(super) fn ripple(c: &mut Circuit, a: &Bits, b: &Bits, carry: Lit) -> Bits {
    assert_eq!(a.width(), b.width(), "the operands have the same width");
    let mut carry = carry;
    let mut sum = Vec::with_capacity(a.width());
    let last = a.width() - 1;
    for (&x, &y) in a.lits()[..last].iter().zip(b.lits()) {
        let (bit, next) = c.full_adder(x, y, carry);
        sum.push(bit);
        carry = next;
    }
    // The last carry has no use, so no gate is made for it.
    let differ = c.xor(a.sign(), b.sign());
    sum.push(c.xor(differ, carry));
    Bits::new(&sum)
}

/// The carry out of the sum of two vectors and a carry.
pub(super) fn carry_out(c: &mut Circuit, a: &Bits, b: &Bits, carry: Lit) -> Lit {
    assert_eq!(a.width(), b.width(), "the operands have the same width");
    a.lits().iter().zip(b.lits()).fold(carry, |carry, (&x, &y)| c.majority(x, y, carry))
}
