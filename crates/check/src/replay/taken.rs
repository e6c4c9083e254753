//! What the threads of a trace have been given on its word while they were executed: what a joined thread returned, how large an
//! object is, that an access finds an object. When all have been executed, it is judged.
//!
//! Guarantee: a thread that is joined has ended, and returned what the join says. Every access but the one that the run ends
//! with is to something that was ever an object, and may be stored to if it stores; whether the object's life has ended, the memory
//! order says elsewhere. Deviation: an object whose life has ended may have no size any more at any time.

use super::execute::Replayer;
use crate::finding::FindingKind;
use crate::interp::Request;
use crate::layout::{Region, Tid};
use crate::trace::{TraceEvent, TraceKind};

impl Replayer<'_> {
    pub(super) fn check_taken(&self) -> Result<(), String> {
        self.check_joins()?;
        self.check_sizes()?;
        self.check_accesses()
    }

    /// Threads that are joined have ended, with the result that is in the trace where it was taken from there.
    fn check_joins(&self) -> Result<(), String> {
        for (index, e) in self.trace.events.iter().enumerate().filter(|(_, e)| e.kind == TraceKind::ThreadJoin) {
            let joined = e.addr as Tid;
            let Some(Some((thread, request @ Request::Exit(value)))) = self.last.get(joined as usize) else {
                return Err(format!("thread {joined} is joined but has not ended"));
            };
            if thread.ends_process(request) {
                return Err(format!("thread {joined} is joined but has ended the process"));
            }
            let same = e.read.is_some_and(|w| (w.bits, w.undef) == (value.bits, value.undef));
            if joined > e.thread && !same {
                return Err(format!("event {index} joins thread {joined}, which returns something else"));
            }
        }
        Ok(())
    }

    /// The sizes of objects that were asked for.
    fn check_sizes(&self) -> Result<(), String> {
        for (index, addr) in &self.sizes {
            let said = self.trace.events[*index as usize].read.map_or(0, |w| w.bits);
            let rest = |base: u64, size: u64| u128::from((base + size).saturating_sub(*addr));
            let made = |tid: Tid| match self.code.layout.fixed_tls_at(self.code.program, tid, *addr) {
                Some(_) => false,
                None => {
                    let mut births = self.births.iter().filter(|b| b.covers(*addr));
                    said == 0 || births.any(|b| rest(b.allocation.base, b.allocation.size) == said)
                }
            };
            let fits = match self.code.layout.region(self.code.program, *addr) {
                Region::Thread(tid) => made(tid) || u128::from(self.objects.object_size(self.code, *addr)) == said,
                Region::Global(_) | Region::Null | Region::Function(_) | Region::Nowhere => {
                    u128::from(self.objects.object_size(self.code, *addr)) == said
                }
            };
            if !fits {
                return Err(format!("event {index} says that an object has {said} bytes left"));
            }
        }
        Ok(())
    }

    /// The accesses of the run are to objects.
    fn check_accesses(&self) -> Result<(), String> {
        for (index, e) in self.trace.events.iter().enumerate() {
            let write = match e.kind {
                TraceKind::Load => false,
                // A compare-exchange is judged as one that stores, whether it does or not.
                TraceKind::Store | TraceKind::Rmw | TraceKind::CmpXchg | TraceKind::CmpXchgFailed => true,
                TraceKind::Fence
                | TraceKind::AtomicBegin
                | TraceKind::AtomicEnd
                | TraceKind::ThreadStart
                | TraceKind::ThreadJoin
                | TraceKind::Free
                | TraceKind::End
                | TraceKind::Nondet
                | TraceKind::Answer
                | TraceKind::Exit => continue,
            };
            if let Some(wrong) = self.never_valid(e, write) {
                return Err(format!("event {index} is not possible: {wrong}"));
            }
        }
        Ok(())
    }

    /// What is wrong with an access at whatever time it is.
    fn never_valid(&self, e: &TraceEvent, write: bool) -> Option<FindingKind> {
        let wrong = self.objects.check(self.code, e.addr, u64::from(e.size), write).err()?;
        let end = e.addr.checked_add(u64::from(e.size));
        let holds = |base: u64, size: u64| e.addr >= base && end.is_some_and(|end| end <= base.saturating_add(size));
        let was = self.births.iter().any(|b| holds(b.allocation.base, b.allocation.size));
        (!was && wrong != FindingKind::UseAfterFree).then_some(wrong)
    }
}
