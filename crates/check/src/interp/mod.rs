//! The interpreter: one thread as a coroutine that runs to its next request.
//!
//! A thread is a deterministic function of the answers that it gets: it computes on its own registers until it needs
//! something from outside (memory, another thread, an input), and returns a [`Request`]. The store-buffer machines, the
//! axioms, replay and `run` all drive the same coroutine, so they agree on everything but memory.
//! Guarantee: no request is skipped and no instruction guessed; anything without a meaning is a finding or a limit.

mod blocks;
mod compute;
mod decimal;
mod exec;
mod format;
mod pins;
mod print;

pub use exec::Outcome;
pub use format::{format_text, Count, Stop, Text};
pub use pins::Pins;

use crate::disguise::disguises;
use crate::finding::FindingKind;
use crate::layout::{Layout, Tid};
use crate::value::{Dep, Value};
use fencepost_ir::liveness::Liveness;
use fencepost_ir::{BlockId, FenceKind, FuncId, Function, Loc, NondetKind, Op, Order, Program, Reg, RmwOp, Type};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

/// A program prepared for execution.
#[derive(Debug)]
pub struct Code<'p> {
    /// The program.
    pub program: &'p Program,
    /// Where its objects live.
    pub layout: Layout,
    /// At most so many iterations of each loop in one call, if bounded.
    pub unwind: Option<u32>,
    /// At most so many calls inside each other.
    pub max_depth: usize,
    /// At most so many instructions between two requests.
    pub max_steps: u64,
    liveness: Vec<Liveness>,
    /// For each function: the registers that hold the height of the stack, which are no pointers.
    marks: Vec<Vec<Reg>>,
    /// For each function the registers that hold addresses as numbers and go on in disguise.
    disguises: Vec<FxHashSet<Reg>>,
    /// For each function and block: its place in reverse postorder.
    order: Vec<Vec<u32>>,
}

/// What a thread needs from outside. Addresses and values carry what they depend on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Request<D> {
    /// A load. `raw` loads (of block copies) may read undefined bytes.
    Load {
        /// The type; it gives the size.
        ty: Type,
        /// The address.
        addr: Value<D>,
        /// The C order.
        order: Order,
    },
    /// A store.
    Store {
        /// The type; it gives the size.
        ty: Type,
        /// The address.
        addr: Value<D>,
        /// The value.
        value: Value<D>,
        /// The C order.
        order: Order,
    },
    /// A read-modify-write.
    Rmw {
        /// What is computed.
        op: RmwOp,
        /// The type.
        ty: Type,
        /// The address.
        addr: Value<D>,
        /// The operand.
        value: Value<D>,
        /// The C order.
        order: Order,
    },
    /// A compare-exchange; the answer is a pair.
    CmpXchg {
        /// The type.
        ty: Type,
        /// The address.
        addr: Value<D>,
        /// What must be there.
        expected: Value<D>,
        /// What is written then.
        new: Value<D>,
        /// The order when it succeeds.
        success: Order,
        /// The order when it fails.
        failure: Order,
        /// Whether it may fail for no reason.
        weak: bool,
    },
    /// A fence.
    Fence(FenceKind),
    /// A new object at an address that the thread has chosen.
    Allocate(Allocation),
    /// The thread's own objects at these addresses end: of its stack, or thread-local ones when it ends itself.
    Release {
        /// The lowest address that ends.
        from: u64,
        /// The lowest address behind it that does not.
        to: u64,
    },
    /// A `free`.
    Free(Value<D>),
    /// How many bytes follow the pointer in its object.
    ObjectSize(Value<D>),
    /// The number of the `nth` thread that this thread makes.
    ThreadNew {
        /// Counted from 0.
        nth: u32,
    },
    /// Starts a thread.
    ThreadStart {
        /// Which one.
        id: u64,
        /// The function.
        func: FuncId,
        /// Its argument.
        arg: Value<D>,
    },
    /// Waits for a thread; the answer is its result.
    ThreadJoin {
        /// Which one.
        id: u64,
    },
    /// An outermost atomic section starts.
    AtomicBegin,
    /// It ends.
    AtomicEnd,
    /// The condition of an `Await` is false.
    Blocked,
    /// The condition of an `Assume` is false: the thread goes no further.
    Assumed,
    /// A value chosen freely.
    Nondet(Type, NondetKind),
    /// Text for the user. Nothing else happens; what the text is made of has been loaded before.
    Print(Vec<u8>),
    /// A hint to run another thread.
    Yield,
    /// A commit point.
    Commit,
    /// The thread has ended, with a result.
    Exit(Value<D>),
    /// The program ends here.
    ProcessExit,
    /// Something is wrong.
    Fail(FindingKind),
    /// A limit of the interpreter was reached: the thread goes no further, and the answer is bounded.
    Limit(Limit),
}

/// A new object.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Allocation {
    /// Its address.
    pub base: u64,
    /// Its size.
    pub size: u64,
    /// Whether `free` may end it.
    pub heap: bool,
    /// What it holds at first.
    pub fill: Fill,
}

/// What a new object holds.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Fill {
    /// No defined value.
    Undefined,
    /// Zeros.
    Zero,
    /// These bytes, each with its undefined bits.
    Bytes(Vec<(u8, u8)>),
}

impl Fill {
    /// The byte at an offset, and its undefined bits.
    pub fn byte(&self, offset: u64) -> (u8, u8) {
        match self {
            Fill::Undefined => (0, 0xff),
            Fill::Zero => (0, 0),
            Fill::Bytes(bytes) => {
                let (b, u) = bytes.get(offset as usize).copied().unwrap_or((0, 0xff));
                (b & !u, u)
            }
        }
    }
}

/// Why a thread was stopped before its end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Limit {
    /// A loop ran as often as `--unwind` allows.
    Unwind,
    /// Too many calls inside each other.
    Recursion,
    /// Too many instructions without a memory access.
    Steps,
    /// The thread's objects do not fit its part of the address space.
    Space,
    /// Floating point that is not modelled.
    Float,
    /// A limit of the library model, such as how many threads may wait on one object.
    Model,
}

impl Limit {
    /// What happened, for people.
    pub fn words(self) -> &'static str {
        match self {
            Limit::Unwind => "a loop was cut",
            Limit::Recursion => "calls are nested too deeply (endless recursion?)",
            Limit::Steps => "a thread runs for very long without touching memory (endless loop?)",
            Limit::Space => "the objects of a thread do not fit the address space",
            Limit::Float => "an operation on floating-point numbers is not modelled",
            Limit::Model => "a limit of the library model is reached: so many threads or objects are not modelled",
        }
    }
}

/// An answer to a request.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Answer<D> {
    /// Nothing to say.
    Done,
    /// A value.
    Value(Value<D>),
    /// The old value of a compare-exchange, and whether it stored.
    Exchanged(Value<D>, bool),
}

/// One call of a function.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Frame<D> {
    pub func: FuncId,
    pub block: BlockId,
    /// The instruction that is being executed; the terminator if it is behind the last.
    pub ip: u32,
    /// Progress inside an instruction that makes several requests.
    pub micro: u64,
    pub regs: Vec<Value<D>>,
    /// The stack height at the call.
    pub stack: u64,
    /// The living stack objects of the call, oldest first: where they start, and where the next may.
    pub objects: SmallVec<[(u64, u64); 2]>,
    /// Arguments beyond the parameters.
    pub varargs: Vec<(Type, Value<D>)>,
    /// Values or bytes that a block operation holds between two requests.
    pub held: Vec<Value<D>>,
    /// How often each loop header was reached again, when loops are bounded.
    pub loops: SmallVec<[(BlockId, u32); 2]>,
}

/// A call that is one operation to whoever follows the thread.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Enclosed<D> {
    pub func: FuncId,
    /// How many frames are around it.
    pub depth: usize,
    pub args: Vec<Value<D>>,
}

/// When the thread-local objects of a thread end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Ends {
    /// Not before the process: it ends when the first thread returns.
    Never,
    /// Right before the thread does.
    Later,
    /// They have ended.
    Over,
}

/// A thread between two requests.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Thread<D: Dep> {
    /// Its number.
    pub tid: Tid,
    pub(crate) frames: Vec<Frame<D>>,
    /// How many constructors have been started (thread 0 only).
    pub(crate) started: u32,
    pub(crate) entry: FuncId,
    pub(crate) arg: Value<D>,
    pub(crate) stack: u64,
    /// Which stack addresses are not used again.
    pub(crate) pins: Pins,
    pub(crate) heap: u64,
    /// How many of its thread-local objects the thread has made, and whether it is making one.
    pub(crate) locals: u32,
    pub(crate) making: bool,
    /// How they end.
    pub(crate) ends: Ends,
    pub(crate) created: u32,
    pub(crate) atomic: u32,
    /// The loads that its control flow depends on.
    pub control: D,
    /// What it has recorded with `fp_observe`.
    pub observed: Vec<(u128, u128)>,
    /// Where it is in its execution, for those who follow it.
    pub place: D::Place,
    /// The call inside of which nothing is told, if it is in one.
    pub(crate) enclosed: Option<Enclosed<D>>,
}

/// The registers that the height of the stack is saved in; sorted.
fn marks(function: &Function) -> Vec<Reg> {
    let insts = function.blocks.iter().flat_map(|b| &b.insts);
    let mut all: Vec<Reg> =
        insts.filter(|i| matches!(i.op, Op::StackSave)).flat_map(|i| i.results.iter().copied()).collect();
    all.sort_unstable();
    all
}

impl<'p> Code<'p> {
    /// Prepares a program that the verifier has accepted.
    pub fn new(program: &'p Program, unwind: Option<u32>) -> Result<Code<'p>, String> {
        let layout = Layout::new(program)?;
        let liveness = program.functions.iter().map(Liveness::new).collect();
        let disguises = program.functions.iter().map(disguises).collect();
        let order = program.functions.iter().map(reverse_postorder_places).collect();
        let marks = program.functions.iter().map(marks).collect();
        let (max_depth, max_steps) = (2_000, 20_000_000);
        Ok(Code { program, layout, unwind, max_depth, max_steps, liveness, marks, disguises, order })
    }

    /// The thread that runs `main`.
    pub fn main_thread<D: Dep>(&self) -> Thread<D> {
        self.thread(0, self.program.entry, Value::known(0))
    }

    /// A thread about to call a function with one argument.
    pub fn thread<D: Dep>(&self, tid: Tid, entry: FuncId, arg: Value<D>) -> Thread<D> {
        Thread {
            tid,
            frames: Vec::new(),
            started: if tid == 0 { 0 } else { self.program.constructors.len() as u32 },
            entry,
            arg,
            stack: self.layout.stack_start(tid),
            pins: Pins::default(),
            heap: self.layout.heap_start(tid),
            locals: 0,
            making: false,
            ends: if tid == 0 { Ends::Never } else { Ends::Later },
            created: 0,
            atomic: 0,
            control: D::default(),
            observed: Vec::new(),
            place: D::Place::default(),
            enclosed: None,
        }
    }

    /// The id that the program sees for a thread.
    pub fn thread_id(tid: Tid) -> u64 {
        u64::from(tid) + 1
    }

    /// The thread that an id names, if the number is one.
    pub fn tid_of(id: u64) -> Option<Tid> {
        id.checked_sub(1).and_then(|t| u32::try_from(t).ok())
    }

    /// Clears every register whose value nobody reads again, so that threads that behave alike are equal.
    pub fn clear_dead<D: Dep>(&self, thread: &mut Thread<D>) {
        let top = thread.frames.len();
        for (i, frame) in thread.frames.iter_mut().enumerate() {
            let waiting = i + 1 < top;
            let live = &self.liveness[frame.func.index()];
            let ip = if waiting { frame.ip + 1 } else { frame.ip };
            let mut keep = live.live_before(frame.block, ip as usize).iter().copied();
            let mut next = keep.next();
            let results: SmallVec<[Reg; 1]> =
                if waiting { self.inst_results(frame.func, frame.block, frame.ip) } else { SmallVec::new() };
            for (r, value) in frame.regs.iter_mut().enumerate() {
                if next.is_some_and(|n| n.index() == r) {
                    next = keep.next();
                    if !results.iter().any(|x| x.index() == r) {
                        continue;
                    }
                }
                *value = Value::default();
            }
        }
    }

    fn inst_results(&self, func: FuncId, block: BlockId, ip: u32) -> SmallVec<[Reg; 1]> {
        let block = &self.program.func(func).blocks[block.index()];
        block.insts.get(ip as usize).map(|i| i.results.clone()).unwrap_or_default()
    }

    /// The source position and function that a thread is at: the innermost one that is not the library model's.
    pub fn position<D: Dep>(&self, thread: &Thread<D>) -> (Loc, FuncId) {
        let mut at = (Loc::NONE, thread.entry);
        for frame in thread.frames.iter().rev() {
            let func = self.program.func(frame.func);
            let block = &func.blocks[frame.block.index()];
            let loc = block.insts.get(frame.ip as usize).map_or(block.loc, |i| i.loc);
            at = (if loc.is_known() { loc } else { func.loc }, frame.func);
            if !func.library {
                break;
            }
        }
        at
    }

    /// The library function that a thread is in, as the program called it (`pthread_mutex_lock`).
    pub fn library_call<D: Dep>(&self, thread: &Thread<D>) -> Option<&'p str> {
        let outer = thread.frames.iter().rposition(|f| !self.program.func(f.func).library)?;
        thread.frames.get(outer + 1).map(|f| self.program.func(f.func).name.as_str())
    }

    /// Whether the innermost function that a thread is in is the library model's.
    pub fn in_library<D: Dep>(&self, thread: &Thread<D>) -> bool {
        thread.frames.last().is_some_and(|f| self.program.func(f.func).library)
    }

    /// The innermost instruction that a thread is at: function, block, index. It identifies a static access.
    pub fn site<D: Dep>(&self, thread: &Thread<D>) -> Option<(FuncId, BlockId, u32)> {
        thread.frames.last().map(|f| (f.func, f.block, f.ip))
    }
}

fn reverse_postorder_places(func: &fencepost_ir::Function) -> Vec<u32> {
    let mut place = vec![u32::MAX; func.blocks.len()];
    if func.blocks.is_empty() {
        return place;
    }
    let successors: Vec<Vec<usize>> =
        func.blocks.iter().map(|b| b.term.jumps().map(|j| j.block.index()).collect()).collect();
    let mut stack = vec![(0usize, 0usize)];
    let mut seen = vec![false; func.blocks.len()];
    seen[0] = true;
    let mut post = Vec::new();
    while let Some((b, i)) = stack.pop() {
        if let Some(&next) = successors[b].get(i) {
            stack.push((b, i + 1));
            if !seen[next] {
                seen[next] = true;
                stack.push((next, 0));
            }
        } else {
            post.push(b);
        }
    }
    for (k, b) in post.into_iter().rev().enumerate() {
        place[b] = k as u32;
    }
    place
}
