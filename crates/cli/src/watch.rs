//! `fencepost watch`: checks programs again whenever they change.
//!
//! How: every 200 ms the times and sizes of the files are looked at, and the contents of those that differ; so it works on
//! every file system, and a file that is saved without a change is no change. The files of a program are those that clang
//! names (`-MM`): the sources and what they include, also headers that are still missing. Changes are waited for until
//! nothing has changed for one look. Only the programs that a change touches are checked; a change of the settings touches
//! all of them. Programs that appear in a folder are found within a second.
//! Misses: headers of the system; a change while a check runs is seen when it is done.

use crate::args::{AnswerFormat, CheckArgs, Format, WatchArgs};
use crate::config::Invocation;
use crate::exit::Exit;
use crate::folder::{self, Output, Work};
use crate::input::Input;
use crate::{front, job, programs, terminal};
use fencepost_report::matrix::{self, Row};
use std::collections::hash_map::DefaultHasher;
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// How often files are looked at.
const TICK: Duration = Duration::from_millis(200);
/// After so many looks the programs and the settings are looked for anew.
const SEARCH: u32 = 5;

/// What a file was like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Stamp {
    modified: Option<SystemTime>,
    size: u64,
    hash: u64,
}

fn stamp(path: &Path, before: Option<Stamp>) -> Option<Stamp> {
    let meta = std::fs::metadata(path).ok()?;
    let (modified, size) = (meta.modified().ok(), meta.len());
    if let Some(same) = before.filter(|b| b.modified == modified && b.size == size && modified.is_some()) {
        return Some(same);
    }
    let mut hasher = DefaultHasher::new();
    std::fs::read(path).ok()?.hash(&mut hasher);
    Some(Stamp { modified, size, hash: hasher.finish() })
}

/// Files that are watched.
#[derive(Default)]
struct Files {
    stamps: BTreeMap<PathBuf, Option<Stamp>>,
}

impl Files {
    fn new(paths: impl IntoIterator<Item = PathBuf>) -> Files {
        Files { stamps: paths.into_iter().map(|p| (p.clone(), stamp(&p, None))).collect() }
    }

    /// Whether one of them has changed since the last time.
    fn changed(&mut self) -> bool {
        let mut changed = false;
        for (path, known) in &mut self.stamps {
            let now = stamp(path, *known);
            changed |= now.map(|s| s.hash) != known.map(|s| s.hash);
            *known = now;
        }
        changed
    }
}

/// A program that is watched.
struct Watched {
    files: Files,
    row: Option<Row>,
}

/// The files of a program, which tell it from others.
type Key = Vec<PathBuf>;

/// Everything that is watched.
struct Watch {
    args: CheckArgs,
    invocation: Invocation,
    settings: Files,
    work: Vec<Work>,
    watched: BTreeMap<Key, Watched>,
}

/// Watches until it is interrupted.
pub fn main(args: &WatchArgs, invocation: Invocation) -> Exit {
    let settings = Files::new(invocation.setting_files());
    let work = match folder::prepare(&args.check, &invocation) {
        Ok(work) => work,
        Err(exit) => return exit,
    };
    let mut touched: Vec<Key> = work.iter().map(key).collect();
    let mut watch = Watch { args: args.check.clone(), invocation, settings, work, watched: BTreeMap::new() };
    while !job::interrupted() {
        watch.check(&touched);
        touched = watch.wait();
    }
    Exit::Interrupted
}

impl Watch {
    /// Waits for a change, and then until nothing changes any more; returns the programs that are touched.
    fn wait(&mut self) -> Vec<Key> {
        let mut touched = Vec::new();
        for look in 1u32.. {
            std::thread::sleep(TICK);
            if job::interrupted() {
                break;
            }
            let before = touched.len();
            // What is wrong has been said; the next change may mend it.
            if self.look_at_settings(look % SEARCH == 0, &mut touched).is_err() {
                continue;
            }
            for (key, program) in &mut self.watched {
                if program.files.changed() && !touched.contains(key) {
                    touched.push(key.clone());
                }
            }
            if !touched.is_empty() && touched.len() == before {
                break;
            }
        }
        touched
    }

    /// Other settings touch every program; a program that is new is only that one.
    fn look_at_settings(&mut self, search: bool, touched: &mut Vec<Key>) -> Result<(), Exit> {
        let mut other_settings = self.settings.changed();
        let mut other_programs = false;
        if search {
            let files = Files::new(self.invocation.setting_files());
            other_settings |= self.settings.stamps.keys().ne(files.stamps.keys());
            let found = programs::find(&self.args.input.files, self.invocation.config.as_ref());
            other_programs = found.is_ok_and(|found| !found.into_iter().eq(self.work.iter().map(key)));
        }
        if other_settings {
            self.settings = Files::new(self.invocation.setting_files());
            let new = self.invocation.again()?;
            self.args = new.check_args(&new.files())?;
            self.invocation = new;
        }
        if other_settings || other_programs {
            let old: Vec<Key> = self.work.iter().map(key).collect();
            self.work = folder::prepare(&self.args, &self.invocation)?;
            touched.extend(self.work.iter().map(key).filter(|k| other_settings || !old.contains(k)));
            let work = &self.work;
            self.watched.retain(|k, _| work.iter().any(|w| key(w) == *k));
        }
        Ok(())
    }

    /// Checks the programs that were touched, and prints what came of them.
    fn check(&mut self, touched: &[Key]) {
        let text = self.args.format == AnswerFormat::Plain(Format::Text);
        let many = self.work.len() > 1;
        if text && terminal::stdout_is_terminal() {
            terminal::print("\x1b[2J\x1b[H");
        }
        let now = self.work.iter().filter(|w| touched.contains(&key(w)));
        let now: Vec<Work> = now.map(|w| Work { name: w.name.clone(), args: w.args.clone() }).collect();
        // What is read before the check is older than what the check reads, so no change is missed.
        let files: Vec<Files> = now.iter().map(|w| Files::new(front::sources(&Input::new(&w.args.input)))).collect();
        let mut output = Output::new(&self.args, if many { now.len().max(2) } else { 1 });
        folder::run(&now, &self.args.limits.limits(), &mut |number, checked| output.take(&now[number].name, checked));
        if !(text && many) {
            output.finish();
        }
        let mut rows = output.into_rows().into_iter();
        for (work, files) in now.iter().zip(files) {
            self.watched.insert(key(work), Watched { files, row: rows.next() });
        }
        if text && many {
            let rows: Vec<Row> = self.work.iter().filter_map(|w| self.watched.get(&key(w))?.row.clone()).collect();
            terminal::print(&format!("\n{}", matrix::render(&rows, self.work.len(), &terminal::stdout_style())));
        }
        let count: usize = self.watched.values().map(|p| p.files.stamps.len()).sum();
        terminal::complain(&format!("watching {count} file{}; Ctrl-C ends it\n", if count == 1 { "" } else { "s" }));
    }
}

fn key(work: &Work) -> Key {
    work.args.input.files.clone()
}
