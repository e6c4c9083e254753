//! What the names of Rust's libraries mean that have no body in the program.
//!
//! What it does: a function of `core` or `alloc` that does not return is a panic, and a panic is a violated assertion, with its text
//! where that is a constant. Allocation is that of the IR. What is formatted for a panic is not looked at; for what is printed see `text`.
//! Guarantee: every other function without a body is a diagnostic with its path, at the place where the program first calls what
//! calls it.
//! Misses: text that a panic computes.

use super::build::{Fun, Leaves};
use super::{Context, Lowered};
use crate::link::{Resolved, Symbol};
use crate::llvm;
use crate::rust::demangle::{demangle, Path};
use crate::rust::CRATE;
use fencepost_ir::{CheckKind, Code, Diagnostic, FuncId, Function, Loc, Op, Operand, Terminator, Type};

/// The name under which a function is shown. The first function of a thread has the name of what it runs.
pub(super) fn shown(path: &Path) -> String {
    const STARTS: &[&str] = &["start", "start_kept", "start_scoped", "start_scoped_kept"];
    match (&path.argument, path.full().strip_prefix("std::thread::")) {
        (Some(argument), Some(name)) if STARTS.contains(&name) => format!("{}.thread", argument.short()),
        _ => path.short(),
    }
}

/// Whether a function becomes part of those that call it. What counts references does not: its accesses are nobody's but its own.
pub(super) fn dissolves(path: &Path) -> bool {
    const COUNTS: &[&str] = &["clone", "drop", "downgrade", "upgrade", "try_unwrap", "into_inner", "unwrap_or_clone"];
    const READS: &[&str] = &["strong_count", "weak_count", "get_mut", "make_mut", "is_unique", "drop_slow"];
    let counted = match (path.krate.as_str(), &path.parts[..]) {
        ("alloc", [ty, name]) if ty == "Arc" || ty == "Weak" => {
            COUNTS.contains(&name.as_str()) || READS.contains(&name.as_str())
        }
        _ => false,
    };
    path.is_library() && !counted
}

/// The name of a variable, and whether it is not one of the program's own.
pub(super) fn variable_name(name: String) -> (String, bool) {
    if let Some(path) = demangle(&name) {
        return (path.short(), path.is_library());
    }
    // What rustc makes of literals, tables of methods and positions of panics.
    let made = ["alloc_", "vtable.", "anon.", "const."].iter().any(|start| {
        let rest = name.strip_prefix(start);
        rest.is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_hexdigit() || b == b'.'))
    });
    (name, made)
}

impl<'m> Context<'m> {
    /// The function `main` of a Rust file.
    pub(super) fn rust_main(&self) -> Option<Resolved<'m>> {
        for (index, context) in self.modules.iter().enumerate() {
            let module = context.module;
            for function in module.functions.iter().filter(|f| f.body.is_some()) {
                let path = demangle(module.text(function.name));
                if path.is_some_and(|path| path.krate == CRATE && path.parts == ["main"] && path.of_trait.is_none()) {
                    return Some(Resolved::Function(Symbol { module: index, id: function.id }, function));
                }
            }
        }
        None
    }
}

impl<'c, 'm> Fun<'c, 'm> {
    /// Remembers where the program first calls a function of a library.
    pub(super) fn note_origin(&mut self, id: FuncId) {
        if !self.cx.program.functions[id.index()].library || self.cx.modules[self.mi].library {
            return;
        }
        let here = if self.out.library { self.origin } else { self.loc };
        if here != Loc::NONE {
            self.cx.origins.entry(id).or_insert(here);
        }
    }

    /// A call of a function that has a body but another meaning; `None` for all others.
    pub(super) fn rust_special(
        &mut self,
        name: &str,
        (symbol, function): (Symbol, &'m llvm::Function),
        args: &[Operand],
        rets: &[Type],
    ) -> Lowered<Option<Leaves>> {
        let Some(path) = demangle(name) else { return Ok(None) };
        self.unchecked(&path, (symbol, function), args);
        if let Some(values) = self.text_special(&path, symbol, function, args, rets)? {
            return Ok(Some(values));
        }
        Ok(match (path.krate.as_str(), &path.parts[..]) {
            // The text of a panic that follows.
            ("core", [ty, new]) if ty == "Arguments" && (new.starts_with("new") || new == "from_str") => {
                self.message = match new.as_str() {
                    "from_str" => self.message(args),
                    _ => self.template(args),
                };
                None
            }
            ("core", [module, name]) if module == "panicking" && name == "assert_failed" => {
                let text = match args.first() {
                    Some(Operand::Const(_, 0)) => "left == right",
                    Some(Operand::Const(_, 1)) => "left != right",
                    _ => "left matches right",
                };
                self.panic(text.to_string());
                Some(Leaves::new())
            }
            _ => None,
        })
    }

    /// A function of Rust's libraries that does not return. Says whether it is one.
    pub(super) fn rust_panic(&mut self, name: &str, args: &[Operand]) -> bool {
        let Some(path) = demangle(name).filter(|path| matches!(path.krate.as_str(), "core" | "alloc")) else {
            return false;
        };
        let text = match path.last() {
            "panic_fmt" | "panic_nounwind_fmt" => self.message.take(),
            "panic" | "panic_str" | "panic_nounwind" | "panic_display" | "expect_failed" | "panic_explicit" => {
                self.message(args)
            }
            "unwrap_failed" if path.parts.first().is_some_and(|module| module == "option") => {
                Some("called `Option::unwrap()` on a `None` value".to_string())
            }
            "unwrap_failed" => self.message(args),
            "panic_bounds_check" => Some("index out of bounds".to_string()),
            other => other.strip_prefix("panic_const_").map(arithmetic),
        };
        self.panic(match text {
            Some(text) if text.starts_with("assertion failed: ") => text,
            Some(text) => format!("panic: {text}"),
            None => format!("panic in {}", path.full()),
        });
        true
    }

    fn panic(&mut self, text: String) {
        let text = match text.strip_prefix("assertion failed: ") {
            Some(condition) => condition.to_string(),
            None => text,
        };
        self.end(Terminator::Fail { kind: CheckKind::Assertion, text });
    }

    /// The message of a panic: the first pointer to a constant text, with the length that follows it.
    fn message(&self, args: &[Operand]) -> Option<String> {
        let [Operand::Global(id, offset), length, ..] = args else { return None };
        let symbol = self.cx.global_symbol(*id)?;
        let module = self.cx.modules[symbol.module].module;
        let variable = module.variable(symbol.id)?;
        let llvm::Constant::String(bytes) = module.constant(variable.initializer?) else { return None };
        let start = usize::try_from(*offset).ok()?;
        let Operand::Const(_, length) = length else { return None };
        let text = bytes.get(start..start.checked_add(usize::try_from(*length).ok()?)?)?;
        std::str::from_utf8(text).ok().map(str::to_string)
    }

    /// The text of `format_args!` as rustc writes it since version 1.93: literals behind their lengths, and a byte for each
    /// argument. Anything else gives nothing.
    fn template(&self, args: &[Operand]) -> Option<String> {
        let Some(Operand::Global(id, 0)) = args.first() else { return None };
        let symbol = self.cx.global_symbol(*id)?;
        let module = self.cx.modules[symbol.module].module;
        let llvm::Constant::String(bytes) = module.constant(module.variable(symbol.id)?.initializer?) else {
            return None;
        };
        let mut text = String::new();
        let mut rest = &bytes[..];
        loop {
            match rest.split_first()? {
                (0, []) => return Some(text),
                (0xc0, tail) => {
                    text.push_str("{}");
                    rest = tail;
                }
                (&length @ 1..0x80, tail) => {
                    text.push_str(std::str::from_utf8(tail.get(..usize::from(length))?).ok()?);
                    rest = &tail[usize::from(length)..];
                }
                _ => return None,
            }
        }
    }

    /// What Rust's libraries ask of the run-time: allocation, and formatting that is not executed.
    pub(super) fn rust_runtime(&mut self, name: &str, args: &[Operand], rets: &[Type]) -> Lowered<Option<Leaves>> {
        let path = demangle(name);
        let plain = match &path {
            Some(path) if path.krate == "__rustc" => path.last(),
            Some(path) => return self.text_runtime(path, args, rets),
            None => name,
        };
        let allocate = |this: &mut Self, size: Operand, align: Operand, zeroed: bool| {
            this.op(Op::Malloc { size, align, zeroed }, Type::Ptr)
        };
        Ok(match (plain, args) {
            ("__rust_alloc", &[size, align]) => Self::one(allocate(self, size, align, false)),
            ("__rust_alloc_zeroed", &[size, align]) => Self::one(allocate(self, size, align, true)),
            ("__rust_dealloc", &[pointer, ..]) => {
                self.act(Op::Free(pointer));
                Self::none()
            }
            ("__rust_realloc", &[pointer, old, align, new]) => {
                let word = self.word_type();
                let moved = allocate(self, new, align, false);
                let len = self.op(Op::Bin(fencepost_ir::BinOp::UMin, old, new), word);
                self.act(Op::MemCopy { dst: moved, src: pointer, len, unit: 1, overlap: false });
                self.act(Op::Free(pointer));
                Self::one(moved)
            }
            ("__rust_no_alloc_shim_is_unstable_v2", []) => Self::none(),
            // What is left of the sanitizer that the markers of lives come from.
            ("__asan_handle_no_return", []) => Self::none(),
            _ => None,
        })
    }

    /// A formatting function: its address may be taken, but nothing calls it.
    pub(super) fn formatting(mut self, function: &'m llvm::Function) -> Lowered<Function> {
        let signature = self.cx.signature(self.mi, function)?;
        self.out.rets.clone_from(&signature.rets);
        for ty in signature.params {
            let reg = self.out.reg(ty);
            self.out.params.push(reg);
        }
        self.block = self.out.block();
        self.end(Terminator::Fail { kind: CheckKind::Trap, text: "formatting is executed".to_string() });
        Ok(self.out)
    }

    /// The diagnostic about a function that is neither here nor known.
    pub(super) fn rust_missing(&self, path: &Path) -> Diagnostic {
        let missing = Diagnostic::new(Code::NoBody, format!("the function '{}' {}", path.full(), super::NO_BODY));
        let missing = if path.full().contains("fmt") {
            missing.note("text cannot be made: of formatting, only what is printed or goes to a panic is left out")
        } else {
            missing.note("of Rust's libraries, generic code and what docs/rust.md lists can be checked")
        };
        match self.out.library {
            true => missing.note(format!("'{}' calls it", self.out.name)),
            false => missing,
        }
    }
}

/// `add_overflow` as the panic says it.
fn arithmetic(name: &str) -> String {
    match name {
        "add_overflow" => "attempt to add with overflow".into(),
        "sub_overflow" => "attempt to subtract with overflow".into(),
        "mul_overflow" => "attempt to multiply with overflow".into(),
        "div_overflow" => "attempt to divide with overflow".into(),
        "rem_overflow" => "attempt to calculate the remainder with overflow".into(),
        "neg_overflow" => "attempt to negate with overflow".into(),
        "shl_overflow" => "attempt to shift left with overflow".into(),
        "shr_overflow" => "attempt to shift right with overflow".into(),
        "div_by_zero" => "attempt to divide by zero".into(),
        "rem_by_zero" => "attempt to calculate the remainder with a divisor of zero".into(),
        other => other.replace('_', " "),
    }
}
