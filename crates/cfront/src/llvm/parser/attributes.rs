//! The rules for attributes.
//!
//! What it is: the parser of parameter attributes, function attributes and
//! attribute groups.
//!
//! What it guarantees: attributes that carry a type or change how a value is
//! passed are kept.
//!
//! What it deliberately ignores: all other attributes, also ones that it does
//! not know, since new versions of LLVM add new promises to the optimiser.

use super::super::ast::{AttributeGroup, FunctionAttributes, FunctionFlags, ParameterAttributes};
use super::super::lexer::Token;
use super::super::types::TypeId;
use super::keywords::is_value_word;
use super::{Parsed, Parser};

/// Sets the flag that a word stands for; unknown words are ignored.
fn add_flag(flags: &mut FunctionFlags, word: &str) {
    match word {
        "noreturn" => flags.noreturn = true,
        "noinline" => flags.noinline = true,
        "nounwind" => flags.nounwind = true,
        "returns_twice" => flags.returns_twice = true,
        "naked" => flags.naked = true,
        "cold" => flags.cold = true,
        "alwaysinline" => flags.alwaysinline = true,
        "convergent" => flags.convergent = true,
        "readnone" => flags.readnone = true,
        "readonly" => flags.readonly = true,
        "builtin" => flags.builtin = true,
        "nobuiltin" => flags.nobuiltin = true,
        _ => {}
    }
}

/// Says whether a word ends the attributes of a function header.
fn ends_function_attributes(word: &str) -> bool {
    matches!(
        word,
        "section" | "partition" | "comdat" | "gc" | "prefix" | "prologue" | "personality" | "to" | "unwind" | "align"
    )
}

impl<'s> Parser<'s> {
    /// Parses the attributes before the type of a result.
    pub(super) fn return_attributes(&mut self) -> Parsed<ParameterAttributes> {
        let mut attributes = ParameterAttributes::default();
        while !self.at_type() && self.parameter_attribute(&mut attributes)? {}
        Ok(attributes)
    }

    /// Parses the attributes after the type of a parameter or argument.
    pub(super) fn parameter_attributes(&mut self) -> Parsed<ParameterAttributes> {
        let mut attributes = ParameterAttributes::default();
        loop {
            if let Token::Word(word) = self.token {
                if is_value_word(word) {
                    return Ok(attributes);
                }
            }
            if !self.parameter_attribute(&mut attributes)? {
                return Ok(attributes);
            }
        }
    }

    /// Parses one attribute if one is there.
    fn parameter_attribute(&mut self, attributes: &mut ParameterAttributes) -> Parsed<bool> {
        let word = match self.token {
            Token::Word(word) => word,
            Token::String(_) => {
                self.string_attribute()?;
                return Ok(true);
            }
            _ => return Ok(false),
        };
        self.bump();
        match word {
            "zeroext" => attributes.zeroext = true,
            "signext" => attributes.signext = true,
            "inreg" => attributes.inreg = true,
            "nest" => attributes.nest = true,
            "returned" => attributes.returned = true,
            "noalias" => attributes.noalias = true,
            "nonnull" => attributes.nonnull = true,
            "noundef" => attributes.noundef = true,
            "immarg" => attributes.immarg = true,
            "swifterror" => attributes.swifterror = true,
            "byval" => attributes.byval = self.type_of_attribute()?,
            "sret" => attributes.sret = self.type_of_attribute()?,
            "byref" => attributes.byref = self.type_of_attribute()?,
            "inalloca" => attributes.inalloca = self.type_of_attribute()?,
            "preallocated" => attributes.preallocated = self.type_of_attribute()?,
            "elementtype" => attributes.elementtype = self.type_of_attribute()?,
            "align" => attributes.align = Some(self.align_operand()?),
            _ => {
                if self.is(b'(') {
                    self.skip_balanced()?;
                }
            }
        }
        Ok(true)
    }

    /// Parses `(T)`; the oldest modules leave it out.
    fn type_of_attribute(&mut self) -> Parsed<Option<TypeId>> {
        if !self.accept(b'(') {
            return Ok(None);
        }
        let ty = self.ty()?;
        self.expect(b')')?;
        Ok(Some(ty))
    }

    /// Parses the number after `align`, as `8`, `(8)` or `=8`.
    pub(super) fn align_operand(&mut self) -> Parsed<u64> {
        if self.accept(b'(') {
            let align = self.expect_u64()?;
            self.expect(b')')?;
            return Ok(align);
        }
        self.accept(b'=');
        self.expect_u64()
    }

    /// Parses `"key"` or `"key"="value"`.
    fn string_attribute(&mut self) -> Parsed<(&'s str, Option<&'s str>)> {
        let key = self.expect_string()?;
        let value = if self.accept(b'=') { Some(self.expect_string()?) } else { None };
        Ok((key, value))
    }

    /// Parses the attributes after the parameters of a function or the
    /// arguments of a call.
    pub(super) fn function_attributes(&mut self) -> Parsed<FunctionAttributes> {
        let mut attributes = FunctionAttributes::default();
        loop {
            match self.token {
                Token::AttributeGroup(number) => {
                    self.bump();
                    attributes.groups.push(number);
                }
                Token::String(_) => {
                    self.string_attribute()?;
                }
                Token::Word(word) if !ends_function_attributes(word) && self.starts_attribute() => {
                    self.function_attribute(word, &mut attributes.flags)?;
                }
                _ => return Ok(attributes),
            }
        }
    }

    /// Says whether the word at the current token can be an attribute rather
    /// than the opcode of the next instruction: those start a line of their own.
    fn starts_attribute(&self) -> bool {
        let before = self.source.as_bytes().get(..self.start).unwrap_or(&[]);
        before.iter().rev().find(|byte| !matches!(byte, b' ' | b'\t')).is_some_and(|&byte| byte != b'\n')
    }

    fn function_attribute(&mut self, word: &str, flags: &mut FunctionFlags) -> Parsed<()> {
        self.bump();
        if word == "memory" && self.is(b'(') {
            self.bump();
            match self.token {
                Token::Word("none") => flags.readnone = true,
                Token::Word("read") => flags.readonly = true,
                _ => {}
            }
            let plain = matches!(self.token, Token::Word("none" | "read"));
            if plain {
                self.bump();
            }
            if !self.accept(b')') {
                // Different effects on different memory promise less.
                flags.readnone = false;
                flags.readonly = false;
                while !self.is(b')') {
                    if matches!(self.token, Token::End | Token::Unknown) {
                        return self.expected("')'");
                    }
                    self.bump();
                }
                self.bump();
            }
            return Ok(());
        }
        add_flag(flags, word);
        if self.is(b'(') {
            self.skip_balanced()?;
        } else if self.accept(b'=') {
            self.expect_u64()?;
        }
        Ok(())
    }

    /// Parses `attributes #N = {...}`.
    pub(super) fn attribute_group(&mut self) -> Parsed<()> {
        self.expect_word("attributes")?;
        let Token::AttributeGroup(number) = self.token else {
            return self.expected("the number of an attribute group");
        };
        self.bump();
        self.expect(b'=')?;
        self.expect(b'{')?;
        let mut group = AttributeGroup::default();
        loop {
            match self.token {
                Token::Punct(b'}') => break,
                Token::String(_) => {
                    let (key, value) = self.string_attribute()?;
                    let key = self.intern_escaped(key);
                    let value = value.map(|value| self.intern_escaped(value));
                    group.strings.push((key, value));
                }
                Token::Word(word) => self.function_attribute(word, &mut group.flags)?,
                _ => return self.expected("an attribute"),
            }
        }
        self.bump();
        self.module.attribute_groups.insert(number, group);
        Ok(())
    }
}
