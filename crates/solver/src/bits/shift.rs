//! Shifts, as barrels: one layer of if-then-else per bit of the amount.
//!
//! A constant amount folds every layer to wires. The amount may have another width than the value.

use super::{select, urem, Bits};
use crate::circuit::{Circuit, Lit};

/// To the left; 0 if the amount is the width or more.
pub fn shl(c: &mut Circuit, a: &Bits, amount: &Bits) -> Bits {
    barrel(c, a, amount, Lit::FALSE, left)
}

/// To the right with zeros; 0 if the amount is the width or more.
pub fn lshr(c: &mut Circuit, a: &Bits, amount: &Bits) -> Bits {
    barrel(c, a, amount, Lit::FALSE, right)
}

/// To the right with copies of the sign; all signs if the amount is the width or more.
pub fn ashr(c: &mut Circuit, a: &Bits, amount: &Bits) -> Bits {
    barrel(c, a, amount, a.sign(), right)
}

/// The upper half of `high:low` shifted left by the amount modulo the width.
pub fn fshl(c: &mut Circuit, high: &Bits, low: &Bits, amount: &Bits) -> Bits {
    let width = high.width();
    let amount = modulo_width(c, amount, width);
    shl(c, &high.concat(low), &amount).extract(width, width)
}

/// The lower half of `high:low` shifted right by the amount modulo the width.
pub fn fshr(c: &mut Circuit, high: &Bits, low: &Bits, amount: &Bits) -> Bits {
    let width = high.width();
    let amount = modulo_width(c, amount, width);
    lshr(c, &high.concat(low), &amount).trunc(width)
}

/// To the right by a fixed amount, with copies of `fill`.
pub(super) fn right(a: &Bits, amount: usize, fill: Lit) -> Bits {
    let kept = a.lits().iter().skip(amount).copied();
    kept.chain(std::iter::repeat(fill)).take(a.width()).collect()
}

/// To the left by a fixed amount, with copies of `fill`.
fn left(a: &Bits, amount: usize, fill: Lit) -> Bits {
    std::iter::repeat_n(fill, amount).chain(a.lits().iter().copied()).take(a.width()).collect()
}

fn barrel(c: &mut Circuit, a: &Bits, amount: &Bits, fill: Lit, by: fn(&Bits, usize, Lit) -> Bits) -> Bits {
    let mut value = a.clone();
    // Amounts of the width or more that these layers can express shift everything out.
    let layers = layers(a.width()).min(amount.width());
    for (i, &bit) in amount.lits()[..layers].iter().enumerate() {
        let shifted = by(&value, 1 << i, fill);
        value = select(c, bit, &shifted, &value);
    }
    let beyond = c.or_all(&amount.lits()[layers..]);
    let out: Bits = std::iter::repeat_n(fill, a.width()).collect();
    select(c, beyond, &out, &value)
}

/// How many bits the amounts less than a width have.
fn layers(width: usize) -> usize {
    (usize::BITS - (width - 1).leading_zeros()) as usize
}

/// An amount modulo a width.
fn modulo_width(c: &mut Circuit, amount: &Bits, width: usize) -> Bits {
    let bits = layers(width);
    if bits == 0 {
        return Bits::constant(1, 0);
    }
    if width.is_power_of_two() {
        return amount.trunc(bits.min(amount.width()));
    }
    if amount.width() - amount.known_leading_zeros() < bits {
        return amount.clone();
    }
    let limit = Bits::constant(amount.width(), width as u128);
    urem(c, amount, &limit).trunc(bits)
}
