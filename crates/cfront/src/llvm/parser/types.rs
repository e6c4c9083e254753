//! The rules for types.
//!
//! What it is: the parser of types, from `i32` to `target("...")`.
//!
//! What it guarantees: nesting is bounded, widths and counts are checked but
//! never allocated.
//!
//! What it deliberately ignores: whether a type may stand where it stands, such
//! as a function type as a field.

use super::super::lexer::Token;
use super::super::types::{NamedTypeBody, StructBody, Type, TypeId};
use super::{Parsed, Parser};

/// The widest integer that LLVM allows.
const WIDEST_INTEGER: u32 = 1 << 23;

/// Reads `iN`.
fn integer_width(word: &str) -> Option<u32> {
    let digits = word.strip_prefix('i')?;
    if !digits.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    digits.parse().ok().filter(|width| (1..=WIDEST_INTEGER).contains(width))
}

/// Says whether a word starts a type.
pub(super) fn is_type_word(word: &str) -> bool {
    matches!(
        word,
        "void"
            | "half"
            | "bfloat"
            | "float"
            | "double"
            | "x86_fp80"
            | "fp128"
            | "ppc_fp128"
            | "x86_mmx"
            | "x86_amx"
            | "label"
            | "metadata"
            | "token"
            | "ptr"
            | "target"
    ) || integer_width(word).is_some()
}

impl<'s> Parser<'s> {
    /// Says whether the current token starts a type.
    pub(super) fn at_type(&self) -> bool {
        match self.token {
            Token::Word(word) => is_type_word(word),
            Token::Local(_) | Token::Punct(b'[' | b'{' | b'<') => true,
            _ => false,
        }
    }

    /// Parses a type.
    pub(super) fn ty(&mut self) -> Parsed<TypeId> {
        let mut id = self.type_without_suffix()?;
        loop {
            match self.token {
                Token::Punct(b'*') => {
                    self.bump();
                    id = self.module.types.pointer(Some(id), 0);
                }
                Token::Word("addrspace") => {
                    let space = self.address_space()?;
                    if id == TypeId::PTR {
                        id = self.module.types.pointer(None, space);
                    } else {
                        self.expect(b'*')?;
                        id = self.module.types.pointer(Some(id), space);
                    }
                }
                Token::Punct(b'(') => id = self.nested(|parser| parser.function_type(id))?,
                _ => return Ok(id),
            }
        }
    }

    /// Parses `addrspace(N)`, or nothing, which is address space 0.
    pub(super) fn address_space(&mut self) -> Parsed<u32> {
        if !self.accept_word("addrspace") {
            return Ok(0);
        }
        self.expect(b'(')?;
        // Names such as "A" stand for spaces of the data layout.
        let space = match self.token {
            Token::String("A") => self.module.data_layout.alloca_address_space,
            Token::String(_) => 0,
            _ => {
                let space = self.expect_u32()?;
                self.expect(b')')?;
                return Ok(space);
            }
        };
        self.bump();
        self.expect(b')')?;
        Ok(space)
    }

    fn type_without_suffix(&mut self) -> Parsed<TypeId> {
        match self.token {
            Token::Word(word) => self.type_word(word),
            Token::Local(name) => {
                self.bump();
                let name = self.intern_name(name);
                let named = self.module.types.named_id(name);
                Ok(self.module.types.intern(Type::Named(named)))
            }
            Token::Punct(b'[') => {
                self.bump();
                let count = self.expect_u64()?;
                self.expect_word("x")?;
                let element = self.nested(Self::ty)?;
                self.expect(b']')?;
                Ok(self.module.types.intern(Type::Array { count, element }))
            }
            Token::Punct(b'{') => {
                let body = self.struct_body(false)?;
                Ok(self.module.types.intern(Type::Struct(body)))
            }
            Token::Punct(b'<') => {
                self.bump();
                if self.is(b'{') {
                    let body = self.struct_body(true)?;
                    return Ok(self.module.types.intern(Type::Struct(body)));
                }
                let scalable = self.accept_word("vscale");
                if scalable {
                    self.expect_word("x")?;
                }
                let count = self.expect_u32()?;
                self.expect_word("x")?;
                let element = self.nested(Self::ty)?;
                self.expect(b'>')?;
                Ok(self.module.types.intern(Type::Vector { count, element, scalable }))
            }
            _ => self.expected("a type"),
        }
    }

    fn type_word(&mut self, word: &str) -> Parsed<TypeId> {
        let id = match word {
            "i32" => TypeId::I32,
            "i8" => TypeId::I8,
            "i64" => TypeId::I64,
            "ptr" => TypeId::PTR,
            "i1" => TypeId::I1,
            "i16" => TypeId::I16,
            "void" => TypeId::VOID,
            "float" => TypeId::FLOAT,
            "double" => TypeId::DOUBLE,
            "label" => TypeId::LABEL,
            "metadata" => TypeId::METADATA,
            "token" => TypeId::TOKEN,
            "target" => return self.target_type(),
            _ => {
                let ty = match word {
                    "half" => Type::Half,
                    "bfloat" => Type::BFloat,
                    "x86_fp80" => Type::X86Fp80,
                    "fp128" => Type::Fp128,
                    "ppc_fp128" => Type::PpcFp128,
                    "x86_mmx" => Type::X86Mmx,
                    "x86_amx" => Type::X86Amx,
                    _ => match integer_width(word) {
                        Some(width) => Type::Integer(width),
                        None => return self.expected("a type"),
                    },
                };
                self.module.types.intern(ty)
            }
        };
        self.bump();
        Ok(id)
    }

    fn target_type(&mut self) -> Parsed<TypeId> {
        self.bump();
        self.expect(b'(')?;
        let name = self.expect_string()?;
        let name = self.intern_escaped(name);
        let mut types = Vec::new();
        let mut integers = Vec::new();
        while self.accept(b',') {
            if matches!(self.token, Token::Integer(_)) {
                integers.push(self.expect_u32()?);
            } else {
                types.push(self.nested(Self::ty)?);
            }
        }
        self.expect(b')')?;
        Ok(self.module.types.intern(Type::Target { name, types: types.into(), integers: integers.into() }))
    }

    /// Parses `{...}`, and the `>` after it if packed.
    fn struct_body(&mut self, packed: bool) -> Parsed<StructBody> {
        self.expect(b'{')?;
        let mut fields = Vec::new();
        if !self.is(b'}') {
            loop {
                fields.push(self.nested(Self::ty)?);
                if !self.accept(b',') {
                    break;
                }
            }
        }
        self.expect(b'}')?;
        if packed {
            self.expect(b'>')?;
        }
        Ok(StructBody { fields: fields.into(), packed })
    }

    fn function_type(&mut self, return_type: TypeId) -> Parsed<TypeId> {
        self.expect(b'(')?;
        let mut parameters = Vec::new();
        let mut variadic = false;
        if !self.is(b')') {
            loop {
                if self.token == Token::Ellipsis {
                    self.bump();
                    variadic = true;
                    break;
                }
                parameters.push(self.ty()?);
                if !self.accept(b',') {
                    break;
                }
            }
        }
        self.expect(b')')?;
        Ok(self.module.types.intern(Type::Function { return_type, parameters: parameters.into(), variadic }))
    }

    /// Parses what follows `%T = type`.
    pub(super) fn type_definition(&mut self) -> Parsed<NamedTypeBody> {
        if self.accept_word("opaque") {
            return Ok(NamedTypeBody::Opaque);
        }
        let id = self.ty()?;
        Ok(match self.module.types.get(id) {
            Type::Struct(body) => NamedTypeBody::Struct(body.clone()),
            _ => NamedTypeBody::Alias(id),
        })
    }
}
