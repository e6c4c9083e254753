//! How text may look: colours and width. Decided once by the command line, passed down as data.

/// What the terminal can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// Whether to colour.
    pub color: bool,
    /// How many columns a line may have.
    pub width: usize,
}

/// The role of a piece of text; the style gives it its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
    /// A proof.
    Safe,
    /// A violation or an error.
    Unsafe,
    /// No answer, or a warning.
    Unknown,
    /// A heading.
    Strong,
    /// Something of lesser interest.
    Dim,
    /// Something about store buffers: what memory does later than the program says.
    Memory,
}

impl Style {
    /// No colours, lines of 100 columns: what files, pipes and tests get.
    pub const PLAIN: Style = Style { color: false, width: 100 };

    /// The text in the colour of its role.
    pub fn paint(&self, paint: Paint, text: &str) -> String {
        if !self.color || text.is_empty() {
            return text.to_string();
        }
        let code = match paint {
            Paint::Safe => "1;32",
            Paint::Unsafe => "1;31",
            Paint::Unknown => "1;33",
            Paint::Strong => "1",
            Paint::Dim => "2",
            Paint::Memory => "35",
        };
        format!("\x1b[{code}m{text}\x1b[0m")
    }
}

/// The number of columns that a text takes. Good enough for source text: one for each character.
pub fn columns(text: &str) -> usize {
    text.chars().count()
}

/// The text cut to a number of columns, with an ellipsis where something was cut.
pub fn cut(text: &str, width: usize) -> String {
    if columns(text) <= width {
        return text.to_string();
    }
    let mut out: String = text.chars().take(width.saturating_sub(1)).collect();
    out.push('…');
    out
}

/// The text filled with blanks to a number of columns.
pub fn pad(text: &str, width: usize) -> String {
    let mut out = text.to_string();
    out.push_str(&" ".repeat(width.saturating_sub(columns(text))));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cut_keeps_short_text_and_marks_long_text() {
        assert_eq!(cut("abc", 3), "abc");
        assert_eq!(cut("abcd", 3), "ab…");
        assert_eq!(pad("ab", 4), "ab  ");
    }

    #[test]
    fn plain_style_paints_nothing() {
        assert_eq!(Style::PLAIN.paint(Paint::Unsafe, "x"), "x");
        assert_eq!(Style { color: true, width: 80 }.paint(Paint::Dim, "x"), "\x1b[2mx\x1b[0m");
    }
}
