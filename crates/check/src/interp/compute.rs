//! Computation on values with undefined bits and dependencies.
//!
//! Source: memcheck's bit-precise definedness. Bitwise operations, shifts by known amounts and conversions are exact;
//! all other operations give an entirely undefined result as soon as one operand bit is undefined. Arithmetic and
//! comparison of a value no bit of which is defined is a finding: a variable is read that was never set. (Copies, and the
//! masks and shifts by which bit-fields are set, are not: structs may be copied with members that were never set.)
//! The values themselves come from `fencepost_ir::eval`, as constant folding does.

use crate::follow::Operation;
use crate::value::{Dep, Value};
use fencepost_ir::eval::{self, mask, EvalError};
use fencepost_ir::{BinOp, CastOp, CmpOp, FBinOp, FCmpOp, FUnOp, OverflowOp, Target, Type, UnOp};

/// Why a computation stops the thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    DivisionByZero,
    UndefinedDivisor,
    UndefinedOperand,
    Unsupported,
}

type Computed<D> = Result<Value<D>, Trouble>;

fn settle<D: Dep>(result: Result<u128, EvalError>, undef: u128, bits: u32, dep: D) -> Computed<D> {
    match result {
        Ok(_) if undef != 0 => Ok(Value::new(0, mask(bits), dep)),
        Ok(value) => Ok(Value::new(value, 0, dep)),
        Err(EvalError::Undefined) => Ok(Value::new(0, mask(bits), dep)),
        Err(EvalError::DivisionByZero) => Err(Trouble::DivisionByZero),
        Err(EvalError::Unsupported(_)) => Err(Trouble::Unsupported),
    }
}

/// Refuses an operand that has no defined bit at all.
fn set<D>(bits: u32, operands: &[Value<D>]) -> Result<(), Trouble> {
    let never = |v: &Value<D>| v.undef & mask(bits) == mask(bits);
    if operands.iter().any(never) {
        Err(Trouble::UndefinedOperand)
    } else {
        Ok(())
    }
}

pub(crate) fn bin<D: Dep>(op: BinOp, bits: u32, a: Value<D>, b: Value<D>) -> Computed<D> {
    bin_as(op, bits, a, b, D::apply(Operation::Bin(op, bits), &[a, b]))
}

/// A pointer moved by a number of bytes.
pub(crate) fn ptr_add<D: Dep>(bits: u32, a: Value<D>, b: Value<D>) -> Computed<D> {
    bin_as(BinOp::Add, bits, a, b, D::apply(Operation::PtrAdd, &[a, b]))
}

fn bin_as<D: Dep>(op: BinOp, bits: u32, a: Value<D>, b: Value<D>, dep: D) -> Computed<D> {
    let all = mask(bits);
    match op {
        BinOp::And => {
            let undef = (a.undef & (b.bits | b.undef)) | (b.undef & (a.bits | a.undef));
            return Ok(Value::new(a.bits & b.bits, undef, dep));
        }
        BinOp::Or => {
            let undef = (a.undef & !b.bits) | (b.undef & !a.bits);
            return Ok(Value::new(a.bits | b.bits, undef, dep));
        }
        BinOp::Xor => return Ok(Value::new(a.bits ^ b.bits, a.undef | b.undef, dep)),
        BinOp::Shl | BinOp::LShr | BinOp::AShr if b.undef == 0 && b.bits < u128::from(bits) => {
            let n = b.bits as u32;
            let shift = |v: u128| match op {
                BinOp::Shl => (v << n) & all,
                BinOp::LShr => (v & all) >> n,
                _ => (eval::signed(bits, v) >> n) as u128 & all,
            };
            return Ok(Value::new(shift(a.bits), shift(a.undef), dep));
        }
        BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem if b.undef != 0 => return Err(Trouble::UndefinedDivisor),
        BinOp::Add
        | BinOp::Sub
        | BinOp::Mul
        | BinOp::UDiv
        | BinOp::SDiv
        | BinOp::URem
        | BinOp::SRem
        | BinOp::Shl
        | BinOp::LShr
        | BinOp::AShr
        | BinOp::UMin
        | BinOp::UMax
        | BinOp::SMin
        | BinOp::SMax
        | BinOp::UAddSat
        | BinOp::SAddSat
        | BinOp::USubSat
        | BinOp::SSubSat
        | BinOp::UShlSat
        | BinOp::SShlSat => {}
    }
    set(bits, &[a, b])?;
    settle(eval::bin(op, bits, a.bits, b.bits), a.undef | b.undef, bits, dep)
}

pub(crate) fn un<D: Dep>(op: UnOp, bits: u32, a: Value<D>) -> Computed<D> {
    settle(eval::un(op, bits, a.bits), a.undef, bits, D::apply(Operation::Un(op, bits), &[a]))
}

pub(crate) fn fbin<D: Dep>(op: FBinOp, ty: Type, target: &Target, a: Value<D>, b: Value<D>) -> Computed<D> {
    set(ty.bits(target), &[a, b])?;
    let dep = D::apply(Operation::FBin(op, ty), &[a, b]);
    settle(eval::fbin(op, ty, a.bits, b.bits), a.undef | b.undef, ty.bits(target), dep)
}

pub(crate) fn fun<D: Dep>(op: FUnOp, ty: Type, target: &Target, a: Value<D>) -> Computed<D> {
    settle(eval::fun(op, ty, a.bits), a.undef, ty.bits(target), D::apply(Operation::FUn(op, ty), &[a]))
}

pub(crate) fn fmul_add<D: Dep>(ty: Type, target: &Target, a: Value<D>, b: Value<D>, c: Value<D>) -> Computed<D> {
    let undef = a.undef | b.undef | c.undef;
    let dep = D::apply(Operation::FMulAdd(ty), &[a, b, c]);
    settle(eval::fmul_add(ty, a.bits, b.bits, c.bits), undef, ty.bits(target), dep)
}

pub(crate) fn cmp<D: Dep>(op: CmpOp, bits: u32, a: Value<D>, b: Value<D>) -> Computed<D> {
    let dep = D::apply(Operation::Cmp(op, bits), &[a, b]);
    let undef = a.undef | b.undef;
    if undef == 0 {
        return Ok(Value::new(u128::from(eval::cmp(op, bits, a.bits, b.bits)), 0, dep));
    }
    set(bits, &[a, b])?;
    // Two values that differ in a defined bit are different whatever the rest is.
    let differ = (a.bits ^ b.bits) & !undef & mask(bits) != 0;
    Ok(match op {
        CmpOp::Eq if differ => Value::new(0, 0, dep),
        CmpOp::Ne if differ => Value::new(1, 0, dep),
        CmpOp::Eq
        | CmpOp::Ne
        | CmpOp::ULt
        | CmpOp::ULe
        | CmpOp::UGt
        | CmpOp::UGe
        | CmpOp::SLt
        | CmpOp::SLe
        | CmpOp::SGt
        | CmpOp::SGe => Value::new(0, 1, dep),
    })
}

pub(crate) fn fcmp<D: Dep>(op: FCmpOp, ty: Type, a: Value<D>, b: Value<D>) -> Computed<D> {
    let dep = D::apply(Operation::FCmp(op, ty), &[a, b]);
    settle(eval::fcmp(op, ty, a.bits, b.bits).map(u128::from), a.undef | b.undef, 1, dep)
}

pub(crate) fn cast<D: Dep>(op: CastOp, from: Type, to: Type, target: &Target, a: Value<D>) -> Computed<D> {
    let dep = D::apply(Operation::Cast(op, from, to), &[a]);
    match op {
        CastOp::Trunc | CastOp::ZExt | CastOp::SExt | CastOp::Bitcast | CastOp::PtrToInt | CastOp::IntToPtr => {
            let bits = eval::cast(op, from, to, target, a.bits);
            let undef = eval::cast(op, from, to, target, a.undef);
            match (bits, undef) {
                (Ok(bits), Ok(undef)) => Ok(Value::new(bits, undef, dep)),
                _ => Err(Trouble::Unsupported),
            }
        }
        CastOp::FpCast | CastOp::FpToUi | CastOp::FpToSi | CastOp::UiToFp | CastOp::SiToFp => {
            settle(eval::cast(op, from, to, target, a.bits), a.undef, to.bits(target), dep)
        }
    }
}

pub(crate) fn overflow<D: Dep>(op: OverflowOp, bits: u32, a: Value<D>, b: Value<D>) -> (Value<D>, Value<D>) {
    let value = D::apply(Operation::Wrapped(op, bits), &[a, b]);
    let flag = D::apply(Operation::Overflowed(op, bits), &[a, b]);
    if a.undef | b.undef != 0 {
        return (Value::new(0, mask(bits), value), Value::new(0, 1, flag));
    }
    let (result, over) = eval::overflow(op, bits, a.bits, b.bits);
    (Value::new(result, 0, value), Value::new(u128::from(over), 0, flag))
}

pub(crate) fn funnel<D: Dep>(left: bool, bits: u32, a: Value<D>, b: Value<D>, c: Value<D>) -> Value<D> {
    let dep = D::apply(Operation::Funnel(left, bits), &[a, b, c]);
    if a.undef | b.undef | c.undef != 0 {
        return Value::new(0, mask(bits), dep);
    }
    Value::new(eval::funnel_shift(left, bits, a.bits, b.bits, c.bits), 0, dep)
}
