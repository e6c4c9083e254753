//! A suite as array jobs of Slurm.
//!
//! The tasks that have no result are submitted in batches, each an array job. A task of the array runs like a local one and
//! leaves its outcome as a file in `NAME.parts/`, written beside and put in place by a rename; these are collected into the
//! results while the job runs. Everything needed to go on after a kill is on disk before Slurm hears of it: a batch is a
//! file with its tasks and the job's name, which is unique, so a later run asks Slurm for that name.
//! Guarantee: a task that is in the queue is not submitted again; one that has left the queue without an outcome is. A task
//! whose batch file is gone does nothing, so a job that nobody knows of any more runs nothing a second time.
//! Misses: the nodes must see the suite's folder and this program under the same names.

use super::args::SuiteRunArgs;
use super::child;
use super::plan::{Plan, SuiteTask};
use super::results::{replace, Outcome, Results};
use super::watch::Watch;
use crate::job;
use fencepost_report::json;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The most tasks in an array; Slurm's own limit is 1001 if nobody has changed it.
const ARRAY: usize = 1000;
/// How often a task that leaves no outcome is submitted by one run.
const ATTEMPTS: u32 = 2;
/// How often Slurm is asked.
const POLL: Duration = Duration::from_secs(2);
/// An outcome may take this long to be seen by this machine after its task has left the queue.
const LATE: Duration = Duration::from_secs(5);

/// Tasks that are submitted together. The place in the list is the array's index.
#[derive(Serialize, Deserialize, Debug)]
struct Batch {
    /// The name of the job.
    name: String,
    /// The folder that the tasks' files are named from.
    folder: PathBuf,
    /// The tasks.
    tasks: Vec<SuiteTask>,
}

/// Runs the tasks that have no result.
pub fn run(plan: &Plan, results: &mut Results, args: &SuiteRunArgs, parts: &Path) -> Result<(), String> {
    std::fs::create_dir_all(parts).map_err(|e| format!("{}: {e}", parts.display()))?;
    let parts = parts.canonicalize().map_err(|e| format!("{}: {e}", parts.display()))?;
    let folder = plan.folder.canonicalize().map_err(|e| format!("{}: {e}", plan.folder.display()))?;
    let mut cluster = Cluster { args, parts, folder, attempts: BTreeMap::new(), gone: BTreeMap::new() };
    let mut watch = Watch::new(plan.tasks.len());
    loop {
        if job::interrupted() {
            cluster.cancel();
            return cluster.collect(results);
        }
        // The queue first: what has left it by now has left its outcome.
        let queued = cluster.queued()?;
        cluster.collect(results)?;
        let missing: Vec<&SuiteTask> = plan.tasks.iter().filter(|t| !results.has(t)).collect();
        if missing.is_empty() {
            return cluster.clean();
        }
        let idle: Vec<&SuiteTask> = missing.iter().copied().filter(|t| !queued.contains(&t.id)).collect();
        let lost = cluster.submit_all(&idle)?;
        if queued.is_empty() && lost == missing.len() {
            return Err(format!("{lost} tasks left the queue without an outcome; see {}", cluster.parts.display()));
        }
        watch.show(results.count(plan), &format!(", {} in the queue", queued.len()));
        wait(POLL);
    }
}

/// Waits, but not after an interruption.
fn wait(time: Duration) {
    let begin = Instant::now();
    while begin.elapsed() < time && !job::interrupted() {
        std::thread::sleep(Duration::from_millis(50));
    }
}

struct Cluster<'a> {
    args: &'a SuiteRunArgs,
    parts: PathBuf,
    folder: PathBuf,
    /// How often this run has submitted a task.
    attempts: BTreeMap<String, u32>,
    /// Since when a submitted task is neither in the queue nor done.
    gone: BTreeMap<String, Instant>,
}

impl Cluster<'_> {
    /// The files of the parts' folder with this beginning and end.
    fn files(&self, start: &str, end: &str) -> Result<Vec<PathBuf>, String> {
        let entries = std::fs::read_dir(&self.parts).map_err(|e| format!("{}: {e}", self.parts.display()))?;
        let name = |p: &PathBuf| p.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        let paths = entries.flatten().map(|e| e.path());
        let mut found: Vec<PathBuf> = paths.filter(|p| name(p).starts_with(start) && name(p).ends_with(end)).collect();
        found.sort();
        Ok(found)
    }

    /// The tasks that are in Slurm's queue. Batches that have none there are forgotten.
    fn queued(&mut self) -> Result<BTreeSet<String>, String> {
        let mut queued = BTreeSet::new();
        for file in self.files("batch-", ".json")? {
            let Some(batch) = read_batch(&file) else {
                remove(&file);
                continue;
            };
            let indices = in_queue(&batch.name)?;
            if indices.is_empty() {
                // This run did not submit those of an earlier one; they too get time for their outcome to be seen.
                for task in &batch.tasks {
                    self.gone.entry(task.id.clone()).or_insert_with(Instant::now);
                }
                remove(&file);
                remove(&file.with_extension("job"));
            }
            queued.extend(indices.iter().filter_map(|i| batch.tasks.get(*i)).map(|t| t.id.clone()));
        }
        Ok(queued)
    }

    /// Takes the outcomes that have arrived into the results.
    fn collect(&self, results: &mut Results) -> Result<(), String> {
        for file in self.files("part-", ".json")? {
            let text = std::fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
            let outcome: Outcome =
                serde_json::from_str(&text).map_err(|e| format!("{}: no outcome: {e}", file.display()))?;
            results.add(outcome)?;
            remove(&file);
        }
        Ok(())
    }

    /// Submits what is neither done nor in the queue. Returns how many tasks are given up.
    fn submit_all(&mut self, idle: &[&SuiteTask]) -> Result<usize, String> {
        let mut lost = 0;
        let mut ready = Vec::new();
        for task in idle {
            let attempts = self.attempts.get(&task.id).copied().unwrap_or(0);
            let late = attempts > 0 || self.gone.contains_key(&task.id);
            let since = *self.gone.entry(task.id.clone()).or_insert_with(Instant::now);
            if late && since.elapsed() < LATE {
                continue;
            }
            if attempts == ATTEMPTS {
                lost += 1;
            } else {
                ready.push(*task);
            }
        }
        for tasks in ready.chunks(ARRAY) {
            self.submit(tasks)?;
            for task in tasks {
                *self.attempts.entry(task.id.clone()).or_insert(0) += 1;
                self.gone.remove(&task.id);
            }
        }
        Ok(lost)
    }

    fn submit(&self, tasks: &[&SuiteTask]) -> Result<(), String> {
        let time = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_nanos());
        let name = format!("fencepost-{time:x}-{}", std::process::id());
        let file = self.parts.join(format!("batch-{name}.json"));
        let tasks: Vec<SuiteTask> = tasks.iter().map(|t| (*t).clone()).collect();
        let (timeout, memory) = tasks.iter().fold((0f64, 0), |(t, m), x| (t.max(x.timeout), m.max(x.memory)));
        let last = tasks.len() - 1;
        let batch = Batch { name: name.clone(), folder: self.folder.clone(), tasks };
        replace(&file, &json::line(&batch))?;
        let script = self.script(&file)?;
        let throttle = self.args.jobs.map_or_else(String::new, |n| format!("%{n}"));
        let mut command = Command::new("sbatch");
        command.arg("--parsable").arg(format!("--job-name={name}")).arg(format!("--array=0-{last}{throttle}"));
        command.arg(format!("--time={}", minutes(timeout))).arg(format!("--mem={}M", memory + memory / 8 + 64));
        command.arg("--output=/dev/null").arg(format!("--error={}/error-%A_%a.txt", self.parts.display()));
        command.args(self.args.partition.as_ref().map(|p| format!("--partition={p}")));
        command.args(&self.args.slurm_arg).arg(&script);
        let id = ask(&mut command)?;
        replace(&file.with_extension("job"), &format!("{}\n", id.trim()))
    }

    /// The script of the array's tasks.
    fn script(&self, batch: &Path) -> Result<PathBuf, String> {
        let exe = std::env::current_exe().map_err(|e| format!("this program cannot be found: {e}"))?;
        let path = self.parts.join("task.sh");
        let text = format!(
            "#!/bin/sh\nexec {} suite task {} \"$SLURM_ARRAY_TASK_ID\"\n",
            quoted(&exe.to_string_lossy()),
            quoted(&batch.to_string_lossy())
        );
        replace(&path, &text)?;
        Ok(path)
    }

    /// Ends everything that is in the queue.
    fn cancel(&self) {
        for file in self.files("batch-", ".json").unwrap_or_default() {
            if let Some(batch) = read_batch(&file) {
                // The batch's file goes first, so that what starts now does nothing.
                remove(&file);
                remove(&file.with_extension("job"));
                let _ = ask(Command::new("scancel").arg(format!("--name={}", batch.name)));
            }
        }
    }

    /// Removes the folder, with what the tasks have said if that is nothing.
    fn clean(&self) -> Result<(), String> {
        for file in self.files("", "")? {
            remove(&file);
        }
        std::fs::remove_dir(&self.parts).map_err(|e| format!("{}: {e}", self.parts.display()))
    }
}

fn remove(file: &Path) {
    // It may be gone; if it stays, it is looked at again.
    let _ = std::fs::remove_file(file);
}

fn read_batch(file: &Path) -> Option<Batch> {
    serde_json::from_str(&std::fs::read_to_string(file).ok()?).ok()
}

/// A limit for Slurm in minutes: the front end and the engine have the timeout each.
fn minutes(timeout: f64) -> u64 {
    ((timeout * 2.2 + 60.0) / 60.0).ceil() as u64
}

/// A text as one word of the shell.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "'\\''"))
}

/// The indices of a job's array that are in the queue.
fn in_queue(name: &str) -> Result<Vec<usize>, String> {
    let listed =
        ask(Command::new("squeue").args(["--noheader", "--array", "--format=%K"]).arg(format!("--name={name}")))?;
    Ok(listed.lines().filter_map(|l| l.trim().parse().ok()).collect())
}

/// Runs a command of Slurm. One that fails is tried again for a while: the controller may be busy.
fn ask(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let mut tries = 0;
    loop {
        let output = command.output().map_err(|e| format!("{name}: {e}; is Slurm installed here?"))?;
        if output.status.success() {
            return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
        }
        tries += 1;
        // To submit again might submit twice.
        if tries == 5 || name == "sbatch" || job::interrupted() {
            let said = String::from_utf8_lossy(&output.stderr).trim().to_string();
            return Err(format!("{name} failed: {said}"));
        }
        wait(POLL);
    }
}

/// Runs one task of an array job and leaves its outcome.
pub fn task(batch: &Path, index: usize) -> Result<(), String> {
    // A batch that is gone has been given up: nobody waits for the outcome.
    let Some(known) = read_batch(batch) else { return Ok(()) };
    let task = known.tasks.get(index).ok_or_else(|| format!("{}: there is no task {index}", batch.display()))?;
    let part = batch.with_file_name(format!("part-{}.json", task.id));
    if part.exists() {
        return Ok(());
    }
    match child::run(task, &known.folder, &job::interrupted)? {
        Some(outcome) => replace(&part, &json::line(&outcome)),
        None => Ok(()),
    }
}
