//! Diagnostics: what is wrong with the input, where, and of which kind. Plain data, rendered elsewhere.

use crate::code::Code;
use std::fmt;

/// Which kind of trouble a diagnostic reports; it decides the exit code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum DiagnosticKind {
    /// The input is malformed: it is not a program of the language.
    Malformed,
    /// The input is legal, but outside what fencepost models.
    Unsupported,
    /// The input cannot be read, or a tool that reads it failed.
    Io,
    /// A limit of fencepost was exceeded.
    Limit,
    /// What the user asks for does not fit the input.
    Usage,
}

/// A message about the input, with the place it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// The kind.
    pub kind: DiagnosticKind,
    /// The cause.
    pub code: Code,
    /// What is wrong, one sentence in plain words.
    pub message: String,
    /// The file the position is in (as the user or the debug information names it), if known.
    pub file: Option<String>,
    /// The line, from 1; 0 if not known.
    pub line: u32,
    /// The column, from 1; 0 if not known.
    pub column: u32,
    /// What the user can do about it, or further detail.
    pub notes: Vec<String>,
}

impl Diagnostic {
    /// A diagnostic without a position. A message longer than anybody reads (it quotes the input's names) is cut.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        let message = shortened(message.into());
        Diagnostic { kind: code.kind(), code, message, file: None, line: 0, column: 0, notes: Vec::new() }
    }

    /// The same diagnostic, at a place.
    #[must_use]
    pub fn at(mut self, file: impl Into<String>, line: u32, column: u32) -> Self {
        self.file = Some(file.into());
        self.line = line;
        self.column = column;
        self
    }

    /// The same diagnostic with a further note.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }
}

/// Words as one types them in a shell: a command that a note names can be copied.
pub fn quoted<S: AsRef<str>>(words: &[S]) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./+:=@%,".contains(c) || !c.is_ascii();
    let quote = |word: &S| match word.as_ref() {
        word if !word.is_empty() && word.chars().all(plain) => word.to_string(),
        word => format!("'{}'", word.replace('\'', "'\\''")),
    };
    words.iter().map(quote).collect::<Vec<_>>().join(" ")
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(file) = &self.file {
            write!(f, "{file}")?;
            if self.line != 0 {
                write!(f, ":{}", self.line)?;
                if self.column != 0 {
                    write!(f, ":{}", self.column)?;
                }
            }
            f.write_str(": ")?;
        }
        f.write_str(&self.message)
    }
}

impl std::error::Error for Diagnostic {}

fn shortened(mut message: String) -> String {
    const LONGEST: usize = 1000;
    if let Some((end, _)) = message.char_indices().nth(LONGEST) {
        message.truncate(end);
        message.push('…');
    }
    message
}
