//! Dependencies: what a value was computed from comes before the event that it makes possible.
//!
//! Source: `docs/memory-models.md`, axiom 1, the last row of the table: address and data dependencies from a load to any access,
//! control dependencies from a load to a store; a load that reads its own thread's store depends on what that store depends
//! on. Each node of the graph that depends on loads has a node of the order behind them; phis by the way that is taken.
//! Guarantee: as the interpreter carries dependencies along ([`fencepost_check::deps`]): through all operands of an
//! operation, whether or not its result can differ. Values that come from another thread (an argument, a result) carry none,
//! because creation and join are full fences.
//! Beyond SATCheck, which has no such model.

use super::Formula;
use crate::graph::{ItemId, ItemKind, NodeId, NodeKind, Use};
use crate::order::{Line, Node};
use fencepost_check::follow::{At, Decision};
use fencepost_ir::Op;
use fencepost_models::Kind;
use fencepost_solver::circuit::Lit;

impl Formula<'_> {
    /// The node behind everything that an operand depends on.
    pub(super) fn ready(&mut self, u: Use) -> Option<Node> {
        let Use::Node(n) = u else { return None };
        if let Some(known) = self.ready.get(&n) {
            return *known;
        }
        let node = match self.graph.nodes[n.0 as usize].clone() {
            NodeKind::Answer(item) | NodeKind::Stored(item) => self.ready_answer(item),
            NodeKind::Phi(..) | NodeKind::Constant(_) => None,
            NodeKind::Apply(_, inputs) => {
                let all: Vec<Option<Node>> = inputs.into_iter().map(|i| self.ready(Use::Node(i))).collect();
                self.behind(all)
            }
            NodeKind::Equal(a, b, _) => {
                let all = vec![self.ready(a), self.ready(b)];
                self.behind(all)
            }
            NodeKind::Offset(m, _) => self.ready(Use::Node(m)),
        };
        self.ready.insert(n, node);
        node
    }

    fn ready_answer(&mut self, item: ItemId) -> Option<Node> {
        let load = *self.events.of.get(&item)?.first()?;
        if self.events.events[load].thread != self.walking {
            return None;
        }
        let node = Some(self.place[load].0);
        match self.graph.items[item.0 as usize].kind {
            // What it answers says also whether it stored.
            ItemKind::CmpXchg { expected, .. } => {
                let all = vec![node, self.ready(expected)];
                self.behind(all)
            }
            _ => node,
        }
    }

    /// A node behind several.
    fn behind(&mut self, nodes: Vec<Option<Node>>) -> Option<Node> {
        let mut all: Vec<Node> = nodes.into_iter().flatten().collect();
        all.sort_unstable();
        all.dedup();
        match all.as_slice() {
            [] => None,
            [one] => Some(*one),
            several => {
                let n = self.order.node();
                for m in several {
                    self.order.edge(*m, n);
                }
                Some(n)
            }
        }
    }

    /// A phi gets its value on one way.
    pub(super) fn depend_phi(&mut self, phi: NodeId, when: Lit, from: Use) {
        if !self.order.has_dependencies() {
            return;
        }
        if let Some(before) = self.ready(from) {
            let node = match self.ready.get(&phi) {
                Some(Some(n)) => *n,
                Some(None) | None => self.order.node(),
            };
            self.ready.insert(phi, Some(node));
            self.order.edge_if(when, before, node);
        }
    }

    /// An event comes behind what it depends on.
    pub(super) fn depend_event(&mut self, line: &Line, e: usize, kind: Kind, g: Lit, hard: bool) {
        let item = self.events.events[e].item;
        // A section between full fences is one moment, and everything else of its thread is before or behind it.
        if !self.order.has_dependencies() || self.closed_node(item).is_some() {
            return;
        }
        let (addr, value) = (self.events.events[e].addr, self.events.events[e].value);
        let mut all = vec![self.ready(addr)];
        if kind == Kind::W {
            all.push(self.ready(value));
            self.made_of.insert(e, all.iter().flatten().copied().collect());
            all.push(line.control);
            if let ItemKind::CmpXchg { expected, .. } = self.graph.items[item.0 as usize].kind {
                all.push(self.ready(expected));
            }
        }
        let guard = if hard { Lit::TRUE } else { g };
        for before in all.into_iter().flatten() {
            self.order.edge_if(guard, before, self.place[e].0);
        }
    }

    /// The end of an object comes behind what its address and the way to it depend on.
    pub(super) fn depend_end(&mut self, line: &Line, item: ItemId, node: Node, g: Lit, hard: bool) {
        if !self.order.has_dependencies() || self.closed_node(item).is_some() {
            return;
        }
        let mut all = vec![line.control];
        if let ItemKind::Free(addr) = self.graph.items[item.0 as usize].kind {
            all.push(self.ready(addr));
        }
        let guard = if hard { Lit::TRUE } else { g };
        for before in all.into_iter().flatten() {
            self.order.edge_if(guard, before, node);
        }
    }

    /// A decision: later stores depend on it.
    pub(super) fn depend_control(&mut self, line: &mut Line, at: At, what: Decision, by: Use, g: Lit) {
        if !self.order.has_dependencies() || !self.is_control(at, what) {
            return;
        }
        if let Some(before) = self.ready(by) {
            let node = self.order.node();
            if let Some(control) = line.control {
                self.order.edge(control, node);
            }
            self.order.edge_if(g, before, node);
            line.control = Some(node);
        }
    }

    /// Whether a decision is control flow: the size of an object is not.
    pub(super) fn is_control(&self, at: At, what: Decision) -> bool {
        match what {
            Decision::Branch | Decision::Assume | Decision::Await | Decision::Assert | Decision::Callee => true,
            Decision::Size => {
                let block = &self.code.program.func(at.func).blocks[at.block.index()];
                block.insts.get(at.ip as usize).is_some_and(|i| matches!(i.op, Op::MemCopy { .. } | Op::MemSet { .. }))
            }
            Decision::Check | Decision::Zero | Decision::Thread | Decision::Other => false,
        }
    }
}
