//! Bit-vectors over circuits: the arithmetic of C and of LLVM's integers as gates.
//!
//! A [`Bits`] is a list of literals, the least significant bit first. What only moves bits about (extensions, extracts,
//! byte swaps) is a method of `Bits` and needs no circuit; what makes gates is a function that takes the circuit first.
//! Operands of one operation have the same width unless a function says otherwise; a width is at least 1.
//!
//! Guarantees. All functions are pure: the same operands give the same result, and no function makes inputs. Constant
//! operands leave no gates, because no gate has a constant operand; partly constant operands fold bit by bit. The
//! operations are total, also where C's or LLVM's are undefined; what they compute there is in their documentation.
//!
//! One file per technique: [`add`](add()) ripples, [`mul`](mul()) shifts and adds, [`udiv`] restores, shifts are barrels,
//! comparisons are borrow chains, counts are trees of adders, and the rest says which of these it needs.

use crate::circuit::{Circuit, Lit};
use std::fmt;
use std::rc::Rc;

mod add;
mod compare;
mod count;
mod div;
mod logic;
mod mul;
mod overflow;
mod shift;

pub use add::{abs, add, neg, sub};
pub use compare::{eq, eq_const, is_zero, sle, slt, smax, smin, ule, ult, umax, umin};
pub use count::{ctlz, ctpop, cttz};
pub use div::{sdiv, srem, udiv, urem};
pub use logic::{and, not, or, select, xor};
pub use mul::mul;
pub use overflow::{
    sadd_overflow, sadd_sat, smul_overflow, sshl_sat, ssub_overflow, ssub_sat, uadd_overflow, uadd_sat, umul_overflow,
    ushl_sat, usub_overflow, usub_sat,
};
pub use shift::{ashr, fshl, fshr, lshr, shl};

/// A bit-vector, cheap to clone.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Bits(Rc<[Lit]>);

impl Bits {
    /// The bit-vector of literals, the least significant first.
    pub fn new(lits: &[Lit]) -> Bits {
        assert!(!lits.is_empty(), "a bit-vector has at least one bit");
        Bits(lits.into())
    }

    /// A constant; bits of `value` beyond the width are dropped, and bits beyond 128 are 0.
    pub fn constant(width: usize, value: u128) -> Bits {
        (0..width).map(|i| Lit::constant(i < 128 && value >> i & 1 == 1)).collect()
    }

    /// New inputs.
    pub fn input(circuit: &mut Circuit, width: usize) -> Bits {
        (0..width).map(|_| circuit.input()).collect()
    }

    /// The number of bits.
    pub fn width(&self) -> usize {
        self.0.len()
    }

    /// The literals, the least significant first.
    pub fn lits(&self) -> &[Lit] {
        &self.0
    }

    /// A bit, 0 being the least significant.
    pub fn bit(&self, index: usize) -> Lit {
        self.0[index]
    }

    /// The most significant bit.
    pub fn sign(&self) -> Lit {
        self.0[self.width() - 1]
    }

    /// Whether all bits are constants.
    pub fn is_const(&self) -> bool {
        self.0.iter().all(|l| l.is_const())
    }

    /// The value, if all bits are constants and it fits into 128 bits.
    pub fn as_const(&self) -> Option<u128> {
        let mut value = 0;
        for (i, lit) in self.0.iter().enumerate() {
            match lit.as_const()? {
                true if i >= 128 => return None,
                true => value |= 1 << i,
                false => {}
            }
        }
        Some(value)
    }

    /// The value, given the values of all nodes as [`evaluate`](crate::circuit::evaluate) computes them; at most 128
    /// bits wide.
    pub fn value(&self, values: &[bool]) -> u128 {
        self.value_by(|lit| lit.holds(values))
    }

    /// The value, given the value of each literal; at most 128 bits wide.
    pub fn value_by(&self, mut holds: impl FnMut(Lit) -> bool) -> u128 {
        assert!(self.width() <= 128, "a value has at most 128 bits");
        self.0.iter().enumerate().fold(0, |value, (i, &lit)| value | (holds(lit) as u128) << i)
    }

    /// How many of the least significant bits are known to be 0.
    pub fn known_trailing_zeros(&self) -> usize {
        self.0.iter().take_while(|&&l| l == Lit::FALSE).count()
    }

    /// How many of the most significant bits are known to be 0.
    pub fn known_leading_zeros(&self) -> usize {
        self.0.iter().rev().take_while(|&&l| l == Lit::FALSE).count()
    }

    /// The least significant bits.
    pub fn trunc(&self, width: usize) -> Bits {
        self.extract(0, width)
    }

    /// Zeros in front.
    pub fn zext(&self, width: usize) -> Bits {
        self.extend(width, Lit::FALSE)
    }

    /// Copies of the sign in front.
    pub fn sext(&self, width: usize) -> Bits {
        self.extend(width, self.sign())
    }

    /// This vector in front of (more significant than) another.
    pub fn concat(&self, low: &Bits) -> Bits {
        low.0.iter().chain(self.0.iter()).copied().collect()
    }

    /// `width` bits from bit `low` on.
    pub fn extract(&self, low: usize, width: usize) -> Bits {
        Bits::new(&self.0[low..low + width])
    }

    /// The bytes in reverse; the width is a multiple of 8.
    pub fn bswap(&self) -> Bits {
        assert!(self.width().is_multiple_of(8), "only whole bytes can be swapped");
        self.0.chunks(8).rev().flatten().copied().collect()
    }

    /// The bits in reverse.
    pub fn bitreverse(&self) -> Bits {
        self.0.iter().rev().copied().collect()
    }

    fn extend(&self, width: usize, fill: Lit) -> Bits {
        assert!(width >= self.width(), "an extension does not shorten");
        self.0.iter().copied().chain(std::iter::repeat(fill)).take(width).collect()
    }

    /// The exponent, if the vector is a constant power of two.
    fn power_of_two(&self) -> Option<usize> {
        let exponent = self.known_trailing_zeros();
        let rest = self.0.get(exponent + 1..)?;
        (self.0[exponent] == Lit::TRUE && rest.iter().all(|&l| l == Lit::FALSE)).then_some(exponent)
    }
}

impl FromIterator<Lit> for Bits {
    fn from_iter<T: IntoIterator<Item = Lit>>(lits: T) -> Bits {
        let lits: Rc<[Lit]> = lits.into_iter().collect();
        assert!(!lits.is_empty(), "a bit-vector has at least one bit");
        Bits(lits)
    }
}

impl From<Lit> for Bits {
    fn from(lit: Lit) -> Bits {
        Bits(Rc::new([lit]))
    }
}

impl fmt::Debug for Bits {
    /// A constant with its width (`5:u8`), or the literals, the most significant first.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.as_const() {
            Some(value) => write!(f, "{value}:u{}", self.width()),
            None => f.debug_list().entries(self.0.iter().rev()).finish(),
        }
    }
}

/// A constant of `u128`'s arithmetic, if both operands are constants and neither is wider than that.
fn fold(a: &Bits, b: &Bits, operation: impl Fn(u128, u128) -> u128) -> Option<Bits> {
    if a.width() > 128 {
        return None;
    }
    Some(Bits::constant(a.width(), operation(a.as_const()?, b.as_const()?)))
}

/// Combines two vectors bit by bit.
fn zip(c: &mut Circuit, a: &Bits, b: &Bits, mut gate: impl FnMut(&mut Circuit, Lit, Lit) -> Lit) -> Bits {
    assert_eq!(a.width(), b.width(), "the operands have the same width");
    a.lits().iter().zip(b.lits()).map(|(&x, &y)| gate(c, x, y)).collect()
}
