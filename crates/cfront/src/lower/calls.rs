//! Calls: which function is meant, and how arguments and results fit.
//!
//! What it does: a call to a name that the program defines is a direct call; a call to a name that the front end
//! knows becomes instructions; a call to a name of the library model is a direct call of the model; a call through a
//! pointer is indirect. Old C calls functions with other arguments than they take: missing ones are undefined,
//! surplus ones are dropped, integers and pointers are converted.
//! Guarantee: a function that has no body and is not known is a diagnostic at the call, unless it is declared pure.
//! Misses: `musttail` is an ordinary call; operand bundles are ignored except that deoptimisation is a diagnostic.

use super::build::{Fun, Leaves};
use super::constant::{Base, Scalar};
use super::{jumps, Context, Lowered, Work};
use crate::link::{Resolved, Symbol};
use crate::llvm::{self, Callee};
use crate::rust::demangle::demangle;
use fencepost_ir::{Access, Code, Diagnostic, FuncId, Op, Operand, Terminator, Type};
use smallvec::SmallVec;

/// The parameters and results of a function as our IR sees them.
pub(crate) struct Signature {
    pub params: Vec<Type>,
    pub rets: Vec<Type>,
    pub variadic: bool,
}

/// Names that mean what SV-COMP says even if the program gives them a body.
const FIXED_MEANING: &[&str] =
    &["reach_error", "__VERIFIER_error", "__VERIFIER_assume", "__VERIFIER_atomic_begin", "__VERIFIER_atomic_end"];

impl<'m> Context<'m> {
    /// The parameters and results of a function.
    pub fn signature(&self, mi: usize, function: &llvm::Function) -> Lowered<Signature> {
        let types = &self.modules[mi].types;
        let mut params = Vec::new();
        for parameter in &function.parameters {
            params.extend(types.leaves(parameter.ty)?.iter().map(|leaf| leaf.ty));
        }
        let rets = types.leaves(function.return_type)?.iter().map(|leaf| leaf.ty).collect();
        Ok(Signature { params, rets, variadic: function.variadic })
    }

    /// The id of a function without a body whose address is taken: its body will be what a call to it means.
    pub fn builtin_id(&mut self, mi: usize, function: &'m llvm::Function) -> FuncId {
        let name = self.modules[mi].module.text(function.name);
        if let Some(&id) = self.builtins.get(name) {
            return id;
        }
        let id = self.new_function(name, true);
        self.builtins.insert(name.to_string(), id);
        self.definitions.insert(id, (mi, function));
        self.work.push(Work::Builtin(id, mi, function));
        id
    }
}

/// Makes a function out of a name that the front end knows.
pub(super) fn lower_builtin<'m>(
    cx: &mut Context<'m>,
    id: FuncId,
    mi: usize,
    function: &'m llvm::Function,
) -> Lowered<()> {
    let signature = cx.signature(mi, function)?;
    let name = cx.program.functions[id.index()].name.clone();
    let source = cx.modules[mi].module.text(function.name);
    let mut fun = Fun::new(cx, mi, &name);
    fun.out.library = true;
    fun.line = function.line;
    fun.out.variadic = signature.variadic;
    fun.out.rets.clone_from(&signature.rets);
    fun.block = fun.out.block();
    if signature.variadic && !signature.params.is_empty() {
        let text = format!("the address of the variadic library function '{source}' is taken");
        return Err(fun.placed(Diagnostic::new(Code::LibraryUse, text)));
    }
    if jumps::returns_twice(source) {
        return Err(fun.placed(Diagnostic::new(Code::LibraryUse, format!("the address of '{source}' is taken"))));
    }
    let mut args = Vec::new();
    for ty in signature.params {
        let reg = fun.out.reg(ty);
        fun.out.params.push(reg);
        args.push(Operand::Reg(reg));
    }
    let values = fun.named_call(source, &args, &signature.rets).map_err(|diagnostic| fun.placed(diagnostic))?;
    fun.end(Terminator::Return(values.to_vec()));
    let out = fun.out;
    cx.program.functions[id.index()] = out;
    Ok(())
}

impl<'c, 'm> Fun<'c, 'm> {
    /// A call of any kind. The result has the leaves of the call's type.
    pub(super) fn call(&mut self, call: &'m llvm::Call) -> Lowered<Leaves> {
        if let Callee::InlineAsm(asm) = &call.callee {
            return self.inline_asm(asm, call);
        }
        if let Some(id) = direct_callee(self.module(), &call.callee) {
            let name = self.module().global_name(id);
            if let Some(intrinsic) = name.strip_prefix("llvm.") {
                return self.intrinsic(intrinsic, call);
            }
            return self.call_name(id, name, call);
        }
        let callee = match call.callee {
            Callee::Local(local) => {
                let ty = llvm::TypeId::PTR;
                self.local_pointer(local, ty)?
            }
            Callee::Constant(constant) => {
                let value = llvm::Value::Constant(constant);
                self.scalar(llvm::TypedValue { ty: llvm::TypeId::PTR, value })?
            }
            Callee::Global(_) | Callee::InlineAsm(_) => {
                return Err(Diagnostic::new(Code::Unmodelled, "this callee is not modelled"))
            }
        };
        let args = self.arguments(call)?;
        let rets: Vec<Type> = self.leaves(call.return_type)?.iter().map(|leaf| leaf.ty).collect();
        Ok(self.ops(Op::CallIndirect { callee, args, rets: rets.clone() }, &rets))
    }

    fn local_pointer(&mut self, local: llvm::LocalId, ty: llvm::TypeId) -> Lowered<Operand> {
        self.scalar(llvm::TypedValue { ty, value: llvm::Value::Local(local) })
    }

    /// The leaves of all arguments. Variable arguments that are passed by value in memory become their words.
    pub(super) fn arguments(&mut self, call: &'m llvm::Call) -> Lowered<Vec<Operand>> {
        let fixed = match self.module().types.resolve(call.function_type) {
            llvm::Type::Function { parameters, .. } => parameters.len(),
            _ => call.arguments.len(),
        };
        let mut args = Vec::new();
        for (index, argument) in call.arguments.iter().enumerate() {
            match argument.attributes.byval {
                Some(ty) if index >= fixed => {
                    let address = self.scalar(argument.value)?;
                    self.words_of(ty, address, &mut args)?;
                }
                _ => args.extend(self.value(argument.value)?),
            }
        }
        Ok(args)
    }

    /// Loads an object word by word, as variable arguments are laid out.
    fn words_of(&mut self, ty: llvm::TypeId, address: Operand, args: &mut Vec<Operand>) -> Lowered<()> {
        let size = self.cx.modules[self.mi].types.stride(ty)?;
        let word = u64::from(self.cx.program.target.pointer_bytes());
        if size > 4096 {
            return Err(Diagnostic::new(Code::TypeUse, "a variable argument of more than 4096 bytes is not modelled"));
        }
        let mut offset = 0;
        while offset < size {
            let bytes = word.min(size - offset);
            let bytes = if bytes.is_power_of_two() { bytes } else { 1 << bytes.ilog2() };
            if bytes < word && offset + bytes < size {
                return Err(Diagnostic::new(Code::TypeUse, "a variable argument of an odd size is not modelled"));
            }
            let ty = Type::Int(bytes as u8 * 8);
            let at = self.offset(address, offset as i64);
            let part = self.op(Op::Load(ty, at, Access::PLAIN), ty);
            args.push(part);
            offset += bytes;
        }
        Ok(())
    }

    fn call_name(&mut self, id: llvm::GlobalId, name: &'m str, call: &'m llvm::Call) -> Lowered<Leaves> {
        let rets: Vec<Type> = self.leaves(call.return_type)?.iter().map(|leaf| leaf.ty).collect();
        let args = self.arguments(call)?;
        let resolved = self.cx.link.resolve(Symbol { module: self.mi, id });
        let values = match resolved {
            _ if FIXED_MEANING.contains(&name) => self.named_call(name, &args, &rets)?,
            // Without exceptions there is none that `set_exception` could be given.
            _ if name.starts_with("_ZNSt7promiseI") && name.contains("set_exception") => {
                return Err(Diagnostic::new(Code::LibraryUse, "'std::promise::set_exception' is not modelled"));
            }
            Resolved::Function(symbol, function) => {
                if let Some(values) = self.rust_special(name, (symbol, function), &args, &rets)? {
                    return self.fit(values, &rets);
                }
                if self.cx.modules[symbol.module].library {
                    if let Some(values) = self.library_call(name, &args)? {
                        return self.fit(values, &rets);
                    }
                }
                let id = self.cx.function_id(symbol, function);
                self.note_origin(id);
                let signature = self.cx.signature(symbol.module, function)?;
                self.direct_call(id, &signature, &args)?
            }
            Resolved::Alias(symbol, _) => match self.cx.address(symbol, 0)? {
                Some(Scalar::Address(_, Base::Func(id), 0)) => {
                    let rets2 = rets.clone();
                    self.ops(Op::CallIndirect { callee: Operand::Func(id), args, rets: rets2 }, &rets)
                }
                _ => return Err(Diagnostic::new(Code::Unmodelled, format!("the alias '{name}' is no plain function"))),
            },
            Resolved::MissingFunction(function)
                if function.attributes.flags.noreturn && self.rust_panic(name, &args) =>
            {
                return Ok(Leaves::new());
            }
            Resolved::MissingFunction(_) | Resolved::Unknown => self.named_call(name, &args, &rets)?,
            Resolved::Variable(..) | Resolved::MissingVariable(_) => {
                return Err(Diagnostic::new(Code::Unmodelled, format!("'{name}' is called but is not a function")));
            }
        };
        self.fit(values, &rets)
    }

    /// A direct call; arguments are made to fit the parameters.
    pub fn direct_call(&mut self, id: FuncId, signature: &Signature, args: &[Operand]) -> Lowered<Leaves> {
        let mut fitted = Vec::with_capacity(args.len());
        for (index, &ty) in signature.params.iter().enumerate() {
            fitted.push(match args.get(index) {
                Some(&value) => self.coerce(value, ty)?,
                None => Operand::Undef(ty),
            });
        }
        if signature.variadic {
            fitted.extend(args.iter().skip(signature.params.len()));
        }
        Ok(self.ops(Op::Call { func: id, args: fitted }, &signature.rets))
    }

    /// Results as the call expects them; missing ones are undefined.
    pub fn fit(&mut self, values: Leaves, rets: &[Type]) -> Lowered<Leaves> {
        let mut out = Leaves::new();
        for (index, &ty) in rets.iter().enumerate() {
            out.push(match values.get(index) {
                Some(&value) => self.coerce(value, ty)?,
                None => Operand::Undef(ty),
            });
        }
        Ok(out)
    }

    /// A call to a function that no file defines.
    pub(super) fn named_call(&mut self, name: &str, args: &[Operand], rets: &[Type]) -> Lowered<Leaves> {
        if let Some(values) = self.library_call(name, args)? {
            return self.fit(values, rets);
        }
        if let Some(values) = self.rust_runtime(name, args, rets)? {
            return self.fit(values, rets);
        }
        if let Some(values) = self.builtin(name, args, rets)? {
            return self.fit(values, rets);
        }
        if let Some(Resolved::Function(symbol, function)) = self.cx.link.named(name) {
            let id = self.cx.function_id(symbol, function);
            let signature = self.cx.signature(symbol.module, function)?;
            let values = self.direct_call(id, &signature, args)?;
            return self.fit(values, rets);
        }
        if self.cx.options.assume_pure.iter().any(|pure| pure == name) {
            return Ok(rets.iter().map(|&ty| self.named_input(name, ty)).collect());
        }
        if let Some(path) = demangle(name) {
            return Err(self.rust_missing(&path));
        }
        let missing = Diagnostic::new(Code::NoBody, format!("the function '{name}' {}", super::NO_BODY));
        Err(if name.starts_with("_ZNSt") || name.starts_with("_ZSt") {
            missing.note("it belongs to the C++ library, of which docs/cpp.md lists what is modelled")
        } else {
            missing
                .note(format!("if it has no effect on the program's memory, say --assume-pure {name}"))
                .note("or give the file that defines it as well")
        })
    }

    /// One result.
    pub fn one(value: Operand) -> Option<Leaves> {
        Some(SmallVec::from_slice(&[value]))
    }

    /// No result.
    pub fn none() -> Option<Leaves> {
        Some(Leaves::new())
    }
}

/// The name that a callee stands for, seen through casts.
pub(super) fn direct_callee(module: &llvm::Module, callee: &Callee) -> Option<llvm::GlobalId> {
    let mut constant = match callee {
        Callee::Global(id) => return Some(*id),
        Callee::Constant(constant) => *constant,
        Callee::Local(_) | Callee::InlineAsm(_) => return None,
    };
    for _ in 0..16 {
        match module.constant(constant) {
            llvm::Constant::Global(id) => return Some(*id),
            llvm::Constant::Expression(expression) => match &**expression {
                llvm::ConstantExpression::Cast { op: llvm::CastOp::BitCast, value, .. } => {
                    constant = value.constant;
                }
                _ => return None,
            },
            _ => return None,
        }
    }
    None
}
