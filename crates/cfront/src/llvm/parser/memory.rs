//! The rules for instructions that touch memory or compute addresses.
//!
//! What it is: the parser of `alloca`, `load`, `store`, `cmpxchg`, `atomicrmw` and
//! `getelementptr`, and of scopes and orderings.
//!
//! What it guarantees: an atomic access has an ordering, and the type of an
//! address follows from the types that are written.
//!
//! What it deliberately ignores: whether an ordering fits its instruction.

use super::super::ast::TypedValue;
use super::super::instruction::{Atomic, AtomicOrdering, AtomicRmw, CmpXchg, GepFlags, InstructionKind};
use super::super::lexer::Token;
use super::super::symbols::Symbol;
use super::super::types::{StructBody, Type, TypeId};
use super::instructions::Typed;
use super::keywords;
use super::{Parsed, Parser};

impl<'s> Parser<'s> {
    pub(super) fn alloca(&mut self) -> Parsed<Typed> {
        self.bump();
        let inalloca = self.accept_word("inalloca");
        self.accept_word("swifterror");
        let ty = self.ty()?;
        let mut count = None;
        let mut align = None;
        let mut address_space = self.module.data_layout.alloca_address_space;
        while self.accept_comma_before_operand() {
            if self.accept_word("align") {
                align = Some(self.align_operand()?);
            } else if self.is_word("addrspace") {
                address_space = self.address_space()?;
            } else if count.is_none() {
                count = Some(self.typed_value()?);
            } else {
                return self.expected("'align' or 'addrspace'");
            }
        }
        let pointee = self.typed_pointers.then_some(ty);
        let pointer = self.module.types.pointer(pointee, address_space);
        Ok((InstructionKind::Alloca { ty, count, align, inalloca, address_space }, pointer))
    }

    /// Parses `syncscope("...")` and an ordering.
    pub(super) fn atomic(&mut self) -> Parsed<Atomic> {
        let syncscope = self.syncscope()?;
        let ordering = self.ordering()?;
        Ok(Atomic { syncscope, ordering })
    }

    fn syncscope(&mut self) -> Parsed<Option<Symbol>> {
        if !self.accept_word("syncscope") {
            return Ok(None);
        }
        self.expect(b'(')?;
        let scope = self.expect_string()?;
        self.expect(b')')?;
        Ok(Some(self.intern_escaped(scope)))
    }

    fn ordering(&mut self) -> Parsed<AtomicOrdering> {
        if let Token::Word(word) = self.token {
            if let Some(ordering) = keywords::ordering(word) {
                self.bump();
                return Ok(ordering);
            }
        }
        self.expected("an ordering")
    }

    /// Parses `, align N` if it is there.
    fn trailing_align(&mut self) -> Parsed<Option<u64>> {
        let mut align = None;
        while self.accept_comma_before_operand() {
            self.expect_word("align")?;
            align = Some(self.align_operand()?);
        }
        Ok(align)
    }

    pub(super) fn load(&mut self) -> Parsed<Typed> {
        self.bump();
        let is_atomic = self.accept_word("atomic");
        let volatile = self.accept_word("volatile");
        let ty = self.ty()?;
        self.expect(b',')?;
        let pointer = self.typed_value()?;
        let atomic = if is_atomic { Some(self.atomic()?) } else { None };
        let align = self.trailing_align()?;
        Ok((InstructionKind::Load { ty, pointer, volatile, atomic, align }, ty))
    }

    pub(super) fn store(&mut self) -> Parsed<Typed> {
        self.bump();
        let is_atomic = self.accept_word("atomic");
        let volatile = self.accept_word("volatile");
        let value = self.typed_value()?;
        self.expect(b',')?;
        let pointer = self.typed_value()?;
        let atomic = if is_atomic { Some(self.atomic()?) } else { None };
        let align = self.trailing_align()?;
        Ok((InstructionKind::Store { value, pointer, volatile, atomic, align }, TypeId::VOID))
    }

    pub(super) fn cmpxchg(&mut self) -> Parsed<Typed> {
        let weak = self.accept_word("weak");
        let volatile = self.accept_word("volatile");
        let pointer = self.typed_value()?;
        self.expect(b',')?;
        let expected = self.typed_value()?;
        self.expect(b',')?;
        let new = self.typed_value()?;
        let syncscope = self.syncscope()?;
        let success = self.ordering()?;
        let failure = self.ordering()?;
        let align = self.trailing_align()?;
        let fields = [expected.ty, TypeId::I1].into();
        let ty = self.module.types.intern(Type::Struct(StructBody { fields, packed: false }));
        let operands = CmpXchg { weak, volatile, pointer, expected, new, syncscope, success, failure, align };
        Ok((InstructionKind::CmpXchg(Box::new(operands)), ty))
    }

    pub(super) fn atomicrmw(&mut self) -> Parsed<Typed> {
        let volatile = self.accept_word("volatile");
        let op = match self.token {
            Token::Word(word) => keywords::atomic_rmw_op(word),
            _ => None,
        };
        let Some(op) = op else {
            return self.expected("an operation of atomicrmw");
        };
        self.bump();
        let pointer = self.typed_value()?;
        self.expect(b',')?;
        let value = self.typed_value()?;
        let syncscope = self.syncscope()?;
        let ordering = self.ordering()?;
        let align = self.trailing_align()?;
        let operands = AtomicRmw { op, volatile, pointer, value, syncscope, ordering, align };
        Ok((InstructionKind::AtomicRmw(Box::new(operands)), value.ty))
    }

    pub(super) fn getelementptr(&mut self) -> Parsed<Typed> {
        self.bump();
        let flags: GepFlags = self.gep_flags()?;
        let source_type = self.ty()?;
        self.expect(b',')?;
        let base = self.typed_value()?;
        let mut indices = Vec::new();
        while self.accept_comma_before_operand() {
            indices.push(self.typed_value()?);
        }
        let ty = self.gep_type(source_type, base, &indices)?;
        Ok((InstructionKind::GetElementPtr { flags, source_type, base, indices }, ty))
    }

    /// Computes the type of the result of a `getelementptr`.
    fn gep_type(&mut self, source_type: TypeId, base: TypedValue, indices: &[TypedValue]) -> Parsed<TypeId> {
        let mut shape = None;
        let mut scalar = base.ty;
        if let Type::Vector { count, element, scalable } = *self.module.types.resolve(base.ty) {
            shape = Some((count, scalable));
            scalar = element;
        }
        for index in indices {
            if let Type::Vector { count, scalable, .. } = *self.module.types.resolve(index.ty) {
                shape = Some((count, scalable));
            }
        }
        let Type::Pointer { pointee, address_space } = *self.module.types.resolve(scalar) else {
            return self.error("the base of a getelementptr must be a pointer");
        };
        let mut result = scalar;
        if pointee.is_some() {
            let element = self.gep_element(source_type, indices)?;
            result = self.module.types.pointer(Some(element), address_space);
        }
        if let Some((count, scalable)) = shape {
            result = self.module.types.intern(Type::Vector { count, element: result, scalable });
        }
        Ok(result)
    }

    /// Follows all indices but the first one into a type.
    fn gep_element(&self, source_type: TypeId, indices: &[TypedValue]) -> Parsed<TypeId> {
        let mut element = source_type;
        for index in indices.iter().skip(1) {
            let number = self.constant_index(*index).unwrap_or(0);
            match self.module.types.element_type(element, number) {
                Some(part) => element = part,
                None => return self.error("an index of the getelementptr does not fit its type"),
            }
        }
        Ok(element)
    }
}
