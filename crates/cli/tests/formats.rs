//! The formats: whatever the format, the exit code is the same, and what is printed is as its schema says.

mod common;
#[path = "../../report/tests/common/schemas.rs"]
mod schemas;

use common::{run, temporary, Ran};
use serde_json::Value;

const FORMATS: [&str; 6] = ["text", "json", "jsonl", "sarif", "github", "junit"];

fn lines(ran: &Ran) -> Vec<Value> {
    ran.stdout.lines().map(|l| serde_json::from_str(l).expect("a line is an object")).collect()
}

fn expect_valid(schema: &str, values: &[Value]) {
    assert!(!values.is_empty(), "{schema}: nothing was printed");
    let problems = schemas::problems(schema, values);
    assert!(problems.is_empty(), "{schema}:\n{}", problems.join("\n"));
}

#[test]
fn exit_codes_do_not_depend_on_the_format() {
    let refused = temporary("formats/refused.c", "int f(void);\nint main(void) { return f(); }\n");
    let malformed = temporary("formats/malformed.c", "int main(void) { return ; }}\n");
    let spin = temporary("formats/spin.c", "volatile unsigned n;\nint main(void) { while (1) n++; }\n");
    let [refused, malformed, spin] = [refused, malformed, spin].map(|p| p.display().to_string());
    let cases: [(&[&str], i32); 8] = [
        (&["check", "examples/message-passing.c", "--model", "sc,tso"], 0),
        (&["check", "examples/message-passing.c", "--model", "tso,pso"], 1),
        (&["check", "no-such-file.c"], 2),
        (&["check", "examples/spinlock.c", "--model", "tso", "--engine", "directed", "--property", "race"], 3),
        (&["check", &refused], 4),
        (&["check", &malformed, "--model", "sc"], 4),
        (&["check", &spin, "--model", "sc", "--engine", "enumerate", "--timeout", "0.2"], 5),
        (&["test", "tests/ui/datatypes/broken.c", "--model", "sc"], 1),
    ];
    for (args, code) in cases {
        for format in FORMATS {
            let ran = run(&[args, &["--format", format]].concat());
            assert_eq!(ran.code, Some(code), "{args:?} {format}: {}{}", ran.stdout, ran.stderr);
        }
    }
    assert_eq!(run(&["explore", "examples/message-passing.c", "--format", "sarif"]).code, Some(2));
}

#[test]
fn what_is_printed_is_as_the_schemas_say() {
    let trace = temporary("formats/run.json", "").display().to_string();
    let witness = temporary("formats/run.yml", "").display().to_string();
    let sb = "examples/store-buffering.c";
    let files = ["--trace", trace.as_str(), "--witness", witness.as_str()];
    let check = run(&[&["check", sb, "--model", "sc,tso", "--format", "jsonl"], &files[..]].concat());
    let records = lines(&check);
    expect_valid("check", &records);
    for key in ["trace_file", "witness_file"] {
        assert!(records[0][key].is_null() && records[1][key].is_string(), "{key}: {}", check.stderr);
    }
    let written = std::fs::read_to_string(trace.replace(".json", ".tso.json")).expect("the trace was written");
    expect_valid("trace-file", &[serde_json::from_str(&written).expect("it is JSON")]);
    let modular =
        run(&["check", sb, "--model", "tso", "--engine", "modular", "--property", "assert", "--format", "jsonl"]);
    expect_valid("check", &lines(&modular));
    let refused =
        temporary("formats/no-body.c", "int f(void);\nint main(void) { return f(); }\n").display().to_string();
    expect_valid("check", &lines(&run(&["check", &refused, "--format", "jsonl"])));
    expect_valid("test", &lines(&run(&["test", "tests/ui/datatypes/broken.c", "--model", "sc", "--format", "jsonl"])));
    expect_valid("explore", &lines(&run(&["explore", sb, "--model", "sc,tso", "--format", "jsonl"])));
    expect_valid("fences", &lines(&run(&["fences", sb, "--model", "sc,tso", "--format", "jsonl"])));
    expect_valid("litmus", &lines(&run(&["litmus", "examples/sb.litmus", "--format", "jsonl"])));
}

#[test]
fn sarif_has_every_thread_and_every_unproved_assertion() {
    let log = |args: &[&str]| -> Value {
        let ran = run(&[args, &["--format", "sarif"]].concat());
        serde_json::from_str(&ran.stdout).unwrap_or_else(|e| panic!("{e}: {}{}", ran.stdout, ran.stderr))
    };
    let unsafe_log = log(&["check", "examples/store-buffering.c", "--model", "sc,tso"]);
    let results = &unsafe_log["runs"][0]["results"];
    assert_eq!(results[0]["kind"], "pass");
    assert_eq!(results[1]["ruleId"], "assertion");
    let place = &results[1]["locations"][0]["physicalLocation"];
    assert_eq!(place["artifactLocation"]["uri"], "examples/store-buffering.c");
    assert_eq!(results[1]["codeFlows"][0]["threadFlows"].as_array().map(Vec::len), Some(3));
    let alarms =
        log(&["check", "examples/store-buffering.c", "--model", "tso", "--engine", "modular", "--property", "assert"]);
    let rules: Vec<&Value> =
        alarms["runs"][0]["results"].as_array().expect("a list").iter().map(|r| &r["ruleId"]).collect();
    assert_eq!(rules, ["unknown", "not-proved"]);
    let refused = temporary("formats/sarif.c", "int f(void);\nint main(void) { return f(); }\n").display().to_string();
    let refused = log(&["check", &refused]);
    let notes = &refused["runs"][0]["invocations"][0]["toolExecutionNotifications"];
    assert_eq!(notes.as_array().map(Vec::len), Some(1), "the models meet the same refusal: {notes}");
    let wrong = log(&["test", "tests/ui/datatypes/broken.c", "--model", "sc"]);
    expect_valid("sarif", &[unsafe_log, alarms, refused, wrong]);
}

/// The witness of a real run starts the threads where the source does, and ends at the assertion.
#[test]
fn a_witness_follows_the_source() {
    let name = temporary("formats/witness.yml", "").display().to_string();
    let args = ["check", "examples/store-buffering.c", "--model", "tso", "--witness", &name];
    assert_eq!(run(&args).code, Some(1));
    let text = std::fs::read_to_string(&name).expect("the witness was written");
    let count = |what: &str| text.matches(what).count();
    assert_eq!(count("type: \"function_enter\""), 2, "{text}");
    assert_eq!(count("type: \"target\""), 1, "{text}");
    for line in ["line: 33", "line: 34", "line: 37", "thread_id: 2", "format_version: \"2.2\""] {
        assert!(text.contains(line), "{line}: {text}");
    }
    let graph = temporary("formats/witness.graphml", "").display().to_string();
    run(&["check", "examples/store-buffering.c", "--model", "tso", "--witness", &graph]);
    let text = std::fs::read_to_string(&graph).expect("the witness was written");
    for data in ["violation_witness", "key=\"createThread\">2<", "key=\"violation\">true<", "key=\"startline\">37<"] {
        assert!(text.contains(data), "{data}: {text}");
    }
    // A file outside of the folder that the command runs in keeps its name.
    let mut elsewhere = common::fencepost();
    let source = common::root().join("examples/store-buffering.c");
    elsewhere.current_dir(common::root().join("docs")).arg("check").arg(&source);
    let ran = common::finish({
        elsewhere.args(["--model", "tso", "--witness", &name, "--format", "github"]);
        elsewhere
    });
    assert!(ran.stdout.starts_with(&format!("::error file={},line=37", source.display())), "{}", ran.stdout);
    let text = std::fs::read_to_string(&name).expect("the witness was written");
    assert!(text.contains(&format!("file_name: \"{}\"", source.display())), "{text}");
    let nowhere = run(&["check", "examples/store-buffering.c", "--model", "tso", "--witness", "no/such/folder.yml"]);
    assert!(nowhere.stderr.contains("cannot be written"), "{}", nowhere.stderr);
    assert_eq!(nowhere.code, Some(1), "the violation ranks above what could not be written");
}
