//! Condition variables, read-write locks, barriers, once and keys: each step happens at one point of the memory order, when
//! its thread has nothing in flight.
//!
//! A wait on a condition gives up the mutex and begins in one step; it goes on when it was woken, when its time is over,
//! which is at any moment, or for no reason. Nobody counts on the last: a thread that only that would wake is blocked. A
//! signal wakes one of those that wait, any of them. Readers of a read-write lock wait for a writer that has it, not for
//! one that waits. All threads that come to a barrier synchronise with all that leave it in that round; an unlock to write
//! with all locks that follow, an unlock to read with locks to write. A thread that holds the lock to write and asks for it
//! again is told so, or waits for ever.
//!
//! The process ends once: by the first thread that calls `exit`, returns from `main` or is the last to end. That thread does not
//! count as ended; the others go on meanwhile, and those that want to end the process as well wait for ever.

use crate::code::{Patience, Step};
use crate::lang::Tid;
use crate::state::{Library, Node, NodeId, State, Status, Value, Wrong};

/// What a step is done with.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// How many threads meet at the barrier.
    pub barrier: u8,
    /// Whether histories are kept for races.
    pub races: bool,
}

fn bit(t: Tid) -> u8 {
    1 << t
}

/// Whether a thread cannot go on until another does something.
pub fn is_blocked(library: &Library, t: Tid, round: u8, step: Step) -> bool {
    match step {
        Step::Ender => library.ender.is_some_and(|u| u != t),
        Step::CondLeave(timed) => library.woken & bit(t) == 0 && timed.is_none(),
        Step::RwLock(write, Patience::Endless) => {
            !open(library, write) && (library.writer != Some(t) || library.stands & bit(t) != 0)
        }
        Step::Leave => library.round == round,
        Step::OnceBegin(_) => library.once.0,
        Step::CondEnter
        | Step::Signal
        | Step::Broadcast
        | Step::RwLock(_, Patience::Short(_))
        | Step::RwUnlock
        | Step::Arrive
        | Step::OnceEnd
        | Step::TakeKey(_)
        | Step::Last(_) => false,
    }
}

/// Whether a thread may go on although it is blocked, for no reason.
pub fn may_wake(step: Step) -> bool {
    matches!(step, Step::CondLeave(_))
}

/// Whether the lock can be taken.
fn open(library: &Library, write: bool) -> bool {
    library.writer.is_none() && (!write || library.readers == 0)
}

/// All states after a step; `state` has its thread behind it already.
pub fn step(rules: Rules, mut state: State, t: Tid, step: Step) -> Vec<State> {
    match step {
        Step::CondEnter => {
            if state.mutexes[0] != Some(t) {
                return wrong(state, t);
            }
            state.mutexes[0] = None;
            let node = release(rules, &mut state, t);
            state.unlocks[0] = node;
            state.library.waiting |= bit(t);
        }
        Step::CondLeave(timed) => {
            let was_woken = state.library.woken & bit(t) != 0;
            let mut out = Vec::new();
            if was_woken {
                state.library.woken &= !bit(t);
                let from = state.library.signals.clone();
                acquire(rules, &mut state, t, from);
                set(&mut state, t, timed, 1);
                return vec![state];
            }
            state.library.waiting &= !bit(t);
            if let Some(r) = timed {
                let mut late = state.clone();
                set(&mut late, t, Some(r), 0);
                out.push(late);
            }
            set(&mut state, t, timed, 1);
            out.push(state);
            return out;
        }
        Step::Signal => {
            note_signal(rules, &mut state, t);
            let waiting = state.library.waiting;
            if waiting != 0 {
                return (0..8)
                    .filter(|u| waiting & bit(*u) != 0)
                    .map(|u| {
                        let mut next = state.clone();
                        next.library.waiting &= !bit(u);
                        next.library.woken |= bit(u);
                        next
                    })
                    .collect();
            }
        }
        Step::Broadcast => {
            note_signal(rules, &mut state, t);
            state.library.woken |= state.library.waiting;
            state.library.waiting = 0;
        }
        Step::RwLock(write, patience) => {
            let taken = open(&state.library, write);
            if taken {
                let mut from = state.library.written.clone();
                if write {
                    from.extend(&state.library.read);
                    state.library.writer = Some(t);
                } else {
                    state.library.readers += 1;
                }
                acquire(rules, &mut state, t, from);
            }
            match patience {
                Patience::Short(r) => set(&mut state, t, Some(r), i32::from(taken)),
                Patience::Endless if taken => {}
                Patience::Endless => {
                    let mut stands = state.clone();
                    stands.threads[t].pc -= 1;
                    stands.library.stands |= bit(t);
                    return vec![state, stands];
                }
            }
        }
        Step::RwUnlock => {
            let node = release(rules, &mut state, t);
            match state.library.writer {
                Some(owner) if owner == t => {
                    state.library.writer = None;
                    state.library.written = node.into_iter().collect();
                }
                Some(_) => return wrong(state, t),
                None if state.library.readers == 0 => return wrong(state, t),
                None => {
                    state.library.readers -= 1;
                    state.library.read.extend(node);
                }
            }
        }
        Step::Arrive => arrive(rules, &mut state, t),
        Step::Leave => {
            let round = usize::from(state.threads[t].round);
            let from = state.library.rounds.get(round).cloned().unwrap_or_default();
            acquire(rules, &mut state, t, from);
        }
        Step::OnceBegin(behind) => {
            if state.library.once.1 {
                let from = state.library.done.clone();
                acquire(rules, &mut state, t, from);
                state.threads[t].pc = behind;
            } else {
                state.library.once.0 = true;
            }
        }
        Step::OnceEnd => {
            state.library.once = (false, true);
            state.library.done = release(rules, &mut state, t).into_iter().collect();
        }
        Step::TakeKey(r) => {
            let thread = &mut state.threads[t];
            thread.regs[usize::from(r)] = (thread.key, 0);
            thread.key = Value::Int(0);
        }
        Step::Ender => state.library.ender = Some(t),
        Step::Last(behind) => {
            state.library.leaving |= bit(t);
            let leaving = state.library.leaving;
            let left = (0..state.threads.len()).any(|u| {
                leaving & bit(u) == 0
                    && matches!(state.threads[u].status, Status::Running | Status::Stuck | Status::Gone)
            });
            if left {
                state.threads[t].pc = behind;
                let node = release(rules, &mut state, t);
                state.library.left.extend(node);
            } else if rules.races {
                let from = state.library.left.clone();
                state.threads[t].history.push(Node::Last(from));
            }
        }
    }
    vec![state]
}

fn arrive(rules: Rules, state: &mut State, t: Tid) {
    let round = state.library.round;
    state.threads[t].round = round;
    if rules.races {
        state.library.rounds.resize(usize::from(round) + 1, Vec::new());
        let node = release(rules, state, t);
        state.library.rounds[usize::from(round)].extend(node);
    }
    state.library.arrived += 1;
    if state.library.arrived == rules.barrier {
        state.library.arrived = 0;
        state.library.round += 1;
    }
}

fn note_signal(rules: Rules, state: &mut State, t: Tid) {
    let node = release(rules, state, t);
    state.library.signals.extend(node);
}

fn release(rules: Rules, state: &mut State, t: Tid) -> Option<NodeId> {
    rules.races.then(|| {
        state.threads[t].history.push(Node::Release);
        (t, state.threads[t].history.len() - 1)
    })
}

fn acquire(rules: Rules, state: &mut State, t: Tid, from: Vec<NodeId>) {
    if rules.races {
        state.threads[t].history.push(Node::Acquire(from));
    }
}

fn set(state: &mut State, t: Tid, r: Option<u8>, value: i32) {
    if let Some(r) = r {
        state.threads[t].regs[usize::from(r)] = (Value::Int(value), 0);
    }
}

fn wrong(mut state: State, t: Tid) -> Vec<State> {
    state.goes_wrong(Wrong::Memory);
    state.threads[t].status = Status::Stuck;
    vec![state]
}
