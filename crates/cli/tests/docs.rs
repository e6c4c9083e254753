//! The documentation says what is: every command in it is run, its output compared, and what it names must exist.
//!
//! In `README.md` and `docs/*.md`, a block that starts with ```` ```console ```` holds commands (`$ ./fencepost …`), each
//! with the output that follows it. `exit=N` after `console` is the exit code of the last command; 0 if not given.
//! `FENCEPOST_BLESS=1` writes the outputs anew. Times and effort may differ. A run that shows a violation may differ
//! too where the compiler is another one: there the lines with verdicts are compared.

mod common;

use common::{blessing, fencepost, files_below, finish, normalised, root};
use std::path::{Path, PathBuf};

fn documents() -> Vec<PathBuf> {
    let mut files = files_below(&root().join("docs"), &["md"]);
    files.push(root().join("README.md"));
    files
}

#[test]
fn commands_print_what_the_documents_say() {
    // Where the guide writes a trace; the build may be elsewhere.
    std::fs::create_dir_all(root().join("target")).expect("the folder can be made");
    let mut failures = Vec::new();
    for file in documents() {
        let text = std::fs::read_to_string(&file).expect("a document can be read");
        let (new, problems) = replayed(&text);
        if blessing() {
            std::fs::write(&file, new).expect("a document can be written");
        }
        failures.extend(problems.into_iter().map(|p| format!("{}: {p}", file.display())));
    }
    assert!(failures.is_empty() || blessing(), "\n{}", failures.join("\n"));
}

/// The document with the outputs that the commands really have, and where they differ.
fn replayed(text: &str) -> (String, Vec<String>) {
    let (mut out, mut problems) = (String::new(), Vec::new());
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        out.push_str(line);
        out.push('\n');
        let Some(info) = line.strip_prefix("```console") else { continue };
        let wanted_code: i32 = info.trim().strip_prefix("exit=").map_or(0, |n| n.parse().expect("a number"));
        let mut last_code = Some(0);
        while let Some(command) = lines.next_if(|l| l.starts_with("$ ")) {
            let mut shown = String::new();
            while let Some(line) = lines.next_if(|l| !l.starts_with("$ ") && !l.starts_with("```")) {
                shown.push_str(line);
                shown.push('\n');
            }
            let (actual, code) = execute(command);
            last_code = code;
            if !alike(&shown, &actual) {
                problems.push(format!("`{command}` prints\n{actual}"));
            }
            // Text that still fits is kept, so that times do not change with every blessing.
            let text = if normalised(&shown) == normalised(&actual) { shown } else { actual };
            out.push_str(&format!("{command}\n{text}"));
        }
        if last_code != Some(wanted_code) {
            problems.push(format!("the block `{line}` ends with exit code {last_code:?}"));
        }
    }
    (out, problems)
}

fn execute(command: &str) -> (String, Option<i32>) {
    let words = words(command.trim_start_matches("$ "));
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    assert_eq!(words.first(), Some(&"./fencepost"), "a command of a document is ours: {command}");
    let mut process = fencepost();
    process.args(&words[1..]);
    let ran = finish(process);
    (format!("{}{}", ran.stdout, ran.stderr), ran.code)
}

fn alike(shown: &str, actual: &str) -> bool {
    let (shown, actual) = (normalised(shown), normalised(actual));
    shown == actual || (shown.contains("unsafe under") && verdicts(&shown) == verdicts(&actual))
}

fn verdicts(text: &str) -> Vec<&str> {
    let words = ["safe under", "unknown under", "-->", "reproduced under"];
    text.lines().filter(|l| words.iter().any(|w| l.contains(w))).collect()
}

/// Every path between backticks in the table of crates and the list of folders is there.
#[test]
fn what_the_architecture_names_exists() {
    let text = std::fs::read_to_string(root().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md is there");
    let mut named = 0;
    for line in text.lines().filter(|l| l.starts_with("| `")) {
        let path = line.trim_start_matches("| `").split('`').next().unwrap_or_default();
        assert!(root().join(path).exists(), "ARCHITECTURE.md names {path}, which is not there");
        named += 1;
    }
    assert!(named >= 10, "the tables are there");
    for entry in std::fs::read_dir(root().join("crates")).expect("crates/ is there").flatten() {
        let name = format!("crates/{}", entry.file_name().to_string_lossy());
        assert!(text.contains(&format!("`{name}`")), "ARCHITECTURE.md does not name {name}");
    }
}

/// The version of Rust in the README is the one that the workspace asks for.
#[test]
fn the_readme_names_the_version_of_rust() {
    let workspace = std::fs::read_to_string(root().join("Cargo.toml")).expect("Cargo.toml is there");
    let version = workspace.lines().find_map(|l| l.strip_prefix("rust-version = ")).expect("it names a version");
    let readme = std::fs::read_to_string(root().join("README.md")).expect("README.md is there");
    assert!(readme.contains(&format!("version {} or newer", version.trim_matches('"'))), "{version}");
}

/// Links between documents lead somewhere.
#[test]
fn links_lead_somewhere() {
    let mut files = documents();
    files.extend(files_below(&root().join("docs"), &["md"]));
    files.extend(["ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"].map(|f| root().join(f)));
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a document can be read");
        for target in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let path = target.split('#').next().unwrap_or_default();
            if path.is_empty() || path.contains("://") {
                continue;
            }
            let folder = file.parent().unwrap_or(Path::new("."));
            assert!(folder.join(path).exists(), "{} links to {target}, which is not there", file.display());
        }
    }
}

/// The help of every command, as a file. `FENCEPOST_BLESS=1` writes it anew.
#[test]
fn the_help_is_as_it_was() {
    let mut actual = String::new();
    for command in [
        None,
        Some("check"),
        Some("test"),
        Some("explore"),
        Some("fences"),
        Some("run"),
        Some("ir"),
        Some("litmus"),
        Some("replay"),
    ] {
        let mut process = fencepost();
        process.args(command).arg("--help").env_remove("FENCEPOST_CLANG");
        let text = finish(process).stdout;
        actual.push_str(&format!("$ fencepost {}--help\n{text}\n", command.map_or(String::new(), |c| format!("{c} "))));
    }
    let actual: String = actual.lines().map(|l| format!("{}\n", l.trim_end())).collect();
    let path = root().join("tests/ui/help.txt");
    if blessing() {
        std::fs::write(&path, &actual).expect("the expected help can be written");
    }
    let wanted = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(actual, wanted, "FENCEPOST_BLESS=1 accepts the new help");
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
