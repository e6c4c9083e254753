//! One case: an input through the front end and, if it is accepted, through everything cheap that follows.

use crate::seeds::Kind;
use fencepost_cfront::litmus::{self, LitmusProgram};
use fencepost_cfront::Options;
use fencepost_check::enumerate::machine::walk;
use fencepost_check::enumerate::{explore, Face, Options as Wanted};
use fencepost_check::{Budget, Properties, Property, Task};
use fencepost_ir::{text, verify, Diagnostic, Program};
use fencepost_models::Model;
use std::time::Duration;

/// Steps of the one schedule that is run.
const STEPS: u64 = 200;
/// The time for running and exploring an accepted program.
const TIME: Duration = Duration::from_millis(20);
/// The memory for exploring an accepted program, in bytes.
const MEMORY: u64 = 200 << 20;

/// The longest message that a diagnostic has, in bytes.
const LONGEST: usize = 4100;

/// How a case ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ended {
    /// A program that the verifier accepts.
    Accepted,
    /// A diagnostic; the text is the first one.
    Rejected(String),
    /// Something that must never happen, short of a panic.
    Wrong(String),
}

/// Runs an input. `number` varies the model, the face and the schedule.
pub fn run(kind: Kind, input: &[u8], number: u64) -> Ended {
    // Files are read with bytes that are not UTF-8 replaced, so the same is done here.
    let input = String::from_utf8_lossy(input);
    match kind {
        Kind::Llvm => llvm(&input, number),
        Kind::Litmus => litmus(&input, number),
        Kind::Ir => ir(&input, number),
    }
}

fn llvm(input: &str, number: u64) -> Ended {
    // A quarter of the cases keep every function, so that unreachable ones are lowered as well.
    let options = Options { require_main: !number.is_multiple_of(4), ..Options::default() };
    match fencepost_cfront::load_ll_text(input, "fuzz.ll", &options) {
        Ok(program) => accepted(&program, number),
        Err(errors) => match errors.first() {
            Some(first) => rejected(first),
            None => Ended::Wrong("rejected without a diagnostic".into()),
        },
    }
}

fn litmus(input: &str, number: u64) -> Ended {
    let options = litmus::Options { all_registers: number.is_multiple_of(2) };
    let test = match litmus::parse("fuzz.litmus", input, &options) {
        Ok(test) => test,
        Err(error) if error.line == 0 || error.column == 0 => {
            return Ended::Wrong(format!("a diagnostic without a position: {error}"));
        }
        Err(error) => return rejected(&error),
    };
    match &test.program {
        LitmusProgram::Ir(program) => {
            if let Some(wrong) = visit(program, number) {
                return wrong;
            }
            accepted(program, number)
        }
        LitmusProgram::C { .. } => Ended::Accepted,
    }
}

fn ir(input: &str, number: u64) -> Ended {
    match text::parse(input) {
        Err(error) if error.line == 0 => Ended::Wrong(format!("a diagnostic without a line: {error}")),
        Err(error) => Ended::Rejected(error.to_string()),
        Ok(program) => match verify::verify(&program) {
            Err(errors) => Ended::Rejected(errors.first().map(ToString::to_string).unwrap_or_default()),
            Ok(()) => accepted(&program, number),
        },
    }
}

fn rejected(diagnostic: &Diagnostic) -> Ended {
    if diagnostic.file.is_none() {
        return Ended::Wrong(format!("a diagnostic without a file: {diagnostic}"));
    }
    if diagnostic.message.starts_with("internal error") || diagnostic.message.len() > LONGEST {
        return Ended::Wrong(diagnostic.to_string());
    }
    Ended::Rejected(diagnostic.to_string())
}

/// What every accepted program must stand: the verifier, the text form, one schedule.
fn accepted(program: &Program, number: u64) -> Ended {
    if let Err(errors) = verify::verify(program) {
        let first = errors.first().map(ToString::to_string).unwrap_or_default();
        return Ended::Wrong(format!("accepted, but the verifier says: {first}"));
    }
    let printed = text::print(program);
    match text::parse(&printed) {
        Ok(again) if again == *program => {}
        Ok(_) => return Ended::Wrong("the text form reads back as another program".into()),
        Err(error) => return Ended::Wrong(format!("the text form does not read back: {error:?}")),
    }
    let budget = Budget::new(Some(TIME), Some(MEMORY));
    // A program that does not fit the address space is an error of its own, not a failure.
    let _ = walk::run(program, model(number), number, STEPS, &budget, &mut |_| {});
    Ended::Accepted
}

/// A short exploration, which must not find anything that does not replay.
fn visit(program: &Program, number: u64) -> Option<Ended> {
    let budget = Budget::new(Some(TIME), Some(MEMORY));
    let properties = Properties::NONE.with(Property::Assert).with(Property::Memsafety).with(Property::Deadlock);
    let task = Task { program, model: model(number), properties, unwind: Some(2), budget };
    let face = if (number / 3).is_multiple_of(2) { Face::Machine } else { Face::Axioms };
    let seen = explore(&task, face, &Wanted { finals: true, ..Wanted::default() })?;
    let (finding, trace) = seen.findings.first()?;
    match fencepost_check::replay::replay(program, task.model, trace) {
        Ok(()) => None,
        Err(error) => Some(Ended::Wrong(format!("{} does not replay: {error}", finding.kind))),
    }
}

fn model(number: u64) -> &'static Model {
    let names = ["sc", "tso", "pso"];
    let name = names[(number / 6 % 3) as usize];
    fencepost_models::model(name).unwrap_or(fencepost_models::MODELS[0])
}
