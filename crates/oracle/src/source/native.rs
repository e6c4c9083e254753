//! Runs a program natively, with sanitizers.

use super::{Ending, Program};
use crate::render::Language;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What a run did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It came to its end with that number.
    Number(u32),
    /// A sanitizer stopped it, or the processor; the first words of the report.
    Wrong(String),
    /// It could not be compiled, or ran too long; why.
    Useless(String),
}

/// The compiler and where it works.
#[derive(Clone, Debug)]
pub struct Native {
    /// clang.
    pub clang: PathBuf,
    /// A folder of its own.
    pub folder: PathBuf,
}

const ADDRESS: &[&str] = &[
    "-fsanitize=address,integer-divide-by-zero,null,vla-bound",
    "-fno-sanitize-recover=all",
    "-fsanitize-address-use-after-scope",
    "-fsanitize-address-use-after-return=always",
];
const MEMORY: &[&str] = &["-fsanitize=memory"];

impl Native {
    /// Whether the compiler has its sanitizers.
    pub fn works(&self) -> Result<(), String> {
        let right = Program {
            items: vec![super::Item::Line("static void start(void) { mix(5); }".into())],
            uninitialised: true,
            language: Language::C,
        };
        match self.run(&right) {
            Outcome::Number(5) => {}
            other => return Err(format!("a right program: {other:?}")),
        }
        let body = "static void start(void) { unsigned *p = malloc(4); free(p); mix(*p); }";
        let wrong =
            Program { items: vec![super::Item::Line(body.into())], uninitialised: false, language: Language::C };
        match self.run(&wrong) {
            Outcome::Wrong(_) => Ok(()),
            other => Err(format!("a use after free: {other:?}")),
        }
    }

    /// Runs a program.
    pub fn run(&self, program: &Program) -> Outcome {
        let source = self.folder.join(format!("native.{}", program.language.extension()));
        if std::fs::write(&source, program.text(Ending::Native)).is_err() {
            return Outcome::Useless("it cannot be written".into());
        }
        let first = self.with(&source, ADDRESS, program.language);
        match first {
            Outcome::Number(n) if program.uninitialised => match self.with(&source, MEMORY, program.language) {
                Outcome::Number(m) if m != n => Outcome::Useless("the number differs from run to run".into()),
                other => other,
            },
            other => other,
        }
    }

    fn with(&self, source: &Path, flags: &[&str], language: Language) -> Outcome {
        let binary = self.folder.join("native");
        let clang = self.clang.display().to_string();
        let common = ["-O0", "-w", "-fwrapv", "-fno-omit-frame-pointer"];
        let mut compiler = match language {
            Language::C => Command::new(clang),
            Language::Cpp => Command::new(clang.replace("clang", "clang++")),
            Language::Rust => Command::new("rustc"),
        };
        match language {
            Language::C => compiler.args(common).arg("-std=gnu17").args(flags),
            Language::Cpp => compiler.args(common).arg("-std=c++20").args(flags),
            Language::Rust => compiler.args(["--edition", "2021", "-Copt-level=0", "-Cdebuginfo=0", "-Awarnings"]),
        };
        let compiled = compiler.arg("-o").arg(&binary).arg(source).output();
        match compiled {
            Ok(out) if out.status.success() => {}
            Ok(out) => return Outcome::Useless(first_line(&out.stderr, "error")),
            Err(e) => return Outcome::Useless(e.to_string()),
        }
        let ran = Command::new("timeout")
            .arg("10")
            .arg(&binary)
            .env("ASAN_OPTIONS", "detect_leaks=0:detect_stack_use_after_return=1:replace_str=1:abort_on_error=0")
            .output();
        let out = match ran {
            Ok(out) => out,
            Err(e) => return Outcome::Useless(e.to_string()),
        };
        let text = String::from_utf8_lossy(&out.stdout).into_owned();
        let number = text.lines().find_map(|l| l.strip_prefix("number ")?.parse().ok());
        match (out.status.code(), number) {
            (Some(124), _) => Outcome::Useless("it takes too long".into()),
            (Some(0 | 3), Some(n)) => Outcome::Number(n),
            _ => {
                let report = first_line(&out.stderr, "Sanitizer");
                Outcome::Wrong(if report.is_empty() { format!("{}", out.status) } else { report })
            }
        }
    }
}

fn first_line(bytes: &[u8], with: &str) -> String {
    let text = String::from_utf8_lossy(bytes);
    let found = text.lines().find(|l| l.contains(with)).or_else(|| text.lines().find(|l| l.contains("error")));
    found.unwrap_or("").chars().take(160).collect()
}
