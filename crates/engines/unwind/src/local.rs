//! What a path of a thread knows about its own writes in the cluster that it is in.
//!
//! Source: the intra-thread strategy of Tomasco et al. (TACAS 2015), section 4.2: while a thread is at a position at which it
//! is entitled to write, it may write a variable several times, and only the last value is part of the cluster.

use crate::position::Position;
use crate::sequence::Cell;
use crate::unwinding::select;
use crate::value::V;
use fencepost_solver::circuit::{Circuit, Lit};
use std::collections::BTreeMap;
use std::rc::Rc;

/// A cell that the thread has written.
#[derive(Clone, Debug)]
pub struct Own {
    /// Whether it was written in this cluster.
    pub written: Lit,
    /// Whether the last write is the one that others see.
    pub exposed: Lit,
    /// What was written last.
    pub value: V,
}

/// Stores that have been issued and may not be in memory yet.
#[derive(Clone, Debug)]
pub struct Buffer {
    /// The position of the last one to reach memory.
    pub latest: Position,
    /// What comes now reaches memory behind this.
    pub order: Position,
    /// Loads that come now are behind this: stores before a store-load fence. A store that comes now need not be.
    pub floor: Position,
    /// Whether all have reached memory before what comes now.
    pub drained: Lit,
    /// The last store of the atomic section.
    pub section: Position,
    /// For each cell where its last store reaches memory, and the value.
    pub stores: BTreeMap<Cell, (Position, V)>,
}

/// The own writes of a path. Strategies without clusters of single threads leave it empty.
#[derive(Clone, Debug)]
pub struct Local {
    /// Whether the thread is at a cluster of its own.
    pub inside: Lit,
    /// The cells that it has written.
    pub cells: BTreeMap<Cell, Own>,
    /// Whether the thread is where it is because it was started there, or has joined a thread, and has not moved since.
    pub forced: Lit,
    /// What is on its way to memory, on models that have it.
    pub buffer: Option<Buffer>,
}

impl Default for Local {
    fn default() -> Local {
        Local { inside: Lit::FALSE, cells: BTreeMap::new(), forced: Lit::TRUE, buffer: None }
    }
}

impl Local {
    /// Whether there is a write that nobody has seen and that no later one covers.
    pub fn pending(&self, c: &mut Circuit) -> Lit {
        let mut all = Vec::new();
        for own in self.cells.values() {
            all.push(c.and(own.written, !own.exposed));
        }
        c.or_all(&all)
    }

    /// The thread has left the cluster, under the condition.
    pub fn leave(&mut self, c: &mut Circuit, when: Lit) {
        self.inside = c.and(self.inside, !when);
        self.forced = c.and(self.forced, !when);
        for own in self.cells.values_mut() {
            own.written = c.and(own.written, !when);
            own.exposed = c.and(own.exposed, !when);
        }
        self.cells.retain(|_, own| own.written != Lit::FALSE);
    }

    /// `a` if the condition holds, else `b`.
    pub fn choose(c: &mut Circuit, cond: Lit, a: &Local, b: &Local) -> Local {
        let mut cells = BTreeMap::new();
        for cell in a.cells.keys().chain(b.cells.keys()) {
            let own = match (a.cells.get(cell), b.cells.get(cell)) {
                (Some(x), Some(y)) => Own {
                    written: c.ite(cond, x.written, y.written),
                    exposed: c.ite(cond, x.exposed, y.exposed),
                    value: if Rc::ptr_eq(&x.value, &y.value) {
                        Rc::clone(&x.value)
                    } else {
                        select(c, cond, &x.value, &y.value)
                    },
                },
                (Some(x), None) => {
                    Own { written: c.and(cond, x.written), exposed: c.and(cond, x.exposed), value: Rc::clone(&x.value) }
                }
                (None, Some(y)) => Own {
                    written: c.and(!cond, y.written),
                    exposed: c.and(!cond, y.exposed),
                    value: Rc::clone(&y.value),
                },
                (None, None) => continue,
            };
            cells.insert(*cell, own);
        }
        let buffer = match (&a.buffer, &b.buffer) {
            (Some(x), Some(y)) => Some(crate::buffered::merge(c, cond, x, y)),
            (x, y) => x.clone().or_else(|| y.clone()),
        };
        let forced = c.ite(cond, a.forced, b.forced);
        Local { inside: c.ite(cond, a.inside, b.inside), cells, forced, buffer }
    }
}
