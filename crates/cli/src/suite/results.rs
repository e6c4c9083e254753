//! The results of a suite on disk: one JSON object a line, in two files.
//!
//! `NAME.results.jsonl` holds what must not depend on when and how often the suite was started; `NAME.times.jsonl` holds
//! times, the engines' numbers and who won a race. A line is appended with one write and then forced to the disk, first the
//! times, then the result, which is what counts. A line that a kill has torn is cut off by the next run.
//! Guarantee: when the last task is done, both files are written anew in the order of the suite and put in place by a
//! rename, so an interrupted run that was resumed leaves the same results as one whole run.
//! A lock beside the results keeps two runs apart; the system gives it back when a run is killed.

use super::plan::{Plan, SuiteTask};
use fencepost_report::json;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

/// What came out of a task: a line of the results.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ResultLine {
    /// The task's id.
    pub task: String,
    /// The program's files, from the suite's folder.
    pub files: Vec<String>,
    /// The model.
    pub model: String,
    /// The engine that was asked.
    pub engine: String,
    /// `safe`, `unsafe` or `unknown`.
    pub verdict: String,
    /// For which runs a `safe` holds.
    pub scope: Option<String>,
    /// The property that is violated.
    pub property: Option<String>,
    /// What goes wrong, or why there is no answer.
    pub reason: Option<String>,
    /// The exit code of `check`; null if the process was killed.
    pub exit: Option<i32>,
    /// The verdict that the suite expects.
    pub expected: Option<String>,
}

impl ResultLine {
    /// Whether the answer is the expected one; nothing if none is expected or there is no answer.
    pub fn right(&self) -> Option<bool> {
        self.expected.as_ref().filter(|_| self.verdict != "unknown").map(|e| *e == self.verdict)
    }
}

/// What a task took: a line of the times.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TimeLine {
    /// The task's id.
    pub task: String,
    /// The engine that gave the answer.
    pub by: String,
    /// Seconds of the engine.
    pub seconds: f64,
    /// Seconds of the whole process.
    pub wall: f64,
    /// The engine's numbers.
    pub stats: Map<String, Value>,
}

/// A task that is done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// What came out.
    pub result: ResultLine,
    /// What it took.
    pub time: TimeLine,
}

/// The results of a suite, open for one run.
#[derive(Debug)]
pub struct Results {
    path: PathBuf,
    file: File,
    times: File,
    done: BTreeMap<String, ResultLine>,
    /// Held as long as the run lasts.
    _lock: File,
}

/// Where the results of a suite are if the user names no file.
pub fn default_path(suite: &Path) -> PathBuf {
    suite.with_extension("results.jsonl")
}

/// `NAME.results.jsonl` becomes `NAME.EXT`.
pub fn beside(results: &Path, extension: &str) -> PathBuf {
    let name = results.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    let stem = name.strip_suffix(".results.jsonl").or_else(|| name.strip_suffix(".jsonl")).unwrap_or(&name);
    results.with_file_name(format!("{stem}.{extension}"))
}

fn lock_path(results: &Path) -> PathBuf {
    let mut name = results.as_os_str().to_os_string();
    name.push(".lock");
    PathBuf::from(name)
}

/// Whether a run works on these results now.
pub fn locked(results: &Path) -> bool {
    File::open(lock_path(results)).is_ok_and(|file| matches!(file.try_lock(), Err(std::fs::TryLockError::WouldBlock)))
}

impl Results {
    /// Opens the results for a run: takes the lock, cuts off a torn line, and reads what is done.
    pub fn open(path: &Path, fresh: bool) -> Result<Results, String> {
        let name = path.display();
        let lock = open(&lock_path(path))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(std::fs::TryLockError::WouldBlock) => {
                return Err(format!("{name}: another run works on these results"))
            }
            Err(std::fs::TryLockError::Error(e)) => return Err(format!("{name}: the lock cannot be taken: {e}")),
        }
        let (file, times) = (open(path)?, open(&beside(path, "times.jsonl"))?);
        if fresh {
            file.set_len(0).and_then(|()| times.set_len(0)).map_err(|e| format!("{name}: {e}"))?;
        }
        mend::<TimeLine>(&beside(path, "times.jsonl"), &times)?;
        let done = mend::<ResultLine>(path, &file)?;
        let done = done.into_iter().map(|line| (line.task.clone(), line)).collect();
        Ok(Results { path: path.to_path_buf(), file, times, done, _lock: lock })
    }

    /// Whether a task has a result.
    pub fn has(&self, task: &SuiteTask) -> bool {
        self.done.contains_key(&task.id)
    }

    /// How many tasks of a plan have a result.
    pub fn count(&self, plan: &Plan) -> usize {
        plan.tasks.iter().filter(|t| self.has(t)).count()
    }

    /// Adds what a task came to. A task that has a result keeps it.
    pub fn add(&mut self, outcome: Outcome) -> Result<(), String> {
        if self.done.contains_key(&outcome.result.task) {
            return Ok(());
        }
        let write = |file: &mut File, text: String| file.write_all(text.as_bytes()).and_then(|()| file.sync_data());
        write(&mut self.times, json::line(&outcome.time) + "\n")
            .and_then(|()| write(&mut self.file, json::line(&outcome.result) + "\n"))
            .map_err(|e| format!("{}: {e}", self.path.display()))?;
        self.done.insert(outcome.result.task.clone(), outcome.result);
        Ok(())
    }

    /// Puts complete results into the order of the suite. Returns how many belong to no task of it any more.
    pub fn finish(self, plan: &Plan) -> Result<usize, String> {
        let times_path = beside(&self.path, "times.jsonl");
        let times: BTreeMap<String, TimeLine> =
            mend::<TimeLine>(&times_path, &self.times)?.into_iter().map(|t| (t.task.clone(), t)).collect();
        let lines = plan.tasks.iter().filter_map(|t| times.get(&t.id)).map(json::line);
        replace(&times_path, &lines.map(|l| l + "\n").collect::<String>())?;
        let mut text = String::new();
        for task in &plan.tasks {
            if let Some(line) = self.done.get(&task.id) {
                let line = ResultLine { expected: task.expect.clone(), ..line.clone() };
                text.push_str(&json::line(&line));
                text.push('\n');
            }
        }
        replace(&self.path, &text)?;
        let ids: BTreeSet<&String> = plan.tasks.iter().map(|t| &t.id).collect();
        Ok(self.done.keys().filter(|id| !ids.contains(id)).count())
    }
}

fn open(path: &Path) -> Result<File, String> {
    let options = OpenOptions::new().read(true).append(true).create(true).open(path);
    options.map_err(|e| format!("{}: {e}", path.display()))
}

/// Reads the lines of a file and cuts off a last one that a kill has torn.
fn mend<T: DeserializeOwned>(path: &Path, file: &File) -> Result<Vec<T>, String> {
    let (lines, whole) = read(path)?;
    let length = file.metadata().map_err(|e| format!("{}: {e}", path.display()))?.len();
    if whole < length {
        file.set_len(whole).map_err(|e| format!("{}: {e}", path.display()))?;
    }
    Ok(lines)
}

/// The whole lines of a file, and how many bytes they have. A line that is torn ends without a newline, or, after a crash
/// of the machine, is the last one and no JSON.
pub fn read<T: DeserializeOwned>(path: &Path) -> Result<(Vec<T>, u64), String> {
    let name = path.display();
    let bytes = std::fs::read(path).map_err(|e| format!("{name}: {e}"))?;
    let (mut lines, mut whole) = (Vec::new(), 0);
    let mut parts = bytes.split_inclusive(|b| *b == b'\n').enumerate().peekable();
    while let Some((number, line)) = parts.next() {
        let parsed = line.ends_with(b"\n").then(|| serde_json::from_slice::<T>(line));
        match parsed {
            Some(Ok(value)) => {
                lines.push(value);
                whole += line.len() as u64;
            }
            Some(Err(error)) if parts.peek().is_some() => {
                let advice = "remove it, or start anew with --fresh";
                return Err(format!("{name}:{}: this line is no result: {error}; {advice}", number + 1));
            }
            Some(Err(_)) | None => break,
        }
    }
    Ok((lines, whole))
}

/// Writes a file so that there is the old one or the new one at any moment.
pub fn replace(path: &Path, text: &str) -> Result<(), String> {
    let mut new = path.as_os_str().to_os_string();
    new.push(format!(".{}.new", std::process::id()));
    let new = PathBuf::from(new);
    let write = || {
        let mut file = File::create(&new)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        std::fs::rename(&new, path)?;
        let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
        File::open(folder)?.sync_all()
    };
    write().map_err(|e: std::io::Error| format!("{}: {e}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(task: &str) -> Outcome {
        let (task, model, engine) = (task.to_string(), "sc".to_string(), "auto".to_string());
        let result = ResultLine {
            task: task.clone(),
            files: vec!["a.c".to_string()],
            model,
            engine: engine.clone(),
            verdict: "safe".to_string(),
            scope: Some("all".to_string()),
            property: None,
            reason: None,
            exit: Some(0),
            expected: None,
        };
        let time = TimeLine { task, by: engine, seconds: 1.0, wall: 2.0, stats: Map::new() };
        Outcome { result, time }
    }

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("fencepost-results-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        folder
    }

    #[test]
    fn a_torn_line_is_cut_at_every_byte() {
        let folder = folder("torn");
        let path = folder.join("s.results.jsonl");
        let mut results = Results::open(&path, true).expect("results");
        for task in ["a", "b"] {
            results.add(outcome(task)).expect("a line");
        }
        drop(results);
        let whole = std::fs::read(&path).expect("the file");
        for cut in 0..whole.len() {
            std::fs::write(&path, &whole[..cut]).expect("the file");
            let mut results = Results::open(&path, false).expect("results");
            for task in ["a", "b"] {
                results.add(outcome(task)).expect("a line");
            }
            drop(results);
            assert_eq!(std::fs::read(&path).expect("the file"), whole, "cut at {cut}");
        }
        std::fs::remove_dir_all(&folder).expect("the folder is ours");
    }

    #[test]
    fn one_run_at_a_time() {
        let folder = folder("lock");
        let path = folder.join("s.results.jsonl");
        let first = Results::open(&path, false).expect("results");
        assert!(locked(&path));
        assert!(Results::open(&path, false).expect_err("two").contains("another run"));
        drop(first);
        assert!(!locked(&path));
        std::fs::write(&path, "{}\n{}\n").expect("the file");
        assert!(Results::open(&path, false).expect_err("damage").contains(":1: this line is no result"));
        std::fs::remove_dir_all(&folder).expect("the folder is ours");
    }

    #[test]
    fn names_beside_the_results() {
        let path = Path::new("x/s.results.jsonl");
        assert_eq!(default_path(Path::new("x/s.toml")), path);
        assert_eq!(beside(path, "times.jsonl"), Path::new("x/s.times.jsonl"));
        assert_eq!(beside(Path::new("out.jsonl"), "parts"), Path::new("out.parts"));
    }
}
