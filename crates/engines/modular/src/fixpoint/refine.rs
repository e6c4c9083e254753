//! What a thread learns when a condition holds: about registers, through their definitions, about cells and their sources.
//!
//! Guarantee: no state in which the condition holds is lost. A condition's operands have not changed since it was computed:
//! in SSA form a path from an operand's definition to the use that avoids the condition's would contradict dominance.

use super::engine::Analysis;
use super::relation::Linear;
use super::state::State;
use super::value::Value;
use crate::domains::compare::negate;
use crate::domains::Integer;
use fencepost_ir::{BinOp, CastOp, CmpOp, FuncId, Op, Operand};

impl Analysis<'_, '_> {
    /// The state in which the condition has this truth value; `None` if it cannot have it.
    pub(super) fn assume(&mut self, state: State, func: FuncId, cond: Operand, truth: bool) -> Option<State> {
        let value = self.operand(&state, cond).value.as_integer();
        let possible = if truth { value.may_be_true() } else { value.may_be_false() };
        if !possible {
            return None;
        }
        let Operand::Reg(reg) = cond else { return Some(state) };
        let mut state = self.narrow(state, cond, &Integer::boolean(truth))?;
        let constant = |o: &Operand, v: u128| matches!(o, Operand::Const(_, c) if *c == v);
        let definition = self.definition(func, reg).cloned();
        match definition {
            Some(Op::Cmp(op, a, b)) => {
                let op = if truth { op } else { negate(op) };
                state = self.assume_compare(state, func, op, a, b)?;
            }
            Some(Op::Bin(BinOp::And, a, b)) if truth => {
                let s = self.assume(state, func, a, true)?;
                state = self.assume(s, func, b, true)?;
            }
            Some(Op::Bin(BinOp::Or, a, b)) if !truth => {
                let s = self.assume(state, func, a, false)?;
                state = self.assume(s, func, b, false)?;
            }
            Some(Op::Bin(BinOp::Xor, a, b)) if constant(&b, 1) => state = self.assume(state, func, a, !truth)?,
            Some(Op::Cast(CastOp::Trunc, a, _)) => {
                // Only if the wide value is a truth value as well.
                let wide = self.operand(&state, a).value.as_integer();
                if wide.unsigned_bounds().is_some_and(|(_, hi)| hi <= 1) {
                    let bits = wide.bits();
                    let c = Operand::int(bits as u8, u128::from(truth));
                    state = self.assume_compare(state, func, CmpOp::Eq, a, c)?;
                }
            }
            Some(Op::Copy(a)) => state = self.assume(state, func, a, truth)?,
            Some(_) | None => {}
        }
        Some(state)
    }

    /// The state in which the comparison holds.
    pub(super) fn assume_compare(
        &mut self,
        state: State,
        func: FuncId,
        op: CmpOp,
        a: Operand,
        b: Operand,
    ) -> Option<State> {
        let (x, y) = (self.operand(&state, a), self.operand(&state, b));
        if !x.value.is_number() || !y.value.is_number() {
            return self.assume_address(state, op, a, &x.value, &y.value);
        }
        let (p, q) = Integer::assume(op, &x.value.int, &y.value.int);
        if p.is_bottom() || q.is_bottom() {
            return None;
        }
        let state = self.narrow(state, a, &p)?;
        let mut state = self.narrow(state, b, &q)?;
        if op == CmpOp::Eq {
            if let (Some(l), Some(k)) = (x.linear, y.linear) {
                let plain = !l.negative && !k.negative && l.cell.size == k.cell.size;
                if plain && self.shared.exact(&state, l.cell) && self.shared.exact(&state, k.cell) {
                    let from = Linear { cell: k.cell, negative: false, plus: k.plus.wrapping_sub(l.plus) };
                    state.relations.learn(l.cell, from);
                }
            }
        }
        if let (Some(l), Some(k)) = (x.linear, y.linear) {
            self.learn_order(&mut state, op, l, k, [&p, &q]);
        }
        // A truth value that was widened: `cmp.ne (zext c), 0` says that `c` holds.
        self.through_extension(state, func, op, a, b)
    }

    /// Adds the inequality between the cells that two registers equal.
    fn learn_order(&self, state: &mut State, op: CmpOp, a: Linear, b: Linear, values: [&Integer; 2]) {
        if a.cell.size != b.cell.size || !self.shared.exact(state, a.cell) || !self.shared.exact(state, b.cell) {
            return;
        }
        state.relations = state.related(self.shared);
        let Some(orders) = &mut state.relations.orders else { return };
        let plain = values.iter().all(|v| v.signed_bounds().is_some_and(|(lo, _)| lo >= 0));
        match op {
            CmpOp::Eq => {
                orders.test(a, b, false);
                orders.test(b, a, false);
            }
            CmpOp::SLt => orders.test(a, b, true),
            CmpOp::SLe => orders.test(a, b, false),
            CmpOp::SGt => orders.test(b, a, true),
            CmpOp::SGe => orders.test(b, a, false),
            CmpOp::ULt if plain => orders.test(a, b, true),
            CmpOp::ULe if plain => orders.test(a, b, false),
            CmpOp::UGt if plain => orders.test(b, a, true),
            CmpOp::UGe if plain => orders.test(b, a, false),
            CmpOp::Ne | CmpOp::ULt | CmpOp::ULe | CmpOp::UGt | CmpOp::UGe => {}
        }
    }

    fn through_extension(&mut self, state: State, func: FuncId, op: CmpOp, a: Operand, b: Operand) -> Option<State> {
        let (Operand::Reg(r), Operand::Const(_, c)) = (a, b) else { return Some(state) };
        let truth = match (op, c) {
            (CmpOp::Eq, 0) | (CmpOp::Ne, 1) => false,
            (CmpOp::Eq, 1) | (CmpOp::Ne, 0) => true,
            (CmpOp::Eq | CmpOp::Ne, _) => return Some(state),
            (
                CmpOp::ULt | CmpOp::ULe | CmpOp::UGt | CmpOp::UGe | CmpOp::SLt | CmpOp::SLe | CmpOp::SGt | CmpOp::SGe,
                _,
            ) => return Some(state),
        };
        match self.definition(func, r).cloned() {
            Some(Op::Cast(CastOp::ZExt, inner, _)) if self.operand(&state, inner).value.bits() == 1 => {
                self.assume(state, func, inner, truth)
            }
            Some(_) | None => Some(state),
        }
    }

    /// Comparisons with null.
    fn assume_address(&mut self, mut state: State, op: CmpOp, a: Operand, x: &Value, y: &Value) -> Option<State> {
        let Operand::Reg(r) = a else { return Some(state) };
        let bits = x.bits();
        let addresses = x.with_int(Integer::bottom(bits));
        if !addresses.never_null() || !y.is_number() || y.int.as_constant() != Some(0) {
            return Some(state);
        }
        let new = match op {
            CmpOp::Eq => Value::int(x.int.meet(&Integer::constant(bits, 0))),
            CmpOp::Ne => {
                let (int, _) = Integer::assume(CmpOp::Ne, &x.int, &Integer::constant(bits, 0));
                x.with_int(int)
            }
            CmpOp::ULt | CmpOp::ULe | CmpOp::UGt | CmpOp::UGe | CmpOp::SLt | CmpOp::SLe | CmpOp::SGt | CmpOp::SGe => {
                return Some(state)
            }
        };
        if new.is_bottom() {
            return None;
        }
        if let Some(Some(register)) = state.frame().get_mut(r.index()) {
            register.value = new;
        }
        Some(state)
    }

    /// A register is a number of this set.
    fn narrow(&mut self, mut state: State, operand: Operand, to: &Integer) -> Option<State> {
        let Operand::Reg(r) = operand else { return Some(state) };
        let Some(Some(register)) = state.frame().get_mut(r.index()) else { return Some(state) };
        if !register.value.is_number() {
            return Some(state);
        }
        let met = register.value.int.meet(to);
        if met.is_bottom() {
            return None;
        }
        register.value = Value { undef: register.value.undef, ..Value::int(met.clone()) };
        let (linear, loaded) = (register.linear, register.loaded.clone());
        if let Some(l) = linear.filter(|l| l.cell.size * 8 == met.bits() && !l.negative) {
            let cell = state.memory.read(self.shared, l.cell);
            if cell.is_number() && self.shared.exact(&state, l.cell) {
                let plus = Integer::constant(met.bits(), l.plus);
                let known = cell.int.meet(&Integer::bin(BinOp::Sub, &met, &plus));
                if known.is_bottom() {
                    return None;
                }
                state.memory.write(l.cell, Value::int(known));
            }
        }
        if let Some(loaded) = loaded.filter(|l| l.cell.size * 8 == met.bits()) {
            self.learn_source(&mut state, &loaded, &met);
        }
        Some(state)
    }
}
