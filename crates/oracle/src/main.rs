//! `oracle hunt`: random programs of the small language, the oracle's verdicts, and what a `fencepost` says to them.

use fencepost_oracle::compare::{ask, judge as judge_models, Answer, Judgement, Question};
use fencepost_oracle::explore::{verdicts, Verdict, Verdicts};
use fencepost_oracle::generate::{random, Random, Theme};
use fencepost_oracle::lang::Program;
use fencepost_oracle::models::{Model, MODELS};
use fencepost_oracle::source::judge::{self, Judged};
use fencepost_oracle::source::native::{Native, Outcome};
use fencepost_oracle::source::{self, make};
use fencepost_oracle::{render, shrink};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

const USAGE: &str = "oracle hunt BINARY [--seed N] [--count N] [--seconds N] [--engines a,b] [--properties a+b,c] \
[--models a,b] [--theme NAME] [--out DIR] [--keep N] [--select any|differs|unsafe]
oracle native BINARY [--seed N] [--count N] [--seconds N] [--engines a,b] [--clang PATH] [--out DIR] [--keep N]: programs of
one thread, judged by native runs with sanitizers
oracle show SEED [THEME]: the program of a seed and its verdicts
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
    theme: Option<Theme>,
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
            Ok(options) => hunt(&options),
            Err(e) => usage(&e),
        },
        Some("native") if args.len() > 1 => match options(&args[1..]) {
            Ok(options) => native(&options),
            Err(e) => usage(&e),
        },
        Some("show") if args.len() == 2 || args.len() == 3 => match args[1].parse() {
            Ok(seed) => show(&random(seed, args.get(2).and_then(|name| Theme::named(name)))),
            Err(_) => usage("not a seed"),
        },
        Some("samples") if args.len() == 2 => {
            for sample in fencepost_oracle::samples::all() {
                let mut text = format!(
                    "// {}: {}\n// property {}; by hand: {}\n",
                    sample.name,
                    sample.about,
                    sample.property,
                    sample.from.map_or("safe under all models".to_string(), |m| format!("unsafe from {} on", m.name()))
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
                show(&sample.program);
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
        theme: None,
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
            "--theme" => options.theme = Some(Theme::named(value).ok_or(format!("no theme {value}"))?),
            "--clang" => options.clang = PathBuf::from(value),
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
    Ok(options)
}

fn show(program: &Program) -> ExitCode {
    println!("{}", render::c(program));
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

fn hunt(options: &Options) -> ExitCode {
    if let Err(e) = std::fs::create_dir_all(&options.out) {
        return usage(&format!("{}: {e}", options.out.display()));
    }
    let begin = Instant::now();
    let mut counts: BTreeMap<(String, Model), Counts> = BTreeMap::new();
    let mut kept: BTreeMap<String, usize> = BTreeMap::new();
    let (mut programs, mut large, mut wrong) = (0u64, 0u64, 0u64);
    for seed in options.seed..options.seed.saturating_add(options.count) {
        if begin.elapsed() > Duration::from_secs(options.seconds) {
            break;
        }
        let program = random(seed, options.theme);
        let truth: BTreeMap<Model, Verdicts> =
            options.models.iter().filter_map(|m| Some((*m, verdicts(&program, *m, STATES)?))).collect();
        large += (options.models.len() - truth.len()) as u64;
        let asked = questions(options, seed);
        if is_dull(options.select, &truth, &asked, seed) {
            continue;
        }
        programs += 1;
        let file = options.out.join(format!("seed-{seed}.c"));
        if std::fs::write(&file, render::c(&program)).is_err() {
            return usage("a program cannot be written");
        }
        for (engine, properties) in asked {
            let question = Question { binary: options.binary.clone(), engine, properties, timeout: 10 };
            let models: Vec<Model> = truth.keys().copied().filter(|m| serves(&question.engine, *m)).collect();
            if models.is_empty() {
                continue;
            }
            for (model, answer) in ask(&question, &file, &models) {
                let count = counts.entry((question.engine.clone(), model)).or_default();
                match judge_models(&answer, &question.properties, &truth[&model]) {
                    Judgement::Agrees => count.agrees += 1,
                    Judgement::Open if matches!(answer, Answer::Refused(_)) => {
                        count.refused += 1;
                        if count.refused == 1 {
                            println!("seed {seed}: {answer}");
                        }
                    }
                    Judgement::Open => count.open += 1,
                    Judgement::Wrong(how) => {
                        count.wrong += 1;
                        wrong += 1;
                        let key = format!("{how}/{}/{}", question.engine, question.properties.join("+"));
                        let n = kept.entry(key).or_default();
                        *n += 1;
                        println!(
                            "seed {seed} {how}: {} {} {}: {answer}  [{:.0} s]",
                            question.engine,
                            model.name(),
                            question.properties.join("+"),
                            begin.elapsed().as_secs_f64()
                        );
                        if *n <= options.keep {
                            keep(options, seed, &program, &question, model, how);
                        }
                    }
                }
            }
        }
        let _ = std::fs::remove_file(&file);
    }
    println!("{programs} programs, {large} times too many states, {:.0} s", begin.elapsed().as_secs_f64());
    for ((engine, model), c) in &counts {
        let name = model.name();
        println!(
            "{engine:10} {name:8} agrees {:5} open {:5} refused {:3} wrong {:4}",
            c.agrees, c.open, c.refused, c.wrong
        );
    }
    ExitCode::from(u8::from(wrong > 0))
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
    let file = options.out.join("asked.c");
    for seed in options.seed..options.seed.saturating_add(options.count) {
        if begin.elapsed() > Duration::from_secs(options.seconds) {
            break;
        }
        let program = make::program(seed);
        let outcome = native.run(&program);
        match &outcome {
            Outcome::Number(_) => right += 1,
            Outcome::Wrong(_) => bad += 1,
            Outcome::Useless(why) => {
                useless += 1;
                println!("seed {seed} is of no use: {why}");
                continue;
            }
        }
        for engine in &options.engines {
            let properties = if engine == "modular" { "assert" } else { "assert,memsafety" };
            let properties = properties.split(',').map(str::to_string).collect();
            let question = Question { binary: options.binary.clone(), engine: engine.clone(), properties, timeout: 10 };
            let count = counts.entry(engine.clone()).or_default();
            match judge::judge(&question, &program, &outcome, &file) {
                Judged::Right => count.agrees += 1,
                Judged::Open(_) => count.open += 1,
                Judged::Refused(why) => {
                    count.refused += 1;
                    println!("seed {seed} refused by {engine}: {why}");
                }
                Judged::Wrong(found) => {
                    count.wrong += 1;
                    wrong += 1;
                    let seconds = begin.elapsed().as_secs_f64();
                    println!(
                        "seed {seed} {}: {engine}: {}; natively {outcome:?}  [{seconds:.0} s]",
                        found.how, found.said
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
    let seconds = begin.elapsed().as_secs_f64();
    println!("{right} right programs, {bad} wrong ones, {useless} of no use, {seconds:.0} s");
    for (engine, c) in &counts {
        println!("{engine:10} right {:5} open {:5} refused {:3} wrong {:4}", c.agrees, c.open, c.refused, c.wrong);
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
    let file = options.out.join("shrink.c");
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
    let path = options.out.join(format!("native-{seed}-{}.c", question.engine));
    let head = format!("// {how}, seed {seed}: {} says {}; natively {outcome:?}\n", question.engine, found.said);
    if std::fs::write(&path, head + &small.text(found.ending)).is_ok() {
        println!("  {}", path.display());
    }
}

/// Whether to leave a program out: most of those that are right on every model, and many that are wrong on all, in what is
/// asked about.
fn is_dull(select: Select, truth: &BTreeMap<Model, Verdicts>, asked: &[(String, Vec<String>)], seed: u64) -> bool {
    let verdicts = |p: &String| truth.values().map(|v| v.of(p)).collect::<Vec<_>>();
    let rows: Vec<_> = asked.iter().flat_map(|(_, ps)| ps).map(verdicts).collect();
    let same = rows.iter().all(|r| r.iter().all(|v| *v == r[0]));
    let safe = rows.iter().flatten().all(|v| *v == Some(Verdict::Safe));
    match (select, same, safe) {
        (Select::Differs, same, _) => same,
        (Select::Unsafe, _, safe) => safe,
        (Select::Any, _, true) => !seed.is_multiple_of(16),
        (Select::Any, true, false) => !seed.is_multiple_of(3),
        (Select::Any, false, false) => false,
    }
}

fn serves(engine: &str, model: Model) -> bool {
    match model {
        Model::Sc | Model::Tso | Model::Pso => true,
        Model::Rmo => engine != "unwind",
        Model::Relaxed => engine != "unwind" && engine != "directed",
    }
}

/// What is asked about the program of a seed: two sets of properties, every engine that serves them.
fn questions(options: &Options, seed: u64) -> Vec<(String, Vec<String>)> {
    let sets: Vec<Vec<String>> = if options.properties.is_empty() {
        let all = ["assert+memsafety+deadlock", "race", "memsafety", "deadlock", "assert", "memsafety+race"];
        let all: Vec<Vec<String>> = all.iter().map(|s| s.split('+').map(str::to_string).collect()).collect();
        let mut random = Random::new(seed);
        let one = random.below(3) as usize;
        let other = 1 + random.below(5) as usize;
        if one == 0 {
            vec![all[0].clone(), all[other].clone()]
        } else {
            vec![all[other].clone()]
        }
    } else {
        options.properties.clone()
    };
    let mut out = Vec::new();
    for set in sets {
        for engine in &options.engines {
            let alone = engine == "modular" && set != ["assert"];
            let races = set.iter().any(|p| p == "race") && (engine == "directed" || engine == "unwind");
            if !alone && !races {
                out.push((engine.clone(), set.clone()));
            }
        }
    }
    out
}

/// Shrinks a program about which an answer is wrong, and writes it.
fn keep(options: &Options, seed: u64, program: &Program, question: &Question, model: Model, how: &'static str) {
    let file = options.out.join("shrink.c");
    let mut asked = 0;
    let mut still = |p: &Program| -> bool {
        asked += 1;
        if asked > PATIENCE {
            return false;
        }
        let Some(truth) = verdicts(p, model, STATES) else { return false };
        if std::fs::write(&file, render::c(p)).is_err() {
            return false;
        }
        let answers = ask(question, &file, &[model]);
        answers.get(&model).is_some_and(|a| judge_models(a, &question.properties, &truth) == Judgement::Wrong(how))
    };
    let small = shrink::shrink(program, &mut still);
    let _ = std::fs::remove_file(&file);
    let path = name(options, seed, question, model);
    let text = report(&small, question, model, how, seed);
    if std::fs::write(&path, text).is_ok() {
        println!("  {}", path.display());
    }
}

fn name(options: &Options, seed: u64, question: &Question, model: Model) -> PathBuf {
    let properties = question.properties.join("-");
    options.out.join(format!("{seed}-{}-{}-{properties}.c", question.engine, model.name()))
}

fn report(small: &Program, question: &Question, model: Model, how: &str, seed: u64) -> String {
    let (engine, properties) = (&question.engine, question.properties.join(","));
    let mut out = format!(
        "// {how}, seed {seed}\n// check: --engine {engine} --model {} --property {properties}\n",
        model.name()
    );
    for m in MODELS {
        if let Some(v) = verdicts(small, m, STATES) {
            out += &format!("// oracle {}\n", line(m, &v));
        }
    }
    let file = question.binary.display();
    let _: &Path = question.binary.as_path();
    out += &format!("// asked {file}\n\n");
    out + &render::c(small)
}
