//! Where the program starts.
//!
//! What it does: a `main` that takes parameters is called by a function of the front end's own, as a shell does that
//! runs the program without arguments: `argc` is 1, `argv` holds the name `program` and a null, the environment is
//! empty. The same function runs what runs at the end of the program. A `main` without parameters is the entry itself where there is
//! no such thing.
//! A `main` of Rust may return more than registers hold; it is then called by such a function, too.
//! Deviation: the entry is then called `main.start` and belongs to the library model.

use super::build::Fun;
use super::calls::Signature;
use super::{Context, Lowered};
use crate::llvm;
use crate::rust::demangle::demangle;
use fencepost_ir::{Code, Diagnostic, FuncId, InitPiece, InitValue, Op, Operand, Terminator, Type};

impl<'m> Context<'m> {
    /// The function in which the first thread starts.
    pub(super) fn entry(&mut self, main: FuncId) -> Lowered<FuncId> {
        let Some((mi, function)) = self.definition(main) else { return Ok(main) };
        let signature = self.signature(mi, function)?;
        if signature.params.is_empty() && !self.ends.process() {
            return Ok(main);
        }
        if !signature.params.is_empty() && demangle(self.modules[mi].module.text(function.name)).is_some() {
            return self.returns_much(main, mi, function, &signature);
        }
        let word = u64::from(self.program.target.pointer_bytes());
        let name = self.string("program");
        let argv = self.special_global("argv", "argv.start", 2 * word, Vec::new(), false);
        self.program.globals[argv.index()].init = vec![InitPiece { offset: 0, value: InitValue::Global(name, 0) }];
        let environment = self.special_global("environment", "envp.start", word, Vec::new(), false);
        let id = self.new_function("main.start", true);
        let mut fun = Fun::new(self, mi, "main.start");
        fun.out.library = true;
        fun.out.rets.clone_from(&signature.rets);
        fun.block = fun.out.block();
        let args = [Operand::int(32, 1), Operand::Global(argv, 0), Operand::Global(environment, 0)];
        let args: Vec<Operand> = args.into_iter().take(signature.params.len()).collect();
        let results = fun.direct_call(main, &signature, &args)?;
        fun.process_end()?;
        fun.end(Terminator::Return(results.to_vec()));
        let mut out = fun.out;
        out.name.clone_from(&self.program.functions[id.index()].name);
        self.program.functions[id.index()] = out;
        Ok(id)
    }
    /// A `main` of Rust that returns more than registers hold writes it to an object, which nobody looks at.
    fn returns_much(
        &mut self,
        main: FuncId,
        mi: usize,
        function: &llvm::Function,
        signature: &Signature,
    ) -> Lowered<FuncId> {
        let result = function.parameters.first().and_then(|p| Some((p.attributes.sret?, p.attributes.align)));
        let Some((ty, align)) = result.filter(|_| signature.params.len() == 1) else {
            return Err(Diagnostic::new(Code::LibraryUse, "what 'main' returns is not modelled"));
        };
        let size = u128::from(self.modules[mi].types.stride(ty)?);
        let id = self.new_function("main.start", true);
        let mut fun = Fun::new(self, mi, "main.start");
        fun.out.library = true;
        fun.block = fun.out.block();
        let size = Operand::Const(fun.word_type(), size);
        let align = align.and_then(|a| u32::try_from(a).ok()).unwrap_or(16);
        let place = fun.op(Op::Alloca { size, align }, Type::Ptr);
        fun.direct_call(main, signature, &[place])?;
        fun.end(Terminator::Return(Vec::new()));
        let mut out = fun.out;
        out.name.clone_from(&self.program.functions[id.index()].name);
        self.program.functions[id.index()] = out;
        Ok(id)
    }
}
