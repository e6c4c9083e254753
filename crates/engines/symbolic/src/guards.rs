//! Which guards imply which, by their shape alone.
//!
//! Guards are conjunctions that grow along a path and disjunctions where paths meet, so what a guard implies can be
//! read off its gates: all parts of a conjunction, and what both sides of a disjunction have in common. This is sound
//! and misses what only the solver can see.

use fencepost_solver::circuit::{Circuit, Gate, Lit};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

type Set = Rc<FxHashSet<Lit>>;

/// Implications between guards.
#[derive(Debug, Default)]
pub struct Guards {
    memo: FxHashMap<Lit, Set>,
    /// Inputs that stand for a disjunction of guards.
    meanings: FxHashMap<Lit, Vec<Lit>>,
}

impl Guards {
    /// The input means that one of the guards holds.
    pub fn define(&mut self, input: Lit, guards: Vec<Lit>) {
        self.meanings.insert(input, guards);
    }

    /// Everything that a guard implies by its shape.
    pub fn implied(&mut self, c: &Circuit, guard: Lit) -> Set {
        let mut stack = vec![guard];
        while let Some(&lit) = stack.last() {
            if self.memo.contains_key(&lit) {
                stack.pop();
                continue;
            }
            let (all, parts) = self.parts(c, lit);
            let missing: Vec<Lit> = parts.iter().filter(|p| !self.memo.contains_key(p)).copied().collect();
            if !missing.is_empty() {
                stack.extend(missing);
                continue;
            }
            let mut set: FxHashSet<Lit> = FxHashSet::default();
            if all {
                for p in &parts {
                    set.extend(self.memo[p].iter());
                }
            } else if let Some((first, rest)) = parts.split_first() {
                let common = |l: &&Lit| rest.iter().all(|p| self.memo[p].contains(l));
                set.extend(self.memo[first].iter().filter(common));
            }
            set.insert(lit);
            self.memo.insert(lit, Rc::new(set));
            stack.pop();
        }
        Rc::clone(&self.memo[&guard])
    }

    /// Whether a literal is a conjunction (or a disjunction) of others; nothing if it is neither.
    fn parts(&self, c: &Circuit, lit: Lit) -> (bool, Vec<Lit>) {
        if let Some(guards) = self.meanings.get(&lit) {
            return (false, guards.clone());
        }
        match c.gate(lit.node()) {
            Gate::And(a, b) if lit.is_negated() => (false, vec![!a, !b]),
            Gate::And(a, b) => (true, vec![a, b]),
            Gate::Ite(_, t, e) if lit.is_negated() => (false, vec![!t, !e]),
            Gate::Ite(_, t, e) => (false, vec![t, e]),
            Gate::Const | Gate::Input(_) | Gate::Xor(..) => (true, Vec::new()),
        }
    }

    /// Whether two guards cannot both hold, as far as the shape shows.
    pub fn exclusive(&mut self, c: &Circuit, a: Lit, b: Lit) -> bool {
        if a == Lit::FALSE || b == Lit::FALSE {
            return true;
        }
        let (x, y) = (self.implied(c, a), self.implied(c, b));
        let (small, large) = if x.len() < y.len() { (x, y) } else { (y, x) };
        small.iter().any(|l| large.contains(&!*l))
    }

    /// Whether `a` implies `b`, as far as the shape shows.
    pub fn implies(&mut self, c: &Circuit, a: Lit, b: Lit) -> bool {
        self.implies_to(c, a, b, 6)
    }

    fn implies_to(&mut self, c: &Circuit, a: Lit, b: Lit, depth: u32) -> bool {
        if a == b || b == Lit::TRUE || a == Lit::FALSE {
            return true;
        }
        let known = self.implied(c, a);
        if known.contains(&b) {
            return true;
        }
        if depth == 0 {
            return false;
        }
        match c.gate(b.node()) {
            Gate::And(x, y) if b.is_negated() => {
                self.implies_to(c, a, !x, depth - 1) || self.implies_to(c, a, !y, depth - 1)
            }
            Gate::And(x, y) => self.implies_to(c, a, x, depth - 1) && self.implies_to(c, a, y, depth - 1),
            Gate::Const | Gate::Input(_) | Gate::Xor(..) | Gate::Ite(..) => false,
        }
    }
}
