//! Which programs can be rendered: registers are set before they are read, those of a call stay in it, and what a language does
//! not have is left out.

use super::Language;
use super::{read, uses};
use crate::code::written;
use crate::lang::{Act, Cond, Expr, Kind, Order, Place, Program, Reg, Stmt, Tid};
use crate::models::Model;
use std::collections::BTreeSet;

/// Whether the program can be rendered: registers are set before they are read, and those of a call stay in it.
pub fn is_well_formed(program: &Program) -> bool {
    let mut created = BTreeSet::new();
    let mut twice = false;
    program.each(&mut |s| {
        if let Stmt::Create(t) = s {
            twice |= !created.insert(*t) || *t == 0 || *t >= program.threads.len();
        }
    });
    let mut sets: BTreeSet<Reg> = BTreeSet::new();
    let mut again = false;
    program.each(&mut |s| {
        if let Some(r) = written(s) {
            again |= !sets.insert(r);
        }
    });
    let knows: BTreeSet<Reg> = program.param.into_iter().collect();
    let helper = |body: &[Stmt], regs: BTreeSet<Reg>| {
        check(body, &mut Scope { regs, helper: true, ..Scope::default() }, program, 1)
    };
    !twice
        && !again
        && helper(&program.once, BTreeSet::new())
        && helper(&program.gone, knows)
        && helper(&program.at_exit, BTreeSet::new())
        && (program.param.is_some() || program.gone.is_empty())
        && (!uses(program, Act::Once) || !program.once.is_empty())
        && (0..program.threads.len()).all(|t| {
            let mut scope = Scope::default();
            scope.slots.extend(program.locals.get(t).into_iter().flatten());
            check(&program.threads[t], &mut scope, program, t)
        })
}

#[derive(Clone, Default)]
struct Scope {
    regs: BTreeSet<Reg>,
    slots: BTreeSet<u8>,
    handles: BTreeSet<Tid>,
    section: bool,
    helper: bool,
}

fn check(body: &[Stmt], scope: &mut Scope, program: &Program, t: Tid) -> bool {
    body.iter().all(|s| {
        if read(s).iter().any(|r| !scope.regs.contains(r)) {
            return false;
        }
        scope.regs.extend(written(s));
        let inner = |body: &[Stmt], scope: &Scope| check(body, &mut scope.clone(), program, t);
        match s {
            Stmt::Address(_, slot) => scope.slots.contains(slot),
            Stmt::Create(u) => !scope.helper && scope.handles.insert(*u),
            Stmt::Join(u) => scope.handles.remove(u),
            Stmt::If(_, a, b) => inner(a, scope) && inner(b, scope),
            Stmt::Block(slot, a) => {
                if program.kind(*slot) == Kind::Alloca {
                    return false;
                }
                let mut block = scope.clone();
                block.slots.insert(*slot);
                let fine = check(a, &mut block, program, t);
                scope.handles = block.handles;
                fine
            }
            Stmt::Call(slot, a) => {
                let mut callee = Scope { regs: scope.regs.clone(), helper: scope.helper, ..Scope::default() };
                callee.slots.insert(*slot);
                check(a, &mut callee, program, t)
            }
            Stmt::Section(a) => {
                let mut whole = scope.clone();
                whole.section = true;
                check(a, &mut whole, program, t)
            }
            Stmt::ThreadLocal(_) => t != 0 && !scope.helper,
            Stmt::Do(Act::Detach(u)) => scope.handles.remove(u),
            Stmt::Do(
                Act::CondWait
                | Act::CondTimed(_)
                | Act::Signal
                | Act::Broadcast
                | Act::RwLock(_)
                | Act::RwTry(..)
                | Act::RwTimed(..)
                | Act::RwUnlock
                | Act::Barrier
                | Act::Once
                | Act::SetKey(_)
                | Act::Input(_)
                | Act::Divide(..),
            ) => !scope.section && !scope.helper,
            Stmt::Load(..)
            | Stmt::Store(..)
            | Stmt::Rmw(..)
            | Stmt::Fence(_)
            | Stmt::Assert(_)
            | Stmt::Malloc(_)
            | Stmt::Free(_)
            | Stmt::Realloc(..)
            | Stmt::Lock(_)
            | Stmt::Unlock(_)
            | Stmt::TryLock(..)
            | Stmt::TimedLock(..)
            | Stmt::Wait(_)
            | Stmt::Post(_)
            | Stmt::TryWait(..)
            | Stmt::TimedWait(..) => true,
            Stmt::ThreadExit | Stmt::Exit => !scope.helper,
        }
    })
}

/// What a program becomes in a language: what the language lacks is left out or replaced by what it has. Nothing if the
/// program is about that.
pub fn adapt(program: &Program, language: Language) -> Option<Program> {
    if language == Language::C {
        return Some(program.clone());
    }
    let mut out = program.clone();
    for body in out.threads.iter_mut().chain([&mut out.once, &mut out.at_exit]) {
        *body = adapted(std::mem::take(body), language);
    }
    out.gone.clear();
    out.param = None;
    match language {
        Language::C | Language::Cpp => out.kinds.clear(),
        Language::Rust => {
            out.kinds = vec![Kind::Literal; 64];
            out.at_exit.clear();
        }
    }
    fits(&out, language).then_some(out)
}

/// Whether a program is one of the language: what `adapt` leaves, with every lock given back where it was taken.
pub fn fits(program: &Program, language: Language) -> bool {
    let rust = language == Language::Rust;
    let lacks = |s: &Stmt| match s {
        Stmt::ThreadExit | Stmt::Realloc(..) | Stmt::Do(Act::SetKey(_)) => true,
        Stmt::TimedLock(..)
        | Stmt::Wait(_)
        | Stmt::Post(_)
        | Stmt::TryWait(..)
        | Stmt::TimedWait(..)
        | Stmt::ThreadLocal(_)
        | Stmt::Section(_)
        | Stmt::Do(Act::Input(_) | Act::Divide(..) | Act::RwTimed(..)) => rust,
        Stmt::Load(..)
        | Stmt::Store(..)
        | Stmt::Rmw(..)
        | Stmt::Fence(_)
        | Stmt::If(..)
        | Stmt::Assert(_)
        | Stmt::Address(..)
        | Stmt::Malloc(_)
        | Stmt::Free(_)
        | Stmt::Block(..)
        | Stmt::Call(..)
        | Stmt::Lock(_)
        | Stmt::Unlock(_)
        | Stmt::TryLock(..)
        | Stmt::Create(_)
        | Stmt::Join(_)
        | Stmt::Exit
        | Stmt::Do(
            Act::CondWait
            | Act::CondTimed(_)
            | Act::Signal
            | Act::Broadcast
            | Act::RwLock(_)
            | Act::RwTry(..)
            | Act::RwUnlock
            | Act::Barrier
            | Act::Once
            | Act::Detach(_),
        ) => false,
    };
    let timed = program.has(|s| matches!(s, Stmt::TimedLock(_, 0)));
    let conds = program.has(|s| matches!(s, Stmt::Do(Act::CondWait | Act::CondTimed(_))));
    language == Language::C
        || !program.has(lacks)
            && (!timed || !conds)
            && program
                .threads
                .iter()
                .chain([&program.once, &program.at_exit])
                .all(|b| balanced(b, &mut Vec::new()) && lets_go(b))
            && (!rust || initialised(program))
}

/// Whether the oracle's runs are all runs of a rendering. Rust's locks, and C++'s semaphores and barriers, order less than those of
/// POSIX, and a try for a read-write lock of Rust may fail for a writer that waits.
pub fn is_exact(program: &Program, language: Language, model: Model) -> bool {
    match language {
        Language::C => true,
        Language::Cpp => {
            model == Model::Sc
                || !program.has(|s| {
                    matches!(
                        s,
                        Stmt::Wait(_)
                            | Stmt::Post(_)
                            | Stmt::TryWait(..)
                            | Stmt::TimedWait(..)
                            | Stmt::Do(Act::Barrier)
                    )
                })
        }
        Language::Rust => {
            !program.has(|s| matches!(s, Stmt::Do(Act::RwTry(..))))
                && (model == Model::Sc
                    || !program.has(|s| {
                        matches!(
                            s,
                            Stmt::Lock(_) | Stmt::TryLock(..) | Stmt::Do(Act::RwLock(_) | Act::Barrier | Act::Once)
                        )
                    }))
        }
    }
}

/// Every thread is joined or detached where it was created.
fn lets_go(body: &[Stmt]) -> bool {
    body.iter().enumerate().all(|(i, s)| match s {
        Stmt::Create(t) => {
            body[i..].iter().any(|s| matches!(s, Stmt::Join(u) | Stmt::Do(Act::Detach(u)) if u == t))
                && body[i..].iter().all(|s| *s != Stmt::Exit)
        }
        Stmt::If(_, a, b) => lets_go(a) && lets_go(b),
        Stmt::Block(_, a) | Stmt::Call(_, a) | Stmt::Section(a) => lets_go(a),
        _other => true,
    })
}

/// Rust's objects hold something from the beginning.
fn initialised(program: &Program) -> bool {
    let follows = |body: &[Stmt]| {
        body.iter().enumerate().all(|(i, s)| match s {
            Stmt::Malloc(r) => {
                matches!(body.get(i + 1), Some(Stmt::Store(Place::Deref(p), Expr::Const(_), Order::Plain)) if p == r)
            }
            _other => true,
        })
    };
    let mut fine = program.threads.iter().all(|b| follows(b));
    program.each(&mut |s| match s {
        Stmt::If(_, a, b) => fine &= follows(a) && follows(b),
        Stmt::Block(_, a) | Stmt::Call(_, a) | Stmt::Section(a) => fine &= follows(a),
        _other => {}
    });
    let mut slots = Vec::new();
    program.each(&mut |s| {
        if let Stmt::Block(slot, _) | Stmt::Call(slot, _) = s {
            slots.push(*slot);
        }
    });
    slots.extend(program.locals.iter().flatten());
    fine && slots.iter().all(|s| program.kind(*s) == Kind::Literal)
}

fn adapted(body: Vec<Stmt>, language: Language) -> Vec<Stmt> {
    let rust = language == Language::Rust;
    let mut out = Vec::new();
    for (i, s) in body.iter().enumerate() {
        match s.clone() {
            Stmt::Malloc(r) if rust => {
                out.push(Stmt::Malloc(r));
                let set = matches!(body.get(i + 1), Some(Stmt::Store(Place::Deref(p), Expr::Const(_), Order::Plain)) if *p == r);
                if !set {
                    out.push(Stmt::Store(Place::Deref(r), Expr::Const(0), Order::Plain));
                }
            }
            Stmt::ThreadExit | Stmt::Do(Act::SetKey(_)) => {}
            Stmt::Do(Act::Divide(..)) | Stmt::Do(Act::Input(_)) if rust => {}
            Stmt::Exit => {
                let created = body[..i].iter().any(|s| matches!(s, Stmt::Create(_)));
                if !created {
                    out.push(Stmt::Exit);
                }
            }
            Stmt::Realloc(r, q) => {
                out.push(Stmt::Malloc(r));
                if rust {
                    out.push(Stmt::Store(Place::Deref(r), Expr::Const(0), Order::Plain));
                }
                out.push(Stmt::Free(q));
            }
            Stmt::ThreadLocal(r) if rust => {
                out.push(Stmt::Malloc(r));
                out.push(Stmt::Store(Place::Deref(r), Expr::Const(0), Order::Plain));
            }
            Stmt::TimedLock(r, m) if rust || m == 0 => out.push(Stmt::TryLock(r, m)),
            Stmt::Do(Act::RwTimed(r, w)) if rust => out.push(Stmt::Do(Act::RwTry(r, w))),
            Stmt::Create(t) => {
                out.push(Stmt::Create(t));
                let let_go = |s: &Stmt| matches!(s, Stmt::Join(u) | Stmt::Do(Act::Detach(u)) if *u == t);
                if !body[i..].iter().any(let_go) {
                    out.push(Stmt::Do(Act::Detach(t)));
                }
            }
            Stmt::If(c, a, b) => out.push(Stmt::If(c, adapted(a, language), adapted(b, language))),
            Stmt::Block(slot, a) => out.push(Stmt::Block(slot, adapted(a, language))),
            Stmt::Call(slot, a) => out.push(Stmt::Call(slot, adapted(a, language))),
            Stmt::Section(a) => out.push(Stmt::Section(adapted(a, language))),
            other => out.push(other),
        }
    }
    out
}

/// Whether locks are given back where they were taken: mutexes by their numbers, the read-write lock as the last.
fn balanced(body: &[Stmt], held: &mut Vec<u8>) -> bool {
    const RW: u8 = 2;
    let before = held.clone();
    let mut tried = None;
    for s in body {
        let tries = tried.take();
        if let (Some((r, m)), Stmt::If(Cond::NonZero(q), yes, no)) = (tries, s) {
            if r != *q {
                return false;
            }
            let mut taken = held.clone();
            taken.push(m);
            if !leaves(yes, &mut taken, held) || !leaves(no, &mut held.clone(), held) {
                return false;
            }
            continue;
        }
        if tries.is_some() {
            return false;
        }
        let fine = match s {
            Stmt::Lock(m) => take(held, *m),
            Stmt::Unlock(m) => give(held, *m),
            Stmt::Do(Act::RwLock(_)) => take(held, RW),
            Stmt::Do(Act::RwUnlock) => give(held, RW),
            Stmt::TryLock(r, m) | Stmt::TimedLock(r, m) => {
                tried = Some((*r, *m));
                !held.contains(m)
            }
            Stmt::Do(Act::RwTry(r, _) | Act::RwTimed(r, _)) => {
                tried = Some((*r, RW));
                !held.contains(&RW)
            }
            Stmt::Do(Act::CondWait | Act::CondTimed(_)) => held.contains(&0),
            Stmt::If(_, a, b) => leaves(a, &mut held.clone(), held) && leaves(b, &mut held.clone(), held),
            Stmt::Block(_, a) | Stmt::Section(a) => leaves(a, &mut held.clone(), held),
            // Another function has guards of its own.
            Stmt::Call(_, a) => balanced(a, &mut Vec::new()) && (held.is_empty() || !locks(a)),
            Stmt::Exit => held.is_empty(),
            _other => true,
        };
        if !fine {
            return false;
        }
    }
    tried.is_none() && (!before.is_empty() || held.is_empty())
}

fn locks(body: &[Stmt]) -> bool {
    let mut found = false;
    crate::lang::each(body, &mut |s| {
        found |= matches!(
            s,
            Stmt::Lock(_)
                | Stmt::TryLock(..)
                | Stmt::TimedLock(..)
                | Stmt::Do(Act::RwLock(_) | Act::RwTry(..) | Act::RwTimed(..) | Act::CondWait | Act::CondTimed(_))
        );
    });
    found
}

/// Whether a body that begins with some locks ends with those.
fn leaves(body: &[Stmt], held: &mut Vec<u8>, with: &[u8]) -> bool {
    held.push(u8::MAX); // So that the body may end with locks.
    let fine = balanced(body, held);
    held.retain(|m| *m != u8::MAX);
    fine && held == with
}

fn take(held: &mut Vec<u8>, m: u8) -> bool {
    let free = !held.contains(&m);
    held.push(m);
    free
}

fn give(held: &mut Vec<u8>, m: u8) -> bool {
    let had = held.contains(&m);
    held.retain(|n| *n != m);
    had
}
