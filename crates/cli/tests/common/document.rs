//! Documents whose commands are run.
//!
//! A block that starts with ```` ```console ```` holds commands (`$ ./fencepost …`), each with the output that follows it;
//! `exit=N` after `console` is the exit code of the last command, 0 if not given. A block that starts with
//! ```` ```c file=target/… ```` is a file that the reader writes: it is written before the commands behind it run. One that
//! starts with ```` ```c from=examples/… ```` is a part of that file.

use super::{finish, normalised};
use std::path::PathBuf;
use std::process::Command;

/// Where a document's commands run.
pub struct Place {
    /// The top of the repository, or of a copy of it.
    pub folder: PathBuf,
    /// What `./fencepost` is there.
    pub program: fn(&Place) -> Command,
}

impl Place {
    /// Runs what a document says, in its order. Returns the document with the outputs that the commands really have, and
    /// where they differ from what it shows.
    pub fn replayed(&self, text: &str) -> (String, Vec<String>) {
        let (mut out, mut problems) = (String::new(), Vec::new());
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            out.push_str(&format!("{line}\n"));
            let Some(info) = line.strip_prefix("```") else { continue };
            let block: Vec<&str> = lines.by_ref().take_while(|l| *l != "```").collect();
            if let Some((_, file)) = info.split_once(" file=") {
                self.write(file, &joined(&block));
            }
            if let Some((_, file)) = info.split_once(" from=") {
                let whole = std::fs::read_to_string(self.folder.join(file)).unwrap_or_default();
                if !whole.contains(&joined(&block)) {
                    problems.push(format!("{file} does not have the lines that are shown of it:\n{}", joined(&block)));
                }
            }
            match info.strip_prefix("console") {
                Some(info) => {
                    let code = info.trim().strip_prefix("exit=").map_or(0, |n| n.parse().expect("a number"));
                    out.push_str(&self.session(&block, code, &mut problems));
                }
                None => out.push_str(&joined(&block)),
            }
            out.push_str("```\n");
        }
        (out, problems)
    }

    /// Runs the commands of one block; returns it with their outputs.
    fn session(&self, block: &[&str], wanted_code: i32, problems: &mut Vec<String>) -> String {
        let mut out = String::new();
        let mut last = (String::new(), Some(0));
        let mut lines = block.iter().copied().peekable();
        while let Some(command) = lines.next() {
            assert!(command.starts_with("$ "), "a block starts with a command: {command}");
            let mut shown = String::new();
            while let Some(line) = lines.next_if(|l| !l.starts_with("$ ")) {
                shown.push_str(&format!("{line}\n"));
            }
            let (actual, code) = self.execute(command);
            if !alike(&shown, &actual) {
                problems.push(format!("`{command}` prints\n{actual}"));
            }
            // Text that still fits is kept, so that times do not change with every blessing.
            let text = if normalised(&shown) == normalised(&actual) { shown } else { actual };
            out.push_str(&format!("{command}\n{text}"));
            last = (command.to_string(), code);
        }
        if last.1 != Some(wanted_code) {
            problems.push(format!("`{}` ends with exit code {:?} instead of {wanted_code}", last.0, last.1));
        }
        out
    }

    /// Writes a file of the reader's. It may stand in `target` only, which nobody keeps.
    fn write(&self, file: &str, text: &str) {
        assert!(file.starts_with("target/") && !file.contains(".."), "a document writes below target: {file}");
        let path = self.folder.join(file);
        std::fs::create_dir_all(path.parent().expect("it has a folder")).expect("the folder can be made");
        std::fs::write(path, text).expect("the file can be written");
    }

    fn execute(&self, command: &str) -> (String, Option<i32>) {
        let words = words(command.trim_start_matches("$ "));
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        assert_eq!(words.first(), Some(&"./fencepost"), "a command of a document is ours: {command}");
        let mut process = (self.program)(self);
        process.args(&words[1..]);
        let ran = finish(process);
        (format!("{}{}", ran.stdout, ran.stderr), ran.code)
    }
}

/// Lines as text.
fn joined(lines: &[&str]) -> String {
    lines.iter().map(|l| format!("{l}\n")).collect()
}

fn alike(shown: &str, actual: &str) -> bool {
    let (shown, actual) = (any_compiler(&normalised(shown)), any_compiler(&normalised(actual)));
    shown == actual || (shown.contains("unsafe under") && verdicts(&shown) == verdicts(&actual))
}

/// The command that compiles an exported test is that of the compiler that is there.
fn any_compiler(text: &str) -> String {
    let line = |l: &str| {
        if l.contains(" -fsanitize=thread ") {
            "the command of a compiler\n".into()
        } else {
            format!("{l}\n")
        }
    };
    text.lines().map(line).collect()
}

fn verdicts(text: &str) -> Vec<&str> {
    let words = ["safe under", "unknown under", "-->", "reproduced under"];
    text.lines().filter(|l| words.iter().any(|w| l.contains(w))).collect()
}

/// The words of a command; what stands in double quotes is one.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (i, part) in command.split('"').enumerate() {
        if i % 2 == 1 {
            words.push(part.to_string());
        } else {
            words.extend(part.split_whitespace().map(str::to_string));
        }
    }
    words
}
