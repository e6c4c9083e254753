//! Random tests that lean on what a symbolic engine gets wrong: loads that read their own thread's stores early, fences
//! that are executed or not, chains of read-modify-writes, several locks, nested branches, addresses and branches that
//! inputs decide. Complements the even mixture of `generate::random`; the seed decides everything.

use fencepost_check::enumerate::generate::{Expr, Place, Random, Stmt, Test};
use fencepost_ir::{FenceKind, FenceMask, Order, RmwOp};

/// The variables that are not locks.
const VARS: u8 = 2;
/// The locks come behind them.
const LOCKS: u8 = 2;

const LOADS: [Order; 5] = [Order::Plain, Order::Relaxed, Order::Relaxed, Order::Acquire, Order::SeqCst];
const STORES: [Order; 5] = [Order::Plain, Order::Relaxed, Order::Relaxed, Order::Release, Order::SeqCst];
const RMWS: [Order; 5] = [Order::Relaxed, Order::Acquire, Order::Release, Order::AcqRel, Order::SeqCst];

/// A random test of two to four threads; the more threads the shorter they are.
pub fn directed(seed: u64) -> Test {
    let mut random = Random::new(seed ^ 0x0064_6972_6563_7465);
    let r = &mut random;
    let (threads, pieces) = pick(r, &[(2, 3), (2, 2), (2, 2), (3, 2), (3, 1), (3, 1), (4, 1)]);
    let mixed = r.below(8) == 0;
    let mut maker = Maker { r, mixed, short: threads == 4 };
    let threads = (0..threads).map(|_| maker.thread(pieces, 12 / threads)).collect();
    Test { threads, vars: VARS + LOCKS }
}

fn pick<T: Copy>(r: &mut Random, of: &[T]) -> T {
    of[r.below(of.len())]
}

struct Maker<'a> {
    r: &'a mut Random,
    mixed: bool,
    short: bool,
}

impl Maker<'_> {
    /// Some pieces; none is begun behind so many statements.
    fn thread(&mut self, pieces: usize, statements: usize) -> Vec<Stmt> {
        let mut out = Vec::new();
        for _ in 0..1 + self.r.below(pieces) {
            if out.len() + 1 < statements {
                out.extend(self.piece());
            }
        }
        out
    }

    /// A few statements that belong together.
    fn piece(&mut self) -> Vec<Stmt> {
        if self.short {
            return match self.r.below(4) {
                0 => vec![self.store()],
                1 => vec![self.load(), self.load()],
                2 => vec![self.rmw()],
                _ => vec![self.load(), self.store()],
            };
        }
        match self.r.below(12) {
            0 | 1 => self.forwarding(),
            2 | 3 => self.conditional_fence(),
            4 => self.chain(),
            5 => self.locks(),
            6 => self.nested(),
            7 | 8 => self.indexed(),
            9 => self.by_input(),
            10 => self.section(),
            _ => vec![self.access(), self.access()],
        }
    }

    /// Store buffering in which the thread reads its own store, perhaps through another one or by a part of it.
    fn forwarding(&mut self) -> Vec<Stmt> {
        let (mine, other) = self.two();
        let mut out = vec![Stmt::Store { place: mine, value: self.expr(), order: self.store_order() }];
        if self.r.below(3) == 0 {
            out.push(Stmt::Store { place: mine, value: self.expr(), order: self.store_order() });
        }
        if self.r.below(4) == 0 {
            out.push(self.fence());
        }
        let reg = self.reg();
        out.push(Stmt::Load { reg, place: mine, order: self.load_order() });
        match self.r.below(3) {
            0 => {
                let index = Expr::Fake(reg, 0);
                out.push(Stmt::LoadAt {
                    reg: (reg + 1) % 4,
                    place: Place::of(other.var),
                    index,
                    order: Order::Relaxed,
                });
            }
            1 => out.push(Stmt::Store { place: other, value: Expr::Plus(reg, 0), order: self.store_order() }),
            _ => out.push(Stmt::Load { reg: (reg + 1) % 4, place: other, order: self.load_order() }),
        }
        out
    }

    fn conditional_fence(&mut self) -> Vec<Stmt> {
        let reg = self.reg();
        let first = match self.r.below(3) {
            0 => Stmt::Input { reg },
            _ => Stmt::Load { reg, place: self.place(), order: self.load_order() },
        };
        let mut then = vec![self.fence()];
        if self.r.below(3) == 0 {
            let at = self.r.below(2);
            then.insert(at, self.access());
        }
        let other = if self.r.below(3) == 0 { vec![self.fence()] } else { Vec::new() };
        let branch = Stmt::If { reg, equals: self.r.below(2) as u8, then, other };
        let mut out = vec![first, branch, self.access()];
        if self.r.below(2) == 0 {
            out.insert(0, self.store());
        }
        out
    }

    fn chain(&mut self) -> Vec<Stmt> {
        (0..2 + self.r.below(2)).map(|_| self.rmw()).collect()
    }

    /// One lock, two in either order, or one that is not given back.
    fn locks(&mut self) -> Vec<Stmt> {
        let first = VARS + self.r.below(LOCKS as usize) as u8;
        let second = VARS + LOCKS - 1 - (first - VARS);
        let body = vec![self.access(), self.access()];
        match self.r.below(6) {
            0 | 1 => {
                let body = vec![self.access()];
                let nested = [vec![Stmt::Lock(second)], body, vec![Stmt::Unlock(second)]].concat();
                [vec![Stmt::Lock(first)], nested, vec![Stmt::Unlock(first)]].concat()
            }
            2 => {
                let reg = self.reg();
                let then = vec![Stmt::Lock(first), self.access(), Stmt::Unlock(first)];
                vec![self.choice(reg), Stmt::If { reg, equals: 1, then, other: vec![self.access()] }]
            }
            3 if self.r.below(3) == 0 => [vec![Stmt::Lock(first)], body].concat(),
            _ => [vec![Stmt::Lock(first)], body, vec![Stmt::Unlock(first)]].concat(),
        }
    }

    fn nested(&mut self) -> Vec<Stmt> {
        let (a, b) = (self.reg(), self.reg());
        let inner = Stmt::If { reg: b, equals: 1, then: vec![self.any()], other: self.maybe() };
        let mut then = vec![self.any(), inner];
        if self.r.below(2) == 0 {
            then.swap(0, 1);
        }
        vec![self.choice(a), Stmt::If { reg: a, equals: self.r.below(2) as u8, then, other: self.maybe() }]
    }

    fn indexed(&mut self) -> Vec<Stmt> {
        let reg = self.reg();
        let place = Place::of(self.var());
        let index = if self.r.below(4) == 0 { Expr::Fake(reg, self.bit()) } else { Expr::Plus(reg, self.bit()) };
        let access = match self.r.below(2) {
            0 => Stmt::LoadAt { reg: self.reg(), place, index, order: self.load_order() },
            _ => Stmt::StoreAt { place, index, value: self.expr(), order: self.store_order() },
        };
        let half = Place { offset: 4 * self.bit(), ..place };
        let last = match self.r.below(3) {
            0 => Stmt::Load { reg: self.reg(), place: half, order: self.load_order() },
            1 => Stmt::Store { place: half, value: self.expr(), order: self.store_order() },
            _ => return vec![self.choice(reg), access],
        };
        vec![self.choice(reg), access, last]
    }

    fn by_input(&mut self) -> Vec<Stmt> {
        let reg = self.reg();
        let (then, other) = (vec![self.any()], self.maybe());
        vec![Stmt::Input { reg }, Stmt::If { reg, equals: 1, then, other }, self.access()]
    }

    fn section(&mut self) -> Vec<Stmt> {
        let mut body = vec![self.access(), self.access()];
        if self.r.below(3) == 0 {
            let reg = self.reg();
            body[1] = Stmt::If { reg, equals: self.bit(), then: vec![self.access()], other: self.maybe() };
        }
        let reg = self.reg();
        match self.r.below(5) {
            0 => vec![Stmt::Atomic(body), Stmt::Assume { reg, equals: self.bit() }],
            1 => {
                let spin = Stmt::Spin { reg, place: Place::of(self.var()), until: 1, order: self.load_order() };
                vec![spin, self.access()]
            }
            _ => vec![Stmt::Atomic(body)],
        }
    }

    /// Sets a register that is about to decide something.
    fn choice(&mut self, reg: u8) -> Stmt {
        match self.r.below(3) {
            0 => Stmt::Input { reg },
            1 => Stmt::Load { reg, place: self.place(), order: self.load_order() },
            _ => self.rmw_to(reg),
        }
    }

    fn any(&mut self) -> Stmt {
        match self.r.below(5) {
            0 => self.fence(),
            1 => self.rmw(),
            _ => self.access(),
        }
    }

    fn maybe(&mut self) -> Vec<Stmt> {
        if self.r.below(2) == 0 {
            Vec::new()
        } else {
            vec![self.any()]
        }
    }

    fn access(&mut self) -> Stmt {
        match self.r.below(2) {
            0 => self.load(),
            _ => self.store(),
        }
    }

    fn load(&mut self) -> Stmt {
        Stmt::Load { reg: self.reg(), place: self.place(), order: self.load_order() }
    }

    fn store(&mut self) -> Stmt {
        Stmt::Store { place: self.place(), value: self.expr(), order: self.store_order() }
    }

    fn rmw(&mut self) -> Stmt {
        let reg = self.reg();
        self.rmw_to(reg)
    }

    fn rmw_to(&mut self, reg: u8) -> Stmt {
        let place = self.place();
        if self.r.below(3) == 0 {
            let (success, failure) = pick(
                self.r,
                &[(Order::Relaxed, Order::Relaxed), (Order::Release, Order::Relaxed), (Order::SeqCst, Order::SeqCst)],
            );
            let (expected, new) = (Expr::Const(self.bit()), self.expr());
            return Stmt::CmpXchg { reg, place, expected, new, success, failure, weak: self.r.below(4) == 0 };
        }
        let op = pick(self.r, &[RmwOp::Xchg, RmwOp::Add]);
        Stmt::Rmw { reg, op, place, value: self.expr(), order: pick(self.r, &RMWS) }
    }

    fn fence(&mut self) -> Stmt {
        let kinds = [
            FenceKind::C(Order::SeqCst),
            FenceKind::C(Order::SeqCst),
            FenceKind::C(Order::Acquire),
            FenceKind::C(Order::Release),
            FenceKind::Mask(FenceMask::SL),
            FenceKind::Mask(FenceMask::SS),
            FenceKind::Mask(FenceMask::LL),
            FenceKind::Mask(FenceMask::LS),
        ];
        Stmt::Fence(pick(self.r, &kinds))
    }

    fn two(&mut self) -> (Place, Place) {
        let first = self.place();
        let other = self.place();
        (first, Place { var: VARS - 1 - first.var, ..other })
    }

    fn place(&mut self) -> Place {
        let var = self.var();
        if self.mixed {
            let bytes = pick(self.r, &[1, 2, 4, 4]);
            return Place { var, offset: pick(self.r, &[0, 0, 1, 2]), bytes };
        }
        Place::of(var)
    }

    fn var(&mut self) -> u8 {
        self.r.below(VARS as usize) as u8
    }

    fn reg(&mut self) -> u8 {
        self.r.below(3) as u8
    }

    fn bit(&mut self) -> u8 {
        self.r.below(2) as u8
    }

    fn expr(&mut self) -> Expr {
        match self.r.below(6) {
            0 => Expr::Plus(self.reg(), self.bit()),
            1 => Expr::Fake(self.reg(), 1 + self.bit()),
            _ => Expr::Const(1 + self.bit()),
        }
    }

    fn load_order(&mut self) -> Order {
        pick(self.r, &LOADS)
    }

    fn store_order(&mut self) -> Order {
        pick(self.r, &STORES)
    }
}
