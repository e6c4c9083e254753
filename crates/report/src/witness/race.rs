//! The two accesses of a data race, as the ends of a witness.
//!
//! Source: the last segment of a witness of format 2.2, which holds two targets that nothing orders: both threads stand
//! before their access. Guarantee: the run is cut at the later access, which is a run too. Both accesses are named only if the
//! rest of the run does not need what the thread of the earlier one did behind it; otherwise that thread cannot stand there,
//! and the later access alone is the end. Misses: a race that shows only behind such steps has one target.

use fencepost_check::trace::{Trace, TraceEvent, TraceKind};

/// A race in a run.
pub struct Race<'a> {
    /// The earlier access, if its thread can stand there at the end.
    pub first: Option<Access<'a>>,
    /// The later access.
    pub last: Access<'a>,
}

/// An access of a race.
pub struct Access<'a> {
    /// Its event, if it is in the run.
    pub index: Option<usize>,
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
    let f = &trace.finding;
    if f.property != fencepost_check::Property::Race.name() {
        return None;
    }
    let named = |e: &TraceEvent| f.message.ends_with(&format!(" at {}:{} of thread {}", e.file, e.line, e.thread));
    let own = |e: &TraceEvent| e.thread == f.thread && e.file == f.file && e.line == f.line;
    let found = |which: &dyn Fn(&TraceEvent) -> bool| trace.events.iter().rposition(|e| touches(e) && which(e));
    let other = found(&named)?;
    let event = &trace.events[other];
    let other = Access {
        index: Some(other),
        thread: event.thread,
        file: &event.file,
        line: event.line,
        column: event.column,
        function: &event.function,
    };
    let own = Access {
        index: found(&own),
        thread: f.thread,
        file: &f.file,
        line: f.line,
        column: f.column,
        function: &f.function,
    };
    let (first, last) = if own.index < other.index && own.index.is_some() { (own, other) } else { (other, own) };
    let stands = !needed(trace, &first, last.index.unwrap_or(trace.events.len()));
    Some(Race { first: stands.then_some(first), last })
}

/// Whether others need what the thread of an access does between it and an event.
fn needed(trace: &Trace, access: &Access, end: usize) -> bool {
    let from = access.index.map_or(end, |i| i + 1);
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
