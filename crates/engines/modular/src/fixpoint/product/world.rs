//! A state of all threads together: where each stands, its registers and own objects, its store buffer, and memory.

use crate::fixpoint::memory::Memory;
use crate::fixpoint::shared::{Cell, Shared};
use crate::fixpoint::state::State;
use crate::fixpoint::value::Value;
use fencepost_ir::{BlockId, FuncId};
use std::collections::BTreeMap;
use std::rc::Rc;

/// A place in a function: before the instruction `ip` of the block.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    pub func: FuncId,
    pub block: BlockId,
    pub ip: usize,
}

/// An entry of a store buffer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A store on its way.
    Store(Cell, Rc<Value>),
    /// Stores before this reach memory before stores behind it.
    Stores,
    /// Stores before this reach memory before loads behind it.
    Loads,
}

/// A thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thread {
    /// Where each call stands; the innermost last. Empty when the thread has ended.
    pub places: Vec<Place>,
    /// Registers, and memory of objects that no other thread reaches.
    pub state: State,
    /// The store buffer, oldest first.
    pub buffer: Vec<Entry>,
    /// How many atomic sections are open.
    pub sections: u32,
    /// Whether it goes no further: what it would do next ends the run, which it may put off for ever.
    pub stuck: bool,
}

/// All threads together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct World {
    /// Memory that threads share.
    pub memory: Memory,
    /// The threads, by number.
    pub threads: Vec<Thread>,
    /// Who holds which mutex.
    pub owners: BTreeMap<Cell, usize>,
    /// How many threads were started; the ids of others are known but they do not run yet.
    pub started: Vec<bool>,
    /// Which threads were joined.
    pub joined: Vec<bool>,
}

/// What distinguishes states that are never joined.
pub type Key = (Vec<ThreadKey>, Vec<(Cell, usize)>, Vec<bool>, Vec<bool>);

/// A thread's part of the [`Key`].
pub type ThreadKey = (Vec<Place>, Vec<(u8, Option<Cell>)>, u32, bool);

impl World {
    pub fn key(&self) -> Key {
        let entry = |e: &Entry| match e {
            Entry::Store(c, _) => (0, Some(*c)),
            Entry::Stores => (1, None),
            Entry::Loads => (2, None),
        };
        let thread = |t: &Thread| (t.places.clone(), t.buffer.iter().map(entry).collect(), t.sections, t.stuck);
        let owners = self.owners.iter().map(|(c, t)| (*c, *t)).collect();
        (self.threads.iter().map(thread).collect(), owners, self.started.clone(), self.joined.clone())
    }

    /// Whether the other state, which has the same key, covers this one.
    pub fn leq(&self, other: &World, shared: &Shared<'_>) -> bool {
        let mut threads = self.threads.iter().zip(&other.threads);
        threads.all(|(a, b)| a.leq(b, shared)) && self.memory.leq(&other.memory, shared)
    }

    /// In how many values the states, which have the same key, differ.
    pub fn distance(&self, other: &World) -> usize {
        let threads = self.threads.iter().zip(&other.threads).map(|(a, b)| a.distance(b));
        threads.sum::<usize>() + self.memory.distance(&other.memory)
    }

    /// A state that covers both, which have the same key.
    pub fn widen(&self, new: &World, shared: &Shared<'_>) -> World {
        let threads = self.threads.iter().zip(&new.threads).map(|(a, b)| a.widen(b, shared)).collect();
        let memory = self.memory.widen(&self.memory.join(&new.memory, shared), shared);
        World { memory, threads, ..self.clone() }
    }
}

impl Thread {
    fn leq(&self, other: &Thread, shared: &Shared<'_>) -> bool {
        let entries = self.buffer.iter().zip(&other.buffer).all(|(a, b)| match (a, b) {
            (Entry::Store(_, v), Entry::Store(_, w)) => v.leq(w),
            (Entry::Store(..) | Entry::Stores | Entry::Loads, Entry::Store(..) | Entry::Stores | Entry::Loads) => true,
        });
        let registers = self.state.frames.iter().flatten().zip(other.state.frames.iter().flatten());
        let mut registers = registers.map(|(a, b)| match (a, b) {
            (Some(a), Some(b)) => a.value.leq(&b.value),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        });
        let known = &self.state;
        let lives = known.dead.is_subset(&other.state.dead)
            && known.destroyed.is_subset(&other.state.destroyed)
            && other.state.ready.is_subset(&known.ready);
        lives && entries && registers.all(|r| r) && self.state.memory.leq(&other.state.memory, shared)
    }

    fn distance(&self, other: &Thread) -> usize {
        let registers = self.state.frames.iter().flatten().zip(other.state.frames.iter().flatten());
        let buffers = self.buffer.iter().zip(&other.buffer).filter(|(a, b)| a != b).count();
        registers.filter(|(a, b)| a != b).count() + buffers + self.state.memory.distance(&other.state.memory)
    }

    fn widen(&self, new: &Thread, shared: &Shared<'_>) -> Thread {
        let buffer = self.buffer.iter().zip(&new.buffer).map(|(a, b)| match (a, b) {
            (Entry::Store(c, v), Entry::Store(_, w)) => {
                Entry::Store(*c, Rc::new(v.widen(&v.join(w), &shared.thresholds)))
            }
            (Entry::Store(..) | Entry::Stores | Entry::Loads, _same_by_the_key) => a.clone(),
        });
        let state = self.state.widen(&self.state.join(&new.state, shared), shared);
        Thread { state, buffer: buffer.collect(), ..self.clone() }
    }
}
