//! Arithmetic on registers: numbers, addresses, and what relations between cells add to a comparison.
//!
//! Guarantee: the result covers every outcome of `ir::eval`. An address that is computed with is kept only where it is moved by a
//! number; anything else is anything.

use super::access::resize;
use super::engine::Analysis;
use super::relation::{Linear, Relations};
use super::state::{Register, State};
use super::value::{Value, OFFSET};
use crate::domains::Integer;
use fencepost_check::FindingKind;
use fencepost_ir::eval::mask;
use fencepost_ir::{BinOp, CastOp, CmpOp, Operand, Type};

impl Analysis<'_, '_> {
    pub(super) fn binary(&mut self, state: &State, op: BinOp, a: Operand, b: Operand) -> Register {
        let (x, y) = (self.operand(state, a), self.operand(state, b));
        if x.value.is_bottom() || y.value.is_bottom() {
            return Register::of(Value::bottom(x.value.bits()));
        }
        let undef = self.undefined(op, &x.value, &y.value);
        if !x.value.is_number() || !y.value.is_number() {
            return Register::of(Value { undef, ..self.address_arithmetic(op, &x.value, &y.value) });
        }
        let mut int = Integer::bin(op, &x.value.int, &y.value.int);
        let bits = int.bits();
        if let Some(c) = related(state, op, &x, &y) {
            int = int.meet(&Integer::constant(bits, c));
        }
        let linear = linear(op, &x, &y, bits);
        Register { value: Value { undef, ..Value::int(int) }, linear, loaded: None }
    }

    /// What is wrong with the operands; whether bits of the result may never have been set.
    fn undefined(&mut self, op: BinOp, x: &Value, y: &Value) -> bool {
        match op {
            BinOp::And | BinOp::Or | BinOp::Xor => return x.undef || y.undef,
            BinOp::Shl | BinOp::LShr | BinOp::AShr => {
                self.defined(y, "a computation");
                let bits = u128::from(y.bits());
                let far = y.as_integer().unsigned_bounds().is_none_or(|(_, hi)| hi >= bits);
                return x.undef || far;
            }
            BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem => {
                self.defined(y, "a division");
                if y.as_integer().contains(0) {
                    self.error(&FindingKind::DivisionByZero);
                }
            }
            BinOp::Add
            | BinOp::Sub
            | BinOp::Mul
            | BinOp::UMin
            | BinOp::UMax
            | BinOp::SMin
            | BinOp::SMax
            | BinOp::UAddSat
            | BinOp::SAddSat
            | BinOp::USubSat
            | BinOp::SSubSat
            | BinOp::UShlSat
            | BinOp::SShlSat => self.defined(y, "a computation"),
        }
        self.defined(x, "a computation");
        false
    }

    /// Arithmetic on addresses as numbers: moving one keeps it, anything else is anything.
    fn address_arithmetic(&self, op: BinOp, x: &Value, y: &Value) -> Value {
        let bits = x.bits();
        let simple = |v: &Value| !v.wild && v.functions.is_empty() && v.threads.is_empty();
        if bits == self.shared.pointer_bits() && op == BinOp::Add && simple(x) && simple(y) {
            if y.is_number() {
                return moved(x, &y.int);
            }
            if x.is_number() {
                return moved(y, &x.int);
            }
        }
        if op == BinOp::Sub && x.objects.len() == 1 && y.objects.len() == 1 && x.objects[0].0 == y.objects[0].0 {
            let alone = |v: &Value| v.int.is_bottom() && simple(v);
            if alone(x) && alone(y) && bits == OFFSET && self.shared.info(x.objects[0].0).single {
                return Value::int(Integer::bin(BinOp::Sub, &x.objects[0].1, &y.objects[0].1));
            }
        }
        Value::wild(bits)
    }

    pub(super) fn pointer_add(&mut self, state: &State, p: Operand, offset: Operand) -> Value {
        let (p, offset) = (self.value(state, p), self.value(state, offset));
        self.defined(&p, "a computation");
        self.defined(&offset, "a computation");
        if p.wild || !offset.is_number() || !p.threads.is_empty() {
            return Value::wild(p.bits());
        }
        let zero = offset.int.as_constant() == Some(0);
        if !p.functions.is_empty() && !zero {
            return Value::wild(p.bits());
        }
        if zero {
            return p;
        }
        moved(&p, &offset.int)
    }

    pub(super) fn compare(&mut self, state: &State, op: CmpOp, a: Operand, b: Operand) -> Integer {
        let (x, y) = (self.operand(state, a), self.operand(state, b));
        self.defined(&x.value, "a computation");
        self.defined(&y.value, "a computation");
        if x.value.is_number() && y.value.is_number() {
            let plain = Integer::cmp(op, &x.value.int, &y.value.int);
            let bits = x.value.bits();
            let plain = match (x.linear, y.linear) {
                (Some(a), Some(b)) => {
                    let relations = state.related(self.shared);
                    plain.meet(&by_order(&relations, op, a, b, &x.value.int, &y.value.int))
                }
                (Some(_) | None, Some(_) | None) => plain,
            };
            return match difference(state, &x, &y).map(|d| d & mask(bits)) {
                Some(d) => plain.meet(&from_difference(op, d)),
                None => plain,
            };
        }
        // Addresses of living objects and functions are never null.
        let apart = |p: &Value, q: &Value| p.never_null() && q.is_number() && q.int.as_constant() == Some(0);
        let address_and_null = apart(&x.value, &y.value) || apart(&y.value, &x.value);
        match op {
            CmpOp::Eq if address_and_null => Integer::boolean(false),
            CmpOp::Ne if address_and_null => Integer::boolean(true),
            CmpOp::Eq
            | CmpOp::Ne
            | CmpOp::ULt
            | CmpOp::ULe
            | CmpOp::UGt
            | CmpOp::UGe
            | CmpOp::SLt
            | CmpOp::SLe
            | CmpOp::SGt
            | CmpOp::SGe => Integer::either(),
        }
    }

    pub(super) fn cast(&mut self, state: &State, op: CastOp, a: Operand, ty: Type) -> Register {
        let from = self.operand(state, a);
        let bits = self.bits(ty);
        let same = bits == from.value.bits();
        match op {
            CastOp::Bitcast | CastOp::PtrToInt | CastOp::IntToPtr if same => from,
            CastOp::Trunc | CastOp::ZExt | CastOp::Bitcast | CastOp::PtrToInt | CastOp::IntToPtr | CastOp::SExt => {
                let value = match from.value.is_number() {
                    true => Value::int(Integer::cast(op, &from.value.int, bits)),
                    false => Value::wild(bits),
                };
                Register::of(value.as_set_as(&from.value))
            }
            CastOp::FpCast | CastOp::FpToUi | CastOp::FpToSi | CastOp::UiToFp | CastOp::SiToFp => {
                Register::of(Value::number(bits).as_set_as(&from.value))
            }
        }
    }
}

/// The address moved by a number of bytes; numbers are moved too.
fn moved(p: &Value, by: &Integer) -> Value {
    let wide = Integer::cast(CastOp::SExt, by, OFFSET);
    let wide = if by.bits() == OFFSET { by.clone() } else { wide };
    let objects = p.objects.iter().map(|(o, off)| (*o, Integer::bin(BinOp::Add, off, &wide))).collect();
    let int = if p.int.is_bottom() { p.int.clone() } else { Integer::bin(BinOp::Add, &p.int, by) };
    Value { int, objects, ..resize(p, p.bits()) }
}

/// The constant that the relations give a sum or difference.
fn related(state: &State, op: BinOp, x: &Register, y: &Register) -> Option<u128> {
    let (a, b) = (x.linear?, y.linear?);
    if a.cell.size != b.cell.size || x.value.bits() != a.cell.size * 8 {
        return None;
    }
    let flip = |l: Linear| Linear { negative: !l.negative, plus: l.plus.wrapping_neg(), ..l };
    let constant = match op {
        BinOp::Sub => gap(state, a, b),
        BinOp::Add => gap(state, a, flip(b)),
        BinOp::Mul
        | BinOp::UDiv
        | BinOp::SDiv
        | BinOp::URem
        | BinOp::SRem
        | BinOp::Shl
        | BinOp::LShr
        | BinOp::AShr
        | BinOp::And
        | BinOp::Or
        | BinOp::Xor
        | BinOp::UMin
        | BinOp::UMax
        | BinOp::SMin
        | BinOp::SMax
        | BinOp::UAddSat
        | BinOp::SAddSat
        | BinOp::USubSat
        | BinOp::SSubSat
        | BinOp::UShlSat
        | BinOp::SShlSat => None,
    };
    constant.map(|c| c & mask(a.cell.size * 8))
}

/// The constant `a - b`, if the relations give it.
fn gap(state: &State, a: Linear, b: Linear) -> Option<u128> {
    let plus = a.plus.wrapping_sub(b.plus);
    if a.negative == b.negative {
        let d = state.relations.difference(a.cell, b.cell)?;
        return Some(if a.negative { plus.wrapping_sub(d) } else { plus.wrapping_add(d) });
    }
    let s = state.relations.sum(a.cell, b.cell)?;
    Some(if a.negative { plus.wrapping_sub(s) } else { plus.wrapping_add(s) })
}

/// The constant difference of two registers.
pub(super) fn difference(state: &State, x: &Register, y: &Register) -> Option<u128> {
    let (a, b) = (x.linear?, y.linear?);
    (a.cell.size == b.cell.size).then(|| gap(state, a, b)).flatten()
}

/// What the inequalities say about a comparison. Without sign they say something only about numbers that are not negative.
fn by_order(relations: &Relations, op: CmpOp, a: Linear, b: Linear, x: &Integer, y: &Integer) -> Integer {
    let possible = relations.orders.as_ref().and_then(|o| o.compare(a, b));
    let Some(possible) = possible.filter(|_| a.cell.size == b.cell.size) else { return Integer::either() };
    let positive = |v: &Integer| v.signed_bounds().is_some_and(|(lo, _)| lo >= 0);
    let plain = positive(x) && positive(y);
    let truths = possible.into_iter().map(|o| match op {
        CmpOp::Eq => Some(o.is_eq()),
        CmpOp::Ne => Some(o.is_ne()),
        CmpOp::SLt => Some(o.is_lt()),
        CmpOp::SLe => Some(o.is_le()),
        CmpOp::SGt => Some(o.is_gt()),
        CmpOp::SGe => Some(o.is_ge()),
        CmpOp::ULt => plain.then_some(o.is_lt()),
        CmpOp::ULe => plain.then_some(o.is_le()),
        CmpOp::UGt => plain.then_some(o.is_gt()),
        CmpOp::UGe => plain.then_some(o.is_ge()),
    });
    let truths: Option<Vec<bool>> = truths.collect();
    truths.map_or_else(Integer::either, |t| Integer::set(1, t.into_iter().map(u128::from)))
}

/// What a comparison gives for operands with this difference: order says something only about equal ones.
fn from_difference(op: CmpOp, d: u128) -> Integer {
    match op {
        CmpOp::Eq => Integer::boolean(d == 0),
        CmpOp::Ne => Integer::boolean(d != 0),
        CmpOp::ULe | CmpOp::UGe | CmpOp::SLe | CmpOp::SGe if d == 0 => Integer::boolean(true),
        CmpOp::ULt | CmpOp::UGt | CmpOp::SLt | CmpOp::SGt if d == 0 => Integer::boolean(false),
        CmpOp::ULe | CmpOp::UGe | CmpOp::SLe | CmpOp::SGe | CmpOp::ULt | CmpOp::UGt | CmpOp::SLt | CmpOp::SGt => {
            Integer::either()
        }
    }
}

/// The cell that a sum or difference with a constant equals.
fn linear(op: BinOp, x: &Register, y: &Register, bits: u32) -> Option<Linear> {
    let constant = |r: &Register| r.value.int.as_constant();
    let plus = |l: Linear, c: u128| Linear { plus: l.plus.wrapping_add(c) & mask(bits), ..l };
    if op == BinOp::Add {
        return match (x.linear, y.linear) {
            (Some(l), _) if constant(y).is_some() => constant(y).map(|c| plus(l, c)),
            (_, Some(l)) => constant(x).map(|c| plus(l, c)),
            (Some(_) | None, None) => None,
        };
    }
    if op == BinOp::Sub {
        if let (Some(l), Some(c)) = (x.linear, constant(y)) {
            return Some(plus(l, c.wrapping_neg()));
        }
        if let (Some(c), Some(l)) = (constant(x), y.linear) {
            let negative = Linear { negative: !l.negative, plus: c.wrapping_sub(l.plus) & mask(bits), ..l };
            return Some(negative);
        }
    }
    None
}
