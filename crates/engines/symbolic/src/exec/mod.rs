//! Symbolic execution to guarded events: every thread once, all paths together.
//!
//! Source: CAV'06 sections 3.2 and 4. How a thread by itself is executed is in `fencepost_execution`; this is what shared
//! memory is here: an access that others can see becomes an event, with the guard of its path. A load yields
//! any value that memory may hold, and the formula says later which.
//! Guarantee: every run whose loops stay within the bounds is an assignment of the circuit; what the bounds cut off is
//! recorded with its condition.

mod access;
pub mod conditions;
mod idle;
mod late;
mod near;
pub mod observe;
mod sections;

pub use fencepost_execution::{prepare, Bounds, Cut, CutKind, Dep, FuncInfo};
pub use near::Near;

use crate::engine::{has_sections, waits};
use crate::tuning;
use crate::world::{Known, ObjId, World};
use fencepost_check::finding::{FindingKind, Properties, Property};
use fencepost_check::layout::Tid;
use fencepost_check::task::Task;
use fencepost_check::Budget;
use fencepost_execution::memory::Memory;
use fencepost_execution::shared::Exchange;
use fencepost_execution::value::{Deps, Value, V};
use fencepost_execution::{Freed, Iteration, Setting, SharedMemory, Step};
use fencepost_ir::{FenceKind, FenceMask, FuncId, NondetKind, Order, Reg, RmwOp, Type};
use fencepost_models::{Kind, Model};
use fencepost_solver::bits::Bits;
use fencepost_solver::circuit::{Circuit, Lit};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// A round of symbolic execution to events.
pub type Exec<'w, 'p> = fencepost_execution::Exec<'w, 'p, Recorder>;

/// A path through a function.
pub type State = fencepost_execution::State<Path>;

/// One thread of a round.
pub type ThreadRun = fencepost_execution::ThreadRun<Item, u32, ()>;

/// Why a thread goes no further; a wait of the library is inside of a section.
pub type Halt = fencepost_execution::Halt<u32>;

/// An event: an index into [`Recorder::events`].
pub type EventId = u32;

/// A load or store that has a place in the memory order.
#[derive(Clone, Debug)]
pub struct Event {
    /// The thread.
    pub thread: Tid,
    /// Load or store.
    pub kind: Kind,
    /// When the path comes to it.
    pub guard: Lit,
    /// The atomic section that it is part of.
    pub section: Option<u32>,
    /// The address.
    pub addr: V,
    /// The address, if it is always the same.
    pub at: Option<u64>,
    /// How many bytes.
    pub size: u32,
    /// The objects that it may touch, and when it touches each.
    pub targets: Vec<(ObjId, Lit)>,
    /// What is read or written; eight bits for each byte.
    pub value: V,
    /// The C order; for the load of a compare-exchange the one that counts if it does not store.
    pub order: Order,
    /// Nobody else touches the object: the event has its place in the order, but its value is known.
    pub private: bool,
    /// The other half of a read-modify-write.
    pub pair: Option<EventId>,
    /// The fences around the read-modify-write are full on both sides.
    pub fenced: bool,
    /// The end of an object that may come before this access, if there can be one: an input that says that it does.
    pub late: Option<Lit>,
    /// Whether the thread goes on then.
    pub goes_on: bool,
    /// When the path comes to it and it is late, if the thread ends here then.
    pub wrong: Lit,
    /// How many items the thread had when it was found what the access touches.
    pub resolved: u32,
    /// The call of an operation that it is part of, if calls are followed.
    pub call: u32,
    /// Its place in the thread's items.
    pub item: u32,
}

/// The end of an object's life, as far as other threads can see it.
#[derive(Clone, Debug)]
pub struct End {
    /// The thread.
    pub thread: Tid,
    /// When it happens.
    pub guard: Lit,
    /// The section that it is part of.
    pub section: Option<u32>,
    /// The objects, and when each is meant.
    pub targets: Vec<(ObjId, Lit)>,
    /// What the address depends on.
    pub deps: Deps,
    /// The call of an operation that it is part of.
    pub call: u32,
    /// Its place in the thread's items.
    pub item: u32,
}

/// What a thread does, in program order. Items of different branches stand one behind the other, with their guards.
#[derive(Clone, Debug)]
pub struct Item {
    /// When the thread comes to it.
    pub guard: Lit,
    /// The atomic section that it is part of.
    pub section: Option<u32>,
    /// What it is.
    pub kind: ItemKind,
}

/// The kinds of [`Item`].
#[derive(Clone, Debug)]
pub enum ItemKind {
    /// A load event.
    Load(EventId),
    /// A store event.
    Store(EventId),
    /// A read-modify-write: load and store events; the store happens if the literal holds.
    Rmw {
        /// The load.
        load: EventId,
        /// The store.
        store: EventId,
        /// Whether it stores.
        stored: Lit,
        /// Whether it is a compare-exchange.
        exchange: bool,
    },
    /// A load that is no event, and its value.
    PrivateLoad(V),
    /// A store that is no event.
    PrivateStore,
    /// A read-modify-write that is no event: the old value, whether it stored, whether it is a compare-exchange.
    PrivateRmw(V, Lit, bool),
    /// A fence.
    Fence(FenceMask),
    /// A fence of the program as happens-before sees it, if races are asked for.
    Sync {
        /// Whether it releases.
        release: bool,
        /// Whether it acquires.
        acquire: bool,
    },
    /// A branch that depends on loads.
    Branch(Deps),
    /// An atomic section begins.
    Begin(u32),
    /// An atomic section ends.
    Finish(u32),
    /// A thread is started.
    Start(Tid),
    /// Threads are waited for: each with the condition that it is the one; and the result.
    Join(Vec<(Tid, Lit)>, V),
    /// A value is chosen.
    Nondet(Bits),
    /// An object begins.
    Allocate(ObjId),
    /// An object ends: an index into [`Recorder::ends`], or none if nobody else can see it.
    Free(Option<u32>),
    /// A stack object that others can reach ends: an index into [`Recorder::ends`].
    Release(u32),
    /// An answer of the library model.
    Answer(Bits),
    /// Stores that stand for what happened before the first thread was started.
    Prelude(EventId),
}

/// An atomic section.
#[derive(Clone, Debug)]
pub struct Section {
    /// The thread.
    pub thread: Tid,
    /// When it begins.
    pub begin: Lit,
    /// When it is rolled back: a wait or an assumption inside it fails.
    pub rolled: Vec<Lit>,
    /// Those of `rolled` that are waits of the library, which count as blocked.
    pub waits: Vec<Lit>,
    /// When inputs are chosen inside.
    pub inputs: Vec<Lit>,
    /// Spurious wake-ups and failures that are chosen inside.
    pub spurious: Vec<Bits>,
    /// Its events.
    pub events: Vec<EventId>,
    /// It stands for a loop that waits, and is no section of the program.
    pub spin: bool,
    /// It is one of the library model.
    pub library: bool,
    /// Whether it stores something or takes an input before it may wait, so that blocking cannot be judged from memory alone.
    pub unclear: bool,
}

impl Default for Section {
    fn default() -> Section {
        Section {
            thread: 0,
            begin: Lit::FALSE,
            rolled: Vec::new(),
            waits: Vec::new(),
            inputs: Vec::new(),
            spurious: Vec::new(),
            events: Vec::new(),
            spin: false,
            library: false,
            unclear: false,
        }
    }
}

/// A possible violation.
#[derive(Clone, Debug)]
pub struct Found {
    /// When it happens.
    pub when: Lit,
    /// What it is (memory errors: an approximation of the kind; the interpreter gives the right one).
    pub kind: FindingKind,
    /// In which thread.
    pub thread: Tid,
    /// After which of the thread's items.
    pub item: u32,
    /// In which call of an operation, if calls are followed.
    pub call: u32,
    /// Whether it is an access that comes after the end of its object, and the thread goes on.
    pub late: bool,
}

/// What a path remembers of shared memory.
#[derive(Clone, Debug, Default)]
pub struct Path {
    /// The atomic section that it is in.
    pub section: Option<u32>,
    /// What the current call of an operation has observed.
    pub seen: observe::Seen,
    /// Its commit points so far.
    pub commits: observe::Commits,
    /// The last access that others can see.
    pub last: observe::Events,
}

/// Shared memory as guarded events.
#[derive(Debug)]
pub struct Recorder {
    /// The functions that wait by themselves in the program as the user wrote it, before spin loops were reduced.
    waiting: Vec<bool>,
    /// The functions that begin atomic sections by themselves there.
    sectioned: Vec<bool>,
    /// The memory model.
    model: &'static Model,
    /// Whether races are asked for.
    pub races: bool,
    /// Whether nothing else is.
    pub only_races: bool,
    /// The events.
    pub events: Vec<Event>,
    /// The ends of objects.
    pub ends: Vec<End>,
    /// The atomic sections.
    pub sections: Vec<Section>,
    /// Possible violations.
    pub found: Vec<Found>,
    /// When a bound cuts an operation short that is one step. Nothing but the bound is asked about such runs.
    pub torn: Vec<Lit>,
    /// The calls of operations, if they are followed.
    pub following: observe::Following,
    /// What guards imply by their shape.
    pub guards: crate::guards::Guards,
    /// Waits on condition variables.
    pub conditions: conditions::Conditions,
    /// How many low bits tell the places in sets of objects apart.
    telling: FxHashMap<Vec<ObjId>, usize>,
}

impl Recorder {
    fn new(task: &Task<'_>) -> Recorder {
        Recorder {
            waiting: task.program.functions.iter().map(waits).collect(),
            sectioned: task.program.functions.iter().map(has_sections).collect(),
            model: task.model,
            races: task.properties.has(Property::Race),
            only_races: task.properties == Properties::NONE.with(Property::Race),
            events: Vec::new(),
            ends: Vec::new(),
            sections: Vec::new(),
            found: Vec::new(),
            torn: Vec::new(),
            following: observe::Following::default(),
            guards: crate::guards::Guards::default(),
            conditions: conditions::Conditions::new(&task.program.functions),
            telling: FxHashMap::default(),
        }
    }

    /// Whether values carry what they depend on: for the model, or to see whether values could come out of thin air.
    pub fn follows_dependencies(&self) -> bool {
        let keep = self.model.keep;
        keep.dependencies || !keep.rw.other
    }

    /// Whether an access that nobody else can see has a place in the order all the same. Models that keep all pairs but
    /// store-load do not need it; in the others, and in atomic sections, fences and dependencies reach others through it.
    fn placed(&self, st: &State) -> bool {
        let keep = self.model.keep;
        !st.alone && !keep.wr.other && (!keep.ww.other || st.own.section.is_some())
    }

    /// Whether an event is part of an atomic section of the program.
    pub fn in_section(&self, event: EventId) -> bool {
        self.is_of_program(self.events[event as usize].section)
    }

    /// Whether there is a section, and it is one of the program: not of the library model, and not in place of a loop.
    pub fn is_of_program(&self, section: Option<u32>) -> bool {
        section.map(|s| &self.sections[s as usize]).is_some_and(|s| !s.spin && !s.library)
    }
}

/// Executes all threads.
pub fn run<'w, 'p>(
    world: &'w mut World<'p>,
    task: &'w Task<'_>,
    bounds: &'w Bounds,
    info: &'w FxHashMap<FuncId, Rc<FuncInfo>>,
) -> Exec<'w, 'p> {
    let mut exec = new(world, task, bounds, info);
    exec.all_threads();
    exec
}

/// A round before its first thread.
pub fn new<'w, 'p>(
    world: &'w mut World<'p>,
    task: &'w Task<'_>,
    bounds: &'w Bounds,
    info: &'w FxHashMap<FuncId, Rc<FuncInfo>>,
) -> Exec<'w, 'p> {
    let setting = Setting { model: task.model, budget: &task.budget, bounds, info };
    Exec::new(world, setting, Circuit::default(), Recorder::new(task))
}

fn item(exec: &mut Exec<'_, '_>, st: &State, kind: ItemKind) {
    let item = Item { guard: st.guard, section: st.own.section, kind };
    exec.items().push(item);
}

/// The end of an object's life that others can see: its number.
fn end(exec: &mut Exec<'_, '_>, st: &State, guard: Lit, targets: Vec<(ObjId, Lit)>, deps: Deps) -> u32 {
    let item = exec.items().len() as u32;
    let (thread, section, call) = (exec.tid, st.own.section, exec.following.number());
    exec.ends.push(End { thread, guard, section, targets, deps, call, item });
    exec.ends.len() as u32 - 1
}

impl SharedMemory for Recorder {
    type Path = Path;
    type Item = Item;
    type Wait = u32;
    type Thread = ();
    type Known = Known;
    type Call = (Option<Option<(u32, usize)>>, Option<conditions::Wait>);

    const THREADS_IN_SECTIONS: bool = true;

    fn first(_: &Exec<'_, '_>, _: Tid) -> Path {
        Path::default()
    }

    fn merge(exec: &mut Exec<'_, '_>, a: &Path, b: &Path, cond: Lit) -> Path {
        Path {
            section: sections::merge(exec, a.section, b.section),
            seen: observe::merge_seen(exec, &a.seen, &b.seen, cond),
            commits: observe::merge_events(exec, &a.commits, &b.commits, cond),
            last: observe::merge_events(exec, &a.last, &b.last, cond),
        }
    }

    fn is_full(&self, budget: &Budget) -> bool {
        self.events.len() > tuning::EVENTS.of(budget)
    }

    fn bytes(&mut self) -> u64 {
        self.events.len() as u64 * 400
    }

    fn did(exec: &mut Exec<'_, '_>, st: &State, step: Step) {
        let kind = match step {
            Step::Start(tid) => ItemKind::Start(tid),
            Step::Join(cases, result) => ItemKind::Join(cases, result),
            Step::Nondet(bits) => ItemKind::Nondet(bits),
            Step::Allocate(id) => ItemKind::Allocate(id),
            Step::Answer(bits) => ItemKind::Answer(bits),
            Step::Branch(deps) => ItemKind::Branch(deps),
        };
        item(exec, st, kind);
    }

    fn failed(exec: &mut Exec<'_, '_>, _: &State, when: Lit, kind: FindingKind) {
        let (thread, item, call) = (exec.tid, exec.items().len() as u32, exec.following.number());
        exec.found.push(Found { when, kind, thread, item, call, late: false });
    }

    fn halted(exec: &mut Exec<'_, '_>, st: &State, when: Lit, why: &Halt) {
        sections::halted(exec, st, when, why);
    }

    fn beyond(exec: &mut Exec<'_, '_>, st: &State) -> Lit {
        sections::beyond(exec, st)
    }

    fn wait(exec: &mut Exec<'_, '_>, st: &mut State, until: Lit) {
        // Waits that are not the program's own come from spin loops, which do not count as blocked.
        let own = exec.waiting[exec.func().index()];
        let why = match st.own.section {
            Some(s) if own => Halt::Wait(s),
            Some(_) | None => Halt::Assume,
        };
        exec.halt(st, until, why);
    }

    fn load(exec: &mut Exec<'_, '_>, st: &mut State, ty: Type, addr: &V, order: Order) -> V {
        access::load(exec, st, ty, addr, order)
    }

    fn store(exec: &mut Exec<'_, '_>, st: &mut State, ty: Type, addr: &V, value: &V, order: Order) {
        access::store(exec, st, ty, addr, value, order);
    }

    fn rmw(exec: &mut Exec<'_, '_>, st: &mut State, op: RmwOp, ty: Type, addr: &V, operand: &V, order: Order) -> V {
        access::rmw(exec, st, op, ty, addr, operand, order)
    }

    fn exchange(exec: &mut Exec<'_, '_>, st: &mut State, what: Exchange<'_>) -> (V, V) {
        access::exchange(exec, st, what)
    }

    fn fence(exec: &mut Exec<'_, '_>, st: &mut State, kind: FenceKind) {
        let mask = exec.model.mapping.fence(kind);
        let (release, acquire) = crate::race::fence_acts(kind);
        if exec.races && !st.alone && (release || acquire) {
            item(exec, st, ItemKind::Sync { release, acquire });
        }
        access::fence(exec, st, mask);
    }

    fn section_begins(exec: &mut Exec<'_, '_>, st: &mut State) {
        sections::begins(exec, st);
    }

    fn section_ends(exec: &mut Exec<'_, '_>, st: &mut State) {
        if let Some(id) = st.own.section.take() {
            item(exec, st, ItemKind::Finish(id));
        }
    }

    fn section_begun(exec: &mut Exec<'_, '_>, st: &mut State) {
        // If races are asked for, spin loops are reduced only in functions without sections of their own.
        if exec.races && !exec.sectioned[exec.func().index()] {
            if let Some(s) = st.own.section {
                exec.sections[s as usize].spin = true;
            }
        }
    }

    fn released(exec: &mut Exec<'_, '_>, st: &mut State, id: ObjId, made: Lit) {
        let guard = exec.circuit.and(st.guard, made);
        access::note_end(exec, st, &[(id, Lit::TRUE)]);
        let end = end(exec, st, guard, vec![(id, Lit::TRUE)], Deps::new());
        item(exec, st, ItemKind::Release(end));
    }

    fn freed(exec: &mut Exec<'_, '_>, st: &mut State, what: Freed<'_>) -> Lit {
        let Freed { pointer, targets, guard, visible, .. } = what;
        if visible {
            access::note_end(exec, st, targets);
        }
        let end = visible.then(|| end(exec, st, guard, targets.to_vec(), pointer.deps.clone()));
        item(exec, &State { guard, ..st.clone() }, ItemKind::Free(end));
        guard
    }

    fn prelude(exec: &mut Exec<'_, '_>, st: &mut State, start: &Memory) {
        access::prelude(exec, st, start);
    }

    fn finish(exec: &mut Exec<'_, '_>) {
        conditions::finish(exec);
        late::finish(exec);
        observe::break_symmetries(exec);
    }

    fn input(exec: &mut Exec<'_, '_>, st: &mut State, kind: NondetKind, width: usize) -> Value {
        let value = observe::any_input(exec, st, width);
        if let Some(s) = st.own.section {
            let section = &mut exec.sections[s as usize];
            match kind {
                NondetKind::Input => section.inputs.push(st.guard),
                NondetKind::Spurious => section.spurious.push(value.bits.clone()),
            }
        }
        value
    }

    fn enters(exec: &mut Exec<'_, '_>, func: FuncId, st: &mut State) -> Self::Call {
        (observe::call_begins(exec, func, st), conditions::enters(exec, func, st))
    }

    fn leaves(exec: &mut Exec<'_, '_>, call: Self::Call, st: Option<&State>) {
        let (operation, wait) = call;
        if let Some(wait) = wait {
            conditions::leaves(exec, wait);
        }
        if let Some(outer) = operation {
            let nowhere = State { guard: Lit::FALSE, ..State::first() };
            observe::call_ends(exec, outer, st.unwrap_or(&nowhere));
        }
    }

    fn observe(exec: &mut Exec<'_, '_>, st: &mut State, v: &V) {
        observe::observe(exec, st, v);
    }

    fn commit(exec: &mut Exec<'_, '_>, st: &mut State) {
        observe::commit(exec, st);
    }

    fn idle(
        exec: &mut Exec<'_, '_>,
        at: Iteration,
        entry: &State,
        next: &mut State,
        items: usize,
        live: &[Reg],
    ) -> bool {
        idle::idle(exec, at, entry, next, items, live)
    }
}
