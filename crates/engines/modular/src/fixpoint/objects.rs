//! New objects, and operations on blocks of memory.
//!
//! Guarantee: a stack object stands for one concrete object where its place is executed once at a time; a heap object is the
//! recent one of its place until its address leaves the thread. A block that is overwritten is unknown, unless
//! nobody else sees it and all of it is known.

use super::engine::Analysis;
use super::memory::Base;
use super::shared::{Cell, Class, ObjId, ObjInfo, ObjKind, Site};
use super::state::{Register, State};
use super::value::Value;
use crate::domains::Integer;
use fencepost_check::FindingKind;
use fencepost_ir::{FuncId, Op, Operand};
use fencepost_models::{Kind, Wrap};

impl Analysis<'_, '_> {
    pub(super) fn alloca(&mut self, state: &mut State, site: Site, size: Operand) -> Value {
        let size = self.value(state, size);
        self.defined(&size, "the size of an object");
        let (size, least) = sizes(&size);
        let private = self.escape.object_is_local(site.func, site.block, site.inst);
        let alone = self.shared.classes[state.class.0 as usize].single || private;
        // In a loop it is one object at a time if nobody can reach the one before any more.
        let again = self.shapes[site.func.index()].in_loop[site.block.index()];
        let single = alone && (!again || !self.kept(state, site));
        let kind = ObjKind::Stack(site, state.class);
        let object = self.shared.object(ObjInfo { kind, private, single, zeroed: false, size, least });
        // A pointer to what was here before is not told from one to the new object: if one may be left, both may have ended.
        if state.dead.contains(&object) && !self.kept(state, site) {
            state.dead.remove(&object);
        }
        if single {
            // A new object: nothing has been stored to it yet.
            state.memory.reset(object);
            state.forget_cells(|c| c.object == object);
            state.stored.retain(|c, _| c.object != object);
            state.pending.retain(|c| c.object != object);
        } else {
            state.memory.fill(object, Base::Unknown);
        }
        Value::address(self.shared.pointer_bits(), object, 0)
    }

    pub(super) fn malloc(&mut self, state: &mut State, site: Site, size: Operand, zeroed: bool) -> Value {
        let size = self.value(state, size);
        self.defined(&size, "the size of an object");
        let (size, least) = sizes(&size);
        let kind = ObjKind::Recent(site, state.class);
        let object = self.shared.object(ObjInfo { kind, private: true, single: true, zeroed, size, least });
        self.fold(state, object, site);
        state.dead.remove(&object);
        state.memory.fill(object, Base::Initial);
        Value::address(self.shared.pointer_bits(), object, 0)
    }

    /// Whether a pointer to the object may be left: in a register, in memory that has not ended, or with other threads.
    pub(super) fn reachable(&self, state: &State, object: ObjId) -> bool {
        let mut registers = state.frames.iter().flatten().flatten();
        registers.any(|r| r.value.points_to(object)) || self.stored(state, object)
    }

    /// Whether a pointer to what was made here before may be left when this place makes a new object.
    fn kept(&self, state: &State, site: Site) -> bool {
        let Some(object) = self.shared.known_object(ObjKind::Stack(site, state.class)) else { return false };
        let Some((top, callers)) = state.frames.split_last() else { return true };
        let live = self.shapes[site.func.index()].liveness.live_before(site.block, site.inst);
        let known = |r: &fencepost_ir::Reg| top[r.index()].as_ref().is_some_and(|r| r.value.points_to(object));
        let called = callers.iter().flatten().flatten().any(|r| r.value.points_to(object));
        called || live.iter().any(known) || self.stored(state, object)
    }

    fn stored(&self, state: &State, object: ObjId) -> bool {
        let points = |v: &Value| v.points_to(object);
        let class = |c: &Class| {
            let start = c.start.as_ref().is_some_and(|m| m.any_value(|_| false, points));
            let exit = c.exit.as_ref().is_some_and(|e| points(&e.1) || e.0.any_value(|_| false, points));
            points(&c.arg) || start || exit
        };
        state.memory.any_value(|o| o == object || state.dead.contains(&o), points)
            || self.shared.records.values().flatten().any(|r| points(&r.value))
            || self.shared.classes.iter().any(class)
    }

    /// An object ends, in the eyes of this thread; if others may reach it, in theirs too.
    fn end(&mut self, state: &mut State, object: ObjId) {
        state.dead.insert(object);
        if state.concurrent && !self.shared.info(object).private && self.effects {
            self.shared.changed |= self.shared.ended.entry(object).or_default().insert(state.class);
            if state.loose {
                self.shared.changed |= self.shared.ended_loosely.entry(object).or_default().insert(state.class);
            }
        }
    }

    /// The stack objects of a function end, or of all functions.
    pub(super) fn end_frame(&mut self, state: &mut State, func: Option<FuncId>) {
        let ids = (0..self.shared.objects.len() as u32).map(ObjId);
        let ended: Vec<ObjId> = ids
            .filter(|o| match self.shared.info(*o).kind {
                ObjKind::Stack(site, class) => class == state.class && func.is_none_or(|f| f == site.func),
                ObjKind::Global(_) | ObjKind::ThreadLocal(..) | ObjKind::Recent(..) | ObjKind::Heap(..) => false,
            })
            .collect();
        for object in ended {
            self.end(state, object);
        }
    }

    /// The stack is lower again: the objects end that the function makes anywhere but at its beginning, before it looks how high the
    /// stack is.
    pub(super) fn restore(&mut self, state: &mut State, func: FuncId) {
        let first = &self.shared.program.func(func).blocks[0].insts;
        let saved = first.iter().position(|i| i.op == Op::StackSave).unwrap_or(first.len());
        let ids = (0..self.shared.objects.len() as u32).map(ObjId);
        let ended: Vec<ObjId> = ids
            .filter(|o| match self.shared.info(*o).kind {
                ObjKind::Stack(site, class) => {
                    let begins = site.block == fencepost_ir::BlockId(0) && site.inst < saved;
                    class == state.class && site.func == func && !begins
                }
                ObjKind::Global(_) | ObjKind::ThreadLocal(..) | ObjKind::Recent(..) | ObjKind::Heap(..) => false,
            })
            .collect();
        for object in ended {
            self.end(state, object);
        }
    }

    /// A stack object ends before its function does.
    pub(super) fn end_block(&mut self, state: &mut State, addr: &Value) {
        for (object, _) in &addr.objects {
            self.end(state, *object);
        }
    }

    /// The thread-local objects of a thread end.
    pub(super) fn end_locals(&mut self, state: &State) {
        if !state.concurrent || !self.effects {
            return;
        }
        let ids = (0..self.shared.objects.len() as u32).map(ObjId);
        for object in ids {
            let info = self.shared.info(object);
            let own = matches!(info.kind, ObjKind::ThreadLocal(_, class) if class == state.class);
            if own && !info.private {
                self.shared.changed |= self.shared.ended.entry(object).or_default().insert(state.class);
            }
        }
    }

    /// Ends the life of a heap object.
    pub(super) fn free(&mut self, state: &mut State, addr: &Value) {
        self.defined(addr, "what is freed");
        let number = !addr.int.is_bottom() && addr.int.as_constant() != Some(0);
        let start = |(_, offset): &(ObjId, Integer)| offset.as_constant() == Some(0);
        let heap =
            |(o, _): &(ObjId, Integer)| matches!(self.shared.info(*o).kind, ObjKind::Recent(..) | ObjKind::Heap(..));
        let plain = addr.functions.is_empty() && addr.threads.is_empty() && !addr.wild;
        if number || !plain || !addr.objects.iter().all(|o| start(o) && heap(o)) {
            self.error(&FindingKind::InvalidFree);
        }
        for (object, _) in &addr.objects {
            let single = self.shared.classes[state.class.0 as usize].single;
            let others = self.shared.ended.get(object).is_some_and(|c| c.iter().any(|c| *c != state.class || !single));
            let private = self.shared.info(*object).private;
            if state.dead.contains(object) || (others && state.concurrent && !private) {
                self.error(&FindingKind::DoubleFree);
            }
            self.end(state, *object);
        }
    }

    /// A block operation: every byte must lie in a living object.
    pub(super) fn block(&mut self, state: &mut State, addr: &Value, len: &Value, (what, kind): (&'static str, Kind)) {
        self.defined(addr, what);
        self.defined(len, what);
        let most = len.as_integer().unsigned_bounds().map_or(u128::MAX, |b| b.1);
        if most == 0 {
            return;
        }
        if !addr.int.is_bottom() {
            self.error(&FindingKind::NullAccess);
        }
        if addr.wild || !addr.functions.is_empty() || !addr.threads.is_empty() {
            self.error(&FindingKind::OutOfBounds);
        }
        for (object, offset) in &addr.objects {
            self.alive(state, *object);
            self.touch(state, *object, kind);
            let least = i128::from(self.shared.info(*object).least);
            let within = |(lo, hi): (i128, i128)| lo >= 0 && most < 1 << 62 && hi + most as i128 <= least;
            if !offset.signed_bounds().is_some_and(within) {
                self.error(&FindingKind::OutOfBounds);
            }
        }
    }

    /// What is written must not be constant.
    pub(super) fn constant_target(&mut self, addr: &Value) {
        let constant = |(o, _): &(ObjId, Integer)| match self.shared.info(*o).kind {
            ObjKind::Global(g) => self.shared.program.global(g).constant,
            ObjKind::ThreadLocal(..) | ObjKind::Stack(..) | ObjKind::Recent(..) | ObjKind::Heap(..) => false,
        };
        if addr.objects.iter().any(constant) {
            self.error(&FindingKind::ConstWrite);
        }
    }

    /// The blocks of a copy must not overlap, unless they are the same.
    pub(super) fn apart(&mut self, dst: &Value, src: &Value, len: &Value) {
        let most = len.as_integer().unsigned_bounds().map_or(i128::MAX >> 1, |b| b.1.min(1 << 100) as i128);
        let meet = |a: &(ObjId, Integer), b: &(ObjId, Integer)| {
            let same = a.0 == b.0;
            // Two parts of one summary may be the same object's.
            match (a.1.signed_bounds(), b.1.signed_bounds()) {
                (Some((al, ah)), Some((bl, bh))) => {
                    let equal = al == ah && bl == bh && al == bl;
                    same && !equal && al < bh + most && bl < ah + most
                }
                (Some(_) | None, Some(_) | None) => same,
            }
        };
        if dst.objects.iter().any(|a| src.objects.iter().any(|b| meet(a, b))) {
            self.error(&FindingKind::Overlap);
        }
    }

    /// Whether a block may hold bits that were never set.
    fn may_be_unset(&self, state: &State, src: &Value) -> bool {
        let one = |o: &ObjId| {
            let others = self.shared.others(state.class, Cell::whole(*o)).any(|(_, r)| r.value.undef);
            others || state.memory.unset(self.shared, *o)
        };
        src.wild || src.objects.iter().any(|(o, _)| one(o))
    }

    /// Copies a block.
    pub(super) fn copy(&mut self, state: &mut State, dst: &Value, src: &Value, len: &Value, site: Site) -> bool {
        let Some(n) = len.as_integer().as_constant() else {
            let undef = self.may_be_unset(state, src);
            return self.overwrite(state, dst, None, Base::anything(undef), site);
        };
        if n == 0 {
            return true;
        }
        let constant = |v: &Value| match &v.objects[..] {
            [(o, offset)] if v.int.is_bottom() && !v.wild => offset.as_constant().map(|c| (*o, c as i64)),
            [..] => None,
        };
        let apart = |(o, _): &(ObjId, Integer)| self.shared.info(*o).private;
        self.shared.races |= state.concurrent && (src.wild || !src.objects.iter().all(apart));
        let mut parts = Vec::new();
        if let Some((object, from)) = constant(src) {
            for (cell, _) in state.memory.parts(object) {
                let inside =
                    cell.size > 0 && cell.offset >= from && cell.offset + i64::from(cell.size) <= from + n as i64;
                if inside {
                    let v = self.read(state, super::access::Target::Part(cell));
                    parts.push((cell.offset - from, v));
                }
            }
        }
        let exact_source = constant(src).is_some_and(|(o, _)| self.shared.info(o).private);
        let undef = self.may_be_unset(state, src);
        if !self.overwrite(state, dst, Some(n), Base::anything(undef), site) {
            return false;
        }
        if let (Some((object, to)), true) = (constant(dst), exact_source) {
            for (at, v) in parts {
                let addr = Value::address(self.shared.pointer_bits(), object, to + at);
                self.store(state, &addr, &Register::of(v), site, Wrap::default());
            }
        }
        true
    }

    /// A block is overwritten: the parts that it touches are unknown, or the whole object is filled with a byte.
    pub(super) fn overwrite(
        &mut self,
        state: &mut State,
        dst: &Value,
        len: Option<u128>,
        base: Base,
        site: Site,
    ) -> bool {
        if dst.wild || dst.int.unsigned_bounds().is_some_and(|(_, hi)| hi >= 4096) {
            self.shared.give_up("a block operation on an address that is not known");
            return false;
        }
        for (object, offset) in &dst.objects {
            let info = self.shared.info(*object);
            let whole = offset.as_constant() == Some(0) && len.is_some() && info.size.map(u128::from) == len;
            let definite = whole && info.single && dst.objects.len() == 1 && dst.int.is_bottom();
            let alone = !state.concurrent || info.private;
            let undef = base == Base::Unknown || (!definite && state.memory.unset(self.shared, *object));
            state.memory.fill(*object, if definite && alone { base } else { Base::anything(undef) });
            state.forget_cells(|c| c.object == *object);
            state.stored.retain(|c, _| c.object != *object);
            if !alone {
                self.shared.races = true;
                let cell = Cell::whole(*object);
                state.own.insert(cell);
                if self.effects {
                    let (class, locks) = (state.class, state.locks.clone());
                    let undef = base == Base::Unknown;
                    let (value, after) = (Value { undef, ..Value::wild(8) }, Default::default());
                    self.shared.record(cell, super::shared::Record { class, site, locks, value, after });
                }
            }
        }
        !dst.objects.is_empty()
    }
}

/// The size of an object, if it is known, and what it is at least.
fn sizes(size: &Value) -> (Option<u64>, u64) {
    let size = size.as_integer();
    let least = size.unsigned_bounds().map_or(0, |b| b.0.min(u128::from(u64::MAX)) as u64);
    (size.as_constant().map(|s| s as u64), least)
}
