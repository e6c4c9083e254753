//! Functions of the C and C++ libraries that are instructions rather than code of the library model.
//!
//! What it does: allocation, the ends of the program, inputs, waiting, block operations, and the parts of the C++
//! run-time library that programs without exceptions need.
//! Guarantee: what is not listed here, nor in the library model, is a diagnostic at its call.
//! Misses: allocation never fails.

use super::build::{Fun, Leaves};
use super::Lowered;
use fencepost_ir::{CastOp, CheckKind, Code, Diagnostic, Op, Operand, Terminator, Type};
use smallvec::SmallVec;

/// The alignment of what `malloc` returns.
const MALLOC_ALIGN: i64 = 16;

impl<'c, 'm> Fun<'c, 'm> {
    /// A function that the front end knows, or `None`.
    pub(super) fn builtin(&mut self, name: &str, args: &[Operand], rets: &[Type]) -> Lowered<Option<Leaves>> {
        if let Some(values) = self.primitive(name, args, rets)? {
            return Ok(Some(values));
        }
        if let Some(values) = self.process(name, args)? {
            return Ok(Some(values));
        }
        if let Some(values) = self.allocation(name, args)? {
            return Ok(Some(values));
        }
        if let Some(values) = self.print(name, args)? {
            return Ok(Some(values));
        }
        if let Some(values) = self.operator_new(name, args)? {
            return Ok(Some(values));
        }
        if let Some(values) = self.cplusplus(name, args)? {
            return Ok(Some(values));
        }
        self.math(name, args)
    }

    /// The ends of the program, time, and inputs.
    fn process(&mut self, name: &str, args: &[Operand]) -> Lowered<Option<Leaves>> {
        let zero = Operand::int(32, 0);
        Ok(match (name, args) {
            // Headers of C++ abort where they would throw if exceptions were on.
            ("abort", _) if self.out.library && self.cx.modules[self.mi].cplusplus => {
                let text = "the C++ library throws an exception, or aborts".to_string();
                self.end(Terminator::Fail { kind: CheckKind::Trap, text });
                Self::none()
            }
            ("abort" | "exit" | "_exit" | "_Exit" | "quick_exit" | "exit_group", _) => {
                match name {
                    "exit" => self.process_end()?,
                    "quick_exit" => self.quick_end()?,
                    _ => {}
                }
                self.end(Terminator::ProcessExit);
                Self::none()
            }
            (
                "sleep" | "usleep" | "nanosleep" | "sched_yield" | "pthread_yield" | "thrd_yield" | "thrd_sleep"
                | "poll" | "delay" | "clock_nanosleep",
                _,
            ) => {
                self.act(Op::Yield);
                Self::one(zero)
            }
            ("syscall", [number, rest @ ..]) => Some(self.system_call(*number, rest)?),
            ("rand_r", [seed]) => {
                let func = self.cx.library_function("__fp_next_seed")?;
                self.act(Op::Call { func, args: vec![*seed] });
                self.random(name)
            }
            ("rand" | "random", _) => self.random(name),
            ("lrand48", _) => {
                let value = self.named_input(name, Type::Int(31));
                let ty = self.word_type();
                Self::one(self.cast(CastOp::ZExt, value, ty))
            }
            ("srand" | "srandom" | "srand48", _) => Self::none(),
            ("time", [place, ..]) => {
                let ty = self.word_type();
                let now = self.named_input(name, ty);
                if *place != Operand::NULL {
                    let func = self.cx.library_function("__fp_tell_time")?;
                    self.act(Op::Call { func, args: vec![now, *place] });
                }
                Self::one(now)
            }
            ("clock", _) => {
                let ty = self.word_type();
                Some(self.forward_clock(name, "__fp_processor_clock", ty)?)
            }
            _ => None,
        })
    }

    /// A number as `rand` gives it.
    fn random(&mut self, name: &str) -> Option<Leaves> {
        let value = self.named_input(name, Type::Int(31));
        Self::one(self.cast(CastOp::ZExt, value, Type::Int(32)))
    }

    /// What a clock shows that never goes back.
    fn forward_clock(&mut self, input: &str, model: &str, ty: Type) -> Lowered<Leaves> {
        let now = self.named_input(input, ty);
        let func = self.cx.library_function(model)?;
        Ok(self.ops(Op::Call { func, args: vec![now] }, &[ty]))
    }

    /// A call of the Linux kernel by its number.
    fn system_call(&mut self, number: Operand, args: &[Operand]) -> Lowered<Leaves> {
        let word = self.word_type();
        let wide = word.bits(&self.cx.program.target) == 64;
        let unknown = || {
            Diagnostic::new(
                Code::LibraryUse,
                "of the system calls, 'syscall' knows SYS_futex, SYS_gettid and SYS_sched_yield",
            )
        };
        let Operand::Const(_, number) = number else { return Err(unknown()) };
        match (number, args) {
            (202, [address, operation, rest @ ..]) if wide => self.futex(*address, *operation, rest),
            (240, [address, operation, rest @ ..]) if !wide => self.futex(*address, *operation, rest),
            (186, []) if wide => Ok(self.ops(Op::ThreadSelf, &[word])),
            (224, []) if !wide => Ok(self.ops(Op::ThreadSelf, &[word])),
            (24, []) if wide => {
                self.act(Op::Yield);
                Ok(SmallVec::from_slice(&[self.word(0)]))
            }
            _ => Err(unknown()),
        }
    }

    fn futex(&mut self, address: Operand, operation: Operand, rest: &[Operand]) -> Lowered<Leaves> {
        let int = Type::Int(32);
        let value = rest.first().copied().unwrap_or(Operand::int(32, 0));
        let time = rest.get(1).copied().unwrap_or(Operand::NULL);
        let bits = rest.get(3).copied().unwrap_or(Operand::int(32, 0));
        let address = self.coerce(address, Type::Ptr)?;
        let bits = self.coerce(bits, int)?;
        let (operation, value) = (self.coerce(operation, int)?, self.coerce(value, int)?);
        // Waking needs no time; what stands there may be anything.
        let time = match operation {
            Operand::Const(_, op) if matches!(op & 127, 1 | 10) => Operand::NULL,
            Operand::Const(_, op) if !matches!(op & 127, 0 | 9) => {
                let text = "of the operations on a futex, only those that wait and wake are modelled";
                return Err(Diagnostic::new(Code::LibraryUse, text));
            }
            _ => self.coerce(time, Type::Ptr)?,
        };
        let func = self.cx.library_function("__fp_futex")?;
        let word = self.word_type();
        Ok(self.ops(Op::Call { func, args: vec![address, operation, value, time, bits] }, &[word]))
    }

    /// `malloc` and its kin, and block operations called as functions.
    fn allocation(&mut self, name: &str, args: &[Operand]) -> Lowered<Option<Leaves>> {
        let word = self.word_type();
        Ok(match (name, args) {
            ("malloc" | "valloc" | "__libc_malloc", [size]) => {
                let size = self.coerce(*size, word)?;
                let align = self.word(if name == "valloc" { 4096 } else { MALLOC_ALIGN });
                Self::one(self.op(Op::Malloc { size, align, zeroed: false }, Type::Ptr))
            }
            ("alloca" | "__builtin_alloca", [size]) => {
                let size = self.coerce(*size, word)?;
                Self::one(self.op(Op::Alloca { size, align: 16 }, Type::Ptr))
            }
            ("free" | "cfree" | "__libc_free", [pointer]) => {
                let pointer = self.coerce(*pointer, Type::Ptr)?;
                self.act(Op::Free(pointer));
                Self::none()
            }
            ("memcpy" | "memmove" | "__memcpy_chk" | "__memmove_chk" | "mempcpy", [dst, src, len, ..]) => {
                let len = self.coerce(*len, word)?;
                let (dst, src) = (*dst, *src);
                let overlap = name.contains("memmove");
                self.act(Op::MemCopy { dst, src, len, unit: 1, overlap });
                if name == "mempcpy" {
                    Self::one(self.op(Op::PtrAdd(dst, len), Type::Ptr))
                } else {
                    Self::one(dst)
                }
            }
            ("memset" | "__memset_chk", [dst, byte, len, ..]) => {
                let (byte, len) = (self.low_byte(*byte), self.coerce(*len, word)?);
                self.act(Op::MemSet { dst: *dst, byte, len, unit: 1 });
                Self::one(*dst)
            }
            ("bzero", [dst, len]) => {
                let len = self.coerce(*len, word)?;
                self.act(Op::MemSet { dst: *dst, byte: Operand::int(8, 0), len, unit: 1 });
                Self::none()
            }
            _ => None,
        })
    }

    /// The run-time library of C++ without exceptions.
    fn cplusplus(&mut self, name: &str, args: &[Operand]) -> Lowered<Option<Leaves>> {
        Ok(match (name, args) {
            ("__cxa_atexit", [function, ..]) if self.ends_nothing(*function) => Self::one(Operand::int(32, 0)),
            ("__cxa_guard_acquire", [guard]) => {
                // The guard's first byte says that the object is initialised; the model's mutex is its second.
                let id = self.cx.library_function("__fp_guard_acquire")?;
                Some(self.ops(Op::Call { func: id, args: vec![*guard] }, &[Type::Int(32)]))
            }
            ("__cxa_guard_release" | "__cxa_guard_abort", [guard]) => {
                let id = self.cx.library_function("__fp_guard_release")?;
                Some(self.ops(Op::Call { func: id, args: vec![*guard] }, &[]))
            }
            ("_ZNSt6chrono3_V212steady_clock3nowEv", _) => {
                Some(self.forward_clock("clock", "__fp_steady_clock", Type::Int(64))?)
            }
            ("_ZNSt6thread20hardware_concurrencyEv", _) => {
                Self::one(self.named_input("hardware_concurrency", Type::Int(32)))
            }
            // The clock of the day may be set.
            ("_ZNSt6chrono3_V212system_clock3nowEv", _) => Self::one(self.named_input("clock", Type::Int(64))),
            ("__cxa_pure_virtual" | "__clang_call_terminate", _) => {
                let text = format!("{name} is called");
                self.end(Terminator::Fail { kind: CheckKind::Trap, text });
                Self::none()
            }
            _ => None,
        })
    }
}
