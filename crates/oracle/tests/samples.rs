//! The oracle against programs that were judged by hand.

use fencepost_oracle::explore::{verdicts, Verdict};
use fencepost_oracle::models::MODELS;
use fencepost_oracle::render::{c, is_well_formed};
use fencepost_oracle::samples::all;

#[test]
fn the_oracle_agrees_with_the_hand() {
    let mut failures = Vec::new();
    for sample in all() {
        assert!(is_well_formed(&sample.program), "{}", sample.name);
        for model in MODELS {
            let expected =
                if sample.from.is_some_and(|from| from <= model) { sample.verdict } else { Some(Verdict::Safe) };
            let got = verdicts(&sample.program, model, 1_000_000).and_then(|v| v.of(sample.property));
            // Where a memory error is possible, the other properties hold only of the runs without one.
            let same = got == expected || expected == Some(Verdict::Safe) && got == Some(Verdict::Tainted);
            if !same {
                failures.push(format!(
                    "{} {} {}: {got:?}, by hand {expected:?}",
                    sample.name,
                    model.name(),
                    sample.property
                ));
            }
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

#[test]
fn every_sample_is_a_program_in_c() {
    for sample in all() {
        assert!(c(&sample.program).contains("int main(void)"), "{}", sample.name);
    }
}
