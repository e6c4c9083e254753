//! Deadlocks: every thread that has not ended stands still, and a memory order exists in which it must.
//!
//! A thread before an atomic section stands still for good if the section blocks when all of its loads read the last
//! stores of the execution. Each such section is run again on those values; where the order leaves open which store is
//! last, every possibility is tried, and the order must exist with all of them together.
//! Choices inside of such a section count as [`choice`] says.

use super::deps::DepSet;
use super::leaf::{last_values, Shown};
use super::order::PartialOrder;
use super::search::{Search, Slot, State, Status};
use crate::choice;
use crate::finding::FindingKind;
use crate::interp::{Answer, Request, Thread};
use crate::layout::Tid;
use crate::value::Value;
use fencepost_ir::{eval, RmwOp, Type};

/// A section being run again at the end of an execution.
#[derive(Clone)]
struct Retry {
    thread: Thread<DepSet>,
    request: Request<DepSet>,
    /// What the section itself has stored: address and bytes.
    stored: Vec<(u64, u8, u8)>,
}

/// What comes of one step of a section.
enum Retried {
    /// It blocks.
    Blocks,
    /// It does not.
    GoesOn,
    /// It blocks if all of these do.
    All(Vec<Retry>),
    /// It blocks if one of these does, in its order.
    Any(Vec<(Retry, PartialOrder)>),
}

/// A value that a load may read at the end, its undefined bits, and the order in which it does.
type Last = (PartialOrder, u128, u128);

impl<'p> Search<'_, 'p> {
    /// Looks for a deadlock at the end of an execution in which some thread has not ended.
    pub fn deadlock(&mut self, state: &State<'p>) {
        let over = state.slots.iter().flatten().any(|s| s.thread.ends_process(&s.request));
        let excused = |s: &Status| matches!(s, Status::Stopped | Status::Failed(_));
        if over || state.slots.iter().flatten().any(|s| excused(&s.status)) {
            return;
        }
        let waits = |t: &Tid| state.slot(*t).is_some_and(|s| matches!(s.status, Status::Stuck | Status::Running));
        let Some(first) = (0..state.slots.len() as Tid).find(waits) else { return };
        let place = match state.slot(first) {
            Some(slot) => self.code.position(&slot.thread),
            None => return,
        };
        if self.found.contains(&(FindingKind::Deadlock, place.0)) {
            return;
        }
        let stuck = state.slots.iter().rev().flatten().filter(|s| s.status == Status::Stuck);
        let again =
            |s: &Slot<'p>| Retry { thread: Thread::clone(&s.thread), request: s.request.clone(), stored: Vec::new() };
        let waiting = stuck.map(again).collect();
        if let Some(order) = self.all_blocked(state, waiting, state.graph.order.clone()) {
            let shown = Shown { tid: first, kind: FindingKind::Deadlock, at: place, events: None };
            self.report(state, &order, shown);
        }
    }

    /// An order in which all of these sections block at the end.
    fn all_blocked(&mut self, state: &State<'p>, mut waiting: Vec<Retry>, order: PartialOrder) -> Option<PartialOrder> {
        while let Some(retry) = waiting.pop() {
            match self.retry(state, retry, &order) {
                Retried::Blocks => {}
                Retried::GoesOn => return None,
                Retried::All(all) => waiting.extend(all),
                Retried::Any(any) => {
                    return any.into_iter().find_map(|(retry, order)| {
                        let all = waiting.iter().cloned().chain([retry]).collect();
                        self.all_blocked(state, all, order)
                    })
                }
            }
        }
        order.solve()
    }

    /// One step of a section on the last values.
    fn retry(&mut self, state: &State<'p>, mut retry: Retry, order: &PartialOrder) -> Retried {
        let target = self.code.program.target;
        let request = retry.request.clone();
        let mut answers = Vec::new();
        match request {
            Request::Blocked => return Retried::Blocks,
            Request::AtomicBegin
            | Request::Fence(_)
            | Request::Yield
            | Request::Commit
            | Request::Allocate(_)
            | Request::Release { .. } => return Retried::All(vec![retry.resumed(self, Answer::Done)]),
            Request::Nondet(ty, kind) => {
                let Some(values) = choice::judged(kind, ty, &target) else {
                    self.undecided.insert(choice::UNJUDGED.to_string());
                    return Retried::GoesOn;
                };
                let with = |value| retry.clone().resumed(self, Answer::Value(Value::known(value)));
                return Retried::All(values.into_iter().map(with).collect());
            }
            Request::Store { ty, addr, value, .. } => {
                retry.store(addr.bits as u64, ty.bytes(&target), value.bits, value.undef);
                return Retried::All(vec![retry.resumed(self, Answer::Done)]);
            }
            Request::Load { ty, addr, .. } => {
                for (order, bits, undef) in self.last_read(state, &retry, order, ty, addr.bits as u64) {
                    let answer = Answer::Value(Value::new(bits, undef, DepSet::default()));
                    answers.push((retry.clone(), order, answer));
                }
            }
            Request::Rmw { op, ty, addr, value, .. } => {
                for (order, bits, undef) in self.last_read(state, &retry, order, ty, addr.bits as u64) {
                    let new = match op {
                        RmwOp::Xchg => Some((value.bits, value.undef)),
                        _ if undef | value.undef != 0 => Some((0, eval::mask(ty.bits(&target)))),
                        _ => eval::rmw(op, ty, &target, bits, value.bits).ok().map(|v| (v, 0)),
                    };
                    let Some((new, new_undef)) = new else { continue };
                    let mut next = retry.clone();
                    next.store(addr.bits as u64, ty.bytes(&target), new, new_undef);
                    answers.push((next, order, Answer::Value(Value::new(bits, undef, DepSet::default()))));
                }
            }
            Request::CmpXchg { ty, addr, expected, new, .. } => {
                for (order, bits, undef) in self.last_read(state, &retry, order, ty, addr.bits as u64) {
                    if undef != 0 {
                        continue;
                    }
                    let stores = bits == expected.bits;
                    let mut next = retry.clone();
                    if stores {
                        next.store(addr.bits as u64, ty.bytes(&target), new.bits, new.undef);
                    }
                    answers.push((next, order, Answer::Exchanged(Value::known(bits), stores)));
                }
            }
            // The section ends, fails or does something that other threads wait for: it does not block here.
            Request::AtomicEnd
            | Request::Assumed
            | Request::Free(_)
            | Request::ObjectSize(_)
            | Request::ThreadNew { .. }
            | Request::ThreadStart { .. }
            | Request::ThreadJoin { .. }
            | Request::Print(_)
            | Request::Exit(_)
            | Request::ProcessExit
            | Request::Fail(_)
            | Request::Limit(_) => return Retried::GoesOn,
        }
        let next = |(retry, order, answer): (Retry, PartialOrder, _)| (retry.resumed(self, answer), order);
        Retried::Any(answers.into_iter().map(next).collect())
    }

    /// A load of the last values, in every way that they can be last.
    fn last_read(&self, state: &State<'p>, retry: &Retry, order: &PartialOrder, ty: Type, addr: u64) -> Vec<Last> {
        let size = u64::from(ty.bytes(&self.code.program.target));
        let mut all: Vec<Last> = vec![(order.clone(), 0, 0)];
        for (at, len) in state.graph.pieces(addr, size, std::iter::empty()) {
            let mut next = Vec::new();
            for (order, bits, undef) in all {
                for (order, last) in last_values(&state.graph, &order, at, len) {
                    let value = last.map(|(_, v)| v).or_else(|| self.initial(state, at, len));
                    let (b, u) = value.unwrap_or((0, eval::mask(8 * len as u32)));
                    let shift = 8 * (at - addr) as u32;
                    next.push((order, bits | b << shift, undef | u << shift));
                }
            }
            all = next;
        }
        for (_, bits, undef) in &mut all {
            for (at, byte, un) in &retry.stored {
                if *at >= addr && *at < addr + size {
                    let shift = 8 * (*at - addr) as u32;
                    *bits = *bits & !(0xff << shift) | u128::from(*byte) << shift;
                    *undef = *undef & !(0xff << shift) | u128::from(*un) << shift;
                }
            }
        }
        all
    }
}

impl Retry {
    fn store(&mut self, addr: u64, size: u32, bits: u128, undef: u128) {
        for k in 0..size {
            self.stored.push((addr + u64::from(k), (bits >> (8 * k)) as u8, (undef >> (8 * k)) as u8));
        }
    }

    fn resumed(mut self, search: &Search<'_, '_>, answer: Answer<DepSet>) -> Retry {
        self.request = self.thread.resume(&search.code, answer);
        self
    }
}
