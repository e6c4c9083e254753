//! `--format github`: annotations for GitHub Actions.
//!
//! Source: the workflow commands of GitHub Actions (`::error file=…,line=…,col=…,title=…::message`), which a job's log turns
//! into annotations of the lines. In a message `%`, carriage return and line feed are escaped, in a property also `:` and `,`.
//! Guarantee: one command for each answer: `error` for a violation, a refused input or an internal error, `warning` for an
//! unknown, `notice` for a safe; and a `warning` for each assertion that an engine says it could not prove.
//! Misses: GitHub shows about ten annotations of each kind for a step; all of them are in the log.

use crate::diagnostic::Place;
use crate::report::{Entry, Outcome, Report};
use crate::source::Sources;
use crate::steps::StepKind;

/// The report as workflow commands, one a line.
pub fn render(report: &Report<'_>, sources: &mut Sources) -> String {
    report.entries.iter().map(|entry| answer(entry, sources)).collect()
}

fn answer(entry: &Entry<'_>, sources: &mut Sources) -> String {
    let kind = match &entry.outcome {
        Outcome::Safe(_) => "notice",
        Outcome::Unsafe(_) | Outcome::Refused(_) | Outcome::Internal(_) => "error",
        Outcome::Unknown(_) => "warning",
    };
    let mut out = command(kind, &entry.place(), &title(entry), &message(entry, sources), sources);
    for alarm in &entry.alarms {
        let place = Place { file: &alarm.file, line: alarm.line, column: 0 };
        let reason = alarm.reason.as_deref().unwrap_or_default();
        let text = format!("not proved under {}: {reason}", entry.name());
        out.push_str(&command("warning", &place, "fencepost: not-proved", &text, sources));
    }
    out
}

fn title(entry: &Entry<'_>) -> String {
    format!("fencepost: {}", entry.code())
}

/// The outcome, and the run of a violation: one line a step.
fn message(entry: &Entry<'_>, sources: &mut Sources) -> String {
    let mut out = entry.headline();
    match &entry.outcome {
        Outcome::Unsafe(violation) => {
            for step in violation.steps(sources) {
                let line = if step.line == 0 { String::new() } else { format!("{}: ", step.line) };
                let mark = if step.kind == StepKind::Effect { "~ " } else { "" };
                out.push_str(&format!("\nT{} {line}{mark}{}", step.thread, step.text));
            }
        }
        Outcome::Refused(diagnostic) => diagnostic.notes.iter().for_each(|n| out.push_str(&format!("\n{n}"))),
        Outcome::Safe(_) | Outcome::Unknown(_) | Outcome::Internal(_) => {}
    }
    entry.details.iter().for_each(|line| out.push_str(&format!("\n{line}")));
    out
}

fn command(kind: &str, place: &Place<'_>, title: &str, message: &str, sources: &mut Sources) -> String {
    let mut properties = Vec::new();
    if !place.file.is_empty() {
        properties.push(format!("file={}", property(place.file)));
        if place.line > 0 {
            properties.push(format!("line={}", place.line));
        }
        if place.line > 0 && place.column > 0 {
            properties.push(format!("col={}", sources.column(place.file, place.line, place.column)));
        }
    }
    properties.push(format!("title={}", property(title)));
    format!("::{kind} {}::{}\n", properties.join(","), data(message))
}

fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_end_a_command_is_escaped() {
        let place = Place { file: "a,b:c%.c", line: 3, column: 0 };
        let text = command("error", &place, "x: y", "100 %\r\nnext: a, b", &mut Sources::new());
        assert_eq!(text, "::error file=a%2Cb%3Ac%25.c,line=3,title=x%3A y::100 %25%0D%0Anext: a, b\n");
    }
}
