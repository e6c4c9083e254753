//! The independent check of an answer: does a total order satisfy a problem under an assignment?
//!
//! Written from the definition in [`problem`](super::problem) and nothing else; shares no code with the theory.

use super::problem::{Node, Problem, Store};
use crate::sat::SatLit;

/// Checks that `order` holds every node once and satisfies the problem under the assignment.
pub fn check(problem: &Problem, assignment: impl Fn(SatLit) -> bool, order: &[Node]) -> Result<(), String> {
    let place = places(problem, order)?;
    let before = |a: Node, b: Node| place[a.0 as usize] < place[b.0 as usize];
    let access = |a: Store, b: Store| if a.node == b.node { a.seq < b.seq } else { before(a.node, b.node) };
    for &(a, b) in &problem.edges {
        if !before(a, b) {
            return Err(format!("the edge {a:?} -> {b:?} does not hold"));
        }
    }
    for g in &problem.guarded {
        if assignment(g.lit) && !before(g.from, g.to) {
            return Err(format!("the guarded edge {g:?} does not hold"));
        }
    }
    for (number, load) in problem.loads.iter().enumerate() {
        let here = Store { node: load.node, seq: load.seq };
        let done = load.write.filter(|&(_, lit)| assignment(lit)).map(|(node, _)| node);
        for (i, c) in load.candidates.iter().enumerate().filter(|(_, c)| assignment(c.reads)) {
            let source = problem.store_of(c);
            if !(access(source, here) || c.own && done.is_none()) {
                return Err(format!("load {number} reads candidate {i}, which is after it"));
            }
            for (j, d) in load.candidates.iter().enumerate().filter(|&(j, d)| j != i && assignment(d.visible)) {
                let other = problem.store_of(d);
                let late = !d.own
                    && access(here, other)
                    && done.is_none_or(|write| write == other.node || before(write, other.node));
                if !(access(other, source) || late) {
                    return Err(format!("load {number} reads candidate {i}, but candidate {j} overwrites it"));
                }
            }
        }
    }
    Ok(())
}

fn places(problem: &Problem, order: &[Node]) -> Result<Vec<usize>, String> {
    let nodes = problem.nodes as usize;
    if order.len() != nodes || order.first() != Some(&Node::INITIAL) {
        return Err(format!("not an order of {nodes} nodes that begins with the initial state"));
    }
    let mut place = vec![usize::MAX; nodes];
    for (i, node) in order.iter().enumerate() {
        match place.get_mut(node.0 as usize) {
            Some(p) if *p == usize::MAX => *p = i,
            _ => return Err(format!("{node:?} is twice in the order, or no node")),
        }
    }
    Ok(place)
}
