//! The reader of textual LLVM IR.
//!
//! What it is: a parser for the `.ll` files that clang 14 to 19 and rustc print
//! without optimisation and with debug information, with typed or opaque
//! pointers and with old or new debug records. [`parse`] turns the text into a
//! [`Module`]; [`DebugInfo`] answers questions about lines, variables and types
//! of the program text.
//!
//! What it guarantees: parsing never panics, its depth of recursion is bounded,
//! and the memory it takes is proportional to the length of the text. Text that
//! it does not understand is refused with the line and column, unless this
//! documentation says that it is skipped.
//!
//! What it deliberately ignores: anything that only the optimiser, the linker
//! or the code generator uses; each file says what. It does not verify the
//! module as LLVM's own verifier does: types of operands are taken as written.

pub mod ast;
pub mod constant;
pub mod debug_info;
mod debug_types;
pub mod instruction;
mod layout;
mod lexer;
pub mod metadata;
pub mod operators;
mod parser;
pub mod symbols;
pub mod types;

pub use ast::*;
pub use debug_info::*;
pub use instruction::*;
pub use metadata::*;
pub use parser::{parse, ParseError};
pub use symbols::{Symbol, SymbolTable};
pub use types::*;

#[cfg(test)]
mod tests;
