//! Numbers: what an abstract interpreter knows about machine integers and about relations between them.
//!
//! [`integer`] holds one number: its lattice; [`arithmetic`], [`bitwise`], [`unary`] compute with it, [`compare`] compares
//! and learns from comparisons. [`octagon`] holds relations `±x ± y <= c` between a few mathematical integers.

pub mod arithmetic;
pub mod bitwise;
pub mod compare;
pub mod integer;
pub mod octagon;
pub mod unary;

#[cfg(test)]
mod tests;

pub use integer::Integer;
pub use octagon::Octagon;
