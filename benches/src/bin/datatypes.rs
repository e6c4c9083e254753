//! Figures 4 and 5 of CAV'06 beside what `fencepost test` takes: the two-lock queue, fenced, on `relaxed`.
//!
//! `datatypes [--seconds S] [--model MODEL] [--spec serial|commit] [--largest N]`. The tests of Figure 4, then Tpc from 2 calls a
//! thread on, as long as each is decided within S seconds of CPU time, up to N calls. The paper's numbers were measured with
//! zChaff on a Pentium 4 of 3 GHz; a column of ours is followed by the paper's.

use fencepost_benches::{cpu_seconds, row};
use fencepost_check::{Budget, Scope};
use fencepost_models::Model;
use fencepost_symbolic::datatype::{build, check, letters, Ruling, Spec, Test, TestTask};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A row of Figure 5: the test, instructions, loads, stores, variables, clauses, seconds.
const PAPER: [(&str, [&str; 6]); 12] = [
    ("T0", ["65", "12", "18", "551", "4081", "0.004"]),
    ("T1", ["119", "23", "30", "1514", "44479", "0.87"]),
    ("T5-3", ["163", "31", "44", "3380", "160516", "9.33"]),
    ("T5-4", ["163", "31", "44", "3400", "167456", "21.1"]),
    ("T5-5", ["163", "31", "44", "3413", "173324", "35.4"]),
    ("T5-6", ["163", "31", "44", "3419", "179109", "42.8"]),
    ("Tpc2", ["119", "23", "30", "1504", "42829", "0.139"]),
    ("Tpc3", ["173", "34", "42", "3717", "170116", "5.23"]),
    ("Tpc4", ["227", "45", "54", "5797", "430445", "45.7"]),
    ("Tpc5", ["281", "56", "66", "8315", "877624", "300.0"]),
    ("Tpc6", ["335", "67", "78", "11271", "1549090", "886.3"]),
    ("Tpc7", ["389", "78", "90", "12394", "2438721", "> 1000"]),
];

struct Arguments {
    seconds: f64,
    model: &'static Model,
    spec: Spec,
    largest: usize,
}

fn main() -> Result<(), String> {
    let arguments = arguments()?;
    let body = move || run(&arguments);
    let thread = std::thread::Builder::new().stack_size(512 << 20).spawn(body).map_err(|e| e.to_string())?;
    thread.join().map_err(|_| "the benchmark panicked".to_string())?
}

fn arguments() -> Result<Arguments, String> {
    let relaxed = fencepost_models::model("relaxed").ok_or("no such model")?;
    let mut out = Arguments { seconds: 60.0, model: relaxed, spec: Spec::Serial, largest: 12 };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
        match (word.as_str(), value.as_str()) {
            ("--seconds", n) => out.seconds = n.parse().map_err(|_| "--seconds needs a number".to_string())?,
            ("--model", m) => out.model = fencepost_models::model(m).ok_or("no such model")?,
            ("--spec", "serial") => out.spec = Spec::Serial,
            ("--spec", "commit") => out.spec = Spec::Commit,
            ("--largest", n) => out.largest = n.parse().map_err(|_| "--largest needs a number".to_string())?,
            _ => return Err(format!("there is no flag {word} {value}")),
        }
    }
    Ok(out)
}

fn run(arguments: &Arguments) -> Result<(), String> {
    println!("the fenced two-lock queue on {}, --spec {}", arguments.model.name, arguments.spec.name());
    let heads = [
        "test",
        "instr.",
        "paper",
        "loads",
        "paper",
        "stores",
        "paper",
        "variables",
        "paper",
        "clauses",
        "paper",
        "CPU s",
        "paper",
        "answer",
    ];
    row(&heads.map(String::from));
    let mut total = 0.0;
    for name in ["T0", "T1", "T5-3", "T5-4", "T5-5", "T5-6"] {
        total += line(name, arguments)?.unwrap_or(arguments.seconds);
    }
    for n in 2..=arguments.largest {
        match line(&format!("Tpc{n}"), arguments)? {
            Some(seconds) => total += seconds,
            None => break,
        }
        if n == 6 {
            println!("the paper's tests up to Tpc6 together: {total:.1} s of CPU time");
        }
    }
    Ok(())
}

/// One test. `None` if it was not decided in time.
fn line(name: &str, arguments: &Arguments) -> Result<Option<f64>, String> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../examples/datatypes/two-lock-queue.c");
    let calls = Test::parse(name, &["e".to_string(), "d".to_string()]).map_err(|m| m.to_string())?.to_string();
    // One block for each enqueue, and one for the dummy node.
    let blocks = calls.matches('e').count() + 1;
    let options = fencepost_cfront::Options {
        defines: vec![format!("BLOCKS={blocks}")],
        require_main: false,
        ..fencepost_cfront::Options::default()
    };
    let program = fencepost_cfront::load(&[path], &options)
        .map_err(|d| d.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))?;
    let test = Test::parse(name, &letters(&program)).map_err(|m| m.to_string())?;
    let harness = build(&program, &test)?;
    let budget = Budget::new(Some(Duration::from_secs_f64(6.0 * arguments.seconds)), None);
    let (cancel, over) = (budget.cancel_flag(), AtomicBool::new(false));
    let start = cpu_seconds();
    let report = std::thread::scope(|scope| {
        scope.spawn(|| {
            while !over.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_millis(20));
                if cpu_seconds() - start > arguments.seconds {
                    cancel.store(true, Ordering::Relaxed);
                }
            }
        });
        let task = TestTask { harness: &harness, model: arguments.model, spec: arguments.spec, unwind: None, budget };
        let report = check(&task);
        over.store(true, Ordering::Relaxed);
        report
    });
    let seconds = cpu_seconds() - start;
    let (answer, decided) = match report.ruling {
        Ruling::Safe { scope: Scope::All } => ("safe".to_string(), true),
        Ruling::Safe { scope: Scope::Bounded(text) } => (format!("bounded: {text}"), false),
        Ruling::Fails { finding, .. } => (finding.kind.to_string(), true),
        Ruling::Wrong(_) => ("wrong".to_string(), true),
        Ruling::Unknown { reason } => (reason.to_string(), false),
    };
    let n = report.numbers;
    let nothing = ["-"; 6];
    let paper = PAPER.iter().find(|(t, _)| *t == name).map_or(nothing, |(_, numbers)| *numbers);
    let ours = [n.instructions, n.loads, n.stores, n.variables, n.clauses].map(|n| n.to_string());
    let mut cells = vec![name.to_string()];
    for (our, theirs) in ours.into_iter().chain([format!("{seconds:.2}")]).zip(paper) {
        cells.extend([our, theirs.to_string()]);
    }
    cells.push(answer);
    row(&cells);
    Ok(decided.then_some(seconds))
}
