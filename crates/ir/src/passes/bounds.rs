//! Cuts: the places where a pass ended a run because a bound was reached, as part of the program.
//!
//! A cut is a block that no other pass can mistake:
//!
//! ```text
//! b7:
//!   assume false
//!   fail.unreachable "bound reached: loop in f unrolled 3 times"
//! ```
//!
//! Guarantee: an engine that knows nothing of cuts sees runs that do not exist (`assume false`) and stays right about
//! all others; an engine that asks [`is_cut`] when it arrives there knows that its answer is bounded. The mark is in the
//! program, so it survives renumbering, inlining and the text form. A program whose cuts are all unreachable is complete.
//! Rejected: a list of block ids beside the program, which every later pass would have to keep up to date.

use crate::ids::{BlockId, FuncId};
use crate::inst::{CheckKind, Inst, Op, Operand, Terminator};
use crate::program::{Block, Function, Program};
use crate::source::Loc;
use smallvec::SmallVec;

/// How the text of every cut starts.
pub const CUT_PREFIX: &str = "bound reached: ";

/// A place where a bound may be reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cut {
    /// The function.
    pub function: FuncId,
    /// The block.
    pub block: BlockId,
    /// Which bound, in words.
    pub what: String,
    /// The source position of the loop or call.
    pub loc: Loc,
}

/// Adds a cut to a function.
pub fn add_cut(func: &mut Function, what: &str, loc: Loc) -> BlockId {
    let stop = Inst { results: SmallVec::new(), op: Op::Assume(Operand::FALSE), loc };
    let text = format!("{CUT_PREFIX}{what}");
    func.blocks.push(Block {
        params: Vec::new(),
        insts: vec![stop],
        term: Terminator::Fail { kind: CheckKind::Unreachable, text },
        loc,
    });
    BlockId::from_index(func.blocks.len() - 1)
}

/// Which bound the block stands for, if it is a cut.
pub fn is_cut(block: &Block) -> Option<&str> {
    let Terminator::Fail { kind: CheckKind::Unreachable, text } = &block.term else { return None };
    let stops = block.insts.last().is_some_and(|i| i.op == Op::Assume(Operand::FALSE));
    text.strip_prefix(CUT_PREFIX).filter(|_| stops)
}

/// All cuts of a program, reachable or not.
pub fn cuts(program: &Program) -> Vec<Cut> {
    let mut list = Vec::new();
    for (f, func) in program.functions.iter().enumerate() {
        for (b, block) in func.blocks.iter().enumerate() {
            if let Some(what) = is_cut(block) {
                list.push(Cut {
                    function: FuncId::from_index(f),
                    block: BlockId::from_index(b),
                    what: what.to_string(),
                    loc: block.loc,
                });
            }
        }
    }
    list
}
