//! The two accesses of a data race, as the ends of a witness.
//!
//! Source: the last segment of a witness of format 2.2, which holds two targets that nothing orders: both threads stand
//! before their access. Guarantee: the run is cut at the later access, which is a run too. Both accesses are named only if the
//! rest of the run does not need what the thread of the earlier one did behind it; otherwise that thread cannot stand there,
//! and the later access alone is the end. Misses: a race that shows only behind such steps has one target.

use fencepost_check::trace::{Claim, Trace, TraceEvent, TraceKind};

/// A race in a run.
pub struct Race<'a> {
    /// The earlier access, if its thread can stand there at the end.
    pub first: Option<Access<'a>>,
    /// The later access.
    pub last: Access<'a>,
}

/// An access of a race.
pub struct Access<'a> {
    /// Its event.
    pub index: usize,
    /// The thread.
    pub thread: u32,
    /// The file.
    pub file: &'a str,
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
    /// The function.
    pub function: &'a str,
}

/// The race that a run ends with, if both accesses are known.
pub fn of(trace: &Trace) -> Option<Race<'_>> {
    let Some(Claim::Race { first, second }) = trace.finding.claim else { return None };
    let access = |index: usize| {
        let e = trace.events.get(index)?;
        Some(Access { index, thread: e.thread, file: &e.file, line: e.line, column: e.column, function: &e.function })
    };
    let (first, last) = (access(first.min(second) as usize)?, access(first.max(second) as usize)?);
    let stands = !needed(trace, &first, last.index);
    Some(Race { first: stands.then_some(first), last })
}

/// Whether others need what the thread of an access does between it and an event.
fn needed(trace: &Trace, access: &Access, end: usize) -> bool {
    let from = access.index + 1;
    let events = || trace.events.iter().enumerate().take(end + 1);
    let joined = events().any(|(_, e)| e.kind == TraceKind::ThreadJoin && e.addr == u64::from(access.thread));
    let mut behind = events().skip(from).filter(|(_, e)| e.thread == access.thread);
    joined
        || behind.any(|(i, own)| {
            let after =
                |j: usize, e: &TraceEvent| j > i || e.reads_from.iter().flatten().any(|from| *from as usize == i);
            own.kind == TraceKind::ThreadStart
                || events().any(|(j, e)| e.thread != access.thread && conflict(own, e) && after(j, e))
        })
}

/// Whether two events touch the same memory and one of them writes.
fn conflict(a: &TraceEvent, b: &TraceEvent) -> bool {
    let end = |e: &TraceEvent| e.addr.saturating_add(u64::from(e.size));
    let meet = a.addr < end(b) && b.addr < end(a);
    touches(a) && touches(b) && meet && (a.written.is_some() || b.written.is_some())
}

fn touches(event: &TraceEvent) -> bool {
    (event.read.is_some() || event.written.is_some()) && event.kind != TraceKind::Nondet
}
