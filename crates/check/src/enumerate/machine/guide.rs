//! A machine that an engine drives step by step, and the run that it has made as a trace.
//!
//! Nothing is reduced here: every access is a step of its own, except that an atomic section is one. The engine names the
//! thread, the answers to choices, and the buffered stores that reach memory. What it did is kept as a list of moves,
//! which is carried out again without the engine's dependencies to make a trace. An engine may put heap objects elsewhere
//! than the layout does; values that were fed are then translated where they point into one.

use super::record::Recorder;
use super::step::{Performed, Stepper};
use super::walk::{at_rest, failed, Ending};
use super::world::World;
use super::{expand, finish, is_step};
use crate::finding::{Finding, FindingKind};
use crate::follow::At;
use crate::interp::{Allocation, Code, Limit, Request};
use crate::layout::Tid;
use crate::trace::{OrderItem, Trace, TraceFinding};
use crate::value::Dep;
use fencepost_ir::Program;
use fencepost_models::buffer::Entry;
use fencepost_models::{Machine, Model};
use rustc_hash::FxHashMap;

/// One move of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Move {
    /// A thread's request or atomic section, with the choices made.
    Act(Tid, Vec<Choice>),
    /// A buffered store, or its group, reaches memory.
    Flush(Tid, usize),
    /// A thread's request, with the value that it loads and the choice made.
    Feed(Tid, Option<(u128, u128)>, Option<Choice>),
    /// Fed events take their places in the memory order.
    Settle(Vec<OrderItem>),
}

/// The answer to a request that has several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// The nth outcome.
    Nth(u32),
    /// This value of an input.
    Input(u128),
}

/// Picks the answer to a request that has several, by where the thread is.
pub type Choose<'a, D> = &'a mut dyn FnMut(&<D as Dep>::Place, At, &Request<D>) -> Choice;

/// What came of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Acted {
    /// The thread has gone on.
    Done,
    /// It cannot go on now.
    Waits,
    /// It has ended, failed, or goes no further.
    Over,
}

/// A request that has been carried out.
#[derive(Debug)]
pub struct Seen<'a, D: Dep> {
    /// Where the thread was.
    pub place: &'a D::Place,
    /// The instruction.
    pub at: At,
    /// The request.
    pub request: &'a Request<D>,
    /// The number of its event, if it has one: what [`Guided::pending`] calls a store.
    pub event: u32,
}

/// A run in the making.
#[derive(Debug)]
pub struct Guided<'p, D: Dep> {
    pub(super) stepper: Stepper<'p, D>,
    pub(super) world: World,
    pub(super) moves: Vec<Move>,
    /// The heap objects of the run: thread, address, size.
    pub(super) made: Vec<(Tid, u64, u64)>,
}

impl<'p, D: Dep> Guided<'p, D> {
    /// A run at its start. `Err` says why there can be none.
    pub fn new(program: &'p Program, model: &'static Model, unwind: Option<u32>) -> Result<Self, String> {
        let stepper = plain(program, model, unwind)?;
        let mut this = Guided { stepper, world: World::default(), moves: Vec::new(), made: Vec::new() };
        this.restart();
        Ok(this)
    }

    /// Back to the start.
    pub fn restart(&mut self) {
        self.stepper.numbered = Some(0);
        self.stepper.pruned = false;
        self.stepper.held.clear();
        self.stepper.doomed = None;
        self.world = self.stepper.initial();
        self.moves.clear();
        self.made.clear();
    }

    /// The program as it is executed.
    pub fn code(&self) -> &Code<'p> {
        &self.stepper.code
    }

    /// How many threads there are, those that have not started included.
    pub fn threads(&self) -> Tid {
        self.world.threads.len() as Tid
    }

    /// How many moves have been made.
    pub fn moves(&self) -> usize {
        self.moves.len()
    }

    /// What a thread asks for; `None` if it has not started.
    pub fn request(&self, tid: Tid) -> Option<&Request<D>> {
        self.stepper.request(&self.world, tid)
    }

    /// Where a thread is.
    pub fn place(&self, tid: Tid) -> Option<(&D::Place, At)> {
        let node = self.world.threads.get(tid as usize).map_or(0, |s| s.node).checked_sub(1)?;
        let thread = &self.stepper.threads.get(node).thread;
        Some((&thread.place, thread.at()))
    }

    /// Whether a thread's buffer is empty.
    pub fn is_flushed(&self, tid: Tid) -> bool {
        self.world.threads.get(tid as usize).is_none_or(|_| self.stepper.buffer(&self.world, tid).is_empty())
    }

    /// What may reach memory next: the positions of buffered stores, and the numbers of the events that go with each.
    pub fn pending(&self, tid: Tid) -> Vec<(usize, Vec<u32>)> {
        if self.world.threads.get(tid as usize).is_none() {
            return Vec::new();
        }
        let buffer = self.stepper.buffer(&self.world, tid);
        let entries = buffer.entries();
        let tags = |p: &usize| match entries.get(*p) {
            Some(Entry::Store { tag, group: 0, .. }) => Some((*p, vec![*tag])),
            Some(Entry::Store { group, .. }) => {
                let same = |e: &Entry| match e {
                    Entry::Store { tag, group: g, .. } if g == group => Some(*tag),
                    Entry::Store { .. } | Entry::Barrier { .. } => None,
                };
                Some((*p, entries.iter().filter_map(same).collect()))
            }
            Some(Entry::Barrier { .. }) | None => None,
        };
        buffer.ready(self.stepper.machine).iter().filter_map(tags).collect()
    }

    /// A buffered store reaches memory, with its group.
    pub fn flush(&mut self, tid: Tid, position: usize) {
        self.stepper.flush(&mut self.world, tid, position);
        self.stepper.pruned = false;
        self.moves.push(Move::Flush(tid, position));
    }

    /// Carries out a thread's request, or its whole atomic section.
    pub fn act(&mut self, tid: Tid, choose: Choose<'_, D>, see: &mut dyn FnMut(Seen<'_, D>)) -> Acted {
        let whole = matches!(self.request(tid), Some(Request::AtomicBegin));
        let mut world = self.world.clone();
        let mut choices = Vec::new();
        let mut seen = Vec::new();
        let (numbered, doomed) = (self.stepper.numbered, self.stepper.doomed);
        let mut steps = 0u32;
        let acted = loop {
            steps += 1;
            if steps > 100_000 {
                self.stepper.give_up(&mut world, tid);
                break if is_step(&mut self.stepper, &world, tid, whole) { Acted::Over } else { Acted::Waits };
            }
            let Some(request) = self.stepper.request(&world, tid).cloned() else { break Acted::Over };
            let node = world.threads[tid as usize].node - 1;
            let thread = &self.stepper.threads.get(node).thread;
            let (place, at) = (thread.place.clone(), thread.at());
            let mut choice = 0;
            if self.stepper.choices(&world, tid) > 1 {
                let made = choose(&place, at, &request);
                match made {
                    Choice::Nth(n) => choice = n,
                    Choice::Input(value) => self.stepper.input = Some(value),
                }
                choices.push(made);
            }
            let event = self.stepper.numbered.unwrap_or(0);
            let ends = !whole || matches!(request, Request::AtomicEnd);
            let performed = self.stepper.perform(&mut world, tid, choice);
            self.stepper.input = None;
            match performed {
                Performed::Done => {
                    seen.push((place, at, request, event));
                    if ends {
                        break Acted::Done;
                    }
                }
                Performed::Wait => break Acted::Waits,
                Performed::Over if is_step(&mut self.stepper, &world, tid, whole) => break Acted::Over,
                Performed::Over => break Acted::Waits,
            }
        };
        self.stepper.abandon_section(&world, tid);
        let moved = acted == Acted::Done || (acted == Acted::Over && world != self.world);
        if !moved {
            (self.stepper.numbered, self.stepper.doomed) = (numbered, doomed);
            return acted;
        }
        self.stepper.pruned = false;
        self.world = world;
        self.moves.push(Move::Act(tid, choices));
        for (place, at, request, event) in &seen {
            self.note_object(tid, request);
            see(Seen { place, at: *at, request, event: *event });
        }
        acted
    }

    /// Keeps the heap object that a request has made.
    pub(super) fn note_object(&mut self, tid: Tid, request: &Request<D>) {
        if let Request::Allocate(Allocation { base, size, heap: true, .. }) = request {
            self.made.push((tid, *base, *size));
        }
    }

    /// The heap objects of the run: where they are, where the layout puts them, and how long they are.
    fn translations(&self) -> Vec<(u64, u64, u64)> {
        let layout = &self.stepper.code.layout;
        let mut next: FxHashMap<Tid, u64> = FxHashMap::default();
        let translate = |(tid, base, size): &(Tid, u64, u64)| {
            let next = next.entry(*tid).or_insert_with(|| layout.heap_start(*tid));
            let (there, end) = layout.place(*next, *size, 1)?;
            *next = end;
            Some((*base, there, *size))
        };
        self.made.iter().filter_map(translate).collect()
    }

    /// The first thread that has failed, and how.
    pub fn failed(&self) -> Option<Finding> {
        failed(&self.stepper, &self.world)
    }

    /// The number of the first store that was still on its way when its object ended: it reaches memory too late.
    pub fn doomed(&self) -> Option<u32> {
        self.stepper.doomed.map(|doomed| doomed.store)
    }

    /// The finding that this store is, with the run so far as a trace. The moves are carried out again as for [`Guided::trace`].
    pub fn late(&self) -> Result<(Finding, Trace), String> {
        let mut stepper = self.recording()?;
        let world = self.made_again(&mut stepper)?;
        let nobody = Finding { kind: FindingKind::UseAfterFree, ..nothing() };
        super::late(&mut stepper, &world, nobody)
            .ok_or_else(|| "the run ends otherwise when it is made again".to_string())
    }

    /// A machine that follows nothing and records what it does.
    fn recording(&self) -> Result<Stepper<'p>, String> {
        let code = &self.stepper.code;
        let mut stepper: Stepper<'p> = plain(code.program, self.stepper.model, code.unwind)?;
        let mut recorder = Recorder::default();
        recorder.thread(0, &code.program.func(code.program.entry).name, None);
        stepper.record = Some(recorder);
        Ok(stepper)
    }

    /// Limits of the interpreter that threads have run into.
    pub fn limit(&self) -> Option<Limit> {
        (0..self.threads()).find_map(|t| match self.request(t) {
            Some(Request::Limit(limit)) => Some(*limit),
            Some(_) | None => None,
        })
    }

    /// When nothing can move: what the end is, and the finding if it is a deadlock.
    pub fn end(&self) -> (Ending, Option<Finding>) {
        let ending = at_rest(&self.stepper, &self.world);
        // Since the last move, every thread has been tried: one may stop at an assumption inside of its section.
        let (mut blocked, mut excused) = (None, self.stepper.pruned);
        for tid in 0..self.threads() {
            match self.request(tid) {
                None | Some(Request::Exit(_)) => {}
                Some(Request::Assumed | Request::ProcessExit | Request::Fail(_) | Request::Limit(_)) => excused = true,
                Some(_) => blocked = blocked.or(Some(tid)),
            }
        }
        let over = self.stepper.is_over(&self.world);
        let still = blocked.filter(|_| !excused && !over && !self.may_go_on());
        let deadlock = still.map(|tid| {
            let node = self.world.threads[tid as usize].node - 1;
            let (loc, func) = self.stepper.code.position(&self.stepper.threads.get(node).thread);
            let function = self.stepper.code.program.func(func).name.clone();
            Finding { kind: FindingKind::Deadlock, thread: tid, loc, function }
        });
        (ending, deadlock)
    }

    /// Whether some thread may go on with other choices than those that the engine has made, or it cannot be said.
    fn may_go_on(&self) -> bool {
        let code = &self.stepper.code;
        let Ok(mut stepper) = plain(code.program, self.stepper.model, code.unwind) else { return true };
        stepper.numbered = Some(0);
        let Ok(world) = self.made_again(&mut stepper) else { return true };
        let mut successors = Vec::new();
        stepper.pruned = false;
        expand(&mut stepper, &world, &mut successors);
        stepper.pruned || successors.iter().any(|s| s.progress)
    }

    /// The run so far as a trace with a finding, or with none. The moves are carried out again by a machine that follows
    /// nothing; `Err` if it does not come to the same end.
    pub fn trace(&self, finding: Option<&Finding>) -> Result<Trace, String> {
        let mut stepper = self.recording()?;
        let world = self.made_again(&mut stepper)?;
        let none = nothing();
        if let Some(wanted) = finding.filter(|f| f.kind != FindingKind::Deadlock) {
            match failed(&stepper, &world) {
                Some(found) if found.kind == wanted.kind && found.thread == wanted.thread => {}
                Some(_) | None => return Err("the run ends otherwise when it is made again".to_string()),
            }
        }
        let mut trace = finish(&mut stepper, &world, finding.unwrap_or(&none), None);
        if finding.is_none() {
            trace.finding = TraceFinding::default();
        }
        Ok(trace)
    }

    /// The world after the moves of the run, made by another machine.
    fn made_again(&self, stepper: &mut Stepper<'p>) -> Result<World, String> {
        // Threads keep the numbers that earlier runs have given them.
        stepper.tables.names.clone_from(&self.stepper.tables.names);
        stepper.tables.makers.clone_from(&self.stepper.tables.makers);
        let mut world = stepper.initial();
        let objects = self.translations();
        let translated = |(bits, undef): (u128, u128)| {
            let inside =
                |(base, _, size): &&(u64, u64, u64)| (u128::from(*base)..=u128::from(base + size)).contains(&bits);
            let object = objects.iter().find(inside);
            (object.map_or(bits, |(base, there, _)| bits - u128::from(*base) + u128::from(*there)), undef)
        };
        for step in &self.moves {
            match step {
                Move::Flush(tid, position) => stepper.flush(&mut world, *tid, *position),
                Move::Act(tid, choices) => again(stepper, &mut world, *tid, choices)?,
                Move::Feed(tid, value, choice) => {
                    if stepper.feed(&mut world, *tid, value.map(translated), *choice) == Performed::Wait {
                        return Err("the run waits when it is made again".to_string());
                    }
                }
                Move::Settle(order) => stepper.settle_fed(&mut world, order),
            }
        }
        Ok(world)
    }
}

/// What a run without a finding is said to show.
pub(super) fn nothing() -> Finding {
    Finding {
        kind: FindingKind::Check(fencepost_ir::CheckKind::Assertion, String::new()),
        thread: 0,
        loc: fencepost_ir::Loc::NONE,
        function: String::new(),
    }
}

/// A machine without reductions. A model that has none runs on that of `sc`, whose runs every model allows; what else it
/// allows must be [fed](super::feed).
fn plain<'p, D: Dep>(
    program: &'p Program,
    model: &'static Model,
    unwind: Option<u32>,
) -> Result<Stepper<'p, D>, String> {
    let machine = model.machine.unwrap_or(Machine::Direct);
    let mut stepper = Stepper::new(Code::new(program, unwind)?, model, machine);
    stepper.all_shared = true;
    Ok(stepper)
}

/// Carries out a move again.
fn again(stepper: &mut Stepper<'_>, world: &mut World, tid: Tid, choices: &[Choice]) -> Result<(), String> {
    let whole = matches!(stepper.request(world, tid), Some(Request::AtomicBegin));
    let mut choices = choices.iter();
    loop {
        let mut choice = 0;
        if stepper.choices(world, tid) > 1 {
            match choices.next() {
                Some(Choice::Nth(n)) => choice = *n,
                Some(Choice::Input(value)) => stepper.input = Some(*value),
                None => return Err("the run makes another choice when it is made again".to_string()),
            }
        }
        let ends = !whole || matches!(stepper.request(world, tid), Some(Request::AtomicEnd));
        let performed = stepper.perform(world, tid, choice);
        stepper.input = None;
        match performed {
            Performed::Done if !ends => {}
            Performed::Done | Performed::Over => break,
            Performed::Wait => return Err("the run waits when it is made again".to_string()),
        }
    }
    stepper.abandon_section(world, tid);
    Ok(())
}
