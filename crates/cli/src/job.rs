//! Jobs: work on a thread of its own, which the main thread watches and can leave behind.
//!
//! Guarantee: a job ends within its time and a short grace, whatever it does: work that does not look at its budget,
//! a panic, endless native recursion into a big stack, an allocation that fails. What cannot be stopped is left behind;
//! the process ends without waiting for it.

use crate::memory;
use crate::progress::Progress;
use fencepost_check::{Budget, Stop};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{channel, RecvTimeoutError};
use std::time::{Duration, Instant};

/// How long a job may take to notice that it has to stop.
const GRACE: Duration = Duration::from_millis(1500);
/// How often the main thread looks.
const TICK: Duration = Duration::from_millis(20);
/// The stack of a job: reserved, not used, until something recurses deeply.
const STACK: usize = 256 << 20;

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The limits of a job.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The time, if limited.
    pub time: Option<Duration>,
    /// The bytes, if limited.
    pub memory: Option<u64>,
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
    /// A budget with these limits that starts now.
    pub fn budget(&self) -> Budget {
        Budget::new(self.time, self.memory)
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
    limits: Limits,
    label: &str,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<Ended<T>, Failure> {
    let (sender, receiver) = channel();
    let body = move || {
        memory::enter_worker();
        // The receiver may have left.
        let _ = sender.send(work());
    };
    let handle = match std::thread::Builder::new().name("job".to_string()).stack_size(STACK).spawn(body) {
        Ok(handle) => handle,
        Err(error) => return Err(Failure::Panic(format!("no thread could be started: {error}"))),
    };
    let mut progress = Progress::new(label);
    let mut asked: Option<(Stop, Instant)> = None;
    loop {
        match receiver.recv_timeout(TICK) {
            Ok(value) => return Ok(Ended { value, asked: asked.map(|(stop, _)| stop) }),
            Err(RecvTimeoutError::Disconnected) => {
                let payload = handle.join().err();
                return Err(Failure::Panic(payload.map_or_else(String::new, |p| message(p.as_ref()))));
            }
            Err(RecvTimeoutError::Timeout) => {}
        }
        if memory::parked() {
            return Err(Failure::LeftBehind(Stop::Memory));
        }
        asked = asked.or_else(|| reason_to_stop(budget, limits).map(|stop| (stop, Instant::now())));
        if let Some((stop, since)) = asked {
            if stop != Stop::Time {
                budget.cancel_flag().store(true, Ordering::SeqCst);
            }
            if since.elapsed() > GRACE {
                return Err(Failure::LeftBehind(stop));
            }
        }
        progress.show(budget);
    }
}

fn reason_to_stop(budget: &Budget, limits: Limits) -> Option<Stop> {
    if interrupted() {
        Some(Stop::Cancelled)
    } else if limits.time.is_some_and(|t| budget.elapsed() >= t) {
        Some(Stop::Time)
    } else if limits.memory.is_some_and(|m| memory::used() > m) {
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
