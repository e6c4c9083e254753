//! The reference explorer: every run of a small program, and what it shows.
//!
//! Two faces, which must agree: the store-buffer machines of `sc`, `tso`, `pso` ([`machine`], memoised states), and the
//! three axioms for all five models ([`axioms`], execution graphs). `docs/enumerate.md` maps the definitions to files.

pub mod axioms;
pub mod generate;
pub mod machine;

use crate::finding::{Finding, Properties, Property};
use crate::interp::{Code, Limit};
use crate::replay;
use crate::task::{Engine, Reason, Report, Scope, Stop, Task, Verdict};
use crate::trace::Trace;
use crate::tuning;
use fencepost_ir::{GlobalId, Program};
use fencepost_models::Model;
use std::collections::BTreeSet;

/// What an exploration saw.
#[derive(Clone, Debug, Default)]
pub struct Exploration {
    /// The violations of the properties asked for, with their runs. The search may stop at the first.
    pub findings: Vec<(Finding, Trace)>,
    /// The final states of all runs in which every thread ended.
    pub finals: BTreeSet<FinalState>,
    /// The limits that cut runs short.
    pub limits: BTreeSet<Limit>,
    /// What the explorer could not decide, a run that goes wrong in another way than was asked about first; any entry turns `safe` into
    /// `unknown`.
    pub undecided: Vec<Reason>,
    /// Why it stopped early, if it did.
    pub stopped: Option<Stop>,
    /// Numbers for people.
    pub stats: Vec<(&'static str, u64)>,
}

/// The values of the program's variables when every thread has ended.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct FinalState {
    /// Name, bytes and undefined bits of every variable that is not the compiler's own.
    pub globals: Vec<(String, Vec<u8>, Vec<u8>)>,
    /// For each thread what it recorded with `fp_observe`: bits and undefined bits.
    pub observed: Vec<Vec<(u128, u128)>>,
}

impl FinalState {
    /// The value of a variable of at most 16 bytes.
    pub fn value(&self, name: &str) -> Option<u128> {
        let (_, bytes, _) = self.globals.iter().find(|(n, _, _)| n == name)?;
        Some(bytes.iter().take(16).rev().fold(0, |v, b| v << 8 | u128::from(*b)))
    }
}

/// Which face of the model to explore.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// The store-buffer machine.
    Machine,
    /// The axioms.
    Axioms,
}

/// What an exploration should yield.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Collect final states (otherwise only findings), and do not stop at the first finding.
    pub finals: bool,
    /// Only these variables count in final states; `None` means all that are not internal.
    pub observed: Option<Vec<GlobalId>>,
    /// A thread that yields goes no further: only runs in which none does are explored.
    pub stop_at_yield: bool,
}

impl Options {
    /// The variables that a final state shows.
    pub fn globals(&self, program: &Program) -> Vec<GlobalId> {
        match &self.observed {
            Some(list) => list.clone(),
            None => (0..program.globals.len())
                .map(GlobalId::from_index)
                .filter(|g| {
                    let global = program.global(*g);
                    !global.internal && !global.constant && !global.thread_local
                })
                .collect(),
        }
    }
}

/// Explores through one face. `None` if the model has no machine.
pub fn explore(task: &Task<'_>, face: Face, options: &Options) -> Option<Exploration> {
    match face {
        Face::Machine => machine::explore(task, options),
        Face::Axioms => Some(axioms::explore(task, options)),
    }
}

/// The engine `enumerate`.
#[derive(Debug)]
pub struct Enumerate;

/// How often a loop is run at most when the axioms explore.
fn bound(task: &Task<'_>) -> u32 {
    task.unwind.unwrap_or(tuning::UNWIND.of(&task.budget) as u32)
}

impl Engine for Enumerate {
    fn name(&self) -> &'static str {
        "enumerate"
    }

    fn summary(&self) -> &'static str {
        "reference explorer: visits every run of a small program"
    }

    fn check(&self, task: &Task<'_>) -> Report {
        task.budget.gauge().phase("exploring");
        let options = Options::default();
        // Happens-before is a relation on executions, not on machine states: races are sought through the axioms.
        let (race, rest): (Vec<Property>, Vec<Property>) = task.properties.iter().partition(|p| *p == Property::Race);
        let mut parts = Vec::new();
        if !rest.is_empty() {
            let part = Task { properties: rest.into_iter().collect(), ..task.clone() };
            let machine = explore(&part, Face::Machine, &options);
            parts.push(machine.unwrap_or_else(|| axioms::explore(&part, &options)));
        }
        if !race.is_empty() && parts.iter().all(|p| p.findings.is_empty()) {
            let part = Task { properties: Properties::NONE.with(Property::Race), ..task.clone() };
            parts.push(axioms::explore(&part, &options));
        }
        judge(task, parts)
    }
}

/// Executes a run again: against the axioms, and on the model's machine if it has one. `Err` says in words what is wrong.
pub fn confirm(program: &Program, model: &'static Model, trace: &Trace) -> Result<(), String> {
    replay::replay(program, model, trace)?;
    machine::rerun::rerun(program, model, trace)
}

/// Turns what was seen into a verdict: a replayed violation first, then what stopped or blurred the search, then `safe`.
fn judge(task: &Task<'_>, parts: Vec<Exploration>) -> Report {
    let mut stats: Vec<(&'static str, u64)> = Vec::new();
    let mut limits = BTreeSet::new();
    let mut unknown = None;
    for part in parts {
        stats.extend(part.stats);
        if let Some((finding, trace)) = part.findings.into_iter().next() {
            let verdict = match confirm(task.program, task.model, &trace) {
                Ok(()) => Verdict::Unsafe { finding, trace: Box::new(trace) },
                Err(error) => Verdict::Unknown { reason: Reason::no_replay(error) },
            };
            return Report { verdict, stats, alarms: None };
        }
        limits.extend(part.limits);
        if let Some(stop) = part.stopped {
            unknown.get_or_insert(Reason::Stopped(stop));
        }
        let certain = |r: &Reason| matches!(r, Reason::Otherwise(_));
        if let Some(reason) = part.undecided.into_iter().next() {
            match &unknown {
                Some(known) if certain(known) || !certain(&reason) => {}
                Some(_) | None => unknown = Some(reason),
            }
        }
    }
    let verdict = match (unknown, limits.is_empty()) {
        (Some(reason), _) => Verdict::Unknown { reason },
        (None, true) => Verdict::Safe { scope: Scope::All },
        (None, false) if limits.iter().all(|l| *l == Limit::Unwind) => {
            let bound = bound(task);
            Verdict::Safe { scope: Scope::Bounded(format!("each loop at most {bound} times")) }
        }
        (None, false) => Verdict::Unknown { reason: Reason::Limit(limits_in_words(&limits)) },
    };
    Report { verdict, stats, alarms: None }
}

fn limits_in_words(limits: &BTreeSet<Limit>) -> String {
    limits.iter().map(|l| l.words()).collect::<Vec<_>>().join("; ")
}

/// Prepares a program for execution; an error becomes an exploration that could not decide.
fn prepare<'p>(task: &Task<'p>, unwind: Option<u32>) -> Result<Code<'p>, Box<Exploration>> {
    let (frames, instructions) = (tuning::FRAMES.of(&task.budget), tuning::INSTRUCTIONS.of(&task.budget));
    let code = Code::new(task.program, unwind).map(|mut code| {
        (code.max_depth, code.max_steps) = (frames, instructions as u64);
        code
    });
    code.map_err(|text| Box::new(Exploration { undecided: vec![Reason::Undecided(text)], ..Exploration::default() }))
}
