//! The command line of fencepost: flags, limits, progress, exit codes. It decides nothing about programs.

mod args;
mod board;
mod bundle;
mod check;
mod compile_commands;
mod config;
mod crowd;
mod doubt;
mod engines;
mod examples;
mod exit;
mod explain;
mod explore;
mod export;
mod fences;
mod folder;
mod formats;
mod front;
mod generate;
mod input;
mod ir;
mod job;
mod limits;
mod list;
mod litmus;
mod memory;
mod nearest;
mod page;
mod portfolio;
mod programs;
mod progress;
mod replay;
mod run;
mod sequentialize;
mod step;
mod suite;
mod terminal;
mod test;
mod watch;
mod why;
mod witness;

use args::Command;
use config::Invocation;
use exit::Exit;
use std::panic::AssertUnwindSafe;

fn main() {
    memory::enter_main();
    std::panic::set_hook(Box::new(|info| terminal::complain(&internal_error(&info.to_string()))));
    suite::child::follow_parent();
    job::catch_interrupts();
    let exit = std::panic::catch_unwind(AssertUnwindSafe(start)).unwrap_or(Exit::Internal);
    let exit = if job::interrupted() { Exit::Interrupted } else { terminal::exit_code(exit) };
    // Jobs that were left behind are not waited for.
    std::process::exit(exit as i32);
}

/// Reads the command line and the settings that belong to it, and does what they say.
fn start() -> Exit {
    let prepared = Invocation::new(std::env::args_os().collect()).and_then(|invocation| {
        invocation.show_if_asked().map_or(Ok(()), Err)?;
        let cli = invocation.cli(&invocation.files())?;
        Ok((cli, invocation))
    });
    match prepared {
        Ok((cli, invocation)) => {
            terminal::set_color(cli.color);
            dispatch(cli.command, invocation)
        }
        Err(exit) => exit,
    }
}

fn dispatch(command: Command, invocation: Invocation) -> Exit {
    match command {
        Command::Check(args) => check::main(&args, &invocation),
        Command::Explore(args) => explore::main(&args),
        Command::Test(args) => test::main(&args),
        Command::Fences(args) => fences::main(&args),
        Command::Sequentialize(args) => sequentialize::main(&args),
        Command::Run(args) => run::main(&args),
        Command::Ir(args) => ir::main(&args),
        Command::Litmus(args) => litmus::main(&args),
        Command::Replay(args) => replay::main(&args),
        Command::ExportTest(args) => export::main(&args),
        Command::Suite(args) => suite::main(&args),
        Command::Models => list::models(),
        Command::Engines => list::engines(),
        Command::Limits => list::limits(),
        Command::Watch(args) => watch::main(&args, invocation),
        Command::Explain(args) => explain::main(&args),
        Command::Completions(args) => generate::completions(args.shell),
        Command::Man(args) => generate::man(&args),
    }
}

/// What a user reads when fencepost itself fails.
fn internal_error(what: &str) -> String {
    format!(
        "fencepost {}: internal error[internal-error]: {what}\n\
         This is a bug in fencepost, not in your program. Please report it with the input and the command line.\n",
        env!("CARGO_PKG_VERSION")
    )
}
