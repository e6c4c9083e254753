//! Atomic sections, and threads that stand still in them.

use super::Formula;
use crate::graph::{InstId, ItemId, ItemKind, Use};
use crate::order::Node;
use fencepost_check::layout::Tid;
use fencepost_ir::{FenceMask, NondetKind};
use fencepost_models::Model;
use fencepost_solver::circuit::Lit;
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;

impl Formula<'_> {
    pub(super) fn begin_section(&mut self, id: ItemId, model: &'static Model) {
        let count = self.events.events.iter().filter(|e| e.section == Some(id)).count();
        if count == 0 {
            return;
        }
        if self.order.is_total() || self.is_fenced(id, model) {
            let n = self.order.node();
            self.closed.insert(id, n);
            return;
        }
        let first = self.events.events.iter().find(|e| e.section == Some(id));
        let pair = first.is_some_and(|e| e.pair.is_some());
        if count == 1 || count == 2 && pair && !self.order.splits() {
            return;
        }
        let around = (self.order.node(), self.order.node());
        self.open.insert(id, around);
    }

    /// Whether full fences stand on both sides of a section.
    pub(super) fn is_fenced(&self, begin: ItemId, model: &'static Model) -> bool {
        self.fence_before(begin, model) && self.events.ends[&begin].iter().all(|e| self.fence_behind(*e, model))
    }

    pub(super) fn is_full(&self, id: ItemId, model: &'static Model) -> Option<bool> {
        match &self.graph.items[id.0 as usize].kind {
            ItemKind::Fence(kind) => Some(model.mapping.fence(*kind) == FenceMask::FULL),
            ItemKind::Start(..) | ItemKind::Join(_) => Some(true),
            ItemKind::Silent | ItemKind::Decision(..) | ItemKind::Nondet(..) | ItemKind::Allocate(_) => None,
            ItemKind::Yield => None,
            ItemKind::Load { .. }
            | ItemKind::Store { .. }
            | ItemKind::Rmw { .. }
            | ItemKind::CmpXchg { .. }
            | ItemKind::Release(..)
            | ItemKind::Free(_)
            | ItemKind::Begin
            | ItemKind::End
            | ItemKind::Exit(_)
            | ItemKind::Stop => Some(false),
        }
    }

    pub(super) fn fence_before(&self, begin: ItemId, model: &'static Model) -> bool {
        let mut inst = self.graph.items[begin.0 as usize].inst;
        let mut until = self.events.pos[&begin];
        loop {
            let items = &self.graph.insts[inst.0 as usize].items;
            for id in items.values().rev().filter(|i| self.events.pos[i] < until) {
                if let Some(full) = self.is_full(*id, model) {
                    return full;
                }
            }
            match self.graph.insts[inst.0 as usize].edges.as_slice() {
                [one] if one.from != InstId(0) => inst = one.from,
                _ => return false,
            }
            until = u32::MAX;
        }
    }

    pub(super) fn fence_behind(&self, end: ItemId, model: &'static Model) -> bool {
        let mut todo = vec![(self.graph.items[end.0 as usize].inst, self.events.pos[&end])];
        let mut seen: FxHashSet<InstId> = FxHashSet::default();
        while let Some((inst, after)) = todo.pop() {
            let items = &self.graph.insts[inst.0 as usize].items;
            let next = items.values().filter(|i| self.events.pos[i] > after).find_map(|i| self.is_full(*i, model));
            match next {
                Some(true) => continue,
                Some(false) => return false,
                None => {}
            }
            let mut any = false;
            for (k, i) in self.graph.insts.iter().enumerate() {
                if i.edges.iter().any(|e| e.from == inst) {
                    any = true;
                    if seen.insert(InstId(k as u32)) {
                        todo.push((InstId(k as u32), 0));
                    }
                }
            }
            if !any {
                return false;
            }
        }
        true
    }

    /// Sections that are not one moment: everything of other threads is before or behind all of it.
    pub(super) fn sections(&mut self) {
        let mut open: Vec<(ItemId, (Node, Node))> = self.open.iter().map(|(k, v)| (*k, *v)).collect();
        open.sort_unstable();
        for (s, (before, behind)) in open {
            let inside: Vec<usize> =
                (0..self.executed.len()).filter(|e| self.events.events[*e].section == Some(s)).collect();
            let thread = self.events.events[inside[0]].thread;
            let mut any = Vec::new();
            // Also what a section did that stops before its end has its place in it.
            for (k, &later) in inside.iter().enumerate() {
                let n = self.place[later].0;
                for &earlier in &inside[..k] {
                    let m = self.place[earlier].0;
                    let both = self.circuit.and(self.path[earlier], self.path[later]);
                    self.order.edge_if(both, m, n);
                }
                self.order.edge_if(self.path[later], before, n);
                self.order.edge_if(self.path[later], n, behind);
                any.push(self.path[later]);
            }
            let executed = self.circuit.or_all(&any);
            let mut others: Vec<(Node, Lit)> = Vec::new();
            for (e, event) in self.events.events.iter().enumerate() {
                if event.thread != thread {
                    others.push((self.place[e].0, self.executed[e]));
                }
            }
            others.extend(self.ends.iter().filter(|e| e.thread != thread).map(|e| (e.node, e.executed)));
            for (n, other) in others {
                let (first, last) = (self.circuit.input(), self.circuit.input());
                self.order.edge_if(first, n, before);
                self.order.edge_if(last, behind, n);
                self.clause(&[!executed, !other, first, last]);
            }
        }
    }

    // --- deadlock ----------------------------------------------------------------------------

    /// When the process has not ended and nobody can go on.
    pub(super) fn deadlock(&mut self) -> Lit {
        if self.graph.deadlocked || self.blocked.is_empty() {
            return Lit::FALSE;
        }
        let dead = self.circuit.input();
        let last = self.order.node();
        for e in 0..self.executed.len() {
            if self.events.events[e].store {
                self.order.edge_if(self.executed[e], self.place[e].0, last);
            }
        }
        let mut still: BTreeMap<Tid, Vec<Lit>> = BTreeMap::new();
        for (t, when, section) in self.blocked.clone() {
            let mut holds = when;
            if let Some(s) = section {
                // It looks at memory when everything has arrived.
                let stuck = self.circuit.and(dead, when);
                for e in 0..self.executed.len() {
                    let event = &self.events.events[e];
                    if event.section == Some(s) && !event.store {
                        self.order.edge_if(stuck, last, self.place[e].0);
                    }
                }
                let inputs: Vec<ItemId> =
                    self.events.section.iter().filter(|(_, x)| **x == s).map(|(i, _)| *i).collect();
                for i in inputs {
                    match (&self.graph.items[i.0 as usize].kind, self.graph.answer_node(i)) {
                        // Luck does not count: it must wait whatever the library does not promise.
                        (ItemKind::Nondet(_, NondetKind::Spurious), Some(n)) => {
                            let zero = self.graph.value(0, 0);
                            let is = self.is(Use::Node(n), zero);
                            holds = self.circuit.and(holds, is);
                        }
                        // With another value it may go on, which one formula does not say.
                        (ItemKind::Nondet(_, NondetKind::Input), _) => {
                            self.unjudged = true;
                            holds = Lit::FALSE;
                        }
                        _ => {}
                    }
                }
            }
            still.entry(t).or_default().push(holds);
        }
        for returned in std::mem::take(&mut self.returned) {
            self.clause(&[!dead, !returned]);
        }
        let mut some = vec![!dead];
        some.extend(still.values().flatten());
        self.clause(&some);
        let tids: Vec<Tid> = self.started.keys().copied().collect();
        for t in tids {
            let mut fine = still.remove(&t).unwrap_or_default();
            fine.extend([!dead, !self.started[&t], self.ended[&t]]);
            self.clause(&fine);
        }
        dead
    }
}
