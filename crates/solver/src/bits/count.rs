//! Counting bits. All results have the operand's width.

use super::{add, Bits};
use crate::circuit::{Circuit, Lit};

/// How many bits are set.
pub fn ctpop(c: &mut Circuit, a: &Bits) -> Bits {
    // A tree of additions, each just wide enough for its sum.
    let mut sums: Vec<Bits> = a.lits().iter().map(|&l| Bits::from(l)).collect();
    while sums.len() > 1 {
        let pairs = sums.chunks(2).map(|pair| match pair {
            [x, y] => {
                let width = x.width().max(y.width()) + 1;
                add(c, &x.zext(width), &y.zext(width))
            }
            rest => rest[0].clone(),
        });
        sums = pairs.collect();
    }
    fit(&sums[0], a.width())
}

/// How many of the most significant bits are 0; the width if all are.
pub fn ctlz(c: &mut Circuit, a: &Bits) -> Bits {
    // A set bit below the others makes a vector that is never 0, so that halving it answers one bit per step.
    let padded = (a.width() + 1).next_power_of_two();
    let pad = padded - a.width();
    let mut rest: Vec<Lit> = vec![Lit::FALSE; pad];
    rest[pad - 1] = Lit::TRUE;
    rest.extend(a.lits());
    let mut count = Vec::new();
    while rest.len() > 1 {
        let (low, high) = rest.split_at(rest.len() / 2);
        let zero = !c.or_all(high);
        count.push(zero);
        rest = low.iter().zip(high).map(|(&l, &h)| c.ite(zero, l, h)).collect();
    }
    count.reverse();
    fit(&Bits::new(&count), a.width())
}

/// How many of the least significant bits are 0; the width if all are.
pub fn cttz(c: &mut Circuit, a: &Bits) -> Bits {
    ctlz(c, &a.bitreverse())
}

/// A number in another width; what is cut off is 0.
fn fit(a: &Bits, width: usize) -> Bits {
    if a.width() > width {
        a.trunc(width)
    } else {
        a.zext(width)
    }
}
