//! The problem as the theory keeps it: candidates sorted by node, bit masks per load, what each literal switches on.

use super::problem::{Node, Problem};
use crate::sat::SatLit;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The number of a candidate among the candidates of all loads.
pub(crate) type CandId = u32;

/// A candidate of a load.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cand {
    pub load: u32,
    pub node: u32,
    pub seq: u32,
    /// Before the load in program order.
    pub own: bool,
    /// Own, or on the load's node and not after the load: may never be late.
    pub early: bool,
    /// The only candidate of its load on its node.
    pub alone: bool,
    pub visible: SatLit,
    pub reads: SatLit,
}

/// A load.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LoadData {
    pub node: u32,
    pub seq: u32,
    pub write: Option<(u32, SatLit)>,
    /// Its candidates, sorted by node.
    pub first: CandId,
    pub end: CandId,
    /// The words of a bit row that its candidates' nodes fall into.
    pub span: Span,
}

/// A range of words of a bit row, so that rows that are empty elsewhere need not be looked at.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Span {
    first: u32,
    end: u32,
}

impl Span {
    /// Whether the word is in the range.
    #[inline]
    pub fn has(self, word: usize) -> bool {
        (word as u32).wrapping_sub(self.first) < self.end - self.first
    }

    /// The words.
    #[inline]
    pub fn words(self) -> std::ops::Range<usize> {
        self.first as usize..self.end as usize
    }

    /// Takes in the word of a node.
    pub fn add(&mut self, node: u32) {
        let word = node / 64;
        if self.end == 0 {
            self.first = word;
        }
        self.first = self.first.min(word);
        self.end = self.end.max(word + 1);
    }
}

/// What a literal switches on when it becomes true.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Action {
    /// An edge.
    Edge(u32, u32),
    /// A candidate is visible.
    Visible(CandId),
    /// A candidate is read.
    Reads(CandId),
    /// A candidate is not read.
    Dead(CandId),
    /// The write of a load's read-modify-write is done.
    Write(u32),
}

/// The fixed part of the theory's data.
#[derive(Debug)]
pub(crate) struct Index {
    pub nodes: usize,
    pub loads: Vec<LoadData>,
    pub cands: Vec<Cand>,
    /// The loads on a node.
    pub loads_at: Vec<SmallVec<[u32; 2]>>,
    /// By variable of the solver: the number of the variable here plus one, or 0.
    local: Vec<u32>,
    /// The variables.
    pub vars: Vec<u32>,
    actions: Vec<Vec<Action>>,
    /// By pair of nodes: the literals that put the first before the second.
    guards: FxHashMap<(u32, u32), SmallVec<[SatLit; 1]>>,
    /// By node: where the nodes are that a guard puts after it.
    pub guard_spans: Vec<Span>,
}

impl Index {
    /// Sorts a problem into the index.
    pub fn new(problem: &Problem) -> Index {
        let nodes = problem.nodes as usize;
        let mut index = Index {
            nodes,
            loads: Vec::new(),
            cands: Vec::new(),
            loads_at: vec![SmallVec::new(); nodes],
            local: Vec::new(),
            vars: Vec::new(),
            actions: Vec::new(),
            guards: FxHashMap::default(),
            guard_spans: vec![Span::default(); nodes],
        };
        for guarded in &problem.guarded {
            index.guard(guarded.lit, guarded.from, guarded.to);
        }
        for number in 0..problem.loads.len() {
            index.load(problem, number);
        }
        index
    }

    /// Adds a guarded edge.
    pub fn guard(&mut self, lit: SatLit, from: Node, to: Node) {
        self.on(lit, Action::Edge(from.0, to.0));
        self.guard_spans[from.index()].add(to.0);
        let lits = self.guards.entry((from.0, to.0)).or_default();
        if !lits.contains(&lit) {
            lits.push(lit);
        }
    }

    /// The literals that put `from` before `to`.
    pub fn guards(&self, from: u32, to: u32) -> &[SatLit] {
        self.guards.get(&(from, to)).map_or(&[], |lits| lits)
    }

    /// All pairs of nodes that have a guard.
    pub fn guarded_pairs(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.guards.keys().copied()
    }

    fn load(&mut self, problem: &Problem, number: usize) {
        let load = &problem.loads[number];
        let first = self.cands.len() as CandId;
        let mut sorted: Vec<Cand> = Vec::with_capacity(load.candidates.len());
        for c in &load.candidates {
            let store = problem.store_of(c);
            sorted.push(Cand {
                load: number as u32,
                node: store.node.0,
                seq: store.seq,
                own: c.own,
                early: c.own || store.node == load.node && store.seq <= load.seq,
                alone: true,
                visible: c.visible,
                reads: c.reads,
            });
        }
        sorted.sort_by_key(|c| (c.node, c.seq));
        for i in 1..sorted.len() {
            if sorted[i - 1].node == sorted[i].node {
                sorted[i - 1].alone = false;
                sorted[i].alone = false;
            }
        }
        for (i, c) in sorted.iter().enumerate() {
            let id = first + i as CandId;
            self.on(c.visible, Action::Visible(id));
            self.on(c.reads, Action::Reads(id));
            self.on(!c.reads, Action::Dead(id));
        }
        let write = load.write.map(|(node, lit)| (node.0, lit));
        if let Some((_, lit)) = write {
            self.on(lit, Action::Write(number as u32));
        }
        let mut span = Span::default();
        sorted.iter().for_each(|c| span.add(c.node));
        self.cands.extend(sorted);
        let end = self.cands.len() as CandId;
        self.loads.push(LoadData { node: load.node.0, seq: load.seq, write, first, end, span });
        self.loads_at[load.node.index()].push(number as u32);
    }

    /// The number of a variable of the solver.
    #[inline]
    pub fn local(&self, lit: SatLit) -> Option<usize> {
        match self.local.get(lit.var() as usize) {
            Some(0) | None => None,
            Some(&n) => Some(n as usize - 1),
        }
    }

    /// What the literal switches on.
    #[inline]
    pub fn actions(&self, lit: SatLit) -> &[Action] {
        self.local(lit).map_or(&[], |v| &self.actions[2 * v + usize::from(!lit.is_positive())])
    }

    fn on(&mut self, lit: SatLit, action: Action) {
        let var = lit.var() as usize;
        if var >= self.local.len() {
            self.local.resize(var + 1, 0);
        }
        if self.local[var] == 0 {
            self.vars.push(var as u32);
            self.local[var] = self.vars.len() as u32;
            self.actions.push(Vec::new());
            self.actions.push(Vec::new());
        }
        let v = self.local[var] as usize - 1;
        self.actions[2 * v + usize::from(!lit.is_positive())].push(action);
    }

    /// The candidates of a load on a node.
    #[inline]
    pub fn on_node(&self, load: u32, node: u32) -> std::ops::Range<CandId> {
        let data = &self.loads[load as usize];
        let cands = &self.cands[data.first as usize..data.end as usize];
        let start = cands.partition_point(|c| c.node < node);
        let count = cands[start..].iter().take_while(|c| c.node == node).count();
        data.first + start as CandId..data.first + (start + count) as CandId
    }

    /// The other candidates of a candidate's load on the same node.
    pub fn siblings(&self, id: CandId) -> impl Iterator<Item = CandId> {
        let c = self.cands[id as usize];
        let range = if c.alone { id..id } else { self.on_node(c.load, c.node) };
        range.filter(move |&other| other != id)
    }
}
