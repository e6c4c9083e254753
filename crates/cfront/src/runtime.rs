//! The library model: LLVM IR that was compiled from `rt/*.c` and is part of this crate.
//!
//! What it does: reads the embedded text once for each data model.
//! Guarantee: only the functions that a program reaches are lowered. Run `rt/build` after a change to the sources.

use crate::llvm;
use fencepost_ir::{Code, Diagnostic, Target};
use std::sync::OnceLock;

static LP64: OnceLock<Result<llvm::Module, String>> = OnceLock::new();
static ILP32: OnceLock<Result<llvm::Module, String>> = OnceLock::new();

/// The library model for a target.
pub(crate) fn module(target: Target) -> Result<&'static llvm::Module, Diagnostic> {
    let (cell, text, name) = if target == Target::LP64 {
        (&LP64, include_str!("../rt/lp64.ll"), "library model (lp64)")
    } else {
        (&ILP32, include_str!("../rt/ilp32.ll"), "library model (ilp32)")
    };
    let parsed = cell.get_or_init(|| llvm::parse(text, name).map_err(|error| error.to_string()));
    parsed.as_ref().map_err(|error| Diagnostic::new(Code::InternalError, format!("{name}: {error}")))
}
