//! Comparisons, as chains of borrows from the least significant bit up.
//!
//! A link of the chain is a majority gate; against a constant bit it is a single and-gate. Signed comparison is unsigned
//! comparison with the sign bits exchanged.

use super::add::carry_out;
use super::logic::complement;
use super::{select, Bits};
use crate::circuit::{Circuit, Lit};

/// Whether two vectors are equal.
pub fn eq(c: &mut Circuit, a: &Bits, b: &Bits) -> Lit {
    assert_eq!(a.width(), b.width(), "the operands have the same width");
    if a.lits().iter().zip(b.lits()).any(|(&x, &y)| x == !y) {
        return Lit::FALSE;
    }
    let equal: Vec<Lit> = a.lits().iter().zip(b.lits()).map(|(&x, &y)| c.iff(x, y)).collect();
    c.and_all(&equal)
}

/// Whether a vector has a value.
pub fn eq_const(c: &mut Circuit, a: &Bits, value: u128) -> Lit {
    if a.width() < 128 && value >> a.width() != 0 {
        return Lit::FALSE;
    }
    eq(c, a, &Bits::constant(a.width(), value))
}

/// Whether all bits are 0.
pub fn is_zero(c: &mut Circuit, a: &Bits) -> Lit {
    !c.or_all(a.lits())
}

/// Unsigned less than.
pub fn ult(c: &mut Circuit, a: &Bits, b: &Bits) -> Lit {
    // The borrow of a - b.
    !carry_out(c, a, &complement(b), Lit::TRUE)
}

/// Unsigned less than or equal.
pub fn ule(c: &mut Circuit, a: &Bits, b: &Bits) -> Lit {
    !ult(c, b, a)
}

/// Signed less than.
pub fn slt(c: &mut Circuit, a: &Bits, b: &Bits) -> Lit {
    let (a, b) = exchange_signs(a, b);
    ult(c, &a, &b)
}

/// Signed less than or equal.
pub fn sle(c: &mut Circuit, a: &Bits, b: &Bits) -> Lit {
    !slt(c, b, a)
}

/// The lesser unsigned number.
pub fn umin(c: &mut Circuit, a: &Bits, b: &Bits) -> Bits {
    let less = ult(c, a, b);
    select(c, less, a, b)
}

/// The greater unsigned number.
pub fn umax(c: &mut Circuit, a: &Bits, b: &Bits) -> Bits {
    let less = ult(c, a, b);
    select(c, less, b, a)
}

/// The lesser signed number.
pub fn smin(c: &mut Circuit, a: &Bits, b: &Bits) -> Bits {
    let less = slt(c, a, b);
    select(c, less, a, b)
}

/// The greater signed number.
pub fn smax(c: &mut Circuit, a: &Bits, b: &Bits) -> Bits {
    let less = slt(c, a, b);
    select(c, less, b, a)
}

fn exchange_signs(a: &Bits, b: &Bits) -> (Bits, Bits) {
    assert_eq!(a.width(), b.width(), "the operands have the same width");
    let (mut x, mut y) = (a.lits().to_vec(), b.lits().to_vec());
    let last = x.len() - 1;
    std::mem::swap(&mut x[last], &mut y[last]);
    (Bits::new(&x), Bits::new(&y))
}
