//! Arithmetic questions to a solver.

use fencepost_solver::bits::{self, Bits};
use fencepost_solver::cadical::Cadical;
use fencepost_solver::circuit::{evaluate, Circuit, Lit};
use fencepost_solver::dimacs::{parse, Recorder};
use fencepost_solver::encode::Encoder;
use fencepost_solver::sat::{Answer, Sat, Stopper};

/// Whether a literal can hold; if so, the values of some vectors in a model, which must be those of an evaluation.
fn solve(circuit: &Circuit, lit: Lit, vectors: &[&Bits]) -> Option<Vec<u128>> {
    let mut sat = Recorder::new(Cadical::new(Stopper::default()));
    let mut encoder = Encoder::new();
    encoder.assert(circuit, &mut sat, lit);
    let answer = sat.solve(&[]);
    let mut text = Vec::new();
    sat.formula().write(&mut text, "a question", &[]).unwrap();
    let formula = parse(std::str::from_utf8(&text).unwrap()).unwrap();
    assert_eq!(formula.solve(&mut Cadical::new(Stopper::default())).0, answer, "the recorded clauses ask the same");
    if answer == Answer::Unsat {
        return None;
    }
    assert_eq!(answer, Answer::Sat);
    let model = encoder.model(circuit, &sat);
    let nodes = evaluate(circuit, |node| model.value(Lit::new(node, false)));
    for node in 0..circuit.len() as u32 {
        assert_eq!(model.value(Lit::new(node, false)), nodes[node as usize], "node {node}");
    }
    assert!(lit.holds(&nodes));
    Some(vectors.iter().map(|v| v.value_by(|l| model.value(l))).collect())
}

#[test]
fn a_product_of_primes_has_its_factors() {
    let mut c = Circuit::new();
    let (x, y) = (Bits::input(&mut c, 12), Bits::input(&mut c, 12));
    let product = bits::mul(&mut c, &x.zext(24), &y.zext(24));
    let right = bits::eq_const(&mut c, &product, 2671 * 3559);
    let order = bits::ult(&mut c, &x, &y);
    let question = c.and(right, order);
    assert_eq!(solve(&c, question, &[&x, &y]), Some(vec![2671, 3559]));
}

#[test]
fn a_prime_has_no_factors() {
    let mut c = Circuit::new();
    let (x, y) = (Bits::input(&mut c, 8), Bits::input(&mut c, 8));
    let product = bits::mul(&mut c, &x.zext(16), &y.zext(16));
    let right = bits::eq_const(&mut c, &product, 65_521);
    assert_eq!(solve(&c, right, &[]), None);
}

#[test]
fn quotient_and_remainder_define_division() {
    let mut c = Circuit::new();
    let (x, y) = (Bits::input(&mut c, 6), Bits::input(&mut c, 6));
    let (quotient, remainder) = (bits::udiv(&mut c, &x, &y), bits::urem(&mut c, &x, &y));
    let product = bits::mul(&mut c, &quotient, &y);
    let sum = bits::add(&mut c, &product, &remainder);
    let equation = bits::eq(&mut c, &sum, &x);
    let zero = bits::is_zero(&mut c, &y);
    let wrong = c.and(!zero, !equation);
    assert_eq!(solve(&c, wrong, &[]), None);
}

#[test]
fn only_the_least_number_is_its_own_inverse() {
    let mut c = Circuit::new();
    let x = Bits::input(&mut c, 32);
    let inverse = bits::neg(&mut c, &x);
    let (same, zero) = (bits::eq(&mut c, &x, &inverse), bits::is_zero(&mut c, &x));
    let question = c.and(same, !zero);
    assert_eq!(solve(&c, question, &[&x]), Some(vec![1 << 31]));
}

#[test]
fn sums_of_average_and_difference() {
    // The average that does not overflow: (x & y) + ((x ^ y) >> 1).
    let mut c = Circuit::new();
    let (x, y) = (Bits::input(&mut c, 16), Bits::input(&mut c, 16));
    let (common, different) = (bits::and(&mut c, &x, &y), bits::xor(&mut c, &x, &y));
    let half = bits::lshr(&mut c, &different, &Bits::constant(16, 1));
    let average = bits::add(&mut c, &common, &half);
    let sum = bits::add(&mut c, &x.zext(17), &y.zext(17));
    let same = bits::eq(&mut c, &average, &sum.extract(1, 16));
    assert_eq!(solve(&c, !same, &[]), None);
}

#[test]
fn a_solver_is_asked_again_as_the_circuit_grows() {
    let mut c = Circuit::new();
    let mut sat = Cadical::new(Stopper::default());
    let mut encoder = Encoder::new();
    let x = Bits::input(&mut c, 16);
    let square = bits::mul(&mut c, &x, &x);
    for (value, roots) in [(0x10, true), (0x03, false), (0x31, true), (0x05, false), (0, true)] {
        let equal = bits::eq_const(&mut c, &square, value);
        let assumption = encoder.lit(&c, &mut sat, equal);
        let expected = if roots { Answer::Sat } else { Answer::Unsat };
        assert_eq!(sat.solve(&[assumption]), expected, "{value}");
        if roots {
            let root = x.value_by(|l| encoder.value(&c, &sat, l));
            assert_eq!((root * root) & 0xffff, value);
        }
    }
    let small = bits::ult(&mut c, &x, &Bits::constant(16, 5));
    encoder.assert(&c, &mut sat, small);
    let sixteen = bits::eq_const(&mut c, &square, 16);
    encoder.clause(&c, &mut sat, &[sixteen, Lit::FALSE]);
    assert_eq!(sat.solve(&[]), Answer::Sat);
    assert_eq!(x.value_by(|l| encoder.value(&c, &sat, l)), 4);
}
