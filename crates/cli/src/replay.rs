//! `fencepost replay`: is the run in a trace file a run of the program that its model allows?

use crate::args::{ReplayArgs, TraceArgs};
use crate::exit::Exit;
use crate::input::{readable, Input, TraceFile};
use crate::{job, step, terminal, test, why};
use fencepost_check::replay::judge;
use fencepost_ir::{Code, Program};
use fencepost_models::Model;
use fencepost_report::stepper::Stepper;
use fencepost_report::{diagnostic, text, why as shown, Paint, Sources, Why};
use std::path::Path;
use std::sync::Arc;

/// Replays a trace.
pub fn main(args: &ReplayArgs) -> Exit {
    match accepted(&args.file) {
        Ok(Replayed { file, program, model, accepted: Ok(()) }) => {
            let limits = &args.file.limits.limits();
            let why = file.trace.has_finding().then(|| why::ask(&program, model, &file.trace, limits)).flatten();
            let exit = report(args, &file, why.as_ref());
            exit.worst(args.page.replay(&file.input.files, &file.trace, why.as_ref()))
        }
        Ok(Replayed { file, accepted: Err(why), .. }) => refused(&file, &why),
        Err(exit) => exit,
    }
}

/// A trace that has been run again.
pub struct Replayed {
    /// The trace, and how its program is compiled.
    pub file: TraceFile,
    /// The program.
    pub program: Arc<Program>,
    /// The model.
    pub model: &'static Model,
    /// Whether it is a run of the program under the model, and why not.
    pub accepted: Result<(), String>,
}

/// Reads a trace and runs it again: whether it is a run of its program, and why not. The working directory is then where the
/// program's files are.
pub fn accepted(args: &TraceArgs) -> Result<Replayed, Exit> {
    let limits = &args.limits.limits();
    if let Err(error) = readable(&args.trace.to_string_lossy()) {
        terminal::error(Code::UnreadableFile, &format!("{}: {error}", args.trace.display()));
        return Err(Exit::Usage);
    }
    let file = match TraceFile::read(&args.trace) {
        Ok(file) => file,
        Err(d) => {
            terminal::complain(&diagnostic::render(&d, &mut Sources::new(), &terminal::stderr_style()));
            return Err(Exit::Unsupported);
        }
    };
    let mut input = file.input.clone();
    if let Some(clang) = &args.clang {
        input.clang = Some(clang.to_string_lossy().into_owned());
    }
    go_where_the_files_are(&input);
    input.find_files()?;
    let Some(model) = fencepost_models::model(&file.trace.model) else {
        let text = format!("the trace is about a model `{}`, which does not exist", file.trace.model);
        terminal::error(Code::TraceFile, &text);
        return Err(Exit::Unsupported);
    };
    let loaded = match input.load(limits) {
        Ok(loaded) => loaded,
        Err(failure) => {
            failure.complain();
            return Err(failure.exit());
        }
    };
    let loaded = match test::of_input(&input, loaded, model) {
        Ok(loaded) => loaded,
        Err(why) => {
            terminal::error(Code::TraceFile, &format!("{}: {why}", args.trace.display()));
            return Err(Exit::Unsupported);
        }
    };
    let budget = limits.budget();
    let (program, trace) = (Arc::clone(&loaded.program), file.trace.clone());
    let ended = job::run(&budget, limits, "replaying", move || judge(&program, model, &trace));
    match ended {
        Ok(ended) => {
            let mut file = file;
            let accepted = ended.value.map(|shown| file.trace.finding = shown);
            Ok(Replayed { file, program: loaded.program, model, accepted })
        }
        Err(job::Failure::LeftBehind(_)) => {
            terminal::complain("the replay was stopped: out of time or memory\n");
            Err(Exit::Resources)
        }
        Err(job::Failure::Panic(_)) => Err(Exit::Internal),
    }
}

/// Names in a trace file are relative to where the check was run.
fn go_where_the_files_are(input: &Input) {
    let here = input.files.iter().all(|f| Path::new(f).exists());
    let there = Path::new(&input.directory);
    if !here && input.files.iter().all(|f| there.join(f).exists()) {
        // If this fails, the files are not found, which is reported.
        let _ = std::env::set_current_dir(there);
    }
}

fn report(args: &ReplayArgs, file: &TraceFile, why: Option<&Why>) -> Exit {
    let style = terminal::stdout_style();
    let mut sources = Sources::new();
    let trace = &file.trace;
    let name = file.input.name();
    if let Some(place) = args.at {
        let mut stepper = Stepper::new(trace, &mut sources);
        stepper.go(place);
        terminal::print(&(stepper.render(&mut sources, &style) + &stepper.memory()));
    } else if args.step {
        step::run(trace, &mut sources);
    } else if trace.has_finding() {
        let word = style.paint(Paint::Unsafe, "reproduced");
        let mut out = format!("{name}: {word} under {}: {}\n", trace.model, trace.finding.message);
        out.push_str(&text::violation(trace, &mut sources, &style));
        out.push_str(&why.map_or_else(String::new, |why| shown::text(why, trace, &style)));
        terminal::print(&out);
    } else {
        let word = style.paint(Paint::Safe, "legal");
        let mut out = format!("{name}: {word} under {}: the program can run like this\n\n", trace.model);
        out.push_str(&text::run_only(trace, &mut sources, &style));
        terminal::print(&out);
    }
    if trace.has_finding() {
        Exit::Violation
    } else {
        Exit::Safe
    }
}

/// Says that a trace is not a run.
pub fn refused(file: &TraceFile, why: &str) -> Exit {
    let text = format!(
        "the trace is not a run of {} under {}: {why}\n\
         If the program or the compiler has changed since the trace was written, check it again; \
         otherwise this is a bug in fencepost.",
        file.input.name(),
        file.trace.model
    );
    terminal::error(Code::TraceMismatch, &text);
    Exit::Unsupported
}
