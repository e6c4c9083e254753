//! Jobs: work on a thread of its own, which the main thread watches and can leave behind.
//!
//! Guarantee: a job ends within its time, give or take a twentieth, whatever it does: work that does not look at its budget,
//! a panic, endless native recursion into a big stack, an allocation that fails. What cannot be stopped is left behind;
//! the process ends without waiting for it. So that what is known by then can be told, a job is asked to stop shortly before
//! its time is over, or before its memory is used up. The processes that the thread of a job has started end with it.

use crate::memory;
use crate::progress::Progress;
use fencepost_check::tuning::Tuning;
use fencepost_check::{Budget, Stop};
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::sync::mpsc::{channel, RecvTimeoutError};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long a job may take to notice that the user wants it to stop, or that memory is short.
const GRACE: Duration = Duration::from_millis(1500);
/// How often the main thread looks,
const TICK: Duration = Duration::from_millis(20);
/// and how often when memory is getting short.
const FAST: Duration = Duration::from_millis(4);
/// Times shorter than this are kept less exactly.
const SHORT: Duration = Duration::from_secs(5);
/// The stack of a job: reserved, not used, until something recurses deeply.
const STACK: usize = 256 << 20;

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The limits of a job.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The time, if limited.
    pub time: Option<Duration>,
    /// The bytes, if limited.
    pub memory: Option<u64>,
    /// How far engines go.
    pub tuning: Tuning,
}

/// How a job failed to give a result.
#[derive(Debug)]
pub enum Failure {
    /// It panicked, with this message.
    Panic(String),
    /// It did not stop when it was asked to, for this reason.
    LeftBehind(Stop),
}

/// Makes Ctrl-C and termination set a flag; the second one ends the process at once.
pub fn catch_interrupts() {
    let handler = || {
        if INTERRUPTED.swap(true, Ordering::SeqCst) {
            std::process::exit(crate::exit::Exit::Interrupted as i32);
        }
    };
    // Without a handler the signals keep their usual effect, which is good enough.
    let _ = ctrlc::set_handler(handler);
}

/// Whether the user has asked to stop.
pub fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::SeqCst)
}

impl Limits {
    /// A budget that starts now, with a little less than these limits.
    pub fn budget(&self) -> Budget {
        let time = self.time.map(|t| t - (t * 3 / 100).min(Duration::from_secs(1)));
        Budget::new(time, self.memory.map(|m| m / 100 * 88)).tuned(self.tuning.clone())
    }

    /// When a job is left behind that has not ended.
    fn deadline(&self) -> Option<Duration> {
        let late = |t: Duration| if t < SHORT { Duration::from_millis(750) } else { Duration::ZERO };
        self.time.map(|t| t + late(t))
    }

    /// Whether so many hundredths of the memory are in use.
    fn memory_at(&self, used: u64, hundredths: u64) -> bool {
        self.memory.is_some_and(|m| used > m / 100 * hundredths)
    }
}

/// A result with the reason why the job was asked to stop, if it was.
#[derive(Debug)]
pub struct Ended<T> {
    /// What the job returned.
    pub value: T,
    /// Why it was asked to stop before.
    pub asked: Option<Stop>,
}

/// Runs a job within a budget. `label` is what the progress line shows.
pub fn run<T: Send + 'static>(
    budget: &Budget,
    limits: &Limits,
    label: &str,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<Ended<T>, Failure> {
    memory::trim();
    let parked = memory::parked();
    let (sender, receiver) = channel();
    let thread = Arc::new(AtomicI32::new(0));
    let own = Arc::clone(&thread);
    let body = move || {
        own.store(nix::unistd::gettid().as_raw(), Ordering::SeqCst);
        // The receiver may have left.
        let _ = sender.send(work());
    };
    let handle = match std::thread::Builder::new().name("job".to_string()).stack_size(STACK).spawn(body) {
        Ok(handle) => handle,
        Err(error) => return Err(Failure::Panic(format!("no thread could be started: {error}"))),
    };
    let mut progress = Progress::new(label, budget.gauge());
    let mut asked: Option<(Stop, Instant)> = None;
    let mut tick = TICK;
    loop {
        match receiver.recv_timeout(tick) {
            Ok(value) => return Ok(Ended { value, asked: asked.map(|(stop, _)| stop) }),
            Err(RecvTimeoutError::Disconnected) => {
                let payload = handle.join().err();
                return Err(Failure::Panic(payload.map_or_else(String::new, |p| message(p.as_ref()))));
            }
            Err(RecvTimeoutError::Timeout) => {}
        }
        let used = memory::used();
        if memory::parked() > parked || limits.memory_at(used, 99) {
            return Err(left_behind(budget, &thread, Stop::Memory));
        }
        if limits.deadline().is_some_and(|d| budget.elapsed() >= d) {
            return Err(left_behind(budget, &thread, Stop::Time));
        }
        tick = if limits.memory_at(used, 60) { FAST } else { TICK };
        asked = asked.or_else(|| reason_to_stop(budget, limits, used).map(|stop| (stop, Instant::now())));
        if let Some((stop, since)) = asked {
            if stop != Stop::Time {
                budget.cancel_flag().store(true, Ordering::SeqCst);
            }
            if stop != Stop::Time && since.elapsed() > GRACE {
                return Err(left_behind(budget, &thread, stop));
            }
        }
        progress.show();
    }
}

/// Those of its threads that still look at their budget end sometime, and the processes that it waits for at once.
fn left_behind(budget: &Budget, thread: &AtomicI32, stop: Stop) -> Failure {
    use nix::sys::signal::{kill, Signal};
    budget.cancel_flag().store(true, Ordering::SeqCst);
    for pid in memory::children_of(thread.load(Ordering::SeqCst)) {
        // It may have ended by itself.
        let _ = kill(nix::unistd::Pid::from_raw(pid), Signal::SIGKILL);
    }
    Failure::LeftBehind(stop)
}

fn reason_to_stop(budget: &Budget, limits: &Limits, used: u64) -> Option<Stop> {
    if interrupted() {
        Some(Stop::Cancelled)
    } else if budget.limit().is_some_and(|t| budget.elapsed() >= t) {
        Some(Stop::Time)
    } else if limits.memory_at(used, 94) {
        Some(Stop::Memory)
    } else {
        None
    }
}

/// The text of a panic.
fn message(payload: &(dyn std::any::Any + Send)) -> String {
    match (payload.downcast_ref::<&str>(), payload.downcast_ref::<String>()) {
        (Some(text), _) => (*text).to_string(),
        (None, Some(text)) => text.clone(),
        (None, None) => "panic".to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Command;

    fn waits_for(seconds: &'static str, limit: u64) -> Result<bool, Option<Stop>> {
        let limits = &Limits { time: Some(Duration::from_millis(limit)), memory: None, tuning: Tuning::default() };
        let work = move || Command::new("sleep").arg(seconds).status().is_ok_and(|s| s.success());
        match run(&limits.budget(), limits, "sleeping", work) {
            Ok(ended) => Ok(ended.value),
            Err(Failure::LeftBehind(stop)) => Err(Some(stop)),
            Err(Failure::Panic(_)) => Err(None),
        }
    }

    /// Two programs of a folder are compiled beside each other; one takes too long.
    #[test]
    fn only_its_own_processes_end_with_a_job() {
        std::thread::scope(|scope| {
            let other = scope.spawn(|| waits_for("4", 600_000));
            let begun = Instant::now();
            assert_eq!(waits_for("600", 200), Err(Some(Stop::Time)));
            while memory::children().len() > 1 {
                assert!(
                    begun.elapsed() < Duration::from_secs(300),
                    "the process of the job left behind is still there"
                );
                std::thread::sleep(TICK);
            }
            assert_eq!(other.join().ok(), Some(Ok(true)));
        });
    }
}
