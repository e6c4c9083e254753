//! Malformed input of every kind, made from our own examples: documented exit codes, no panic, no signal.
//!
//! `FENCEPOST_CASES` says how many inputs of each kind are made, `FENCEPOST_SEED` where to start.

mod common;

use common::{clang, fencepost, files_below, finish, in_parallel, root, Ran};
use std::path::{Path, PathBuf};

/// A source of numbers that the seed decides.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let x = self.0 ^ (self.0 >> 29);
        x.wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 16
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }

    fn of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

/// A kind of input: how it is named, what it is made from, and how it is given.
struct Kind {
    ending: &'static str,
    seeds: Vec<Vec<u8>>,
    /// The arguments; `@` is the file.
    command: &'static [&'static str],
}

/// Numbers and words that programs do not expect.
const STRANGE: [&str; 14] = [
    "18446744073709551616",
    "-9223372036854775809",
    "99999999999999999999999999999999999999999",
    "0x",
    "1e999",
    "NaN",
    "\"",
    "'",
    "}",
    "{",
    "null",
    "\u{0}",
    "\u{202e}",
    "%n%s",
];

fn mutate(text: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = text.to_vec();
    for _ in 0..1 + random.below(3) {
        let at = random.below(bytes.len());
        match random.below(11) {
            0 => bytes.truncate(at),
            1 => {
                if let Some(b) = bytes.get_mut(at) {
                    *b ^= 1 << random.below(8);
                }
            }
            2 => lines(&mut bytes, random, |lines, r| drop(lines.remove(r.below(lines.len())))),
            3 => lines(&mut bytes, random, |lines, r| {
                let line = r.of(lines).clone();
                lines.insert(r.below(lines.len()), line);
            }),
            4 => lines(&mut bytes, random, |lines, r| {
                let (a, b) = (r.below(lines.len()), r.below(lines.len()));
                lines.swap(a, b);
            }),
            5 => tokens(&mut bytes, random, |tokens, r| {
                let (a, b) = (r.below(tokens.len()), r.below(tokens.len()));
                tokens.swap(a, b);
            }),
            6 | 7 => tokens(&mut bytes, random, |tokens, r| {
                let at = r.below(tokens.len());
                tokens[at] = r.of(&STRANGE).as_bytes().to_vec();
            }),
            8 => {
                let deep = *random.of(&["(", "[", "{", "[[", "{\"a\":", "- ", "*", "!"]);
                let nested = deep.repeat(1 + random.below(20_000)).into_bytes();
                bytes.splice(at..at, nested);
            }
            9 => {
                let garbage: Vec<u8> = (0..random.below(300)).map(|_| random.next() as u8).collect();
                bytes.splice(at..at, garbage);
            }
            _ => {
                let part = bytes[at..(at + random.below(400)).min(bytes.len())].to_vec();
                let to = random.below(bytes.len());
                bytes.splice(to..to, part);
            }
        }
        if bytes.is_empty() {
            return bytes;
        }
    }
    bytes
}

/// Changes a text as a list of lines.
fn lines(bytes: &mut Vec<u8>, random: &mut Random, change: impl Fn(&mut Vec<Vec<u8>>, &mut Random)) {
    let mut parts: Vec<Vec<u8>> = bytes.split_inclusive(|b| *b == b'\n').map(<[u8]>::to_vec).collect();
    if !parts.is_empty() {
        change(&mut parts, random);
    }
    *bytes = parts.concat();
}

/// Changes a text as a list of words and single signs.
fn tokens(bytes: &mut Vec<u8>, random: &mut Random, change: impl Fn(&mut Vec<Vec<u8>>, &mut Random)) {
    let word = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
    let mut parts: Vec<Vec<u8>> = Vec::new();
    for &b in bytes.iter() {
        match parts.last_mut() {
            Some(last) if word(b) && last.last().is_some_and(|l| word(*l)) => last.push(b),
            Some(_) | None => parts.push(vec![b]),
        }
    }
    if !parts.is_empty() {
        change(&mut parts, random);
    }
    *bytes = parts.concat();
}

fn read(paths: &[PathBuf]) -> Vec<Vec<u8>> {
    paths.iter().filter_map(|p| std::fs::read(p).ok()).collect()
}

/// Makes a file by running a program.
fn made(mut command: std::process::Command) -> Vec<u8> {
    command.output().map(|o| o.stdout).unwrap_or_default()
}

fn kinds(folder: &Path) -> Vec<Kind> {
    let c: Vec<PathBuf> = files_below(&root().join("examples"), &["c"]);
    let compiled = |args: &[&str]| {
        let mut command = std::process::Command::new(clang().expect("a clang"));
        command.current_dir(root()).args(args).args(["-o", "-", "examples/peterson.c"]);
        made(command)
    };
    let trace = folder.join("seed.json");
    let mut check = fencepost();
    check.args(["check", "examples/peterson.c", "--model", "tso", "--engine", "symbolic", "--trace"]).arg(&trace);
    finish(check);
    let suite =
        b"files = [\"../*.c\", \"a.c\"]\nmodels = [\"sc\", \"tso\"]\nengines = [\"auto\"]\nunwind = 2\ntimeout = 5\n\
        memory = 500\ndefines = [\"X=1\"]\n\n[[program]]\nfiles = [\"seed.c\"]\nexpect = { sc = \"safe\" }\n";
    std::fs::write(folder.join("a.c"), "int main(void) { return 0; }\n").expect("a file");
    let litmus = files_below(&root().join("examples"), &["litmus"]);
    const CHECK: &[&str] =
        &["check", "@", "--model", "sc", "--engine", "symbolic", "--timeout", "2", "--memory", "500"];
    vec![
        Kind { ending: "c", seeds: read(&c), command: CHECK },
        Kind { ending: "i", seeds: vec![compiled(&["-E"])], command: CHECK },
        Kind { ending: "ll", seeds: vec![compiled(&["-S", "-emit-llvm", "-g", "-O0"])], command: CHECK },
        Kind { ending: "litmus", seeds: read(&litmus), command: &["litmus", "@", "--timeout", "2", "--memory", "500"] },
        Kind { ending: "json", seeds: read(&[trace]), command: &["replay", "@", "--timeout", "2", "--memory", "500"] },
        Kind { ending: "toml", seeds: vec![suite.to_vec()], command: &["suite", "status", "@"] },
        Kind {
            ending: "test",
            seeds: ["e e : d | d", "T0", "Tpc2", "e d | d e | e", "( e | d )"].map(|t| t.as_bytes().to_vec()).to_vec(),
            command: &["test", "examples/datatypes/ms-queue.c", "--model", "sc", "--timeout", "1", "--test", "="],
        },
    ]
}

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(default)
}

/// What is wrong with how a command ended.
fn complaint(ran: &Ran) -> Option<String> {
    let all = format!("{}{}", ran.stdout, ran.stderr);
    let words = ["panicked", "internal error", "RUST_BACKTRACE"].iter().find(|w| all.contains(**w));
    match (ran.code, words) {
        (Some(0..=5), None) => None,
        (code, _) => Some(format!("exit code {code:?}: {}", all.chars().take(600).collect::<String>())),
    }
}

#[test]
fn malformed_inputs_are_refused_in_words() {
    let (cases, seed) = (number("FENCEPOST_CASES", 8), number("FENCEPOST_SEED", 1));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("malformed");
    std::fs::create_dir_all(&folder).expect("a folder");
    let kinds = kinds(&folder);
    for kind in &kinds {
        assert!(
            kind.seeds.iter().all(|s| !s.is_empty()) && !kind.seeds.is_empty(),
            "no .{} to start from",
            kind.ending
        );
    }
    let inputs: Vec<(usize, u64)> = (0..kinds.len()).flat_map(|k| (seed..seed + cases).map(move |n| (k, n))).collect();
    let failures = in_parallel(&inputs, |(k, n)| {
        let kind = &kinds[*k];
        let mut random = Random(n.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ *k as u64);
        let seed = random.of(&kind.seeds).clone();
        let bytes = mutate(&seed, &mut random);
        let file = folder.join(format!("{n}.{}", kind.ending));
        std::fs::write(&file, &bytes).expect("a file");
        let mut command = fencepost();
        for argument in kind.command {
            match *argument {
                "@" => command.arg(&file),
                // An argument ends at a zero byte and has a limit of its own.
                "=" => {
                    let text = String::from_utf8_lossy(&bytes).replace('\0', "");
                    command.arg(format!("={}", text.chars().take(20_000).collect::<String>()))
                }
                other => command.arg(other),
            };
        }
        match complaint(&finish(command)) {
            None => {
                std::fs::remove_file(&file).expect("the file is ours");
                Vec::new()
            }
            Some(text) => vec![format!("{}: {text}", file.display())],
        }
    });
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}
