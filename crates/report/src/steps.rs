//! From a trace to the steps that people read.
//!
//! A trace lists every event. A reader wants the program's own steps: accesses that only one thread can see are left
//! out, the events inside one call of the thread library become one step, and a store that reaches memory later than
//! the program issued it becomes two: the store, marked as buffered, and its arrival.
//! How late an access takes effect is read off the memory order: the events are walked in the order to print them, and
//! a place in `<M` whose turn comes only after further events have been printed is an effect of its own.

use crate::source::Sources;
use crate::value::show;
use fencepost_check::finding::Property;
use fencepost_check::trace::{Claim, Trace, TraceEvent, TraceKind};
use std::collections::{HashMap, HashSet};

/// What the names of the library model's own functions start with.
const MODEL: &str = "__fp_";

/// One step of one thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The thread.
    pub thread: u32,
    /// What kind of step it is.
    pub kind: StepKind,
    /// What happens.
    pub text: String,
    /// The file; empty if not known.
    pub file: String,
    /// The line; 0 if not known.
    pub line: u32,
    /// The event, an index into the trace.
    pub event: Option<u32>,
}

/// What kind of step it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepKind {
    /// The thread does something.
    Issue,
    /// Something that the thread did earlier takes effect in memory.
    Effect,
    /// The thread stands still at the end.
    Blocked,
    /// The violation.
    Violation,
}

/// The steps of a trace, in the order to print them, ending with the violation.
pub fn steps(trace: &Trace, sources: &mut Sources) -> Vec<Step> {
    let mut out = steps_of_run(trace, sources);
    let f = &trace.finding;
    out.push(Step {
        thread: f.thread,
        kind: StepKind::Violation,
        // The whole message stands above the steps.
        text: f.message.split(": ").next().unwrap_or_default().to_string(),
        file: f.file.clone(),
        line: f.line,
        event: None,
    });
    out
}

/// The steps of a run, whether it violates something or not.
pub fn steps_of_run(trace: &Trace, sources: &mut Sources) -> Vec<Step> {
    let leaders = library_leaders(trace);
    let timing = Timing::new(trace);
    let shown = shown(trace);
    let mut out = Vec::new();
    // A fence is shown right before its thread's next step: what it waits for then stands above it.
    let mut fences: Vec<Option<Step>> = vec![None; trace.threads.len()];
    for (i, event) in trace.events.iter().enumerate() {
        let step = match &leaders[i] {
            Folded::Call(members) => library_step(trace, i, members, &shown, sources),
            Folded::Own if shown[i] => own_step(trace, i, &timing),
            Folded::Own | Folded::Inside => None,
        };
        if let (Some(step), Some(fence)) = (step, fences.get_mut(event.thread as usize)) {
            out.extend(fence.take());
            if event.kind == TraceKind::Fence && event.library.is_none() {
                *fence = Some(step);
            } else {
                out.push(step);
            }
        }
        let late = timing.after[i].iter().filter(|e| shown[**e as usize]);
        out.extend(late.filter_map(|&e| effect_step(trace, e as usize, &timing)));
    }
    out.extend(fences.into_iter().flatten());
    let blocked = trace.threads.iter().enumerate().filter(|(_, t)| t.blocked);
    out.extend(blocked.map(|(t, _)| blocked_step(trace, t as u32)));
    out
}

/// Which events a reader wants to see: all but the accesses to bytes that only one thread of the trace touches, unless
/// they explain the violation. Of a deadlock these are the locks that were taken: whoever waits for one has not touched
/// it. Of a memory error it is the end of an object: the access behind it is no event any more.
pub fn shown(trace: &Trace) -> Vec<bool> {
    let mut owners: HashMap<u64, Option<u32>> = HashMap::new();
    let bytes = |e: &TraceEvent| (0..u64::from(e.size.max(1))).map(|k| e.addr.wrapping_add(k)).collect::<Vec<_>>();
    for event in trace.events.iter().filter(|e| has_address(e.kind)) {
        for byte in bytes(event) {
            let owner = owners.entry(byte).or_insert(Some(event.thread));
            if *owner != Some(event.thread) {
                *owner = None;
            }
        }
    }
    let several = |e: &TraceEvent| bytes(e).iter().any(|byte| owners.get(byte) == Some(&None));
    let deadlock = trace.violates(Property::Deadlock);
    let memory = trace.violates(Property::Memsafety);
    let races: Vec<u32> = match trace.finding.claim {
        Some(Claim::Race { first, second }) => vec![first, second],
        Some(_) | None => Vec::new(),
    };
    let race = |e: &TraceEvent| races.iter().any(|i| trace.events.get(*i as usize).is_some_and(|r| std::ptr::eq(r, e)));
    let explains = |e: &TraceEvent| match e.kind {
        TraceKind::Free | TraceKind::End => memory || race(e),
        TraceKind::Load | TraceKind::Store | TraceKind::Rmw | TraceKind::CmpXchg | TraceKind::CmpXchgFailed => {
            deadlock && e.library.is_some() && e.atomic.is_some()
        }
        TraceKind::Fence
        | TraceKind::AtomicBegin
        | TraceKind::AtomicEnd
        | TraceKind::ThreadStart
        | TraceKind::ThreadJoin
        | TraceKind::Nondet
        | TraceKind::Answer
        | TraceKind::Exit => false,
    };
    let mut shown: Vec<bool> =
        trace.events.iter().map(|e| !has_address(e.kind) || !e.private || several(e) || explains(e)).collect();
    for edge in edges_of_single_accesses(trace) {
        shown[edge] = false;
    }
    for hidden in started_through_objects(trace, memory) {
        shown[hidden] = false;
    }
    shown
}

/// The accesses by which a thread finds what it runs (a `std::thread` runs an object), and what made that object: nobody else
/// touches it, and the program does not show it. With them, the end of that object.
fn started_through_objects(trace: &Trace, memory: bool) -> Vec<usize> {
    let starts = |e: &TraceEvent| e.function.starts_with(MODEL);
    let bytes = |e: &TraceEvent| e.addr..e.addr.saturating_add(u64::from(e.size.max(1)));
    let touches = || trace.events.iter().filter(|e| has_address(e.kind) && !ends(e.kind));
    let found: HashSet<u64> = touches().filter(|e| starts(e)).flat_map(bytes).collect();
    if found.is_empty() {
        return Vec::new();
    }
    let mut owners: HashMap<u64, HashSet<u32>> = HashMap::new();
    for e in touches().filter(|e| !starts(e)) {
        for byte in bytes(e) {
            owners.entry(byte).or_default().insert(e.thread);
        }
    }
    let alone = |byte: u64| found.contains(&byte) && owners.get(&byte).is_none_or(|threads| threads.len() < 2);
    let hidden = |e: &TraceEvent| match e.kind {
        TraceKind::Free | TraceKind::End => !memory && found.contains(&e.addr),
        _ => starts(e) || e.atomic.is_none() && bytes(e).all(alone),
    };
    let shown = |e: &TraceEvent| match e.kind {
        TraceKind::Fence => !starts(e),
        kind => !has_address(kind) || !hidden(e),
    };
    (0..trace.events.len()).filter(|&i| !shown(&trace.events[i])).collect()
}

/// The beginnings and ends of atomic sections with one access: these are that access, and loops that wait are such sections
/// although nobody has written one.
fn edges_of_single_accesses(trace: &Trace) -> Vec<usize> {
    // For each thread, the section that is open and how many accesses it has.
    let mut open: Vec<Option<(usize, u32)>> = vec![None; trace.threads.len()];
    let mut edges = Vec::new();
    for (i, event) in trace.events.iter().enumerate() {
        let Some(section) = open.get_mut(event.thread as usize) else { continue };
        match event.kind {
            TraceKind::AtomicBegin => *section = Some((i, 0)),
            TraceKind::AtomicEnd => {
                if let Some((begin, 1)) = section.take() {
                    edges.extend([begin, i]);
                }
            }
            kind => {
                if let Some((_, accesses)) = section {
                    *accesses += u32::from(has_address(kind));
                }
            }
        }
    }
    edges
}

/// When the accesses of a trace take effect, relative to the order in which they are printed.
pub(crate) struct Timing {
    /// For each event, the events whose effect comes right after it has been printed.
    pub(crate) after: Vec<Vec<u32>>,
    /// For each of these, how much of the memory order has taken effect then.
    pub(crate) performed: Vec<Vec<usize>>,
    /// For each event, how much of the memory order has taken effect when it has, and before any of `after`.
    pub(crate) own: Vec<usize>,
    /// For each event, whether its effect comes later than the event.
    late: Vec<bool>,
    /// For each event, whether it has a load that takes its value later than the event.
    load_late: Vec<bool>,
    /// For each event, whether it has a place in the memory order at all.
    placed: Vec<bool>,
}

impl Timing {
    pub(crate) fn new(trace: &Trace) -> Timing {
        let n = trace.events.len();
        let mut timing = Timing {
            after: vec![Vec::new(); n],
            performed: vec![Vec::new(); n],
            own: vec![0; n],
            late: vec![false; n],
            load_late: vec![false; n],
            placed: vec![false; n],
        };
        for item in &trace.order {
            if let Some(placed) = timing.placed.get_mut(item.event as usize) {
                *placed = true;
            }
        }
        let mut next = 0;
        for i in 0..n {
            timing.own[i] = next;
            while let Some(item) = trace.order.get(next).filter(|o| o.event as usize <= i) {
                let event = item.event as usize;
                next += 1;
                if event < i {
                    timing.late[event] = true;
                    timing.load_late[event] |= !item.store;
                    if timing.after[i].last() != Some(&item.event) {
                        timing.after[i].push(item.event);
                        timing.performed[i].push(next);
                    }
                }
                match timing.performed[i].last_mut() {
                    Some(performed) => *performed = next,
                    None => timing.own[i] = next,
                }
            }
        }
        timing
    }
}

/// How an event takes part in the printed steps.
enum Folded {
    /// As a step of its own.
    Own,
    /// As the event that stands for a whole library call, whose events are listed.
    Call(Vec<usize>),
    /// As a part of a library call that another event stands for.
    Inside,
}

/// Folds the events of each library call into one. The call is shown where its last lasting effect is.
fn library_leaders(trace: &Trace) -> Vec<Folded> {
    let mut folded: Vec<Folded> = trace.events.iter().map(|_| Folded::Own).collect();
    let mut open: Vec<Vec<usize>> = vec![Vec::new(); trace.threads.len()];
    let mut close = |group: &mut Vec<usize>| {
        let members = std::mem::take(group);
        let last = |which: fn(TraceKind) -> bool| members.iter().rev().find(|&&m| which(trace.events[m].kind));
        let threads = |kind| matches!(kind, TraceKind::ThreadStart | TraceKind::ThreadJoin);
        let Some(&leader) = last(threads).or_else(|| last(is_lasting)).or(members.last()) else { return };
        for &m in &members {
            folded[m] = Folded::Inside;
        }
        folded[leader] = Folded::Call(members);
    };
    for (i, event) in trace.events.iter().enumerate() {
        let Some(group) = open.get_mut(event.thread as usize) else { continue };
        if group.first().is_some_and(|&g| !same_call(&trace.events[g], event)) {
            close(group);
        }
        if event.library.is_some() {
            group.push(i);
        }
    }
    for group in &mut open {
        close(group);
    }
    folded
}

/// For each event, the event whose step shows it: of a library call the one that stands for the call.
pub fn standing_for(trace: &Trace) -> Vec<u32> {
    let mut out: Vec<u32> = (0..trace.events.len() as u32).collect();
    for (i, folded) in library_leaders(trace).iter().enumerate() {
        match folded {
            Folded::Call(members) => members.iter().for_each(|&m| out[m] = i as u32),
            Folded::Own | Folded::Inside => {}
        }
    }
    out
}

pub(crate) fn same_call(a: &TraceEvent, b: &TraceEvent) -> bool {
    (&a.library, &a.file, a.line, a.column) == (&b.library, &b.file, b.line, b.column)
}

fn is_lasting(kind: TraceKind) -> bool {
    match kind {
        TraceKind::Store
        | TraceKind::Rmw
        | TraceKind::CmpXchg
        | TraceKind::ThreadStart
        | TraceKind::ThreadJoin
        | TraceKind::Free
        | TraceKind::End => true,
        TraceKind::Load
        | TraceKind::CmpXchgFailed
        | TraceKind::Fence
        | TraceKind::AtomicBegin
        | TraceKind::AtomicEnd
        | TraceKind::Nondet
        | TraceKind::Answer
        | TraceKind::Exit => false,
    }
}

fn step(event: &TraceEvent, index: usize, kind: StepKind, text: String) -> Step {
    Step { thread: event.thread, kind, text, file: event.file.clone(), line: event.line, event: Some(index as u32) }
}

fn library_step(
    trace: &Trace,
    leader: usize,
    members: &[usize],
    shown: &[bool],
    sources: &mut Sources,
) -> Option<Step> {
    let event = &trace.events[leader];
    let name = library_name(event);
    let text = match event.kind {
        TraceKind::ThreadStart | TraceKind::ThreadJoin => {
            format!("{name}: thread {}", event.addr)
        }
        TraceKind::Load
        | TraceKind::Store
        | TraceKind::Rmw
        | TraceKind::CmpXchg
        | TraceKind::CmpXchgFailed
        | TraceKind::Fence
        | TraceKind::AtomicBegin
        | TraceKind::AtomicEnd
        | TraceKind::Free
        | TraceKind::End
        | TraceKind::Nondet
        | TraceKind::Answer
        | TraceKind::Exit => {
            let first = members.iter().find(|&&m| shown[m] && has_address(trace.events[m].kind))?;
            let written = sources.call(&event.file, event.line, event.column, name);
            written.unwrap_or_else(|| format!("{name}({})", outside(&trace.events[*first].what)))
        }
    };
    Some(step(event, leader, StepKind::Issue, text))
}

/// A place without the parts that only the library knows: `m` for `m.__data.__lock`.
fn outside(what: &str) -> &str {
    let inner = [".__", "._M_"].iter().filter_map(|part| what.find(part)).min();
    inner.map_or(what, |at| &what[..at])
}

/// A library function as the program calls it; the library model's own names start with a prefix.
pub fn library_name(event: &TraceEvent) -> &str {
    let name = event.library.as_deref().unwrap_or_default();
    let name = name.strip_prefix(MODEL).unwrap_or(name);
    // Functions with other types have the same name but for a number.
    match name.rsplit_once('.') {
        Some((name, number)) if number.bytes().all(|b| b.is_ascii_digit()) => name,
        _ => name,
    }
}

/// Whether events of a kind end an object.
pub fn ends(kind: TraceKind) -> bool {
    matches!(kind, TraceKind::Free | TraceKind::End)
}

/// Whether events of a kind touch memory.
pub fn has_address(kind: TraceKind) -> bool {
    match kind {
        TraceKind::Load
        | TraceKind::Store
        | TraceKind::Rmw
        | TraceKind::CmpXchg
        | TraceKind::CmpXchgFailed
        | TraceKind::Free
        | TraceKind::End => true,
        TraceKind::Fence
        | TraceKind::AtomicBegin
        | TraceKind::AtomicEnd
        | TraceKind::ThreadStart
        | TraceKind::ThreadJoin
        | TraceKind::Nondet
        | TraceKind::Answer
        | TraceKind::Exit => false,
    }
}

fn own_step(trace: &Trace, index: usize, timing: &Timing) -> Option<Step> {
    let event = &trace.events[index];
    let mut text = describe(trace, event)?;
    let stores = matches!(event.kind, TraceKind::Store | TraceKind::Rmw | TraceKind::CmpXchg);
    if timing.load_late[index] {
        text.push_str("  (performed later)");
    } else if stores && (timing.late[index] || !timing.placed[index]) {
        text.push_str(if timing.placed[index] { "  (buffered)" } else { "  (stays buffered)" });
    }
    Some(step(event, index, StepKind::Issue, text))
}

/// What an event does, in a few words; nothing for events that a reader does not miss.
pub fn describe(trace: &Trace, event: &TraceEvent) -> Option<String> {
    let order = event.atomic.as_deref().map_or(String::new(), |o| format!(".{}", order_name(o)));
    // An input has no size in the trace: all of its bits count.
    let size = if event.kind == TraceKind::Nondet { 16 } else { event.size };
    let read = || event.read.map_or_else(|| "?".to_string(), |w| show(w, size));
    let written = || event.written.map_or_else(|| "?".to_string(), |w| show(w, event.size));
    let what = &event.what;
    Some(match event.kind {
        TraceKind::Load => format!("load{order} {what} → {}", read()),
        TraceKind::Store => format!("store{order} {what} = {}", written()),
        TraceKind::Rmw => format!("rmw{order} {what}: {} → {}", read(), written()),
        TraceKind::CmpXchg => format!("cas{order} {what}: {} → {}", read(), written()),
        TraceKind::CmpXchgFailed => format!("cas{order} {what} fails: it is {}", read()),
        TraceKind::Fence if event.atomic.is_some() => format!("fence{order}"),
        // A fence that names only pairs that the model keeps anyway.
        TraceKind::Fence if event.addr & 0xf == 0 => return None,
        TraceKind::Fence => format!("fence {}", mask_name(event.addr)),
        TraceKind::AtomicBegin => "atomic section begins".to_string(),
        TraceKind::AtomicEnd => "atomic section ends".to_string(),
        TraceKind::ThreadStart => format!("start {}", thread_name(trace, event.addr)),
        TraceKind::ThreadJoin => format!("join {}", thread_name(trace, event.addr)),
        TraceKind::Free => format!("free {what}"),
        TraceKind::End => format!("{what} ends"),
        TraceKind::Nondet => format!("input {}", read()),
        TraceKind::Answer | TraceKind::Exit => return None,
    })
}

fn effect_step(trace: &Trace, index: usize, timing: &Timing) -> Option<Step> {
    let event = &trace.events[index];
    if event.library.is_some() || !has_address(event.kind) {
        return None;
    }
    let what = &event.what;
    let text = match event.written {
        Some(_) if timing.load_late[index] => format!("{} takes effect", describe(trace, event).unwrap_or_default()),
        Some(word) => format!("{what} = {} reaches memory", show(word, event.size)),
        None if event.kind == TraceKind::Free => "the free takes effect".to_string(),
        None if event.kind == TraceKind::End => format!("the end of {what} takes effect"),
        None => format!("the load of {what} takes its value"),
    };
    Some(step(event, index, StepKind::Effect, text))
}

fn blocked_step(trace: &Trace, thread: u32) -> Step {
    let last = trace.events.iter().rev().find(|e| e.thread == thread);
    Step {
        thread,
        kind: StepKind::Blocked,
        text: "waits for ever".to_string(),
        file: last.map_or_else(String::new, |e| e.file.clone()),
        line: 0,
        event: None,
    }
}

/// A thread by its number and function.
pub fn thread_name(trace: &Trace, number: u64) -> String {
    let known = usize::try_from(number).ok().and_then(|n| trace.threads.get(n));
    match known {
        Some(_) => format!("thread {number} ({})", thread_function(trace, number as usize)),
        None => format!("thread {number}"),
    }
}

/// The function of the program that a thread runs. Where the library model calls it through a pointer, it is the first one that
/// does something.
pub fn thread_function(trace: &Trace, thread: usize) -> &str {
    let named = trace.threads.get(thread).map_or("?", |t| function_name(&t.function));
    if !named.starts_with(MODEL) {
        return named;
    }
    let own = trace.events.iter().filter(|e| e.thread as usize == thread).map(|e| e.function.as_str());
    let mut of_program = own.filter(|f| !f.starts_with(MODEL) && !f.starts_with("std::"));
    of_program.next().unwrap_or("a function that does nothing others see")
}

/// The function that a thread runs, without the suffix of the adapter that the front end may have put around it.
pub fn function_name(function: &str) -> &str {
    function.strip_suffix(".thread").unwrap_or(function)
}

fn order_name(order: &str) -> &str {
    order.strip_prefix("memory_order_").unwrap_or(order)
}

/// The pairs of a fence's mask, as `fp_fence` names them.
fn mask_name(mask: u64) -> String {
    fencepost_ir::FenceMask((mask & 0xf) as u8).to_string()
}
