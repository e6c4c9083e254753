//! Programs of the small language as lists of instructions, with every object that a run can make numbered.
//!
//! There are no loops and every function is called once, so an instruction makes one object at most: objects are known
//! beforehand, and their numbers are the same in all runs.

use crate::lang::{Cond, Expr, Order, Place, Program, Reg, Slot, Stmt, Tid, Update};
use std::collections::BTreeMap;

/// An object: on the heap, on a stack or local to a thread.
pub type Obj = usize;

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
}

/// Makes the instructions of a program.
pub fn compile(program: &Program) -> Code {
    let mut registers = 0;
    program.each(&mut |s| {
        registers = registers.max(written(s).map_or(0, |r| usize::from(r) + 1));
    });
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
    };
    for (t, body) in program.threads.iter().enumerate() {
        code.local.push(None);
        let mut thread = Thread { code: &mut code, tid: t, ops: Vec::new(), slots: BTreeMap::new() };
        for slot in program.locals.get(t).into_iter().flatten() {
            thread.begin(*slot);
        }
        thread.body(body);
        thread.ops.push(Op::Halt(t == 0));
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
        | Stmt::TimedWait(r, _) => Some(*r),
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
        | Stmt::Section(_) => {}
    });
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
        obj
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
            Stmt::ThreadExit => self.ops.push(Op::Halt(false)),
            Stmt::Exit => self.ops.push(Op::Exit),
            Stmt::Section(body) => {
                self.code.sections = true;
                self.ops.push(Op::SectionBegin(self.ops.len() as u8));
                self.body(body);
                self.ops.push(Op::SectionEnd);
            }
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
