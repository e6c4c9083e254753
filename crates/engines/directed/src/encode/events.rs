//! Events take their places in the order: fences around accesses, read-modify-writes, addresses that are no object's.

use super::{Beyond, Formula, Wanted};
use crate::graph::{ItemId, ItemKind};
use crate::order::{Line, Node, Order};
use fencepost_ir::FenceMask;
use fencepost_models::Kind;
use fencepost_solver::circuit::Lit;

impl Formula<'_> {
    pub(super) fn halves(&self, id: ItemId) -> [usize; 2] {
        let of = &self.events.of[&id];
        [of[0], of[1]]
    }

    pub(super) fn closed_node(&self, id: ItemId) -> Option<Node> {
        self.events.section.get(&id).and_then(|s| self.closed.get(s)).copied()
    }

    pub(super) fn pair_node(&mut self, id: ItemId) -> Node {
        match self.closed_node(id) {
            Some(n) => n,
            None => self.order.node(),
        }
    }

    pub(super) fn wrap(&mut self, line: &mut Line, mask: FenceMask, g: Lit, hard: bool, id: ItemId) {
        if mask != FenceMask::NONE && self.closed_node(id).is_none() {
            self.order.fence(line, mask, g, hard);
        }
    }

    pub(super) fn wrap_either(
        &mut self,
        line: &mut Line,
        [yes, no]: [FenceMask; 2],
        [done, failed]: [Lit; 2],
        g: Lit,
        hard: bool,
        id: ItemId,
    ) {
        if yes == no {
            self.wrap(line, yes, g, hard, id);
        } else {
            self.wrap(line, yes, done, false, id);
            self.wrap(line, no, failed, false, id);
        }
    }

    /// Gives an event its place. Says when the thread goes on behind it: not at an address that is no object's.
    pub(super) fn place_event(
        &mut self,
        line: &mut Line,
        e: usize,
        kind: Kind,
        g: Lit,
        hard: bool,
        node: Option<Node>,
    ) -> Lit {
        let item = self.events.events[e].item;
        let closed = self.closed_node(item);
        let dual = closed.is_some() || (node.is_some() && !self.order.splits());
        let n = match closed.or(node) {
            Some(n) => n,
            None => self.order.node(),
        };
        self.seq += 1;
        self.place[e] = (n, self.seq);
        // A store of a section that is not finished has not happened.
        let executed = match (kind, self.events.events[e].section) {
            (Kind::W, Some(_)) => self.circuit.input(),
            (Kind::W | Kind::R, _) => g,
        };
        self.executed[e] = executed;
        self.path[e] = g;
        if let Beyond::GoOn(passed) = self.beyond {
            self.passed[e] = passed;
        }
        let mut order = std::mem::replace(&mut self.order, Order::new(fencepost_models::MODELS[0].keep));
        // It has its place nevertheless: the section itself sees it.
        order.access(line, e, kind, n, g, hard, dual, &mut |before, guard| {
            if before == usize::MAX {
                return Lit::FALSE;
            }
            let same = self.touch(before, e);
            self.circuit.and(guard, same)
        });
        self.order = order;
        self.depend_event(line, e, kind, g, hard);
        let g = self.valid_address(e, g);
        self.alive(e, g)
    }

    /// Where a thread stops at a read-modify-write, because nobody knows what it stores, the store will take its place right
    /// behind the load. So what the store must wait for comes before the load. No run is lost: nothing of the thread comes
    /// behind the load, so the load may wait, too.
    pub(super) fn leave_room(&mut self, line: &Line, load: usize, before: Lit, g: Lit) {
        let item = self.events.events[load].item;
        if !self.order.splits() || before == g || self.closed_node(item).is_some() {
            return;
        }
        let stops = self.circuit.and(before, !g);
        let n = self.place[load].0;
        let mut behind = line.clone();
        let mut order = std::mem::replace(&mut self.order, Order::new(fencepost_models::MODELS[0].keep));
        order.access(&mut behind, load, Kind::W, n, stops, false, false, &mut |earlier, guard| {
            if earlier == usize::MAX || earlier == load {
                return Lit::FALSE;
            }
            let same = self.touch(earlier, load);
            self.circuit.and(guard, same)
        });
        self.order = order;
        if !self.order.has_dependencies() {
            return;
        }
        let mut all = vec![line.control];
        if let ItemKind::Rmw { addr, value, .. } = self.graph.items[item.0 as usize].kind {
            all.extend([self.ready(addr), self.ready(value)]);
        }
        for before in all.into_iter().flatten().filter(|m| *m != n) {
            self.order.edge_if(stops, before, n);
        }
    }

    /// A thread goes no further where it uses an object that has ended. Machines see to it by themselves.
    fn alive(&mut self, e: usize, g: Lit) -> Lit {
        let half = self.events.events[e].store && self.events.events[e].pair.is_some();
        if !self.order.splits() || !self.mortal || half {
            return g;
        }
        let late = self.circuit.input();
        self.late.insert(e, late);
        self.circuit.and(g, !late)
    }

    /// When two events touch the same bytes.
    pub(super) fn touch(&mut self, a: usize, b: usize) -> Lit {
        let (x, y) = (self.events.events[a].addr, self.events.events[b].addr);
        self.equal(x, y)
    }

    /// An address that is no object's is something new.
    pub(super) fn valid_address(&mut self, e: usize, g: Lit) -> Lit {
        let any = self.bad_address(e);
        if any == Lit::FALSE {
            return g;
        }
        let lit = self.circuit.and(g, any);
        self.push_goal(lit, Wanted::BadAddress(self.events.events[e].item));
        self.circuit.and(g, !any)
    }

    /// When the address of an event is no object's.
    pub(super) fn bad_address(&mut self, e: usize) -> Lit {
        let (addr, size, store) = {
            let event = &self.events.events[e];
            (event.addr, event.size, event.store)
        };
        let mut bad = Vec::new();
        for v in self.events.values(addr) {
            let (bits, undef) = self.graph.values[v.0 as usize];
            let checked = self.objects.check(self.code, bits as u64, u64::from(size), store);
            if undef != 0 || checked.is_err() {
                bad.push(self.is(addr, v));
            }
        }
        self.circuit.or_all(&bad)
    }
}
