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

/// Writes the trace of a violation of a program under a model, and the test. The trace is that of an engine, with these flags.
fn exported_by(program: &Path, flags: &[&str], name: &str) -> (Ran, PathBuf) {
    let (trace, test) = (folder().join(format!("{name}.json")), folder().join(format!("{name}.c")));
    let mut check = fencepost();
    check.arg("check").arg(program).args(["--timeout", "120"]).args(flags).arg("--trace").arg(&trace);
    let ran = finish(check);
    assert_eq!(ran.code, Some(1), "{name}: {}{}", ran.stdout, ran.stderr);
    let mut export = fencepost();
    export.arg("export-test").arg(&trace).arg("-o").arg(&test);
    (finish(export), test)
}

/// The same, by the engine `symbolic`.
fn exported(program: &Path, model: &str, name: &str) -> (Ran, PathBuf) {
    exported_by(program, &["--model", model, "--engine", "symbolic"], name)
}

/// Checks a program of this text, exports the run, and sees it fail.
#[track_caller]
fn text_fails(name: &str, text: &str, flags: &[&str], words: &str, times: u32) {
    let program = folder().join(format!("{name}-program.c"));
    std::fs::write(&program, text).expect("a file");
    let (ran, test) = exported_by(&program, flags, name);
    assert_eq!(ran.code, Some(0), "{name}: {}", ran.stderr);
    fails(&test, name, words, times);
}

/// The compilers that are here, with the flags that place the hooks.
fn compilers() -> Vec<(&'static str, &'static [&'static str])> {
    let gcc = Command::new("gcc").arg("--version").output().is_ok_and(|o| o.status.success()).then_some("gcc");
    let own: &[&str] = &["-fsanitize=thread"];
    let llvm: &[&str] = &["-fsanitize=thread", "-mllvm", "-tsan-instrument-read-before-write"];
    gcc.map(|c| (c, own)).into_iter().chain(clang().map(|c| (c, llvm))).collect()
}

/// Compiles a test with each compiler.
#[track_caller]
fn compiled(test: &Path, name: &str) -> Vec<(&'static str, PathBuf)> {
    let compilers = compilers();
    assert!(!compilers.is_empty(), "there is a C compiler, or no C program could be checked");
    let binaries = compilers.into_iter().map(|(compiler, flags)| {
        let (object, binary) = (test.with_extension(format!("{compiler}.o")), test.with_extension(compiler));
        let mut compile = Command::new(compiler);
        compile.args(["-g", "-Wall", "-Wextra", "-Werror"]).args(flags).arg("-I").arg(folder());
        compile.arg("-c").arg(test).arg("-o").arg(&object);
        let ran = finish(compile);
        assert_eq!(ran.code, Some(0), "{name} with {compiler}: {}", ran.stderr);
        let mut link = Command::new(compiler);
        link.arg(&object).args(["-pthread", "-o"]).arg(&binary);
        let ran = finish(link);
        assert_eq!(ran.code, Some(0), "{name} with {compiler}: {}", ran.stderr);
        (compiler, binary)
    });
    binaries.collect()
}

/// Compiles a test and runs it so many times: each time it must abort, with these words.
#[track_caller]
fn fails(test: &Path, name: &str, words: &str, times: u32) {
    for (compiler, binary) in compiled(test, name) {
        for round in 0..times {
            let output = Command::new(&binary).output().expect("the test starts");
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            let aborted = output.status.signal() == Some(6) && said.contains(words);
            assert!(aborted, "{name} with {compiler}, round {round}: {:?} {said}", output.status);
        }
    }
}

/// Compiles a test and runs it: it must end with this exit code and words.
#[track_caller]
fn ends(test: &Path, name: &str, code: i32, words: &str) {
    for (compiler, binary) in compiled(test, name) {
        let ran = finish(Command::new(&binary));
        assert!(ran.code == Some(code) && ran.stderr.contains(words), "{name} with {compiler}: {ran:?}");
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

/// Names that headers of the system have as well belong to the program.
#[test]
fn the_program_may_use_any_name() {
    let text = LOST_UPDATE.replace("add", "write").replace("done", "fork");
    text_fails("names", &text, &["--model", "sc", "--engine", "symbolic"], "counter == 2", 1);
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
fn assertions_of_the_header_are_real() {
    let program = root().join("tests/ui/assertions/private-in-section.c");
    for (model, define) in [("sc", "PLAIN"), ("pso", "INSIDE"), ("tso", "FENCED")] {
        let name = format!("section-{model}");
        let (ran, test) = exported_by(&program, &["--model", model, "--engine", "enumerate", "-D", define], &name);
        assert_eq!(ran.code, Some(0), "{name}: {}", ran.stderr);
        fails(&test, &name, "Assertion", 5);
    }
}

/// The command that is printed works as it is, from where it was printed, and the head of the test has it as well.
#[test]
fn the_command_works() {
    if !compilers().iter().any(|(compiler, _)| *compiler == "gcc") {
        return;
    }
    let folder = folder().join("a folder");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(folder.join("parts")).expect("a folder");
    let text = "#include \"parts/check.h\"\nint main(void) { CHECK(LIMIT > 3); return 0; }\n";
    std::fs::write(folder.join("program.c"), text).expect("a file");
    let header = "#include <fencepost.h>\n#define CHECK(c) fp_assert(c)\n";
    std::fs::write(folder.join("parts/check.h"), header).expect("a file");
    let run = |args: &[&str]| {
        let mut command = fencepost();
        command.current_dir(&folder).args(args);
        finish(command)
    };
    let ran = run(&["check", "program.c", "-D", "LIMIT=3", "--model", "sc", "--trace", "t.json"]);
    assert_eq!(ran.code, Some(1), "{}{}", ran.stdout, ran.stderr);
    for (test, begin) in [("test.c", "gcc -g"), ("parts/its test.c", "gcc -g")] {
        let ran = run(&["export-test", "t.json", "-o", test]);
        assert_eq!(ran.code, Some(0), "{}", ran.stderr);
        let command = ran.stdout.trim_end();
        assert!(command.starts_with(begin), "{command}");
        let written = std::fs::read_to_string(folder.join(test)).expect("the test");
        assert!(written.lines().any(|line| line == format!(" *   {command}")), "{written}");
        let output = Command::new("sh").args(["-c", &format!("exec 2>&1; {command}")]).current_dir(&folder).output();
        let output = output.expect("a shell");
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(said.contains("Assertion `3 > 3' failed"), "{said}");
    }
    // Without a file, the header is where the front end has it.
    let ran = run(&["export-test", "t.json"]);
    assert!(ran.code == Some(0) && ran.stdout.contains(" -I "), "{}", ran.stdout);
}

const INPUTS: &str = "#include <assert.h>
#include <fencepost.h>
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
extern unsigned char __VERIFIER_nondet_uchar();
extern void __VERIFIER_assume(int);
extern void reach_error(void);
int sum;
static void *add(void *unused) {
    int a = fp_nondet_int(), b = __VERIFIER_nondet_int();
    fp_assume(a == -5 && b == 70000);
    sum = sum + a + b;
    return unused;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, add, 0);
    long c = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(c == 200);
    sum += c;
    pthread_join(t, 0);
    if (sum == 200)
        reach_error();
    return 0;
}
";

#[test]
fn inputs_are_those_of_the_run() {
    text_fails("inputs", INPUTS, &["--model", "sc", "--engine", "symbolic"], "reach_error", 10);
}

const HEAP: &str = "#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
struct node { int key; char name[12]; struct node *next; };
static void *add(void *list) {
    struct node *other = malloc(sizeof *other), *n = calloc(1, sizeof *n);
    free(other);
    struct node **head = list;
    n->key = 3;
    n->next = *head;
    *head = n;
    return 0;
}
int main(void) {
    struct node *head = 0;
    pthread_t a, b;
    pthread_create(&a, 0, add, &head);
    pthread_create(&b, 0, add, &head);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(head->key == 3 && head->next);
    return 0;
}
";

/// Objects on the heap, found by counting, and a local variable, found as the argument of the threads.
#[test]
fn memory_without_a_name() {
    text_fails("heap", HEAP, &["--model", "sc", "--engine", "symbolic", "--property", "assert"], "head->next", 10);
    let (ran, test) = exported(&root().join("tests/ui/directed/heap.c"), "pso", "late-heap");
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    fails(&test, "late-heap", "n->key + n->value == 3", 5);
}

/// Plain stores are taken back out of memory until their turn; their own thread sees them meanwhile.
#[test]
fn plain_stores_are_late() {
    let programs = [("examples/message-passing.c", "pso"), ("tests/ui/atomics/own-store-first.c", "tso")];
    for (k, (program, model)) in programs.into_iter().enumerate() {
        let (ran, test) = exported(&root().join(program), model, &format!("late-{k}"));
        assert_eq!(ran.code, Some(0), "{program}: {}", ran.stderr);
        fails(&test, program, "Assertion", 5);
    }
}

/// A structure that is assigned, and blocks that the library copies.
#[test]
fn blocks_are_copied_in_the_order_of_the_run() {
    let (ran, test) = exported(&root().join("tests/ui/fences/copy.c"), "pso", "copy");
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    fails(&test, "copy", "in.words[2] == 3", 5);
}

/// Compilers differ in which operand of `i += j` they load first.
#[test]
fn loads_of_one_expression_have_no_order() {
    let flags = ["--model", "sc", "--engine", "unwind", "-D", "BOUND=21"];
    let (ran, test) = exported_by(&root().join("tests/ui/unwind/fibonacci.c"), &flags, "fibonacci");
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    fails(&test, "fibonacci", "j < BOUND", 5);
}

/// A test includes the program, and stays there when the program is mended: it must not fail any more.
#[test]
fn a_mended_program_does_not_fail() {
    let text = std::fs::read_to_string(root().join("examples/store-buffering.c")).expect("the example");
    let program = folder().join("mended-program.c");
    std::fs::write(&program, &text).expect("a file");
    let (ran, test) = exported(&program, "tso", "mended");
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    fails(&test, "mended", "saw_x || saw_y", 1);
    let mended = |from: &str, to: &str, code, words| {
        let text = text.replace(from, to);
        std::fs::write(&program, text).expect("a file");
        ends(&test, to, code, words);
    };
    mended("1, memory_order_relaxed)", "1, memory_order_seq_cst)", 3, "a fence keeps a store before this load");
    mended("1, memory_order_relaxed);", "1, memory_order_relaxed); __sync_synchronize();", 3, "a fence keeps");
    mended("assert(saw_x || saw_y)", "assert(saw_x + saw_y < 3)", 0, "nothing is violated");
    mended("saw_x = ", "saw_y = ", 3, "does not follow the run");
    mended("saw_y = ", "assert(arg); saw_y = ", 3, "an assertion fails that holds in the run");
}

const CONDITION: &str = "#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
pthread_barrier_t barrier;
sem_t sem;
int full, taken, seen;
static void *take(void *unused) {
    pthread_mutex_lock(&m);
    if (!full)
        pthread_cond_wait(&c, &m);
    full--;
    taken++;
    pthread_mutex_unlock(&m);
    sem_wait(&sem);
    pthread_rwlock_wrlock(&lock);
    seen = taken;
    pthread_rwlock_unlock(&lock);
    pthread_barrier_wait(&barrier);
    return unused;
}
int main(void) {
    pthread_t a;
    sem_init(&sem, 0, 0);
    pthread_barrier_init(&barrier, 0, 2);
    pthread_create(&a, 0, take, 0);
    pthread_mutex_lock(&m);
    full = 1;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    sem_post(&sem);
    pthread_rwlock_rdlock(&lock);
    int before = seen;
    pthread_rwlock_unlock(&lock);
    pthread_barrier_wait(&barrier);
    pthread_join(a, 0);
    assert(before == 1);
    return 0;
}
";

const C11: &str = "#include <assert.h>
#include <threads.h>
mtx_t m;
cnd_t c;
int go, count;
static int add(void *unused) {
    (void)unused;
    mtx_lock(&m);
    while (!go)
        cnd_wait(&c, &m);
    mtx_unlock(&m);
    int now = count;
    count = now + 1;
    return now;
}
int main(void) {
    thrd_t a, b;
    int x, y;
    mtx_init(&m, mtx_plain);
    cnd_init(&c);
    thrd_create(&a, add, 0);
    thrd_create(&b, add, 0);
    mtx_lock(&m);
    go = 1;
    cnd_broadcast(&c);
    mtx_unlock(&m);
    thrd_join(a, &x);
    thrd_join(b, &y);
    assert(x != y);
    return 0;
}
";

#[test]
fn a_signal_is_lost() {
    let (ran, test) = exported(&root().join("tests/ui/deadlock/lost-signal.c"), "sc", "lost-signal");
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    fails(&test, "lost-signal", "deadlock", 1);
}

#[test]
fn threads_of_c11_follow_the_run() {
    let flags = ["--model", "sc", "--engine", "symbolic", "--property", "assert"];
    text_fails("c11", C11, &flags, "x != y", 10);
}

#[test]
fn what_blocks_follows_the_run() {
    let flags = ["--model", "sc", "--engine", "symbolic", "--property", "assert"];
    text_fails("condition", CONDITION, &flags, "before == 1", 10);
    // A barrier that waits for more threads than in the run, and a lock that is not given back.
    let program = folder().join("condition-program.c");
    for (from, to) in
        [("&barrier, 0, 2", "&barrier, 0, 3"), ("seen = taken;\n    pthread_rwlock_unlock(&lock);", "seen = taken;")]
    {
        std::fs::write(&program, CONDITION.replace(from, to)).expect("a file");
        ends(&folder().join("condition.c"), to, 3, "does not follow the run");
    }
}

/// What the machine does not do is a violation as well.
#[test]
fn faults_are_violations() {
    for (program, words) in [("null", "access through a null pointer"), ("division", "division by zero")] {
        let (ran, test) = exported(&root().join(format!("tests/ui/directed/{program}.c")), "sc", program);
        assert_eq!(ran.code, Some(0), "{program}: {}", ran.stderr);
        fails(&test, program, words, 5);
    }
}

#[test]
fn what_cannot_be_forced_is_refused() {
    let count = "static int *next(void) { static int count; return &count; }\n";
    let text = LOST_UPDATE.replace("counter++;", "++*next();").replace("assert(counter == 2)", "assert(*next() == 2)");
    let program = folder().join("static-program.c");
    std::fs::write(&program, text.replace("int counter;\n", count)).expect("a file");
    let (ran, _) = exported(&program, "sc", "static");
    assert!(ran.code == Some(4) && ran.stderr.contains("static variable of a function"), "{ran:?}");
    let (ran, _) = exported(&root().join("tests/ui/directed/double-free.c"), "sc", "double-free");
    assert!(ran.code == Some(4) && ran.stderr.contains("need not stop a real program"), "{ran:?}");
    let (ran, _) = exported(&root().join("tests/ui/fences/load-buffering.c"), "rmo", "late-load");
    assert!(ran.code == Some(4) && ran.stderr.contains("later than its place"), "{ran:?}");
}
