//! Atomic accesses and fences.
//!
//! What it does: maps LLVM's orderings to C's, and `atomicrmw`, `cmpxchg` and `fence` to our instructions.
//! Guarantee: the order of every access is kept as written; LLVM's `unordered` is `relaxed`. A fence of the scope
//! `singlethread` (`atomic_signal_fence`) orders nothing between threads and is nothing.
//! Misses: the operations `usub_cond`, `usub_sat`, `fmaximum`, `fminimum` are diagnostics; `consume` does not occur,
//! because clang turns it into `acquire`.

use super::build::{Fun, Leaves};
use super::Lowered;
use crate::llvm::{self, AtomicOrdering, AtomicRmwOp, InstructionKind};
use fencepost_ir::{Access, Code, Diagnostic, FenceKind, Op, Order, RmwOp, Type};
use smallvec::SmallVec;

/// C's name of an ordering.
pub(crate) fn order(ordering: AtomicOrdering) -> Order {
    match ordering {
        AtomicOrdering::Unordered | AtomicOrdering::Monotonic => Order::Relaxed,
        AtomicOrdering::Acquire => Order::Acquire,
        AtomicOrdering::Release => Order::Release,
        AtomicOrdering::AcquireRelease => Order::AcqRel,
        AtomicOrdering::SequentiallyConsistent => Order::SeqCst,
    }
}

fn rmw_op(op: AtomicRmwOp) -> Lowered<RmwOp> {
    Ok(match op {
        AtomicRmwOp::Xchg => RmwOp::Xchg,
        AtomicRmwOp::Add => RmwOp::Add,
        AtomicRmwOp::Sub => RmwOp::Sub,
        AtomicRmwOp::And => RmwOp::And,
        AtomicRmwOp::Nand => RmwOp::Nand,
        AtomicRmwOp::Or => RmwOp::Or,
        AtomicRmwOp::Xor => RmwOp::Xor,
        AtomicRmwOp::Max => RmwOp::Max,
        AtomicRmwOp::Min => RmwOp::Min,
        AtomicRmwOp::UMax => RmwOp::UMax,
        AtomicRmwOp::UMin => RmwOp::UMin,
        AtomicRmwOp::FAdd => RmwOp::FAdd,
        AtomicRmwOp::FSub => RmwOp::FSub,
        AtomicRmwOp::FMax => RmwOp::FMax,
        AtomicRmwOp::FMin => RmwOp::FMin,
        AtomicRmwOp::UIncWrap => RmwOp::UIncWrap,
        AtomicRmwOp::UDecWrap => RmwOp::UDecWrap,
        AtomicRmwOp::FMaximum | AtomicRmwOp::FMinimum | AtomicRmwOp::USubCond | AtomicRmwOp::USubSat => {
            return Err(Diagnostic::new(Code::Unmodelled, format!("the atomic operation {op:?} is not modelled")));
        }
    })
}

impl<'c, 'm> Fun<'c, 'm> {
    /// The order and flags of an access.
    pub(super) fn access(&self, volatile: bool, atomic: Option<&llvm::Atomic>) -> Lowered<Access> {
        let order = match atomic {
            None => Order::Plain,
            Some(atomic) if self.one_thread(atomic.syncscope) => Order::Relaxed,
            Some(atomic) => order(atomic.ordering),
        };
        Ok(Access { order, volatile })
    }

    /// Whether the scope is this thread only.
    fn one_thread(&self, scope: Option<llvm::Symbol>) -> bool {
        scope.is_some_and(|scope| self.module().text(scope) == "singlethread")
    }

    /// The instructions `fence`, `atomicrmw` and `cmpxchg`.
    pub(super) fn atomic(&mut self, kind: &'m InstructionKind) -> Lowered<Leaves> {
        match kind {
            InstructionKind::Fence(atomic) => {
                if !self.one_thread(atomic.syncscope) {
                    self.act(Op::Fence(FenceKind::C(order(atomic.ordering))));
                }
                Ok(Leaves::new())
            }
            InstructionKind::AtomicRmw(rmw) => {
                let (addr, value) = (self.scalar(rmw.pointer)?, self.scalar(rmw.value)?);
                let access = Access { order: order(rmw.ordering), volatile: rmw.volatile };
                let ty = self.ty(value);
                let op = Op::Rmw { op: rmw_op(rmw.op)?, addr, value, access };
                Ok(SmallVec::from_slice(&[self.op(op, ty)]))
            }
            InstructionKind::CmpXchg(exchange) => {
                let addr = self.scalar(exchange.pointer)?;
                let (expected, new) = (self.scalar(exchange.expected)?, self.scalar(exchange.new)?);
                let ty = self.ty(expected);
                let op = Op::CmpXchg {
                    addr,
                    expected,
                    new,
                    success: Access { order: order(exchange.success), volatile: exchange.volatile },
                    failure: order(exchange.failure),
                    weak: exchange.weak,
                };
                Ok(self.ops(op, &[ty, Type::BOOL]))
            }
            _ => Err(Diagnostic::new(Code::Unmodelled, "this instruction is not modelled")),
        }
    }
}
