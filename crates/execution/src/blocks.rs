//! Block operations: copies and fills, one access after another, as the interpreter carries them out.
//!
//! A length that depends on the run is followed up to the greatest value that it can have ([`crate::extent`]): each
//! access happens under the condition that the block reaches so far. Which bytes are touched in whole units and which one
//! by one depends on the length, too.

use crate::exec::{Exec, State};
use crate::shared::SharedMemory;
use crate::tuning;
use crate::value::{resized, Points, Value, V};
use fencepost_check::finding::FindingKind;
use fencepost_ir::{Order, Reg, Type};
use fencepost_solver::bits::{self, Bits};
use fencepost_solver::circuit::Lit;
use std::rc::Rc;

/// One access of a block operation.
#[derive(Clone, Copy, Debug)]
struct Unit {
    offset: u64,
    size: u32,
    when: Lit,
}

impl<M: SharedMemory> Exec<'_, '_, M> {
    /// The accesses of a block operation, whole units first.
    fn units(&mut self, st: &mut State<M::Path>, len: &V, unit: u32) -> Vec<Unit> {
        self.decide(st, len);
        let unit = u64::from(unit.clamp(1, 16));
        let Some(n) = len.as_const() else { return self.varying_units(st, len, unit) };
        let n = n as u64;
        if n / unit > tuning::UNITS.of(self.budget) as u64 {
            self.unsupported(st, "a block of memory that is too long");
            return Vec::new();
        }
        let when = Lit::TRUE;
        let whole = (0..n / unit).map(|k| Unit { offset: k * unit, size: unit as u32, when });
        let rest = (n / unit * unit..n).map(|offset| Unit { offset, size: 1, when });
        whole.chain(rest).collect()
    }

    fn varying_units(&mut self, st: &mut State<M::Path>, len: &V, unit: u64) -> Vec<Unit> {
        let what = "a block operation whose length depends on the run";
        let most = self.at_most(st, len, (&tuning::LENGTH, &tuning::SOME_LENGTH), what);
        let mut units = Vec::new();
        for offset in (0..most).step_by(unit as usize) {
            let end = offset + unit;
            let whole = self.at_least(&len.bits, u128::from(end));
            if whole != Lit::FALSE {
                units.push(Unit { offset, size: unit as u32, when: whole });
            }
            for byte in offset..end - 1 {
                let reaches = self.at_least(&len.bits, u128::from(byte) + 1);
                let when = self.circuit.and(reaches, !whole);
                if when != Lit::FALSE {
                    units.push(Unit { offset: byte, size: 1, when });
                }
            }
        }
        units
    }

    /// A block copy.
    pub fn copy(&mut self, st: &mut State<M::Path>, [dst, src, len]: [&V; 3], unit: u32, overlap: bool) {
        let undefined: Vec<Lit> = [dst, src, len].iter().map(|v| v.any_undef(&mut self.circuit)).collect();
        let undefined = self.circuit.or_all(&undefined);
        self.fail(st, undefined, FindingKind::Undefined("a block copy"));
        if !overlap {
            let overlapping = self.overlapping(dst, src, len);
            self.fail(st, overlapping, FindingKind::Overlap);
        }
        let mut units = self.units(st, len, unit);
        // Backwards whenever the target lies above, as the interpreter does.
        let above = if overlap { bits::ult(&mut self.circuit, &src.bits, &dst.bits) } else { Lit::FALSE };
        self.only(st, !above, |exec, st| exec.copy_units(st, dst, src, &units));
        units.reverse();
        self.only(st, above, |exec, st| exec.copy_units(st, dst, src, &units));
    }

    /// When two blocks of a length overlap and are not the same.
    fn overlapping(&mut self, dst: &V, src: &V, len: &V) -> Lit {
        let (a, b) = (&dst.bits, &src.bits);
        let n = resized(len, dst.width());
        let (ab, ba) = (bits::sub(&mut self.circuit, a, b), bits::sub(&mut self.circuit, b, a));
        let (x, y) = (bits::ult(&mut self.circuit, &ab, &n.bits), bits::ult(&mut self.circuit, &ba, &n.bits));
        let near = self.circuit.or(x, y);
        let same = bits::eq(&mut self.circuit, a, b);
        self.circuit.and(near, !same)
    }

    fn copy_units(&mut self, st: &mut State<M::Path>, dst: &V, src: &V, units: &[Unit]) {
        for unit in units {
            if st.guard == Lit::FALSE {
                return;
            }
            self.only(st, unit.when, |exec, st| {
                let ty = Type::Int((unit.size * 8) as u8);
                let at = exec.offset(src, unit.offset);
                let v = M::load(exec, st, ty, &at, Order::Plain);
                if st.guard != Lit::FALSE {
                    let at = exec.offset(dst, unit.offset);
                    M::store(exec, st, ty, &at, &v, Order::Plain);
                }
            });
        }
    }

    /// A block fill.
    pub fn fill(&mut self, st: &mut State<M::Path>, [dst, byte, len]: [&V; 3], unit: u32) {
        let (a, b) = (dst.any_undef(&mut self.circuit), len.any_undef(&mut self.circuit));
        let undefined = self.circuit.or(a, b);
        self.fail(st, undefined, FindingKind::Undefined("a block fill"));
        for unit in self.units(st, len, unit) {
            if st.guard == Lit::FALSE {
                return;
            }
            let repeat = |b: &Bits| {
                let lits: Vec<Lit> = (0..8 * unit.size as usize).map(|i| b.bit(i % 8)).collect();
                Bits::new(&lits)
            };
            let value = Rc::new(Value {
                bits: repeat(&byte.bits),
                undef: byte.undef.as_ref().map(repeat),
                points: Points::new(),
                deps: byte.deps.clone(),
            });
            let at = self.offset(dst, unit.offset);
            self.only(st, unit.when, |exec, st| {
                M::store(exec, st, Type::Int((unit.size * 8) as u8), &at, &value, Order::Plain);
            });
        }
    }

    /// Does something on the paths on which a condition holds.
    fn only(&mut self, st: &mut State<M::Path>, when: Lit, act: impl FnOnce(&mut Self, &mut State<M::Path>)) {
        let (all, guard) = (st.guard, self.circuit.and(st.guard, when));
        if guard == Lit::FALSE {
            return;
        }
        if guard == all {
            return act(self, st);
        }
        st.memory.freeze();
        let mut part = State { guard, ..st.clone() };
        act(self, &mut part);
        let whole = part.guard == guard;
        let rest = State { guard: self.circuit.and(all, !when), ..st.clone() };
        let live: Vec<Reg> = (0..st.regs.len()).map(Reg::from_index).collect();
        match self.merge(vec![rest, part], &live) {
            Some(merged) => *st = merged,
            None => st.guard = Lit::FALSE,
        }
        // Nothing was lost: the guard is what it was, and no longer formula for it.
        if whole {
            st.guard = all;
        }
    }
}
