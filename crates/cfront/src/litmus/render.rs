//! The outcome of a litmus test in herd's layout.
//!
//! Source: the output of herd (Alglave, Maranget, Tautschnig 2014), as its test suite shows it.
//! Guarantee: states are printed sorted and once. Deviations: witnesses count final states, not executions, and the
//! hash line is left out. As in herd, the witnesses of `~exists` are counted for the negated condition, while the
//! observation line counts for the condition itself.

use super::{Litmus, Location, Quantifier, Value};
use std::fmt::Write;

/// A printed final state: the observed locations with their values, and whether it satisfies the condition.
pub type State = (Vec<(Location, String)>, bool);

/// The final states of a test, judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The states that pass the filter, projected to the observed locations, sorted, each once.
    pub states: Vec<State>,
    /// Whether the condition with its quantifier is true.
    pub validated: bool,
}

impl Litmus {
    /// Judges the final states that an engine found. A state in which a needed location is missing counts as
    /// not satisfying the condition and shows `?` for it.
    pub fn judge(&self, finals: &[Vec<(Location, Value)>]) -> Outcome {
        let mut rows: Vec<(Vec<Option<Value>>, bool)> = Vec::new();
        for state in finals {
            let lookup = |l: &Location| state.iter().find(|(known, _)| known == l).map(|(_, v)| v.clone());
            if self.filter.as_ref().is_some_and(|f| f.eval(&lookup) != Some(true)) {
                continue;
            }
            let satisfied = self.condition.eval(&lookup) == Some(true);
            rows.push((self.observed.iter().map(lookup).collect(), satisfied));
        }
        rows.sort();
        rows.dedup();
        let validated = self.validated(rows.iter().map(|(_, satisfied)| *satisfied));
        let shown = |v: Option<Value>| v.map_or_else(|| "?".to_string(), |v| v.to_string());
        let name =
            |values: Vec<Option<Value>>| self.observed.iter().cloned().zip(values.into_iter().map(shown)).collect();
        let states = rows.into_iter().map(|(values, satisfied)| (name(values), satisfied)).collect();
        Outcome { states, validated }
    }
}

/// The outcome as herd prints it. `complete` is false if a bound cut executions off; the time line is left out if
/// the time is not given.
pub fn render(litmus: &Litmus, states: &[State], complete: bool, seconds: Option<f64>) -> String {
    let positive = states.iter().filter(|(_, satisfied)| *satisfied).count();
    let negative = states.len() - positive;
    let (kind, quantifier, witnesses) = match litmus.quantifier {
        Quantifier::Exists => ("Allowed", "exists", (positive, negative)),
        Quantifier::NotExists => ("Forbidden", "~exists", (negative, positive)),
        Quantifier::Forall => ("Required", "forall", (positive, negative)),
    };
    let observation = match (positive, negative) {
        (0, _) => "Never",
        (_, 0) => "Always",
        (_, _) => "Sometimes",
    };
    let validated = litmus.validated(states.iter().map(|(_, satisfied)| *satisfied));
    let name = &litmus.name;
    let mut out = format!("Test {name} {kind}\nStates {}\n", states.len());
    for (values, _) in states {
        let row: Vec<String> = values.iter().map(|(location, value)| format!("{location}={value};")).collect();
        line(&mut out, &row.join(" "));
    }
    line(&mut out, &format!("{}{}", if complete { "" } else { "Loop " }, if validated { "Ok" } else { "No" }));
    line(&mut out, &format!("Witnesses\nPositive: {} Negative: {}", witnesses.0, witnesses.1));
    line(&mut out, &format!("Condition {quantifier} ({})", litmus.condition));
    line(&mut out, &format!("Observation {name} {observation} {positive} {negative}"));
    if let Some(seconds) = seconds {
        line(&mut out, &format!("Time {name} {seconds:.2}"));
    }
    out
}

fn line(out: &mut String, text: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{text}");
}
