//! What the end of a branch shows: findings, final states, or nothing because a promise was not kept.
//!
//! A branch ends when no thread can move. It is an execution if all promises are kept and `<M` exists ([`PartialOrder::
//! solve`](super::order::PartialOrder::solve), exact). Threads that failed, stopped or stand still do not matter to the
//! others: whatever a run does after its finding, the part before it is legal.

use super::graph::{Content, Graph, NodeKind};
use super::order::PartialOrder;
use super::search::{Search, State, Status};
use super::{thin_air, FinalState};
use crate::finding::{Finding, FindingKind, Property};
use crate::layout::Tid;
use crate::task::Reason;
use fencepost_ir::{FuncId, GlobalId, Loc};
use smallvec::SmallVec;

/// Numbers for people.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Statistics {
    /// Legal executions of the last round.
    pub executions: u64,
    /// Branches of the last round that ended without one.
    pub blocked: u64,
    /// Sources tried, and decisions whether a store keeps a promise.
    pub checks: u64,
    /// How often the search was run.
    pub rounds: u64,
    /// The most nodes of a graph.
    pub nodes: u64,
}

/// What an execution shows: what goes wrong, in which thread, and where.
pub(super) struct Shown {
    pub tid: Tid,
    pub kind: FindingKind,
    pub at: (Loc, FuncId),
    /// The two events that race, or the end of an object and the access that comes after it; the second one in this thread.
    pub events: Option<(usize, usize)>,
}

impl<'p> Search<'_, 'p> {
    /// No thread can move.
    pub fn leaf(&mut self, state: &State<'p>) {
        let kept = state.doomed.is_none()
            && state.graph.promised == 0
            && state.ghosts.is_empty()
            && state.graph.objects.iter().all(|o| o.real);
        if !kept {
            self.stats.blocked += 1;
            return;
        }
        if state.graph.dropped {
            self.dropped = true;
            return;
        }
        let Some(solved) = state.graph.order.solve() else {
            self.stats.blocked += 1;
            return;
        };
        self.out.limits.extend(state.limits.iter().copied());
        self.undecided.extend(state.notes.iter().map(|n| (*n).to_string()));
        self.stats.executions += 1;
        self.stats.nodes = self.stats.nodes.max(solved.len() as u64);
        if !self.task.model.keep.dependencies && thin_air::is_circular(&state.graph) {
            self.undecided.insert(thin_air::UNDECIDED.to_string());
        }
        self.report_failures(state);
        // What is behind an access to an object that has ended has no meaning. Where only races are sought, a thread stops there.
        let late = state.graph.nodes.iter().any(|n| n.late);
        if self.task.properties.has(Property::Race) && (!late || self.only_races()) {
            self.races(state, &solved);
        }
        if late {
            return;
        }
        let ended = |s: &Status| matches!(s, Status::Ended(_));
        let all_ended = state.slots.iter().flatten().all(|s| ended(&s.status));
        if all_ended && self.options.finals {
            self.finals(state);
        }
        if !all_ended && self.task.properties.has(Property::Deadlock) {
            self.deadlock(state);
        }
    }

    /// Reports the threads that have failed, if what has happened so far is legal.
    pub fn report_failures(&mut self, state: &State<'p>) {
        let mut solved: Option<PartialOrder> = None;
        let late = self.report_late(state, &mut solved);
        for tid in 0..state.slots.len() as Tid {
            let Some(slot) = state.slot(tid) else { continue };
            let Status::Failed(kind) = &slot.status else { continue };
            let (loc, func) = self.code.position(&slot.thread);
            let seen = self.found.contains(&(kind.clone(), loc));
            if seen || late && kind.property() != Property::Memsafety {
                continue;
            }
            if solved.is_none() {
                solved = state.graph.order.solve();
            }
            let Some(order) = &solved else { return };
            self.report(state, order, Shown { tid, kind: kind.clone(), at: (loc, func), events: None });
        }
    }

    /// Reports the accesses that come after the ends of their objects, if what has happened so far is legal. Says whether there is one.
    fn report_late(&mut self, state: &State<'p>, solved: &mut Option<PartialOrder>) -> bool {
        let graph = &state.graph;
        let late = |n: &super::graph::Node| n.late && n.event != u32::MAX;
        let Some(node) = graph.nodes.iter().find(|n| late(n)) else { return false };
        let end = node.object.and_then(|o| graph.objects[o as usize].death);
        let events = end.map(|end| (graph.node(end).event as usize, node.event as usize));
        let event = graph.events[node.event as usize];
        if events.is_none() || self.found.contains(&(FindingKind::UseAfterFree, event.loc)) {
            return true;
        }
        if solved.is_none() {
            *solved = graph.order.solve();
        }
        if let Some(order) = solved {
            let (kind, at) = (FindingKind::UseAfterFree, (event.loc, event.func));
            self.report(state, order, Shown { tid: event.thread, kind, at, events });
        }
        true
    }

    /// Reports a finding of a legal execution, once for each place.
    pub(super) fn report(&mut self, state: &State<'p>, order: &PartialOrder, shown: Shown) {
        let Shown { tid, kind, at: (loc, func), events } = shown;
        if !self.found.insert((kind.clone(), loc)) {
            return;
        }
        let property = kind.property();
        if !self.task.properties.has(property) {
            // A run that does something undefined says nothing about the assertions behind it.
            if property != Property::Assert && property != Property::Race && property != Property::Deadlock {
                self.otherwise.get_or_insert_with(|| Reason::otherwise(self.code.program, &kind, loc));
            }
            return;
        }
        let function = self.code.program.func(func).name.clone();
        let finding = Finding { kind, thread: tid, loc, function };
        let trace = self.trace(state, order, &finding, events);
        self.out.findings.push((finding, trace));
        if !self.options.finals {
            self.halt = true;
        }
    }

    // --- final states ------------------------------------------------------------------------

    /// Adds the final states of a complete execution: every way in which the stores that the order leaves open can end.
    fn finals(&mut self, state: &State<'p>) {
        let globals = self.options.globals(self.code.program);
        let mut pieces: Vec<(usize, u64, u64)> = Vec::new();
        for (i, id) in globals.iter().enumerate() {
            let (base, size) = (self.code.layout.global(*id), self.code.program.global(*id).size);
            if size == 0 || state.graph.stores_to(base, size).next().is_none() {
                continue;
            }
            pieces.extend(state.graph.pieces(base, size, std::iter::empty()).into_iter().map(|(a, l)| (i, a, l)));
        }
        let blank = FinalState {
            globals: globals.iter().map(|g| self.initial_global(*g)).collect(),
            observed: state
                .slots
                .iter()
                .map(|s| s.as_ref().map(|s| s.thread.observed.clone()).unwrap_or_default())
                .collect(),
        };
        let bases: Vec<u64> = globals.iter().map(|g| self.code.layout.global(*g)).collect();
        let mut stack = vec![(0usize, state.graph.order.clone(), blank)];
        while let Some((next, order, so_far)) = stack.pop() {
            let Some(&(global, addr, len)) = pieces.get(next) else {
                if !self.out.finals.contains(&so_far) && order.solve().is_some() {
                    self.out.finals.insert(so_far);
                }
                continue;
            };
            for (order, value) in last_values(&state.graph, &order, addr, len) {
                let mut more = so_far.clone();
                if let Some((store, _)) = value {
                    let offset = (addr - bases[global]) as usize;
                    write(&state.graph, store, addr, len, &mut more.globals[global], offset);
                }
                stack.push((next + 1, order, more));
            }
        }
    }

    fn initial_global(&self, id: GlobalId) -> (String, Vec<u8>, Vec<u8>) {
        let global = self.code.program.global(id);
        let (mut bytes, mut undefs) = (Vec::new(), Vec::new());
        for line in 0..global.size.div_ceil(16) {
            let (bits, undef) = self.code.layout.initial_line(self.code.program, id, line);
            for k in 0..(global.size - line * 16).min(16) as u32 {
                let u = (undef >> (8 * k)) as u8;
                bytes.push((bits >> (8 * k)) as u8 & !u);
                undefs.push(u);
            }
        }
        (global.name.clone(), bytes, undefs)
    }
}

/// A store that is last to a piece, and its value there.
type Last = Option<(super::order::NodeId, (u128, u128))>;

/// The ways in which a piece of memory can end: an order that says so, and the store; `None` for the initial value.
/// Pieces of more than 16 bytes (only ends and beginnings of objects store those) have no value here.
pub(super) fn last_values(graph: &Graph<'_>, order: &PartialOrder, addr: u64, len: u64) -> Vec<(PartialOrder, Last)> {
    let candidates = graph.last_stores(order, addr, len);
    match candidates.as_slice() {
        [] => vec![(order.clone(), None)],
        &[only] => vec![(order.clone(), Some((only, graph.stored(only, addr, len.min(16)).unwrap_or((0, u128::MAX)))))],
        several => {
            let mut out = Vec::new();
            for &last in several {
                let mut order = order.clone();
                if several.iter().all(|x| *x == last || order.insert(*x, last)) && order.settle() {
                    let value = graph.stored(last, addr, len.min(16)).unwrap_or((0, u128::MAX));
                    out.push((order, Some((last, value))));
                }
            }
            out
        }
    }
}

fn write(
    graph: &Graph<'_>,
    store: super::order::NodeId,
    addr: u64,
    len: u64,
    (_, bytes, undefs): &mut (String, Vec<u8>, Vec<u8>),
    offset: usize,
) {
    let at: SmallVec<[u64; 16]> = (0..len).collect();
    for k in at {
        let (bits, undef) = match graph.node(store).kind {
            NodeKind::Store(Content::Word(..) | Content::Begin(_)) => {
                graph.stored(store, addr + k, 1).unwrap_or((0, 0xff))
            }
            NodeKind::Store(Content::End) | NodeKind::Load | NodeKind::Mark => (0, 0xff),
        };
        bytes[offset + k as usize] = bits as u8 & !(undef as u8);
        undefs[offset + k as usize] = undef as u8;
    }
}
