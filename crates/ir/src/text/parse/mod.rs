//! Reads a program from text. See the parent module for the form.
//!
//! Guarantee: never panics and never allocates more than the text's size calls for; the first error is reported with
//! line and column. What it accepts need not be a legal program: the verifier decides that.

mod ops;

use super::lex::{lex, malformed, Spanned, Token};
use super::names;
use crate::diag::Diagnostic;
use crate::ids::{BlockId, DebugTypeId, FuncId, GlobalId, Reg};
use crate::inst::{Inst, Terminator};
use crate::program::{Block, Function, Global, InitPiece, InitValue, Program, RegInfo};
use crate::role::Role;
use crate::source::{DebugField, DebugType, Loc};
use crate::types::{Target, Type};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

type Result<T> = std::result::Result<T, Diagnostic>;

/// Reads a program.
pub fn parse(text: &str) -> Result<Program> {
    let tokens = lex(text)?;
    let names = collect_names(&tokens);
    Parser { tokens, at: 0, names }.program()
}

/// What `@name` stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Named {
    Global(GlobalId),
    Func(FuncId),
    Ambiguous,
}

/// Names may be used before their definition, so the lines that define them are found first.
fn collect_names(tokens: &[Spanned]) -> FxHashMap<String, Named> {
    let mut names = FxHashMap::default();
    let (mut globals, mut functions) = (0u32, 0u32);
    let mut line_start = true;
    for pair in tokens.windows(2) {
        if let (true, Token::Word(word), Token::Name(name)) = (line_start, &pair[0].token, &pair[1].token) {
            let named = if word == "global" {
                globals += 1;
                Some(Named::Global(GlobalId(globals - 1)))
            } else if word == "func" {
                functions += 1;
                Some(Named::Func(FuncId(functions - 1)))
            } else {
                None
            };
            if let Some(named) = named {
                names.entry(name.clone()).and_modify(|n| *n = Named::Ambiguous).or_insert(named);
            }
        }
        line_start = pair[0].token == Token::Newline;
    }
    names
}

struct Parser {
    tokens: Vec<Spanned>,
    at: usize,
    names: FxHashMap<String, Named>,
}

/// The registers of the function being read, by number.
type Registers = FxHashMap<u32, RegInfo>;

impl Parser {
    fn spanned(&self) -> &Spanned {
        &self.tokens[self.at.min(self.tokens.len() - 1)]
    }

    fn peek(&self) -> &Token {
        &self.spanned().token
    }

    fn peek_second(&self) -> &Token {
        &self.tokens[(self.at + 1).min(self.tokens.len() - 1)].token
    }

    fn bump(&mut self) -> Token {
        let token = self.peek().clone();
        if self.at < self.tokens.len() - 1 {
            self.at += 1;
        }
        token
    }

    fn error<T>(&self, message: impl Into<String>) -> Result<T> {
        let at = self.spanned();
        Err(malformed(at.line, at.column, message))
    }

    fn eat(&mut self, punct: char) -> bool {
        let found = *self.peek() == Token::Punct(punct);
        if found {
            self.bump();
        }
        found
    }

    fn expect(&mut self, punct: char) -> Result<()> {
        if self.eat(punct) {
            Ok(())
        } else {
            self.error(format!("`{punct}` expected"))
        }
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let found = matches!(self.peek(), Token::Word(w) if w == word);
        if found {
            self.bump();
        }
        found
    }

    fn expect_word(&mut self, word: &str) -> Result<()> {
        if self.eat_word(word) {
            Ok(())
        } else {
            self.error(format!("`{word}` expected"))
        }
    }

    fn word(&mut self) -> Result<String> {
        if let Token::Word(word) = self.peek() {
            let word = word.clone();
            self.bump();
            return Ok(word);
        }
        self.error("a word expected")
    }

    /// A word that `read` understands; on failure the position is the word's.
    fn word_as<T>(&mut self, what: &str, read: impl FnOnce(&str) -> Option<T>) -> Result<T> {
        if let Token::Word(word) = self.peek() {
            if let Some(value) = read(word) {
                self.bump();
                return Ok(value);
            }
        }
        self.error(format!("{what} expected"))
    }

    fn unsigned(&mut self) -> Result<u128> {
        if let Token::Number { value, sign: None } = *self.peek() {
            self.bump();
            return Ok(value);
        }
        self.error("a number expected")
    }

    fn number<T: TryFrom<u128>>(&mut self) -> Result<T> {
        let at = self.at;
        let value = self.unsigned()?;
        T::try_from(value).or_else(|_| {
            self.at = at;
            self.error(format!("{value} is too large"))
        })
    }

    fn text(&mut self) -> Result<String> {
        if let Token::Text(bytes) = self.peek() {
            return match String::from_utf8(bytes.clone()) {
                Ok(text) => {
                    self.bump();
                    Ok(text)
                }
                Err(_) => self.error("the text must be UTF-8"),
            };
        }
        self.error("a string expected")
    }

    fn loc(&mut self) -> Loc {
        if let Token::Loc(loc) = *self.peek() {
            self.bump();
            return loc;
        }
        Loc::NONE
    }

    fn end_of_line(&mut self) -> Result<()> {
        match self.peek() {
            Token::Newline => {
                self.bump();
                Ok(())
            }
            Token::End => Ok(()),
            Token::Word(_)
            | Token::Number { .. }
            | Token::Name(_)
            | Token::Loc(_)
            | Token::GlobalId(_)
            | Token::FuncId(_)
            | Token::Text(_)
            | Token::Punct(_)
            | Token::Arrow => self.error("the end of the line expected"),
        }
    }

    fn skip_newlines(&mut self) {
        while *self.peek() == Token::Newline {
            self.bump();
        }
    }

    fn debug_type_id(&mut self) -> Result<DebugTypeId> {
        self.word_as("a debug type", |w| indexed(w, 't').map(DebugTypeId))
    }

    fn ty(&mut self) -> Result<Type> {
        self.word_as("a type", parse_type)
    }

    fn name(&mut self) -> Result<String> {
        if let Token::Name(name) = self.peek() {
            let name = name.clone();
            self.bump();
            return Ok(name);
        }
        self.error("a name expected")
    }

    /// The function or global that `@name`, `#g` or `#f` stands for.
    fn named(&mut self) -> Result<Named> {
        let named = match self.peek() {
            Token::GlobalId(id) => Named::Global(GlobalId(*id)),
            Token::FuncId(id) => Named::Func(FuncId(*id)),
            Token::Name(name) => match self.names.get(name) {
                Some(Named::Ambiguous) => return self.error(format!("@{name} is ambiguous")),
                Some(named) => *named,
                None => return self.error(format!("there is no @{name}")),
            },
            Token::Word(_)
            | Token::Number { .. }
            | Token::Loc(_)
            | Token::Text(_)
            | Token::Punct(_)
            | Token::Arrow
            | Token::Newline
            | Token::End => return self.error("a global or function expected"),
        };
        self.bump();
        Ok(named)
    }

    fn func_ref(&mut self) -> Result<FuncId> {
        let at = self.at;
        if let Named::Func(id) = self.named()? {
            return Ok(id);
        }
        self.at = at;
        self.error("a function expected")
    }

    fn global_ref(&mut self) -> Result<GlobalId> {
        let at = self.at;
        if let Named::Global(id) = self.named()? {
            return Ok(id);
        }
        self.at = at;
        self.error("a global expected")
    }

    /// An offset behind a global's name: `+4`, `-4` or nothing.
    fn offset(&mut self) -> Result<i64> {
        let Token::Number { value, sign: Some(negative) } = *self.peek() else { return Ok(0) };
        let signed = i128::try_from(value).map(|v| if negative { -v } else { v });
        match signed.map(i64::try_from) {
            Ok(Ok(offset)) => {
                self.bump();
                Ok(offset)
            }
            Ok(Err(_)) | Err(_) => self.error("the offset is too large"),
        }
    }

    fn program(mut self) -> Result<Program> {
        let mut program = Program::new(Target::LP64);
        loop {
            self.skip_newlines();
            if *self.peek() == Token::End {
                return Ok(program);
            }
            let at = self.at;
            let word = self.word()?;
            if word == "target" {
                program.target = self.target()?;
            } else if word == "file" {
                self.sequence(program.files.len())?;
                program.files.push(self.text()?);
            } else if word == "type" {
                let id = self.debug_type_id()?;
                if id.index() != program.debug_types.len() {
                    return self.error(format!("t{} expected", program.debug_types.len()));
                }
                self.expect('=')?;
                let ty = self.debug_type()?;
                program.debug_types.push(ty);
            } else if word == "global" {
                let global = self.global()?;
                program.globals.push(global);
            } else if word == "entry" {
                program.entry = self.func_ref()?;
            } else if word == "constructor" {
                program.constructors.push(self.func_ref()?);
            } else if word == "func" {
                let func = self.function()?;
                program.functions.push(func);
            } else {
                self.at = at;
                return self.error("`target`, `file`, `type`, `global`, `entry`, `constructor` or `func` expected");
            }
            self.end_of_line()?;
        }
    }

    fn sequence(&mut self, next: usize) -> Result<()> {
        let at = self.at;
        if self.number::<usize>()? == next {
            return Ok(());
        }
        self.at = at;
        self.error(format!("{next} expected"))
    }

    fn target(&mut self) -> Result<Target> {
        if self.eat_word("lp64") {
            return Ok(Target::LP64);
        }
        if self.eat_word("ilp32") {
            return Ok(Target::ILP32);
        }
        Ok(Target { pointer_bits: self.number()? })
    }

    fn debug_type(&mut self) -> Result<DebugType> {
        let at = self.at;
        let word = self.word()?;
        if word == "base" {
            let (name, size) = (self.text()?, self.number()?);
            let encoding = self.word_as("an encoding", names::parse_encoding)?;
            return Ok(DebugType::Base { name, size, encoding });
        }
        if word == "ptr" {
            let to = matches!(self.peek(), Token::Word(_)).then(|| self.debug_type_id()).transpose()?;
            return Ok(DebugType::Pointer(to));
        }
        if word == "array" {
            return Ok(DebugType::Array { element: self.debug_type_id()?, count: self.number()? });
        }
        if word == "opaque" {
            return Ok(DebugType::Opaque);
        }
        if word != "struct" && word != "union" {
            self.at = at;
            return self.error("`base`, `ptr`, `array`, `struct`, `union` or `opaque` expected");
        }
        let (name, size) = (self.text()?, self.number()?);
        self.expect('{')?;
        let mut fields = Vec::new();
        self.skip_newlines();
        while !self.eat('}') {
            let (name, bit_offset, bit_size) = (self.text()?, self.number()?, self.number()?);
            fields.push(DebugField { name, bit_offset, bit_size, ty: self.debug_type_id()? });
            self.comma_or('}')?;
        }
        Ok(DebugType::Record { name, size, union: word == "union", fields })
    }

    /// A comma, unless the closing character follows; lines may end in between.
    fn comma_or(&mut self, close: char) -> Result<()> {
        self.skip_newlines();
        if *self.peek() != Token::Punct(close) {
            self.expect(',')?;
            self.skip_newlines();
        }
        Ok(())
    }

    fn global(&mut self) -> Result<Global> {
        let name = self.name()?;
        self.expect(':')?;
        let size = self.number()?;
        self.expect_word("align")?;
        let align = self.number()?;
        let mut global = Global {
            name,
            size,
            align,
            init: Vec::new(),
            thread_local: self.eat_word("thread_local"),
            constant: self.eat_word("constant"),
            internal: self.eat_word("internal"),
            debug_type: None,
            loc: Loc::NONE,
        };
        if self.eat_word("type") {
            global.debug_type = Some(self.debug_type_id()?);
        }
        if self.eat('=') {
            self.expect('{')?;
            self.skip_newlines();
            while !self.eat('}') {
                let offset = self.number()?;
                self.expect(':')?;
                let value = self.init_value()?;
                global.init.push(InitPiece { offset, value });
                self.comma_or('}')?;
            }
        }
        global.loc = self.loc();
        Ok(global)
    }

    fn init_value(&mut self) -> Result<InitValue> {
        if self.eat_word("undef") {
            return Ok(InitValue::Undef(self.number()?));
        }
        if self.eat_word("bytes") {
            if let Token::Text(bytes) = self.peek().clone() {
                self.bump();
                return Ok(InitValue::Bytes(bytes));
            }
            return self.error("a string expected");
        }
        match self.named()? {
            Named::Global(id) => Ok(InitValue::Global(id, self.offset()?)),
            Named::Func(id) => Ok(InitValue::Func(id)),
            Named::Ambiguous => self.error("an ambiguous name"),
        }
    }

    fn role(&mut self) -> Result<Role> {
        let named = match self.peek() {
            Token::Word(word) => Role::named(word),
            _ => None,
        };
        let Some(role) = named else { return self.error("a role expected") };
        self.bump();
        Ok(role)
    }

    fn function(&mut self) -> Result<Function> {
        let mut func = Function::new(self.name()?);
        let mut regs = Registers::default();
        self.expect('(')?;
        if !self.eat(')') {
            func.params = self.definitions(&mut regs)?;
            self.expect(')')?;
        }
        if *self.peek() == Token::Arrow {
            self.bump();
            func.rets = self.types()?;
        }
        func.variadic = self.eat_word("variadic");
        func.atomic = self.eat_word("atomic");
        func.operation = self.eat_word("operation");
        func.pure = self.eat_word("pure");
        func.library = self.eat_word("library");
        func.role = if self.eat_word("role") { Some(self.role()?) } else { None };
        func.loc = self.loc();
        self.expect('{')?;
        self.end_of_line()?;
        self.skip_newlines();
        if self.eat_word("unused") {
            self.definitions(&mut regs)?;
            self.end_of_line()?;
            self.skip_newlines();
        }
        while !self.eat('}') {
            let block = self.block(func.blocks.len(), &mut regs)?;
            func.blocks.push(block);
            self.skip_newlines();
        }
        for i in 0..regs.len() {
            match regs.remove(&(i as u32)) {
                Some(info) => func.regs.push(info),
                None => return self.error(format!("r{i} of @{} is not defined", func.name)),
            }
        }
        Ok(func)
    }

    fn types(&mut self) -> Result<Vec<Type>> {
        let mut types = vec![self.ty()?];
        while self.eat(',') {
            types.push(self.ty()?);
        }
        Ok(types)
    }

    /// `r0: i32 "name", …`; at least one.
    fn definitions(&mut self, regs: &mut Registers) -> Result<Vec<Reg>> {
        let mut list = Vec::new();
        loop {
            let at = self.at;
            let reg = self.word_as("a register", |w| indexed(w, 'r'))?;
            self.expect(':')?;
            let ty = self.ty()?;
            let name = if matches!(self.peek(), Token::Text(_)) { Some(self.text()?.into_boxed_str()) } else { None };
            let info = RegInfo { ty, name };
            if regs.get(&reg).is_some_and(|old| *old != info) {
                self.at = at;
                return self.error(format!("r{reg} is defined before, and differently"));
            }
            regs.insert(reg, info);
            list.push(Reg(reg));
            if !self.eat(',') {
                return Ok(list);
            }
        }
    }

    fn block(&mut self, index: usize, regs: &mut Registers) -> Result<Block> {
        let at = self.at;
        let id = self.word_as("a block", |w| indexed(w, 'b').map(BlockId))?;
        if id.index() != index {
            self.at = at;
            return self.error(format!("b{index} expected"));
        }
        let mut params = Vec::new();
        if self.eat('(') {
            params = self.definitions(regs)?;
            self.expect(')')?;
        }
        self.expect(':')?;
        self.end_of_line()?;
        let mut insts = Vec::new();
        loop {
            self.skip_newlines();
            if let Some(term) = self.terminator()? {
                let loc = self.loc();
                self.end_of_line()?;
                return Ok(Block { params, insts, term, loc });
            }
            let mut results = SmallVec::new();
            let defines = matches!(self.peek(), Token::Word(w) if indexed(w, 'r').is_some());
            if defines && *self.peek_second() == Token::Punct(':') {
                results = self.definitions(regs)?.into();
                self.expect('=')?;
            }
            let op = self.op()?;
            let loc = self.loc();
            self.end_of_line()?;
            insts.push(Inst { results, op, loc });
        }
    }

    fn terminator(&mut self) -> Result<Option<Terminator>> {
        let Token::Word(word) = self.peek().clone() else { return Ok(None) };
        let mut parts = word.split('.');
        let Some(head) = parts.next() else { return Ok(None) };
        if !matches!(head, "jump" | "branch" | "switch" | "return" | "threadexit" | "exit" | "fail") {
            return Ok(None);
        }
        self.terminator_named(head, parts.next()).map(Some)
    }
}

/// The number behind a letter: `r12`.
fn indexed(word: &str, letter: char) -> Option<u32> {
    let digits = word.strip_prefix(letter)?;
    if digits.starts_with(|c: char| c.is_ascii_digit()) {
        digits.parse().ok()
    } else {
        None
    }
}

fn parse_type(word: &str) -> Option<Type> {
    let fixed = [("ptr", Type::Ptr), ("f32", Type::F32), ("f64", Type::F64), ("f80", Type::F80)];
    match fixed.iter().find(|(name, _)| *name == word) {
        Some((_, ty)) => Some(*ty),
        None => indexed(word, 'i').and_then(|bits| u8::try_from(bits).ok()).map(Type::Int),
    }
}
