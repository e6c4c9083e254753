//! `fencepost fences` on the programs of `tests/ui/fences/`: each file says in its head what must come out.
//!
//! ```c
//! // fences: --model tso,rmo
//! // needs: tso nothing
//! // needs: rmo 18<SS 25>LL | 18:release 25:acquire
//! // spares: tso 19 20
//! // together: tso 19
//! ```
//!
//! `18<SS` is a store-store fence before the access at line 18, `25>LL` one behind it, `18:release` an order; places that are
//! as good are joined by `/` (`25>LL/26<LL`), proposals are separated by `|`. `repair` says that no fence helps. Proposals must be proved for every run, those after `bounded` within
//! bounds. Where no line says what a model spares, it spares nothing.

mod common;

use common::{fencepost, files_below, finish, in_parallel, root, run};
use serde_json::Value;
use std::collections::BTreeMap;

/// What the lines of one kind say for each model.
fn lines(text: &str, head: &str) -> BTreeMap<String, String> {
    let mut out = BTreeMap::new();
    for rest in text.lines().take(40).filter_map(|l| l.strip_prefix(head)) {
        let (model, what) = rest.trim().split_once(' ').expect("MODEL and what it needs");
        out.insert(model.to_string(), what.trim().to_string());
    }
    out
}

fn proposals(record: &Value) -> String {
    let item = |e: &Value| {
        let line = &e["line"];
        let kind = e["kind"].as_str().unwrap_or_default();
        match (kind, e["before"].is_string()) {
            ("order", _) => {
                let to = e["to"].as_str().unwrap_or_default().trim_start_matches("memory_order_");
                format!("{line}:{to}")
            }
            (_, true) => format!("{line}<{kind}"),
            (_, false) => format!("{line}>{kind}"),
        }
    };
    let item = |e: &Value| {
        let others = e["instead"].as_array().into_iter().flatten();
        [e].into_iter().chain(others).map(item).collect::<Vec<_>>().join("/")
    };
    let all: Vec<&Value> = record["proposals"].as_array().into_iter().flatten().collect();
    let proposal = |p: &&Value| p["fences"].as_array().into_iter().flatten().map(item).collect::<Vec<_>>().join(" ");
    let bounded = if all.iter().all(|p| p["scope"] == "all") { "" } else { "bounded " };
    format!("{bounded}{}", all.iter().map(proposal).collect::<Vec<_>>().join(" | "))
}

fn spared(record: &Value, wanted: impl Fn(&Value) -> bool) -> String {
    let items = record["redundant"].as_array().into_iter().flatten().filter(|s| wanted(s));
    items.map(|s| s["line"].to_string()).collect::<Vec<_>>().join(" ")
}

fn check_file(file: &std::path::Path) -> Vec<String> {
    let text = std::fs::read_to_string(file).expect("a test file can be read");
    let flags = text.lines().find_map(|l| l.strip_prefix("// fences:"));
    let Some(flags) = flags else { return vec![format!("{}: no `// fences:` line", file.display())] };
    let name = file.strip_prefix(root()).unwrap_or(file).display().to_string();
    let mut command = fencepost();
    command.args(["fences", &name, "--format", "jsonl"]).args(flags.split_whitespace());
    let ran = finish(command);
    let mut needs = lines(&text, "// needs:");
    let (spares, together) = (lines(&text, "// spares:"), lines(&text, "// together:"));
    let (mut failures, mut missing) = (Vec::new(), false);
    for line in ran.stdout.lines() {
        let record: Value = serde_json::from_str(line).expect("a line is an object");
        let model = record["model"].as_str().unwrap_or_default();
        let said = match record["verdict"].as_str() {
            Some("safe") => "nothing".to_string(),
            Some("fences") => proposals(&record),
            Some("unsafe") => "repair".to_string(),
            Some(_) | None => record.to_string(),
        };
        missing |= said != "nothing";
        let mut expect = |what: &str, wanted: &str, said: &str| {
            if wanted != said {
                failures.push(format!("{name} {what} {model}: {said} instead of {wanted}"));
            }
        };
        expect("needs under", &needs.remove(model).unwrap_or_default(), &said);
        let of = |map: &BTreeMap<String, String>| map.get(model).cloned().unwrap_or_default();
        expect("spares under", &of(&spares), &spared(&record, |_| true));
        expect("spares together under", &of(&together), &spared(&record, |s| s["together"] == true));
    }
    failures.extend(needs.keys().map(|model| format!("{name}: no answer under {model}: {}", ran.stderr)));
    if ran.code != Some(i32::from(missing)) {
        failures.push(format!("{name}: exit code {:?}", ran.code));
    }
    failures
}

#[test]
fn programs_need_the_fences_that_they_say() {
    let files = files_below(&root().join("tests/ui/fences"), &["c"]);
    assert!(files.len() >= 10, "the programs are there");
    let failures = in_parallel(&files, |file| check_file(file));
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

#[test]
fn the_record_has_its_keys() {
    let args = ["fences", "tests/ui/fences/message-passing-c11.c", "--model", "pso", "--format"];
    let ran = run(&[&args[..], &["jsonl"]].concat());
    assert_eq!(ran.code, Some(1), "{}", ran.stderr);
    let record: Value = serde_json::from_str(ran.stdout.trim_end()).expect("one object");
    assert_eq!(record["file"], "tests/ui/fences/message-passing-c11.c");
    assert_eq!((&record["model"], &record["verdict"]), (&"pso".into(), &"fences".into()));
    assert_eq!(record["property"], "assert,memsafety,deadlock");
    assert!(record["reason"].as_str().is_some_and(|r| r.starts_with("assertion fails")), "{record}");
    assert!(record["seconds"].is_f64() && record["checks"].is_u64() && record["at_least"] == 1);
    let (fence, order) = (&record["proposals"][0]["fences"][0], &record["proposals"][1]["fences"][0]);
    assert_eq!((&record["proposals"][0]["style"], &fence["function"]), (&"fences".into(), &"sender".into()));
    assert_eq!((&fence["kind"], &fence["before"], &fence["behind"]), (&"SS".into(), &"store".into(), &Value::Null));
    assert_eq!((&fence["text"], &fence["line"]), (&"fp_fence(FP_SS)".into(), &21.into()));
    assert_eq!(fence["c"], "atomic_thread_fence(memory_order_release)");
    assert_eq!((&record["proposals"][1]["style"], &order["kind"]), (&"orders".into(), &"order".into()));
    assert_eq!((&order["from"], &order["to"]), (&"memory_order_relaxed".into(), &"memory_order_release".into()));
    let json = run(&[&args[..], &["json"]].concat());
    let array: Vec<Value> = serde_json::from_str(&json.stdout).expect("an array");
    assert_eq!(array[0]["proposals"], record["proposals"]);
}

/// Fences order no plain accesses for C: only what is atomic synchronises.
#[test]
fn races_of_plain_accesses_are_not_for_fences() {
    let ran = run(&["fences", "tests/ui/fences/peterson.c", "--property", "race"]);
    assert_eq!(ran.code, Some(1), "{}", ran.stdout);
    let whole = "they need a lock, a join, or to be atomic";
    assert!(ran.stdout.contains("no fence helps") && ran.stdout.contains(whole), "{}", ran.stdout);
}

#[test]
fn limits_are_named() {
    let args = ["fences", "tests/ui/fences/peterson.c", "--model", "tso", "--limit", "1"];
    let ran = run(&args);
    assert_eq!(ran.code, Some(1), "{}", ran.stderr);
    assert!(ran.stdout.contains("there may be more proposals"), "{}", ran.stdout);
}
