//! The simulation: every thread once, all its paths together, against the memory unwinding.
//!
//! Source: Tomasco et al. (TACAS 2015), Figure 4: the rewriting rules, applied while the thread is executed symbolically
//! instead of to its text. `create` and `join` are in [`threads`], `read` and `write` in [`access`], sections (`mem_lock`)
//! in [`threads`], `CHECK_RETURN` is the guard: behind a write that is not in the unwinding nothing is executed.
//! Paths are followed in topological order and merged where they meet, loops are unrolled on the fly, and constants are
//! propagated, so that counted loops need no bound.
//! Guarantee: every run whose loops stay within the bounds is an assignment of the circuit and the clauses; what the bounds
//! cut off is recorded with its condition ([`Cut`]).
//! Deviations: a failed assumption stops its thread, not the run; the others can run on without a thread that has not come
//! to its assumption yet. The paper simulates a thread where it is created; here threads wait in a queue, and what a
//! join learns (whether and where the thread ended, its result) is guessed and checked later.

mod access;
mod blocks;
mod control;
pub(crate) use control::prepare;
mod extent;
mod inst;
mod merge;
mod objects;
mod resolve;
mod threads;

use crate::buffered::Buffered;
use crate::clusters::Clusters;
use crate::local::Local;
use crate::memory::Memory;
use crate::position::Position;
use crate::rounds::Rounds;
use crate::sequence::Sequence;
use crate::unwinding::{Reads, Unwinding};
use crate::value::{Points, V};
use crate::world::{ObjId, PathKey, World};
use fencepost_check::finding::FindingKind;
use fencepost_check::layout::Tid;
use fencepost_check::task::{Budget, Stop};
use fencepost_ir::cfg::Cfg;
use fencepost_ir::liveness::Liveness;
use fencepost_ir::loops::Loops;
use fencepost_ir::{BlockId, FenceMask, FuncId, Type};
use fencepost_models::Model;
use fencepost_solver::bits::Bits;
use fencepost_solver::circuit::{Circuit, Lit};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// What a thread does, in program order. Items of different branches stand one behind the other, with their guards.
#[derive(Clone, Debug)]
pub struct Item {
    /// When the thread does it.
    pub guard: Lit,
    /// Where the thread is in the unwinding then.
    pub at: Position,
    /// Whether that is a cluster of its own.
    pub inside: Lit,
    /// What it is.
    pub kind: ItemKind,
}

/// The kinds of [`Item`]. Positions are those of accesses that others can see.
#[derive(Clone, Debug)]
pub enum ItemKind {
    /// A load and what it reads.
    Load(V, Option<Position>),
    /// A store.
    Store(Option<Position>),
    /// A read-modify-write.
    Rmw {
        /// What it reads.
        old: V,
        /// Where it reads.
        read: Option<Position>,
        /// Where it writes.
        write: Option<Position>,
        /// Whether it stores.
        stored: Lit,
        /// Whether it is a compare-exchange.
        exchange: bool,
    },
    /// A thread is started.
    Start(Tid),
    /// A thread is joined: each with the condition that it is the one; and the result.
    Join(Vec<(Tid, Lit)>, V),
    /// A value is chosen.
    Nondet(Bits),
    /// An object begins.
    Allocate(ObjId),
    /// An object is freed.
    Free(Option<Position>),
    /// An answer of the library model.
    Answer(Bits),
}

/// Why a thread goes no further on some path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halt {
    /// A wait inside a section.
    Wait,
    /// A join of a thread that has not ended.
    Join,
    /// A failed assumption.
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
    /// Where the thread is in the unwinding then.
    pub at: Position,
    /// Whether that is a cluster of its own.
    pub inside: Lit,
    /// After which of the thread's items.
    pub item: u32,
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

/// One thread of a simulation.
#[derive(Clone, Debug)]
pub struct ThreadRun {
    /// What it does.
    pub items: Vec<Item>,
    /// When it is started.
    pub started: Lit,
    /// Which function it runs, with which argument, and from which position on.
    pub entry: Option<(FuncId, V, Position)>,
    /// When, where and with which result it ends by itself.
    pub ends: Vec<(Lit, Position, V)>,
    /// What joins guessed about its end.
    pub guess: Option<Guess>,
    /// Why, when and where it stops before its end.
    pub halts: Vec<(Halt, Lit, Position)>,
}

/// What a join guesses about a thread.
#[derive(Clone, Debug)]
pub struct Guess {
    /// Whether it ends.
    pub ended: Lit,
    /// Where it ends.
    pub position: Position,
    /// Its result.
    pub result: V,
}

/// An atomic section that a path is in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sect {
    pub nesting: u32,
    /// Whether it has written.
    pub wrote: Lit,
    /// Whether it reads: guessed where it begins, if that matters.
    pub looks: Lit,
    /// Whether own stores were on their way when it began.
    pub late: Lit,
}

/// A path through a function.
#[derive(Clone)]
pub(crate) struct State {
    pub guard: Lit,
    pub regs: Vec<Option<V>>,
    pub memory: Memory,
    /// Where the thread is in the unwinding.
    pub position: Position,
    /// Its own writes there.
    pub local: Local,
    /// No thread has been started yet on this path.
    pub alone: bool,
    pub section: Option<Sect>,
    /// The most shared writes that the thread can have done.
    pub writes: usize,
}

pub(crate) struct Frame {
    pub func: FuncId,
    pub varargs: Vec<(Type, V)>,
    pub returns: Vec<(State, Vec<V>)>,
    /// The stack objects of the call, and when each was made.
    pub stack: Vec<(ObjId, Lit)>,
    /// Whether a branch that may leave the current loop was decided by constants.
    pub tested: bool,
}

/// What is known about a function before it is executed.
#[derive(Debug)]
pub(crate) struct FuncInfo {
    pub cfg: Cfg,
    pub loops: Loops,
    pub liveness: Liveness,
}

/// What stands at a position of the unwinding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strategy {
    /// One write.
    Fine(Reads),
    /// A cluster of writes of one thread.
    Intra,
    /// A cluster of writes, of all threads in their order.
    Inter,
}

impl Default for Strategy {
    fn default() -> Strategy {
        Strategy::Fine(Reads::default())
    }
}

/// How long the unwinding is, and what stands in it.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many positions; `None` only learns what there is.
    pub length: Option<usize>,
    /// What stands there.
    pub strategy: Strategy,
    /// The memory model.
    pub model: &'static Model,
}

/// One simulation of all threads.
pub struct Exec<'w, 'p> {
    /// What rounds share.
    pub world: &'w mut World<'p>,
    /// The bounds.
    pub bounds: &'w Bounds,
    /// All circuits.
    pub circuit: Circuit,
    /// The guessed writes.
    pub unwinding: Box<dyn Sequence>,
    /// The memory model.
    pub model: &'static Model,
    /// Only the world is learned: nothing is said about the unwinding.
    pub(crate) learning: bool,
    /// The threads, by number.
    pub threads: Vec<ThreadRun>,
    /// Possible violations.
    pub found: Vec<Found>,
    /// What the bounds cut off.
    pub cuts: Vec<Cut>,
    /// What memory holds when the first thread is started: position 0.
    pub start: Option<Memory>,
    /// Whether a value is only over-approximated in a way that replay can judge: floating point, printed text.
    pub inexact: bool,
    /// Why the simulation ended early, if it did.
    pub stopped: Option<Stop>,
    /// The most shared writes that each thread can do.
    pub most: Vec<usize>,
    /// What holds in every run.
    pub facts: Vec<Lit>,
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
    pub(crate) steps: u64,
    /// How many shared stores there are, and at most may be.
    pub(crate) stores: usize,
    pub(crate) max_stores: usize,
}

impl<'w, 'p> Exec<'w, 'p> {
    /// Simulates all threads.
    pub(crate) fn run(
        world: &'w mut World<'p>,
        budget: &'w Budget,
        bounds: &'w Bounds,
        info: &'w FxHashMap<FuncId, Rc<FuncInfo>>,
        plan: Plan,
    ) -> Exec<'w, 'p> {
        let mut circuit = Circuit::default();
        let length = plan.length.unwrap_or(0);
        let unwinding: Box<dyn Sequence> = match plan.strategy {
            Strategy::Fine(reads) => {
                let fine = Unwinding::new(&mut circuit, world, length, reads);
                match plan.model.keep.wr.other {
                    true => Box::new(fine),
                    false => Box::new(Buffered::new(fine, plan.model.keep.ww.other)),
                }
            }
            Strategy::Intra => Box::new(Clusters::new(&mut circuit, world, length)),
            Strategy::Inter => Box::new(Rounds::new(world, length)),
        };
        let mut exec = Exec {
            world,
            bounds,
            circuit,
            unwinding,
            model: plan.model,
            learning: plan.length.is_none(),
            threads: Vec::new(),
            found: Vec::new(),
            cuts: Vec::new(),
            start: None,
            inexact: false,
            stopped: None,
            most: Vec::new(),
            facts: Vec::new(),
            budget,
            tid: 0,
            frames: Vec::new(),
            path: Vec::new(),
            info,
            ended: FxHashMap::default(),
            ended_alone: FxHashMap::default(),
            joins: Vec::new(),
            sizes: FxHashMap::default(),
            steps: 0,
            stores: 0,
            max_stores: 4_000,
        };
        exec.all_threads();
        exec
    }

    pub(crate) fn items(&mut self) -> &mut Vec<Item> {
        let tid = self.tid as usize;
        &mut self.threads[tid].items
    }

    pub(crate) fn item(&mut self, st: &State, kind: ItemKind) {
        let item = Item { guard: st.guard, at: st.position.clone(), inside: st.local.inside, kind };
        self.items().push(item);
    }

    fn halted(&mut self, st: &State, when: Lit, why: Halt) {
        if !self.learning {
            self.unwinding.rest(&mut self.circuit, when, &st.local);
        }
        let position = st.position.clone();
        self.threads[self.tid as usize].halts.push((why, when, position));
    }

    /// The thread stands still, maybe inside of a section that has written.
    fn unfinished(&mut self, st: &State, when: Lit) {
        let Some(section) = st.section.filter(|s| s.wrote != Lit::FALSE) else { return };
        if self.learning {
            return;
        }
        let when = self.circuit.and(when, section.wrote);
        let at = self.unwinding.reached(&mut self.circuit, &st.position, &st.local);
        self.unwinding.unfinished(&mut self.circuit, when, &at);
    }

    /// A fence of the model.
    pub(crate) fn fence(&mut self, st: &mut State, mask: FenceMask) {
        if !self.learning && !st.alone && !mask.is_none() {
            if let Some(section) = st.section.filter(|s| s.late != Lit::FALSE && mask.covers(FenceMask::SL)) {
                let mut unclear = State { guard: self.circuit.and(st.guard, section.late), ..st.clone() };
                self.unsupported(
                    &mut unclear,
                    "a fence in an atomic section that began while stores were on their way",
                );
                st.guard = self.circuit.and(st.guard, !section.late);
            }
            st.position = self.unwinding.fence(&mut self.circuit, mask, &st.position, &mut st.local);
        }
    }

    /// The thread fails when the condition holds.
    pub(crate) fn fail(&mut self, st: &mut State, cond: Lit, kind: FindingKind) {
        let when = self.circuit.and(st.guard, cond);
        if when != Lit::FALSE {
            let (thread, item) = (self.tid, self.items().len() as u32);
            let (at, inside) = (st.position.clone(), st.local.inside);
            self.found.push(Found { when, kind, thread, at, inside, item });
            self.halted(st, when, Halt::Failed);
            self.unfinished(st, when);
            st.guard = self.circuit.and(st.guard, !cond);
        }
    }

    /// The thread goes on only if the condition holds. A section that does not go on has not happened: the thread
    /// has to stop before its first write.
    pub(crate) fn halt(&mut self, st: &mut State, unless: Lit, why: Halt) {
        let when = self.circuit.and(st.guard, !unless);
        if when == Lit::FALSE {
            return;
        }
        if let Some(section) = st.section.filter(|_| !self.learning) {
            self.unwinding.clauses().push(vec![!when, !section.wrote]);
        }
        self.halted(st, when, why);
        st.guard = self.circuit.and(st.guard, unless);
    }

    /// The thread goes no further: a bound or something unsupported.
    pub(crate) fn cut(&mut self, st: &mut State, kind: CutKind) {
        let when = st.guard;
        if when != Lit::FALSE {
            self.cuts.push(Cut { when, kind });
            self.halted(st, when, Halt::Cut);
            self.unfinished(st, when);
            st.guard = Lit::FALSE;
        }
    }

    /// The same, with a text.
    pub(crate) fn unsupported(&mut self, st: &mut State, what: &str) {
        self.cut(st, CutKind::Unsupported(what.to_string()));
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
            let bytes = self.circuit.len() as u64 * 32 + self.unwinding.clauses().len() as u64 * 48;
            self.stopped = self.budget.stop(bytes);
        }
        self.stopped.is_some()
    }
}
