//! The positions of errors, the texts of C tests, conditions, and the printed outcome.

use super::super::{parse, render, Litmus, LitmusProgram, Location, Options, Quantifier, Value};
use super::corpus::{check, CORPUS};
use super::machine::{finals, Model};
use fencepost_ir::{DiagnosticKind, Op};

/// C tests, each with lines that the generated text must hold.
pub(super) const C_TESTS: [(&str, &[&str]); 5] = [
    (
        include_str!("data/C-MP.litmus"),
        &[
            "#line 4 \"test.litmus\"",
            "      r0 = atomic_load_explicit(x, memory_order_acquire);",
            "  if (r0) {     r1 = *y; }",
            "} fp_1_r0 = r0; fp_1_r1 = r1; } return 0; }",
            "volatile int *y = fp_1;",
        ],
    ),
    (
        include_str!("data/C-cas.litmus"),
        &["int *p = (void *)&x;", "int one = 1;", "int r9 = 4;", "      r0, r1 = 2;", "  int t[2] = {1, 2};"],
    ),
    (include_str!("data/C-lkmm.litmus"), &["#include <fencepost.h>", "\t      ;", "#define smp_wmb() fp_fence(FP_SS)"]),
    (
        include_str!("data/C-atomic-local.litmus"),
        &["          long  r0 = 1;", "               r1 = atomic_exchange(x, r0);", "long fp_0_r1;"],
    ),
    (include_str!("data/C-empty.litmus"), &["void *P0(void *fp_unused) {"]),
];

#[test]
fn c_texts() {
    for (text, lines) in C_TESTS {
        let litmus = check(text, false);
        let LitmusProgram::C { source, names } = &litmus.program else { panic!("not a C test") };
        for line in lines {
            assert!(source.lines().any(|l| l == *line || l.trim() == *line), "{line:?} is not in\n{source}");
        }
        for cell in &litmus.cells {
            assert!(names.iter().any(|(c, _)| *c == cell.global), "{cell:?}");
        }
    }
}

/// In the generated text, a body stands at the line and the column at which the test has it.
#[test]
fn c_positions() {
    for (text, _) in C_TESTS {
        let litmus = check(text, false);
        let LitmusProgram::C { source, .. } = &litmus.program else { panic!("not a C test") };
        let original: Vec<&str> = text.lines().collect();
        let mut number = 0;
        for line in source.lines() {
            if let Some(directive) = line.strip_prefix("#line ") {
                number = directive.split(' ').next().and_then(|n| n.parse::<usize>().ok()).expect("a line number");
                continue;
            }
            if line.contains("atomic_") && number > 0 {
                let column = line.find("atomic_").expect("found above");
                assert!(original[number - 1][column..].starts_with("atomic_"), "{number}: {line}");
            }
            number += usize::from(number > 0);
        }
    }
}

/// Malformed and unsupported texts with the position and a part of the message.
const ERRORS: [(&str, u32, u32, DiagnosticKind, &str); 27] = [
    ("", 1, 1, DiagnosticKind::Malformed, "architecture"),
    ("PPC SB\n{}\n", 1, 1, DiagnosticKind::Unsupported, "PPC"),
    ("X86\n{}\n", 1, 4, DiagnosticKind::Malformed, "name of the test"),
    ("X86 a\n(* open", 2, 1, DiagnosticKind::Malformed, "comment"),
    ("X86 a\nP0;", 2, 4, DiagnosticKind::Malformed, "initial state"),
    ("X86 a\n { x=0", 2, 2, DiagnosticKind::Malformed, "not closed"),
    ("X86 a\n{ x=0 y=1 }\nP0;\n", 2, 7, DiagnosticKind::Malformed, "`;`"),
    ("X86 a\n{ x=; }\nP0;\n", 2, 5, DiagnosticKind::Malformed, "a value"),
    ("X86 a\n{ x=0; x=1; }\nP0;\n", 2, 8, DiagnosticKind::Malformed, "already"),
    ("X86 a\n{ 3:EAX=0; }\nP0;\n", 2, 3, DiagnosticKind::Malformed, "no thread 3"),
    ("X86 a\n{}\nP0 | P0;\n", 3, 6, DiagnosticKind::Malformed, "twice"),
    ("X86 a\n{}\nP0;\n MOV [x],$1 | MOV EAX,[x] ;\n", 4, 15, DiagnosticKind::Malformed, "more columns"),
    ("X86 a\n{}\nP0;\n FMUL ;\n", 4, 2, DiagnosticKind::Unsupported, "FMUL"),
    ("X86 a\n{}\nP0;\n MOV EAX,x ;\n", 4, 10, DiagnosticKind::Malformed, "no register"),
    ("X86 a\n{}\nP0;\n MOV $1,EAX ;\n", 4, 2, DiagnosticKind::Malformed, "destination"),
    ("X86 a\n{}\nP0;\n MOV [x],[y] ;\n", 4, 6, DiagnosticKind::Malformed, "at most one"),
    ("X86 a\n{}\nP0;\n MOV EAX,BL ;\n", 4, 2, DiagnosticKind::Malformed, "width"),
    ("X86 a\n{}\nP0;\n LOCK MOV [x],EAX ;\n", 4, 2, DiagnosticKind::Malformed, "locked"),
    ("X86 a\n{}\nP0;\n JMP away ;\n", 4, 2, DiagnosticKind::Malformed, "away"),
    ("X86 a\n{}\nP0;\n NOP ;\nexists (0:FOO=1)", 5, 9, DiagnosticKind::Malformed, "FOO"),
    ("X86 a\n{}\nP0;\n NOP ;\nexists (x=1 /\\ 7:EAX=1)", 5, 16, DiagnosticKind::Malformed, "no thread 7"),
    ("X86 a\n{}\nP0;\n NOP ;\nexists (x=1", 5, 12, DiagnosticKind::Malformed, "`)`"),
    ("X86 a\n{}\nP0;\n NOP ;\nexists x=1 junk", 5, 12, DiagnosticKind::Malformed, "end of the file"),
    ("C a\n{}\nP0(spinlock_t *l) {}\n", 3, 4, DiagnosticKind::Unsupported, "spinlock_t"),
    ("C a\n{}\nP0(int *x) {\n  *y = 1;\n}\n", 4, 4, DiagnosticKind::Malformed, "`y`"),
    ("C a\n{}\nP0(int *x) {\n  rcu_read_lock();\n}\n", 4, 3, DiagnosticKind::Unsupported, "rcu_read_lock"),
    ("C a\n{}\nP0(int *x) {\n  int r0 = *x;\n}\nexists (0:r1=0)\n", 6, 9, DiagnosticKind::Malformed, "r1"),
];

#[test]
fn error_positions() {
    for (text, line, column, kind, part) in ERRORS {
        let error = parse("bad.litmus", text, &Options::default()).expect_err(text);
        assert_eq!((error.line, error.column, error.kind), (line, column, kind), "{error}\n{text}");
        assert!(error.message.contains(part), "{error}\n{text}");
        assert_eq!(error.file.as_deref(), Some("bad.litmus"));
    }
}

#[test]
fn instruction_positions() {
    let litmus = check(CORPUS[0].0, false);
    let LitmusProgram::Ir(program) = &litmus.program else { panic!("an x86 test") };
    assert_eq!(program.files, ["test.litmus"]);
    let thread = program.func(program.func_named("P1").expect("the second thread"));
    let places: Vec<(u32, u32)> = thread.blocks[0].insts.iter().map(|i| (i.loc.line, i.loc.column)).collect();
    assert_eq!(places, [(5, 16), (6, 16), (4, 16)]);
    let main = program.func(program.entry);
    assert_eq!(main.blocks[0].insts.iter().filter(|i| matches!(i.op, Op::ThreadJoin(_))).count(), 2);
    assert_eq!(litmus.observed_global(&Location::Register(1, "EAX".into())), "1:EAX");
    assert_eq!(litmus.threads, 2);
}

fn condition(text: &str) -> Litmus {
    check(&format!("X86 c\n{{}}\n P0 | P1 ;\n NOP | NOP ;\n{text}\n"), false)
}

#[test]
fn conditions_print_as_herd_prints_them() {
    for (text, printed) in [
        ("exists 0:EAX=0 /\\ x=1", "0:EAX=0 /\\ [x]=1"),
        ("~exists ((x=1 \\/ y=1) /\\ z=1)", "([x]=1 \\/ [y]=1) /\\ [z]=1"),
        ("forall (x=1 /\\ y=1 \\/ z=-1)", "[x]=1 /\\ [y]=1 \\/ [z]=-1"),
        ("forall ((x=1 /\\ y=1) => z=1)", "([x]=1 /\\ [y]=1) => [z]=1"),
        ("exists (not (x=1) /\\ y<>2)", "not ([x]=1) /\\ not ([y]=2)"),
        ("exists (x=0x10 /\\ 0:EAX=y /\\ true)", "[x]=16 /\\ 0:EAX=y /\\ true"),
        ("exists (0:EAX=4294967295)", "0:EAX=-1"),
        ("", "true"),
    ] {
        assert_eq!(condition(text).condition.to_string(), printed);
    }
    assert_eq!(condition("").quantifier, Quantifier::Forall);
    assert_eq!(condition("~ exists x=1").quantifier, Quantifier::NotExists);
}

#[test]
fn conditions_evaluate() {
    let value = |location: &Location| match location.to_string().as_str() {
        "[x]" => Some(Value::Int(1)),
        "[p]" => Some(Value::Address("x".into())),
        "0:EAX" => Some(Value::Int(1)),
        _ => None,
    };
    for (text, expected) in [
        ("x=1 /\\ p=x", Some(true)),
        ("p=1", Some(false)),
        ("x=p", Some(false)),
        ("0:EAX=*x", Some(true)),
        ("x<2 /\\ x>=1 /\\ ~ x>1", Some(true)),
        ("x=2 => q=1", Some(true)),
        ("q=1 \\/ x=1", Some(true)),
        ("q=1 /\\ x=1", None),
        ("false", Some(false)),
    ] {
        assert_eq!(condition(&format!("exists ({text})")).condition.eval(&value), expected, "{text}");
    }
}

#[test]
fn outcome_is_printed_as_herd_prints_it() {
    let litmus = check(CORPUS[0].0, false);
    let outcome = litmus.judge(&finals(&litmus, Model::Tso));
    let expected =
        "Test SB Allowed\nStates 4\n0:EAX=0; 1:EAX=0;\n0:EAX=0; 1:EAX=1;\n0:EAX=1; 1:EAX=0;\n0:EAX=1; 1:EAX=1;\n\
                    Ok\nWitnesses\nPositive: 1 Negative: 3\nCondition exists (0:EAX=0 /\\ 1:EAX=0)\n\
                    Observation SB Sometimes 1 3\nTime SB 0.50\n";
    assert_eq!(render(&litmus, &outcome.states, true, Some(0.5)), expected);
    let litmus = check(CORPUS[1].0, false);
    let outcome = litmus.judge(&finals(&litmus, Model::Tso));
    let printed = render(&litmus, &outcome.states, false, None);
    assert!(printed.starts_with("Test SB+mfences Forbidden\nStates 3\n"), "{printed}");
    assert!(printed.contains("\nLoop Ok\nWitnesses\nPositive: 3 Negative: 0\n"), "{printed}");
    assert!(printed.ends_with("Observation SB+mfences Never 0 3\n"), "{printed}");
}
