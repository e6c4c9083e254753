//! Creation and join order what threads do also through threads that do nothing themselves: replay refuses a run in which a load misses
//! a store that is before it in this way, and the constraints without an order say the same.

use fencepost_check::enumerate::machine::walk;
use fencepost_check::replay::constraints::{constraints, Constraints};
use fencepost_check::replay::replay;
use fencepost_check::trace::{OrderItem, TraceFinding, TraceKind, Word};
use fencepost_check::{Budget, Trace};
use fencepost_ir::Program;
use fencepost_models::{sc, MODELS};

/// Functions over the variable `x`; `main` is the last. Registers are made one after the other; `NEW` is the next one, `LAST` the one before.
fn program(functions: &[(&str, &str)]) -> Program {
    let function = |(name, body): &(&str, &str)| {
        let (head, mut next, end) = match *name {
            "main" => ("func @main() -> i32".to_string(), 0, "i32 0"),
            _ => (format!("func @{name}(r0: ptr) -> ptr"), 1, "ptr 0"),
        };
        let mut text = format!("{head} {{\nb0:\n");
        for line in body.lines() {
            let line = line.replace("LAST", &format!("r{}", next - 1)).replace("NEW", &format!("r{next}"));
            next += i32::from(line.contains(" = "));
            text.push_str(&format!("  {line}\n"));
        }
        text + &format!("  return {end}\n}}\n")
    };
    let text: String = functions.iter().map(function).collect();
    let text = format!("target lp64\nglobal @x: 4 align 4\nentry @main\n\n{text}");
    fencepost_ir::text::parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// The one run of the program, whose load sees its store.
fn run(program: &Program) -> Trace {
    let run = walk::run(program, &sc::SC, 0, 1000, &Budget::unlimited(), &mut |_| {}).expect("sc has a machine");
    let mut trace = run.trace;
    trace.finding = TraceFinding::default();
    trace
}

/// The run in which the load comes first and sees the initial value.
fn early(trace: &Trace) -> Trace {
    let mut early = trace.clone();
    let load = early.events.iter().position(|e| e.kind == TraceKind::Load).expect("there is a load") as u32;
    assert_eq!(early.events[load as usize].read, Some(Word { bits: 1, undef: 0 }));
    early.events[load as usize].read = Some(Word { bits: 0, undef: 0 });
    early.events[load as usize].reads_from = vec![None];
    let item = OrderItem { event: load, store: false };
    early.order.retain(|o| *o != item);
    early.order.insert(0, item);
    early
}

/// Whether the constraints put the store before the load.
fn is_ordered(asked: &Constraints) -> bool {
    let access = |store| asked.accesses.iter().position(|a| a.store == store).expect("there is one") as u32;
    let mut reached = vec![access(true)];
    let mut next = 0;
    while let Some(&at) = reached.get(next) {
        next += 1;
        for (_, to) in asked.kept.iter().filter(|(from, _)| *from == at) {
            if !reached.contains(to) {
                reached.push(*to);
            }
        }
    }
    reached.contains(&access(false))
}

fn check(functions: &[(&str, &str)]) {
    let program = program(functions);
    let trace = run(&program);
    for model in MODELS {
        assert_eq!(replay(&program, model, &trace), Ok(()), "{}", model.name);
        let refused = replay(&program, model, &early(&trace)).expect_err(model.name);
        assert!(refused.contains("by creation or join"), "{}: {refused}", model.name);
        let asked = constraints(&program, model, &trace).expect("the run can be executed again");
        assert!(is_ordered(&asked), "{}", model.name);
    }
}

const STORE: &str = "store @x, i32 1\n";
const LOAD: &str = "NEW: i32 = load i32 @x\n";

fn start(thread: &str) -> String {
    format!("NEW: i64 = threadnew\nthreadstart LAST, @{thread}, ptr 0\n")
}

fn start_and_join(thread: &str) -> String {
    format!("{}NEW: ptr = threadjoin LAST\n", start(thread))
}

#[test]
fn a_grandchild_begins_after_its_grandmaker() {
    let main = format!("{STORE}{}", start("middle"));
    check(&[("last", LOAD), ("middle", &start("last")), ("main", &main)]);
}

#[test]
fn a_grandchild_ends_before_its_grandmaker_goes_on() {
    let main = format!("{}{LOAD}", start_and_join("middle"));
    check(&[("last", STORE), ("middle", &start_and_join("last")), ("main", &main)]);
}

#[test]
fn what_was_joined_is_before_what_is_made_then() {
    let main = format!("{}{}", start_and_join("writer"), start_and_join("reader"));
    check(&[("writer", STORE), ("reader", LOAD), ("main", &main)]);
}
