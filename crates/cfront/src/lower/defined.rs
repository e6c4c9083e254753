//! What C leaves undefined and the text of LLVM computes all the same.
//!
//! What it does: a signed division whose quotient does not fit, and a copy of constant length between blocks that
//! overlap without being the same, get a check in front of them: one instruction of the IR that all engines know. The number
//! of zeros before or behind the ones of zero is an undefined value.
//! Guarantee: the check is left out only where it cannot fail: for constants, and for pointers into different objects.
//! Misses: signed additions, subtractions and multiplications that overflow wrap.

use super::build::{Fun, Leaves};
use super::Lowered;
use crate::llvm::{InstructionKind, TypedValue};
use fencepost_ir::{
    BinOp, CastOp, CheckKind, CmpOp, Function, GlobalId, Inst, Loc, Op, Operand, Reg, Target, Type, UnOp,
};
use smallvec::smallvec;

impl Fun<'_, '_> {
    /// The check of a division; only a signed one can overflow.
    pub(super) fn check_division(&mut self, op: BinOp, a: Operand, b: Operand) {
        let Type::Int(bits) = self.ty(a) else { return };
        if !matches!(op, BinOp::SDiv | BinOp::SRem) {
            return;
        }
        let least = 1u128 << (bits - 1);
        let minus_one = super::constant::mask(u32::from(bits));
        let differs = |value: Operand, from: u128| matches!(value, Operand::Const(_, v) if v != from);
        if differs(a, least) || differs(b, minus_one) {
            return;
        }
        let other_a = self.op(Op::Cmp(CmpOp::Ne, a, Operand::int(bits, least)), Type::BOOL);
        let other_b = self.op(Op::Cmp(CmpOp::Ne, b, Operand::int(bits, minus_one)), Type::BOOL);
        let cond = self.op(Op::Bin(BinOp::Or, other_a, other_b), Type::BOOL);
        let text = "a signed division overflows".to_string();
        self.act(Op::Assert { cond, kind: CheckKind::Memory, text });
    }

    /// `__builtin_clz` and `__builtin_ctz`: of zero the result is undefined.
    pub(super) fn zeros_of_nonzero(&mut self, stem: &str, value: TypedValue) -> Lowered<Leaves> {
        let op = if stem == "ctlz" { UnOp::CtLz } else { UnOp::CtTz };
        let guarded = self.chooses_for_zero(value);
        let mut out = Leaves::new();
        for leaf in self.value(value)? {
            let ty = self.ty(leaf);
            let count = self.op(Op::Un(op, leaf), ty);
            if guarded {
                out.push(count);
                continue;
            }
            let is_zero = self.op(Op::Cmp(CmpOp::Eq, leaf, Operand::Const(ty, 0)), Type::BOOL);
            out.push(self.op(Op::Select(is_zero, Operand::Undef(ty), count), ty));
        }
        Ok(out)
    }

    /// Whether what follows is the rest of `__builtin_ffs`: one is added, and then zero is chosen if the value is zero.
    fn chooses_for_zero(&self, value: TypedValue) -> bool {
        let kinds = self.rest.iter().take(3).map(|instruction| &instruction.kind);
        match kinds.collect::<Vec<_>>()[..] {
            [InstructionKind::Binary { .. }, InstructionKind::ICmp { left, .. }, InstructionKind::Select { .. }] => {
                *left == value.value
            }
            _ => false,
        }
    }

    /// The check of a copy that its accesses cannot make.
    pub(super) fn check_apart(&mut self, dst: Operand, src: Operand, len: u64) {
        let target = self.cx.program.target;
        let mut insts = Vec::new();
        apart(&mut self.out, &target, [dst, src], len, self.loc, &mut insts);
        self.out.blocks[self.block.index()].insts.append(&mut insts);
    }
}

/// What a pointer points into, if that is known.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Root {
    Global(GlobalId),
    Stack(Reg),
}

/// The object that a pointer points into, and its offset if that is constant.
fn root(func: &Function, target: &Target, pointer: Operand) -> Option<(Root, Option<i64>)> {
    let mut pointer = pointer;
    let mut offset = Some(0i64);
    for _ in 0..32 {
        let reg = match pointer {
            Operand::Global(id, at) => return Some((Root::Global(id), offset.and_then(|o| o.checked_add(at)))),
            Operand::Reg(reg) => reg,
            Operand::Const(..) | Operand::Func(_) | Operand::Undef(_) => return None,
        };
        let mut insts = func.blocks.iter().rev().flat_map(|b| b.insts.iter().rev());
        match insts.find(|inst| inst.results[..] == [reg]).map(|inst| &inst.op) {
            Some(Op::Alloca { .. }) => return Some((Root::Stack(reg), offset)),
            Some(Op::Copy(from) | Op::Cast(CastOp::Bitcast, from, Type::Ptr)) => pointer = *from,
            Some(Op::PtrAdd(from, by)) => {
                pointer = *from;
                offset = match by {
                    Operand::Const(_, by) => {
                        let by = fencepost_ir::eval::signed(u32::from(target.pointer_bits), *by) as i64;
                        offset.and_then(|o| o.checked_add(by))
                    }
                    _ => None,
                };
            }
            _ => return None,
        }
    }
    None
}

/// Adds the check that two blocks are the same or do not overlap.
pub(super) fn apart(
    func: &mut Function,
    target: &Target,
    [dst, src]: [Operand; 2],
    len: u64,
    loc: Loc,
    out: &mut Vec<Inst>,
) {
    let text = "memcpy of overlapping blocks".to_string();
    let check =
        |cond| Inst { results: smallvec![], op: Op::Assert { cond, kind: CheckKind::Memory, text: text.clone() }, loc };
    match (root(func, target, dst), root(func, target, src)) {
        (Some((a, _)), Some((b, _))) if a != b => return,
        (Some((_, Some(a))), Some((_, Some(b)))) => {
            if a != b && a.abs_diff(b) < len {
                out.push(check(Operand::int(1, 0)));
            }
            return;
        }
        _ => {}
    }
    let word = Type::Int(target.pointer_bits);
    let mut compute = |op: Op, ty: Type| {
        let reg = func.reg(ty);
        out.push(Inst { results: smallvec![reg], op, loc });
        Operand::Reg(reg)
    };
    let to = compute(Op::Cast(CastOp::PtrToInt, dst, word), word);
    let from = compute(Op::Cast(CastOp::PtrToInt, src, word), word);
    let same = compute(Op::Cmp(CmpOp::Eq, to, from), Type::BOOL);
    // They overlap where the distance lies between -len and len; moved up by len - 1 that is one comparison.
    let distance = compute(Op::Bin(BinOp::Sub, to, from), word);
    let reach = u128::from(len.saturating_sub(1));
    let moved = compute(Op::Bin(BinOp::Add, distance, Operand::int(target.pointer_bits, reach)), word);
    let limit = Operand::int(target.pointer_bits, reach.saturating_mul(2));
    let far = compute(Op::Cmp(CmpOp::UGt, moved, limit), Type::BOOL);
    let cond = compute(Op::Bin(BinOp::Or, same, far), Type::BOOL);
    out.push(check(cond));
}
