//! Instances: which of the things that do not differ a pointer means.
//!
//! Source: our own. An allocator whose blocks come back gives one address several lives, and a proof that works with
//! addresses must tell them apart by cases in every step. Here each choice of `fp_choose` is an *instance*; a load is
//! tagged with the instances that the value it reads was made from. Call by call, before the question of a test is
//! asked about the call, two kinds of lemma are proved:
//!
//! ```text
//! own     what a load reads through a pointer to an instance was stored through a pointer to the same instance
//! newest  what gives a thing back to a choice c was stored through a pointer to the last instance before c: no choice
//!         of c's thread between the two is the same thing
//! ```
//!
//! What is proved becomes a clause; what is not (an allocator's own bookkeeping reads across instances) is left out. The
//! second kind carries the proof of the first from one call to the next, and behind the first a block that comes
//! back is as good as a new one: the conflicts of a queue's test grow like a polynomial and no more by a factor for each
//! call.
//! Guarantee: tags are new variables, and every assignment can be extended by them: a load reads one store, and tags grow
//! with tags (parts of a load have tags of their own). Clauses about them are proved first. So no execution is lost.
//! Misses: pointers that are computed from two choices have the tags of both; *newest* speaks about one thread's choices.

use crate::exec::{Dep, EventId, Exec};
use crate::formula::Formula;
use crate::reads::Read;
use crate::tuning;
use crate::value::Deps;
use fencepost_models::Kind;
use fencepost_solver::circuit::Lit;
use fencepost_solver::sat::Answer;
use rustc_hash::FxHashMap;

/// The instances that something may come from: a bit each.
type Set = u64;

/// A conjunction that must not be.
type Bad = Vec<Lit>;

/// Tags of loads, and what is to be proved about them.
#[derive(Debug, Default)]
pub(super) struct Instances {
    /// By load: instances, and whether the value comes from each.
    tags: FxHashMap<EventId, Vec<(u32, Lit)>>,
    /// How many proofs were given up.
    given_up: u32,
}

impl Instances {
    /// Tags all loads of a formula.
    pub(super) fn new(formula: &mut Formula<'_, '_>) -> Instances {
        let mut this = Instances::default();
        let choices = formula.exec.following.alike.len();
        if choices == 0 || choices > Set::BITS as usize {
            return this;
        }
        // A load that is taken apart has tags for each part: they may come from different stores.
        let may = possible(formula);
        let mut parts: Vec<Vec<(u32, Lit)>> = Vec::new();
        for read in &formula.reads {
            let set = may.get(&read.load).copied().unwrap_or(0);
            let tags: Vec<(u32, Lit)> = members(set).map(|i| (i, formula.exec.circuit.input())).collect();
            this.tags.entry(read.load).or_default().extend(&tags);
            parts.push(tags);
        }
        for (read, tags) in formula.reads.clone().iter().zip(parts) {
            for (instance, tag) in tags {
                for c in read.candidates.iter().filter(|c| c.reads != Lit::FALSE) {
                    let stored = c.store.map(|s| formula.exec.events[s as usize].value.deps.clone());
                    let of = stored.map_or(Lit::FALSE, |deps| this.tag(&mut formula.exec, &deps, instance));
                    formula.add_clause(&[!c.reads, !tag, of]);
                    formula.add_clause(&[!c.reads, tag, !of]);
                }
            }
        }
        this
    }

    /// Whether what has these dependencies comes from an instance.
    fn tag(&self, exec: &mut Exec<'_, '_>, deps: &Deps, instance: u32) -> Lit {
        let mut all = Vec::new();
        for d in deps {
            match exec.deps[*d as usize].clone() {
                Dep::Choice(c) => all.push(Lit::constant(c == instance)),
                Dep::Load(e) => {
                    let tags = self.tags.get(&e).into_iter().flatten();
                    all.extend(tags.filter(|(i, _)| *i == instance).map(|(_, tag)| *tag));
                }
                Dep::Merge(parts) => {
                    for (when, deps) in parts {
                        let tag = self.tag(exec, &deps, instance);
                        all.push(exec.circuit.and(when, tag));
                    }
                }
            }
        }
        exec.circuit.or_all(&all)
    }

    /// The instances that something with these dependencies may come from, and when.
    fn tags_of(&self, exec: &mut Exec<'_, '_>, deps: &Deps) -> Vec<(u32, Lit)> {
        let count = exec.following.alike.len() as u32;
        let all = (0..count).map(|i| (i, self.tag(exec, deps, i)));
        all.filter(|(_, tag)| *tag != Lit::FALSE).collect()
    }

    /// Proves what can be proved about a call; `given` holds in all executions that count.
    pub(super) fn prove(&mut self, formula: &mut Formula<'_, '_>, call: u32, given: Lit) {
        if formula.exec.following.alike.is_empty() {
            return;
        }
        for load in accesses(&formula.exec, Kind::R, call) {
            for read in formula.reads.clone().iter().filter(|r| r.load == load) {
                for bad in self.own(&mut formula.exec, read) {
                    self.lemma(formula, given, &bad);
                }
            }
        }
        for store in accesses(&formula.exec, Kind::W, call) {
            for bad in self.newest(formula, store) {
                self.lemma(formula, given, &bad);
            }
        }
    }

    /// What is to be proved about a load, for each instance of its address.
    fn own(&self, exec: &mut Exec<'_, '_>, read: &Read) -> Vec<Vec<Bad>> {
        let addr = exec.events[read.load as usize].addr.deps.clone();
        let mut all = Vec::new();
        for (instance, here) in self.tags_of(exec, &addr) {
            let mut bad = Vec::new();
            for c in read.candidates.iter().filter(|c| c.reads != Lit::FALSE) {
                let Some(s) = c.store else { continue };
                let deps = exec.events[s as usize].addr.deps.clone();
                let there = self.tag(exec, &deps, instance);
                bad.push(vec![here, c.reads, !there]);
            }
            all.push(bad);
        }
        all
    }

    /// What is to be proved about a store, for each load through a choice that may read it.
    fn newest(&self, formula: &mut Formula<'_, '_>, store: EventId) -> Vec<Vec<Bad>> {
        let addr = formula.exec.events[store as usize].addr.deps.clone();
        if choice(&formula.exec, &addr).is_some() {
            return Vec::new();
        }
        let tags = self.tags_of(&mut formula.exec, &addr);
        let mut all = Vec::new();
        for read in &formula.reads {
            let exec = &formula.exec;
            let load = &exec.events[read.load as usize];
            let Some(last) = choice(exec, &load.addr.deps) else { continue };
            let mine = |c: &&crate::reads::Candidate| c.store == Some(store) && c.reads != Lit::FALSE;
            let Some(from) = read.candidates.iter().find(mine) else { continue };
            let mut bad = Vec::new();
            for between in &read.candidates {
                let Some(taken) = between.store.map(|s| &exec.events[s as usize]) else { continue };
                let same_thread = taken.thread == load.thread && taken.pair.is_some();
                let Some(i) = choice(exec, &taken.addr.deps).filter(|i| same_thread && *i < last) else { continue };
                let older = tags.iter().filter(|(instance, _)| *instance < i);
                bad.extend(older.map(|(_, tag)| vec![from.reads, *tag, between.visible]));
            }
            all.push(bad);
        }
        all
    }

    /// Adds the negations of conjunctions if none of them can be.
    fn lemma(&mut self, formula: &mut Formula<'_, '_>, given: Lit, bad: &[Bad]) {
        let each: Vec<Lit> = bad.iter().map(|all| formula.exec.circuit.and_all(all)).collect();
        let some = formula.any(&each);
        if some == Lit::FALSE || self.given_up as usize >= tuning::LEMMAS_LOST.of(formula.exec.budget) {
            return;
        }
        let conflicts = tuning::LEMMA_CONFLICTS.of(formula.exec.budget) as u32;
        formula.solver.limit(conflicts);
        match formula.ask_all(&[given, some]) {
            Answer::Unsat => {
                for all in bad {
                    let mut clause = vec![formula.torn, !given];
                    clause.extend(all.iter().map(|l| !*l));
                    formula.add_clause(&clause);
                }
            }
            Answer::Sat => {}
            Answer::Stopped => self.given_up += 1,
        }
    }
}

/// The accesses of a call that others can see, in program order.
fn accesses(exec: &Exec<'_, '_>, kind: Kind, call: u32) -> Vec<EventId> {
    let events = exec.events.iter().enumerate().filter(|(_, e)| e.kind == kind && e.call == call && !e.private);
    let mut all: Vec<(u32, EventId)> = events.map(|(i, e)| (e.item, i as EventId)).collect();
    all.sort_unstable();
    all.into_iter().map(|(_, e)| e).collect()
}

/// The choice that something comes from, if it is this alone.
fn choice(exec: &Exec<'_, '_>, deps: &Deps) -> Option<u32> {
    match deps.as_slice() {
        [d] => match exec.deps[*d as usize] {
            Dep::Choice(c) => Some(c),
            Dep::Load(_) | Dep::Merge(_) => None,
        },
        _ => None,
    }
}

fn members(set: Set) -> impl Iterator<Item = u32> {
    (0..Set::BITS).filter(move |i| set >> i & 1 == 1)
}

/// The instances that the value of each load may come from.
fn possible(formula: &Formula<'_, '_>) -> FxHashMap<EventId, Set> {
    let mut may: FxHashMap<EventId, Set> = FxHashMap::default();
    loop {
        let mut changed = false;
        for read in &formula.reads {
            let before = may.get(&read.load).copied().unwrap_or(0);
            let stores = read.candidates.iter().filter(|c| c.reads != Lit::FALSE).filter_map(|c| c.store);
            let set = stores.fold(before, |set, s| {
                set | instances(&formula.exec, &may, &formula.exec.events[s as usize].value.deps)
            });
            if set != before {
                may.insert(read.load, set);
                changed = true;
            }
        }
        if !changed {
            return may;
        }
    }
}

fn instances(exec: &Exec<'_, '_>, may: &FxHashMap<EventId, Set>, deps: &Deps) -> Set {
    deps.iter().fold(0, |set, d| {
        set | match &exec.deps[*d as usize] {
            Dep::Load(e) => may.get(e).copied().unwrap_or(0),
            Dep::Choice(c) => 1 << c,
            Dep::Merge(parts) => parts.iter().fold(0, |set, (_, deps)| set | instances(exec, may, deps)),
        }
    })
}
