//! Mutated tests: whatever the text, parsing ends with a test or with a diagnostic that has a position.

use super::super::{parse, LitmusProgram, Options};
use super::corpus::CORPUS;
use super::text::C_TESTS;

/// A small generator of pseudo-random numbers (xorshift), so that a failure can be repeated.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }
}

const PIECES: [&str; 40] = [
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "|",
    ";",
    ":",
    "=",
    "/\\",
    "\\/",
    "~",
    "exists",
    "forall",
    "P0",
    "P9",
    "MOV",
    "LOCK",
    "EAX",
    "%rax",
    "$1",
    "-1",
    "0x",
    "99999999999999999999999",
    "(*",
    "*)",
    "//",
    "\"",
    "\n",
    "é",
    "int",
    "*",
    "_Atomic",
    "JNE",
    "x",
    "atomic_int",
    "filter",
    "locations",
    "<<",
];

fn mutate(text: &str, random: &mut Random) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=random.below(4) {
        let at = random.below(chars.len() + 1);
        match random.below(4) {
            0 if at < chars.len() => {
                chars.remove(at);
            }
            1 => {
                let end = (at + random.below(20)).min(chars.len());
                let copy: Vec<char> = chars[at..end].to_vec();
                let to = random.below(chars.len() + 1);
                chars.splice(to..to, copy);
            }
            2 => chars.truncate(at.max(1)),
            _ => {
                let piece = PIECES[random.below(PIECES.len())];
                chars.splice(at..at, piece.chars());
            }
        }
    }
    chars.into_iter().collect()
}

#[test]
fn mutated_tests_never_panic() {
    let seeds: Vec<&str> = CORPUS.iter().map(|(text, ..)| *text).chain(C_TESTS.iter().map(|(text, _)| *text)).collect();
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let (mut accepted, mut rejected) = (0, 0);
    for round in 0..6000 {
        let text = mutate(seeds[round % seeds.len()], &mut random);
        match parse("fuzz.litmus", &text, &Options { all_registers: round % 2 == 0 }) {
            Ok(litmus) => {
                accepted += 1;
                if let LitmusProgram::Ir(program) = &litmus.program {
                    let verified = fencepost_ir::verify::verify(program);
                    assert!(verified.is_ok(), "{verified:?}\n{text}");
                }
            }
            Err(error) => {
                rejected += 1;
                assert!(error.line >= 1 && error.column >= 1, "{error}\n{text}");
                assert!(error.line as usize <= text.lines().count() + 1, "{error}\n{text}");
            }
        }
    }
    // Both kinds must occur, or the mutations are too weak or too strong.
    assert!(accepted > 300 && rejected > 300, "{accepted} accepted, {rejected} rejected");
}

#[test]
fn deep_nesting_is_a_limit() {
    let deep = |n: usize| format!("X86 deep\n{{}}\n P0 ;\n NOP ;\nexists {}x=0{}", "(".repeat(n), ")".repeat(n));
    assert!(parse("d", &deep(100), &Options::default()).is_ok());
    let error = parse("d", &deep(50_000), &Options::default()).expect_err("too deep");
    assert_eq!(error.kind, fencepost_ir::DiagnosticKind::Limit);
    let negated = format!("X86 deep\n{{}}\n P0 ;\n NOP ;\nexists {}x=0", "~".repeat(50_000));
    assert!(parse("d", &negated, &Options::default()).is_err());
    let comments = format!("X86 deep {}{}\n{{}}\n P0 ;\n NOP ;\n", "(*".repeat(50_000), "*)".repeat(50_000));
    assert!(parse("d", &comments, &Options::default()).is_ok());
    let braces = format!("C deep\n{{}}\nP0() {}{}\n", "{".repeat(50_000), "}".repeat(50_000));
    assert!(parse("d", &braces, &Options::default()).is_err());
}
