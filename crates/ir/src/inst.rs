//! The instruction set, in the words of the field: load, store, read-modify-write, fence, await, …
//!
//! Source: LLVM's scalar instructions, reduced; the concurrency part follows `docs/memory-models.md`.
//! Deviations from LLVM: no aggregates (the front end splits them into leaves), no `getelementptr`
//! (address arithmetic is `PtrAdd`), block parameters instead of phi nodes, several results and
//! return values instead of structs, no poison: bits without a defined value are tracked at run time.

use crate::ids::{BlockId, FuncId, GlobalId, Reg};
use crate::source::Loc;
use crate::types::Type;
use smallvec::SmallVec;

/// What an instruction reads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// A register.
    Reg(Reg),
    /// A constant of the given type; bits above the type's width are zero. Floats by their bit pattern.
    Const(Type, u128),
    /// The address of a global plus an offset in bytes. Never a thread-local global (see [`Op::TlsAddr`]).
    Global(GlobalId, i64),
    /// The address of a function.
    Func(FuncId),
    /// A value of the given type none of whose bits is defined.
    Undef(Type),
}

impl Operand {
    /// An integer constant of `bits` bits; the value is cut to the width.
    pub fn int(bits: u8, value: u128) -> Operand {
        let mask = if bits >= 128 { u128::MAX } else { (1u128 << bits) - 1 };
        Operand::Const(Type::Int(bits), value & mask)
    }

    /// The null pointer.
    pub const NULL: Operand = Operand::Const(Type::Ptr, 0);
    /// The constant true.
    pub const TRUE: Operand = Operand::Const(Type::BOOL, 1);
    /// The constant false.
    pub const FALSE: Operand = Operand::Const(Type::BOOL, 0);
}

/// Integer operations on two operands of one type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // The names are the operations.
pub enum BinOp {
    Add,
    Sub,
    Mul,
    /// Unsigned division; a zero divisor is a finding.
    UDiv,
    /// Signed division; a zero divisor is a finding.
    SDiv,
    URem,
    SRem,
    /// Shifts; an amount of at least the width gives bits without a defined value.
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
    UMin,
    UMax,
    SMin,
    SMax,
    UAddSat,
    SAddSat,
    USubSat,
    SSubSat,
    UShlSat,
    SShlSat,
}

/// Floating-point operations on two operands of one type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum FBinOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Min,
    Max,
    CopySign,
    Pow,
    Atan2,
}

/// Operations on one integer operand; the result has the operand's type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum UnOp {
    Abs,
    CtPop,
    CtLz,
    CtTz,
    BSwap,
    BitReverse,
}

/// Operations on one floating-point operand; the result has the operand's type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum FUnOp {
    Neg,
    Abs,
    Sqrt,
    Floor,
    Ceil,
    Trunc,
    Round,
    Rint,
    Sin,
    Cos,
    Tan,
    Exp,
    Exp2,
    Log,
    Log2,
    Log10,
}

/// Integer and pointer comparisons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum CmpOp {
    Eq,
    Ne,
    ULt,
    ULe,
    UGt,
    UGe,
    SLt,
    SLe,
    SGt,
    SGe,
}

/// Floating-point comparisons: which of the four outcomes make the result true.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FCmpOp {
    /// True when less.
    pub lt: bool,
    /// True when equal.
    pub eq: bool,
    /// True when greater.
    pub gt: bool,
    /// True when either operand is not a number.
    pub unordered: bool,
}

/// Conversions; the result's type is part of the instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum CastOp {
    /// Integer to narrower integer.
    Trunc,
    ZExt,
    SExt,
    /// Between float formats.
    FpCast,
    FpToUi,
    FpToSi,
    UiToFp,
    SiToFp,
    /// The same bits, another type of the same width (also pointer to integer of the same width and back).
    Bitcast,
    /// Pointer to integer and integer to pointer of any width: cut or extended with zeros.
    PtrToInt,
    IntToPtr,
}

/// Arithmetic that also says whether it overflowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum OverflowOp {
    UAdd,
    SAdd,
    USub,
    SSub,
    UMul,
    SMul,
}

/// What a read-modify-write does with the old value and its operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum RmwOp {
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
    UIncWrap,
    UDecWrap,
}

/// The memory order of an access or fence as C names it. `Plain` is an access that is not atomic.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Order {
    Plain,
    Relaxed,
    Consume,
    Acquire,
    Release,
    AcqRel,
    SeqCst,
}

impl Order {
    /// Whether the access is atomic, so that it cannot be part of a data race with another atomic.
    pub fn is_atomic(self) -> bool {
        self != Order::Plain
    }

    /// Whether a load or RMW of this order synchronises with the release that it reads.
    pub fn acquires(self) -> bool {
        matches!(self, Order::Consume | Order::Acquire | Order::AcqRel | Order::SeqCst)
    }

    /// Whether a store or RMW of this order is a release.
    pub fn releases(self) -> bool {
        matches!(self, Order::Release | Order::AcqRel | Order::SeqCst)
    }
}

/// The pairs that a fence keeps: load/store before it, load/store after it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct FenceMask(pub u8);

impl FenceMask {
    /// Keeps nothing.
    pub const NONE: FenceMask = FenceMask(0);
    /// Earlier loads before later loads.
    pub const LL: FenceMask = FenceMask(1);
    /// Earlier loads before later stores.
    pub const LS: FenceMask = FenceMask(2);
    /// Earlier stores before later loads.
    pub const SL: FenceMask = FenceMask(4);
    /// Earlier stores before later stores.
    pub const SS: FenceMask = FenceMask(8);
    /// All four.
    pub const FULL: FenceMask = FenceMask(15);

    /// Both masks together.
    #[must_use]
    pub const fn and(self, other: FenceMask) -> FenceMask {
        FenceMask(self.0 | other.0)
    }

    /// Whether every pair of `other` is kept.
    pub const fn covers(self, other: FenceMask) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether nothing is kept.
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }
}

impl std::fmt::Debug for FenceMask {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}

impl std::fmt::Display for FenceMask {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if *self == FenceMask::FULL {
            return f.write_str("full");
        }
        let mut first = true;
        for (mask, name) in [(FenceMask::LL, "LL"), (FenceMask::LS, "LS"), (FenceMask::SL, "SL"), (FenceMask::SS, "SS")]
        {
            if self.covers(mask) {
                if !first {
                    f.write_str("+")?;
                }
                first = false;
                f.write_str(name)?;
            }
        }
        if first {
            f.write_str("none")?;
        }
        Ok(())
    }
}

/// A fence as the program writes it: by C order (each model maps it), or by explicit pairs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FenceKind {
    /// `atomic_thread_fence(order)`, `__sync_synchronize`, `mfence`.
    C(Order),
    /// The named pairs on every model that does not keep them already.
    Mask(FenceMask),
    /// The full fence that locking, creating a thread and their kin are to the thread that does them. It is no fence of the
    /// language: no other thread synchronises with it.
    Lock,
}

/// What distinguishes one memory access from another, beyond address and type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Access {
    /// The C memory order; `Plain` if not atomic.
    pub order: Order,
    /// Whether the source says `volatile`.
    pub volatile: bool,
}

impl Access {
    /// A plain access.
    pub const PLAIN: Access = Access { order: Order::Plain, volatile: false };

    /// An atomic access of the given order.
    pub fn atomic(order: Order) -> Access {
        Access { order, volatile: false }
    }
}

/// Why a value is chosen freely.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NondetKind {
    /// An input: `__VERIFIER_nondet_*`, `fp_nondet_*`, `rand`.
    Input,
    /// A spurious failure or wake-up that the library allows but does not promise. The result is `i1`.
    /// Taking it (1) never counts as progress when deadlocks are sought.
    Spurious,
}

/// Which check failed, for [`Op::Assert`] and [`Terminator::Fail`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CheckKind {
    /// An assertion of the program (`assert`, `__VERIFIER_assert`, `reach_error`, `fp_assert`).
    Assertion,
    /// `__builtin_trap`, `llvm.trap`.
    Trap,
    /// `__builtin_unreachable` was reached.
    Unreachable,
    /// A misuse of a lock or thread that POSIX leaves undefined (unlock by a stranger, destroy while held, leak of a locked mutex).
    LockMisuse,
    /// A limit of the library model is reached: nothing is wrong with the run, but it cannot be followed.
    Limit,
    /// What C leaves undefined, found by the library model or the front end (a copy of overlapping blocks, a bad free, a
    /// division that overflows).
    Memory,
}

impl CheckKind {
    /// Whether the program itself looks at the condition, so that what follows depends on it. Where only fencepost does, the
    /// compiled program has no branch.
    pub fn is_branch(self) -> bool {
        match self {
            CheckKind::Assertion | CheckKind::Trap | CheckKind::Unreachable | CheckKind::LockMisuse => true,
            CheckKind::Memory | CheckKind::Limit => false,
        }
    }
}

/// An operation. The operand and result types are checked by the verifier.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Op {
    // --- computation -------------------------------------------------------------------------
    /// The operand itself; left by passes.
    Copy(Operand),
    /// Integer arithmetic. Result: the operands' type.
    Bin(BinOp, Operand, Operand),
    /// Integer function of one operand.
    Un(UnOp, Operand),
    /// Floating-point arithmetic.
    FBin(FBinOp, Operand, Operand),
    /// Floating-point function of one operand.
    FUn(FUnOp, Operand),
    /// `a * b + c` with one rounding.
    FMulAdd(Operand, Operand, Operand),
    /// Comparison of integers or pointers. Result: `i1`.
    Cmp(CmpOp, Operand, Operand),
    /// Comparison of floats. Result: `i1`.
    FCmp(FCmpOp, Operand, Operand),
    /// Conversion to the type.
    Cast(CastOp, Operand, Type),
    /// `if c then a else b`; `c` is `i1`.
    Select(Operand, Operand, Operand),
    /// Two results: the wrapped value and an `i1` that says whether it overflowed.
    Overflow(OverflowOp, Operand, Operand),
    /// The high bits of `(a:b) << c` (left) or the low bits of `(a:b) >> c` (right), `c` taken modulo the width.
    FunnelShift {
        /// Shift to the left.
        left: bool,
        /// The high part.
        a: Operand,
        /// The low part.
        b: Operand,
        /// The amount.
        c: Operand,
    },
    /// A pointer plus a signed offset in bytes; the offset has the width of a pointer.
    PtrAdd(Operand, Operand),

    // --- objects -----------------------------------------------------------------------------
    /// A new stack object, alive until the function returns (or [`Op::StackRestore`]). Result: `ptr`.
    Alloca {
        /// Size in bytes, pointer-wide integer.
        size: Operand,
        /// Alignment in bytes.
        align: u32,
    },
    /// A mark of the stack's height, for [`Op::StackRestore`]. Result: `ptr`.
    StackSave,
    /// Ends the life of all stack objects of this call made since the mark.
    StackRestore(Operand),
    /// Ends the life of the stack object of this call that starts at the pointer: the end of its block scope.
    StackEnd(Operand),
    /// A new heap object. Result: `ptr`.
    Malloc {
        /// Size in bytes, pointer-wide integer.
        size: Operand,
        /// Alignment in bytes.
        align: Operand,
        /// Whether the bytes start as zeros (`calloc`).
        zeroed: bool,
    },
    /// Ends the life of a heap object. Null is allowed. Anything that is not the start of a living heap object is a finding.
    Free(Operand),
    /// Bytes from the pointer to the end of its object, pointer-wide; 0 if it points into none.
    ObjectSize(Operand),
    /// The address of this thread's copy of a thread-local global. Result: `ptr`.
    TlsAddr(GlobalId),
    /// The address of a block in which the variable arguments of the current call stand one behind the other, each
    /// in a slot of eight bytes (four on ilp32), or sixteen where its type needs it. Result: `ptr`.
    VarArgs,

    // --- memory accesses ---------------------------------------------------------------------
    /// Reads a value of the type.
    Load(Type, Operand, Access),
    /// Writes the value.
    Store {
        /// The address.
        addr: Operand,
        /// The value; its type is the access's type.
        value: Operand,
        /// Order and flags.
        access: Access,
    },
    /// Atomic read-modify-write. Result: the old value.
    Rmw {
        /// What is computed.
        op: RmwOp,
        /// The address.
        addr: Operand,
        /// The operand; its type is the access's type.
        value: Operand,
        /// Order and flags.
        access: Access,
    },
    /// Atomic compare-exchange. Results: the old value, and an `i1` that says whether the store happened.
    CmpXchg {
        /// The address.
        addr: Operand,
        /// The value that must be there.
        expected: Operand,
        /// The value that is written then.
        new: Operand,
        /// Order and flags when it succeeds.
        success: Access,
        /// Order when it fails.
        failure: Order,
        /// Whether it may fail although the expected value is there.
        weak: bool,
    },
    /// Copies bytes, in any order and with any tearing that single accesses of `unit` bytes allow. Undefined bytes are
    /// copied as such. The length is pointer-wide.
    MemCopy {
        /// Where to.
        dst: Operand,
        /// Where from.
        src: Operand,
        /// How many bytes.
        len: Operand,
        /// The size of one access: 1, 2, 4, 8 or 16.
        unit: u32,
        /// Whether the blocks may overlap (`memmove`); otherwise an overlap is a finding.
        overlap: bool,
    },
    /// Fills bytes.
    MemSet {
        /// Where to.
        dst: Operand,
        /// The byte, `i8`.
        byte: Operand,
        /// How many bytes, pointer-wide.
        len: Operand,
        /// The size of one access.
        unit: u32,
    },
    /// A fence.
    Fence(FenceKind),

    // --- control of threads ------------------------------------------------------------------
    /// A direct call.
    Call {
        /// The function.
        func: FuncId,
        /// The arguments; more than the parameters only if the function is variadic.
        args: Vec<Operand>,
    },
    /// A call through a pointer. The callee must be a function whose parameters and results fit.
    CallIndirect {
        /// The function's address.
        callee: Operand,
        /// The arguments.
        args: Vec<Operand>,
        /// The results' types.
        rets: Vec<Type>,
    },
    /// The id of a thread that is about to be started. Result: a pointer-wide integer, never 0.
    ThreadNew,
    /// Starts the thread `id` in `func(arg)`. What this thread did before is `<M` all that the new thread does.
    ThreadStart {
        /// The id from [`Op::ThreadNew`].
        id: Operand,
        /// The function: takes a `ptr`, returns a `ptr` or an integer or nothing.
        func: Operand,
        /// Its argument.
        arg: Operand,
    },
    /// Blocks until the thread has ended. Result: what it returned, as `ptr`. A second join, or a join of no thread, is a finding.
    ThreadJoin(Operand),
    /// The id of the running thread, pointer-wide.
    ThreadSelf,
    /// Starts an atomic section. Sections nest; only the outermost counts.
    AtomicBegin,
    /// Ends an atomic section.
    AtomicEnd,
    /// Runs in which the condition (`i1`) is false do not exist from here on.
    Assume(Operand),
    /// Blocks while the condition (`i1`) is false. The condition is a function of the loads since the start of the
    /// enclosing atomic section; when it is false the whole section has not happened and is tried again later.
    /// Allowed only within an atomic section.
    Await(Operand),
    /// A hint that another thread should run.
    Yield,

    // --- observations ------------------------------------------------------------------------
    /// A finding if the condition (`i1`) is false.
    Assert {
        /// The condition.
        cond: Operand,
        /// Which check this is.
        kind: CheckKind,
        /// What the source says, for the message.
        text: String,
    },
    /// A value of the type, chosen freely.
    Nondet(Type, NondetKind),
    /// Records a value for the final state (`fp_observe`).
    Observe(Operand),
    /// Marks the commit point of an operation (`fp_commit`).
    Commit,
    /// Prints as `printf` does. Strings that are not constant are read with plain loads of their bytes, and `%n` is a
    /// plain store. Result: the `i32` length.
    Print {
        /// The format string's address.
        format: Operand,
        /// The arguments.
        args: Vec<Operand>,
    },
    /// As `Print`, but into memory as `snprintf` does (plain byte stores). Result: the `i32` length.
    Format {
        /// Where to.
        dst: Operand,
        /// At most so many bytes, the closing zero included, pointer-wide.
        size: Operand,
        /// The format string's address.
        format: Operand,
        /// The arguments.
        args: Vec<Operand>,
    },
}

/// An instruction: its results, what it does and where it stands in the source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inst {
    /// The registers that receive the results.
    pub results: SmallVec<[Reg; 1]>,
    /// What it does.
    pub op: Op,
    /// The source position.
    pub loc: Loc,
}

/// A jump to a block with the values of its parameters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Jump {
    /// The block.
    pub block: BlockId,
    /// One value for each parameter of the block.
    pub args: SmallVec<[Operand; 2]>,
}

impl Jump {
    /// A jump without arguments.
    pub fn to(block: BlockId) -> Jump {
        Jump { block, args: SmallVec::new() }
    }
}

/// How a block ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Terminator {
    /// An unconditional jump.
    Jump(Jump),
    /// Two ways.
    Branch {
        /// `i1`.
        cond: Operand,
        /// Taken when 1.
        then: Jump,
        /// Taken when 0.
        other: Jump,
    },
    /// Many ways.
    Switch {
        /// An integer.
        value: Operand,
        /// The cases; no value twice.
        cases: Vec<(u128, Jump)>,
        /// Taken when no case fits.
        default: Jump,
    },
    /// Returns the values.
    Return(Vec<Operand>),
    /// Ends the thread with a value (`ptr`); destructors of keys have run.
    ThreadExit(Operand),
    /// The program ends here without a finding (`exit`, `abort` as SV-COMP reads it).
    ProcessExit,
    /// A finding.
    Fail {
        /// Which check this is.
        kind: CheckKind,
        /// What the source says, for the message.
        text: String,
    },
}

impl Terminator {
    /// All jumps of this terminator.
    pub fn jumps(&self) -> impl Iterator<Item = &Jump> {
        let (a, b, cases): (Option<&Jump>, Option<&Jump>, &[(u128, Jump)]) = match self {
            Terminator::Jump(j) => (Some(j), None, &[]),
            Terminator::Branch { then, other, .. } => (Some(then), Some(other), &[]),
            Terminator::Switch { cases, default, .. } => (Some(default), None, cases),
            Terminator::Return(_) | Terminator::ThreadExit(_) | Terminator::ProcessExit | Terminator::Fail { .. } => {
                (None, None, &[])
            }
        };
        a.into_iter().chain(b).chain(cases.iter().map(|(_, j)| j))
    }

    /// All jumps of this terminator, to change them.
    pub fn jumps_mut(&mut self) -> impl Iterator<Item = &mut Jump> {
        let (a, b, cases): (Option<&mut Jump>, Option<&mut Jump>, &mut [(u128, Jump)]) = match self {
            Terminator::Jump(j) => (Some(j), None, &mut []),
            Terminator::Branch { then, other, .. } => (Some(then), Some(other), &mut []),
            Terminator::Switch { cases, default, .. } => (Some(default), None, cases),
            Terminator::Return(_) | Terminator::ThreadExit(_) | Terminator::ProcessExit | Terminator::Fail { .. } => {
                (None, None, &mut [])
            }
        };
        a.into_iter().chain(b).chain(cases.iter_mut().map(|(_, j)| j))
    }
}
