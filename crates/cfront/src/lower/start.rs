//! Where the program starts.
//!
//! What it does: a `main` that takes parameters is called by a function of the front end's own, as a shell does that
//! runs the program without arguments: `argc` is 1, `argv` holds the name `program` and a null, the environment is
//! empty. The same function runs what runs at the end of the program. A `main` without parameters is the entry itself where there is
//! no such thing.
//! Deviation: the entry is then called `main.start` and belongs to the library model.

use super::build::Fun;
use super::{Context, Lowered};
use crate::rust::demangle::demangle;
use fencepost_ir::{Code, Diagnostic, FuncId, InitPiece, InitValue, Operand, Terminator};

impl<'m> Context<'m> {
    /// The function in which the first thread starts.
    pub(super) fn entry(&mut self, main: FuncId) -> Lowered<FuncId> {
        let Some((mi, function)) = self.definition(main) else { return Ok(main) };
        let signature = self.signature(mi, function)?;
        if signature.params.is_empty() && !self.ends.process() {
            return Ok(main);
        }
        if !signature.params.is_empty() && demangle(self.modules[mi].module.text(function.name)).is_some() {
            let text = "'main' returns too large a value; what it returns is not looked at";
            let loc = self.function_loc(mi, function);
            let diagnostic = Diagnostic::new(Code::LibraryUse, text);
            return Err(match self.program.file_name(loc).map(str::to_string) {
                Some(file) => diagnostic.at(file, loc.line, loc.column),
                None => diagnostic,
            });
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
}
