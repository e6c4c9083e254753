//! Memoised search through the states of a store-buffer machine (`sc`, `tso`, `pso`).
//!
//! Source: the machines of `docs/memory-models.md`; breadth-first search with collapsed states ([`tables`]) and the
//! optimistic ownership reduction of [`world`]. Guarantee: every reachable final state and finding is seen, within the
//! limits reported; a pass in which the reduction presumed wrongly is thrown away and repeated. Breadth first, so the
//! first finding has the fewest visible steps. Misses: races (they are sought through the axioms).

pub mod feed;
mod flow;
pub mod guide;
mod memory;
pub(crate) mod record;
pub mod rerun;
mod step;
mod tables;
pub mod walk;
mod world;

use super::{prepare, Exploration, FinalState, Options};
use crate::finding::{Finding, FindingKind, Property};
use crate::interp::{Limit, Request};
use crate::layout::Tid;
use crate::task::{prepared, Budget, Reason, Task};
use crate::trace::{Trace, TraceFinding, TraceKind};
use crate::value::Dep;
use crate::{names, task::Stop};
use fencepost_ir::{Loc, Program};
use record::Recorder;
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;
use step::{Performed, Stepper, Way};
use tables::States;
use world::World;

/// One step of the machine as a number: thread, and which of its moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Action {
    tid: Tid,
    /// The `nth` outcome of the thread's request, or, with the flag, the buffer position that reaches memory.
    nth: u32,
    flush: bool,
}

impl Action {
    fn pack(self) -> u32 {
        self.tid << 20 | u32::from(self.flush) << 19 | (self.nth & 0x7ffff)
    }

    fn unpack(word: u32) -> Action {
        Action { tid: word >> 20, nth: word & 0x7ffff, flush: word >> 19 & 1 == 1 }
    }
}

/// A state that a step leads to.
pub(crate) struct Successor {
    pub action: Action,
    pub world: World,
    /// Whether the step is one that a scheduler must offer at some time (not a spurious wake-up or failure).
    pub progress: bool,
    /// Whether it ends an object that another thread's store is still on its way to: that is a finding.
    pub doomed: bool,
}

/// Explores every state. `None` if the model has no machine.
pub fn explore(task: &Task<'_>, options: &Options) -> Option<Exploration> {
    let program = prepared(task.program, task.model);
    let task = &Task { program: &program, ..task.clone() };
    let mut search = match Search::<()>::new(task, options)? {
        Ok(search) => search,
        Err(exploration) => return Some(*exploration),
    };
    search.advance(&task.budget)
}

/// A search that can be interrupted and taken up again.
#[derive(Debug)]
pub struct Search<'t, 'p, D: Dep> {
    stepper: Stepper<'p, D>,
    pass: Pass<'t, 'p>,
    passes: u64,
}

impl<'t, 'p, D: Dep> Search<'t, 'p, D> {
    /// Prepares a search. `None` if the model has no machine.
    pub fn new(task: &'t Task<'p>, options: &'t Options) -> Option<Result<Self, Box<Exploration>>> {
        let machine = task.model.machine?;
        let code = match prepare(task, task.unwind) {
            Ok(code) => code,
            Err(exploration) => return Some(Err(exploration)),
        };
        let mut stepper = Stepper::new(code, task.model, machine);
        stepper.budget = task.budget.clone();
        stepper.stop_at_yield = options.stop_at_yield;
        // A few random runs find most of the shared lines before the first pass.
        for seed in 0..4 {
            walk::random_walk(&mut stepper, seed, 2_000, &mut |_, _| {});
        }
        Some(Ok(Search { stepper, pass: Pass::new(task, options), passes: 0 }))
    }

    /// Searches until the end or until the budget is used up: then the exploration says that it was stopped, and may be
    /// continued with another budget.
    pub fn advance(&mut self, budget: &Budget) -> Option<Exploration> {
        let stepper = &mut self.stepper;
        stepper.budget = budget.clone();
        loop {
            if self.pass.next == 0 {
                self.passes += 1;
                stepper.dirty = false;
                // What a void pass met does not count.
                stepper.limits.clear();
                stepper.sampled = false;
            }
            self.pass.run(stepper, budget);
            let stopped = self.pass.out.stopped.is_some();
            if stepper.dirty && !stopped {
                self.pass = Pass::new(self.pass.task, self.pass.options);
                continue;
            }
            let mut out = if stopped { self.pass.out.clone() } else { std::mem::take(&mut self.pass.out) };
            if stepper.dirty {
                out.undecided.retain(|r| !matches!(r, Reason::Otherwise(_)));
            }
            self.pass.out.stopped = None;
            stepper.hurried = false;
            out.limits.clone_from(&stepper.limits);
            if stepper.sampled {
                out.undecided.push(Reason::Undecided("an input has too many values to try them all".to_string()));
            }
            out.stats = vec![
                ("states", self.pass.states.len() as u64),
                ("steps", self.pass.steps),
                ("thread_states", stepper.threads.len() as u64),
                ("shared_lines", stepper.tables.shared.len() as u64),
                ("passes", self.passes),
                ("bytes", self.pass.states.bytes()),
            ];
            return Some(out);
        }
    }
}

/// One pass over the state space under one presumption of what is shared.
#[derive(Debug)]
struct Pass<'t, 'p> {
    task: &'t Task<'p>,
    options: &'t Options,
    states: States,
    /// The next state to look at; all before it are done.
    next: u32,
    out: Exploration,
    steps: u64,
    undecided: BTreeSet<String>,
    otherwise: Option<Reason>,
    /// Findings already reported, by thread state, so that each is recorded once.
    found: FxHashSet<(FindingKind, fencepost_ir::Loc)>,
}

impl<'t, 'p> Pass<'t, 'p> {
    fn new(task: &'t Task<'p>, options: &'t Options) -> Self {
        Pass {
            task,
            options,
            states: States::default(),
            next: 0,
            out: Exploration::default(),
            steps: 0,
            undecided: BTreeSet::new(),
            otherwise: None,
            found: FxHashSet::default(),
        }
    }

    fn run<D: Dep>(&mut self, stepper: &mut Stepper<'p, D>, budget: &Budget) {
        let mut words = Vec::new();
        if self.states.len() == 0 {
            let initial = stepper.initial();
            initial.pack(&mut words);
            self.states.insert(&words, 0, 0);
        }
        let mut successors = Vec::new();
        while (self.next as usize) < self.states.len() {
            let next = self.next;
            if next.is_multiple_of(256) {
                if let Some(stop) = self.over_budget(stepper, budget) {
                    self.out.stopped = Some(stop);
                    break;
                }
            }
            if stepper.dirty && next > 512 {
                return;
            }
            let world = World::unpack(self.states.get(next));
            if self.inspect(stepper, &world, next) && !self.options.finals {
                break;
            }
            successors.clear();
            stepper.pruned = false;
            expand(stepper, &world, &mut successors);
            if stepper.hurried {
                break;
            }
            if !successors.iter().any(|s| s.progress) && self.at_rest(stepper, &world, next) && !self.options.finals {
                break;
            }
            self.steps += successors.len() as u64;
            budget.spend(1 + successors.len() as u64);
            if successors.iter().any(|s| s.doomed && self.late(stepper, next, s.action)) && !self.options.finals {
                break;
            }
            for s in successors.iter().filter(|s| !s.doomed) {
                s.world.pack(&mut words);
                self.states.insert(&words, next, s.action.pack());
            }
            self.next += 1;
        }
        budget.report(self.states.len() as u64);
        if stepper.hurried && self.out.stopped.is_none() {
            self.out.stopped = self.over_budget(stepper, budget);
        }
        self.out.undecided.extend(self.otherwise.take());
        self.out.undecided.extend(std::mem::take(&mut self.undecided).into_iter().map(Reason::Undecided));
    }

    fn over_budget<D: Dep>(&self, stepper: &Stepper<'_, D>, budget: &Budget) -> Option<Stop> {
        budget.report(self.states.len() as u64);
        let bytes = self.states.bytes() + stepper.threads.bytes();
        budget.stop(bytes)
    }

    /// A run goes wrong in a way that was not asked about.
    fn goes_wrong(&mut self, program: &Program, kind: &FindingKind, loc: Loc) {
        self.otherwise.get_or_insert_with(|| Reason::otherwise(program, kind, loc));
    }

    /// Looks for failed threads. Says whether a finding was recorded.
    fn inspect<D: Dep>(&mut self, stepper: &mut Stepper<'p, D>, world: &World, id: u32) -> bool {
        let mut any = false;
        for tid in 0..world.threads.len() as Tid {
            let (kind, node) = match stepper.request(world, tid) {
                Some(Request::Fail(kind)) => (kind.clone(), world.threads[tid as usize].node - 1),
                Some(Request::Limit(limit)) => {
                    let limit = *limit;
                    stepper.limits.insert(limit);
                    continue;
                }
                Some(_) | None => continue,
            };
            let (loc, func) = stepper.code.position(&stepper.threads.get(node).thread);
            let property = kind.property();
            if !self.task.properties.has(property) {
                if property != Property::Assert {
                    self.goes_wrong(stepper.code.program, &kind, loc);
                }
                continue;
            }
            if stepper.dirty || !self.found.insert((kind.clone(), loc)) {
                continue;
            }
            let function = stepper.code.program.func(func).name.clone();
            let finding = Finding { kind, thread: tid, loc, function };
            self.report(stepper, id, finding);
            any = true;
        }
        any
    }

    /// A state in which nothing more must happen: a final state, or a deadlock.
    fn at_rest<D: Dep>(&mut self, stepper: &mut Stepper<'p, D>, world: &World, id: u32) -> bool {
        let mut blocked = None;
        let mut excused = stepper.pruned;
        for tid in 0..world.threads.len() as Tid {
            match stepper.request(world, tid) {
                None | Some(Request::Exit(_)) => {}
                Some(Request::Assumed | Request::ProcessExit | Request::Fail(_) | Request::Limit(_)) => excused = true,
                Some(Request::Yield) if stepper.stop_at_yield => excused = true,
                Some(_) => blocked = blocked.or(Some(tid)),
            }
        }
        let over = stepper.is_over(world);
        match blocked {
            None if !excused && self.options.finals => {
                let state = self.final_state(stepper, world);
                self.out.finals.insert(state);
                false
            }
            Some(tid) if !excused && !over && self.task.properties.has(Property::Deadlock) && !stepper.dirty => {
                let node = world.threads[tid as usize].node - 1;
                let (loc, func) = stepper.code.position(&stepper.threads.get(node).thread);
                if !self.found.insert((FindingKind::Deadlock, loc)) {
                    return false;
                }
                let function = stepper.code.program.func(func).name.clone();
                self.report(stepper, id, Finding { kind: FindingKind::Deadlock, thread: tid, loc, function });
                true
            }
            None | Some(_) => false,
        }
    }

    fn final_state<D: Dep>(&self, stepper: &mut Stepper<'_, D>, world: &World) -> FinalState {
        let program = stepper.code.program;
        let mut globals = Vec::new();
        for id in self.options.globals(program) {
            let (base, size) = (stepper.code.layout.global(id), program.global(id).size);
            let (mut bytes, mut undefs) = (Vec::new(), Vec::new());
            for k in 0..size {
                let (b, u) = stepper.read(world, base + k, 1);
                bytes.push(b as u8);
                undefs.push(u as u8);
            }
            globals.push((program.global(id).name.clone(), bytes, undefs));
        }
        let observed = world
            .threads
            .iter()
            .map(|s| if s.node == 0 { Vec::new() } else { stepper.threads.get(s.node - 1).thread.observed.clone() })
            .collect();
        FinalState { globals, observed }
    }

    /// A step ends an object that a store is still on its way to. What that store does is undefined, so nothing behind it is looked at.
    /// Says whether a finding was recorded.
    fn late<D: Dep>(&mut self, stepper: &mut Stepper<'p, D>, id: u32, action: Action) -> bool {
        if stepper.dirty {
            return false;
        }
        let mut path = self.path(id);
        path.push(action);
        let nobody = Finding { kind: FindingKind::UseAfterFree, thread: 0, loc: Loc::NONE, function: String::new() };
        let Some((finding, trace)) = quietly(stepper, |stepper| record_late(stepper, &path, nobody)) else {
            return false;
        };
        let Finding { kind, loc, .. } = &finding;
        if !self.task.properties.has(kind.property()) {
            self.goes_wrong(stepper.code.program, kind, *loc);
            return false;
        }
        let new = self.found.insert((finding.kind.clone(), finding.loc));
        if new {
            self.out.findings.push((finding, trace));
        }
        new
    }

    /// The steps that lead to a state.
    fn path(&self, id: u32) -> Vec<Action> {
        let mut path = Vec::new();
        let mut at = id;
        while at != 0 {
            let (parent, action) = self.states.from[at as usize];
            path.push(Action::unpack(action));
            at = parent;
        }
        path.reverse();
        path
    }

    fn report<D: Dep>(&mut self, stepper: &mut Stepper<'p, D>, id: u32, finding: Finding) {
        let path = self.path(id);
        let trace = quietly(stepper, |stepper| record(stepper, &path, &finding));
        self.out.findings.push((finding, trace));
    }
}

/// Takes a run again as it was: time that ends now must not cut it short.
fn quietly<D: Dep, T>(stepper: &mut Stepper<'_, D>, again: impl FnOnce(&mut Stepper<'_, D>) -> T) -> T {
    let budget = std::mem::replace(&mut stepper.budget, Budget::unlimited());
    let hurried = std::mem::take(&mut stepper.hurried);
    let made = again(stepper);
    (stepper.budget, stepper.hurried) = (budget, hurried);
    made
}

/// All steps from a state.
pub(crate) fn expand<D: Dep>(stepper: &mut Stepper<'_, D>, world: &World, out: &mut Vec<Successor>) {
    let n = world.threads.len() as Tid;
    // A choice of a value is nobody else's business: make it first.
    let chooser = (0..n).find(|t| matches!(stepper.request(world, *t), Some(Request::Nondet(..))));
    if let Some(tid) = chooser {
        act(stepper, world, tid, out);
        return;
    }
    for tid in 0..n {
        steps_of(stepper, world, tid, out);
    }
}

/// The steps of one thread: what its buffer may send to memory, and its request.
fn steps_of<D: Dep>(stepper: &mut Stepper<'_, D>, world: &World, tid: Tid, out: &mut Vec<Successor>) {
    if world.threads[tid as usize].node == 0 {
        return;
    }
    for position in stepper.buffer(world, tid).ready(stepper.machine) {
        let mut next = world.clone();
        stepper.flush(&mut next, tid, position);
        stepper.doomed = None;
        stepper.settle(&mut next, tid);
        let action = Action { tid, nth: position as u32, flush: true };
        out.push(Successor { action, world: next, progress: true, doomed: stepper.doomed.take().is_some() });
    }
    act(stepper, world, tid, out);
}

/// The outcomes of a thread's visible request, each followed by what is invisible behind it.
fn act<D: Dep>(stepper: &mut Stepper<'_, D>, world: &World, tid: Tid, out: &mut Vec<Successor>) {
    let mut todo: Vec<Vec<u32>> = vec![Vec::new()];
    let mut nth = 0;
    while let Some(mut choices) = todo.pop() {
        if nth > 0 && stepper.is_impatient(nth) {
            // A section that asks for inputs again and again has no last outcome.
            stepper.limits.insert(Limit::Steps);
            stepper.pruned = true;
            break;
        }
        let mut w = world.clone();
        let attempt = attempt(stepper, &mut w, tid, &mut choices, &mut todo);
        if attempt.enabled {
            stepper.settle(&mut w, tid);
            let action = Action { tid, nth, flush: false };
            let doomed = stepper.doomed.take().is_some();
            out.push(Successor { action, world: w, progress: attempt.progress, doomed });
        }
        nth += 1;
    }
}

/// What came of trying a step.
struct Attempt {
    enabled: bool,
    progress: bool,
}

/// Carries out a thread's request, or its whole atomic section, with the given choices. Where a choice is not given,
/// the first is taken, and the others are added to `todo` as longer lists of choices.
fn attempt<D: Dep>(
    stepper: &mut Stepper<'_, D>,
    w: &mut World,
    tid: Tid,
    choices: &mut Vec<u32>,
    todo: &mut Vec<Vec<u32>>,
) -> Attempt {
    let whole = matches!(stepper.request(w, tid), Some(Request::AtomicBegin));
    let before = w.threads[tid as usize].node;
    stepper.doomed = None;
    let (mut progress, mut sampled) = (true, false);
    let mut made = 0;
    let mut way = Way::default();
    let enabled = loop {
        if stepper.runs_long(&mut way, w) {
            stepper.give_up(w, tid);
            break is_step(stepper, w, tid, whole);
        }
        let ways = stepper.choices(w, tid);
        let mut choice = 0;
        if ways > 1 {
            if made == choices.len() {
                for other in (1..ways).rev() {
                    let mut alternative = choices.clone();
                    alternative.push(other);
                    todo.push(alternative);
                }
                choices.push(0);
            }
            choice = choices[made];
            made += 1;
        }
        progress &= !stepper.is_spurious(w, tid, choice);
        sampled |= stepper.is_sampled(w, tid);
        let ends = !whole || matches!(stepper.request(w, tid), Some(Request::AtomicEnd));
        match stepper.perform(w, tid, choice) {
            Performed::Done if ends => break true,
            Performed::Done => {}
            Performed::Wait => {
                // With a value that is not tried it might go on.
                stepper.pruned |= sampled;
                break false;
            }
            Performed::Over => break is_step(stepper, w, tid, whole) && w.threads[tid as usize].node != before,
        }
    };
    stepper.abandon_section(w, tid);
    Attempt { enabled, progress }
}

/// Whether a thread that goes no further has made a step. One that fails has. One that stops inside an atomic section
/// for another reason has not: what the section did so far must not be seen without the rest.
fn is_step<D: Dep>(stepper: &mut Stepper<'_, D>, w: &World, tid: Tid, whole: bool) -> bool {
    match stepper.request(w, tid) {
        Some(Request::Limit(limit)) if whole => {
            let limit = *limit;
            stepper.limits.insert(limit);
            stepper.pruned = true;
            false
        }
        Some(Request::Assumed | Request::ProcessExit) if whole => {
            stepper.pruned = true;
            false
        }
        Some(_) | None => true,
    }
}

/// Runs a path again with the recorder on, and makes the trace.
fn record<D: Dep>(stepper: &mut Stepper<'_, D>, path: &[Action], finding: &Finding) -> Trace {
    let world = taken_again(stepper, path);
    finish(stepper, &world, finding, None)
}

/// The same for a path whose last step ends an object that a store is still on its way to: the finding stands at the store.
fn record_late<D: Dep>(stepper: &mut Stepper<'_, D>, path: &[Action], nobody: Finding) -> Option<(Finding, Trace)> {
    let world = taken_again(stepper, path);
    late(stepper, &world, nobody)
}

/// The finding and the trace of a run whose last step has ended an object that a store is still on its way to.
fn late<D: Dep>(stepper: &mut Stepper<'_, D>, world: &World, nobody: Finding) -> Option<(Finding, Trace)> {
    let doomed = stepper.doomed.take()?;
    let recorder = stepper.record.as_ref()?;
    let store = recorder.events.get(doomed.store as usize)?;
    let loc = recorder.places[doomed.store as usize];
    let finding = Finding { thread: doomed.tid, loc, function: store.function.clone(), ..nobody };
    let ends = recorder.events.get(doomed.end as usize).map(|e| e.thread);
    let mut trace = finish(stepper, world, &finding, ends);
    trace.finding = trace.finding.late(doomed.store, doomed.end);
    Some((finding, trace))
}

fn taken_again<D: Dep>(stepper: &mut Stepper<'_, D>, path: &[Action]) -> World {
    let mut recorder = Recorder::default();
    let entry = stepper.code.program.entry;
    recorder.thread(0, &stepper.code.program.func(entry).name, None);
    stepper.record = Some(recorder);
    let mut world = stepper.initial();
    for action in path {
        world = apply(stepper, world, *action);
    }
    world
}

/// Carries out one action, as [`expand`] numbered it.
fn apply<D: Dep>(stepper: &mut Stepper<'_, D>, mut world: World, action: Action) -> World {
    stepper.doomed = None;
    if action.flush {
        stepper.flush(&mut world, action.tid, action.nth as usize);
        stepper.settle(&mut world, action.tid);
        return world;
    }
    // Find which choices lead to this outcome without recording, then carry out just those.
    let (recorder, printed) = (stepper.record.take(), stepper.printed.take());
    let mut todo: Vec<Vec<u32>> = vec![Vec::new()];
    let mut choices = Vec::new();
    for _ in 0..=action.nth {
        choices = todo.pop().unwrap_or_default();
        attempt(stepper, &mut world.clone(), action.tid, &mut choices, &mut todo);
    }
    stepper.record = recorder;
    stepper.printed = printed;
    attempt(stepper, &mut world, action.tid, &mut choices, &mut Vec::new());
    stepper.settle(&mut world, action.tid);
    world
}

/// The trace of a run that stops here. What the thread `first` has on its way arrives before what others have: the end of an object
/// follows the stores of its thread, and what is late for it comes behind.
fn finish<D: Dep>(stepper: &mut Stepper<'_, D>, world: &World, finding: &Finding, first: Option<Tid>) -> Trace {
    let others = (0..world.threads.len() as Tid).filter(|tid| Some(*tid) != first);
    for tid in first.into_iter().chain(others) {
        if world.threads[tid as usize].node == 0 {
            continue;
        }
        // What is still on its way arrives last.
        stepper.flush_all(&mut world.clone(), tid);
        let at_rest = matches!(
            stepper.request(world, tid),
            Some(Request::AtomicBegin | Request::ThreadJoin { .. } | Request::Blocked)
        );
        let thread = stepper.record.as_mut().and_then(|r| r.threads.get_mut(tid as usize));
        if let Some(thread) = thread {
            thread.blocked = finding.kind == FindingKind::Deadlock && at_rest;
        }
    }
    let mut recorder = stepper.record.take().unwrap_or_default();
    for event in &mut recorder.events {
        if event.size > 0 || event.kind == TraceKind::End {
            event.what = names::address(&stepper.code, event.addr);
            let lines = event.addr / 16..=(event.addr + u64::from(event.size.max(1)) - 1) / 16;
            event.private = lines.into_iter().all(|l| !stepper.tables.shared.contains(&l));
        }
    }
    recorder.sources();
    let program = stepper.code.program;
    Trace {
        model: stepper.model.name.to_string(),
        threads: recorder.threads,
        events: recorder.events,
        order: recorder.order,
        finding: TraceFinding::new(program, finding),
    }
}
