//! Overflow flags and saturating arithmetic.
//!
//! The flags of multiplication do not compute the double-width product. Source: Schulte et al., *Combined unsigned and
//! two's complement saturating multipliers* (2000), as Boolector uses it: if bits `i` of one and `j` of the other operand
//! are set and `i + j` is the width or more, there is an overflow; otherwise the product fits into one bit more than the
//! width, and that bit tells. For signed operands the bits that differ from the sign play this part, and the bound is one
//! less.

use super::{add, ashr, lshr, mul, select, shl, sub, ult, Bits};
use crate::circuit::{Circuit, Lit};

/// Whether the unsigned sum overflows.
pub fn uadd_overflow(c: &mut Circuit, a: &Bits, b: &Bits) -> Lit {
    super::add::carry_out(c, a, b, Lit::FALSE)
}

/// Whether the signed sum overflows.
pub fn sadd_overflow(c: &mut Circuit, a: &Bits, b: &Bits) -> Lit {
    let sum = add(c, a, b);
    let (same, flipped) = (c.iff(a.sign(), b.sign()), c.xor(sum.sign(), a.sign()));
    c.and(same, flipped)
}

/// Whether the unsigned difference is negative.
pub fn usub_overflow(c: &mut Circuit, a: &Bits, b: &Bits) -> Lit {
    ult(c, a, b)
}

/// Whether the signed difference overflows.
pub fn ssub_overflow(c: &mut Circuit, a: &Bits, b: &Bits) -> Lit {
    let difference = sub(c, a, b);
    let (other, flipped) = (c.xor(a.sign(), b.sign()), c.xor(difference.sign(), a.sign()));
    c.and(other, flipped)
}

/// Whether the unsigned product overflows.
pub fn umul_overflow(c: &mut Circuit, a: &Bits, b: &Bits) -> Lit {
    let width = a.width();
    let far = reaches(c, a.lits(), b.lits(), width);
    let product = mul(c, &a.zext(width + 1), &b.zext(width + 1));
    c.or(far, product.sign())
}

/// Whether the signed product overflows.
pub fn smul_overflow(c: &mut Circuit, a: &Bits, b: &Bits) -> Lit {
    let width = a.width();
    let mut magnitude = |x: &Bits| -> Vec<Lit> {
        let (sign, rest) = (x.sign(), &x.lits()[..width - 1]);
        rest.iter().map(|&l| c.xor(l, sign)).collect()
    };
    let (x, y) = (magnitude(a), magnitude(b));
    let far = reaches(c, &x, &y, width - 1);
    let product = mul(c, &a.sext(width + 1), &b.sext(width + 1));
    let beyond = c.xor(product.bit(width), product.bit(width - 1));
    c.or(far, beyond)
}

/// The unsigned sum, or the greatest number.
pub fn uadd_sat(c: &mut Circuit, a: &Bits, b: &Bits) -> Bits {
    let overflow = uadd_overflow(c, a, b);
    let sum = add(c, a, b);
    select(c, overflow, &all(a.width(), Lit::TRUE), &sum)
}

/// The unsigned difference, or 0.
pub fn usub_sat(c: &mut Circuit, a: &Bits, b: &Bits) -> Bits {
    let overflow = usub_overflow(c, a, b);
    let difference = sub(c, a, b);
    select(c, overflow, &all(a.width(), Lit::FALSE), &difference)
}

/// The signed sum, or the nearest number.
pub fn sadd_sat(c: &mut Circuit, a: &Bits, b: &Bits) -> Bits {
    let overflow = sadd_overflow(c, a, b);
    let sum = add(c, a, b);
    select(c, overflow, &extreme(a), &sum)
}

/// The signed difference, or the nearest number.
pub fn ssub_sat(c: &mut Circuit, a: &Bits, b: &Bits) -> Bits {
    let overflow = ssub_overflow(c, a, b);
    let difference = sub(c, a, b);
    select(c, overflow, &extreme(a), &difference)
}

/// To the left, or the greatest number if a set bit is lost; so also if the amount is the width or more, except for 0.
pub fn ushl_sat(c: &mut Circuit, a: &Bits, amount: &Bits) -> Bits {
    let shifted = shl(c, a, amount);
    let back = lshr(c, &shifted, amount);
    let kept = super::eq(c, &back, a);
    select(c, kept, &shifted, &all(a.width(), Lit::TRUE))
}

/// To the left, or the nearest number if the signed value is lost; so also if the amount is the width or more, except
/// for 0.
pub fn sshl_sat(c: &mut Circuit, a: &Bits, amount: &Bits) -> Bits {
    let shifted = shl(c, a, amount);
    let back = ashr(c, &shifted, amount);
    let kept = super::eq(c, &back, a);
    select(c, kept, &shifted, &extreme(a))
}

/// Whether there are set bits `i` of `a` and `j` of `b` with `i + j >= bound`.
fn reaches(c: &mut Circuit, a: &[Lit], b: &[Lit], bound: usize) -> Lit {
    let mut pairs = Vec::with_capacity(a.len());
    // Whether a bit of `b` from `bound - i` on is set.
    let mut high = Lit::FALSE;
    for (i, &bit) in a.iter().enumerate() {
        if let Some(&next) = bound.checked_sub(i).and_then(|j| b.get(j)) {
            high = c.or(high, next);
        }
        pairs.push(c.and(bit, high));
    }
    c.or_all(&pairs)
}

/// The least signed number if `a` is negative, else the greatest.
fn extreme(a: &Bits) -> Bits {
    let sign = a.sign();
    (1..a.width()).map(|_| !sign).chain([sign]).collect()
}

fn all(width: usize, lit: Lit) -> Bits {
    std::iter::repeat_n(lit, width).collect()
}
