//! The fixpoint never proves what the reference explorer refutes, on generated programs and all models.
//!
//! `FENCEPOST_CASES=5000` runs so many seeds instead of the usual few, best with `--release`; `FENCEPOST_SEED=S` starts at
//! seed S. Incompleteness: the generated programs have no loops; those are in `tests/ui/modular`.

#[path = "../../symbolic/tests/common/shapes.rs"]
mod shapes;

use fencepost_check::enumerate::generate::{lower, random, Random, Shape, Stmt, Test};
use fencepost_check::enumerate::Enumerate;
use fencepost_check::{Budget, Engine, Properties, Property, Task, Verdict};
use fencepost_models::MODELS;
use fencepost_modular::fixpoint::prove;
use std::time::Duration;

fn budget() -> Budget {
    Budget::new(Some(Duration::from_secs(10)), None)
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(usual)
}

/// A generated program with an assertion at the end of most threads.
fn test_of(seed: u64) -> Test {
    let usual = Shape::default();
    let mut test = match seed % 3 {
        0 => shapes::directed(seed / 3),
        1 => random(seed / 3, &usual),
        _two => random(seed / 3, &Shape { length: 3, threads: 3, vars: 3, mixed: seed.is_multiple_of(2), ..usual }),
    };
    let mut random = Random::new(seed);
    for thread in &mut test.threads {
        if random.below(3) != 0 {
            thread.push(Stmt::Assert { reg: random.below(2) as u8, differs: 1 + random.below(3) as u8 });
        }
    }
    test
}

#[test]
fn no_proof_is_refuted() {
    let (from, cases) = (number("FENCEPOST_SEED", 1), number("FENCEPOST_CASES", 60));
    let (mut proofs, mut asked) = (0, 0);
    for seed in from..from + cases {
        let program = lower(&test_of(seed));
        for model in MODELS {
            let outcome = prove(&program, model, &budget());
            asked += 1;
            if outcome.unknown.is_some() || !outcome.alarms.is_empty() {
                continue;
            }
            proofs += 1;
            let properties = Properties::NONE.with(Property::Assert);
            let task = Task { program: &program, model, properties, unwind: None, budget: budget() };
            let verdict = Enumerate.check(&task).verdict;
            assert!(!matches!(verdict, Verdict::Unsafe { .. }), "seed {seed} under {}: {verdict:?}", model.name);
        }
    }
    assert!(proofs * 3 > asked, "only {proofs} of {asked} are proved");
}
