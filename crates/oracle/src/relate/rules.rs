//! The rules: one row each, with the argument.
//!
//! `<=` says that what the changed program violates, the original violates as well; `=>` the other way round; `=` both. A *run*
//! is one of the definition in `docs/memory-models.md`; what begins a run is enough for assertions, memory errors and races.

use super::change::{all_timed, enclosed, fresh, is_never_null, last_access, slot, somewhere, stronger, timed, turned};
use super::style::Style;
use super::{Change, Implication, Side, Subject, PROPERTIES};
use crate::generate::Random;
use crate::lang::{Act, Cond, Kind, Order, Program, Reg, Stmt, Update};
use crate::models::{Model, MODELS};
use crate::render::form::{fits, is_exact};
use crate::render::{adapt, is_well_formed, pointers, Language};

/// A row of the table.
pub struct Rule {
    /// Its name on the command line.
    pub name: &'static str,
    /// What is changed.
    pub change: &'static str,
    /// What holds then, for which properties and models.
    pub holds: &'static str,
    /// Why.
    pub why: &'static str,
    apply: fn(&Case<'_>, &mut Random) -> Option<Changed>,
}

struct Case<'p> {
    program: &'p Program,
    language: Language,
}

enum Changed {
    /// Another program.
    Program(Program, Vec<Implication>),
    /// The same program, written otherwise.
    Style(Style, Vec<Implication>),
    /// The same program in C first, then in its language.
    Languages(Vec<Implication>),
}

/// The table.
pub const RULES: [Rule; 18] = [
    Rule {
        name: "rename",
        change: "variables, functions and threads get other names",
        holds: "= for all properties, all models",
        why: "no rule of the definition looks at a name",
        apply: |_, random| Some(Changed::Style(Style::Renamed(random.below(1 << 40)), same())),
    },
    Rule {
        name: "reorder",
        change: "globals, functions (with prototypes) and locals are declared in another order",
        holds: "= for all properties, all models",
        why: "declarations of globals and functions are no events; locals begin before anybody else can know them, and the first \
              stores to them touch what nobody else knows yet",
        apply: |_, random| Some(Changed::Style(Style::Reordered(random.below(1 << 40)), same())),
    },
    Rule {
        name: "languages",
        change: "the program is written in C++ or Rust instead of C",
        holds: "= for all properties; only => where the language's locks order less than those of POSIX",
        why: "the rendering makes the same accesses with the same orders; where it orders less there are more runs",
        apply: |case, _| {
            let exact = |m: &Model| is_exact(case.program, case.language, *m);
            let to = all(Side::Original, &MODELS);
            let back: Vec<Model> = MODELS.into_iter().filter(exact).collect();
            (case.language != Language::C).then(|| Changed::Languages([to, all(Side::Changed, &back)].concat()))
        },
    },
    Rule {
        name: "outline",
        change: "some statements in a row become a function of their own, with a variable that nobody uses",
        holds: "= for all properties, all models",
        why: "a call is no event; arguments and the unused variable are private; nothing behind the call uses its registers",
        apply: |case, random| {
            let mut base = case.program.clone();
            let slot = slot(&mut base, case.language);
            enclosed(&base, random, &|part| Stmt::Call(slot, part)).map(|p| Changed::Program(p, same()))
        },
    },
    Rule {
        name: "block",
        change: "some statements in a row are put into a block, with a variable that nobody uses",
        holds: "= for all properties, all models",
        why: "the variable is private, and its end is a store that nobody sees",
        apply: |case, random| {
            let mut base = case.program.clone();
            let slot = slot(&mut base, case.language);
            enclosed(&base, random, &|part| Stmt::Block(slot, part)).map(|p| Changed::Program(p, same()))
        },
    },
    Rule {
        name: "local",
        change: "a thread's function gets a variable that nobody uses",
        holds: "= for all properties, all models",
        why: "as for a block",
        apply: |case, random| {
            let mut changed = case.program.clone();
            let slot = slot(&mut changed, case.language);
            let t = random.below(changed.locals.len() as u64) as usize;
            changed.locals[t].push(slot);
            Some(Changed::Program(changed, same()))
        },
    },
    Rule {
        name: "idle",
        change: "main first creates a thread that does nothing, and joins it",
        holds: "= for all properties, all models",
        why: "the thread has no events; the fences of creation and join stand before everything that could be kept; so only \
              where main has no literal of its own, whose first store would stand before them",
        apply: |case, _| {
            let mut changed = case.program.clone();
            let stores = changed.locals[0].iter().any(|s| changed.kind(*s) == Kind::Literal);
            let t = changed.threads.len();
            changed.threads.push(Vec::new());
            changed.locals.push(Vec::new());
            changed.threads[0].splice(0..0, [Stmt::Create(t), Stmt::Join(t)]);
            (!stores && t < 6).then(|| Changed::Program(changed, same()))
        },
    },
    Rule {
        name: "swap",
        change: "two creations, or two joins, that follow each other change places",
        holds: "= for all properties, all models",
        why: "main does nothing between them; what a thread does before its neighbour is created it can do afterwards, and \
              main goes on behind two joins when both threads have ended",
        apply: |case, random| {
            let pair = |body: &[Stmt], i: usize| {
                matches!(
                    body.get(i..i + 2),
                    Some([Stmt::Create(_), Stmt::Create(_)] | [Stmt::Join(_), Stmt::Join(_)])
                )
            };
            let changed = somewhere(case.program, random, true, &pair, &mut |body, i| body.swap(i, i + 1))?;
            Some(Changed::Program(changed, same()))
        },
    },
    Rule {
        name: "turn",
        change: "a condition on a number is negated, and its branches change places",
        holds: "= for all properties, all models",
        why: "the same statements depend on the same register",
        apply: |case, random| {
            let known = pointers(case.program);
            let pointer = |r: Reg| known.contains(&r);
            let is = |body: &[Stmt], i: usize| body.get(i).is_some_and(|s| turned(s, &pointer).is_some());
            let changed = somewhere(case.program, random, false, &is, &mut |body, i| {
                if let Some(s) = turned(&body[i], &pointer) {
                    body[i] = s;
                }
            })?;
            Some(Changed::Program(changed, same()))
        },
    },
    Rule {
        name: "fence",
        change: "a fence of C is added",
        holds: "<= for all properties, all models; = but for races under models for which that fence is nothing",
        why: "a fence only adds to what is kept and to happens-before: every run of the changed program is one of the original",
        apply: |case, random| {
            let order = random.of(&[Order::Acquire, Order::Release, Order::AcqRel, Order::SeqCst]);
            let changed = somewhere(case.program, random, false, &|_, _| true, &mut |body, i| {
                body.insert(i, Stmt::Fence(order));
            })?;
            let nothing = |m: &Model| m.fence(order) == 0;
            Some(Changed::Program(changed, fewer_runs(&nothing)))
        },
    },
    Rule {
        name: "strengthen",
        change: "an access or a fence gets a stronger order; a plain access may become atomic",
        holds: "<= for all properties, all models; = but for races under models that make the same of both orders",
        why: "the stronger order has the fences of the weaker one and perhaps more; an atomic access races with less",
        apply: |case, random| {
            let is = |body: &[Stmt], i: usize| {
                body.get(i).is_some_and(|s| stronger(s, &mut Random::new(0)).is_some())
            };
            let mut pair = None;
            let mut second = random.clone();
            let changed = somewhere(case.program, random, false, &is, &mut |body, i| {
                if let Some(s) = stronger(&body[i], &mut second) {
                    pair = Some((body[i].clone(), s.clone()));
                    body[i] = s;
                }
            })?;
            let (before, after) = pair?;
            let equal = |m: &Model| fences(&before, *m) == fences(&after, *m);
            Some(Changed::Program(changed, fewer_runs(&equal)))
        },
    },
    Rule {
        name: "lock",
        change: "a thread holds a mutex that nobody else uses while it does something",
        holds: "<= for all properties, all models; = under sc",
        why: "the mutex is always free; it acts as fences and synchronises with nobody else",
        apply: |case, random| {
            let uses = |m: u8| {
                let cond = |s: &Stmt| m == 0 && matches!(s, Stmt::Do(Act::CondWait | Act::CondTimed(_)));
                case.program.has(|s| {
                    cond(s)
                        || matches!(s, Stmt::Lock(n) | Stmt::Unlock(n) | Stmt::TryLock(_, n) | Stmt::TimedLock(_, n) if *n == m)
                })
            };
            let m = (0..2).find(|m| !uses(*m))?;
            let leaf = |body: &[Stmt], i: usize| {
                body.get(i).is_some_and(|s| !contains(s, &|s| matches!(s, Stmt::ThreadExit | Stmt::Exit)))
            };
            let changed = somewhere(case.program, random, true, &leaf, &mut |body, i| {
                body.insert(i + 1, Stmt::Unlock(m));
                body.insert(i, Stmt::Lock(m));
            })?;
            let sc = all(Side::Original, &[Model::Sc]);
            Some(Changed::Program(changed, [all(Side::Changed, &MODELS), sc].concat()))
        },
    },
    Rule {
        name: "time-out-exits",
        change: "a wait gets a time limit; if the time is over, the process ends by exit",
        holds: "<= for all properties, all models; = but for deadlocks (and for read-write locks, which a thread may not take twice)",
        why: "a run in which the time is over is the beginning of a run in which the thread still waits, for exit ends no object and \
              nothing is registered; if it is never over, both wait alike, but nobody stands still in a wait with a limit",
        apply: |case, random| {
            let r = fresh(case.program);
            let is = |body: &[Stmt], i: usize| body.get(i).is_some_and(|s| timed(s, r).is_some());
            let mut lock = false;
            let changed = somewhere(case.program, random, true, &is, &mut |body, i| {
                lock = matches!(body[i], Stmt::Do(Act::RwLock(_)));
                if let Some(s) = timed(&body[i], r) {
                    body[i] = s;
                    body.insert(i + 1, Stmt::If(Cond::Is(r, 0), vec![Stmt::Exit], Vec::new()));
                }
            })?;
            let back = if lock { Vec::new() } else { of(Side::Original, &["assert", "memsafety", "race"], &MODELS) };
            let silent = case.program.at_exit.is_empty();
            silent.then(|| Changed::Program(changed, [all(Side::Changed, &MODELS), back].concat()))
        },
    },
    Rule {
        name: "time-out-goes-on",
        change: "a wait gets a time limit; if the time is over, the thread goes on all the same",
        holds: "=> for assertions, memory errors and races, all models",
        why: "the time need not be over, so every beginning of a run of the original is one of the changed program. Not for read-write \
              locks, which a thread may not take twice. A deadlock can go away, and others can come",
        apply: |case, random| {
            let r = fresh(case.program);
            let is = |body: &[Stmt], i: usize| {
                body.get(i).is_some_and(|s| timed(s, r).is_some() && !matches!(s, Stmt::Do(Act::RwLock(_))))
            };
            let changed = somewhere(case.program, random, true, &is, &mut |body, i| {
                if let Some(s) = timed(&body[i], r) {
                    body[i] = s;
                }
            })?;
            Some(Changed::Program(changed, of(Side::Original, &["assert", "memsafety", "race"], &MODELS)))
        },
    },
    Rule {
        name: "all-timed",
        change: "all waits get a time limit",
        holds: "no deadlock, all models; only without barriers",
        why: "the time always comes; what is left are joins, which wait along a tree, and once, whose function waits for nobody",
        apply: |case, _| {
            let barrier = case.program.has(|s| matches!(s, Stmt::Do(Act::Barrier)));
            let never =
                Implication { from: Side::Changed, property: "deadlock", to: Vec::new(), models: MODELS.to_vec() };
            all_timed(case.program).filter(|_| !barrier).map(|p| Changed::Program(p, vec![never]))
        },
    },
    Rule {
        name: "maybe",
        change: "an input decides whether something is done",
        holds: "=> for all properties, all models",
        why: "the input can be 1, and depends on nothing",
        apply: |case, random| {
            let r = fresh(case.program);
            let changed = somewhere(case.program, random, true, &|body, i| i < body.len(), &mut |body, i| {
                let s = body.remove(i);
                body.splice(i..i, [Stmt::Do(Act::Input(r)), Stmt::If(Cond::NonZero(r), vec![s], Vec::new())]);
            })?;
            Some(Changed::Program(changed, all(Side::Original, &MODELS)))
        },
    },
    Rule {
        name: "drop-assertion",
        change: "an assertion is left out",
        holds: "=> for all other properties; what the changed program violates, the original violates or its assertions fail, or are \
                undefined; this not under rmo",
        why: "a run on which the assertion holds is a run of both; where it does not hold, the original ends there. Under rmo stores \
              behind the assertion depend on it, so that leaving it out adds runs",
        apply: |case, random| {
            let is = |body: &[Stmt], i: usize| matches!(body.get(i), Some(Stmt::Assert(_)));
            let changed = somewhere(case.program, random, false, &is, &mut |body, i| {
                body.remove(i);
            })?;
            let models: Vec<Model> = MODELS.into_iter().filter(|m| *m != Model::Rmo).collect();
            let to = of(Side::Original, &["deadlock", "race"], &MODELS);
            let back = or(of(Side::Changed, &PROPERTIES, &models), &["assert", "memsafety"]);
            Some(Changed::Program(changed, [to, back].concat()))
        },
    },
    Rule {
        name: "free",
        change: "free(p) becomes a last read or write of *p",
        holds: "what the changed program violates, the original violates, or it makes a memory error; assertions and deadlocks (and \
                races, if it is a write) also the other way",
        why: "in a run where nobody touches *p afterwards, the end and the write are the same store, and the read can stand in its \
              place; a run where somebody does is one in which the original touches what has ended. What is free of memory errors \
              before stays so, but for a null pointer, of which the end is nothing",
        apply: |case, random| {
            let (r, writes) = (fresh(case.program), random.chance(60));
            let mut freed = 0;
            let is = |body: &[Stmt], i: usize| matches!(body.get(i), Some(Stmt::Free(_)));
            let changed = somewhere(case.program, random, false, &is, &mut |body, i| {
                if let Stmt::Free(p) = body[i] {
                    freed = p;
                    body[i] = last_access(r, p, writes);
                }
            })?;
            let there: &[&'static str] = if writes { &["assert", "deadlock", "race"] } else { &["assert", "deadlock"] };
            let to = or(of(Side::Original, there, &MODELS), &["memsafety"]);
            let null = !is_never_null(case.program, freed);
            let back = if null { Vec::new() } else { or(all(Side::Changed, &MODELS), &["memsafety"]) };
            Some(Changed::Program(changed, [to, back].concat()))
        },
    },
];

impl Rule {
    /// Changes a program, which is one of the language.
    pub fn change(&self, program: &Program, language: Language, random: &mut Random) -> Option<Change> {
        let subject =
            |program: &Program, language: Language, style: Style| Subject { program: program.clone(), language, style };
        let original = subject(program, language, Style::Plain);
        let (original, changed, implications) = match (self.apply)(&Case { program, language }, random)? {
            Changed::Program(p, implications) => {
                let fine = is_well_formed(&p) && adapt(&p, language).is_some() && fits(&p, language);
                (original, fine.then(|| subject(&p, language, Style::Plain))?, implications)
            }
            Changed::Style(style, implications) => (original, subject(program, language, style), implications),
            Changed::Languages(implications) => (subject(program, Language::C, Style::Plain), original, implications),
        };
        Some(Change { original, changed, implications })
    }
}

fn contains(s: &Stmt, is: &dyn Fn(&Stmt) -> bool) -> bool {
    let mut found = false;
    crate::lang::each(std::slice::from_ref(s), &mut |s| found |= is(s));
    found
}

/// The fences that a model makes of an access.
fn fences(s: &Stmt, model: Model) -> [(u8, u8); 2] {
    match s {
        Stmt::Fence(o) => [(model.fence(*o), 0), (0, 0)],
        Stmt::Load(_, _, o) => [model.load(*o), (0, 0)],
        Stmt::Store(_, _, o) => [model.store(*o), (0, 0)],
        Stmt::Rmw(_, _, Update::Compare(_, _, failure), o) => [model.rmw(*o), model.failed(*failure)],
        Stmt::Rmw(_, _, _, o) => [model.rmw(*o), (0, 0)],
        _other => [(0, 0); 2],
    }
}

/// What one side violates, the other violates.
fn of(from: Side, properties: &[&'static str], models: &[Model]) -> Vec<Implication> {
    properties.iter().map(|p| Implication { from, property: p, to: vec![p], models: models.to_vec() }).collect()
}

fn all(from: Side, models: &[Model]) -> Vec<Implication> {
    of(from, &PROPERTIES, models)
}

fn same() -> Vec<Implication> {
    [all(Side::Original, &MODELS), all(Side::Changed, &MODELS)].concat()
}

/// The changed program has no more runs, and under some models no fewer.
fn fewer_runs(equal: &dyn Fn(&Model) -> bool) -> Vec<Implication> {
    let models: Vec<Model> = MODELS.into_iter().filter(equal).collect();
    [all(Side::Changed, &MODELS), of(Side::Original, &["assert", "memsafety", "deadlock"], &models)].concat()
}

/// The other side may violate one of those instead.
fn or(mut implications: Vec<Implication>, others: &[&'static str]) -> Vec<Implication> {
    for i in &mut implications {
        i.to.extend(others.iter().filter(|o| *o != &i.property));
    }
    implications
}
