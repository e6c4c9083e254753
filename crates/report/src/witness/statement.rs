//! What a line of C says by itself: whether a statement starts it, what it calls, and what a call of an input function returns.
//!
//! Guarantee: a line counts as the start of a statement only if it surely is one that a thread passes each time it comes
//! there: the line before ends a statement or opens a block, and the line does not start a loop, whose start is passed
//! only once. Misses: statements behind labels, on a line with another one, or behind a comment; this is text, not a parser.

use crate::source::Sources;

/// Words that start a line which is no statement, or one that is passed once and evaluated often.
const NOT_STARTS: [&str; 8] = ["else", "case", "default", "for", "while", "do", "switch", "goto"];

/// The column in characters where a statement of a function starts the line, if one does.
pub fn start(sources: &mut Sources, file: &str, line: u32, function: &str) -> Option<u32> {
    let text = sources.line(file, line)?.to_string();
    let code = text.trim_start();
    let word: String = code.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    let first = code.chars().next()?;
    if !(first.is_alphabetic() || first == '_' || first == '*') || NOT_STARTS.contains(&word.as_str()) {
        return None;
    }
    // A label; or a function that calls itself and comes back here.
    if code[word.len()..].trim_start().starts_with(':') || code.contains(&format!("{function}(")) {
        return None;
    }
    let before = (1..line).rev().take(50).find_map(|l| {
        let text = sources.line(file, l)?.to_string();
        let text = text.split("//").next().unwrap_or_default().trim().to_string();
        let blank = text.is_empty() || text.starts_with('#') || text.starts_with("/*") && text.ends_with("*/");
        (!blank).then_some(text)
    })?;
    let open = before.matches('(').count() > before.matches(')').count();
    let closed = code.matches('(').count() < code.matches(')').count();
    if open || closed || !before.ends_with([';', '{', '}']) {
        return None;
    }
    let blanks = text.chars().take_while(|c| c.is_whitespace()).count();
    u32::try_from(blanks + 1).ok()
}

/// The column in characters of a call at a byte column, if the call is a statement by itself.
pub fn call(sources: &mut Sources, file: &str, line: u32, column: u32) -> Option<u32> {
    sources.call_end(file, line, column)?;
    let text = sources.line(file, line)?.get(..usize::try_from(column).ok()? - 1)?.trim().to_string();
    let start = match text.as_str() {
        "" => {
            let before = sources.line(file, line.checked_sub(1)?)?.trim();
            before.ends_with([';', '{', '}', ')']) || before == "else"
        }
        _ => {
            let headed = text.ends_with(')') && text.trim_start_matches('}').trim_start().starts_with("if");
            let labelled = text.ends_with(':') && !text.contains('?');
            headed || labelled || text.ends_with([';', '{', '}']) || text.ends_with("else")
        }
    };
    start.then(|| sources.column(file, line, column))
}

/// Whether a line is all of a statement, or the head of an `if`, and calls no function of the program, so that a thread which
/// comes back from a call cannot be in the midst of it.
pub fn calls_nothing(sources: &mut Sources, file: &str, line: u32) -> bool {
    let Some(text) = sources.line(file, line).map(code) else { return false };
    let whole = text.ends_with([';', '{', '}']) || text.starts_with("if") && text.ends_with(')');
    let balanced = text.matches('(').count() == text.matches(')').count();
    // A macro can hide a call.
    let hidden =
        words(text).any(|(word, _)| word.len() > 1 && word != "NULL" && word.chars().all(|c| !c.is_lowercase()));
    whole && balanced && !hidden && calls(text).all(of_a_library)
}

/// Whether there is exactly one call on a line.
pub fn single_call(sources: &mut Sources, file: &str, line: u32) -> bool {
    sources.line(file, line).is_some_and(|text| calls(code(text)).count() == 1)
}

/// Functions that run nothing of the program, or only end it.
fn of_a_library(name: &str) -> bool {
    let starts =
        ["atomic_", "__atomic_", "__sync_", "pthread_", "sem_", "mtx_", "cnd_", "thrd_", "fp_", "__VERIFIER_nondet_"];
    let names = [
        "__VERIFIER_assert",
        "__VERIFIER_assume",
        "__VERIFIER_atomic_begin",
        "__VERIFIER_atomic_end",
        "assert",
        "assume_abort_if_not",
    ];
    name != "pthread_once" && (names.contains(&name) || starts.iter().any(|start| name.starts_with(start)))
}

/// A line without the blanks around it and without what `//` starts.
fn code(text: &str) -> &str {
    text.split("//").next().unwrap_or_default().trim()
}

/// The functions that a text calls, by name.
fn calls(text: &str) -> impl Iterator<Item = &str> {
    const KEYWORDS: [&str; 9] = ["if", "else", "for", "while", "do", "switch", "return", "case", "sizeof"];
    words(text)
        .filter(|(word, rest)| rest.trim_start().starts_with('(') && !KEYWORDS.contains(word))
        .map(|(word, _)| word)
}

/// The words of a text that can be names, each with what comes behind it.
fn words(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let inside = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    let mut rest = text;
    std::iter::from_fn(move || {
        rest = &rest[rest.find(inside)?..];
        let (word, behind) = rest.split_at(rest.find(|c| !inside(c)).unwrap_or(rest.len()));
        rest = behind;
        Some((word, behind))
    })
    .filter(|(word, _)| !word.starts_with(|c: char| c.is_ascii_digit()))
}

/// The value of an input as its function's type shows it, if the function's name tells the type.
pub fn input(function: &str, pointer_bits: u8, bits: u128) -> Option<i128> {
    let name = function.strip_prefix("__VERIFIER_nondet_").or_else(|| function.strip_prefix("fp_nondet_"))?;
    let long = u32::from(pointer_bits);
    let (width, signed) = match name {
        "bool" | "_Bool" => (1, false),
        "char" | "schar" | "signed_char" => (8, true),
        "uchar" | "unsigned_char" | "u8" => (8, false),
        "short" => (16, true),
        "ushort" | "unsigned_short" | "u16" => (16, false),
        "int" => (32, true),
        "uint" | "unsigned" | "unsigned_int" | "u32" => (32, false),
        "long" => (long, true),
        "ulong" | "unsigned_long" | "size_t" => (long, false),
        "longlong" => (64, true),
        "ulonglong" => (64, false),
        // Floating point, pointers, and names of others.
        _ => return None,
    };
    let unused = 128 - width;
    Some(if signed { ((bits << unused) as i128) >> unused } else { ((bits << unused) >> unused) as i128 })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "int f(int n) {
    x = 1;
    if (x) y = 2; // set
    for (;;)
        y = 3;
  again: z = 1;

    /* next */
    *p = f(
        x);
    return f(n - 1);
  } while (x);
    long_name = g(x);
}
";

    #[test]
    fn only_sure_starts_of_statements_count() {
        let mut sources = Sources::new();
        sources.insert("a.c", TEXT);
        let starts: Vec<u32> = (1..=15).filter(|l| start(&mut sources, "a.c", *l, "f").is_some()).collect();
        assert_eq!(starts, [2, 3, 13]);
        assert_eq!(start(&mut sources, "a.c", 13, "f"), Some(5));
        // In another function the calls of `f` do not come back to their own lines.
        let starts: Vec<u32> = (1..=15).filter(|l| start(&mut sources, "a.c", *l, "main").is_some()).collect();
        assert_eq!(starts, [2, 3, 9, 11, 13]);
    }

    #[test]
    fn a_thread_cannot_come_back_to_a_line_that_calls_nothing_of_the_program() {
        for (line, expected) in [
            ("x = y + (int)z;", true),
            ("if (!made)", true),
            ("    sem_wait(&s); // set(1)", true),
            ("pthread_mutex_lock(&m);", true),
            ("pthread_once(&once, make);", false),
            ("x = get() + y;", false),
            ("x = LOCKED + y;", false),
            ("x = (y)", false),
            ("f(a,", false),
        ] {
            let mut sources = Sources::new();
            sources.insert("a.c", line);
            assert_eq!(calls_nothing(&mut sources, "a.c", 1), expected, "{line}");
        }
        let mut sources = Sources::new();
        sources.insert("a.c", "if (pthread_create(&t, 0, f, (void *)1))\npthread_create(&t, 0, f, next());\n");
        assert!(single_call(&mut sources, "a.c", 1) && !single_call(&mut sources, "a.c", 2));
    }

    #[test]
    fn inputs_have_the_values_of_their_types() {
        assert_eq!(input("__VERIFIER_nondet_int", 64, 0xffff_ffff), Some(-1));
        assert_eq!(input("__VERIFIER_nondet_uint", 64, 0xffff_ffff), Some(0xffff_ffff));
        assert_eq!(input("fp_nondet_long", 32, 0xffff_fffe), Some(-2));
        assert_eq!(input("fp_nondet_ulong", 64, u128::MAX), Some(i128::from(u64::MAX)));
        assert_eq!(input("fp_nondet_bool", 64, 1), Some(1));
        assert_eq!(input("rand", 64, 1), None);
    }
}
