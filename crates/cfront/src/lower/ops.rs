//! LLVM's names of operations in our words.

use crate::llvm;
use fencepost_ir::{BinOp, CastOp, CmpOp, FCmpOp};

/// Our name of an integer operation of LLVM; `None` for floating-point ones.
pub(crate) fn int_op(op: llvm::BinaryOp) -> Option<BinOp> {
    Some(match op {
        llvm::BinaryOp::Add => BinOp::Add,
        llvm::BinaryOp::Sub => BinOp::Sub,
        llvm::BinaryOp::Mul => BinOp::Mul,
        llvm::BinaryOp::UDiv => BinOp::UDiv,
        llvm::BinaryOp::SDiv => BinOp::SDiv,
        llvm::BinaryOp::URem => BinOp::URem,
        llvm::BinaryOp::SRem => BinOp::SRem,
        llvm::BinaryOp::Shl => BinOp::Shl,
        llvm::BinaryOp::LShr => BinOp::LShr,
        llvm::BinaryOp::AShr => BinOp::AShr,
        llvm::BinaryOp::And => BinOp::And,
        llvm::BinaryOp::Or => BinOp::Or,
        llvm::BinaryOp::Xor => BinOp::Xor,
        llvm::BinaryOp::FAdd
        | llvm::BinaryOp::FSub
        | llvm::BinaryOp::FMul
        | llvm::BinaryOp::FDiv
        | llvm::BinaryOp::FRem => return None,
    })
}

/// Our name of a cast of LLVM.
pub(crate) fn cast_op(op: llvm::CastOp) -> CastOp {
    match op {
        llvm::CastOp::Trunc => CastOp::Trunc,
        llvm::CastOp::ZExt => CastOp::ZExt,
        llvm::CastOp::SExt => CastOp::SExt,
        llvm::CastOp::FPTrunc | llvm::CastOp::FPExt => CastOp::FpCast,
        llvm::CastOp::FPToUI => CastOp::FpToUi,
        llvm::CastOp::FPToSI => CastOp::FpToSi,
        llvm::CastOp::UIToFP => CastOp::UiToFp,
        llvm::CastOp::SIToFP => CastOp::SiToFp,
        llvm::CastOp::PtrToInt | llvm::CastOp::PtrToAddr => CastOp::PtrToInt,
        llvm::CastOp::IntToPtr => CastOp::IntToPtr,
        llvm::CastOp::BitCast | llvm::CastOp::AddrSpaceCast => CastOp::Bitcast,
    }
}

/// Our name of a comparison of LLVM.
pub(crate) fn compare_op(predicate: llvm::IntPredicate) -> CmpOp {
    match predicate {
        llvm::IntPredicate::Eq => CmpOp::Eq,
        llvm::IntPredicate::Ne => CmpOp::Ne,
        llvm::IntPredicate::Ugt => CmpOp::UGt,
        llvm::IntPredicate::Uge => CmpOp::UGe,
        llvm::IntPredicate::Ult => CmpOp::ULt,
        llvm::IntPredicate::Ule => CmpOp::ULe,
        llvm::IntPredicate::Sgt => CmpOp::SGt,
        llvm::IntPredicate::Sge => CmpOp::SGe,
        llvm::IntPredicate::Slt => CmpOp::SLt,
        llvm::IntPredicate::Sle => CmpOp::SLe,
    }
}

/// Our form of a floating-point comparison of LLVM.
pub(crate) fn float_compare_op(predicate: llvm::FloatPredicate) -> FCmpOp {
    let (lt, eq, gt, unordered) = match predicate {
        llvm::FloatPredicate::False => (false, false, false, false),
        llvm::FloatPredicate::Oeq => (false, true, false, false),
        llvm::FloatPredicate::Ogt => (false, false, true, false),
        llvm::FloatPredicate::Oge => (false, true, true, false),
        llvm::FloatPredicate::Olt => (true, false, false, false),
        llvm::FloatPredicate::Ole => (true, true, false, false),
        llvm::FloatPredicate::One => (true, false, true, false),
        llvm::FloatPredicate::Ord => (true, true, true, false),
        llvm::FloatPredicate::Ueq => (false, true, false, true),
        llvm::FloatPredicate::Ugt => (false, false, true, true),
        llvm::FloatPredicate::Uge => (false, true, true, true),
        llvm::FloatPredicate::Ult => (true, false, false, true),
        llvm::FloatPredicate::Ule => (true, true, false, true),
        llvm::FloatPredicate::Une => (true, false, true, true),
        llvm::FloatPredicate::Uno => (false, false, false, true),
        llvm::FloatPredicate::True => (true, true, true, true),
    };
    FCmpOp { lt, eq, gt, unordered }
}
