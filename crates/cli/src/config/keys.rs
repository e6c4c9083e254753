//! The keys of `fencepost.toml`, as data: the flag that each stands for, its shape, and what it means.
//!
//! A contract with users' files: keys are added, never renamed. The reference in `docs/` is made from this table.

use crate::args;

/// What a value looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A string.
    Text,
    /// A list of strings; one string is a list of one.
    Texts,
    /// An integer from 1.
    Count,
    /// A number that is not negative.
    Number,
}

impl Shape {
    /// What is needed, in words.
    pub fn words(self) -> &'static str {
        match self {
            Shape::Text => "a string",
            Shape::Texts => "a list of strings",
            Shape::Count => "an integer from 1",
            Shape::Number => "a number that is not negative",
        }
    }
}

/// How values from several places come together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joined {
    /// The strongest place decides.
    Replaced,
    /// All are taken; the last one of the same name decides, so the strongest comes last.
    StrongestLast,
    /// All are taken, and looked through from the first on, so the strongest comes first.
    StrongestFirst,
}

/// Whether a value names something beside the file that it stands in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Names {
    /// It is not a path.
    Nothing,
    /// It is a path, relative to the folder of the file.
    Path,
    /// It is a path if it has a slash, and otherwise a command that is looked for as usual.
    Command,
}

/// A key.
#[derive(Debug)]
pub struct Key {
    /// Its name in the file.
    pub name: &'static str,
    /// The argument that it stands for, by its name in [`args`].
    pub argument: &'static str,
    /// What its value looks like.
    pub shape: Shape,
    /// How values from several places come together.
    pub joined: Joined,
    /// Whether its value is a path.
    pub names: Names,
    /// Whether a value is allowed; if not, why.
    pub check: fn(&str) -> Result<(), String>,
    /// What it means, for the reference.
    pub meaning: &'static str,
    /// What is done when nobody says anything and the argument has no default.
    pub unset: &'static str,
}

/// What most keys are like.
const PLAIN: Key = Key {
    name: "",
    argument: "",
    shape: Shape::Text,
    joined: Joined::Replaced,
    names: Names::Nothing,
    check: |_| Ok(()),
    meaning: "",
    unset: "none",
};

/// All keys that stand for a flag.
pub const KEYS: &[Key] = &[
    Key {
        name: "models",
        argument: "model",
        shape: Shape::Texts,
        check: |v| args::parse_model(v).map(|_| ()),
        meaning: "the memory models",
        ..PLAIN
    },
    Key {
        name: "engine",
        argument: "engine",
        check: |v| args::parse_engine(v).map(|_| ()),
        meaning: "the engine",
        ..PLAIN
    },
    Key {
        name: "properties",
        argument: "property",
        shape: Shape::Texts,
        check: |v| args::parse_property(v).map(|_| ()),
        meaning: "what to check",
        ..PLAIN
    },
    Key {
        name: "unwind",
        argument: "unwind",
        shape: Shape::Count,
        check: |v| v.parse::<u32>().map(|_| ()).map_err(|_| format!("at most {} is possible", u32::MAX)),
        meaning: "how often each loop is run at most",
        ..PLAIN
    },
    Key {
        name: "timeout",
        argument: "timeout",
        shape: Shape::Number,
        check: |v| args::parse_seconds(v).map(|_| ()),
        meaning: "seconds for each program and model; 0 means no limit",
        ..PLAIN
    },
    Key {
        name: "memory",
        argument: "memory",
        shape: Shape::Count,
        meaning: "megabytes of memory",
        unset: "three quarters of the machine's",
        ..PLAIN
    },
    Key {
        name: "format",
        argument: "format",
        check: |v| args::parse_answer_format(v).map(|_| ()),
        meaning: "how to print; a command that does not have the format prints text",
        ..PLAIN
    },
    Key {
        name: "include",
        argument: "include",
        shape: Shape::Texts,
        joined: Joined::StrongestFirst,
        names: Names::Path,
        meaning: "folders of included files, relative to the file",
        ..PLAIN
    },
    Key {
        name: "define",
        argument: "define",
        shape: Shape::Texts,
        joined: Joined::StrongestLast,
        meaning: "macros, as `X` or `X=V`",
        ..PLAIN
    },
    Key {
        name: "data_model",
        argument: "data_model",
        check: |v| args::parse_data_model(v).map(|_| ()),
        meaning: "the sizes of long and of pointers: `ilp32` or `lp64`",
        unset: "taken from the program",
        ..PLAIN
    },
    Key {
        name: "clang",
        argument: "clang",
        names: Names::Command,
        meaning: "the clang to use; with a slash, a path relative to the file",
        unset: "the newest one found",
        ..PLAIN
    },
    Key {
        name: "clang_args",
        argument: "clang_args",
        shape: Shape::Texts,
        joined: Joined::StrongestLast,
        meaning: "further arguments for clang",
        ..PLAIN
    },
    Key {
        name: "assume_pure",
        argument: "assume_pure",
        shape: Shape::Texts,
        joined: Joined::StrongestLast,
        meaning: "functions that have no effect",
        ..PLAIN
    },
    Key {
        name: "input",
        argument: "fixed",
        shape: Shape::Texts,
        joined: Joined::StrongestLast,
        check: |v| args::parse_input(v).map(|_| ()),
        meaning: "nondeterministic inputs that are fixed, as `NAME=VALUE`",
        ..PLAIN
    },
    Key {
        name: "tests",
        argument: "tests",
        shape: Shape::Texts,
        meaning: "the tests of a data type, for `test` and `fences`",
        ..PLAIN
    },
    Key {
        name: "spec",
        argument: "spec",
        check: |v| args::parse_spec(v).map(|_| ()),
        meaning: "what executions are compared with, for `test`: `serial` or `commit`",
        ..PLAIN
    },
];

/// The keys that stand for no flag, with their meaning; the reference lists them.
pub const OTHERS: &[(&str, &str)] = &[
    ("exclude", "patterns of files and folders that `check DIR` leaves out"),
    ("program", "`[[program]]`: settings for some files; see below"),
];

/// The keys of a `[[program]]` table that stand for no flag.
pub const OF_A_PROGRAM: &[(&str, &str)] = &[
    ("files", "patterns of the files that the table is about; needed"),
    ("together", "`true`: the files are one program; otherwise each is one"),
];

/// The key of a name.
pub fn key(name: &str) -> Option<&'static Key> {
    KEYS.iter().find(|k| k.name == name)
}
