//! Programs with their expected verdicts: every `.c`, `.cpp` and `.rs` file in `examples/` and in `tests/ui/<topic>/`.
//!
//! A file says in its head how it is checked and what must come out, for each model:
//!
//! ```c
//! // check: --model sc,tso --unwind 3
//! // expect: sc safe bounded, tso unsafe assert
//! ```
//!
//! A line `// test: "e | d" --model sc` is the same for `fencepost test`: the test, then further flags.
//! After the verdict may stand the scope (`all`, `bounded`) of a `safe`, or the violated property of an `unsafe`.
//! Pairs of `check` and `expect` may be repeated. A file `NAME.out` beside `NAME.c` is the text that the first check
//! prints; `FENCEPOST_BLESS=1` writes the existing ones anew. Every unsafe run is also written and replayed.

mod common;

use common::{blessing, fencepost, files_below, finish, in_parallel, normalised, root};
use std::path::{Path, PathBuf};

/// One `check` or `test` line with its `expect` line.
struct Case {
    command: &'static str,
    flags: Vec<String>,
    expected: Vec<Expected>,
}

struct Expected {
    model: String,
    verdict: String,
    detail: Option<String>,
}

#[test]
fn examples_and_ui_files_give_their_expected_verdicts() {
    let endings = ["c", "cpp", "rs"];
    let mut files = files_below(&root().join("examples"), &endings);
    files.extend(files_below(&root().join("tests/ui"), &endings));
    assert!(files.len() > 10, "the examples are there");
    let failures = in_parallel(&files, |file| check_file(file));
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

fn check_file(file: &Path) -> Vec<String> {
    let top = root();
    let name = file.strip_prefix(&top).unwrap_or(file).display().to_string();
    let text = std::fs::read_to_string(file).expect("a test file can be read");
    let cases = match cases(&text) {
        Ok(cases) if !cases.is_empty() => cases,
        Ok(_) => return vec![format!("{name}: no `// check:` line")],
        Err(problem) => return vec![format!("{name}: {problem}")],
    };
    let mut failures: Vec<String> = cases.iter().flat_map(|case| check_case(&name, case)).collect();
    failures.extend(check_text(&name, file, &cases[0]));
    failures
}

fn cases(text: &str) -> Result<Vec<Case>, String> {
    let mut cases = Vec::new();
    let mut flags = None;
    let words = |text: &str| text.split_whitespace().map(str::to_string).collect::<Vec<_>>();
    for line in text.lines().take(80) {
        if let Some(rest) = line.strip_prefix("// check:") {
            flags = Some(("check", words(rest)));
        } else if let Some(rest) = line.strip_prefix("// test:") {
            let quoted = rest.trim().strip_prefix('"').and_then(|t| t.split_once('"'));
            let (test, rest) = quoted.ok_or("a `test` line whose test is not in quotes")?;
            flags = Some(("test", [vec!["--test".to_string(), test.to_string()], words(rest)].concat()));
        } else if let Some(rest) = line.strip_prefix("// expect:") {
            let (command, flags) = flags.take().ok_or("an `expect` line without its `check` line")?;
            let expected = rest.split(',').map(expected).collect::<Result<_, String>>()?;
            cases.push(Case { command, flags, expected });
        }
    }
    Ok(cases)
}

fn expected(text: &str) -> Result<Expected, String> {
    let mut words = text.split_whitespace().map(str::to_string);
    match (words.next(), words.next(), words.next(), words.next()) {
        (Some(model), Some(verdict), detail, None) => Ok(Expected { model, verdict, detail }),
        (_, _, _, _) => Err(format!("`{text}` is not `MODEL VERDICT [DETAIL]`")),
    }
}

fn check_case(name: &str, case: &Case) -> Vec<String> {
    let stem = name.replace(['/', '.'], "-");
    let trace = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("ui-{stem}.json"));
    let mut command = fencepost();
    let flags = [case.command, name, "--format", "jsonl", "--timeout", "240", "--trace"];
    command.args(flags).arg(&trace).args(&case.flags);
    let ran = finish(command);
    let mut failures = Vec::new();
    let mut models = Vec::new();
    for line in ran.stdout.lines() {
        let Ok(record) = serde_json::from_str::<serde_json::Value>(line) else {
            failures.push(format!("{name}: not JSON: {line}"));
            continue;
        };
        let text = |key: &str| record[key].as_str().unwrap_or_default().to_string();
        models.push(text("model"));
        let Some(wanted) = case.expected.iter().find(|e| e.model == text("model")) else {
            failures.push(format!("{name}: nothing is expected under {}", text("model")));
            continue;
        };
        let detail = if text("verdict") == "safe" { text("scope") } else { text("property") };
        if text("verdict") != wanted.verdict || wanted.detail.as_ref().is_some_and(|d| !detail.starts_with(d.as_str()))
        {
            let (verdict, reason) = (text("verdict"), text("reason"));
            let expected = format!("{} {}", wanted.verdict, wanted.detail.as_deref().unwrap_or_default());
            failures
                .push(format!("{name} under {}: {verdict} {detail} ({reason}) instead of {expected}", wanted.model));
        }
        if let Some(file) = record["trace_file"].as_str() {
            let replayed = common::run(&["replay", file]);
            // An execution of a test need not fail by itself.
            let code = if case.command == "test" { replayed.code.filter(|c| *c == 0).or(Some(1)) } else { Some(1) };
            if replayed.code != code {
                failures.push(format!("{name}: {file} does not replay: {}", replayed.stderr));
            }
        }
    }
    for wanted in case.expected.iter().filter(|e| !models.contains(&e.model)) {
        failures.push(format!("{name}: no answer under {}: {}", wanted.model, ran.stderr));
    }
    failures
}

fn check_text(name: &str, file: &Path, case: &Case) -> Option<String> {
    let path = file.with_extension("out");
    let wanted = std::fs::read_to_string(&path).ok()?;
    let mut command = fencepost();
    command.args([case.command, name]).args(&case.flags);
    let actual = normalised(&finish(command).stdout);
    if blessing() {
        std::fs::write(&path, &actual).expect("the expected output can be written");
        return None;
    }
    (actual != wanted).then(|| format!("{name}: the text differs from {}:\n{actual}", path.display()))
}
