//! The dominator tree of a function.
//!
//! Source: Cooper, Harvey, Kennedy, "A Simple, Fast Dominance Algorithm" (2001), figure 3.
//! Guarantee: [`Dominators::dominates`] is constant time, by the intervals of a walk over the tree.
//! Deviation: none in the algorithm; unreachable blocks have no dominator and dominate only themselves.

use crate::cfg::Cfg;
use crate::ids::BlockId;

const NONE: u32 = u32::MAX;

/// The dominator tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dominators {
    idom: Vec<u32>,
    enter: Vec<u32>,
    leave: Vec<u32>,
}

impl Dominators {
    /// The tree of a graph.
    pub fn new(cfg: &Cfg) -> Dominators {
        let idom = immediate_dominators(cfg);
        let (enter, leave) = intervals(cfg, &idom);
        Dominators { idom, enter, leave }
    }

    /// The closest other block that is on every path to `block`; `None` for the entry and for unreachable blocks.
    pub fn idom(&self, block: BlockId) -> Option<BlockId> {
        match self.idom.get(block.index()) {
            Some(&i) if i != NONE && i != block.0 => Some(BlockId(i)),
            Some(_) | None => None,
        }
    }

    /// Whether every path to `b` goes through `a`. A block dominates itself.
    pub fn dominates(&self, a: BlockId, b: BlockId) -> bool {
        if a == b {
            return true;
        }
        let (Some(&ea), Some(&eb)) = (self.enter.get(a.index()), self.enter.get(b.index())) else {
            return false;
        };
        ea != NONE && eb != NONE && ea <= eb && self.leave[b.index()] <= self.leave[a.index()]
    }
}

fn immediate_dominators(cfg: &Cfg) -> Vec<u32> {
    let mut idom = vec![NONE; cfg.len()];
    if cfg.is_empty() {
        return idom;
    }
    idom[0] = 0;
    let mut changed = true;
    while changed {
        changed = false;
        for &block in cfg.rpo().iter().skip(1) {
            let mut new = NONE;
            for pred in cfg.preds(block) {
                if idom[pred.index()] == NONE {
                    continue;
                }
                new = if new == NONE { pred.0 } else { intersect(cfg, &idom, new, pred.0) };
            }
            if idom[block.index()] != new {
                idom[block.index()] = new;
                changed = true;
            }
        }
    }
    idom
}

/// The closest common ancestor of two blocks in the tree so far.
fn intersect(cfg: &Cfg, idom: &[u32], mut a: u32, mut b: u32) -> u32 {
    let place = |x: u32| cfg.rpo_index(BlockId(x)).unwrap_or(0);
    while a != b {
        while place(a) > place(b) {
            a = idom[a as usize];
        }
        while place(b) > place(a) {
            b = idom[b as usize];
        }
    }
    a
}

/// For each block when a depth-first walk over the tree enters and leaves it.
fn intervals(cfg: &Cfg, idom: &[u32]) -> (Vec<u32>, Vec<u32>) {
    let count = cfg.len();
    let (mut enter, mut leave) = (vec![NONE; count], vec![NONE; count]);
    let (mut first_child, mut next_sibling) = (vec![NONE; count], vec![NONE; count]);
    for &block in cfg.rpo().iter().skip(1) {
        let parent = idom[block.index()] as usize;
        next_sibling[block.index()] = first_child[parent];
        first_child[parent] = block.0;
    }
    let mut clock = 0;
    let mut stack = Vec::new();
    if count > 0 {
        stack.push(0u32);
    }
    while let Some(&top) = stack.last() {
        let i = top as usize;
        if enter[i] == NONE {
            enter[i] = clock;
            clock += 1;
        }
        let child = first_child[i];
        if child == NONE {
            leave[i] = clock;
            clock += 1;
            stack.pop();
        } else {
            first_child[i] = next_sibling[child as usize];
            stack.push(child);
        }
    }
    (enter, leave)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Random;

    /// `a` dominates `b` iff `b` cannot be reached once `a` is taken out of the graph.
    fn naive(cfg: &Cfg, a: usize, b: usize) -> bool {
        if a == b {
            return true;
        }
        let mut seen = vec![false; cfg.len()];
        let mut stack = if a == 0 { vec![] } else { vec![0usize] };
        while let Some(x) = stack.pop() {
            if !std::mem::replace(&mut seen[x], true) {
                let next = cfg.succs(BlockId::from_index(x)).iter().map(|s| s.index()).filter(|&s| s != a);
                stack.extend(next);
            }
        }
        !seen[b]
    }

    #[test]
    fn agrees_with_the_definition_on_random_graphs() {
        let mut random = Random::new(1);
        for round in 0..400 {
            let cfg = random.graph(1 + round % 12);
            let dominators = Dominators::new(&cfg);
            for a in 0..cfg.len() {
                for b in 0..cfg.len() {
                    let (x, y) = (BlockId::from_index(a), BlockId::from_index(b));
                    if cfg.is_reachable(x) && cfg.is_reachable(y) {
                        assert_eq!(dominators.dominates(x, y), naive(&cfg, a, b), "{cfg:?} {a} {b}");
                    }
                }
                if let Some(d) = dominators.idom(BlockId::from_index(a)) {
                    assert!(d.index() != a && dominators.dominates(d, BlockId::from_index(a)));
                }
            }
        }
    }
}
