//! What Rust's unchecked functions ask of those that call them.
//!
//! What it does: an index that `get_unchecked` is given must lie in the slice, arithmetic that is unchecked must not overflow, and memory
//! that is given back or made larger must have the size that it is said to have. Each is a condition in front of the call, which fails as
//! an error of memory.
//! Guarantee: nothing depends on such a condition, because the program does not look at it.
//! Misses: calls inside of Rust's libraries; alignments; what other unsafe functions ask for.

use super::build::Fun;
use crate::link::Symbol;
use crate::llvm::{self, InstructionKind, Value};
use crate::rust::demangle::{demangle, Path};
use fencepost_ir::{BinOp, CheckKind, CmpOp, Op, Operand, OverflowOp, Type};

impl<'c, 'm> Fun<'c, 'm> {
    /// The program calls a function of Rust's libraries: adds what must hold.
    pub(super) fn unchecked(
        &mut self,
        path: &Path,
        (symbol, function): (Symbol, &'m llvm::Function),
        args: &[Operand],
    ) {
        if self.out.library {
            return;
        }
        match (path.krate.as_str(), &path.parts[..]) {
            ("core", [_, name]) if name == "get_unchecked" || name == "get_unchecked_mut" => self.in_slice(path, args),
            ("core", [ty, name]) if path.of_trait.is_none() => {
                let signed = ty.starts_with('i');
                let op = match (name.as_str(), signed) {
                    ("unchecked_add", false) => OverflowOp::UAdd,
                    ("unchecked_add", true) => OverflowOp::SAdd,
                    ("unchecked_sub", false) => OverflowOp::USub,
                    ("unchecked_sub", true) => OverflowOp::SSub,
                    ("unchecked_mul", false) => OverflowOp::UMul,
                    ("unchecked_mul", true) => OverflowOp::SMul,
                    _ => return,
                };
                let &[a, b, ..] = args else { return };
                let ty = self.ty(a);
                let results = self.ops(Op::Overflow(op, a, b), &[ty, Type::BOOL]);
                if let Some(&over) = results.get(1) {
                    let fits = self.op(Op::Cmp(CmpOp::Eq, over, Operand::FALSE), Type::BOOL);
                    self.must(fits, "unchecked arithmetic overflows");
                }
            }
            ("alloc", [module, name]) if module == "alloc" && (name == "dealloc" || name == "realloc") => {
                let module = self.cx.modules[symbol.module].module;
                let size = size_of_layout(module, function).and_then(|at| args.get(at));
                if let (Some(&pointer), Some(&size)) = (args.first(), size) {
                    let word = self.word_type();
                    let real = self.op(Op::ObjectSize(pointer), word);
                    let none = self.op(Op::Cmp(CmpOp::Eq, real, Operand::Const(word, 0)), Type::BOOL);
                    let same = self.op(Op::Cmp(CmpOp::Eq, real, size), Type::BOOL);
                    // What is not a living object is for the call itself to find.
                    let right = self.op(Op::Bin(BinOp::Or, none, same), Type::BOOL);
                    self.must(right, "memory is given back with another size than it has");
                }
            }
            _ => {}
        }
    }

    /// A slice and an index, or the two ends of a range; where the call stands may follow.
    fn in_slice(&mut self, path: &Path, args: &[Operand]) {
        let [_, length, rest @ ..] = args else { return };
        let word = self.word_type();
        let index: Vec<Operand> = rest.iter().copied().filter(|a| self.ty(*a) == word).collect();
        let range = path.argument.as_ref().map(|ty| ty.last());
        let inside = match (range, &index[..]) {
            (None, &[at]) => self.op(Op::Cmp(CmpOp::ULt, at, *length), Type::BOOL),
            (Some("Range"), &[from, to]) => {
                let ordered = self.op(Op::Cmp(CmpOp::ULe, from, to), Type::BOOL);
                let ends = self.op(Op::Cmp(CmpOp::ULe, to, *length), Type::BOOL);
                self.op(Op::Bin(BinOp::And, ordered, ends), Type::BOOL)
            }
            (Some("RangeTo" | "RangeFrom"), &[end]) => self.op(Op::Cmp(CmpOp::ULe, end, *length), Type::BOOL),
            _ => return,
        };
        self.must(inside, "an unchecked index lies outside of the slice");
    }

    fn must(&mut self, cond: Operand, text: &str) {
        self.act(Op::Assert { cond, kind: CheckKind::Memory, text: text.to_string() });
    }
}

/// Which parameter of `dealloc` or `realloc` is the size, which the functions behind them have as the second.
fn size_of_layout(module: &llvm::Module, function: &llvm::Function) -> Option<usize> {
    let instructions = function.body.iter().flat_map(|b| &b.blocks).flat_map(|b| &b.instructions);
    let calls = instructions.filter_map(|instruction| match &instruction.kind {
        InstructionKind::Call(call) => Some(call),
        _ => None,
    });
    let mut behind = calls.filter(|call| {
        let name = super::calls::direct_callee(module, &call.callee).map(|id| module.global_name(id));
        name.and_then(demangle).is_some_and(|path| matches!(path.last(), "__rust_dealloc" | "__rust_realloc"))
    });
    let Value::Local(size) = behind.next()?.arguments.get(1)?.value.value else { return None };
    function.parameters.iter().position(|parameter| parameter.local == size)
}
