//! The memoised search of the reference explorer: states, time and memory against operations and threads.
//!
//! Prints one table a program: the lock is tried N times by each of T threads, under sc, tso and pso. `growth` is the
//! number of states divided by that of the row before.

use fencepost_benches::{peak_megabytes, program, row};
use fencepost_check::enumerate::{explore, Face, Options};
use fencepost_check::{Budget, Properties, Property, Task};
use std::time::{Duration, Instant};

fn main() -> Result<(), String> {
    for name in ["spinlock.c", "rwlock.c"] {
        for model in ["sc", "tso", "pso"] {
            table(name, model, &[(2, 25), (2, 50), (2, 100), (2, 200)], "operations")?;
            table(name, model, &[(2, 10), (3, 10), (4, 10)], "threads")?;
        }
    }
    Ok(())
}

fn table(name: &str, model: &str, sizes: &[(u32, u32)], varied: &str) -> Result<(), String> {
    println!("\n{name}, {model}, more {varied}");
    row(&["threads", "operations", "states", "steps", "seconds", "state MB", "peak MB", "growth"].map(String::from));
    let mut before = 0u64;
    for (threads, operations) in sizes {
        let program = program(name, &[format!("T={threads}"), format!("N={operations}")])?;
        let model = fencepost_models::model(model).ok_or("no such model")?;
        let budget = Budget::new(Some(Duration::from_secs(20)), None);
        let properties = Properties::NONE.with(Property::Assert);
        let task = Task { program: &program, model, properties, unwind: None, budget };
        let start = Instant::now();
        let Some(seen) = explore(&task, Face::Machine, &Options::default()) else { continue };
        let seconds = start.elapsed().as_secs_f64();
        let stat = |name: &str| seen.stats.iter().find(|(n, _)| *n == name).map_or(0, |(_, v)| *v);
        let states = stat("states");
        let growth = if before == 0 { String::new() } else { format!("{:.2}", states as f64 / before as f64) };
        row(&[
            threads.to_string(),
            operations.to_string(),
            states.to_string(),
            stat("steps").to_string(),
            if seen.stopped.is_some() { format!("> {seconds:.1}") } else { format!("{seconds:.3}") },
            format!("{:.1}", stat("bytes") as f64 / 1e6),
            format!("{:.0}", peak_megabytes()),
            growth,
        ]);
        before = states;
    }
    Ok(())
}
