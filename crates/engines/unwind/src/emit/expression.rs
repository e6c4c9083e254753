//! Computations as C expressions.
//!
//! A register of n bits is an unsigned integer of the next width that C has, with the bits above n zero. Signed operations
//! convert their operands, as every compiler that this is for defines it. Guarantee: an expression has its register's type
//! and no undefined behaviour; an amount that is too great for a shift gives any value, as in the IR.
//! Misses: floating point, more than 64 bits, saturating arithmetic, bit counting: those are refused.

use super::sharing::operand_type;
use super::Refusal;
use fencepost_ir::{BinOp, CastOp, CmpOp, Function, Op, Operand, OverflowOp, RmwOp, Target, Type};

/// Writes operands.
pub trait Operands {
    /// An operand as a C expression of its type, in parentheses where that matters.
    fn operand(&self, operand: Operand) -> String;
    /// The function that the operands belong to.
    fn function(&self) -> &Function;
    /// What the program was compiled for.
    fn target(&self) -> Target;
}

/// The number of bits.
fn width(ty: Type, target: Target) -> Result<u32, Refusal> {
    match ty {
        Type::Int(bits) if bits <= 64 => Ok(u32::from(bits)),
        Type::Ptr => Ok(u32::from(target.pointer_bits)),
        Type::Int(_) => Err("an integer of more than 64 bits".into()),
        Type::F32 | Type::F64 | Type::F80 => Err("floating point".into()),
    }
}

/// The width of the C integer that holds so many bits.
fn container(bits: u32) -> u32 {
    match bits {
        0..=8 => 8,
        9..=16 => 16,
        17..=32 => 32,
        _ => 64,
    }
}

/// The C type of a register.
pub fn c_type(ty: Type, target: Target) -> Result<String, Refusal> {
    Ok(match ty {
        Type::Ptr => "ptr_t".into(),
        Type::Int(_) | Type::F32 | Type::F64 | Type::F80 => format!("uint{}_t", container(width(ty, target)?)),
    })
}

/// Any value of a type.
pub fn nondet(ty: Type, target: Target) -> Result<String, Refusal> {
    let bits = width(ty, target)?;
    let any = format!("NONDET_{}()", container(bits));
    Ok(if bits == container(bits) { any } else { format!("({any} & {})", literal(bits, mask(bits))) })
}

fn mask(bits: u32) -> u128 {
    (1u128 << bits) - 1
}

/// A constant.
pub fn literal(bits: u32, value: u128) -> String {
    let suffix = if bits > 32 { "ull" } else { "u" };
    if value > 0xffff && value != mask(bits) - 1 {
        format!("{value:#x}{suffix}")
    } else {
        format!("{value}{suffix}")
    }
}

/// An expression of the C type for so many bits, cut to them.
fn cut(bits: u32, text: &str) -> String {
    match bits {
        32 | 64 => text.to_string(),
        8 | 16 => format!("(uint{bits}_t){text}"),
        _ => format!("(uint{}_t)({text} & {})", container(bits), literal(bits, mask(bits))),
    }
}

/// An operand as a signed C integer.
fn signed(bits: u32, text: &str) -> String {
    let c = container(bits);
    if bits == c {
        return format!("(int{c}_t){text}");
    }
    let top = literal(bits, 1 << (bits - 1));
    format!("(int{c}_t)(uint{c}_t)(({text} ^ {top}) - {top})")
}

fn wide(bits: u32, text: &str) -> String {
    if bits < 32 {
        format!("(uint32_t){text}")
    } else {
        text.to_string()
    }
}

fn constant(operand: Operand) -> Option<u128> {
    match operand {
        Operand::Const(_, value) => Some(value),
        Operand::Reg(_) | Operand::Global(..) | Operand::Func(_) | Operand::Undef(_) => None,
    }
}

/// Arithmetic on texts of so many bits.
fn arithmetic(op: BinOp, bits: u32, x: &str, y: &str, amount: Option<u128>) -> Result<String, Refusal> {
    let plain = |sign: &str| cut(bits, &format!("({} {sign} {})", wide(bits, x), wide(bits, y)));
    let pick = |less: String, a: &str, b: &str| format!("({less} ? {a} : {b})");
    let as_signed = |sign: &str| format!("{} {sign} {}", signed(bits, x), signed(bits, y));
    let shift = |text: String| match amount {
        Some(n) if n < u128::from(bits) => cut(bits, &format!("({text})")),
        Some(_) => cut(bits, &format!("NONDET_{}()", container(bits))),
        None => {
            let any = cut(bits, &format!("NONDET_{}()", container(bits)));
            format!("({y} < {bits} ? {} : {any})", cut(bits, &format!("({text})")))
        }
    };
    Ok(match op {
        BinOp::Add => plain("+"),
        BinOp::Sub => plain("-"),
        BinOp::Mul => plain("*"),
        BinOp::UDiv => plain("/"),
        BinOp::URem => plain("%"),
        BinOp::And => plain("&"),
        BinOp::Or => plain("|"),
        BinOp::Xor => plain("^"),
        // The quotient of the smallest number and -1 is the smallest number, as adding wraps around.
        BinOp::SDiv => {
            let all = literal(bits, mask(bits));
            let minus = cut(bits, &format!("(0u - {})", wide(bits, x)));
            let quotient = format!("(uint{0}_t)({1})", container(bits), as_signed("/"));
            format!("({y} == {all} ? {minus} : {})", cut(bits, &format!("({quotient})")))
        }
        BinOp::SRem => {
            let all = literal(bits, mask(bits));
            let rest = format!("(uint{0}_t)({1})", container(bits), as_signed("%"));
            format!("({y} == {all} ? 0u : {})", cut(bits, &format!("({rest})")))
        }
        BinOp::Shl => shift(format!("{} << {y}", wide(bits, x))),
        BinOp::LShr => shift(format!("{x} >> {y}")),
        BinOp::AShr => shift(format!("(uint{}_t)({} >> {y})", container(bits), signed(bits, x))),
        BinOp::UMin => pick(format!("{x} < {y}"), x, y),
        BinOp::UMax => pick(format!("{x} < {y}"), y, x),
        BinOp::SMin => pick(as_signed("<"), x, y),
        BinOp::SMax => pick(as_signed("<"), y, x),
        BinOp::UAddSat | BinOp::SAddSat | BinOp::USubSat | BinOp::SSubSat | BinOp::UShlSat | BinOp::SShlSat => {
            return Err("saturating arithmetic".into())
        }
    })
}

fn binary(to: &dyn Operands, op: BinOp, a: Operand, b: Operand) -> Result<String, Refusal> {
    let bits = width(operand_type(to.function(), a), to.target())?;
    arithmetic(op, bits, &to.operand(a), &to.operand(b), constant(b))
}

/// A comparison with a constant that says nothing, or with itself, is what it is: compilers warn about those.
fn settled(op: CmpOp, bits: u32, a: Operand, b: Operand) -> Option<bool> {
    if a == b && matches!(a, Operand::Reg(_) | Operand::Global(..) | Operand::Func(_)) {
        return Some(matches!(op, CmpOp::Eq | CmpOp::ULe | CmpOp::UGe | CmpOp::SLe | CmpOp::SGe));
    }
    if let (Some(x), Some(y)) = (constant(a), constant(b)) {
        return Some(fencepost_ir::eval::cmp(op, bits, x, y));
    }
    // `x < least` and `most < x` are never true.
    let (least, most) = match op {
        CmpOp::Eq | CmpOp::Ne => return None,
        CmpOp::ULt | CmpOp::ULe | CmpOp::UGt | CmpOp::UGe => (0, mask(bits)),
        CmpOp::SLt | CmpOp::SLe | CmpOp::SGt | CmpOp::SGe => (1u128 << (bits - 1), mask(bits) >> 1),
    };
    let is = |operand, end| constant(operand) == Some(end);
    match op {
        CmpOp::Eq | CmpOp::Ne => None,
        CmpOp::ULt | CmpOp::SLt => (is(b, least) || is(a, most)).then_some(false),
        CmpOp::UGt | CmpOp::SGt => (is(a, least) || is(b, most)).then_some(false),
        CmpOp::ULe | CmpOp::SLe => (is(a, least) || is(b, most)).then_some(true),
        CmpOp::UGe | CmpOp::SGe => (is(b, least) || is(a, most)).then_some(true),
    }
}

fn compare(to: &dyn Operands, op: CmpOp, a: Operand, b: Operand) -> Result<String, Refusal> {
    let bits = width(operand_type(to.function(), a), to.target())?;
    if let Some(known) = settled(op, bits, a, b) {
        return Ok(if known { "1" } else { "0" }.into());
    }
    let (x, y) = (to.operand(a), to.operand(b));
    let (sx, sy) = (signed(bits, &x), signed(bits, &y));
    Ok(match op {
        CmpOp::Eq => format!("({x} == {y})"),
        CmpOp::Ne => format!("({x} != {y})"),
        CmpOp::ULt => format!("({x} < {y})"),
        CmpOp::ULe => format!("({x} <= {y})"),
        CmpOp::UGt => format!("({x} > {y})"),
        CmpOp::UGe => format!("({x} >= {y})"),
        CmpOp::SLt => format!("({sx} < {sy})"),
        CmpOp::SLe => format!("({sx} <= {sy})"),
        CmpOp::SGt => format!("({sx} > {sy})"),
        CmpOp::SGe => format!("({sx} >= {sy})"),
    })
}

fn cast(to: &dyn Operands, op: CastOp, a: Operand, ty: Type) -> Result<String, Refusal> {
    let target = to.target();
    let (from, bits) = (width(operand_type(to.function(), a), target)?, width(ty, target)?);
    let (x, c) = (to.operand(a), c_type(ty, target)?);
    Ok(match op {
        CastOp::Trunc | CastOp::PtrToInt | CastOp::IntToPtr if bits < from => {
            if bits == container(bits) {
                format!("({c}){x}")
            } else {
                cut(bits, &format!("({x})"))
            }
        }
        CastOp::Trunc | CastOp::ZExt | CastOp::Bitcast | CastOp::PtrToInt | CastOp::IntToPtr => format!("({c}){x}"),
        CastOp::SExt if from == container(from) => cut(bits, &format!("(({c})(int{from}_t){x})")),
        CastOp::SExt => {
            let top = literal(bits, 1 << (from - 1));
            cut(bits, &format!("(((({c}){x}) ^ {top}) - {top})"))
        }
        CastOp::FpCast | CastOp::FpToUi | CastOp::FpToSi | CastOp::UiToFp | CastOp::SiToFp => {
            return Err("floating point".into())
        }
    })
}

/// A computation with one result and no effect.
pub fn pure(to: &dyn Operands, op: &Op) -> Result<String, Refusal> {
    Ok(match op {
        Op::Copy(a) => to.operand(*a),
        Op::Bin(op, a, b) => binary(to, *op, *a, *b)?,
        Op::Cmp(op, a, b) => compare(to, *op, *a, *b)?,
        Op::Cast(op, a, ty) => cast(to, *op, *a, *ty)?,
        Op::Select(c, a, b) => {
            width(operand_type(to.function(), *a), to.target())?;
            format!("({} ? {} : {})", to.operand(*c), to.operand(*a), to.operand(*b))
        }
        Op::PtrAdd(a, b) => {
            let bits = u32::from(to.target().pointer_bits);
            match constant(*b) {
                Some(0) => to.operand(*a),
                // An offset to the left, as a reader expects it.
                Some(n) if n > mask(bits) >> 1 => {
                    format!("({} - {})", to.operand(*a), literal(bits, mask(bits) + 1 - n))
                }
                Some(_) | None => format!("({} + {})", to.operand(*a), to.operand(*b)),
            }
        }
        Op::Un(..) => return Err("counting and swapping of bits".into()),
        Op::FunnelShift { .. } => return Err("a shift of two words".into()),
        Op::FBin(..) | Op::FUn(..) | Op::FMulAdd(..) | Op::FCmp(..) => return Err("floating point".into()),
        Op::Overflow(..)
        | Op::Alloca { .. }
        | Op::StackSave
        | Op::StackRestore(_)
        | Op::StackEnd(_)
        | Op::Malloc { .. }
        | Op::Free(_)
        | Op::ObjectSize(_)
        | Op::TlsAddr(_)
        | Op::VarArgs
        | Op::Load(..)
        | Op::Store { .. }
        | Op::Rmw { .. }
        | Op::CmpXchg { .. }
        | Op::MemCopy { .. }
        | Op::MemSet { .. }
        | Op::Fence(_)
        | Op::Call { .. }
        | Op::CallIndirect { .. }
        | Op::ThreadNew
        | Op::ThreadStart { .. }
        | Op::ThreadJoin(_)
        | Op::ThreadSelf
        | Op::AtomicBegin
        | Op::AtomicEnd
        | Op::Assume(_)
        | Op::Await(_)
        | Op::Yield
        | Op::Assert { .. }
        | Op::Nondet(..)
        | Op::Observe(_)
        | Op::Commit
        | Op::Print { .. }
        | Op::Format { .. } => return Err("an operation that is not a computation".into()),
    })
}

/// What a read-modify-write stores, from texts of the old value and the operand.
pub fn modified(op: RmwOp, ty: Type, target: Target, old: &str, value: &str) -> Result<String, Refusal> {
    let bits = width(ty, target)?;
    let with = |op| arithmetic(op, bits, old, value, None);
    match op {
        RmwOp::Xchg => Ok(value.to_string()),
        RmwOp::Add => with(BinOp::Add),
        RmwOp::Sub => with(BinOp::Sub),
        RmwOp::And => with(BinOp::And),
        RmwOp::Or => with(BinOp::Or),
        RmwOp::Xor => with(BinOp::Xor),
        RmwOp::Nand => Ok(cut(bits, &format!("({} ^ {})", wide(bits, &with(BinOp::And)?), literal(bits, mask(bits))))),
        RmwOp::Max => with(BinOp::SMax),
        RmwOp::Min => with(BinOp::SMin),
        RmwOp::UMax => with(BinOp::UMax),
        RmwOp::UMin => with(BinOp::UMin),
        RmwOp::UIncWrap => Ok(format!("({old} >= {value} ? 0u : {})", cut(bits, &format!("({old} + 1u)")))),
        RmwOp::UDecWrap => {
            Ok(format!("({old} == 0u || {old} > {value} ? {value} : {})", cut(bits, &format!("({old} - 1u)"))))
        }
        RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin => Err("floating point".into()),
    }
}

/// The value of overflowing arithmetic, and whether it overflowed.
pub fn overflow(to: &dyn Operands, op: OverflowOp, a: Operand, b: Operand) -> Result<(String, String), Refusal> {
    let bits = width(operand_type(to.function(), a), to.target())?;
    let (x, y) = (to.operand(a), to.operand(b));
    let value = |op| arithmetic(op, bits, &x, &y, None);
    let top = format!("{}", bits - 1);
    Ok(match op {
        OverflowOp::UAdd => {
            let v = value(BinOp::Add)?;
            (v.clone(), format!("({v} < {x})"))
        }
        OverflowOp::USub => (value(BinOp::Sub)?, format!("({x} < {y})")),
        OverflowOp::SAdd => {
            let v = value(BinOp::Add)?;
            (v.clone(), format!("(uint8_t)(((({x} ^ {v}) & ({y} ^ {v})) >> {top}) & 1u)"))
        }
        OverflowOp::SSub => {
            let v = value(BinOp::Sub)?;
            (v.clone(), format!("(uint8_t)(((({x} ^ {y}) & ({x} ^ {v})) >> {top}) & 1u)"))
        }
        OverflowOp::UMul if bits <= 32 => {
            let wide = format!("((uint64_t){x} * {y})");
            (value(BinOp::Mul)?, format!("({wide} > {})", literal(64, mask(bits))))
        }
        OverflowOp::SMul if bits <= 32 => {
            let wide = format!("((int64_t){} * {})", signed(bits, &x), signed(bits, &y));
            let half = 1u64 << (bits - 1);
            (value(BinOp::Mul)?, format!("({wide} < -(int64_t){half} || {wide} >= (int64_t){half})"))
        }
        OverflowOp::UMul | OverflowOp::SMul => return Err("a product of 64 bits whose overflow is asked for".into()),
    })
}
