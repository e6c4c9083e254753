//! Answers for people: the verdict and its scope first, then the violated line, then the run.

use crate::answer::{Answer, Trouble};
use crate::columns;
use crate::diagnostic::{self, Place};
use crate::source::Sources;
use crate::steps::{describe, library_name, steps, steps_of_run, thread_function, Step, StepKind};
use crate::style::{columns as columns_of, pad, Paint, Style};
use fencepost_check::{Scope, Trace, Verdict};
use fencepost_ir::diag::quoted;

/// An answer as text, ending with a newline.
pub fn check(answer: &Answer, sources: &mut Sources, style: &Style) -> String {
    let program = answer.program();
    let model = &answer.model;
    match &answer.result {
        Ok(Verdict::Safe { scope }) => {
            let word = style.paint(Paint::Safe, "safe");
            format!("{program}: {word} under {model}, {}{}\n", scope_text(scope), effort(answer, style))
        }
        Ok(Verdict::Unsafe { finding, trace }) => {
            let word = style.paint(Paint::Unsafe, "unsafe");
            let mut out = format!("{program}: {word} under {model}: {}{}\n", finding.kind, effort(answer, style));
            out.push_str(&violation(trace, sources, style));
            if let Some(why) = &answer.why {
                out.push_str(&crate::why::text(why, trace, style));
            }
            if let Some(file) = &answer.trace_file {
                let word = quoted(&[file]);
                out.push_str(&format!("  the run is in {file}; `fencepost replay {word}` runs it again\n"));
            }
            out
        }
        Ok(Verdict::Unknown { .. }) | Err(Trouble::Internal(_) | Trouble::Input(_)) => {
            let word = style.paint(Paint::Unknown, "unknown");
            let reason = answer.reason().unwrap_or_default();
            let mut out = format!("{program}: {word} under {model}: {reason}{}\n", effort(answer, style));
            answer.engine_lines().iter().for_each(|line| out.push_str(&format!("  {line}\n")));
            out
        }
    }
}

/// The scope of a `safe` in a sentence.
pub fn scope_text(scope: &Scope) -> String {
    match scope {
        Scope::All => "in every run".to_string(),
        Scope::Bounded(bounds) => format!("but only within bounds: {bounds}"),
    }
}

fn effort(answer: &Answer, style: &Style) -> String {
    let code = answer.code().map_or(String::new(), |code| format!("{code}: "));
    let mut parts: Vec<String> = vec![format!("{code}{}", answer.engine)];
    parts.extend(answer.stats.iter().take(2).map(|(name, n)| format!("{n} {}", name.replace('_', " "))));
    parts.push(format!("{:.2} s", answer.time.as_secs_f64()));
    style.paint(Paint::Dim, &format!("  [{}]", parts.join(", ")))
}

/// The violated line and the run that leads to it.
pub fn violation(trace: &Trace, sources: &mut Sources, style: &Style) -> String {
    let f = &trace.finding;
    let mut out = String::new();
    if !f.file.is_empty() {
        let place = Place { file: &f.file, line: f.line, column: f.column };
        out.push_str(&diagnostic::excerpt(&place, sources, style));
    }
    out.push_str(&format!("  in {}, thread {}\n\n", f.function, f.thread));
    out.push_str(&run(trace, sources, style));
    out
}

/// The run of a trace, the threads side by side, ending with the violation.
pub fn run(trace: &Trace, sources: &mut Sources, style: &Style) -> String {
    side_by_side(trace, &steps(trace, sources), style)
}

/// A run that need not violate anything, the threads side by side.
pub fn run_only(trace: &Trace, sources: &mut Sources, style: &Style) -> String {
    side_by_side(trace, &steps_of_run(trace, sources), style)
}

fn side_by_side(trace: &Trace, steps: &[Step], style: &Style) -> String {
    let names: Vec<String> = (0..trace.threads.len()).map(|t| thread_function(trace, t).to_string()).collect();
    let mut out = columns::render(steps, &names, style);
    if steps.iter().any(|s| s.kind == StepKind::Effect) {
        let note = "  ~ marks an access that takes effect later than its place in the program";
        out.push_str(&format!("{}\n", style.paint(Paint::Dim, note)));
    }
    out
}

/// Every event of a run, one a line, with its place and source text.
pub fn events(trace: &Trace, sources: &mut Sources, style: &Style) -> String {
    let rows: Vec<(String, String)> = trace
        .events
        .iter()
        .filter_map(|event| {
            let place = Place { file: &event.file, line: event.line, column: event.column };
            let at = if event.file.is_empty() { event.function.clone() } else { place.show() };
            let what = describe(trace, event)?;
            let inside = event.library.as_ref().map_or(String::new(), |_| format!("  in {}", library_name(event)));
            Some((format!("T{} {at}", event.thread), format!("{what}{inside}")))
        })
        .collect();
    let width = rows.iter().map(|(head, _)| columns_of(head)).max().unwrap_or(0);
    let mut lines = String::new();
    let shown = trace.events.iter().filter(|e| describe(trace, e).is_some());
    for ((head, what), event) in rows.iter().zip(shown) {
        let text = sources.line(&event.file, event.line).unwrap_or_default().trim().to_string();
        let left = format!("  {}  {}", pad(head, width), pad(what, 34));
        lines.push_str(format!("{left}  {}", style.paint(Paint::Dim, &text)).trim_end());
        lines.push('\n');
    }
    lines
}

/// A table of the verdicts, for more than one model.
pub fn summary(answers: &[Answer], style: &Style) -> String {
    let width = answers.iter().map(|a| a.model.len()).max().unwrap_or(0);
    let mut out = String::new();
    for answer in answers {
        let (paint, detail) = match &answer.result {
            Ok(Verdict::Safe { scope }) => (Paint::Safe, scope_text(scope)),
            Ok(Verdict::Unsafe { finding, .. }) => (Paint::Unsafe, finding.kind.to_string()),
            Ok(Verdict::Unknown { .. }) | Err(_) => (Paint::Unknown, answer.reason().unwrap_or_default()),
        };
        let word = style.paint(paint, &format!("{:7}", answer.word()));
        out.push_str(&format!("  {:width$}  {word}  {detail}\n", answer.model));
    }
    out
}
