//! Stack objects, loads, stores, and the copying and filling of blocks.
//!
//! What it does: a load or store of an aggregate is one access for each scalar leaf. A copy or fill of a constant
//! length follows the type of the object where it can be traced (a local, a global, a field), leaf by leaf and
//! without its padding; otherwise it is made of accesses as wide as the alignment allows, and a long or computed
//! one is one `MemCopy` or `MemSet` instruction.
//! Guarantee: every byte of a block is copied or filled by exactly one access, padding as well: `memcmp` may look at it,
//! and the block may hold another type than the pointer says.
//! Misses: through opaque pointers from unknown places the type is not known, so the width of the accesses is that
//! of the alignment. The padding bytes of an object that is loaded or stored as a value keep their old contents.

use super::build::{Fun, Leaves};
use super::layout::Leaf;
use super::Lowered;
use crate::llvm::{self, InstructionKind, TypedValue, Value};
use fencepost_ir::{Access, BinOp, CastOp, Code, Diagnostic, Op, Operand, Target, Type};
use smallvec::SmallVec;

/// A copy or fill of at most so many accesses is written out.
const MAX_ACCESSES: usize = 64;

impl<'c, 'm> Fun<'c, 'm> {
    /// The instructions `alloca`, `load`, `store` and `va_arg`.
    pub(super) fn memory(&mut self, instruction: &'m llvm::Instruction) -> Lowered<Leaves> {
        match &instruction.kind {
            InstructionKind::Alloca { ty, count, align, .. } => {
                if let (Some(local), None) = (instruction.result, count) {
                    self.hints.insert(local, *ty);
                }
                let types = &self.cx.modules[self.mi].types;
                let stride = types.stride(*ty)?;
                let align = align.map_or_else(|| types.align(*ty), Ok)?;
                let count = count.map(|count| self.scalar(count)).transpose()?;
                let size = self.scaled(stride, count)?;
                let align = u32::try_from(align).unwrap_or(1).max(1);
                Ok(SmallVec::from_slice(&[self.op(Op::Alloca { size, align }, Type::Ptr)]))
            }
            InstructionKind::Load { ty, pointer, volatile, atomic, .. } => {
                let address = self.scalar(*pointer)?;
                let access = self.access(*volatile, atomic.as_ref())?;
                self.load(*ty, address, access)
            }
            InstructionKind::Store { value, pointer, volatile, atomic, .. } => {
                let leaves = self.value(*value)?;
                let address = self.scalar(*pointer)?;
                let access = self.access(*volatile, atomic.as_ref())?;
                self.store(value.ty, leaves, address, access)?;
                Ok(Leaves::new())
            }
            _ => Err(Diagnostic::new(Code::Unmodelled, "the instruction 'va_arg' is not modelled")),
        }
    }

    /// A size in bytes: a stride times a count.
    fn scaled(&mut self, stride: u64, count: Option<Operand>) -> Lowered<Operand> {
        let stride = i64::try_from(stride).map_err(|_| Diagnostic::new(Code::TooLarge, "a local is too large"))?;
        let Some(count) = count else { return Ok(self.word(stride)) };
        let word = self.word_type();
        let count = self.coerce(count, word)?;
        Ok(match count {
            Operand::Const(_, count) => self.word((count as i64).wrapping_mul(stride)),
            _ if stride == 1 => count,
            _ => {
                let stride = self.word(stride);
                self.op(Op::Bin(BinOp::Mul, count, stride), word)
            }
        })
    }

    /// Loads every leaf of a type.
    pub fn load(&mut self, ty: llvm::TypeId, address: Operand, access: Access) -> Lowered<Leaves> {
        let leaves = self.memory_leaves(ty, access)?;
        let mut out = Leaves::new();
        for leaf in leaves.iter() {
            let at = self.offset(address, leaf.offset as i64);
            out.push(self.op(Op::Load(leaf.ty, at, access), leaf.ty));
        }
        Ok(out)
    }

    /// Stores every leaf of a value.
    pub fn store(&mut self, ty: llvm::TypeId, values: Leaves, address: Operand, access: Access) -> Lowered<()> {
        let leaves = self.memory_leaves(ty, access)?;
        for (leaf, value) in leaves.iter().zip(values) {
            let at = self.offset(address, leaf.offset as i64);
            self.act(Op::Store { addr: at, value, access });
        }
        Ok(())
    }

    fn memory_leaves(&self, ty: llvm::TypeId, access: Access) -> Lowered<std::rc::Rc<Vec<Leaf>>> {
        let leaves = self.leaves(ty)?;
        if leaves.iter().any(|leaf| leaf.offset == Leaf::NOWHERE) {
            return Err(Diagnostic::new(Code::TypeUse, "a vector of single bits in memory is not modelled"));
        }
        if access.order.is_atomic() && leaves.len() != 1 {
            return Err(Diagnostic::new(Code::TypeUse, "an atomic access to an aggregate is not modelled"));
        }
        Ok(leaves)
    }

    /// The callee's own copy of an argument that is passed by value in memory.
    pub(super) fn byval_copy(&mut self, ty: llvm::TypeId, align: Option<u64>, from: Operand) -> Lowered<Operand> {
        let types = &self.cx.modules[self.mi].types;
        let size = types.stride(ty)?;
        let align = align.map_or_else(|| types.align(ty), Ok)?;
        let word = self.scaled(size, None)?;
        let align32 = u32::try_from(align).unwrap_or(1).max(1);
        let copy = self.op(Op::Alloca { size: word, align: align32 }, Type::Ptr);
        let block = Block { dst: copy, src: from, hint: Some(ty), align, overlap: true, volatile: false };
        self.copy_block(&block, word)?;
        Ok(copy)
    }

    /// The type of what a pointer points to, where the text tells.
    pub(super) fn hint(&self, value: TypedValue) -> Option<llvm::TypeId> {
        let module = self.module();
        let known = match value.value {
            Value::Local(id) => self.hints.get(&id).copied(),
            Value::Constant(id) => {
                let mut id = id;
                // A cast or an index of a global; the loop ends because every step goes to a part.
                let mut found = None;
                for _ in 0..16 {
                    match module.constant(id) {
                        llvm::Constant::Global(global) => {
                            found = module.variable(*global).map(|variable| variable.value_type);
                            break;
                        }
                        llvm::Constant::Expression(expression) => match &**expression {
                            llvm::ConstantExpression::Cast { value, .. } => id = value.constant,
                            llvm::ConstantExpression::GetElementPtr { source_type, indices, .. } => {
                                found = self.element(*source_type, indices);
                                break;
                            }
                            _ => break,
                        },
                        _ => break,
                    }
                }
                found
            }
            Value::Metadata(_) | Value::Block(_) => None,
        };
        let pointee = module.types.pointee(value.ty).filter(|&ty| ty != llvm::TypeId::I8);
        known.or(pointee).filter(|&ty| ty != llvm::TypeId::I8)
    }

    fn element(&self, source: llvm::TypeId, indices: &[llvm::TypedConstant]) -> Option<llvm::TypeId> {
        let module = self.module();
        let mut ty = source;
        for index in indices.iter().skip(1) {
            let llvm::Constant::Integer(number) = module.constant(index.constant) else { return None };
            ty = module.types.element_type(ty, u64::try_from(*number).ok()?)?;
        }
        Some(ty)
    }

    /// The accesses by which a block of `length` bytes of an object of the given type is copied.
    fn accesses(&self, hint: Option<llvm::TypeId>, length: u64, align: u64) -> Option<Vec<Leaf>> {
        if let Some(list) = hint.and_then(|ty| self.typed_accesses(ty, length)) {
            return Some(list);
        }
        let word = u64::from(self.cx.program.target.pointer_bytes());
        let unit = align.clamp(1, word);
        if length / unit > MAX_ACCESSES as u64 {
            return None;
        }
        let mut out = Vec::new();
        let mut offset = 0;
        while offset < length {
            let mut unit = unit;
            while offset + unit > length {
                unit /= 2;
            }
            out.push(Leaf { ty: Type::Int(unit as u8 * 8), offset });
            offset += unit;
        }
        Some(out)
    }

    fn typed_accesses(&self, ty: llvm::TypeId, length: u64) -> Option<Vec<Leaf>> {
        let types = &self.cx.modules[self.mi].types;
        let table = &self.module().types;
        let mut ty = ty;
        // Down to the first part that is as long as the block, or of which the block holds several.
        for _ in 0..64 {
            let size = types.stride(ty).ok()?;
            if size > 0 && size <= length {
                if !length.is_multiple_of(size) {
                    return None;
                }
                let leaves = types.leaves(ty).ok()?;
                if leaves.is_empty()
                    || leaves.len() as u64 > MAX_ACCESSES as u64
                    || leaves.iter().any(|leaf| leaf.offset == Leaf::NOWHERE)
                    || self.union_with_gap(ty, 0)
                {
                    return None;
                }
                let one = with_gaps(&leaves, size, &self.cx.program.target);
                let count = length / size;
                if count.saturating_mul(one.len() as u64) > MAX_ACCESSES as u64 {
                    return None;
                }
                let at = |index: u64, leaf: &Leaf| Leaf { ty: leaf.ty, offset: index * size + leaf.offset };
                return Some((0..count).flat_map(|index| one.iter().map(move |leaf| at(index, leaf))).collect());
            }
            ty = table.element_type(ty, 0)?;
        }
        None
    }

    /// Whether the type holds a union whose type in LLVM does not cover all its bytes: other members may.
    fn union_with_gap(&self, ty: llvm::TypeId, depth: u32) -> bool {
        let types = &self.cx.modules[self.mi].types;
        let module = self.module();
        if depth > 64 {
            return true;
        }
        if let llvm::Type::Named(named) = module.types.resolve(ty) {
            if module.text(module.types.named(*named).name).starts_with("union.") {
                let target = &self.cx.program.target;
                let covered: Option<u64> =
                    types.leaves(ty).ok().map(|all| all.iter().map(|leaf| u64::from(leaf.ty.bytes(target))).sum());
                return covered != types.stride(ty).ok();
            }
        }
        if let Some(body) = module.types.struct_body(ty) {
            return body.fields.iter().any(|&field| self.union_with_gap(field, depth + 1));
        }
        match module.types.resolve(ty) {
            llvm::Type::Array { element, .. } => self.union_with_gap(*element, depth + 1),
            _ => false,
        }
    }

    /// Copies a block.
    pub fn copy_block(&mut self, block: &Block, length: Operand) -> Lowered<()> {
        let word = self.word_type();
        let length = self.coerce(length, word)?;
        let access = Access { volatile: block.volatile, ..Access::PLAIN };
        if let Operand::Const(_, bytes) = length {
            if bytes == 0 {
                return Ok(());
            }
            if self.cx.modules[self.mi].rust && !block.volatile {
                // rustc's types are bytes; how the block is used will be known later, see `copies`.
                let unit = block.align.clamp(1, 8) as u32;
                let Block { dst, src, overlap, .. } = *block;
                self.act(Op::MemCopy { dst, src, len: length, unit, overlap });
                return Ok(());
            }
            if let Some(list) = self.accesses(block.hint, bytes as u64, block.align) {
                if !block.overlap && bytes as u64 > block.align {
                    self.check_apart(block.dst, block.src, bytes as u64);
                }
                // All loads come first, so that overlapping blocks are copied as `memmove` does.
                let mut values = Vec::with_capacity(list.len());
                for leaf in &list {
                    let at = self.offset(block.src, leaf.offset as i64);
                    values.push(self.op(Op::Load(leaf.ty, at, access), leaf.ty));
                }
                for (leaf, value) in list.iter().zip(values) {
                    let at = self.offset(block.dst, leaf.offset as i64);
                    self.act(Op::Store { addr: at, value, access });
                }
                return Ok(());
            }
        }
        let unit = self.unit(block.hint, block.align);
        let Block { dst, src, overlap, .. } = *block;
        self.act(Op::MemCopy { dst, src, len: length, unit, overlap });
        Ok(())
    }

    /// Fills a block with a byte.
    pub fn fill_block(&mut self, block: &Block, byte: Operand, length: Operand) -> Lowered<()> {
        let word = self.word_type();
        let length = self.coerce(length, word)?;
        let byte = self.coerce(byte, Type::Int(8))?;
        let access = Access { volatile: block.volatile, ..Access::PLAIN };
        if let (Operand::Const(_, bytes), Operand::Const(_, value)) = (length, byte) {
            if bytes == 0 {
                return Ok(());
            }
            if let Some(list) = self.accesses(block.hint, bytes as u64, block.align) {
                let target = self.cx.program.target;
                for leaf in list {
                    let at = self.offset(block.dst, leaf.offset as i64);
                    let pattern = u128::from_le_bytes([value as u8; 16]);
                    let bits = pattern & super::constant::mask(leaf.ty.bits(&target));
                    self.act(Op::Store { addr: at, value: Operand::Const(leaf.ty, bits), access });
                }
                return Ok(());
            }
        }
        let unit = self.unit(block.hint, block.align);
        self.act(Op::MemSet { dst: block.dst, byte, len: length, unit });
        Ok(())
    }

    /// The width of the accesses of a long block: that of its elements if they are all alike.
    fn unit(&self, hint: Option<llvm::TypeId>, align: u64) -> u32 {
        let target = self.cx.program.target;
        let widest = u64::from(target.pointer_bytes());
        let mut ty = hint;
        for _ in 0..64 {
            let Some(here) = ty else { break };
            if let Ok(Some(scalar)) = self.cx.modules[self.mi].types.scalar(here) {
                let bytes = scalar.bytes(&target);
                if matches!(bytes, 1 | 2 | 4 | 8 | 16) {
                    return bytes;
                }
            }
            match self.module().types.resolve(here) {
                llvm::Type::Array { element, .. } => ty = Some(*element),
                _ => break,
            }
        }
        let unit = align.clamp(1, widest);
        if unit.is_power_of_two() {
            unit as u32
        } else {
            1
        }
    }

    /// The byte of a `memset` call, which C passes as `int`.
    pub fn low_byte(&mut self, value: Operand) -> Operand {
        self.cast(CastOp::Trunc, value, Type::Int(8))
    }
}

/// The leaves of a type, and integers for the bytes that belong to none of them.
fn with_gaps(leaves: &[Leaf], size: u64, target: &Target) -> Vec<Leaf> {
    let mut out = Vec::with_capacity(leaves.len());
    let mut at = 0;
    for leaf in leaves {
        fill_gap(&mut out, at, leaf.offset);
        out.push(*leaf);
        at = leaf.offset.saturating_add(u64::from(leaf.ty.bytes(target)));
    }
    fill_gap(&mut out, at, size);
    out
}

/// Integers for the bytes from one offset to another, as wide as their places allow.
fn fill_gap(out: &mut Vec<Leaf>, from: u64, to: u64) {
    let mut at = from;
    while at < to {
        let mut width = 8;
        while !at.is_multiple_of(width) || at + width > to {
            width /= 2;
        }
        out.push(Leaf { ty: Type::Int(width as u8 * 8), offset: at });
        at += width;
    }
}

/// A block of memory to copy or fill.
pub(crate) struct Block {
    pub dst: Operand,
    pub src: Operand,
    /// The type of the object, if known.
    pub hint: Option<llvm::TypeId>,
    pub align: u64,
    pub overlap: bool,
    pub volatile: bool,
}
