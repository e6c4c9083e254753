//! Names of C++ as people write them.
//!
//! Source: the Itanium C++ ABI, through `cpp_demangle`.
//! Guarantee: names are for people only; what is linked goes by the names of the object file. Two functions whose readable
//! names are the same (overloads) get numbers.
//! Deviation: parameters and results are left out, and a lambda is named by its place: `main::lambda 1`.

use cpp_demangle::{DemangleOptions, Symbol};

/// Names longer than this (templates of templates) are cut.
const LONGEST: usize = 120;

/// The readable form of a name; other names stay as they are.
pub(super) fn readable(name: &str) -> String {
    if !name.starts_with("_Z") {
        return name.to_string();
    }
    // The compiler numbers its copies of a function behind a dot.
    let stem = name.split('.').next().unwrap_or(name);
    let options = DemangleOptions::new().no_params().no_return_type();
    let text = Symbol::new(stem).ok().and_then(|symbol| symbol.demangle_with_options(&options).ok());
    let Some(text) = text else { return name.to_string() };
    match text.as_str() {
        // Nobody calls it by its name.
        "std::thread::_M_start_thread" => "std::thread".to_string(),
        _ => shortened(&lambdas(text.strip_suffix(" const").unwrap_or(&text))),
    }
}

/// `main::$_0::operator()` and `main::{lambda(int)#1}::operator()` become `main::lambda 1`.
fn lambdas(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find("$_").into_iter().chain(rest.find("{lambda(")).min() {
        let (before, at) = rest.split_at(start);
        out.push_str(before);
        let (number, behind) = match at.strip_prefix("$_") {
            Some(tail) => {
                let digits = tail.find(|c: char| !c.is_ascii_digit()).unwrap_or(tail.len());
                (tail[..digits].parse::<u64>().ok().map(|n| n + 1), &tail[digits..])
            }
            None => match at.find('}') {
                Some(end) => (at[..end].rsplit('#').next().and_then(|n| n.parse().ok()), &at[end + 1..]),
                None => (None, ""),
            },
        };
        let Some(number) = number else {
            out.push_str(at);
            return out;
        };
        out.push_str(&format!("lambda {number}"));
        rest = behind.strip_prefix("::operator()").unwrap_or(behind);
    }
    out.push_str(rest);
    out
}

fn shortened(text: &str) -> String {
    if text.chars().count() <= LONGEST {
        return text.to_string();
    }
    let head: String = text.chars().take(LONGEST).collect();
    format!("{head}…")
}

#[cfg(test)]
mod tests {
    use super::readable;

    #[test]
    fn names() {
        let table = [
            ("main", "main"),
            ("_Z1fPv", "f"),
            ("_ZN5queue4pushEi", "queue::push"),
            ("_ZN5StackIiE3popEv", "Stack<int>::pop"),
            ("_ZNK5queue4sizeEv", "queue::size"),
            ("_ZZ4mainENK3$_0clEv", "main::lambda 1"),
            ("_ZZ4mainENKUliE_clEi", "main::lambda 1"),
            ("_ZZ4mainENKUliE0_clEi.12", "main::lambda 2"),
            ("_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE", "std::thread"),
            ("_ZNSt6thread4joinEv", "std::thread::join"),
            ("_Zbroken", "_Zbroken"),
        ];
        for (name, expected) in table {
            assert_eq!(readable(name), expected, "{name}");
        }
    }
}
