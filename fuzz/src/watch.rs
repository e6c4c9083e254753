//! The watch over cases: panics are caught and counted by place, cases that take too long end the process.
//!
//! What counts as too long is processor time, so that a busy machine reports nothing wrong; a case that waits without
//! computing is caught by a much longer limit on the clock.

use crate::case::{run, Ended};
use crate::seeds::Kind;
use nix::time::{clock_gettime, ClockId};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// The processor time that a case may take.
pub const LIMIT: Duration = Duration::from_secs(5);
/// The time on the clock that a case may take.
const LONGEST: Duration = Duration::from_secs(120);
/// The exit code of a process in which a case took too long.
pub const TOO_SLOW: i32 = 77;

/// What became of a case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Result {
    /// It ended by itself.
    Ended(Ended),
    /// It panicked; the text says where and why.
    Panicked(String),
}

static LAST_PANIC: Mutex<String> = Mutex::new(String::new());

/// Makes panics silent and remembered. For the fuzzer's own processes and tests.
pub fn remember_panics() {
    std::panic::set_hook(Box::new(|info| {
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        let payload = info.payload();
        let text = payload.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("no text");
        if let Ok(mut last) = LAST_PANIC.lock() {
            *last = format!("{place}: {}", text.lines().next().unwrap_or(""));
        }
    }));
}

/// Runs a case and catches its panic.
pub fn caught(kind: Kind, input: &[u8], number: u64) -> Result {
    match catch_unwind(AssertUnwindSafe(|| run(kind, input, number))) {
        Ok(ended) => Result::Ended(ended),
        Err(_) => Result::Panicked(LAST_PANIC.lock().map(|text| text.clone()).unwrap_or_default()),
    }
}

/// Watches the cases of one thread from another.
#[derive(Debug)]
pub struct Watchdog {
    /// The number of the running case plus one; 0 when none runs.
    running: &'static AtomicU64,
}

impl Watchdog {
    /// Starts to watch. The process ends with [`TOO_SLOW`] when a case takes too long, after `report` was told which.
    pub fn start(report: impl Fn(u64) + Send + 'static) -> Watchdog {
        // One watchdog lives as long as its process.
        let running: &'static AtomicU64 = Box::leak(Box::new(AtomicU64::new(0)));
        std::thread::spawn(move || {
            let mut since = (0, processor_time(), Instant::now());
            loop {
                std::thread::sleep(Duration::from_millis(50));
                let now = running.load(Ordering::Relaxed);
                if now != since.0 {
                    since = (now, processor_time(), Instant::now());
                } else if now != 0 && (processor_time() - since.1 > LIMIT || since.2.elapsed() > LONGEST) {
                    report(now - 1);
                    std::process::exit(TOO_SLOW);
                }
            }
        });
        Watchdog { running }
    }

    /// Runs a case under watch.
    pub fn watch(&self, kind: Kind, input: &[u8], number: u64) -> Result {
        self.running.store(number + 1, Ordering::Relaxed);
        let result = caught(kind, input, number);
        self.running.store(0, Ordering::Relaxed);
        result
    }
}

/// The processor time that this process has used.
fn processor_time() -> Duration {
    clock_gettime(ClockId::CLOCK_PROCESS_CPUTIME_ID).map(Duration::from).unwrap_or_default()
}
