//! The files that mutations start from, in `fuzz/seeds`.
//!
//! The `.ll` files are what clang 14, 16 and 19 make of the `.c` files beside them (`fuzz/seeds/build` makes them
//! again) and some that are written by hand for syntax that clang does not print for C.

use std::path::{Path, PathBuf};

/// The kind of input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Textual LLVM IR.
    Llvm,
    /// A litmus test.
    Litmus,
    /// The text form of our own IR.
    Ir,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 3] = [Kind::Llvm, Kind::Litmus, Kind::Ir];

    /// The ending of the files of this kind, and the name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Llvm => "ll",
            Kind::Litmus => "litmus",
            Kind::Ir => "ir",
        }
    }

    /// The kind of that name.
    pub fn named(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// The seed files of each kind.
#[derive(Clone, Debug)]
pub struct Seeds {
    files: [Vec<(String, Vec<u8>)>; 3],
}

impl Seeds {
    /// The seeds of this repository.
    pub fn ours() -> std::io::Result<Seeds> {
        Seeds::from_folder(&PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("seeds"))
    }

    /// The seeds of a folder, in the order of their names.
    pub fn from_folder(folder: &Path) -> std::io::Result<Seeds> {
        let mut seeds = Seeds { files: Default::default() };
        let mut paths = Vec::new();
        for entry in std::fs::read_dir(folder)? {
            paths.push(entry?.path());
        }
        paths.sort();
        for path in paths {
            let kind = path.extension().and_then(|e| e.to_str()).and_then(Kind::named);
            if let (Some(kind), Some(name)) = (kind, path.file_name()) {
                let name = name.to_string_lossy().into_owned();
                seeds.files[kind as usize].push((name, std::fs::read(&path)?));
            }
        }
        Ok(seeds)
    }

    /// The files of a kind: name and contents.
    pub fn of(&self, kind: Kind) -> &[(String, Vec<u8>)] {
        &self.files[kind as usize]
    }
}
