//! What an access touches, and the memory that a thread sees without the others.
//!
//! An address is one object's, or one of several that it may point into; outside of their bounds the thread fails. What
//! only one thread touches, or nobody writes any more, is read and written in the memory of the path.

use crate::exec::{Exec, State};
use crate::memory::{Byte, Memory};
use crate::shared::SharedMemory;
use crate::value::{any, beside, depending, union, Deps, Points, Value, V};
use crate::world::{Fill, ObjId};
use fencepost_check::finding::FindingKind;
use fencepost_check::layout::Region;
use fencepost_ir::{GlobalId, InitPiece, InitValue, Type};
use fencepost_solver::bits::{self, Bits};
use fencepost_solver::circuit::Lit;
use std::rc::Rc;

/// What an access may touch.
#[derive(Clone, Debug)]
pub struct Targets {
    /// The address, if it is always the same.
    pub at: Option<u64>,
    /// The objects, and when each is meant.
    pub list: Vec<(ObjId, Lit)>,
    /// Whether others can see it.
    pub shared: bool,
}

impl<M: SharedMemory> Exec<'_, '_, M> {
    /// Finds what an access touches; the thread fails where it touches nothing that it may. `None` if it always fails.
    pub fn resolve(&mut self, st: &mut State<M::Path>, addr: &V, size: u32, write: bool) -> Option<Targets> {
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
        (st.guard != Lit::FALSE).then_some(Targets { at, list, shared })
    }

    fn resolve_constant(
        &mut self,
        st: &mut State<M::Path>,
        addr: u64,
        size: u64,
        write: bool,
    ) -> Option<Vec<(ObjId, Lit)>> {
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
        st: &mut State<M::Path>,
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

    /// Whether an address is at most so far behind a base. The bits that all such addresses have in common are compared
    /// apart, so that objects near to each other share most of the circuit.
    pub fn within(&mut self, addr: &Bits, base: u64, room: u64) -> Lit {
        let width = addr.width();
        let end = base + room;
        let low = (64 - (base ^ end).leading_zeros() as usize).min(width);
        let mask = |n: u64| if low >= 64 { u128::from(n) } else { u128::from(n) & ((1 << low) - 1) };
        let high = bits::eq_const(&mut self.circuit, &addr.extract(low, width - low), u128::from(base) >> low);
        if low == 0 || high == Lit::FALSE {
            return high;
        }
        let rest = addr.extract(0, low);
        let (first, last) = (Bits::constant(low, mask(base)), Bits::constant(low, mask(end)));
        let above = bits::ule(&mut self.circuit, &first, &rest);
        let below = bits::ule(&mut self.circuit, &rest, &last);
        let both = self.circuit.and(above, below);
        self.circuit.and(high, both)
    }

    /// Every place of an object that an address can be, by its constant low bits: offsets from the base.
    pub fn offsets(&self, id: ObjId, addr: &V, size: u32) -> impl Iterator<Item = u64> {
        let object = &self.world.objects[id as usize];
        let known = addr.bits.lits().iter().take(40).take_while(|l| l.is_const()).count();
        let low = addr.bits.trunc(known.max(1)).as_const().unwrap_or(0) as u64;
        let step = 1u64 << known;
        let first = low.wrapping_sub(object.base) & (step - 1);
        let end = (object.size + 1).saturating_sub(u64::from(size));
        (first..end).step_by(step as usize)
    }

    /// A byte of memory, or what its object holds first.
    pub fn byte(&self, memory: &Memory, addr: u64) -> Byte {
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
                if undef >> shift & 0xff != 0 {
                    return Value::undefined(8);
                }
                let points = self.first_points(g, offset);
                Rc::new(Value { points, ..Value::of(Bits::constant(8, line >> shift & 0xff)) })
            }
        }
    }

    /// The object whose address a global holds first in the bytes around an offset.
    fn first_points(&self, global: GlobalId, offset: u64) -> Points {
        let size = u64::from(Type::Ptr.bytes(&self.world.program.target));
        let around = |p: &&InitPiece| p.offset <= offset && offset - p.offset < size;
        let piece = self.world.program.global(global).init.iter().find(around);
        match piece.map(|p| &p.value) {
            Some(InitValue::Global(of, _)) => self.world.object_at(self.world.layout.global(*of)).into_iter().collect(),
            _ => Points::new(),
        }
    }

    /// A value out of memory.
    pub fn read(&self, memory: &Memory, addr: u64, size: u32) -> V {
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
        let undef = undef.iter().any(|l| *l != Lit::FALSE).then(|| Bits::new(&undef));
        let points = beside(self.world, &bits, undef.is_some(), points);
        Rc::new(Value { bits, undef, points, deps })
    }

    fn write(memory: &mut Memory, addr: u64, value: &V) {
        for k in 0..value.width() / 8 {
            memory.set(addr + u64::from(k), Byte { value: Rc::clone(value), index: k as u8 });
        }
    }

    /// A load of memory that nobody else writes.
    pub fn direct_load(&mut self, st: &State<M::Path>, addr: &V, size: u32, targets: &Targets) -> V {
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
        depending(&v, union(&v.deps, &addr.deps))
    }

    /// A store to memory that nobody else touches.
    pub fn direct_store(&mut self, st: &mut State<M::Path>, addr: &V, value: &V, targets: &Targets) {
        let size = value.width() / 8;
        // Who reads it depends on where it was stored, too.
        let value = &depending(value, union(&value.deps, &addr.deps));
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
    pub fn places(&self, addr: &V, size: u32, targets: &Targets) -> Vec<(ObjId, u64)> {
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
    pub fn possible_places(&mut self, st: &State<M::Path>, addr: &V, size: u32, targets: &Targets) -> Vec<(u64, Lit)> {
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
    pub fn any_value(&mut self, addr: &V, size: u32, targets: &Targets) -> V {
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
            points.extend((0..self.world.objects.len() as ObjId).filter(|o| self.world.is_in_the_air(*o)));
        }
        points.sort_unstable();
        points.dedup();
        any(&mut self.circuit, 8 * size, (zero, one, undef), Points::from_vec(points))
    }

    /// Notes what a store may leave in shared memory.
    pub fn learn(&mut self, addr: &V, value: &V, targets: &Targets) {
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
                self.world.may_point(at, size, &points);
            } else {
                self.world.may_point_anywhere(id, &points);
            }
        }
    }
}
