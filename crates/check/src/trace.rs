//! A run as plain data: what each thread did, the memory order, and what went wrong. Serialised as JSON.
//!
//! A trace is complete: together with the program it can be executed again ([`crate::replay`]), and together with a
//! model it can be judged. `order` is `<M`: a load stands where it takes its value, a store where it reaches memory.
//!
//! What goes wrong is a value, the [`Claim`]; `property` and `message` say it to people. Nothing is decided by words.

use crate::finding::{Finding, FindingKind, Property};
use fencepost_ir::{CheckKind, Program};
use serde::{Deserialize, Serialize};

/// A run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Trace {
    /// The model that the run is legal under.
    pub model: String,
    /// The threads, by number.
    pub threads: Vec<TraceThread>,
    /// The events. Those of one thread stand in program order; the list as a whole is in an order to print them.
    pub events: Vec<TraceEvent>,
    /// The memory order over the loads and stores.
    pub order: Vec<OrderItem>,
    /// What went wrong. A run in which nothing is claimed to go wrong names no property here.
    pub finding: TraceFinding,
}

impl Trace {
    /// Whether the trace claims that something goes wrong; otherwise it is just a run.
    pub fn has_finding(&self) -> bool {
        !self.finding.property.is_empty()
    }

    /// Whether it is a property of this kind that is claimed to be violated.
    pub fn violates(&self, property: Property) -> bool {
        self.finding.property() == Some(property)
    }

    /// Whether what goes wrong is a step of another thread than this one, and nobody joins this one: it may be anywhere behind its last
    /// event then.
    pub fn is_bystander(&self, thread: u32) -> bool {
        let late = matches!(self.finding.claim, Some(Claim::LateAccess { .. }));
        let shared = late || self.violates(Property::Race) || self.violates(Property::Deadlock);
        let joins = |e: &TraceEvent| e.kind == TraceKind::ThreadJoin && e.addr == u64::from(thread);
        self.has_finding() && !shared && thread != self.finding.thread && !self.events.iter().any(joins)
    }
}

/// A thread of a [`Trace`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TraceThread {
    /// The function it runs.
    pub function: String,
    /// Which thread made it, and as its how manieth (from 0); `None` for the first.
    pub made_by: Option<(u32, u32)>,
    /// Whether it stood still at the end, waiting.
    pub blocked: bool,
}

/// What kind of event it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum TraceKind {
    Load,
    Store,
    Rmw,
    CmpXchg,
    /// A compare-exchange that did not store.
    CmpXchgFailed,
    Fence,
    AtomicBegin,
    AtomicEnd,
    ThreadStart,
    ThreadJoin,
    /// A `free`: a store to the whole object.
    Free,
    /// The end of a stack object or of a thread-local variable, which is a store to all of it. It is an event only where an access comes
    /// too late for it or races with it.
    End,
    /// A value chosen freely; `read` is the value.
    Nondet,
    /// An answer of the library model: the size of an object.
    Answer,
    Exit,
}

/// An event of a [`Trace`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TraceEvent {
    /// The thread.
    pub thread: u32,
    /// What it is.
    pub kind: TraceKind,
    /// The address that it touches; for thread events the thread's number; for fences the mask.
    pub addr: u64,
    /// How many bytes.
    pub size: u8,
    /// What was read, if it reads.
    pub read: Option<Word>,
    /// What was written, if it writes.
    pub written: Option<Word>,
    /// Which stores the value came from, for people: an event's index, or none for the initial value.
    pub reads_from: Vec<Option<u32>>,
    /// What is at the address, in the words of the source (`x`, `queue.head`).
    pub what: String,
    /// The memory order as C names it, if it is atomic.
    pub atomic: Option<String>,
    /// The library function that it is part of (`pthread_mutex_lock`).
    pub library: Option<String>,
    /// Whether only its own thread ever touches the address, so that a reader can skip it.
    pub private: bool,
    /// The source file.
    pub file: String,
    /// The line, from 1; 0 if not known.
    pub line: u32,
    /// The column, from 1; 0 if not known.
    pub column: u32,
    /// The function.
    pub function: String,
}

/// The bits of a value. Numbers of JSON are too small, so they are written in hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Word {
    /// The bits; undefined ones are zero.
    #[serde(with = "hex")]
    pub bits: u128,
    /// Which bits are undefined.
    #[serde(with = "hex", default)]
    pub undef: u128,
}

/// A place in the memory order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OrderItem {
    /// The event, an index into [`Trace::events`].
    pub event: u32,
    /// Whether this is its store; otherwise its load. The end of an object counts as a store.
    pub store: bool,
}

/// What a run is claimed to show, as a value: [`crate::replay`] judges it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Claim {
    Assertion,
    Trap,
    Unreachable,
    LockMisuse,
    MemoryMisuse,
    NullAccess,
    OutOfBounds,
    UseAfterFree,
    DoubleFree,
    InvalidFree,
    ConstWrite,
    UndefinedValue,
    DivisionByZero,
    BadCall,
    BadJoin,
    Overlap,
    /// An access stands behind the end of its object in the memory order, and its thread has gone on: the places of the two events
    /// in [`Trace::events`]. The finding stands at the access.
    LateAccess {
        access: u32,
        end: u32,
    },
    /// Two accesses race: the places of their events in [`Trace::events`]. The finding stands at the second one.
    Race {
        first: u32,
        second: u32,
    },
    Deadlock,
}

impl Claim {
    /// What a finding claims; none for a race, which is a matter of two events. Of an access to an object that has ended, this is what
    /// the last request of a thread claims.
    pub fn of(kind: &FindingKind) -> Option<Claim> {
        Some(match kind {
            FindingKind::Check(CheckKind::Assertion, _) => Claim::Assertion,
            FindingKind::Check(CheckKind::Trap, _) => Claim::Trap,
            FindingKind::Check(CheckKind::Unreachable, _) => Claim::Unreachable,
            FindingKind::Check(CheckKind::LockMisuse | CheckKind::Limit, _) => Claim::LockMisuse,
            FindingKind::Check(CheckKind::Memory, _) => Claim::MemoryMisuse,
            FindingKind::NullAccess => Claim::NullAccess,
            FindingKind::OutOfBounds => Claim::OutOfBounds,
            FindingKind::UseAfterFree => Claim::UseAfterFree,
            FindingKind::DoubleFree => Claim::DoubleFree,
            FindingKind::InvalidFree => Claim::InvalidFree,
            FindingKind::ConstWrite => Claim::ConstWrite,
            FindingKind::Undefined(_) => Claim::UndefinedValue,
            FindingKind::DivisionByZero => Claim::DivisionByZero,
            FindingKind::BadCall => Claim::BadCall,
            FindingKind::BadJoin => Claim::BadJoin,
            FindingKind::Overlap => Claim::Overlap,
            FindingKind::Race(_) => return None,
            FindingKind::Deadlock => Claim::Deadlock,
        })
    }

    /// The property that it is about.
    pub fn property(self) -> Property {
        match self {
            Claim::Assertion | Claim::Trap | Claim::Unreachable => Property::Assert,
            Claim::LockMisuse
            | Claim::MemoryMisuse
            | Claim::NullAccess
            | Claim::OutOfBounds
            | Claim::UseAfterFree
            | Claim::DoubleFree
            | Claim::InvalidFree
            | Claim::ConstWrite
            | Claim::UndefinedValue
            | Claim::DivisionByZero
            | Claim::BadCall
            | Claim::BadJoin
            | Claim::Overlap
            | Claim::LateAccess { .. } => Property::Memsafety,
            Claim::Race { .. } => Property::Race,
            Claim::Deadlock => Property::Deadlock,
        }
    }
}

/// What went wrong in a [`Trace`].
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct TraceFinding {
    /// The property that is violated; empty if none is.
    pub property: String,
    /// What went wrong, as a value. Traces of before there were claims have none: then [`crate::replay::judge`] says what it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim: Option<Claim>,
    /// What went wrong, in words.
    pub message: String,
    /// The thread.
    pub thread: u32,
    /// The source file.
    pub file: String,
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
    /// The function.
    pub function: String,
}

impl TraceFinding {
    /// A finding as a trace writes it down. That of a race also needs the [events](TraceFinding::between).
    pub fn new(program: &Program, finding: &Finding) -> TraceFinding {
        TraceFinding {
            property: finding.kind.property().name().to_string(),
            claim: Claim::of(&finding.kind),
            message: finding.kind.to_string(),
            thread: finding.thread,
            file: program.file_name(finding.loc).unwrap_or("").to_string(),
            line: finding.loc.line,
            column: finding.loc.column,
            function: finding.function.clone(),
        }
    }

    /// The finding of a race, with the two events that race; it stands at the second one.
    #[must_use]
    pub fn between(self, first: u32, second: u32) -> TraceFinding {
        TraceFinding { claim: Some(Claim::Race { first, second }), ..self }
    }

    /// The finding of an access that comes too late, with its event and that of the end; it stands at the access.
    #[must_use]
    pub fn late(self, access: u32, end: u32) -> TraceFinding {
        TraceFinding { claim: Some(Claim::LateAccess { access, end }), ..self }
    }

    /// The property that is claimed to be violated, if it is one.
    pub fn property(&self) -> Option<Property> {
        self.claim.map(Claim::property).or_else(|| Property::named(&self.property))
    }
}

mod hex {
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(value: &u128, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(&format!("{value:#x}"))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<u128, D::Error> {
        let text = String::deserialize(d)?;
        let digits = text.strip_prefix("0x").unwrap_or(&text);
        u128::from_str_radix(digits, 16).map_err(serde::de::Error::custom)
    }
}
