//! Every operation on bit-vectors against the arithmetic of `u128` and `i128`.
//!
//! An operation is a line of a table (`bits/operations.rs`): how to build it and what it should compute. Each is checked
//! at many widths on edge values and random ones, with every choice of operands being constants, and with single bits
//! being constants. What only has constant operands must not leave gates.

#[path = "bits/operations.rs"]
mod operations;
#[path = "bits/solve.rs"]
mod solve;

use fencepost_solver::bits::Bits;
use fencepost_solver::circuit::{evaluate, Circuit, Lit};
use operations::{mask, Operation, OPERATIONS};

const WIDTHS: [u32; 13] = [1, 2, 3, 7, 8, 16, 24, 31, 32, 33, 64, 65, 128];

/// A small generator of random numbers (xorshift).
struct Rng(u64);

impl Rng {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn wide(&mut self) -> u128 {
        (self.next() as u128) << 64 | self.next() as u128
    }

    /// A random number of random length, so that small ones are frequent.
    fn value(&mut self, width: u32) -> u128 {
        let length = 1 + self.next() as u32 % width;
        self.wide() & mask(length)
    }
}

/// Values at which something may change.
fn edges(width: u32) -> Vec<u128> {
    let (max, least) = (mask(width), 1u128 << (width - 1));
    let w = width as u128;
    let mut edges =
        vec![0, 1, 2, 3, 5, w - 1, w, w + 1, max, max - 1, max / 3, least, least - 1, least.wrapping_add(1)];
    edges.iter_mut().for_each(|e| *e &= max);
    edges.sort_unstable();
    edges.dedup();
    edges
}

/// Tuples of operands: edge values in all combinations, or as many of them as `limit`, and random values.
fn tuples(rng: &mut Rng, width: u32, arity: usize, limit: usize) -> Vec<Vec<u128>> {
    let edges = edges(width);
    let total = edges.len().pow(arity as u32);
    let combination = |mut n: usize| -> Vec<u128> {
        let mut tuple = Vec::new();
        for _ in 0..arity {
            tuple.push(edges[n % edges.len()]);
            n /= edges.len();
        }
        tuple
    };
    let mut tuples: Vec<Vec<u128>> = match total <= limit {
        true => (0..total).map(combination).collect(),
        false => (0..limit).map(|_| combination(rng.next() as usize % total)).collect(),
    };
    tuples.extend((0..limit / 4).map(|_| (0..arity).map(|_| rng.value(width)).collect::<Vec<u128>>()));
    tuples
}

/// An operand of `value` whose bits in `free` are inputs.
fn operand(circuit: &mut Circuit, width: u32, value: u128, free: u128, inputs: &mut Vec<bool>) -> Bits {
    let mut lit = |i: u32| {
        let bit = value >> i & 1 == 1;
        if free >> i & 1 == 1 {
            inputs.push(bit);
            circuit.input()
        } else {
            Lit::constant(bit)
        }
    };
    (0..width).map(&mut lit).collect()
}

/// Builds the operation over operands with free bits and compares its value.
fn check(operation: &Operation, width: u32, values: &[u128], free: &[u128]) {
    let mut circuit = Circuit::new();
    let mut inputs = Vec::new();
    let operands: Vec<Bits> =
        values.iter().zip(free).map(|(&v, &f)| operand(&mut circuit, width, v, f, &mut inputs)).collect();
    let before = circuit.len();
    let result = (operation.build)(&mut circuit, &operands);
    // The inputs are the nodes from 1 on.
    let nodes = evaluate(&circuit, |node| inputs[node as usize - 1]);
    let expected = (operation.model)(width, values);
    let context = || format!("{} at width {width} of {values:x?}, free bits {free:x?}", operation.name);
    assert_eq!(result.value(&nodes), expected, "{}", context());
    if inputs.is_empty() {
        assert_eq!(circuit.len(), before, "constants leave gates: {}", context());
        assert_eq!(result.as_const(), Some(expected), "{}", context());
    }
}

/// Builds the operation once over inputs and evaluates it on many tuples.
fn check_symbolic(operation: &Operation, width: u32, tuples: &[Vec<u128>]) {
    let mut circuit = Circuit::new();
    let operands: Vec<Bits> = (0..operation.arity).map(|_| Bits::input(&mut circuit, width as usize)).collect();
    let result = (operation.build)(&mut circuit, &operands);
    for values in tuples {
        let nodes = evaluate(&circuit, |node| {
            let index = node - 1;
            values[(index / width) as usize] >> (index % width) & 1 == 1
        });
        let expected = (operation.model)(width, values);
        assert_eq!(result.value(&nodes), expected, "{} at width {width} of {values:x?}", operation.name);
    }
}

fn for_each(mut f: impl FnMut(&Operation, u32, &mut Rng)) {
    let mut rng = Rng(0x9e37_79b9_7f4a_7c15);
    for operation in OPERATIONS {
        for width in WIDTHS.into_iter().filter(|&w| (operation.allowed)(w)) {
            f(operation, width, &mut rng);
        }
    }
}

#[test]
fn operations_on_inputs() {
    for_each(|operation, width, rng| {
        let tuples = tuples(rng, width, operation.arity, if width > 33 { 100 } else { 250 });
        check_symbolic(operation, width, &tuples);
    });
}

#[test]
fn operations_on_constants_fold() {
    for_each(|operation, width, rng| {
        for values in tuples(rng, width, operation.arity, 200) {
            check(operation, width, &values, &vec![0; operation.arity]);
        }
    });
}

#[test]
fn operations_with_constants_on_a_side() {
    for_each(|operation, width, rng| {
        for free in 1..(1 << operation.arity) - 1 {
            let free: Vec<u128> =
                (0..operation.arity).map(|i| if free >> i & 1 == 1 { mask(width) } else { 0 }).collect();
            for values in tuples(rng, width, operation.arity, if width > 33 { 16 } else { 100 }) {
                check(operation, width, &values, &free);
            }
        }
    });
}

#[test]
fn operations_with_constant_bits() {
    for_each(|operation, width, rng| {
        for values in tuples(rng, width, operation.arity, if width > 33 { 12 } else { 60 }) {
            // Free bits in runs: a leading or a trailing part, or anything.
            let mut free = || match rng.next() % 3 {
                0 => rng.value(width),
                1 => mask(width) & !rng.value(width),
                _ => rng.wide() & mask(width),
            };
            let free: Vec<u128> = values.iter().map(|_| free()).collect();
            check(operation, width, &values, &free);
        }
    });
}

#[test]
fn cheap_cases_are_cheap() {
    let gates = |build: &dyn Fn(&mut Circuit, &Bits) -> Bits| {
        let mut circuit = Circuit::new();
        let x = Bits::input(&mut circuit, 32);
        let before = circuit.len();
        build(&mut circuit, &x);
        circuit.len() - before
    };
    use fencepost_solver::bits::{add, lshr, mul, select, sub, udiv, ult, urem};
    let k = |value: u128| Bits::constant(32, value);
    assert_eq!(gates(&|c, x| mul(c, x, &k(64))), 0);
    assert_eq!(gates(&|c, x| udiv(c, x, &k(64))), 0);
    assert_eq!(gates(&|c, x| urem(c, x, &k(64))), 0);
    assert_eq!(gates(&|c, x| lshr(c, x, &k(7))), 0);
    assert_eq!(gates(&|c, x| add(c, &x.trunc(8).zext(32), &k(0x1234_0000))), 0);
    assert_eq!(gates(&|c, x| sub(c, x, &k(0))), 0);
    assert_eq!(gates(&|c, x| Bits::from(ult(c, x, &k(1 << 31)))), 0);
    assert!(gates(&|c, x| Bits::from(ult(c, x, &k(1000)))) < 32);
    assert!(gates(&|c, x| mul(c, x, &k(0xffff_ffff))) <= 63);
    assert_eq!(gates(&|c, x| select(c, x.bit(0), &k(3), &k(5))), 0);
}

#[test]
fn moving_bits() {
    let x = Bits::constant(16, 0xabc5);
    assert_eq!(x.trunc(8).as_const(), Some(0xc5));
    assert_eq!(x.zext(130).as_const(), Some(0xabc5));
    assert_eq!(x.trunc(8).sext(16).as_const(), Some(0xffc5));
    assert_eq!(x.extract(4, 8).as_const(), Some(0xbc));
    assert_eq!(x.concat(&Bits::constant(4, 7)).as_const(), Some(0xabc57));
    assert_eq!(Bits::constant(16, 0x40).known_trailing_zeros(), 6);
    assert_eq!(Bits::constant(16, 0).known_trailing_zeros(), 16);
    assert_eq!(Bits::constant(16, 0x40).known_leading_zeros(), 9);
    assert_eq!(format!("{x:?}"), "43973:u16");
}
