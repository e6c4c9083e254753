//! Structs, arrays and vectors as values: taking parts out, putting parts in, reading bits as another type.
//!
//! What it does: works on the lists of scalar leaves; most of it moves leaves and adds no instruction.
//! Guarantee: a constant index out of range is a diagnostic; a computed index becomes a chain of selects.
//! Misses: bit casts of more than 128 bits, shuffles with a mask that is not constant.

use super::build::{Fun, Leaves};
use super::layout::Leaf;
use super::Lowered;
use crate::llvm::{InstructionKind, TypedValue};
use fencepost_ir::{BinOp, CastOp, CmpOp, Code, Diagnostic, Op, Operand, Type};
use smallvec::SmallVec;

fn malformed(text: &str) -> Diagnostic {
    Diagnostic::new(Code::MalformedIr, text)
}

impl<'c, 'm> Fun<'c, 'm> {
    /// The instructions that take aggregates and vectors apart or make them.
    pub(super) fn aggregate(&mut self, kind: &'m InstructionKind) -> Lowered<Leaves> {
        match kind {
            InstructionKind::ExtractValue { aggregate, indices } => {
                let leaves = self.value(*aggregate)?;
                let (range, _) = self.cx.modules[self.mi].types.path(aggregate.ty, indices)?;
                leaves.get(range).map(SmallVec::from_slice).ok_or_else(|| malformed("an aggregate has no such part"))
            }
            InstructionKind::InsertValue { aggregate, element, indices } => {
                let mut leaves = self.value(*aggregate)?;
                let new = self.value(*element)?;
                let (range, _) = self.cx.modules[self.mi].types.path(aggregate.ty, indices)?;
                match leaves.get_mut(range) {
                    Some(part) if part.len() == new.len() => part.copy_from_slice(&new),
                    _ => return Err(malformed("an aggregate has no such part")),
                }
                Ok(leaves)
            }
            InstructionKind::ExtractElement { vector, index } => {
                let leaves = self.value(*vector)?;
                self.extract(&leaves, *index).map(|leaf| SmallVec::from_slice(&[leaf]))
            }
            InstructionKind::InsertElement { vector, element, index } => {
                let (leaves, new) = (self.value(*vector)?, self.scalar(*element)?);
                self.insert(leaves, new, *index)
            }
            InstructionKind::ShuffleVector { left, right, mask } => {
                let (mut leaves, other) = (self.value(*left)?, self.value(*right)?);
                let ty = leaves.first().map(|&leaf| self.ty(leaf)).ok_or_else(|| malformed("an empty vector"))?;
                leaves.extend(other);
                let mask = self.value(*mask)?;
                mask.into_iter()
                    .map(|position| match position {
                        Operand::Const(_, index) => leaves
                            .get(index as usize)
                            .copied()
                            .ok_or_else(|| malformed("a shuffle takes an element that is not there")),
                        Operand::Undef(_) => Ok(Operand::Undef(ty)),
                        _ => Err(Diagnostic::new(
                            Code::Unmodelled,
                            "a shuffle by a mask that is not constant is not modelled",
                        )),
                    })
                    .collect()
            }
            _ => Err(Diagnostic::new(Code::Unmodelled, "this instruction is not modelled")),
        }
    }

    fn extract(&mut self, leaves: &Leaves, index: TypedValue) -> Lowered<Operand> {
        let index = self.scalar(index)?;
        if let Operand::Const(_, index) = index {
            let leaf = usize::try_from(index).ok().and_then(|index| leaves.get(index));
            return leaf.copied().ok_or_else(|| malformed("a vector has no such element"));
        }
        let Some((&first, rest)) = leaves.split_first() else { return Err(malformed("an empty vector")) };
        let ty = self.ty(first);
        let index_ty = self.ty(index);
        let mut value = first;
        for (position, &leaf) in rest.iter().enumerate() {
            let here = Operand::Const(index_ty, position as u128 + 1);
            let hit = self.op(Op::Cmp(CmpOp::Eq, index, here), Type::BOOL);
            value = self.op(Op::Select(hit, leaf, value), ty);
        }
        Ok(value)
    }

    fn insert(&mut self, mut leaves: Leaves, new: Operand, index: TypedValue) -> Lowered<Leaves> {
        let index = self.scalar(index)?;
        if let Operand::Const(_, index) = index {
            let slot = usize::try_from(index).ok().and_then(|index| leaves.get_mut(index));
            *slot.ok_or_else(|| malformed("a vector has no such element"))? = new;
            return Ok(leaves);
        }
        let (ty, index_ty) = (self.ty(new), self.ty(index));
        for position in 0..leaves.len() {
            let here = Operand::Const(index_ty, position as u128);
            let hit = self.op(Op::Cmp(CmpOp::Eq, index, here), Type::BOOL);
            leaves[position] = self.op(Op::Select(hit, new, leaves[position]), ty);
        }
        Ok(leaves)
    }

    /// The same bits as leaves of other types; the first leaf holds the lowest bits.
    pub(super) fn reinterpret(&mut self, leaves: Leaves, to: &[Leaf]) -> Lowered<Leaves> {
        let target = self.cx.program.target;
        let from_bits: u32 = leaves.iter().map(|&leaf| self.ty(leaf).bits(&target)).sum();
        let to_bits: u32 = to.iter().map(|leaf| leaf.ty.bits(&target)).sum();
        if from_bits != to_bits {
            return Err(malformed("a bit cast changes the number of bits"));
        }
        let same = leaves.len() == to.len()
            && leaves.iter().zip(to).all(|(&leaf, t)| self.ty(leaf).bits(&target) == t.ty.bits(&target));
        if same {
            return Ok(leaves.into_iter().zip(to).map(|(leaf, t)| self.bits_as(leaf, t.ty)).collect());
        }
        if to_bits > 128 || to_bits == 0 {
            return Err(Diagnostic::new(Code::TypeUse, "a bit cast of more than 128 bits is not modelled"));
        }
        let whole = Type::Int(to_bits as u8);
        let mut joined: Option<Operand> = None;
        let mut shift = 0;
        for leaf in leaves {
            let bits = self.ty(leaf).bits(&target);
            let part = self.bits_as(leaf, Type::Int(bits as u8));
            let mut part = self.cast(CastOp::ZExt, part, whole);
            if shift > 0 {
                part = self.op(Op::Bin(BinOp::Shl, part, Operand::Const(whole, u128::from(shift))), whole);
            }
            joined = Some(match joined {
                Some(low) => self.op(Op::Bin(BinOp::Or, low, part), whole),
                None => part,
            });
            shift += bits;
        }
        let joined = joined.ok_or_else(|| malformed("an empty vector"))?;
        let mut out = Leaves::new();
        let mut shift = 0;
        for leaf in to {
            let bits = leaf.ty.bits(&target);
            let mut part = joined;
            if shift > 0 {
                part = self.op(Op::Bin(BinOp::LShr, part, Operand::Const(whole, u128::from(shift))), whole);
            }
            let part = self.cast(CastOp::Trunc, part, Type::Int(bits as u8));
            out.push(self.bits_as(part, leaf.ty));
            shift += bits;
        }
        Ok(out)
    }

    fn bits_as(&mut self, value: Operand, ty: Type) -> Operand {
        self.cast(CastOp::Bitcast, value, ty)
    }
}
