//! A weak topological order of a function's blocks: in which order to iterate, and where to widen.
//!
//! Source: Bourdoncle, "Efficient chaotic iteration strategies with widenings" (FMPA 1993), figure 4.
//! Guarantee: every cycle goes through the head of a component, irreducible ones too.

use fencepost_ir::cfg::Cfg;
use fencepost_ir::BlockId;

/// An element of the order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Element {
    /// A block outside of cycles at this level.
    Block(BlockId),
    /// A head and what is iterated with it.
    Component(BlockId, Vec<Element>),
}

struct Search<'a> {
    cfg: &'a Cfg,
    number: Vec<u32>,
    count: u32,
    stack: Vec<BlockId>,
}

/// The order of the blocks that are reachable from the entry.
pub fn order(cfg: &Cfg) -> Vec<Element> {
    let mut search = Search { cfg, number: vec![0; cfg.len()], count: 0, stack: Vec::new() };
    let mut elements = Vec::new();
    if !cfg.is_empty() {
        search.visit(BlockId(0), &mut elements);
    }
    elements.reverse();
    elements
}

impl Search<'_> {
    /// Appends the elements in reverse order.
    fn visit(&mut self, block: BlockId, elements: &mut Vec<Element>) -> u32 {
        self.stack.push(block);
        self.count += 1;
        self.number[block.index()] = self.count;
        let mut head = self.count;
        let mut is_loop = false;
        for &next in self.cfg.succs(block) {
            let seen = self.number[next.index()];
            let least = if seen == 0 { self.visit(next, elements) } else { seen };
            if least <= head {
                head = least;
                is_loop = true;
            }
        }
        if head == self.number[block.index()] {
            self.number[block.index()] = u32::MAX;
            while let Some(top) = self.stack.pop() {
                if top == block {
                    break;
                }
                if is_loop {
                    self.number[top.index()] = 0;
                }
            }
            elements.push(if is_loop { self.component(block) } else { Element::Block(block) });
        }
        head
    }

    fn component(&mut self, head: BlockId) -> Element {
        let mut body = Vec::new();
        for &next in self.cfg.succs(head) {
            if self.number[next.index()] == 0 {
                self.visit(next, &mut body);
            }
        }
        body.reverse();
        Element::Component(head, body)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(count: usize, edges: &[(usize, usize)]) -> Vec<Element> {
        order(&Cfg::from_edges(count, edges.iter().copied()))
    }

    #[test]
    fn the_example_of_the_paper() {
        let edges = [(0, 1), (1, 2), (1, 7), (2, 3), (3, 4), (4, 3), (4, 5), (5, 2), (5, 6), (6, 7)];
        let b = |i: u32| Element::Block(BlockId(i));
        let c = |i: u32, body| Element::Component(BlockId(i), body);
        let inner = c(3, vec![b(4)]);
        assert_eq!(of(8, &edges), [b(0), b(1), c(2, vec![inner, b(5)]), b(6), b(7)]);
    }

    #[test]
    fn loops_of_one_block_and_irreducible_cycles() {
        assert_eq!(of(2, &[(0, 1), (1, 1)]), [Element::Block(BlockId(0)), Element::Component(BlockId(1), vec![])]);
        let irreducible = of(3, &[(0, 1), (0, 2), (1, 2), (2, 1)]);
        assert!(irreducible.iter().any(|e| matches!(e, Element::Component(_, body) if body.len() == 1)));
    }
}
