//! The value of every computing operation on constants, on bit patterns in `u128`.
//!
//! Source: the LLVM language reference (integer and conversion semantics), ISO C 6.3.1.4 (float to integer),
//! IEEE 754 (float arithmetic, round to nearest even).
//! Guarantee: arguments and results have no bits above the type's width (arguments are cut first); nothing here
//! panics, whatever the arguments. The interpreter and constant folding use the same functions, so they agree.
//! Misses: the elementary functions (`sin`, `pow`, …) have no exact definition in C; for `f32` and `f64` they are
//! the host library's, see [`fun_is_exact`] and [`fbin_is_exact`], and for `f80` they are [`EvalError::Unsupported`].
//! Deviations: signed division that overflows wraps (C leaves it undefined; LLVM too); a result that is not a
//! number is always the positive quiet one without payload, so that runs are reproducible (LLVM leaves sign and
//! payload open).

mod float;
mod int;

pub use float::{fbin, fbin_is_exact, fcmp, fmul_add, fun, fun_is_exact};
pub use int::{bin, cmp, funnel_shift, overflow, un};

use crate::inst::{CastOp, FBinOp, RmwOp};
use crate::types::{Target, Type};
use crate::BinOp;
use std::fmt;

/// Why an operation on constants has no value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EvalError {
    /// A division or remainder by zero: a finding.
    DivisionByZero,
    /// The language gives the result no defined bits: a shift by the width or more, a float out of the integer's range.
    Undefined,
    /// fencepost does not model this operation on this type.
    Unsupported(&'static str),
}

impl fmt::Display for EvalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EvalError::DivisionByZero => f.write_str("division by zero"),
            EvalError::Undefined => f.write_str("the result has no defined value"),
            EvalError::Unsupported(what) => write!(f, "not modelled: {what}"),
        }
    }
}

impl std::error::Error for EvalError {}

/// All bits of a value of `bits` bits.
pub const fn mask(bits: u32) -> u128 {
    if bits >= 128 {
        u128::MAX
    } else {
        (1u128 << bits) - 1
    }
}

/// The value cut to `bits` bits.
pub const fn cut(bits: u32, value: u128) -> u128 {
    value & mask(bits)
}

/// The value of `bits` bits read in two's complement.
pub const fn signed(bits: u32, value: u128) -> i128 {
    if bits == 0 {
        return 0;
    }
    if bits >= 128 {
        return value as i128;
    }
    let shift = 128 - bits;
    ((value << shift) as i128) >> shift
}

/// A conversion from one type to another.
pub fn cast(op: CastOp, from: Type, to: Type, target: &Target, a: u128) -> Result<u128, EvalError> {
    let (from_bits, to_bits) = (from.bits(target), to.bits(target));
    let a = cut(from_bits, a);
    match op {
        CastOp::Trunc | CastOp::ZExt | CastOp::Bitcast | CastOp::PtrToInt | CastOp::IntToPtr => Ok(cut(to_bits, a)),
        CastOp::SExt => Ok(cut(to_bits, signed(from_bits, a) as u128)),
        CastOp::FpCast => float::convert(from, to, a),
        CastOp::FpToUi => float::to_int(from, to_bits, false, a),
        CastOp::FpToSi => float::to_int(from, to_bits, true, a),
        CastOp::UiToFp => float::from_int(to, from_bits, false, a),
        CastOp::SiToFp => float::from_int(to, from_bits, true, a),
    }
}

/// What a read-modify-write stores, given what it read.
pub fn rmw(op: RmwOp, ty: Type, target: &Target, old: u128, value: u128) -> Result<u128, EvalError> {
    let bits = ty.bits(target);
    let (old, value) = (cut(bits, old), cut(bits, value));
    match op {
        RmwOp::Xchg => Ok(value),
        RmwOp::Add => bin(BinOp::Add, bits, old, value),
        RmwOp::Sub => bin(BinOp::Sub, bits, old, value),
        RmwOp::And => Ok(old & value),
        RmwOp::Nand => Ok(cut(bits, !(old & value))),
        RmwOp::Or => Ok(old | value),
        RmwOp::Xor => Ok(old ^ value),
        RmwOp::Max => bin(BinOp::SMax, bits, old, value),
        RmwOp::Min => bin(BinOp::SMin, bits, old, value),
        RmwOp::UMax => Ok(old.max(value)),
        RmwOp::UMin => Ok(old.min(value)),
        RmwOp::FAdd => fbin(FBinOp::Add, ty, old, value),
        RmwOp::FSub => fbin(FBinOp::Sub, ty, old, value),
        RmwOp::FMax => fbin(FBinOp::Max, ty, old, value),
        RmwOp::FMin => fbin(FBinOp::Min, ty, old, value),
        RmwOp::UIncWrap => Ok(if old >= value { 0 } else { old + 1 }),
        RmwOp::UDecWrap => Ok(if old == 0 || old > value { value } else { old - 1 }),
    }
}

#[cfg(test)]
mod tests;
