//! The value of an operation on constants, as operands. See the parent module for what is deliberately not folded.

use crate::eval;
use crate::inst::{Op, Operand};
use crate::types::{Target, Type};
use smallvec::{smallvec, SmallVec};

/// What the results stand for, if that is known.
pub(crate) fn fold(op: &Op, target: &Target) -> Option<SmallVec<[Operand; 2]>> {
    let one = |ty: Type, bits: u128| -> Option<SmallVec<[Operand; 2]>> { Some(smallvec![Operand::Const(ty, bits)]) };
    match *op {
        Op::Copy(a) => Some(smallvec![a]),
        Op::Bin(op, a, b) => {
            let (ty, a, b) = pair(a, b)?;
            one(ty, eval::bin(op, ty.bits(target), a, b).ok()?)
        }
        Op::Un(op, a) => {
            let (ty, a) = constant(a)?;
            one(ty, eval::un(op, ty.bits(target), a).ok()?)
        }
        Op::FBin(op, a, b) if eval::fbin_is_exact(op) => {
            let (ty, a, b) = pair(a, b)?;
            one(ty, eval::fbin(op, ty, a, b).ok()?)
        }
        Op::FUn(op, a) if eval::fun_is_exact(op) => {
            let (ty, a) = constant(a)?;
            one(ty, eval::fun(op, ty, a).ok()?)
        }
        Op::FMulAdd(a, b, c) => {
            let (ty, a, b) = pair(a, b)?;
            one(ty, eval::fmul_add(ty, a, b, constant(c)?.1).ok()?)
        }
        Op::Cmp(op, a, b) => {
            let (ty, a, b) = pair(a, b)?;
            one(Type::BOOL, u128::from(eval::cmp(op, ty.bits(target), a, b)))
        }
        Op::FCmp(op, a, b) => {
            let (ty, a, b) = pair(a, b)?;
            one(Type::BOOL, u128::from(eval::fcmp(op, ty, a, b).ok()?))
        }
        Op::Cast(op, a, to) => {
            let (from, a) = constant(a)?;
            one(to, eval::cast(op, from, to, target, a).ok()?)
        }
        Op::Select(c, a, b) => {
            let (_, c) = constant(c)?;
            let (ty, a, b) = pair(a, b)?;
            one(ty, if c & 1 == 1 { a } else { b })
        }
        Op::Overflow(op, a, b) => {
            let (ty, a, b) = pair(a, b)?;
            let (value, over) = eval::overflow(op, ty.bits(target), a, b);
            Some(smallvec![Operand::Const(ty, value), Operand::Const(Type::BOOL, u128::from(over))])
        }
        Op::FunnelShift { left, a, b, c } => {
            let (ty, a, b) = pair(a, b)?;
            one(ty, eval::funnel_shift(left, ty.bits(target), a, b, constant(c)?.1))
        }
        Op::PtrAdd(base, offset) => {
            let (ty, offset) = constant(offset)?;
            ptr_add(base, eval::signed(ty.bits(target), offset), target)
        }
        Op::FBin(..) | Op::FUn(..) => None,
        Op::Alloca { .. }
        | Op::StackSave
        | Op::StackRestore(_)
        | Op::StackEnd(_)
        | Op::Malloc { .. }
        | Op::Free(_)
        | Op::ObjectSize(_)
        | Op::TlsAddr(_)
        | Op::VarArgs
        | Op::Load(..)
        | Op::Store { .. }
        | Op::Rmw { .. }
        | Op::CmpXchg { .. }
        | Op::MemCopy { .. }
        | Op::MemSet { .. }
        | Op::Fence(_)
        | Op::Call { .. }
        | Op::CallIndirect { .. }
        | Op::ThreadNew
        | Op::ThreadStart { .. }
        | Op::ThreadJoin(_)
        | Op::ThreadSelf
        | Op::AtomicBegin
        | Op::AtomicEnd
        | Op::Assume(_)
        | Op::Await(_)
        | Op::Yield
        | Op::Assert { .. }
        | Op::Nondet(..)
        | Op::Observe(_)
        | Op::Commit
        | Op::Print { .. }
        | Op::Format { .. } => None,
    }
}

/// A constant offset from a global is an operand of its own; an offset of zero changes nothing.
fn ptr_add(base: Operand, offset: i128, target: &Target) -> Option<SmallVec<[Operand; 2]>> {
    match base {
        base if offset == 0 => Some(smallvec![base]),
        Operand::Global(id, at) => {
            let sum = i64::try_from(i128::from(at) + offset).ok()?;
            Some(smallvec![Operand::Global(id, sum)])
        }
        Operand::Const(ty, at) => {
            let bits = ty.bits(target);
            Some(smallvec![Operand::Const(ty, eval::cut(bits, at.wrapping_add(offset as u128)))])
        }
        Operand::Reg(_) | Operand::Func(_) | Operand::Undef(_) => None,
    }
}

fn constant(a: Operand) -> Option<(Type, u128)> {
    if let Operand::Const(ty, bits) = a {
        Some((ty, bits))
    } else {
        None
    }
}

fn pair(a: Operand, b: Operand) -> Option<(Type, u128, u128)> {
    let (ty, a) = constant(a)?;
    Some((ty, a, constant(b)?.1))
}
