//! C identifiers for what has a name in the source.
//!
//! Guarantee: no two things have one name, and none has a name of the language or of the runtime.

use rustc_hash::FxHashSet;

/// What the language, its headers and the runtime call theirs.
const TAKEN: &[&str] = &[
    "auto",
    "break",
    "case",
    "char",
    "const",
    "continue",
    "default",
    "do",
    "double",
    "else",
    "enum",
    "extern",
    "float",
    "for",
    "goto",
    "if",
    "inline",
    "int",
    "long",
    "register",
    "restrict",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "struct",
    "switch",
    "typedef",
    "union",
    "unsigned",
    "void",
    "volatile",
    "while",
    "asm",
    "typeof",
    "main",
    "stopped",
    "ct",
    "threads",
    "th_pos",
    "started",
    "section",
    "section_wrote",
    "violated",
    "unwinding",
    "last",
    "hidden",
    "first",
    "mem",
    "guess",
    "owner",
    "own_view",
    "within",
    "own",
    "own_objects",
    "own_bytes",
    "shared_objects",
    "shared_cells",
    "exit_value",
    "result1",
    "result2",
    "result3",
    "own_mark",
    "object_mark",
    "next_write",
    "written",
    "leave",
    "enter",
    "stop",
    "violation",
    "misuse",
    "unix",
    "linux",
    "i386",
];

/// Names that are taken so far.
#[derive(Clone, Debug)]
pub struct Names {
    taken: FxHashSet<String>,
}

impl Default for Names {
    /// Nothing is named yet.
    fn default() -> Names {
        Names { taken: TAKEN.iter().map(|n| (*n).to_string()).collect() }
    }
}

impl Names {
    /// A name like the wanted one.
    pub fn fresh(&mut self, wanted: &str) -> String {
        let mut name: String =
            wanted.chars().map(|c| if c.is_ascii_alphanumeric() || c == '_' { c } else { '_' }).collect();
        if name.is_empty() || name.starts_with(|c: char| c.is_ascii_digit() || c == '_') {
            name.insert(0, 'v');
        }
        if name.starts_with("mem_") || name.starts_with("th_") || name.starts_with("object_") {
            name.insert_str(0, "v_");
        }
        let mut candidate = name.clone();
        let mut n = 1;
        while !self.taken.insert(candidate.clone()) {
            n += 1;
            candidate = format!("{name}_{n}");
        }
        candidate
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_new_and_legal() {
        let mut names = Names::default();
        let made: Vec<String> = ["x", "x", "stopped", "a.b", "3", "", "mem_get"].map(|n| names.fresh(n)).to_vec();
        assert_eq!(made, ["x", "x_2", "stopped_2", "a_b", "v3", "v", "v_mem_get"]);
    }
}
