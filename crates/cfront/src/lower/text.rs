//! Text: what printing does to a Rust program, which is to look at what is printed.
//!
//! What it does: `format_args!` pairs each argument with the function that writes it. That function is called where the pair is
//! made, with a formatter that nobody looks into: what the program itself says about writing its types runs, numbers, characters and
//! texts are read, and the helpers of `core::fmt` go on to the parts that they are given. No text is made.
//! Guarantee: what is printed is read, through references, containers and derived implementations; a value that was never set is a
//! finding. Where a panic is certain to follow, nothing of this happens: the panic is the finding.
//! Misses: `core`'s own types that are not generic (`Ordering`, `Duration`) are not read; what a formatter is asked for (width,
//! `alternate`) is a diagnostic.

use super::build::{Fun, Leaves};
use super::calls::direct_callee;
use super::{Context, Lowered};
use crate::link::{Resolved, Symbol};
use crate::llvm::{self, InstructionKind, Value};
use crate::rust::demangle::{demangle, Path};
use fencepost_ir::{Access, CheckKind, CmpOp, Code, Diagnostic, Op, Operand, Order, Type};

/// `Ok(())` of `fmt::Result`.
const DONE: Operand = Operand::FALSE;

/// Questions to a formatter, whose answers are not known.
const ASKED: &[&str] = &[
    "alternate",
    "width",
    "precision",
    "fill",
    "align",
    "flags",
    "options",
    "sign",
    "sign_plus",
    "sign_minus",
    "sign_aware_zero_pad",
    "debug_lower_hex",
    "debug_upper_hex",
    "with_options",
];

/// The blocks from which every way leads to a panic of Rust's libraries.
pub(super) fn panicking(module: &llvm::Module, body: &llvm::Body) -> Vec<bool> {
    let panics = |block: &llvm::BasicBlock| {
        block.instructions.iter().all(|instruction| {
            let InstructionKind::Call(call) = &instruction.kind else { return true };
            let Some(id) = direct_callee(module, &call.callee) else { return false };
            let name = module.global_name(id);
            name.starts_with("llvm.")
                || name.starts_with("__asan")
                || demangle(name).is_some_and(|path| matches!(path.krate.as_str(), "core" | "alloc"))
        })
    };
    let ends: Vec<Option<Vec<usize>>> = body.blocks.iter().map(super::function::successors).collect();
    let mut doomed: Vec<bool> =
        body.blocks.iter().zip(&ends).map(|(block, next)| next.is_none() && panics(block)).collect();
    loop {
        let mut changed = false;
        for index in (0..body.blocks.len()).rev() {
            let Some(next) = &ends[index] else { continue };
            let all = !next.is_empty() && next.iter().all(|&to| doomed.get(to).copied().unwrap_or(false));
            changed |= all && !std::mem::replace(&mut doomed[index], true);
        }
        if !changed {
            return doomed;
        }
    }
}

impl<'c, 'm> Fun<'c, 'm> {
    /// A function of `core::fmt` that has a body, but another meaning here.
    pub(super) fn text_special(
        &mut self,
        path: &Path,
        symbol: Symbol,
        function: &'m llvm::Function,
        args: &[Operand],
        rets: &[Type],
    ) -> Lowered<Option<Leaves>> {
        match (path.krate.as_str(), &path.parts[..]) {
            ("core", [ty, new]) if ty == "Argument" && new.starts_with("new_") => {
                if let (Some(&value), false) = (args.last(), self.panicking) {
                    self.look(symbol.module, function, value)?;
                }
                Ok(Some(rets.iter().map(|&ty| Operand::Undef(ty)).collect()))
            }
            ("core", [ty, _]) if ty == "Formatter" || ty.starts_with("Debug") => self.helper(path, args, rets),
            _ => Ok(None),
        }
    }

    /// Calls the function that `Argument::new_display` and its kin name.
    fn look(&mut self, mi: usize, function: &'m llvm::Function, value: Operand) -> Lowered<()> {
        let module = self.cx.modules[mi].module;
        let named = |value: &Value| match value {
            Value::Constant(id) => match module.constant(*id) {
                llvm::Constant::Global(id) => Some(*id),
                _ => None,
            },
            _ => None,
        };
        let instructions = function.body.iter().flat_map(|b| &b.blocks).flat_map(|b| &b.instructions);
        let mut writer = None;
        for instruction in instructions {
            let mut see = |value: &Value| {
                let writes = |id: &llvm::GlobalId| demangle(module.global_name(*id)).is_some_and(|p| p.is_formatting());
                writer = writer.or(named(value).filter(writes));
            };
            match &instruction.kind {
                InstructionKind::Store { value, .. } => see(&value.value),
                InstructionKind::Call(call) => call.arguments.iter().for_each(|a| see(&a.value.value)),
                _ => {}
            }
        }
        let Some(id) = writer else {
            return Err(Diagnostic::new(Code::Unmodelled, "how this is printed is not known"));
        };
        let args = [value, self.formatter()];
        match self.cx.link.resolve(Symbol { module: mi, id }) {
            Resolved::Function(symbol, function) => {
                self.cx.prints = true;
                let id = self.cx.function_id(symbol, function);
                self.note_origin(id);
                let signature = self.cx.signature(symbol.module, function)?;
                self.direct_call(id, &signature, &args)?;
            }
            _ => {
                self.named_call(module.global_name(id), &args, &[Type::BOOL])?;
            }
        }
        Ok(())
    }

    /// The formatter that all text goes to. Nobody looks into it.
    fn formatter(&mut self) -> Operand {
        Operand::Global(self.cx.special_global("formatter", "formatter", 64, Vec::new(), true), 0)
    }

    /// A function of `core::fmt` that is given text, or parts of a value.
    fn helper(&mut self, path: &Path, args: &[Operand], rets: &[Type]) -> Lowered<Option<Leaves>> {
        let [ty, name] = &path.parts[..] else { return Ok(None) };
        let done = || Some(rets.iter().map(|_| DONE).collect());
        let itself = args.first().copied();
        Ok(match (ty.as_str(), name.as_str(), args) {
            ("Formatter", "write_str" | "pad", &[_, text, length]) => {
                self.read_text(text, length)?;
                done()
            }
            ("Formatter", "write_fmt" | "write_char" | "pad_integral" | "pad_formatted_parts", _) => done(),
            ("Formatter", "debug_struct_fields_finish", &[_, _, _, _, _, list, length])
            | ("Formatter", "debug_tuple_fields_finish", &[_, _, _, list, length]) => {
                let formatter = self.formatter();
                self.library_text("all", &[list, length, formatter])?;
                done()
            }
            ("Formatter", name, [_, _, _, fields @ ..]) if name.starts_with("debug_struct_field") => {
                fields.chunks_exact(4).try_for_each(|field| self.dynamic(field[2], field[3]))?;
                done()
            }
            ("Formatter", name, [_, _, _, fields @ ..]) if name.starts_with("debug_tuple_field") => {
                fields.chunks_exact(2).try_for_each(|field| self.dynamic(field[0], field[1]))?;
                done()
            }
            ("Formatter", "debug_struct" | "debug_tuple" | "debug_list" | "debug_set" | "debug_map", _) => {
                Some(rets.iter().map(|&ty| Operand::Undef(ty)).collect())
            }
            ("Formatter", name, _) if ASKED.contains(&name) => {
                let text = format!("what 'Formatter::{name}' says is not modelled");
                return Err(Diagnostic::new(Code::Unmodelled, text));
            }
            (_, "finish" | "finish_non_exhaustive", _) => done(),
            ("DebugStruct", "field", &[_, _, _, value, table])
            | ("DebugTuple", "field", &[_, value, table])
            | ("DebugList" | "DebugSet" | "DebugInner", "entry", &[_, value, table])
            | ("DebugMap", "key" | "value", &[_, value, table]) => {
                self.dynamic(value, table)?;
                itself.and_then(Self::one)
            }
            ("DebugMap", "entry", &[_, key, keys, value, values]) => {
                self.dynamic(key, keys)?;
                self.dynamic(value, values)?;
                itself.and_then(Self::one)
            }
            _ => None,
        })
    }

    /// A function of Rust's libraries without a body that writes a value as text.
    pub(super) fn text_runtime(&mut self, path: &Path, args: &[Operand], rets: &[Type]) -> Lowered<Option<Leaves>> {
        if path.krate == "core" && path.of_trait.as_deref().is_none_or(|of| of == "core::fmt::Write") {
            if let Some(values) = self.helper(path, args, rets)? {
                return Ok(Some(values));
            }
        }
        if path.full() == "core::fmt::pointer_fmt_inner" {
            return Ok(Self::one(DONE));
        }
        if !path.is_formatting() {
            return Ok(None);
        }
        let ty = path.parts.first().map_or("", String::as_str);
        match (ty, args) {
            ("str", &[text, length, _]) => self.read_text(text, length)?,
            ("String", &[text, _]) => self.library_text("string", &[text])?,
            (name, &[value, _]) => {
                let (name, order) = match name.strip_prefix("Atomic") {
                    Some(rest) => (rest.to_ascii_lowercase(), Order::Relaxed),
                    None => (name.to_string(), Order::Plain),
                };
                if let Some(ty) = scalar(&name) {
                    let value = self.op(Op::Load(ty, value, Access { order, ..Access::PLAIN }), ty);
                    let cond = self.op(Op::Cmp(CmpOp::Eq, value, value), Type::BOOL);
                    let text = "a value that is printed".to_string();
                    self.act(Op::Assert { cond, kind: CheckKind::Memory, text });
                }
            }
            _ => {}
        }
        Ok(Self::one(DONE))
    }

    fn read_text(&mut self, text: Operand, length: Operand) -> Lowered<()> {
        // What is constant can be read.
        if matches!(text, Operand::Global(id, _) if self.cx.program.globals[id.index()].constant) {
            return Ok(());
        }
        self.library_text("bytes", &[text, length])
    }

    /// A value behind a table of methods.
    fn dynamic(&mut self, value: Operand, table: Operand) -> Lowered<()> {
        let formatter = self.formatter();
        self.cx.prints = true;
        self.library_text("of", &[value, table, formatter])
    }

    /// A function of our `std`, from its module `__text`.
    fn library_text(&mut self, name: &str, args: &[Operand]) -> Lowered<()> {
        let Some((symbol, function)) = self.cx.text_function(name) else {
            return Err(Diagnostic::new(Code::LibraryUse, format!("the library model has no '{name}'")));
        };
        let id = self.cx.function_id(symbol, function);
        self.note_origin(id);
        let signature = self.cx.signature(symbol.module, function)?;
        self.direct_call(id, &signature, args)?;
        Ok(())
    }
}

/// What is read of a number, a character or a truth value.
fn scalar(name: &str) -> Option<Type> {
    Some(Type::Int(match name {
        "u8" | "i8" | "bool" => 8,
        "u16" | "i16" => 16,
        "u32" | "i32" | "f32" | "char" => 32,
        "u64" | "i64" | "usize" | "isize" | "f64" => 64,
        "u128" | "i128" => 128,
        _ => return None,
    }))
}

impl<'m> Context<'m> {
    fn text_function(&mut self, name: &str) -> Option<(Symbol, &'m llvm::Function)> {
        if self.texts.is_empty() {
            for (index, context) in self.modules.iter().enumerate() {
                let module = context.module;
                for function in module.functions.iter().filter(|f| f.body.is_some()) {
                    let Some(path) = demangle(module.text(function.name)) else { continue };
                    if let ("std", [part, name]) = (path.krate.as_str(), &path.parts[..]) {
                        if part == "__text" {
                            let symbol = Symbol { module: index, id: function.id };
                            self.texts.insert(name.clone(), (symbol, function));
                        }
                    }
                }
            }
        }
        self.texts.get(name).copied()
    }

    /// A formatting function cannot be lowered: that matters where something is printed.
    pub(super) fn cannot_be_printed(&mut self, diagnostic: Diagnostic) {
        self.unprintable.push(diagnostic);
    }

    /// Reports what cannot be printed where something is.
    pub(super) fn report_text(&mut self) {
        for diagnostic in std::mem::take(&mut self.unprintable) {
            if self.prints {
                self.report(diagnostic);
            }
        }
    }
}
