//! Memory that only one thread touches: the last value stored at each place, no events.
//!
//! Guarantee: on every model a load of memory that no other thread touches reads the thread's last store to it. Values
//! carry what they depend on, so dependencies through memory are kept.

use super::{Unfold, Value};
use crate::expr::{ExprId, Fun};
use fencepost_check::deps::Loads;
use fencepost_check::layout::{Layout, Region};
use fencepost_check::value::Dep;
use fencepost_ir::{BinOp, CastOp, Program, Type};
use std::collections::BTreeMap;

use super::world::World;

/// The places that were stored to, each with its size and value; they do not overlap.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    places: BTreeMap<u64, (u64, Value)>,
}

impl Memory {
    fn within(&self, addr: u64, size: u64) -> impl Iterator<Item = u64> + '_ {
        let around = self.places.range(addr.saturating_sub(16)..addr + size);
        around.filter(move |(start, (len, _))| *start + len > addr).map(|(start, _)| *start)
    }

    /// Whether something was stored to a part of a range.
    pub fn touches(&self, addr: u64, size: u64) -> bool {
        self.within(addr, size).next().is_some()
    }

    /// Forgets what was stored to a range. No place reaches over its ends but of objects that are left.
    pub fn forget(&mut self, addr: u64, size: u64) {
        let lost: Vec<u64> = self.within(addr, size).collect();
        for start in lost {
            self.places.remove(&start);
        }
    }
}

/// The bits that a range holds before any store; `None` if they are not defined.
pub fn initial_bits(world: &World, program: &Program, layout: &Layout, addr: u64, size: u64) -> Option<u128> {
    let mut out = 0u128;
    for k in 0..size {
        out |= u128::from(initial_byte(world, program, layout, addr + k)?) << (8 * k);
    }
    Some(out)
}

fn initial_byte(world: &World, program: &Program, layout: &Layout, addr: u64) -> Option<u8> {
    let line = |g, offset: u64| {
        let (bits, undef) = layout.initial_line(program, g, offset / 16);
        let shift = 8 * (offset % 16) as u32;
        ((undef >> shift) as u8 == 0).then_some((bits >> shift) as u8)
    };
    match layout.region(program, addr) {
        Region::Global(g) => line(g, addr - layout.global(g)),
        Region::Thread(t) => match layout.tls_at(program, t, addr) {
            Some(g) => line(g, addr - layout.tls(t, g)),
            None => world.object_at(addr).and_then(|(_, o)| o.zeroed.then_some(0)),
        },
        Region::Null | Region::Function(_) | Region::Nowhere => None,
    }
}

impl Unfold<'_> {
    /// Some bytes of a value.
    pub(super) fn extract(&mut self, value: ExprId, from: u64, size: u64) -> ExprId {
        let bits = self.forest.exprs.bits(value);
        let wanted = 8 * size as u32;
        if from == 0 && bits == wanted {
            return value;
        }
        let total = bits.max(8 * (from + size) as u32);
        let wide = self.cast(CastOp::ZExt, value, total);
        let amount = self.forest.exprs.constant(total, u128::from(8 * from));
        let shifted = self.forest.exprs.apply(Fun::Bin(BinOp::LShr), &[wide, amount], total);
        self.cast(CastOp::Trunc, shifted, wanted)
    }

    /// A value out of parts, the lowest first.
    pub(super) fn concat(&mut self, parts: &[(ExprId, u64)]) -> ExprId {
        if let [(one, _)] = parts {
            return *one;
        }
        let total = 8 * parts.iter().map(|p| p.1).sum::<u64>() as u32;
        let mut out = self.forest.exprs.constant(total, 0);
        let mut at = 0;
        for (part, size) in parts {
            let wide = self.cast(CastOp::ZExt, *part, total);
            let amount = self.forest.exprs.constant(total, u128::from(8 * at));
            let shifted = self.forest.exprs.apply(Fun::Bin(BinOp::Shl), &[wide, amount], total);
            out = self.forest.exprs.apply(Fun::Bin(BinOp::Or), &[out, shifted], total);
            at += size;
        }
        out
    }

    /// Cuts or extends with zeros.
    pub(super) fn cast(&mut self, op: CastOp, value: ExprId, bits: u32) -> ExprId {
        let from = self.forest.exprs.bits(value);
        if from == bits {
            return value;
        }
        let (from, to) = (Type::Int(from as u8), Type::Int(bits as u8));
        self.forest.exprs.apply(Fun::Cast(op, from, to), &[value], bits)
    }

    /// What a thread reads from memory of its own.
    pub(super) fn read_own(&mut self, memory: &Memory, addr: u64, size: u64) -> Value {
        if let Some((len, value)) = memory.places.get(&addr) {
            if *len == size {
                return *value;
            }
        }
        let mut parts = Vec::new();
        let mut dep = Loads::default();
        let mut undef = None;
        let mut at = addr;
        while at < addr + size {
            let below = memory.places.range(..=at).next_back();
            if let Some((start, (len, value))) = below.filter(|(s, (l, _))| at < **s + l) {
                let end = (start + len).min(addr + size);
                dep = dep.join(value.dep);
                undef = self.either(undef, value.undef);
                parts.push((self.extract(value.expr, at - start, end - at), end - at));
                at = end;
            } else {
                let next = memory.places.range(at..addr + size).next().map_or(addr + size, |(s, _)| *s);
                let first = initial_bits(self.world, self.program, self.layout, at, next - at);
                let bits = 8 * (next - at) as u32;
                let expr = match first {
                    Some(v) => self.forest.exprs.constant(bits, v),
                    None => {
                        undef = Some(self.forest.exprs.constant(1, 1));
                        self.forest.exprs.anything(bits)
                    }
                };
                parts.push((expr, next - at));
                at = next;
            }
        }
        Value { expr: self.concat(&parts), dep, undef }
    }

    /// A thread writes to memory of its own.
    pub(super) fn write_own(&mut self, memory: &mut Memory, addr: u64, size: u64, value: Value) {
        let end = addr + size;
        let overlapping: Vec<u64> = memory.within(addr, size).collect();
        for start in overlapping {
            let Some((len, old)) = memory.places.remove(&start) else { continue };
            if start < addr {
                let expr = self.extract(old.expr, 0, addr - start);
                memory.places.insert(start, (addr - start, Value { expr, ..old }));
            }
            if start + len > end {
                let expr = self.extract(old.expr, end - start, start + len - end);
                memory.places.insert(end, (start + len - end, Value { expr, ..old }));
            }
        }
        memory.places.insert(addr, (size, value));
    }
}
