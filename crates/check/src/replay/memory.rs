//! What the events of a trace touch, in terms that the real program has as well: a variable and an offset, which call of
//! `malloc` gave the object, which thread got its address as the argument.
//!
//! A trace names addresses of the interpreter. To find the same places in a process, its threads are executed again, as for a
//! replay, and the objects that they make are counted.
//! Misses: an object on a stack that no thread is started with, and thread-local variables: they are [`Memory::Unnamed`].

use super::execute::{Birth, Replayer};
use super::Places;
use crate::interp::Code;
use crate::layout::{Region, Tid};
use crate::task::prepared;
use crate::trace::{Trace, TraceKind};
use fencepost_ir::Program;
use fencepost_models::Model;

/// Where an event's address is.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Memory {
    /// In a variable.
    Variable {
        /// Its name; a static variable of a function has the function's name and a dot before it.
        name: String,
        /// The offset in it.
        offset: u64,
    },
    /// In an object on the heap.
    Heap {
        /// The thread that made it.
        thread: u32,
        /// How many objects that thread had asked for before.
        nth: u32,
        /// The offset in it.
        offset: u64,
    },
    /// In a local variable of the thread that starts another one, whose argument points there.
    Argument {
        /// The thread that is started.
        thread: u32,
        /// The offset from the argument.
        offset: i64,
    },
    /// Somewhere else.
    Unnamed,
}

/// For each event of a trace, what its address is. `Err` if the program does not do what the trace says.
pub fn memory(program: &Program, model: &'static Model, trace: &Trace) -> Result<Vec<Memory>, String> {
    let program = &*prepared(program, model);
    let code = Code::new(program, None)?;
    let places = Places::new(trace, false)?;
    let mut replayer = Replayer::new(&code, model, trace, &places, false);
    replayer.execute()?;
    Ok((0..trace.events.len()).map(|event| replayer.memory(event)).collect())
}

impl Replayer<'_> {
    fn memory(&self, event: usize) -> Memory {
        let (code, addr) = (self.code, self.trace.events[event].addr);
        match code.layout.region(code.program, addr) {
            Region::Global(g) => {
                Memory::Variable { name: code.program.global(g).name.clone(), offset: addr - code.layout.global(g) }
            }
            Region::Thread(_) => self.heap(addr).or_else(|| self.argument(event)).unwrap_or(Memory::Unnamed),
            Region::Null | Region::Function(_) | Region::Nowhere => Memory::Unnamed,
        }
    }

    /// The heap object of an address: heap addresses are not used again.
    fn heap(&self, addr: u64) -> Option<Memory> {
        let at = self.births.iter().position(|b| b.allocation.heap && !b.internal && b.covers(addr))?;
        let birth = &self.births[at];
        let before = |b: &&Birth| b.tid == birth.tid && b.allocation.heap && !b.internal;
        let nth = self.births[..at].iter().filter(before).count() as u32;
        Some(Memory::Heap { thread: birth.tid, nth, offset: addr - birth.allocation.base })
    }

    /// The local variable that an event touches, if the first thread whose argument points into it was started by its owner, and
    /// no other thread touched it before.
    fn argument(&self, event: usize) -> Option<Memory> {
        let events = &self.trace.events;
        let addr = events[event].addr;
        let mut fitting = self.births.iter().filter(|b| b.covers(addr));
        let birth = fitting.next().filter(|_| fitting.next().is_none())?;
        let start = events.iter().position(|e| {
            let argument = self.args.get(&(e.addr as Tid)).map(|(_, value)| value.bits as u64);
            e.kind == TraceKind::ThreadStart && argument.is_some_and(|a| birth.covers(a))
        })?;
        let strange = events[..start].iter().any(|e| e.thread != birth.tid && e.size > 0 && birth.covers(e.addr));
        if events[start].thread != birth.tid || strange {
            return None;
        }
        let thread = events[start].addr as Tid;
        let (_, argument) = self.args.get(&thread)?;
        Some(Memory::Argument { thread, offset: addr.wrapping_sub(argument.bits as u64) as i64 })
    }
}
