//! Symbolic execution: every thread once, all paths together, to guarded events.
//!
//! Source: CAV'06 sections 3.2 and 4 (loop-free instruction streams with predicates), built the way CBMC's symbolic
//! execution works: paths are followed in topological order and merged where they meet, loops are unrolled on the fly,
//! constants are propagated, so that counted loops need no bound.
//! Guarantee: every run whose loops stay within the bounds is an assignment of the circuit; what the bounds cut off is
//! recorded with its condition ([`Cut`]).
//! Deviation: a failed assumption stops its thread, not the run. For a violation this is the same: the others can run
//! on without the thread that has not come to its assumption yet.

mod access;
mod blocks;
mod control;
pub(crate) use control::prepare;
mod extent;
mod inst;
mod merge;
mod near;
mod objects;
pub mod observe;
mod threads;
pub(crate) use threads::unused as threads_unused;

use crate::memory::Memory;
use crate::value::{Deps, Points, V};
use crate::world::{ObjId, PathKey, World};
use fencepost_check::finding::{FindingKind, Property};
use fencepost_check::layout::Tid;
use fencepost_check::task::{Budget, Stop, Task};
use fencepost_ir::cfg::Cfg;
use fencepost_ir::liveness::Liveness;
use fencepost_ir::loops::Loops;
use fencepost_ir::{BlockId, FenceMask, FuncId, Loc, Order, Program, Type};
use fencepost_models::{Kind, Model};
use fencepost_solver::bits::Bits;
use fencepost_solver::circuit::{Circuit, Lit};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// An event: an index into [`Exec::events`].
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

/// A node of the dependency graph.
#[derive(Clone, Debug)]
pub enum Dep {
    /// A load.
    Load(EventId),
    /// What is chosen where paths meet: sources with the condition of their path.
    Merge(Vec<(Lit, Deps)>),
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
    /// An object ends: an index into [`Exec::ends`], or none if nobody else can see it.
    Free(Option<u32>),
    /// A stack object that others can reach ends: an index into [`Exec::ends`].
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
    /// Inputs chosen inside.
    pub inputs: Vec<Bits>,
    /// Its events.
    pub events: Vec<EventId>,
    /// It stands for a loop that waits, and is no section of the program.
    pub spin: bool,
    /// Whether it stores something before it may wait, so that blocking cannot be judged from memory alone.
    pub stores_first: bool,
}

impl Default for Section {
    fn default() -> Section {
        Section {
            thread: 0,
            begin: Lit::FALSE,
            rolled: Vec::new(),
            waits: Vec::new(),
            inputs: Vec::new(),
            events: Vec::new(),
            spin: false,
            stores_first: false,
        }
    }
}

/// Why a thread goes no further on some path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halt {
    /// A library wait inside a section.
    Wait(u32),
    /// A join of a thread that has not ended.
    Join,
    /// A failed assumption or a wait of the program that spins: not a deadlock.
    Assume,
    /// A bound.
    Cut,
    /// The program ended.
    Exit,
    /// A finding.
    Failed,
}

/// What a bound cut off.
#[derive(Clone, Debug)]
pub struct Cut {
    /// When it is reached.
    pub when: Lit,
    /// What it is.
    pub kind: CutKind,
    /// Where.
    pub loc: Loc,
}

/// The kinds of [`Cut`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum CutKind {
    /// A loop.
    Loop(FuncId, BlockId),
    /// A recursive call.
    Recursion(FuncId),
    /// Something that this engine does not handle; the text says what.
    Unsupported(String),
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
}

/// How far loops and recursion are followed.
#[derive(Clone, Debug)]
pub struct Bounds {
    /// Loops with a bound of their own.
    pub loops: FxHashMap<(FuncId, BlockId), u32>,
    /// All other loops.
    pub loop_default: u32,
    /// So many iterations that constants decide do not count.
    pub free: u32,
    /// Functions with a bound of their own.
    pub recursion: FxHashMap<FuncId, u32>,
    /// All other functions.
    pub recursion_default: u32,
}

/// One thread of a round.
#[derive(Clone, Debug)]
pub struct ThreadRun {
    /// What it does.
    pub items: Vec<Item>,
    /// When it is started.
    pub started: Lit,
    /// Which function it runs and with which argument.
    pub entry: Option<(FuncId, V)>,
    /// When it ends by itself.
    pub ended: Vec<Lit>,
    /// The input that stands for its end in joins that were executed before.
    pub ended_input: Option<Lit>,
    /// Its result, with the guard of each way to end.
    pub results: Vec<(Lit, V)>,
    /// The input that stands for its result.
    pub result_input: Option<V>,
    /// Why and when it stops before its end.
    pub halts: Vec<(Halt, Lit)>,
}

/// A path through a function.
#[derive(Clone)]
pub(crate) struct State {
    pub guard: Lit,
    pub regs: Vec<Option<V>>,
    pub memory: Memory,
    /// No thread has been started yet on this path.
    pub alone: bool,
    /// How many atomic sections are open.
    pub nesting: u32,
    pub section: Option<u32>,
    /// What the current call of an operation has observed.
    pub seen: observe::Seen,
    /// Its commit points so far, and the last access that others can see.
    pub commits: observe::Commits,
    pub last: observe::Events,
}

/// The graphs of a function.
pub struct FuncInfo {
    /// The control flow.
    pub cfg: Cfg,
    /// Its loops.
    pub loops: Loops,
    /// Live registers.
    pub liveness: Liveness,
}

pub(crate) struct Frame {
    pub func: FuncId,
    pub varargs: Vec<(Type, V)>,
    pub returns: Vec<(State, Vec<V>)>,
    /// The stack objects of this call, with the condition that they exist.
    pub stack: Vec<(ObjId, Lit)>,
    /// Whether an exit of the current loop iteration was decided by constants.
    pub tested: bool,
}

/// A round of symbolic execution.
pub struct Exec<'w, 'p> {
    /// What rounds share.
    pub world: &'w mut World<'p>,
    /// The memory model.
    pub model: &'static Model,
    /// The program as the user wrote it, before spin loops were reduced.
    pub original: &'w Program,
    /// The bounds.
    pub bounds: &'w Bounds,
    /// Whether races are asked for.
    pub races: bool,
    /// All circuits.
    pub circuit: Circuit,
    /// The threads, by number.
    pub threads: Vec<ThreadRun>,
    /// The events.
    pub events: Vec<Event>,
    /// The ends of objects.
    pub ends: Vec<End>,
    /// The atomic sections.
    pub sections: Vec<Section>,
    /// Dependencies.
    pub deps: Vec<Dep>,
    /// Possible violations.
    pub found: Vec<Found>,
    /// What the bounds cut off.
    pub cuts: Vec<Cut>,
    /// When a bound cuts an operation short that is one step. Nothing but the bound is asked about such runs.
    pub torn: Vec<Lit>,
    /// What memory holds when the first thread is started.
    pub start: Option<Memory>,
    /// Whether a value is only over-approximated in a way that replay can judge: floating point, printed text.
    pub inexact: bool,
    /// Why the round ended early, if it did.
    pub stopped: Option<Stop>,
    pub(crate) budget: &'w Budget,
    pub(crate) tid: Tid,
    pub(crate) frames: Vec<Frame>,
    pub(crate) path: PathKey,
    pub(crate) info: &'w FxHashMap<FuncId, Rc<FuncInfo>>,
    /// Ends of objects seen by their own thread so far: object, condition.
    pub(crate) ended: FxHashMap<ObjId, Vec<Lit>>,
    /// Ends of objects before the first thread was started.
    pub(crate) ended_alone: FxHashMap<ObjId, Vec<Lit>>,
    /// Joins so far: thread that joins, thread joined, condition.
    pub(crate) joins: Vec<(Tid, Tid, Lit)>,
    /// The sizes of objects that vary.
    pub(crate) sizes: FxHashMap<ObjId, Bits>,
    /// How many low bits tell the places in sets of objects apart.
    pub(crate) telling: FxHashMap<Vec<ObjId>, usize>,
    /// What holds in every run.
    pub facts: Vec<Lit>,
    pub(crate) steps: u64,
    pub(crate) loc: Loc,
    /// The calls of operations, if they are followed.
    pub following: observe::Following,
    /// What guards imply by their shape.
    pub guards: crate::guards::Guards,
    /// The most events that are made before the round gives up.
    pub(crate) max_events: usize,
}

impl<'w, 'p> Exec<'w, 'p> {
    /// Executes all threads.
    pub fn run(
        world: &'w mut World<'p>,
        task: &'w Task<'_>,
        bounds: &'w Bounds,
        info: &'w FxHashMap<FuncId, Rc<FuncInfo>>,
    ) -> Exec<'w, 'p> {
        let mut exec = Exec::new(world, task, bounds, info);
        exec.all_threads();
        exec.break_symmetries();
        exec
    }

    /// A round before its first thread.
    pub(crate) fn new(
        world: &'w mut World<'p>,
        task: &'w Task<'_>,
        bounds: &'w Bounds,
        info: &'w FxHashMap<FuncId, Rc<FuncInfo>>,
    ) -> Exec<'w, 'p> {
        Exec {
            world,
            model: task.model,
            original: task.program,
            bounds,
            races: task.properties.has(Property::Race),
            circuit: Circuit::default(),
            threads: Vec::new(),
            events: Vec::new(),
            ends: Vec::new(),
            sections: Vec::new(),
            deps: Vec::new(),
            found: Vec::new(),
            cuts: Vec::new(),
            torn: Vec::new(),
            start: None,
            inexact: false,
            stopped: None,
            budget: &task.budget,
            tid: 0,
            frames: Vec::new(),
            path: Vec::new(),
            info,
            ended: FxHashMap::default(),
            ended_alone: FxHashMap::default(),
            joins: Vec::new(),
            sizes: FxHashMap::default(),
            telling: FxHashMap::default(),
            facts: Vec::new(),
            steps: 0,
            loc: Loc::NONE,
            following: observe::Following::default(),
            guards: crate::guards::Guards::default(),
            max_events: 40_000,
        }
    }

    pub(crate) fn items(&mut self) -> &mut Vec<Item> {
        let tid = self.tid as usize;
        &mut self.threads[tid].items
    }

    pub(crate) fn item(&mut self, st: &State, kind: ItemKind) -> u32 {
        let item = Item { guard: st.guard, section: st.section, kind };
        let items = self.items();
        items.push(item);
        items.len() as u32 - 1
    }

    /// The thread fails when the condition holds.
    pub(crate) fn fail(&mut self, st: &mut State, cond: Lit, kind: FindingKind) {
        let when = self.circuit.and(st.guard, cond);
        if when != Lit::FALSE {
            let (thread, item) = (self.tid, self.items().len() as u32);
            let call = self.following.number();
            self.found.push(Found { when, kind, thread, item, call });
            self.threads[self.tid as usize].halts.push((Halt::Failed, when));
            st.guard = self.circuit.and(st.guard, !cond);
        }
    }

    /// The thread goes on only if the condition holds.
    pub(crate) fn halt(&mut self, st: &mut State, unless: Lit, why: Halt) {
        let when = self.circuit.and(st.guard, !unless);
        if when == Lit::FALSE {
            return;
        }
        // What an operation did before its bound must be right, or every bound could be reached.
        if why == Halt::Cut && self.model.operations && st.section.is_some() {
            self.torn.push(when);
        } else if let Some(s) = st.section {
            let stores = self.sections[s as usize].events.iter().map(|e| &self.events[*e as usize]);
            let stores: Vec<Lit> = stores.filter(|e| e.kind == Kind::W).map(|e| e.guard).collect();
            let first = stores.into_iter().any(|g| !self.guards.exclusive(&self.circuit, g, when));
            let section = &mut self.sections[s as usize];
            section.rolled.push(when);
            if matches!(why, Halt::Wait(_)) {
                section.stores_first |= first;
                section.waits.push(when);
            }
        }
        self.threads[self.tid as usize].halts.push((why, when));
        st.guard = self.circuit.and(st.guard, unless);
    }

    /// The thread goes no further: a bound or something unsupported.
    pub(crate) fn cut(&mut self, st: &mut State, kind: CutKind) {
        let (when, loc) = (st.guard, self.loc);
        self.halt(st, Lit::FALSE, Halt::Cut);
        if when != Lit::FALSE {
            self.cuts.push(Cut { when, kind, loc });
        }
    }

    /// The same, with a text.
    pub(crate) fn unsupported(&mut self, st: &mut State, what: &str) {
        self.cut(st, CutKind::Unsupported(what.to_string()));
    }

    /// Whether values carry what they depend on: for the model, or to see whether values could come out of thin air.
    pub fn follows_dependencies(&self) -> bool {
        let keep = self.model.keep;
        keep.dependencies || !keep.rw.other
    }

    /// Whether an access that nobody else can see has a place in the order all the same. Models that keep all pairs but
    /// store-load do not need it; in the others, and in atomic sections, fences and dependencies reach others through it.
    pub(crate) fn placed(&self, st: &State) -> bool {
        let keep = self.model.keep;
        !st.alone && !keep.wr.other && (!keep.ww.other || st.section.is_some())
    }

    /// Whether an event is part of an atomic section of the program.
    pub fn in_section(&self, event: EventId) -> bool {
        self.events[event as usize].section.is_some_and(|s| !self.sections[s as usize].spin)
    }

    pub(crate) fn points(&self, v: &V) -> Points {
        crate::value::points_of(self.world, v)
    }

    /// Whether to give up; checked now and then.
    pub(crate) fn tired(&mut self) -> bool {
        self.steps += 1;
        if self.stopped.is_some() {
            return true;
        }
        if self.steps.is_multiple_of(256) {
            let bytes = self.circuit.len() as u64 * 32 + self.events.len() as u64 * 400;
            self.stopped = self.budget.stop(bytes);
        }
        self.stopped.is_some()
    }
}
