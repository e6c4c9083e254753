//! Operations bit by bit.

use super::{zip, Bits};
use crate::circuit::{Circuit, Lit};

/// The conjunction of each pair of bits.
pub fn and(c: &mut Circuit, a: &Bits, b: &Bits) -> Bits {
    zip(c, a, b, Circuit::and)
}

/// The disjunction of each pair of bits.
pub fn or(c: &mut Circuit, a: &Bits, b: &Bits) -> Bits {
    zip(c, a, b, Circuit::or)
}

/// The exclusive or of each pair of bits.
pub fn xor(c: &mut Circuit, a: &Bits, b: &Bits) -> Bits {
    zip(c, a, b, Circuit::xor)
}

/// The complement of each bit. It makes no gates; the circuit is there for the sake of uniformity.
pub fn not(_c: &mut Circuit, a: &Bits) -> Bits {
    complement(a)
}

/// `t` if `condition` holds, else `e`.
pub fn select(c: &mut Circuit, condition: Lit, t: &Bits, e: &Bits) -> Bits {
    match condition.as_const() {
        Some(true) => t.clone(),
        Some(false) => e.clone(),
        None if t == e => t.clone(),
        None => zip(c, t, e, |c, x, y| c.ite(condition, x, y)),
    }
}

/// The complement of each bit.
pub(super) fn complement(a: &Bits) -> Bits {
    a.lits().iter().map(|&l| !l).collect()
}
