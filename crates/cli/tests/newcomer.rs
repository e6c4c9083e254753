//! The way of a new user: a fresh copy of the repository, the README's first command, then the guide from its first line to
//! its last, with the files that the reader writes.
//!
//! All of it goes through the script `./fencepost` and happens in the copy, which has the files that git keeps and no others.
//! The build is not repeated: the script finds the binary that is being tested where it would have built it.

mod common;

use common::document::Place;
use common::{finish, normalised, root};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The files that a clone would have, as they are now.
fn kept_files() -> Vec<PathBuf> {
    let listed = Command::new("git").args(["ls-files", "-z"]).current_dir(root()).output();
    match listed {
        Ok(output) if output.status.success() => {
            let text = String::from_utf8_lossy(&output.stdout).into_owned();
            text.split('\0').filter(|f| !f.is_empty()).map(PathBuf::from).filter(|f| root().join(f).is_file()).collect()
        }
        // No git, or an archive of the sources: everything but what was built.
        Ok(_) | Err(_) => {
            let mut files = Vec::new();
            below(&root(), Path::new(""), &mut files);
            files
        }
    }
}

fn below(top: &Path, folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(top.join(folder)).expect("the folder can be read").flatten() {
        let path = folder.join(entry.file_name());
        if top.join(&path).is_dir() {
            let built = folder == Path::new("") && ["target", ".git", "book"].iter().any(|n| path.ends_with(n));
            if !built {
                below(top, &path, files);
            }
        } else {
            files.push(path);
        }
    }
}

/// A copy of the repository, with the binary where the script looks for it.
fn copy() -> PathBuf {
    let top = Path::new(env!("CARGO_TARGET_TMPDIR")).join("newcomer");
    let _ = std::fs::remove_dir_all(&top);
    for file in kept_files() {
        let to = top.join(&file);
        std::fs::create_dir_all(to.parent().expect("it has a folder")).expect("a folder can be made");
        std::fs::copy(root().join(&file), &to).expect("a file can be copied");
    }
    let release = top.join("target/release");
    std::fs::create_dir_all(&release).expect("a folder can be made");
    // Younger than the sources, so that the script does not build.
    std::fs::copy(env!("CARGO_BIN_EXE_fencepost"), release.join("fencepost")).expect("the binary can be copied");
    top
}

fn script(place: &Place) -> Command {
    let mut command = Command::new("./fencepost");
    command.current_dir(&place.folder).stdin(Stdio::null()).env_remove("NO_COLOR").env("COLUMNS", "100");
    command.env_remove("CARGO_TARGET_DIR").env_remove("FENCEPOST_PROFILE");
    command
}

/// The first block of shell commands in a text.
fn first_commands(text: &str) -> String {
    text.lines().skip_while(|l| *l != "```sh").skip(1).take_while(|l| *l != "```").collect::<Vec<_>>().join("\n")
}

#[test]
fn a_new_user_gets_through_the_guide() {
    let place = Place { folder: copy(), program: script };
    let readme = std::fs::read_to_string(place.folder.join("README.md")).expect("the README is there");
    let mut first = Command::new("sh");
    first.arg("-c").arg(first_commands(&readme)).current_dir(&place.folder);
    first.env_remove("CARGO_TARGET_DIR").env_remove("FENCEPOST_PROFILE");
    let ran = finish(first);
    assert_eq!(ran.code, Some(1), "{}{}", ran.stdout, ran.stderr);
    assert!(normalised(&ran.stdout).contains("unsafe under tso: assertion fails: saw_x || saw_y"), "{}", ran.stdout);

    let guide = std::fs::read_to_string(place.folder.join("docs/guide.md")).expect("the guide is there");
    let (_, problems) = place.replayed(&guide);
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
    for step in ["file=target/guide/lock.c", "--html", "./fencepost fences target/guide/lock.c", "in every run"] {
        assert!(guide.contains(step), "the guide has no {step}");
    }
}
