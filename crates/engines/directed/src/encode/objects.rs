//! The life of objects: accesses come before the end, ends come once; otherwise there is something new to see.

use super::{End, Formula, Wanted};
use crate::events::Event;
use crate::graph::{InstId, ItemId, ItemKind, Use};
use crate::order::{Line, Order};
use fencepost_check::interp::Allocation;
use fencepost_check::layout::Tid;
use fencepost_models::Kind;
use fencepost_solver::circuit::Lit;
use std::collections::BTreeMap;

impl Formula<'_> {
    /// Whether another thread may touch an object, or its own thread behind a point.
    fn is_touched(&self, object: usize, owner: Tid, pos: u32) -> bool {
        let may = |e: &Event| e.thread != owner || e.pos > pos;
        self.events.events.iter().any(|e| may(e) && self.reaches(e.addr, object))
    }

    /// The stack objects that end with an item, of those that somebody may touch when they have.
    pub(super) fn released(&self, item: ItemId, (from, to): (u64, u64)) -> Vec<(usize, Lit)> {
        let owner = |i: &ItemId| self.graph.insts[self.graph.items[i.0 as usize].inst.0 as usize].thread;
        let (thread, pos) = (owner(&item), self.events.pos[&item]);
        let own = |(i, a): &(ItemId, Allocation)| {
            !a.heap && a.base >= from && a.base < to && owner(i) == thread && self.events.pos[i] < pos
        };
        let objects = self.events.objects.iter().enumerate().filter(|(_, o)| own(o)).map(|(k, _)| k);
        objects.filter(|o| self.is_touched(*o, thread, pos)).map(|o| (o, Lit::TRUE)).collect()
    }

    /// Whether objects may end that somebody may touch when they have.
    pub(super) fn has_ends(&self) -> bool {
        self.graph.items.iter().enumerate().any(|(i, item)| match item.kind {
            ItemKind::Free(_) => true,
            ItemKind::Release(from, to) => !self.released(ItemId(i as u32), (from, to)).is_empty(),
            _ => false,
        })
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
        // It takes its place like a store to all of the object.
        let dual = self.closed_node(item).is_some();
        if self.order.splits() {
            let mut order = std::mem::replace(&mut self.order, Order::new(fencepost_models::MODELS[0].keep));
            let objects = self.ends[self.ends.len() - 1].objects.clone();
            order.access(line, usize::MAX, Kind::W, node, g, hard, dual, &mut |before, guard| {
                if before == usize::MAX {
                    return Lit::FALSE;
                }
                let touch = self.meets(before, &objects);
                self.circuit.and(guard, touch)
            });
            self.order = order;
            self.depend_end(line, item, node, g, hard);
        } else {
            self.order.access(line, usize::MAX, Kind::W, node, g, hard, dual, &mut |_, _| Lit::FALSE);
        }
    }

    /// When an event touches an object that ends.
    fn meets(&mut self, e: usize, objects: &[(usize, Lit)]) -> Lit {
        let addr = self.events.events[e].addr;
        let mut meets = Vec::new();
        for (o, ending) in objects {
            if !self.reaches(addr, *o) {
                continue;
            }
            let a = self.events.objects[*o].1.clone();
            for v in self.events.values(addr) {
                let at = self.graph.values[v.0 as usize].0 as u64;
                if a.base <= at && at < a.base + a.size {
                    let is = self.is(addr, v);
                    meets.push(self.circuit.and(is, *ending));
                }
            }
        }
        self.circuit.or_all(&meets)
    }

    /// Accesses come before the end of their object; otherwise something new is shown.
    pub(super) fn lifetimes(&mut self) {
        let ends = self.ends.clone();
        let mut lates: BTreeMap<usize, Vec<Lit>> = BTreeMap::new();
        let mut again: BTreeMap<ItemId, Vec<Lit>> = BTreeMap::new();
        let mut overtaken: BTreeMap<usize, Vec<Lit>> = BTreeMap::new();
        for end in &ends {
            for e in 0..self.executed.len() {
                let event = self.events.events[e].clone();
                if event.pair.is_some() && event.store {
                    continue;
                }
                let meets = self.meets(e, &end.objects);
                if meets == Lit::FALSE {
                    continue;
                }
                let both = self.circuit.and_all(&[meets, end.executed, self.path[e]]);
                // Where the model lets other accesses overtake this one, its thread may go on behind it, to what makes the other thread end
                // the object. (Machines see to it by themselves.)
                let goes_on = self.order.splits() && event.thread != end.thread;
                let over = if goes_on { self.circuit.input() } else { Lit::FALSE };
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
                let before = self.circuit.and(before, !over);
                let over = self.circuit.and_all(&[both, over, !late]);
                self.order.edge_if(over, end.node, self.place[e].0);
                if over != Lit::FALSE {
                    overtaken.entry(e).or_default().push(over);
                    self.push_goal(over, Wanted::Overtaken(event.item));
                }
                self.order.edge_if(before, self.place[e].0, end.node);
                lates.entry(e).or_default().push(late);
                self.push_goal(late, Wanted::Late(event.item));
            }
        }
        for (e, lits) in overtaken {
            let any = self.circuit.or_all(&lits);
            self.overtaken.insert(e, any);
        }
        let mortal: Vec<(usize, Lit)> = self.late.iter().map(|(e, l)| (*e, *l)).collect();
        for (e, late) in mortal {
            let any = self.circuit.or_all(lates.get(&e).map_or(&[][..], Vec::as_slice));
            let same = self.circuit.iff(late, any);
            self.clause(&[same]);
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
                if self.order.splits() && lit != Lit::FALSE {
                    // The later one ends nothing, and its thread goes no further.
                    let later = self.circuit.input();
                    let (this, that) = (self.circuit.and(lit, later), self.circuit.and(lit, !later));
                    self.order.edge_if(this, other.node, end.node);
                    self.order.edge_if(that, end.node, other.node);
                    again.entry(end.item).or_default().push(this);
                    again.entry(other.item).or_default().push(that);
                }
            }
        }
        let mortal: Vec<(ItemId, Lit)> = self.again.iter().map(|(i, l)| (*i, *l)).collect();
        for (item, dead) in mortal {
            let any = self.circuit.or_all(again.get(&item).map_or(&[][..], Vec::as_slice));
            let same = self.circuit.iff(dead, any);
            self.clause(&[same]);
        }
    }
}
