//! The memory order `<M` as far as it is decided: a partial order kept closed, and the choices that are still open.
//!
//! Source: the bit-matrix closure of Italiano (1986), both directions; the choices are the disjunctions of the three
//! axioms ("another store is before the source, or after the load"), as in store-and-reads-from saturation.
//! Guarantee: [`PartialOrder::solve`] is exact: it yields an order in which no choice is open, of which every linear
//! extension satisfies all axioms, or says that none exists. [`PartialOrder::settle`] alone is sound and fast, but not
//! complete (consistency is NP-complete). Deviation: fences, creation, join and sections are nodes of their own
//! (marks); a mark has a place in every linear extension and no other meaning.

use smallvec::SmallVec;

/// A node of the memory order: a load, a store or a mark.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub u32);

impl NodeId {
    /// The position in the table of nodes.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// `before.0 <M before.1`.
pub type Edge = (NodeId, NodeId);

/// One of two edges must hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Choice {
    first: Edge,
    second: Edge,
}

/// A partial order over nodes, closed under transitivity, with the open choices.
#[derive(Clone, Debug, Default)]
pub struct PartialOrder {
    len: usize,
    words: usize,
    /// Row `a`: the nodes after `a`.
    after: Vec<u64>,
    /// Row `b`: the nodes before `b`.
    before: Vec<u64>,
    open: Vec<Choice>,
}

type Row = SmallVec<[u64; 8]>;

impl PartialOrder {
    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Adds a node that is not ordered with any other.
    pub fn add_node(&mut self) -> NodeId {
        if self.len == self.words * 64 {
            self.widen();
        }
        let id = NodeId(self.len as u32);
        self.len += 1;
        self.after.resize(self.len * self.words, 0);
        self.before.resize(self.len * self.words, 0);
        id
    }

    fn widen(&mut self) {
        let words = (self.words * 2).max(1);
        for matrix in [&mut self.after, &mut self.before] {
            let mut wide = vec![0; self.len * words];
            for row in 0..self.len {
                wide[row * words..row * words + self.words]
                    .copy_from_slice(&matrix[row * self.words..(row + 1) * self.words]);
            }
            *matrix = wide;
        }
        self.words = words;
    }

    /// Whether `a` is before `b`.
    pub fn precedes(&self, a: NodeId, b: NodeId) -> bool {
        self.after[a.index() * self.words + b.index() / 64] >> (b.index() % 64) & 1 == 1
    }

    /// Puts `a` before `b`. `false` if `b` is before `a` already, or is `a`.
    #[must_use]
    pub fn insert(&mut self, a: NodeId, b: NodeId) -> bool {
        if a == b || self.precedes(b, a) {
            return false;
        }
        if self.precedes(a, b) {
            return true;
        }
        let w = self.words;
        let mut up: Row = SmallVec::from_slice(&self.after[b.index() * w..(b.index() + 1) * w]);
        up[b.index() / 64] |= 1 << (b.index() % 64);
        let mut down: Row = SmallVec::from_slice(&self.before[a.index() * w..(a.index() + 1) * w]);
        down[a.index() / 64] |= 1 << (a.index() % 64);
        for p in bits(&down) {
            merge(&mut self.after[p * w..(p + 1) * w], &up);
        }
        for q in bits(&up) {
            merge(&mut self.before[q * w..(q + 1) * w], &down);
        }
        true
    }

    /// Demands that one of two edges holds.
    pub fn choose(&mut self, first: Edge, second: Edge) {
        if !self.holds(first) && !self.holds(second) {
            self.open.push(Choice { first, second });
        }
    }

    fn holds(&self, (a, b): Edge) -> bool {
        self.precedes(a, b)
    }

    fn impossible(&self, (a, b): Edge) -> bool {
        a == b || self.precedes(b, a)
    }

    /// Decides every choice that the order leaves no freedom, again and again. `false` on a contradiction.
    #[must_use]
    pub fn settle(&mut self) -> bool {
        loop {
            let mut changed = false;
            let mut open = std::mem::take(&mut self.open);
            let mut sound = true;
            open.retain(|c| {
                if !sound || self.holds(c.first) || self.holds(c.second) {
                    return false;
                }
                let forced = if self.impossible(c.first) {
                    c.second
                } else if self.impossible(c.second) {
                    c.first
                } else {
                    return true;
                };
                changed = true;
                sound = self.insert(forced.0, forced.1);
                false
            });
            self.open = open;
            if !sound {
                return false;
            }
            if !changed {
                return true;
            }
        }
    }

    /// An extension in which no choice is open; `None` if there is none. Exact.
    pub fn solve(&self) -> Option<PartialOrder> {
        let mut stack = vec![self.clone()];
        while let Some(mut order) = stack.pop() {
            if !order.settle() {
                continue;
            }
            let Some(choice) = order.open.pop() else { return Some(order) };
            // Either the first edge holds, or its reverse does and then the second must.
            let mut other = order.clone();
            let (a, b) = choice.first;
            if other.insert(b, a) && other.insert(choice.second.0, choice.second.1) {
                stack.push(other);
            }
            if order.insert(a, b) {
                stack.push(order);
            }
        }
        None
    }

    /// A linear extension that stays with one owner as long as it can.
    pub fn linearise(&self, owner: impl Fn(NodeId) -> u32) -> Vec<NodeId> {
        let mut waiting: Vec<u32> = (0..self.len).map(|n| self.row(&self.before, n).count_ones()).collect();
        let mut out: Vec<NodeId> = Vec::with_capacity(self.len);
        let mut done = vec![false; self.len];
        let mut last = 0;
        while out.len() < self.len {
            let ready = |n: &usize| !done[*n] && waiting[*n] == 0;
            let same = (0..self.len).find(|n| ready(n) && owner(NodeId(*n as u32)) == last);
            let Some(n) = same.or_else(|| (0..self.len).find(ready)) else { break };
            let id = NodeId(n as u32);
            done[n] = true;
            last = owner(id);
            for q in bits(&self.after[n * self.words..(n + 1) * self.words]) {
                waiting[q] -= 1;
            }
            out.push(id);
        }
        out
    }

    fn row<'a>(&self, matrix: &'a [u64], n: usize) -> RowRef<'a> {
        RowRef(&matrix[n * self.words..(n + 1) * self.words])
    }
}

struct RowRef<'a>(&'a [u64]);

impl RowRef<'_> {
    fn count_ones(&self) -> u32 {
        self.0.iter().map(|w| w.count_ones()).sum()
    }
}

fn merge(row: &mut [u64], more: &[u64]) {
    for (a, b) in row.iter_mut().zip(more) {
        *a |= b;
    }
}

/// The positions of the ones.
fn bits(row: &[u64]) -> impl Iterator<Item = usize> + '_ {
    row.iter().enumerate().flat_map(|(i, word)| {
        let mut rest = *word;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let bit = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                i * 64 + bit
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nodes(order: &mut PartialOrder, n: usize) -> Vec<NodeId> {
        (0..n).map(|_| order.add_node()).collect()
    }

    #[test]
    fn closes_under_transitivity_across_words() {
        let mut order = PartialOrder::default();
        let n = nodes(&mut order, 200);
        for w in n.windows(2).rev() {
            assert!(order.insert(w[0], w[1]));
        }
        assert!(order.precedes(n[0], n[199]));
        assert!(!order.insert(n[199], n[0]));
        assert_eq!(order.linearise(|_| 0), n);
    }

    #[test]
    fn settles_forced_choices() {
        let mut order = PartialOrder::default();
        let n = nodes(&mut order, 4);
        assert!(order.insert(n[1], n[0]));
        order.choose((n[0], n[1]), (n[2], n[3]));
        assert!(order.settle());
        assert!(order.precedes(n[2], n[3]));
    }

    /// Three choices of which every pair is possible and not all: found by search, not by settling.
    #[test]
    fn solve_backtracks() {
        let mut order = PartialOrder::default();
        let n = nodes(&mut order, 6);
        // All first edges together make a cycle, and the second edges of any two contradict each other.
        order.choose((n[0], n[1]), (n[3], n[4]));
        order.choose((n[1], n[2]), (n[4], n[5]));
        order.choose((n[2], n[0]), (n[5], n[3]));
        let mut both = order.clone();
        assert!(order.solve().is_some());
        assert!(both.insert(n[3], n[5]) && both.insert(n[0], n[2]) && both.insert(n[5], n[4]));
        assert!(both.insert(n[2], n[1]) || both.solve().is_none());
    }
}
