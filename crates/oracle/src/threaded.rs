//! `oracle threads`: random concurrent programs, what native runs of them are seen to do, and whether a binary has proved that it
//! does not happen.

use crate::hunt::serves;
use crate::{usage, Counts, Options};
use fencepost_oracle::compare::{ask, Answer, Question};
use fencepost_oracle::generate::{sized, Random, Size};
use fencepost_oracle::lang::Program;
use fencepost_oracle::models::Model;
use fencepost_oracle::render::form::fits;
use fencepost_oracle::render::{self, adapt, is_well_formed, Language};
use fencepost_oracle::shrink;
use fencepost_oracle::threads::native::Native;
use fencepost_oracle::threads::{can_run, from, Seen};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// So many smaller programs are tried.
const PATIENCE: usize = 60;

/// A proof of what was seen to happen.
struct Proof {
    question: Question,
    model: Model,
    answer: Answer,
}

/// Draws programs, runs them, and asks about those that go wrong.
pub fn threads(options: &Options) -> ExitCode {
    if let Err(e) = std::fs::create_dir_all(&options.out) {
        return usage(&format!("{}: {e}", options.out.display()));
    }
    let native = Native { clang: options.clang.clone(), folder: options.out.clone(), runs: options.runs };
    if let Err(why) = native.works() {
        eprintln!("the sanitizers do not work: {why}");
        return ExitCode::from(2);
    }
    let begin = Instant::now();
    let mut counts: BTreeMap<(&'static str, &'static str), Counts> = BTreeMap::new();
    let mut kept: BTreeMap<String, usize> = BTreeMap::new();
    let (mut programs, mut quiet, mut wrong) = (0u64, 0u64, 0u64);
    'all: for seed in options.seed..options.seed.saturating_add(options.count) {
        for language in &options.languages {
            if begin.elapsed() > Duration::from_secs(options.seconds) {
                break 'all;
            }
            let size = options.size.unwrap_or(if seed % 4 == 0 { Size::Large } else { Size::Small });
            let drawn = adapt(&sized(seed, options.theme, size), *language);
            let Some(program) = drawn.filter(|p| is_well_formed(p) && can_run(p)) else { continue };
            programs += 1;
            let seen = match native.run(&program, *language, None) {
                Ok(seen) => seen,
                Err(why) => {
                    println!("seed {seed} {} is of no use: {why}", language.name());
                    continue;
                }
            };
            quiet += u64::from(seen.is_empty());
            for (what, words) in seen {
                let count = counts.entry((language.name(), what.property())).or_default();
                let (proof, known) = proof(options, seed, &program, *language, what);
                let Some(proof) = proof else {
                    if known {
                        count.agrees += 1;
                    } else {
                        count.open += 1;
                    }
                    continue;
                };
                count.wrong += 1;
                wrong += 1;
                let (engine, model) = (&proof.question.engine, proof.model.name());
                println!(
                    "seed {seed} {} {what:?}: {engine} {model} {}: {}; natively: {words}  [{:.0} s]",
                    language.name(),
                    proof.question.properties.join("+"),
                    proof.answer,
                    begin.elapsed().as_secs_f64()
                );
                if options.stop {
                    println!("found: seed {seed}, {programs} programs");
                    break 'all;
                }
                let n = kept.entry(format!("{what:?}/{engine}")).or_default();
                *n += 1;
                if *n <= options.keep {
                    keep(options, seed, (&program, *language), what, &proof, &native);
                }
            }
        }
    }
    println!("{programs} programs, {quiet} of them quiet, {:.0} s", begin.elapsed().as_secs_f64());
    for ((language, property), c) in &counts {
        println!("{language:5} {property:10} agrees {:5} open {:5} wrong {:4}", c.agrees, c.open, c.wrong);
    }
    ExitCode::from(u8::from(wrong > 0))
}

/// A wrong proof of a property that a run was seen to violate, and whether somebody says that it is violated.
fn proof(options: &Options, seed: u64, program: &Program, language: Language, what: Seen) -> (Option<Proof>, bool) {
    let file = options.out.join(format!("asked.{}", language.extension()));
    if std::fs::write(&file, render::text(program, language)).is_err() {
        return (None, false);
    }
    let mut known = false;
    let mut random = Random::new(seed ^ 0x0074_68e4);
    let sets: &[&[&str]] = match what {
        Seen::Assertion => &[&["assert"], &["assert", "memsafety", "deadlock"]],
        Seen::Memory => &[&["memsafety"], &["assert", "memsafety", "deadlock"], &["race"]],
        Seen::Standstill => &[&["deadlock"], &["assert", "memsafety", "deadlock"]],
        Seen::Race => &[&["race"], &["memsafety", "race"]],
    };
    let properties: Vec<String> = random.of(sets).iter().map(|p| (*p).to_string()).collect();
    for engine in &options.engines {
        let races = properties.iter().any(|p| p == "race") && (engine == "directed" || engine == "unwind");
        if races || engine == "modular" && properties != ["assert"] {
            continue;
        }
        let question = Question {
            binary: options.binary.clone(),
            engine: engine.clone(),
            properties: properties.clone(),
            timeout: options.timeout,
        };
        let from = from(program, what);
        let models: Vec<Model> = options.models.iter().copied().filter(|m| *m >= from && serves(engine, *m)).collect();
        for (model, answer) in ask(&question, &file, &models) {
            known |= matches!(&answer, Answer::Unsafe(..));
            let contradicts = matches!(answer, Answer::Safe | Answer::Broken(_));
            if contradicts && !is_excused(options, &question, &file, model) {
                return (Some(Proof { question, model, answer }), known);
            }
        }
    }
    (None, known)
}

/// Whether the other binary says the same.
fn is_excused(options: &Options, question: &Question, file: &Path, model: Model) -> bool {
    let Some(binary) = options.unless.clone() else { return false };
    let answers = ask(&Question { binary, ..question.clone() }, file, &[model]);
    answers.get(&model).is_some_and(|a| matches!(a, Answer::Safe | Answer::Broken(_)))
}

/// Shrinks a program that is wrongly proved, and writes it.
fn keep(
    options: &Options,
    seed: u64,
    (program, language): (&Program, Language),
    what: Seen,
    proof: &Proof,
    native: &Native,
) {
    let file = options.out.join(format!("shrink.{}", language.extension()));
    let native = Native { runs: 2 * native.runs, ..native.clone() };
    let mut asked = 0;
    let mut still = |p: &Program| {
        asked += 1;
        if asked > PATIENCE || !fits(p, language) || from(p, what) > proof.model {
            return false;
        }
        if std::fs::write(&file, render::text(p, language)).is_err() {
            return false;
        }
        let answers = ask(&proof.question, &file, &[proof.model]);
        answers.get(&proof.model) == Some(&proof.answer)
            && native.run(p, language, Some(what)).is_ok_and(|seen| seen.contains_key(&what))
    };
    let small = shrink::shrink(program, &mut still);
    let (engine, model) = (&proof.question.engine, proof.model.name());
    let path = options.out.join(format!("threads-{seed}-{what:?}-{engine}.{}", language.extension()));
    let head = format!(
        "// natively {what:?} is seen, seed {seed}\n// check: --engine {engine} --model {model} --property {}\n\n",
        proof.question.properties.join(",")
    );
    if std::fs::write(&path, head + &render::text(&small, language)).is_ok() {
        println!("  {}", path.display());
    }
}
