//! Data races: two conflicting accesses, one of them plain, that happens-before does not order.
//!
//! Source: `check::enumerate::axioms::race`, which has the definition: C11 5.1.2.4 with the release sequences of C++20,
//! atomic sections that synchronise with the sections they read from, and consume as acquire. Happens-before is another
//! relation than the memory order: it is made of program order, creation, join and synchronises-with alone, whatever the
//! model keeps.
//!
//! Encoding: a graph whose edges have conditions (the reads-from literals, and that a fence or a store is executed), and
//! for a source `a` one literal `H(x)` for each node, with a clause `H(x) ∧ edge ⇒ H(y)` for each edge and nothing in
//! the other direction. A race needs `¬H(b)`, so a model with `¬H(b)` exists exactly if `b` cannot be reached from `a`:
//! take the least `H`. Cycles of conditional edges do no harm, which they would do to a circuit for the fixpoint.
//!
//! What keeps it small: a thread's nodes are not its events but its *segments*, which begin where something can be
//! acquired; sources that have the same releases behind them are one source; a store's release sequence is one node
//! ([`Graph::sequences`]), so that chains of read-modify-writes are not multiplied out; fences that are executed or not
//! pass on what they have gathered. Program order leads through accesses that are not executed: no edge leaves those.
//!
//! The end of an object (`free`, the end of a block, a call or a thread) is a plain store to it.
//!
//! Guarantee: a literal of [`find`] can hold exactly if a run within the bounds has that race.
//! What was done before the first thread was started happens before everything, and is no event; the stores that stand
//! for it ([`ItemKind::Prelude`]) do not race. Failing iterations of loops that wait are left out of runs only where
//! nothing can race with them ([`crate::world::World::may_race`]).

use crate::exec::{EventId, Exec, ItemKind, Near};
use crate::formula::Formula;
use crate::guards::Guards;
use fencepost_check::layout::Tid;
use fencepost_ir::{FenceKind, FenceMask, Order};
use fencepost_models::Kind;
use fencepost_solver::circuit::Lit;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;

/// A possible race.
#[derive(Clone, Copy, Debug)]
pub struct Race {
    /// When the two accesses race.
    pub when: Lit,
    /// One access.
    pub first: Side,
    /// The other.
    pub second: Side,
}

/// What takes part in a race.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// A load or store.
    Access(EventId),
    /// The end of an object: an index into [`crate::exec::Recorder::ends`].
    End(u32),
    /// A load or store that comes after the end of its object: its thread goes no further.
    Late(EventId),
}

impl Side {
    /// The thread, and its place among the thread's items.
    pub fn point(self, exec: &Exec<'_, '_>) -> (Tid, u32) {
        match self {
            Side::Access(e) | Side::Late(e) => (exec.events[e as usize].thread, exec.events[e as usize].item),
            Side::End(e) => (exec.ends[e as usize].thread, exec.ends[e as usize].item),
        }
    }

    fn executed(self, formula: &Formula<'_, '_>) -> Lit {
        match self {
            Side::Access(e) => formula.order.executed[e as usize],
            Side::End(e) => formula.order.end_executed[e as usize],
            Side::Late(e) => formula.exec.events[e as usize].wrong,
        }
    }
}

/// When an access or an end touches the object that another one ends; of a late access, when it comes after that end.
fn meets(formula: &mut Formula<'_, '_>, side: Side, end: u32) -> Lit {
    let exec = &mut formula.exec;
    let targets = match side {
        Side::Access(e) => exec.events[e as usize].targets.clone(),
        Side::End(e) => exec.ends[e as usize].targets.clone(),
        Side::Late(e) => {
            let after = formula.lates.iter().find(|(a, f, _)| (*a, *f) == (e, end));
            return after.map_or(Lit::FALSE, |(_, _, after)| *after);
        }
    };
    let ended = exec.ends[end as usize].targets.clone();
    let same =
        targets.iter().flat_map(|(o, is)| ended.iter().filter(move |(p, _)| p == o).map(move |(_, at)| (*is, *at)));
    let both: Vec<Lit> = same.map(|(is, at)| exec.circuit.and(is, at)).collect();
    exec.circuit.or_all(&both)
}

/// Whether a fence of the program releases, and whether it acquires: a C fence by its order, an explicit one by the
/// pairs that it names, whatever the model makes of them. Those of the library do neither.
pub(crate) fn fence_acts(kind: FenceKind) -> (bool, bool) {
    match kind {
        FenceKind::C(order) => (order.releases(), order.acquires()),
        FenceKind::Mask(mask) => {
            let release = FenceMask::LS.and(FenceMask::SS);
            let acquire = FenceMask::LL.and(FenceMask::LS);
            (mask.covers(release), mask.covers(acquire))
        }
        FenceKind::Lock => (false, false),
    }
}

/// All possible races of a round, those of the same two stretches of code together: to refute them one stretch after the
/// other is much easier than all at once. Adds to the formula what their literals mean.
pub fn find(formula: &mut Formula<'_, '_>) -> Vec<Vec<Race>> {
    let graph = Graph::build(formula);
    let mut reaches: FxHashMap<Source, Reach> = FxHashMap::default();
    let mut open = Vec::new();
    let accesses = conflicts(&formula.exec, &formula.order.executed);
    let accesses = accesses.into_iter().map(|(a, b)| (Side::Access(a), Side::Access(b)));
    let ends = with_ends(&formula.exec, &formula.order.executed, &formula.order.end_executed);
    let lates = formula.lates.iter().filter(|(a, f, _)| may_be_late(&formula.exec, *a, *f));
    let lates = lates.map(|(a, f, _)| (Side::Late(*a), Side::End(*f)));
    for (a, b) in accesses.chain(ends).chain(lates).collect::<Vec<_>>() {
        let (p, q) = (a.point(&formula.exec), b.point(&formula.exec));
        let mut always = |from: Point, to: Point| {
            let source = graph.source(from);
            let reach = reaches.entry(source).or_insert_with(|| Reach::new(&graph, source));
            reach.always[graph.segment(to) as usize]
        };
        if always(p, q) || always(q, p) {
            continue;
        }
        for (from, to) in [(p, q), (q, p)] {
            if let Some(reach) = reaches.get_mut(&graph.source(from)) {
                reach.wanted.insert(graph.segment(to));
            }
        }
        open.push((a, b, p, q));
    }
    for reach in reaches.values_mut() {
        reach.encode(&graph, formula);
    }
    let before = |from: Point, to: Point| reaches[&graph.source(from)].literals[graph.segment(to) as usize];
    let mut races: BTreeMap<(Source, Source), Vec<Race>> = BTreeMap::new();
    for (first, second, p, q) in open {
        let touch = match (first, second) {
            (Side::Access(a), Side::Access(b)) => formula.exec.overlap(a, b),
            (side, Side::End(end)) | (Side::End(end), side) => meets(formula, side, end),
            (Side::Late(_), _) | (_, Side::Late(_)) => Lit::FALSE,
        };
        let (ordered, reversed) = (before(p, q), before(q, p));
        let executed = [first, second].map(|side| side.executed(formula));
        let c = &mut formula.exec.circuit;
        let unordered = c.and(!ordered, !reversed);
        let both = c.and(executed[0], executed[1]);
        let happens = c.and(both, touch);
        let when = c.and(happens, unordered);
        if when != Lit::FALSE {
            let stretches = (graph.source(p), graph.source(q));
            races.entry(stretches).or_default().push(Race { when, first, second });
        }
    }
    races.into_values().collect()
}

/// The pairs of accesses that race if they are executed, overlap, and are not ordered.
fn conflicts(exec: &Exec<'_, '_>, executed: &[Lit]) -> Vec<(EventId, EventId)> {
    let mut by_object: FxHashMap<u32, Vec<EventId>> = FxHashMap::default();
    for (i, e) in exec.events.iter().enumerate() {
        let item = &exec.threads[e.thread as usize].items[e.item as usize].kind;
        let half = match item {
            ItemKind::Rmw { exchange, .. } => e.kind == Kind::R && !exchange,
            _ => false,
        };
        if e.private || executed[i] == Lit::FALSE || half || matches!(item, ItemKind::Prelude(_)) {
            continue;
        }
        for (o, _) in &e.targets {
            by_object.entry(*o).or_default().push(i as EventId);
        }
    }
    let mut seen: FxHashSet<(EventId, EventId)> = FxHashSet::default();
    let mut pairs = Vec::new();
    let mut objects: Vec<u32> = by_object.keys().copied().collect();
    objects.sort_unstable();
    for events in objects.into_iter().map(|o| &by_object[&o]) {
        for (k, &b) in events.iter().enumerate() {
            let y = &exec.events[b as usize];
            for &a in &events[..k] {
                let x = &exec.events[a as usize];
                let harmless = x.thread == y.thread
                    || (x.kind == Kind::R && y.kind == Kind::R)
                    || (x.order.is_atomic() && y.order.is_atomic())
                    || (exec.in_section(a) && exec.in_section(b));
                let apart = match (x.at, y.at) {
                    (Some(p), Some(q)) => p >= q + u64::from(y.size) || q >= p + u64::from(x.size),
                    (Some(_) | None, None) | (None, Some(_)) => false,
                };
                if !harmless && !apart && seen.insert((a, b)) {
                    pairs.push((a, b));
                }
            }
        }
    }
    pairs
}

/// Whether a late access is told from the end of its object: a load or store, and not both in sections of the program.
fn may_be_late(exec: &Exec<'_, '_>, event: EventId, end: u32) -> bool {
    let e = &exec.events[event as usize];
    let item = &exec.threads[e.thread as usize].items[e.item as usize].kind;
    let sections = exec.in_section(event) && exec.is_of_program(exec.ends[end as usize].section);
    e.wrong != Lit::FALSE && matches!(item, ItemKind::Load(_) | ItemKind::Store(_)) && !sections
}

/// The accesses that race with the end of their object if both are executed and not ordered, and two ends of one object.
fn with_ends(exec: &Exec<'_, '_>, executed: &[Lit], ended: &[Lit]) -> Vec<(Side, Side)> {
    let mut by_object: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
    for (i, end) in exec.ends.iter().enumerate().filter(|(i, _)| ended[*i] != Lit::FALSE) {
        for (o, _) in &end.targets {
            by_object.entry(*o).or_default().push(i as u32);
        }
    }
    let mut seen: FxHashSet<(EventId, u32)> = FxHashSet::default();
    let mut twice: FxHashSet<(u32, u32)> = FxHashSet::default();
    let mut pairs = Vec::new();
    for (f, end) in exec.ends.iter().enumerate().filter(|(f, _)| ended[*f] != Lit::FALSE) {
        for g in end.targets.iter().filter_map(|(o, _)| by_object.get(o)).flatten().copied() {
            if g < f as u32 && exec.ends[g as usize].thread != end.thread && twice.insert((g, f as u32)) {
                pairs.push((Side::End(g), Side::End(f as u32)));
            }
        }
    }
    for (i, e) in exec.events.iter().enumerate() {
        let item = &exec.threads[e.thread as usize].items[e.item as usize].kind;
        if e.private || executed[i] == Lit::FALSE || matches!(item, ItemKind::Prelude(_)) {
            continue;
        }
        for end in e.targets.iter().filter_map(|(o, _)| by_object.get(o)).flatten().copied() {
            let other = &exec.ends[end as usize];
            let sections = exec.in_section(i as EventId) && exec.is_of_program(other.section);
            if other.thread != e.thread && !sections && seen.insert((i as EventId, end)) {
                pairs.push((Side::Access(i as EventId), Side::End(end)));
            }
        }
    }
    pairs
}

/// A place in a thread: the thread and the number of an item.
type Point = (Tid, u32);

/// Accesses with the same releases behind them: the thread, and which of its releases is the next.
type Source = (Tid, u32);

type NodeId = u32;

struct Edge {
    from: NodeId,
    /// Where it leaves its thread, if it comes from a segment: all that stands before that place goes with it.
    at: Option<Point>,
    when: Lit,
    to: NodeId,
}

/// Happens-before of all runs.
#[derive(Default)]
struct Graph {
    nodes: u32,
    edges: Vec<Edge>,
    after: Vec<Vec<u32>>,
    /// For each thread its segments: the item that begins it plus one, and the node.
    segments: Vec<Vec<(u32, NodeId)>>,
    /// For each thread the items from which an edge leaves.
    releases: Vec<Vec<u32>>,
    /// For each thread its release fences: the item, and what was before one of those so far that is executed.
    release_fences: Vec<Vec<(u32, NodeId)>>,
    /// For each thread its acquire fences: the item, and what was read before it.
    acquire_fences: Vec<Vec<(u32, NodeId)>>,
    /// For each store what its release sequences carry.
    sequences: FxHashMap<EventId, NodeId>,
}

impl Graph {
    fn build(formula: &mut Formula<'_, '_>) -> Graph {
        let mut graph = Graph::default();
        for t in 0..formula.exec.threads.len() {
            graph.thread(&formula.exec, t as Tid);
        }
        graph.joins(&mut formula.exec);
        graph.stores(formula);
        graph.loads(formula);
        graph.after = vec![Vec::new(); graph.nodes as usize];
        graph.releases = vec![Vec::new(); formula.exec.threads.len()];
        for (i, edge) in graph.edges.iter().enumerate() {
            graph.after[edge.from as usize].push(i as u32);
            if let Some((t, item)) = edge.at {
                graph.releases[t as usize].push(item);
            }
        }
        for list in &mut graph.releases {
            list.sort_unstable();
            list.dedup();
        }
        graph
    }

    fn node(&mut self) -> NodeId {
        self.nodes += 1;
        self.nodes - 1
    }

    fn edge(&mut self, from: NodeId, when: Lit, to: NodeId) {
        if when != Lit::FALSE && from != to {
            self.edges.push(Edge { from, at: None, when, to });
        }
    }

    /// An edge from a place in a thread.
    fn edge_at(&mut self, at: Point, when: Lit, to: NodeId) {
        if when != Lit::FALSE {
            self.edges.push(Edge { from: self.segment(at), at: Some(at), when, to });
        }
    }

    /// The segment that a place is in.
    fn segment(&self, (t, item): Point) -> NodeId {
        let list = &self.segments[t as usize];
        list[list.partition_point(|(start, _)| *start <= item + 1) - 1].1
    }

    fn source(&self, (t, item): Point) -> Source {
        (t, self.releases[t as usize].partition_point(|r| *r < item) as u32)
    }

    /// The segments and fences of a thread.
    fn thread(&mut self, exec: &Exec<'_, '_>, t: Tid) {
        let begin = self.node();
        let (mut segments, mut releases, mut acquires) = (vec![(0, begin)], Vec::new(), Vec::new());
        for (i, item) in exec.threads[t as usize].items.iter().enumerate() {
            let i = i as u32;
            let enters = match &item.kind {
                ItemKind::Load(e) | ItemKind::Rmw { load: e, .. } => {
                    let store = exec.events[*e as usize].pair.map(|s| exec.events[s as usize].order);
                    let orders = [Some(exec.events[*e as usize].order), store];
                    orders.into_iter().flatten().any(Order::acquires) || exec.in_section(*e)
                }
                ItemKind::Sync { acquire, .. } => *acquire,
                ItemKind::Join(..) => true,
                ItemKind::Store(_)
                | ItemKind::PrivateLoad(_)
                | ItemKind::PrivateStore
                | ItemKind::PrivateRmw(..)
                | ItemKind::Fence(_)
                | ItemKind::Branch(_)
                | ItemKind::Begin(_)
                | ItemKind::Finish(_)
                | ItemKind::Start(_)
                | ItemKind::Nondet(_)
                | ItemKind::Allocate(_)
                | ItemKind::Free(_)
                | ItemKind::Release(_)
                | ItemKind::Answer(_)
                | ItemKind::Prelude(_) => false,
            };
            if enters {
                let (_, last) = segments[segments.len() - 1];
                let node = self.node();
                self.edge(last, Lit::TRUE, node);
                segments.push((i + 1, node));
            }
            if let ItemKind::Sync { release, acquire } = &item.kind {
                for (acts, list) in [(*release, &mut releases), (*acquire, &mut acquires)] {
                    if acts {
                        list.push((i, self.node()));
                    }
                }
            }
        }
        self.segments.push(segments);
        for list in [&releases, &acquires] {
            for pair in list.windows(2) {
                self.edge(pair[0].1, Lit::TRUE, pair[1].1);
            }
        }
        let guard = |i: u32| exec.threads[t as usize].items[i as usize].guard;
        for &(i, node) in &releases {
            self.edge_at((t, i), guard(i), node);
        }
        for &(i, node) in &acquires {
            let segment = self.segment((t, i));
            self.edge(node, guard(i), segment);
        }
        self.release_fences.push(releases);
        self.acquire_fences.push(acquires);
    }

    /// Creation and join.
    fn joins(&mut self, exec: &mut Exec<'_, '_>) {
        for t in 0..exec.threads.len() {
            let items = std::mem::take(&mut exec.threads[t].items);
            for (i, item) in items.iter().enumerate() {
                let here = (t as Tid, i as u32);
                match &item.kind {
                    // What a thread does that is not started is not executed, so that no condition is needed.
                    ItemKind::Start(child) => {
                        let begin = self.segments[*child as usize][0].1;
                        self.edge_at(here, Lit::TRUE, begin);
                    }
                    ItemKind::Join(cases, _) => {
                        let rest = items[i + 1..].iter().map(|next| next.guard);
                        let certain = implied_by_all(&mut exec.shared.guards, &exec.circuit, rest, item.guard);
                        let to = self.segment(here);
                        for (child, is) in cases {
                            let end = (*child, u32::MAX - 1);
                            let sure = certain && *is == Lit::TRUE;
                            let when = if sure { Lit::TRUE } else { exec.circuit.and(item.guard, *is) };
                            self.edge_at(end, when, to);
                        }
                    }
                    _ => {}
                }
            }
            exec.threads[t].items = items;
        }
    }

    /// What the release sequence of each store carries.
    fn stores(&mut self, formula: &mut Formula<'_, '_>) {
        let exec = &formula.exec;
        for (i, e) in exec.events.iter().enumerate() {
            let carries = e.order.is_atomic() || e.pair.is_some();
            if e.kind == Kind::W && !e.private && carries && formula.order.executed[i] != Lit::FALSE {
                let node = self.node();
                self.sequences.insert(i as EventId, node);
                let executed = formula.order.executed[i];
                if e.order.releases() {
                    self.edge_at((e.thread, e.item), executed, node);
                    continue;
                }
                let fences = &self.release_fences[e.thread as usize];
                let before = fences.partition_point(|(item, _)| *item < e.item);
                if let (Some(last), true) = (before.checked_sub(1), e.order.is_atomic()) {
                    let from = fences[last].1;
                    self.edge(from, executed, node);
                }
            }
        }
        // A read-modify-write reads on. One that is taken apart continues what its first byte reads.
        let mut chained: FxHashSet<EventId> = FxHashSet::default();
        for read in &formula.reads {
            let Some(store) = formula.exec.events[read.load as usize].pair else { continue };
            let Some(&to) = self.sequences.get(&store) else { continue };
            if !chained.insert(read.load) {
                continue;
            }
            let executed = formula.order.executed[store as usize];
            for c in &read.candidates {
                if let Some(&from) = c.store.and_then(|s| self.sequences.get(&s)) {
                    let when = formula.exec.circuit.and(c.reads, executed);
                    self.edge(from, when, to);
                }
            }
        }
    }

    /// What loads acquire.
    fn loads(&mut self, formula: &mut Formula<'_, '_>) {
        for read in &formula.reads {
            let e = formula.exec.events[read.load as usize].clone();
            let at = (e.thread, e.item);
            let segment = self.segment(at);
            let acquires = match e.pair {
                None => Lit::constant(e.order.acquires()),
                // A compare-exchange has one order if it stores and another if it does not.
                Some(s) => {
                    let stored = formula.order.executed[s as usize];
                    let success = Lit::constant(formula.exec.events[s as usize].order.acquires());
                    formula.exec.circuit.ite(stored, success, Lit::constant(e.order.acquires()))
                }
            };
            let fences = &self.acquire_fences[e.thread as usize];
            let fence = fences.get(fences.partition_point(|(item, _)| *item <= e.item)).map(|(_, node)| *node);
            let fence = fence.filter(|_| e.order.is_atomic() && acquires != Lit::TRUE);
            for c in &read.candidates {
                let (Some(s), true) = (c.store, c.reads != Lit::FALSE) else { continue };
                let store = &formula.exec.events[s as usize];
                let sections = formula.exec.in_section(read.load) && formula.exec.in_section(s);
                if sections && store.thread != e.thread {
                    self.edge_at((store.thread, store.item), c.reads, segment);
                }
                let Some(&from) = self.sequences.get(&s) else { continue };
                let when = formula.exec.circuit.and(c.reads, acquires);
                self.edge(from, when, segment);
                if let Some(to) = fence {
                    self.edge(from, c.reads, to);
                }
            }
        }
    }
}

/// Whether each of some guards implies another, as far as their shape shows.
fn implied_by_all(
    guards: &mut Guards,
    circuit: &fencepost_solver::circuit::Circuit,
    all: impl Iterator<Item = Lit>,
    guard: Lit,
) -> bool {
    let mut last = None;
    guard == Lit::TRUE || all.into_iter().all(|g| last.replace(g) == Some(g) || guards.implies(circuit, g, guard))
}

/// What happens after a source.
struct Reach {
    source: Source,
    /// The nodes that are reached in every run.
    always: Vec<bool>,
    /// The nodes that are asked about.
    wanted: FxHashSet<NodeId>,
    /// For each node the literal that it is reached; only those that lead to a node that is asked about are filled in.
    literals: Vec<Lit>,
}

impl Reach {
    fn new(graph: &Graph, source: Source) -> Reach {
        let always = walk(graph, source, true);
        Reach { source, always, wanted: FxHashSet::default(), literals: Vec::new() }
    }

    /// Clauses for the nodes that matter.
    fn encode(&mut self, graph: &Graph, formula: &mut Formula<'_, '_>) {
        let reached = walk(graph, self.source, false);
        let matters = self.lead(graph, &reached);
        self.literals = vec![Lit::FALSE; graph.nodes as usize];
        for (n, literal) in self.literals.iter_mut().enumerate() {
            if matters[n] {
                *literal = if self.always[n] { Lit::TRUE } else { formula.exec.circuit.input() };
            }
        }
        for edge in &graph.edges {
            let to = self.literals[edge.to as usize];
            let from = if leaves(edge, graph, self.source) { Lit::TRUE } else { self.literals[edge.from as usize] };
            if matters[edge.to as usize] && to != Lit::TRUE && from != Lit::FALSE {
                formula.encoder.clause(&formula.exec.circuit, &mut formula.solver, &[!from, !edge.when, to]);
            }
        }
    }

    /// The nodes that are reached and lead to a node that is asked about.
    fn lead(&self, graph: &Graph, reached: &[bool]) -> Vec<bool> {
        let mut before: Vec<Vec<NodeId>> = vec![Vec::new(); graph.nodes as usize];
        for edge in &graph.edges {
            before[edge.to as usize].push(edge.from);
        }
        let mut work: Vec<NodeId> = self.wanted.iter().copied().filter(|n| reached[*n as usize]).collect();
        let mut matters = vec![false; graph.nodes as usize];
        while let Some(n) = work.pop() {
            if !std::mem::replace(&mut matters[n as usize], true) {
                work.extend(before[n as usize].iter().copied().filter(|m| reached[*m as usize]));
            }
        }
        matters
    }
}

/// Whether an edge leaves the source's thread behind the source.
fn leaves(edge: &Edge, graph: &Graph, (t, next): Source) -> bool {
    let first = graph.releases[t as usize].get(next as usize);
    edge.at.is_some_and(|(u, item)| u == t && first.is_some_and(|f| item >= *f))
}

/// The nodes that a source reaches, in every run or in some.
fn walk(graph: &Graph, source: Source, always: bool) -> Vec<bool> {
    let mut reached = vec![false; graph.nodes as usize];
    let counts = |edge: &Edge| !always || edge.when == Lit::TRUE;
    let first = graph.edges.iter().filter(|e| leaves(e, graph, source) && counts(e));
    let mut work: Vec<NodeId> = first.map(|e| e.to).collect();
    while let Some(n) = work.pop() {
        if std::mem::replace(&mut reached[n as usize], true) {
            continue;
        }
        let next = graph.after[n as usize].iter().map(|e| &graph.edges[*e as usize]);
        work.extend(next.filter(|e| counts(e)).map(|e| e.to));
    }
    reached
}
