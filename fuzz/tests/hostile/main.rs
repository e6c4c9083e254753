//! Inputs made to hurt: sizes, depths, cycles, and modules that contradict themselves.
//!
//! Each must end soon, without a panic, within [`MEMORY`] bytes of address space, as its table says: accepted, or
//! rejected with a diagnostic. What a mutation reaches only by luck stands here.

mod contradictions;
mod depths;
mod endless;
mod sizes;

use fencepost_fuzz::supervise::{MEMORY, STACK};
use fencepost_fuzz::{run, Ended, Kind};
use nix::sys::resource::{setrlimit, Resource};
use std::time::{Duration, Instant};

/// What must become of an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expect {
    /// A program.
    Accepted,
    /// A diagnostic.
    Rejected,
    /// Either of the two.
    Either,
}
pub use Expect::{Accepted, Either, Rejected};

/// An input: its name, what must become of it, its text.
pub type Case = (&'static str, Expect, String);

/// How long an input may take, on a busy machine and without optimisation.
const LIMIT: Duration = Duration::from_secs(30);

const HEAD: &str = "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128\"\n\
                    target triple = \"x86_64-pc-linux-gnu\"\n";

/// A module whose `main` has this body.
pub fn body(text: &str) -> String {
    format!("define i32 @main() {{\nentry:\n{text}\n  ret i32 0\n}}\n")
}

/// A module with these lines and a `main` with this body.
pub fn with(lines: &str, text: &str) -> String {
    format!("{lines}\n{}", body(text))
}

/// Runs the inputs and compares.
pub fn check(cases: Vec<Case>) {
    // An absurd allocation kills the test instead of the machine.
    setrlimit(Resource::RLIMIT_AS, MEMORY, MEMORY).expect("the limit can be lowered");
    let work = move || {
        let wrong: Vec<String> = cases.into_iter().filter_map(|case| judge(&case)).collect();
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    };
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(work).expect("a thread starts");
    if let Err(panic) = thread.join() {
        std::panic::resume_unwind(panic);
    }
}

/// What is wrong with what became of an input, if anything.
fn judge((name, expect, text): &Case) -> Option<String> {
    let input = format!("{HEAD}{text}");
    println!("{name} ({} bytes)", input.len());
    let start = Instant::now();
    let ended = run(Kind::Llvm, input.as_bytes(), 1);
    let took = start.elapsed();
    let short: String = format!("{ended:?}").chars().take(200).collect();
    println!("  {:.3} s {short}", took.as_secs_f64());
    let fits = match (&ended, expect) {
        (Ended::Accepted, Accepted | Either) | (Ended::Rejected(_), Rejected | Either) => true,
        (Ended::Accepted, Rejected) | (Ended::Rejected(_), Accepted) | (Ended::Wrong(_), _) => false,
    };
    (!fits || took > LIMIT).then(|| format!("{name}: {expect:?}, but {short} after {took:?}"))
}
