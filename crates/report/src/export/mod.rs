//! A run as a C test: the program itself, with the schedule of the run forced upon it.
//!
//! Source: the hooks that compilers place before memory accesses for ThreadSanitizer. The test includes the program's
//! source and, in `runtime.c`, defines the hooks itself: each one waits until the run's memory order has come to its access.
//! Atomic accesses are carried out by the hooks, so a store of a model with store buffers can reach memory as late as in
//! the run, on any machine. Locks and threads of POSIX are wrapped.
//! Guarantee: if the test ends by the violation, the program's own code has shown it. If the compiled program does not do
//! the accesses of the run in order, the test says so and ends with exit code 3.
//! Misses, refused in words: late loads, and late stores that are not atomic; shared memory that has no name in C; inputs;
//! several files; other blocking calls of the thread library; memory errors, which need not stop a real program.

use crate::steps::{library_name, same_call};
use fencepost_check::trace::{Trace, TraceEvent, TraceKind};
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

/// The program that a test includes.
#[derive(Clone, Copy, Debug)]
pub struct Included<'a> {
    /// The name of its file for `#include`.
    pub file: &'a str,
    /// Macros, as `X` or `X=V`.
    pub defines: &'a [String],
    /// What the test is called, for the commands in its head.
    pub test: &'a str,
}

/// What a thread does that the schedule decides about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Read,
    Write,
    Update,
    Call,
}

#[derive(Debug)]
struct Act {
    thread: usize,
    kind: Kind,
    /// An index into the places; none for calls.
    place: Option<usize>,
    /// The first event of it.
    event: usize,
    /// Its place in the memory order, if it has one.
    turn: Option<usize>,
    late: bool,
}

/// The test, or why there is none.
pub fn c_test(trace: &Trace, program: Included<'_>) -> Result<String, String> {
    let deadlock = match trace.finding.property.as_str() {
        "assert" => false,
        "deadlock" => true,
        _ if !trace.has_finding() => return Err("the run violates nothing".to_string()),
        other => return Err(format!("a violation of {other} need not stop a real program")),
    };
    let (mut acts, places) = acts(trace)?;
    place_turns(trace, &mut acts);
    find_late(trace, &mut acts)?;
    Ok(render(trace, program, deadlock, &acts, &places))
}

/// A place in memory: its name in C, and its size.
type Place = (String, u8);

/// The acts of all threads, and the places that they touch.
fn acts(trace: &Trace) -> Result<(Vec<Act>, Vec<Place>), String> {
    let mut acts: Vec<Act> = Vec::new();
    let mut places: Vec<Place> = Vec::new();
    // For each thread the last event of the library, and its act if the call has one.
    let mut calls: HashMap<u32, (usize, Option<usize>)> = HashMap::new();
    for (i, event) in trace.events.iter().enumerate() {
        let thread = event.thread as usize;
        if event.library.is_some() {
            let open = calls.get(&event.thread).filter(|(last, _)| same_call(&trace.events[*last], event)).copied();
            let mut act = open.and_then(|(_, act)| act);
            if act.is_none() && is_locking(event)? {
                acts.push(Act { thread, kind: Kind::Call, place: None, event: i, turn: None, late: false });
                act = Some(acts.len() - 1);
            }
            calls.insert(event.thread, (i, act));
            continue;
        }
        calls.remove(&event.thread);
        let Some(kind) = kind(event.kind)? else { continue };
        if event.private {
            continue;
        }
        let name = (lvalue(event)?, event.size);
        let place = places.iter().position(|p| *p == name).unwrap_or_else(|| {
            places.push(name);
            places.len() - 1
        });
        acts.push(Act { thread, kind, place: Some(place), event: i, turn: None, late: false });
    }
    Ok((acts, places))
}

/// Whether an event of the library is the access by which a mutex is taken or given.
fn is_locking(event: &TraceEvent) -> Result<bool, String> {
    match library_name(event) {
        "pthread_mutex_lock" | "pthread_mutex_unlock" | "pthread_mutex_trylock" => Ok(event.atomic.is_some()),
        "pthread_create" | "pthread_join" | "pthread_exit" | "pthread_mutex_init" | "pthread_mutex_destroy" => {
            Ok(false)
        }
        _ if event.private || kind(event.kind)?.is_none() => Ok(false),
        name => Err(format!("the call of {name} in line {} cannot be forced", event.line)),
    }
}

fn kind(kind: TraceKind) -> Result<Option<Kind>, String> {
    match kind {
        TraceKind::Load => Ok(Some(Kind::Read)),
        TraceKind::Store => Ok(Some(Kind::Write)),
        TraceKind::Rmw | TraceKind::CmpXchg | TraceKind::CmpXchgFailed => Ok(Some(Kind::Update)),
        TraceKind::Nondet => Err("the run takes inputs, which the test does not give".to_string()),
        TraceKind::Fence
        | TraceKind::AtomicBegin
        | TraceKind::AtomicEnd
        | TraceKind::ThreadStart
        | TraceKind::ThreadJoin
        | TraceKind::Free
        | TraceKind::Answer
        | TraceKind::Exit => Ok(None),
    }
}

/// The place of an event as C names it, if it is a variable or a part of one.
fn lvalue(event: &TraceEvent) -> Result<String, String> {
    let what = event.what.as_str();
    let start = what.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    let rest = what.chars().all(|c| c.is_ascii_alphanumeric() || "_.[]".contains(c));
    if start && rest && [1, 2, 4, 8].contains(&event.size) {
        Ok(what.to_string())
    } else {
        Err(format!("`{what}` in line {} has no name that another file could use", event.line))
    }
}

/// Where in the memory order each act is.
fn place_turns(trace: &Trace, acts: &mut [Act]) {
    let mut first: HashMap<u32, usize> = HashMap::new();
    let mut last: HashMap<u32, usize> = HashMap::new();
    for (turn, item) in trace.order.iter().enumerate() {
        first.entry(item.event).or_insert(turn);
        last.insert(item.event, turn);
    }
    for act in acts {
        let event = act.event as u32;
        act.turn = match act.kind {
            Kind::Call | Kind::Read => first.get(&event).copied(),
            Kind::Write | Kind::Update => last.get(&event).copied(),
        };
    }
}

/// Finds the stores that reach memory after a later access of their thread, and refuses what cannot be late.
fn find_late(trace: &Trace, acts: &mut [Act]) -> Result<(), String> {
    for a in 0..acts.len() {
        let earlier = |b: &Act| match (acts[a].turn, b.turn) {
            (Some(mine), Some(other)) => other < mine,
            (None, Some(_)) => true,
            (_, None) => false,
        };
        let late = acts[a].turn.is_none() || acts[a + 1..].iter().any(|b| b.thread == acts[a].thread && earlier(b));
        if !late {
            continue;
        }
        let event = &trace.events[acts[a].event];
        if acts[a].kind != Kind::Write || event.atomic.is_none() {
            let line = event.line;
            return Err(format!("the access in line {line} takes effect later than its place, and is no atomic store"));
        }
        let forwarded = |b: &&Act| b.thread == acts[a].thread && b.kind == Kind::Read && earlier(b);
        for read in acts[a + 1..].iter().filter(forwarded).map(|b| &trace.events[b.event]) {
            let overlap =
                read.addr < event.addr + u64::from(event.size) && event.addr < read.addr + u64::from(read.size);
            let same = (read.addr, read.size) == (event.addr, event.size);
            if overlap && !(same && read.atomic.is_some()) {
                return Err(format!("the load in line {} sees a store that is not in memory yet", read.line));
            }
        }
        acts[a].late = true;
    }
    Ok(())
}

fn render(trace: &Trace, program: Included<'_>, deadlock: bool, acts: &[Act], places: &[Place]) -> String {
    let threads = trace.threads.len();
    let mut own: Vec<Vec<&Act>> = vec![Vec::new(); threads];
    let mut turns: BTreeMap<usize, (usize, usize)> = BTreeMap::new();
    for act in acts {
        if let Some(turn) = act.turn {
            turns.insert(turn, (act.thread, own[act.thread].len()));
        }
        own[act.thread].push(act);
    }
    let most = own.iter().map(Vec::len).max().unwrap_or(0).max(1);
    let mut out = head(trace, program);
    let numbers = [
        ("THREADS", threads),
        ("TURNS", turns.len()),
        ("PLACES", places.len()),
        ("MOST", most),
        ("VIOLATOR", trace.finding.thread as usize),
        ("DEADLOCK", usize::from(deadlock)),
    ];
    for (name, number) in numbers {
        put(&mut out, format_args!("#define FPX_{name} {number}\n"));
    }
    out.push_str(&include_str!("runtime.c").replace("@RUN@", &run(trace, &own, &turns)));
    for define in program.defines {
        put(&mut out, format_args!("#define {}\n", define.replacen('=', " ", 1)));
    }
    put(&mut out, format_args!("\n/* The program. */\n#include \"{}\"\n\n", program.file));
    out.push_str("FPX_PLAIN static void *fpx_place(int place) {\n  switch (place) {\n");
    for (i, (name, _)) in places.iter().enumerate() {
        put(&mut out, format_args!("  case {i}: return (void *)&{name};\n"));
    }
    out.push_str("  default: return 0;\n  }\n}\n\nFPX_PLAIN static int fpx_size(int place) {\n");
    let sizes: Vec<String> = places.iter().map(|(_, size)| size.to_string()).chain(["0".to_string()]).collect();
    put(&mut out, format_args!("  static const int sizes[] = {{{}}};\n  return sizes[place];\n}}\n", sizes.join(", ")));
    out
}

/// Writing to a text does not fail.
fn put(out: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = out.write_fmt(text);
}

fn head(trace: &Trace, program: Included<'_>) -> String {
    let f = &trace.finding;
    let test = program.test;
    let late = "Stores of this run reach memory late: the hooks keep them back, as the store buffers of the model do.";
    let late = if trace.model == "sc" || trace.model == "serial" { String::new() } else { format!("\n * {late}") };
    format!(
        "/* A run of {} under {} that violates a property, in thread {}, line {}:\n * {}\n *{late}\n\
         * The program is compiled with the hooks of ThreadSanitizer, which this file defines, and linked without it:\n\
         *   gcc -g -fsanitize=thread -c {test} -o test.o && gcc test.o -pthread -o test && ./test\n\
         *   clang -g -fsanitize=thread -mllvm -tsan-instrument-read-before-write -c {test} -o test.o && \\\n\
         *     clang test.o -pthread -o test && ./test\n\
         * It ends by the violation; exit code 3 says that the program, as compiled, does not follow the run.\n */\n",
        program.file,
        trace.model,
        f.thread,
        f.line,
        f.message.replace("*/", "* /"),
    )
    .replace("\n*", "\n *")
}

/// The run as tables.
fn run(trace: &Trace, own: &[Vec<&Act>], turns: &BTreeMap<usize, (usize, usize)>) -> String {
    let mut out = "/* The run. */\n".to_string();
    for (t, acts) in own.iter().enumerate() {
        put(&mut out, format_args!("static const struct fpx_act fpx_acts_{t}[] = {{\n"));
        for act in acts {
            let kind = match act.kind {
                Kind::Read => "READ",
                Kind::Write => "WRITE",
                Kind::Update => "UPDATE",
                Kind::Call => "CALL",
            };
            let place = act.place.map_or(-1, |p| p as i64);
            let (line, what) = (trace.events[act.event].line, &trace.events[act.event].what);
            let late = i32::from(act.late);
            put(&mut out, format_args!("  {{FPX_{kind}, {place}, {late}}}, /* line {line}: {what} */\n"));
        }
        out.push_str("  {FPX_CALL, -1, 0},\n};\n");
    }
    let list = |items: Vec<String>| items.join(", ");
    let names = list((0..own.len()).map(|t| format!("fpx_acts_{t}")).collect());
    let counts = list(own.iter().map(|a| a.len().to_string()).collect());
    put(&mut out, format_args!("static const struct fpx_act *const fpx_acts[] = {{{names}}};\n"));
    put(&mut out, format_args!("static const int fpx_counts[] = {{{counts}}};\n"));
    out.push_str("static const struct fpx_turn fpx_turns[] = {\n");
    for (thread, act) in turns.values() {
        put(&mut out, format_args!("  {{{thread}, {act}}},\n"));
    }
    out.push_str("  {-1, -1},\n};\n/* Who made a thread, as its how manieth, and its number. */\n");
    let made = |(t, thread): (usize, &fencepost_check::trace::TraceThread)| {
        let (by, nth) = thread.made_by.map_or((-2, 0), |(by, nth)| (i64::from(by), nth));
        format!("{{{by}, {nth}, {t}}}")
    };
    let made = list(trace.threads.iter().enumerate().map(made).collect());
    put(&mut out, format_args!("static const int fpx_made[][3] = {{{made}}};\n"));
    out
}
