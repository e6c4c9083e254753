//! Register types and the layout facts of the target.
//!
//! Registers hold scalars only: the front end splits aggregates and vectors into their leaves.

use std::fmt;

/// The type of a register or of an access.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Type {
    /// An integer of 1 to 128 bits.
    Int(u8),
    /// A pointer: an address of [`Target::pointer_bits`] bits.
    Ptr,
    /// IEEE single precision.
    F32,
    /// IEEE double precision.
    F64,
    /// The x87 80-bit format, stored in [`Target::x87_size`] bytes of which ten count.
    F80,
}

impl Type {
    /// Boolean results of comparisons.
    pub const BOOL: Type = Type::Int(1);

    /// The number of value bits.
    pub fn bits(self, target: &Target) -> u32 {
        match self {
            Type::Int(bits) => u32::from(bits),
            Type::Ptr => u32::from(target.pointer_bits),
            Type::F32 => 32,
            Type::F64 => 64,
            Type::F80 => 80,
        }
    }

    /// The number of bytes that a load or store of this type touches.
    pub fn bytes(self, target: &Target) -> u32 {
        self.bits(target).div_ceil(8)
    }

    /// Whether this is a floating-point type.
    pub fn is_float(self) -> bool {
        matches!(self, Type::F32 | Type::F64 | Type::F80)
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Int(bits) => write!(f, "i{bits}"),
            Type::Ptr => f.write_str("ptr"),
            Type::F32 => f.write_str("f32"),
            Type::F64 => f.write_str("f64"),
            Type::F80 => f.write_str("f80"),
        }
    }
}

/// What the program was compiled for. Byte order is little-endian on every supported target.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Target {
    /// 32 (ilp32) or 64 (lp64).
    pub pointer_bits: u8,
}

impl Default for Target {
    /// 64-bit Unix.
    fn default() -> Target {
        Target::LP64
    }
}

impl Target {
    /// The data model of 64-bit Unix.
    pub const LP64: Target = Target { pointer_bits: 64 };
    /// The data model of 32-bit Unix.
    pub const ILP32: Target = Target { pointer_bits: 32 };

    /// Bytes in a pointer.
    pub fn pointer_bytes(&self) -> u32 {
        u32::from(self.pointer_bits) / 8
    }

    /// The integer type as wide as a pointer.
    pub fn pointer_int(&self) -> Type {
        Type::Int(self.pointer_bits)
    }

    /// Bytes that a `long double` occupies in memory, padding included.
    pub fn x87_size(&self) -> u32 {
        if self.pointer_bits == 64 {
            16
        } else {
            12
        }
    }
}
