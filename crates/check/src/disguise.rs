//! Which addresses may go on in disguise: as numbers that do not look like addresses any more.
//!
//! Stack memory is used again only where no pointer to the object before can be left, and pointers are recognised by their bits. A
//! pointer whose bits were shifted, or mixed with others, is not; so from where it becomes a number that is more than compared, what it
//! points to keeps its address.
//! Guarantee: a number that an address was turned into is followed through the registers of its function.
//! Misses: differences of two pointers: they say something about an address only if the two point into different objects, which C does
//! not allow.

use fencepost_ir::visit::{operands, term_operands};
use fencepost_ir::{BinOp, CastOp, Function, Inst, Op, Operand, Reg};
use rustc_hash::FxHashSet;

/// The registers of a function that hold an address as a number with which more is done than comparing.
pub(crate) fn disguises(func: &Function) -> FxHashSet<Reg> {
    let casts = |i: &Inst| matches!(i.op, Op::Cast(CastOp::PtrToInt, ..));
    let insts = || func.blocks.iter().flat_map(|b| &b.insts);
    let numbers: FxHashSet<Reg> = insts().filter(|i| casts(i)).flat_map(|i| i.results.iter().copied()).collect();
    if numbers.is_empty() {
        return numbers;
    }
    // Registers that go anywhere but into comparisons and addresses of accesses.
    let mut leaves: FxHashSet<Reg> = FxHashSet::default();
    loop {
        let before = leaves.len();
        for block in &func.blocks {
            term_operands(&block.term, |a: &Operand| leaves.extend(register(a)));
        }
        for inst in insts() {
            match &inst.op {
                Op::Cmp(..) | Op::Assert { .. } | Op::Load(..) => {}
                Op::Store { value, .. } => leaves.extend(register(value)),
                Op::Bin(BinOp::Sub, a, b)
                    if [a, b].iter().all(|a| register(a).is_some_and(|r| numbers.contains(&r))) => {}
                Op::Bin(..) | Op::Cast(..) | Op::Copy(_) | Op::Select(..) | Op::PtrAdd(..) | Op::FunnelShift { .. }
                    if !inst.results.iter().any(|r| leaves.contains(r)) => {}
                other => operands(other, |a: &Operand| leaves.extend(register(a))),
            }
        }
        if leaves.len() == before {
            break;
        }
    }
    numbers.into_iter().filter(|r| leaves.contains(r)).collect()
}

fn register(a: &Operand) -> Option<Reg> {
    match a {
        Operand::Reg(r) => Some(*r),
        Operand::Const(..) | Operand::Global(..) | Operand::Func(_) | Operand::Undef(_) => None,
    }
}
