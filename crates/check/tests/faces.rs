//! The two faces of a model agree, models nest, and every finding replays, on generated programs.
//!
//! `FENCEPOST_CASES=N` runs N seeds instead of the usual few hundred; `FENCEPOST_SEED=S` starts at seed S.

#[path = "../../engines/unwind/tests/common/limits.rs"]
mod limits;

use fencepost_check::enumerate::generate::{lower, random, shrink, with_operations, Shape, Stmt, Test};
use fencepost_check::enumerate::{axioms, confirm, machine, Enumerate, Exploration, FinalState, Options};
use fencepost_check::finding::Finding;
use fencepost_check::{Budget, Engine, Properties, Property, Task, Trace};
use fencepost_models::{sc, serial, Model, MODELS};
use std::collections::BTreeSet;
use std::time::Duration;

fn task<'p>(program: &'p fencepost_ir::Program, model: &'static Model) -> Task<'p> {
    let properties = Properties::NONE.with(Property::Assert).with(Property::Memsafety).with(Property::Deadlock);
    let budget = Budget::new(Some(Duration::from_secs(20)), None);
    Task { program, model, properties, unwind: Some(2), budget }
}

const FINALS: Options = Options { finals: true, observed: None, stop_at_yield: false };

fn by_axioms(test: &Test, model: &'static Model) -> Exploration {
    let program = lower(test);
    axioms::explore(&task(&program, model), &FINALS)
}

/// What the two faces must have in common.
type Seen = (BTreeSet<FinalState>, BTreeSet<String>);

fn seen(exploration: &Exploration) -> Seen {
    (exploration.finals.clone(), exploration.findings.iter().map(|(f, _)| f.kind.to_string()).collect())
}

fn seeds(usual: u64) -> std::ops::Range<u64> {
    let number = |name: &str| std::env::var(name).ok().and_then(|v| v.parse::<u64>().ok());
    let first = number("FENCEPOST_SEED").unwrap_or(0);
    first..first + number("FENCEPOST_CASES").unwrap_or(usual)
}

fn shapes() -> Vec<Shape> {
    let usual = Shape::default();
    vec![
        usual,
        Shape { length: 3, threads: 2, mixed: true, control: false, ..usual },
        Shape { length: 5, threads: 2, ..usual },
        Shape { length: 3, threads: 3, vars: 3, control: false, ..usual },
    ]
}

fn check(name: &str, usual: u64, differs: impl Fn(&Test) -> Option<String>) {
    check_changed(name, usual, |_, _| {}, differs);
}

fn check_changed(name: &str, usual: u64, change: impl Fn(u64, &mut Test), differs: impl Fn(&Test) -> Option<String>) {
    for seed in seeds(usual) {
        let shapes = shapes();
        let mut test = random(seed, &shapes[seed as usize % shapes.len()]);
        change(seed, &mut test);
        let program = lower(&test);
        if let Err(errors) = fencepost_ir::verify::verify(&program) {
            panic!("seed {seed}: {}", errors[0]);
        }
        if differs(&test).is_some() {
            let small = shrink(&test, |t| differs(t).is_some());
            let why = differs(&small).unwrap_or_default();
            panic!("{name}: seed {seed}, shrunk to\n{}\n{why}", show(&small));
        }
    }
}

fn show(test: &Test) -> String {
    let body = |b: &Vec<Stmt>| b.iter().map(|s| format!("  {s:?}\n")).collect::<String>();
    test.threads.iter().map(|t| format!("thread:\n{}", body(t))).collect()
}

fn difference(left: (&str, &Seen), right: (&str, &Seen)) -> Option<String> {
    let ((a, x), (b, y)) = (left, right);
    if x == y {
        return None;
    }
    let only = |p: &Seen, q: &Seen| {
        let finals: Vec<String> = p.0.difference(&q.0).take(3).map(brief).collect();
        let findings: Vec<_> = p.1.difference(&q.1).collect();
        format!("{} finals {finals:#?}, findings {findings:?}", p.0.difference(&q.0).count())
    };
    Some(format!("only {a}: {}\nonly {b}: {}", only(x, y), only(y, x)))
}

fn brief(state: &FinalState) -> String {
    let globals: Vec<_> = state.globals.iter().map(|(n, b, _)| format!("{n}={b:?}")).collect();
    let registers: Vec<Vec<u128>> = state.observed.iter().map(|t| t.iter().map(|v| v.0).collect()).collect();
    format!("{} {registers:?}", globals.join(" "))
}

#[test]
fn machine_and_axioms_agree() {
    check("machine and axioms", 200, |test| {
        let program = lower(test);
        for model in MODELS.into_iter().filter(|m| m.machine.is_some()) {
            let task = task(&program, model);
            let machine = machine::explore(&task, &FINALS)?;
            let axioms = axioms::explore(&task, &FINALS);
            if machine.stopped.is_some() || axioms.stopped.is_some() {
                continue;
            }
            let found = difference(("machine", &seen(&machine)), ("axioms", &seen(&axioms)));
            if let Some(text) = found {
                return Some(format!("{}: {text}", model.name));
            }
        }
        None
    });
}

/// With operations: the two faces of `serial` agree, what it allows `sc` allows, and every finding replays.
#[test]
fn whole_operations() {
    check_changed("operations", 200, with_operations, |test| {
        let program = lower(test);
        let task = task(&program, &serial::SERIAL);
        let (machine, axioms) = (machine::explore(&task, &FINALS)?, axioms::explore(&task, &FINALS));
        if machine.stopped.is_some() || axioms.stopped.is_some() {
            return None;
        }
        if let Some(text) = difference(("machine", &seen(&machine)), ("axioms", &seen(&axioms))) {
            return Some(text);
        }
        for (finding, trace) in machine.findings.iter().chain(&axioms.findings) {
            if let Err(text) = confirm(&program, &serial::SERIAL, trace) {
                return Some(format!("{}: {text}", finding.kind));
            }
        }
        let sc = by_axioms(test, &sc::SC);
        let strange = axioms.finals.difference(&sc.finals).next().filter(|_| sc.stopped.is_none());
        strange.map(|state| format!("serial but not sc: {}", brief(state)))
    });
}

#[test]
fn models_nest() {
    check("nesting", 120, |test| {
        let all: Vec<(&str, Exploration)> = MODELS.iter().map(|m| (m.name, by_axioms(test, m))).collect();
        for pair in all.windows(2) {
            let ((strong, a), (weak, b)) = (&pair[0], &pair[1]);
            if a.stopped.is_some() || b.stopped.is_some() {
                return None;
            }
            if let Some(state) = a.finals.difference(&b.finals).next() {
                return Some(format!("{strong} but not {weak}: {}", brief(state)));
            }
        }
        None
    });
}

#[test]
fn findings_replay() {
    check("replay", 60, |test| {
        // Every complete execution becomes a finding, so that its trace is judged.
        let mut test = test.clone();
        for thread in &mut test.threads {
            thread.push(Stmt::Assert { reg: 0, differs: 1 });
        }
        let program = lower(&test);
        for model in MODELS {
            let task = task(&program, model);
            let machine = machine::explore(&task, &FINALS);
            let found = machine.into_iter().chain([axioms::explore(&task, &FINALS)]).flat_map(|e| e.findings);
            for (finding, trace) in found.chain(races(&task)) {
                if let Err(error) = confirm(&program, model, &trace) {
                    return Some(format!("{}: {}: {error}\n{:#?}", model.name, finding.kind, trace.order));
                }
            }
        }
        None
    });
}

fn races(task: &Task<'_>) -> Vec<(Finding, Trace)> {
    let part = Task { properties: Properties::NONE.with(Property::Race), ..task.clone() };
    axioms::explore(&part, &Options::default()).findings
}

/// More promises than learning finds lead to no more final states, except where values justify themselves.
#[test]
fn learning_is_complete() {
    check("guesses", 24, |test| {
        let program = lower(test);
        for model in MODELS {
            let task = task(&program, model);
            let learned = axioms::explore(&task, &FINALS);
            let guessed = axioms::explore_guessing(&task, &FINALS, &[0, 1, 2, 3]);
            if learned.stopped.is_some() || guessed.stopped.is_some() || !learned.undecided.is_empty() {
                continue;
            }
            if let Some(text) = difference(("learned", &seen(&learned)), ("guessed", &seen(&guessed))) {
                return Some(format!("{}: {text}", model.name));
            }
        }
        None
    });
}

/// The explorer with each of its numbers at the smallest values does not contradict itself.
#[test]
fn whatever_the_limits() {
    let race = Properties::NONE.with(Property::Assert).with(Property::Memsafety).with(Property::Deadlock);
    let compared = limits::Compared {
        models: &["sc", "tso", "pso", "rmo", "relaxed"],
        properties: race.with(Property::Race),
        settings: limits::settings(&[fencepost_check::tuning::TABLE]),
        test_of: |seed| random(seed, &shapes()[seed as usize % 4]),
        answer: &|task| Enumerate.check(task).verdict,
    };
    compared.check(60);
}
