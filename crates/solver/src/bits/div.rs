//! Division by restoring, bit by bit from the most significant one.
//!
//! A step appends a bit of the dividend to the remainder and subtracts the divisor if it fits. After `k` steps the
//! remainder has `k` bits at most, so the divisor fits only if its bits from `k` on are 0; and it is less than the
//! divisor, so it never has more bits than the divisor is known to have. The two bounds together more than halve the
//! gates. Powers of two are wires and masks.
//!
//! A divisor of 0 gives what SMT-LIB says: the quotient is all ones, the remainder is the dividend. The signed
//! operations follow from this; the least number divided by -1 wraps to itself.
//!
//! Rejected: the defining equation `a = q * b + r` over new inputs. It would be smaller, but a pure circuit needs no
//! side condition that someone has to assert, and evaluates.

use super::add::neg_if;
use super::logic::complement;
use super::{abs, add, fold, is_zero, neg, select, shift, sub, Bits};
use crate::circuit::{Circuit, Lit};

/// The unsigned quotient; all ones if the divisor is 0.
pub fn udiv(c: &mut Circuit, a: &Bits, b: &Bits) -> Bits {
    assert_eq!(a.width(), b.width(), "the operands have the same width");
    if let Some(quotient) = fold(a, b, |x, y| x.checked_div(y).unwrap_or(u128::MAX)) {
        return quotient;
    }
    match b.power_of_two() {
        Some(exponent) => shift::right(a, exponent, Lit::FALSE),
        None => divide(c, a, b).0,
    }
}

/// The unsigned remainder; the dividend if the divisor is 0.
pub fn urem(c: &mut Circuit, a: &Bits, b: &Bits) -> Bits {
    assert_eq!(a.width(), b.width(), "the operands have the same width");
    if let Some(remainder) = fold(a, b, |x, y| x.checked_rem(y).unwrap_or(x)) {
        return remainder;
    }
    match b.power_of_two() {
        Some(0) => Bits::constant(a.width(), 0),
        Some(exponent) => a.trunc(exponent).zext(a.width()),
        None => divide(c, a, b).1,
    }
}

/// The signed quotient, rounded towards 0. If the divisor is 0: 1 for a negative dividend, else -1.
pub fn sdiv(c: &mut Circuit, a: &Bits, b: &Bits) -> Bits {
    match signed_power_of_two(c, b) {
        Some((exponent, negative)) => {
            let biased = add(c, a, &bias(a, exponent));
            let quotient = shift::right(&biased, exponent, biased.sign());
            neg_if(c, Lit::constant(negative), &quotient)
        }
        None => {
            let (x, y) = (abs(c, a), abs(c, b));
            let quotient = udiv(c, &x, &y);
            let negative = c.xor(a.sign(), b.sign());
            neg_if(c, negative, &quotient)
        }
    }
}

/// The signed remainder, with the dividend's sign; the dividend if the divisor is 0.
pub fn srem(c: &mut Circuit, a: &Bits, b: &Bits) -> Bits {
    match signed_power_of_two(c, b) {
        Some((0, _)) => Bits::constant(a.width(), 0),
        Some((exponent, _)) => {
            let bias = bias(a, exponent);
            let low = add(c, a, &bias).trunc(exponent).zext(a.width());
            sub(c, &low, &bias)
        }
        None => {
            let (x, y) = (abs(c, a), abs(c, b));
            let remainder = urem(c, &x, &y);
            neg_if(c, a.sign(), &remainder)
        }
    }
}

/// The exponent and the sign of a constant that is a signed power of two. The least number is not one here: its absolute
/// value has no signed representation.
fn signed_power_of_two(c: &mut Circuit, b: &Bits) -> Option<(usize, bool)> {
    let negative = b.is_const() && b.sign() == Lit::TRUE;
    let magnitude = if negative { neg(c, b) } else { b.clone() };
    magnitude.power_of_two().filter(|exponent| exponent + 1 < b.width()).map(|exponent| (exponent, negative))
}

/// What makes a shift to the right round towards 0: `2^exponent - 1` for a negative number, else 0.
fn bias(a: &Bits, exponent: usize) -> Bits {
    (0..a.width()).map(|i| if i < exponent { a.sign() } else { Lit::FALSE }).collect()
}

/// Quotient and remainder.
fn divide(c: &mut Circuit, a: &Bits, b: &Bits) -> (Bits, Bits) {
    let width = a.width();
    // The bits that a divisor, and hence a remainder, may have.
    let size = width - b.known_leading_zeros();
    let above = zero_from(c, b);
    let mut quotient = vec![Lit::FALSE; width];
    let mut remainder: Vec<Lit> = Vec::new();
    for i in (0..width).rev() {
        remainder.insert(0, a.bit(i));
        let (rest, fits) = step(c, &remainder, b, &above);
        quotient[i] = fits;
        remainder = rest;
        remainder.truncate(size);
    }
    remainder.resize(width, Lit::FALSE);
    let remainder = Bits::new(&remainder);
    if size == width {
        return (Bits::new(&quotient), remainder);
    }
    // With a divisor of 0, bits of the remainder were cut off.
    let by_zero = is_zero(c, b);
    (Bits::new(&quotient), select(c, by_zero, a, &remainder))
}

/// Subtracts the divisor from the remainder if it fits; and whether it does.
fn step(c: &mut Circuit, remainder: &[Lit], b: &Bits, above: &[Lit]) -> (Vec<Lit>, Lit) {
    let length = remainder.len();
    let value = Bits::new(remainder);
    let divisor = if length <= b.width() { b.trunc(length) } else { b.zext(length) };
    let inverse = complement(&divisor);
    let no_borrow = super::add::carry_out(c, &value, &inverse, Lit::TRUE);
    let small = above.get(length).copied().unwrap_or(Lit::TRUE);
    let fits = c.and(no_borrow, small);
    let difference = super::add::ripple(c, &value, &inverse, Lit::TRUE);
    (select(c, fits, &difference, &value).lits().to_vec(), fits)
}

/// For each index whether the bits from it on are all 0.
fn zero_from(c: &mut Circuit, b: &Bits) -> Vec<Lit> {
    let mut zero = vec![Lit::TRUE; b.width() + 1];
    for i in (0..b.width()).rev() {
        zero[i] = c.and(zero[i + 1], !b.bit(i));
    }
    zero
}
