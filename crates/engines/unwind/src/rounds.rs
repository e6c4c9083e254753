//! The inter-thread coarse-grained unwinding: a position is a cluster in which all threads write, one after the other.
//!
//! Source: Tomasco et al. (TACAS 2015), section 4.2: "for each position we use an additional copy of the shared variables; in the
//! simulation of each writing thread at the position we treat them as local variables". What a cluster starts with is
//! guessed; the threads change the copy in the order in which they are simulated; at the end each cluster must have
//! become what the next one starts with.
//!
//! Guarantee: as for the fine-grained unwinding, for runs in which each thread comes once in each of so many rounds, in
//! the order of the threads' numbers. Atomic sections stay in one round, and nobody comes between.
//! Deviation: the paper guesses which variables and which threads take part in a cluster; here all may. This is the
//! scheme of Lal and Reps, reached from the other side, as the paper's section 6 says. A thread that is
//! joined may have ended in a round only after the joining thread had its turn, so a join goes on in the next one.
//!
//! With as many rounds as any run needs ([`enough`]), each round has one write, or one section that writes ([`Single`]). Every run
//! can be told like that: each write in a round behind those of the writes before it; a read where the thread is, or, if the
//! place was written since, in the round of that write, or in the next one if the thread's turn is before it. A round without a
//! write is needed where a thread reads, or ends, that was started or has joined there. So proofs need not look at the many
//! other ways to spread a run over rounds. If a thread has its turn between those of threads that write, rounds for its
//! reads may be needed anywhere.

use crate::ladder::{Entry, Reading};
use crate::local::Local;
use crate::position::Position;
use crate::sequence::{equal, part_of, At, Cell, Cuts, Going, Sequence};
use crate::unwinding::select;
use crate::value::{Value, V};
use crate::world::World;
use fencepost_check::layout::Tid;
use fencepost_solver::bits::{self, Bits};
use fencepost_solver::circuit::{Circuit, Lit};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// The copies of one cell.
struct Copies {
    /// What it holds at the start of each round.
    starts: Vec<V>,
    /// What it holds now, in each round.
    now: Vec<V>,
}

/// The clusters.
pub struct Rounds {
    length: usize,
    cuts: Cuts,
    cells: FxHashMap<Cell, Copies>,
    /// The cells in the order in which they were needed.
    order: Vec<Cell>,
    /// When threads write in the last round.
    late: Vec<Lit>,
    /// If each round has one write.
    single: Option<Single>,
    clauses: Vec<Vec<Lit>>,
}

/// Rounds with one write, or one section that writes.
struct Single {
    /// The number of the thread that writes, and 0 for a round without a write; none writes in the first round.
    owner: Vec<Bits>,
    /// The threads that write.
    threads: Vec<Tid>,
    /// Which threads write a cell.
    writers: FxHashMap<Cell, Vec<Tid>>,
    /// The writes of each round.
    writes: Vec<Vec<Lit>>,
    /// For each round when somebody reads or ends there who was started or has joined there.
    forced: Vec<Vec<Lit>>,
    /// Whether threads between others may read, which takes rounds of their own.
    crowded: bool,
    /// Whether a section may write twice: then its thread sees what is in no round at the end.
    wide: bool,
    /// All reads: where and when, of which cell, what they find, and what is there first.
    reads: Vec<(Position, Lit, Cell, V, V)>,
}

impl Single {
    fn owned(&self, c: &mut Circuit, round: usize, tid: Tid) -> Lit {
        match self.threads.binary_search(&tid) {
            Ok(n) if round > 0 => bits::eq_const(c, &self.owner[round], n as u128 + 1),
            Ok(_) | Err(_) => Lit::FALSE,
        }
    }

    fn used(&self, c: &mut Circuit, round: usize) -> Lit {
        !bits::is_zero(c, &self.owner[round])
    }
}

/// Whether a thread has its turn between those of threads that write.
fn is_crowded(writers: impl Iterator<Item = usize> + Clone) -> bool {
    let (first, last) = (writers.clone().min().unwrap_or(0), writers.max().unwrap_or(0));
    last > first + 1
}

/// So many rounds beside the first are enough for every run, if each thread writes so often: one for each write, one for the
/// reads behind it by threads whose turn is neither before nor behind those of all that write, one for each start, two for
/// each join, and the last.
pub fn enough(each: &[usize]) -> usize {
    let writes: usize = each.iter().sum();
    let crowded = is_crowded((0..each.len()).filter(|t| each[*t] > 0));
    writes * if crowded { 2 } else { 1 } + 2 + 3 * each.len()
}

impl Rounds {
    /// So many clusters; `single` if that is as many as any run needs.
    pub fn new(c: &mut Circuit, world: &World<'_>, length: usize, single: bool) -> Rounds {
        let cuts = Cuts::new(world);
        let (threads, writers) = writers(world, &cuts);
        let single = single.then(|| {
            let width = (usize::BITS - threads.len().leading_zeros()).max(1) as usize;
            let owner = (0..=length).map(|r| if r == 0 { Bits::constant(width, 0) } else { Bits::input(c, width) });
            Single {
                owner: owner.collect(),
                crowded: is_crowded(threads.iter().map(|t| *t as usize)),
                threads,
                writers,
                wide: world.known.wide,
                writes: vec![Vec::new(); length + 1],
                forced: vec![Vec::new(); length + 2],
                reads: Vec::new(),
            }
        });
        Rounds {
            length,
            cuts,
            cells: FxHashMap::default(),
            order: Vec::new(),
            late: Vec::new(),
            single,
            clauses: Vec::new(),
        }
    }

    /// Somebody reads or ends at a position.
    fn is_there(&mut self, c: &mut Circuit, when: Lit, at: &Position, forced: Lit) {
        let Some(single) = &mut self.single else { return };
        let when = c.and(when, forced);
        if when != Lit::FALSE {
            for i in at.earliest()..=at.latest() {
                let there = at.is(c, i);
                single.forced[i].push(c.and(when, there));
            }
        }
    }

    /// A read moves in order to see something new: a write of the round that comes before the thread's turn, or of the round
    /// before that comes behind it.
    fn lands(&mut self, c: &mut Circuit, tid: Tid, [old, new]: [&Position; 2], bytes: &[(u64, u32)]) {
        let Some(single) = self.single.as_ref().filter(|s| !s.crowded) else { return };
        let cells = bytes.iter().flat_map(|(addr, size)| self.cuts.cells(*addr, *size));
        let mut by: Vec<Tid> = cells.filter_map(|cell| single.writers.get(&cell)).flatten().copied().collect();
        by.sort_unstable();
        by.dedup();
        for i in old.earliest() + 1..=self.length {
            let before = by.iter().filter(|t| **t < tid).map(|t| single.owned(c, i, *t));
            let mut some: Vec<Lit> = before.collect();
            some.extend(by.iter().filter(|t| **t > tid).map(|t| single.owned(c, i - 1, *t)));
            some.extend([!new.at_least(i), new.at_least(i + 1), old.at_least(i)]);
            self.clauses.push(some);
        }
    }

    /// A thread writes at a position: the round is its own, and it has not written in it before.
    fn alone(&mut self, c: &mut Circuit, who: Going, guard: Lit, inside: Lit, at: &Position) {
        let Some(single) = &mut self.single else { return };
        let again = who.section.unwrap_or(Lit::FALSE);
        self.clauses.push(vec![!guard, again, !inside]);
        for i in at.earliest()..=at.latest() {
            let there = at.is(c, i);
            let here = c.and(guard, there);
            let mine = single.owned(c, i, who.tid);
            self.clauses.push(vec![!here, mine]);
            single.writes[i].push(here);
        }
    }

    /// The copies of a cell, made when it is first needed.
    fn copies(&mut self, c: &mut Circuit, world: &World<'_>, cell: Cell, first: &dyn Fn(Cell) -> V) -> &mut Copies {
        if !self.cells.contains_key(&cell) {
            let first = first(cell);
            let mut starts = vec![Rc::clone(&first)];
            for _ in 0..self.length {
                starts.push(any(c, world, cell, &first));
            }
            self.order.push(cell);
            self.cells.insert(cell, Copies { now: starts.clone(), starts });
        }
        self.cells.entry(cell).or_insert_with(|| Copies { starts: Vec::new(), now: Vec::new() })
    }
}

/// The threads that write, and which of them write a cell.
pub(crate) fn writers(world: &World<'_>, cuts: &Cuts) -> (Vec<Tid>, FxHashMap<Cell, Vec<Tid>>) {
    let mut threads: Vec<Tid> = world.known.places.values().flatten().copied().collect();
    threads.sort_unstable();
    threads.dedup();
    let mut writers: FxHashMap<Cell, Vec<Tid>> = FxHashMap::default();
    for ((addr, size), by) in &world.known.places {
        for cell in cuts.cells(*addr, *size) {
            writers.entry(cell).or_default().extend(by);
        }
    }
    (threads, writers)
}

/// Anything that a cell can hold.
pub(crate) fn any(c: &mut Circuit, world: &World<'_>, cell: Cell, first: &V) -> V {
    let mut lits = Vec::new();
    let mut undefs = Vec::new();
    let before = first.undef_bits();
    for k in 0..8 * cell.size as usize {
        let possible = world.holds(cell.addr + k as u64 / 8);
        let bit = 1u8 << (k % 8);
        let zero = possible.zero & bit != 0 || first.bits.bit(k) != Lit::TRUE;
        let one = possible.one & bit != 0 || first.bits.bit(k) != Lit::FALSE;
        lits.push(if zero && one { c.input() } else { Lit::constant(one) });
        let undef = possible.undef & bit != 0 || before.bit(k) != Lit::FALSE;
        undefs.push(if undef { c.input() } else { Lit::FALSE });
    }
    let undef = undefs.iter().any(|l| *l != Lit::FALSE).then(|| Bits::new(&undefs));
    Rc::new(Value { undef, ..Value::of(Bits::new(&lits)) })
}

impl Sequence for Rounds {
    fn length(&self) -> usize {
        self.length
    }

    fn cells(&self, addr: u64, size: u32) -> Vec<Cell> {
        self.cuts.cells(addr, size)
    }

    fn advance(&mut self, c: &mut Circuit, who: Going, from: At<'_>, bytes: Option<&[(u64, u32)]>) -> Position {
        let old = from.position;
        let first = old.earliest();
        let new = Position::new((0..self.length).map(|i| if i < first { Lit::TRUE } else { c.input() }).collect());
        for i in first + 1..=self.length {
            self.clauses.push(vec![!old.at_least(i), new.at_least(i)]);
            if i < self.length {
                self.clauses.push(vec![!new.at_least(i + 1), new.at_least(i)]);
            }
        }
        if self.single.is_some() {
            let moved = Position::differ(c, old, &new);
            from.local.leave(c, moved);
            if let Some(bytes) = bytes {
                self.lands(c, who.tid, [old, &new], bytes);
            }
            self.is_there(c, who.guard, &new, from.local.forced);
        }
        new
    }

    fn step(&mut self, c: &mut Circuit, who: Going, from: At<'_>, _: &[(u64, Lit)], _: u32) -> (Position, Lit) {
        let stops = c.input();
        let At { position, local } = from;
        let (position, stops) = match who.section {
            None => (self.advance(c, who, At { position, local }, None), stops),
            Some(wrote) => (position.clone(), c.and(stops, !wrote)),
        };
        let guard = c.and(who.guard, !stops);
        let inside = std::mem::replace(&mut local.inside, Lit::constant(self.single.is_some()));
        self.alone(c, who, guard, inside, &position);
        let last = c.and(guard, position.at_least(self.length));
        self.late.push(last);
        (position, guard)
    }

    fn before(&self, at: &Position) -> Position {
        at.clone()
    }

    fn write(
        &mut self,
        c: &mut Circuit,
        world: &World<'_>,
        (_, when): (Tid, Lit),
        At { position: at, .. }: At<'_>,
        (addr, is): (u64, Lit),
        value: &V,
        first: &dyn Fn(Cell) -> V,
    ) {
        let here = c.and(when, is);
        for cell in self.cuts.cells(addr, value.width() / 8) {
            let part = part_of(value, addr, cell);
            for i in at.earliest()..=at.latest() {
                let there = at.is(c, i);
                let cond = c.and(here, there);
                let copies = self.copies(c, world, cell, first);
                copies.now[i] = select(c, cond, &part, &copies.now[i]);
            }
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
            let now = self.copies(c, world, cell, first).now.clone();
            if let Some(single) = &mut self.single {
                single.reads.push((at.clone(), is, cell, Rc::clone(&part), first(cell)));
            }
            for (i, value) in now.iter().enumerate().take(at.latest() + 1).skip(at.earliest()) {
                equal(&mut self.clauses, &[!at.at_least(i), at.at_least(i + 1), !is], value, &part);
            }
        }
    }

    fn behind(&self, end: &Position) -> (Position, Lit) {
        end.next()
    }

    fn ends(&mut self, c: &mut Circuit, when: Lit, at: &Position, local: &Local) {
        self.is_there(c, when, at, local.forced);
    }

    /// Whoever comes later is left out of the run.
    fn unfinished(&mut self, _: &mut Circuit, _: Lit, _: &Position) {}

    fn is_final(&mut self, c: &mut Circuit, at: &Position) -> Lit {
        let written = c.or_all(&self.late);
        c.and(at.at_least(self.length), !written)
    }

    fn finish(&mut self, c: &mut Circuit) {
        if let Some(single) = &self.single {
            let mut later = Lit::FALSE;
            for i in (1..=self.length).rev() {
                let most = Bits::constant(single.owner[i].width(), single.threads.len() as u128);
                let valid = bits::ule(c, &single.owner[i], &most);
                self.clauses.push(vec![valid]);
                let used = single.used(c, i);
                self.clauses.push(single.writes[i].iter().copied().chain([!used]).collect());
                if !single.crowded {
                    let forced = single.forced[i].iter().chain(&single.forced[i + 1]).copied();
                    self.clauses.push(forced.chain([used, !later]).collect());
                }
                later = c.or(later, used);
            }
        }
        for cell in &self.order {
            let copies = &self.cells[cell];
            for i in 0..self.length {
                equal(&mut self.clauses, &[], &copies.now[i], &copies.starts[i + 1]);
            }
        }
    }

    fn entries(&mut self, _: &mut Circuit, _: &World<'_>) -> Vec<Vec<Entry>> {
        let entry = |r: usize, cell: &Cell| Entry { when: Lit::TRUE, bits: self.cells[cell].now[r].bits.clone() };
        let rounds = if self.single.is_some() { self.length } else { 0 };
        (1..=rounds).map(|r| self.order.iter().map(|cell| entry(r, cell)).collect()).collect()
    }

    fn readings(&mut self, c: &mut Circuit) -> Vec<Reading> {
        let Some(single) = self.single.as_mut().filter(|s| !s.wide) else { return Vec::new() };
        let mut readings = Vec::new();
        for (at, when, cell, found, first) in std::mem::take(&mut single.reads) {
            let Some(first) = first.bits.as_const().filter(|_| first.undef.is_none()) else { continue };
            let writers = single.writers.get(&cell).cloned().unwrap_or_default();
            let mut hits = Vec::new();
            for i in 1..=self.length {
                let by: Vec<Lit> = writers.iter().map(|t| single.owned(c, i, *t)).collect();
                hits.push(c.or_all(&by));
            }
            readings.push(Reading { at, when, bits: found.bits.clone(), first, hits });
        }
        readings
    }

    fn clauses(&mut self) -> &mut Vec<Vec<Lit>> {
        &mut self.clauses
    }

    fn rank(&self, (position, _): (usize, bool), tid: Tid, item: usize, _: bool) -> u64 {
        (position as u64) << 48 | u64::from(tid) << 32 | item as u64
    }
}
