//! The engine `modular`: time and proofs against the size of the program, and how cost grows with loads, stores and threads.
//!
//! `cargo run --release -p fencepost-benches --bin modular [SECONDS]`. The programs are in `benches/programs/modular.c`: messages
//! (as many loads as stores, and as many assertions), stores to one place, a chain of threads, a counter under a lock. Each
//! cell: processor seconds and what came out, `safe` or the number of alarms; `-` is no answer in the time.

use fencepost_benches::{cpu_seconds, program, row};
use fencepost_check::{Budget, Engine, Properties, Property, Task, Verdict};
use fencepost_modular::Modular;
use std::time::Duration;

const MODELS: [&str; 4] = ["sc", "tso", "pso", "rmo"];

/// Title, macro, sizes, and how many shared operations a size has.
type Family = (&'static str, &'static str, &'static [u32], fn(u32) -> u32);

const FAMILIES: [Family; 4] = [
    ("messages: as many loads as stores", "MESSAGES", &[49, 149, 499, 1499], |n| 2 * n + 2),
    ("stores to one place", "STORES", &[98, 298, 998, 2998], |n| n + 2),
    ("a chain of threads", "CHAIN", &[5, 20, 40, 70], |n| 2 * n + 6),
    ("a counter under a lock", "COUNTER", &[1, 2, 3, 4, 5], |n| 6 * n + 1),
];

fn main() -> Result<(), String> {
    let seconds = std::env::args().nth(1).and_then(|s| s.parse().ok()).unwrap_or(60);
    for (title, name, sizes, operations) in FAMILIES {
        println!("\n{title}: processor seconds");
        let mut heading = vec!["operations".to_string()];
        heading.extend(MODELS.iter().map(|m| (*m).to_string()));
        row(&heading);
        for &n in sizes {
            let mut cells = vec![operations(n).to_string()];
            for model in MODELS {
                cells.push(cell(name, n, model, Duration::from_secs(seconds))?);
            }
            row(&cells);
        }
    }
    Ok(())
}

fn cell(name: &str, n: u32, model: &str, time: Duration) -> Result<String, String> {
    let program = program("modular.c", &[format!("N={n}"), name.to_string()])?;
    let model = fencepost_models::model(model).ok_or("no such model")?;
    let properties = Properties::NONE.with(Property::Assert);
    let task = Task { program: &program, model, properties, unwind: None, budget: Budget::new(Some(time), None) };
    let start = cpu_seconds();
    let report = Modular.check(&task);
    let seconds = cpu_seconds() - start;
    Ok(match (&report.verdict, &report.alarms) {
        (Verdict::Safe { .. }, _) => format!("{seconds:.2} safe"),
        (Verdict::Unsafe { .. } | Verdict::Unknown { .. }, Some(alarms)) => format!("{seconds:.2} {}", alarms.len()),
        (Verdict::Unsafe { .. } | Verdict::Unknown { .. }, None) => format!("{seconds:.2} -"),
    })
}
