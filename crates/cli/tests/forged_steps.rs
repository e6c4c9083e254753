//! Traces whose steps were forged: `replay` executes the program again and takes nothing on the trace's word.
//!
//! Most come from a program with `-D FORGED`, and are judged as runs of the program without it.

mod common;

use common::{run, temporary};
use serde_json::{json, Value};

/// A trace as JSON.
struct Forged(Value);

impl Forged {
    fn events(&mut self) -> &mut Vec<Value> {
        self.0["trace"]["events"].as_array_mut().expect("there are events")
    }

    /// The place of an event of a kind that a thread has.
    fn event(&mut self, thread: u64, kind: &str, nth: usize) -> usize {
        let is = |e: &Value| e["thread"] == thread && e["kind"] == kind;
        let all: Vec<usize> = (0..).zip(self.events()).filter(|(_, e)| is(e)).map(|(i, _)| i).collect();
        *all.get(nth).unwrap_or_else(|| panic!("thread {thread} has no {kind} number {nth}"))
    }

    /// Leaves an event out.
    fn remove(&mut self, event: usize) {
        self.events().remove(event);
        let order = self.0["trace"]["order"].as_array_mut().expect("there is an order");
        order.retain(|item| item["event"] != event);
        for item in order {
            let old = item["event"].as_u64().expect("it is a number");
            item["event"] = (old - u64::from(old > event as u64)).into();
        }
        for e in self.events() {
            for from in e["reads_from"].as_array_mut().expect("it is a list") {
                if let Some(old) = from.as_u64() {
                    *from = (old - u64::from(old > event as u64)).into();
                }
            }
        }
    }

    /// Leaves out the events of a thread from one on.
    fn cut(&mut self, thread: u64, from: usize) {
        let own = |e: &Value| e["thread"] == thread;
        let all: Vec<usize> = (0..).zip(self.events()).filter(|(i, e)| *i >= from && own(e)).map(|(i, _)| i).collect();
        all.into_iter().rev().for_each(|event| self.remove(event));
    }

    /// Moves an event's place in the memory order to the end.
    fn last(&mut self, event: usize, store: bool) {
        let order = self.0["trace"]["order"].as_array_mut().expect("there is an order");
        let at = order.iter().position(|item| item["event"] == event && item["store"] == store);
        let item = order.remove(at.expect("the event has a place"));
        order.push(item);
    }
}

/// A file in `tests/forged`, what is checked, what is changed, and the exit code of `replay` for the program without `FORGED`.
type Row = (&'static str, &'static str, fn(&mut Forged), i32);

const ROWS: [Row; 20] = [
    ("join.c", "sc", |_| {}, 4),
    ("join.c", "rmo", |_| {}, 4),
    ("result.c", "sc", |_| {}, 4),
    ("started.c", "sc", |_| {}, 4),
    ("started.c", "sc", |t| drop(t.0["trace"]["threads"].as_array_mut().expect("there are threads").pop()), 4),
    ("dependency.c", "rmo", |_| {}, 4),
    ("dependency.c", "relaxed", |_| {}, 1),
    ("dependency.c", "rmo", |t| t.events().iter_mut().for_each(|e| e["reads_from"] = json!([])), 4),
    ("section.c", "sc", |_| {}, 4),
    (
        "section.c",
        "sc",
        |t| {
            let end = t.event(0, "atomic_end", 0);
            t.remove(end);
        },
        4,
    ),
    ("bounds.c", "sc", |_| {}, 4),
    ("size.c", "sc", |_| {}, 4),
    (
        "undefined.c",
        "sc",
        |t| {
            let exchange = t.event(1, "cmp_xchg", 0);
            let at = t.events()[exchange].clone();
            let finding = &mut t.0["trace"]["finding"];
            for key in ["thread", "file", "line", "column", "function"] {
                finding[key] = at[key].clone();
            }
            finding["property"] = "memsafety".into();
            finding["claim"] = json!({ "kind": "undefined-value" });
            t.cut(1, exchange);
        },
        4,
    ),
    // From here on it is the program as it is.
    ("accesses.c", "race", |_| {}, 1),
    (
        "accesses.c",
        "race",
        |t| {
            let threads = t.0["trace"]["threads"].as_array_mut().expect("there are threads");
            threads.push(json!({ "function": "worker", "made_by": [0, 7], "blocked": false }));
        },
        1,
    ),
    (
        "accesses.c",
        "race",
        |t| {
            let load = t.event(1, "load", 0);
            t.events()[load]["read"]["bits"] = "0x100000000".into();
        },
        4,
    ),
    (
        "accesses.c",
        "race",
        |t| {
            let load = t.event(1, "load", 0);
            t.events()[load]["written"] = json!({ "bits": "0x1", "undef": "0x0" });
        },
        1,
    ),
    (
        "accesses.c",
        "race",
        |t| {
            let load = t.event(1, "load", 0);
            t.cut(1, load);
        },
        4,
    ),
    (
        "accesses.c",
        "race",
        |t| {
            let store = t.event(1, "store", 0);
            t.last(store, true);
        },
        4,
    ),
    ("accesses.c", "race", |t| drop(t.0["trace"]["order"].as_array_mut().expect("there is an order").pop()), 4),
];

#[test]
fn forged_steps() {
    let mut wrong = Vec::new();
    for (i, (file, how, change, expected)) in ROWS.iter().enumerate() {
        let path = temporary(&format!("forged_steps/{i}.json"), "");
        let (path, file) = (path.display().to_string(), format!("tests/forged/{file}"));
        let how: &[&str] =
            if *how == "race" { &["--model", "sc", "--property", "race"] } else { &["--model", how, "-D", "FORGED"] };
        let checked = run(&[&["check", &file, "--engine", "enumerate", "--trace", &path], how].concat());
        if checked.code != Some(1) {
            wrong.push(format!("row {i}, {file}: no violation\n{}{}", checked.stdout, checked.stderr));
            continue;
        }
        let genuine = std::fs::read_to_string(&path).expect("the trace was written");
        assert_eq!(run(&["replay", &path]).code, Some(1), "{file}: the trace itself");
        let mut forged = Forged(serde_json::from_str(&genuine).expect("it is JSON"));
        forged.0["input"]["defines"] = json!([]);
        change(&mut forged);
        std::fs::write(&path, forged.0.to_string()).expect("it can be written");
        let ran = run(&["replay", &path]);
        if ran.code != Some(*expected) {
            wrong.push(format!("row {i}, {file}: {:?} instead of {expected}\n{}{}", ran.code, ran.stdout, ran.stderr));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
