//! The event graph of the spin lock of section 2 of the paper, drawn: it has the parts of Figure 4.

use fencepost_check::{Budget, Properties, Property, Task};
use fencepost_directed::{dot, explore, Options};
use std::path::PathBuf;

const SPIN_LOCK: &str = "
#include <pthread.h>
typedef struct lock { int lock; } lock;
lock a;
int trylock(lock *l)
{
    int val = __sync_val_compare_and_swap(&l->lock, 0, 1);
    return val == 0;
}
void unlock(lock *l) { l->lock = 0; }
void *foo(void *arg)
{
    if (trylock(&a))
        unlock(&a);
    return arg;
}
int main(void)
{
    pthread_t s, t;
    pthread_create(&s, 0, foo, 0);
    pthread_create(&t, 0, foo, 0);
    pthread_join(s, 0);
    pthread_join(t, 0);
    return 0;
}
";

/// The first node whose label has all these parts.
fn node(dot: &str, parts: &[&str]) -> String {
    let line = dot.lines().find(|l| l.contains("[label=") && parts.iter().all(|p| l.contains(p)));
    let line = line.unwrap_or_else(|| panic!("no node has {parts:?}:\n{dot}"));
    line.trim().split(' ').next().unwrap_or_default().to_string()
}

#[test]
fn the_spin_lock_looks_like_figure_4() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("dot-spin-lock.c");
    std::fs::write(&file, SPIN_LOCK).expect("the program can be written");
    let program = fencepost_cfront::load(&[file], &fencepost_cfront::Options::default()).expect("it is accepted");
    let properties = Properties::NONE.with(Property::Assert).with(Property::Deadlock);
    let model = fencepost_models::model("sc").expect("sc exists");
    let task = Task { program: &program, model, properties, unwind: None, budget: Budget::unlimited() };
    let seen = explore(&task, Options::default());
    assert!(seen.complete);
    assert_eq!(seen.executions, 3);
    let dot = dot::render(&dot::picture(&seen.graph, &program));
    for thread in ["tid=1", "tid=2"] {
        let cas = node(&dot, &[thread, "cas.seq_cst a.lock, 0, 1", "r(0) w(1)  r(1)"]);
        let equal = node(&dot, &[thread, "== 0", "0 → 1, 1 → 0"]);
        let branch = node(&dot, &[thread, "branch", "seen: false, true"]);
        let store = node(&dot, &[thread, "store a.lock, 0", "w(0)"]);
        assert!(dot.contains(&format!("  {cas} -> {equal};\n")), "{dot}");
        assert!(dot.contains(&format!("  {branch} -> {store} [style=dashed, color=blue, label=\"true\"];\n")), "{dot}");
    }
    // The parts of the thread library are folded into calls.
    assert!(dot.contains("pthread_create()") && !dot.contains("__fp_"), "{dot}");
}
