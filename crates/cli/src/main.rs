//! The command line of fencepost: flags, limits, progress, exit codes. It decides nothing about programs.

mod args;
mod bundle;
mod check;
mod engines;
mod exit;
mod explore;
mod export;
mod fences;
mod formats;
mod front;
mod input;
mod ir;
mod job;
mod list;
mod litmus;
mod memory;
mod portfolio;
mod progress;
mod replay;
mod run;
mod sequentialize;
mod step;
mod suite;
mod terminal;
mod test;
mod why;
mod witness;

use args::{Cli, Command};
use clap::Parser;
use exit::Exit;
use std::panic::AssertUnwindSafe;

fn main() {
    memory::enter_main();
    std::panic::set_hook(Box::new(|info| terminal::complain(&internal_error(&info.to_string()))));
    suite::child::follow_parent();
    let cli = Cli::parse();
    job::catch_interrupts();
    let exit = std::panic::catch_unwind(AssertUnwindSafe(|| dispatch(cli.command))).unwrap_or(Exit::Internal);
    let exit = if job::interrupted() { Exit::Interrupted } else { exit };
    // Jobs that were left behind are not waited for.
    std::process::exit(exit as i32);
}

fn dispatch(command: Command) -> Exit {
    match command {
        Command::Check(args) => check::main(&args),
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
    }
}

/// What a user reads when fencepost itself fails.
fn internal_error(what: &str) -> String {
    format!(
        "fencepost {}: internal error: {what}\n\
         This is a bug in fencepost, not in your program. Please report it with the input and the command line.\n",
        env!("CARGO_PKG_VERSION")
    )
}
