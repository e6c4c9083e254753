//! The body of a thread: its declarations, and the check that it uses only what has a known meaning.
//!
//! Source: C11, 6.7 (declarations), herd's manual for what a body may hold.
//! Guarantee: every name in an accepted body is a parameter, a local, a label, or a known function or constant, so
//! the compiled text cannot touch anything else. The edits replace characters by blanks, so positions stay as they are.
//! Deviation: an observed register is one variable of the whole thread, as in herd, even if inner blocks declare it.

use super::super::ctype::CType;
use super::super::lex::Source;
use super::library;
use super::scan::{CToken, Thread};
use fencepost_ir::Diagnostic;
use std::collections::BTreeSet;
use std::ops::Range;

/// A variable that a body declares.
pub(super) struct Declared {
    pub(super) name: String,
    pub(super) ty: CType,
    pub(super) array: bool,
    pub(super) at: usize,
    /// Which declaration it belongs to.
    group: usize,
}

/// One declaration, for its removal.
struct Group {
    /// The type words and the stars.
    types: Vec<Range<usize>>,
    /// The whole declaration up to its semicolon.
    whole: Range<usize>,
    initialised: bool,
}

/// What a body declares.
pub(super) struct Body {
    pub(super) variables: Vec<Declared>,
    groups: Vec<Group>,
    /// Characters to blank in any case (`_Atomic` and its parentheses).
    blanks: Vec<Range<usize>>,
}

const KEYWORDS: [&str; 9] = ["if", "else", "while", "do", "for", "break", "continue", "goto", "sizeof"];

/// Variables that a body may declare.
const MAX_VARIABLES: usize = 1024;

/// Reads a body. `extra` are registers that only the initial state declares.
pub(super) fn read(source: &Source<'_>, thread: &Thread<'_>, extra: &[&str]) -> Result<Body, Diagnostic> {
    let mut body = Body { variables: Vec::new(), groups: Vec::new(), blanks: Vec::new() };
    let tokens = &thread.tokens;
    let mut i = 0;
    let mut starts = true;
    while i < tokens.len() {
        let text = tokens[i].text;
        if starts && CType::is_word(text) {
            i = body.declaration(source, tokens, i)?;
        }
        // A declaration may follow these, or the parenthesis of `for`.
        let in_for = text == "(" && i > 0 && tokens[i - 1].text == "for";
        starts = matches!(tokens.get(i).map(|t| t.text), Some("{" | "}" | ";" | ":")) || in_for;
        i += 1;
    }
    body.check(source, thread, extra)?;
    Ok(body)
}

impl Body {
    /// Reads the declaration at token `i` and gives the place of its semicolon.
    fn declaration(&mut self, source: &Source<'_>, tokens: &[CToken<'_>], start: usize) -> Result<usize, Diagnostic> {
        let mut i = start;
        let mut group = Group { types: Vec::new(), whole: tokens[start].at..tokens[start].at, initialised: false };
        let mut words: Vec<&str> = Vec::new();
        while let Some(token) = tokens.get(i).filter(|t| CType::is_word(t.text)) {
            if token.text == "_Atomic" && tokens.get(i + 1).is_some_and(|t| t.text == "(") {
                i = self.atomic(source, tokens, i, &mut words)?;
            } else {
                words.push(token.text);
            }
            group.types.push(token.at..token.end());
            i += 1;
        }
        if CType::parse(words.iter().copied()).is_none() {
            return Err(
                source.unsupported(tokens[start].at, format!("the type `{}` is not supported", words.join(" ")))
            );
        }
        loop {
            let mut own = words.clone();
            while let Some(star) = tokens.get(i).filter(|t| t.text == "*" || CType::is_word(t.text)) {
                own.push(star.text);
                group.types.push(star.at..star.end());
                i += 1;
            }
            let Some(name) = tokens.get(i).filter(|t| t.is_name()) else {
                let at = tokens.get(i).map_or(tokens[start].at, |t| t.at);
                return Err(source.malformed(at, "expected the name of a variable"));
            };
            if self.variables.len() >= MAX_VARIABLES {
                return Err(source.limit(name.at, format!("a thread declares at most {MAX_VARIABLES} variables")));
            }
            let ty = CType::parse(own.iter().copied());
            let Some(ty) = ty else { return Err(source.unsupported(name.at, "this type is not supported")) };
            let array = tokens.get(i + 1).is_some_and(|t| t.text == "[");
            let number = self.groups.len();
            self.variables.push(Declared { name: name.text.to_string(), ty, array, at: name.at, group: number });
            i = end_of_declarator(tokens, i + 1, &mut group.initialised);
            match tokens.get(i).map(|t| t.text) {
                Some(",") => i += 1,
                Some(";") => break,
                Some(_) | None => {
                    let at = tokens.get(i).map_or(name.at, |t| t.at);
                    return Err(source.malformed(at, "expected `;` or `,` behind a declaration"));
                }
            }
        }
        group.whole.end = tokens[i].at;
        self.groups.push(group);
        Ok(i)
    }

    /// Reads `_Atomic(type)`, whose first token is number `i`, and gives the place of the closing parenthesis.
    fn atomic<'a>(
        &mut self,
        source: &Source<'_>,
        tokens: &[CToken<'a>],
        i: usize,
        words: &mut Vec<&'a str>,
    ) -> Result<usize, Diagnostic> {
        let close = tokens[i..].iter().position(|t| t.text == ")").map(|n| i + n);
        let Some(close) = close.filter(|c| tokens[i + 2..*c].iter().all(|t| CType::is_word(t.text))) else {
            return Err(source.unsupported(tokens[i].at, "only `_Atomic` of a scalar type is supported"));
        };
        words.extend(tokens[i + 2..close].iter().map(|t| t.text));
        Ok(close)
    }

    /// Every name must have a known meaning.
    fn check(&mut self, source: &Source<'_>, thread: &Thread<'_>, extra: &[&str]) -> Result<(), Diagnostic> {
        let tokens = &thread.tokens;
        let text = |i: usize| tokens.get(i).map_or("", |t| t.text);
        for (i, token) in tokens.iter().enumerate() {
            if matches!(token.text, "." | "->") {
                return Err(source.unsupported(token.at, "structures are not supported in a litmus test"));
            }
            if token.text == "_Atomic" {
                self.blanks.push(token.at..token.end());
                if text(i + 1) == "(" {
                    let close = tokens[i..].iter().find(|t| t.text == ")").unwrap_or(token);
                    self.blanks.push(tokens[i + 1].at..tokens[i + 1].end());
                    self.blanks.push(close.at..close.end());
                }
            }
            if !token.is_name() || KEYWORDS.contains(&token.text) || CType::is_word(token.text) {
                continue;
            }
            let label = text(i + 1) == ":" && matches!(if i == 0 { "{" } else { text(i - 1) }, "{" | "}" | ";" | ":");
            let jump = i > 0 && text(i - 1) == "goto";
            if label || jump {
                continue;
            }
            if text(i + 1) == "(" {
                library::call(source, token)?;
            } else if !(self.knows(token.text, thread)
                || extra.contains(&token.text)
                || library::is_constant(token.text))
            {
                return Err(unknown(source, token));
            }
        }
        for variable in &self.variables {
            if variable.name.starts_with("fp_") {
                return Err(source.unsupported(variable.at, "names that start with `fp_` are reserved"));
            }
            if thread.params.iter().any(|p| p.name == variable.name) {
                let message = format!("the variable {} hides the parameter of that name", variable.name);
                return Err(source.unsupported(variable.at, message));
            }
        }
        Ok(())
    }

    fn knows(&self, name: &str, thread: &Thread<'_>) -> bool {
        self.variables.iter().any(|v| v.name == name) || thread.params.iter().any(|p| p.name == name)
    }

    /// The names that must be variables of the whole thread if `wanted` are: all that share a declaration.
    pub(super) fn hoisted(&self, wanted: &dyn Fn(&str) -> bool) -> Vec<String> {
        let mut names: BTreeSet<&str> = self.variables.iter().map(|v| v.name.as_str()).filter(|n| wanted(n)).collect();
        loop {
            let groups: BTreeSet<usize> =
                self.variables.iter().filter(|v| names.contains(v.name.as_str())).map(|v| v.group).collect();
            let before = names.len();
            names.extend(self.variables.iter().filter(|v| groups.contains(&v.group)).map(|v| v.name.as_str()));
            if names.len() == before {
                return names.into_iter().map(str::to_string).collect();
            }
        }
    }

    /// The body's text with the declarations of the hoisted names turned into assignments.
    pub(super) fn edited(&self, source: &Source<'_>, thread: &Thread<'_>, hoisted: &[String]) -> String {
        let mut blanks = self.blanks.clone();
        for (number, group) in self.groups.iter().enumerate() {
            if self.variables.iter().any(|v| v.group == number && hoisted.contains(&v.name)) {
                if group.initialised {
                    blanks.extend(group.types.iter().cloned());
                } else {
                    blanks.push(group.whole.clone());
                }
            }
        }
        let mut blank = vec![false; thread.body.len()];
        for at in blanks.into_iter().flatten() {
            blank[at - thread.body.start] = true;
        }
        let keep = |(i, c): (usize, char)| if c != '\n' && blank[i] { ' ' } else { c };
        source.text[thread.body.clone()].char_indices().map(keep).collect()
    }
}

/// The place of the comma or semicolon behind a declarator whose name is token `i - 1`.
fn end_of_declarator(tokens: &[CToken<'_>], mut i: usize, initialised: &mut bool) -> usize {
    let mut depth = 0usize;
    while let Some(token) = tokens.get(i) {
        match token.text {
            "," | ";" if depth == 0 => return i,
            "=" => *initialised = true,
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" if depth == 0 => return i,
            ")" | "]" | "}" => depth -= 1,
            _ => {}
        }
        i += 1;
    }
    i
}

fn unknown(source: &Source<'_>, token: &CToken<'_>) -> Diagnostic {
    match token.text {
        "return" | "switch" | "case" | "default" | "asm" | "__asm__" | "struct" | "union" | "float" | "double" => {
            source.unsupported(token.at, format!("`{}` is not supported in a litmus test", token.text))
        }
        name => source.malformed(token.at, format!("`{name}` is neither a parameter nor declared in this thread")),
    }
}
