//! The sections of a litmus file: header, initial state, code, and the condition.
//!
//! Source: herd's manual. Guarantee: the sections are found without understanding the code, so that each
//! section's own parser reports its own trouble. Deviation: herd looks for the words `exists`, `forall`, … anywhere
//! outside comments; so do we, but not inside the braces of C functions.

use super::lex::Source;
use super::Arch;
use fencepost_ir::Diagnostic;
use std::ops::Range;

/// Where the sections of a litmus file stand (offsets in the text).
pub(super) struct Sections {
    pub(super) arch: Arch,
    pub(super) name: String,
    pub(super) init: Range<usize>,
    pub(super) code: Range<usize>,
    pub(super) condition: Range<usize>,
}

/// The words that start the part behind the code.
const CONDITION_WORDS: [&str; 8] =
    ["exists", "forall", "final", "locations", "filter", "observed", "Observed", "cases"];

/// Finds the sections.
pub(super) fn split(source: &Source<'_>) -> Result<Sections, Diagnostic> {
    let start = source.skip_blank(0)?;
    let arch_word = word(source.rest(start));
    let arch = match arch_word.to_ascii_uppercase().as_str() {
        "" => return Err(source.malformed(start, "expected the architecture, such as `X86` or `C`")),
        "X86" => Arch::X86,
        "X86_64" => Arch::X86_64,
        "C" => Arch::C,
        _ => return Err(source.unsupported(start, format!("litmus tests for `{arch_word}` are not supported"))),
    };
    let after = start + arch_word.len();
    let name_at = after + blanks(source.rest(after));
    let name = word(source.rest(name_at));
    if name_at == after || name.is_empty() || name.contains('{') {
        return Err(source.malformed(name_at, "expected the name of the test"));
    }
    let open = find_init(source, name_at + name.len())?;
    let close = find_close(source, open)?;
    let mut code = close + 1;
    if source.rest(code).trim_start().starts_with(';') {
        code += source.rest(code).find(';').map_or(0, |i| i + 1);
    }
    let condition = find_condition(source, code, arch)?;
    let end = find_end(source, condition)?;
    let sections = Sections {
        arch,
        name: name.to_string(),
        init: open + 1..close,
        code: code..condition,
        condition: condition..end,
    };
    Ok(sections)
}

/// The characters up to the next white space.
fn word(text: &str) -> &str {
    text.split(char::is_whitespace).next().unwrap_or("")
}

/// How many blanks and tabs a text starts with.
fn blanks(text: &str) -> usize {
    text.len() - text.trim_start_matches([' ', '\t']).len()
}

/// The opening brace of the initial state; skips the documentation and the `Key=Value` lines.
fn find_init(source: &Source<'_>, mut at: usize) -> Result<usize, Diagnostic> {
    let missing = |at| source.malformed(at, "the initial state `{ … }` is missing");
    loop {
        at = source.skip_blank(at)?;
        let rest = source.rest(at);
        let Some(first) = rest.chars().next() else { return Err(missing(at)) };
        let key = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-').unwrap_or(rest.len());
        if first == '{' {
            return Ok(at);
        } else if first == '"' {
            at = source.skip_string(at)?;
        } else if key > 0 && rest[key..].trim_start_matches([' ', '\t']).starts_with('=') {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if key > 0 {
            at += key;
        } else {
            at += first.len_utf8();
        }
    }
}

/// The brace that closes the one at `open`.
fn find_close(source: &Source<'_>, open: usize) -> Result<usize, Diagnostic> {
    let (mut at, mut depth) = (open, 0usize);
    loop {
        at = source.skip_blank(at)?;
        match source.rest(at).chars().next() {
            None => return Err(source.malformed(open, "this brace is not closed")),
            Some('{') => depth += 1,
            Some('}') if depth == 1 => return Ok(at),
            Some('}') => depth -= 1,
            Some(_) => {}
        }
        at += source.rest(at).chars().next().map_or(0, char::len_utf8);
    }
}

/// Where the code ends and the condition (or `locations`, or `filter`) starts.
fn find_condition(source: &Source<'_>, mut at: usize, arch: Arch) -> Result<usize, Diagnostic> {
    let mut depth = 0usize;
    loop {
        // In C, `(*` is ordinary code; its own comments are skipped instead.
        let in_c = arch == Arch::C && depth > 0;
        at = if in_c { skip_c_blank(source, at)? } else { source.skip_blank(at)? };
        let rest = source.rest(at);
        let Some(first) = rest.chars().next() else { return Ok(at) };
        let length = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '.').unwrap_or(rest.len());
        if length > 0 {
            let negated = &rest[..length] == "not" && rest[length..].trim_start().starts_with("exists");
            if depth == 0 && (negated || CONDITION_WORDS.contains(&&rest[..length])) {
                return Ok(at);
            }
            at += length;
            continue;
        }
        match first {
            '~' if depth == 0 => return Ok(at),
            '"' => {
                at = source.skip_string(at)?;
                continue;
            }
            '{' | '(' if arch == Arch::C => depth += 1,
            '}' | ')' if arch == Arch::C => depth = depth.saturating_sub(1),
            _ => {}
        }
        at += first.len_utf8();
    }
}

/// The offset behind white space and C's comments.
pub(super) fn skip_c_blank(source: &Source<'_>, mut at: usize) -> Result<usize, Diagnostic> {
    loop {
        let rest = source.rest(at);
        at += rest.len() - rest.trim_start().len();
        let rest = source.rest(at);
        if let Some(comment) = rest.strip_prefix("/*") {
            match comment.find("*/") {
                Some(length) => at += length + 4,
                None => return Err(source.malformed(at, "this comment is not closed")),
            }
        } else if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
        } else {
            return Ok(at);
        }
    }
}

/// Where the condition ends: at old configuration blocks `<< … >>`, or at the end of the file.
fn find_end(source: &Source<'_>, mut at: usize) -> Result<usize, Diagnostic> {
    loop {
        at = source.skip_blank(at)?;
        let rest = source.rest(at);
        match rest.chars().next() {
            None => return Ok(at),
            Some(_) if rest.starts_with("<<") => return Ok(at),
            Some(first) => at += first.len_utf8(),
        }
    }
}
