//! The syntax tree of LLVM IR: constants and constant expressions.
//!
//! What it is: the constants of a module, numbered by [`ConstantId`] so that
//! operands are small and copyable.
//!
//! What it guarantees: integers are reduced to the width of their type and
//! floating point numbers to the bits of their type; a constant never contains
//! itself.
//!
//! What it deliberately ignores: the keys of signed pointers and the ranges of
//! `inrange`.

use super::ast::{GlobalId, LocalName};
use super::operators::{BinaryFlags, BinaryOp, CastOp, FloatPredicate, GepFlags, IntPredicate};
use super::types::TypeId;

/// The number of a constant in [`Module::constants`](super::ast::Module::constants).
///
/// Equal constants may have different numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ConstantId(pub u32);

/// A constant with its type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TypedConstant {
    /// The type.
    pub ty: TypeId,
    /// The constant.
    pub constant: ConstantId,
}

/// A constant; its type comes from where it is used.
#[derive(Clone, PartialEq, Debug)]
pub enum Constant {
    /// An integer, `true` or `false`: the bits of the value, zero-extended from
    /// the width of its type, which is at most 128.
    Integer(u128),
    /// A floating point number.
    Float(FloatConstant),
    /// `null`.
    Null,
    /// `none`, the empty token.
    None,
    /// `undef`.
    Undef,
    /// `poison`.
    Poison,
    /// `zeroinitializer`.
    ZeroInitializer,
    /// `{...}` or `<{...}>`.
    Struct {
        /// The fields.
        fields: Vec<TypedConstant>,
        /// Whether it was written `<{...}>`.
        packed: bool,
    },
    /// `[...]`.
    Array(Vec<TypedConstant>),
    /// `<...>`.
    Vector(Vec<TypedConstant>),
    /// `c"..."`, an array of bytes with escapes decoded.
    String(Box<[u8]>),
    /// `splat (i32 1)`, a vector of equal elements.
    Splat(TypedConstant),
    /// The address of a function, variable or alias.
    Global(GlobalId),
    /// `blockaddress(@f, %b)`; [`Body::block_by_name`](super::ast::Body::block_by_name) finds the block.
    BlockAddress {
        /// The function.
        function: GlobalId,
        /// The name of the block in it.
        block: LocalName,
    },
    /// `dso_local_equivalent @f`.
    DsoLocalEquivalent(GlobalId),
    /// `no_cfi @f`.
    NoCfi(GlobalId),
    /// `ptrauth (...)`, with the signed pointer only.
    PtrAuth(TypedConstant),
    /// A constant expression.
    Expression(Box<ConstantExpression>),
}

/// A floating point number by its bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FloatConstant {
    /// The 16 bits of a `half`.
    Half(u16),
    /// The 16 bits of a `bfloat`.
    BFloat(u16),
    /// The 32 bits of a `float`.
    Float(u32),
    /// The 64 bits of a `double`.
    Double(u64),
    /// The 80 bits of an `x86_fp80`: sign and exponent above 64 bits of
    /// significand.
    X86Fp80(u128),
    /// The 128 bits of an `fp128`.
    Fp128(u128),
    /// The 128 bits of a `ppc_fp128`, the first double in the low half.
    PpcFp128(u128),
}

/// A constant expression.
#[derive(Clone, PartialEq, Debug)]
pub enum ConstantExpression {
    /// `getelementptr inbounds (T, ptr @x, i64 1)`.
    GetElementPtr {
        /// The promises about the arithmetic.
        flags: GepFlags,
        /// The type that the first index steps over.
        source_type: TypeId,
        /// The address from which it starts.
        base: TypedConstant,
        /// The indices.
        indices: Vec<TypedConstant>,
    },
    /// `bitcast (T x to U)` and the other casts.
    Cast {
        /// Which cast.
        op: CastOp,
        /// What is cast.
        value: TypedConstant,
        /// The type of the result.
        to: TypeId,
    },
    /// `add (T x, T y)` and the other binary operations.
    Binary {
        /// Which operation.
        op: BinaryOp,
        /// The promises about the arithmetic.
        flags: BinaryFlags,
        /// The left operand.
        left: TypedConstant,
        /// The right operand.
        right: TypedConstant,
    },
    /// `icmp eq (T x, T y)`.
    ICmp {
        /// The comparison.
        predicate: IntPredicate,
        /// The left operand.
        left: TypedConstant,
        /// The right operand.
        right: TypedConstant,
    },
    /// `fcmp oeq (T x, T y)`.
    FCmp {
        /// The comparison.
        predicate: FloatPredicate,
        /// The left operand.
        left: TypedConstant,
        /// The right operand.
        right: TypedConstant,
    },
    /// `select (i1 c, T x, T y)`.
    Select {
        /// The condition.
        condition: TypedConstant,
        /// The value if the condition holds.
        then_value: TypedConstant,
        /// The value if it does not.
        else_value: TypedConstant,
    },
    /// `extractvalue ({...} x, 0)`.
    ExtractValue {
        /// The aggregate.
        aggregate: TypedConstant,
        /// The path to the part.
        indices: Vec<u32>,
    },
    /// `insertvalue ({...} x, T y, 0)`.
    InsertValue {
        /// The aggregate.
        aggregate: TypedConstant,
        /// The new part.
        element: TypedConstant,
        /// The path to the part.
        indices: Vec<u32>,
    },
    /// `extractelement (<...> x, i32 0)`.
    ExtractElement {
        /// The vector.
        vector: TypedConstant,
        /// The position.
        index: TypedConstant,
    },
    /// `insertelement (<...> x, T y, i32 0)`.
    InsertElement {
        /// The vector.
        vector: TypedConstant,
        /// The new element.
        element: TypedConstant,
        /// The position.
        index: TypedConstant,
    },
    /// `shufflevector (<...> x, <...> y, <...> mask)`.
    ShuffleVector {
        /// The first vector.
        left: TypedConstant,
        /// The second vector.
        right: TypedConstant,
        /// The mask.
        mask: TypedConstant,
    },
    /// `fneg (T x)`.
    FNeg(TypedConstant),
}
