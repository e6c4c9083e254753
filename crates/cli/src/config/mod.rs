//! Settings that need not be typed: `fencepost.toml`, and how it comes together with the command line.
//!
//! What a file says becomes words of the command line that the user did not write, and the command line is then read by the
//! same code as always. So a setting can do what a flag can do, and nothing else.
//! Precedence: the command line, the environment, the `[[program]]` table, the top of the file, the default. A flag counts as
//! given even if it says what the default is. Lists that grow (`include`, `define`, …) are taken from all places.

pub mod file;
pub mod keys;
mod show;

use crate::args::Cli;
use crate::compile_commands::{self, Compiled};
use crate::exit::Exit;
use crate::programs;
use crate::terminal;
use clap::parser::ValueSource;
use clap::{ArgAction, ArgMatches, CommandFactory, FromArgMatches};
use fencepost_ir::Diagnostic;
use fencepost_report::{diagnostic, Sources};
use file::{Config, Setting};
use keys::{Joined, Key, Shape, KEYS};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Where a value comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The command line: the flag.
    Flag(String),
    /// A variable of the environment.
    Environment(String),
    /// A line of a file.
    File(PathBuf, u32),
    /// Nobody said anything.
    Default,
}

/// A key with the values that count.
#[derive(Debug)]
pub struct Effective {
    /// The key.
    pub key: &'static Key,
    /// The values, each with where it comes from; empty if nobody says anything and there is no default.
    pub values: Vec<(String, Origin)>,
}

/// A command line with the settings that belong to it.
#[derive(Debug)]
pub struct Invocation {
    argv: Vec<OsString>,
    matches: ArgMatches,
    command: clap::Command,
    /// The settings, if there are any.
    pub config: Option<Config>,
}

impl Invocation {
    /// Reads the command line and the settings that belong to it.
    pub fn new(argv: Vec<OsString>) -> Result<Invocation, Exit> {
        let mut command = Cli::command().color(terminal::color_of(&argv));
        let matches = command.try_get_matches_from_mut(argv.clone()).map_err(|error| refuse(&error))?;
        let mut invocation = Invocation { argv, matches, command, config: None };
        invocation.config = invocation.find().map_err(|problems| complain(&problems))?;
        Ok(invocation)
    }

    /// The same command line with the settings read anew.
    pub fn again(&self) -> Result<Invocation, Exit> {
        Invocation::new(self.argv.clone())
    }

    /// The files that settings come from.
    pub fn setting_files(&self) -> Vec<PathBuf> {
        let found = if self.switch("no_config") { None } else { self.found() };
        let commands = self.path("compile_commands").or_else(|| match self.files().first() {
            Some(folder) if folder.is_dir() => compile_commands::find(&folder.join("any")),
            Some(file) => compile_commands::find(file),
            None => None,
        });
        let commands = commands.filter(|_| !self.switch("no_compile_commands"));
        found.into_iter().chain(commands).collect()
    }

    /// The command with what was given to it.
    fn chosen(&self) -> Option<(&clap::Command, &ArgMatches)> {
        let (name, matches) = self.matches.subcommand()?;
        Some((self.command.find_subcommand(name)?, matches))
    }

    /// Whether a switch was given.
    fn switch(&self, id: &str) -> bool {
        self.chosen().is_some_and(|(_, m)| matches!(m.try_get_one::<bool>(id), Ok(Some(true))))
    }

    fn path(&self, id: &str) -> Option<PathBuf> {
        self.chosen().and_then(|(_, m)| m.try_get_one::<PathBuf>(id).ok().flatten().cloned())
    }

    /// The files and folders that were named.
    pub fn files(&self) -> Vec<PathBuf> {
        let given = self.chosen().and_then(|(_, m)| m.try_get_many::<PathBuf>("files").ok().flatten());
        given.map(|files| files.cloned().collect()).unwrap_or_default()
    }

    fn find(&self) -> Result<Option<Config>, Vec<Diagnostic>> {
        let takes = |(c, _): (&clap::Command, &ArgMatches)| c.get_arguments().any(|a| a.get_id() == "no_config");
        if self.switch("no_config") || !self.chosen().is_some_and(takes) {
            return Ok(None);
        }
        self.found().map(|path| file::read(&path)).transpose()
    }

    /// The file that was named, or the nearest one.
    fn found(&self) -> Option<PathBuf> {
        self.path("config").or_else(|| match self.files().first() {
            Some(folder) if folder.is_dir() => file::find(folder),
            Some(file) => file::find(file::folder_of(file)),
            None => file::find(Path::new(".")),
        })
    }

    /// The number of the `[[program]]` table that is about a program: the first one that fits its first file.
    fn program_of(&self, files: &[PathBuf]) -> Option<usize> {
        self.config.as_ref()?.program_of(files.first().filter(|f| !f.is_dir())?)
    }

    /// The values that count for a program.
    pub fn effective(&self, files: &[PathBuf]) -> Vec<Effective> {
        let Some((command, matches)) = self.chosen() else { return Vec::new() };
        let program = self.program_of(files);
        let keys = KEYS.iter().filter(|key| takes(command, key));
        keys.map(|key| self.join(key, command, matches, program)).collect()
    }

    fn join(
        &self,
        key: &'static Key,
        command: &clap::Command,
        matches: &ArgMatches,
        program: Option<usize>,
    ) -> Effective {
        let name = command.get_name();
        let said = |settings: &[Setting]| -> Vec<(String, Origin)> {
            let path = self.config.as_ref().map(|c| c.path.clone()).unwrap_or_default();
            let of_key = settings.iter().filter(|s| s.key.name == key.name);
            let pairs = of_key.flat_map(|s| s.values.iter().zip(&s.lines));
            let known = pairs.filter(|(value, _)| understands(name, key, value));
            known.map(|(value, line)| (value.clone(), Origin::File(path.clone(), *line))).collect()
        };
        let top = self.config.as_ref().map(|c| said(&c.settings)).unwrap_or_default();
        let own = program.and_then(|p| self.config.as_ref()?.programs.get(p)).map(|p| said(&p.settings));
        let own = own.unwrap_or_default();
        let (given, typed) = typed(key, command, matches);
        // All tests up to a size are meant, and not those of the file.
        let other = key.name == "tests" && matches!(matches.try_get_one::<u32>("generate"), Ok(Some(_)));
        let values = match key.joined {
            Joined::Replaced if typed || other => given,
            Joined::Replaced => [own, top, given].into_iter().find(|v| !v.is_empty()).unwrap_or_default(),
            Joined::StrongestFirst => [given, own, top].concat(),
            Joined::StrongestLast => strongest_last([top, own, given]),
        };
        Effective { key, values }
    }

    /// The command line with the settings for a program, read.
    pub fn cli(&self, files: &[PathBuf]) -> Result<Cli, Exit> {
        let argv = self.argv_with(&self.effective(files));
        let mut command = self.command.clone();
        let matches = command.try_get_matches_from_mut(argv).map_err(|error| refuse(&error))?;
        Cli::from_arg_matches(&matches).map_err(|error| refuse(&error))
    }

    /// The command line with words for what comes from a file.
    fn argv_with(&self, effective: &[Effective]) -> Vec<OsString> {
        let Some((command, _)) = self.chosen() else { return self.argv.clone() };
        // Flags before the command have values that are no commands.
        let at = self.argv.iter().skip(1).position(|word| word == command.get_name()).map_or(1, |i| i + 2);
        let (head, rest) = self.argv.split_at(at.min(self.argv.len()));
        let end = rest.iter().position(|word| word == "--").unwrap_or(rest.len());
        let (own, behind) = rest.split_at(end);
        let (mut first, mut last, mut clang) = (Vec::new(), Vec::new(), Vec::new());
        for Effective { key, values } in effective {
            let from_file = values.iter().filter(|(_, origin)| matches!(origin, Origin::File(..)));
            let Some(argument) = command.get_arguments().find(|a| a.get_id() == key.argument) else { continue };
            for (value, _) in from_file {
                match (argument.get_long(), argument.get_short(), key.joined) {
                    (Some(long), _, Joined::StrongestFirst) => last.push(format!("--{long}={value}")),
                    (Some(long), _, _) => first.push(format!("--{long}={value}")),
                    (None, Some(short), Joined::StrongestFirst) => last.push(format!("-{short}{value}")),
                    (None, Some(short), _) => first.push(format!("-{short}{value}")),
                    (None, None, _) => clang.push(value.clone()),
                }
            }
        }
        let words = |list: Vec<String>| list.into_iter().map(OsString::from);
        let mut argv: Vec<OsString> = head.to_vec();
        argv.extend(words(first));
        argv.extend(own.iter().cloned());
        argv.extend(words(last));
        if !clang.is_empty() || !behind.is_empty() {
            argv.push("--".into());
            argv.extend(words(clang));
            argv.extend(behind.iter().skip(1).cloned());
        }
        argv
    }

    /// Prints the settings if that is what was asked for.
    pub fn show_if_asked(&self) -> Option<Exit> {
        if !self.switch("show_config") {
            return None;
        }
        let files = self.files();
        let programs = if files.iter().any(|f| f.is_dir()) {
            match programs::find(&files, self.config.as_ref()) {
                Ok(programs) => programs,
                Err(exit) => return Some(exit),
            }
        } else {
            vec![files]
        };
        let shown: Vec<show::Shown> = programs
            .into_iter()
            .map(|files| show::Shown { effective: self.effective(&files), compiled: self.compiled(&files), files })
            .collect();
        terminal::print(&show::settings(self.config.as_ref(), &shown));
        Some(Exit::Safe)
    }

    /// What the user's own build says about files. What is wrong with it, the command says.
    fn compiled(&self, files: &[PathBuf]) -> Vec<Compiled> {
        if self.switch("no_compile_commands") {
            return Vec::new();
        }
        let path = self.path("compile_commands").or_else(|| compile_commands::find(files.first()?));
        path.and_then(|path| compile_commands::read(&path, files).ok()).unwrap_or_default()
    }
}

/// What was typed or stands in the environment, or the default; and whether somebody said it.
fn typed(key: &Key, command: &clap::Command, matches: &ArgMatches) -> (Vec<(String, Origin)>, bool) {
    let argument = command.get_arguments().find(|a| a.get_id() == key.argument);
    let Some(argument) = argument else { return (Vec::new(), false) };
    let flag = match (argument.get_long(), argument.get_short()) {
        (Some(long), _) => format!("--{long}"),
        (None, Some(short)) => format!("-{short}"),
        (None, None) => "--".to_string(),
    };
    let (origin, typed) = match matches.value_source(key.argument) {
        Some(ValueSource::EnvVariable) => {
            let name = argument.get_env().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
            (Origin::Environment(name), true)
        }
        Some(ValueSource::CommandLine) => (Origin::Flag(flag), true),
        Some(_) | None => (Origin::Default, false),
    };
    let raw = matches.get_raw(key.argument).into_iter().flatten();
    (raw.map(|v| (v.to_string_lossy().into_owned(), origin.clone())).collect(), typed)
}

/// Lists in the order of their strength. Of values `NAME=VALUE` with the same name, only those of the strongest list stay.
fn strongest_last(lists: [Vec<(String, Origin)>; 3]) -> Vec<(String, Origin)> {
    let name = |value: &str| value.split_once('=').map(|(name, _)| name.to_string());
    let mut joined: Vec<(String, Origin)> = Vec::new();
    for list in lists {
        let names: Vec<String> = list.iter().filter_map(|(value, _)| name(value)).collect();
        joined.retain(|(value, _)| name(value).is_none_or(|n| !names.contains(&n)));
        joined.extend(list);
    }
    joined
}

/// Whether a command has the argument that a key stands for, with room for all its values.
fn takes(command: &clap::Command, key: &Key) -> bool {
    let argument = command.get_arguments().find(|a| a.get_id() == key.argument);
    argument.is_some_and(|a| key.shape != Shape::Texts || matches!(a.get_action(), ArgAction::Append))
}

/// Whether a command understands a value: a file is for all commands, and not every one has every format and property.
fn understands(command: &str, key: &Key, value: &str) -> bool {
    let checks = matches!(command, "check" | "watch");
    match (key.name, value) {
        ("format", "sarif" | "github" | "junit") => checks || command == "test",
        ("properties", "race") => checks,
        ("properties", "deadlock") => command != "sequentialize",
        (_, _) => true,
    }
}

/// Says what is wrong with the settings.
pub fn complain(problems: &[Diagnostic]) -> Exit {
    let (mut sources, style) = (Sources::new(), terminal::stderr_style());
    let text: String = problems.iter().map(|d| diagnostic::render(d, &mut sources, &style)).collect();
    terminal::complain(&text);
    Exit::Usage
}

/// Says what is wrong with the command line, or prints the help.
fn refuse(error: &clap::Error) -> Exit {
    if error.use_stderr() {
        let text = error.render();
        let text = if terminal::stderr_style().color { text.ansi().to_string() } else { text.to_string() };
        terminal::complain(&text.replacen("error:", "error[usage]:", 1));
        Exit::Usage
    } else {
        // A reader that has left is no error.
        let _ = error.print();
        Exit::Safe
    }
}

#[cfg(test)]
mod tests;
