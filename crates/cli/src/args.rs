//! The command line, as data. A contract with users' scripts: flags are added, never renamed.

use crate::engines::{self, ENGINES};
use crate::examples;
use crate::limits::{self, Limit};
use crate::nearest::nearest;
use crate::page::PageArgs;
use crate::portfolio::Auto;
use crate::progress::ProgressArg;
use crate::suite::args::SuiteArgs;
use clap::{Args, Parser, Subcommand, ValueEnum};
use fencepost_check::{Engine, Property};
use fencepost_models::{Model, MODELS};
use std::path::PathBuf;

/// A verifier for concurrent C on relaxed memory.
#[derive(Parser, Debug)]
#[command(name = "fencepost", version, max_term_width = 100, subcommand_required = true, arg_required_else_help = true)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
    /// When to colour
    #[arg(long, global = true, value_enum, value_name = "WHEN", default_value = "auto", hide_possible_values = true)]
    pub color: ColorArg,
}

/// What to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Check a program: safe, unsafe with a run that shows it, or unknown with the reason
    #[command(after_help = examples::CHECK)]
    Check(CheckArgs),
    /// Explore every behaviour of a program: each run is chosen to show something new
    #[command(after_help = examples::EXPLORE)]
    Explore(ExploreArgs),
    /// Test a concurrent data type: is every execution observationally equivalent to a serial one?
    #[command(after_help = examples::TEST)]
    Test(TestArgs),
    /// Find the fences that a program needs: the smallest sets, each proved, and fences that it can spare
    #[command(after_help = examples::FENCES)]
    Fences(FencesArgs),
    /// Translate a program to a sequential one in C, for other verifiers: memory unwinding
    #[command(after_help = examples::SEQUENTIALIZE)]
    Sequentialize(SequentializeArgs),
    /// Run one schedule of a program, chosen by a seed, step by step
    #[command(after_help = examples::RUN)]
    Run(RunArgs),
    /// Print the intermediate representation of a program
    #[command(after_help = examples::IR)]
    Ir(IrArgs),
    /// Print the outcomes of litmus tests (x86 or C, herd's format)
    #[command(after_help = examples::LITMUS)]
    Litmus(LitmusArgs),
    /// Run a trace again that `check --trace` or `explore --schedules` has written
    #[command(after_help = examples::REPLAY)]
    Replay(ReplayArgs),
    /// Write a C test that forces the schedule of a trace upon the program
    ExportTest(ExportTestArgs),
    /// Run many tasks, programs × models × engines, here or on a cluster, with results that survive a kill
    Suite(SuiteArgs),
    /// List the memory models, what they keep in order, and how C's atomics are compiled for them
    Models,
    /// List the engines
    Engines,
    /// List how far engines go before they join or give up: the numbers that `--tune` sets
    Limits,
    /// Check programs again whenever they change, until Ctrl-C
    #[command(after_help = examples::WATCH)]
    Watch(WatchArgs),
    /// Say what the code of a message means, with an example and what to do; without a code, list all
    #[command(after_help = examples::EXPLAIN)]
    Explain(ExplainArgs),
    /// Print completions for a shell
    #[command(after_help = examples::COMPLETIONS)]
    Completions(CompletionsArgs),
    /// Print the page for `man`, or write the pages of all commands
    #[command(after_help = examples::MAN)]
    Man(ManArgs),
}

/// Arguments of `watch`.
#[derive(Args, Clone, Debug)]
pub struct WatchArgs {
    #[command(flatten)]
    pub check: CheckArgs,
}

/// Arguments of `explain`.
#[derive(Args, Debug)]
pub struct ExplainArgs {
    /// The code: what stands in brackets behind `error`, a rule of a report, or `code` in JSON
    #[arg(value_name = "CODE")]
    pub code: Option<String>,
}

/// Arguments of `completions`.
#[derive(Args, Debug)]
pub struct CompletionsArgs {
    /// The shell
    #[arg(value_name = "SHELL")]
    pub shell: clap_complete::Shell,
}

/// Arguments of `man`.
#[derive(Args, Debug)]
pub struct ManArgs {
    /// Write fencepost.1, fencepost-check.1, … to this folder; otherwise fencepost.1 is printed
    #[arg(value_name = "DIR")]
    pub folder: Option<PathBuf>,
}

/// When to colour.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub enum ColorArg {
    /// On a terminal, unless NO_COLOR is set; also elsewhere if CLICOLOR_FORCE is set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// Arguments of `check`.
#[derive(Args, Clone, Debug)]
pub struct CheckArgs {
    #[command(flatten)]
    pub input: InputArgs,
    /// The memory models, separated by commas; one answer for each
    #[arg(long, value_name = "MODEL,…", value_delimiter = ',', value_parser = parse_model, default_value = "sc,tso,pso,rmo")]
    pub model: Vec<&'static Model>,
    /// The engine: auto, or one that `fencepost engines` lists
    #[arg(long, value_parser = parse_engine, default_value = "auto")]
    pub engine: EngineArg,
    /// What to check, separated by commas: assert, memsafety, deadlock, race
    #[arg(long, value_name = "PROPERTY,…", value_delimiter = ',', value_parser = parse_property, default_value = "assert,memsafety,deadlock")]
    pub property: Vec<Property>,
    /// Run each loop at most N times; the answer says so if that cut a run short
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub unwind: Option<u32>,
    #[command(flatten)]
    pub strategy: StrategyArgs,
    #[command(flatten)]
    pub limits: LimitArgs,
    /// How to print the answers: text, json, jsonl, sarif, github or junit
    #[arg(long, value_parser = parse_answer_format, default_value = "text", help_heading = "Output")]
    pub format: AnswerFormat,
    /// With the engine modular and as text: also print what is known at this line, the values that it reads and writes
    #[arg(long, value_name = "LINE", value_parser = clap::value_parser!(u32).range(1..), help_heading = "Output")]
    pub explain: Option<u32>,
    /// Write the run that violates a property to a file, for `fencepost replay`. With several models, the model's name
    /// is added to the file's name
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    pub trace: Option<PathBuf>,
    /// Write the run that violates a property as a witness for other verifiers: SV-COMP's YAML format, or its GraphML format
    /// if the file's name ends in .graphml. With several models, the model's name is added to the file's name
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    pub witness: Option<PathBuf>,
    #[command(flatten)]
    pub page: PageArgs,
}

/// How the engine `unwind` works.
#[derive(Args, Clone, Debug)]
pub struct StrategyArgs {
    /// For the engine unwind: what stands at a position of the unwinding; auto tries coarse clusters before single writes
    #[arg(long, value_enum, help_heading = "Engine unwind")]
    pub scheme: Option<SchemeArg>,
    /// For the engine unwind and single writes: how reads find their value
    #[arg(long, value_enum, help_heading = "Engine unwind")]
    pub reads: Option<ReadsArg>,
    /// For the engine unwind: at most N positions in the unwinding; the answer says so if that cut a run short
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=4096), help_heading = "Engine unwind")]
    pub writes: Option<u32>,
    /// With the engine unwind, print the unwinding of a run that violates a property
    #[arg(long, help_heading = "Engine unwind")]
    pub show_unwinding: bool,
}

/// What stands at a position of the unwinding.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub enum SchemeArg {
    /// Coarse clusters first, then single writes
    Auto,
    /// One write
    Fine,
    /// A cluster of writes of one thread
    Intra,
    /// A cluster of writes of all threads
    Inter,
}

/// How a read finds its value.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub enum ReadsArg {
    /// The contents of memory are kept at each position
    Explicit,
    /// The last write before the position is looked for
    Implicit,
    /// Explicit for scalars, implicit for arrays
    Mixed,
}

/// Arguments of `sequentialize`.
#[derive(Args, Debug)]
pub struct SequentializeArgs {
    #[command(flatten)]
    pub input: InputArgs,
    /// What stands at a position of the unwinding; auto is fine
    #[arg(long, value_enum, default_value = "fine")]
    pub scheme: SchemeArg,
    /// How reads find their value, where one write stands at a position; mixed if not given
    #[arg(long, value_enum)]
    pub reads: Option<ReadsArg>,
    /// The number of positions in the unwinding
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=4096))]
    pub writes: u32,
    /// Run each loop at most N times; otherwise loops stay loops
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub unwind: Option<u32>,
    /// At most N threads; otherwise as many as the program seems to start
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
    pub threads: Option<u32>,
    /// What the program checks, separated by commas: assert, memsafety
    #[arg(long, value_name = "PROPERTY,…", value_delimiter = ',', value_parser = parse_property, default_value = "assert,memsafety")]
    pub property: Vec<Property>,
    /// Whose words the program uses
    #[arg(long, value_enum, default_value = "svcomp")]
    pub flavour: FlavourArg,
    /// Write to this file instead of standard output
    #[arg(short = 'o', value_name = "OUT.c")]
    pub output: Option<PathBuf>,
    #[command(flatten)]
    pub limits: LimitArgs,
}

/// Whose words a sequential program uses.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub enum FlavourArg {
    /// __VERIFIER_assume, __VERIFIER_nondet_uint, reach_error
    Svcomp,
    /// __CPROVER_assume, __CPROVER_assert
    Cbmc,
}

/// Arguments of `explore`.
#[derive(Args, Debug)]
pub struct ExploreArgs {
    #[command(flatten)]
    pub input: InputArgs,
    /// The memory models, separated by commas; one exploration for each
    #[arg(long, value_name = "MODEL,…", value_delimiter = ',', value_parser = parse_model, default_value = "sc,tso,pso,rmo")]
    pub model: Vec<&'static Model>,
    /// What to look for, separated by commas: assert, memsafety, deadlock
    #[arg(long, value_name = "PROPERTY,…", value_delimiter = ',', value_parser = parse_property, default_value = "assert,memsafety,deadlock")]
    pub property: Vec<Property>,
    /// Run each loop at most N times; an exploration that this cuts short is not complete
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub unwind: Option<u32>,
    #[command(flatten)]
    pub limits: LimitArgs,
    /// How to print what was seen
    #[arg(long, value_parser = parse_format, default_value = "text", help_heading = "Output")]
    pub format: Format,
    /// Write every execution to a file 001.json, 002.json, … in this folder, for `fencepost replay`. With several models,
    /// the model's name is added to the files' names
    #[arg(long, value_name = "DIR", help_heading = "Output")]
    pub schedules: Option<PathBuf>,
    /// Write the event graph that was learned: a picture if the file's name ends in .svg, otherwise for Graphviz. With several
    /// models, the model's name is added to the file's name
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    pub graph: Option<PathBuf>,
    /// Write one page with all explorations, to open in a browser: the event graph, and every execution step by step
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    pub html: Option<PathBuf>,
}

/// Arguments of `test`.
#[derive(Args, Debug)]
pub struct TestArgs {
    #[command(flatten)]
    pub input: InputArgs,
    /// A test: the operations of each thread, as `e d | d`, perhaps with some before the threads start, as `e e : d | d`; or
    /// the name of one: T0, T1, T5-3, …, Tpc2, Tpc3, … Without any, all tests of two threads with one call each
    #[arg(long = "test", value_name = "TEST")]
    pub tests: Vec<String>,
    /// Make all tests with at most N calls, smaller ones first, until the time for each model is over
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=12), conflicts_with = "tests")]
    pub generate: Option<u32>,
    /// What executions are compared with: all serial ones, or the one in the order of the commit points (fp_commit)
    #[arg(long, value_enum, default_value = "serial")]
    pub spec: SpecArg,
    /// The memory models, separated by commas; one answer for each
    #[arg(long, value_name = "MODEL,…", value_delimiter = ',', value_parser = parse_model, default_value = "sc,tso,pso,rmo,relaxed")]
    pub model: Vec<&'static Model>,
    /// Run each loop at most N times; the answer says so if that cut a run short
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub unwind: Option<u32>,
    #[command(flatten)]
    pub limits: LimitArgs,
    /// How to print the answers: text, json, jsonl, sarif, github or junit
    #[arg(long, value_parser = parse_answer_format, default_value = "text", help_heading = "Output")]
    pub format: AnswerFormat,
    /// Write the execution that no serial one explains to a file, for `fencepost replay`. With several models or tests, their
    /// names are added to the file's name
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    pub trace: Option<PathBuf>,
    #[command(flatten)]
    pub page: PageArgs,
}

/// What executions are compared with.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub enum SpecArg {
    /// All serial executions
    Serial,
    /// The serial execution in the order of the commit points
    Commit,
}

/// Arguments of `fences`.
#[derive(Args, Debug)]
pub struct FencesArgs {
    #[command(flatten)]
    pub input: InputArgs,
    /// The memory models, separated by commas; one answer for each
    #[arg(long, value_name = "MODEL,…", value_delimiter = ',', value_parser = parse_model, default_value = "sc,tso,pso,rmo")]
    pub model: Vec<&'static Model>,
    /// What must hold, separated by commas: assert, memsafety, deadlock
    #[arg(long, value_name = "PROPERTY,…", value_delimiter = ',', value_parser = parse_property, default_value = "assert,memsafety,deadlock")]
    pub property: Vec<Property>,
    /// Run each loop at most N times; the answer says so if that cut a run short
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub unwind: Option<u32>,
    /// A test of a data type that must pass, as `fencepost test` takes it; may be given several times
    #[arg(long = "test", value_name = "TEST")]
    pub tests: Vec<String>,
    /// Print at most N proposals of fences, and as many of orders
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..), default_value_t = 10, help_heading = "Output")]
    pub limit: u32,
    #[command(flatten)]
    pub limits: LimitArgs,
    /// How to print the answers
    #[arg(long, value_parser = parse_format, default_value = "text", help_heading = "Output")]
    pub format: Format,
}

/// The program and how it is compiled.
#[derive(Args, Clone, Debug)]
pub struct InputArgs {
    /// The program: C (.c, .i), C++ (.cpp), Rust (.rs) or LLVM IR (.ll) files, taken together as one program. `check` and `watch` also
    /// take folders: each program in them is checked by itself
    #[arg(required_unless_present = "show_config", value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Define a macro
    #[arg(short = 'D', value_name = "X[=V]", help_heading = "Program")]
    pub define: Vec<String>,
    /// Look for included files here
    #[arg(short = 'I', value_name = "DIR", help_heading = "Program")]
    pub include: Vec<PathBuf>,
    /// The sizes of long and of pointers; taken from the .yml beside the file if there is one, else lp64
    #[arg(long, value_enum, value_name = "MODEL", help_heading = "Program")]
    pub data_model: Option<DataModel>,
    /// The clang to use, version 14 to 19; the newest one found if not given
    #[arg(long, value_name = "PATH", env = "FENCEPOST_CLANG", help_heading = "Program")]
    pub clang: Option<PathBuf>,
    /// Take a function as one that has no effect: without a body it returns any value, with one its result depends on its
    /// arguments only, and a call of it is one step to the engine `directed`
    #[arg(long, value_name = "NAME", value_delimiter = ',', help_heading = "Program")]
    pub assume_pure: Vec<String>,
    /// Fix a nondeterministic input: the function that gives it or the variable that it is assigned to, and an integer
    #[arg(long = "input", value_name = "NAME=VALUE", value_parser = parse_input, help_heading = "Program")]
    pub fixed: Vec<(String, i128)>,
    /// Further arguments for clang
    #[arg(last = true, value_name = "CLANG ARGS")]
    pub clang_args: Vec<String>,
    #[command(flatten)]
    pub config: ConfigArgs,
}

/// Where settings come from.
#[derive(Args, Clone, Debug)]
pub struct ConfigArgs {
    /// Take the settings from this file; otherwise from the first fencepost.toml from the program's folder upward
    #[arg(long, value_name = "FILE", conflicts_with = "no_config", help_heading = "Settings")]
    pub config: Option<PathBuf>,
    /// Do not look for a fencepost.toml
    #[arg(long, help_heading = "Settings")]
    pub no_config: bool,
    /// Take folders of headers and macros from this file; otherwise from the first compile_commands.json from the program's
    /// folder upward, also in a folder `build` there
    #[arg(long, value_name = "FILE", conflicts_with = "no_compile_commands", help_heading = "Settings")]
    pub compile_commands: Option<PathBuf>,
    /// Do not look for a compile_commands.json
    #[arg(long, help_heading = "Settings")]
    pub no_compile_commands: bool,
    /// Print the settings that count for the program, each with where it comes from, and do nothing else
    #[arg(long, help_heading = "Settings")]
    pub show_config: bool,
}

/// Limits.
#[derive(Args, Clone, Debug)]
pub struct LimitArgs {
    /// Seconds for each model, and for the front end, or minutes as in 5m; 0 means no limit
    #[arg(long, value_name = "S", value_parser = parse_seconds, default_value = "60", allow_negative_numbers = true)]
    #[arg(help_heading = "Limits")]
    pub timeout: f64,
    /// Megabytes of memory, or gigabytes as in 8G; three quarters of the machine's if not given
    #[arg(long, value_name = "MB", value_parser = parse_megabytes, help_heading = "Limits")]
    pub memory: Option<u64>,
    /// How far an engine goes before it joins or gives up: one of the numbers that `fencepost limits` lists; repeatable
    #[arg(long, value_name = "NAME=N", value_parser = limits::parse, help_heading = "Limits")]
    pub tune: Vec<Limit>,
    /// How to show progress, on standard error
    #[arg(long, value_enum, value_name = "HOW", default_value = "auto", help_heading = "Output")]
    pub progress: ProgressArg,
}

/// Arguments of `run`.
#[derive(Args, Debug)]
pub struct RunArgs {
    #[command(flatten)]
    pub input: InputArgs,
    /// The memory model, one that has a machine: serial, sc, tso or pso
    #[arg(long, value_parser = parse_model, default_value = "sc")]
    pub model: &'static Model,
    /// The seed that chooses the schedule and the inputs
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// Print every step, also those that only the thread itself can see
    #[arg(long)]
    pub steps: bool,
    /// Stop after so many steps
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    pub max_steps: u64,
    #[command(flatten)]
    pub limits: LimitArgs,
}

/// Arguments of `ir`.
#[derive(Args, Debug)]
pub struct IrArgs {
    #[command(flatten)]
    pub input: InputArgs,
    /// Passes to run first, in this order, separated by commas
    #[arg(long, value_name = "PASS,…", value_delimiter = ',')]
    pub passes: Vec<String>,
    #[command(flatten)]
    pub limits: LimitArgs,
}

/// Arguments of `litmus`.
#[derive(Args, Debug)]
pub struct LitmusArgs {
    /// The tests
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// The memory models, separated by commas
    #[arg(long, value_name = "MODEL,…", value_delimiter = ',', value_parser = parse_model, default_value = "tso")]
    pub model: Vec<&'static Model>,
    /// How to print the outcomes
    #[arg(long, value_parser = parse_format, default_value = "text")]
    pub format: Format,
    /// Run each loop at most N times
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub unwind: Option<u32>,
    /// The clang to use for C tests
    #[arg(long, value_name = "PATH", env = "FENCEPOST_CLANG")]
    pub clang: Option<PathBuf>,
    #[command(flatten)]
    pub limits: LimitArgs,
}

/// Arguments of `replay`.
#[derive(Args, Debug)]
pub struct ReplayArgs {
    #[command(flatten)]
    pub file: TraceArgs,
    /// Step through the run: forward, back, from switch to switch, with memory, store buffers and locks. Commands are single
    /// keys on a terminal and lines otherwise; `?` lists them
    #[arg(long)]
    pub step: bool,
    /// Print the state of the run behind step N: where the threads are, store buffers, locks and shared memory
    #[arg(long, value_name = "N", conflicts_with = "step")]
    pub at: Option<usize>,
    #[command(flatten)]
    pub page: PageArgs,
}

/// A trace and what it takes to run it again.
#[derive(Args, Debug)]
pub struct TraceArgs {
    /// The file that `check --trace` or `explore --schedules` has written
    #[arg(value_name = "TRACE.json")]
    pub trace: PathBuf,
    /// The clang to use instead of the one found
    #[arg(long, value_name = "PATH", env = "FENCEPOST_CLANG")]
    pub clang: Option<PathBuf>,
    #[command(flatten)]
    pub limits: LimitArgs,
}

/// Arguments of `export-test`.
#[derive(Args, Debug)]
pub struct ExportTestArgs {
    #[command(flatten)]
    pub replay: TraceArgs,
    /// Write to this file instead of standard output
    #[arg(short = 'o', value_name = "TEST.c")]
    pub output: Option<PathBuf>,
}

/// The sizes of long and of pointers.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DataModel {
    /// Long and pointers have 32 bits
    Ilp32,
    /// Long and pointers have 64 bits
    Lp64,
}

/// How to print.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// For people.
    Text,
    /// One JSON array.
    Json,
    /// One JSON object a line.
    Jsonl,
}

/// How `check` and `test` print: as the other commands do, or as a whole report for another program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerFormat {
    /// As the other commands do.
    Plain(Format),
    /// For code scanners and editors.
    Sarif,
    /// Annotations of GitHub Actions.
    Github,
    /// Tests of build servers.
    Junit,
}

/// Which engine to ask.
#[derive(Clone, Copy)]
pub enum EngineArg {
    /// The portfolio.
    Auto,
    /// This one.
    Named(&'static dyn Engine),
}

impl std::fmt::Debug for EngineArg {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            EngineArg::Auto => Auto.name(),
            EngineArg::Named(engine) => engine.name(),
        })
    }
}

/// What is said about a word that is none of the known ones.
/// That a word is none of the known ones, and which one it may have been.
pub fn no_such(kind: &str, word: &str, known: &[&str]) -> String {
    let near = nearest(word, known.iter().copied()).map_or(String::new(), |near| format!("; did you mean `{near}`?"));
    let kinds = kind.strip_suffix('y').map_or(format!("{kind}s"), |stem| format!("{stem}ies"));
    format!("there is no such {kind}{near}; the {kinds} are {}", known.join(", "))
}

/// The model of a name.
pub fn parse_model(name: &str) -> Result<&'static Model, String> {
    fencepost_models::model(name).ok_or_else(|| {
        let names: Vec<&str> = MODELS.iter().map(|m| m.name).collect();
        no_such("model", name, &names)
    })
}

/// The engine of a name.
pub fn parse_engine(name: &str) -> Result<EngineArg, String> {
    if name == Auto.name() {
        return Ok(EngineArg::Auto);
    }
    engines::engine(name).map(EngineArg::Named).ok_or_else(|| {
        let names: Vec<&str> = ENGINES.iter().map(|e| e.name()).collect();
        no_such("engine", name, &names)
    })
}

/// The property of a name.
pub fn parse_property(name: &str) -> Result<Property, String> {
    Property::named(name).ok_or_else(|| {
        let names: Vec<&str> = Property::ALL.iter().map(|p| p.name()).collect();
        no_such("property", name, &names)
    })
}

fn parse_format(name: &str) -> Result<Format, String> {
    match name {
        "text" => Ok(Format::Text),
        "json" => Ok(Format::Json),
        "jsonl" => Ok(Format::Jsonl),
        "sarif" | "github" | "junit" => {
            Err("this is a format of `check` and `test`; the formats here are text, json, jsonl".to_string())
        }
        _ => Err("there is no such format; the formats are text, json, jsonl".to_string()),
    }
}

/// The format of a name.
pub fn parse_answer_format(name: &str) -> Result<AnswerFormat, String> {
    match name {
        "sarif" => Ok(AnswerFormat::Sarif),
        "github" => Ok(AnswerFormat::Github),
        "junit" => Ok(AnswerFormat::Junit),
        _ => parse_format(name).map(AnswerFormat::Plain).map_err(|_| {
            "there is no such format; the formats are text, json, jsonl, sarif, github, junit".to_string()
        }),
    }
}

/// An integer as C writes it.
fn parse_integer(text: &str) -> Option<i128> {
    let (negative, rest) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
    let digits = rest.trim_end_matches(['u', 'U', 'l', 'L']).to_ascii_lowercase();
    if !digits.chars().all(|c| c.is_ascii_alphanumeric()) {
        return None;
    }
    let magnitude = if let Some(hex) = digits.strip_prefix("0x") {
        u64::from_str_radix(hex, 16)
    } else if let Some(binary) = digits.strip_prefix("0b") {
        u64::from_str_radix(binary, 2)
    } else if digits.len() > 1 && digits.starts_with('0') {
        u64::from_str_radix(&digits[1..], 8)
    } else {
        digits.parse()
    };
    let magnitude = i128::from(magnitude.ok().filter(|_| digits.starts_with(|c: char| c.is_ascii_digit()))?);
    Some(if negative { -magnitude } else { magnitude })
}

/// An input that is fixed, as `NAME=VALUE`.
pub fn parse_input(text: &str) -> Result<(String, i128), String> {
    let (name, value) = text.split_once('=').ok_or("NAME=VALUE is needed")?;
    if name.is_empty() {
        return Err("NAME=VALUE is needed".to_string());
    }
    let value = parse_integer(value).ok_or("the value must be an integer as C writes it, of at most 64 bits")?;
    Ok((name.to_string(), value))
}

/// The data model of a name.
pub fn parse_data_model(text: &str) -> Result<DataModel, String> {
    DataModel::from_str(text, false).map_err(|_| "there is no such data model; they are ilp32, lp64".to_string())
}

/// What executions are compared with, by its name.
pub fn parse_spec(text: &str) -> Result<SpecArg, String> {
    SpecArg::from_str(text, false).map_err(|_| "executions are compared with serial or commit".to_string())
}

/// A number of seconds, or of minutes or hours with their letter.
pub fn parse_seconds(text: &str) -> Result<f64, String> {
    let (number, factor) = match text.strip_suffix(['s', 'm', 'h']) {
        Some(number) if text.ends_with('h') => (number, 3600.0),
        Some(number) if text.ends_with('m') => (number, 60.0),
        Some(number) => (number, 1.0),
        None => (text, 1.0),
    };
    let number: f64 = number.parse().map_err(|_| "a number of seconds is needed, or one like 5m or 2h".to_string())?;
    let seconds = number * factor;
    if seconds.is_finite() && (0.0..=1e9).contains(&seconds) {
        Ok(seconds)
    } else {
        Err("a number of seconds from 0 to 1e9 is needed".to_string())
    }
}

/// A number of megabytes, or of gigabytes with their letter.
pub fn parse_megabytes(text: &str) -> Result<u64, String> {
    let upper = text.to_ascii_uppercase();
    let short = upper.strip_suffix('B').unwrap_or(&upper);
    let (number, factor) = match (short.strip_suffix('G'), short.strip_suffix('M')) {
        (Some(number), _) => (number, 1024),
        (None, Some(number)) => (number, 1),
        // A letter B alone would say bytes.
        (None, None) => (upper.as_str(), 1),
    };
    let number: Option<u64> = number.parse().ok().filter(|n| *n > 0);
    let megabytes = number.and_then(|n| n.checked_mul(factor)).filter(|n| *n <= 1 << 40);
    megabytes.ok_or_else(|| "a number of megabytes is needed, or one like 8G".to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn inputs_are_integers_of_c() {
        let cases = [("0", 0), ("-7", -7), ("0x1F", 31), ("0b101", 5), ("017", 15), ("42uL", 42)];
        for (text, value) in cases {
            assert_eq!(parse_integer(text), Some(value), "{text}");
        }
        for bad in ["", "-", "x", "1.5", "0x", "1_", "+1", "0x+1", "18446744073709551616"] {
            assert_eq!(parse_integer(bad), None, "{bad}");
        }
        assert_eq!(parse_input("n=3"), Ok(("n".to_string(), 3)));
        assert!(parse_input("n").is_err() && parse_input("=3").is_err());
    }

    #[test]
    fn times_are_finite() {
        assert!(parse_seconds("0.5").is_ok());
        assert_eq!(
            (parse_seconds("90s"), parse_seconds("5m"), parse_seconds("1.5h")),
            (Ok(90.0), Ok(300.0), Ok(5400.0))
        );
        for bad in ["", "-1", "inf", "NaN", "1e300", "x", "m", "5 m", "1e8h", "5ms"] {
            assert!(parse_seconds(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn memory_has_units() {
        for (text, value) in [("1", 1), ("500", 500), ("500m", 500), ("512MB", 512), ("8G", 8192), ("2gb", 2048)] {
            assert_eq!(parse_megabytes(text), Ok(value), "{text}");
        }
        for bad in ["", "0", "-1", "0G", "G", "B", "8B", "8T", "1.5G", "8 G", "18446744073709551615G"] {
            assert!(parse_megabytes(bad).is_err(), "{bad}");
        }
    }
}
