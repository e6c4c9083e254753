//! The classic shapes, with what `docs/memory-models.md` says about each under every model.
//!
//! A case names its threads, the outcome that is asked for, and the models that allow it; all others forbid it.

use fencepost_check::enumerate::generate::{lower, Expr, Place, Stmt, Test};
use fencepost_check::enumerate::{axioms, Exploration, Options};
use fencepost_check::{replay, Budget, FindingKind, Properties, Property, Task};
use fencepost_ir::{FenceKind, FenceMask, Order, RmwOp};
use fencepost_models::{Model, MODELS};

const X: u8 = 0;
const Y: u8 = 1;
const Z: u8 = 2;
const FULL: Stmt = Stmt::Fence(FenceKind::C(Order::SeqCst));

fn st(var: u8, value: u8) -> Stmt {
    st_of(var, Expr::Const(value), Order::Relaxed)
}

fn st_of(var: u8, value: Expr, order: Order) -> Stmt {
    Stmt::Store { place: Place::of(var), value, order }
}

fn ld(reg: u8, var: u8) -> Stmt {
    ld_of(reg, var, Order::Relaxed)
}

fn ld_of(reg: u8, var: u8, order: Order) -> Stmt {
    Stmt::Load { reg, place: Place::of(var), order }
}

fn rmw(reg: u8, op: RmwOp, var: u8, value: u8, order: Order) -> Stmt {
    Stmt::Rmw { reg, op, place: Place::of(var), value: Expr::Const(value), order }
}

fn fence(mask: FenceMask) -> Stmt {
    Stmt::Fence(FenceKind::Mask(mask))
}

fn when(reg: u8, equals: u8, then: Vec<Stmt>) -> Stmt {
    Stmt::If { reg, equals, then, other: Vec::new() }
}

/// A register of a thread, or a variable at the end, and its value.
#[derive(Clone, Copy)]
enum At {
    Reg(usize, usize, u128),
    Var(u8, u128),
}

use At::{Reg, Var};

fn explore(test: &Test, model: &'static Model, properties: Properties) -> Exploration {
    let program = lower(test);
    let task = Task { program: &program, model, properties, unwind: Some(3), budget: Budget::unlimited() };
    let seen = axioms::explore(&task, &Options { finals: true, ..Options::default() });
    for (finding, trace) in &seen.findings {
        let replayed = replay::replay(&program, model, trace);
        assert_eq!(replayed, Ok(()), "{}: {}", model.name, finding.kind);
    }
    seen
}

/// Checks that exactly these models (from the first named on) allow the outcome. `allowed` is the strongest one; `-` none.
fn check(name: &str, allowed: &str, threads: &[&[Stmt]], outcome: &[At]) {
    let test = Test { threads: threads.iter().map(|t| t.to_vec()).collect(), vars: 3 };
    let mut expected = false;
    for model in MODELS {
        // There are no operations here, so that serial is sc.
        expected |= model.name == allowed || model.operations && allowed == "sc";
        let seen = explore(&test, model, Properties::NONE);
        let found = seen.finals.iter().any(|state| {
            outcome.iter().all(|at| match *at {
                Reg(thread, reg, value) => state.observed[thread + 1][reg].0 == value,
                Var(var, value) => {
                    let bytes = &state.globals[var as usize].1;
                    u128::from(bytes[0]) == value
                }
            })
        });
        assert_eq!(found, expected, "{name} under {}", model.name);
    }
}

#[test]
fn store_buffering() {
    let both = [Reg(0, 0, 0), Reg(1, 0, 0)];
    check("SB", "tso", &[&[st(X, 1), ld(0, Y)], &[st(Y, 1), ld(0, X)]], &both);
    check("SB+fences", "-", &[&[st(X, 1), FULL, ld(0, Y)], &[st(Y, 1), FULL, ld(0, X)]], &both);
    check("SB+fence+po", "tso", &[&[st(X, 1), FULL, ld(0, Y)], &[st(Y, 1), ld(0, X)]], &both);
    let sl = || fence(FenceMask::SL);
    check("SB+SL", "-", &[&[st(X, 1), sl(), ld(0, Y)], &[st(Y, 1), sl(), ld(0, X)]], &both);
    let rest = || fence(FenceMask::LL.and(FenceMask::LS).and(FenceMask::SS));
    check("SB+LL+LS+SS", "tso", &[&[st(X, 1), rest(), ld(0, Y)], &[st(Y, 1), rest(), ld(0, X)]], &both);
    let sc = |v, r, w| vec![st_of(v, Expr::Const(1), Order::SeqCst), ld_of(r, w, Order::SeqCst)];
    check("SB+sc", "-", &[&sc(X, 0, Y), &sc(Y, 0, X)], &both);
    let ra = |v, r, w| vec![st_of(v, Expr::Const(1), Order::Release), ld_of(r, w, Order::Acquire)];
    check("SB+ra", "tso", &[&ra(X, 0, Y), &ra(Y, 0, X)], &both);
    let xchg = |v, r, w| vec![rmw(1, RmwOp::Xchg, v, 1, Order::SeqCst), ld(r, w)];
    check("SB+xchg", "-", &[&xchg(X, 0, Y), &xchg(Y, 0, X)], &both);
    let weak = |v, r, w| vec![rmw(1, RmwOp::Xchg, v, 1, Order::Relaxed), ld(r, w)];
    check("SB+xchg.relaxed", "rmo", &[&weak(X, 0, Y), &weak(Y, 0, X)], &both);
}

#[test]
fn forwarding() {
    let own = |v, w| vec![st(v, 1), ld(0, v), ld(1, w)];
    let early = [Reg(0, 0, 1), Reg(0, 1, 0), Reg(1, 0, 1), Reg(1, 1, 0)];
    check("SB+rfi", "tso", &[&own(X, Y), &own(Y, X)], &early);
    check("no other value", "-", &[&[st(X, 1), st(X, 2), ld(0, X)]], &[Reg(0, 0, 1)]);
    // A conditional fence acts only where it is executed.
    let skipped = |v, w| vec![st(v, 1), ld(2, Z), when(2, 1, vec![FULL]), ld(0, w)];
    check("SB+fence not executed", "tso", &[&skipped(X, Y), &skipped(Y, X)], &[Reg(0, 0, 0), Reg(1, 0, 0)]);
    let executed = |v, w| vec![st(v, 1), ld(2, Z), when(2, 0, vec![FULL]), ld(0, w)];
    check("SB+fence executed", "-", &[&executed(X, Y), &executed(Y, X)], &[Reg(0, 0, 0), Reg(1, 0, 0)]);
}

#[test]
fn message_passing() {
    let seen = [Reg(1, 0, 1), Reg(1, 1, 0)];
    let (w, r) = (vec![st(X, 1), st(Y, 1)], vec![ld(0, Y), ld(1, X)]);
    let (wf, rf) = (vec![st(X, 1), FULL, st(Y, 1)], vec![ld(0, Y), FULL, ld(1, X)]);
    check("MP", "pso", &[&w, &r], &seen);
    check("MP+fence+po", "rmo", &[&wf, &r], &seen);
    check("MP+po+fence", "pso", &[&w, &rf], &seen);
    check("MP+fences", "-", &[&wf, &rf], &seen);
    let wss = vec![st(X, 1), fence(FenceMask::SS), st(Y, 1)];
    let rll = vec![ld(0, Y), fence(FenceMask::LL), ld(1, X)];
    check("MP+SS+LL", "-", &[&wss, &rll], &seen);
    let rls = vec![ld(0, Y), fence(FenceMask::LS), ld(1, X)];
    check("MP+SS+LS", "rmo", &[&wss, &rls], &seen);
    let release = vec![st(X, 1), st_of(Y, Expr::Const(1), Order::Release)];
    let acquire = vec![ld_of(0, Y, Order::Acquire), ld(1, X)];
    check("MP+rel+acq", "-", &[&release, &acquire], &seen);
    check("MP+rel+po", "rmo", &[&release, &r], &seen);
    // An address dependency keeps the loads under rmo; a control dependency does not.
    let at = Stmt::LoadAt { reg: 1, place: Place::of(X), index: Expr::Fake(0, 0), order: Order::Relaxed };
    check("MP+fence+addr", "relaxed", &[&wf, &[ld(0, Y), at]], &seen);
    let control = vec![ld(0, Y), when(0, 1, vec![ld(1, X)])];
    check("MP+fence+ctrl", "rmo", &[&wf, &control], &seen);
}

#[test]
fn load_buffering() {
    let both = [Reg(0, 0, 1), Reg(1, 0, 1)];
    let po = |v, w| vec![ld(0, v), st(w, 1)];
    let data = |v, w| vec![ld(0, v), st_of(w, Expr::Fake(0, 1), Order::Relaxed)];
    let control = |v, w| vec![ld(0, v), when(0, 1, vec![st(w, 1)])];
    let fenced = |v, w| vec![ld(0, v), fence(FenceMask::LS), st(w, 1)];
    check("LB", "rmo", &[&po(X, Y), &po(Y, X)], &both);
    check("LB+data+po", "rmo", &[&data(X, Y), &po(Y, X)], &both);
    check("LB+datas", "relaxed", &[&data(X, Y), &data(Y, X)], &both);
    check("LB+ctrls", "relaxed", &[&control(X, Y), &control(Y, X)], &both);
    check("LB+data+ctrl", "relaxed", &[&data(X, Y), &control(Y, X)], &both);
    check("LB+LS", "-", &[&fenced(X, Y), &fenced(Y, X)], &both);
    check("LB+data+LS", "relaxed", &[&data(X, Y), &fenced(Y, X)], &both);
    // A dependency through one's own store, read early.
    let through = vec![
        ld(0, X),
        st_of(Z, Expr::Fake(0, 1), Order::Relaxed),
        ld(1, Z),
        st_of(Y, Expr::Plus(1, 0), Order::Relaxed),
    ];
    check("LB+own store+data", "relaxed", &[&through, &data(Y, X)], &both);
    let address = vec![
        ld(0, X),
        Stmt::StoreAt { place: Place::of(Y), index: Expr::Fake(0, 0), value: Expr::Const(1), order: Order::Relaxed },
    ];
    check("LB+addr+data", "relaxed", &[&address, &data(Y, X)], &both);
}

#[test]
fn coherence() {
    let twice = vec![ld(0, X), ld(1, X)];
    check("CoRR", "relaxed", &[&[st(X, 1)], &twice], &[Reg(1, 0, 1), Reg(1, 1, 0)]);
    check("CoRR+LL", "-", &[&[st(X, 1)], &[ld(0, X), fence(FenceMask::LL), ld(1, X)]], &[Reg(1, 0, 1), Reg(1, 1, 0)]);
    check("CoWW", "-", &[&[st(X, 1), st(X, 2)]], &[Var(X, 1)]);
    check("CoWR", "-", &[&[st(X, 1), ld(0, X)], &[st(X, 2)]], &[Reg(0, 0, 2), Var(X, 1)]);
    check("CoRW1", "-", &[&[ld(0, X), st(X, 1)]], &[Reg(0, 0, 1)]);
    check("CoRW2", "-", &[&[ld(0, X), st(X, 1)], &[st(X, 2)]], &[Reg(0, 0, 2), Var(X, 2)]);
    let see = |a, b| [Reg(2, 0, a), Reg(2, 1, b), Reg(3, 0, b), Reg(3, 1, a)];
    check("2 orders", "relaxed", &[&[st(X, 1)], &[st(X, 2)], &twice, &twice], &see(1, 2));
}

#[test]
fn more_threads() {
    let read = |a, b| vec![ld(0, a), ld(1, b)];
    let rf = |a, b| vec![ld(0, a), FULL, ld(1, b)];
    let data = |a, b| vec![ld(0, a), st_of(b, Expr::Fake(0, 1), Order::Relaxed)];
    let at = |a, b| {
        let place = Place::of(b);
        vec![ld(0, a), Stmt::LoadAt { reg: 1, place, index: Expr::Fake(0, 0), order: Order::Relaxed }]
    };
    let wrc = [Reg(1, 0, 1), Reg(2, 0, 1), Reg(2, 1, 0)];
    check("WRC", "rmo", &[&[st(X, 1)], &[ld(0, X), st(Y, 1)], &read(Y, X)], &wrc);
    check("WRC+data+addr", "relaxed", &[&[st(X, 1)], &data(X, Y), &at(Y, X)], &wrc);
    let iriw = [Reg(2, 0, 1), Reg(2, 1, 0), Reg(3, 0, 1), Reg(3, 1, 0)];
    check("IRIW", "rmo", &[&[st(X, 1)], &[st(Y, 1)], &read(X, Y), &read(Y, X)], &iriw);
    check("IRIW+addrs", "relaxed", &[&[st(X, 1)], &[st(Y, 1)], &at(X, Y), &at(Y, X)], &iriw);
    check("IRIW+fences", "-", &[&[st(X, 1)], &[st(Y, 1)], &rf(X, Y), &rf(Y, X)], &iriw);
    let w2 = [&[st(X, 1), st(Y, 2)][..], &[st(Y, 1), st(X, 2)][..]];
    check("2+2W", "pso", &w2, &[Var(X, 1), Var(Y, 1)]);
    let w2ss = [&[st(X, 1), fence(FenceMask::SS), st(Y, 2)][..], &[st(Y, 1), fence(FenceMask::SS), st(X, 2)][..]];
    check("2+2W+SS", "-", &w2ss, &[Var(X, 1), Var(Y, 1)]);
    check("R", "tso", &[&[st(X, 1), st(Y, 1)], &[st(Y, 2), ld(0, X)]], &[Var(Y, 2), Reg(1, 0, 0)]);
    check("R+fences", "-", &[&[st(X, 1), FULL, st(Y, 1)], &[st(Y, 2), FULL, ld(0, X)]], &[Var(Y, 2), Reg(1, 0, 0)]);
    let s = [Var(X, 2), Reg(1, 0, 1)];
    check("S", "pso", &[&[st(X, 2), st(Y, 1)], &[ld(0, Y), st(X, 1)]], &s);
    check("S+SS+data", "relaxed", &[&[st(X, 2), fence(FenceMask::SS), st(Y, 1)], &data(Y, X)], &s);
    check(
        "S+SS+LS",
        "-",
        &[&[st(X, 2), fence(FenceMask::SS), st(Y, 1)], &[ld(0, Y), fence(FenceMask::LS), st(X, 1)]],
        &s,
    );
}

/// A store-load fence behind a store holds back loads, not stores.
#[test]
fn store_load_fences_let_stores_pass() {
    let writer = vec![st_of(Y, Expr::Const(1), Order::SeqCst), st(X, 1)];
    check("W.sc; W", "pso", &[&writer, &[ld(0, X), FULL, ld(1, Y)]], &[Reg(1, 0, 1), Reg(1, 1, 0)]);
}

#[test]
fn read_modify_writes() {
    for order in [Order::Relaxed, Order::SeqCst] {
        let add = || [rmw(0, RmwOp::Add, X, 1, order)];
        check("both add", "-", &[&add(), &add()], &[Var(X, 1)]);
        check("both see 0", "-", &[&add(), &add()], &[Reg(0, 0, 0), Reg(1, 0, 0)]);
        check("a store between", "-", &[&add(), &[st(X, 4)]], &[Reg(0, 0, 0), Var(X, 1)]);
        let cas = |new| {
            let (expected, new, failure) = (Expr::Const(0), Expr::Const(new), Order::Relaxed);
            [Stmt::CmpXchg { reg: 0, place: Place::of(X), expected, new, success: order, failure, weak: false }]
        };
        check("both exchange", "-", &[&cas(1), &cas(2)], &[Reg(0, 0, 1 << 16), Reg(1, 0, 1 << 16)]);
        check("one exchanges", "sc", &[&cas(1), &cas(2)], &[Reg(0, 0, 2), Reg(1, 0, 1 << 16)]);
    }
    // Under rmo a relaxed read-modify-write orders nothing but its own address.
    let mp = [&[st(X, 1), rmw(0, RmwOp::Xchg, Y, 1, Order::Relaxed)][..], &[ld(0, Y), FULL, ld(1, X)][..]];
    check("MP+xchg", "rmo", &mp, &[Reg(1, 0, 1), Reg(1, 1, 0)]);
    let released = [&[st(X, 1), rmw(0, RmwOp::Xchg, Y, 1, Order::Release)][..], &[ld(0, Y), FULL, ld(1, X)][..]];
    check("MP+xchg.release", "-", &released, &[Reg(1, 0, 1), Reg(1, 1, 0)]);
}

#[test]
fn different_sizes() {
    let byte = |offset| Place { var: X, offset, bytes: 1 };
    let half = |offset| Place { var: X, offset, bytes: 2 };
    let put = |place, value| Stmt::Store { place, value: Expr::Const(value), order: Order::Relaxed };
    let get = |reg, place| Stmt::Load { reg, place, order: Order::Relaxed };
    check("bytes join", "sc", &[&[put(byte(0), 1)], &[put(byte(1), 2)], &[get(0, half(0))]], &[Reg(2, 0, 0x201)]);
    check("half of a store", "-", &[&[put(half(0), 1)], &[get(0, half(0))]], &[Reg(1, 0, 0x100)]);
    // Part from the own buffer, part from memory.
    let own = vec![put(byte(0), 1), get(0, half(0))];
    check("own byte early", "tso", &[&own, &[put(byte(1), 2), get(0, half(0))]], &[Reg(0, 0, 1), Reg(1, 0, 0x200)]);
    check("overlap is one address", "-", &[&[put(half(0), 1), put(byte(0), 2)]], &[Var(X, 1)]);
}

#[test]
fn sections_and_locks() {
    let swap = |r, v, w| Stmt::Atomic(vec![ld(r, v), st(w, 1)]);
    check("sections", "-", &[&[swap(0, X, Y)], &[swap(0, Y, X)]], &[Reg(0, 0, 0), Reg(1, 0, 0)]);
    let add = |by| vec![Stmt::Lock(Z), ld(0, X), st_of(X, Expr::Plus(0, by), Order::Relaxed), Stmt::Unlock(Z)];
    check("locked add", "-", &[&add(1), &add(2)], &[Var(X, 1)]);
    check("locked add, both", "sc", &[&add(1), &add(2)], &[Var(X, 3)]);
    check("unlocked add", "sc", &[&add(1)[1..3], &add(2)[1..3]], &[Var(X, 1)]);
}

#[test]
fn deadlocks() {
    let nested = |a, b| vec![Stmt::Lock(a), Stmt::Lock(b), Stmt::Unlock(b), Stmt::Unlock(a)];
    let deadlock = Properties::NONE.with(Property::Deadlock);
    for model in MODELS {
        let crossed = Test { threads: vec![nested(X, Y), nested(Y, X)], vars: 3 };
        let found = explore(&crossed, model, deadlock);
        assert!(found.findings.iter().any(|(f, _)| f.kind == FindingKind::Deadlock), "{}", model.name);
        let straight = Test { threads: vec![nested(X, Y), nested(X, Y)], vars: 3 };
        assert!(explore(&straight, model, deadlock).findings.is_empty(), "{}", model.name);
    }
}

#[test]
fn races() {
    let race = Properties::NONE.with(Property::Race);
    let plain = |v| st_of(v, Expr::Const(1), Order::Plain);
    let seen = |order| when(0, 1, vec![ld_of(1, X, order)]);
    let cases: [(&str, bool, Vec<Stmt>, Vec<Stmt>); 6] = [
        ("plain", true, vec![plain(X)], vec![ld_of(0, X, Order::Plain)]),
        ("mixed", true, vec![plain(X)], vec![ld(0, X)]),
        ("atomic", false, vec![st(X, 1)], vec![ld(0, X)]),
        (
            "release and acquire",
            false,
            vec![plain(X), st_of(Y, Expr::Const(1), Order::Release)],
            vec![ld_of(0, Y, Order::Acquire), seen(Order::Plain)],
        ),
        ("relaxed flag", true, vec![plain(X), st(Y, 1)], vec![ld(0, Y), seen(Order::Plain)]),
        (
            "locked",
            false,
            vec![Stmt::Lock(Z), plain(X), Stmt::Unlock(Z)],
            vec![Stmt::Lock(Z), ld_of(0, X, Order::Plain), Stmt::Unlock(Z)],
        ),
    ];
    for (name, races, a, b) in cases {
        let test = Test { threads: vec![a, b], vars: 3 };
        for model in MODELS {
            let found = explore(&test, model, race);
            assert_eq!(!found.findings.is_empty(), races, "{name} under {}", model.name);
        }
    }
}

/// Values that justify themselves make an exploration of `relaxed` undecided, and only those.
#[test]
fn thin_air() {
    let data = |v, w| vec![ld(0, v), st_of(w, Expr::Plus(0, 0), Order::Relaxed)];
    let control = |v, w| vec![ld(0, v), when(0, 2, vec![st(w, 2)])];
    let po = |v, w| vec![ld(0, v), st(w, 1)];
    for (name, circular, threads) in [
        ("data", true, vec![data(X, Y), data(Y, X)]),
        ("control", true, vec![control(X, Y), control(Y, X)]),
        ("none", false, vec![po(X, Y), po(Y, X)]),
        ("one", false, vec![data(X, Y), po(Y, X)]),
    ] {
        let test = Test { threads, vars: 3 };
        for model in MODELS {
            let seen = explore(&test, model, Properties::NONE);
            let expected = circular && !model.keep.dependencies;
            assert_eq!(!seen.undecided.is_empty(), expected, "{name} under {}: {:?}", model.name, seen.undecided);
        }
    }
}

/// A loop that is cut is said to be cut; one that ends by itself is not.
#[test]
fn limits() {
    let spin = |until| vec![Stmt::Spin { reg: 0, place: Place::of(X), until, order: Order::Relaxed }];
    for model in MODELS {
        let waits = Test { threads: vec![spin(1), vec![st(X, 1)]], vars: 3 };
        assert!(!explore(&waits, model, Properties::NONE).limits.is_empty());
        let ends = Test { threads: vec![spin(0)], vars: 3 };
        assert!(explore(&ends, model, Properties::NONE).limits.is_empty());
    }
}
