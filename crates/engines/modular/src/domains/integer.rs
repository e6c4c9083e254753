//! One machine integer of 1 to 128 bits: what values it may have. The lattice.
//!
//! Source: intervals (Cousot and Cousot, POPL 1977), congruences (Granger, 1989), finite sets; reduced with each other.
//! An element is either a set of at most [`SMALL`](crate::tuning::SMALL) values, or two intervals with a congruence. The two intervals are the
//! values whose sign bit is clear and those whose sign bit is set: together exactly the reduced product of a signed
//! and an unsigned interval. Values are bit patterns; the congruence is one of the pattern read without sign.
//! Guarantee: every operation covers all concrete results, as `fencepost_ir::eval` computes them; the form is
//! canonical, so that equality of elements is equality of what they stand for up to the congruence's choice.
//! Misses: sets with holes beyond the congruence; joins of more than [`SMALL`](crate::tuning::SMALL) values lose the holes.

use crate::tuning::small;
use fencepost_ir::eval::{mask, signed};
use smallvec::SmallVec;

/// An interval of bit patterns of one sign, ends included.
pub(super) type Half = Option<(u128, u128)>;

/// What values a machine integer may have.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Integer {
    pub(super) bits: u32,
    pub(super) shape: Shape,
}

/// The two forms of an [`Integer`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Shape {
    /// The values, ascending; none at all is bottom.
    Set(SmallVec<[u128; 2]>),
    /// More than [`SMALL`](crate::tuning::SMALL) values.
    Ranges(Ranges),
}

/// Two intervals and a congruence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Ranges {
    /// The values whose sign bit is clear.
    pub low: Half,
    /// The values whose sign bit is set.
    pub high: Half,
    /// Every value is `rest` modulo `modulus`; the modulus is at least 1, or 0 for a constant.
    pub modulus: u128,
    /// The remainder.
    pub rest: u128,
}

/// The greatest common divisor; `gcd(0, x) = x`.
pub(super) fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// The congruence that holds for both.
pub(super) fn join_congruence(a: (u128, u128), b: (u128, u128)) -> (u128, u128) {
    let modulus = gcd(gcd(a.0, b.0), a.1.abs_diff(b.1));
    (modulus, if modulus == 0 { a.1 } else { a.1 % modulus })
}

fn hull(a: Half, b: Half) -> Half {
    match (a, b) {
        (None, x) | (x, None) => x,
        (Some((al, ah)), Some((bl, bh))) => Some((al.min(bl), ah.max(bh))),
    }
}

fn cut_half(a: Half, b: Half) -> Half {
    let ((al, ah), (bl, bh)) = (a?, b?);
    let (lo, hi) = (al.max(bl), ah.min(bh));
    (lo <= hi).then_some((lo, hi))
}

/// The interval with its ends moved inwards to the next values of the congruence.
fn tighten(half: Half, modulus: u128, rest: u128) -> Half {
    let (lo, hi) = half?;
    if modulus <= 1 {
        return half;
    }
    let up = (rest + modulus - lo % modulus) % modulus;
    let down = (hi % modulus + modulus - rest) % modulus;
    let lo = lo.checked_add(up)?;
    let hi = hi.checked_sub(down)?;
    (lo <= hi).then_some((lo, hi))
}

impl Ranges {
    /// How many values there are, at most `u128::MAX`.
    fn count(&self) -> u128 {
        let of = |h: Half| h.map_or(0, |(lo, hi)| ((hi - lo) / self.modulus.max(1)).saturating_add(1));
        of(self.low).saturating_add(of(self.high))
    }
}

impl Integer {
    /// No value: unreachable.
    pub fn bottom(bits: u32) -> Integer {
        Integer { bits, shape: Shape::Set(SmallVec::new()) }
    }

    /// Every value.
    pub fn top(bits: u32) -> Integer {
        Integer::unsigned(bits, 0, mask(bits))
    }

    /// One value; bits above the width are cut.
    pub fn constant(bits: u32, value: u128) -> Integer {
        Integer { bits, shape: Shape::Set(SmallVec::from_slice(&[value & mask(bits)])) }
    }

    /// A truth value.
    pub fn boolean(value: bool) -> Integer {
        Integer::constant(1, u128::from(value))
    }

    /// Either truth value.
    pub fn either() -> Integer {
        Integer::top(1)
    }

    /// The values between two bit patterns read without sign, ends included.
    pub fn unsigned(bits: u32, lo: u128, hi: u128) -> Integer {
        let half = sign_bit(bits);
        let low = cut_half(Some((lo, hi)), Some((0, half - 1)));
        let high = cut_half(Some((lo, hi)), Some((half, mask(bits))));
        if lo > hi {
            return Integer::bottom(bits);
        }
        Integer::ranges(bits, low, high, 1, 0)
    }

    /// The values between two signed numbers, ends included; the ends are within the signed range of the width.
    pub fn signed(bits: u32, lo: i128, hi: i128) -> Integer {
        if lo > hi {
            return Integer::bottom(bits);
        }
        let pattern = |v: i128| v as u128 & mask(bits);
        let low = (hi >= 0).then(|| (pattern(lo.max(0)), pattern(hi)));
        let high = (lo < 0).then(|| (pattern(lo), pattern(hi.min(-1))));
        Integer::ranges(bits, low, high, 1, 0)
    }

    /// The values of a list, bits above the width cut.
    pub fn set(bits: u32, values: impl IntoIterator<Item = u128>) -> Integer {
        let mut list: Vec<u128> = values.into_iter().map(|v| v & mask(bits)).collect();
        list.sort_unstable();
        list.dedup();
        if list.len() <= small() {
            return Integer { bits, shape: Shape::Set(list.into_iter().collect()) };
        }
        let half = sign_bit(bits);
        let (mut low, mut high) = (None, None);
        let mut congruence = (0, list[0]);
        for &v in &list {
            let part = if v < half { &mut low } else { &mut high };
            *part = hull(*part, Some((v, v)));
            congruence = join_congruence(congruence, (0, v));
        }
        Integer::ranges(bits, low, high, congruence.0, congruence.1)
    }

    /// Intervals of each sign with a congruence, brought into canonical form.
    pub(super) fn ranges(bits: u32, low: Half, high: Half, modulus: u128, rest: u128) -> Integer {
        if modulus == 0 {
            let inside = |h: Half| h.is_some_and(|(lo, hi)| lo <= rest && rest <= hi);
            return if inside(low) || inside(high) { Integer::constant(bits, rest) } else { Integer::bottom(bits) };
        }
        // Sums with huge moduli would overflow; they say next to nothing.
        let (modulus, rest) = if modulus < 1 << 120 { (modulus, rest) } else { (1, 0) };
        let (low, high) = (tighten(low, modulus, rest), tighten(high, modulus, rest));
        let ranges = Ranges { low, high, modulus, rest };
        if ranges.count() > small() as u128 {
            return Integer { bits, shape: Shape::Ranges(ranges) };
        }
        let mut values = SmallVec::new();
        for (lo, hi) in [low, high].into_iter().flatten() {
            values.extend((0..=(hi - lo) / modulus).map(|i| lo + i * modulus));
        }
        Integer { bits, shape: Shape::Set(values) }
    }

    /// The values of a mathematical interval, wrapped to the width, which is at most 64 bits.
    pub(super) fn wrapped(bits: u32, lo: i128, hi: i128) -> Integer {
        if hi - lo >= mask(bits) as i128 {
            return Integer::top(bits);
        }
        let (from, to) = (lo as u128 & mask(bits), hi as u128 & mask(bits));
        if from <= to {
            Integer::unsigned(bits, from, to)
        } else {
            Integer::unsigned(bits, from, mask(bits)).join(&Integer::unsigned(bits, 0, to))
        }
    }

    /// The width.
    pub fn bits(&self) -> u32 {
        self.bits
    }

    /// Whether there is no value.
    pub fn is_bottom(&self) -> bool {
        self.values().is_some_and(<[u128]>::is_empty)
    }

    /// Whether every value is possible.
    pub fn is_top(&self) -> bool {
        *self == Integer::top(self.bits)
    }

    /// The values, if they are few, ascending as patterns without sign.
    pub fn values(&self) -> Option<&[u128]> {
        match &self.shape {
            Shape::Set(values) => Some(values),
            Shape::Ranges(_) => None,
        }
    }

    /// The value, if there is exactly one.
    pub fn as_constant(&self) -> Option<u128> {
        self.values().filter(|v| v.len() == 1).map(|v| v[0])
    }

    /// Whether the pattern is a possible value.
    pub fn contains(&self, value: u128) -> bool {
        match &self.shape {
            Shape::Set(values) => values.binary_search(&value).is_ok(),
            Shape::Ranges(r) => {
                let inside = |h: Half| h.is_some_and(|(lo, hi)| lo <= value && value <= hi);
                (inside(r.low) || inside(r.high)) && value % r.modulus == r.rest
            }
        }
    }

    /// Whether the truth value may be true.
    pub fn may_be_true(&self) -> bool {
        self.contains(1)
    }

    /// Whether the truth value may be false.
    pub fn may_be_false(&self) -> bool {
        self.contains(0)
    }

    /// The two intervals; for a set, its hulls.
    pub(super) fn halves(&self) -> (Half, Half) {
        match &self.shape {
            Shape::Ranges(r) => (r.low, r.high),
            Shape::Set(values) => {
                let split = values.partition_point(|&v| v < sign_bit(self.bits));
                let ends = |part: &[u128]| part.first().map(|&lo| (lo, part[part.len() - 1]));
                (ends(&values[..split]), ends(&values[split..]))
            }
        }
    }

    /// The congruence `(modulus, rest)`; the modulus 0 is a constant's.
    pub(super) fn congruence(&self) -> (u128, u128) {
        match &self.shape {
            Shape::Ranges(r) => (r.modulus, r.rest),
            Shape::Set(values) => {
                let first = values.first().copied().unwrap_or(0);
                values.iter().fold((0, first), |c, &v| join_congruence(c, (0, v)))
            }
        }
    }

    /// The smallest and the largest value read without sign.
    pub fn unsigned_bounds(&self) -> Option<(u128, u128)> {
        let (low, high) = self.halves();
        hull(low, high)
    }

    /// The smallest and the largest value read with sign.
    pub fn signed_bounds(&self) -> Option<(i128, i128)> {
        let (low, high) = self.halves();
        let s = |v: u128| signed(self.bits, v);
        match (low, high) {
            (None, None) => None,
            (Some((lo, hi)), None) | (None, Some((lo, hi))) => Some((s(lo), s(hi))),
            (Some((_, hi)), Some((lo, _))) => Some((s(lo), s(hi))),
        }
    }

    /// The modulus that all values share their remainder by: 1 says nothing, 0 is a constant's.
    pub fn modulus(&self) -> u128 {
        self.congruence().0
    }

    /// The values of either.
    #[must_use]
    pub fn join(&self, other: &Integer) -> Integer {
        match (&self.shape, &other.shape) {
            (Shape::Set(a), Shape::Set(b)) => Integer::set(self.bits, a.iter().chain(b).copied()),
            (Shape::Set(_) | Shape::Ranges(_), Shape::Set(_) | Shape::Ranges(_)) => {
                if self.is_bottom() {
                    return other.clone();
                }
                if other.is_bottom() {
                    return self.clone();
                }
                let ((al, ah), (bl, bh)) = (self.halves(), other.halves());
                let (modulus, rest) = join_congruence(self.congruence(), other.congruence());
                Integer::ranges(self.bits, hull(al, bl), hull(ah, bh), modulus, rest)
            }
        }
    }

    /// The values of both; a superset if the congruences do not combine simply.
    #[must_use]
    pub fn meet(&self, other: &Integer) -> Integer {
        match (&self.shape, &other.shape) {
            (Shape::Set(a), Shape::Set(_) | Shape::Ranges(_)) => {
                Integer::set(self.bits, a.iter().copied().filter(|&v| other.contains(v)))
            }
            (Shape::Ranges(_), Shape::Set(_)) => other.meet(self),
            (Shape::Ranges(a), Shape::Ranges(b)) => {
                let (low, high) = (cut_half(a.low, b.low), cut_half(a.high, b.high));
                match meet_congruence((a.modulus, a.rest), (b.modulus, b.rest)) {
                    Some((modulus, rest)) => Integer::ranges(self.bits, low, high, modulus, rest),
                    None => Integer::bottom(self.bits),
                }
            }
        }
    }

    /// Whether every value of this is one of the other's.
    pub fn leq(&self, other: &Integer) -> bool {
        match (&self.shape, &other.shape) {
            (Shape::Set(a), Shape::Set(_) | Shape::Ranges(_)) => a.iter().all(|&v| other.contains(v)),
            (Shape::Ranges(_), Shape::Set(_)) => false,
            (Shape::Ranges(a), Shape::Ranges(b)) => {
                let within = |a: Half, b: Half| match (a, b) {
                    (None, _) => true,
                    (Some(_), None) => false,
                    (Some((al, ah)), Some((bl, bh))) => bl <= al && ah <= bh,
                };
                let congruent = a.modulus.is_multiple_of(b.modulus) && a.rest % b.modulus == b.rest;
                within(a.low, b.low) && within(a.high, b.high) && congruent
            }
        }
    }

    /// A superset of both such that repeating this comes to an end. `thresholds` are patterns, ascending: bounds that
    /// grow stop at one of them first, and sets may grow by them.
    #[must_use]
    pub fn widen(&self, new: &Integer, thresholds: &[u128]) -> Integer {
        if new.leq(self) {
            return self.clone();
        }
        if self.is_bottom() {
            return new.clone();
        }
        if let (Some(old), Some(values)) = (self.values(), new.values()) {
            let named = |v: &u128| old.contains(v) || thresholds.binary_search(v).is_ok();
            let joined = self.join(new);
            if values.iter().all(named) && joined.values().is_some() {
                return joined;
            }
        }
        let ((al, ah), (bl, bh)) = (self.halves(), new.halves());
        let half = sign_bit(self.bits);
        let low = widen_half(al, bl, (0, half - 1), thresholds);
        let high = widen_half(ah, bh, (half, mask(self.bits)), thresholds);
        let (modulus, rest) = join_congruence(self.congruence(), new.congruence());
        Integer::ranges(self.bits, low, high, modulus, rest)
    }

    /// Between `new` and this: after a few of these the descent must be stopped by the caller.
    #[must_use]
    pub fn narrow(&self, new: &Integer) -> Integer {
        self.meet(new)
    }
}

/// The pattern with only the sign bit set.
pub(super) fn sign_bit(bits: u32) -> u128 {
    1u128 << (bits - 1)
}

/// The congruence of the numbers that have both, if one can be computed; `None` if there are none.
fn meet_congruence(a: (u128, u128), b: (u128, u128)) -> Option<(u128, u128)> {
    let (a, b) = if a.0 >= b.0 { (a, b) } else { (b, a) };
    let common = gcd(a.0, b.0);
    if common != 0 && a.1 % common != b.1 % common {
        return None;
    }
    if b.0 != 0 && a.0.is_multiple_of(b.0) {
        return Some(a);
    }
    // The first remainder of `a` that fits `b` is found by trying, while that is cheap; otherwise `a` alone is kept.
    let steps = b.0 / common.max(1);
    let modulus = a.0.checked_mul(steps).filter(|m| *m < 1 << 64 && steps <= 64);
    match modulus {
        Some(m) => (0..steps).map(|i| a.1 + i * a.0).find(|r| r % b.0 == b.1).map(|r| (m, r)),
        None => Some(a),
    }
}

fn widen_half(old: Half, new: Half, range: (u128, u128), thresholds: &[u128]) -> Half {
    let (Some((ol, oh)), Some((nl, nh))) = (old, new) else { return hull(old, new) };
    let below = &thresholds[..thresholds.partition_point(|&t| t <= nl)];
    let above = &thresholds[thresholds.partition_point(|&t| t < nh)..];
    let lo = if nl < ol { below.last().copied().unwrap_or(range.0).max(range.0) } else { ol };
    let hi = if nh > oh { above.first().copied().unwrap_or(range.1).min(range.1) } else { oh };
    Some((lo, hi))
}
