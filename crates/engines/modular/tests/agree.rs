//! Never a bogus proof: on generated programs, under every model, whatever the engine calls safe the reference explorer calls
//! safe too. And the bit-matrix form of the feasibility rules says what their Datalog form says.
//!
//! `FENCEPOST_CASES=20000` runs so many seeds instead of the usual few, best with `--release`; `FENCEPOST_SEED=S` starts
//! at seed S; `FENCEPOST_KEEP_GOING=1` goes on after a disagreement.
//! How many proofs are missed is counted and printed, of a single case with the program; on loop-free programs as small as these there should be next to none.

#[path = "../../unwind/tests/common/limits.rs"]
mod limits;
#[path = "../../unwind/tests/common/programs.rs"]
mod programs;
#[path = "../../symbolic/tests/common/shapes.rs"]
mod shapes;
mod spec;

use fencepost_check::enumerate::generate::{lower, shrink, Random, Stmt, Test};
use fencepost_check::enumerate::Enumerate;
use fencepost_check::layout::Layout;
use fencepost_check::{Budget, Engine, Properties, Property, Scope, Task, Verdict};
use fencepost_ir::passes::waits;
use fencepost_models::Model;
use fencepost_modular::unfold::{unfold, Limits};
use fencepost_modular::{tuning, Modular};
use programs::test_of;
use std::collections::BTreeMap;
use std::time::Duration;

const TIME: Duration = Duration::from_secs(10);
const MODELS: [&str; 5] = ["sc", "tso", "pso", "rmo", "relaxed"];

fn show(test: &Test) -> String {
    let body = |b: &Vec<Stmt>| b.iter().map(|s| format!("  {s:?}\n")).collect::<String>();
    test.threads.iter().map(|t| format!("thread:\n{}", body(t))).collect()
}

fn word(v: Verdict) -> (&'static str, String) {
    match v {
        Verdict::Safe { scope: Scope::All } => ("safe", String::new()),
        Verdict::Safe { scope: Scope::Bounded(text) } => ("bounded", text),
        Verdict::Unsafe { finding, .. } => ("unsafe", finding.kind.to_string()),
        Verdict::Unknown { reason } => ("unknown", reason.to_string()),
    }
}

#[derive(PartialEq)]
enum Judged {
    /// Both say the same, or the engine is right to say nothing.
    Right,
    /// The explorer knows that it is safe.
    Missed(String),
    /// The explorer does not know.
    Skipped,
    Bogus(String),
}

fn judge(test: &Test, model: &'static Model) -> Judged {
    let program = lower(test);
    let task = || Task {
        program: &program,
        model,
        properties: Properties::NONE.with(Property::Assert),
        unwind: None,
        budget: Budget::new(Some(TIME), None),
    };
    let answer = word(Modular.check(&task()).verdict);
    let expected = word(Enumerate.check(&task()).verdict);
    match (expected.0, answer.0) {
        ("safe", "safe") | ("unsafe", "unknown") => Judged::Right,
        ("safe" | "bounded", "unknown") => Judged::Missed(answer.1),
        ("unknown", "safe" | "unknown") | ("bounded", "safe") => Judged::Skipped,
        _ => Judged::Bogus(format!("expected {expected:?}, modular says {answer:?}")),
    }
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|v| v.parse::<u64>().ok())
}

fn seeds(usual: u64) -> std::ops::Range<u64> {
    let first = number("FENCEPOST_SEED").unwrap_or(0);
    first..first + number("FENCEPOST_CASES").unwrap_or(usual)
}

#[test]
fn no_bogus_proof() {
    let keep_going = std::env::var_os("FENCEPOST_KEEP_GOING").is_some();
    let (mut compared, mut bogus, mut skipped, mut missed) = (0u64, 0u64, 0u64, 0u64);
    let mut why: BTreeMap<String, (u64, u64)> = BTreeMap::new();
    for seed in seeds(120) {
        let test = test_of(seed);
        let model = fencepost_models::model(MODELS[(seed / 2) as usize % MODELS.len()]).expect("the model exists");
        compared += 1;
        match judge(&test, model) {
            Judged::Right => {}
            Judged::Skipped => skipped += 1,
            Judged::Missed(text) => {
                missed += 1;
                if number("FENCEPOST_CASES") == Some(1) {
                    eprintln!("missed: {text}\n{}", show(&test));
                }
                let text = text.split(", if").next().unwrap_or_default().to_string();
                let entry = why.entry(format!("{} {text}", model.name)).or_default();
                *entry = (entry.0 + 1, seed);
            }
            Judged::Bogus(_) => {
                bogus += 1;
                let small = shrink(&test, |t| matches!(judge(t, model), Judged::Bogus(_)));
                let Judged::Bogus(text) = judge(&small, model) else { continue };
                let text = format!("seed {seed} under {}\n{text}\nshrunk to\n{}", model.name, show(&small));
                assert!(keep_going, "{text}");
                eprintln!("=====\n{text}");
            }
        }
    }
    eprintln!("{compared} programs, {bogus} bogus proofs, {missed} missed proofs, {skipped} skipped");
    for (text, (n, seed)) in &why {
        eprintln!("{n:6}  {text} (seed {seed})");
    }
    assert!(bogus == 0, "{bogus} bogus proofs");
    assert!(skipped * 5 <= compared, "{skipped} of {compared} comparisons are skipped");
    assert!(missed * 5 <= compared, "{missed} of {compared} proofs are missed");
}

#[test]
fn fast_rules_say_what_datalog_says() {
    let (mut compared, mut feasible) = (0u64, 0u64);
    for seed in seeds(60) {
        let mut program = lower(&test_of(seed));
        let model = fencepost_models::model(MODELS[(seed / 2) as usize % MODELS.len()]).expect("the model exists");
        waits::run(&mut program, &waits::Config { loads_in_order: model.keep.rr.same });
        let layout = Layout::new(&program).expect("the program fits");
        let Ok(forest) = unfold(&program, &layout, model, Limits::default(), &Budget::unlimited()) else { continue };
        let mut random = Random::new(seed + 1);
        for _ in 0..3 {
            let combination = spec::combination(&forest, &mut random);
            let expected = spec::specified(&forest, &model.keep, &combination);
            let fast = spec::saturated(&forest, &model.keep, &combination);
            compared += 1;
            feasible += u64::from(fast.is_some());
            assert!(expected == fast, "seed {seed} under {}: {}", model.name, show(&test_of(seed)));
        }
    }
    eprintln!("{compared} combinations, {feasible} feasible");
    assert!(feasible > 0 && feasible < compared, "{feasible} of {compared} combinations are feasible");
}

/// Each number at its smallest values: as it is used, with the search switched off, so that the fixpoint works, and with both that and
/// the exploration of threads together switched off.
#[test]
fn no_bogus_proof_whatever_the_limits() {
    let alone = limits::settings(&[tuning::TABLE]);
    let fixpoint = limits::besides(&alone, &[&tuning::NODES, &tuning::NODES_AGAIN]);
    let by_thread = limits::besides(&fixpoint, &[&tuning::THREADS]);
    let compared = limits::Compared {
        models: &MODELS,
        properties: Properties::NONE.with(Property::Assert),
        settings: [alone, fixpoint, by_thread].concat(),
        test_of,
        answer: &|task| Modular.check(task).verdict,
    };
    compared.check(120);
}
