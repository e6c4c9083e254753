//! `--format sarif`: the report as SARIF, which code scanners and editors read.
//!
//! Source: OASIS SARIF 2.1.0 (`result` 3.27, `codeFlow` 3.36, `threadFlow` 3.37, `threadFlowLocation` 3.38, `invocation` 3.20).
//! Guarantee: one run of the tool with all rules; one result for each violation, with one code flow that has a thread flow for
//! each thread of the program, in which `executionOrder` numbers the steps of all threads from 1; an unknown is a result of
//! level note, an assertion that an engine could not prove one of level warning, a safe one of kind `pass` whose message names
//! the scope. What kept the tool from working is a notification of the invocation. The text depends on the answers only: no
//! times, no paths of the machine.
//! Misses: which thread's store buffer holds what is in the steps' words only. A step without a place in the source has
//! a message and no region.

use crate::diagnostic::Place;
use crate::report::{Entry, Outcome, Report, Violation};
use crate::rule::{Level, Rule};
use crate::source::Sources;
use crate::steps::{thread_function, Step, StepKind};
use crate::value::show;
use serde_json::{json, Map, Value};

/// Where the schema of the format is.
const SCHEMA: &str = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/// The report as a SARIF log.
pub fn render(report: &Report<'_>, sources: &mut Sources) -> String {
    let mut results = Vec::new();
    let mut notifications = Vec::new();
    for entry in &report.entries {
        match &entry.outcome {
            Outcome::Refused(_) | Outcome::Internal(_) => notifications.push(notification(entry, sources)),
            Outcome::Safe(_) | Outcome::Unsafe(_) | Outcome::Unknown(_) => results.push(result(entry, sources)),
        }
        results.extend(entry.alarms.iter().map(|alarm| {
            let place = Place { file: &alarm.file, line: alarm.line, column: 0 };
            let reason = alarm.reason.as_deref().unwrap_or_default();
            let text = format!("not proved under {}: {reason}", entry.name());
            found(entry, Rule::NotProved, &text, &place, sources)
        }));
    }
    // Several models meet the same refusal.
    notifications.dedup();
    let rules: Vec<Value> = Rule::ALL.iter().map(|r| descriptor(*r)).collect();
    let version = env!("CARGO_PKG_VERSION");
    let log = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {"name": "fencepost", "version": version, "semanticVersion": version, "rules": rules}},
            "invocations": [{
                "executionSuccessful": report.worked(),
                "toolExecutionNotifications": notifications,
            }],
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    });
    crate::json::pretty(&log) + "\n"
}

fn descriptor(rule: Rule) -> Value {
    let mut out = json!({
        "id": rule.id(),
        "shortDescription": {"text": rule.text()},
        "defaultConfiguration": {"level": level(rule)},
    });
    if rule == Rule::Safe {
        out["defaultConfiguration"] = json!({"level": "none"});
    }
    out
}

fn level(rule: Rule) -> &'static str {
    match rule.level() {
        Level::Error => "error",
        Level::Warning => "warning",
        Level::Note => "note",
    }
}

fn result(entry: &Entry<'_>, sources: &mut Sources) -> Value {
    let rule = entry.rule().unwrap_or(Rule::Unknown);
    let mut out = found(entry, rule, &entry.headline(), &entry.place(), sources);
    match &entry.outcome {
        Outcome::Safe(scope) => {
            // A result that is not a failure has no level.
            (out["kind"], out["level"]) = (json!("pass"), json!("none"));
            out["properties"]["scope"] = json!(scope.to_string());
        }
        Outcome::Unsafe(violation) => out["codeFlows"] = json!([code_flow(entry, violation, sources)]),
        Outcome::Unknown(_) | Outcome::Refused(_) | Outcome::Internal(_) => {}
    }
    out
}

/// A result of a rule at a place.
fn found(entry: &Entry<'_>, rule: Rule, text: &str, place: &Place<'_>, sources: &mut Sources) -> Value {
    let mut properties = json!({"model": entry.model, "engine": entry.engine});
    if let Some(test) = entry.test {
        properties["test"] = json!(test);
    }
    if !entry.details.is_empty() {
        properties["details"] = json!(entry.details);
    }
    json!({
        "ruleId": rule.id(),
        "ruleIndex": rule.number(),
        "kind": "fail",
        "level": level(rule),
        "message": {"text": text},
        "locations": [location(place, None, sources)],
        "properties": properties,
    })
}

fn notification(entry: &Entry<'_>, sources: &mut Sources) -> Value {
    let mut text = entry.headline();
    if let Outcome::Refused(diagnostic) = &entry.outcome {
        diagnostic.notes.iter().for_each(|note| text.push_str(&format!("\n{note}")));
    }
    json!({
        "level": "error",
        "descriptor": {"id": entry.code()},
        "message": {"text": text},
        "locations": [location(&entry.place(), None, sources)],
    })
}

/// A place, with what is to be said about it.
fn location(place: &Place<'_>, message: Option<&str>, sources: &mut Sources) -> Value {
    let mut out = Map::new();
    if !place.file.is_empty() {
        let mut physical = json!({"artifactLocation": artifact(place.file)});
        if place.line > 0 {
            physical["region"] = json!({"startLine": place.line});
            if place.column > 0 {
                let column = sources.column(place.file, place.line, place.column);
                physical["region"]["startColumn"] = json!(column);
            }
        }
        out.insert("physicalLocation".to_string(), physical);
    }
    if let Some(text) = message {
        out.insert("message".to_string(), json!({"text": text}));
    }
    Value::Object(out)
}

/// A file as an address: relative names stay relative to the root of the sources.
fn artifact(file: &str) -> Value {
    match file.strip_prefix('/') {
        Some(rest) => json!({"uri": format!("file:///{}", percent(rest))}),
        None => json!({"uri": percent(file.strip_prefix("./").unwrap_or(file)), "uriBaseId": "%SRCROOT%"}),
    }
}

/// The path of an address: everything but letters, digits, `-._~` and `/` is written in hexadecimal (RFC 3986).
fn percent(path: &str) -> String {
    let mut out = String::new();
    for byte in path.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            out.push(char::from(byte));
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
    }
    out
}

/// The run: a thread flow for each thread, the steps numbered across all of them.
fn code_flow(entry: &Entry<'_>, violation: &Violation<'_>, sources: &mut Sources) -> Value {
    let steps = violation.steps(sources);
    let threads = (0..violation.trace.threads.len()).map(|number| {
        let own = steps.iter().enumerate().filter(|(_, s)| s.thread as usize == number);
        let mut locations: Vec<Value> = own.map(|(i, s)| flow_location(violation, s, i + 1, sources)).collect();
        if locations.is_empty() {
            // A thread flow has at least one location.
            let nothing = location(&Place { file: "", line: 0, column: 0 }, Some("no step that others see"), sources);
            locations.push(json!({"location": nothing, "importance": "unimportant"}));
        }
        let name = format!("thread {number}: {}", thread_function(violation.trace, number));
        json!({"id": number.to_string(), "message": {"text": name}, "locations": locations})
    });
    json!({"message": {"text": format!("a run under {}", entry.model)}, "threadFlows": threads.collect::<Vec<_>>()})
}

fn flow_location(violation: &Violation<'_>, step: &Step, order: usize, sources: &mut Sources) -> Value {
    let place = violation.place(step);
    let mut out = json!({
        "location": location(&place, Some(&step.text), sources),
        "executionOrder": order,
    });
    match step.kind {
        StepKind::Issue => out["importance"] = json!("important"),
        StepKind::Effect => (out["importance"], out["kinds"]) = (json!("important"), json!(["memory"])),
        StepKind::Blocked => (out["importance"], out["kinds"]) = (json!("essential"), json!(["lock"])),
        StepKind::Violation => (out["importance"], out["kinds"]) = (json!("essential"), json!(["danger"])),
    }
    let event = step.event.and_then(|e| violation.trace.events.get(e as usize));
    if let Some((event, word)) = event.and_then(|e| Some((e, e.written.or(e.read)?))) {
        if !event.what.is_empty() {
            let mut state = Map::new();
            state.insert(event.what.clone(), json!({"text": show(word, event.size)}));
            out["state"] = Value::Object(state);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_become_addresses() {
        assert_eq!(artifact("./a b/ä:c.c")["uri"], "a%20b/%C3%A4%3Ac.c");
        assert_eq!(artifact("a.c")["uriBaseId"], "%SRCROOT%");
        assert_eq!(artifact("/tmp/a.c"), json!({"uri": "file:///tmp/a.c"}));
    }
}
