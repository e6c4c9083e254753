//! Memory unwinding for tso and pso: stores that have been issued and are not in memory yet.
//!
//! Source: the paper (Tomasco et al., TACAS 2015) leaves weak memory models to future work; the models are those of
//! `docs/memory-models.md`, read off their axioms. The unwinding is the order in which stores reach memory. A thread has one
//! position for its loads, as before, and each of its stores has a position of its own, chosen when it is issued:
//! - behind the position of the loads before it (R then W is kept);
//! - tso: behind all earlier stores; pso: behind earlier stores to the same bytes, and those before a store-store fence.
//!
//! A load that follows a store of its own which is not in memory at the load's position takes its value from there (axiom 2).
//! A store-load fence, the start of a thread and a join move the position of the loads that come behind all own stores; a store that
//! follows the fence without a load between may still overtake those of other bytes.
//! Guarantee: as for the fine-grained unwinding, on `tso` and `pso`.
//! Misses, which are cuts and never wrong answers: fences in atomic sections that begin while own stores are on their way,
//! and objects that end while others can reach them.

use crate::local::{Buffer, Local};
use crate::position::Position;
use crate::sequence::{equal, part_of, At, Cell, Going, Sequence};
use crate::unwinding::{select, Unwinding};
use crate::value::V;
use crate::world::World;
use fencepost_check::layout::Tid;
use fencepost_ir::FenceMask;
use fencepost_solver::circuit::{Circuit, Lit};
use std::rc::Rc;

/// A fine-grained unwinding with stores on their way.
pub struct Buffered {
    inner: Unwinding,
    /// Whether stores to different bytes stay in order.
    ordered: bool,
}

impl Buffered {
    /// Stores of the unwinding reach memory late; in order, or only those to the same bytes.
    pub fn new(inner: Unwinding, ordered: bool) -> Buffered {
        Buffered { inner, ordered }
    }
}

impl Buffered {
    /// A write of a section that began while own stores were on their way. From its reads, or its first write, to this
    /// one there is nothing of another thread; own stores may arrive between.
    fn step_late(
        &mut self,
        c: &mut Circuit,
        who: Going,
        wrote: Lit,
        anchor: &Position,
        bound: &Position,
    ) -> (Position, Lit) {
        let bound = Position::max(c, bound, anchor);
        let (at, stops) = self.inner.next_write(c, &bound);
        self.inner.clauses().push(vec![!who.guard, !wrote, !stops]);
        let guard = c.and(who.guard, !stops);
        let active = c.or(wrote, who.looks);
        for i in 1..=self.length() {
            let mine = self.inner.owned(c, i, who.tid);
            self.inner.clauses().push(vec![!guard, !active, anchor.at_least(i), !at.at_least(i + 1), mine]);
            self.inner.hide(&[!guard, !wrote, anchor.at_least(i + 1), !at.at_least(i + 1)], i);
            self.inner.hide(&[!guard, !who.looks, anchor.at_least(i), !at.at_least(i + 1)], i);
        }
        (at, guard)
    }
}

/// Whether a store at a position is not in memory yet at another.
fn is_pending(c: &mut Circuit, store: &Position, at: &Position) -> Lit {
    let ahead: Vec<Lit> = (1..=at.writes()).map(|i| c.and(store.at_least(i), !at.at_least(i))).collect();
    c.or_all(&ahead)
}

impl Sequence for Buffered {
    fn length(&self) -> usize {
        self.inner.length()
    }

    fn cells(&self, addr: u64, size: u32) -> Vec<Cell> {
        self.inner.cells(addr, size)
    }

    fn starts(&self, position: &Position) -> Local {
        let (latest, order, section) = (position.clone(), position.clone(), position.clone());
        let buffer =
            Buffer { latest, order, section, floor: position.clone(), drained: Lit::TRUE, stores: Default::default() };
        Local { buffer: Some(buffer), ..Local::default() }
    }

    fn advance(&mut self, c: &mut Circuit, who: Going, from: At<'_>, bytes: Option<&[(u64, u32)]>) -> Position {
        self.inner.advance(c, who, from, bytes)
    }

    fn step(&mut self, c: &mut Circuit, who: Going, from: At<'_>, places: &[(u64, Lit)], size: u32) -> (Position, Lit) {
        let Some(buffer) = from.local.buffer.clone() else { return self.inner.step(c, who, from, places, size) };
        let bound = match who.section {
            // The writes of a section follow each other.
            Some(wrote) if who.late == Lit::FALSE => Position::choose(c, wrote, &buffer.latest, from.position),
            Some(_) | None => {
                let mut bound = Position::max(c, from.position, &buffer.order);
                for &(addr, is) in places {
                    for cell in self.inner.cells(addr, size) {
                        if let Some((store, _)) = buffer.stores.get(&cell) {
                            let start = Position::start(self.length());
                            let before = Position::choose(c, is, store, &start);
                            bound = Position::max(c, &bound, &before);
                        }
                    }
                }
                bound
            }
        };
        let (at, guard) = match who.section {
            Some(wrote) if who.late != Lit::FALSE => {
                let anchor = Position::choose(c, wrote, &buffer.section, from.position);
                self.step_late(c, who, wrote, &anchor, &bound)
            }
            Some(_) | None => {
                let from = At { position: &bound, local: &mut *from.local };
                self.inner.step(c, who, from, places, size)
            }
        };
        let latest = Position::max(c, &buffer.latest, &at);
        let order = if self.ordered { latest.clone() } else { buffer.order };
        from.local.buffer = Some(Buffer { latest, order, section: at.clone(), drained: Lit::FALSE, ..buffer });
        (at, guard)
    }

    /// The thread's loads do not wait for the store.
    fn settled(&self, old: &Position, _: &Position) -> Position {
        old.clone()
    }

    fn before(&self, at: &Position) -> Position {
        self.inner.before(at)
    }

    fn write(
        &mut self,
        c: &mut Circuit,
        world: &World<'_>,
        who: (Tid, Lit),
        at: At<'_>,
        (addr, is): (u64, Lit),
        value: &V,
        first: &dyn Fn(Cell) -> V,
    ) {
        let position = at.position;
        if let Some(buffer) = &mut at.local.buffer {
            for cell in self.inner.cells(addr, value.width() / 8) {
                let part = part_of(value, addr, cell);
                let now = match buffer.stores.get(&cell) {
                    Some((p, v)) => (Position::choose(c, is, position, p), select(c, is, &part, v)),
                    None => {
                        let start = Position::start(position.writes());
                        (Position::choose(c, is, position, &start), part)
                    }
                };
                buffer.stores.insert(cell, now);
            }
        }
        self.inner.write(c, world, who, at, (addr, is), value, first);
    }

    fn read(
        &mut self,
        c: &mut Circuit,
        world: &World<'_>,
        (at, local): (&Position, &Local),
        (addr, is): (u64, Lit),
        result: &V,
        first: &dyn Fn(Cell) -> V,
    ) {
        for cell in self.inner.cells(addr, result.width() / 8) {
            let part = part_of(result, addr, cell);
            let mut from_memory = is;
            if let Some((store, value)) = local.buffer.as_ref().and_then(|b| b.stores.get(&cell)) {
                let pending = is_pending(c, store, at);
                let forwarded = c.and(is, pending);
                equal(self.inner.clauses(), &[!forwarded], value, &part);
                from_memory = c.and(is, !pending);
            }
            self.inner.read(c, world, (at, local), (cell.addr, from_memory), &part, first);
        }
    }

    fn fence(&mut self, c: &mut Circuit, mask: FenceMask, at: &Position, local: &mut Local) -> Position {
        let Some(buffer) = &mut local.buffer else { return at.clone() };
        if mask.covers(FenceMask::SS) {
            buffer.order = Position::max(c, &buffer.order, &buffer.latest);
        }
        if !mask.covers(FenceMask::SL) {
            return at.clone();
        }
        buffer.floor = Position::max(c, &buffer.floor, &buffer.latest);
        // A store that comes now may still overtake those to other bytes, unless stores stay in order.
        if !self.ordered && !mask.covers(FenceMask::SS) {
            return at.clone();
        }
        buffer.drained = Lit::TRUE;
        Position::max(c, at, &buffer.latest)
    }

    fn looks(&self, c: &mut Circuit, at: &Position, local: &Local) -> Position {
        local.buffer.as_ref().map_or_else(|| at.clone(), |b| Position::max(c, at, &b.floor))
    }

    fn on_the_way(&self, local: &Local) -> Lit {
        local.buffer.as_ref().map_or(Lit::FALSE, |b| !b.drained)
    }

    fn reached(&self, c: &mut Circuit, at: &Position, local: &Local) -> Position {
        local.buffer.as_ref().map_or_else(|| at.clone(), |b| Position::max(c, at, &b.latest))
    }

    fn supports_ends(&self) -> bool {
        false
    }

    fn behind(&self, end: &Position) -> (Position, Lit) {
        self.inner.behind(end)
    }

    fn unfinished(&mut self, c: &mut Circuit, when: Lit, at: &Position) {
        self.inner.unfinished(c, when, at);
    }

    fn is_final(&mut self, c: &mut Circuit, at: &Position) -> Lit {
        self.inner.is_final(c, at)
    }

    fn finish(&mut self, c: &mut Circuit) {
        self.inner.finish(c);
    }

    fn clauses(&mut self) -> &mut Vec<Vec<Lit>> {
        self.inner.clauses()
    }

    fn rank(&self, at: (usize, bool), tid: Tid, item: usize, write: bool) -> u64 {
        self.inner.rank(at, tid, item, write)
    }
}

/// A value that two buffers share needs no choice.
pub(crate) fn merge(c: &mut Circuit, cond: Lit, a: &Buffer, b: &Buffer) -> Buffer {
    let mut stores = a.stores.clone();
    for (cell, (p, v)) in &b.stores {
        let start = Position::start(p.writes());
        let merged = match a.stores.get(cell) {
            Some((q, w)) => {
                let value = if Rc::ptr_eq(v, w) { Rc::clone(v) } else { select(c, cond, w, v) };
                (Position::choose(c, cond, q, p), value)
            }
            None => (Position::choose(c, cond, &start, p), Rc::clone(v)),
        };
        stores.insert(*cell, merged);
    }
    for (cell, (q, w)) in &a.stores {
        if !b.stores.contains_key(cell) {
            let start = Position::start(q.writes());
            stores.insert(*cell, (Position::choose(c, cond, q, &start), Rc::clone(w)));
        }
    }
    Buffer {
        latest: Position::choose(c, cond, &a.latest, &b.latest),
        order: Position::choose(c, cond, &a.order, &b.order),
        section: Position::choose(c, cond, &a.section, &b.section),
        floor: Position::choose(c, cond, &a.floor, &b.floor),
        drained: c.ite(cond, a.drained, b.drained),
        stores,
    }
}
