//! Constants: their scalar leaves, folded as far as addresses allow.
//!
//! What it does: a constant of any type becomes the list of its scalar leaves. Expressions over integers, and over
//! addresses of globals plus constants, are folded.
//! Guarantee: folding is exact; what cannot be folded without knowing addresses is `None`, so that a function can
//! compute it at run time and an initialiser can refuse it.
//! Misses: floating-point expressions and shuffles are not folded. A block address is the number of its block plus
//! one, which is all that `indirectbr` needs.

use super::layout::MAX_LEAVES;
use super::{Context, Lowered};
use crate::link::{Resolved, Symbol};
use crate::llvm::{self, CastOp, Constant, ConstantExpression, FloatConstant, TypedConstant};
use fencepost_ir::eval;
use fencepost_ir::{BinOp, CmpOp, Code, Diagnostic, FuncId, GlobalId, Type};

/// The deepest nesting of constants that is followed.
pub(crate) const MAX_DEPTH: u32 = 200;

/// What an address is relative to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Base {
    /// A global that all threads share.
    Global(GlobalId),
    /// The thread's copy of a global.
    ThreadLocal(GlobalId),
    /// A function.
    Func(FuncId),
}

/// A scalar constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scalar {
    /// Known bits.
    Bits(Type, u128),
    /// An address, as a pointer or as an integer of the same width.
    Address(Type, Base, i64),
    /// No defined bits.
    Undef(Type),
}

impl<'m> Context<'m> {
    /// The leaves of a constant, or `None` if they are only known at run time.
    pub fn leaves_of_constant(&mut self, module: usize, constant: TypedConstant) -> Lowered<Option<Vec<Scalar>>> {
        let mut out = Vec::new();
        Ok(self.constant(module, constant, 0, &mut out)?.then_some(out))
    }

    fn constant(&mut self, mi: usize, c: TypedConstant, depth: u32, out: &mut Vec<Scalar>) -> Lowered<bool> {
        if depth > MAX_DEPTH {
            return Err(Diagnostic::new(Code::TooLarge, "a constant is nested too deeply"));
        }
        if out.len() > MAX_LEAVES {
            return Err(Diagnostic::new(Code::TooLarge, format!("a constant has more than {MAX_LEAVES} parts")));
        }
        let module = self.modules[mi].module;
        let scalar = |ctx: &Self| -> Lowered<Type> {
            let types = &ctx.modules[mi].types;
            types.scalar(c.ty)?.ok_or_else(|| types.bad(c.ty, "a scalar constant does not fit it"))
        };
        match module.constant(c.constant) {
            Constant::Integer(bits) => out.push(Scalar::Bits(scalar(self)?, *bits)),
            Constant::Float(float) => out.push(Scalar::Bits(scalar(self)?, float_bits(*float)?)),
            Constant::Null => out.push(Scalar::Bits(scalar(self)?, 0)),
            Constant::None => {}
            Constant::Undef | Constant::Poison => {
                out.extend(self.modules[mi].types.leaves(c.ty)?.iter().map(|leaf| Scalar::Undef(leaf.ty)));
            }
            Constant::ZeroInitializer => {
                out.extend(self.modules[mi].types.leaves(c.ty)?.iter().map(|leaf| Scalar::Bits(leaf.ty, 0)));
            }
            Constant::Struct { fields: parts, .. } | Constant::Array(parts) | Constant::Vector(parts) => {
                for &part in parts {
                    if !self.constant(mi, part, depth + 1, out)? {
                        return Ok(false);
                    }
                }
            }
            Constant::String(bytes) => out.extend(bytes.iter().map(|&b| Scalar::Bits(Type::Int(8), u128::from(b)))),
            Constant::Splat(part) => {
                let count = match module.types.resolve(c.ty) {
                    llvm::Type::Vector { count, .. } => *count as usize,
                    _ => return Err(self.modules[mi].types.bad(c.ty, "'splat' needs a vector")),
                };
                if count > MAX_LEAVES {
                    return Err(Diagnostic::new(Code::TooLarge, "a vector constant is too long"));
                }
                let mut one = Vec::new();
                if !self.constant(mi, *part, depth + 1, &mut one)? {
                    return Ok(false);
                }
                for _ in 0..count {
                    out.extend_from_slice(&one);
                }
            }
            Constant::Global(id) | Constant::DsoLocalEquivalent(id) | Constant::NoCfi(id) => {
                let address = self.address(Symbol { module: mi, id: *id }, depth + 1)?;
                match address {
                    Some(address) => out.push(address),
                    None => return Ok(false),
                }
            }
            Constant::BlockAddress { function, block } => {
                let number = module
                    .function(*function)
                    .and_then(|f| f.body.as_ref())
                    .and_then(|body| body.block_by_name(*block))
                    .ok_or_else(|| Diagnostic::new(Code::MalformedIr, "a block address names no block"))?;
                out.push(Scalar::Bits(Type::Ptr, u128::from(number.0) + 1));
            }
            Constant::PtrAuth(pointer) => return self.constant(mi, *pointer, depth + 1, out),
            Constant::Expression(expression) => return self.expression(mi, expression, depth + 1, out),
        }
        Ok(true)
    }

    /// The address that a name stands for; `None` if it is an alias of something computed at run time.
    pub fn address(&mut self, symbol: Symbol, depth: u32) -> Lowered<Option<Scalar>> {
        Ok(Some(match self.link.resolve(symbol) {
            Resolved::Function(definition, function) => {
                Scalar::Address(Type::Ptr, Base::Func(self.function_id(definition, function)), 0)
            }
            Resolved::Variable(definition, variable) => {
                let id = self.global_id(definition, variable);
                let base = if variable.thread_local { Base::ThreadLocal(id) } else { Base::Global(id) };
                Scalar::Address(Type::Ptr, base, 0)
            }
            Resolved::Alias(definition, alias) => {
                if alias.is_ifunc {
                    let name = self.modules[definition.module].module.text(alias.name);
                    return Err(Diagnostic::new(Code::ConstantUse, format!("the ifunc '{name}' is not modelled")));
                }
                let mut leaves = Vec::new();
                if !self.constant(definition.module, alias.target, depth + 1, &mut leaves)? || leaves.len() != 1 {
                    return Ok(None);
                }
                leaves[0]
            }
            Resolved::MissingFunction(function) => {
                if function.linkage == llvm::Linkage::ExternWeak {
                    return Ok(Some(Scalar::Bits(Type::Ptr, 0)));
                }
                Scalar::Address(Type::Ptr, Base::Func(self.builtin_id(symbol.module, function)), 0)
            }
            Resolved::MissingVariable(variable) => {
                if variable.linkage == llvm::Linkage::ExternWeak {
                    return Ok(Some(Scalar::Bits(Type::Ptr, 0)));
                }
                Scalar::Address(Type::Ptr, Base::Global(self.external_variable(symbol.module, variable)?), 0)
            }
            Resolved::Unknown => {
                let name = self.modules[symbol.module].module.global_name(symbol.id);
                return Err(Diagnostic::new(Code::ConstantUse, format!("the address of '{name}' is not modelled")));
            }
        }))
    }

    /// A constant that must be one scalar.
    fn single(&mut self, mi: usize, c: TypedConstant, depth: u32) -> Lowered<Option<Scalar>> {
        let mut out = Vec::new();
        Ok(if self.constant(mi, c, depth, &mut out)? && out.len() == 1 { Some(out[0]) } else { None })
    }

    fn expression(
        &mut self,
        mi: usize,
        expression: &ConstantExpression,
        depth: u32,
        out: &mut Vec<Scalar>,
    ) -> Lowered<bool> {
        let folded = match expression {
            ConstantExpression::GetElementPtr { source_type, base, indices, .. } => {
                self.fold_gep(mi, *source_type, *base, indices, depth)?
            }
            ConstantExpression::Cast { op, value, to } => self.fold_cast(mi, *op, *value, *to, depth)?,
            ConstantExpression::Binary { op, left, right, .. } => {
                let (a, b) = (self.single(mi, *left, depth)?, self.single(mi, *right, depth)?);
                match (a, b) {
                    (Some(a), Some(b)) => self.fold_binary(*op, a, b),
                    _ => None,
                }
            }
            ConstantExpression::ICmp { predicate, left, right } => {
                let (a, b) = (self.single(mi, *left, depth)?, self.single(mi, *right, depth)?);
                match (a, b) {
                    (Some(a), Some(b)) => self.fold_compare(*predicate, a, b),
                    _ => None,
                }
            }
            ConstantExpression::Select { condition, then_value, else_value } => {
                match self.single(mi, *condition, depth)? {
                    Some(Scalar::Bits(_, bit)) => {
                        let chosen = if bit & 1 == 1 { then_value } else { else_value };
                        return self.constant(mi, *chosen, depth + 1, out);
                    }
                    _ => None,
                }
            }
            ConstantExpression::ExtractValue { aggregate, indices } => {
                let mut leaves = Vec::new();
                if !self.constant(mi, *aggregate, depth + 1, &mut leaves)? {
                    return Ok(false);
                }
                let (range, _) = self.modules[mi].types.path(aggregate.ty, indices)?;
                out.extend(leaves.get(range).unwrap_or_default());
                return Ok(true);
            }
            ConstantExpression::FCmp { .. }
            | ConstantExpression::InsertValue { .. }
            | ConstantExpression::ExtractElement { .. }
            | ConstantExpression::InsertElement { .. }
            | ConstantExpression::ShuffleVector { .. }
            | ConstantExpression::FNeg(_) => None,
        };
        out.extend(folded);
        Ok(folded.is_some())
    }

    fn fold_gep(
        &mut self,
        mi: usize,
        source: llvm::TypeId,
        base: TypedConstant,
        indices: &[TypedConstant],
        depth: u32,
    ) -> Lowered<Option<Scalar>> {
        let Some(start) = self.single(mi, base, depth)? else { return Ok(None) };
        let mut numbers = Vec::new();
        for &index in indices {
            match self.single(mi, index, depth)? {
                Some(Scalar::Bits(Type::Int(bits), value)) => numbers.push(sign_extend(value, bits)),
                _ => return Ok(None),
            }
        }
        let offset = self.constant_offset(mi, source, &numbers)?;
        Ok(self.add_offset(start, offset))
    }

    /// The offset in bytes that constant indices select.
    pub fn constant_offset(&self, mi: usize, source: llvm::TypeId, indices: &[i64]) -> Lowered<i64> {
        let types = &self.modules[mi].types;
        let table = &self.modules[mi].module.types;
        let mut offset = 0i64;
        let mut ty = source;
        for (position, &index) in indices.iter().enumerate() {
            let step = if position == 0 {
                index.wrapping_mul(types.stride(ty)? as i64)
            } else if table.struct_body(ty).is_some() {
                let at = types.field(ty, index as u64)? as i64;
                ty = table.element_type(ty, index as u64).ok_or_else(|| types.bad(ty, "it has no such field"))?;
                at
            } else {
                ty = table.element_type(ty, 0).ok_or_else(|| types.bad(ty, "it has no elements"))?;
                index.wrapping_mul(types.stride(ty)? as i64)
            };
            offset = offset.wrapping_add(step);
        }
        Ok(offset)
    }

    fn add_offset(&self, scalar: Scalar, offset: i64) -> Option<Scalar> {
        let bits = u32::from(self.program.target.pointer_bits);
        Some(match scalar {
            Scalar::Bits(ty, value) => {
                Scalar::Bits(ty, eval::bin(BinOp::Add, bits, value, offset as u64 as u128 & mask(bits)).ok()?)
            }
            Scalar::Address(ty, base, start) => Scalar::Address(ty, base, start.wrapping_add(offset)),
            Scalar::Undef(ty) => Scalar::Undef(ty),
        })
    }

    fn fold_cast(
        &mut self,
        mi: usize,
        op: CastOp,
        value: TypedConstant,
        to: llvm::TypeId,
        depth: u32,
    ) -> Lowered<Option<Scalar>> {
        let Some(scalar) = self.single(mi, value, depth)? else { return Ok(None) };
        let Some(to) = self.modules[mi].types.scalar(to)? else { return Ok(None) };
        let target = self.program.target;
        Ok(match scalar {
            Scalar::Bits(from, bits) => {
                eval::cast(super::ops::cast_op(op), from, to, &target, bits).ok().map(|bits| Scalar::Bits(to, bits))
            }
            Scalar::Undef(_) => Some(Scalar::Undef(to)),
            Scalar::Address(_, base, offset) if to == Type::Ptr || to == target.pointer_int() => {
                Some(Scalar::Address(to, base, offset))
            }
            Scalar::Address(..) => None,
        })
    }

    fn fold_binary(&self, op: llvm::BinaryOp, a: Scalar, b: Scalar) -> Option<Scalar> {
        match (a, b) {
            (Scalar::Bits(ty @ Type::Int(bits), x), Scalar::Bits(_, y)) => {
                let op = super::ops::int_op(op)?;
                eval::bin(op, u32::from(bits), x, y).ok().map(|value| Scalar::Bits(ty, value))
            }
            (Scalar::Address(ty, base, offset), Scalar::Bits(Type::Int(bits), y)) => match op {
                llvm::BinaryOp::Add => Some(Scalar::Address(ty, base, offset.wrapping_add(sign_extend(y, bits)))),
                llvm::BinaryOp::Sub => Some(Scalar::Address(ty, base, offset.wrapping_sub(sign_extend(y, bits)))),
                _ => None,
            },
            (Scalar::Bits(..), Scalar::Address(..)) if op == llvm::BinaryOp::Add => self.fold_binary(op, b, a),
            (Scalar::Address(Type::Int(bits), base, x), Scalar::Address(_, other, y))
                if base == other && op == llvm::BinaryOp::Sub =>
            {
                Some(Scalar::Bits(Type::Int(bits), x.wrapping_sub(y) as u64 as u128 & mask(u32::from(bits))))
            }
            _ => None,
        }
    }

    fn fold_compare(&self, predicate: llvm::IntPredicate, a: Scalar, b: Scalar) -> Option<Scalar> {
        let op = super::ops::compare_op(predicate);
        let bit = |value: bool| Some(Scalar::Bits(Type::BOOL, u128::from(value)));
        match (a, b) {
            (Scalar::Bits(ty, x), Scalar::Bits(_, y)) => bit(eval::cmp(op, ty.bits(&self.program.target), x, y)),
            // The address of an object is never null, and neither is one within it.
            (Scalar::Address(_, _, 0), Scalar::Bits(_, 0)) | (Scalar::Bits(_, 0), Scalar::Address(_, _, 0)) => match op
            {
                CmpOp::Eq => bit(false),
                CmpOp::Ne => bit(true),
                _ => None,
            },
            (Scalar::Address(_, x, i), Scalar::Address(_, y, j)) if x == y && i == j => match op {
                CmpOp::Eq => bit(true),
                CmpOp::Ne => bit(false),
                _ => None,
            },
            _ => None,
        }
    }
}

/// The low `bits` bits.
pub(crate) fn mask(bits: u32) -> u128 {
    if bits >= 128 {
        u128::MAX
    } else {
        (1u128 << bits) - 1
    }
}

/// A value of so many bits as a signed number; what does not fit into 64 bits is cut.
pub(crate) fn sign_extend(value: u128, bits: u8) -> i64 {
    let shift = 128u32.saturating_sub(u32::from(bits)).min(127);
    (((value << shift) as i128) >> shift) as i64
}

fn float_bits(float: FloatConstant) -> Lowered<u128> {
    Ok(match float {
        FloatConstant::Float(bits) => u128::from(bits),
        FloatConstant::Double(bits) => u128::from(bits),
        FloatConstant::X86Fp80(bits) => bits,
        FloatConstant::Half(_) | FloatConstant::BFloat(_) | FloatConstant::Fp128(_) | FloatConstant::PpcFp128(_) => {
            return Err(Diagnostic::new(Code::ConstantUse, "a constant of this floating-point format is not modelled"));
        }
    })
}
