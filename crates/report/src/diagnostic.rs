//! Diagnostics as text: kind, position, the source line with a caret, notes.

use crate::source::Sources;
use crate::style::{Paint, Style};
use fencepost_ir::{Diagnostic, DiagnosticKind};

/// The word that a kind of diagnostic starts with.
pub fn kind_name(kind: DiagnosticKind) -> &'static str {
    match kind {
        DiagnosticKind::Malformed => "error",
        DiagnosticKind::Unsupported => "unsupported",
        DiagnosticKind::Io => "error",
        DiagnosticKind::Limit => "limit",
        DiagnosticKind::Usage => "error",
    }
}

/// A diagnostic for people, ending with a newline.
pub fn render(diagnostic: &Diagnostic, sources: &mut Sources, style: &Style) -> String {
    let kind = style.paint(Paint::Unsafe, &format!("{}[{}]", kind_name(diagnostic.kind), diagnostic.code.id()));
    let mut out = format!("{kind}: {}\n", style.paint(Paint::Strong, &diagnostic.message));
    if let Some(file) = &diagnostic.file {
        let place = Place { file, line: diagnostic.line, column: diagnostic.column };
        out.push_str(&excerpt(&place, sources, style));
    }
    for note in &diagnostic.notes {
        let mut lines = note.lines();
        let first = lines.next().unwrap_or_default();
        out.push_str(&format!("  {} {first}\n", style.paint(Paint::Dim, "note:")));
        for line in lines {
            out.push_str(&format!("        {line}\n"));
        }
    }
    out
}

/// A place in a source file; line and column are 0 where not known.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// The file.
    pub file: &'a str,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
}

impl Place<'_> {
    /// The place as compilers write it.
    pub fn show(&self) -> String {
        match (self.line, self.column) {
            (0, _) => self.file.to_string(),
            (line, 0) => format!("{}:{line}", self.file),
            (line, column) => format!("{}:{line}:{column}", self.file),
        }
    }
}

/// The place, and its source line with a caret if the file can be read.
pub fn excerpt(place: &Place<'_>, sources: &mut Sources, style: &Style) -> String {
    let mut out = format!("  {} {}\n", style.paint(Paint::Dim, "-->"), place.show());
    let Some(text) = sources.line(place.file, place.line) else { return out };
    let number = place.line.to_string();
    let bar = style.paint(Paint::Dim, "|");
    let shown = text.replace('\t', " ");
    out.push_str(&format!("  {} {bar} {}\n", style.paint(Paint::Dim, &number), shown.trim_end()));
    if let Some(start) = usize::try_from(place.column).ok().and_then(|c| c.checked_sub(1)) {
        // Columns count bytes, as clang does.
        let before = text.get(..start).map_or(start, |t| t.chars().count());
        let word = text.get(start..).map_or(1, word_length);
        let blank = " ".repeat(number.len());
        let caret = style.paint(Paint::Unsafe, &"^".repeat(word));
        out.push_str(&format!("  {blank} {bar} {}{caret}\n", " ".repeat(before)));
    }
    out
}

fn word_length(text: &str) -> usize {
    text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').count().max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use fencepost_ir::Code;

    #[test]
    fn shows_the_line_the_caret_and_the_notes() {
        let mut sources = Sources::new();
        sources.insert("a.c", "int f(void);\nint main() { return f(); }\n");
        let diagnostic = Diagnostic::new(Code::NoBody, "the function `f` has no body")
            .at("a.c", 2, 21)
            .note("--assume-pure f takes it as a function without effects");
        let expected = "unsupported[no-body]: the function `f` has no body
  --> a.c:2:21
  2 | int main() { return f(); }
    |                     ^
  note: --assume-pure f takes it as a function without effects
";
        assert_eq!(render(&diagnostic, &mut sources, &Style::PLAIN), expected);
    }

    #[test]
    fn survives_positions_outside_the_text() {
        let mut sources = Sources::new();
        sources.insert("a.c", "ä\n");
        for (line, column) in [(1, 2), (1, 900), (7, 1), (0, 0)] {
            let diagnostic = Diagnostic::new(Code::ClangError, "m").at("a.c", line, column);
            assert!(render(&diagnostic, &mut sources, &Style::PLAIN).starts_with("error[clang-error]: m\n"));
        }
    }
}
