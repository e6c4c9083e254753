//! Sizes that depend on the run: how large they can be, and what the bounds of an object are then.
//!
//! An object whose size depends on the run gets room for the greatest size that it can have, and every access is held
//! against the size itself. The greatest size is asked of a solver of its own, over what is known when the object is
//! made: the guard of the path and the circuit of the size, with shared memory over-approximated. So it may be too
//! great, but never too small. Sizes beyond a limit are cut off under their condition, like anything that is not handled.

use crate::exec::{Exec, State};
use crate::shared::SharedMemory;
use crate::value::{resized, V};
use crate::world::ObjId;
use fencepost_check::tuning::Number;
use fencepost_solver::bits::{self, Bits};
use fencepost_solver::cadical::Cadical;
use fencepost_solver::circuit::Lit;
use fencepost_solver::encode::Encoder;
use fencepost_solver::sat::{Answer, Sat, Stopper};
use std::sync::Arc;

impl<M: SharedMemory> Exec<'_, '_, M> {
    /// The greatest number that a value can be on this path. If it can be greater than the first limit, paths on which it is
    /// greater than the second are cut off, and that is the answer.
    pub fn at_most(&mut self, st: &mut State<M::Path>, v: &V, (limit, enough): (&Number, &Number), what: &str) -> u64 {
        let (limit, enough) = (limit.of(self.budget) as u64, enough.of(self.budget) as u64);
        if let Some(most) = self.greatest(st.guard, &v.bits, limit) {
            return most;
        }
        let small = !self.at_least(&v.bits, u128::from(enough) + 1);
        let mut large = State { guard: self.circuit.and(st.guard, !small), ..st.clone() };
        self.unsupported(&mut large, &format!("{what} and may be more than {limit} bytes"));
        st.guard = self.circuit.and(st.guard, small);
        enough
    }

    /// Whether a number is at least so great.
    pub fn at_least(&mut self, v: &Bits, n: u128) -> Lit {
        if v.width() < 128 && n >> v.width() != 0 {
            return Lit::FALSE;
        }
        let n = Bits::constant(v.width(), n);
        bits::ule(&mut self.circuit, &n, v)
    }

    /// The greatest number that a value can be under a condition; `None` if that is more than the limit, or if there is no
    /// time to find out.
    fn greatest(&mut self, guard: Lit, v: &Bits, limit: u64) -> Option<u64> {
        let budget = self.budget.clone();
        let mut solver = Cadical::new(Stopper::new(Arc::new(move || budget.stop(0).is_some())));
        let mut encoder = Encoder::new();
        let large = self.at_least(v, u128::from(limit) + 1);
        let mut pinned = vec![encoder.lit(&self.circuit, &mut solver, guard)];
        let more = encoder.lit(&self.circuit, &mut solver, large);
        if solver.solve(&[pinned[0], more]) != Answer::Unsat {
            return None;
        }
        pinned.push(!more);
        let mut most = 0;
        for i in (0..v.width().min(64)).rev() {
            let bit = match v.bit(i) {
                Lit::FALSE => continue,
                bit => encoder.lit(&self.circuit, &mut solver, bit),
            };
            pinned.push(bit);
            match solver.solve(&pinned) {
                Answer::Sat => most |= 1 << i,
                Answer::Unsat => {
                    pinned.pop();
                    pinned.push(!bit);
                }
                Answer::Stopped => return None,
            }
        }
        Some(most)
    }

    /// The size of an object, if it depends on the run.
    pub fn extent(&mut self, id: ObjId) -> Option<Bits> {
        if !self.world.objects[id as usize].varying {
            return None;
        }
        if let Some(bits) = self.sizes.get(&id) {
            return Some(bits.clone());
        }
        // A thread that is executed later makes it.
        let bits = Bits::input(&mut self.circuit, usize::from(self.world.program.target.pointer_bits));
        self.sizes.insert(id, bits.clone());
        Some(bits)
    }

    /// An object has been made with this size.
    pub fn note_size(&mut self, st: &State<M::Path>, id: ObjId, size: &V) {
        let size = resized(size, u32::from(self.world.program.target.pointer_bits));
        match self.sizes.get(&id).cloned() {
            None => {
                self.sizes.insert(id, size.bits.clone());
            }
            Some(said) => {
                let same = bits::eq(&mut self.circuit, &said, &size.bits);
                let fact = self.circuit.implies(st.guard, same);
                self.facts.push(fact);
            }
        }
    }
}
