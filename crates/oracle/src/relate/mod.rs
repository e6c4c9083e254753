//! Rules that relate programs: what is answered about a program must fit what is answered about a changed one, and about the
//! same one under another model or by another engine. No verdict is needed, so the programs may be larger than what can be
//! tried out.
//!
//! Only certain answers count. `safe` in every run for some properties says of a model that no run violates one of them
//! and that no run makes a memory error; with it, the same holds of all stronger models. `unsafe` says that some run violates
//! the property (without a memory error before, for others than `memsafety`); with it, the same holds of all weaker models.
//! An [`Implication`] says: if the property is violated by the one program, then one of some properties is violated by the
//! other. The rules, with the argument for each, are in [`rules::RULES`]; `oracle relate --list` prints them.
//!
//! Guarantee: an answer that contradicts another is wrong, or the other is.
//! Misses: what is wrong in the same way for both programs.

pub mod change;
pub mod facts;
pub mod rules;
pub mod style;

use crate::lang::Program;
use crate::models::Model;
use crate::render::{self, Language};
use style::Style;

/// A program as it is asked about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subject {
    /// The program.
    pub program: Program,
    /// The language of its text.
    pub language: Language,
    /// How the text is written.
    pub style: Style,
}

impl Subject {
    /// The text.
    pub fn text(&self) -> String {
        self.style.of(&render::text(&self.program, self.language), self.language)
    }
}

/// One of the two programs of a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The program before the change.
    Original,
    /// The program after it.
    Changed,
}

/// If the one side violates a property, the other side violates one of some.
#[derive(Clone, Debug)]
pub struct Implication {
    /// The side that violates the property.
    pub from: Side,
    /// The property.
    pub property: &'static str,
    /// What the other side violates then; nothing: the first side cannot violate its property.
    pub to: Vec<&'static str>,
    /// Under which models this holds.
    pub models: Vec<Model>,
}

/// What became of a program.
#[derive(Clone, Debug)]
pub struct Change {
    /// The program before; in another language or simpler than it was drawn, where the rule needs that.
    pub original: Subject,
    /// The program after.
    pub changed: Subject,
    /// What holds of the two.
    pub implications: Vec<Implication>,
}

/// All properties.
pub const PROPERTIES: [&str; 4] = ["assert", "memsafety", "deadlock", "race"];
