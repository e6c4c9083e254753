//! What a section that waits has written so far. It has not happened, so nobody but its own thread sees it: a replayed
//! deadlock follows each blocked thread into its section, up to where it waits.

use crate::interp::{Allocation, Answer, Request};
use crate::value::{Dep, Value};
use fencepost_ir::{eval, RmwOp, Target, Type};
use rustc_hash::FxHashMap;

/// An object that the section makes is followed up to this size.
const MAX_OBJECT: u64 = 1 << 20;

/// The bytes that a section has written, with their undefined bits.
#[derive(Clone, Debug, Default)]
pub(crate) struct Attempt {
    bytes: FxHashMap<u64, (u8, u8)>,
}

impl Attempt {
    fn write(&mut self, addr: u64, size: u32, bits: u128, undef: u128) {
        for k in 0..size {
            let byte = ((bits >> (8 * k)) as u8, (undef >> (8 * k)) as u8);
            self.bytes.insert(addr.wrapping_add(u64::from(k)), byte);
        }
    }

    /// What a load reads: what the section has written, and elsewhere what memory holds.
    fn read<D: Dep>(&self, addr: u64, size: u32, memory: Value<D>) -> Value<D> {
        let (mut bits, mut undef) = (memory.bits, memory.undef);
        for k in 0..size {
            if let Some((b, u)) = self.bytes.get(&addr.wrapping_add(u64::from(k))) {
                let hole = !(0xff << (8 * k));
                bits = bits & hole | u128::from(*b) << (8 * k);
                undef = undef & hole | u128::from(*u) << (8 * k);
            }
        }
        Value { bits, undef, ..memory }
    }

    fn make(&mut self, object: &Allocation) {
        for k in 0..object.size.min(MAX_OBJECT) {
            self.bytes.insert(object.base.wrapping_add(k), object.fill.byte(k));
        }
    }

    /// Answers a request of a thread inside a section that waits, given what memory holds for everybody. `None` if a section
    /// that waits does not do such a thing, and for choices, which [`choice`](crate::choice) answers.
    pub fn answer<D: Dep>(
        &mut self,
        target: &Target,
        request: &Request<D>,
        memory: impl Fn(u64, u32) -> Value<D>,
    ) -> Option<Answer<D>> {
        let load = |this: &Self, ty: &Type, addr: &Value<D>| {
            let (at, size) = (addr.bits as u64, ty.bytes(target));
            this.read(at, size, memory(at, size))
        };
        match request {
            Request::Load { ty, addr, .. } => Some(Answer::Value(load(self, ty, addr))),
            Request::Store { ty, addr, value, .. } => {
                self.write(addr.bits as u64, ty.bytes(target), value.bits, value.undef);
                Some(Answer::Done)
            }
            Request::Rmw { op, ty, addr, value, .. } => {
                let old = load(self, ty, addr);
                let (bits, undef) = match op {
                    RmwOp::Xchg => (value.bits, value.undef),
                    _ if old.undef | value.undef != 0 => (0, eval::mask(ty.bits(target))),
                    _ => (eval::rmw(*op, *ty, target, old.bits, value.bits).ok()?, 0),
                };
                self.write(addr.bits as u64, ty.bytes(target), bits, undef);
                Some(Answer::Value(old))
            }
            Request::CmpXchg { ty, addr, expected, new, .. } => {
                let old = load(self, ty, addr);
                if old.undef != 0 {
                    return None;
                }
                let stored = old.bits == expected.bits;
                if stored {
                    self.write(addr.bits as u64, ty.bytes(target), new.bits, new.undef);
                }
                Some(Answer::Exchanged(old, stored))
            }
            Request::Allocate(object) => {
                self.make(object);
                Some(Answer::Done)
            }
            Request::Release { .. } | Request::Yield | Request::Commit | Request::Fence(_) => Some(Answer::Done),
            Request::Free(_)
            | Request::ObjectSize(_)
            | Request::ThreadNew { .. }
            | Request::ThreadStart { .. }
            | Request::ThreadJoin { .. }
            | Request::AtomicBegin
            | Request::AtomicEnd
            | Request::Blocked
            | Request::Assumed
            | Request::Nondet(..)
            | Request::Print(_)
            | Request::Exit(_)
            | Request::ProcessExit
            | Request::Fail(_)
            | Request::Limit(_) => None,
        }
    }
}
