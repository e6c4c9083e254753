//! `--format junit`: the report as JUnit's XML, which build servers show as tests.
//!
//! Source: the layout that Ant's JUnit task writes and build servers read (there is no standard): `testsuites`, `testsuite`,
//! `testcase` with `failure`, `error` or `skipped`.
//! Guarantee: one suite for each program, one case for each model (and test); a violation is a `failure` with the run, an
//! unknown is `skipped` with its reason, a refused input or an internal error is an `error`; a safe keeps its scope in
//! `system-out`. The counts are those of the cases.
//! Misses: the assertions that an engine could not prove are part of the case's text, not cases of their own.

use crate::report::{Entry, Outcome, Report};
use crate::source::Sources;
use crate::style::Style;
use crate::text;
use crate::xml::{attribute, escape};
use std::time::Duration;

/// The report as a document.
pub fn render(report: &Report<'_>, sources: &mut Sources) -> String {
    let mut suites: Vec<(&[String], Vec<&Entry<'_>>)> = Vec::new();
    for entry in &report.entries {
        match suites.iter_mut().find(|(files, _)| *files == entry.files) {
            Some((_, list)) => list.push(entry),
            None => suites.push((entry.files, vec![entry])),
        }
    }
    let all: Vec<&Entry<'_>> = report.entries.iter().collect();
    let mut out =
        format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"fencepost\" {}>\n", counts(&all));
    for (files, list) in suites {
        let name = attribute(&files.join(" "));
        out.push_str(&format!("  <testsuite name=\"{name}\" {}>\n", counts(&list)));
        list.iter().for_each(|entry| out.push_str(&case(entry, sources)));
        out.push_str("  </testsuite>\n");
    }
    out.push_str("</testsuites>\n");
    out
}

fn counts(entries: &[&Entry<'_>]) -> String {
    let count = |is: fn(&Outcome<'_>) -> bool| entries.iter().filter(|e| is(&e.outcome)).count();
    let failures = count(|o| matches!(o, Outcome::Unsafe(_)));
    let errors = count(|o| matches!(o, Outcome::Refused(_) | Outcome::Internal(_)));
    let skipped = count(|o| matches!(o, Outcome::Unknown(_)));
    let time: Duration = entries.iter().map(|e| e.time).sum();
    format!(
        "tests=\"{}\" failures=\"{failures}\" errors=\"{errors}\" skipped=\"{skipped}\" time=\"{}\"",
        entries.len(),
        seconds(time)
    )
}

fn seconds(time: Duration) -> String {
    format!("{:.3}", time.as_secs_f64())
}

fn case(entry: &Entry<'_>, sources: &mut Sources) -> String {
    let headline = entry.headline();
    let message = attribute(&headline);
    let mut inner = match &entry.outcome {
        Outcome::Safe(_) => String::new(),
        Outcome::Unsafe(violation) => {
            let run = if violation.trace.has_finding() {
                text::violation(violation.trace, sources, &Style::PLAIN)
            } else {
                text::run_only(violation.trace, sources, &Style::PLAIN)
            };
            let rule = violation.rule.id();
            format!("      <failure type=\"{rule}\" message=\"{message}\">{}</failure>\n", escape(&format!("\n{run}")))
        }
        Outcome::Unknown(_) => format!("      <skipped message=\"{message}\"/>\n"),
        Outcome::Refused(diagnostic) => {
            let text = escape(&crate::diagnostic::render(diagnostic, sources, &Style::PLAIN));
            format!("      <error type=\"input\" message=\"{message}\">{text}</error>\n")
        }
        Outcome::Internal(_) => format!("      <error type=\"internal\" message=\"{message}\"/>\n"),
    };
    let mut said = format!("{headline}  [{}]\n", entry.engine);
    entry.details.iter().for_each(|line| said.push_str(&format!("{line}\n")));
    for alarm in &entry.alarms {
        let reason = alarm.reason.as_deref().unwrap_or_default();
        said.push_str(&format!("not proved: {}:{}: {reason}\n", alarm.file, alarm.line));
    }
    inner.push_str(&format!("      <system-out>{}</system-out>\n", escape(&said)));
    let (class, name) = (attribute(entry.file()), attribute(&entry.name()));
    let time = seconds(entry.time);
    format!("    <testcase classname=\"{class}\" name=\"{name}\" time=\"{time}\">\n{inner}    </testcase>\n")
}
