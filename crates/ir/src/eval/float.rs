//! Floating-point operations: `f32` and `f64` by the host's IEEE arithmetic, `f80` by `rustc_apfloat`.
//!
//! Guarantee: results are correctly rounded (to nearest, ties to even) except for the elementary functions, which
//! [`fun_is_exact`] and [`fbin_is_exact`] single out. See the parent module for what is canonical about NaNs.

use super::{cut, signed, EvalError};
use crate::inst::{FBinOp, FCmpOp, FUnOp};
use crate::types::Type;
use rustc_apfloat::ieee::{Double, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round, Status, StatusAnd};
use std::cmp::Ordering;

const NOT_A_FLOAT: EvalError = EvalError::Unsupported("a float operation on a type that is not a float");
const NO_F80: EvalError = EvalError::Unsupported("an elementary function on the 80-bit float format");

/// Whether IEEE 754 fixes the result to the bit, so that it may be folded.
pub fn fbin_is_exact(op: FBinOp) -> bool {
    match op {
        FBinOp::Add
        | FBinOp::Sub
        | FBinOp::Mul
        | FBinOp::Div
        | FBinOp::Rem
        | FBinOp::Min
        | FBinOp::Max
        | FBinOp::CopySign => true,
        FBinOp::Pow | FBinOp::Atan2 => false,
    }
}

/// Whether IEEE 754 fixes the result to the bit, so that it may be folded.
pub fn fun_is_exact(op: FUnOp) -> bool {
    match op {
        FUnOp::Neg
        | FUnOp::Abs
        | FUnOp::Sqrt
        | FUnOp::Floor
        | FUnOp::Ceil
        | FUnOp::Trunc
        | FUnOp::Round
        | FUnOp::Rint => true,
        FUnOp::Sin | FUnOp::Cos | FUnOp::Tan | FUnOp::Exp | FUnOp::Exp2 | FUnOp::Log | FUnOp::Log2 | FUnOp::Log10 => {
            false
        }
    }
}

/// A float operation on two operands of the type.
pub fn fbin(op: FBinOp, ty: Type, a: u128, b: u128) -> Result<u128, EvalError> {
    if op == FBinOp::CopySign {
        let sign = sign_bit(ty)?;
        let all = sign | (sign - 1);
        return Ok((a & all & !sign) | (b & sign));
    }
    match ty {
        Type::F32 => Ok(bits32(fbin32(op, single(a), single(b)))),
        Type::F64 => Ok(bits64(fbin64(op, double(a), double(b)))),
        Type::F80 => fbin80(op, extended(a), extended(b)).map(bits80),
        Type::Int(_) | Type::Ptr => Err(NOT_A_FLOAT),
    }
}

/// A float function of one operand of the type.
pub fn fun(op: FUnOp, ty: Type, a: u128) -> Result<u128, EvalError> {
    let sign = sign_bit(ty)?;
    let all = sign | (sign - 1);
    match op {
        FUnOp::Neg => return Ok((a & all) ^ sign),
        FUnOp::Abs => return Ok(a & all & !sign),
        FUnOp::Sqrt
        | FUnOp::Floor
        | FUnOp::Ceil
        | FUnOp::Trunc
        | FUnOp::Round
        | FUnOp::Rint
        | FUnOp::Sin
        | FUnOp::Cos
        | FUnOp::Tan
        | FUnOp::Exp
        | FUnOp::Exp2
        | FUnOp::Log
        | FUnOp::Log2
        | FUnOp::Log10 => {}
    }
    match ty {
        Type::F32 => Ok(bits32(fun32(op, single(a)))),
        Type::F64 => Ok(bits64(fun64(op, double(a)))),
        Type::F80 => fun80(op, extended(a)).map(bits80),
        Type::Int(_) | Type::Ptr => Err(NOT_A_FLOAT),
    }
}

/// `a * b + c` with one rounding.
pub fn fmul_add(ty: Type, a: u128, b: u128, c: u128) -> Result<u128, EvalError> {
    match ty {
        Type::F32 => Ok(bits32(single(a).mul_add(single(b), single(c)))),
        Type::F64 => Ok(bits64(double(a).mul_add(double(b), double(c)))),
        Type::F80 => Ok(bits80(extended(a).mul_add(extended(b), extended(c)).value)),
        Type::Int(_) | Type::Ptr => Err(NOT_A_FLOAT),
    }
}

/// A comparison of two floats of the type.
pub fn fcmp(op: FCmpOp, ty: Type, a: u128, b: u128) -> Result<bool, EvalError> {
    let order = match ty {
        Type::F32 => single(a).partial_cmp(&single(b)),
        Type::F64 => double(a).partial_cmp(&double(b)),
        Type::F80 => extended(a).partial_cmp(&extended(b)),
        Type::Int(_) | Type::Ptr => return Err(NOT_A_FLOAT),
    };
    Ok(match order {
        Some(Ordering::Less) => op.lt,
        Some(Ordering::Equal) => op.eq,
        Some(Ordering::Greater) => op.gt,
        None => op.unordered,
    })
}

/// A float in another format, rounded to nearest.
pub(super) fn convert(from: Type, to: Type, a: u128) -> Result<u128, EvalError> {
    fn into<T: Float + FloatConvert<Single> + FloatConvert<Double> + FloatConvert<X87DoubleExtended>>(
        a: T,
        to: Type,
    ) -> Result<u128, EvalError> {
        let mut loses = false;
        match to {
            Type::F32 => Ok(canonical(FloatConvert::<Single>::convert(a, &mut loses).value)),
            Type::F64 => Ok(canonical(FloatConvert::<Double>::convert(a, &mut loses).value)),
            Type::F80 => Ok(canonical(FloatConvert::<X87DoubleExtended>::convert(a, &mut loses).value)),
            Type::Int(_) | Type::Ptr => Err(NOT_A_FLOAT),
        }
    }
    match from {
        Type::F32 => into(Single::from_bits(cut(32, a)), to),
        Type::F64 => into(Double::from_bits(cut(64, a)), to),
        Type::F80 => into(extended(a), to),
        Type::Int(_) | Type::Ptr => Err(NOT_A_FLOAT),
    }
}

/// A float as an integer, rounded toward zero; undefined if it does not fit.
pub(super) fn to_int(from: Type, bits: u32, is_signed: bool, a: u128) -> Result<u128, EvalError> {
    fn round<T: Float>(a: T, bits: u32, is_signed: bool) -> Result<u128, EvalError> {
        let mut exact = false;
        let (status, value) = if is_signed {
            let StatusAnd { status, value } = a.to_i128_r(bits as usize, Round::TowardZero, &mut exact);
            (status, value as u128)
        } else {
            let StatusAnd { status, value } = a.to_u128_r(bits as usize, Round::TowardZero, &mut exact);
            (status, value)
        };
        if status.contains(Status::INVALID_OP) {
            return Err(EvalError::Undefined);
        }
        Ok(cut(bits, value))
    }
    if bits == 0 || bits > 128 {
        return Err(EvalError::Unsupported("an integer width outside 1..=128"));
    }
    match from {
        Type::F32 => round(Single::from_bits(cut(32, a)), bits, is_signed),
        Type::F64 => round(Double::from_bits(cut(64, a)), bits, is_signed),
        Type::F80 => round(extended(a), bits, is_signed),
        Type::Int(_) | Type::Ptr => Err(NOT_A_FLOAT),
    }
}

/// An integer as a float, rounded to nearest.
pub(super) fn from_int(to: Type, bits: u32, is_signed: bool, a: u128) -> Result<u128, EvalError> {
    fn round<T: Float>(bits: u32, is_signed: bool, a: u128) -> T {
        if is_signed {
            T::from_i128(signed(bits, a)).value
        } else {
            T::from_u128(a).value
        }
    }
    match to {
        Type::F32 => Ok(round::<Single>(bits, is_signed, a).to_bits()),
        Type::F64 => Ok(round::<Double>(bits, is_signed, a).to_bits()),
        Type::F80 => Ok(round::<X87DoubleExtended>(bits, is_signed, a).to_bits()),
        Type::Int(_) | Type::Ptr => Err(NOT_A_FLOAT),
    }
}

fn sign_bit(ty: Type) -> Result<u128, EvalError> {
    match ty {
        Type::F32 => Ok(1 << 31),
        Type::F64 => Ok(1 << 63),
        Type::F80 => Ok(1 << 79),
        Type::Int(_) | Type::Ptr => Err(NOT_A_FLOAT),
    }
}

fn single(a: u128) -> f32 {
    f32::from_bits(a as u32)
}

fn double(a: u128) -> f64 {
    f64::from_bits(a as u64)
}

fn extended(a: u128) -> X87DoubleExtended {
    X87DoubleExtended::from_bits(cut(80, a))
}

fn bits32(a: f32) -> u128 {
    if a.is_nan() {
        canonical(Single::NAN)
    } else {
        u128::from(a.to_bits())
    }
}

fn bits64(a: f64) -> u128 {
    if a.is_nan() {
        canonical(Double::NAN)
    } else {
        u128::from(a.to_bits())
    }
}

fn bits80(a: X87DoubleExtended) -> u128 {
    canonical(a)
}

/// The bits, with every NaN replaced by the positive quiet one.
fn canonical<T: Float>(a: T) -> u128 {
    if a.is_nan() {
        T::qnan(None).to_bits()
    } else {
        a.to_bits()
    }
}

// C lets `fmin(-0.0, 0.0)` be either zero; here the negative one is the smaller, on every host.
macro_rules! native {
    ($fbin:ident, $fun:ident, $min:ident, $float:ty) => {
        fn $min(a: $float, b: $float) -> $float {
            if a.is_nan() || b < a || (a == b && b.is_sign_negative()) {
                b
            } else {
                a
            }
        }

        fn $fbin(op: FBinOp, a: $float, b: $float) -> $float {
            match op {
                FBinOp::Add => a + b,
                FBinOp::Sub => a - b,
                FBinOp::Mul => a * b,
                FBinOp::Div => a / b,
                FBinOp::Rem => a % b,
                FBinOp::Min => $min(a, b),
                FBinOp::Max => -$min(-a, -b),
                FBinOp::CopySign => a.copysign(b),
                FBinOp::Pow => a.powf(b),
                FBinOp::Atan2 => a.atan2(b),
            }
        }

        fn $fun(op: FUnOp, a: $float) -> $float {
            match op {
                FUnOp::Neg => -a,
                FUnOp::Abs => a.abs(),
                FUnOp::Sqrt => a.sqrt(),
                FUnOp::Floor => a.floor(),
                FUnOp::Ceil => a.ceil(),
                FUnOp::Trunc => a.trunc(),
                FUnOp::Round => a.round(),
                FUnOp::Rint => a.round_ties_even(),
                FUnOp::Sin => a.sin(),
                FUnOp::Cos => a.cos(),
                FUnOp::Tan => a.tan(),
                FUnOp::Exp => a.exp(),
                FUnOp::Exp2 => a.exp2(),
                FUnOp::Log => a.ln(),
                FUnOp::Log2 => a.log2(),
                FUnOp::Log10 => a.log10(),
            }
        }
    };
}

native!(fbin32, fun32, min32, f32);
native!(fbin64, fun64, min64, f64);

fn min80(a: X87DoubleExtended, b: X87DoubleExtended) -> X87DoubleExtended {
    if a.is_nan() || b < a || (a == b && b.is_negative()) {
        b
    } else {
        a
    }
}

fn fbin80(op: FBinOp, a: X87DoubleExtended, b: X87DoubleExtended) -> Result<X87DoubleExtended, EvalError> {
    Ok(match op {
        FBinOp::Add => (a + b).value,
        FBinOp::Sub => (a - b).value,
        FBinOp::Mul => (a * b).value,
        FBinOp::Div => (a / b).value,
        FBinOp::Rem => (a % b).value,
        FBinOp::Min => min80(a, b),
        FBinOp::Max => -min80(-a, -b),
        FBinOp::CopySign => a.copy_sign(b),
        FBinOp::Pow | FBinOp::Atan2 => return Err(NO_F80),
    })
}

fn fun80(op: FUnOp, a: X87DoubleExtended) -> Result<X87DoubleExtended, EvalError> {
    Ok(match op {
        FUnOp::Neg => -a,
        FUnOp::Abs => a.abs(),
        FUnOp::Sqrt => sqrt80(a),
        FUnOp::Floor => a.round_to_integral(Round::TowardNegative).value,
        FUnOp::Ceil => a.round_to_integral(Round::TowardPositive).value,
        FUnOp::Trunc => a.round_to_integral(Round::TowardZero).value,
        FUnOp::Round => a.round_to_integral(Round::NearestTiesToAway).value,
        FUnOp::Rint => a.round_to_integral(Round::NearestTiesToEven).value,
        FUnOp::Sin | FUnOp::Cos | FUnOp::Tan | FUnOp::Exp | FUnOp::Exp2 | FUnOp::Log | FUnOp::Log2 | FUnOp::Log10 => {
            return Err(NO_F80)
        }
    })
}

/// The correctly rounded square root. With `a = m · 2^e`, `m` of 127 or 128 bits and `e` even, the root's 64 bits are
/// the integer root of `m`, rounded up when the remainder exceeds it; a tie cannot happen.
fn sqrt80(a: X87DoubleExtended) -> X87DoubleExtended {
    if a.is_zero() || a.is_nan() || (a.is_infinite() && !a.is_negative()) {
        return a;
    }
    if a.is_negative() {
        return X87DoubleExtended::NAN;
    }
    let exponent = a.ilogb();
    let significand = a.scalbn(63 - exponent).to_u128(128).value;
    let odd = exponent.rem_euclid(2);
    let scaled = significand << (63 + odd);
    let root = integer_root(scaled);
    let rounded = if scaled - root * root > root { root + 1 } else { root };
    X87DoubleExtended::from_u128(rounded).value.scalbn((exponent - odd) / 2 - 63)
}

/// The largest integer whose square is at most `n`, bit by bit.
fn integer_root(n: u128) -> u128 {
    let mut root = 0u128;
    for bit in (0..64).rev() {
        let candidate = root | (1 << bit);
        if candidate * candidate <= n {
            root = candidate;
        }
    }
    root
}
