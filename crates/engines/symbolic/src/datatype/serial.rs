//! The serial executions of a test as a graph that grows on demand.
//!
//! Source: CAV'06 section 3.1 (`g(o, a)`: what the calls observe when they are executed one after another in the order `o`
//! with the arguments `a`). Instead of one function for each order there is a graph: a node is how far each thread has
//! come together with what memory holds then, an edge executes one call. Arguments stay symbolic: they are the inputs of
//! the formula of the concurrent executions, and an edge knows under which condition the call observes what it
//! observes there. So
//!
//! ```text
//! no serial execution explains the observation  ⇔  the end cannot be reached over edges whose condition holds
//! ```
//!
//! and this is a set of clauses without alternating quantifiers: `reach(n) ∧ ok(n → m) → reach(m)`, `reach(first)`,
//! `¬reach(last)`. Orders that lead to the same memory share the rest of the graph, and a solver can learn about prefixes.
//! Guarantee: every edge is part of real serial executions, whatever the arguments, so that what the clauses exclude is
//! explained. Clauses may be missing: they are added when a concurrent execution needs them.
//! Inputs that are not arguments (the choice of an allocator) are fixed to values with which the call comes to its end; if
//! other values are needed for an explanation, it is missed here and [`super::check`] asks the serial formula.

use super::harness::Harness;
use crate::exec::observe::{InputKey, Record, Seen, OUTSIDE};
use crate::exec::{Exec, State, ThreadRun};
use crate::formula::Formula;
use crate::value::resized;
use crate::world::{Fill, ObjId};
use fencepost_solver::bits::{self, Bits};
use fencepost_solver::cadical::Cadical;
use fencepost_solver::circuit::{Circuit, Lit};
use fencepost_solver::encode::Encoder;
use fencepost_solver::sat::{Answer, Sat, Stopper};
use rustc_hash::{FxHashMap, FxHashSet};

/// What inputs that are not arguments are.
pub type Script = FxHashMap<InputKey, u128>;

/// A node: an index into [`Serial::nodes`].
pub type NodeId = usize;

/// How far the threads have come, and what memory holds then.
pub struct Node {
    /// How many calls of each thread are over; the first thread makes the initial ones.
    pub at: Vec<u8>,
    state: State,
    ended: FxHashMap<ObjId, Vec<Lit>>,
    /// Whether the node is reached.
    pub reach: Lit,
    /// The calls from here, by thread. With other choices there may be several edges for one call.
    pub edges: Vec<Vec<Edge>>,
}

/// A call that is executed.
#[derive(Clone, Debug)]
pub struct Edge {
    /// The node behind it.
    pub to: NodeId,
    /// The call comes to its end and observes what it observes in the concurrent execution.
    pub ok: Lit,
    /// What it observes here.
    pub seen: Seen,
    /// The call comes to its end.
    pub done: Lit,
}

/// One byte of memory as it counts for nodes: address, bits, undefined bits, objects that it may point into.
type Cell = (u64, Vec<Lit>, Vec<Lit>, Vec<ObjId>);

/// What tells nodes apart.
type Key = (Vec<u8>, Vec<Cell>, Vec<(ObjId, Vec<Lit>)>);

/// The graph.
pub struct Serial<'w, 'p> {
    exec: Exec<'w, 'p>,
    harness: &'w Harness,
    /// The calls of each thread, by number.
    pub chains: Vec<Vec<usize>>,
    /// The nodes; the first one is the beginning.
    pub nodes: Vec<Node>,
    ids: FxHashMap<Key, NodeId>,
    scripts: FxHashMap<u32, Vec<Script>>,
    /// Edges that no clause speaks about yet.
    pub fresh: Vec<(NodeId, usize, usize)>,
    /// When a bound is reached in some call, so that explanations may be missing.
    pub cuts: Vec<Lit>,
    /// Some call has inputs that are not arguments.
    pub chooses: bool,
    /// How many calls were executed.
    pub steps: u64,
}

/// What a call comes to.
struct Stepped {
    state: Option<State>,
    ended: FxHashMap<ObjId, Vec<Lit>>,
    record: Record,
    choices: Vec<(InputKey, Bits)>,
}

impl<'w, 'p> Serial<'w, 'p> {
    /// The graph with its first node; the execution has not begun, and its circuit is the formula's. `None` if the object
    /// cannot be made.
    pub fn new(exec: Exec<'w, 'p>, harness: &'w Harness, formula: &mut Formula<'_, '_>) -> Option<Serial<'w, 'p>> {
        let chains: Vec<Vec<usize>> = (0..=harness.threads).map(|t| harness.calls_of(t)).collect();
        let mut this = Serial {
            exec,
            harness,
            chains,
            nodes: Vec::new(),
            ids: FxHashMap::default(),
            scripts: FxHashMap::default(),
            fresh: Vec::new(),
            cuts: Vec::new(),
            chooses: false,
            steps: 0,
        };
        this.exec.threads.push(ThreadRun::default());
        for t in 0..harness.threads {
            this.exec.world.thread(vec![t], 0)?;
            this.exec.threads.push(ThreadRun::default());
        }
        this.exec.following.arguments = formula.exec.following.arguments.clone();
        this.first(formula)?;
        Some(this)
    }

    fn budget_stopper(&self) -> Stopper {
        let budget = self.exec.budget.clone();
        Stopper::new(std::sync::Arc::new(move || budget.stop(0).is_some()))
    }

    /// Makes the object.
    fn first(&mut self, formula: &mut Formula<'_, '_>) -> Option<()> {
        let mut script = Script::default();
        for _ in 0..2 {
            std::mem::swap(&mut self.exec.circuit, &mut formula.exec.circuit);
            let stepped = self.begin(script.clone());
            std::mem::swap(&mut self.exec.circuit, &mut formula.exec.circuit);
            if stepped.choices.is_empty() {
                let at = vec![0; self.chains.len()];
                self.node(&mut formula.exec.circuit, at, stepped.state?, stepped.ended);
                return Some(());
            }
            script = self.solve(&formula.exec.circuit, &[stepped.record.done], &[], &stepped.choices)?;
        }
        None
    }

    /// Constructors and `fp_init`.
    fn begin(&mut self, script: Script) -> Stepped {
        self.exec.following.script = script;
        self.exec.following.choices.clear();
        self.exec.tid = 0;
        self.exec.ended.clear();
        let mut st = Some(State::first());
        let constructors = self.exec.world.program.constructors.clone();
        for f in constructors.into_iter().chain(self.harness.init) {
            self.exec.path = vec![OUTSIDE, f.0];
            st = st.and_then(|st| self.exec.function(f, Vec::new(), Vec::new(), st)).map(|(st, _)| st);
        }
        let done = st.as_ref().map_or(Lit::FALSE, |s| s.guard);
        let record = Record { done, seen: Seen::default(), commits: Default::default() };
        self.ended(st, record)
    }

    /// What the execution leaves behind is taken out of it.
    fn ended(&mut self, state: Option<State>, record: Record) -> Stepped {
        self.steps += 1;
        let cuts: Vec<Lit> = self.exec.cuts.drain(..).map(|cut| cut.when).collect();
        for when in cuts {
            if !self.cuts.contains(&when) {
                self.cuts.push(when);
            }
        }
        self.exec.found.clear();
        for t in &mut self.exec.threads {
            t.items.clear();
            t.halts.clear();
        }
        let choices: Vec<(InputKey, Bits)> = self.exec.following.choices.drain().collect();
        self.chooses |= !choices.is_empty();
        let mut ended = std::mem::take(&mut self.exec.ended);
        ended.retain(|id, _| self.exec.world.objects[*id as usize].heap);
        Stepped { state, ended, record, choices }
    }

    /// Executes a call.
    fn step(&mut self, from: NodeId, call: usize, script: Script) -> Stepped {
        let invocation = &self.harness.invocations[call];
        let (func, tid) = (invocation.func, invocation.thread);
        self.exec.following.script = script;
        self.exec.following.choices.clear();
        self.exec.tid = tid;
        self.exec.path = vec![call as u32];
        self.exec.frames.clear();
        self.exec.ended = self.nodes[from].ended.clone();
        let st = self.nodes[from].state.clone();
        let result = self.exec.function(func, Vec::new(), Vec::new(), st).map(|(st, _)| st);
        let nothing = Record { done: Lit::FALSE, seen: Seen::default(), commits: Default::default() };
        let record = self.exec.following.records.remove(&(call as u32)).unwrap_or(nothing);
        self.ended(result, record)
    }

    /// The node with this memory.
    fn node(&mut self, circuit: &mut Circuit, at: Vec<u8>, state: State, ended: FxHashMap<ObjId, Vec<Lit>>) -> NodeId {
        let mut state = State { memory: state.memory, ..State::first() };
        state.memory.freeze();
        let key = (at.clone(), self.cells(&state), sorted(&ended));
        if let Some(&id) = self.ids.get(&key) {
            return id;
        }
        let reach = circuit.input();
        let edges = vec![Vec::new(); self.chains.len()];
        self.nodes.push(Node { at, state, ended, reach, edges });
        self.ids.insert(key, self.nodes.len() - 1);
        self.nodes.len() - 1
    }

    /// What memory holds, as far as calls can find it: variables and blocks of the heap that differ from the beginning.
    fn cells(&self, state: &State) -> Vec<Cell> {
        let nothing = State::first();
        let base = self.nodes.first().map_or(&nothing.memory, |n| &n.state.memory);
        let mut cells = Vec::new();
        for addr in state.memory.differences(base) {
            let Some(id) = self.exec.world.object_at(addr) else { continue };
            let object = &self.exec.world.objects[id as usize];
            let lasting = object.heap || matches!(object.fill, Fill::Global(_));
            if !lasting {
                continue;
            }
            let cell = self.cell(state, addr);
            if self.nodes.is_empty() || cell != self.cell(&self.nodes[0].state, addr) {
                cells.push(cell);
            }
        }
        cells
    }

    fn cell(&self, state: &State, addr: u64) -> Cell {
        let v = self.exec.single(&self.exec.byte(&state.memory, addr));
        let points = self.exec.points(&v).to_vec();
        (addr, v.bits.lits().to_vec(), v.undef_bits().lits().to_vec(), points)
    }

    /// The call that a thread makes next at a node. The threads begin when the initial calls are over.
    pub fn next(&self, node: NodeId, thread: usize) -> Option<usize> {
        let at = &self.nodes[node].at;
        if thread > 0 && usize::from(at[0]) < self.chains[0].len() {
            return None;
        }
        self.chains[thread].get(usize::from(at[thread])).copied()
    }

    /// Whether all calls are over.
    pub fn is_last(&self, node: NodeId) -> bool {
        self.nodes[node].at.iter().zip(&self.chains).all(|(k, chain)| usize::from(*k) == chain.len())
    }

    /// Edges of a call that come to their end in the solver's last model. They are made if there are none yet. With
    /// `matching`, only those that observe the same as the concurrent execution.
    pub fn edges(
        &mut self,
        formula: &mut Formula<'_, '_>,
        from: NodeId,
        thread: usize,
        matching: bool,
    ) -> Vec<(usize, Edge)> {
        let Some(call) = self.next(from, thread) else { return Vec::new() };
        let fits = |this: &Self, formula: &Formula<'_, '_>| -> Vec<(usize, Edge)> {
            let edges = this.nodes[from].edges[thread].iter().cloned().enumerate();
            let wanted = |e: &Edge| if matching { e.ok } else { e.done };
            edges.filter(|(_, e)| holds(formula, wanted(e))).collect()
        };
        let known = fits(self, formula);
        if !known.is_empty() {
            return known;
        }
        if self.nodes[from].edges[thread].is_empty() {
            let scripts = self.scripts.get(&(call as u32)).cloned().unwrap_or_else(|| vec![Script::default()]);
            for script in scripts {
                self.expand(formula, from, thread, script);
                let made = fits(self, formula);
                if !made.is_empty() {
                    return made;
                }
            }
        }
        if self.chooses {
            if let Some(script) = self.choose(formula, from, thread, matching) {
                let known = self.scripts.entry(call as u32).or_default();
                if !known.contains(&script) {
                    known.push(script.clone());
                }
                self.expand(formula, from, thread, script);
            }
        }
        fits(self, formula)
    }

    /// Executes a call with given choices and adds its edge.
    pub(super) fn expand(&mut self, formula: &mut Formula<'_, '_>, from: NodeId, thread: usize, script: Script) {
        let Some(call) = self.next(from, thread) else { return };
        std::mem::swap(&mut self.exec.circuit, &mut formula.exec.circuit);
        let stepped = self.step(from, call, script);
        std::mem::swap(&mut self.exec.circuit, &mut formula.exec.circuit);
        if !stepped.choices.is_empty() {
            return;
        }
        let Some(state) = stepped.state else { return };
        let mut at = self.nodes[from].at.clone();
        at[thread] += 1;
        let Some(there) = formula.exec.following.records.get(&(call as u32)).cloned() else { return };
        let circuit = &mut formula.exec.circuit;
        let same = same(circuit, &there.seen, &stepped.record.seen);
        let ok = circuit.and(same, stepped.record.done);
        let to = self.node(circuit, at, state, stepped.ended);
        let edges = &mut self.nodes[from].edges[thread];
        if edges.iter().any(|e| e.to == to && e.ok == ok) {
            return;
        }
        edges.push(Edge { to, ok, seen: stepped.record.seen, done: stepped.record.done });
        self.fresh.push((from, thread, edges.len() - 1));
    }

    /// Looks for choices with which a call comes to its end, with the arguments of the solver's last model.
    fn choose(&mut self, formula: &mut Formula<'_, '_>, from: NodeId, thread: usize, matching: bool) -> Option<Script> {
        let call = self.next(from, thread)?;
        std::mem::swap(&mut self.exec.circuit, &mut formula.exec.circuit);
        let stepped = self.step(from, call, Script::default());
        std::mem::swap(&mut self.exec.circuit, &mut formula.exec.circuit);
        if stepped.choices.is_empty() {
            return None;
        }
        let there = formula.exec.following.records.get(&(call as u32)).cloned()?;
        let mut wanted = vec![stepped.record.done];
        if matching {
            let fixed = fixed(formula, &there.seen);
            wanted.push(same(&mut formula.exec.circuit, &fixed, &stepped.record.seen));
        }
        let mut pinned = Vec::new();
        for bits in self.exec.following.arguments.values() {
            pinned.extend(bits.lits().iter().map(|l| if holds(formula, *l) { *l } else { !*l }));
        }
        wanted.extend(pinned);
        // What the others have chosen at the same place is left to them, so that orders lead to the same memory.
        let mut apart = Vec::new();
        for ((_, path), bits) in &stepped.choices {
            for script in self.scripts.iter().filter(|(c, _)| **c != call as u32).flat_map(|(_, s)| s) {
                for ((_, p), value) in script {
                    if p == path {
                        apart.push(!bits::eq_const(&mut formula.exec.circuit, bits, *value));
                    }
                }
            }
        }
        self.solve(&formula.exec.circuit, &wanted, &apart, &stepped.choices)
    }

    /// Values of choices with which the literals hold, if possible also the further ones.
    fn solve(&self, c: &Circuit, wanted: &[Lit], better: &[Lit], choices: &[(InputKey, Bits)]) -> Option<Script> {
        let mut solver = Cadical::new(self.budget_stopper());
        let mut encoder = Encoder::new();
        for lit in wanted {
            encoder.assert(c, &mut solver, *lit);
        }
        let mut lits: Vec<Vec<_>> = Vec::new();
        for (_, b) in choices {
            lits.push(b.lits().iter().map(|l| encoder.lit(c, &mut solver, *l)).collect());
        }
        let better: Vec<_> = better.iter().map(|l| encoder.lit(c, &mut solver, *l)).collect();
        let answer = solver.solve(&better);
        if answer != Answer::Sat && (better.is_empty() || solver.solve(&[]) != Answer::Sat) {
            return None;
        }
        let mut script = Script::default();
        for ((key, _), lits) in choices.iter().zip(&lits) {
            let value = lits.iter().enumerate().fold(0u128, |n, (i, l)| n | u128::from(solver.value(*l)) << i);
            script.insert(key.clone(), value);
        }
        Some(script)
    }

    /// Looks for a serial execution with the observation of the solver's last model.
    pub fn explain(&mut self, formula: &mut Formula<'_, '_>, allowed: &dyn Fn(&Self, NodeId, usize) -> bool) -> bool {
        let mut failed: FxHashSet<NodeId> = FxHashSet::default();
        self.search(formula, 0, &mut failed, allowed)
    }

    fn search(
        &mut self,
        formula: &mut Formula<'_, '_>,
        node: NodeId,
        failed: &mut FxHashSet<NodeId>,
        allowed: &dyn Fn(&Self, NodeId, usize) -> bool,
    ) -> bool {
        if self.is_last(node) {
            return true;
        }
        if failed.contains(&node) || self.exec.budget.stop(0).is_some() {
            return false;
        }
        for thread in 0..self.chains.len() {
            if self.next(node, thread).is_none() || !allowed(self, node, thread) {
                continue;
            }
            for (_, edge) in self.edges(formula, node, thread, true) {
                if self.search(formula, edge.to, failed, allowed) {
                    return true;
                }
            }
        }
        failed.insert(node);
        false
    }
}

fn sorted(ended: &FxHashMap<ObjId, Vec<Lit>>) -> Vec<(ObjId, Vec<Lit>)> {
    let mut all: Vec<_> = ended.iter().map(|(id, when)| (*id, when.clone())).collect();
    all.sort_unstable();
    all
}

/// Whether a literal holds in the solver's last model.
pub fn holds(formula: &Formula<'_, '_>, lit: Lit) -> bool {
    formula.encoder.value(&formula.exec.circuit, &formula.solver, lit)
}

/// What a call observed in the solver's last model, as constants.
pub fn fixed(formula: &Formula<'_, '_>, seen: &Seen) -> Seen {
    let mut all = Vec::new();
    for (there, v) in seen.iter() {
        if !holds(formula, *there) {
            break;
        }
        let model = formula.encoder.model(&formula.exec.circuit, &formula.solver);
        let number = |b: &Bits| Bits::constant(b.width(), b.value_by(|l| model.value(l)));
        let undef = v.undef.as_ref().map(number).filter(|u| u.as_const() != Some(0));
        let value = crate::value::Value { undef, ..crate::value::Value::of(number(&v.bits)) };
        all.push((Lit::TRUE, std::rc::Rc::new(value)));
    }
    Seen::new(all)
}

/// Whether two lists of observations are the same.
pub fn same(c: &mut Circuit, a: &Seen, b: &Seen) -> Lit {
    let mut all = Vec::new();
    for k in 0..a.len().max(b.len()) {
        let there = |s: &Seen| s.get(k).map_or(Lit::FALSE, |(there, _)| *there);
        let (x, y) = (there(a), there(b));
        all.push(c.iff(x, y));
        if let (Some((_, v)), Some((_, w))) = (a.get(k), b.get(k)) {
            let width = v.width().max(w.width());
            let (v, w) = (resized(v, width), resized(w, width));
            let bits = bits::eq(c, &v.bits, &w.bits);
            let undef = bits::eq(c, &v.undef_bits(), &w.undef_bits());
            let equal = c.and(bits, undef);
            all.push(c.implies(x, equal));
        }
    }
    c.and_all(&all)
}
