//! A partial order as a bit matrix, closed under transitivity, with the way back.
//!
//! Source: Italiano's incremental closure (1986), both directions, on words of 64 bits; a trail of overwritten words.
//! Guarantee: after [`Matrix::insert`] the order is closed; [`Matrix::undo`] restores exactly what was there before.

/// What a matrix had when the mark was taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatrixMark {
    len: usize,
    trail: usize,
}

/// A partial order over nodes that are numbered from 0.
#[derive(Clone, Debug, Default)]
pub struct Matrix {
    len: usize,
    words: usize,
    /// Row `a`: the nodes after `a`.
    after: Vec<u64>,
    /// Row `b`: the nodes before `b`.
    before: Vec<u64>,
    /// Overwritten words: row, word, and what stood there; rows of `before` are complemented.
    trail: Vec<(u32, u32, u64)>,
    up: Vec<u64>,
    down: Vec<u64>,
    some_up: Vec<(u32, u64)>,
    some_down: Vec<(u32, u64)>,
}

impl Matrix {
    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is no node.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many words a row has.
    pub fn words(&self) -> usize {
        self.words
    }

    /// Adds a node that is not ordered with any other.
    pub fn add(&mut self) -> u32 {
        if self.len == self.words * 64 {
            self.widen();
        }
        let id = self.len as u32;
        self.len += 1;
        self.after.resize(self.len * self.words, 0);
        self.before.resize(self.len * self.words, 0);
        id
    }

    fn widen(&mut self) {
        let words = (self.words * 2).max(1);
        for matrix in [&mut self.after, &mut self.before] {
            let mut wide = vec![0; self.len * words];
            for row in 0..self.len {
                let (to, from) = (row * words, row * self.words);
                wide[to..to + self.words].copy_from_slice(&matrix[from..from + self.words]);
            }
            *matrix = wide;
        }
        self.words = words;
    }

    /// Whether `a` is before `b`.
    pub fn precedes(&self, a: u32, b: u32) -> bool {
        self.after[a as usize * self.words + b as usize / 64] >> (b % 64) & 1 == 1
    }

    /// The nodes after `a`, as words.
    pub fn after(&self, a: u32) -> &[u64] {
        &self.after[a as usize * self.words..(a as usize + 1) * self.words]
    }

    /// The nodes before `b`, as words.
    pub fn before(&self, b: u32) -> &[u64] {
        &self.before[b as usize * self.words..(b as usize + 1) * self.words]
    }

    /// Puts `a` before `b`, which must not be before `a`, and calls `changed` for every node whose row grew.
    pub fn insert(&mut self, a: u32, b: u32, mut changed: impl FnMut(u32)) {
        let w = self.words;
        let mut up = std::mem::take(&mut self.up);
        let mut down = std::mem::take(&mut self.down);
        up.clear();
        up.extend_from_slice(self.after(b));
        up[b as usize / 64] |= 1 << (b % 64);
        down.clear();
        down.extend_from_slice(self.before(a));
        down[a as usize / 64] |= 1 << (a % 64);
        // Most rows of a new node are empty: only words with a one are looked at.
        let (mut some_up, mut some_down) = (std::mem::take(&mut self.some_up), std::mem::take(&mut self.some_down));
        filled(&up, &mut some_up);
        filled(&down, &mut some_down);
        for p in ones(&down) {
            let row = &mut self.after[p as usize * w..(p as usize + 1) * w];
            if grow(row, &some_up, p, &mut self.trail) {
                changed(p);
            }
        }
        for q in ones(&up) {
            let row = &mut self.before[q as usize * w..(q as usize + 1) * w];
            if grow(row, &some_down, !q, &mut self.trail) {
                changed(q);
            }
        }
        (self.some_up, self.some_down) = (some_up, some_down);
        (self.up, self.down) = (up, down);
    }

    /// What is there now.
    pub fn mark(&self) -> MatrixMark {
        MatrixMark { len: self.len, trail: self.trail.len() }
    }

    /// Back to a mark. Marks are undone in the reverse order of their taking.
    pub fn undo(&mut self, mark: MatrixMark) {
        while self.trail.len() > mark.trail {
            let Some((row, word, old)) = self.trail.pop() else { break };
            if row & (1 << 31) == 0 {
                self.after[row as usize * self.words + word as usize] = old;
            } else {
                self.before[!row as usize * self.words + word as usize] = old;
            }
        }
        self.len = mark.len;
        self.after.truncate(self.len * self.words);
        self.before.truncate(self.len * self.words);
    }
}

/// The words that are not zero, with their places.
fn filled(words: &[u64], into: &mut Vec<(u32, u64)>) {
    into.clear();
    into.extend(words.iter().enumerate().filter(|(_, w)| **w != 0).map(|(k, w)| (k as u32, *w)));
}

fn grow(row: &mut [u64], more: &[(u32, u64)], name: u32, trail: &mut Vec<(u32, u32, u64)>) -> bool {
    let mut grown = false;
    for &(k, new) in more {
        let old = &mut row[k as usize];
        if *old | new != *old {
            trail.push((name, k, *old));
            *old |= new;
            grown = true;
        }
    }
    grown
}

/// The positions of the ones.
pub fn ones(row: &[u64]) -> impl Iterator<Item = u32> + '_ {
    row.iter().enumerate().flat_map(|(i, word)| {
        let mut rest = *word;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let bit = rest.trailing_zeros();
                rest &= rest - 1;
                i as u32 * 64 + bit
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closes_and_goes_back() {
        let mut m = Matrix::default();
        for _ in 0..70 {
            m.add();
        }
        m.insert(0, 1, |_| {});
        let mark = m.mark();
        let late = m.add();
        m.insert(1, 69, |_| {});
        m.insert(69, late, |_| {});
        assert!(m.precedes(0, late) && m.precedes(0, 69));
        for _ in 0..100 {
            m.add();
        }
        m.undo(mark);
        assert!(m.precedes(0, 1) && !m.precedes(0, 69) && !m.precedes(1, 69));
        assert_eq!(m.len(), 70);
        let again = m.add();
        assert!(ones(m.before(again)).next().is_none());
    }
}
