//! The functions by which a program speaks to a verifier, for a test: those of `fencepost.h` and of SV-COMP.
//!
//! They get their own definitions behind the program. Those of SV-COMP are defined by the names of their symbols, since programs
//! declare them with types of their own.
//! Misses: a function whose definition a macro hides is taken for missing, and the test then does not compile.

use super::{put, Included};
use std::collections::BTreeSet;

/// What `fencepost.h` declares.
const HEADER: &str = "/* What fencepost.h declares. */
FPX_PLAIN void __fp_assert(int condition, const char *text) { if (!condition) fpx_violate(text, 0, 0, 0); }
FPX_PLAIN void __fp_assume(int condition) { fpx_assume(condition); }
FPX_PLAIN void __fp_fence(int pairs) { fpx_fence(pairs); }
FPX_PLAIN void __fp_atomic_begin(void) { fpx_release(); }
FPX_PLAIN void __fp_atomic_end(void) { fpx_release(); }
FPX_PLAIN void __fp_yield(void) { fpx_release(); }
FPX_PLAIN void __fp_observe(long long value) { (void)value; }
FPX_PLAIN void __fp_commit(void) {}
FPX_PLAIN int __fp_arg(void) { return (int)fpx_input(); }
FPX_PLAIN int __fp_choose32(void) { return (int)fpx_input(); }
#define FPX_INPUT(type, name) FPX_PLAIN type fp_nondet_##name(void) { return (type)fpx_input(); }
FPX_INPUT(_Bool, bool)
FPX_INPUT(char, char)
FPX_INPUT(signed char, schar)
FPX_INPUT(unsigned char, uchar)
FPX_INPUT(short, short)
FPX_INPUT(unsigned short, ushort)
FPX_INPUT(int, int)
FPX_INPUT(unsigned, uint)
FPX_INPUT(long, long)
FPX_INPUT(unsigned long, ulong)
FPX_INPUT(long long, longlong)
FPX_INPUT(unsigned long long, ulonglong)
FPX_INPUT(void *, pointer)
FPX_INPUT(__SIZE_TYPE__, size)
FPX_PLAIN float fp_nondet_float(void) { union { unsigned bits; float value; } u = {(unsigned)fpx_input()}; return u.value; }
FPX_PLAIN double fp_nondet_double(void) { union { unsigned long long bits; double value; } u = {fpx_input()}; return u.value; }

";

/// The functions of SV-COMP that these texts name and do not define.
pub fn missing(texts: &[String]) -> Vec<String> {
    let bare: Vec<String> = texts.iter().map(|t| without_comments(t)).collect();
    let words = bare.iter().flat_map(|t| t.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')));
    let names: BTreeSet<&str> = words.filter(|w| definition(w, 0).is_some()).collect();
    names.into_iter().filter(|name| !bare.iter().any(|text| defines(text, name))).map(str::to_string).collect()
}

/// Whether a text has a body for a function: its name, parameters and a brace.
fn defines(text: &str, name: &str) -> bool {
    let part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    text.match_indices(name).any(|(at, _)| {
        let behind = &text[at + name.len()..];
        let whole = !text[..at].ends_with(part) && !behind.starts_with(part);
        let Some(list) = behind.trim_start().strip_prefix('(').filter(|_| whole) else { return false };
        let mut depth = 1;
        let end = list.char_indices().find(|(_, c)| {
            depth += i32::from(*c == '(') - i32::from(*c == ')');
            depth == 0
        });
        end.is_some_and(|(end, _)| list[end + 1..].trim_start().starts_with('{'))
    })
}

fn without_comments(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("/*").into_iter().chain(rest.find("//")).min() {
        out.push_str(&rest[..at]);
        let (end, length) = if rest[at..].starts_with("//") { ("\n", 0) } else { ("*/", 2) };
        rest = rest[at + 2..].find(end).map_or("", |k| &rest[at + 2 + k + length..]);
        out.push(' ');
    }
    out + rest
}

/// The definition of a function of SV-COMP.
fn definition(name: &str, number: usize) -> Option<String> {
    let (result, parameters, body) = match name {
        "__VERIFIER_error" | "reach_error" => ("void", "void", format!("fpx_violate(\"{name}()\", 0, 0, 0);")),
        "__VERIFIER_assert" => {
            ("void", "int condition", "if (!condition) fpx_violate(\"an assertion\", 0, 0, 0);".into())
        }
        "__VERIFIER_assume" => ("void", "int condition", "fpx_assume(condition);".into()),
        "__VERIFIER_atomic_begin" | "__VERIFIER_atomic_end" => ("void", "void", "fpx_release();".into()),
        "__VERIFIER_nondet_float" => (
            "float",
            "void",
            "union { unsigned bits; float value; } u = {(unsigned)fpx_input()}; return u.value;".into(),
        ),
        "__VERIFIER_nondet_double" => (
            "double",
            "void",
            "union { unsigned long long bits; double value; } u = {fpx_input()}; return u.value;".into(),
        ),
        _ => {
            name.strip_prefix("__VERIFIER_nondet_").filter(|kind| !kind.is_empty() && *kind != "memory")?;
            ("unsigned long long", "void", "return fpx_input();".into())
        }
    };
    let head = format!("FPX_PLAIN {result} fpx_verifier_{number}({parameters})");
    Some(format!("{head} FPX_SYMBOL(\"{name}\");\n{head} {{ {body} }}\n"))
}

/// The functions that a program needs.
pub(super) fn functions(program: &Included<'_>) -> String {
    let mut out = if program.header { HEADER.to_string() } else { String::new() };
    let list: String = program.missing.iter().enumerate().filter_map(|(k, name)| definition(name, k)).collect();
    if !list.is_empty() {
        put(&mut out, format_args!("/* The functions of SV-COMP that the program calls. */\n{list}\n"));
    }
    out
}
