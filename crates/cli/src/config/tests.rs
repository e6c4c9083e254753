//! How the places that say something come together.

use super::*;

/// The values that count, for a command line and the text of a file.
fn values(words: &str, toml: &str) -> Vec<(&'static str, Vec<String>)> {
    let argv = words.split_whitespace().map(OsString::from).collect();
    let mut invocation = Invocation::new(argv).expect("the command line is right");
    invocation.config = Some(file::parse(Path::new("fencepost.toml"), toml).expect("the file is right"));
    let effective = invocation.effective(&invocation.files());
    let cli = invocation.cli(&invocation.files()).expect("the words of a file are understood");
    assert!(!format!("{cli:?}").is_empty());
    effective.into_iter().map(|e| (e.key.name, e.values.into_iter().map(|(value, _)| value).collect())).collect()
}

fn value(words: &str, toml: &str, key: &str) -> String {
    let all = values(words, toml);
    all.into_iter().find(|(name, _)| *name == key).map_or("-".to_string(), |(_, list)| list.join(" "))
}

#[test]
fn the_strongest_place_decides() {
    let toml = "models = [\"tso\"]\ntimeout = 7\ndefine = [\"A=1\", \"B\"]\ninclude = [\"top\"]\n\
                [[program]]\nfiles = [\"src/main.rs\"]\ntimeout = 8\ndefine = [\"A=2\"]\ninclude = [\"own\"]\n";
    // A file that is there: patterns are relative to the folder of the settings.
    let (own, other) = ("f check src/main.rs --no-config", "f check Cargo.toml --no-config");
    let cases = [
        (other, "models", "tso"),
        (other, "timeout", "7"),
        (own, "timeout", "8"),
        ("f check src/main.rs --no-config --timeout 60", "timeout", "60"),
        ("f check Cargo.toml --no-config --model sc,pso", "models", "sc pso"),
        (own, "define", "B A=2"),
        ("f check src/main.rs --no-config -DA=3 -DC", "define", "B A=3 C"),
        ("f check src/main.rs --no-config -Imine", "include", "mine own top"),
        (own, "engine", "auto"),
        (own, "unwind", ""),
        (own, "tests", "-"),
    ];
    for (words, key, wanted) in cases {
        assert_eq!(value(words, toml, key), wanted, "{words}: {key}");
    }
}

#[test]
fn a_command_takes_what_it_understands() {
    let toml = "models = [\"sc\", \"tso\"]\nformat = \"sarif\"\nproperties = [\"assert\", \"deadlock\", \"race\"]\n\
                tests = [\"e | d\"]\nspec = \"commit\"\nclang_args = [\"-std=c11\"]\n";
    let cases = [
        ("f check a.c --no-config", "format", "sarif"),
        ("f explore a.c --no-config", "format", "text"),
        ("f explore a.c --no-config", "properties", "assert deadlock"),
        ("f sequentialize a.c --no-config --writes 3", "properties", "assert"),
        ("f run a.c --no-config", "models", "-"),
        ("f test a.c --no-config", "tests", "e | d"),
        ("f test a.c --no-config --generate 3", "tests", ""),
        ("f test a.c --no-config", "spec", "commit"),
        ("f fences a.c --no-config", "tests", "e | d"),
        ("f check a.c --no-config", "clang_args", "-std=c11"),
        ("f check a.c --no-config -- -O1", "clang_args", "-std=c11 -O1"),
    ];
    for (words, key, wanted) in cases {
        assert_eq!(value(words, toml, key), wanted, "{words}: {key}");
    }
}
