//! The rules for instructions.
//!
//! What it is: the parser of one instruction with its result and attachments,
//! and the computation of the types of results.
//!
//! What it guarantees: an instruction that is returned had a known opcode and
//! all its operands; the type of its result follows from the operands alone.
//!
//! What it deliberately ignores: the operands of the funclet instructions, whose
//! line is skipped.

use super::super::ast::{LocalName, TypedValue};
use super::super::instruction::{
    BinaryFlags, CastFlags, FastMathFlags, FloatPredicate, Instruction, InstructionKind, IntPredicate,
    LandingPadClause, TailKind,
};
use super::super::lexer::Token;
use super::super::symbols::Symbol;
use super::super::types::{Type, TypeId};
use super::keywords;
use super::{Parsed, Parser};

/// A parsed instruction with the type of its result.
pub(super) type Typed = (InstructionKind, TypeId);

impl<'s> Parser<'s> {
    /// Parses an instruction or a debug record.
    pub(super) fn instruction(&mut self) -> Parsed<Instruction> {
        let line = self.line();
        if let Token::HashWord(word) = self.token {
            let kind = self.debug_record(word)?;
            return Ok(Instruction { result: None, kind, debug_location: None, attachments: Box::default(), line });
        }
        let offset = self.start;
        let name: Option<LocalName> = match self.token {
            Token::Local(name) => {
                self.bump();
                self.expect(b'=')?;
                Some(self.local_name(name))
            }
            _ => None,
        };
        let Token::Word(opcode) = self.token else {
            return self.expected("an instruction");
        };
        self.comma_before_attachment = false;
        let (mut kind, ty) = self.instruction_kind(opcode)?;
        let result = if ty != TypeId::VOID {
            Some(self.define_local(name, ty, offset)?)
        } else if name.is_some() {
            return self.error_at(offset, "an instruction without a result has a name");
        } else {
            None
        };
        let mut debug_location = None;
        let mut attachments = Vec::new();
        while self.comma_before_attachment || self.accept(b',') {
            self.comma_before_attachment = false;
            let (name, id) = self.attachment()?;
            if name == "dbg" {
                debug_location = Some(id);
            } else {
                let name: Symbol = self.module.symbols.intern(name);
                attachments.push((name, id));
            }
        }
        if let InstructionKind::Call(call) = &kind {
            if let Some(mut record) = self.debug_record_of_call(call) {
                record.debug_location = debug_location;
                kind = InstructionKind::DebugRecord(Box::new(record));
            }
        }
        Ok(Instruction { result, kind, debug_location, attachments: attachments.into(), line })
    }

    fn instruction_kind(&mut self, opcode: &str) -> Parsed<Typed> {
        // The common instructions come first.
        match opcode {
            "load" => return self.load(),
            "store" => return self.store(),
            "call" => return self.call_instruction(TailKind::None),
            "br" => return self.br(),
            "alloca" => return self.alloca(),
            "getelementptr" => return self.getelementptr(),
            "icmp" => return self.icmp(),
            _ => {}
        }
        if let Some(op) = keywords::binary_op(opcode) {
            self.bump();
            let flags = self.binary_flags();
            let ty = self.ty()?;
            let left = self.value(ty)?;
            self.expect(b',')?;
            let right = self.value(ty)?;
            return Ok((InstructionKind::Binary { op, flags, ty, left, right }, ty));
        }
        if let Some(op) = keywords::cast_op(opcode) {
            self.bump();
            let flags = self.cast_flags();
            let value = self.typed_value()?;
            self.expect_word("to")?;
            let to = self.ty()?;
            return Ok((InstructionKind::Cast { op, flags, value, to }, to));
        }
        self.other_instruction(opcode)
    }

    fn other_instruction(&mut self, opcode: &str) -> Parsed<Typed> {
        self.bump();
        let kind = match opcode {
            "ret" => return self.ret(),
            "switch" => return self.switch(),
            "phi" => return self.phi(),
            "select" => return self.select(),
            "fcmp" => return self.fcmp(),
            "atomicrmw" => return self.atomicrmw(),
            "cmpxchg" => return self.cmpxchg(),
            "extractvalue" => return self.extractvalue(),
            "insertvalue" => return self.insertvalue(),
            "extractelement" => return self.extractelement(),
            "insertelement" => return self.insertelement(),
            "shufflevector" => return self.shufflevector(),
            "landingpad" => return self.landingpad(),
            "tail" => return self.call_instruction(TailKind::Tail),
            "musttail" => return self.call_instruction(TailKind::MustTail),
            "notail" => return self.call_instruction(TailKind::NoTail),
            "invoke" => {
                let invoke = self.invoke()?;
                let ty = invoke.call.return_type;
                return Ok((InstructionKind::Invoke(Box::new(invoke)), ty));
            }
            "callbr" => {
                let call = self.callbr()?;
                let ty = call.call.return_type;
                return Ok((InstructionKind::CallBr(Box::new(call)), ty));
            }
            "fneg" => {
                let flags = self.fast_math_flags();
                let operand = self.typed_value()?;
                return Ok((InstructionKind::FNeg { flags, operand }, operand.ty));
            }
            "freeze" => {
                let value = self.typed_value()?;
                return Ok((InstructionKind::Freeze(value), value.ty));
            }
            "va_arg" => {
                let list = self.typed_value()?;
                self.expect(b',')?;
                let ty = self.ty()?;
                return Ok((InstructionKind::VaArg { list, ty }, ty));
            }
            "catchswitch" | "catchpad" | "cleanuppad" => {
                return Ok((self.unsupported(opcode), TypeId::TOKEN));
            }
            "catchret" | "cleanupret" => self.unsupported(opcode),
            "unreachable" => InstructionKind::Unreachable,
            "resume" => InstructionKind::Resume(self.typed_value()?),
            "fence" => InstructionKind::Fence(self.atomic()?),
            "indirectbr" => {
                let address = self.typed_value()?;
                self.expect(b',')?;
                self.expect(b'[')?;
                let destinations = self.label_list()?;
                InstructionKind::IndirectBr { address, destinations }
            }
            _ => return self.error(format!("unknown instruction '{opcode}'")),
        };
        Ok((kind, TypeId::VOID))
    }

    fn unsupported(&mut self, opcode: &str) -> InstructionKind {
        let name = self.module.symbols.intern(opcode);
        self.bump_line();
        InstructionKind::Unsupported { name, is_terminator: !matches!(opcode, "catchpad" | "cleanuppad") }
    }

    fn call_instruction(&mut self, tail: TailKind) -> Parsed<Typed> {
        self.expect_word("call")?;
        let call = self.call(tail)?;
        let ty = call.return_type;
        Ok((InstructionKind::Call(Box::new(call)), ty))
    }

    fn ret(&mut self) -> Parsed<Typed> {
        let ty = self.ty()?;
        if ty == TypeId::VOID {
            return Ok((InstructionKind::Ret(None), TypeId::VOID));
        }
        let value = self.value(ty)?;
        Ok((InstructionKind::Ret(Some(TypedValue { ty, value })), TypeId::VOID))
    }

    fn br(&mut self) -> Parsed<Typed> {
        self.bump();
        if self.is_word("label") {
            let target = self.label_reference()?;
            return Ok((InstructionKind::Br(target), TypeId::VOID));
        }
        let ty = self.ty()?;
        if ty != TypeId::I1 {
            return self.error("the condition of a branch must have the type i1");
        }
        let condition = self.value(ty)?;
        self.expect(b',')?;
        let then_block = self.label_reference()?;
        self.expect(b',')?;
        let else_block = self.label_reference()?;
        Ok((InstructionKind::CondBr { condition, then_block, else_block }, TypeId::VOID))
    }

    fn switch(&mut self) -> Parsed<Typed> {
        let condition = self.typed_value()?;
        self.expect(b',')?;
        let default = self.label_reference()?;
        self.expect(b'[')?;
        let mut cases = Vec::new();
        while !self.is(b']') {
            let ty = self.ty()?;
            if ty != condition.ty {
                return self.error("a case has another type than the switch");
            }
            let value = self.constant(ty)?;
            self.expect(b',')?;
            let target = self.label_reference()?;
            cases.push((value, target));
        }
        self.bump();
        Ok((InstructionKind::Switch { condition, default, cases }, TypeId::VOID))
    }

    fn phi(&mut self) -> Parsed<Typed> {
        let flags = self.fast_math_flags();
        let ty = self.ty()?;
        let mut incoming = Vec::new();
        loop {
            self.expect(b'[')?;
            let value = self.value(ty)?;
            self.expect(b',')?;
            let block = self.block_reference()?;
            self.expect(b']')?;
            incoming.push((value, block));
            if !self.accept_comma_before_operand() {
                break;
            }
        }
        Ok((InstructionKind::Phi { flags, ty, incoming }, ty))
    }

    fn select(&mut self) -> Parsed<Typed> {
        let flags = self.fast_math_flags();
        let condition = self.typed_value()?;
        self.expect(b',')?;
        let then_value = self.typed_value()?;
        self.expect(b',')?;
        let else_value = self.typed_value()?;
        Ok((InstructionKind::Select { flags, condition, then_value, else_value }, then_value.ty))
    }

    fn icmp(&mut self) -> Parsed<Typed> {
        self.bump();
        let samesign = self.accept_word("samesign");
        let predicate = self.int_predicate()?;
        let ty = self.ty()?;
        let left = self.value(ty)?;
        self.expect(b',')?;
        let right = self.value(ty)?;
        let result = self.comparison_type(ty);
        Ok((InstructionKind::ICmp { predicate, samesign, ty, left, right }, result))
    }

    fn fcmp(&mut self) -> Parsed<Typed> {
        let flags = self.fast_math_flags();
        let predicate = self.float_predicate()?;
        let ty = self.ty()?;
        let left = self.value(ty)?;
        self.expect(b',')?;
        let right = self.value(ty)?;
        let result = self.comparison_type(ty);
        Ok((InstructionKind::FCmp { predicate, flags, ty, left, right }, result))
    }

    /// Gives `i1`, or a vector of as many as the operands have.
    fn comparison_type(&mut self, ty: TypeId) -> TypeId {
        match *self.module.types.resolve(ty) {
            Type::Vector { count, scalable, .. } => {
                self.module.types.intern(Type::Vector { count, scalable, element: TypeId::I1 })
            }
            _ => TypeId::I1,
        }
    }

    pub(super) fn int_predicate(&mut self) -> Parsed<IntPredicate> {
        if let Token::Word(word) = self.token {
            if let Some(predicate) = keywords::int_predicate(word) {
                self.bump();
                return Ok(predicate);
            }
        }
        self.expected("a predicate of icmp")
    }

    pub(super) fn float_predicate(&mut self) -> Parsed<FloatPredicate> {
        if let Token::Word(word) = self.token {
            if let Some(predicate) = keywords::float_predicate(word) {
                self.bump();
                return Ok(predicate);
            }
        }
        self.expected("a predicate of fcmp")
    }

    pub(super) fn fast_math_flags(&mut self) -> FastMathFlags {
        let mut flags = FastMathFlags::default();
        while let Token::Word(word) = self.token {
            if !keywords::add_fast_math(&mut flags, word) {
                break;
            }
            self.bump();
        }
        flags
    }

    pub(super) fn binary_flags(&mut self) -> BinaryFlags {
        let mut flags = BinaryFlags::default();
        while let Token::Word(word) = self.token {
            match word {
                "nuw" => flags.nuw = true,
                "nsw" => flags.nsw = true,
                "exact" => flags.exact = true,
                "disjoint" => flags.disjoint = true,
                _ => {
                    if !keywords::add_fast_math(&mut flags.fast_math, word) {
                        break;
                    }
                }
            }
            self.bump();
        }
        flags
    }

    pub(super) fn cast_flags(&mut self) -> CastFlags {
        let mut flags = CastFlags::default();
        while let Token::Word(word) = self.token {
            match word {
                "nuw" => flags.nuw = true,
                "nsw" => flags.nsw = true,
                "nneg" => flags.nneg = true,
                _ => {
                    if !keywords::add_fast_math(&mut flags.fast_math, word) {
                        break;
                    }
                }
            }
            self.bump();
        }
        flags
    }

    fn extractelement(&mut self) -> Parsed<Typed> {
        let vector = self.typed_value()?;
        self.expect(b',')?;
        let index = self.typed_value()?;
        let Type::Vector { element, .. } = *self.module.types.resolve(vector.ty) else {
            return self.error("the operand of extractelement must be a vector");
        };
        Ok((InstructionKind::ExtractElement { vector, index }, element))
    }

    fn insertelement(&mut self) -> Parsed<Typed> {
        let vector = self.typed_value()?;
        self.expect(b',')?;
        let element = self.typed_value()?;
        self.expect(b',')?;
        let index = self.typed_value()?;
        Ok((InstructionKind::InsertElement { vector, element, index }, vector.ty))
    }

    fn shufflevector(&mut self) -> Parsed<Typed> {
        let left = self.typed_value()?;
        self.expect(b',')?;
        let right = self.typed_value()?;
        self.expect(b',')?;
        let mask = self.typed_value()?;
        let element = self.module.types.element_type(left.ty, 0);
        let (Some(element), Type::Vector { count, scalable, .. }) = (element, self.module.types.resolve(mask.ty))
        else {
            return self.error("the operands of shufflevector must be vectors");
        };
        let ty = Type::Vector { count: *count, element, scalable: *scalable };
        let ty = self.module.types.intern(ty);
        Ok((InstructionKind::ShuffleVector { left, right, mask }, ty))
    }

    /// Parses `, 0, 1`, at least one number.
    fn path(&mut self) -> Parsed<Vec<u32>> {
        let mut indices = Vec::new();
        while self.accept_comma_before_operand() {
            indices.push(self.expect_u32()?);
        }
        if indices.is_empty() {
            return self.expected("an index");
        }
        Ok(indices)
    }

    fn extractvalue(&mut self) -> Parsed<Typed> {
        let aggregate = self.typed_value()?;
        let indices = self.path()?;
        let mut ty = aggregate.ty;
        for &index in &indices {
            match self.module.types.element_type(ty, u64::from(index)) {
                Some(part) => ty = part,
                None => return self.error("an index of the extractvalue does not fit its type"),
            }
        }
        Ok((InstructionKind::ExtractValue { aggregate, indices }, ty))
    }

    fn insertvalue(&mut self) -> Parsed<Typed> {
        let aggregate = self.typed_value()?;
        self.expect(b',')?;
        let element = self.typed_value()?;
        let indices = self.path()?;
        Ok((InstructionKind::InsertValue { aggregate, element, indices }, aggregate.ty))
    }

    fn landingpad(&mut self) -> Parsed<Typed> {
        let ty = self.ty()?;
        let cleanup = self.accept_word("cleanup");
        let mut clauses = Vec::new();
        loop {
            if self.accept_word("catch") {
                clauses.push(LandingPadClause::Catch(self.typed_value()?));
            } else if self.accept_word("filter") {
                clauses.push(LandingPadClause::Filter(self.typed_value()?));
            } else {
                break;
            }
        }
        Ok((InstructionKind::LandingPad { ty, cleanup, clauses }, ty))
    }
}
