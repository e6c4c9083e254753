//! Whether a model allows a run: the solver's answer is compared with the search through all orders, on generated programs and
//! every model.
//!
//! The search puts one access after the other, looks only at what a load reads then and at creation and join, and asks replay about every order
//! that is complete. So it shares the axioms with nobody but replay.
//! Of each set of fences that forbids a run none can be left out.
//!
//! `FENCEPOST_CASES=1000` takes so many seeds, `FENCEPOST_SEED=S` starts at seed S.
//! Incompleteness: runs with more orders than the search can look at are skipped.

use fencepost_check::enumerate::generate::{cells, lower_ending, Ending, Expr, Place, Random, Stmt, Test};
use fencepost_check::enumerate::{axioms, FinalState, Options};
use fencepost_check::replay::replay;
use fencepost_check::trace::{OrderItem, TraceEvent, TraceKind};
use fencepost_check::{Budget, Engine, Properties, Property, Task, Trace, Verdict};
use fencepost_fences::candidates::changes;
use fencepost_ir::passes::fences;
use fencepost_ir::{FenceKind, FenceMask, FileId, Loc, Order, Program, RmwOp};
use fencepost_models::{relaxed, sc, Model, MODELS};
use fencepost_report::cycle::cycle;
use fencepost_solver::sat::Stopper;
use fencepost_symbolic::Symbolic;
use fencepost_why::order::{standing, with_fences, Standing};
use fencepost_why::why;
use std::collections::BTreeSet;
use std::time::Duration;

/// So many places are tried at most.
const EFFORT: u64 = 20_000;
/// So long may an explorer or an engine take.
const LIMIT: Duration = Duration::from_secs(5);

/// Searches through all orders of a run.
struct Search<'a> {
    program: &'a Program,
    model: &'static Model,
    trace: Trace,
    tried: u64,
}

impl Search<'_> {
    /// Whether some order replays; none if there are too many.
    fn run(program: &Program, model: &'static Model, trace: &Trace) -> Option<bool> {
        let mut search = Search { program, model, trace: trace.clone(), tried: 0 };
        let mut left = trace.order.clone();
        left.sort_by_key(|item| (item.event, item.store));
        search.extend(&mut Vec::new(), &mut left)
    }

    fn extend(&mut self, order: &mut Vec<OrderItem>, left: &mut Vec<OrderItem>) -> Option<bool> {
        self.tried += 1;
        if self.tried > EFFORT {
            return None;
        }
        if left.is_empty() {
            self.trace.order = order.clone();
            self.sources();
            return Some(replay(self.program, self.model, &self.trace).is_ok());
        }
        for i in 0..left.len() {
            let item = left[i];
            if !self.may_come(item, left) || !item.store && !self.reads_right(item, order, left) {
                continue;
            }
            left.remove(i);
            order.push(item);
            let found = self.extend(order, left);
            order.pop();
            left.insert(i, item);
            if found != Some(false) {
                return found;
            }
        }
        Some(false)
    }

    /// Creation and join, and the halves of read-modify-writes.
    fn may_come(&self, item: OrderItem, left: &[OrderItem]) -> bool {
        let events = &self.trace.events;
        let (at, e) = (item.event as usize, &events[item.event as usize]);
        let late = |other: &OrderItem| {
            let (o, other_event) = (other.event as usize, &events[other.event as usize]);
            let between = |kind: TraceKind, of: &TraceEvent, from: usize, to: usize, thread: u32| {
                events.iter().enumerate().any(|(k, f)| {
                    f.kind == kind && f.thread == of.thread && f.addr == u64::from(thread) && k > from && k < to
                })
            };
            let made = between(TraceKind::ThreadStart, other_event, o, usize::MAX, e.thread);
            let joined = between(TraceKind::ThreadJoin, e, 0, at, other_event.thread);
            // What a thread leaves for `main` is the last that it does; nobody minds if it comes as late as it can.
            let left_over = |e: &TraceEvent| e.thread != 0 && e.what.starts_with('r');
            let before = left_over(e) && other_event.thread != 0 && (!left_over(other_event) || o < at);
            made || joined || before || o == at && item.store && !other.store
        };
        !left.iter().any(late)
    }

    /// The store that a byte of a load comes from if the load is the next.
    fn source(&self, load: u32, byte: u64, order: &[OrderItem], left: &[OrderItem]) -> Option<u32> {
        let events = &self.trace.events;
        let covers = |o: &&OrderItem| {
            let e = &events[o.event as usize];
            o.store && e.written.is_some() && byte.wrapping_sub(e.addr) < u64::from(e.size)
        };
        let thread = events[load as usize].thread;
        let own = |o: &&OrderItem| events[o.event as usize].thread == thread && o.event < load;
        // Stores of one thread to one place come in their order.
        let waiting = left.iter().filter(covers).filter(own).map(|o| o.event).max();
        waiting.or_else(|| order.iter().rev().find(covers).map(|o| o.event))
    }

    fn reads_right(&self, item: OrderItem, order: &[OrderItem], left: &[OrderItem]) -> bool {
        let events = &self.trace.events;
        let e = &events[item.event as usize];
        let Some(read) = e.read else { return true };
        (0..u64::from(e.size)).all(|k| match self.source(item.event, e.addr + k, order, left) {
            None => true,
            Some(s) => {
                let written = events[s as usize].written.map_or(0, |w| w.bits);
                let offset = e.addr + k - events[s as usize].addr;
                (written >> (8 * offset)) as u8 == (read.bits >> (8 * k)) as u8
            }
        })
    }

    /// Writes down where loads take their values from.
    fn sources(&mut self) {
        for (place, item) in self.trace.order.clone().iter().enumerate().filter(|(_, item)| !item.store) {
            let (order, left) = (self.trace.order[..place].to_vec(), self.trace.order[place..].to_vec());
            let e = self.trace.events[item.event as usize].clone();
            let mut from: Vec<Option<u32>> =
                (0..u64::from(e.size)).map(|k| self.source(item.event, e.addr + k, &order, &left)).collect();
            from.dedup();
            self.trace.events[item.event as usize].reads_from = from;
        }
    }
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(usual)
}

/// Small tests of two or three threads with few variables, so that most have runs which `sc` does not have: loads and stores of different
/// variables, some read-modify-writes, fences, dependencies and atomic sections between them.
fn test_of(seed: u64) -> Test {
    let mut random = Random::new(seed ^ 0x7768_7900);
    let r = &mut random;
    let threads = 2 + usize::from(r.below(3) == 0);
    let body = |r: &mut Random| {
        let (mut out, mut var) = (Vec::new(), r.below(2) as u8);
        let length = if threads == 3 { 1 + r.below(2) } else { 2 + r.below(2) };
        for k in 0..length {
            if k > 0 && r.below(5) == 0 {
                out.push(Stmt::Fence(FenceKind::Mask(FenceMask(1 << r.below(4)))));
            }
            out.push(statement(r, k as u8, var));
            var = if r.below(5) == 0 { var } else { 1 - var };
        }
        if r.below(8) == 0 {
            out = vec![Stmt::Atomic(out)];
        }
        out
    };
    Test { threads: (0..threads).map(|_| body(r)).collect(), vars: 2 }
}

fn statement(r: &mut Random, k: u8, var: u8) -> Stmt {
    const ORDERS: [Order; 4] = [Order::Plain, Order::Relaxed, Order::Relaxed, Order::SeqCst];
    let order = ORDERS[r.below(4)];
    let bytes = [4, 4, 4, 4, 4, 1, 2][r.below(7)];
    let place = Place { bytes, ..Place::of(var) };
    let depends = k > 0 && r.below(4) == 0;
    let value = 1 + r.below(2) as u8;
    match r.below(9) {
        0..=3 if depends => Stmt::LoadAt { reg: k, place: Place::of(var), index: Expr::Fake(k - 1, 0), order },
        0..=3 => Stmt::Load { reg: k, place, order },
        4..=7 if depends => Stmt::Store { place, value: Expr::Fake(k - 1, value), order },
        4..=7 => Stmt::Store { place, value: Expr::Const(value), order },
        _ => Stmt::Rmw {
            reg: k,
            op: RmwOp::Add,
            place: Place::of(var),
            value: Expr::Const(value),
            order: Order::Relaxed,
        },
    }
}

/// Gives every instruction a line of its own.
fn with_lines(mut program: Program) -> Program {
    program.files.push("test.c".to_string());
    let file = FileId::from_index(program.files.len() - 1);
    let insts = program.functions.iter_mut().flat_map(|f| &mut f.blocks).flat_map(|b| &mut b.insts);
    for (line, inst) in (1..).zip(insts) {
        inst.loc = Loc { file, line, column: 1 };
    }
    program
}

/// The final states of a test, in order.
fn finals(test: &Test, model: &'static Model) -> Vec<Vec<u64>> {
    let program = lower_ending(test, Ending::Ignore);
    let (properties, budget) = (Properties::NONE.with(Property::Assert), Budget::new(Some(LIMIT), None));
    let task = Task { program: &program, model, properties, unwind: Some(2), budget };
    let seen = axioms::explore(&task, &Options { finals: true, ..Options::default() });
    let names: Vec<String> = cells(test).iter().map(|c| c.name()).collect();
    let state = |s: &FinalState| names.iter().map(|n| s.value(n).unwrap_or_default() as u64).collect();
    let mut states: Vec<Vec<u64>> = seen.finals.iter().map(state).collect();
    states.sort();
    states.dedup();
    states
}

/// Programs whose assertion excludes one final state, each with a run of the weakest model that ends there: some state, and some
/// that `sc` does not have.
fn runs(seed: u64, test: &Test) -> Vec<(Program, Trace)> {
    let (all, strong) = (finals(test, &relaxed::RELAXED), finals(test, &sc::SC));
    let weak: Vec<Vec<u64>> = all.iter().filter(|state| !strong.contains(state)).cloned().collect();
    let mut random = Random::new(seed);
    let mut out = Vec::new();
    for (mut states, most) in [(weak, 2), (strong, 1)] {
        for _ in 0..usize::min(most, states.len()) {
            let state = states.swap_remove(random.below(states.len()));
            let program = with_lines(lower_ending(test, Ending::NotAmong(std::slice::from_ref(&state))));
            let (properties, budget) = (Properties::NONE.with(Property::Assert), Budget::new(Some(LIMIT), None));
            let task = Task { program: &program, model: &relaxed::RELAXED, properties, unwind: Some(2), budget };
            if let Verdict::Unsafe { trace, .. } = Symbolic.check(&task).verdict {
                out.push((program, *trace));
            }
        }
    }
    out
}

/// A run has a cycle, with a pair that is turned round, iff no interleaving does it.
fn cycles(seed: u64, trace: &Trace, sc: &Standing) {
    match sc {
        Standing::Allowed(interleaving) => assert_eq!(cycle(interleaving), None, "seed {seed}"),
        Standing::Forbidden => {
            let edges = cycle(trace).unwrap_or_else(|| panic!("seed {seed}: no cycle in {trace:?}"));
            assert!(edges.iter().any(|e| e.turned), "seed {seed}: {edges:?}");
            let next = edges.iter().cycle().skip(1);
            assert!(edges.iter().zip(next).all(|(a, b)| a.to == b.from), "seed {seed}: {edges:?}");
        }
        Standing::Unknown(_) => {}
    }
}

#[test]
fn models_allow_what_the_search_through_all_orders_finds() {
    let never = Stopper::default();
    let first = number("FENCEPOST_SEED", 0);
    let (mut compared, mut skipped, mut forbidden, mut unknown) = (0, 0, 0, 0);
    for seed in first..first + number("FENCEPOST_CASES", 16) {
        let test = test_of(seed);
        for (program, trace) in runs(seed, &test) {
            for model in MODELS.iter().filter(|m| !m.operations) {
                let Some(expected) = Search::run(&program, model, &trace) else {
                    skipped += 1;
                    continue;
                };
                compared += 1;
                forbidden += u32::from(!expected);
                let stands = standing(&program, model, &trace, &never);
                if model.name == sc::SC.name {
                    cycles(seed, &trace, &stands);
                }
                match stands {
                    Standing::Allowed(_) => assert!(expected, "seed {seed}: {} allows a run: {trace:?}", model.name),
                    Standing::Forbidden => {
                        assert!(!expected, "seed {seed}: {} forbids a run: {trace:?}", model.name);
                    }
                    Standing::Unknown(why) => {
                        unknown += 1;
                        assert!(why.contains("memory again"), "seed {seed}: {}: {why}", model.name);
                    }
                }
            }
        }
    }
    eprintln!("{compared} compared, {forbidden} of them forbidden, {skipped} skipped, {unknown} not known");
    assert!(compared > 2 * skipped && forbidden * 32 > compared, "{compared} {forbidden} {skipped} {unknown}");
}

#[test]
fn every_fence_of_a_proposal_is_needed_for_it() {
    let never = Stopper::default();
    let first = number("FENCEPOST_SEED", 0);
    let (mut proposals, mut interleavings) = (0, 0);
    for seed in first..first + number("FENCEPOST_CASES", 16) {
        for (program, trace) in runs(seed, &test_of(seed)) {
            let budget = Budget::new(Some(Duration::from_secs(60)), None);
            let said = why(&program, &relaxed::RELAXED, &trace, &budget);
            let Some(fences) = said.fences else {
                interleavings += 1;
                continue;
            };
            for proposal in &fences.proposals {
                proposals += 1;
                let groups: BTreeSet<_> = proposal.set.iter().map(|c| c.group()).collect();
                for without in groups.iter().map(Some).chain([None]) {
                    let kept = proposal.set.iter().filter(|c| Some(&c.group()) != without).copied();
                    let mut changed = program.clone();
                    fences::run(&mut changed, &changes(&kept.collect::<Vec<_>>()));
                    let stands = with_fences(&changed, &relaxed::RELAXED, &trace, &never);
                    if without.is_none() {
                        assert_eq!(stands, Standing::Forbidden, "seed {seed}: {proposal:?}");
                    } else {
                        assert!(matches!(stands, Standing::Allowed(_)), "seed {seed}: {without:?} of {proposal:?}");
                    }
                }
            }
        }
    }
    eprintln!("{proposals} proposals, {interleavings} interleavings");
    assert!(proposals > 4 && interleavings > 0, "{proposals} {interleavings}");
}
