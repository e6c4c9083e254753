//! The walk along each thread: when every item is executed, where a thread stops, and which way decisions go.
//!
//! Source: SATCheck, section 4.2 (branch constraints) and 4.3 (goals).

use super::{Beyond, Formula, Goal, Wanted};
use crate::graph::{InstId, ItemId, ItemKind, Use, Via};
use crate::order::Line;
use fencepost_check::follow::{At, Decision};
use fencepost_check::interp::Code;
use fencepost_check::layout::Tid;
use fencepost_ir::{FenceMask, Op, Terminator};
use fencepost_models::{Kind, Model};
use fencepost_solver::circuit::Lit;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

impl Formula<'_> {
    pub(super) fn threads(&mut self, model: &'static Model) {
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
            self.walking = t;
            if let Beyond::GoOn(passed) = &mut self.beyond {
                *passed = Lit::FALSE;
            }
            self.ready.clear();
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

    pub(super) fn push_goal(&mut self, lit: Lit, wanted: Wanted) {
        let seen = match wanted {
            Wanted::BadAddress(id) | Wanted::Late(id) | Wanted::Overtaken(id) => self.graph.failed.contains(&id),
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
    pub(super) fn hardness(&self, insts: &[InstId]) -> Vec<bool> {
        let mut hard = vec![true; insts.len()];
        let mut common: Option<InstId> = None;
        for (k, &i) in insts.iter().enumerate().rev() {
            hard[k] = common.is_none_or(|c| self.events.dominates(i, c));
            common = Some(common.map_or(i, |c| self.events.common(c, i)));
        }
        hard
    }

    /// When an instance is entered, and what its phis are then.
    pub(super) fn entry(&mut self, inst: InstId, thread: Tid, taken: &FxHashMap<(InstId, Via), Lit>) -> Lit {
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
                let last = self.last_item(e.from);
                self.news.push(e.phis.iter().map(|(_, u)| *u).collect());
                self.push_goal(lit, Wanted::Input(last, self.news.len() as u32 - 1));
                when = self.go_beyond(when, lit, new);
            }
            for (node, u) in &e.phis {
                self.transfer(when, *node, *u);
                self.depend_phi(*node, when, *u);
            }
            ways.push(when);
        }
        self.circuit.or_all(&ways)
    }

    /// An item that comes before the end of an instance, with no begin or end of a section in between.
    fn last_item(&self, mut inst: InstId) -> ItemId {
        for _ in 0..self.graph.insts.len() {
            let at = &self.graph.insts[inst.0 as usize];
            if let Some(item) = at.items.values().next_back() {
                return *item;
            }
            let Some(edge) = at.edges.first() else { break };
            inst = edge.from;
        }
        ItemId(0)
    }

    /// The items of an instance. Guards of the edges out of it are left in `edges`.
    #[allow(clippy::too_many_arguments, clippy::too_many_lines)] // One walk over all kinds of items.
    pub(super) fn inst(
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
                    self.leave_room(line, l, before, g);
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
                        self.weak.insert(id, free);
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
                    self.depend_control(line, item.at, what, by, g);
                    g = self.decision(id, inst, (what, by), &ways, g, edges);
                }
                ItemKind::Exit(_) => {
                    let t = self.graph.insts[inst.0 as usize].thread;
                    if self.graph.items[id.0 as usize].at.is_return_from_main() {
                        self.returned.push(g);
                    } else {
                        ends.entry(t).or_default().push(g);
                    }
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
                    if self.order.splits() {
                        let again = self.circuit.input();
                        self.again.insert(id, again);
                        g = self.circuit.and(g, !again);
                    }
                }
                ItemKind::Release(from, to) => {
                    let ending = self.released(id, (from, to));
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
                ItemKind::Stop => {
                    if self.waits_for_ever(inst, id) {
                        let thread = self.graph.insts[inst.0 as usize].thread;
                        let section = self.events.section.get(&id).copied();
                        self.blocked.push((thread, g, section));
                    }
                }
                ItemKind::End | ItemKind::Allocate(_) | ItemKind::Silent => {}
            }
        }
        edges.insert((inst, Via::Always), g);
    }

    /// A thread goes no further where it computes something that it never computed.
    pub(super) fn stop_at_new(&mut self, id: ItemId, g: Lit, operands: &[Use]) -> Lit {
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
        self.go_beyond(g, lit, new)
    }

    /// When the thread goes on behind something new.
    fn go_beyond(&mut self, g: Lit, here: Lit, new: Lit) -> Lit {
        match self.beyond {
            Beyond::Stop => self.circuit.and(g, !new),
            Beyond::GoOn(passed) => {
                self.beyond = Beyond::GoOn(self.circuit.or(passed, here));
                g
            }
        }
    }

    /// Behind something new a decision that is no control flow may go any way that was seen.
    fn any_way(&mut self, at: At, what: Decision, ways: &std::collections::BTreeSet<u128>) -> BTreeMap<u128, Lit> {
        let Beyond::GoOn(passed) = self.beyond else { return BTreeMap::new() };
        if passed == Lit::FALSE || self.is_control(at, what) {
            return BTreeMap::new();
        }
        let mut free = passed;
        let mut any = BTreeMap::new();
        for way in ways {
            let chosen = self.circuit.input();
            any.insert(*way, self.circuit.and(free, chosen));
            free = self.circuit.and(free, !chosen);
        }
        any
    }

    /// Reads of undefined bytes go on elsewhere, each value on its own way.
    pub(super) fn leave_undefined(
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
    pub(super) fn decision(
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
        let any = self.any_way(at, what, ways);
        for way in any.keys() {
            by_way.entry(*way).or_default();
        }
        let chosen: Vec<Lit> = any.values().copied().collect();
        let chosen = self.circuit.or_all(&chosen);
        let mut on = Lit::FALSE;
        for (way, values) in by_way {
            let is = self.circuit.or_all(&values);
            let known = self.circuit.and(is, !chosen);
            let is = any.get(&way).map_or(known, |l| self.circuit.or(known, *l));
            let taken = self.circuit.and(g, is);
            if !ways.contains(&way) {
                self.push_goal(taken, Wanted::Direction(id, way));
                continue;
            }
            match what {
                Decision::Assume | Decision::Assert | Decision::Check | Decision::Await => {
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
}

impl Formula<'_> {
    /// Whether the thread stops at a wait for something that no value decides: it is always false there.
    fn waits_for_ever(&self, inst: InstId, id: ItemId) -> bool {
        let at = self.graph.items[id.0 as usize].at;
        let block = &self.code.program.func(at.func).blocks[at.block.index()];
        let waits = block.insts.get(at.ip as usize).is_some_and(|i| matches!(i.op, Op::Await(_)));
        let decides = |i: &ItemId| {
            let item = &self.graph.items[i.0 as usize];
            item.at.ip == at.ip && matches!(item.kind, ItemKind::Decision(Decision::Await, ..))
        };
        waits && !self.graph.insts[inst.0 as usize].items.values().any(decides)
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
        | ItemKind::Release(..)
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
        Decision::Assume | Decision::Await | Decision::Assert | Decision::Check if undef & 1 != 0 => {
            fencepost_check::follow::UNDEFINED
        }
        Decision::Assume | Decision::Await | Decision::Assert | Decision::Check => bits & 1,
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
