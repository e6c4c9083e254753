//! A run step by step on a terminal: how to move, and what to show there. The states are those of [`crate::walk`].

use crate::memory::PlaceKind;
use crate::source::Sources;
use crate::steps::{thread_function, StepKind};
use crate::style::{cut, pad, Paint, Style};
use crate::walk::{access, Walk};
use fencepost_check::trace::Trace;

/// A place in a run.
#[derive(Debug)]
pub struct Stepper<'t> {
    walk: Walk<'t>,
}

impl<'t> Stepper<'t> {
    /// The start of a run.
    pub fn new(trace: &'t Trace, sources: &mut Sources) -> Stepper<'t> {
        Stepper { walk: Walk::new(trace, sources) }
    }

    /// How many steps there are.
    pub fn len(&self) -> usize {
        self.walk.steps().len()
    }

    /// Whether there are no steps.
    pub fn is_empty(&self) -> bool {
        self.walk.steps().is_empty()
    }

    /// How many steps have been taken.
    pub fn at(&self) -> usize {
        self.walk.at()
    }

    /// Goes behind a step by its number, from 1; 0 is the start, and a number that is too large the end.
    pub fn go(&mut self, place: usize) {
        self.walk.go(place);
    }

    /// Goes to the next step of another thread than the one that moved last, or to the end.
    pub fn next_switch(&mut self) {
        let here = self.thread();
        let next = (self.at()..self.walk.steps().len()).find(|k| Some(self.walk.steps()[*k].thread) != here);
        self.go(next.map_or(self.walk.steps().len(), |k| k + 1));
    }

    /// Goes back to the last step of another thread than the one that moved last, or to the start.
    pub fn previous_switch(&mut self) {
        let here = self.thread();
        let before = (0..self.at()).rev().find(|k| Some(self.walk.steps()[*k].thread) != here);
        self.go(before.map_or(0, |k| k + 1));
    }

    /// Goes to the end, where the violation is if there is one.
    pub fn end(&mut self) {
        self.go(self.walk.steps().len());
    }

    /// The thread that moved last.
    fn thread(&self) -> Option<u32> {
        self.walk.step().map(|s| s.thread)
    }

    /// The step, the threads with their lines and store buffers, what has changed in memory, and the locks.
    pub fn render(&self, sources: &mut Sources, style: &Style) -> String {
        let mut out = match self.walk.step() {
            None => format!("start of {} steps\n", self.walk.steps().len()),
            Some(step) => {
                let (thread, name) = (step.thread, self.name(step.thread));
                let text = style.paint(paint(step.kind), &step.text);
                format!("step {} of {}: thread {thread} ({name}): {text}\n", self.at(), self.walk.steps().len())
            }
        };
        for t in (0..).zip(&self.walk.state().threads).filter(|(_, s)| s.started).map(|(t, _)| t) {
            out.push_str(&self.thread_line(t, sources, style));
            let waiting =
                [("store buffer", self.walk.buffer(t as usize)), ("loads to come", self.walk.loads(t as usize))];
            for (what, list) in waiting.iter().filter(|(_, list)| !list.is_empty()) {
                let words: Vec<String> = list.iter().map(|e| access(&self.trace().events[*e as usize])).collect();
                out.push_str(&style.paint(Paint::Memory, &format!("      {what}: {}\n", words.join(", "))));
            }
        }
        for place in self.walk.changed().into_iter().filter(|p| !self.is_lock(*p)) {
            out.push_str(&format!("  changed: {}\n", self.line(place)));
        }
        for place in (0..self.walk.places().len()).filter(|p| self.is_lock(*p)) {
            if let Some(state) = self.walk.value(place).filter(|state| state != "free") {
                out.push_str(&format!("  lock: {} is {state}\n", self.walk.places()[place].name));
            }
        }
        out
    }

    /// The places of memory that threads share, with what they hold.
    pub fn memory(&self) -> String {
        let shown: Vec<usize> = (0..self.walk.places().len()).filter(|p| !self.is_lock(*p)).collect();
        if shown.is_empty() {
            return "  memory: no shared place is touched\n".to_string();
        }
        shown.iter().map(|p| format!("  memory: {}\n", self.line(*p))).collect()
    }

    fn is_lock(&self, place: usize) -> bool {
        match self.walk.places()[place].kind {
            PlaceKind::Lock | PlaceKind::ReadWriteLock => true,
            PlaceKind::Variable | PlaceKind::Library => false,
        }
    }

    /// A place and what it holds.
    fn line(&self, place: usize) -> String {
        let value = self.walk.value(place).unwrap_or_else(|| "?".to_string());
        format!("{} = {value}", self.walk.places()[place].name)
    }

    fn trace(&self) -> &'t Trace {
        self.walk.trace()
    }

    fn name(&self, thread: u32) -> &str {
        thread_function(self.trace(), thread as usize)
    }

    /// Where a thread is, with the line of the source.
    fn thread_line(&self, thread: u32, sources: &mut Sources, style: &Style) -> String {
        let moved = self.thread() == Some(thread);
        let mark = if moved { "*" } else { " " };
        let head = format!("{mark} thread {thread} ({})", self.name(thread));
        let own = self.walk.step().filter(|s| moved && s.line > 0).map(|s| (s.file.clone(), s.line));
        let state = &self.walk.state().threads[thread as usize];
        let last = state.last.map(|e| &self.trace().events[e as usize]).map(|e| (e.file.clone(), e.line));
        let Some((file, line)) = own.or(last).filter(|(file, _)| !file.is_empty()) else {
            return format!("{head}  at its start\n");
        };
        let text = sources.line(&file, line).unwrap_or_default().trim().to_string();
        let place = format!("{}:{line}", file.rsplit('/').next().unwrap_or(&file));
        let head = format!("{}  {}  ", pad(&head, 24), pad(&place, 18));
        let room = style.width.saturating_sub(crate::style::columns(&head)).max(20);
        format!("{head}{}", style.paint(Paint::Dim, &cut(&text, room))).trim_end().to_string() + "\n"
    }
}

fn paint(kind: StepKind) -> Paint {
    match kind {
        StepKind::Issue => Paint::Strong,
        StepKind::Effect => Paint::Memory,
        StepKind::Blocked => Paint::Unknown,
        StepKind::Violation => Paint::Unsafe,
    }
}
