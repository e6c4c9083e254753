//! `fencepost check DIR`: many programs, several at a time, and a table at the end.
//!
//! Guarantee: what is printed does not depend on which program is done first. The settings are those of each program, and
//! the limits of time those of each program and model. Memory is shared, so a program that ran out of it while others ran is
//! checked again alone, and so is one that has a limit of its own. An interruption leaves what is known so far.

use crate::args::{AnswerFormat, CheckArgs, Format};
use crate::check::{self, distinct, with_model, Printer};
use crate::config::Invocation;
use crate::exit::Exit;
use crate::input::{Input, LoadFailure};
use crate::job::{self, Limits};
use crate::{memory, programs, progress, terminal, witness};
use fencepost_check::{Stop, Verdict};
use fencepost_ir::Code;
use fencepost_report::matrix::{self, Row};
use fencepost_report::Answer;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;

/// A program with how it is checked.
#[derive(Debug)]
pub struct Work {
    /// The program in a word.
    pub name: String,
    /// The settings for it.
    pub args: CheckArgs,
}

/// What came of a program.
#[derive(Debug)]
pub struct Checked {
    /// One answer for each model; none if the program was skipped.
    pub answers: Vec<Answer>,
    /// What is wrong with its input.
    pub complaint: String,
    /// Why it was not checked at all.
    pub skipped: Option<String>,
    /// How bad it is.
    pub exit: Exit,
}

/// Checks the programs of folders.
pub fn main(args: &CheckArgs, invocation: &Invocation) -> Exit {
    let work = match prepare(args, invocation) {
        Ok(work) => work,
        Err(exit) => return exit,
    };
    if work.is_empty() {
        // A wrong name must not look like a proof.
        let folders: Vec<String> = args.input.files.iter().map(|f| f.display().to_string()).collect();
        let endings: Vec<String> = programs::ENDINGS.iter().map(|e| format!(".{e}")).collect();
        let text = format!("there is no program in {}: no file ends in {}", folders.join(", "), endings.join(", "));
        terminal::error(Code::Usage, &text);
        return Exit::Usage;
    }
    let mut output = Output::new(args, work.len());
    let limits = &args.limits.limits();
    run(&work, limits, &mut |number, checked| output.take(&work[number].name, checked));
    let exit = output.finish();
    if output.skipped == work.len() && exit == Exit::Safe {
        terminal::error(Code::Usage, "nothing was checked: every program was skipped");
        return Exit::Usage;
    }
    exit
}

/// The programs that the command line names, each with its settings.
pub fn prepare(args: &CheckArgs, invocation: &Invocation) -> Result<Vec<Work>, Exit> {
    if args.explain.is_some() {
        terminal::error(Code::Usage, "--explain is about a line of one program, not of a folder");
        return Err(Exit::Usage);
    }
    let found = programs::find(&args.input.files, invocation.config.as_ref())?;
    let several = found.len() > 1;
    let mut work = Vec::new();
    for files in found {
        let mut own = invocation.check_args(&files)?;
        if let Err(message) = own.unwinding() {
            terminal::error(Code::Usage, message);
            return Err(Exit::Usage);
        }
        let name = programs::name(&files);
        if several {
            let word = files.first().map(|f| f.display().to_string()).unwrap_or_default();
            let word = word.trim_start_matches(['/', '.']).replace('/', "-");
            let files = [&mut own.trace, &mut own.witness, &mut own.page.html, &mut own.page.graph];
            for path in files.into_iter().flatten() {
                *path = with_model(path, &word);
            }
        }
        own.format = args.format;
        own.input.files = files;
        work.push(Work { name, args: own });
    }
    Ok(work)
}

/// Checks programs, as many at a time as there are cores; hands out what came of them in their order.
pub fn run(work: &[Work], limits: &Limits, done: &mut dyn FnMut(usize, Checked)) {
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    let is_shared = |number: &usize| work[*number].args.limits.own().memory == limits.memory;
    let (shared, mut alone): (Vec<usize>, Vec<usize>) = (0..work.len()).partition(is_shared);
    let workers = cores.min(shared.len());
    let (next, (send, receive)) = (AtomicUsize::new(0), channel());
    let mut waiting: BTreeMap<usize, Checked> = BTreeMap::new();
    let mut at = 0;
    std::thread::scope(|scope| {
        for _ in 0..workers {
            let (send, next, shared) = (send.clone(), &next, &shared);
            scope.spawn(move || {
                if workers > 1 {
                    progress::silence();
                }
                loop {
                    let number = shared.get(next.fetch_add(1, Ordering::Relaxed));
                    let Some(&number) = number.filter(|_| !job::interrupted()) else { break };
                    // The receiver is there until all senders are gone.
                    let _ = send.send((number, check(&work[number].args)));
                }
            });
        }
        drop(send);
        for (number, checked) in receive {
            if workers > 1 && ran_out_of_memory(&checked) {
                alone.push(number);
                continue;
            }
            waiting.insert(number, checked);
            while let Some(checked) = waiting.remove(&at) {
                done(at, checked);
                at += 1;
            }
        }
    });
    for number in alone {
        if job::interrupted() {
            break;
        }
        memory::set_limit(work[number].args.limits.own().memory);
        waiting.insert(number, check(&work[number].args));
    }
    memory::set_limit(limits.memory);
    waiting.into_iter().for_each(|(number, checked)| done(number, checked));
}

/// Whether a program had too little memory.
fn ran_out_of_memory(checked: &Checked) -> bool {
    checked.answers.iter().any(|a| a.stopped() == Some(Stop::Memory)) && !job::interrupted()
}

/// Checks one program under each model.
fn check(args: &CheckArgs) -> Checked {
    let mut checked = Checked { answers: Vec::new(), complaint: String::new(), skipped: None, exit: Exit::Safe };
    let limits = &args.limits.own();
    let input = Input::new(&args.input);
    if let Err(exit) = input.find_files() {
        checked.skipped = Some("it cannot be read".to_string());
        checked.exit = exit;
        return checked;
    }
    match input.load(limits) {
        Ok(program) => {
            for model in distinct(&args.model) {
                if job::interrupted() {
                    break;
                }
                let mut answer = check::one(args, &input, model, &program, limits);
                checked.exit = checked.exit.worst(check::write_trace(args, &input, &mut answer));
                checked.exit = checked.exit.worst(witness::write(args, &program, &mut answer));
                checked.exit = checked.exit.worst(Exit::of(&answer));
                checked.answers.push(answer);
            }
            let page = args.page.check(&checked.answers, distinct(&args.model).len(), true);
            checked.exit = checked.exit.worst(page);
        }
        Err(LoadFailure::Input(list)) if list.iter().all(|d| d.code == Code::NoMain) => {
            // A file without `main` is a part of a program, or a data type to test.
            let tests = list.iter().flat_map(|d| d.notes.first()).map(|note| format!("; {note}"));
            checked.skipped = Some(format!("it has no function 'main'{}", tests.collect::<String>()));
        }
        Err(failure) => {
            checked.complaint = failure.text();
            checked.exit = failure.exit();
            checked.answers.extend(distinct(&args.model).into_iter().map(|model| {
                let mut answer = check::empty(args, &input, model);
                answer.result = failure.result();
                answer
            }));
        }
    }
    checked
}

/// What is printed about many programs.
pub struct Output {
    text: bool,
    /// With one program, proofs are printed in full, too.
    single: bool,
    printer: Printer,
    rows: Vec<Row>,
    total: usize,
    /// How many programs were not checked at all.
    skipped: usize,
    exit: Exit,
}

impl Output {
    /// An output for so many programs.
    pub fn new(args: &CheckArgs, total: usize) -> Output {
        Output {
            text: args.format == AnswerFormat::Plain(Format::Text),
            single: total == 1,
            printer: Printer::new(args.format, args.strategy.show_unwinding),
            rows: Vec::new(),
            total,
            skipped: 0,
            exit: Exit::Safe,
        }
    }

    /// Prints what came of a program: each violation, and each question that stays open.
    pub fn take(&mut self, name: &str, checked: Checked) {
        self.exit = self.exit.worst(checked.exit);
        self.skipped += usize::from(checked.skipped.is_some());
        self.rows.push(Row::new(name, &checked.answers, checked.skipped.as_deref()));
        terminal::complain(&checked.complaint);
        if let (false, Some(why)) = (self.text, &checked.skipped) {
            terminal::complain(&format!("note: {name} is skipped: {why}\n"));
        }
        for answer in checked.answers {
            let refused = !checked.complaint.is_empty();
            let proof = matches!(answer.result, Ok(Verdict::Safe { .. }));
            if self.text && (refused || proof && !self.single) {
                self.printer.answers.push(answer);
            } else {
                self.printer.print(answer);
            }
        }
    }

    /// Prints what is left to print; the exit code is that of the worst program.
    pub fn finish(&mut self) -> Exit {
        if self.text && (!self.single || self.skipped > 0) {
            let space = if self.printer.has_spoken() { "\n" } else { "" };
            let table = matrix::render(&self.rows, self.total, &terminal::stdout_style());
            terminal::print(&format!("{space}{table}"));
        } else {
            self.printer.finish();
        }
        self.exit
    }

    /// The rows of the table.
    pub fn into_rows(self) -> Vec<Row> {
        self.rows
    }
}

impl Invocation {
    /// The arguments of `check` with the settings for a program.
    pub fn check_args(&self, files: &[PathBuf]) -> Result<CheckArgs, Exit> {
        use crate::args::Command;
        match self.cli(files)?.command {
            Command::Check(args) => Ok(args),
            Command::Watch(args) => Ok(args.check),
            other => {
                terminal::error(Code::InternalError, &format!("no command that checks: {other:?}"));
                Err(Exit::Internal)
            }
        }
    }
}
