//! The text form round-trips, covers every operation, and its errors have positions.

use super::{parse, print};
use crate::testing::Random;
use crate::verify::verify;

const EVERY: &str = include_str!("../../testdata/every_operation.ir");

/// The first word of the debug form: the operation's name.
fn head(debug: &str) -> String {
    debug.chars().take_while(|c| c.is_alphanumeric()).collect()
}

#[test]
fn every_operation_round_trips() {
    let program = parse(EVERY).unwrap();
    verify(&program).unwrap();
    let text = print(&program);
    assert_eq!(parse(&text).unwrap(), program, "{text}");
    // Apart from comments, the handwritten file is in the printer's own layout.
    let lines = |t: &str| t.lines().filter(|l| !l.starts_with(';')).map(str::to_string).collect::<Vec<_>>();
    assert_eq!(lines(&text), lines(EVERY));
}

#[test]
fn the_file_has_every_operation() {
    let source = include_str!("../inst.rs");
    let body = source.split("pub enum Op {").nth(1).unwrap().split("\n}\n").next().unwrap();
    let variant = |l: &&str| l.starts_with("    ") && !l.starts_with("     ") && !l.trim().starts_with(['/', '}']);
    let all: Vec<String> = body.lines().filter(variant).map(|l| head(l.trim())).collect();
    assert!(all.len() > 40, "{all:?}");
    let program = parse(EVERY).unwrap();
    let insts = program.functions.iter().flat_map(|f| &f.blocks).flat_map(|b| &b.insts);
    let used: Vec<String> = insts.map(|i| head(&format!("{:?}", i.op))).collect();
    let missing: Vec<_> = all.iter().filter(|v| !used.contains(v)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn random_programs_round_trip() {
    for seed in 0..300 {
        let program = Random::new(seed).program();
        verify(&program).unwrap_or_else(|e| panic!("seed {seed}: {}\n{}", e[0], print(&program)));
        assert_eq!(parse(&print(&program)).as_ref(), Ok(&program), "seed {seed}");
    }
}

#[test]
fn ambiguous_names_are_printed_as_ids() {
    let mut program = parse(EVERY).unwrap();
    program.globals[0].name = "table".to_string();
    program.functions[1].name = "table".to_string();
    assert_eq!(parse(&print(&program)).unwrap(), program);
}

#[test]
fn errors_have_positions() {
    let cases = [
        ("target lp64\nfrob", 2, 1, "`target`"),
        ("func @f() {\nb0:\n  r0: i32 = addd r0, r0\n", 3, 13, "no operation `addd`"),
        ("func @f() {\nb0:\n  jump @x\n", 3, 8, "a block expected"),
        ("func @f() {\nb0:\n  r0: i32 = add r0 r0\n", 3, 20, "`,` expected"),
        ("func @f() {\nb0:\n  r0: i32 = call @g()\n", 3, 18, "there is no @g"),
        ("func @f() {\nb0:\n  r1: i32 = copy i32 1\n  return\n}\n", 5, 2, "r0 of @f"),
        ("file 0 \"abc\n", 2, 1, "does not end"),
        ("func @f() {\nb1:\n  return\n}", 2, 1, "b0 expected"),
        ("func @f() {\nb0:\n  r0: i32 = copy i32 99999999999999999999999999999999999999999\n", 3, 63, "not a number"),
        ("func @f() {\nb0:\n  r0: i32 = load.strong i32 null\n", 3, 13, "no operation"),
    ];
    for (text, line, column, message) in cases {
        let error = parse(text).unwrap_err();
        assert!(error.message.contains(message), "{error} for {text}");
        assert_eq!((error.line, error.column), (line, column), "{error} for {text}");
    }
}

#[test]
fn the_parser_survives_every_truncation_and_many_mutations() {
    for (end, _) in EVERY.char_indices().step_by(7) {
        let _ = parse(&EVERY[..end]);
    }
    let mut random = Random::new(5);
    let bytes = EVERY.as_bytes();
    for _ in 0..3000 {
        let mut text = bytes.to_vec();
        for _ in 0..1 + random.below(3) {
            let at = random.below(text.len());
            text[at] = b" \n()0123456789abrif@#:,=-+\"\\.{}"[random.below(31)];
        }
        if let Ok(program) = parse(&String::from_utf8_lossy(&text)) {
            // Whatever parses can be verified, printed and analysed without a panic.
            let accepted = verify(&program).is_ok();
            let again = parse(&print(&program));
            assert!(!accepted || again.as_ref() == Ok(&program));
            for func in &program.functions {
                crate::liveness::Liveness::new(func);
            }
        }
    }
}
