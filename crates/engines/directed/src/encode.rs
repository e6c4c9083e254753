//! The event graph as a formula: who is executed, who reads what, which values follow; and the goals.
//!
//! Source: SATCheck, sections 4.1 to 4.3. Guarantee: every run that shows nothing new is a model, and so is every run up to the
//! point where it shows something new, with a goal true. So an unsatisfiable disjunction of goals means that there is
//! nothing new.
//! Deviations: the order is a theory, not clauses (`errata`, seed 000); values are numbers into one list of all values seen,
//! in as many bits as it takes; a thread stops where it shows something new, so nothing behind it is executed.

use crate::events::{Events, Source};
use crate::graph::{Graph, InstId, ItemId, ItemKind, NodeId, NodeKind, ShapeId, Use, ValId, Via};
use crate::order::{Line, Node, Order};
use fencepost_check::follow::{At, Decision};
use fencepost_check::interp::Code;
use fencepost_check::layout::Tid;
use fencepost_check::objects::Objects;
use fencepost_ir::{FenceMask, NondetKind, Terminator};
use fencepost_models::{Kind, Model};
use fencepost_solver::cadical::Cadical;
use fencepost_solver::circuit::{Circuit, Lit};
use fencepost_solver::encode::Encoder;
use fencepost_solver::order::{self as theory, Handle, Problem, StoreId};
use fencepost_solver::sat::{Answer, Sat, Stopper};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;

/// Something that has not been seen yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// A decision goes this way.
    Direction(ItemId, u128),
    /// A function gets inputs that it never had: one of those behind the operands of this number.
    Input(ItemId, u32),
    /// Undefined bytes are read that never were.
    Undefined(ItemId, ValId),
    /// An access goes to an address that is no object's.
    BadAddress(ItemId),
    /// An object is used after its end.
    Late(ItemId),
    /// Nothing can go on.
    Deadlock,
}

/// A function with inputs.
pub type Application = (ShapeId, Vec<ValId>);

/// A goal: when it is reached.
#[derive(Clone, Copy, Debug)]
pub struct Goal {
    /// The literal.
    pub lit: Lit,
    /// What it is.
    pub wanted: Wanted,
}

/// Something that has its place in the order of memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// An event.
    Event(usize),
    /// An object ends: the thread and the item.
    End(Tid, ItemId),
}

/// The end of an object.
#[derive(Clone, Debug)]
struct End {
    item: ItemId,
    thread: Tid,
    pos: u32,
    executed: Lit,
    node: Node,
    /// The objects that may end, and when each does.
    objects: Vec<(usize, Lit)>,
}

/// Formulas whose order has more nodes are not solved.
const MAX_NODES: Node = 12_000;

/// Up to so many pairs of accesses have order literals from the start. With them a question takes a fraction of the time
/// on long chains (the seqlock of `benches/satcheck`, 60 operations a thread: a tenth).
const GRID: usize = 200_000;

/// The formula of a graph.
pub struct Formula<'g> {
    /// The graph; while the program runs it is lent to this thread.
    pub graph: Graph,
    code: &'g Code<'g>,
    /// All objects that were ever made.
    objects: Objects,
    /// The events.
    pub events: Events,
    circuit: Circuit,
    encoder: Encoder,
    /// The solver.
    pub solver: Cadical,
    handle: Option<Handle>,
    order: Order,
    /// When each event is executed.
    executed: Vec<Lit>,
    /// The node and place of each event.
    place: Vec<(Node, u32)>,
    /// Before each item: when the thread comes to it.
    guard: FxHashMap<ItemId, Lit>,
    /// When each edge of the graph is taken.
    goals: Vec<Goal>,
    codes: FxHashMap<ValId, u32>,
    width: u32,
    bits: Vec<Option<Vec<Lit>>>,
    unknown: FxHashMap<NodeId, Lit>,
    seq: u32,
    /// When each thread has started, and when it has ended.
    started: BTreeMap<Tid, Lit>,
    ended: BTreeMap<Tid, Lit>,
    begin: BTreeMap<Tid, Node>,
    finish: BTreeMap<Tid, Node>,
    /// The node of a section that is one moment.
    closed: FxHashMap<ItemId, Node>,
    /// The nodes around a section that is not.
    open: FxHashMap<ItemId, (Node, Node)>,
    /// Threads that stand still: the thread, when, and the section in which.
    blocked: Vec<(Tid, Lit, Option<ItemId>)>,
    /// Ends of objects.
    ends: Vec<End>,
    /// What joins give, to be said when all exits are known.
    results: Vec<(ItemId, NodeId, Use)>,
    /// What each event's path is guarded by.
    path: Vec<Lit>,
    /// Some thread yields, and runs in which one does are left out.
    pub yields: bool,
    /// The operands of which goals say that they are new.
    news: Vec<Vec<Use>>,
    /// For each function the nodes that apply it and the goals that they are behind.
    applied: FxHashMap<ShapeId, Vec<(NodeId, Lit)>>,
    /// How many of the learned pairs the formula knows.
    known: usize,
    /// The formula is too large to be solved.
    pub too_large: bool,
}

impl<'g> Formula<'g> {
    /// Encodes a graph.
    pub fn new(
        mut graph: Graph,
        code: &'g Code<'g>,
        model: &'static Model,
        deadlock: bool,
        stopper: Stopper,
    ) -> Formula<'g> {
        let events = Events::new(&mut graph, code, &stopper);
        let mut objects = Objects::default();
        for (_, a) in &events.objects {
            objects.allocate(a.clone());
        }
        let mut this = Formula {
            bits: vec![None; graph.nodes.len()],
            executed: vec![Lit::FALSE; events.events.len()],
            path: vec![Lit::FALSE; events.events.len()],
            place: vec![(0, 0); events.events.len()],
            code,
            objects,
            events,
            circuit: Circuit::new(),
            encoder: Encoder::new(),
            solver: Cadical::new(stopper.clone()),
            handle: None,
            order: Order::new(model.keep),
            guard: FxHashMap::default(),
            goals: Vec::new(),
            codes: FxHashMap::default(),
            width: 0,
            unknown: FxHashMap::default(),
            seq: 0,
            started: BTreeMap::new(),
            ended: BTreeMap::new(),
            begin: BTreeMap::new(),
            finish: BTreeMap::new(),
            closed: FxHashMap::default(),
            open: FxHashMap::default(),
            blocked: Vec::new(),
            ends: Vec::new(),
            results: Vec::new(),
            yields: false,
            news: Vec::new(),
            applied: FxHashMap::default(),
            known: graph.learned.len(),
            graph,
            too_large: false,
        };
        if this.events.too_large {
            this.too_large = true;
            return this;
        }
        this.number_values();
        this.threads(model);
        this.lifetimes();
        this.sections();
        let dead = if deadlock { this.deadlock() } else { Lit::FALSE };
        if dead != Lit::FALSE {
            this.goals.push(Goal { lit: dead, wanted: Wanted::Deadlock });
        }
        this.too_large = this.order.nodes > MAX_NODES || stopper.stopped();
        if !this.too_large {
            let problem = this.problem(&stopper);
            let grid = theory::Grid::UpTo(GRID);
            let options = theory::Options { dense_up_to: MAX_NODES, grid, ..theory::Options::default() };
            this.handle = Some(theory::attach(problem, &mut this.solver, options));
        }
        this
    }

    fn clause(&mut self, lits: &[Lit]) {
        self.encoder.clause(&self.circuit, &mut self.solver, lits);
    }

    // --- values ------------------------------------------------------------------------------

    fn number_values(&mut self) {
        let mut all: Vec<ValId> = self.events.domain.iter().flatten().copied().collect();
        all.sort_unstable();
        all.dedup();
        for (i, v) in all.iter().enumerate() {
            self.codes.insert(*v, i as u32);
        }
        self.width = usize::BITS - all.len().saturating_sub(1).leading_zeros();
    }

    fn code(&self, v: ValId) -> u32 {
        self.codes.get(&v).copied().unwrap_or(u32::MAX)
    }

    fn constant(&self, v: ValId) -> Vec<Lit> {
        let code = self.code(v);
        (0..self.width).map(|k| if code >> k & 1 == 1 { Lit::TRUE } else { Lit::FALSE }).collect()
    }

    /// A node's value in bits.
    fn node_bits(&mut self, n: NodeId) -> Vec<Lit> {
        if let Some(bits) = &self.bits[n.0 as usize] {
            return bits.clone();
        }
        let domain: Vec<ValId> = self.events.domain[n.0 as usize].iter().copied().collect();
        let bits = match (self.graph.nodes[n.0 as usize].clone(), domain.as_slice()) {
            (_, []) => self.constant(ValId(0)),
            (_, [one]) => self.constant(*one),
            (NodeKind::Equal(a, b, differ), _) => {
                let same = self.equal(a, b);
                let (one, zero) = (self.graph.value(1, 0), self.graph.value(0, 0));
                let (yes, no) = if differ { (zero, one) } else { (one, zero) };
                self.choose(same, yes, no)
            }
            (NodeKind::Offset(m, k), _) => self.moved(m, k),
            (_, [a, b]) => {
                let which = self.circuit.input();
                self.choose(which, *a, *b)
            }
            (_, several) => {
                let codes: Vec<u32> = several.iter().map(|v| self.code(*v)).collect();
                let ones = codes.iter().fold(u32::MAX, |all, c| all & c);
                let any = codes.iter().fold(0, |all, c| all | c);
                (0..self.width)
                    .map(|k| match (ones >> k & 1, any >> k & 1) {
                        (1, _) => Lit::TRUE,
                        (_, 0) => Lit::FALSE,
                        _ => self.circuit.input(),
                    })
                    .collect()
            }
        };
        self.bits[n.0 as usize] = Some(bits.clone());
        bits
    }

    fn choose(&mut self, which: Lit, yes: ValId, no: ValId) -> Vec<Lit> {
        let (y, n) = (self.constant(yes), self.constant(no));
        y.into_iter().zip(n).map(|(a, b)| self.circuit.ite(which, a, b)).collect()
    }

    fn moved(&mut self, m: NodeId, k: u64) -> Vec<Lit> {
        let pointer = fencepost_ir::eval::mask(u32::from(self.graph.target.pointer_bits));
        let mut columns: Vec<Vec<Lit>> = vec![Vec::new(); self.width as usize];
        for v in self.events.domain[m.0 as usize].clone() {
            let (bits, undef) = self.graph.values[v.0 as usize];
            let to = self.graph.known_value(bits.wrapping_add(u128::from(k)) & pointer, 0);
            let Some(to) = to.filter(|_| undef == 0) else { continue };
            let is = self.is(Use::Node(m), v);
            let code = self.code(to);
            for (b, column) in columns.iter_mut().enumerate() {
                if code >> b & 1 == 1 {
                    column.push(is);
                }
            }
        }
        columns.into_iter().map(|c| self.circuit.or_all(&c)).collect()
    }

    /// Whether an operand has a value.
    fn is(&mut self, u: Use, v: ValId) -> Lit {
        match u {
            Use::Const(c) => {
                if c == v {
                    Lit::TRUE
                } else {
                    Lit::FALSE
                }
            }
            Use::Node(n) => {
                let domain = &self.events.domain[n.0 as usize];
                if !domain.contains(&v) {
                    return Lit::FALSE;
                }
                if domain.len() == 1 {
                    return Lit::TRUE;
                }
                let code = self.code(v);
                let bits = self.node_bits(n);
                let all: Vec<Lit> =
                    bits.into_iter().enumerate().map(|(k, b)| if code >> k & 1 == 1 { b } else { !b }).collect();
                self.circuit.and_all(&all)
            }
        }
    }

    /// Whether two operands are equal.
    fn equal(&mut self, a: Use, b: Use) -> Lit {
        match (a, b) {
            (Use::Const(x), Use::Const(y)) => {
                if x == y {
                    Lit::TRUE
                } else {
                    Lit::FALSE
                }
            }
            (Use::Const(v), node @ Use::Node(_)) | (node @ Use::Node(_), Use::Const(v)) => self.is(node, v),
            (Use::Node(x), Use::Node(y)) if x == y => Lit::TRUE,
            (Use::Node(x), Use::Node(y)) => {
                let common: Vec<ValId> =
                    self.events.domain[x.0 as usize].intersection(&self.events.domain[y.0 as usize]).copied().collect();
                match common.as_slice() {
                    [] => Lit::FALSE,
                    [one] => {
                        let (p, q) = (self.is(a, *one), self.is(b, *one));
                        self.circuit.and(p, q)
                    }
                    _ => {
                        let (p, q) = (self.node_bits(x), self.node_bits(y));
                        let same: Vec<Lit> = p.into_iter().zip(q).map(|(p, q)| self.circuit.iff(p, q)).collect();
                        self.circuit.and_all(&same)
                    }
                }
            }
        }
    }

    /// If the condition holds, the node has the operand's value.
    fn transfer(&mut self, when: Lit, node: NodeId, from: Use) {
        if self.events.domain[node.0 as usize].len() < 2 {
            return;
        }
        let to = self.node_bits(node);
        match from {
            Use::Const(v) => {
                let is = self.is(Use::Node(node), v);
                self.clause(&[!when, is]);
            }
            Use::Node(m) => {
                for (a, b) in to.into_iter().zip(self.node_bits(m)) {
                    if a != b {
                        self.clause(&[!when, !a, b]);
                        self.clause(&[!when, a, !b]);
                    }
                }
            }
        }
    }

    /// When a value is not known, because a function on the way has inputs that it never had.
    fn unknown(&mut self, u: Use) -> Lit {
        let Use::Node(n) = u else { return Lit::FALSE };
        if let Some(l) = self.unknown.get(&n) {
            return *l;
        }
        let lit = match self.graph.nodes[n.0 as usize].clone() {
            NodeKind::Answer(_) | NodeKind::Stored(_) | NodeKind::Phi(..) | NodeKind::Constant(_) => Lit::FALSE,
            NodeKind::Equal(a, b, _) => {
                let (x, y) = (self.unknown(a), self.unknown(b));
                self.circuit.or(x, y)
            }
            NodeKind::Offset(m, _) => self.unknown(Use::Node(m)),
            NodeKind::Apply(shape, inputs) => {
                let mut any: Vec<Lit> = inputs.iter().map(|i| self.unknown(Use::Node(*i))).collect();
                let sizes = inputs.iter().map(|i| self.events.domain[i.0 as usize].len() as u128);
                let combinations: u128 = sizes.fold(1, u128::saturating_mul);
                let pairs: Vec<(Vec<ValId>, ValId)> =
                    self.graph.pairs[shape.0 as usize].iter().map(|(k, v)| (k.clone(), *v)).collect();
                let mut known = 0u128;
                let mut none = Vec::new();
                for (values, output) in pairs {
                    let possible = |(m, v): (&NodeId, &ValId)| self.events.domain[m.0 as usize].contains(v);
                    if !inputs.iter().zip(&values).all(possible) {
                        continue;
                    }
                    known += 1;
                    let all: Vec<Lit> = inputs.iter().zip(&values).map(|(m, v)| self.is(Use::Node(*m), *v)).collect();
                    let matches = self.circuit.and_all(&all);
                    none.push(!matches);
                    let out = self.is(Use::Node(n), output);
                    self.clause(&[!matches, out]);
                }
                if known < combinations {
                    any.push(self.circuit.and_all(&none));
                }
                self.circuit.or_all(&any)
            }
        };
        self.unknown.insert(n, lit);
        lit
    }

    // --- threads -----------------------------------------------------------------------------

    fn threads(&mut self, model: &'static Model) {
        let order = self.events.order.clone();
        let tids: Vec<Tid> = self.graph.entries.keys().copied().collect();
        for &t in &tids {
            let (x, y) = (self.order.node(), self.order.node());
            self.begin.insert(t, x);
            self.finish.insert(t, y);
            let (s, e) = (if t == 0 { Lit::TRUE } else { self.circuit.input() }, self.circuit.input());
            self.started.insert(t, s);
            self.ended.insert(t, e);
        }
        let mut starts: BTreeMap<Tid, Vec<Lit>> = BTreeMap::new();
        let mut ends: BTreeMap<Tid, Vec<Lit>> = BTreeMap::new();
        let mut edges: FxHashMap<(InstId, Via), Lit> = FxHashMap::default();
        for &t in &tids {
            let insts: Vec<InstId> =
                order.iter().copied().filter(|i| self.graph.insts[i.0 as usize].thread == t).collect();
            let hard = self.hardness(&insts);
            let mut line = Line::new(self.begin[&t]);
            for (k, &inst) in insts.iter().enumerate() {
                let g = self.entry(inst, t, &edges);
                self.inst(inst, g, hard[k], &mut line, model, &mut starts, &mut ends, &mut edges);
            }
            let (end, _) = self.order.fence(&mut line, FenceMask::FULL, Lit::TRUE, true);
            self.order.edge(end, self.finish[&t]);
        }
        for &t in &tids {
            if t != 0 {
                let any = self.circuit.or_all(starts.get(&t).map_or(&[][..], Vec::as_slice));
                let same = self.circuit.iff(self.started[&t], any);
                self.clause(&[same]);
            }
            let any = self.circuit.or_all(ends.get(&t).map_or(&[][..], Vec::as_slice));
            let same = self.circuit.iff(self.ended[&t], any);
            self.clause(&[same]);
        }
        for (exit, node, u) in std::mem::take(&mut self.results) {
            let when = self.guard.get(&exit).copied().unwrap_or(Lit::FALSE);
            self.transfer(when, node, u);
        }
        // A store of a section happens if the section is finished.
        for e in 0..self.executed.len() {
            let Some(section) = self.events.events[e].section.filter(|_| self.events.events[e].store) else { continue };
            let ends: Vec<Lit> = self.events.ends[&section].iter().filter_map(|i| self.guard.get(i)).copied().collect();
            let done = self.circuit.or_all(&ends);
            let both = self.circuit.and(self.path[e], done);
            let same = self.circuit.iff(self.executed[e], both);
            self.clause(&[same]);
        }
    }

    fn push_goal(&mut self, lit: Lit, wanted: Wanted) {
        let seen = match wanted {
            Wanted::BadAddress(id) | Wanted::Late(id) => self.graph.failed.contains(&id),
            Wanted::Direction(..) | Wanted::Input(..) | Wanted::Undefined(..) | Wanted::Deadlock => false,
        };
        if let Wanted::Input(_, k) = wanted {
            for u in self.news[k as usize].clone() {
                self.note_applied(u, lit);
            }
        }
        if seen {
            self.clause(&[!lit]);
        } else if lit != Lit::FALSE {
            self.goals.push(Goal { lit, wanted });
        }
    }

    /// Whether everything behind each instance implies it.
    fn hardness(&self, insts: &[InstId]) -> Vec<bool> {
        let mut hard = vec![true; insts.len()];
        let mut common: Option<InstId> = None;
        for (k, &i) in insts.iter().enumerate().rev() {
            hard[k] = common.is_none_or(|c| self.events.dominates(i, c));
            common = Some(common.map_or(i, |c| self.events.common(c, i)));
        }
        hard
    }

    /// When an instance is entered, and what its phis are then.
    fn entry(&mut self, inst: InstId, thread: Tid, taken: &FxHashMap<(InstId, Via), Lit>) -> Lit {
        let edges = self.graph.insts[inst.0 as usize].edges.clone();
        let mut ways = Vec::new();
        for e in edges {
            let mut when = if e.from == InstId(0) {
                self.started[&thread]
            } else {
                taken.get(&(e.from, e.via)).copied().unwrap_or(Lit::FALSE)
            };
            // What a phi becomes must be known; otherwise the thread shows something new here.
            let mut new = Vec::new();
            for (_, u) in &e.phis {
                new.push(self.unknown(*u));
            }
            let new = self.circuit.or_all(&new);
            if new != Lit::FALSE {
                let lit = self.circuit.and(when, new);
                let last = self.graph.insts[e.from.0 as usize].items.values().next_back().copied();
                self.news.push(e.phis.iter().map(|(_, u)| *u).collect());
                self.push_goal(lit, Wanted::Input(last.unwrap_or(ItemId(0)), self.news.len() as u32 - 1));
                when = self.circuit.and(when, !new);
            }
            for (node, u) in &e.phis {
                self.transfer(when, *node, *u);
            }
            ways.push(when);
        }
        self.circuit.or_all(&ways)
    }

    /// The items of an instance. Guards of the edges out of it are left in `edges`.
    #[allow(clippy::too_many_arguments, clippy::too_many_lines)] // One walk over all kinds of items.
    fn inst(
        &mut self,
        inst: InstId,
        entry: Lit,
        hard: bool,
        line: &mut Line,
        model: &'static Model,
        starts: &mut BTreeMap<Tid, Vec<Lit>>,
        ends: &mut BTreeMap<Tid, Vec<Lit>>,
        edges: &mut FxHashMap<(InstId, Via), Lit>,
    ) {
        let mut g = entry;
        // Behind a point where the thread may stop, what follows no longer implies the instance's later items only.
        let items: Vec<ItemId> = self.graph.insts[inst.0 as usize].items.values().copied().collect();
        let map = model.mapping;
        for id in items {
            self.guard.insert(id, g);
            let item = self.graph.items[id.0 as usize].clone();
            g = self.stop_at_new(id, g, &operands(&item.kind));
            match item.kind {
                ItemKind::Load { order, .. } => {
                    let e = self.events.of[&id][0];
                    let wrap = map.load(order);
                    self.wrap(line, wrap.before, g, hard, id);
                    g = self.place_event(line, e, Kind::R, g, hard, None);
                    self.wrap(line, wrap.after, g, hard, id);
                    g = self.leave_undefined(id, inst, g, edges);
                }
                ItemKind::Store { order, .. } => {
                    let e = self.events.of[&id][0];
                    let wrap = map.store(order);
                    self.wrap(line, wrap.before, g, hard, id);
                    g = self.place_event(line, e, Kind::W, g, hard, None);
                    self.wrap(line, wrap.after, g, hard, id);
                }
                ItemKind::Rmw { order, .. } => {
                    let wrap = map.rmw(order);
                    self.wrap(line, wrap.before, g, hard, id);
                    let n = self.pair_node(id);
                    let [l, s] = self.halves(id);
                    g = self.place_event(line, l, Kind::R, g, hard, Some(n));
                    // What it stores may be something new.
                    let stored = self.events.events[s].value;
                    let before = g;
                    g = self.stop_at_new(id, g, &[stored]);
                    let hard = hard && g == before;
                    let n = if self.order.splits() { self.order.node() } else { n };
                    self.place_event(line, s, Kind::W, g, hard, Some(n));
                    self.wrap(line, wrap.after, g, hard, id);
                    g = self.leave_undefined(id, inst, g, edges);
                }
                ItemKind::CmpXchg { success, failure, expected, weak, .. } => {
                    let [l, s] = self.halves(id);
                    let old = self.events.events[l].value;
                    let mut stores = self.equal(old, expected);
                    if weak {
                        let node = self.graph.stored_node(id);
                        let free = match node {
                            Some(n) => {
                                let one = self.graph.value(1, 0);
                                self.is(Use::Node(n), one)
                            }
                            None => self.circuit.input(),
                        };
                        self.clause(&[!free, stores]);
                        stores = free;
                    }
                    let done = self.circuit.and(g, stores);
                    let failed = self.circuit.and(g, !stores);
                    let (yes, no) = (map.rmw(success), map.failed(failure));
                    self.wrap_either(line, [yes.before, no.before], [done, failed], g, hard, id);
                    let n = self.pair_node(id);
                    let on = self.place_event(line, l, Kind::R, g, hard, Some(n));
                    let n = if self.order.splits() { self.order.node() } else { n };
                    let done = self.circuit.and(done, on);
                    self.place_event(line, s, Kind::W, done, hard && done == g, Some(n));
                    g = on;
                    self.wrap_either(line, [yes.after, no.after], [done, failed], g, hard, id);
                    g = self.leave_undefined(id, inst, g, edges);
                }
                ItemKind::Fence(kind) => self.wrap(line, map.fence(kind), g, hard, id),
                ItemKind::Start(child, ..) => {
                    let (before, _) = self.order.fence(line, FenceMask::FULL, g, hard);
                    if let Some(t) = Code::tid_of(child) {
                        starts.entry(t).or_default().push(g);
                        if let Some(&first) = self.begin.get(&t) {
                            self.order.edge(before, first);
                        }
                    }
                }
                ItemKind::Join(child) => {
                    let (_, after) = self.order.fence(line, FenceMask::FULL, g, hard);
                    if let Some(t) = Code::tid_of(child) {
                        let ended = self.ended.get(&t).copied().unwrap_or(Lit::FALSE);
                        let stuck = self.circuit.and(g, !ended);
                        self.blocked.push((self.graph.insts[inst.0 as usize].thread, stuck, None));
                        g = self.circuit.and(g, ended);
                        if let Some(&end) = self.finish.get(&t) {
                            for n in after {
                                self.order.edge_if(if hard { Lit::TRUE } else { g }, end, n);
                            }
                        }
                        if let Some(node) = self.graph.answer_node(id) {
                            for (exit, u) in self.events.exits.get(&t).cloned().unwrap_or_default() {
                                self.results.push((exit, node, u));
                            }
                        }
                    }
                }
                ItemKind::Begin => self.begin_section(id, model),
                ItemKind::Nondet(..) => {
                    if let Some(n) = self.graph.answer_node(id) {
                        let mut some = vec![!g];
                        for v in self.events.domain[n.0 as usize].clone() {
                            some.push(self.is(Use::Node(n), v));
                        }
                        self.clause(&some);
                    }
                }
                ItemKind::Decision(what, by, ways) => {
                    g = self.decision(id, inst, (what, by), &ways, g, edges);
                }
                ItemKind::Exit(_) => {
                    let t = self.graph.insts[inst.0 as usize].thread;
                    ends.entry(t).or_default().push(g);
                }
                ItemKind::Free(addr) => {
                    let mut ending = Vec::new();
                    for v in self.events.values(addr) {
                        let base = self.graph.values[v.0 as usize].0 as u64;
                        let is = self.is(addr, v);
                        let found = self.events.objects.iter().position(|(_, a)| a.heap && a.base == base);
                        match found {
                            Some(o) => ending.push((o, is)),
                            None => {
                                let lit = self.circuit.and(g, is);
                                self.push_goal(lit, Wanted::BadAddress(id));
                            }
                        }
                    }
                    self.end_objects(line, id, inst, g, hard, ending);
                }
                ItemKind::Release(from) => {
                    let thread = self.graph.insts[inst.0 as usize].thread;
                    let own = |(i, a): &(ItemId, fencepost_check::interp::Allocation)| {
                        !a.heap
                            && a.base >= from
                            && self.graph.insts[self.graph.items[i.0 as usize].inst.0 as usize].thread == thread
                            && self.events.pos[i] < self.events.pos[&id]
                    };
                    let objects = self.events.objects.iter().enumerate().filter(|(_, o)| own(o));
                    let ending: Vec<(usize, Lit)> = objects.map(|(k, _)| (k, Lit::TRUE)).collect();
                    // Only what others touch matters.
                    let ending: Vec<_> = ending.into_iter().filter(|(o, _)| self.is_touched(*o, thread)).collect();
                    if !ending.is_empty() {
                        self.end_objects(line, id, inst, g, hard, ending);
                    }
                }
                // Nobody needs a run in which a thread yields: it could have waited before (section 4.2).
                ItemKind::Yield => {
                    g = Lit::FALSE;
                    self.yields = true;
                }
                // A thread that stops here has no edge out of here; others pass.
                ItemKind::Stop | ItemKind::End | ItemKind::Allocate(_) | ItemKind::Silent => {}
            }
        }
        edges.insert((inst, Via::Always), g);
    }

    /// A thread goes no further where it computes something that it never computed.
    fn stop_at_new(&mut self, id: ItemId, g: Lit, operands: &[Use]) -> Lit {
        let mut any = Vec::new();
        for u in operands {
            any.push(self.unknown(*u));
        }
        let new = self.circuit.or_all(&any);
        if new == Lit::FALSE {
            return g;
        }
        let lit = self.circuit.and(g, new);
        self.news.push(operands.to_vec());
        self.push_goal(lit, Wanted::Input(id, self.news.len() as u32 - 1));
        self.circuit.and(g, !new)
    }

    /// Reads of undefined bytes go on elsewhere, each value on its own way.
    fn leave_undefined(
        &mut self,
        id: ItemId,
        inst: InstId,
        mut g: Lit,
        edges: &mut FxHashMap<(InstId, Via), Lit>,
    ) -> Lit {
        let Some(node) = self.graph.answer_node(id) else { return g };
        for v in self.events.domain[node.0 as usize].clone() {
            if self.graph.values[v.0 as usize].1 == 0 {
                continue;
            }
            let is = self.is(Use::Node(node), v);
            let here = self.circuit.and(g, is);
            let via = Via::Value(node, v);
            let seen = self.graph.insts.iter().any(|i| i.edges.iter().any(|e| e.from == inst && e.via == via));
            if seen {
                edges.insert((inst, via), here);
            } else {
                self.push_goal(here, Wanted::Undefined(id, v));
            }
            g = self.circuit.and(g, !is);
        }
        g
    }

    #[allow(clippy::too_many_arguments)]
    fn decision(
        &mut self,
        id: ItemId,
        inst: InstId,
        (what, by): (Decision, Use),
        ways: &std::collections::BTreeSet<u128>,
        g: Lit,
        edges: &mut FxHashMap<(InstId, Via), Lit>,
    ) -> Lit {
        let code = self.code;
        let at = self.graph.items[id.0 as usize].at;
        let mut by_way: BTreeMap<u128, Vec<Lit>> = BTreeMap::new();
        for v in self.events.values(by) {
            let way = way_of(code, at, what, self.graph.values[v.0 as usize]);
            let is = self.is(by, v);
            by_way.entry(way).or_default().push(is);
        }
        let mut on = Lit::FALSE;
        for (way, values) in by_way {
            let is = self.circuit.or_all(&values);
            let taken = self.circuit.and(g, is);
            if !ways.contains(&way) {
                self.push_goal(taken, Wanted::Direction(id, way));
                continue;
            }
            match what {
                Decision::Assume | Decision::Assert | Decision::Await => {
                    if way == 1 {
                        on = taken;
                    } else if what == Decision::Await {
                        let thread = self.graph.insts[inst.0 as usize].thread;
                        let section = self.events.section.get(&id).copied();
                        self.blocked.push((thread, taken, section));
                    }
                }
                Decision::Branch
                | Decision::Callee
                | Decision::Size
                | Decision::Zero
                | Decision::Thread
                | Decision::Other => {
                    edges.insert((inst, Via::Way(id, way)), taken);
                }
            }
        }
        on
    }

    // --- events ------------------------------------------------------------------------------

    fn halves(&self, id: ItemId) -> [usize; 2] {
        let of = &self.events.of[&id];
        [of[0], of[1]]
    }

    fn closed_node(&self, id: ItemId) -> Option<Node> {
        self.events.section.get(&id).and_then(|s| self.closed.get(s)).copied()
    }

    fn pair_node(&mut self, id: ItemId) -> Node {
        match self.closed_node(id) {
            Some(n) => n,
            None => self.order.node(),
        }
    }

    fn wrap(&mut self, line: &mut Line, mask: FenceMask, g: Lit, hard: bool, id: ItemId) {
        if mask != FenceMask::NONE && self.closed_node(id).is_none() {
            self.order.fence(line, mask, g, hard);
        }
    }

    fn wrap_either(
        &mut self,
        line: &mut Line,
        [yes, no]: [FenceMask; 2],
        [done, failed]: [Lit; 2],
        g: Lit,
        hard: bool,
        id: ItemId,
    ) {
        if yes == no {
            self.wrap(line, yes, g, hard, id);
        } else {
            self.wrap(line, yes, done, false, id);
            self.wrap(line, no, failed, false, id);
        }
    }

    /// Gives an event its place. Says when the thread goes on behind it: not at an address that is no object's.
    fn place_event(&mut self, line: &mut Line, e: usize, kind: Kind, g: Lit, hard: bool, node: Option<Node>) -> Lit {
        let item = self.events.events[e].item;
        let closed = self.closed_node(item);
        let dual = closed.is_some() || (node.is_some() && !self.order.splits());
        let n = match closed.or(node) {
            Some(n) => n,
            None => self.order.node(),
        };
        self.seq += 1;
        self.place[e] = (n, self.seq);
        // A store of a section that is not finished has not happened.
        let executed = match (kind, self.events.events[e].section) {
            (Kind::W, Some(_)) => self.circuit.input(),
            (Kind::W | Kind::R, _) => g,
        };
        self.executed[e] = executed;
        self.path[e] = g;
        let mut order = std::mem::replace(&mut self.order, Order::new(fencepost_models::MODELS[0].keep));
        // It has its place nevertheless: the section itself sees it.
        order.access(line, e, kind, n, g, hard, dual, &mut |before, guard| {
            if before == usize::MAX {
                return Lit::FALSE;
            }
            let same = self.touch(before, e);
            self.circuit.and(guard, same)
        });
        self.order = order;
        self.valid_address(e, g)
    }

    /// When two events touch the same bytes.
    fn touch(&mut self, a: usize, b: usize) -> Lit {
        let (x, y) = (self.events.events[a].addr, self.events.events[b].addr);
        self.equal(x, y)
    }

    /// An address that is no object's is something new.
    fn valid_address(&mut self, e: usize, g: Lit) -> Lit {
        let any = self.bad_address(e);
        if any == Lit::FALSE {
            return g;
        }
        let lit = self.circuit.and(g, any);
        self.push_goal(lit, Wanted::BadAddress(self.events.events[e].item));
        self.circuit.and(g, !any)
    }

    /// When the address of an event is no object's.
    fn bad_address(&mut self, e: usize) -> Lit {
        let (addr, size, store) = {
            let event = &self.events.events[e];
            (event.addr, event.size, event.store)
        };
        let mut bad = Vec::new();
        for v in self.events.values(addr) {
            let (bits, undef) = self.graph.values[v.0 as usize];
            let checked = self.objects.check(self.code, bits as u64, u64::from(size), store);
            if undef != 0 || checked.is_err() {
                bad.push(self.is(addr, v));
            }
        }
        self.circuit.or_all(&bad)
    }

    // --- objects -----------------------------------------------------------------------------

    /// Whether another thread may touch an object.
    fn is_touched(&self, object: usize, owner: Tid) -> bool {
        self.events.events.iter().any(|e| e.thread != owner && self.reaches(e.addr, object))
    }

    fn reaches(&self, addr: Use, object: usize) -> bool {
        let a = &self.events.objects[object].1;
        self.events.values(addr).iter().any(|v| {
            let at = self.graph.values[v.0 as usize].0 as u64;
            a.base <= at && at < a.base + a.size
        })
    }

    fn end_objects(
        &mut self,
        line: &mut Line,
        item: ItemId,
        inst: InstId,
        g: Lit,
        hard: bool,
        objects: Vec<(usize, Lit)>,
    ) {
        let node = match self.closed_node(item) {
            Some(n) => n,
            None => self.order.node(),
        };
        let thread = self.graph.insts[inst.0 as usize].thread;
        let pos = self.events.pos[&item];
        self.ends.push(End { item, thread, pos, executed: g, node, objects });
        // It takes its place like a store.
        let dual = self.closed_node(item).is_some();
        self.order.access(line, usize::MAX, Kind::W, node, g, hard, dual, &mut |_, _| Lit::FALSE);
    }

    /// Accesses come before the end of their object; otherwise something new is shown.
    fn lifetimes(&mut self) {
        let ends = self.ends.clone();
        for end in &ends {
            for e in 0..self.executed.len() {
                let event = self.events.events[e].clone();
                let mut meets = Vec::new();
                for (o, ending) in &end.objects {
                    if !self.reaches(event.addr, *o) {
                        continue;
                    }
                    let a = self.events.objects[*o].1.clone();
                    for v in self.events.values(event.addr) {
                        let at = self.graph.values[v.0 as usize].0 as u64;
                        if a.base <= at && at < a.base + a.size {
                            let is = self.is(event.addr, v);
                            meets.push(self.circuit.and(is, *ending));
                        }
                    }
                }
                if meets.is_empty() || event.pair.is_some() && event.store {
                    continue;
                }
                let meets = self.circuit.or_all(&meets);
                let both = self.circuit.and_all(&[meets, end.executed, self.path[e]]);
                let (late, before) = if event.thread == end.thread {
                    if event.pos < end.pos {
                        continue;
                    }
                    (both, Lit::FALSE)
                } else {
                    let late = self.circuit.input();
                    self.order.edge_if(late, end.node, self.place[e].0);
                    (self.circuit.and(both, late), self.circuit.and(both, !late))
                };
                self.order.edge_if(before, self.place[e].0, end.node);
                self.push_goal(late, Wanted::Late(event.item));
            }
        }
        for (k, end) in ends.iter().enumerate() {
            for other in &ends[..k] {
                let mut same = Vec::new();
                for (o, x) in &end.objects {
                    for (p, y) in &other.objects {
                        if o == p && self.events.objects[*o].1.heap {
                            same.push(self.circuit.and(*x, *y));
                        }
                    }
                }
                let same = self.circuit.or_all(&same);
                let lit = self.circuit.and_all(&[same, end.executed, other.executed]);
                self.push_goal(lit, Wanted::Late(end.item));
            }
        }
    }

    // --- sections ----------------------------------------------------------------------------

    fn begin_section(&mut self, id: ItemId, model: &'static Model) {
        let count = self.events.events.iter().filter(|e| e.section == Some(id)).count();
        if count == 0 {
            return;
        }
        if self.order.is_total() || self.is_fenced(id, model) {
            let n = self.order.node();
            self.closed.insert(id, n);
            return;
        }
        let first = self.events.events.iter().find(|e| e.section == Some(id));
        let pair = first.is_some_and(|e| e.pair.is_some());
        if count == 1 || count == 2 && pair && !self.order.splits() {
            return;
        }
        let around = (self.order.node(), self.order.node());
        self.open.insert(id, around);
    }

    /// Whether full fences stand on both sides of a section.
    fn is_fenced(&self, begin: ItemId, model: &'static Model) -> bool {
        self.fence_before(begin, model) && self.events.ends[&begin].iter().all(|e| self.fence_behind(*e, model))
    }

    fn is_full(&self, id: ItemId, model: &'static Model) -> Option<bool> {
        match &self.graph.items[id.0 as usize].kind {
            ItemKind::Fence(kind) => Some(model.mapping.fence(*kind) == FenceMask::FULL),
            ItemKind::Start(..) | ItemKind::Join(_) => Some(true),
            ItemKind::Silent | ItemKind::Decision(..) | ItemKind::Nondet(..) | ItemKind::Allocate(_) => None,
            ItemKind::Yield => None,
            ItemKind::Load { .. }
            | ItemKind::Store { .. }
            | ItemKind::Rmw { .. }
            | ItemKind::CmpXchg { .. }
            | ItemKind::Release(_)
            | ItemKind::Free(_)
            | ItemKind::Begin
            | ItemKind::End
            | ItemKind::Exit(_)
            | ItemKind::Stop => Some(false),
        }
    }

    fn fence_before(&self, begin: ItemId, model: &'static Model) -> bool {
        let mut inst = self.graph.items[begin.0 as usize].inst;
        let mut until = self.events.pos[&begin];
        loop {
            let items = &self.graph.insts[inst.0 as usize].items;
            for id in items.values().rev().filter(|i| self.events.pos[i] < until) {
                if let Some(full) = self.is_full(*id, model) {
                    return full;
                }
            }
            match self.graph.insts[inst.0 as usize].edges.as_slice() {
                [one] if one.from != InstId(0) => inst = one.from,
                _ => return false,
            }
            until = u32::MAX;
        }
    }

    fn fence_behind(&self, end: ItemId, model: &'static Model) -> bool {
        let mut todo = vec![(self.graph.items[end.0 as usize].inst, self.events.pos[&end])];
        let mut seen: FxHashSet<InstId> = FxHashSet::default();
        while let Some((inst, after)) = todo.pop() {
            let items = &self.graph.insts[inst.0 as usize].items;
            let next = items.values().filter(|i| self.events.pos[i] > after).find_map(|i| self.is_full(*i, model));
            match next {
                Some(true) => continue,
                Some(false) => return false,
                None => {}
            }
            let mut any = false;
            for (k, i) in self.graph.insts.iter().enumerate() {
                if i.edges.iter().any(|e| e.from == inst) {
                    any = true;
                    if seen.insert(InstId(k as u32)) {
                        todo.push((InstId(k as u32), 0));
                    }
                }
            }
            if !any {
                return false;
            }
        }
        true
    }

    /// Sections that are not one moment: everything of other threads is before or behind all of it.
    fn sections(&mut self) {
        let mut open: Vec<(ItemId, (Node, Node))> = self.open.iter().map(|(k, v)| (*k, *v)).collect();
        open.sort_unstable();
        for (s, (before, behind)) in open {
            let inside: Vec<usize> =
                (0..self.executed.len()).filter(|e| self.events.events[*e].section == Some(s)).collect();
            let thread = self.events.events[inside[0]].thread;
            let mut any = Vec::new();
            // Also what a section did that stops before its end has its place in it.
            for (k, &later) in inside.iter().enumerate() {
                let n = self.place[later].0;
                for &earlier in &inside[..k] {
                    let m = self.place[earlier].0;
                    let both = self.circuit.and(self.path[earlier], self.path[later]);
                    self.order.edge_if(both, m, n);
                }
                self.order.edge_if(self.path[later], before, n);
                self.order.edge_if(self.path[later], n, behind);
                any.push(self.path[later]);
            }
            let executed = self.circuit.or_all(&any);
            let mut others: Vec<(Node, Lit)> = Vec::new();
            for (e, event) in self.events.events.iter().enumerate() {
                if event.thread != thread {
                    others.push((self.place[e].0, self.executed[e]));
                }
            }
            others.extend(self.ends.iter().filter(|e| e.thread != thread).map(|e| (e.node, e.executed)));
            for (n, other) in others {
                let (first, last) = (self.circuit.input(), self.circuit.input());
                self.order.edge_if(first, n, before);
                self.order.edge_if(last, behind, n);
                self.clause(&[!executed, !other, first, last]);
            }
        }
    }

    // --- deadlock ----------------------------------------------------------------------------

    /// When the first thread has not ended and nobody can go on.
    fn deadlock(&mut self) -> Lit {
        if self.graph.deadlocked || self.blocked.is_empty() {
            return Lit::FALSE;
        }
        let dead = self.circuit.input();
        let last = self.order.node();
        for e in 0..self.executed.len() {
            if self.events.events[e].store {
                self.order.edge_if(self.executed[e], self.place[e].0, last);
            }
        }
        let mut still: BTreeMap<Tid, Vec<Lit>> = BTreeMap::new();
        for (t, when, section) in self.blocked.clone() {
            let mut holds = when;
            if let Some(s) = section {
                // It looks at memory when everything has arrived.
                let stuck = self.circuit.and(dead, when);
                for e in 0..self.executed.len() {
                    let event = &self.events.events[e];
                    if event.section == Some(s) && !event.store {
                        self.order.edge_if(stuck, last, self.place[e].0);
                    }
                }
                // Luck does not count: it must wait whatever the library does not promise.
                let inputs: Vec<ItemId> =
                    self.events.section.iter().filter(|(_, x)| **x == s).map(|(i, _)| *i).collect();
                for i in inputs {
                    let kind = &self.graph.items[i.0 as usize].kind;
                    if let (ItemKind::Nondet(_, NondetKind::Spurious), Some(n)) = (kind, self.graph.answer_node(i)) {
                        let zero = self.graph.value(0, 0);
                        let is = self.is(Use::Node(n), zero);
                        holds = self.circuit.and(holds, is);
                    }
                }
            }
            still.entry(t).or_default().push(holds);
        }
        let tids: Vec<Tid> = self.started.keys().copied().collect();
        for t in tids {
            let mut fine = still.remove(&t).unwrap_or_default();
            if t == 0 {
                let ended = self.ended[&t];
                self.clause(&[!dead, !ended]);
            } else {
                fine.push(!self.started[&t]);
                fine.push(self.ended[&t]);
            }
            fine.push(!dead);
            self.clause(&fine);
        }
        dead
    }

    // --- the order problem, and asking -------------------------------------------------------

    fn problem(&mut self, stopper: &Stopper) -> Problem {
        let mut problem = Problem { nodes: self.order.nodes, ..Problem::default() };
        for &(a, b) in &self.order.fixed {
            problem.edge(theory::Node(a), theory::Node(b));
        }
        for (lit, a, b) in self.order.guarded.clone() {
            let lit = self.encoder.lit(&self.circuit, &mut self.solver, lit);
            problem.edge_if(lit, theory::Node(a), theory::Node(b));
        }
        let start = problem.store(theory::Node(0), 0);
        let mut stores: FxHashMap<usize, StoreId> = FxHashMap::default();
        for e in 0..self.executed.len() {
            if self.events.events[e].store {
                let (node, seq) = self.place[e];
                stores.insert(e, problem.store(theory::Node(node), seq));
            }
        }
        for l in 0..self.executed.len() {
            if l % 16 == 0 && stopper.stopped() {
                self.too_large = true;
                break;
            }
            if !self.events.events[l].store && self.executed[l] != Lit::FALSE {
                self.load(&mut problem, l, start, &stores);
            }
        }
        problem
    }

    fn load(&mut self, problem: &mut Problem, l: usize, start: StoreId, stores: &FxHashMap<usize, StoreId>) {
        let event = self.events.events[l].clone();
        let Use::Node(node) = event.value else { return };
        let (at, seq) = self.place[l];
        let write = match event.pair {
            Some(s) if self.place[s].0 != at => {
                let done = self.encoder.lit(&self.circuit, &mut self.solver, self.executed[s]);
                Some((theory::Node(self.place[s].0), done))
            }
            Some(_) | None => None,
        };
        let load = problem.load(theory::Node(at), seq, write);
        let executed = self.executed[l];
        // At an address that is no object's nothing is read: the thread stops there.
        let mut some = vec![!executed, self.bad_address(l)];
        let mut initial: Vec<(ValId, ValId)> = Vec::new();
        for source in self.events.sources[l].clone() {
            match source {
                Source::Initial(a, v) => initial.push((a, v)),
                Source::Event(s) => {
                    let touch = self.touch(s, l);
                    // A section sees its own stores, also if it stops before its end.
                    let inside = event.section.is_some() && self.events.events[s].section == event.section;
                    let happens = if inside { self.path[s] } else { self.executed[s] };
                    let visible = self.circuit.and(happens, touch);
                    if visible == Lit::FALSE {
                        continue;
                    }
                    let reads = self.circuit.input();
                    let own = self.events.events[s].thread == event.thread;
                    let value = self.events.events[s].value;
                    self.clause(&[!reads, visible]);
                    self.clause(&[!reads, executed]);
                    self.transfer(reads, node, value);
                    some.push(reads);
                    let v = self.encoder.lit(&self.circuit, &mut self.solver, visible);
                    let r = self.encoder.lit(&self.circuit, &mut self.solver, reads);
                    problem.candidate(load, stores[&s], own, v, r);
                }
            }
        }
        if !initial.is_empty() {
            let reads = self.circuit.input();
            let mut any = vec![!reads];
            for (a, v) in initial {
                let is = self.is(event.addr, a);
                any.push(is);
                let when = self.circuit.and(reads, is);
                self.transfer(when, node, Use::Const(v));
            }
            self.clause(&any);
            self.clause(&[!reads, executed]);
            some.push(reads);
            let v = self.encoder.lit(&self.circuit, &mut self.solver, Lit::TRUE);
            let r = self.encoder.lit(&self.circuit, &mut self.solver, reads);
            problem.candidate(load, start, false, v, r);
        }
        self.clause(&some);
    }

    /// The goals.
    pub fn goals(&self) -> &[Goal] {
        &self.goals
    }

    /// Asks for a run that reaches one of the goals.
    pub fn ask(&mut self, goals: &[Goal]) -> Answer {
        let mut any: Vec<Lit> = goals.iter().map(|g| g.lit).filter(|l| *l != Lit::FALSE).collect();
        if any.is_empty() {
            return Answer::Unsat;
        }
        any.sort_unstable();
        any.dedup();
        // The disjunction is switched on for this question only.
        let on = self.circuit.input();
        any.push(!on);
        self.clause(&any);
        let assumption = self.encoder.lit(&self.circuit, &mut self.solver, on);
        self.solver.solve(&[assumption])
    }

    fn note_applied(&mut self, u: Use, goal: Lit) {
        let Use::Node(n) = u else { return };
        match self.graph.nodes[n.0 as usize].clone() {
            NodeKind::Answer(_) | NodeKind::Stored(_) | NodeKind::Phi(..) | NodeKind::Constant(_) => {}
            NodeKind::Equal(a, b, _) => {
                self.note_applied(a, goal);
                self.note_applied(b, goal);
            }
            NodeKind::Offset(m, _) => self.note_applied(Use::Node(m), goal),
            NodeKind::Apply(shape, inputs) => {
                self.applied.entry(shape).or_default().push((n, goal));
                inputs.iter().for_each(|i| self.note_applied(Use::Node(*i), goal));
            }
        }
    }

    /// What runs have learned since the formula was made is nothing new. Where it happens the thread goes on, but the
    /// formula does not know how; so it must not happen.
    pub fn learn(&mut self) {
        let new: Vec<(ShapeId, Vec<ValId>)> = self.graph.learned[self.known..].to_vec();
        self.known = self.graph.learned.len();
        for (shape, values) in new {
            for (n, goal) in self.applied.get(&shape).cloned().unwrap_or_default() {
                let NodeKind::Apply(_, inputs) = self.graph.nodes[n.0 as usize].clone() else { continue };
                let mut clause = vec![!goal];
                for (i, v) in inputs.iter().zip(&values) {
                    let is = self.is(Use::Node(*i), *v);
                    clause.push(!is);
                }
                self.clause(&clause);
            }
        }
    }

    /// No run reaches this goal as something new any more.
    pub fn forget(&mut self, goal: &Goal) {
        self.clause(&[!goal.lit]);
    }

    /// After a model: whether a literal holds.
    pub fn holds(&self, lit: Lit) -> bool {
        self.encoder.value(&self.circuit, &self.solver, lit)
    }

    /// After a model: the executed events, and the ends of objects, in the order of memory.
    pub fn schedule(&self) -> Vec<Moment> {
        let mut rank = vec![0u32; self.order.nodes as usize];
        if let Some(handle) = &self.handle {
            for (i, n) in handle.order().into_iter().enumerate() {
                if let Some(r) = rank.get_mut(n.0 as usize) {
                    *r = i as u32;
                }
            }
        }
        let mut all: Vec<((u32, u32), Moment)> = Vec::new();
        for e in (0..self.executed.len()).filter(|e| self.holds(self.executed[*e])) {
            let (node, seq) = self.place[e];
            all.push(((rank[node as usize], seq), Moment::Event(e)));
        }
        for end in self.ends.iter().filter(|e| self.holds(e.executed)) {
            all.push(((rank[end.node as usize], 0), Moment::End(end.thread, end.item)));
        }
        all.sort_by_key(|(at, _)| *at);
        all.into_iter().map(|(_, m)| m).collect()
    }

    /// After a model: the value of a node.
    pub fn value(&mut self, n: NodeId) -> Option<ValId> {
        let domain: Vec<ValId> = self.events.domain.get(n.0 as usize)?.iter().copied().collect();
        domain.into_iter().find(|v| {
            let is = self.is(Use::Node(n), *v);
            self.holds(is)
        })
    }

    /// After a model that reaches a goal: whether it is still something new, now that runs have added to the graph.
    pub fn is_new(&mut self, goal: &Goal) -> bool {
        match goal.wanted {
            Wanted::Direction(id, way) => {
                !matches!(&self.graph.items[id.0 as usize].kind, ItemKind::Decision(_, _, ways) if ways.contains(&way))
            }
            Wanted::BadAddress(id) | Wanted::Late(id) => !self.graph.failed.contains(&id),
            Wanted::Deadlock => !self.graph.deadlocked,
            Wanted::Undefined(id, v) => {
                let Some(node) = self.graph.answer_node(id) else { return true };
                let via = Via::Value(node, v);
                !self.graph.insts.iter().any(|i| i.edges.iter().any(|e| e.via == via))
            }
            Wanted::Input(..) => !self.applications(goal).is_empty(),
        }
    }

    /// After a model that reaches a goal: the functions behind it, with inputs that they never had.
    pub fn applications(&mut self, goal: &Goal) -> Vec<Application> {
        let mut found = Vec::new();
        if let Wanted::Input(_, k) = goal.wanted {
            for u in self.news[k as usize].clone() {
                self.find_new(u, &mut found);
            }
        }
        found
    }

    fn find_new(&mut self, u: Use, found: &mut Vec<Application>) {
        let Use::Node(n) = u else { return };
        match self.graph.nodes[n.0 as usize].clone() {
            NodeKind::Answer(_) | NodeKind::Stored(_) | NodeKind::Phi(..) | NodeKind::Constant(_) => {}
            NodeKind::Equal(a, b, _) => {
                self.find_new(a, found);
                self.find_new(b, found);
            }
            NodeKind::Offset(m, _) => self.find_new(Use::Node(m), found),
            NodeKind::Apply(shape, inputs) => {
                inputs.iter().for_each(|i| self.find_new(Use::Node(*i), found));
                let values: Option<Vec<ValId>> = inputs.iter().map(|i| self.value(*i)).collect();
                if let Some(v) = values.filter(|v| !self.graph.pairs[shape.0 as usize].contains_key(v)) {
                    found.push((shape, v));
                }
            }
        }
    }

    /// Whether none of these was learned.
    pub fn lacks(&self, applications: &[Application]) -> bool {
        !applications.iter().any(|(shape, v)| self.graph.pairs[shape.0 as usize].contains_key(v))
    }

    /// Whether a goal is nothing new whatever the model, now that runs have added to the graph.
    pub fn is_settled(&mut self, goal: &Goal) -> bool {
        match goal.wanted {
            Wanted::Input(_, k) => {
                let uses = self.news[k as usize].clone();
                !uses.into_iter().any(|u| self.may_be_new(u))
            }
            Wanted::Direction(..)
            | Wanted::BadAddress(_)
            | Wanted::Late(_)
            | Wanted::Deadlock
            | Wanted::Undefined(..) => !self.is_new(goal),
        }
    }

    /// Whether some inputs out of the potential values are still unknown.
    fn may_be_new(&self, u: Use) -> bool {
        let Use::Node(n) = u else { return false };
        match &self.graph.nodes[n.0 as usize] {
            NodeKind::Answer(_) | NodeKind::Stored(_) | NodeKind::Phi(..) | NodeKind::Constant(_) => false,
            NodeKind::Equal(a, b, _) => self.may_be_new(*a) || self.may_be_new(*b),
            NodeKind::Offset(m, _) => self.may_be_new(Use::Node(*m)),
            NodeKind::Apply(shape, inputs) => {
                let domain = |i: &NodeId| &self.events.domain[i.0 as usize];
                let combinations = inputs.iter().map(|i| domain(i).len() as u128).fold(1, u128::saturating_mul);
                let possible =
                    |values: &&Vec<ValId>| inputs.iter().zip(values.iter()).all(|(i, v)| domain(i).contains(v));
                let known = self.graph.pairs[shape.0 as usize].keys().filter(possible).count() as u128;
                known < combinations || inputs.iter().any(|i| self.may_be_new(Use::Node(*i)))
            }
        }
    }

    /// Numbers for people: variables, clauses.
    pub fn size(&self) -> (usize, usize) {
        (self.solver.variables(), self.solver.clauses())
    }
}

/// What an item computes with.
fn operands(kind: &ItemKind) -> Vec<Use> {
    match kind {
        ItemKind::Load { addr, .. } | ItemKind::Free(addr) => vec![*addr],
        ItemKind::Store { addr, value, .. } | ItemKind::Rmw { addr, value, .. } => vec![*addr, *value],
        ItemKind::CmpXchg { addr, expected, new, .. } => vec![*addr, *expected, *new],
        ItemKind::Start(_, _, arg) => vec![*arg],
        ItemKind::Decision(_, by, _) => vec![*by],
        ItemKind::Exit(value) => vec![*value],
        ItemKind::Fence(_)
        | ItemKind::Allocate(_)
        | ItemKind::Release(_)
        | ItemKind::Join(_)
        | ItemKind::Begin
        | ItemKind::End
        | ItemKind::Nondet(..)
        | ItemKind::Stop
        | ItemKind::Yield
        | ItemKind::Silent => Vec::new(),
    }
}

/// Which way a decision goes for a value.
pub fn way_of(code: &Code<'_>, at: At, what: Decision, (bits, undef): (u128, u128)) -> u128 {
    match what {
        Decision::Assume | Decision::Await | Decision::Assert if undef & 1 != 0 => fencepost_check::follow::UNDEFINED,
        Decision::Assume | Decision::Await | Decision::Assert => bits & 1,
        Decision::Branch => match &code.program.func(at.func).blocks[at.block.index()].term {
            Terminator::Switch { cases, .. } if undef == 0 => {
                cases.iter().position(|(c, _)| *c == bits).unwrap_or(cases.len()) as u128
            }
            Terminator::Branch { .. } if undef & 1 == 0 => bits & 1,
            Terminator::Switch { .. }
            | Terminator::Branch { .. }
            | Terminator::Jump(_)
            | Terminator::Return(_)
            | Terminator::ThreadExit(_)
            | Terminator::ProcessExit
            | Terminator::Fail { .. } => fencepost_check::follow::UNDEFINED,
        },
        Decision::Zero if undef != 0 => fencepost_check::follow::UNDEFINED,
        Decision::Zero => u128::from(bits != 0),
        Decision::Callee | Decision::Size | Decision::Thread | Decision::Other => bits,
    }
}
