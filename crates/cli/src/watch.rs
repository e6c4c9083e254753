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

/// Watches until it is interrupted.
pub fn main(args: &WatchArgs, mut invocation: Invocation) -> Exit {
    let mut args: WatchArgs = args.clone();
    let mut watched: BTreeMap<Vec<PathBuf>, Watched> = BTreeMap::new();
    let mut settings = Files::new(invocation.setting_files());
    let mut work = match folder::prepare(&args.check, &invocation) {
        Ok(work) => work,
        Err(exit) => return exit,
    };
    let mut touched: Vec<Vec<PathBuf>> = work.iter().map(key).collect();
    loop {
        check(&args, &work, &touched, &mut watched);
        touched.clear();
        let mut looks = 0;
        loop {
            if job::interrupted() {
                return Exit::Interrupted;
            }
            std::thread::sleep(TICK);
            looks += 1;
            let before = touched.len();
            let mut other_settings = settings.changed();
            let mut other_programs = false;
            if looks % SEARCH == 0 {
                other_settings |= settings.stamps.keys().ne(Files::new(invocation.setting_files()).stamps.keys());
                let found = programs::find(&args.check.input.files, invocation.config.as_ref());
                other_programs = found.is_ok_and(|found| !found.into_iter().eq(work.iter().map(key)));
            }
            if other_settings {
                settings = Files::new(invocation.setting_files());
                // What is wrong has been said; the next change may mend it.
                let Ok((new, check)) = again(&invocation) else { continue };
                (invocation, args.check) = (new, check);
            }
            if other_settings || other_programs {
                let old: Vec<Vec<PathBuf>> = work.iter().map(key).collect();
                let Ok(new) = folder::prepare(&args.check, &invocation) else { continue };
                work = new;
                // Other settings may change every program; another program is only that one.
                touched.extend(work.iter().map(key).filter(|k| other_settings || !old.contains(k)));
                watched.retain(|k, _| work.iter().any(|w| key(w) == *k));
            }
            for (key, program) in &mut watched {
                if program.files.changed() && !touched.contains(key) {
                    touched.push(key.clone());
                }
            }
            if !touched.is_empty() && touched.len() == before {
                break;
            }
        }
    }
}

fn key(work: &Work) -> Vec<PathBuf> {
    work.args.input.files.clone()
}

/// The command line and the settings, read anew.
fn again(invocation: &Invocation) -> Result<(Invocation, CheckArgs), Exit> {
    let new = invocation.again()?;
    let args = new.check_args(&new.files())?;
    Ok((new, args))
}

/// Checks the programs that were touched, and prints what came of them.
fn check(args: &WatchArgs, work: &[Work], touched: &[Vec<PathBuf>], watched: &mut BTreeMap<Vec<PathBuf>, Watched>) {
    let text = args.check.format == AnswerFormat::Plain(Format::Text);
    if text && terminal::stdout_is_terminal() {
        terminal::print("\x1b[2J\x1b[H");
    }
    let (now, rest): (Vec<&Work>, Vec<&Work>) = work.iter().partition(|w| touched.contains(&key(w)));
    let limits = args.check.limits.limits();
    // What is read before the check is older than what the check reads, so no change is missed.
    let files: Vec<Files> = now.iter().map(|w| Files::new(front::sources(&Input::new(&w.args.input)))).collect();
    let own: Vec<Work> = now.iter().map(|w| Work { name: w.name.clone(), args: w.args.clone() }).collect();
    let mut output = Output::new(&args.check, if rest.is_empty() { own.len() } else { own.len().max(2) });
    folder::run(&own, limits, &mut |number, checked| output.take(&own[number].name, checked));
    let mut rows = Vec::new();
    if text && work.len() > 1 {
        rows = output.into_rows();
    } else {
        output.finish();
    }
    let mut rows = rows.into_iter();
    for (work, files) in own.iter().zip(files) {
        watched.insert(key(work), Watched { files, row: rows.next() });
    }
    if text && work.len() > 1 {
        let all: Vec<Row> = work.iter().filter_map(|w| watched.get(&key(w))?.row.clone()).collect();
        terminal::print(&format!("\n{}", matrix::render(&all, work.len(), &terminal::stdout_style())));
    }
    let count: usize = watched.values().map(|p| p.files.stamps.len()).sum();
    terminal::complain(&format!("watching {count} file{}; Ctrl-C ends it\n", if count == 1 { "" } else { "s" }));
}
