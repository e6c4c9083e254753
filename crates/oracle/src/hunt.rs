//! `oracle hunt`: random programs of the small language, the oracle's verdicts, and what a binary says to them.

use crate::{usage, Counts, Options, Select, PATIENCE, STATES};
use fencepost_oracle::compare::{ask, judge, Answer, Judgement, Question};
use fencepost_oracle::explore::{verdicts, Verdict, Verdicts};
use fencepost_oracle::generate::{random, Random};
use fencepost_oracle::lang::Program;
use fencepost_oracle::models::{Model, MODELS};
use fencepost_oracle::render::form::{fits, is_exact};
use fencepost_oracle::render::{self, adapt, is_well_formed, Language};
use fencepost_oracle::shrink;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// A program in a language, with its seed.
#[derive(Clone, Copy)]
struct Case<'p> {
    seed: u64,
    program: &'p Program,
    language: Language,
}

/// What was seen so far.
struct Hunt<'o> {
    options: &'o Options,
    begin: Instant,
    counts: BTreeMap<(String, Model), Counts>,
    kept: BTreeMap<String, usize>,
    programs: u64,
    large: u64,
    wrong: u64,
}

/// Draws programs, and asks about them.
pub fn hunt(options: &Options) -> ExitCode {
    if let Err(e) = std::fs::create_dir_all(&options.out) {
        return usage(&format!("{}: {e}", options.out.display()));
    }
    let mut hunt = Hunt {
        options,
        begin: Instant::now(),
        counts: BTreeMap::new(),
        kept: BTreeMap::new(),
        programs: 0,
        large: 0,
        wrong: 0,
    };
    for seed in options.seed..options.seed.saturating_add(options.count) {
        if hunt.begin.elapsed() > Duration::from_secs(options.seconds) || options.stop && hunt.wrong > 0 {
            break;
        }
        for language in options.languages.clone() {
            let Some(program) = adapt(&random(seed, options.theme), language).filter(is_well_formed) else { continue };
            if let Err(e) = hunt.case(Case { seed, program: &program, language }) {
                return usage(&e);
            }
        }
    }
    let seconds = hunt.begin.elapsed().as_secs_f64();
    println!("{} programs, {} times too many states, {seconds:.0} s", hunt.programs, hunt.large);
    for ((engine, model), c) in &hunt.counts {
        let name = model.name();
        println!(
            "{engine:15} {name:8} agrees {:5} open {:5} refused {:3} wrong {:4}",
            c.agrees, c.open, c.refused, c.wrong
        );
    }
    ExitCode::from(u8::from(hunt.wrong > 0))
}

impl Hunt<'_> {
    fn case(&mut self, case: Case<'_>) -> Result<(), String> {
        let options = self.options;
        let truth: BTreeMap<Model, Verdicts> =
            options.models.iter().filter_map(|m| Some((*m, verdicts(case.program, *m, STATES)?))).collect();
        self.large += (options.models.len() - truth.len()) as u64;
        let asked = questions(options, case.seed);
        if is_dull(options.select, &truth, &asked, case.seed) {
            return Ok(());
        }
        self.programs += 1;
        let file = options.out.join(format!("seed-{}.{}", case.seed, case.language.extension()));
        std::fs::write(&file, render::text(case.program, case.language))
            .map_err(|e| format!("{}: {e}", file.display()))?;
        for (engine, properties) in asked {
            let question = Question { binary: options.binary.clone(), engine, properties, timeout: options.timeout };
            let models: Vec<Model> = truth.keys().copied().filter(|m| serves(&question.engine, *m)).collect();
            if models.is_empty() {
                continue;
            }
            for (model, answer) in ask(&question, &file, &models) {
                self.answer(case, &question, &file, (model, &truth[&model]), &answer);
                if options.stop && self.wrong > 0 {
                    return Ok(());
                }
            }
        }
        let _ = std::fs::remove_file(&file);
        Ok(())
    }

    fn answer(
        &mut self,
        case: Case<'_>,
        question: &Question,
        file: &Path,
        (model, truth): (Model, &Verdicts),
        answer: &Answer,
    ) {
        let (seed, language) = (case.seed, case.language.name());
        let exact = is_exact(case.program, case.language, model);
        let judgement = judge(answer, &question.properties, truth, exact);
        let excused = match &judgement {
            Judgement::Wrong(_) => self.is_excused(question, file, (model, truth), exact, &judgement),
            Judgement::Agrees | Judgement::Open => false,
        };
        let count = self.counts.entry((format!("{language} {}", question.engine), model)).or_default();
        let how = match judgement {
            Judgement::Agrees => {
                count.agrees += 1;
                return;
            }
            Judgement::Open if matches!(answer, Answer::Refused(_)) => {
                count.refused += 1;
                if count.refused == 1 {
                    println!("seed {seed} {language}: {answer}");
                }
                return;
            }
            Judgement::Open => {
                count.open += 1;
                return;
            }
            Judgement::Wrong(_) if excused => {
                count.open += 1;
                return;
            }
            Judgement::Wrong(how) => how,
        };
        count.wrong += 1;
        self.wrong += 1;
        let properties = question.properties.join("+");
        println!(
            "seed {seed} {language} {how}: {} {} {properties}: {answer}  [{:.0} s]",
            question.engine,
            model.name(),
            self.begin.elapsed().as_secs_f64()
        );
        if self.options.stop {
            println!("found: seed {seed}, {} programs", self.programs);
            return;
        }
        let n = self.kept.entry(format!("{how}/{language}/{}/{properties}", question.engine)).or_default();
        *n += 1;
        if *n <= self.options.keep {
            keep(self.options, case, question, model, how);
        }
    }

    /// Whether the other binary gives the same wrong answer.
    fn is_excused(
        &self,
        question: &Question,
        file: &Path,
        (model, truth): (Model, &Verdicts),
        exact: bool,
        judgement: &Judgement,
    ) -> bool {
        let Some(binary) = self.options.unless.clone() else { return false };
        let answers = ask(&Question { binary, ..question.clone() }, file, &[model]);
        answers.get(&model).is_some_and(|a| judge(a, &question.properties, truth, exact) == *judgement)
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

/// Whether an engine knows a model.
pub fn serves(engine: &str, model: Model) -> bool {
    match model {
        Model::Sc | Model::Tso | Model::Pso => true,
        Model::Rmo => engine != "unwind",
        Model::Relaxed => engine != "unwind" && engine != "directed",
    }
}

/// What is asked about the program of a seed: two sets of properties, every engine that serves them.
pub fn questions(options: &Options, seed: u64) -> Vec<(String, Vec<String>)> {
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
fn keep(options: &Options, case: Case<'_>, question: &Question, model: Model, how: &'static str) {
    let Case { seed, program, language } = case;
    let file = options.out.join(format!("shrink.{}", language.extension()));
    let mut asked = 0;
    let mut still = |p: &Program| -> bool {
        asked += 1;
        if asked > PATIENCE {
            return false;
        }
        if !fits(p, language) {
            return false;
        }
        let Some(truth) = verdicts(p, model, STATES) else { return false };
        if std::fs::write(&file, render::text(p, language)).is_err() {
            return false;
        }
        let answers = ask(question, &file, &[model]);
        let exact = is_exact(p, language, model);
        answers.get(&model).is_some_and(|a| judge(a, &question.properties, &truth, exact) == Judgement::Wrong(how))
    };
    let small = shrink::shrink(program, &mut still);
    let _ = std::fs::remove_file(&file);
    let path = name(options, seed, question, model, language);
    let text = report((&small, language), question, model, how, seed);
    if std::fs::write(&path, text).is_ok() {
        println!("  {}", path.display());
    }
}

fn name(options: &Options, seed: u64, question: &Question, model: Model, language: Language) -> PathBuf {
    let properties = question.properties.join("-");
    options.out.join(format!("{seed}-{}-{}-{properties}.{}", question.engine, model.name(), language.extension()))
}

fn report((small, language): (&Program, Language), question: &Question, model: Model, how: &str, seed: u64) -> String {
    let (engine, properties) = (&question.engine, question.properties.join(","));
    let mut out = format!(
        "// {how}, seed {seed}\n// check: --engine {engine} --model {} --property {properties}\n",
        model.name()
    );
    for m in MODELS {
        if let Some(v) = verdicts(small, m, STATES) {
            out += &format!("// oracle {}\n", crate::line(m, &v));
        }
    }
    let file = question.binary.display();
    let _: &Path = question.binary.as_path();
    out += &format!("// asked {file}\n\n");
    out + &render::text(small, language)
}
