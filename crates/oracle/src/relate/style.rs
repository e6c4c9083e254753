//! How a text is written where that means nothing: names, and the order of independent declarations.

use crate::generate::Random;
use crate::render::Language;
use std::collections::BTreeMap;

/// How a text is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// As it is rendered.
    Plain,
    /// With other names, drawn from a seed.
    Renamed(u64),
    /// With declarations of globals, functions and locals in another order.
    Reordered(u64),
}

impl Style {
    /// The text in this style.
    pub fn of(self, text: &str, language: Language) -> String {
        match self {
            Style::Plain => text.to_string(),
            Style::Renamed(seed) => renamed(text, &mut Random::new(seed)),
            Style::Reordered(seed) => reordered(text, language, &mut Random::new(seed)),
        }
    }
}

/// Names that programs have: a product that looks at names where it must not may be misled by them.
const NAMES: &[&str] = &[
    "alpha",
    "buffer",
    "counter",
    "data",
    "entry",
    "flag",
    "guard",
    "head",
    "item",
    "job",
    "key_of",
    "last_one",
    "mutex",
    "next_one",
    "owner",
    "producer",
    "queue",
    "ready",
    "state",
    "tail",
    "unlocked",
    "value",
    "worker",
    "barrier_of",
    "retval",
    "tmp",
    "lock_it",
    "cond_of",
    "spin",
    "atomic_of",
    "load_it",
    "store_it",
    "acquire_it",
    "release_it",
];

/// Whether a word is a name of the rendering: letters that it uses, and a number; or a name without a number.
fn is_name(word: &str) -> bool {
    const LETTERS: [&str; 22] = [
        "x", "g", "r", "v", "m", "t", "n", "k", "c", "l", "b", "o", "X", "G", "M", "C", "L", "B", "O", "sem", "thread",
        "call",
    ];
    let letters = word.trim_end_matches(|c: char| c.is_ascii_digit());
    let numbered = letters.len() < word.len() && LETTERS.contains(&letters);
    numbered || ["once", "gone", "at_end", "own", "soon"].contains(&word)
}

fn renamed(text: &str, random: &mut Random) -> String {
    let mut names: BTreeMap<String, String> = BTreeMap::new();
    let mut out = String::new();
    for line in text.split_inclusive('\n') {
        if line.starts_with("#include") || line.starts_with("use ") {
            out += line;
            continue;
        }
        let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let mut rest = line;
        while !rest.is_empty() {
            let end = rest.find(|c| !word(c)).unwrap_or(rest.len());
            let (first, behind) = rest.split_at(end);
            if is_name(first) {
                let n = names.len();
                let new = || format!("{}_{n}", random.of(NAMES));
                out += names.entry(first.to_string()).or_insert_with(new);
            } else {
                out += first;
            }
            let end = behind.find(word).unwrap_or(behind.len());
            let (between, behind) = behind.split_at(end);
            out += between;
            rest = behind;
        }
    }
    out
}

fn reordered(text: &str, language: Language, random: &mut Random) -> String {
    let mut chunks = text.split("\n\n");
    let mut first: Vec<&str> = Vec::new();
    let mut globals: Vec<&str> = Vec::new();
    for line in chunks.next().unwrap_or("").lines() {
        let is_global = line.starts_with("static ");
        if is_global { &mut globals } else { &mut first }.push(line);
    }
    shuffle(&mut globals, random);
    let mut functions: Vec<String> = chunks.map(|f| with_locals(f.trim_end(), random)).collect();
    shuffle(&mut functions, random);
    let mut out = first.join("\n") + "\n" + &globals.join("\n") + "\n\n";
    if language != Language::Rust {
        let heads = functions.iter().filter_map(|f| f.lines().next()).filter(|l| l.starts_with("static "));
        let mut heads: Vec<String> = heads.map(|l| l.trim_end_matches([' ', '{']).to_string() + ";").collect();
        shuffle(&mut heads, random);
        out += &(heads.join("\n") + "\n\n");
    }
    out + &functions.join("\n\n") + "\n"
}

/// A function with its declarations in another order.
fn with_locals(function: &str, random: &mut Random) -> String {
    const FIRST: [&str; 8] = [
        "  int ",
        "  int *",
        "  pthread_t ",
        "  std::thread ",
        "  bool writes",
        "  let mut r",
        "  let mut v",
        "  let t",
    ];
    let lines: Vec<&str> = function.lines().collect();
    let is_local = |l: &&&str| FIRST.iter().any(|f| l.starts_with(f));
    let n = lines.iter().skip(1).take_while(is_local).count();
    let mut locals = lines[1..=n].to_vec();
    shuffle(&mut locals, random);
    [&lines[..1], &locals, &lines[n + 1..]].concat().join("\n")
}

fn shuffle<T>(all: &mut [T], random: &mut Random) {
    for i in (1..all.len()).rev() {
        all.swap(i, random.below(i as u64 + 1) as usize);
    }
}
