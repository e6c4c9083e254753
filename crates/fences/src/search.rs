//! The search: smallest sets are tried until the judge proves one, and then the others of the same size.
//!
//! Guarantee and misses: those of the crate. It ends because every counterexample adds a demand that the set which it
//! refutes does not meet, and there are finitely many sets.

use crate::candidates::{candidates, changes, synchronising, Candidate, Style};
use crate::family::{Family, DEARER};
use crate::hitting::{smallest, Question};
use crate::redundant;
use crate::violated::violated;
use crate::{Answer, Edit, EditKind, Effort, Judge, Judgement, Need, Options, Proposal};
use fencepost_check::replay::still_races;
use fencepost_check::{Property, Reason, Scope, Trace};
use fencepost_ir::passes::fences::{self, join, sites, Change, Site};
use fencepost_ir::{FenceMask, Program};
use fencepost_models::{sc, Model};
use std::collections::BTreeMap;

/// The fences that a program needs on a model.
pub fn propose(program: &Program, model: &'static Model, judge: &mut dyn Judge, options: &Options) -> Answer {
    let mut search = Search {
        program,
        model,
        judge,
        sites: sites(program),
        candidates: if options.races { synchronising(program, model) } else { candidates(program, model) },
        clauses: Vec::new(),
        known: BTreeMap::new(),
        beyond: None,
        answer: Answer {
            need: Need::Fences,
            trace: None,
            proposals: Vec::new(),
            more: None,
            at_least: 0,
            undecided: 0,
            redundant: Vec::new(),
            more_redundant: None,
            checks: 0,
        },
    };
    search.answer.need = search.need(options);
    let Search { judge, mut answer, .. } = search;
    let base = match (&answer.need, answer.proposals.first()) {
        (Need::Nothing(_), _) => Some(program.clone()),
        (Need::Fences, Some(first)) => Some(with(program, &first.set)),
        (Need::Fences, None) | (Need::Repair { .. } | Need::Unknown(_), _) => None,
    };
    // Where the model keeps everything, everything can be spared, which nobody asks about.
    if let Some(base) = base.filter(|_| options.redundant && !keeps_all(model)) {
        redundant::find(&base, program, model, judge, &mut answer);
    }
    answer
}

fn keeps_all(model: &Model) -> bool {
    let pairs = [model.keep.rr, model.keep.rw, model.keep.ww, model.keep.wr];
    pairs.iter().all(|p| p.same && p.other)
}

/// The program with a set of candidates.
pub fn with(program: &Program, set: &[Candidate]) -> Program {
    let mut program = program.clone();
    fences::run(&mut program, &changes(set));
    program
}

pub(crate) struct Search<'a> {
    program: &'a Program,
    model: &'static Model,
    judge: &'a mut dyn Judge,
    sites: Vec<Site>,
    pub(crate) candidates: Vec<Candidate>,
    /// One of each is in every set that is enough.
    pub(crate) clauses: Vec<Vec<usize>>,
    /// Sets that are proved.
    known: BTreeMap<Vec<usize>, Scope>,
    /// A run that no candidate forbids.
    pub(crate) beyond: Option<Trace>,
    pub(crate) answer: Answer,
}

/// What became of a set.
pub(crate) enum Tried {
    Proved(Scope),
    Refuted,
    Undecided(Reason),
}

impl Search<'_> {
    fn need(&mut self, options: &Options) -> Need {
        match self.ask(self.program.clone(), self.model, Effort::Full) {
            Judgement::Safe(scope) => return Need::Nothing(scope),
            Judgement::Unknown(reason) => return Need::Unknown(reason),
            Judgement::Violation(traces) => {
                self.answer.trace = traces.first().cloned().map(Box::new);
                self.learn(&traces, &[]);
            }
        }
        if let Some(trace) = self.beyond.take() {
            // That no order ends a race says nothing about `sc`.
            let sc = !trace.violates(Property::Race) && self.is_wrong_on_sc().is_some();
            return Need::Repair { trace: Box::new(trace), sc };
        }
        let race = self.answer.trace.as_ref().is_some_and(|t| t.violates(Property::Race));
        if let Some(trace) = if race { None } else { self.is_wrong_on_sc() } {
            return Need::Repair { trace: Box::new(trace), sc: true };
        }
        for style in [Style::Fences, Style::Orders] {
            if style == Style::Orders && self.candidates.iter().all(Candidate::is_fence) {
                continue;
            }
            match self.enumerate(style, options.limit) {
                Ok(found) => self.answer.proposals.extend(found),
                Err(reason) if self.answer.proposals.is_empty() => return Need::Unknown(reason),
                Err(reason) => self.answer.more = Some(reason.to_string()),
            }
            if let Some(trace) = self.beyond.take() {
                return Need::Repair { trace: Box::new(trace), sc: false };
            }
        }
        if self.answer.proposals.is_empty() {
            let text = "no set of fences that was tried could be proved".to_string();
            return Need::Unknown(Reason::Undecided(text));
        }
        Need::Fences
    }

    fn ask(&mut self, program: Program, model: &'static Model, effort: Effort) -> Judgement {
        self.answer.checks += 1;
        self.judge.judge(&program, model, effort)
    }

    /// A run of `sc` that shows the same kind of thing, if there is one.
    fn is_wrong_on_sc(&mut self) -> Option<Trace> {
        match self.ask(self.program.clone(), &sc::SC, Effort::Little) {
            Judgement::Violation(traces) => traces.into_iter().find(|t| !t.violates(Property::Race)),
            Judgement::Safe(_) | Judgement::Unknown(_) => None,
        }
    }

    /// The smallest sets of a style: all with the fewest fences, unless they are dearer, or for orders only the cheapest of
    /// those. Sets of which every fence stands at a place that an earlier one names are not looked at.
    fn enumerate(&mut self, style: Style, limit: usize) -> Result<Vec<Proposal>, Reason> {
        let mut found: Vec<Family> = Vec::new();
        let mut blocked: Vec<Vec<usize>> = Vec::new();
        while found.len() < limit.max(1) {
            let most = found.first().map_or(self.candidates.len(), |first| first.groups());
            let mut clauses = self.clauses.clone();
            clauses.extend(found.iter().map(|family| self.elsewhere(family)));
            let allowed = |c: &Candidate| style == Style::Orders || c.is_fence();
            let (candidates, allowed) = (&self.candidates[..], &allowed);
            let question = Question { candidates, clauses: &clauses, blocked: &blocked, allowed, most };
            let Some(next) = smallest(&question) else { return Ok(self.proposals(style, found)) };
            let more = if style == Style::Orders { 0 } else { DEARER * next.groups as u32 };
            let dearer = found.first().is_some_and(|first| next.weight > self.weight(&first.set()) + more);
            let no_order = next.set.iter().all(|c| self.candidates[*c].is_fence());
            if dearer || style == Style::Orders && no_order {
                return Ok(self.proposals(style, found));
            }
            if found.is_empty() && style == Style::Fences {
                self.answer.at_least = next.groups;
            }
            let first = found.is_empty() && self.answer.proposals.is_empty();
            match self.try_set(&next.set, if first { Effort::Full } else { Effort::Little }) {
                Tried::Proved(scope) => {
                    let family = self.family(style, &next.set, scope);
                    blocked.push(next.set);
                    // It may have moved to where another one is.
                    if found.iter().all(|other| other.set() != family.set()) {
                        found.push(family);
                    }
                }
                Tried::Refuted if self.beyond.is_some() => return Ok(Vec::new()),
                Tried::Refuted => {}
                Tried::Undecided(
                    reason @ (Reason::Unsupported { .. }
                    | Reason::Limit(_)
                    | Reason::Undecided(_)
                    | Reason::Otherwise(_)),
                ) => {
                    if first {
                        self.answer.undecided += 1;
                    } else {
                        self.answer.more = Some(reason.to_string());
                    }
                    blocked.push(next.set);
                }
                Tried::Undecided(reason @ Reason::Internal(_)) => return Err(reason),
                Tried::Undecided(reason @ Reason::Stopped(_)) if found.is_empty() => return Err(reason),
                Tried::Undecided(reason @ Reason::Stopped(_)) => {
                    self.answer.more = Some(reason.to_string());
                    return Ok(self.proposals(style, found));
                }
            }
        }
        self.answer.more = Some(format!("only the first {limit} were looked for"));
        Ok(self.proposals(style, found))
    }

    pub(crate) fn try_set(&mut self, set: &[usize], effort: Effort) -> Tried {
        if let Some(scope) = self.known.get(set) {
            return Tried::Proved(scope.clone());
        }
        let chosen: Vec<Candidate> = set.iter().map(|c| self.candidates[*c]).collect();
        match self.ask(with(self.program, &chosen), self.model, effort) {
            Judgement::Safe(scope) => {
                self.known.insert(set.to_vec(), scope.clone());
                Tried::Proved(scope)
            }
            Judgement::Violation(traces) => {
                self.learn(&traces, set);
                Tried::Refuted
            }
            Judgement::Unknown(reason) => Tried::Undecided(reason),
        }
    }

    /// Learns from runs that are there although a set has been chosen.
    fn learn(&mut self, traces: &[Trace], set: &[usize]) {
        for trace in traces {
            let mut clause = violated(self.program, self.model, &self.candidates, trace);
            if trace.violates(Property::Race) {
                clause = self.unsynchronised(trace, set, &clause);
            }
            clause.retain(|c| !set.contains(c));
            if clause.is_empty() {
                self.beyond = Some(trace.clone());
            }
            self.clauses.push(clause);
        }
    }

    /// All candidates but a greatest set that leaves a race standing: every set that ends it has one of them. `forbid` are those
    /// that may forbid the run itself.
    fn unsynchronised(&self, trace: &Trace, set: &[usize], forbid: &[usize]) -> Vec<usize> {
        let mut idle = set.to_vec();
        let mut clause = Vec::new();
        for c in (0..self.candidates.len()).filter(|c| !set.contains(c)) {
            idle.push(c);
            let chosen: Vec<Candidate> = idle.iter().map(|c| self.candidates[*c]).collect();
            let stands = || still_races(&with(self.program, &chosen), self.model, trace);
            // Of one that replay cannot judge it is not known that it is idle.
            if forbid.contains(&c) || !stands().unwrap_or(false) {
                idle.pop();
                clause.push(c);
            }
        }
        clause
    }

    pub(crate) fn weight(&self, set: &[usize]) -> u32 {
        set.iter().map(|c| self.candidates[*c].weight()).sum()
    }

    /// What makes one set better than another of the same size.
    pub(crate) fn rank(&self, set: &[usize]) -> (u32, Vec<i64>) {
        let place = |c: &usize| *c as i64 * i64::from(self.candidates[*c].lateness());
        (self.weight(set), set.iter().map(place).collect())
    }

    fn proposals(&self, style: Style, mut found: Vec<Family>) -> Vec<Proposal> {
        found.sort_by_key(|family| self.rank(&family.set()));
        let proposal = |family: Family| {
            let set: Vec<Candidate> = family.set().iter().map(|c| self.candidates[*c]).collect();
            let edits = family.members.iter().filter_map(|member| {
                let mut edit = self.edit(&member.group)?;
                edit.instead = member.instead.iter().filter_map(|group| self.edit(group)).collect();
                Some(edit)
            });
            Proposal { style, edits: edits.collect(), scope: family.scope, set }
        };
        found.into_iter().map(proposal).collect()
    }

    fn edit(&self, group: &[usize]) -> Option<Edit> {
        let place = self.candidates[*group.first()?].place;
        let site = self.sites.iter().find(|s| s.place == place)?;
        let (mut mask, mut behind, mut to) = (FenceMask::NONE, false, site.order);
        for candidate in group {
            match self.candidates[*candidate].change {
                Change::Before(bit) => mask = mask.and(FenceMask(bit)),
                Change::Behind(bit) => (mask, behind) = (mask.and(FenceMask(bit)), true),
                Change::Strengthen(order) | Change::Order(order) => to = join(to, order),
                Change::Remove => {}
            }
        }
        let kind =
            if mask.is_none() { EditKind::Order { from: site.order, to } } else { EditKind::Fence { mask, behind } };
        Some(Edit { place, function: self.program.func(site.func).name.clone(), kind, instead: Vec::new() })
    }
}
