//! The codes of diagnostics: one for each cause that a user can do something about. `fencepost explain CODE` says what.
//!
//! The names are a contract with users' scripts and filters: added to, never renamed. Violations have codes, too: those are
//! the rules of the reports.

use crate::diag::DiagnosticKind;

/// The cause of a diagnostic.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Code {
    /// The command line is wrong.
    Usage,
    /// A file with settings is wrong.
    Config,
    /// A file with the commands of the user's build is wrong.
    CompileCommands,
    /// An input that should be fixed is not one of the program.
    NoSuchInput,
    /// A test of a data type is not understood.
    BadTest,
    /// A program names no operations.
    NoOperations,
    /// A file cannot be read.
    UnreadableFile,
    /// A file cannot be written.
    UnwritableFile,
    /// A file's name does not say what it holds.
    UnknownEnding,
    /// There is no clang that can be run.
    NoClang,
    /// Clang ended without saying what is wrong with the program.
    ClangFailed,
    /// Clang does not accept the program.
    ClangError,
    /// What clang wrote is not understood.
    ClangOutput,
    /// There is no rustc that can be run.
    NoRustc,
    /// Rustc ended without saying what is wrong with the program.
    RustcFailed,
    /// Rustc does not accept the program.
    RustcError,
    /// A program has no `main`.
    NoMain,
    /// Something is defined in two files.
    DefinedTwice,
    /// The files of a program do not fit together.
    MixedDataModels,
    /// A file with an intermediate representation is malformed.
    MalformedIr,
    /// The target is not modelled.
    Target,
    /// A function is called that has no body.
    NoBody,
    /// A variable is used that no file defines.
    UndefinedVariable,
    /// Inline assembly is not modelled.
    InlineAsm,
    /// Exceptions are not modelled.
    Exceptions,
    /// A library function is used in a way that is not modelled.
    LibraryUse,
    /// A type is used in a way that is not modelled.
    TypeUse,
    /// An initial value or a constant is not modelled.
    ConstantUse,
    /// An instruction is not modelled.
    Unmodelled,
    /// A limit of the front end is exceeded.
    TooLarge,
    /// A litmus test is malformed.
    LitmusSyntax,
    /// A litmus test uses something that is not modelled.
    LitmusUnsupported,
    /// A litmus test is too large.
    LitmusTooLarge,
    /// A program cannot be translated to C.
    NoTranslation,
    /// A file is not a trace.
    TraceFile,
    /// A trace is not a run of its program.
    TraceMismatch,
    /// A bug of fencepost.
    InternalError,
}

impl Code {
    /// All codes.
    pub const ALL: [Code; 37] = [
        Code::Usage,
        Code::Config,
        Code::CompileCommands,
        Code::NoSuchInput,
        Code::BadTest,
        Code::NoOperations,
        Code::UnreadableFile,
        Code::UnwritableFile,
        Code::UnknownEnding,
        Code::NoClang,
        Code::ClangFailed,
        Code::ClangError,
        Code::ClangOutput,
        Code::NoRustc,
        Code::RustcFailed,
        Code::RustcError,
        Code::NoMain,
        Code::DefinedTwice,
        Code::MixedDataModels,
        Code::MalformedIr,
        Code::Target,
        Code::NoBody,
        Code::UndefinedVariable,
        Code::InlineAsm,
        Code::Exceptions,
        Code::LibraryUse,
        Code::TypeUse,
        Code::ConstantUse,
        Code::Unmodelled,
        Code::TooLarge,
        Code::LitmusSyntax,
        Code::LitmusUnsupported,
        Code::LitmusTooLarge,
        Code::NoTranslation,
        Code::TraceFile,
        Code::TraceMismatch,
        Code::InternalError,
    ];

    /// Its name.
    pub fn id(self) -> &'static str {
        self.words().0
    }

    /// The kind of trouble that it is, which decides the exit code.
    pub fn kind(self) -> DiagnosticKind {
        self.words().1
    }

    fn words(self) -> (&'static str, DiagnosticKind) {
        use DiagnosticKind::{Io, Limit, Malformed, Unsupported, Usage};
        match self {
            Code::Usage => ("usage", Usage),
            Code::Config => ("config", Usage),
            Code::CompileCommands => ("compile-commands", Usage),
            Code::NoSuchInput => ("no-such-input", Usage),
            Code::BadTest => ("bad-test", Usage),
            Code::NoOperations => ("no-operations", Unsupported),
            Code::UnreadableFile => ("unreadable-file", Io),
            Code::UnwritableFile => ("unwritable-file", Io),
            Code::UnknownEnding => ("unknown-ending", Io),
            Code::NoClang => ("no-clang", Io),
            Code::ClangFailed => ("clang-failed", Io),
            Code::ClangError => ("clang-error", Malformed),
            Code::ClangOutput => ("clang-output", Unsupported),
            Code::NoRustc => ("no-rustc", Io),
            Code::RustcFailed => ("rustc-failed", Io),
            Code::RustcError => ("rustc-error", Malformed),
            Code::NoMain => ("no-main", Malformed),
            Code::DefinedTwice => ("defined-twice", Malformed),
            Code::MixedDataModels => ("mixed-data-models", Malformed),
            Code::MalformedIr => ("malformed-ir", Malformed),
            Code::Target => ("target", Unsupported),
            Code::NoBody => ("no-body", Unsupported),
            Code::UndefinedVariable => ("undefined-variable", Unsupported),
            Code::InlineAsm => ("inline-asm", Unsupported),
            Code::Exceptions => ("exceptions", Unsupported),
            Code::LibraryUse => ("library-use", Unsupported),
            Code::TypeUse => ("type-use", Unsupported),
            Code::ConstantUse => ("constant-use", Unsupported),
            Code::Unmodelled => ("unmodelled", Unsupported),
            Code::TooLarge => ("too-large", Limit),
            Code::LitmusSyntax => ("litmus-syntax", Malformed),
            Code::LitmusUnsupported => ("litmus-unsupported", Unsupported),
            Code::LitmusTooLarge => ("litmus-too-large", Limit),
            Code::NoTranslation => ("no-translation", Unsupported),
            Code::TraceFile => ("trace-file", Malformed),
            Code::TraceMismatch => ("trace-mismatch", Malformed),
            Code::InternalError => ("internal-error", Io),
        }
    }
}
