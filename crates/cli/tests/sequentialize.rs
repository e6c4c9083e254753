//! `fencepost sequentialize`: the emitted C compiles without warnings, and a check of it gives the same verdict as the
//! engine that solves the sequential program itself.
//!
//! `FENCEPOST_CASES=200` tries so many generated programs, each with every strategy, and all examples; without it a few.

mod common;
#[path = "../../engines/unwind/tests/common/programs.rs"]
mod programs;
#[path = "../../engines/symbolic/tests/common/shapes.rs"]
mod shapes;

use common::{root, run, temporary};
use fencepost_check::enumerate::generate::lower;
use fencepost_check::{Budget, Engine, Properties, Property, Task, Verdict};
use fencepost_ir::Program;
use fencepost_symbolic::Symbolic;
use fencepost_unwind::emit::{emit, Config, Flavour};
use fencepost_unwind::{check_with, Options, Reads, Strategy};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const TIME: Duration = Duration::from_secs(60);

/// Each strategy, with the positions that small programs need.
const STRATEGIES: [(Strategy, u32); 5] = [
    (Strategy::Fine(Reads::Explicit), 8),
    (Strategy::Fine(Reads::Implicit), 8),
    (Strategy::Fine(Reads::Mixed), 8),
    (Strategy::Intra, 5),
    (Strategy::Inter, 4),
];

fn cases() -> Option<u64> {
    std::env::var("FENCEPOST_CASES").ok().and_then(|v| v.parse().ok())
}

fn properties() -> Properties {
    Properties::NONE.with(Property::Assert).with(Property::Memsafety)
}

fn config(strategy: Strategy, writes: u32, flavour: Flavour) -> Config<'static> {
    let name = "sequential.c";
    Config { strategy, writes, unwind: None, threads: None, flavour, properties: properties(), name }
}

/// gcc, or the clang that the front end uses, with the same flags.
fn compiles(file: &Path) {
    let compilers = ["gcc", "clang", "clang-19", "clang-16", "clang-14"];
    let flags = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-fsyntax-only"];
    for compiler in compilers {
        let Ok(done) = Command::new(compiler).args(flags).arg(file).output() else { continue };
        assert!(done.status.success(), "{}\n{}", file.display(), String::from_utf8_lossy(&done.stderr));
        return;
    }
    panic!("there is no compiler");
}

fn word(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Safe { .. } => "safe",
        Verdict::Unsafe { .. } => "unsafe",
        Verdict::Unknown { .. } => "unknown",
    }
}

fn task(program: &Program, properties: Properties) -> Task<'_> {
    let model = fencepost_models::model("sc").expect("sc is a model");
    Task { program, model, properties, unwind: None, budget: Budget::new(Some(TIME), None) }
}

/// What a check of the emitted program says.
fn emitted(program: &Program, name: &str, strategy: Strategy, writes: u32) -> &'static str {
    let text = emit(program, &config(strategy, writes, Flavour::Svcomp), &|_, _| None).expect("it is translated");
    let file = temporary(name, &text);
    compiles(&file);
    let sequential = fencepost_cfront::load(&[file], &fencepost_cfront::Options::default()).expect("it is C");
    word(&Symbolic.check(&task(&sequential, Properties::NONE.with(Property::Assert))).verdict)
}

/// What a comparison says.
enum Compared {
    Equal,
    /// One of the two has no answer.
    Undecided,
    Different(String),
}

/// Whether both say the same; a run that needs a longer unwinding is looked for in one.
fn compare(program: &Program, name: &str, (strategy, writes): (Strategy, u32)) -> Compared {
    let report = check_with(&task(program, properties()), Options { strategy, ..Options::default() });
    let expected = word(&report.verdict);
    if expected == "unknown" {
        return Compared::Undecided;
    }
    let mut answer = emitted(program, name, strategy, writes);
    if (expected, answer) == ("unsafe", "safe") {
        answer = emitted(program, name, strategy, 3 * writes);
    }
    match answer {
        "unknown" => Compared::Undecided,
        answer if answer == expected => Compared::Equal,
        answer => Compared::Different(format!("{name}, {strategy:?}: {expected} becomes {answer}")),
    }
}

/// How many comparisons were equal; none may be different, and few undecided.
#[derive(Default)]
struct Tally {
    equal: u32,
    undecided: u32,
    different: Vec<String>,
}

impl Tally {
    fn add(&mut self, compared: Compared) {
        match compared {
            Compared::Equal => self.equal += 1,
            Compared::Undecided => self.undecided += 1,
            Compared::Different(text) => {
                eprintln!("{text}");
                self.different.push(text);
            }
        }
    }

    fn judge(self) {
        eprintln!("{} equal, {} undecided, {} different", self.equal, self.undecided, self.different.len());
        assert!(self.different.is_empty(), "{:?}", self.different);
        assert!(self.equal > 0 && self.undecided * 5 <= self.equal, "too few are decided");
    }
}

#[test]
fn generated_programs_have_the_same_verdict() {
    let mut tally = Tally::default();
    let cases = cases();
    for seed in 0..cases.unwrap_or(6) {
        let program = lower(&programs::test_of(seed));
        for (k, strategy) in STRATEGIES.into_iter().enumerate() {
            // A small run takes one strategy for each program.
            if cases.is_none() && seed as usize % STRATEGIES.len() != k {
                continue;
            }
            tally.add(compare(&program, &format!("sequential/{seed}-{k}.c"), strategy));
        }
    }
    tally.judge();
}

#[test]
fn examples_have_the_same_verdict() {
    let all = ["message-passing", "store-buffering", "spinlock-broken"].map(|n| root().join(format!("examples/{n}.c")));
    let mut files: Vec<PathBuf> = all.to_vec();
    if cases().is_some() {
        let list = std::fs::read_dir(root().join("examples")).expect("there are examples");
        files = list.filter_map(|e| Some(e.ok()?.path())).filter(|p| p.extension().is_some_and(|x| x == "c")).collect();
    }
    let mut tally = Tally::default();
    for (n, file) in files.iter().enumerate() {
        let program =
            fencepost_cfront::load(std::slice::from_ref(file), &fencepost_cfront::Options::default()).expect("it is C");
        let name = file.file_stem().and_then(|n| n.to_str()).unwrap_or_default();
        for (k, (strategy, writes)) in STRATEGIES.into_iter().enumerate() {
            if cases().is_some() || k == 2 * n {
                tally.add(compare(&program, &format!("sequential/{name}-{k}.c"), (strategy, writes)));
            }
        }
    }
    tally.judge();
}

#[test]
fn both_flavours_compile_for_every_strategy() {
    for name in ["treiber-push", "deadlock"] {
        let file = root().join(format!("examples/{name}.c"));
        let program = fencepost_cfront::load(&[file], &fencepost_cfront::Options::default()).expect("it is C");
        for (k, (strategy, writes)) in STRATEGIES.into_iter().enumerate() {
            let text =
                emit(&program, &config(strategy, writes, Flavour::Cbmc), &|_, _| None).expect("it is translated");
            assert!(text.contains("__CPROVER_assert") && !text.contains("__VERIFIER"), "{text}");
            compiles(&temporary(&format!("sequential/cbmc-{name}-{k}.c"), &text));
        }
    }
}

#[test]
fn what_is_not_translated_is_refused_with_its_position() {
    let text = "#include <stdio.h>\nint main(void)\n{\n    char text[8];\n    snprintf(text, 8, \"%d\", 1);\n    return text[0];\n}\n";
    let file = temporary("sequential/format.c", text);
    let file = file.to_str().expect("a plain path");
    let ran = run(&["sequentialize", file, "--writes", "4"]);
    assert_eq!(ran.code, Some(4), "{}", ran.stderr);
    assert!(
        ran.stderr.contains("the translation to C does not handle text that is written into memory"),
        "{}",
        ran.stderr
    );
    assert!(ran.stderr.contains("format.c:5"), "{}", ran.stderr);
    assert!(ran.stdout.is_empty());
}

#[test]
fn strategies_belong_to_their_engine() {
    let file = "examples/store-buffering.c";
    let ran = run(&["check", file, "--model", "sc", "--scheme", "intra"]);
    assert_eq!(ran.code, Some(2), "{}", ran.stdout);
    let ran = run(&["check", file, "--model", "sc", "--engine", "unwind", "--scheme", "intra", "--reads", "implicit"]);
    assert_eq!(ran.code, Some(2), "{}", ran.stdout);
    let ran = run(&["check", file, "--model", "sc", "--engine", "unwind", "--scheme", "intra", "--writes", "1"]);
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    assert!(ran.stdout.contains("at most 1 clusters of writes"), "{}", ran.stdout);
}

/// Figure 2(c) of the paper: the unwinding of the run that its section 3 describes.
#[test]
fn the_unwinding_of_figure_2_is_printed() {
    let file = "tests/ui/unwind/fibonacci-figure-2.c";
    let args = ["--engine", "unwind", "--scheme", "fine", "--model", "sc", "--property", "assert", "--show-unwinding"];
    let ran = run(&[&["check", file], &args[..]].concat());
    assert_eq!(ran.code, Some(1), "{}", ran.stderr);
    let (_, table) = ran.stdout.split_once("the unwinding:\n").expect("the unwinding is there");
    let rows: Vec<Vec<&str>> = table.lines().skip(1).map(|l| l.split_whitespace().collect()).collect();
    let shown: Vec<(&str, &str, &str)> = rows.iter().map(|r| (r[3], r[4], r[5])).collect();
    let (first, second) = ("(f1)", "(f2)");
    let expected = [
        (first, "i", "2"),
        (first, "i", "3"),
        (first, "i", "4"),
        (first, "i", "5"),
        (second, "j", "5"),
        (second, "j", "10"),
        (second, "j", "15"),
        (first, "i", "15"),
        (second, "j", "30"),
        (second, "j", "45"),
    ];
    assert_eq!(shown, expected, "{}", ran.stdout);
}
