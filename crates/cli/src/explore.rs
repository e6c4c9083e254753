//! `fencepost explore`: every behaviour of a program, seen in executions that each show something new.

use crate::args::{ExploreArgs, Format};
use crate::check::{distinct, with_model};
use crate::exit::Exit;
use crate::input::{Input, Loaded, TraceFile};
use crate::job::{self, Failure, Limits};
use crate::{page, terminal};
use fencepost_check::{Properties, Reason, Stop, Task, Trace, Verdict};
use fencepost_directed::dot::{self, Picture};
use fencepost_directed::{explore, prepare, Explored, Options};
use fencepost_ir::Code;
use fencepost_models::Model;
use fencepost_report::explore::{record, text, Seen, Violation};
use fencepost_report::html::Exploration;
use fencepost_report::{json, Sources, Trouble};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Explores a program.
pub fn main(args: &ExploreArgs) -> Exit {
    let limits = &args.limits.limits();
    let input = Input::new(&args.input);
    if let Err(exit) = input.find_files() {
        return exit;
    }
    if let Some(folder) = &args.schedules {
        if let Err(error) = std::fs::create_dir_all(folder) {
            return cannot_write(folder, &error);
        }
    }
    let mut printer = Printer { format: args.format, sources: Sources::new(), all: Vec::new() };
    let mut exit = Exit::Safe;
    let mut explorations = Vec::new();
    match input.load(limits) {
        Ok(program) => {
            for model in distinct(&args.model) {
                if job::interrupted() {
                    break;
                }
                let (mut seen, files) = one(args, &input, model, &program, limits);
                let shown = args.html.is_some().then(|| files.clone());
                exit = exit.worst(write(args, &input, model, files, &mut seen));
                exit = exit.worst(exit_of(&seen));
                explorations.extend(shown.map(|files| exploration(&seen, files)));
                printer.print(seen);
            }
        }
        Err(failure) => {
            failure.complain();
            exit = failure.exit();
            for model in distinct(&args.model) {
                let mut seen = empty(args, &input, model);
                match failure.result() {
                    Err(trouble) => give_up(&mut seen, trouble),
                    Ok(Verdict::Unknown { reason }) => stop(&mut seen, reason),
                    Ok(Verdict::Safe { .. } | Verdict::Unsafe { .. }) => {}
                }
                explorations.push(exploration(&seen, Files::default()));
                if args.format != Format::Text {
                    printer.print(seen);
                }
            }
        }
    }
    printer.finish();
    if let Some(path) = &args.html {
        exit = exit.worst(page::explored(path, &explorations, args.format != Format::Text));
    }
    exit
}

/// What is written to files.
#[derive(Clone, Default)]
struct Files {
    schedules: Vec<Trace>,
    violations: Vec<Trace>,
    graph: Option<Picture>,
}

/// An exploration as a page shows it.
fn exploration(seen: &Seen, files: Files) -> Exploration {
    Exploration {
        seen: seen.clone(),
        violations: files.violations,
        executions: files.schedules,
        graph: files.graph.map(|picture| page::event_graph(&picture, "")),
    }
}

fn empty(args: &ExploreArgs, input: &Input, model: &Model) -> Seen {
    let properties: Properties = args.property.iter().copied().collect();
    Seen {
        files: input.files.clone(),
        model: model.name.to_string(),
        properties: properties.iter().map(|p| p.name().to_string()).collect(),
        ..Seen::default()
    }
}

fn give_up(seen: &mut Seen, trouble: Trouble) {
    seen.complete = false;
    seen.reason = Some(match &trouble {
        Trouble::Input(diagnostic) => diagnostic.to_string(),
        Trouble::Internal(text) => format!("internal error: {text}"),
    });
    seen.trouble = Some(trouble);
}

fn stop(seen: &mut Seen, reason: Reason) {
    seen.complete = false;
    seen.reason = Some(reason.to_string());
    seen.stopped = reason.stopped();
}

/// Explores under one model.
fn one(args: &ExploreArgs, input: &Input, model: &'static Model, program: &Loaded, limits: &Limits) -> (Seen, Files) {
    let budget = limits.budget();
    let (shared, inner) = (Arc::clone(&program.program), budget.clone());
    let (properties, unwind) = (args.property.iter().copied().collect::<Properties>(), args.unwind);
    // Who wants executions or the graph wants them from runs.
    let page = args.html.is_some();
    let search = args.schedules.is_none() && args.graph.is_none() && !page;
    let options = Options { schedules: args.schedules.is_some() || page, search, ..Options::default() };
    let drawn = args.graph.is_some() || page;
    let begin = Instant::now();
    let work = move || {
        let task = Task { program: &shared, model, properties, unwind, budget: inner };
        let explored = explore(&task, options);
        let time = begin.elapsed();
        let graph = drawn.then(|| dot::picture(&explored.graph, &prepare::explored(&task)));
        (explored, graph, time)
    };
    let ended = job::run(&budget, limits, &format!("{} under {}", input.name(), model.name), work);
    let mut seen = empty(args, input, model);
    seen.time = begin.elapsed();
    match ended {
        Ok(ended) => {
            let (explored, graph, time) = ended.value;
            fill(&mut seen, &explored, properties, unwind, time, ended.asked);
            let violations = explored.violations.into_iter().map(|(_, trace)| trace).collect();
            (seen, Files { schedules: explored.schedules, violations, graph })
        }
        Err(Failure::LeftBehind(why)) => {
            stop(&mut seen, Reason::Stopped(why));
            (seen, Files::default())
        }
        Err(Failure::Panic(text)) => {
            give_up(&mut seen, Trouble::Internal(text));
            (seen, Files::default())
        }
    }
}

fn fill(
    seen: &mut Seen,
    explored: &Explored,
    properties: Properties,
    unwind: Option<u32>,
    time: Duration,
    asked: Option<Stop>,
) {
    seen.time = time;
    seen.executions = explored.executions;
    seen.solves = explored.solves;
    seen.branch_directions = explored.branch_directions;
    seen.function_inputs = explored.function_inputs;
    seen.encodings = explored.encodings;
    seen.scope = explored.yields.then(|| "runs in which no thread yields".to_string());
    (seen.variables, seen.clauses) = (explored.size.0 as u64, explored.size.1 as u64);
    let items = explored.graph.items.len() as u64;
    let stats = [("redundant", explored.redundant), ("items", items), ("searched_states", explored.states)];
    seen.stats = stats.map(|(name, n)| (name.to_string(), n)).to_vec();
    let findings = explored.violations.iter().map(|(_, trace)| trace.finding.clone());
    seen.violations = findings.map(|finding| Violation { finding, trace_file: None }).collect();
    match explored.open(properties, unwind) {
        None => seen.complete = true,
        // Who cancelled is known here.
        Some(Reason::Stopped(Stop::Cancelled)) => stop(seen, Reason::Stopped(asked.unwrap_or(Stop::Cancelled))),
        Some(Reason::Internal(what)) => give_up(seen, Trouble::Internal(what)),
        Some(
            reason @ (Reason::Stopped(_)
            | Reason::Unsupported { .. }
            | Reason::Limit(_)
            | Reason::Undecided(_)
            | Reason::Otherwise(_)),
        ) => stop(seen, reason),
    }
}

/// Writes the executions and the event graph to the files that the user named.
fn write(args: &ExploreArgs, input: &Input, model: &Model, files: Files, seen: &mut Seen) -> Exit {
    let several = distinct(&args.model).len() > 1;
    let name = |path: PathBuf| if several { with_model(&path, model.name) } else { path };
    let mut exit = Exit::Safe;
    let mut put = |path: &Path, text: &str| match std::fs::write(path, text) {
        Ok(()) => Some(path.display().to_string()),
        Err(error) => {
            exit = exit.worst(cannot_write(path, &error));
            None
        }
    };
    let trace = |run: Trace| json::pretty(&TraceFile::new(input.clone(), args.unwind, run)) + "\n";
    if let Some(folder) = &args.schedules {
        let mut written = Vec::new();
        for (i, run) in files.schedules.into_iter().enumerate() {
            written.extend(put(&name(folder.join(format!("{:03}.json", i + 1))), &trace(run)));
        }
        if let (Some(first), Some(last)) = (written.first(), written.last()) {
            seen.schedules = Some((first.clone(), last.clone()));
        }
        for (i, (run, violation)) in files.violations.into_iter().zip(&mut seen.violations).enumerate() {
            violation.trace_file = put(&name(folder.join(format!("violation-{:03}.json", i + 1))), &trace(run));
        }
    }
    if let (Some(path), Some(graph)) = (&args.graph, files.graph) {
        let path = name(path.clone());
        let title = format!("{} under {}", input.name(), model.name);
        let svg = || page::graph_text(&page::event_graph(&graph, &title), &path);
        let text = if page::is_svg(&path) { svg() } else { dot::render(&graph) };
        seen.graph = put(&path, &text);
    }
    exit
}

fn cannot_write(path: &Path, error: &std::io::Error) -> Exit {
    terminal::error(Code::UnwritableFile, &format!("{} cannot be written: {error}", path.display()));
    Exit::Usage
}

fn exit_of(seen: &Seen) -> Exit {
    match (&seen.trouble, seen.violations.is_empty(), seen.stopped) {
        (Some(Trouble::Input(_)), _, _) => Exit::Unsupported,
        (Some(Trouble::Internal(_)), _, _) => Exit::Internal,
        (None, _, Some(Stop::Cancelled)) => Exit::Interrupted,
        (None, false, _) => Exit::Violation,
        (None, true, Some(Stop::Time | Stop::Memory)) => Exit::Resources,
        (None, true, None) if seen.complete => Exit::Safe,
        (None, true, None) => Exit::Unknown,
    }
}

/// Prints explorations as they come.
struct Printer {
    format: Format,
    sources: Sources,
    all: Vec<Seen>,
}

impl Printer {
    fn print(&mut self, seen: Seen) {
        match self.format {
            Format::Text => {
                if let Some(Trouble::Internal(what)) = &seen.trouble {
                    terminal::complain(&crate::internal_error(what));
                }
                terminal::print(&text(&seen, &mut self.sources, &terminal::stdout_style()));
            }
            Format::Jsonl => terminal::print(&(json::line(&record(&seen)) + "\n")),
            Format::Json => {}
        }
        self.all.push(seen);
    }

    fn finish(&self) {
        match self.format {
            Format::Text | Format::Jsonl => {}
            Format::Json => {
                let records: Vec<_> = self.all.iter().map(record).collect();
                terminal::print(&(json::pretty(&records) + "\n"));
            }
        }
    }
}
