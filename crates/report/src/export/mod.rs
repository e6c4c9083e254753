//! A run as a C test: the program itself, with the schedule of the run forced upon it.
//!
//! Source: the hooks that compilers place before memory accesses for ThreadSanitizer. The test includes the program's
//! source and, in `runtime.c`, defines the hooks itself: each one waits until the run's memory order has come to its access.
//! Atomic accesses are carried out by the hooks; a plain store that is late in the run is taken back out of memory before
//! another thread goes on. So stores of a model with store buffers reach memory as late as in the run, on any machine. The
//! thread library is wrapped (`threads.c`, `library.c`), inputs have the values of the run (`verifier.rs`), and an object on the
//! heap is found by counting the allocations of its thread.
//! Guarantee: if the test ends by the violation, the program's own code has shown it, after exactly the accesses of the run, and
//! no fence or memory order of the program forbids what its stores did. If the compiled program does not do the accesses of the
//! run in order, the test says so and ends with exit code 3. If it does, and nothing is violated, the exit code is 0.
//! Misses, refused in words: late loads; shared memory that cannot be found; several files; what else blocks; data races and most
//! memory errors, which need not stop a real program.

mod acts;
mod tables;
mod verifier;

use acts::{Act, Place};
use fencepost_check::replay::memory::Memory;
use fencepost_check::trace::{Claim, Trace};
use fencepost_models::Model;
use std::collections::BTreeSet;
use std::fmt::Write;
pub use verifier::missing;

/// The program that a test includes.
#[derive(Clone, Debug)]
pub struct Included<'a> {
    /// The name of its file for `#include`.
    pub file: &'a str,
    /// Macros, as `X` or `X=V`.
    pub defines: &'a [String],
    /// The functions of SV-COMP that it calls and does not define.
    pub missing: Vec<String>,
    /// Whether it includes `fencepost.h`.
    pub header: bool,
    /// Whether it names a function of the library that copies or fills blocks.
    pub blocks: bool,
    /// The commands that compile, link and run the test, by gcc and by clang.
    pub commands: &'a [String],
}

/// A run with what its program says about it.
#[derive(Clone, Copy, Debug)]
pub struct Run<'a> {
    /// The run.
    pub trace: &'a Trace,
    /// The model that it is legal under.
    pub model: &'static Model,
    /// What each event touches.
    pub memory: &'a [Memory],
}

/// The commands that compile, link and run a test, with further flags for the compilers: one for gcc, one for this clang.
pub fn commands(test: &str, flags: &[String], clang: &str) -> [String; 2] {
    let stem = test.strip_suffix(".c").filter(|stem| !stem.is_empty() && !stem.ends_with('/')).unwrap_or("test");
    let (test, object, binary) = (quoted(test), quoted(&format!("{stem}.o")), quoted(stem));
    let run = if binary.contains('/') { binary.clone() } else { format!("./{binary}") };
    let flags: String = flags.iter().map(|flag| format!(" {}", quoted(flag))).collect();
    let command = |compiler: &str, own: &str| {
        format!(
            "{compiler} -g -fsanitize=thread{own}{flags} -c {test} -o {object} && \
             {compiler} {object} -pthread -o {binary} && {run}"
        )
    };
    [command("gcc", ""), command(&quoted(clang), " -mllvm -tsan-instrument-read-before-write")]
}

/// A word as a shell takes it.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "_-./=+:,@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_string();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

/// The test, or why there is none.
pub fn c_test(run: Run<'_>, program: &Included<'_>) -> Result<String, String> {
    let trace = run.trace;
    let ends = Ends::of(trace)?;
    let (acts, places) = acts::of(run)?;
    Ok(render(run, program, ends, &acts, &places))
}

/// How a real program shows the violation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ends {
    /// An assertion fails.
    Assertion,
    /// Nothing happens any more.
    Deadlock,
    /// The machine ends it, by an access through a null pointer.
    Null,
    /// The machine ends it, by a division by zero.
    Division,
}

impl Ends {
    fn of(trace: &Trace) -> Result<Ends, String> {
        let silent = || Err(format!("a violation of {} need not stop a real program", trace.finding.property));
        match trace.finding.claim {
            Some(Claim::Assertion | Claim::Trap | Claim::Unreachable) => Ok(Ends::Assertion),
            Some(Claim::Deadlock) => Ok(Ends::Deadlock),
            Some(Claim::NullAccess) => Ok(Ends::Null),
            Some(Claim::DivisionByZero) => Ok(Ends::Division),
            Some(
                Claim::LockMisuse
                | Claim::MemoryMisuse
                | Claim::OutOfBounds
                | Claim::UseAfterFree
                | Claim::DoubleFree
                | Claim::InvalidFree
                | Claim::ConstWrite
                | Claim::UndefinedValue
                | Claim::BadCall
                | Claim::BadJoin
                | Claim::Overlap
                | Claim::LateAccess { .. }
                | Claim::Race { .. },
            ) => silent(),
            None if trace.has_finding() => silent(),
            None => Err("the run violates nothing".to_string()),
        }
    }

    /// Which fault the test waits for, if any.
    fn fault(self) -> u32 {
        match self {
            Ends::Assertion | Ends::Deadlock => 0,
            Ends::Null => 1,
            Ends::Division => 2,
        }
    }
}

/// The parts of `library.c`, each with the names that it is for: beginnings of names of functions.
fn parts() -> impl Iterator<Item = (&'static str, &'static str)> {
    include_str!("library.c").split("@@ ").filter_map(|part| part.split_once('\n'))
}

fn render(run: Run<'_>, program: &Included<'_>, ends: Ends, acts: &[Act], places: &[Place]) -> String {
    let trace = run.trace;
    let tables = tables::Tables::new(run, acts, places);
    let mut out = head(trace, program, acts.iter().any(|a| a.late));
    for (name, number) in tables.numbers(ends == Ends::Deadlock) {
        put(&mut out, format_args!("#define FPX_{name} {number}\n"));
    }
    put(&mut out, format_args!("#define FPX_FAULT {}\n", ends.fault()));
    out.push_str(&include_str!("runtime.c").replace("@RUN@", &tables.text()));
    out.push_str(include_str!("threads.c"));
    let called: BTreeSet<&str> = trace.events.iter().map(crate::steps::library_name).collect();
    for (name, text) in parts() {
        let wanted = match name {
            "faults" => ends.fault() > 0,
            "malloc" => tables.has_objects(),
            "inputs" => tables.has_inputs(),
            "blocks" => program.blocks || tables.has_blocks(),
            "always" => true,
            _ => called.iter().any(|c| c.starts_with(name)),
        };
        if wanted {
            put(&mut out, format_args!("\n{text}"));
        }
    }
    out.push_str("\n#define __FENCEPOST__ 1\n");
    for define in program.defines {
        let define = if define.contains('=') { define.replacen('=', " ", 1) } else { format!("{define} 1") };
        put(&mut out, format_args!("#define {define}\n"));
    }
    put(&mut out, format_args!("\n/* The program. */\n#include \"{}\"\n\n", program.file));
    out.push_str(&verifier::functions(program));
    out.push_str(&tables.places_text());
    out
}

/// Writing to a text does not fail.
fn put(out: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = out.write_fmt(text);
}

fn head(trace: &Trace, program: &Included<'_>, late: bool) -> String {
    let f = &trace.finding;
    let mut out = format!(
        "/* A run of {} under {} that violates a property, in thread {}, line {}:\n * {}\n *\n",
        program.file,
        trace.model,
        f.thread,
        f.line,
        f.message.replace("*/", "* /"),
    );
    if late {
        out.push_str(
            " * Stores of this run reach memory late: the hooks keep them back, as the store buffers of the model do.\n",
        );
    }
    out.push_str(
        " * The program is compiled with the hooks of ThreadSanitizer, which this file defines, and linked without it, by one of:\n",
    );
    for command in program.commands {
        put(&mut out, format_args!(" *   {}\n", command.replace("*/", "* /")));
    }
    out.push_str(
        " * It ends by the violation. Exit code 0 says that the program follows the run and nothing is violated any more, and\n \
         * exit code 3 that the program, as compiled, does not follow the run. */\n",
    );
    out
}
