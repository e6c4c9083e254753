//! Relations between cells: `x - y = c` and `x + y = c`, modulo the power of two of their width.
//!
//! Source: a fragment of Karr's affine equalities (1976) on machine integers; as it is modular, wrapping keeps it.
//! Guarantee: each listed pair is in the relation in every run. Missing pairs say nothing.
//! Inequalities are kept beside them, see `order.rs`; those cannot follow counters that wrap, which these can.

use super::order::Orders;
use super::shared::Cell;
use fencepost_ir::eval::mask;
use std::collections::{BTreeMap, BTreeSet};

/// A pair of cells, the smaller first, and whether their sum (otherwise their difference) is meant.
type Pair = (Cell, Cell, bool);

/// The relations that are known.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Relations {
    known: BTreeMap<Pair, u128>,
    /// Inequalities; none if nothing is known.
    pub orders: Option<Orders>,
}

/// What is stored: a cell of the state before the store plus a constant, or its negative plus a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Linear {
    /// The cell.
    pub cell: Cell,
    /// Whether its negative is meant.
    pub negative: bool,
    /// The constant, as a pattern of the cell's width.
    pub plus: u128,
}

fn cut(size: u32, v: u128) -> u128 {
    v & mask(size * 8)
}

impl Relations {
    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.known.is_empty() && self.orders.is_none()
    }

    /// The constant `c` with `x - y = c`.
    pub fn difference(&self, x: Cell, y: Cell) -> Option<u128> {
        if x == y {
            return Some(0);
        }
        if x < y {
            return self.known.get(&(x, y, false)).copied();
        }
        self.known.get(&(y, x, false)).map(|&c| cut(x.size, c.wrapping_neg()))
    }

    /// The constant `c` with `x + y = c`.
    pub fn sum(&self, x: Cell, y: Cell) -> Option<u128> {
        self.known.get(&(x.min(y), x.max(y), true)).copied()
    }

    fn set(&mut self, x: Cell, y: Cell, sum: bool, c: u128) {
        let (a, b, c) = if x < y { (x, y, c) } else { (y, x, if sum { c } else { c.wrapping_neg() }) };
        self.known.insert((a, b, sum), cut(x.size, c));
    }

    /// Nothing is known about the cell any more.
    pub fn forget(&mut self, cell: Cell) {
        self.orders.iter_mut().for_each(|o| o.forget(|c| c.overlaps(cell)));
        self.known.retain(|(a, b, _), _| !a.overlaps(cell) && !b.overlaps(cell));
    }

    /// Keeps the relations between cells of which this is true.
    pub fn retain(&mut self, keep: impl Fn(Cell) -> bool) {
        self.orders.iter_mut().for_each(|o| o.forget(|c| !keep(c)));
        self.known.retain(|(a, b, _), _| keep(*a) && keep(*b));
    }

    /// Adds what follows from the relation just learned between `x` and the others.
    pub fn learn(&mut self, x: Cell, from: Linear) {
        let y = from.cell;
        if x == y || x.size != y.size {
            return;
        }
        // x = ±y + c, so every relation of y is one of x, and the other way round.
        let others = self.cells();
        self.set(x, y, from.negative, from.plus);
        for z in others.into_iter().filter(|z| *z != x && *z != y && z.size == x.size) {
            if let Some(d) = self.difference(y, z) {
                // y = z + d
                let c = if from.negative { from.plus.wrapping_sub(d) } else { from.plus.wrapping_add(d) };
                self.set(x, z, from.negative, c);
            } else if let Some(d) = self.sum(y, z) {
                // y = d - z
                let c = if from.negative { from.plus.wrapping_sub(d) } else { from.plus.wrapping_add(d) };
                self.set(x, z, !from.negative, c);
            }
        }
    }

    /// `x := ±y + c`.
    pub fn assign(&mut self, x: Cell, from: Linear) {
        let mut orders = self.orders.take();
        orders.iter_mut().for_each(|o| o.assign(x, from));
        if from.cell != x {
            self.forget(x);
            self.learn(x, from);
            self.orders = orders;
            return;
        }
        let mut moved = Relations { orders, ..Relations::default() };
        for (&(a, b, sum), &c) in &self.known {
            if a != x && b != x {
                if !a.overlaps(x) && !b.overlaps(x) {
                    moved.known.insert((a, b, sum), c);
                }
                continue;
            }
            let z = if a == x { b } else { a };
            // Written with the old x: x = z + d or x = d - z.
            let d = if sum || a == x { c } else { c.wrapping_neg() };
            let value = if from.negative { from.plus.wrapping_sub(d) } else { from.plus.wrapping_add(d) };
            moved.set(x, z, sum != from.negative, value);
        }
        *self = moved;
    }

    /// Adds the relations between two cells whose values are these constants.
    pub fn state_constants(&mut self, a: Cell, b: Cell, x: u128, y: u128) {
        self.set(a, b, false, x.wrapping_sub(y));
        self.set(a, b, true, x.wrapping_add(y));
    }

    /// All cells that are in some relation.
    pub fn cells(&self) -> BTreeSet<Cell> {
        let ordered = self.orders.iter().flat_map(|o| o.cells().iter().copied());
        self.known.keys().flat_map(|(a, b, _)| [*a, *b]).chain(ordered).collect()
    }

    /// What holds in both.
    #[must_use]
    pub fn join(&self, other: &Relations) -> Relations {
        let both = self.known.iter().filter(|(k, v)| other.known.get(k) == Some(v));
        let orders = self.orders.as_ref().zip(other.orders.as_ref()).and_then(|(a, b)| a.join(b));
        Relations { known: both.map(|(k, v)| (*k, *v)).collect(), orders }
    }

    /// What holds in both, without what cannot be kept for ever.
    #[must_use]
    pub fn widen(&self, new: &Relations) -> Relations {
        let orders = self.orders.as_ref().zip(new.orders.as_ref()).and_then(|(a, b)| a.widen(b));
        Relations { orders, ..self.join(new) }
    }

    /// Adds what the other knows.
    pub fn add(&mut self, other: &Relations, keep: impl Fn(Cell) -> bool) {
        for (&(a, b, sum), &c) in &other.known {
            if keep(a) && keep(b) {
                self.known.insert((a, b, sum), c);
            }
        }
        if let Some(theirs) = &other.orders {
            let own = self.orders.take().unwrap_or_else(|| Orders::new(theirs.cells().to_vec()));
            self.orders = Some(own.meet(theirs, keep));
        }
    }
}
