//! Passes keep what programs do: final states and findings before and after each pass, on the machines.
//!
//! The programs are generated ones and the feature corpus (`tests/features`, through the clang that is found first).
//! On sc, tso and pso the explorer visits every run of the program and of the program after the pass; the final states
//! (variables by name, observations) and the kinds of findings must be equal. Where a pass is right only in part, its
//! row below says what is compared: spin loops and bounds turn livelocks into deadlocks or cuts, and slicing of
//! accesses changes final states. `FENCEPOST_CASES=N` runs N seeds, `FENCEPOST_SEED=S` starts at seed S.
//! Misses: rmo and relaxed, which have no machine; programs that the explorer cannot finish in time are counted, not
//! compared.

use fencepost_check::enumerate::generate::{lower, random, shrink, Random, Shape, Test};
use fencepost_check::enumerate::{explore, Exploration, Face, FinalState, Options};
use fencepost_check::{Budget, Properties, Property, Task};
use fencepost_ir::passes::{self, inline, simplify, slice, spin, unroll, waits};
use fencepost_ir::{text, verify, Program};
use fencepost_models::Model;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A pass with what it promises to keep.
struct Row {
    name: &'static str,
    /// What is done to the program before both sides are compared.
    prepare: fn(&mut Program) -> passes::Outcome,
    run: fn(&mut Program) -> passes::Outcome,
    /// Whether final states stay, besides the findings.
    finals: bool,
    /// Whether deadlocks stay.
    deadlocks: bool,
    /// Whether other findings than failed assertions stay.
    memsafety: bool,
    /// Only these models; all with a machine if empty.
    models: &'static [&'static str],
}

const EXACT: Row = Row {
    name: "",
    prepare: |_| passes::Outcome::default(),
    run: |_| passes::Outcome::default(),
    finals: true,
    deadlocks: true,
    memsafety: true,
    models: &[],
};

fn inline_and_simplify(program: &mut Program) -> passes::Outcome {
    inline::run(program, &inline::Config::default()).and(simplify::run(program, &simplify::Config::default()))
}

/// How often loops are unrolled; a program whose loops run further is not compared.
const BOUND: u32 = 10;

static ROWS: [Row; 9] = [
    Row { name: "inline", run: |p| inline::run(p, &inline::Config::default()), ..EXACT },
    Row { name: "simplify", run: |p| simplify::run(p, &simplify::Config::default()), ..EXACT },
    Row { name: "inline, simplify", run: inline_and_simplify, ..EXACT },
    Row {
        name: "spin",
        prepare: inline_and_simplify,
        run: |p| spin::run(p, &spin::Config::default()),
        deadlocks: false,
        ..EXACT
    },
    Row { name: "waits", run: |p| waits::run(p, &waits::Config { loads_in_order: true }), ..EXACT },
    Row { name: "unroll", run: |p| unroll::run(p, &unroll::Config::by(BOUND)), deadlocks: false, ..EXACT },
    Row {
        name: "slice, accesses kept",
        run: |p| slice::run(p, &slice::Config { accesses: slice::Accesses::Keep }),
        ..EXACT
    },
    Row {
        name: "slice",
        run: |p| slice::run(p, &slice::Config { accesses: slice::Accesses::Slice }),
        finals: false,
        memsafety: false,
        models: &["sc", "tso"],
        ..EXACT
    },
    Row {
        name: "all",
        run: |p| {
            let config = passes::Config {
                inline: Some(inline::Config::default()),
                simplify: Some(simplify::Config::default()),
                spin: Some(spin::Config::default()),
                slice: Some(slice::Config { accesses: slice::Accesses::Keep }),
                unroll: Some(unroll::Config::by(BOUND)),
            };
            passes::run(p, &config)
        },
        deadlocks: false,
        ..EXACT
    },
];

/// What is compared.
#[derive(PartialEq, Eq, Debug)]
struct Seen {
    finals: BTreeSet<FinalState>,
    findings: BTreeSet<String>,
}

/// What an exploration saw of what a row promises; `None` if it did not see everything.
fn seen(program: &Program, model: &'static Model, row: &Row, unwind: Option<u32>) -> Option<Seen> {
    let mut properties = Properties::NONE.with(Property::Assert).with(Property::Memsafety);
    if row.deadlocks {
        properties = properties.with(Property::Deadlock);
    }
    let budget = Budget::new(Some(Duration::from_secs(20)), Some(2 << 30));
    let task = Task { program, model, properties, unwind, budget };
    let exploration: Exploration = explore(&task, Face::Machine, &Options { finals: true, ..Options::default() })?;
    if exploration.stopped.is_some() || !exploration.limits.is_empty() || !exploration.undecided.is_empty() {
        return None;
    }
    let kinds = exploration.findings.iter().map(|(f, _)| &f.kind);
    let kept = kinds.filter(|k| row.memsafety || k.property() != Property::Memsafety);
    let findings = kept.map(ToString::to_string).collect();
    Some(Seen { finals: if row.finals { exploration.finals } else { BTreeSet::new() }, findings })
}

/// How a comparison ended.
enum Compared {
    /// Equal, and whether the pass changed the program.
    Equal {
        changed: bool,
    },
    /// Too large to visit every run.
    Skipped,
    Differs(String),
}

fn compare(program: &Program, row: &Row, model: &'static Model, looping: Option<u32>) -> Compared {
    let mut before = program.clone();
    (row.prepare)(&mut before);
    let program = &before;
    let mut after = program.clone();
    let outcome = (row.run)(&mut after);
    if let Err(errors) = verify::verify(&after) {
        return Compared::Differs(format!("{}: the result is not well formed: {}", row.name, errors[0]));
    }
    if outcome.changed == (after == *program) {
        let said = if outcome.changed { "changed" } else { "not changed" };
        return Compared::Differs(format!("{}: says {said}, which is not so", row.name));
    }
    if !outcome.changed {
        return Compared::Equal { changed: false };
    }
    let bounded = row.name == "unroll" || row.name == "all";
    let before = seen(program, model, row, if bounded { looping } else { None });
    let (Some(before), Some(behind)) = (before, seen(&after, model, row, None)) else { return Compared::Skipped };
    if before == behind {
        return Compared::Equal { changed: true };
    }
    let less: Vec<_> = before.finals.difference(&behind.finals).take(2).collect();
    let more: Vec<_> = behind.finals.difference(&before.finals).take(2).collect();
    Compared::Differs(format!(
        "{} on {}: {} final states, then {}\n  lost: {less:?}\n  new: {more:?}\n  findings: {:?}, then {:?}",
        row.name,
        model.name,
        before.finals.len(),
        behind.finals.len(),
        before.findings,
        behind.findings,
    ))
}

/// How often each pass was compared after it changed a program, and how often a program was too large.
#[derive(Default)]
struct Counts {
    compared: BTreeMap<&'static str, u32>,
    skipped: u32,
}

/// Compares a program under every pass and model; gives what differs.
fn all(
    program: &Program,
    models: &[&'static str],
    looping: Option<u32>,
    counts: &mut Counts,
) -> Vec<(&'static Row, &'static Model, String)> {
    let mut wrong = Vec::new();
    for row in &ROWS {
        for name in models.iter().filter(|name| row.models.is_empty() || row.models.contains(name)) {
            let model = fencepost_models::model(name).expect("the model exists");
            match compare(program, row, model, looping) {
                Compared::Equal { changed } => *counts.compared.entry(row.name).or_default() += u32::from(changed),
                Compared::Skipped => counts.skipped += 1,
                Compared::Differs(text) => wrong.push((row, model, text)),
            }
        }
    }
    wrong
}

const MODELS: [&str; 3] = ["sc", "tso", "pso"];

#[test]
fn generated_programs() {
    let number = |name: &str| std::env::var(name).ok().and_then(|v| v.parse::<u64>().ok());
    let first = number("FENCEPOST_SEED").unwrap_or(0);
    let usual = Shape::default();
    let shapes = [
        usual,
        Shape { length: 3, threads: 2, mixed: true, ..usual },
        Shape { length: 6, threads: 2, ..usual },
        Shape { length: 3, threads: 3, vars: 3, ..usual },
    ];
    let mut counts = Counts::default();
    for seed in first..first + number("FENCEPOST_CASES").unwrap_or(150) {
        let test = random(seed, &shapes[seed as usize % shapes.len()]);
        let wrong = all(&lower(&test), &MODELS, None, &mut counts);
        if let Some((row, model, _)) = wrong.first() {
            let differs = |test: &Test| match compare(&lower(test), row, model, None) {
                Compared::Differs(text) => Some(text),
                Compared::Equal { .. } | Compared::Skipped => None,
            };
            let small = shrink(&test, |t| differs(t).is_some());
            let program = text::print(&lower(&small));
            panic!("seed {seed}, shrunk to\n{program}\n{}", differs(&small).unwrap_or_default());
        }
    }
    println!("compared {:?}, {} skipped", counts.compared, counts.skipped);
    for row in ROWS.iter().filter(|row| !row.name.starts_with("inline")) {
        // A generated program has no calls, so only inlining may have nothing to do.
        assert!(counts.compared.get(row.name).is_some_and(|n| *n > 0), "{} changed no program", row.name);
    }
}

/// The files of the corpus and the examples, sorted.
fn files() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folders = ["tests/features", "examples"].map(|name| root.join(name));
    let entries = folders.iter().flat_map(|f| std::fs::read_dir(f).expect("the folder is in the repository"));
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "c" || e == "cpp"))
        .filter(|path| !std::fs::read_to_string(path).is_ok_and(|text| text.contains("// expect: refused")))
        .collect();
    files.sort();
    files
}

#[test]
fn feature_corpus() {
    let mut counts = Counts::default();
    let mut wrong = Vec::new();
    for file in files() {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let program = match fencepost_cfront::load(&[file], &fencepost_cfront::Options::default()) {
            Ok(program) => program,
            Err(errors) => {
                wrong.push(format!("{name}: {}", errors[0]));
                continue;
            }
        };
        // One model that forwards stores is enough here: the generated programs have the others.
        for (_, _, text) in all(&program, &["sc", "tso"], Some(BOUND), &mut counts) {
            wrong.push(format!("{name}: {text}"));
        }
    }
    println!("compared {:?}, {} skipped", counts.compared, counts.skipped);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    for row in &ROWS {
        assert!(counts.compared.get(row.name).is_some_and(|n| *n > 0), "{} changed no program", row.name);
    }
}

/// Loops that wait, more or less: loads, exchanges, compare-exchanges, inner loops, and something to wait for.
struct Waiting(Random);

impl Waiting {
    fn one(&mut self, of: &[&str]) -> String {
        let var = ["&x", "&y"][self.0.below(2)];
        let value = self.0.below(3).to_string();
        of[self.0.below(of.len())].replace("VAR", var).replace("VALUE", &value)
    }

    fn step(&mut self) -> String {
        self.one(&[
            "a = atomic_load(VAR);",
            "b = atomic_load_explicit(VAR, memory_order_relaxed);",
            "a = atomic_exchange(VAR, VALUE);",
            "b = atomic_fetch_or(VAR, VALUE);",
            "b = 0; done = atomic_compare_exchange_weak(VAR, &b, 2);",
            "done = atomic_compare_exchange_strong(VAR, &e, VALUE);",
            "done = atomic_compare_exchange_weak(VAR, &e, e | 1);",
            "atomic_thread_fence(memory_order_seq_cst);",
            "if (a) b = atomic_load(VAR);",
            "if (b == VALUE) a = atomic_exchange(VAR, VALUE);",
            "while (atomic_load(VAR) == VALUE) ;",
            "do a = atomic_exchange(VAR, VALUE); while (a == VALUE);",
            "if (a == VALUE) continue;",
            "atomic_store(VAR, VALUE);",
        ])
    }

    fn thread(&mut self) -> String {
        let start = "int a = 0, b = 0, e = 0, done = 0;".to_string();
        let mut body = String::new();
        for _ in 0..=self.0.below(3) {
            body += &format!("        {}\n", self.step());
        }
        let until =
            self.one(&["a == VALUE", "b == VALUE", "a == b", "done", "!done && a", "atomic_load(VAR) == VALUE"]);
        let behind =
            self.one(&["out = 4 * a + b;", "atomic_store(VAR, VALUE);", "out = atomic_load(VAR);", "out = e;"]);
        let forms = [
            format!("do {{\n{body}    }} while (!({until}));"),
            format!("while (!({until})) {{\n{body}    }}"),
            format!("for (;;) {{\n{body}        if ({until}) break;\n    }}"),
        ];
        let form = &forms[self.0.below(3)];
        format!("    {start}\n    {form}\n    {behind}\n    (void)a, (void)b, (void)e, (void)done;\n")
    }

    fn other(&mut self) -> String {
        let step = |w: &mut Self| {
            w.one(&["atomic_store(VAR, VALUE);", "atomic_fetch_or(VAR, VALUE);", "out = atomic_load(VAR);"])
        };
        (0..=self.0.below(3)).map(|_| format!("    {}\n", step(self))).collect()
    }

    fn program(&mut self) -> String {
        let (first, second) = (self.thread(), if self.0.below(3) == 0 { self.thread() } else { self.other() });
        let thread = |name: &str, body: &str, out: &str| {
            format!("static void *{name}(void *arg)\n{{\n{}    return arg;\n}}\n", body.replace("out", out))
        };
        format!(
            "#include <pthread.h>\n#include <stdatomic.h>\natomic_int x, y;\nint p, q;\n{}{}int main(void)\n{{\n    pthread_t s, t;\n    \
             pthread_create(&s, 0, f, 0);\n    pthread_create(&t, 0, g, 0);\n    pthread_join(s, 0);\n    \
             pthread_join(t, 0);\n    return 0;\n}}\n",
            thread("f", &first, "p"),
            thread("g", &second, "q"),
        )
    }
}

/// `FENCEPOST_CASES` and `FENCEPOST_SEED` as above.
#[test]
fn loops_that_wait() {
    let number = |name: &str| std::env::var(name).ok().and_then(|v| v.parse::<u64>().ok());
    let first = number("FENCEPOST_SEED").unwrap_or(0);
    let row = ROWS.iter().find(|row| row.name == "waits").expect("there is one");
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("waits.c");
    let (mut compared, mut skipped) = (0, 0);
    for seed in first..first + number("FENCEPOST_CASES").unwrap_or(60) {
        let source = Waiting(Random::new(seed)).program();
        std::fs::write(&path, &source).expect("the file can be written");
        let program = fencepost_cfront::load(std::slice::from_ref(&path), &fencepost_cfront::Options::default());
        let program = program.unwrap_or_else(|errors| panic!("{}\n{source}", errors[0]));
        for name in MODELS {
            let model = fencepost_models::model(name).expect("the model exists");
            match compare(&program, row, model, None) {
                Compared::Equal { changed } => compared += u32::from(changed),
                Compared::Skipped => skipped += 1,
                Compared::Differs(text) => panic!("seed {seed}\n{source}\n{text}"),
            }
        }
    }
    println!("compared {compared}, {skipped} skipped");
    assert!(compared > 0 || first > 0);
}
