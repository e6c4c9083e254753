//! `fencepost run`: one schedule, chosen by a seed, step by step.

use crate::args::RunArgs;
use crate::exit::Exit;
use crate::input::Input;
use crate::job::{self, Failure};
use crate::terminal;
use fencepost_check::enumerate::machine::walk::{run, Ending, Run};
use fencepost_check::{Reason, Stop};
use fencepost_ir::Code;
use fencepost_report::{text, Sources};
use std::sync::Arc;

/// Runs one schedule.
pub fn main(args: &RunArgs) -> Exit {
    let limits = &args.limits.limits();
    let input = Input::new(&args.input);
    if let Err(exit) = input.find_files() {
        return exit;
    }
    if args.model.machine.is_none() {
        let name = args.model.name;
        terminal::error(Code::Usage, &format!("{name} has no machine to run on; use serial, sc, tso or pso"));
        return Exit::Usage;
    }
    let loaded = match input.load(limits) {
        Ok(loaded) => loaded,
        Err(failure) => {
            failure.complain();
            return failure.exit();
        }
    };
    let budget = limits.budget();
    let (program, inner) = (Arc::clone(&loaded.program), budget.clone());
    let (model, seed, steps) = (args.model, args.seed, args.max_steps);
    let work = move || run(&program, model, seed, steps, &inner, &mut |_| {});
    match job::run(&budget, limits, "running", work) {
        Ok(ended) => match ended.value {
            Ok(run) => report(args, &run, ended.asked),
            Err(why) => {
                terminal::error(Code::TooLarge, &format!("the program cannot be run: {why}"));
                Exit::Unknown
            }
        },
        Err(Failure::LeftBehind(stop)) => {
            terminal::complain(&format!("the run was stopped: {}\n", Reason::Stopped(stop)));
            Exit::Resources
        }
        Err(Failure::Panic(_)) => Exit::Internal,
    }
}

fn report(args: &RunArgs, run: &Run, asked: Option<Stop>) -> Exit {
    let style = terminal::stdout_style();
    let mut sources = Sources::new();
    let steps = if args.steps {
        text::events(&run.trace, &mut sources, &style)
    } else {
        text::run_only(&run.trace, &mut sources, &style)
    };
    let mut out = format!("seed {} under {}\n\n{steps}", args.seed, args.model.name);
    if !run.output.is_empty() {
        out.push_str("\nThe program printed:\n");
        out.extend(String::from_utf8_lossy(&run.output).lines().map(|line| format!("  {line}\n")));
    }
    let (ending, exit) = match (&run.ending, asked) {
        (Ending::Finished, _) => ("every thread ended".to_string(), Exit::Safe),
        (Ending::Found(finding), _) => (finding.kind.to_string(), Exit::Violation),
        (Ending::Stuck(why), _) if why.contains("ended the program") => (why.clone(), Exit::Safe),
        (Ending::Stuck(why), _) => (why.clone(), Exit::Unknown),
        (Ending::Cut, Some(stop)) => (Reason::Stopped(stop).to_string(), Exit::Resources),
        (Ending::Cut, None) => (format!("stopped after {} steps", args.max_steps), Exit::Unknown),
    };
    out.push_str(&format!("\nThe run ended: {ending}\n"));
    if exit == Exit::Violation {
        let trace = &run.trace;
        let place = fencepost_report::diagnostic::Place {
            file: &trace.finding.file,
            line: trace.finding.line,
            column: trace.finding.column,
        };
        out.push_str(&fencepost_report::diagnostic::excerpt(&place, &mut sources, &style));
    }
    terminal::print(&out);
    exit
}
