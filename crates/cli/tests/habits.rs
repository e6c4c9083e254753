//! Many programs, watching, what is made from the flags, and explanations.

mod common;

use common::{fencepost, finish, in_parallel, root, run, temporary, Ran};
use fencepost_report::explain;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

fn project() -> PathBuf {
    root().join("tests/project")
}

fn in_project(args: &[&str]) -> Ran {
    let mut command = fencepost();
    command.current_dir(project()).args(args);
    finish(command)
}

fn records(ran: &Ran) -> Vec<serde_json::Value> {
    ran.stdout.lines().map(|l| serde_json::from_str(l).expect("a line is an object")).collect()
}

#[test]
fn a_folder_is_many_programs() {
    let text = in_project(&["check", "."]);
    assert_eq!(text.code, Some(1), "{}{}", text.stdout, text.stderr);
    let table: Vec<String> = text
        .stdout
        .lines()
        .skip_while(|l| !l.starts_with("program "))
        .map(|l| l.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    let wanted = [
        "program sc tso",
        "flag.c safe safe",
        "lock.c safe unsafe",
        "ring/main.c (+1) safe safe",
        "",
        "safe 3 2",
        "unsafe 0 1",
        "skipped helpers.c: it has no function 'main'",
    ];
    assert_eq!(table, wanted, "{}", text.stdout);
    assert!(text.stdout.starts_with("lock.c: unsafe under tso"), "{}", text.stdout);
}

#[test]
fn many_programs_in_every_format() {
    let jsonl = in_project(&["check", ".", "--format", "jsonl"]);
    let lines = records(&jsonl);
    let seen: Vec<(&str, &str)> =
        lines.iter().map(|l| (l["file"].as_str().unwrap_or(""), l["model"].as_str().unwrap_or(""))).collect();
    let wanted = [
        ("flag.c", "sc"),
        ("flag.c", "tso"),
        ("lock.c", "sc"),
        ("lock.c", "tso"),
        ("ring/main.c", "sc"),
        ("ring/main.c", "tso"),
    ];
    assert_eq!(seen, wanted);
    assert_eq!(lines[4]["files"].as_array().map(Vec::len), Some(2));
    assert_eq!(jsonl.stderr, "note: helpers.c is skipped: it has no function 'main'\n");
    let json: serde_json::Value =
        serde_json::from_str(&in_project(&["check", ".", "--format", "json"]).stdout).expect("JSON");
    assert_eq!(json.as_array().map(Vec::len), Some(6));
    let junit = in_project(&["check", ".", "--format", "junit"]);
    assert_eq!(junit.stdout.matches("<testsuite ").count(), 3, "{}", junit.stdout);
    let sarif: serde_json::Value =
        serde_json::from_str(&in_project(&["check", ".", "--format", "sarif"]).stdout).expect("JSON");
    assert_eq!(sarif["runs"].as_array().map(Vec::len), Some(1));
    assert_eq!(sarif["runs"][0]["results"].as_array().map(Vec::len), Some(6));
    for ran in [&jsonl, &junit, &in_project(&["check", ".", "--format", "github"])] {
        assert_eq!(ran.code, Some(1));
    }
}

#[test]
fn files_of_many_programs_have_their_names() {
    let trace = temporary("habits/run.json", "");
    let path = trace.display().to_string();
    let [witness, page, graph] = ["yml", "html", "svg"].map(|end| path.replace(".json", &format!(".{end}")));
    let files = ["--trace", &path, "--witness", &witness, "--html", &page, "--graph", &graph];
    in_project(&[&["check", ".", "--model", "tso"], &files[..]].concat());
    let folder = trace.parent().expect("it has a folder");
    for end in ["json", "yml", "html", "svg"] {
        assert!(folder.join(format!("run.lock.c.{end}")).exists(), "{end}");
    }
    let replayed = run(&["replay", &folder.join("run.lock.c.json").display().to_string()]);
    assert_eq!(replayed.code, Some(1), "{}", replayed.stderr);
}

#[test]
fn the_worst_program_decides() {
    temporary("habits/worst/.hidden/broken.c", "not C\n");
    temporary("habits/worst/build/broken.c", "not C\n");
    let folder = temporary("habits/worst/a.c", "int main(void) { return 0; }\n");
    let folder = folder.parent().expect("it has a folder").display().to_string();
    assert_eq!(run(&["check", &folder, "--model", "sc"]).code, Some(0));
    temporary("habits/worst/sub/refused.c", "int f(void);\nint main(void) { return f(); }\n");
    let refused = run(&["check", &folder, "--model", "sc"]);
    assert_eq!(refused.code, Some(4), "{}", refused.stdout);
    assert!(
        refused.stdout.contains("refused") && refused.stderr.contains("unsupported[no-body]"),
        "{}",
        refused.stderr
    );
    std::fs::remove_dir_all(Path::new(&folder).join("sub")).expect("it can be removed");
    let nothing = temporary("habits/nothing/readme.txt", "").parent().expect("a folder").display().to_string();
    let ran = run(&["check", &nothing]);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""));
    assert!(
        ran.stderr.contains("there is no program in") && ran.stderr.contains("no file ends in .c,"),
        "{}",
        ran.stderr
    );
}

#[test]
fn an_interruption_leaves_what_is_known() {
    temporary("habits/many/a.c", "int main(void) { return 0; }\n");
    temporary("habits/many/b.c", "volatile unsigned n;\nint main(void) { while (1) n++; }\n");
    let last = temporary("habits/many/c.c", "volatile unsigned n;\nint main(void) { while (1) n++; }\n");
    let folder = last.parent().expect("it has a folder").display().to_string();
    let mut command = fencepost();
    command.args(["check", &folder, "--model", "sc", "--engine", "enumerate", "--format", "jsonl"]);
    let mut child = Watching::start(command);
    assert!(child.line().contains("a.c"), "the first program is done");
    child.interrupt();
    let status = child.process.wait().expect("it ends");
    assert_eq!(status.code(), Some(130));
    // Programs that had begun say so; those that had not say nothing.
    loop {
        let line = child.line();
        if line.is_empty() {
            break;
        }
        assert!(line.contains("interrupted"), "{line}");
    }
}

/// A process whose lines are read as they come.
struct Watching {
    process: Child,
    lines: BufReader<ChildStdout>,
}

impl Watching {
    fn start(mut command: Command) -> Watching {
        let mut process = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the binary starts");
        let lines = BufReader::new(process.stdout.take().expect("its output"));
        Watching { process, lines }
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.lines.read_line(&mut line).expect("a line");
        line
    }

    fn interrupt(&self) {
        let kill = format!("kill -INT {}", self.process.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().expect("sh is there").success());
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        // It has ended, or the test has failed.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_change_is_checked_again() {
    let toml = temporary("habits/watched/fencepost.toml", "models = [\"sc\"]\nformat = \"jsonl\"\n");
    temporary("habits/watched/limit.h", "#define LIMIT 1\n");
    let source = "#include <assert.h>\n#include \"limit.h\"\nint main(void) { assert(LIMIT == 1); return 0; }\n";
    temporary("habits/watched/a.c", source);
    temporary("habits/watched/b.c", "int main(void) { return 0; }\n");
    let mut command = fencepost();
    command.current_dir(toml.parent().expect("it has a folder")).args(["watch", "."]);
    let mut child = Watching::start(command);
    let mut next = |what: &str| {
        let line = child.line();
        let record: serde_json::Value = serde_json::from_str(&line).unwrap_or_else(|e| panic!("{what}: {e}: {line}"));
        ["file", "model", "verdict"].map(|key| record[key].as_str().unwrap_or_default().to_string()).join(" ")
    };
    assert_eq!(next("at first"), "a.c sc safe");
    assert_eq!(next("at first"), "b.c sc safe");
    // Only the program that includes the header is touched; the macro is in no debug information.
    temporary("habits/watched/limit.h", "#define LIMIT 2\n");
    assert_eq!(next("a header"), "a.c sc unsafe");
    temporary("habits/watched/a.c", &source.replace("== 1", "== 2"));
    assert_eq!(next("a source"), "a.c sc safe");
    temporary("habits/watched/fencepost.toml", "models = [\"tso\"]\nformat = \"jsonl\"\n");
    assert_eq!(next("the settings"), "a.c tso safe");
    assert_eq!(next("the settings"), "b.c tso safe");
    child.interrupt();
    assert_eq!(child.process.wait().expect("it ends").code(), Some(130));
}

#[test]
fn shells_and_man_get_what_they_need() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let ran = run(&["completions", shell]);
        assert_eq!(ran.code, Some(0));
        assert!(ran.stdout.contains("sequentialize") && ran.stdout.contains("assume-pure"), "{shell}");
    }
    assert_eq!(run(&["completions", "csh"]).code, Some(2));
    assert!(run(&["man"]).stdout.contains(".SH NAME"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("habits/man");
    let ran = run(&["man", &folder.display().to_string()]);
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    let page = std::fs::read_to_string(folder.join("fencepost-check.1")).expect("the page of check");
    assert!(page.contains("compile\\-commands") && page.contains("Examples"), "{page}");
    assert!(folder.join("fencepost.1").exists());
}

#[test]
fn every_explanation_has_an_example_that_gives_its_code() {
    // Nobody can provoke these by a command line; the model of the library does not use the first.
    let without: Vec<&str> = explain::all().filter(|e| e.example.is_none()).map(|e| e.code).collect();
    assert_eq!(without, ["memory-misuse", "interrupted", "no-rustc", "internal-error"]);
    let all: Vec<&explain::Explanation> = explain::all().collect();
    let failures = in_parallel(&all, |explanation| {
        let Some(example) = &explanation.example else { return Vec::new() };
        let code = explanation.code;
        let mut command = fencepost();
        command.current_dir(root().join("tests/explain")).args(example.command.split_whitespace());
        let ran = finish(command);
        let said = ran.stdout + &ran.stderr;
        let forms = [format!("[{code}]"), format!("[{code}: "), format!("title=fencepost%3A {code}:")];
        if forms.iter().any(|form| said.contains(form)) {
            Vec::new()
        } else {
            vec![format!("{code}: `{}` prints\n{said}", example.command)]
        }
    });
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

#[test]
fn codes_are_explained() {
    let ran = run(&["explain", "no-body"]);
    assert_eq!(ran.code, Some(0));
    for part in ["no-body: ", "read_sensor", "What to do: "] {
        assert!(ran.stdout.contains(part), "{}", ran.stdout);
    }
    assert_eq!(run(&["explain", "[no-body]"]).stdout, ran.stdout);
    assert!(run(&["explain"]).stdout.lines().count() > 50);
    let unknown = run(&["explain", "nobody"]);
    assert_eq!(unknown.code, Some(2));
    assert!(unknown.stderr.contains("did you mean `no-body`?"), "{}", unknown.stderr);
}

/// Each file of an example belongs to an explanation.
#[test]
fn every_example_is_used() {
    let examples = explain::all().filter_map(|e| e.example.as_ref());
    let commands: Vec<&str> = examples.flat_map(|e| e.command.split_whitespace()).collect();
    for entry in std::fs::read_dir(root().join("tests/explain")).expect("the folder is there").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        assert!(commands.contains(&name.as_str()), "{name} is not used");
    }
}

/// Operations without `main` are for `test`, and `main` without operations is for `check`.
#[test]
fn a_command_that_does_not_fit_names_the_one_that_does() {
    let operations = "#include <fencepost.h>\nint x;\nvoid put(void) { x = 1; }\nvoid get(void) { fp_observe(x); }\n\
                      FP_OPERATION(p, put)\nFP_OPERATION(g, get)\n";
    let file = temporary("habits/hints/a queue.c", operations).display().to_string();
    for command in ["check", "fences", "explore"] {
        let ran = run(&[command, &file, "--model", "sc"]);
        assert_eq!(ran.code, Some(4), "{command}: {}", ran.stderr);
        let wanted = format!("it names operations (p, g): `fencepost test '{file}'` tests them");
        assert!(ran.stderr.contains(&wanted) && ran.stderr.contains("--test \"p | g\""), "{command}: {}", ran.stderr);
    }
    let folder = Path::new(&file).parent().expect("it has a folder").display().to_string();
    let skipped = run(&["check", &folder]);
    assert!(skipped.stdout.contains("it has no function 'main'; it names operations (p, g)"), "{}", skipped.stdout);
    assert_eq!(skipped.code, Some(2), "nothing was checked");
    let program = temporary("habits/hint.c", "int main(void) { return 0; }\n").display().to_string();
    for command in [&["test", &program][..], &["fences", &program, "--test", "p | g"]] {
        let ran = run(command);
        assert_eq!(ran.code, Some(4), "{command:?}: {}", ran.stderr);
        assert!(ran.stderr.contains("error") || ran.stderr.contains("unsupported[no-operations]"), "{}", ran.stderr);
        assert!(ran.stderr.contains(&format!("`fencepost check {program}` checks it")), "{}", ran.stderr);
    }
    let jsonl = run(&["test", &program, "--model", "sc", "--format", "jsonl"]);
    assert_eq!(records(&jsonl)[0]["error"]["code"], "no-operations");
}

/// A test in which nothing is observed says so; one in which something is does not.
#[test]
fn a_test_that_sees_nothing_says_so() {
    let blind = "#include <fencepost.h>\nint x;\nint get(void) { return x; }\nvoid put(void) { x = 1; }\n\
                 FP_OPERATION(p, put)\nFP_OPERATION(g, get)\n";
    let file = temporary("habits/blind.c", blind).display().to_string();
    let text = run(&["test", &file, "--test", "p | g", "--model", "sc,tso"]);
    assert_eq!(text.code, Some(0), "{}", text.stderr);
    assert_eq!(text.stdout.matches("  warning: nothing is observed: ").count(), 1, "{}", text.stdout);
    let record =
        |file: &str| records(&run(&["test", file, "--test", "p | g", "--model", "sc", "--format", "jsonl"])).remove(0);
    assert!(record(&file)["warning"].as_str().is_some_and(|w| w.contains("fp_observe")));
    assert_eq!(record(&file)["property"], "assert,memsafety,deadlock,serial");
    let junit = run(&["test", &file, "--test", "p | g", "--model", "sc", "--format", "junit"]);
    assert!(junit.stdout.contains("warning: nothing is observed"), "{}", junit.stdout);
    let seeing =
        temporary("habits/seeing.c", &blind.replace("return x;", "fp_observe(x); return x;")).display().to_string();
    assert!(record(&seeing)["warning"].is_null());
}

/// The property of an unsafe test is the violated one.
#[test]
fn an_unsafe_test_names_its_property() {
    let head = "#include <fencepost.h>\nint x, y;\n";
    let wrong = "void put(void) { x = 1; y = 1; }\nvoid get(void) { fp_observe(y); fp_observe(x); }\n";
    let fails = "void put(void) { x = 1; fp_assert(y == 0); }\nvoid get(void) { y = 1; fp_observe(x); }\n";
    for (body, property) in [(wrong, "serial"), (fails, "assert")] {
        let text = format!("{head}{body}FP_OPERATION(p, put)\nFP_OPERATION(g, get)\n");
        let file = temporary(&format!("habits/unsafe-{property}.c"), &text).display().to_string();
        let ran = run(&["test", &file, "--test", "p | g", "--model", "sc", "--format", "jsonl"]);
        assert_eq!(ran.code, Some(1), "{}{}", ran.stdout, ran.stderr);
        assert_eq!(records(&ran)[0]["property"], property);
    }
}

/// A lock that spins, called in several places: one fence at its end is enough.
#[test]
fn a_fence_at_the_end_of_a_lock_is_offered() {
    let text = "#include <assert.h>\n#include <pthread.h>\n#include <stdatomic.h>\n#include <fencepost.h>\n\
                atomic_int l;\nint a, b;\n\
                static void lock(void) {\n  while (atomic_exchange_explicit(&l, 1, memory_order_relaxed))\n    ;\n}\n\
                static void unlock(void) { fp_fence(FP_LS | FP_SS); atomic_store_explicit(&l, 0, memory_order_relaxed); }\n\
                static void *one(void *_) { lock(); a++; unlock(); lock(); b++; unlock(); return 0; }\n\
                static void *two(void *_) { lock(); b++; unlock(); lock(); a++; unlock(); return 0; }\n\
                int main(void) {\n  pthread_t s, t;\n  pthread_create(&s, 0, one, 0);\n  pthread_create(&t, 0, two, 0);\n\
                  pthread_join(s, 0);\n  pthread_join(t, 0);\n  assert(a == 2 && b == 2);\n}\n";
    let file = temporary("habits/lock.c", text).display().to_string();
    let ran = run(&["fences", &file, "--model", "rmo", "--property", "assert", "--format", "jsonl", "--limit", "3"]);
    assert_eq!(ran.code, Some(1), "{}{}", ran.stdout, ran.stderr);
    let first = &records(&ran)[0]["proposals"][0]["fences"];
    assert_eq!(first.as_array().map(Vec::len), Some(1), "{first}");
    let places: Vec<&serde_json::Value> = first
        .as_array()
        .into_iter()
        .flatten()
        .flat_map(|f| [f].into_iter().chain(f["instead"].as_array().into_iter().flatten()))
        .collect();
    let end = places.iter().find(|f| f["before"] == "end of the function").unwrap_or_else(|| panic!("{places:?}"));
    assert_eq!((end["line"].as_u64(), end["function"].as_str()), (Some(10), Some("lock")));
}

/// What a stranger does wrong is said in words that help, with the documented code, and nothing hangs.
#[test]
fn wrong_inputs_are_told_apart() {
    let top = temporary("habits/wrong/a.c", "#include \"missing.h\"\nint main(void) { return 0; }\n");
    let top = top.parent().expect("it has a folder").to_path_buf();
    let pipe = top.join("pipe.c");
    if !pipe.exists() {
        assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo is there").success());
    }
    let deep =
        temporary("habits/wrong/deep.c", "int f(int n) { return f(n + 1) + 1; }\nint main(void) { return f(0); }\n");
    let ran = run(&["run", &deep.display().to_string()]);
    assert!(ran.code == Some(3) && ran.stdout.contains("calls are nested too deeply"), "{}", ran.stdout);
    let (missing, pipe) = (top.join("a.c").display().to_string(), pipe.display().to_string());
    let cases: [(&[&str], i32, &str); 9] = [
        (&["check", &pipe], 2, "is a pipe or socket"),
        (&["test", "examples"], 2, "is a directory; `check` and `watch` take folders"),
        (&["check", &missing, "--model", "sc"], 4, "`-I DIR` names a folder of headers"),
        (&["check", "examples/peterson.c", "--model", "tsso"], 2, "did you mean `tso`?"),
        (&["check", "examples/peterson.c", "--engine", "symbolc"], 2, "did you mean `symbolic`?"),
        (&["check", "examples/peterson.c", "--property", "asert"], 2, "did you mean `assert`?"),
        (&["check", "examples/peterson.c", "--timeout", "-1"], 2, "from 0 to 1e9"),
        (&["check", "examples/peterson.c", "--memory", "1"], 5, "`--memory MB` gives it more"),
        (&["sequentialize", "examples/peterson.c", "--writes", "3", "-o", "no/such/x.c"], 2, "error[unwritable-file]"),
    ];
    for (args, code, words) in cases {
        let ran = run(args);
        assert_eq!(ran.code, Some(code), "{args:?}: {}", ran.stderr);
        assert!(ran.stderr.contains(words), "{args:?}: {}", ran.stderr);
    }
}

/// A name that is not UTF-8 is no missing file.
#[test]
fn a_name_that_is_not_utf8_is_said() {
    use std::os::unix::ffi::OsStrExt;
    let folder = temporary("habits/names/a.c", "int main(void) { return 0; }\n");
    let folder = folder.parent().expect("it has a folder").to_path_buf();
    let file = folder.join(std::ffi::OsStr::from_bytes(b"bad\xff.c"));
    std::fs::copy(folder.join("a.c"), &file).expect("it can be copied");
    for (named, also) in [(&file, ""), (&folder, "a.c  safe")] {
        let mut command = fencepost();
        command.arg("check").arg(named).args(["--model", "sc"]);
        let ran = finish(command);
        assert_eq!(ran.code, Some(2), "{}{}", ran.stdout, ran.stderr);
        assert!(ran.stderr.contains("is not UTF-8") && ran.stdout.contains(also), "{}{}", ran.stdout, ran.stderr);
    }
}

/// An answer that cannot be written is an error; a reader that has left is none.
#[test]
fn an_answer_that_is_lost_is_an_error() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("the device is there");
    let mut command = fencepost();
    command.args(["check", "examples/peterson.c", "--model", "sc"]).stdout(Stdio::from(full)).stderr(Stdio::piped());
    let ran = command.output().expect("it ends");
    let said = String::from_utf8_lossy(&ran.stderr).into_owned();
    assert_eq!((ran.status.code(), said.matches("standard output cannot be written").count()), (Some(2), 1), "{said}");
    let mut command = fencepost();
    command.args(["check", "examples/peterson.c", "--model", "sc,tso,pso"]);
    let mut child = Watching::start(command);
    drop(std::mem::replace(&mut child.lines, BufReader::new(closed())));
    assert_eq!(child.process.wait().expect("it ends").code(), Some(1));
}

/// The output of a process that has ended.
fn closed() -> ChildStdout {
    let mut process = Command::new("true").stdout(Stdio::piped()).spawn().expect("true is there");
    let out = process.stdout.take().expect("its output");
    process.wait().expect("it ends");
    out
}
