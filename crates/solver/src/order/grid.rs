//! The grid: order literals in advance for all pairs of accesses that may touch one address.
//!
//! The theory alone learns clauses about reads-from only. With a literal for "this store is before that load" the
//! solver has words for what the refutations of small hard problems are about. A pair gets a literal if its nodes are a
//! load and one of its candidates, or two candidates of one load, and the fixed edges leave it open. The theory sees
//! each literal as a guard in both directions. Three kinds of clauses, all implied, let the solver propagate by itself:
//!
//! - *monotonicity*: what is before `p` is before the next node `q` after `p` (fixed order, among the pair's partners);
//! - *source*: a load that reads `c` is after `c`;
//! - *next store*: a load that reads `c` is before the visible stores next after `c`, and the visible stores last before
//!   the load are before `c`.
//!
//! Nothing depends on the grid but speed: it has N² literals in the worst case and is for problems that are small.

use super::closure::bits;
use super::problem::Node;
use super::theory::Theory;
use crate::sat::{Sat, SatLit};
use rustc_hash::FxHashMap;

struct Grid<'a, S> {
    theory: &'a mut Theory,
    solver: &'a mut S,
    literals: FxHashMap<(u32, u32), SatLit>,
    /// By node: the nodes that it has a literal with.
    partners: Vec<u64>,
}

/// The number of literals that the grid would have, or an over-approximation of it.
pub(crate) fn size(theory: &Theory) -> usize {
    partners(theory).iter().map(|w| w.count_ones() as usize).sum::<usize>() / 2
}

/// Makes the literals and the clauses.
pub(crate) fn build(theory: &mut Theory, solver: &mut impl Sat) {
    let partners = partners(theory);
    let mut grid = Grid { theory, solver, literals: FxHashMap::default(), partners };
    grid.literals();
    grid.monotonicity();
    for load in 0..grid.theory.index.loads.len() {
        grid.load(load as u32);
    }
}

fn partners(theory: &Theory) -> Vec<u64> {
    let (index, words) = (&theory.index, theory.closure.words());
    let mut partners = vec![0u64; index.nodes * words];
    for (number, load) in index.loads.iter().enumerate() {
        // At first every candidate is alive: the mask of the candidates.
        let mask = &theory.alive[number * words..][..words];
        let cands = &index.cands[load.first as usize..load.end as usize];
        for node in cands.iter().map(|c| c.node).chain([load.node]) {
            for (word, &stores) in mask.iter().enumerate() {
                partners[node as usize * words + word] |= stores;
            }
            partners[node as usize * words + load.node as usize / 64] |= 1 << (load.node % 64);
        }
    }
    for node in 0..index.nodes as u32 {
        let row = &mut partners[node as usize * words..][..words];
        row[node as usize / 64] &= !(1 << (node % 64));
        for (word, bits) in row.iter_mut().enumerate() {
            *bits &= !(theory.closure.successors(node)[word] | theory.closure.predecessors(node)[word]);
        }
    }
    partners
}

impl<S: Sat> Grid<'_, S> {
    /// The literal of "`a` is before `b`", if the grid has it.
    fn before(&self, a: u32, b: u32) -> Option<SatLit> {
        let lit = self.literals.get(&(a.min(b), a.max(b)));
        lit.map(|&lit| if a < b { lit } else { !lit })
    }

    fn row(&self, node: u32) -> Vec<u64> {
        let words = self.theory.closure.words();
        self.partners[node as usize * words..][..words].to_vec()
    }

    fn literals(&mut self) {
        for a in 0..self.theory.index.nodes as u32 {
            for (word, row) in self.row(a).into_iter().enumerate() {
                for b in bits(word, row).filter(|&b| b > a) {
                    let lit = self.solver.new_var();
                    self.theory.order_literal(lit, Node(a), Node(b));
                    self.literals.insert((a, b), lit);
                }
            }
        }
    }

    /// The nodes of a set that follow `node` in the fixed order with none of the set between (and perhaps some more).
    fn next(&self, node: u32, set: &[u64]) -> Vec<u32> {
        let mut covered = vec![0u64; set.len()];
        let mut next = Vec::new();
        for (word, &row) in set.iter().enumerate() {
            for other in bits(word, row & self.theory.closure.base(node)[word]) {
                if covered[word] >> (other % 64) & 1 == 0 {
                    next.push(other);
                    for (c, b) in covered.iter_mut().zip(self.theory.closure.base(other)) {
                        *c |= b;
                    }
                }
            }
        }
        next
    }

    fn monotonicity(&mut self) {
        for x in 0..self.theory.index.nodes as u32 {
            let set = self.row(x);
            for (word, &row) in set.iter().enumerate() {
                for p in bits(word, row) {
                    for q in self.next(p, &set) {
                        if let (Some(early), Some(late)) = (self.before(x, p), self.before(x, q)) {
                            self.solver.clause(&[!early, late]);
                        }
                    }
                }
            }
        }
    }

    fn load(&mut self, number: u32) {
        let words = self.theory.closure.words();
        let load = self.theory.index.loads[number as usize];
        let set = self.theory.alive[number as usize * words..][..words].to_vec();
        let mut last = Vec::new();
        for (word, &row) in set.iter().enumerate() {
            for d in bits(word, row & self.theory.closure.predecessors(load.node)[word]) {
                let later: bool = (0..words).any(|w| {
                    set[w] & self.theory.closure.base(d)[w] & self.theory.closure.predecessors(load.node)[w] != 0
                });
                if !later {
                    last.push(d);
                }
            }
        }
        for id in load.first..load.end {
            let c = self.theory.index.cands[id as usize];
            if let Some(source) = self.before(c.node, load.node).filter(|_| !c.own) {
                self.solver.clause(&[!c.reads, source]);
            }
            for node in self.next(c.node, &set) {
                self.implied(number, id, load.node, node, node);
            }
            for &node in &last {
                self.implied(number, id, node, c.node, node);
            }
        }
    }

    /// If the candidate is read and the one on `other` is visible, `from` is before `to`.
    fn implied(&mut self, load: u32, read: u32, from: u32, to: u32, other: u32) {
        let Some(before) = self.before(from, to) else { return };
        let reads = self.theory.index.cands[read as usize].reads;
        for id in self.theory.index.on_node(load, other) {
            if id != read {
                self.solver.clause(&[!reads, !self.theory.index.cands[id as usize].visible, before]);
            }
        }
    }
}
