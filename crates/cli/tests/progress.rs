//! Progress on standard error: every line of JSON is valid, jobs start and end, and the answer does not change.

mod common;

use common::{fencepost, finish, normalised, root, temporary, Ran};
use serde_json::Value;

/// A program that keeps engines busy for longer than a moment.
const BUSY: &str = "#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_uint n, m;
void *other(void *_) { while (1) { m = n + 1; } return 0; }
int main(void) { pthread_t t; pthread_create(&t, 0, other, 0); while (1) { n = m + 3; assert(n * m != 1000003u); } }
";

/// A question that keeps a solver busy.
const HARD: &str = "#include <assert.h>
extern unsigned long __VERIFIER_nondet_ulong(void);
int main(void) {
  unsigned long a = __VERIFIER_nondet_ulong(), b = __VERIFIER_nondet_ulong();
  if (a > 1 && b > 1 && a < (1ul << 31) && b < (1ul << 31)) assert(a * b != 2305842979106455553ul);
}
";

/// A program that no engine decides in seconds, on any machine: two factors, beside threads that go on for ever.
const NOBODY: &str = "#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
extern unsigned long __VERIFIER_nondet_ulong(void);
atomic_ulong n;
void *other(void *_) { while (1) { n = n + 1; } return 0; }
int main(void) {
  unsigned long a = __VERIFIER_nondet_ulong(), b = __VERIFIER_nondet_ulong();
  pthread_t t; pthread_create(&t, 0, other, 0);
  if (a > 1 && b > 1 && a < (1ul << 31) && b < (1ul << 31)) assert(a * b != 2305842979106455553ul);
  while (1) { n = n + 3; }
}
";

fn busy(engine: &str, progress: &str) -> Ran {
    let text = match engine {
        "symbolic" => HARD,
        "auto" => NOBODY,
        _ => BUSY,
    };
    busy_with(engine, progress, text)
}

fn busy_with(engine: &str, progress: &str, text: &str) -> Ran {
    let file = temporary(&format!("progress/{engine}-{}.c", text.len()), text);
    // The engines of a race start one after another.
    let time = if engine == "auto" { "2" } else { "1" };
    let mut command = fencepost();
    command.arg("check").arg(file).args(["--model", "sc", "--property", "assert", "--timeout", time]);
    command.args(["--engine", engine, "--progress", progress, "--format", "jsonl"]);
    finish(command)
}

fn record(ran: &Ran) -> Value {
    serde_json::from_str(&ran.stdout).unwrap_or_else(|e| panic!("{e}: {}", ran.stdout))
}

fn objects(ran: &Ran) -> Vec<Value> {
    let schema = std::fs::read_to_string(root().join("schemas/progress.schema.json")).expect("the schema");
    let schema: Value = serde_json::from_str(&schema).expect("JSON");
    let validator = jsonschema::validator_for(&schema).expect("a schema");
    let objects: Vec<Value> =
        ran.stderr.lines().map(|l| serde_json::from_str(l).unwrap_or_else(|e| panic!("{e}: {l}"))).collect();
    for object in &objects {
        assert!(validator.is_valid(object), "{object}");
    }
    objects
}

#[test]
fn json_tells_phases_and_numbers() {
    for (engine, number) in [("symbolic", "solves"), ("enumerate", "visited")] {
        let objects = objects(&busy(engine, "json"));
        let phases: Vec<&str> = objects.iter().filter_map(|o| o["phase"].as_str()).collect();
        assert_eq!((phases[0], phases[phases.len() - 1]), ("start", "end"), "{engine}");
        assert_eq!(phases.iter().filter(|p| **p == "start").count(), 2, "the front end and the engine are jobs");
        assert!(objects.iter().any(|o| o[number].as_u64().is_some()), "{engine}: {objects:?}");
    }
}

/// While a question is being answered, the clauses are those of the question.
#[test]
fn clauses_are_those_of_the_formula_that_is_solved() {
    for engine in ["symbolic", "unwind"] {
        let ran = busy_with(engine, "json", HARD);
        let (all, wanted) = (objects(&ran), record(&ran)["stats"]["clauses"].as_u64());
        let solving: Vec<Option<u64>> =
            all.iter().filter(|o| o["phase"] == "solving").map(|o| o["clauses"].as_u64()).collect();
        assert!(!solving.is_empty() && wanted > Some(1000), "{engine}: {all:?}");
        assert_eq!(solving.last(), Some(&wanted), "{engine}: {all:?}");
    }
}

/// A number of the progress, and the statistic that it must be in the end.
type Same = (&'static str, &'static str);

/// What is said at the end is what the answer says.
#[test]
fn the_last_numbers_are_those_of_the_answer() {
    let cases: [(&str, &str, &[Same]); 6] = [
        ("symbolic", "tso", &[("clauses", "clauses"), ("solves", "solves")]),
        ("unwind", "tso", &[("clauses", "clauses"), ("bound", "writes")]),
        ("directed", "sc", &[("executions", "executions"), ("solves", "solves")]),
        ("modular", "sc", &[("visited", "steps")]),
        ("enumerate", "sc", &[("visited", "states")]),
        ("enumerate", "rmo", &[("executions", "executions")]),
    ];
    for (engine, model, numbers) in cases {
        let mut command = fencepost();
        command.args(["check", "examples/peterson.c", "--property", "assert", "--unwind", "3", "--format", "jsonl"]);
        let ran = finish({
            command.args(["--engine", engine, "--model", model, "--progress", "json"]);
            command
        });
        let (all, record) = (objects(&ran), record(&ran));
        // A run that was found is explained, which is another job.
        let ended = |o: &&Value| o["phase"] == "end" && o["job"].as_str().is_some_and(|j| j.contains(" under "));
        let last = all.iter().rfind(ended).expect("the job of the engine ends");
        for (said, stat) in numbers {
            assert!(record["stats"][stat].as_u64() > Some(0), "{engine}, {stat}: {record}");
            assert_eq!(last[said], record["stats"][stat], "{engine}, {said}: {last}");
        }
    }
}

/// Every engine says what it does.
#[test]
fn every_engine_has_phases() {
    let cases = [
        ("symbolic", HARD, "solving"),
        ("unwind", HARD, "solving"),
        ("directed", BUSY, ""),
        ("modular", BUSY, ""),
        ("enumerate", BUSY, "exploring"),
    ];
    for (engine, text, phase) in cases {
        let all = objects(&busy_with(engine, "json", text));
        let own = all.iter().skip_while(|o| o["phase"] != "end").skip(2);
        let own: Vec<&str> = own.filter_map(|o| o["phase"].as_str()).filter(|p| *p != "end").collect();
        assert!(own.iter().all(|p| !p.is_empty()) && (phase.is_empty() || own.contains(&phase)), "{engine}: {own:?}");
    }
}

#[test]
fn json_names_the_engines_of_a_race() {
    let objects = objects(&busy("auto", "json"));
    let named = |name: &str| {
        let engines = objects.iter().filter_map(|o| o["engines"].as_array()).flatten();
        engines.into_iter().any(|e| e["engine"] == name)
    };
    assert!(named("symbolic") && named("enumerate"), "{objects:?}");
}

#[test]
fn nothing_is_said_without_a_terminal() {
    let check = |more: &[&str]| {
        let mut command = fencepost();
        command.args(["check", "examples/peterson.c", "--model", "sc"]).args(more).env_remove("CI");
        finish(command)
    };
    let (plain, json) = (check(&[]), check(&["--progress", "json"]));
    assert_eq!(plain.stderr, "");
    assert_eq!(check(&["--progress", "none"]).stderr, "");
    assert_eq!((plain.code, normalised(&plain.stdout)), (json.code, normalised(&json.stdout)));
    assert!(json.stderr.lines().count() >= 4);
}

/// Where no engine decides, none speaks for the others, and out of time is out of time.
#[test]
fn a_race_that_nobody_wins_says_what_each_got_to() {
    let ran = busy("auto", "none");
    assert_eq!(ran.code, Some(5), "{}", ran.stdout);
    let record = record(&ran);
    assert_eq!(record["engine"], "auto");
    assert_eq!(record["reason"], "no engine decided within 2 s");
    assert_eq!(record["code"], "out-of-time");
    let engines = record["engines"].as_array().into_iter().flatten();
    let engines: Vec<&str> = engines.filter_map(|e| e["engine"].as_str()).collect();
    assert_eq!(engines, ["symbolic", "modular", "enumerate", "unwind", "directed"]);
    for engine in record["engines"].as_array().into_iter().flatten() {
        let began = engine["verdict"].is_string();
        assert_eq!(engine["reason"].is_string(), began, "{engine}");
    }
    let file = temporary("progress/nobody.c", NOBODY);
    let mut command = fencepost();
    command.arg("check").arg(file).args(["--model", "sc", "--property", "assert", "--timeout", "2"]);
    let text = finish(command);
    assert_eq!(text.code, Some(5));
    assert!(
        text.stdout.contains("unknown under sc: no engine decided within 2 s  [out-of-time: auto"),
        "{}",
        text.stdout
    );
    for engine in engines {
        assert!(text.stdout.lines().any(|l| l.trim_start().starts_with(engine)), "{engine}: {}", text.stdout);
    }
}
