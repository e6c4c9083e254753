//! What was answered about two programs, and which answers contradict each other.

use super::{Implication, Side};
use crate::compare::Answer;
use crate::models::Model;
use std::fmt;

/// An answer, and what was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// About which program.
    pub side: Side,
    /// Who answered.
    pub engine: String,
    /// The properties.
    pub properties: Vec<String>,
    /// The model.
    pub model: Model,
    /// The answer.
    pub answer: Answer,
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.side {
            Side::Original => "original",
            Side::Changed => "changed",
        };
        let (model, properties) = (self.model.name(), self.properties.join("+"));
        write!(f, "{side} {} {model} {properties}: {}", self.engine, self.answer)
    }
}

/// Answers that cannot all be true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contradiction {
    /// The answers; the first is the one that says `unsafe`, or that broke.
    pub said: Vec<Said>,
    /// Whether one program suffices.
    pub alone: bool,
}

/// Everything that was answered about a pair of programs.
#[derive(Clone, Default, Debug)]
pub struct Facts {
    /// The answers.
    pub said: Vec<Said>,
}

impl Facts {
    /// An answer by which a side violates the property under a model: under it or a stronger one.
    fn bad(&self, side: Side, property: &str, model: Model) -> Option<&Said> {
        let is = |s: &&Said| matches!(&s.answer, Answer::Unsafe(p, _) if p == property);
        self.said.iter().filter(|s| s.side == side && s.model <= model).find(is)
    }

    /// An answer by which a side does not violate the property under a model: under it or a weaker one. No proof holds of a
    /// program with a memory error.
    fn good(&self, side: Side, property: &str, model: Model) -> Option<&Said> {
        let is = |s: &&Said| {
            s.answer == Answer::Safe && (property == "memsafety" || s.properties.iter().any(|p| p == property))
        };
        self.said.iter().filter(|s| s.side == side && s.model >= model).find(is)
    }

    /// The first answers that contradict each other.
    pub fn contradiction(&self, implications: &[Implication]) -> Option<Contradiction> {
        let broken = self.said.iter().find(|s| matches!(s.answer, Answer::Broken(_)));
        if let Some(said) = broken {
            return Some(Contradiction { said: vec![said.clone()], alone: true });
        }
        for said in &self.said {
            let Answer::Unsafe(property, _) = &said.answer else { continue };
            if let Some(other) = self.good(said.side, property, said.model) {
                return Some(Contradiction { said: vec![said.clone(), other.clone()], alone: true });
            }
        }
        for (implication, model) in each(implications) {
            let Some(bad) = self.bad(implication.from, implication.property, model) else { continue };
            let other = other(implication.from);
            let good: Option<Vec<Said>> = implication.to.iter().map(|p| self.good(other, p, model).cloned()).collect();
            if let Some(good) = good {
                return Some(Contradiction { said: [vec![bad.clone()], good].concat(), alone: false });
            }
        }
        None
    }

    /// How many implications are known to hold here, and not only because nothing is violated.
    pub fn confirmed(&self, implications: &[Implication]) -> usize {
        let holds = |(i, m): &(&Implication, Model)| {
            self.bad(i.from, i.property, *m).is_some() && i.to.iter().any(|p| self.bad(other(i.from), p, *m).is_some())
        };
        each(implications).filter(holds).count()
    }
}

fn each(implications: &[Implication]) -> impl Iterator<Item = (&Implication, Model)> {
    implications.iter().flat_map(|i| i.models.iter().map(move |m| (i, *m)))
}

fn other(side: Side) -> Side {
    match side {
        Side::Original => Side::Changed,
        Side::Changed => Side::Original,
    }
}
