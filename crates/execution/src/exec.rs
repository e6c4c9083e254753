//! A round of symbolic execution: its state, and how paths end.

use crate::bounds::{Bounds, Cut, CutKind};
use crate::memory::Memory;
use crate::shared::SharedMemory;
use crate::value::{Dep, Points, V};
use crate::world::{ObjId, PathKey, World};
use fencepost_check::finding::FindingKind;
use fencepost_check::layout::Tid;
use fencepost_check::task::{Budget, Stop};
use fencepost_ir::cfg::Cfg;
use fencepost_ir::liveness::Liveness;
use fencepost_ir::loops::Loops;
use fencepost_ir::{FuncId, Loc, Type};
use fencepost_models::Model;
use fencepost_solver::bits::Bits;
use fencepost_solver::circuit::{Circuit, Lit};
use rustc_hash::FxHashMap;
use std::ops::{Deref, DerefMut};
use std::rc::Rc;

/// Why a thread goes no further on some path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halt<W> {
    /// A wait, which may count as blocked.
    Wait(W),
    /// A join of a thread that has not ended.
    Join,
    /// A failed assumption or a wait of the program that spins: not a deadlock.
    Assume,
    /// A bound.
    Cut,
    /// Something that is not supported.
    Beyond,
    /// The program ended.
    Exit,
    /// A finding.
    Failed,
}

/// One thread of a round.
#[derive(Clone, Debug)]
pub struct ThreadRun<I, W, T> {
    /// What it does, in program order. Items of different branches stand one behind the other, with their guards.
    pub items: Vec<I>,
    /// When it is started.
    pub started: Lit,
    /// Which function it runs and with which argument.
    pub entry: Option<(FuncId, V)>,
    /// When it ends by itself.
    pub ended: Vec<Lit>,
    /// Those of `ended` with which the process ends: the first thread returns from `main`. Nobody can join it then.
    pub returned: Vec<Lit>,
    /// The input that stands for its end in joins that were executed before.
    pub ended_input: Option<Lit>,
    /// Its result, with the guard of each way to end.
    pub results: Vec<(Lit, V)>,
    /// The input that stands for its result.
    pub result_input: Option<V>,
    /// Why and when it stops before its end.
    pub halts: Vec<(Halt<W>, Lit)>,
    /// What the engine records.
    pub own: T,
}

impl<I, W, T> ThreadRun<I, W, T> {
    /// When it ends so that others may join it.
    pub fn joinable(&self) -> Vec<Lit> {
        self.ended.iter().filter(|e| !self.returned.contains(e)).copied().collect()
    }
}

impl<I, W, T: Default> Default for ThreadRun<I, W, T> {
    fn default() -> ThreadRun<I, W, T> {
        ThreadRun {
            items: Vec::new(),
            started: Lit::FALSE,
            entry: None,
            ended: Vec::new(),
            returned: Vec::new(),
            ended_input: None,
            results: Vec::new(),
            result_input: None,
            halts: Vec::new(),
            own: T::default(),
        }
    }
}

/// A path through a function.
#[derive(Clone, Debug)]
pub struct State<P> {
    /// When a run takes it.
    pub guard: Lit,
    /// The registers that are live.
    pub regs: Vec<Option<V>>,
    /// The memory that nobody else writes.
    pub memory: Memory,
    /// No thread has been started yet on this path.
    pub alone: bool,
    /// Threads that this path has waited for: they touch nothing any more.
    pub over: Vec<Tid>,
    /// How many atomic sections are open.
    pub nesting: u32,
    /// What the engine's shared memory remembers.
    pub own: P,
}

impl<P: Default> State<P> {
    /// Before anything has happened.
    pub fn first() -> State<P> {
        State::begin(P::default())
    }
}

impl<P> State<P> {
    /// The same, with what the engine's shared memory remembers.
    pub fn begin(own: P) -> State<P> {
        State {
            guard: Lit::TRUE,
            regs: Vec::new(),
            memory: Memory::default(),
            alone: true,
            over: Vec::new(),
            nesting: 0,
            own,
        }
    }
}

/// The graphs of a function.
#[derive(Debug)]
pub struct FuncInfo {
    /// The control flow.
    pub cfg: Cfg,
    /// Its loops.
    pub loops: Loops,
    /// Live registers.
    pub liveness: Liveness,
}

/// A call that a path is in.
#[derive(Debug)]
pub struct Frame<P> {
    /// The function.
    pub func: FuncId,
    /// Its arguments beyond the parameters.
    pub varargs: Vec<(Type, V)>,
    /// The paths that came to its end, with their results.
    pub returns: Vec<(State<P>, Vec<V>)>,
    /// The stack objects of this call, with the condition that they exist.
    pub stack: Vec<(ObjId, Lit)>,
    /// Whether an exit of the current loop iteration was decided by constants.
    pub tested: bool,
}

/// What a round is about.
#[derive(Clone, Copy, Debug)]
pub struct Setting<'w> {
    /// The memory model.
    pub model: &'static Model,
    /// The limits.
    pub budget: &'w Budget,
    /// The bounds.
    pub bounds: &'w Bounds,
    /// The graphs of all functions.
    pub info: &'w FxHashMap<FuncId, Rc<FuncInfo>>,
}

/// A round of symbolic execution. What the engine's shared memory records is reached like a part of it.
pub struct Exec<'w, 'p, M: SharedMemory> {
    /// What rounds share.
    pub world: &'w mut World<'p, M::Known>,
    /// The shared memory.
    pub shared: M,
    /// The memory model.
    pub model: &'static Model,
    /// The bounds.
    pub bounds: &'w Bounds,
    /// All circuits.
    pub circuit: Circuit,
    /// The threads, by number.
    pub threads: Vec<ThreadRun<M::Item, M::Wait, M::Thread>>,
    /// Dependencies.
    pub deps: Vec<Dep>,
    /// What the bounds cut off.
    pub cuts: Vec<Cut>,
    /// What memory holds when the first thread is started.
    pub start: Option<Memory>,
    /// Whether a value is only over-approximated in a way that replay can judge: floating point, printed text.
    pub inexact: bool,
    /// Why the round ended early, if it did.
    pub stopped: Option<Stop>,
    /// The limits.
    pub budget: &'w Budget,
    /// The thread that is executed.
    pub tid: Tid,
    /// The calls that it is in.
    pub frames: Vec<Frame<M::Path>>,
    /// Where it is.
    pub path: PathKey,
    /// The graphs of all functions.
    pub info: &'w FxHashMap<FuncId, Rc<FuncInfo>>,
    /// Ends of objects seen by their own thread so far: object, condition.
    pub ended: FxHashMap<ObjId, Vec<Lit>>,
    /// Ends of objects before the first thread was started.
    pub ended_alone: FxHashMap<ObjId, Vec<Lit>>,
    /// Joins so far: thread that joins, thread joined, condition.
    pub joins: Vec<(Tid, Tid, Lit)>,
    /// The sizes of objects that vary.
    pub sizes: FxHashMap<ObjId, Bits>,
    /// What holds in every run.
    pub facts: Vec<Lit>,
    /// The place in the source.
    pub loc: Loc,
    /// How many instructions were executed.
    pub instructions: u64,
    steps: u64,
}

impl<M: SharedMemory> Deref for Exec<'_, '_, M> {
    type Target = M;

    fn deref(&self) -> &M {
        &self.shared
    }
}

impl<M: SharedMemory> DerefMut for Exec<'_, '_, M> {
    fn deref_mut(&mut self) -> &mut M {
        &mut self.shared
    }
}

impl<'w, 'p, M: SharedMemory> Exec<'w, 'p, M> {
    /// A round before its first thread.
    pub fn new(
        world: &'w mut World<'p, M::Known>,
        setting: Setting<'w>,
        circuit: Circuit,
        shared: M,
    ) -> Exec<'w, 'p, M> {
        let Setting { model, budget, bounds, info } = setting;
        Exec {
            world,
            shared,
            model,
            bounds,
            circuit,
            threads: Vec::new(),
            deps: Vec::new(),
            cuts: Vec::new(),
            start: None,
            inexact: false,
            stopped: None,
            budget,
            tid: 0,
            frames: Vec::new(),
            path: Vec::new(),
            info,
            ended: FxHashMap::default(),
            ended_alone: FxHashMap::default(),
            joins: Vec::new(),
            sizes: FxHashMap::default(),
            facts: Vec::new(),
            loc: Loc::NONE,
            instructions: 0,
            steps: 0,
        }
    }

    /// The items of the current thread.
    pub fn items(&mut self) -> &mut Vec<M::Item> {
        let tid = self.tid as usize;
        &mut self.threads[tid].items
    }

    /// The function that is executed.
    pub fn func(&self) -> FuncId {
        self.frames.last().map_or(FuncId(0), |f| f.func)
    }

    /// The thread fails when the condition holds.
    pub fn fail(&mut self, st: &mut State<M::Path>, cond: Lit, kind: FindingKind) {
        let when = self.circuit.and(st.guard, cond);
        if when != Lit::FALSE {
            M::failed(self, st, when, kind);
            self.halted(st, when, Halt::Failed);
            st.guard = self.circuit.and(st.guard, !cond);
        }
    }

    /// The thread goes on only if the condition holds.
    pub fn halt(&mut self, st: &mut State<M::Path>, unless: Lit, why: Halt<M::Wait>) {
        let when = self.circuit.and(st.guard, !unless);
        if when != Lit::FALSE {
            self.halted(st, when, why);
            st.guard = self.circuit.and(st.guard, unless);
        }
    }

    fn halted(&mut self, st: &State<M::Path>, when: Lit, why: Halt<M::Wait>) {
        M::halted(self, st, when, &why);
        self.threads[self.tid as usize].halts.push((why, when));
    }

    /// The thread goes no further: a bound or something unsupported.
    pub fn cut(&mut self, st: &mut State<M::Path>, kind: CutKind) {
        let loc = self.loc;
        if st.guard == Lit::FALSE {
            return;
        }
        let (why, when) = match kind {
            CutKind::Unsupported(_) => (Halt::Beyond, M::beyond(self, st)),
            CutKind::Loop(..) | CutKind::Recursion(_) => (Halt::Cut, st.guard),
        };
        self.halt(st, Lit::FALSE, why);
        self.cuts.push(Cut { when, kind, loc });
    }

    /// The same, with a text.
    pub fn unsupported(&mut self, st: &mut State<M::Path>, what: &str) {
        self.cut(st, CutKind::Unsupported(what.to_string()));
    }

    /// The objects that a value may point into.
    pub fn points(&self, v: &V) -> Points {
        crate::value::points_of(self.world, v)
    }

    /// Whether to give up; checked now and then.
    pub fn tired(&mut self) -> bool {
        self.steps += 1;
        if self.stopped.is_some() {
            return true;
        }
        if self.steps.is_multiple_of(256) {
            let bytes = self.circuit.len() as u64 * 32 + self.shared.bytes();
            self.budget.spend(256);
            self.stopped = self.budget.stop(bytes);
        }
        self.stopped.is_some()
    }
}
