//! Natural loops, how they nest, and the cycles that are not natural loops.
//!
//! Source: the textbook definition (Aho, Lam, Sethi, Ullman, section 9.6): a back edge is one whose target dominates
//! its source; a loop is what reaches a back edge's source without passing its target, loops of one header merged.
//! Guarantee: every cycle of the graph goes through the header of a loop listed here or along an edge of
//! [`Loops::irreducible`].
//! Misses: irreducible cycles are detected, not taken apart into loops.

use crate::cfg::Cfg;
use crate::dominators::Dominators;
use crate::ids::BlockId;

/// A natural loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loop {
    /// The block through which the loop is entered.
    pub header: BlockId,
    /// The blocks of the loop, the header first, then by number; those of inner loops included.
    pub blocks: Vec<BlockId>,
    /// The blocks that jump back to the header.
    pub latches: Vec<BlockId>,
    /// The closest loop around this one, an index into [`Loops::all`].
    pub parent: Option<usize>,
    /// How many loops are around this one.
    pub depth: u32,
}

impl Loop {
    /// Whether the block is part of the loop.
    pub fn contains(&self, block: BlockId) -> bool {
        block == self.header || self.blocks[1..].binary_search(&block).is_ok()
    }
}

/// The loops of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loops {
    /// All natural loops; an outer loop comes before its inner loops.
    pub all: Vec<Loop>,
    /// Edges that close a cycle without being back edges: the graph is irreducible if there is one.
    pub irreducible: Vec<(BlockId, BlockId)>,
    innermost: Vec<u32>,
}

impl Loops {
    /// The loops of a graph.
    pub fn new(cfg: &Cfg, dominators: &Dominators) -> Loops {
        let mut latches: Vec<Vec<BlockId>> = vec![Vec::new(); cfg.len()];
        let mut irreducible = Vec::new();
        for (place, &from) in cfg.rpo().iter().enumerate() {
            for &to in cfg.succs(from) {
                if dominators.dominates(to, from) {
                    latches[to.index()].push(from);
                } else if cfg.rpo_index(to).is_some_and(|t| t <= place) {
                    irreducible.push((from, to));
                }
            }
        }
        let mut all = Vec::new();
        // Outer headers dominate inner ones, so reverse postorder lists outer loops first.
        for &header in cfg.rpo() {
            let latches = std::mem::take(&mut latches[header.index()]);
            if !latches.is_empty() {
                let blocks = body(cfg, header, &latches);
                all.push(Loop { header, blocks, latches, parent: None, depth: 0 });
            }
        }
        let mut innermost = vec![u32::MAX; cfg.len()];
        for i in 0..all.len() {
            let around = innermost[all[i].header.index()];
            if around != u32::MAX {
                all[i].parent = Some(around as usize);
                all[i].depth = all[around as usize].depth + 1;
            }
            for b in &all[i].blocks {
                innermost[b.index()] = i as u32;
            }
        }
        Loops { all, irreducible, innermost }
    }

    /// The loops of a function.
    pub fn of(cfg: &Cfg) -> Loops {
        Loops::new(cfg, &Dominators::new(cfg))
    }

    /// The innermost loop around a block, an index into [`Loops::all`].
    pub fn innermost(&self, block: BlockId) -> Option<usize> {
        match self.innermost.get(block.index()) {
            Some(&u32::MAX) | None => None,
            Some(&i) => Some(i as usize),
        }
    }

    /// Whether every cycle is a natural loop.
    pub fn is_reducible(&self) -> bool {
        self.irreducible.is_empty()
    }
}

/// The blocks from which a latch is reached without passing the header: the header first, then by number.
pub(crate) fn body(cfg: &Cfg, header: BlockId, latches: &[BlockId]) -> Vec<BlockId> {
    let mut seen = rustc_hash::FxHashSet::default();
    seen.insert(header);
    let mut stack: Vec<BlockId> = latches.to_vec();
    let mut rest = Vec::new();
    while let Some(b) = stack.pop() {
        if seen.insert(b) {
            rest.push(b);
            stack.extend(cfg.preds(b).iter().filter(|p| cfg.is_reachable(**p)));
        }
    }
    rest.sort_unstable();
    rest.insert(0, header);
    rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Random;

    /// Whether `b` reaches `target` within the graph without `without`.
    fn reaches(cfg: &Cfg, b: BlockId, target: BlockId, without: BlockId) -> bool {
        let mut seen = vec![false; cfg.len()];
        let mut stack = vec![b];
        while let Some(x) = stack.pop() {
            if x == target && x != without {
                return true;
            }
            if x != without && !std::mem::replace(&mut seen[x.index()], true) {
                stack.extend(cfg.succs(x));
            }
        }
        false
    }

    #[test]
    fn bodies_agree_with_the_definition_on_random_graphs() {
        let mut random = Random::new(2);
        for round in 0..400 {
            let cfg = random.graph(1 + round % 10);
            let loops = Loops::of(&cfg);
            for l in &loops.all {
                for &b in cfg.rpo() {
                    let expect = b == l.header || l.latches.iter().any(|&t| reaches(&cfg, b, t, l.header));
                    assert_eq!(l.contains(b), expect, "{cfg:?} {l:?} {b}");
                }
                if let Some(p) = l.parent {
                    assert!(l.blocks.iter().all(|&b| loops.all[p].contains(b)) || !loops.is_reducible());
                    assert_eq!(l.depth, loops.all[p].depth + 1);
                }
            }
            assert_every_cycle_is_covered(&cfg, &loops);
        }
    }

    /// Without the loops' headers and the irreducible edges, no cycle is left.
    fn assert_every_cycle_is_covered(cfg: &Cfg, loops: &Loops) {
        let is_header = |b: BlockId| loops.all.iter().any(|l| l.header == b);
        let keep = |from: BlockId, to: BlockId| !is_header(to) && !loops.irreducible.contains(&(from, to));
        let mut degree = vec![0; cfg.len()];
        for &b in cfg.rpo() {
            for &s in cfg.succs(b).iter().filter(|&&s| keep(b, s)) {
                degree[s.index()] += 1;
            }
        }
        let mut ready: Vec<BlockId> = cfg.rpo().iter().copied().filter(|b| degree[b.index()] == 0).collect();
        let mut done = 0;
        while let Some(b) = ready.pop() {
            done += 1;
            for &s in cfg.succs(b).iter().filter(|&&s| keep(b, s)) {
                degree[s.index()] -= 1;
                if degree[s.index()] == 0 {
                    ready.push(s);
                }
            }
        }
        assert_eq!(done, cfg.rpo().len(), "{cfg:?}");
    }
}
