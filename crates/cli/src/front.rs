//! The way into the front end: programs from files, programs from litmus tests, and the clang processes behind them.

use crate::args::DataModel;
use crate::compile_commands::Compiled;
use crate::input::{Input, LoadFailure};
use fencepost_cfront::litmus::{Litmus, LitmusProgram, Location, Value};
use fencepost_cfront::{self as cfront, FileOptions, Options};
use fencepost_check::enumerate::FinalState;
use fencepost_check::layout::Layout;
use fencepost_ir::{Code, Diagnostic, DiagnosticKind, GlobalId, Program};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// Compiles and reads the files of an input.
pub fn load(input: &Input) -> Result<Program, LoadFailure> {
    let files: Vec<PathBuf> = input.files.iter().map(PathBuf::from).collect();
    cfront::load(&files, &options(input)).map(|program| named(program, &input.files)).map_err(failure)
}

/// The files that an input is made of, with what they include.
pub fn sources(input: &Input) -> Vec<PathBuf> {
    let files: Vec<PathBuf> = input.files.iter().map(PathBuf::from).collect();
    let options = options(input);
    let included = files.iter().flat_map(|file| cfront::dependencies(file, &options));
    let mut all: Vec<PathBuf> = files.iter().cloned().chain(included).collect();
    all.sort();
    all.dedup();
    all
}

/// The clang that compiles an input, as a shell finds it.
pub fn clang(input: &Input) -> String {
    let found = cfront::clang(&options(input)).unwrap_or_else(|| PathBuf::from("clang"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let here = |name: &std::ffi::OsStr| std::env::split_paths(&path).any(|folder| folder.join(name) == found);
    let name = found.file_name().filter(|name| here(name)).unwrap_or(found.as_os_str());
    name.to_string_lossy().into_owned()
}

fn options(input: &Input) -> Options {
    let data_model = |m: DataModel| match m {
        DataModel::Ilp32 => cfront::DataModel::Ilp32,
        DataModel::Lp64 => cfront::DataModel::Lp64,
    };
    let of_file = |c: &Compiled| FileOptions {
        file: PathBuf::from(&c.file),
        data_model: c.data_model.map(data_model),
        flags: c.flags.clone(),
        folders: c.folders.clone(),
    };
    Options {
        clang: input.clang.as_ref().map(PathBuf::from),
        data_model: input.data_model.map(data_model),
        files: input.compiled.iter().map(of_file).collect(),
        defines: input.defines.clone(),
        includes: input.includes.iter().map(PathBuf::from).collect(),
        clang_args: input.clang_args.clone(),
        assume_pure: input.assume_pure.clone(),
        inputs: input.fixed.clone(),
        require_main: input.test.is_none(),
    }
}

/// The program with its files named as the user did: clang takes the folder that a file and the working directory share off
/// a name, and what is left is found from that folder only.
fn named(mut program: Program, files: &[String]) -> Program {
    for name in program.files.iter_mut().filter(|name| !Path::new(name).exists()) {
        let mut fitting = files.iter().filter(|file| Path::new(file).ends_with(name.as_str()));
        if let (Some(file), None) = (fitting.next(), fitting.next()) {
            name.clone_from(file);
        }
    }
    program
}

/// A missing or broken clang is a matter of the set-up, a name that the program does not have one of the command line;
/// everything else is about the input.
fn failure(mut diagnostics: Vec<Diagnostic>) -> LoadFailure {
    let headers = |d: &&mut Diagnostic| d.code == Code::ClangError && d.message.ends_with("file not found");
    for diagnostic in diagnostics.iter_mut().filter(headers) {
        diagnostic
            .notes
            .push("`-I DIR` names a folder of headers; so do fencepost.toml and compile_commands.json".into());
    }
    let tool = |d: &Diagnostic| d.kind == DiagnosticKind::Usage || matches!(d.code, Code::NoClang | Code::NoRustc);
    if diagnostics.iter().any(tool) {
        LoadFailure::Tool(diagnostics)
    } else {
        LoadFailure::Input(diagnostics)
    }
}

/// The program of a litmus test; C tests go through clang.
pub fn litmus_program(litmus: &Litmus, name: &str, clang: Option<&Path>) -> Result<Program, LoadFailure> {
    match &litmus.program {
        LitmusProgram::Ir(program) => Ok(program.clone()),
        LitmusProgram::C { source, .. } => {
            let file = Temporary::new(source).map_err(|e| {
                let text = format!("a temporary file cannot be written: {e}");
                LoadFailure::Tool(vec![Diagnostic::new(Code::UnwritableFile, text)])
            })?;
            let options = Options { clang: clang.map(Path::to_path_buf), ..Options::default() };
            cfront::load(std::slice::from_ref(&file.0), &options).map_err(|mut diagnostics| {
                let inner = file.0.display().to_string();
                for d in &mut diagnostics {
                    // The user has never seen the generated text: the litmus file is what can be looked at.
                    if d.file.as_deref() == Some(inner.as_str()) {
                        (d.file, d.line, d.column) = (Some(name.to_string()), 0, 0);
                    }
                }
                failure(diagnostics)
            })
        }
    }
}

/// The final states of a litmus test in the words of its condition.
pub fn litmus_finals(
    litmus: &Litmus,
    program: &Program,
    finals: &BTreeSet<FinalState>,
) -> Result<Vec<Vec<(Location, Value)>>, String> {
    let layout = Layout::new(program)?;
    let addresses: Vec<(u64, String)> = (0..program.globals.len())
        .map(GlobalId::from_index)
        .map(|id| (layout.global(id), litmus_name(litmus, &program.global(id).name)))
        .collect();
    let value = |bits: u128, cell: &fencepost_cfront::litmus::Cell| {
        let known = addresses.iter().find(|(address, _)| u128::from(*address) == bits);
        match known {
            Some((_, name)) => Value::Address(name.clone()),
            None => Value::Int(cell.number(bits as i128)),
        }
    };
    let row = |state: &FinalState| {
        let cells = litmus.cells.iter();
        cells.filter_map(|c| Some((c.location.clone(), value(state.value(&c.global)?, c)))).collect()
    };
    Ok(finals.iter().map(row).collect())
}

fn litmus_name(litmus: &Litmus, global: &str) -> String {
    match &litmus.program {
        LitmusProgram::Ir(_) => global.to_string(),
        LitmusProgram::C { names, .. } => {
            names.iter().find(|(c, _)| c == global).map_or(global, |(_, name)| name).to_string()
        }
    }
}

/// A file that is gone when it is no longer needed.
struct Temporary(PathBuf);

impl Temporary {
    fn new(text: &str) -> std::io::Result<Temporary> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("fencepost-{}-{}.c", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        // `create_new` refuses a file or link that somebody has put there.
        let mut file = std::fs::OpenOptions::new().write(true).create_new(true).open(&path)?;
        std::io::Write::write_all(&mut file, text.as_bytes())?;
        Ok(Temporary(path))
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        // Nobody is hurt by a file that stays behind in the temporary folder.
        let _ = std::fs::remove_file(&self.0);
    }
}
