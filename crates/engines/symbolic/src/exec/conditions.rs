//! Loops around waits on condition variables: how often they need to go round.
//!
//! Source: our own, beside the argument of `ir::passes::spin`. A waiter may go on without being woken, so
//! `while (!ready) pthread_cond_wait(&c, &m);` may go round for ever, and no bound would ever be enough.
//!
//! A *round* is an iteration that changes nothing but by one wait: the registers that live on and the thread's own memory are
//! the same before and behind it. Let a thread `T` make `n` rounds in a row with the same `c` and `m`, and let `S` be how
//! often other threads signal or broadcast `c` in the whole run. Guarantee: if anything is found by runs with `n > S + 1`, it is
//! found by a run with fewer rounds, on every model; so runs with `n > S + 1` need not be followed.
//!
//! Why: take such a run. Between two waits, `T` does `leave` (it stops waiting, woken or not, and takes `m`), loads and
//! computes, and does `enter` (it gives `m` back and waits again). If `T` was woken, a signal came between this `leave` and the
//! `enter` before it. If there are more such pieces than signals, there is one in which `T` was not woken and during which
//! `c` was not signalled. Delete its events: `T` waits on, with the state that it would have come back with.
//! - `c`: who enters or leaves meanwhile sees `T` among those that wait, which matters to nobody but signals, and to who
//!   takes which bit; bits are names. A `pthread_cond_destroy` meanwhile finds `T` waiting, which is a finding of a real run.
//! - `m`: it was free before the piece, as it is behind it. Who takes it during the piece finds it free, too. Only who asks
//!   *whether* it is free could tell the difference (tries, with or without a time, and robust mutexes): then nothing is concluded. Who
//!   unlocks or destroys it while `T` has it goes wrong there and then, in a round that is not over.
//! - All else: the piece stores nothing that others read, and fewer events, fences and dependencies forbid less.
//! - Deadlocks: `T` stands in the same wait at the end, woken or not as before.
//!
//! Misses: loops with timed waits, with two waits in one iteration, and all loops if races are asked for, because only a
//! deleted load might have raced.

use super::{Exec, State};
use fencepost_check::layout::Tid;
use fencepost_execution::value::V;
use fencepost_execution::Iteration;
use fencepost_ir::{BlockId, FuncId, Function, Reg, Role};
use fencepost_solver::circuit::Lit;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// What a function has to do with condition variables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    None,
    /// It waits on its first argument with the mutex that is the second.
    Waits,
    /// It signals its first argument.
    Signals,
    /// It asks whether a mutex is free, or the time is over.
    Tries,
}

impl Part {
    fn of(f: &Function) -> Part {
        match f.role {
            Some(Role::Wait) => Part::Waits,
            Some(Role::Signal) => Part::Signals,
            Some(Role::TryLock | Role::Robust | Role::TimedWait) => Part::Tries,
            Some(
                Role::InitMutex
                | Role::DestroyMutex
                | Role::Lock
                | Role::Unlock
                // A part of a wait, or a look that finds fault with whoever holds the mutex.
                | Role::Mutex
                | Role::InitCondition
                | Role::DestroyCondition
                | Role::Condition,
            )
            | None => Part::None,
        }
    }
}

/// A call that waits.
#[derive(Clone, Debug)]
pub struct Wait {
    thread: Tid,
    guard: Lit,
    items: Range<usize>,
    condition: V,
    mutex: V,
}

impl Wait {
    /// The items of the call.
    pub fn items(&self) -> Range<usize> {
        self.items.clone()
    }
}

/// How often each thread signals each condition variable; `None` stands for one that is not known.
pub type Signals = FxHashMap<(Tid, Option<u64>), u32>;

/// A loop of a thread: the depth of calls, the function, the header.
type Place = (Tid, usize, FuncId, BlockId);

/// A round of such a loop.
#[derive(Clone, Debug)]
pub struct Round {
    /// The number of the iteration.
    number: u32,
    /// How many there have been in a row.
    row: u32,
    wait: Wait,
}

/// What an execution has seen of condition variables.
#[derive(Debug)]
pub struct Conditions {
    parts: Vec<Part>,
    waits: Vec<Wait>,
    signals: Signals,
    /// The last round of each loop.
    rounds: FxHashMap<Place, Round>,
}

impl Conditions {
    pub(super) fn new(functions: &[Function]) -> Conditions {
        Conditions {
            parts: functions.iter().map(Part::of).collect(),
            waits: Vec::new(),
            signals: Signals::default(),
            rounds: FxHashMap::default(),
        }
    }
}

/// A function is entered. If it waits, this is the call so far.
pub(super) fn enters(exec: &mut Exec<'_, '_>, func: FuncId, st: &State) -> Option<Wait> {
    let part = exec.shared.conditions.parts[func.index()];
    if part == Part::None {
        return None;
    }
    let f = exec.world.program.func(func);
    let argument = |n: usize| f.params.get(n).and_then(|p: &Reg| st.regs[p.index()].clone());
    match part {
        Part::None => None,
        Part::Waits => {
            let (condition, mutex) = (argument(0)?, argument(1)?);
            let first = exec.items().len();
            Some(Wait { thread: exec.tid, guard: st.guard, items: first..first, condition, mutex })
        }
        Part::Signals => {
            let condition = argument(0).and_then(|v| v.as_const()).map(|bits| bits as u64);
            let key = (exec.tid, condition);
            *exec.shared.conditions.signals.entry(key).or_default() += 1;
            None
        }
        Part::Tries => {
            let known = &mut exec.world.known;
            exec.world.changed |= !known.tries;
            known.tries = true;
            None
        }
    }
}

/// A function that waits is left.
pub(super) fn leaves(exec: &mut Exec<'_, '_>, wait: Wait) {
    let items = wait.items.start..exec.items().len();
    exec.shared.conditions.waits.push(Wait { items, ..wait });
}

/// All threads have been executed: what they signal is known to the next round.
pub(super) fn finish(exec: &mut Exec<'_, '_>) {
    for (key, times) in std::mem::take(&mut exec.shared.conditions.signals) {
        let known = exec.world.known.signals.entry(key).or_default();
        exec.world.changed |= *known < times;
        *known = times.max(*known);
    }
}

/// The one wait of an iteration that goes on, by its items; `None` if there is none or another one.
pub(super) fn only_wait(exec: &mut Exec<'_, '_>, items: usize, goes_on: Lit) -> Option<Wait> {
    let tid = exec.tid;
    let inside = |w: &&Wait| w.thread == tid && w.items.start >= items;
    let here: Vec<Wait> = exec.shared.conditions.waits.iter().rev().take_while(inside).cloned().collect();
    let mut here = here.into_iter().filter(|w| !exec.shared.guards.exclusive(&exec.circuit, w.guard, goes_on));
    let wait = here.next()?;
    here.next().is_none().then_some(wait)
}

/// The last round of a loop is none that counts any more.
pub(super) fn forget(exec: &mut Exec<'_, '_>, at: Iteration) -> Option<Round> {
    let key = (exec.tid, exec.frames.len(), at.func, at.header);
    exec.shared.conditions.rounds.remove(&key)
}

/// A round is over, after this one: whether more of them show nothing new.
pub(super) fn enough(exec: &mut Exec<'_, '_>, at: Iteration, before: Option<Round>, wait: Wait) -> bool {
    let same = |a: &V, b: &V| a.bits == b.bits && a.undef_bits() == b.undef_bits();
    let follows = |last: &Round| {
        last.number + 1 == at.number
            && same(&last.wait.condition, &wait.condition)
            && same(&last.wait.mutex, &wait.mutex)
    };
    let row = before.filter(follows).map_or(1, |last| last.row + 1);
    let signals = signals(&exec.world.known.signals, exec.tid, wait.condition.as_const().map(|bits| bits as u64));
    let key = (exec.tid, exec.frames.len(), at.func, at.header);
    exec.shared.conditions.rounds.insert(key, Round { number: at.number, row, wait });
    !exec.world.known.tries && row > signals + 1
}

/// How often other threads signal a condition variable.
fn signals(known: &Signals, tid: Tid, condition: Option<u64>) -> u32 {
    let meant = |((by, which), _): &(&(Tid, Option<u64>), &u32)| {
        *by != tid && (condition.is_none() || which.is_none() || *which == condition)
    };
    known.iter().filter(meant).map(|(_, times)| *times).sum()
}
