//! What the agreement tests share: seeds, what an engine said in words, and the runner that shrinks and reports.

pub mod shapes;

use fencepost_check::enumerate::generate::{lower, random, shrink, Shape, Stmt, Test};
use fencepost_check::{Budget, Engine, Properties, Scope, Task, Verdict};
use fencepost_ir::Program;
use fencepost_models::{Model, MODELS};
use fencepost_symbolic::Symbolic;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::time::{Duration, Instant};

/// So long may the reference explorer take for one program.
pub const ORACLE_TIME: Duration = Duration::from_secs(5);
/// So long may the engine under test take for one program, on a busy machine.
const ENGINE_TIME: Duration = Duration::from_secs(30);
/// So many tests of one class of disagreement are shrunk and shown when the run goes on.
const SHOWN: usize = 2;

thread_local! {
    /// The time that the engine under test took so far.
    static SPENT: Cell<Duration> = const { Cell::new(Duration::ZERO) };
}

/// How the answers on one model compare.
pub enum Judged {
    Agree,
    /// The reference explorer had no complete answer.
    Skipped(String),
    Differs(Disagreement),
}

/// Two engines that disagree.
#[derive(Clone)]
pub struct Disagreement {
    /// The same for disagreements that probably have one cause.
    pub class: String,
    pub text: String,
}

impl Disagreement {
    pub fn new(check: &str, expected: &str, said: &Said) -> Disagreement {
        let said = match said {
            Said::Safe => "safe".to_string(),
            Said::Bounded(text) => format!("safe, bounded: {text}"),
            Said::Unsafe(text) => format!("unsafe: {text}"),
            Said::Unknown(text) => format!("unknown: {text}"),
        };
        let class = without_numbers(&format!("{check}: expected {expected}, symbolic says {said}"));
        Disagreement { class, text: format!("{check}: expected {expected}, symbolic says {said}") }
    }
}

/// Texts that differ in numbers and names of models only are of one class.
fn without_numbers(text: &str) -> String {
    let mut out = String::new();
    for word in text.split(' ') {
        let digits = word.chars().any(|c| c.is_ascii_digit()) || MODELS.iter().any(|m| word.starts_with(m.name));
        out.push_str(if digits { "#" } else { word });
        out.push(' ');
    }
    out.trim_end().to_string()
}

/// What an engine said, in the terms that are compared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    Safe,
    Bounded(String),
    Unsafe(String),
    Unknown(String),
}

pub fn said(verdict: Verdict) -> Said {
    match verdict {
        Verdict::Safe { scope: Scope::All } => Said::Safe,
        Verdict::Safe { scope: Scope::Bounded(text) } => Said::Bounded(text),
        Verdict::Unsafe { finding, .. } => Said::Unsafe(finding.kind.to_string()),
        Verdict::Unknown { reason } => Said::Unknown(reason.to_string()),
    }
}

/// Asks the engine under test; a panic is an answer too.
pub fn symbolic(program: &Program, model: &'static Model, properties: Properties, unwind: Option<u32>) -> Said {
    let budget = Budget::new(Some(ENGINE_TIME), None);
    let task = Task { program, model, properties, unwind, budget };
    let start = Instant::now();
    let report = catch_unwind(AssertUnwindSafe(|| Symbolic.check(&task)));
    SPENT.with(|s| s.set(s.get() + start.elapsed()));
    match report {
        Ok(report) => said(report.verdict),
        Err(panic) => {
            let text = panic.downcast_ref::<String>().cloned();
            let text = text.or_else(|| panic.downcast_ref::<&str>().map(|s| (*s).to_string()));
            Said::Unknown(format!("panic: {}", text.unwrap_or_default()))
        }
    }
}

pub fn seeds(usual: u64) -> std::ops::Range<u64> {
    let number = |name: &str| std::env::var(name).ok().and_then(|v| v.parse::<u64>().ok());
    let first = number("FENCEPOST_SEED").unwrap_or(0);
    first..first + number("FENCEPOST_CASES").unwrap_or(usual)
}

/// The test of a seed: even seeds take the even mixture, odd ones the directed shapes.
pub fn test_of(seed: u64) -> Test {
    if seed % 2 == 1 {
        return shapes::directed(seed / 2);
    }
    let usual = Shape::default();
    let shapes = [
        usual,
        Shape { length: 3, threads: 2, mixed: true, control: false, ..usual },
        Shape { length: 4, threads: 2, ..usual },
        Shape { length: 3, threads: 3, vars: 3, control: false, ..usual },
        Shape { length: 2, threads: 3, mixed: true, ..usual },
    ];
    random(seed / 2, &shapes[(seed / 2) as usize % shapes.len()])
}

pub fn show(test: &Test) -> String {
    let body = |b: &Vec<Stmt>| b.iter().map(|s| format!("  {s:?}\n")).collect::<String>();
    test.threads.iter().map(|t| format!("thread:\n{}", body(t))).collect()
}

/// What a run saw.
#[derive(Default)]
struct Tally {
    compared: u64,
    skipped: BTreeMap<String, u64>,
    classes: BTreeMap<String, u64>,
    /// The seed that took longest.
    slowest: (Duration, u64),
}

/// Judges the tests of many seeds on every model. The first disagreement is shrunk and ends the run, unless
/// `FENCEPOST_KEEP_GOING` is set.
pub fn check(
    name: &str,
    usual: u64,
    change: impl Fn(u64, &mut Test),
    judge: impl Fn(u64, &Test, &'static Model) -> Judged,
) {
    let keep_going = std::env::var_os("FENCEPOST_KEEP_GOING").is_some();
    let seeds = seeds(usual);
    let mut tally = Tally::default();
    let start = Instant::now();
    for seed in seeds {
        let mut test = test_of(seed);
        change(seed, &mut test);
        if let Err(errors) = fencepost_ir::verify::verify(&lower(&test)) {
            panic!("seed {seed}: {}", errors[0]);
        }
        let began = Instant::now();
        for model in MODELS {
            tally.compared += 1;
            match judge(seed, &test, model) {
                Judged::Agree => {}
                Judged::Skipped(why) => *tally.skipped.entry(why).or_default() += 1,
                Judged::Differs(found) => {
                    let count = tally.classes.entry(found.class.clone()).or_default();
                    *count += 1;
                    if *count <= SHOWN as u64 {
                        let text = report(name, seed, &test, model, &found, &judge);
                        assert!(keep_going, "{text}");
                        eprintln!("=====\n{text}");
                    }
                }
            }
        }
        tally.slowest = tally.slowest.max((began.elapsed(), seed));
    }
    let skipped: u64 = tally.skipped.values().sum();
    let (all, engine) = (start.elapsed().as_secs_f64(), SPENT.with(Cell::get).as_secs_f64());
    eprintln!("{name}: {} comparisons in {all:.1} s ({engine:.1} s symbolic), {skipped} skipped", tally.compared);
    eprintln!("slowest: seed {} in {:.1} s", tally.slowest.1, tally.slowest.0.as_secs_f64());
    for (what, count) in tally.skipped.iter().chain(&tally.classes) {
        eprintln!("{count:6}  {what}");
    }
    assert!(tally.classes.is_empty(), "{name}: {} classes of disagreement", tally.classes.len());
    assert!(skipped * 5 <= tally.compared, "{name}: {skipped} of {} comparisons are skipped", tally.compared);
}

fn report(
    name: &str,
    seed: u64,
    test: &Test,
    model: &'static Model,
    found: &Disagreement,
    judge: &impl Fn(u64, &Test, &'static Model) -> Judged,
) -> String {
    let same = |t: &Test| match judge(seed, t, model) {
        Judged::Differs(d) if d.class == found.class => Some(d.text),
        Judged::Differs(_) | Judged::Agree | Judged::Skipped(_) => None,
    };
    let small = shrink(test, |t| same(t).is_some());
    let why = same(&small).unwrap_or_else(|| format!("{} (not when asked again)", found.text));
    format!("{name}: seed {seed}, model {}\n{why}\nshrunk to\n{}", model.name, show(&small))
}
