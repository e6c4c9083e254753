//! Why a model allows a run: the cycle with the pairs that are turned round, what forbids the run, and what the other models say.
//! Text and JSON are made from this value; who asks the solver is the caller.

use crate::cycle::{cycle, Edge, Relation};
use crate::fences::{proposal_record, short, Proposal, ProposalRecord};
use crate::steps::describe;
use crate::style::{columns, pad, Paint, Style};
use fencepost_check::trace::Trace;
use fencepost_check::Property;
use serde::Serialize;
use std::collections::BTreeMap;

/// Why a model allows a run.
#[derive(Clone, Debug)]
pub struct Why {
    /// A shortest cycle of the run; empty if it is an interleaving.
    pub cycle: Vec<Edge>,
    /// What each model says, from the strongest to the weakest.
    pub models: Vec<(String, Standing)>,
    /// The changes of the program that forbid the run, each alone.
    pub forbidden_by: Vec<Proposal>,
}

/// What a model says about a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It allows it.
    Allowed,
    /// It forbids it.
    Forbidden,
    /// Not known.
    Unknown,
}

impl Standing {
    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Standing::Allowed => "allowed",
            Standing::Forbidden => "forbidden",
            Standing::Unknown => "not known",
        }
    }
}

/// `why` in the JSON of an answer.
#[derive(Serialize, Debug)]
pub struct WhyRecord<'a> {
    /// The edges of the cycle.
    pub cycle: Vec<EdgeRecord>,
    /// What each model says: `allowed`, `forbidden` or `not known`.
    pub models: BTreeMap<&'a str, &'static str>,
    /// The changes of the program that forbid the run, each alone.
    pub forbidden_by: Vec<ProposalRecord<'a>>,
}

/// An edge of a cycle.
#[derive(Serialize, Debug)]
pub struct EdgeRecord {
    /// The event, an index into the trace's events.
    pub from: usize,
    /// The event that should be behind it.
    pub to: usize,
    /// Why: `po`, `rf`, `co`, `fr`, `start`, `join`, `section` or `end`.
    pub relation: &'static str,
    /// Whether the run has them the other way round.
    pub turned: bool,
}

impl Why {
    /// What there is to say about a run.
    pub fn new(trace: &Trace, models: Vec<(String, Standing)>, forbidden_by: Vec<Proposal>) -> Why {
        let interleaving = models.iter().any(|(name, standing)| name == "sc" && *standing == Standing::Allowed);
        let cycle = if interleaving { None } else { cycle(trace) };
        Why { cycle: cycle.unwrap_or_default(), models, forbidden_by }
    }

    /// Whether the run is one of `sc`.
    pub fn interleaving(&self) -> bool {
        self.models.iter().any(|(name, standing)| name == "sc" && *standing == Standing::Allowed)
    }
}

/// The short name of a relation, as the field writes it.
pub fn relation_name(relation: Relation) -> &'static str {
    match relation {
        Relation::Program => "po",
        Relation::ReadsFrom => "rf",
        Relation::Coherence => "co",
        Relation::FromRead => "fr",
        Relation::Start => "start",
        Relation::Join => "join",
        Relation::Section => "section",
        Relation::End => "end",
    }
}

/// The record of a `why`.
pub fn record(why: &Why) -> WhyRecord<'_> {
    let edge = |e: &Edge| EdgeRecord { from: e.from, to: e.to, relation: relation_name(e.relation), turned: e.turned };
    WhyRecord {
        cycle: why.cycle.iter().map(edge).collect(),
        models: why.models.iter().map(|(name, standing)| (name.as_str(), standing.name())).collect(),
        forbidden_by: why.forbidden_by.iter().map(proposal_record).collect(),
    }
}

/// Why an edge of a cycle holds, in words.
pub fn reason(trace: &Trace, edge: &Edge) -> String {
    match edge.relation {
        Relation::Program if edge.turned => {
            format!("the next one follows in the program, but takes effect first: {}", turned(trace, edge))
        }
        Relation::Program => "the next one follows in the program".to_string(),
        Relation::ReadsFrom => "the next one reads it".to_string(),
        Relation::Coherence => "the next one overwrites it".to_string(),
        Relation::FromRead => "the next one overwrites what it read".to_string(),
        Relation::Start => "it starts the next one's thread".to_string(),
        Relation::Join => "the next one joins its thread".to_string(),
        Relation::Section => "the next one is in the same atomic section".to_string(),
        Relation::End => "the next one touches what has ended".to_string(),
    }
}

/// What lets two accesses of a thread change places. Of a read-modify-write it is the store, if that is early enough.
fn turned(trace: &Trace, edge: &Edge) -> &'static str {
    let place = |event: usize, store: bool| {
        trace.order.iter().position(|item| item.event as usize == event && item.store == store)
    };
    let late = place(edge.from, true).max(place(edge.from, false));
    let stores = place(edge.from, true).is_some();
    let loads = place(edge.to, true).is_none_or(|early| Some(early) >= late);
    match (stores, loads) {
        (true, true) => "a load overtakes a store",
        (true, false) => "stores change places",
        (false, true) => "loads change places",
        (false, false) => "a store overtakes a load",
    }
}

/// The text below a run, ending with a newline.
pub fn text(why: &Why, trace: &Trace, style: &Style) -> String {
    if trace.violates(Property::Race) {
        return race_text(why, trace, style);
    }
    if why.interleaving() {
        let heading = style.paint(Paint::Strong, "every model allows this run");
        return format!("\n  {heading}: it is an interleaving of the program's steps, and no fence forbids it\n");
    }
    let mut out = String::new();
    if !why.cycle.is_empty() {
        let heading = style.paint(Paint::Strong, &format!("why {} allows it", trace.model));
        out.push_str(&format!(
            "\n  {heading}: no interleaving of the threads does this; each step should be before the next:\n"
        ));
        out.push_str(&cycle_text(why, trace, style));
    }
    if !why.forbidden_by.is_empty() {
        out.push_str(&format!("\n  {}, each alone:\n", style.paint(Paint::Strong, "this run is forbidden by")));
        out.push_str(&proposals(why));
    }
    out.push_str(&same_run(why, trace, style));
    out
}

/// What a race lacks: it is no matter of the memory order.
fn race_text(why: &Why, trace: &Trace, style: &Style) -> String {
    let mut out = if why.forbidden_by.is_empty() {
        let heading = style.paint(Paint::Strong, "nothing orders the two accesses");
        format!("\n  {heading}, and in this run no fence and no order of an atomic access would\n")
    } else {
        let heading = style.paint(Paint::Strong, "nothing orders the two accesses");
        format!("\n  {heading}; in this run they would be by, each alone:\n{}", proposals(why))
    };
    out.push_str(&same_run(why, trace, style));
    out
}

fn proposals(why: &Why) -> String {
    let mut out = String::new();
    for proposal in &why.forbidden_by {
        for (i, edit) in proposal.edits.iter().enumerate() {
            let lead = if i == 0 { "  - " } else { "    and " };
            let line = short(&crate::fences::Edit { instead: Vec::new(), ..edit.clone() });
            out.push_str(&format!("{lead}{}", line.trim_start()));
        }
    }
    out
}

/// What the other models say about the run.
fn same_run(why: &Why, trace: &Trace, style: &Style) -> String {
    let of = |wanted: Standing| {
        let names = why.models.iter().filter(|(name, s)| *s == wanted && *name != trace.model);
        let names: Vec<&str> = names.map(|(name, _)| name.as_str()).collect();
        (!names.is_empty()).then(|| format!("{} under {}", wanted.name(), names.join(", ")))
    };
    let others = [Standing::Forbidden, Standing::Allowed, Standing::Unknown].into_iter().filter_map(of);
    let others: Vec<String> = others.collect();
    if others.is_empty() {
        return String::new();
    }
    let heading = style.paint(Paint::Strong, "the same run");
    format!("\n  {heading}: {}\n", others.join("; "))
}

fn cycle_text(why: &Why, trace: &Trace, style: &Style) -> String {
    let name = |event: usize| {
        let e = &trace.events[event];
        format!("T{} {}: {}", e.thread, e.line, describe(trace, e).unwrap_or_default())
    };
    let names: Vec<String> = why.cycle.iter().map(|edge| name(edge.from)).collect();
    let width = names.iter().map(|n| columns(n)).max().unwrap_or(0);
    let mut out = String::new();
    for (edge, name) in why.cycle.iter().zip(&names) {
        let reason = reason(trace, edge);
        let reason = if edge.turned { style.paint(Paint::Unsafe, &reason) } else { style.paint(Paint::Dim, &reason) };
        out.push_str(&format!("    {}   {reason}\n", pad(name, width)));
    }
    if let Some(first) = names.first() {
        out.push_str(&format!("    {first}   and so on, round and round\n"));
    }
    out
}
