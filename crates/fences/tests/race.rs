//! What ends a race: proposals are compared with the reference explorer, whose happens-before is the definition.
//!
//! Programs publish data by a flag, with orders and fences that are drawn from a seed. The search works with the symbolic engine.
//! The explorer must find every proposal free of races, and every smaller set of places racy, even with all that could stand there;
//! and what is said to be beyond repair must be racy with everything there is.
//!
//! `FENCEPOST_CASES=500` runs so many seeds instead of the usual few; `FENCEPOST_SEED=S` starts at seed S.

use fencepost_check::enumerate::generate::{lower, Expr, Place, Random, Stmt, Test};
use fencepost_check::enumerate::{axioms, Options as Explore};
use fencepost_check::{Budget, Engine, Properties, Property, Task, Verdict};
use fencepost_fences::candidates::{changes, synchronising};
use fencepost_fences::{propose, Answer, Candidate, EditKind, Effort, Judgement, Need, Options, Style};
use fencepost_ir::passes::fences;
use fencepost_ir::{FenceKind, Order, Program};
use fencepost_models::{relaxed, sc, tso, Model, MODELS};
use fencepost_symbolic::Symbolic;
use std::collections::BTreeSet;
use std::time::Duration;

const FLAG: u8 = 0;
const DATA: u8 = 1;

fn task<'p>(program: &'p Program, model: &'static Model) -> Task<'p> {
    let budget = Budget::new(Some(Duration::from_secs(10)), None);
    Task { program, model, properties: Properties::NONE.with(Property::Race), unwind: None, budget }
}

fn judge(program: &Program, model: &'static Model, _: Effort) -> Judgement {
    match Symbolic.check(&task(program, model)).verdict {
        Verdict::Safe { scope } => Judgement::Safe(scope),
        Verdict::Unsafe { trace, .. } => Judgement::Violation(vec![*trace]),
        Verdict::Unknown { reason } => Judgement::Unknown(reason),
    }
}

fn search(program: &Program, model: &'static Model) -> Answer {
    propose(program, model, &mut judge, &Options { limit: 20, redundant: false, races: true })
}

/// Whether the explorer finds a race in the program with these changes, if it knows.
fn races(program: &Program, model: &'static Model, set: &[Candidate]) -> Option<bool> {
    let mut program = program.clone();
    fences::run(&mut program, &changes(set));
    let seen = axioms::explore(&task(&program, model), &Explore::default());
    if !seen.findings.is_empty() {
        return Some(true);
    }
    (seen.stopped.is_none() && seen.undecided.is_empty() && seen.limits.is_empty()).then_some(false)
}

fn store(var: u8, order: Order) -> Stmt {
    Stmt::Store { place: Place::of(var), value: Expr::Const(1), order }
}

/// Data, a flag; and data behind the flag.
fn publication(write: &[Stmt], read: Order, behind: &[Stmt]) -> Program {
    let mut writer = vec![store(DATA, Order::Plain)];
    writer.extend_from_slice(write);
    let mut then = behind.to_vec();
    then.push(Stmt::Load { reg: 1, place: Place::of(DATA), order: Order::Plain });
    let load = Stmt::Load { reg: 0, place: Place::of(FLAG), order: read };
    let reader = vec![load, Stmt::If { reg: 0, equals: 1, then, other: Vec::new() }];
    lower(&Test { threads: vec![writer, reader], vars: 2 })
}

#[test]
fn a_relaxed_flag_needs_a_release_and_an_acquire() {
    let program = publication(&[store(FLAG, Order::Relaxed)], Order::Relaxed, &[]);
    for model in MODELS.into_iter().filter(|m| !m.operations) {
        let answer = search(&program, model);
        assert!(matches!(answer.need, Need::Fences), "{}: {answer:#?}", model.name);
        let orders = answer.proposals.iter().find(|p| p.style == Style::Orders).expect("orders are enough");
        let edits: Vec<EditKind> = orders.edits.iter().map(|e| e.kind).collect();
        let wanted = [
            EditKind::Order { from: Order::Relaxed, to: Order::Release },
            EditKind::Order { from: Order::Relaxed, to: Order::Acquire },
        ];
        assert!(edits.len() == 2 && wanted.iter().all(|w| edits.contains(w)), "{}: {edits:?}", model.name);
        for proposal in &answer.proposals {
            assert_eq!(races(&program, model, &proposal.set), Some(false), "{}: {proposal:#?}", model.name);
            let groups: BTreeSet<_> = proposal.set.iter().map(Candidate::group).collect();
            for gone in groups {
                let rest: Vec<Candidate> = proposal.set.iter().filter(|c| c.group() != gone).copied().collect();
                assert_eq!(races(&program, model, &rest), Some(true), "{}: {rest:#?}", model.name);
            }
        }
    }
}

#[test]
fn nothing_orders_plain_accesses_alone() {
    let threads = vec![vec![store(DATA, Order::Plain)], vec![store(DATA, Order::Plain)]];
    let program = lower(&Test { threads, vars: 2 });
    for model in [&sc::SC, &tso::TSO, &relaxed::RELAXED] {
        let answer = search(&program, model);
        assert!(matches!(answer.need, Need::Repair { sc: false, .. }), "{}: {answer:#?}", model.name);
        assert!(answer.proposals.is_empty());
    }
}

fn pick<T: Copy>(r: &mut Random, of: &[T]) -> T {
    of[r.below(of.len())]
}

fn fence(r: &mut Random) -> Stmt {
    Stmt::Fence(FenceKind::C(pick(r, &[Order::Acquire, Order::Release, Order::AcqRel])))
}

fn drawn(seed: u64) -> Program {
    let r = &mut Random::new(seed);
    let mut write = Vec::new();
    if r.below(3) == 0 {
        write.push(fence(r));
    }
    write.push(store(FLAG, pick(r, &[Order::Plain, Order::Relaxed, Order::Relaxed, Order::Release])));
    if r.below(4) == 0 {
        write.push(store(DATA, Order::Plain));
    }
    let behind: Vec<Stmt> = if r.below(3) == 0 { vec![fence(r)] } else { Vec::new() };
    publication(&write, pick(r, &[Order::Relaxed, Order::Relaxed, Order::Acquire]), &behind)
}

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}

#[test]
fn proposals_are_the_smallest() {
    let (first, cases) = (number("FENCEPOST_SEED", 0), number("FENCEPOST_CASES", 12));
    let mut proposed = 0;
    for seed in first..first + cases {
        let program = drawn(seed);
        let model = MODELS[1 + 2 * (seed % 3) as usize];
        let answer = search(&program, model);
        let context = || format!("seed {seed} under {}\n{program}\n{answer:#?}", model.name);
        let all = synchronising(&program, model);
        match &answer.need {
            Need::Nothing(_) => assert_ne!(races(&program, model, &[]), Some(true), "{}", context()),
            Need::Repair { .. } => assert_ne!(races(&program, model, &all), Some(false), "{}", context()),
            Need::Unknown(_) => panic!("{}", context()),
            Need::Fences => {
                proposed += 1;
                let count = |set: &[Candidate]| set.iter().map(Candidate::group).collect::<BTreeSet<_>>().len();
                let fewest = answer.proposals.iter().map(|p| count(&p.set)).min().unwrap_or(0);
                for proposal in &answer.proposals {
                    assert_ne!(races(&program, model, &proposal.set), Some(true), "{}", context());
                }
                assert!(fewest <= 2, "{}", context());
                let groups: BTreeSet<_> = all.iter().map(Candidate::group).collect();
                for group in groups.into_iter().filter(|_| fewest == 2) {
                    let one: Vec<Candidate> = all.iter().filter(|c| c.group() == group).copied().collect();
                    assert_ne!(races(&program, model, &one), Some(false), "{group:?}\n{}", context());
                }
            }
        }
    }
    assert!(proposed > 0, "some programs need something");
}
