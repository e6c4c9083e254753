//! The syntax tree of LLVM IR: operators and their flags.
//!
//! What it is: the enumerations of orderings, operations, casts and predicates,
//! and the promises that instructions make, shared by instructions and constant
//! expressions.
//!
//! What it guarantees: the names are LLVM's own.
//!
//! What it deliberately ignores: nothing.

/// A memory ordering.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AtomicOrdering {
    /// `unordered`.
    Unordered,
    /// `monotonic`, which C calls relaxed.
    Monotonic,
    /// `acquire`.
    Acquire,
    /// `release`.
    Release,
    /// `acq_rel`.
    AcquireRelease,
    /// `seq_cst`.
    SequentiallyConsistent,
}

/// The operation of an `atomicrmw`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum AtomicRmwOp {
    Xchg,
    Add,
    Sub,
    And,
    Nand,
    Or,
    Xor,
    Max,
    Min,
    UMax,
    UMin,
    FAdd,
    FSub,
    FMax,
    FMin,
    FMaximum,
    FMinimum,
    UIncWrap,
    UDecWrap,
    USubCond,
    USubSat,
}

/// A binary operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum BinaryOp {
    Add,
    FAdd,
    Sub,
    FSub,
    Mul,
    FMul,
    UDiv,
    SDiv,
    FDiv,
    URem,
    SRem,
    FRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
}

/// The promises that a binary operation makes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BinaryFlags {
    /// `nuw`: no unsigned wrap.
    pub nuw: bool,
    /// `nsw`: no signed wrap.
    pub nsw: bool,
    /// `exact`: no bits are lost.
    pub exact: bool,
    /// `disjoint`: no bit is set in both operands.
    pub disjoint: bool,
    /// The fast-math flags.
    pub fast_math: FastMathFlags,
}

/// The fast-math flags.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct FastMathFlags {
    /// `nnan`.
    pub nnan: bool,
    /// `ninf`.
    pub ninf: bool,
    /// `nsz`.
    pub nsz: bool,
    /// `arcp`.
    pub arcp: bool,
    /// `contract`.
    pub contract: bool,
    /// `afn`.
    pub afn: bool,
    /// `reassoc`.
    pub reassoc: bool,
}

/// A cast.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum CastOp {
    Trunc,
    ZExt,
    SExt,
    FPTrunc,
    FPExt,
    FPToUI,
    FPToSI,
    UIToFP,
    SIToFP,
    PtrToInt,
    PtrToAddr,
    IntToPtr,
    BitCast,
    AddrSpaceCast,
}

/// The promises that a cast makes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CastFlags {
    /// `nuw`, of `trunc`.
    pub nuw: bool,
    /// `nsw`, of `trunc`.
    pub nsw: bool,
    /// `nneg`, of `zext` and `uitofp`.
    pub nneg: bool,
    /// The fast-math flags, of `fptrunc` and `fpext`.
    pub fast_math: FastMathFlags,
}

/// The promises that a `getelementptr` makes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct GepFlags {
    /// `inbounds`.
    pub inbounds: bool,
    /// `nusw`.
    pub nusw: bool,
    /// `nuw`.
    pub nuw: bool,
    /// `inrange`, in either of its forms.
    pub inrange: bool,
}

/// A comparison of integers or pointers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum IntPredicate {
    Eq,
    Ne,
    Ugt,
    Uge,
    Ult,
    Ule,
    Sgt,
    Sge,
    Slt,
    Sle,
}

/// A comparison of floating point numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum FloatPredicate {
    False,
    Oeq,
    Ogt,
    Oge,
    Olt,
    Ole,
    One,
    Ord,
    Ueq,
    Ugt,
    Uge,
    Ult,
    Ule,
    Une,
    Uno,
    True,
}
