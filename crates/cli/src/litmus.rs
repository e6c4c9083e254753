//! `fencepost litmus`: the final states of litmus tests, as herd prints them.

use crate::args::{Format, LitmusArgs};
use crate::check::distinct;
use crate::exit::Exit;
use crate::front;
use crate::input::{readable, settle, LoadFailure};
use crate::job::{self, Failure, Limits};
use crate::terminal;
use fencepost_cfront::litmus::{self, Litmus, Outcome};
use fencepost_check::enumerate::{explore, Exploration, Face, Options};
use fencepost_check::{Properties, Reason, Stop, Task};
use fencepost_ir::{Code, Diagnostic, Program};
use fencepost_models::Model;
use fencepost_report::json::{self, LitmusRecord};
use serde_json::{Map, Value};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

/// The outcomes of all tests under all models.
pub fn main(args: &LitmusArgs) -> Exit {
    let limits = &args.limits.limits();
    let mut exit = Exit::Safe;
    let mut records = Vec::new();
    for path in &args.files {
        let file = path.to_string_lossy().into_owned();
        if let Err(error) = readable(&file) {
            terminal::error(Code::UnreadableFile, &format!("{file}: {error}"));
            exit = exit.worst(Exit::Usage);
            continue;
        }
        let loaded = load(path, args, limits);
        let several = distinct(&args.model).len() > 1;
        for model in distinct(&args.model) {
            if job::interrupted() {
                return Exit::Interrupted;
            }
            let (record, text, code) = match &loaded {
                Ok(test) => one(test, &file, model, args, limits),
                Err(failure) => failed(&file, model, failure),
            };
            exit = exit.worst(code);
            match args.format {
                Format::Text if several && loaded.is_ok() => terminal::print(&format!("Model {}\n{text}", model.name)),
                Format::Text => terminal::print(&text),
                Format::Jsonl => terminal::print(&(json::line(&record) + "\n")),
                Format::Json => records.push(record),
            }
        }
        if let Err(failure) = &loaded {
            failure.complain();
        }
    }
    if args.format == Format::Json {
        terminal::print(&(json::pretty(&records) + "\n"));
    }
    exit
}

/// A test with its program.
struct Test {
    litmus: Arc<Litmus>,
    program: Arc<Program>,
}

fn load(path: &Path, args: &LitmusArgs, limits: &Limits) -> Result<Test, LoadFailure> {
    let budget = limits.budget();
    let (path, clang) = (path.to_path_buf(), args.clang.clone());
    let label = format!("reading {}", path.display());
    let work = move || -> Result<Test, LoadFailure> {
        let name = path.display().to_string();
        let bytes = std::fs::read(&path).map_err(|e| {
            LoadFailure::Input(vec![Diagnostic::new(Code::UnreadableFile, e.to_string()).at(name.clone(), 0, 0)])
        })?;
        let text = String::from_utf8_lossy(&bytes);
        let litmus =
            litmus::parse(&name, &text, &litmus::Options::default()).map_err(|d| LoadFailure::Input(vec![d]))?;
        let program = front::litmus_program(&litmus, &name, clang.as_deref())?;
        Ok(Test { litmus: Arc::new(litmus), program: Arc::new(program) })
    };
    settle(job::run(&budget, limits, &label, work))
}

/// Why a test has no outcome.
enum NoOutcome {
    Stopped(Stop),
    Undecided(String),
    Internal(String),
}

fn one(
    test: &Test,
    file: &str,
    model: &'static Model,
    args: &LitmusArgs,
    limits: &Limits,
) -> (LitmusRecord, String, Exit) {
    let begin = Instant::now();
    let explored = explored(test, model, args.unwind, limits);
    let seconds = begin.elapsed().as_secs_f64();
    let mut record = empty(file, model, &test.litmus.name);
    record.seconds = json::seconds(seconds);
    match explored {
        Ok((outcome, complete)) => {
            fill(&mut record, &outcome, complete);
            let text = litmus::render(&test.litmus, &outcome.states, complete, Some(seconds));
            (record, format!("{text}\n"), Exit::Safe)
        }
        Err(why) => {
            let (reason, exit) = match why {
                NoOutcome::Stopped(Stop::Cancelled) => ("interrupted".to_string(), Exit::Interrupted),
                NoOutcome::Stopped(stop) => (Reason::Stopped(stop).to_string(), Exit::Resources),
                NoOutcome::Undecided(text) => (text, Exit::Unknown),
                NoOutcome::Internal(text) => (format!("internal error: {text}"), Exit::Internal),
            };
            let text = format!("Test {} under {}: unknown: {reason}\n\n", test.litmus.name, model.name);
            record.error = Some(reason);
            (record, text, exit)
        }
    }
}

fn explored(
    test: &Test,
    model: &'static Model,
    unwind: Option<u32>,
    limits: &Limits,
) -> Result<(Outcome, bool), NoOutcome> {
    let names = test.litmus.cells.iter().map(|c| c.global.as_str());
    let observed = names.filter_map(|name| test.program.global_named(name)).collect();
    let options = Options { finals: true, observed: Some(observed), ..Options::default() };
    let budget = limits.budget();
    let (program, inner) = (Arc::clone(&test.program), budget.clone());
    let work = move || -> Exploration {
        let task = Task { program: &program, model, properties: Properties::NONE, unwind, budget: inner };
        let machine = explore(&task, Face::Machine, &options);
        machine.or_else(|| explore(&task, Face::Axioms, &options)).unwrap_or_default()
    };
    let label = format!("{} under {}", test.litmus.name, model.name);
    let ended = job::run(&budget, limits, &label, work).map_err(|failure| match failure {
        Failure::LeftBehind(stop) => NoOutcome::Stopped(stop),
        Failure::Panic(text) => NoOutcome::Internal(text),
    })?;
    let seen = ended.value;
    if let Some(stop) = seen.stopped {
        return Err(NoOutcome::Stopped(if stop == Stop::Cancelled { ended.asked.unwrap_or(stop) } else { stop }));
    }
    if let Some(text) = seen.undecided.first() {
        return Err(NoOutcome::Undecided(text.to_string()));
    }
    let finals = front::litmus_finals(&test.litmus, &test.program, &seen.finals).map_err(NoOutcome::Undecided)?;
    Ok((test.litmus.judge(&finals), seen.limits.is_empty()))
}

fn empty(file: &str, model: &Model, test: &str) -> LitmusRecord {
    LitmusRecord {
        file: file.to_string(),
        model: model.name.to_string(),
        test: test.to_string(),
        states: Vec::new(),
        positive: 0,
        negative: 0,
        observation: "Unknown",
        condition_holds: false,
        complete: false,
        seconds: 0.0,
        error: None,
    }
}

fn fill(record: &mut LitmusRecord, outcome: &Outcome, complete: bool) {
    record.positive = outcome.states.iter().filter(|(_, satisfied)| *satisfied).count();
    record.negative = outcome.states.len() - record.positive;
    record.observation = match (record.positive, record.negative) {
        (0, _) => "Never",
        (_, 0) => "Always",
        (_, _) => "Sometimes",
    };
    record.condition_holds = outcome.validated;
    record.complete = complete;
    record.states = outcome
        .states
        .iter()
        .map(|(values, _)| values.iter().map(|(l, v)| (l.to_string(), Value::from(v.as_str()))).collect::<Map<_, _>>())
        .collect();
}

fn failed(file: &str, model: &Model, failure: &LoadFailure) -> (LitmusRecord, String, Exit) {
    let mut record = empty(file, model, "");
    record.error = Some(match failure {
        LoadFailure::Input(list) | LoadFailure::Tool(list) => {
            list.first().map_or_else(String::new, ToString::to_string)
        }
        LoadFailure::Stopped(stop) => Reason::Stopped(*stop).to_string(),
        LoadFailure::Internal(text) => format!("internal error: {text}"),
    });
    (record, String::new(), failure.exit())
}
