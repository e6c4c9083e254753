//! x86 tests with the outcome expected on each model. The expectation is whether the condition is validated.

use super::super::{parse, LitmusProgram, Options};
use super::machine::{finals, Model};

/// Each test's text, and whether its condition is validated on `sc` and on `tso`.
pub(super) const CORPUS: [(&str, bool, bool); 27] = [
    (include_str!("data/SB.litmus"), false, true),
    (include_str!("data/SB+mfences.litmus"), true, true),
    (include_str!("data/SB+sfence.litmus"), false, true),
    (include_str!("data/SB+rfi.litmus"), false, true),
    (include_str!("data/SB+xchg.litmus"), false, false),
    (include_str!("data/MP.litmus"), true, true),
    (include_str!("data/LB.litmus"), true, true),
    (include_str!("data/IRIW.litmus"), false, false),
    (include_str!("data/2+2W.litmus"), false, false),
    (include_str!("data/R.litmus"), false, true),
    (include_str!("data/S.litmus"), false, false),
    (include_str!("data/locked-increments.litmus"), true, true),
    (include_str!("data/increments.litmus"), true, true),
    (include_str!("data/xadd.litmus"), true, true),
    (include_str!("data/cas.litmus"), true, true),
    (include_str!("data/cas-jump.litmus"), true, true),
    (include_str!("data/bits.litmus"), true, true),
    (include_str!("data/signed.litmus"), true, true),
    (include_str!("data/loop.litmus"), true, true),
    (include_str!("data/carry.litmus"), true, true),
    (include_str!("data/pointers.litmus"), true, true),
    (include_str!("data/wide.litmus"), true, true),
    (include_str!("data/index.litmus"), true, true),
    (include_str!("data/intel.litmus"), true, true),
    (include_str!("data/old.litmus"), true, true),
    (include_str!("data/filtered.litmus"), true, true),
    (include_str!("data/dependency.litmus"), true, true),
];

/// Parses a test of the corpus, which must be well-formed.
pub(super) fn check(text: &str, all_registers: bool) -> super::super::Litmus {
    let litmus = parse("test.litmus", text, &Options { all_registers }).unwrap_or_else(|e| panic!("{e}\n{text}"));
    if let LitmusProgram::Ir(program) = &litmus.program {
        if let Err(e) = fencepost_ir::verify::verify(program) {
            panic!("{e:?}\n{text}");
        }
    }
    litmus
}

#[test]
fn outcomes() {
    for (text, sc, tso) in CORPUS {
        for (model, expected) in [(Model::Sc, sc), (Model::Tso, tso)] {
            for all in [false, true] {
                let litmus = check(text, all);
                let outcome = litmus.judge(&finals(&litmus, model));
                assert_eq!(outcome.validated, expected, "{text}\n{outcome:?}");
            }
        }
    }
}

/// The states of one model are among those of a weaker one.
#[test]
fn models_nest() {
    for (text, _, _) in CORPUS {
        let litmus = check(text, false);
        let weaker = finals(&litmus, Model::Tso);
        assert!(finals(&litmus, Model::Sc).iter().all(|state| weaker.contains(state)), "{text}");
    }
}
