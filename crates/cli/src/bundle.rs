//! The bundle of an internal error, such as a disagreement between engines: a folder to attach to a bug report.
//!
//! Guarantee: it holds all that is needed to see the error again without the user's machine: the program in
//! the intermediate representation (macros, headers and clang's version are behind it), what each engine said with its
//! numbers, the run that one of them shows, the command line and the version.
//! Misses: the sources as they were written; the user decides whether to add them.

use crate::input::{Input, TraceFile};
use fencepost_check::{Report, Scope, Verdict};
use fencepost_ir::Program;
use fencepost_report::json;
use std::io;
use std::path::{Path, PathBuf};

/// What is known about the task.
#[derive(Debug)]
pub struct Told<'a> {
    /// The program as it was named.
    pub input: &'a Input,
    /// The program.
    pub program: &'a Program,
    /// The model.
    pub model: &'a str,
    /// The engine that failed, or whose answer is in doubt.
    pub engine: &'a str,
    /// The properties.
    pub properties: &'a [String],
    /// The bound on loops.
    pub unwind: Option<u32>,
}

/// Writes the bundle, beside the user if that is possible, else into the folder for temporary files. The result is what to
/// tell the user.
pub fn write(told: &Told<'_>, what: &str, says: &[(&'static str, Report)]) -> String {
    let name = format!("fencepost-internal-error-{}", std::process::id());
    for folder in [PathBuf::from("."), std::env::temp_dir()] {
        let folder = folder.join(&name);
        if fill(&folder, told, says, what).is_ok() {
            return format!("{what}; please attach the folder {}", folder.display());
        }
    }
    format!("{what}; a folder for a bug report could not be written")
}

/// What two engines say that cannot both be right.
pub fn sentence([(a, first), (b, second)]: &[(&'static str, Report); 2]) -> String {
    format!("engines disagree: {a} says {}, {b} says {}", word(&first.verdict), word(&second.verdict))
}

fn word(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Safe { scope: Scope::All } => "safe in every run".to_string(),
        Verdict::Safe { scope } => format!("safe, {scope}"),
        Verdict::Unsafe { finding, .. } => format!("unsafe ({})", finding.kind),
        Verdict::Unknown { reason } => format!("unknown ({reason})"),
    }
}

fn fill(folder: &Path, told: &Told<'_>, says: &[(&'static str, Report)], what: &str) -> io::Result<()> {
    std::fs::create_dir_all(folder)?;
    std::fs::write(folder.join("program.ir"), fencepost_ir::text::print(told.program))?;
    let mut text = format!("fencepost {}\n{what}\n\n", env!("CARGO_PKG_VERSION"));
    text.push_str(&format!("files: {}\nmodel: {}\n", told.input.files.join(" "), told.model));
    text.push_str(&format!("engine: {}\nproperties: {}\n", told.engine, told.properties.join(" ")));
    text.push_str(&format!("command: {}\n", std::env::args().collect::<Vec<_>>().join(" ")));
    for (name, Report { verdict, stats, .. }) in says {
        text.push_str(&format!("\n{name}: {}\n", word(verdict)));
        stats.iter().for_each(|(number, n)| text.push_str(&format!("  {number} {n}\n")));
        if let Verdict::Unsafe { trace, .. } = verdict {
            let file = TraceFile::new(told.input.clone(), told.unwind, trace.as_ref().clone());
            std::fs::write(folder.join("run.json"), json::pretty(&file) + "\n")?;
        }
    }
    std::fs::write(folder.join("README.txt"), text)
}
