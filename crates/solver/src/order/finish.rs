//! The exact final check: a total order out of the closure, or the choices that are still open.
//!
//! Consistency is NP-complete in general (Gibbons and Korach, "Testing shared memories", 1997), so a closure without a
//! cycle may have no consistent order. A list schedule is built greedily: a node can come when its predecessors have,
//! and when it stores nothing that an open *window* forbids. The window of a load is open between the store that it
//! reads and the load itself; that of a read-modify-write has a second one that ends with its write. Every order that the schedule completes is consistent: the
//! closure has all edges, and no store falls into a window. When it gets stuck, each blocking pair (store of the
//! window, forbidden store) is unordered in the closure; such pairs are returned, become order literals, and the search
//! goes on. There are finitely many pairs, and once all are decided the schedule cannot get stuck: so the search is
//! complete.

use super::closure::bits;
use super::problem::Node;
use super::state::CandId;
use super::theory::Theory;

/// What the schedule has come to.
#[derive(Debug)]
pub(crate) enum Finish {
    /// A consistent total order.
    Order(Vec<Node>),
    /// Pairs that must be ordered first.
    Open(Vec<(Node, Node)>),
}

struct Schedule<'a> {
    theory: &'a Theory,
    order: Vec<Node>,
    placed: Vec<bool>,
    /// By node: predecessors that are missing; open windows that forbid it.
    missing: Vec<u32>,
    blocked: Vec<u32>,
    /// Nodes that can come: those without stores that are read, and others.
    first: Vec<u32>,
    later: Vec<u32>,
    windows: Vec<Window>,
}

/// A read whose store has come, and a node that has not: its load, or its write. Visible stores must wait for that.
#[derive(Clone, Copy)]
struct Window {
    read: CandId,
    end: u32,
}

impl Theory {
    /// Tries to put all nodes into a consistent order.
    pub fn finish(&self) -> Finish {
        let nodes = self.index.nodes;
        let count = |n: u32| self.closure.predecessors(n).iter().map(|w| w.count_ones()).sum();
        let mut schedule = Schedule {
            theory: self,
            order: Vec::with_capacity(nodes),
            placed: vec![false; nodes],
            missing: (0..nodes as u32).map(count).collect(),
            blocked: vec![0; nodes],
            first: vec![0],
            later: Vec::new(),
            windows: Vec::new(),
        };
        while let Some(node) = schedule.next() {
            schedule.place(node);
        }
        if schedule.order.len() == nodes {
            Finish::Order(schedule.order)
        } else {
            Finish::Open(schedule.open())
        }
    }
}

impl Schedule<'_> {
    fn next(&mut self) -> Option<u32> {
        while let Some(node) = self.first.pop().or_else(|| self.later.pop()) {
            if self.can_come(node) {
                return Some(node);
            }
        }
        None
    }

    fn can_come(&self, node: u32) -> bool {
        let n = node as usize;
        !self.placed[n] && self.missing[n] == 0 && self.blocked[n] == 0
    }

    /// Puts the node on the list of those that can come.
    fn offer(&mut self, node: u32) {
        if self.can_come(node) {
            let list = if self.theory.readers[node as usize].is_empty() { &mut self.first } else { &mut self.later };
            list.push(node);
        }
    }

    fn place(&mut self, node: u32) {
        let theory = self.theory;
        self.placed[node as usize] = true;
        self.order.push(Node(node));
        for &read in &theory.readers[node as usize] {
            let load = theory.index.cands[read as usize].load;
            let data = &theory.index.loads[load as usize];
            let write = data.write.filter(|_| theory.done[load as usize]).map(|(write, _)| write);
            for end in [Some(data.node), write].into_iter().flatten() {
                if !self.placed[end as usize] {
                    let window = Window { read, end };
                    self.windows.push(window);
                    self.forbidden(window, |schedule, node| schedule.blocked[node as usize] += 1);
                }
            }
        }
        let (open, closed): (Vec<Window>, Vec<Window>) =
            std::mem::take(&mut self.windows).into_iter().partition(|window| window.end != node);
        self.windows = open;
        for window in closed {
            self.forbidden(window, |schedule, node| {
                schedule.blocked[node as usize] -= 1;
                schedule.offer(node);
            });
        }
        for (word, &row) in theory.closure.successors(node).iter().enumerate() {
            for next in bits(word, row) {
                self.missing[next as usize] -= 1;
                self.offer(next);
            }
        }
    }

    /// The nodes that may not come while a window is open. What shares a node with the window's end comes with it.
    fn forbidden(&mut self, window: Window, mut f: impl FnMut(&mut Self, u32)) {
        let theory = self.theory;
        let load = theory.index.cands[window.read as usize].load;
        let own_node = theory.index.loads[load as usize].node;
        let words = theory.closure.words();
        for (word, &row) in theory.visible[load as usize * words..][..words].iter().enumerate() {
            for node in bits(word, row) {
                if node != own_node && node != window.end {
                    f(self, node);
                }
            }
        }
    }

    /// The pairs that hold the schedule up.
    fn open(mut self) -> Vec<(Node, Node)> {
        let mut pairs = Vec::new();
        for window in std::mem::take(&mut self.windows) {
            let store = self.theory.index.cands[window.read as usize].node;
            self.forbidden(window, |schedule, node| {
                if !schedule.placed[node as usize] && schedule.missing[node as usize] == 0 {
                    pairs.push((Node(node.min(store)), Node(node.max(store))));
                }
            });
        }
        pairs.sort_unstable();
        pairs.dedup();
        pairs
    }
}
