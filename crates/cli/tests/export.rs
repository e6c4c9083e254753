//! `export-test`: the C test is compiled by the compilers that are here and shows the violation every time.

mod common;

use common::{clang, fencepost, finish, root, Ran};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::Command;

fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("export");
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Writes the trace of a violation of a program under a model, and the test.
fn exported(program: &Path, model: &str, name: &str) -> (Ran, PathBuf) {
    let (trace, test) = (folder().join(format!("{name}.json")), folder().join(format!("{name}.c")));
    let mut check = fencepost();
    check.arg("check").arg(program).args(["--model", model, "--engine", "symbolic", "--timeout", "120", "--trace"]);
    let ran = finish({
        check.arg(&trace);
        check
    });
    assert_eq!(ran.code, Some(1), "{name}: {}{}", ran.stdout, ran.stderr);
    let mut export = fencepost();
    export.arg("export-test").arg(&trace).arg("-o").arg(&test);
    (finish(export), test)
}

/// The compilers that are here, with the flags that place the hooks.
fn compilers() -> Vec<(&'static str, &'static [&'static str])> {
    let gcc = Command::new("gcc").arg("--version").output().is_ok_and(|o| o.status.success()).then_some("gcc");
    let own: &[&str] = &["-fsanitize=thread"];
    let llvm: &[&str] = &["-fsanitize=thread", "-mllvm", "-tsan-instrument-read-before-write"];
    gcc.map(|c| (c, own)).into_iter().chain(clang().map(|c| (c, llvm))).collect()
}

/// Compiles a test and runs it so many times: each time it must abort, with these words.
#[track_caller]
fn fails(test: &Path, name: &str, words: &str, times: u32) {
    let compilers = compilers();
    assert!(!compilers.is_empty(), "there is a C compiler, or no C program could be checked");
    for (compiler, flags) in compilers {
        let (object, binary) = (test.with_extension(format!("{compiler}.o")), test.with_extension(compiler));
        let mut compile = Command::new(compiler);
        compile.args(["-g", "-Wall", "-Wextra", "-Werror"]).args(flags).arg("-c").arg(test).arg("-o").arg(&object);
        let ran = finish(compile);
        assert_eq!(ran.code, Some(0), "{name} with {compiler}: {}", ran.stderr);
        let mut link = Command::new(compiler);
        link.arg(&object).args(["-pthread", "-o"]).arg(&binary);
        let ran = finish(link);
        assert_eq!(ran.code, Some(0), "{name} with {compiler}: {}", ran.stderr);
        for round in 0..times {
            let output = Command::new(&binary).output().expect("the test starts");
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            let aborted = output.status.signal() == Some(6) && said.contains(words);
            assert!(aborted, "{name} with {compiler}, round {round}: {:?} {said}", output.status);
        }
    }
}

const LOST_UPDATE: &str = "#include <assert.h>
#include <pthread.h>
int counter;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int done;
static void *add(void *unused) {
    (void)unused;
    counter++;
    pthread_mutex_lock(&m);
    done++;
    pthread_mutex_unlock(&m);
    return 0;
}
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, add, 0);
    pthread_create(&b, 0, add, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(done == 2);
    assert(counter == 2);
    return 0;
}
";

#[test]
fn a_lost_update_is_lost_every_time() {
    let program = folder().join("lost-update-program.c");
    std::fs::write(&program, LOST_UPDATE).expect("a file");
    let (ran, test) = exported(&program, "sc", "lost-update");
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    fails(&test, "lost-update", "counter == 2", 20);
}

#[test]
fn store_buffers_are_kept_back() {
    for (example, model) in [("store-buffering", "tso"), ("peterson", "tso"), ("peterson-fence", "pso")] {
        let (ran, test) = exported(&root().join(format!("examples/{example}.c")), model, &format!("{example}-{model}"));
        assert_eq!(ran.code, Some(0), "{example}: {}", ran.stderr);
        fails(&test, example, "Assertion", 5);
    }
}

#[test]
fn broken_locks_under_sc() {
    let (ran, test) = exported(&root().join("examples/spinlock-broken.c"), "sc", "spinlock-broken");
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    fails(&test, "spinlock-broken", "Assertion", 20);
}

#[test]
fn a_deadlock_is_reached() {
    let (ran, test) = exported(&root().join("examples/deadlock.c"), "sc", "deadlock");
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    fails(&test, "deadlock", "deadlock", 1);
}

#[test]
fn what_cannot_be_forced_is_refused() {
    let program = folder().join("late-load-program.c");
    let text = LOST_UPDATE.replace("counter++;", "int *p = &counter; *p = *p + 1; __VERIFIER_nondet_int();");
    let text = format!("extern int __VERIFIER_nondet_int(void);\n{text}");
    std::fs::write(&program, text).expect("a file");
    let (ran, _) = exported(&program, "sc", "inputs");
    assert!(ran.code == Some(4) && ran.stderr.contains("inputs"), "{:?} {}", ran.code, ran.stderr);
}
