//! `operator new` and `operator delete`, and memory that is given back in another way than it was obtained.
//!
//! What it does: the operators that nobody defines. As in the real library, those for arrays, with sizes, and that do not throw call the
//! plain ones, so that a program that replaces these replaces all.
//! A program may give back with `delete` only what came from `new`, with `delete[]` what came from `new[]`, with `free` what came from
//! `malloc` and its kin. In a program that names more than one of these ways, an object of `new` has 16 bytes before it, and one of
//! `new[]` 32; so what is given back in another way is no beginning of an object.
//! Misses: memory with an alignment of its own; in such programs, accesses to those bytes.

use super::build::{Fun, Leaves};
use super::Lowered;
use crate::link::{Link, Resolved};
use fencepost_ir::{BinOp, Op, Operand, Type};

/// The ways to obtain memory with operators, and how often the alignment stands before an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Aligned = 0,
    New = 1,
    NewArray = 2,
}

/// What `operator new` aligns to.
const ALIGN: i64 = 16;

/// Whether a program uses more than one way.
pub(super) fn several(link: &Link<'_>) -> bool {
    let any = |names: &[&str]| names.iter().any(|name| link.mentioned(name));
    let malloc = any(&["malloc", "calloc", "realloc", "reallocarray", "strdup", "strndup", "free"]);
    let new = any(&["_Znwm", "_ZnwmRKSt9nothrow_t", "_ZdlPv", "_ZdlPvm"]);
    let array = any(&["_Znam", "_ZnamRKSt9nothrow_t", "_ZdaPv", "_ZdaPvm"]);
    (new || array) && [malloc, new, array].iter().filter(|used| **used).count() > 1
}

/// The operators that another one calls, the first that somebody defines.
fn instead(name: &str) -> &'static [&'static str] {
    match name {
        "_Znam" | "_ZnwmRKSt9nothrow_t" => &["_Znwm"],
        "_ZnamRKSt9nothrow_t" => &["_Znam", "_Znwm"],
        "_ZdlPvm" | "_ZdaPv" | "_ZdlPvRKSt9nothrow_t" => &["_ZdlPv"],
        "_ZdaPvm" | "_ZdaPvRKSt9nothrow_t" => &["_ZdaPv", "_ZdlPv"],
        "_ZnamSt11align_val_t" => &["_ZnwmSt11align_val_t"],
        "_ZdaPvSt11align_val_t" | "_ZdlPvmSt11align_val_t" => &["_ZdlPvSt11align_val_t"],
        "_ZdaPvmSt11align_val_t" => &["_ZdaPvSt11align_val_t", "_ZdlPvSt11align_val_t"],
        _ => &[],
    }
}

impl Fun<'_, '_> {
    /// The operators, or `None`.
    pub(super) fn operator_new(&mut self, name: &str, args: &[Operand]) -> Lowered<Option<Leaves>> {
        for other in instead(name) {
            if let Some(Resolved::Function(symbol, function)) = self.cx.link.named(other) {
                let id = self.cx.function_id(symbol, function);
                let signature = self.cx.signature(symbol.module, function)?;
                return self.direct_call(id, &signature, args).map(Some);
            }
        }
        let word = self.word_type();
        Ok(match (name, args) {
            ("_Znwm" | "_Znwj" | "_ZnwmRKSt9nothrow_t", [size, ..]) => Self::one(self.obtain(*size, Way::New)?),
            ("_Znam" | "_Znaj" | "_ZnamRKSt9nothrow_t", [size, ..]) => Self::one(self.obtain(*size, Way::NewArray)?),
            ("_ZnwmSt11align_val_t" | "_ZnamSt11align_val_t", [size, align]) => {
                let (size, align) = (self.coerce(*size, word)?, self.coerce(*align, word)?);
                Self::one(self.op(Op::Malloc { size, align, zeroed: false }, Type::Ptr))
            }
            ("_ZdlPv" | "_ZdlPvm" | "_ZdlPvj" | "_ZdlPvRKSt9nothrow_t", [pointer, ..]) => {
                self.delete(*pointer, Way::New)?
            }
            ("_ZdaPv" | "_ZdaPvm" | "_ZdaPvj" | "_ZdaPvRKSt9nothrow_t", [pointer, ..]) => {
                self.delete(*pointer, Way::NewArray)?
            }
            (
                "_ZdlPvSt11align_val_t" | "_ZdaPvSt11align_val_t" | "_ZdlPvmSt11align_val_t" | "_ZdaPvmSt11align_val_t",
                [pointer, ..],
            ) => self.delete(*pointer, Way::Aligned)?,
            _ => None,
        })
    }

    /// Memory that was obtained in a way.
    fn obtain(&mut self, size: Operand, way: Way) -> Lowered<Operand> {
        let word = self.word_type();
        let (size, align) = (self.coerce(size, word)?, self.word(ALIGN));
        if !self.cx.ways {
            return Ok(self.op(Op::Malloc { size, align, zeroed: false }, Type::Ptr));
        }
        let before = self.word(ALIGN * way as i64);
        let size = self.op(Op::Bin(BinOp::Add, size, before), word);
        let object = self.op(Op::Malloc { size, align, zeroed: false }, Type::Ptr);
        Ok(self.op(Op::PtrAdd(object, before), Type::Ptr))
    }

    /// Memory is given back.
    fn delete(&mut self, pointer: Operand, way: Way) -> Lowered<Option<Leaves>> {
        let mut object = pointer;
        if self.cx.ways && way != Way::Aligned {
            let func = self.cx.library_function("__fp_given_back")?;
            let before = self.word(ALIGN * way as i64);
            let at = self.ops(Op::Call { func, args: vec![pointer, before] }, &[Type::Ptr]);
            object = at.first().copied().unwrap_or(pointer);
        }
        if self.cx.ends.mutexes {
            let func = self.cx.library_function("__fp_std_mutexes_in")?;
            self.act(Op::Call { func, args: vec![object] });
        }
        self.act(Op::Free(object));
        Ok(Self::none())
    }
}
