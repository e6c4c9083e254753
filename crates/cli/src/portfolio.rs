//! The engine `auto`: several engines on one task, the first decisive answer wins.
//!
//! The symbolic engine starts alone, because most programs take it a fraction of a second; after that the reference
//! explorer works beside it: where there are few threads, few locations and small domains (locks, loops that never
//! end) its memoised states are far ahead of any formula.
//! Guarantee: the answer is one of theirs. A proof for all runs or a replayed violation ends the race; otherwise a proof
//! within bounds is better than no answer.

use fencepost_check::enumerate::Enumerate;
use fencepost_check::task::{Budget, Engine, Reason, Report, Scope, Stop, Task, Verdict};
use fencepost_symbolic::Symbolic;
use std::any::Any;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::atomic::Ordering;
use std::sync::mpsc;
use std::time::Duration;

/// The engine `auto`.
#[derive(Debug)]
pub struct Auto;

/// So long the symbolic engine works alone.
const ALONE: Duration = Duration::from_millis(800);

/// An answer that ends the race.
const DECISIVE: u32 = 3;

/// How good an answer is. Where a bound was asked for, a proof within it is all that was asked for.
fn worth(task: &Task<'_>, verdict: &Verdict) -> u32 {
    match verdict {
        Verdict::Safe { scope: Scope::All } | Verdict::Unsafe { .. } => DECISIVE,
        Verdict::Safe { scope: Scope::Bounded(_) } if task.unwind.is_some() => DECISIVE,
        Verdict::Safe { scope: Scope::Bounded(_) } => 2,
        Verdict::Unknown { reason: Reason::Undecided(_) } => 1,
        Verdict::Unknown { reason: Reason::Stopped(Stop::Time | Stop::Memory | Stop::Cancelled) } => 0,
    }
}

impl Engine for Auto {
    fn name(&self) -> &'static str {
        "auto"
    }

    fn summary(&self) -> &'static str {
        "symbolic first, then symbolic and enumerate side by side; the first decisive answer wins"
    }

    fn check(&self, task: &Task<'_>) -> Report {
        race(task).1
    }
}

/// A crash of one engine is no answer; the other one may still have one.
fn crashed(panic: &(dyn Any + Send)) -> Report {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a crash");
    Report {
        verdict: Verdict::Unknown { reason: Reason::Undecided(format!("internal error: {text}")) },
        stats: Vec::new(),
        alarms: None,
    }
}

/// The answer, and the engine that gave it.
pub fn race(task: &Task<'_>) -> (&'static str, Report) {
    let engines: [&dyn Engine; 2] = [&Symbolic, &Enumerate];
    let budgets: Vec<Budget> = engines.iter().map(|_| task.budget.branch()).collect();
    let (send, receive) = mpsc::channel::<(usize, Report)>();
    let mut best: Option<(usize, Report)> = None;
    std::thread::scope(|scope| {
        let start = |i: usize| {
            let (send, part) = (send.clone(), Task { budget: budgets[i].clone(), ..task.clone() });
            let engine = engines[i];
            let builder = std::thread::Builder::new().stack_size(512 << 20);
            let spawned = builder.spawn_scoped(scope, move || {
                let report = catch_unwind(AssertUnwindSafe(|| engine.check(&part)));
                let report = report.unwrap_or_else(|panic| crashed(panic.as_ref()));
                // The race may be over: then nobody listens.
                drop(send.send((i, report)));
            });
            spawned.is_ok()
        };
        let mut running = usize::from(start(0));
        let mut second = false;
        while running > 0 || !second {
            let wait = if second { Duration::from_secs(3600) } else { ALONE };
            match receive.recv_timeout(wait) {
                Ok((i, report)) => {
                    running -= 1;
                    let better =
                        best.as_ref().is_none_or(|(_, b)| worth(task, &report.verdict) > worth(task, &b.verdict));
                    if better {
                        best = Some((i, report));
                    }
                    if best.as_ref().is_some_and(|(_, b)| worth(task, &b.verdict) == DECISIVE) {
                        break;
                    }
                }
                Err(mpsc::RecvTimeoutError::Timeout) => {}
                Err(mpsc::RecvTimeoutError::Disconnected) => break,
            }
            if !second {
                second = true;
                running += usize::from(start(1));
            }
        }
        for b in &budgets {
            b.cancel_flag().store(true, Ordering::Relaxed);
        }
    });
    let nothing = || Report {
        verdict: Verdict::Unknown { reason: Reason::Stopped(Stop::Time) },
        stats: Vec::new(),
        alarms: None,
    };
    best.map_or_else(|| (Auto.name(), nothing()), |(winner, report)| (engines[winner].name(), report))
}
