//! Programs on which the two faces once disagreed, each with the number of final states that the axioms give.

use fencepost_check::enumerate::{confirm, explore, Face, Options};
use fencepost_check::{Budget, Properties, Property, Task};

/// Two threads with the given bodies over `x` and `y`, each ending in a store of `r1` to its own variable.
fn program(left: &str, right: &str) -> String {
    let thread = |name: &str, out: &str, body: &str| {
        format!("func @{name}(r0: ptr) -> ptr {{\nb0:\n{body}  store @{out}, r1\n  return ptr 0\n}}\n")
    };
    format!(
        "target lp64\nglobal @f: 3 align 1 constant = {{ 0: bytes \"%s\\x00\" }}\nglobal @x: 4 align 4\nglobal @y: 4 align 4\nglobal @a: 4 align 4\nglobal @b: 4 align 4\nentry @main\n\n\
         {}{}func @main() -> i32 {{\nb0:\n  r0: i64 = threadnew\n  threadstart r0, @left, ptr 0\n  r1: i64 = threadnew\n  \
         threadstart r1, @right, ptr 0\n  r2: ptr = threadjoin r0\n  r3: ptr = threadjoin r1\n  return i32 0\n}}\n",
        thread("left", "a", left),
        thread("right", "b", right)
    )
}

fn check(left: &str, right: &str, model: &str, expected: usize) {
    let text = program(left, right);
    let program = fencepost_ir::text::parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let model = fencepost_models::model(model).expect("the model exists");
    let task =
        Task { program: &program, model, properties: Properties::NONE, unwind: None, budget: Budget::unlimited() };
    let options = Options { finals: true, ..Options::default() };
    let seen = |face| explore(&task, face, &options).expect("the model has both faces").finals;
    let (machine, axioms) = (seen(Face::Machine), seen(Face::Axioms));
    assert_eq!(machine, axioms, "{} on\n{text}", model.name);
    assert_eq!(axioms.len(), expected, "{} on\n{text}", model.name);
}

/// A section of stores only may stay in the buffer: it is no fence.
#[test]
fn a_section_of_stores_is_no_fence() {
    let side = |own: &str, other: &str| {
        format!("  atomic.begin\n  store @{own}, i32 1\n  atomic.end\n  r1: i32 = load i32 @{other}\n")
    };
    check(&side("x", "y"), &side("y", "x"), "sc", 3);
    check(&side("x", "y"), &side("y", "x"), "tso", 4);
    check(&side("x", "y"), &side("y", "x"), "pso", 4);
}

/// A section that loads has its stores in memory when it ends.
#[test]
fn a_section_that_loads_is_whole() {
    let side = |own: &str, other: &str| {
        format!("  atomic.begin\n  store @{own}, i32 1\n  r1: i32 = load i32 @{other}\n  atomic.end\n")
    };
    for model in ["sc", "tso", "pso"] {
        check(&side("x", "y"), &side("y", "x"), model, 2);
    }
}

/// A store-load fence holds back loads, not stores: under pso the second store may arrive first.
#[test]
fn a_store_load_fence_holds_back_no_store() {
    let left = "  store.seq_cst @y, i32 1\n  store @x, i32 1\n  r1: i32 = copy i32 0\n";
    let right = "  r2: i32 = load i32 @x\n  r3: i32 = load i32 @y\n  r4: i32 = shl r2, i32 1\n  r1: i32 = or r4, r3\n";
    check(left, right, "tso", 3);
    check(left, right, "pso", 4);
}

/// A string that is printed is loaded: the thread's own store is seen at once, the other's later or not at all.
#[test]
fn a_printed_string_is_loaded() {
    let own = "  store @x, i32 97\n  r1: i32 = print @f, @x\n";
    let other = "  r1: i32 = print @f, @x\n";
    for model in ["sc", "tso", "pso"] {
        check(own, other, model, 2);
    }
    let side = |own: &str, other: &str| format!("  store @{own}, i32 97\n  r1: i32 = print @f, @{other}\n");
    check(&side("x", "y"), &side("y", "x"), "sc", 3);
    check(&side("x", "y"), &side("y", "x"), "tso", 4);
    check(&side("x", "y"), &side("y", "x"), "pso", 4);
}

/// A section in which an assumption fails has not happened: nobody sees its first half.
#[test]
fn a_section_that_cannot_end_is_not_seen() {
    let left = |holds: &str| {
        format!(
            "  atomic.begin\n  store @x, i32 1\n  assume {holds}\n  store @x, i32 0\n  atomic.end\n  r1: i32 = copy i32 0\n"
        )
    };
    let right = "  r1: i32 = load i32 @x\n  r2: i1 = cmp.eq r1, i32 0\n  assert.assertion r2, \"half a section\"\n";
    for model in ["sc", "tso", "pso"] {
        for holds in ["true", "false"] {
            let text = program(&left(holds), right);
            let program = fencepost_ir::text::parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
            let model = fencepost_models::model(model).expect("the model exists");
            let properties = Properties::NONE.with(Property::Assert);
            let task = Task { program: &program, model, properties, unwind: None, budget: Budget::unlimited() };
            for face in [Face::Machine, Face::Axioms] {
                let seen = explore(&task, face, &Options::default()).expect("the model has both faces");
                assert!(seen.findings.is_empty() && seen.undecided.is_empty(), "{} {face:?} {holds}", model.name);
            }
        }
    }
}

/// The runs that the machine shows replay, where stores to memory that nobody else touches are in atomic sections: `a` is the left
/// thread's own. Such a store has its place with the section: also if the section is in the buffer when the run ends, if it fails
/// halfway, if it loads behind a fence, or if it makes a thread.
#[test]
fn private_stores_in_sections_replay() {
    let shared = "  store @x, i32 2\n  store @y, i32 2\n  r1: i32 = copy i32 0\n";
    let end = "  r1: i32 = copy i32 0\n  assert.assertion false, \"end\"\n";
    let loads = "  r2: i32 = load i32 @y\n  atomic.end\n";
    let ends = "  r2: i32 = copy i32 0\n  atomic.end\n";
    let fails = "  r2: i32 = load i32 @y\n  assert.assertion false, \"inside\"\n  atomic.end\n";
    for before in ["", "  store @x, i32 3\n", "  store @x, i32 3\n  fence pairs SS\n"] {
        for first in ["", "  store @x, i32 1\n"] {
            for middle in ["", "  fence seq_cst\n", "  fence pairs SL\n", "  fence pairs SS\n"] {
                for last in [
                    "  r3: i32 = copy i32 0\n",
                    "  r3: i32 = copy i32 0\n  store @y, i32 1\n",
                    "  r3: i32 = rmw.xchg.seq_cst @x, i32 4\n",
                ] {
                    for close in [ends, loads, fails] {
                        let section = format!("  atomic.begin\n{first}  store @a, i32 1\n{middle}{last}{close}");
                        replays(&format!("{before}{section}{end}"), shared);
                    }
                }
            }
        }
    }
}

/// A store to one's own memory comes behind an earlier one to the same place that has to wait for its section.
#[test]
fn private_stores_keep_their_order() {
    let section = "  atomic.begin\n  store @a, i32 1\n  store @x, i32 1\n  store @y, i32 1\n  atomic.end\n";
    let left = format!("{section}  store @a, i32 2\n  r1: i32 = copy i32 0\n  assert.assertion false, \"end\"\n");
    replays(&left, "  store @x, i32 2\n  store @y, i32 2\n  r1: i32 = copy i32 0\n");
}

/// Every finding of the machine is confirmed, on every model that has one.
fn replays(left: &str, right: &str) {
    let text = program(left, right);
    let program = fencepost_ir::text::parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    for model in ["sc", "tso", "pso"] {
        let model = fencepost_models::model(model).expect("the model exists");
        let properties = Properties::NONE.with(Property::Assert);
        let task = Task { program: &program, model, properties, unwind: None, budget: Budget::unlimited() };
        let seen = explore(&task, Face::Machine, &Options::default()).expect("the model has a machine");
        assert!(!seen.findings.is_empty(), "{} on\n{text}", model.name);
        for (_, trace) in &seen.findings {
            confirm(&program, model, trace).unwrap_or_else(|e| panic!("{}: {e}\n{text}", model.name));
        }
    }
}
