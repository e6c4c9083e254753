//! Explanations: which true literals make one node before another.
//!
//! Edges carry a rule and a time stamp (their number), never a set of literals. A path is found again when it is asked
//! for, over edges older than what it explains, so that explanations are well-founded; the conditions of a derived edge
//! are paths over still older edges. Hops inside the base cost nothing. The search is Dijkstra's over the edges that
//! are not in the base, by the number of literals that an edge brings, older edges first: short clauses of early
//! literals make short backjumps. It stays among nodes that lie between the two ends.

use super::state::CandId;
use super::theory::{Cause, Edge, Reason, Theory};
use crate::sat::SatLit;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Scratch space of the search.
#[derive(Debug)]
pub(crate) struct Explainer {
    /// The nodes that the search has reached.
    reached: Vec<u64>,
    heap: BinaryHeap<Reverse<(u32, u32, u32)>>,
    /// By edge: the edge before it on the path.
    via: Vec<u32>,
    /// By edge, by literal: the explanation that has it.
    edge_seen: Vec<u32>,
    lit_seen: Vec<u32>,
    stamp: u32,
    goals: Vec<(u32, u32, u32)>,
}

const NONE: u32 = u32::MAX;

impl Explainer {
    /// For so many nodes and variables.
    pub fn new(nodes: usize, vars: usize) -> Explainer {
        Explainer {
            reached: vec![0; nodes.div_ceil(64)],
            heap: BinaryHeap::new(),
            via: Vec::new(),
            edge_seen: Vec::new(),
            lit_seen: vec![0; vars],
            stamp: 0,
            goals: Vec::new(),
        }
    }

    /// Makes room for more variables.
    pub fn grow(&mut self, vars: usize) {
        self.lit_seen.resize(vars, 0);
    }
}

impl Theory {
    /// The literals that make an edge of this kind hold, from a new explanation.
    pub fn explain_reason(&mut self, reason: Reason) -> Vec<SatLit> {
        let mut literals = Vec::new();
        self.begin();
        self.conditions(reason, NONE, &mut literals);
        self.explain_goals(&mut literals);
        literals
    }

    /// The literals behind a propagation.
    pub fn explain_cause(&mut self, cause: Cause, time: u32) -> Vec<SatLit> {
        let mut literals = Vec::new();
        self.begin();
        match cause {
            Cause::Guard { from, to } => self.explainer.goals.push((to, from, time)),
            Cause::After(id) => {
                let c = self.index.cands[id as usize];
                self.explainer.goals.push((self.index.loads[c.load as usize].node, c.node, time));
            }
            Cause::Overwritten { read, other } => {
                let (c, d) = (self.index.cands[read as usize], self.index.cands[other as usize]);
                self.literal(d.visible, &mut literals);
                self.explainer.goals.push((c.node, d.node, time));
                if !d.early {
                    self.explainer.goals.push((d.node, self.index.loads[d.load as usize].node, time));
                }
            }
        }
        self.explain_goals(&mut literals);
        literals
    }

    /// Adds the literals of a path over edges older than `time`.
    pub fn explain_path(&mut self, from: u32, to: u32, time: u32, literals: &mut Vec<SatLit>) {
        self.explainer.goals.push((from, to, time));
        self.explain_goals(literals);
    }

    fn begin(&mut self) {
        let explainer = &mut self.explainer;
        explainer.stamp += 1;
        explainer.goals.clear();
        explainer.edge_seen.resize(self.edges.len().max(explainer.edge_seen.len()), 0);
        explainer.via.resize(self.edges.len().max(explainer.via.len()), NONE);
    }

    fn literal(&mut self, lit: SatLit, literals: &mut Vec<SatLit>) {
        let Some(v) = self.index.local(lit) else { return };
        if !self.fixed[v] && self.explainer.lit_seen[v] != self.explainer.stamp {
            self.explainer.lit_seen[v] = self.explainer.stamp;
            literals.push(lit);
        }
    }

    /// The literals of an edge, and the paths that it needs, over edges older than `time`.
    fn conditions(&mut self, reason: Reason, time: u32, literals: &mut Vec<SatLit>) {
        match reason {
            Reason::Lit(lit) => self.literal(lit, literals),
            Reason::Reads(id) => {
                let c = self.index.cands[id as usize];
                self.literal(c.reads, literals);
                if c.own {
                    self.done_literal(c.load, literals);
                }
            }
            Reason::Early { read, other } => {
                self.both(read, other, literals);
                let d = self.index.cands[other as usize];
                if !d.early {
                    self.explainer.goals.push((d.node, self.index.loads[d.load as usize].node, time));
                }
            }
            Reason::Late { read, other } => self.after_read(read, other, time, literals),
            Reason::LateWrite { read, other } => {
                self.done_literal(self.index.cands[read as usize].load, literals);
                self.after_read(read, other, time, literals);
            }
        }
    }

    fn after_read(&mut self, read: CandId, other: CandId, time: u32, literals: &mut Vec<SatLit>) {
        self.both(read, other, literals);
        let (c, d) = (self.index.cands[read as usize], self.index.cands[other as usize]);
        if c.node != d.node {
            self.explainer.goals.push((c.node, d.node, time));
        }
    }

    fn both(&mut self, read: CandId, other: CandId, literals: &mut Vec<SatLit>) {
        self.literal(self.index.cands[read as usize].reads, literals);
        self.literal(self.index.cands[other as usize].visible, literals);
    }

    fn done_literal(&mut self, load: u32, literals: &mut Vec<SatLit>) {
        if let Some((_, lit)) = self.index.loads[load as usize].write {
            self.literal(lit, literals);
        }
    }

    fn explain_goals(&mut self, literals: &mut Vec<SatLit>) {
        while let Some((from, to, time)) = self.explainer.goals.pop() {
            let Some(mut edge) = self.search(from, to, time) else {
                // Never seen; but a clause with all literals is right in any case.
                debug_assert!(false, "no path from {from} to {to}");
                for lit in self.taken_literals() {
                    self.literal(lit, literals);
                }
                return;
            };
            while edge != NONE {
                let at = edge as usize;
                if self.explainer.edge_seen[at] != self.explainer.stamp {
                    self.explainer.edge_seen[at] = self.explainer.stamp;
                    self.conditions(self.edges[at].reason, edge, literals);
                }
                edge = self.explainer.via[at];
            }
        }
    }

    /// The last edge of a cheapest path, whose edges `via` chains; [`NONE`] if the base has a path.
    fn search(&mut self, from: u32, to: u32, time: u32) -> Option<u32> {
        let Theory { explainer, closure, edges, out, index, fixed, .. } = self;
        explainer.reached.fill(0);
        explainer.heap.clear();
        let (mut node, mut cost, mut edge) = (from, 0, NONE);
        loop {
            // Everything that the base puts after the node is reached at the same cost.
            let between = closure.predecessors(to);
            for (word, &row) in closure.base(node).iter().enumerate() {
                let here = if node as usize / 64 == word { 1 << (node % 64) } else { 0 };
                let target = if to as usize / 64 == word { 1 << (to % 64) } else { 0 };
                let new = (row | here) & (between[word] | target) & !explainer.reached[word];
                explainer.reached[word] |= new;
                if new & target != 0 {
                    return Some(edge);
                }
                for n in super::closure::bits(word, new) {
                    for &e in &out[n as usize] {
                        let Edge { to: head, reason, .. } = edges[e as usize];
                        let useful = head == to || between[head as usize / 64] >> (head % 64) & 1 != 0;
                        let known = explainer.reached[head as usize / 64] >> (head % 64) & 1 != 0;
                        if e < time && useful && !known {
                            let price = match reason {
                                Reason::Lit(lit) => u32::from(!index.local(lit).is_some_and(|v| fixed[v])),
                                _ if explainer.edge_seen[e as usize] == explainer.stamp => 0,
                                Reason::Reads(_) => 1,
                                Reason::Early { .. } | Reason::Late { .. } | Reason::LateWrite { .. } => 3,
                            };
                            explainer.via[e as usize] = edge;
                            explainer.heap.push(Reverse((cost + price, e, head)));
                        }
                    }
                }
            }
            loop {
                let Reverse((c, e, head)) = explainer.heap.pop()?;
                if explainer.reached[head as usize / 64] >> (head % 64) & 1 == 0 {
                    (node, cost, edge) = (head, c, e);
                    break;
                }
            }
        }
    }
}
