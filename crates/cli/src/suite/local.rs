//! A suite on this machine: so many tasks at a time.

use super::child;
use super::plan::{Plan, SuiteTask};
use super::results::{Outcome, Results};
use super::watch::Watch;
use crate::job;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{channel, RecvTimeoutError};
use std::time::Duration;

/// Runs the tasks that have no result. Ends early when the user interrupts; the results so far stay.
pub fn run(plan: &Plan, results: &mut Results, jobs: Option<u32>) -> Result<(), String> {
    let missing: Vec<&SuiteTask> = plan.tasks.iter().filter(|t| !results.has(t)).collect();
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    let jobs = jobs.map_or(cores, |n| n as usize).min(missing.len());
    let (next, stopped) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (send, receive) = channel::<Result<Outcome, String>>();
    let mut watch = Watch::new(plan.tasks.len());
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            let (send, missing, next, stopped) = (send.clone(), &missing, &next, &stopped);
            scope.spawn(move || {
                let stop = || stopped.load(Ordering::Relaxed);
                while let Some(task) = missing.get(next.fetch_add(1, Ordering::Relaxed)).filter(|_| !stop()) {
                    match child::run(task, &plan.folder, &stop) {
                        Ok(None) => break,
                        // The receiver may have left.
                        Ok(Some(outcome)) => drop(send.send(Ok(outcome))),
                        Err(error) => drop(send.send(Err(error))),
                    }
                }
            });
        }
        drop(send);
        let mut failed = Ok(());
        loop {
            match receive.recv_timeout(Duration::from_millis(100)) {
                Ok(outcome) => failed = failed.and(outcome.and_then(|o| results.add(o))),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            if job::interrupted() || failed.is_err() {
                stopped.store(true, Ordering::Relaxed);
            }
            watch.show(results.count(plan), "");
        }
        failed
    })
}
