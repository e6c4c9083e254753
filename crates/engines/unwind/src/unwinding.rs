//! The memory unwinding: a guessed sequence of shared writes, and what threads may do against it.
//!
//! Source: Tomasco, Inverso, Fischer, La Torre, Parlato, "Verifying Concurrent Programs by Memory Unwinding" (TACAS 2015),
//! sections 3 and 4.1: `mem_init` (the guess), `write` (a write is the next one of its thread in the sequence), `read` (the
//! position moves on, and the last write to the place up to there is what is read), `mem_thread_terminate` and
//! `mem_allthreads_executed` (every guessed write is executed), read-explicit, read-implicit and mixed reads.
//!
//! Guarantee: the models of the clauses are the runs of the program, as the threads' circuits describe them, with at most
//! so many shared writes. *No run is new*: every entry is written by one executed store of its thread, in program order,
//! and a read yields what the last entry for each of its bytes up to its position says. *No run is lost*: a run's writes
//! in their order are an unwinding, and each read takes place as early as what it read allows.
//!
//! Deviations. The paper lets a read jump anywhere before the thread's next write; here it stays where it is or jumps to
//! a write of what it reads ([`Unwinding::advance`]): the same values with fewer positions to choose from. That no write of its own
//! is skipped needs no rule: every entry of a thread must be matched by a store, and positions only grow. A thread that
//! stops is one whose next write is not in the sequence. Atomic sections are sections of the sequence that belong to one
//! thread, instead of a lock that aborts.

use crate::ladder::{Entry, Reading};
use crate::local::Local;
use crate::position::Position;
use crate::sequence::{equal, part_of, At, Cell, Cuts, Going, Sequence};
use crate::value::{Value, V};
use crate::world::World;
use fencepost_check::layout::Tid;
use fencepost_solver::bits::{self, Bits};
use fencepost_solver::circuit::{Circuit, Lit};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// How a read finds its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reads {
    /// A table says what every variable holds at every position.
    Explicit,
    /// The last write to the variable up to the position is looked for.
    Implicit,
    /// Explicit for objects with one place, implicit for arrays and structures.
    #[default]
    Mixed,
}

/// A store of a thread.
struct Match {
    thread: Tid,
    write: usize,
    when: Lit,
}

/// The guess, and what has been said about it.
pub struct Unwinding {
    writes: usize,
    reads: Reads,
    /// The places that are written, and by whom.
    places: Vec<((u64, u32), Vec<Tid>)>,
    cuts: Cuts,
    /// For each place with an entry in [`Unwinding::places`] its number.
    numbers: FxHashMap<(u64, u32), usize>,
    /// For each entry: its thread's number, 0 for an entry that is not used; its place's number; its value and which bits
    /// of it are undefined; whether it is followed by a write of the same atomic section.
    owner: Vec<Bits>,
    place: Vec<Bits>,
    value: Vec<V>,
    inner: Vec<Lit>,
    /// The threads that write.
    threads: Vec<Tid>,
    matches: Vec<Match>,
    tables: FxHashMap<Cell, Rc<Vec<V>>>,
    /// How many cells there are in the object of a cell.
    crowds: FxHashMap<u64, usize>,
    /// All reads: where, of which cell and when, what they find, and what is there first.
    reads_done: Vec<(Position, (Cell, Lit), V, V)>,
    clauses: Vec<Vec<Lit>>,
}

impl Unwinding {
    /// A guess of so many writes. With none, only what the world learns from the execution counts.
    pub fn new(c: &mut Circuit, world: &World<'_>, writes: usize, reads: Reads) -> Unwinding {
        let places: Vec<((u64, u32), Vec<Tid>)> = world
            .known
            .places
            .iter()
            .map(|(p, by)| {
                let mut by: Vec<Tid> = by.iter().copied().collect();
                by.sort_unstable();
                (*p, by)
            })
            .collect();
        let mut threads: Vec<Tid> = places.iter().flat_map(|(_, by)| by.iter().copied()).collect();
        threads.sort_unstable();
        threads.dedup();
        let mut crowds: FxHashMap<u64, usize> = FxHashMap::default();
        for ((addr, _), _) in &places {
            if let Some(o) = world.object_at(*addr) {
                *crowds.entry(world.objects[o as usize].base).or_default() += 1;
            }
        }
        let widest = places.iter().map(|((_, size), _)| 8 * *size).max().unwrap_or(8) as usize;
        let bits_for = |n: usize| (usize::BITS - n.leading_zeros()).max(1) as usize;
        let undef = places.iter().any(|((a, size), _)| (0..u64::from(*size)).any(|k| world.holds(a + k).undef != 0));
        let mut unwinding = Unwinding {
            writes,
            reads,
            numbers: places.iter().enumerate().map(|(i, (p, _))| (*p, i)).collect(),
            cuts: Cuts::new(world),
            owner: (0..writes).map(|_| Bits::input(c, bits_for(threads.len()))).collect(),
            place: (0..writes).map(|_| Bits::input(c, bits_for(places.len().saturating_sub(1)))).collect(),
            value: Vec::new(),
            inner: Vec::new(),
            places,
            threads,
            matches: Vec::new(),
            tables: FxHashMap::default(),
            crowds,
            reads_done: Vec::new(),
            clauses: Vec::new(),
        };
        for _ in 0..writes {
            let bits = Bits::input(c, widest);
            let undef = undef.then(|| Bits::input(c, widest));
            unwinding.value.push(Rc::new(Value { undef, ..Value::of(bits) }));
        }
        if world.known.wide {
            unwinding.inner = (0..writes).map(|_| c.input()).collect();
        }
        unwinding
    }

    /// Whether entry `i` (from 1) belongs to a thread.
    pub(crate) fn owned(&self, c: &mut Circuit, i: usize, tid: Tid) -> Lit {
        match self.threads.binary_search(&tid) {
            Ok(n) => bits::eq_const(c, &self.owner[i - 1], n as u128 + 1),
            Err(_) => Lit::FALSE,
        }
    }

    /// Whether entry `i` (from 1) is used.
    pub fn used(&self, c: &mut Circuit, i: usize) -> Lit {
        !bits::is_zero(c, &self.owner[i - 1])
    }

    /// The places that cover a cell.
    fn covering(&self, cell: Cell) -> Vec<usize> {
        let end = cell.addr + u64::from(cell.size);
        let covers = |(_, ((a, s), _)): &(usize, &((u64, u32), Vec<Tid>))| *a <= cell.addr && a + u64::from(*s) >= end;
        // A place has at most 16 bytes, and places are sorted.
        let from = self.places.partition_point(|((a, _), _)| a + 16 <= cell.addr);
        self.places
            .iter()
            .enumerate()
            .skip(from)
            .take_while(|(_, ((a, _), _))| *a <= cell.addr)
            .filter(covers)
            .map(|(i, _)| i)
            .collect()
    }

    /// Whether entry `i` writes a cell.
    fn hits(&self, c: &mut Circuit, i: usize, cell: Cell) -> Lit {
        let parts: Vec<Lit> =
            self.covering(cell).into_iter().map(|p| bits::eq_const(c, &self.place[i - 1], p as u128)).collect();
        c.or_all(&parts)
    }

    /// What entry `i` holds for a cell, if it writes it through that place. Bits that no store changes are constants.
    fn part(&self, world: &World<'_>, i: usize, place: usize, cell: Cell) -> V {
        let low = 8 * (cell.addr - self.places[place].0 .0) as usize;
        let value = &self.value[i - 1];
        let mut lits = Vec::new();
        let mut undefs = Vec::new();
        for k in 0..8 * cell.size as usize {
            let possible = world.holds(cell.addr + k as u64 / 8);
            let bit = 1u8 << (k % 8);
            lits.push(match (possible.zero & bit != 0, possible.one & bit != 0) {
                (true, true) => value.bits.bit(low + k),
                (false, true) => Lit::TRUE,
                (_, false) => Lit::FALSE,
            });
            let undef = value.undef.as_ref().map_or(Lit::FALSE, |u| u.bit(low + k));
            undefs.push(if possible.undef & bit != 0 { undef } else { Lit::FALSE });
        }
        let undef = undefs.iter().any(|l| *l != Lit::FALSE).then(|| Bits::new(&undefs));
        Rc::new(Value { undef, ..Value::of(Bits::new(&lits)) })
    }

    /// Read-explicit: what a cell holds at each position, from 0.
    fn table(&mut self, c: &mut Circuit, world: &World<'_>, cell: Cell, first: &V) -> Rc<Vec<V>> {
        if let Some(table) = self.tables.get(&cell) {
            return Rc::clone(table);
        }
        let mut now = Rc::clone(first);
        let mut table = vec![Rc::clone(&now)];
        let covering = self.covering(cell);
        for i in 1..=self.writes {
            for &p in &covering {
                let is = bits::eq_const(c, &self.place[i - 1], p as u128);
                let v = self.part(world, i, p, cell);
                now = select(c, is, &v, &now);
            }
            table.push(Rc::clone(&now));
        }
        let table = Rc::new(table);
        self.tables.insert(cell, Rc::clone(&table));
        table
    }

    /// Whether other threads may write some of the bytes.
    pub fn is_disturbed(&self, tid: Tid, bytes: &[(u64, u32)]) -> bool {
        bytes.iter().any(|(addr, size)| {
            let by_others = |cell| self.covering(cell).into_iter().any(|p| self.places[p].1.iter().any(|t| *t != tid));
            self.cuts.cells(*addr, *size).into_iter().any(by_others)
        })
    }

    /// The position of a thread's next write outside of sections, and whether there is none.
    pub(crate) fn next_write(&mut self, c: &mut Circuit, old: &Position) -> (Position, Lit) {
        if self.writes == 0 {
            return (old.clone(), Lit::FALSE);
        }
        let first = old.earliest() + 1;
        if first > self.writes {
            return (old.clone(), Lit::TRUE);
        }
        let lits: Vec<Lit> = (1..=self.writes).map(|i| if i <= first { Lit::TRUE } else { c.input() }).collect();
        let new = Position::new(lits);
        for i in 1..=self.writes {
            if i < self.writes {
                self.clauses.push(vec![!old.at_least(i), new.at_least(i + 1)]);
                self.clauses.push(vec![!new.at_least(i + 1), new.at_least(i)]);
            }
        }
        // A thread that is at the end, or whose writes are all done, stops.
        let stops = c.input();
        self.clauses.push(vec![!old.at_least(self.writes), stops]);
        (new, stops)
    }

    /// A write of a section that has written before: others do not see what is between.
    fn conceal(&mut self, c: &mut Circuit, when: Lit, at: &Position) {
        for i in at.earliest().max(2)..=at.latest() {
            let is = at.is(c, i);
            if let Some(inner) = self.inner.get(i - 2) {
                self.clauses.push(vec![!when, !is, *inner]);
            }
        }
    }

    /// Nobody sees what is at a position, under a condition.
    pub(crate) fn hide(&mut self, unless: &[Lit], write: usize) {
        if let Some(inner) = write.checked_sub(1).and_then(|k| self.inner.get(k)) {
            self.clauses.push(unless.iter().copied().chain([*inner]).collect());
        }
    }

    /// Nobody sees what is behind the last write.
    fn conceal_last(&mut self, when: Lit) {
        if let Some(inner) = self.inner.last() {
            self.clauses.push(vec![!when, *inner]);
        }
    }

    fn is_explicit(&self, world: &World<'_>, cell: Cell) -> bool {
        match self.reads {
            Reads::Explicit => true,
            Reads::Implicit => false,
            Reads::Mixed => world
                .object_at(cell.addr)
                .and_then(|o| self.crowds.get(&world.objects[o as usize].base))
                .is_none_or(|n| *n <= 1),
        }
    }

    fn read_explicit(
        &mut self,
        c: &mut Circuit,
        world: &World<'_>,
        at: &Position,
        (cell, is): (Cell, Lit),
        part: &V,
        first: &V,
    ) {
        let table = self.table(c, world, cell, first);
        for i in at.earliest()..=at.latest() {
            let unless = [!at.at_least(i), at.at_least(i + 1), !is];
            equal(&mut self.clauses, &unless, &table[i], part);
        }
    }

    fn read_implicit(
        &mut self,
        c: &mut Circuit,
        world: &World<'_>,
        at: &Position,
        (cell, is): (Cell, Lit),
        part: &V,
        first: &V,
    ) {
        let covering = self.covering(cell);
        // Whether a write behind this one, up to the position, hits the cell.
        let mut later = Lit::FALSE;
        for i in (1..=at.latest()).rev() {
            let hit = self.hits(c, i, cell);
            let seen = c.and(at.at_least(i), hit);
            let last = c.and(seen, !later);
            if last != Lit::FALSE {
                for &p in &covering {
                    let through = bits::eq_const(c, &self.place[i - 1], p as u128);
                    let v = self.part(world, i, p, cell);
                    let unless: Vec<Lit> =
                        if covering.len() > 1 { vec![!last, !is, !through] } else { vec![!last, !is] };
                    equal(&mut self.clauses, &unless, &v, part);
                }
            }
            later = c.or(later, seen);
        }
        equal(&mut self.clauses, &[later, !is], first, part);
    }
}

impl Sequence for Unwinding {
    fn length(&self) -> usize {
        self.writes
    }

    fn cells(&self, addr: u64, size: u32) -> Vec<Cell> {
        self.cuts.cells(addr, size)
    }

    fn step(&mut self, c: &mut Circuit, who: Going, from: At<'_>, _: &[(u64, Lit)], _: u32) -> (Position, Lit) {
        let old = from.position;
        let Some(wrote) = who.section else {
            let (position, stops) = self.next_write(c, old);
            return (position, c.and(who.guard, !stops));
        };
        let (position, beyond) = old.next();
        let before = c.and(who.guard, wrote);
        self.clauses.push(vec![!before, !beyond]);
        let stops = c.input();
        let stops = c.and(stops, !wrote);
        let stops = c.or(stops, beyond);
        let guard = c.and(who.guard, !stops);
        let hidden = c.and(guard, wrote);
        self.conceal(c, hidden, &position);
        (position, guard)
    }

    fn before(&self, at: &Position) -> Position {
        at.previous()
    }

    fn behind(&self, end: &Position) -> (Position, Lit) {
        (end.clone(), Lit::FALSE)
    }

    /// Nobody may see what it has written, so it is the end of the unwinding, and no other thread is there.
    fn unfinished(&mut self, c: &mut Circuit, when: Lit, at: &Position) {
        let last = self.is_final(c, at);
        self.clauses.push(vec![!when, last]);
        let (behind, beyond) = at.next();
        let inside = c.and(when, !beyond);
        self.conceal(c, inside, &behind);
        let at_end = c.and(when, beyond);
        self.conceal_last(at_end);
    }

    fn clauses(&mut self) -> &mut Vec<Vec<Lit>> {
        &mut self.clauses
    }

    fn rank(&self, (position, _): (usize, bool), _: Tid, _: usize, write: bool) -> u64 {
        (position as u64) << 8 | u64::from(!write)
    }

    fn advance(&mut self, c: &mut Circuit, who: Going, from: At<'_>, bytes: Option<&[(u64, u32)]>) -> Position {
        let (tid, old) = (who.tid, from.position);
        if self.writes == 0 || bytes.is_some_and(|b| !self.is_disturbed(tid, b)) {
            return old.clone();
        }
        let first = old.earliest();
        let lits: Vec<Lit> = (0..self.writes).map(|i| if i < first { Lit::TRUE } else { c.input() }).collect();
        let new = Position::new(lits);
        let cells: Option<Vec<Cell>> =
            bytes.map(|b| b.iter().flat_map(|(addr, size)| self.cuts.cells(*addr, *size)).collect());
        let mut grouped = Lit::FALSE;
        for i in first + 1..=self.writes {
            self.clauses.push(vec![!old.at_least(i), new.at_least(i)]);
            if i < self.writes {
                self.clauses.push(vec![!new.at_least(i + 1), new.at_least(i)]);
            }
            // It lands here.
            let lands = [!new.at_least(i), new.at_least(i + 1), old.at_least(i)];
            if let Some(cells) = &cells {
                let hits: Vec<Lit> = cells.iter().map(|cell| self.hits(c, i, *cell)).collect();
                let mut hit = c.or_all(&hits);
                if let Some(before) = i.checked_sub(2).and_then(|k| self.inner.get(k)) {
                    let carried = c.and(*before, grouped);
                    hit = c.or(hit, carried);
                }
                grouped = hit;
                self.clauses.push(lands.into_iter().chain([hit]).collect());
            }
            let used = self.used(c, i);
            self.clauses.push(lands.into_iter().chain([used]).collect());
            if cells.is_some() {
                let mine = self.owned(c, i, tid);
                self.clauses.push(lands.into_iter().chain([!mine]).collect());
            }
        }
        // What stands inside of somebody's atomic section cannot be seen. A thread that stays was there before: it is its own
        // section, whose later stores are on their way.
        for i in first + 1..=self.writes {
            if let Some(inner) = self.inner.get(i - 1) {
                self.clauses.push(vec![!new.at_least(i), new.at_least(i + 1), old.at_least(i), !*inner]);
            }
        }
        new
    }

    fn write(
        &mut self,
        c: &mut Circuit,
        world: &World<'_>,
        (tid, when): (Tid, Lit),
        At { position: at, .. }: At<'_>,
        (addr, is): (u64, Lit),
        value: &V,
        _: &dyn Fn(Cell) -> V,
    ) {
        let size = value.width() / 8;
        let Some(&number) = self.numbers.get(&(addr, size)) else { return };
        for i in at.earliest().max(1)..=at.latest() {
            let there = at.is(c, i);
            let here = c.and(when, there);
            let here = c.and(here, is);
            if here == Lit::FALSE {
                continue;
            }
            let mine = self.owned(c, i, tid);
            self.clauses.push(vec![!here, mine]);
            self.matches.push(Match { thread: tid, write: i, when: here });
            let right = bits::eq_const(c, &self.place[i - 1], number as u128);
            self.clauses.push(vec![!here, right]);
            let entry = self.part(world, i, number, Cell { addr, size });
            equal(&mut self.clauses, &[!here], &entry, value);
        }
    }

    fn read(
        &mut self,
        c: &mut Circuit,
        world: &World<'_>,
        (at, _): (&Position, &Local),
        (addr, is): (u64, Lit),
        result: &V,
        first: &dyn Fn(Cell) -> V,
    ) {
        let size = result.width() / 8;
        for cell in self.cuts.cells(addr, size) {
            let part = part_of(result, addr, cell);
            let start = first(cell);
            self.reads_done.push((at.clone(), (cell, is), Rc::clone(&part), Rc::clone(&start)));
            if self.is_explicit(world, cell) {
                self.read_explicit(c, world, at, (cell, is), &part, &start);
            } else {
                self.read_implicit(c, world, at, (cell, is), &part, &start);
            }
        }
    }

    fn finish(&mut self, c: &mut Circuit) {
        let mut by: FxHashMap<(Tid, usize), Vec<Lit>> = FxHashMap::default();
        for m in &self.matches {
            by.entry((m.thread, m.write)).or_default().push(m.when);
        }
        for i in 1..=self.writes {
            for n in 0..self.threads.len() {
                let tid = self.threads[n];
                let mine = self.owned(c, i, tid);
                let mut clause = vec![!mine];
                clause.extend(by.remove(&(tid, i)).unwrap_or_default());
                self.clauses.push(clause);
            }
            // No other numbers.
            let most = Bits::constant(self.owner[i - 1].width(), self.threads.len() as u128);
            let valid = bits::ule(c, &self.owner[i - 1], &most);
            self.clauses.push(vec![valid]);
            if i < self.writes {
                let (now, next) = (self.used(c, i), self.used(c, i + 1));
                self.clauses.push(vec![now, !next]);
            }
        }
    }

    fn entries(&mut self, c: &mut Circuit, world: &World<'_>) -> Vec<Vec<Entry>> {
        let mut steps = Vec::new();
        for i in 1..=self.writes {
            let used = self.used(c, i);
            let mut entries = Vec::new();
            for p in 0..self.places.len() {
                let (addr, size) = self.places[p].0;
                let is = bits::eq_const(c, &self.place[i - 1], p as u128);
                let when = c.and(used, is);
                entries.push(Entry { when, bits: self.part(world, i, p, Cell { addr, size }).bits.clone() });
            }
            steps.push(entries);
        }
        steps
    }

    fn readings(&mut self, c: &mut Circuit) -> Vec<Reading> {
        let mut readings = Vec::new();
        for (at, (cell, when), found, first) in std::mem::take(&mut self.reads_done) {
            let Some(first) = first.bits.as_const().filter(|_| first.undef.is_none()) else { continue };
            let hits = (1..=self.writes).map(|i| self.hits(c, i, cell)).collect();
            readings.push(Reading { at, when, bits: found.bits.clone(), first, hits });
        }
        readings
    }

    fn is_final(&mut self, c: &mut Circuit, at: &Position) -> Lit {
        let mut all = Vec::new();
        for i in 1..=self.writes {
            let used = self.used(c, i);
            all.push(c.implies(used, at.at_least(i)));
        }
        c.and_all(&all)
    }
}

/// `a` if the condition holds, else `b`.
pub(crate) fn select(c: &mut Circuit, cond: Lit, a: &V, b: &V) -> V {
    let bits = bits::select(c, cond, &a.bits, &b.bits);
    let undef =
        (a.undef.is_some() || b.undef.is_some()).then(|| bits::select(c, cond, &a.undef_bits(), &b.undef_bits()));
    let undef = undef.filter(|u| u.as_const() != Some(0));
    Rc::new(Value { undef, ..Value::of(bits) })
}
