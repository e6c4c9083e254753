//! The control-flow graph of a function: predecessors, successors, reverse postorder.
//!
//! Guarantee: linear time, no recursion; jumps to blocks that do not exist are ignored, so that it can be computed for
//! programs the verifier has not seen. Each predecessor is listed once, even if it jumps twice to the same block.

use crate::ids::BlockId;
use crate::program::Function;
use smallvec::SmallVec;

/// Predecessors, successors and an order in which to visit blocks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cfg {
    preds: Vec<SmallVec<[BlockId; 2]>>,
    succs: Vec<SmallVec<[BlockId; 2]>>,
    rpo: Vec<BlockId>,
    rpo_index: Vec<u32>,
}

impl Cfg {
    /// The graph of a function.
    pub fn new(func: &Function) -> Cfg {
        let count = func.blocks.len();
        Cfg::from_edges(
            count,
            func.blocks.iter().enumerate().flat_map(|(i, b)| b.term.jumps().map(move |j| (i, j.block.index()))),
        )
    }

    /// A graph of `count` blocks, the first of which is the entry, with the given edges.
    pub fn from_edges(count: usize, edges: impl Iterator<Item = (usize, usize)>) -> Cfg {
        let mut preds = vec![SmallVec::new(); count];
        let mut succs: Vec<SmallVec<[BlockId; 2]>> = vec![SmallVec::new(); count];
        // `last[to]` is the last block seen to jump there; edges come grouped by source, so this finds repetitions.
        let mut last = vec![usize::MAX; count];
        for (from, to) in edges {
            if from < count && to < count && last[to] != from {
                last[to] = from;
                preds[to].push(BlockId::from_index(from));
                succs[from].push(BlockId::from_index(to));
            }
        }
        let rpo = reverse_postorder(&succs);
        let mut rpo_index = vec![u32::MAX; count];
        for (i, b) in rpo.iter().enumerate() {
            rpo_index[b.index()] = i as u32;
        }
        Cfg { preds, succs, rpo, rpo_index }
    }

    /// The number of blocks, reachable or not.
    pub fn len(&self) -> usize {
        self.preds.len()
    }

    /// Whether there are no blocks.
    pub fn is_empty(&self) -> bool {
        self.preds.is_empty()
    }

    /// The blocks that jump to `block`.
    pub fn preds(&self, block: BlockId) -> &[BlockId] {
        &self.preds[block.index()]
    }

    /// The blocks that `block` jumps to.
    pub fn succs(&self, block: BlockId) -> &[BlockId] {
        &self.succs[block.index()]
    }

    /// The reachable blocks; a block comes before its successors except along loops.
    pub fn rpo(&self) -> &[BlockId] {
        &self.rpo
    }

    /// The place of a block in [`Cfg::rpo`], or `None` if no path leads to it.
    pub fn rpo_index(&self, block: BlockId) -> Option<usize> {
        match self.rpo_index.get(block.index()) {
            None | Some(&u32::MAX) => None,
            Some(&i) => Some(i as usize),
        }
    }

    /// Whether a path leads from the entry to the block.
    pub fn is_reachable(&self, block: BlockId) -> bool {
        self.rpo_index(block).is_some()
    }
}

fn reverse_postorder(succs: &[SmallVec<[BlockId; 2]>]) -> Vec<BlockId> {
    let mut order = Vec::with_capacity(succs.len());
    let mut seen = vec![false; succs.len()];
    let mut stack: Vec<(usize, usize)> = Vec::new();
    if !succs.is_empty() {
        seen[0] = true;
        stack.push((0, 0));
    }
    while let Some(top) = stack.last_mut() {
        let (block, next) = *top;
        match succs[block].get(next) {
            Some(to) => {
                top.1 += 1;
                if !seen[to.index()] {
                    seen[to.index()] = true;
                    stack.push((to.index(), 0));
                }
            }
            None => {
                order.push(BlockId::from_index(block));
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}
