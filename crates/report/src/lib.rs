//! The renderers of fencepost: every word that a person or a program reads about an answer comes from here.
//!
//! Invariant: this crate computes no verdict. It takes the data of [`fencepost_check`] and turns it into text or JSON;
//! the same [`Answer`] gives all formats, so no format can know more, or less, than another. Several of them together are a
//! [`Report`], from which the formats for other programs are made.

pub mod answer;
pub mod columns;
pub mod cycle;
pub mod diagnostic;
pub mod explain;
pub mod explore;
pub mod export;
pub mod fences;
pub mod github;
pub mod graph;
pub mod html;
pub mod json;
pub mod junit;
pub mod matrix;
pub mod memory;
pub mod race;
pub mod relations;
pub mod reordered;
pub mod report;
pub mod rule;
pub mod sarif;
pub mod source;
pub mod state;
pub mod stepper;
pub mod steps;
pub mod style;
pub mod tables;
pub mod test;
pub mod text;
pub mod unwinding;
pub mod value;
pub mod walk;
pub mod why;
pub mod witness;
pub mod xml;

pub use answer::{Answer, Assertion, Trouble};
pub use report::Report;
pub use source::Sources;
pub use style::{Paint, Style};
pub use why::Why;
