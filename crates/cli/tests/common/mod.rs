//! What the tests of the command line share: running the binary, and comparing text that holds times.

#![allow(dead_code)] // Each test file uses its part.

pub mod document;

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

/// The top of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository is there")
}

/// How a run of the binary ended.
#[derive(Debug)]
pub struct Ran {
    /// The exit code; none if a signal ended it.
    pub code: Option<i32>,
    /// Standard output.
    pub stdout: String,
    /// Standard error.
    pub stderr: String,
    /// The time that it took.
    pub time: Duration,
}

/// A command for the binary, at the top of the repository, with a plain environment.
pub fn fencepost() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fencepost"));
    command.current_dir(root()).stdin(Stdio::null()).env_remove("NO_COLOR").env("COLUMNS", "100");
    command
}

/// Runs a command to its end.
pub fn finish(mut command: Command) -> Ran {
    let begin = Instant::now();
    let Output { status, stdout, stderr } = command.output().expect("the binary starts");
    Ran {
        code: status.code(),
        stdout: String::from_utf8_lossy(&stdout).into_owned(),
        stderr: String::from_utf8_lossy(&stderr).into_owned(),
        time: begin.elapsed(),
    }
}

/// Runs the binary with arguments.
pub fn run(args: &[&str]) -> Ran {
    let mut command = fencepost();
    command.args(args);
    finish(command)
}

/// A file with this text, in a folder of the tests' own.
pub fn temporary(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if let Some(parent) = path.parent() {
        std::fs::create_dir_all(parent).expect("the folder can be made");
    }
    std::fs::write(&path, text).expect("the file can be written");
    path
}

/// The name of a clang that is here, the newest first.
pub fn clang() -> Option<&'static str> {
    let names = ["clang-19", "clang-18", "clang-17", "clang-16", "clang-15", "clang-14", "clang"];
    names.into_iter().find(|name| Command::new(name).arg("--version").output().is_ok_and(|o| o.status.success()))
}

/// Text without what differs from run to run and from machine to machine: times, and the effort in brackets.
pub fn normalised(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let line = match (line.rfind("  ["), line.ends_with(" s]")) {
            (Some(at), true) => &line[..at],
            (_, _) => line,
        };
        // herd's `Time NAME 0.01`.
        let line = if line.starts_with("Time ") { line.rsplit_once(' ').map_or(line, |(head, _)| head) } else { line };
        out.push_str(&without_numbers(line.trim_end()));
        out.push('\n');
    }
    out
}

/// A line of JSON without the engine's time and numbers.
fn without_numbers(line: &str) -> String {
    match (line.find("\"seconds\":"), line.find(",\"assertions\":")) {
        (Some(from), Some(to)) if from < to => format!("{}{}", &line[..from], &line[to..]),
        (_, _) => line.to_string(),
    }
}

/// Whether new expected outputs are to be written.
pub fn blessing() -> bool {
    std::env::var_os("FENCEPOST_BLESS").is_some()
}

/// Does something with every item, on all cores; returns the failures.
pub fn in_parallel<T: Sync>(items: &[T], work: impl Fn(&T) -> Vec<String> + Sync) -> Vec<String> {
    let next = std::sync::atomic::AtomicUsize::new(0);
    let failures = std::sync::Mutex::new(Vec::new());
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| loop {
                let i = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                let Some(item) = items.get(i) else { break };
                let found = work(item);
                failures.lock().expect("no test thread panics").extend(found);
            });
        }
    });
    let mut failures = failures.into_inner().expect("no test thread panics");
    failures.sort();
    failures
}

/// All files below a folder with one of these endings, sorted.
pub fn files_below(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let Ok(entries) = std::fs::read_dir(folder) else { return found };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files_below(&path, endings));
        } else if path.extension().and_then(|e| e.to_str()).is_some_and(|e| endings.contains(&e)) {
            found.push(path);
        }
    }
    found.sort();
    found
}
