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
use std::hash::{Hash, Hasher};

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
    /// Data races; nothing where the oracle has no opinion: atomic sections, and what only the last thread could be ordered with.
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
    /// A race if the last thread does not synchronise with those that ended before it.
    open_race: bool,
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
        race: race.filter(|r| r.race || !r.open_race).map(|r| of(r.race)),
        states: found.states,
    })
}

fn explore(code: &Code, model: Model, races: bool, limit: usize) -> Option<Found> {
    let rules = Rules { code, model, races };
    let mut found = Found::default();
    let mut seen: HashSet<u128> = HashSet::new();
    let mut stack = vec![State::first(code)];
    while let Some(state) = stack.pop() {
        if state.settled() {
            judge(&rules, &state, &mut found);
        }
        for next in successors(&rules, &state) {
            if seen.insert(fingerprint(&next)) {
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

/// Two numbers that tell states apart: with some ten thousand states, that two are mixed up is less likely than that the
/// machine errs.
fn fingerprint(state: &State) -> u128 {
    let mut hasher = Mix(0x243f_6a88_85a3_08d3, 0x1319_8a2e_0370_7344);
    state.hash(&mut hasher);
    u128::from(hasher.0) << 64 | u128::from(hasher.1)
}

/// A quick hash of two halves.
struct Mix(u64, u64);

impl Mix {
    fn word(&mut self, n: u64) {
        self.0 = (self.0 ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
        self.1 = (self.1.rotate_left(31) ^ n).wrapping_mul(0xd6e8_feb8_6659_fd93) ^ (self.1 >> 32);
    }
}

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0 ^ self.1
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.word(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.word(u64::from(n));
    }

    fn write_u32(&mut self, n: u32) {
        self.word(u64::from(n));
    }

    fn write_u64(&mut self, n: u64) {
        self.word(n);
    }

    fn write_usize(&mut self, n: usize) {
        self.word(n as u64);
    }
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
        found.race = race::any(state, true);
        found.open_race |= !found.race && !state.library.left.is_empty() && race::any(state, false);
    }
}

/// Whether some thread has not ended and nobody can move, while the process goes on.
fn stands_still(rules: &Rules<'_>, state: &State) -> bool {
    let runs = |t: &usize| state.threads[*t].status == Status::Running;
    let all: Vec<usize> = (0..state.threads.len()).filter(runs).collect();
    !state.over && !all.is_empty() && all.iter().all(|t| rules.is_blocked(state, *t))
}
