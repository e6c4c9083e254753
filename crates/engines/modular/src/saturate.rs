//! Which combinations of reads-from are feasible: what the axioms force upon the memory order, and why.
//!
//! Source: Kusano and Wang (FSE 2017), section 4, with its rules replaced by the saturation of `docs/modular.md`; the
//! axioms of `docs/memory-models.md`. One order `<M` holds kept program order, fences, reads-from of other threads,
//! coherence and from-read. Closed under:
//! - `l` reads `s`, `x` is another store to the cell, `x <M l`: then `x <M s`;
//! - `l` reads `s`, `s <M x`: then `l <M x`;
//! - `l` reads `s`, `x` is an earlier store of `l`'s own thread: then `x <M s`; a source of another thread is `<M l`;
//! - a store falls before both halves of a read-modify-write or behind both, an access of another thread before an
//!   atomic section or behind it.
//!
//! Guarantee: a conflict means that no run has these reads-from. Everything can be taken back in the reverse order.
//! Nodes may be added before it is known that they are executed, with edges of the program only; the rules look at executed
//! accesses alone. A chain of edges between executed nodes never runs over one that is not: such a node has edges of its
//! thread's program only, and whatever executes something behind it executes it too.
//! Misses: combinations that only a case distinction refutes; [`Saturation::open`] names the cases.

use crate::matrix::{ones, Matrix, MatrixMark};

/// A node of the memory order.
pub type Place = u32;

/// What a node is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// A load.
    Load,
    /// A store.
    Store,
    /// A fence, a creation, a join, or an end of a section.
    Mark,
}

#[derive(Clone, Debug)]
struct NodeInfo {
    what: What,
    thread: u32,
    cells: Vec<u32>,
    /// The reads of this load, and the reads that have this store as their source.
    reads: Vec<u32>,
    read_by: Vec<u32>,
    /// The read-modify-write that it is a half of, and the section whose end it is.
    pair: Option<u32>,
    section: Option<u32>,
    /// The edges that begin here.
    out: Vec<u32>,
    /// Whether it is executed. Nothing is concluded from nodes that are only foreseen.
    live: bool,
    dirty: bool,
}

/// A load takes a cell's value from a store, or from the initial memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Read {
    /// The load.
    pub load: Place,
    /// The cell.
    pub cell: u32,
    /// The store; `None` is what was there at the start.
    pub source: Option<Place>,
}

/// Why an edge is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The program and the model say so, if both ends are executed.
    Program,
    /// A read alone.
    Read(u32),
    /// A read, and that the first is before the second.
    ReadAnd(u32, Place, Place),
    /// Atomicity, and that the first is before the second.
    Atomic(Place, Place, Place),
    /// A case distinction.
    Case(u32),
}

#[derive(Clone, Copy, Debug)]
struct Edge {
    from: Place,
    to: Place,
    cause: Cause,
}

/// What cannot be together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Conflict {
    /// Reads.
    pub reads: Vec<u32>,
    /// Nodes that are executed.
    pub nodes: Vec<Place>,
    /// Cases.
    pub cases: Vec<u32>,
}

/// One of two edges must hold.
pub type Choice = ((Place, Place), (Place, Place));

/// What there was when a mark was taken.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    matrix: MatrixMark,
    nodes: usize,
    edges: usize,
    reads: usize,
    pairs: usize,
    sections: usize,
    lived: usize,
}

/// The order and what it must obey.
#[derive(Clone, Debug, Default)]
pub struct Saturation {
    order: Matrix,
    nodes: Vec<NodeInfo>,
    edges: Vec<Edge>,
    reads: Vec<Read>,
    pairs: Vec<(Place, Place)>,
    /// Beginning, end, thread.
    sections: Vec<(Place, Place, u32)>,
    /// The nodes that are executed, in the order of their execution.
    lived: Vec<Place>,
    /// For each cell the executed stores to it and the reads of it, in the order of their adding.
    cell_stores: Vec<Vec<Place>>,
    cell_reads: Vec<Vec<u32>>,
    queue: Vec<Place>,
}

impl Saturation {
    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Whether `a` is before `b`.
    pub fn precedes(&self, a: Place, b: Place) -> bool {
        self.order.precedes(a, b)
    }

    /// Whether a node is a store.
    pub fn is_store(&self, place: Place) -> bool {
        self.nodes[place as usize].what == What::Store
    }

    /// The reads.
    pub fn reads(&self) -> &[Read] {
        &self.reads
    }

    /// What is there now.
    pub fn mark(&self) -> Mark {
        Mark {
            matrix: self.order.mark(),
            nodes: self.nodes.len(),
            edges: self.edges.len(),
            reads: self.reads.len(),
            pairs: self.pairs.len(),
            sections: self.sections.len(),
            lived: self.lived.len(),
        }
    }

    /// Back to a mark.
    pub fn undo(&mut self, mark: Mark) {
        for v in std::mem::take(&mut self.queue) {
            if let Some(node) = self.nodes.get_mut(v as usize) {
                node.dirty = false;
            }
        }
        for edge in self.edges.drain(mark.edges..).rev() {
            self.nodes[edge.from as usize].out.pop();
        }
        for read in self.reads.drain(mark.reads..).rev() {
            self.nodes[read.load as usize].reads.pop();
            self.cell_reads[read.cell as usize].pop();
            if let Some(s) = read.source {
                self.nodes[s as usize].read_by.pop();
            }
        }
        for (r, w) in self.pairs.drain(mark.pairs..) {
            (self.nodes[r as usize].pair, self.nodes[w as usize].pair) = (None, None);
        }
        for (b, e, _) in self.sections.drain(mark.sections..) {
            (self.nodes[b as usize].section, self.nodes[e as usize].section) = (None, None);
        }
        for place in self.lived.drain(mark.lived..).rev() {
            let node = &mut self.nodes[place as usize];
            node.live = false;
            if node.what == What::Store {
                for &c in &node.cells {
                    self.cell_stores[c as usize].pop();
                }
            }
        }
        self.nodes.truncate(mark.nodes);
        self.order.undo(mark.matrix);
    }

    /// Adds a node that is not executed yet.
    pub fn add(&mut self, what: What, thread: u32, cells: &[u32]) -> Place {
        let place = self.order.add();
        for &c in cells {
            if self.cell_stores.len() <= c as usize {
                self.cell_stores.resize(c as usize + 1, Vec::new());
                self.cell_reads.resize(c as usize + 1, Vec::new());
            }
        }
        self.nodes.push(NodeInfo {
            what,
            thread,
            cells: cells.to_vec(),
            reads: Vec::new(),
            read_by: Vec::new(),
            pair: None,
            section: None,
            out: Vec::new(),
            live: false,
            dirty: false,
        });
        place
    }

    /// An access is executed.
    pub fn enliven(&mut self, place: Place) {
        let node = &mut self.nodes[place as usize];
        node.live = true;
        self.lived.push(place);
        if node.what == What::Store {
            for i in 0..self.nodes[place as usize].cells.len() {
                let c = self.nodes[place as usize].cells[i] as usize;
                self.cell_stores[c].push(place);
                for k in 0..self.cell_reads[c].len() {
                    let read = self.reads[self.cell_reads[c][k] as usize];
                    self.soil(read.load);
                }
            }
        }
        self.soil(place);
    }

    /// Makes a load and a store the halves of one read-modify-write.
    pub fn pair(&mut self, r: Place, w: Place) {
        let pair = self.pairs.len() as u32;
        self.pairs.push((r, w));
        (self.nodes[r as usize].pair, self.nodes[w as usize].pair) = (Some(pair), Some(pair));
        self.soil(r);
        self.soil(w);
    }

    /// Makes two marks the ends of an atomic section.
    pub fn section(&mut self, begin: Place, end: Place, thread: u32) {
        let section = self.sections.len() as u32;
        self.sections.push((begin, end, thread));
        (self.nodes[begin as usize].section, self.nodes[end as usize].section) = (Some(section), Some(section));
        self.soil(begin);
        self.soil(end);
    }

    fn soil(&mut self, place: Place) {
        let node = &mut self.nodes[place as usize];
        if !node.dirty {
            node.dirty = true;
            self.queue.push(place);
        }
    }

    /// Puts one node before another.
    pub fn edge(&mut self, from: Place, to: Place, cause: Cause) -> Result<(), Conflict> {
        if from == to || self.order.precedes(to, from) {
            return Err(self.explain_cycle(from, to, cause));
        }
        if self.order.precedes(from, to) {
            return Ok(());
        }
        self.nodes[from as usize].out.push(self.edges.len() as u32);
        self.edges.push(Edge { from, to, cause });
        let (nodes, queue) = (&mut self.nodes, &mut self.queue);
        self.order.insert(from, to, |v| {
            let node = &mut nodes[v as usize];
            if !node.dirty {
                node.dirty = true;
                queue.push(v);
            }
        });
        Ok(())
    }

    /// Says where a load takes a cell's value from. `own` are the earlier stores of the load's thread to the cell.
    pub fn read(&mut self, read: Read, own: &[Place]) -> Result<(), Conflict> {
        let id = self.reads.len() as u32;
        self.reads.push(read);
        self.nodes[read.load as usize].reads.push(id);
        self.cell_reads[read.cell as usize].push(id);
        if let Some(s) = read.source {
            self.nodes[s as usize].read_by.push(id);
        }
        self.soil(read.load);
        match read.source {
            None => {
                if let Some(x) = own.first() {
                    return Err(Conflict { reads: vec![id], nodes: vec![*x, read.load], cases: Vec::new() });
                }
            }
            Some(s) => {
                if self.nodes[s as usize].thread != self.nodes[read.load as usize].thread {
                    self.edge(s, read.load, Cause::Read(id))?;
                }
                for &x in own.iter().filter(|x| **x != s) {
                    self.edge(x, s, Cause::Read(id))?;
                }
            }
        }
        Ok(())
    }

    /// Applies the rules until nothing new follows.
    pub fn settle(&mut self) -> Result<(), Conflict> {
        while let Some(v) = self.queue.pop() {
            self.nodes[v as usize].dirty = false;
            for i in 0..self.nodes[v as usize].reads.len() {
                let r = self.nodes[v as usize].reads[i];
                self.read_rules(r)?;
            }
            for i in 0..self.nodes[v as usize].read_by.len() {
                let r = self.nodes[v as usize].read_by[i];
                self.read_rules(r)?;
            }
            if let Some(p) = self.nodes[v as usize].pair {
                self.pair_rules(p)?;
            }
            self.store_in_pairs(v)?;
            if let Some(s) = self.nodes[v as usize].section {
                self.section_rules(s)?;
            }
            self.outside_sections(v)?;
        }
        Ok(())
    }

    fn read_rules(&mut self, r: u32) -> Result<(), Conflict> {
        let Read { load, cell, source } = self.reads[r as usize];
        let own = self.nodes[load as usize].thread;
        for i in 0..self.cell_stores[cell as usize].len() {
            let x = self.cell_stores[cell as usize][i];
            match source {
                None => {
                    // Later stores of the same thread are behind the load by the program already.
                    if self.nodes[x as usize].thread != own {
                        self.edge(load, x, Cause::Read(r))?;
                    }
                }
                Some(s) if s == x => {}
                Some(s) => {
                    if self.order.precedes(x, load) {
                        self.edge(x, s, Cause::ReadAnd(r, x, load))?;
                    }
                    if self.order.precedes(s, x) {
                        self.edge(load, x, Cause::ReadAnd(r, s, x))?;
                    }
                }
            }
        }
        Ok(())
    }

    /// No store to a cell of a read-modify-write falls between its halves.
    fn pair_rules(&mut self, p: u32) -> Result<(), Conflict> {
        let (r, w) = self.pairs[p as usize];
        for c in self.nodes[w as usize].cells.clone() {
            for i in 0..self.cell_stores[c as usize].len() {
                let x = self.cell_stores[c as usize][i];
                if x != w {
                    self.not_between(x, r, w)?;
                }
            }
        }
        Ok(())
    }

    fn store_in_pairs(&mut self, v: Place) -> Result<(), Conflict> {
        let node = &self.nodes[v as usize];
        if !node.live || node.what != What::Store || self.pairs.is_empty() {
            return Ok(());
        }
        for p in 0..self.pairs.len() {
            let (r, w) = self.pairs[p];
            let common = |c: &u32| self.nodes[w as usize].cells.contains(c);
            if w != v && self.nodes[v as usize].cells.iter().any(common) {
                self.not_between(v, r, w)?;
            }
        }
        Ok(())
    }

    fn section_rules(&mut self, s: u32) -> Result<(), Conflict> {
        let (b, e, thread) = self.sections[s as usize];
        let candidates: Vec<Place> = ones(self.order.after(b)).chain(ones(self.order.before(e))).collect();
        for x in candidates {
            let node = &self.nodes[x as usize];
            if node.live && node.thread != thread {
                self.not_between(x, b, e)?;
            }
        }
        Ok(())
    }

    fn outside_sections(&mut self, v: Place) -> Result<(), Conflict> {
        if !self.nodes[v as usize].live {
            return Ok(());
        }
        for s in 0..self.sections.len() {
            let (b, e, thread) = self.sections[s];
            if thread != self.nodes[v as usize].thread {
                self.not_between(v, b, e)?;
            }
        }
        Ok(())
    }

    fn not_between(&mut self, x: Place, first: Place, last: Place) -> Result<(), Conflict> {
        if self.order.precedes(first, x) {
            self.edge(last, x, Cause::Atomic(first, x, last))?;
        }
        if self.order.precedes(x, last) {
            self.edge(x, first, Cause::Atomic(x, last, first))?;
        }
        Ok(())
    }

    /// A case that nothing has decided yet, if there is one.
    pub fn open(&self) -> Option<Choice> {
        let undecided =
            |(a, b): (Place, Place), (c, d): (Place, Place)| !self.order.precedes(a, b) && !self.order.precedes(c, d);
        for read in &self.reads {
            let Some(s) = read.source else { continue };
            for &x in &self.cell_stores[read.cell as usize] {
                if x != s && undecided((x, s), (read.load, x)) {
                    return Some(((x, s), (read.load, x)));
                }
            }
        }
        for &(r, w) in &self.pairs {
            for &c in &self.nodes[w as usize].cells {
                for &x in &self.cell_stores[c as usize] {
                    if x != w && undecided((x, r), (w, x)) {
                        return Some(((x, r), (w, x)));
                    }
                }
            }
        }
        for &(b, e, thread) in &self.sections {
            for (x, node) in self.nodes.iter().enumerate() {
                let x = x as Place;
                if node.live && node.thread != thread && undecided((x, b), (e, x)) {
                    return Some(((x, b), (e, x)));
                }
            }
        }
        None
    }

    // --- why ---------------------------------------------------------------------------------

    /// Why one node is before another.
    pub fn explain(&self, from: Place, to: Place) -> Conflict {
        let mut why = Why::new(self);
        why.nodes.extend([from, to]);
        why.path(from, to, self.edges.len() as u32);
        why.finish()
    }

    fn explain_cycle(&self, from: Place, to: Place, cause: Cause) -> Conflict {
        let mut why = Why::new(self);
        why.nodes.extend([from, to]);
        why.cause(cause, self.edges.len() as u32);
        why.path(to, from, self.edges.len() as u32);
        why.finish()
    }
}

/// Collects what a fact follows from.
struct Why<'a> {
    of: &'a Saturation,
    seen: Vec<bool>,
    reads: Vec<u32>,
    nodes: Vec<Place>,
    cases: Vec<u32>,
}

impl<'a> Why<'a> {
    fn new(of: &'a Saturation) -> Why<'a> {
        Why { of, seen: vec![false; of.edges.len()], reads: Vec::new(), nodes: Vec::new(), cases: Vec::new() }
    }

    fn cause(&mut self, cause: Cause, limit: u32) {
        match cause {
            Cause::Program => {}
            Cause::Read(r) => self.reads.push(r),
            Cause::ReadAnd(r, a, b) => {
                self.reads.push(r);
                self.path(a, b, limit);
            }
            Cause::Atomic(a, b, c) => {
                self.nodes.push(c);
                self.path(a, b, limit);
            }
            Cause::Case(c) => self.cases.push(c),
        }
    }

    /// A chain of edges, none of them younger than the fact that it explains.
    fn path(&mut self, a: Place, b: Place, limit: u32) {
        if a == b {
            return;
        }
        let mut came: Vec<Option<u32>> = vec![None; self.of.nodes.len()];
        let mut queue = std::collections::VecDeque::from([a]);
        'search: while let Some(v) = queue.pop_front() {
            for &e in &self.of.nodes[v as usize].out {
                let edge = self.of.edges[e as usize];
                let to = edge.to as usize;
                if e < limit && edge.to != a && came[to].is_none() {
                    came[to] = Some(e);
                    if edge.to == b {
                        break 'search;
                    }
                    queue.push_back(edge.to);
                }
            }
        }
        let mut at = b;
        while let Some(e) = came[at as usize] {
            let edge = self.of.edges[e as usize];
            at = edge.from;
            if !std::mem::replace(&mut self.seen[e as usize], true) {
                self.nodes.extend([edge.from, edge.to]);
                self.cause(edge.cause, e);
            }
            if at == a {
                break;
            }
        }
    }

    fn finish(mut self) -> Conflict {
        for list in [&mut self.reads, &mut self.nodes, &mut self.cases] {
            list.sort_unstable();
            list.dedup();
        }
        Conflict { reads: self.reads, nodes: self.nodes, cases: self.cases }
    }
}
