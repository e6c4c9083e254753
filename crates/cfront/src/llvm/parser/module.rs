//! The rules for the module level.
//!
//! What it is: the parser of everything that stands outside of functions, and
//! the checks at the end of a module.
//!
//! What it guarantees: after it, every type, global (except intrinsics) and
//! metadata number that is used is defined, and the flags of attribute groups
//! are merged into functions and calls.
//!
//! What it deliberately ignores: comdats, use-list orders, module summaries,
//! sections, code models and sanitizer marks.

use super::super::ast::{Alias, FunctionAttributes, GlobalKind, GlobalVariable, Linkage, TypedConstant};
use super::super::instruction::InstructionKind;
use super::super::lexer::{unescape, Token};
use super::super::types::{DataLayout, NamedTypeBody, TypeId};
use super::keywords;
use super::{Parsed, Parser};

/// What stands before the kind of a global.
#[derive(Default)]
struct GlobalPrefix {
    linkage: Option<Linkage>,
    thread_local: bool,
    externally_initialized: bool,
    address_space: u32,
}

impl<'s> Parser<'s> {
    /// Parses a whole module.
    pub(super) fn module(&mut self) -> Parsed<()> {
        loop {
            match self.token {
                Token::End => break,
                Token::Word(word) => self.item_word(word)?,
                Token::Local(name) => {
                    let offset = self.start;
                    self.bump();
                    let name = self.intern_name(name);
                    let id = self.module.types.named_id(name);
                    self.expect(b'=')?;
                    self.expect_word("type")?;
                    if self.module.types.named(id).body != NamedTypeBody::Undefined {
                        return self
                            .error_at(offset, format!("'%{}' is defined more than once", self.module.text(name)));
                    }
                    let body = self.type_definition()?;
                    self.module.types.define_named(id, body);
                }
                Token::Global(_) => self.global_item()?,
                Token::MetadataNumber(_) | Token::MetadataName(_) => self.metadata_definition()?,
                Token::Comdat => {
                    self.bump();
                    self.expect(b'=')?;
                    self.expect_word("comdat")?;
                    let Token::Word(_) = self.token else {
                        return self.expected("the kind of a comdat");
                    };
                    self.bump();
                }
                Token::Punct(b'^') => self.summary_entry()?,
                _ => return self.expected("a global, function, type, metadata node or directive"),
            }
        }
        self.finish_module()
    }

    fn item_word(&mut self, word: &str) -> Parsed<()> {
        match word {
            "define" | "declare" => self.function_item(),
            "attributes" => self.attribute_group(),
            "source_filename" => {
                self.bump();
                self.expect(b'=')?;
                self.module.source_filename = self.decoded_string()?;
                Ok(())
            }
            "target" => self.target(),
            "module" => {
                self.bump();
                self.expect_word("asm")?;
                let text = self.decoded_string()?;
                self.module.module_asm.push(text);
                Ok(())
            }
            "deplibs" => {
                self.bump();
                self.expect(b'=')?;
                if !self.is(b'[') {
                    return self.expected("'['");
                }
                self.skip_balanced()
            }
            "uselistorder" | "uselistorder_bb" => self.use_list_order(),
            _ => self.expected("a global, function, type, metadata node or directive"),
        }
    }

    fn target(&mut self) -> Parsed<()> {
        self.bump();
        if self.accept_word("triple") {
            self.expect(b'=')?;
            self.module.target_triple = self.decoded_string()?;
            return Ok(());
        }
        self.expect_word("datalayout")?;
        self.expect(b'=')?;
        let offset = self.start;
        let text = self.decoded_string()?;
        match DataLayout::parse(&text) {
            Ok(layout) => self.module.data_layout = layout,
            Err(message) => return self.error_at(offset, message),
        }
        self.module.data_layout_text = text;
        Ok(())
    }

    /// Parses a text and decodes it; bytes that are not UTF-8 are replaced.
    pub(super) fn decoded_string(&mut self) -> Parsed<String> {
        let text = self.expect_string()?;
        Ok(String::from_utf8_lossy(&unescape(text)).into_owned())
    }

    /// Skips `uselistorder T value, { indices }`.
    pub(super) fn use_list_order(&mut self) -> Parsed<()> {
        self.bump();
        // The indices are the first braces after a comma.
        let mut after_comma = false;
        loop {
            match self.token {
                Token::Punct(b'{') if after_comma => return self.skip_balanced(),
                Token::Punct(b'(' | b'[' | b'{') => {
                    self.skip_balanced()?;
                    continue;
                }
                Token::End | Token::Unknown => return self.expected("'{'"),
                _ => {}
            }
            after_comma = self.is(b',');
            self.bump();
        }
    }

    /// Skips `^N = kind: (...)`.
    fn summary_entry(&mut self) -> Parsed<()> {
        self.bump();
        self.expect_u64()?;
        self.expect(b'=')?;
        let Token::Label(_) = self.token else {
            return self.expected("the kind of a summary entry");
        };
        self.bump();
        if self.is(b'(') {
            return self.skip_balanced();
        }
        self.expect_u64()?;
        Ok(())
    }

    /// Parses a variable, alias or ifunc.
    fn global_item(&mut self) -> Parsed<()> {
        let line = self.line();
        let offset = self.start;
        let id = self.expect_global()?;
        let name = self.module.global(id).name;
        self.expect(b'=')?;
        let prefix = self.global_prefix()?;
        let Token::Word(word) = self.token else {
            return self.expected("'global', 'constant', 'alias' or 'ifunc'");
        };
        self.bump();
        match word {
            "global" | "constant" => {
                let value_type = self.ty()?;
                let declared = matches!(prefix.linkage, Some(Linkage::External | Linkage::ExternWeak));
                let initializer = if declared { None } else { Some(self.constant(value_type)?) };
                let pointee = self.typed_pointers.then_some(value_type);
                let pointer_type = self.module.types.pointer(pointee, prefix.address_space);
                let mut variable = GlobalVariable {
                    id,
                    name,
                    linkage: prefix.linkage.unwrap_or_default(),
                    thread_local: prefix.thread_local,
                    is_constant: word == "constant",
                    externally_initialized: prefix.externally_initialized,
                    address_space: prefix.address_space,
                    value_type,
                    pointer_type,
                    initializer,
                    align: None,
                    debug: Vec::new(),
                    line,
                };
                self.variable_suffix(&mut variable)?;
                self.define_global(id, GlobalKind::Variable(self.module.variables.len() as u32), offset)?;
                self.module.variables.push(variable);
            }
            "alias" | "ifunc" => {
                let value_type = self.ty()?;
                self.expect(b',')?;
                let target = self.alias_target()?;
                while self.accept(b',') {
                    if matches!(self.token, Token::MetadataName(_)) {
                        self.attachment()?;
                        continue;
                    }
                    self.expect_word("partition")?;
                    self.expect_string()?;
                }
                let alias = Alias {
                    id,
                    name,
                    linkage: prefix.linkage.unwrap_or_default(),
                    thread_local: prefix.thread_local,
                    is_ifunc: word == "ifunc",
                    value_type,
                    target,
                    line,
                };
                self.define_global(id, GlobalKind::Alias(self.module.aliases.len() as u32), offset)?;
                self.module.aliases.push(alias);
            }
            _ => return self.error("expected 'global', 'constant', 'alias' or 'ifunc'"),
        }
        Ok(())
    }

    /// Parses the target of an alias; an expression may stand without a type.
    fn alias_target(&mut self) -> Parsed<TypedConstant> {
        if self.at_type() {
            return self.typed_constant();
        }
        let constant = self.constant(TypeId::PTR)?;
        Ok(TypedConstant { ty: TypeId::PTR, constant })
    }

    fn global_prefix(&mut self) -> Parsed<GlobalPrefix> {
        let mut prefix = GlobalPrefix::default();
        while let Token::Word(word) = self.token {
            if let Some(linkage) = keywords::linkage(word) {
                prefix.linkage = Some(linkage);
            } else if word == "thread_local" {
                prefix.thread_local = true;
                self.bump();
                if self.is(b'(') {
                    self.skip_balanced()?;
                }
                continue;
            } else if word == "externally_initialized" {
                prefix.externally_initialized = true;
            } else if word == "addrspace" {
                prefix.address_space = self.address_space()?;
                continue;
            } else if !keywords::is_ignored_prefix(word) {
                break;
            }
            self.bump();
        }
        Ok(prefix)
    }

    fn variable_suffix(&mut self, variable: &mut GlobalVariable) -> Parsed<()> {
        while self.accept(b',') {
            match self.token {
                Token::MetadataName(_) => {
                    let (name, id) = self.attachment()?;
                    if name == "dbg" {
                        variable.debug.push(id);
                    }
                }
                Token::Word("align") => {
                    self.bump();
                    variable.align = Some(self.align_operand()?);
                }
                Token::Word("section" | "partition" | "code_model") => {
                    self.bump();
                    self.expect_string()?;
                }
                Token::Word("comdat") => self.comdat_reference()?,
                Token::Word(
                    "no_sanitize_address" | "no_sanitize_hwaddress" | "sanitize_memtag" | "sanitize_address_dyninit",
                ) => self.bump(),
                _ => return self.expected("a property of a global variable"),
            }
        }
        self.function_attributes()?;
        Ok(())
    }

    fn finish_module(&mut self) -> Parsed<()> {
        let undefined = self.module.types.all_named().iter().find(|named| named.body == NamedTypeBody::Undefined);
        if let Some(named) = undefined {
            return self.error(format!("the type '%{}' is used but not defined", self.module.text(named.name)));
        }
        let undefined =
            self.module.globals.iter().find(|entry| {
                entry.kind == GlobalKind::Undefined && !self.module.text(entry.name).starts_with("llvm.")
            });
        if let Some(entry) = undefined {
            return self.error(format!("'@{}' is used but not defined", self.module.text(entry.name)));
        }
        if let Some(number) = self.module.metadata.undefined_number() {
            return self.error(format!("the metadata '!{number}' is used but not defined"));
        }
        self.merge_attribute_groups();
        Ok(())
    }

    fn merge_attribute_groups(&mut self) {
        let groups = &self.module.attribute_groups;
        let merge = |attributes: &mut FunctionAttributes| {
            for number in &attributes.groups {
                if let Some(group) = groups.get(number) {
                    attributes.flags.merge(group.flags);
                }
            }
        };
        for function in &mut self.module.functions {
            merge(&mut function.attributes);
            let Some(body) = &mut function.body else {
                continue;
            };
            for instruction in body.blocks.iter_mut().flat_map(|block| &mut block.instructions) {
                match &mut instruction.kind {
                    InstructionKind::Call(call) => merge(&mut call.attributes),
                    InstructionKind::Invoke(invoke) => merge(&mut invoke.call.attributes),
                    InstructionKind::CallBr(call) => merge(&mut call.call.attributes),
                    _ => {}
                }
            }
        }
    }
}
