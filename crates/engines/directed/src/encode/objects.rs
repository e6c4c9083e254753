//! The life of objects: accesses come before the end, ends come once; otherwise there is something new to see.

use super::{End, Formula, Wanted};
use crate::graph::{InstId, ItemId, Use};
use crate::order::Line;
use fencepost_check::layout::Tid;
use fencepost_models::Kind;
use fencepost_solver::circuit::Lit;

impl Formula<'_> {
    /// Whether another thread may touch an object.
    pub(super) fn is_touched(&self, object: usize, owner: Tid) -> bool {
        self.events.events.iter().any(|e| e.thread != owner && self.reaches(e.addr, object))
    }

    pub(super) fn reaches(&self, addr: Use, object: usize) -> bool {
        let a = &self.events.objects[object].1;
        self.events.values(addr).iter().any(|v| {
            let at = self.graph.values[v.0 as usize].0 as u64;
            a.base <= at && at < a.base + a.size
        })
    }

    pub(super) fn end_objects(
        &mut self,
        line: &mut Line,
        item: ItemId,
        inst: InstId,
        g: Lit,
        hard: bool,
        objects: Vec<(usize, Lit)>,
    ) {
        let node = match self.closed_node(item) {
            Some(n) => n,
            None => self.order.node(),
        };
        let thread = self.graph.insts[inst.0 as usize].thread;
        let pos = self.events.pos[&item];
        self.ends.push(End { item, thread, pos, executed: g, node, objects });
        // It takes its place like a store.
        let dual = self.closed_node(item).is_some();
        self.order.access(line, usize::MAX, Kind::W, node, g, hard, dual, &mut |_, _| Lit::FALSE);
    }

    /// Accesses come before the end of their object; otherwise something new is shown.
    pub(super) fn lifetimes(&mut self) {
        let ends = self.ends.clone();
        for end in &ends {
            for e in 0..self.executed.len() {
                let event = self.events.events[e].clone();
                let mut meets = Vec::new();
                for (o, ending) in &end.objects {
                    if !self.reaches(event.addr, *o) {
                        continue;
                    }
                    let a = self.events.objects[*o].1.clone();
                    for v in self.events.values(event.addr) {
                        let at = self.graph.values[v.0 as usize].0 as u64;
                        if a.base <= at && at < a.base + a.size {
                            let is = self.is(event.addr, v);
                            meets.push(self.circuit.and(is, *ending));
                        }
                    }
                }
                if meets.is_empty() || event.pair.is_some() && event.store {
                    continue;
                }
                let meets = self.circuit.or_all(&meets);
                let both = self.circuit.and_all(&[meets, end.executed, self.path[e]]);
                let (late, before) = if event.thread == end.thread {
                    if event.pos < end.pos {
                        continue;
                    }
                    (both, Lit::FALSE)
                } else {
                    let late = self.circuit.input();
                    self.order.edge_if(late, end.node, self.place[e].0);
                    (self.circuit.and(both, late), self.circuit.and(both, !late))
                };
                self.order.edge_if(before, self.place[e].0, end.node);
                self.push_goal(late, Wanted::Late(event.item));
            }
        }
        for (k, end) in ends.iter().enumerate() {
            for other in &ends[..k] {
                let mut same = Vec::new();
                for (o, x) in &end.objects {
                    for (p, y) in &other.objects {
                        if o == p && self.events.objects[*o].1.heap {
                            same.push(self.circuit.and(*x, *y));
                        }
                    }
                }
                let same = self.circuit.or_all(&same);
                let lit = self.circuit.and_all(&[same, end.executed, other.executed]);
                self.push_goal(lit, Wanted::Late(end.item));
            }
        }
    }
}
