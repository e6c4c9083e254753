//! The thread functions of a C litmus test and the tokens of their bodies.
//!
//! Source: C11, 6.4 (tokens), and herd's manual (`P0 (atomic_int* x, …) { … }`).
//! Guarantee: brackets match, and nothing but thread functions stands at the top level.
//! Misses: preprocessor lines, strings and character constants in bodies.

use super::super::ctype::CType;
use super::super::lex::Source;
use super::super::split::skip_c_blank;
use fencepost_ir::Diagnostic;
use std::ops::Range;

/// A token of C.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CToken<'a> {
    pub(super) text: &'a str,
    pub(super) at: usize,
}

impl CToken<'_> {
    pub(super) fn is_name(&self) -> bool {
        self.text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
    }

    pub(super) fn end(&self) -> usize {
        self.at + self.text.len()
    }
}

/// A parameter: a pointer to a location.
pub(super) struct Param {
    pub(super) name: String,
    /// The parameter's own type, a pointer.
    pub(super) ty: CType,
    pub(super) at: usize,
}

/// A thread function.
pub(super) struct Thread<'a> {
    pub(super) thread: u32,
    pub(super) at: usize,
    pub(super) params: Vec<Param>,
    /// The body with its braces.
    pub(super) body: Range<usize>,
    /// The tokens between the braces.
    pub(super) tokens: Vec<CToken<'a>>,
}

/// Threads that a test may have.
const MAX_THREADS: usize = 64;
/// How deep brackets may nest; the compiler has a limit of its own near this one.
const MAX_DEPTH: usize = 200;

/// All thread functions of the code section.
pub(super) fn threads<'a>(source: &Source<'a>, code: Range<usize>) -> Result<Vec<Thread<'a>>, Diagnostic> {
    let mut found: Vec<Thread<'a>> = Vec::new();
    let mut at = source.skip_blank(code.start)?;
    while at < code.end {
        let thread = function(source, at, code.end)?;
        if found.iter().any(|t| t.thread == thread.thread) {
            return Err(source.malformed(thread.at, format!("the thread P{} appears twice", thread.thread)));
        }
        if found.len() >= MAX_THREADS {
            return Err(source.limit(thread.at, format!("a litmus test has at most {MAX_THREADS} threads")));
        }
        at = source.skip_blank(thread.body.end)?;
        found.push(thread);
    }
    if found.is_empty() {
        return Err(source.malformed(at, "expected a thread such as `P0 (…) { … }`"));
    }
    Ok(found)
}

fn function<'a>(source: &Source<'a>, start: usize, end: usize) -> Result<Thread<'a>, Diagnostic> {
    let mut token = next(source, start, end)?;
    while matches!(token.text, "void" | "static" | "*") {
        token = next(source, token.end(), end)?;
    }
    let id = token.text.strip_prefix('P').and_then(|digits| digits.parse().ok());
    let Some(thread) = id else {
        let message = format!("expected a thread such as `P0 (…) {{ … }}`, found `{}`", token.text);
        return Err(source.malformed(token.at, message));
    };
    let at = token.at;
    let open = next(source, token.end(), end)?;
    if open.text != "(" {
        return Err(source.malformed(open.at, format!("expected `(`, found `{}`", open.text)));
    }
    let list = matching(source, open, end)?;
    let params = params(source, &list)?;
    let close = list.last().map_or(open.end(), |t| t.end());
    let close = next(source, close, end)?;
    let brace = next(source, close.end(), end)?;
    if brace.text != "{" {
        return Err(source.malformed(brace.at, format!("expected `{{`, found `{}`", brace.text)));
    }
    let tokens = matching(source, brace, end)?;
    let last = next(source, tokens.last().map_or(brace.end(), |t| t.end()), end)?;
    Ok(Thread { thread, at, params, body: brace.at..last.end(), tokens })
}

/// The tokens between a bracket and the one that closes it.
fn matching<'a>(source: &Source<'a>, open: CToken<'a>, end: usize) -> Result<Vec<CToken<'a>>, Diagnostic> {
    let mut stack = vec![open];
    let mut tokens = Vec::new();
    let mut at = open.end();
    loop {
        let token = next(source, at, end)?;
        at = token.end();
        match token.text {
            "" => return Err(source.malformed(stack[stack.len() - 1].at, "this bracket is not closed")),
            "(" | "[" | "{" => stack.push(token),
            ")" | "]" | "}" => {
                let wanted = match stack.pop().map(|t| t.text) {
                    Some("(") => ")",
                    Some("[") => "]",
                    Some(_) | None => "}",
                };
                if token.text != wanted {
                    return Err(source.malformed(token.at, format!("expected `{wanted}`, found `{}`", token.text)));
                }
                if stack.is_empty() {
                    return Ok(tokens);
                }
            }
            _ => {}
        }
        if stack.len() > MAX_DEPTH {
            return Err(source.limit(token.at, format!("brackets nest at most {MAX_DEPTH} deep")));
        }
        tokens.push(token);
    }
}

/// The next token; its text is empty at the end.
fn next<'a>(source: &Source<'a>, at: usize, end: usize) -> Result<CToken<'a>, Diagnostic> {
    let at = skip_c_blank(source, at)?;
    if at >= end {
        return Ok(CToken { text: "", at: at.min(end) });
    }
    let rest = source.rest(at);
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let Some(first) = rest.chars().next() else { return Ok(CToken { text: "", at }) };
    let length = if word(first) {
        rest.find(|c| !word(c)).unwrap_or(rest.len())
    } else if ["->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||"].iter().any(|p| rest.starts_with(p)) {
        2
    } else if "()[]{};:,?=+-*/%&|^~!<>.".contains(first) {
        1
    } else if "\"'#".contains(first) {
        return Err(source.unsupported(at, format!("`{first}` is not supported in a litmus test")));
    } else {
        return Err(source.malformed(at, format!("the character {first:?} has no meaning here")));
    };
    Ok(CToken { text: &rest[..length], at })
}

fn params(source: &Source<'_>, tokens: &[CToken<'_>]) -> Result<Vec<Param>, Diagnostic> {
    let mut found: Vec<Param> = Vec::new();
    if tokens.is_empty() || (tokens.len() == 1 && tokens[0].text == "void") {
        return Ok(found);
    }
    for group in tokens.split(|t| t.text == ",") {
        let Some((name, ty)) = group.split_last() else {
            return Err(source.malformed(tokens[0].at, "a parameter is missing between the commas"));
        };
        if !name.is_name() || CType::is_word(name.text) {
            return Err(source.malformed(name.at, format!("expected the name of a parameter, found `{}`", name.text)));
        }
        let words = ty.iter().map(|t| t.text).filter(|t| !matches!(*t, "(" | ")"));
        let parsed = if ty.is_empty() { None } else { CType::parse(words) };
        let Some(parsed) = parsed else {
            let spelled: Vec<&str> = ty.iter().map(|t| t.text).collect();
            let message = format!("parameters of the type `{}` are not supported", spelled.join(" "));
            return Err(source.unsupported(group[0].at, message));
        };
        let untyped = parsed.pointee().is_none_or(|p| p.base == "void" && !p.is_pointer());
        if untyped {
            return Err(
                source.unsupported(group[0].at, "a parameter must be a pointer to a location with a scalar type")
            );
        }
        if found.iter().any(|p| p.name == name.text) {
            return Err(source.malformed(name.at, format!("the parameter {} appears twice", name.text)));
        }
        found.push(Param { name: name.text.to_string(), ty: parsed, at: name.at });
    }
    Ok(found)
}
