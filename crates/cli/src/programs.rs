//! The programs that a command line names: the files taken together are one, and each folder holds many.
//!
//! Guarantee: the same folder gives the same programs in the same order: by name. Hidden files and folders, folders `target`
//! and `build`, and what `exclude` names are left out; links to folders are not followed. Files that a `[[program]]` table
//! takes together are one program, all of them, also those outside of the folder.

use crate::config::file::{fits, shown, Config, Program};
use crate::exit::Exit;
use crate::terminal;
use fencepost_ir::Code;
use std::path::{Path, PathBuf};

/// The endings of files that may be programs.
pub const ENDINGS: [&str; 7] = ["c", "i", "cpp", "cc", "cxx", "rs", "ll"];
/// Folders that hold what was built.
const BUILT: [&str; 2] = ["target", "build"];

/// The programs; each is a list of files.
pub fn find(inputs: &[PathBuf], config: Option<&Config>) -> Result<Vec<Vec<PathBuf>>, Exit> {
    let (folders, files): (Vec<_>, Vec<_>) = inputs.iter().cloned().partition(|p| p.is_dir());
    let mut programs = Vec::new();
    if !files.is_empty() {
        programs.push(files);
    }
    let mut found = Vec::new();
    for folder in &folders {
        walk(folder, config, &mut found).map_err(|(folder, error)| {
            terminal::error(Code::UnreadableFile, &format!("{}: {error}", folder.display()));
            Exit::Usage
        })?;
    }
    let mut grouped = Vec::new();
    for file in found {
        match config.and_then(|c| Some((c, c.program_of(&file)?))) {
            Some((config, number)) if config.programs[number].together => {
                if !grouped.contains(&number) {
                    grouped.push(number);
                    programs.push(together(config, &config.programs[number]));
                }
            }
            Some(_) | None => programs.push(vec![file]),
        }
    }
    programs.dedup();
    Ok(programs)
}

/// All programs below a folder, by name. What goes wrong is said of the folder that it goes wrong with.
fn walk(folder: &Path, config: Option<&Config>, found: &mut Vec<PathBuf>) -> Result<(), (PathBuf, std::io::Error)> {
    let here = |error| (folder.to_path_buf(), error);
    let entries = std::fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let mut entries: Vec<std::fs::DirEntry> = entries.map_err(here)?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let (name, path) = (entry.file_name().to_string_lossy().into_owned(), entry.path());
        if name.starts_with('.') || is_excluded(config, &path) {
            continue;
        }
        let kind = entry.file_type().map_err(here)?;
        if kind.is_dir() && !BUILT.contains(&name.as_str()) {
            walk(&path, config, found)?;
        } else if path.is_file() && path.extension().and_then(|e| e.to_str()).is_some_and(|e| ENDINGS.contains(&e)) {
            found.push(path.strip_prefix("./").map_or(path.clone(), Path::to_path_buf));
        }
    }
    Ok(())
}

fn is_excluded(config: Option<&Config>, path: &Path) -> bool {
    let Some(config) = config.filter(|c| !c.exclude.is_empty()) else { return false };
    config.relative(path).is_some_and(|relative| fits(&config.exclude, &relative))
}

/// All files of a program that is made of several.
fn together(config: &Config, program: &Program) -> Vec<PathBuf> {
    let folder = std::fs::canonicalize(config.folder()).unwrap_or_default();
    let mut files = Vec::new();
    for pattern in &program.files {
        let full = format!("{}/{}", glob::Pattern::escape(&folder.to_string_lossy()), pattern.as_str());
        let named = glob::glob(&full).into_iter().flatten().flatten().filter(|p| p.is_file());
        files.extend(named.filter(|p| !is_excluded(Some(config), p)).map(|p| shown(&p)));
    }
    files.sort();
    files.dedup();
    files
}

/// A program in a word.
pub fn name(files: &[PathBuf]) -> String {
    match files {
        [] => String::new(),
        [one] => one.display().to_string(),
        [first, rest @ ..] => format!("{} (+{})", first.display(), rest.len()),
    }
}
