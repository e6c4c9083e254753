//! Deadlocks: every thread that has not ended stands still, and a memory order exists in which it must.
//!
//! A thread before an atomic section stands still for good if the section blocks when all of its loads read the last
//! stores of the execution. Each such section is run again on those values; where the order leaves open which store is
//! last, every possibility is tried, and the order must exist with all of them together.
//! Deviation: a spurious wake-up is never taken; an input inside such a section is 0.

use super::deps::DepSet;
use super::leaf::{last_values, Shown};
use super::order::PartialOrder;
use super::search::{Search, State, Status};
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
    order: PartialOrder,
    /// What the section itself has stored: address and bytes.
    stored: Vec<(u64, u8, u8)>,
}

impl<'p> Search<'_, 'p> {
    /// Looks for a deadlock at the end of an execution in which some thread has not ended.
    pub fn deadlock(&mut self, state: &State<'p>) {
        let main_over = state.slot(0).is_some_and(|s| matches!(s.status, Status::Ended(_)));
        let excused = |s: &Status| matches!(s, Status::Stopped | Status::Failed(_));
        if main_over || state.slots.iter().flatten().any(|s| excused(&s.status)) {
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
        let stuck: Vec<Tid> = (0..state.slots.len() as Tid)
            .filter(|t| state.slot(*t).is_some_and(|s| s.status == Status::Stuck))
            .collect();
        if let Some(order) = self.all_blocked(state, &stuck, state.graph.order.clone()) {
            let shown = Shown { tid: first, kind: FindingKind::Deadlock, at: place, events: None };
            self.report(state, &order, shown);
        }
    }

    /// An order in which the sections of all these threads block at the end.
    fn all_blocked(&self, state: &State<'p>, stuck: &[Tid], order: PartialOrder) -> Option<PartialOrder> {
        let Some((&tid, rest)) = stuck.split_first() else { return order.solve() };
        let slot = state.slot(tid)?;
        let thread = Thread::clone(&slot.thread);
        let mut stack = vec![Retry { thread, request: slot.request.clone(), order, stored: Vec::new() }];
        while let Some(retry) = stack.pop() {
            if retry.request == Request::Blocked {
                if let Some(order) = self.all_blocked(state, rest, retry.order) {
                    return Some(order);
                }
                continue;
            }
            self.retry(state, retry, &mut stack);
        }
        None
    }

    /// One step of a section on the last values. Sections that do not block vanish.
    fn retry(&self, state: &State<'p>, mut retry: Retry, stack: &mut Vec<Retry>) {
        let request = retry.request.clone();
        match request {
            Request::AtomicBegin
            | Request::Fence(_)
            | Request::Yield
            | Request::Commit
            | Request::Allocate(_)
            | Request::Release { .. } => retry.resume(self, Answer::Done, stack),
            Request::Nondet(..) => retry.resume(self, Answer::Value(Value::known(0)), stack),
            Request::Load { ty, addr, .. } => {
                for (mut next, bits, undef) in self.last_read(state, &retry, ty, addr.bits as u64) {
                    next.resume_clone(self, Answer::Value(Value::new(bits, undef, DepSet::default())));
                    stack.push(next);
                }
            }
            Request::Store { ty, addr, value, .. } => {
                retry.store(addr.bits as u64, ty.bytes(&self.code.program.target), value.bits, value.undef);
                retry.resume(self, Answer::Done, stack);
            }
            Request::Rmw { op, ty, addr, value, .. } => {
                let target = self.code.program.target;
                for (mut next, bits, undef) in self.last_read(state, &retry, ty, addr.bits as u64) {
                    let new = match op {
                        RmwOp::Xchg => Some((value.bits, value.undef)),
                        _ if undef | value.undef != 0 => Some((0, eval::mask(ty.bits(&target)))),
                        _ => eval::rmw(op, ty, &target, bits, value.bits).ok().map(|v| (v, 0)),
                    };
                    let Some((new, new_undef)) = new else { continue };
                    next.store(addr.bits as u64, ty.bytes(&target), new, new_undef);
                    next.resume_clone(self, Answer::Value(Value::new(bits, undef, DepSet::default())));
                    stack.push(next);
                }
            }
            Request::CmpXchg { ty, addr, expected, new, .. } => {
                for (mut next, bits, undef) in self.last_read(state, &retry, ty, addr.bits as u64) {
                    if undef != 0 {
                        continue;
                    }
                    let stores = bits == expected.bits;
                    if stores {
                        next.store(addr.bits as u64, ty.bytes(&self.code.program.target), new.bits, new.undef);
                    }
                    next.resume_clone(self, Answer::Exchanged(Value::known(bits), stores));
                    stack.push(next);
                }
            }
            // The section ends, fails or does something that other threads wait for: it does not block here.
            Request::AtomicEnd
            | Request::Blocked
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
            | Request::Limit(_) => {}
        }
    }

    /// A load of the last values, in every way that they can be last.
    fn last_read(&self, state: &State<'p>, retry: &Retry, ty: Type, addr: u64) -> Vec<(Retry, u128, u128)> {
        let size = u64::from(ty.bytes(&self.code.program.target));
        let mut all = vec![(retry.clone(), 0u128, 0u128)];
        for (at, len) in state.graph.pieces(addr, size, std::iter::empty()) {
            let mut next = Vec::new();
            for (retry, bits, undef) in all {
                for (order, last) in last_values(&state.graph, &retry.order, at, len) {
                    let value = last.map(|(_, v)| v).or_else(|| self.initial(state, at, len));
                    let (b, u) = value.unwrap_or((0, eval::mask(8 * len as u32)));
                    let shift = 8 * (at - addr) as u32;
                    next.push((Retry { order, ..retry.clone() }, bits | b << shift, undef | u << shift));
                }
            }
            all = next;
        }
        for (retry, bits, undef) in &mut all {
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

    fn resume_clone(&mut self, search: &Search<'_, '_>, answer: Answer<DepSet>) {
        self.request = self.thread.resume(&search.code, answer);
    }

    fn resume(mut self, search: &Search<'_, '_>, answer: Answer<DepSet>, stack: &mut Vec<Retry>) {
        self.resume_clone(search, answer);
        stack.push(self);
    }
}
