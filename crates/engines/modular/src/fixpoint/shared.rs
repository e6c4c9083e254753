//! What all threads have in common: objects, classes of threads, the stores of each, invariants of mutexes.
//!
//! Guarantee: everything here only grows (locksets only shrink), and [`Shared::changed`] says whether it did; when a
//! whole round of all classes changes nothing, what stands here covers all runs.

use super::memory::Memory;
use super::relation::Relations;
use super::state::State;
use super::value::Value;
use crate::tuning;
use fencepost_check::Budget;
use fencepost_ir::passes::escape::Escape;
use fencepost_ir::{BlockId, FuncId, GlobalId, Program};
use fencepost_models::Model;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

/// An abstract object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ObjId(pub u32);

/// A class of threads: all that are started at one place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ClassId(pub u32);

/// The mutex that stands for atomic sections. Sections of different threads are intervals of the memory order on every
/// model; that accesses of one thread stay within theirs is only relied on where the model keeps all but store to load.
pub const ATOMIC: Cell = Cell { object: ObjId(u32::MAX), offset: 0, size: 0 };

/// The class of the first thread.
pub const MAIN: ClassId = ClassId(0);

/// An instruction, without the calls that led to it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site {
    /// The function.
    pub func: FuncId,
    /// The block.
    pub block: BlockId,
    /// The instruction's place in the block.
    pub inst: usize,
}

/// What an abstract object stands for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ObjKind {
    /// A global.
    Global(GlobalId),
    /// A thread's copy of a thread-local global.
    ThreadLocal(GlobalId, ClassId),
    /// The stack object made last at this place.
    Stack(Site, ClassId),
    /// The heap object made last at this place, while its address is with its maker only.
    Recent(Site, ClassId),
    /// All other heap objects made at this place.
    Heap(Site, ClassId),
}

/// Facts about an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ObjInfo {
    /// What it stands for.
    pub kind: ObjKind,
    /// Whether no other thread can reach it.
    pub private: bool,
    /// Whether it stands for one concrete object at a time, so that a store replaces the value.
    pub single: bool,
    /// Whether its bytes are zero at first; otherwise a global's are as it says and others are undefined.
    pub zeroed: bool,
    /// The size in bytes, if it is known.
    pub size: Option<u64>,
    /// It is at least so large.
    pub least: u64,
}

/// A part of an object; `size` 0 is the whole.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// The object.
    pub object: ObjId,
    /// The offset in bytes.
    pub offset: i64,
    /// The size in bytes.
    pub size: u32,
}

impl Cell {
    /// The whole object.
    pub fn whole(object: ObjId) -> Cell {
        Cell { object, offset: 0, size: 0 }
    }

    /// Whether the parts have a byte in common.
    pub fn overlaps(self, other: Cell) -> bool {
        let apart = |a: Cell, b: Cell| a.offset + i64::from(a.size) <= b.offset;
        self.object == other.object
            && (self.size == 0 || other.size == 0 || !(apart(self, other) || apart(other, self)))
    }
}

/// All executions of one store by the threads of one class, while other threads may run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The class.
    pub class: ClassId,
    /// The instruction.
    pub site: Site,
    /// The mutexes that are held at every execution.
    pub locks: BTreeSet<Cell>,
    /// The values.
    pub value: Value,
    /// Cells that the thread has always stored to before, in the memory order.
    pub after: BTreeSet<Cell>,
}

/// A class of threads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Class {
    /// Where its threads start, one function each.
    pub funcs: BTreeSet<FuncId>,
    /// The argument.
    pub arg: Value,
    /// Memory as the threads find it.
    pub start: Option<Memory>,
    /// Whether at most one thread of it exists in a run.
    pub single: bool,
    /// Memory at the end of a thread, the value it returns, and the classes that it may leave running.
    pub exit: Option<(Memory, Value, BTreeSet<ClassId>)>,
}

/// Values and relations of the cells that a mutex protects, at the moments when it is free.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Invariant {
    /// The values.
    pub values: BTreeMap<Cell, Value>,
    /// The contents of objects that are stored to at places that are too many to be told apart.
    pub whole: Memory,
    /// The relations; none yet means nothing was published.
    pub relations: Option<Relations>,
}

/// The facts that all threads share.
pub struct Shared<'p> {
    /// The program.
    pub program: &'p Program,
    /// The memory model.
    pub model: &'static Model,
    /// Whether the address of each global may be handed on.
    pub leaked: Vec<bool>,
    /// The objects.
    pub objects: Vec<ObjInfo>,
    lookup: FxHashMap<ObjKind, ObjId>,
    /// The classes.
    pub classes: Vec<Class>,
    class_lookup: FxHashMap<(ClassId, Vec<Site>), ClassId>,
    /// The stores, by object and part.
    pub records: BTreeMap<Cell, Vec<Record>>,
    /// The invariants of mutexes.
    pub invariants: BTreeMap<Cell, Invariant>,
    /// Memory and relations at the moments when a thread that was alone started another.
    pub alone: Option<(Memory, Option<Relations>)>,
    /// The cells that are related with each other: those that are stored to while several threads run.
    pub tracked: Vec<Cell>,
    /// Mutexes that were changed by something else than locking and unlocking.
    pub broken_locks: BTreeSet<Cell>,
    /// Whether the first thread was alone again and then started another.
    pub second_era: bool,
    /// Objects that may end while several threads run, with the classes of the threads that end them.
    pub ended: BTreeMap<ObjId, BTreeSet<ClassId>>,
    /// Those of them whose end need not wait for the load of the pointer that it goes by.
    pub ended_loosely: BTreeMap<ObjId, BTreeSet<ClassId>>,
    /// Mutexes and the like that the first thread has initialised while it was alone.
    pub ready: BTreeSet<Cell>,
    /// Where the threads of each class are joined: the calls that lead there.
    pub joins: BTreeMap<ClassId, BTreeSet<(ClassId, Vec<Site>)>>,
    /// Whether an access in the last round may race with a store of another thread.
    pub races: bool,
    /// Whether anything grew since this was reset.
    pub changed: bool,
    /// Why the analysis cannot go on, if it cannot.
    pub gave_up: Option<String>,
    /// Bounds at which widening stops, ascending.
    pub thresholds: Vec<u128>,
    /// The round; values are widened in later ones.
    pub round: u32,
    /// Whether the stores are given and must not grow.
    pub frozen: bool,
    /// Whether any thread may store anything anywhere that others reach, whatever was found.
    pub suspicious: bool,
    /// How much is told apart.
    pub precision: Precision,
}

/// How much the analysis tells apart.
#[derive(Clone, Copy, Debug)]
pub struct Precision {
    /// Places of one access to an array.
    pub elements: usize,
    /// Bytes of an array that are looked through when it becomes one value.
    pub summed: u64,
    /// Cells that are related with each other.
    pub tracked: usize,
    /// Cells whose order is known.
    pub cells: usize,
    /// Rounds before values are widened.
    pub widen: u32,
}

impl Precision {
    /// That of a task.
    pub fn of(budget: &Budget) -> Precision {
        Precision {
            elements: tuning::ELEMENTS.of(budget),
            summed: tuning::SUMMED.of(budget) as u64,
            tracked: tuning::TRACKED.of(budget),
            cells: tuning::CELLS.of(budget),
            widen: tuning::WIDEN.of(budget) as u32,
        }
    }
}

impl<'p> Shared<'p> {
    /// Nothing is known yet.
    pub fn new(program: &'p Program, model: &'static Model, escape: &Escape, thresholds: Vec<u128>) -> Shared<'p> {
        let globals = (0..program.globals.len()).map(GlobalId::from_index);
        Shared {
            program,
            model,
            leaked: globals.map(|g| escape.global_leaks(g)).collect(),
            objects: Vec::new(),
            lookup: FxHashMap::default(),
            classes: Vec::new(),
            class_lookup: FxHashMap::default(),
            records: BTreeMap::new(),
            invariants: BTreeMap::new(),
            alone: None,
            tracked: Vec::new(),
            broken_locks: BTreeSet::new(),
            second_era: false,
            ended: BTreeMap::new(),
            ended_loosely: BTreeMap::new(),
            ready: BTreeSet::new(),
            joins: BTreeMap::new(),
            races: false,
            changed: false,
            gave_up: None,
            thresholds,
            round: 0,
            frozen: false,
            suspicious: false,
            precision: Precision::of(&Budget::unlimited()),
        }
    }

    /// Adds the class of the first thread.
    pub fn first_class(&mut self) {
        let arg = Value::bottom(self.pointer_bits());
        self.classes.push(Class { funcs: BTreeSet::new(), arg, start: None, single: true, exit: None });
    }

    /// Keeps the stores as they are, and forgets the rest that was found.
    pub fn freeze(&mut self) {
        self.frozen = true;
        self.forget();
    }

    /// Keeps which stores there are, but not their values, and forgets the rest that was found.
    pub fn trust(&mut self) {
        self.suspicious = false;
        for record in self.records.values_mut().flatten() {
            record.value = Value::bottom(record.value.bits());
        }
        self.forget();
    }

    fn forget(&mut self) {
        self.invariants.clear();
        self.alone = None;
        for class in &mut self.classes {
            class.start = None;
            class.exit = None;
            class.arg = Value::bottom(class.arg.bits());
        }
    }

    /// A new round begins. Relations are only known between the cells that were known to be shared when they were
    /// published; if there are more now, they are collected anew.
    pub fn begin(&mut self, round: u32) {
        self.round = round;
        self.changed = false;
        self.races = false;
        let single = |c: &&Cell| c.size > 0 && self.info(c.object).single;
        let tracked: Vec<Cell> = self.records.keys().filter(single).copied().take(self.precision.tracked).collect();
        if tracked != self.tracked {
            self.tracked = tracked;
            self.changed = true;
            self.invariants.values_mut().for_each(|i| i.relations = None);
            if let Some((_, relations)) = &mut self.alone {
                *relations = None;
            }
        }
    }

    /// Gives up; the first reason is kept.
    pub fn give_up(&mut self, reason: impl Into<String>) {
        if self.gave_up.is_none() {
            self.gave_up = Some(reason.into());
        }
    }

    /// The bits of a pointer.
    pub fn pointer_bits(&self) -> u32 {
        u32::from(self.program.target.pointer_bits)
    }

    /// The object of that kind; new ones get the facts.
    pub fn object(&mut self, info: ObjInfo) -> ObjId {
        if let Some(&id) = self.lookup.get(&info.kind) {
            let old = self.objects[id.0 as usize];
            let size = if old.size == info.size { old.size } else { None };
            let merged = ObjInfo {
                private: old.private && info.private,
                single: old.single && info.single,
                size,
                least: old.least.min(info.least),
                ..old
            };
            if merged != old {
                self.objects[id.0 as usize] = merged;
                self.changed = true;
            }
            if old.zeroed != info.zeroed {
                self.give_up("one place makes objects that begin differently");
            }
            return id;
        }
        let id = ObjId(self.objects.len() as u32);
        self.objects.push(info);
        self.lookup.insert(info.kind, id);
        id
    }

    /// The facts about an object.
    pub fn info(&self, object: ObjId) -> ObjInfo {
        self.objects[object.0 as usize]
    }

    /// The object of a global; a thread-local one's is the thread's own.
    pub fn global(&mut self, global: GlobalId, class: ClassId) -> ObjId {
        let info = self.program.global(global);
        // A thread may hand out the address of its own copy; then others reach it.
        let leaks = self.leaked.get(global.index()).copied().unwrap_or(true);
        let (kind, private, single) = match info.thread_local {
            true => {
                let single = self.classes.get(class.0 as usize).is_none_or(|c| c.single);
                (ObjKind::ThreadLocal(global, class), !leaks, !leaks || single)
            }
            false => (ObjKind::Global(global), false, true),
        };
        self.object(ObjInfo { kind, private, single, zeroed: false, size: Some(info.size), least: info.size })
    }

    /// The object of that kind, if there is one.
    pub fn known_object(&self, kind: ObjKind) -> Option<ObjId> {
        self.lookup.get(&kind).copied()
    }

    /// The object of a global, if something has named it already.
    pub fn known_global(&self, global: GlobalId) -> Option<ObjId> {
        self.lookup.get(&ObjKind::Global(global)).copied()
    }

    /// Whether nobody else can store to the part in this state of a thread of that class, and the thread's memory has
    /// its value for certain.
    pub fn exact(&self, state: &State, cell: Cell) -> bool {
        let own = !self.suspicious || !state.concurrent || self.is_own(cell);
        own && self.seems_exact(state, cell)
    }

    /// Whether it is so as far as stores were found.
    pub fn seems_exact(&self, state: &State, cell: Cell) -> bool {
        self.unshared(state, cell) || self.guarded(state, cell, |_| true)
    }

    /// Whether no other thread can store to the object.
    fn is_own(&self, cell: Cell) -> bool {
        let info = self.info(cell.object);
        let constant = match info.kind {
            ObjKind::Global(g) => self.program.global(g).constant,
            ObjKind::ThreadLocal(..) | ObjKind::Stack(..) | ObjKind::Recent(..) | ObjKind::Heap(..) => false,
        };
        info.private || constant
    }

    /// Whether the access may race with another thread's, in the sense that a program without such accesses has only runs of
    /// a sequentially consistent memory. Atomic sections are no fences, so they do not count where stores can be late.
    pub fn races(&self, state: &State, cell: Cell) -> bool {
        let fenced = |l: Cell| l != ATOMIC || self.model.keep.wr.other;
        !self.unshared(state, cell) && !self.guarded(state, cell, fenced)
    }

    fn unshared(&self, state: &State, cell: Cell) -> bool {
        !state.concurrent || self.info(cell.object).private || self.others(state.class, cell).next().is_none()
    }

    /// Whether a mutex is held that all stores of others hold.
    fn guarded(&self, state: &State, cell: Cell, counts: impl Fn(Cell) -> bool) -> bool {
        let works = |l: &&Cell| counts(**l) && self.lock_works(**l);
        let mut held = state.locks.iter().filter(works);
        held.any(|l| self.others(state.class, cell).all(|(_, r)| r.locks.contains(l)))
    }

    /// The size of an object, if it is known.
    pub fn size(&self, object: ObjId) -> Option<u64> {
        self.info(object).size
    }

    /// The class of the threads started at this place by threads of that class.
    pub fn class(&mut self, creator: ClassId, path: &[Site], single: bool) -> ClassId {
        let key = (creator, path.to_vec());
        let single = single && self.classes[creator.0 as usize].single;
        if let Some(&id) = self.class_lookup.get(&key) {
            if self.classes[id.0 as usize].single && !single {
                self.classes[id.0 as usize].single = false;
                self.changed = true;
            }
            return id;
        }
        let id = ClassId(self.classes.len() as u32);
        let arg = Value::bottom(self.pointer_bits());
        self.classes.push(Class { funcs: BTreeSet::new(), arg, start: None, single, exit: None });
        self.class_lookup.insert(key, id);
        self.changed = true;
        id
    }

    /// Adds a store.
    pub fn record(&mut self, cell: Cell, new: Record) {
        if self.frozen {
            return;
        }
        let widen = self.round > self.precision.widen;
        let list = self.records.entry(cell).or_default();
        let Some(old) = list.iter_mut().find(|r| r.class == new.class && r.site == new.site) else {
            list.push(new);
            self.changed = true;
            return;
        };
        if !new.value.leq(&old.value) {
            let joined = old.value.join(&new.value);
            old.value = if widen { old.value.widen(&joined, &self.thresholds) } else { joined };
            self.changed = true;
        }
        let locks = &old.locks & &new.locks;
        let after = &old.after & &new.after;
        if locks != old.locks || after != old.after {
            (old.locks, old.after) = (locks, after);
            self.changed = true;
        }
    }

    /// The stores of other threads than `class` (of its other threads too, if it has several) that touch the part.
    pub fn others(&self, class: ClassId, cell: Cell) -> impl Iterator<Item = (Cell, &Record)> {
        let single = self.classes[class.0 as usize].single;
        self.touching(cell).filter(move |(_, r)| r.class != class || !single)
    }

    /// All stores that touch the part.
    pub fn touching(&self, cell: Cell) -> impl Iterator<Item = (Cell, &Record)> {
        let from = Cell { object: cell.object, offset: i64::MIN, size: 0 };
        let to = Cell { object: cell.object, offset: i64::MAX, size: u32::MAX };
        let parts = self.records.range(from..=to).filter(move |(c, _)| c.overlaps(cell));
        parts.flat_map(|(c, list)| list.iter().map(move |r| (*c, r)))
    }

    /// Whether a mutex excludes others: nothing but locking and unlocking changes it.
    pub fn lock_works(&self, lock: Cell) -> bool {
        if lock == ATOMIC {
            return self.model.keep.rw.other && self.model.keep.ww.other;
        }
        let words = Cell { size: 16, ..lock };
        self.info(lock.object).single && !self.broken_locks.contains(&lock) && self.touching(words).next().is_none()
    }

    /// Whether the mutex is held at every store of the given ones.
    pub fn protects<'a>(&self, lock: Cell, mut stores: impl Iterator<Item = (Cell, &'a Record)>) -> bool {
        self.lock_works(lock) && stores.all(|(_, r)| r.locks.contains(&lock))
    }
}
