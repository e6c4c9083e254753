//! The engine agrees with the reference explorer on generated programs, on sc with every strategy, and on tso and pso.
//!
//! Assertions, memory errors and deadlocks; both say the same, within the same bounds of loops.
//! `FENCEPOST_CASES=5000` runs so many seeds instead of the usual few, best with `--release`; `FENCEPOST_SEED=S` starts
//! at seed S; `FENCEPOST_KEEP_GOING=1` goes on after a disagreement.
//! Incompleteness: programs that one of the two does not finish in a few seconds are skipped, at most every fifth.

#[path = "common/limits.rs"]
mod limits;
#[path = "common/programs.rs"]
mod programs;
#[path = "../../symbolic/tests/common/shapes.rs"]
mod shapes;

use fencepost_check::enumerate::generate::{lower, shrink, Stmt, Test};
use fencepost_check::enumerate::Enumerate;
use fencepost_check::{Budget, Engine, Properties, Property, Scope, Task, Verdict};
use fencepost_models::Model;
use fencepost_unwind::{check_with, Options, Reads, Strategy, Unwind};
use programs::test_of;
use std::collections::BTreeMap;
use std::time::Duration;

const TIME: Duration = Duration::from_secs(10);

fn properties() -> Properties {
    Properties::NONE.with(Property::Assert).with(Property::Memsafety).with(Property::Deadlock)
}

fn show(test: &Test) -> String {
    let body = |b: &Vec<Stmt>| b.iter().map(|s| format!("  {s:?}\n")).collect::<String>();
    test.threads.iter().map(|t| format!("thread:\n{}", body(t))).collect()
}

enum Judged {
    Agree,
    Skipped(String),
    Differs(String),
}

fn word(v: Verdict) -> (&'static str, String) {
    match v {
        Verdict::Safe { scope: Scope::All } => ("safe", String::new()),
        Verdict::Safe { scope: Scope::Bounded(text) } => ("bounded", text),
        Verdict::Unsafe { finding, .. } => ("unsafe", finding.kind.to_string()),
        Verdict::Unknown { reason } => ("unknown", reason.to_string()),
    }
}

fn judge(test: &Test, model: &'static Model, options: Options) -> Judged {
    let program = lower(test);
    let task = || Task {
        program: &program,
        model,
        properties: properties(),
        unwind: None,
        budget: Budget::new(Some(TIME), None),
    };
    let expected = word(Enumerate.check(&task()).verdict);
    let answer = word(check_with(&task(), options).verdict);
    match (expected.0, answer.0) {
        ("unknown", _) => Judged::Skipped(format!("explorer: {}", expected.1)),
        (_, "unknown") if !answer.1.contains("internal error") => Judged::Skipped(format!("unwind: {}", answer.1)),
        (a, b) if a == b => Judged::Agree,
        _ => Judged::Differs(format!("expected {expected:?}, unwind says {answer:?}")),
    }
}

fn check(name: &str, usual: u64, model: &str, options: Options) {
    let model = fencepost_models::model(model).expect("the model exists");
    let number = |name: &str| std::env::var(name).ok().and_then(|v| v.parse::<u64>().ok());
    let first = number("FENCEPOST_SEED").unwrap_or(0);
    let keep_going = std::env::var_os("FENCEPOST_KEEP_GOING").is_some();
    let (mut compared, mut different) = (0u64, 0u64);
    let mut skipped: BTreeMap<String, u64> = BTreeMap::new();
    for seed in first..first + number("FENCEPOST_CASES").unwrap_or(usual) {
        let test = test_of(seed);
        compared += 1;
        match judge(&test, model, options) {
            Judged::Agree => {}
            Judged::Skipped(why) => {
                if why.contains("internal error") {
                    eprintln!("{name}: seed {seed}: {why}");
                }
                *skipped.entry(why).or_default() += 1;
            }
            Judged::Differs(_) => {
                different += 1;
                let small = shrink(&test, |t| matches!(judge(t, model, options), Judged::Differs(_)));
                let Judged::Differs(why) = judge(&small, model, options) else { continue };
                let text = format!("{name}: seed {seed}\n{why}\nshrunk to\n{}", show(&small));
                assert!(keep_going, "{text}");
                eprintln!("=====\n{text}");
            }
        }
    }
    let left_out: u64 = skipped.values().sum();
    eprintln!("{name}: {compared} comparisons, {different} different, {left_out} skipped");
    for (why, n) in &skipped {
        eprintln!("{n:6}  {why}");
    }
    assert!(different == 0, "{name}: {different} of {compared} differ");
    assert!(left_out * 5 <= compared, "{name}: {left_out} of {compared} comparisons are skipped");
}

#[test]
fn explicit_reads() {
    check("explicit", 60, "sc", Options { strategy: Strategy::Fine(Reads::Explicit), ..Options::default() });
}

#[test]
fn implicit_reads() {
    check("implicit", 60, "sc", Options { strategy: Strategy::Fine(Reads::Implicit), ..Options::default() });
}

#[test]
fn mixed_reads() {
    check("mixed", 60, "sc", Options { strategy: Strategy::Fine(Reads::Mixed), ..Options::default() });
}

#[test]
fn clusters_of_all_threads() {
    check("inter", 60, "sc", Options { strategy: Strategy::Inter, ..Options::default() });
}

#[test]
fn clusters_of_one_thread() {
    check("intra", 60, "sc", Options { strategy: Strategy::Intra, ..Options::default() });
}

/// As many positions as any run needs: then each cluster has one write; and bounds on what is written come first.
#[test]
fn whole_unwindings() {
    let fine = [Reads::Explicit, Reads::Implicit].map(Strategy::Fine);
    for strategy in fine.into_iter().chain([Strategy::Intra, Strategy::Inter]) {
        check(&format!("whole, {strategy:?}"), 20, "sc", Options { strategy, whole: true, ..Options::default() });
    }
    check("whole, tso", 20, "tso", Options { whole: true, ..Options::default() });
    check("whole, pso", 20, "pso", Options { whole: true, ..Options::default() });
}

#[test]
fn fine_after_coarse() {
    check("hunt", 60, "sc", Options { hunt: true, ..Options::default() });
}

#[test]
fn tso() {
    check("tso", 60, "tso", Options::default());
}

#[test]
fn pso() {
    check("pso", 60, "pso", Options::default());
}

/// Seeds on which an answer was wrong once.
#[test]
fn seeds_that_were_wrong() {
    let fine = |reads| Options { strategy: Strategy::Fine(reads), ..Options::default() };
    let cases = [
        // More was learned against an unwinding than before.
        (13363, "sc", fine(Reads::Implicit)),
        // A compare-exchange could only stand behind a write of what it reads.
        (32785, "tso", Options::default()),
        (34920, "pso", Options::default()),
        // A thread stayed inside of its own section, where a fence had brought it.
        (303640, "tso", Options::default()),
        (303640, "pso", Options::default()),
        // Two clusters of one thread, and a read between.
        (61589, "sc", Options { strategy: Strategy::Intra, ..Options::default() }),
    ];
    for (seed, model, options) in cases {
        let model = fencepost_models::model(model).expect("the model exists");
        if let Judged::Differs(why) = judge(&test_of(seed), model, options) {
            panic!("seed {seed}: {why}");
        }
    }
}

/// Each number at its smallest values, of this engine and of the execution of threads.
#[test]
fn whatever_the_limits() {
    let tables = [fencepost_unwind::tuning::TABLE, fencepost_execution::tuning::TABLE];
    let compared = limits::Compared {
        models: &["sc", "tso", "pso"],
        properties: properties(),
        settings: limits::settings(&tables),
        test_of,
        answer: &|task| Unwind.check(task).verdict,
    };
    compared.check(80);
}
