//! Where paths meet: one state out of several.

use crate::exec::{Exec, State};
use crate::memory::{Byte, Memory};
use crate::shared::SharedMemory;
use crate::value::{beside, union, Dep, Deps, Value, V};
use fencepost_ir::Reg;
use fencepost_solver::bits;
use fencepost_solver::circuit::Lit;
use rustc_hash::FxHashMap;
use std::rc::Rc;

impl<M: SharedMemory> Exec<'_, '_, M> {
    /// `a` if the condition holds, else `b`.
    pub fn choose(&mut self, cond: Lit, a: &V, b: &V) -> V {
        if cond == Lit::TRUE || Rc::ptr_eq(a, b) {
            return Rc::clone(a);
        }
        if cond == Lit::FALSE {
            return Rc::clone(b);
        }
        let bits = bits::select(&mut self.circuit, cond, &a.bits, &b.bits);
        let undef = if a.undef.is_none() && b.undef.is_none() {
            None
        } else {
            let u = bits::select(&mut self.circuit, cond, &a.undef_bits(), &b.undef_bits());
            (u.as_const() != Some(0)).then_some(u)
        };
        let points = beside(self.world, &bits, undef.is_some(), union(&self.points(a), &self.points(b)));
        let deps = self.choose_deps(cond, &a.deps, &b.deps);
        Rc::new(Value { bits, undef, points, deps })
    }

    fn choose_deps(&mut self, cond: Lit, a: &Deps, b: &Deps) -> Deps {
        if a == b {
            return a.clone();
        }
        self.deps.push(Dep::Merge(vec![(cond, a.clone()), (!cond, b.clone())]));
        Deps::from_slice(&[self.deps.len() as u32 - 1])
    }

    /// Merges states of disjoint paths; only the live registers are kept.
    pub fn merge(&mut self, states: Vec<State<M::Path>>, live: &[Reg]) -> Option<State<M::Path>> {
        let mut states = states.into_iter().filter(|s| s.guard != Lit::FALSE);
        let mut all = states.next()?;
        for next in states {
            all = self.merge_two(all, next, live);
        }
        Some(all)
    }

    fn merge_two(&mut self, mut a: State<M::Path>, mut b: State<M::Path>, live: &[Reg]) -> State<M::Path> {
        if a.alone != b.alone {
            let lonely = if a.alone { &mut a } else { &mut b };
            self.leave_alone(lonely);
        }
        if a.nesting != b.nesting {
            let (mut inside, outside) = if a.nesting > b.nesting { (a, b) } else { (b, a) };
            self.unsupported(&mut inside, "an atomic section that only some of the paths to one place are in");
            return outside;
        }
        let cond = b.guard;
        let mut regs: Vec<Option<V>> = vec![None; a.regs.len()];
        for r in live {
            let i = r.index();
            regs[i] = match (&a.regs[i], &b.regs[i]) {
                (Some(x), Some(y)) => Some(self.choose(cond, y, x)),
                (Some(x), None) | (None, Some(x)) => Some(Rc::clone(x)),
                (None, None) => None,
            };
        }
        a.memory.freeze();
        b.memory.freeze();
        let memory = self.merge_memory(a.memory, &b.memory, cond);
        let own = M::merge(self, &a.own, &b.own, cond);
        let over = a.over.iter().copied().filter(|t| b.over.contains(t)).collect();
        State { guard: self.circuit.or(a.guard, b.guard), regs, memory, alone: a.alone, over, nesting: a.nesting, own }
    }

    /// `b`'s bytes where the condition holds, else `a`'s.
    fn merge_memory(&mut self, mut a: Memory, b: &Memory, cond: Lit) -> Memory {
        let mut chosen: FxHashMap<(*const Value, *const Value), V> = FxHashMap::default();
        for addr in a.differences(b) {
            let (x, y) = (self.byte(&a, addr), self.byte(b, addr));
            let whole = x.index == y.index && x.value.width() == y.value.width();
            let byte = if whole {
                let key = (Rc::as_ptr(&x.value), Rc::as_ptr(&y.value));
                let value = match chosen.get(&key) {
                    Some(v) => Rc::clone(v),
                    None => {
                        let v = self.choose(cond, &y.value, &x.value);
                        chosen.insert(key, Rc::clone(&v));
                        v
                    }
                };
                Byte { value, index: x.index }
            } else {
                let (p, q) = (self.single(&x), self.single(&y));
                Byte { value: self.choose(cond, &q, &p), index: 0 }
            };
            a.set(addr, byte);
        }
        a
    }

    /// A byte as a value of its own.
    pub fn single(&self, byte: &Byte) -> V {
        if byte.value.width() == 8 {
            return Rc::clone(&byte.value);
        }
        let low = 8 * byte.index as usize;
        Rc::new(Value {
            bits: byte.value.bits.extract(low, 8),
            undef: byte.value.undef.as_ref().map(|u| u.extract(low, 8)).filter(|u| u.as_const() != Some(0)),
            points: self.points(&byte.value),
            deps: byte.value.deps.clone(),
        })
    }
}
