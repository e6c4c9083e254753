//! Bounds on what the writes of an unwinding can hold, from the first position to the last.
//!
//! Source: induction over the length of the unwinding, in the way of strengthening a formula by what it implies (Een and
//! Sörensson, "Temporal induction by incremental SAT solving", 2003): what a write can hold follows from what the writes before
//! it can hold. Where values grow with every write, as in Figure 2 of Tomasco et al. (TACAS 2015), a solver
//! that has to find this out by itself tries all orders; with the bounds each step is one small question.
//! How a bound may go on is guessed from the bounds before it: not at all, by the same difference, by their sum, twofold.
//! Guarantee: a bound is added only after the solver has shown that every run keeps it; so the formula has the same models.
//! Misses: lower bounds, relations between variables, and values that may be negative: then there are no bounds.

use crate::formula::Formula;
use crate::position::Position;
use crate::tuning;
use fencepost_solver::bits::Bits;
use fencepost_solver::circuit::Lit;
use fencepost_solver::sat::Answer;

/// A value at a position, and when it is there.
#[derive(Clone, Debug)]
pub struct Entry {
    /// When it is written there.
    pub when: Lit,
    /// What is written.
    pub bits: Bits,
}

/// A read: where it is, when that is what it reads, what it finds, and what is there before all writes.
#[derive(Clone, Debug)]
pub struct Reading {
    /// Where.
    pub at: Position,
    /// When.
    pub when: Lit,
    /// What it finds.
    pub bits: Bits,
    /// What is there first.
    pub first: u128,
    /// For each position whether it is written there.
    pub hits: Vec<Lit>,
}

/// Adds bounds as far as they are found; false if there is no time left.
pub fn climb(formula: &mut Formula<'_, '_>) -> bool {
    let exec = &mut formula.exec;
    let steps = exec.shared.unwinding.entries(&mut exec.circuit, exec.world);
    let reads = exec.shared.unwinding.readings(&mut exec.circuit);
    let mut seen: Vec<u128> = vec![0; steps.len()];
    let mut bounds: Vec<u128> = Vec::new();
    for at in 0..steps.len() {
        let width = steps[at].iter().map(|e| e.bits.width()).max().unwrap_or(0);
        let room = steps[at].iter().all(|e| e.bits.known_leading_zeros() == 0);
        match bound(formula, &steps, at, &bounds, &mut seen) {
            // A bound that is none.
            Some(most) if room && most >> width.saturating_sub(1) != 0 => return true,
            Some(most) => {
                for entry in &steps[at] {
                    formula.require(&[!entry.when], &entry.bits, most);
                }
                bounds.push(most);
                reads.iter().for_each(|read| follow(formula, read, &bounds));
            }
            None => return !formula.stopped(),
        }
    }
    true
}

/// A read at the last of these positions, or before, finds no more than they hold; and no more than those before the last,
/// if that is a write of something else.
fn follow(formula: &mut Formula<'_, '_>, read: &Reading, bounds: &[u128]) {
    let at = bounds.len();
    let most = |n: usize| bounds[..n].iter().copied().fold(read.first, u128::max);
    let beyond = read.at.at_least(at + 1);
    formula.require(&[!read.when, beyond], &read.bits, most(at));
    if most(at - 1) < most(at) {
        formula.require(&[!read.when, beyond, read.hits[at - 1]], &read.bits, most(at - 1));
    }
}

/// The greatest value at a position, or a bound above it; none if it is too hard to find.
fn bound(
    formula: &mut Formula<'_, '_>,
    steps: &[Vec<Entry>],
    at: usize,
    before: &[u128],
    seen: &mut [u128],
) -> Option<u128> {
    let budget = formula.exec.budget;
    let (enough, conflicts) = (tuning::LADDER_TRIES.of(budget), tuning::LADDER_CONFLICTS.of(budget) as u32);
    let mut tries = 0;
    loop {
        let most = if tries < enough { seen[at] } else { next(before, seen[at]) };
        let mut above = Vec::new();
        for entry in &steps[at] {
            let more = formula.more(&entry.bits, most);
            above.push(formula.exec.circuit.and(entry.when, more));
        }
        let above = formula.exec.circuit.or_all(&above);
        match formula.ask_within(above, conflicts) {
            Answer::Unsat => return Some(most),
            Answer::Sat => {
                for (seen, entries) in seen.iter_mut().zip(steps) {
                    for entry in entries.iter().filter(|e| formula.holds(e.when)) {
                        *seen = (*seen).max(entry.bits.value_by(|l| formula.holds(l)));
                    }
                }
                tries += 1;
            }
            Answer::Stopped if tries < enough => tries = enough,
            Answer::Stopped => return None,
        }
    }
}

/// How bounds may go on, if so much was seen.
fn next(before: &[u128], seen: u128) -> u128 {
    let last = before.last().copied().unwrap_or(1);
    let other = before.len().checked_sub(2).map_or(last, |k| before[k]);
    let guesses =
        [last, last.saturating_add(last.saturating_sub(other)), last.saturating_add(other), last.saturating_mul(2)];
    guesses.into_iter().find(|g| *g >= seen).unwrap_or_else(|| seen.saturating_mul(2))
}
