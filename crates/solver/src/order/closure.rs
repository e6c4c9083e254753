//! The transitive closure of a growing order, as bit rows with an undo log.
//!
//! Source: Italiano, "Amortized efficiency of a path retrieval data structure" (1986), with whole rows or-ed a word at a
//! time instead of trees. Guarantee: after every [`Closure::add`], `before(a, b)` iff there is a path; one test is one
//! bit. An insertion costs (predecessors + successors) rows; 2N² bits are kept, and the *base*, the closure of what
//! holds for ever, in N² more: explanations take its paths for free.
//!
//! The log of (word, old value) serves twice. It undoes, and it tells the rules in [`saturate`](super::saturate) which
//! bits are new: whoever reads the log from where it stopped sees every changed row, and no other.

/// One changed word of a row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Change {
    /// The row, successors first.
    row: u32,
    /// The place of the word in the row.
    word: u32,
    /// Its value before.
    old: u64,
}

/// New bits of a row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Delta {
    /// Whether the row holds successors.
    pub successors: bool,
    /// The row's node.
    pub node: u32,
    /// The place of the word in the row.
    pub word: usize,
    /// The bits that are new.
    pub bits: u64,
}

/// The closure.
#[derive(Debug)]
pub(crate) struct Closure {
    nodes: usize,
    words: usize,
    rows: Vec<u64>,
    base: Vec<u64>,
    log: Vec<Change>,
    row: Vec<(u32, u64)>,
    changed: Vec<usize>,
}

impl Closure {
    /// Nodes without order.
    pub fn new(nodes: usize) -> Closure {
        let words = nodes.div_ceil(64);
        Closure {
            nodes,
            words,
            rows: vec![0; 2 * nodes * words],
            base: vec![0; nodes * words],
            log: Vec::new(),
            row: Vec::new(),
            changed: Vec::new(),
        }
    }

    /// The closure of edges, which is also the base; nothing if they make a cycle.
    pub fn of(nodes: usize, edges: &[(u32, u32)]) -> Option<Closure> {
        let mut closure = Closure::new(nodes);
        let mut out = vec![Vec::new(); nodes];
        let mut into = vec![0u32; nodes];
        for &(a, b) in edges {
            out[a as usize].push(b as usize);
            into[b as usize] += 1;
        }
        let mut order: Vec<usize> = (0..nodes).filter(|&n| into[n] == 0).collect();
        let mut next = 0;
        while let Some(&a) = order.get(next) {
            next += 1;
            for &b in &out[a] {
                into[b] -= 1;
                if into[b] == 0 {
                    order.push(b);
                }
            }
        }
        if order.len() < nodes {
            return None;
        }
        for &a in order.iter().rev() {
            for &b in &out[a] {
                closure.collect(b, b as u32);
                closure.merge(a);
            }
        }
        for &a in &order {
            for &b in &out[a] {
                closure.collect(nodes + a, a as u32);
                closure.merge(nodes + b);
            }
        }
        closure.fix();
        Some(closure)
    }

    /// The number of words in a row.
    #[inline]
    pub fn words(&self) -> usize {
        self.words
    }

    /// Whether `a` is before `b`.
    #[inline]
    pub fn before(&self, a: u32, b: u32) -> bool {
        self.rows[a as usize * self.words + b as usize / 64] >> (b % 64) & 1 != 0
    }

    /// The nodes after `a`.
    #[inline]
    pub fn successors(&self, a: u32) -> &[u64] {
        &self.rows[a as usize * self.words..][..self.words]
    }

    /// The nodes before `a`.
    #[inline]
    pub fn predecessors(&self, a: u32) -> &[u64] {
        &self.rows[(self.nodes + a as usize) * self.words..][..self.words]
    }

    /// The nodes after `a` for ever.
    #[inline]
    pub fn base(&self, a: u32) -> &[u64] {
        &self.base[a as usize * self.words..][..self.words]
    }

    /// Puts `u` before `v`. There must be no path between them yet, in either direction.
    pub fn add(&mut self, u: u32, v: u32) {
        let (from, to) = (u as usize, v as usize);
        // Only rows that do not have the new path yet: the nodes before `u` and not before `v`, and so on.
        let mut changed = std::mem::take(&mut self.changed);
        changed.clear();
        changed.push(from);
        for w in 0..self.words {
            let row = self.predecessors(u)[w] & !self.predecessors(v)[w];
            changed.extend(bits(w, row).map(|x| x as usize));
        }
        let successors = changed.len();
        changed.push(self.nodes + to);
        for w in 0..self.words {
            let row = self.successors(v)[w] & !self.successors(u)[w];
            changed.extend(bits(w, row).map(|y| self.nodes + y as usize));
        }
        self.collect(to, v);
        changed[..successors].iter().for_each(|&row| self.merge(row));
        self.collect(self.nodes + from, u);
        changed[successors..].iter().for_each(|&row| self.merge(row));
        self.changed = changed;
    }

    /// Copies the words of a row that are not empty, and one bit more.
    fn collect(&mut self, row: usize, bit: u32) {
        self.row.clear();
        let at = bit as usize / 64;
        let words = &self.rows[row * self.words..][..self.words];
        for (w, &bits) in words.iter().enumerate() {
            let bits = if w == at { bits | 1 << (bit % 64) } else { bits };
            if bits != 0 {
                self.row.push((w as u32, bits));
            }
        }
    }

    /// Or-s the collected row into another.
    #[inline]
    fn merge(&mut self, row: usize) {
        let start = row * self.words;
        for &(w, bits) in &self.row {
            let index = start + w as usize;
            let old = self.rows[index];
            if bits & !old != 0 {
                self.log.push(Change { row: row as u32, word: w, old });
                self.rows[index] = old | bits;
            }
        }
    }

    /// The length of the log, to undo to.
    #[inline]
    pub fn mark(&self) -> usize {
        self.log.len()
    }

    /// Undoes every change after the mark.
    pub fn undo(&mut self, mark: usize) {
        while self.log.len() > mark {
            let Some(change) = self.log.pop() else { return };
            self.rows[change.row as usize * self.words + change.word as usize] = change.old;
        }
    }

    /// What an entry of the log has added (and perhaps later entries to the same word).
    #[inline]
    pub fn delta(&self, entry: usize) -> Delta {
        let Change { row, word, old } = self.log[entry];
        let (row, word) = (row as usize, word as usize);
        let successors = row < self.nodes;
        let node = if successors { row } else { row - self.nodes } as u32;
        Delta { successors, node, word, bits: self.rows[row * self.words + word] & !old }
    }

    /// Takes the present closure as the base: all of it holds for ever. Empties the log.
    pub fn fix(&mut self) {
        self.base.copy_from_slice(&self.rows[..self.nodes * self.words]);
        self.log.clear();
    }
}

/// The positions of the bits of a word that begins at bit `word * 64`.
#[inline]
pub(crate) fn bits(word: usize, bits: u64) -> impl Iterator<Item = u32> {
    let mut rest = bits;
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let bit = rest.trailing_zeros();
            rest &= rest - 1;
            word as u32 * 64 + bit
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adds_and_undoes() {
        let mut closure = Closure::new(130);
        closure.add(0, 70);
        let mark = closure.mark();
        closure.add(70, 129);
        assert!(closure.before(0, 129) && !closure.before(129, 0));
        assert_eq!(bits(2, closure.successors(0)[2]).collect::<Vec<_>>(), [129]);
        assert_eq!(bits(0, closure.predecessors(129)[0]).collect::<Vec<_>>(), [0]);
        closure.undo(mark);
        assert!(closure.before(0, 70) && !closure.before(0, 129));
    }
}
