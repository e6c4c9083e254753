//! `fencepost test`: the record, the exit codes, executions that replay, generated suites, what is refused.

mod common;

use common::{run, temporary};

fn records(text: &str) -> Vec<serde_json::Value> {
    text.lines().map(|l| serde_json::from_str(l).expect("a line is an object")).collect()
}

#[test]
fn the_record_has_its_keys() {
    let args = ["test", "tests/ui/datatypes/counter.c", "--test", "i | g", "--model", "sc", "--format", "jsonl"];
    let ran = run(&args);
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    let record = &records(&ran.stdout)[0];
    assert_eq!(record["file"], "tests/ui/datatypes/counter.c");
    assert_eq!(record["model"], "sc");
    assert_eq!(record["test"], "i | g");
    assert_eq!(record["spec"], "serial");
    assert_eq!(record["verdict"], "safe");
    assert_eq!(record["scope"], "all");
    assert_eq!(record["observations"], 2);
    for key in ["loads", "stores", "variables", "clauses"] {
        assert!(record[key].as_u64().is_some_and(|n| n > 0), "{key}: {record}");
    }
    assert!(record["seconds"].is_f64() && record["stats"].is_object());
    assert!(record["trace"].is_null() && record["reason"].is_null());
}

#[test]
fn a_lost_increment_is_shown_beside_a_serial_execution_and_replays() {
    let file = temporary("datatypes/run.json", "").display().to_string();
    let args = [
        "test",
        "tests/ui/datatypes/counter.c",
        "-D",
        "UNLOCKED",
        "--test",
        "i | i",
        "--model",
        "sc",
        "--trace",
        &file,
    ];
    let ran = run(&args);
    assert_eq!(ran.code, Some(1), "{}", ran.stderr);
    for text in ["unsafe under sc, test `i | i`: no serial execution has these observations", "<- differs", "thread 2"]
    {
        assert!(ran.stdout.contains(text), "{text}: {}", ran.stdout);
    }
    let replayed = run(&["replay", &file]);
    assert_eq!(replayed.code, Some(0), "{}{}", replayed.stdout, replayed.stderr);
    assert!(replayed.stdout.contains("legal under sc"), "{}", replayed.stdout);
}

#[test]
fn executions_that_fail_are_told_apart_from_serial_ones_that_do() {
    let test = |t: &str| run(&["test", "tests/ui/datatypes/broken.c", "--test", t, "--model", "sc"]);
    let serial = test("f | d");
    assert_eq!(serial.code, Some(1));
    assert!(serial.stdout.contains("the serial executions fail already: assertion fails"), "{}", serial.stdout);
    let concurrent = test("d | e");
    assert_eq!(concurrent.code, Some(1));
    assert!(!concurrent.stdout.contains("serial"), "{}", concurrent.stdout);
    let deadlock = test("l | l");
    assert!(deadlock.stdout.contains("fail already: deadlock"), "{}", deadlock.stdout);
}

#[test]
fn commit_points() {
    let commit =
        |file: &str| run(&["test", file, "--test", "i | g", "--spec", "commit", "--model", "sc", "--format", "jsonl"]);
    let ran = commit("tests/ui/datatypes/counter.c");
    assert_eq!((ran.code, records(&ran.stdout)[0]["spec"].as_str()), (Some(0), Some("commit")));
    let text = "#include <fencepost.h>\nint x, y;\nvoid inc(void) { x = 1; fp_commit(); y = 1; }\n\
                void get(void) { int r = y; fp_commit(); fp_observe(x); (void)r; }\n\
                FP_OPERATION(i, inc)\nFP_OPERATION(g, get)\n";
    let wrong = temporary("datatypes/wrong.c", text).display().to_string();
    let ran = run(&["test", &wrong, "--test", "i | g", "--spec", "commit", "--model", "sc"]);
    assert_eq!(ran.code, Some(1), "{}{}", ran.stdout, ran.stderr);
    assert!(ran.stdout.contains("the commit points are at fault, not the data type"), "{}", ran.stdout);
    assert_eq!(run(&["test", &wrong, "--test", "i | g", "--model", "sc"]).code, Some(0));
}

#[test]
fn suites() {
    let ran =
        run(&["test", "tests/ui/datatypes/counter.c", "--generate", "3", "--model", "sc,tso", "--format", "jsonl"]);
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    assert_eq!(records(&ran.stdout).len(), 2 * (3 + 12));
    let ran = run(&["test", "tests/ui/datatypes/counter.c", "--model", "sc"]);
    assert_eq!(ran.code, Some(0));
    let tests = ["`i | i`", "`i | g`", "`g | g`"];
    assert!(tests.iter().all(|t| ran.stdout.contains(t)), "{}", ran.stdout);
}

#[test]
fn what_is_refused() {
    let ran = run(&["test", "tests/ui/datatypes/counter.c", "--test", "i | x"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.stderr.contains("column 5: there is no operation `x`; the operations are i, g"), "{}", ran.stderr);
    let ran = run(&["test", "examples/store-buffering.c", "--test", "e"]);
    assert_eq!(ran.code, Some(4));
    assert!(ran.stderr.contains("names no operations"), "{}", ran.stderr);
}
