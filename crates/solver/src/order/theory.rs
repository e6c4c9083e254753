//! The theory itself: literals in, edges, conflicts and propagations out. Knows nothing of the solver.
//!
//! Source: the theory of Deagle (He, Sun, Fan, "Satisfiability modulo ordering consistency theory", PLDI 2021) for
//! deriving from-read and coherence inside the theory, with a closure in the place of incremental cycle detection.
//! Guarantee: after [`Theory::settle`] every edge that the rules of [`saturate`](super::saturate) derive is in the
//! closure, or a conflict is reported; a conflict's literals are inconsistent with each other. Misses: a closure
//! without a cycle need not have a consistent total order (the question is NP-complete); the exact answer is
//! [`finish`](super::finish)'s. Deviates from Deagle: store forwarding adds no edge, guards are kept, reasons are not
//! copied but found again when they are asked for ([`explain`](super::explain)).

use super::closure::Closure;
use super::problem::{Node, Problem};
use super::state::{Action, CandId, Index};
use crate::sat::SatLit;
use smallvec::SmallVec;
use std::collections::VecDeque;

/// Why an edge holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    /// A guard.
    Lit(SatLit),
    /// A load is after what it reads.
    Reads(CandId),
    /// `other` is before `read`: it is visible and before the load (or early by itself).
    Early { read: CandId, other: CandId },
    /// The load is before `other`, which is visible and after `read`.
    Late { read: CandId, other: CandId },
    /// The same for the write of the load's read-modify-write.
    LateWrite { read: CandId, other: CandId },
}

/// An edge that is not in the base.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    pub from: u32,
    pub to: u32,
    pub reason: Reason,
}

/// Why a literal was propagated.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Cause {
    /// Its guarded edge would close a cycle.
    Guard { from: u32, to: u32 },
    /// The load is before the candidate.
    After(CandId),
    /// `other` is visible, after `read`, and before the load.
    Overwritten { read: CandId, other: CandId },
}

/// A literal to hand to the solver.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Propagated {
    pub lit: SatLit,
    pub cause: Cause,
    /// Only edges before this one explain it.
    pub time: u32,
    /// The number of literals that were taken in then.
    pub taken: u32,
}

/// Where everything stood before a literal was taken in.
#[derive(Clone, Copy, Debug)]
struct Mark {
    closure: usize,
    edges: usize,
    masks: usize,
    reads: usize,
    writes: usize,
    lit: SatLit,
}

/// What the theory has done.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct Counters {
    /// Conflicts found.
    pub conflicts: u64,
    /// Literals in them.
    pub conflict_literals: u64,
    /// Literals propagated.
    pub propagations: u64,
    /// Propagations that had to be explained.
    pub explained: u64,
    /// Edges added to the closure.
    pub edges: u64,
    /// Complete assignments looked at.
    pub checks: u64,
    /// Order literals made on demand.
    pub literals: u64,
    /// Time spent in the theory, in nanoseconds.
    pub nanoseconds: u64,
}

/// Which of the optional techniques to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Techniques {
    /// Propagate guards whose edge would close a cycle.
    pub guards: bool,
    /// Propagate reads that have become impossible.
    pub reads: bool,
}

/// The state of the theory.
#[derive(Debug)]
pub(crate) struct Theory {
    pub index: Index,
    pub closure: Closure,
    pub techniques: Techniques,
    /// By load: the nodes of the visible candidates; of those that may still be read; of those that are early.
    pub visible: Vec<u64>,
    pub alive: Vec<u64>,
    pub early: Vec<u64>,
    /// By node: the nodes that some guard puts after it.
    pub guarded: Vec<u64>,
    /// By variable: 1 true, -1 false, 0 not taken in; the same for what the solver has told; whether it holds for ever.
    pub value: Vec<i8>,
    pub told: Vec<i8>,
    pub fixed: Vec<bool>,
    /// By variable: why and when it was propagated.
    pub causes: Vec<Option<(Cause, u32)>>,
    /// The edges, in the order of time, and by their first node.
    pub edges: Vec<Edge>,
    pub out: Vec<Vec<u32>>,
    /// By load: what it reads. By node: the candidates on it that are read.
    pub sources: Vec<SmallVec<[CandId; 1]>>,
    pub readers: Vec<Vec<CandId>>,
    pub done: Vec<bool>,
    pub pending: VecDeque<Edge>,
    pub scanned: usize,
    /// Literals to propagate.
    pub propagated: VecDeque<Propagated>,
    /// The conflict: literals that are true together and must not be.
    pub conflict: Option<Vec<SatLit>>,
    pub explainer: super::explain::Explainer,
    pub counters: Counters,
    masks_log: Vec<(bool, u32, u64)>,
    reads_log: Vec<CandId>,
    writes_log: Vec<u32>,
    marks: Vec<Mark>,
}

impl Theory {
    /// The theory of a problem; nothing if its edges make a cycle.
    pub fn new(problem: &Problem, techniques: Techniques) -> Option<Theory> {
        let nodes = problem.nodes as usize;
        let mut edges: Vec<(u32, u32)> = problem.edges.iter().map(|&(a, b)| (a.0, b.0)).collect();
        edges.extend((1..problem.nodes).map(|n| (0, n)));
        let closure = Closure::of(nodes, &edges)?;
        let index = Index::new(problem);
        let words = closure.words();
        let (loads, vars) = (index.loads.len(), index.vars.len());
        let mut theory = Theory {
            closure,
            techniques,
            visible: vec![0; loads * words],
            alive: vec![0; loads * words],
            early: vec![0; loads * words],
            guarded: vec![0; nodes * words],
            value: vec![0; vars],
            told: vec![0; vars],
            fixed: vec![false; vars],
            causes: vec![None; vars],
            edges: Vec::new(),
            out: vec![Vec::new(); nodes],
            sources: vec![SmallVec::new(); loads],
            readers: vec![Vec::new(); nodes],
            done: vec![false; loads],
            pending: VecDeque::new(),
            scanned: 0,
            propagated: VecDeque::new(),
            conflict: None,
            explainer: super::explain::Explainer::new(nodes, vars),
            counters: Counters::default(),
            masks_log: Vec::new(),
            reads_log: Vec::new(),
            writes_log: Vec::new(),
            marks: Vec::new(),
            index,
        };
        for c in &theory.index.cands {
            let word = c.load as usize * words + c.node as usize / 64;
            theory.alive[word] |= 1 << (c.node % 64);
            if c.early {
                theory.early[word] |= 1 << (c.node % 64);
            }
        }
        let pairs: Vec<(u32, u32)> = theory.index.guarded_pairs().collect();
        for (from, to) in pairs {
            theory.guarded[from as usize * words + to as usize / 64] |= 1 << (to % 64);
        }
        Some(theory)
    }

    /// Literals that the edges alone make true: guards that would close a cycle, reads of what is after the load.
    pub fn units(&self) -> Vec<SatLit> {
        let mut units = Vec::new();
        for (from, to) in self.index.guarded_pairs() {
            if from == to || self.closure.before(to, from) {
                units.extend(self.index.guards(from, to).iter().map(|&lit| !lit));
            }
        }
        for c in self.index.cands.iter().filter(|c| !c.own) {
            let load = &self.index.loads[c.load as usize];
            if self.closure.before(load.node, c.node) || load.node == c.node && c.seq >= load.seq {
                units.push(!c.reads);
            }
        }
        units.sort_unstable();
        units.dedup();
        units
    }

    /// Adds an order literal: true puts `a` before `b`, false `b` before `a`.
    pub fn order_literal(&mut self, lit: SatLit, a: Node, b: Node) {
        self.index.guard(lit, a, b);
        self.index.guard(!lit, b, a);
        let words = self.closure.words();
        for (from, to) in [(a.0, b.0), (b.0, a.0)] {
            self.guarded[from as usize * words + to as usize / 64] |= 1 << (to % 64);
        }
        let vars = self.index.vars.len();
        self.value.resize(vars, 0);
        self.told.resize(vars, 0);
        self.fixed.resize(vars, false);
        self.causes.resize(vars, None);
        self.explainer.grow(vars);
        self.counters.literals += 1;
    }

    /// The value of a literal that was taken in: 1, -1, or 0.
    #[inline]
    pub fn value(&self, lit: SatLit) -> i8 {
        let value = self.index.local(lit).map_or(0, |v| self.value[v]);
        value * lit.sign()
    }

    /// The value of a literal as the solver has told it: 1, -1, or 0.
    #[inline]
    pub fn told(&self, lit: SatLit) -> i8 {
        let value = self.index.local(lit).map_or(0, |v| self.told[v]);
        value * lit.sign()
    }

    /// How many literals were taken in and can be undone.
    pub fn taken(&self) -> usize {
        self.marks.len()
    }

    /// Takes in a literal that has become true, with all that follows.
    pub fn take(&mut self, lit: SatLit) {
        self.marks.push(Mark {
            closure: self.closure.mark(),
            edges: self.edges.len(),
            masks: self.masks_log.len(),
            reads: self.reads_log.len(),
            writes: self.writes_log.len(),
            lit,
        });
        if let Some(v) = self.index.local(lit) {
            self.value[v] = lit.sign();
        }
        let count = self.index.actions(lit).len();
        for i in 0..count {
            match self.index.actions(lit)[i] {
                Action::Edge(from, to) => self.edge(from, to, Reason::Lit(lit)),
                Action::Visible(id) => self.see(id),
                Action::Reads(id) => self.read(id),
                Action::Dead(id) => self.bury(id),
                Action::Write(load) => self.write(load),
            }
        }
        self.settle();
    }

    /// Undoes everything down to `count` literals.
    pub fn undo(&mut self, count: usize) {
        self.conflict = None;
        if self.marks.len() <= count {
            return;
        }
        while self.propagated.back().is_some_and(|p| p.taken as usize > count) {
            self.propagated.pop_back();
        }
        let mark = self.marks[count];
        for mark in self.marks.drain(count..) {
            if let Some(v) = self.index.local(mark.lit) {
                self.value[v] = 0;
            }
        }
        self.closure.undo(mark.closure);
        self.scanned = mark.closure;
        for edge in self.edges.drain(mark.edges..) {
            self.out[edge.from as usize].pop();
        }
        for (visible, word, old) in self.masks_log.drain(mark.masks..).rev() {
            let masks = if visible { &mut self.visible } else { &mut self.alive };
            masks[word as usize] = old;
        }
        for id in self.reads_log.drain(mark.reads..) {
            let c = self.index.cands[id as usize];
            self.sources[c.load as usize].pop();
            self.readers[c.node as usize].pop();
        }
        for load in self.writes_log.drain(mark.writes..) {
            self.done[load as usize] = false;
        }
    }

    /// Every literal that was taken in and can be undone.
    pub fn taken_literals(&self) -> Vec<SatLit> {
        self.marks.iter().map(|mark| mark.lit).collect()
    }

    /// What was taken in holds for ever: forgets how to undo it.
    pub fn fix(&mut self) {
        self.marks.clear();
        for p in &mut self.propagated {
            p.taken = 0;
            p.time = 0;
        }
        if self.closure.mark() > 0 {
            self.closure.fix();
            self.scanned = 0;
        }
        for edge in self.edges.drain(..) {
            self.out[edge.from as usize].clear();
        }
        self.masks_log.clear();
        self.reads_log.clear();
        self.writes_log.clear();
    }

    /// Sets a bit of a mask; false if it was set.
    fn set_visible(&mut self, load: u32, node: u32) -> bool {
        let word = load as usize * self.closure.words() + node as usize / 64;
        let old = self.visible[word];
        let bit = 1 << (node % 64);
        if old & bit == 0 {
            self.masks_log.push((true, word as u32, old));
            self.visible[word] = old | bit;
        }
        old & bit == 0
    }

    fn see(&mut self, id: CandId) {
        let c = self.index.cands[id as usize];
        self.set_visible(c.load, c.node);
        for i in 0..self.sources[c.load as usize].len() {
            let read = self.sources[c.load as usize][i];
            if read != id {
                self.pair(read, id);
            }
        }
        if self.techniques.reads && (c.early || self.closure.before(c.node, self.index.loads[c.load as usize].node)) {
            self.overwrite(id);
        }
    }

    fn bury(&mut self, id: CandId) {
        let c = self.index.cands[id as usize];
        if c.alone {
            let word = c.load as usize * self.closure.words() + c.node as usize / 64;
            let old = self.alive[word];
            self.masks_log.push((false, word as u32, old));
            self.alive[word] = old & !(1 << (c.node % 64));
        }
    }

    fn read(&mut self, id: CandId) {
        let c = self.index.cands[id as usize];
        self.sources[c.load as usize].push(id);
        self.readers[c.node as usize].push(id);
        self.reads_log.push(id);
        self.source(id);
        for other in self.index.siblings(id) {
            if self.value(self.index.cands[other as usize].visible) > 0 {
                self.pair(id, other);
            }
        }
        self.scan_read(id);
    }

    fn write(&mut self, load: u32) {
        self.done[load as usize] = true;
        self.writes_log.push(load);
        for i in 0..self.sources[load as usize].len() {
            let read = self.sources[load as usize][i];
            if self.index.cands[read as usize].own {
                self.source(read);
            }
            for other in self.index.siblings(read) {
                if self.value(self.index.cands[other as usize].visible) > 0 {
                    self.pair(read, other);
                }
            }
            self.scan_write(read);
        }
    }

    /// A load is after what it reads.
    fn source(&mut self, id: CandId) {
        let c = self.index.cands[id as usize];
        let load = self.index.loads[c.load as usize];
        if c.own && !self.done[c.load as usize] {
            return;
        }
        if c.node != load.node {
            self.edge(c.node, load.node, Reason::Reads(id));
        } else if c.seq >= load.seq {
            self.contradiction(Reason::Reads(id));
        }
    }

    /// The edges of one pair: `read` is read and `other` is visible.
    pub fn pair(&mut self, read: CandId, other: CandId) {
        let (c, d) = (self.index.cands[read as usize], self.index.cands[other as usize]);
        let load = self.index.loads[c.load as usize];
        let late = if c.node == d.node { d.seq >= c.seq } else { self.closure.before(c.node, d.node) };
        if c.node != d.node && (d.early || self.closure.before(d.node, load.node)) {
            self.edge(d.node, c.node, Reason::Early { read, other });
        }
        if !late {
            return;
        }
        if d.early {
            if c.node == d.node {
                self.contradiction(Reason::Late { read, other });
            }
            return;
        }
        if d.node != load.node {
            self.edge(load.node, d.node, Reason::Late { read, other });
        }
        if let Some((write, _)) = load.write.filter(|&(w, _)| self.done[c.load as usize] && w != d.node) {
            self.edge(write, d.node, Reason::LateWrite { read, other });
        }
    }

    /// Asks for an edge.
    #[inline]
    pub fn edge(&mut self, from: u32, to: u32, reason: Reason) {
        self.pending.push_back(Edge { from, to, reason });
    }

    /// Puts an edge in, or finds that it closes a cycle.
    pub fn insert(&mut self, edge: Edge) {
        let Edge { from, to, reason } = edge;
        if from == to {
            return self.contradiction(reason);
        }
        if self.closure.before(to, from) {
            let mut literals = self.explain_reason(reason);
            self.explain_path(to, from, u32::MAX, &mut literals);
            return self.refute(literals);
        }
        let new = !self.closure.before(from, to);
        // A guard's edge that is known otherwise may still make a shorter explanation later.
        if new || matches!(reason, Reason::Lit(_) | Reason::Reads(_)) {
            self.out[from as usize].push(self.edges.len() as u32);
            self.edges.push(edge);
        }
        if new {
            self.counters.edges += 1;
            self.closure.add(from, to);
        }
    }

    /// An edge that cannot hold at all.
    fn contradiction(&mut self, reason: Reason) {
        let literals = self.explain_reason(reason);
        self.refute(literals);
    }

    fn refute(&mut self, literals: Vec<SatLit>) {
        self.pending.clear();
        self.counters.conflicts += 1;
        self.counters.conflict_literals += literals.len() as u64;
        self.conflict = Some(literals);
    }
}
