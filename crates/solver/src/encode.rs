//! From circuits to clauses, on demand.
//!
//! Source: Tseitin's encoding (1968), for the cone of the literals that someone asks for and nothing else. A gate gets a
//! variable once; later calls find it. The walk is iterative, because circuits are deep.
//!
//! Beyond the textbook: a tree of conjunctions whose inner gates have no other use becomes one gate with many operands;
//! an if-then-else over an exclusive or that is in truth a majority (every carry is) gets the six clauses of a majority;
//! an if-then-else gets two redundant clauses that propagate when both branches agree; and what is asserted at the top
//! is taken apart into clauses first.
//!
//! Rejected: encoding by polarity (Plaisted and Greenbaum 1986). It saves clauses that CaDiCaL removes itself, but a
//! literal given out by [`Encoder::lit`] may be used in both polarities at any later time, and a model would no longer
//! tell the values of gates.

use crate::circuit::{Circuit, Gate, Lit};
use crate::sat::{Sat, SatLit};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::RefCell;

/// Which SAT literal stands for which node. It belongs to one circuit and one solver.
#[derive(Default)]
pub struct Encoder {
    /// By node; for the constant, the literal of false.
    known: Vec<Option<SatLit>>,
}

impl Encoder {
    /// An encoder that knows nothing yet.
    pub fn new() -> Encoder {
        Encoder::default()
    }

    /// The SAT literal of a literal, if it has one already.
    pub fn known(&self, lit: Lit) -> Option<SatLit> {
        let node = self.known.get(lit.node() as usize).copied().flatten()?;
        Some(if lit.is_negated() { !node } else { node })
    }

    /// The SAT literal of a literal. Its cone is encoded if it is not yet.
    pub fn lit(&mut self, circuit: &Circuit, sat: &mut dyn Sat, lit: Lit) -> SatLit {
        let mut stack = vec![lit.node()];
        while let Some(&node) = stack.last() {
            if self.known(Lit::new(node, false)).is_some() {
                stack.pop();
                continue;
            }
            let shape = self.shape(circuit, node);
            let before = stack.len();
            stack.extend(shape.operands().iter().filter(|&&l| self.known(l).is_none()).map(|l| l.node()));
            if stack.len() == before {
                stack.pop();
                let output = sat.new_var();
                self.emit(sat, output, &shape);
                self.set(node, output);
            }
        }
        self.known(lit).expect("the walk has encoded the literal")
    }

    /// Uses an existing SAT literal for an input that has none yet, for instance one that belongs to a theory.
    pub fn bind(&mut self, circuit: &Circuit, input: Lit, to: SatLit) {
        assert!(matches!(circuit.gate(input.node()), Gate::Input(_)), "only inputs can be bound");
        assert!(self.known(input).is_none(), "the input has a literal already");
        self.set(input.node(), if input.is_negated() { !to } else { to });
    }

    /// Makes a literal true in all models.
    pub fn assert(&mut self, circuit: &Circuit, sat: &mut dyn Sat, lit: Lit) {
        let mut seen = FxHashSet::default();
        let mut stack = vec![lit];
        while let Some(lit) = stack.pop() {
            if !seen.insert(lit) {
                continue;
            }
            // A gate that others use needs its variable anyway, and a unit clause says more about it.
            let new = self.known(lit).is_none();
            let alone = new && circuit.fanout(lit.node()) == 0;
            match (circuit.gate(lit.node()), lit.is_negated()) {
                (Gate::Const, true) => {}
                (Gate::Const, false) => sat.clause(&[]),
                (Gate::And(a, b), false) if new => stack.extend([b, a]),
                (Gate::And(..), true) if alone => self.clause(circuit, sat, &[lit]),
                (Gate::Xor(a, b), negated) if alone => {
                    let (a, b) = (self.lit(circuit, sat, a), self.lit(circuit, sat, b.negate_if(negated)));
                    sat.clause(&[a, b]);
                    sat.clause(&[!a, !b]);
                }
                (Gate::Ite(c, t, e), negated) if alone => {
                    let c = self.lit(circuit, sat, c);
                    let t = self.lit(circuit, sat, t.negate_if(negated));
                    let e = self.lit(circuit, sat, e.negate_if(negated));
                    sat.clause(&[!c, t]);
                    sat.clause(&[c, e]);
                    sat.clause(&[t, e]);
                }
                (Gate::And(..) | Gate::Xor(..) | Gate::Ite(..) | Gate::Input(_), _) => {
                    let unit = self.lit(circuit, sat, lit);
                    sat.clause(&[unit]);
                }
            }
        }
    }

    /// Makes one of the literals true in all models.
    pub fn clause(&mut self, circuit: &Circuit, sat: &mut dyn Sat, lits: &[Lit]) {
        let mut disjuncts = Vec::with_capacity(lits.len());
        let mut stack: Vec<Lit> = lits.to_vec();
        while let Some(lit) = stack.pop() {
            match circuit.gate(lit.node()) {
                Gate::And(a, b) if lit.is_negated() && self.known(lit).is_none() && circuit.fanout(lit.node()) <= 1 => {
                    stack.extend([!b, !a]);
                }
                Gate::And(..) | Gate::Xor(..) | Gate::Ite(..) | Gate::Const | Gate::Input(_) => disjuncts.push(lit),
            }
        }
        disjuncts.sort_unstable();
        disjuncts.dedup();
        let tautology = disjuncts.windows(2).any(|w| w[0] == !w[1]) || disjuncts.contains(&Lit::TRUE);
        if !tautology {
            disjuncts.retain(|&l| l != Lit::FALSE);
            let clause: Vec<SatLit> = disjuncts.iter().map(|&l| self.lit(circuit, sat, l)).collect();
            sat.clause(&clause);
        }
    }

    /// The value of a literal in the solver's model, also if it was never encoded. To ask for many literals, take a
    /// [`Model`], which remembers.
    pub fn value(&self, circuit: &Circuit, sat: &dyn Sat, lit: Lit) -> bool {
        self.model(circuit, sat).value(lit)
    }

    /// The solver's model as values of the circuit. Call it before more is encoded: gates that got their variable after
    /// the model was found have no value in it.
    pub fn model<'a>(&'a self, circuit: &'a Circuit, sat: &'a dyn Sat) -> Model<'a> {
        Model { encoder: self, circuit, sat, memo: RefCell::default() }
    }
}

/// A gate as it is encoded.
enum Shape {
    /// A free variable.
    Input,
    /// The constant false.
    False,
    /// A conjunction.
    And(Vec<Lit>),
    Xor([Lit; 2]),
    Majority([Lit; 3]),
    Ite([Lit; 3]),
}

impl Shape {
    fn operands(&self) -> &[Lit] {
        match self {
            Shape::Input | Shape::False => &[],
            Shape::And(lits) => lits,
            Shape::Xor(lits) => lits,
            Shape::Majority(lits) | Shape::Ite(lits) => lits,
        }
    }
}

impl Encoder {
    fn set(&mut self, node: u32, lit: SatLit) {
        let node = node as usize;
        if self.known.len() <= node {
            self.known.resize(node + 1, None);
        }
        self.known[node] = Some(lit);
    }

    fn shape(&self, circuit: &Circuit, node: u32) -> Shape {
        match circuit.gate(node) {
            Gate::Const => Shape::False,
            Gate::Input(_) => Shape::Input,
            Gate::And(a, b) => Shape::And(self.conjuncts(circuit, a, b)),
            Gate::Xor(a, b) => Shape::Xor([a, b]),
            Gate::Ite(c, t, e) => match majority(circuit, c, t, e) {
                Some(operands) => Shape::Majority(operands),
                None => Shape::Ite([c, t, e]),
            },
        }
    }

    /// The leaves of a tree of conjunctions whose inner gates have one use and no variable.
    fn conjuncts(&self, circuit: &Circuit, a: Lit, b: Lit) -> Vec<Lit> {
        let mut leaves = Vec::new();
        let mut stack = vec![b, a];
        while let Some(lit) = stack.pop() {
            match circuit.gate(lit.node()) {
                Gate::And(x, y)
                    if !lit.is_negated() && circuit.fanout(lit.node()) == 1 && self.known(lit).is_none() =>
                {
                    stack.extend([y, x]);
                }
                Gate::And(..) | Gate::Xor(..) | Gate::Ite(..) | Gate::Const | Gate::Input(_) => leaves.push(lit),
            }
        }
        leaves.sort_unstable();
        leaves.dedup();
        leaves
    }

    /// The clauses that make `output` the value of a gate; its operands have their literals.
    fn emit(&self, sat: &mut dyn Sat, output: SatLit, shape: &Shape) {
        let operands: Vec<SatLit> = shape.operands().iter().filter_map(|&l| self.known(l)).collect();
        match (shape, operands.as_slice()) {
            (Shape::Input, _) => {}
            (Shape::False, _) => sat.clause(&[!output]),
            (Shape::And(_), lits) => {
                for &lit in lits {
                    sat.clause(&[!output, lit]);
                }
                let mut all: Vec<SatLit> = lits.iter().map(|&l| !l).collect();
                all.push(output);
                sat.clause(&all);
            }
            (Shape::Xor(_), &[a, b]) => {
                sat.clause(&[!output, a, b]);
                sat.clause(&[!output, !a, !b]);
                sat.clause(&[output, !a, b]);
                sat.clause(&[output, a, !b]);
            }
            (Shape::Majority(_), &[a, b, c]) => {
                for (x, y) in [(a, b), (a, c), (b, c)] {
                    sat.clause(&[output, !x, !y]);
                    sat.clause(&[!output, x, y]);
                }
            }
            (Shape::Ite(_), &[c, t, e]) => {
                sat.clause(&[!c, !t, output]);
                sat.clause(&[!c, t, !output]);
                sat.clause(&[c, !e, output]);
                sat.clause(&[c, e, !output]);
                // Redundant, for propagation while the condition is open.
                sat.clause(&[!t, !e, output]);
                sat.clause(&[t, e, !output]);
            }
            (Shape::Xor(_) | Shape::Majority(_) | Shape::Ite(_), _) => unreachable!("an operand has no literal"),
        }
    }
}

/// The operands of the majority that an if-then-else is: `if x ^ y then t else x` is the majority of `x`, `y` and `t`,
/// and `if x ^ y then x else e` is that of `x`, `!y` and `e`.
fn majority(circuit: &Circuit, c: Lit, t: Lit, e: Lit) -> Option<[Lit; 3]> {
    let Gate::Xor(x, y) = circuit.gate(c.node()) else { return None };
    let is_operand = |lit: Lit| lit.node() == x.node() || lit.node() == y.node();
    if is_operand(e) {
        let negated = e.is_negated();
        Some([x.negate_if(negated), y.negate_if(negated), t])
    } else if is_operand(t) {
        let other = if t.node() == x.node() { y } else { x };
        Some([t, !other.negate_if(t.is_negated()), e])
    } else {
        None
    }
}

/// A solver's model, read as values of a circuit. What has a variable is asked of the solver, the rest is evaluated;
/// inputs that were never encoded are false.
pub struct Model<'a> {
    encoder: &'a Encoder,
    circuit: &'a Circuit,
    sat: &'a dyn Sat,
    memo: RefCell<FxHashMap<u32, bool>>,
}

impl Model<'_> {
    /// The value of a literal.
    pub fn value(&self, lit: Lit) -> bool {
        let mut stack = vec![lit.node()];
        while let Some(&node) = stack.last() {
            if self.ready(Lit::new(node, false)).is_some() {
                stack.pop();
                continue;
            }
            let gate = self.circuit.gate(node);
            let before = stack.len();
            stack.extend(gate.operands().filter(|&l| self.ready(l).is_none()).map(|l| l.node()));
            if stack.len() == before {
                stack.pop();
                let value = self.compute(gate);
                self.memo.borrow_mut().insert(node, value);
            }
        }
        self.now(lit)
    }

    /// The value if it needs no evaluation.
    fn ready(&self, lit: Lit) -> Option<bool> {
        if let Some(known) = self.encoder.known(lit) {
            return Some(self.sat.value(known));
        }
        self.memo.borrow().get(&lit.node()).map(|&value| value != lit.is_negated())
    }

    fn now(&self, lit: Lit) -> bool {
        self.ready(lit).expect("operands are evaluated before their gate")
    }

    fn compute(&self, gate: Gate) -> bool {
        match gate {
            Gate::Const | Gate::Input(_) => false,
            Gate::And(a, b) => self.now(a) && self.now(b),
            Gate::Xor(a, b) => self.now(a) != self.now(b),
            Gate::Ite(c, t, e) => {
                if self.now(c) {
                    self.now(t)
                } else {
                    self.now(e)
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
