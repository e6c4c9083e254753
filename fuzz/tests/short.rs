//! The seeds are accepted as they are, and a short run of the fuzzer finds nothing. A long one is
//! `cargo run --profile fuzz -p fencepost-fuzz --bin fuzz -- --cases 100000 --seed 7`.

use fencepost_fuzz::{run, Ended, Kind, Seeds};
use std::process::Command;

#[test]
fn seeds_are_accepted() {
    let seeds = Seeds::ours().expect("the seeds are in the repository");
    for kind in Kind::ALL {
        assert!(!seeds.of(kind).is_empty(), "there is no seed of kind {}", kind.name());
        for (name, text) in seeds.of(kind) {
            assert_eq!(run(kind, text, 1), Ended::Accepted, "{name}");
        }
    }
}

#[test]
fn inputs_can_be_made_again() {
    let seeds = Seeds::ours().expect("the seeds are in the repository");
    for kind in Kind::ALL {
        let input = |seed, number| fencepost_fuzz::input(&seeds, kind, seed, number);
        assert!((0..50).all(|number| input(3, number) == input(3, number)));
        let differ = (0..50).filter(|number| input(3, *number) != input(4, *number));
        assert!(differ.count() > 40, "the seed hardly matters for {}", kind.name());
    }
}

#[test]
fn a_short_run_finds_nothing() {
    let save = std::env::temp_dir().join(format!("fencepost-fuzz-{}", std::process::id()));
    let output = Command::new(env!("CARGO_BIN_EXE_fuzz"))
        .args(["--cases", "4500", "--seed", "2", "--jobs", "2", "--save"])
        .arg(&save)
        .output()
        .expect("the fuzzer starts");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}\n{}", String::from_utf8_lossy(&output.stderr));
    for kind in Kind::ALL {
        // Both must occur, or the mutations are too strong or too weak to say anything.
        let line = text.lines().find(|l| l.trim_start().starts_with(&format!("{}:", kind.name()))).unwrap_or("");
        let counts: Vec<u32> = line.split_whitespace().filter_map(|w| w.parse().ok()).collect();
        assert!(counts.len() == 2 && counts.iter().all(|n| *n >= 50), "{text}");
    }
    println!("{text}");
    // Only an empty folder is left when nothing was found.
    let _ = std::fs::remove_dir(&save);
}
