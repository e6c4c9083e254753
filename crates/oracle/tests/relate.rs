//! The rules that relate programs, against the oracle's own verdicts; and the order of the models.

use fencepost_oracle::compare::Answer;
use fencepost_oracle::explore::{verdicts, Verdict, Verdicts};
use fencepost_oracle::generate::{random, Random};
use fencepost_oracle::models::{Model, MODELS};
use fencepost_oracle::relate::facts::{Facts, Said};
use fencepost_oracle::relate::rules::RULES;
use fencepost_oracle::relate::{Change, Implication, Side, PROPERTIES};
use fencepost_oracle::render::{adapt, is_well_formed, Language, LANGUAGES};
use std::collections::{BTreeMap, BTreeSet};

/// Larger programs are left out.
const STATES: usize = 6_000;

fn cases() -> u64 {
    std::env::var("FENCEPOST_CASES").ok().and_then(|v| v.parse().ok()).unwrap_or(140)
}

fn all(change: &Change, side: Side) -> BTreeMap<Model, Verdicts> {
    let subject = match side {
        Side::Original => &change.original,
        Side::Changed => &change.changed,
    };
    MODELS.into_iter().filter_map(|m| Some((m, verdicts(&subject.program, m, STATES)?))).collect()
}

#[test]
fn every_rule_holds_of_the_oracle() {
    let mut failures = Vec::new();
    let mut confirmed: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..cases() {
        let language = LANGUAGES[(seed % 4 / 2) as usize];
        let Some(program) = adapt(&random(seed, None), language).filter(is_well_formed) else { continue };
        for (n, rule) in RULES.iter().enumerate() {
            // Two of three rules are left out, and those that change only the text.
            if !(seed + n as u64).is_multiple_of(3) || ["rename", "reorder", "languages"].contains(&rule.name) {
                continue;
            }
            let Some(change) = rule.change(&program, language, &mut Random::new(seed)) else { continue };
            let truth = [all(&change, Side::Original), all(&change, Side::Changed)];
            for i in &change.implications {
                let (from, to) = match i.from {
                    Side::Original => (&truth[0], &truth[1]),
                    Side::Changed => (&truth[1], &truth[0]),
                };
                for m in &i.models {
                    let (Some(from), Some(to)) = (from.get(m), to.get(m)) else { continue };
                    let is_bad = |v: &Verdicts, p: &str| v.of(p) == Some(Verdict::Unsafe);
                    if !is_bad(from, i.property) {
                        continue;
                    }
                    *confirmed.entry(rule.name).or_default() += 1;
                    if !i.to.iter().any(|p| is_bad(to, p)) {
                        let what = (rule.name, seed, m.name(), i.from, i.property, &i.to);
                        failures.push(format!("{what:?}\n{}\n{}", change.original.text(), change.changed.text()));
                    }
                }
            }
        }
    }
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), failures[0]);
    println!("{confirmed:?}");
}

#[test]
fn weaker_models_have_all_runs_of_stronger_ones() {
    for seed in 0..cases() {
        let program = random(seed, None);
        let all: Vec<Verdicts> = MODELS.iter().map_while(|m| verdicts(&program, *m, STATES)).collect();
        for pair in all.windows(2) {
            for p in PROPERTIES {
                let lost = pair[0].of(p) == Some(Verdict::Unsafe) && pair[1].of(p) != Some(Verdict::Unsafe);
                assert!(!lost, "seed {seed} {p}: {pair:?}");
            }
        }
    }
}

#[test]
fn texts_change_and_rules_have_names_of_their_own() {
    let names: BTreeSet<&str> = RULES.iter().map(|r| r.name).collect();
    assert_eq!(names.len(), RULES.len());
    for language in LANGUAGES {
        let changed = |name: &str| {
            let rule = RULES.iter().find(|r| r.name == name).expect("a rule");
            (0..400).any(|seed| {
                let program = adapt(&random(seed, None), language).filter(is_well_formed);
                let change = program.and_then(|p| rule.change(&p, language, &mut Random::new(seed)));
                change.is_some_and(|c| c.original.text() != c.changed.text())
            })
        };
        for rule in &RULES {
            let lacks = match language {
                Language::C => rule.name == "languages",
                // Nothing of C++ ends the process inside a branch here: destructors would run.
                Language::Cpp => rule.name == "time-out-exits",
                Language::Rust => ["time-out-exits", "time-out-goes-on", "all-timed", "maybe"].contains(&rule.name),
            };
            assert!(lacks || changed(rule.name), "{} {}", rule.name, language.name());
        }
    }
}

fn said(side: Side, properties: &str, model: Model, answer: Answer) -> Said {
    let properties = properties.split('+').map(str::to_string).collect();
    Said { side, engine: "some".into(), properties, model, answer }
}

fn fails(property: &str) -> Answer {
    Answer::Unsafe(property.into(), String::new())
}

#[test]
fn only_certain_answers_contradict_each_other() {
    use Side::{Changed, Original};
    let implied = |from: Side| Implication { from, property: "race", to: vec!["race"], models: MODELS.to_vec() };
    let both = [implied(Original), implied(Changed)];
    let cases: [(Vec<Said>, bool); 7] = [
        // A weaker model has the run, a stronger one need not.
        (
            vec![said(Original, "race", Model::Sc, fails("race")), said(Original, "race", Model::Pso, Answer::Safe)],
            true,
        ),
        (
            vec![said(Original, "race", Model::Pso, fails("race")), said(Original, "race", Model::Sc, Answer::Safe)],
            false,
        ),
        // No proof holds of a program with a memory error; other properties are apart.
        (
            vec![
                said(Original, "memsafety", Model::Sc, fails("memsafety")),
                said(Original, "race", Model::Sc, Answer::Safe),
            ],
            true,
        ),
        (
            vec![said(Original, "assert", Model::Sc, fails("assert")), said(Original, "race", Model::Sc, Answer::Safe)],
            false,
        ),
        // What is bounded says nothing.
        (
            vec![said(Original, "race", Model::Sc, fails("race")), said(Changed, "race", Model::Sc, Answer::Bounded)],
            false,
        ),
        (
            vec![
                said(Changed, "race", Model::Sc, fails("race")),
                said(Original, "race+assert", Model::Tso, Answer::Safe),
            ],
            true,
        ),
        (vec![said(Original, "race", Model::Sc, Answer::Broken(String::new()))], true),
    ];
    for (said, contradicts) in cases {
        let facts = Facts { said };
        assert_eq!(facts.contradiction(&both).is_some(), contradicts, "{facts:?}");
    }
    let never = Implication { from: Changed, property: "deadlock", to: Vec::new(), models: MODELS.to_vec() };
    let facts = Facts { said: vec![said(Changed, "deadlock", Model::Sc, fails("deadlock"))] };
    assert!(facts.contradiction(&[never]).is_some());
}
