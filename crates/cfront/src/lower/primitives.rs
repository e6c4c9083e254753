//! The primitives of the library model (`__fp_*`), of `fencepost.h` and of SV-COMP (`__VERIFIER_*`).
//!
//! What it does: maps each to one instruction.
//! Guarantee: a primitive used with arguments that do not fit is a diagnostic.
//! Misses: `__VERIFIER_nondet_memory`.

use super::build::{Fun, Leaves};
use super::Lowered;
use crate::llvm;
use fencepost_ir::{
    CastOp, CheckKind, CmpOp, Code, Diagnostic, FenceKind, FenceMask, NondetKind, Op, Operand, Terminator, Type,
};

impl<'c, 'm> Fun<'c, 'm> {
    /// Whether an integer or pointer is not zero, as `i1`.
    pub fn truth(&mut self, value: Operand) -> Operand {
        let ty = self.ty(value);
        if let Operand::Reg(reg) = value {
            // C widens a comparison to `int`; the truth of that is the comparison.
            let insts = &self.out.blocks[self.block.index()].insts;
            if let Some(Op::Cast(CastOp::ZExt, bit, _)) =
                insts.iter().rev().take(8).find(|inst| inst.results[..] == [reg]).map(|inst| &inst.op)
            {
                if self.ty(*bit) == Type::BOOL {
                    return *bit;
                }
            }
        }
        match value {
            _ if ty == Type::BOOL => value,
            Operand::Const(_, bits) => Operand::int(1, u128::from(bits != 0)),
            _ => self.op(Op::Cmp(CmpOp::Ne, value, Operand::Const(ty, 0)), Type::BOOL),
        }
    }

    /// A free value of the type.
    pub fn nondet(&mut self, ty: Type, kind: NondetKind) -> Operand {
        self.op(Op::Nondet(ty, kind), ty)
    }

    /// What a function gives whose result is an input: a free value, or the one that the user has fixed.
    pub fn named_input(&mut self, function: &str, ty: Type) -> Operand {
        let pointer_bits = Type::Ptr.bits(&self.cx.program.target);
        let fixed = self.cx.inputs.fixed(function, ty, pointer_bits);
        fixed.unwrap_or_else(|| self.nondet(ty, NondetKind::Input))
    }

    /// A free value of a narrow type, widened to `int`.
    fn nondet_int(&mut self, bits: u8, kind: NondetKind) -> Operand {
        let value = self.nondet(Type::Int(bits), kind);
        self.cast(CastOp::ZExt, value, Type::Int(32))
    }

    /// The text of a string constant.
    pub fn text_of(&self, operand: Operand) -> Option<String> {
        let Operand::Global(id, 0) = operand else { return None };
        let symbol = self.cx.global_symbol(id)?;
        let module = self.cx.modules[symbol.module].module;
        let init = module.variable(symbol.id)?.initializer?;
        let llvm::Constant::String(bytes) = module.constant(init) else { return None };
        let end = bytes.iter().position(|&b| b == 0).unwrap_or(bytes.len());
        Some(String::from_utf8_lossy(&bytes[..end]).into_owned())
    }

    /// A check of the program or of the library model.
    fn check(&mut self, kind: CheckKind, cond: Operand, text: Option<Operand>) -> Option<Leaves> {
        let cond = self.truth(cond);
        let nameless =
            if kind == CheckKind::Limit { "so many threads or objects are not modelled" } else { "an assertion" };
        let text = text.and_then(|text| self.text_of(text)).unwrap_or_else(|| nameless.to_string());
        self.act(Op::Assert { cond, kind, text });
        Self::none()
    }

    /// The end of the program with a finding.
    fn fail(&mut self, text: impl Into<String>) -> Option<Leaves> {
        self.end(Terminator::Fail { kind: CheckKind::Assertion, text: text.into() });
        Self::none()
    }

    /// A primitive by its name.
    pub(super) fn primitive(&mut self, name: &str, args: &[Operand], rets: &[Type]) -> Lowered<Option<Leaves>> {
        if let Some(kind) = name.strip_prefix("__VERIFIER_nondet_").or_else(|| name.strip_prefix("fp_nondet_")) {
            return self.input(name, kind, rets);
        }
        if let Some(rest) = name.strip_prefix("__fp_") {
            return self.model_primitive(rest, args);
        }
        Ok(match (name, args) {
            ("__VERIFIER_error" | "reach_error", _) => self.fail(format!("{name}() is called")),
            ("__VERIFIER_assume", [cond, ..]) => {
                let cond = self.truth(*cond);
                self.act(Op::Assume(cond));
                Self::none()
            }
            ("__VERIFIER_assert", [cond, ..]) => self.check(CheckKind::Assertion, *cond, None),
            ("__VERIFIER_atomic_begin", _) => {
                self.act(Op::AtomicBegin);
                Self::none()
            }
            ("__VERIFIER_atomic_end", _) => {
                self.act(Op::AtomicEnd);
                Self::none()
            }
            ("__assert_fail" | "__assert" | "_assert", [text, ..]) => {
                let text = self.text_of(*text).unwrap_or_else(|| "an assertion".into());
                self.fail(text)
            }
            ("__assert_rtn", [_, _, _, text]) => {
                let text = self.text_of(*text).unwrap_or_else(|| "an assertion".into());
                self.fail(text)
            }
            _ => None,
        })
    }

    /// `__VERIFIER_nondet_KIND()`: any value of the result's type; a truth value is 0 or 1.
    fn input(&mut self, name: &str, kind: &str, rets: &[Type]) -> Lowered<Option<Leaves>> {
        let Some(&ty) = rets.first() else {
            return Err(Diagnostic::new(Code::LibraryUse, format!("'nondet_{kind}' without a result is not modelled")));
        };
        if matches!(kind, "bool" | "_Bool") {
            let bit = self.named_input(name, Type::BOOL);
            return Ok(Self::one(self.cast(CastOp::ZExt, bit, ty)));
        }
        Ok(Self::one(self.named_input(name, ty)))
    }

    /// What the library model and `fencepost.h` are made of; the name comes without `__fp_`.
    fn model_primitive(&mut self, name: &str, args: &[Operand]) -> Lowered<Option<Leaves>> {
        let word = self.word_type();
        let act = |this: &mut Self, op: Op| {
            this.act(op);
            Self::none()
        };
        Ok(match (name, args) {
            ("await", [cond]) => {
                let cond = self.truth(*cond);
                act(self, Op::Await(cond))
            }
            ("assume", [cond]) => {
                let cond = self.truth(*cond);
                act(self, Op::Assume(cond))
            }
            ("atomic_begin", _) => act(self, Op::AtomicBegin),
            ("atomic_end", _) => act(self, Op::AtomicEnd),
            ("full_fence", _) => act(self, Op::Fence(FenceKind::Lock)),
            ("fence", [Operand::Const(_, mask)]) => {
                if *mask > 15 {
                    return Err(Diagnostic::new(
                        Code::LibraryUse,
                        "a fence has only the pairs FP_LL, FP_LS, FP_SL, FP_SS",
                    ));
                }
                act(self, Op::Fence(FenceKind::Mask(FenceMask(*mask as u8))))
            }
            ("fence", _) => return Err(Diagnostic::new(Code::LibraryUse, "the pairs of a fence must be a constant")),
            ("yield", _) => act(self, Op::Yield),
            ("commit", _) => act(self, Op::Commit),
            ("observe", [value]) => act(self, Op::Observe(*value)),
            ("arg", _) => {
                let value = self.nondet_int(1, NondetKind::Input);
                self.act(Op::Observe(value));
                Self::one(value)
            }
            ("thread_new", _) => Self::one(self.op(Op::ThreadNew, word)),
            ("thread_self", _) => Self::one(self.op(Op::ThreadSelf, word)),
            ("thread_start", [id, func, arg]) => {
                let (id, func, arg) = (*id, *func, *arg);
                act(self, Op::ThreadStart { id, func, arg })
            }
            ("thread_join", [id]) => Self::one(self.op(Op::ThreadJoin(*id), Type::Ptr)),
            ("thread_exit", [value]) => {
                self.end(Terminator::ThreadExit(*value));
                Self::none()
            }
            ("thread_unwind", [value]) => {
                self.thread_unwind(*value)?;
                Self::none()
            }
            ("thread_end", _) => {
                self.thread_end()?;
                Self::none()
            }
            ("thread_begin", _) => {
                self.thread_begin()?;
                Self::none()
            }
            ("process_end", _) => {
                self.process_end()?;
                Self::none()
            }
            ("process_exit", _) => {
                self.end(Terminator::ProcessExit);
                Self::none()
            }
            ("robust", _) => Self::one(Operand::int(32, u128::from(self.cx.ends.robust))),
            ("spurious", _) => Self::one(self.nondet_int(1, NondetKind::Spurious)),
            ("choose32", _) => Self::one(self.nondet_int(5, NondetKind::Input)),
            ("nondet_long", _) => Self::one(self.nondet(word, NondetKind::Input)),
            ("malloc", [size, align, zeroed]) => {
                let (size, align) = (self.coerce(*size, word)?, self.coerce(*align, word)?);
                let zeroed = matches!(zeroed, Operand::Const(_, bits) if *bits != 0);
                Self::one(self.op(Op::Malloc { size, align, zeroed }, Type::Ptr))
            }
            ("free", [pointer]) => act(self, Op::Free(*pointer)),
            ("object_size", [pointer]) => Self::one(self.op(Op::ObjectSize(*pointer), word)),
            ("memcpy" | "memmove", [dst, src, len]) => {
                let len = self.coerce(*len, word)?;
                let (dst, src) = (*dst, *src);
                act(self, Op::MemCopy { dst, src, len, unit: 1, overlap: name == "memmove" })
            }
            ("memset", [dst, byte, len]) => {
                let (byte, len) = (self.low_byte(*byte), self.coerce(*len, word)?);
                act(self, Op::MemSet { dst: *dst, byte, len, unit: 1 })
            }
            ("print", [format, rest @ ..]) => self.printed(*format, rest),
            ("format", [dst, size, format, rest @ ..]) => self.formatted(*dst, *size, *format, rest),
            ("misuse", [cond, text]) => self.check(CheckKind::LockMisuse, *cond, Some(*text)),
            ("within", [cond, text]) => self.check(CheckKind::Limit, *cond, Some(*text)),
            ("memory_misuse", [cond, text]) => self.check(CheckKind::Memory, *cond, Some(*text)),
            ("thrown", [text]) => {
                let text = self.text_of(*text).unwrap_or_else(|| "an exception is thrown".to_string());
                self.end(Terminator::Fail { kind: CheckKind::Trap, text });
                Self::none()
            }
            ("assert", [cond, text]) => self.check(CheckKind::Assertion, *cond, Some(*text)),
            _ => None,
        })
    }
}
