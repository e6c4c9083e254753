//! Table 1 of the SATCheck paper, beside what the directed engine reaches: the largest size of each program that is
//! explored completely within some seconds of CPU time.
//!
//! `satcheck [--seconds S] [--program NAME] [--model MODEL] [--assert] [--runs]`. With `--runs`: what one execution costs, and
//! the event graph that is built on the way, for longer and longer runs of the spin lock. A size is doubled until it takes too long, then
//! the largest is sought between the last two, to an eighth. `growth` is the exponent of the time between half the size and the size.
//! The paper's numbers are for one hour on a Xeon E3-1246 v3; its columns are sizes, not times.

use fencepost_benches::{cpu_seconds, program, row};
use fencepost_check::{Budget, Properties, Property, Task};
use fencepost_directed::{explore, Options};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A program of section 10, and the sizes that the paper reports for sc and tso.
struct Program {
    name: &'static str,
    file: &'static str,
    /// The macro that is the size.
    size: &'static str,
    sc: &'static str,
    tso: &'static str,
}

const PROGRAMS: [Program; 6] = [
    Program { name: "spinlock", file: "satcheck/spinlock.c", size: "N", sc: "250", tso: "100" },
    Program { name: "msqueue", file: "satcheck/msqueue.c", size: "N", sc: "13", tso: "13" },
    Program { name: "rwlock", file: "satcheck/rwlock.c", size: "N", sc: "20", tso: "20" },
    Program { name: "dekker", file: "satcheck/dekker.c", size: "N", sc: "30", tso: "40" },
    Program { name: "seqlock", file: "satcheck/seqlock.c", size: "N", sc: "60", tso: "60" },
    Program { name: "spin threads", file: "satcheck/spinlock.c", size: "T", sc: "90", tso: "-" },
];

/// The largest size that is tried.
const LARGEST: u32 = 4096;

struct Arguments {
    seconds: f64,
    program: Option<String>,
    model: Option<String>,
    assert: bool,
    runs: bool,
}

/// An exploration that was complete in time.
#[derive(Clone, Copy)]
struct Measured {
    executions: u64,
    solves: u64,
    /// The states of the explicit search, if it was that which settled the rest.
    states: u64,
    seconds: f64,
}

fn main() -> Result<(), String> {
    let arguments = arguments()?;
    // The interpreter recurses with the program.
    let body = move || run(&arguments);
    let thread = std::thread::Builder::new().stack_size(512 << 20).spawn(body).map_err(|e| e.to_string())?;
    thread.join().map_err(|_| "the benchmark panicked".to_string())?
}

fn arguments() -> Result<Arguments, String> {
    let mut out = Arguments { seconds: 10.0, program: None, model: None, assert: false, runs: false };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
        match word.as_str() {
            "--seconds" => out.seconds = value()?.parse().map_err(|_| "--seconds needs a number".to_string())?,
            "--program" => out.program = Some(value()?),
            "--model" => out.model = Some(value()?),
            "--assert" => out.assert = true,
            "--runs" => out.runs = true,
            _ => return Err(format!("there is no flag {word}")),
        }
    }
    Ok(out)
}

/// One execution of the spin lock of each size: shared operations, items of the graph, seconds, peak memory.
fn runs() -> Result<(), String> {
    row(&["shared operations", "items", "seconds", "peak MB"].map(String::from));
    for n in [312, 625, 1_250, 2_500, 5_000, 10_000] {
        let program = program("satcheck/spinlock.c", &[format!("N={n}")])?;
        let model = fencepost_models::model("sc").ok_or("no such model")?;
        let properties = Properties::NONE.with(Property::Assert);
        let task = Task { program: &program, model, properties, unwind: None, budget: Budget::unlimited() };
        let seen = explore(&task, Options { one_run: true, ..Options::default() });
        let shared = |i: &&fencepost_directed::graph::Item| {
            use fencepost_directed::graph::ItemKind::{CmpXchg, Load, Rmw, Store};
            matches!(i.kind, Load { .. } | Store { .. } | Rmw { .. } | CmpXchg { .. })
        };
        let operations = seen.graph.items.iter().filter(shared).count();
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let peak = status.lines().find_map(|l| l.strip_prefix("VmHWM:")).and_then(|l| l.split_whitespace().next());
        let peak = peak.and_then(|k| k.parse::<f64>().ok()).map_or("-".to_string(), |k| format!("{:.0}", k / 1024.0));
        let items = seen.graph.items.len();
        row(&[operations.to_string(), items.to_string(), format!("{:.2}", seen.first.as_secs_f64()), peak]);
    }
    Ok(())
}

fn run(arguments: &Arguments) -> Result<(), String> {
    if arguments.runs {
        return runs();
    }
    println!("largest size that is explored completely in {} s of CPU time", arguments.seconds);
    let heads = ["program", "model", "paper (1 h)", "size", "executions", "solves", "states", "seconds", "growth"];
    row(&heads.map(String::from));
    for p in PROGRAMS.iter().filter(|p| arguments.program.as_ref().is_none_or(|n| n == p.name)) {
        for model in ["sc", "tso", "pso", "rmo"] {
            if arguments.model.as_ref().is_none_or(|m| m == model) {
                line(p, model, arguments)?;
            }
        }
    }
    Ok(())
}

fn line(p: &Program, model: &str, arguments: &Arguments) -> Result<(), String> {
    let mut done: Vec<(u32, Measured)> = Vec::new();
    let (mut good, mut bad, mut size) = (0, None, 1);
    loop {
        match measure(p, model, size, arguments)? {
            Some(measured) => {
                done.push((size, measured));
                good = size;
            }
            None => bad = Some(size),
        }
        size = match bad {
            None if good < LARGEST => good * 2,
            Some(bad) if bad - good > (good / 8).max(1) => (good + bad) / 2,
            None | Some(_) => break,
        };
    }
    let find = |n: u32| done.iter().find(|(size, _)| *size == n).map(|(_, m)| *m);
    let paper = match model {
        "sc" => p.sc,
        "tso" => p.tso,
        _ => "-",
    };
    let head = [p.name.to_string(), model.to_string(), paper.to_string()];
    let Some(best) = find(good) else {
        let nothing = ["0", "-", "-", "-", "-", "-"].map(String::from);
        row(&[&head[..], &nothing[..]].concat());
        return Ok(());
    };
    let half = match find(good / 2) {
        Some(half) => Some(half),
        None => measure(p, model, (good / 2).max(1), arguments)?,
    };
    let growth = half.filter(|h| good > 1 && h.seconds > 0.0).map_or_else(
        || "-".to_string(),
        |h| format!("{:.1}", (best.seconds / h.seconds).ln() / (f64::from(good) / f64::from((good / 2).max(1))).ln()),
    );
    let more = good >= LARGEST && bad.is_none();
    let size = if more { format!(">= {good}") } else { good.to_string() };
    let rest = [
        size,
        best.executions.to_string(),
        best.solves.to_string(),
        best.states.to_string(),
        format!("{:.2}", best.seconds),
        growth,
    ];
    row(&[&head[..], &rest[..]].concat());
    Ok(())
}

/// Explores one size. `None` if that took too long; any other end that is not complete is an error.
fn measure(p: &Program, model: &str, size: u32, arguments: &Arguments) -> Result<Option<Measured>, String> {
    let mut defines = vec![format!("{}={size}", p.size)];
    if arguments.assert {
        defines.push("ASSERT".to_string());
    }
    let program = program(p.file, &defines)?;
    let model = fencepost_models::model(model).ok_or("no such model")?;
    // Other processes may have the processor: the limit in real time is only a guard.
    let budget = Budget::new(Some(Duration::from_secs_f64(3.0 * arguments.seconds)), None);
    let properties = Properties::NONE.with(Property::Assert).with(Property::Memsafety).with(Property::Deadlock);
    let task = Task { program: &program, model, properties, unwind: None, budget };
    let start = cpu_seconds();
    let (cancel, over) = (task.budget.cancel_flag(), AtomicBool::new(false));
    let seen = std::thread::scope(|scope| {
        scope.spawn(|| {
            while !over.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_millis(20));
                if cpu_seconds() - start > arguments.seconds {
                    cancel.store(true, Ordering::Relaxed);
                }
            }
        });
        let seen = explore(&task, Options { search: true, ..Options::default() });
        over.store(true, Ordering::Relaxed);
        seen
    });
    let seconds = cpu_seconds() - start;
    if seconds > arguments.seconds || task.budget.stop(0).is_some() {
        return Ok(None);
    }
    if !seen.complete || !seen.violations.is_empty() {
        let why = seen.reason.map_or_else(|| format!("{} violations", seen.violations.len()), |r| r.to_string());
        return Err(format!("{} of size {size} under {}: {why}", p.name, model.name));
    }
    Ok(Some(Measured { executions: seen.executions, solves: seen.solves, states: seen.states, seconds }))
}
