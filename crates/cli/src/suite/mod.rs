//! `fencepost suite`: many tasks, here or on a cluster, with results that survive a kill.
//!
//! [`plan`] makes tasks of a suite's file, [`child`] runs one, [`local`] and [`slurm`] run many, [`results`] keeps what came
//! out, [`summary`] compares it with what is expected.

pub mod args;
pub mod child;
mod local;
mod plan;
mod results;
mod slurm;
mod summary;
mod watch;

use crate::exit::Exit;
use crate::{job, terminal};
use args::{SuiteArgs, SuiteCommand, SuiteFiles, SuiteRunArgs, Where};
use fencepost_ir::Code;
use plan::Plan;
use results::{beside, default_path, read, ResultLine, Results, TimeLine};
use std::path::PathBuf;

/// Does something with a suite.
pub fn main(args: &SuiteArgs) -> Exit {
    let done = match &args.command {
        SuiteCommand::Run(args) => run(args),
        SuiteCommand::Status(files) => status(files),
        SuiteCommand::Report(files) => report(files),
        SuiteCommand::Task(args) => slurm::task(&args.batch, args.index).map(|()| Exit::Safe),
    };
    done.unwrap_or_else(|message| {
        terminal::error(Code::Usage, &message);
        Exit::Usage
    })
}

fn results_path(files: &SuiteFiles) -> PathBuf {
    files.results.clone().unwrap_or_else(|| default_path(&files.suite))
}

fn run(args: &SuiteRunArgs) -> Result<Exit, String> {
    let plan = plan::read(&args.files.suite)?;
    let path = results_path(&args.files);
    let mut results = Results::open(&path, args.fresh)?;
    let parts = beside(&path, "parts");
    match args.on {
        Where::Slurm => slurm::run(&plan, &mut results, args, &parts)?,
        Where::Local if parts.exists() => {
            let advice = "go on with --on slurm, or remove the folder to forget it";
            return Err(format!("{}: a run on Slurm is not complete; {advice}", parts.display()));
        }
        Where::Local => local::run(&plan, &mut results, args.jobs)?,
    }
    let done = results.count(&plan);
    if done < plan.tasks.len() {
        let text = format!("{done} of {} tasks are done; the same command goes on from here\n", plan.tasks.len());
        terminal::complain(&text);
        return Ok(if job::interrupted() { Exit::Interrupted } else { Exit::Resources });
    }
    let dropped = results.finish(&plan)?;
    if dropped > 0 {
        terminal::complain(&format!("note: {dropped} results belonged to no task of the suite and are gone\n"));
    }
    summarise(&plan, &path)
}

fn report(files: &SuiteFiles) -> Result<Exit, String> {
    summarise(&plan::read(&files.suite)?, &results_path(files))
}

fn summarise(plan: &Plan, path: &std::path::Path) -> Result<Exit, String> {
    let (results, _) = read::<ResultLine>(path)?;
    let (times, _) = read::<TimeLine>(&beside(path, "times.jsonl"))?;
    let (text, wrong) = summary::render(plan, &results, &times, &terminal::stdout_style());
    terminal::print(&text);
    Ok(if wrong { Exit::Violation } else { Exit::Safe })
}

fn status(files: &SuiteFiles) -> Result<Exit, String> {
    let plan = plan::read(&files.suite)?;
    let path = results_path(files);
    let done = if path.exists() { read::<ResultLine>(&path)?.0 } else { Vec::new() };
    let count = plan.tasks.iter().filter(|t| done.iter().any(|r| r.task == t.id)).count();
    let running = if results::locked(&path) { "; a run is going on" } else { "" };
    terminal::print(&format!("{count} of {} tasks are done{running}\n", plan.tasks.len()));
    Ok(Exit::Safe)
}
