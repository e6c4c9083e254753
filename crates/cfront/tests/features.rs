//! The feature corpus: each file of `tests/features` means the same through every clang that is installed.
//!
//! Each file is compiled, lowered and explored on sc through the machine, with the properties assert, memsafety and
//! deadlock. All versions of clang must give the same final states, and there must be no finding, unless the file's
//! first lines say otherwise: `// expect: unsafe TEXT` asks for a finding whose text contains TEXT, `// expect: exit`
//! for runs that all end the process early (there is no final state then), `// expect: refused TEXT` for a diagnostic.
//! Files with argument lists are also explored as 32-bit programs.
//! `FENCEPOST_FEATURE=name` runs only the files whose name contains `name`.
//! Misses: other models than sc (the litmus suites have those), and races, which only the axioms find.

use fencepost_cfront::{load, DataModel, Options};
use fencepost_check::enumerate::{explore, Exploration, Face, FinalState, Options as Wanted};
use fencepost_check::{Budget, Properties, Property, Task};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// The versions that the front end promises to read alike.
const VERSIONS: [&str; 3] = ["clang-14", "clang-16", "clang-19"];
/// A file of the corpus is small: its exploration takes at most so long.
const LIMIT: Duration = Duration::from_secs(60);

#[test]
fn every_clang_gives_the_same_final_states() {
    let clangs = clangs();
    assert!(
        !clangs.is_empty(),
        "none of {VERSIONS:?} is on the path, so nothing can be compared: install at least one"
    );
    let names: Vec<String> = clangs.iter().map(|c| c.display().to_string()).collect();
    println!("compared: {}", names.join(", "));
    let files = files();
    assert!(files.len() >= 40 || std::env::var_os("FENCEPOST_FEATURE").is_some(), "only {} files", files.len());
    let (next, wrong, slow) = (AtomicUsize::new(0), Mutex::new(Vec::new()), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let start = Instant::now();
                    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
                    if let Err(text) = compare(file, &clangs) {
                        wrong.lock().expect("no thread panics").push(format!("{name}: {text}"));
                    }
                    slow.lock().expect("no thread panics").push((start.elapsed(), name));
                }
            });
        }
    });
    let mut slow = slow.into_inner().expect("no thread panics");
    slow.sort();
    for (time, name) in slow.iter().rev().take(5) {
        println!("{:.2} s {name}", time.as_secs_f64());
    }
    let wrong = wrong.into_inner().expect("no thread panics");
    assert!(wrong.is_empty(), "{} of {} files:\n{}", wrong.len(), files.len(), wrong.join("\n"));
}

/// An argument list is a pointer for 32 bits and a structure for 64: files with lists keep their assertions.
#[test]
fn argument_lists_mean_the_same_for_32_bits() {
    for clang in clangs() {
        for name in ["varargs", "vprint"] {
            let seen = visit_as(&folder().join(format!("{name}.c")), &clang, Some(DataModel::Ilp32));
            let judged = seen.and_then(|seen| judge(&seen, &Expect::Safe));
            judged.unwrap_or_else(|e| panic!("{}: {name}: {e}", clang.display()));
        }
    }
}

/// Files as `gcc -E` leaves them mean what they meant before. Without gcc there is nothing to compare. Files with
/// `<stdatomic.h>` are not among them: clang refuses what GCC's own header expands to.
#[test]
fn preprocessed_files_mean_the_same() {
    let clangs = clangs();
    let (Some(clang), Some(gcc)) = (clangs.last(), on_path("gcc")) else {
        println!("not compared: gcc or clang is missing");
        return;
    };
    for name in ["mutex", "malloc", "strings", "condvar", "print", "vprint", "rwlock", "thread_local"] {
        let file = folder().join(format!("{name}.c"));
        let output = Command::new(&gcc).arg("-E").arg(&file).output().expect("gcc starts");
        let copy = std::env::temp_dir().join(format!("fencepost-{}-{name}.i", std::process::id()));
        std::fs::write(&copy, output.stdout).expect("the file can be written");
        let (before, after) = (visit(&file, clang), visit(&copy, clang));
        let _ = std::fs::remove_file(&copy);
        let (before, after) = (before.expect("the file is accepted"), after.unwrap_or_else(|e| panic!("{name}: {e}")));
        judge(&after, &Expect::Safe).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(before.finals == after.finals, "{}", difference("C", &before.finals, "gcc -E", &after.finals));
    }
}

/// A program on the path.
fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|p| p.is_file())
}

/// Where the corpus is.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/features")
}

/// The clangs on the path.
fn clangs() -> Vec<PathBuf> {
    VERSIONS.iter().filter_map(|name| on_path(name)).collect()
}

/// The files of the corpus, sorted.
fn files() -> Vec<PathBuf> {
    let wanted = std::env::var("FENCEPOST_FEATURE").unwrap_or_default();
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder())
        .expect("the corpus is in the repository")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "c" || e == "cpp" || e == "i"))
        .filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().contains(&wanted)))
        .collect();
    files.sort();
    files
}

/// What the head of a file asks for.
enum Expect {
    /// No finding.
    Safe,
    /// No finding, and no run in which every thread ends.
    Exit,
    /// A finding with this text.
    Unsafe(String),
    /// A diagnostic with this text.
    Refused(String),
}

/// What must hold of a file.
fn compare(file: &Path, clangs: &[PathBuf]) -> Result<(), String> {
    let expect = expectation(file)?;
    let mut known: Option<(String, BTreeSet<FinalState>)> = None;
    for clang in clangs {
        let name = clang.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let seen = match (visit(file, clang), &expect) {
            (Err(text), Expect::Refused(part)) if text.contains(part) => continue,
            (Ok(_), Expect::Refused(_)) => return Err(format!("{name}: it is accepted")),
            (Err(text), _) => return Err(format!("{name}: {text}")),
            (Ok(seen), _) => seen,
        };
        judge(&seen, &expect).map_err(|text| format!("{name}: {text}"))?;
        match &known {
            None => known = Some((name, seen.finals)),
            Some((_, finals)) if *finals == seen.finals => {}
            Some((other, finals)) => return Err(difference(other, finals, &name, &seen.finals)),
        }
    }
    Ok(())
}

/// What the head of a file says.
fn expectation(file: &Path) -> Result<Expect, String> {
    let text = std::fs::read_to_string(file).map_err(|e| e.to_string())?;
    let head = text.lines().take_while(|line| line.starts_with("//"));
    let mut said = head.filter_map(|line| line.split_once("expect:").map(|(_, rest)| rest.trim()));
    let Some(said) = said.next() else { return Ok(Expect::Safe) };
    match said.split_once(' ').unwrap_or((said, "")) {
        ("exit", "") => Ok(Expect::Exit),
        ("unsafe", text) => Ok(Expect::Unsafe(text.to_string())),
        ("refused", text) => Ok(Expect::Refused(text.to_string())),
        _ => Err(format!("the expectation '{said}' is not known")),
    }
}

fn visit(file: &Path, clang: &Path) -> Result<Exploration, String> {
    visit_as(file, clang, None)
}

fn visit_as(file: &Path, clang: &Path, data_model: Option<DataModel>) -> Result<Exploration, String> {
    let options = Options { clang: Some(clang.to_path_buf()), data_model, ..Options::default() };
    let program = load(&[file.to_path_buf()], &options)
        .map_err(|all| all.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))?;
    let model = fencepost_models::model("sc").ok_or("there is no model sc")?;
    let properties = Properties::NONE.with(Property::Assert).with(Property::Memsafety).with(Property::Deadlock);
    let budget = Budget::new(Some(LIMIT), None);
    let task = Task { program: &program, model, properties, unwind: None, budget };
    explore(&task, Face::Machine, &Wanted { finals: true, ..Wanted::default() }).ok_or("sc has no machine".into())
}

fn judge(seen: &Exploration, expect: &Expect) -> Result<(), String> {
    if let Some(stop) = seen.stopped {
        return Err(format!("stopped early: {stop:?}"));
    }
    if !seen.undecided.is_empty() || !seen.limits.is_empty() {
        return Err(format!("not decided: {:?} {:?}", seen.undecided, seen.limits));
    }
    let found: BTreeSet<String> =
        seen.findings.iter().map(|(f, _)| format!("{} (line {})", f.kind, f.loc.line)).collect();
    match expect {
        Expect::Safe | Expect::Exit if !found.is_empty() => Err(format!("findings: {found:?}")),
        Expect::Safe if seen.finals.is_empty() => Err("no run ends".into()),
        Expect::Exit if !seen.finals.is_empty() => Err("a run ends without an exit".into()),
        Expect::Unsafe(text) if !found.iter().any(|f| f.contains(text.as_str())) => {
            Err(format!("no finding contains '{text}': {found:?}"))
        }
        Expect::Safe | Expect::Exit | Expect::Unsafe(_) | Expect::Refused(_) => Ok(()),
    }
}

fn difference(a: &str, first: &BTreeSet<FinalState>, b: &str, second: &BTreeSet<FinalState>) -> String {
    let show = |one: Option<&FinalState>| one.map_or("nothing".into(), |s| format!("{:?} {:?}", s.globals, s.observed));
    format!(
        "{a} has {} final states, {b} has {}\n  only {a}: {}\n  only {b}: {}",
        first.len(),
        second.len(),
        show(first.difference(second).next()),
        show(second.difference(first).next())
    )
}
