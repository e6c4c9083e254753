//! Following a thread: what an observer of the interpreter is told about a computation, apart from its values.
//!
//! The machines only need values. An engine that learns from runs also needs to know which operations made a value, which
//! values decided which way a thread went, and where in its execution a thread is. All of this is told to the type of the
//! dependencies ([`crate::value::Dep`]), whose methods do nothing unless an engine says otherwise, so following costs
//! nothing where nobody follows.

use fencepost_ir::{BinOp, BlockId, CastOp, CmpOp, FBinOp, FCmpOp, FUnOp, FuncId, OverflowOp, Type, UnOp};

/// What computed a value. The same operation on the same operands gives the same result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operation {
    /// Integer arithmetic at a width.
    Bin(BinOp, u32),
    /// The same with one operand.
    Un(UnOp, u32),
    /// A comparison at a width.
    Cmp(CmpOp, u32),
    /// Floating point.
    FBin(FBinOp, Type),
    /// The same with one operand.
    FUn(FUnOp, Type),
    /// A fused multiplication and addition.
    FMulAdd(Type),
    /// A comparison of floating-point numbers.
    FCmp(FCmpOp, Type),
    /// A conversion.
    Cast(CastOp, Type, Type),
    /// A choice: the first operand says whether it is the second or the third.
    Select,
    /// The result of arithmetic that also says whether it overflowed.
    Wrapped(OverflowOp, u32),
    /// Whether it did.
    Overflowed(OverflowOp, u32),
    /// A funnel shift, to the left or not.
    Funnel(bool, u32),
    /// A pointer moved by a number of bytes.
    PtrAdd,
    /// A byte repeated so often.
    Spread(u32),
    /// Whether a compare-exchange stored: the first operand is what was there, the second what was expected. It may fail
    /// for no reason if it is weak.
    Exchanged {
        /// Whether it may fail for no reason.
        weak: bool,
    },
    /// Text made of the operands.
    Text,
    /// A function whose results depend on its arguments only: which one, and the number of the result.
    Call(FuncId, u32),
}

/// Where a thread is: function, block, instruction (behind the last one: the terminator), and how many requests of the
/// instruction have been answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct At {
    /// The function.
    pub func: FuncId,
    /// The block.
    pub block: BlockId,
    /// The instruction.
    pub ip: u32,
    /// The answers that it has had.
    pub micro: u64,
}

impl At {
    /// What `micro` is when the first thread has returned from `main`, which ends the process.
    pub(crate) const RETURNED: u64 = 1 << 41;

    /// Whether the first thread has returned from `main` here.
    pub fn is_return_from_main(self) -> bool {
        self.micro == At::RETURNED
    }
}

/// What a thread decides by a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// Which way a branch or a switch goes. The way is the condition of a branch, the number of the case of a switch.
    Branch,
    /// Whether an assumption holds.
    Assume,
    /// Whether what is waited for holds.
    Await,
    /// Whether an assertion holds.
    Assert,
    /// Whether a check holds that the compiled program does not make.
    Check,
    /// Which function is called. The way is its address.
    Callee,
    /// How long a block is, or how large an object.
    Size,
    /// Whether a divisor is not zero, whether a freed pointer is not null.
    Zero,
    /// Which thread is started or joined.
    Thread,
    /// Anything else that changes what happens next. The way is the value.
    Other,
}

/// The way of a decision whose condition is undefined.
pub const UNDEFINED: u128 = u128::MAX;
