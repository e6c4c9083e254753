//! Splits the text form into tokens with their positions.

use crate::code::Code;
use crate::diag::Diagnostic;
use crate::ids::FileId;
use crate::source::Loc;

/// A token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// A word with dots: `load.seq_cst`, `b0`, `r12`, `i32`.
    Word(String),
    /// A number; `negative` numbers were written with a minus, `positive` ones with a plus.
    Number { value: u128, sign: Option<bool> },
    /// `@name`.
    Name(String),
    /// `@0:12:7`.
    Loc(Loc),
    /// `#g3`, `#f3`.
    GlobalId(u32),
    /// See `GlobalId`.
    FuncId(u32),
    /// A string.
    Text(Vec<u8>),
    /// One of `( ) { } : , = ?`.
    Punct(char),
    /// `->`.
    Arrow,
    /// The end of a line.
    Newline,
    /// The end of the text.
    End,
}

/// A token and where it starts.
#[derive(Clone, Debug)]
pub(super) struct Spanned {
    pub token: Token,
    pub line: u32,
    pub column: u32,
}

/// All tokens; the last is `End`.
pub(super) fn lex(text: &str) -> Result<Vec<Spanned>, Diagnostic> {
    let mut lexer = Lexer { chars: text.chars().collect(), at: 0, line: 1, column: 1 };
    let mut tokens = Vec::new();
    loop {
        let next = lexer.next()?;
        let end = next.token == Token::End;
        tokens.push(next);
        if end {
            return Ok(tokens);
        }
    }
}

pub(super) fn malformed(line: u32, column: u32, message: impl Into<String>) -> Diagnostic {
    let mut diagnostic = Diagnostic::new(Code::MalformedIr, message);
    diagnostic.line = line;
    diagnostic.column = column;
    diagnostic
}

struct Lexer {
    chars: Vec<char>,
    at: usize,
    line: u32,
    column: u32,
}

fn is_word_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || c == '.' || c == '$'
}

impl Lexer {
    fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }

    fn bump(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += 1;
        if c == '\n' {
            self.line += 1;
            self.column = 1;
        } else {
            self.column += 1;
        }
        Some(c)
    }

    fn error<T>(&self, message: impl Into<String>) -> Result<T, Diagnostic> {
        Err(malformed(self.line, self.column, message))
    }

    fn next(&mut self) -> Result<Spanned, Diagnostic> {
        while let Some(c) = self.peek() {
            if c == ';' {
                while self.peek().is_some_and(|c| c != '\n') {
                    self.bump();
                }
            } else if c != '\n' && c.is_whitespace() {
                self.bump();
            } else {
                break;
            }
        }
        let (line, column) = (self.line, self.column);
        let token = self.token()?;
        Ok(Spanned { token, line, column })
    }

    fn token(&mut self) -> Result<Token, Diagnostic> {
        let Some(c) = self.peek() else { return Ok(Token::End) };
        match c {
            '\n' => {
                self.bump();
                Ok(Token::Newline)
            }
            '(' | ')' | '{' | '}' | ':' | ',' | '=' | '?' => {
                self.bump();
                Ok(Token::Punct(c))
            }
            '"' => self.string().map(Token::Text),
            '@' => {
                self.bump();
                self.after_at()
            }
            '#' => {
                self.bump();
                self.after_hash()
            }
            '-' | '+' => {
                self.bump();
                if c == '-' && self.peek() == Some('>') {
                    self.bump();
                    return Ok(Token::Arrow);
                }
                let value = self.number()?;
                Ok(Token::Number { value, sign: Some(c == '-') })
            }
            c if c.is_ascii_digit() => Ok(Token::Number { value: self.number()?, sign: None }),
            c if is_word_char(c) => Ok(Token::Word(self.word())),
            c => self.error(format!("unexpected character {c:?}")),
        }
    }

    fn word(&mut self) -> String {
        let mut word = String::new();
        while let Some(c) = self.peek().filter(|c| is_word_char(*c)) {
            word.push(c);
            self.bump();
        }
        word
    }

    fn number(&mut self) -> Result<u128, Diagnostic> {
        let digits = self.word();
        let value = match digits.strip_prefix("0x") {
            Some(hex) => u128::from_str_radix(hex, 16),
            None => digits.parse(),
        };
        match value {
            Ok(value) if digits.starts_with(|c: char| c.is_ascii_digit()) => Ok(value),
            Ok(_) | Err(_) => self.error(format!("`{digits}` is not a number")),
        }
    }

    fn small(&mut self) -> Result<u32, Diagnostic> {
        let value = self.number()?;
        u32::try_from(value).or_else(|_| self.error(format!("{value} is too large")))
    }

    fn after_at(&mut self) -> Result<Token, Diagnostic> {
        match self.peek() {
            Some('"') => {
                let bytes = self.string()?;
                match String::from_utf8(bytes) {
                    Ok(name) => Ok(Token::Name(name)),
                    Err(_) => self.error("a name must be UTF-8"),
                }
            }
            Some(c) if c == '?' || c.is_ascii_digit() => {
                let file = if c == '?' {
                    self.bump();
                    u32::MAX
                } else {
                    self.small()?
                };
                let line = self.after_colon()?;
                let column = self.after_colon()?;
                Ok(Token::Loc(Loc { file: FileId(file), line, column }))
            }
            Some(c) if is_word_char(c) => Ok(Token::Name(self.word())),
            Some(_) | None => self.error("a name or a position must follow `@`"),
        }
    }

    fn after_colon(&mut self) -> Result<u32, Diagnostic> {
        if self.peek() != Some(':') {
            return self.error("a position is file:line:column");
        }
        self.bump();
        self.small()
    }

    fn after_hash(&mut self) -> Result<Token, Diagnostic> {
        let word = self.word();
        let (kind, digits) = match word.split_at_checked(1) {
            Some(parts) => parts,
            None => return self.error("an id must follow `#`"),
        };
        match (kind, digits.parse::<u32>()) {
            ("g", Ok(id)) => Ok(Token::GlobalId(id)),
            ("f", Ok(id)) => Ok(Token::FuncId(id)),
            (_, _) => self.error(format!("`#{word}` is not an id")),
        }
    }

    fn string(&mut self) -> Result<Vec<u8>, Diagnostic> {
        self.bump();
        let mut bytes = Vec::new();
        loop {
            match self.bump() {
                None | Some('\n') => return self.error("the string does not end on its line"),
                Some('"') => return Ok(bytes),
                Some('\\') => bytes.push(self.escape()?),
                Some(c) => bytes.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes()),
            }
        }
    }

    fn escape(&mut self) -> Result<u8, Diagnostic> {
        match self.bump() {
            Some('n') => Ok(b'\n'),
            Some('t') => Ok(b'\t'),
            Some('"') => Ok(b'"'),
            Some('\\') => Ok(b'\\'),
            Some('x') => {
                let digits = (self.bump().and_then(|c| c.to_digit(16)), self.bump().and_then(|c| c.to_digit(16)));
                match digits {
                    (Some(high), Some(low)) => Ok((high * 16 + low) as u8),
                    (_, _) => self.error("two hexadecimal digits must follow `\\x`"),
                }
            }
            Some(_) | None => self.error("there is no such escape"),
        }
    }
}
