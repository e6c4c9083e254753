//! How far a job is, on standard error: a line on a terminal that is gone when the job is, plain lines, or JSON.

use crate::terminal;
use clap::ValueEnum;
use fencepost_check::progress::{Gauge, Progress as Noted};
use fencepost_report::json;
use fencepost_report::race::{numbers, words};
use serde_json::{Map, Value};
use std::cell::Cell;
use std::io::Write;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// Jobs shorter than this show nothing on a terminal.
const QUIET: Duration = Duration::from_millis(400);

thread_local! {
    static SILENT: Cell<bool> = const { Cell::new(false) };
}

/// Jobs that this thread waits for show nothing: several at a time would write over each other.
pub fn silence() {
    SILENT.with(|s| s.set(true));
}

/// How progress is shown.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub enum ProgressArg {
    /// A line on a terminal; plain lines where there is none and the environment says CI; otherwise nothing
    Auto,
    /// A line of text every ten seconds
    Plain,
    /// A JSON object a line: when a job starts, changes its phase, and ends, and twice a second
    Json,
    /// Nothing
    None,
}

/// How this process shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mode {
    Line,
    Plain,
    Json,
    None,
}

static MODE: OnceLock<Mode> = OnceLock::new();

/// Says how progress is shown, once.
pub fn choose(arg: ProgressArg) {
    let mode = match arg {
        ProgressArg::Auto if terminal::stderr_is_terminal() => Mode::Line,
        ProgressArg::Auto if terminal::in_ci() => Mode::Plain,
        ProgressArg::Auto | ProgressArg::None => Mode::None,
        ProgressArg::Plain => Mode::Plain,
        ProgressArg::Json => Mode::Json,
    };
    // The first choice stays.
    let _ = MODE.set(mode);
}

/// The progress of one job.
pub struct Progress {
    label: String,
    mode: Mode,
    begin: Instant,
    last: Option<Instant>,
    phases: Vec<&'static str>,
    gauge: Arc<Gauge>,
}

impl Progress {
    /// For a job with this label, which starts now and notes how far it is.
    pub fn new(label: &str, gauge: &Arc<Gauge>) -> Progress {
        let mode = MODE.get().copied().unwrap_or(Mode::None);
        let mode = if mode == Mode::Line && SILENT.with(Cell::get) { Mode::None } else { mode };
        let (label, gauge) = (label.to_string(), Arc::clone(gauge));
        let progress = Progress { label, mode, begin: Instant::now(), last: None, phases: Vec::new(), gauge };
        if mode == Mode::Json {
            progress.object(&Noted { phase: "start", ..Noted::default() });
        }
        progress
    }

    /// Shows where the job is, if it is time to.
    pub fn show(&mut self) {
        let since = self.last.unwrap_or(self.begin).elapsed();
        let due = match self.mode {
            Mode::None => return,
            Mode::Line => self.begin.elapsed() >= QUIET && since >= Duration::from_millis(150),
            Mode::Plain => since >= Duration::from_secs(10),
            Mode::Json => since >= Duration::from_millis(100),
        };
        if !due {
            return;
        }
        let noted = self.gauge.read();
        let phases: Vec<&'static str> =
            std::iter::once(noted.phase).chain(noted.parts.iter().flat_map(|(n, p)| [*n, p.phase])).collect();
        if self.mode == Mode::Json && since < Duration::from_millis(500) && phases == self.phases {
            return;
        }
        self.phases = phases;
        self.last = Some(Instant::now());
        match self.mode {
            Mode::None => {}
            Mode::Line => {
                let line = fencepost_report::style::cut(&self.sentence(&noted), terminal::width().saturating_sub(1));
                write(&format!("\r\x1b[2K{line}"));
            }
            Mode::Plain => write(&(self.sentence(&noted) + "\n")),
            Mode::Json => self.object(&noted),
        }
    }

    fn sentence(&self, noted: &Noted) -> String {
        let mut parts = vec![words(noted)];
        parts.extend(noted.parts.iter().map(|(name, part)| match words(part).as_str() {
            "" => (*name).to_string(),
            text => format!("{name} {text}"),
        }));
        parts.retain(|p| !p.is_empty());
        let detail = parts.join("; ");
        let seconds = self.begin.elapsed().as_secs_f64();
        let gap = if detail.is_empty() { "" } else { ", " };
        format!("{}: {seconds:.1} s{gap}{detail}", self.label)
    }

    /// Writes an object.
    fn object(&self, noted: &Noted) {
        let mut object = Map::new();
        object.insert("job".to_string(), Value::from(self.label.as_str()));
        object.insert("elapsed".to_string(), Value::from(json::seconds(self.begin.elapsed().as_secs_f64())));
        numbers(&mut object, noted);
        let engines = noted.parts.iter().map(|(name, part)| {
            let mut engine = Map::new();
            engine.insert("engine".to_string(), Value::from(*name));
            numbers(&mut engine, part);
            Value::Object(engine)
        });
        object.insert("engines".to_string(), engines.collect());
        write(&(json::line(&object) + "\n"));
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        match self.mode {
            Mode::Line if self.last.is_some() => write("\r\x1b[2K"),
            Mode::Json => {
                self.object(&Noted { phase: "end", parts: Vec::new(), ..self.gauge.read() });
            }
            Mode::Line | Mode::Plain | Mode::None => {}
        }
    }
}

/// Progress that cannot be written is not missed.
fn write(text: &str) {
    let mut err = std::io::stderr().lock();
    let _ = err.write_all(text.as_bytes());
    let _ = err.flush();
}

#[cfg(test)]
mod tests {
    use super::*;
    use fencepost_check::progress::Measure;

    #[test]
    fn a_sentence_says_what_is_noted() {
        let solving = Noted {
            phase: "solving",
            numbers: vec![(Measure::Bound, 8), (Measure::Clauses, 12_345)],
            parts: Vec::new(),
        };
        assert_eq!(words(&solving), "solving, bound 8, 12,345 clauses");
        let race = Noted { parts: vec![("symbolic", solving), ("modular", Noted::default())], ..Noted::default() };
        let sentence = Progress {
            label: "a.c".to_string(),
            mode: Mode::None,
            begin: Instant::now(),
            last: None,
            phases: Vec::new(),
            gauge: Arc::default(),
        }
        .sentence(&race);
        assert_eq!(sentence, "a.c: 0.0 s, symbolic solving, bound 8, 12,345 clauses; modular");
    }
}
