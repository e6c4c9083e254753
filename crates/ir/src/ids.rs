//! Typed ids. An id is an index into one table of one owner, and the type says which.
//!
//! Guarantee: ids of different tables cannot be mixed up by accident. Nothing here allocates.

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $prefix:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u32);

        impl $name {
            /// The position in the table that this id indexes.
            pub fn index(self) -> usize {
                self.0 as usize
            }

            /// The id of a position in its table.
            pub fn from_index(index: usize) -> Self {
                Self(u32::try_from(index).unwrap_or(u32::MAX))
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!($prefix, "{}"), self.0)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!($prefix, "{}"), self.0)
            }
        }
    };
}

id!(
    /// A global variable of a [`Program`](crate::Program).
    GlobalId,
    "g"
);
id!(
    /// A function of a [`Program`](crate::Program).
    FuncId,
    "f"
);
id!(
    /// A basic block of a [`Function`](crate::Function).
    BlockId,
    "b"
);
id!(
    /// A register (an SSA value) of a [`Function`](crate::Function).
    Reg,
    "r"
);
id!(
    /// A source file of the [`Program`](crate::Program)'s source map.
    FileId,
    "file"
);
id!(
    /// A type as the source knows it, used only to print values.
    DebugTypeId,
    "t"
);
