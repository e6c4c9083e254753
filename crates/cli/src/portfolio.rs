//! The engine `auto`: several engines on one task, the first certain answer wins.
//!
//! The symbolic engine starts alone, because most programs take it a fraction of a second. After that others work beside it,
//! those that fit the task: `modular`, which proves programs that no bound fits, `enumerate`, whose memoised states are far
//! ahead of any formula where there are few threads, few locations and small domains, then `unwind` and `directed`.
//! They share nothing but the task. Where there are fewer cores than engines, those that start later yield to those before
//! them; where memory gets short, the greediest has to go, so that one that is hopeless does not take the others with it.
//! Guarantee: a proof for all runs or a replayed violation ends the race, but is not believed before engines of disjoint code have
//! had their chance to contradict ([`crate::doubt`]); until then it goes on until nobody runs any more. What all of it comes to, the
//! [`Board`] says. Misses: contradictions of engines that would have needed more steps.

use crate::board::{self, Board, Worth};
use crate::crowd::{self, Crowd};
use crate::doubt::Doubt;
use crate::job::Limits;
use crate::memory::Account;
use fencepost_check::enumerate::Enumerate;
use fencepost_check::finding::Property;
use fencepost_check::task::{Budget, Engine, Reason, Report, Task, Verdict};
use fencepost_check::tuning::Tuning;
use fencepost_directed::Directed;
use fencepost_modular::Modular;
use fencepost_report::race::Race;
use fencepost_symbolic::Symbolic;
use fencepost_unwind::Unwind;
use std::any::Any;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::atomic::Ordering;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The engine `auto`.
#[derive(Debug)]
pub struct Auto;

/// An engine, when it starts, how much it yields to the others, and whether it is of use for a task.
struct Entrant {
    engine: &'static dyn Engine,
    from: Duration,
    /// In the steps of `nice`.
    yields: i32,
    fits: fn(&Task<'_>) -> bool,
    doubts: Doubts,
}

/// Who may contradict a certain answer of an engine: engines that share no code with it, the likeliest to be of use first.
#[derive(Clone, Copy, Debug)]
pub enum Doubts {
    /// One of them is enough, if it serves the task.
    One(&'static [&'static str]),
    /// All of them are heard.
    All(&'static [&'static str]),
}

/// In the order in which they start. `symbolic` and `unwind` share how threads are executed, `enumerate` and `directed` an explorer;
/// what `modular` proves it proves by abstractions of its own, so that both kinds of the others are heard.
static ENTRANTS: [Entrant; 5] = [
    Entrant {
        engine: &Symbolic,
        from: Duration::ZERO,
        yields: 0,
        fits: |_| true,
        doubts: Doubts::One(&["enumerate", "directed"]),
    },
    Entrant {
        engine: &Modular,
        from: Duration::from_millis(800),
        yields: 3,
        fits: |task| only(task, Property::Assert),
        doubts: Doubts::All(&["symbolic", "enumerate"]),
    },
    Entrant {
        engine: &Enumerate,
        from: Duration::from_millis(800),
        yields: 5,
        fits: |_| true,
        doubts: Doubts::One(&["symbolic", "unwind"]),
    },
    Entrant {
        engine: &Unwind,
        from: Duration::from_secs(5),
        yields: 5,
        fits: |task| !asks(task, Property::Race),
        doubts: Doubts::One(&["enumerate", "directed"]),
    },
    Entrant {
        engine: &Directed,
        from: Duration::from_secs(5),
        yields: 7,
        fits: |task| !asks(task, Property::Race),
        doubts: Doubts::One(&["symbolic", "unwind"]),
    },
];

fn asks(task: &Task<'_>, property: Property) -> bool {
    task.properties.iter().any(|p| p == property)
}

fn only(task: &Task<'_>, property: Property) -> bool {
    task.properties.iter().all(|p| p == property)
}

/// Two engines, one with a proof for all runs and one with a violation.
#[derive(Debug)]
pub struct Disagreement {
    /// What each says.
    pub says: [(&'static str, Report); 2],
}

/// How a race ended.
#[derive(Debug)]
pub struct Raced {
    /// The engine that gave the answer.
    pub winner: &'static str,
    /// The answer.
    pub report: Report,
    /// What each engine got to, if none of them decided.
    pub race: Option<Race>,
    /// Who contradicts.
    pub disagreement: Option<Disagreement>,
}

impl Raced {
    /// The answer of an engine that ran alone.
    pub fn alone(winner: &'static str, report: Report) -> Raced {
        Raced { winner, report, race: None, disagreement: None }
    }
}

impl Engine for Auto {
    fn name(&self) -> &'static str {
        "auto"
    }

    fn summary(&self) -> &'static str {
        "symbolic first, then what fits of the others beside it; the first certain answer wins"
    }

    fn check(&self, task: &Task<'_>) -> Report {
        let (board, none) =
            (Board::default(), Limits { time: task.budget.limit(), memory: task.budget.memory, tuning: Tuning::USUAL });
        race(task, &board);
        board.outcome(task.unwind, None, &none).report
    }
}

/// A crash of one engine is no answer; another one may still have one.
fn crashed(panic: &(dyn Any + Send)) -> Report {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a crash");
    Report { verdict: Verdict::Unknown { reason: Reason::Internal(text.to_string()) }, stats: Vec::new(), alarms: None }
}

/// The race of all engines that fit the task; the board says what comes of it.
pub fn race(task: &Task<'_>, board: &Board) {
    let entrants: Vec<&Entrant> = ENTRANTS.iter().filter(|e| (e.fits)(task)).collect();
    run(&entrants, entrants.len(), task, board);
}

/// One engine, and those that doubt it if it is sure; the board says what comes of it. Nothing if its word is enough.
pub fn doubted(engine: &dyn Engine, task: &Task<'_>, board: &Board) -> bool {
    let Some(first) = ENTRANTS.iter().find(|e| e.engine.name() == engine.name()) else { return false };
    let Doubts::All(others) = first.doubts else { return false };
    let others = ENTRANTS.iter().filter(|e| others.contains(&e.engine.name()) && (e.fits)(task));
    let entrants: Vec<&Entrant> = std::iter::once(first).chain(others).collect();
    board.ask_one();
    run(&entrants, 1, task, board);
    true
}

/// How often a race looks at its memory.
const LOOK: Duration = Duration::from_millis(50);

/// The first `racing` of the entrants race; the others work only where they are asked whether they doubt an answer.
fn run(entrants: &[&Entrant], racing: usize, task: &Task<'_>, board: &Board) {
    // One that was asked alone notes for all how far it is.
    let notes = |i: usize, budget: Budget| if i == 0 && racing == 1 { budget } else { budget.measured() };
    let budgets: Vec<Budget> = (0..entrants.len()).map(|i| notes(i, task.budget.branch())).collect();
    let mut crowd = Crowd::new(task.budget.memory, entrants.len());
    let (send, receive) = mpsc::channel::<(usize, Report)>();
    for (entrant, budget) in entrants.iter().zip(&budgets) {
        board.enter(entrant.engine.name(), Arc::clone(budget.gauge()));
    }
    std::thread::scope(|scope| {
        let start = |i: usize, crowd: &mut Crowd| {
            let account: Arc<Account> = crowd.account(i);
            let (send, part) = (send.clone(), Task { budget: budgets[i].clone(), ..task.clone() });
            let (engine, yields) = (entrants[i].engine, if racing == 1 { 0 } else { entrants[i].yields });
            let builder = std::thread::Builder::new().stack_size(512 << 20);
            let (whole, own) = (task.budget.gauge(), Arc::clone(budgets[i].gauge()));
            let part_of = !Arc::ptr_eq(whole, &own);
            let spawned = builder.spawn_scoped(scope, move || {
                account.enter();
                crowd::yield_to_others(yields);
                if part_of {
                    whole.begin(engine.name(), own);
                }
                let report = catch_unwind(AssertUnwindSafe(|| engine.check(&part)));
                let report = report.unwrap_or_else(|panic| crashed(panic.as_ref()));
                whole.end(engine.name());
                // The race may be over: then nobody listens.
                drop(send.send((i, report)));
            });
            if spawned.is_ok() {
                board.start(i);
                crowd.enter(i);
            }
            spawned.is_ok()
        };
        let begin = Instant::now();
        let mut next = 0;
        // When there is a certain answer.
        let mut doubt: Option<Doubt> = None;
        loop {
            // When the time is over, nobody starts any more.
            let open = doubt.is_none() && (next == 0 || task.budget.stop(0).is_none());
            while open && next < racing {
                if begin.elapsed() < entrants[next].from && !crowd.is_empty() {
                    break;
                }
                start(next, &mut crowd);
                next += 1;
            }
            if crowd.is_empty() {
                break;
            }
            let due = entrants[..racing].get(next).filter(|_| open).map(|e| begin + e.from);
            let until = due.map_or(LOOK, |t| t.saturating_duration_since(Instant::now()).min(LOOK));
            match receive.recv_timeout(until) {
                Ok((i, report)) => {
                    crowd.leave(i);
                    let sure = board::worth(task.unwind, &report.verdict) == Worth::Decisive;
                    if let Some(doubt) = &mut doubt {
                        doubt.heard(i, &report);
                    } else if sure {
                        let index = |name: &str| entrants.iter().position(|e| e.engine.name() == name);
                        doubt = Some(Doubt::new(entrants[i].doubts, budgets[i].effort().spent(), index));
                    }
                    board.end(i, report);
                    if board.disagreement().is_some() {
                        break;
                    }
                    let late = task.budget.stop(0).is_some();
                    if doubt.as_mut().is_some_and(|d| late || !d.goes_on(&budgets, board, |i| start(i, &mut crowd))) {
                        break;
                    }
                }
                Err(RecvTimeoutError::Timeout) => {
                    crowd.make_room(&budgets);
                }
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        for b in &budgets {
            b.cancel_flag().store(true, Ordering::Relaxed);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use fencepost_check::finding::{Finding, FindingKind, Properties};
    use fencepost_check::trace::{Trace, TraceFinding};
    use fencepost_check::{Scope, Stop};
    use fencepost_ir::Program;

    /// An engine that knows its answer.
    struct Says {
        name: &'static str,
        after: Duration,
        /// The steps that it takes.
        steps: u64,
        what: What,
    }

    #[derive(Clone, Copy)]
    enum What {
        Proof,
        Bounded,
        Violation,
        Nothing,
        /// A violation that cannot be replayed.
        NoReplay,
        Crash,
    }

    impl Engine for Says {
        fn name(&self) -> &'static str {
            self.name
        }

        fn summary(&self) -> &'static str {
            "for tests"
        }

        fn check(&self, task: &Task<'_>) -> Report {
            let begin = Instant::now();
            while begin.elapsed() < self.after && task.budget.stop(0).is_none() {
                std::thread::sleep(Duration::from_millis(1));
            }
            while task.budget.effort().spent() < self.steps && task.budget.stop(0).is_none() {
                task.budget.spend(1);
            }
            let stopped = task.budget.stop(0).is_some();
            let verdict = match self.what {
                _ if stopped => Verdict::Unknown { reason: Reason::Stopped(Stop::Cancelled) },
                What::Proof => Verdict::Safe { scope: Scope::All },
                What::Bounded => Verdict::Safe { scope: Scope::Bounded("loops".to_string()) },
                What::Violation => violation(),
                What::Nothing => Verdict::Unknown { reason: Reason::Undecided("too hard".to_string()) },
                What::NoReplay => Verdict::Unknown { reason: Reason::no_replay("the value is another") },
                What::Crash => panic!("boom"),
            };
            Report { verdict, stats: Vec::new(), alarms: None }
        }
    }

    fn program() -> Program {
        let text = "target lp64\nentry @main\nfunc @main() -> i32 {\nb0:\n  return i32 0\n}\n";
        fencepost_ir::text::parse(text).expect("a program")
    }

    fn violation() -> Verdict {
        let (function, loc) = ("f".to_string(), fencepost_ir::Loc::NONE);
        let finding = Finding { kind: FindingKind::Deadlock, thread: 0, loc, function };
        let (model, said) = ("sc".to_string(), TraceFinding::new(&program(), &finding));
        let trace = Trace { model, threads: Vec::new(), events: Vec::new(), order: Vec::new(), finding: said };
        Verdict::Unsafe { finding, trace: Box::new(trace) }
    }

    /// An engine with the steps that it takes, and who doubts it.
    fn working(name: &'static str, (from, after): (u64, u64), steps: u64, what: What, doubts: Doubts) -> Entrant {
        let after = Duration::from_millis(after);
        let engine: &'static dyn Engine = Box::leak(Box::new(Says { name, after, steps, what }));
        Entrant { engine, from: Duration::from_millis(from), yields: 0, fits: |_| true, doubts }
    }

    fn entrant(name: &'static str, from: u64, after: u64, what: What) -> Entrant {
        working(name, (from, after), 0, what, Doubts::One(&[]))
    }

    fn raced(entrants: &[Entrant]) -> Raced {
        told(entrants, entrants.len()).0
    }

    /// What comes of a race of the first of them, and who has worked.
    fn told(entrants: &[Entrant], racing: usize) -> (Raced, Vec<bool>) {
        let program = program();
        let model = fencepost_models::model("sc").expect("a model");
        let budget = Budget::new(Some(Duration::from_secs(20)), None);
        let properties = Properties::NONE;
        let task = Task { program: &program, model, properties, unwind: None, budget };
        let board = Board::default();
        run(&entrants.iter().collect::<Vec<_>>(), racing, &task, &board);
        let started = (0..entrants.len()).map(|i| board.is_started(i)).collect();
        (board.outcome(None, None, &Limits { time: None, memory: None, tuning: Tuning::USUAL }), started)
    }

    #[test]
    fn the_first_certain_answer_wins() {
        use What::*;
        let long = 10_000;
        let cases = [
            (vec![entrant("a", 0, 0, Proof), entrant("b", 5_000, 0, Violation)], "a"),
            (vec![entrant("a", 0, long, Proof), entrant("b", 10, 0, Violation)], "b"),
            (vec![entrant("a", 0, 0, Nothing), entrant("b", 5_000, 0, Proof)], "b"),
            (vec![entrant("a", 0, 0, Bounded), entrant("b", 10, 20, Nothing)], "a"),
            (vec![entrant("a", 0, 0, Nothing), entrant("b", 0, 20, Bounded)], "b"),
        ];
        for (entrants, winner) in cases {
            let raced = raced(&entrants);
            assert_eq!(raced.winner, winner);
            assert!(raced.disagreement.is_none());
        }
    }

    /// An engine that lies is found out by the one that doubts it, before or after which it started.
    #[test]
    fn a_proof_and_a_violation_are_a_disagreement() {
        use What::*;
        for (first, second) in [(Proof, Violation), (Violation, Proof)] {
            for from in [0, 60_000] {
                let liar = working("a", (0, 0), 100, first, Doubts::One(&["b"]));
                let raced = raced(&[liar, working("b", (from, 0), 5_000, second, Doubts::One(&["a"]))]);
                let says = raced.disagreement.expect("a disagreement").says;
                assert_ne!(says[0].0, says[1].0);
                assert!(crate::board::contradict(&says[0].1.verdict, &says[1].1.verdict));
            }
        }
        // A proof within bounds does not contradict a violation.
        assert!(raced(&[entrant("a", 0, 0, Bounded), entrant("b", 0, 20, Violation)]).disagreement.is_none());
    }

    /// Where one doubter is enough, nobody waits for the next one, also if it is at work.
    #[test]
    fn one_doubter_is_enough() {
        use What::*;
        let sure = working("a", (0, 10), 100, Proof, Doubts::One(&["b", "c"]));
        let raced =
            raced(&[sure, working("b", (0, 50), 200, Proof, Doubts::One(&[])), entrant("c", 0, 5_000, Violation)]);
        assert!(raced.disagreement.is_none());
        assert!(matches!(raced.report.verdict, Verdict::Safe { scope: Scope::All }));
    }

    #[test]
    fn whoever_does_not_serve_the_task_does_not_doubt() {
        use What::*;
        let liar = || working("a", (0, 0), 0, Proof, Doubts::One(&["b", "c", "d"]));
        let never = |name, what| entrant(name, 60_000, 0, what);
        let (raced, started) = told(&[liar(), never("b", Nothing), never("c", Violation), never("d", Proof)], 4);
        assert!(raced.disagreement.is_some());
        assert_eq!(started, [true, true, true, false]);
        // All are heard where one is not enough, also if they do not race.
        let daring = working("a", (0, 0), 0, Proof, Doubts::All(&["b", "c"]));
        let (raced, started) = told(&[daring, never("b", Proof), never("c", Violation)], 1);
        assert!(raced.disagreement.is_some());
        assert_eq!(started, [true, true, true]);
        // Nobody doubts one that has no answer.
        let unsure = working("a", (0, 0), 0, Nothing, Doubts::All(&["b", "c"]));
        let (raced, started) = told(&[unsure, never("b", Violation), never("c", Violation)], 1);
        assert_eq!((raced.winner, started), ("auto", vec![true, false, false]));
    }

    /// Steps are counted: a quarter of what the answer took, and never less than the least.
    #[test]
    fn whoever_doubts_may_take_a_part_of_the_steps() {
        use What::*;
        let least = crate::doubt::LEAST;
        for (first, needs, contradicts) in [
            (0, least - 1, true),
            (0, least + 1, false),
            (8 * least, 2 * least - 1, true),
            (8 * least, 2 * least + 1, false),
        ] {
            let liar = working("a", (0, 0), first, Proof, Doubts::One(&["b"]));
            let raced = raced(&[liar, working("b", (60_000, 0), needs, Violation, Doubts::One(&["a"]))]);
            assert_eq!(raced.disagreement.is_some(), contradicts, "{first} {needs}");
            assert_eq!(raced.winner, "a");
        }
    }

    /// An internal error, a crash or a violation without a run forbids every proof, whenever it comes, and no violation.
    #[test]
    fn an_engine_that_contradicts_itself_is_a_veto() {
        use What::*;
        for wrong in [NoReplay, Crash] {
            for (safe, vetoed) in [(Proof, true), (Bounded, true), (Violation, false)] {
                for from in [0, 60_000] {
                    let first = working("a", (0, 0), 0, safe, Doubts::One(&["b"]));
                    let second = working("b", (0, from.min(50)), 100, wrong, Doubts::One(&["a"]));
                    let raced = raced(&[first, second]);
                    let internal = matches!(&raced.report.verdict, Verdict::Unknown { reason } if reason.is_internal());
                    assert_eq!((internal, raced.winner), (vetoed, if vetoed { "b" } else { "a" }));
                }
            }
        }
    }
}
