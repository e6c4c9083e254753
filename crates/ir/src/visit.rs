//! What an operation or terminator reads, and what kind of thing it does: the shared part of verifier and passes.
//!
//! Guarantee: every operand is visited exactly once, in the order in which the text form prints it. A new operation
//! does not compile until it is listed here.

use crate::ids::Reg;
use crate::inst::{BinOp, Inst, Op, Operand, Terminator};

macro_rules! visit_op {
    ($op:expr, $f:ident) => {
        match $op {
            Op::Copy(a)
            | Op::Un(_, a)
            | Op::FUn(_, a)
            | Op::Cast(_, a, _)
            | Op::Alloca { size: a, .. }
            | Op::StackRestore(a)
            | Op::StackEnd(a)
            | Op::Free(a)
            | Op::ObjectSize(a)
            | Op::Load(_, a, _)
            | Op::ThreadJoin(a)
            | Op::Assume(a)
            | Op::Await(a)
            | Op::Assert { cond: a, .. }
            | Op::Observe(a) => $f(a),
            Op::Bin(_, a, b)
            | Op::FBin(_, a, b)
            | Op::Cmp(_, a, b)
            | Op::FCmp(_, a, b)
            | Op::Overflow(_, a, b)
            | Op::PtrAdd(a, b)
            | Op::Malloc { size: a, align: b, .. }
            | Op::Store { addr: a, value: b, .. }
            | Op::Rmw { addr: a, value: b, .. } => {
                $f(a);
                $f(b);
            }
            Op::FMulAdd(a, b, c)
            | Op::Select(a, b, c)
            | Op::FunnelShift { a, b, c, .. }
            | Op::CmpXchg { addr: a, expected: b, new: c, .. }
            | Op::MemCopy { dst: a, src: b, len: c, .. }
            | Op::MemSet { dst: a, byte: b, len: c, .. }
            | Op::ThreadStart { id: a, func: b, arg: c } => {
                $f(a);
                $f(b);
                $f(c);
            }
            Op::Call { func: _, args } => {
                for a in args {
                    $f(a);
                }
            }
            Op::CallIndirect { callee: a, args, .. } | Op::Print { format: a, args } => {
                $f(a);
                for a in args {
                    $f(a);
                }
            }
            Op::Format { dst, size, format, args } => {
                $f(dst);
                $f(size);
                $f(format);
                for a in args {
                    $f(a);
                }
            }
            Op::StackSave
            | Op::TlsAddr(_)
            | Op::VarArgs
            | Op::Fence(_)
            | Op::ThreadNew
            | Op::ThreadSelf
            | Op::AtomicBegin
            | Op::AtomicEnd
            | Op::Yield
            | Op::Nondet(_, _)
            | Op::Commit => {}
        }
    };
}

macro_rules! visit_term {
    ($term:expr, $f:ident) => {
        match $term {
            Terminator::Jump(jump) => {
                for a in &mut *jump.args {
                    $f(a);
                }
            }
            Terminator::Branch { cond, then, other } => {
                $f(cond);
                for a in &mut *then.args {
                    $f(a);
                }
                for a in &mut *other.args {
                    $f(a);
                }
            }
            Terminator::Switch { value, cases, default } => {
                $f(value);
                for (_, jump) in cases {
                    for a in &mut *jump.args {
                        $f(a);
                    }
                }
                for a in &mut *default.args {
                    $f(a);
                }
            }
            Terminator::Return(values) => {
                for a in values {
                    $f(a);
                }
            }
            Terminator::ThreadExit(a) => $f(a),
            Terminator::ProcessExit | Terminator::Fail { .. } => {}
        }
    };
}

/// Calls `f` on every operand of the operation.
pub fn operands(op: &Op, mut f: impl FnMut(&Operand)) {
    visit_op!(op, f);
}

/// Calls `f` on every operand of the operation, to change it.
pub fn operands_mut(op: &mut Op, mut f: impl FnMut(&mut Operand)) {
    visit_op!(op, f);
}

/// Calls `f` on every operand of the terminator, the arguments of its jumps included.
pub fn term_operands(term: &Terminator, mut f: impl FnMut(&Operand)) {
    term_own_operands(term, &mut f);
    for jump in term.jumps() {
        for a in &jump.args {
            f(a);
        }
    }
}

/// Calls `f` on the operands of the terminator without the arguments of its jumps: condition, value, returned values.
pub fn term_own_operands(term: &Terminator, mut f: impl FnMut(&Operand)) {
    match term {
        Terminator::Branch { cond: a, .. } | Terminator::Switch { value: a, .. } | Terminator::ThreadExit(a) => f(a),
        Terminator::Return(values) => values.iter().for_each(f),
        Terminator::Jump(_) | Terminator::ProcessExit | Terminator::Fail { .. } => {}
    }
}

/// Calls `f` on every operand of the terminator, to change it.
pub fn term_operands_mut(term: &mut Terminator, mut f: impl FnMut(&mut Operand)) {
    visit_term!(term, f);
}

/// Calls `f` on every register that the operation reads.
pub fn regs_read(op: &Op, mut f: impl FnMut(Reg)) {
    operands(op, |a| {
        if let Operand::Reg(r) = a {
            f(*r);
        }
    });
}

/// Calls `f` on every register that the terminator reads.
pub fn term_regs_read(term: &Terminator, mut f: impl FnMut(Reg)) {
    term_operands(term, |a| {
        if let Operand::Reg(r) = a {
            f(*r);
        }
    });
}

/// What kind of thing an operation does, as far as passes care.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// The results are a function of the operands and nothing else happens.
    Pure,
    /// As `Pure`, but it may be a finding (division).
    MayFail,
    /// The results depend on more than the operands, but nothing happens that others could notice
    /// (thread id, varargs, object size, a free choice).
    Reads,
    /// A load, and nothing else.
    Load,
    /// Changes memory, makes or ends objects, prints.
    Writes,
    /// Orders, blocks, calls, starts or joins threads, or ends runs.
    Control,
}

/// The kind of the operation.
pub fn effect(op: &Op) -> Effect {
    match op {
        Op::Bin(BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem, _, divisor) => match divisor {
            Operand::Const(_, value) if *value != 0 => Effect::Pure,
            Operand::Const(..) | Operand::Reg(_) | Operand::Global(..) | Operand::Func(_) | Operand::Undef(_) => {
                Effect::MayFail
            }
        },
        Op::Copy(_)
        | Op::Bin(..)
        | Op::Un(..)
        | Op::FBin(..)
        | Op::FUn(..)
        | Op::FMulAdd(..)
        | Op::Cmp(..)
        | Op::FCmp(..)
        | Op::Cast(..)
        | Op::Select(..)
        | Op::Overflow(..)
        | Op::FunnelShift { .. }
        | Op::PtrAdd(..) => Effect::Pure,
        Op::StackSave | Op::ObjectSize(_) | Op::TlsAddr(_) | Op::VarArgs | Op::ThreadSelf | Op::Nondet(..) => {
            Effect::Reads
        }
        Op::Load(..) => Effect::Load,
        Op::Alloca { .. }
        | Op::StackRestore(_)
        | Op::StackEnd(_)
        | Op::Malloc { .. }
        | Op::Free(_)
        | Op::Store { .. }
        | Op::Rmw { .. }
        | Op::CmpXchg { .. }
        | Op::MemCopy { .. }
        | Op::MemSet { .. }
        | Op::Observe(_)
        | Op::Print { .. }
        | Op::Format { .. } => Effect::Writes,
        Op::Fence(_)
        | Op::Call { .. }
        | Op::CallIndirect { .. }
        | Op::ThreadNew
        | Op::ThreadStart { .. }
        | Op::ThreadJoin(_)
        | Op::AtomicBegin
        | Op::AtomicEnd
        | Op::Assume(_)
        | Op::Await(_)
        | Op::Yield
        | Op::Assert { .. }
        | Op::Commit => Effect::Control,
    }
}

/// Whether another thread could notice the operation or be noticed by it, so that engines switch threads around it.
pub fn is_visible(inst: &Inst) -> bool {
    match effect(&inst.op) {
        Effect::Pure | Effect::MayFail | Effect::Reads => false,
        Effect::Load | Effect::Writes | Effect::Control => true,
    }
}
