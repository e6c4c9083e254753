//! `--tune NAME=N`, and the table of all numbers that it sets.

use crate::args::no_such;
use fencepost_check::tuning::{self as explorer, Number, Tuning};

/// All numbers, engine by engine.
pub fn table() -> impl Iterator<Item = &'static Number> {
    let tables = [
        fencepost_execution::tuning::TABLE,
        fencepost_symbolic::tuning::TABLE,
        fencepost_directed::tuning::TABLE,
        fencepost_unwind::tuning::TABLE,
        fencepost_modular::tuning::TABLE,
        explorer::TABLE,
    ];
    tables.into_iter().flatten().copied()
}

/// A number with a value.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    number: &'static Number,
    value: u64,
}

/// `NAME=N`.
pub fn parse(text: &str) -> Result<Limit, String> {
    let (name, value) = text.split_once('=').ok_or("it is given as NAME=N; `fencepost limits` lists the names")?;
    let Some(number) = table().find(|n| n.name == name) else {
        let names: Vec<&str> = table().map(|n| n.name).collect();
        return Err(no_such("limit", name, &names));
    };
    let value = value.parse().map_err(|_| range(number, value))?;
    Tuning::default().with(number, value)?;
    Ok(Limit { number, value })
}

fn range(number: &Number, value: &str) -> String {
    format!("`{}` is a number from {} to {}, not `{value}`", number.name, number.least, number.most)
}

/// What was set, the last value of each.
pub fn tuning(limits: &[Limit]) -> Tuning {
    let set = |tuning: Tuning, limit: &Limit| tuning.with(limit.number, limit.value).unwrap_or(tuning);
    limits.iter().fold(Tuning::default(), set)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_number_has_a_name_of_its_own_and_a_default_in_its_range() {
        let names: BTreeSet<&str> = table().map(|n| n.name).collect();
        assert_eq!(names.len(), table().count());
        for n in table() {
            assert!(n.least >= 1 && (n.least..=n.most).contains(&n.default), "{}", n.name);
            assert!(n.name.bytes().all(|b| b.is_ascii_lowercase() || b".1234567890_".contains(&b)), "{}", n.name);
        }
    }

    #[test]
    fn what_is_no_limit_is_an_error_that_says_what_there_is() {
        let said = |text: &str| parse(text).map(|l| l.value).unwrap_err();
        assert!(said("modular.element=3").contains("did you mean `modular.elements`?"));
        assert!(said("modular.elements=0").contains("a number from 1 to"));
        assert!(said("modular.elements=x").contains("a number from 1 to"));
        assert!(said("modular.elements").contains("NAME=N"));
        let limits = [parse("modular.elements=3"), parse("modular.elements=2")].map(|l| l.expect("it is one"));
        assert_eq!(tuning(&limits).get(&fencepost_modular::tuning::ELEMENTS), 2);
    }
}
