//! The text form of a program: readable, and exact.
//!
//! Guarantee: `parse(&print(p))` equals `p` for every program that the verifier accepts, and for most that it rejects
//! (so that a broken program can be written down). The parser never panics and reports line and column.
//!
//! ```text
//! target lp64
//! file 0 "a.c"
//! type t0 = base "int" 4 signed
//! global @x: 4 align 4 type t0 = { 0: bytes "\x01\x00\x00\x00" } @0:3:5
//! entry @main
//!
//! func @main() -> i32 @0:10:1 {
//! b0:
//!   r0: i32 "i" = load.seq_cst i32 @x                @0:12:7
//!   r1: i1 = cmp.slt r0, i32 10                      @0:12:9
//!   branch r1, b1(r0), b2                            @0:12:3
//! b1(r2: i32):
//!   return r2
//! b2:
//!   fail.assertion "x < 10"
//! }
//! ```
//!
//! One instruction is one line. `;` starts a comment. A register's type and source name stand where it is defined;
//! registers without a definition stand after `unused`. `@0:12:7` is a position: file, line, column. `@name` is a
//! global or function; `#g3` and `#f3` name them by id where the name would be ambiguous.

mod lex;
mod names;
mod parse;
mod print;
#[cfg(test)]
mod tests;

pub use parse::parse;
pub use print::{print, print_function, print_inst, print_terminator};
