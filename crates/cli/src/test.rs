//! `fencepost test`: tests of a concurrent data type, one answer for each model and test.

use crate::args::{AnswerFormat, Format, SpecArg, TestArgs};
use crate::check::{distinct, with_model};
use crate::exit::Exit;
use crate::input::{Input, LoadFailure, Loaded, TraceFile};
use crate::job::{self, Failure, Limits};
use crate::why;
use crate::{formats, terminal};
use fencepost_check::{Reason, Scope, Stop, Trace, Verdict};
use fencepost_ir::diag::quoted;
use fencepost_ir::{Code, Diagnostic};
use fencepost_models::Model;
use fencepost_report::test::{record, summary, text, warning, CallRow, Ruling, SerialRow, Tested};
use fencepost_report::{json, Report, Sources, Trouble};
use fencepost_symbolic::datatype::{
    self, Call, Counterexample, Fault, Harness, SerialKind, Spec, Test, TestReport, TestTask,
};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Tests a data type.
pub fn main(args: &TestArgs) -> Exit {
    let limits = &args.limits.limits();
    let mut input = Input::new(&args.input);
    if let Err(exit) = input.find_files() {
        return exit;
    }
    input.test = Some(String::new());
    let mut printer =
        Printer { format: args.format, sources: Sources::new(), all: Vec::new(), warned: BTreeSet::new() };
    let plain = args.format == AnswerFormat::Plain(Format::Text);
    let loaded = match input.load(limits).and_then(|loaded| with_operations(&input, loaded)) {
        Ok(loaded) => loaded,
        Err(failure) => return refused(args, &input, &failure, &mut printer),
    };
    let tests = match tests(args, &loaded) {
        Ok(tests) => tests,
        Err(why) => {
            terminal::error(Code::BadTest, &format!("{}: {why}", input.name()));
            return Exit::Usage;
        }
    };
    let mut exit = Exit::Safe;
    for model in distinct(&args.model) {
        let begin = Instant::now();
        for test in &tests {
            let limits = &match (args.generate, limits.time) {
                // The time is for the whole suite.
                (Some(_), Some(time)) => Limits { time: Some(time.saturating_sub(begin.elapsed())), ..limits.clone() },
                _ => limits.clone(),
            };
            if job::interrupted() || limits.time.is_some_and(|t| t.is_zero()) {
                break;
            }
            let mut tested = one(args, &input, model, &loaded, test, limits);
            exit = exit.worst(write_trace(args, &input, tests.len(), &mut tested));
            exit = exit.worst(exit_of(&tested));
            printer.print(tested);
        }
    }
    printer.finish(args.generate.is_some() || tests.len() > 1);
    exit.worst(args.page.test(&printer.all, (distinct(&args.model).len(), tests.len()), !plain))
}

/// Says why there is nothing to test.
fn refused(args: &TestArgs, input: &Input, failure: &LoadFailure, printer: &mut Printer) -> Exit {
    let plain = args.format == AnswerFormat::Plain(Format::Text);
    failure.complain();
    let result = failure.result();
    for model in distinct(&args.model) {
        let mut tested = empty(args, input, model, "");
        match &result {
            Ok(Verdict::Unknown { reason: Reason::Stopped(stop) }) => tested.result = Ok(stopped(*stop)),
            Ok(_) => {}
            Err(trouble) => tested.result = Err(trouble.clone()),
        }
        if plain {
            printer.all.push(tested);
        } else {
            printer.print(tested);
        }
    }
    printer.finish(false);
    failure.exit().worst(args.page.test(&printer.all, (1, 1), !plain))
}

/// The program, if it has operations to test.
pub fn with_operations(input: &Input, loaded: Loaded) -> Result<Loaded, LoadFailure> {
    if !datatype::letters(&loaded.program).is_empty() {
        return Ok(loaded);
    }
    let text = "the program names no operations (FP_OPERATION)";
    let mut diagnostic = Diagnostic::new(Code::NoOperations, text).at(input.name().to_string(), 0, 0);
    if loaded.program.func_named("main").is_some() {
        let files = quoted(&input.files);
        diagnostic = diagnostic.note(format!("it has a function 'main': `fencepost check {files}` checks it"));
    }
    Err(LoadFailure::Input(vec![diagnostic]))
}

/// The program of a test under a model, if the input is about one.
pub fn of_input(input: &Input, loaded: Loaded, model: &Model) -> Result<Loaded, String> {
    let Some(text) = &input.test else { return Ok(loaded) };
    let test = Test::parse(text, &datatype::letters(&loaded.program)).map_err(|m| m.to_string())?;
    let harness = datatype::build(&loaded.program, &test)?;
    let program = if model.operations { harness.serial } else { harness.program };
    Ok(Loaded { program: Arc::new(program) })
}

/// The tests that are asked for.
fn tests(args: &TestArgs, loaded: &Loaded) -> Result<Vec<Test>, String> {
    let letters = datatype::letters(&loaded.program);
    if let Some(n) = args.generate {
        return Ok(Test::all(&letters, n as usize));
    }
    if args.tests.is_empty() {
        return Ok(Test::pairs(&letters));
    }
    let parse = |text: &String| Test::parse(text, &letters).map_err(|m| format!("test `{text}`, {m}"));
    args.tests.iter().map(parse).collect()
}

fn empty(args: &TestArgs, input: &Input, model: &Model, test: &str) -> Tested {
    Tested {
        files: input.files.clone(),
        model: model.name.to_string(),
        test: test.to_string(),
        spec: spec(args).name().to_string(),
        result: Ok(stopped(Stop::Cancelled)),
        observations: None,
        time: Duration::ZERO,
        accesses: (0, 0),
        size: (0, 0),
        stats: Vec::new(),
        trace_file: None,
        why: None,
        observes: true,
    }
}

fn spec(args: &TestArgs) -> Spec {
    match args.spec {
        SpecArg::Serial => Spec::Serial,
        SpecArg::Commit => Spec::Commit,
    }
}

fn stopped(stop: Stop) -> Ruling {
    Ruling::Unknown { reason: Reason::Stopped(stop).to_string(), stopped: Some(stop) }
}

fn one(args: &TestArgs, input: &Input, model: &'static Model, loaded: &Loaded, test: &Test, limits: &Limits) -> Tested {
    let mut tested = empty(args, input, model, &test.to_string());
    let harness: Harness = match datatype::build(&loaded.program, test) {
        Ok(harness) => harness,
        Err(text) => {
            tested.result = Err(Trouble::Internal(text));
            return tested;
        }
    };
    tested.observes = harness.observes();
    let budget = limits.budget();
    let (inner, unwind, spec) = (budget.clone(), args.unwind, spec(args));
    let program = Arc::new(harness.program.clone());
    let begin = Instant::now();
    let work = move || datatype::check(&TestTask { harness: &harness, model, spec, unwind, budget: inner });
    let ended = job::run(&budget, limits, &format!("{} under {}, {test}", input.name(), model.name), work);
    tested.time = begin.elapsed();
    match ended {
        Ok(ended) => fill(&mut tested, ended.value, ended.asked),
        Err(Failure::LeftBehind(stop)) => tested.result = Ok(stopped(stop)),
        Err(Failure::Panic(text)) => tested.result = Err(Trouble::Internal(text)),
    }
    if let Ok(Ruling::Fails { trace, .. } | Ruling::Wrong { trace, .. }) = &tested.result {
        tested.why = why::ask(&program, model, trace, limits);
    }
    tested
}

fn fill(tested: &mut Tested, report: TestReport, asked: Option<Stop>) {
    let n = report.numbers;
    tested.accesses = (n.loads, n.stores);
    tested.size = (n.variables, n.clauses);
    tested.observations = n.observations;
    let stats = [
        ("instructions", n.instructions),
        ("executions", n.executions),
        ("serial_nodes", n.nodes),
        ("serial_calls", n.calls),
    ];
    tested.stats = stats.map(|(name, n)| (name.to_string(), n)).to_vec();
    tested.result = match report.ruling {
        datatype::Ruling::Safe { scope } => Ok(Ruling::Safe(scope)),
        datatype::Ruling::Fails { finding, trace, serial } => Ok(Ruling::Fails { finding, trace, serial }),
        datatype::Ruling::Wrong(wrong) => Ok(wrong_one(*wrong)),
        datatype::Ruling::Unknown { reason: Reason::Stopped(Stop::Cancelled) } => {
            Ok(stopped(asked.unwrap_or(Stop::Cancelled)))
        }
        datatype::Ruling::Unknown { reason: Reason::Stopped(stop) } => Ok(stopped(stop)),
        datatype::Ruling::Unknown { reason: Reason::Internal(what) } => Err(Trouble::Internal(what)),
        datatype::Ruling::Unknown {
            reason:
                reason @ (Reason::Unsupported { .. } | Reason::Limit(_) | Reason::Undecided(_) | Reason::Otherwise(_)),
        } => Ok(Ruling::Unknown { reason: reason.to_string(), stopped: None }),
    };
}

fn wrong_one(wrong: Counterexample) -> Ruling {
    let (what, commits) = match wrong.fault {
        Fault::NotSerial => ("no serial execution has these observations", false),
        Fault::CommitPoints => ("the serial execution in the order of the commit points has other observations", true),
        Fault::CommitOrder => ("the commit points of a thread are not in the order of its calls", true),
    };
    let remark = match &wrong.serially {
        Some(Scope::All) => {
            "the commit points are at fault, not the data type: with --spec serial the test is safe".to_string()
        }
        Some(Scope::Bounded(bounds)) => {
            format!("the commit points may be at fault: with --spec serial the test is safe within bounds: {bounds}")
        }
        None => "the commit points may be at fault: another serial execution has the same observations".to_string(),
    };
    let title = |kind: &SerialKind| match kind {
        SerialKind::CommitOrder => "in the order of the commit points",
        SerialKind::Nearest => "nearest serial execution",
    };
    Ruling::Wrong {
        what: what.to_string(),
        remark: commits.then_some(remark),
        serials: wrong.serials.iter().map(|kind| title(kind).to_string()).collect(),
        calls: wrong.calls.iter().map(row).collect(),
        trace: wrong.trace,
    }
}

fn row(call: &Call) -> CallRow {
    let number = |bits: u128, width: u32| {
        let unused = 128 - width.clamp(1, 128);
        ((bits << unused) as i128) >> unused
    };
    let list = |items: &[datatype::Item], argument: bool| -> Vec<i128> {
        items.iter().filter(|i| i.argument == argument).map(|i| number(i.bits, i.width)).collect()
    };
    let serial = |s: &datatype::SerialCall| SerialRow { place: s.place, observed: list(&s.observed, false) };
    let serial: Vec<SerialRow> = call.serial.iter().map(serial).collect();
    CallRow {
        operation: call.letter.clone(),
        thread: call.thread,
        call: call.index + 1,
        arguments: list(&call.observed, true),
        observed: list(&call.observed, false),
        nearest: serial.first().map(|s| s.observed.clone()),
        place: serial.first().map(|s| s.place),
        serial,
    }
}

fn exit_of(tested: &Tested) -> Exit {
    match &tested.result {
        Ok(Ruling::Safe(_)) => Exit::Safe,
        Ok(Ruling::Fails { .. } | Ruling::Wrong { .. }) => Exit::Violation,
        Ok(Ruling::Unknown { stopped: None, .. }) => Exit::Unknown,
        Ok(Ruling::Unknown { stopped: Some(Stop::Time | Stop::Memory), .. }) => Exit::Resources,
        Ok(Ruling::Unknown { stopped: Some(Stop::Cancelled), .. }) => Exit::Interrupted,
        Err(Trouble::Input(_)) => Exit::Unsupported,
        Err(Trouble::Internal(_)) => Exit::Internal,
    }
}

/// A test as a part of a file's name.
pub fn file_part(test: &str) -> String {
    test.replace(" | ", "-").replace(" : ", "+").replace(' ', "")
}

/// Writes the execution of an unsafe answer to the file that the user named.
fn write_trace(args: &TestArgs, input: &Input, tests: usize, tested: &mut Tested) -> Exit {
    let trace: &Trace = match &tested.result {
        Ok(Ruling::Fails { trace, .. } | Ruling::Wrong { trace, .. }) => trace,
        Ok(Ruling::Safe(_) | Ruling::Unknown { .. }) | Err(_) => return Exit::Safe,
    };
    let Some(path) = &args.trace else { return Exit::Safe };
    let mut path: PathBuf = path.clone();
    if tests > 1 {
        path = with_model(&path, &file_part(&tested.test));
    }
    if distinct(&args.model).len() > 1 {
        path = with_model(&path, &tested.model);
    }
    let input = Input { test: Some(tested.test.clone()), ..input.clone() };
    let file = TraceFile::new(input, args.unwind, trace.clone());
    terminal::write_file(&path, &(json::pretty(&file) + "\n"), &mut tested.trace_file)
}

/// Prints tests as they come.
struct Printer {
    format: AnswerFormat,
    sources: Sources,
    all: Vec<Tested>,
    /// The tests about which a warning was printed: it is the same under every model.
    warned: BTreeSet<String>,
}

impl Printer {
    fn print(&mut self, tested: Tested) {
        match self.format {
            AnswerFormat::Plain(Format::Text) => {
                if let Err(Trouble::Internal(what)) = &tested.result {
                    terminal::complain(&crate::internal_error(what));
                }
                let style = terminal::stdout_style();
                let mut out = text(&tested, &mut self.sources, &style);
                if tested.warning().is_some() && self.warned.insert(tested.test.clone()) {
                    out.push_str(&warning(&tested, &style));
                }
                terminal::print(&out);
            }
            AnswerFormat::Plain(Format::Jsonl) => terminal::print(&(json::line(&record(&tested)) + "\n")),
            AnswerFormat::Plain(Format::Json) | AnswerFormat::Sarif | AnswerFormat::Github | AnswerFormat::Junit => {}
        }
        self.all.push(tested);
    }

    fn finish(&mut self, table: bool) {
        match self.format {
            AnswerFormat::Plain(Format::Text) if table && self.all.len() > 1 => {
                terminal::print(&format!("\n{}", summary(&self.all, &terminal::stdout_style())));
            }
            AnswerFormat::Plain(Format::Text | Format::Jsonl) => {}
            AnswerFormat::Plain(Format::Json) => {
                let records: Vec<_> = self.all.iter().map(record).collect();
                terminal::print(&(json::pretty(&records) + "\n"));
            }
            AnswerFormat::Sarif | AnswerFormat::Github | AnswerFormat::Junit => {
                formats::print(self.format, &Report::of_tests(&self.all), &mut self.sources);
            }
        }
    }
}
