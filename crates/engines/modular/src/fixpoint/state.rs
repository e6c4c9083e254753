//! The abstract state of one thread at one point: registers of all calls, memory as it knows it, relations, what it holds.
//!
//! Guarantee: a lattice; [`State::join`] covers both, what must hold (locks held, stores made) is what holds in both.

use super::memory::Memory;
use super::order::Orders;
use super::relation::{Linear, Relations};
use super::shared::{Cell, ClassId, ObjId, Shared};
use super::value::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// A register.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Register {
    /// What it may hold.
    pub value: Value,
    /// A cell that it equals now, up to a constant, while nobody can change the cell unseen.
    pub linear: Option<Linear>,
    /// The load that it comes from, if others could store to the cell then.
    pub loaded: Option<Loaded>,
}

/// A load of a cell that others can store to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loaded {
    /// The cell.
    pub cell: Cell,
    /// Whether later loads are ordered behind it: the model keeps that, or a fence has been executed since.
    pub ordered: bool,
    /// What the thread's own memory had there at the load; its stores since then say nothing about the source.
    pub own: Rc<Value>,
}

impl Loaded {
    /// Either load, if they are of one cell.
    pub fn join(&self, other: &Loaded) -> Option<Loaded> {
        let own = if self.own == other.own { Rc::clone(&self.own) } else { Rc::new(self.own.join(&other.own)) };
        (self.cell == other.cell).then(|| Loaded { cell: self.cell, ordered: self.ordered && other.ordered, own })
    }
}

impl Register {
    /// A register of which only the value is known.
    pub fn of(value: Value) -> Register {
        Register { value, linear: None, loaded: None }
    }

    /// Either.
    #[must_use]
    pub fn join(&self, other: &Register) -> Register {
        self.zip(other, &Value::join)
    }

    fn zip(&self, other: &Register, combine: &impl Fn(&Value, &Value) -> Value) -> Register {
        let linear = if self.linear == other.linear { self.linear } else { None };
        let loaded = self.loaded.as_ref().zip(other.loaded.as_ref()).and_then(|(a, b)| a.join(b));
        Register { value: combine(&self.value, &other.value), linear, loaded }
    }
}

/// Accesses of a heap object that later stores may overtake.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Open {
    /// Loads.
    pub loads: bool,
    /// Stores.
    pub stores: bool,
}

/// The registers of one call.
pub type Frame = Vec<Option<Register>>;

/// The state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The class of the thread.
    pub class: ClassId,
    /// One frame for each call, the innermost last.
    pub frames: Vec<Frame>,
    /// Memory: what the thread stored last or inherited. Other threads' stores are joined when it is read.
    pub memory: Memory,
    /// Relations between cells that nobody can change unseen.
    pub relations: Relations,
    /// The mutexes that are held for certain.
    pub locks: BTreeSet<Cell>,
    /// How many atomic sections are open.
    pub sections: u32,
    /// Classes with threads that may run beside this one, as far as this thread (the first) started them.
    pub alive: BTreeSet<ClassId>,
    /// Whether other threads may run beside this one.
    pub concurrent: bool,
    /// Whether the first thread was alone again after it had started others.
    pub again: bool,
    /// Cells that this thread may have stored to while others ran.
    pub own: BTreeSet<Cell>,
    /// Cells that this thread has stored to for certain, and whether later stores are ordered behind that.
    pub stored: BTreeMap<Cell, bool>,
    /// Cells whose first value is overwritten for loads behind the next fence that orders loads.
    pub pending: BTreeSet<Cell>,
    /// Objects that may have ended, as far as this thread knows.
    pub dead: BTreeSet<ObjId>,
    /// Heap objects that nobody else knows, as far as this thread has touched them.
    pub touched: BTreeMap<ObjId, Open>,
    /// Whether this thread has read a pointer behind which later stores need not wait.
    pub loose: bool,
    /// Mutexes and the like that this thread has initialised for certain.
    pub ready: BTreeSet<Cell>,
    /// Those that it may have destroyed.
    pub destroyed: BTreeSet<Cell>,
}

impl State {
    /// The start of a thread.
    pub fn new(class: ClassId, memory: Memory, concurrent: bool) -> State {
        State {
            class,
            frames: Vec::new(),
            memory,
            relations: Relations::default(),
            locks: BTreeSet::new(),
            sections: 0,
            alive: BTreeSet::new(),
            concurrent,
            again: false,
            own: BTreeSet::new(),
            stored: BTreeMap::new(),
            pending: BTreeSet::new(),
            dead: BTreeSet::new(),
            touched: BTreeMap::new(),
            loose: false,
            ready: BTreeSet::new(),
            destroyed: BTreeSet::new(),
        }
    }

    /// States that differ in this are not joined: whether others may run, and what is held.
    pub fn key(&self) -> (bool, u32, &BTreeSet<Cell>) {
        (self.concurrent, self.sections, &self.locks)
    }

    /// The innermost frame.
    pub fn frame(&mut self) -> &mut Frame {
        let last = self.frames.len() - 1;
        &mut self.frames[last]
    }

    /// Applies to every register of every call.
    pub fn for_each_register(&mut self, mut f: impl FnMut(&mut Register)) {
        self.frames.iter_mut().flatten().flatten().for_each(&mut f);
    }

    /// Nobody knows any more what the registers and relations say about these cells.
    pub fn forget_cells(&mut self, lost: impl Fn(Cell) -> bool) {
        self.relations.retain(|c| !lost(c));
        self.for_each_register(|r| {
            if r.linear.is_some_and(|l| lost(l.cell)) {
                r.linear = None;
            }
        });
    }

    fn zip(&self, other: &State, shared: &Shared<'_>, widen: bool) -> State {
        let combine = |a: &Value, b: &Value| if widen { a.widen(b, &shared.thresholds) } else { a.join(b) };
        let frames = self.frames.iter().zip(&other.frames).map(|(a, b)| zip_frames(a, b, &combine)).collect();
        let memory =
            if widen { self.memory.widen(&other.memory, shared) } else { self.memory.join(&other.memory, shared) };
        let stored = self.stored.iter().filter_map(|(c, a)| other.stored.get(c).map(|b| (*c, *a && *b)));
        State {
            class: self.class,
            frames,
            memory,
            relations: match widen {
                true => self.relations.widen(&self.related(shared).join(&other.related(shared))),
                false => self.related(shared).join(&other.related(shared)),
            },
            locks: &self.locks & &other.locks,
            sections: self.sections.min(other.sections),
            alive: &self.alive | &other.alive,
            concurrent: self.concurrent || other.concurrent,
            again: self.again || other.again,
            own: &self.own | &other.own,
            stored: stored.collect(),
            pending: &self.pending & &other.pending,
            dead: &self.dead | &other.dead,
            touched: either(&self.touched, &other.touched),
            loose: self.loose || other.loose,
            ready: &self.ready & &other.ready,
            destroyed: &self.destroyed | &other.destroyed,
        }
    }

    /// The relations with those that constants give.
    pub fn related(&self, shared: &Shared<'_>) -> Relations {
        let mut all = self.relations.clone();
        let cells = &shared.tracked;
        let constant = |c: &Cell| {
            let value = self.memory.read(shared, *c);
            value.is_number().then(|| value.int.as_constant()).flatten()
        };
        let values: Vec<Option<u128>> = cells.iter().map(constant).collect();
        for (i, a) in cells.iter().enumerate() {
            for (j, b) in cells.iter().enumerate().skip(i + 1) {
                if let (Some(x), Some(y)) = (values[i], values[j]) {
                    if a.size == b.size && shared.exact(self, *a) && shared.exact(self, *b) {
                        all.state_constants(*a, *b, x, y);
                    }
                }
            }
        }
        self.tighten(&mut all, shared);
        all
    }

    /// Adds the bounds of the cells' values to the inequalities.
    fn tighten(&self, relations: &mut Relations, shared: &Shared<'_>) {
        let cells: Vec<Cell> =
            shared.tracked.iter().copied().filter(|c| c.size <= 8).take(shared.precision.cells).collect();
        if cells.len() < 2 {
            return;
        }
        let mut orders = relations.orders.take().unwrap_or_else(|| Orders::new(cells));
        orders.tighten(|cell| {
            let value = self.memory.read(shared, cell);
            let usable = value.is_number() && shared.exact(self, cell);
            usable.then(|| value.int.signed_bounds()).flatten()
        });
        relations.orders = Some(orders);
    }

    /// Brings the inequalities up to date with the values, before one of them changes.
    pub fn refresh_orders(&mut self, shared: &Shared<'_>) {
        if self.relations.orders.is_some() {
            let mut relations = std::mem::take(&mut self.relations);
            self.tighten(&mut relations, shared);
            self.relations = relations;
        }
    }

    /// Either state.
    #[must_use]
    pub fn join(&self, other: &State, shared: &Shared<'_>) -> State {
        self.zip(other, shared, false)
    }

    /// A superset of both such that repeating comes to an end.
    #[must_use]
    pub fn widen(&self, new: &State, shared: &Shared<'_>) -> State {
        self.zip(new, shared, true)
    }
}

fn either(a: &BTreeMap<ObjId, Open>, b: &BTreeMap<ObjId, Open>) -> BTreeMap<ObjId, Open> {
    let mut all = a.clone();
    for (object, open) in b {
        let all = all.entry(*object).or_default();
        *all = Open { loads: all.loads || open.loads, stores: all.stores || open.stores };
    }
    all
}

fn zip_frames(a: &Frame, b: &Frame, combine: &impl Fn(&Value, &Value) -> Value) -> Frame {
    let one = |(a, b): (&Option<Register>, &Option<Register>)| {
        let (a, b) = (a.as_ref()?, b.as_ref()?);
        Some(a.zip(b, combine))
    };
    a.iter().zip(b).map(one).collect()
}
