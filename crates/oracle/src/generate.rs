//! Random programs of the small language from a seed.
//!
//! Whole habits are drawn, not single statements, so that most programs share something: a pointer that is published and
//! used, a flag that is set and asked, a lock that is taken and given back, a life that ends while others look on.

use crate::lang::{Act, Cond, Expr, Kind, Order, Place, Program, Reg, Slot, Stmt, Update};
use crate::render::is_well_formed;
use crate::shapes;

/// Numbers from a seed (splitmix64).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// From a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % n
    }

    /// True in `percent` of a hundred cases.
    pub fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    /// One of them.
    pub fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u64) as usize]
    }
}

/// What a program is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// Numbers and orders.
    Numbers,
    /// Heap objects.
    Heap,
    /// Stack and thread-local objects.
    Stack,
    /// Locks, semaphores and the ends of threads.
    Blocking,
    /// The rest of the thread library.
    Library,
    /// The ends of threads and of the process, and what runs there.
    Ends,
    /// Everything.
    Mixed,
    /// An object that one thread uses and another ends when a flag says so. Only on request.
    Late,
    /// A cycle of accesses, in the manner of litmus tests ([`crate::shapes`]). Only on request.
    Shapes,
}

/// The themes of seeds without one.
pub const THEMES: [Theme; 7] =
    [Theme::Numbers, Theme::Heap, Theme::Stack, Theme::Blocking, Theme::Library, Theme::Ends, Theme::Mixed];

impl Theme {
    /// The theme of that name.
    pub fn named(name: &str) -> Option<Theme> {
        let mut all = THEMES.into_iter().chain([Theme::Late, Theme::Shapes]);
        all.find(|t| format!("{t:?}").to_lowercase() == name)
    }
}

/// How large a program is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// Two or three threads, 5 to 22 statements: all its runs can be tried.
    Small,
    /// Three or four threads, 14 to 44 statements.
    Large,
}

/// The program of a seed.
pub fn random(seed: u64, theme: Option<Theme>) -> Program {
    sized(seed, theme, Size::Small)
}

/// The program of a seed, of that size.
pub fn sized(seed: u64, theme: Option<Theme>, size: Size) -> Program {
    let sizes = match size {
        Size::Small => 5..=22,
        Size::Large => 14..=44,
    };
    for attempt in 0.. {
        let mut random = Random::new(seed.wrapping_mul(1000).wrapping_add(attempt));
        let theme = theme.unwrap_or(THEMES[(seed % 7) as usize]);
        let program = match theme {
            Theme::Shapes => shapes::shape(&mut random),
            _ => Maker::new(&mut random, theme, size).program(),
        };
        let fits = theme == Theme::Shapes || sizes.contains(&program.size());
        if is_well_formed(&program) && fits {
            return program;
        }
    }
    unreachable!("some attempt succeeds")
}

#[derive(Clone, Default)]
struct Scope {
    numbers: Vec<Reg>,
    pointers: Vec<Reg>,
    slots: Vec<Slot>,
    depth: u32,
    main: bool,
    heap: bool,
}

struct Maker<'r> {
    random: &'r mut Random,
    theme: Theme,
    size: Size,
    regs: Reg,
    slots: Slot,
    budget: i32,
    kinds: Vec<Kind>,
    once: Vec<Stmt>,
    /// Whether some thread has a value for the key.
    key: bool,
}

impl<'r> Maker<'r> {
    fn new(random: &'r mut Random, theme: Theme, size: Size) -> Maker<'r> {
        let budget = match size {
            Size::Small => 11,
            Size::Large => 24,
        };
        Maker { random, theme, size, regs: 0, slots: 0, budget, kinds: Vec::new(), once: Vec::new(), key: false }
    }

    /// How many threads there are, and how many things a thread does more than one.
    fn extent(&mut self) -> (usize, u64) {
        match self.size {
            Size::Small => (2 + usize::from(self.random.chance(25)), 0),
            Size::Large => (3 + usize::from(self.random.chance(40)), 2),
        }
    }

    fn program(mut self) -> Program {
        if self.theme == Theme::Late {
            return self.late();
        }
        let (count, more) = self.extent();
        let three = count > 2;
        let mut program = Program { threads: vec![Vec::new(); count], ..Program::default() };
        program.locals = vec![Vec::new(); program.threads.len()];
        program.sems = [self.random.below(2) as i32, 0];
        program.barrier = if program.threads.len() == 3 && self.random.chance(40) { 3 } else { 2 };
        let nested = three && self.random.chance(40);
        for t in 1..program.threads.len() {
            let mut scope = Scope::default();
            let mut body = Vec::new();
            if self.stack() && self.random.chance(30) {
                let slot = self.slot(true);
                program.locals[t].push(slot);
                scope.slots.push(slot);
            }
            if nested && t == 1 {
                body.push(Stmt::Create(2));
            }
            let n = 1 + more + self.random.below(3);
            self.chunks(n, &mut scope, &mut body);
            if nested && t == 1 && self.random.chance(50) {
                body.push(Stmt::Join(2));
            }
            self.assertion(&scope, &mut body, 50);
            if self.ends() && self.random.chance(25) {
                body.push(if self.random.chance(60) { Stmt::ThreadExit } else { Stmt::Exit });
            }
            program.threads[t] = body;
        }
        let mut scope = Scope { main: true, ..Scope::default() };
        let mut body = Vec::new();
        if self.stack() && self.random.chance(60) {
            let slot = self.slot(true);
            program.locals[0].push(slot);
            scope.slots.push(slot);
        }
        if self.theme != Theme::Numbers && self.random.chance(70) {
            self.publish(&mut scope, &mut body);
        }
        let helpers: Vec<usize> = (1..program.threads.len()).filter(|t| !nested || *t != 2).collect();
        body.extend(helpers.iter().map(|t| Stmt::Create(*t)));
        let n = more / 2 + self.random.below(3);
        self.chunks(n, &mut scope, &mut body);
        if self.random.chance(70) {
            body.extend(helpers.iter().map(|t| Stmt::Join(*t)));
            if self.random.chance(60) {
                self.chunks(1, &mut scope, &mut body);
            }
        } else if self.ends() {
            body.extend(helpers.iter().map(|t| Stmt::Do(Act::Detach(*t))));
        }
        self.assertion(&scope, &mut body, 60);
        match self.random.below(10) {
            0 | 1 => body.push(Stmt::ThreadExit),
            3 | 4 if self.theme == Theme::Ends => body.push(Stmt::ThreadExit),
            2 => body.push(Stmt::Exit),
            _ => {}
        }
        program.threads[0] = body;
        self.rest(&mut program);
        program
    }

    /// What runs beside the threads.
    fn rest(&mut self, program: &mut Program) {
        program.kinds = std::mem::take(&mut self.kinds);
        program.once = std::mem::take(&mut self.once);
        if self.key {
            let r = self.reg();
            program.param = Some(r);
            program.gone = match self.random.below(4) {
                0 => vec![Stmt::Free(r)],
                1 => vec![Stmt::Store(Place::Deref(r), Expr::Const(2), Order::Plain)],
                2 => vec![Stmt::Store(Place::Var(0), Expr::Const(2), Order::Relaxed)],
                _ => vec![Stmt::Post(0)],
            };
        }
        if self.theme == Theme::Ends && self.random.chance(50) {
            let mut body = Vec::new();
            let mut scope = Scope { depth: 2, ..Scope::default() };
            self.number(&mut scope, &mut body);
            self.number(&mut scope, &mut body);
            self.assertion(&scope, &mut body, 60);
            program.at_exit = body;
        }
    }

    fn ends(&self) -> bool {
        matches!(self.theme, Theme::Ends | Theme::Mixed)
    }

    /// A thread uses an object and sets a flag, in some order and with some orders; main ends the object if the flag is set, or if a third
    /// thread has passed it on.
    fn late(mut self) -> Program {
        let passed = self.random.chance(20);
        let mut program = Program { threads: vec![Vec::new(); if passed { 3 } else { 2 }], ..Program::default() };
        program.locals = vec![Vec::new(); program.threads.len()];
        let (object, mut user) = (self.reg(), Vec::new());
        let pointer = self.reg();
        user.push(Stmt::Load(pointer, Place::Pointer(0), Order::Relaxed));
        let mut scope = Scope { pointers: vec![pointer], depth: 2, ..Scope::default() };
        for _ in 0..1 + self.random.below(2) {
            self.touching(pointer, &mut scope, &mut user);
            if self.random.chance(25) {
                self.number(&mut scope, &mut user);
            }
        }
        let (set, order) = (self.expr(&scope), self.stores());
        user.push(Stmt::Store(Place::Var(1), set, order));
        if self.random.chance(20) {
            self.touching(pointer, &mut scope, &mut user);
        }
        program.threads[1] = user;
        if passed {
            let r = self.reg();
            let (from, to) = (self.loads(), self.stores());
            let pass = Stmt::Store(Place::Var(0), Expr::Const(1), to);
            let pass = Stmt::If(Cond::NonZero(r), vec![pass], Vec::new());
            program.threads[2] = vec![Stmt::Load(r, Place::Var(1), from), pass];
        }
        let heap = self.random.chance(50);
        let slot = self.slot(false);
        let mut body = vec![if heap { Stmt::Malloc(object) } else { Stmt::Address(object, slot) }];
        if self.random.chance(70) {
            body.push(Stmt::Store(Place::Deref(object), Expr::Const(1), Order::Plain));
        }
        body.push(Stmt::Store(Place::Pointer(0), Expr::Reg(object), Order::Plain));
        body.extend((1..program.threads.len()).map(Stmt::Create));
        let (flag, order) = (self.reg(), self.loads());
        let asked = Place::Var(u8::from(!passed));
        body.push(Stmt::Load(flag, asked, order));
        let mut own = Scope { pointers: vec![object], main: true, depth: 2, ..Scope::default() };
        if self.random.chance(20) {
            self.touching(object, &mut own, &mut body);
        }
        let mut ends = Vec::new();
        if self.random.chance(15) {
            ends.push(Stmt::Fence(Order::Acquire));
        }
        if heap {
            let again = self.reg();
            ends.push(if self.random.chance(70) { Stmt::Free(object) } else { Stmt::Realloc(again, object) });
            body.push(Stmt::If(Cond::NonZero(flag), ends, Vec::new()));
        } else {
            let stays = if self.random.chance(50) { Stmt::Exit } else { Stmt::Join(1) };
            body.push(Stmt::If(Cond::NonZero(flag), ends, vec![stays]));
            body = vec![if self.random.chance(50) { Stmt::Block(slot, body) } else { Stmt::Call(slot, body) }];
        }
        if self.random.chance(30) {
            body.push(Stmt::ThreadExit);
        }
        program.threads[0] = body;
        program.kinds = std::mem::take(&mut self.kinds);
        program
    }

    /// An access to what a pointer points to.
    fn touching(&mut self, p: Reg, scope: &mut Scope, out: &mut Vec<Stmt>) {
        let order = self.random.of(&[Order::Plain, Order::Plain, Order::Relaxed]);
        let r = self.reg();
        match self.random.below(5) {
            0 | 1 => {
                out.push(Stmt::Load(r, Place::Deref(p), order));
                scope.numbers.push(r);
            }
            2 | 3 => {
                let e = self.expr(scope);
                out.push(Stmt::Store(Place::Deref(p), e, order));
            }
            _ => {
                out.push(Stmt::Rmw(r, Place::Deref(p), Update::Exchange(2), Order::Relaxed));
                scope.numbers.push(r);
            }
        }
    }

    fn stack(&self) -> bool {
        matches!(self.theme, Theme::Stack | Theme::Mixed)
    }

    fn reg(&mut self) -> Reg {
        self.regs += 1;
        self.regs - 1
    }

    fn slot(&mut self, function: bool) -> Slot {
        let kinds: &[Kind] =
            if function { &[Kind::Vla, Kind::Alloca, Kind::Literal] } else { &[Kind::Vla, Kind::Literal] };
        let kind = if self.random.chance(60) { Kind::Variable } else { self.random.of(kinds) };
        self.kinds.push(kind);
        self.slots += 1;
        self.slots - 1
    }

    fn loads(&mut self) -> Order {
        self.random.of(&[Order::Plain, Order::Relaxed, Order::Relaxed, Order::Acquire, Order::SeqCst])
    }

    fn stores(&mut self) -> Order {
        self.random.of(&[Order::Plain, Order::Relaxed, Order::Relaxed, Order::Release, Order::SeqCst])
    }

    fn chunks(&mut self, n: u64, scope: &mut Scope, out: &mut Vec<Stmt>) {
        for _ in 0..n {
            if self.budget <= 0 {
                return;
            }
            self.chunk(scope, out);
        }
    }

    fn inner(&mut self, scope: &Scope, slot: Option<Slot>) -> Vec<Stmt> {
        let mut inner = Scope { depth: scope.depth + 1, ..scope.clone() };
        inner.slots.extend(slot);
        let mut out = Vec::new();
        if slot.is_some() {
            self.publish(&mut inner, &mut out);
        }
        let n = if slot.is_some() { self.random.below(2) } else { 1 };
        self.chunks(n, &mut inner, &mut out);
        out
    }

    fn chunk(&mut self, scope: &mut Scope, out: &mut Vec<Stmt>) {
        self.budget -= 1;
        let deep = scope.depth > 1;
        match (self.theme, self.random.below(10)) {
            (Theme::Numbers, 0..=7) | (_, 0 | 1) => self.number(scope, out),
            (Theme::Heap, 2..=8) | (Theme::Mixed, 2 | 3) => self.pointer(scope, out),
            (Theme::Stack, 2..=4) | (Theme::Mixed, 4) if !deep => self.life(scope, out),
            (Theme::Stack, 5..=8) => self.pointer(scope, out),
            (Theme::Blocking, 2..=8) | (Theme::Mixed, 5) => self.wait(scope, out),
            (Theme::Library, 2..=7) | (Theme::Mixed, 6) => self.library(scope, out),
            (Theme::Ends, 2..=5) => self.ending(scope, out),
            (Theme::Ends, 6 | 7) => self.pointer(scope, out),
            (Theme::Library | Theme::Mixed | Theme::Ends, 8) => self.input(scope, out),
            (_, _) if !deep => self.flag(scope, out),
            (_, _) => self.number(scope, out),
        }
    }

    fn number(&mut self, scope: &mut Scope, out: &mut Vec<Stmt>) {
        let at = Place::Var(self.random.below(2) as u8);
        match self.random.below(10) {
            0..=3 => {
                let (r, o) = (self.reg(), self.loads());
                out.push(Stmt::Load(r, at, o));
                scope.numbers.push(r);
            }
            4..=7 => {
                let (e, o) = (self.expr(scope), self.stores());
                out.push(Stmt::Store(at, e, o));
            }
            8 => {
                let r = self.reg();
                let orders = [Order::Relaxed, Order::Acquire, Order::Release, Order::AcqRel, Order::SeqCst];
                let o = self.random.of(&orders);
                let failure = self.random.of(&[Order::Relaxed, Order::Acquire]);
                let update = match self.random.below(3) {
                    0 => Update::Exchange(1),
                    1 => Update::Add(1),
                    _ => Update::Compare(self.random.below(2) as i32, 2, failure),
                };
                out.push(Stmt::Rmw(r, at, update, o));
                scope.numbers.push(r);
            }
            _ => {
                let orders = [Order::Acquire, Order::Release, Order::AcqRel, Order::SeqCst];
                out.push(Stmt::Fence(self.random.of(&orders)));
            }
        }
    }

    fn expr(&mut self, scope: &Scope) -> Expr {
        let c = 1 + self.random.below(2) as i32;
        if scope.numbers.is_empty() || self.random.chance(70) {
            return Expr::Const(c);
        }
        let r = self.random.of(&scope.numbers);
        if self.random.chance(60) {
            Expr::Fake(r, c)
        } else {
            Expr::Reg(r)
        }
    }

    /// An object whose address others see.
    fn publish(&mut self, scope: &mut Scope, out: &mut Vec<Stmt>) {
        let r = self.reg();
        let local = self.stack() && !scope.main && self.random.chance(25);
        let stack = (self.stack() && self.random.chance(75)) || self.random.chance(20);
        scope.heap = false;
        if local {
            out.push(Stmt::ThreadLocal(r));
        } else if let (true, Some(slot)) = (stack, scope.slots.last()) {
            out.push(Stmt::Address(r, *slot));
        } else {
            out.push(Stmt::Malloc(r));
            scope.heap = true;
        }
        if self.random.chance(70) {
            out.push(Stmt::Store(Place::Deref(r), Expr::Const(1), Order::Plain));
        }
        let o = self.stores();
        out.push(Stmt::Store(Place::Pointer(0), Expr::Reg(r), o));
        scope.pointers.push(r);
    }

    fn pointer(&mut self, scope: &mut Scope, out: &mut Vec<Stmt>) {
        if scope.pointers.is_empty() || self.random.chance(40) {
            let (r, o) = (self.reg(), self.loads());
            out.push(Stmt::Load(r, Place::Pointer(0), o));
            let mut inner = Scope { depth: scope.depth + 1, ..scope.clone() };
            inner.pointers.push(r);
            let mut body = Vec::new();
            self.using(r, &mut inner, &mut body);
            if self.random.chance(30) {
                self.chunks(1, &mut inner, &mut body);
            }
            out.push(Stmt::If(Cond::NonZero(r), body, Vec::new()));
        } else {
            let r = self.random.of(&scope.pointers.clone());
            self.using(r, scope, out);
        }
    }

    fn using(&mut self, p: Reg, scope: &mut Scope, out: &mut Vec<Stmt>) {
        match self.random.below(10) {
            0..=3 => {
                let (r, o) = (self.reg(), self.random.of(&[Order::Plain, Order::Plain, Order::Relaxed]));
                out.push(Stmt::Load(r, Place::Deref(p), o));
                scope.numbers.push(r);
            }
            4..=6 => {
                let (e, o) = (self.expr(scope), self.random.of(&[Order::Plain, Order::Plain, Order::Relaxed]));
                out.push(Stmt::Store(Place::Deref(p), e, o));
            }
            7 if self.theme == Theme::Heap && self.random.chance(50) => {
                let r = self.reg();
                out.push(Stmt::Realloc(r, p));
                scope.pointers.push(r);
            }
            7 => {
                let r = self.reg();
                out.push(Stmt::Rmw(r, Place::Deref(p), Update::Exchange(2), Order::Relaxed));
                scope.numbers.push(r);
            }
            _ if self.theme == Theme::Stack => {
                let r = self.reg();
                out.push(Stmt::Load(r, Place::Deref(p), Order::Plain));
            }
            _ => out.push(Stmt::Free(p)),
        }
    }

    /// A block or a call whose variable others see.
    fn life(&mut self, scope: &mut Scope, out: &mut Vec<Stmt>) {
        let block = self.random.chance(50);
        let slot = self.slot(!block);
        if block {
            let body = self.inner(scope, Some(slot));
            out.push(Stmt::Block(slot, body));
        } else {
            let body = self.inner(&Scope { slots: Vec::new(), ..scope.clone() }, Some(slot));
            out.push(Stmt::Call(slot, body));
        }
    }

    fn wait(&mut self, scope: &mut Scope, out: &mut Vec<Stmt>) {
        let m = self.random.below(2) as u8;
        let s = self.random.below(2) as u8;
        let deep = scope.depth > 1;
        match self.random.below(13) {
            0..=2 => {
                out.push(Stmt::Lock(m));
                let inner = if deep { Vec::new() } else { self.inner(scope, None) };
                out.extend(inner);
                if self.random.chance(90) {
                    out.push(Stmt::Unlock(m));
                }
            }
            3 | 4 => {
                let r = self.reg();
                let test = if self.random.chance(50) { Stmt::TryLock(r, m) } else { Stmt::TimedLock(r, m) };
                let mut yes = if deep { Vec::new() } else { self.inner(scope, None) };
                yes.push(Stmt::Unlock(m));
                let no = if deep || self.random.chance(50) { Vec::new() } else { self.inner(scope, None) };
                out.extend([test, Stmt::If(Cond::NonZero(r), yes, no)]);
            }
            5 | 6 => out.push(Stmt::Wait(s)),
            7..=9 => out.push(Stmt::Post(s)),
            _ => {
                let r = self.reg();
                let test = if self.random.chance(30) { Stmt::TryWait(r, s) } else { Stmt::TimedWait(r, s) };
                out.push(test);
                scope.numbers.push(r);
                if !deep && self.random.chance(70) {
                    let yes = self.inner(scope, None);
                    let no = if self.random.chance(50) { Vec::new() } else { self.inner(scope, None) };
                    out.push(Stmt::If(Cond::NonZero(r), yes, no));
                }
            }
        }
    }

    /// Condition variables, read-write locks, barriers, once.
    fn library(&mut self, scope: &mut Scope, out: &mut Vec<Stmt>) {
        let deep = scope.depth > 1;
        match self.random.below(12) {
            0..=2 => {
                // Waits for the flag, if it is not set.
                let r = self.reg();
                let act = if self.random.chance(60) { Act::CondWait } else { Act::CondTimed(self.reg()) };
                out.push(Stmt::Lock(0));
                if self.random.chance(75) {
                    out.push(Stmt::Load(r, Place::Var(1), Order::Plain));
                    out.push(Stmt::If(Cond::Is(r, 0), vec![Stmt::Do(act)], Vec::new()));
                } else {
                    out.push(Stmt::Do(act));
                    if let Act::CondTimed(r) = act {
                        scope.numbers.push(r);
                    }
                }
                let inner = if deep { Vec::new() } else { self.inner(scope, None) };
                out.extend(inner);
                out.push(Stmt::Unlock(0));
            }
            3..=5 => {
                let wake = if self.random.chance(70) { Act::Signal } else { Act::Broadcast };
                let set = Stmt::Store(Place::Var(1), Expr::Const(1), Order::Plain);
                match self.random.below(4) {
                    0 | 1 => out.extend([Stmt::Lock(0), set, Stmt::Do(wake), Stmt::Unlock(0)]),
                    2 => out.extend([Stmt::Lock(0), set, Stmt::Unlock(0), Stmt::Do(wake)]),
                    _ => out.push(Stmt::Do(wake)),
                }
            }
            6..=8 => {
                let write = self.random.chance(50);
                let inner = if deep { Vec::new() } else { self.inner(scope, None) };
                if self.random.chance(50) {
                    out.push(Stmt::Do(Act::RwLock(write)));
                    out.extend(inner);
                    out.push(Stmt::Do(Act::RwUnlock));
                } else {
                    let r = self.reg();
                    let test = if self.random.chance(50) { Act::RwTry(r, write) } else { Act::RwTimed(r, write) };
                    let yes = [inner, vec![Stmt::Do(Act::RwUnlock)]].concat();
                    out.extend([Stmt::Do(test), Stmt::If(Cond::NonZero(r), yes, Vec::new())]);
                }
            }
            9 | 10 => out.push(Stmt::Do(Act::Barrier)),
            _ => self.once(out),
        }
    }

    fn once(&mut self, out: &mut Vec<Stmt>) {
        if self.once.is_empty() {
            let mut body = Vec::new();
            let mut scope = Scope { depth: 2, ..Scope::default() };
            self.number(&mut scope, &mut body);
            if self.random.chance(50) {
                self.number(&mut scope, &mut body);
            }
            self.once = body;
        }
        out.push(Stmt::Do(Act::Once));
    }

    /// What happens at the end of a thread, or ends it.
    fn ending(&mut self, scope: &mut Scope, out: &mut Vec<Stmt>) {
        match self.random.below(6) {
            0 | 1 => {
                if scope.pointers.is_empty() {
                    self.publish(scope, out);
                }
                let r = self.random.of(&scope.pointers.clone());
                self.key = true;
                out.push(Stmt::Do(Act::SetKey(r)));
            }
            2 | 3 if scope.depth < 2 => {
                let (r, o) = (self.reg(), self.loads());
                out.push(Stmt::Load(r, Place::Var(1), o));
                let mut body = Vec::new();
                self.number(&mut scope.clone(), &mut body);
                body.push(if self.random.chance(60) { Stmt::ThreadExit } else { Stmt::Exit });
                out.push(Stmt::If(Cond::NonZero(r), body, Vec::new()));
            }
            _ => self.publish(scope, out),
        }
    }

    /// An input decides something, or is a number; a division.
    fn input(&mut self, scope: &mut Scope, out: &mut Vec<Stmt>) {
        if !scope.numbers.is_empty() && self.random.chance(30) {
            let (r, c) = (self.random.of(&scope.numbers), self.random.below(3) as i32);
            out.push(Stmt::Do(Act::Divide(r, c)));
            return;
        }
        let r = self.reg();
        out.push(Stmt::Do(Act::Input(r)));
        if scope.depth < 2 && self.random.chance(60) {
            let yes = self.inner(scope, None);
            let no = if self.random.chance(60) { Vec::new() } else { self.inner(scope, None) };
            out.push(Stmt::If(Cond::NonZero(r), yes, no));
        } else {
            scope.numbers.push(r);
        }
    }

    /// A flag is asked, and something is done if it is set; or it is set.
    fn flag(&mut self, scope: &mut Scope, out: &mut Vec<Stmt>) {
        if self.random.chance(50) {
            let o = self.stores();
            out.push(Stmt::Store(Place::Var(1), Expr::Const(1), o));
            return;
        }
        if self.random.chance(8) && scope.depth == 0 {
            let mut body = Vec::new();
            let mut inner = scope.clone();
            self.number(&mut inner, &mut body);
            self.number(&mut inner, &mut body);
            scope.numbers = inner.numbers;
            out.push(Stmt::Section(body));
            return;
        }
        let (r, o) = (self.reg(), self.loads());
        out.push(Stmt::Load(r, Place::Var(1), o));
        let body = self.inner(scope, None);
        if body.is_empty() {
            scope.numbers.push(r);
        } else {
            out.push(Stmt::If(Cond::NonZero(r), body, Vec::new()));
        }
    }

    fn assertion(&mut self, scope: &Scope, out: &mut Vec<Stmt>, percent: u64) {
        if scope.numbers.is_empty() || !self.random.chance(percent) {
            return;
        }
        let (r, c) = (self.random.of(&scope.numbers), self.random.below(3) as i32);
        let (s, d) = (self.random.of(&scope.numbers), self.random.below(2) as i32);
        let cond = if r != s && self.random.chance(70) { Cond::NotBoth(r, c, s, d) } else { Cond::IsNot(r, c) };
        out.push(Stmt::Assert(cond));
    }
}
