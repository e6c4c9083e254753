//! The kinds of results that tools for results tell apart: one rule for each kind of finding, and one for each other end.
//!
//! The ids are a contract with users' filters and baselines: added to, never renamed.

use fencepost_check::FindingKind;
use fencepost_ir::CheckKind;

/// A kind of result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Rule {
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
    Race,
    Deadlock,
    /// A test of a data type with an execution that no serial one explains.
    NotSerial,
    /// An assertion that an engine could not prove.
    NotProved,
    /// No answer.
    Unknown,
    /// No violation, in the scope that the result names.
    Safe,
}

/// How much a result matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// A violation.
    Error,
    /// Something that may be one.
    Warning,
    /// Something to know.
    Note,
}

impl Rule {
    /// All rules; a rule's place in this list is its number.
    pub const ALL: [Rule; 22] = [
        Rule::Assertion,
        Rule::Trap,
        Rule::Unreachable,
        Rule::LockMisuse,
        Rule::MemoryMisuse,
        Rule::NullAccess,
        Rule::OutOfBounds,
        Rule::UseAfterFree,
        Rule::DoubleFree,
        Rule::InvalidFree,
        Rule::ConstWrite,
        Rule::UndefinedValue,
        Rule::DivisionByZero,
        Rule::BadCall,
        Rule::BadJoin,
        Rule::Overlap,
        Rule::Race,
        Rule::Deadlock,
        Rule::NotSerial,
        Rule::NotProved,
        Rule::Unknown,
        Rule::Safe,
    ];

    /// The rule of a finding.
    pub fn of(kind: &FindingKind) -> Rule {
        match kind {
            FindingKind::Check(CheckKind::Assertion, _) => Rule::Assertion,
            FindingKind::Check(CheckKind::Trap, _) => Rule::Trap,
            FindingKind::Check(CheckKind::Unreachable, _) => Rule::Unreachable,
            FindingKind::Check(CheckKind::LockMisuse | CheckKind::Limit, _) => Rule::LockMisuse,
            FindingKind::Check(CheckKind::Memory, _) => Rule::MemoryMisuse,
            FindingKind::NullAccess => Rule::NullAccess,
            FindingKind::OutOfBounds => Rule::OutOfBounds,
            FindingKind::UseAfterFree => Rule::UseAfterFree,
            FindingKind::DoubleFree => Rule::DoubleFree,
            FindingKind::InvalidFree => Rule::InvalidFree,
            FindingKind::ConstWrite => Rule::ConstWrite,
            FindingKind::Undefined(_) => Rule::UndefinedValue,
            FindingKind::DivisionByZero => Rule::DivisionByZero,
            FindingKind::BadCall => Rule::BadCall,
            FindingKind::BadJoin => Rule::BadJoin,
            FindingKind::Overlap => Rule::Overlap,
            FindingKind::Race(_) => Rule::Race,
            FindingKind::Deadlock => Rule::Deadlock,
        }
    }

    /// Its place in [`Rule::ALL`].
    pub fn number(self) -> usize {
        self as usize
    }

    /// Its id.
    pub fn id(self) -> &'static str {
        self.words().0
    }

    /// What it is about, in a sentence.
    pub fn text(self) -> &'static str {
        self.words().1
    }

    /// How much its results matter.
    pub fn level(self) -> Level {
        match self {
            Rule::NotProved => Level::Warning,
            Rule::Unknown | Rule::Safe => Level::Note,
            Rule::Assertion
            | Rule::Trap
            | Rule::Unreachable
            | Rule::LockMisuse
            | Rule::MemoryMisuse
            | Rule::NullAccess
            | Rule::OutOfBounds
            | Rule::UseAfterFree
            | Rule::DoubleFree
            | Rule::InvalidFree
            | Rule::ConstWrite
            | Rule::UndefinedValue
            | Rule::DivisionByZero
            | Rule::BadCall
            | Rule::BadJoin
            | Rule::Overlap
            | Rule::Race
            | Rule::Deadlock
            | Rule::NotSerial => Level::Error,
        }
    }

    fn words(self) -> (&'static str, &'static str) {
        match self {
            Rule::Assertion => ("assertion", "An assertion fails in some run."),
            Rule::Trap => ("trap", "A trap is executed in some run."),
            Rule::Unreachable => ("unreachable", "Code that is marked unreachable is reached in some run."),
            Rule::LockMisuse => ("lock-misuse", "A lock or a thread is used in a way that POSIX leaves undefined."),
            Rule::MemoryMisuse => {
                ("memory-misuse", "A function of the C library is given memory that it must not have.")
            }
            Rule::NullAccess => ("null-access", "Memory is accessed through a null pointer."),
            Rule::OutOfBounds => ("out-of-bounds", "Memory is accessed that no object contains."),
            Rule::UseAfterFree => ("use-after-free", "An object is accessed whose life has ended."),
            Rule::DoubleFree => ("double-free", "An object is freed twice."),
            Rule::InvalidFree => ("invalid-free", "Something is freed that malloc did not return."),
            Rule::ConstWrite => ("const-write", "A constant is stored to."),
            Rule::UndefinedValue => ("undefined-value", "An uninitialised value decides something."),
            Rule::DivisionByZero => ("division-by-zero", "A number is divided by zero."),
            Rule::BadCall => ("bad-call", "A pointer is called that is not a fitting function."),
            Rule::BadJoin => ("bad-join", "Something is joined that is not a joinable thread."),
            Rule::Overlap => ("overlap", "Blocks of memory are copied that overlap."),
            Rule::Race => ("race", "Two threads access the same memory, and nothing orders the accesses."),
            Rule::Deadlock => ("deadlock", "Every thread that has not ended is blocked in some run."),
            Rule::NotSerial => ("not-serial", "An execution of a data type's test is explained by no serial one."),
            Rule::NotProved => {
                ("not-proved", "An engine could not prove an assertion; nobody knows whether it can fail.")
            }
            Rule::Unknown => ("unknown", "There is no answer; the message says why."),
            Rule::Safe => ("safe", "No run violates the properties, in the scope that the message names."),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn rules_are_numbered_in_order_and_told_apart() {
        let ids: BTreeSet<&str> = Rule::ALL.iter().map(|r| r.id()).collect();
        assert_eq!(ids.len(), Rule::ALL.len());
        for (i, rule) in Rule::ALL.iter().enumerate() {
            assert_eq!(rule.number(), i);
            assert!(rule.text().ends_with('.'));
        }
    }
}
