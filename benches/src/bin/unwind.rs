//! Memory unwinding, strategy by strategy: Figure 2 of the paper, and how the cost grows with the writes.
//!
//! `cargo run --release -p fencepost-benches --bin unwind [SECONDS]`. Fibonacci: the greatest value is found, and one more is
//! refuted. Writes: two threads that write 8 to 128 times, few of which matter; time, and the size of the formula.
//! Counters: threads that add to a shared counter under a lock, N times each; the sum is right. A stack under a lock, a queue without
//! one, litmus tests: a violation, and a proof.
//! A time in parentheses is that of an answer within bounds; `-` is none in the time.

use fencepost_benches::{program, row};
use fencepost_check::{Budget, Properties, Property, Scope, Task, Verdict};
use fencepost_ir::Program;
use fencepost_unwind::{check_with, Options, Reads, Strategy};
use std::time::{Duration, Instant};

const STRATEGIES: [(&str, Strategy); 5] = [
    ("explicit", Strategy::Fine(Reads::Explicit)),
    ("implicit", Strategy::Fine(Reads::Implicit)),
    ("mixed", Strategy::Fine(Reads::Mixed)),
    ("intra", Strategy::Intra),
    ("inter", Strategy::Inter),
];

fn main() -> Result<(), String> {
    let seconds = std::env::args().nth(1).and_then(|s| s.parse().ok()).unwrap_or(30);
    let time = Duration::from_secs(seconds);
    for (safe, title) in [(false, "the greatest value is reached"), (true, "one more is not")] {
        println!("\nfibonacci, {title}: seconds variables/clauses");
        heading("iterations");
        for n in 1..=8u32 {
            let bound = fibonacci(2 * n + 2) + u64::from(safe);
            let program = program("fibonacci.c", &[format!("N={n}"), format!("BOUND={bound}")])?;
            line(&format!("{n}"), &program, time, safe)?;
        }
    }
    for (safe, title) in [(false, "a violation"), (true, "a proof")] {
        println!("\ntwo threads that write, {title}: seconds variables/clauses");
        heading("writes");
        for n in [8u32, 16, 32, 64, 128] {
            let mut macros = vec![format!("WRITES={n}")];
            macros.extend(safe.then(|| "SAFE".to_string()));
            line(&format!("{n}"), &program("writes.c", &macros)?, time, safe)?;
        }
    }
    println!("\ncounter under a lock, two threads: seconds variables/clauses");
    heading("operations");
    for n in [1u32, 2, 4, 8] {
        let program = program("counter.c", &[format!("N={n}")])?;
        line(&format!("{n}"), &program, time, true)?;
    }
    for file in ["stack.c", "queue.c"] {
        for (safe, title) in [(false, "a violation"), (true, "a proof")] {
            println!("\n{file}, {title}: seconds variables/clauses");
            heading("values");
            for n in [1u32, 2, 4, 8] {
                let mut macros = vec![format!("N={n}")];
                macros.extend(safe.then(|| "SAFE".to_string()));
                line(&format!("{n}"), &program(file, &macros)?, time, safe)?;
            }
        }
    }
    for (safe, title) in [(false, "a violation"), (true, "a proof")] {
        println!("\nlitmus tests, {title}: seconds variables/clauses");
        heading("test");
        for (shape, name) in ["SB", "MP", "LB", "2+2W"].iter().enumerate() {
            let mut macros = vec![format!("SHAPE={shape}")];
            macros.extend(safe.then(|| "SAFE".to_string()));
            line(name, &program("litmus.c", &macros)?, time, safe)?;
        }
    }
    Ok(())
}

fn fibonacci(n: u32) -> u64 {
    let (mut a, mut b) = (0u64, 1u64);
    for _ in 0..n {
        (a, b) = (b, a + b);
    }
    a
}

fn heading(what: &str) {
    let mut cells = vec![what.to_string()];
    cells.extend(STRATEGIES.iter().map(|(n, _)| (*n).to_string()));
    row(&cells);
}

fn line(name: &str, program: &Program, time: Duration, safe: bool) -> Result<(), String> {
    let mut cells = vec![name.to_string()];
    for (strategy_name, strategy) in STRATEGIES {
        let model = fencepost_models::model("sc").ok_or("no such model")?;
        let properties = Properties::NONE.with(Property::Assert);
        let task = Task { program, model, properties, unwind: None, budget: Budget::new(Some(time), None) };
        let start = Instant::now();
        let report = check_with(&task, Options { strategy, ..Options::default() });
        let seconds = start.elapsed().as_secs_f64();
        let stat = |name: &str| report.stats.iter().find(|(n, _)| *n == name).map_or(0, |(_, v)| *v);
        let (variables, clauses) = (stat("variables"), stat("clauses"));
        cells.push(match (&report.verdict, safe) {
            (Verdict::Safe { scope: Scope::All }, true) | (Verdict::Unsafe { .. }, false) => {
                format!("{seconds:.2} {variables}/{clauses}")
            }
            (Verdict::Safe { scope: Scope::Bounded(_) }, _) => format!("({seconds:.1})"),
            (Verdict::Unknown { .. }, _) => "-".to_string(),
            (Verdict::Safe { .. } | Verdict::Unsafe { .. }, _) => {
                return Err(format!("{name}, {strategy_name}: a wrong answer"));
            }
        });
    }
    row(&cells);
    Ok(())
}
