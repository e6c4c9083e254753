//! What the rounds have learned: who touches which memory, where accesses begin and end, and which values are stored.
//!
//! Guarantee: everything only grows from round to round, so the rounds end.

use super::memory::initial_bits;
use crate::events::{Cell, CellId, Forest, What};
use crate::expr::{ExprId, Exprs, Symbol};
use crate::set::Set;
use fencepost_check::layout::Layout;
use fencepost_ir::Program;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

/// A stack or heap object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Object {
    /// Its size; the largest and the smallest, where several paths make objects here.
    pub size: u64,
    /// The smallest.
    pub least: u64,
    /// Whether it starts with zeros.
    pub zeroed: bool,
}

/// Who touches a range.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Touched {
    threads: BTreeSet<u32>,
    stored: bool,
}

/// What is known.
#[derive(Debug)]
pub struct World {
    /// Whether loads of shared memory may read anything.
    pub wild: bool,
    objects: BTreeMap<u64, Object>,
    numbers: FxHashMap<(u32, u32), u32>,
    touched: BTreeMap<(u64, u64), Touched>,
    /// Shared cells by address.
    cells: BTreeMap<u64, (u64, CellId)>,
    values: FxHashMap<Cell, Set>,
    initial: FxHashMap<Cell, Option<u128>>,
    impatient: bool,
    /// Whether the round only looks around: numbers in globals may be anything.
    pub looking: bool,
    changed: bool,
    globals: Vec<(u64, u64)>,
    /// Cells that may hold bits that were never set, and the cells that say whether they do.
    undefined: BTreeSet<Cell>,
    shadows: FxHashMap<CellId, CellId>,
    /// Threads that may end with a value that was never set.
    undefined_exits: BTreeSet<u32>,
}

impl World {
    /// Nothing is known yet.
    pub fn new(program: &Program, layout: &Layout, wild: bool) -> World {
        let globals = program.globals.iter().enumerate().filter(|(_, g)| !g.thread_local && !g.constant && !g.internal);
        let globals = globals.map(|(i, g)| (layout.global(fencepost_ir::GlobalId::from_index(i)), g.size)).collect();
        World {
            wild,
            objects: BTreeMap::new(),
            numbers: FxHashMap::default(),
            touched: BTreeMap::new(),
            cells: BTreeMap::new(),
            values: FxHashMap::default(),
            initial: FxHashMap::default(),
            impatient: false,
            looking: false,
            changed: false,
            globals: if wild { globals } else { Vec::new() },
            undefined: BTreeSet::new(),
            shadows: FxHashMap::default(),
            undefined_exits: BTreeSet::new(),
        }
    }

    /// A new round. The first one looks around; after some, values that still change may be anything.
    pub fn begin_round(&mut self, round: u32, patience: u32) {
        self.looking = round == 0;
        self.impatient = round >= patience;
        self.changed = false;
    }

    /// An empty forest with the cells that are known.
    pub fn forest(&mut self, program: &Program) -> Forest {
        let mut exprs = Exprs::new(program.target);
        let mut cells = vec![Cell { addr: 0, size: 0 }; self.cells.len()];
        for (addr, (size, id)) in &self.cells {
            cells[*id as usize] = Cell { addr: *addr, size: *size };
        }
        let first = |c: &Cell| self.initial.get(c).copied().flatten();
        let initial = cells.iter().map(|c| match first(c) {
            Some(v) => exprs.constant(8 * c.size as u32, v),
            None => exprs.anything(8 * c.size as u32),
        });
        let mut initial: Vec<ExprId> = initial.collect();
        self.shadows.clear();
        for cell in 0..cells.len() {
            let c = cells[cell];
            if self.undefined.contains(&c) || first(&c).is_none() {
                self.shadows.insert(cell as CellId, cells.len() as CellId);
                initial.push(exprs.constant(1, u128::from(first(&c).is_none())));
                cells.push(Cell { addr: c.addr, size: 0 });
            }
        }
        let stores = vec![Vec::new(); cells.len()];
        Forest {
            exprs,
            events: Vec::new(),
            nodes: Vec::new(),
            instances: Vec::new(),
            cells,
            initial,
            stores,
            loads: FxHashMap::default(),
        }
    }

    /// The number of the thread that a thread makes as its `nth`.
    pub fn number(&mut self, parent: u32, nth: u32) -> u32 {
        let next = self.numbers.len() as u32 + 1;
        *self.numbers.entry((parent, nth)).or_insert(next)
    }

    /// A new object.
    pub fn object(&mut self, base: u64, size: u64, zeroed: bool) {
        let new = Object { size, least: size, zeroed };
        let old = self.objects.entry(base).or_insert_with(|| {
            self.changed = true;
            new
        });
        let joined = Object { size: old.size.max(size), least: old.least.min(size), zeroed: old.zeroed && zeroed };
        if *old != joined {
            *old = joined;
            self.changed = true;
        }
    }

    /// The object at an address, and its base.
    pub fn object_at(&self, addr: u64) -> Option<(u64, Object)> {
        let (base, object) = self.objects.range(..=addr).next_back()?;
        (addr < base + object.size.max(1)).then_some((*base, *object))
    }

    /// The cell that says whether another one holds bits that were never set, if it may.
    pub fn shadow(&self, cell: CellId) -> Option<CellId> {
        self.shadows.get(&cell).copied()
    }

    /// A cell may hold bits that were never set.
    pub fn undefine(&mut self, cell: Cell) {
        self.changed |= self.undefined.insert(cell);
    }

    /// A thread may end with a value that was never set.
    pub fn exits_undefined(&mut self, thread: u32) {
        self.changed |= self.undefined_exits.insert(thread);
    }

    /// Whether it may.
    pub fn may_exit_undefined(&self, thread: u32) -> bool {
        self.undefined_exits.contains(&thread)
    }

    /// An object ends: whether other threads touch it. If so, its end is seen like a store to what they touch.
    pub fn end(&mut self, thread: u32, base: u64, size: u64) -> bool {
        let mut shared = false;
        for (_, touched) in self.touched.range_mut((base, 0)..(base + size.max(1), 0)) {
            if touched.threads.iter().any(|t| *t != thread) {
                shared = true;
                self.changed |= touched.threads.insert(thread) | !touched.stored;
                touched.stored = true;
            }
        }
        shared
    }

    /// The cells within an object.
    pub fn within(&self, base: u64, size: u64) -> Vec<CellId> {
        self.cells.range(base..base + size.max(1)).map(|(_, (_, id))| *id).collect()
    }

    /// The cells of an access, if the memory is shared.
    pub fn shared(&self, addr: u64, size: u64) -> Option<Vec<(CellId, u64, u64)>> {
        let mut found = Vec::new();
        for (start, (len, id)) in self.cells.range(..addr + size).rev() {
            if start + len <= addr {
                break;
            }
            found.push((*id, *start, *len));
        }
        found.reverse();
        // A range that is not exactly covered is learned in the next round.
        let covered: u64 = found.iter().map(|c| c.2).sum();
        let exact = found.first().is_some_and(|c| c.1 == addr) && covered == size;
        exact.then_some(found)
    }

    /// A thread touches memory.
    pub fn touch(&mut self, thread: u32, addr: u64, size: u64, store: bool) {
        let changed = &mut self.changed;
        let touched = self.touched.entry((addr, size)).or_insert_with(|| {
            *changed = true;
            Touched::default()
        });
        *changed |= touched.threads.insert(thread);
        *changed |= store && !touched.stored;
        touched.stored |= store;
    }

    /// Whether all threads that touch a range are among those given, or the thread itself.
    pub fn alone(&self, thread: u32, ended: &[u32], addr: u64, size: u64) -> bool {
        // A range begins at most 16 bytes, the widest access, before the byte that it covers.
        let around = self.touched.range((addr.saturating_sub(16), 0)..(addr + size, 0));
        let mut others = around.filter(|((a, s), _)| a + s > addr).flat_map(|(_, t)| &t.threads);
        others.all(|t| *t == thread || ended.contains(t))
    }

    /// What loads of a cell may read.
    pub fn value(&self, cell: Cell) -> Set {
        let bits = 8 * cell.size as u32;
        if self.wild {
            return Set::top(bits);
        }
        self.values.get(&cell).cloned().unwrap_or_else(|| Set::empty(bits))
    }

    /// Learns from a round; whether there was anything new.
    pub fn end_round(&mut self, forest: &Forest, program: &Program, layout: &Layout, passed_on: usize) -> bool {
        if self.changed || self.looking {
            self.divide(program, layout);
            return true;
        }
        // What one thread passes on, another may pass on again: that needs no new round.
        for _ in 0..passed_on {
            let before = std::mem::take(&mut self.changed);
            self.learn_stores(forest);
            let more = self.changed;
            self.changed |= before;
            if !more {
                break;
            }
        }
        self.changed
    }

    fn learn_stores(&mut self, forest: &Forest) {
        let now = |(symbol, (_, cell)): (&Symbol, &(u32, CellId))| (*symbol, self.value(forest.cells[*cell as usize]));
        let real = |l: &(&Symbol, &(u32, CellId))| forest.cells[l.1 .1 as usize].size > 0;
        let env: FxHashMap<Symbol, Set> = forest.loads.iter().filter(real).map(now).collect();
        for event in &forest.events {
            let What::Store(parts) = &event.what else { continue };
            for (cell, value) in parts.iter().filter(|p| forest.cells[p.0 as usize].size > 0) {
                let set = forest.exprs.evaluate_with(*value, &env);
                self.learn(forest.cells[*cell as usize], set);
            }
        }
    }

    fn learn(&mut self, cell: Cell, set: Set) {
        let bits = 8 * cell.size as u32;
        let old = self.values.entry(cell).or_insert_with(|| Set::empty(bits));
        let mut new = old.join(&set);
        if new != *old {
            if self.impatient {
                new = Set::top(bits);
            }
            *old = new;
            self.changed = true;
        }
    }

    /// Divides the shared memory into cells.
    fn divide(&mut self, program: &Program, layout: &Layout) {
        self.cells.clear();
        let ranges: Vec<((u64, u64), Touched)> = self.touched.iter().map(|(r, t)| (*r, t.clone())).collect();
        let mut i = 0;
        while i < ranges.len() {
            let mut end = ranges[i].0 .0 + ranges[i].0 .1;
            let mut k = i + 1;
            let mut all = ranges[i].1.clone();
            let mut cuts = BTreeSet::from([ranges[i].0 .0, end]);
            while k < ranges.len() && ranges[k].0 .0 < end {
                let (from, to) = (ranges[k].0 .0, ranges[k].0 .0 + ranges[k].0 .1);
                cuts.extend([from, to]);
                end = end.max(to);
                all.threads.extend(&ranges[k].1.threads);
                all.stored |= ranges[k].1.stored;
                k += 1;
            }
            let start = ranges[i].0 .0;
            let global = self.globals.iter().any(|(base, size)| start >= *base && start < base + size.max(&1));
            if all.stored && (all.threads.len() > 1 || global) {
                let cuts: Vec<u64> = cuts.into_iter().collect();
                for w in cuts.windows(2) {
                    let cell = Cell { addr: w[0], size: w[1] - w[0] };
                    let id = self.cells.len() as CellId;
                    self.cells.insert(cell.addr, (cell.size, id));
                    let first = initial_bits(self, program, layout, cell.addr, cell.size);
                    self.initial.insert(cell, first);
                    let bits = 8 * cell.size as u32;
                    let set = first.map_or(Set::top(bits), |v| Set::one(bits, v));
                    self.learn(cell, set);
                }
            }
            i = k;
        }
        self.changed = true;
    }
}
