//! Verdicts of small programs by brute force, for tests: what every engine is compared with.
//!
//! Nothing here uses code of the product: the tables of the models, the mapping of C's atomics, the lives of objects, the
//! rule of blocking and happens-before are typed from `docs/memory-models.md` and the manual pages once more. A program of
//! a small language ([`lang`]) is explored under a model ([`explore`]), rendered as C ([`render`]), and what the command
//! line answers is held against the verdicts ([`compare`]). Programs of one thread in the whole of C are judged by native
//! runs with sanitizers instead ([`source`]), and concurrent ones of the small language by native runs as well ([`threads`]).
//! Rules relate what is answered about a program to what is answered about a changed one ([`relate`]).

pub mod code;
pub mod compare;
pub mod explore;
pub mod faults;
pub mod generate;
pub mod issue;
pub mod lang;
pub mod library;
pub mod models;
pub mod place;
pub mod race;
pub mod relate;
pub mod render;
pub mod samples;
mod shapes;
pub mod shrink;
pub mod source;
pub mod state;
pub mod threads;
