//! A linear order of a graph of accesses, with few changes of thread and near to program order.
//!
//! Tied nodes come out next to each other: nothing of another thread falls between them. A tie is two edges, there and
//! back, that count only for the components of the graph; a component that is tied is sorted by itself. The thread's own
//! accesses may come between (an engine may have ranked them so), which makes them part of the component.

use crate::layout::Tid;
use crate::trace::OrderItem;
use std::collections::BTreeSet;

/// Accesses and marks, and what must come before what.
#[derive(Debug, Default)]
pub(super) struct Graph {
    nodes: Vec<Node>,
    /// The accesses in the order of their ranks.
    pub ranked: Vec<u32>,
    /// Accesses of sections that never end: what can come before them does.
    pub late: Vec<u32>,
}

#[derive(Debug)]
struct Node {
    thread: Tid,
    access: Option<OrderItem>,
    next: Vec<u32>,
    tied: Vec<u32>,
}

impl Graph {
    /// Adds a node that is no access.
    pub fn mark(&mut self, thread: Tid) -> u32 {
        self.nodes.push(Node { thread, access: None, next: Vec::new(), tied: Vec::new() });
        self.nodes.len() as u32 - 1
    }

    /// Adds an access. Those of one thread must be added in program order.
    pub fn access_node(&mut self, thread: Tid, event: u32, store: bool) -> u32 {
        let node = self.mark(thread);
        self.nodes[node as usize].access = Some(OrderItem { event, store });
        node
    }

    /// The access that a node is.
    pub fn access(&self, node: u32) -> Option<OrderItem> {
        self.nodes[node as usize].access
    }

    /// Puts `a` before `b`.
    pub fn edge(&mut self, a: u32, b: u32) {
        self.nodes[a as usize].next.push(b);
    }

    /// Nothing of another thread may come between these.
    pub fn tie(&mut self, nodes: &[u32]) {
        if let (Some(&first), Some(&last)) = (nodes.first(), nodes.last()) {
            if first != last {
                for pair in nodes.windows(2) {
                    self.nodes[pair[0] as usize].tied.push(pair[1]);
                }
                self.nodes[last as usize].tied.push(first);
            }
        }
    }

    /// All nodes in a legal order; or two nodes that contradict each other.
    pub fn sort(&self) -> Result<Vec<u32>, (u32, u32)> {
        let (unit, units) = self.components();
        let mut sorter = Sorter::new(self, &unit, &units)?;
        let mut out = Vec::with_capacity(self.nodes.len());
        while let Some(u) = sorter.pick() {
            self.within(&units[u as usize], &unit, &mut out)?;
            sorter.done(u);
        }
        Ok(out)
    }

    /// Sorts one component: program order as far as the edges allow.
    fn within(&self, members: &[u32], unit: &[u32], out: &mut Vec<u32>) -> Result<(), (u32, u32)> {
        if let &[only] = members {
            out.push(only);
            return if self.nodes[only as usize].next.contains(&only) { Err((only, only)) } else { Ok(()) };
        }
        let number = |node: u32| members.binary_search(&node).unwrap_or(0);
        let same = |a: u32, b: &u32| unit[a as usize] == unit[*b as usize];
        let mut waiting = vec![0u32; members.len()];
        for &a in members {
            for &b in self.nodes[a as usize].next.iter().filter(|b| same(a, b)) {
                waiting[number(b)] += 1;
            }
        }
        let mut ready: BTreeSet<u32> = members.iter().copied().filter(|m| waiting[number(*m)] == 0).collect();
        let mut sorted = 0;
        while let Some(a) = ready.pop_first() {
            out.push(a);
            sorted += 1;
            for &b in self.nodes[a as usize].next.iter().filter(|b| same(a, b)) {
                waiting[number(b)] -= 1;
                if waiting[number(b)] == 0 {
                    ready.insert(b);
                }
            }
        }
        if sorted == members.len() {
            return Ok(());
        }
        let stuck: Vec<u32> = members.iter().copied().filter(|m| waiting[number(*m)] > 0).collect();
        Err((stuck[0], stuck[stuck.len() - 1]))
    }

    /// The strongly connected components (Tarjan): each node's, and the members of each, sorted.
    fn components(&self) -> (Vec<u32>, Vec<Vec<u32>>) {
        const NONE: u32 = u32::MAX;
        let n = self.nodes.len();
        let (mut index, mut low, mut unit) = (vec![NONE; n], vec![0u32; n], vec![NONE; n]);
        let (mut stack, mut units, mut counter) = (Vec::new(), Vec::new(), 0);
        let mut calls: Vec<(u32, usize)> = Vec::new();
        let successor = |a: u32, k: usize| {
            let node = &self.nodes[a as usize];
            node.next.get(k).or_else(|| node.tied.get(k - node.next.len())).copied()
        };
        for root in 0..n as u32 {
            if index[root as usize] != NONE {
                continue;
            }
            calls.push((root, 0));
            while let Some((a, k)) = calls.pop() {
                if k == 0 {
                    (index[a as usize], low[a as usize]) = (counter, counter);
                    counter += 1;
                    stack.push(a);
                }
                let Some(b) = successor(a, k) else {
                    if low[a as usize] == index[a as usize] {
                        let at = stack.iter().rposition(|x| *x == a).unwrap_or(0);
                        let mut members = stack.split_off(at);
                        members.sort_unstable();
                        members.iter().for_each(|m| unit[*m as usize] = units.len() as u32);
                        units.push(members);
                    }
                    if let Some((parent, _)) = calls.last() {
                        low[*parent as usize] = low[*parent as usize].min(low[a as usize]);
                    }
                    continue;
                };
                calls.push((a, k + 1));
                if index[b as usize] == NONE {
                    calls.push((b, 0));
                } else if unit[b as usize] == NONE {
                    low[a as usize] = low[a as usize].min(index[b as usize]);
                }
            }
        }
        (unit, units)
    }
}

/// Picks components one after another.
struct Sorter<'a> {
    graph: &'a Graph,
    unit: &'a [u32],
    units: &'a [Vec<u32>],
    waiting: Vec<u32>,
    done: Vec<bool>,
    /// Components without an access that are ready.
    marks: Vec<u32>,
    /// Components that have to wait for all others, and are ready.
    late: Vec<u32>,
    /// For each thread, the components that are ready, by their first access.
    ready: Vec<BTreeSet<(u32, u32)>>,
    /// For each thread its accesses in program order, and the first that has no place yet.
    own: Vec<Vec<u32>>,
    first: Vec<usize>,
    /// The first of the ranked accesses that has no place yet.
    rank: usize,
    last: Tid,
}

impl<'a> Sorter<'a> {
    fn new(graph: &'a Graph, unit: &'a [u32], units: &'a [Vec<u32>]) -> Result<Sorter<'a>, (u32, u32)> {
        let thread = |n: u32| graph.nodes[n as usize].thread;
        for members in units {
            if let Some(&other) = members.iter().find(|m| thread(**m) != thread(members[0])) {
                let is_access = |m: &&u32| graph.access(**m).is_some();
                let in_thread = |t: Tid| members.iter().filter(is_access).copied().find(|m| thread(*m) == t);
                let (a, b) = (in_thread(thread(members[0])), in_thread(thread(other)));
                return Err((a.unwrap_or(members[0]), b.unwrap_or(other)));
            }
        }
        let mut waiting = vec![0u32; units.len()];
        let threads = graph.nodes.iter().map(|n| n.thread as usize + 1).max().unwrap_or(0);
        let mut own: Vec<Vec<u32>> = vec![Vec::new(); threads];
        for (a, node) in graph.nodes.iter().enumerate() {
            if node.access.is_some() {
                own[node.thread as usize].push(a as u32);
            }
            for b in node.next.iter().filter(|b| unit[**b as usize] != unit[a]) {
                waiting[unit[*b as usize] as usize] += 1;
            }
        }
        let (marks, late, ready) = (Vec::new(), Vec::new(), vec![BTreeSet::new(); threads]);
        let (done, first) = (vec![false; units.len()], vec![0; threads]);
        let mut sorter = Sorter { graph, unit, units, waiting, done, marks, late, ready, own, first, rank: 0, last: 0 };
        for u in (0..units.len() as u32).filter(|u| sorter.waiting[*u as usize] == 0).collect::<Vec<_>>() {
            sorter.add(u);
        }
        Ok(sorter)
    }

    /// A component is ready.
    fn add(&mut self, u: u32) {
        match self.key(u) {
            Some(_) if self.graph.late.iter().any(|n| self.unit[*n as usize] == u) => self.late.push(u),
            Some(first) => {
                self.ready[self.graph.nodes[first as usize].thread as usize].insert((first, u));
            }
            None => self.marks.push(u),
        }
    }

    /// The next component: if possible of the same thread and in program order.
    fn pick(&mut self) -> Option<u32> {
        if let Some(u) = self.marks.pop() {
            return Some(u);
        }
        while self.graph.ranked.get(self.rank).is_some_and(|n| self.done[self.unit[*n as usize] as usize]) {
            self.rank += 1;
        }
        let ranked = self.graph.ranked.get(self.rank).copied();
        let ranked_thread = ranked.map_or(self.last, |n| self.graph.nodes[n as usize].thread);
        let threads = 0..self.ready.len() as Tid;
        let u = self
            .in_order(self.last)
            .or_else(|| self.in_order(ranked_thread))
            .or_else(|| ranked.map(|n| self.unit[n as usize]).filter(|u| self.is_ready(ranked_thread, *u)))
            .or_else(|| threads.clone().find_map(|t| self.in_order(t)))
            .or_else(|| self.any(ranked_thread))
            .or_else(|| threads.clone().find_map(|t| self.any(t)))
            .or_else(|| self.late.pop())?;
        let thread = self.graph.nodes[self.units[u as usize][0] as usize].thread;
        let key = self.key(u)?;
        self.ready[thread as usize].remove(&(key, u));
        self.last = thread;
        Some(u)
    }

    fn is_ready(&self, thread: Tid, u: u32) -> bool {
        self.key(u).is_some_and(|key| self.ready[thread as usize].contains(&(key, u)))
    }

    /// The first access of a component.
    fn key(&self, u: u32) -> Option<u32> {
        self.units[u as usize].iter().copied().find(|m| self.graph.access(*m).is_some())
    }

    fn any(&self, thread: Tid) -> Option<u32> {
        self.ready[thread as usize].first().map(|(_, u)| *u)
    }

    /// The component of a thread's first access that has no place yet, if it is ready.
    fn in_order(&self, thread: Tid) -> Option<u32> {
        let first = self.own[thread as usize].get(self.first[thread as usize])?;
        self.ready[thread as usize].first().filter(|(access, _)| access == first).map(|(_, u)| *u)
    }

    /// A component has its place.
    fn done(&mut self, u: u32) {
        self.done[u as usize] = true;
        for &a in &self.units[u as usize] {
            let node = &self.graph.nodes[a as usize];
            let (own, first) = (&self.own[node.thread as usize], &mut self.first[node.thread as usize]);
            while own.get(*first).is_some_and(|n| self.done[self.unit[*n as usize] as usize]) {
                *first += 1;
            }
            for &b in &node.next {
                let next = self.unit[b as usize];
                if next != u {
                    self.waiting[next as usize] -= 1;
                    if self.waiting[next as usize] == 0 {
                        self.add(next);
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn events(graph: &Graph) -> Result<Vec<u32>, (u32, u32)> {
        Ok(graph.sort()?.into_iter().filter_map(|n| graph.access(n)).map(|a| a.event).collect())
    }

    #[test]
    fn stays_with_a_thread() {
        let mut graph = Graph::default();
        for (event, thread) in [(0, 0), (1, 0), (2, 1), (3, 1)] {
            graph.access_node(thread, event, false);
        }
        assert_eq!(events(&graph), Ok(vec![0, 1, 2, 3]));
        graph.edge(2, 0);
        assert_eq!(events(&graph), Ok(vec![2, 3, 0, 1]));
    }

    #[test]
    fn ties_keep_others_out() {
        let mut graph = Graph::default();
        for (event, thread) in [(0, 0), (1, 0), (2, 0), (3, 1)] {
            graph.access_node(thread, event, false);
        }
        graph.tie(&[0, 2]);
        graph.edge(3, 2);
        // The other thread's access comes before both. The thread's own may come between if it must.
        assert_eq!(events(&graph), Ok(vec![3, 0, 2, 1]));
        graph.edge(0, 1);
        graph.edge(1, 2);
        assert_eq!(events(&graph), Ok(vec![3, 0, 1, 2]));
        graph.edge(0, 3);
        assert!(events(&graph).is_err());
    }

    #[test]
    fn cycles_are_errors() {
        let mut graph = Graph::default();
        let (a, b) = (graph.access_node(0, 0, false), graph.access_node(0, 1, false));
        graph.edge(a, b);
        graph.edge(b, a);
        assert_eq!(events(&graph), Err((a, b)));
    }
}
