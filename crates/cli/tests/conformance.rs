//! What every engine must do, whatever it is: each one that `fencepost engines` lists is asked about the same programs.
//!
//! An engine may say `unknown`, and `safe` within bounds. It may not contradict what is known about a program, and what it
//! calls unsafe it must show by a run that replays. It must also be of some use: some answer is certain. A new line in `ENGINES` is
//! covered without a change here.

mod common;

use common::{in_parallel, run, temporary};

const MODELS: [&str; 5] = ["sc", "tso", "pso", "rmo", "relaxed"];

/// Small programs, and the first model under which an assertion of each fails; none if it never does.
const PROGRAMS: [(&str, Option<&str>); 9] = [
    ("examples/store-buffering.c", Some("tso")),
    ("examples/store-buffering-fenced.c", None),
    ("examples/message-passing.c", Some("pso")),
    ("examples/peterson.c", Some("tso")),
    ("examples/spinlock-broken.c", Some("sc")),
    ("tests/ui/modular/figure3.c", Some("pso")),
    ("tests/ui/rust/store-buffering.rs", Some("tso")),
    ("tests/ui/rust/store-buffering-fenced.rs", None),
    ("tests/ui/rust/message-passing.rs", None),
];

fn engines() -> Vec<String> {
    let listed = run(&["engines"]).stdout;
    listed.lines().filter_map(|l| l.split_whitespace().next()).map(str::to_string).collect()
}

#[test]
fn no_engine_contradicts_what_is_known() {
    let engines = engines();
    assert!(engines.len() >= 6, "{engines:?}");
    let failures = in_parallel(&engines, |engine| {
        let mut failures = Vec::new();
        let certain: usize = PROGRAMS.iter().map(|(file, first)| check(engine, file, *first, &mut failures)).sum();
        if certain == 0 {
            failures.push(format!("{engine} is certain about nothing"));
        }
        failures
    });
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// Asks one engine about one program under all models. Returns how many answers are certain.
fn check(engine: &str, file: &str, first: Option<&str>, failures: &mut Vec<String>) -> usize {
    let stem = file.replace(['/', '.'], "-");
    let trace = temporary(&format!("conformance/{engine}-{stem}.json"), "").display().to_string();
    let models = MODELS.join(",");
    let flags = ["--model", &models, "--property", "assert", "--format", "jsonl", "--timeout", "60", "--trace", &trace];
    let ran = run(&[&["check", file, "--engine", engine], &flags[..]].concat());
    let records: Vec<serde_json::Value> = ran.stdout.lines().filter_map(|l| serde_json::from_str(l).ok()).collect();
    if records.len() != MODELS.len() {
        failures.push(format!("{engine}, {file}: {}{}", ran.stdout, ran.stderr));
    }
    let wrong_from = first.map_or(MODELS.len(), |f| MODELS.iter().position(|m| *m == f).expect("a model"));
    let (mut unsafe_ones, mut unknown) = (0, 0);
    for (i, record) in records.iter().enumerate() {
        let verdict = record["verdict"].as_str().unwrap_or_default();
        let right = match verdict {
            "safe" => i < wrong_from && record["scope"].is_string(),
            // The first run is replayed; all of them have been, before they were shown.
            "unsafe" => i >= wrong_from && (unsafe_ones > 0 || replays(record)),
            "unknown" => record["reason"].is_string(),
            other => panic!("{other} is no verdict"),
        };
        unsafe_ones += usize::from(verdict == "unsafe");
        unknown += usize::from(verdict == "unknown");
        if !right {
            failures.push(format!("{engine}, {file} under {}: {verdict}", MODELS[i]));
        }
    }
    let code = match (unsafe_ones, unknown) {
        (0, 0) => 0,
        (0, _) => 3,
        (_, _) => 1,
    };
    if ran.code != Some(code) {
        failures.push(format!("{engine}, {file}: exit code {:?} instead of {code}", ran.code));
    }
    records.len() - unknown
}

/// Whether the run of an unsafe answer is a run.
fn replays(record: &serde_json::Value) -> bool {
    record["trace_file"].as_str().is_some_and(|file| run(&["replay", file]).code == Some(1))
}
