//! The state of an exploration: what each thread has issued that is not yet in the memory order, and what memory holds.

use crate::code::{Code, Obj};
use crate::lang::{Order, Tid, VARS};
use crate::models::Mask;

/// A value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Value {
    /// A number; 0 is null, too.
    Int(i32),
    /// The address of an object.
    Pointer(Obj),
    /// Not initialised, or read where nothing lives.
    Undefined,
}

/// A place in memory: two numbers, two pointers, the other numbers, then the objects.
pub type Loc = usize;

/// How many places are no objects.
pub const SHARED: usize = 2 + VARS as usize;

/// A set of loads of one thread, by their numbers.
pub type Loads = u64;

/// A node of the history that races are judged by: thread, index.
pub type NodeId = (Tid, usize);

/// What an event does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum What {
    /// A load; what it is taken to read.
    Load(Value),
    /// A store.
    Store(Value),
    /// The end of an object.
    End,
}

/// An event that is issued and not in the memory order yet.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Event {
    /// The number of the event in its thread.
    pub id: u32,
    /// What it does.
    pub what: What,
    /// Where.
    pub loc: Loc,
    /// Loads that the address or the value depends on.
    pub data: Loads,
    /// Loads that decide whether it happens.
    pub control: Loads,
    /// For the load of a read-modify-write that will store, and for its store: the other one.
    pub partner: Option<u32>,
    /// The atomic section.
    pub section: Option<u8>,
    /// Its node in the history.
    pub node: usize,
}

/// An event or a fence, in program order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Item {
    /// An event.
    Event(Event),
    /// A fence.
    Fence(Mask),
}

/// How far a thread is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// Nobody has created it.
    Idle,
    /// It runs.
    Running,
    /// It has ended.
    Ended,
    /// It has ended the process, which is not to end itself: nobody can join it.
    Gone,
    /// An error or a failed assertion has stopped it.
    Stuck,
}

/// A step of a thread, for happens-before.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Node {
    /// An access to memory, or the end of an object.
    Access {
        /// Where.
        loc: Loc,
        /// Whether it stores.
        store: bool,
        /// How it is ordered.
        order: Order,
        /// For a load: the store that it reads.
        from: Option<NodeId>,
        /// For the store of a read-modify-write: its load.
        partner: Option<usize>,
        /// Whether it has taken place.
        done: bool,
    },
    /// A fence of C.
    Fence(Order),
    /// A thread is created.
    Create(Tid),
    /// A thread is joined.
    Join(Tid),
    /// Something that others may synchronise with.
    Release,
    /// Synchronises with those.
    Acquire(Vec<NodeId>),
    /// Comes after those, which have ended, as the last thread; whether it synchronises with them is open.
    Last(Vec<NodeId>),
}

/// A thread.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Thread {
    /// How far it is.
    pub status: Status,
    /// The next instruction.
    pub pc: usize,
    /// Values, and the loads in flight that they depend on.
    pub regs: Vec<(Value, Loads)>,
    /// Loads in flight that branches depended on.
    pub control: Loads,
    /// What is issued and not in the memory order.
    pub items: Vec<Item>,
    /// The number of the next event.
    pub next: u32,
    /// Stack objects that live.
    pub live: Vec<Obj>,
    /// The section that it is in.
    pub section: Option<u8>,
    /// The value of the key.
    pub key: Value,
    /// The round of the barrier that it came to.
    pub round: u8,
    /// All its steps, if races are looked for.
    pub history: Vec<Node>,
}

/// The rest of the thread library.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Library {
    /// Threads that wait for the condition, as bits.
    pub waiting: u8,
    /// Those that were woken and have not gone on yet.
    pub woken: u8,
    /// Who holds the read-write lock to write.
    pub writer: Option<Tid>,
    /// How many hold it to read.
    pub readers: u8,
    /// How many have come to the barrier.
    pub arrived: u8,
    /// How often all had come.
    pub round: u8,
    /// The function of `pthread_once`: it runs, it has run.
    pub once: (bool, bool),
    /// Threads that wait for ever for a read-write lock that they hold to write, as bits.
    pub stands: u8,
    /// Threads that are about to end, as bits.
    pub leaving: u8,
    /// Who ends the process.
    pub ender: Option<Tid>,
    /// Where those that are about to end have said so, if races are looked for.
    pub left: Vec<NodeId>,
    /// The last signals and broadcasts, if races are looked for.
    pub signals: Vec<NodeId>,
    /// The last release of the read-write lock by a writer, and all by readers, likewise.
    pub written: Vec<NodeId>,
    /// See there.
    pub read: Vec<NodeId>,
    /// Who came to the barrier, in each round, likewise.
    pub rounds: Vec<Vec<NodeId>>,
    /// The end of the function of `pthread_once`, likewise.
    pub done: Vec<NodeId>,
}

/// What went wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wrong {
    /// An assertion failed.
    Assertion,
    /// A memory error.
    Memory,
}

/// A state.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The threads.
    pub threads: Vec<Thread>,
    /// What memory holds.
    pub memory: Vec<Value>,
    /// Which objects have ended.
    pub ended: Vec<bool>,
    /// Places between the load and the store of a read-modify-write: thread, number of the store.
    pub reserved: Vec<Option<(Tid, u32)>>,
    /// The section of which some events are in the memory order, but not all.
    pub open: Option<(Tid, u8)>,
    /// Who holds each mutex.
    pub mutexes: [Option<Tid>; 2],
    /// The semaphores.
    pub sems: [i32; 2],
    /// The rest of the thread library.
    pub library: Library,
    /// What went wrong first.
    pub wrong: Option<Wrong>,
    /// The process has ended.
    pub over: bool,
    /// The last store to each place, if races are looked for.
    pub writers: Vec<Option<NodeId>>,
    /// The last unlock of each mutex, likewise.
    pub unlocks: [Option<NodeId>; 2],
    /// All posts of each semaphore, likewise.
    pub posts: [Vec<NodeId>; 2],
}

impl State {
    /// Before `main` has done anything.
    pub fn first(code: &Code) -> State {
        let places = SHARED + code.objects;
        let mut memory = vec![Value::Int(0); SHARED];
        memory.resize(places, Value::Undefined);
        for obj in code.local.iter().flatten() {
            memory[SHARED + obj] = Value::Int(0);
        }
        let thread = |t: usize| Thread {
            status: if t == 0 { Status::Running } else { Status::Idle },
            pc: 0,
            regs: vec![(Value::Undefined, 0); code.registers],
            control: 0,
            items: Vec::new(),
            next: 0,
            live: Vec::new(),
            section: None,
            key: Value::Int(0),
            round: 0,
            history: Vec::new(),
        };
        State {
            threads: (0..code.threads.len()).map(thread).collect(),
            memory,
            ended: vec![false; places],
            reserved: vec![None; places],
            open: None,
            mutexes: [None; 2],
            sems: code.sems,
            library: Library::default(),
            wrong: None,
            over: false,
            writers: vec![None; places],
            unlocks: [None; 2],
            posts: [Vec::new(), Vec::new()],
        }
    }

    /// Whether everything that was issued is in the memory order: then the run so far is legal.
    pub fn settled(&self) -> bool {
        self.threads.iter().all(Thread::is_drained)
    }

    /// Whether some load is taken to read a value that it has not read yet.
    pub fn has_guesses(&self) -> bool {
        let load = |i: &Item| matches!(i, Item::Event(e) if matches!(e.what, What::Load(_)));
        self.threads.iter().any(|t| t.items.iter().any(load))
    }

    /// Something goes wrong.
    pub fn goes_wrong(&mut self, what: Wrong) {
        self.wrong = Some(self.wrong.unwrap_or(what));
    }
}

impl Thread {
    /// Whether all its events are in the memory order.
    pub fn is_drained(&self) -> bool {
        !self.items.iter().any(|i| matches!(i, Item::Event(_)))
    }

    /// Drops fences that nothing in flight stands before.
    pub fn trim(&mut self) {
        let first = self.items.iter().position(|i| matches!(i, Item::Event(_))).unwrap_or(self.items.len());
        self.items.drain(..first);
    }

    /// A load has read: nothing waits for it any more.
    pub fn forget(&mut self, id: u32) {
        let keep = !(1u64 << id);
        self.control &= keep;
        for (_, on) in &mut self.regs {
            *on &= keep;
        }
        for item in &mut self.items {
            if let Item::Event(e) = item {
                e.data &= keep;
                e.control &= keep;
            }
        }
    }
}
