//! What the codes of messages mean: the sentence, an example that gives the code, and what to do.
//!
//! Guarantee: every code of a diagnostic, a finding or an open answer has exactly one explanation, and the examples are run
//! by the tests.

mod findings;
mod inputs;

use crate::style::{pad, Paint, Style};

/// What a code means.
#[derive(Debug)]
pub struct Explanation {
    /// The code.
    pub code: &'static str,
    /// What it means.
    pub meaning: &'static str,
    /// What to do.
    pub advice: &'static str,
    /// What gives it; none where that cannot be provoked.
    pub example: Option<Example>,
}

/// What gives a code.
#[derive(Debug)]
pub struct Example {
    /// The command line, without `fencepost`; it names files in `tests/explain`.
    pub command: &'static str,
    /// The file's text; empty if the command says it all.
    pub text: &'static str,
}

/// The explanation of a code with the file of the example.
macro_rules! explained {
    ($code:literal, $meaning:literal, $advice:literal, $command:literal, $file:literal) => {
        Explanation {
            code: $code,
            meaning: $meaning,
            advice: $advice,
            example: Some(Example {
                command: $command,
                text: include_str!(concat!("../../../../tests/explain/", $file)),
            }),
        }
    };
    ($code:literal, $meaning:literal, $advice:literal, $command:literal) => {
        Explanation {
            code: $code,
            meaning: $meaning,
            advice: $advice,
            example: Some(Example { command: $command, text: "" }),
        }
    };
    ($code:literal, $meaning:literal, $advice:literal) => {
        Explanation { code: $code, meaning: $meaning, advice: $advice, example: None }
    };
}
use explained;

/// All explanations: violations first, then open answers, then what is wrong with the input.
pub fn all() -> impl Iterator<Item = &'static Explanation> {
    findings::FINDINGS.iter().chain(findings::OPEN).chain(inputs::INPUTS)
}

/// An explanation for people.
pub fn text(explanation: &Explanation, style: &Style) -> String {
    let Explanation { code, meaning, advice, example } = explanation;
    let mut out = format!("{}: {meaning}\n", style.paint(Paint::Strong, code));
    if let Some(Example { command, text }) = example {
        out.push_str(&format!("\nExample: `fencepost {command}`\n"));
        if !text.is_empty() {
            out.push('\n');
        }
        for line in text.trim_end().lines() {
            out.push_str(format!("    {line}").trim_end());
            out.push('\n');
        }
    }
    out.push_str(&format!("\nWhat to do: {advice}\n"));
    out
}

/// All codes, each with the first sentence of its meaning.
pub fn list(style: &Style) -> String {
    let width = all().map(|e| e.code.len()).max().unwrap_or(0);
    let first = |text: &'static str| text.split_inclusive(". ").next().unwrap_or(text).trim_end();
    all().map(|e| format!("{}  {}\n", style.paint(Paint::Strong, &pad(e.code, width)), first(e.meaning))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule::Rule;
    use fencepost_ir::Code;

    #[test]
    fn every_code_has_one_explanation() {
        let open = ["out-of-time", "out-of-memory", "interrupted", "undecided"];
        let mut codes: Vec<&str> = Code::ALL.iter().map(|c| c.id()).collect();
        codes.extend(Rule::ALL.iter().map(|r| r.id()));
        codes.extend(open);
        let mut explained: Vec<&str> = all().map(|e| e.code).collect();
        codes.sort_unstable();
        explained.sort_unstable();
        assert_eq!(codes, explained);
        for code in Code::ALL {
            assert_eq!(Code::ALL.iter().filter(|c| **c == code).count(), 1, "{code:?}");
        }
    }

    #[test]
    fn an_explanation_has_its_parts() {
        let all: Vec<String> = all().map(|e| text(e, &Style::PLAIN)).collect();
        for text in &all {
            assert!(text.contains("What to do: ") && text.ends_with(".\n"), "{text}");
        }
        assert!(list(&Style::PLAIN).lines().count() == all.len());
    }
}
