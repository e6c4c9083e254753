//! Passes keep programs legal, and do to small programs what their headers say.

use super::{bounds, inline, simplify, slice, spin, unroll, waits, Config, Outcome};
use crate::loops::Loops;
use crate::program::Program;
use crate::testing::run::{run, End};
use crate::testing::Random;
use crate::text::{parse, print};
use crate::verify::verify;

/// Runs a pass on text and gives the text of the result, which must be legal.
fn after(text: &str, pass: impl FnOnce(&mut Program) -> Outcome) -> (String, Outcome) {
    let mut program = parse(text).unwrap_or_else(|e| panic!("{}:{} {e}\n{text}", e.line, e.column));
    verify(&program).unwrap_or_else(|e| panic!("{}\n{text}", e[0]));
    let outcome = pass(&mut program);
    let result = print(&program);
    verify(&program).unwrap_or_else(|e| panic!("{}\n{result}", e[0]));
    (result, outcome)
}

fn check(before: &str, expect: &str, pass: impl FnOnce(&mut Program) -> Outcome) {
    let (result, _) = after(before, pass);
    let expect = print(&parse(expect).unwrap_or_else(|e| panic!("{}:{} {e}\n{expect}", e.line, e.column)));
    assert_eq!(result, expect);
}

/// Every pass alone, and all together.
fn configs() -> Vec<Config> {
    let all = Config {
        inline: Some(inline::Config { max_size: 2000, recursion: inline::Recursion::Bound(2) }),
        simplify: Some(simplify::Config::default()),
        spin: Some(spin::Config::default()),
        slice: Some(slice::Config::default()),
        unroll: Some(unroll::Config { bound: 2, max_size: 5000 }),
    };
    let none = Config::default();
    vec![
        Config { inline: all.inline, ..none.clone() },
        Config { simplify: all.simplify, ..none.clone() },
        Config { unroll: all.unroll, ..none.clone() },
        Config { spin: all.spin, ..none.clone() },
        Config { slice: all.slice, ..none.clone() },
        all,
    ]
}

/// Passes keep programs legal and do not change what a single thread does, except that it may end in a cut.
#[test]
fn random_programs_stay_legal_and_behave_the_same() {
    let (mut complete, mut cut) = (0, 0);
    for seed in 0..600 {
        let original = Random::new(seed).program();
        let (trace, end) = run(&original, 3000);
        for (i, config) in configs().iter().enumerate() {
            let mut program = original.clone();
            super::run(&mut program, config);
            let context = || format!("seed {seed} config {i}\n{original}\n{program}");
            verify(&program).unwrap_or_else(|e| panic!("{}\n{}", e[0], context()));
            let (new_trace, new_end) = run(&program, 3000);
            let common = trace.len().min(new_trace.len());
            assert_eq!(trace[..common], new_trace[..common], "{}", context());
            match (&end, &new_end) {
                (_, End::Cut) => {
                    cut += 1;
                    assert!(end == End::Stopped || new_trace.len() <= trace.len(), "{}", context());
                }
                (End::Stopped, _) | (_, End::Stopped) => {}
                (_, _) => {
                    complete += 1;
                    assert_eq!((&trace, &end), (&new_trace, &new_end), "{}", context());
                }
            }
        }
    }
    assert!(complete > 500 && cut > 100, "{complete} {cut}");
}

#[test]
fn slicing_accesses_keeps_programs_legal() {
    for seed in 0..200 {
        let mut program = Random::new(seed).program();
        slice::run(&mut program, &slice::Config { accesses: slice::Accesses::Slice });
        verify(&program).unwrap_or_else(|e| panic!("seed {seed}: {}\n{program}", e[0]));
    }
}

#[test]
fn unrolling_leaves_no_loop() {
    for seed in 0..200 {
        let mut program = Random::new(seed).program();
        let outcome = unroll::run(&mut program, &unroll::Config::by(1));
        if outcome.left == 0 {
            for func in &program.functions {
                let loops = Loops::of(&crate::cfg::Cfg::new(func));
                assert!(loops.all.is_empty() && loops.is_reducible(), "seed {seed}");
            }
        }
    }
}

const SPIN: &str = r#"
target lp64
global @x: 4 align 4
entry @main
func @main() -> i32 {
b0:
  jump b1
b1:
  fence seq_cst
  r0: i32 = load.acquire i32 @x                                  @?:3:4
  r1: i1 = cmp.eq r0, i32 0
  branch r1, b2, b3
b2:
  fence pairs LL
  yield
  jump b1
b3:
  return r0
}
"#;

#[test]
fn a_load_loop_becomes_an_await() {
    let expect = r#"
target lp64
global @x: 4 align 4
entry @main
func @main() -> i32 {
b0:
  jump b1
b1:
  fence seq_cst
  atomic.begin                                                   @?:3:4
  r0: i32 = load.acquire i32 @x                                  @?:3:4
  r1: i1 = cmp.eq r0, i32 0
  r2: i1 = cmp.eq r1, false                                      @?:3:4
  await r2                                                       @?:3:4
  atomic.end                                                     @?:3:4
  branch r1, b2, b2
b2:
  return r0
}
"#;
    check(SPIN, expect, |p| spin::run(p, &spin::Config::default()));
}

#[test]
fn a_failed_compare_exchange_waits() {
    let text = SPIN
        .replace("r0: i32 = load.acquire i32 @x    ", "r0: i32, r2: i1 = cmpxchg.weak.seq_cst.acquire @x, i32 0, i32 1")
        .replace("cmp.eq r0, i32 0", "xor r2, true");
    let (result, outcome) = after(&text, |p| spin::run(p, &spin::Config::default()));
    assert!(outcome.changed && result.contains("await"), "{result}");
    assert!(result.contains("= cmpxchg.seq_cst.acquire @x"), "{result}");
    // The other way round, success repeats the loop, and it stays.
    let text = text.replace("xor r2, true", "copy r2");
    let (result, outcome) = after(&text, |p| spin::run(p, &spin::Config::default()));
    assert!(!outcome.changed, "{result}");
}

#[test]
fn a_test_and_set_lock_waits_if_its_values_are_known() {
    let text = SPIN
        .replace("r0: i32 = load.acquire i32 @x ", "r0: i32 = rmw.xchg.acquire @x, i32 1 ")
        .replace("cmp.eq r0, i32 0", "cmp.ne r0, i32 0")
        .replace("  return r0", "  store.release @x, i32 0\n  return r0");
    let reduced = |text: &str| after(text, |p| spin::run(p, &spin::Config::default())).1.changed;
    assert!(reduced(&text));
    for other in ["store @x, i32 2", "store @x, r0", "store @x+1, i8 1", "memset.unit4 @x, i8 0, i64 4", "observe @x"] {
        assert!(!reduced(&text.replace("store.release @x, i32 0", other)), "{other}");
    }
    assert!(!reduced(&text.replace("align 4\nentry", "align 4 = { 0: bytes \"\\x07\" }\nentry")));
    assert!(!reduced(&text.replace("cmp.ne r0, i32 0", "cmp.eq r0, i32 0")), "repeats when it wrote something new");
}

#[test]
fn loops_that_do_more_than_wait_stay() {
    let load = "r0: i32 = load.acquire i32 @x ";
    let cases = [
        SPIN.replace("yield", "store @x, i32 1"),
        SPIN.replace("yield", "r2: i32 = load i32 @x"),
        SPIN.replace("yield", "r2: i32 = rmw.add.seq_cst @x, i32 1"),
        SPIN.replace(load, &format!("r2: i32 = load i32 @x\n  {load}")),
        SPIN.replace("r1: i1 = cmp.eq r0, i32 0", "fence seq_cst\n  r1: i1 = cmp.eq r0, i32 0"),
        SPIN.replace("cmp.eq r0, i32 0", "nondet.input i1"),
        SPIN.replace("-> i32 {", "-> i32 atomic {"),
        SPIN.replace("b0:\n", "b0:\n  atomic.begin\n"),
        SPIN.replace("  jump b1", "  jump b1(i32 0)")
            .replace("b1:", "b1(r2: i32):")
            .replace("  branch r1", "  r3: i32 = add r2, i32 1\n  branch r1")
            .replace("yield\n  jump b1(i32 0)", "jump b1(r3)"),
    ];
    for text in cases {
        let (result, outcome) = after(&text, |p| spin::run(p, &spin::Config::default()));
        assert!(!outcome.changed, "{text}\n{result}");
    }
    let plain = SPIN.replace("load.acquire", "load");
    assert!(!after(&plain, |p| spin::run(p, &spin::Config { plain: false })).1.changed);
}

#[test]
fn several_ways_out_end_the_section() {
    let text = SPIN.replace("  fence pairs LL\n  yield\n  jump b1", "  r2: i1 = cmp.eq r0, i32 7\n  branch r2, b3, b1");
    let (result, outcome) = after(&text, |p| spin::run(p, &spin::Config::default()));
    assert!(outcome.changed && result.contains("await false") && result.matches("atomic.end").count() == 2, "{result}");
}

const IN_ORDER: waits::Config = waits::Config { loads_in_order: true };

#[test]
fn a_loop_that_waits_is_cut() {
    let expect = SPIN.replace("  yield\n  jump b1", "  assume false\n  jump b1");
    check(SPIN, &expect, |p| waits::run(p, &IN_ORDER));
    // A branch that goes back gets a block of its own.
    let two = SPIN.replace(
        "branch r1, b2, b3\nb2:\n  fence pairs LL\n  yield\n  jump b1\nb3:",
        "r2: i32 = load i32 @x\n  branch r1, b1, b2\nb2:",
    );
    let expect = two
        .replace("branch r1, b1, b2", "branch r1, b3, b2")
        .replace("  return r0\n", "  return r0\nb3:\n  assume false\n  jump b1\n");
    check(&two, &expect, |p| waits::run(p, &IN_ORDER));
}

#[test]
fn an_iteration_that_may_change_something_is_asked() {
    let cut = |text: &str, config: waits::Config| after(text, |p| waits::run(p, &config));
    let load = "r0: i32 = load.acquire i32 @x ";
    let weak = SPIN
        .replace(load, "r0: i32, r2: i1 = cmpxchg.weak.seq_cst.acquire @x, i32 0, i32 1 ")
        .replace("cmp.eq r0, i32 0", "xor r2, true");
    assert!(cut(&weak, IN_ORDER).0.contains("assume false"), "success leaves");
    assert!(cut(&weak.replace("xor r2, true", "copy r2"), IN_ORDER).0.contains("assume r2"), "success comes back");
    let lock = SPIN.replace(load, "r0: i32 = rmw.xchg.acquire @x, i32 1 ").replace("cmp.eq", "cmp.ne");
    let anywhere = waits::Config { loads_in_order: false };
    for config in [IN_ORDER, anywhere] {
        let (result, _) = cut(&lock, config);
        assert!(result.contains("r2: i1 = cmp.ne r0, i32 1") && result.contains("assume r2"), "{result}");
    }
    // Of an exchange in an inner loop only the last execution would be known.
    let inner = lock
        .replace("branch r1, b2, b3", "branch r1, b1, b2")
        .replace(
            "b2:\n  fence pairs LL\n  yield\n  jump b1",
            "b2:\n  r2: i32 = load i32 @x\n  r3: i1 = cmp.eq r2, i32 0\n  branch r3, b4, b3",
        )
        .replace("b0:\n  jump b1", "b0:\n  jump b4")
        .replace("  return r0\n", "  return r0\nb4:\n  jump b1\n");
    let (result, _) = cut(&inner, IN_ORDER);
    assert!(result.matches("assume").count() == 1, "{result}");
    let looks = lock.replace("  r0: i32 = rmw", "  r2: i32 = load i32 @x\n  r0: i32 = rmw");
    assert!(cut(&looks, IN_ORDER).1.changed && !cut(&looks, anywhere).1.changed);
    // What a compare-exchange found is carried on.
    let carried = weak
        .replace("b0:\n  jump b1", "b0:\n  jump b1(i32 0)")
        .replace("b1:", "b1(r3: i32):")
        .replace("@x, i32 0, i32 1", "@x, r3, i32 1")
        .replace("yield\n  jump b1", "yield\n  jump b1(r0)");
    let (result, _) = cut(&carried, IN_ORDER);
    assert!(result.contains("cmp.ne r3, r0"), "{result}");
}

#[test]
fn loops_that_change_something_are_not_cut() {
    let cases = [
        SPIN.replace("yield", "store @x, i32 1"),
        SPIN.replace("yield", "r2: i32 = rmw.add.seq_cst @x, i32 1"),
        SPIN.replace("yield", "r2: i32 = rmw.xchg.seq_cst @x, i32 1"),
        SPIN.replace("yield", "observe r0"),
        SPIN.replace("cmp.eq r0, i32 0", "nondet.input i1"),
        SPIN.replace("-> i32 {", "-> i32 atomic {"),
        SPIN.replace("b0:\n", "b0:\n  atomic.begin\n"),
        SPIN.replace("r0: i32 = load.acquire i32 @x ", "r0: i32 = copy i32 0"),
        SPIN.replace("  jump b1", "  jump b1(i32 0)")
            .replace("b1:", "b1(r2: i32):")
            .replace("  branch r1", "  r3: i32 = add r2, i32 1\n  branch r1")
            .replace("yield\n  jump b1(i32 0)", "jump b1(r3)"),
    ];
    for text in cases {
        let (result, outcome) = after(&text, |p| waits::run(p, &IN_ORDER));
        assert!(!outcome.changed, "{text}\n{result}");
    }
}

const COUNT: &str = r#"
target lp64
entry @main
func @main() -> i32 {
b0:
  jump b1(i32 0)
b1(r0: i32 "i"):
  r1: i1 = cmp.slt r0, i32 3
  branch r1, b2, b3
b2:
  r2: i32 = add r0, i32 1
  jump b1(r2)
b3:
  observe r0
  return r0
}
"#;

#[test]
fn a_counted_loop_folds_completely() {
    let all = |bound| {
        move |p: &mut Program| {
            unroll::run(p, &unroll::Config::by(bound)).and(simplify::run(p, &simplify::Config::default()))
        }
    };
    let expect = "target lp64\nentry @main\nfunc @main() -> i32 {\nb0:\n  observe i32 3\n  return i32 3\n}\n";
    check(COUNT, expect, all(3));
    let (result, _) = after(COUNT, all(2));
    assert_eq!(bounds::cuts(&parse(&result).unwrap()).len(), 1, "{result}");
    assert!(result.contains("bound reached: loop in main repeated 2 times"), "{result}");
}

#[test]
fn dependencies_stay() {
    let text = r#"
target lp64
global @x: 4 align 4
entry @main
func @main() -> i32 {
b0:
  r0: i32 = load i32 @x
  r1: i32 = xor r0, r0
  r2: i32 = and r0, i32 0
  r3: i32 = mul r0, i32 0
  r4: i32 = sub r0, r0
  r5: i1 = cmp.eq r0, r0
  r6: i32 = select r5, r0, r0
  store @x, r1
  store @x, r2
  store @x, r3
  store @x, r4
  store @x, r6
  r7: i32 = udiv i32 1, i32 0
  r8: i32 = shl i32 1, i32 32
  observe r8
  assert.assertion true, "kept"
  branch r5, b1, b1
b1:
  return i32 0
}
"#;
    check(text, text, |p| simplify::run(p, &simplify::Config::default()));
}

#[test]
fn simplification_folds_copies_and_constants() {
    let text = r#"
target lp64
global @x: 8 align 4
entry @main
func @main() -> i32 {
b0:
  r0: i32 = add i32 2, i32 3
  r1: i32 "y" = copy r0
  r2: ptr = ptradd @x, i64 4
  r3: i32 = load i32 r2
  r4: i32 "z" = copy r3
  r5: i32 = mul r4, r4
  r6: i32, r7: i1 = overflow.sadd r1, i32 2147483647
  branch r7, b1(r4), b2
b1(r8: i32):
  jump b3(r8)
b2:
  jump b3(i32 9)
b3(r9: i32):
  return r9
}
"#;
    let expect = r#"
target lp64
global @x: 8 align 4
entry @main
func @main() -> i32 {
b0:
  r0: i32 "z" = load i32 @x+4
  return r0
}
"#;
    check(text, expect, |p| simplify::run(p, &simplify::Config::default()));
}

const CALLS: &str = r#"
target lp64
global @x: 4 align 4
entry @main
func @lock(r0: ptr "l") -> i32 atomic library @?:1:1 {
b0:
  r1: ptr = alloca i64 4 align 4                                 @?:2:1
  r2: i32 = load i32 r0                                          @?:3:1
  return r2                                                      @?:4:1
}
func @down(r0: i32 "n") -> i32 {
b0:
  r1: i32 = call @down(r0)
  return r1
}
func @main() -> i32 {
b0:
  r0: i32 "v" = call @lock(@x)                                   @?:9:1
  r1: i32 = call @down(r0)
  return r1
}
"#;

#[test]
fn calls_are_inlined() {
    let config = inline::Config { max_size: 1000, recursion: inline::Recursion::Bound(1) };
    let (result, outcome) = after(CALLS, |p| inline::run(p, &config));
    let main = result.split("func @main").nth(1).unwrap();
    assert_eq!(outcome.left, 0);
    assert!(!main.contains("call "), "{main}");
    for part in ["stacksave", "stackrestore", "atomic.begin", "atomic.end", "\"l\" = copy @x", "\"v\""] {
        assert!(main.contains(part), "{part} in {main}");
    }
    assert!(main.contains("bound reached: recursion of down"), "{main}");
    assert!(!main.contains("@?:3:1"), "library steps stand at the call: {main}");
    let keep = inline::Config { recursion: inline::Recursion::Keep, ..config };
    let (result, outcome) = after(CALLS, |p| inline::run(p, &keep));
    assert!(outcome.left > 0 && result.split("func @main").nth(1).unwrap().contains("call @down"), "{result}");
}

#[test]
fn slicing_deletes_what_nothing_reads() {
    let text = r#"
target lp64
global @statistics: 4 align 4
global @x: 4 align 4
entry @main
func @main() -> i32 {
b0:
  r0: i32 = load i32 @statistics
  r1: i32 = add r0, i32 1
  store @statistics, r1
  r2: i32 = load.acquire i32 @x
  r3: i32 = load i32 @x
  r4: i1 = cmp.eq r3, i32 0
  store @x, i32 1
  assert.assertion r4, "zero"
  return i32 0
}
"#;
    let (result, _) = after(text, |p| slice::run(p, &slice::Config { accesses: slice::Accesses::Slice }));
    assert!(!result.contains("@statistics,") && !result.contains("i32 @statistics"), "{result}");
    for kept in ["load.acquire", "load i32 @x", "store @x", "assert"] {
        assert!(result.contains(kept), "{kept} in {result}");
    }
    let (result, outcome) = after(text, |p| slice::run(p, &slice::Config::default()));
    assert!(!outcome.changed, "{result}");
}

#[test]
fn escaping_objects_are_found() {
    use super::escape::{escape, Accessors};
    use crate::{BlockId, FuncId, GlobalId};
    let text = r#"
target lp64
global @shared: 4 align 4
global @mine: 4 align 4
global @published: 4 align 4
global @unused: 4 align 4
global @workers: 4 align 4
entry @main
func @keep(r0: ptr) {
b0:
  store r0, i32 1
  return
}
func @publish(r0: ptr) {
b0:
  store @shared, r0
  return
}
func @worker(r0: ptr) {
b0:
  r1: i32 = load i32 @shared
  store @workers, i32 1
  return
}
func @main() {
b0:
  r0: ptr = alloca i64 4 align 4
  r1: ptr = alloca i64 4 align 4
  r2: ptr = malloc i64 4, i64 4
  r3: ptr = malloc i64 4, i64 4
  r4: ptr = ptradd r1, i64 2
  call @keep(r0)
  call @publish(r4)
  store r2, i32 5
  r5: i64 = threadnew
  threadstart r5, @worker, r3
  store @mine, i32 1
  call @publish(@published)
  return
}
"#;
    let program = parse(text).unwrap();
    verify(&program).unwrap();
    let escape = escape(&program);
    let local: Vec<bool> = (0..5).map(|ip| escape.object_is_local(FuncId(3), BlockId(0), ip)).collect();
    assert_eq!(local, [true, false, true, false, false]);
    let accessors: Vec<Accessors> = (0..5).map(|g| escape.global_accessors(GlobalId(g))).collect();
    let one = |f| Accessors::One(FuncId(f));
    assert_eq!(accessors, [Accessors::Many, one(3), Accessors::Many, Accessors::None, one(2)]);
}
