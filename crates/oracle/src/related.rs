//! `oracle relate`: random programs, what a rule makes of them, and whether the answers about both can be true.

use crate::hunt::{questions, serves};
use crate::{usage, Options};
use fencepost_oracle::compare::{ask, Question};
use fencepost_oracle::generate::{sized, Random, Size};
use fencepost_oracle::lang::Program;
use fencepost_oracle::relate::facts::{Contradiction, Facts, Said};
use fencepost_oracle::relate::rules::{Rule, RULES};
use fencepost_oracle::relate::{Change, Side, Subject};
use fencepost_oracle::render::form::fits;
use fencepost_oracle::render::{adapt, is_well_formed, Language};
use fencepost_oracle::shrink;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// So many smaller programs are tried, and each is changed in so many ways.
const PATIENCE: usize = 60;
const WAYS: u64 = 3;

/// So many engines are asked about one program.
const ENGINES: usize = 2;

/// So many rules are tried with one program.
const RULES_EACH: usize = 3;

/// What came of a rule.
#[derive(Default)]
struct Row {
    pairs: u64,
    confirmed: usize,
    wrong: u64,
}

/// The rules as a table.
pub fn list() -> ExitCode {
    for rule in &RULES {
        println!("{}\n  change: {}\n  holds:  {}\n  why:    {}", rule.name, rule.change, rule.holds, rule.why);
    }
    ExitCode::SUCCESS
}

/// Draws programs, changes them, and asks about both.
pub fn relate(options: &Options) -> ExitCode {
    if let Err(e) = std::fs::create_dir_all(&options.out) {
        return usage(&format!("{}: {e}", options.out.display()));
    }
    let begin = Instant::now();
    let mut rows: BTreeMap<&'static str, Row> = BTreeMap::new();
    let mut kept: BTreeMap<String, usize> = BTreeMap::new();
    let (mut programs, mut wrong) = (0u64, 0u64);
    'all: for seed in options.seed..options.seed.saturating_add(options.count) {
        for language in &options.languages {
            if begin.elapsed() > Duration::from_secs(options.seconds) {
                break 'all;
            }
            let size = options.size.unwrap_or(if seed % 2 == 0 { Size::Small } else { Size::Large });
            let drawn = adapt(&sized(seed, options.theme, size), *language).filter(is_well_formed);
            let Some(program) = drawn else { continue };
            programs += 1;
            let mut answers = Answers { options, seed, size, known: BTreeMap::new() };
            for (rule, change) in changes(options, seed, &program, *language) {
                let row = rows.entry(rule.name).or_default();
                row.pairs += 1;
                let facts = answers.of(&change, None);
                row.confirmed += facts.confirmed(&change.implications);
                let Some(found) = facts.contradiction(&change.implications) else { continue };
                if is_excused(options, &change, &found) {
                    continue;
                }
                row.wrong += 1;
                wrong += 1;
                let seconds = begin.elapsed().as_secs_f64();
                let name = if found.alone { "one program" } else { rule.name };
                println!("seed {seed} {} {name}:  [{seconds:.0} s]", language.name());
                found.said.iter().for_each(|s| println!("  {s}"));
                if options.stop {
                    println!("found: seed {seed}, {programs} programs");
                    break 'all;
                }
                let engines: Vec<&str> = found.said.iter().map(|s| s.engine.as_str()).collect();
                let n = kept.entry(format!("{name}/{}", engines.join("/"))).or_default();
                *n += 1;
                if *n <= options.keep {
                    keep(options, seed, &program, *language, rule, &found);
                }
                break;
            }
        }
    }
    println!("{programs} programs, {:.0} s", begin.elapsed().as_secs_f64());
    for (name, row) in &rows {
        println!("{name:16} pairs {:5} confirmed {:5} wrong {:4}", row.pairs, row.confirmed, row.wrong);
    }
    ExitCode::from(u8::from(wrong > 0))
}

/// What some rules make of a program.
fn changes(options: &Options, seed: u64, program: &Program, language: Language) -> Vec<(&'static Rule, Change)> {
    let mut random = Random::new(seed ^ 0x7e1a_7e00);
    let mut rules: Vec<&'static Rule> = RULES.iter().collect();
    rules.retain(|r| options.rules.is_empty() || options.rules.iter().any(|n| n == r.name));
    for i in (1..rules.len()).rev() {
        rules.swap(i, random.below(i as u64 + 1) as usize);
    }
    let changed = rules.into_iter().filter_map(|r| {
        let ways = (0..2 * WAYS).find_map(|_| r.change(program, language, &mut random));
        Some((r, ways?))
    });
    changed.take(RULES_EACH).collect()
}

/// What the binary says, each text asked about once.
struct Answers<'o> {
    options: &'o Options,
    seed: u64,
    size: Size,
    known: BTreeMap<String, Vec<Said>>,
}

/// What is asked about the programs of a seed: one set of properties, two engines, so that many programs are tried. Large
/// programs are too much for the explorer.
fn asked(options: &Options, seed: u64, size: Size) -> Vec<(String, Vec<String>)> {
    let mut all = questions(options, seed);
    let mut random = Random::new(seed ^ 0x00e2_9135);
    let set = random.of(&all.iter().collect::<Vec<_>>()).1.clone();
    all.retain(|(engine, properties)| *properties == set && (size == Size::Small || engine != "enumerate"));
    while all.len() > ENGINES {
        all.remove(random.below(all.len() as u64) as usize);
    }
    all
}

impl Answers<'_> {
    /// About both programs of a pair; only what made a contradiction, if there is one.
    fn of(&mut self, change: &Change, only: Option<&Contradiction>) -> Facts {
        let mut facts = Facts::default();
        for (side, subject) in [(Side::Original, &change.original), (Side::Changed, &change.changed)] {
            let text = subject.text();
            if !self.known.contains_key(&text) {
                let said = match only {
                    None => self.ask_all(subject, &text),
                    Some(found) => again(self.options, &self.options.binary, subject, &text, side, found),
                };
                self.known.insert(text.clone(), said);
            }
            facts.said.extend(self.known[&text].iter().map(|s| Said { side, ..s.clone() }));
        }
        facts
    }

    fn ask_all(&self, subject: &Subject, text: &str) -> Vec<Said> {
        let options = self.options;
        let file = options.out.join(format!("seed-{}.{}", self.seed, subject.language.extension()));
        if std::fs::write(&file, text).is_err() {
            return Vec::new();
        }
        let mut said = Vec::new();
        for (engine, properties) in asked(options, self.seed, self.size) {
            let question = Question { binary: options.binary.clone(), engine, properties, timeout: options.timeout };
            let models: Vec<_> = options.models.iter().copied().filter(|m| serves(&question.engine, *m)).collect();
            for (model, answer) in ask(&question, &file, &models) {
                let Question { engine, properties, .. } = question.clone();
                said.push(Said { side: Side::Original, engine, properties, model, answer });
            }
        }
        let _ = std::fs::remove_file(&file);
        said
    }
}

/// Asks again what made a contradiction, as far as it is about that side.
fn again(
    options: &Options,
    binary: &Path,
    subject: &Subject,
    text: &str,
    side: Side,
    found: &Contradiction,
) -> Vec<Said> {
    let file = options.out.join(format!("again.{}", subject.language.extension()));
    if std::fs::write(&file, text).is_err() {
        return Vec::new();
    }
    let mut out = Vec::new();
    for said in found.said.iter().filter(|s| s.side == side) {
        let Said { engine, properties, model, .. } = said.clone();
        let question = Question { binary: binary.to_path_buf(), engine, properties, timeout: options.timeout };
        if let Some(answer) = ask(&question, &file, &[model]).remove(&model) {
            out.push(Said { answer, ..said.clone() });
        }
    }
    let _ = std::fs::remove_file(&file);
    out
}

/// Whether the other binary contradicts itself likewise.
fn is_excused(options: &Options, change: &Change, found: &Contradiction) -> bool {
    let Some(binary) = &options.unless else { return false };
    let mut facts = Facts::default();
    for (side, subject) in [(Side::Original, &change.original), (Side::Changed, &change.changed)] {
        facts.said.extend(again(options, binary, subject, &subject.text(), side, found));
    }
    facts.contradiction(&change.implications).is_some()
}

/// Shrinks the program before the change, and writes both.
fn keep(options: &Options, seed: u64, program: &Program, language: Language, rule: &Rule, found: &Contradiction) {
    let mut asked = 0;
    let mut last = None;
    let mut still = |p: &Program| {
        if !fits(p, language) {
            return false;
        }
        (0..WAYS * 3).any(|way| {
            asked += 1;
            let change = rule.change(p, language, &mut Random::new(way));
            let Some(change) = change.filter(|_| asked <= PATIENCE * WAYS as usize) else { return false };
            let mut answers = Answers { options, seed, size: Size::Small, known: BTreeMap::new() };
            let again = answers.of(&change, Some(found)).contradiction(&change.implications);
            let same = |c: &Contradiction| c.alone == found.alone && c.said.len() == found.said.len();
            match again.filter(same) {
                Some(again) => {
                    last = Some((change, again));
                    true
                }
                None => false,
            }
        })
    };
    shrink::shrink(program, &mut still);
    let Some((change, found)) = last else { return };
    let name = if found.alone { "alone" } else { rule.name };
    let path = |what: &str, language: Language| -> PathBuf {
        options.out.join(format!("relate-{seed}-{name}-{what}.{}", language.extension()))
    };
    for (what, side, subject) in
        [("original", Side::Original, &change.original), ("changed", Side::Changed, &change.changed)]
    {
        let file = path(what, subject.language);
        if std::fs::write(&file, report(rule, seed, side, &found) + &subject.text()).is_ok() {
            println!("  {}", file.display());
        }
    }
}

fn report(rule: &Rule, seed: u64, side: Side, found: &Contradiction) -> String {
    let mut out = format!("// rule {}, seed {seed}: {}\n// holds: {}\n", rule.name, rule.change, rule.holds);
    for said in &found.said {
        let engine = if said.side == side { said.engine.as_str() } else { continue };
        let (model, properties) = (said.model.name(), said.properties.join(","));
        out += &format!("// check: --engine {engine} --model {model} --property {properties}\n");
    }
    found.said.iter().for_each(|s| out += &format!("// {s}\n"));
    out + "\n"
}
