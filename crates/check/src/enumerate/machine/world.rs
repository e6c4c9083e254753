//! A state of the machine, unpacked: threads, buffers, memory, objects.
//!
//! Memory is cut into lines of 16 bytes. A line gets a place in the state when it is first touched, the same place in
//! every state of the exploration; a line at number 0 holds what the program put there at the start.
//!
//! Ownership: a line that has been touched by one thread only, or by several ordered by creation and join, is *private*;
//! its accesses are invisible to others and need no interleaving. A line is presumed private until two unordered
//! accesses, one a store, meet; then it is shared in all later passes. Source: transactions and object-escape
//! reductions for explicit-state search, made optimistic: wrong presumptions are found and the search starts again.

use super::tables::Table;
use crate::layout::Tid;
use crate::objects::Objects;
use fencepost_models::buffer::Buffer;
use rustc_hash::{FxHashMap, FxHashSet};

/// Sixteen bytes of memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Line {
    pub bits: u128,
    pub undef: u128,
    pub owner: Owner,
}

/// Who has touched a line that is presumed private.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Owner {
    /// Nobody, or the line is shared and ownership is not kept.
    Nobody,
    /// One thread, last in its given epoch; whether it stored.
    Thread(Tid, u32, bool),
    /// Several threads have loaded it, none has stored.
    Readers,
}

/// What a thread knows of the others by creation and join: for each thread the last epoch that is ordered before.
pub(crate) type Clock = Vec<u32>;

/// One thread in a state. All numbers are of tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Slot {
    /// The thread's state plus one; 0 if it has not started.
    pub node: u32,
    pub buffer: u32,
    pub clock: u32,
    pub joined: bool,
}

/// A state.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct World {
    pub objects: u32,
    pub threads: Vec<Slot>,
    pub lines: Vec<u32>,
}

impl World {
    /// Packs the state into words. Equal states give equal words.
    pub fn pack(&self, words: &mut Vec<u32>) {
        words.clear();
        words.push(self.objects);
        words.push(self.threads.len() as u32);
        for t in &self.threads {
            words.extend_from_slice(&[t.node, t.buffer, t.clock << 1 | u32::from(t.joined)]);
        }
        let used = self.lines.iter().rposition(|l| *l != 0).map_or(0, |i| i + 1);
        words.extend_from_slice(&self.lines[..used]);
    }

    /// The inverse of [`World::pack`].
    pub fn unpack(words: &[u32]) -> World {
        let n = words[1] as usize;
        let threads = words[2..2 + 3 * n]
            .chunks_exact(3)
            .map(|c| Slot { node: c[0], buffer: c[1], clock: c[2] >> 1, joined: c[2] & 1 == 1 })
            .collect();
        World { objects: words[0], threads, lines: words[2 + 3 * n..].to_vec() }
    }

    pub fn line(&self, place: usize) -> u32 {
        self.lines.get(place).copied().unwrap_or(0)
    }

    pub fn set_line(&mut self, place: usize, id: u32) {
        if self.lines.len() <= place {
            self.lines.resize(place + 1, 0);
        }
        self.lines[place] = id;
    }
}

/// The tables behind the numbers of a [`World`].
#[derive(Debug)]
pub(crate) struct Tables {
    pub lines: Table<Line>,
    pub buffers: Table<Buffer>,
    pub objects: Table<Objects>,
    pub clocks: Table<Clock>,
    /// The place of each line by its number (address / 16).
    pub places: FxHashMap<u64, usize>,
    /// The lines that several threads touch.
    pub shared: FxHashSet<u64>,
    /// The number of the `nth` thread that a thread makes.
    pub names: FxHashMap<(Tid, u32), Tid>,
    /// For each thread its maker.
    pub makers: Vec<Option<(Tid, u32)>>,
}

impl Tables {
    pub fn new() -> Tables {
        // Number 0 means "as at the start", so the table's first value must be one that no line ever has.
        let nothing = Line { bits: 1, undef: u128::MAX, owner: Owner::Nobody };
        Tables {
            lines: Table::new(nothing),
            buffers: Table::new(Buffer::default()),
            objects: Table::new(Objects::default()),
            clocks: Table::new(Clock::new()),
            places: FxHashMap::default(),
            shared: FxHashSet::default(),
            names: FxHashMap::default(),
            makers: vec![None],
        }
    }

    /// The place of a line in the states.
    pub fn place(&mut self, line: u64) -> usize {
        let next = self.places.len();
        *self.places.entry(line).or_insert(next)
    }

    /// The number of a thread by who makes it: the same in every interleaving.
    pub fn name(&mut self, maker: Tid, nth: u32) -> Tid {
        if let Some(&tid) = self.names.get(&(maker, nth)) {
            return tid;
        }
        let tid = self.makers.len() as Tid;
        self.makers.push(Some((maker, nth)));
        self.names.insert((maker, nth), tid);
        tid
    }
}
