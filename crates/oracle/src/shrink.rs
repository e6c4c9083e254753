//! Makes a program smaller while something stays true of it.

use crate::lang::{Act, Cond, Kind, Order, Program, Stmt};
use crate::render::is_well_formed;

/// The smallest program that single changes lead to, of which `still` holds.
pub fn shrink(program: &Program, still: &mut dyn FnMut(&Program) -> bool) -> Program {
    let mut best = program.clone();
    'again: loop {
        for candidate in candidates(&best) {
            if is_well_formed(&candidate) && still(&candidate) {
                best = candidate;
                continue 'again;
            }
        }
        return best;
    }
}

/// Programs that are one change smaller, the smallest first.
fn candidates(program: &Program) -> Vec<Program> {
    let mut out = Vec::new();
    for t in (1..program.threads.len()).rev() {
        if t + 1 == program.threads.len() {
            let mut small = program.clone();
            small.threads.pop();
            small.locals.truncate(t);
            small.threads.iter_mut().for_each(|b| without(b, t));
            out.push(small);
        }
    }
    for t in 0..program.threads.len() {
        for body in bodies(&program.threads[t]) {
            let mut small = program.clone();
            small.threads[t] = body;
            out.push(small);
        }
    }
    for t in 0..program.locals.len() {
        for i in 0..program.locals[t].len() {
            let mut small = program.clone();
            small.locals[t].remove(i);
            out.push(small);
        }
    }
    let kind = program.kinds.iter().any(|k| *k != Kind::Variable);
    if kind {
        out.push(Program { kinds: Vec::new(), ..program.clone() });
    }
    for k in 0..program.kinds.len() {
        if program.kinds[k] != Kind::Variable {
            let mut small = program.clone();
            small.kinds[k] = Kind::Variable;
            out.push(small);
        }
    }
    for body in bodies(&program.once) {
        out.push(Program { once: body, ..program.clone() });
    }
    for body in bodies(&program.gone) {
        out.push(Program { gone: body, ..program.clone() });
    }
    for body in bodies(&program.at_exit) {
        out.push(Program { at_exit: body, ..program.clone() });
    }
    for s in 0..2 {
        if program.sems[s] > 0 {
            let mut small = program.clone();
            small.sems[s] -= 1;
            out.push(small);
        }
    }
    out
}

fn without(body: &mut Vec<Stmt>, t: usize) {
    body.retain(|s| !matches!(s, Stmt::Create(u) | Stmt::Join(u) | Stmt::Do(Act::Detach(u)) if *u == t));
    for s in body {
        if let Stmt::If(_, a, b) = s {
            without(a, t);
            without(b, t);
        } else if let Stmt::Block(_, a) | Stmt::Call(_, a) | Stmt::Section(a) = s {
            without(a, t);
        }
    }
}

fn bodies(body: &[Stmt]) -> Vec<Vec<Stmt>> {
    let mut out = Vec::new();
    let with = |i: usize, new: Vec<Stmt>| {
        let mut b = body.to_vec();
        b.splice(i..=i, new);
        b
    };
    for i in 0..body.len() {
        out.push(with(i, Vec::new()));
    }
    for (i, s) in body.iter().enumerate() {
        out.extend(simpler(s).into_iter().map(|new| with(i, new)));
    }
    out
}

fn simpler(s: &Stmt) -> Vec<Vec<Stmt>> {
    let weaker = |o: Order| match o {
        Order::Plain => vec![],
        Order::Relaxed => vec![Order::Plain],
        Order::Acquire | Order::Release => vec![Order::Relaxed],
        Order::AcqRel => vec![Order::Acquire, Order::Release],
        Order::SeqCst => vec![Order::AcqRel, Order::Relaxed],
    };
    match s {
        Stmt::Load(r, p, o) => match o {
            Order::SeqCst => vec![vec![Stmt::Load(*r, *p, Order::Acquire)]],
            _ => weaker(*o).into_iter().map(|o| vec![Stmt::Load(*r, *p, o)]).collect(),
        },
        Stmt::Store(p, e, o) => match o {
            Order::SeqCst => vec![vec![Stmt::Store(*p, *e, Order::Release)]],
            _ => weaker(*o).into_iter().map(|o| vec![Stmt::Store(*p, *e, o)]).collect(),
        },
        Stmt::Rmw(r, p, u, o) => {
            let orders = weaker(*o).into_iter().filter(|o| *o != Order::Plain);
            let mut out = vec![vec![Stmt::Load(*r, *p, Order::Relaxed)]];
            out.extend(orders.map(|o| vec![Stmt::Rmw(*r, *p, *u, o)]));
            out
        }
        Stmt::If(c, a, b) => {
            let mut out = vec![a.clone(), b.clone()];
            out.extend(bodies(a).into_iter().map(|a| vec![Stmt::If(*c, a, b.clone())]));
            out.extend(bodies(b).into_iter().map(|b| vec![Stmt::If(*c, a.clone(), b)]));
            out
        }
        Stmt::Block(slot, a) => {
            let mut out = vec![a.clone()];
            out.extend(bodies(a).into_iter().map(|a| vec![Stmt::Block(*slot, a)]));
            out
        }
        Stmt::Call(slot, a) => {
            let mut out = vec![a.clone(), vec![Stmt::Block(*slot, a.clone())]];
            out.extend(bodies(a).into_iter().map(|a| vec![Stmt::Call(*slot, a)]));
            out
        }
        Stmt::Section(a) => {
            let mut out = vec![a.clone()];
            out.extend(bodies(a).into_iter().map(|a| vec![Stmt::Section(a)]));
            out
        }
        Stmt::Realloc(_, q) => vec![vec![Stmt::Free(*q)]],
        Stmt::TimedLock(r, m) => vec![vec![Stmt::TryLock(*r, *m)]],
        Stmt::TimedWait(r, s) => vec![vec![Stmt::TryWait(*r, *s)]],
        Stmt::Assert(Cond::NotBoth(r, a, s, b)) => {
            vec![vec![Stmt::Assert(Cond::IsNot(*r, *a))], vec![Stmt::Assert(Cond::IsNot(*s, *b))]]
        }
        Stmt::Do(Act::RwTimed(r, w)) => vec![vec![Stmt::Do(Act::RwTry(*r, *w))]],
        Stmt::Do(
            Act::CondWait
            | Act::Once
            | Act::CondTimed(_)
            | Act::Signal
            | Act::Broadcast
            | Act::RwLock(_)
            | Act::RwTry(..)
            | Act::RwUnlock
            | Act::Barrier
            | Act::SetKey(_)
            | Act::Detach(_)
            | Act::Input(_)
            | Act::Divide(..),
        )
        | Stmt::Fence(_)
        | Stmt::Assert(_)
        | Stmt::Address(..)
        | Stmt::ThreadLocal(_)
        | Stmt::Malloc(_)
        | Stmt::Free(_)
        | Stmt::Lock(_)
        | Stmt::Unlock(_)
        | Stmt::TryLock(..)
        | Stmt::Wait(_)
        | Stmt::Post(_)
        | Stmt::TryWait(..)
        | Stmt::Create(_)
        | Stmt::Join(_)
        | Stmt::ThreadExit
        | Stmt::Exit => vec![],
    }
}
