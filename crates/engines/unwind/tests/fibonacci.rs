//! Figure 2 of the paper: after N additions each, the greatest value that can come out is the (2N+2)nd number of Fibonacci.
//!
//! The bound itself is reached, one more is not, with every strategy. `FENCEPOST_CASES=8` goes up to eight additions.

use fencepost_check::{Budget, Properties, Property, Scope, Task, Verdict};
use fencepost_unwind::{check_with, Options, Reads, Strategy};

fn program(n: u32, bound: u64) -> String {
    let thread = |name: &str, own: &str, other: &str| {
        let mut text = format!("func @{name}(r0: ptr) -> ptr {{\nb0:\n");
        for k in 0..n {
            let (a, b, c) = (3 * k + 1, 3 * k + 2, 3 * k + 3);
            text += &format!("  r{a}: i32 = load i32 @{own}\n  r{b}: i32 = load i32 @{other}\n");
            text += &format!("  r{c}: i32 = add r{a}, r{b}\n  store @{own}, r{c}\n");
        }
        text + "  return null\n}\n"
    };
    let global = |name: &str| format!("global @{name}: 4 align 4 = {{ 0: bytes \"\\x01\\x00\\x00\\x00\" }}\n");
    format!(
        "target lp64\n{}{}entry @main\n{}{}func @main() -> i32 {{\nb0:\n  \
         r0: i64 = threadnew\n  threadstart r0, @f1, null\n  r1: i64 = threadnew\n  threadstart r1, @f2, null\n  \
         r2: ptr = threadjoin r0\n  r3: ptr = threadjoin r1\n  \
         r4: i32 = load i32 @i\n  r5: i1 = cmp.slt r4, i32 {bound}\n  assert.assertion r5, \"i\"\n  \
         r6: i32 = load i32 @j\n  r7: i1 = cmp.slt r6, i32 {bound}\n  assert.assertion r7, \"j\"\n  return i32 0\n}}\n",
        global("i"),
        global("j"),
        thread("f1", "i", "j"),
        thread("f2", "j", "i"),
    )
}

fn fibonacci(n: u32) -> u64 {
    let (mut a, mut b) = (0, 1);
    for _ in 0..n {
        (a, b) = (b, a + b);
    }
    a
}

fn answer(n: u32, bound: u64, strategy: Strategy) -> Verdict {
    let program = fencepost_ir::text::parse(&program(n, bound)).expect("the program is well-formed");
    let task = Task {
        program: &program,
        model: fencepost_models::model("sc").expect("sc is a model"),
        properties: Properties::NONE.with(Property::Assert),
        unwind: None,
        budget: Budget::unlimited(),
    };
    check_with(&task, Options { strategy, ..Options::default() }).verdict
}

#[test]
fn the_greatest_value_is_exact() {
    let most = std::env::var("FENCEPOST_CASES").ok().and_then(|v| v.parse().ok()).unwrap_or(2);
    let fine = [Reads::Explicit, Reads::Implicit, Reads::Mixed].map(Strategy::Fine);
    for n in 1..=most {
        let bound = fibonacci(2 * n + 2);
        for strategy in fine.into_iter().chain([Strategy::Intra, Strategy::Inter]) {
            let reached = answer(n, bound, strategy);
            assert!(matches!(reached, Verdict::Unsafe { .. }), "{n} {strategy:?}: {reached:?}");
            let more = answer(n, bound + 1, strategy);
            assert_eq!(more, Verdict::Safe { scope: Scope::All }, "{n} {strategy:?}");
        }
    }
}
