//! The command line of `fencepost suite`.

use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;

/// Arguments of `suite`.
#[derive(Args, Debug)]
pub struct SuiteArgs {
    #[command(subcommand)]
    pub command: SuiteCommand,
}

/// What to do with a suite.
#[derive(Subcommand, Debug)]
pub enum SuiteCommand {
    /// Run the tasks of a suite that have no result yet, and print the summary
    Run(SuiteRunArgs),
    /// Say how far a suite is
    Status(SuiteFiles),
    /// Print the summary of the results: right, wrong and unknown answers by engine and model
    Report(SuiteFiles),
    /// Run one task of an array job; for the script that `--on slurm` submits
    #[command(hide = true)]
    Task(SuiteTaskArgs),
}

/// A suite and its results.
#[derive(Args, Debug)]
pub struct SuiteFiles {
    /// The suite: programs, models, engines and limits
    #[arg(value_name = "SUITE.toml")]
    pub suite: PathBuf,
    /// The results, one line a task; SUITE.results.jsonl beside the suite if not given
    #[arg(long, value_name = "FILE")]
    pub results: Option<PathBuf>,
}

/// Arguments of `suite run`.
#[derive(Args, Debug)]
pub struct SuiteRunArgs {
    #[command(flatten)]
    pub files: SuiteFiles,
    /// Run N tasks at a time; as many as there are processors if not given, or as many as Slurm wants to
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub jobs: Option<u32>,
    /// Where to run the tasks
    #[arg(long, value_enum, default_value = "local")]
    pub on: Where,
    /// Forget the results of earlier runs
    #[arg(long)]
    pub fresh: bool,
    /// With `--on slurm`: the partition
    #[arg(long, value_name = "NAME")]
    pub partition: Option<String>,
    /// With `--on slurm`: a further argument for sbatch, as `--slurm-arg=--account=me`; may be given several times
    #[arg(long, value_name = "ARG", allow_hyphen_values = true)]
    pub slurm_arg: Vec<String>,
}

/// Where tasks run.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub enum Where {
    /// On this machine
    Local,
    /// As an array job of Slurm; its nodes must see the folder of the suite
    Slurm,
}

/// Arguments of `suite task`.
#[derive(Args, Debug)]
pub struct SuiteTaskArgs {
    /// The file that lists the tasks
    pub batch: PathBuf,
    /// Which of them
    pub index: usize,
}
