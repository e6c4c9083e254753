//! Concurrent programs, judged by running them: natively, with the compiler's sanitizers, under many schedules.
//!
//! What it does: a program of the small language is rendered with a pause before every statement, which does nothing, gives
//! the processor away or sleeps, as a seed and the thread have it ([`text`]). It is compiled without optimisation, with
//! AddressSanitizer and once more with ThreadSanitizer (Rust without either), and run some times ([`native`]). What is seen to
//! go wrong must not be proved not to happen.
//!
//! What follows from what is seen. The machine is an x86, and without optimisation each access of the program is one access of the
//! machine, with the usual mapping: so what runs is a run under `tso`, and with it under all weaker models ([`from`]).
//!
//! - A failed assertion or a standstill: the run shows just that, unless there was a memory error before that no sanitizer saw. In
//!   both cases a proof of the property is wrong, because no proof holds of a program with a memory error.
//! - A report of AddressSanitizer, a division by zero: a memory error. Its shadow is marked before the life ends and asked before
//!   the access happens, so that the access stands behind the end in the memory order.
//! - A report of a data race by ThreadSanitizer: it orders by less than happens-before only where fences of C are used, where
//!   a thread ends the process for others, and in atomic sections; such programs it is not asked about. If all atomics
//!   are sequentially consistent, a race under `tso` means that there is one under `sc`, too: without one, every run is one of `sc`.
//!
//! Guarantee: nothing here knows how the product reads programs.
//! Misses: what does not happen in some runs; what a sanitizer does not see (thread-local objects of ended threads, ends of
//! main's variables, memory that was never written); Rust's races.

pub mod native;
pub mod text;

use crate::lang::{Order, Program, Stmt, Update};
use crate::models::Model;

/// What a run was seen to do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Seen {
    /// An assertion failed.
    Assertion,
    /// A memory error.
    Memory,
    /// No thread could go on.
    Standstill,
    /// A data race.
    Race,
}

impl Seen {
    /// The property that it violates.
    pub fn property(self) -> &'static str {
        match self {
            Seen::Assertion => "assert",
            Seen::Memory => "memsafety",
            Seen::Standstill => "deadlock",
            Seen::Race => "race",
        }
    }
}

/// Whether the pauses and the sanitizers leave a program what it is: nothing stops the other threads in an atomic section.
pub fn can_run(program: &Program) -> bool {
    !program.has(|s| matches!(s, Stmt::Section(_)))
}

/// Whether ThreadSanitizer knows all that orders the program.
pub fn races_are_seen(program: &Program) -> bool {
    program.at_exit.is_empty() && !program.has(|s| matches!(s, Stmt::Fence(_)))
}

/// The strongest model under which there is such a run.
pub fn from(program: &Program, seen: Seen) -> Model {
    let weak = |o: &Order| match o {
        Order::Plain | Order::SeqCst => false,
        Order::Relaxed | Order::Acquire | Order::Release | Order::AcqRel => true,
    };
    let weak = program.has(|s| match s {
        Stmt::Load(_, _, o) | Stmt::Store(_, _, o) => weak(o),
        Stmt::Rmw(_, _, Update::Compare(_, _, failure), o) => weak(o) || weak(failure),
        Stmt::Rmw(_, _, _, o) => weak(o),
        _other => false,
    });
    match seen {
        Seen::Race if !weak => Model::Sc,
        Seen::Race | Seen::Assertion | Seen::Memory | Seen::Standstill => Model::Tso,
    }
}
