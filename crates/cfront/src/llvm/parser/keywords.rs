//! The tables of keywords.
//!
//! What it is: functions from words to the enumerations of the syntax tree.
//!
//! What it guarantees: the words are those of LLVM 14 to 22.
//!
//! What it deliberately ignores: the exact list of calling conventions, which
//! are recognised by how their words end or begin.

use super::super::ast::Linkage;
use super::super::instruction::{
    AtomicOrdering, AtomicRmwOp, BinaryOp, CastOp, FastMathFlags, FloatPredicate, IntPredicate,
};

pub(super) fn linkage(word: &str) -> Option<Linkage> {
    Some(match word {
        "private" => Linkage::Private,
        "internal" => Linkage::Internal,
        "available_externally" => Linkage::AvailableExternally,
        "linkonce" => Linkage::LinkOnce,
        "linkonce_odr" => Linkage::LinkOnceOdr,
        "weak" => Linkage::Weak,
        "weak_odr" => Linkage::WeakOdr,
        "common" => Linkage::Common,
        "appending" => Linkage::Appending,
        "extern_weak" => Linkage::ExternWeak,
        "external" => Linkage::External,
        _ => return None,
    })
}

pub(super) fn binary_op(word: &str) -> Option<BinaryOp> {
    Some(match word {
        "add" => BinaryOp::Add,
        "fadd" => BinaryOp::FAdd,
        "sub" => BinaryOp::Sub,
        "fsub" => BinaryOp::FSub,
        "mul" => BinaryOp::Mul,
        "fmul" => BinaryOp::FMul,
        "udiv" => BinaryOp::UDiv,
        "sdiv" => BinaryOp::SDiv,
        "fdiv" => BinaryOp::FDiv,
        "urem" => BinaryOp::URem,
        "srem" => BinaryOp::SRem,
        "frem" => BinaryOp::FRem,
        "shl" => BinaryOp::Shl,
        "lshr" => BinaryOp::LShr,
        "ashr" => BinaryOp::AShr,
        "and" => BinaryOp::And,
        "or" => BinaryOp::Or,
        "xor" => BinaryOp::Xor,
        _ => return None,
    })
}

pub(super) fn cast_op(word: &str) -> Option<CastOp> {
    Some(match word {
        "trunc" => CastOp::Trunc,
        "zext" => CastOp::ZExt,
        "sext" => CastOp::SExt,
        "fptrunc" => CastOp::FPTrunc,
        "fpext" => CastOp::FPExt,
        "fptoui" => CastOp::FPToUI,
        "fptosi" => CastOp::FPToSI,
        "uitofp" => CastOp::UIToFP,
        "sitofp" => CastOp::SIToFP,
        "ptrtoint" => CastOp::PtrToInt,
        "ptrtoaddr" => CastOp::PtrToAddr,
        "inttoptr" => CastOp::IntToPtr,
        "bitcast" => CastOp::BitCast,
        "addrspacecast" => CastOp::AddrSpaceCast,
        _ => return None,
    })
}

pub(super) fn int_predicate(word: &str) -> Option<IntPredicate> {
    Some(match word {
        "eq" => IntPredicate::Eq,
        "ne" => IntPredicate::Ne,
        "ugt" => IntPredicate::Ugt,
        "uge" => IntPredicate::Uge,
        "ult" => IntPredicate::Ult,
        "ule" => IntPredicate::Ule,
        "sgt" => IntPredicate::Sgt,
        "sge" => IntPredicate::Sge,
        "slt" => IntPredicate::Slt,
        "sle" => IntPredicate::Sle,
        _ => return None,
    })
}

pub(super) fn float_predicate(word: &str) -> Option<FloatPredicate> {
    Some(match word {
        "false" => FloatPredicate::False,
        "oeq" => FloatPredicate::Oeq,
        "ogt" => FloatPredicate::Ogt,
        "oge" => FloatPredicate::Oge,
        "olt" => FloatPredicate::Olt,
        "ole" => FloatPredicate::Ole,
        "one" => FloatPredicate::One,
        "ord" => FloatPredicate::Ord,
        "ueq" => FloatPredicate::Ueq,
        "ugt" => FloatPredicate::Ugt,
        "uge" => FloatPredicate::Uge,
        "ult" => FloatPredicate::Ult,
        "ule" => FloatPredicate::Ule,
        "une" => FloatPredicate::Une,
        "uno" => FloatPredicate::Uno,
        "true" => FloatPredicate::True,
        _ => return None,
    })
}

pub(super) fn ordering(word: &str) -> Option<AtomicOrdering> {
    Some(match word {
        "unordered" => AtomicOrdering::Unordered,
        "monotonic" => AtomicOrdering::Monotonic,
        "acquire" => AtomicOrdering::Acquire,
        "release" => AtomicOrdering::Release,
        "acq_rel" => AtomicOrdering::AcquireRelease,
        "seq_cst" => AtomicOrdering::SequentiallyConsistent,
        _ => return None,
    })
}

pub(super) fn atomic_rmw_op(word: &str) -> Option<AtomicRmwOp> {
    Some(match word {
        "xchg" => AtomicRmwOp::Xchg,
        "add" => AtomicRmwOp::Add,
        "sub" => AtomicRmwOp::Sub,
        "and" => AtomicRmwOp::And,
        "nand" => AtomicRmwOp::Nand,
        "or" => AtomicRmwOp::Or,
        "xor" => AtomicRmwOp::Xor,
        "max" => AtomicRmwOp::Max,
        "min" => AtomicRmwOp::Min,
        "umax" => AtomicRmwOp::UMax,
        "umin" => AtomicRmwOp::UMin,
        "fadd" => AtomicRmwOp::FAdd,
        "fsub" => AtomicRmwOp::FSub,
        "fmax" => AtomicRmwOp::FMax,
        "fmin" => AtomicRmwOp::FMin,
        "fmaximum" => AtomicRmwOp::FMaximum,
        "fminimum" => AtomicRmwOp::FMinimum,
        "uinc_wrap" => AtomicRmwOp::UIncWrap,
        "udec_wrap" => AtomicRmwOp::UDecWrap,
        "usub_cond" => AtomicRmwOp::USubCond,
        "usub_sat" => AtomicRmwOp::USubSat,
        _ => return None,
    })
}

/// Adds a fast-math flag; says whether the word is one.
pub(super) fn add_fast_math(flags: &mut FastMathFlags, word: &str) -> bool {
    match word {
        "nnan" => flags.nnan = true,
        "ninf" => flags.ninf = true,
        "nsz" => flags.nsz = true,
        "arcp" => flags.arcp = true,
        "contract" => flags.contract = true,
        "afn" => flags.afn = true,
        "reassoc" => flags.reassoc = true,
        "fast" => {
            *flags = FastMathFlags {
                nnan: true,
                ninf: true,
                nsz: true,
                arcp: true,
                contract: true,
                afn: true,
                reassoc: true,
            };
        }
        _ => return false,
    }
    true
}

/// Says whether a word is a calling convention other than `cc N`.
pub(super) fn is_calling_convention(word: &str) -> bool {
    word.ends_with("cc")
        || word.ends_with("_kernel")
        || word.ends_with("_vectorcall")
        || word.ends_with("_sve_pcs")
        || word.starts_with("aarch64_sme_")
        || word.starts_with("amdgpu_")
        || word.starts_with("riscv_")
        || matches!(word, "ptx_device" | "spir_func" | "aarch64_vector_pcs" | "x86_intrcc" | "preserve_nonecc")
}

/// Says whether a word starts a constant or another value.
pub(super) fn is_value_word(word: &str) -> bool {
    matches!(
        word,
        "true"
            | "false"
            | "null"
            | "none"
            | "undef"
            | "poison"
            | "zeroinitializer"
            | "splat"
            | "blockaddress"
            | "dso_local_equivalent"
            | "no_cfi"
            | "ptrauth"
            | "getelementptr"
            | "icmp"
            | "fcmp"
            | "select"
            | "extractvalue"
            | "insertvalue"
            | "extractelement"
            | "insertelement"
            | "shufflevector"
            | "fneg"
            | "asm"
    ) || cast_op(word).is_some()
        || binary_op(word).is_some()
}

/// Says whether a word about linkage, visibility or addresses is skipped before
/// the type of a function or variable.
pub(super) fn is_ignored_prefix(word: &str) -> bool {
    matches!(
        word,
        "dso_local"
            | "dso_preemptable"
            | "default"
            | "hidden"
            | "protected"
            | "dllimport"
            | "dllexport"
            | "unnamed_addr"
            | "local_unnamed_addr"
    )
}
