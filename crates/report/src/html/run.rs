//! A run as the page shows it: the steps, and what changes with each of them.
//!
//! Guarantee: the steps are those of [`crate::steps`], in the same order; what memory holds and which accesses are under way at
//! a step follows from the memory order alone (a test computes both another way). An arrow leads from step to step: a store
//! stands where it reaches memory, a load where it takes its value; a store that a thread reads out of its own buffer stands
//! where it was issued.

use super::files::Files;
use crate::memory::{Memory, PlaceKind};
use crate::relations::{relations, sides, Places, Relations};
use crate::source::Sources;
use crate::steps::{function_name, shown, standing_for, steps, steps_of_run, SoFar, Step, StepKind};
use crate::value::show;
use fencepost_check::trace::{Trace, TraceEvent};
use serde::Serialize;
use std::collections::{BTreeSet, HashMap};

/// So many values describe how a run ends.
const SUMMARY: usize = 8;

/// A run.
#[derive(Serialize, Debug)]
pub struct RunData {
    /// What the run is about, in a few words.
    pub title: String,
    /// Whether it ends with a violation.
    pub violation: bool,
    /// The threads.
    pub threads: Vec<ThreadData>,
    /// The steps.
    pub steps: Vec<StepData>,
    /// The places in memory.
    pub places: Vec<PlaceData>,
    /// For each step, the places that change and what they hold then.
    pub changes: Vec<Vec<(usize, Option<String>)>>,
    /// The accesses that take effect later than they are issued.
    pub pending: Vec<PendingData>,
    /// The arrows.
    pub arrows: Vec<ArrowData>,
}

/// A thread.
#[derive(Serialize, Debug)]
pub struct ThreadData {
    /// The function that it runs.
    pub name: String,
    /// Whether it stands still at the end.
    pub blocked: bool,
}

/// A step.
#[derive(Serialize, Debug)]
pub struct StepData {
    /// The thread.
    pub thread: u32,
    /// `issue`, `effect`, `blocked` or `violation`.
    pub kind: &'static str,
    /// What happens.
    pub text: String,
    /// The source file, an index; none if not known.
    pub file: Option<usize>,
    /// The line; 0 if not known.
    pub line: u32,
}

/// A place in memory.
#[derive(Serialize, Debug)]
pub struct PlaceData {
    /// What it is called.
    pub name: String,
    /// `variable`, `lock` or `library`.
    pub kind: &'static str,
    /// What it holds before the run; none if not known.
    pub initial: Option<String>,
}

/// An access that takes effect later than it is issued.
#[derive(Serialize, Debug)]
pub struct PendingData {
    /// The thread.
    pub thread: u32,
    /// What waits.
    pub text: String,
    /// Whether it is a store in a buffer; otherwise a load.
    pub store: bool,
    /// The first step at which it waits.
    pub from: usize,
    /// The first step at which it has taken effect; none if it never does.
    pub to: Option<usize>,
}

/// An arrow from step to step.
#[derive(Serialize, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ArrowData {
    /// `rf`, `co` or `fr`.
    pub kind: &'static str,
    /// The step that it leaves.
    pub from: usize,
    /// The step that it enters.
    pub to: usize,
}

/// The data of a run. The title may be empty: then it is how memory looks at the end.
pub fn run(trace: &Trace, title: &str, sources: &mut Sources, files: &mut Files) -> RunData {
    let steps = if trace.has_finding() { steps(trace, sources) } else { steps_of_run(trace, sources) };
    let relations = relations(trace);
    let shown = shown(trace);
    let mut memory = Memory::new(trace, &shown, &relations);
    let place = |(i, p): (usize, &crate::memory::Place)| PlaceData {
        name: p.name.clone(),
        kind: place_kind(p.kind),
        initial: memory.value(i),
    };
    let places: Vec<PlaceData> = memory.places.iter().enumerate().map(place).collect();
    let change = |step: &Step| {
        let written = memory.advance(step.so_far);
        written.into_iter().map(|p| (p, memory.value(p))).collect()
    };
    let changes = steps.iter().map(change).collect();
    let title = if title.is_empty() { ending(&memory) } else { title.to_string() };
    RunData {
        title,
        violation: trace.has_finding(),
        threads: trace.threads.iter().map(thread).collect(),
        places,
        changes,
        pending: pending(trace, &steps, &shown),
        arrows: arrows(trace, &steps, &shown, &relations),
        steps: steps.into_iter().map(|s| step(s, files)).collect(),
    }
}

fn thread(t: &fencepost_check::trace::TraceThread) -> ThreadData {
    ThreadData { name: function_name(&t.function).to_string(), blocked: t.blocked }
}

fn step(step: Step, files: &mut Files) -> StepData {
    let kind = match step.kind {
        StepKind::Issue => "issue",
        StepKind::Effect => "effect",
        StepKind::Blocked => "blocked",
        StepKind::Violation => "violation",
    };
    StepData { thread: step.thread, kind, text: step.text, file: files.number(&step.file), line: step.line }
}

fn place_kind(kind: PlaceKind) -> &'static str {
    match kind {
        PlaceKind::Variable => "variable",
        PlaceKind::Lock | PlaceKind::ReadWriteLock => "lock",
        PlaceKind::Library => "library",
    }
}

/// How a run ends: what the first variables hold.
fn ending(memory: &Memory<'_>) -> String {
    let variables = memory.places.iter().enumerate().filter(|(_, p)| p.kind == PlaceKind::Variable);
    let known = variables.filter_map(|(i, p)| memory.value(i).map(|v| format!("{} = {v}", p.name)));
    let mut words: Vec<String> = known.take(SUMMARY + 1).collect();
    if words.len() > SUMMARY {
        words[SUMMARY] = "…".to_string();
    }
    words.join(", ")
}

/// The accesses that wait at some step.
fn pending(trace: &Trace, steps: &[Step], shown: &[bool]) -> Vec<PendingData> {
    let places = Places::new(trace);
    let first = |reached: &dyn Fn(&SoFar) -> bool| steps.partition_point(|s| !reached(&s.so_far));
    let mut out = Vec::new();
    for (i, event) in trace.events.iter().enumerate().filter(|(i, _)| shown[*i]) {
        let (reads, writes) = sides(event.kind);
        if !reads && !writes {
            continue;
        }
        let at = if writes { places.store[i] } else { places.load[i] };
        let from = first(&|s| s.issued > i);
        let to = at.map(|at| first(&|s| s.performed > at));
        if from < to.unwrap_or(steps.len()) {
            out.push(PendingData { thread: event.thread, text: waiting(event), store: writes, from, to });
        }
    }
    out
}

fn waiting(event: &TraceEvent) -> String {
    match event.written {
        Some(word) => format!("{} = {}", event.what, show(word, event.size)),
        None => format!("load {}", event.what),
    }
}

fn arrows(trace: &Trace, steps: &[Step], shown: &[bool], relations: &Relations) -> Vec<ArrowData> {
    let (mut issued, mut performed) = (HashMap::new(), HashMap::new());
    for (i, step) in steps.iter().enumerate() {
        let Some(event) = step.event else { continue };
        match step.kind {
            StepKind::Issue => _ = issued.insert(event, i),
            StepKind::Effect => _ = performed.insert(event, i),
            StepKind::Blocked | StepKind::Violation => {}
        }
    }
    let leader = standing_for(trace);
    let places = Places::new(trace);
    let issue = |e: u32| issued.get(&leader[e as usize]).copied();
    let effect = |e: u32| performed.get(&e).copied().or_else(|| issue(e));
    let event = |e: u32| &trace.events[e as usize];
    let mut out = BTreeSet::new();
    let mut add = |kind, from: Option<usize>, to: Option<usize>| {
        if let (Some(from), Some(to)) = (from, to) {
            if from != to {
                out.insert(ArrowData { kind, from, to });
            }
        }
    };
    let both = |(a, b): &&(u32, u32)| shown[*a as usize] && shown[*b as usize];
    for &(store, load) in relations.rf.iter().filter(both) {
        let forwarded =
            event(store).thread == event(load).thread && places.store[store as usize] > places.load[load as usize];
        add("rf", if forwarded { issue(store) } else { effect(store) }, effect(load));
    }
    // How the words of locks follow each other says no more than the steps do.
    let own = |(a, b): &&(u32, u32)| event(*a).library.is_none() || event(*b).library.is_none();
    for &(a, b) in relations.co.iter().filter(both).filter(own) {
        add("co", effect(a), effect(b));
    }
    for &(a, b) in relations.fr.iter().filter(both).filter(own) {
        add("fr", effect(a), effect(b));
    }
    out.into_iter().collect()
}
