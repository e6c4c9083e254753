//! The source texts that excerpts are taken from. Files are read when a line of them is first asked for.
//!
//! Guarantee: a file that cannot be read, or has changed since, costs only its excerpts, never the answer.

use std::collections::HashMap;

/// The largest source file that excerpts are taken from, in bytes.
const MAX_BYTES: u64 = 64 << 20;

/// The texts of the source files, by the name that positions carry.
#[derive(Default, Debug)]
pub struct Sources {
    files: HashMap<String, Option<Vec<String>>>,
}

impl Sources {
    /// No text yet.
    pub fn new() -> Sources {
        Sources::default()
    }

    /// Gives the text of a file, for sources that are not on disk.
    pub fn insert(&mut self, file: &str, text: &str) {
        self.files.insert(file.to_string(), Some(text.lines().map(str::to_string).collect()));
    }

    /// A line of a file, from 1, without its end.
    pub fn line(&mut self, file: &str, line: u32) -> Option<&str> {
        let lines = self.lines(file)?;
        let index = usize::try_from(line).ok()?.checked_sub(1)?;
        lines.get(index).map(String::as_str)
    }

    /// All lines of a file, if it can be read.
    pub fn lines(&mut self, file: &str) -> Option<&[String]> {
        self.files.entry(file.to_string()).or_insert_with(|| read(file)).as_deref()
    }

    /// The call expression that starts at a position: its name and everything up to the matching parenthesis, if both
    /// are on one line.
    pub fn call(&mut self, file: &str, line: u32, column: u32, name: &str) -> Option<String> {
        let start = usize::try_from(column).ok()?.checked_sub(1)?;
        let text = self.line(file, line)?.get(start..)?;
        if !text.starts_with(name) || !text[name.len()..].trim_start().starts_with('(') {
            return None;
        }
        let end = parenthesis(text)?;
        Some(text[..=end].split_whitespace().collect::<Vec<_>>().join(" "))
    }

    /// The call that starts at a position, if all of it is on one line: the name of the function, and the byte column of the
    /// parenthesis that closes it.
    pub fn call_end(&mut self, file: &str, line: u32, column: u32) -> Option<(String, u32)> {
        let start = usize::try_from(column).ok()?.checked_sub(1)?;
        let text = self.line(file, line)?.get(start..)?;
        let name: String = text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        if name.is_empty() || !text[name.len()..].trim_start().starts_with('(') {
            return None;
        }
        let end = u32::try_from(parenthesis(text)?).ok()?;
        Some((name, column + end))
    }

    /// The column in characters of a column in bytes, which is what compilers count; the same number if the line is not known.
    pub fn column(&mut self, file: &str, line: u32, column: u32) -> u32 {
        let bytes = usize::try_from(column).unwrap_or_default().saturating_sub(1);
        let before = self.line(file, line).and_then(|text| text.get(..bytes));
        before.map_or(column, |text| u32::try_from(text.chars().count()).map_or(column, |n| n + 1))
    }
}

/// Where the first parenthesis of a text is closed.
fn parenthesis(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    for (i, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(i);
                }
            }
            _ => {}
        }
    }
    None
}

fn read(file: &str) -> Option<Vec<String>> {
    let meta = std::fs::metadata(file).ok()?;
    if !meta.is_file() || meta.len() > MAX_BYTES {
        return None;
    }
    let bytes = std::fs::read(file).ok()?;
    Some(String::from_utf8_lossy(&bytes).lines().map(str::to_string).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_call_at_a_position() {
        let mut sources = Sources::new();
        sources.insert("a.c", "int main() {\n  pthread_mutex_lock(&q[f(1)].m);\n}\n");
        let call = sources.call("a.c", 2, 3, "pthread_mutex_lock");
        assert_eq!(call.as_deref(), Some("pthread_mutex_lock(&q[f(1)].m)"));
        assert_eq!(sources.call("a.c", 2, 4, "pthread_mutex_lock"), None);
        assert_eq!(sources.call("a.c", 9, 3, "pthread_mutex_lock"), None);
        assert_eq!(sources.call_end("a.c", 2, 3), Some(("pthread_mutex_lock".to_string(), 32)));
        assert_eq!(sources.call_end("a.c", 2, 4).map(|c| c.1), Some(32));
        assert_eq!(sources.call_end("a.c", 2, 1), None);
        assert_eq!(sources.line("missing.c", 1), None);
    }

    #[test]
    fn columns_count_characters() {
        let mut sources = Sources::new();
        sources.insert("a.c", "/* äö */ x = 1;\n");
        assert_eq!(sources.column("a.c", 1, 12), 10);
        assert_eq!(sources.column("a.c", 1, 5), 5, "inside of a character");
        assert_eq!(sources.column("a.c", 7, 5), 5);
    }
}
