//! A run as the page shows it: the steps, and what changes with each of them.
//!
//! Guarantee: the steps are those of [`crate::steps`], in the same order; what memory holds and which accesses are under way at
//! a step is what [`crate::walk`] has there, as for `replay --step`. An arrow leads from step to step: a store
//! stands where it reaches memory, a load where it takes its value; a store that a thread reads out of its own buffer stands
//! where it was issued.

use super::files::Files;
use crate::memory::{Place, PlaceKind};
use crate::relations::Places;
use crate::source::Sources;
use crate::state::Waiting;
use crate::steps::{standing_for, thread_function, Step, StepKind};
use crate::walk::{access, Walk};
use fencepost_check::trace::Trace;
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
    /// The edges of the cycle that no interleaving has; none if the run is one.
    pub cycle: Vec<CycleData>,
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

/// An edge of the cycle: the step where one event takes effect should be before the one where the other does.
#[derive(Serialize, Debug)]
pub struct CycleData {
    /// `po`, `rf`, `co`, `fr`, `start`, `join` or `section`.
    pub kind: &'static str,
    /// The step that it leaves.
    pub from: usize,
    /// The step that it enters.
    pub to: usize,
    /// Whether the run has them the other way round.
    pub turned: bool,
    /// What it is called.
    pub label: &'static str,
    /// What it says, in a sentence.
    pub text: String,
}

/// Where the events of a run are among its steps.
#[derive(Debug)]
pub struct Dots {
    issued: HashMap<u32, usize>,
    performed: HashMap<u32, usize>,
    leader: Vec<u32>,
}

impl Dots {
    /// The places of the events of a trace with these steps.
    pub fn new(trace: &Trace, steps: &[Step]) -> Dots {
        let mut dots = Dots { issued: HashMap::new(), performed: HashMap::new(), leader: standing_for(trace) };
        for (i, step) in steps.iter().enumerate() {
            let Some(event) = step.event else { continue };
            match step.kind {
                StepKind::Issue => _ = dots.issued.insert(event, i),
                StepKind::Effect => _ = dots.performed.insert(event, i),
                StepKind::Blocked | StepKind::Violation => {}
            }
        }
        dots
    }

    /// The step that issues an event.
    pub fn issue(&self, event: u32) -> Option<usize> {
        self.issued.get(self.leader.get(event as usize)?).copied()
    }

    /// The step in which it takes effect.
    pub fn effect(&self, event: u32) -> Option<usize> {
        self.performed.get(&event).copied().or_else(|| self.issue(event))
    }
}

/// The data of a run. The title may be empty: then it is how memory looks at the end.
pub fn run(trace: &Trace, title: &str, sources: &mut Sources, files: &mut Files) -> RunData {
    let mut walk = Walk::new(trace, sources);
    let place =
        |(i, p): (usize, &Place)| PlaceData { name: p.name.clone(), kind: place_kind(p.kind), initial: walk.value(i) };
    let places: Vec<PlaceData> = walk.places().iter().enumerate().map(place).collect();
    let mut changes = Vec::new();
    for place in 1..=walk.steps().len() {
        walk.go(place);
        changes.push(walk.changed().into_iter().map(|p| (p, walk.value(p))).collect());
    }
    let title = if title.is_empty() { ending(&walk) } else { title.to_string() };
    RunData {
        title,
        violation: trace.has_finding(),
        threads: (0..trace.threads.len()).map(|t| thread(trace, t)).collect(),
        places,
        changes,
        pending: walk.waiting().into_iter().map(|w| pending(trace, w)).collect(),
        arrows: arrows(&walk),
        cycle: Vec::new(),
        steps: walk.steps().iter().map(|s| step(s, files)).collect(),
    }
}

fn thread(trace: &Trace, number: usize) -> ThreadData {
    ThreadData { name: thread_function(trace, number).to_string(), blocked: trace.threads[number].blocked }
}

fn step(step: &Step, files: &mut Files) -> StepData {
    let kind = match step.kind {
        StepKind::Issue => "issue",
        StepKind::Effect => "effect",
        StepKind::Blocked => "blocked",
        StepKind::Violation => "violation",
    };
    StepData { thread: step.thread, kind, text: step.text.clone(), file: files.number(&step.file), line: step.line }
}

fn place_kind(kind: PlaceKind) -> &'static str {
    match kind {
        PlaceKind::Variable => "variable",
        PlaceKind::Lock | PlaceKind::ReadWriteLock => "lock",
        PlaceKind::Library => "library",
    }
}

/// How a run ends: what the first variables hold.
fn ending(walk: &Walk<'_>) -> String {
    let variables = walk.places().iter().enumerate().filter(|(_, p)| p.kind == PlaceKind::Variable);
    let known = variables.filter_map(|(i, p)| walk.value(i).map(|v| format!("{} = {v}", p.name)));
    let mut words: Vec<String> = known.take(SUMMARY + 1).collect();
    if words.len() > SUMMARY {
        words[SUMMARY] = "…".to_string();
    }
    words.join(", ")
}

fn pending(trace: &Trace, waiting: Waiting) -> PendingData {
    let Waiting { event, store, from, to } = waiting;
    let event = &trace.events[event as usize];
    let text = if store { access(event) } else { format!("load {}", access(event)) };
    PendingData { thread: event.thread, text, store, from, to }
}

fn arrows(walk: &Walk<'_>) -> Vec<ArrowData> {
    let (trace, steps, shown, relations) = (walk.trace(), walk.steps(), walk.shown(), walk.timeline().relations());
    let dots = Dots::new(trace, steps);
    let places = Places::new(trace);
    let (issue, effect) = (|e: u32| dots.issue(e), |e: u32| dots.effect(e));
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
