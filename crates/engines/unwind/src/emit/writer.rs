//! The text that is written, with `#line` positions.
//!
//! Guarantee: a statement that comes from the user's source stands behind a `#line` of its position; text of our own stands
//! behind one of the place where it really is.

use fencepost_ir::{Loc, Program};

/// Stands for the line that it is on, until the end.
const HERE: &str = "#line @";

/// The lines of a source file, if they are at hand: file and line, counted from 1.
pub type SourceLine<'a> = &'a dyn Fn(&str, u32) -> Option<String>;

/// Text in the making.
pub struct Writer<'a> {
    program: &'a Program,
    lines: SourceLine<'a>,
    text: String,
    at: Option<(u32, u32)>,
}

impl<'a> Writer<'a> {
    /// Nothing is written yet.
    pub fn new(program: &'a Program, lines: SourceLine<'a>) -> Writer<'a> {
        Writer { program, lines, text: String::new(), at: None }
    }

    /// Text of our own.
    pub fn own(&mut self, text: &str) {
        if self.at.take().is_some() {
            self.text.push_str(HERE);
            self.text.push('\n');
        }
        self.text.push_str(text);
    }

    /// A label, which has no position.
    pub fn label(&mut self, text: &str) {
        self.text.push_str(text);
        self.text.push('\n');
    }

    /// A statement that comes from a place in the source. Its lines count as one to a reader of messages: the first.
    pub fn statement(&mut self, loc: Loc, lines: &[String]) {
        if lines.is_empty() {
            return;
        }
        match self.program.file_name(loc) {
            Some(file) if self.at != Some((loc.file.0, loc.line)) => {
                self.at = Some((loc.file.0, loc.line));
                if let Some(source) = (self.lines)(file, loc.line) {
                    let source = source.trim().replace("*/", "* /").replace("/*", "/ *");
                    self.text.push_str(&format!("    /* {} */\n", source.trim_end_matches('\\')));
                }
                self.text.push_str(&format!("#line {} \"{}\"\n", loc.line, quoted(file)));
            }
            // The compiler has counted on, so the position is said again.
            Some(_) => self.text.push_str(&format!("#line {}\n", loc.line)),
            None => {}
        }
        for line in lines {
            self.text.push_str("    ");
            self.text.push_str(line);
            self.text.push('\n');
        }
    }

    /// All of it; `name` is what the text calls itself.
    pub fn finish(self, name: &str) -> String {
        let mut text = String::new();
        for (number, line) in self.text.lines().enumerate() {
            if line == HERE {
                text.push_str(&format!("#line {} \"{}\"", number + 2, quoted(name)));
            } else {
                text.push_str(line);
            }
            text.push('\n');
        }
        text
    }
}

fn quoted(name: &str) -> String {
    name.replace('\\', "\\\\").replace('"', "\\\"")
}
