//! Loads and stores of a thread on its path: events where memory is shared, values where it is not.
//!
//! Source: the mapping of C's atomics and axiom 1's dependencies in `docs/memory-models.md`.

use super::{Halt, State, Step, Unfold, Value};
use crate::events::{EventId, What};
use crate::expr::ExprId;
use crate::set::Set;
use fencepost_check::deps::Loads;
use fencepost_check::layout::Region;
use fencepost_check::value::Dep;
use fencepost_check::FindingKind;
use fencepost_ir::{CastOp, FenceMask, Type};
use smallvec::SmallVec;
use std::rc::Rc;

/// A place that is accessed, with what its address depends on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target {
    pub addr: u64,
    pub size: u64,
    pub dep: Loads,
}

impl Unfold<'_> {
    /// The address of an access; forks if there are a few. Ends the path where nothing is.
    pub(super) fn target(&mut self, state: &mut State, addr: Value, ty: Type, store: bool) -> Step<Target> {
        let size = u64::from(ty.bytes(&self.program.target));
        let at = self.concrete(state, addr, "an address")? as u64;
        if let Err(kind) = self.inside(state, at, size) {
            return self.fail(state, kind);
        }
        if store {
            if let Region::Global(g) = self.layout.region(self.program, at) {
                if self.program.global(g).constant {
                    return self.fail(state, FindingKind::ConstWrite);
                }
            }
        }
        Ok(Target { addr: at, size, dep: addr.dep })
    }

    /// Something is wrong: the path ends.
    pub(super) fn fail<T>(&mut self, state: &State, kind: FindingKind) -> Step<T> {
        self.push(state, What::Fail(Box::new(kind)));
        Err(Halt::Over)
    }

    /// A fence, if it keeps anything.
    pub(super) fn fence(&mut self, state: &State, mask: FenceMask) {
        if !mask.is_none() {
            self.push(state, What::Fence(mask));
        }
    }

    /// Loads a value of a type. The event, if the memory is shared.
    pub(super) fn load(&mut self, state: &mut State, at: Target, ty: Type) -> (Value, Option<EventId>) {
        let bits = ty.bits(&self.program.target);
        self.world.touch(state.number, at.addr, at.size, false);
        let Some(cells) = self.world.shared(at.addr, at.size) else {
            if self.world.looking && self.is_open(state, at, ty) {
                let expr = self.forest.exprs.anything(bits);
                return (Value { expr, dep: at.dep, undef: None }, None);
            }
            let memory = Rc::clone(&state.memory);
            let value = self.read_own(&memory, at.addr, at.size);
            let expr = self.cast(CastOp::Trunc, value.expr, bits);
            return (Value { expr, dep: value.dep.join(at.dep), undef: value.undef }, None);
        };
        // Once all others have ended, a thread reads the same until it stores.
        let alone = self.world.alone(state.number, &state.ended, at.addr, at.size);
        let known: Option<Vec<(Value, u64)>> =
            cells.iter().map(|(cell, _, len)| state.settled.get(cell).map(|v| (*v, *len))).collect();
        if let Some(known) = known.filter(|_| alone) {
            let dep = known.iter().fold(at.dep, |d, k| d.join(k.0.dep));
            let undef = known.iter().fold(None, |u, k| self.either(u, k.0.undef));
            let parts: Vec<_> = known.iter().map(|k| (k.0.expr, k.1)).collect();
            let whole = self.concat(&parts);
            return (Value { expr: self.cast(CastOp::Trunc, whole, bits), dep, undef }, None);
        }
        let event = self.forest.events.len() as EventId;
        let mut parts: SmallVec<[_; 1]> = SmallVec::new();
        let mut exprs = Vec::new();
        let mut undef = None;
        for (cell, _, len) in cells {
            let range = self.world.value(self.forest.cells[cell as usize]);
            let (symbol, expr) = self.forest.exprs.symbol(8 * len as u32, range);
            self.forest.loads.insert(symbol, (event, cell));
            parts.push((cell, symbol));
            exprs.push((expr, len));
            let mut unset = None;
            if let Some(shadow) = self.world.shadow(cell) {
                let (symbol, expr) = self.forest.exprs.symbol(1, Set::top(1));
                self.forest.loads.insert(symbol, (event, shadow));
                parts.push((shadow, symbol));
                unset = Some(expr);
                undef = self.either(undef, unset);
            }
            if alone {
                let value = Value { expr, dep: Loads::one(event), undef: unset };
                Rc::make_mut(&mut state.settled).insert(cell, value);
            }
        }
        self.push_access(state, What::Load(parts), at.dep, Loads::default());
        let whole = self.concat(&exprs);
        let expr = self.cast(CastOp::Trunc, whole, bits);
        (Value { expr, dep: Loads::one(event), undef }, Some(event))
    }

    /// Whether a load of memory that seems to be the thread's own may read anything as far as the first round goes. Where dependencies are
    /// kept that is only to save rounds; where not, everything that somebody may reach is open, but for pointers: of those
    /// only comparisons are ([`Unfold::compares_open`]).
    fn is_open(&self, state: &State, at: Target, ty: Type) -> bool {
        if !self.world.wild {
            return at.size <= 4 && self.is_variable(at.addr);
        }
        ty != Type::Ptr && (self.is_variable(at.addr) || self.is_lent(state, at.addr))
    }

    /// Whether other threads may know an object on a stack or the heap.
    fn is_lent(&self, state: &State, addr: u64) -> bool {
        match self.layout.region(self.program, addr) {
            Region::Thread(t) if t == state.number => {
                let object = state.objects.range(..=addr).next_back().map(|o| o.1);
                addr < state.kept || object.is_some_and(|o| o.heap)
            }
            Region::Thread(_) => true,
            Region::Global(_) | Region::Null | Region::Function(_) | Region::Nowhere => false,
        }
    }

    /// Whether comparisons of pointers may have any result as far as the first round goes: without dependencies a store to a pointer
    /// may be executed only because of what another thread does if it has been.
    pub(super) fn compares_open(&self, ty: Type) -> bool {
        self.world.looking && self.world.wild && ty == Type::Ptr
    }

    /// Whether an address lies in a global that can change.
    fn is_variable(&self, addr: u64) -> bool {
        match self.layout.region(self.program, addr) {
            Region::Global(g) => !self.program.global(g).constant && !self.program.global(g).internal,
            Region::Null | Region::Function(_) | Region::Thread(_) | Region::Nowhere => false,
        }
    }

    /// Stores a value of a type. The event, if the memory is shared.
    pub(super) fn store(&mut self, state: &mut State, at: Target, value: Value) -> Option<EventId> {
        self.pin(state, value.expr);
        let value = Value { expr: self.cast(CastOp::ZExt, value.expr, 8 * at.size as u32), ..value };
        self.world.touch(state.number, at.addr, at.size, true);
        let Some(cells) = self.world.shared(at.addr, at.size) else {
            let value = Value { dep: value.dep.join(at.dep), ..value };
            let mut memory = std::mem::take(&mut state.memory);
            self.write_own(Rc::make_mut(&mut memory), at.addr, at.size, value);
            state.memory = memory;
            return None;
        };
        let mut parts: SmallVec<[_; 1]> = SmallVec::new();
        let event = self.forest.events.len() as EventId;
        for (cell, start, len) in cells {
            let part = self.extract(value.expr, start - at.addr, len);
            parts.push((cell, part));
            let never = |u: ExprId| self.forest.exprs.value(u) == Some(0);
            if value.undef.is_some_and(|u| !never(u)) {
                self.world.undefine(self.forest.cells[cell as usize]);
            }
            if let Some(shadow) = self.world.shadow(cell) {
                let unset = value.undef.unwrap_or_else(|| self.forest.exprs.constant(1, 0));
                parts.push((shadow, unset));
                self.forest.stores[shadow as usize].push(event);
            }
            if self.world.alone(state.number, &state.ended, at.addr, at.size) {
                let dep = at.dep.join(value.dep);
                Rc::make_mut(&mut state.settled).insert(cell, Value { expr: part, dep, undef: value.undef });
            }
            self.forest.stores[cell as usize].push(event);
        }
        let carries = at.dep.join(value.dep);
        self.push_access(state, What::Store(parts), carries.join(state.control), carries);
        Some(event)
    }
}
