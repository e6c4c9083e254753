//! Functions of one abstract integer: absolute value, bit counts, byte swaps, and conversions between widths.
//!
//! Guarantee: covers every result of `fencepost_ir::eval`. Floats are not abstracted: a conversion from one is any value.

use super::integer::{gcd, Integer};
use fencepost_ir::eval::{self, mask, signed};
use fencepost_ir::{CastOp, UnOp};

impl Integer {
    /// The function of the operand.
    #[must_use]
    pub fn un(op: UnOp, a: &Integer) -> Integer {
        let bits = a.bits;
        if let Some(values) = a.values() {
            let results: Result<Vec<u128>, _> = values.iter().map(|&v| eval::un(op, bits, v)).collect();
            return results.map_or_else(|_| Integer::top(bits), |r| Integer::set(bits, r));
        }
        let Some((lo, hi)) = a.unsigned_bounds() else { return Integer::bottom(bits) };
        let count = |lo: u128, hi: u128| Integer::set(bits, lo..=hi);
        let zeros = |v: u128| u128::from(v.leading_zeros() - (128 - bits));
        match op {
            UnOp::Abs => absolute(a),
            UnOp::CtPop => count(0, u128::from(bits)),
            UnOp::CtLz => count(zeros(hi), zeros(lo)),
            UnOp::CtTz => count(0, u128::from(bits)),
            UnOp::BSwap | UnOp::BitReverse => Integer::top(bits),
        }
    }

    /// A conversion to `to` bits, of bit patterns; conversions from floats give any value.
    #[must_use]
    pub fn cast(op: CastOp, a: &Integer, to: u32) -> Integer {
        match op {
            CastOp::Trunc | CastOp::ZExt | CastOp::Bitcast | CastOp::PtrToInt | CastOp::IntToPtr => a.resize(to),
            CastOp::SExt => a.sign_extend(to),
            CastOp::FpCast | CastOp::FpToUi | CastOp::FpToSi | CastOp::UiToFp | CastOp::SiToFp => {
                if a.is_bottom() {
                    Integer::bottom(to)
                } else {
                    Integer::top(to)
                }
            }
        }
    }

    /// Cut, or extended with zeros.
    fn resize(&self, to: u32) -> Integer {
        if let Some(values) = self.values() {
            return Integer::set(to, values.iter().copied());
        }
        let (modulus, rest) = self.congruence();
        let parts = self.unsigned_parts();
        if to >= self.bits {
            let (lo, hi) = (parts[0].0, parts[parts.len() - 1].1);
            let (low, high) = Integer::unsigned(to, lo, hi).halves();
            return Integer::ranges(to, low, high, modulus, rest);
        }
        let mut result = Integer::bottom(to);
        for (lo, hi) in parts {
            result = result.join(&cut_span(to, lo, hi));
        }
        let (low, high) = result.halves();
        let modulus = gcd(modulus, 1 << to);
        Integer::ranges(to, low, high, modulus, rest % modulus)
    }

    fn sign_extend(&self, to: u32) -> Integer {
        if let Some(values) = self.values() {
            return Integer::set(to, values.iter().map(|&v| signed(self.bits, v) as u128));
        }
        let parts = self.signed_parts();
        let (lo, hi) = (parts[0].0, parts[parts.len() - 1].1);
        let (low, high) = Integer::signed(to, lo, hi).halves();
        let (modulus, rest) = self.congruence();
        // Negative values grow by a multiple of the old width's power of two.
        let modulus = if lo < 0 { gcd(modulus, 1 << self.bits) } else { modulus };
        Integer::ranges(to, low, high, modulus, rest % modulus)
    }
}

/// The patterns from `lo` to `hi` cut to fewer bits.
fn cut_span(to: u32, lo: u128, hi: u128) -> Integer {
    if hi - lo >= mask(to) {
        return Integer::top(to);
    }
    let (from, until) = (lo & mask(to), hi & mask(to));
    if from <= until {
        Integer::unsigned(to, from, until)
    } else {
        Integer::unsigned(to, from, mask(to)).join(&Integer::unsigned(to, 0, until))
    }
}

fn absolute(a: &Integer) -> Integer {
    let bits = a.bits;
    let mut result = Integer::bottom(bits);
    for (lo, hi) in a.signed_parts() {
        let (x, y) = (lo.unsigned_abs(), hi.unsigned_abs());
        result = result.join(&Integer::unsigned(bits, x.min(y), x.max(y)));
    }
    result
}
