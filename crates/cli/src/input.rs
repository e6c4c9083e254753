//! The program that a command works on: what the user named, how it is compiled, and the trace files that remember it.

use crate::args::{DataModel, InputArgs, LimitArgs};
use crate::compile_commands::{self, Compiled};
use crate::config;
use crate::exit::Exit;
use crate::front;
use crate::job::{self, Limits};
use crate::limits;
use crate::{memory, progress, terminal};
use fencepost_check::{Reason, Stop, Trace, Verdict};
use fencepost_ir::{Code, Diagnostic, Program};
use fencepost_report::{diagnostic, Sources, Trouble};
use serde::{Deserialize, Serialize};
use std::os::unix::fs::FileTypeExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// Everything that decides what program is meant. Part of every trace file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Input {
    /// The files, as the user named them.
    pub files: Vec<String>,
    /// The directory that the names are relative to.
    pub directory: String,
    /// Macros, as `X` or `X=V`.
    pub defines: Vec<String>,
    /// Directories to look for included files.
    pub includes: Vec<String>,
    /// The data model, if the user named one.
    pub data_model: Option<DataModel>,
    /// The clang, if the user named one.
    pub clang: Option<String>,
    /// Functions without a body that have no effect.
    pub assume_pure: Vec<String>,
    /// Further arguments for clang.
    pub clang_args: Vec<String>,
    /// Inputs that are fixed. A program with an input fixed is another program.
    #[serde(default)]
    pub fixed: Vec<(String, i128)>,
    /// What the user's own build says about single files (`compile_commands.json`).
    #[serde(default)]
    pub compiled: Vec<Compiled>,
    /// What is wrong with the commands of the build.
    #[serde(skip)]
    pub problem: Option<Box<Diagnostic>>,
    /// The test of a data type that is meant, if it is not the program with its `main`.
    #[serde(default)]
    pub test: Option<String>,
}

/// A program, ready for engines.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The program.
    pub program: Arc<Program>,
}

/// Why there is no program.
#[derive(Debug)]
pub enum LoadFailure {
    /// The input was not accepted.
    Input(Vec<Diagnostic>),
    /// There is no usable clang, or it could not be started.
    Tool(Vec<Diagnostic>),
    /// Time, memory or patience ran out.
    Stopped(Stop),
    /// The front end failed.
    Internal(String),
}

impl LimitArgs {
    /// The time, if it is limited.
    pub fn time(&self) -> Option<Duration> {
        (self.timeout > 0.0).then(|| Duration::from_secs_f64(self.timeout))
    }

    /// The limits, with the defaults filled in.
    pub fn own(&self) -> Limits {
        let memory = self.memory.map(|mb| mb.saturating_mul(1 << 20)).or_else(memory::default_limit);
        Limits { time: self.time(), memory, tuning: limits::tuning(&self.tune) }
    }

    /// The limits of this process, from now on.
    pub fn limits(&self) -> Limits {
        progress::choose(self.progress);
        let limits = self.own();
        memory::set_limit(limits.memory);
        limits
    }
}

impl InputArgs {
    /// The file with the commands of the user's own build.
    pub fn compile_commands(&self) -> Option<PathBuf> {
        if self.config.no_compile_commands {
            return None;
        }
        self.config.compile_commands.clone().or_else(|| compile_commands::find(self.files.first()?))
    }

    /// Whether the names of the files can be written down, in traces and answers.
    fn names(&self) -> Result<(), Diagnostic> {
        match self.files.iter().find(|f| f.to_str().is_none()) {
            Some(file) => {
                let text = "the name of the file is not UTF-8; give it another name, or a link with one";
                Err(Diagnostic::new(Code::UnreadableFile, text).at(file.to_string_lossy().into_owned(), 0, 0))
            }
            None => Ok(()),
        }
    }

    /// What the user's own build says about the files.
    pub fn compiled(&self) -> Result<Vec<Compiled>, Diagnostic> {
        self.compile_commands().map_or(Ok(Vec::new()), |path| compile_commands::read(&path, &self.files))
    }
}

impl Input {
    /// The input that the arguments name.
    pub fn new(args: &InputArgs) -> Input {
        let text = |p: &Path| p.to_string_lossy().into_owned();
        let (compiled, problem) = match args.names().and_then(|()| args.compiled()) {
            Ok(compiled) => (compiled, None),
            Err(problem) => (Vec::new(), Some(Box::new(problem))),
        };
        Input {
            compiled,
            problem,
            files: args.files.iter().map(|f| text(f)).collect(),
            directory: std::env::current_dir().map(|d| text(&d)).unwrap_or_default(),
            defines: args.define.clone(),
            includes: args.include.iter().map(|i| text(i)).collect(),
            data_model: args.data_model,
            clang: args.clang.as_deref().map(text),
            assume_pure: args.assume_pure.clone(),
            clang_args: args.clang_args.clone(),
            fixed: args.fixed.clone(),
            test: None,
        }
    }

    /// The program in a word.
    pub fn name(&self) -> &str {
        self.files.first().map_or("", String::as_str)
    }

    /// Complains about files that cannot be read.
    pub fn find_files(&self) -> Result<(), Exit> {
        let mut result = Ok(());
        if let Some(problem) = &self.problem {
            result = Err(config::complain(std::slice::from_ref(problem)));
        }
        let unnamed = self.problem.as_ref().is_some_and(|p| p.code == Code::UnreadableFile);
        if unnamed {
            return result;
        }
        for file in &self.files {
            if let Err(error) = readable(file) {
                terminal::error(Code::UnreadableFile, &format!("{file}: {error}"));
                result = Err(Exit::Usage);
            }
        }
        result
    }

    /// Compiles and reads the program, within the limits.
    pub fn load(&self, limits: &Limits) -> Result<Loaded, LoadFailure> {
        let budget = limits.budget();
        let input = self.clone();
        let label = format!("reading {}", self.name());
        let program = settle(job::run(&budget, limits, &label, move || front::load(&input)))?;
        Ok(Loaded { program: Arc::new(program) })
    }
}

/// What a job of the front end came to.
pub fn settle<T>(ended: Result<job::Ended<Result<T, LoadFailure>>, job::Failure>) -> Result<T, LoadFailure> {
    match ended {
        Ok(ended) => match (ended.value, ended.asked) {
            (Ok(value), _) => Ok(value),
            (Err(_), Some(stop)) => Err(LoadFailure::Stopped(stop)),
            (Err(failure), None) => Err(failure),
        },
        Err(job::Failure::LeftBehind(stop)) => Err(LoadFailure::Stopped(stop)),
        Err(job::Failure::Panic(text)) => Err(LoadFailure::Internal(text)),
    }
}

/// Whether a named file can be read, in the words of the system.
pub fn readable(file: &str) -> Result<(), String> {
    let meta = std::fs::metadata(file).map_err(|e| e.to_string())?;
    if meta.is_dir() {
        return Err("is a directory; `check` and `watch` take folders".to_string());
    }
    // To open a pipe that nobody writes to would take for ever.
    if meta.file_type().is_fifo() || meta.file_type().is_socket() {
        return Err("is a pipe or socket, and a program is read more than once; write it to a file".to_string());
    }
    std::fs::File::open(file).map(|_| ()).map_err(|e| e.to_string())
}

impl LoadFailure {
    /// The exit code.
    pub fn exit(&self) -> Exit {
        match self {
            LoadFailure::Input(_) => Exit::Unsupported,
            LoadFailure::Tool(_) => Exit::Usage,
            LoadFailure::Stopped(Stop::Time | Stop::Memory) => Exit::Resources,
            LoadFailure::Stopped(Stop::Cancelled) => Exit::Interrupted,
            LoadFailure::Internal(_) => Exit::Internal,
        }
    }

    /// Says on standard error what is wrong.
    pub fn complain(&self) {
        terminal::complain(&self.text());
    }

    /// What is wrong, in words.
    pub fn text(&self) -> String {
        match self {
            LoadFailure::Input(list) | LoadFailure::Tool(list) => {
                let (mut sources, style) = (Sources::new(), terminal::stderr_style());
                list.iter().map(|d| diagnostic::render(d, &mut sources, &style)).collect()
            }
            LoadFailure::Stopped(stop) => {
                let code = fencepost_report::answer::stop_code(*stop);
                let hint = match stop {
                    Stop::Time => "; `--timeout S` gives it more",
                    Stop::Memory => "; clang alone needs some 100 MB, and `--memory MB` gives it more",
                    Stop::Cancelled => "",
                };
                format!("the front end was stopped[{code}]: {}{hint}\n", Reason::Stopped(*stop))
            }
            // The panic hook has spoken.
            LoadFailure::Internal(_) => String::new(),
        }
    }

    /// The failure as the result of an answer.
    pub fn result(&self) -> Result<Verdict, Trouble> {
        match self {
            LoadFailure::Input(list) | LoadFailure::Tool(list) => {
                let nothing = || Diagnostic::new(Code::InternalError, "the input was not accepted");
                Err(Trouble::Input(list.first().cloned().unwrap_or_else(nothing)))
            }
            LoadFailure::Stopped(stop) => Ok(Verdict::Unknown { reason: Reason::Stopped(*stop) }),
            LoadFailure::Internal(text) => Err(Trouble::Internal(text.clone())),
        }
    }
}

/// A trace with all that is needed to find its program again: what `check --trace` writes.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TraceFile {
    /// The version that wrote it.
    pub fencepost: String,
    /// The program.
    pub input: Input,
    /// The bound on loops, if one was asked for.
    pub unwind: Option<u32>,
    /// The run.
    pub trace: Trace,
}

/// The largest trace file that is read, in bytes.
const MAX_TRACE: u64 = 1 << 30;

impl TraceFile {
    /// The file for a run of a program.
    pub fn new(input: Input, unwind: Option<u32>, trace: Trace) -> TraceFile {
        TraceFile { fencepost: env!("CARGO_PKG_VERSION").to_string(), input, unwind, trace }
    }

    /// Reads a trace file.
    pub fn read(path: &Path) -> Result<TraceFile, Diagnostic> {
        let name = path.display().to_string();
        let io = |message: String| Diagnostic::new(Code::UnreadableFile, message).at(name.clone(), 0, 0);
        let meta = std::fs::metadata(path).map_err(|e| io(format!("cannot be read: {e}")))?;
        if meta.len() > MAX_TRACE {
            return Err(io("a trace file has at most a gigabyte".to_string()));
        }
        let text = std::fs::read_to_string(path).map_err(|e| io(format!("cannot be read: {e}")))?;
        serde_json::from_str(&text).map_err(|e| {
            let (line, column) = (e.line() as u32, e.column() as u32);
            Diagnostic::new(Code::TraceFile, format!("not a trace file: {e}")).at(name, line, column)
        })
    }
}
