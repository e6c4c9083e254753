//! The simulation: every thread once, all its paths together, against the memory unwinding.
//!
//! Source: Tomasco et al. (TACAS 2015), Figure 4: the rewriting rules, applied while the thread is executed symbolically
//! instead of to its text. How a thread by itself is executed is in `fencepost_execution`; this is what shared memory is
//! here. `create` and `join` are in [`threads`], `read` and `write` in [`access`], sections (`mem_lock`)
//! in [`threads`], `CHECK_RETURN` is the guard: behind a write that is not in the unwinding nothing is executed.
//! Guarantee: every run whose loops stay within the bounds is an assignment of the circuit and the clauses; what the bounds
//! cut off is recorded with its condition.
//! Deviations: a failed assumption stops its thread, not the run; the others can run on without a thread that has not come
//! to its assumption yet. The paper simulates a thread where it is created; here threads wait in a queue, and what a
//! join learns (whether and where the thread ended, its result) is guessed and checked later.

mod access;
mod threads;

pub use fencepost_execution::{prepare, Bounds, CutKind, FuncInfo};

use crate::buffered::Buffered;
use crate::clusters::Clusters;
use crate::local::Local;
use crate::position::Position;
use crate::rounds::Rounds;
use crate::sequence::Sequence;
use crate::tuning;
use crate::unwinding::{Reads, Unwinding};
use crate::world::{Known, ObjId, World};
use fencepost_check::finding::FindingKind;
use fencepost_check::layout::Tid;
use fencepost_check::task::Budget;
use fencepost_execution::memory::Memory;
use fencepost_execution::shared::Exchange;
use fencepost_execution::value::{Value, V};
use fencepost_execution::{Freed, Setting, SharedMemory, Step};
use fencepost_ir::{FenceKind, FenceMask, FuncId, NondetKind, Order, Reg, RmwOp, Type};
use fencepost_models::Model;
use fencepost_solver::bits::Bits;
use fencepost_solver::circuit::{Circuit, Lit};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// One simulation of all threads.
pub type Exec<'w, 'p> = fencepost_execution::Exec<'w, 'p, Simulation>;

/// A path through a function.
pub type State = fencepost_execution::State<Path>;

/// Why a thread goes no further; if it waits, where it is in the unwinding.
pub type Halt = fencepost_execution::Halt<Position>;

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
    /// A stack object or a thread-local variable ends that others can see.
    End {
        /// Which one.
        object: ObjId,
        /// Where its end is written.
        at: Position,
    },
    /// An answer of the library model.
    Answer(Bits),
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

/// What is recorded about a thread: where it is at its ends.
#[derive(Clone, Debug, Default)]
pub struct Ends {
    /// Where it starts.
    pub start: Option<Position>,
    /// Where it ends by itself, for each way to end.
    pub ends: Vec<Position>,
    /// Where it ends, as joins guessed.
    pub guess: Option<Position>,
}

/// An atomic section that a path is in.
#[derive(Clone, Copy, Debug)]
pub struct Sect {
    /// Whether it has written.
    pub wrote: Lit,
    /// Whether it reads: guessed where it begins, if that matters.
    pub looks: Lit,
    /// Whether own stores were on their way when it began.
    pub late: Lit,
    /// Whether it has taken an input, so that it cannot be judged whether it blocks.
    pub chose: Lit,
}

/// What a path remembers of the unwinding.
#[derive(Clone, Debug)]
pub struct Path {
    /// Where the thread is in the unwinding.
    pub position: Position,
    /// Its own writes there.
    pub local: Local,
    /// The atomic section that it is in.
    pub section: Option<Sect>,
    /// The most shared writes that the thread can have done.
    pub writes: usize,
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
    /// Whether no run needs more positions, so that clusters need no more than one write each.
    pub single: bool,
    /// The memory model.
    pub model: &'static Model,
}

/// Shared memory as an unwinding.
pub struct Simulation {
    /// The guessed writes.
    pub unwinding: Box<dyn Sequence>,
    /// Only the world is learned: nothing is said about the unwinding.
    learning: bool,
    /// Possible violations.
    pub found: Vec<Found>,
    /// When a thread waits in a section with an input, which might be another one next time.
    pub unjudged: Vec<Lit>,
    /// The most shared writes that each thread can do.
    pub most: Vec<usize>,
    /// How many shared stores there are.
    stores: usize,
}

/// Simulates all threads.
pub(crate) fn run<'w, 'p>(
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
        Strategy::Intra => Box::new(Clusters::new(&mut circuit, world, length, plan.single)),
        Strategy::Inter => Box::new(Rounds::new(&mut circuit, world, length, plan.single)),
    };
    let learning = plan.length.is_none();
    let shared =
        Simulation { unwinding, learning, found: Vec::new(), unjudged: Vec::new(), most: Vec::new(), stores: 0 };
    let setting = Setting { model: plan.model, budget, bounds, info };
    let mut exec = Exec::new(world, setting, circuit, shared);
    exec.all_threads();
    exec
}

fn item(exec: &mut Exec<'_, '_>, st: &State, kind: ItemKind) {
    let (at, inside) = (st.own.position.clone(), st.own.local.inside);
    exec.items().push(Item { guard: st.guard, at, inside, kind });
}

/// The thread stands still, maybe inside of a section that has written.
fn unfinished(exec: &mut Exec<'_, '_>, st: &State, when: Lit) {
    let Some(section) = st.own.section.filter(|s| s.wrote != Lit::FALSE) else { return };
    if exec.learning {
        return;
    }
    let when = exec.circuit.and(when, section.wrote);
    let unwinding = &mut exec.shared.unwinding;
    let at = unwinding.reached(&mut exec.circuit, &st.own.position, &st.own.local);
    unwinding.unfinished(&mut exec.circuit, when, &at);
}

/// A fence of the model.
fn fence(exec: &mut Exec<'_, '_>, st: &mut State, mask: FenceMask) {
    if exec.learning || st.alone || mask.is_none() {
        return;
    }
    if let Some(section) = st.own.section.filter(|s| s.late != Lit::FALSE && mask.covers(FenceMask::SL)) {
        let mut unclear = State { guard: exec.circuit.and(st.guard, section.late), ..st.clone() };
        exec.unsupported(&mut unclear, "a fence in an atomic section that began while stores were on their way");
        st.guard = exec.circuit.and(st.guard, !section.late);
    }
    let own = &mut st.own;
    own.position = exec.shared.unwinding.fence(&mut exec.circuit, mask, &own.position, &mut own.local);
}

/// The thread looks at memory: from here on it is where its fences allow that.
fn looks(exec: &mut Exec<'_, '_>, st: &mut State) {
    if !exec.learning {
        st.own.position = exec.shared.unwinding.looks(&mut exec.circuit, &st.own.position, &st.own.local);
    }
}

/// The states of paths that meet again behind an instruction, or none.
fn rejoin(exec: &mut Exec<'_, '_>, st: &mut State, states: Vec<State>) {
    let live: Vec<Reg> = (0..st.regs.len()).map(Reg::from_index).collect();
    match exec.merge(states, &live) {
        Some(merged) => *st = merged,
        None => st.guard = Lit::FALSE,
    }
}

impl SharedMemory for Simulation {
    type Path = Path;
    type Item = Item;
    type Wait = Position;
    type Thread = Ends;
    type Known = Known;
    type Call = ();

    const THREADS_IN_SECTIONS: bool = false;

    fn first(exec: &Exec<'_, '_>, tid: Tid) -> Path {
        let given = exec.threads.get(tid as usize).and_then(|t| t.own.start.clone());
        let position = given.unwrap_or_else(|| Position::start(exec.unwinding.length()));
        let local = exec.unwinding.starts(&position);
        Path { position, local, section: None, writes: 0 }
    }

    fn merge(exec: &mut Exec<'_, '_>, a: &Path, b: &Path, cond: Lit) -> Path {
        let c = &mut exec.circuit;
        let section = match (a.section, b.section) {
            (Some(x), Some(y)) => Some(Sect {
                wrote: c.ite(cond, y.wrote, x.wrote),
                looks: c.ite(cond, y.looks, x.looks),
                late: c.ite(cond, y.late, x.late),
                chose: c.ite(cond, y.chose, x.chose),
            }),
            (x, y) => x.or(y),
        };
        Path {
            position: Position::choose(c, cond, &b.position, &a.position),
            local: Local::choose(c, cond, &b.local, &a.local),
            section,
            writes: a.writes.max(b.writes),
        }
    }

    fn is_full(&self, budget: &Budget) -> bool {
        self.stores > tuning::STORES.of(budget)
    }

    fn bytes(&mut self) -> u64 {
        self.unwinding.clauses().len() as u64 * 48
    }

    fn did(exec: &mut Exec<'_, '_>, st: &State, step: Step) {
        let kind = match step {
            Step::Start(tid) => ItemKind::Start(tid),
            Step::Join(cases, result) => ItemKind::Join(cases, result),
            Step::Nondet(bits) => ItemKind::Nondet(bits),
            Step::Allocate(id) => ItemKind::Allocate(id),
            Step::Answer(bits) => ItemKind::Answer(bits),
            // The models of this engine keep no dependencies.
            Step::Branch(_) => return,
        };
        item(exec, st, kind);
    }

    fn failed(exec: &mut Exec<'_, '_>, st: &State, when: Lit, kind: FindingKind) {
        let (thread, item) = (exec.tid, exec.items().len() as u32);
        let (at, inside) = (st.own.position.clone(), st.own.local.inside);
        exec.found.push(Found { when, kind, thread, at, inside, item });
    }

    /// A section that does not go on has not happened, unless something is wrong in it or a bound is reached: the thread has
    /// to stop before its first write.
    fn halted(exec: &mut Exec<'_, '_>, st: &State, when: Lit, why: &Halt) {
        if exec.learning {
            return;
        }
        let within = matches!(why, Halt::Failed | Halt::Cut | Halt::Beyond);
        if let Some(section) = st.own.section.filter(|_| !within) {
            exec.unwinding.clauses().push(vec![!when, !section.wrote]);
        }
        exec.shared.unwinding.rest(&mut exec.circuit, when, &st.own.local);
        if within {
            unfinished(exec, st, when);
        }
    }

    fn wait(exec: &mut Exec<'_, '_>, st: &mut State, until: Lit) {
        let at = st.own.position.clone();
        let chose = st.own.section.map_or(Lit::FALSE, |s| s.chose);
        let waits = exec.circuit.and(st.guard, !until);
        let unclear = exec.circuit.and(waits, chose);
        exec.shared.unjudged.push(unclear);
        exec.halt(st, until, Halt::Wait(at));
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
        fence(exec, st, exec.model.mapping.fence(kind));
    }

    fn section_begins(exec: &mut Exec<'_, '_>, st: &mut State) {
        threads::section_begins(exec, st);
    }

    fn section_ends(_: &mut Exec<'_, '_>, st: &mut State) {
        st.own.section = None;
    }

    fn input(exec: &mut Exec<'_, '_>, st: &mut State, kind: NondetKind, width: usize) -> Value {
        if let (NondetKind::Input, Some(section)) = (kind, &mut st.own.section) {
            section.chose = Lit::TRUE;
        }
        Value::of(Bits::input(&mut exec.circuit, width))
    }

    fn released(exec: &mut Exec<'_, '_>, st: &mut State, id: ObjId, made: Lit) {
        let mut part = State { guard: exec.circuit.and(st.guard, made), ..st.clone() };
        access::end_life(exec, &mut part, &[(id, Lit::TRUE)]);
        let at = part.own.position.clone();
        item(exec, &part, ItemKind::End { object: id, at });
        let rest = State { guard: exec.circuit.and(st.guard, !made), ..st.clone() };
        rejoin(exec, st, vec![rest, part]);
    }

    fn freed(exec: &mut Exec<'_, '_>, st: &mut State, what: Freed<'_>) -> Lit {
        let mut really = State { guard: what.guard, ..st.clone() };
        if what.visible {
            access::end_life(exec, &mut really, what.targets);
        }
        let position = what.visible.then(|| really.own.position.clone());
        item(exec, &really, ItemKind::Free(position));
        let guard = really.guard;
        let rest = State { guard: exec.circuit.and(st.guard, what.null), ..st.clone() };
        rejoin(exec, st, vec![rest, really]);
        guard
    }

    fn prelude(exec: &mut Exec<'_, '_>, st: &mut State, start: &Memory) {
        for addr in st.memory.differences(start) {
            let Some(id) = exec.world.object_at(addr) else { continue };
            if exec.world.is_shared(id) {
                exec.unsupported(st, "memory that is set up differently on paths that start threads");
                return;
            }
            // Nobody else looks at it, or this round does not know yet: the next one will.
            exec.world.touch(id, exec.tid, true);
        }
    }

    fn flush(exec: &mut Exec<'_, '_>, st: &mut State) {
        fence(exec, st, FenceMask::FULL);
    }

    fn started(exec: &mut Exec<'_, '_>, st: &State, tid: Tid) {
        exec.threads[tid as usize].own.start = Some(st.own.position.clone());
    }

    fn joined(exec: &mut Exec<'_, '_>, st: &mut State, tid: Tid, is: Lit) {
        threads::joined(exec, st, tid, is);
    }

    fn ended(exec: &mut Exec<'_, '_>, st: &State) {
        threads::ended(exec, st);
    }

    fn finish(exec: &mut Exec<'_, '_>) {
        if !exec.learning {
            threads::check_guesses(exec);
            exec.shared.unwinding.finish(&mut exec.circuit);
        }
    }

    fn enters(_: &mut Exec<'_, '_>, _: FuncId, _: &mut State) {}

    fn leaves(_: &mut Exec<'_, '_>, (): (), _: Option<&State>) {}
}
