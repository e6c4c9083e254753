//! Changes of programs, each at a place that is drawn.

use crate::code::written;
use crate::generate::Random;
use crate::lang::{each, Act, Cond, Expr, Kind, Order, Place, Program, Reg, Slot, Stmt, Update};
use crate::render::Language;
use std::ops::Range;

/// A register that the program does not use.
pub fn fresh(program: &Program) -> Reg {
    let mut next = program.param.map_or(0, |r| r + 1);
    program.each(&mut |s| next = next.max(written(s).map_or(0, |r| r + 1)));
    next
}

/// A slot that the program does not use: a variable, or in Rust one that holds 0 at first.
pub fn slot(program: &mut Program, language: Language) -> Slot {
    let mut next = program.locals.iter().flatten().map(|s| s + 1).max().unwrap_or(0);
    program.each(&mut |s| {
        if let Stmt::Block(slot, _) | Stmt::Call(slot, _) = s {
            next = next.max(slot + 1);
        }
    });
    if let (true, Some(kind)) = (language != Language::Rust, program.kinds.get_mut(usize::from(next))) {
        *kind = Kind::Variable;
    }
    next
}

/// Changes one body at one index, of those that fit; only those of threads, if the rest is not meant.
pub fn somewhere(
    program: &Program,
    random: &mut Random,
    threads_only: bool,
    fits: &dyn Fn(&[Stmt], usize) -> bool,
    edit: &mut dyn FnMut(&mut Vec<Stmt>, usize),
) -> Option<Program> {
    let mut count = 0;
    let mut changed = program.clone();
    bodies(&mut changed, threads_only, &mut |body| {
        count += (0..=body.len()).filter(|i| fits(body, *i)).count();
    });
    if count == 0 {
        return None;
    }
    let mut left = random.below(count as u64) as usize + 1;
    bodies(&mut changed, threads_only, &mut |body| {
        for i in 0..=body.len() {
            if left > 0 && fits(body, i) {
                left -= 1;
                if left == 0 {
                    edit(body, i);
                    return;
                }
            }
        }
    });
    Some(changed)
}

/// Calls a function for every body, the outer ones first.
fn bodies(program: &mut Program, threads_only: bool, f: &mut dyn FnMut(&mut Vec<Stmt>)) {
    for body in &mut program.threads {
        inner(body, f);
    }
    if !threads_only {
        for body in [&mut program.once, &mut program.gone, &mut program.at_exit] {
            // An empty body stands for none.
            if !body.is_empty() {
                inner(body, f);
            }
        }
    }
}

fn inner(body: &mut Vec<Stmt>, f: &mut dyn FnMut(&mut Vec<Stmt>)) {
    f(body);
    for s in body {
        if let Stmt::If(_, a, b) = s {
            inner(a, f);
            inner(b, f);
        } else if let Stmt::Block(_, a) | Stmt::Call(_, a) | Stmt::Section(a) = s {
            inner(a, f);
        }
    }
}

/// Puts statements of some body into one statement.
pub fn enclosed(program: &Program, random: &mut Random, make: &dyn Fn(Vec<Stmt>) -> Stmt) -> Option<Program> {
    let length = 1 + random.below(4) as usize;
    somewhere(program, random, false, &|body, i| i < body.len(), &mut |body, i| {
        let range: Range<usize> = i..(i + length).min(body.len());
        let part: Vec<Stmt> = body[range.clone()].to_vec();
        body.splice(range, [make(part)]);
    })
}

/// A statement with stronger orders; nothing if there are none.
pub fn stronger(s: &Stmt, random: &mut Random) -> Option<Stmt> {
    let above = |order: Order, all: &[Order]| {
        let at = all.iter().position(|o| *o == order)?;
        (at + 1 < all.len()).then(|| (at + 1, all.len()))
    };
    const LOADS: [Order; 4] = [Order::Plain, Order::Relaxed, Order::Acquire, Order::SeqCst];
    const STORES: [Order; 4] = [Order::Plain, Order::Relaxed, Order::Release, Order::SeqCst];
    let mut one_of = |order: Order, all: &[Order]| {
        let (from, to) = above(order, all)?;
        Some(all[from + random.below((to - from) as u64) as usize])
    };
    match s {
        Stmt::Fence(Order::Acquire) => {
            Some(Stmt::Fence(one_of(Order::Acquire, &[Order::Acquire, Order::AcqRel, Order::SeqCst])?))
        }
        Stmt::Fence(Order::Release) => {
            Some(Stmt::Fence(one_of(Order::Release, &[Order::Release, Order::AcqRel, Order::SeqCst])?))
        }
        Stmt::Fence(Order::AcqRel) => Some(Stmt::Fence(Order::SeqCst)),
        Stmt::Load(r, p, o) => Some(Stmt::Load(*r, *p, one_of(*o, &LOADS)?)),
        Stmt::Store(p, e, o) => Some(Stmt::Store(*p, *e, one_of(*o, &STORES)?)),
        Stmt::Rmw(r, p, u, o) => {
            let up = match o {
                Order::Plain | Order::Relaxed => one_of(
                    Order::Relaxed,
                    if r % 2 == 0 {
                        &[Order::Relaxed, Order::Acquire, Order::AcqRel]
                    } else {
                        &[Order::Relaxed, Order::Release, Order::SeqCst]
                    },
                ),
                Order::Acquire | Order::Release => one_of(*o, &[*o, Order::AcqRel, Order::SeqCst]),
                Order::AcqRel => Some(Order::SeqCst),
                Order::SeqCst => None,
            };
            match (up, u) {
                (Some(up), _) => Some(Stmt::Rmw(*r, *p, *u, up)),
                (None, Update::Compare(from, to, Order::Relaxed)) => {
                    Some(Stmt::Rmw(*r, *p, Update::Compare(*from, *to, Order::Acquire), *o))
                }
                (None, Update::Compare(..) | Update::Exchange(_) | Update::Add(_)) => None,
            }
        }
        _other => None,
    }
}

/// The same wait with a time limit, whose register tells whether it got what it waited for.
pub fn timed(s: &Stmt, r: Reg) -> Option<Stmt> {
    match s {
        Stmt::Lock(m) => Some(Stmt::TimedLock(r, *m)),
        Stmt::Wait(s) => Some(Stmt::TimedWait(r, *s)),
        Stmt::Do(Act::CondWait) => Some(Stmt::Do(Act::CondTimed(r))),
        Stmt::Do(Act::RwLock(write)) => Some(Stmt::Do(Act::RwTimed(r, *write))),
        _other => None,
    }
}

/// All waits with a time limit.
pub fn all_timed(program: &Program) -> Option<Program> {
    let mut out = program.clone();
    let mut next = fresh(program);
    let mut any = false;
    bodies(&mut out, false, &mut |body| {
        for s in body {
            if let Some(with) = timed(s, next) {
                *s = with;
                next += 1;
                any = true;
            }
        }
    });
    any.then_some(out)
}

/// A branch the other way round; nothing for those on pointers, which not every language compares with 0.
pub fn turned(s: &Stmt, pointers: &dyn Fn(Reg) -> bool) -> Option<Stmt> {
    let Stmt::If(cond, yes, no) = s else { return None };
    let cond = match cond {
        Cond::NonZero(r) if !pointers(*r) => Cond::Is(*r, 0),
        Cond::Is(r, c) => Cond::IsNot(*r, *c),
        Cond::IsNot(r, c) => Cond::Is(*r, *c),
        Cond::NonZero(_) | Cond::NotBoth(..) => return None,
    };
    Some(Stmt::If(cond, no.clone(), yes.clone()))
}

/// Whether a register cannot be null where it is freed: it was given an address, or all frees of it stand where it was asked.
pub fn is_never_null(program: &Program, r: Reg) -> bool {
    let gets = |s: &Stmt| matches!(s, Stmt::Malloc(q) | Stmt::Address(q, _) | Stmt::ThreadLocal(q) | Stmt::Realloc(q, _) if *q == r);
    let frees = |body: &[Stmt]| {
        let mut n = 0;
        each(body, &mut |s| n += usize::from(*s == Stmt::Free(r)));
        n
    };
    let mut asked = 0;
    let mut all = 0;
    program.each(&mut |s| {
        all += usize::from(*s == Stmt::Free(r));
        if let Stmt::If(Cond::NonZero(q), yes, _) = s {
            asked += if *q == r { frees(yes) } else { 0 };
        }
    });
    // An inner question about the same register would be counted twice; that only makes the numbers differ.
    program.has(gets) || asked == all
}

/// What stands for the end of an object: a last read or a last write.
pub fn last_access(r: Reg, p: Reg, writes: bool) -> Stmt {
    if writes {
        Stmt::Store(Place::Deref(p), Expr::Const(7), Order::Plain)
    } else {
        Stmt::Load(r, Place::Deref(p), Order::Plain)
    }
}
