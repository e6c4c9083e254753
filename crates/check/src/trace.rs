//! A run as plain data: what each thread did, the memory order, and what went wrong. Serialised as JSON.
//!
//! A trace is complete: together with the program it can be executed again ([`crate::replay`]), and together with a
//! model it can be judged. `order` is `<M`: a load stands where it takes its value, a store where it reaches memory.

use crate::finding::Finding;
use crate::finding::Property;
use fencepost_ir::Program;
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
    /// What went wrong. A run in which nothing is claimed to go wrong has an empty message here.
    pub finding: TraceFinding,
}

impl Trace {
    /// Whether the trace claims that something goes wrong; otherwise it is just a run.
    pub fn has_finding(&self) -> bool {
        !self.finding.message.is_empty()
    }

    /// Whether what goes wrong is a step of another thread than this one, and nobody joins this one: it may be anywhere behind its last
    /// event then.
    pub fn is_bystander(&self, thread: u32) -> bool {
        let shared = [Property::Race, Property::Deadlock].iter().any(|p| p.name() == self.finding.property);
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
    Free,
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
    /// Whether this is its store; otherwise its load. A `free` counts as a store.
    pub store: bool,
}

/// What went wrong in a [`Trace`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TraceFinding {
    /// The property that is violated.
    pub property: String,
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
    /// A finding as a trace writes it down.
    pub fn new(program: &Program, finding: &Finding) -> TraceFinding {
        TraceFinding {
            property: finding.kind.property().name().to_string(),
            message: finding.kind.to_string(),
            thread: finding.thread,
            file: program.file_name(finding.loc).unwrap_or("").to_string(),
            line: finding.loc.line,
            column: finding.loc.column,
            function: finding.function.clone(),
        }
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
