//! Small concurrent programs, written down or made at random, for tests of every engine.
//!
//! A [`Test`] is a few threads of statements over a few shared variables; [`lower`] makes a program of it that `main`
//! starts, joins and ends. Each thread's registers are its observations, so that final states show them without extra
//! memory events. [`random`] depends on the seed alone; [`shrink`] removes what a failure does not need.
//! Misses: heap objects, calls, floating point; programs that compute with wide values.

use fencepost_ir::{
    Access, BinOp, BlockId, CastOp, CmpOp, FenceKind, FenceMask, FuncId, Function, Global, GlobalId, InitPiece, Inst,
    Jump, Loc, NondetKind, Op, Operand, Order, Program, Reg, RmwOp, Target, Terminator, Type,
};
use smallvec::SmallVec;

mod ending;

pub use ending::{cells, lower_ending, Cell, Ending};

/// How many registers a thread has.
pub const REGISTERS: usize = 4;

/// A place in memory: a variable, an offset in it, and how many bytes are accessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The variable, counted from 0; each has eight bytes.
    pub var: u8,
    /// The offset in bytes.
    pub offset: u8,
    /// 1, 2 or 4.
    pub bytes: u8,
}

impl Place {
    /// The first four bytes of a variable.
    pub fn of(var: u8) -> Place {
        Place { var, offset: 0, bytes: 4 }
    }
}

/// A value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expr {
    /// A constant.
    Const(u8),
    /// A register plus a constant.
    Plus(u8, u8),
    /// A constant that depends on a register: `(r ^ r) + c`.
    Fake(u8, u8),
}

/// A statement.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The names are those of the instructions.
pub enum Stmt {
    Load {
        reg: u8,
        place: Place,
        order: Order,
    },
    Store {
        place: Place,
        value: Expr,
        order: Order,
    },
    /// A load at the place plus four times the low bit of a value.
    LoadAt {
        reg: u8,
        place: Place,
        index: Expr,
        order: Order,
    },
    /// A store at the place plus four times the low bit of a value.
    StoreAt {
        place: Place,
        index: Expr,
        value: Expr,
        order: Order,
    },
    Rmw {
        reg: u8,
        op: RmwOp,
        place: Place,
        value: Expr,
        order: Order,
    },
    CmpXchg {
        reg: u8,
        place: Place,
        expected: Expr,
        new: Expr,
        success: Order,
        failure: Order,
        weak: bool,
    },
    Fence(FenceKind),
    /// If the register has the value.
    If {
        reg: u8,
        equals: u8,
        then: Vec<Stmt>,
        other: Vec<Stmt>,
    },
    /// Loads again and again until the value is there.
    Spin {
        reg: u8,
        place: Place,
        until: u8,
        order: Order,
    },
    /// An atomic section.
    Atomic(Vec<Stmt>),
    /// An operation: a function of its own that takes the registers and returns them.
    Operation(Vec<Stmt>),
    /// Waits until the variable is 0 and sets it to 1, in one step; then a full fence.
    Lock(u8),
    /// A full fence, then sets the variable to 0.
    Unlock(u8),
    /// A bit chosen freely.
    Input {
        reg: u8,
    },
    Assume {
        reg: u8,
        equals: u8,
    },
    Assert {
        reg: u8,
        differs: u8,
    },
}

/// A test: threads that run at the same time.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Test {
    /// The threads.
    pub threads: Vec<Vec<Stmt>>,
    /// How many variables there are.
    pub vars: u8,
}

/// Makes a program of a test. Variables are named `x`, `y`, `z`, `w`, `v4`, …
pub fn lower(test: &Test) -> Program {
    lower_hooked(test, &[], &|_, _| {}, &|_| {})
}

/// As [`lower`], with more globals of eight bytes, and code at the end of each thread and of `main`.
fn lower_hooked(
    test: &Test,
    globals: &[String],
    thread_end: &dyn Fn(&mut Lowering<'_>, usize),
    main_end: &dyn Fn(&mut Lowering<'_>),
) -> Program {
    let mut program = Program::new(Target::LP64);
    let file = program.file("generated");
    for name in (0..test.vars).map(variable).chain(globals.iter().cloned()) {
        program.globals.push(Global {
            name,
            size: 8,
            align: 8,
            init: Vec::<InitPiece>::new(),
            thread_local: false,
            constant: false,
            internal: false,
            debug_type: None,
            loc: Loc::NONE,
        });
    }
    let mut line = 0;
    let mut here = move || {
        line += 1;
        Loc { file, line, column: 1 }
    };
    let mut operations = Vec::new();
    for (t, body) in test.threads.iter().enumerate() {
        let mut lowering = Lowering::new(&format!("thread{t}"), &mut here);
        lowering.operations = std::mem::take(&mut operations);
        lowering.first_operation = test.threads.len() + 1;
        let arg = lowering.func.reg(Type::Ptr);
        lowering.func.params.push(arg);
        lowering.func.rets.push(Type::Ptr);
        lowering.body(body);
        for r in 0..REGISTERS {
            let value = lowering.regs[r];
            lowering.push(Op::Observe(value), &[]);
        }
        thread_end(&mut lowering, t);
        lowering.end(Terminator::Return(vec![Operand::NULL]));
        operations = lowering.operations;
        program.functions.push(lowering.func);
    }
    program.functions.push(main(test.threads.len(), &mut here, main_end));
    program.entry = FuncId::from_index(test.threads.len());
    program.functions.extend(operations);
    program
}

/// The name of a variable.
pub fn variable(v: u8) -> String {
    match v {
        0 => "x".into(),
        1 => "y".into(),
        2 => "z".into(),
        3 => "w".into(),
        v => format!("v{v}"),
    }
}

fn main(threads: usize, here: &mut dyn FnMut() -> Loc, end: &dyn Fn(&mut Lowering<'_>)) -> Function {
    let mut lowering = Lowering::new("main", here);
    lowering.func.rets.push(Type::Int(32));
    let ids: Vec<Operand> = (0..threads)
        .map(|t| {
            let id = lowering.value(Type::Int(64), Op::ThreadNew);
            let func = Operand::Func(FuncId::from_index(t));
            lowering.push(Op::ThreadStart { id, func, arg: Operand::NULL }, &[]);
            id
        })
        .collect();
    for id in ids {
        lowering.value(Type::Ptr, Op::ThreadJoin(id));
    }
    end(&mut lowering);
    lowering.end(Terminator::Return(vec![Operand::int(32, 0)]));
    lowering.func
}

/// One function under construction. The test's registers are block parameters, so that they can change.
struct Lowering<'a> {
    func: Function,
    block: BlockId,
    regs: [Operand; REGISTERS],
    /// The operations so far, and the number of the first function that is one.
    operations: Vec<Function>,
    first_operation: usize,
    here: &'a mut dyn FnMut() -> Loc,
}

const INT: Type = Type::Int(32);

impl<'a> Lowering<'a> {
    fn new(name: &str, here: &'a mut dyn FnMut() -> Loc) -> Self {
        let mut func = Function::new(name);
        let block = func.block();
        let regs = [Operand::int(32, 0); REGISTERS];
        Lowering { func, block, regs, operations: Vec::new(), first_operation: 0, here }
    }

    fn push(&mut self, op: Op, results: &[Reg]) {
        let loc = (self.here)();
        let inst = Inst { results: SmallVec::from_slice(results), op, loc };
        self.func.blocks[self.block.index()].insts.push(inst);
    }

    fn value(&mut self, ty: Type, op: Op) -> Operand {
        let reg = self.func.reg(ty);
        self.push(op, &[reg]);
        Operand::Reg(reg)
    }

    fn end(&mut self, term: Terminator) {
        let loc = (self.here)();
        let block = &mut self.func.blocks[self.block.index()];
        block.term = term;
        block.loc = loc;
    }

    /// A block that takes the registers as parameters.
    fn joint(&mut self) -> BlockId {
        let block = self.func.block();
        for _ in 0..REGISTERS {
            let reg = self.func.reg(INT);
            self.func.blocks[block.index()].params.push(reg);
        }
        block
    }

    fn to(&self, block: BlockId) -> Jump {
        Jump { block, args: SmallVec::from_slice(&self.regs) }
    }

    fn enter(&mut self, block: BlockId) {
        self.block = block;
        for r in 0..REGISTERS {
            self.regs[r] = Operand::Reg(self.func.blocks[block.index()].params[r]);
        }
    }

    fn body(&mut self, body: &[Stmt]) {
        for stmt in body {
            self.stmt(stmt);
        }
    }

    fn expr(&mut self, expr: Expr) -> Operand {
        match expr {
            Expr::Const(c) => Operand::int(32, u128::from(c)),
            Expr::Plus(r, 0) => self.regs[r as usize],
            Expr::Plus(r, c) => {
                let r = self.regs[r as usize];
                self.value(INT, Op::Bin(BinOp::Add, r, Operand::int(32, u128::from(c))))
            }
            Expr::Fake(r, c) => {
                let r = self.regs[r as usize];
                let zero = self.value(INT, Op::Bin(BinOp::Xor, r, r));
                self.value(INT, Op::Bin(BinOp::Add, zero, Operand::int(32, u128::from(c))))
            }
        }
    }

    fn narrow(&mut self, value: Operand, bytes: u8) -> Operand {
        match bytes {
            4 => value,
            _ => self.value(Type::Int(8 * bytes), Op::Cast(CastOp::Trunc, value, Type::Int(8 * bytes))),
        }
    }

    fn widen(&mut self, value: Operand, bytes: u8) -> Operand {
        match bytes {
            4 => value,
            _ => self.value(INT, Op::Cast(CastOp::ZExt, value, INT)),
        }
    }

    fn address(&mut self, place: Place) -> Operand {
        Operand::Global(GlobalId(u32::from(place.var)), i64::from(place.offset))
    }

    fn indexed(&mut self, place: Place, index: Expr) -> Operand {
        let index = self.expr(index);
        let bit = self.value(INT, Op::Bin(BinOp::And, index, Operand::int(32, 1)));
        let wide = self.value(Type::Int(64), Op::Cast(CastOp::ZExt, bit, Type::Int(64)));
        let offset = self.value(Type::Int(64), Op::Bin(BinOp::Mul, wide, Operand::int(64, 4)));
        let base = self.address(place);
        self.value(Type::Ptr, Op::PtrAdd(base, offset))
    }

    fn load(&mut self, reg: u8, addr: Operand, bytes: u8, order: Order) {
        let ty = Type::Int(8 * bytes);
        let value = self.value(ty, Op::Load(ty, addr, Access::atomic(order)));
        self.regs[reg as usize] = self.widen(value, bytes);
    }

    fn store(&mut self, addr: Operand, bytes: u8, value: Expr, order: Order) {
        let value = self.expr(value);
        let value = self.narrow(value, bytes);
        self.push(Op::Store { addr, value, access: Access::atomic(order) }, &[]);
    }

    fn equals(&mut self, op: CmpOp, reg: u8, value: u8) -> Operand {
        let r = self.regs[reg as usize];
        self.value(Type::BOOL, Op::Cmp(op, r, Operand::int(32, u128::from(value))))
    }

    fn branch(&mut self, cond: Operand, then: Jump, other: Jump) {
        self.end(Terminator::Branch { cond, then, other });
    }

    fn operation(&mut self, body: &[Stmt]) {
        let mut inner = Lowering::new("", &mut *self.here);
        inner.operations = std::mem::take(&mut self.operations);
        inner.first_operation = self.first_operation;
        for r in 0..REGISTERS {
            let reg = inner.func.reg(INT);
            inner.func.params.push(reg);
            inner.func.rets.push(INT);
            inner.regs[r] = Operand::Reg(reg);
        }
        inner.body(body);
        inner.end(Terminator::Return(inner.regs.to_vec()));
        let (mut func, mut operations) = (inner.func, inner.operations);
        func.name = format!("operation{}", operations.len());
        func.operation = true;
        let id = FuncId::from_index(self.first_operation + operations.len());
        operations.push(func);
        self.operations = operations;
        let results: Vec<Reg> = (0..REGISTERS).map(|_| self.func.reg(INT)).collect();
        self.push(Op::Call { func: id, args: self.regs.to_vec() }, &results);
        for (r, result) in results.into_iter().enumerate() {
            self.regs[r] = Operand::Reg(result);
        }
    }

    #[allow(clippy::too_many_lines)] // One arm a statement.
    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Load { reg, place, order } => {
                let addr = self.address(*place);
                self.load(*reg, addr, place.bytes, *order);
            }
            Stmt::Store { place, value, order } => {
                let addr = self.address(*place);
                self.store(addr, place.bytes, *value, *order);
            }
            Stmt::LoadAt { reg, place, index, order } => {
                let addr = self.indexed(*place, *index);
                self.load(*reg, addr, place.bytes, *order);
            }
            Stmt::StoreAt { place, index, value, order } => {
                let addr = self.indexed(*place, *index);
                self.store(addr, place.bytes, *value, *order);
            }
            Stmt::Rmw { reg, op, place, value, order } => {
                let value = self.expr(*value);
                let value = self.narrow(value, place.bytes);
                let addr = self.address(*place);
                let ty = Type::Int(8 * place.bytes);
                let old = self.value(ty, Op::Rmw { op: *op, addr, value, access: Access::atomic(*order) });
                self.regs[*reg as usize] = self.widen(old, place.bytes);
            }
            Stmt::CmpXchg { reg, place, expected, new, success, failure, weak } => {
                let (expected, new) = (self.expr(*expected), self.expr(*new));
                let (expected, new) = (self.narrow(expected, place.bytes), self.narrow(new, place.bytes));
                let addr = self.address(*place);
                let (old, flag) = (self.func.reg(Type::Int(8 * place.bytes)), self.func.reg(Type::BOOL));
                let (success, failure, weak) = (Access::atomic(*success), *failure, *weak);
                self.push(Op::CmpXchg { addr, expected, new, success, failure, weak }, &[old, flag]);
                let wide = self.widen(Operand::Reg(old), place.bytes);
                let done = self.value(INT, Op::Cast(CastOp::ZExt, Operand::Reg(flag), INT));
                // The register shows both results: the old value, and in the bits above it whether the store happened.
                let high = self.value(INT, Op::Bin(BinOp::Shl, done, Operand::int(32, 16)));
                self.regs[*reg as usize] = self.value(INT, Op::Bin(BinOp::Or, wide, high));
            }
            Stmt::Fence(kind) => self.push(Op::Fence(*kind), &[]),
            Stmt::If { reg, equals, then, other } => {
                let cond = self.equals(CmpOp::Eq, *reg, *equals);
                let (yes, no, after) = (self.joint(), self.joint(), self.joint());
                self.branch(cond, self.to(yes), self.to(no));
                for (block, body) in [(yes, then), (no, other)] {
                    self.enter(block);
                    self.body(body);
                    let jump = self.to(after);
                    self.end(Terminator::Jump(jump));
                }
                self.enter(after);
            }
            Stmt::Spin { reg, place, until, order } => {
                let (head, after) = (self.joint(), self.joint());
                let jump = self.to(head);
                self.end(Terminator::Jump(jump));
                self.enter(head);
                let addr = self.address(*place);
                self.load(*reg, addr, place.bytes, *order);
                let done = self.equals(CmpOp::Eq, *reg, *until);
                self.branch(done, self.to(after), self.to(head));
                self.enter(after);
            }
            Stmt::Atomic(body) => {
                self.push(Op::AtomicBegin, &[]);
                self.body(body);
                self.push(Op::AtomicEnd, &[]);
            }
            Stmt::Operation(body) => self.operation(body),
            Stmt::Lock(var) => {
                let addr = self.address(Place::of(*var));
                self.push(Op::AtomicBegin, &[]);
                let held = self.value(INT, Op::Load(INT, addr, Access::atomic(Order::Acquire)));
                let free = self.value(Type::BOOL, Op::Cmp(CmpOp::Eq, held, Operand::int(32, 0)));
                self.push(Op::Await(free), &[]);
                let value = Operand::int(32, 1);
                self.push(Op::Store { addr, value, access: Access::atomic(Order::Relaxed) }, &[]);
                self.push(Op::AtomicEnd, &[]);
                self.push(Op::Fence(FenceKind::C(Order::SeqCst)), &[]);
            }
            Stmt::Unlock(var) => {
                let (addr, value) = (self.address(Place::of(*var)), Operand::int(32, 0));
                self.push(Op::Fence(FenceKind::C(Order::SeqCst)), &[]);
                self.push(Op::Store { addr, value, access: Access::atomic(Order::Release) }, &[]);
            }
            Stmt::Input { reg } => {
                let bit = self.value(Type::BOOL, Op::Nondet(Type::BOOL, NondetKind::Input));
                self.regs[*reg as usize] = self.value(INT, Op::Cast(CastOp::ZExt, bit, INT));
            }
            Stmt::Assume { reg, equals } => {
                let cond = self.equals(CmpOp::Eq, *reg, *equals);
                self.push(Op::Assume(cond), &[]);
            }
            Stmt::Assert { reg, differs } => {
                let cond = self.equals(CmpOp::Ne, *reg, *differs);
                let kind = fencepost_ir::CheckKind::Assertion;
                self.push(Op::Assert { cond, kind, text: format!("r{reg} != {differs}") }, &[]);
            }
        }
    }
}

/// A generator of random numbers (xorshift).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator with a seed.
    pub fn new(seed: u64) -> Random {
        Random((seed ^ 0x5851_f42d_4c95_7f2d).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() >> 17) as usize % n.max(1)
    }

    fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}

/// What random tests may contain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// At most so many threads; at least two.
    pub threads: usize,
    /// At most so many statements in a thread.
    pub length: usize,
    /// How many variables.
    pub vars: u8,
    /// Accesses of one and two bytes, and at odd offsets.
    pub mixed: bool,
    /// Locks, sections, inputs, loops, assumptions.
    pub control: bool,
}

impl Default for Shape {
    fn default() -> Shape {
        Shape { threads: 3, length: 4, vars: 2, mixed: false, control: true }
    }
}

/// A random test; the seed decides everything.
pub fn random(seed: u64, shape: &Shape) -> Test {
    let mut random = Random::new(seed);
    let threads = 2 + random.below(shape.threads - 1);
    let body = |r: &mut Random| {
        let n = 1 + r.below(shape.length);
        let mut out = Vec::new();
        for _ in 0..n {
            let more = statement(r, shape, 1);
            out.extend(more);
        }
        out
    };
    let threads = (0..threads).map(|_| body(&mut random)).collect();
    Test { threads, vars: shape.vars + 1 }
}

/// Makes operations out of parts of the threads. Loops stay outside: one that spins inside an operation spins for ever.
pub fn with_operations(seed: u64, test: &mut Test) {
    let mut random = Random::new(seed);
    for thread in &mut test.threads {
        let mut out: Vec<Stmt> = Vec::new();
        let mut part: Vec<Stmt> = Vec::new();
        for stmt in std::mem::take(thread) {
            if contains_spin(&stmt) {
                out.extend((!part.is_empty()).then(|| Stmt::Operation(std::mem::take(&mut part))));
                out.push(stmt);
            } else if part.is_empty() && random.below(4) == 0 {
                out.push(stmt);
            } else {
                part.push(stmt);
                if random.below(3) == 0 {
                    out.push(Stmt::Operation(std::mem::take(&mut part)));
                }
            }
        }
        out.extend((!part.is_empty()).then_some(Stmt::Operation(part)));
        *thread = out;
    }
}

fn contains_spin(stmt: &Stmt) -> bool {
    match stmt {
        Stmt::Spin { .. } => true,
        Stmt::If { then, other, .. } => then.iter().chain(other).any(contains_spin),
        Stmt::Atomic(body) | Stmt::Operation(body) => body.iter().any(contains_spin),
        Stmt::Load { .. }
        | Stmt::Store { .. }
        | Stmt::LoadAt { .. }
        | Stmt::StoreAt { .. }
        | Stmt::Rmw { .. }
        | Stmt::CmpXchg { .. }
        | Stmt::Fence(_)
        | Stmt::Lock(_)
        | Stmt::Unlock(_)
        | Stmt::Input { .. }
        | Stmt::Assume { .. }
        | Stmt::Assert { .. } => false,
    }
}

fn place(r: &mut Random, shape: &Shape) -> Place {
    let var = r.below(shape.vars as usize) as u8;
    if shape.mixed {
        let bytes = r.pick(&[1, 2, 4, 4]);
        let offset = if r.below(2) == 0 { 0 } else { r.below(4) as u8 };
        return Place { var, offset, bytes };
    }
    Place::of(var)
}

fn expr(r: &mut Random) -> Expr {
    match r.below(5) {
        0 => Expr::Plus(r.below(2) as u8, r.below(2) as u8),
        1 => Expr::Fake(r.below(2) as u8, 1 + r.below(2) as u8),
        _ => Expr::Const(1 + r.below(2) as u8),
    }
}

const LOADS: [Order; 5] = [Order::Plain, Order::Relaxed, Order::Relaxed, Order::Acquire, Order::SeqCst];
const STORES: [Order; 5] = [Order::Plain, Order::Relaxed, Order::Relaxed, Order::Release, Order::SeqCst];
const RMWS: [Order; 5] = [Order::Relaxed, Order::Acquire, Order::Release, Order::AcqRel, Order::SeqCst];

fn statement(r: &mut Random, shape: &Shape, depth: usize) -> Vec<Stmt> {
    let reg = r.below(2) as u8;
    let place = place(r, shape);
    let simple = vec![match r.below(12) {
        0..=3 => Stmt::Load { reg, place, order: r.pick(&LOADS) },
        4..=7 => Stmt::Store { place, value: expr(r), order: r.pick(&STORES) },
        8 => {
            let op = r.pick(&[RmwOp::Xchg, RmwOp::Add]);
            Stmt::Rmw { reg, op, place, value: Expr::Const(1), order: r.pick(&RMWS) }
        }
        9 => Stmt::Fence(r.pick(&[
            FenceKind::C(Order::SeqCst),
            FenceKind::C(Order::AcqRel),
            FenceKind::C(Order::Acquire),
            FenceKind::C(Order::Release),
            FenceKind::Mask(FenceMask::SL),
            FenceKind::Mask(FenceMask::SS),
            FenceKind::Mask(FenceMask::LL),
            FenceKind::Mask(FenceMask::LS.and(FenceMask::SL)),
            FenceKind::Mask(FenceMask::LL.and(FenceMask::SS)),
        ])),
        10 => {
            let place = Place::of(place.var);
            let index = if r.below(2) == 0 { Expr::Plus(reg, 0) } else { Expr::Fake(reg, r.below(2) as u8) };
            match r.below(2) {
                0 => Stmt::LoadAt { reg: 1 - reg, place, index, order: r.pick(&LOADS) },
                _ => Stmt::StoreAt { place, index, value: expr(r), order: r.pick(&STORES) },
            }
        }
        _ => {
            let (success, failure) = r.pick(&[
                (Order::Relaxed, Order::Relaxed),
                (Order::Acquire, Order::Relaxed),
                (Order::AcqRel, Order::Acquire),
                (Order::SeqCst, Order::SeqCst),
            ]);
            let (expected, new) = (Expr::Const(r.below(2) as u8), expr(r));
            Stmt::CmpXchg { reg, place, expected, new, success, failure, weak: r.below(4) == 0 }
        }
    }];
    if depth == 0 || !shape.control {
        return simple;
    }
    match r.below(14) {
        0 | 1 => {
            let other = if r.below(2) == 0 { Vec::new() } else { statement(r, shape, 0) };
            vec![Stmt::If { reg, equals: r.below(2) as u8, then: statement(r, shape, 0), other }]
        }
        2 => vec![Stmt::Atomic([statement(r, shape, 0), statement(r, shape, 0)].concat())],
        3 => {
            let lock = shape.vars;
            let body = [statement(r, shape, 0), statement(r, shape, 0)].concat();
            [vec![Stmt::Lock(lock)], body, vec![Stmt::Unlock(lock)]].concat()
        }
        4 => match r.below(3) {
            0 => vec![Stmt::Input { reg }],
            1 => vec![Stmt::Assume { reg, equals: 1 }],
            _ => vec![Stmt::Spin { reg, place, until: 1, order: r.pick(&LOADS) }],
        },
        _ => simple,
    }
}

/// Removes statements as long as the test still fails.
pub fn shrink(test: &Test, fails: impl Fn(&Test) -> bool) -> Test {
    let mut best = test.clone();
    loop {
        let smaller = smaller(&best).into_iter().find(|t| fails(t));
        match smaller {
            Some(t) => best = t,
            None => return best,
        }
    }
}

/// All tests with one part less.
fn smaller(test: &Test) -> Vec<Test> {
    let mut out = Vec::new();
    for t in 0..test.threads.len() {
        if test.threads.len() > 1 {
            let mut less = test.clone();
            less.threads.remove(t);
            out.push(less);
        }
        for body in smaller_bodies(&test.threads[t]) {
            let mut less = test.clone();
            less.threads[t] = body;
            out.push(less);
        }
    }
    out
}

fn smaller_bodies(body: &[Stmt]) -> Vec<Vec<Stmt>> {
    let mut out = Vec::new();
    for i in 0..body.len() {
        let with = |middle: Vec<Stmt>| [&body[..i], &middle, &body[i + 1..]].concat();
        // A lock goes with its unlock.
        match &body[i] {
            Stmt::Lock(_) | Stmt::Unlock(_) => {
                out.push(body.iter().filter(|s| !matches!(s, Stmt::Lock(_) | Stmt::Unlock(_))).cloned().collect());
            }
            Stmt::If { reg, equals, then, other } => {
                out.extend([with(Vec::new()), with(then.clone()), with(other.clone())]);
                for then in smaller_bodies(then) {
                    out.push(with(vec![Stmt::If { reg: *reg, equals: *equals, then, other: other.clone() }]));
                }
                for other in smaller_bodies(other) {
                    out.push(with(vec![Stmt::If { reg: *reg, equals: *equals, then: then.clone(), other }]));
                }
            }
            Stmt::Atomic(inner) => {
                out.extend([with(Vec::new()), with(inner.clone())]);
                out.extend(smaller_bodies(inner).into_iter().map(|b| with(vec![Stmt::Atomic(b)])));
            }
            Stmt::Operation(inner) => {
                out.extend([with(Vec::new()), with(inner.clone())]);
                out.extend(smaller_bodies(inner).into_iter().map(|b| with(vec![Stmt::Operation(b)])));
            }
            Stmt::Load { .. }
            | Stmt::Store { .. }
            | Stmt::LoadAt { .. }
            | Stmt::StoreAt { .. }
            | Stmt::Rmw { .. }
            | Stmt::CmpXchg { .. }
            | Stmt::Fence(_)
            | Stmt::Spin { .. }
            | Stmt::Input { .. }
            | Stmt::Assume { .. }
            | Stmt::Assert { .. } => out.push(with(Vec::new())),
        }
    }
    out
}
