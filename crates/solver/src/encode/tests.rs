//! Random circuits over four inputs: what is asserted step by step must leave the models that truth tables say.

use super::*;
use crate::cadical::Cadical;
use crate::circuit::tests::{random_circuit, Entry, Rng};
use crate::sat::{Answer, Stopper};

/// A circuit under assertions, with the truth table of what was asserted.
struct Session {
    circuit: Circuit,
    pool: Vec<Entry>,
    sat: Cadical,
    encoder: Encoder,
    allowed: u16,
}

impl Session {
    fn pick(&self, rng: &mut Rng) -> Entry {
        let (lit, table) = self.pool[rng.below(self.pool.len())];
        if rng.below(2) == 0 {
            (lit, table)
        } else {
            (!lit, !table)
        }
    }

    /// Asserts a literal or a clause.
    fn restrict(&mut self, rng: &mut Rng) {
        if rng.below(3) == 0 {
            let (lit, table) = self.pick(rng);
            self.encoder.assert(&self.circuit, &mut self.sat, lit);
            self.allowed &= table;
        } else {
            let entries = [self.pick(rng), self.pick(rng), self.pick(rng)];
            self.encoder.clause(&self.circuit, &mut self.sat, &entries.map(|e| e.0));
            self.allowed &= entries.iter().fold(0, |table, e| table | e.1);
        }
    }

    /// Solves under an assumption and compares the answer and all values with the truth tables.
    fn check(&mut self, rng: &mut Rng, seed: u64) {
        let (lit, table) = self.pick(rng);
        let assumption = self.encoder.lit(&self.circuit, &mut self.sat, lit);
        let expected = if self.allowed & table == 0 { Answer::Unsat } else { Answer::Sat };
        assert_eq!(self.sat.solve(&[assumption]), expected, "seed {seed}");
        if expected == Answer::Unsat {
            return;
        }
        let model = self.encoder.model(&self.circuit, &self.sat);
        let row = (0..4).fold(0, |row, i| row | (model.value(Lit::new(i + 1, false)) as u32) << i);
        assert_eq!((self.allowed & table) >> row & 1, 1, "seed {seed}: the model is none");
        for &(lit, table) in &self.pool {
            assert_eq!(model.value(lit), table >> row & 1 == 1, "seed {seed}: the value of {lit:?}");
        }
    }
}

#[test]
fn assertions_leave_the_right_models() {
    for seed in 1..150 {
        let (circuit, pool, mut rng) = random_circuit(seed);
        let (sat, encoder) = (Cadical::new(Stopper::default()), Encoder::new());
        let mut session = Session { circuit, pool, sat, encoder, allowed: u16::MAX };
        for _ in 0..6 {
            session.check(&mut rng, seed);
            session.restrict(&mut rng);
        }
    }
}

#[test]
fn constants_have_literals() {
    let (circuit, mut sat, mut encoder) = (Circuit::new(), Cadical::new(Stopper::default()), Encoder::new());
    let yes = encoder.lit(&circuit, &mut sat, Lit::TRUE);
    assert_eq!(encoder.lit(&circuit, &mut sat, Lit::FALSE), !yes);
    encoder.assert(&circuit, &mut sat, Lit::TRUE);
    encoder.clause(&circuit, &mut sat, &[Lit::FALSE, Lit::TRUE]);
    assert_eq!(sat.solve(&[yes]), Answer::Sat);
    assert!(encoder.value(&circuit, &sat, Lit::TRUE));
    assert_eq!(sat.solve(&[!yes]), Answer::Unsat);
    encoder.assert(&circuit, &mut sat, Lit::FALSE);
    assert_eq!(sat.solve(&[]), Answer::Unsat);
}

#[test]
fn a_tree_of_conjunctions_is_one_gate() {
    let (mut circuit, mut sat, mut encoder) = (Circuit::new(), Cadical::new(Stopper::default()), Encoder::new());
    let inputs: Vec<Lit> = (0..8).map(|_| circuit.input()).collect();
    let all = circuit.and_all(&inputs);
    encoder.lit(&circuit, &mut sat, all);
    assert_eq!((sat.variables(), sat.clauses()), (9, 9));
}

#[test]
fn a_carry_is_a_majority() {
    let (mut circuit, mut sat, mut encoder) = (Circuit::new(), Cadical::new(Stopper::default()), Encoder::new());
    let (a, b, c) = (circuit.input(), circuit.input(), circuit.input());
    let carry = circuit.majority(a, !b, c);
    encoder.lit(&circuit, &mut sat, carry);
    assert_eq!((sat.variables(), sat.clauses()), (4, 6));
}

#[test]
fn an_input_may_stand_for_a_literal_of_the_solver() {
    let (mut circuit, mut sat, mut encoder) = (Circuit::new(), Cadical::new(Stopper::default()), Encoder::new());
    let (x, y) = (circuit.input(), circuit.input());
    let atom = sat.new_var();
    encoder.bind(&circuit, !x, atom);
    let both = circuit.and(x, y);
    encoder.assert(&circuit, &mut sat, both);
    assert_eq!(sat.solve(&[atom]), Answer::Unsat);
    assert_eq!(sat.solve(&[!atom]), Answer::Sat);
}

#[test]
fn deep_circuits_need_no_deep_stack() {
    let (mut circuit, mut sat, mut encoder) = (Circuit::new(), Cadical::new(Stopper::default()), Encoder::new());
    let inputs: Vec<Lit> = (0..3).map(|_| circuit.input()).collect();
    let mut top = inputs[0];
    for i in 0..300_000 {
        let fresh = circuit.input();
        top = circuit.ite(inputs[i % 3], fresh, top);
    }
    encoder.assert(&circuit, &mut sat, top);
    let model_free = Encoder::new();
    assert!(!model_free.value(&circuit, &sat, top));
}
