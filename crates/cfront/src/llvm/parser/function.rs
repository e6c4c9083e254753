//! The rules for functions: headers, bodies, blocks and the names in them.
//!
//! What it is: the parser of `declare` and `define`, and the tables that give
//! dense numbers to locals and blocks.
//!
//! What it guarantees: after a body is parsed every local and block that is used
//! is defined exactly once, every use of a local has the type of its definition,
//! blocks are numbered in the order of the text, and unnamed values and blocks
//! have the numbers that LLVM gives them.
//!
//! What it deliberately ignores: dominance.

use super::super::ast::{
    Body, Function, GlobalKind, Local, LocalId, LocalName, Parameter, ParameterAttributes, TypedConstant,
};
use super::super::instruction::{BasicBlock, BlockId, Instruction, InstructionKind};
use super::super::lexer::{Name, Token};
use super::super::symbols::{SmallMap, Symbol};
use super::super::types::{Type, TypeId};
use super::keywords;
use super::{Parsed, Parser};

/// The names of the function whose body is being parsed.
#[derive(Default)]
pub(super) struct FunctionState {
    locals: Vec<LocalState>,
    local_ids: SmallMap<LocalName, LocalId>,
    blocks: Vec<BlockState>,
    block_ids: SmallMap<LocalName, BlockId>,
    /// The number of the next unnamed value or block.
    next_number: u32,
}

struct LocalState {
    local: Local,
    defined: bool,
    /// Where it was used first, for messages.
    offset: usize,
}

struct BlockState {
    name: LocalName,
    /// Its position in the text, once it is known.
    position: Option<u32>,
    /// Where it was used first, for messages.
    offset: usize,
}

impl<'s> Parser<'s> {
    /// Interns the name of a local or block.
    pub(super) fn local_name(&mut self, name: Name<'s>) -> LocalName {
        match name {
            Name::Number(number) => LocalName::Numbered(number),
            Name::Plain(text) => LocalName::Named(self.module.symbols.intern(text)),
            Name::Quoted(text) => LocalName::Named(self.intern_escaped(text)),
        }
    }

    fn show_local(&self, name: LocalName) -> String {
        match name {
            LocalName::Named(symbol) => format!("%{}", self.module.text(symbol)),
            LocalName::Numbered(number) => format!("%{number}"),
        }
    }

    /// Gives the id of a local that is used with a type.
    pub(super) fn use_local(&mut self, name: LocalName, ty: TypeId, offset: usize) -> Parsed<LocalId> {
        let Some(state) = &mut self.function else {
            return self.error_at(offset, "a local value is used outside of a function");
        };
        if let Some(&id) = state.local_ids.get(&name) {
            let known = state.locals.get(id.0 as usize).map(|known| known.local.ty);
            self.check_type(name, known.unwrap_or(ty), ty, offset)?;
            return Ok(id);
        }
        let id = LocalId(state.locals.len() as u32);
        state.locals.push(LocalState { local: Local { name, ty }, defined: false, offset });
        state.local_ids.insert(name, id);
        Ok(id)
    }

    /// Gives the type of a local that was used or defined before.
    pub(super) fn known_type(&self, name: LocalName) -> Option<TypeId> {
        let state = self.function.as_ref()?;
        let id = state.local_ids.get(&name)?;
        Some(state.locals.get(id.0 as usize)?.local.ty)
    }

    fn check_type(&self, name: LocalName, first: TypeId, second: TypeId, offset: usize) -> Parsed<()> {
        let types = &self.module.types;
        if first == second || types.resolve_id(first) == types.resolve_id(second) {
            return Ok(());
        }
        let first = types.display(first, &self.module.symbols);
        let second = types.display(second, &self.module.symbols);
        self.error_at(offset, format!("'{}' has both the type {first} and the type {second}", self.show_local(name)))
    }

    /// Gives the id of a local that is defined here.
    pub(super) fn define_local(&mut self, name: Option<LocalName>, ty: TypeId, offset: usize) -> Parsed<LocalId> {
        let name = self.count_name(name, offset)?;
        let id = self.use_local(name, ty, offset)?;
        let local = self.function.as_mut().and_then(|state| state.locals.get_mut(id.0 as usize));
        match local {
            Some(local) if !local.defined => {
                local.defined = true;
                Ok(id)
            }
            Some(_) | None => self.error_at(offset, format!("'{}' is defined more than once", self.show_local(name))),
        }
    }

    /// Gives a value or block without a name the next number, and checks that
    /// written numbers do not go back.
    fn count_name(&mut self, name: Option<LocalName>, offset: usize) -> Parsed<LocalName> {
        let Some(state) = &mut self.function else {
            return self.error_at(offset, "a local value is defined outside of a function");
        };
        let number = match name {
            Some(LocalName::Named(symbol)) => return Ok(LocalName::Named(symbol)),
            Some(LocalName::Numbered(number)) if number < state.next_number => {
                let next = state.next_number;
                return self.error_at(offset, format!("the number {number} should be {next} or more"));
            }
            Some(LocalName::Numbered(number)) => number,
            None => state.next_number,
        };
        match number.checked_add(1) {
            Some(next) => state.next_number = next,
            None => return self.error_at(offset, "the number of a local value is too large"),
        }
        Ok(LocalName::Numbered(number))
    }

    fn use_block(&mut self, name: LocalName, offset: usize) -> Parsed<BlockId> {
        let Some(state) = &mut self.function else {
            return self.error_at(offset, "a block is used outside of a function");
        };
        if let Some(&id) = state.block_ids.get(&name) {
            return Ok(id);
        }
        let id = BlockId(state.blocks.len() as u32);
        state.blocks.push(BlockState { name, position: None, offset });
        state.block_ids.insert(name, id);
        Ok(id)
    }

    /// Parses `%name`, the name of a block.
    pub(super) fn block_reference(&mut self) -> Parsed<BlockId> {
        let Token::Local(name) = self.token else {
            return self.expected("the name of a block");
        };
        let offset = self.start;
        self.bump();
        let name = self.local_name(name);
        self.use_block(name, offset)
    }

    /// Parses `label %name`.
    pub(super) fn label_reference(&mut self) -> Parsed<BlockId> {
        self.expect_word("label")?;
        self.block_reference()
    }

    /// Parses a `declare` or `define`.
    pub(super) fn function_item(&mut self) -> Parsed<()> {
        let line = self.line();
        let is_definition = self.is_word("define");
        self.bump();
        let mut debug = None;
        while matches!(self.token, Token::MetadataName(_)) {
            let (name, id) = self.attachment()?;
            if name == "dbg" {
                debug = Some(id);
            }
        }
        let mut function = self.function_header(is_definition, line)?;
        while matches!(self.token, Token::MetadataName(_)) {
            let (name, id) = self.attachment()?;
            if name == "dbg" {
                debug = Some(id);
            }
        }
        function.debug = debug;
        if is_definition {
            let body = self.body()?;
            function.body = Some(body);
        }
        self.function = None;
        self.module.functions.push(function);
        Ok(())
    }

    fn function_header(&mut self, is_definition: bool, line: u32) -> Parsed<Function> {
        let mut linkage = Default::default();
        while let Token::Word(word) = self.token {
            if let Some(found) = keywords::linkage(word) {
                linkage = found;
            } else if !keywords::is_ignored_prefix(word) {
                break;
            }
            self.bump();
        }
        let calling_convention = self.calling_convention()?;
        let return_attributes = self.return_attributes()?;
        let return_type = self.ty()?;
        let offset = self.start;
        let id = self.expect_global()?;
        let name = self.module.global(id).name;
        self.define_global(id, GlobalKind::Function(self.module.functions.len() as u32), offset)?;
        if is_definition {
            self.function = Some(FunctionState::default());
        }
        let (parameters, variadic) = self.parameters()?;
        let types: Vec<TypeId> = parameters.iter().map(|parameter| parameter.ty).collect();
        let function_type =
            self.module.types.intern(Type::Function { return_type, parameters: types.into(), variadic });
        let mut function = Function {
            id,
            name,
            linkage,
            calling_convention,
            return_type,
            return_attributes,
            parameters,
            variadic,
            function_type,
            pointer_type: TypeId::PTR,
            attributes: Default::default(),
            align: None,
            personality: None,
            section: None,
            debug: None,
            body: None,
            line,
        };
        self.function_suffix(&mut function)?;
        Ok(function)
    }

    /// Parses `fastcc`, `cc 10` and the like.
    pub(super) fn calling_convention(&mut self) -> Parsed<Option<Symbol>> {
        let Token::Word(word) = self.token else {
            return Ok(None);
        };
        if word == "cc" {
            self.bump();
            let number = self.expect_u32()?;
            return Ok(Some(self.module.symbols.intern(&format!("cc {number}"))));
        }
        if !keywords::is_calling_convention(word) {
            return Ok(None);
        }
        self.bump();
        if self.is(b'(') {
            self.skip_balanced()?;
        }
        if word == "ccc" {
            return Ok(None);
        }
        Ok(Some(self.module.symbols.intern(word)))
    }

    fn parameters(&mut self) -> Parsed<(Vec<Parameter>, bool)> {
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
                let parameter = self.parameter(parameters.len() as u32)?;
                parameters.push(parameter);
                if !self.accept(b',') {
                    break;
                }
            }
        }
        self.expect(b')')?;
        Ok((parameters, variadic))
    }

    fn parameter(&mut self, position: u32) -> Parsed<Parameter> {
        let ty = self.ty()?;
        let attributes: ParameterAttributes = self.parameter_attributes()?;
        let offset = self.start;
        let name = match self.token {
            Token::Local(name) => {
                self.bump();
                Some(self.local_name(name))
            }
            _ => None,
        };
        let local = if self.function.is_some() { self.define_local(name, ty, offset)? } else { LocalId(position) };
        Ok(Parameter { ty, attributes, local })
    }

    /// Parses what stands between the parameters and the body.
    fn function_suffix(&mut self, function: &mut Function) -> Parsed<()> {
        let mut address_space = 0;
        loop {
            let attributes = self.function_attributes_of_header()?;
            function.attributes.flags.merge(attributes.flags);
            function.attributes.groups.extend(attributes.groups);
            let Token::Word(word) = self.token else {
                break;
            };
            match word {
                "addrspace" => address_space = self.address_space()?,
                "align" => {
                    self.bump();
                    function.align = Some(self.align_operand()?);
                }
                "section" => {
                    self.bump();
                    let name = self.expect_string()?;
                    function.section = Some(self.intern_escaped(name));
                }
                "partition" | "gc" => {
                    self.bump();
                    self.expect_string()?;
                }
                "comdat" => self.comdat_reference()?,
                "prefix" | "prologue" => {
                    self.bump();
                    self.typed_constant()?;
                }
                "personality" => {
                    self.bump();
                    let personality: TypedConstant = self.typed_constant()?;
                    function.personality = Some(personality);
                }
                _ => break,
            }
        }
        let pointee = self.typed_pointers.then_some(function.function_type);
        function.pointer_type = self.module.types.pointer(pointee, address_space);
        Ok(())
    }

    fn function_attributes_of_header(&mut self) -> Parsed<super::super::ast::FunctionAttributes> {
        if self.is_word("addrspace") {
            return Ok(Default::default());
        }
        self.function_attributes()
    }

    /// Parses `comdat` or `comdat($name)`.
    pub(super) fn comdat_reference(&mut self) -> Parsed<()> {
        self.expect_word("comdat")?;
        if self.accept(b'(') {
            if self.token != Token::Comdat {
                return self.expected("the name of a comdat");
            }
            self.bump();
            self.expect(b')')?;
        }
        Ok(())
    }

    fn body(&mut self) -> Parsed<Body> {
        self.expect(b'{')?;
        let mut blocks = Vec::new();
        while !self.is(b'}') {
            if self.is_word("uselistorder") {
                self.use_list_order()?;
                continue;
            }
            let block = self.block(blocks.len() as u32)?;
            blocks.push(block);
        }
        if blocks.is_empty() {
            return self.expected("a basic block");
        }
        self.bump();
        self.finish_body(blocks)
    }

    fn block(&mut self, position: u32) -> Parsed<BasicBlock> {
        let offset = self.start;
        let label = match self.token {
            Token::Label(name) => {
                self.bump();
                Some(self.local_name(name))
            }
            _ => None,
        };
        let name = self.count_name(label, offset)?;
        let id = self.use_block(name, offset)?;
        match self.function.as_mut().and_then(|state| state.blocks.get_mut(id.0 as usize)) {
            Some(block) if block.position.is_none() => block.position = Some(position),
            Some(_) | None => {
                return self
                    .error_at(offset, format!("the block '{}' is defined more than once", self.show_local(name)));
            }
        }
        let mut instructions = Vec::new();
        loop {
            let instruction = self.instruction()?;
            let ends = instruction.kind.is_terminator();
            instructions.push(instruction);
            if ends {
                return Ok(BasicBlock { name, instructions });
            }
        }
    }

    /// Checks that everything is defined, and numbers the blocks by position.
    fn finish_body(&mut self, mut blocks: Vec<BasicBlock>) -> Parsed<Body> {
        let state = self.function.take().unwrap_or_default();
        if let Some(local) = state.locals.iter().find(|local| !local.defined) {
            let name = self.show_local(local.local.name);
            return self.error_at(local.offset, format!("'{name}' is used but not defined"));
        }
        let mut positions = Vec::with_capacity(state.blocks.len());
        for block in &state.blocks {
            match block.position {
                Some(position) => positions.push(BlockId(position)),
                None => {
                    let name = self.show_local(block.name);
                    return self.error_at(block.offset, format!("the block '{name}' is used but not defined"));
                }
            }
        }
        for block in &mut blocks {
            for instruction in &mut block.instructions {
                for_each_block(instruction, |id| {
                    if let Some(&position) = positions.get(id.0 as usize) {
                        *id = position;
                    }
                });
            }
        }
        let locals = state.locals.into_iter().map(|local| local.local).collect();
        Ok(Body { blocks, locals })
    }
}

/// Visits the blocks that an instruction mentions.
fn for_each_block(instruction: &mut Instruction, mut visit: impl FnMut(&mut BlockId)) {
    match &mut instruction.kind {
        InstructionKind::Br(target) => visit(target),
        InstructionKind::CondBr { then_block, else_block, .. } => {
            visit(then_block);
            visit(else_block);
        }
        InstructionKind::Switch { default, cases, .. } => {
            visit(default);
            cases.iter_mut().for_each(|(_, target)| visit(target));
        }
        InstructionKind::IndirectBr { destinations, .. } => destinations.iter_mut().for_each(visit),
        InstructionKind::Invoke(invoke) => {
            visit(&mut invoke.normal);
            visit(&mut invoke.unwind);
        }
        InstructionKind::CallBr(call) => {
            visit(&mut call.fallthrough);
            call.indirect.iter_mut().for_each(visit);
        }
        InstructionKind::Phi { incoming, .. } => incoming.iter_mut().for_each(|(_, block)| visit(block)),
        InstructionKind::Ret(_)
        | InstructionKind::Resume(_)
        | InstructionKind::Unreachable
        | InstructionKind::LandingPad { .. }
        | InstructionKind::Unsupported { .. }
        | InstructionKind::FNeg { .. }
        | InstructionKind::Binary { .. }
        | InstructionKind::ExtractElement { .. }
        | InstructionKind::InsertElement { .. }
        | InstructionKind::ShuffleVector { .. }
        | InstructionKind::ExtractValue { .. }
        | InstructionKind::InsertValue { .. }
        | InstructionKind::Alloca { .. }
        | InstructionKind::Load { .. }
        | InstructionKind::Store { .. }
        | InstructionKind::Fence(_)
        | InstructionKind::CmpXchg(_)
        | InstructionKind::AtomicRmw(_)
        | InstructionKind::GetElementPtr { .. }
        | InstructionKind::Cast { .. }
        | InstructionKind::Freeze(_)
        | InstructionKind::ICmp { .. }
        | InstructionKind::FCmp { .. }
        | InstructionKind::Select { .. }
        | InstructionKind::Call(_)
        | InstructionKind::VaArg { .. }
        | InstructionKind::DebugRecord(_) => {}
    }
}
