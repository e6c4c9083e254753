//! Instructions that make objects, and those that touch memory in blocks: several requests for one instruction.
//!
//! `Frame::micro` counts the requests of the instruction that have been answered, `Frame::held` keeps what is carried
//! from one to the next. A block copy is a sequence of single accesses, so it may be torn as on the machine. Its
//! length decides like the condition of a loop: what follows depends on it as on a branch.

use super::exec::{fail, Outcome};
use super::{Allocation, Answer, Code, Fill, Limit, Request, Thread};
use crate::finding::FindingKind;
use crate::follow::{Decision, Operation};
use crate::value::{Dep, Value};
use fencepost_ir::{Inst, Operand, Order, Type};

use Outcome::{Ask, Next};

impl<D: Dep> Thread<D> {
    pub(super) fn alloca(
        &mut self,
        code: &Code<'_>,
        inst: &Inst,
        size: Operand,
        align: u32,
        answer: Option<Answer<D>>,
    ) -> Outcome<D> {
        let size = self.get(code, size);
        if size.undef != 0 {
            return fail(FindingKind::Undefined("the size of an object"));
        }
        if answer.is_none() {
            self.decide(Decision::Size, size, size.bits);
        }
        self.new_stack_object(code, inst, size.bits, u64::from(align), Fill::Undefined, answer)
    }

    fn new_stack_object(
        &mut self,
        code: &Code<'_>,
        inst: &Inst,
        size: u128,
        align: u64,
        fill: Fill,
        answer: Option<Answer<D>>,
    ) -> Outcome<D> {
        let placed = u64::try_from(size).ok().and_then(|size| code.layout.place(self.stack, size, align));
        match placed {
            Some((base, end)) if code.layout.fits(self.tid, end, false) => {
                if answer.is_none() {
                    return Ask(Request::Allocate(Allocation { base, size: size as u64, heap: false, fill }));
                }
                self.stack = end;
                self.top_mut().objects.push((base, end));
                self.set_first(inst, Value::known(u128::from(base)))
            }
            _ => Ask(Request::Limit(Limit::Space)),
        }
    }

    pub(super) fn malloc(
        &mut self,
        code: &Code<'_>,
        inst: &Inst,
        size: Operand,
        align: Operand,
        zeroed: bool,
        answer: Option<Answer<D>>,
    ) -> Outcome<D> {
        let (size, align) = (self.get(code, size), self.get(code, align));
        if size.undef | align.undef != 0 {
            return fail(FindingKind::Undefined("the size of an object"));
        }
        if answer.is_none() {
            self.decide(Decision::Size, size, size.bits);
            D::obscure(&mut self.place, align);
        }
        let heap = u64::try_from(size.bits)
            .ok()
            .and_then(|size| {
                let size = (size, align.bits as u64);
                D::put(&self.place, self.at(), &code.layout, self.tid, size, self.heap)
            })
            .unwrap_or(self.heap);
        let placed = u64::try_from(size.bits).ok().and_then(|size| code.layout.place(heap, size, align.bits as u64));
        match placed {
            Some((base, end)) if code.layout.fits(self.tid, end, true) => {
                if answer.is_none() {
                    let fill = if zeroed { Fill::Zero } else { Fill::Undefined };
                    let size = size.bits as u64;
                    return Ask(Request::Allocate(Allocation { base, size, heap: true, fill }));
                }
                self.heap = end;
                self.set_first(inst, Value::known(u128::from(base)))
            }
            _ => Ask(Request::Limit(Limit::Space)),
        }
    }

    pub(super) fn varargs(&mut self, code: &Code<'_>, inst: &Inst, answer: Option<Answer<D>>) -> Outcome<D> {
        let target = &code.program.target;
        let slot = target.pointer_bytes() as usize;
        let mut bytes: Vec<(u8, u8)> = Vec::new();
        for (ty, value) in &self.top().varargs {
            let size = match ty {
                Type::F80 => target.x87_size() as usize,
                Type::Int(_) | Type::Ptr | Type::F32 | Type::F64 => ty.bytes(target) as usize,
            };
            if size > 8 && slot == 8 {
                bytes.resize(bytes.len().next_multiple_of(16), (0, 0xff));
            }
            let end = (bytes.len() + size).next_multiple_of(slot);
            for k in 0..size.min(16) {
                bytes.push(((value.bits >> (8 * k)) as u8, (value.undef >> (8 * k)) as u8));
            }
            bytes.resize(end, (0, 0xff));
        }
        let size = bytes.len().max(1) as u128;
        self.new_stack_object(code, inst, size, 16, Fill::Bytes(bytes), answer)
    }

    /// One access of a block copy at a time: micro counts the answers so far, two for each unit.
    pub(super) fn copy(
        &mut self,
        code: &Code<'_>,
        [dst, src, len]: [Operand; 3],
        unit: u32,
        overlap: bool,
        answer: Option<Answer<D>>,
    ) -> Outcome<D> {
        let (dst, src, len) = (self.get(code, dst), self.get(code, src), self.get(code, len));
        if dst.undef | src.undef | len.undef != 0 {
            return fail(FindingKind::Undefined("a block copy"));
        }
        self.control = self.control.join(len.dep);
        let n = len.bits as u64;
        let (to, from) = (dst.bits as u64, src.bits as u64);
        if answer.is_none() {
            self.decide(Decision::Size, len, len.bits);
            if overlap || fencepost_models::buffer::overlaps(to, n, from, n) {
                // The direction, and whether the blocks meet, depend on the addresses.
                D::obscure(&mut self.place, dst);
                D::obscure(&mut self.place, src);
            }
        }
        if !overlap && to != from && fencepost_models::buffer::overlaps(to, n, from, n) {
            return fail(FindingKind::Overlap);
        }
        match answer {
            Some(Answer::Value(v)) => {
                self.top_mut().held = vec![v];
                self.top_mut().micro += 1;
            }
            Some(_) => {
                self.top_mut().held.clear();
                self.top_mut().micro += 1;
            }
            None => {}
        }
        let Some((offset, size)) = unit_at(self.top().micro / 2, n, unit, overlap && to > from) else {
            return Next;
        };
        let ty = Type::Int((size * 8) as u8);
        let request = if self.top().micro.is_multiple_of(2) {
            Request::Load { ty, addr: shift(src, offset), order: Order::Plain }
        } else {
            let value = self.top().held.first().copied().unwrap_or_default();
            Request::Store { ty, addr: shift(dst, offset), value, order: Order::Plain }
        };
        Ask(request)
    }

    pub(super) fn fill(
        &mut self,
        code: &Code<'_>,
        [dst, byte, len]: [Operand; 3],
        unit: u32,
        answer: Option<Answer<D>>,
    ) -> Outcome<D> {
        let (dst, byte, len) = (self.get(code, dst), self.get(code, byte), self.get(code, len));
        if dst.undef | len.undef != 0 {
            return fail(FindingKind::Undefined("a block fill"));
        }
        self.control = self.control.join(len.dep);
        match answer {
            Some(_) => self.top_mut().micro += 1,
            None => self.decide(Decision::Size, len, len.bits),
        }
        let Some((offset, size)) = unit_at(self.top().micro, len.bits as u64, unit, false) else {
            return Next;
        };
        let spread = |b: u128| (0..size).fold(0u128, |all, k| all | (b & 0xff) << (8 * k));
        let dep = D::apply(Operation::Spread(size), &[byte]);
        let value = Value::new(spread(byte.bits), spread(byte.undef), dep);
        let ty = Type::Int((size * 8) as u8);
        Ask(Request::Store { ty, addr: shift(dst, offset), value, order: Order::Plain })
    }
}

pub(super) fn shift<D: Dep>(addr: Value<D>, offset: u64) -> Value<D> {
    let dep = D::apply(Operation::PtrAdd, &[addr, Value::known(u128::from(offset))]);
    Value { bits: u128::from((addr.bits as u64).wrapping_add(offset)), undef: addr.undef, dep }
}

/// The `k`th unit of a block of `len` bytes: offset and size. Whole units first, then single bytes; or backwards.
fn unit_at(k: u64, len: u64, unit: u32, backwards: bool) -> Option<(u64, u32)> {
    let unit = u64::from(unit.clamp(1, 16));
    let whole = len / unit;
    let total = whole + len % unit;
    if k >= total {
        return None;
    }
    let k = if backwards { total - 1 - k } else { k };
    if k < whole {
        Some((k * unit, unit as u32))
    } else {
        Some((whole * unit + (k - whole), 1))
    }
}
