//! New objects, and operations on blocks of memory.
//!
//! Guarantee: a stack object stands for one concrete object where its place is executed once at a time; a heap object is the
//! recent one of its place until its address leaves the thread. A block that is overwritten is unknown, unless
//! nobody else sees it and all of it is known.

use super::engine::Analysis;
use super::memory::Base;
use super::shared::{Cell, ObjId, ObjInfo, ObjKind, Site};
use super::state::{Register, State};
use super::value::Value;
use crate::domains::Integer;
use fencepost_ir::Operand;
use fencepost_models::Wrap;

impl Analysis<'_, '_> {
    pub(super) fn alloca(&mut self, state: &mut State, site: Site, size: Operand) -> Value {
        let size = self.value(state, size).as_integer().as_constant().map(|s| s as u64);
        let private = self.escape.object_is_local(site.func, site.block, site.inst);
        let alone = self.shared.classes[state.class.0 as usize].single || private;
        let single = alone && !self.shapes[site.func.index()].in_loop[site.block.index()];
        let kind = ObjKind::Stack(site, state.class);
        let object = self.shared.object(ObjInfo { kind, private, single, zeroed: false, size });
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
        let size = self.value(state, size).as_integer().as_constant().map(|s| s as u64);
        let kind = ObjKind::Recent(site, state.class);
        let object = self.shared.object(ObjInfo { kind, private: true, single: true, zeroed, size });
        self.fold(state, object, site);
        state.memory.fill(object, Base::Initial);
        Value::address(self.shared.pointer_bits(), object, 0)
    }

    /// Copies a block.
    pub(super) fn copy(&mut self, state: &mut State, dst: &Value, src: &Value, len: &Value, site: Site) -> bool {
        let Some(n) = len.as_integer().as_constant() else {
            return self.overwrite(state, dst, None, Base::Unknown, site);
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
        if !self.overwrite(state, dst, Some(n), Base::Unknown, site) {
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
            state.memory.fill(*object, if definite && alone { base } else { Base::Unknown });
            state.forget_cells(|c| c.object == *object);
            state.stored.retain(|c, _| c.object != *object);
            if !alone {
                self.shared.races = true;
                let cell = Cell::whole(*object);
                state.own.insert(cell);
                if self.effects {
                    let (class, locks) = (state.class, state.locks.clone());
                    let (value, after) = (Value::wild(8), Default::default());
                    self.shared.record(cell, super::shared::Record { class, site, locks, value, after });
                }
            }
        }
        !dst.objects.is_empty()
    }
}
