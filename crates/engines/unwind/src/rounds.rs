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

use crate::local::Local;
use crate::position::Position;
use crate::sequence::{equal, part_of, At, Cell, Cuts, Going, Sequence};
use crate::unwinding::select;
use crate::value::{Value, V};
use crate::world::World;
use fencepost_check::layout::Tid;
use fencepost_solver::bits::Bits;
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
    clauses: Vec<Vec<Lit>>,
}

impl Rounds {
    /// So many clusters.
    pub fn new(world: &World<'_>, length: usize) -> Rounds {
        Rounds {
            length,
            cuts: Cuts::new(world),
            cells: FxHashMap::default(),
            order: Vec::new(),
            late: Vec::new(),
            clauses: Vec::new(),
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

    fn advance(&mut self, c: &mut Circuit, _: Going, from: At<'_>, _: Option<&[(u64, u32)]>) -> Position {
        let old = from.position;
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

    fn step(&mut self, c: &mut Circuit, who: Going, from: At<'_>, _: &[(u64, Lit)], _: u32) -> (Position, Lit) {
        let stops = c.input();
        let (position, stops) = match who.section {
            None => (self.advance(c, who, from, None), stops),
            Some(wrote) => (from.position.clone(), c.and(stops, !wrote)),
        };
        let guard = c.and(who.guard, !stops);
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
            for (i, value) in now.iter().enumerate().take(at.latest() + 1).skip(at.earliest()) {
                equal(&mut self.clauses, &[!at.at_least(i), at.at_least(i + 1), !is], value, &part);
            }
        }
    }

    fn behind(&self, end: &Position) -> (Position, Lit) {
        end.next()
    }

    /// Whoever comes later is left out of the run.
    fn unfinished(&mut self, _: &mut Circuit, _: Lit, _: &Position) {}

    fn is_final(&mut self, c: &mut Circuit, at: &Position) -> Lit {
        let written = c.or_all(&self.late);
        c.and(at.at_least(self.length), !written)
    }

    fn finish(&mut self, _: &mut Circuit) {
        for cell in &self.order {
            let copies = &self.cells[cell];
            for i in 0..self.length {
                equal(&mut self.clauses, &[], &copies.now[i], &copies.starts[i + 1]);
            }
        }
    }

    fn clauses(&mut self) -> &mut Vec<Vec<Lit>> {
        &mut self.clauses
    }

    fn rank(&self, (position, _): (usize, bool), tid: Tid, item: usize, _: bool) -> u64 {
        (position as u64) << 48 | u64::from(tid) << 32 | item as u64
    }
}
