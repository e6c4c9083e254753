//! Programs of the small language as lists of instructions, with every object that a run can make numbered.
//!
//! There are no loops and every function is called once, so an instruction makes one object at most: objects are known
//! beforehand, and their numbers are the same in all runs. The function of `pthread_once`, destructors and what `atexit`
//! registers stand in the code of every thread that may run them.

use crate::lang::{Act, Cond, Expr, Kind, Order, Place, Program, Reg, Slot, Stmt, Tid, Update};
use std::collections::BTreeMap;

/// An object: on the heap, on a stack or local to a thread.
pub type Obj = usize;

/// How long a thread tries to get a lock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Patience {
    /// For ever.
    Endless,
    /// Not at all, or until a time limit; the register says whether the lock was taken.
    Short(Reg),
}

/// A step of the thread library that orders all that its thread does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Gives up the first mutex, and waits.
    CondEnter,
    /// Goes on: woken, for no reason, or, if there is a register, because the time is over.
    CondLeave(Option<Reg>),
    /// As the act.
    Signal,
    /// As the act.
    Broadcast,
    /// Whether to write, and for how long.
    RwLock(bool, Patience),
    /// As the act.
    RwUnlock,
    /// Comes to the barrier.
    Arrive,
    /// Goes on when all have come.
    Leave,
    /// Goes on at the place if the function has run; blocks while it runs.
    OnceBegin(usize),
    /// The function has run.
    OnceEnd,
    /// The register gets the value of the key, which is null then.
    TakeKey(Reg),
    /// The thread is about to end; it goes on at the place if others are left.
    Last(usize),
    /// The thread begins to end the process; it waits for ever if another one does so already.
    Ender,
}

/// An instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// As the statement.
    Load(Reg, Place, Order),
    /// As the statement.
    Store(Place, Expr, Order),
    /// As the statement.
    Rmw(Reg, Place, Update, Order),
    /// As the statement.
    Fence(Order),
    /// Goes on at the place if the condition does not hold.
    Unless(Cond, usize),
    /// Goes on at the place.
    Jump(usize),
    /// As the statement.
    Assert(Cond),
    /// The register gets the address of an object.
    Address(Reg, Obj),
    /// The life of a stack object begins.
    Begin(Obj),
    /// It ends.
    End(Obj),
    /// The life of the heap object that the register points to ends.
    Free(Reg),
    /// As the statement.
    Lock(u8),
    /// As the statement.
    Unlock(u8),
    /// Register, mutex.
    TryLock(Reg, u8),
    /// Register, mutex.
    TimedLock(Reg, u8),
    /// As the statement.
    Wait(u8),
    /// As the statement.
    Post(u8),
    /// Register, semaphore.
    TryWait(Reg, u8),
    /// Register, semaphore.
    TimedWait(Reg, u8),
    /// As the statement.
    Create(Tid),
    /// As the statement.
    Join(Tid),
    /// As the statement.
    Exit,
    /// A step of the thread library.
    Step(Step),
    /// The value of the key of this thread.
    SetKey(Reg),
    /// The register gets 0 or 1.
    Input(Reg),
    /// As the act.
    Divide(Reg, i32),
    /// A full fence.
    Full,
    /// All that lives on the stack ends.
    EndFrames,
    /// A section begins.
    SectionBegin(u8),
    /// It ends.
    SectionEnd,
    /// The end of the thread; of `main`, by `return` if so.
    Halt(bool),
}

/// A program, ready to run.
#[derive(Clone, Debug)]
pub struct Code {
    /// The instructions of each thread.
    pub threads: Vec<Vec<Op>>,
    /// How many objects there are.
    pub objects: usize,
    /// Which of them `free` may end.
    pub heap: Vec<bool>,
    /// The thread-local object of each thread, where its address is taken.
    pub local: Vec<Option<Obj>>,
    /// How many registers.
    pub registers: usize,
    /// All numbers that a variable can hold without values that justify themselves.
    pub numbers: Vec<i32>,
    /// Whether a loaded number is stored.
    pub copies: bool,
    /// Whether there are atomic sections.
    pub sections: bool,
    /// What the semaphores begin with.
    pub sems: [i32; 2],
    /// How many threads meet at the barrier.
    pub barrier: u8,
}

/// Makes the instructions of a program.
pub fn compile(program: &Program) -> Code {
    let mut registers = 0;
    program.each(&mut |s| {
        registers = registers.max(written(s).map_or(0, |r| usize::from(r) + 1));
    });
    if let Some(r) = program.param {
        registers = registers.max(usize::from(r) + 1);
    }
    let (numbers, copies) = numbers(program);
    let mut code = Code {
        threads: Vec::new(),
        objects: 0,
        heap: Vec::new(),
        local: Vec::new(),
        registers,
        numbers,
        copies,
        sections: false,
        sems: program.sems,
        barrier: program.barrier,
    };
    for (t, body) in program.threads.iter().enumerate() {
        code.local.push(None);
        let mut thread = Thread { code: &mut code, program, tid: t, ops: Vec::new(), slots: BTreeMap::new() };
        for slot in program.locals.get(t).into_iter().flatten() {
            thread.begin(*slot);
        }
        thread.body(body);
        thread.end(t == 0);
        let ops = thread.ops;
        code.threads.push(ops);
    }
    code
}

/// The register that a statement sets.
pub fn written(s: &Stmt) -> Option<Reg> {
    match s {
        Stmt::Load(r, ..)
        | Stmt::Rmw(r, ..)
        | Stmt::Address(r, _)
        | Stmt::ThreadLocal(r)
        | Stmt::Malloc(r)
        | Stmt::Realloc(r, _)
        | Stmt::TryLock(r, _)
        | Stmt::TimedLock(r, _)
        | Stmt::TryWait(r, _)
        | Stmt::TimedWait(r, _)
        | Stmt::Do(Act::CondTimed(r) | Act::RwTry(r, _) | Act::RwTimed(r, _) | Act::Input(r)) => Some(*r),
        Stmt::Store(..)
        | Stmt::Fence(_)
        | Stmt::If(..)
        | Stmt::Assert(_)
        | Stmt::Free(_)
        | Stmt::Block(..)
        | Stmt::Call(..)
        | Stmt::Lock(_)
        | Stmt::Unlock(_)
        | Stmt::Wait(_)
        | Stmt::Post(_)
        | Stmt::Create(_)
        | Stmt::Join(_)
        | Stmt::ThreadExit
        | Stmt::Exit
        | Stmt::Do(
            Act::CondWait
            | Act::Signal
            | Act::Broadcast
            | Act::RwLock(_)
            | Act::RwUnlock
            | Act::Barrier
            | Act::Once
            | Act::SetKey(_)
            | Act::Detach(_)
            | Act::Divide(..),
        )
        | Stmt::Section(_) => None,
    }
}

fn numbers(program: &Program) -> (Vec<i32>, bool) {
    let (mut numbers, mut adds, mut copies) = (vec![0], Vec::new(), false);
    program.each(&mut |s| match s {
        Stmt::Store(place, Expr::Reg(_), _) if !matches!(place, Place::Pointer(_)) => copies = true,
        Stmt::Store(_, Expr::Const(c) | Expr::Fake(_, c), _)
        | Stmt::Rmw(_, _, Update::Exchange(c) | Update::Compare(_, c, _), _) => numbers.push(*c),
        Stmt::Rmw(_, _, Update::Add(c), _) => adds.push(*c),
        Stmt::Realloc(..) => copies = true,
        Stmt::Load(..)
        | Stmt::Store(..)
        | Stmt::Fence(_)
        | Stmt::If(..)
        | Stmt::Assert(_)
        | Stmt::Address(..)
        | Stmt::ThreadLocal(_)
        | Stmt::Malloc(_)
        | Stmt::Free(_)
        | Stmt::Block(..)
        | Stmt::Call(..)
        | Stmt::Lock(_)
        | Stmt::Unlock(_)
        | Stmt::TryLock(..)
        | Stmt::TimedLock(..)
        | Stmt::Wait(_)
        | Stmt::Post(_)
        | Stmt::TryWait(..)
        | Stmt::TimedWait(..)
        | Stmt::Create(_)
        | Stmt::Join(_)
        | Stmt::ThreadExit
        | Stmt::Exit
        | Stmt::Do(_)
        | Stmt::Section(_) => {}
    });
    if copies {
        numbers.push(1); // What a try or an input gives.
    }
    for c in adds {
        let more: Vec<i32> = numbers.iter().map(|n| n + c).collect();
        numbers.extend(more);
    }
    numbers.sort_unstable();
    numbers.dedup();
    (numbers, copies)
}

struct Thread<'c> {
    code: &'c mut Code,
    program: &'c Program,
    tid: Tid,
    ops: Vec<Op>,
    slots: BTreeMap<Slot, Obj>,
}

impl Thread<'_> {
    fn object(&mut self, heap: bool) -> Obj {
        self.code.heap.push(heap);
        self.code.objects += 1;
        self.code.objects - 1
    }

    fn begin(&mut self, slot: Slot) -> Obj {
        let obj = self.object(false);
        self.slots.insert(slot, obj);
        self.ops.push(Op::Begin(obj));
        if self.program.kind(slot) == Kind::Literal {
            let r = self.fresh();
            self.ops.push(Op::Address(r, obj));
            self.ops.push(Op::Store(Place::Deref(r), Expr::Const(0), Order::Plain));
        }
        obj
    }

    /// The end of the thread; of `main`, by `return` if so.
    fn end(&mut self, returns: bool) {
        let program = self.program;
        if returns {
            if !program.at_exit.is_empty() {
                self.ops.push(Op::EndFrames);
                self.at_exit();
            }
            self.ops.push(Op::Halt(true));
            return;
        }
        if let (false, Some(r)) = (program.gone.is_empty(), program.param) {
            self.ops.extend([Op::EndFrames, Op::Step(Step::TakeKey(r))]);
            self.branch(Cond::NonZero(r), &program.gone, &[]);
        }
        if !program.at_exit.is_empty() {
            self.ops.push(Op::EndFrames);
            let last = self.ops.len();
            self.ops.push(Op::Jump(0));
            self.at_exit();
            self.ops.push(Op::Exit);
            self.ops[last] = Op::Step(Step::Last(self.ops.len()));
        }
        self.ops.push(Op::Halt(false));
    }

    fn at_exit(&mut self) {
        let program = self.program;
        if !program.at_exit.is_empty() {
            self.ops.push(Op::Step(Step::Ender));
            self.body(&program.at_exit);
            self.ops.push(Op::Full);
        }
    }

    fn fresh(&mut self) -> Reg {
        self.code.registers += 1;
        (self.code.registers - 1) as Reg
    }

    fn body(&mut self, body: &[Stmt]) {
        for s in body {
            self.statement(s);
        }
    }

    fn statement(&mut self, s: &Stmt) {
        match s {
            Stmt::Load(r, p, o) => self.ops.push(Op::Load(*r, *p, *o)),
            Stmt::Store(p, e, o) => self.ops.push(Op::Store(*p, *e, *o)),
            Stmt::Rmw(r, p, u, o) => self.ops.push(Op::Rmw(*r, *p, *u, *o)),
            Stmt::Fence(o) => self.ops.push(Op::Fence(*o)),
            Stmt::If(cond, yes, no) => self.branch(*cond, yes, no),
            Stmt::Assert(c) => self.ops.push(Op::Assert(*c)),
            Stmt::Address(r, slot) => {
                let obj = self.slots[slot];
                self.ops.push(Op::Address(*r, obj));
            }
            Stmt::ThreadLocal(r) => {
                let obj = match self.code.local[self.tid] {
                    Some(obj) => obj,
                    None => self.object(false),
                };
                self.code.local[self.tid] = Some(obj);
                self.ops.push(Op::Address(*r, obj));
            }
            Stmt::Malloc(r) => {
                let obj = self.object(true);
                self.ops.push(Op::Address(*r, obj));
            }
            Stmt::Free(r) => self.ops.push(Op::Free(*r)),
            Stmt::Realloc(r, q) => {
                let (obj, copy) = (self.object(true), self.fresh());
                self.ops.extend([
                    Op::Address(*r, obj),
                    Op::Load(copy, Place::Deref(*q), Order::Plain),
                    Op::Store(Place::Deref(*r), Expr::Reg(copy), Order::Plain),
                    Op::Free(*q),
                ]);
            }
            Stmt::Block(slot, body) | Stmt::Call(slot, body) => {
                let obj = self.begin(*slot);
                self.body(body);
                self.ops.push(Op::End(obj));
            }
            Stmt::Lock(m) => self.ops.push(Op::Lock(*m)),
            Stmt::Unlock(m) => self.ops.push(Op::Unlock(*m)),
            Stmt::TryLock(r, m) => self.ops.push(Op::TryLock(*r, *m)),
            Stmt::TimedLock(r, m) => self.ops.push(Op::TimedLock(*r, *m)),
            Stmt::Wait(s) => self.ops.push(Op::Wait(*s)),
            Stmt::Post(s) => self.ops.push(Op::Post(*s)),
            Stmt::TryWait(r, s) => self.ops.push(Op::TryWait(*r, *s)),
            Stmt::TimedWait(r, s) => self.ops.push(Op::TimedWait(*r, *s)),
            Stmt::Create(t) => self.ops.push(Op::Create(*t)),
            Stmt::Join(t) => self.ops.push(Op::Join(*t)),
            Stmt::ThreadExit => self.end(false),
            Stmt::Exit => {
                self.at_exit();
                self.ops.push(Op::Exit);
            }
            Stmt::Do(act) => self.act(*act),
            Stmt::Section(body) => {
                self.code.sections = true;
                self.ops.push(Op::SectionBegin(self.ops.len() as u8));
                self.body(body);
                self.ops.push(Op::SectionEnd);
            }
        }
    }

    fn act(&mut self, act: Act) {
        let program = self.program;
        match act {
            Act::CondWait => self.ops.extend([Op::Step(Step::CondEnter), Op::Step(Step::CondLeave(None)), Op::Lock(0)]),
            Act::CondTimed(r) => {
                self.ops.extend([Op::Step(Step::CondEnter), Op::Step(Step::CondLeave(Some(r))), Op::Lock(0)]);
            }
            Act::Signal => self.ops.push(Op::Step(Step::Signal)),
            Act::Broadcast => self.ops.push(Op::Step(Step::Broadcast)),
            Act::RwLock(write) => self.ops.push(Op::Step(Step::RwLock(write, Patience::Endless))),
            Act::RwTry(r, write) | Act::RwTimed(r, write) => {
                self.ops.push(Op::Step(Step::RwLock(write, Patience::Short(r))));
            }
            Act::RwUnlock => self.ops.push(Op::Step(Step::RwUnlock)),
            Act::Barrier => self.ops.extend([Op::Step(Step::Arrive), Op::Step(Step::Leave)]),
            Act::Once => {
                let begin = self.ops.len();
                self.ops.push(Op::Jump(0));
                self.body(&program.once);
                self.ops.push(Op::Step(Step::OnceEnd));
                self.ops[begin] = Op::Step(Step::OnceBegin(self.ops.len()));
            }
            Act::SetKey(r) => self.ops.push(Op::SetKey(r)),
            Act::Detach(_) => {}
            Act::Input(r) => self.ops.push(Op::Input(r)),
            Act::Divide(r, c) => self.ops.push(Op::Divide(r, c)),
        }
    }

    fn branch(&mut self, cond: Cond, yes: &[Stmt], no: &[Stmt]) {
        let test = self.ops.len();
        self.ops.push(Op::Unless(cond, 0));
        self.body(yes);
        let jump = self.ops.len();
        self.ops.push(Op::Jump(0));
        self.ops[test] = Op::Unless(cond, self.ops.len());
        self.body(no);
        self.ops[jump] = Op::Jump(self.ops.len());
    }
}
