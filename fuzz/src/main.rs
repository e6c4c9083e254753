//! `fuzz --cases N --seed S`: mutated inputs through the front end, in several processes.
//!
//! Prints the seed, the rate, how many inputs were accepted and rejected, and every place of failure with its cases;
//! saves failing inputs. `fuzz --only CASE` repeats one case in this process, without catching anything.

use fencepost_fuzz::supervise::{child, supervise, Failing, Plan};
use fencepost_fuzz::{input, run, Kind, Seeds};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

const USAGE: &str = "usage: fuzz [--cases N] [--seed S] [--kind ll|litmus|ir|all] [--jobs J] [--save DIR] [--seeds DIR]
       fuzz --only CASE [--seed S] [--kind K] [--show]   repeat one case; --show prints its input instead";

/// The command line.
struct Args {
    plan: Plan,
    seeds: Option<PathBuf>,
    only: Option<u64>,
    show: bool,
    child: Option<(std::ops::Range<u64>, PathBuf)>,
}

fn main() -> ExitCode {
    let result = parse(std::env::args().skip(1)).and_then(|args| start(&args));
    match result {
        Ok(code) => code,
        Err(text) => {
            eprintln!("{text}");
            ExitCode::from(2)
        }
    }
}

fn parse(words: impl Iterator<Item = String>) -> Result<Args, String> {
    let jobs = std::thread::available_parallelism().map_or(1, usize::from);
    let save = std::env::temp_dir().join("fencepost-fuzz");
    let plan = Plan { cases: 10_000, seed: 1, kind: None, jobs, save };
    let mut args = Args { plan, seeds: None, only: None, show: false, child: None };
    let mut range = None;
    let mut words = words;
    while let Some(word) = words.next() {
        if word == "--show" {
            args.show = true;
            continue;
        }
        let value = words.next().ok_or_else(|| USAGE.to_string())?;
        let number = || value.parse::<u64>().map_err(|_| format!("{word}: '{value}' is not a number\n{USAGE}"));
        match word.as_str() {
            "--cases" => args.plan.cases = number()?,
            "--seed" => args.plan.seed = number()?,
            "--jobs" => args.plan.jobs = number()? as usize,
            "--only" => args.only = Some(number()?),
            "--save" => args.plan.save = value.into(),
            "--seeds" => args.seeds = Some(value.into()),
            "--kind" if value == "all" => args.plan.kind = None,
            "--kind" => args.plan.kind = Some(Kind::named(&value).ok_or_else(|| USAGE.to_string())?),
            "--child" => {
                let (first, last) = value.split_once("..").ok_or_else(|| USAGE.to_string())?;
                let word = |w: &str| w.parse::<u64>().map_err(|_| USAGE.to_string());
                range = Some(word(first)?..word(last)?);
            }
            "--at" => args.child = range.clone().map(|range| (range, value.into())),
            _ => return Err(USAGE.to_string()),
        }
    }
    Ok(args)
}

fn start(args: &Args) -> Result<ExitCode, String> {
    let seeds = match &args.seeds {
        Some(folder) => Seeds::from_folder(folder),
        None => Seeds::ours(),
    };
    let seeds = seeds.map_err(|e| format!("the seeds cannot be read: {e}"))?;
    if let Some((range, at)) = &args.child {
        child(&seeds, &args.plan, range.clone(), at).map_err(|e| e.to_string())?;
        return Ok(ExitCode::SUCCESS);
    }
    if let Some(number) = args.only {
        only(&seeds, &args.plan, number, args.show)?;
        return Ok(ExitCode::SUCCESS);
    }
    all(&seeds, &args.plan)
}

fn only(seeds: &Seeds, plan: &Plan, number: u64, show: bool) -> Result<(), String> {
    let kind = plan.kind_of(number);
    let input = input(seeds, kind, plan.seed, number);
    if show {
        return std::io::Write::write_all(&mut std::io::stdout(), &input).map_err(|e| e.to_string());
    }
    let start = Instant::now();
    let ended = run(kind, &input, number);
    println!("case {number} ({}): {ended:?} in {:.3} s", kind.name(), start.elapsed().as_secs_f64());
    Ok(())
}

fn all(seeds: &Seeds, plan: &Plan) -> Result<ExitCode, String> {
    let start = Instant::now();
    let totals = supervise(seeds, plan).map_err(|e| e.to_string())?;
    let seconds = start.elapsed().as_secs_f64();
    println!("seed {}, {} cases, {:.0} a second", plan.seed, plan.cases, plan.cases as f64 / seconds);
    for kind in Kind::ALL {
        let (accepted, rejected) = (totals.accepted[kind as usize], totals.rejected[kind as usize]);
        if accepted + rejected > 0 {
            println!("{:>8}: {accepted} accepted, {rejected} rejected", kind.name());
        }
    }
    let count = |how| totals.count(how);
    println!(
        "{} panics, {} slow, {} died, {} wrong",
        count(Failing::Panic),
        count(Failing::Slow),
        count(Failing::Death),
        count(Failing::Wrong)
    );
    for ((how, place), cases) in &totals.failures {
        println!("{how:?} ({} times) {place}: cases {:?}", cases.len(), &cases[..cases.len().min(5)]);
    }
    if totals.failures.is_empty() {
        return Ok(ExitCode::SUCCESS);
    }
    println!("failing inputs are in {}", plan.save.display());
    Ok(ExitCode::FAILURE)
}
