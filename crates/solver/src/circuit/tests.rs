//! Random circuits over four inputs, checked against truth tables of 16 bits.

use super::*;

/// The truth tables of the four inputs.
pub(crate) const INPUTS: [u16; 4] = [0xaaaa, 0xcccc, 0xf0f0, 0xff00];

/// A small generator of random numbers (xorshift).
pub(crate) struct Rng(u64);

impl Rng {
    /// A number less than `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }
}

/// A literal with what it should compute.
pub(crate) type Entry = (Lit, u16);

fn pick(rng: &mut Rng, pool: &[Entry]) -> Entry {
    let (lit, table) = pool[rng.below(pool.len())];
    if rng.below(2) == 0 {
        (lit, table)
    } else {
        (!lit, !table)
    }
}

/// Applies a random operation to random literals.
fn step(circuit: &mut Circuit, rng: &mut Rng, pool: &[Entry]) -> Entry {
    let ((a, x), (b, y), (c, z)) = (pick(rng, pool), pick(rng, pool), pick(rng, pool));
    match rng.below(10) {
        0 | 1 => (circuit.and(a, b), x & y),
        2 => (circuit.or(a, b), x | y),
        3 => (circuit.xor(a, b), x ^ y),
        4 => (circuit.iff(a, b), !(x ^ y)),
        5 | 6 => (circuit.ite(a, b, c), (x & y) | (!x & z)),
        7 => (circuit.majority(a, b, c), (x & y) | (x & z) | (y & z)),
        8 => (circuit.and_all(&[a, b, c]), x & y & z),
        9 => (circuit.or_all(&[a, b, c]), x | y | z),
        more => unreachable!("{more}"),
    }
}

/// A circuit over four inputs, which are its nodes 1 to 4, with what its literals compute.
pub(crate) fn random_circuit(seed: u64) -> (Circuit, Vec<Entry>, Rng) {
    let mut rng = Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut circuit = Circuit::new();
    let mut pool: Vec<Entry> = INPUTS.iter().map(|&table| (circuit.input(), table)).collect();
    pool.push((Lit::TRUE, 0xffff));
    for _ in 0..60 {
        let entry = step(&mut circuit, &mut rng, &pool);
        pool.push(entry);
    }
    (circuit, pool, rng)
}

#[test]
fn random_circuits_compute_what_their_operations_say() {
    for seed in 1..400u64 {
        let (circuit, pool, _) = random_circuit(seed);
        for row in 0..16 {
            let values = evaluate(&circuit, |node| INPUTS[node as usize - 1] >> row & 1 == 1);
            for &(lit, table) in &pool {
                assert_eq!(lit.holds(&values), table >> row & 1 == 1, "seed {seed}, row {row}, literal {lit:?}");
            }
        }
        check_shape(&circuit);
    }
}

/// What the header of the module guarantees.
fn check_shape(circuit: &Circuit) {
    for node in 1..circuit.len() as u32 {
        let gate = circuit.gate(node);
        for operand in gate.operands() {
            assert!(!operand.is_const() && operand.node() < node, "{node}: {gate:?}");
        }
        match gate {
            Gate::And(a, b) => assert!(a.node() < b.node()),
            Gate::Xor(a, b) => assert!(a < b && !a.is_negated() && !b.is_negated()),
            Gate::Ite(c, t, _) => assert!(!c.is_negated() && !t.is_negated()),
            Gate::Const | Gate::Input(_) => {}
        }
    }
}

#[test]
fn two_levels_are_simplified() {
    let mut c = Circuit::new();
    let (x, y, z) = (c.input(), c.input(), c.input());
    let xy = c.and(x, y);
    let x_not_y = c.and(x, !y);
    let parity = c.xor(x, y);
    let choice = c.ite(x, y, z);
    let before = c.len();
    assert_eq!(c.and(xy, x), xy);
    assert_eq!(c.and(xy, !y), Lit::FALSE);
    assert_eq!(c.and(!xy, !x), !x);
    assert_eq!(c.and(x, !xy), x_not_y);
    assert_eq!(c.and(xy, x_not_y), Lit::FALSE);
    assert_eq!(c.and(!xy, !x_not_y), !x);
    assert_eq!(c.xor(parity, y), x);
    assert_eq!(c.xor(xy, x), x_not_y);
    assert_eq!(c.and(parity, x), x_not_y);
    assert_eq!(c.and(choice, x), xy);
    assert_eq!(c.ite(x, choice, z), choice);
    assert_eq!(c.ite(parity, !y, x), x);
    assert_eq!(c.len(), before);
}

#[test]
fn conjunctions_find_complements_and_repetitions() {
    let mut c = Circuit::new();
    let (x, y) = (c.input(), c.input());
    assert_eq!(c.and_all(&[]), Lit::TRUE);
    assert_eq!(c.or_all(&[]), Lit::FALSE);
    assert_eq!(c.and_all(&[x, Lit::TRUE, x]), x);
    assert_eq!(c.and_all(&[x, y, !x]), Lit::FALSE);
    assert_eq!(c.or_all(&[y, !x, x]), Lit::TRUE);
    assert_eq!(c.len(), 3);
}
