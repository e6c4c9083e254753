//! Programs around a cycle of accesses: thread `t` accesses variable `t` and then the next one, and the outcome that is forbidden is the
//! one in which every two accesses to a variable stand in the order that closes the cycle.
//!
//! Source: the critical cycles of Shasha and Snir, as litmus tests are made from them; written from that idea alone. Between the two
//! accesses of a thread stands what may order them, or look as if it did: a fence, an order of an access, a dependency, a lock, an own
//! store that is read back, a compare-exchange that fails. What a model forbids and allows differs exactly there, where programs that are
//! drawn statement by statement rarely come. Guarantee: none is needed; the oracle says what is true of each. Misses: shapes of more than
//! three threads, and addresses that depend on loads.

use crate::generate::Random;
use crate::lang::{Cond, Expr, Order, Place, Program, Reg, Stmt, Update};

/// What a thread does to a variable.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    R,
    W,
}

/// How accesses of the program are ordered.
#[derive(Clone, Copy)]
enum Style {
    Plain,
    Relaxed,
    /// Loads acquire and stores release, some are sequentially consistent.
    Ordered,
    Any,
}

struct Maker<'r> {
    random: &'r mut Random,
    regs: Reg,
    style: Style,
    /// What must hold of registers for the cycle: of each thread.
    wanted: Vec<Vec<(Reg, i32)>>,
}

/// A program.
pub fn shape(random: &mut Random) -> Program {
    let n = if random.chance(70) { 2 } else { 3 };
    let style = match random.below(4) {
        0 => Style::Plain,
        1 => Style::Relaxed,
        2 => Style::Ordered,
        _ => Style::Any,
    };
    Maker { random, regs: 0, style, wanted: vec![Vec::new(); n] }.program(n)
}

impl Maker<'_> {
    fn program(mut self, n: usize) -> Program {
        let kinds: Vec<(Kind, Kind)> = self.kinds(n);
        // Coherence: all accesses go to one variable.
        let same = n == 2 && self.random.chance(12);
        let var = |v: usize| Place::Var(if same { 0 } else { (v % n) as u8 });
        let mut bodies = Vec::new();
        let mut finals = Vec::new();
        for (t, (first, second)) in kinds.iter().enumerate() {
            // Who accesses the variable of the first access, too: before it, if the cycle is to close.
            let before = kinds[(t + n - 1) % n].1;
            let one = if before == Kind::W { 2 } else { 1 };
            let mut body = Vec::new();
            let seen = self.access(t, *first, var(t), (one, i32::from(before == Kind::W)), &mut body);
            if before == Kind::W && *first == Kind::W {
                finals.push((t, one));
            }
            let mut rest = self.between(seen, *first, var(t), var(t + 1));
            match (second, seen) {
                (Kind::W, Some((r, _))) if self.random.chance(25) => {
                    rest.push(Stmt::Store(var(t + 1), Expr::Fake(r, 1), self.store()));
                }
                _ => drop(self.access(t, *second, var(t + 1), (1, 0), &mut rest)),
            }
            if self.random.chance(12) {
                rest.push(self.behind(var(t + 1)));
            }
            rest.extend(self.result(t));
            match seen {
                Some((r, c)) if self.random.chance(25) => {
                    let asked = if self.random.chance(50) { Cond::Is(r, c) } else { Cond::NonZero(r) };
                    body.push(Stmt::If(asked, rest, Vec::new()));
                }
                Some(_) | None => body.extend(rest),
            }
            bodies.push(body);
        }
        self.with_main(bodies, &finals, n)
    }

    /// Main is the first thread, joins the others, and looks.
    fn with_main(mut self, mut bodies: Vec<Vec<Stmt>>, finals: &[(usize, i32)], n: usize) -> Program {
        let mut main: Vec<Stmt> = (1..n).map(Stmt::Create).collect();
        main.append(&mut bodies[0]);
        main.extend((1..n).map(Stmt::Join));
        let mut asked = Vec::new();
        for t in (0..n).filter(|t| !self.wanted[*t].is_empty()).collect::<Vec<_>>() {
            let r = self.reg();
            main.push(Stmt::Load(r, result_of(t), Order::Plain));
            asked.push((r, 1));
        }
        for (v, value) in finals {
            let r = self.reg();
            main.push(Stmt::Load(r, Place::Var(*v as u8), Order::Plain));
            asked.push((r, *value));
        }
        if let Some((last, value)) = asked.pop() {
            let assertion = vec![Stmt::Assert(Cond::IsNot(last, value))];
            let nested = |inner, (r, c): &(Reg, i32)| vec![Stmt::If(Cond::Is(*r, *c), inner, Vec::new())];
            main.extend(asked.iter().rev().fold(assertion, nested));
        }
        bodies[0] = main;
        Program { locals: vec![Vec::new(); n], threads: bodies, ..Program::default() }
    }

    /// Two accesses for each thread, so that on no variable there are only loads.
    fn kinds(&mut self, n: usize) -> Vec<(Kind, Kind)> {
        loop {
            let all: Vec<(Kind, Kind)> = (0..n).map(|_| (self.kind(), self.kind())).collect();
            let writes = |t: usize| all[t].0 == Kind::W || all[(t + n - 1) % n].1 == Kind::W;
            if (0..n).all(writes) {
                return all;
            }
        }
    }

    fn kind(&mut self) -> Kind {
        self.random.of(&[Kind::R, Kind::W])
    }

    fn reg(&mut self) -> Reg {
        self.regs += 1;
        self.regs - 1
    }

    fn load(&mut self) -> Order {
        match self.style {
            Style::Plain => Order::Plain,
            Style::Relaxed => Order::Relaxed,
            Style::Ordered => self.random.of(&[Order::Acquire, Order::Acquire, Order::SeqCst]),
            Style::Any => self.random.of(&[Order::Plain, Order::Relaxed, Order::Acquire, Order::SeqCst]),
        }
    }

    fn store(&mut self) -> Order {
        match self.style {
            Style::Plain => Order::Plain,
            Style::Relaxed => Order::Relaxed,
            Style::Ordered => self.random.of(&[Order::Release, Order::Release, Order::SeqCst]),
            Style::Any => self.random.of(&[Order::Plain, Order::Relaxed, Order::Release, Order::SeqCst]),
        }
    }

    fn update(&mut self) -> Order {
        self.random.of(&[Order::Relaxed, Order::Acquire, Order::Release, Order::AcqRel, Order::SeqCst])
    }

    /// An access; what a load reads if it is part of the cycle.
    fn access(
        &mut self,
        t: usize,
        kind: Kind,
        at: Place,
        (stored, read): (i32, i32),
        out: &mut Vec<Stmt>,
    ) -> Option<(Reg, i32)> {
        match kind {
            Kind::W if self.random.chance(10) => {
                let (r, order) = (self.reg(), self.update());
                out.push(Stmt::Rmw(r, at, Update::Exchange(stored), order));
                None
            }
            Kind::W => {
                let order = self.store();
                out.push(Stmt::Store(at, Expr::Const(stored), order));
                None
            }
            Kind::R => {
                let r = self.reg();
                let failing = Update::Compare(7, 6, self.random.of(&[Order::Relaxed, Order::Acquire]));
                let by = match self.random.below(16) {
                    0 => Stmt::Rmw(r, at, Update::Add(0), self.update()),
                    1 | 2 => Stmt::Rmw(r, at, failing, self.update()),
                    _ => Stmt::Load(r, at, self.load()),
                };
                out.push(by);
                self.wanted[t].push((r, read));
                Some((r, read))
            }
        }
    }

    /// What stands between the accesses of a thread.
    fn between(&mut self, seen: Option<(Reg, i32)>, first: Kind, here: Place, next: Place) -> Vec<Stmt> {
        let fences = [Order::Acquire, Order::Release, Order::AcqRel, Order::SeqCst];
        let m = u8::from(self.random.chance(30));
        match self.random.below(12) {
            0..=4 => Vec::new(),
            5..=7 => vec![Stmt::Fence(self.random.of(&fences))],
            8 => vec![Stmt::Lock(m), Stmt::Unlock(m)],
            9 => {
                let failing = Update::Compare(7, 6, self.random.of(&[Order::Relaxed, Order::Acquire]));
                let order = self.update();
                vec![Stmt::Rmw(self.reg(), if self.random.chance(50) { here } else { next }, failing, order)]
            }
            10 if first == Kind::W => {
                let order = self.load();
                vec![Stmt::Load(self.reg(), here, order)]
            }
            _ => match seen {
                Some((r, _)) if self.random.chance(50) => vec![Stmt::If(Cond::NonZero(r), Vec::new(), Vec::new())],
                Some(_) | None => Vec::new(),
            },
        }
    }

    /// Another access to the variable of the last one: a release sequence goes on, or is broken.
    fn behind(&mut self, at: Place) -> Stmt {
        match self.random.below(3) {
            0 => Stmt::Store(at, Expr::Const(1), Order::Relaxed),
            1 => Stmt::Rmw(self.reg(), at, Update::Add(0), Order::Relaxed),
            _ => Stmt::Rmw(self.reg(), at, Update::Exchange(1), Order::Relaxed),
        }
    }

    /// Says in the thread's own variable that its registers are those of the cycle.
    fn result(&self, t: usize) -> Vec<Stmt> {
        if self.wanted[t].is_empty() {
            return Vec::new();
        }
        let says = vec![Stmt::Store(result_of(t), Expr::Const(1), Order::Plain)];
        let nested = |inner, (r, c): &(Reg, i32)| vec![Stmt::If(Cond::Is(*r, *c), inner, Vec::new())];
        self.wanted[t].iter().rev().fold(says, nested)
    }
}

/// Where a thread says that its part of the cycle has happened.
fn result_of(t: usize) -> Place {
    Place::Var(3 + t as u8)
}
