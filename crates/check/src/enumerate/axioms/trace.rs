//! Writes an execution down as a [`Trace`]: a linear extension of the solved `<M`, and the events in an order to read.

use super::graph::{Event, Source};
use super::order::{NodeId, PartialOrder};
use super::search::{Search, State, Status};
use crate::finding::{Finding, FindingKind};
use crate::names;
use crate::trace::{OrderItem, Trace, TraceEvent, TraceFinding, TraceKind, TraceThread, Word};
use fencepost_models::buffer::overlaps;

impl<'p> Search<'_, 'p> {
    /// The trace of an execution that ends with a finding; that of a race, or of an access after the end of its object, is between two
    /// events. Of the ends of stack objects only those are shown that one of the two is, or that an access comes too late for.
    pub fn trace(
        &self,
        state: &State<'p>,
        order: &PartialOrder,
        finding: &Finding,
        between: Option<(usize, usize)>,
    ) -> Trace {
        let graph = &state.graph;
        let is_shown = |event: usize| {
            let asked = || between.is_some_and(|(first, second)| [first, second].contains(&event));
            let silent = |e: &Event<'_>| e.kind == TraceKind::End && !asked() && !graph.has_late(e);
            graph.events.get(event).is_some_and(|e| !silent(e))
        };
        let memory: Vec<NodeId> = order
            .linearise(|n| graph.node(n).thread)
            .into_iter()
            .filter(|n| is_shown(graph.node(*n).event as usize))
            .collect();
        let memory = if self.task.model.machine.is_some() { whole(state, memory) } else { memory };
        let printed = self.printed(state, &memory, &is_shown);
        let mut place = vec![0u32; graph.events.len()];
        for (at, event) in printed.iter().enumerate() {
            place[*event] = at as u32;
        }
        let events = printed.iter().map(|e| self.trace_event(state, *e, &place, &is_shown)).collect();
        let order = memory
            .iter()
            .map(|n| {
                let event = graph.node(*n).event as usize;
                OrderItem { event: place[event], store: graph.events[event].store == Some(*n) }
            })
            .collect();
        let said = TraceFinding::new(self.code.program, finding);
        Trace {
            model: self.task.model.name.to_string(),
            threads: self.trace_threads(state, finding),
            events,
            order,
            finding: match between {
                Some((first, second)) if finding.kind == FindingKind::UseAfterFree => {
                    said.late(place[second], place[first])
                }
                Some((first, second)) => said.between(place[first], place[second]),
                None => said,
            },
        }
    }

    /// The events in an order to read: as memory sees them, each behind those that its thread issued before it.
    fn printed(&self, state: &State<'p>, memory: &[NodeId], is_shown: &dyn Fn(usize) -> bool) -> Vec<usize> {
        let events = &state.graph.events;
        let mut lanes: Vec<Vec<usize>> = vec![Vec::new(); state.slots.len()];
        for (i, e) in events.iter().enumerate().filter(|(i, e)| e.kind != TraceKind::Exit && is_shown(*i)) {
            lanes[e.thread as usize].push(i);
        }
        let mut next = vec![0usize; lanes.len()];
        let mut out = Vec::with_capacity(events.len());
        let ends: Vec<usize> = memory.iter().map(|n| state.graph.node(*n).event as usize).collect();
        let rest = lanes.iter().filter_map(|l| l.last().copied());
        for event in ends.into_iter().chain(rest) {
            let lane = events[event].thread as usize;
            while lanes[lane].get(next[lane]).is_some_and(|e| *e <= event) {
                out.push(lanes[lane][next[lane]]);
                next[lane] += 1;
            }
        }
        out
    }

    fn trace_threads(&self, state: &State<'p>, finding: &Finding) -> Vec<TraceThread> {
        let program = self.code.program;
        let deadlock = finding.kind == FindingKind::Deadlock;
        let thread = |(tid, slot): (usize, &Option<super::search::Slot<'p>>)| match slot {
            Some(slot) => TraceThread {
                function: program.func(slot.func).name.clone(),
                made_by: self.makers.get(tid).copied().flatten(),
                blocked: deadlock && matches!(slot.status, Status::Stuck | Status::Running),
            },
            None => TraceThread { function: String::new(), made_by: None, blocked: false },
        };
        state.slots.iter().enumerate().map(thread).collect()
    }

    fn trace_event(
        &self,
        state: &State<'p>,
        index: usize,
        place: &[u32],
        is_shown: &dyn Fn(usize) -> bool,
    ) -> TraceEvent {
        let graph = &state.graph;
        let e: &Event<'p> = &graph.events[index];
        let program = self.code.program;
        let reads_from = match e.load {
            None => Vec::new(),
            Some(load) => graph
                .reads
                .iter()
                .filter(|r| r.load == load)
                .map(|r| match r.source {
                    Source::Store(s) => place.get(graph.node(s).event as usize).copied(),
                    Source::Initial | Source::Promised => None,
                })
                .collect(),
        };
        let touched = e.load.is_some() || e.store.is_some();
        let private = touched
            && !graph.events.iter().enumerate().any(|(i, o)| {
                o.thread != e.thread
                    && is_shown(i)
                    && (o.load.is_some() || o.store.is_some())
                    && overlaps(o.addr, u64::from(o.size.max(1)), e.addr, u64::from(e.size.max(1)))
            });
        let what = if touched { names::address(&self.code, e.addr) } else { String::new() };
        TraceEvent {
            thread: e.thread,
            kind: e.kind,
            addr: e.addr,
            size: e.size,
            read: e.read.map(word),
            written: e.written.map(word),
            reads_from,
            what,
            atomic: if touched { names::order(e.order) } else { None },
            library: e.library.map(str::to_string),
            private,
            file: program.file_name(e.loc).unwrap_or("").to_string(),
            line: e.loc.line,
            column: e.loc.column,
            function: program.func(e.func).name.clone(),
        }
    }
}

/// The order in which each load of a read-modify-write stands right before its store, as the machines carry it out. The load can always
/// wait: what must come behind it is its store, what the store is before, or what its thread does later, and those machines keep that
/// behind the store.
fn whole(state: &State<'_>, memory: Vec<NodeId>) -> Vec<NodeId> {
    let graph = &state.graph;
    let halves = |n: NodeId| {
        let e = &graph.events[graph.node(n).event as usize];
        e.load.zip(e.store)
    };
    let mut out = Vec::with_capacity(memory.len());
    for n in memory {
        match halves(n) {
            Some((load, store)) if n == store => out.extend([load, store]),
            Some(_) => {}
            None => out.push(n),
        }
    }
    out
}

fn word((bits, undef): (u128, u128)) -> Word {
    Word { bits: bits & !undef, undef }
}
