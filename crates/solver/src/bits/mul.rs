//! Multiplication by shifting and adding.
//!
//! One operand is the multiplier: for each of its bits the other operand, shifted and masked by the bit, is added to the
//! product. The operand with more constant bits multiplies, since a zero bit costs nothing. A constant multiplier is
//! recoded into the non-adjacent form (Reitwieser 1960), where each digit is 1, 0 or -1 and at most every other one is
//! not 0: multiplying by 255 is one subtraction. Rejected: trees of carry-save adders. They have the same number of
//! gates, and only their depth is smaller.

use super::{add, fold, sub, Bits};
use crate::circuit::{Circuit, Lit};

/// The product, modulo the width.
pub fn mul(c: &mut Circuit, a: &Bits, b: &Bits) -> Bits {
    assert_eq!(a.width(), b.width(), "the operands have the same width");
    if let Some(product) = fold(a, b, u128::wrapping_mul) {
        return product;
    }
    // A fixed choice, so that a product and its mirror image share all gates.
    let key = |x: &Bits| (x.lits().iter().filter(|l| !l.is_const()).count(), x.lits().to_vec());
    let (by, value) = if key(a) <= key(b) { (a, b) } else { (b, a) };
    if by.is_const() {
        by_constant(c, value, by)
    } else {
        by_bits(c, value, by)
    }
}

fn by_bits(c: &mut Circuit, value: &Bits, by: &Bits) -> Bits {
    let width = value.width();
    let mut product = Bits::constant(width, 0);
    for (i, &bit) in by.lits().iter().enumerate() {
        if bit != Lit::FALSE {
            let row: Vec<Lit> = value.lits()[..width - i].iter().map(|&l| c.and(l, bit)).collect();
            product = add_at(c, &product, i, &Bits::new(&row), add);
        }
    }
    product
}

fn by_constant(c: &mut Circuit, value: &Bits, by: &Bits) -> Bits {
    let width = value.width();
    let mut product = Bits::constant(width, 0);
    for (i, digit) in non_adjacent(by) {
        let row = value.trunc(width - i);
        product = add_at(c, &product, i, &row, if digit { add } else { sub });
    }
    product
}

/// Adds or subtracts `row` from bit `at` of the product on.
fn add_at(
    c: &mut Circuit,
    product: &Bits,
    at: usize,
    row: &Bits,
    operation: fn(&mut Circuit, &Bits, &Bits) -> Bits,
) -> Bits {
    let high = operation(c, &product.extract(at, row.width()), row);
    if at == 0 {
        high
    } else {
        high.concat(&product.trunc(at))
    }
}

/// The digits of a constant that are not 0, from the least significant on: `true` for 1, `false` for -1.
fn non_adjacent(constant: &Bits) -> Vec<(usize, bool)> {
    let bits: Vec<bool> = constant.lits().iter().map(|&l| l == Lit::TRUE).collect();
    let mut digits = Vec::new();
    let mut carry = false;
    for (i, &bit) in bits.iter().enumerate() {
        // The digit is odd if exactly one of bit and carry is set; it is -1 if the next bit is set as well. What is
        // carried over the most significant bit vanishes modulo the width.
        let next = bits.get(i + 1).copied().unwrap_or(false);
        if bit != carry {
            digits.push((i, !next));
            carry = next;
        }
    }
    digits
}
