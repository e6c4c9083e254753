//! Memory accesses: which objects, inside their bounds and lives; directly, or as events.

use super::{Event, EventId, Exec, ItemKind, State};
use crate::compute;
use crate::memory::{Byte, Memory};
use crate::value::{resized, union, Deps, Points, Value, V};
use crate::world::{Fill, ObjId, Use};
use fencepost_check::finding::FindingKind;
use fencepost_check::layout::Region;
use fencepost_ir::{FenceMask, Order, RmwOp, Type};
use fencepost_models::{Kind, Wrap};
use fencepost_solver::bits::{self, Bits};
use fencepost_solver::circuit::Lit;
use std::rc::Rc;

/// What an access may touch.
pub(crate) struct Targets {
    /// The address, if it is always the same.
    pub at: Option<u64>,
    /// The objects, and when each is meant.
    pub list: Vec<(ObjId, Lit)>,
    /// Whether the access is an event.
    pub shared: bool,
    /// See [`Event::late`].
    pub late: Option<Lit>,
}

impl Exec<'_, '_> {
    /// Finds what an access touches; the thread fails where it touches nothing that it may. `None` if it always fails.
    fn resolve(&mut self, st: &mut State, addr: &V, size: u32, write: bool) -> Option<Targets> {
        let undefined = addr.any_undef(&mut self.circuit);
        self.fail(st, undefined, FindingKind::Undefined("an address"));
        if st.guard == Lit::FALSE {
            return None;
        }
        let (at, list) = match addr.bits.as_const() {
            Some(a) => (Some(a as u64), self.resolve_constant(st, a as u64, u64::from(size), write)?),
            None => self.resolve_symbolic(st, addr, u64::from(size), write)?,
        };
        if st.guard == Lit::FALSE {
            return None;
        }
        for &(id, inside) in &list {
            if let Some(ends) = self.ended.get(&id).cloned() {
                let ended = self.circuit.or_all(&ends);
                let late = self.circuit.and(inside, ended);
                self.fail(st, late, FindingKind::UseAfterFree);
            }
        }
        let mut shared = false;
        if !st.alone {
            for (id, _) in &list {
                self.world.touch(*id, self.tid, write);
            }
            // Out of thin air anybody can write anywhere.
            let wild = self.world.is_wild() && list.iter().any(|(id, _)| self.world.is_exposed(*id));
            shared = wild || list.iter().any(|(id, _)| self.world.is_shared(*id));
            if shared {
                for (id, _) in &list {
                    self.world.share(*id);
                }
            }
        }
        let mut late = None;
        if shared && list.iter().any(|(id, _)| self.world.is_mortal(*id)) {
            let lit = self.circuit.input();
            late = Some(lit);
            self.fail(st, lit, FindingKind::UseAfterFree);
        }
        (st.guard != Lit::FALSE).then_some(Targets { at, list, shared, late })
    }

    fn resolve_constant(&mut self, st: &mut State, addr: u64, size: u64, write: bool) -> Option<Vec<(ObjId, Lit)>> {
        let kind = match self.world.object_at(addr) {
            Some(id) => {
                let object = self.world.objects[id as usize].clone();
                if addr + size > object.base + object.size {
                    FindingKind::OutOfBounds
                } else if write && object.constant {
                    FindingKind::ConstWrite
                } else {
                    if let Some(extent) = self.extent(id) {
                        let needed = u128::from(addr - object.base + size);
                        let inside = self.at_least(&extent, needed);
                        self.fail(st, !inside, FindingKind::OutOfBounds);
                    }
                    return Some(vec![(id, Lit::TRUE)]);
                }
            }
            None if self.world.region(addr) == Region::Null => FindingKind::NullAccess,
            None => FindingKind::OutOfBounds,
        };
        self.fail(st, Lit::TRUE, kind);
        None
    }

    #[allow(clippy::type_complexity)]
    fn resolve_symbolic(
        &mut self,
        st: &mut State,
        addr: &V,
        size: u64,
        write: bool,
    ) -> Option<(Option<u64>, Vec<(ObjId, Lit)>)> {
        let width = addr.bits.width();
        let mut list = Vec::new();
        for id in self.points(addr) {
            let object = self.world.objects[id as usize].clone();
            if object.size < size {
                continue;
            }
            let mut inside = self.within(&addr.bits, object.base, object.size - size);
            if let Some(extent) = self.extent(id) {
                let base = Bits::constant(width, u128::from(object.base));
                let offset = bits::sub(&mut self.circuit, &addr.bits, &base);
                let by = Bits::constant(width, u128::from(size));
                let end = bits::add(&mut self.circuit, &offset, &by);
                let fits = bits::ule(&mut self.circuit, &end, &extent);
                inside = self.circuit.and(inside, fits);
            }
            let possible = self.circuit.and(st.guard, inside);
            if possible == Lit::FALSE {
                continue;
            }
            if write && object.constant {
                self.fail(st, inside, FindingKind::ConstWrite);
                continue;
            }
            list.push((id, inside));
        }
        let any: Vec<Lit> = list.iter().map(|l| l.1).collect();
        let valid = self.circuit.or_all(&any);
        self.fail(st, !valid, FindingKind::OutOfBounds);
        // One object that the access fills: there is only one address left.
        if let [(id, _)] = list.as_slice() {
            let object = &self.world.objects[*id as usize];
            if object.size == size {
                return Some((Some(object.base), vec![(*id, Lit::TRUE)]));
            }
        }
        Some((None, list))
    }

    /// Every place of an object that an address can be, by its constant low bits: offsets from the base.
    pub(crate) fn offsets(&self, id: ObjId, addr: &V, size: u32) -> impl Iterator<Item = u64> {
        let object = &self.world.objects[id as usize];
        let known = addr.bits.lits().iter().take(40).take_while(|l| l.is_const()).count();
        let low = addr.bits.trunc(known.max(1)).as_const().unwrap_or(0) as u64;
        let step = 1u64 << known;
        let first = low.wrapping_sub(object.base) & (step - 1);
        let end = (object.size + 1).saturating_sub(u64::from(size));
        (first..end).step_by(step as usize)
    }

    /// A byte of memory, or what its object holds first.
    pub(crate) fn byte(&self, memory: &Memory, addr: u64) -> Byte {
        if let Some(b) = memory.get(addr) {
            return b.clone();
        }
        Byte { value: self.first(addr), index: 0 }
    }

    fn first(&self, addr: u64) -> V {
        let Some(id) = self.world.object_at(addr) else { return Value::undefined(8) };
        let object = &self.world.objects[id as usize];
        match object.fill {
            Fill::Undefined => Value::undefined(8),
            Fill::Zero => Value::constant(8, 0),
            Fill::Global(g) => {
                let offset = addr - object.base;
                let (line, undef) = self.world.layout.initial_line(self.world.program, g, offset / 16);
                let shift = 8 * (offset % 16) as u32;
                if undef >> shift & 0xff == 0 {
                    Value::constant(8, line >> shift & 0xff)
                } else {
                    Value::undefined(8)
                }
            }
        }
    }

    /// A value out of memory.
    pub(crate) fn read(&self, memory: &Memory, addr: u64, size: u32) -> V {
        let bytes: Vec<Byte> = (0..u64::from(size)).map(|k| self.byte(memory, addr + k)).collect();
        let whole = bytes.iter().enumerate().all(|(k, b)| {
            usize::from(b.index) == k && b.value.width() == 8 * size && Rc::ptr_eq(&b.value, &bytes[0].value)
        });
        if whole {
            return Rc::clone(&bytes[0].value);
        }
        let mut lits = Vec::new();
        let mut undef = Vec::new();
        let (mut points, mut deps) = (Points::new(), Deps::new());
        for b in &bytes {
            let low = 8 * b.index as usize;
            lits.extend((low..low + 8).map(|i| b.value.bits.bit(i)));
            undef.extend((low..low + 8).map(|i| b.value.undef.as_ref().map_or(Lit::FALSE, |u| u.bit(i))));
            points = union(&points, &self.points(&b.value));
            deps = union(&deps, &b.value.deps);
        }
        let bits = Bits::new(&lits);
        if bits.is_const() {
            points = Points::new();
        }
        let undef = undef.iter().any(|l| *l != Lit::FALSE).then(|| Bits::new(&undef));
        Rc::new(Value { bits, undef, points, deps })
    }

    fn write(memory: &mut Memory, addr: u64, value: &V) {
        for k in 0..value.width() / 8 {
            memory.set(addr + u64::from(k), Byte { value: Rc::clone(value), index: k as u8 });
        }
    }

    fn direct_load(&mut self, st: &State, addr: &V, size: u32, targets: &Targets) -> V {
        if let Some(at) = targets.at {
            return self.read(&st.memory, at, size);
        }
        let mut result: Option<V> = None;
        for (at, is) in self.possible_places(st, addr, size, targets) {
            let v = self.read(&st.memory, at, size);
            result = Some(match result {
                None => v,
                Some(old) => self.choose(is, &v, &old),
            });
        }
        let v = result.unwrap_or_else(|| Value::undefined(8 * size));
        Rc::new(Value { deps: union(&v.deps, &addr.deps), ..Value::clone(&v) })
    }

    fn direct_store(&mut self, st: &mut State, addr: &V, value: &V, targets: &Targets) {
        let size = value.width() / 8;
        // Who reads it depends on where it was stored, too.
        let deps = union(&value.deps, &addr.deps);
        let value = &Rc::new(Value { deps, ..Value::clone(value) });
        if let Some(at) = targets.at {
            Self::write(&mut st.memory, at, value);
            return;
        }
        for (at, is) in self.possible_places(st, addr, size, targets) {
            let old = self.read(&st.memory, at, size);
            let new = self.choose(is, value, &old);
            Self::write(&mut st.memory, at, &new);
        }
    }

    /// The addresses that an access may have by its targets, with their objects.
    fn places(&self, addr: &V, size: u32, targets: &Targets) -> Vec<(ObjId, u64)> {
        let mut all = Vec::new();
        for &(id, _) in &targets.list {
            match targets.at {
                Some(at) => all.push((id, at)),
                None => {
                    let base = self.world.objects[id as usize].base;
                    all.extend(self.offsets(id, addr, size).map(|o| (id, base + o)));
                }
            }
        }
        all
    }

    /// The addresses that an event may have.
    pub(crate) fn places_of(&self, event: EventId) -> Vec<(ObjId, u64)> {
        let e = &self.events[event as usize];
        let targets = Targets { at: e.at, list: e.targets.clone(), shared: true, late: None };
        self.places(&e.addr, e.size, &targets)
    }

    /// The addresses that an access may have on this path, and when it has each.
    fn possible_places(&mut self, st: &State, addr: &V, size: u32, targets: &Targets) -> Vec<(u64, Lit)> {
        let mut all = Vec::new();
        for (_, at) in self.places(addr, size, targets) {
            let is = bits::eq_const(&mut self.circuit, &addr.bits, u128::from(at));
            if self.circuit.and(st.guard, is) != Lit::FALSE {
                all.push((at, is));
            }
        }
        all
    }

    /// What a load of shared memory may yield, as a new value.
    fn any_value(&mut self, addr: &V, size: u32, targets: &Targets) -> V {
        let start = self.start.clone().unwrap_or_default();
        let (mut zero, mut one, mut undef) = (0u128, 0u128, 0u128);
        let mut points: Vec<ObjId> = Vec::new();
        for (id, at) in self.places(addr, size, targets) {
            let first = self.read(&start, at, size);
            let u = first.undef_bits();
            for i in 0..8 * size as usize {
                let bit = 1u128 << i;
                zero |= if first.bits.bit(i) == Lit::TRUE { 0 } else { bit };
                one |= if first.bits.bit(i) == Lit::FALSE { 0 } else { bit };
                undef |= if u.bit(i) == Lit::FALSE { 0 } else { bit };
            }
            points.extend(self.points(&first));
            for k in 0..size {
                let p = self.world.holds(at + u64::from(k));
                zero |= u128::from(p.zero) << (8 * k);
                one |= u128::from(p.one) << (8 * k);
                undef |= u128::from(p.undef) << (8 * k);
            }
            self.world.points(id, at..at + u64::from(size), &mut points);
        }
        if self.world.is_wild() {
            (zero, one) = (u128::MAX, u128::MAX);
            points.extend(0..self.world.objects.len() as ObjId);
        }
        points.sort_unstable();
        points.dedup();
        let mut lits = Vec::new();
        let mut undefs = Vec::new();
        for i in 0..8 * size {
            let bit = 1u128 << i;
            lits.push(match (zero & bit != 0, one & bit != 0) {
                (true, true) => self.circuit.input(),
                (false, true) => Lit::TRUE,
                (_, false) => Lit::FALSE,
            });
            undefs.push(if undef & bit != 0 { self.circuit.input() } else { Lit::FALSE });
        }
        let undef = (undef != 0).then(|| Bits::new(&undefs));
        let points = Points::from_vec(points);
        Rc::new(Value { undef, points, ..Value::of(Bits::new(&lits)) })
    }

    /// Notes what a store may leave in shared memory.
    fn learn(&mut self, addr: &V, value: &V, targets: &Targets) {
        let size = value.width() / 8;
        let points = self.points(value);
        let mut bytes = Vec::new();
        for k in 0..size as usize {
            let (mut zero, mut one, mut undef) = (0u8, 0u8, 0u8);
            for i in 0..8 {
                let lit = value.bits.bit(8 * k + i);
                zero |= u8::from(lit != Lit::TRUE) << i;
                one |= u8::from(lit != Lit::FALSE) << i;
                let u = value.undef.as_ref().map_or(Lit::FALSE, |u| u.bit(8 * k + i));
                undef |= u8::from(u != Lit::FALSE) << i;
            }
            bytes.push((zero, one, undef));
        }
        for (id, at) in self.places(addr, size, targets) {
            for (k, (z, o, u)) in bytes.iter().enumerate() {
                self.world.may_hold(at + k as u64, *z, *o, *u);
            }
            if targets.at.is_some() {
                self.world.may_point(at, &points);
            } else {
                self.world.may_point_anywhere(id, &points);
            }
        }
    }

    fn event(&mut self, st: &State, kind: Kind, addr: &V, value: V, targets: &Targets, order: Order) -> EventId {
        let id = self.events.len() as EventId;
        let item = self.items().len() as u32;
        self.events.push(Event {
            thread: self.tid,
            kind,
            guard: st.guard,
            section: st.section,
            addr: Rc::clone(addr),
            at: targets.at,
            size: value.width() / 8,
            targets: targets.list.clone(),
            value,
            order,
            private: !targets.shared,
            pair: None,
            fenced: false,
            late: targets.late,
            call: self.following.number(),
            item,
        });
        if let Some(s) = st.section {
            self.sections[s as usize].events.push(id);
        }
        if self.races && targets.shared {
            self.note_uses(id);
        }
        id
    }

    fn how(&self, event: EventId) -> Use {
        let e = &self.events[event as usize];
        Use { write: e.kind == Kind::W, plain: !e.order.is_atomic(), section: self.in_section(event) }
    }

    /// Notes what others may race with.
    fn note_uses(&mut self, event: EventId) {
        let how = self.how(event);
        let (list, section) = (self.events[event as usize].targets.clone(), self.events[event as usize].section);
        for (id, _) in list {
            self.world.note_use(id, self.tid, how);
            let spin = section.is_some_and(|s| self.sections[s as usize].spin);
            self.world.hidden |= spin && self.world.may_race(id, self.tid, how);
        }
    }

    /// Whether an access may race with another thread's, as far as this round knows.
    pub(crate) fn may_race(&self, event: EventId) -> bool {
        let (e, how) = (&self.events[event as usize], self.how(event));
        self.races && !e.private && e.targets.iter().any(|(id, _)| self.world.may_race(*id, e.thread, how))
    }

    fn own_dep(&mut self, load: EventId) -> Deps {
        if !self.follows_dependencies() {
            return Deps::new();
        }
        self.deps.push(super::Dep::Load(load));
        Deps::from_slice(&[self.deps.len() as u32 - 1])
    }

    /// A load.
    pub(crate) fn load(&mut self, st: &mut State, ty: Type, addr: &V, order: Order) -> V {
        let target = self.world.program.target;
        let (size, width) = (ty.bytes(&target), ty.bits(&target));
        let Some(targets) = self.resolve(st, addr, size, false) else { return Value::undefined(width) };
        let Wrap { before, after } = self.model.mapping.load(order);
        self.fence(st, before);
        let value = if targets.shared {
            self.any_value(addr, size, &targets)
        } else {
            self.direct_load(st, addr, size, &targets)
        };
        let mut deps = value.deps.clone();
        if targets.shared || self.placed(st) {
            let id = self.event(st, Kind::R, addr, Rc::clone(&value), &targets, order);
            self.item(st, ItemKind::Load(id));
            if targets.shared {
                self.touched(st, &[(Lit::TRUE, id)]);
            }
            deps = union(&deps, &self.own_dep(id));
        } else {
            self.item(st, ItemKind::PrivateLoad(Rc::clone(&value)));
        }
        self.fence(st, after);
        resized(&Rc::new(Value { deps, ..Value::clone(&value) }), width)
    }

    /// A store.
    pub(crate) fn store(&mut self, st: &mut State, ty: Type, addr: &V, value: &V, order: Order) {
        let target = self.world.program.target;
        let size = ty.bytes(&target);
        let Some(targets) = self.resolve(st, addr, size, true) else { return };
        let value = resized(value, 8 * size);
        let Wrap { before, after } = self.model.mapping.store(order);
        self.fence(st, before);
        if targets.shared {
            self.learn(addr, &value, &targets);
        } else {
            self.direct_store(st, addr, &value, &targets);
        }
        if targets.shared || self.placed(st) {
            let id = self.event(st, Kind::W, addr, value, &targets, order);
            self.item(st, ItemKind::Store(id));
            if targets.shared {
                self.touched(st, &[(Lit::TRUE, id)]);
            }
        } else {
            self.item(st, ItemKind::PrivateStore);
        }
        self.fence(st, after);
    }

    /// A read-modify-write; the result is the old value.
    pub(crate) fn rmw(&mut self, st: &mut State, op: RmwOp, ty: Type, addr: &V, operand: &V, order: Order) -> V {
        let target = self.world.program.target;
        let (size, width) = (ty.bytes(&target), ty.bits(&target));
        let Some(targets) = self.resolve(st, addr, size, true) else { return Value::undefined(width) };
        let Wrap { before, after } = self.model.mapping.rmw(order);
        self.fence(st, before);
        let raw = if targets.shared {
            self.any_value(addr, size, &targets)
        } else {
            self.direct_load(st, addr, size, &targets)
        };
        let placed = targets.shared || self.placed(st);
        let load = placed.then(|| self.event(st, Kind::R, addr, Rc::clone(&raw), &targets, order));
        let deps = match load {
            Some(id) => union(&raw.deps, &self.own_dep(id)),
            None => raw.deps.clone(),
        };
        let old = resized(&Rc::new(Value { deps, ..Value::clone(&raw) }), width);
        let new = compute::rmw(&mut self.circuit, self.world, op, ty, &target, &old, operand);
        let deps = union(&union(&new.value.deps, &old.deps), &addr.deps);
        let new = resized(&Rc::new(Value { deps, ..new.value }), 8 * size);
        if targets.shared {
            self.learn(addr, &new, &targets);
        } else {
            self.direct_store(st, addr, &new, &targets);
        }
        match load {
            None => {
                self.item(st, ItemKind::PrivateRmw(Rc::clone(&raw), Lit::TRUE, false));
            }
            Some(load) => {
                let store = self.event(st, Kind::W, addr, new, &targets, order);
                let full = before == FenceMask::FULL && after == FenceMask::FULL;
                self.pair(load, store, full);
                self.item(st, ItemKind::Rmw { load, store, stored: Lit::TRUE, exchange: false });
                if targets.shared {
                    self.touched(st, &[(Lit::TRUE, store)]);
                }
            }
        }
        self.fence(st, after);
        old
    }

    fn pair(&mut self, load: EventId, store: EventId, fenced: bool) {
        self.events[load as usize].pair = Some(store);
        self.events[store as usize].pair = Some(load);
        self.events[load as usize].fenced = fenced;
        self.events[store as usize].fenced = fenced;
    }

    /// A compare-exchange; the results are the old value and whether it stored.
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn exchange(
        &mut self,
        st: &mut State,
        ty: Type,
        addr: &V,
        expected: &V,
        new: &V,
        (success, failure): (Order, Order),
        weak: bool,
    ) -> (V, V) {
        let target = self.world.program.target;
        let (size, width) = (ty.bytes(&target), ty.bits(&target));
        let nothing = || (Value::undefined(width), Value::undefined(1));
        let Some(targets) = self.resolve(st, addr, size, true) else { return nothing() };
        let raw = if targets.shared {
            self.any_value(addr, size, &targets)
        } else {
            self.direct_load(st, addr, size, &targets)
        };
        let equal = {
            let old = resized(&raw, width);
            bits::eq(&mut self.circuit, &old.bits, &expected.bits)
        };
        let stored = if weak {
            let free = self.circuit.input();
            self.circuit.and(equal, free)
        } else {
            equal
        };
        let (won, lost) = (self.model.mapping.rmw(success), self.model.mapping.failed(failure));
        let when = State { guard: self.circuit.and(st.guard, stored), ..st.clone() };
        let unless = State { guard: self.circuit.and(st.guard, !stored), ..st.clone() };
        let wrap = |exec: &mut Self, st: &State, after: bool| {
            let pick = |w: Wrap| if after { w.after } else { w.before };
            // What both keep is kept whatever comes of it.
            let (yes, no) = (pick(won), pick(lost));
            let common = FenceMask(yes.0 & no.0);
            exec.fence(st, common);
            if yes != common {
                exec.fence(&when, yes);
            }
            if no != common {
                exec.fence(&unless, no);
            }
        };
        wrap(self, st, false);
        let placed = targets.shared || self.placed(st);
        let load = placed.then(|| self.event(st, Kind::R, addr, Rc::clone(&raw), &targets, failure));
        let deps = match load {
            Some(id) => union(&raw.deps, &self.own_dep(id)),
            None => raw.deps.clone(),
        };
        let deps = union(&deps, &expected.deps);
        let old = resized(&Rc::new(Value { deps: deps.clone(), ..Value::clone(&raw) }), width);
        let deps = union(&union(&new.deps, &deps), &addr.deps);
        let new = resized(&Rc::new(Value { deps, ..Value::clone(new) }), 8 * size);
        if targets.shared {
            self.learn(addr, &new, &targets);
        } else {
            let value = self.choose(stored, &new, &raw);
            self.direct_store(st, addr, &value, &targets);
        }
        match load {
            None => {
                self.item(st, ItemKind::PrivateRmw(Rc::clone(&raw), stored, true));
            }
            Some(load) => {
                let store = self.event(&when, Kind::W, addr, new, &targets, success);
                let full = won.before == FenceMask::FULL && won.after == FenceMask::FULL;
                self.pair(load, store, full);
                self.item(st, ItemKind::Rmw { load, store, stored, exchange: true });
                if targets.shared {
                    self.touched(st, &[(stored, store), (!stored, load)]);
                }
            }
        }
        wrap(self, st, true);
        // An undefined value cannot be compared.
        let undefined = raw.any_undef(&mut self.circuit);
        self.fail(st, undefined, FindingKind::Undefined("a compare-exchange"));
        let flag = Rc::new(Value { deps: old.deps.clone(), ..Value::of(Bits::new(&[stored])) });
        (old, flag)
    }

    /// Makes stores of what a path did alone where another path has already started threads.
    pub(crate) fn prelude(&mut self, st: &State, start: &Memory) {
        let different = st.memory.differences(start);
        let mut done: u64 = 0;
        for addr in different {
            if addr < done {
                continue;
            }
            let Some(id) = self.world.object_at(addr) else { continue };
            if !self.world.is_shared(id) {
                // Nobody else looks at it, or this round does not know yet: the next one will.
                self.world.touch(id, self.tid, true);
                continue;
            }
            let byte = self.byte(&st.memory, addr);
            let (value, size) = if byte.index == 0 {
                (Rc::clone(&byte.value), byte.value.width() / 8)
            } else {
                (self.single(&byte), 1)
            };
            let whole = (0..u64::from(size)).all(|k| {
                let b = self.byte(&st.memory, addr + k);
                u64::from(b.index) == k && Rc::ptr_eq(&b.value, &value)
            });
            let (value, size) = if whole { (value, size) } else { (self.single(&byte), 1) };
            done = addr + u64::from(size);
            let width = u32::from(self.world.program.target.pointer_bits);
            let at = Value::constant(width, u128::from(addr));
            let targets = Targets { at: Some(addr), list: vec![(id, Lit::TRUE)], shared: true, late: None };
            self.learn(&at, &value, &targets);
            let event = self.event(st, Kind::W, &at, value, &targets, Order::Plain);
            self.item(st, ItemKind::Prelude(event));
        }
    }
}
