//! A run step by step: where one is, how to move, and what to show there.
//!
//! The steps are those of [`crate::steps`], so their numbers are those of the printed run; the state behind each comes from
//! [`crate::state`]. Place 0 is before the first step.

use crate::source::Sources;
use crate::state::{Location, Moment, State, Timeline};
use crate::steps::{function_name, steps, steps_of_run, Step, StepKind};
use crate::style::{cut, pad, Paint, Style};
use crate::value::show;
use fencepost_check::trace::Trace;
use std::collections::HashMap;

/// A place in a run.
#[derive(Debug)]
pub struct Stepper<'t> {
    trace: &'t Trace,
    timeline: Timeline<'t>,
    locations: Vec<Location>,
    steps: Vec<Step>,
    /// For each place, how many moments have passed there.
    passed: Vec<usize>,
    at: usize,
    state: State,
}

impl<'t> Stepper<'t> {
    /// The start of a run.
    pub fn new(trace: &'t Trace, sources: &mut Sources) -> Stepper<'t> {
        let timeline = Timeline::new(trace);
        let steps = if trace.has_finding() { steps(trace, sources) } else { steps_of_run(trace, sources) };
        let passed = passed(&timeline, &steps);
        let (locations, state) = (timeline.locations(), timeline.start());
        Stepper { trace, timeline, locations, steps, passed, at: 0, state }
    }

    /// How many steps there are.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether there are no steps.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// How many steps have been taken.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The state behind the steps that have been taken.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Goes behind a step by its number, from 1; 0 is the start, and a number that is too large the end.
    pub fn go(&mut self, place: usize) {
        self.at = place.min(self.steps.len());
        self.timeline.go(&mut self.state, self.passed[self.at]);
    }

    /// Goes to the next step of another thread than the one that moved last, or to the end.
    pub fn next_switch(&mut self) {
        let here = self.thread();
        let next = (self.at..self.steps.len()).find(|k| Some(self.steps[*k].thread) != here);
        self.go(next.map_or(self.steps.len(), |k| k + 1));
    }

    /// Goes back to the last step of another thread than the one that moved last, or to the start.
    pub fn previous_switch(&mut self) {
        let here = self.thread();
        let before = (0..self.at).rev().find(|k| Some(self.steps[*k].thread) != here);
        self.go(before.map_or(0, |k| k + 1));
    }

    /// Goes to the end, where the violation is if there is one.
    pub fn end(&mut self) {
        self.go(self.steps.len());
    }

    /// The thread that moved last.
    fn thread(&self) -> Option<u32> {
        self.step().map(|s| s.thread)
    }

    fn step(&self) -> Option<&Step> {
        self.at.checked_sub(1).and_then(|k| self.steps.get(k))
    }

    /// The step, the threads with their lines and store buffers, what has changed in memory, and the locks.
    pub fn render(&self, sources: &mut Sources, style: &Style) -> String {
        let mut out = match self.step() {
            None => format!("start of {} steps\n", self.steps.len()),
            Some(step) => {
                let (thread, name) = (step.thread, self.name(step.thread));
                let text = style.paint(paint(step.kind), &step.text);
                format!("step {} of {}: thread {thread} ({name}): {text}\n", self.at, self.steps.len())
            }
        };
        for (t, thread) in self.state.threads.iter().enumerate().filter(|(_, s)| s.started) {
            out.push_str(&self.thread_line(t as u32, sources, style));
            let waiting = |list: &[u32]| list.iter().map(|e| self.pending(*e)).collect::<Vec<_>>().join(", ");
            if !thread.buffer.is_empty() {
                let text = format!("      store buffer: {}\n", waiting(&thread.buffer));
                out.push_str(&style.paint(Paint::Memory, &text));
            }
            if !thread.loads.is_empty() {
                let text = format!("      loads to come: {}\n", waiting(&thread.loads));
                out.push_str(&style.paint(Paint::Memory, &text));
            }
        }
        for text in self.changed() {
            out.push_str(&format!("  changed: {text}\n"));
        }
        for lock in self.locations.iter().filter(|l| l.lock) {
            if let Some(holder) = lock.holder(&self.state) {
                out.push_str(&format!("  lock: {} is held by thread {holder}\n", lock_name(&lock.what)));
            }
        }
        out
    }

    /// The places of memory that threads share, with what they hold.
    pub fn memory(&self) -> String {
        let shown: Vec<&Location> = self.locations.iter().filter(|l| !l.private && !l.lock).collect();
        if shown.is_empty() {
            return "  memory: no shared place is touched\n".to_string();
        }
        shown.iter().map(|l| format!("  memory: {} = {}\n", l.what, self.value(l))).collect()
    }

    fn value(&self, location: &Location) -> String {
        self.state.value(location.addr, location.size).map_or_else(|| "?".to_string(), |w| show(w, location.size))
    }

    fn name(&self, thread: u32) -> &str {
        self.trace.threads.get(thread as usize).map_or("?", |t| function_name(&t.function))
    }

    /// Where a thread is, with the line of the source.
    fn thread_line(&self, thread: u32, sources: &mut Sources, style: &Style) -> String {
        let moved = self.thread() == Some(thread);
        let mark = if moved { "*" } else { " " };
        let head = format!("{mark} thread {thread} ({})", self.name(thread));
        let own = self.step().filter(|s| moved && s.line > 0).map(|s| (s.file.clone(), s.line));
        let state = &self.state.threads[thread as usize];
        let last = state.last.map(|e| &self.trace.events[e as usize]).map(|e| (e.file.clone(), e.line));
        let Some((file, line)) = own.or(last).filter(|(file, _)| !file.is_empty()) else {
            return format!("{head}  at its start\n");
        };
        let text = sources.line(&file, line).unwrap_or_default().trim().to_string();
        let place = format!("{}:{line}", file.rsplit('/').next().unwrap_or(&file));
        let head = format!("{}  {}  ", pad(&head, 24), pad(&place, 18));
        let room = style.width.saturating_sub(crate::style::columns(&head)).max(20);
        format!("{head}{}", style.paint(Paint::Dim, &cut(&text, room))).trim_end().to_string() + "\n"
    }

    /// An access that has not taken effect.
    fn pending(&self, event: u32) -> String {
        let event = &self.trace.events[event as usize];
        match event.written {
            Some(word) => format!("{} = {}", event.what, show(word, event.size)),
            None => event.what.clone(),
        }
    }

    /// The shared places that the last step has written.
    fn changed(&self) -> Vec<String> {
        let Some(before) = self.at.checked_sub(1) else { return Vec::new() };
        let written: Vec<u64> =
            (self.passed[before]..self.passed[self.at]).flat_map(|k| self.timeline.written_by(k)).collect();
        let touched = |l: &&Location| written.iter().any(|a| a.wrapping_sub(l.addr) < u64::from(l.size));
        let shared = self.locations.iter().filter(|l| !l.private && !l.lock);
        shared.filter(touched).map(|l| format!("{} = {}", l.what, self.value(l))).collect()
    }
}

/// The word of a mutex is a member of it.
fn lock_name(what: &str) -> &str {
    what.strip_suffix(".__data.__lock").unwrap_or(what)
}

fn paint(kind: StepKind) -> Paint {
    match kind {
        StepKind::Issue => Paint::Strong,
        StepKind::Effect => Paint::Memory,
        StepKind::Blocked => Paint::Unknown,
        StepKind::Violation => Paint::Unsafe,
    }
}

/// For each place, how many moments have passed there: up to the one that the step shows, or to the end for the last.
fn passed(timeline: &Timeline<'_>, steps: &[Step]) -> Vec<usize> {
    let (mut issued, mut effects) = (HashMap::new(), HashMap::new());
    for (k, moment) in timeline.moments().iter().enumerate() {
        match moment {
            Moment::Issue(e) => issued.insert(*e, k + 1),
            Moment::Effect(e) => effects.insert(*e, k + 1),
        };
    }
    let mut out = vec![0];
    let mut now = 0;
    for step in steps {
        let shown = match (step.kind, step.event) {
            (StepKind::Issue, Some(e)) => issued.get(&e).copied(),
            (StepKind::Effect, Some(e)) => effects.get(&e).copied(),
            (StepKind::Issue | StepKind::Effect, None) => None,
            (StepKind::Blocked | StepKind::Violation, _) => Some(timeline.len()),
        };
        // A fence is shown later than it is issued.
        now = now.max(shown.unwrap_or(now));
        out.push(now);
    }
    out
}
