//! Objects: how they begin and end.

use crate::exec::{Exec, State};
use crate::memory::Byte;
use crate::shared::{Freed, SharedMemory, Step};
use crate::tuning;
use crate::value::{resized, Points, Value, V};
use crate::world::{Fill, ObjId};
use fencepost_check::finding::FindingKind;
use fencepost_ir::Type;
use fencepost_solver::bits::{self, Bits};
use fencepost_solver::circuit::Lit;
use std::rc::Rc;

impl<M: SharedMemory> Exec<'_, '_, M> {
    fn key(&self) -> Vec<u32> {
        let mut key = vec![self.tid];
        key.extend(&self.path);
        key
    }

    /// A new object; the result is its address.
    pub fn allocate(&mut self, st: &mut State<M::Path>, size: &V, align: u64, heap: bool, zeroed: bool) -> V {
        let undefined = size.any_undef(&mut self.circuit);
        self.fail(st, undefined, FindingKind::Undefined("the size of an object"));
        let width = u32::from(self.world.program.target.pointer_bits);
        let room = match size.as_const() {
            Some(n) => n,
            None => {
                let what = "an object whose size depends on the run";
                u128::from(self.at_most(st, size, (&tuning::VARYING, &tuning::SOME_VARYING), what))
            }
        };
        if st.guard == Lit::FALSE {
            return Value::constant(width, 0);
        }
        let fill = if zeroed { Fill::Zero } else { Fill::Undefined };
        let key = self.key();
        let made = u64::try_from(room).ok().and_then(|s| self.world.object(key, self.tid, s, align, heap, fill));
        let Some(id) = made else {
            self.unsupported(st, "an object that does not fit the address space");
            return Value::constant(width, 0);
        };
        if size.as_const().is_none() {
            self.world.varies(id);
        }
        if self.world.objects[id as usize].varying {
            self.note_size(st, id, size);
        }
        M::did(self, st, Step::Allocate(id));
        if !heap {
            if let Some(frame) = self.frames.last_mut() {
                frame.stack.push((id, st.guard));
            }
        }
        Value::constant(width, u128::from(self.world.objects[id as usize].base))
    }

    /// The block of variable arguments of the current call.
    pub fn varargs(&mut self, st: &mut State<M::Path>) -> V {
        let target = self.world.program.target;
        let slot = u64::from(target.pointer_bytes());
        let args = self.frames.last().map(|f| f.varargs.clone()).unwrap_or_default();
        let mut places = Vec::new();
        let mut end = 0u64;
        for (ty, value) in args {
            let size = match ty {
                Type::F80 => u64::from(target.x87_size()),
                Type::Int(_) | Type::Ptr | Type::F32 | Type::F64 => u64::from(ty.bytes(&target)),
            };
            if size > 8 && slot == 8 {
                end = end.next_multiple_of(16);
            }
            places.push((end, ty.bytes(&target), value));
            end = (end + size).next_multiple_of(slot);
        }
        let width = u32::from(target.pointer_bits);
        let size = Value::constant(width, u128::from(end.max(1)));
        let address = self.allocate(st, &size, 16, false, false);
        if let Some(base) = address.as_const() {
            for (offset, bytes, value) in places {
                let value = resized(&value, 8 * bytes);
                for k in 0..bytes {
                    let byte = Byte { value: Rc::clone(&value), index: k as u8 };
                    st.memory.set(base as u64 + offset + u64::from(k), byte);
                }
            }
        }
        address
    }

    /// Ends the life of the stack object of this call that starts at the address.
    pub fn end_scope(&mut self, st: &mut State<M::Path>, p: &V) {
        for id in self.points(p) {
            let base = u128::from(self.world.objects[id as usize].base);
            let is = bits::eq_const(&mut self.circuit, &p.bits, base);
            let stack = self.frames.last().map(|f| f.stack.clone()).unwrap_or_default();
            let Some(at) = stack.iter().rposition(|(o, _)| *o == id).filter(|_| is != Lit::FALSE) else { continue };
            let born = self.circuit.and(stack[at].1, is);
            self.release_frame(st, &[(id, born)]);
            // On other paths it lives on.
            let ended = self.circuit.and(st.guard, born);
            let left = self.circuit.and(stack[at].1, !ended);
            // It keeps its place: marks of the stack's height are numbers of places.
            if let Some(frame) = self.frames.last_mut() {
                frame.stack[at].1 = left;
            }
        }
    }

    /// Ends the life of stack objects.
    pub fn release_frame(&mut self, st: &mut State<M::Path>, objects: &[(ObjId, Lit)]) {
        for &(id, born) in objects {
            let guard = self.circuit.and(st.guard, born);
            if guard == Lit::FALSE {
                continue;
            }
            // The end is a store to the whole object for those that may still touch it; threads that were joined do not.
            if !st.alone && self.world.is_used_beside(id, self.tid, &st.over) {
                self.world.touch(id, self.tid, true);
            }
            if self.world.is_shared(id) && !st.alone {
                self.world.may_end(id);
                M::released(self, st, id, born);
            }
            self.note_end(st.alone, id, guard);
        }
    }

    fn note_end(&mut self, alone: bool, id: ObjId, guard: Lit) {
        self.ended.entry(id).or_default().push(guard);
        if alone {
            self.ended_alone.entry(id).or_default().push(guard);
        }
    }

    /// `free`.
    pub fn free(&mut self, st: &mut State<M::Path>, p: &V) {
        let undefined = p.any_undef(&mut self.circuit);
        self.fail(st, undefined, FindingKind::Undefined("what is freed"));
        let null = bits::is_zero(&mut self.circuit, &p.bits);
        let mut targets: Vec<(ObjId, Lit)> = Vec::new();
        let mut any = vec![null];
        for id in self.points(p) {
            let object = &self.world.objects[id as usize];
            let (base, heap) = (object.base, object.heap);
            let is = bits::eq_const(&mut self.circuit, &p.bits, u128::from(base));
            let possible = self.circuit.and(st.guard, is);
            if !heap || possible == Lit::FALSE {
                continue;
            }
            any.push(is);
            targets.push((id, is));
        }
        let valid = self.circuit.or_all(&any);
        self.fail(st, !valid, FindingKind::InvalidFree);
        for &(id, is) in &targets {
            let before = self.ended.get(&id).cloned().unwrap_or_default();
            let ended = self.circuit.or_all(&before);
            let twice = self.circuit.and(is, ended);
            self.fail(st, twice, FindingKind::DoubleFree);
        }
        let something = self.circuit.and(st.guard, !null);
        if something == Lit::FALSE {
            return;
        }
        if !st.alone {
            for (id, _) in &targets {
                self.world.touch(*id, self.tid, true);
            }
        }
        let visible = !st.alone && targets.iter().any(|(id, _)| self.world.is_shared(*id));
        if visible {
            for (id, _) in &targets {
                self.world.may_end(*id);
            }
        }
        let alone = st.alone;
        let ends = M::freed(self, st, Freed { pointer: p, targets: &targets, null, guard: something, visible });
        for (id, is) in targets {
            let guard = self.circuit.and(ends, is);
            self.note_end(alone, id, guard);
        }
    }

    /// Bytes from a pointer to the end of its object; none if that was on the stack and has ended. An object of the heap keeps its
    /// size, so that the answer does not depend on when another thread ended it.
    pub fn object_size(&mut self, p: &V) -> V {
        let width = u32::from(self.world.program.target.pointer_bits);
        let mut result = Value::constant(width, 0);
        for id in self.points(p) {
            let object = self.world.objects[id as usize].clone();
            let base = Bits::constant(width as usize, u128::from(object.base));
            let end = match self.extent(id) {
                Some(size) => bits::add(&mut self.circuit, &base, &size),
                None => Bits::constant(width as usize, u128::from(object.base + object.size)),
            };
            let above = bits::ule(&mut self.circuit, &base, &p.bits);
            let below = bits::ule(&mut self.circuit, &p.bits, &end);
            let ends = self.ended.get(&id).filter(|_| !object.heap).cloned().unwrap_or_default();
            let ended = self.circuit.or_all(&ends);
            let inside = self.circuit.and(above, below);
            let inside = self.circuit.and(inside, !ended);
            let rest = Rc::new(Value::of(bits::sub(&mut self.circuit, &end, &p.bits)));
            result = self.choose(inside, &rest, &result);
        }
        Rc::new(Value { points: Points::new(), ..Value::clone(&result) })
    }

    /// An address plus a constant.
    pub fn offset(&mut self, addr: &V, by: u64) -> V {
        if by == 0 {
            return Rc::clone(addr);
        }
        let by = Bits::constant(addr.bits.width(), u128::from(by));
        let bits = bits::add(&mut self.circuit, &addr.bits, &by);
        Rc::new(Value { bits, ..Value::clone(addr) })
    }
}
