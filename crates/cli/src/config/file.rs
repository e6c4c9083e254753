//! `fencepost.toml`: finding it, reading it, and saying what is wrong with it.
//!
//! Guarantee: every key and value is known and fits before anything is checked; whatever does not is said with its line
//! and column.

use super::keys::{key, Key, Names, Shape, KEYS, OF_A_PROGRAM, OTHERS};
use fencepost_ir::{Code, Diagnostic};
use glob::{MatchOptions, Pattern};
use std::ops::Range;
use std::path::{Path, PathBuf};
use toml::de::{DeTable, DeValue};
use toml::Spanned;

/// The name of the file.
pub const NAME: &str = "fencepost.toml";

/// What a file says.
#[derive(Debug)]
pub struct Config {
    /// The file, as it is shown.
    pub path: PathBuf,
    /// The settings for every program.
    pub settings: Vec<Setting>,
    /// The settings for some programs.
    pub programs: Vec<Program>,
    /// What `check DIR` leaves out, relative to the file's folder.
    pub exclude: Vec<Pattern>,
}

/// A key with its values.
#[derive(Debug)]
pub struct Setting {
    /// The key.
    pub key: &'static Key,
    /// Its values; a scalar has one.
    pub values: Vec<String>,
    /// The line of each value.
    pub lines: Vec<u32>,
}

/// A `[[program]]` table.
#[derive(Debug)]
pub struct Program {
    /// The files it is about, relative to the file's folder.
    pub files: Vec<Pattern>,
    /// Whether they are one program.
    pub together: bool,
    /// Its settings.
    pub settings: Vec<Setting>,
}

/// `*` stays within a folder, as in a shell.
const MATCHING: MatchOptions =
    MatchOptions { case_sensitive: true, require_literal_separator: true, require_literal_leading_dot: false };

impl Program {
    /// Whether the table is about a file, which is named relative to the folder of `fencepost.toml`.
    pub fn is_about(&self, relative: &Path) -> bool {
        fits(&self.files, relative)
    }
}

/// Whether one of the patterns fits a path.
pub fn fits(patterns: &[Pattern], relative: &Path) -> bool {
    patterns.iter().any(|p| p.matches_path_with(relative, MATCHING))
}

impl Config {
    /// The folder that names in the file are relative to.
    pub fn folder(&self) -> &Path {
        folder_of(&self.path)
    }

    /// A file's name relative to the folder, if it is below it.
    pub fn relative(&self, file: &Path) -> Option<PathBuf> {
        let folder = std::fs::canonicalize(self.folder()).ok()?;
        // The file itself may be a link: its name counts.
        let parent = std::fs::canonicalize(folder_of(file)).ok()?;
        let full = file.file_name().map_or(parent.clone(), |name| parent.join(name));
        full.strip_prefix(folder).ok().map(Path::to_path_buf)
    }

    /// The number of the first table that is about a file.
    pub fn program_of(&self, file: &Path) -> Option<usize> {
        let relative = self.relative(file)?;
        self.programs.iter().position(|p| p.is_about(&relative))
    }
}

/// The folder of a file; the current one if the name has none.
pub fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        Some(_) | None => Path::new("."),
    }
}

/// A path as a user would write it: relative to the current folder if it is below it.
pub fn shown(path: &Path) -> PathBuf {
    let here = std::env::current_dir().and_then(std::fs::canonicalize);
    match here.ok().as_deref().and_then(|here| path.strip_prefix(here).ok()) {
        Some(rest) if !rest.as_os_str().is_empty() => rest.to_path_buf(),
        Some(_) => PathBuf::from("."),
        None => path.to_path_buf(),
    }
}

/// The folders from this one upward.
pub fn upward(folder: &Path) -> Vec<PathBuf> {
    let full = std::fs::canonicalize(folder).unwrap_or_default();
    full.ancestors().map(Path::to_path_buf).collect()
}

/// The nearest `fencepost.toml`, from a folder upward.
pub fn find(folder: &Path) -> Option<PathBuf> {
    upward(folder).into_iter().map(|f| f.join(NAME)).find(|f| f.is_file()).map(|f| shown(&f))
}

/// Reads a file.
pub fn read(path: &Path) -> Result<Config, Vec<Diagnostic>> {
    let text = std::fs::read_to_string(path).map_err(|error| {
        let text = format!("the configuration cannot be read: {error}");
        vec![Diagnostic::new(Code::Config, text).at(path.display().to_string(), 0, 0)]
    })?;
    parse(path, &text)
}

/// Reads the text of a file.
pub fn parse(path: &Path, text: &str) -> Result<Config, Vec<Diagnostic>> {
    let mut reader = Reader { path, text, problems: Vec::new() };
    let table = match DeTable::parse(text) {
        Ok(table) => table,
        Err(error) => {
            reader.complain(error.span().unwrap_or(0..0), error.message().to_string());
            return Err(reader.problems);
        }
    };
    let config = reader.config(table.get_ref());
    if reader.problems.is_empty() {
        Ok(config)
    } else {
        reader.problems.sort_by_key(|d| (d.line, d.column));
        Err(reader.problems)
    }
}

struct Reader<'t> {
    path: &'t Path,
    text: &'t str,
    problems: Vec<Diagnostic>,
}

type Value<'i> = Spanned<DeValue<'i>>;

impl Reader<'_> {
    fn complain(&mut self, span: Range<usize>, message: String) {
        let (line, column) = self.place(span.start);
        let diagnostic = Diagnostic::new(Code::Config, message);
        self.problems.push(diagnostic.at(self.path.display().to_string(), line, column));
    }

    /// The line and the column, in bytes, of an offset.
    fn place(&self, offset: usize) -> (u32, u32) {
        let before = &self.text.as_bytes()[..offset.min(self.text.len())];
        let line = before.iter().filter(|b| **b == b'\n').count() + 1;
        let column = before.iter().rev().take_while(|b| **b != b'\n').count() + 1;
        (u32::try_from(line).unwrap_or(0), u32::try_from(column).unwrap_or(0))
    }

    fn config(&mut self, table: &DeTable<'_>) -> Config {
        let mut config =
            Config { path: self.path.to_path_buf(), settings: Vec::new(), programs: Vec::new(), exclude: Vec::new() };
        for (name, value) in table {
            match (&**name.get_ref(), value.get_ref()) {
                ("exclude", _) => config.exclude = self.patterns("exclude", value),
                ("program", DeValue::Array(list)) => {
                    for item in list.iter() {
                        match item.get_ref() {
                            DeValue::Table(table) => config.programs.extend(self.program(table, item.span())),
                            other => {
                                let text = format!("`program` is a list of tables, not of {}", other.type_str());
                                self.complain(item.span(), text);
                            }
                        }
                    }
                }
                ("program", _) => {
                    self.complain(name.span(), "programs are written as tables `[[program]]`".to_string());
                }
                (other, _) => match key(other) {
                    Some(key) => config.settings.extend(self.setting(key, value)),
                    None => self.unknown(other, name.span(), OTHERS),
                },
            }
        }
        config
    }

    fn program(&mut self, table: &DeTable<'_>, span: Range<usize>) -> Option<Program> {
        let mut program = Program { files: Vec::new(), together: false, settings: Vec::new() };
        let mut named = false;
        for (name, value) in table {
            match (&**name.get_ref(), value.get_ref()) {
                ("files", _) => {
                    program.files = self.patterns("files", value);
                    named = true;
                }
                ("together", DeValue::Boolean(yes)) => program.together = *yes,
                ("together", _) => self.complain(value.span(), "`together` is true or false".to_string()),
                (other, _) => match key(other) {
                    Some(key) => program.settings.extend(self.setting(key, value)),
                    None => self.unknown(other, name.span(), OF_A_PROGRAM),
                },
            }
        }
        if !named {
            self.complain(span, "a program needs `files`: which ones it is about".to_string());
        }
        named.then_some(program)
    }

    fn unknown(&mut self, name: &str, span: Range<usize>, others: &[(&'static str, &str)]) {
        let names = KEYS.iter().map(|k| k.name).chain(others.iter().map(|(name, _)| *name));
        let text = match crate::nearest::nearest(name, names) {
            Some(near) => format!("there is no key `{name}`; did you mean `{near}`?"),
            None => format!("there is no key `{name}`; the reference lists them"),
        };
        self.complain(span, text);
    }

    fn patterns(&mut self, name: &str, value: &Value<'_>) -> Vec<Pattern> {
        let mut found = Vec::new();
        for (text, span) in self.texts(name, value) {
            match Pattern::new(&text) {
                Ok(pattern) => found.push(pattern),
                Err(error) => self.complain(span, format!("`{text}` is no pattern: {error}")),
            }
        }
        found
    }

    /// A list of strings; one string is a list of one.
    fn texts(&mut self, name: &str, value: &Value<'_>) -> Vec<(String, Range<usize>)> {
        let mut found = Vec::new();
        let (one, list);
        let items: &[Value<'_>] = match value.get_ref() {
            DeValue::Array(array) => {
                list = array;
                list
            }
            _ => {
                one = [value.clone()];
                &one
            }
        };
        for item in items {
            match item.get_ref().as_str() {
                Some(text) => found.push((text.to_string(), item.span())),
                None => {
                    let got = item.get_ref().type_str();
                    self.complain(item.span(), format!("`{name}` is a list of strings, and this is of type {got}"));
                }
            }
        }
        found
    }

    fn setting(&mut self, key: &'static Key, value: &Value<'_>) -> Option<Setting> {
        let values = match key.shape {
            Shape::Texts => self.texts(key.name, value),
            Shape::Text | Shape::Count | Shape::Number => match scalar(key.shape, value.get_ref()) {
                Some(text) => vec![(text, value.span())],
                None => {
                    let got = value.get_ref().type_str();
                    let Key { name, shape, meaning, .. } = key;
                    let (wanted, this) = (shape.words(), self.quote(value));
                    let text = format!("`{name}` ({meaning}) is {wanted}, and this is {got} {this}");
                    self.complain(value.span(), text);
                    return None;
                }
            },
        };
        let mut setting = Setting { key, values: Vec::new(), lines: Vec::new() };
        for (text, span) in values {
            match (key.check)(&text) {
                Ok(()) if !text.is_empty() => {
                    setting.lines.push(self.place(span.start).0);
                    setting.values.push(self.located(key.names, text));
                }
                Ok(()) => self.complain(span, format!("`{}` has an empty value", key.name)),
                Err(why) => self.complain(span, format!("`{}`: `{text}`: {why}", key.name)),
            }
        }
        Some(setting)
    }

    /// The text of a value, as it stands there.
    fn quote(&self, value: &Value<'_>) -> String {
        format!("`{}`", self.text.get(value.span()).unwrap_or_default().lines().next().unwrap_or_default())
    }

    /// A path as it is seen from the current folder.
    fn located(&self, names: Names, text: String) -> String {
        let is_path = match names {
            Names::Nothing => false,
            Names::Path => true,
            Names::Command => text.contains('/'),
        };
        match folder_of(self.path) {
            folder if is_path && folder != Path::new(".") => folder.join(&text).display().to_string(),
            _ => text,
        }
    }
}

/// A scalar of a shape, as the command line writes it.
fn scalar(shape: Shape, value: &DeValue<'_>) -> Option<String> {
    match (shape, value) {
        (Shape::Text, DeValue::String(text)) => Some(text.to_string()),
        (Shape::Count, DeValue::Integer(n)) => {
            u64::from_str_radix(n.as_str(), n.radix()).ok().filter(|n| *n > 0).map(|n| n.to_string())
        }
        (Shape::Number, DeValue::Integer(n)) => u64::from_str_radix(n.as_str(), n.radix()).ok().map(|n| n.to_string()),
        (Shape::Number, DeValue::Float(x)) => {
            x.as_str().parse::<f64>().ok().filter(|x| *x >= 0.0).map(|x| x.to_string())
        }
        (Shape::Text | Shape::Texts | Shape::Count | Shape::Number, _) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(text: &str) -> Vec<(u32, u32, String)> {
        let list = parse(Path::new("a/fencepost.toml"), text).expect_err("it is wrong");
        list.into_iter().map(|d| (d.line, d.column, d.message)).collect()
    }

    #[test]
    fn what_is_wrong_has_its_place() {
        let cases = [
            ("models = [\"sc\", \"arm\"]", 1, 17, "no such model"),
            ("\nmodel = \"sc\"", 2, 1, "did you mean `models`"),
            ("xyzzy = 1", 1, 1, "no key `xyzzy`"),
            ("unwind = \"x\"", 1, 10, "an integer from 1"),
            ("unwind = 0", 1, 10, "an integer from 1"),
            ("unwind = 99999999999", 1, 10, "at most"),
            ("timeout = -1", 1, 11, "not negative"),
            ("timeout = inf", 1, 11, "from 0 to 1e9"),
            ("define = [1]", 1, 11, "a list of strings"),
            ("format = \"xml\"", 1, 10, "no such format"),
            ("input = [\"n\"]", 1, 10, "NAME=VALUE"),
            ("engine = \"\"", 1, 10, "no such engine"),
            ("clang = \"\"", 1, 9, "empty"),
            ("exclude = [\"***\"]", 1, 12, "no pattern"),
            ("program = 3", 1, 1, "[[program]]"),
            ("[[program]]\nunwind = 2", 1, 1, "needs `files`"),
            ("[[program]]\nfiles = \"a.c\"\ntogether = 1", 3, 12, "true or false"),
            ("[[program]]\nfiles = \"a.c\"\nexclude = \"b.c\"", 3, 1, "no key `exclude`"),
            ("models = [", 1, 11, "array"),
            ("unwind = 1\nunwind = 2", 2, 1, "duplicate key"),
        ];
        for (text, line, column, words) in cases {
            let found = problems(text);
            let fits = |p: &(u32, u32, String)| (p.0, p.1) == (line, column) && p.2.contains(words);
            assert!(found.len() == 1 && fits(&found[0]), "{text}: {found:?}");
        }
    }

    #[test]
    fn paths_are_relative_to_the_file() {
        let text =
            "include = \"inc\"\nclang = \"clang-19\"\n[[program]]\nfiles = [\"src/**/*.c\"]\nclang = \"bin/clang\"\n";
        let config = parse(Path::new("a/fencepost.toml"), text).expect("it is right");
        let values: Vec<&str> = config.settings.iter().flat_map(|s| &s.values).map(String::as_str).collect();
        assert_eq!(values, ["clang-19", "a/inc"]);
        let program = &config.programs[0];
        assert_eq!((program.settings[0].values[0].as_str(), program.settings[0].lines[0]), ("a/bin/clang", 5));
        for (path, is) in [("src/x.c", true), ("src/a/b/x.c", true), ("x.c", false), ("src/x.h", false)] {
            assert_eq!(program.is_about(Path::new(path)), is, "{path}");
        }
        let star = Program { files: vec![Pattern::new("*.c").expect("a pattern")], together: false, settings: vec![] };
        assert!(star.is_about(Path::new("x.c")) && !star.is_about(Path::new("a/x.c")));
    }
}
