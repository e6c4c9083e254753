//! The symbolic engine agrees with the reference explorer, on generated programs and every model.
//!
//! Final states: threads leave their registers in memory, and `main` asserts something about the final state. That it is
//! one of those that the explorer lists must be safe; that it is not one of them must be unsafe, and the engine replays
//! what it shows; that it is not one which only weaker models allow must be safe.
//! Verdicts: assertions at the ends of threads and deadlocks; both engines say the same.
//!
//! `FENCEPOST_CASES=20000` runs so many seeds instead of the usual few, best with `--release`; `FENCEPOST_SEED=S` starts
//! at seed S; `FENCEPOST_KEEP_GOING=1` goes on after a disagreement and sums up at the end.
//! Incompleteness: where the explorer has no complete answer in a few seconds the program is skipped, at most every fifth.

mod common;
#[path = "../../unwind/tests/common/limits.rs"]
mod limits;
#[path = "../../unwind/tests/common/programs.rs"]
mod programs;

use common::{check, said, shapes, symbolic, Disagreement, Judged, Said, ORACLE_TIME};
use fencepost_check::enumerate::generate::{cells, lower, lower_ending, with_operations, Ending, Random, Stmt, Test};
use fencepost_check::enumerate::{axioms, machine, Enumerate, Options};
use fencepost_check::interp::Limit;
use fencepost_check::{Budget, Engine, Properties, Property, Task};
use fencepost_models::{relaxed, sc, serial, Model};
use fencepost_symbolic::{check_with, Encoding, Symbolic};
use std::cell::RefCell;

/// So many states are sought, and so many excluded, one by one.
const CHOSEN: usize = 2;
/// An assertion that lists more states than these is too long.
const MAX_STATES: usize = 400;

/// The loops of generated tests only wait: a pass that changes nothing allows no other final state.
const UNWIND: u32 = 2;

type State = Vec<u64>;

/// What the explorer finds: the final states in order, and why there may be more.
type Finals = (Vec<State>, Option<String>);

thread_local! {
    /// The last test's final states on the weakest model, which every other model is compared with.
    static WEAKEST: RefCell<Option<(Test, Finals)>> = const { RefCell::new(None) };
}

fn weakest_finals(test: &Test) -> Finals {
    let known = WEAKEST.with(|w| w.borrow().clone());
    match known {
        Some((t, finals)) if t == *test => finals,
        Some(_) | None => {
            let finals = explore(test, &relaxed::RELAXED);
            WEAKEST.with(|w| *w.borrow_mut() = Some((test.clone(), finals.clone())));
            finals
        }
    }
}

fn finals(test: &Test, model: &'static Model) -> Finals {
    if model.name == relaxed::RELAXED.name {
        weakest_finals(test)
    } else {
        explore(test, model)
    }
}

fn explore(test: &Test, model: &'static Model) -> Finals {
    let program = lower_ending(test, Ending::Ignore);
    let budget = Budget::new(Some(ORACLE_TIME), None);
    let properties = Properties::NONE.with(Property::Assert);
    let task = Task { program: &program, model, properties, unwind: Some(UNWIND), budget };
    let options = Options { finals: true, ..Options::default() };
    let seen = machine::explore(&task, &options).unwrap_or_else(|| axioms::explore(&task, &options));
    let stopped = seen.stopped.map(|s| format!("explorer stopped: {s:?}"));
    let undecided = seen.undecided.first().map(|text| format!("explorer undecided: {text}"));
    let limit = seen.limits.iter().find(|l| **l != Limit::Unwind).map(|l| format!("explorer reached a limit: {l:?}"));
    let names: Vec<String> = cells(test).iter().map(|c| c.name()).collect();
    let state = |s: &fencepost_check::enumerate::FinalState| -> State {
        names.iter().map(|n| s.value(n).unwrap_or_default() as u64).collect()
    };
    let mut out: Vec<State> = seen.finals.iter().map(state).collect();
    out.sort();
    out.dedup();
    (out, stopped.or(undecided).or(limit))
}

fn in_words(test: &Test, state: &State) -> String {
    let parts: Vec<String> = cells(test).iter().zip(state).map(|(c, v)| format!("{}={v}", c.name())).collect();
    parts.join(" ")
}

/// Some of the states; the seed decides which.
fn some(seed: u64, states: &[State]) -> Vec<State> {
    let mut random = Random::new(seed);
    let mut rest = states.to_vec();
    (0..CHOSEN.min(rest.len())).map(|_| rest.swap_remove(random.below(rest.len()))).collect()
}

/// Asks the engine about a program with that ending.
fn ask(test: &Test, model: &'static Model, ending: Ending<'_>) -> Said {
    let program = lower_ending(test, ending);
    if let Err(errors) = fencepost_ir::verify::verify(&program) {
        panic!("{}", errors[0]);
    }
    symbolic(&program, model, Properties::NONE.with(Property::Assert), None)
}

fn judge_finals(seed: u64, test: &Test, model: &'static Model) -> Judged {
    match compare_finals(seed, test, model) {
        Err(why) => Judged::Skipped(why),
        Ok(None) => Judged::Agree,
        Ok(Some(found)) => Judged::Differs(found),
    }
}

fn compare_finals(seed: u64, test: &Test, model: &'static Model) -> Result<Option<Disagreement>, String> {
    let (mine, incomplete) = finals(test, model);
    if let Some(why) = incomplete {
        return Err(why);
    }
    if mine.len() > MAX_STATES {
        return Err("too many final states".into());
    }
    let answer = ask(test, model, Ending::Among(&mine));
    if answer != Said::Safe {
        let mut found = Disagreement::new("a final state of the list", "safe", &answer);
        found.text.push_str(&format!("\n{} states by the explorer", mine.len()));
        for state in mine.iter().take(20) {
            found.text.push_str(&format!("\n  {}", in_words(test, state)));
        }
        return Ok(Some(found));
    }
    for state in some(seed, &mine) {
        let answer = ask(test, model, Ending::NotAmong(std::slice::from_ref(&state)));
        if !matches!(answer, Said::Unsafe(_)) {
            let mut found = Disagreement::new("not a state that exists", "unsafe", &answer);
            found.text.push_str(&format!("\nstate {}", in_words(test, &state)));
            return Ok(Some(found));
        }
    }
    if model.name == relaxed::RELAXED.name {
        return Ok(None);
    }
    let weaker: Vec<State> = weakest_finals(test).0.into_iter().filter(|s| !mine.contains(s)).collect();
    for state in some(seed, &weaker) {
        let answer = ask(test, model, Ending::NotAmong(std::slice::from_ref(&state)));
        if answer != Said::Safe {
            let mut found = Disagreement::new("not a state of weaker models only", "safe", &answer);
            found.text.push_str(&format!("\nstate {}", in_words(test, &state)));
            return Ok(Some(found));
        }
    }
    Ok(None)
}

fn without_asserts(body: &mut Vec<Stmt>) {
    body.retain(|s| !matches!(s, Stmt::Assert { .. }));
}

#[test]
fn final_states() {
    let change = |_, test: &mut Test| test.threads.iter_mut().for_each(without_asserts);
    check("final states", 40, change, judge_finals);
}

/// Adds assertions, or leaves the test to its deadlocks.
fn with_asserts(seed: u64, test: &mut Test) {
    let mut random = Random::new(seed);
    for thread in &mut test.threads {
        if random.below(3) != 0 {
            let (reg, differs) = (random.below(2) as u8, 1 + random.below(3) as u8);
            thread.push(Stmt::Assert { reg, differs });
        }
    }
}

fn has_spin(body: &[Stmt]) -> bool {
    body.iter().any(|s| matches!(s, Stmt::Spin { .. }))
}

fn judge_verdicts(_: u64, test: &Test, model: &'static Model) -> Judged {
    let program = lower(test);
    let properties = Properties::NONE.with(Property::Assert).with(Property::Memsafety).with(Property::Deadlock);
    let budget = Budget::new(Some(ORACLE_TIME), None);
    let task = Task { program: &program, model, properties, unwind: Some(UNWIND), budget };
    let expected = match said(Enumerate.check(&task).verdict) {
        Said::Unsafe(text) => Said::Unsafe(text),
        Said::Safe => Said::Safe,
        Said::Bounded(_) if test.threads.iter().any(|b| has_spin(b)) => Said::Safe,
        Said::Bounded(text) => return Judged::Skipped(format!("explorer bounded: {text}")),
        Said::Unknown(text) => return Judged::Skipped(format!("explorer unknown: {text}")),
    };
    let answer = symbolic(&program, model, properties, None);
    let wanted = match (&expected, &answer) {
        (Said::Safe, Said::Safe) | (Said::Unsafe(_), Said::Unsafe(_)) => return Judged::Agree,
        (Said::Unsafe(text), _) => format!("unsafe ({text})"),
        (Said::Safe | Said::Bounded(_) | Said::Unknown(_), _) => "safe".to_string(),
    };
    Judged::Differs(Disagreement::new("verdict", &wanted, &answer))
}

#[test]
fn verdicts() {
    check("verdicts", 40, with_asserts, judge_verdicts);
}

/// The models that know operations, or are compared with those that do.
fn with_sections(model: &Model) -> bool {
    [serial::SERIAL.name, sc::SC.name].contains(&model.name)
}

#[test]
fn final_states_of_operations() {
    let change = |seed, test: &mut Test| {
        test.threads.iter_mut().for_each(without_asserts);
        with_operations(seed, test);
    };
    check(
        "operations",
        40,
        change,
        |seed, test, model| {
            if with_sections(model) {
                judge_finals(seed, test, model)
            } else {
                Judged::Agree
            }
        },
    );
}

#[test]
fn verdicts_of_operations() {
    let change = |seed, test: &mut Test| {
        with_asserts(seed, test);
        with_operations(seed, test);
    };
    check("verdicts of operations", 40, change, |seed, test, model| {
        if !with_sections(model) {
            return Judged::Agree;
        }
        match judge_verdicts(seed, test, model) {
            // Operations often wait for a lock behind a store, and then the engine does not judge deadlocks.
            Judged::Differs(found) if found.text.contains("has already stored something") => {
                Judged::Skipped("a wait behind a store".into())
            }
            other => other,
        }
    });
}

/// The order in the theory and the order in clauses give the same verdict.
fn judge_eager(_: u64, test: &Test, model: &'static Model) -> Judged {
    let program = lower(test);
    let properties = Properties::NONE.with(Property::Assert).with(Property::Memsafety).with(Property::Deadlock);
    let answer = |encoding| {
        let budget = Budget::new(Some(ORACLE_TIME), None);
        let task = Task { program: &program, model, properties, unwind: None, budget };
        said(check_with(&task, encoding).verdict)
    };
    match (answer(Encoding::Theory), answer(Encoding::Eager)) {
        (Said::Safe, Said::Safe) | (Said::Unsafe(_), Said::Unsafe(_)) => Judged::Agree,
        (_, Said::Unknown(text)) if text == "out of time" => Judged::Skipped("clauses took too long".into()),
        (theory, eager) => Judged::Differs(Disagreement::new("eager", &format!("{eager:?}"), &theory)),
    }
}

#[test]
fn eager_clauses() {
    check("eager clauses", 40, with_asserts, judge_eager);
}

/// Each number at its smallest values, of this engine and of the execution of threads.
#[test]
fn whatever_the_limits() {
    let tables = [fencepost_symbolic::tuning::TABLE, fencepost_execution::tuning::TABLE];
    let properties = Properties::NONE.with(Property::Assert).with(Property::Memsafety).with(Property::Deadlock);
    let compared = limits::Compared {
        models: &["sc", "tso", "pso", "rmo", "relaxed"],
        properties,
        settings: limits::settings(&tables),
        test_of: programs::test_of,
        answer: &|task| Symbolic.check(task).verdict,
    };
    compared.check(80);
    limits::Compared { properties: properties.with(Property::Race), ..compared }.check(20);
}
