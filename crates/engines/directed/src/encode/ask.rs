//! The order problem, the questions, and what a model says.
//!
//! Source: SATCheck, sections 4.2 (reads-from), 4.3 (goals) and 6.3 (one formula, asked again).

use super::{Application, Formula, Goal, Moment, Wanted};
use crate::events::Source;
use crate::graph::{ItemId, ItemKind, NodeId, NodeKind, ShapeId, Use, ValId, Via};
use fencepost_check::interp::Code;
use fencepost_check::layout::Tid;
use fencepost_check::progress::{Gauge, Measure};
use fencepost_solver::circuit::Lit;
use fencepost_solver::order::{self as theory, Problem, StoreId};
use fencepost_solver::sat::{Answer, Sat, Stopper};
use rustc_hash::FxHashMap;

impl Formula<'_> {
    pub(super) fn problem(&mut self, stopper: &Stopper) -> Problem {
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

    pub(super) fn load(&mut self, problem: &mut Problem, l: usize, start: StoreId, stores: &FxHashMap<usize, StoreId>) {
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
        // Nor behind the end of the object.
        some.extend(self.overtaken.get(&l));
        // Behind something new it may be that nobody knows what is read.
        if self.passed[l] != Lit::FALSE {
            let nothing = self.circuit.input();
            some.push(self.circuit.and(self.passed[l], nothing));
        }
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
                    // Reading one's own store early depends on what the store depends on.
                    for before in self.made_of.get(&s).filter(|_| own).into_iter().flatten().filter(|n| **n != at) {
                        problem.edge_if(r, theory::Node(*before), theory::Node(at));
                    }
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
    pub fn ask(&mut self, goals: &[Goal], gauge: &Gauge) -> Answer {
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
        gauge.phase("solving");
        gauge.note(Measure::Clauses, self.solver.clauses() as u64);
        self.solver.solve(&[assumption])
    }

    pub(super) fn note_applied(&mut self, u: Use, goal: Lit) {
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

    /// After a model: whether a section comes to its end.
    pub fn is_finished(&self, section: ItemId) -> bool {
        let ends = self.events.ends.get(&section).map_or(&[][..], Vec::as_slice);
        ends.iter().filter_map(|i| self.guard.get(i)).any(|g| self.holds(*g))
    }

    /// After a model: whether a thread goes no further at an event, because there is no object.
    pub fn stops_at(&mut self, e: usize) -> bool {
        let bad = self.bad_address(e);
        let load = match self.events.events[e].pair {
            Some(l) if self.events.events[e].store => l,
            Some(_) | None => e,
        };
        self.holds(bad) || self.late.get(&load).is_some_and(|l| self.holds(*l))
    }

    /// After a model: whether a weak compare-exchange stores.
    pub fn stores(&self, item: ItemId) -> Option<bool> {
        self.weak.get(&item).map(|l| self.holds(*l))
    }

    /// After a model: whether an object that is freed has been freed before.
    pub fn is_freed_again(&self, item: ItemId) -> bool {
        self.again.get(&item).is_some_and(|l| self.holds(*l))
    }

    /// After a model: whether an event is the load of a read-modify-write that does not come to its store.
    pub fn is_half(&self, e: usize) -> bool {
        let event = &self.events.events[e];
        let rmw = matches!(self.graph.items[event.item.0 as usize].kind, ItemKind::Rmw { .. });
        rmw && !event.store && event.pair.is_some_and(|s| !self.holds(self.executed[s]))
    }

    /// After a model: the address of an event.
    pub fn address(&mut self, e: usize) -> Option<u64> {
        let value = match self.events.events[e].addr {
            Use::Const(v) => Some(v),
            Use::Node(n) => self.value(n),
        };
        value.map(|v| self.graph.values[v.0 as usize].0 as u64)
    }

    /// After a model: the threads that are started (thread, maker, place in the maker's program) and waited for (by whom,
    /// place, thread).
    #[allow(clippy::type_complexity)] // Two lists.
    pub fn threads_made(&self) -> (Vec<(Tid, Tid, u32)>, Vec<(Tid, u32, Tid)>) {
        let (mut starts, mut joins) = (Vec::new(), Vec::new());
        for (i, item) in self.graph.items.iter().enumerate() {
            let id = ItemId(i as u32);
            let here = self.graph.insts[item.inst.0 as usize].thread;
            let child = match item.kind {
                ItemKind::Start(child, ..) | ItemKind::Join(child) => Code::tid_of(child),
                _ => None,
            };
            let Some(child) = child.filter(|_| self.guard.get(&id).is_some_and(|g| self.holds(*g))) else { continue };
            let pos = self.events.pos[&id];
            if matches!(item.kind, ItemKind::Join(_)) {
                joins.push((here, pos, child));
            } else {
                starts.push((child, here, pos));
            }
        }
        (starts, joins)
    }

    /// After a model: what a load reads, bits and undefined bits.
    pub fn read_value(&mut self, e: usize) -> Option<(u128, u128)> {
        match self.events.events[e].value {
            Use::Const(v) => Some(self.graph.values[v.0 as usize]),
            Use::Node(n) => self.value(n).map(|v| self.graph.values[v.0 as usize]),
        }
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
            Wanted::BadAddress(id) | Wanted::Late(id) | Wanted::Overtaken(id) => !self.graph.failed.contains(&id),
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

    pub(super) fn find_new(&mut self, u: Use, found: &mut Vec<Application>) {
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
            | Wanted::Overtaken(_)
            | Wanted::Deadlock
            | Wanted::Undefined(..) => !self.is_new(goal),
        }
    }

    /// Whether some inputs out of the potential values are still unknown.
    pub(super) fn may_be_new(&self, u: Use) -> bool {
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
