//! Memory accesses: which objects, inside their bounds and lives; directly, or against the unwinding.
//!
//! Source: `read` and `write` of Tomasco et al. (TACAS 2015), section 3. An access to what only its thread touches, or what
//! nobody writes any more, goes to the memory of the path. All others are read from, or matched with, the unwinding.
//! The end of an object's life is a write, too: to a place of its own, which every access to the object reads.
//! Deviation: the paper's prototype has no dynamic memory.

use super::{Exec, ItemKind, Sect, State};
use crate::compute;
use crate::memory::{Byte, Memory};
use crate::position::Position;
use crate::sequence::{At, Cell, Going};
use crate::value::{resized, union, Points, Value, V};
use crate::world::{Fill, ObjId, World};
use fencepost_check::finding::FindingKind;
use fencepost_check::layout::Region;
use fencepost_ir::{Order, RmwOp, Type};
use fencepost_models::Wrap;
use fencepost_solver::bits::{self, Bits};
use fencepost_solver::circuit::Lit;
use std::rc::Rc;

/// What an access may touch.
pub(crate) struct Targets {
    /// The address, if it is always the same.
    pub at: Option<u64>,
    /// The objects, and when each is meant.
    pub list: Vec<(ObjId, Lit)>,
    /// Whether others can see it.
    pub shared: bool,
}

fn lookup(firsts: &[(Cell, V)], cell: Cell) -> V {
    let found = firsts.iter().find(|(c, _)| *c == cell).map(|(_, v)| Rc::clone(v));
    found.unwrap_or_else(|| Value::undefined(8 * cell.size))
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
            shared = list.iter().any(|(id, _)| self.world.is_shared(*id));
            if shared {
                for (id, _) in &list {
                    self.world.share(*id);
                }
            }
        }
        (st.guard != Lit::FALSE).then_some(Targets { at, list, shared })
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
            let base = Bits::constant(width, u128::from(object.base));
            let room = Bits::constant(width, u128::from(object.size - size));
            let offset = bits::sub(&mut self.circuit, &addr.bits, &base);
            let mut inside = bits::ule(&mut self.circuit, &offset, &room);
            if let Some(extent) = self.extent(id) {
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
        let mut points = Points::new();
        for b in &bytes {
            let low = 8 * b.index as usize;
            lits.extend((low..low + 8).map(|i| b.value.bits.bit(i)));
            undef.extend((low..low + 8).map(|i| b.value.undef.as_ref().map_or(Lit::FALSE, |u| u.bit(i))));
            points = union(&points, &self.points(&b.value));
        }
        let bits = Bits::new(&lits);
        if bits.is_const() {
            points = Points::new();
        }
        let undef = undef.iter().any(|l| *l != Lit::FALSE).then(|| Bits::new(&undef));
        Rc::new(Value { bits, undef, points })
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
        result.unwrap_or_else(|| Value::undefined(8 * size))
    }

    fn direct_store(&mut self, st: &mut State, addr: &V, value: &V, targets: &Targets) {
        let size = value.width() / 8;
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
            self.world.may_read(at, size);
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
            self.world.may_write(at, size, self.tid);
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

    // --- against the unwinding ---------------------------------------------------------------

    /// The places of an access that say whether its objects live.
    fn lives(&self, targets: &[(ObjId, Lit)]) -> Vec<(u64, Lit)> {
        let mortal = targets.iter().filter(|(id, _)| self.world.is_mortal(*id));
        mortal.map(|(id, is)| (World::life(*id), *is)).collect()
    }

    /// Moves on, maybe.
    pub(crate) fn advance(&mut self, st: &mut State, bytes: Option<&[(u64, u32)]>) {
        let who = Going { tid: self.tid, guard: st.guard, section: None, looks: Lit::TRUE, late: Lit::FALSE };
        let from = At { position: &st.position, local: &mut st.local };
        st.position = self.unwinding.advance(&mut self.circuit, who, from, bytes);
    }

    /// Whether one of the objects is dead where a path is.
    fn dead(&mut self, st: &State, lives: &[(u64, Lit)]) -> Lit {
        let mut dead = Vec::new();
        for &(life, is) in lives {
            let lit = self.circuit.input();
            if !self.learning {
                let mut lits = vec![Lit::FALSE; 8];
                lits[0] = lit;
                let result = Rc::new(Value::of(Bits::new(&lits)));
                let first = |_: Cell| Value::constant(8, 0);
                let at = (&st.position, &st.local);
                self.unwinding.read(&mut self.circuit, self.world, at, (life, Lit::TRUE), &result, &first);
            }
            dead.push(self.circuit.and(is, lit));
        }
        self.circuit.or_all(&dead)
    }

    /// Moves to where the bytes are read, and fails if an object is dead there. Without bytes, moves anywhere.
    fn look(&mut self, st: &mut State, bytes: Option<&[(u64, u32)]>, targets: &[(ObjId, Lit)], kind: FindingKind) {
        let lives = self.lives(targets);
        if !lives.is_empty() && !self.unwinding.supports_ends() {
            self.unsupported(st, "an object that may end while others can reach it");
            return;
        }
        for (life, _) in &lives {
            self.world.may_read(*life, 1);
        }
        if st.section.is_none() && !self.learning {
            let ends = lives.iter().map(|(life, _)| (*life, 1));
            let bytes: Option<Vec<(u64, u32)>> = bytes.map(|b| b.iter().copied().chain(ends).collect());
            if bytes.as_ref().is_none_or(|b| !b.is_empty()) {
                self.advance(st, bytes.as_deref());
            }
        }
        let dead = self.dead(st, &lives);
        self.fail(st, dead, kind);
    }

    /// What the cells of a place hold before all writes.
    fn firsts(&self, place: u64, size: u32) -> Vec<(Cell, V)> {
        let start = self.start.clone().unwrap_or_default();
        let first = |cell: Cell| (cell, self.read(&start, cell.addr, cell.size));
        self.unwinding.cells(place, size).into_iter().map(first).collect()
    }

    /// What a read at a position yields.
    fn shared_value(&mut self, st: &State, at: &Position, addr: &V, size: u32, targets: &Targets) -> V {
        let value = self.any_value(addr, size, targets);
        if self.learning {
            return value;
        }
        if let Some(section) = st.section {
            self.unwinding.clauses().push(vec![!st.guard, section.looks]);
        }
        for (place, is) in self.possible_places(st, addr, size, targets) {
            let is = if targets.at.is_some() { Lit::TRUE } else { is };
            let firsts = self.firsts(place, size);
            let first = |cell: Cell| lookup(&firsts, cell);
            let at = (at, &st.local);
            self.unwinding.read(&mut self.circuit, self.world, at, (place, is), &value, &first);
        }
        value
    }

    /// Moves to the thread's next write, and says where that is. The path ends if there is none.
    fn step(&mut self, st: &mut State, places: &[(u64, Lit)], size: u32) -> Position {
        st.writes += 1;
        self.stores += 1;
        let tid = self.tid as usize;
        self.most.resize(self.most.len().max(tid + 1), 0);
        self.most[tid] = self.most[tid].max(st.writes);
        let section = st.section;
        if let Some(inside) = section {
            // While stores may be on their way, others must not come between those and the section either.
            if inside.wrote != Lit::FALSE || !self.model.keep.wr.other {
                self.world.wide_section();
            }
            st.section = Some(Sect { wrote: Lit::TRUE, ..inside });
        }
        if self.learning {
            return st.position.clone();
        }
        let looks = section.map_or(Lit::TRUE, |s| s.looks);
        let late = section.map_or(Lit::FALSE, |s| s.late);
        let who = Going { tid: self.tid, guard: st.guard, section: section.map(|s| s.wrote), looks, late };
        let from = At { position: &st.position, local: &mut st.local };
        let (at, guard) = self.unwinding.step(&mut self.circuit, who, from, places, size);
        st.guard = guard;
        st.position = self.unwinding.settled(&st.position, &at);
        at
    }

    /// The path writes at a position.
    fn matched(&mut self, st: &mut State, at: &Position, places: &[(u64, Lit)], value: &V, targets: &[(ObjId, Lit)]) {
        let when = st.guard;
        if self.learning {
            return;
        }
        let lives = self.lives(targets);
        let dead = self.dead(st, &lives);
        self.unwinding.clauses().push(vec![!when, !dead]);
        let who = (self.tid, when);
        for &(place, is) in places {
            let is = if places.len() == 1 { Lit::TRUE } else { is };
            let firsts = self.firsts(place, value.width() / 8);
            let first = |cell: Cell| lookup(&firsts, cell);
            let at = At { position: at, local: &mut st.local };
            self.unwinding.write(&mut self.circuit, self.world, who, at, (place, is), value, &first);
        }
    }

    /// Ends the life of objects that others can see.
    pub(crate) fn end_life(&mut self, st: &mut State, targets: &[(ObjId, Lit)]) {
        self.look(st, Some(&[]), targets, FindingKind::DoubleFree);
        for (id, _) in targets {
            let life = World::life(*id);
            self.world.may_write(life, 1, self.tid);
            self.world.may_hold(life, 0xfe, 0x01, 0);
        }
        let places: Vec<(u64, Lit)> = targets.iter().map(|(id, is)| (World::life(*id), *is)).collect();
        let here = self.step(st, &places, 1);
        if !self.learning {
            let one = Value::constant(8, 1);
            let who = (self.tid, st.guard);
            let first = |_: Cell| Value::constant(8, 0);
            for place in places {
                let at = At { position: &here, local: &mut st.local };
                self.unwinding.write(&mut self.circuit, self.world, who, at, place, &one, &first);
            }
        }
    }

    fn bytes_of(places: &[(u64, Lit)], size: u32) -> Vec<(u64, u32)> {
        places.iter().map(|(a, _)| (*a, size)).collect()
    }

    /// A load.
    pub(crate) fn load(&mut self, st: &mut State, ty: Type, addr: &V, order: Order) -> V {
        let target = self.world.program.target;
        let (size, width) = (ty.bytes(&target), ty.bits(&target));
        let Some(targets) = self.resolve(st, addr, size, false) else { return Value::undefined(width) };
        let Wrap { before, after } = self.model.mapping.load(order);
        self.fence(st, before);
        let value = if targets.shared {
            let places = self.possible_places(st, addr, size, &targets);
            self.look(st, Some(&Self::bytes_of(&places, size)), &targets.list, FindingKind::UseAfterFree);
            let value = self.shared_value(st, &st.position.clone(), addr, size, &targets);
            self.item(st, ItemKind::Load(Rc::clone(&value), Some(st.position.clone())));
            value
        } else {
            let value = self.direct_load(st, addr, size, &targets);
            self.item(st, ItemKind::Load(Rc::clone(&value), None));
            value
        };
        self.fence(st, after);
        resized(&value, width)
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
            self.look(st, Some(&[]), &targets.list, FindingKind::UseAfterFree);
            let places = self.possible_places(st, addr, size, &targets);
            let at = self.step(st, &places, size);
            self.matched(st, &at, &places, &value, &targets.list);
            self.item(st, ItemKind::Store(Some(at)));
        } else {
            self.direct_store(st, addr, &value, &targets);
            self.item(st, ItemKind::Store(None));
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
        if !targets.shared {
            let raw = self.direct_load(st, addr, size, &targets);
            let (old, new) = self.modified(op, ty, &raw, operand);
            self.direct_store(st, addr, &new, &targets);
            let (read, write, stored) = (None, None, Lit::TRUE);
            self.item(st, ItemKind::Rmw { old: raw, read, write, stored, exchange: false });
            self.fence(st, after);
            return old;
        }
        self.look(st, Some(&[]), &targets.list, FindingKind::UseAfterFree);
        let places = self.possible_places(st, addr, size, &targets);
        let at = self.step(st, &places, size);
        let before = self.unwinding.before(&at);
        let raw = self.shared_value(st, &before, addr, size, &targets);
        let (old, new) = self.modified(op, ty, &raw, operand);
        self.learn(addr, &new, &targets);
        self.matched(st, &at, &places, &new, &targets.list);
        let (read, write) = (Some(before), Some(at));
        self.item(st, ItemKind::Rmw { old: raw, read, write, stored: Lit::TRUE, exchange: false });
        self.fence(st, after);
        old
    }

    /// The old value of a read-modify-write, and the new one as memory holds it.
    fn modified(&mut self, op: RmwOp, ty: Type, raw: &V, operand: &V) -> (V, V) {
        let target = self.world.program.target;
        let old = resized(raw, ty.bits(&target));
        let new = compute::rmw(&mut self.circuit, self.world, op, ty, &target, &old, operand);
        self.inexact |= new.inexact;
        (old, resized(&Rc::new(new.value), 8 * ty.bytes(&target)))
    }

    /// A compare-exchange; the results are the old value and whether it stored.
    pub(crate) fn exchange(
        &mut self,
        st: &mut State,
        ty: Type,
        addr: &V,
        expected: &V,
        new: &V,
        (order, weak): (Order, bool),
    ) -> (V, V) {
        let target = self.world.program.target;
        let (size, width) = (ty.bytes(&target), ty.bits(&target));
        let nothing = || (Value::undefined(width), Value::undefined(1));
        let Some(targets) = self.resolve(st, addr, size, true) else { return nothing() };
        // On the models of this engine a compare-exchange that fails has the fences of one that does not.
        let Wrap { before, after } = self.model.mapping.rmw(order);
        self.fence(st, before);
        let places = self.possible_places(st, addr, size, &targets);
        let raw = if targets.shared {
            // If it stores, its place is that of the store, which may be behind any write.
            self.look(st, None, &targets.list, FindingKind::UseAfterFree);
            self.shared_value(st, &st.position.clone(), addr, size, &targets)
        } else {
            self.direct_load(st, addr, size, &targets)
        };
        // An undefined value cannot be compared.
        let undefined = raw.any_undef(&mut self.circuit);
        self.fail(st, undefined, FindingKind::Undefined("a compare-exchange"));
        let old = resized(&raw, width);
        let equal = bits::eq(&mut self.circuit, &old.bits, &expected.bits);
        let free = if weak { self.circuit.input() } else { Lit::TRUE };
        let stored = self.circuit.and(equal, free);
        let new = resized(new, 8 * size);
        let flag = Rc::new(Value::of(Bits::new(&[stored])));
        if !targets.shared {
            let value = self.choose(stored, &new, &raw);
            self.direct_store(st, addr, &value, &targets);
            self.item(st, ItemKind::Rmw { old: raw, read: None, write: None, stored, exchange: true });
            self.fence(st, after);
            return (old, flag);
        }
        self.learn(addr, &new, &targets);
        let read = Some(st.position.clone());
        let mut won = State { guard: self.circuit.and(st.guard, stored), ..st.clone() };
        let lost = State { guard: self.circuit.and(st.guard, !stored), ..st.clone() };
        // The write follows at once, as in a section.
        let section = won.section;
        if section.is_none() {
            won.section = Some(Sect { nesting: 1, wrote: Lit::FALSE, looks: Lit::TRUE, late: Lit::FALSE });
        }
        let at = self.step(&mut won, &places, size);
        won.section = won.section.filter(|_| section.is_some());
        self.matched(&mut won, &at, &places, &new, &targets.list);
        let write = Some(at);
        st.memory.freeze();
        let live: Vec<fencepost_ir::Reg> = (0..st.regs.len()).map(fencepost_ir::Reg::from_index).collect();
        match self.merge(vec![lost, won], &live) {
            Some(merged) => *st = merged,
            None => st.guard = Lit::FALSE,
        }
        self.item(st, ItemKind::Rmw { old: raw, read, write, stored, exchange: true });
        self.fence(st, after);
        (old, flag)
    }
}
