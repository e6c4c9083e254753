//! What the formats in XML share: text that is safe inside elements and attributes.
//!
//! Source: XML 1.0, section 2.2 (characters) and 2.4 (markup). Guarantee: whatever the text is, the document stays
//! well-formed. Misses: characters that XML cannot express at all become U+FFFD.

/// A text for an element or an attribute.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&apos;"),
            '\t' | '\n' => out.push(c),
            '\r' => out.push_str("&#13;"),
            c if c < ' ' || c == '\u{fffe}' || c == '\u{ffff}' => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

/// A text for an attribute: line breaks would be read as blanks there.
pub fn attribute(text: &str) -> String {
    escape(text).replace('\n', "&#10;").replace('\t', "&#9;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_and_forbidden_characters_are_escaped() {
        assert_eq!(
            escape("a<b & \"c\"\u{1}\u{1b}[0m > '"),
            "a&lt;b &amp; &quot;c&quot;\u{fffd}\u{fffd}[0m &gt; &apos;"
        );
        assert_eq!(attribute("a\nb\r"), "a&#10;b&#13;");
        assert_eq!(escape("]]>"), "]]&gt;");
    }
}
