//! One task of a suite as a process of its own, so that a crash, a lack of memory or a kill of one harms no other.
//!
//! The process keeps its own limits. If it does not, it is ended when it has had the time of the front end and of the engine
//! and some more. It also ends when the suite's process does, whatever ends that ([`follow_parent`]).

use super::plan::SuiteTask;
use super::results::{Outcome, ResultLine, TimeLine};
use nix::sys::signal::{killpg, Signal};
use nix::unistd::Pid;
use serde_json::{Map, Value};
use std::io::Read;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// Names the process that a task's process follows.
const PARENT: &str = "FENCEPOST_SUITE_PROCESS";
/// How often the process is looked at.
const TICK: Duration = Duration::from_millis(10);

/// Runs a task to its end, unless `stop` says that nobody wants it any more: then there is no outcome.
pub fn run(task: &SuiteTask, folder: &Path, stop: &dyn Fn() -> bool) -> Result<Option<Outcome>, String> {
    let begin = Instant::now();
    let exe = std::env::current_exe().map_err(|e| format!("this program cannot be found: {e}"))?;
    let mut command = Command::new(exe);
    command.args(task.arguments()).current_dir(folder).env(PARENT, std::process::id().to_string());
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).process_group(0);
    let mut child = command.spawn().map_err(|e| format!("a process cannot be started: {e}"))?;
    let (out, err) = (reader(child.stdout.take()), reader(child.stderr.take()));
    let patience = Duration::from_secs_f64(task.timeout * 2.2 + 10.0);
    let status = loop {
        if let Some(status) = child.try_wait().map_err(|e| e.to_string())? {
            break status;
        }
        if stop() {
            end(&mut child);
            return Ok(None);
        }
        if begin.elapsed() > patience {
            end(&mut child);
            return Ok(Some(outcome(task, None, "", "the process did not keep its limits", begin.elapsed())));
        }
        std::thread::sleep(TICK);
    };
    // Interrupted together with this process: no answer of the task.
    if stop() || status.code() == Some(crate::exit::Exit::Interrupted as i32) {
        return Ok(None);
    }
    let (out, err) = (out.join().unwrap_or_default(), err.join().unwrap_or_default());
    Ok(Some(outcome(task, Some(status), &out, &err, begin.elapsed())))
}

fn reader(pipe: Option<impl Read + Send + 'static>) -> std::thread::JoinHandle<String> {
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut pipe) = pipe {
            // What cannot be read is missing in the answer, which says so.
            let _ = pipe.read_to_end(&mut bytes);
        }
        String::from_utf8_lossy(&bytes).into_owned()
    })
}

/// Ends a process and those that it has started.
fn end(child: &mut Child) {
    // It may have ended by itself.
    let _ = killpg(Pid::from_raw(child.id() as i32), Signal::SIGKILL);
    let _ = child.wait();
}

/// What a process has said, as an outcome.
fn outcome(task: &SuiteTask, status: Option<ExitStatus>, out: &str, err: &str, wall: Duration) -> Outcome {
    let said: Option<Value> = out.lines().rev().find_map(|l| serde_json::from_str(l).ok());
    let text = |key: &str| said.as_ref().and_then(|s| s.get(key)).and_then(Value::as_str).map(str::to_string);
    let verdict = text("verdict");
    let reason = match &verdict {
        Some(_) => text("reason"),
        None => Some(silence(status, err)),
    };
    let unsafe_ = verdict.as_deref() == Some("unsafe");
    let result = ResultLine {
        task: task.id.clone(),
        files: task.files.clone(),
        model: task.model.clone(),
        engine: task.engine.clone(),
        verdict: verdict.unwrap_or_else(|| "unknown".to_string()),
        scope: text("scope"),
        property: text("property").filter(|_| unsafe_),
        reason,
        exit: status.and_then(|s| s.code()),
        expected: task.expect.clone(),
    };
    let seconds = said.as_ref().and_then(|s| s.get("seconds")).and_then(Value::as_f64).unwrap_or(0.0);
    let stats = said.as_ref().and_then(|s| s.get("stats")).and_then(Value::as_object).cloned();
    let time = TimeLine {
        task: task.id.clone(),
        by: text("engine").unwrap_or_else(|| task.engine.clone()),
        seconds,
        wall: fencepost_report::json::seconds(wall.as_secs_f64()),
        stats: stats.unwrap_or_else(Map::new),
    };
    Outcome { result, time }
}

/// Why a process has given no answer.
fn silence(status: Option<ExitStatus>, err: &str) -> String {
    use std::os::unix::process::ExitStatusExt;
    let first = err.lines().find(|l| !l.trim().is_empty()).unwrap_or("").trim();
    match status.map(|s| (s.code(), s.signal())) {
        Some((_, Some(signal))) => format!("the process was ended by signal {signal}"),
        Some((Some(code), None)) if first.is_empty() => format!("the process ended with exit code {code}"),
        Some((_, None)) | None => first.to_string(),
    }
}

/// Ends this process when the suite that started it ends, if it is a task of one.
pub fn follow_parent() {
    let Some(parent) = std::env::var(PARENT).ok().and_then(|p| p.parse::<i32>().ok()) else { return };
    // Where the system has no such thing, the task just goes on to its end.
    let _ = nix::sys::prctl::set_pdeathsig(Signal::SIGKILL);
    // The parent may have ended before.
    if nix::unistd::getppid().as_raw() != parent {
        std::process::exit(crate::exit::Exit::Interrupted as i32);
    }
}
