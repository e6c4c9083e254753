//! Tests of the litmus front end: outcomes of small tests, positions of errors, C texts, and mutated inputs.

mod corpus;
mod fuzz;
mod machine;
mod text;
