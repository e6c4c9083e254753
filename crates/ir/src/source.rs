//! Source positions, and the debug types by which values are printed.

use crate::ids::{DebugTypeId, FileId};

/// A place in a source file. Line and column count from 1; 0 means not known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Loc {
    /// The file, an index into [`Program::files`](crate::Program::files).
    pub file: FileId,
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

impl Loc {
    /// No position is known (code that the compiler or the library model made).
    pub const NONE: Loc = Loc { file: FileId(u32::MAX), line: 0, column: 0 };

    /// Whether a position is known.
    pub fn is_known(&self) -> bool {
        self.line != 0 && self.file.0 != u32::MAX
    }
}

/// A type as the source declares it. Used to print values and final states, never for semantics.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DebugType {
    /// A scalar of `size` bytes.
    Base {
        /// Its name in the source.
        name: String,
        /// Its size in bytes.
        size: u64,
        /// How its bits are read.
        encoding: Encoding,
    },
    /// A pointer to the named type, if known.
    Pointer(Option<DebugTypeId>),
    /// An array.
    Array {
        /// The element's type.
        element: DebugTypeId,
        /// The number of elements.
        count: u64,
    },
    /// A struct or a union.
    Record {
        /// The tag, or empty.
        name: String,
        /// The size in bytes.
        size: u64,
        /// Whether the members overlap.
        union: bool,
        /// The members.
        fields: Vec<DebugField>,
    },
    /// Something else, shown as bytes.
    Opaque,
}

/// A member of a [`DebugType::Record`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DebugField {
    /// The member's name.
    pub name: String,
    /// The offset in bits from the start of the record.
    pub bit_offset: u64,
    /// The width in bits.
    pub bit_size: u64,
    /// The member's type.
    pub ty: DebugTypeId,
}

/// How the bits of a [`DebugType::Base`] are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Encoding {
    /// Two's complement.
    Signed,
    /// A natural number.
    Unsigned,
    /// A truth value.
    Bool,
    /// A floating-point number.
    Float,
}
