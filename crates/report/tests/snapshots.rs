//! Snapshot tests: the text of whole answers beside this file, in `snapshots/`.
//!
//! `FENCEPOST_BLESS=1 cargo test -p fencepost-report` writes the files anew; look at the difference before keeping it.

mod common;

use common::{answer, check, sources, unsafe_answer};
use fencepost_check::{Reason, Scope, Stop, Verdict};
use fencepost_report::{json, tables, text, Style};

#[test]
fn a_violation_side_by_side() {
    check("violation.txt", &text::check(&unsafe_answer(), &mut sources(), &Style::PLAIN));
}

#[test]
fn a_violation_on_a_narrow_terminal() {
    let style = Style { color: false, width: 46 };
    check("violation-narrow.txt", &text::check(&unsafe_answer(), &mut sources(), &style));
}

#[test]
fn a_violation_in_colour() {
    let style = Style { color: true, width: 100 };
    check("violation-colour.txt", &text::check(&unsafe_answer(), &mut sources(), &style));
}

#[test]
fn a_violation_as_json() {
    check("violation.json", &(json::pretty(&json::check_record(&unsafe_answer())) + "\n"));
}

/// No printer may drop the scope of a proof or the reason of an unknown.
#[test]
fn scopes_and_reasons_are_always_shown() {
    let answers = [
        answer(Verdict::Safe { scope: Scope::All }),
        answer(Verdict::Safe { scope: Scope::Bounded("each loop at most 3 times".to_string()) }),
        answer(Verdict::Unknown { reason: Reason::Stopped(Stop::Time) }),
        answer(Verdict::Unknown { reason: Reason::Undecided("floating point".to_string()) }),
    ];
    let mut out = String::new();
    for a in &answers {
        out.push_str(&text::check(a, &mut sources(), &Style::PLAIN));
        out.push_str(&json::line(&json::check_record(a)));
        out.push('\n');
    }
    out.push_str(&text::summary(&answers, &Style::PLAIN));
    check("scopes.txt", &out);
}

#[test]
fn the_table_of_models() {
    check("models.txt", &tables::models(&fencepost_models::MODELS));
}
