//! `--html FILE`: the answers as one page that opens from disk.
//!
//! Guarantee: the page is one file and asks for nothing else (its policy forbids it); it is made from the same values as all
//! other formats. Whatever the sources, names and messages hold, they stay text: the data are JSON in which no character can
//! end the element that they stand in, and the script puts them into the page as text only.
//! Misses: without JavaScript only the verdicts are shown.
//!
//! The parts: [`answer`], [`run`] and [`why`](mod@why) are the data, `page.html`, `page.css` and the scripts are how they look; a drawing of an
//! event graph ([`crate::graph`]) is put into the page as it is.

pub mod answer;
pub mod files;
pub mod run;
pub mod why;

use crate::answer::Answer;
use crate::explore::Seen;
use crate::graph::{svg, Graph};
use crate::report::Report;
use crate::source::Sources;
use crate::test::Tested;
use crate::why::Why;
use crate::xml;
use answer::{AnswerData, Making};
use fencepost_check::Trace;
use files::{FileData, Files};
use serde::Serialize;

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");
/// The scripts, in the order in which they need each other.
const SCRIPTS: [&str; 6] = [
    include_str!("state.js"),
    include_str!("pane.js"),
    include_str!("panels.js"),
    include_str!("arrows.js"),
    include_str!("diagram.js"),
    include_str!("page.js"),
];

/// What the page is given.
#[derive(Serialize, Debug)]
pub struct PageData {
    /// The version of fencepost.
    pub version: &'static str,
    /// The command that made it.
    pub command: &'static str,
    /// The answers.
    pub answers: Vec<AnswerData>,
    /// The source files.
    pub files: Vec<FileData>,
}

/// What `explore` saw under one model.
#[derive(Debug)]
pub struct Exploration {
    /// The answer.
    pub seen: Seen,
    /// The runs that violate something.
    pub violations: Vec<Trace>,
    /// The executions.
    pub executions: Vec<Trace>,
    /// The event graph.
    pub graph: Option<Graph>,
}

/// The data of a page for `check`.
pub fn of_answers(answers: &[Answer], sources: &mut Sources) -> PageData {
    let report = Report::of_answers(answers);
    let pairs = answers.iter().zip(&report.entries);
    data("check", sources, |making| pairs.map(|(a, e)| answer::of_answer(a, e, making)).collect())
}

/// The data of a page for `test`.
pub fn of_tests(tests: &[Tested], sources: &mut Sources) -> PageData {
    let report = Report::of_tests(tests);
    let pairs = tests.iter().zip(&report.entries);
    data("test", sources, |making| pairs.map(|(t, e)| answer::of_test(t, e, making)).collect())
}

/// The data of a page for `replay`.
pub fn of_replay(files: &[String], trace: &Trace, why: Option<&Why>, sources: &mut Sources) -> PageData {
    data("replay", sources, |making| vec![answer::of_replay(files, trace, why, making)])
}

/// The data of a page for `explore`.
pub fn of_explorations(all: &[Exploration], sources: &mut Sources) -> PageData {
    let one = |making: &mut Making<'_>, e: &Exploration| {
        answer::of_exploration(&e.seen, &e.violations, &e.executions, e.graph.is_some(), making)
    };
    data("explore", sources, |making| all.iter().map(|e| one(making, e)).collect())
}

fn data(
    command: &'static str,
    sources: &mut Sources,
    answers: impl FnOnce(&mut Making<'_>) -> Vec<AnswerData>,
) -> PageData {
    let mut making = Making { sources, files: Files::default() };
    let answers = answers(&mut making);
    let Making { sources, files } = making;
    PageData { version: env!("CARGO_PKG_VERSION"), command, answers, files: files.texts(sources) }
}

/// The page of an exploration, with its graphs.
pub fn explorations(all: &[Exploration], sources: &mut Sources) -> String {
    let drawing = |(i, e): (usize, &Exploration)| {
        let picture = e.graph.as_ref().map_or_else(String::new, |g| svg::render(g, svg::Theme::Page));
        format!("<div class=\"drawing\" data-answer=\"{i}\" hidden>{picture}</div>\n")
    };
    let drawings: String = all.iter().enumerate().map(drawing).collect();
    page(&of_explorations(all, sources), &drawings)
}

/// A page.
pub fn render(data: &PageData) -> String {
    page(data, "")
}

fn page(data: &PageData, drawings: &str) -> String {
    let file = data.answers.first().and_then(|a| a.files.first()).map_or("", String::as_str);
    let verdicts: String = data.answers.iter().map(verdict).collect();
    let parts = [
        ("title", xml::escape(file)),
        ("style", STYLE.to_string()),
        ("verdicts", verdicts),
        ("drawings", drawings.to_string()),
        ("data", embedded(&crate::json::line(data))),
        ("script", SCRIPTS.join("\n")),
    ];
    fill(PAGE, &parts)
}

/// The verdict as text, for readers without JavaScript.
fn verdict(answer: &AnswerData) -> String {
    let AnswerData { word, name, detail, .. } = answer;
    format!("<li>{}</li>\n", xml::escape(&format!("{word} under {name}: {detail}")))
}

/// Puts the parts where the page names them. What is put in is not looked at again.
fn fill(page: &str, parts: &[(&str, String)]) -> String {
    let mut out = String::new();
    let mut rest = page;
    while let Some((before, after)) = rest.split_once("{{") {
        out.push_str(before);
        let (name, after) = after.split_once("}}").unwrap_or((after, ""));
        out.extend(parts.iter().filter(|(n, _)| *n == name).map(|(_, text)| text.as_str()));
        rest = after;
    }
    out.push_str(rest);
    out
}

/// JSON that can stand inside of an element of HTML: no character of markup is left in it.
fn embedded(json: &str) -> String {
    let mut out = String::with_capacity(json.len());
    for c in json.chars() {
        match c {
            '<' | '>' | '&' | '\u{2028}' | '\u{2029}' | '\u{7f}' => out.push_str(&format!("\\u{:04x}", u32::from(c))),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_in_data_stays_data() {
        let hostile = "</script><!--\u{2028}&\u{0}\"\\";
        let text = embedded(&serde_json::to_string(hostile).expect("a string"));
        assert!(!text.contains(['<', '>', '&', '\u{2028}']), "{text}");
        assert_eq!(serde_json::from_str::<String>(&text).expect("still JSON"), hostile);
    }

    #[test]
    fn parts_are_put_in_once() {
        let parts = [("a", "{{b}}".to_string()), ("b", "B".to_string())];
        assert_eq!(fill("x {{a}} y {{b}} z", &parts), "x {{b}} y B z");
    }
}
