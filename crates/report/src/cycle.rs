//! The cycle of a run: why no interleaving of the program's steps gives it.
//!
//! Source: D. Shasha, M. Snir, "Efficient and correct execution of parallel programs that share memory" (TOPLAS 1988), whose
//! critical cycles these are, for one run. The relations are those of J. Alglave and others: program order, reads-from, coherence,
//! from-read; the creation and join of threads; and the end of an object before an access that comes too late for it.
//!
//! Guarantee: each edge holds in the run, so an interleaving would have every event of the cycle before itself. The cycle has the
//! fewest edges, where steps of program order in a row count as one. Some edge of program order is *turned*: the run has its later event
//! first in the memory order.
//! Misses: nothing is found in runs that are interleavings, and it is looked for from [`STARTS`] events only.

use crate::relations::{relations, Relations};
use fencepost_check::trace::{Claim, Trace, TraceKind};
use std::collections::{HashMap, VecDeque};

/// From so many events on, a cycle is looked for.
const STARTS: usize = 4_000;

/// Why one event is before another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// The program says so.
    Program,
    /// The second one reads what the first one wrote.
    ReadsFrom,
    /// The first one's store is overwritten by the second one's.
    Coherence,
    /// The first one reads a value that the second one overwrites.
    FromRead,
    /// The first one starts the thread of the second one.
    Start,
    /// The second one joins the thread of the first one.
    Join,
    /// Both are in one atomic section.
    Section,
    /// The first one ends the object that the second one touches too late.
    End,
}

/// An edge of a cycle; events are indices into the trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    /// This event
    pub from: usize,
    /// should be before this one.
    pub to: usize,
    /// Why.
    pub relation: Relation,
    /// Whether the run has them the other way round in the memory order.
    pub turned: bool,
}

/// A shortest cycle; none if the run is an interleaving.
pub fn cycle(trace: &Trace) -> Option<Vec<Edge>> {
    let graph = Graph::new(trace);
    // The end of an object is what the run shows. Then from-read: most cycles have one, and the reader sees what was read too early.
    let kinds = [Relation::End, Relation::FromRead, Relation::Coherence, Relation::ReadsFrom];
    let starts = kinds.into_iter().flat_map(|kind| {
        let leaves = |e: &usize| graph.across[*e].iter().any(|(_, relation)| *relation == kind);
        (0..trace.events.len()).filter(leaves).collect::<Vec<_>>()
    });
    let mut best: Option<Vec<Edge>> = None;
    for start in starts.take(STARTS) {
        let most = best.as_ref().map_or(usize::MAX, Vec::len);
        if let Some(found) = graph.shortest(start, most) {
            best = Some(found);
        }
    }
    best.map(|edges| edges.into_iter().map(|e| Edge { turned: graph.turned(&e), ..e }).collect())
}

struct Graph<'a> {
    trace: &'a Trace,
    /// The next event of the same thread.
    next: Vec<Option<usize>>,
    /// Edges to other threads, and inside atomic sections.
    across: Vec<Vec<(usize, Relation)>>,
    /// The first and the last place of each event in the memory order.
    places: Vec<Option<(usize, usize)>>,
}

impl Graph<'_> {
    fn new(trace: &Trace) -> Graph<'_> {
        let n = trace.events.len();
        let mut places: Vec<Option<(usize, usize)>> = vec![None; n];
        for (place, item) in trace.order.iter().enumerate() {
            if let Some(known) = places.get_mut(item.event as usize) {
                *known = Some(known.map_or((place, place), |(first, _)| (first, place)));
            }
        }
        let mut graph = Graph { trace, next: vec![None; n], across: vec![Vec::new(); n], places };
        graph.threads();
        graph.memory();
        for edges in &mut graph.across {
            edges.sort_unstable_by_key(|(to, relation)| (*to, *relation as u8));
            edges.dedup();
        }
        graph
    }

    /// Program order, creation, join, sections.
    fn threads(&mut self) {
        let mut lanes: HashMap<u64, Vec<usize>> = HashMap::new();
        for (i, e) in self.trace.events.iter().enumerate() {
            lanes.entry(u64::from(e.thread)).or_default().push(i);
        }
        for lane in lanes.values() {
            let mut open = None;
            for pair in lane.windows(2) {
                self.next[pair[0]] = Some(pair[1]);
            }
            for i in lane {
                let e = &self.trace.events[*i];
                let child = || lanes.get(&e.addr);
                match e.kind {
                    TraceKind::ThreadStart => {
                        self.across[*i].extend(child().and_then(|c| c.first()).map(|c| (*c, Relation::Start)));
                    }
                    TraceKind::ThreadJoin => {
                        if let Some(last) = child().and_then(|c| c.last()) {
                            self.across[*last].push((*i, Relation::Join));
                        }
                    }
                    TraceKind::AtomicBegin => open = Some(*i),
                    TraceKind::AtomicEnd => {
                        self.across[*i].extend(open.take().map(|begin| (begin, Relation::Section)));
                    }
                    TraceKind::Load
                    | TraceKind::Store
                    | TraceKind::Rmw
                    | TraceKind::CmpXchg
                    | TraceKind::CmpXchgFailed
                    | TraceKind::Fence
                    | TraceKind::Free
                    | TraceKind::End
                    | TraceKind::Nondet
                    | TraceKind::Answer
                    | TraceKind::Exit => {}
                }
            }
        }
    }

    /// Reads-from, coherence, from-read, between threads; and the end of an object before what comes too late for it.
    fn memory(&mut self) {
        if let Some(Claim::LateAccess { access, end }) = self.trace.finding.claim {
            self.across[end as usize].push((access as usize, Relation::End));
        }
        let Relations { rf, co, fr, .. } = relations(self.trace);
        for (pairs, relation) in [(rf, Relation::ReadsFrom), (co, Relation::Coherence), (fr, Relation::FromRead)] {
            for (from, to) in pairs.into_iter().map(|(from, to)| (from as usize, to as usize)) {
                if self.trace.events[from].thread != self.trace.events[to].thread {
                    self.across[from].push((to, relation));
                }
            }
        }
    }

    /// A cycle through an event with fewer edges than this: breadth first, steps of program order in a row count once.
    fn shortest(&self, start: usize, most: usize) -> Option<Vec<Edge>> {
        let n = self.next.len();
        // States: an event, and whether it was reached by program order.
        let state = |event: usize, inside: bool| 2 * event + usize::from(inside);
        let mut came: Vec<Option<(usize, Relation)>> = vec![None; 2 * n];
        let mut cost = vec![usize::MAX; 2 * n];
        let mut queue = VecDeque::from([(0usize, state(start, false))]);
        cost[state(start, false)] = 0;
        while let Some((now, at)) = queue.pop_front() {
            if now > cost[at] || now >= most {
                continue;
            }
            let (event, inside) = (at / 2, at % 2 == 1);
            if event == start && now > 0 {
                return Some(self.path(start, at, &came));
            }
            // The first edge leaves the thread: a section alone is no cycle.
            let step = self.next[event].filter(|_| at != state(start, false));
            let step = step.map(|to| (to, true, usize::from(!inside), Relation::Program));
            let leaves = |relation: Relation| at != state(start, false) || relation != Relation::Section;
            let across = self.across[event].iter().filter(|(_, relation)| leaves(*relation));
            let across = across.map(|(to, relation)| (*to, false, 1, *relation));
            for (to, by_program, price, relation) in step.into_iter().chain(across) {
                let target = state(to, by_program);
                // The start itself is reached anew.
                let again = to == start && cost[target] == 0;
                if now + price < cost[target] || again {
                    if again {
                        if now + price < most {
                            came[target] = Some((at, relation));
                            return Some(self.path(start, target, &came));
                        }
                        continue;
                    }
                    cost[target] = now + price;
                    came[target] = Some((at, relation));
                    let entry = (now + price, target);
                    if price == 0 {
                        queue.push_front(entry);
                    } else {
                        queue.push_back(entry);
                    }
                }
            }
        }
        None
    }

    /// The way back from a state to the start, as edges; program order in a row is one.
    fn path(&self, start: usize, end: usize, came: &[Option<(usize, Relation)>]) -> Vec<Edge> {
        let mut edges: Vec<Edge> = Vec::new();
        let mut at = end;
        while let Some((from, relation)) = came[at] {
            let edge = Edge { from: from / 2, to: at / 2, relation, turned: false };
            match edges.last_mut() {
                Some(last) if last.relation == Relation::Program && relation == Relation::Program => {
                    last.from = edge.from;
                }
                Some(_) | None => edges.push(edge),
            }
            at = from;
            if at / 2 == start {
                break;
            }
        }
        edges.reverse();
        edges
    }

    fn turned(&self, edge: &Edge) -> bool {
        match (edge.relation, self.places[edge.from], self.places[edge.to]) {
            (Relation::Program, Some((_, last)), Some((first, _))) => first < last,
            _ => false,
        }
    }
}
