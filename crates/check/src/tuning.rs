//! The numbers that say how far an engine goes: how much it tells apart before it joins, and how much it tries before it gives up.
//!
//! Every crate has one table of them ([`numbers!`](crate::numbers)); here is that of this crate. Others than the defaults travel with
//! the [`Budget`], so that two tasks at once may have different ones.
//! Guarantee: no number decides whether an answer is right, only whether there is one; the tests run each with the smallest values.

use crate::task::Budget;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

/// A number of an engine.
#[derive(Debug)]
pub struct Number {
    /// Its name: the engine or crate, and what it is.
    pub name: &'static str,
    /// What it is if nobody says otherwise.
    pub default: u64,
    /// The smallest value.
    pub least: u64,
    /// The greatest value.
    pub most: u64,
    /// What it means.
    pub text: &'static str,
}

impl Number {
    /// Its value for a task.
    pub fn of(&self, budget: &Budget) -> usize {
        budget.tuning.get(self) as usize
    }

    /// Its value, of a number that is one of milliseconds.
    pub fn time(&self, budget: &Budget) -> Duration {
        Duration::from_millis(budget.tuning.get(self))
    }
}

/// Values other than the defaults. Cheap to clone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tuning(Option<Arc<BTreeMap<&'static str, u64>>>);

impl Tuning {
    /// All defaults.
    pub const USUAL: Tuning = Tuning(None);

    /// The value of a number.
    pub fn get(&self, number: &Number) -> u64 {
        self.0.as_ref().and_then(|set| set.get(number.name)).copied().unwrap_or(number.default)
    }

    /// The same with another value of a number; `Err` says which values it may have.
    pub fn with(&self, number: &Number, value: u64) -> Result<Tuning, String> {
        let Number { name, least, most, .. } = number;
        if !(*least..=*most).contains(&value) {
            return Err(format!("`{name}` is a number from {least} to {most}, not {value}"));
        }
        let mut set = self.0.as_deref().cloned().unwrap_or_default();
        set.insert(number.name, value);
        Ok(Tuning(Some(Arc::new(set))))
    }
}

/// The numbers of a table, each by itself at its smallest values: what a test tries, with its name.
pub fn smallest(table: &'static [&'static Number]) -> Vec<(String, Tuning)> {
    let small = |n: &&'static Number| {
        let n: &'static Number = n;
        (n.least..n.least.saturating_add(3).min(n.most)).map(move |value| (n, value))
    };
    let set = |(n, value): (&Number, u64)| Some((format!("{}={value}", n.name), Tuning::USUAL.with(n, value).ok()?));
    table.iter().flat_map(small).filter_map(set).collect()
}

/// A table of numbers, a line each: its name in the code, its name for people, default, range, meaning.
#[macro_export]
macro_rules! numbers {
    ($($id:ident: $name:literal = $default:literal, $least:literal..=$most:literal, $text:literal;)*) => {
        $(
            #[doc = $text]
            pub static $id: $crate::tuning::Number =
                $crate::tuning::Number { name: $name, default: $default, least: $least, most: $most, text: $text };
        )*
        /// All of them.
        pub static TABLE: &[&$crate::tuning::Number] = &[$(&$id),*];
    };
}

numbers! {
    UNWIND: "enumerate.unwind" = 8, 1..=1_000_000, "iterations of a loop in one call, under rmo and relaxed, and of races";
    FRAMES: "enumerate.frames" = 2_000, 1..=100_000, "calls within each other";
    INSTRUCTIONS: "enumerate.instructions" = 20_000_000, 1..=1_000_000_000_000, "instructions of a thread between two requests";
    REQUESTS: "enumerate.requests" = 1_000_000, 1..=1_000_000_000, "requests of a thread that nobody else sees, in one step";
    MOVES: "enumerate.moves" = 150_000, 1..=1_000_000_000_000, "moves of the search for values out of thin air";
    GUESSES: "enumerate.guesses" = 10, 1..=1_000, "values out of thin air that are tried at each address";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_set_travels_with_the_budget() {
        let usual = Budget::unlimited();
        let tuning = usual.tuning.with(&MOVES, 7).and_then(|t| t.with(&GUESSES, 1)).expect("they are in range");
        let tuned = usual.clone().tuned(tuning);
        for budget in [tuned.branch(), tuned.restarted(), tuned.measured(), tuned.slice(Duration::from_secs(1))] {
            assert_eq!((MOVES.of(&budget), GUESSES.of(&budget), UNWIND.of(&budget)), (7, 1, 8));
        }
        assert_eq!(MOVES.of(&usual), 150_000);
        assert!(usual.tuning.with(&MOVES, 0).is_err_and(|text| text.contains("`enumerate.moves`")));
    }
}
