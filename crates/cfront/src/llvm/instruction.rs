//! The syntax tree of LLVM IR: blocks and instructions.
//!
//! What it is: one variant per instruction, named in LLVM's own words, with all
//! flags, orderings and scopes that the text gives.
//!
//! What it guarantees: old calls to `llvm.dbg.*` and new `#dbg_*` records have
//! one common form, [`DebugRecord`], and stand in the stream of instructions in
//! the order of the text.
//!
//! What it deliberately ignores: the operands of the funclet instructions of
//! Windows exception handling, which become [`InstructionKind::Unsupported`].

use super::ast::{
    ConstantId, FunctionAttributes, GlobalId, LocalId, LocalName, ParameterAttributes, TypedValue, Value,
};
use super::metadata::MetadataId;
use super::symbols::Symbol;
use super::types::TypeId;

pub use super::operators::{
    AtomicOrdering, AtomicRmwOp, BinaryFlags, BinaryOp, CastFlags, CastOp, FastMathFlags, FloatPredicate, GepFlags,
    IntPredicate,
};

/// The number of a block, its position in the text of its function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct BlockId(pub u32);

/// A basic block.
#[derive(Clone, Debug)]
pub struct BasicBlock {
    /// Its label.
    pub name: LocalName,
    /// Its instructions; the last one that is not a debug record is a
    /// terminator.
    pub instructions: Vec<Instruction>,
}

/// An instruction.
#[derive(Clone, Debug)]
pub struct Instruction {
    /// The local that holds its result, unless the result is `void`.
    pub result: Option<LocalId>,
    /// What it does.
    pub kind: InstructionKind,
    /// Its `!dbg` attachment (`DILocation`).
    pub debug_location: Option<MetadataId>,
    /// Its other attachments, such as `!srcloc` and `!range`.
    pub attachments: Box<[(Symbol, MetadataId)]>,
    /// The line of the `.ll` text.
    pub line: u32,
}

/// What an instruction does.
#[derive(Clone, Debug)]
pub enum InstructionKind {
    /// `ret void` or `ret T x`.
    Ret(Option<TypedValue>),
    /// `br label %next`.
    Br(BlockId),
    /// `br i1 %c, label %then, label %else`.
    CondBr {
        /// The condition, an `i1`.
        condition: Value,
        /// Where it goes if the condition holds.
        then_block: BlockId,
        /// Where it goes if it does not.
        else_block: BlockId,
    },
    /// `switch T %x, label %default [ T 1, label %one ... ]`.
    Switch {
        /// The scrutinee.
        condition: TypedValue,
        /// Where it goes if no case matches.
        default: BlockId,
        /// The cases, of the type of the scrutinee.
        cases: Vec<(ConstantId, BlockId)>,
    },
    /// `indirectbr ptr %a, [ label %x, ... ]`.
    IndirectBr {
        /// The address of a block.
        address: TypedValue,
        /// The possible destinations.
        destinations: Vec<BlockId>,
    },
    /// `invoke`.
    Invoke(Box<Invoke>),
    /// `callbr`.
    CallBr(Box<CallBr>),
    /// `resume T x`.
    Resume(TypedValue),
    /// `unreachable`.
    Unreachable,
    /// `landingpad T cleanup catch ... filter ...`.
    LandingPad {
        /// The type of the result.
        ty: TypeId,
        /// Whether `cleanup` was written.
        cleanup: bool,
        /// The clauses.
        clauses: Vec<LandingPadClause>,
    },
    /// `catchswitch`, `catchpad`, `catchret`, `cleanuppad` or `cleanupret`, of
    /// which only the name is kept.
    Unsupported {
        /// The opcode.
        name: Symbol,
        /// Whether it ends its block.
        is_terminator: bool,
    },
    /// `fneg T x`.
    FNeg {
        /// The fast-math flags.
        flags: FastMathFlags,
        /// The operand.
        operand: TypedValue,
    },
    /// `add T x, y` and the other binary operations.
    Binary {
        /// Which operation.
        op: BinaryOp,
        /// The promises about the arithmetic.
        flags: BinaryFlags,
        /// The type of both operands and the result.
        ty: TypeId,
        /// The left operand.
        left: Value,
        /// The right operand.
        right: Value,
    },
    /// `extractelement <...> v, i32 i`.
    ExtractElement {
        /// The vector.
        vector: TypedValue,
        /// The position.
        index: TypedValue,
    },
    /// `insertelement <...> v, T x, i32 i`.
    InsertElement {
        /// The vector.
        vector: TypedValue,
        /// The new element.
        element: TypedValue,
        /// The position.
        index: TypedValue,
    },
    /// `shufflevector <...> v, <...> w, <...> mask`.
    ShuffleVector {
        /// The first vector.
        left: TypedValue,
        /// The second vector.
        right: TypedValue,
        /// The mask.
        mask: TypedValue,
    },
    /// `extractvalue T a, 0, 1`.
    ExtractValue {
        /// The aggregate.
        aggregate: TypedValue,
        /// The path to the part.
        indices: Vec<u32>,
    },
    /// `insertvalue T a, U x, 0, 1`.
    InsertValue {
        /// The aggregate.
        aggregate: TypedValue,
        /// The new part.
        element: TypedValue,
        /// The path to the part.
        indices: Vec<u32>,
    },
    /// `alloca T, i64 n, align 8`.
    Alloca {
        /// The type of an element.
        ty: TypeId,
        /// The number of elements, one if nothing is written.
        count: Option<TypedValue>,
        /// The alignment in bytes, if written.
        align: Option<u64>,
        /// Whether `inalloca` was written.
        inalloca: bool,
        /// The address space.
        address_space: u32,
    },
    /// `load`.
    Load {
        /// The type of the result.
        ty: TypeId,
        /// The address.
        pointer: TypedValue,
        /// Whether `volatile` was written.
        volatile: bool,
        /// The ordering, if `atomic` was written.
        atomic: Option<Atomic>,
        /// The alignment in bytes, if written.
        align: Option<u64>,
    },
    /// `store`.
    Store {
        /// What is stored.
        value: TypedValue,
        /// The address.
        pointer: TypedValue,
        /// Whether `volatile` was written.
        volatile: bool,
        /// The ordering, if `atomic` was written.
        atomic: Option<Atomic>,
        /// The alignment in bytes, if written.
        align: Option<u64>,
    },
    /// `fence`.
    Fence(Atomic),
    /// `cmpxchg`.
    CmpXchg(Box<CmpXchg>),
    /// `atomicrmw`.
    AtomicRmw(Box<AtomicRmw>),
    /// `getelementptr T, ptr base, indices...`.
    GetElementPtr {
        /// The promises about the arithmetic.
        flags: GepFlags,
        /// The type that the first index steps over.
        source_type: TypeId,
        /// The address from which it starts.
        base: TypedValue,
        /// The indices.
        indices: Vec<TypedValue>,
    },
    /// `trunc T x to U` and the other casts.
    Cast {
        /// Which cast.
        op: CastOp,
        /// The promises about the value.
        flags: CastFlags,
        /// What is cast.
        value: TypedValue,
        /// The type of the result.
        to: TypeId,
    },
    /// `freeze T x`.
    Freeze(TypedValue),
    /// `icmp eq T x, y`.
    ICmp {
        /// The comparison.
        predicate: IntPredicate,
        /// Whether `samesign` was written.
        samesign: bool,
        /// The type of both operands.
        ty: TypeId,
        /// The left operand.
        left: Value,
        /// The right operand.
        right: Value,
    },
    /// `fcmp oeq T x, y`.
    FCmp {
        /// The comparison.
        predicate: FloatPredicate,
        /// The fast-math flags.
        flags: FastMathFlags,
        /// The type of both operands.
        ty: TypeId,
        /// The left operand.
        left: Value,
        /// The right operand.
        right: Value,
    },
    /// `phi T [ x, %a ], [ y, %b ]`.
    Phi {
        /// The fast-math flags.
        flags: FastMathFlags,
        /// The type of the values and the result.
        ty: TypeId,
        /// The values with the blocks that they come from.
        incoming: Vec<(Value, BlockId)>,
    },
    /// `select i1 c, T x, T y`.
    Select {
        /// The fast-math flags.
        flags: FastMathFlags,
        /// The condition.
        condition: TypedValue,
        /// The value if the condition holds.
        then_value: TypedValue,
        /// The value if it does not.
        else_value: TypedValue,
    },
    /// `call`.
    Call(Box<Call>),
    /// `va_arg T list, U`.
    VaArg {
        /// The list of arguments.
        list: TypedValue,
        /// The type of the result.
        ty: TypeId,
    },
    /// A debug record, old or new.
    DebugRecord(Box<DebugRecord>),
}

impl InstructionKind {
    /// Says whether the instruction ends its block.
    pub fn is_terminator(&self) -> bool {
        match self {
            InstructionKind::Ret(_)
            | InstructionKind::Br(_)
            | InstructionKind::CondBr { .. }
            | InstructionKind::Switch { .. }
            | InstructionKind::IndirectBr { .. }
            | InstructionKind::Invoke(_)
            | InstructionKind::CallBr(_)
            | InstructionKind::Resume(_)
            | InstructionKind::Unreachable => true,
            InstructionKind::Unsupported { is_terminator, .. } => *is_terminator,
            InstructionKind::LandingPad { .. }
            | InstructionKind::FNeg { .. }
            | InstructionKind::Binary { .. }
            | InstructionKind::ExtractElement { .. }
            | InstructionKind::InsertElement { .. }
            | InstructionKind::ShuffleVector { .. }
            | InstructionKind::ExtractValue { .. }
            | InstructionKind::InsertValue { .. }
            | InstructionKind::Alloca { .. }
            | InstructionKind::Load { .. }
            | InstructionKind::Store { .. }
            | InstructionKind::Fence(_)
            | InstructionKind::CmpXchg(_)
            | InstructionKind::AtomicRmw(_)
            | InstructionKind::GetElementPtr { .. }
            | InstructionKind::Cast { .. }
            | InstructionKind::Freeze(_)
            | InstructionKind::ICmp { .. }
            | InstructionKind::FCmp { .. }
            | InstructionKind::Phi { .. }
            | InstructionKind::Select { .. }
            | InstructionKind::Call(_)
            | InstructionKind::VaArg { .. }
            | InstructionKind::DebugRecord(_) => false,
        }
    }

    /// Gives the blocks to which a terminator may go, in the order of the text;
    /// nothing for other instructions and for unsupported ones.
    pub fn successors(&self) -> Vec<BlockId> {
        match self {
            InstructionKind::Br(target) => vec![*target],
            InstructionKind::CondBr { then_block, else_block, .. } => vec![*then_block, *else_block],
            InstructionKind::Switch { default, cases, .. } => {
                std::iter::once(*default).chain(cases.iter().map(|(_, target)| *target)).collect()
            }
            InstructionKind::IndirectBr { destinations, .. } => destinations.clone(),
            InstructionKind::Invoke(invoke) => vec![invoke.normal, invoke.unwind],
            InstructionKind::CallBr(call) => {
                std::iter::once(call.fallthrough).chain(call.indirect.iter().copied()).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// A clause of a landing pad.
#[derive(Clone, Copy, Debug)]
pub enum LandingPadClause {
    /// `catch T x`.
    Catch(TypedValue),
    /// `filter T x`.
    Filter(TypedValue),
}

/// The operands of a `cmpxchg`.
#[derive(Clone, Debug)]
pub struct CmpXchg {
    /// Whether `weak` was written, so that it may fail without reason.
    pub weak: bool,
    /// Whether `volatile` was written.
    pub volatile: bool,
    /// The address.
    pub pointer: TypedValue,
    /// The expected value.
    pub expected: TypedValue,
    /// The new value.
    pub new: TypedValue,
    /// The scope, none for the whole system.
    pub syncscope: Option<Symbol>,
    /// The ordering if it succeeds.
    pub success: AtomicOrdering,
    /// The ordering if it fails.
    pub failure: AtomicOrdering,
    /// The alignment in bytes, if written.
    pub align: Option<u64>,
}

/// The operands of an `atomicrmw`.
#[derive(Clone, Debug)]
pub struct AtomicRmw {
    /// Which operation.
    pub op: AtomicRmwOp,
    /// Whether `volatile` was written.
    pub volatile: bool,
    /// The address.
    pub pointer: TypedValue,
    /// The operand.
    pub value: TypedValue,
    /// The scope, none for the whole system.
    pub syncscope: Option<Symbol>,
    /// The ordering.
    pub ordering: AtomicOrdering,
    /// The alignment in bytes, if written.
    pub align: Option<u64>,
}

/// The scope and ordering of an atomic access or of a fence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Atomic {
    /// The scope of `syncscope("...")`, none for the whole system.
    pub syncscope: Option<Symbol>,
    /// The ordering.
    pub ordering: AtomicOrdering,
}

/// A call, also as part of `invoke` and `callbr`.
#[derive(Clone, Debug)]
pub struct Call {
    /// `tail`, `musttail`, `notail` or nothing.
    pub tail: TailKind,
    /// The fast-math flags.
    pub fast_math: FastMathFlags,
    /// The calling convention as written, or nothing for C.
    pub calling_convention: Option<Symbol>,
    /// The attributes of the result.
    pub return_attributes: ParameterAttributes,
    /// The type of the result.
    pub return_type: TypeId,
    /// The function type: as written, or else from the arguments.
    pub function_type: TypeId,
    /// What is called.
    pub callee: Callee,
    /// The arguments.
    pub arguments: Vec<Argument>,
    /// The attributes of the call, with those of its groups included.
    pub attributes: FunctionAttributes,
    /// The operand bundles.
    pub bundles: Vec<OperandBundle>,
}

/// An `invoke`.
#[derive(Clone, Debug)]
pub struct Invoke {
    /// The call.
    pub call: Call,
    /// Where it goes if the call returns.
    pub normal: BlockId,
    /// Where it goes if the call unwinds.
    pub unwind: BlockId,
}

/// A `callbr`.
#[derive(Clone, Debug)]
pub struct CallBr {
    /// The call.
    pub call: Call,
    /// Where it goes if the assembly falls through.
    pub fallthrough: BlockId,
    /// Where the assembly may jump.
    pub indirect: Vec<BlockId>,
}

/// The marker of a tail call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TailKind {
    /// Nothing was written.
    #[default]
    None,
    /// `tail`.
    Tail,
    /// `musttail`.
    MustTail,
    /// `notail`.
    NoTail,
}

/// What is called.
#[derive(Clone, Debug)]
pub enum Callee {
    /// A global by its name.
    Global(GlobalId),
    /// A pointer in a local.
    Local(LocalId),
    /// Another constant, such as a cast of a function.
    Constant(ConstantId),
    /// Inline assembly.
    InlineAsm(Box<InlineAsm>),
}

/// Inline assembly.
#[derive(Clone, Debug, Default)]
pub struct InlineAsm {
    /// The template, with escapes decoded.
    pub template: String,
    /// The constraints, with escapes decoded.
    pub constraints: String,
    /// `sideeffect`.
    pub sideeffect: bool,
    /// `alignstack`.
    pub alignstack: bool,
    /// `inteldialect`.
    pub inteldialect: bool,
    /// `unwind`.
    pub unwind: bool,
}

/// An argument of a call.
#[derive(Clone, Copy, Debug)]
pub struct Argument {
    /// The value with its type.
    pub value: TypedValue,
    /// Its attributes.
    pub attributes: ParameterAttributes,
}

/// An operand bundle, such as `"align"(ptr %p, i64 8)`.
#[derive(Clone, Debug)]
pub struct OperandBundle {
    /// The tag.
    pub tag: Symbol,
    /// The operands.
    pub operands: Vec<TypedValue>,
}

/// A debug record, from a call to `llvm.dbg.*` or from `#dbg_*`.
#[derive(Clone, Debug)]
pub struct DebugRecord {
    /// Which record.
    pub kind: DebugRecordKind,
    /// Where the variable is, or its value; always nothing for a label.
    pub location: DebugRecordLocation,
    /// The `DILocalVariable`, or the `DILabel` of a label.
    pub variable: MetadataId,
    /// The `DIExpression`, nothing for a label.
    pub expression: Option<MetadataId>,
    /// The `DILocation`; for a call, its `!dbg` attachment.
    pub debug_location: Option<MetadataId>,
}

/// The kind of a debug record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DebugRecordKind {
    /// `dbg_declare`: the location is the address of the variable. Also for
    /// `dbg_declare_value`.
    Declare,
    /// `dbg_value`: the location is the value of the variable.
    Value,
    /// `dbg_assign`: the location is the value that was assigned.
    Assign,
    /// `dbg_label`.
    Label,
}

/// The first operand of a debug record.
#[derive(Clone, PartialEq, Debug)]
pub enum DebugRecordLocation {
    /// There is none: a label, `!{}`, `undef` or `poison`.
    None,
    /// One value.
    Value(TypedValue),
    /// The values of `!DIArgList(...)`.
    List(Vec<TypedValue>),
}
