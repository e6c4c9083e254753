//! The formula of a round: events, order and values as clauses and an order problem; and the questions asked of it.

use crate::exec::{Cut, Dep, EventId, Exec, Found, Halt};
use crate::guards::Guards;
use crate::order::{Builder, NodeId, Order};
use crate::reads::{Finder, Read};
use crate::reuse::{self, Late};
use crate::simplify::Pause;
use crate::tuning;
use crate::value::Deps;
use fencepost_check::progress::Gauge;
use fencepost_models::Kind;
use fencepost_solver::bits;
use fencepost_solver::cadical::Cadical;
use fencepost_solver::circuit::Lit;
use fencepost_solver::encode::Encoder;
use fencepost_solver::order::eager::Eager;
use fencepost_solver::order::{self, Handle, Node, Problem, StoreId};
use fencepost_solver::sat::{Answer, Sat, SatLit, Stopper};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// A commit point: when it is the one, whether others can see it, and its place in the order.
type Commit = (Lit, bool, NodeId);

/// How the memory order is encoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Encoding {
    /// In the solver's order theory.
    #[default]
    Theory,
    /// In clauses, all of them: the slow reference that the theory is compared with.
    Eager,
}

/// A round, ready to be asked.
pub struct Formula<'w, 'p> {
    /// The round.
    pub exec: Exec<'w, 'p>,
    /// The order that all runs have in common.
    pub order: Order,
    /// What loads may read.
    pub reads: Vec<Read>,
    /// The solver.
    pub solver: Cadical,
    /// From circuits to clauses.
    pub encoder: Encoder,
    handle: Option<Handle>,
    eager: Option<Eager>,
    /// When the program is deadlocked, if that is asked.
    pub deadlock: Lit,
    /// The round reckons with values out of thin air, and no store of it can justify itself: the round that does not is exact. Nothing may be
    /// asked.
    pub straight: bool,
    /// There are more nodes than the theory is given: nothing may be asked.
    pub too_large: bool,
    /// The time or the memory was over before all was encoded: nothing may be asked.
    pub stopped: bool,
    /// Blocking that cannot be judged.
    pub unjudged: Lit,
    /// What no question is about: runs in which an operation is cut short.
    pub torn: Lit,
    /// An access comes after the end of its object, and its thread goes on: only that is asked about such runs.
    pub late: Lit,
    /// The accesses that come after the end of their object: the access, the end, and when it is so.
    pub lates: Vec<(EventId, u32, Lit)>,
    /// Of pairs of calls, whether the first one's commit point comes first, if commit points are followed.
    pub commit_order: FxHashMap<(u32, u32), Lit>,
    /// Under this, stack memory is used again in order; none if it is not used again.
    pub tidy: Option<Lit>,
    /// Stops the solver early.
    pub pause: Pause,
    /// Where questions are noted.
    pub gauge: Arc<Gauge>,
}

impl<'w, 'p> Formula<'w, 'p> {
    /// Encodes a round.
    pub fn new(mut exec: Exec<'w, 'p>, deadlock: bool, stopper: Stopper, encoding: Encoding) -> Formula<'w, 'p> {
        let mut guards = Guards::default();
        let mut facts: Vec<Lit> = std::mem::take(&mut exec.facts);
        for t in 0..exec.threads.len() {
            let run = &exec.threads[t];
            let ended = run.joinable();
            if let Some(input) = run.ended_input {
                guards.define(input, ended.clone());
                let any = exec.circuit.or_all(&ended);
                facts.push(exec.circuit.iff(input, any));
            }
            let run = &exec.threads[t];
            if let Some(result) = run.result_input.clone() {
                for (when, value) in run.results.clone() {
                    let same = bits::eq(&mut exec.circuit, &result.bits, &value.bits);
                    let (u, v) = (result.undef_bits(), value.undef_bits());
                    let defined = bits::eq(&mut exec.circuit, &u, &v);
                    let both = exec.circuit.and(same, defined);
                    facts.push(exec.circuit.implies(when, both));
                }
            }
        }
        let mut order = Builder::build(&mut exec, &mut guards, deadlock);
        let straight = exec.world.is_wild() && !crate::reads::circular(&exec, &mut guards, &order);
        let reads = if straight { Vec::new() } else { Finder::find(&mut exec, &mut guards, &order, &stopper) };
        let mut problem = Problem::default();
        let mut this = Formula {
            exec,
            order: Order::default(),
            reads: Vec::new(),
            solver: Cadical::new(stopper.clone()),
            encoder: Encoder::new(),
            handle: None,
            eager: None,
            deadlock: Lit::FALSE,
            unjudged: Lit::FALSE,
            torn: Lit::FALSE,
            late: Lit::FALSE,
            lates: Vec::new(),
            commit_order: FxHashMap::default(),
            straight,
            stopped: false,
            too_large: false,
            tidy: None,
            pause: Pause::default(),
            gauge: Arc::default(),
        };
        if straight {
            return this;
        }
        for fact in facts {
            this.assert(fact);
        }
        this.dependencies(&mut order, &reads);
        this.sections(&mut order);
        let late = this.lifetimes(&mut order);
        this.tidy = reuse::in_order(&mut this.exec, &mut order, &late);
        this.commits(&mut order);
        problem.nodes = order.nodes;
        for &(a, b) in &order.fixed {
            problem.edge(Node(a), Node(b));
        }
        for &(lit, a, b) in &order.guarded {
            let lit = this.lit(lit);
            problem.edge_if(lit, Node(a), Node(b));
        }
        this.values(&mut problem, &order, &reads, &stopper);
        let nodes = tuning::NODES.of(this.exec.budget) as u32;
        this.too_large = order.nodes > nodes;
        if stopper.stopped() || this.exec.stopped.is_some() || this.too_large {
            this.stopped = !this.too_large;
            return this;
        }
        if deadlock {
            this.blocking(&order);
        }
        match encoding {
            Encoding::Theory => {
                let options = order::Options { dense_up_to: nodes, ..order::Options::default() };
                this.handle = Some(order::attach(problem, &mut this.solver, options));
            }
            Encoding::Eager => this.eager = Some(order::eager::encode(&problem, &mut this.solver)),
        }
        this.order = order;
        this.reads = reads;
        this
    }

    fn lit(&mut self, lit: Lit) -> SatLit {
        self.encoder.lit(&self.exec.circuit, &mut self.solver, lit)
    }

    fn assert(&mut self, lit: Lit) {
        self.encoder.assert(&self.exec.circuit, &mut self.solver, lit);
    }

    fn clause(&mut self, lits: &[Lit]) {
        self.encoder.clause(&self.exec.circuit, &mut self.solver, lits);
    }

    /// Loads, stores and what is read.
    fn values(&mut self, problem: &mut Problem, order: &Order, reads: &[Read], stopper: &Stopper) {
        let start = problem.store(Node(0), 0);
        let mut stores: FxHashMap<EventId, StoreId> = FxHashMap::default();
        for (i, e) in self.exec.events.iter().enumerate() {
            if e.kind == Kind::W && !e.private && order.executed[i] != Lit::FALSE {
                let (node, seq) = order.place[i];
                stores.insert(i as EventId, problem.store(Node(node), seq));
            }
        }
        for (i, read) in reads.iter().enumerate() {
            let executed = order.executed[read.load as usize];
            if i % 16 == 0 && stopper.stopped() {
                return;
            }
            if executed == Lit::FALSE {
                continue;
            }
            let (node, seq) = order.place[read.load as usize];
            let pair = self.exec.events[read.load as usize].pair;
            let write = match pair {
                Some(s) if order.place[s as usize].0 != node => {
                    let done = self.lit(order.executed[s as usize]);
                    Some((Node(order.place[s as usize].0), done))
                }
                Some(_) | None => None,
            };
            let load = problem.load(Node(node), seq, write);
            let mut some = vec![!executed];
            for c in &read.candidates {
                let (visible, reads) = (self.lit(c.visible), self.lit(c.reads));
                let store = c.store.map_or(start, |s| stores[&s]);
                problem.candidate(load, store, c.own, visible, reads);
                if c.reads == Lit::FALSE {
                    continue;
                }
                some.push(c.reads);
                self.clause(&[!c.reads, c.visible]);
                self.clause(&[!c.reads, executed]);
                match c.value.0.as_const() {
                    // One literal for all stores of one constant.
                    Some(n) => {
                        let same = bits::eq_const(&mut self.exec.circuit, &read.value.0, n);
                        self.clause(&[!c.reads, same]);
                    }
                    None => {
                        // One literal for all bits that are constant in what is stored.
                        let mut constant = Vec::new();
                        for (a, b) in read.value.0.lits().iter().zip(c.value.0.lits()) {
                            match b.as_const() {
                                Some(one) => constant.push(if one { *a } else { !*a }),
                                None => self.same_if(c.reads, *a, *b),
                            }
                        }
                        let constant = self.exec.circuit.and_all(&constant);
                        self.clause(&[!c.reads, constant]);
                    }
                }
                for (a, b) in read.value.1.lits().iter().zip(c.value.1.lits()) {
                    self.same_if(c.reads, *a, *b);
                }
            }
            self.clause(&some);
        }
    }

    fn same_if(&mut self, cond: Lit, a: Lit, b: Lit) {
        if a != b {
            self.clause(&[!cond, !a, b]);
            self.clause(&[!cond, a, !b]);
        }
    }

    /// What depends on what, now that it is known which loads may read their own thread's stores.
    fn dependencies(&mut self, order: &mut Order, reads: &[Read]) {
        if order.dependencies.is_empty() {
            return;
        }
        let mut own: FxHashMap<EventId, Vec<(Lit, EventId)>> = FxHashMap::default();
        for read in reads {
            for c in &read.candidates {
                if let (Some(s), true) = (c.store, c.own && c.reads != Lit::FALSE) {
                    own.entry(read.load).or_default().push((c.reads, s));
                }
            }
        }
        let mut nodes: Vec<Option<NodeId>> = vec![None; self.exec.deps.len()];
        for (guard, deps, to) in std::mem::take(&mut order.dependencies) {
            for n in self.sources(order, &deps, &own, &mut nodes) {
                if n != to {
                    match guard.as_const() {
                        Some(true) => order.fixed.push((n, to)),
                        Some(false) => {}
                        None => order.guarded.push((guard, n, to)),
                    }
                }
            }
        }
    }

    /// The nodes that stand for dependencies.
    fn sources(
        &mut self,
        order: &mut Order,
        deps: &Deps,
        own: &FxHashMap<EventId, Vec<(Lit, EventId)>>,
        nodes: &mut Vec<Option<NodeId>>,
    ) -> Vec<NodeId> {
        // Dependencies refer to earlier ones only, except through stores, which are earlier too.
        deps.iter().map(|d| self.source(order, *d, own, nodes)).collect()
    }

    fn source(
        &mut self,
        order: &mut Order,
        dep: u32,
        own: &FxHashMap<EventId, Vec<(Lit, EventId)>>,
        nodes: &mut Vec<Option<NodeId>>,
    ) -> NodeId {
        if let Some(n) = nodes[dep as usize] {
            return n;
        }
        let node = match self.exec.deps[dep as usize].clone() {
            Dep::Load(e) => match own.get(&e) {
                None => order.place[e as usize].0,
                Some(stores) => {
                    let n = order.nodes;
                    order.nodes += 1;
                    order.fixed.push((order.place[e as usize].0, n));
                    for (reads, s) in stores.clone() {
                        let store = &self.exec.events[s as usize];
                        let deps = crate::value::union(&store.addr.deps, &store.value.deps);
                        for m in self.sources(order, &deps, own, nodes) {
                            if m != n {
                                order.guarded.push((reads, m, n));
                            }
                        }
                    }
                    n
                }
            },
            // An input comes before everything.
            Dep::Choice(_) => 0,
            Dep::Merge(parts) => {
                let n = order.nodes;
                order.nodes += 1;
                for (cond, deps) in parts {
                    for m in self.sources(order, &deps, own, nodes) {
                        match cond.as_const() {
                            Some(true) => order.fixed.push((m, n)),
                            Some(false) => {}
                            None => order.guarded.push((cond, m, n)),
                        }
                    }
                }
                n
            }
        };
        nodes[dep as usize] = Some(node);
        node
    }

    /// Atomic sections that are not one node: everything of other threads is before or behind all of it.
    fn sections(&mut self, order: &mut Order) {
        for (s, before, behind, executed) in order.open_sections.clone() {
            let section = self.exec.sections[s as usize].clone();
            // No other thread can tell in which order its events happen: program order will do, and the events of its
            // own thread that fall inside can follow program order, too.
            for (k, later) in section.events.iter().enumerate() {
                for earlier in &section.events[..k] {
                    let (m, n) = (order.place[*earlier as usize].0, order.place[*later as usize].0);
                    if m != n {
                        let both = [order.executed[*earlier as usize], order.executed[*later as usize]];
                        let both = self.exec.circuit.and(both[0], both[1]);
                        order.guarded.push((both, m, n));
                    }
                }
            }
            for e in &section.events {
                let n = order.place[*e as usize].0;
                order.guarded.push((order.executed[*e as usize], before, n));
                order.guarded.push((order.executed[*e as usize], n, behind));
            }
            let mut others: Vec<(NodeId, Lit)> = Vec::new();
            for (i, e) in self.exec.events.iter().enumerate() {
                if e.thread != section.thread {
                    others.push((order.place[i].0, order.executed[i]));
                }
            }
            for (i, e) in self.exec.ends.iter().enumerate() {
                if e.thread != section.thread {
                    others.push((order.ends[i], order.end_executed[i]));
                }
            }
            for (n, other) in others {
                let (first, last) = (self.exec.circuit.input(), self.exec.circuit.input());
                order.guarded.push((first, n, before));
                order.guarded.push((last, behind, n));
                self.clause(&[!executed, !other, first, last]);
            }
        }
    }

    /// Accesses come before the end of their object, or they are findings: those are returned.
    fn lifetimes(&mut self, order: &mut Order) -> Vec<Late> {
        let mut all = Vec::new();
        let mut lates: Vec<Found> = Vec::new();
        for a in 0..self.exec.events.len() {
            let event = self.exec.events[a].clone();
            let Some(late) = event.late else { continue };
            let mut causes = vec![!late];
            for f in 0..self.exec.ends.len() {
                let end = self.exec.ends[f].clone();
                // What the thread itself did with the object is before the end, like all pairs with a store behind at one address.
                let own = end.thread == event.thread;
                let keep = self.exec.model.keep;
                let anyway = match event.kind {
                    Kind::R => keep.rw.other,
                    Kind::W => keep.ww.other,
                };
                if own && (anyway || event.item > end.item) {
                    continue;
                }
                let mut meets = Vec::new();
                for (o, inside) in &event.targets {
                    for (p, is) in &end.targets {
                        if o == p {
                            meets.push(self.exec.circuit.and(*inside, *is));
                        }
                    }
                }
                let meets = self.exec.circuit.or_all(&meets);
                let meets = self.exec.circuit.and(meets, order.end_executed[f]);
                if meets == Lit::FALSE {
                    continue;
                }
                let (n, m) = (order.place[a].0, order.ends[f]);
                if own {
                    let both = self.exec.circuit.and(order.executed[a], meets);
                    if n != m && both != Lit::FALSE {
                        order.guarded.push((both, n, m));
                    }
                    continue;
                }
                // After the end: the cause of a late access.
                let after = self.exec.circuit.input();
                order.guarded.push((after, m, n));
                self.clause(&[!after, meets]);
                causes.push(after);
                all.push((f, n, after));
                self.lates.push((a as EventId, f as u32, after));
                // An access that is executed is before the end, or else it comes too late.
                let before = self.exec.circuit.and(order.executed[a], meets);
                let before = self.exec.circuit.and(before, !late);
                if before != Lit::FALSE {
                    order.guarded.push((before, n, m));
                }
            }
            self.clause(&causes);
            // Of a read-modify-write it is enough to look at the load.
            if event.goes_on && (event.kind == Kind::R || event.pair.is_none()) {
                let when = self.exec.circuit.and(order.executed[a], late);
                let (kind, thread) = (fencepost_check::finding::FindingKind::UseAfterFree, event.thread);
                lates.push(Found { when, kind, thread, item: event.item, call: event.call, late: true });
            }
        }
        // Two ends of one object in different threads: a second free.
        let mut twice: Vec<Found> = Vec::new();
        for f in 0..self.exec.ends.len() {
            for g in 0..f {
                let (a, b) = (self.exec.ends[f].clone(), self.exec.ends[g].clone());
                if a.thread == b.thread {
                    continue;
                }
                let mut same = Vec::new();
                for (o, x) in &a.targets {
                    for (p, y) in &b.targets {
                        if o == p {
                            same.push(self.exec.circuit.and(*x, *y));
                        }
                    }
                }
                let same = self.exec.circuit.or_all(&same);
                let both = self.exec.circuit.and(order.end_executed[f], order.end_executed[g]);
                let when = self.exec.circuit.and(same, both);
                if when == Lit::FALSE {
                    continue;
                }
                // The one that comes second in the memory order is the wrong one; one of them is.
                let mut either = vec![!when];
                for (second, first, by) in [(f, g, &a), (g, f, &b)] {
                    let late = self.exec.circuit.input();
                    order.guarded.push((late, order.ends[first], order.ends[second]));
                    let when = self.exec.circuit.and(when, late);
                    let kind = fencepost_check::finding::FindingKind::DoubleFree;
                    let (thread, item, call) = (by.thread, by.item, by.call);
                    either.push(late);
                    twice.push(Found { when, kind, thread, item, call, late: false });
                }
                self.clause(&either);
            }
        }
        self.only(lates, twice);
        all
    }

    /// What else goes wrong counts only where no access comes too late and nothing is freed twice: the threads go on there as if nothing
    /// had happened.
    fn only(&mut self, lates: Vec<Found>, mut twice: Vec<Found>) {
        let any = |all: &[Found]| all.iter().map(|f| f.when).collect::<Vec<Lit>>();
        let doubles = self.exec.circuit.or_all(&any(&twice));
        self.late = self.exec.circuit.or_all(&any(&lates));
        let silent = self.exec.circuit.or(self.late, doubles);
        for i in 0..self.exec.found.len() {
            self.exec.shared.found[i].when = self.exec.circuit.and(self.exec.found[i].when, !silent);
        }
        for found in &mut twice {
            found.when = self.exec.circuit.and(found.when, !self.late);
        }
        self.exec.found.extend(twice.into_iter().chain(lates).filter(|f| f.when != Lit::FALSE));
    }

    /// The commit points of each two calls come one after the other, and a literal says which one is first.
    fn commits(&mut self, order: &mut Order) {
        if !self.exec.world.known.calls.commits {
            return;
        }
        let followed = std::rc::Rc::clone(&self.exec.world.known.calls);
        // A commit point that nobody can see has a place of its own.
        let mut calls: Vec<(u32, Vec<Commit>)> = Vec::new();
        for (call, record) in &self.exec.following.records {
            let own = order.nodes;
            order.nodes += 1;
            let node = |e: &Option<EventId>| e.map_or(own, |e| order.place[e as usize].0);
            calls.push((*call, record.commits.iter().map(|(when, e)| (*when, e.is_some(), node(e))).collect()));
        }
        calls.sort_unstable_by_key(|(call, _)| *call);
        for (i, (a, commits)) in calls.iter().enumerate() {
            for (b, others) in &calls[i + 1..] {
                if commits.is_empty() || others.is_empty() {
                    continue;
                }
                let first = self.exec.circuit.input();
                self.commit_order.insert((*a, *b), first);
                let one_thread = followed.threads.get(*a as usize) == followed.threads.get(*b as usize);
                for (x, y) in commits.iter().flat_map(|x| others.iter().map(move |y| (x, y))) {
                    let ((when, seen, m), (then, also_seen, n)) = (*x, *y);
                    let both = self.exec.circuit.and(when, then);
                    if one_thread && !(seen && also_seen) {
                        self.clause(&[!both, first]);
                    }
                    for (lit, from, to) in [(first, m, n), (!first, n, m)] {
                        let lit = self.exec.circuit.and(both, lit);
                        if m != n && lit != Lit::FALSE {
                            order.guarded.push((lit, from, to));
                        }
                    }
                }
            }
        }
    }

    /// Says that a literal holds.
    pub fn fact(&mut self, lit: Lit) {
        self.assert(lit);
    }

    /// Adds a clause.
    pub fn add_clause(&mut self, lits: &[Lit]) {
        self.clause(lits);
    }

    /// Deadlock: the process has not ended, and no started thread can go on.
    fn blocking(&mut self, order: &Order) {
        let mut unjudged = Vec::new();
        for s in 0..self.exec.sections.len() {
            let section = self.exec.sections[s].clone();
            let Some(waiting) = order.waiting[s] else {
                unjudged.extend(section.waits);
                continue;
            };
            let mut some = vec![!waiting];
            some.extend(section.waits);
            self.clause(&some);
            // Nothing comes to a standstill because a spurious wake-up was hoped for.
            for choice in section.spurious {
                for bit in choice.lits() {
                    self.clause(&[!waiting, !*bit]);
                }
            }
        }
        let (mut all, mut some) = (Vec::new(), Vec::new());
        for t in 0..self.exec.threads.len() {
            let run = self.exec.threads[t].clone();
            let (mut fine, mut stuck) = (vec![!run.started], Vec::new());
            fine.extend(run.joinable());
            all.extend(run.returned.iter().map(|e| !*e));
            for (why, when) in run.halts {
                match why {
                    Halt::Wait(s) => {
                        if let Some(waiting) = order.waiting[s as usize] {
                            stuck.push(self.exec.circuit.and(when, waiting));
                        }
                    }
                    Halt::Join => stuck.push(when),
                    Halt::Assume | Halt::Cut | Halt::Beyond | Halt::Exit | Halt::Failed => {}
                }
            }
            some.extend(&stuck);
            fine.extend(stuck);
            all.push(self.exec.circuit.or_all(&fine));
        }
        all.push(self.exec.circuit.or_all(&some));
        all.push(!self.late);
        self.deadlock = self.exec.circuit.and_all(&all);
        self.unjudged = self.exec.circuit.or_all(&unjudged);
    }

    /// Asks whether a literal can hold.
    pub fn ask(&mut self, lit: Lit) -> Answer {
        if lit == Lit::FALSE {
            return Answer::Unsat;
        }
        self.ask_all(&[lit])
    }

    /// Asks whether literals can hold together.
    pub fn ask_all(&mut self, lits: &[Lit]) -> Answer {
        if lits.contains(&Lit::FALSE) {
            return Answer::Unsat;
        }
        let whole = !self.torn;
        let assumptions: Vec<SatLit> = lits.iter().chain([&whole]).map(|l| self.lit(*l)).collect();
        self.gauge.asking(self.solver.clauses());
        let answer = self.solver.solve(&assumptions);
        self.gauge.answered(self.solver.clauses());
        answer
    }

    /// The disjunction of conditions.
    pub fn any(&mut self, lits: &[Lit]) -> Lit {
        self.exec.circuit.or_all(lits)
    }

    /// The possible violations.
    pub fn found(&self) -> &[Found] {
        &self.exec.found
    }

    /// What the bounds cut off.
    pub fn cuts(&self) -> &[Cut] {
        &self.exec.cuts
    }

    /// After a model: the place of each node in the memory order.
    pub fn places(&self) -> Vec<u32> {
        let mut places = vec![0; self.order.nodes as usize];
        let order = match (&self.handle, &self.eager) {
            (Some(theory), _) => theory.order(),
            (None, Some(eager)) => eager.order(&self.solver),
            (None, None) => Vec::new(),
        };
        for (i, n) in order.into_iter().enumerate() {
            if let Some(p) = places.get_mut(n.0 as usize) {
                *p = i as u32;
            }
        }
        places
    }

    /// Numbers for people: variables, clauses.
    pub fn size(&self) -> (usize, usize) {
        (self.solver.variables(), self.solver.clauses())
    }
}
