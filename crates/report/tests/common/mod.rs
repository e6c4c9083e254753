//! What the tests of the renderers share: a run, answers, and the comparison with the files in `snapshots/`.

#![allow(dead_code)] // Each test file uses its part.

pub mod schemas;

use fencepost_check::trace::{Claim, OrderItem, Trace, TraceEvent, TraceFinding, TraceKind, TraceThread, Word};
use fencepost_check::{Finding, FindingKind, Verdict};
use fencepost_ir::{CheckKind, Loc};
use fencepost_report::{Answer, Sources};
use std::path::PathBuf;
use std::time::Duration;

/// The program of the runs.
pub const SOURCE: &str = "#include <assert.h>
int x, y, r, s;
void *left(void *_)  { x = 1; r = y; return 0; }
void *right(void *_) { y = 1; s = x; return 0; }
int main() {
  start(left);
  start(right);
  pthread_mutex_lock(&m);
  assert(r || s);
}
";

/// Compares a text with its file in `snapshots/`.
pub fn check(name: &str, actual: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(name);
    if std::env::var_os("FENCEPOST_BLESS").is_some() {
        std::fs::write(&path, actual).expect("the snapshot can be written");
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(actual, expected, "{} differs; FENCEPOST_BLESS=1 accepts the new text", path.display());
}

/// An event of `sb.c`.
pub fn event(thread: u32, kind: TraceKind, what: &str, line: u32, value: u128) -> TraceEvent {
    let word = Some(Word { bits: value, undef: 0 });
    let reads = matches!(kind, TraceKind::Load | TraceKind::Rmw | TraceKind::CmpXchgFailed | TraceKind::Nondet);
    let writes = matches!(kind, TraceKind::Store | TraceKind::Rmw | TraceKind::CmpXchg);
    TraceEvent {
        thread,
        kind,
        addr: what.bytes().fold(0, |a, b| a << 8 | u64::from(b)) << 4,
        size: 4,
        read: if reads { word } else { None },
        written: if writes { word } else { None },
        reads_from: Vec::new(),
        what: what.to_string(),
        atomic: None,
        library: None,
        private: false,
        file: "sb.c".to_string(),
        line,
        column: 1,
        function: "f".to_string(),
    }
}

/// Store buffering: both stores reach memory after both loads; a lock; private and inner events that are hidden.
pub fn store_buffering() -> Trace {
    let thread = |f: &str, made_by| TraceThread { function: f.to_string(), made_by, blocked: false };
    let start = |n: u64, line| TraceEvent { addr: n, ..event(0, TraceKind::ThreadStart, "", line, 0) };
    let inside = |kind, private| TraceEvent {
        library: Some("pthread_mutex_lock".to_string()),
        column: 3,
        private,
        ..event(0, kind, "m.owner", 8, 1)
    };
    let events = vec![
        start(1, 6),
        start(2, 7),
        event(1, TraceKind::Store, "x", 3, 1),
        event(1, TraceKind::Load, "y", 3, 0),
        TraceEvent { private: true, ..event(1, TraceKind::Store, "tmp", 3, 7) },
        event(2, TraceKind::Store, "y", 4, 1),
        TraceEvent { atomic: Some("relaxed".to_string()), ..event(2, TraceKind::Load, "x", 4, 0) },
        inside(TraceKind::Fence, false),
        inside(TraceKind::CmpXchg, false),
        inside(TraceKind::Load, true),
        event(0, TraceKind::Load, "r", 9, 0),
    ];
    let order =
        [(3, false), (4, true), (6, false), (2, true), (5, true), (8, false), (8, true), (9, false), (10, false)];
    Trace {
        model: "tso".to_string(),
        threads: vec![thread("main", None), thread("left", Some((0, 0))), thread("right", Some((0, 1)))],
        events,
        order: order.into_iter().map(|(event, store)| OrderItem { event, store }).collect(),
        finding: TraceFinding {
            property: "assert".to_string(),
            claim: Some(Claim::Assertion),
            message: "assertion fails: r || s".to_string(),
            thread: 0,
            file: "sb.c".to_string(),
            line: 9,
            column: 3,
            function: "main".to_string(),
        },
    }
}

/// An answer with this verdict.
pub fn answer(result: Verdict) -> Answer {
    Answer {
        files: vec!["sb.c".to_string()],
        model: "tso".to_string(),
        engine: "enumerate".to_string(),
        properties: vec!["assert".to_string(), "deadlock".to_string()],
        result: Ok(result),
        time: Duration::from_millis(20),
        stats: vec![("states".to_string(), 42), ("runs".to_string(), 7)],
        assertions: Vec::new(),
        trace_file: None,
        race: None,
        why: None,
        witness_file: None,
    }
}

/// The answer with the run of store buffering.
pub fn unsafe_answer() -> Answer {
    let kind = FindingKind::Check(CheckKind::Assertion, "r || s".to_string());
    let finding = Finding { kind, thread: 0, loc: Loc::NONE, function: "main".to_string() };
    answer(Verdict::Unsafe { finding, trace: Box::new(store_buffering()) })
}

/// The source text.
pub fn sources() -> Sources {
    let mut sources = Sources::new();
    sources.insert("sb.c", SOURCE);
    sources
}
