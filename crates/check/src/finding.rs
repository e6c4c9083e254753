//! What can go wrong in a run, and which property it violates.

use crate::trace::TraceKind;
use fencepost_ir::{CheckKind, Loc};
use std::fmt;

/// A property that a user can ask for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Property {
    /// No assertion fails.
    Assert,
    /// No access outside a living object, no undefined value decides anything, no division by zero, no misuse of locks.
    Memsafety,
    /// No two conflicting accesses, one of them not atomic, are unordered.
    Race,
    /// The program never comes to a halt before it has ended.
    Deadlock,
}

impl Property {
    /// All of them.
    pub const ALL: [Property; 4] = [Property::Assert, Property::Memsafety, Property::Race, Property::Deadlock];

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Property::Assert => "assert",
            Property::Memsafety => "memsafety",
            Property::Race => "race",
            Property::Deadlock => "deadlock",
        }
    }

    /// The property of that name.
    pub fn named(name: &str) -> Option<Property> {
        Property::ALL.into_iter().find(|p| p.name() == name)
    }
}

/// Which properties to check.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Properties(u8);

impl Properties {
    /// None.
    pub const NONE: Properties = Properties(0);

    /// With one more.
    #[must_use]
    pub fn with(self, p: Property) -> Properties {
        Properties(self.0 | 1 << p as u8)
    }

    /// Whether a property is asked for.
    pub fn has(self, p: Property) -> bool {
        self.0 & (1 << p as u8) != 0
    }

    /// Those asked for.
    pub fn iter(self) -> impl Iterator<Item = Property> {
        Property::ALL.into_iter().filter(move |p| self.has(*p))
    }
}

impl FromIterator<Property> for Properties {
    fn from_iter<I: IntoIterator<Item = Property>>(iter: I) -> Self {
        iter.into_iter().fold(Properties::NONE, Properties::with)
    }
}

/// What an access of a data race does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    /// It loads, and stores nothing.
    Load,
    /// It stores.
    Store,
    /// It frees the object.
    Free,
    /// A local or thread-local object ends.
    End,
}

impl Act {
    /// What an event of that kind does.
    pub(crate) fn of(kind: TraceKind, stores: bool) -> Act {
        if kind == TraceKind::Free {
            Act::Free
        } else if kind == TraceKind::End {
            Act::End
        } else if stores {
            Act::Store
        } else {
            Act::Load
        }
    }
}

/// The other access of a data race.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Other {
    /// What it does.
    pub act: Act,
    /// The source file; `?` if it is not known.
    pub file: String,
    /// The line.
    pub line: u32,
    /// The thread.
    pub thread: u32,
}

impl fmt::Display for Other {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.act {
            Act::Load => "load",
            Act::Store => "store",
            Act::Free => "free",
            Act::End => "end of the object",
        };
        write!(f, "the {what} at {}:{} of thread {}", self.file, self.line, self.thread)
    }
}

/// What went wrong.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum FindingKind {
    /// A check of the program failed.
    Check(CheckKind, String),
    /// An access through a null pointer (or close to it).
    NullAccess,
    /// An access that no object contains.
    OutOfBounds,
    /// An access to an object that has been freed or whose function has returned.
    UseAfterFree,
    /// A second free of one object.
    DoubleFree,
    /// A free of something that is not the start of a heap object.
    InvalidFree,
    /// A store to a constant.
    ConstWrite,
    /// An undefined value decides something; the text says what.
    Undefined(&'static str),
    /// A division by zero.
    DivisionByZero,
    /// A call through a pointer that is no function, or with arguments that do not fit.
    BadCall,
    /// A join of something that is no thread, or a second join.
    BadJoin,
    /// The memory copied from and to overlaps.
    Overlap,
    /// A data race.
    Race(Other),
    /// Every thread that has not ended is blocked.
    Deadlock,
}

impl FindingKind {
    /// The property that it violates.
    pub fn property(&self) -> Property {
        match self {
            FindingKind::Check(CheckKind::Assertion | CheckKind::Trap | CheckKind::Unreachable, _) => Property::Assert,
            FindingKind::Check(CheckKind::LockMisuse | CheckKind::Memory | CheckKind::Limit, _)
            | FindingKind::NullAccess
            | FindingKind::OutOfBounds
            | FindingKind::UseAfterFree
            | FindingKind::DoubleFree
            | FindingKind::InvalidFree
            | FindingKind::ConstWrite
            | FindingKind::Undefined(_)
            | FindingKind::DivisionByZero
            | FindingKind::BadCall
            | FindingKind::BadJoin
            | FindingKind::Overlap => Property::Memsafety,
            FindingKind::Race(_) => Property::Race,
            FindingKind::Deadlock => Property::Deadlock,
        }
    }
}

impl fmt::Display for FindingKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FindingKind::Check(CheckKind::Assertion, text) if text.is_empty() => f.write_str("assertion fails"),
            FindingKind::Check(CheckKind::Assertion, text) => write!(f, "assertion fails: {text}"),
            FindingKind::Check(CheckKind::Trap, text) if text.is_empty() => f.write_str("a trap is executed"),
            FindingKind::Check(CheckKind::Trap, text) => f.write_str(text),
            FindingKind::Check(CheckKind::Unreachable, _) => f.write_str("code marked unreachable is reached"),
            FindingKind::Check(CheckKind::LockMisuse | CheckKind::Memory | CheckKind::Limit, text) => f.write_str(text),
            FindingKind::NullAccess => f.write_str("access through a null pointer"),
            FindingKind::OutOfBounds => f.write_str("access outside of any object"),
            FindingKind::UseAfterFree => f.write_str("access to an object whose life has ended"),
            FindingKind::DoubleFree => f.write_str("an object is freed twice"),
            FindingKind::InvalidFree => f.write_str("free of something that malloc did not return"),
            FindingKind::ConstWrite => f.write_str("store to a constant"),
            FindingKind::Undefined(what) => write!(f, "an uninitialised value decides {what}"),
            FindingKind::DivisionByZero => f.write_str("division by zero"),
            FindingKind::BadCall => f.write_str("call through a pointer that is not a fitting function"),
            FindingKind::BadJoin => f.write_str("join of something that is not a joinable thread"),
            FindingKind::Overlap => f.write_str("memcpy of overlapping blocks"),
            FindingKind::Race(other) => write!(f, "data race with {other}"),
            FindingKind::Deadlock => f.write_str("deadlock: every thread that has not ended is blocked"),
        }
    }
}

/// A finding: what, in which thread, where.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Finding {
    /// What went wrong.
    pub kind: FindingKind,
    /// The thread, numbered from 0 in the order of creation.
    pub thread: u32,
    /// The source position.
    pub loc: Loc,
    /// The function.
    pub function: String,
}
