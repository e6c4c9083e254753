//! The functions of `math.h` that the IR can compute, and the classes of floating-point numbers.
//!
//! Guarantee: only functions with a counterpart in the IR are taken; the others are diagnostics at their call.
//! Misses: rounding modes and `errno`; `sin`, `exp` and the like may differ from the C library in the last bit.

use super::build::{Fun, Leaves};
use super::Lowered;
use fencepost_ir::{BinOp, CastOp, Code, Diagnostic, FBinOp, FCmpOp, FUnOp, Op, Operand, Type, UnOp};

/// The operation of a name of `math.h` or of an intrinsic, without its suffix.
pub(super) fn float_unary(stem: &str) -> Option<FUnOp> {
    Some(match stem {
        "fabs" => FUnOp::Abs,
        "sqrt" => FUnOp::Sqrt,
        "floor" => FUnOp::Floor,
        "ceil" => FUnOp::Ceil,
        "trunc" => FUnOp::Trunc,
        "round" => FUnOp::Round,
        "rint" | "nearbyint" | "roundeven" => FUnOp::Rint,
        "sin" => FUnOp::Sin,
        "cos" => FUnOp::Cos,
        "tan" => FUnOp::Tan,
        "exp" => FUnOp::Exp,
        "exp2" => FUnOp::Exp2,
        "log" => FUnOp::Log,
        "log2" => FUnOp::Log2,
        "log10" => FUnOp::Log10,
        _ => return None,
    })
}

fn float_binary(stem: &str) -> Option<FBinOp> {
    Some(match stem {
        "fmin" => FBinOp::Min,
        "fmax" => FBinOp::Max,
        "fmod" => FBinOp::Rem,
        "pow" => FBinOp::Pow,
        "atan2" => FBinOp::Atan2,
        "copysign" => FBinOp::CopySign,
        _ => return None,
    })
}

impl<'c, 'm> Fun<'c, 'm> {
    /// A call to a function of `math.h` or to `abs` and its kin.
    pub(super) fn math(&mut self, name: &str, args: &[Operand]) -> Lowered<Option<Leaves>> {
        if let ("abs" | "labs" | "llabs" | "imaxabs", [value]) = (name, args) {
            let ty = self.ty(*value);
            return Ok(if matches!(ty, Type::Int(_)) {
                Self::one(self.op(Op::Un(UnOp::Abs, *value), ty))
            } else {
                None
            });
        }
        let Some(&first) = args.first() else { return Ok(None) };
        let ty = self.ty(first);
        if !ty.is_float() {
            return Ok(None);
        }
        let stem = match ty {
            Type::F32 => name.strip_suffix('f'),
            Type::F80 => name.strip_suffix('l'),
            Type::F64 | Type::Int(_) | Type::Ptr => Some(name),
        };
        let Some(stem) = stem else { return Ok(None) };
        if let (Some(op), [value]) = (float_unary(stem), args) {
            return Ok(Self::one(self.op(Op::FUn(op, *value), ty)));
        }
        if let (Some(op), [a, b]) = (float_binary(stem), args) {
            return Ok(Self::one(self.op(Op::FBin(op, *a, *b), ty)));
        }
        if let ("fma", [a, b, c]) = (stem, args) {
            return Ok(Self::one(self.op(Op::FMulAdd(*a, *b, *c), ty)));
        }
        if let ("lround" | "llround" | "lrint" | "llrint", [value]) = (stem, args) {
            let op = if stem.ends_with("round") { FUnOp::Round } else { FUnOp::Rint };
            let rounded = self.op(Op::FUn(op, *value), ty);
            let to = if stem.starts_with("ll") { Type::Int(64) } else { self.word_type() };
            return Ok(Self::one(self.cast(CastOp::FpToSi, rounded, to)));
        }
        Ok(None)
    }

    /// Whether a number belongs to one of the classes of a mask (`llvm.is.fpclass`).
    pub(super) fn fp_class(&mut self, value: Operand, mask: u32) -> Lowered<Operand> {
        let ty = self.ty(value);
        let (infinity, least_normal) = match ty {
            Type::F32 => (0x7f80_0000u128, 0x0080_0000u128),
            Type::F64 => (0x7ff0_0000_0000_0000, 0x0010_0000_0000_0000),
            Type::F80 | Type::Int(_) | Type::Ptr => {
                return Err(Diagnostic::new(Code::Unmodelled, "the class of a number of this type is not modelled"));
            }
        };
        let (infinity, least_normal) = (Operand::Const(ty, infinity), Operand::Const(ty, least_normal));
        let zero = Operand::Const(ty, 0);
        let magnitude = self.op(Op::FUn(FUnOp::Abs, value), ty);
        let compare = |lt: bool, eq: bool, gt: bool, unordered: bool| FCmpOp { lt, eq, gt, unordered };
        let test = |this: &mut Self, op: FCmpOp, a: Operand, b: Operand| this.op(Op::FCmp(op, a, b), Type::BOOL);
        let mut result = None;
        let mut join = |this: &mut Self, bit: Operand| {
            result = Some(match result {
                Some(old) => this.op(Op::Bin(BinOp::Or, old, bit), Type::BOOL),
                None => bit,
            });
        };
        if mask & 3 == 3 {
            let bit = test(self, compare(false, false, false, true), value, value);
            join(self, bit);
        }
        let pairs = [(0x204, 0), (0x108, 1), (0x90, 2), (0x60, 3)];
        if mask & 3 == 1 || mask & 3 == 2 || pairs.iter().any(|&(pair, _)| mask & pair != 0 && mask & pair != pair) {
            return Err(Diagnostic::new(Code::Unmodelled, "this class of floating-point numbers is not modelled"));
        }
        for (pair, class) in pairs {
            if mask & pair == 0 {
                continue;
            }
            let bit = match class {
                0 => test(self, compare(false, true, false, false), magnitude, infinity),
                1 => {
                    let low = test(self, compare(false, true, true, false), magnitude, least_normal);
                    let high = test(self, compare(true, false, false, false), magnitude, infinity);
                    self.op(Op::Bin(BinOp::And, low, high), Type::BOOL)
                }
                2 => {
                    let low = test(self, compare(false, false, true, false), magnitude, zero);
                    let high = test(self, compare(true, false, false, false), magnitude, least_normal);
                    self.op(Op::Bin(BinOp::And, low, high), Type::BOOL)
                }
                _ => test(self, compare(false, true, false, false), magnitude, zero),
            };
            join(self, bit);
        }
        Ok(result.unwrap_or(Operand::FALSE))
    }
}
