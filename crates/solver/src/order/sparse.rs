//! The theory for problems that are too large for bit rows: complete assignments only, refined by clauses.
//!
//! Source: lazy instantiation of the axioms, as in counterexample-guided refinement. Each model is looked at as a graph:
//! a cycle is excluded by its literals; otherwise the schedule of [`finish`](super::finish) makes a total order that
//! respects the edges, and each pair of a read store and a visible store that it gets wrong becomes clauses over order
//! literals, made on demand, that the next round respects. Exact: a model stands only if its order gets no pair wrong;
//! and there are finitely many pairs. Memory is that of the problem and of the pairs that were needed. Misses:
//! everything that helps during the search, so it is far slower where both can be used.

use super::finish::{Schedule, View};
use super::problem::{Guarded, Node, Problem, Store};
use super::state::{CandId, Index};
use super::theory::Counters;
use crate::cadical::Theory;
use crate::sat::SatLit;
use cadical_sys::ExternalPropagator;
use rustc_hash::FxHashMap;

/// The propagator.
#[derive(Debug)]
pub(crate) struct Sparse {
    problem: Problem,
    index: Index,
    value: Vec<i8>,
    graph: Graph,
    /// Order literals by pair, the smaller node first; pairs that wait for one.
    literals: FxHashMap<(u32, u32), SatLit>,
    wanted: Vec<(u32, u32)>,
    /// Pairs (read, other) that the last order gets wrong.
    wrong: Vec<(CandId, CandId)>,
    conflicts: Vec<Vec<SatLit>>,
    clause: Vec<i32>,
    /// The order of the last model.
    pub order: Vec<Node>,
    /// What was done.
    pub counters: Counters,
}

/// The edges that hold in a model.
#[derive(Debug, Default)]
struct Graph {
    out: Vec<Vec<(u32, [Option<SatLit>; 2])>>,
    readers: Vec<Vec<CandId>>,
    ends: FxHashMap<CandId, (u32, Option<u32>)>,
    visible: FxHashMap<CandId, Vec<u32>>,
}

impl View for Graph {
    fn nodes(&self) -> usize {
        self.out.len()
    }

    fn successors(&self, node: u32, f: impl FnMut(u32)) {
        self.out[node as usize].iter().map(|&(to, _)| to).for_each(f);
    }

    fn readers(&self, node: u32) -> &[CandId] {
        &self.readers[node as usize]
    }

    fn ends(&self, read: CandId) -> (u32, Option<u32>) {
        self.ends[&read]
    }

    fn visible(&self, read: CandId, f: impl FnMut(u32)) {
        self.visible[&read].iter().copied().for_each(f);
    }
}

impl Sparse {
    pub fn new(problem: Problem) -> Sparse {
        let index = Index::new(&problem);
        Sparse {
            value: vec![0; index.vars.len()],
            problem,
            index,
            graph: Graph::default(),
            literals: FxHashMap::default(),
            wanted: Vec::new(),
            wrong: Vec::new(),
            conflicts: Vec::new(),
            clause: Vec::new(),
            order: Vec::new(),
            counters: Counters::default(),
        }
    }

    fn holds(&self, lit: SatLit) -> bool {
        self.index.local(lit).is_some_and(|v| self.value[v] == lit.sign())
    }

    fn done(&self, load: u32) -> Option<(u32, SatLit)> {
        self.index.loads[load as usize].write.filter(|&(_, lit)| self.holds(lit))
    }

    /// The graph of the model.
    fn build(&mut self) {
        let nodes = self.index.nodes;
        let mut graph = Graph {
            out: vec![Vec::new(); nodes],
            readers: vec![Vec::new(); nodes],
            ends: FxHashMap::default(),
            visible: FxHashMap::default(),
        };
        graph.out[0].extend((1..nodes as u32).map(|n| (n, [None; 2])));
        for &(a, b) in &self.problem.edges {
            graph.out[a.index()].push((b.0, [None; 2]));
        }
        for g in self.problem.guarded.iter().filter(|g| self.holds(g.lit)) {
            graph.out[g.from.index()].push((g.to.0, [Some(g.lit), None]));
        }
        for (i, c) in self.index.cands.iter().enumerate().filter(|(_, c)| self.holds(c.reads)) {
            let (id, load, done) = (i as CandId, &self.index.loads[c.load as usize], self.done(c.load));
            if c.node != load.node && (!c.own || done.is_some()) {
                let write = done.filter(|_| c.own).map(|(_, lit)| lit);
                graph.out[c.node as usize].push((load.node, [Some(c.reads), write]));
            }
            graph.readers[c.node as usize].push(id);
            graph.ends.insert(id, (load.node, done.map(|(node, _)| node)));
            let all = self.index.cands[load.first as usize..load.end as usize].iter();
            graph.visible.insert(id, all.filter(|d| self.holds(d.visible)).map(|d| d.node).collect());
        }
        self.graph = graph;
    }

    /// Looks at a model; true if it stands or needs more variables.
    fn look(&mut self, model: &[i32]) -> bool {
        for &lit in model {
            if let Some(v) = self.index.local(SatLit(lit)) {
                self.value[v] = SatLit(lit).sign();
            }
        }
        self.counters.checks += 1;
        self.build();
        let order = Schedule::run(&self.graph, true).order;
        if order.len() < self.index.nodes {
            self.cycles(&order);
            return false;
        }
        self.wrong = self.mistakes(&order);
        self.order = order;
        true
    }

    /// Excludes cycles among the nodes that could not be ordered.
    fn cycles(&mut self, order: &[Node]) {
        // 0 new, 1 on the path, 2 finished.
        let mut state = vec![0u8; self.index.nodes];
        order.iter().for_each(|n| state[n.index()] = 2);
        for root in 0..self.index.nodes as u32 {
            if state[root as usize] != 0 {
                continue;
            }
            let mut path = vec![(root, 0)];
            state[root as usize] = 1;
            while let Some((node, next)) = path.last_mut() {
                let Some(&(to, _)) = self.graph.out[*node as usize].get(*next) else {
                    state[*node as usize] = 2;
                    path.pop();
                    continue;
                };
                *next += 1;
                match state[to as usize] {
                    0 => {
                        state[to as usize] = 1;
                        path.push((to, 0));
                    }
                    1 => {
                        let start = path.iter().position(|&(n, _)| n == to).unwrap_or(0);
                        let edges = path[start..].iter().map(|&(n, next)| self.graph.out[n as usize][next - 1].1);
                        let mut literals: Vec<SatLit> = edges.flatten().flatten().collect();
                        literals.sort_unstable();
                        literals.dedup();
                        self.counters.conflicts += 1;
                        self.counters.conflict_literals += literals.len() as u64;
                        self.conflicts.push(literals);
                    }
                    _ => {}
                }
            }
        }
    }

    /// The pairs that an order gets wrong.
    fn mistakes(&self, order: &[Node]) -> Vec<(CandId, CandId)> {
        let mut place = vec![0; self.index.nodes];
        order.iter().enumerate().for_each(|(i, n)| place[n.index()] = i);
        let before = |a: Store, b: Store| match a.node == b.node {
            true => a.seq < b.seq,
            false => place[a.node.index()] < place[b.node.index()],
        };
        let mut wrong = Vec::new();
        for (i, c) in self.index.cands.iter().enumerate().filter(|(_, c)| self.holds(c.reads)) {
            let load = &self.index.loads[c.load as usize];
            let (read, here) = (self.access(i as CandId), Store { node: Node(load.node), seq: load.seq });
            let done = self.done(c.load);
            if !(before(read, here) || c.own && done.is_none()) {
                wrong.push((i as CandId, i as CandId));
            }
            for other in (load.first..load.end).filter(|&d| d != i as CandId) {
                let (d, store) = (&self.index.cands[other as usize], self.access(other));
                let after = |(w, _): (u32, SatLit)| w == d.node || place[w as usize] < place[d.node as usize];
                let late = !d.own && before(here, store) && done.is_none_or(after);
                if self.holds(d.visible) && !(before(store, read) || late) {
                    wrong.push((i as CandId, other));
                }
            }
        }
        wrong
    }

    fn access(&self, id: CandId) -> Store {
        let c = &self.index.cands[id as usize];
        Store { node: Node(c.node), seq: c.seq }
    }

    /// The literal of "`a` is before `b`": known (`Ok`), or a pair that waits for one.
    fn before(&self, a: Store, b: Store) -> Result<Before, (u32, u32)> {
        if a.node == b.node {
            return Ok(if a.seq < b.seq { Before::Always } else { Before::Never });
        }
        let pair = (a.node.0.min(b.node.0), a.node.0.max(b.node.0));
        let lit = *self.literals.get(&pair).ok_or(pair)?;
        Ok(Before::Lit(if a.node < b.node { lit } else { !lit }))
    }

    /// The clauses of a pair, each as literals and orders of which one must hold.
    fn axioms(&self, read: CandId, other: CandId) -> Vec<Axiom> {
        let (c, d) = (&self.index.cands[read as usize], &self.index.cands[other as usize]);
        let load = &self.index.loads[c.load as usize];
        let here = Store { node: Node(load.node), seq: load.seq };
        let (source, store) = (self.access(read), self.access(other));
        if read == other {
            let own = load.write.filter(|_| c.own).map(|(_, lit)| !lit);
            return vec![([!c.reads].into_iter().chain(own).collect(), vec![(source, here)])];
        }
        let lits = vec![!c.reads, !d.visible];
        let late = (!d.own).then_some((here, store));
        let mut axioms = vec![(lits.clone(), [(store, source)].into_iter().chain(late).collect())];
        if let Some((write, done)) = load.write.filter(|&(w, _)| w != d.node) {
            let write = Store { node: Node(write), seq: 0 };
            axioms.push((lits.into_iter().chain([!done]).collect(), vec![(store, source), (write, store)]));
        }
        axioms
    }
}

/// A clause: literals, and orders of accesses.
type Axiom = (Vec<SatLit>, Vec<(Store, Store)>);

enum Before {
    Always,
    Never,
    Lit(SatLit),
}

impl Theory for Sparse {
    fn observed(&self) -> Vec<u32> {
        self.index.vars.clone()
    }

    fn wanted(&mut self) -> usize {
        let mut wanted: Vec<(u32, u32)> = Vec::new();
        for &(read, other) in &self.wrong {
            for (_, orders) in self.axioms(read, other) {
                wanted.extend(orders.into_iter().filter_map(|(a, b)| self.before(a, b).err()));
            }
        }
        wanted.sort_unstable();
        wanted.dedup();
        self.wanted = wanted;
        // Another round is needed even if only clauses are.
        self.wanted.len().max(usize::from(!self.wrong.is_empty()))
    }

    fn grow(&mut self, fresh: &[SatLit]) -> Vec<Vec<SatLit>> {
        for (&lit, (a, b)) in fresh.iter().zip(std::mem::take(&mut self.wanted)) {
            self.counters.literals += 1;
            self.literals.insert((a, b), lit);
            for (lit, from, to) in [(lit, a, b), (!lit, b, a)] {
                self.index.guard(lit, Node(from), Node(to));
                self.problem.guarded.push(Guarded { lit, from: Node(from), to: Node(to) });
            }
        }
        self.value.resize(self.index.vars.len(), 0);
        let mut clauses = Vec::new();
        for (read, other) in std::mem::take(&mut self.wrong) {
            for (mut clause, orders) in self.axioms(read, other) {
                let mut holds = false;
                for (a, b) in orders {
                    match self.before(a, b) {
                        Ok(Before::Always) => holds = true,
                        Ok(Before::Lit(lit)) => clause.push(lit),
                        Ok(Before::Never) | Err(_) => {}
                    }
                }
                if !holds {
                    clauses.push(clause);
                }
            }
        }
        clauses
    }
}

impl ExternalPropagator for Sparse {
    fn is_lazy(&mut self) -> bool {
        true
    }

    fn notify_assignment(&mut self, _lits: &[i32]) {}

    fn notify_new_decision_level(&mut self) {}

    fn notify_backtrack(&mut self, _new_level: usize) {}

    fn cb_check_found_model(&mut self, model: &[i32]) -> bool {
        self.conflicts.clear();
        self.look(model)
    }

    fn cb_has_external_clause(&mut self, is_forgettable: &mut bool) -> bool {
        let Some(literals) = self.conflicts.pop() else { return false };
        *is_forgettable = false;
        self.clause = literals.iter().map(|l| -l.0).collect();
        true
    }

    fn cb_add_external_clause_lit(&mut self) -> i32 {
        self.clause.pop().unwrap_or(0)
    }
}
