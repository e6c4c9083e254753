//! From modules of LLVM IR to one checked program of our IR.
//!
//! What it does: starts at `main` and the constructors and lowers what is reached, function by function; a function
//! or variable gets its id when it is first mentioned, so whatever is not reached is not in the program.
//! Guarantee: the result passes the IR's verifier, or there is at least one diagnostic with a position; no input
//! makes it panic; nothing is skipped silently.
//! Misses: what the files of this folder list under the same heading.

mod aggregate;
mod asm;
mod atomics;
mod blocks;
mod build;
mod calls;
mod constant;
mod copies;
mod debug;
mod defined;
mod demangle;
mod dissolve;
mod ended;
mod ends;
mod function;
mod globals;
mod headers;
mod intrinsics;
mod jumps;
mod layout;
mod libc;
mod math;
mod mem2reg;
mod memory;
mod mutexes;
mod operators;
mod ops;
mod order;
mod primitives;
mod print;
mod rust;
mod scopes;
mod start;
mod text;
mod thread;
mod unchecked;

use crate::inputs::Inputs;
use crate::link::{Link, Resolved, Symbol};
use crate::llvm;
use crate::rust::demangle::demangle;
use crate::{runtime, Options};
use debug::Debug;
use fencepost_ir::diag::quoted;
use fencepost_ir::{Code, Diagnostic, FuncId, Function, GlobalId, Loc, Program, Target};
use layout::Types;
use rustc_hash::{FxHashMap, FxHashSet};

/// The result of lowering a part.
pub(crate) type Lowered<T> = Result<T, Diagnostic>;

/// What the message about a function without a body says.
pub(crate) const NO_BODY: &str = "has no body and is not modelled";
/// How the names begin of the functions that `FP_OPERATION` makes.
const OPERATION: &str = "__fp_operation_";
/// After so many diagnostics lowering stops.
const MAX_DIAGNOSTICS: usize = 64;
/// The greatest number of functions of a program.
const MAX_FUNCTIONS: usize = 200_000;

/// A module with what is known of its types and debug information.
pub(crate) struct ModuleContext<'m> {
    pub module: &'m llvm::Module,
    pub types: Types<'m>,
    pub debug: Debug<'m>,
    /// Whether this is the library model.
    pub library: bool,
    /// Whether rustc made it.
    pub rust: bool,
    /// Whether it was C++.
    pub cplusplus: bool,
}

/// A function that has an id but no body yet.
enum Work<'m> {
    /// A function of a module.
    Defined(FuncId, Symbol, &'m llvm::Function),
    /// A function that the front end knows itself, needed as a function because its address is taken.
    Builtin(FuncId, usize, &'m llvm::Function),
    /// The start of a thread: calls the function, then ends the thread as the library model says.
    ThreadMain(FuncId, FuncId),
}

/// The state of lowering a whole program.
pub(crate) struct Context<'m> {
    pub modules: Vec<ModuleContext<'m>>,
    pub link: Link<'m>,
    pub options: &'m Options,
    /// The inputs that the user fixes.
    pub inputs: Inputs<'m>,
    pub program: Program,
    /// What must happen when a thread or the process ends.
    pub ends: ends::Ends,
    /// Whether there are several ways to obtain memory.
    pub ways: bool,
    /// What returns twice, and what jumps.
    pub jumps: jumps::Jumps,
    functions: FxHashMap<Symbol, FuncId>,
    /// The source of each function that has one.
    definitions: FxHashMap<FuncId, (usize, &'m llvm::Function)>,
    builtins: FxHashMap<String, FuncId>,
    thread_mains: FxHashMap<FuncId, FuncId>,
    globals: FxHashMap<Symbol, GlobalId>,
    global_symbols: FxHashMap<GlobalId, Symbol>,
    special_globals: FxHashMap<String, GlobalId>,
    names: FxHashSet<String>,
    /// The functions of Rust and C++, and whether each dissolves into its callers.
    dissolving: Vec<(FuncId, bool)>,
    /// Where the program first calls the functions of Rust's libraries.
    pub origins: FxHashMap<FuncId, Loc>,
    /// Whether functions that write values as text run, and which of them cannot be lowered.
    pub prints: bool,
    unprintable: Vec<Diagnostic>,
    /// The functions of our `std` that look at what is printed.
    texts: FxHashMap<String, (Symbol, &'m llvm::Function)>,
    work: Vec<Work<'m>>,
    pending_globals: Vec<(GlobalId, Symbol, &'m llvm::GlobalVariable)>,
    diagnostics: Vec<Diagnostic>,
}

/// Lowers the modules and the parts of the library model that they use.
pub(crate) fn lower(modules: &[llvm::Module], options: &Options) -> Result<Program, Vec<Diagnostic>> {
    let target = target(modules)?;
    let library = runtime::module(target).map_err(|diagnostic| vec![diagnostic])?;
    let all: Vec<&llvm::Module> = modules.iter().chain(Some(library)).collect();
    let contexts = all
        .iter()
        .enumerate()
        .map(|(index, &module)| ModuleContext {
            module,
            types: Types::new(module),
            debug: Debug::new(module),
            library: index == modules.len(),
            rust: module.functions.iter().any(|f| demangle(module.text(f.name)).is_some()),
            cplusplus: index < modules.len() && headers::is_cplusplus(module),
        })
        .collect();
    let link = Link::new(all, true)?;
    let ends = ends::Ends::new(&link);
    let ways = operators::several(&link);
    let mut context = Context {
        modules: contexts,
        link,
        options,
        inputs: Inputs::new(&options.inputs),
        program: Program::new(target),
        ends,
        ways,
        jumps: jumps::Jumps::default(),
        functions: FxHashMap::default(),
        definitions: FxHashMap::default(),
        builtins: FxHashMap::default(),
        thread_mains: FxHashMap::default(),
        globals: FxHashMap::default(),
        global_symbols: FxHashMap::default(),
        special_globals: FxHashMap::default(),
        names: FxHashSet::default(),
        dissolving: Vec::new(),
        origins: FxHashMap::default(),
        prints: false,
        unprintable: Vec::new(),
        texts: FxHashMap::default(),
        work: Vec::new(),
        pending_globals: Vec::new(),
        diagnostics: Vec::new(),
    };
    context.run();
    context.finish()
}

/// The target that all modules agree on.
fn target(modules: &[llvm::Module]) -> Result<Target, Vec<Diagnostic>> {
    let mut target = None;
    for module in modules {
        let at = |code, text: String| vec![Diagnostic::new(code, text).at(module.file_name.clone(), 0, 0)];
        if module.data_layout.big_endian {
            return Err(at(Code::Target, "big-endian targets are not modelled".into()));
        }
        let this = match module.data_layout.pointer_bytes() {
            8 => Target::LP64,
            4 => Target::ILP32,
            other => return Err(at(Code::Target, format!("pointers of {other} bytes are not modelled"))),
        };
        if target.is_some_and(|known| known != this) {
            return Err(at(Code::MixedDataModels, "the files are compiled for different data models".into()));
        }
        target = Some(this);
    }
    target.ok_or_else(|| vec![Diagnostic::new(Code::Usage, "there is no input file")])
}

impl<'m> Context<'m> {
    /// Lowers everything that is reached from `main` and the constructors.
    fn run(&mut self) {
        if let Err(diagnostic) = self.destructors() {
            self.report(diagnostic);
        }
        match self.link.named("main").or_else(|| self.rust_main()) {
            Some(Resolved::Function(symbol, function)) => {
                let main = self.function_id(symbol, function);
                match self.entry(main) {
                    Ok(entry) => self.program.entry = entry,
                    Err(diagnostic) => self.report(diagnostic),
                }
                if !self.options.require_main {
                    self.visible_functions();
                }
            }
            _ if self.options.require_main => {
                let file = self.modules[0].module.file_name.clone();
                let text = "the program has no function 'main'";
                let diagnostic = Diagnostic::new(Code::NoMain, text).at(file, 0, 0);
                self.diagnostics.push(self.hint_at_tests(diagnostic));
                return;
            }
            _ => self.every_function(),
        }
        if let Err(diagnostic) = self.constructors() {
            self.report(diagnostic);
        }
        while self.diagnostics.len() < MAX_DIAGNOSTICS {
            if let Some((id, symbol, variable)) = self.pending_globals.pop() {
                if let Err(diagnostic) = self.initialise(id, symbol, variable) {
                    self.report(diagnostic);
                }
            } else if let Some(work) = self.work.pop() {
                if let Err(diagnostic) = self.lower_function(work) {
                    self.report(diagnostic);
                }
            } else {
                break;
            }
        }
        self.report_text();
    }

    /// Where there is no `main` but operations, a test is what is meant.
    fn hint_at_tests(&self, diagnostic: Diagnostic) -> Diagnostic {
        let user = &self.modules[..self.modules.len().saturating_sub(1)];
        let defined = user.iter().flat_map(|m| m.module.functions.iter().map(|f| (m.module, f)));
        let defined = defined.filter(|(_, f)| f.body.is_some());
        let letters: Vec<&str> = defined.filter_map(|(m, f)| m.text(f.name).strip_prefix(OPERATION)).collect();
        let Some(first) = letters.first() else { return diagnostic };
        let files: Vec<&str> = user.iter().map(|m| m.module.file_name.as_str()).collect();
        let (files, last) = (quoted(&files), letters.last().unwrap_or(first));
        diagnostic
            .note(format!("it names operations ({}): `fencepost test {files}` tests them", letters.join(", ")))
            .note(format!("`fencepost fences {files} --test \"{first} | {last}\"` finds the fences that they need"))
    }

    /// Without `main`, every function that other modules can see is reached. The entry is an empty function.
    fn every_function(&mut self) {
        let entry = self.new_function("__fencepost_no_main", true);
        let block = self.program.functions[entry.index()].block();
        self.program.functions[entry.index()].blocks[block.index()].term = fencepost_ir::Terminator::Return(Vec::new());
        self.program.entry = entry;
        self.visible_functions();
    }

    /// Every function that other modules can see is reached.
    fn visible_functions(&mut self) {
        for index in 0..self.modules.len().saturating_sub(1) {
            let module = self.modules[index].module;
            for function in module.functions.iter().filter(|f| f.body.is_some() && !f.linkage.is_local()) {
                if let Resolved::Function(symbol, function) =
                    self.link.resolve(Symbol { module: index, id: function.id })
                {
                    self.function_id(symbol, function);
                }
            }
        }
    }

    /// Keeps a diagnostic; every one names at least a file.
    fn report(&mut self, diagnostic: Diagnostic) {
        let diagnostic = match diagnostic.file {
            Some(_) => diagnostic,
            None => diagnostic.at(self.modules[0].module.file_name.clone(), 0, 0),
        };
        if !self.diagnostics.contains(&diagnostic) {
            self.diagnostics.push(diagnostic);
        }
    }

    /// The program, if nothing was wrong with it.
    fn finish(mut self) -> Result<Program, Vec<Diagnostic>> {
        if !self.diagnostics.is_empty() {
            self.diagnostics.sort_by(|a, b| (&a.file, a.line, a.column).cmp(&(&b.file, b.line, b.column)));
            return Err(self.diagnostics);
        }
        self.mark_operations();
        self.place_jumps();
        dissolve::run(&mut self.program, &self.dissolving);
        self.order_globals();
        self.inputs.fix_variables(&mut self.program).map_err(|diagnostic| vec![diagnostic])?;
        match fencepost_ir::verify::verify(&self.program) {
            Ok(()) => Ok(self.program),
            Err(errors) => Err(errors
                .iter()
                .take(8)
                .map(|error| {
                    let text = format!("the program is not well formed: {error}");
                    let file = self.modules[0].module.file_name.clone();
                    Diagnostic::new(Code::MalformedIr, text).at(file, 0, 0)
                })
                .collect()),
        }
    }

    /// Marks the functions that `FP_OPERATION` names: each is what a function `__fp_operation_X` calls.
    fn mark_operations(&mut self) {
        let user = self.modules.len().saturating_sub(1);
        for index in 0..user {
            let module = self.modules[index].module;
            let named = module.functions.iter().filter(|f| module.text(f.name).starts_with(OPERATION));
            let blocks = named.filter_map(|f| f.body.as_ref()).flat_map(|body| &body.blocks);
            for instruction in blocks.flat_map(|b| &b.instructions) {
                let llvm::InstructionKind::Call(call) = &instruction.kind else { continue };
                let Some(callee) = calls::direct_callee(module, &call.callee) else { continue };
                let resolved = self.link.resolve(Symbol { module: index, id: callee });
                if let Resolved::Function(symbol, _) = resolved {
                    if let Some(id) = self.functions.get(&symbol) {
                        self.program.functions[id.index()].operation = true;
                    }
                }
            }
        }
    }

    /// A new function without a body, under a name that nothing else has.
    pub fn new_function(&mut self, name: &str, library: bool) -> FuncId {
        let name = self.unique(name);
        let mut function = Function::new(name);
        function.library = library;
        self.program.functions.push(function);
        FuncId::from_index(self.program.functions.len() - 1)
    }

    /// A name that nothing else in the program has.
    pub fn unique(&mut self, name: &str) -> String {
        let mut candidate = name.to_string();
        let mut count = 1u32;
        while !self.names.insert(candidate.clone()) {
            candidate = format!("{name}.{count}");
            count += 1;
        }
        candidate
    }

    /// The id of a function with a body.
    pub fn function_id(&mut self, symbol: Symbol, function: &'m llvm::Function) -> FuncId {
        if let Some(&id) = self.functions.get(&symbol) {
            return id;
        }
        let name = self.modules[symbol.module].module.text(function.name);
        let id = match demangle(name) {
            Some(path) => {
                let id = self.new_function(&rust::shown(&path), path.is_library());
                let dissolves = !function.attributes.flags.noinline && rust::dissolves(&path);
                self.dissolving.push((id, dissolves));
                id
            }
            None if self.modules[symbol.module].cplusplus => {
                let at = self.function_loc(symbol.module, function);
                let name = demangle::readable(name);
                let header = headers::is_header(&name, self.program.file_name(at));
                let id = self.new_function(&name, header);
                self.dissolving.push((id, header));
                id
            }
            None => self.new_function(&demangle::readable(name), self.modules[symbol.module].library),
        };
        self.functions.insert(symbol, id);
        self.definitions.insert(id, (symbol.module, function));
        self.work.push(Work::Defined(id, symbol, function));
        id
    }

    /// The id of a function of the library model.
    pub fn library_function(&mut self, name: &str) -> Lowered<FuncId> {
        match self.link.named(name) {
            Some(Resolved::Function(symbol, function)) => Ok(self.function_id(symbol, function)),
            _ => Err(Diagnostic::new(Code::LibraryUse, format!("the library model has no '{name}'"))),
        }
    }

    /// The source of a function.
    pub fn definition(&self, id: FuncId) -> Option<(usize, &'m llvm::Function)> {
        self.definitions.get(&id).copied()
    }

    /// Which variable of which module a global is.
    pub fn global_symbol(&self, id: GlobalId) -> Option<Symbol> {
        self.global_symbols.get(&id).copied()
    }

    fn lower_function(&mut self, work: Work<'m>) -> Lowered<()> {
        if self.program.functions.len() > MAX_FUNCTIONS {
            return Err(Diagnostic::new(Code::TooLarge, format!("more than {MAX_FUNCTIONS} functions")));
        }
        match work {
            Work::Defined(id, symbol, function) => function::lower(self, id, symbol.module, function),
            Work::Builtin(id, module, function) => calls::lower_builtin(self, id, module, function),
            Work::ThreadMain(id, start) => thread::lower_main(self, id, start),
        }
    }
}
