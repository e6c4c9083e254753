//! The rules for calls and debug records.
//!
//! What it is: the parser of `call`, `invoke` and `callbr`, of inline assembly,
//! and of debug records in both forms.
//!
//! What it guarantees: a call to `llvm.dbg.declare`, `value`, `assign` or `label`
//! becomes the same [`DebugRecord`] as its newer `#dbg_*` form.
//!
//! What it deliberately ignores: calls to other debug intrinsics stay calls.

use super::super::ast::{Constant, LocalName, TypedValue, Value};
use super::super::instruction::{
    Argument, BlockId, Call, CallBr, Callee, DebugRecord, DebugRecordKind, DebugRecordLocation, FastMathFlags,
    InlineAsm, InstructionKind, Invoke, OperandBundle, TailKind,
};
use super::super::lexer::Token;
use super::super::metadata::{MetadataId, MetadataNode, MetadataValue};
use super::super::types::{Type, TypeId};
use super::{Parsed, Parser};

impl<'s> Parser<'s> {
    /// Parses a call after its opcode.
    pub(super) fn call(&mut self, tail: TailKind) -> Parsed<Call> {
        let fast_math: FastMathFlags = self.fast_math_flags();
        let calling_convention = self.calling_convention()?;
        let return_attributes = self.return_attributes()?;
        let _space = self.address_space()?;
        let written = self.ty()?;
        let offset = self.start;
        let local = self.callee_local();
        let constant = if local.is_none() { Some(self.callee()?) } else { None };
        let arguments = self.arguments()?;
        let mut attributes = self.function_attributes()?;
        let bundles = self.operand_bundles()?;
        if !bundles.is_empty() {
            // Attributes stand before the bundles, but be lenient.
            let more = self.function_attributes()?;
            attributes.flags.merge(more.flags);
            attributes.groups.extend(more.groups);
        }
        let (return_type, function_type) = match self.module.types.get(written) {
            Type::Function { return_type, .. } => (*return_type, written),
            _ => {
                let parameters = arguments.iter().map(|argument| argument.value.ty).collect();
                let ty = Type::Function { return_type: written, parameters, variadic: false };
                (written, self.module.types.intern(ty))
            }
        };
        let callee = match (constant, local) {
            (Some(callee), _) => callee,
            (None, Some(name)) => {
                let ty = self.known_type(name).unwrap_or_else(|| {
                    let pointee = self.typed_pointers.then_some(function_type);
                    self.module.types.pointer(pointee, 0)
                });
                Callee::Local(self.use_local(name, ty, offset)?)
            }
            (None, None) => return self.expected("what is called"),
        };
        Ok(Call {
            tail,
            fast_math,
            calling_convention,
            return_attributes,
            return_type,
            function_type,
            callee,
            arguments,
            attributes,
            bundles,
        })
    }

    /// Parses a local as what is called; its type is not written.
    fn callee_local(&mut self) -> Option<LocalName> {
        let Token::Local(name) = self.token else {
            return None;
        };
        self.bump();
        Some(self.local_name(name))
    }

    /// Parses anything else that is called.
    fn callee(&mut self) -> Parsed<Callee> {
        match self.token {
            Token::Global(_) => self.expect_global().map(Callee::Global),
            Token::Word("asm") => self.inline_asm().map(|asm| Callee::InlineAsm(Box::new(asm))),
            _ => self.constant(TypeId::PTR).map(Callee::Constant),
        }
    }

    fn inline_asm(&mut self) -> Parsed<InlineAsm> {
        self.bump();
        let mut asm = InlineAsm::default();
        while let Token::Word(word) = self.token {
            match word {
                "sideeffect" => asm.sideeffect = true,
                "alignstack" => asm.alignstack = true,
                "inteldialect" => asm.inteldialect = true,
                "unwind" => asm.unwind = true,
                _ => return self.expected("a flag of inline assembly"),
            }
            self.bump();
        }
        asm.template = self.decoded_string()?;
        self.expect(b',')?;
        asm.constraints = self.decoded_string()?;
        Ok(asm)
    }

    fn arguments(&mut self) -> Parsed<Vec<Argument>> {
        self.expect(b'(')?;
        let mut arguments = Vec::new();
        if !self.is(b')') {
            loop {
                // A musttail call in a thunk may forward the variable arguments.
                if self.token == Token::Ellipsis {
                    self.bump();
                    break;
                }
                let ty = self.ty()?;
                let attributes = if ty == TypeId::METADATA { Default::default() } else { self.parameter_attributes()? };
                let value = self.value(ty)?;
                arguments.push(Argument { value: TypedValue { ty, value }, attributes });
                if !self.accept(b',') {
                    break;
                }
            }
        }
        self.expect(b')')?;
        Ok(arguments)
    }

    fn operand_bundles(&mut self) -> Parsed<Vec<OperandBundle>> {
        let mut bundles = Vec::new();
        if !self.accept(b'[') {
            return Ok(bundles);
        }
        while !self.is(b']') {
            let tag = self.expect_string()?;
            let tag = self.intern_escaped(tag);
            self.expect(b'(')?;
            let mut operands = Vec::new();
            if !self.is(b')') {
                loop {
                    operands.push(self.typed_value()?);
                    if !self.accept(b',') {
                        break;
                    }
                }
            }
            self.expect(b')')?;
            bundles.push(OperandBundle { tag, operands });
            if !self.accept(b',') {
                break;
            }
        }
        self.expect(b']')?;
        Ok(bundles)
    }

    pub(super) fn invoke(&mut self) -> Parsed<Invoke> {
        let call = self.call(TailKind::None)?;
        self.expect_word("to")?;
        let normal = self.label_reference()?;
        self.expect_word("unwind")?;
        let unwind = self.label_reference()?;
        Ok(Invoke { call, normal, unwind })
    }

    pub(super) fn callbr(&mut self) -> Parsed<CallBr> {
        let call = self.call(TailKind::None)?;
        self.expect_word("to")?;
        let fallthrough = self.label_reference()?;
        self.expect(b'[')?;
        let indirect = self.label_list()?;
        Ok(CallBr { call, fallthrough, indirect })
    }

    /// Parses `label %a, label %b ]`.
    pub(super) fn label_list(&mut self) -> Parsed<Vec<BlockId>> {
        let mut labels = Vec::new();
        if !self.is(b']') {
            loop {
                labels.push(self.label_reference()?);
                if !self.accept(b',') {
                    break;
                }
            }
        }
        self.expect(b']')?;
        Ok(labels)
    }

    /// Turns a call to a debug intrinsic into a debug record.
    pub(super) fn debug_record_of_call(&self, call: &Call) -> Option<DebugRecord> {
        let Callee::Global(callee) = call.callee else {
            return None;
        };
        let name = self.module.global_name(callee).strip_prefix("llvm.dbg.")?;
        let kind = match name {
            "declare" => DebugRecordKind::Declare,
            "value" => DebugRecordKind::Value,
            "assign" => DebugRecordKind::Assign,
            "label" => DebugRecordKind::Label,
            _ => return None,
        };
        let operand = |position: usize| match call.arguments.get(position)?.value.value {
            Value::Metadata(id) => Some(id),
            Value::Local(_) | Value::Constant(_) | Value::Block(_) => None,
        };
        if kind == DebugRecordKind::Label {
            let variable = operand(0)?;
            let location = DebugRecordLocation::None;
            return Some(DebugRecord { kind, location, variable, expression: None, debug_location: None });
        }
        let location = self.debug_record_location(operand(0)?);
        let variable = operand(1)?;
        let expression = Some(operand(2)?);
        Some(DebugRecord { kind, location, variable, expression, debug_location: None })
    }

    fn debug_record_location(&self, id: MetadataId) -> DebugRecordLocation {
        match self.module.metadata.get(id) {
            MetadataNode::Local { ty, local } => {
                DebugRecordLocation::Value(TypedValue { ty: *ty, value: Value::Local(*local) })
            }
            MetadataNode::Constant { ty, constant } => match self.module.constant(*constant) {
                Constant::Undef | Constant::Poison => DebugRecordLocation::None,
                _ => DebugRecordLocation::Value(TypedValue { ty: *ty, value: Value::Constant(*constant) }),
            },
            MetadataNode::Specialised { fields, .. } => {
                let values = fields.iter().filter_map(|field| match &field.value {
                    MetadataValue::Local { ty, local } => Some(TypedValue { ty: *ty, value: Value::Local(*local) }),
                    MetadataValue::Constant { ty, constant } => {
                        Some(TypedValue { ty: *ty, value: Value::Constant(*constant) })
                    }
                    MetadataValue::Null
                    | MetadataValue::Node(_)
                    | MetadataValue::String(_)
                    | MetadataValue::Integer(_)
                    | MetadataValue::Bool(_)
                    | MetadataValue::Word(_)
                    | MetadataValue::Flags(_) => None,
                });
                DebugRecordLocation::List(values.collect())
            }
            MetadataNode::Undefined | MetadataNode::Tuple { .. } | MetadataNode::String(_) => DebugRecordLocation::None,
        }
    }

    /// Parses `#dbg_value(...)` and the like.
    pub(super) fn debug_record(&mut self, word: &str) -> Parsed<InstructionKind> {
        let kind = match word {
            "dbg_declare" | "dbg_declare_value" => DebugRecordKind::Declare,
            "dbg_value" => DebugRecordKind::Value,
            "dbg_assign" => DebugRecordKind::Assign,
            "dbg_label" => DebugRecordKind::Label,
            _ => return self.expected("a debug record"),
        };
        self.bump();
        self.expect(b'(')?;
        let mut operands = Vec::new();
        loop {
            operands.push(self.metadata_operand()?);
            if !self.accept(b',') {
                break;
            }
        }
        self.expect(b')')?;
        let record = match (kind, operands.as_slice()) {
            (DebugRecordKind::Label, &[variable, location]) => DebugRecord {
                kind,
                location: DebugRecordLocation::None,
                variable,
                expression: None,
                debug_location: Some(location),
            },
            (DebugRecordKind::Declare | DebugRecordKind::Value, &[value, variable, expression, location])
            | (DebugRecordKind::Assign, &[value, variable, expression, _, _, _, location]) => DebugRecord {
                kind,
                location: self.debug_record_location(value),
                variable,
                expression: Some(expression),
                debug_location: Some(location),
            },
            (
                DebugRecordKind::Label | DebugRecordKind::Declare | DebugRecordKind::Value | DebugRecordKind::Assign,
                _,
            ) => return self.error("the debug record has the wrong number of operands"),
        };
        Ok(InstructionKind::DebugRecord(Box::new(record)))
    }
}
