//! From what a solver found to a run that anybody can check: a [`Witness`] becomes a replayed [`Trace`].
//!
//! A symbolic engine knows which values its loads read, which threads ran how far, and where the accesses that it
//! considers shared stand in the memory order. Everything else is made here, by executing the program again: addresses,
//! positions, fences, sections ([`drive`]); the places of all other accesses ([`order`]); the sources of loads; and what
//! the run ends in. Guarantee: what [`complete`] returns has been accepted by replay and, on `sc`, `tso` and `pso`, by
//! the machine. A witness that is no run of the program gives an error in words, never a trace.

mod addresses;
mod check;
mod drive;
mod order;
mod print;
mod sort;

use crate::enumerate::confirm;
use crate::finding::{Act, Finding, FindingKind, Other};
use crate::interp::{Code, Request};
use crate::layout::Tid;
use crate::task::prepared;
use crate::trace::{Trace, TraceEvent, TraceFinding, TraceKind, TraceThread};
use drive::{drive, Driven, Fixes};
use fencepost_ir::{FuncId, Loc, Program, Type};
use fencepost_models::Model;

/// What an engine's solver says about one run.
#[derive(Clone, Debug, Default)]
pub struct Witness {
    /// The threads, by number; thread 0 runs `main`. A thread's number is greater than its maker's.
    pub threads: Vec<WitnessThread>,
    /// What the run shows.
    pub claim: Claim,
}

/// A thread of a [`Witness`].
#[derive(Clone, Debug)]
pub struct WitnessThread {
    /// Who made it, and as its how manieth among the threads that this maker makes in this run, from 0; `None` for
    /// thread 0.
    pub made_by: Option<(u32, u32)>,
    /// Whether it is started in this run. A thread that is made and never started has no steps.
    pub started: bool,
    /// What it did, in program order.
    pub steps: Vec<Step>,
}

/// A step of a thread: something that it asked for, and the answer.
///
/// Ranks are places in the memory order, for accesses to what several threads touch: any numbers, compared across all
/// threads, wherever accesses have a byte in common. Equal ranks are one atomic step, in which program order decides.
#[derive(Clone, Debug)]
pub struct Step {
    /// What it asked for, and the answer.
    pub kind: StepKind,
    /// The place of its load.
    pub load_rank: Option<u64>,
    /// The place of its store. A `free` counts as a store.
    pub store_rank: Option<u64>,
}

/// What a step is. Fences, the bounds of atomic sections, ends of stack objects that nobody comes too late for, new thread numbers, hints, commit
/// points and printed text need no answer and are no steps; but the bytes of strings that are not constant are loaded
/// to be printed, and what `snprintf` and `%n` write is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepKind {
    /// A load and what it reads.
    Load {
        /// The value; undefined bits do not count.
        bits: u128,
        /// The bits that are undefined.
        undef: u128,
    },
    /// A store. What it stores follows from the rest.
    Store,
    /// A read-modify-write and what it reads.
    Rmw {
        /// The old value.
        bits: u128,
        /// Its undefined bits.
        undef: u128,
    },
    /// A compare-exchange and what it reads.
    CmpXchg {
        /// The old value.
        bits: u128,
        /// Its undefined bits.
        undef: u128,
        /// Whether it stored.
        stored: bool,
    },
    /// A value chosen freely.
    Nondet {
        /// The value.
        bits: u128,
    },
    /// A new stack or heap object.
    Allocate {
        /// The engine's address of the object. Values that point into it (or right behind it) are translated.
        base: u64,
        /// Its size.
        size: u64,
    },
    /// A `free`.
    Free,
    /// The end of a stack object or a thread-local variable, only if somebody comes too late for it or races with it.
    End {
        /// The engine's address of the object.
        base: u64,
    },
    /// The start of a thread.
    Start {
        /// Which one.
        thread: u32,
    },
    /// The join of a thread.
    Join {
        /// Which one.
        thread: u32,
        /// Its result.
        bits: u128,
        /// The undefined bits of its result.
        undef: u128,
    },
    /// The size of an object.
    Answer {
        /// The number.
        bits: u128,
    },
}

/// What a run shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Claim {
    /// The thread goes wrong right after its steps.
    Thread(u32),
    /// An access comes after the end of its object in the memory order, and its thread goes on: thread and index of the step, each.
    Late {
        /// The access.
        access: (u32, u32),
        /// The end.
        end: (u32, u32),
    },
    /// No thread can go on, and some have not ended.
    #[default]
    Deadlock,
    /// Two accesses race: thread and index of the step, each.
    Race {
        /// One of them.
        first: (u32, u32),
        /// The other.
        second: (u32, u32),
    },
    /// Every thread comes to its end, and nothing is wrong.
    Finished,
}

/// Turns a witness into a finding and a trace that replay (and, on `sc`, `tso` and `pso`, the machine) has accepted.
/// `Err` says in words why it is no run of the program that shows what it claims.
pub fn complete(program: &Program, model: &'static Model, witness: &Witness) -> Result<(Finding, Trace), String> {
    let program = &*prepared(program, model);
    let code = Code::new(program, None)?;
    let mut driven = settle(&code, model, witness)?;
    // Of accesses that come too late, replay says that their values are right.
    if !matches!(witness.claim, Claim::Late { .. }) {
        check::accesses(&code, &driven, witness.claim)?;
    }
    let (finding, pair) = judge(&code, witness, &mut driven)?;
    let deadlock = finding.kind == FindingKind::Deadlock;
    let mut said = TraceFinding::new(program, &finding);
    if let Some((first, second)) = pair {
        let late = finding.kind == FindingKind::UseAfterFree;
        said = if late { said.late(second, first) } else { said.between(first, second) };
    }
    let extents = print::extents(&driven);
    let trace = write(&code, model, witness, driven, deadlock, said);
    // Fewer ends are easier to read. Sometimes the run is none without their places.
    if let Some(short) = print::without_silent_ends(&trace, &extents) {
        if confirm(program, model, &short).is_ok() {
            return Ok((finding, short));
        }
    }
    confirm(program, model, &trace)?;
    Ok((finding, trace))
}

/// What a thread observed: bits and undefined bits.
pub type Observed = Vec<(u128, u128)>;

/// Turns a witness of a run that comes to its end into a trace that replay (and the machine) has accepted, and into what
/// each thread observed. `Err` says in words why it is no such run.
pub fn finished(program: &Program, model: &'static Model, witness: &Witness) -> Result<(Trace, Vec<Observed>), String> {
    let program = &*prepared(program, model);
    let code = Code::new(program, None)?;
    let driven = settle(&code, model, witness)?;
    check::accesses(&code, &driven, witness.claim)?;
    let mut observed = Vec::new();
    for (tid, lane) in driven.lanes.iter().enumerate() {
        match (&lane.request, &lane.thread) {
            (None, _) => observed.push(Vec::new()),
            (Some(Request::Exit(_)), Some(thread)) => observed.push(thread.observed.clone()),
            (request, _) => return Err(format!("thread {tid} does not end, it issues {request:?}")),
        }
    }
    let trace = write(&code, model, witness, driven, false, TraceFinding::default());
    confirm(program, model, &trace)?;
    Ok((trace, observed))
}

/// How often the threads are executed again because of a value that could not be translated.
const ROUNDS: usize = 64;

/// Executes the threads and orders their accesses. A value that contains part of an address (a pointer that is copied
/// byte by byte) is not known before the store that it comes from is; then the threads are executed once more.
fn settle(code: &Code<'_>, model: &'static Model, witness: &Witness) -> Result<Driven, String> {
    let mut fixes = Fixes::default();
    for _ in 0..ROUNDS {
        let mut driven = drive(code, model, witness, &fixes)?;
        order::place(model, &mut driven)?;
        if !driven.moved || !check::fix(&driven, &mut fixes) {
            return Ok(driven);
        }
    }
    Err("the values that loads read do not follow from the stores".into())
}

// --- what the run shows ----------------------------------------------------------------------

/// The events of the two accesses of a race, or of an end and the access that comes after it; the finding's own last.
type Pair = (u32, u32);

fn judge(code: &Code<'_>, witness: &Witness, driven: &mut Driven) -> Result<(Finding, Option<Pair>), String> {
    let (kind, thread, (loc, func)) = match witness.claim {
        Claim::Thread(tid) => {
            let kind = fault(code, driven, tid)?;
            (kind, tid, position(code, driven, tid)?)
        }
        Claim::Deadlock => {
            let tid = deadlock(driven)?;
            (FindingKind::Deadlock, tid, position(code, driven, tid)?)
        }
        Claim::Race { first, second } => {
            return race(code, driven, first, second).map(|(found, pair)| (found, Some(pair)))
        }
        Claim::Late { access, end } => return late(driven, access, end).map(|(found, pair)| (found, Some(pair))),
        Claim::Finished => return Err("nothing is wrong with a run that comes to its end".into()),
    };
    Ok((Finding { kind, thread, loc, function: code.program.func(func).name.clone() }, None))
}

fn position(code: &Code<'_>, driven: &Driven, tid: Tid) -> Result<(Loc, FuncId), String> {
    let lane = driven.lanes.get(tid as usize).and_then(|l| l.thread.as_ref());
    lane.map(|t| code.position(t)).ok_or_else(|| format!("thread {tid} is never started"))
}

/// What is wrong with the request that a thread stands at.
fn fault(code: &Code<'_>, driven: &mut Driven, tid: Tid) -> Result<FindingKind, String> {
    let frees: Vec<u64> = driven.events().filter(|e| e.kind == TraceKind::Free).map(|e| e.addr).collect();
    for base in frees {
        driven.objects.free(base).map_err(|kind| format!("the run goes on after: {kind}"))?;
    }
    let request = driven.lanes.get(tid as usize).and_then(|l| l.request.clone());
    let request = request.ok_or_else(|| format!("thread {tid} is never started"))?;
    let access = |ty: &Type, addr: u128, write: bool| {
        let size = u64::from(ty.bytes(&code.program.target));
        driven.objects.check(code, addr as u64, size, write).err()
    };
    let kind = match &request {
        Request::Fail(kind) => Some(kind.clone()),
        Request::Load { ty, addr, .. } => access(ty, addr.bits, false),
        Request::Store { ty, addr, .. } | Request::Rmw { ty, addr, .. } => access(ty, addr.bits, true),
        Request::CmpXchg { ty, addr, .. } => access(ty, addr.bits, true).or_else(|| {
            let undefined =
                check::may_be_undefined(code, driven, tid, addr.bits as u64, ty.bytes(&code.program.target));
            undefined.then_some(FindingKind::Undefined("a compare-exchange"))
        }),
        Request::Free(addr) => driven.objects.free(addr.bits as u64).err(),
        Request::ThreadStart { id, .. } => {
            let child = Code::tid_of(*id).and_then(|t| driven.lanes.get(t as usize));
            child.is_none_or(|l| l.thread.is_some()).then_some(FindingKind::BadJoin)
        }
        Request::ThreadJoin { id } => {
            let child = Code::tid_of(*id).filter(|t| *t != tid).and_then(|t| driven.lanes.get(t as usize));
            child.is_none_or(|l| l.thread.is_none() || l.joined).then_some(FindingKind::BadJoin)
        }
        Request::Fence(_)
        | Request::Allocate(_)
        | Request::Release { .. }
        | Request::ObjectSize(_)
        | Request::ThreadNew { .. }
        | Request::AtomicBegin
        | Request::AtomicEnd
        | Request::Blocked
        | Request::Assumed
        | Request::Nondet(..)
        | Request::Print(_)
        | Request::Yield
        | Request::Commit
        | Request::Exit(_)
        | Request::ProcessExit
        | Request::Limit(_) => None,
    };
    kind.ok_or_else(|| format!("nothing is wrong with thread {tid}, which issues {request:?}"))
}

/// The first thread that has not ended, if nothing else explains that the run does not go on.
fn deadlock(driven: &Driven) -> Result<Tid, String> {
    for (tid, lane) in driven.lanes.iter().enumerate() {
        if lane.ends_process() {
            return Err(format!("thread {tid} has ended the process"));
        }
        if let Some(Request::Assumed | Request::ProcessExit | Request::Fail(_) | Request::Limit(_)) = lane.request {
            return Err(format!("thread {tid} does not wait, it issues {:?}", lane.request));
        }
    }
    let waits = |r: &Option<Request<_>>| !matches!(r, None | Some(Request::Exit(_)));
    let first = driven.lanes.iter().position(|l| waits(&l.request));
    first.map(|t| t as Tid).ok_or_else(|| "every thread has ended".to_string())
}

/// The race of two steps. That nothing orders them is for replay to say.
fn race(code: &Code<'_>, driven: &Driven, first: (u32, u32), second: (u32, u32)) -> Result<(Finding, Pair), String> {
    let (low, high) = if first.0 < second.0 { (first, second) } else { (second, first) };
    let event = |(thread, step): (u32, u32)| {
        let found = driven.event_of(thread, step);
        found.ok_or_else(|| format!("step {step} of thread {thread} is no access of the run"))
    };
    let (a, b) = (event(low)?, event(high)?);
    let (x, y) = (&driven.recorder.events[a], &driven.recorder.events[b]);
    let meta = &driven.metas[a];
    let other = Other {
        act: Act::of(x.kind, x.written.is_some()),
        file: code.program.file_name(meta.loc).unwrap_or("?").to_string(),
        line: meta.loc.line,
        thread: x.thread,
    };
    let finding = Finding {
        kind: FindingKind::Race(other),
        thread: y.thread,
        loc: driven.metas[b].loc,
        function: y.function.clone(),
    };
    Ok((finding, (a as u32, b as u32)))
}

/// The access that comes too late, and the end. That it does is for replay to say.
fn late(driven: &Driven, access: (u32, u32), end: (u32, u32)) -> Result<(Finding, Pair), String> {
    let event = |(thread, step): (u32, u32)| {
        let found = driven.event_of(thread, step);
        found.ok_or_else(|| format!("step {step} of thread {thread} is no access of the run"))
    };
    let (access, end) = (event(access)?, event(end)?);
    let e = &driven.recorder.events[access];
    let (kind, loc) = (FindingKind::UseAfterFree, driven.metas[access].loc);
    let finding = Finding { kind, thread: e.thread, loc, function: e.function.clone() };
    Ok((finding, (end as u32, access as u32)))
}

// --- the trace -------------------------------------------------------------------------------

fn write(
    code: &Code<'_>,
    model: &Model,
    witness: &Witness,
    driven: Driven,
    deadlock: bool,
    mut finding: TraceFinding,
) -> Trace {
    let threads = driven.lanes.iter().zip(&witness.threads).map(|(lane, said)| TraceThread {
        function: lane.func.map_or_else(String::new, |f| code.program.func(f).name.clone()),
        made_by: said.made_by,
        blocked: deadlock && !matches!(lane.request, None | Some(Request::Exit(_))),
    });
    let threads = threads.collect();
    let print::Arranged { events, order, place } = print::arrange(code, driven);
    if let Some(
        crate::trace::Claim::Race { first, second } | crate::trace::Claim::LateAccess { end: first, access: second },
    ) = &mut finding.claim
    {
        (*first, *second) = (place[*first as usize], place[*second as usize]);
    }
    Trace { model: model.name.to_string(), threads, events, order, finding }
}

/// Whether an event ends an object.
fn is_end(event: &TraceEvent) -> bool {
    matches!(event.kind, TraceKind::Free | TraceKind::End)
}

/// Whether an event has a place in the memory order.
fn is_access(event: &TraceEvent) -> bool {
    match event.kind {
        TraceKind::Load
        | TraceKind::Store
        | TraceKind::Rmw
        | TraceKind::CmpXchg
        | TraceKind::CmpXchgFailed
        | TraceKind::Free
        | TraceKind::End => true,
        TraceKind::Fence
        | TraceKind::AtomicBegin
        | TraceKind::AtomicEnd
        | TraceKind::ThreadStart
        | TraceKind::ThreadJoin
        | TraceKind::Nondet
        | TraceKind::Answer
        | TraceKind::Exit => false,
    }
}
