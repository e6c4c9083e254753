//! Interning tables: every part of a state (a thread, a line of memory, a buffer, …) is stored once and named by a number.
//!
//! Source: "collapse" compression of explicit-state model checkers, with one addition: since a thread is a function of
//! its answers, the step from one thread state to the next is computed once and then looked up. Exploring a product of
//! threads is then mostly arithmetic on small numbers.

use crate::interp::{Answer, Code, Frame, Request, Thread};
use crate::value::{Dep, Value};
use hashbrown::HashTable;
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};

/// A table in which equal values have equal numbers.
#[derive(Debug)]
pub(crate) struct Table<T> {
    items: Vec<T>,
    index: HashTable<u32>,
}

fn hash_of<T: Hash + ?Sized>(value: &T) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

impl<T: Hash + Eq> Table<T> {
    /// A table whose number 0 is the given value.
    pub fn new(zero: T) -> Table<T> {
        let mut table = Table { items: Vec::new(), index: HashTable::new() };
        table.intern(zero);
        table
    }

    /// The number of a value.
    pub fn intern(&mut self, value: T) -> u32 {
        let hash = hash_of(&value);
        if let Some(&id) = self.index.find(hash, |&id| self.items[id as usize] == value) {
            return id;
        }
        let id = self.items.len() as u32;
        self.items.push(value);
        let items = &self.items;
        self.index.insert_unique(hash, id, |&i| hash_of(&items[i as usize]));
        id
    }

    /// The value of a number.
    pub fn get(&self, id: u32) -> &T {
        &self.items[id as usize]
    }
}

/// A thread between two requests, and the request that it waits for.
#[derive(Debug)]
pub(crate) struct Node<D: Dep> {
    pub thread: Thread<D>,
    pub request: Request<D>,
}

/// All thread states seen, with the steps between them.
#[derive(Debug)]
pub(crate) struct Threads<D: Dep> {
    nodes: Vec<Node<D>>,
    index: HashTable<u32>,
    steps: FxHashMap<(u32, u8, u128, u128, D), u32>,
    bytes: u64,
}

impl<D: Dep> Default for Threads<D> {
    fn default() -> Self {
        Threads { nodes: Vec::new(), index: HashTable::new(), steps: FxHashMap::default(), bytes: 0 }
    }
}

impl<D: Dep> Threads<D> {
    /// The state of a thread that has just been made.
    pub fn start(&mut self, code: &Code<'_>, mut thread: Thread<D>) -> u32 {
        let request = thread.resume(code, Answer::Done);
        self.intern(code, thread, request)
    }

    /// The state behind an answer.
    pub fn resume(&mut self, code: &Code<'_>, id: u32, answer: Answer<D>) -> u32 {
        let key = match &answer {
            Answer::Done => (id, 0, 0, 0, D::default()),
            Answer::Value(v) => (id, 1, v.bits, v.undef, v.dep),
            Answer::Exchanged(v, stored) => (id, 2 + u8::from(*stored), v.bits, v.undef, v.dep),
        };
        if let Some(next) = self.steps.get(&key) {
            return *next;
        }
        let mut thread = self.nodes[id as usize].thread.clone();
        let request = thread.resume(code, answer);
        let next = self.intern(code, thread, request);
        self.steps.insert(key, next);
        next
    }

    /// The same thread, stopped with another request than its own.
    pub fn stop(&mut self, code: &Code<'_>, id: u32, request: Request<D>) -> u32 {
        let thread = self.nodes[id as usize].thread.clone();
        self.intern(code, thread, request)
    }

    fn intern(&mut self, code: &Code<'_>, mut thread: Thread<D>, request: Request<D>) -> u32 {
        code.clear_dead(&mut thread);
        // The request is part of the identity: a stopped thread differs from the one that goes on.
        let hash = hash_of(&(&thread, &request));
        let nodes = &self.nodes;
        let same = |&id: &u32| nodes[id as usize].thread == thread && nodes[id as usize].request == request;
        if let Some(&id) = self.index.find(hash, same) {
            return id;
        }
        let id = self.nodes.len() as u32;
        self.bytes += weight(&thread);
        self.nodes.push(Node { thread, request });
        let nodes = &self.nodes;
        self.index.insert_unique(hash, id, |&i| {
            let n = &nodes[i as usize];
            hash_of(&(&n.thread, &n.request))
        });
        id
    }

    pub fn get(&self, id: u32) -> &Node<D> {
        &self.nodes[id as usize]
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// How much memory they take, roughly. Every state has its own copy of the whole stack, so deep calls count.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }
}

/// How much memory a thread's state takes, roughly, with what finds it again.
fn weight<D: Dep>(thread: &Thread<D>) -> u64 {
    let (frame, value) = (std::mem::size_of::<Frame<D>>(), std::mem::size_of::<Value<D>>());
    let frame = |f: &Frame<D>| frame + value * (f.regs.len() + f.held.len() + 2 * f.varargs.len());
    (400 + thread.frames.iter().map(frame).sum::<usize>()) as u64
}

/// The visited states: flat words in one arena, found by hash, each with the step that led to it.
#[derive(Debug, Default)]
pub(crate) struct States {
    words: Vec<u32>,
    starts: Vec<usize>,
    hashes: Vec<u64>,
    index: HashTable<u32>,
    /// Parent and action of each state.
    pub from: Vec<(u32, u32)>,
}

impl States {
    /// Adds a state; `None` if it is known.
    pub fn insert(&mut self, state: &[u32], parent: u32, action: u32) -> Option<u32> {
        let hash = hash_of(state);
        let known = |&id: &u32| self.hashes[id as usize] == hash && self.get(id) == state;
        if self.index.find(hash, known).is_some() {
            return None;
        }
        let id = self.starts.len() as u32;
        self.starts.push(self.words.len());
        self.words.extend_from_slice(state);
        self.hashes.push(hash);
        self.from.push((parent, action));
        let hashes = &self.hashes;
        self.index.insert_unique(hash, id, |&i| hashes[i as usize]);
        Some(id)
    }

    /// The words of a state.
    pub fn get(&self, id: u32) -> &[u32] {
        let i = id as usize;
        let end = self.starts.get(i + 1).copied().unwrap_or(self.words.len());
        &self.words[self.starts[i]..end]
    }

    pub fn len(&self) -> usize {
        self.starts.len()
    }

    /// Bytes in use.
    pub fn bytes(&self) -> u64 {
        let one = self.starts.capacity() * 8 + self.hashes.capacity() * 8 + self.from.capacity() * 8;
        (self.words.capacity() * 4 + one + self.index.capacity() * 5) as u64
    }
}
