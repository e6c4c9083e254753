//! The theory as CaDiCaL's external propagator.
//!
//! Source: Fazekas et al., "IPASIR-UP: user propagators for CDCL" (SAT 2023). Literals are queued when the solver
//! tells them and taken in when it asks for propagations. The solver may tell a literal twice (at the root, and after
//! chronological backtracking): a literal that is known is passed over. Levels are counted by the queue's length; a
//! literal of a lower level that is told late is undone too early and told again, which is sound.
//!
//! Nothing here panics: a panic in a callback would end the process.

use super::finish::Finish;
use super::problem::{Node, Problem};
use super::theory::{Counters, Theory};
use super::verify;
use crate::cadical;
use crate::sat::SatLit;
use cadical_sys::ExternalPropagator;
use std::time::Instant;

/// The propagator.
#[derive(Debug)]
pub(crate) struct Propagator {
    theory: Theory,
    problem: Problem,
    /// The literals that were told and can be undone, and the queue's length at each decision.
    queue: Vec<SatLit>,
    levels: Vec<usize>,
    /// The clause that is being handed over, last literal first, and the literal whose reason it is.
    clause: Vec<i32>,
    reason_of: i32,
    /// Whether the solver has been told of the present conflict.
    given: bool,
    /// The order of the last model, or the pairs that it needs ordered.
    order: Vec<Node>,
    open: Vec<(Node, Node)>,
}

impl Propagator {
    pub fn new(theory: Theory, problem: Problem) -> Propagator {
        Propagator {
            theory,
            problem,
            queue: Vec::new(),
            levels: Vec::new(),
            clause: Vec::new(),
            reason_of: 0,
            given: false,
            order: Vec::new(),
            open: Vec::new(),
        }
    }

    /// The order of the last model.
    pub fn order(&self) -> &[Node] {
        &self.order
    }

    /// What the theory has done.
    pub fn counters(&self) -> Counters {
        self.theory.counters
    }

    /// Takes in what was told, up to a conflict.
    fn work(&mut self) {
        while self.theory.conflict.is_none() {
            let Some(&lit) = self.queue.get(self.theory.taken()) else { break };
            self.theory.take(lit);
        }
        if self.levels.is_empty() && self.theory.conflict.is_none() && !self.queue.is_empty() {
            self.theory.fix();
            self.queue.clear();
        }
    }

    fn timed<T>(&mut self, f: impl FnOnce(&mut Propagator) -> T) -> T {
        let start = Instant::now();
        let result = f(self);
        self.theory.counters.nanoseconds += start.elapsed().as_nanos() as u64;
        result
    }

    fn next_propagation(&mut self) -> i32 {
        self.work();
        if self.theory.conflict.is_some() {
            return 0;
        }
        while let Some(p) = self.theory.propagated.pop_front() {
            if self.theory.told(p.lit) > 0 {
                continue;
            }
            if let Some(v) = self.theory.index.local(p.lit) {
                self.theory.causes[v] = Some((p.cause, p.time));
                self.theory.counters.propagations += 1;
                return p.lit.0;
            }
        }
        0
    }

    /// The clause that explains a propagated literal.
    fn explain(&mut self, lit: SatLit) {
        self.theory.counters.explained += 1;
        self.clause.clear();
        let cause = self.theory.index.local(lit).and_then(|v| self.theory.causes[v]);
        if let Some((cause, time)) = cause {
            let literals = self.theory.explain_cause(cause, time);
            self.clause.extend(literals.iter().map(|l| -l.0));
        }
        self.clause.push(lit.0);
    }

    fn model_found(&mut self) -> bool {
        self.theory.counters.checks += 1;
        self.work();
        if self.theory.conflict.is_some() {
            self.given = false;
            return false;
        }
        self.open.clear();
        match self.theory.finish() {
            Finish::Order(order) => self.order = order,
            Finish::Open(pairs) => self.open = pairs,
        }
        true
    }

    /// Whether the order satisfies the problem under what the solver has told.
    fn verified(&self) -> Result<(), String> {
        verify::check(&self.problem, |lit| self.theory.told(lit) > 0, &self.order)
    }
}

impl cadical::Theory for Propagator {
    fn observed(&self) -> Vec<u32> {
        self.theory.index.vars.clone()
    }

    fn wanted(&mut self) -> usize {
        if self.open.is_empty() {
            debug_assert_eq!(self.verified(), Ok(()));
        }
        self.open.len()
    }

    fn grow(&mut self, fresh: &[SatLit]) -> Vec<Vec<SatLit>> {
        for (&lit, (a, b)) in fresh.iter().zip(std::mem::take(&mut self.open)) {
            self.theory.order_literal(lit, a, b);
        }
        Vec::new()
    }
}

impl ExternalPropagator for Propagator {
    fn are_reasons_forgettable(&mut self) -> bool {
        true
    }

    fn notify_assignment(&mut self, lits: &[i32]) {
        for &lit in lits {
            let lit = SatLit(lit);
            let Some(v) = self.theory.index.local(lit) else { continue };
            if self.levels.is_empty() {
                self.theory.fixed[v] = true;
            }
            if self.theory.told[v] == 0 {
                self.theory.told[v] = lit.sign();
                self.queue.push(lit);
            }
        }
    }

    fn notify_new_decision_level(&mut self) {
        self.levels.push(self.queue.len());
    }

    fn notify_backtrack(&mut self, new_level: usize) {
        let Some(&length) = self.levels.get(new_level) else { return };
        self.levels.truncate(new_level);
        for lit in self.queue.drain(length..) {
            if let Some(v) = self.theory.index.local(lit) {
                self.theory.told[v] = 0;
            }
        }
        self.given = false;
        self.timed(|p| p.theory.undo(length));
    }

    fn cb_check_found_model(&mut self, _model: &[i32]) -> bool {
        self.timed(Propagator::model_found)
    }

    fn cb_propagate(&mut self) -> i32 {
        self.timed(Propagator::next_propagation)
    }

    fn cb_add_reason_clause_lit(&mut self, propagated: i32) -> i32 {
        if self.reason_of != propagated {
            self.reason_of = propagated;
            self.timed(|p| p.explain(SatLit(propagated)));
        }
        let lit = self.clause.pop().unwrap_or(0);
        if lit == 0 {
            self.reason_of = 0;
        }
        lit
    }

    fn cb_has_external_clause(&mut self, is_forgettable: &mut bool) -> bool {
        let Some(literals) = self.theory.conflict.as_ref().filter(|_| !self.given) else { return false };
        *is_forgettable = true;
        self.given = true;
        self.clause.clear();
        self.clause.extend(literals.iter().map(|l| -l.0));
        true
    }

    fn cb_add_external_clause_lit(&mut self) -> i32 {
        self.clause.pop().unwrap_or(0)
    }
}
