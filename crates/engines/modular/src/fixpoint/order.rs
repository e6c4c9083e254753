//! Inequalities between cells, read with sign: an octagon over a few cells that one mutex protects, or one thread owns.
//!
//! Source: [`Octagon`](crate::domains::Octagon). Guarantee: numbers here are the cells' signed values; a machine sum enters only if its
//! operands' bounds show that it does not wrap, otherwise only the range of its type is known.
//! Misses: cells beyond the first [`CELLS`](crate::tuning::CELLS) that threads share; comparisons without sign of values that may be negative.

use super::relation::Linear;
use super::shared::Cell;
use crate::domains::octagon::{Octagon, Term};
use fencepost_ir::eval::signed;
use std::cmp::Ordering;

/// What is known about the order of some cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Orders {
    cells: Vec<Cell>,
    octagon: Octagon,
}

/// The smallest and the largest signed number of a cell.
fn range(cell: Cell) -> (i128, i128) {
    let half = 1i128 << (cell.size * 8 - 1);
    (-half, half - 1)
}

impl Orders {
    /// Nothing is known about these cells.
    pub fn new(cells: Vec<Cell>) -> Orders {
        let octagon = Octagon::top(cells.len());
        Orders { cells, octagon }
    }

    /// The cells.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    fn var(&self, cell: Cell) -> Option<usize> {
        self.cells.iter().position(|c| *c == cell)
    }

    /// Adds the bounds that the cells' values have.
    pub fn tighten(&mut self, bounds: impl Fn(Cell) -> Option<(i128, i128)>) {
        let known = self.cells.iter().enumerate().filter_map(|(i, c)| bounds(*c).map(|(lo, hi)| (i, lo, hi)));
        self.octagon.restrict_all(known.collect());
    }

    /// Forgets the cells of which this is true.
    pub fn forget(&mut self, lost: impl Fn(Cell) -> bool) {
        for (i, c) in self.cells.iter().enumerate() {
            if lost(*c) {
                self.octagon.forget(i);
            }
        }
    }

    /// `x := ±y + c`, wrapping.
    pub fn assign(&mut self, x: Cell, from: Linear) {
        let (Some(i), Some(j)) = (self.var(x), self.var(from.cell)) else {
            return self.forget(|c| c.overlaps(x));
        };
        let term = Term { var: j, negative: from.negative };
        self.octagon.assign_within(i, term, signed(x.size * 8, from.plus), range(x));
    }

    /// The variable and the constant of a sum that does not wrap.
    fn sum(&self, linear: Linear) -> Option<(usize, i128)> {
        let var = self.var(linear.cell).filter(|_| !linear.negative)?;
        let plus = signed(linear.cell.size * 8, linear.plus);
        let (lo, hi) = self.octagon.bounds(var);
        let (min, max) = range(linear.cell);
        let inside = lo? + plus >= min && hi? + plus <= max;
        inside.then_some((var, plus))
    }

    /// Keeps the states with `a <= b`, or `a < b`, read with sign.
    pub fn test(&mut self, a: Linear, b: Linear, strict: bool) {
        if let (Some((x, p)), Some((y, q))) = (self.sum(a), self.sum(b)) {
            if x != y {
                self.octagon.test(Term::plus(x), Term::minus(y), q - p - i128::from(strict));
            }
        }
    }

    /// How two sums compare, read with sign, where that is certain: the possible orders.
    pub fn compare(&self, a: Linear, b: Linear) -> Option<Vec<Ordering>> {
        let ((x, p), (y, q)) = (self.sum(a)?, self.sum(b)?);
        if x == y {
            return Some(vec![p.cmp(&q)]);
        }
        let most = self.octagon.sum_bound(Term::plus(x), Term::minus(y)).map(|c| c + p - q);
        let least = self.octagon.sum_bound(Term::minus(x), Term::plus(y)).map(|c| -c + p - q);
        let mut possible = Vec::new();
        if least.is_none_or(|l| l < 0) {
            possible.push(Ordering::Less);
        }
        if least.is_none_or(|l| l <= 0) && most.is_none_or(|m| m >= 0) {
            possible.push(Ordering::Equal);
        }
        if most.is_none_or(|m| m > 0) {
            possible.push(Ordering::Greater);
        }
        Some(possible)
    }

    /// What holds in both.
    pub fn join(&self, other: &Orders) -> Option<Orders> {
        (self.cells == other.cells)
            .then(|| Orders { cells: self.cells.clone(), octagon: self.octagon.join(&other.octagon) })
    }

    /// What holds in both, without the bounds that grow.
    pub fn widen(&self, new: &Orders) -> Option<Orders> {
        (self.cells == new.cells)
            .then(|| Orders { cells: self.cells.clone(), octagon: self.octagon.widen(&new.octagon, &[]) })
    }

    /// What holds in either; the other's part about other cells than these is left out.
    pub fn meet(&self, other: &Orders, keep: impl Fn(Cell) -> bool) -> Orders {
        if self.cells != other.cells {
            return self.clone();
        }
        let mut other = other.clone();
        other.forget(|c| !keep(c));
        Orders { cells: self.cells.clone(), octagon: self.octagon.meet(&other.octagon) }
    }
}
