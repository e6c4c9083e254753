//! The oracle's command line.

mod hunt;
mod related;
mod threaded;

use fencepost_oracle::compare::Question;
use fencepost_oracle::explore::{verdicts, Verdicts};
use fencepost_oracle::faults;
use fencepost_oracle::generate::{random, Size, Theme};
use fencepost_oracle::lang::Program;
use fencepost_oracle::models::{Model, MODELS};
use fencepost_oracle::render;
use fencepost_oracle::render::{adapt, is_well_formed, Language};
use fencepost_oracle::source;
use fencepost_oracle::source::judge::{self, Judged};
use fencepost_oracle::source::native::{Native, Outcome};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

const USAGE: &str = "oracle hunt BINARY [--seed N] [--count N] [--seconds N] [--engines a,b] [--properties a+b,c] \
[--models a,b] [--out DIR] [--keep N] [--select any|differs|unsafe] [--languages c,cpp,rust] \
[--theme T] [--stop yes|no] [--unless BINARY]
oracle native BINARY [--seed N] [--count N] [--seconds N] [--engines a,b] [--clang PATH] [--out DIR] [--keep N] [--languages a,b]: programs of
one thread, judged by native runs with sanitizers
oracle relate BINARY [flags as hunt] [--rules a,b] [--size small|large] [--timeout SECONDS]: programs and what rules make of them
oracle threads BINARY [flags as hunt] [--clang PATH] [--runs N]: concurrent programs, judged by native runs with sanitizers
oracle rules: those rules, with the argument for each
oracle show SEED [LANGUAGE]: the program of a seed and its verdicts
oracle faults ROOT: the planted faults: name, file, what finds it, what it is
oracle plant ROOT NAME: plants a fault in a copy of the tree
oracle samples: programs that were judged by hand";

/// So many states of one exploration at most; larger programs are left out.
const STATES: usize = 20_000;

/// So many smaller programs are tried.
const PATIENCE: usize = 120;

struct Options {
    binary: PathBuf,
    seed: u64,
    count: u64,
    seconds: u64,
    engines: Vec<String>,
    properties: Vec<Vec<String>>,
    models: Vec<Model>,
    out: PathBuf,
    keep: usize,
    select: Select,
    clang: PathBuf,
    languages: Vec<Language>,
    theme: Option<Theme>,
    /// Whether to stop at the first wrong answer.
    stop: bool,
    /// A wrong answer counts only if this binary does not give it.
    unless: Option<PathBuf>,
    /// Rules that relate programs; all, if there are none.
    rules: Vec<String>,
    /// How large programs are, where that can be said.
    size: Option<Size>,
    /// Seconds for each model of an engine.
    timeout: u32,
    /// How often a program is run natively.
    runs: u64,
}

/// Which programs are asked about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Select {
    /// Most of those that are not dull.
    Any,
    /// Those about which the models differ.
    Differs,
    /// Those that are wrong under some model.
    Unsafe,
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.first().map(String::as_str) {
        Some("hunt") if args.len() > 1 => match options(&args[1..]) {
            Ok(options) => hunt::hunt(&options),
            Err(e) => usage(&e),
        },
        Some("relate") if args.len() > 1 => match options(&args[1..]) {
            Ok(options) => related::relate(&options),
            Err(e) => usage(&e),
        },
        Some("threads") if args.len() > 1 => match options(&args[1..]) {
            Ok(options) => threaded::threads(&options),
            Err(e) => usage(&e),
        },
        Some("rules") => related::list(),
        Some("native") if args.len() > 1 => match options(&args[1..]) {
            Ok(options) => native(&options),
            Err(e) => usage(&e),
        },
        Some("show") if args.len() > 1 => {
            let language = args.get(2).map_or(Some(Language::C), |l| Language::named(l));
            match (args[1].parse(), language) {
                (Ok(seed), Some(language)) => match adapt(&random(seed, None), language).filter(is_well_formed) {
                    Some(program) => show(&program, language),
                    None => usage("that program is not one of the language"),
                },
                _ => usage("not a seed and a language"),
            }
        }
        Some("faults") if args.len() == 2 => match faults::all(Path::new(&args[1])) {
            Ok(all) => {
                all.iter().for_each(|f| println!("{}\t{}\t{}\t{}", f.name, f.file, f.run, f.about));
                ExitCode::SUCCESS
            }
            Err(e) => usage(&e),
        },
        Some("plant") if args.len() == 3 => match faults::plant(Path::new(&args[1]), &args[2]) {
            Ok(()) => ExitCode::SUCCESS,
            Err(e) => usage(&e),
        },
        Some("samples") if args.len() == 2 => {
            for sample in fencepost_oracle::samples::all() {
                let is = sample.verdict.map_or("open", |_| "unsafe");
                let mut text = format!(
                    "// {}: {}\n// property {}; by hand: {}\n",
                    sample.name,
                    sample.about,
                    sample.property,
                    sample.from.map_or("safe under all models".to_string(), |m| format!("{is} from {} on", m.name()))
                );
                for m in MODELS {
                    if let Some(v) = verdicts(&sample.program, m, STATES) {
                        text += &format!("// oracle {}\n", line(m, &v));
                    }
                }
                text += &format!("\n{}", render::c(&sample.program));
                if std::fs::write(Path::new(&args[1]).join(format!("oracle-{}.c", sample.name)), text).is_err() {
                    return usage("cannot write");
                }
            }
            ExitCode::SUCCESS
        }
        Some("samples") => {
            for sample in fencepost_oracle::samples::all() {
                println!("// {}: {}", sample.name, sample.about);
                show(&sample.program, Language::C);
            }
            ExitCode::SUCCESS
        }
        _ => usage("what?"),
    }
}

fn usage(problem: &str) -> ExitCode {
    eprintln!("{problem}\n{USAGE}");
    ExitCode::from(2)
}

fn options(args: &[String]) -> Result<Options, String> {
    let list = |text: &str| text.split(',').map(str::to_string).collect::<Vec<_>>();
    let mut options = Options {
        binary: PathBuf::from(&args[0]),
        seed: 0,
        count: 100,
        seconds: u64::MAX,
        engines: list("auto,symbolic,directed,unwind,modular,enumerate"),
        properties: Vec::new(),
        models: MODELS.to_vec(),
        out: PathBuf::from("target/oracle"),
        keep: 3,
        select: Select::Any,
        clang: PathBuf::from("clang"),
        languages: vec![Language::C],
        theme: None,
        stop: false,
        unless: None,
        rules: Vec::new(),
        size: None,
        timeout: 10,
        runs: 12,
    };
    for pair in args[1..].chunks(2) {
        let [flag, value] = pair else { return Err(format!("{} needs a value", pair[0])) };
        let number = || value.parse::<u64>().map_err(|e| format!("{flag} {value}: {e}"));
        match flag.as_str() {
            "--seed" => options.seed = number()?,
            "--count" => options.count = number()?,
            "--seconds" => options.seconds = number()?,
            "--keep" => options.keep = number()? as usize,
            "--engines" => options.engines = list(value),
            "--clang" => options.clang = PathBuf::from(value),
            "--theme" => options.theme = Some(Theme::named(value).ok_or(format!("no theme {value}"))?),
            "--stop" => options.stop = value == "yes",
            "--unless" => options.unless = Some(PathBuf::from(value)),
            "--rules" => options.rules = list(value),
            "--runs" => options.runs = number()?,
            "--timeout" => options.timeout = number()? as u32,
            "--size" => {
                options.size = match value.as_str() {
                    "small" => Some(Size::Small),
                    "large" => Some(Size::Large),
                    _ => return Err(format!("--size {value}?")),
                }
            }
            "--languages" => {
                options.languages = list(value)
                    .iter()
                    .map(|l| Language::named(l).ok_or(format!("no language {l}")))
                    .collect::<Result<_, _>>()?;
            }
            "--out" => options.out = PathBuf::from(value),
            "--select" => {
                options.select = match value.as_str() {
                    "any" => Select::Any,
                    "differs" => Select::Differs,
                    "unsafe" => Select::Unsafe,
                    _ => return Err(format!("--select {value}?")),
                }
            }
            "--properties" => {
                options.properties = list(value).iter().map(|p| p.split('+').map(str::to_string).collect()).collect();
            }
            "--models" => {
                options.models = list(value)
                    .iter()
                    .map(|m| Model::named(m).ok_or(format!("no model {m}")))
                    .collect::<Result<_, _>>()?;
            }
            _ => return Err(format!("no flag {flag}")),
        }
    }
    // What cannot be run would be taken for what gives wrong answers.
    for binary in [Some(&options.binary), options.unless.as_ref()].into_iter().flatten() {
        let out = Command::new(binary).arg("--version").output();
        if !out.as_ref().is_ok_and(|o| o.status.success()) {
            let why = out.map_or_else(|e| e.to_string(), |o| o.status.to_string());
            return Err(format!("{} cannot be run: {why}", binary.display()));
        }
    }
    Ok(options)
}

fn show(program: &Program, language: Language) -> ExitCode {
    println!("{}", render::text(program, language));
    for model in MODELS {
        match verdicts(program, model, 1_000_000) {
            Some(v) => println!("// {}", line(model, &v)),
            None => println!("// {:8} too many states", model.name()),
        }
    }
    println!();
    ExitCode::SUCCESS
}

fn line(model: Model, v: &Verdicts) -> String {
    let race = v.race.map_or("-".to_string(), |r| format!("{r:?}"));
    let name = model.name();
    format!(
        "{name:8} assert {:?}, memsafety {:?}, deadlock {:?}, race {race}  ({} states)",
        v.assert, v.memsafety, v.deadlock, v.states
    )
}

/// What is counted.
#[derive(Default)]
struct Counts {
    agrees: u64,
    open: u64,
    refused: u64,
    wrong: u64,
}

/// Programs of one thread, judged by native runs.
fn native(options: &Options) -> ExitCode {
    if let Err(e) = std::fs::create_dir_all(&options.out) {
        return usage(&format!("{}: {e}", options.out.display()));
    }
    let native = Native { clang: options.clang.clone(), folder: options.out.clone() };
    if let Err(why) = native.works() {
        eprintln!("the sanitizers do not work: {why}");
        return ExitCode::from(2);
    }
    let begin = Instant::now();
    let mut counts: BTreeMap<String, Counts> = BTreeMap::new();
    let mut kept: BTreeMap<String, usize> = BTreeMap::new();
    let (mut right, mut bad, mut useless, mut wrong) = (0u64, 0u64, 0u64, 0u64);
    'all: for seed in options.seed..options.seed.saturating_add(options.count) {
        for language in &options.languages {
            if begin.elapsed() > Duration::from_secs(options.seconds) {
                break 'all;
            }
            let file = options.out.join(format!("asked.{}", language.extension()));
            let program = source::Program::drawn(seed, *language);
            let outcome = native.run(&program);
            match &outcome {
                Outcome::Number(_) => right += 1,
                Outcome::Wrong(_) => bad += 1,
                Outcome::Useless(why) => {
                    useless += 1;
                    println!("seed {seed} {} is of no use: {why}", language.name());
                    continue;
                }
            }
            for engine in &options.engines {
                let properties = if engine == "modular" { "assert" } else { "assert,memsafety" };
                let properties = properties.split(',').map(str::to_string).collect();
                let question = Question {
                    binary: options.binary.clone(),
                    engine: engine.clone(),
                    properties,
                    timeout: options.timeout,
                };
                let count = counts.entry(format!("{} {engine}", language.name())).or_default();
                match judge::judge(&question, &program, &outcome, &file) {
                    Judged::Right => count.agrees += 1,
                    Judged::Open(_) => count.open += 1,
                    Judged::Refused(why) => {
                        count.refused += 1;
                        println!("seed {seed} {} refused by {engine}: {why}", language.name());
                    }
                    Judged::Wrong(found) => {
                        count.wrong += 1;
                        wrong += 1;
                        let seconds = begin.elapsed().as_secs_f64();
                        println!(
                            "seed {seed} {} {}: {engine}: {}; natively {outcome:?}  [{seconds:.0} s]",
                            language.name(),
                            found.how,
                            found.said
                        );
                        let n = kept.entry(format!("{}/{engine}", found.how)).or_default();
                        *n += 1;
                        if *n <= options.keep {
                            keep_native(options, seed, &program, &question, found.how, &native);
                        }
                    }
                }
            }
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!("{right} right programs, {bad} wrong ones, {useless} of no use, {seconds:.0} s");
    for (engine, c) in &counts {
        println!("{engine:15} right {:5} open {:5} refused {:3} wrong {:4}", c.agrees, c.open, c.refused, c.wrong);
    }
    ExitCode::from(u8::from(wrong > 0))
}

/// Shrinks a program about which an answer is wrong, and writes it.
fn keep_native(
    options: &Options,
    seed: u64,
    program: &source::Program,
    question: &Question,
    how: &'static str,
    native: &Native,
) {
    let extension = program.language.extension();
    let file = options.out.join(format!("shrink.{extension}"));
    let mut asked = 0;
    let mut still = |p: &source::Program| {
        asked += 1;
        if asked > 4 * PATIENCE {
            return false;
        }
        let outcome = native.run(p);
        matches!(judge::judge(question, p, &outcome, &file), Judged::Wrong(found) if found.how == how)
    };
    let small = source::shrink::shrink(program, &mut still);
    let outcome = native.run(&small);
    let Judged::Wrong(found) = judge::judge(question, &small, &outcome, &file) else { return };
    let path = options.out.join(format!("native-{seed}-{}.{extension}", question.engine));
    let head = format!("// {how}, seed {seed}: {} says {}; natively {outcome:?}\n", question.engine, found.said);
    if std::fs::write(&path, head + &small.text(found.ending)).is_ok() {
        println!("  {}", path.display());
    }
}
