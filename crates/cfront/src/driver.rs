//! Runs clang and collects what it prints.
//!
//! What it does: finds a clang (14 to 19), compiles a C or C++ file to textual LLVM IR without optimisation and with
//! debug information, and turns clang's errors into diagnostics with their positions.
//! C++ is C++20 where the flags do not say another standard and the file compiles so.
//! Guarantee: old C is accepted as it is: the rules that newer clangs made errors are turned off. `fencepost.h` is
//! found without flags. One process for each file.
//! The data model is, in this order: what the options say; `data_model` in the `.yml` beside the file (SV-COMP);
//! for a preprocessed file, ilp32 if it declares `typedef unsigned int size_t;`; else lp64.
//! Misses: other targets than x86; C++ exceptions and run-time type information are off.

use crate::{DataModel, FileOptions, Options};
use fencepost_ir::{Code, Diagnostic};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The text of `fencepost.h`.
pub const HEADER: &str = include_str!("../include/fencepost.h");

/// The header, and the file that glibc's headers miss where 32-bit development files are not installed.
const HEADERS: &[(&str, &str)] = &[
    ("fencepost.h", HEADER),
    ("gnu/stubs-32.h", "/* No function of a 32-bit C library is a stub: the library is modelled. */\n"),
];

/// Rules of newer C that old programs break and that change nothing in what they mean.
const OLD_C: &[&str] = &[
    "-w",
    "-Wno-implicit-function-declaration",
    "-Wno-implicit-int",
    "-Wno-int-conversion",
    "-Wno-incompatible-pointer-types",
    "-Wno-incompatible-function-pointer-types",
    "-Wno-return-type",
    "-Wno-return-mismatch",
    "-Wno-strict-prototypes",
    "-Wno-deprecated-non-prototype",
];

/// How a file is compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Inlines {
    /// Only the functions that the C standard says this file defines.
    Standard,
    /// Also the bodies of `inline` functions that another file should define.
    All,
}

/// The language of a file, by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Language {
    /// C, also preprocessed.
    C,
    /// C++.
    Cpp,
    /// Textual LLVM IR.
    Llvm,
    /// Rust.
    Rust,
}

/// The language of a file, or a diagnostic.
pub(crate) fn language(file: &Path) -> Result<Language, Diagnostic> {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("c" | "i" | "h") => Ok(Language::C),
        Some("cpp" | "cc" | "cxx" | "C" | "ii" | "cp" | "c++") => Ok(Language::Cpp),
        Some("ll") => Ok(Language::Llvm),
        Some("rs") => Ok(Language::Rust),
        Some("litmus") => {
            Err(io(Code::UnknownEnding, file, "a litmus test is no program; `fencepost litmus` runs it".into()))
        }
        _ => Err(io(
            Code::UnknownEnding,
            file,
            "the file has none of the known endings .c, .i, .cpp, .cc, .cxx, .rs, .ll".into(),
        )),
    }
}

fn io(code: Code, file: &Path, text: String) -> Diagnostic {
    Diagnostic::new(code, text).at(file.display().to_string(), 0, 0)
}

/// Reads a text file; bytes that are not UTF-8 are replaced.
pub(crate) fn read(file: &Path) -> Result<String, Diagnostic> {
    const LARGEST: u64 = 1 << 30;
    let error = |error: std::io::Error| io(Code::UnreadableFile, file, format!("the file cannot be read: {error}"));
    let data = fs::metadata(file).map_err(error)?;
    if data.is_dir() {
        return Err(io(Code::UnreadableFile, file, "this is a folder, not a file".into()));
    }
    if data.len() > LARGEST {
        return Err(Diagnostic::new(Code::TooLarge, "the file is larger than one gigabyte").at(
            file.display().to_string(),
            0,
            0,
        ));
    }
    fs::read(file).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).map_err(error)
}

/// Compiles a file and gives the LLVM IR.
pub(crate) fn compile(
    file: &Path,
    language: Language,
    options: &Options,
    inlines: Inlines,
) -> Result<String, Vec<Diagnostic>> {
    // Reading first gives a plain message for a missing file, and the text decides the data model.
    let source = read(file).map_err(|diagnostic| vec![diagnostic])?;
    let clang = find_clang(options).map_err(|diagnostic| vec![diagnostic])?;
    let run = |standard: &[&str]| {
        let mut command = Command::new(&clang);
        let what = ["-S", "-emit-llvm", "-g", "-fno-discard-value-names", "-fno-stack-protector"];
        command.args(what).args(standard).args(arguments(file, language, &source, options, inlines));
        command
            .output()
            .map_err(|error| vec![io(Code::NoClang, file, format!("{} cannot be run: {error}", clang.display()))])
    };
    // Since C++20 the headers of the library define what older ones leave to the shared library (`std::string`).
    let mut output = run(if language == Language::Cpp { &["-std=gnu++20"] } else { &[] })?;
    if !output.status.success() && language == Language::Cpp {
        output = run(&[])?;
    }
    if !output.status.success() {
        return Err(errors(file, &String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The files that a file includes, the system's headers left out: what clang's `-MM` prints. A header that is missing is
/// named, too. Nothing if clang cannot tell.
pub fn dependencies(file: &Path, options: &Options) -> Vec<PathBuf> {
    let (Ok(language), Ok(source), Ok(clang)) = (language(file), read(file), find_clang(options)) else {
        return Vec::new();
    };
    if matches!(language, Language::Llvm | Language::Rust) {
        return Vec::new();
    }
    let mut command = Command::new(clang);
    command.args(["-MM", "-MG"]).args(arguments(file, language, &source, options, Inlines::Standard));
    command.output().map(|output| rule(&String::from_utf8_lossy(&output.stdout))).unwrap_or_default()
}

/// The files behind the colon of a rule of make.
fn rule(text: &str) -> Vec<PathBuf> {
    let joined = text.replace("\\\r\n", " ").replace("\\\n", " ");
    let Some((_, files)) = joined.split_once(": ") else { return Vec::new() };
    // A blank in a name stands behind a backslash.
    let apart = files.replace("\\ ", "\0");
    apart.split_whitespace().map(|name| PathBuf::from(name.replace('\0', " ").replace("$$", "$"))).collect()
}

fn arguments(file: &Path, language: Language, source: &str, options: &Options, inlines: Inlines) -> Vec<OsString> {
    let own = options.files.iter().find(|o| o.file == file);
    let said = options.data_model.or(own.and_then(|o| o.data_model));
    let model = said.unwrap_or_else(|| data_model(file, source));
    let mut args: Vec<OsString> = Vec::new();
    let mut add = |words: &[&str]| args.extend(words.iter().map(OsString::from));
    add(&["-fno-color-diagnostics"]);
    add(&["-fno-caret-diagnostics", "-ferror-limit=8", "-ffp-contract=off", "-Xclang", "-disable-O0-optnone"]);
    // Marks where locals begin and end, as for a sanitizer, and nothing else of it.
    add(&["-Xclang", "-fsanitize-address-use-after-scope"]);
    match inlines {
        Inlines::Standard => add(&["-O0"]),
        // Optimisation is only announced, so that bodies of inline functions are kept; no pass runs.
        Inlines::All => add(&["-O1", "-Xclang", "-disable-llvm-passes", "-U__OPTIMIZE__"]),
    }
    add(OLD_C);
    let host_is_x86 = cfg!(target_arch = "x86_64");
    match (model, host_is_x86) {
        (DataModel::Lp64, true) => add(&["-m64"]),
        (DataModel::Ilp32, true) => add(&["-m32"]),
        (DataModel::Lp64, false) => add(&["--target=x86_64-linux-gnu"]),
        (DataModel::Ilp32, false) => add(&["--target=i386-linux-gnu"]),
    }
    if model == DataModel::Ilp32 || !host_is_x86 {
        for folder in ["/usr/include/x86_64-linux-gnu", "/usr/include/aarch64-linux-gnu"] {
            if Path::new(folder).is_dir() {
                add(&["-idirafter", folder]);
            }
        }
    }
    add(&["-D__FENCEPOST__=1"]);
    match language {
        // Attributes that only GCC knows stand in files preprocessed by it.
        // Old C declares one variable in several files, which `-fcommon` joins. A local that is returned is not the caller's object.
        Language::C => add(&["-D__malloc__(...)=__malloc__", "-fcommon", "-fno-elide-constructors", "-x", "c"]),
        // What containers and their kin ask of their callers is asked.
        Language::Cpp => add(&["-fno-exceptions", "-fno-rtti", "-D_GLIBCXX_ASSERTIONS", "-x", "c++"]),
        Language::Llvm | Language::Rust => add(&["-x", "ir"]),
    }
    let list = |part: fn(&FileOptions) -> &Vec<String>| own.map(part).into_iter().flatten().map(OsString::from);
    args.extend(list(|o| &o.flags));
    for define in &options.defines {
        args.push(format!("-D{define}").into());
    }
    for folder in &options.includes {
        args.push("-I".into());
        args.push(folder.into());
    }
    args.extend(list(|o| &o.folders));
    if let Some(folder) = header_folder() {
        args.push("-idirafter".into());
        args.push(folder.into());
    }
    args.extend(options.clang_args.iter().map(OsString::from));
    args.push("-o".into());
    args.push("-".into());
    args.push("--".into());
    args.push(file.into());
    args
}

/// The data model that a file asks for.
fn data_model(file: &Path, source: &str) -> DataModel {
    if let Ok(task) = fs::read_to_string(file.with_extension("yml")) {
        for line in task.lines() {
            if let Some(value) = line.trim().strip_prefix("data_model:") {
                match value.trim().trim_matches(['\'', '"']) {
                    "ILP32" => return DataModel::Ilp32,
                    "LP64" => return DataModel::Lp64,
                    _ => {}
                }
            }
        }
    }
    let preprocessed = file.extension().is_some_and(|extension| extension == "i" || extension == "ii");
    if preprocessed && source.contains("typedef unsigned int size_t;") {
        return DataModel::Ilp32;
    }
    DataModel::Lp64
}

/// The clang that programs are compiled with, if one is found.
pub fn clang(options: &Options) -> Option<PathBuf> {
    find_clang(options).ok()
}

/// Finds clang: the option, the environment, then the newest version on the path.
fn find_clang(options: &Options) -> Result<PathBuf, Diagnostic> {
    if let Some(clang) = &options.clang {
        return Ok(clang.clone());
    }
    if let Some(clang) = std::env::var_os("FENCEPOST_CLANG").filter(|clang| !clang.is_empty()) {
        return Ok(clang.into());
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let names = ["clang-19", "clang-18", "clang-17", "clang-16", "clang-15", "clang-14", "clang"];
    for name in names {
        for folder in std::env::split_paths(&path) {
            let candidate = folder.join(name);
            if candidate.is_file() {
                return Ok(candidate);
            }
        }
    }
    Err(Diagnostic::new(Code::NoClang, "no clang was found")
        .note("install clang (version 14 to 19) or name it in the environment variable FENCEPOST_CLANG"))
}

/// The folder with our headers, written once for each version of them.
pub fn header_folder() -> Option<PathBuf> {
    let hash = hash(HEADERS.iter().flat_map(|(name, text)| name.bytes().chain(text.bytes())));
    let places = cache_folders();
    places.map(|place| place.join(format!("fencepost/include-{hash:016x}"))).find(|folder| write_headers(folder))
}

/// Where what is made once may be kept, the best place first.
pub(crate) fn cache_folders() -> impl Iterator<Item = PathBuf> {
    let cache = std::env::var_os("XDG_CACHE_HOME").map(PathBuf::from);
    let cache = cache.or_else(|| std::env::var_os("HOME").map(|home| Path::new(&home).join(".cache")));
    cache.into_iter().chain(Some(std::env::temp_dir()))
}

/// A number that tells texts apart (FNV-1a).
pub(crate) fn hash(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn write_headers(folder: &Path) -> bool {
    HEADERS.iter().all(|(name, text)| {
        let file = folder.join(name);
        if fs::read_to_string(&file).is_ok_and(|known| known == *text) {
            return true;
        }
        // Writing beside and renaming keeps another run from seeing half a file.
        let beside = file.with_extension(format!("{}.new", std::process::id()));
        let parent = file.parent().unwrap_or(folder);
        fs::create_dir_all(parent).is_ok() && fs::write(&beside, text).is_ok() && fs::rename(&beside, &file).is_ok()
    })
}

/// Turns what clang printed into diagnostics.
fn errors(file: &Path, text: &str) -> Vec<Diagnostic> {
    let mut out: Vec<Diagnostic> = Vec::new();
    for line in text.lines() {
        let found = [": fatal error: ", ": error: "].iter().find_map(|kind| line.split_once(kind));
        let Some((place, message)) = found else { continue };
        let mut parts = place.rsplitn(3, ':');
        let column = parts.next().and_then(|number| number.parse().ok());
        let number = parts.next().and_then(|number| number.parse().ok());
        let diagnostic = Diagnostic::new(Code::ClangError, message);
        out.push(match (parts.next(), number, column) {
            (Some(name), Some(line), Some(column)) => diagnostic.at(name, line, column),
            _ => diagnostic.at(file.display().to_string(), 0, 0),
        });
    }
    if out.is_empty() {
        let last = text.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or("without a message");
        out.push(io(Code::ClangFailed, file, format!("clang failed: {}", last.trim())));
    }
    out
}
