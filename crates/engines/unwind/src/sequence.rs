//! What the simulation asks of a memory unwinding, whatever its strategy.
//!
//! Source: Tomasco et al. (TACAS 2015), section 4: fine-grained and coarse-grained unwindings differ in what stands at a
//! position, and agree in what a thread does: it moves on, reads, and writes.

use crate::ladder::{Entry, Reading};
use crate::local::Local;
use crate::position::Position;
use crate::value::{Value, V};
use crate::world::World;
use fencepost_check::layout::Tid;
use fencepost_ir::FenceMask;
use fencepost_solver::circuit::{Circuit, Lit};
use std::rc::Rc;

/// Bytes of shared memory that are only ever written together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Cell {
    /// The address.
    pub addr: u64,
    /// How many bytes.
    pub size: u32,
}

/// Where a path is: its position, and its own writes there.
#[derive(Debug)]
pub struct At<'a> {
    /// The position.
    pub position: &'a Position,
    /// The own writes; they change with what the path does.
    pub local: &'a mut Local,
}

/// A thread on its way through the unwinding, and the section that it is in.
#[derive(Clone, Copy, Debug)]
pub struct Going {
    /// The thread.
    pub tid: Tid,
    /// When its path comes there.
    pub guard: Lit,
    /// Inside of an atomic section: whether the section has written before.
    pub section: Option<Lit>,
    /// Whether the section reads.
    pub looks: Lit,
    /// Whether it began while own stores were on their way.
    pub late: Lit,
}

/// A memory unwinding, as the simulation of a thread uses it.
#[allow(clippy::too_many_arguments)] // The circuit and the world go everywhere.
pub trait Sequence {
    /// How many positions there are.
    fn length(&self) -> usize;

    /// The cells of a place.
    fn cells(&self, addr: u64, size: u32) -> Vec<Cell>;

    /// A thread moves on from a position, if it likes, in order to read these bytes; without bytes, to begin a section.
    fn advance(&mut self, c: &mut Circuit, who: Going, from: At<'_>, bytes: Option<&[(u64, u32)]>) -> Position;

    /// A thread moves to its next write, of one of these places. The result is the position, and when the thread is there: it may stop before.
    fn step(&mut self, c: &mut Circuit, who: Going, from: At<'_>, places: &[(u64, Lit)], size: u32) -> (Position, Lit);

    /// Where a thread is that was at one position and has written at another.
    fn settled(&self, _: &Position, at: &Position) -> Position {
        at.clone()
    }

    /// The own writes of a thread that starts at a position.
    fn starts(&self, _: &Position) -> Local {
        Local::default()
    }

    /// Where a thread is that looks at memory now, for what its fences say.
    fn looks(&self, _: &mut Circuit, at: &Position, _: &Local) -> Position {
        at.clone()
    }

    /// A fence: where the thread is then.
    fn fence(&mut self, _: &mut Circuit, _: FenceMask, at: &Position, _: &mut Local) -> Position {
        at.clone()
    }

    /// Whether own stores are on their way to memory.
    fn on_the_way(&self, _: &Local) -> Lit {
        Lit::FALSE
    }

    /// The position behind all that the thread has done.
    fn reached(&self, _: &mut Circuit, at: &Position, _: &Local) -> Position {
        at.clone()
    }

    /// Whether objects may end while others can reach them.
    fn supports_ends(&self) -> bool {
        true
    }

    /// Where the read of a read-modify-write takes place whose write is at a position.
    fn before(&self, at: &Position) -> Position;

    /// A store of a thread at a position, if its address is this one. `first` is what the cells hold before all writes.
    fn write(
        &mut self,
        c: &mut Circuit,
        world: &World<'_>,
        who: (Tid, Lit),
        at: At<'_>,
        place: (u64, Lit),
        value: &V,
        first: &dyn Fn(Cell) -> V,
    );

    /// What a read at a position yields, if its address is this one: `result` is that, under the condition. `first` is what
    /// the cells hold before all writes.
    fn read(
        &mut self,
        c: &mut Circuit,
        world: &World<'_>,
        at: (&Position, &Local),
        place: (u64, Lit),
        result: &V,
        first: &dyn Fn(Cell) -> V,
    );

    /// The earliest position behind the end of a thread for one that joins it, and whether there is none.
    fn behind(&self, end: &Position) -> (Position, Lit);

    /// A thread stands still for good.
    fn rest(&mut self, _: &mut Circuit, _: Lit, _: &Local) {}

    /// A thread comes to its end.
    fn ends(&mut self, _: &mut Circuit, _: Lit, _: &Position, _: &Local) {}

    /// A thread stands still for good inside of a section that has written.
    fn unfinished(&mut self, c: &mut Circuit, when: Lit, at: &Position);

    /// Whether nothing is written behind a position.
    fn is_final(&mut self, c: &mut Circuit, at: &Position) -> Lit;

    /// All threads have been simulated.
    fn finish(&mut self, c: &mut Circuit);

    /// What is written at each position, from the first. Nothing, if bounds on it would be of no use.
    fn entries(&mut self, _: &mut Circuit, _: &World<'_>) -> Vec<Vec<Entry>> {
        Vec::new()
    }

    /// The reads of what is written there, as far as they are known to be bounded by it.
    fn readings(&mut self, _: &mut Circuit) -> Vec<Reading> {
        Vec::new()
    }

    /// What holds in every run.
    fn clauses(&mut self) -> &mut Vec<Vec<Lit>>;

    /// The place in the memory order of an access: its position and whether that is a cluster of the thread's own, its thread,
    /// its number in the thread, whether it writes.
    fn rank(&self, at: (usize, bool), tid: Tid, item: usize, write: bool) -> u64;
}

/// The part of a value at an address that a cell holds.
pub fn part_of(value: &V, addr: u64, cell: Cell) -> V {
    let low = 8 * (cell.addr - addr) as usize;
    let width = 8 * cell.size as usize;
    let undef = value.undef.as_ref().map(|u| u.extract(low, width));
    Rc::new(Value { undef, ..Value::of(value.bits.extract(low, width)) })
}

/// Adds clauses: two values are equal, unless one of the literals holds.
pub fn equal(clauses: &mut Vec<Vec<Lit>>, unless: &[Lit], a: &V, b: &V) {
    let mut pairs: Vec<(Lit, Lit)> = a.bits.lits().iter().copied().zip(b.bits.lits().iter().copied()).collect();
    if a.undef.is_some() || b.undef.is_some() {
        let (x, y) = (a.undef_bits(), b.undef_bits());
        pairs.extend(x.lits().iter().copied().zip(y.lits().iter().copied()));
    }
    for (x, y) in pairs {
        if x != y {
            clauses.push(unless.iter().copied().chain([!x, y]).collect());
            clauses.push(unless.iter().copied().chain([x, !y]).collect());
        }
    }
}

/// The boundaries between cells: wherever a place begins or ends.
#[derive(Clone, Debug)]
pub struct Cuts(Vec<u64>);

impl Cuts {
    /// Those of all places of shared memory.
    pub fn new(world: &World<'_>) -> Cuts {
        let ends = |p: &(u64, u32)| [p.0, p.0 + u64::from(p.1)];
        let mut cuts: Vec<u64> =
            world.known.places.keys().flat_map(ends).chain(world.known.read.iter().flat_map(ends)).collect();
        cuts.sort_unstable();
        cuts.dedup();
        Cuts(cuts)
    }

    /// The cells of a place.
    pub fn cells(&self, addr: u64, size: u32) -> Vec<Cell> {
        let end = addr + u64::from(size);
        let from = self.0.partition_point(|b| *b <= addr);
        let inside = self.0[from..].iter().copied().take_while(|b| *b < end);
        let mut start = addr;
        let mut cells = Vec::new();
        for b in inside.chain([end]) {
            cells.push(Cell { addr: start, size: (b - start) as u32 });
            start = b;
        }
        cells
    }
}
