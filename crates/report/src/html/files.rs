//! The source files that a page shows, numbered as they are first named.
//!
//! Misses: of a very long file only the beginning is in the page; the page says so.

use crate::source::Sources;
use serde::Serialize;

/// So many lines of a file are in a page.
const LINES: usize = 20_000;

/// The files of a page.
#[derive(Default, Debug)]
pub struct Files {
    names: Vec<String>,
}

/// A file of a page.
#[derive(Serialize, Debug)]
pub struct FileData {
    /// Its name.
    pub name: String,
    /// Its lines; none if it cannot be read.
    pub lines: Option<Vec<String>>,
    /// Whether there are more lines.
    pub cut: bool,
}

impl Files {
    /// The number of a file; none if it has no name.
    pub fn number(&mut self, name: &str) -> Option<usize> {
        if name.is_empty() {
            return None;
        }
        let known = self.names.iter().position(|n| n == name);
        Some(known.unwrap_or_else(|| {
            self.names.push(name.to_string());
            self.names.len() - 1
        }))
    }

    /// The texts of all of them.
    pub fn texts(&self, sources: &mut Sources) -> Vec<FileData> {
        let text = |name: &String| {
            let lines = sources.lines(name);
            let cut = lines.is_some_and(|l| l.len() > LINES);
            FileData { name: name.clone(), lines: lines.map(|l| l.iter().take(LINES).cloned().collect()), cut }
        };
        self.names.iter().map(text).collect()
    }
}
