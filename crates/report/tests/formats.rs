//! The formats for other programs: their texts beside this file in `snapshots/`, and what always holds for them.

mod common;

use common::{answer, check, event, schemas, sources, store_buffering, unsafe_answer};
use fencepost_check::progress::{Measure, Progress};
use fencepost_check::trace::{Claim, Trace, TraceEvent, TraceFinding, TraceKind, TraceThread, Word};
use fencepost_check::{Reason, Scope, Stop, Verdict};
use fencepost_ir::{Code, Diagnostic};
use fencepost_report::answer::Known;
use fencepost_report::race::{Race, Racer};
use fencepost_report::rule::Rule;
use fencepost_report::test::{Ruling, Tested};
use fencepost_report::witness::{self, graphml, yaml, InputFile, Passed, Task, Waypoint};
use fencepost_report::{github, json, junit, sarif, text, Answer, Assertion, Report, Sources, Style, Trouble};
use serde_json::Value;
use std::time::{Duration, UNIX_EPOCH};

/// An answer of every kind.
fn answers() -> Vec<Answer> {
    let diagnostic = Diagnostic::new(Code::NoBody, "the function `f<int>` has no body")
        .at("sb.c", 6, 3)
        .note("--assume-pure f takes it as a function without effects");
    let alarm = Assertion {
        file: "sb.c".to_string(),
        line: 9,
        verdict: Known::Unknown,
        reason: Some("r & s may be 0: 100 %".to_string()),
    };
    let undecided = Verdict::Unknown { reason: Reason::Undecided("1 assertion is not proved".to_string()) };
    vec![
        unsafe_answer(),
        answer(Verdict::Safe { scope: Scope::All }),
        answer(Verdict::Safe { scope: Scope::Bounded("each loop at most 3 times".to_string()) }),
        answer(Verdict::Unknown { reason: Reason::Stopped(Stop::Time) }),
        Answer { assertions: vec![alarm], ..answer(undecided) },
        Answer { result: Err(Trouble::Input(diagnostic)), ..answer(Verdict::Safe { scope: Scope::All }) },
        Answer {
            files: vec!["other.c".to_string()],
            result: Err(Trouble::Internal("a \"bug\"".to_string())),
            ..answer(Verdict::Safe { scope: Scope::All })
        },
    ]
}

/// A test whose execution no serial one explains.
fn tested() -> Tested {
    let mut trace = store_buffering();
    trace.finding = TraceFinding::default();
    let result = Ok(Ruling::Wrong {
        what: "no serial execution has these observations".to_string(),
        remark: None,
        serials: Vec::new(),
        calls: Vec::new(),
        trace: Box::new(trace),
    });
    Tested {
        files: vec!["sb.c".to_string()],
        model: "tso".to_string(),
        test: "e | d".to_string(),
        spec: "serial".to_string(),
        result,
        observations: Some(3),
        time: Duration::from_millis(20),
        accesses: (4, 4),
        size: (10, 20),
        stats: Vec::new(),
        trace_file: None,
        why: None,
        observes: true,
    }
}

/// An answer of several engines, none of which decided.
fn undecided() -> Answer {
    let numbers = vec![(Measure::Bound, 8), (Measure::Clauses, 12_345)];
    let progress = Progress { phase: "solving", numbers, parts: Vec::new() };
    let stopped = || Verdict::Unknown { reason: Reason::Stopped(Stop::Time) };
    let racer =
        |engine: &str, verdict, progress| Racer { engine: engine.to_string(), verdict, alarms: false, progress };
    let race = Race {
        summary: "no engine decided within 10 s".to_string(),
        engines: vec![racer("symbolic", Some(stopped()), progress), racer("directed", None, Progress::default())],
    };
    Answer { race: Some(race), ..answer(stopped()) }
}

/// What nobody decided is told in every format: that nobody did, and what each engine got to.
#[test]
fn a_race_that_nobody_wins_is_told_in_every_format() {
    let answers = [undecided()];
    let report = Report::of_answers(&answers);
    let line = "symbolic  out of time: solving, bound 8, 12,345 clauses";
    let sarif = sarif::render(&report, &mut sources());
    let texts = [
        text::check(&answers[0], &mut sources(), &Style::PLAIN),
        junit::render(&report, &mut sources()),
        github::render(&report, &mut sources()),
        sarif.clone(),
    ];
    for text in texts {
        assert!(text.contains("no engine decided within 10 s") && text.contains(line), "{text}");
    }
    assert_eq!(schemas::problems("sarif", &[parsed(&sarif)]), [""; 0]);
    let record = parsed(&json::line(&json::check_record(&answers[0])));
    assert_eq!(schemas::problems("check", std::slice::from_ref(&record)), [""; 0]);
    assert_eq!(
        (&record["engines"][0]["clauses"], &record["engines"][1]["verdict"]),
        (&Value::from(12_345), &Value::Null)
    );
}

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).expect("it is JSON")
}

#[test]
fn a_report_as_sarif() {
    let answers = answers();
    let text = sarif::render(&Report::of_answers(&answers), &mut sources());
    check("report.sarif", &text);
    let log = parsed(&text);
    assert_eq!(schemas::problems("sarif", std::slice::from_ref(&log)), [""; 0]);
    let results = log["runs"][0]["results"].as_array().expect("a list");
    let kinds: Vec<_> = results.iter().map(|r| (r["kind"].as_str().unwrap(), r["level"].as_str().unwrap())).collect();
    let expected = [
        ("fail", "error"),
        ("pass", "none"),
        ("pass", "none"),
        ("fail", "note"),
        ("fail", "note"),
        ("fail", "warning"),
    ];
    assert_eq!(kinds, expected);
    for result in results {
        let index = result["ruleIndex"].as_u64().expect("a number") as usize;
        assert_eq!(log["runs"][0]["tool"]["driver"]["rules"][index]["id"], result["ruleId"]);
    }
    assert_eq!(log["runs"][0]["invocations"][0]["executionSuccessful"], false);
}

/// There is a thread flow for each thread, and the numbers of all their steps are 1, 2, 3, …
#[test]
fn thread_flows_number_the_steps_of_all_threads() {
    let answers = [unsafe_answer()];
    let log = parsed(&sarif::render(&Report::of_answers(&answers), &mut sources()));
    let flows = &log["runs"][0]["results"][0]["codeFlows"][0]["threadFlows"];
    let flows = flows.as_array().expect("a list");
    assert_eq!(flows.len(), store_buffering().threads.len());
    let locations = flows.iter().flat_map(|f| f["locations"].as_array().expect("a list"));
    let mut order: Vec<u64> = locations.map(|l| l["executionOrder"].as_u64().expect("a number")).collect();
    let within = |f: &Value| {
        let list: Vec<u64> =
            f["locations"].as_array().unwrap().iter().filter_map(|l| l["executionOrder"].as_u64()).collect();
        list.is_sorted()
    };
    assert!(flows.iter().all(within));
    order.sort_unstable();
    assert_eq!(order, (1..=order.len() as u64).collect::<Vec<_>>());
    assert!(order.len() > 5);
}

#[test]
fn a_report_as_annotations() {
    let answers = answers();
    let text = github::render(&Report::of_answers(&answers), &mut sources());
    check("report.github.txt", &text);
    assert!(text.lines().all(|l| ["::error ", "::warning ", "::notice "].iter().any(|k| l.starts_with(k))));
    assert_eq!(text.lines().count(), answers.len() + 1, "one a line, and the assertion that is not proved");
}

#[test]
fn a_report_as_junit() {
    let answers = answers();
    check("report.junit.xml", &junit::render(&Report::of_answers(&answers), &mut sources()));
}

#[test]
fn a_test_in_every_format() {
    let tests = [tested()];
    let report = Report::of_tests(&tests);
    let text = sarif::render(&report, &mut sources());
    assert_eq!(schemas::problems("sarif", &[parsed(&text)]), [""; 0]);
    let mut all = github::render(&report, &mut sources());
    all.push_str(&junit::render(&report, &mut sources()));
    all.push_str(&json::pretty(&parsed(&text)["runs"][0]["results"]));
    check("test.formats.txt", &(all + "\n"));
}

#[test]
fn records_are_as_their_schemas_say() {
    let records: Vec<Value> =
        answers().iter().map(|a| serde_json::to_value(json::check_record(a)).expect("it is JSON")).collect();
    assert_eq!(schemas::problems("check", &records), [""; 0]);
    let tests = [tested()];
    let record = serde_json::to_value(fencepost_report::test::record(&tests[0])).expect("it is JSON");
    assert_eq!(schemas::problems("test", &[record]), [""; 0]);
    // The schemas do find what is wrong.
    for (key, value) in [("verdict", Value::from("maybe")), ("scope", Value::from("some")), ("reason", Value::Null)] {
        let mut record = records[0].clone();
        record[key] = value;
        assert!(!schemas::problems("check", &[record]).is_empty(), "{key}");
    }
}

#[test]
fn every_schema_is_a_schema() {
    for name in schemas::names() {
        assert!(schemas::problems(&name, &[]).is_empty(), "{name}");
    }
    assert_eq!(schemas::names().len(), 11);
}

const PROGRAM: &str = "int x, y;
void *writer(void *arg) {
    x = 1;
    y = 1;
    return 0;
}
int main(void) {
    pthread_create(&t, 0, writer, 0);
    int n = __VERIFIER_nondet_int();
    if (y == 1)
        assert(x == n);
}
";

/// A run of `PROGRAM`: main sees `y` and then, on a machine that reorders, not yet `x`.
fn run() -> Trace {
    let at = |e: TraceEvent, function: &str, column| TraceEvent {
        file: "mp.c".to_string(),
        function: function.to_string(),
        column,
        ..e
    };
    let input =
        TraceEvent { read: Some(Word { bits: 0xffff_ffff, undef: 0 }), ..event(0, TraceKind::Nondet, "", 9, 0) };
    let start = TraceEvent { addr: 1, ..event(0, TraceKind::ThreadStart, "", 8, 0) };
    let events = vec![
        at(start, "main", 5),
        at(event(1, TraceKind::Store, "x", 3, 1), "writer", 7),
        at(input, "main", 13),
        at(event(1, TraceKind::Store, "y", 4, 1), "writer", 7),
        at(event(0, TraceKind::Load, "y", 10, 1), "main", 9),
        at(event(0, TraceKind::Load, "x", 11, 0), "main", 16),
    ];
    let thread = |f: &str, made_by| TraceThread { function: f.to_string(), made_by, blocked: false };
    Trace {
        model: "pso".to_string(),
        threads: vec![thread("main", None), thread("writer", Some((0, 0)))],
        events,
        order: Vec::new(),
        finding: TraceFinding {
            property: "assert".to_string(),
            claim: Some(Claim::Assertion),
            message: "assertion fails: x == n".to_string(),
            thread: 0,
            file: "mp.c".to_string(),
            line: 11,
            column: 9,
            function: "main".to_string(),
        },
    }
}

fn task() -> Task {
    let file = InputFile { name: "mp.c".to_string(), hash: witness::stamp::sha256(PROGRAM.as_bytes()) };
    let created = UNIX_EPOCH + Duration::from_secs(1_700_000_000);
    Task { files: vec![file], pointer_bits: 64, engine: "symbolic".to_string(), created }
}

fn program() -> Sources {
    let mut sources = Sources::new();
    sources.insert("mp.c", PROGRAM);
    sources
}

#[test]
fn a_run_as_a_witness() {
    let path = witness::path(&run(), &task(), &mut program()).expect("it can be written");
    let specification = witness::specification(Rule::Assertion, &path);
    let document = yaml::document(&path, &task(), specification, "pso");
    assert_eq!(schemas::problems("witness", &[document.json()]), [""; 0]);
    check("witness.yml", &document.write());
    check("witness.graphml", &graphml::document(&path, &task(), specification, "pso", "main"));
}

/// Only the last segment has targets; and what the format does not allow, the schema does not.
#[test]
fn a_witness_keeps_to_the_format() {
    let path = witness::path(&run(), &task(), &mut program()).expect("it can be written");
    let document = yaml::document(&path, &task(), witness::specification(Rule::Assertion, &path), "pso").json();
    let content = document[0]["content"].as_array().expect("a list");
    let targets = |segment: &Value| segment.to_string().matches("\"target\"").count();
    let counts: Vec<usize> = content.iter().map(targets).collect();
    assert!(counts.len() > 2 && counts.iter().rev().skip(1).all(|n| *n == 0) && counts.last() == Some(&1));
    // What a call returned was written otherwise in older versions.
    let older = document.to_string().replace("ext_c_expression", "acsl_expression");
    let older: Value = serde_json::from_str(&older).expect("it is JSON");
    assert!(older != document && !schemas::problems("witness", &[older]).is_empty());
    let first = "/0/content/0/segment/0/waypoint";
    for (place, key, value) in [
        ("/0", "comment", Value::from("x")),
        ("/0/metadata", "uuid", Value::from("0815")),
        ("/0/metadata", "creation_time", Value::from("yesterday")),
        ("/0/metadata", "format_version", Value::from("2.1")),
        ("/0/metadata/task", "data_model", Value::from("64bit")),
        ("/0/metadata/task", "input_file_hashes", Value::Null),
        (first, "action", Value::from("goto")),
        (first, "thread_id", Value::from("main")),
        (first, "constraint", document[0]["content"][1]["segment"][0]["waypoint"].clone()),
        (&format!("{first}/location"), "line", Value::from(0)),
    ] {
        let mut wrong = document.clone();
        wrong.pointer_mut(place).expect("it is there")[key] = value;
        assert_ne!(schemas::problems("witness", &[wrong]), [""; 0], "{place} {key}");
    }
}

/// Says that the accesses in two lines race.
fn race(trace: &mut Trace, first: u32, second: u32) {
    let at = |line: u32| trace.events.iter().rposition(|e| e.line == line).expect("it is there") as u32;
    trace.finding = trace.finding.clone().between(at(first), at(second));
    trace.finding.property = "race".to_string();
}

/// A race has two targets that nothing orders; the claim names both accesses. The thread of the earlier
/// access stands there, so nothing that it did behind it is a waypoint.
#[test]
fn the_witness_of_a_race_has_two_targets() {
    let mut trace = run();
    // Nobody looks at `y`.
    trace.events.retain(|e| e.line != 10);
    race(&mut trace, 3, 11);
    let at = |w: &Waypoint| (w.thread, w.line, w.kind == Passed::Target);
    let path = witness::path(&trace, &task(), &mut program()).expect("it can be written");
    let last = path.segments.last().expect("there is one");
    assert_eq!(last.iter().map(at).collect::<Vec<_>>(), [(Some(1), 3, true), (Some(0), 11, true)]);
    assert!(path.segments.iter().flatten().all(|w| w.line != 4), "{path:?}");
    let document = yaml::document(&path, &task(), witness::specification(Rule::Race, &path), "sc");
    assert_eq!(schemas::problems("witness", &[document.json()]), [""; 0]);
}

/// Where the later access is only reached because the other thread has gone on, that thread does not stand at its access.
#[test]
fn a_race_behind_other_steps_has_one_target() {
    let at = |w: &Waypoint| (w.thread, w.line, w.kind == Passed::Target);
    let mut trace = run();
    race(&mut trace, 3, 11);
    let path = witness::path(&trace, &task(), &mut program()).expect("it can be written");
    let places: Vec<_> = path.segments.iter().flatten().map(at).collect();
    let last = (Some(0), 11, true);
    assert_eq!(places[1], (Some(1), 3, false));
    assert!(places.contains(&(Some(1), 4, false)) && places.last() == Some(&last), "{places:?}");
    assert_eq!(path.segments.last().map(Vec::len), Some(1));
    // The same race, found from its other side.
    race(&mut trace, 11, 3);
    (trace.finding.thread, trace.finding.line) = (1, 3);
    let other = witness::path(&trace, &task(), &mut program()).expect("it can be written");
    assert_eq!(other.segments.iter().flatten().map(at).collect::<Vec<_>>(), places);
}

/// What a thread does for itself at the start of a statement does not hide that it enters the statement.
#[test]
fn a_statement_that_starts_with_a_private_step_is_a_waypoint() {
    let mut trace = run();
    let private = TraceEvent { private: true, ..trace.events[1].clone() };
    trace.events.insert(1, private);
    let path = witness::path(&trace, &task(), &mut program()).expect("it can be written");
    assert_eq!(path, witness::path(&run(), &task(), &mut program()).expect("it can be written"));
    // The end of a call is no start of a statement, but the first line of a function is.
    let text = "int x, y;\nvoid set(int *p) {\n    *p = 1;\n}\nint main(void) {\n    x = y;\n    set(&x);\n    y = get();\n    \
                x = 2;\n    reach_error();\n}\n";
    let at = |line, function: &str| TraceEvent {
        file: "mp.c".to_string(),
        function: function.to_string(),
        ..event(0, TraceKind::Store, "x", line, 1)
    };
    let mut sources = Sources::new();
    sources.insert("mp.c", text);
    let mut trace = run();
    trace.events = vec![at(6, "main"), at(3, "set"), at(8, "main"), at(3, "set"), at(9, "main")];
    (trace.finding.line, trace.finding.column) = (10, 5);
    let path = witness::path(&trace, &task(), &mut sources).expect("it can be written");
    let lines: Vec<_> = path.segments.iter().flatten().map(|w| w.line).collect();
    assert_eq!(lines, [6, 3, 3, 9, 10]);
}

/// Behind another thread's waypoint, a call that starts a thread or asks for an input has the start of its statement before it.
#[test]
fn a_turn_starts_with_a_statement() {
    let path = witness::path(&run(), &task(), &mut program()).expect("it can be written");
    let places: Vec<_> = path.segments.iter().flatten().map(|w| (w.thread, w.line, w.column, &w.kind)).collect();
    assert_eq!(places[3], (Some(0), 9, Some(5), &Passed::Statement));
    assert!(matches!(places[4], (Some(0), 9, Some(35), Passed::Input { value: -1, .. })), "{places:?}");
    // The only call of its line needs no column.
    assert!(matches!(places[0], (Some(0), 8, None, Passed::Start { thread: 1, .. })), "{places:?}");
    // An edge of the other format is about the whole line.
    let graph = graphml::document(&path, &task(), witness::specification(Rule::Assertion, &path), "sc", "main");
    assert_eq!(graph.matches("<data key=\"startline\">9</data>").count(), 1);
}

/// What others do behind the last step of the violating thread is left out, but not of a deadlock.
#[test]
fn a_witness_ends_with_the_violation() {
    let mut trace = run();
    let late = TraceEvent { line: 4, ..trace.events[1].clone() };
    let at = trace.events.iter().position(|e| e.line == 4).expect("it is there");
    trace.events.remove(at);
    trace.events.push(late);
    for (claim, expected) in [(Claim::Assertion, false), (Claim::Deadlock, true)] {
        trace.finding.claim = Some(claim);
        let path = witness::path(&trace, &task(), &mut program()).expect("it can be written");
        assert_eq!(path.segments.iter().flatten().any(|w| w.line == 4), expected, "{claim:?}");
    }
}

/// The property names the function that the program calls, and the target is its call.
#[test]
fn the_property_follows_the_program() {
    let text = "int main(void) {\n    if (x) { __VERIFIER_error(); }\n    assert(x);\n  ERROR: reach_error();\n}\n";
    for (line, column, name) in
        [(2, 14, "__VERIFIER_error"), (3, 5, "reach_error"), (4, 10, "reach_error"), (1, 1, "reach_error")]
    {
        let mut sources = Sources::new();
        sources.insert("mp.c", text);
        let mut trace = run();
        trace.events.clear();
        (trace.finding.line, trace.finding.column) = (line, column);
        let path = witness::path(&trace, &task(), &mut sources).expect("it can be written");
        let specification = witness::specification(Rule::Assertion, &path);
        assert!(specification.contains(&format!("G ! call({name}())")), "{specification}");
        let target = path.segments[0][0].column;
        assert_eq!(target, Some(column).filter(|_| line > 1), "line {line}");
    }
}

/// A witness speaks of the files that were given only.
#[test]
fn a_violation_elsewhere_has_no_witness() {
    let mut trace = run();
    trace.finding.file = "included.h".to_string();
    assert!(witness::path(&trace, &task(), &mut program()).is_err());
    // Without the start of its thread, a thread has no number, and its waypoints are left out.
    let mut trace = run();
    trace.events[0].file = "included.h".to_string();
    let path = witness::path(&trace, &task(), &mut program()).expect("it can be written");
    assert!(path.segments.iter().flatten().all(|w| w.thread == Some(0)));
    let document = yaml::document(&path, &task(), witness::specification(Rule::Assertion, &path), "sc");
    assert_eq!(document.json()[0]["metadata"]["format_version"], "2.1");
    assert!(document.write().contains("ext_c_expression") && !document.write().contains("thread_id"));
    assert_eq!(schemas::problems("witness", &[document.json()]), [""; 0]);
}
