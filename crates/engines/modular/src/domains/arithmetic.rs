//! Integer operations on abstract integers: addition to saturating shifts, overflow flags, read-modify-writes.
//!
//! Source: interval and congruence arithmetic, done per pair of signs so that neither reading of the bits is favoured.
//! Guarantee: covers every result that `fencepost_ir::eval` gives; where the language leaves the result open (a shift
//! by the width or more) every value is covered; operands with which there is no result at all (division by zero) are left out.
//! Few values are computed one by one, so constants are exact.
//! Misses: widths beyond 64 bits are exact for few values only; everything else there is top.

use super::bitwise::Bitwise;
use super::integer::{gcd, sign_bit, Half, Integer};
use crate::tuning::pairs;
use fencepost_ir::eval::{self, mask, signed, EvalError};
use fencepost_ir::{BinOp, OverflowOp, RmwOp};

/// A mathematical interval.
pub(super) type Span = (i128, i128);

impl Integer {
    /// The parts of one sign, read with sign.
    pub(super) fn signed_parts(&self) -> Vec<Span> {
        let (low, high) = self.halves();
        let s = |v| signed(self.bits, v);
        [high, low].into_iter().flatten().map(|(lo, hi)| (s(lo), s(hi))).collect()
    }

    /// The parts of one sign, read without sign.
    pub(super) fn unsigned_parts(&self) -> Vec<(u128, u128)> {
        let (low, high): (Half, Half) = self.halves();
        [low, high].into_iter().flatten().collect()
    }

    /// The operation on abstract operands of one width.
    #[must_use]
    pub fn bin(op: BinOp, a: &Integer, b: &Integer) -> Integer {
        if a.is_bottom() || b.is_bottom() {
            return Integer::bottom(a.bits);
        }
        if let Some(exact) = pairwise(op, a, b) {
            return exact;
        }
        let coarse = match op {
            BinOp::And => Integer::bitwise(Bitwise::And, a, b),
            BinOp::Or => Integer::bitwise(Bitwise::Or, a, b),
            BinOp::Xor => Integer::bitwise(Bitwise::Xor, a, b),
            BinOp::UMin | BinOp::UMax | BinOp::SMin | BinOp::SMax => extremum(op, a, b),
            BinOp::UDiv | BinOp::URem if a.bits <= 64 => unsigned_division(op, a, b),
            BinOp::SDiv | BinOp::SRem if a.bits <= 64 => signed_division(op, a, b),
            BinOp::Shl if a.bits <= 64 => shift(Shift::Left, a, b),
            BinOp::LShr if a.bits <= 64 => shift(Shift::Logical, a, b),
            BinOp::AShr if a.bits <= 64 => shift(Shift::Arithmetic, a, b),
            BinOp::UShlSat if a.bits <= 64 => shift(Shift::LeftUnsigned, a, b),
            BinOp::SShlSat if a.bits <= 64 => shift(Shift::LeftSigned, a, b),
            BinOp::Add | BinOp::Sub | BinOp::Mul if a.bits <= 64 => ring(op, a, b),
            BinOp::UAddSat | BinOp::SAddSat | BinOp::USubSat | BinOp::SSubSat if a.bits <= 64 => saturating(op, a, b),
            BinOp::Add
            | BinOp::Sub
            | BinOp::Mul
            | BinOp::UDiv
            | BinOp::SDiv
            | BinOp::URem
            | BinOp::SRem
            | BinOp::Shl
            | BinOp::LShr
            | BinOp::AShr
            | BinOp::UAddSat
            | BinOp::SAddSat
            | BinOp::USubSat
            | BinOp::SSubSat
            | BinOp::UShlSat
            | BinOp::SShlSat => Integer::top(a.bits),
        };
        coarse.meet(&congruent(op, a, b))
    }

    /// The wrapped value and whether it overflowed.
    #[must_use]
    pub fn overflow(op: OverflowOp, a: &Integer, b: &Integer) -> (Integer, Integer) {
        let plain = match op {
            OverflowOp::UAdd | OverflowOp::SAdd => BinOp::Add,
            OverflowOp::USub | OverflowOp::SSub => BinOp::Sub,
            OverflowOp::UMul | OverflowOp::SMul => BinOp::Mul,
        };
        (Integer::bin(plain, a, b), overflows(op, a, b))
    }

    /// What a read-modify-write stores, given what it read; floating-point operations give any value.
    #[must_use]
    pub fn rmw(op: RmwOp, old: &Integer, value: &Integer) -> Integer {
        let bits = old.bits;
        match op {
            RmwOp::Xchg => value.clone(),
            RmwOp::Add => Integer::bin(BinOp::Add, old, value),
            RmwOp::Sub => Integer::bin(BinOp::Sub, old, value),
            RmwOp::And => Integer::bin(BinOp::And, old, value),
            RmwOp::Nand => {
                let both = Integer::bin(BinOp::And, old, value);
                Integer::bin(BinOp::Xor, &both, &Integer::constant(bits, mask(bits)))
            }
            RmwOp::Or => Integer::bin(BinOp::Or, old, value),
            RmwOp::Xor => Integer::bin(BinOp::Xor, old, value),
            RmwOp::Max => Integer::bin(BinOp::SMax, old, value),
            RmwOp::Min => Integer::bin(BinOp::SMin, old, value),
            RmwOp::UMax => Integer::bin(BinOp::UMax, old, value),
            RmwOp::UMin => Integer::bin(BinOp::UMin, old, value),
            RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin => Integer::top(bits),
            RmwOp::UIncWrap => {
                let next = Integer::bin(BinOp::Add, old, &Integer::constant(bits, 1));
                let bound = value.unsigned_bounds().map_or(0, |(_, hi)| hi);
                next.meet(&Integer::unsigned(bits, 0, bound)).join(&Integer::constant(bits, 0))
            }
            RmwOp::UDecWrap => Integer::bin(BinOp::Sub, old, &Integer::constant(bits, 1)).join(value),
        }
    }
}

/// All results of few operands; `None` if there are too many.
fn pairwise(op: BinOp, a: &Integer, b: &Integer) -> Option<Integer> {
    let (av, bv) = (a.values()?, b.values()?);
    if av.len() * bv.len() > pairs() {
        return None;
    }
    let mut results = Vec::with_capacity(av.len() * bv.len());
    for &x in av {
        for &y in bv {
            match eval::bin(op, a.bits, x, y) {
                Ok(v) => results.push(v),
                Err(EvalError::DivisionByZero) => {}
                Err(EvalError::Undefined | EvalError::Unsupported(_)) => return Some(Integer::top(a.bits)),
            }
        }
    }
    Some(Integer::set(a.bits, results))
}

/// The join of what a function of two spans gives for all pairs of parts.
fn over_parts<P: Copy>(bits: u32, a: &[P], b: &[P], f: impl Fn(P, P) -> Integer) -> Integer {
    let mut result = Integer::bottom(bits);
    for &x in a {
        for &y in b {
            result = result.join(&f(x, y));
        }
    }
    result
}

/// Addition, subtraction, multiplication: computed on mathematical integers, then wrapped.
fn ring(op: BinOp, a: &Integer, b: &Integer) -> Integer {
    let bits = a.bits;
    over_parts(bits, &a.signed_parts(), &b.signed_parts(), |x, y| {
        let (lo, hi) = span(op, x, y);
        Integer::wrapped(bits, lo, hi)
    })
}

/// The mathematical interval of a sum, difference or product of numbers of at most 65 bits.
fn span(op: BinOp, x: Span, y: Span) -> Span {
    if matches!(op, BinOp::Add) {
        return (x.0 + y.0, x.1 + y.1);
    }
    if matches!(op, BinOp::Sub) {
        return (x.0 - y.1, x.1 - y.0);
    }
    corners(x, y, i128::saturating_mul)
}

/// The least and greatest value at the four corners, for functions monotone in each argument.
fn corners(x: Span, y: Span, f: impl Fn(i128, i128) -> i128) -> Span {
    let all = [f(x.0, y.0), f(x.0, y.1), f(x.1, y.0), f(x.1, y.1)];
    (all[0].min(all[1]).min(all[2].min(all[3])), all[0].max(all[1]).max(all[2].max(all[3])))
}

fn extremum(op: BinOp, a: &Integer, b: &Integer) -> Integer {
    let bits = a.bits;
    if matches!(op, BinOp::UMin | BinOp::UMax) {
        let pick = if op == BinOp::UMin { u128::min } else { u128::max };
        return over_parts(bits, &a.unsigned_parts(), &b.unsigned_parts(), |x, y| {
            Integer::unsigned(bits, pick(x.0, y.0), pick(x.1, y.1))
        });
    }
    let pick = if op == BinOp::SMin { i128::min } else { i128::max };
    over_parts(bits, &a.signed_parts(), &b.signed_parts(), |x, y| Integer::signed(bits, pick(x.0, y.0), pick(x.1, y.1)))
}

fn unsigned_division(op: BinOp, a: &Integer, b: &Integer) -> Integer {
    let bits = a.bits;
    over_parts(bits, &a.unsigned_parts(), &b.unsigned_parts(), |x, y| {
        let y = (y.0.max(1), y.1);
        if y.0 > y.1 {
            Integer::bottom(bits)
        } else if op == BinOp::UDiv {
            Integer::unsigned(bits, x.0 / y.1, x.1 / y.0)
        } else if y.0 == y.1 && x.0 / y.0 == x.1 / y.0 {
            Integer::unsigned(bits, x.0 % y.0, x.1 % y.0)
        } else if x.1 < y.0 {
            Integer::unsigned(bits, x.0, x.1)
        } else {
            Integer::unsigned(bits, 0, x.1.min(y.1 - 1))
        }
    })
}

fn signed_division(op: BinOp, a: &Integer, b: &Integer) -> Integer {
    let bits = a.bits;
    over_parts(bits, &a.signed_parts(), &b.signed_parts(), |x, y| {
        let y = if y.0 >= 0 { (y.0.max(1), y.1) } else { y };
        if y.0 > y.1 {
            return Integer::bottom(bits);
        }
        if op == BinOp::SDiv {
            let (lo, hi) = corners(x, y, |p, q| p / q);
            return Integer::wrapped(bits, lo, hi);
        }
        // The remainder has the dividend's sign and is less than the divisor in magnitude.
        let below = y.0.abs().max(y.1.abs()) - 1;
        let least = y.0.abs().min(y.1.abs());
        if x.0.abs().max(x.1.abs()) < least {
            Integer::signed(bits, x.0, x.1)
        } else if x.0 >= 0 {
            Integer::signed(bits, 0, x.1.min(below))
        } else {
            Integer::signed(bits, x.0.max(-below), 0)
        }
    })
}

/// The shifts.
#[derive(Clone, Copy)]
enum Shift {
    Left,
    /// Saturating without sign.
    LeftUnsigned,
    /// Saturating with sign.
    LeftSigned,
    Logical,
    Arithmetic,
}

/// Shifts, amount by amount; an amount of the width or more gives any value.
fn shift(op: Shift, a: &Integer, b: &Integer) -> Integer {
    let bits = a.bits;
    let Some((least, most)) = b.unsigned_bounds() else { return Integer::bottom(bits) };
    if most >= u128::from(bits) {
        return Integer::top(bits);
    }
    let mut result = Integer::bottom(bits);
    for n in (least as u32..=most as u32).filter(|&n| b.contains(u128::from(n))) {
        result = result.join(&shift_by(op, a, n));
    }
    result
}

/// A shift by a constant less than the width; nothing overflows, as the width is at most 64 bits.
fn shift_by(op: Shift, a: &Integer, n: u32) -> Integer {
    let bits = a.bits;
    let (min, max) = signed_range(bits);
    let with_sign = |f: &dyn Fn(i128, i128) -> Integer| {
        a.signed_parts().into_iter().fold(Integer::bottom(bits), |r, (lo, hi)| r.join(&f(lo, hi)))
    };
    let without_sign = |f: &dyn Fn(u128) -> u128| {
        let join = |r: Integer, (lo, hi)| r.join(&Integer::unsigned(bits, f(lo), f(hi)));
        a.unsigned_parts().into_iter().fold(Integer::bottom(bits), join)
    };
    match op {
        Shift::Left => with_sign(&|lo, hi| Integer::wrapped(bits, lo << n, hi << n)),
        Shift::LeftSigned => {
            with_sign(&|lo, hi| Integer::signed(bits, (lo << n).clamp(min, max), (hi << n).clamp(min, max)))
        }
        Shift::Arithmetic => with_sign(&|lo, hi| Integer::signed(bits, lo >> n, hi >> n)),
        Shift::LeftUnsigned => without_sign(&|v| (v << n).min(mask(bits))),
        Shift::Logical => without_sign(&|v| v >> n),
    }
}

/// The smallest and the largest signed number of a width.
fn signed_range(bits: u32) -> Span {
    (signed(bits, sign_bit(bits)), (mask(bits) >> 1) as i128)
}

fn saturating(op: BinOp, a: &Integer, b: &Integer) -> Integer {
    let bits = a.bits;
    let plain = if matches!(op, BinOp::UAddSat | BinOp::SAddSat) { BinOp::Add } else { BinOp::Sub };
    if matches!(op, BinOp::SAddSat | BinOp::SSubSat) {
        let (min, max) = signed_range(bits);
        return over_parts(bits, &a.signed_parts(), &b.signed_parts(), |x, y| {
            let (lo, hi) = span(plain, x, y);
            Integer::signed(bits, lo.clamp(min, max), hi.clamp(min, max))
        });
    }
    let wide = |x: (u128, u128)| (x.0 as i128, x.1 as i128);
    over_parts(bits, &a.unsigned_parts(), &b.unsigned_parts(), |x, y| {
        let (lo, hi) = span(plain, wide(x), wide(y));
        let clamp = |v: i128| v.clamp(0, mask(bits) as i128) as u128;
        Integer::unsigned(bits, clamp(lo), clamp(hi))
    })
}

/// All values that have the congruence of the result.
fn congruent(op: BinOp, a: &Integer, b: &Integer) -> Integer {
    let bits = a.bits;
    let (Some(au), Some(bu)) = (a.unsigned_bounds(), b.unsigned_bounds()) else { return Integer::bottom(bits) };
    if bits > 64 {
        return Integer::top(bits);
    }
    let ((am, ar), (bm, br)) = (a.congruence(), b.congruence());
    let whole = 1u128 << bits;
    // Without wrapping a modulus is kept as it is; with it, only its common part with the power of two.
    let kept = |modulus: u128, wraps: bool| if wraps { gcd(modulus, whole) } else { modulus };
    let (modulus, rest) = match op {
        BinOp::Add => (kept(gcd(am, bm), au.1 + bu.1 > mask(bits)), ar + br),
        BinOp::Sub => {
            let modulus = kept(gcd(am, bm), au.0 < bu.1);
            (modulus, if modulus == 0 { 0 } else { ar % modulus + modulus - br % modulus })
        }
        BinOp::Mul => {
            let product = |x: u128, y: u128| x.checked_mul(y).unwrap_or(1);
            let modulus = gcd(product(am, bm), gcd(product(am, br), product(bm, ar)));
            (kept(modulus, au.1.checked_mul(bu.1).is_none_or(|p| p > mask(bits))), ar.wrapping_mul(br))
        }
        BinOp::Shl => match b.as_constant() {
            Some(n) if n < u128::from(bits) => {
                let (m, r) = (am << n, ar << n);
                (kept(m, au.1 << n > mask(bits)), r)
            }
            Some(_) | None => (1, 0),
        },
        BinOp::URem => match b.as_constant() {
            Some(n) if n != 0 => (gcd(am, n), ar),
            Some(_) | None => (1, 0),
        },
        BinOp::UDiv
        | BinOp::SDiv
        | BinOp::SRem
        | BinOp::LShr
        | BinOp::AShr
        | BinOp::And
        | BinOp::Or
        | BinOp::Xor
        | BinOp::UMin
        | BinOp::UMax
        | BinOp::SMin
        | BinOp::SMax
        | BinOp::UAddSat
        | BinOp::SAddSat
        | BinOp::USubSat
        | BinOp::SSubSat
        | BinOp::UShlSat
        | BinOp::SShlSat => (1, 0),
    };
    if modulus <= 1 {
        return Integer::top(bits);
    }
    let (low, high) = Integer::top(bits).halves();
    Integer::ranges(bits, low, high, modulus, rest % modulus)
}

/// Whether the arithmetic can overflow and whether it can stay in range.
fn overflows(op: OverflowOp, a: &Integer, b: &Integer) -> Integer {
    if let (Some(av), Some(bv)) = (a.values(), b.values()) {
        let pairs = av.iter().flat_map(|&x| bv.iter().map(move |&y| (x, y)));
        return Integer::set(1, pairs.map(|(x, y)| u128::from(eval::overflow(op, a.bits, x, y).1)));
    }
    let bits = a.bits;
    let (Some(au), Some(bu), Some(asg), Some(bsg)) =
        (a.unsigned_bounds(), b.unsigned_bounds(), a.signed_bounds(), b.signed_bounds())
    else {
        return Integer::bottom(1);
    };
    if bits > 63 {
        return Integer::either();
    }
    let wide = |x: (u128, u128)| (x.0 as i128, x.1 as i128);
    let unsigned_range = (0, mask(bits) as i128);
    let signed_range = signed_range(bits);
    let ((lo, hi), (min, max)) = match op {
        OverflowOp::UAdd => (span(BinOp::Add, wide(au), wide(bu)), unsigned_range),
        OverflowOp::USub => (span(BinOp::Sub, wide(au), wide(bu)), unsigned_range),
        OverflowOp::UMul => (span(BinOp::Mul, wide(au), wide(bu)), unsigned_range),
        OverflowOp::SAdd => (span(BinOp::Add, asg, bsg), signed_range),
        OverflowOp::SSub => (span(BinOp::Sub, asg, bsg), signed_range),
        OverflowOp::SMul => (span(BinOp::Mul, asg, bsg), signed_range),
    };
    if min <= lo && hi <= max {
        Integer::boolean(false)
    } else if hi < min || max < lo {
        Integer::boolean(true)
    } else {
        Integer::either()
    }
}
