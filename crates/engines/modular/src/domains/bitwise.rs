//! And, or, exclusive or, and funnel shifts of abstract integers, by known bits.
//!
//! Source: known bits as in compilers. They are not stored: the common leading bits of an interval's ends and the power
//! of two in the congruence give them back.
//! Guarantee: covers every result. Misses: known bits in the middle, unless the values are few.

use super::integer::Integer;
use fencepost_ir::eval::{self, mask};
use fencepost_ir::BinOp;

/// The operations on single bits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bitwise {
    And,
    Or,
    Xor,
}

/// Bits that are the same in all values: which, and what they are.
#[derive(Clone, Copy)]
struct Known {
    which: u128,
    value: u128,
}

impl Known {
    /// The known bits of the values between two patterns that share a congruence.
    fn of(bits: u32, (lo, hi): (u128, u128), (modulus, rest): (u128, u128)) -> Known {
        let differ = 128 - (lo ^ hi).leading_zeros();
        let prefix = mask(bits) & !mask(differ);
        let power = if modulus == 0 { bits } else { modulus.trailing_zeros().min(bits) };
        let low = mask(power);
        Known { which: prefix | low, value: lo & prefix & !low | rest & low }
    }

    fn apply(op: Bitwise, a: Known, b: Known) -> Known {
        let both = a.which & b.which;
        let ones = |k: Known| k.which & k.value;
        let zeros = |k: Known| k.which & !k.value;
        match op {
            Bitwise::And => Known { which: both | zeros(a) | zeros(b), value: ones(a) & ones(b) },
            Bitwise::Or => Known { which: both | ones(a) | ones(b), value: ones(a) | ones(b) },
            Bitwise::Xor => Known { which: both, value: (a.value ^ b.value) & both },
        }
    }
}

impl Integer {
    /// `And`, `Or` or `Xor`, part by part.
    pub(super) fn bitwise(op: Bitwise, a: &Integer, b: &Integer) -> Integer {
        let bits = a.bits;
        let mut result = Integer::bottom(bits);
        for x in a.unsigned_parts() {
            for y in b.unsigned_parts() {
                let known = Known::apply(op, Known::of(bits, x, a.congruence()), Known::of(bits, y, b.congruence()));
                result = result.join(&part(op, bits, x, y, known));
            }
        }
        result
    }

    /// The high part of `(a:b) << c` or the low part of `(a:b) >> c`.
    #[must_use]
    pub fn funnel_shift(left: bool, a: &Integer, b: &Integer, c: &Integer) -> Integer {
        let bits = a.bits;
        if a.is_bottom() || b.is_bottom() || c.is_bottom() {
            return Integer::bottom(bits);
        }
        if let (Some(av), Some(bv), Some(cv)) = (a.values(), b.values(), c.values()) {
            if av.len() * bv.len() * cv.len() <= 256 {
                let all = av.iter().flat_map(|&x| bv.iter().flat_map(move |&y| cv.iter().map(move |&z| (x, y, z))));
                return Integer::set(bits, all.map(|(x, y, z)| eval::funnel_shift(left, bits, x, y, z)));
            }
        }
        let Some(amount) = c.as_constant().map(|n| n % u128::from(bits)) else { return Integer::top(bits) };
        if amount == 0 {
            return if left { a.clone() } else { b.clone() };
        }
        let up = if left { amount } else { u128::from(bits) - amount };
        let constant = |n: u128| Integer::constant(bits, n);
        let high = Integer::bin(BinOp::Shl, a, &constant(up));
        let low = Integer::bin(BinOp::LShr, b, &constant(u128::from(bits) - up));
        // The amount need not fit the width as a number: three bits cannot hold an amount, say.
        if u128::from(bits) > mask(bits) {
            return Integer::top(bits);
        }
        Integer::bin(BinOp::Or, &high, &low)
    }
}

/// The results for one pair of intervals: what the known bits allow, cut by what the sizes allow.
fn part(op: Bitwise, bits: u32, x: (u128, u128), y: (u128, u128), known: Known) -> Integer {
    let open = mask(bits) & !known.which;
    let (mut lo, mut hi) = (known.value, known.value | open);
    if op == Bitwise::And {
        hi = hi.min(x.1).min(y.1);
    }
    if op == Bitwise::Or {
        lo = lo.max(x.0).max(y.0);
    }
    let power = (known.which.trailing_ones()).min(bits);
    let (low, high) = Integer::unsigned(bits, lo, hi).halves();
    if power >= bits || power >= 120 {
        return Integer::constant(bits, known.value);
    }
    Integer::ranges(bits, low, high, 1 << power, known.value & mask(power))
}
