//! What the commands do beyond verdicts: several files, macros, formats, data models, interruption.

mod common;

use common::{fencepost, finish, run, temporary};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

fn records(text: &str) -> Vec<serde_json::Value> {
    text.lines().map(|l| serde_json::from_str(l).expect("a line is an object")).collect()
}

#[test]
fn several_files_are_one_program() {
    let main = temporary(
        "several/main.c",
        "#include <assert.h>\nextern int twice(int);\nint main(void) { assert(twice(2) == 5); return 0; }\n",
    );
    let other = temporary("several/other.c", "int twice(int n) { return 2 * n; }\n");
    let mut command = fencepost();
    command.arg("check").args([&main, &other]).args(["--model", "sc", "--format", "jsonl"]);
    let ran = finish(command);
    assert_eq!(ran.code, Some(1), "{}", ran.stderr);
    let lines = records(&ran.stdout);
    assert_eq!(lines.len(), 1);
    assert_eq!(lines[0]["files"].as_array().map(Vec::len), Some(2));
    assert_eq!(lines[0]["assertions"][0]["line"], 3);
    assert_eq!(lines[0]["assertions"][0]["verdict"], "unsafe");
}

#[test]
fn macros_includes_and_clang_arguments_reach_clang() {
    temporary("flags/inc/limit.h", "#define LIMIT 3\n");
    let file = temporary(
        "flags/a.c",
        "#include <assert.h>\n#include \"limit.h\"\nint main(void) { assert(A + B + LIMIT == 10); return 0; }\n",
    );
    let include = file.parent().expect("it has a folder").join("inc");
    let mut command = fencepost();
    command.arg("check").arg(&file).args(["--model", "sc", "-D", "A=2", "-I"]).arg(include).args(["--", "-DB=5"]);
    let ran = finish(command);
    assert_eq!(ran.code, Some(0), "{}{}", ran.stdout, ran.stderr);
}

#[test]
fn the_data_model_decides_the_size_of_long() {
    let file = temporary("data-model.c", "int main(void) { _Static_assert(sizeof(long) == 4, \"\"); return 0; }\n");
    let name = file.display().to_string();
    assert_eq!(run(&["check", &name, "--model", "sc", "--data-model", "ilp32"]).code, Some(0));
    assert_eq!(run(&["check", &name, "--model", "sc", "--data-model", "lp64"]).code, Some(4));
}

#[test]
fn all_formats_say_the_same() {
    let base = ["check", "examples/message-passing.c", "--model", "tso,pso", "--format"];
    let with = |format: &str| run(&[&base[..], &[format]].concat());
    let (text, json, jsonl) = (with("text"), with("json"), with("jsonl"));
    assert_eq!([text.code, json.code, jsonl.code], [Some(1); 3]);
    let array: Vec<serde_json::Value> = serde_json::from_str(&json.stdout).expect("an array");
    let lines = records(&jsonl.stdout);
    for (a, b) in array.iter().zip(&lines) {
        for key in ["file", "model", "engine", "property", "verdict", "scope", "reason", "assertions", "trace"] {
            assert_eq!(a[key], b[key], "{key}");
        }
    }
    assert_eq!(lines[0]["verdict"], "safe");
    assert_eq!(lines[1]["verdict"], "unsafe");
    assert!(text.stdout.contains("safe under tso, in every run"), "{}", text.stdout);
    assert!(text.stdout.contains("unsafe under pso"), "{}", text.stdout);
}

#[test]
fn output_that_is_no_terminal_has_no_control_sequences() {
    for args in [vec!["check", "examples/store-buffering.c"], vec!["check", "no-such-file.c"], vec!["models"]] {
        let ran = run(&args);
        assert!(!ran.stdout.contains('\u{1b}') && !ran.stderr.contains('\u{1b}'), "{args:?}");
    }
}

#[test]
fn a_trace_replays_from_another_folder() {
    let trace = temporary("elsewhere/run.json", "");
    let name = trace.display().to_string();
    let checked = run(&["check", "examples/store-buffering.c", "--model", "tso", "--trace", &name]);
    assert_eq!(checked.code, Some(1), "{}", checked.stderr);
    let mut command = fencepost();
    command.current_dir(trace.parent().expect("it has a folder")).arg("replay").arg(&name);
    let ran = finish(command);
    assert_eq!(ran.code, Some(1), "{}{}", ran.stdout, ran.stderr);
    assert!(ran.stdout.contains("reproduced under tso"), "{}", ran.stdout);
}

/// A trace with another value in it is not a run of the program.
#[test]
fn a_forged_trace_does_not_replay() {
    let trace = temporary("forged.json", "");
    let name = trace.display().to_string();
    run(&["check", "examples/message-passing.c", "--model", "pso", "--trace", &name]);
    let text = std::fs::read_to_string(&trace).expect("the trace was written");
    assert!(text.contains("\"model\": \"pso\""));
    std::fs::write(&trace, text.replace("\"model\": \"pso\"", "\"model\": \"tso\"")).expect("it can be written");
    let ran = run(&["replay", &name]);
    assert_eq!(ran.code, Some(4), "{}{}", ran.stdout, ran.stderr);
    assert!(ran.stderr.contains("is not a run of"), "{}", ran.stderr);
}

#[test]
fn run_prints_a_schedule_that_the_seed_decides() {
    let args = ["run", "examples/message-passing.c", "--model", "tso", "--seed", "5"];
    let (first, second) = (run(&args), run(&args));
    assert_eq!(first.code, Some(0), "{}", first.stderr);
    assert_eq!(first.stdout, second.stdout);
    assert!(first.stdout.contains("The run ended: every thread ended"), "{}", first.stdout);
    let hello = temporary("hello.c", "#include <stdio.h>\nint main(void) { printf(\"hello %d\\n\", 7); return 0; }\n");
    let ran = run(&["run", &hello.display().to_string(), "--steps"]);
    assert!(ran.stdout.contains("  hello 7\n"), "{}", ran.stdout);
    assert_eq!(run(&["run", "examples/message-passing.c", "--model", "rmo"]).code, Some(2));
}

#[test]
fn ir_prints_a_program_that_can_be_read_again() {
    let ran = run(&["ir", "examples/store-buffering.c"]);
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    let program = fencepost_ir::text::parse(&ran.stdout).expect("the text form is read");
    assert_eq!(fencepost_ir::text::print(&program), ran.stdout);
    let inlined = run(&["ir", "examples/spinlock.c", "--passes", "inline,simplify,unroll=2"]);
    assert_eq!(inlined.code, Some(0), "{}", inlined.stderr);
}

#[test]
fn litmus_records_hold_the_states() {
    let ran = run(&["litmus", "examples/sb.litmus", "--model", "sc,tso", "--format", "jsonl"]);
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    let lines = records(&ran.stdout);
    let counts: Vec<_> = lines.iter().map(|l| l["states"].as_array().map_or(0, Vec::len)).collect();
    assert_eq!(counts, [3, 4]);
    assert_eq!(lines[0]["observation"], "Never");
    assert_eq!(lines[1]["observation"], "Sometimes");
    assert_eq!(lines[1]["condition_holds"], true);
}

#[test]
fn an_interruption_prints_what_is_known() {
    let spin = temporary("interrupt.c", "volatile unsigned n;\nint main(void) { while (1) n++; }\n");
    let mut command = fencepost();
    command.arg("check").arg(&spin).args(["--model", "sc,tso", "--timeout", "60", "--format", "jsonl"]);
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the binary starts");
    std::thread::sleep(Duration::from_millis(1500));
    let begin = Instant::now();
    // The shell's own kill: a small system has no other.
    let sent = Command::new("sh").args(["-c", &format!("kill -INT {}", child.id())]).status().expect("sh is there");
    assert!(sent.success());
    let output = child.wait_with_output().expect("the binary ends");
    assert_eq!(output.status.code(), Some(130), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(begin.elapsed() < Duration::from_secs(5));
    let lines = records(&String::from_utf8_lossy(&output.stdout));
    assert_eq!(lines.len(), 1, "the model that was being checked has its line");
    assert_eq!(lines[0]["reason"], "interrupted");
}
