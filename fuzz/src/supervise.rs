//! Many cases in several processes, so that a case that kills its process is a failure like any other.
//!
//! The parent gives each child a stretch of case numbers. A child writes where it is into a small file, and its
//! failures to standard output, one a line. When a child dies, the case it was at is the failure, and another child
//! goes on behind it. Children may use [`MEMORY`] bytes of address space: an absurd allocation kills them.

use crate::case::Ended;
use crate::seeds::{Kind, Seeds};
use crate::watch::{self, Watchdog};
use nix::sys::resource::{setrlimit, Resource};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::FileExt;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::Mutex;
use std::time::Instant;

/// The address space of a child, in bytes.
pub const MEMORY: u64 = 3 << 30;
/// The stack that cases run on: that of an ordinary thread.
pub const STACK: usize = 8 << 20;
/// How many cases a child is given at a time.
const STRETCH: u64 = 2000;
/// How many inputs are saved for one place of failure.
const SAVED: usize = 3;

/// What to run.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many cases.
    pub cases: u64,
    /// The seed.
    pub seed: u64,
    /// Only this kind; all kinds take turns if nothing is said.
    pub kind: Option<Kind>,
    /// How many processes at a time.
    pub jobs: usize,
    /// Where failing inputs are saved.
    pub save: PathBuf,
}

impl Plan {
    /// The kind of a case.
    pub fn kind_of(&self, number: u64) -> Kind {
        self.kind.unwrap_or_else(|| crate::kind_of(number))
    }
}

/// How a case can fail.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Failing {
    /// A panic.
    Panic,
    /// Too slow.
    Slow,
    /// The process died: stack overflow or memory.
    Death,
    /// A broken promise, such as a text form that does not read back.
    Wrong,
}

/// What was seen.
#[derive(Clone, Default, Debug)]
pub struct Totals {
    /// Accepted inputs, by kind.
    pub accepted: [u64; 3],
    /// Inputs with a diagnostic, by kind.
    pub rejected: [u64; 3],
    /// The failures: how, what is known about the place, and the cases.
    pub failures: BTreeMap<(Failing, String), Vec<u64>>,
}

impl Totals {
    fn fail(&mut self, how: Failing, place: String, number: u64) {
        self.failures.entry((how, place)).or_default().push(number);
    }

    /// How many cases failed in this way.
    pub fn count(&self, how: Failing) -> usize {
        self.failures.iter().filter(|((h, _), _)| *h == how).map(|(_, cases)| cases.len()).sum()
    }
}

/// Runs all cases of a plan and prints progress to standard error.
pub fn supervise(seeds: &Seeds, plan: &Plan) -> std::io::Result<Totals> {
    std::fs::create_dir_all(&plan.save)?;
    let next = AtomicU64::new(0);
    let totals = Mutex::new(Totals::default());
    let start = Instant::now();
    let error = Mutex::new(None);
    std::thread::scope(|scope| {
        for job in 0..plan.jobs.max(1) {
            let (next, totals, error) = (&next, &totals, &error);
            scope.spawn(move || loop {
                let first = next.fetch_add(STRETCH, Ordering::Relaxed);
                if first >= plan.cases {
                    return;
                }
                if let Err(e) = stretch(plan, job, first, (first + STRETCH).min(plan.cases), totals) {
                    *lock(error) = Some(e);
                    return;
                }
                let done = (first + STRETCH).min(plan.cases);
                let rate = done as f64 / start.elapsed().as_secs_f64();
                let failures = lock(totals).failures.len();
                eprint!("\r{done} of {} cases, {rate:.0} a second, {failures} places of failure ", plan.cases);
            });
        }
    });
    eprintln!();
    if let Some(error) = lock(&error).take() {
        return Err(error);
    }
    let totals = totals.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    for ((how, _), cases) in &totals.failures {
        for &number in cases.iter().take(SAVED) {
            let kind = plan.kind_of(number);
            let name = format!("{}-{}-{number}.{}", format!("{how:?}").to_lowercase(), plan.seed, kind.name());
            std::fs::write(plan.save.join(name), crate::input(seeds, kind, plan.seed, number))?;
        }
    }
    Ok(totals)
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Runs the cases from `first` to before `last`, with as many children as it takes.
fn stretch(plan: &Plan, job: usize, first: u64, last: u64, totals: &Mutex<Totals>) -> std::io::Result<()> {
    let place = plan.save.join(format!("at-{}-{job}", std::process::id()));
    let mut from = first;
    while from < last {
        File::create(&place)?.write_all(&[0; 64])?;
        let errors = plan.save.join(format!("errors-{}-{job}", std::process::id()));
        let mut child = Command::new(std::env::current_exe()?)
            .args(["--seed", &plan.seed.to_string(), "--kind", plan.kind.map_or("all", Kind::name)])
            .args(["--child", &format!("{from}..{last}"), "--at"])
            .arg(&place)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(File::create(&errors)?)
            .spawn()?;
        let lines: Vec<String> = child
            .stdout
            .take()
            .map(|out| BufReader::new(out).lines().map_while(Result::ok).collect())
            .unwrap_or_default();
        let status = child.wait()?;
        let at = Place::read(&place)?;
        let mut totals = lock(totals);
        for kind in 0..3 {
            totals.accepted[kind] += at.accepted[kind];
            totals.rejected[kind] += at.rejected[kind];
        }
        for line in &lines {
            let mut words = line.splitn(3, ' ');
            let how = if words.next() == Some("panic") { Failing::Panic } else { Failing::Wrong };
            if let Some(number) = words.next().and_then(|n| n.parse().ok()) {
                totals.fail(how, words.next().unwrap_or("").to_string(), number);
            }
        }
        if status.success() {
            from = last;
        } else {
            let text = std::fs::read_to_string(&errors).unwrap_or_default();
            let what = text.lines().find(|l| !l.trim().is_empty()).unwrap_or("").to_string();
            if status.code() == Some(watch::TOO_SLOW) {
                totals.fail(Failing::Slow, "took too long".into(), at.number);
            } else {
                let signal = status.signal().map_or(String::new(), |s| format!("signal {s}: "));
                totals.fail(Failing::Death, format!("{signal}{what}"), at.number);
            }
            from = at.number + 1;
        }
        let _ = std::fs::remove_file(&errors);
    }
    std::fs::remove_file(&place)
}

/// Where a child is, and what it has seen; in a file, so that it outlives the child.
#[derive(Clone, Copy, Default, Debug)]
struct Place {
    number: u64,
    accepted: [u64; 3],
    rejected: [u64; 3],
}

impl Place {
    fn write(&self, file: &File) -> std::io::Result<()> {
        let words = [self.number].into_iter().chain(self.accepted).chain(self.rejected);
        let bytes: Vec<u8> = words.flat_map(u64::to_le_bytes).collect();
        file.write_all_at(&bytes, 0)
    }

    fn read(path: &Path) -> std::io::Result<Place> {
        let bytes = std::fs::read(path)?;
        let word =
            |k: usize| bytes.get(8 * k..8 * k + 8).and_then(|b| b.try_into().ok()).map(u64::from_le_bytes).unwrap_or(0);
        Ok(Place { number: word(0), accepted: [word(1), word(2), word(3)], rejected: [word(4), word(5), word(6)] })
    }
}

/// A child: runs the cases and prints the failures.
pub fn child(seeds: &Seeds, plan: &Plan, cases: std::ops::Range<u64>, at: &Path) -> std::io::Result<()> {
    setrlimit(Resource::RLIMIT_AS, MEMORY, MEMORY)?;
    watch::remember_panics();
    let file = File::options().write(true).open(at)?;
    let work = move |seeds: &Seeds, plan: &Plan| -> std::io::Result<()> {
        let dog = Watchdog::start(|number| eprintln!("case {number} takes too long"));
        let mut place = Place::default();
        for number in cases {
            let kind = plan.kind_of(number);
            place.number = number;
            place.write(&file)?;
            let input = crate::input(seeds, kind, plan.seed, number);
            match dog.watch(kind, &input, number) {
                watch::Result::Ended(Ended::Accepted) => place.accepted[kind as usize] += 1,
                watch::Result::Ended(Ended::Rejected(_)) => place.rejected[kind as usize] += 1,
                watch::Result::Ended(Ended::Wrong(text)) => println!("wrong {number} {}", one_line(&text)),
                watch::Result::Panicked(text) => println!("panic {number} {}", one_line(&text)),
            }
        }
        place.write(&file)
    };
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, || work(seeds, plan))?;
        thread.join().unwrap_or_else(|_| Err(std::io::Error::other("the fuzzer itself panicked")))
    })
}

fn one_line(text: &str) -> String {
    text.replace('\n', " | ").chars().take(400).collect()
}
