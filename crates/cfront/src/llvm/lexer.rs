//! The lexer of textual LLVM IR.
//!
//! What it is: a hand-written scanner over bytes that gives one small copyable
//! token at a time; texts are slices of the input.
//!
//! What it guarantees: it always moves forward or gives [`Token::End`], it never
//! allocates, and it takes any input. Bytes that start no token come out as
//! [`Token::Unknown`], which no rule of the parser accepts.
//!
//! What it deliberately ignores: comments, and the meaning of words. A word or a
//! quoted text directly before a colon is a [`Token::Label`], as in LLVM, both
//! for the labels of blocks and for the fields of metadata.

/// A token.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Token<'s> {
    /// The end of the input.
    End,
    /// A punctuation character, one of `=,*()[]{}<>|!#^:`.
    Punct(u8),
    /// `...`.
    Ellipsis,
    /// A keyword, type name or other word.
    Word(&'s str),
    /// `name:`.
    Label(Name<'s>),
    /// `%name`, `%"name"` or `%7`.
    Local(Name<'s>),
    /// `@name`, `@"name"` or `@7`.
    Global(Name<'s>),
    /// `$name`.
    Comdat,
    /// `!name`.
    MetadataName(&'s str),
    /// `!7`.
    MetadataNumber(u32),
    /// `#7`.
    AttributeGroup(u32),
    /// `#dbg_value` and the like.
    HashWord(&'s str),
    /// `"..."`, with its escapes.
    String(&'s str),
    /// `c"..."`, with its escapes.
    ByteString(&'s str),
    /// A decimal integer with an optional sign.
    Integer(&'s str),
    /// `u0x..` or `s0x..`: whether it is signed, and its digits.
    HexInteger(bool, &'s str),
    /// A decimal floating point number.
    Float(&'s str),
    /// `0x..`, with its letter (0 if there is none) and its digits.
    HexFloat(u8, &'s str),
    /// A byte that starts no token, or a text without an end.
    Unknown,
}

/// The name in a token.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Name<'s> {
    /// Letters, digits and `-$._`.
    Plain(&'s str),
    /// A text between quotes, with its escapes.
    Quoted(&'s str),
    /// A number.
    Number(u32),
}

/// The scanner.
#[derive(Clone)]
pub(super) struct Lexer<'s> {
    source: &'s str,
    bytes: &'s [u8],
    /// Where the next token is looked for.
    position: usize,
    /// Where the last token starts.
    start: usize,
}

fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'$' | b'.' | b'_')
}

fn is_word_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

impl<'s> Lexer<'s> {
    pub(super) fn new(source: &'s str) -> Self {
        Lexer { source, bytes: source.as_bytes(), position: 0, start: 0 }
    }

    /// Gives the offset at which the last token starts.
    pub(super) fn start(&self) -> usize {
        self.start
    }

    /// Moves to the end of the line in which the last token starts.
    pub(super) fn skip_line(&mut self) {
        let rest = self.bytes.get(self.start..).unwrap_or(&[]);
        let length = rest.iter().position(|&byte| byte == b'\n');
        self.position = self.start + length.unwrap_or(rest.len());
    }

    fn byte(&self, position: usize) -> u8 {
        self.bytes.get(position).copied().unwrap_or(0)
    }

    fn slice(&self, from: usize, to: usize) -> &'s str {
        self.source.get(from..to).unwrap_or("")
    }

    /// Gives the first position from which the bytes are not of a kind.
    fn run(&self, from: usize, kind: impl Fn(u8) -> bool) -> usize {
        let rest = self.bytes.get(from..).unwrap_or(&[]);
        from + rest.iter().position(|&byte| !kind(byte)).unwrap_or(rest.len())
    }

    fn skip_blanks(&mut self) {
        loop {
            self.position = self.run(self.position, |byte| matches!(byte, b' ' | b'\n' | b'\t' | b'\r'));
            if self.byte(self.position) != b';' {
                return;
            }
            self.position = self.run(self.position, |byte| byte != b'\n');
        }
    }

    /// Gives the next token.
    pub(super) fn next(&mut self) -> Token<'s> {
        self.skip_blanks();
        self.start = self.position;
        let Some(&first) = self.bytes.get(self.position) else {
            return Token::End;
        };
        match first {
            b'%' => self.sigil(Token::Local),
            b'@' => self.sigil(Token::Global),
            b'$' => self.dollar(),
            b'!' => self.exclamation(),
            b'#' => self.hash(),
            b'"' => match self.quoted(self.position) {
                Some(text) if self.byte(self.position) == b':' => {
                    self.position += 1;
                    Token::Label(Name::Quoted(text))
                }
                Some(text) => Token::String(text),
                None => self.unknown(),
            },
            b'0'..=b'9' | b'-' | b'+' => self.number(),
            b'=' | b',' | b'*' | b'(' | b')' | b'[' | b']' | b'{' | b'}' | b'<' | b'>' | b'|' | b'^' | b':' => {
                self.position += 1;
                Token::Punct(first)
            }
            b'.' if self.bytes.get(self.position..self.position + 3) == Some(b"...") => {
                self.position += 3;
                Token::Ellipsis
            }
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'.' => self.word(),
            _ => self.unknown(),
        }
    }

    /// Takes everything that is left, so that nothing follows a broken token.
    fn unknown(&mut self) -> Token<'s> {
        self.position = self.bytes.len();
        Token::Unknown
    }

    /// Reads a text between quotes that starts at a position.
    fn quoted(&mut self, open: usize) -> Option<&'s str> {
        let end = self.run(open + 1, |byte| byte != b'"');
        if end >= self.bytes.len() {
            return None;
        }
        self.position = end + 1;
        Some(self.slice(open + 1, end))
    }

    fn small_number(&self, from: usize, to: usize) -> Option<u32> {
        self.slice(from, to).parse().ok()
    }

    fn sigil(&mut self, make: impl Fn(Name<'s>) -> Token<'s>) -> Token<'s> {
        let from = self.position + 1;
        match self.byte(from) {
            b'"' => match self.quoted(from) {
                Some(text) => make(Name::Quoted(text)),
                None => self.unknown(),
            },
            b'0'..=b'9' => {
                let end = self.run(from, |byte| byte.is_ascii_digit());
                match self.small_number(from, end) {
                    Some(number) => {
                        self.position = end;
                        make(Name::Number(number))
                    }
                    None => self.unknown(),
                }
            }
            _ => {
                let end = self.run(from, is_name_byte);
                if end == from {
                    return self.unknown();
                }
                self.position = end;
                make(Name::Plain(self.slice(from, end)))
            }
        }
    }

    fn dollar(&mut self) -> Token<'s> {
        let end = self.run(self.position, is_name_byte);
        if self.byte(end) == b':' {
            return self.word();
        }
        match self.sigil(Token::Local) {
            Token::Local(_) => Token::Comdat,
            _ => Token::Unknown,
        }
    }

    fn exclamation(&mut self) -> Token<'s> {
        let from = self.position + 1;
        let first = self.byte(from);
        if first.is_ascii_digit() {
            let end = self.run(from, |byte| byte.is_ascii_digit());
            return match self.small_number(from, end) {
                Some(number) => {
                    self.position = end;
                    Token::MetadataNumber(number)
                }
                None => self.unknown(),
            };
        }
        let end = self.run(from, |byte| is_name_byte(byte) || byte == b'\\');
        if end == from {
            self.position = from;
            return Token::Punct(b'!');
        }
        self.position = end;
        Token::MetadataName(self.slice(from, end))
    }

    fn hash(&mut self) -> Token<'s> {
        let from = self.position + 1;
        let end = self.run(from, is_word_byte);
        self.position = end;
        if self.byte(from).is_ascii_digit() {
            return match self.small_number(from, end) {
                Some(number) => Token::AttributeGroup(number),
                None => self.unknown(),
            };
        }
        if end == from {
            return Token::Punct(b'#');
        }
        Token::HashWord(self.slice(from, end))
    }

    /// Reads a word, or a label that starts like one.
    fn word(&mut self) -> Token<'s> {
        let from = self.position;
        let end = self.run(from, is_word_byte);
        // Most words end where no other name byte follows.
        let name_end = if is_name_byte(self.byte(end)) { self.run(end, is_name_byte) } else { end };
        if self.byte(name_end) == b':' {
            self.position = name_end + 1;
            return Token::Label(Name::Plain(self.slice(from, name_end)));
        }
        if end == from {
            return self.unknown();
        }
        let text = self.slice(from, end);
        if text == "c" && self.byte(end) == b'"' {
            return match self.quoted(end) {
                Some(text) => Token::ByteString(text),
                None => self.unknown(),
            };
        }
        self.position = end;
        if let Some(digits) = text.strip_prefix("u0x").or_else(|| text.strip_prefix("s0x")) {
            if !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
                return Token::HexInteger(text.starts_with('s'), digits);
            }
        }
        Token::Word(text)
    }

    fn number(&mut self) -> Token<'s> {
        let from = self.position;
        let signed = !self.byte(from).is_ascii_digit();
        let digits = from + usize::from(signed);
        let mut end = self.run(digits, |byte| byte.is_ascii_digit());
        if self.byte(from) != b'+' {
            // A label may start with a digit or a minus.
            let name_end = if is_name_byte(self.byte(end)) { self.run(end, is_name_byte) } else { end };
            if name_end > from && self.byte(name_end) == b':' {
                self.position = name_end + 1;
                if name_end == end && !signed {
                    return match self.small_number(from, end) {
                        Some(number) => Token::Label(Name::Number(number)),
                        None => self.unknown(),
                    };
                }
                return Token::Label(Name::Plain(self.slice(from, name_end)));
            }
        }
        if end == digits {
            return self.unknown();
        }
        if !signed && end == from + 1 && self.byte(from) == b'0' && self.byte(end) == b'x' {
            let letter = match self.byte(end + 1) {
                letter @ (b'K' | b'L' | b'M' | b'H' | b'R') => letter,
                _ => 0,
            };
            let from = end + 1 + usize::from(letter != 0);
            let end = self.run(from, |byte| byte.is_ascii_hexdigit());
            if end == from {
                return self.unknown();
            }
            self.position = end;
            return Token::HexFloat(letter, self.slice(from, end));
        }
        if self.byte(end) != b'.' {
            if self.byte(from) == b'+' {
                return self.unknown();
            }
            self.position = end;
            return Token::Integer(self.slice(from, end));
        }
        end = self.run(end + 1, |byte| byte.is_ascii_digit());
        if matches!(self.byte(end), b'e' | b'E') {
            let sign = usize::from(matches!(self.byte(end + 1), b'+' | b'-'));
            let exponent = end + 1 + sign;
            let exponent_end = self.run(exponent, |byte| byte.is_ascii_digit());
            if exponent_end > exponent {
                end = exponent_end;
            }
        }
        self.position = end;
        Token::Float(self.slice(from, end))
    }
}

/// Decodes `\\` and `\hh`; other backslashes stand for themselves.
pub(super) fn unescape(text: &str) -> Vec<u8> {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let [first, tail @ ..] = rest {
        rest = tail;
        if *first == b'\\' {
            match tail {
                [b'\\', after @ ..] => rest = after,
                [high, low, after @ ..] => {
                    if let (Some(high), Some(low)) = (hex_digit(*high), hex_digit(*low)) {
                        out.push(high << 4 | low);
                        rest = after;
                        continue;
                    }
                }
                _ => {}
            }
        }
        out.push(*first);
    }
    out
}

fn hex_digit(byte: u8) -> Option<u8> {
    match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        b'A'..=b'F' => Some(byte - b'A' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(source: &str) -> Vec<Token<'_>> {
        let mut lexer = Lexer::new(source);
        let mut tokens = Vec::new();
        loop {
            match lexer.next() {
                Token::End => return tokens,
                token => tokens.push(token),
            }
        }
    }

    #[test]
    fn names_and_numbers() {
        assert_eq!(
            all("%a.b %\"x y\" %7 @g !dbg !12 #3 #dbg_value $c"),
            [
                Token::Local(Name::Plain("a.b")),
                Token::Local(Name::Quoted("x y")),
                Token::Local(Name::Number(7)),
                Token::Global(Name::Plain("g")),
                Token::MetadataName("dbg"),
                Token::MetadataNumber(12),
                Token::AttributeGroup(3),
                Token::HashWord("dbg_value"),
                Token::Comdat,
            ]
        );
        assert_eq!(
            all("-5 0x7FF0 0xK3FFF 1.5e+3 -0.0 u0xFF 12: if.end: ; comment\n c\"a\\00\" ..."),
            [
                Token::Integer("-5"),
                Token::HexFloat(0, "7FF0"),
                Token::HexFloat(b'K', "3FFF"),
                Token::Float("1.5e+3"),
                Token::Float("-0.0"),
                Token::HexInteger(false, "FF"),
                Token::Label(Name::Number(12)),
                Token::Label(Name::Plain("if.end")),
                Token::ByteString("a\\00"),
                Token::Ellipsis,
            ]
        );
    }

    #[test]
    fn broken_text_is_unknown() {
        for source in ["\"abc", "%", "@", "!99999999999", "0x", "~", "c\"x", "+", "%99999999999", "$", "é"] {
            assert!(all(source).contains(&Token::Unknown), "{source}");
        }
    }

    #[test]
    fn escapes() {
        assert_eq!(unescape(r"a\00\5Cb\\c\zz\4"), b"a\0\\b\\c\\zz\\4");
    }
}
