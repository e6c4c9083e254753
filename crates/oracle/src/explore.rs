//! Every run of a program under a model, and the verdict of each property.
//!
//! All sequences of "a thread issues its next instruction" and "an event takes its place in the memory order" are tried;
//! states that were seen are not visited again. A run counts where nothing is in flight: then what each thread did is a
//! beginning of its program, and the placements are a legal memory order of it.

use crate::code::{compile, Code};
use crate::issue::Rules;
use crate::lang::Program;
use crate::models::Model;
use crate::place::{may_be_next, place};
use crate::race;
use crate::state::{Item, State, Status, Wrong};
use std::collections::HashSet;

/// What is true of a property.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// No run violates it, and no run makes a memory error.
    Safe,
    /// A run without a memory error violates it (for `memsafety`: a run makes a memory error).
    Unsafe,
    /// No run without a memory error violates it, but some run makes a memory error and has no meaning from there on.
    Tainted,
}

/// The verdicts of a program under a model.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdicts {
    /// Assertions.
    pub assert: Verdict,
    /// Memory errors.
    pub memsafety: Verdict,
    /// Standstill.
    pub deadlock: Verdict,
    /// Data races; nothing where the oracle has no opinion.
    pub race: Option<Verdict>,
    /// How many states were visited.
    pub states: usize,
}

impl Verdicts {
    /// The verdict of a property by its name.
    pub fn of(&self, property: &str) -> Option<Verdict> {
        match property {
            "assert" => Some(self.assert),
            "memsafety" => Some(self.memsafety),
            "deadlock" => Some(self.deadlock),
            "race" => self.race,
            _ => None,
        }
    }
}

#[derive(Default)]
struct Found {
    assertion: bool,
    memory: bool,
    deadlock: bool,
    race: bool,
    states: usize,
}

/// The verdicts under a model; nothing if there are more states than `limit`.
pub fn verdicts(program: &Program, model: Model, limit: usize) -> Option<Verdicts> {
    let code = compile(program);
    let mut found = explore(&code, model, false, limit)?;
    let race = if code.sections { None } else { Some(explore(&code, model, true, limit)?) };
    found.states += race.as_ref().map_or(0, |r| r.states);
    let of = |violated: bool| match (violated, found.memory) {
        (true, _) => Verdict::Unsafe,
        (false, true) => Verdict::Tainted,
        (false, false) => Verdict::Safe,
    };
    Some(Verdicts {
        assert: of(found.assertion),
        memsafety: if found.memory { Verdict::Unsafe } else { Verdict::Safe },
        deadlock: of(found.deadlock),
        race: race.map(|r| of(r.race)),
        states: found.states,
    })
}

fn explore(code: &Code, model: Model, races: bool, limit: usize) -> Option<Found> {
    let rules = Rules { code, model, races };
    let mut found = Found::default();
    let mut seen: HashSet<State> = HashSet::new();
    let mut stack = vec![State::first(code)];
    while let Some(state) = stack.pop() {
        if state.settled() {
            judge(&rules, &state, &mut found);
        }
        for next in successors(&rules, &state) {
            if !seen.contains(&next) {
                seen.insert(next.clone());
                stack.push(next);
            }
        }
        if seen.len() > limit {
            return None;
        }
    }
    found.states = seen.len();
    Some(found)
}

fn successors(rules: &Rules<'_>, state: &State) -> Vec<State> {
    let mut out = Vec::new();
    let threads = 0..state.threads.len();
    // What has gone wrong stays; only what was guessed or is in flight must still come out.
    let go_on = state.wrong.is_none() || state.has_guesses();
    if go_on {
        if let Some(t) = threads.clone().find(|t| rules.is_private(state, *t) && state.open.is_none_or(|o| o.0 == *t)) {
            return rules.issue(state, t);
        }
    }
    for t in threads {
        for i in 0..state.threads[t].items.len() {
            if may_be_next(state, rules.model, t, i) {
                if let Item::Event(_) = state.threads[t].items[i] {
                    out.extend(place(state.clone(), t, i, rules.races));
                }
            }
        }
        if go_on {
            out.extend(rules.issue(state, t));
        }
    }
    out
}

fn judge(rules: &Rules<'_>, state: &State, found: &mut Found) {
    match state.wrong {
        Some(Wrong::Assertion) => found.assertion = true,
        Some(Wrong::Memory) => found.memory = true,
        None => {
            found.deadlock |= stands_still(rules, state);
        }
    }
    if rules.races && !found.race && state.wrong != Some(Wrong::Memory) {
        found.race = race::any(state);
    }
}

/// Whether some thread has not ended and nobody can move, while the process goes on.
fn stands_still(rules: &Rules<'_>, state: &State) -> bool {
    let runs = |t: &usize| state.threads[*t].status == Status::Running;
    let all: Vec<usize> = (0..state.threads.len()).filter(runs).collect();
    !state.over && !all.is_empty() && all.iter().all(|t| rules.is_blocked(state, *t))
}
