//! The search: smallest sets are tried until the judge proves one, and then the others of the same size.
//!
//! Guarantee and misses: those of the crate. It ends because every counterexample adds a demand that the set which it
//! refutes does not meet, and there are finitely many sets.

use crate::candidates::{candidates, changes, Candidate, Style};
use crate::hitting::{smallest, Question, Smallest};
use crate::redundant;
use crate::violated::violated;
use crate::{Answer, Edit, EditKind, Effort, Judge, Judgement, Need, Options, Proposal};
use fencepost_check::{Reason, Scope, Trace};
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
        candidates: candidates(program, model),
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

struct Search<'a> {
    program: &'a Program,
    model: &'static Model,
    judge: &'a mut dyn Judge,
    sites: Vec<Site>,
    candidates: Vec<Candidate>,
    /// One of each is in every set that is enough.
    clauses: Vec<Vec<usize>>,
    /// Sets that are proved.
    known: BTreeMap<Vec<usize>, Scope>,
    /// A run that no candidate forbids.
    beyond: Option<Trace>,
    answer: Answer,
}

/// What became of a set.
enum Tried {
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
            return Need::Repair { trace: Box::new(trace), sc: self.is_wrong_on_sc().is_some() };
        }
        if let Some(trace) = self.is_wrong_on_sc() {
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
            Judgement::Violation(traces) => traces.into_iter().next(),
            Judgement::Safe(_) | Judgement::Unknown(_) => None,
        }
    }

    /// The smallest sets of a style: all with the fewest fences, or for orders only the cheapest of those.
    fn enumerate(&mut self, style: Style, limit: usize) -> Result<Vec<Proposal>, Reason> {
        let mut found: Vec<(Smallest, Scope)> = Vec::new();
        let mut blocked: Vec<Vec<usize>> = Vec::new();
        while found.len() < limit.max(1) {
            let most = found.first().map_or(self.candidates.len(), |(first, _)| first.groups);
            let allowed = |c: &Candidate| style == Style::Orders || c.is_fence();
            let question = Question {
                candidates: &self.candidates,
                clauses: &self.clauses,
                blocked: &blocked,
                allowed: &allowed,
                most,
            };
            let Some(next) = smallest(&question) else { return Ok(self.proposals(style, found)) };
            let dearer = found.first().is_some_and(|(first, _)| next.weight > first.weight);
            let no_order = next.set.iter().all(|c| self.candidates[*c].is_fence());
            if style == Style::Orders && (dearer || no_order) {
                return Ok(self.proposals(style, found));
            }
            if found.is_empty() && style == Style::Fences {
                self.answer.at_least = next.groups;
            }
            let first = found.is_empty() && self.answer.proposals.is_empty();
            match self.try_set(&next.set, if first { Effort::Full } else { Effort::Little }) {
                Tried::Proved(scope) => {
                    blocked.push(next.set.clone());
                    found.push((next, scope));
                }
                Tried::Refuted if self.beyond.is_some() => return Ok(Vec::new()),
                Tried::Refuted => {}
                Tried::Undecided(Reason::Undecided(text)) => {
                    if first {
                        self.answer.undecided += 1;
                    } else {
                        self.answer.more = Some(text);
                    }
                    blocked.push(next.set);
                }
                Tried::Undecided(reason) if found.is_empty() => return Err(reason),
                Tried::Undecided(reason) => {
                    self.answer.more = Some(reason.to_string());
                    return Ok(self.proposals(style, found));
                }
            }
        }
        self.answer.more = Some(format!("only the first {limit} were looked for"));
        Ok(self.proposals(style, found))
    }

    fn try_set(&mut self, set: &[usize], effort: Effort) -> Tried {
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
            clause.retain(|c| !set.contains(c));
            if clause.is_empty() {
                self.beyond = Some(trace.clone());
            }
            self.clauses.push(clause);
        }
    }

    fn proposals(&self, style: Style, mut found: Vec<(Smallest, Scope)>) -> Vec<Proposal> {
        let key = |s: &Smallest| {
            let place = |c: &usize| *c as i64 * i64::from(self.candidates[*c].lateness());
            (s.weight, s.set.iter().map(place).collect::<Vec<_>>())
        };
        found.sort_by_key(|(smallest, _)| key(smallest));
        let proposal = |(smallest, scope): (Smallest, Scope)| {
            let set: Vec<Candidate> = smallest.set.iter().map(|c| self.candidates[*c]).collect();
            Proposal { style, edits: self.edits(&set), scope, set }
        };
        found.into_iter().map(proposal).collect()
    }

    /// The changes of a set, one for each group.
    fn edits(&self, set: &[Candidate]) -> Vec<Edit> {
        let mut groups: BTreeMap<_, Vec<Candidate>> = BTreeMap::new();
        for candidate in set {
            groups.entry(candidate.group()).or_default().push(*candidate);
        }
        groups.into_values().filter_map(|group| self.edit(&group)).collect()
    }

    fn edit(&self, group: &[Candidate]) -> Option<Edit> {
        let place = group.first()?.place;
        let site = self.sites.iter().find(|s| s.place == place)?;
        let (mut mask, mut behind, mut to) = (FenceMask::NONE, false, site.order);
        for candidate in group {
            match candidate.change {
                Change::Before(bit) => mask = mask.and(FenceMask(bit)),
                Change::Behind(bit) => (mask, behind) = (mask.and(FenceMask(bit)), true),
                Change::Strengthen(order) | Change::Order(order) => to = join(to, order),
                Change::Remove => {}
            }
        }
        let kind =
            if mask.is_none() { EditKind::Order { from: site.order, to } } else { EditKind::Fence { mask, behind } };
        Some(Edit { place, function: self.program.func(site.func).name.clone(), kind })
    }
}
