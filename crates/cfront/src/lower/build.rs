//! The function that is being made: adding instructions, reading values and constants, computing addresses.
//!
//! What it does: every lowering file adds to the current block through [`Fun`]; values of LLVM are read as the list of
//! their scalar leaves, and constants that cannot be folded are computed where they are used.
//! Guarantee: a value is checked against the type that it is used at, so that malformed text is a diagnostic.
//! Misses: constant expressions over vectors and floating-point numbers that LLVM itself does not fold.

use super::blocks::{Stands, Unmarked};
use super::constant::{mask, sign_extend, Base, Scalar};
use super::layout::Leaf;
use super::ops::{cast_op, compare_op, int_op};
use super::{Context, Lowered};
use crate::llvm::{self, LocalId, TypedValue, Value};
use fencepost_ir::{
    eval, BinOp, BlockId, CastOp, Code, Diagnostic, FBinOp, Function, Inst, Loc, Op, Operand, Reg, Terminator, Type,
};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The scalar leaves of a value.
pub(crate) type Leaves = SmallVec<[Operand; 2]>;

/// A function that is being made.
pub(crate) struct Fun<'c, 'm> {
    pub cx: &'c mut Context<'m>,
    /// The module whose types and names are used.
    pub mi: usize,
    pub out: Function,
    /// Where instructions are added.
    pub block: BlockId,
    /// The position of what is added.
    pub loc: Loc,
    /// Of a function of Rust's libraries: where the program first calls it.
    pub origin: Loc,
    /// The text of the panic that is being prepared.
    pub message: Option<String>,
    /// Whether a panic is certain to follow; for each block of the function that is lowered.
    pub panicking: bool,
    pub(super) doomed: Vec<bool>,
    /// The line of the `.ll` text, for diagnostics without debug information.
    pub line: u32,
    /// Whether the current block has its terminator already.
    pub ended: bool,
    /// What follows in the block of what is lowered now.
    pub(super) rest: &'m [llvm::Instruction],
    /// The leaves of each local.
    pub(super) values: Vec<Option<Leaves>>,
    /// The locals of the function.
    pub(super) locals: Option<&'m [llvm::Local]>,
    /// The type of what a local points to, where the text tells.
    pub(super) hints: FxHashMap<LocalId, llvm::TypeId>,
    /// The source names of stack objects.
    pub(super) names: FxHashMap<Reg, String>,
    /// Where lives of stack objects begin: copies of their addresses, and the objects.
    pub(super) begins: FxHashMap<Reg, Reg>,
    /// Locals whose life may have no marks.
    pub(super) unmarked: Vec<Unmarked>,
    /// Where locals without marks are declared: copies of their addresses, and the objects.
    pub(super) declared: FxHashMap<Reg, Reg>,
    /// Stack objects that no declaration was found of; temporaries of expressions are told apart.
    pub(super) undeclared: FxHashMap<Reg, bool>,
    /// The block of the source that what is added stands in, and that of everything so far.
    pub(super) scope: Option<u32>,
    pub(super) stands: Stands,
}

impl<'c, 'm> Fun<'c, 'm> {
    /// An empty function.
    pub fn new(cx: &'c mut Context<'m>, mi: usize, name: &str) -> Self {
        let mut out = Function::new(name);
        out.library = cx.modules[mi].library;
        Fun {
            cx,
            mi,
            out,
            block: BlockId(0),
            loc: Loc::NONE,
            origin: Loc::NONE,
            message: None,
            panicking: false,
            doomed: Vec::new(),
            line: 0,
            ended: false,
            rest: &[],
            values: Vec::new(),
            locals: None,
            hints: FxHashMap::default(),
            names: FxHashMap::default(),
            begins: FxHashMap::default(),
            unmarked: Vec::new(),
            declared: FxHashMap::default(),
            undeclared: FxHashMap::default(),
            scope: None,
            stands: Vec::new(),
        }
    }

    /// Adds the current position to a diagnostic that has none.
    pub fn placed(&self, diagnostic: Diagnostic) -> Diagnostic {
        if diagnostic.file.is_some() {
            return diagnostic;
        }
        let loc = if self.origin.is_known() { self.origin } else { self.loc };
        match self.cx.program.file_name(loc) {
            Some(file) => {
                let file = file.to_string();
                diagnostic.at(file, loc.line, loc.column)
            }
            None => diagnostic.at(self.module().file_name.clone(), self.module().line_for_user(self.line), 0),
        }
    }

    /// The module of the function.
    pub fn module(&self) -> &'m llvm::Module {
        self.cx.modules[self.mi].module
    }

    /// Adds an instruction with results of the given types.
    pub fn ops(&mut self, op: Op, types: &[Type]) -> Leaves {
        let results: SmallVec<[Reg; 1]> = types.iter().map(|&ty| self.out.reg(ty)).collect();
        let leaves = results.iter().map(|&reg| Operand::Reg(reg)).collect();
        if !self.ended {
            let inst = Inst { results, op, loc: self.loc };
            self.out.blocks[self.block.index()].insts.push(inst);
            self.stand();
        }
        leaves
    }

    /// Notes the block of the source that what has just been added stands in.
    fn stand(&mut self) {
        let b = self.block.index();
        if self.stands.len() <= b {
            self.stands.resize(b + 1, Vec::new());
        }
        self.stands[b].push(self.scope);
    }

    /// Adds an instruction with one result.
    pub fn op(&mut self, op: Op, ty: Type) -> Operand {
        self.ops(op, &[ty])[0]
    }

    /// Adds an instruction without results.
    pub fn act(&mut self, op: Op) {
        self.ops(op, &[]);
    }

    /// Ends the current block; what follows in it is dead.
    pub fn end(&mut self, term: Terminator) {
        if !std::mem::replace(&mut self.ended, true) {
            let block = &mut self.out.blocks[self.block.index()];
            block.term = term;
            block.loc = self.loc;
            self.stand();
        }
    }

    /// The type of an operand.
    pub fn ty(&self, operand: Operand) -> Type {
        match operand {
            Operand::Reg(reg) => self.out.ty(reg),
            Operand::Const(ty, _) | Operand::Undef(ty) => ty,
            Operand::Global(..) | Operand::Func(_) => Type::Ptr,
        }
    }

    /// A pointer-wide integer constant.
    pub fn word(&self, value: i64) -> Operand {
        Operand::int(self.cx.program.target.pointer_bits, value as u64 as u128)
    }

    /// The integer type as wide as a pointer.
    pub fn word_type(&self) -> Type {
        self.cx.program.target.pointer_int()
    }

    /// A conversion, folded if the operand is a constant.
    pub fn cast(&mut self, op: CastOp, value: Operand, to: Type) -> Operand {
        let from = self.ty(value);
        if from == to && matches!(op, CastOp::Bitcast | CastOp::Trunc | CastOp::ZExt | CastOp::SExt | CastOp::FpCast) {
            return value;
        }
        match value {
            Operand::Const(_, bits) => match eval::cast(op, from, to, &self.cx.program.target, bits) {
                Ok(bits) => Operand::Const(to, bits),
                Err(_) => self.op(Op::Cast(op, value, to), to),
            },
            Operand::Undef(_) => Operand::Undef(to),
            Operand::Reg(_) | Operand::Global(..) | Operand::Func(_) => self.op(Op::Cast(op, value, to), to),
        }
    }

    /// A value of another type with the same meaning, as old C passes it through calls without prototypes.
    pub fn coerce(&mut self, value: Operand, to: Type) -> Lowered<Operand> {
        let from = self.ty(value);
        if from == to {
            return Ok(value);
        }
        let target = self.cx.program.target;
        Ok(match (from, to) {
            (Type::Int(a), Type::Int(b)) => self.cast(if a > b { CastOp::Trunc } else { CastOp::ZExt }, value, to),
            (Type::Int(_), Type::Ptr) => self.cast(CastOp::IntToPtr, value, to),
            (Type::Ptr, Type::Int(_)) => self.cast(CastOp::PtrToInt, value, to),
            (Type::Int(_), _) | (_, Type::Int(_)) if from.bits(&target) == to.bits(&target) => {
                self.cast(CastOp::Bitcast, value, to)
            }
            (a, b) if a.is_float() && b.is_float() => self.cast(CastOp::FpCast, value, to),
            _ => {
                return Err(Diagnostic::new(
                    Code::TypeUse,
                    format!("a value of type {from} is passed where {to} is expected"),
                ))
            }
        })
    }

    /// A pointer plus a constant number of bytes.
    pub fn offset(&mut self, pointer: Operand, bytes: i64) -> Operand {
        match pointer {
            _ if bytes == 0 => pointer,
            Operand::Global(id, start) => Operand::Global(id, start.wrapping_add(bytes)),
            Operand::Const(Type::Ptr, value) => {
                let bits = u32::from(self.cx.program.target.pointer_bits);
                Operand::Const(Type::Ptr, value.wrapping_add(bytes as u64 as u128) & mask(bits))
            }
            Operand::Undef(_) => pointer,
            Operand::Reg(_) | Operand::Const(..) | Operand::Func(_) => {
                let bytes = self.word(bytes);
                self.op(Op::PtrAdd(pointer, bytes), Type::Ptr)
            }
        }
    }

    /// The leaves of a type.
    pub fn leaves(&self, ty: llvm::TypeId) -> Lowered<std::rc::Rc<Vec<Leaf>>> {
        self.cx.modules[self.mi].types.leaves(ty)
    }

    /// The leaves of a value, one for each leaf of its type.
    pub fn value(&mut self, value: TypedValue) -> Lowered<Leaves> {
        let leaves = match value.value {
            Value::Local(id) => match self.values.get(id.0 as usize) {
                Some(Some(leaves)) => leaves.clone(),
                _ => return Err(Diagnostic::new(Code::MalformedIr, "a value is used before it is computed")),
            },
            Value::Constant(constant) => self.constant(llvm::TypedConstant { ty: value.ty, constant }, 0)?,
            Value::Metadata(_) | Value::Block(_) => SmallVec::new(),
        };
        let wanted = self.leaves(value.ty)?;
        // The parser takes types as written, so a value is checked against the type it is used at.
        if leaves.len() != wanted.len() || leaves.iter().zip(wanted.iter()).any(|(&l, w)| self.ty(l) != w.ty) {
            return Err(Diagnostic::new(Code::MalformedIr, "a value is used at a type that is not its own"));
        }
        Ok(leaves)
    }

    /// A value that is one scalar.
    pub fn scalar(&mut self, value: TypedValue) -> Lowered<Operand> {
        match self.value(value)?[..] {
            [operand] => Ok(operand),
            _ => Err(Diagnostic::new(Code::TypeUse, "a vector or an aggregate stands where one value is expected")),
        }
    }

    /// The leaves of a constant; what cannot be folded is computed here.
    pub(super) fn constant(&mut self, constant: llvm::TypedConstant, depth: u32) -> Lowered<Leaves> {
        if let Some(scalars) = self.cx.leaves_of_constant(self.mi, constant)? {
            return Ok(scalars.into_iter().map(|scalar| self.constant_leaf(scalar)).collect());
        }
        if depth > 64 {
            return Err(Diagnostic::new(Code::TooLarge, "a constant is nested too deeply"));
        }
        let module = self.module();
        let one = |this: &mut Self, c: llvm::TypedConstant| -> Lowered<Operand> {
            let leaves = this.constant(c, depth + 1)?;
            leaves
                .first()
                .copied()
                .ok_or_else(|| Diagnostic::new(Code::ConstantUse, "a constant expression is not modelled"))
        };
        let parts = match module.constant(constant.constant) {
            llvm::Constant::Struct { fields: parts, .. }
            | llvm::Constant::Array(parts)
            | llvm::Constant::Vector(parts) => parts,
            llvm::Constant::Expression(expression) => {
                let leaf = match &**expression {
                    llvm::ConstantExpression::Cast { op, value, to } => {
                        let value = one(self, *value)?;
                        let to = self.cx.modules[self.mi].types.scalar(*to)?;
                        let to =
                            to.ok_or_else(|| Diagnostic::new(Code::ConstantUse, "a constant cast is not modelled"))?;
                        self.simple_cast(*op, value, to)
                    }
                    llvm::ConstantExpression::Binary { op, left, right, .. } => {
                        let (a, b) = (one(self, *left)?, one(self, *right)?);
                        self.binary(*op, a, b)?
                    }
                    llvm::ConstantExpression::ICmp { predicate, left, right } => {
                        let (a, b) = (one(self, *left)?, one(self, *right)?);
                        self.op(Op::Cmp(compare_op(*predicate), a, b), Type::BOOL)
                    }
                    llvm::ConstantExpression::Select { condition, then_value, else_value } => {
                        let condition = one(self, *condition)?;
                        let (a, b) = (one(self, *then_value)?, one(self, *else_value)?);
                        let ty = self.ty(a);
                        self.op(Op::Select(condition, a, b), ty)
                    }
                    llvm::ConstantExpression::GetElementPtr { source_type, base, indices, .. } => {
                        let base = one(self, *base)?;
                        let mut list = Vec::new();
                        for &index in indices {
                            list.push(one(self, index)?);
                        }
                        self.address(*source_type, base, &list)?.0
                    }
                    llvm::ConstantExpression::FCmp { .. }
                    | llvm::ConstantExpression::ExtractValue { .. }
                    | llvm::ConstantExpression::InsertValue { .. }
                    | llvm::ConstantExpression::ExtractElement { .. }
                    | llvm::ConstantExpression::InsertElement { .. }
                    | llvm::ConstantExpression::ShuffleVector { .. }
                    | llvm::ConstantExpression::FNeg(_) => {
                        return Err(Diagnostic::new(Code::ConstantUse, "this constant expression is not modelled"))
                    }
                };
                return Ok(SmallVec::from_slice(&[leaf]));
            }
            _ => return Err(Diagnostic::new(Code::ConstantUse, "this constant is not modelled")),
        };
        let mut out = SmallVec::new();
        for &part in parts {
            out.extend(self.constant(part, depth + 1)?);
        }
        Ok(out)
    }

    fn constant_leaf(&mut self, scalar: Scalar) -> Operand {
        match scalar {
            Scalar::Bits(ty, bits) => Operand::Const(ty, bits & mask(ty.bits(&self.cx.program.target))),
            Scalar::Undef(ty) => Operand::Undef(ty),
            Scalar::Address(ty, base, at) => {
                let pointer = match base {
                    Base::Global(id) => Operand::Global(id, at),
                    Base::ThreadLocal(id) => {
                        let start = self.op(Op::TlsAddr(id), Type::Ptr);
                        self.offset(start, at)
                    }
                    Base::Func(id) => self.offset(Operand::Func(id), at),
                };
                self.cast(if ty == Type::Ptr { CastOp::Bitcast } else { CastOp::PtrToInt }, pointer, ty)
            }
        }
    }

    /// The address that indices select, and the type found there.
    pub fn address(
        &mut self,
        source: llvm::TypeId,
        base: Operand,
        indices: &[Operand],
    ) -> Lowered<(Operand, llvm::TypeId)> {
        let bits = self.cx.program.target.pointer_bits;
        let table = &self.module().types;
        let mut ty = source;
        let mut fixed = 0i64;
        let mut pointer = base;
        if self.ty(base) != Type::Ptr {
            return Err(Diagnostic::new(Code::MalformedIr, "an address is not a pointer"));
        }
        for (position, &index) in indices.iter().enumerate() {
            let types = &self.cx.modules[self.mi].types;
            if position > 0 && table.struct_body(ty).is_some() {
                let Operand::Const(Type::Int(_), field) = index else {
                    return Err(Diagnostic::new(Code::MalformedIr, "a field is not selected by a constant"));
                };
                fixed = fixed.wrapping_add(types.field(ty, field as u64)? as i64);
                ty = table.element_type(ty, field as u64).ok_or_else(|| types.bad(ty, "it has no such field"))?;
                continue;
            }
            if position > 0 {
                ty = table.element_type(ty, 0).ok_or_else(|| types.bad(ty, "it has no elements"))?;
            }
            let stride = types.stride(ty)? as i64;
            match index {
                Operand::Const(Type::Int(width), value) => {
                    fixed = fixed.wrapping_add(sign_extend(value, width).wrapping_mul(stride));
                }
                _ => {
                    let Type::Int(width) = self.ty(index) else {
                        return Err(Diagnostic::new(Code::Unmodelled, "an index is not an integer"));
                    };
                    let op = if width > bits { CastOp::Trunc } else { CastOp::SExt };
                    let mut scaled = self.cast(op, index, Type::Int(bits));
                    if stride != 1 {
                        let stride = self.word(stride);
                        scaled = self.op(Op::Bin(BinOp::Mul, scaled, stride), Type::Int(bits));
                    }
                    pointer = self.op(Op::PtrAdd(pointer, scaled), Type::Ptr);
                }
            }
        }
        Ok((self.offset(pointer, fixed), ty))
    }

    /// A binary operation on scalars.
    pub fn binary(&mut self, op: llvm::BinaryOp, a: Operand, b: Operand) -> Lowered<Operand> {
        let ty = self.ty(a);
        if let Some(op) = int_op(op) {
            if !matches!(ty, Type::Int(_)) {
                return Err(Diagnostic::new(Code::MalformedIr, "integer arithmetic on another type"));
            }
            self.check_division(op, a, b);
            return Ok(self.op(Op::Bin(op, a, b), ty));
        }
        if !ty.is_float() {
            return Err(Diagnostic::new(Code::MalformedIr, "floating-point arithmetic on another type"));
        }
        let op = match op {
            llvm::BinaryOp::FAdd => FBinOp::Add,
            llvm::BinaryOp::FSub => FBinOp::Sub,
            llvm::BinaryOp::FMul => FBinOp::Mul,
            llvm::BinaryOp::FDiv => FBinOp::Div,
            _ => FBinOp::Rem,
        };
        Ok(self.op(Op::FBin(op, a, b), ty))
    }

    /// A cast of a scalar; pointers to pointers stay as they are.
    pub(super) fn simple_cast(&mut self, op: llvm::CastOp, value: Operand, to: Type) -> Operand {
        self.cast(cast_op(op), value, to)
    }

    pub(super) fn casts(&mut self, op: llvm::CastOp, leaves: Leaves, to: llvm::TypeId) -> Lowered<Leaves> {
        let to = self.leaves(to)?;
        if leaves.len() == to.len() && (op != llvm::CastOp::BitCast || leaves.len() == 1) {
            let mut out = Leaves::new();
            for (value, leaf) in leaves.into_iter().zip(to.iter()) {
                self.check_cast(op, self.ty(value), leaf.ty)?;
                out.push(self.simple_cast(op, value, leaf.ty));
            }
            return Ok(out);
        }
        if op != llvm::CastOp::BitCast {
            return Err(Diagnostic::new(Code::MalformedIr, "the two sides of a cast do not fit"));
        }
        self.reinterpret(leaves, &to)
    }

    /// The parser takes casts as written; here they must make sense.
    pub(super) fn check_cast(&self, op: llvm::CastOp, from: Type, to: Type) -> Lowered<()> {
        let target = self.cx.program.target;
        let (a, b) = (from.bits(&target), to.bits(&target));
        let int = |ty: Type| matches!(ty, Type::Int(_));
        let good = match op {
            llvm::CastOp::Trunc => int(from) && int(to) && a > b,
            llvm::CastOp::ZExt | llvm::CastOp::SExt => int(from) && int(to) && a < b,
            llvm::CastOp::FPTrunc | llvm::CastOp::FPExt => from.is_float() && to.is_float(),
            llvm::CastOp::FPToUI | llvm::CastOp::FPToSI => from.is_float() && int(to),
            llvm::CastOp::UIToFP | llvm::CastOp::SIToFP => int(from) && to.is_float(),
            llvm::CastOp::PtrToInt | llvm::CastOp::PtrToAddr => from == Type::Ptr && int(to),
            llvm::CastOp::IntToPtr => int(from) && to == Type::Ptr,
            llvm::CastOp::BitCast => a == b,
            llvm::CastOp::AddrSpaceCast => from == to,
        };
        if good {
            return Ok(());
        }
        Err(Diagnostic::new(Code::MalformedIr, format!("a cast from {from} to {to} is not possible")))
    }
}
