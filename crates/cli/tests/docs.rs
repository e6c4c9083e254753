//! The documentation says what is: every command in it is run, its output compared, and what it names must exist.
//!
//! `common/document.rs` says how the blocks of `README.md` and `docs/*.md` are run. `FENCEPOST_BLESS=1` writes the outputs
//! anew. Times and effort may differ. A run that shows a violation may differ too where the compiler is another one: there
//! the lines with verdicts are compared.

mod common;

use common::document::Place;
use common::{blessing, fencepost, files_below, finish, root};
use std::path::PathBuf;

fn documents() -> Vec<PathBuf> {
    let mut files = files_below(&root().join("docs"), &["md"]);
    files.push(root().join("README.md"));
    files
}

#[test]
fn commands_print_what_the_documents_say() {
    // Where the guide writes; the build may be elsewhere.
    std::fs::create_dir_all(root().join("target")).expect("the folder can be made");
    let place = Place { folder: root(), program: |_| fencepost() };
    let mut failures = Vec::new();
    for file in documents() {
        let text = std::fs::read_to_string(&file).expect("a document can be read");
        let (new, problems) = place.replayed(&text);
        if blessing() {
            std::fs::write(&file, new).expect("a document can be written");
        }
        failures.extend(problems.into_iter().map(|p| format!("{}: {p}", file.display())));
    }
    assert!(failures.is_empty() || blessing(), "\n{}", failures.join("\n"));
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
