//! Tests of data types: the verdict is what the reference explorer says by looking at all executions.

use fencepost_cfront::{load, Options};
use fencepost_check::enumerate::{explore, Exploration, Face, Options as Explore};
use fencepost_check::finding::Property;
use fencepost_check::task::{Budget, Task};
use fencepost_ir::Program;
use fencepost_models::{model, Model};
use fencepost_symbolic::datatype::{
    build, check, letters, serial_observations, Fault, Harness, Ruling, Spec, Test, TestTask,
};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Duration;

fn program(file: &str, defines: &[&str]) -> Program {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../tests/ui/datatypes").join(file);
    let options = Options {
        defines: defines.iter().map(|d| (*d).to_string()).collect(),
        require_main: false,
        ..Options::default()
    };
    load(&[path], &options).unwrap_or_else(|e| panic!("{file}: {e:?}"))
}

fn harness(program: &Program, test: &str) -> Harness {
    let test = Test::parse(test, &letters(program)).expect("a test");
    build(program, &test).expect("a program")
}

fn ruling(harness: &Harness, model: &'static Model, spec: Spec) -> Ruling {
    let budget = Budget::new(Some(Duration::from_secs(100)), None);
    check(&TestTask { harness, model, spec, unwind: None, budget }).ruling
}

fn named(name: &str) -> &'static Model {
    model(name).expect("a model")
}

/// What each thread observes.
type Observation = Vec<Vec<(u128, u128)>>;

/// All observations under a model, and whether something goes wrong; nothing if the explorer cannot see all runs.
fn observations(harness: &Harness, model: &'static Model) -> Option<(BTreeSet<Observation>, bool)> {
    let properties = [Property::Assert, Property::Memsafety, Property::Deadlock].into_iter().collect();
    let budget = Budget::new(Some(Duration::from_secs(100)), None);
    let task = Task { program: &harness.program, model, properties, unwind: None, budget };
    let options = Explore { finals: true, observed: Some(Vec::new()), ..Explore::default() };
    let seen: Exploration = explore(&task, Face::Machine, &options)
        .unwrap_or_else(|| explore(&task, Face::Axioms, &options).expect("axioms are there for all"));
    if seen.stopped.is_some() || !seen.undecided.is_empty() {
        assert!(model.machine.is_none(), "{:?} {:?}", seen.stopped, seen.undecided);
        return None;
    }
    Some((seen.finals.into_iter().map(|f| f.observed).collect(), !seen.findings.is_empty()))
}

/// The verdict by brute force, if the explorer can see all runs.
fn expected(harness: &Harness, model: &'static Model) -> Option<&'static str> {
    let (serial, fails) = observations(harness, named("serial"))?;
    if fails {
        return Some("serial fails");
    }
    let (all, fails) = observations(harness, model)?;
    Some(match (fails, all.is_subset(&serial)) {
        (true, _) => "fails",
        (false, true) => "safe",
        (false, false) => "wrong",
    })
}

fn word(ruling: &Ruling) -> String {
    match ruling {
        Ruling::Safe { .. } => "safe".to_string(),
        Ruling::Fails { serial: true, .. } => "serial fails".to_string(),
        Ruling::Fails { serial: false, .. } => "fails".to_string(),
        Ruling::Wrong(_) => "wrong".to_string(),
        Ruling::Unknown { reason } => format!("unknown: {reason}"),
    }
}

fn agree(file: &str, defines: &[&str], tests: &[&str], models: &[&str]) -> Vec<String> {
    let program = program(file, defines);
    let mut words = Vec::new();
    for test in tests {
        let harness = harness(&program, test);
        for name in models {
            let model = named(name);
            let said = word(&ruling(&harness, model, Spec::Serial));
            let place = format!("{file} {defines:?} `{test}` under {name}");
            assert!(!said.starts_with("unknown"), "{place}: {said}");
            if let Some(expected) = expected(&harness, model) {
                assert_eq!(said, expected, "{place}");
            }
            words.push(said);
        }
    }
    words
}

const ALL: &[&str] = &["sc", "tso", "pso", "rmo", "relaxed"];

#[test]
fn counters() {
    let tests = ["i | i", "i i | i", "i | g", "i : g | g"];
    let locked = agree("counter.c", &[], &tests, &["sc", "tso", "relaxed"]);
    assert!(locked.iter().all(|w| w == "safe"), "{locked:?}");
    let open = agree("counter.c", &["UNLOCKED"], &tests, ALL);
    assert!(open[..5].iter().all(|w| w == "wrong"), "{open:?}");
    agree("counter.c", &["ATOMIC"], &tests, &["sc", "tso", "relaxed"]);
}

#[test]
fn buffers() {
    let tests = ["p | t", "p t | t", "p : t | t", "p p | t", "p t | p t"];
    agree("buffer.c", &[], &tests, ALL);
    agree("buffer.c", &["FENCED"], &tests, ALL);
}

#[test]
fn stacks() {
    agree("stack.c", &[], &["u | o", "u o | o", "u : o | o"], ALL);
    agree("stack.c", &["RELAXED"], &["u | o"], ALL);
    agree("stack.c", &[], &["u u : o | o u"], &["sc"]);
}

#[test]
fn what_goes_wrong_by_itself() {
    let words = agree("broken.c", &[], &["f | d", "d | e", "d | d", "l | d"], &["sc", "tso"]);
    assert_eq!(words, ["serial fails", "serial fails", "fails", "fails", "safe", "safe", "safe", "safe"]);
    let deadlock = harness(&program("broken.c", &[]), "l | l");
    assert!(matches!(ruling(&deadlock, named("sc"), Spec::Serial), Ruling::Fails { serial: true, .. }));
}

#[test]
fn mined_observations_are_those_of_the_explorer() {
    let cases =
        [("counter.c", "i i | i"), ("counter.c", "i : g | g"), ("buffer.c", "p t | p t"), ("stack.c", "u u : o | o")];
    for (file, test) in cases {
        let harness = harness(&program(file, &[]), test);
        let budget = Budget::new(Some(Duration::from_secs(100)), None);
        let task = TestTask { harness: &harness, model: named("sc"), spec: Spec::Serial, unwind: None, budget };
        let mined = serial_observations(&task, 10_000).expect("there are few");
        let (seen, _) = observations(&harness, named("serial")).expect("there are few");
        assert_eq!(mined, seen, "{file} `{test}`");
        assert!(serial_observations(&task, mined.len() - 1).is_none());
    }
}

#[test]
fn commit_points() {
    let program = program("counter.c", &[]);
    for (test, expected) in [("i | i", "safe"), ("i i | i", "safe"), ("i | g", "safe"), ("g g | g", "safe")] {
        let harness = harness(&program, test);
        for name in ["sc", "tso"] {
            assert_eq!(word(&ruling(&harness, named(name), Spec::Commit)), expected, "{test} under {name}");
        }
    }
    // Without commit points nothing can be said.
    let buffer = self::program("buffer.c", &[]);
    let said = word(&ruling(&harness(&buffer, "p | t"), named("sc"), Spec::Commit));
    assert!(said.contains("without fp_commit()"), "{said}");
}

#[test]
fn counterexamples_differ_from_the_nearest_serial_execution() {
    let harness = harness(&program("counter.c", &["UNLOCKED"]), "i | i");
    let Ruling::Wrong(wrong) = ruling(&harness, named("sc"), Spec::Serial) else { panic!("an increment is lost") };
    assert_eq!(wrong.fault, Fault::NotSerial);
    let differing = wrong.calls.iter().filter(|c| c.nearest.as_ref() != Some(&c.observed)).count();
    assert_eq!(differing, 1, "{:?}", wrong.calls);
}
