//! The fuzzer: mutated `.ll`, `.litmus` and `.ir` files through the whole front end, the printer and the interpreter.
//!
//! Guarantee: a case is a function of the kind, the seed and the case's number (and of the seed files), so that a
//! failure can be repeated alone. Every case ends in a program that the verifier accepts or in a diagnostic with a
//! file; everything else is a failure: a panic, a text form that does not read back, a process that dies (a stack
//! overflow, an allocation above the limit), a case that takes longer than [`watch::LIMIT`].
//! Misses: clang is not fuzzed, so a C litmus test is only translated to C; what the explorer finds is not judged here.

pub mod case;
pub mod mutate;
pub mod seeds;
pub mod supervise;
pub mod watch;

pub use case::{run, Ended};
pub use seeds::{Kind, Seeds};

use fencepost_check::enumerate::machine::walk::Random;

/// The kind of a case when all kinds take turns.
pub fn kind_of(number: u64) -> Kind {
    Kind::ALL[(number % Kind::ALL.len() as u64) as usize]
}

/// The input of a case: a mutated seed.
pub fn input(seeds: &Seeds, kind: Kind, seed: u64, number: u64) -> Vec<u8> {
    let mut random = Random(seed);
    let start = random.draw() ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ ((kind as u64) << 56);
    mutate::mutate(seeds, kind, &mut Random(start))
}
