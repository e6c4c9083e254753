//! Passes keep programs legal, and do to small programs what their headers say.

use super::{bounds, inline, simplify, slice, spin, unroll, Config, Outcome};
use crate::loops::Loops;
use crate::program::Program;
use crate::testing::Random;
use crate::text::{parse, print};
use crate::verify::verify;

/// Runs a pass on text and gives the text of the result, which must be legal.
fn after(text: &str, pass: impl FnOnce(&mut Program) -> Outcome) -> (String, Outcome) {
    let mut program = parse(text).unwrap_or_else(|e| panic!("{}:{} {e}\n{text}", e.line, e.column));
    verify(&program).unwrap_or_else(|e| panic!("{}\n{text}", e[0]));
    let outcome = pass(&mut program);
    let result = print(&program);
    verify(&program).unwrap_or_else(|e| panic!("{}\n{result}", e[0]));
    (result, outcome)
}

fn check(before: &str, expect: &str, pass: impl FnOnce(&mut Program) -> Outcome) {
    let (result, _) = after(before, pass);
    let expect = print(&parse(expect).unwrap_or_else(|e| panic!("{}:{} {e}\n{expect}", e.line, e.column)));
    assert_eq!(result, expect);
}

#[test]
fn random_programs_stay_legal() {
    let all = Config {
        inline: Some(inline::Config { max_size: 2000, recursion: inline::Recursion::Bound(2) }),
        simplify: Some(simplify::Config::default()),
        spin: Some(spin::Config::default()),
        slice: Some(slice::Config::default()),
        unroll: Some(unroll::Config { bound: 2, max_size: 5000 }),
    };
    let none = Config::default();
    let configs = [
        Config { inline: all.inline, ..none.clone() },
        Config { simplify: all.simplify, ..none.clone() },
        Config { unroll: all.unroll, ..none.clone() },
        Config { spin: all.spin, ..none.clone() },
        Config { slice: all.slice, ..none.clone() },
        all,
    ];
    for seed in 0..400 {
        for (i, config) in configs.iter().enumerate() {
            let mut program = Random::new(seed).program();
            let before = print(&program);
            super::run(&mut program, config);
            let result = print(&program);
            verify(&program).unwrap_or_else(|e| panic!("seed {seed} config {i}: {}\n{before}\n{result}", e[0]));
        }
    }
}

#[test]
fn unrolling_leaves_no_loop() {
    for seed in 0..200 {
        let mut program = Random::new(seed).program();
        let outcome = unroll::run(&mut program, &unroll::Config::by(1));
        if outcome.left == 0 {
            for func in &program.functions {
                let loops = Loops::of(&crate::cfg::Cfg::new(func));
                assert!(loops.all.is_empty() && loops.is_reducible(), "seed {seed}");
            }
        }
    }
}
