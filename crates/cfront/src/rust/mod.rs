//! Runs rustc and collects what it prints.
//!
//! What it does: compiles a Rust file to textual LLVM IR without optimisation and with debug information. The name `std` stands
//! for a crate of our own (`rt/rust`), which is Rust's `core` and `alloc` with threads and locks over the library model; it is
//! compiled once for each version of it and of rustc, and kept where the headers are. Generic code of `core` and `alloc`
//! becomes part of the program; what is not generic there (panics, allocation, formatting) is known to the lowering by name.
//! Guarantee: the user's file is compiled as it is, so that positions are those of the file. Overflow is checked and
//! `debug_assert` is on, as in a debug build, unless the user's arguments for the compiler say otherwise; a panic does not unwind.
//! No pass of rustc or LLVM takes an access away: not even the passes over MIR that a debug build has, and reads that decide nothing
//! (`if *p == 1 {}`) stay. Where variables of blocks begin and end to live is marked.
//! Source of the markers: the address sanitizer wants them, so rustc is asked for it, with everything else that it does turned off. What
//! would be left of it is a call of a function that nobody knows, and so is refused. The text without the sanitizer differs in the
//! markers only; a test compares the two. Flags that a stable rustc has, but does not take, need `RUSTC_BOOTSTRAP`.
//! Misses: packages (`Cargo.toml`), other crates, the parts of `std` that `rt/rust` does not have, other targets than the host.

pub(crate) mod demangle;

use crate::{driver, DataModel, Options};
use fencepost_ir::{Code, Diagnostic};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

/// The name of the crate that the user's file becomes.
pub(crate) const CRATE: &str = "program";

/// How the files of our `std` are called in debug information.
const SHOWN: &str = "fencepost-std";

const SOURCES: &[(&str, &str)] = &[
    ("std.rs", include_str!("../../rt/rust/std.rs")),
    ("prelude.rs", include_str!("../../rt/rust/prelude.rs")),
    ("sync.rs", include_str!("../../rt/rust/sync.rs")),
    ("thread.rs", include_str!("../../rt/rust/thread.rs")),
];

/// What both crates are compiled with.
const FLAGS: &[&str] = &[
    "--crate-type=lib",
    "--cap-lints=allow",
    "-Cpanic=abort",
    "-Copt-level=0",
    "-Cdebuginfo=2",
    "-Ccodegen-units=1",
    "-Coverflow-checks=on",
    // The checks of unsafe code inside `core` are those of `memsafety`.
    "-Cdebug-assertions=off",
    "-Csymbol-mangling-version=v0",
    "--error-format=short",
    "--color=never",
    // Every access of the source stays.
    "-Zmir-opt-level=0",
    "-Zmir-preserve-ub=yes",
    "-Zinline-mir=no",
    "-Cno-prepopulate-passes",
    // The language is that of a stable rustc all the same.
    "-Zallow-features=",
];

/// What makes rustc mark the lives of variables, and nothing else.
const MARKERS: &[&str] = &[
    "-Zsanitizer=address",
    // Of all places, the one with this number is instrumented.
    "-Cllvm-args=-asan-debug-min=2147483647",
    "-Cllvm-args=-asan-debug-max=2147483647",
    "-Cllvm-args=-asan-max-ins-per-bb=0",
    "-Cllvm-args=-asan-use-after-return=never",
    "-Cllvm-args=-asan-stack=0",
    "-Cllvm-args=-asan-globals=0",
    "-Cllvm-args=-asan-constructor-kind=none",
];

/// A stable rustc takes flags that begin with `-Z` only if this is set.
const BOOTSTRAP: (&str, &str) = ("RUSTC_BOOTSTRAP", "1");

/// The LLVM IR of a Rust file, and of our `std`.
pub(crate) struct Compiled {
    pub program: String,
    pub std: String,
}

/// Compiles a file.
pub(crate) fn compile(file: &Path, options: &Options) -> Result<Compiled, Vec<Diagnostic>> {
    driver::read(file).map_err(|diagnostic| vec![diagnostic])?;
    if options.data_model == Some(DataModel::Ilp32) {
        let text = "Rust programs are checked with pointers of 64 bits only";
        return Err(vec![Diagnostic::new(Code::Target, text).at(file.display().to_string(), 0, 0)]);
    }
    let rustc = find_rustc().map_err(|diagnostic| vec![diagnostic])?;
    let std = standard_library(&rustc, file)?;
    let mut command = Command::new(&rustc);
    command.env(BOOTSTRAP.0, BOOTSTRAP.1);
    command.args(FLAGS).args(MARKERS).args(["--crate-name", CRATE, "--emit=llvm-ir", "-Clink-dead-code=yes"]);
    if !options.clang_args.iter().any(|argument| argument.starts_with("--edition")) {
        command.arg("--edition=2021");
    }
    // The arguments for the compiler, whichever it is.
    command.args(&options.clang_args);
    // With `debug_assert`, without the checks inside `core`.
    command.args(["-Aexplicit_builtin_cfgs_in_flags", "--cfg=debug_assertions", "--cfg=fencepost"]);
    for define in &options.defines {
        command.arg("--cfg").arg(cfg(define));
    }
    let mut external = OsString::from("std=");
    external.push(std.join("libstd.rmeta"));
    // rustc puts what it makes on the way beside its output, under names that another run uses, too.
    let folder = Folder::new(file)?;
    let output = folder.0.join("program.ll");
    command.arg("--extern").arg(external).arg("-o").arg(&output).arg(file);
    run(&mut command, &rustc, file)?;
    let text = |name: &Path| driver::read(name).map_err(|diagnostic| vec![diagnostic]);
    Ok(Compiled { program: text(&output)?, std: text(&std.join("std.ll"))? })
}

/// A folder of this run's own, gone when it is over.
struct Folder(PathBuf);

impl Folder {
    fn new(file: &Path) -> Result<Folder, Vec<Diagnostic>> {
        let folder = std::env::temp_dir().join(format!("fencepost-{}", unique()));
        fs::create_dir_all(&folder).map_err(|error| {
            let text = format!("the folder {} cannot be made: {error}", folder.display());
            vec![Diagnostic::new(Code::UnwritableFile, text).at(file.display().to_string(), 0, 0)]
        })?;
        Ok(Folder(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A name that no other run has, nor another thread of this one.
fn unique() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed))
}

/// `X=V` as rustc wants it.
fn cfg(define: &str) -> String {
    match define.split_once('=') {
        Some((name, value)) => format!("{name}=\"{value}\""),
        None => define.to_string(),
    }
}

fn run(command: &mut Command, rustc: &Path, file: &Path) -> Result<Vec<u8>, Vec<Diagnostic>> {
    let output = command.output().map_err(|error| {
        let text = format!("{} cannot be run: {error}", rustc.display());
        vec![Diagnostic::new(Code::NoRustc, text).at(file.display().to_string(), 0, 0)]
    })?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    Err(errors(file, &String::from_utf8_lossy(&output.stderr)))
}

/// Finds rustc: the environment, then the path.
fn find_rustc() -> Result<PathBuf, Diagnostic> {
    if let Some(rustc) = std::env::var_os("RUSTC").filter(|rustc| !rustc.is_empty()) {
        return Ok(rustc.into());
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path).map(|folder| folder.join("rustc")).find(|rustc| rustc.is_file());
    found.ok_or_else(|| {
        Diagnostic::new(Code::NoRustc, "no rustc was found")
            .note("install Rust (version 1.90 or newer) or name its compiler in the environment variable RUSTC")
    })
}

/// The folder with our `std`, compiled by this rustc.
fn standard_library(rustc: &Path, file: &Path) -> Result<PathBuf, Vec<Diagnostic>> {
    let version = run(Command::new(rustc).arg("-vV"), rustc, file)?;
    let words = SOURCES.iter().flat_map(|(name, text)| [name.as_bytes(), text.as_bytes()]);
    let words = words.chain(FLAGS.iter().chain(MARKERS).map(|flag| flag.as_bytes())).chain(Some(&version[..]));
    let key = driver::hash(words.flatten().copied());
    let places = driver::cache_folders();
    for place in places {
        let folder = place.join(format!("fencepost/rust-{key:016x}"));
        if ["libstd.rmeta", "std.ll"].iter().all(|name| folder.join(name).is_file()) {
            return Ok(folder);
        }
        // Made beside and renamed, so that another run does not see half of it.
        let beside = folder.with_extension(format!("{}.new", unique()));
        if !write_sources(&beside) {
            let _ = fs::remove_dir_all(&beside);
            continue;
        }
        let mut command = Command::new(rustc);
        let mut shown = beside.clone().into_os_string();
        shown.push("=");
        shown.push(SHOWN);
        command.env(BOOTSTRAP.0, BOOTSTRAP.1);
        command.args(FLAGS).args(MARKERS).args(["--edition=2021", "--crate-name=std", "--emit=metadata,llvm-ir"]);
        command.arg("--remap-path-prefix").arg(shown).arg("--out-dir").arg(&beside).arg(beside.join("std.rs"));
        let made = run(&mut command, rustc, file);
        if made.is_ok() {
            // Another run may have been faster; then its folder is the same.
            let _ = fs::rename(&beside, &folder);
        }
        let _ = fs::remove_dir_all(&beside);
        return made.map(|_| folder).map_err(|errors| {
            let text = "our replacement of Rust's standard library does not compile with this rustc";
            let failed = Diagnostic::new(Code::RustcFailed, text).at(file.display().to_string(), 0, 0);
            vec![errors.iter().take(3).fold(failed, |d, error| d.note(error.message.clone()))]
        });
    }
    let text = "there is no folder to keep the compiled library model in";
    Err(vec![Diagnostic::new(Code::RustcFailed, text).at(file.display().to_string(), 0, 0)])
}

fn write_sources(folder: &Path) -> bool {
    fs::create_dir_all(folder).is_ok() && SOURCES.iter().all(|(name, text)| fs::write(folder.join(name), text).is_ok())
}

/// Whether a file of the debug information is one of Rust's libraries or of our `std`.
pub(crate) fn is_library_file(name: &str) -> bool {
    ["library/", "/rustc/", SHOWN].iter().any(|start| name.starts_with(start))
}

/// Turns what rustc printed into diagnostics.
fn errors(file: &Path, text: &str) -> Vec<Diagnostic> {
    let mut out: Vec<Diagnostic> = Vec::new();
    for line in text.lines() {
        let Some((place, message)) = split_error(line) else { continue };
        let mut parts = place.rsplitn(3, ':');
        let column = parts.next().and_then(|number| number.parse().ok());
        let number = parts.next().and_then(|number| number.parse().ok());
        let mut diagnostic = Diagnostic::new(Code::RustcError, message);
        if message.contains("list of allowed features") {
            diagnostic =
                diagnostic.note("the language is that of a stable rustc: no feature of a nightly one is there");
        } else if message.contains("std") || message.contains("crate") {
            diagnostic = diagnostic.note("a part of Rust's library that the library model does not have is not there");
        }
        out.push(match (parts.next(), number, column) {
            (Some(name), Some(line), Some(column)) => diagnostic.at(name, line, column),
            _ => diagnostic.at(file.display().to_string(), 0, 0),
        });
    }
    out.truncate(8);
    if out.is_empty() {
        let last = text.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or("without a message");
        let text = format!("rustc failed: {}", last.trim());
        out.push(Diagnostic::new(Code::RustcFailed, text).at(file.display().to_string(), 0, 0));
    }
    out
}

/// `a.rs:6:50: error[E0425]: text`: the place and the text with its number.
fn split_error(line: &str) -> Option<(&str, &str)> {
    let (place, rest) = line.split_once(": error")?;
    let message = match rest.strip_prefix('[') {
        Some(numbered) => numbered.split_once("]: ").map(|(_, message)| message)?,
        None => rest.strip_prefix(": ")?,
    };
    Some((place, message))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_have_their_positions() {
        let text =
            "a.rs:6:50: error[E0425]: cannot find value `x` in this scope\nerror: aborting due to 1 previous error\n";
        let found = errors(Path::new("a.rs"), text);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].file.as_deref(), found[0].line, found[0].column), (Some("a.rs"), 6, 50));
        assert_eq!(found[0].message, "cannot find value `x` in this scope");
        assert_eq!(errors(Path::new("a.rs"), "Segmentation fault\n")[0].code, Code::RustcFailed);
    }

    /// The text of a program without what rustc says only for debuggers and optimisers, sorted by function.
    fn bare(markers: bool, name: &str) -> Vec<String> {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
        let rustc = find_rustc().expect("rustc is here");
        let std = standard_library(&rustc, &file).expect("our std compiles");
        let folder = Folder::new(&file).expect("a folder can be made");
        let output = folder.0.join("program.ll");
        let mut external = OsString::from("std=");
        external.push(std.join("libstd.rmeta"));
        let mut command = Command::new(&rustc);
        command.env(BOOTSTRAP.0, BOOTSTRAP.1).args(FLAGS).args(["--crate-name", CRATE, "--emit=llvm-ir"]);
        command.args(if markers { MARKERS } else { &[] }).args(["-Clink-dead-code=yes", "--edition=2021", "--extern"]);
        command.arg(external).arg("-o").arg(&output).arg(&file);
        run(&mut command, &rustc, &file).expect("the file compiles");
        let text = driver::read(&output).expect("rustc wrote it");
        let marks =
            ["call void @llvm.lifetime.start", "call void @llvm.lifetime.end", "call void @__asan_handle_no_return()"];
        let mut found = 0;
        let mut lines = Vec::new();
        for line in text.lines().map(str::trim) {
            let mark = marks.iter().any(|mark| line.starts_with(mark));
            found += u32::from(mark);
            let said = ["declare ", "attributes ", "!", ";", "target ", "#dbg_", "source_filename"];
            if !mark && !line.is_empty() && !said.iter().any(|start| line.starts_with(start)) {
                // Numbers of attributes and of metadata, and values without a name, are counted anew.
                lines.push(line.split([' ', ',']).filter(|w| !w.starts_with(['#', '!'])).collect::<Vec<_>>().join(" "));
            }
        }
        assert_eq!(markers, found > 0, "{name}: {found} markers");
        lines
    }

    #[test]
    fn the_markers_of_lives_change_nothing_else() {
        for name in ["tests/ui/rust/mutex-counter.rs", "tests/ui/rust/treiber-stack.rs", "tests/ui/rust/condvar.rs"] {
            let (with, without) = (bare(true, name), bare(false, name));
            assert!(without.len() > 100, "{name}: {} lines", without.len());
            for (a, b) in with.iter().zip(&without) {
                assert_eq!(a, b, "{name}");
            }
            assert_eq!(with.len(), without.len(), "{name}");
        }
    }

    #[test]
    fn definitions_become_configurations() {
        assert_eq!(cfg("FIXED"), "FIXED");
        assert_eq!(cfg("size=3"), "size=\"3\"");
    }
}
