//! The rules that derive edges and propagations from the closure, a word of stores at a time.
//!
//! For a load `l` that reads `c`, and the visible candidates `vis` of `l`:
//!
//! - *early*: `vis & before(l)` are before `c` (else `l` would read them);
//! - *late*: `vis & after(c)` are after `l`, and after its write if that is done (from-read, atomicity).
//!
//! A rule looks at one row when a read or a visible candidate becomes true, and after that only at the bits that the
//! closure's log says are new: `before(l)` grows on the row of `l`, `after(c)` on the row of `c`. The log is its own
//! work list: edges that a rule adds are further entries at its end.
//!
//! Two propagations use the same deltas: a guard whose edge would close a cycle is false, and a candidate that is
//! after the load, or overwritten by a visible store before the load, is not read. Overwriting is only looked for when
//! the overwriting store becomes visible or gets before the load, not when its predecessors grow: the missed cases are
//! conflicts as soon as they are read.

use super::closure::{bits, Delta};
use super::state::CandId;
use super::theory::{Cause, Propagated, Reason, Theory};
use crate::sat::SatLit;

impl Theory {
    /// Draws all conclusions, until nothing changes or there is a conflict.
    pub fn settle(&mut self) {
        loop {
            if self.conflict.is_some() {
                self.pending.clear();
                return;
            }
            if let Some(edge) = self.pending.pop_front() {
                self.insert(edge);
            } else if self.scanned < self.closure.mark() {
                let delta = self.closure.delta(self.scanned);
                self.scanned += 1;
                if delta.successors {
                    self.after(delta);
                } else {
                    self.before(delta);
                }
            } else {
                return;
            }
        }
    }

    /// A node has new predecessors.
    fn before(&mut self, delta: Delta) {
        let Delta { node, word, bits: new, .. } = delta;
        let words = self.closure.words();
        for i in 0..self.index.loads_at[node as usize].len() {
            let load = self.index.loads_at[node as usize][i];
            if !self.index.loads[load as usize].span.has(word) {
                continue;
            }
            let visible = new & self.visible[load as usize * words + word];
            if visible == 0 {
                continue;
            }
            for j in 0..self.sources[load as usize].len() {
                let read = self.sources[load as usize][j];
                self.early(read, word, visible);
            }
            if self.techniques.reads {
                for other in bits(word, visible) {
                    for id in self.index.on_node(load, other) {
                        if self.value(self.index.cands[id as usize].visible) > 0 {
                            self.overwrite(id);
                        }
                    }
                }
            }
        }
        if self.techniques.guards && self.index.guard_spans[node as usize].has(word) {
            let hits = new & self.guarded[node as usize * words + word];
            for other in bits(word, hits) {
                for i in 0..self.index.guards(node, other).len() {
                    let lit = !self.index.guards(node, other)[i];
                    self.propagate(lit, Cause::Guard { from: node, to: other });
                }
            }
        }
    }

    /// A node has new successors.
    fn after(&mut self, delta: Delta) {
        let Delta { node, word, bits: new, .. } = delta;
        let words = self.closure.words();
        for i in 0..self.readers[node as usize].len() {
            let read = self.readers[node as usize][i];
            let load = self.index.cands[read as usize].load;
            if !self.index.loads[load as usize].span.has(word) {
                continue;
            }
            let visible = new & self.visible[load as usize * words + word];
            if visible != 0 {
                self.late(read, word, visible);
                self.late_write(read, word, visible);
            }
        }
        if self.techniques.reads {
            for i in 0..self.index.loads_at[node as usize].len() {
                let load = self.index.loads_at[node as usize][i];
                if !self.index.loads[load as usize].span.has(word) {
                    continue;
                }
                let hits = new & self.alive[load as usize * words + word];
                for other in bits(word, hits) {
                    for id in self.index.on_node(load, other) {
                        let c = self.index.cands[id as usize];
                        if !c.own {
                            self.propagate(!c.reads, Cause::After(id));
                        }
                    }
                }
            }
        }
    }

    /// All edges of a read that has become true.
    pub fn scan_read(&mut self, read: CandId) {
        let c = self.index.cands[read as usize];
        let node = self.index.loads[c.load as usize].node;
        let words = self.closure.words();
        for word in self.index.loads[c.load as usize].span.words() {
            let visible = self.visible[c.load as usize * words + word];
            if visible == 0 {
                continue;
            }
            self.early(read, word, visible & self.closure.predecessors(node)[word]);
            let late = visible & self.closure.successors(c.node)[word];
            self.late(read, word, late);
            self.late_write(read, word, late);
            let early = visible & self.early[c.load as usize * words + word];
            for node in bits(word, early & !self.closure.predecessors(c.node)[word]) {
                for other in self.index.on_node(c.load, node) {
                    let d = self.index.cands[other as usize];
                    if d.early && other != read && d.node != c.node && self.value(d.visible) > 0 {
                        self.edge(d.node, c.node, Reason::Early { read, other });
                    }
                }
            }
        }
    }

    /// All edges of a write that is now known to be done.
    pub fn scan_write(&mut self, read: CandId) {
        let c = self.index.cands[read as usize];
        let words = self.closure.words();
        for word in self.index.loads[c.load as usize].span.words() {
            let visible = self.visible[c.load as usize * words + word];
            self.late_write(read, word, visible & self.closure.successors(c.node)[word]);
        }
    }

    /// Visible stores before the load are before the store that is read.
    fn early(&mut self, read: CandId, word: usize, stores: u64) {
        let c = self.index.cands[read as usize];
        let hits = stores & !self.closure.predecessors(c.node)[word];
        for node in bits(word, hits) {
            if node != c.node {
                self.demand(read, node, c.node, |read, other| Reason::Early { read, other });
            }
        }
    }

    /// Visible stores after the store that is read are after the load.
    fn late(&mut self, read: CandId, word: usize, stores: u64) {
        let load = self.index.loads[self.index.cands[read as usize].load as usize].node;
        let hits = stores & !self.closure.successors(load)[word];
        for node in bits(word, hits) {
            if node != load {
                self.demand(read, node, load, |read, other| Reason::Late { read, other });
            }
        }
    }

    fn late_write(&mut self, read: CandId, word: usize, stores: u64) {
        let load = self.index.cands[read as usize].load;
        let Some((write, _)) = self.index.loads[load as usize].write.filter(|_| self.done[load as usize]) else {
            return;
        };
        let hits = stores & !self.closure.successors(write)[word];
        for node in bits(word, hits) {
            if node != write {
                self.demand(read, node, write, |read, other| Reason::LateWrite { read, other });
            }
        }
    }

    /// Asks for the edge between a visible candidate on `node` and the node `fixed`, on the side that the rule says.
    fn demand(&mut self, read: CandId, node: u32, fixed: u32, reason: impl Fn(CandId, CandId) -> Reason) {
        let load = self.index.cands[read as usize].load;
        for other in self.index.on_node(load, node) {
            if other != read && self.value(self.index.cands[other as usize].visible) > 0 {
                match reason(read, other) {
                    early @ Reason::Early { .. } => self.edge(node, fixed, early),
                    late => self.edge(fixed, node, late),
                }
                return;
            }
        }
    }

    /// A visible candidate is before its load: what is before it cannot be read.
    pub fn overwrite(&mut self, other: CandId) {
        let d = self.index.cands[other as usize];
        let words = self.closure.words();
        for word in self.index.loads[d.load as usize].span.words() {
            let hits = self.alive[d.load as usize * words + word] & self.closure.predecessors(d.node)[word];
            for node in bits(word, hits) {
                for read in self.index.on_node(d.load, node) {
                    let lit = !self.index.cands[read as usize].reads;
                    if read != other {
                        self.propagate(lit, Cause::Overwritten { read, other });
                    }
                }
            }
        }
    }

    /// Hands a literal to the solver, unless it is known.
    fn propagate(&mut self, lit: SatLit, cause: Cause) {
        if self.told(lit) == 0 {
            let (time, taken) = (self.edges.len() as u32, self.taken() as u32);
            self.propagated.push_back(Propagated { lit, cause, time, taken });
        }
    }
}
