//! SAT, circuits, bit-vectors and the order theory of fencepost.
//!
//! [`sat`] is the small face of a SAT solver, [`cadical`] the solver behind it. [`circuit`] builds gates into clauses
//! and [`order`] is the theory of memory orders: which reads-from choices, fences and program orders go together in one
//! total order of the memory events.

pub mod bits;
pub mod cadical;
pub mod circuit;
pub mod dimacs;
pub mod encode;
pub mod order;
pub mod sat;
