//! The intra-thread coarse-grained unwinding: a position is a cluster of writes of one thread.
//!
//! Source: Tomasco et al. (TACAS 2015), section 4.2. A cluster has a thread and a partial map from variables to values: what the
//! thread leaves behind. At a cluster of its own a thread reads what it has written there, and otherwise what was there before;
//! at any other position it reads what the cluster has left.
//!
//! Guarantee: as for the fine-grained unwinding, for runs with so many clusters. Each write says whether it is *exposed*:
//! the last one of its thread to the cell in the cluster. The map of a cluster consists of exposed writes, and a
//! thread does not leave a cluster, or stop, with a write that neither is exposed nor covered by a later one.
//! Atomic sections are inside of one cluster, and nobody sees what is between.
//! With as many clusters as there are writes, each cluster is one write, or one section: every run can be told like that.
//! Deviation: the paper compares all variables of the map whenever a thread leaves a cluster; to say at each write whether it
//! is the last costs one literal instead, and is the targeted exposure of individual writes that its introduction speaks of.

use crate::ladder::{Entry, Reading};
use crate::local::{Local, Own};
use crate::position::Position;
use crate::rounds::{any, writers};
use crate::sequence::{equal, part_of, At, Cell, Cuts, Going, Sequence};
use crate::unwinding::select;
use crate::value::V;
use crate::world::World;
use fencepost_check::layout::Tid;
use fencepost_solver::bits::{self, Bits};
use fencepost_solver::circuit::{Circuit, Lit};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// A cell in all clusters.
struct Column {
    /// Whether each cluster writes it.
    written: Vec<Lit>,
    /// What it holds at each position, from 0.
    holds: Vec<V>,
    /// What each cluster leaves, if it writes it.
    left: Vec<V>,
    /// The exposed writes of each cluster.
    exposed: Vec<Vec<Lit>>,
}

/// The clusters.
pub struct Clusters {
    length: usize,
    cuts: Cuts,
    /// The threads that write.
    threads: Vec<Tid>,
    /// Each cluster's thread's number, 0 for a cluster that is not used.
    owner: Vec<Bits>,
    columns: FxHashMap<Cell, Column>,
    /// The cells in the order in which they were needed.
    order: Vec<Cell>,
    /// Which threads write a cell.
    writers: FxHashMap<Cell, Vec<Tid>>,
    /// For each read that moves, and each cluster, when it lands there, and the cells of which one must be written there.
    landings: Vec<(Vec<Lit>, Vec<Cell>, usize)>,
    /// Whether each cluster is one write, or one section.
    single: bool,
    /// All reads of what clusters leave: where and when, of which cell, what they find, and what is there first.
    reads: Vec<(Position, Lit, Cell, V, V)>,
    clauses: Vec<Vec<Lit>>,
}

impl Clusters {
    /// So many clusters; `single` if there are no more writes than that.
    pub fn new(c: &mut Circuit, world: &World<'_>, length: usize, single: bool) -> Clusters {
        let cuts = Cuts::new(world);
        let (threads, writers) = writers(world, &cuts);
        let width = (usize::BITS - threads.len().leading_zeros()).max(1) as usize;
        Clusters {
            length,
            cuts,
            threads,
            owner: (0..length).map(|_| Bits::input(c, width)).collect(),
            columns: FxHashMap::default(),
            order: Vec::new(),
            writers,
            landings: Vec::new(),
            single,
            reads: Vec::new(),
            clauses: Vec::new(),
        }
    }

    fn owned(&self, c: &mut Circuit, i: usize, tid: Tid) -> Lit {
        match self.threads.binary_search(&tid) {
            Ok(n) => bits::eq_const(c, &self.owner[i - 1], n as u128 + 1),
            Err(_) => Lit::FALSE,
        }
    }

    fn used(&self, c: &mut Circuit, i: usize) -> Lit {
        !bits::is_zero(c, &self.owner[i - 1])
    }

    /// The column of a cell, made when it is first needed.
    fn column(&mut self, c: &mut Circuit, world: &World<'_>, cell: Cell, first: &dyn Fn(Cell) -> V) -> &mut Column {
        if !self.columns.contains_key(&cell) {
            let first = first(cell);
            let mut column =
                Column { written: Vec::new(), holds: vec![Rc::clone(&first)], left: Vec::new(), exposed: Vec::new() };
            let changes = self.writers.contains_key(&cell);
            for i in 0..self.length {
                let written = if changes { c.input() } else { Lit::FALSE };
                let left = if changes { any(c, world, cell, &first) } else { Rc::clone(&first) };
                let now = select(c, written, &left, &column.holds[i]);
                column.written.push(written);
                column.left.push(left);
                column.holds.push(now);
                column.exposed.push(Vec::new());
            }
            self.order.push(cell);
            self.columns.insert(cell, column);
        }
        self.columns.entry(cell).or_insert_with(|| Column {
            written: Vec::new(),
            holds: Vec::new(),
            left: Vec::new(),
            exposed: Vec::new(),
        })
    }

    /// A later position, or the same.
    fn later(&mut self, c: &mut Circuit, old: &Position) -> Position {
        let first = old.earliest();
        let new = Position::new((0..self.length).map(|i| if i < first { Lit::TRUE } else { c.input() }).collect());
        for i in first + 1..=self.length {
            self.clauses.push(vec![!old.at_least(i), new.at_least(i)]);
            if i < self.length {
                self.clauses.push(vec![!new.at_least(i + 1), new.at_least(i)]);
            }
        }
        new
    }

    /// Whether another thread writes some of the bytes.
    fn is_disturbed(&self, tid: Tid, bytes: &[(u64, u32)]) -> bool {
        let by_others = |cell: &Cell| self.writers.get(cell).is_some_and(|w| w.iter().any(|t| *t != tid));
        bytes.iter().any(|(addr, size)| self.cuts.cells(*addr, *size).iter().any(by_others))
    }
}

impl Sequence for Clusters {
    fn length(&self) -> usize {
        self.length
    }

    fn cells(&self, addr: u64, size: u32) -> Vec<Cell> {
        self.cuts.cells(addr, size)
    }

    fn advance(&mut self, c: &mut Circuit, who: Going, from: At<'_>, bytes: Option<&[(u64, u32)]>) -> Position {
        let old = from.position;
        if self.length == 0 || bytes.is_some_and(|b| !self.is_disturbed(who.tid, b)) {
            return old.clone();
        }
        let new = self.later(c, old);
        let cells = bytes.map(|b| b.iter().flat_map(|(addr, size)| self.cuts.cells(*addr, *size)).collect::<Vec<_>>());
        for i in old.earliest() + 1..=self.length {
            let lands = vec![!new.at_least(i), new.at_least(i + 1), old.at_least(i)];
            let used = self.used(c, i);
            self.clauses.push(lands.iter().copied().chain([used]).collect());
            let mine = self.owned(c, i, who.tid);
            self.clauses.push(lands.iter().copied().chain([!mine]).collect());
            if let Some(cells) = &cells {
                self.landings.push((lands, cells.clone(), i));
            }
        }
        let moved = Position::differ(c, old, &new);
        let when = c.and(who.guard, moved);
        self.rest(c, when, from.local);
        from.local.leave(c, moved);
        new
    }

    fn step(&mut self, c: &mut Circuit, who: Going, from: At<'_>, _: &[(u64, Lit)], _: u32) -> (Position, Lit) {
        let (old, local) = (from.position, from.local);
        let (new, stays, stops) = match who.section {
            Some(wrote) => {
                // In a section the write follows at once: in the same cluster, or for the first one in the next.
                let free = if self.single { Lit::FALSE } else { c.input() };
                let free = c.or(wrote, free);
                let stays = c.and(local.inside, free);
                let (next, beyond) = old.next();
                let new = Position::choose(c, stays, old, &next);
                let stops = c.input();
                let stops = c.and(stops, !wrote);
                let beyond = c.and(beyond, !stays);
                (new, stays, c.or(stops, beyond))
            }
            None => {
                let free = if self.single { Lit::FALSE } else { c.input() };
                let stays = c.and(local.inside, free);
                let new = self.later(c, old);
                let stops = c.input();
                for i in 1..=self.length {
                    // It stays, or goes on by one at least.
                    self.clauses.push(vec![!stays, old.at_least(i), !new.at_least(i)]);
                    if i < self.length {
                        self.clauses.push(vec![stays, stops, !old.at_least(i), new.at_least(i + 1)]);
                    }
                }
                self.clauses.push(vec![stays, stops, new.at_least(1)]);
                self.clauses.push(vec![stays, stops, !old.at_least(self.length)]);
                (new, stays, stops)
            }
        };
        let leaves = c.or(!stays, stops);
        let when = c.and(who.guard, leaves);
        self.rest(c, when, local);
        local.leave(c, !stays);
        local.inside = Lit::TRUE;
        let guard = c.and(who.guard, !stops);
        for i in new.earliest().max(1)..=new.latest() {
            let mine = self.owned(c, i, who.tid);
            self.clauses.push(vec![!guard, !new.at_least(i), new.at_least(i + 1), mine]);
        }
        (new, guard)
    }

    /// The read comes before the write, and sees what the cluster started with.
    fn before(&self, at: &Position) -> Position {
        at.clone()
    }

    fn write(
        &mut self,
        c: &mut Circuit,
        world: &World<'_>,
        (_, when): (Tid, Lit),
        at: At<'_>,
        (addr, is): (u64, Lit),
        value: &V,
        first: &dyn Fn(Cell) -> V,
    ) {
        let here = c.and(when, is);
        for cell in self.cuts.cells(addr, value.width() / 8) {
            let part = part_of(value, addr, cell);
            let exposed = c.input();
            let shown = c.and(here, exposed);
            for i in at.position.earliest().max(1)..=at.position.latest() {
                let there = at.position.is(c, i);
                let this = c.and(shown, there);
                let column = self.column(c, world, cell, first);
                column.exposed[i - 1].push(this);
                let (written, left) = (column.written[i - 1], Rc::clone(&column.left[i - 1]));
                self.clauses.push(vec![!this, written]);
                equal(&mut self.clauses, &[!this], &left, &part);
            }
            let own = match at.local.cells.get(&cell) {
                Some(before) => {
                    // What is exposed is the last.
                    self.clauses.push(vec![!here, !before.written, !before.exposed]);
                    Own {
                        written: c.or(here, before.written),
                        exposed: c.ite(here, exposed, before.exposed),
                        value: select(c, here, &part, &before.value),
                    }
                }
                None => Own { written: here, exposed, value: part },
            };
            at.local.cells.insert(cell, own);
        }
    }

    fn read(
        &mut self,
        c: &mut Circuit,
        world: &World<'_>,
        (position, local): (&Position, &Local),
        (addr, is): (u64, Lit),
        result: &V,
        first: &dyn Fn(Cell) -> V,
    ) {
        let at = Position::choose(c, local.inside, &position.previous(), position);
        for cell in self.cuts.cells(addr, result.width() / 8) {
            let part = part_of(result, addr, cell);
            let mut own = Lit::FALSE;
            if let Some(mine) = local.cells.get(&cell) {
                own = mine.written;
                equal(&mut self.clauses, &[!own, !is], &mine.value, &part);
            }
            let holds = self.column(c, world, cell, first).holds.clone();
            if self.single {
                let when = c.and(is, !own);
                self.reads.push((at.clone(), when, cell, Rc::clone(&part), first(cell)));
            }
            for (i, value) in holds.iter().enumerate().take(at.latest() + 1).skip(at.earliest()) {
                equal(&mut self.clauses, &[!at.at_least(i), at.at_least(i + 1), !is, own], value, &part);
            }
        }
    }

    fn behind(&self, end: &Position) -> (Position, Lit) {
        (end.clone(), Lit::FALSE)
    }

    /// Every write has been exposed, or covered.
    fn rest(&mut self, c: &mut Circuit, when: Lit, local: &Local) {
        let pending = local.pending(c);
        self.clauses.push(vec![!when, !pending]);
    }

    /// Whoever comes later is left out of the run.
    fn unfinished(&mut self, _: &mut Circuit, _: Lit, _: &Position) {}

    fn is_final(&mut self, c: &mut Circuit, at: &Position) -> Lit {
        let mut all = Vec::new();
        for i in 1..=self.length {
            let used = self.used(c, i);
            all.push(c.implies(used, at.at_least(i)));
        }
        c.and_all(&all)
    }

    fn finish(&mut self, c: &mut Circuit) {
        for i in 1..=self.length {
            let most = Bits::constant(self.owner[i - 1].width(), self.threads.len() as u128);
            let valid = bits::ule(c, &self.owner[i - 1], &most);
            self.clauses.push(vec![valid]);
            let now = self.used(c, i);
            if i < self.length {
                let next = self.used(c, i + 1);
                self.clauses.push(vec![now, !next]);
            }
            for cell in &self.order {
                let column = &self.columns[cell];
                let mut clause = vec![!column.written[i - 1]];
                clause.extend(column.exposed[i - 1].iter().copied());
                self.clauses.push(clause);
            }
        }
        // A read moves in order to see something new. A cell without a column is never written.
        for (lands, cells, i) in std::mem::take(&mut self.landings) {
            let hits = cells.iter().filter_map(|cell| self.columns.get(cell)).map(|column| column.written[i - 1]);
            self.clauses.push(lands.into_iter().chain(hits).collect());
        }
    }

    fn entries(&mut self, _: &mut Circuit, _: &World<'_>) -> Vec<Vec<Entry>> {
        let entry = |i: usize, cell: &Cell| {
            let column = &self.columns[cell];
            Entry { when: column.written[i], bits: column.left[i].bits.clone() }
        };
        let clusters = if self.single { self.length } else { 0 };
        (0..clusters).map(|i| self.order.iter().map(|cell| entry(i, cell)).collect()).collect()
    }

    fn readings(&mut self, _: &mut Circuit) -> Vec<Reading> {
        let mut readings = Vec::new();
        for (at, when, cell, found, first) in std::mem::take(&mut self.reads) {
            let Some(first) = first.bits.as_const().filter(|_| first.undef.is_none()) else { continue };
            let hits = self.columns[&cell].written.clone();
            readings.push(Reading { at, when, bits: found.bits.clone(), first, hits });
        }
        readings
    }

    fn clauses(&mut self) -> &mut Vec<Vec<Lit>> {
        &mut self.clauses
    }

    fn rank(&self, (position, inside): (usize, bool), _: Tid, item: usize, _: bool) -> u64 {
        // What others do at a cluster comes behind all of it; it only reads.
        (position as u64) << 40 | if inside { item as u64 } else { 1 << 39 }
    }
}
