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

/// A read whose store has come, and a node that has not: its load, or its write. Visible stores must wait for that.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    /// The candidate that is read.
    pub read: CandId,
    /// The node that ends the window.
    pub end: u32,
}

/// What a schedule needs to know of the order that it completes.
pub(crate) trait View {
    /// The number of nodes.
    fn nodes(&self) -> usize;
    /// Calls `f` with nodes that come after this one: enough of them that the rest follows.
    fn successors(&self, node: u32, f: impl FnMut(u32));
    /// The candidates on a node that are read.
    fn readers(&self, node: u32) -> &[CandId];
    /// The load of a candidate, and its write if that is done.
    fn ends(&self, read: CandId) -> (u32, Option<u32>);
    /// Calls `f` with the nodes of the visible candidates of a candidate's load.
    fn visible(&self, read: CandId, f: impl FnMut(u32));
}

/// The schedule.
pub(crate) struct Schedule<'a, V> {
    view: &'a V,
    /// The nodes so far.
    pub order: Vec<Node>,
    placed: Vec<bool>,
    /// By node: predecessors that are missing; open windows that forbid it.
    missing: Vec<u32>,
    blocked: Vec<u32>,
    /// Nodes that can come: those without stores that are read, and others.
    first: Vec<u32>,
    later: Vec<u32>,
    /// Nodes that only windows hold up, and perhaps others.
    held: Vec<u32>,
    windows: Vec<Window>,
}

impl<'a, V: View> Schedule<'a, V> {
    /// Places nodes until all have come or the schedule is stuck. With `force` it does not stop there but lets a store
    /// fall into a window; then it is only stuck when the order has a cycle.
    pub fn run(view: &'a V, force: bool) -> Schedule<'a, V> {
        let nodes = view.nodes();
        let mut schedule = Schedule {
            view,
            order: Vec::with_capacity(nodes),
            placed: vec![false; nodes],
            missing: vec![0; nodes],
            blocked: vec![0; nodes],
            first: Vec::new(),
            later: Vec::new(),
            held: Vec::new(),
            windows: Vec::new(),
        };
        for node in 0..nodes as u32 {
            view.successors(node, |next| schedule.missing[next as usize] += 1);
        }
        (0..nodes as u32).rev().for_each(|node| schedule.offer(node));
        while let Some(node) = schedule.next(force) {
            schedule.place(node);
        }
        schedule
    }

    fn next(&mut self, force: bool) -> Option<u32> {
        while let Some(node) = self.first.pop().or_else(|| self.later.pop()) {
            if !self.placed[node as usize] && self.blocked[node as usize] == 0 {
                return Some(node);
            }
        }
        while let Some(node) = self.held.pop().filter(|_| force) {
            if !self.placed[node as usize] {
                return Some(node);
            }
        }
        None
    }

    /// Puts the node on the list where it belongs, if its predecessors have come.
    fn offer(&mut self, node: u32) {
        let n = node as usize;
        if self.placed[n] || self.missing[n] > 0 {
            return;
        }
        if self.blocked[n] > 0 {
            self.held.push(node);
        } else if self.view.readers(node).is_empty() {
            self.first.push(node);
        } else {
            self.later.push(node);
        }
    }

    fn place(&mut self, node: u32) {
        let view = self.view;
        self.placed[node as usize] = true;
        self.order.push(Node(node));
        for &read in view.readers(node) {
            let (load, write) = view.ends(read);
            for end in [Some(load), write].into_iter().flatten() {
                if !self.placed[end as usize] {
                    let window = Window { read, end };
                    self.windows.push(window);
                    self.forbidden(window, |schedule, node| {
                        schedule.blocked[node as usize] += 1;
                        schedule.offer(node);
                    });
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
        view.successors(node, |next| {
            self.missing[next as usize] -= 1;
            self.offer(next);
        });
    }

    /// The nodes that may not come while a window is open. What shares a node with the window's end comes with it.
    fn forbidden(&mut self, window: Window, mut f: impl FnMut(&mut Self, u32)) {
        let view = self.view;
        let (load, _) = view.ends(window.read);
        view.visible(window.read, |node| {
            if node != load && node != window.end {
                f(self, node);
            }
        });
    }

    /// The windows that hold the schedule up, each with a node that they forbid.
    fn holding(mut self, mut f: impl FnMut(Window, u32)) {
        for window in std::mem::take(&mut self.windows) {
            self.forbidden(window, |schedule, node| {
                if !schedule.placed[node as usize] && schedule.missing[node as usize] == 0 {
                    f(window, node);
                }
            });
        }
    }
}

impl View for Theory {
    fn nodes(&self) -> usize {
        self.index.nodes
    }

    fn successors(&self, node: u32, f: impl FnMut(u32)) {
        let row = self.closure.successors(node).iter().enumerate();
        row.flat_map(|(word, &row)| bits(word, row)).for_each(f);
    }

    fn readers(&self, node: u32) -> &[CandId] {
        &self.readers[node as usize]
    }

    fn ends(&self, read: CandId) -> (u32, Option<u32>) {
        let load = self.index.cands[read as usize].load;
        let data = &self.index.loads[load as usize];
        (data.node, data.write.filter(|_| self.done[load as usize]).map(|(write, _)| write))
    }

    fn visible(&self, read: CandId, f: impl FnMut(u32)) {
        let (load, words) = (self.index.cands[read as usize].load as usize, self.closure.words());
        let span = self.index.loads[load].span.words();
        span.flat_map(|word| bits(word, self.visible[load * words + word])).for_each(f);
    }
}

impl Theory {
    /// Tries to put all nodes into a consistent order.
    pub fn finish(&self) -> Finish {
        let schedule = Schedule::run(self, false);
        if schedule.order.len() == self.index.nodes {
            return Finish::Order(schedule.order);
        }
        let mut pairs = Vec::new();
        schedule.holding(|window, node| {
            let store = self.index.cands[window.read as usize].node;
            pairs.push((Node(node.min(store)), Node(node.max(store))));
        });
        pairs.sort_unstable();
        pairs.dedup();
        Finish::Open(pairs)
    }
}
