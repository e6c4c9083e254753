//! New objects and their ends, and operations on blocks of memory, piece by piece.
//!
//! A thread knows its own objects path by path; an object's end that another thread may come too late for is an event.

use super::access::Target;
use super::{give_up, Own, State, Step, Unfold, Value};
use crate::events::What;
use crate::expr::{ExprId, Node};
use crate::tuning;
use fencepost_check::deps::Loads;
use fencepost_check::layout::Region;
use fencepost_check::value::Dep;
use fencepost_check::FindingKind;
use fencepost_ir::{Inst, Operand, Type};
use std::rc::Rc;

impl Unfold<'_> {
    pub(super) fn alloca(&mut self, state: &mut State, inst: &Inst, size: Operand, align: u64) -> Step<()> {
        let size = self.get(state, size);
        let size = self.concrete(state, size, "the size of an object")?;
        let placed = u64::try_from(size).ok().and_then(|s| self.layout.place(state.stack, s, align));
        let Some((base, end)) = placed.filter(|(_, end)| self.layout.fits(state.number, *end, false)) else {
            return self.cut(state, "the size of the stack");
        };
        state.stack = end;
        // What an earlier call has left there is not the new object's.
        if state.memory.touches(base, size as u64) {
            Rc::make_mut(&mut state.memory).forget(base, size as u64);
        }
        self.made(state, base, size as u64, end, false);
        self.world.object(base, size as u64, false);
        let expr = self.address(base);
        self.set(state, inst, 0, Value::of(expr));
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
        let size = self.concrete(state, size, "the size of an object")?;
        let align = self.concrete(state, align, "the alignment of an object")? as u64;
        let placed = u64::try_from(size).ok().and_then(|s| self.layout.place(state.heap, s, align));
        let Some((base, end)) = placed.filter(|(_, end)| self.layout.fits(state.number, *end, true)) else {
            return self.cut(state, "the size of the heap");
        };
        state.heap = end;
        self.made(state, base, size as u64, end, true);
        self.world.object(base, size as u64, zeroed);
        let expr = self.address(base);
        self.set(state, inst, 0, Value::of(expr));
        Ok(())
    }

    fn made(&mut self, state: &mut State, base: u64, size: u64, end: u64, heap: bool) {
        Rc::make_mut(&mut state.objects).insert(base, Own { size, end, heap, live: true });
    }

    /// What is wrong with an access, if anything is.
    pub(super) fn inside(&self, state: &State, addr: u64, size: u64) -> Result<(), FindingKind> {
        let fits = |base: u64, length: u64| match addr >= base && addr + size <= base + length {
            true => Ok(()),
            false => Err(FindingKind::OutOfBounds),
        };
        let number = match self.layout.region(self.program, addr) {
            Region::Null => return Err(FindingKind::NullAccess),
            Region::Global(g) => return fits(self.layout.global(g), self.program.global(g).size),
            Region::Function(_) | Region::Nowhere => return Err(FindingKind::OutOfBounds),
            Region::Thread(number) => number,
        };
        if let Some(g) = self.layout.tls_at(self.program, number, addr) {
            return fits(self.layout.tls(number, g), self.program.global(g).size);
        }
        if number != state.number {
            let (base, object) = self.world.object_at(addr).ok_or(FindingKind::OutOfBounds)?;
            fits(base, object.least)?;
            return if state.freed.contains(&base) { Err(FindingKind::UseAfterFree) } else { Ok(()) };
        }
        match state.objects.range(..=addr).next_back() {
            Some((base, own)) if own.live => fits(*base, own.size),
            Some(_) => Err(FindingKind::UseAfterFree),
            None => Err(FindingKind::OutOfBounds),
        }
    }

    /// The stack objects from an address on end.
    pub(super) fn release(&mut self, state: &mut State, from: u64) {
        let heap = self.layout.heap_start(state.number);
        let ended: Vec<(u64, Own)> = state.objects.range(from..heap).map(|(b, o)| (*b, *o)).collect();
        for (base, own) in ended.into_iter().filter(|o| o.1.live) {
            self.end_own(state, base, own);
        }
    }

    /// A stack object ends before its function does.
    pub(super) fn end_block(&mut self, state: &mut State, base: u64) {
        if let Some(own) = state.objects.get(&base).copied().filter(|o| o.live && !o.heap) {
            self.end_own(state, base, own);
        }
    }

    fn end_own(&mut self, state: &mut State, base: u64, own: Own) {
        Rc::make_mut(&mut state.objects).insert(base, Own { live: false, ..own });
        if state.memory.touches(base, own.size.max(1)) {
            Rc::make_mut(&mut state.memory).forget(base, own.size.max(1));
        }
        self.finish(state, base, own.size);
    }

    /// An object ends that other threads may touch.
    pub(super) fn finish(&mut self, state: &mut State, base: u64, size: u64) {
        if self.world.end(state.number, base, size) {
            let cells = self.world.within(base, size);
            let (dep, control) = (Loads::default(), state.control);
            self.push_access(state, What::Finish(base, cells.into()), dep.join(control), dep);
        }
    }

    /// Ends the life of a heap object.
    pub(super) fn free(&mut self, state: &mut State, addr: Operand) -> Step<()> {
        let addr = self.get(state, addr);
        let base = self.concrete(state, addr, "what is freed")? as u64;
        if base == 0 {
            return Ok(());
        }
        let Region::Thread(number) = self.layout.region(self.program, base) else {
            return self.fail(state, FindingKind::InvalidFree);
        };
        if number == state.number {
            return match state.objects.get(&base).copied() {
                Some(own) if own.heap && own.live => {
                    Rc::make_mut(&mut state.objects).insert(base, Own { live: false, ..own });
                    self.end_heap(state, base, own.size, addr.dep);
                    Ok(())
                }
                Some(own) if own.heap => self.fail(state, FindingKind::DoubleFree),
                Some(_) | None => self.fail(state, FindingKind::InvalidFree),
            };
        }
        match self.world.object_at(base) {
            Some((at, object)) if at == base && base >= self.layout.heap_start(number) => {
                if state.freed.contains(&base) {
                    return self.fail(state, FindingKind::DoubleFree);
                }
                Rc::make_mut(&mut state.freed).push(base);
                self.end_heap(state, base, object.size, addr.dep);
                Ok(())
            }
            Some(_) | None => self.fail(state, FindingKind::InvalidFree),
        }
    }

    /// Ends of heap objects are always events: others may free them too.
    fn end_heap(&mut self, state: &mut State, base: u64, size: u64, dep: Loads) {
        self.world.end(state.number, base, size);
        let cells = self.world.within(base, size);
        let control = state.control;
        self.push_access(state, What::Finish(base, cells.into()), dep.join(control), dep);
    }

    /// If a value may point to one of the thread's stack objects, its address is not used again.
    pub(super) fn pin(&mut self, state: &mut State, value: ExprId) {
        let (start, end) = (self.layout.stack_start(state.number), state.stack);
        if self.forest.exprs.bits(value) < u32::from(self.program.target.pointer_bits) {
            return;
        }
        let mut work = vec![value];
        while let Some(e) = work.pop() {
            match self.forest.exprs.node(e) {
                Node::Const(v) => {
                    let word = *v as u64;
                    if word < start || word >= end {
                        continue;
                    }
                    if let Some((_, own)) = state.objects.range(..=word).next_back() {
                        state.kept = state.kept.max(own.end);
                    }
                }
                Node::Symbol(_) => {}
                Node::Apply(_, args) => work.extend(args.iter().copied()),
            }
        }
    }

    fn unit(&self, unit: u32) -> Type {
        Type::Int((8 * unit.min(16)) as u8)
    }

    pub(super) fn copy(
        &mut self,
        state: &mut State,
        [dst, src, len]: [Operand; 3],
        unit: u32,
        overlap: bool,
    ) -> Step<()> {
        let (dst, src, len) = (self.get(state, dst), self.get(state, src), self.get(state, len));
        let n = self.concrete(state, len, "the length of a copy")? as u64;
        let to = self.concrete(state, dst, "where a copy goes")? as u64;
        let from = self.concrete(state, src, "where a copy comes from")? as u64;
        state.control = state.control.join(len.dep);
        if n as usize > tuning::BLOCK.of(self.budget) {
            return give_up("a long copy is not followed");
        }
        if !overlap && to != from && to < from.saturating_add(n) && from < to.saturating_add(n) {
            return self.fail(state, FindingKind::Overlap);
        }
        let step = u64::from(unit);
        let backwards = to > from;
        let count = n / step.max(1);
        for k in 0..count {
            let at = if backwards { count - 1 - k } else { k } * step;
            let source = self.plain(state, from + at, unit, src.dep, false)?;
            let target = self.plain(state, to + at, unit, dst.dep, true)?;
            let (value, _) = self.load(state, source, self.unit(unit));
            self.store(state, target, value);
        }
        Ok(())
    }

    fn plain(&mut self, state: &mut State, addr: u64, unit: u32, dep: Loads, store: bool) -> Step<Target> {
        let expr = self.address(addr);
        self.target(state, Value { expr, dep, undef: None }, self.unit(unit), store)
    }

    pub(super) fn fill(&mut self, state: &mut State, dst: Operand, byte: Operand, len: Operand, unit: u32) -> Step<()> {
        let (dst, byte, len) = (self.get(state, dst), self.get(state, byte), self.get(state, len));
        let n = self.concrete(state, len, "the length of a block")? as u64;
        let to = self.concrete(state, dst, "where a block is")? as u64;
        state.control = state.control.join(len.dep);
        if n as usize > tuning::BLOCK.of(self.budget) {
            return give_up("a long block is not followed");
        }
        let parts: Vec<_> = (0..unit).map(|_| (byte.expr, 1)).collect();
        let expr = self.concat(&parts);
        let step = u64::from(unit);
        for k in 0..n / step.max(1) {
            let target = self.plain(state, to + k * step, unit, dst.dep, true)?;
            self.store(state, target, Value { expr, ..byte });
        }
        Ok(())
    }
}
