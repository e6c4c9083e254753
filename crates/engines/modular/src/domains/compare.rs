//! Comparisons of abstract integers, and what is learned from them.
//!
//! Guarantee: [`Integer::cmp`] contains every truth value the comparison can have; [`Integer::assume`] keeps every pair
//! of values for which the comparison holds. For intervals and few values both are exact up to the lattice.

use super::integer::{sign_bit, Half, Integer};
use fencepost_ir::eval::{self, mask, signed};
use fencepost_ir::CmpOp;

/// The comparison that holds when this one does not.
pub fn negate(op: CmpOp) -> CmpOp {
    match op {
        CmpOp::Eq => CmpOp::Ne,
        CmpOp::Ne => CmpOp::Eq,
        CmpOp::ULt => CmpOp::UGe,
        CmpOp::ULe => CmpOp::UGt,
        CmpOp::UGt => CmpOp::ULe,
        CmpOp::UGe => CmpOp::ULt,
        CmpOp::SLt => CmpOp::SGe,
        CmpOp::SLe => CmpOp::SGt,
        CmpOp::SGt => CmpOp::SLe,
        CmpOp::SGe => CmpOp::SLt,
    }
}

/// The same comparison with the operands exchanged.
pub fn flip(op: CmpOp) -> CmpOp {
    match op {
        CmpOp::Eq => CmpOp::Eq,
        CmpOp::Ne => CmpOp::Ne,
        CmpOp::ULt => CmpOp::UGt,
        CmpOp::ULe => CmpOp::UGe,
        CmpOp::UGt => CmpOp::ULt,
        CmpOp::UGe => CmpOp::ULe,
        CmpOp::SLt => CmpOp::SGt,
        CmpOp::SLe => CmpOp::SGe,
        CmpOp::SGt => CmpOp::SLt,
        CmpOp::SGe => CmpOp::SLe,
    }
}

impl Integer {
    /// The truth values that the comparison may have.
    #[must_use]
    pub fn cmp(op: CmpOp, a: &Integer, b: &Integer) -> Integer {
        let holds = |op| {
            let (x, y) = Integer::assume(op, a, b);
            !x.is_bottom() && !y.is_bottom()
        };
        match (holds(op), holds(negate(op))) {
            (false, false) => Integer::bottom(1),
            (true, false) => Integer::boolean(true),
            (false, true) => Integer::boolean(false),
            (true, true) => Integer::either(),
        }
    }

    /// The operands in the runs in which the comparison holds.
    #[must_use]
    pub fn assume(op: CmpOp, a: &Integer, b: &Integer) -> (Integer, Integer) {
        if a.is_bottom() || b.is_bottom() {
            return (Integer::bottom(a.bits), Integer::bottom(b.bits));
        }
        if let (Some(av), Some(bv)) = (a.values(), b.values()) {
            let fits = |x: u128, y: u128| eval::cmp(op, a.bits, x, y);
            let left = av.iter().copied().filter(|&x| bv.iter().any(|&y| fits(x, y)));
            let right = bv.iter().copied().filter(|&y| av.iter().any(|&x| fits(x, y)));
            return (Integer::set(a.bits, left), Integer::set(b.bits, right));
        }
        match op {
            CmpOp::Eq => {
                let both = a.meet(b);
                (both.clone(), both)
            }
            CmpOp::Ne => (a.without(b), b.without(a)),
            CmpOp::ULt | CmpOp::ULe | CmpOp::UGt | CmpOp::UGe | CmpOp::SLt | CmpOp::SLe | CmpOp::SGt | CmpOp::SGe => {
                (a.bounded(op, b), b.bounded(flip(op), a))
            }
        }
    }

    /// The values that differ from some value of the other: only a constant excludes one, and only at an end.
    fn without(&self, other: &Integer) -> Integer {
        let Some(v) = other.as_constant() else { return self.clone() };
        if let Some(values) = self.values() {
            return Integer::set(self.bits, values.iter().copied().filter(|&x| x != v));
        }
        let trim = |half: Half| {
            let (lo, hi) = half?;
            let (lo, hi) = (if lo == v { lo + 1 } else { lo }, if hi == v { hi.checked_sub(1)? } else { hi });
            (lo <= hi).then_some((lo, hi))
        };
        let (low, high) = self.halves();
        let (modulus, rest) = self.congruence();
        Integer::ranges(self.bits, trim(low), trim(high), modulus, rest)
    }

    /// The values that are in the relation with some value of the other.
    fn bounded(&self, op: CmpOp, other: &Integer) -> Integer {
        let bits = self.bits;
        let (Some((ul, uh)), Some((sl, sh))) = (other.unsigned_bounds(), other.signed_bounds()) else {
            return Integer::bottom(bits);
        };
        let (min, max) = (signed(bits, sign_bit(bits)), (mask(bits) >> 1) as i128);
        let none = || Integer::bottom(bits);
        let range = match op {
            CmpOp::Eq => other.clone(),
            CmpOp::Ne => return self.without(other),
            CmpOp::ULt => uh.checked_sub(1).map_or_else(none, |h| Integer::unsigned(bits, 0, h)),
            CmpOp::ULe => Integer::unsigned(bits, 0, uh),
            CmpOp::UGt => match ul.checked_add(1).filter(|&l| l <= mask(bits)) {
                Some(l) => Integer::unsigned(bits, l, mask(bits)),
                None => none(),
            },
            CmpOp::UGe => Integer::unsigned(bits, ul, mask(bits)),
            CmpOp::SLt if sh == min => none(),
            CmpOp::SLt => Integer::signed(bits, min, sh - 1),
            CmpOp::SLe => Integer::signed(bits, min, sh),
            CmpOp::SGt if sl == max => none(),
            CmpOp::SGt => Integer::signed(bits, sl + 1, max),
            CmpOp::SGe => Integer::signed(bits, sl, max),
        };
        self.meet(&range)
    }
}
