//! The front end: from C, C++, Rust and textual LLVM IR to a checked program.
//!
//! `a.c ── clang ──► text ── llvm ──► modules ── link, lower ──► Program`. Every input ends in a [`Program`] that the
//! IR's verifier accepts, or in diagnostics with positions. Nothing is guessed and nothing is skipped silently.

mod driver;
mod inputs;
mod link;
pub mod litmus;
pub mod llvm;
mod lower;
mod runtime;
mod rust;

pub use driver::{clang, dependencies, header_folder, HEADER};
use driver::{Inlines, Language};
use fencepost_ir::{Code, Diagnostic, Program};
use std::path::PathBuf;

/// The sizes of `long` and of pointers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DataModel {
    /// 64 bits.
    Lp64,
    /// 32 bits.
    Ilp32,
}

/// How the user's own build compiles one file.
#[derive(Clone, Debug)]
pub struct FileOptions {
    /// The file, named as it is given to [`load`].
    pub file: PathBuf,
    /// The data model, if the build names one; [`Options::data_model`] is stronger.
    pub data_model: Option<DataModel>,
    /// Arguments for clang that stand before the macros of [`Options`].
    pub flags: Vec<String>,
    /// Arguments for clang that stand behind the folders of [`Options`].
    pub folders: Vec<String>,
}

/// What the user says about the input.
#[derive(Clone, Debug)]
pub struct Options {
    /// The clang to run; found on the path if nothing is said.
    pub clang: Option<PathBuf>,
    /// The data model; taken from the input if nothing is said.
    pub data_model: Option<DataModel>,
    /// Macros to define, as `X` or `X=V`.
    pub defines: Vec<String>,
    /// Folders of headers.
    pub includes: Vec<PathBuf>,
    /// Further arguments for clang.
    pub clang_args: Vec<String>,
    /// What is said about single files.
    pub files: Vec<FileOptions>,
    /// Functions without effect: without a body they return any value, with one they are marked as pure.
    pub assume_pure: Vec<String>,
    /// Inputs that are fixed: the name of a function or of a variable, and the value.
    pub inputs: Vec<(String, i128)>,
    /// Whether a program without `main` is refused. If it is not, every function that is visible from outside is kept, and
    /// without `main` the entry is an empty function.
    pub require_main: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            clang: None,
            data_model: None,
            defines: Vec::new(),
            includes: Vec::new(),
            clang_args: Vec::new(),
            files: Vec::new(),
            assume_pure: Vec::new(),
            inputs: Vec::new(),
            require_main: true,
        }
    }
}

/// Loads files (`.c`, `.i`, `.cpp`, `.cc`, `.cxx`, `.rs`, `.ll`) and links them into one program.
pub fn load(files: &[PathBuf], options: &Options) -> Result<Program, Vec<Diagnostic>> {
    let first = load_with(files, options, Inlines::Standard);
    let Err(errors) = &first else { return first };
    // Old C relies on `inline` functions being there although the standard says that another file defines them.
    if !errors.iter().any(|error| error.code == Code::NoBody) {
        return first;
    }
    match load_with(files, options, Inlines::All) {
        Ok(program) => Ok(program),
        Err(_) => first,
    }
}

fn load_with(files: &[PathBuf], options: &Options, inlines: Inlines) -> Result<Program, Vec<Diagnostic>> {
    let mut modules = Vec::with_capacity(files.len());
    let mut rust_library = None;
    for file in files {
        let language = driver::language(file).map_err(|diagnostic| vec![diagnostic])?;
        let text = match language {
            Language::Llvm => driver::read(file).map_err(|diagnostic| vec![diagnostic])?,
            Language::C | Language::Cpp => driver::compile(file, language, options, inlines)?,
            Language::Rust => {
                let compiled = rust::compile(file, options)?;
                rust_library = Some(compiled.std);
                compiled.program
            }
        };
        modules.push(parse(&text, &file.display().to_string(), language)?);
    }
    if let Some(text) = rust_library {
        modules.push(parse(&text, "std", Language::Rust)?);
    }
    lower_modules(&modules, options)
}

/// Loads a program from textual LLVM IR.
pub fn load_ll_text(text: &str, name: &str, options: &Options) -> Result<Program, Vec<Diagnostic>> {
    let module = parse(text, name, Language::Llvm)?;
    lower_modules(&[module], options)
}

/// Lowers parsed modules, linked with the library model.
pub fn lower_modules(modules: &[llvm::Module], options: &Options) -> Result<Program, Vec<Diagnostic>> {
    lower::lower(modules, options)
}

fn parse(text: &str, name: &str, language: Language) -> Result<llvm::Module, Vec<Diagnostic>> {
    llvm::parse(text, name).map_err(|error| {
        let diagnostic = match language {
            Language::Llvm => Diagnostic::new(Code::MalformedIr, error.message),
            Language::Rust => {
                let text = format!("rustc's output is not understood: {error}");
                return vec![Diagnostic::new(Code::RustcFailed, text).at(name, 0, 0)];
            }
            // The position is one of clang's output, which the user never sees.
            Language::C | Language::Cpp => {
                let text = format!("clang's output is not understood: {error}");
                return vec![Diagnostic::new(Code::ClangOutput, text).at(name, 0, 0)];
            }
        };
        vec![diagnostic.at(name, error.line, error.column)]
    })
}
