//! The smallest sets are the smallest: on generated programs they are compared with all subsets of the candidates, each
//! decided by the reference explorer.
//!
//! A generated program asserts that its final state is one of those that `sc` allows. The search works with the
//! symbolic engine. The explorer must find every proposal safe; every smaller set of places unsafe, even with full
//! fences at all of them (more fences never allow more runs); and where a fence has one or two bits (`tso`, `pso`) the
//! proposals must be exactly the sets of that size which are safe, and not safe without one of their elements.
//!
//! `FENCEPOST_CASES=500` runs so many seeds instead of the usual few; `FENCEPOST_SEED=S` starts at seed S.

use fencepost_check::enumerate::generate::{cells, lower_ending, Ending, Expr, Place, Random, Stmt, Test};
use fencepost_check::enumerate::{axioms, machine, Enumerate, Options as Explore};
use fencepost_check::{Budget, Engine, Properties, Property, Task, Verdict};
use fencepost_fences::candidates::{candidates, changes};
use fencepost_fences::{propose, Candidate, Edit, EditKind, Effort, Judgement, Need, Options, Style};
use fencepost_ir::passes::fences::{self, Change};
use fencepost_ir::{FenceKind, FenceMask, Order, Program, RmwOp};
use fencepost_models::{pso, relaxed, rmo, sc, tso, Model};
use fencepost_symbolic::Symbolic;
use std::collections::BTreeSet;
use std::time::Duration;

const ASSERT: Properties = Properties::NONE;
const TIME: Duration = Duration::from_secs(10);

fn task<'p>(program: &'p Program, model: &'static Model) -> Task<'p> {
    let budget = Budget::new(Some(TIME), None);
    Task { program, model, properties: ASSERT.with(Property::Assert), unwind: None, budget }
}

/// The final states under `sc`, if the explorer finds them all.
fn finals(test: &Test) -> Option<Vec<Vec<u64>>> {
    let program = lower_ending(test, Ending::Ignore);
    let task = task(&program, &sc::SC);
    let options = Explore { finals: true, ..Explore::default() };
    let seen = machine::explore(&task, &options).unwrap_or_else(|| axioms::explore(&task, &options));
    let names: Vec<String> = cells(test).iter().map(|c| c.name()).collect();
    let state = |s: &fencepost_check::enumerate::FinalState| -> Vec<u64> {
        names.iter().map(|n| s.value(n).unwrap_or_default() as u64).collect()
    };
    let all: BTreeSet<Vec<u64>> = seen.finals.iter().map(state).collect();
    let complete = seen.stopped.is_none() && seen.undecided.is_empty() && seen.limits.is_empty();
    (complete && !all.is_empty() && all.len() < 60).then(|| all.into_iter().collect())
}

fn judge(program: &Program, model: &'static Model, _: Effort) -> Judgement {
    match Symbolic.check(&task(program, model)).verdict {
        Verdict::Safe { scope } => Judgement::Safe(scope),
        Verdict::Unsafe { trace, .. } => Judgement::Violation(vec![*trace]),
        Verdict::Unknown { reason } => Judgement::Unknown(reason),
    }
}

/// Whether the explorer finds the program with these changes safe, if it knows.
fn is_safe(program: &Program, model: &'static Model, set: &[Candidate]) -> Option<bool> {
    let mut program = program.clone();
    fences::run(&mut program, &changes(set));
    fencepost_ir::verify::verify(&program).unwrap_or_else(|e| panic!("{}", e[0]));
    match Enumerate.check(&task(&program, model)).verdict {
        Verdict::Safe { .. } => Some(true),
        Verdict::Unsafe { .. } => Some(false),
        Verdict::Unknown { .. } => None,
    }
}

fn groups(set: &[Candidate]) -> usize {
    set.iter().map(Candidate::group).collect::<BTreeSet<_>>().len()
}

/// All subsets of so many elements.
fn subsets<T: Copy>(of: &[T], size: usize) -> Vec<Vec<T>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (i, first) in of.iter().enumerate() {
        for mut rest in subsets(&of[i + 1..], size - 1) {
            rest.insert(0, *first);
            all.push(rest);
        }
    }
    all
}

/// Compares on one program and model; whether there was anything to compare.
fn compare(seed: u64, program: &Program, model: &'static Model) -> bool {
    let options = Options { limit: 1000, redundant: false, races: false };
    let answer = propose(program, model, &mut judge, &options);
    let context = || format!("seed {seed} under {}\n{program}\n{answer:#?}", model.name);
    match &answer.need {
        Need::Nothing(_) => {
            assert_ne!(is_safe(program, model, &[]), Some(false), "{}", context());
            return false;
        }
        Need::Fences => {}
        Need::Repair { .. } | Need::Unknown(_) => panic!("{}", context()),
    }
    assert_eq!(is_safe(program, model, &[]), Some(false), "{}", context());
    for proposal in &answer.proposals {
        assert_ne!(is_safe(program, model, &proposal.set), Some(false), "{}", context());
    }
    // The threads are joined before `main` asserts anything: a fence there is no use.
    let useful = |c: &&Candidate| {
        let f = fences::sites(program).into_iter().find(|s| s.place == c.place);
        c.is_fence() && f.is_some_and(|s| s.func != program.entry)
    };
    let own: Vec<Candidate> = candidates(program, model).iter().filter(useful).copied().collect();
    let places: Vec<_> = own.iter().map(Candidate::group).collect::<BTreeSet<_>>().into_iter().collect();
    let fewest = groups(&answer.proposals[0].set);
    for chosen in (0..fewest).flat_map(|n| subsets(&places, n)) {
        let set: Vec<Candidate> = own.iter().filter(|c| chosen.contains(&c.group())).copied().collect();
        assert_ne!(is_safe(program, model, &set), Some(true), "{chosen:?} is enough\n{}", context());
    }
    let bits = own.len() / places.len().max(1);
    if bits <= 2 && own.len() <= 16 {
        compare_all(program, model, &own, fewest, &answer.proposals, &context);
    }
    true
}

fn compare_all(
    program: &Program,
    model: &'static Model,
    own: &[Candidate],
    fewest: usize,
    proposals: &[fencepost_fences::Proposal],
    context: &dyn Fn() -> String,
) {
    let mut expected: Vec<Vec<Candidate>> = Vec::new();
    for set in (fewest..=2 * fewest).flat_map(|n| subsets(own, n)).filter(|s| groups(s) == fewest) {
        let smaller = |found: &Vec<Candidate>| found.iter().all(|c| set.contains(c));
        if expected.iter().any(smaller) {
            continue;
        }
        match is_safe(program, model, &set) {
            Some(true) => expected.push(set),
            Some(false) => {}
            None => return,
        }
    }
    expected.iter_mut().for_each(|s| s.sort());
    let fences: Vec<_> = proposals.iter().filter(|p| p.style == Style::Fences).collect();
    for proposal in &fences {
        let mut set = proposal.set.clone();
        set.sort();
        assert!(expected.contains(&set), "{set:?} is not one of {expected:?}\n{}", context());
        for (edit, other) in proposal.edits.iter().flat_map(|e| e.instead.iter().map(move |i| (e, i))) {
            let mut moved: Vec<Candidate> = set.iter().filter(|c| !added(edit).contains(c)).copied().collect();
            moved.extend(added(other));
            moved.sort();
            assert!(expected.contains(&moved), "{moved:?} is not one of {expected:?}\n{}", context());
        }
    }
    // Whatever is enough is named: a proposal, or a proposal with fences that stand elsewhere.
    for set in &expected {
        let named = |p: &&fencepost_fences::Proposal| {
            let edits = p.edits.iter().flat_map(|e| std::iter::once(e).chain(&e.instead));
            let all: Vec<Candidate> = edits.flat_map(added).collect();
            set.iter().all(|c| all.contains(c))
        };
        assert!(fences.iter().any(named), "{set:?} is not named\n{}", context());
    }
}

/// The candidates that an edit stands for.
fn added(edit: &Edit) -> Vec<Candidate> {
    let EditKind::Fence { mask, behind } = edit.kind else { return Vec::new() };
    let bits = [FenceMask::LL, FenceMask::LS, FenceMask::SL, FenceMask::SS];
    let change = |bit: FenceMask| if behind { Change::Behind(bit.0) } else { Change::Before(bit.0) };
    let held = bits.into_iter().filter(|b| mask.covers(*b));
    held.map(|b| Candidate { place: edit.place, change: change(b), in_loop: false }).collect()
}

/// Two or three threads that mostly load and store relaxed: programs that fences can do something about.
fn random(seed: u64) -> Test {
    let mut r = Random::new(seed);
    let threads = 2 + usize::from(r.below(4) == 0);
    let mut body = |n: usize| {
        let mut stmts = Vec::new();
        for i in 0..n {
            let place = Place::of(r.below(2) as u8);
            let order = if r.below(2) == 0 { Order::Plain } else { Order::Relaxed };
            let reg = i as u8;
            stmts.push(match r.below(20) {
                0 => Stmt::Fence(FenceKind::C([Order::Acquire, Order::Release, Order::SeqCst][r.below(3)])),
                1 => Stmt::Rmw { reg, op: RmwOp::Add, place, value: Expr::Const(1), order: Order::Relaxed },
                2 => {
                    let then = vec![Stmt::Load { reg: 3, place: Place::of(0), order }];
                    Stmt::If { reg: i.saturating_sub(1) as u8, equals: 1, then, other: Vec::new() }
                }
                3..=10 => Stmt::Load { reg, place, order },
                _ => Stmt::Store { place, value: Expr::Const(1 + r.below(2) as u8), order },
            });
        }
        stmts
    };
    let threads = (0..threads).map(|t| body(if t == 2 { 2 } else { 2 + (seed as usize + t) % 2 })).collect();
    Test { threads, vars: 2 }
}

#[test]
fn smallest_sets_are_those_that_exhaustive_search_finds() {
    let number = |name: &str, usual: u64| std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(usual);
    let first = number("FENCEPOST_SEED", 0);
    let (mut compared, mut programs) = ([0; 4], 0);
    for seed in first..first + number("FENCEPOST_CASES", 80) {
        let test = random(seed);
        let Some(states) = finals(&test) else { continue };
        let program = lower_ending(&test, Ending::Among(&states));
        programs += 1;
        for (n, model) in [&tso::TSO, &pso::PSO, &rmo::RMO, &relaxed::RELAXED].into_iter().enumerate() {
            compared[n] += u64::from(compare(seed, &program, model));
        }
    }
    println!("{programs} programs; with missing fences under tso, pso, rmo, relaxed: {compared:?}");
    assert!(compared.iter().all(|n| *n > 0), "{compared:?}");
}
