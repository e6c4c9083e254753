//! Positions and tokens of a litmus file.
//!
//! Source: herd's manual (the litmus format). Guarantee: every byte offset maps to a line and a column that count
//! characters from 1, and no input makes the lexer panic or loop. Comments `(* … *)` nest, `// …` ends with its line.
//! Misses: string tokens are skipped as a whole by [`skip_blank`]'s callers, never interpreted.
//! Deviation: herd's names may hold `-` and `/`; here they end a name, because both are operators elsewhere.

use fencepost_ir::{Code, Diagnostic, FileId, Loc};

/// The text of a litmus file and the way from offsets to positions.
pub(super) struct Source<'a> {
    pub(super) file: &'a str,
    pub(super) text: &'a str,
    /// The offset at which each line starts.
    lines: Vec<usize>,
}

impl<'a> Source<'a> {
    pub(super) fn new(file: &'a str, text: &'a str) -> Source<'a> {
        let starts = text.bytes().enumerate().filter(|(_, b)| *b == b'\n').map(|(i, _)| i + 1);
        Source { file, text, lines: std::iter::once(0).chain(starts).collect() }
    }

    /// The line and the column of an offset, both from 1.
    pub(super) fn place(&self, offset: usize) -> (u32, u32) {
        let line = self.lines.partition_point(|start| *start <= offset).max(1);
        let start = self.lines[line - 1];
        let column = self.text.get(start..offset).map_or(0, |t| t.chars().count());
        (narrow(line), narrow(column + 1))
    }

    /// The position of an offset, for a program whose first file is this one.
    pub(super) fn loc(&self, offset: usize) -> Loc {
        let (line, column) = self.place(offset);
        Loc { file: FileId(0), line, column }
    }

    /// A diagnostic about the text at an offset.
    pub(super) fn error(&self, code: Code, offset: usize, message: impl Into<String>) -> Diagnostic {
        let (line, column) = self.place(offset);
        Diagnostic::new(code, message).at(self.file, line, column)
    }

    pub(super) fn malformed(&self, offset: usize, message: impl Into<String>) -> Diagnostic {
        self.error(Code::LitmusSyntax, offset, message)
    }

    pub(super) fn unsupported(&self, offset: usize, message: impl Into<String>) -> Diagnostic {
        self.error(Code::LitmusUnsupported, offset, message)
    }

    pub(super) fn limit(&self, offset: usize, message: impl Into<String>) -> Diagnostic {
        self.error(Code::LitmusTooLarge, offset, message)
    }

    /// The text from an offset on; empty behind the end.
    pub(super) fn rest(&self, offset: usize) -> &'a str {
        self.text.get(offset..).unwrap_or("")
    }

    /// The offset behind white space and comments that start at `at`.
    pub(super) fn skip_blank(&self, mut at: usize) -> Result<usize, Diagnostic> {
        loop {
            let rest = self.rest(at);
            let blank = rest.len() - rest.trim_start().len();
            at += blank;
            let rest = self.rest(at);
            if rest.starts_with("(*") {
                at = self.skip_comment(at)?;
            } else if rest.starts_with("//") {
                at += rest.find('\n').unwrap_or(rest.len());
            } else {
                return Ok(at);
            }
        }
    }

    /// The offset behind the comment `(* … *)` that starts at `at`; comments nest.
    pub(super) fn skip_comment(&self, at: usize) -> Result<usize, Diagnostic> {
        let bytes = self.text.as_bytes();
        let (mut i, mut depth) = (at, 0usize);
        while i < bytes.len() {
            match (bytes[i], bytes.get(i + 1)) {
                (b'(', Some(b'*')) => (i, depth) = (i + 2, depth + 1),
                (b'*', Some(b')')) => (i, depth) = (i + 2, depth.saturating_sub(1)),
                (_, _) => i += 1,
            }
            if depth == 0 {
                return Ok(i);
            }
        }
        Err(self.malformed(at, "this comment is not closed"))
    }

    /// The offset behind the string `"…"` that starts at `at`.
    pub(super) fn skip_string(&self, at: usize) -> Result<usize, Diagnostic> {
        match self.rest(at + 1).find('"') {
            Some(length) => Ok(at + 1 + length + 1),
            None => Err(self.malformed(at, "this string is not closed")),
        }
    }
}

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tok<'a> {
    /// A name, or a keyword.
    Name(&'a str),
    /// Digits and what sticks to them; [`number`] reads it.
    Number(&'a str),
    /// An operator or a bracket.
    Punct(&'a str),
    /// The end of the section.
    End,
}

impl Tok<'_> {
    /// How a message names the token.
    pub(super) fn shown(&self) -> String {
        match self {
            Tok::Name(text) | Tok::Number(text) | Tok::Punct(text) => format!("`{text}`"),
            Tok::End => "the end of the section".to_string(),
        }
    }
}

/// A token and where it stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'a> {
    pub(super) tok: Tok<'a>,
    pub(super) at: usize,
}

/// A position in a list of tokens that ends with [`Tok::End`].
pub(super) struct Cursor<'s, 'a> {
    pub(super) source: &'s Source<'a>,
    tokens: Vec<Token<'a>>,
    next: usize,
}

impl<'s, 'a> Cursor<'s, 'a> {
    /// The tokens of the text from `start` to `end`.
    pub(super) fn new(source: &'s Source<'a>, start: usize, end: usize) -> Result<Cursor<'s, 'a>, Diagnostic> {
        let section = Source { file: source.file, text: &source.text[..end], lines: source.lines.clone() };
        let mut tokens = Vec::new();
        let mut at = section.skip_blank(start)?;
        while at < end {
            let (tok, length) = token(section.rest(at));
            if length == 0 {
                let found = section.rest(at).chars().next().unwrap_or(' ');
                return Err(source.malformed(at, format!("the character {found:?} has no meaning here")));
            }
            tokens.push(Token { tok, at });
            at = section.skip_blank(at + length)?;
        }
        tokens.push(Token { tok: Tok::End, at: end });
        Ok(Cursor { source, tokens, next: 0 })
    }

    /// The token `ahead` places further on.
    pub(super) fn look(&self, ahead: usize) -> Tok<'a> {
        self.tokens[(self.next + ahead).min(self.tokens.len() - 1)].tok
    }

    pub(super) fn peek(&self) -> Tok<'a> {
        self.look(0)
    }

    /// The offset of the next token.
    pub(super) fn at(&self) -> usize {
        self.tokens[self.next].at
    }

    pub(super) fn bump(&mut self) -> Tok<'a> {
        let tok = self.peek();
        if self.next + 1 < self.tokens.len() {
            self.next += 1;
        }
        tok
    }

    /// Whether the next token is this operator; it is taken then.
    pub(super) fn eat(&mut self, punct: &str) -> bool {
        let found = self.peek() == Tok::Punct(punct);
        if found {
            self.bump();
        }
        found
    }

    /// Whether the next token is this keyword; it is taken then.
    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        let found = self.peek() == Tok::Name(word);
        if found {
            self.bump();
        }
        found
    }

    pub(super) fn expect(&mut self, punct: &str) -> Result<(), Diagnostic> {
        if self.eat(punct) {
            Ok(())
        } else {
            Err(self.unexpected(&format!("`{punct}`")))
        }
    }

    pub(super) fn name(&mut self, what: &str) -> Result<&'a str, Diagnostic> {
        match self.peek() {
            Tok::Name(name) => {
                self.bump();
                Ok(name)
            }
            Tok::Number(_) | Tok::Punct(_) | Tok::End => Err(self.unexpected(what)),
        }
    }

    /// An integer with an optional sign.
    pub(super) fn integer(&mut self) -> Result<i128, Diagnostic> {
        let at = self.at();
        let negative = self.eat("-");
        let Tok::Number(text) = self.peek() else { return Err(self.unexpected("a number")) };
        self.bump();
        let value = number(text).ok_or_else(|| self.source.malformed(at, format!("`{text}` is not a number")))?;
        Ok(if negative { -value } else { value })
    }

    /// Whether any token from here on is this operator.
    pub(super) fn any_left(&self, punct: &str) -> bool {
        self.tokens[self.next..].iter().any(|t| t.tok == Tok::Punct(punct))
    }

    /// The complaint that something else was expected here.
    pub(super) fn unexpected(&self, wanted: &str) -> Diagnostic {
        self.source.malformed(self.at(), format!("expected {wanted}, found {}", self.peek().shown()))
    }
}

/// The value of a decimal, hexadecimal or octal (`0o`) number of at most 64 bits.
pub(super) fn number(text: &str) -> Option<i128> {
    let lower = text.to_ascii_lowercase();
    let value = if let Some(hex) = lower.strip_prefix("0x") {
        u64::from_str_radix(hex, 16).ok()?
    } else if let Some(octal) = lower.strip_prefix("0o") {
        u64::from_str_radix(octal, 8).ok()?
    } else {
        lower.parse::<u64>().ok()?
    };
    Some(i128::from(value))
}

/// The thread that `0` or `P0` names.
pub(super) fn thread_id(tok: Tok<'_>) -> Option<u32> {
    match tok {
        Tok::Number(text) => text.parse().ok(),
        Tok::Name(text) => text.strip_prefix('P').and_then(|digits| digits.parse().ok()),
        Tok::Punct(_) | Tok::End => None,
    }
}

/// Operators of more than one character, the longer ones first.
const LONG_PUNCTS: [&str; 9] = ["/\\", "\\/", "=>", "==", "!=", "<>", "<=", ">=", "&&"];

/// The first token of a text and its length, which is 0 if there is none.
fn token(text: &str) -> (Tok<'_>, usize) {
    let Some(first) = text.chars().next() else { return (Tok::End, 0) };
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
    if first.is_ascii_alphabetic() || first == '_' || first == '.' {
        let length = text.find(|c| !word(c)).unwrap_or(text.len());
        return (Tok::Name(&text[..length]), length);
    }
    if first.is_ascii_digit() {
        let length = text.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(text.len());
        return (Tok::Number(&text[..length]), length);
    }
    if let Some(punct) = LONG_PUNCTS.iter().find(|p| text.starts_with(**p)) {
        return (Tok::Punct(&text[..punct.len()]), punct.len());
    }
    if "{}[]():;,=|~&*$%+-<>".contains(first) {
        return (Tok::Punct(&text[..1]), 1);
    }
    (Tok::End, 0)
}

fn narrow(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
