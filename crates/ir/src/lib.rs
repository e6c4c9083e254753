//! The intermediate representation of fencepost: small, typed, SSA, one instruction set in the field's own words.
//!
//! Data flows one way: the front end makes a [`Program`], [`verify`](verify::verify) accepts it, passes change it,
//! engines read it. This crate depends on nothing of ours.

pub mod cfg;
mod code;
pub mod diag;
pub mod dominators;
pub mod eval;
pub mod ids;
pub mod inst;
pub mod liveness;
pub mod loops;
pub mod passes;
pub mod program;
mod role;
pub mod source;
pub mod text;
pub mod types;
pub mod verify;
pub mod visit;

#[cfg(test)]
mod testing;

pub use code::Code;
pub use diag::{Diagnostic, DiagnosticKind};
pub use ids::{BlockId, DebugTypeId, FileId, FuncId, GlobalId, Reg};
pub use inst::{
    Access, BinOp, CastOp, CheckKind, CmpOp, FBinOp, FCmpOp, FUnOp, FenceKind, FenceMask, Inst, Jump, NondetKind, Op,
    Operand, Order, OverflowOp, RmwOp, Terminator, UnOp,
};
pub use program::{Block, Function, Global, InitPiece, InitValue, Program, RegInfo};
pub use role::{Role, ROLES};
pub use source::{DebugField, DebugType, Encoding, Loc};
pub use types::{Target, Type};
