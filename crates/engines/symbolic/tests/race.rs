//! Races: the symbolic engine says what the reference explorer says, on generated programs and on C programs.
//!
//! Generated programs are those of `agree`, with more plain accesses and publication by flags; both engines are asked for
//! races alone, on every model. The explorer goes through the axioms, whose `race.rs` is the definition. C programs have
//! the expected verdict written beside them.
//!
//! `FENCEPOST_CASES`, `FENCEPOST_SEED` and `FENCEPOST_KEEP_GOING` as in `agree`.
//! Incompleteness: loops that wait on a plain access are followed to a bound by both.

mod common;

use common::{check, symbolic, Disagreement, Judged, Said, ORACLE_TIME};
use fencepost_check::enumerate::generate::{lower, Expr, Place, Random, Stmt, Test};
use fencepost_check::enumerate::{axioms, Options};
use fencepost_check::interp::Limit;
use fencepost_check::{Budget, Properties, Property, Task};
use fencepost_ir::{FenceKind, Order, Program, RmwOp};
use fencepost_models::{Model, MODELS};
use std::path::Path;

/// Loops are followed so far where they wait on a plain access.
const UNWIND: u32 = 2;

fn properties() -> Properties {
    Properties::NONE.with(Property::Race)
}

// --- generated programs ----------------------------------------------------------------------

fn has_spin(body: &[Stmt]) -> bool {
    body.iter().any(|s| matches!(s, Stmt::Spin { .. }))
}

fn judge(_: u64, test: &Test, model: &'static Model) -> Judged {
    let program = lower(test);
    let spins = test.threads.iter().any(|b| has_spin(b));
    let budget = Budget::new(Some(ORACLE_TIME), None);
    let task = Task { program: &program, model, properties: properties(), unwind: Some(UNWIND), budget };
    let seen = axioms::explore(&task, &Options::default());
    let cut = seen.limits.iter().find(|l| **l != Limit::Unwind || !spins);
    let expected = match (seen.findings.first(), seen.stopped, seen.undecided.first(), cut) {
        (Some((finding, _)), ..) => Said::Unsafe(finding.kind.to_string()),
        (None, Some(stop), ..) => return Judged::Skipped(format!("explorer stopped: {stop:?}")),
        (None, None, Some(text), _) => return Judged::Skipped(format!("explorer undecided: {text}")),
        (None, None, None, Some(limit)) => return Judged::Skipped(format!("explorer reached a limit: {limit:?}")),
        (None, None, None, None) => Said::Safe,
    };
    let answer = symbolic(&program, model, properties(), spins.then_some(UNWIND));
    let wanted = match (&expected, &answer) {
        (Said::Safe, Said::Safe) | (Said::Unsafe(_), Said::Unsafe(_)) => return Judged::Agree,
        (Said::Safe, Said::Bounded(_)) if spins => return Judged::Agree,
        (Said::Unsafe(text), _) => format!("unsafe ({text})"),
        (Said::Safe | Said::Bounded(_) | Said::Unknown(_), _) => "safe".to_string(),
    };
    Judged::Differs(Disagreement::new("race", &wanted, &answer))
}

/// The flag by which threads publish; the data is another variable.
const FLAG: u8 = 0;
const DATA: u8 = 1;

fn pick<T: Copy>(r: &mut Random, of: &[T]) -> T {
    of[r.below(of.len())]
}

fn data(r: &mut Random) -> Stmt {
    let order = pick(r, &[Order::Plain, Order::Plain, Order::Plain, Order::Relaxed]);
    match r.below(2) {
        0 => Stmt::Load { reg: 2, place: Place::of(DATA), order },
        _ => Stmt::Store { place: Place::of(DATA), value: Expr::Const(1), order },
    }
}

/// Data, then a flag.
fn publish(r: &mut Random) -> Vec<Stmt> {
    let mut out = vec![data(r)];
    if r.below(3) == 0 {
        out.push(Stmt::Fence(FenceKind::C(pick(r, &[Order::Release, Order::AcqRel, Order::Acquire]))));
    }
    let order = pick(r, &[Order::Relaxed, Order::Release, Order::SeqCst]);
    let store = Stmt::Store { place: Place::of(FLAG), value: Expr::Const(1), order };
    out.push(if r.below(4) == 0 { Stmt::Atomic(vec![store]) } else { store });
    out
}

/// A flag, perhaps counted on, then data if it is set.
fn consume(r: &mut Random) -> Vec<Stmt> {
    let place = Place::of(FLAG);
    let (mut orders, value) = ([Order::Relaxed, Order::Acquire, Order::Consume].as_slice(), Expr::Const(1));
    let mut spins = false;
    let first = match r.below(6) {
        0 | 1 => Stmt::Load { reg: 0, place, order: pick(r, orders) },
        2 => {
            spins = true;
            Stmt::Spin { reg: 0, place, until: 1, order: pick(r, orders) }
        }
        3 => {
            let orders = [(Order::Relaxed, Order::Relaxed), (Order::Acquire, Order::Relaxed)];
            let (success, failure) = pick(r, &orders);
            let expected = Expr::Const(r.below(2) as u8);
            Stmt::CmpXchg { reg: 0, place, expected, new: value, success, failure, weak: false }
        }
        _ => {
            orders = &[Order::Relaxed, Order::Acquire, Order::Release, Order::AcqRel];
            Stmt::Rmw { reg: 0, op: RmwOp::Add, place, value, order: pick(r, orders) }
        }
    };
    let mut then = vec![data(r)];
    if r.below(3) == 0 {
        then.insert(0, Stmt::Fence(FenceKind::C(pick(r, &[Order::Acquire, Order::SeqCst, Order::Release]))));
    }
    let first = if r.below(4) == 0 && !spins { Stmt::Atomic(vec![first]) } else { first };
    if spins {
        return [vec![first], then].concat();
    }
    vec![first, Stmt::If { reg: 0, equals: 1 + r.below(2) as u8, then, other: Vec::new() }]
}

/// Half of the tests publish data by a flag; the others stay as they are, without assertions.
fn with_flags(seed: u64, test: &mut Test) {
    let mut random = Random::new(seed ^ 0x7261_6365);
    let r = &mut random;
    for body in &mut test.threads {
        body.retain(|s| !matches!(s, Stmt::Assert { .. }));
    }
    if seed % 4 < 2 {
        test.threads = vec![publish(r), consume(r)];
        if r.below(2) == 0 {
            let more = if r.below(3) == 0 { publish(r) } else { consume(r) };
            test.threads.push(more);
        }
    }
    if r.below(3) == 0 {
        test.threads.iter_mut().for_each(|b| calm(b, DATA));
    }
}

/// Makes the accesses to all other variables atomic, so that races are rare.
fn calm(body: &mut [Stmt], but: u8) {
    for stmt in body {
        match stmt {
            Stmt::Load { place, order, .. }
            | Stmt::Store { place, order, .. }
            | Stmt::LoadAt { place, order, .. }
            | Stmt::StoreAt { place, order, .. }
            | Stmt::Spin { place, order, .. } => {
                if *order == Order::Plain && place.var != but {
                    *order = Order::Relaxed;
                }
            }
            Stmt::If { then, other, .. } => {
                calm(then, but);
                calm(other, but);
            }
            Stmt::Atomic(inner) | Stmt::Operation(inner) => calm(inner, but),
            Stmt::Rmw { .. }
            | Stmt::CmpXchg { .. }
            | Stmt::Fence(_)
            | Stmt::Lock(_)
            | Stmt::Unlock(_)
            | Stmt::Input { .. }
            | Stmt::Assume { .. }
            | Stmt::Assert { .. } => {}
        }
    }
}

#[test]
fn generated() {
    check("races", 60, with_flags, judge);
}

// --- C programs ------------------------------------------------------------------------------

const HEAD: &str = "#include <pthread.h>\n#include <stdatomic.h>\nvoid __VERIFIER_atomic_begin(void);\n\
                    void __VERIFIER_atomic_end(void);\n\
                    int data, other; atomic_int flag, ready; pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\n";

/// Two threads of these bodies; `main` starts both, does something, and joins both.
fn two_threads(name: &str, first: &str, second: &str, between: &str) -> Program {
    let text = format!(
        "{HEAD}void *t1(void *a) {{ {first} return 0; }}\nvoid *t2(void *a) {{ {second} return 0; }}\n\
         int main(void) {{ pthread_t x, y; data = 7; pthread_create(&x, 0, t1, 0); pthread_create(&y, 0, t2, 0);\n\
         {between} pthread_join(x, 0); pthread_join(y, 0); return data - data; }}\n"
    );
    load(name, &text)
}

fn load(name: &str, text: &str) -> Program {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("race-{name}.c"));
    std::fs::write(&file, text).expect("the folder for tests can be written");
    let program = fencepost_cfront::load(&[file], &fencepost_cfront::Options::default());
    program.unwrap_or_else(|errors| panic!("{name}: {}", errors[0]))
}

/// Whether the program has a race; the same on every model.
fn expect(name: &str, program: &Program, race: bool) {
    for model in MODELS {
        let answer = symbolic(program, model, properties(), None);
        let fine = match &answer {
            Said::Unsafe(text) => race && text.starts_with("data race"),
            Said::Safe => !race,
            Said::Bounded(_) | Said::Unknown(_) => false,
        };
        assert!(fine, "{name} on {}: {answer:?}", model.name);
    }
}

fn expect_threads(name: &str, first: &str, second: &str, race: bool) {
    expect(name, &two_threads(name, first, second, ""), race);
}

const SET: &str = "data = 1; atomic_store_explicit(&flag, 1, memory_order_release);";

#[test]
fn locks() {
    let locked = "pthread_mutex_lock(&m); data++; pthread_mutex_unlock(&m);";
    expect_threads("locked", locked, locked, false);
    expect_threads("unlocked", locked, "data++;", true);
    let tried = "if (pthread_mutex_trylock(&m) == 0) { data++; pthread_mutex_unlock(&m); }";
    expect_threads("tried", locked, tried, false);
    expect_threads("tried-or-not", locked, "pthread_mutex_trylock(&m); data++;", true);
    let late = "pthread_mutex_lock(&m); int v = data; pthread_mutex_unlock(&m); data = v + 1;";
    expect_threads("stored-behind", locked, late, true);
}

#[test]
fn message_passing() {
    let get = |order: &str| format!("if (atomic_load_explicit(&flag, memory_order_{order})) data++;");
    expect_threads("mp-acquire", SET, &get("acquire"), false);
    expect_threads("mp-consume", SET, &get("consume"), false);
    expect_threads("mp-relaxed", SET, &get("relaxed"), true);
    let relaxed = "data = 1; atomic_store_explicit(&flag, 1, memory_order_relaxed);";
    expect_threads("mp-unreleased", relaxed, &get("acquire"), true);
    let again = "data = 1; atomic_store_explicit(&flag, 1, memory_order_release); data = 2;";
    expect_threads("mp-again", again, &get("acquire"), true);
}

#[test]
fn fences() {
    let set =
        "data = 1; atomic_thread_fence(memory_order_release); atomic_store_explicit(&flag, 1, memory_order_relaxed);";
    let get =
        "if (atomic_load_explicit(&flag, memory_order_relaxed)) { atomic_thread_fence(memory_order_acquire); data++; }";
    expect_threads("fences", set, get, false);
    expect_threads("fence-release", SET, get, false);
    let early =
        "atomic_thread_fence(memory_order_acquire); if (atomic_load_explicit(&flag, memory_order_relaxed)) data++;";
    expect_threads("fence-early", set, early, true);
    let late =
        "atomic_thread_fence(memory_order_release); data = 1; atomic_store_explicit(&flag, 1, memory_order_relaxed);";
    expect_threads("fence-late", late, get, true);
    let sometimes = "data = 1; if (atomic_load_explicit(&ready, memory_order_relaxed)) \
                     atomic_thread_fence(memory_order_seq_cst); atomic_store_explicit(&flag, 1, memory_order_relaxed);";
    let both = format!("atomic_store_explicit(&ready, 1, memory_order_relaxed); {get}");
    expect_threads("fence-sometimes", sometimes, &both, true);
}

#[test]
fn release_sequences() {
    let get = "if (atomic_load_explicit(&flag, memory_order_acquire) == 2) data++;";
    let rmw = "atomic_fetch_add_explicit(&flag, 1, memory_order_relaxed);";
    let store = "if (atomic_load_explicit(&flag, memory_order_relaxed) == 1) \
                 atomic_store_explicit(&flag, 2, memory_order_relaxed);";
    let program = |name: &str, between: &str| two_threads(name, SET, get, between);
    expect("sequence", &program("sequence", rmw), false);
    expect("sequence-broken", &program("sequence-broken", store), true);
    let cas = "int one = 1; atomic_compare_exchange_strong_explicit(&flag, &one, 2, memory_order_relaxed, memory_order_relaxed);";
    expect("sequence-cas", &program("sequence-cas", cas), false);
}

#[test]
fn creation_and_join() {
    let program = two_threads("between", "other = 1;", "data = 1;", "other = 2;");
    expect("between", &program, true);
    let text = format!(
        "{HEAD}void *t1(void *a) {{ data++; return 0; }}\n\
         int main(void) {{ pthread_t x; data = 1; pthread_create(&x, 0, t1, 0); pthread_join(x, 0); data++;\n\
         pthread_create(&x, 0, t1, 0); pthread_join(x, 0); return data - 4; }}\n"
    );
    expect("in-turn", &load("in-turn", &text), false);
    let text = format!(
        "{HEAD}void *t2(void *a) {{ data++; return 0; }}\n\
         void *t1(void *a) {{ pthread_t y; data++; pthread_create(&y, 0, t2, 0); return (void *)y; }}\n\
         int main(void) {{ pthread_t x; pthread_create(&x, 0, t1, 0); void *y; pthread_join(x, &y); data++;\n\
         pthread_join((pthread_t)y, 0); return 0; }}\n"
    );
    expect("grandchild", &load("grandchild", &text), true);
}

#[test]
fn sections() {
    let section = "__VERIFIER_atomic_begin(); data++; __VERIFIER_atomic_end();";
    expect_threads("sections", section, section, false);
    expect_threads("section-and-plain", section, "data++;", true);
    let set = "data = 1; __VERIFIER_atomic_begin(); other = 1; __VERIFIER_atomic_end();";
    let get = "__VERIFIER_atomic_begin(); int v = other; __VERIFIER_atomic_end(); if (v) data++;";
    expect_threads("section-passes", set, get, false);
}

#[test]
fn spin_waits() {
    let wait = |order: &str| format!("while (!atomic_load_explicit(&flag, memory_order_{order})); data++;");
    expect_threads("spin", SET, &wait("acquire"), false);
    expect_threads("spin-relaxed", SET, &wait("relaxed"), true);
    // A reduced loop is no atomic section: what it reads from one does not synchronise.
    let set = "data = 1; __VERIFIER_atomic_begin(); atomic_store_explicit(&flag, 1, memory_order_relaxed); \
               __VERIFIER_atomic_end();";
    expect_threads("spin-section", set, &wait("relaxed"), true);
    let lock = "while (atomic_exchange_explicit(&flag, 1, memory_order_acquire)); data++; \
                atomic_store_explicit(&flag, 0, memory_order_release);";
    expect_threads("spin-lock", lock, lock, false);
    // Only a failing iteration races with the plain store.
    let set = "*(int *)&flag = 1; atomic_store_explicit(&flag, 2, memory_order_release);";
    let wait = "while (atomic_load_explicit(&flag, memory_order_acquire) != 2);";
    expect_threads("spin-failing", set, wait, true);
    expect_threads("spin-plain", "data = 1;", "while (data != 1);", true);
}
