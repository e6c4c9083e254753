//! The `llvm.*` intrinsics that C and C++ code produces.
//!
//! What it does: each becomes an instruction, a constant, or nothing where it only helps the optimiser.
//! Guarantee: an intrinsic that is not listed is a diagnostic.
//! Misses: vector reductions, saturating conversions, exception handling, `llvm.ptr.annotation` arguments (ignored).

use super::build::{Fun, Leaves};
use super::memory::Block;
use super::Lowered;
use crate::llvm::{self, TypedValue};
use fencepost_ir::{
    Access, BinOp, CastOp, CheckKind, CmpOp, Code, Diagnostic, FBinOp, FUnOp, Op, Operand, OverflowOp, Terminator,
    Type, UnOp,
};
use smallvec::SmallVec;

impl<'c, 'm> Fun<'c, 'm> {
    /// A call to `llvm.NAME`.
    pub(super) fn intrinsic(&mut self, name: &'m str, call: &'m llvm::Call) -> Lowered<Leaves> {
        // The name is followed by the types for which it is used: `ctpop.i32`, `uadd.with.overflow.i64`.
        let stem = stem(name);
        if let Some(leaves) = self.ignored(stem, call)? {
            return Ok(leaves);
        }
        if let Some(leaves) = self.block_intrinsic(stem, call)? {
            return Ok(leaves);
        }
        if let Some(leaves) = self.arithmetic_intrinsic(stem, call)? {
            return Ok(leaves);
        }
        if let Some(leaves) = self.control_intrinsic(stem, call)? {
            return Ok(leaves);
        }
        Err(Diagnostic::new(Code::Unmodelled, format!("the intrinsic 'llvm.{name}' is not modelled")))
    }

    fn arg(&mut self, call: &'m llvm::Call, index: usize) -> Lowered<Operand> {
        let value = self.typed(call, index)?;
        self.scalar(value)
    }

    fn typed(&self, call: &'m llvm::Call, index: usize) -> Lowered<TypedValue> {
        let argument = call.arguments.get(index);
        argument
            .map(|argument| argument.value)
            .ok_or_else(|| Diagnostic::new(Code::MalformedIr, "an intrinsic is called with too few arguments"))
    }

    /// Intrinsics that say something about the program but do nothing.
    fn ignored(&mut self, stem: &str, call: &'m llvm::Call) -> Lowered<Option<Leaves>> {
        Ok(match stem {
            "lifetime.start" | "lifetime.end" => {
                self.lifetime(stem == "lifetime.start", call)?;
                Self::none()
            }
            "donothing"
            | "prefetch"
            | "sideeffect"
            | "var.annotation"
            | "invariant.end"
            | "experimental.noalias.scope.decl"
            | "codeview.annotation"
            | "dbg.declare"
            | "dbg.value"
            | "dbg.label"
            | "dbg.assign"
            | "va_end"
            // A hint in a loop that waits.
            | "x86.sse2.pause"
            | "aarch64.isb"
            | "pseudoprobe" => Self::none(),
            "invariant.start" => Some(SmallVec::from_slice(&[Operand::NULL])),
            "expect"
            | "expect.with.probability"
            | "annotation"
            | "ptr.annotation"
            | "launder.invariant.group"
            | "strip.invariant.group"
            | "ssa.copy"
            | "arithmetic.fence"
            | "preserve.static.offset" => {
                let value = self.typed(call, 0)?;
                Some(self.value(value)?)
            }
            _ => None,
        })
    }

    /// A local begins or ends. The size comes first; newer LLVM writes none.
    fn lifetime(&mut self, begins: bool, call: &'m llvm::Call) -> Lowered<()> {
        let object = self.arg(call, call.arguments.len().saturating_sub(1))?;
        let Operand::Reg(reg) = object else { return Ok(()) };
        if begins {
            let copy = self.op(Op::Copy(object), Type::Ptr);
            if let Operand::Reg(copy) = copy {
                self.begins.insert(copy, reg);
            }
        } else {
            let ty = call.arguments.last().and_then(|argument| self.hint(argument.value));
            self.mutexes_end(object, ty)?;
            self.act(Op::StackEnd(object));
        }
        Ok(())
    }

    /// Copying and filling, and the stack.
    fn block_intrinsic(&mut self, stem: &str, call: &'m llvm::Call) -> Lowered<Option<Leaves>> {
        let align = |index: usize| call.arguments.get(index).and_then(|a| a.attributes.align).unwrap_or(1);
        match stem {
            "memcpy" | "memmove" | "memcpy.inline" => {
                let (to, from) = (self.typed(call, 0)?, self.typed(call, 1)?);
                let (dst, src) = (self.scalar(to)?, self.scalar(from)?);
                let length = self.arg(call, 2)?;
                let volatile = self.arg(call, 3)? == Operand::TRUE;
                let hint = self.best_hint(to, from, length);
                let align = align(0).min(align(1));
                let block = Block { dst, src, hint, align, overlap: stem == "memmove", volatile };
                self.copy_block(&block, length)?;
                Ok(Self::none())
            }
            "memset" | "memset.inline" => {
                let to = self.typed(call, 0)?;
                let dst = self.scalar(to)?;
                let (byte, length) = (self.arg(call, 1)?, self.arg(call, 2)?);
                let volatile = self.arg(call, 3)? == Operand::TRUE;
                let hint = self.hint(to);
                let block = Block { dst, src: dst, hint, align: align(0), overlap: true, volatile };
                self.fill_block(&block, byte, length)?;
                Ok(Self::none())
            }
            "stacksave" => Ok(Self::one(self.op(Op::StackSave, Type::Ptr))),
            "stackrestore" => {
                let mark = self.arg(call, 0)?;
                self.act(Op::StackRestore(mark));
                Ok(Self::none())
            }
            "va_start" => {
                let list = self.arg(call, 0)?;
                self.va_start(list);
                Ok(Self::none())
            }
            "va_copy" => {
                let (dst, src) = (self.arg(call, 0)?, self.arg(call, 1)?);
                self.va_copy(dst, src);
                Ok(Self::none())
            }
            "threadlocal.address" => Ok(Self::one(self.arg(call, 0)?)),
            "ptrmask" => {
                let (pointer, mask) = (self.arg(call, 0)?, self.arg(call, 1)?);
                let word = self.word_type();
                let mask = self.coerce(mask, word)?;
                let bits = self.coerce(pointer, word)?;
                let cut = self.op(Op::Bin(BinOp::And, bits, mask), word);
                // The difference keeps the pointer's object known.
                let step = self.op(Op::Bin(BinOp::Sub, cut, bits), word);
                Ok(Self::one(self.op(Op::PtrAdd(pointer, step), Type::Ptr)))
            }
            _ => Ok(None),
        }
    }

    /// The type of a copied object: of either side, whichever fits the length.
    fn best_hint(&self, to: TypedValue, from: TypedValue, length: Operand) -> Option<llvm::TypeId> {
        let (a, b) = (self.hint(to), self.hint(from));
        let fits = |ty: Option<llvm::TypeId>| {
            let size = ty.and_then(|ty| self.cx.modules[self.mi].types.stride(ty).ok());
            matches!((size, length), (Some(size), Operand::Const(_, bytes)) if u128::from(size) == bytes)
        };
        if fits(a) || !fits(b) {
            a.or(b)
        } else {
            b
        }
    }

    /// On x86-64 a list of arguments says that its register part is used up, so that all come from memory; on i386
    /// a list is a pointer to the next argument.
    fn va_start(&mut self, list: Operand) {
        let area = self.op(Op::VarArgs, Type::Ptr);
        if self.cx.program.target.pointer_bits == 32 {
            self.act(Op::Store { addr: list, value: area, access: Access::PLAIN });
            return;
        }
        let fields = [Operand::int(32, 48), Operand::int(32, 176), area, Operand::NULL];
        for (offset, value) in [0, 4, 8, 16].into_iter().zip(fields) {
            let addr = self.offset(list, offset);
            self.act(Op::Store { addr, value, access: Access::PLAIN });
        }
    }

    fn va_copy(&mut self, dst: Operand, src: Operand) {
        let int = Type::Int(32);
        let fields: &[(i64, Type)] = if self.cx.program.target.pointer_bits == 32 {
            &[(0, Type::Ptr)]
        } else {
            &[(0, int), (4, int), (8, Type::Ptr), (16, Type::Ptr)]
        };
        for &(offset, ty) in fields {
            let from = self.offset(src, offset);
            let value = self.op(Op::Load(ty, from, Access::PLAIN), ty);
            let addr = self.offset(dst, offset);
            self.act(Op::Store { addr, value, access: Access::PLAIN });
        }
    }

    /// Arithmetic, leaf by leaf where vectors are allowed.
    fn arithmetic_intrinsic(&mut self, stem: &str, call: &'m llvm::Call) -> Lowered<Option<Leaves>> {
        let overflow = match stem {
            "uadd.with.overflow" => Some(OverflowOp::UAdd),
            "sadd.with.overflow" => Some(OverflowOp::SAdd),
            "usub.with.overflow" => Some(OverflowOp::USub),
            "ssub.with.overflow" => Some(OverflowOp::SSub),
            "umul.with.overflow" => Some(OverflowOp::UMul),
            "smul.with.overflow" => Some(OverflowOp::SMul),
            _ => None,
        };
        if let Some(op) = overflow {
            let (a, b) = (self.arg(call, 0)?, self.arg(call, 1)?);
            let ty = self.ty(a);
            return Ok(Some(self.ops(Op::Overflow(op, a, b), &[ty, Type::BOOL])));
        }
        if let Some(op) = binary(stem) {
            return self.each2(call, |a, b| Op::Bin(op, a, b)).map(Some);
        }
        if let Some(op) = float_binary(stem) {
            return self.each2(call, |a, b| Op::FBin(op, a, b)).map(Some);
        }
        if matches!(stem, "ctlz" | "cttz") && self.arg(call, 1)? == Operand::TRUE {
            let value = self.typed(call, 0)?;
            return self.zeros_of_nonzero(stem, value).map(Some);
        }
        if let Some(op) = unary(stem) {
            return self.each1(call, |a| Op::Un(op, a)).map(Some);
        }
        if let Some(op) = super::math::float_unary(stem) {
            return self.each1(call, |a| Op::FUn(op, a)).map(Some);
        }
        match stem {
            "fma" | "fmuladd" => {
                let (a, b, c) = (self.arg(call, 0)?, self.arg(call, 1)?, self.arg(call, 2)?);
                let ty = self.ty(a);
                if stem == "fma" {
                    return Ok(Self::one(self.op(Op::FMulAdd(a, b, c), ty)));
                }
                // The target has no fused instruction by default, so that both roundings happen.
                let product = self.op(Op::FBin(FBinOp::Mul, a, b), ty);
                Ok(Self::one(self.op(Op::FBin(FBinOp::Add, product, c), ty)))
            }
            "fshl" | "fshr" => {
                let (a, b, c) = (self.arg(call, 0)?, self.arg(call, 1)?, self.arg(call, 2)?);
                let ty = self.ty(a);
                Ok(Self::one(self.op(Op::FunnelShift { left: stem == "fshl", a, b, c }, ty)))
            }
            "lround" | "llround" | "lrint" | "llrint" => {
                let value = self.arg(call, 0)?;
                let ty = self.ty(value);
                let op = if stem.ends_with("round") { FUnOp::Round } else { FUnOp::Rint };
                let rounded = self.op(Op::FUn(op, value), ty);
                let to = self.leaves(call.return_type)?.first().map_or(Type::Int(64), |leaf| leaf.ty);
                Ok(Self::one(self.cast(fencepost_ir::CastOp::FpToSi, rounded, to)))
            }
            // -1, 0 or 1.
            "scmp" | "ucmp" => {
                let (a, b) = (self.arg(call, 0)?, self.arg(call, 1)?);
                let ty = self.leaves(call.return_type)?.first().map_or(Type::Int(8), |leaf| leaf.ty);
                let op = if stem == "scmp" { CmpOp::SLt } else { CmpOp::ULt };
                let less = self.op(Op::Cmp(op, a, b), Type::BOOL);
                let more = self.op(Op::Cmp(op, b, a), Type::BOOL);
                let (less, more) = (self.cast(CastOp::ZExt, less, ty), self.cast(CastOp::ZExt, more, ty));
                Ok(Self::one(self.op(Op::Bin(BinOp::Sub, more, less), ty)))
            }
            "is.fpclass" => {
                let (value, mask) = (self.arg(call, 0)?, self.arg(call, 1)?);
                let Operand::Const(_, mask) = mask else {
                    return Err(Diagnostic::new(Code::Unmodelled, "a computed class of floats"));
                };
                self.fp_class(value, mask as u32).map(Self::one)
            }
            _ => Ok(None),
        }
    }

    fn each1(&mut self, call: &'m llvm::Call, op: impl Fn(Operand) -> Op) -> Lowered<Leaves> {
        let value = self.typed(call, 0)?;
        let leaves = self.value(value)?;
        Ok(leaves.into_iter().map(|leaf| self.op(op(leaf), self.ty(leaf))).collect())
    }

    fn each2(&mut self, call: &'m llvm::Call, op: impl Fn(Operand, Operand) -> Op) -> Lowered<Leaves> {
        let (left, right) = (self.typed(call, 0)?, self.typed(call, 1)?);
        let (a, b) = (self.value(left)?, self.value(right)?);
        Ok(a.into_iter().zip(b).map(|(a, b)| self.op(op(a, b), self.ty(a))).collect())
    }

    /// Traps, assumptions, and what asks about the program.
    fn control_intrinsic(&mut self, stem: &str, call: &'m llvm::Call) -> Lowered<Option<Leaves>> {
        Ok(match stem {
            "trap" | "debugtrap" | "ubsantrap" => {
                self.end(Terminator::Fail { kind: CheckKind::Trap, text: "a trap is executed".into() });
                Self::none()
            }
            "assume" => {
                let cond = self.arg(call, 0)?;
                let text = "a condition that the compiler was told always holds".to_string();
                if cond != Operand::TRUE {
                    self.act(Op::Assert { cond, kind: CheckKind::Unreachable, text });
                }
                Self::none()
            }
            "objectsize" => {
                // Without optimisation clang asks at run time; "not known" is always a right answer.
                let least = self.arg(call, 1)? == Operand::TRUE;
                let ty = self.leaves(call.return_type)?.first().map_or(Type::Int(64), |leaf| leaf.ty);
                let bits = ty.bits(&self.cx.program.target);
                let unknown = if least { 0 } else { super::constant::mask(bits) };
                Self::one(Operand::Const(ty, unknown))
            }
            "is.constant" => Self::one(Operand::FALSE),
            // `_mm_pause`, `_mm_mfence` and their kin mean what the instruction means in inline assembly.
            "x86.sse2.pause" | "x86.sse2.mfence" | "x86.sse2.lfence" | "x86.sse.sfence" => {
                let instruction = stem.rsplit('.').next().unwrap_or(stem);
                self.barrier(instruction).then(Leaves::new)
            }
            "x86.sse2.clflush" | "x86.clflushopt" | "x86.clwb" => Self::none(),
            "x86.rdtsc" | "readcyclecounter" | "readsteadycounter" => {
                Self::one(self.named_input("rdtsc", Type::Int(64)))
            }
            "frameaddress" | "returnaddress" => {
                return Err(Diagnostic::new(Code::Unmodelled, format!("'llvm.{stem}' is not modelled")))
            }
            _ => None,
        })
    }
}

/// The name of an intrinsic without the types at its end.
fn stem(name: &str) -> &str {
    let mut end = name.len();
    while let Some(dot) = name[..end].rfind('.') {
        let part = &name[dot + 1..end];
        let letters = part.trim_start_matches(|c: char| !c.is_ascii_digit() && c != '{' && c != '_').len();
        let prefix = &part[..part.len() - letters];
        let is_type =
            matches!(prefix, "i" | "f" | "p" | "v" | "nxv" | "a" | "s" | "sl") && letters > 0 || part == "isVoid";
        if !is_type {
            break;
        }
        end = dot;
    }
    &name[..end]
}

fn binary(stem: &str) -> Option<BinOp> {
    Some(match stem {
        "umin" => BinOp::UMin,
        "umax" => BinOp::UMax,
        "smin" => BinOp::SMin,
        "smax" => BinOp::SMax,
        "uadd.sat" => BinOp::UAddSat,
        "sadd.sat" => BinOp::SAddSat,
        "usub.sat" => BinOp::USubSat,
        "ssub.sat" => BinOp::SSubSat,
        "ushl.sat" => BinOp::UShlSat,
        "sshl.sat" => BinOp::SShlSat,
        _ => return None,
    })
}

fn unary(stem: &str) -> Option<UnOp> {
    Some(match stem {
        "abs" => UnOp::Abs,
        "ctpop" => UnOp::CtPop,
        "ctlz" => UnOp::CtLz,
        "cttz" => UnOp::CtTz,
        "bswap" => UnOp::BSwap,
        "bitreverse" => UnOp::BitReverse,
        _ => return None,
    })
}

fn float_binary(stem: &str) -> Option<FBinOp> {
    Some(match stem {
        "minnum" => FBinOp::Min,
        "maxnum" => FBinOp::Max,
        "copysign" => FBinOp::CopySign,
        "pow" => FBinOp::Pow,
        "atan2" => FBinOp::Atan2,
        _ => return None,
    })
}
