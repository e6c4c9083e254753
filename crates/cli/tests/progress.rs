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

fn busy(engine: &str, progress: &str) -> Ran {
    let file = temporary(&format!("progress/{engine}.c"), if engine == "symbolic" { HARD } else { BUSY });
    let mut command = fencepost();
    command.arg("check").arg(file).args([
        "--model",
        "sc",
        "--property",
        "assert",
        "--timeout",
        "2",
        "--engine",
        engine,
    ]);
    command.args(["--progress", progress]);
    finish(command)
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
