//! Which stack addresses are not used again, because a pointer to the object before may be left.
//!
//! A pointer that is handed to another thread, returned, stored where others may read it, or still in a register when its object
//! ends, may be used at any time: its address is never used again. One that is stored into a local of the thread that nobody
//! else knows (a closure that holds references, a list of locals) can be found there only while that local lives: its address is not
//! used again until then. So a loop whose rounds make such locals comes back to the state that it had.
//! Guarantee: where an address is used again, no pointer to the object before is in memory that lives, or in a register that is needed,
//! and no other thread has ever known one. Misses: pointers in disguise, their bits shifted or mixed with others.

use super::{Code, Request, Thread};
use crate::value::{Dep, Value};
use fencepost_ir::eval::mask;
use smallvec::SmallVec;
use std::ops::Range;

/// An object whose address stands in a local of the same thread.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Pin {
    base: u64,
    end: u64,
    /// Where that local begins.
    holder: u64,
}

/// What is known of the addresses of a thread's stack objects.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Pins {
    /// Addresses below are never used again.
    forever: u64,
    /// The living objects that others may know, by their beginnings; sorted.
    known: SmallVec<[u64; 2]>,
    /// Sorted.
    held: SmallVec<[Pin; 2]>,
}

impl Pins {
    /// Addresses below are not used again now.
    pub fn height(&self) -> u64 {
        self.held.iter().map(|p| p.end).fold(self.forever, u64::max)
    }

    /// The address of an object is known to others, or kept; with it all that can be read there.
    fn keep(&mut self, base: u64, end: u64) {
        let mut open = vec![(base, end)];
        while let Some((base, end)) = open.pop() {
            self.forever = self.forever.max(end);
            if let Err(at) = self.known.binary_search(&base) {
                self.known.insert(at, base);
            }
            open.extend(self.held.iter().filter(|p| p.holder == base).map(|p| (p.base, p.end)));
            self.held.retain(|p| p.holder != base);
        }
    }

    /// The address of an object stands in a local.
    fn hold(&mut self, base: u64, end: u64, holder: u64) {
        if self.known.binary_search(&holder).is_ok() {
            return self.keep(base, end);
        }
        let pin = Pin { base, end, holder };
        if let Err(at) = self.held.binary_search(&pin) {
            self.held.insert(at, pin);
        }
    }

    /// Only these objects live.
    fn settle(&mut self, lives: impl Fn(u64) -> bool) {
        self.known.retain(|base| lives(*base));
        self.held.retain(|p| lives(p.holder));
    }
}

impl<D: Dep> Thread<D> {
    /// A pointer into the thread's stack that is stored or handed to another thread may outlive what it points to.
    pub(super) fn pin_sent(&mut self, code: &Code<'_>, request: &Request<D>) {
        match request {
            Request::Store { value, addr, .. } => {
                let holder = if addr.undef == 0 { self.own_object(code, addr.bits) } else { None };
                self.pin_into(code, *value, holder, &(0..u64::MAX));
            }
            Request::Rmw { value, .. } => self.pin(code, *value),
            Request::CmpXchg { new, .. } => self.pin(code, *new),
            Request::ThreadStart { arg, .. } => self.pin(code, *arg),
            Request::Load { .. }
            | Request::Fence(_)
            | Request::Allocate(_)
            | Request::Release { .. }
            | Request::Free(_)
            | Request::ObjectSize(_)
            | Request::ThreadNew { .. }
            | Request::ThreadJoin { .. }
            | Request::AtomicBegin
            | Request::AtomicEnd
            | Request::Blocked
            | Request::Assumed
            | Request::Nondet(..)
            | Request::Print(_)
            | Request::Yield
            | Request::Commit
            | Request::Exit(_)
            | Request::ProcessExit
            | Request::Fail(_)
            | Request::Limit(_) => {}
        }
    }

    /// The beginning of the living stack object of this thread that an address is in.
    fn own_object(&self, code: &Code<'_>, addr: u128) -> Option<u64> {
        let addr = u64::try_from(addr).ok()?;
        if addr < code.layout.stack_start(self.tid) || addr >= self.stack {
            return None;
        }
        let mut all = self.frames.iter().rev().flat_map(|f| &f.objects);
        all.find(|(base, end)| (*base..*end).contains(&addr)).map(|(base, _)| *base)
    }

    /// If a value points to one of the thread's stack objects (or right behind it), its address is not used again.
    pub(super) fn pin(&mut self, code: &Code<'_>, value: Value<D>) {
        self.pin_into(code, value, None, &(0..u64::MAX));
    }

    /// The same for objects that end now, those that begin in a range, and those that have ended: what goes on living is looked at
    /// when it ends.
    pub(super) fn pin_ending(&mut self, code: &Code<'_>, value: Value<D>, ending: &Range<u64>) {
        self.pin_into(code, value, None, ending);
    }

    fn pin_into(&mut self, code: &Code<'_>, value: Value<D>, holder: Option<u64>, about: &Range<u64>) {
        let bits = u32::from(code.program.target.pointer_bits);
        let start = code.layout.stack_start(self.tid);
        for lane in 0..128 / bits {
            let word = value.bits >> (lane * bits) & mask(bits);
            let Ok(addr) = u64::try_from(word) else { continue };
            if addr < start || addr >= self.stack {
                continue;
            }
            // One that has ended, and is kept apart because a local points to it: now something else does, too.
            let ended: SmallVec<[Pin; 2]> =
                self.pins.held.iter().filter(|p| (p.base..=p.end).contains(&addr)).copied().collect();
            let all = self.frames.iter().rev().flat_map(|f| &f.objects);
            let living = all.filter(|(base, _)| *base <= addr).max_by_key(|(base, _)| *base).copied();
            let ended = ended.into_iter().map(|p| (p.base, p.end)).filter(|o| Some(*o) != living);
            let ended: SmallVec<[(u64, u64); 2]> = ended.collect();
            ended.into_iter().for_each(|(base, end)| self.pins.keep(base, end));
            match (living.filter(|(base, _)| about.contains(base)), holder) {
                (Some((base, end)), Some(holder)) => self.pins.hold(base, end, holder),
                (Some((base, end)), None) => self.pins.keep(base, end),
                (None, _) => {}
            }
        }
    }

    /// What the registers that are still needed point to may be used behind the end of its scope.
    pub(super) fn pin_live(&mut self, code: &Code<'_>, ending: &Range<u64>) {
        let frame = self.top();
        let live = code.liveness[frame.func.index()].live_before(frame.block, frame.ip as usize + 1);
        let marks = &code.marks[frame.func.index()];
        let pointers = live.iter().filter(|r| marks.binary_search(r).is_err());
        let values: SmallVec<[Value<D>; 8]> = pointers.map(|r| frame.regs[r.index()]).collect();
        for value in values {
            self.pin_ending(code, value, ending);
        }
    }

    /// Where the next stack object may be when the living ones end at an address.
    pub(super) fn sink(&mut self, height: u64) {
        let frames = &self.frames;
        self.pins.settle(|base| frames.iter().any(|f| f.objects.iter().any(|(b, _)| *b == base)));
        self.stack = height.max(self.pins.height());
    }
}
