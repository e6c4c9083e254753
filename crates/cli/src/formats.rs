//! Whole reports for other programs, printed when all answers are there.

use crate::args::AnswerFormat;
use crate::terminal;
use fencepost_report::{github, junit, sarif, Report, Sources};

/// Prints a report. The formats that print answers as they come have printed them already.
pub fn print(format: AnswerFormat, report: &Report<'_>, sources: &mut Sources) {
    let text = match format {
        AnswerFormat::Plain(_) => return,
        AnswerFormat::Sarif => sarif::render(report, sources),
        AnswerFormat::Github => github::render(report, sources),
        AnswerFormat::Junit => junit::render(report, sources),
    };
    terminal::print(&text);
}
