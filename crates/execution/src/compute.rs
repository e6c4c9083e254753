//! Computation on symbolic values: the interpreter's `compute`, as circuits.
//!
//! Source: `check::interp::compute` (definedness as memcheck tracks it). Each function gives the value and the
//! conditions under which the thread fails instead; constants are computed by the same `ir::eval` that the interpreter
//! uses, so that both agree. Floating point on values that are not constants is not computed: the result is any value, and the
//! caller is told, so that a `safe` stays right and an `unsafe` must replay.

use crate::value::{beside, points_of, resize, spread, union, Value, V};
use crate::world::World;
use fencepost_check::finding::FindingKind;
use fencepost_ir::eval::{self, EvalError};
use fencepost_ir::{BinOp, CastOp, CmpOp, OverflowOp, RmwOp, Target, Type, UnOp};
use fencepost_solver::bits::{self, Bits};
use fencepost_solver::circuit::{Circuit, Lit};
use std::rc::Rc;

/// A value, and when the thread fails instead.
pub struct Computed {
    /// The value.
    pub value: Value,
    /// Conditions and what they violate.
    pub fails: Vec<(Lit, FindingKind)>,
    /// Whether the value is only an over-approximation.
    pub inexact: bool,
}

impl Computed {
    fn exact(value: Value) -> Computed {
        Computed { value, fails: Vec::new(), inexact: false }
    }

    fn failing(value: Value, fails: Vec<(Lit, FindingKind)>) -> Computed {
        Computed { value, fails: fails.into_iter().filter(|(l, _)| *l != Lit::FALSE).collect(), inexact: false }
    }
}

fn joined<K>(world: &World<'_, K>, bits: Bits, parts: &[&Value]) -> Value {
    let mut value = Value::of(bits);
    for p in parts {
        value.points = union(&value.points, &points_of(world, p));
        value.deps = union(&value.deps, &p.deps);
    }
    value.points = beside(world, &value.bits, value.points);
    value
}

/// The result of a computation whose operands may have undefined bits: entirely undefined then.
fn blurred(c: &mut Circuit, value: Value, operands: &[&Value], extra: Lit) -> Value {
    let mut any = vec![extra];
    for o in operands {
        any.push(o.any_undef(c));
    }
    let undefined = c.or_all(&any);
    let undef = spread(value.width(), undefined);
    value.with_undef(c, undef)
}

fn never_set(c: &mut Circuit, operands: &[&Value]) -> Vec<(Lit, FindingKind)> {
    operands.iter().map(|o| (o.all_undef(c), FindingKind::Undefined("a computation"))).collect()
}

/// Integer operations.
pub fn bin<K>(c: &mut Circuit, world: &World<'_, K>, op: BinOp, a: &V, b: &V) -> Computed {
    let width = a.width();
    if let (Some(x), Some(y)) = (a.as_const(), b.as_const()) {
        match eval::bin(op, width, x, y) {
            Ok(v) => return Computed::exact(joined(world, Bits::constant(width as usize, v), &[a, b])),
            Err(EvalError::DivisionByZero) => {
                return Computed::failing(
                    Value::of(Bits::constant(width as usize, 0)),
                    vec![(Lit::TRUE, FindingKind::DivisionByZero)],
                )
            }
            Err(EvalError::Undefined | EvalError::Unsupported(_)) => {
                let v = Value { deps: union(&a.deps, &b.deps), ..Value::clone(&Value::undefined(width)) };
                return Computed::exact(v);
            }
        }
    }
    let defined = a.undef.is_none() && b.undef.is_none();
    let (x, y) = (&a.bits, &b.bits);
    let raw = match op {
        BinOp::Add => bits::add(c, x, y),
        BinOp::Sub => bits::sub(c, x, y),
        BinOp::Mul => bits::mul(c, x, y),
        BinOp::UDiv => bits::udiv(c, x, y),
        BinOp::SDiv => bits::sdiv(c, x, y),
        BinOp::URem => bits::urem(c, x, y),
        BinOp::SRem => bits::srem(c, x, y),
        BinOp::Shl => bits::shl(c, x, y),
        BinOp::LShr => bits::lshr(c, x, y),
        BinOp::AShr => bits::ashr(c, x, y),
        BinOp::And => bits::and(c, x, y),
        BinOp::Or => bits::or(c, x, y),
        BinOp::Xor => bits::xor(c, x, y),
        BinOp::UMin => bits::umin(c, x, y),
        BinOp::UMax => bits::umax(c, x, y),
        BinOp::SMin => bits::smin(c, x, y),
        BinOp::SMax => bits::smax(c, x, y),
        BinOp::UAddSat => bits::uadd_sat(c, x, y),
        BinOp::SAddSat => bits::sadd_sat(c, x, y),
        BinOp::USubSat => bits::usub_sat(c, x, y),
        BinOp::SSubSat => bits::ssub_sat(c, x, y),
        BinOp::UShlSat => bits::ushl_sat(c, x, y),
        BinOp::SShlSat => bits::sshl_sat(c, x, y),
    };
    let value = joined(world, raw, &[a, b]);
    match op {
        BinOp::And | BinOp::Or | BinOp::Xor if defined => Computed::exact(value),
        BinOp::And => {
            let (u, v) = (a.undef_bits(), b.undef_bits());
            let left = bits::or(c, y, &v);
            let right = bits::or(c, x, &u);
            let (p, q) = (bits::and(c, &u, &left), bits::and(c, &v, &right));
            let undef = bits::or(c, &p, &q);
            Computed::exact(value.with_undef(c, undef))
        }
        BinOp::Or => {
            let (u, v) = (a.undef_bits(), b.undef_bits());
            let (ny, nx) = (bits::not(c, y), bits::not(c, x));
            let (p, q) = (bits::and(c, &u, &ny), bits::and(c, &v, &nx));
            let undef = bits::or(c, &p, &q);
            Computed::exact(value.with_undef(c, undef))
        }
        BinOp::Xor => {
            let undef = bits::or(c, &a.undef_bits(), &b.undef_bits());
            Computed::exact(value.with_undef(c, undef))
        }
        BinOp::Shl | BinOp::LShr | BinOp::AShr => {
            let limit = Bits::constant(width as usize, u128::from(width));
            let small =
                if width < 128 && u128::from(width) > eval::mask(width) { Lit::TRUE } else { bits::ult(c, y, &limit) };
            let amount_undefined = b.any_undef(c);
            let exact = c.and(small, !amount_undefined);
            // An amount that is no amount gives nothing defined; a value never set is a finding then.
            let mut fails = Vec::new();
            if !defined {
                let bad_a = a.all_undef(c);
                let bad_b = b.all_undef(c);
                let bad = c.or(bad_a, bad_b);
                fails.push((c.and(!exact, bad), FindingKind::Undefined("a computation")));
            }
            let shifted = match (&a.undef, op) {
                (None, _) => Bits::constant(width as usize, 0),
                (Some(u), BinOp::Shl) => bits::shl(c, u, y),
                (Some(u), BinOp::LShr) => bits::lshr(c, u, y),
                (Some(u), _) => bits::ashr(c, u, y),
            };
            let undef = bits::or(c, &shifted, &spread(width, !exact));
            Computed::failing(value.with_undef(c, undef), fails)
        }
        BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem => {
            let zero = bits::is_zero(c, y);
            let undefined = b.any_undef(c);
            let by_zero = c.and(zero, !undefined);
            let mut fails = vec![(undefined, FindingKind::Undefined("a division"))];
            fails.extend(never_set(c, &[a]));
            fails.push((by_zero, FindingKind::DivisionByZero));
            let value = blurred(c, value, &[a], Lit::FALSE);
            Computed::failing(value, fails)
        }
        BinOp::UShlSat | BinOp::SShlSat => {
            let limit = Bits::constant(width as usize, u128::from(width));
            let large = if width < 128 && u128::from(width) > eval::mask(width) {
                Lit::FALSE
            } else {
                !bits::ult(c, y, &limit)
            };
            let fails = never_set(c, &[a, b]);
            let value = blurred(c, value, &[a, b], large);
            Computed::failing(value, fails)
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
        | BinOp::SSubSat => {
            if defined {
                return Computed::exact(value);
            }
            let fails = never_set(c, &[a, b]);
            let value = blurred(c, value, &[a, b], Lit::FALSE);
            Computed::failing(value, fails)
        }
    }
}

/// Integer functions of one operand.
pub fn un<K>(c: &mut Circuit, world: &World<'_, K>, op: UnOp, a: &V) -> Computed {
    let raw = match op {
        UnOp::Abs => bits::abs(c, &a.bits),
        UnOp::CtPop => bits::ctpop(c, &a.bits),
        UnOp::CtLz => bits::ctlz(c, &a.bits),
        UnOp::CtTz => bits::cttz(c, &a.bits),
        UnOp::BSwap => a.bits.bswap(),
        UnOp::BitReverse => a.bits.bitreverse(),
    };
    let value = joined(world, raw, &[a]);
    Computed::exact(if a.undef.is_some() { blurred(c, value, &[a], Lit::FALSE) } else { value })
}

/// The outcome of a comparison on bits.
pub fn compare(c: &mut Circuit, op: CmpOp, x: &Bits, y: &Bits) -> Lit {
    match op {
        CmpOp::Eq => bits::eq(c, x, y),
        CmpOp::Ne => !bits::eq(c, x, y),
        CmpOp::ULt => bits::ult(c, x, y),
        CmpOp::ULe => bits::ule(c, x, y),
        CmpOp::UGt => bits::ult(c, y, x),
        CmpOp::UGe => bits::ule(c, y, x),
        CmpOp::SLt => bits::slt(c, x, y),
        CmpOp::SLe => bits::sle(c, x, y),
        CmpOp::SGt => bits::slt(c, y, x),
        CmpOp::SGe => bits::sle(c, y, x),
    }
}

/// Comparisons.
pub fn cmp(c: &mut Circuit, op: CmpOp, a: &V, b: &V) -> Computed {
    let outcome = compare(c, op, &a.bits, &b.bits);
    let mut value = Value::of(Bits::new(&[outcome]));
    value.deps = union(&a.deps, &b.deps);
    if a.undef.is_none() && b.undef.is_none() {
        return Computed::exact(value);
    }
    let (u, v) = (a.undef_bits(), b.undef_bits());
    let undef = bits::or(c, &u, &v);
    let any = c.or_all(undef.lits());
    let differ_bits = bits::xor(c, &a.bits, &b.bits);
    let known = bits::not(c, &undef);
    let differ_bits = bits::and(c, &differ_bits, &known);
    let differ = c.or_all(differ_bits.lits());
    let fails = never_set(c, &[a, b]);
    let unknown = match op {
        CmpOp::Eq | CmpOp::Ne => c.and(any, !differ),
        CmpOp::ULt | CmpOp::ULe | CmpOp::UGt | CmpOp::UGe | CmpOp::SLt | CmpOp::SLe | CmpOp::SGt | CmpOp::SGe => any,
    };
    let value = value.with_undef(c, Bits::new(&[unknown]));
    Computed::failing(value, fails)
}

/// Conversions.
pub fn cast<K>(
    c: &mut Circuit,
    world: &World<'_, K>,
    op: CastOp,
    (from, to): (Type, Type),
    target: &Target,
    a: &V,
) -> Computed {
    let width = to.bits(target);
    let plain = |f: &dyn Fn(&Bits) -> Bits| {
        let value = joined(world, f(&a.bits), &[a]);
        Computed::exact(Value { undef: a.undef.as_ref().map(f), ..value })
    };
    match op {
        CastOp::Trunc | CastOp::ZExt | CastOp::Bitcast | CastOp::PtrToInt | CastOp::IntToPtr => {
            plain(&|b| resize(b, width))
        }
        CastOp::SExt => plain(&|b| if (b.width() as u32) < width { b.sext(width as usize) } else { resize(b, width) }),
        CastOp::FpCast | CastOp::FpToUi | CastOp::FpToSi | CastOp::UiToFp | CastOp::SiToFp => {
            float(c, width, &[a], |v| eval::cast(op, from, to, target, v[0]), false)
        }
    }
}

/// A floating-point operation: computed on constants, anything otherwise.
pub fn float(
    c: &mut Circuit,
    width: u32,
    operands: &[&V],
    f: impl Fn(&[u128]) -> Result<u128, EvalError>,
    refuse_unset: bool,
) -> Computed {
    let mut deps = crate::value::Deps::new();
    for o in operands {
        deps = union(&deps, &o.deps);
    }
    let values: Option<Vec<u128>> = operands.iter().map(|o| o.as_const()).collect();
    if let Some(values) = values {
        let value = match f(&values) {
            Ok(v) => Value::of(Bits::constant(width as usize, v)),
            Err(EvalError::Undefined | EvalError::DivisionByZero) => Value::clone(&Value::undefined(width)),
            Err(EvalError::Unsupported(_)) => {
                let value = Value { deps, ..Value::of(Bits::input(c, width as usize)) };
                return Computed { value, fails: Vec::new(), inexact: true };
            }
        };
        return Computed::exact(Value { deps, ..value });
    }
    let plain: Vec<&Value> = operands.iter().map(|o| &***o).collect();
    let fails = if refuse_unset { never_set(c, &plain) } else { Vec::new() };
    let value = Value { deps, ..Value::of(Bits::input(c, width as usize)) };
    let value = blurred(c, value, &plain, Lit::FALSE);
    let mut result = Computed::failing(value, fails);
    result.inexact = true;
    result
}

/// Arithmetic with an overflow flag.
pub fn overflow<K>(c: &mut Circuit, world: &World<'_, K>, op: OverflowOp, a: &V, b: &V) -> (Value, Value) {
    let (x, y) = (&a.bits, &b.bits);
    let (raw, over) = match op {
        OverflowOp::UAdd => (bits::add(c, x, y), bits::uadd_overflow(c, x, y)),
        OverflowOp::SAdd => (bits::add(c, x, y), bits::sadd_overflow(c, x, y)),
        OverflowOp::USub => (bits::sub(c, x, y), bits::usub_overflow(c, x, y)),
        OverflowOp::SSub => (bits::sub(c, x, y), bits::ssub_overflow(c, x, y)),
        OverflowOp::UMul => (bits::mul(c, x, y), bits::umul_overflow(c, x, y)),
        OverflowOp::SMul => (bits::mul(c, x, y), bits::smul_overflow(c, x, y)),
    };
    let value = joined(world, raw, &[a, b]);
    let mut flag = Value::of(Bits::new(&[over]));
    flag.deps = value.deps.clone();
    if a.undef.is_none() && b.undef.is_none() {
        return (value, flag);
    }
    (blurred(c, value, &[a, b], Lit::FALSE), blurred(c, flag, &[a, b], Lit::FALSE))
}

/// Funnel shifts.
pub fn funnel<K>(c: &mut Circuit, world: &World<'_, K>, left: bool, a: &V, b: &V, by: &V) -> Value {
    let raw = if left { bits::fshl(c, &a.bits, &b.bits, &by.bits) } else { bits::fshr(c, &a.bits, &b.bits, &by.bits) };
    let value = joined(world, raw, &[a, b, by]);
    blurred(c, value, &[a, b, by], Lit::FALSE)
}

/// What a read-modify-write stores.
pub fn rmw<K>(
    c: &mut Circuit,
    world: &World<'_, K>,
    op: RmwOp,
    ty: Type,
    target: &Target,
    old: &V,
    operand: &V,
) -> Computed {
    let width = ty.bits(target);
    let simple = |op| match op {
        RmwOp::Add => Some(BinOp::Add),
        RmwOp::Sub => Some(BinOp::Sub),
        RmwOp::And => Some(BinOp::And),
        RmwOp::Or => Some(BinOp::Or),
        RmwOp::Xor => Some(BinOp::Xor),
        RmwOp::Max => Some(BinOp::SMax),
        RmwOp::Min => Some(BinOp::SMin),
        RmwOp::UMax => Some(BinOp::UMax),
        RmwOp::UMin => Some(BinOp::UMin),
        RmwOp::Xchg
        | RmwOp::Nand
        | RmwOp::FAdd
        | RmwOp::FSub
        | RmwOp::FMax
        | RmwOp::FMin
        | RmwOp::UIncWrap
        | RmwOp::UDecWrap => None,
    };
    let defined = |v: &V| Rc::new(Value { undef: None, ..Value::clone(v) });
    let (x, y) = (defined(old), defined(operand));
    let mut computed = match op {
        RmwOp::Xchg => return Computed::exact(Value::clone(operand)),
        RmwOp::Nand => {
            let both = bits::and(c, &x.bits, &y.bits);
            let raw = bits::not(c, &both);
            Computed::exact(joined(world, raw, &[&x, &y]))
        }
        RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin => {
            float(c, width, &[&x, &y], |v| eval::rmw(op, ty, target, v[0], v[1]), false)
        }
        RmwOp::UIncWrap => {
            let one = Bits::constant(width as usize, 1);
            let zero = Bits::constant(width as usize, 0);
            let more = bits::add(c, &x.bits, &one);
            let wrap = bits::ule(c, &y.bits, &x.bits);
            let raw = bits::select(c, wrap, &zero, &more);
            Computed::exact(joined(world, raw, &[&x, &y]))
        }
        RmwOp::UDecWrap => {
            let one = Bits::constant(width as usize, 1);
            let less = bits::sub(c, &x.bits, &one);
            let zero = bits::is_zero(c, &x.bits);
            let above = bits::ult(c, &y.bits, &x.bits);
            let wrap = c.or(zero, above);
            let raw = bits::select(c, wrap, &y.bits, &less);
            Computed::exact(joined(world, raw, &[&x, &y]))
        }
        RmwOp::Add
        | RmwOp::Sub
        | RmwOp::And
        | RmwOp::Or
        | RmwOp::Xor
        | RmwOp::Max
        | RmwOp::Min
        | RmwOp::UMax
        | RmwOp::UMin => match simple(op) {
            Some(b) => bin(c, world, b, &x, &y),
            None => Computed::exact(Value::clone(operand)),
        },
    };
    if old.undef.is_some() || operand.undef.is_some() {
        computed.value = blurred(c, computed.value, &[old, operand], Lit::FALSE);
    }
    computed
}
