//! `compile_commands.json`: how the user's own build compiles a file.
//!
//! Source: the format that Clang's tools read ("JSON Compilation Database"): a list of entries with `directory`, `file`, and
//! `arguments` or `command`.
//! Guarantee: of an entry, what decides which program is meant is taken: folders of headers, macros, included files, the
//! standard, the sizes of types. Names are relative to the entry's `directory`, as there. Of several entries for a file the
//! first one counts.
//! Misses: what no list here names is left out: optimisation, warnings, sanitizers, outputs, plugins, files of further
//! arguments, other targets than x86.

use crate::args::DataModel;
use crate::config::file::{folder_of, shown, upward};
use fencepost_ir::{Code, Diagnostic};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// The name of the file.
const NAME: &str = "compile_commands.json";

/// What is taken from an entry. Part of every trace file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Compiled {
    /// The file, as the user named it.
    pub file: String,
    /// The data model, if the entry names one.
    pub data_model: Option<DataModel>,
    /// Macros, included files, and what the language is like.
    pub flags: Vec<String>,
    /// Folders of headers.
    pub folders: Vec<String>,
}

#[derive(Deserialize)]
struct Entry {
    directory: String,
    file: String,
    command: Option<String>,
    arguments: Option<Vec<String>>,
}

/// The nearest file with commands, from a source file upward; also in a folder `build` there.
pub fn find(file: &Path) -> Option<PathBuf> {
    let folders = upward(folder_of(file));
    let places = folders.iter().flat_map(|f| [f.join(NAME), f.join("build").join(NAME)]);
    places.into_iter().find(|p| p.is_file()).map(|p| shown(&p))
}

/// What the commands say about files; one that is not listed has no part.
pub fn read(path: &Path, files: &[PathBuf]) -> Result<Vec<Compiled>, Diagnostic> {
    let wrong = |text: String, line: usize, column: usize| {
        let place = (u32::try_from(line).unwrap_or(0), u32::try_from(column).unwrap_or(0));
        Diagnostic::new(Code::CompileCommands, text)
            .at(path.display().to_string(), place.0, place.1)
            .note("--no-compile-commands goes without it")
    };
    let text = std::fs::read_to_string(path).map_err(|e| wrong(format!("cannot be read: {e}"), 0, 0))?;
    let entries: Vec<Entry> = serde_json::from_str(&text)
        .map_err(|e| wrong(format!("not a list of compile commands: {e}"), e.line(), e.column()))?;
    let mut found = Vec::new();
    for file in files {
        let Ok(full) = std::fs::canonicalize(file) else { continue };
        let base = folder_of(path);
        let same = |entry: &&Entry| {
            let named = base.join(&entry.directory).join(&entry.file);
            named.file_name() == full.file_name() && std::fs::canonicalize(named).is_ok_and(|n| n == full)
        };
        let Some(entry) = entries.iter().find(same) else { continue };
        let words = words(entry).map_err(|why| wrong(format!("the entry of {}: {why}", entry.file), 0, 0))?;
        let mut compiled =
            Compiled { file: file.display().to_string(), data_model: None, flags: Vec::new(), folders: Vec::new() };
        take(&mut compiled, &words, &base.join(&entry.directory));
        found.push(compiled);
    }
    Ok(found)
}

fn words(entry: &Entry) -> Result<Vec<String>, String> {
    match (&entry.arguments, &entry.command) {
        (Some(arguments), _) => Ok(arguments.clone()),
        (None, Some(command)) => shlex::split(command).ok_or("the quotes of its command do not close".to_string()),
        (None, None) => Err("it has neither `arguments` nor `command`".to_string()),
    }
}

/// Flags whose value is a folder; the value may stand behind the flag or in the next word.
const FOLDERS: &[&str] = &["-isystem", "-iquote", "-idirafter", "-isysroot", "-I"];
/// Flags whose value is a file.
const FILES: &[&str] = &["-include", "-imacros"];
/// Flags whose value is a macro.
const MACROS: &[&str] = &["-D", "-U"];
/// Flags without a value that decide which program is meant.
const ALONE: &[&str] = &[
    "-ansi",
    "-ffreestanding",
    "-fgnu89-inline",
    "-fms-extensions",
    "-fno-builtin",
    "-fno-signed-char",
    "-fno-unsigned-char",
    "-fshort-enums",
    "-fsigned-char",
    "-funsigned-char",
    "-mcx16",
    "-nostdinc",
    "-pthread",
    "-undef",
];

fn take(compiled: &mut Compiled, words: &[String], directory: &Path) {
    let located = |value: &str| directory.join(value).display().to_string();
    let mut rest = words.iter().skip(1);
    while let Some(word) = rest.next() {
        let mut value_of = |flags: &[&'static str]| {
            let flag = flags.iter().find(|f| word.starts_with(**f))?;
            let behind = word.strip_prefix(flag).filter(|v| !v.is_empty()).map(str::to_string);
            Some((*flag, behind.or_else(|| rest.next().cloned()).unwrap_or_default()))
        };
        if let Some((flag, value)) = value_of(FOLDERS) {
            compiled.folders.extend([flag.to_string(), located(&value)]);
        } else if let Some((flag, value)) = value_of(FILES) {
            compiled.flags.extend([flag.to_string(), included(&value, directory)]);
        } else if let Some((flag, value)) = value_of(MACROS) {
            compiled.flags.push(format!("{flag}{value}"));
        } else if let Some(folder) = word.strip_prefix("--sysroot=") {
            compiled.folders.push(format!("--sysroot={}", located(folder)));
        } else if word == "-m32" {
            compiled.data_model = Some(DataModel::Ilp32);
        } else if word == "-m64" {
            compiled.data_model = Some(DataModel::Lp64);
        } else if word.starts_with("-std=") || ALONE.contains(&word.as_str()) {
            compiled.flags.push(word.clone());
        } else if word == "-o" || word == "-MF" || word == "-MT" || word == "-MQ" {
            rest.next();
        }
    }
}

/// A file that `-include` names is looked for in the working directory first, and then as any header.
fn included(value: &str, directory: &Path) -> String {
    let here = directory.join(value);
    if here.is_file() {
        here.display().to_string()
    } else {
        value.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(command: &str) -> (Vec<String>, Vec<String>, Option<DataModel>) {
        let mut compiled = Compiled { file: String::new(), data_model: None, flags: Vec::new(), folders: Vec::new() };
        take(&mut compiled, &shlex::split(command).expect("the quotes close"), Path::new("/b"));
        (compiled.flags, compiled.folders, compiled.data_model)
    }

    #[test]
    fn what_decides_the_program_is_taken() {
        let command =
            "cc -c -O2 -g -Wall -Werror -fsanitize=address -I../inc -I /abs -isystem sys '-DS=\"a b\"' -D N -UX \
                       -include conf.h -std=gnu11 -m32 -march=native -MD -MF x.d -o a.o -fplugin=p.so @more a.c";
        let (flags, folders, model) = taken(command);
        assert_eq!(flags, ["-DS=\"a b\"", "-DN", "-UX", "-include", "conf.h", "-std=gnu11"]);
        assert_eq!(folders, ["-I", "/b/../inc", "-I", "/abs", "-isystem", "/b/sys"]);
        assert_eq!(model, Some(DataModel::Ilp32));
    }
}
