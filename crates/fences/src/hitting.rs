//! A smallest set that has an element of every clause: by a SAT solver, with counters.
//!
//! Source: the implicit hitting set approach (R. Reiter, "A theory of diagnosis from first principles", 1987; E. Moreno-Centeno,
//! R. Karp, 2013); the counter is the sequential one of C. Sinz, "Towards an optimal CNF encoding of Boolean cardinality
//! constraints" (CP 2005), with weights.
//!
//! Guarantee: the set that [`smallest`] returns has the fewest groups, and the least weight among those.
//! Deviation: problems here have tens of elements, so each question has a solver of its own.

use crate::candidates::Candidate;
use fencepost_solver::cadical::Cadical;
use fencepost_solver::sat::{Answer, Sat, SatLit, Stopper};
use std::collections::{BTreeMap, BTreeSet};

/// A question for a smallest set.
pub struct Question<'a> {
    /// What can be chosen.
    pub candidates: &'a [Candidate],
    /// One of each must be chosen. Indices into the candidates.
    pub clauses: &'a [Vec<usize>],
    /// Not all of one of these may be chosen.
    pub blocked: &'a [Vec<usize>],
    /// Which candidates may be chosen.
    pub allowed: &'a dyn Fn(&Candidate) -> bool,
    /// At most so many groups.
    pub most: usize,
}

/// A smallest set: its groups, its weight, its elements.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Smallest {
    /// The number of groups.
    pub groups: usize,
    /// The sum of the weights.
    pub weight: u32,
    /// The candidates, as sorted indices.
    pub set: Vec<usize>,
}

/// A smallest set, if there is one.
pub fn smallest(question: &Question<'_>) -> Option<Smallest> {
    let mut best = (0..=question.most).find_map(|groups| solve(question, groups, None))?;
    while let Some(lighter) = best.weight.checked_sub(1).and_then(|w| solve(question, best.groups, Some(w))) {
        best = lighter;
    }
    Some(best)
}

/// A set with at most so many groups and at most that weight.
fn solve(question: &Question<'_>, groups: usize, weight: Option<u32>) -> Option<Smallest> {
    let mut sat = Cadical::new(Stopper::default());
    let mut chosen: BTreeMap<usize, SatLit> = BTreeMap::new();
    let mut grouped: BTreeMap<_, SatLit> = BTreeMap::new();
    let used: BTreeSet<usize> = question.clauses.iter().flatten().copied().collect();
    for &c in used.iter().filter(|c| (question.allowed)(&question.candidates[**c])) {
        let lit = sat.new_var();
        let group = *grouped.entry(question.candidates[c].group()).or_insert_with(|| sat.new_var());
        sat.clause(&[!lit, group]);
        chosen.insert(c, lit);
    }
    for clause in question.clauses {
        let lits: Vec<SatLit> = clause.iter().filter_map(|c| chosen.get(c).copied()).collect();
        sat.clause(&lits);
    }
    for (a, x) in &chosen {
        for (b, y) in &chosen {
            if question.candidates[*a].implies(&question.candidates[*b]) {
                sat.clause(&[!*x, *y]);
            }
        }
    }
    for set in question.blocked {
        let lits: Option<Vec<SatLit>> = set.iter().map(|c| chosen.get(c).map(|l| !*l)).collect();
        if let Some(lits) = lits {
            sat.clause(&lits);
        }
    }
    let units: Vec<(SatLit, usize)> = grouped.values().map(|l| (*l, 1)).collect();
    at_most(&mut sat, &units, groups);
    if let Some(weight) = weight {
        let weights: Vec<(SatLit, usize)> =
            chosen.iter().map(|(c, l)| (*l, question.candidates[*c].weight() as usize)).collect();
        at_most(&mut sat, &weights, weight as usize);
    }
    if sat.solve(&[]) != Answer::Sat {
        return None;
    }
    let set: Vec<usize> = chosen.iter().filter(|(_, l)| sat.value(**l)).map(|(c, _)| *c).collect();
    let groups = set.iter().map(|c| question.candidates[*c].group()).collect::<BTreeSet<_>>().len();
    let weight = set.iter().map(|c| question.candidates[*c].weight()).sum();
    Some(Smallest { groups, weight, set })
}

/// The sum of the weights of the true literals is at most the bound.
fn at_most(sat: &mut dyn Sat, lits: &[(SatLit, usize)], bound: usize) {
    // `sums[j]`: the weights so far come to more than j.
    let mut sums: Vec<SatLit> = Vec::new();
    for &(lit, weight) in lits {
        if weight > bound {
            sat.clause(&[!lit]);
            continue;
        }
        let next: Vec<SatLit> = (0..bound).map(|_| sat.new_var()).collect();
        for j in 0..bound {
            if let Some(&before) = sums.get(j) {
                sat.clause(&[!before, next[j]]);
                match next.get(j + weight) {
                    Some(&more) => sat.clause(&[!before, !lit, more]),
                    None => sat.clause(&[!before, !lit]),
                }
            }
            if j < weight {
                sat.clause(&[!lit, next[j]]);
            }
        }
        sums = next;
    }
}
