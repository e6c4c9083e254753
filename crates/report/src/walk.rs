//! A run, walked through step by step: the state behind each step, in the words of the program.
//!
//! The steps are those of [`crate::steps`], so their numbers are those of the printed run; the state behind each comes from
//! [`crate::state`]. Place 0 is before the first step. Whoever shows states to people (the page, `replay --step`) takes them
//! from here, so all show the same.

use crate::memory::{Memory, Place};
use crate::source::Sources;
use crate::state::{Moment, State, Timeline, Waiting};
use crate::steps::{shown, steps, steps_of_run, Step, StepKind};
use crate::value::show;
use fencepost_check::trace::{Trace, TraceEvent};
use std::collections::HashMap;

/// A place in a run.
#[derive(Debug)]
pub struct Walk<'t> {
    trace: &'t Trace,
    timeline: Timeline<'t>,
    memory: Memory,
    steps: Vec<Step>,
    shown: Vec<bool>,
    /// For each place, how many moments have passed there.
    passed: Vec<usize>,
    at: usize,
    state: State,
}

impl<'t> Walk<'t> {
    /// The start of a run.
    pub fn new(trace: &'t Trace, sources: &mut Sources) -> Walk<'t> {
        let timeline = Timeline::new(trace);
        let steps = if trace.has_finding() { steps(trace, sources) } else { steps_of_run(trace, sources) };
        let shown = shown(trace);
        let passed = passed(&timeline, &steps);
        let (memory, state) = (Memory::new(trace, &shown), timeline.start());
        Walk { trace, timeline, memory, steps, shown, passed, at: 0, state }
    }

    /// The run.
    pub fn trace(&self) -> &'t Trace {
        self.trace
    }

    /// The moments behind the steps.
    pub fn timeline(&self) -> &Timeline<'t> {
        &self.timeline
    }

    /// The steps.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// For each event, whether a reader wants to see it.
    pub fn shown(&self) -> &[bool] {
        &self.shown
    }

    /// How many steps have been taken.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The step that was taken last.
    pub fn step(&self) -> Option<&Step> {
        self.at.checked_sub(1).and_then(|k| self.steps.get(k))
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

    /// The places in memory, by name.
    pub fn places(&self) -> &[Place] {
        &self.memory.places
    }

    /// What a place holds now; nothing if that is not known.
    pub fn value(&self, place: usize) -> Option<String> {
        self.memory.places.get(place)?.value(&self.state)
    }

    /// The places that the last step has written, as indices.
    pub fn changed(&self) -> Vec<usize> {
        let Some(before) = self.at.checked_sub(1) else { return Vec::new() };
        let moments = self.passed[before]..self.passed[self.at];
        self.memory.touched(moments.flat_map(|k| self.timeline.written_by(k)))
    }

    /// The stores in a thread's buffer that a reader wants to see, oldest first, as events.
    pub fn buffer(&self, thread: usize) -> Vec<u32> {
        self.only_shown(self.state.threads.get(thread).map_or(&[], |t| &t.buffer))
    }

    /// The loads that a thread has issued and that have not taken their value, in the same way.
    pub fn loads(&self, thread: usize) -> Vec<u32> {
        self.only_shown(self.state.threads.get(thread).map_or(&[], |t| &t.loads))
    }

    fn only_shown(&self, events: &[u32]) -> Vec<u32> {
        events.iter().copied().filter(|e| self.shown[*e as usize]).collect()
    }

    /// The accesses that wait behind some step. `from` is the first step behind which they do, and `to` the first behind which
    /// they do not any more; steps count from 0.
    pub fn waiting(&self) -> Vec<Waiting> {
        let step = |moment: usize| self.passed[1..].partition_point(|passed| *passed <= moment);
        let all = self.timeline.waiting().into_iter().filter(|w| self.shown[w.event as usize]);
        let by_steps = all.map(|w| Waiting { from: step(w.from), to: w.to.map(step), ..w });
        by_steps.filter(|w| w.from < w.to.unwrap_or(self.steps.len())).collect()
    }
}

/// An access that waits, in a few words.
pub fn access(event: &TraceEvent) -> String {
    match event.written {
        Some(word) => format!("{} = {}", event.what, show(word, event.size)),
        None => event.what.clone(),
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
