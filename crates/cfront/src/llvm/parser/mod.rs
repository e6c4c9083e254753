//! The parser of textual LLVM IR.
//!
//! What it is: a recursive-descent parser with one token of lookahead. This file
//! holds its state and the small helpers; the sibling files hold the rules for
//! the module level, functions, instructions, calls, constants, types,
//! attributes and metadata.
//!
//! What it guarantees: every rule moves forward or fails, rules that nest count
//! their depth, and nothing is allocated in proportion to a number in the text.
//!
//! What it deliberately ignores: see the parent module.

mod attributes;
mod calls;
mod constants;
mod function;
mod instructions;
mod keywords;
mod memory;
mod metadata;
mod module;
mod types;

use std::fmt;

use super::ast::{Constant, ConstantId, GlobalEntry, GlobalId, GlobalKind, Module};
use super::lexer::{unescape, Lexer, Name, Token};
use super::symbols::Symbol;
use function::FunctionState;

/// The deepest nesting of types, constants and metadata.
const DEPTH_LIMIT: u32 = 200;

/// Why a text was refused, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The line, counted from 1.
    pub line: u32,
    /// The column in bytes, counted from 1.
    pub column: u32,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for ParseError {}

/// What a rule gives.
type Parsed<T> = Result<T, ParseError>;

/// Parses a module of textual LLVM IR.
///
/// The file name is only kept for messages.
pub fn parse(source: &str, file_name: &str) -> Result<Module, ParseError> {
    if source.len() >= u32::MAX as usize {
        return Err(ParseError { line: 1, column: 1, message: "the text is larger than four gigabytes".to_string() });
    }
    let mut parser = Parser::new(source);
    parser.module.file_name = file_name.to_string();
    parser.module()?;
    Ok(parser.module)
}

/// The state of the parser.
struct Parser<'s> {
    source: &'s str,
    lexer: Lexer<'s>,
    /// The token that the next rule looks at.
    token: Token<'s>,
    /// The offset of the token.
    start: usize,
    /// The last offset whose line was asked for, and its line.
    line_memo: (usize, u32),
    /// How many nested rules are active.
    depth: u32,
    /// Whether pointers have types, as before LLVM 15.
    typed_pointers: bool,
    /// Whether a comma before a metadata attachment has been consumed.
    comma_before_attachment: bool,
    /// The function whose body is being parsed.
    function: Option<FunctionState>,
    module: Module,
}

impl<'s> Parser<'s> {
    fn new(source: &'s str) -> Self {
        let mut lexer = Lexer::new(source);
        let token = lexer.next();
        let start = lexer.start();
        Parser {
            source,
            lexer,
            token,
            start,
            line_memo: (0, 1),
            depth: 0,
            typed_pointers: has_typed_pointers(source),
            comma_before_attachment: false,
            function: None,
            module: Module::default(),
        }
    }

    /// Moves to the next token.
    fn bump(&mut self) {
        self.token = self.lexer.next();
        self.start = self.lexer.start();
    }

    /// Moves to the first token of the next line.
    fn bump_line(&mut self) {
        self.lexer.skip_line();
        self.bump();
    }

    /// Gives the line of the current token.
    fn line(&mut self) -> u32 {
        let (offset, line) = self.line_memo;
        let between = self.source.as_bytes().get(offset..self.start).unwrap_or(&[]);
        let line = line + between.iter().filter(|&&byte| byte == b'\n').count() as u32;
        self.line_memo = (self.start.max(offset), line);
        line
    }

    /// Makes an error at the current token.
    fn error<T>(&self, message: impl Into<String>) -> Parsed<T> {
        self.error_at(self.start, message)
    }

    /// Makes an error at an offset.
    fn error_at<T>(&self, offset: usize, message: impl Into<String>) -> Parsed<T> {
        let before = self.source.as_bytes().get(..offset).unwrap_or(&[]);
        let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        let column = before.iter().rev().take_while(|&&byte| byte != b'\n').count() + 1;
        Err(ParseError { line: line as u32, column: column as u32, message: shortened(message.into()) })
    }

    /// Makes an error that says what was expected instead of the current token.
    fn expected<T>(&self, what: &str) -> Parsed<T> {
        let rest = self.source.get(self.start..).unwrap_or("");
        let found: String = rest.chars().take_while(|c| !c.is_whitespace()).take(24).collect();
        if found.is_empty() {
            return self.error(format!("expected {what} before the end of the text"));
        }
        self.error(format!("expected {what}, found '{found}'"))
    }

    fn is(&self, punct: u8) -> bool {
        self.token == Token::Punct(punct)
    }

    /// Consumes a punctuation character if it is there.
    fn accept(&mut self, punct: u8) -> bool {
        let found = self.is(punct);
        if found {
            self.bump();
        }
        found
    }

    /// Consumes a punctuation character that must be there.
    fn expect(&mut self, punct: u8) -> Parsed<()> {
        if self.accept(punct) {
            return Ok(());
        }
        self.expected(&format!("'{}'", char::from(punct)))
    }

    fn is_word(&self, word: &str) -> bool {
        self.token == Token::Word(word)
    }

    /// Consumes a word if it is there.
    fn accept_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        if found {
            self.bump();
        }
        found
    }

    /// Consumes a word that must be there.
    fn expect_word(&mut self, word: &str) -> Parsed<()> {
        if self.accept_word(word) {
            return Ok(());
        }
        self.expected(&format!("'{word}'"))
    }

    /// Consumes a text between quotes and gives it with its escapes.
    fn expect_string(&mut self) -> Parsed<&'s str> {
        let Token::String(text) = self.token else {
            return self.expected("a text between quotes");
        };
        self.bump();
        Ok(text)
    }

    /// Consumes an unsigned decimal number.
    fn expect_u64(&mut self) -> Parsed<u64> {
        if let Token::Integer(text) = self.token {
            if let Ok(number) = text.parse() {
                self.bump();
                return Ok(number);
            }
        }
        self.expected("an unsigned number of at most 64 bits")
    }

    /// Consumes an unsigned decimal number.
    fn expect_u32(&mut self) -> Parsed<u32> {
        if let Token::Integer(text) = self.token {
            if let Ok(number) = text.parse() {
                self.bump();
                return Ok(number);
            }
        }
        self.expected("an unsigned number of at most 32 bits")
    }

    /// Consumes a comma, unless a metadata attachment follows it; says whether
    /// another operand follows.
    fn accept_comma_before_operand(&mut self) -> bool {
        if !self.accept(b',') {
            return false;
        }
        if matches!(self.token, Token::MetadataName(_)) {
            self.comma_before_attachment = true;
            return false;
        }
        true
    }

    /// Runs a rule one level deeper.
    fn nested<T>(&mut self, rule: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth >= DEPTH_LIMIT {
            return self.error("the text is nested too deeply");
        }
        self.depth += 1;
        let result = rule(self);
        self.depth -= 1;
        result
    }

    /// Skips from an opening parenthesis, bracket or brace to its partner.
    fn skip_balanced(&mut self) -> Parsed<()> {
        let mut open = 0usize;
        loop {
            match self.token {
                Token::Punct(b'(' | b'[' | b'{') => open += 1,
                Token::Punct(b')' | b']' | b'}') => open = open.saturating_sub(1),
                Token::End | Token::Unknown => return self.expected("a closing parenthesis"),
                _ => {}
            }
            self.bump();
            if open == 0 {
                return Ok(());
            }
        }
    }

    /// Decodes and interns a text; one that is not UTF-8 keeps its escapes.
    fn intern_escaped(&mut self, text: &str) -> Symbol {
        if !text.contains('\\') {
            return self.module.symbols.intern(text);
        }
        match String::from_utf8(unescape(text)) {
            Ok(decoded) => self.module.symbols.intern(&decoded),
            Err(_) => self.module.symbols.intern(text),
        }
    }

    /// Interns the name of a global or of a type. A quoted name that looks like
    /// a number keeps its quotes, so that it differs from the number.
    fn intern_name(&mut self, name: Name<'s>) -> Symbol {
        match name {
            Name::Plain(text) => self.module.symbols.intern(text),
            Name::Quoted(text) if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) => {
                self.module.symbols.intern(&format!("\"{text}\""))
            }
            Name::Quoted(text) => self.intern_escaped(text),
            Name::Number(number) => self.module.symbols.intern(&number.to_string()),
        }
    }

    /// Gives the id of a global, adding it undefined if it is new.
    fn global_id(&mut self, name: Symbol) -> GlobalId {
        if let Some(&id) = self.module.global_names.get(&name) {
            return id;
        }
        let id = GlobalId(self.module.globals.len() as u32);
        self.module.globals.push(GlobalEntry { name, kind: GlobalKind::Undefined });
        self.module.global_names.insert(name, id);
        id
    }

    /// Says what a global is, once.
    fn define_global(&mut self, id: GlobalId, kind: GlobalKind, offset: usize) -> Parsed<()> {
        let name = self.module.global(id).name;
        match self.module.globals.get_mut(id.0 as usize) {
            Some(entry) if entry.kind == GlobalKind::Undefined => {
                entry.kind = kind;
                Ok(())
            }
            Some(_) | None => self.error_at(offset, format!("'@{}' is defined more than once", self.module.text(name))),
        }
    }

    /// Consumes a global name.
    fn expect_global(&mut self) -> Parsed<GlobalId> {
        let Token::Global(name) = self.token else {
            return self.expected("the name of a global");
        };
        self.bump();
        let name = self.intern_name(name);
        Ok(self.global_id(name))
    }

    /// Adds a constant.
    fn add_constant(&mut self, constant: Constant) -> ConstantId {
        let id = ConstantId(self.module.constants.len() as u32);
        self.module.constants.push(constant);
        id
    }
}

/// Says whether a text is from before opaque pointers, by whichever comes first:
/// a star, which only typed pointers have, or the word `ptr`.
fn has_typed_pointers(source: &str) -> bool {
    let mut lexer = Lexer::new(source);
    loop {
        match lexer.next() {
            Token::Punct(b'*') => return true,
            Token::Word("ptr") | Token::End | Token::Unknown => return false,
            _ => {}
        }
    }
}

/// A message without control characters and of readable length, whatever names it quotes.
fn shortened(message: String) -> String {
    const LONGEST: usize = 300;
    if message.len() <= LONGEST && !message.contains(char::is_control) {
        return message;
    }
    let mut short: String = message.chars().take(LONGEST).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if short.len() < message.len() {
        short.push('…');
    }
    short
}
