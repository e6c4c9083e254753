//! Positions in the memory unwinding, in order encoding.
//!
//! Source: the position `th_pos[t]` of Tomasco et al. (TACAS 2015), section 3; the encoding is the usual one for bounded
//! integers whose comparisons matter more than their sums: literal `i` says that the position is at least `i + 1`.
//! "At most", "moves on" and "is exactly" are then one or two literals, and the latest of two positions is a
//! disjunction bit by bit, without new variables.
//! Deviation: the paper's back end is CBMC, so its positions are binary numbers.

use fencepost_solver::circuit::{Circuit, Lit};
use std::rc::Rc;

/// A position: how many writes of the unwinding a thread has come past.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position(Rc<[Lit]>);

impl Position {
    /// Before all writes of an unwinding of this length.
    pub fn start(writes: usize) -> Position {
        Position(vec![Lit::FALSE; writes].into())
    }

    /// The position of these literals: the `i`th says that it is at least `i + 1`.
    pub fn new(lits: Vec<Lit>) -> Position {
        Position(lits.into())
    }

    /// How many writes the unwinding has.
    pub fn writes(&self) -> usize {
        self.0.len()
    }

    /// Whether it is at or behind a write; writes are counted from 1.
    pub fn at_least(&self, write: usize) -> Lit {
        match write {
            0 => Lit::TRUE,
            w => self.0.get(w - 1).copied().unwrap_or(Lit::FALSE),
        }
    }

    /// Whether it is exactly there.
    pub fn is(&self, c: &mut Circuit, write: usize) -> Lit {
        let next = self.at_least(write + 1);
        c.and(self.at_least(write), !next)
    }

    /// The first write that it can be at, as far as constants show.
    pub fn earliest(&self) -> usize {
        self.0.iter().take_while(|l| **l == Lit::TRUE).count()
    }

    /// The last write that it can be at, as far as constants show.
    pub fn latest(&self) -> usize {
        self.0.iter().take_while(|l| **l != Lit::FALSE).count()
    }

    /// The position right behind, and whether there is none.
    pub fn next(&self) -> (Position, Lit) {
        let mut lits = vec![Lit::TRUE];
        lits.extend(self.0.iter());
        let beyond = lits.pop().unwrap_or(Lit::TRUE);
        (Position(lits.into()), beyond)
    }

    /// The position right before. The start has none, and stays.
    pub fn previous(&self) -> Position {
        let mut lits: Vec<Lit> = self.0.iter().skip(1).copied().collect();
        lits.resize(self.0.len(), Lit::FALSE);
        Position(lits.into())
    }

    /// The later of two.
    pub fn max(c: &mut Circuit, a: &Position, b: &Position) -> Position {
        Position(a.0.iter().zip(b.0.iter()).map(|(x, y)| c.or(*x, *y)).collect())
    }

    /// Whether two positions differ.
    pub fn differ(c: &mut Circuit, a: &Position, b: &Position) -> Lit {
        let bits: Vec<Lit> = a.0.iter().zip(b.0.iter()).map(|(x, y)| c.xor(*x, *y)).collect();
        c.or_all(&bits)
    }

    /// `a` if the condition holds, else `b`.
    pub fn choose(c: &mut Circuit, cond: Lit, a: &Position, b: &Position) -> Position {
        if Rc::ptr_eq(&a.0, &b.0) {
            return a.clone();
        }
        Position(a.0.iter().zip(b.0.iter()).map(|(x, y)| c.ite(cond, *x, *y)).collect())
    }

    /// The position in a model.
    pub fn value(&self, holds: impl Fn(Lit) -> bool) -> usize {
        self.0.iter().take_while(|l| holds(**l)).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The position of a number.
    fn number(writes: usize, n: usize) -> Position {
        Position::new((0..writes).map(|i| Lit::constant(i < n)).collect())
    }

    #[test]
    fn behaves_like_numbers() {
        let mut c = Circuit::new();
        let value = |p: &Position| p.value(|l| l == Lit::TRUE);
        for a in 0..=5 {
            let p = number(5, a);
            assert_eq!((p.earliest(), p.latest(), value(&p)), (a, a, a));
            for i in 0..=5 {
                assert_eq!(p.at_least(i), Lit::constant(a >= i));
                assert_eq!(p.is(&mut c, i), Lit::constant(a == i));
            }
            let (next, beyond) = p.next();
            assert_eq!((value(&next), beyond), ((a + 1).min(5), Lit::constant(a == 5)));
            assert_eq!(value(&p.previous()), a.saturating_sub(1));
            for b in 0..=5 {
                assert_eq!(value(&Position::max(&mut c, &p, &number(5, b))), a.max(b));
            }
        }
    }
}
