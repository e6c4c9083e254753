//! What the execution asks of shared memory, whatever an engine makes of it.
//!
//! A path knows what its own thread does. What it finds in memory that others write, and where its accesses stand among
//! theirs, is the engine's: it may make events of them and leave their order to a formula, or look them up in a sequence
//! that it has guessed. The execution tells it what happens, and asks what comes of it; whatever a path has to
//! remember for that is a [`SharedMemory::Path`].
//! Guarantee: a path that the engine ends (its guard becomes false) is followed no further.

use crate::exec::{Exec, Halt, State};
use crate::memory::Memory;
use crate::value::{Deps, Value, V};
use crate::world::ObjId;
use fencepost_check::finding::FindingKind;
use fencepost_check::layout::Tid;
use fencepost_check::Budget;
use fencepost_ir::{BlockId, FenceKind, FuncId, NondetKind, Order, Reg, RmwOp, Type};
use fencepost_solver::bits::Bits;
use fencepost_solver::circuit::Lit;
use std::fmt::Debug;

/// What a thread does besides accesses to memory.
#[derive(Clone, Debug)]
pub enum Step {
    /// A thread is started.
    Start(Tid),
    /// A thread is waited for: each with the condition that it is the one; and the result.
    Join(Vec<(Tid, Lit)>, V),
    /// A value is chosen.
    Nondet(Bits),
    /// An object begins.
    Allocate(ObjId),
    /// An answer of the library model.
    Answer(Bits),
    /// A branch that depends on loads.
    Branch(Deps),
}

/// An iteration of a loop.
#[derive(Clone, Copy, Debug)]
pub struct Iteration {
    /// The function.
    pub func: FuncId,
    /// The loop.
    pub header: BlockId,
    /// Its number, from 0.
    pub number: u32,
}

/// A call of `free`.
#[derive(Clone, Copy, Debug)]
pub struct Freed<'a> {
    /// What is freed.
    pub pointer: &'a V,
    /// The objects, and when each is meant.
    pub targets: &'a [(ObjId, Lit)],
    /// When it is null, and nothing happens.
    pub null: Lit,
    /// When the path comes to it with something to free.
    pub guard: Lit,
    /// Whether others can see it.
    pub visible: bool,
}

/// A compare-exchange.
#[derive(Clone, Copy, Debug)]
pub struct Exchange<'a> {
    /// The type.
    pub ty: Type,
    /// Where.
    pub addr: &'a V,
    /// What it compares with.
    pub expected: &'a V,
    /// What it stores.
    pub new: &'a V,
    /// The order if it stores.
    pub success: Order,
    /// The order if it does not.
    pub failure: Order,
    /// Whether it may fail without a reason.
    pub weak: bool,
}

/// An engine's account of shared memory. All functions get the execution, of which it is a part ([`Exec::shared`]).
pub trait SharedMemory: Sized {
    /// What a path remembers.
    type Path: Clone;
    /// What a thread did, as the engine records it.
    type Item: Clone + Debug;
    /// What is recorded about a wait that goes no further.
    type Wait: Clone + Debug;
    /// What is recorded about a thread.
    type Thread: Clone + Debug + Default;
    /// What is learned from one round to the next.
    type Known: Clone + Debug + Default;
    /// What must be known at the end of a call.
    type Call;

    /// Whether threads can be started and joined in atomic sections.
    const THREADS_IN_SECTIONS: bool;

    /// Where a thread begins.
    fn first(exec: &Exec<'_, '_, Self>, tid: Tid) -> Self::Path;

    /// Where two paths meet: the second's where the condition holds.
    fn merge(exec: &mut Exec<'_, '_, Self>, a: &Self::Path, b: &Self::Path, cond: Lit) -> Self::Path;

    /// Whether there are too many accesses to go on.
    fn is_full(&self, budget: &Budget) -> bool;

    /// About how much memory this takes.
    fn bytes(&mut self) -> u64;

    /// The thread does something.
    fn did(exec: &mut Exec<'_, '_, Self>, st: &State<Self::Path>, step: Step);

    /// The thread fails under the condition.
    fn failed(exec: &mut Exec<'_, '_, Self>, st: &State<Self::Path>, when: Lit, kind: FindingKind);

    /// The thread goes no further under the condition, which may be because it has failed.
    fn halted(exec: &mut Exec<'_, '_, Self>, st: &State<Self::Path>, when: Lit, why: &Halt<Self::Wait>);

    /// A path comes to something that is not supported. Says when a run shows that it does: an engine may have to tell runs that do from
    /// those that are looked at for something else.
    fn beyond(_: &mut Exec<'_, '_, Self>, st: &State<Self::Path>) -> Lit {
        st.guard
    }

    /// The thread waits until the condition holds.
    fn wait(exec: &mut Exec<'_, '_, Self>, st: &mut State<Self::Path>, until: Lit);

    /// A load.
    fn load(exec: &mut Exec<'_, '_, Self>, st: &mut State<Self::Path>, ty: Type, addr: &V, order: Order) -> V;

    /// A store.
    fn store(exec: &mut Exec<'_, '_, Self>, st: &mut State<Self::Path>, ty: Type, addr: &V, value: &V, order: Order);

    /// A read-modify-write; the result is the old value.
    fn rmw(
        exec: &mut Exec<'_, '_, Self>,
        st: &mut State<Self::Path>,
        op: RmwOp,
        ty: Type,
        addr: &V,
        operand: &V,
        order: Order,
    ) -> V;

    /// A compare-exchange; the results are the old value and whether it stored.
    fn exchange(exec: &mut Exec<'_, '_, Self>, st: &mut State<Self::Path>, what: Exchange<'_>) -> (V, V);

    /// A fence of the program.
    fn fence(exec: &mut Exec<'_, '_, Self>, st: &mut State<Self::Path>, kind: FenceKind);

    /// An atomic section begins, and is not inside of another.
    fn section_begins(exec: &mut Exec<'_, '_, Self>, st: &mut State<Self::Path>);

    /// An atomic section ends, and was not inside of another.
    fn section_ends(exec: &mut Exec<'_, '_, Self>, st: &mut State<Self::Path>);

    /// The instruction that begins an atomic section has been executed.
    fn section_begun(_: &mut Exec<'_, '_, Self>, _: &mut State<Self::Path>) {}

    /// A stack object ends that others can reach, if it was made.
    fn released(exec: &mut Exec<'_, '_, Self>, st: &mut State<Self::Path>, id: ObjId, made: Lit);

    /// A heap object ends. The result is when it does.
    fn freed(exec: &mut Exec<'_, '_, Self>, st: &mut State<Self::Path>, what: Freed<'_>) -> Lit;

    /// A path that was alone starts its first thread, but another has done so from another memory.
    fn prelude(exec: &mut Exec<'_, '_, Self>, st: &mut State<Self::Path>, start: &Memory);

    /// What the path has done is done before it starts or joins a thread.
    fn flush(_: &mut Exec<'_, '_, Self>, _: &mut State<Self::Path>) {}

    /// A thread was started.
    fn started(_: &mut Exec<'_, '_, Self>, _: &State<Self::Path>, _: Tid) {}

    /// A thread was joined, if it is the one.
    fn joined(_: &mut Exec<'_, '_, Self>, _: &mut State<Self::Path>, _: Tid, _: Lit) {}

    /// The thread has come to its end.
    fn ended(_: &mut Exec<'_, '_, Self>, _: &State<Self::Path>) {}

    /// All threads have been executed.
    fn finish(exec: &mut Exec<'_, '_, Self>);

    /// An input of so many bits.
    fn input(exec: &mut Exec<'_, '_, Self>, _: &mut State<Self::Path>, _: NondetKind, width: usize) -> Value {
        Value::of(Bits::input(&mut exec.circuit, width))
    }

    /// A function is entered.
    fn enters(exec: &mut Exec<'_, '_, Self>, func: FuncId, st: &mut State<Self::Path>) -> Self::Call;

    /// A function is left; no path may come back from it.
    fn leaves(exec: &mut Exec<'_, '_, Self>, call: Self::Call, st: Option<&State<Self::Path>>);

    /// `fp_observe`.
    fn observe(_: &mut Exec<'_, '_, Self>, _: &mut State<Self::Path>, _: &V) {}

    /// `fp_commit`.
    fn commit(_: &mut Exec<'_, '_, Self>, _: &mut State<Self::Path>) {}

    /// Whether runs in which an iteration of a loop goes on need not be followed, because it has done nothing. It began
    /// with this state and so many items.
    fn idle(
        _: &mut Exec<'_, '_, Self>,
        _at: Iteration,
        _entry: &State<Self::Path>,
        _next: &mut State<Self::Path>,
        _items: usize,
        _live: &[Reg],
    ) -> bool {
        false
    }
}
