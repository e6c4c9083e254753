//! `fencepost explore`: the record, the exit codes, schedules that replay, fixed inputs.

mod common;

use common::{run, temporary};

fn record(text: &str) -> serde_json::Value {
    let mut lines = text.lines().map(|l| serde_json::from_str(l).expect("a line is an object"));
    let first = lines.next().expect("there is a line");
    assert!(lines.next().is_none(), "{text}");
    first
}

#[test]
fn the_record_has_its_keys() {
    let ran = run(&["explore", "tests/ui/directed/spin-lock.c", "--model", "sc", "--format", "jsonl"]);
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    let record = record(&ran.stdout);
    assert_eq!(record["file"], "tests/ui/directed/spin-lock.c");
    assert_eq!(record["model"], "sc");
    assert_eq!(record["complete"], true);
    assert_eq!(record["scope"], "all");
    assert!(record["executions"].as_u64().is_some_and(|n| (1..=3).contains(&n)), "{record}");
    for key in ["solves", "branch_directions", "function_inputs", "encodings", "variables", "clauses"] {
        assert!(record[key].is_u64(), "{key}: {record}");
    }
    assert!(record["seconds"].is_f64() && record["stats"].is_object());
    assert_eq!(record["violations"].as_array().map(Vec::len), Some(0));
}

#[test]
fn runs_that_are_left_out_are_named() {
    let args = ["explore", "tests/ui/directed/yield.c", "--model", "sc", "--format"];
    let record = record(&run(&[&args[..], &["jsonl"]].concat()).stdout);
    assert_eq!(record["complete"], true);
    assert_eq!(record["scope"], "bounded: runs in which no thread yields");
    let text = run(&[&args[..], &["text"]].concat());
    assert!(text.stdout.contains("every behaviour of runs in which no thread yields seen under sc"), "{}", text.stdout);
}

/// Threads that wait in loops have a last behaviour, without any help.
#[test]
fn explorations_of_loops_that_wait_end() {
    for name in ["flag", "for-ever", "seqlock", "test-and-set", "ticket", "weak-exchange"] {
        let file = format!("tests/ui/directed/waiting-{name}.c");
        for model in ["sc", "tso", "pso"] {
            let record = record(&run(&["explore", &file, "--model", model, "--format", "jsonl"]).stdout);
            assert_eq!((&record["complete"], &record["scope"]), (&true.into(), &"all".into()), "{record}");
            assert_eq!(record["stats"]["searched_states"], 0, "{record}");
        }
    }
}

/// A call of a function that is marked pure is one function; what it does inside is no behaviour.
#[test]
fn pure_functions_have_no_branches() {
    let explore = |args: &[&str]| {
        let file = "tests/ui/directed/pure-hash.c";
        let record = record(&run(&[&["explore", file, "--model", "tso", "--format", "jsonl"], args].concat()).stdout);
        assert_eq!(record["complete"], true, "{record}");
        ["branch_directions", "function_inputs"].map(|key| record[key].as_u64().expect("a number"))
    };
    let (marked, followed) = (explore(&[]), explore(&["-D", "PURE="]));
    assert!(marked[0] < followed[0] && marked[1] < followed[1], "{marked:?} {followed:?}");
    assert_eq!(explore(&["-D", "PURE=", "--assume-pure", "mix,hash"]), marked);
}

/// A mark that is not true is named.
#[test]
fn functions_that_are_pure_in_name_only_are_named() {
    let args = ["explore", "tests/ui/directed/pure-in-name-only.c", "--model", "sc"];
    let ran = run(&args);
    let why = "the function look is marked pure but touches memory";
    assert!(ran.stdout.contains("not every behaviour seen") && ran.stdout.contains(why), "{}", ran.stdout);
    let ran = run(&[&args[..], &["-D", "BROKEN"]].concat());
    assert!(ran.stdout.contains("1 violation") && ran.stdout.contains("assertion fails: k < 2"), "{}", ran.stdout);
}

#[test]
fn violations_have_their_places() {
    let args = ["explore", "examples/store-buffering.c", "--model", "tso", "--format"];
    let jsonl = run(&[&args[..], &["jsonl"]].concat());
    assert_eq!(jsonl.code, Some(1), "{}", jsonl.stderr);
    let record = record(&jsonl.stdout);
    let violation = &record["violations"][0];
    assert_eq!(violation["property"], "assert");
    assert_eq!(violation["file"], "examples/store-buffering.c");
    assert!(violation["message"].as_str().is_some_and(|m| m.starts_with("assertion fails")), "{record}");
    assert!(violation["line"].as_u64().is_some_and(|l| l > 1), "{record}");
    let text = run(&[&args[..], &["text"]].concat());
    assert!(text.stdout.contains("every behaviour seen under tso") && text.stdout.contains("1 violation"));
    let json = run(&[&args[..], &["json"]].concat());
    let array: Vec<serde_json::Value> = serde_json::from_str(&json.stdout).expect("an array");
    assert_eq!(array[0]["violations"], record["violations"]);
}

#[test]
fn every_execution_replays() {
    let programs = [
        ("spin-lock", "sc"),
        ("store-buffering-join", "tso"),
        ("mutex", "pso"),
        ("small-input", "sc"),
        ("waiting-flag", "sc"),
        ("waiting-test-and-set", "tso"),
        ("waiting-weak-exchange", "pso"),
    ];
    for (name, model) in programs {
        let folder = temporary(&format!("schedules/{name}/x"), "").parent().expect("a folder").to_path_buf();
        let place = folder.display().to_string();
        let file = format!("tests/ui/directed/{name}.c");
        let args = ["explore", &file, "--model", model, "--schedules", &place, "--format", "jsonl"];
        let explored = run(&args);
        let record = record(&explored.stdout);
        let executions = record["executions"].as_u64().expect("a number");
        assert!(executions > 1, "{record}");
        for n in 1..=executions {
            let trace = folder.join(format!("{n:03}.json")).display().to_string();
            let ran = run(&["replay", &trace]);
            assert_eq!(ran.code, Some(0), "{trace}: {}{}", ran.stdout, ran.stderr);
            assert!(ran.stdout.contains(&format!("legal under {model}")), "{}", ran.stdout);
        }
        for violation in record["violations"].as_array().into_iter().flatten() {
            let trace = violation["trace_file"].as_str().expect("a file");
            let ran = run(&["replay", trace]);
            assert_eq!(ran.code, Some(1), "{trace}: {}{}", ran.stdout, ran.stderr);
        }
    }
}

/// A run with another value in it is not a run of the program.
#[test]
fn a_forged_execution_does_not_replay() {
    let folder = temporary("schedules/forged/x", "").parent().expect("a folder").to_path_buf();
    let place = folder.display().to_string();
    run(&["explore", "tests/ui/directed/store-buffering-join.c", "--model", "tso", "--schedules", &place]);
    let mut refused = 0;
    for n in 1.. {
        let path = folder.join(format!("{n:03}.json"));
        let Ok(text) = std::fs::read_to_string(&path) else { break };
        std::fs::write(&path, text.replace("\"model\": \"tso\"", "\"model\": \"sc\"")).expect("it can be written");
        refused += u32::from(run(&["replay", &path.display().to_string()]).code == Some(4));
    }
    assert!(refused > 0, "some execution is not one of sc");
}

#[test]
fn a_graph_is_written_for_each_model() {
    let graph = temporary("graphs/lock.dot", "");
    let name = graph.display().to_string();
    let ran = run(&["explore", "tests/ui/directed/spin-lock.c", "--model", "sc,tso", "--graph", &name]);
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    for model in ["sc", "tso"] {
        let text = std::fs::read_to_string(graph.with_extension(format!("{model}.dot"))).expect("it was written");
        assert!(text.starts_with("digraph") && text.contains("style=dashed"), "{text}");
    }
}

#[test]
fn inputs_can_be_fixed() {
    let program = "#include <fencepost.h>\nint g;\nint main(void) {\n  int n = fp_nondet_int();\n  \
                   g = fp_nondet_char();\n  fp_assert(n != 7 || g != -3);\n  return 0;\n}\n";
    let file = temporary("fixed.c", program).display().to_string();
    let explore = |inputs: &[&str]| {
        let mut args = vec!["explore", &file, "--model", "sc"];
        inputs.iter().for_each(|i| args.extend(["--input", i]));
        run(&args)
    };
    assert_eq!(explore(&[]).code, Some(3), "an int has too many values");
    assert_eq!(explore(&["n=7"]).code, Some(1));
    assert_eq!(explore(&["n=0x7", "g=-3"]).code, Some(1));
    assert_eq!(explore(&["n=7", "g=-4"]).code, Some(0));
    assert_eq!(explore(&["fp_nondet_int=8"]).code, Some(0));
    let unknown = explore(&["m=7"]);
    assert_eq!(unknown.code, Some(2), "{}", unknown.stderr);
    assert!(unknown.stderr.contains("no input `m`"), "{}", unknown.stderr);
    assert_eq!(explore(&["n"]).code, Some(2));
    assert_eq!(run(&["check", &file, "--model", "sc", "--input", "n=7", "--input", "g=1"]).code, Some(0));
    assert_eq!(run(&["check", &file, "--model", "sc", "--input", "n=7"]).code, Some(1));
}

#[test]
fn exit_codes_are_those_of_check() {
    let endless =
        temporary("endless.c", "volatile unsigned n;\nint main(void) { while (1) n++; }\n").display().to_string();
    assert_eq!(run(&["explore", &endless, "--model", "sc", "--unwind", "3"]).code, Some(3));
    let bad = temporary("unsupported.c", "int f(void);\nint main(void) { return f(); }\n").display().to_string();
    let refused = run(&["explore", &bad, "--model", "sc", "--format", "jsonl"]);
    assert_eq!(refused.code, Some(4), "{}", refused.stderr);
    assert_eq!(record(&refused.stdout)["error"]["kind"], "unsupported");
    assert_eq!(run(&["explore", "no-such-file.c"]).code, Some(2));
    assert_eq!(run(&["explore", "examples/spinlock.c", "--model", "no"]).code, Some(2));
}
