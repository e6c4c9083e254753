//! The engine `directed`: concrete executions, each chosen by a solver to show something new.
//!
//! Source: Demsky and Lam, "SATCheck: SAT-Directed Stateless Model Checking for SC and TSO" (OOPSLA 2015).
//! `docs/directed.md` maps its sections to files.
//!
//! Data flow: [`prepare`] cuts the program where threads only wait; [`run`] makes an execution; while it runs, the
//! interpreter tells [`origin`] where values come from, and [`graph`] merges what it sees ([`shape`]: functions and control flow); [`events`] lays the graph out and says which
//! values are possible; [`order`] and [`encode`] make the formula; [`engine`] asks it for the next execution,
//! ([`script`]: on models without a machine), while [`search`] tries to go everywhere by itself. [`scope`] says what an exploration is worth, and [`dot`] draws what
//! was learned.

pub mod dot;
pub mod encode;
pub mod engine;
pub mod events;
pub mod graph;
pub mod order;
pub mod origin;
pub mod prepare;
pub mod run;
pub mod scope;
pub mod script;
pub mod search;
pub mod shape;
pub mod tuning;

pub use engine::{explore, Directed, Explored, Options};
