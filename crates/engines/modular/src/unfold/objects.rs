//! New objects, and operations on blocks of memory, piece by piece.

use super::access::Target;
use super::{give_up, State, Step, Unfold, Value};
use fencepost_check::deps::Loads;
use fencepost_check::value::Dep;
use fencepost_ir::{Inst, Operand, Type};
use std::rc::Rc;

impl Unfold<'_> {
    pub(super) fn alloca(&mut self, state: &mut State, inst: &Inst, size: Operand, align: u64) -> Step<()> {
        let size = self.get(state, size);
        let size = self.concrete(state, size.expr, "the size of an object")?;
        let placed = u64::try_from(size).ok().and_then(|s| self.layout.place(state.stack, s, align));
        let Some((base, end)) = placed.filter(|(_, end)| self.layout.fits(state.number, *end, false)) else {
            return self.cut(state, "the size of the stack");
        };
        state.stack = end;
        // What an earlier call has left there is not the new object's.
        if state.memory.touches(base, size as u64) {
            Rc::make_mut(&mut state.memory).forget(base, size as u64);
        }
        self.world.object(base, size as u64, false);
        let expr = self.address(base);
        self.set(state, inst, 0, Value { expr, dep: Loads::default() });
        Ok(())
    }

    pub(super) fn malloc(
        &mut self,
        state: &mut State,
        inst: &Inst,
        size: Operand,
        align: Operand,
        zeroed: bool,
    ) -> Step<()> {
        let (size, align) = (self.get(state, size), self.get(state, align));
        let size = self.concrete(state, size.expr, "the size of an object")?;
        let align = self.concrete(state, align.expr, "the alignment of an object")? as u64;
        let placed = u64::try_from(size).ok().and_then(|s| self.layout.place(state.heap, s, align));
        let Some((base, end)) = placed.filter(|(_, end)| self.layout.fits(state.number, *end, true)) else {
            return self.cut(state, "the size of the heap");
        };
        state.heap = end;
        self.world.object(base, size as u64, zeroed);
        let expr = self.address(base);
        self.set(state, inst, 0, Value { expr, dep: Loads::default() });
        Ok(())
    }

    fn unit(&self, unit: u32) -> Type {
        Type::Int((8 * unit.min(16)) as u8)
    }

    pub(super) fn copy(&mut self, state: &mut State, dst: Operand, src: Operand, len: Operand, unit: u32) -> Step<()> {
        let (dst, src, len) = (self.get(state, dst), self.get(state, src), self.get(state, len));
        let n = self.concrete(state, len.expr, "the length of a copy")? as u64;
        let to = self.concrete(state, dst.expr, "where a copy goes")? as u64;
        let from = self.concrete(state, src.expr, "where a copy comes from")? as u64;
        state.control = state.control.join(len.dep);
        if n > 4096 {
            return give_up("a long copy is not followed");
        }
        let step = u64::from(unit);
        let backwards = to > from;
        let count = n / step.max(1);
        for k in 0..count {
            let at = if backwards { count - 1 - k } else { k } * step;
            let source = self.plain(state, from + at, unit, src.dep)?;
            let target = self.plain(state, to + at, unit, dst.dep)?;
            let (value, _) = self.load(state, source, self.unit(unit));
            self.store(state, target, value);
        }
        Ok(())
    }

    fn plain(&mut self, state: &mut State, addr: u64, unit: u32, dep: Loads) -> Step<Target> {
        let expr = self.address(addr);
        self.target(state, Value { expr, dep }, self.unit(unit), false)
    }

    pub(super) fn fill(&mut self, state: &mut State, dst: Operand, byte: Operand, len: Operand, unit: u32) -> Step<()> {
        let (dst, byte, len) = (self.get(state, dst), self.get(state, byte), self.get(state, len));
        let n = self.concrete(state, len.expr, "the length of a block")? as u64;
        let to = self.concrete(state, dst.expr, "where a block is")? as u64;
        state.control = state.control.join(len.dep);
        if n > 4096 {
            return give_up("a long block is not followed");
        }
        let parts: Vec<_> = (0..unit).map(|_| (byte.expr, 1)).collect();
        let expr = self.concat(&parts);
        let step = u64::from(unit);
        for k in 0..n / step.max(1) {
            let target = self.plain(state, to + k * step, unit, dst.dep)?;
            self.store(state, target, Value { expr, dep: byte.dep });
        }
        Ok(())
    }
}
