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

#[cfg(test)]
mod tests {
    use super::*;
    use fencepost_check::enumerate::generate::Random;
    use fencepost_ir::passes::fences::{Change, Class, Place};
    use fencepost_ir::{FileId, Loc, Order};

    fn candidate(line: u32, change: Change, in_loop: bool) -> Candidate {
        let place = Place { loc: Loc { file: FileId::from_index(0), line, column: 1 }, class: Class::Store };
        Candidate { place, change, in_loop }
    }

    /// All sets, one by one.
    fn exhaustive(candidates: &[Candidate], clauses: &[Vec<usize>], blocked: &[Vec<usize>]) -> Option<(usize, u32)> {
        let fits = |set: &u32| {
            let has = |c: usize| set >> c & 1 == 1;
            let implied = |a: usize, b: usize| !candidates[a].implies(&candidates[b]) || !has(a) || has(b);
            let all = 0..candidates.len();
            clauses.iter().all(|clause| clause.iter().any(|c| has(*c)))
                && blocked.iter().all(|clause| clause.iter().any(|c| !has(*c)))
                && all.clone().all(|a| all.clone().all(|b| implied(a, b)))
        };
        let cost = |set: u32| {
            let chosen: Vec<&Candidate> =
                (0..candidates.len()).filter(|c| set >> c & 1 == 1).map(|c| &candidates[c]).collect();
            let groups: BTreeSet<_> = chosen.iter().map(|c| c.group()).collect();
            (groups.len(), chosen.iter().map(|c| c.weight()).sum())
        };
        (0..1u32 << candidates.len()).filter(fits).map(cost).min()
    }

    #[test]
    fn the_smallest_is_that_of_exhaustive_search() {
        let orders = [Order::Release, Order::SeqCst];
        let candidates: Vec<Candidate> = (0..4)
            .flat_map(|line| {
                let fences = [4, 8].map(|bit| candidate(line, Change::Before(bit), line == 2));
                fences.into_iter().chain(
                    (line == 3)
                        .then(|| orders.map(|o| candidate(line, Change::Strengthen(o), false)))
                        .into_iter()
                        .flatten(),
                )
            })
            .collect();
        let mut found = 0;
        for seed in 0..300 {
            let mut r = Random::new(seed);
            let mut sets = |n: usize, most: usize| -> Vec<Vec<usize>> {
                (0..n).map(|_| (0..1 + r.below(most)).map(|_| r.below(candidates.len())).collect()).collect()
            };
            // All are in some clause, as those that the search blocks are.
            let mut clauses = sets(4, 4);
            clauses.push((0..candidates.len()).collect());
            let blocked = sets(2, 3);
            let question = Question {
                candidates: &candidates,
                clauses: &clauses,
                blocked: &blocked,
                allowed: &|_| true,
                most: 10,
            };
            let smallest = smallest(&question);
            found += u32::from(smallest.is_some());
            let expected = exhaustive(&candidates, &clauses, &blocked);
            assert_eq!(smallest.map(|s| (s.groups, s.weight)), expected, "seed {seed}: {clauses:?} {blocked:?}");
        }
        assert!(found > 100, "{found}");
    }
}
