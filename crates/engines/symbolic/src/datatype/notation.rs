//! The notation of tests: which operations are called, in which threads.
//!
//! Source: CAV'06 section 3.1 and Figure 4.
//!
//! ```text
//! test     = [ sequence ":" ] sequence { "|" sequence }
//! sequence = operation { operation }
//! ```
//!
//! `e d | e d | d` has three threads; `e e : d | d` calls `e` twice before the threads start. An operation is the word
//! that `FP_OPERATION` names; words of one letter may be written without spaces (`ee | d`). Some tests of the paper have
//! names: `T0`, `T1`, `T5-3` to `T5-6`, and `Tpc1`, `Tpc2`, … (a producer and a consumer).

use std::fmt;

/// A test has at most so many calls.
const MAX_CALLS: usize = 64;

/// A test: the operations that each thread calls.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Test {
    /// The calls before the threads start.
    pub initial: Vec<String>,
    /// The calls of each thread.
    pub threads: Vec<Vec<String>>,
}

/// What is wrong with a test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// The column, from 1.
    pub column: usize,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.message)
    }
}

impl fmt::Display for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.initial.is_empty() {
            write!(f, "{} : ", self.initial.join(" "))?;
        }
        let threads: Vec<String> = self.threads.iter().map(|t| t.join(" ")).collect();
        f.write_str(&threads.join(" | "))
    }
}

impl Test {
    /// Reads a test, or the name of one; `letters` are the operations that there are.
    pub fn parse(text: &str, letters: &[String]) -> Result<Test, Mistake> {
        let text = named(text.trim()).unwrap_or_else(|| text.to_string());
        let mut test = Test { initial: Vec::new(), threads: vec![Vec::new()] };
        let (mut began, mut column) = (false, 1);
        let mut word = String::new();
        let mut start = 1;
        // A blank at the end makes the last word end, too.
        for c in text.chars().chain([' ']) {
            if c.is_whitespace() || c == '|' || c == ':' {
                let calls = operations(&std::mem::take(&mut word), start, letters)?;
                test.threads.last_mut().into_iter().for_each(|t| t.extend(calls.iter().cloned()));
            } else {
                if word.is_empty() {
                    start = column;
                }
                word.push(c);
            }
            let empty = test.threads.last().is_some_and(Vec::is_empty);
            if (c == '|' || c == ':') && empty {
                return Err(mistake(column, format!("there is no operation before this `{c}`")));
            }
            match c {
                '|' => test.threads.push(Vec::new()),
                ':' if began || test.threads.len() > 1 => {
                    return Err(mistake(column, "the calls before the threads stand once, at the beginning"));
                }
                ':' => {
                    began = true;
                    test.initial = std::mem::replace(&mut test.threads, vec![Vec::new()]).remove(0);
                }
                _ => {}
            }
            column += 1;
        }
        if test.threads.last().is_some_and(Vec::is_empty) {
            return Err(mistake(column - 1, "an operation is missing at the end"));
        }
        if test.calls() > MAX_CALLS {
            return Err(mistake(1, format!("a test has at most {MAX_CALLS} calls")));
        }
        Ok(test)
    }

    /// How many calls there are.
    pub fn calls(&self) -> usize {
        self.initial.len() + self.threads.iter().map(Vec::len).sum::<usize>()
    }

    /// Every test of two threads with one call each.
    pub fn pairs(letters: &[String]) -> Vec<Test> {
        let mut all = Vec::new();
        for (i, a) in letters.iter().enumerate() {
            for b in &letters[i..] {
                all.push(Test { initial: Vec::new(), threads: vec![vec![a.clone()], vec![b.clone()]] });
            }
        }
        all
    }

    /// Every test with two threads or more and at most so many calls, smaller ones first. Tests that differ only in the
    /// order of their threads are one test.
    pub fn all(letters: &[String], calls: usize) -> Vec<Test> {
        let mut all = Vec::new();
        for size in 2..=calls.min(MAX_CALLS) {
            let mut threads = Vec::new();
            extend(letters, size, None, &mut threads, &mut all);
        }
        all
    }
}

/// Adds threads that are not greater than the last one: longer ones first, then by their letters.
fn extend(
    letters: &[String],
    rest: usize,
    last: Option<(usize, usize)>,
    threads: &mut Vec<Vec<String>>,
    all: &mut Vec<Test>,
) {
    if rest == 0 {
        if threads.len() > 1 {
            all.push(Test { initial: Vec::new(), threads: threads.clone() });
        }
        return;
    }
    let longest = last.map_or(rest, |(length, _)| length.min(rest));
    for length in (1..=longest).rev() {
        let first = last.filter(|(l, _)| *l == length).map_or(0, |(_, number)| number);
        let count = letters.len().saturating_pow(length as u32);
        for number in first..count {
            let word = |k: usize| letters[number / letters.len().pow(k as u32) % letters.len()].clone();
            threads.push((0..length).rev().map(word).collect());
            extend(letters, rest - length, Some((length, number)), threads, all);
            threads.pop();
        }
    }
}

fn mistake(column: usize, message: impl Into<String>) -> Mistake {
    Mistake { column, message: message.into() }
}

/// The operations that a word stands for: one, or one for each letter.
fn operations(word: &str, column: usize, letters: &[String]) -> Result<Vec<String>, Mistake> {
    if word.is_empty() || letters.iter().any(|l| l == word) {
        return Ok(if word.is_empty() { Vec::new() } else { vec![word.to_string()] });
    }
    let mut all = Vec::new();
    for (k, c) in word.chars().enumerate() {
        let name = c.to_string();
        if !letters.contains(&name) {
            let what = if all.is_empty() { word.to_string() } else { name };
            let known = letters.join(", ");
            return Err(mistake(column + k, format!("there is no operation `{what}`; the operations are {known}")));
        }
        all.push(name);
    }
    Ok(all)
}

/// The text of a test that has a name.
fn named(name: &str) -> Option<String> {
    let text = match name {
        "T0" => "e | d",
        "T1" => "e | e | d | d",
        "T5-3" => "e e e e | d | d",
        "T5-4" => "e e e | e | d | d",
        "T5-5" => "e e | e | e | d | d",
        "T5-6" => "e | e | e | e | d | d",
        _ => {
            let n: usize = name.strip_prefix("Tpc")?.parse().ok().filter(|n| (1..=MAX_CALLS).contains(n))?;
            return Some(format!("{} | {}", vec!["e"; n].join(" "), vec!["d"; n].join(" ")));
        }
    };
    Some(text.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn queue() -> Vec<String> {
        vec!["e".to_string(), "d".to_string()]
    }

    fn shown(text: &str) -> String {
        match Test::parse(text, &queue()) {
            Ok(test) => test.to_string(),
            Err(mistake) => mistake.to_string(),
        }
    }

    #[test]
    fn tests_are_read() {
        for (text, expected) in [
            ("e d|e d |d", "e d | e d | d"),
            ("ee|d", "e e | d"),
            ("e e : d | d", "e e : d | d"),
            ("T0", "e | d"),
            ("T1", "e | e | d | d"),
            ("T5-3", "e e e e | d | d"),
            ("T5-4", "e e e | e | d | d"),
            ("T5-5", "e e | e | e | d | d"),
            ("T5-6", "e | e | e | e | d | d"),
            (" Tpc3 ", "e e e | d d d"),
            ("e", "e"),
        ] {
            assert_eq!(shown(text), expected);
            assert_eq!(shown(expected), expected);
        }
    }

    #[test]
    fn mistakes_have_their_column() {
        for (text, expected) in [
            ("e | x", "column 5: there is no operation `x`; the operations are e, d"),
            ("e | dx", "column 6: there is no operation `x`; the operations are e, d"),
            ("e | | d", "column 5: there is no operation before this `|`"),
            ("e |", "column 4: an operation is missing at the end"),
            ("", "column 1: an operation is missing at the end"),
            ("e : d : e", "column 7: the calls before the threads stand once, at the beginning"),
            ("e | d : e", "column 7: the calls before the threads stand once, at the beginning"),
            ("Tpc0", "column 1: there is no operation `Tpc0`; the operations are e, d"),
        ] {
            assert_eq!(shown(text), expected, "{text}");
        }
        assert!(Test::parse(&"e ".repeat(65), &queue()).is_err());
    }

    #[test]
    fn words_are_operations_too() {
        let letters = vec!["push".to_string(), "pop".to_string()];
        let test = Test::parse("push pop | pop", &letters).map(|t| t.to_string());
        assert_eq!(test.as_deref(), Ok("push pop | pop"));
        assert!(Test::parse("T0", &letters).is_err());
    }

    #[test]
    fn no_test_is_generated_twice() {
        let all = Test::all(&queue(), 4);
        let mut seen = std::collections::BTreeSet::new();
        for test in &all {
            let mut threads = test.threads.clone();
            threads.sort();
            assert!(seen.insert(threads), "{test}");
        }
        // Multisets of at least two words over two letters, by total length: 3, 12, 43.
        let count = |n: usize| all.iter().filter(|t| t.calls() == n).count();
        assert_eq!((count(2), count(3), count(4)), (3, 12, 43));
        assert!(all.windows(2).all(|w| w[0].calls() <= w[1].calls()));
        assert_eq!(Test::pairs(&queue()).len(), 3);
    }
}
