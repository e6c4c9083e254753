//! `check --witness FILE`: the run of an unsafe answer, as a witness for other verifiers.

use crate::args::CheckArgs;
use crate::check::{distinct, with_model};
use crate::exit::Exit;
use crate::input::Loaded;
use crate::terminal;
use fencepost_check::{Trace, Verdict};
use fencepost_report::rule::Rule;
use fencepost_report::witness::{self, graphml, yaml, InputFile, Task};
use fencepost_report::{Answer, Sources};
use std::path::Path;
use std::time::SystemTime;

/// Writes the witness of an unsafe answer to the file that the user named. A run that the formats cannot express is said on
/// standard error and changes no exit code.
pub fn write(args: &CheckArgs, program: &Loaded, answer: &mut Answer) -> Exit {
    let (Some(path), Ok(Verdict::Unsafe { finding, trace })) = (&args.witness, &answer.result) else {
        return Exit::Safe;
    };
    let path = if distinct(&args.model).len() > 1 { with_model(path, &answer.model) } else { path.clone() };
    let pointer_bits = program.program.target.pointer_bits;
    let text = match text(answer, trace, Rule::of(&finding.kind), pointer_bits, &path) {
        Ok(text) => text,
        Err(why) => {
            terminal::complain(&format!("note: no witness under {}: {why}\n", answer.model));
            return Exit::Safe;
        }
    };
    terminal::write_file(&path, &text, &mut answer.witness_file)
}

fn text(answer: &Answer, trace: &Trace, rule: Rule, pointer_bits: u8, path: &Path) -> Result<String, String> {
    let ending = |file: &String| Path::new(file).extension().and_then(|e| e.to_str()).map(str::to_string);
    if !answer.files.iter().all(|f| ending(f).is_some_and(|e| matches!(e.as_str(), "c" | "i" | "h" | "ll"))) {
        return Err("the formats of witnesses know only C".to_string());
    }
    let files = answer.files.iter().map(|f| InputFile::read(f)).collect::<Result<_, String>>()?;
    let task = Task { files, pointer_bits, engine: answer.engine.clone(), created: SystemTime::now() };
    let waypoints = witness::path(trace, &task, &mut Sources::new())?;
    let specification = witness::specification(rule, &waypoints);
    if path.extension().is_some_and(|e| e.eq_ignore_ascii_case("graphml")) {
        let first = trace.threads.first().map_or("main", |t| t.function.as_str());
        return Ok(graphml::document(&waypoints, &task, specification, &answer.model, first));
    }
    Ok(yaml::document(&waypoints, &task, specification, &answer.model).write())
}
