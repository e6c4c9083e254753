//! The slow reference: an order boolean for every pair of nodes, and transitivity by clauses.
//!
//! Source: the textbook encoding (SATCheck and CheckFence use it). Exact on every solver, and cubic: N(N-1)(N-2)/3
//! clauses for transitivity alone. The theory is tested and measured against it.

use super::problem::{Node, Problem, Store};
use crate::sat::{Sat, SatLit};

/// The order booleans of a problem that was encoded eagerly.
#[derive(Clone, Debug)]
pub struct Eager {
    nodes: u32,
    before: Vec<SatLit>,
    truth: SatLit,
}

/// Encodes the problem into clauses.
pub fn encode(problem: &Problem, solver: &mut impl Sat) -> Eager {
    let truth = solver.new_var();
    solver.clause(&[truth]);
    let n = problem.nodes;
    let pairs = n as usize * (n as usize - 1) / 2;
    let eager = Eager { nodes: n, before: (0..pairs).map(|_| solver.new_var()).collect(), truth };
    eager.transitivity(solver);
    for i in 1..n {
        solver.clause(&[eager.before(Node::INITIAL, Node(i))]);
    }
    for &(a, b) in &problem.edges {
        solver.clause(&[eager.before(a, b)]);
    }
    for g in &problem.guarded {
        solver.clause(&[!g.lit, eager.before(g.from, g.to)]);
    }
    eager.loads(problem, solver);
    eager
}

impl Eager {
    /// The literal of "`a` is before `b`"; false for one node twice.
    pub fn before(&self, a: Node, b: Node) -> SatLit {
        let (i, j) = (a.0.min(b.0) as usize, a.0.max(b.0) as usize);
        if i == j {
            return !self.truth;
        }
        let lit = self.before[j * (j - 1) / 2 + i];
        if a.0 < b.0 {
            lit
        } else {
            !lit
        }
    }

    /// The total order of a model.
    pub fn order(&self, solver: &impl Sat) -> Vec<Node> {
        let mut order: Vec<Node> = (0..self.nodes).map(Node).collect();
        order.sort_by_key(|&a| (0..self.nodes).filter(|&b| solver.value(self.before(Node(b), a))).count());
        order
    }

    /// Transitivity; the initial state, first anyway, is left out.
    fn transitivity(&self, solver: &mut impl Sat) {
        for i in 1..self.nodes {
            for j in i + 1..self.nodes {
                let ij = self.before(Node(i), Node(j));
                for k in j + 1..self.nodes {
                    let (jk, ik) = (self.before(Node(j), Node(k)), self.before(Node(i), Node(k)));
                    solver.clause(&[!ij, !jk, ik]);
                    solver.clause(&[ij, jk, !ik]);
                }
            }
        }
    }

    fn access(&self, a: Store, b: Store) -> SatLit {
        match (a.node == b.node, a.seq < b.seq) {
            (true, true) => self.truth,
            (true, false) => !self.truth,
            (false, _) => self.before(a.node, b.node),
        }
    }

    fn loads(&self, problem: &Problem, solver: &mut impl Sat) {
        for load in &problem.loads {
            let here = Store { node: load.node, seq: load.seq };
            for (i, c) in load.candidates.iter().enumerate() {
                let source = problem.store_of(c);
                if !c.own {
                    solver.clause(&[!c.reads, self.access(source, here)]);
                } else if let Some((_, done)) = load.write {
                    solver.clause(&[!c.reads, !done, self.access(source, here)]);
                }
                for (_, d) in load.candidates.iter().enumerate().filter(|&(j, _)| j != i) {
                    let other = problem.store_of(d);
                    let early = self.access(other, source);
                    let late = if d.own { !self.truth } else { self.access(here, other) };
                    solver.clause(&[!c.reads, !d.visible, early, late]);
                    if let Some((write, done)) = load.write.filter(|&(write, _)| write != other.node) {
                        solver.clause(&[!c.reads, !d.visible, !done, early, self.before(write, other.node)]);
                    }
                }
            }
        }
    }
}
