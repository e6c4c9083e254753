//! Simpler counterexamples: other models of the same violation, with fewer threads, fewer changes of thread and smaller
//! inputs.
//!
//! The solver's first model is any run that goes wrong. It is asked again under assumptions, greedily: that nobody reads
//! what a thread has stored; that a load does not read from another thread; that an input is 0, 1, or has its bits
//! clear from the top down. An answer counts only if the run is simpler by [`Run::needed`], so the result is never worse
//! than the first model. Guarantee: what comes out is a model of the formula that shows what was asked for.
//! Misses: the smallest run. There is a limit of time and of questions, and no step back.

use crate::decode::{self, Foreign, Goal, Run};
use crate::exec::ItemKind;
use crate::formula::Formula;
use fencepost_check::layout::Tid;
use fencepost_check::witness::StepKind;
use fencepost_solver::bits::Bits;
use fencepost_solver::circuit::Lit;
use fencepost_solver::sat::Answer;
use rustc_hash::FxHashSet;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// So long is a simpler run looked for.
const PATIENCE: Duration = Duration::from_millis(500);

/// So many questions are asked about it.
const MAX_SOLVES: u64 = 500;

/// Chains of changes of thread are followed so far.
const MAX_CHAIN: usize = 100;

/// An end of the time that is known only later; clones share it.
#[derive(Clone, Debug, Default)]
pub struct Pause(Arc<OnceLock<Instant>>);

impl Pause {
    /// It is over then; only the first call counts.
    pub fn set(&self, end: Instant) {
        // A second call finds an end that is sooner.
        let _ = self.0.set(end);
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.0.get().is_some_and(|end| Instant::now() >= *end)
    }
}

/// How simple a run is: threads that do something; how often a chain of what depends on each other goes to another
/// thread, at most; loads that read from other threads; steps.
type Measure = (usize, usize, usize, usize);

fn measure(run: &Run) -> Measure {
    let threads = run.needed.iter().filter(|k| **k > 0).count();
    (threads, longest_chain(run), needed_reads(run).count(), run.needed.iter().sum())
}

/// The most changes of thread along program order, reads-from, starts and joins. On models that allow circles it is cut
/// off somewhere.
fn longest_chain(run: &Run) -> usize {
    // From the end of a thread's first so many steps to a step of another.
    let mut edges: Vec<((Tid, usize), (Tid, usize))> = needed_reads(run).map(|f| (f.store, f.load)).collect();
    for (t, step, kind) in needed_steps(run) {
        match kind {
            StepKind::Start { thread } => edges.push(((t, step + 1), (*thread, 0))),
            StepKind::Join { thread, .. } => edges.push(((*thread, run.needed[*thread as usize]), (t, step))),
            StepKind::Load { .. }
            | StepKind::Store
            | StepKind::Rmw { .. }
            | StepKind::CmpXchg { .. }
            | StepKind::Nondet { .. }
            | StepKind::Allocate { .. }
            | StepKind::Free
            | StepKind::End { .. }
            | StepKind::Answer { .. } => {}
        }
    }
    let mut changes: Vec<Vec<usize>> = run.needed.iter().map(|k| vec![0; k + 1]).collect();
    for _ in 0..MAX_CHAIN {
        let before = changes.clone();
        for (from, to) in &edges {
            let through = changes[from.0 as usize][from.1] + 1;
            let at = &mut changes[to.0 as usize][to.1 + 1..];
            at.iter_mut().take_while(|c| **c < through).for_each(|c| *c = through);
        }
        if changes == before {
            break;
        }
    }
    changes.iter().filter_map(|c| c.last().copied()).max().unwrap_or(0)
}

/// The steps that the claim needs: thread, number, kind.
fn needed_steps(run: &Run) -> impl Iterator<Item = (Tid, usize, &StepKind)> {
    let threads = run.threads.iter().zip(&run.needed).enumerate();
    threads.flat_map(|(t, (thread, k))| thread.steps[..*k].iter().enumerate().map(move |(i, s)| (t as Tid, i, &s.kind)))
}

/// The loads from other threads that the claim needs.
fn needed_reads(run: &Run) -> impl Iterator<Item = &Foreign> {
    run.foreign.iter().filter(|f| f.load.1 < run.needed[f.load.0 as usize])
}

struct Search<'a, 'w, 'p> {
    formula: &'a mut Formula<'w, 'p>,
    goal: &'a Goal,
    /// What holds in the best run and is to stay so.
    pinned: Vec<Lit>,
    best: Run,
    solves: u64,
    /// The solver has given up, or was asked often enough.
    over: bool,
}

/// A run that shows the goal, at least as simple as the solver's last model, which must show it; and how often the
/// solver was asked for it. Nothing can be asked of the formula afterwards.
pub fn simplest(formula: &mut Formula<'_, '_>, goal: &Goal) -> (Run, u64) {
    let best = decode::run(formula, goal);
    formula.pause.set(Instant::now() + PATIENCE);
    let pinned = vec![goal.when(formula)];
    let mut search = Search { formula, goal, pinned, best, solves: 0, over: false };
    if let Some(tidy) = search.formula.tidy {
        search.attempt(&[tidy], |_, _| true);
    }
    search.threads();
    search.directions();
    search.reads();
    search.inputs();
    (search.best, search.solves)
}

impl Search<'_, '_, '_> {
    /// Asks for a run that has these as well; it becomes the best one if it is accepted.
    fn attempt(&mut self, lits: &[Lit], accepted: impl Fn(Measure, Measure) -> bool) -> bool {
        if self.over {
            return false;
        }
        self.solves += 1;
        let assumptions: Vec<Lit> = self.pinned.iter().chain(lits).copied().collect();
        match self.formula.ask_all(&assumptions) {
            Answer::Sat => {
                let run = decode::run(self.formula, self.goal);
                let better = accepted(measure(&run), measure(&self.best));
                if better {
                    self.best = run;
                    self.pinned.extend(lits);
                }
                self.over = self.solves >= MAX_SOLVES || self.formula.pause.is_over();
                better
            }
            Answer::Unsat => {
                self.over = self.solves >= MAX_SOLVES;
                false
            }
            Answer::Stopped => {
                self.over = true;
                false
            }
        }
    }

    /// Tries to do without whole threads: nobody reads what they store.
    fn threads(&mut self) {
        for t in (1..self.best.threads.len() as Tid).rev() {
            if self.best.needed[t as usize] > 0 && !self.best.concerns(t) {
                self.unread(t, |_, _| true);
            }
        }
    }

    /// Tries to let a thread read nothing of another, before it joins it.
    fn directions(&mut self) {
        let n = self.best.threads.len() as Tid;
        for (from, to) in (0..n).flat_map(|a| (0..n).map(move |b| (a, b))).filter(|(a, b)| a != b) {
            if needed_reads(&self.best).any(|f| (f.store.0, f.load.0) == (from, to)) {
                let joins = needed_steps(&self.best).filter(|(t, _, kind)| {
                    *t == to && matches!(kind, StepKind::Join { thread, .. } if *thread == from)
                });
                let join = joins.map(|(t, step, _)| self.best.item(t, step)).min().unwrap_or(u32::MAX);
                self.unread(from, |reader, item| reader == to && item < join);
            }
        }
    }

    /// Tries to let no load (thread and item) of a kind read what a thread stores.
    fn unread(&mut self, from: Tid, which: impl Fn(Tid, u32) -> bool) {
        let events = &self.formula.exec.events;
        let mut lits = Vec::new();
        for read in &self.formula.reads {
            let load = &events[read.load as usize];
            if load.thread != from && which(load.thread, load.item) {
                let theirs =
                    read.candidates.iter().filter(|c| c.store.is_some_and(|s| events[s as usize].thread == from));
                lits.extend(theirs.map(|c| !c.reads).filter(|l| *l != Lit::TRUE));
            }
        }
        self.attempt(&lits, |new, old| new < old);
    }

    /// Tries to let loads read what their own thread stored, or what was there first.
    fn reads(&mut self) {
        let mut tried: FxHashSet<usize> = FxHashSet::default();
        while !self.over {
            let next = needed_reads(&self.best).map(|f| f.read).find(|r| !tried.contains(r));
            let Some(read) = next else { return };
            tried.insert(read);
            let others = self.formula.reads[read].candidates.iter().filter(|c| !c.own && c.store.is_some());
            let lits: Vec<Lit> = others.map(|c| !c.reads).filter(|l| *l != Lit::TRUE).collect();
            self.attempt(&lits, |new, old| new < old);
        }
    }

    /// Tries to make inputs small, the first ones first.
    fn inputs(&mut self) {
        let mut done: FxHashSet<(Tid, u32)> = FxHashSet::default();
        while !self.over {
            let Some((place, bits, value)) = self.next_input(&done) else { return };
            done.insert(place);
            self.input(&bits, value, place);
        }
    }

    /// An input of the best run that was not looked at yet: where it is, its bits and its value.
    fn next_input(&self, done: &FxHashSet<(Tid, u32)>) -> Option<((Tid, u32), Bits, u128)> {
        for (t, k) in self.best.needed.iter().enumerate() {
            for (step, s) in self.best.threads[t].steps[..*k].iter().enumerate() {
                let StepKind::Nondet { bits: value } = s.kind else { continue };
                let place = (t as Tid, self.best.item(t as Tid, step));
                if done.contains(&place) {
                    continue;
                }
                if let ItemKind::Nondet(bits) = &self.formula.exec.threads[t].items[place.1 as usize].kind {
                    return Some((place, bits.clone(), value));
                }
            }
        }
        None
    }

    /// The value of an input in the best run.
    fn value(&self, (thread, item): (Tid, u32)) -> u128 {
        let steps = self.best.threads[thread as usize].steps.iter().enumerate();
        let mut here = steps.filter(|(k, _)| self.best.item(thread, *k) == item);
        match here.next().map(|(_, s)| &s.kind) {
            Some(StepKind::Nondet { bits }) => *bits,
            Some(_) | None => 0,
        }
    }

    fn input(&mut self, bits: &Bits, mut value: u128, place: (Tid, u32)) {
        let no_worse = |new: Measure, old: Measure| (new.0, new.1, new.2) <= (old.0, old.1, old.2);
        let is = |i: usize, one: bool| if one { bits.bit(i) } else { !bits.bit(i) };
        for small in [0, 1] {
            let exactly: Vec<Lit> = (0..bits.width()).map(|i| is(i, small >> i & 1 == 1)).collect();
            if value == small {
                self.pinned.extend(exactly);
                return;
            }
            if self.attempt(&exactly, no_worse) {
                return;
            }
        }
        // Bit by bit, from the top. A number whose first bit must be set may be negative: it is near to zero if the others
        // are set, too.
        let mut wanted = false;
        for i in (0..bits.width()).rev() {
            let lit = is(i, wanted);
            if (value >> i & 1 == 1) == wanted {
                self.pinned.push(lit);
            } else if self.attempt(&[lit], no_worse) {
                value = self.value(place);
            } else {
                self.pinned.push(!lit);
                wanted |= i + 1 == bits.width();
            }
        }
    }
}
