//! Why a model allows a run, as the page shows it: the cycle, what forbids the run, and the other models.
//!
//! Guarantee: the words are those of [`crate::why`]; an event of the cycle leads to the step where it takes effect, and the arrows
//! of the cycle lead from such a step to the next. So program order that is turned round goes back in time.

use super::run::{CycleData, Dots};
use crate::cycle::{Edge, Relation};
use crate::fences::{short, Edit};
use crate::steps::describe;
use crate::why::{reason, relation_name, Standing, Why};
use fencepost_check::{Property, Trace};
use serde::Serialize;

/// A part of the explanation.
#[derive(Serialize, Debug)]
pub struct PartData {
    /// What it is about.
    pub title: String,
    /// Its lines.
    pub lines: Vec<LineData>,
}

/// A line of the explanation.
#[derive(Serialize, Debug)]
pub struct LineData {
    /// The step that it is about.
    pub step: Option<usize>,
    /// What it is about, if that is a step.
    pub name: String,
    /// What is said.
    pub text: String,
    /// Whether it is the heart of the matter.
    pub strong: bool,
}

/// The explanation in parts.
pub fn parts(why: &Why, trace: &Trace, dots: &Dots) -> Vec<PartData> {
    let said = |text: String| LineData { step: None, name: String::new(), text, strong: false };
    let race = trace.violates(Property::Race);
    if race && why.forbidden_by.is_empty() {
        let text = "in this run no fence and no order of an atomic access would".to_string();
        return vec![PartData { title: "nothing orders the two accesses".to_string(), lines: vec![said(text)] }];
    }
    if why.interleaving() && !race {
        let text = "it is an interleaving of the program's steps, and no fence forbids it".to_string();
        return vec![PartData { title: "every model allows this run".to_string(), lines: vec![said(text)] }];
    }
    let mut out = Vec::new();
    if !why.cycle.is_empty() {
        out.push(PartData { title: format!("why {} allows it", trace.model), lines: cycle(why, trace, dots) });
    }
    if !why.forbidden_by.is_empty() {
        let line = |edit: &Edit| short(&Edit { instead: Vec::new(), ..edit.clone() }).trim().to_string();
        let all = why.forbidden_by.iter().map(|p| p.edits.iter().map(line).collect::<Vec<_>>().join(" and "));
        let title = if race {
            "in this run the two accesses would be ordered by each of"
        } else {
            "this run is forbidden by each of"
        };
        out.push(PartData { title: title.to_string(), lines: all.map(said).collect() });
    }
    let others = why.models.iter().filter(|(name, _)| *name != trace.model);
    let lines = others.map(|(name, standing)| LineData {
        strong: *standing == Standing::Allowed,
        ..said(format!("{name}: {}", standing.name()))
    });
    out.push(PartData { title: "the same run under".to_string(), lines: lines.collect() });
    out
}

/// The cycle: each step should be before the next, and the last before the first.
fn cycle(why: &Why, trace: &Trace, dots: &Dots) -> Vec<LineData> {
    let line = |edge: &Edge| {
        let event = &trace.events[edge.from];
        let what = describe(trace, event).unwrap_or_default();
        LineData {
            step: dots.effect(edge.from as u32),
            name: format!("T{} {}: {what}", event.thread, event.line),
            text: reason(trace, edge),
            strong: edge.turned,
        }
    };
    why.cycle.iter().map(line).collect()
}

/// The edges of the cycle, where both ends are steps of their own.
pub fn edges(why: &Why, trace: &Trace, dots: &Dots) -> Vec<CycleData> {
    let edge = |edge: &Edge| {
        let (from, to) = (dots.effect(edge.from as u32)?, dots.effect(edge.to as u32)?);
        let (kind, label) = (relation_name(edge.relation), label(edge));
        (from != to).then(|| CycleData { kind, from, to, turned: edge.turned, label, text: reason(trace, edge) })
    };
    why.cycle.iter().filter_map(edge).collect()
}

fn label(edge: &Edge) -> &'static str {
    match edge.relation {
        Relation::Program if edge.turned => "program order, turned",
        Relation::Program => "program order",
        Relation::ReadsFrom => "reads-from",
        Relation::Coherence => "coherence",
        Relation::FromRead => "from-read",
        Relation::Start => "starts",
        Relation::Join => "joins",
        Relation::Section => "same section",
        Relation::End => "ends",
    }
}
