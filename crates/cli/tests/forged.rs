//! Genuine traces that were changed: `replay` takes what is claimed at its value, and not by its words.
//!
//! Each row changes one thing, and says what comes of it: the run still shows what is claimed, or it does not.

mod common;

use common::{run, temporary};
use serde_json::{json, Value};

/// What `replay` must say.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Says {
    /// The run shows what is claimed.
    Reproduced = 1,
    /// The run is one of the program, and claims nothing.
    Legal = 0,
    /// It is not what it claims to be.
    Refused = 4,
}
use Says::{Legal, Refused, Reproduced};

/// A change of a trace's finding: what it is, how it is made, and what `replay` says then.
type Row = (&'static str, fn(&mut Finding<'_>), Says);

/// The finding of a trace, and its events.
struct Finding<'a> {
    finding: &'a mut Value,
    events: &'a [Value],
}

impl Finding<'_> {
    fn set(&mut self, key: &str, value: impl Into<Value>) {
        self.finding[key] = value.into();
    }

    fn add(&mut self, key: &str, n: u64) {
        let old = self.finding[key].as_u64().expect("it is a number");
        self.set(key, old + n);
    }

    /// A trace of before there were claims.
    fn old(&mut self) {
        self.finding.as_object_mut().expect("it is an object").remove("claim").expect("there is a claim");
    }

    fn reword(&mut self) {
        self.set("message", "something else, in other words");
    }

    fn claim(&mut self, property: &str, kind: &str) {
        self.set("property", property);
        self.set("claim", json!({ "kind": kind }));
    }

    /// The event of a kind that a thread has in a line.
    fn event(&self, thread: u64, line: u64, kind: &str) -> u64 {
        let is = |e: &Value| e["thread"] == thread && e["line"] == line && e["kind"] == kind;
        self.events.iter().position(is).unwrap_or_else(|| panic!("no {kind} in line {line}")) as u64
    }

    /// Claims that two events race; the finding stands at the second one.
    fn race(&mut self, first: (u64, u64, &str), second: (u64, u64, &str)) {
        let [first, second] = [first, second].map(|(thread, line, kind)| self.event(thread, line, kind));
        self.set("claim", json!({ "kind": "race", "first": first, "second": second }));
        for key in ["thread", "file", "line", "column", "function"] {
            self.finding[key] = self.events[second as usize][key].clone();
        }
        self.set("property", "race");
    }
}

/// Rows that fit every finding.
const ANY: [Row; 14] = [
    ("nothing", |_| {}, Reproduced),
    ("the message", |f| f.reword(), Reproduced),
    ("the message, nothing left", |f| f.set("message", ""), Reproduced),
    ("the claim taken away", |f| f.old(), Reproduced),
    (
        "the claim taken away, and the message",
        |f| {
            f.old();
            f.reword();
        },
        Reproduced,
    ),
    ("the property, unknown", |f| f.set("property", "liveness"), Refused),
    (
        "the property, unknown, of an old trace",
        |f| {
            f.old();
            f.set("property", "liveness");
        },
        Refused,
    ),
    ("the property taken away", |f| f.set("property", ""), Refused),
    ("the thread, no such", |f| f.set("thread", 99), Refused),
    ("the line", |f| f.add("line", 1), Refused),
    (
        "the line, of an old trace",
        |f| {
            f.old();
            f.add("line", 1);
        },
        Refused,
    ),
    ("the column", |f| f.add("column", 1), Refused),
    ("the file", |f| f.set("file", "other.c"), Refused),
    ("the function", |f| f.set("function", "other"), Refused),
];

/// An assertion fails in main.
const ASSERT: [Row; 12] = [
    ("the property: a race", |f| f.set("property", "race"), Refused),
    (
        "the property: a race, of an old trace whose run has one at that place",
        |f| {
            f.old();
            f.set("property", "race");
        },
        Reproduced,
    ),
    (
        "the property: memsafety, of an old trace",
        |f| {
            f.old();
            f.set("property", "memsafety");
        },
        Refused,
    ),
    (
        "the property: deadlock, of an old trace",
        |f| {
            f.old();
            f.set("property", "deadlock");
        },
        Refused,
    ),
    ("the kind: a trap", |f| f.claim("assert", "trap"), Refused),
    ("the kind, and not the property", |f| f.claim("assert", "null-access"), Refused),
    ("the kind: a use after free", |f| f.claim("memsafety", "use-after-free"), Refused),
    ("the kind: a deadlock, where threads can go on", |f| f.claim("deadlock", "deadlock"), Refused),
    ("the thread, another", |f| f.set("thread", 1), Refused),
    ("a race of two atomic accesses", |f| f.race((0, 26, "load"), (1, 18, "store")), Refused),
    ("a race that the run shows as well", |f| f.race((0, 27, "load"), (1, 17, "store")), Reproduced),
    (
        "nothing is claimed any more",
        |f| {
            f.old();
            f.set("property", "");
            f.set("message", "");
        },
        Legal,
    ),
];

/// Two threads wait for each other's locks; the finding stands at main.
const DEADLOCK: [Row; 5] = [
    ("the property: assert", |f| f.set("property", "assert"), Refused),
    (
        "the property: race, of an old trace",
        |f| {
            f.old();
            f.set("property", "race");
        },
        Refused,
    ),
    ("the kind: an assertion", |f| f.claim("assert", "assertion"), Refused),
    ("the thread, and not the place", |f| f.set("thread", 1), Refused),
    (
        "the thread and the place, of the other who waits",
        |f| {
            f.set("thread", 1);
            f.set("function", "other");
            f.set("line", 16);
        },
        Reproduced,
    ),
];

/// An object is used behind its `free`.
const FREED: [Row; 5] = [
    ("the kind: a double free", |f| f.claim("memsafety", "double-free"), Refused),
    ("the kind: out of bounds", |f| f.claim("memsafety", "out-of-bounds"), Refused),
    ("the kind: undefined value", |f| f.claim("memsafety", "undefined-value"), Refused),
    ("the kind: bad join", |f| f.claim("memsafety", "bad-join"), Refused),
    (
        "the property: assert, of an old trace",
        |f| {
            f.old();
            f.set("property", "assert");
        },
        Refused,
    ),
];

/// The race of `tests/forged/accesses.c`.
const RACE: [Row; 13] = [
    ("the property: assert", |f| f.set("property", "assert"), Refused),
    (
        "the property: memsafety, of an old trace",
        |f| {
            f.old();
            f.set("property", "memsafety");
        },
        Refused,
    ),
    ("the accesses the other way round", |f| f.race((1, 14, "store"), (0, 25, "store")), Reproduced),
    (
        "the accesses the other way round, and not the place",
        |f| {
            let (a, b) = (f.event(1, 14, "store"), f.event(0, 25, "store"));
            f.set("claim", json!({ "kind": "race", "first": a, "second": b }));
        },
        Refused,
    ),
    ("both only read", |f| f.race((0, 23, "load"), (1, 11, "load")), Refused),
    ("both are atomic", |f| f.race((0, 24, "store"), (1, 13, "store")), Refused),
    ("different places", |f| f.race((0, 25, "store"), (1, 12, "store")), Refused),
    ("ordered by creation", |f| f.race((0, 21, "store"), (1, 11, "load")), Refused),
    ("ordered by join", |f| f.race((0, 27, "load"), (1, 12, "store")), Refused),
    ("one thread", |f| f.race((1, 12, "store"), (1, 14, "store")), Refused),
    ("no such event", |f| f.set("claim", json!({ "kind": "race", "first": 0, "second": 9999 })), Refused),
    ("no access", |f| f.race((0, 22, "thread_start"), (1, 14, "store")), Refused),
    (
        "an old trace at a place where nothing races",
        |f| {
            f.race((0, 23, "load"), (1, 12, "store"));
            f.old();
        },
        Refused,
    ),
];

/// Changes the trace of a violation by all rows.
fn judged_rightly(file: &str, flags: &[&str], rows: &[Row]) {
    let name = format!("forged/{}.json", file.replace('/', "-"));
    let path = temporary(&name, "");
    let (path_text, mut wrong) = (path.display().to_string(), Vec::new());
    let mut args = vec!["check", file, "--engine", "enumerate", "--trace", &path_text];
    args.extend(flags);
    let checked = run(&args);
    assert_eq!(checked.code, Some(1), "{file}: {}{}", checked.stdout, checked.stderr);
    let text = std::fs::read_to_string(&path).expect("the trace was written");
    let genuine: Value = serde_json::from_str(&text).expect("it is JSON");
    for (what, change, says) in ANY.iter().chain(rows) {
        let mut changed = genuine.clone();
        let events = genuine["trace"]["events"].as_array().expect("there are events");
        change(&mut Finding { finding: &mut changed["trace"]["finding"], events });
        std::fs::write(&path, changed.to_string()).expect("it can be written");
        let ran = run(&["replay", &path_text]);
        let reworded = ran.stdout.contains("in other words");
        if ran.code != Some(*says as i32) || reworded {
            wrong.push(format!("{file}, {what}: {:?} instead of {says:?}\n{}{}", ran.code, ran.stdout, ran.stderr));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn an_assertion() {
    judged_rightly("examples/message-passing.c", &["--model", "pso"], &ASSERT);
}

#[test]
fn a_deadlock() {
    judged_rightly("examples/deadlock.c", &["--model", "sc"], &DEADLOCK);
}

#[test]
fn a_use_after_free() {
    judged_rightly("tests/ui/memsafety/use-after-free.c", &["--model", "sc"], &FREED);
}

#[test]
fn a_race() {
    judged_rightly("tests/forged/accesses.c", &["--model", "rmo", "--property", "race"], &RACE);
}
