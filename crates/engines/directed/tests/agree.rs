//! The directed engine agrees with the reference explorer on generated programs, on sc, tso and pso.
//!
//! Behaviours: the branch directions and function inputs that the engine has seen in its executions when it says that it
//! is complete are exactly those that a search through all states of the machine meets; and no execution is redundant.
//! Verdicts: assertions, memory errors and deadlocks; both say the same.
//!
//! `FENCEPOST_CASES=5000` runs so many seeds instead of the usual few, best with `--release`; `FENCEPOST_SEED=S` starts
//! at seed S; `FENCEPOST_KEEP_GOING=1` goes on after a disagreement.
//! Incompleteness: programs that the explorer does not finish in a few seconds, or that have accesses of mixed sizes or
//! inputs of too many values, are skipped, at most every fifth.

#[path = "../../unwind/tests/common/limits.rs"]
mod limits;
#[path = "../../symbolic/tests/common/shapes.rs"]
mod shapes;

use fencepost_check::enumerate::generate::{lower, random, shrink, Random, Shape, Stmt, Test};
use fencepost_check::enumerate::machine::Search;
use fencepost_check::enumerate::{Enumerate, Options as Exhaustive};
use fencepost_check::{Budget, Engine, Properties, Property, Scope, Task, Verdict};
use fencepost_directed::graph::take_graph;
use fencepost_directed::origin::Origin;
use fencepost_directed::{explore, Directed, Options};
use fencepost_models::{Model, MODELS};
use std::collections::BTreeMap;
use std::time::Duration;

const TIME: Duration = Duration::from_secs(10);
const UNWIND: u32 = 2;

fn properties() -> Properties {
    Properties::NONE.with(Property::Assert).with(Property::Memsafety).with(Property::Deadlock)
}

fn test_of(seed: u64) -> Test {
    let usual = Shape::default();
    let shapes = [
        usual,
        Shape { length: 3, threads: 2, control: false, ..usual },
        Shape { length: 4, threads: 2, ..usual },
        Shape { length: 3, threads: 3, vars: 3, control: false, ..usual },
        Shape { length: 2, threads: 3, ..usual },
    ];
    let mut test = if seed % 2 == 1 {
        shapes::directed(seed / 2)
    } else {
        random(seed / 2, &shapes[(seed / 2) as usize % shapes.len()])
    };
    let mut random = Random::new(seed);
    for thread in &mut test.threads {
        if random.below(3) != 0 {
            let (reg, differs) = (random.below(2) as u8, 1 + random.below(3) as u8);
            thread.push(Stmt::Assert { reg, differs });
        }
    }
    test
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

fn judge_behaviours(test: &Test, model: &'static Model) -> Judged {
    let program = lower(test);
    let task = |unwind| Task {
        program: &program,
        model,
        properties: properties(),
        unwind,
        budget: Budget::new(Some(TIME), None),
    };
    let (mine, theirs) = (task(Some(UNWIND)), task(Some(UNWIND)));
    let seen = explore(&mine, Options::default());
    if let Some(reason) = &seen.reason {
        let text = reason.to_string();
        if text.contains("internal error") {
            return Judged::Differs(text);
        }
        return Judged::Skipped(text);
    }
    if seen.redundant != 0 {
        return Judged::Differs(format!("{} redundant executions", seen.redundant));
    }
    take_graph(program.target);
    let all = Exhaustive { finals: true, ..Exhaustive::default() };
    let Some(Ok(mut search)) = Search::<Origin>::new(&theirs, &all) else {
        return Judged::Skipped("no machine".into());
    };
    let exploration = search.advance(&theirs.budget).unwrap_or_default();
    if let Some(stop) = exploration.stopped {
        return Judged::Skipped(format!("explorer stopped: {stop:?}"));
    }
    drop(search);
    let reference = take_graph(program.target).behaviour_set();
    let found = seen.graph.behaviour_set();
    let missing: Vec<&String> = reference.difference(&found).collect();
    let extra: Vec<&String> = found.difference(&reference).collect();
    if missing.is_empty() && extra.is_empty() {
        return Judged::Agree;
    }
    Judged::Differs(format!(
        "behaviours: {} seen, {} exist\nmissing {missing:#?}\nextra {extra:#?}",
        found.len(),
        reference.len()
    ))
}

fn judge_bounded(test: &Test, model: &'static Model) -> Judged {
    judge_verdicts(test, model, Some(UNWIND))
}

/// Without a bound, loops that only wait are cut where an iteration has changed nothing.
fn judge_unbounded(test: &Test, model: &'static Model) -> Judged {
    judge_verdicts(test, model, None)
}

fn judge_verdicts(test: &Test, model: &'static Model, unwind: Option<u32>) -> Judged {
    let program = lower(test);
    let task =
        || Task { program: &program, model, properties: properties(), unwind, budget: Budget::new(Some(TIME), None) };
    let word = |v: Verdict| match v {
        Verdict::Safe { scope: Scope::All } => ("safe", String::new()),
        Verdict::Safe { scope: Scope::Bounded(text) } => ("bounded", text),
        Verdict::Unsafe { finding, .. } => ("unsafe", finding.kind.to_string()),
        Verdict::Unknown { reason } => ("unknown", reason.to_string()),
    };
    let expected = word(Enumerate.check(&task()).verdict);
    let answer = word(Directed.check(&task()).verdict);
    match (expected.0, answer.0) {
        ("unknown", _) => Judged::Skipped(format!("explorer: {}", expected.1)),
        (_, "unknown") if !answer.1.contains("internal error") => Judged::Skipped(format!("directed: {}", answer.1)),
        (a, b) if a == b => Judged::Agree,
        // On models without a machine the explorer bounds loops; this engine need not.
        ("bounded", "safe") => Judged::Agree,
        _ => Judged::Differs(format!("expected {expected:?}, directed says {answer:?}")),
    }
}

/// The models whose runs the engine makes: those with a machine, and those that keep dependencies.
fn is_run(model: &Model) -> bool {
    model.machine.is_some() || model.keep.dependencies
}

fn check(name: &str, usual: u64, runs: fn(&Model) -> bool, judge: impl Fn(&Test, &'static Model) -> Judged) {
    let number = |name: &str| std::env::var(name).ok().and_then(|v| v.parse::<u64>().ok());
    let first = number("FENCEPOST_SEED").unwrap_or(0);
    let keep_going = std::env::var_os("FENCEPOST_KEEP_GOING").is_some();
    let (mut compared, mut different) = (0u64, 0u64);
    let mut skipped: BTreeMap<String, u64> = BTreeMap::new();
    for seed in first..first + number("FENCEPOST_CASES").unwrap_or(usual) {
        let test = test_of(seed);
        for model in MODELS.iter().filter(|m| runs(m)) {
            compared += 1;
            match judge(&test, model) {
                Judged::Agree => {}
                Judged::Skipped(why) => *skipped.entry(why).or_default() += 1,
                Judged::Differs(_) => {
                    different += 1;
                    let small = shrink(&test, |t| matches!(judge(t, model), Judged::Differs(_)));
                    let Judged::Differs(why) = judge(&small, model) else { continue };
                    let text = format!("{name}: seed {seed}, model {}\n{why}\nshrunk to\n{}", model.name, show(&small));
                    assert!(keep_going, "{text}");
                    eprintln!("=====\n{text}");
                }
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
fn behaviours() {
    check("behaviours", 60, |m| m.machine.is_some(), judge_behaviours);
}

#[test]
fn verdicts() {
    check("verdicts", 60, is_run, judge_bounded);
}

#[test]
fn verdicts_without_bounds() {
    check("verdicts without bounds", 60, is_run, judge_unbounded);
}

/// Each number at its smallest values, of this engine and of the search beside it.
#[test]
fn whatever_the_limits() {
    let tables = [fencepost_directed::tuning::TABLE, fencepost_check::tuning::TABLE];
    let compared = limits::Compared {
        models: &["sc", "tso", "pso", "rmo"],
        properties: properties(),
        settings: limits::settings(&tables),
        test_of,
        answer: &|task| Directed.check(task).verdict,
    };
    compared.check(60);
}
