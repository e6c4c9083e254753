//! Settings from `fencepost.toml` and `compile_commands.json`: what counts, and what is said about wrong ones.

mod common;

use common::{fencepost, finish, root, run, temporary, Ran};
use std::path::{Path, PathBuf};

const EMPTY: &str = "int main(void) { return 0; }\n";

/// A folder with files.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let top = Path::new(env!("CARGO_TARGET_TMPDIR")).join("config").join(name);
    // What an earlier run left behind is not part of this one.
    let _ = std::fs::remove_dir_all(&top);
    for (file, text) in files {
        temporary(&format!("config/{name}/{file}"), text);
    }
    top
}

fn run_in(folder: &Path, args: &[&str]) -> Ran {
    let mut command = fencepost();
    command.current_dir(folder).env_remove("FENCEPOST_CLANG").args(args);
    finish(command)
}

fn verdicts(ran: &Ran) -> Vec<String> {
    let lines = ran.stdout.lines().map(|l| serde_json::from_str::<serde_json::Value>(l).expect("an object"));
    lines.map(|l| format!("{} {}", l["model"].as_str().unwrap_or(""), l["verdict"].as_str().unwrap_or(""))).collect()
}

#[test]
fn settings_are_found_upward_and_the_command_line_wins() {
    let toml =
        "models = [\"sc\", \"tso\"]\nformat = \"jsonl\"\n[[program]]\nfiles = [\"deep/**/b.c\"]\nmodels = \"pso\"\n";
    let files = [("fencepost.toml", toml), ("deep/er/a.c", EMPTY), ("deep/er/b.c", EMPTY)];
    let top = folder("upward", &files);
    let cases: [(&[&str], &str, &[&str]); 5] = [
        (&["check", "deep/er/a.c"], ".", &["sc safe", "tso safe"]),
        (&["check", "b.c"], "deep/er", &["pso safe"]),
        (&["check", "deep/er/b.c", "--model", "rmo"], ".", &["rmo safe"]),
        // A flag that says what the default is counts as given.
        (&["check", "deep/er/a.c", "--model", "sc,tso,pso,rmo"], ".", &["sc safe", "tso safe", "pso safe", "rmo safe"]),
        (&["check", "deep/er/a.c", "--no-config", "--model", "sc", "--format", "jsonl"], ".", &["sc safe"]),
    ];
    for (args, place, wanted) in cases {
        let ran = run_in(&top.join(place), args);
        assert_eq!(verdicts(&ran), wanted, "{args:?}: {}", ran.stderr);
    }
    let named = run_in(&top.join("deep"), &["check", "er/a.c", "--config", "../fencepost.toml"]);
    assert_eq!(verdicts(&named), ["sc safe", "tso safe"]);
}

#[test]
fn includes_and_macros_reach_clang_from_another_folder() {
    let source = "#include \"limit.h\"\n_Static_assert(LIMIT == 3 && N == 4, \"\");\nint main(void) { return 0; }\n";
    let toml = "include = [\"inc\"]\ndefine = [\"N=2\"]\nmodels = [\"sc\"]\nclang_args = [\"-std=c11\"]\n";
    let files = [("p/fencepost.toml", toml), ("p/src/a.c", source), ("p/inc/limit.h", "#define LIMIT 3\n")];
    let top = folder("includes", &files);
    let ran = run_in(&top, &["check", "p/src/a.c", "-DN=4"]);
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    assert_eq!(run_in(&top, &["check", "p/src/a.c"]).code, Some(4));
}

#[test]
fn what_is_wrong_is_shown_with_its_place() {
    let top = folder("wrong", &[("a.c", EMPTY), ("fencepost.toml", "models = [\"sc\"]\nunwnid = 3\n")]);
    let ran = run_in(&top, &["check", "a.c"]);
    assert_eq!(ran.code, Some(2));
    for part in ["error[config]: ", "did you mean `unwind`?", "--> fencepost.toml:2:1", "2 | unwnid = 3", "^^^^^^"] {
        assert!(ran.stderr.contains(part), "{part}: {}", ran.stderr);
    }
    assert_eq!(ran.stdout, "");
    assert_eq!(run_in(&top, &["check", "a.c", "--no-config", "--model", "sc"]).code, Some(0));
    assert_eq!(run_in(&top, &["check", "a.c", "--config", "none.toml"]).code, Some(2));
    // Commands that take no program take no settings.
    assert_eq!(run_in(&top, &["models"]).code, Some(0));
}

#[test]
fn what_counts_is_shown_with_where_it_comes_from() {
    let toml = "models = [\"sc\"]\ndefine = [\"A=1\", \"B\"]\n[[program]]\nfiles = [\"a.c\"]\ntimeout = 2.5\n";
    let top = folder("show", &[("a.c", EMPTY), ("b.c", EMPTY), ("fencepost.toml", toml)]);
    let shown = run_in(&top, &["check", "a.c", "--show-config", "-DA=2", "--engine", "auto"]);
    assert_eq!(shown.code, Some(0), "{}", shown.stderr);
    let lines: Vec<String> = shown.stdout.lines().map(|l| l.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    for line in [
        "# fencepost.toml",
        "# for a.c",
        "models = [\"sc\"] # fencepost.toml:1",
        "engine = \"auto\" # --engine",
        "properties = [\"assert\", \"memsafety\", \"deadlock\"] # default",
        "timeout = 2.5 # fencepost.toml:5",
        "# unwind # default: none",
        "\"B\", # fencepost.toml:2",
        "\"A=2\", # -D",
    ] {
        assert!(lines.iter().any(|l| l == line), "{line}:\n{}", shown.stdout);
    }
    let mut named = fencepost();
    named.current_dir(&top).env("FENCEPOST_CLANG", "my-clang").args([
        "check",
        "b.c",
        "--show-config",
        "--format",
        "json",
    ]);
    let json: serde_json::Value = serde_json::from_str(&finish(named).stdout).expect("it is JSON");
    let settings = &json["programs"][0]["settings"];
    assert_eq!(settings["timeout"], serde_json::json!({"value": 60.0, "from": "default"}));
    assert_eq!(settings["models"][0], serde_json::json!({"value": "sc", "from": "fencepost.toml:1"}));
    assert_eq!(settings["clang"], serde_json::json!({"value": "my-clang", "from": "environment: FENCEPOST_CLANG"}));
    // Without a program, those of the current folder; what is printed can be used as a file.
    let all = run_in(&top, &["check", "--show-config"]);
    let again = temporary("config/show/again.toml", &all.stdout);
    let second = run_in(&top, &["check", "--show-config", "--config", &again.display().to_string()]);
    assert_eq!(second.code, Some(0), "{}", second.stderr);
    assert!(second.stdout.contains("again.toml:2"), "{}", second.stdout);
}

/// The entry that a build writes, in both forms, and what `replay` makes of it.
#[test]
fn the_commands_of_a_build_are_taken() {
    let source = "#include <assert.h>\n#include \"k.h\"\nint main(void) { assert(sizeof(long) == 8 - K); return N; }\n";
    for (form, entry) in [
        ("arguments", "\"arguments\": [\"cc\", \"-O2\", \"-Iinc\", \"-D\", \"N=0\", \"-Wall\", \"-fsanitize=thread\", \"-c\", \"../a.c\"]"),
        ("command", "\"command\": \"cc -O2 -I'inc' \\\"-DN=0\\\" -fno-such-flag -m64 -o a.o -c ../a.c\""),
    ] {
        let name = format!("build-{form}");
        let top = folder(&name, &[("a.c", source), ("build/inc/k.h", "#define K 1\n")]);
        let directory = top.join("build").display().to_string();
        let json = format!("[{{\"directory\": \"{directory}\", \"file\": \"../a.c\", {entry}}}]");
        temporary(&format!("config/{name}/build/compile_commands.json"), &json);
        let checked = run_in(&top, &["check", "a.c", "--model", "sc", "--trace", "run.json"]);
        assert_eq!(checked.code, Some(1), "{form}: {}", checked.stderr);
        let replayed = run_in(&root(), &["replay", &top.join("run.json").display().to_string()]);
        assert_eq!(replayed.code, Some(1), "{form}: {}", replayed.stderr);
        let shown = run_in(&top, &["check", "a.c", "--show-config"]);
        assert!(shown.stdout.contains("# a.c is compiled with -DN=0 -I "), "{}", shown.stdout);
        assert_eq!(run_in(&top, &["check", "a.c", "--model", "sc", "--no-compile-commands"]).code, Some(4));
        // What the user says is stronger.
        temporary(&format!("config/{name}/k.h"), "#define K 0\n");
        assert_eq!(run_in(&top, &["check", "a.c", "--model", "sc", "-I."]).code, Some(0));
    }
    let top =
        folder("build-m32", &[("a.c", "_Static_assert(sizeof(long) == 4, \"\");\nint main(void) { return 0; }\n")]);
    let json = format!("[{{\"directory\": \"{}\", \"file\": \"a.c\", \"command\": \"cc -m32 a.c\"}}]", top.display());
    temporary("config/build-m32/compile_commands.json", &json);
    assert_eq!(run_in(&top, &["check", "a.c", "--model", "sc"]).code, Some(0));
    assert_eq!(run_in(&top, &["check", "a.c", "--model", "sc", "--data-model", "lp64"]).code, Some(4));
    temporary("config/build-m32/compile_commands.json", "[{]");
    let wrong = run_in(&top, &["check", "a.c"]);
    assert_eq!(wrong.code, Some(2));
    assert!(wrong.stderr.contains("error[compile-commands]") && wrong.stderr.contains("json:1:3"), "{}", wrong.stderr);
}

#[test]
fn colours_follow_the_flag_and_the_environment() {
    let coloured = |args: &[&str], vars: &[(&str, &str)]| {
        let mut command = fencepost();
        command.args(args).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE").envs(vars.iter().copied());
        let ran = finish(command);
        (ran.stdout + &ran.stderr).contains('\u{1b}')
    };
    let check = ["check", "tests/explain/assertion.c", "--model", "sc"];
    let with = |when: &'static str| [&check[..], &["--color", when]].concat();
    assert!(!coloured(&check, &[]));
    assert!(coloured(&with("always"), &[("NO_COLOR", "1")]));
    assert!(coloured(&check, &[("CLICOLOR_FORCE", "1")]));
    assert!(!coloured(&check, &[("CLICOLOR_FORCE", "0")]));
    assert!(!coloured(&check, &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
    assert!(coloured(&check, &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "")]));
    assert!(!coloured(&with("never"), &[("CLICOLOR_FORCE", "1")]));
    // Errors of the command line and the help, too.
    assert!(coloured(&["--color=always", "check", "--nonsense"], &[]));
    assert!(coloured(&["check", "--help", "--color", "always"], &[]));
    assert!(!coloured(&["check", "--nonsense"], &[("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1")]));
    assert_eq!(run(&["check", "--color", "sometimes"]).code, Some(2));
}

/// Every setting of a program holds for that program, and for no other one of the folder.
#[test]
fn settings_of_one_program_hold_in_a_folder() {
    let toml = "format = \"jsonl\"\nmodels = [\"sc\"]\nengine = \"symbolic\"\n\
                [[program]]\nfiles = \"b-memory.c\"\nmemory = 1\n\
                [[program]]\nfiles = \"c-timeout.c\"\ntimeout = 0.3\nengine = \"enumerate\"\n\
                [[program]]\nfiles = \"d-unwind.c\"\nunwind = 2\n\
                [[program]]\nfiles = \"e-models.c\"\nmodels = [\"tso\", \"pso\"]\n\
                [[program]]\nfiles = \"f-properties.c\"\nproperties = [\"memsafety\"]\n";
    let endless = "volatile unsigned n;\nint main(void) { while (1) n++; }\n";
    let long = "#include <assert.h>\nvolatile int n;\nint main(void) { while (n < 9) n++; assert(n == 9); }\n";
    let files = [
        ("fencepost.toml", toml),
        ("a.c", EMPTY),
        ("b-memory.c", EMPTY),
        ("c-timeout.c", endless),
        ("d-unwind.c", long),
        ("e-models.c", EMPTY),
        ("f-properties.c", EMPTY),
        ("z.c", EMPTY),
    ];
    let ran = run_in(&folder("each", &files), &["check", "."]);
    let records = ran.stdout.lines().map(|l| serde_json::from_str::<serde_json::Value>(l).expect("an object"));
    let seen: Vec<String> = records
        .map(|r| {
            let keys = ["file", "model", "engine", "property", "verdict", "scope", "code"];
            keys.map(|key| r[key].as_str().unwrap_or("-").to_string()).join(" ")
        })
        .collect();
    let all = "assert,memsafety,deadlock";
    let wanted = [
        format!("a.c sc symbolic {all} safe all -"),
        format!("b-memory.c sc symbolic {all} unknown - out-of-memory"),
        format!("c-timeout.c sc enumerate {all} unknown - out-of-time"),
        format!("d-unwind.c sc symbolic {all} safe bounded: the loop at line 3 of `main` at most 2 times -"),
        format!("e-models.c tso symbolic {all} safe all -"),
        format!("e-models.c pso symbolic {all} safe all -"),
        "f-properties.c sc symbolic memsafety safe all -".to_string(),
        format!("z.c sc symbolic {all} safe all -"),
    ];
    assert_eq!((seen, ran.code), (wanted.to_vec(), Some(5)), "{}", ran.stderr);
}
