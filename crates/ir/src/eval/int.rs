//! Integer operations of any width from 1 to 128 bits. See the parent module for the guarantees.

use super::{cut, mask, signed, EvalError};
use crate::inst::{BinOp, CmpOp, OverflowOp, UnOp};

/// The smallest and the largest signed value of a width, as signed numbers.
const fn signed_range(bits: u32) -> (i128, i128) {
    let max = (mask(bits) >> 1) as i128;
    (-max - 1, max)
}

/// An integer operation on two operands of `bits` bits.
pub fn bin(op: BinOp, bits: u32, a: u128, b: u128) -> Result<u128, EvalError> {
    let (a, b) = (cut(bits, a), cut(bits, b));
    let (sa, sb) = (signed(bits, a), signed(bits, b));
    let value = match op {
        BinOp::Add => a.wrapping_add(b),
        BinOp::Sub => a.wrapping_sub(b),
        BinOp::Mul => a.wrapping_mul(b),
        BinOp::UDiv => a.checked_div(b).ok_or(EvalError::DivisionByZero)?,
        BinOp::URem => a.checked_rem(b).ok_or(EvalError::DivisionByZero)?,
        BinOp::SDiv if b == 0 => return Err(EvalError::DivisionByZero),
        BinOp::SRem if b == 0 => return Err(EvalError::DivisionByZero),
        BinOp::SDiv => sa.wrapping_div(sb) as u128,
        BinOp::SRem => sa.wrapping_rem(sb) as u128,
        BinOp::Shl => a << amount(bits, b)?,
        BinOp::LShr => a >> amount(bits, b)?,
        BinOp::AShr => (sa >> amount(bits, b)?) as u128,
        BinOp::And => a & b,
        BinOp::Or => a | b,
        BinOp::Xor => a ^ b,
        BinOp::UMin => a.min(b),
        BinOp::UMax => a.max(b),
        BinOp::SMin => sa.min(sb) as u128,
        BinOp::SMax => sa.max(sb) as u128,
        BinOp::UAddSat => a.checked_add(b).filter(|&r| r <= mask(bits)).unwrap_or(mask(bits)),
        BinOp::USubSat => a.saturating_sub(b),
        BinOp::SAddSat => clamp(bits, sa.saturating_add(sb)),
        BinOp::SSubSat => clamp(bits, sa.saturating_sub(sb)),
        BinOp::UShlSat => {
            let n = amount(bits, b)?;
            let shifted = cut(bits, a << n);
            if shifted >> n == a {
                shifted
            } else {
                mask(bits)
            }
        }
        BinOp::SShlSat => {
            let n = amount(bits, b)?;
            let shifted = cut(bits, a << n);
            let (min, max) = signed_range(bits);
            if signed(bits, shifted) >> n == sa {
                shifted
            } else if sa < 0 {
                min as u128
            } else {
                max as u128
            }
        }
    };
    Ok(cut(bits, value))
}

/// A shift amount, which must be less than the width.
fn amount(bits: u32, b: u128) -> Result<u32, EvalError> {
    if b < u128::from(bits) {
        Ok(b as u32)
    } else {
        Err(EvalError::Undefined)
    }
}

fn clamp(bits: u32, value: i128) -> u128 {
    let (min, max) = signed_range(bits);
    value.clamp(min, max) as u128
}

/// An integer function of one operand of `bits` bits.
pub fn un(op: UnOp, bits: u32, a: u128) -> Result<u128, EvalError> {
    if bits == 0 || bits > 128 {
        return Err(EvalError::Unsupported("an integer width outside 1..=128"));
    }
    let a = cut(bits, a);
    let value = match op {
        UnOp::Abs => signed(bits, a).unsigned_abs(),
        UnOp::CtPop => u128::from(a.count_ones()),
        UnOp::CtLz => u128::from(a.leading_zeros() - (128 - bits)),
        UnOp::CtTz => u128::from(a.trailing_zeros().min(bits)),
        UnOp::BSwap if !bits.is_multiple_of(8) => {
            return Err(EvalError::Unsupported("a byte swap of a fraction of a byte"))
        }
        UnOp::BSwap => a.swap_bytes() >> (128 - bits),
        UnOp::BitReverse => a.reverse_bits() >> (128 - bits),
    };
    Ok(cut(bits, value))
}

/// A comparison of two operands of `bits` bits.
pub fn cmp(op: CmpOp, bits: u32, a: u128, b: u128) -> bool {
    let (a, b) = (cut(bits, a), cut(bits, b));
    let (sa, sb) = (signed(bits, a), signed(bits, b));
    match op {
        CmpOp::Eq => a == b,
        CmpOp::Ne => a != b,
        CmpOp::ULt => a < b,
        CmpOp::ULe => a <= b,
        CmpOp::UGt => a > b,
        CmpOp::UGe => a >= b,
        CmpOp::SLt => sa < sb,
        CmpOp::SLe => sa <= sb,
        CmpOp::SGt => sa > sb,
        CmpOp::SGe => sa >= sb,
    }
}

/// Arithmetic on operands of `bits` bits: the wrapped value, and whether it overflowed.
pub fn overflow(op: OverflowOp, bits: u32, a: u128, b: u128) -> (u128, bool) {
    let (a, b) = (cut(bits, a), cut(bits, b));
    let (sa, sb) = (signed(bits, a), signed(bits, b));
    let unsigned = |(value, over): (u128, bool)| (cut(bits, value), over || value > mask(bits));
    let two = |(value, over): (i128, bool)| {
        let (min, max) = signed_range(bits);
        (cut(bits, value as u128), over || value < min || value > max)
    };
    match op {
        OverflowOp::UAdd => unsigned(a.overflowing_add(b)),
        OverflowOp::USub => (cut(bits, a.wrapping_sub(b)), a < b),
        OverflowOp::UMul => unsigned(a.overflowing_mul(b)),
        OverflowOp::SAdd => two(sa.overflowing_add(sb)),
        OverflowOp::SSub => two(sa.overflowing_sub(sb)),
        OverflowOp::SMul => two(sa.overflowing_mul(sb)),
    }
}

/// The high part of `(a:b) << c` (left) or the low part of `(a:b) >> c` (right), `c` taken modulo the width.
pub fn funnel_shift(left: bool, bits: u32, a: u128, b: u128, c: u128) -> u128 {
    if bits == 0 {
        return 0;
    }
    let (a, b) = (cut(bits, a), cut(bits, b));
    let n = (cut(bits, c) % u128::from(bits)) as u32;
    if n == 0 {
        return if left { a } else { b };
    }
    let up = if left { n } else { bits - n };
    cut(bits, a << up) | (b >> (bits - up))
}
