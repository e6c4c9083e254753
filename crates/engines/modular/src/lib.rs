//! The engine `modular`: each thread by itself, with the interferences of the others; what the memory model excludes is
//! excluded. It proves or it says what it cannot prove; it never says `unsafe`.
//!
//! Source: Kusano, Wang, "Thread-Modular Static Analysis for Relaxed Memory Models" (FSE 2017), with the corrections of
//! `docs/modular.md`.
//!
//! Data flow: [`unfold`] turns threads into trees of [`events`] over [`expr`]essions; [`search`] looks for a combination of
//! reads-from that reaches a failing assertion, with [`lanes`] and [`saturate`] (over a [`matrix`]) telling which are feasible;
//! [`engine`] asks about every assertion. What loops and many threads do is for [`fixpoint`], over the [`domains`].

pub mod alarm;
pub mod domains;
pub mod engine;
pub mod events;
pub mod expr;
pub mod fixpoint;
pub mod lanes;
pub mod matrix;
pub mod saturate;
pub mod search;
pub mod set;
pub mod tuning;
pub mod unfold;

pub use alarm::explain;
pub use engine::Modular;
