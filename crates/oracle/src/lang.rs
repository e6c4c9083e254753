//! The small language of the oracle: two or three threads with few statements over a few shared variables.
//!
//! Thread 0 is `main`; thread `t` runs once, when somebody creates it. Registers are private and set before they are
//! used; pointers live in registers and in the variables `g0`, `g1`, numbers also in `x0` to `x5`. Every object is one `int`. There are no loops, so
//! every program ends or stands still. There are two mutexes and two semaphores, and one of everything else that threads
//! wait for; the condition variable belongs to the first mutex.

/// A private variable of a thread.
pub type Reg = u8;
/// How many shared variables hold numbers.
pub const VARS: u8 = 6;
/// A variable on the stack: of a thread's function, of a block or of a call.
pub type Slot = u8;
/// A thread of the program text.
pub type Tid = usize;

/// How an access is ordered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Order {
    /// Not atomic.
    Plain,
    /// `memory_order_relaxed`.
    Relaxed,
    /// `memory_order_acquire`.
    Acquire,
    /// `memory_order_release`.
    Release,
    /// `memory_order_acq_rel`.
    AcqRel,
    /// `memory_order_seq_cst`.
    SeqCst,
}

/// What an access goes to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Place {
    /// The shared `int` of that number.
    Var(u8),
    /// The shared pointer of that number.
    Pointer(u8),
    /// What the pointer in a register points to.
    Deref(Reg),
}

/// A value that is computed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Expr {
    /// A constant; 0 is also the null pointer.
    Const(i32),
    /// What a register holds.
    Reg(Reg),
    /// A constant that seems to depend on a register.
    Fake(Reg, i32),
}

/// A condition on a register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Cond {
    /// It is not 0 (not null).
    NonZero(Reg),
    /// It is that constant.
    Is(Reg, i32),
    /// It is not that constant.
    IsNot(Reg, i32),
    /// Not (the first is that constant and the second is that constant).
    NotBoth(Reg, i32, Reg, i32),
}

/// What a read-modify-write does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Update {
    /// Writes the constant.
    Exchange(i32),
    /// Adds the constant.
    Add(i32),
    /// Writes the second constant if the first was there; the order of the failure is the last.
    Compare(i32, i32, Order),
}

/// What a thread does with the rest of the thread library, and what needs no memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    /// `pthread_cond_wait` with the first mutex.
    CondWait,
    /// `pthread_cond_timedwait`; the register gets 1 if the thread was woken.
    CondTimed(Reg),
    /// `pthread_cond_signal`.
    Signal,
    /// `pthread_cond_broadcast`.
    Broadcast,
    /// `pthread_rwlock_rdlock`, or `wrlock` if it is to write.
    RwLock(bool),
    /// The same, as a try; the register gets 1 if the lock was taken.
    RwTry(Reg, bool),
    /// The same, with a time limit.
    RwTimed(Reg, bool),
    /// `pthread_rwlock_unlock`.
    RwUnlock,
    /// `pthread_barrier_wait`.
    Barrier,
    /// `pthread_once` with the program's function.
    Once,
    /// `pthread_setspecific`.
    SetKey(Reg),
    /// `pthread_detach`, by the thread that created.
    Detach(Tid),
    /// An input, 0 or 1.
    Input(Reg),
    /// The smallest `int` divided by the register less a constant: an error for 0 and for -1.
    Divide(Reg, i32),
}

/// How a slot comes to be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Kind {
    /// A variable.
    #[default]
    Variable,
    /// An array whose length is no constant.
    Vla,
    /// `alloca`: it lives as long as the function.
    Alloca,
    /// A compound literal, which is 0 at first.
    Literal,
}

/// A statement.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Stmt {
    /// Register, place, order.
    Load(Reg, Place, Order),
    /// Place, value, order.
    Store(Place, Expr, Order),
    /// The register gets the old value.
    Rmw(Reg, Place, Update, Order),
    /// `atomic_thread_fence`.
    Fence(Order),
    /// Both ways.
    If(Cond, Vec<Stmt>, Vec<Stmt>),
    /// `assert`.
    Assert(Cond),
    /// The register gets the address of a slot that lives.
    Address(Reg, Slot),
    /// The register gets the address of this thread's instance of the thread-local variable.
    ThreadLocal(Reg),
    /// A new object.
    Malloc(Reg),
    /// Its end.
    Free(Reg),
    /// The first register gets a new object with what the object of the second, which is not null, held.
    Realloc(Reg, Reg),
    /// A block with a variable of its own.
    Block(Slot, Vec<Stmt>),
    /// A call of a function with a variable of its own.
    Call(Slot, Vec<Stmt>),
    /// `pthread_mutex_lock`.
    Lock(u8),
    /// `pthread_mutex_unlock`.
    Unlock(u8),
    /// `pthread_mutex_trylock`; the register gets 1 if the lock was taken.
    TryLock(Reg, u8),
    /// `pthread_mutex_timedlock`; the register gets 1 if the lock was taken.
    TimedLock(Reg, u8),
    /// `sem_wait`.
    Wait(u8),
    /// `sem_post`.
    Post(u8),
    /// `sem_trywait`; the register gets 1 if the semaphore was taken.
    TryWait(Reg, u8),
    /// `sem_timedwait`; the register gets 1 if the semaphore was taken.
    TimedWait(Reg, u8),
    /// `pthread_create`.
    Create(Tid),
    /// `pthread_join`, by the thread that created.
    Join(Tid),
    /// `pthread_exit`.
    ThreadExit,
    /// `exit`.
    Exit,
    /// Something else.
    Do(Act),
    /// An atomic section.
    Section(Vec<Stmt>),
}

/// A program.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Program {
    /// What each thread does; the first is `main`.
    pub threads: Vec<Vec<Stmt>>,
    /// Slots of each thread's function.
    pub locals: Vec<Vec<Slot>>,
    /// What each semaphore begins with.
    pub sems: [i32; 2],
    /// How each slot comes to be; those beyond are variables.
    pub kinds: Vec<Kind>,
    /// How many threads meet at the barrier.
    pub barrier: u8,
    /// The function of `pthread_once`.
    pub once: Vec<Stmt>,
    /// The destructor of the key.
    pub gone: Vec<Stmt>,
    /// The register that holds the argument of the destructor.
    pub param: Option<Reg>,
    /// A function of `atexit`; none if it is empty.
    pub at_exit: Vec<Stmt>,
}

impl Program {
    /// How many statements it has.
    pub fn size(&self) -> usize {
        let bodies = self.threads.iter().chain([&self.once, &self.gone, &self.at_exit]);
        bodies.map(|t| size(t)).sum::<usize>() + self.locals.iter().map(Vec::len).sum::<usize>()
    }

    /// How a slot comes to be.
    pub fn kind(&self, slot: Slot) -> Kind {
        self.kinds.get(usize::from(slot)).copied().unwrap_or_default()
    }

    /// Whether some statement is such.
    pub fn has(&self, is: impl Fn(&Stmt) -> bool) -> bool {
        let mut found = false;
        self.each(&mut |s| found |= is(s));
        found
    }

    /// Calls a function for every statement.
    pub fn each(&self, f: &mut dyn FnMut(&Stmt)) {
        for body in self.threads.iter().chain([&self.once, &self.gone, &self.at_exit]) {
            each(body, f);
        }
    }
}

fn size(body: &[Stmt]) -> usize {
    let mut n = 0;
    each(body, &mut |_| n += 1);
    n
}

/// Calls a function for every statement of a body, also those inside others.
pub fn each(body: &[Stmt], f: &mut dyn FnMut(&Stmt)) {
    for s in body {
        f(s);
        match s {
            Stmt::If(_, a, b) => {
                each(a, f);
                each(b, f);
            }
            Stmt::Block(_, a) | Stmt::Call(_, a) | Stmt::Section(a) => each(a, f),
            Stmt::Load(..)
            | Stmt::Store(..)
            | Stmt::Rmw(..)
            | Stmt::Fence(_)
            | Stmt::Assert(_)
            | Stmt::Address(..)
            | Stmt::ThreadLocal(_)
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
            | Stmt::TimedWait(..)
            | Stmt::Create(_)
            | Stmt::Join(_)
            | Stmt::ThreadExit
            | Stmt::Do(_)
            | Stmt::Exit => {}
        }
    }
}
