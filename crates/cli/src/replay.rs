//! `fencepost replay`: is the run in a trace file a run of the program that its model allows?

use crate::args::ReplayArgs;
use crate::exit::Exit;
use crate::input::{readable, Input, TraceFile};
use crate::job;
use crate::terminal;
use crate::test;
use crate::why;
use fencepost_check::replay::replay;
use fencepost_report::{diagnostic, text, why as shown, Paint, Sources, Why};
use std::path::Path;
use std::sync::Arc;

/// Replays a trace.
pub fn main(args: &ReplayArgs) -> Exit {
    let limits = args.limits.limits();
    if let Err(error) = readable(&args.trace.to_string_lossy()) {
        terminal::complain(&format!("error: {}: {error}\n", args.trace.display()));
        return Exit::Usage;
    }
    let file = match TraceFile::read(&args.trace) {
        Ok(file) => file,
        Err(d) => {
            terminal::complain(&diagnostic::render(&d, &mut Sources::new(), &terminal::stderr_style()));
            return Exit::Unsupported;
        }
    };
    let mut input = file.input.clone();
    if let Some(clang) = &args.clang {
        input.clang = Some(clang.to_string_lossy().into_owned());
    }
    go_where_the_files_are(&input);
    if let Err(exit) = input.find_files() {
        return exit;
    }
    let Some(model) = fencepost_models::model(&file.trace.model) else {
        terminal::complain(&format!(
            "error: the trace is about a model `{}`, which does not exist\n",
            file.trace.model
        ));
        return Exit::Unsupported;
    };
    let loaded = match input.load(limits) {
        Ok(loaded) => loaded,
        Err(failure) => {
            failure.complain();
            return failure.exit();
        }
    };
    let loaded = match test::of_input(&input, loaded, model) {
        Ok(loaded) => loaded,
        Err(why) => {
            terminal::complain(&format!("error: {}: {why}\n", args.trace.display()));
            return Exit::Unsupported;
        }
    };
    let budget = limits.budget();
    let (program, trace) = (Arc::clone(&loaded.program), file.trace.clone());
    let ended = job::run(&budget, limits, "replaying", move || replay(&program, model, &trace));
    match ended {
        Ok(ended) => {
            let legal = ended.value.is_ok();
            let explained = legal && file.trace.has_finding();
            let why = explained.then(|| why::ask(&loaded.program, model, &file.trace, limits)).flatten();
            let exit = report(&file, ended.value, why.as_ref());
            if legal {
                exit.worst(args.page.replay(&file.input.files, &file.trace, why.as_ref()))
            } else {
                exit
            }
        }
        Err(job::Failure::LeftBehind(_)) => {
            terminal::complain("the replay was stopped: out of time or memory\n");
            Exit::Resources
        }
        Err(job::Failure::Panic(_)) => Exit::Internal,
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

fn report(file: &TraceFile, accepted: Result<(), String>, why: Option<&Why>) -> Exit {
    let style = terminal::stdout_style();
    let mut sources = Sources::new();
    let trace = &file.trace;
    match accepted {
        Ok(()) if !trace.has_finding() => {
            let word = style.paint(Paint::Safe, "legal");
            let name = file.input.name();
            let mut out = format!("{name}: {word} under {}: the program can run like this\n\n", trace.model);
            out.push_str(&text::run_only(trace, &mut sources, &style));
            terminal::print(&out);
            Exit::Safe
        }
        Ok(()) => {
            let word = style.paint(Paint::Unsafe, "reproduced");
            let name = file.input.name();
            let mut out = format!("{name}: {word} under {}: {}\n", trace.model, trace.finding.message);
            out.push_str(&text::violation(trace, &mut sources, &style));
            out.push_str(&why.map_or_else(String::new, |why| shown::text(why, trace, &style)));
            terminal::print(&out);
            Exit::Violation
        }
        Err(why) => {
            terminal::complain(&format!(
                "the trace is not a run of {} under {}: {why}\n\
                 If the program or the compiler has changed since the trace was written, check it again; \
                 otherwise this is a bug in fencepost.\n",
                file.input.name(),
                trace.model
            ));
            Exit::Internal
        }
    }
}
