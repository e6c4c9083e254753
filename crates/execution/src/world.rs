//! What stays from one round of symbolic execution to the next: objects, threads, and what memory may hold.
//!
//! Threads are executed one after the other, so a load cannot know what later threads store. Rounds are repeated until
//! nothing new is learned: which objects and threads there are, which objects are shared, and for each byte of shared
//! memory which bits may be 0, 1 or undefined and which objects its value may point into. All of this only grows, so
//! the last round is an over-approximation of every run, made exact by the formula.

use crate::tuning;
use fencepost_check::interp::Code;
use fencepost_check::layout::{Layout, Region, Tid};
use fencepost_check::Budget;
use fencepost_ir::{visit, FuncId, GlobalId, InitValue, Op, Operand, Program};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;

/// An object: an index into [`World::objects`].
pub type ObjId = u32;

/// A place in the execution of a thread: the thread, then call sites and iteration numbers, then the instruction.
pub type PathKey = Vec<u32>;

/// What an object holds before any store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fill {
    /// A global's initial value.
    Global(GlobalId),
    /// No defined value.
    Undefined,
    /// Zeros.
    Zero,
}

/// An object.
#[derive(Clone, Debug)]
pub struct Object {
    /// Its address.
    pub base: u64,
    /// Its size in bytes; the greatest that it can have, if it varies.
    pub size: u64,
    /// Whether its size depends on the run.
    pub varying: bool,
    /// What it holds first.
    pub fill: Fill,
    /// Whether `free` may end it.
    pub heap: bool,
    /// Whether a store to it is a finding.
    pub constant: bool,
}

/// The widest store, in bytes.
const WIDEST: u64 = 16;

/// What a byte of shared memory may hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Possible {
    /// Bits that may be 0.
    pub zero: u8,
    /// Bits that may be 1.
    pub one: u8,
    /// Bits that may be undefined.
    pub undef: u8,
    changes: u8,
}

impl Possible {
    fn join(&mut self, zero: u8, one: u8, undef: u8, patience: u8) -> bool {
        let new = (self.zero | zero, self.one | one, self.undef | undef);
        if new == (self.zero, self.one, self.undef) {
            return false;
        }
        (self.zero, self.one, self.undef) = new;
        self.changes = self.changes.saturating_add(1);
        // Counters would learn one bit a round: after a few changes everything is possible.
        if self.changes > patience {
            (self.zero, self.one) = (0xff, 0xff);
        }
        true
    }
}

/// Who touches an object once threads run beside each other.
#[derive(Clone, Debug, Default)]
struct Users {
    readers: FxHashSet<Tid>,
    writers: FxHashSet<Tid>,
}

/// A thread that some path creates.
#[derive(Clone, Debug)]
pub struct ThreadInfo {
    /// Who creates it.
    pub parent: Option<Tid>,
}

/// The knowledge that rounds share.
#[derive(Clone, Debug)]
pub struct World<'p, K> {
    /// The program.
    pub program: &'p Program,
    /// Its layout.
    pub layout: Layout,
    /// All objects.
    pub objects: Vec<Object>,
    /// The functions that a pointer may point to, because their address is kept somewhere.
    pub pointed: Vec<FuncId>,
    by_base: BTreeMap<u64, ObjId>,
    keys: FxHashMap<PathKey, ObjId>,
    next: Vec<(u64, u64)>,
    /// All threads, by number.
    pub threads: Vec<ThreadInfo>,
    thread_keys: FxHashMap<PathKey, Tid>,
    users: FxHashMap<ObjId, Users>,
    shared: FxHashSet<ObjId>,
    /// Heap objects that may be freed, stack objects that may end while others can reach them.
    mortal: FxHashSet<ObjId>,
    memory: FxHashMap<u64, Possible>,
    /// So often may what a byte may hold grow before it may be anything.
    patience: u8,
    /// For the addresses of stores: the widest store there, and what the values stored there may point into.
    points: FxHashMap<u64, (u32, FxHashSet<ObjId>)>,
    points_anywhere: FxHashMap<ObjId, FxHashSet<ObjId>>,
    /// What threads return: possible bits and provenance.
    pub results: FxHashMap<Tid, (u128, u128, u128, FxHashSet<ObjId>)>,
    /// Values may come out of thin air: loads of shared memory may yield anything. What was known without such values.
    pub tame: Option<std::rc::Rc<World<'p, K>>>,
    /// Whether this round learned something.
    pub changed: bool,
    /// What the engine's shared memory has learned.
    pub known: K,
}

/// The functions whose address is stored, passed or put into a variable. That it is handed to the library model to start a thread in
/// does not count: there it stays a constant.
fn pointed(program: &Program) -> Vec<FuncId> {
    let mut found = vec![false; program.functions.len()];
    let mut note = |operand: &Operand| {
        if let Operand::Func(id) = operand {
            found[id.index()] = true;
        }
    };
    for block in program.functions.iter().flat_map(|f| &f.blocks) {
        for inst in &block.insts {
            let starter = |func: &FuncId| match program.func(*func) {
                callee if !callee.library => None,
                callee if callee.name == "__fp_pthread_create" => Some(2),
                callee if callee.name == "__fp_thrd_create" => Some(1),
                _ => None,
            };
            match &inst.op {
                Op::ThreadStart { arg, .. } => note(arg),
                Op::Call { func, args } => {
                    let start = starter(func);
                    args.iter().enumerate().filter(|(i, _)| Some(*i) != start).for_each(|(_, a)| note(a));
                }
                op => visit::operands(op, &mut note),
            }
        }
        visit::term_operands(&block.term, &mut note);
    }
    for piece in program.globals.iter().flat_map(|g| &g.init) {
        if let InitValue::Func(id) = piece.value {
            note(&Operand::Func(id));
        }
    }
    (0..found.len()).filter(|&i| found[i]).map(FuncId::from_index).collect()
}

impl<'p, K: Default> World<'p, K> {
    /// The world before the first round.
    pub fn new(code: &Code<'p>, budget: &Budget) -> World<'p, K> {
        let (program, layout) = (code.program, code.layout.clone());
        let mut world = World {
            program,
            layout,
            objects: Vec::new(),
            pointed: pointed(program),
            by_base: BTreeMap::new(),
            keys: FxHashMap::default(),
            next: Vec::new(),
            threads: Vec::new(),
            thread_keys: FxHashMap::default(),
            users: FxHashMap::default(),
            shared: FxHashSet::default(),
            mortal: FxHashSet::default(),
            memory: FxHashMap::default(),
            patience: tuning::CHANGES.of(budget) as u8,
            points: FxHashMap::default(),
            points_anywhere: FxHashMap::default(),
            results: FxHashMap::default(),
            tame: None,
            changed: false,
            known: K::default(),
        };
        for (i, global) in program.globals.iter().enumerate() {
            if !global.thread_local {
                let id = GlobalId::from_index(i);
                let base = world.layout.global(id);
                let fill = Fill::Global(id);
                world.add(Object {
                    base,
                    size: global.size,
                    varying: false,
                    fill,
                    heap: false,
                    constant: global.constant,
                });
            }
        }
        world.add_thread(None);
        world
    }
}

impl<K> World<'_, K> {
    fn add(&mut self, object: Object) -> ObjId {
        let id = self.objects.len() as ObjId;
        self.by_base.insert(object.base, id);
        self.objects.push(object);
        id
    }

    fn add_thread(&mut self, parent: Option<Tid>) -> Tid {
        let tid = self.threads.len() as Tid;
        self.threads.push(ThreadInfo { parent });
        self.next.push((self.layout.stack_start(tid), self.layout.heap_start(tid)));
        for &id in self.layout.clone().tls_globals() {
            let (base, size) = (self.layout.tls(tid, id), self.program.global(id).size);
            self.add(Object { base, size, varying: false, fill: Fill::Global(id), heap: false, constant: false });
        }
        tid
    }

    /// The object at a place of the execution; `None` if it does not fit the address space.
    pub fn object(&mut self, key: PathKey, tid: Tid, size: u64, align: u64, heap: bool, fill: Fill) -> Option<ObjId> {
        // An object whose size turns out to be another one is another object: it needs room of its own.
        if let Some(&id) = self.keys.get(&key) {
            if self.objects[id as usize].size == size {
                return Some(id);
            }
        }
        let next = &mut self.next[tid as usize];
        let cursor = if heap { &mut next.1 } else { &mut next.0 };
        let (base, end) = self.layout.place(*cursor, size, align)?;
        if !self.layout.fits(tid, end, heap) {
            return None;
        }
        *cursor = end;
        self.changed = true;
        let id = self.add(Object { base, size, varying: false, fill, heap, constant: false });
        self.keys.insert(key, id);
        Some(id)
    }

    /// Notes that an object's size depends on the run.
    pub fn varies(&mut self, id: ObjId) {
        let object = &mut self.objects[id as usize];
        if !object.varying {
            object.varying = true;
            self.changed = true;
        }
    }

    /// The thread created at a place of the execution; `None` if there are too many.
    pub fn thread(&mut self, key: PathKey, parent: Tid) -> Option<Tid> {
        if let Some(&tid) = self.thread_keys.get(&key) {
            return Some(tid);
        }
        if self.threads.len() as u32 >= self.layout.max_threads() {
            return None;
        }
        self.changed = true;
        let tid = self.add_thread(Some(parent));
        self.thread_keys.insert(key, tid);
        Some(tid)
    }

    /// The object that contains an address, or ends at it.
    pub fn object_at(&self, addr: u64) -> Option<ObjId> {
        let (_, &id) = self.by_base.range(..=addr).next_back()?;
        let object = &self.objects[id as usize];
        (addr - object.base <= object.size).then_some(id)
    }

    /// Whether any thread could come to know the object: it is no constant and no thread's own.
    pub fn is_exposed(&self, id: ObjId) -> bool {
        let object = &self.objects[id as usize];
        object.heap || !object.constant && matches!(self.region(object.base), Region::Global(_))
    }

    /// Whether an address out of thin air may be one of the object: every object but what only its own thread's stack has.
    pub fn is_in_the_air(&self, id: ObjId) -> bool {
        self.is_exposed(id) || self.is_shared(id) || self.objects[id as usize].constant
    }

    /// Whether an address can be null or close to it, by its number.
    pub fn region(&self, addr: u64) -> Region {
        self.layout.region(self.program, addr)
    }

    /// Notes that a thread touches an object while others may run.
    pub fn touch(&mut self, id: ObjId, tid: Tid, write: bool) {
        if self.shared.contains(&id) {
            return;
        }
        let users = self.users.entry(id).or_default();
        let new = if write { users.writers.insert(tid) } else { users.readers.insert(tid) };
        if !new || users.writers.is_empty() {
            return;
        }
        let others = users.readers.union(&users.writers).count() > 1;
        if others {
            self.share(id);
        }
    }

    /// Whether a thread other than these touches an object while others may run.
    pub fn is_used_beside(&self, id: ObjId, tid: Tid, over: &[Tid]) -> bool {
        let other = |t: &Tid| *t != tid && !over.contains(t);
        self.users.get(&id).is_some_and(|users| users.readers.iter().any(other) || users.writers.iter().any(other))
    }

    /// Whether a thread stores to an object while others may run.
    pub fn writes(&self, id: ObjId, tid: Tid) -> bool {
        self.users.get(&id).is_some_and(|users| users.writers.contains(&tid))
    }

    /// Whether an object is known.
    pub fn knows(&self, id: ObjId) -> bool {
        (id as usize) < self.objects.len()
    }

    /// Whether values may come out of thin air.
    pub fn is_wild(&self) -> bool {
        self.tame.is_some()
    }

    /// Makes an object shared.
    pub fn share(&mut self, id: ObjId) {
        if self.shared.insert(id) {
            self.changed = true;
        }
    }

    /// Whether accesses to the object are the engine's.
    pub fn is_shared(&self, id: ObjId) -> bool {
        self.shared.contains(&id)
    }

    /// Notes that a shared object's life may end.
    pub fn may_end(&mut self, id: ObjId) {
        if self.mortal.insert(id) {
            self.changed = true;
        }
    }

    /// Whether an object's life may end while others can reach it.
    pub fn is_mortal(&self, id: ObjId) -> bool {
        self.mortal.contains(&id)
    }

    /// Notes what a byte may hold.
    pub fn may_hold(&mut self, addr: u64, zero: u8, one: u8, undef: u8) {
        self.changed |= self.memory.entry(addr).or_default().join(zero, one, undef, self.patience);
    }

    /// What stores may have left in a byte.
    pub fn holds(&self, addr: u64) -> Possible {
        self.memory.get(&addr).copied().unwrap_or_default()
    }

    /// Notes that a value of so many bytes stored at an address may point into objects.
    pub fn may_point(&mut self, addr: u64, size: u32, objects: &[ObjId]) {
        if !objects.is_empty() {
            let (widest, set) = self.points.entry(addr).or_default();
            self.changed |= size > *widest;
            *widest = size.max(*widest);
            for o in objects {
                self.changed |= set.insert(*o);
            }
        }
    }

    /// Notes that a value stored somewhere in an object may point into objects.
    pub fn may_point_anywhere(&mut self, at: ObjId, objects: &[ObjId]) {
        if !objects.is_empty() {
            let set = self.points_anywhere.entry(at).or_default();
            for o in objects {
                self.changed |= set.insert(*o);
            }
        }
    }

    /// Which objects the values stored in a range may point into.
    pub fn points(&self, id: ObjId, range: std::ops::Range<u64>, into: &mut Vec<ObjId>) {
        if let Some(set) = self.points_anywhere.get(&id) {
            into.extend(set);
        }
        // A narrow load may read a part of what was stored wide, from in front of it on.
        for addr in range.start.saturating_sub(WIDEST - 1)..range.end {
            if let Some((size, set)) = self.points.get(&addr) {
                if addr + u64::from(*size) > range.start {
                    into.extend(set);
                }
            }
        }
    }
}
