//! Functions: how a computation is spelled with its inputs left open, and what control flow says about merging values.
//!
//! Source: SATCheck, section 6.2: instances of the same code share what is learned about it. Here two computations are the
//! same function if they are the same operations on the same constants, wherever they stand.

use fencepost_check::follow::Operation;
use fencepost_ir::cfg::Cfg;
use fencepost_ir::liveness::Liveness;
use fencepost_ir::loops::Loops;
use fencepost_ir::{BlockId, CastOp, FuncId, Program, Reg, RmwOp, Terminator, Type};
use rustc_hash::FxHashMap;

/// A piece of a function, in Polish notation.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Token {
    /// An operation on so many operands, which follow.
    Op(Operation, u32),
    /// What a read-modify-write stores.
    Rmw(RmwOp, Type),
    /// A constant.
    Const(u128, u128),
    /// An input.
    Input(u32),
}

/// Whether a conversion keeps the bits.
pub fn preserves(op: CastOp, _from: Type, _to: Type) -> bool {
    match op {
        CastOp::ZExt | CastOp::Bitcast => true,
        CastOp::PtrToInt
        | CastOp::IntToPtr
        | CastOp::Trunc
        | CastOp::SExt
        | CastOp::FpCast
        | CastOp::FpToUi
        | CastOp::FpToSi
        | CastOp::UiToFp
        | CastOp::SiToFp => false,
    }
}

/// What is known of a function's control flow.
#[derive(Debug)]
pub struct FuncInfo {
    loops: Loops,
    /// For each block: how many jumps come from outside its loop, and how many back to it as a header.
    jumps: Vec<(u32, u32)>,
    /// For each block the registers that need a phi where ways merge: its parameters, and registers that were set in a
    /// loop that it is not part of.
    pub merged: Vec<Vec<Reg>>,
    /// Whether there is one return, and it is not in a loop.
    pub one_return: bool,
    /// Whether every cycle is a loop with one entry.
    pub reducible: bool,
}

impl FuncInfo {
    /// Looks at a function.
    pub fn new(program: &Program, func: FuncId) -> FuncInfo {
        let f = program.func(func);
        let cfg = Cfg::new(f);
        let loops = Loops::of(&cfg);
        let live = Liveness::new(f);
        let mut set_in: FxHashMap<Reg, BlockId> = FxHashMap::default();
        for (b, block) in f.blocks.iter().enumerate() {
            let regs = block.params.iter().chain(block.insts.iter().flat_map(|i| i.results.iter()));
            for r in regs {
                set_in.insert(*r, BlockId::from_index(b));
            }
        }
        let mut jumps = vec![(0, 0); f.blocks.len()];
        let mut returns = Vec::new();
        for (b, block) in f.blocks.iter().enumerate() {
            let from = BlockId::from_index(b);
            for j in block.term.jumps() {
                let back = loops.all.iter().any(|l| l.header == j.block && l.contains(from));
                let count = &mut jumps[j.block.index()];
                if back {
                    count.1 += 1;
                } else {
                    count.0 += 1;
                }
            }
            if matches!(block.term, Terminator::Return(_)) {
                returns.push(from);
            }
        }
        let mut merged = Vec::new();
        for (b, block) in f.blocks.iter().enumerate() {
            let here = BlockId::from_index(b);
            let mut regs: Vec<Reg> = block.params.to_vec();
            for r in live.live_before(here, 0) {
                let escaped =
                    set_in.get(r).is_some_and(|d| loops.all.iter().any(|l| l.contains(*d) && !l.contains(here)));
                if escaped && !regs.contains(r) {
                    regs.push(*r);
                }
            }
            merged.push(regs);
        }
        let one_return = returns.len() == 1 && loops.innermost(returns[0]).is_none();
        let reducible = loops.is_reducible();
        FuncInfo { loops, jumps, merged, one_return, reducible }
    }

    /// Whether several ways may lead into the instance that a jump goes to.
    pub fn merges(&self, from: BlockId, to: BlockId) -> bool {
        let leaves = self.loops.all.iter().any(|l| l.contains(from) && !l.contains(to));
        let back = self.loops.all.iter().any(|l| l.header == to && l.contains(from));
        let (forward, backward) = self.jumps[to.index()];
        leaves || if back { backward > 1 } else { forward > 1 }
    }

    /// The loop iterations behind a jump.
    pub fn iterations(&self, from: BlockId, to: BlockId, before: &[(BlockId, u32)]) -> Vec<(BlockId, u32)> {
        let mut after = Vec::new();
        for l in self.loops.all.iter().filter(|l| l.contains(to)) {
            let count = match before.iter().find(|(h, _)| *h == l.header) {
                Some((_, n)) if l.contains(from) => n + u32::from(to == l.header),
                Some(_) | None => 0,
            };
            after.push((l.header, count));
        }
        after
    }
}
