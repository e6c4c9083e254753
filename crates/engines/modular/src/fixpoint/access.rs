//! Loads and stores of one thread, with what other threads may have stored.
//!
//! Source: thread-modular abstract interpretation (Miné, VMCAI 2014): a load sees what its thread stored last, or inherited, or any
//! store of another thread. Mutex-protected cells follow Goblint's "protection" idea: while a mutex that all stores of others
//! hold is held, nobody changes the cell.
//! Guarantee, on every model of `docs/memory-models.md`: by the value axiom a load returns its thread's own last store to the
//! address, or a store of another thread, or the first value; the three are the thread's memory and the records of others.
//! *Exact* cells leave the records out: nobody else stores to them while other threads run, or all such stores hold a
//! mutex that is held now (locking is fully fenced and atomic on every model, so critical sections are intervals of the memory order).
//! *Circular values* (`relaxed` forbids none): there, see `engine.rs`, the records come from a fixpoint in which racy loads return
//! anything, and which loads race from one in which nothing is trusted.
//! *Overwritten first values*: a store `f := v` of a thread that has stored `d` before, with the pair of stores in order
//! (kept, or a fence with SS between), puts the first value of `d` out of sight of all that follows in the memory
//! order. A thread that knows it read `f` from such a store (every other source has another value), and whose later load of `d`
//! is ordered behind (kept, or a fence with LL between) therefore cannot read the first value of `d`, nor what it inherited when it
//! was started: that was stored before any thread of the class that stores `f` began. The last clause needs that the first thread is never alone again
//! before it starts more threads (`second_era`), and that the reader has not itself stored to `d`.

use super::engine::Analysis;
use super::memory::{elements, places, Base};
use super::relation::Linear;
use super::shared::{Cell, ClassId, ObjId, ObjKind, Record, Site};
use super::state::{Loaded, Open, Register, State};
use super::value::Value;
use crate::domains::Integer;
use fencepost_check::FindingKind;
use fencepost_ir::eval::mask;
use fencepost_ir::{CastOp, FenceMask};
use fencepost_models::{Kind, Wrap};
use std::collections::BTreeSet;
use std::rc::Rc;

/// Where an access may go: a part, or some part of an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// This part.
    Part(Cell),
    /// Any part of that size of the object, at a multiple of the size.
    Any(ObjId, u32),
    /// Any bytes of the object, so many.
    Bytes(ObjId, u32),
}

impl Target {
    /// The object.
    pub fn object(self) -> ObjId {
        match self {
            Target::Part(c) => c.object,
            Target::Any(o, _) | Target::Bytes(o, _) => o,
        }
    }

    fn cell(self) -> Cell {
        match self {
            Target::Part(c) => c,
            Target::Any(o, _) | Target::Bytes(o, _) => Cell::whole(o),
        }
    }
}

/// Numbers below this are addresses of nothing.
const FIRST_ADDRESS: u128 = 4096;

impl Analysis<'_, '_> {
    /// Where an access of so many bytes may go; accesses outside of living objects end the run: they are errors, and left out.
    pub fn targets(&mut self, state: &State, addr: &Value, size: u32) -> Vec<Target> {
        self.defined(addr, "an address");
        // Numbers that are only suspected are no addresses.
        let numbers = addr.int.unsigned_bounds().filter(|_| !self.shared.suspicious);
        if addr.wild || !addr.threads.is_empty() || numbers.is_some_and(|(_, hi)| hi >= FIRST_ADDRESS) {
            self.shared.give_up("an access through an address that is not known");
            return Vec::new();
        }
        if !addr.int.is_bottom() {
            self.error(&FindingKind::NullAccess);
        }
        if !addr.functions.is_empty() {
            self.error(&FindingKind::OutOfBounds);
        }
        let mut targets = Vec::new();
        for (object, offset) in &addr.objects {
            let total = self.shared.size(*object);
            self.alive(state, *object);
            let least = i128::from(self.shared.info(*object).least);
            let within = |(lo, hi): (i128, i128)| lo >= 0 && hi + i128::from(size) <= least;
            if !offset.signed_bounds().is_some_and(within) {
                self.error(&FindingKind::OutOfBounds);
            }
            match places(offset, self.shared.precision.elements) {
                Some(list) => {
                    for o in list {
                        let outside = o < 0 || total.is_some_and(|t| o as u64 + u64::from(size) > t);
                        if !outside {
                            targets.push(Target::Part(Cell { object: *object, offset: o, size }));
                        }
                    }
                }
                None if elements(offset, size) => targets.push(Target::Any(*object, size)),
                None => targets.push(Target::Bytes(*object, size)),
            }
        }
        targets
    }

    /// An object is accessed: it must not have ended.
    pub fn alive(&mut self, state: &State, object: ObjId) {
        let ended = |classes: &BTreeSet<ClassId>| {
            let other = |c: &ClassId| *c != state.class || !self.shared.classes[c.0 as usize].single;
            state.concurrent && !self.shared.info(object).private && classes.iter().any(other)
        };
        let late = state.dead.contains(&object) || self.shared.ended.get(&object).is_some_and(ended);
        if late {
            self.error(&FindingKind::UseAfterFree);
        }
    }

    /// An object that nobody else knows yet is accessed: what makes it known may overtake the access, and so may its end in another thread.
    pub fn touch(&self, state: &mut State, object: ObjId, kind: Kind) {
        let keep = self.shared.model.keep;
        if self.is_recent(object) && !(keep.ww.other && keep.rw.other) {
            let open = state.touched.entry(object).or_default();
            open.loads |= kind == Kind::R && !keep.rw.other;
            open.stores |= kind == Kind::W && !keep.ww.other;
        }
    }

    /// What a thread did with a heap object before others knew it: the end of the object in another thread must not come before that.
    fn overtaken(&mut self, state: &State, object: ObjId, open: Open) {
        let class = state.class;
        let by_others = |all: &BTreeSet<ClassId>| all.iter().any(|c| *c != class || !self.single(class));
        let ended = self.shared.ended.get(&object).is_some_and(by_others);
        let loosely = self.shared.ended_loosely.get(&object).is_some_and(by_others);
        if state.concurrent && (loosely || ended && (open.loads || open.stores)) {
            self.error(&FindingKind::UseAfterFree);
        }
    }

    fn single(&self, class: ClassId) -> bool {
        self.shared.classes[class.0 as usize].single
    }

    /// The value of a target: the thread's own view, and the stores of others unless the part is exact.
    pub fn read(&self, state: &State, target: Target) -> Value {
        let (own, size) = match target {
            Target::Part(cell) => (state.memory.read(self.shared, cell), cell.size),
            Target::Any(object, size) => (state.memory.read_any(self.shared, object, size), size),
            Target::Bytes(o, size) => {
                let others = self.shared.others(state.class, Cell::whole(o)).any(|(_, r)| r.value.undef);
                let undef = others || state.memory.unset(self.shared, o);
                return Value { undef, ..Value::wild(size * 8) };
            }
        };
        let cell = target.cell();
        if self.shared.exact(state, cell) {
            return own;
        }
        let undef = own.undef || self.shared.others(state.class, cell).any(|(_, r)| r.value.undef);
        let trusted = self.shared.suspicious && self.shared.seems_exact(state, cell);
        if self.racy_is_anything && !trusted {
            return Value { undef, ..Value::wild(size * 8) };
        }
        let mut value = own;
        for (part, record) in self.shared.others(state.class, cell) {
            let fits = record.value.bits() == size * 8
                && match target {
                    Target::Part(cell) => part == cell || (part.size == 0 && cell.offset % i64::from(size) == 0),
                    Target::Bytes(..) => false,
                    Target::Any(..) => part.size == 0 || part.offset % i64::from(size) == 0,
                };
            value = if fits { value.join(&record.value) } else { Value::wild(size * 8) };
        }
        if trusted && value.is_number() {
            value = Value::number(size * 8);
        } else if trusted {
            value = value.join(&Value::constant(size * 8, 0));
        }
        value.undef = undef;
        value
    }

    /// A load; `None` if it cannot return.
    pub fn load(&mut self, state: &mut State, addr: &Value, bits: u32, wrap: Wrap) -> Option<Register> {
        self.fence(state, wrap.before);
        let size = bits.div_ceil(8);
        let targets = self.targets(state, addr, size);
        targets.iter().for_each(|t| self.touch(state, t.object(), Kind::R));
        let mut value = Value::bottom(size * 8);
        for &t in &targets {
            self.shared.races |= self.shared.races(state, t.cell());
            value = value.join(&self.read(state, t));
        }
        if value.is_bottom() {
            return None;
        }
        state.loose |= !self.shared.model.keep.dependencies && !value.is_number();
        let mut register = Register { value: resize(&value, bits), linear: None, loaded: None };
        if let [Target::Part(cell)] = targets[..] {
            if !self.shared.exact(state, cell) {
                let own = Rc::new(state.memory.read(self.shared, cell));
                register.loaded = Some(Loaded { cell, ordered: self.shared.model.keep.rr.other, own });
            } else if bits == size * 8 && self.shared.info(cell.object).single {
                register.linear = Some(Linear { cell, negative: false, plus: 0 });
            }
        }
        if wrap.after.covers(FenceMask::LL) {
            register.loaded.iter_mut().for_each(|l| l.ordered = true);
        }
        self.fence(state, wrap.after);
        Some(register)
    }

    /// A store; `false` if it cannot return.
    pub fn store(&mut self, state: &mut State, addr: &Value, new: &Register, site: Site, wrap: Wrap) -> bool {
        self.fence(state, wrap.before);
        let size = new.value.bits().div_ceil(8);
        let targets = self.targets(state, addr, size);
        targets.iter().for_each(|t| self.touch(state, t.object(), Kind::W));
        if targets.is_empty() {
            return false;
        }
        let mut new = new.clone();
        new.value = resize(&new.value, size * 8);
        if targets.iter().any(|t| !self.shared.info(t.object()).private) {
            self.publish_recent(state, &mut new.value, site);
        }
        let definite = targets.len() == 1 && addr.int.is_bottom() && addr.functions.is_empty();
        for t in targets {
            self.shared.races |= self.shared.races(state, t.cell());
            self.store_at(state, t, &new, definite, site);
        }
        self.fence(state, wrap.after);
        true
    }

    /// A store to one target; `definite` if it goes nowhere else.
    fn store_at(&mut self, state: &mut State, target: Target, new: &Register, definite: bool, site: Site) {
        let cell = target.cell();
        let info = self.shared.info(cell.object);
        if let ObjKind::Global(g) = info.kind {
            if self.shared.program.global(g).constant {
                self.error(&FindingKind::ConstWrite);
            }
        }
        let seen = |c: &Cell| *c != cell && !self.shared.info(c.object).private;
        let after: BTreeSet<Cell> = state.stored.iter().filter(|(c, o)| **o && seen(c)).map(|(c, _)| *c).collect();
        let shared_store = state.concurrent && !info.private;
        if shared_store {
            state.own.insert(cell);
        }
        match target {
            Target::Part(cell) if definite && info.single => {
                state.refresh_orders(self.shared);
                state.memory.write(cell, new.value.clone());
                self.relate(state, cell, new);
                if shared_store || self.is_recent(cell.object) {
                    state.stored.insert(cell, self.shared.model.keep.ww.other);
                }
            }
            Target::Part(cell) => {
                let joined = state.memory.read(self.shared, cell).join(&new.value);
                state.memory.write(cell, joined);
                state.forget_cells(|c| c.overlaps(cell));
            }
            Target::Any(object, size) => {
                state.memory.write_any(self.shared, object, size, &new.value);
                state.forget_cells(|c| c.object == object);
            }
            Target::Bytes(object, _) => {
                let undef = new.value.undef || state.memory.unset(self.shared, object);
                state.memory.fill(object, Base::anything(undef));
                state.forget_cells(|c| c.object == object);
            }
        }
        if shared_store && self.effects {
            let value = match target {
                Target::Part(_) | Target::Any(..) => new.value.clone(),
                Target::Bytes(..) => Value::wild(8).as_set_as(&new.value),
            };
            let (class, locks) = (state.class, state.locks.clone());
            self.shared.record(cell, Record { class, site, locks, value, after });
        }
    }

    /// What a store of the register to the cell does to the relations.
    fn relate(&self, state: &mut State, cell: Cell, new: &Register) {
        let exact = self.shared.exact(state, cell);
        let linear = new.linear.filter(|l| exact && l.cell.size == cell.size && self.shared.exact(state, l.cell));
        match linear {
            Some(l) => {
                state.relations.assign(cell, l);
                let own = l.cell == cell;
                state.for_each_register(|r| match &mut r.linear {
                    Some(k) if own && k.cell == cell && !l.negative => {
                        let moved = if k.negative { k.plus.wrapping_add(l.plus) } else { k.plus.wrapping_sub(l.plus) };
                        k.plus = moved & mask(cell.size * 8);
                    }
                    Some(k) if k.cell.overlaps(cell) => r.linear = None,
                    Some(_) | None => {}
                });
            }
            None => state.forget_cells(|c| c.overlaps(cell)),
        }
    }

    /// A fence with these pairs.
    pub fn fence(&mut self, state: &mut State, mask: FenceMask) {
        if mask.covers(FenceMask::SS) {
            state.stored.values_mut().for_each(|o| *o = true);
            state.touched.values_mut().for_each(|o| o.stores = false);
        }
        if mask.covers(FenceMask::LS) {
            state.touched.values_mut().for_each(|o| o.loads = false);
            state.loose = false;
        }
        if mask.covers(FenceMask::LL) {
            state.for_each_register(|r| r.loaded.iter_mut().for_each(|l| l.ordered = true));
            for cell in std::mem::take(&mut state.pending) {
                self.overwritten(state, cell);
            }
        }
    }

    /// A register that was loaded from a racy cell turns out to have one of these values: which first values are out of sight?
    pub fn learn_source(&mut self, state: &mut State, loaded: &Loaded, value: &Integer) {
        let possible = |v: &Value| !v.is_number() || !v.int.meet(value).is_bottom();
        let cell = loaded.cell;
        if self.shared.second_era || possible(&loaded.own) {
            return;
        }
        let mut hidden: Option<BTreeSet<Cell>> = None;
        for (part, record) in self.shared.others(state.class, cell) {
            if part == cell && !possible(&record.value) {
                continue;
            }
            hidden = Some(match hidden {
                Some(h) => &h & &record.after,
                None => record.after.clone(),
            });
        }
        for d in hidden.unwrap_or_default() {
            if loaded.ordered {
                self.overwritten(state, d);
            } else {
                state.pending.insert(d);
            }
        }
    }

    /// The first value of the cell is out of sight for this thread from here on.
    fn overwritten(&self, state: &mut State, cell: Cell) {
        let own = state.own.iter().any(|c| c.overlaps(cell));
        if !own && !self.shared.second_era && !self.shared.exact(state, cell) && self.shared.info(cell.object).single {
            state.memory.write(cell, Value::bottom(cell.size * 8));
        }
    }

    /// Heap objects whose address leaves the thread become part of the summary of their place.
    pub fn publish_recent(&mut self, state: &mut State, value: &mut Value, site: Site) {
        loop {
            let recent = value.objects.iter().map(|o| o.0).find(|o| self.is_recent(*o));
            let Some(object) = recent else { return };
            let heap = self.fold(state, object, site);
            value.rename(object, heap);
        }
    }

    fn is_recent(&self, object: ObjId) -> bool {
        matches!(self.shared.info(object).kind, ObjKind::Recent(..))
    }

    /// Moves what is known of a recent object to the summary of its place.
    pub fn fold(&mut self, state: &mut State, object: ObjId, site: Site) -> ObjId {
        let info = self.shared.info(object);
        let ObjKind::Recent(place, class) = info.kind else { return object };
        let kind = ObjKind::Heap(place, class);
        let heap = self.shared.object(super::shared::ObjInfo { kind, private: false, single: false, ..info });
        if !state.memory.has(object) {
            return heap;
        }
        // Whatever it points to leaves the thread with it.
        let parts = self.all_parts(state, object);
        let ordered = |c: &Cell| state.stored.get(c).copied().unwrap_or(false);
        let in_order: Vec<bool> = parts.iter().map(|(c, _)| self.shared.model.keep.ww.other || ordered(c)).collect();
        // A pointer that is left may point to an object that has ended.
        let gone = state.dead.remove(&object);
        let left = !gone || self.reachable(state, object);
        if gone && left {
            state.dead.insert(heap);
        }
        if let Some(open) = state.touched.remove(&object).filter(|_| left) {
            self.overtaken(state, heap, open);
        }
        state.stored.retain(|c, _| c.object != object);
        state.memory.reset(object);
        state.memory.for_each_value(|v| v.rename(object, heap), |v| v.points_to(object));
        state.for_each_register(|r| r.value.rename(object, heap));
        state.forget_cells(|c| c.object == object);
        for ((part, mut v), in_order) in parts.into_iter().zip(in_order) {
            let cell = Cell { object: heap, ..part };
            v.rename(object, heap);
            self.publish_recent(state, &mut v, site);
            if cell.size == 0 {
                let undef = v.undef || state.memory.unset(self.shared, heap);
                state.memory.fill(heap, Base::anything(undef));
            } else {
                let joined = state.memory.read(self.shared, cell).join(&v);
                state.memory.write(cell, joined);
            }
            if state.concurrent && self.effects {
                let (class, locks, after) = (state.class, state.locks.clone(), BTreeSet::new());
                let value =
                    if in_order { v } else { Value { undef: v.undef || !info.zeroed, ..Value::wild(v.bits()) } };
                self.shared.record(cell, Record { class, site, locks, value, after });
            }
        }
        heap
    }

    /// The parts of an object, and those that nothing has been stored to, which are undefined. If they are not known, one part
    /// of size 0 stands for the object.
    fn all_parts(&self, state: &State, object: ObjId) -> Vec<(Cell, Value)> {
        let mut parts = state.memory.parts(object);
        let info = self.shared.info(object);
        let size = self.shared.size(object).filter(|_| state.memory.is_initial(object));
        let Some(size) = size else {
            let undef = state.memory.unset(self.shared, object);
            return vec![(Cell::whole(object), Value { undef, ..Value::wild(8) })];
        };
        if info.zeroed {
            return parts;
        }
        let mut end = 0;
        for i in 0..parts.len() {
            let cell = parts[i].0;
            if cell.offset > end {
                let gap = Cell { object, offset: end, size: (cell.offset - end) as u32 };
                parts.push((gap, Value::unset(gap.size * 8)));
            }
            end = end.max(cell.offset + i64::from(cell.size));
        }
        if end < size as i64 {
            let gap = Cell { object, offset: end, size: (size as i64 - end) as u32 };
            parts.push((gap, Value::unset(gap.size * 8)));
        }
        parts
    }
}

/// The value cut or extended with zeros.
pub fn resize(value: &Value, bits: u32) -> Value {
    if value.bits() == bits {
        return value.clone();
    }
    if !value.is_number() {
        return Value::wild(bits).as_set_as(value);
    }
    Value::int(Integer::cast(CastOp::ZExt, &value.int, bits)).as_set_as(value)
}
