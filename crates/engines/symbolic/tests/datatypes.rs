//! Tests of data types: the verdict is what the reference explorer says by looking at all executions.

use fencepost_cfront::{load, Options};
use fencepost_check::enumerate::{explore, Exploration, Face, Options as Explore};
use fencepost_check::finding::Property;
use fencepost_check::task::{Budget, Scope, Task};
use fencepost_ir::Program;
use fencepost_models::{model, Model};
use fencepost_symbolic::datatype::{
    build, check, letters, serial_observations, Fault, Harness, Ruling, SerialKind, Spec, Test, TestTask,
};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Duration;

const EXAMPLES: &str = "examples/datatypes";

fn program(file: &str, defines: &[&str]) -> Program {
    program_in("tests/ui/datatypes", file, defines)
}

fn program_in(folder: &str, file: &str, defines: &[&str]) -> Program {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../..").join(folder).join(file);
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
    let seen = explored(harness, model, 100);
    if seen.stopped.is_some() || !seen.undecided.is_empty() {
        assert!(model.machine.is_none(), "{:?} {:?}", seen.stopped, seen.undecided);
    }
    finals(seen)
}

/// The same, but nothing if it takes longer than so many seconds.
fn observations_within(
    harness: &Harness,
    model: &'static Model,
    seconds: u64,
) -> Option<(BTreeSet<Observation>, bool)> {
    finals(explored(harness, model, seconds))
}

fn finals(seen: Exploration) -> Option<(BTreeSet<Observation>, bool)> {
    if seen.stopped.is_some() || !seen.undecided.is_empty() {
        return None;
    }
    Some((seen.finals.into_iter().map(|f| f.observed).collect(), !seen.findings.is_empty()))
}

fn explored(harness: &Harness, model: &'static Model, seconds: u64) -> Exploration {
    let properties = [Property::Assert, Property::Memsafety, Property::Deadlock].into_iter().collect();
    let budget = Budget::new(Some(Duration::from_secs(seconds)), None);
    let program = if model.operations { &harness.serial } else { &harness.program };
    let task = Task { program, model, properties, unwind: None, budget };
    let options = Explore { finals: true, observed: Some(Vec::new()), ..Explore::default() };
    explore(&task, Face::Machine, &options)
        .unwrap_or_else(|| explore(&task, Face::Axioms, &options).expect("axioms are there for all"))
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

/// Whether mined observations are those of the explorer; `None` if it cannot see all serial executions in its time.
fn mined(place: &str, harness: &Harness, patience: u64) -> Option<usize> {
    let budget = Budget::new(Some(Duration::from_secs(100)), None);
    let (seen, _) = observations_within(harness, named("serial"), patience)?;
    let task = TestTask { harness, model: named("sc"), spec: Spec::Serial, unwind: None, budget };
    let mined = serial_observations(&task, 10_000).unwrap_or_else(|| panic!("{place}: too many to mine"));
    assert_eq!(mined, seen, "{place}");
    Some(mined.len())
}

#[test]
fn mined_observations_are_those_of_the_explorer() {
    let cases =
        [("counter.c", "i i | i"), ("counter.c", "i : g | g"), ("buffer.c", "p t | p t"), ("stack.c", "u u : o | o")];
    for (file, test) in cases {
        let harness = harness(&program(file, &[]), test);
        let count = mined(file, &harness, 100).expect("there are few");
        let budget = Budget::new(Some(Duration::from_secs(100)), None);
        let task = TestTask { harness: &harness, model: named("sc"), spec: Spec::Serial, unwind: None, budget };
        assert!(serial_observations(&task, count - 1).is_none(), "{file} `{test}`: not fewer");
    }
}

/// Small tests of every example, and larger ones if there is time (`FENCEPOST_CASES`).
const MINED: &[(&str, &[&str], &[&str])] = &[
    ("chase-lev.c", &["p t | s"], &["p p t | s s", "p t | s | s"]),
    ("dekker.c", &["a | b"], &["a a | b b"]),
    ("epoch.c", &["w | r"], &["w w | r s"]),
    ("harris-list.c", &["a | c"], &["a | r", "a r | a", "a : r | c"]),
    ("hazard-pointers.c", &["w | r"], &["w w | r s"]),
    ("lazy-list.c", &["a | c"], &["a | r", "a r | a", "a : r | c"]),
    ("mcs-lock.c", &["i | i"], &["i i | i"]),
    ("mpmc-queue.c", &["e | d"], &["e d | e d"]),
    ("ms-queue.c", &["e | d"], &["e d | e", "e | e | d"]),
    ("peterson.c", &["a | b"], &["a a | b b"]),
    ("rwlock.c", &["w | r"], &["w r | w r"]),
    ("seqlock.c", &["w | r"], &["w w | r r"]),
    ("snark.c", &["l : s | m"], &["l | s", "l s | r m", "l r | m s"]),
    ("spsc-ring.c", &["e | d"], &["e e | d d"]),
    ("ticket-lock.c", &["i | i"], &["i i | i i"]),
    ("treiber-stack.c", &["u | o"], &["u o | u o", "u | u | o | o"]),
    ("two-lock-queue.c", &["e | d"], &["e d | e d", "e | e | d | d"]),
];

#[test]
fn mined_observations_of_every_example_are_those_of_the_explorer() {
    let more = std::env::var_os("FENCEPOST_CASES").is_some();
    let mut files: Vec<String> = Vec::new();
    for entry in std::fs::read_dir(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../..").join(EXAMPLES)).unwrap() {
        let name = entry.unwrap().file_name().to_string_lossy().into_owned();
        files.extend(name.ends_with(".c").then_some(name));
    }
    files.sort();
    assert_eq!(files, MINED.iter().map(|(file, _, _)| *file).collect::<Vec<_>>(), "every example has its line");
    let (mut compared, mut skipped) = (0, Vec::new());
    for (file, small, large) in MINED {
        let program = program_in(EXAMPLES, file, &[]);
        for test in small.iter().chain(large.iter().filter(|_| more)) {
            let place = format!("{file} `{test}`");
            match mined(&place, &harness(&program, test), 100) {
                Some(_) => compared += 1,
                None => skipped.push(place),
            }
        }
    }
    println!("{compared} tests compared, not seen to the end by the explorer: {skipped:?}");
    assert!(skipped.is_empty() || more, "{skipped:?}");
    let least: usize = MINED.iter().map(|(_, small, _)| small.len()).sum();
    assert!(compared >= least, "{compared} of {least}");
}

/// Examples with commit points, tests that a commit point is right for, and the models that are quick.
const COMMITTED: &[(&str, &[&str], &[&str])] = &[
    ("chase-lev.c", &["p t | s", "p p t | s"], ALL),
    ("epoch.c", &["w | r"], ALL),
    ("harris-list.c", &["r | r"], &["sc", "tso", "pso"]),
    ("hazard-pointers.c", &["w | r"], ALL),
    ("lazy-list.c", &["a : r | r"], &["sc", "tso"]),
    ("mcs-lock.c", &["i | i"], ALL),
    ("ms-queue.c", &["e | d"], ALL),
    ("peterson.c", &["a | b"], ALL),
    ("rwlock.c", &["w | r", "w | w"], ALL),
    ("seqlock.c", &["w | r"], ALL),
    ("snark.c", &["l : s | m"], &["sc", "tso"]),
    ("spsc-ring.c", &["e e | d d"], ALL),
    ("ticket-lock.c", &["i | i"], ALL),
    ("treiber-stack.c", &["u | o"], ALL),
    ("two-lock-queue.c", &["e | d", "e | e | d | d"], ALL),
];

/// Variants that are wrong: both specifications say so.
const WRONG: &[(&str, &str, &str, &[&str])] = &[
    ("chase-lev.c", "UNFENCED", "p t | s", &["pso", "rmo", "relaxed"]),
    ("ms-queue.c", "UNFENCED", "e | d", &["rmo", "relaxed"]),
    ("peterson.c", "UNFENCED", "a | b", &["tso", "relaxed"]),
    ("seqlock.c", "NO_RECHECK", "w | r", &["sc"]),
    ("ticket-lock.c", "SPLIT_DRAW", "i | i", &["sc"]),
    ("treiber-stack.c", "UNFENCED", "u | o", &["rmo", "relaxed"]),
    ("two-lock-queue.c", "UNFENCED", "e | d", &["rmo", "relaxed"]),
];

#[test]
fn both_specifications_agree_where_the_commit_points_are_right() {
    let both = |file: &str, harness: &Harness, models: &[&str], expected: &[&str]| {
        for name in models {
            for spec in [Spec::Serial, Spec::Commit] {
                let ruling = ruling(harness, named(name), spec);
                let word = word(&ruling);
                assert!(expected.contains(&word.as_str()), "{file} under {name}, {spec:?}: {word}");
                if let Ruling::Wrong(wrong) = ruling {
                    assert_eq!(wrong.fault, Fault::NotSerial, "{file} under {name}, {spec:?}");
                }
            }
        }
    };
    for (file, tests, models) in COMMITTED {
        let program = program_in(EXAMPLES, file, &[]);
        for test in *tests {
            both(file, &harness(&program, test), models, &["safe"]);
        }
    }
    for (file, define, test, models) in WRONG {
        both(file, &harness(&program_in(EXAMPLES, file, &[define]), test), models, &["wrong", "fails"]);
    }
}

#[test]
fn commit_points_that_are_wrong_are_told_from_data_types_that_are() {
    let queue = |defines: &[&str]| harness(&program_in(EXAMPLES, "two-lock-queue.c", defines), "e | d");
    let faults = |harness: &Harness, model: &str| match ruling(harness, named(model), Spec::Commit) {
        Ruling::Wrong(wrong) => (wrong.fault, wrong.serially, wrong.serials),
        other => panic!("{}", word(&other)),
    };
    let (fault, serially, serials) = faults(&queue(&["WRONG_COMMIT"]), "sc");
    assert_eq!((fault, serially), (Fault::CommitPoints, Some(Scope::All)));
    assert_eq!(serials, [SerialKind::CommitOrder, SerialKind::Nearest]);
    // With both defects the one of the data type is shown.
    let (fault, serially, serials) = faults(&queue(&["WRONG_COMMIT", "NO_SS"]), "relaxed");
    assert_eq!((fault, serially), (Fault::NotSerial, None));
    assert!(serials.iter().all(|kind| *kind == SerialKind::Nearest), "{serials:?}");
}

#[test]
fn operations_that_choose_have_commit_points_too() {
    for (defines, test, serial, commit) in [
        (&[][..], "d | d", "safe", "safe"),
        (&[], "d d | d", "safe", "safe"),
        (&["LATE"], "d | d", "safe", "wrong"),
        (&["SPLIT"], "d | d", "wrong", "wrong"),
    ] {
        let harness = harness(&program("dice.c", defines), test);
        for name in ["sc", "tso"] {
            for (spec, expected) in [(Spec::Serial, serial), (Spec::Commit, commit)] {
                assert_eq!(word(&ruling(&harness, named(name), spec)), expected, "{defines:?} {test} {name} {spec:?}");
            }
        }
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
    assert!(!wrong.serials.is_empty());
    for k in 0..wrong.serials.len() {
        let differing = wrong.calls.iter().filter(|c| c.serial[k].observed != c.observed).count();
        assert_eq!(differing, 1, "{:?}", wrong.calls);
    }
}
