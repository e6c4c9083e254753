//! `fencepost check`: one program, one answer for each model.

use crate::args::{AnswerFormat, CheckArgs, EngineArg, Format};
use crate::board::Board;
use crate::bundle::{self, Told};
use crate::config::Invocation;
use crate::exit::Exit;
use crate::input::{Input, Loaded, TraceFile};
use crate::job::{self, Ended, Failure, Limits};
use crate::portfolio::{self, Disagreement, Raced};
use crate::{folder, formats, terminal, why, witness};
use fencepost_check::{Properties, Property, Reason, Report, Stop, Task, Verdict};
use fencepost_ir::passes::operations;
use fencepost_ir::{CheckKind, Code, Loc, Op, Program, Terminator};
use fencepost_models::Model;
use fencepost_report::answer::Known;
use fencepost_report::{json, text, Answer, Assertion, Report as Whole, Sources, Trouble};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Checks a program, or all programs of a folder.
pub fn main(args: &CheckArgs, invocation: &Invocation) -> Exit {
    if args.input.files.iter().any(|f| f.is_dir()) {
        return folder::main(args, invocation);
    }
    let limits = &args.limits.limits();
    let input = Input::new(&args.input);
    if let Err(exit) = input.find_files() {
        return exit;
    }
    if let Err(message) = args.unwinding() {
        terminal::error(Code::Usage, message);
        return Exit::Usage;
    }
    let mut printer = Printer::new(args.format, args.strategy.show_unwinding);
    let text = args.format == AnswerFormat::Plain(Format::Text);
    let mut exit = Exit::Safe;
    match input.load(limits) {
        Ok(program) => {
            for model in distinct(&args.model) {
                if job::interrupted() {
                    break;
                }
                let mut answer = one(args, &input, model, &program, limits);
                exit = exit.worst(write_trace(args, &input, &mut answer));
                exit = exit.worst(witness::write(args, &program, &mut answer));
                exit = exit.worst(Exit::of(&answer));
                printer.print(answer);
                if let (Some(line), AnswerFormat::Plain(Format::Text)) = (args.explain, args.format) {
                    explain(model, &program, line, limits);
                }
            }
        }
        Err(failure) => {
            failure.complain();
            exit = failure.exit();
            for model in distinct(&args.model) {
                let mut answer = empty(args, &input, model);
                answer.result = failure.result();
                if text {
                    printer.answers.push(answer);
                } else {
                    printer.print(answer);
                }
            }
        }
    }
    printer.finish();
    exit.worst(args.page.check(&printer.answers, distinct(&args.model).len(), !text))
}

/// Prints what the modular analysis knows at a line.
fn explain(model: &'static Model, program: &Loaded, line: u32, limits: &Limits) {
    let known = fencepost_modular::explain(&program.program, model, line, &limits.budget());
    let mut text = format!("  at line {line} under {}:\n", model.name);
    match known {
        None => text.push_str("    nothing is known: the threads do not unfold\n"),
        Some(facts) if facts.is_empty() => text.push_str("    no shared memory is touched\n"),
        Some(facts) => facts.iter().for_each(|f| text.push_str(&format!("    {f}\n"))),
    }
    terminal::print(&text);
}

/// The models asked for, each once.
pub fn distinct(models: &[&'static Model]) -> Vec<&'static Model> {
    let mut seen = Vec::new();
    for model in models {
        if !seen.contains(model) {
            seen.push(*model);
        }
    }
    seen
}

/// An answer that says nothing yet.
pub fn empty(args: &CheckArgs, input: &Input, model: &Model) -> Answer {
    let properties: Properties = args.property.iter().copied().collect();
    Answer {
        files: input.files.clone(),
        model: model.name.to_string(),
        engine: format!("{:?}", args.engine),
        properties: properties.iter().map(|p| p.name().to_string()).collect(),
        result: Ok(Verdict::Unknown { reason: Reason::Stopped(Stop::Cancelled) }),
        time: Duration::ZERO,
        stats: Vec::new(),
        assertions: Vec::new(),
        race: None,
        why: None,
        trace_file: None,
        witness_file: None,
    }
}

/// Asks the engine about one model.
pub fn one(args: &CheckArgs, input: &Input, model: &'static Model, program: &Loaded, limits: &Limits) -> Answer {
    if model.operations && !operations::any(&program.program) {
        let text = format!("note: {} names no operations (FP_OPERATION), so {} is sc\n", input.name(), model.name);
        terminal::complain(&text);
    }
    let budget = limits.budget();
    let (shared, inner) = (Arc::clone(&program.program), budget.clone());
    let (properties, unwind) = (args.property.iter().copied().collect(), args.unwind);
    let begin = Instant::now();
    let (engine, unwinding) = (args.engine, args.unwinding().ok().flatten());
    let board = Board::default();
    let written = board.clone();
    let work = move || {
        let task = Task { program: &shared, model, properties, unwind, budget: inner };
        match engine {
            EngineArg::Named(engine) if unwinding.is_some() => {
                let report = fencepost_unwind::check_with(&task, unwinding.unwrap_or_default());
                Some(Raced::alone(engine.name(), report))
            }
            EngineArg::Auto => {
                portfolio::race(&task, &written);
                None
            }
            EngineArg::Named(engine) if portfolio::doubted(engine, &task, &written) => None,
            EngineArg::Named(engine) => Some(Raced::alone(engine.name(), engine.check(&task))),
        }
    };
    let ended = job::run(&budget, limits, &format!("{} under {}", input.name(), model.name), work);
    let mut answer = empty(args, input, model);
    let mut alarms = None;
    answer.time = begin.elapsed();
    // A race that did not end in time has said what it knows.
    let ended = match ended {
        Err(Failure::LeftBehind(stop)) if matches!(engine, EngineArg::Auto) => {
            Ok(Ended { value: None, asked: Some(stop) })
        }
        ended => ended,
    };
    match ended {
        Ok(ended) => {
            let raced = ended.value.unwrap_or_else(|| board.outcome(unwind, ended.asked, limits));
            let Raced { winner, report: Report { verdict, stats, alarms: found }, race, disagreement } = raced;
            (alarms, answer.race) = (found, race);
            answer.engine = winner.to_string();
            answer.stats = stats.into_iter().map(|(name, n)| (name.to_string(), n)).collect();
            answer.result = match disagreement {
                None => settle(verdict, ended.asked),
                Some(Disagreement { says }) => Err((bundle::sentence(&says), says.to_vec())),
            }
            .or_else(|(what, says)| bundled(args, input, &answer, &program.program, &what, &says));
        }
        Err(Failure::LeftBehind(stop)) => {
            answer.result = Ok(Verdict::Unknown { reason: Reason::Stopped(stop) });
        }
        Err(Failure::Panic(text)) => answer.result = bundled(args, input, &answer, &program.program, &text, &[]),
    }
    answer.assertions = assertions(&program.program, &answer, alarms.as_deref());
    if let Ok(Verdict::Unsafe { trace, .. }) = &answer.result {
        answer.why = why::ask(&program.program, model, trace, limits);
    }
    answer
}

/// What is wrong with the tool, and which engines said what.
type Failed = (String, Vec<(&'static str, Report)>);

/// The verdict as the user sees it: who cancelled is known here, and an engine's own alarm is an internal error.
fn settle(verdict: Verdict, asked: Option<Stop>) -> Result<Verdict, Failed> {
    match verdict {
        Verdict::Unknown { reason: Reason::Stopped(Stop::Cancelled) } => {
            Ok(Verdict::Unknown { reason: Reason::Stopped(asked.unwrap_or(Stop::Cancelled)) })
        }
        Verdict::Unknown { reason: Reason::Internal(what) } => Err((what, Vec::new())),
        Verdict::Safe { .. } | Verdict::Unsafe { .. } | Verdict::Unknown { .. } => Ok(verdict),
    }
}

/// The answer where the tool itself is wrong, with a bundle for a report.
fn bundled(
    args: &CheckArgs,
    input: &Input,
    answer: &Answer,
    program: &Program,
    what: &str,
    says: &[(&'static str, Report)],
) -> Result<Verdict, Trouble> {
    let (model, properties, unwind) = (answer.model.as_str(), &answer.properties[..], args.unwind);
    let told = Told { input, program, model, engine: &answer.engine, properties, unwind };
    Err(Trouble::Internal(bundle::write(&told, what, says)))
}

/// The assertions of the program, and what the answer says about each.
fn assertions(program: &Program, answer: &Answer, alarms: Option<&[(Loc, String)]>) -> Vec<Assertion> {
    let mut places: BTreeSet<Loc> = BTreeSet::new();
    for func in program.functions.iter().filter(|f| !f.library) {
        for block in &func.blocks {
            for inst in &block.insts {
                if matches!(inst.op, Op::Assert { kind: CheckKind::Assertion, .. }) {
                    places.insert(Loc { column: 0, ..inst.loc });
                }
            }
            if matches!(block.term, Terminator::Fail { kind: CheckKind::Assertion, .. }) {
                places.insert(Loc { column: 0, ..block.loc });
            }
        }
    }
    let asserts = answer.properties.iter().any(|p| p == Property::Assert.name());
    let failed = match &answer.result {
        Ok(Verdict::Unsafe { trace, .. }) if trace.violates(Property::Assert) => {
            Some((trace.finding.file.clone(), trace.finding.line))
        }
        Ok(_) | Err(_) => None,
    };
    let safe = asserts && matches!(answer.result, Ok(Verdict::Safe { .. }));
    places
        .into_iter()
        .filter_map(|loc| program.file_name(loc).map(|file| (file.to_string(), loc.line)))
        .map(|(file, line)| {
            let alarm = |(loc, _): &&(Loc, String)| loc.line == line && program.file_name(*loc) == Some(&file);
            let reason = alarms.and_then(|a| a.iter().find(alarm)).map(|a| a.1.clone());
            let proved = asserts && alarms.is_some() && reason.is_none();
            let verdict = match &failed {
                Some(place) if (&place.0, place.1) == (&file, line) => Known::Unsafe,
                Some(_) | None if safe || proved => Known::Safe,
                Some(_) | None => Known::Unknown,
            };
            Assertion { file, line, verdict, reason }
        })
        .collect()
}

/// Writes the run of an unsafe answer to the file that the user named.
pub fn write_trace(args: &CheckArgs, input: &Input, answer: &mut Answer) -> Exit {
    let (Some(path), Ok(Verdict::Unsafe { trace, .. })) = (&args.trace, &answer.result) else { return Exit::Safe };
    let path = if distinct(&args.model).len() > 1 { with_model(path, &answer.model) } else { path.clone() };
    let file = TraceFile::new(input.clone(), args.unwind, trace.as_ref().clone());
    terminal::write_file(&path, &(json::pretty(&file) + "\n"), &mut answer.trace_file)
}

/// The file's name with the model's: `run.json` becomes `run.tso.json`.
pub fn with_model(path: &Path, model: &str) -> PathBuf {
    match path.extension() {
        Some(extension) => {
            let mut end = std::ffi::OsString::from(model);
            end.push(".");
            end.push(extension);
            path.with_extension(end)
        }
        None => path.with_extension(model),
    }
}

/// Prints answers as they come.
pub struct Printer {
    format: AnswerFormat,
    /// Whether the unwinding of a run is printed behind it.
    unwinding: bool,
    sources: Sources,
    /// What was printed, or is printed at the end.
    pub answers: Vec<Answer>,
    spoken: bool,
}

impl Printer {
    /// A printer for a format.
    pub fn new(format: AnswerFormat, unwinding: bool) -> Printer {
        Printer { format, unwinding, sources: Sources::new(), answers: Vec::new(), spoken: false }
    }

    /// Whether something was printed.
    pub fn has_spoken(&self) -> bool {
        self.spoken
    }

    /// Prints an answer if the format is one that does not wait for the last.
    pub fn print(&mut self, answer: Answer) {
        self.spoken = true;
        match self.format {
            AnswerFormat::Plain(Format::Text) => {
                if let Err(Trouble::Internal(what)) = &answer.result {
                    terminal::complain(&crate::internal_error(what));
                }
                terminal::print(&text::check(&answer, &mut self.sources, &terminal::stdout_style()));
                if let (true, Ok(Verdict::Unsafe { trace, .. })) = (self.unwinding, &answer.result) {
                    terminal::print(&format!("\n{}", fencepost_report::unwinding::table(trace)));
                }
            }
            AnswerFormat::Plain(Format::Jsonl) => {
                terminal::print(&(json::line(&json::check_record(&answer)) + "\n"));
            }
            AnswerFormat::Plain(Format::Json) | AnswerFormat::Sarif | AnswerFormat::Github | AnswerFormat::Junit => {}
        }
        self.answers.push(answer);
    }

    /// Prints what is left to print.
    pub fn finish(&mut self) {
        match self.format {
            AnswerFormat::Plain(Format::Text) => {
                let many = self.answers.len() > 1;
                if many && self.answers.iter().any(|a| matches!(a.result, Ok(Verdict::Unsafe { .. }))) {
                    let table = text::summary(&self.answers, &terminal::stdout_style());
                    terminal::print(&format!("\n{table}"));
                }
            }
            AnswerFormat::Plain(Format::Jsonl) => {}
            AnswerFormat::Plain(Format::Json) => {
                let records: Vec<json::CheckRecord<'_>> = self.answers.iter().map(json::check_record).collect();
                terminal::print(&(json::pretty(&records) + "\n"));
            }
            AnswerFormat::Sarif | AnswerFormat::Github | AnswerFormat::Junit => {
                formats::print(self.format, &Whole::of_answers(&self.answers), &mut self.sources);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trace_file_carries_the_model() {
        assert_eq!(with_model(Path::new("out/run.json"), "tso"), Path::new("out/run.tso.json"));
        assert_eq!(with_model(Path::new("run"), "tso"), Path::new("run.tso"));
    }
}
