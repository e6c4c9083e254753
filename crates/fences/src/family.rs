//! Where else the fences of a proposal could stand.
//!
//! Each fence of a set that is enough is taken out, and single fences that meet the demands which are then open are tried in
//! its place, with the same search as for whole sets. So the work is the sum over the fences and not the product, and a
//! person reads one proposal with places to choose from instead of all combinations.
//! Guarantee: every alternative is proved together with the other fences of the proposal as it stands in the end. Each
//! fence of the proposal is the best of its alternatives.
//! Misses: combinations of alternatives are not proved.

use crate::candidates::{Candidate, Style};
use crate::hitting::{smallest, Question};
use crate::search::{Search, Tried};
use crate::Effort;
use fencepost_check::{Reason, Scope};
use std::collections::{BTreeMap, BTreeSet};

/// So many other places are looked for, for each fence.
const PLACES: usize = 8;

/// An alternative may cost so much more: a loop, a stranger beside it, but no dearer kind of fence.
pub(crate) const DEARER: u32 = 3;

/// A set that is enough, with alternatives.
pub(crate) struct Family {
    pub members: Vec<Member>,
    pub scope: Scope,
}

/// One fence or order: candidates, as indices; and what could be there instead.
pub(crate) struct Member {
    pub group: Vec<usize>,
    pub instead: Vec<Vec<usize>>,
}

impl Family {
    /// How many fences and orders there are.
    pub fn groups(&self) -> usize {
        self.members.len()
    }

    /// The proposal itself.
    pub fn set(&self) -> Vec<usize> {
        let mut set: Vec<usize> = self.members.iter().flat_map(|m| m.group.iter().copied()).collect();
        set.sort_unstable();
        set
    }
}

impl Search<'_> {
    /// Makes each fence of a set the best of its kind, and finds the others.
    pub(crate) fn family(&mut self, style: Style, set: &[usize], scope: Scope) -> Family {
        let mut groups: BTreeMap<_, Vec<usize>> = BTreeMap::new();
        for c in set {
            groups.entry(self.candidates[*c].group()).or_default().push(*c);
        }
        let members = groups.into_values().map(|group| Member { group, instead: Vec::new() }).collect();
        let mut family = Family { members, scope };
        // A fence that moves may make place for another one. Each time the set gets better, so this ends.
        loop {
            let before = family.set();
            for k in 0..family.members.len() {
                self.member(style, &mut family, k);
            }
            if family.set() == before {
                return family;
            }
        }
    }

    /// Looks for what could stand instead of one member.
    fn member(&mut self, style: Style, family: &mut Family, k: usize) {
        let others: Vec<usize> =
            family.members.iter().enumerate().filter(|(i, _)| *i != k).flat_map(|(_, m)| m.group.clone()).collect();
        let own = family.members[k].group.clone();
        let mut taken: BTreeSet<_> = others.iter().chain(&own).map(|c| self.candidates[*c].group()).collect();
        let order = own.iter().any(|c| !self.candidates[*c].is_fence());
        let weight = self.weight(&own);
        let mut found: Vec<(Vec<usize>, Option<Scope>)> = vec![(own, None)];
        let mut blocked: Vec<Vec<usize>> = Vec::new();
        while found.len() <= PLACES {
            let open: Vec<Vec<usize>> =
                self.clauses.iter().filter(|clause| !clause.iter().any(|c| others.contains(c))).cloned().collect();
            // An order is replaced by an order that costs the same.
            let allowed = |c: &Candidate| {
                let kind = if style == Style::Orders && order { !c.is_fence() } else { c.is_fence() };
                kind && !taken.contains(&c.group())
            };
            let (candidates, allowed) = (&self.candidates[..], &allowed);
            let Some(next) = smallest(&Question { candidates, clauses: &open, blocked: &blocked, allowed, most: 1 })
            else {
                break;
            };
            let most = if order { weight } else { weight + DEARER };
            let Some(place) = next.set.first().filter(|_| next.weight <= most) else { break };
            let place = self.candidates[*place].group();
            let mut whole = others.clone();
            whole.extend(&next.set);
            whole.sort_unstable();
            match self.try_set(&whole, Effort::Little) {
                Tried::Proved(scope) => {
                    taken.insert(place);
                    found.push((next.set, Some(scope)));
                }
                // What stands in its way nobody knows; the proposal is proved all the same.
                Tried::Refuted if self.beyond.take().is_some() => break,
                Tried::Refuted => continue,
                Tried::Undecided(reason) => {
                    self.answer.more = Some(reason.to_string());
                    if matches!(reason, Reason::Stopped(_)) {
                        break;
                    }
                    blocked.push(next.set);
                }
            }
        }
        found.sort_by_key(|(set, _)| self.rank(set));
        let (best, scope) = found.remove(0);
        family.scope = scope.unwrap_or_else(|| family.scope.clone());
        family.members[k] = Member { group: best, instead: found.into_iter().map(|(set, _)| set).collect() };
    }

    /// The candidates at places that a family does not name.
    pub(crate) fn elsewhere(&self, family: &Family) -> Vec<usize> {
        let all = family.members.iter().flat_map(|m| m.instead.iter().chain([&m.group])).flatten();
        let named: BTreeSet<_> = all.map(|c| self.candidates[*c].group()).collect();
        let used: BTreeSet<usize> = self.clauses.iter().flatten().copied().collect();
        used.into_iter().filter(|c| !named.contains(&self.candidates[*c].group())).collect()
    }
}
