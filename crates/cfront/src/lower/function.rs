//! Function bodies: blocks, phi nodes, and the instructions that compute.
//!
//! What it does: one block of our IR for each block of LLVM IR; phi nodes become block parameters; every value is
//! the list of its scalar leaves. Blocks are visited in reverse postorder, so that definitions come before uses.
//! Guarantee: blocks that cannot be reached are dropped; a use that no definition reaches is a diagnostic.
//! Misses: exceptions (an `invoke` is a call that does not unwind), `callbr`, vectors of pointers as addresses.

use super::constant::{mask, sign_extend, unsupported, Base, Scalar};
use super::layout::Leaf;
use super::{mem2reg, Context, Lowered};
use crate::llvm::{self, InstructionKind, LocalId, TypedValue, Value};
use fencepost_ir::{
    eval, BinOp, BlockId, CastOp, CheckKind, CmpOp, Diagnostic, DiagnosticKind, FBinOp, FCmpOp, FUnOp, FuncId,
    Function, Inst, Jump, Loc, Op, Operand, Reg, Terminator, Type,
};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The scalar leaves of a value.
pub(crate) type Leaves = SmallVec<[Operand; 2]>;

/// The largest body, in instructions, that is lowered.
const MAX_INSTRUCTIONS: usize = 4_000_000;

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
    /// The line of the `.ll` text, for diagnostics without debug information.
    pub line: u32,
    /// Whether the current block has its terminator already.
    pub ended: bool,
    /// The leaves of each local.
    values: Vec<Option<Leaves>>,
    /// The type of what a local points to, where the text tells.
    pub(super) hints: FxHashMap<LocalId, llvm::TypeId>,
    /// The source names of stack objects.
    names: FxHashMap<Reg, String>,
}

/// Lowers a function with a body.
pub(super) fn lower<'m>(cx: &mut Context<'m>, id: FuncId, mi: usize, function: &'m llvm::Function) -> Lowered<()> {
    let name = cx.program.functions[id.index()].name.clone();
    let mut fun = Fun::new(cx, mi, &name);
    fun.line = function.line;
    fun.out.loc = fun.cx.function_loc(mi, function);
    fun.loc = fun.out.loc;
    let source = fun.cx.modules[mi].module.text(function.name);
    fun.out.atomic = source.starts_with("__VERIFIER_atomic_");
    let Some(body) = &function.body else { return Ok(()) };
    fun.body(function, body).map_err(|diagnostic| fun.placed(diagnostic))?;
    let target = fun.cx.program.target;
    let names = std::mem::take(&mut fun.names);
    let mut out = fun.out;
    mem2reg::promote(&mut out, &target, &names);
    cx.program.functions[id.index()] = out;
    Ok(())
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
            line: 0,
            ended: false,
            values: Vec::new(),
            hints: FxHashMap::default(),
            names: FxHashMap::default(),
        }
    }

    /// Adds the current position to a diagnostic that has none.
    pub fn placed(&self, diagnostic: Diagnostic) -> Diagnostic {
        if diagnostic.file.is_some() {
            return diagnostic;
        }
        match self.cx.program.file_name(self.loc) {
            Some(file) => {
                let file = file.to_string();
                diagnostic.at(file, self.loc.line, self.loc.column)
            }
            None => diagnostic.at(self.module().file_name.clone(), self.line, 0),
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
        }
        leaves
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
            _ => return Err(unsupported(format!("a value of type {from} is passed where {to} is expected"))),
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
                _ => return Err(Diagnostic::new(DiagnosticKind::Malformed, "a value is used before it is computed")),
            },
            Value::Constant(constant) => self.constant(llvm::TypedConstant { ty: value.ty, constant }, 0)?,
            Value::Metadata(_) | Value::Block(_) => SmallVec::new(),
        };
        let wanted = self.leaves(value.ty)?;
        // The parser takes types as written, so a value is checked against the type it is used at.
        if leaves.len() != wanted.len() || leaves.iter().zip(wanted.iter()).any(|(&l, w)| self.ty(l) != w.ty) {
            return Err(Diagnostic::new(DiagnosticKind::Malformed, "a value is used at a type that is not its own"));
        }
        Ok(leaves)
    }

    /// A value that is one scalar.
    pub fn scalar(&mut self, value: TypedValue) -> Lowered<Operand> {
        match self.value(value)?[..] {
            [operand] => Ok(operand),
            _ => Err(unsupported("a vector or an aggregate stands where one value is expected")),
        }
    }

    /// The leaves of a constant; what cannot be folded is computed here.
    fn constant(&mut self, constant: llvm::TypedConstant, depth: u32) -> Lowered<Leaves> {
        if let Some(scalars) = self.cx.leaves_of_constant(self.mi, constant)? {
            return Ok(scalars.into_iter().map(|scalar| self.constant_leaf(scalar)).collect());
        }
        if depth > 64 {
            return Err(Diagnostic::new(DiagnosticKind::Limit, "a constant is nested too deeply"));
        }
        let module = self.module();
        let one = |this: &mut Self, c: llvm::TypedConstant| -> Lowered<Operand> {
            let leaves = this.constant(c, depth + 1)?;
            leaves.first().copied().ok_or_else(|| unsupported("a constant expression is not modelled"))
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
                        let to = to.ok_or_else(|| unsupported("a constant cast is not modelled"))?;
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
                        return Err(unsupported("this constant expression is not modelled"))
                    }
                };
                return Ok(SmallVec::from_slice(&[leaf]));
            }
            _ => return Err(unsupported("this constant is not modelled")),
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

    /// Lowers the whole body.
    fn body(&mut self, function: &'m llvm::Function, body: &'m llvm::Body) -> Lowered<()> {
        let total: usize = body.blocks.iter().map(|b| b.instructions.len()).sum();
        if total > MAX_INSTRUCTIONS {
            return Err(Diagnostic::new(DiagnosticKind::Limit, "the function has too many instructions"));
        }
        for leaf in self.leaves(function.return_type)?.iter() {
            self.out.rets.push(leaf.ty);
        }
        self.out.variadic = function.variadic;
        self.values = vec![None; body.locals.len()];
        for _ in &body.blocks {
            self.out.block();
        }
        let mut copies = Vec::new();
        for parameter in &function.parameters {
            let mut leaves = Leaves::new();
            for leaf in self.leaves(parameter.ty)?.iter() {
                let reg = self.out.reg(leaf.ty);
                self.out.params.push(reg);
                leaves.push(Operand::Reg(reg));
            }
            if let Some(ty) = parameter.attributes.byval {
                self.hints.insert(parameter.local, ty);
                copies.push((parameter.local, ty, parameter.attributes.align, leaves.clone()));
            }
            if let Some(ty) = parameter.attributes.sret {
                self.hints.insert(parameter.local, ty);
            }
            self.set(parameter.local, leaves)?;
        }
        self.phis(body)?;
        for (local, ty, align, leaves) in copies {
            let copy = self.byval_copy(ty, align, leaves[0])?;
            self.set(local, SmallVec::from_slice(&[copy]))?;
        }
        let order = order(body);
        let mut reached = vec![false; body.blocks.len()];
        let mut done = vec![false; body.blocks.len()];
        reached.iter_mut().take(1).for_each(|entry| *entry = true);
        // A call that does not return ends its block early, so that fewer blocks are reached than LLVM's graph says.
        // A block is lowered only when a path to it was, and then all values that it may use are known.
        while let Some(&index) = order.iter().find(|&&index| reached[index] && !done[index]) {
            let mut pending = Some(index);
            let mut rest = order.iter().copied().skip_while(|&other| other != index).skip(1);
            while let Some(index) = pending {
                if reached[index] && !std::mem::replace(&mut done[index], true) {
                    self.lower_block(index, &body.blocks[index])?;
                    for jump in self.out.blocks[index].term.jumps() {
                        if let Some(slot) = reached.get_mut(jump.block.index()) {
                            *slot = true;
                        }
                    }
                }
                pending = rest.next();
            }
        }
        self.incoming(body, &done)
    }

    fn lower_block(&mut self, index: usize, block: &'m llvm::BasicBlock) -> Lowered<()> {
        self.block = BlockId::from_index(index);
        self.ended = false;
        for instruction in &block.instructions {
            if self.ended {
                return Ok(());
            }
            self.line = instruction.line;
            if let Some(id) = instruction.debug_location {
                self.loc = self.cx.loc(self.mi, id);
            } else if !instruction.kind.is_terminator() {
                self.loc = Loc::NONE;
            }
            self.instruction(instruction)?;
        }
        if self.ended {
            return Ok(());
        }
        Err(Diagnostic::new(DiagnosticKind::Malformed, "a block does not end"))
    }

    /// Sets the leaves of a local.
    pub fn set(&mut self, local: LocalId, leaves: Leaves) -> Lowered<()> {
        match self.values.get_mut(local.0 as usize) {
            Some(slot) => *slot = Some(leaves),
            None => return Err(Diagnostic::new(DiagnosticKind::Malformed, "a value has no place")),
        }
        Ok(())
    }

    /// Makes the parameters of all blocks from their phi nodes.
    fn phis(&mut self, body: &'m llvm::Body) -> Lowered<()> {
        for (index, block) in body.blocks.iter().enumerate() {
            for instruction in &block.instructions {
                let (InstructionKind::Phi { ty, .. }, Some(local)) = (&instruction.kind, instruction.result) else {
                    continue;
                };
                let mut leaves = Leaves::new();
                for leaf in self.leaves(*ty)?.iter() {
                    let reg = self.out.reg(leaf.ty);
                    self.out.blocks[index].params.push(reg);
                    leaves.push(Operand::Reg(reg));
                }
                self.set(local, leaves)?;
            }
        }
        Ok(())
    }

    /// Fills the arguments of all jumps from the phi nodes of their destinations.
    fn incoming(&mut self, body: &'m llvm::Body, done: &[bool]) -> Lowered<()> {
        for index in 0..body.blocks.len() {
            if !done[index] {
                continue;
            }
            let destinations: Vec<usize> =
                self.out.blocks[index].term.jumps().map(|jump| jump.block.index()).collect();
            self.block = BlockId::from_index(index);
            self.ended = false;
            self.loc = self.out.blocks[index].loc;
            let mut known: FxHashMap<usize, Leaves> = FxHashMap::default();
            for &destination in &destinations {
                if known.contains_key(&destination) {
                    continue;
                }
                let mut args = Leaves::new();
                for instruction in body.blocks.get(destination).map_or(&[][..], |b| &b.instructions) {
                    let InstructionKind::Phi { ty, incoming, .. } = &instruction.kind else { continue };
                    let from = incoming.iter().find(|(_, block)| block.0 as usize == index);
                    let Some(&(value, _)) = from else {
                        let text = "a phi node has no value for one of its predecessors";
                        return Err(Diagnostic::new(DiagnosticKind::Malformed, text));
                    };
                    args.extend(self.value(TypedValue { ty: *ty, value })?);
                }
                known.insert(destination, args);
            }
            for jump in self.out.blocks[index].term.jumps_mut() {
                if let Some(args) = known.get(&jump.block.index()) {
                    jump.args = args.clone();
                }
            }
        }
        Ok(())
    }

    fn instruction(&mut self, instruction: &'m llvm::Instruction) -> Lowered<()> {
        let result = match &instruction.kind {
            InstructionKind::Phi { .. } => return Ok(()),
            InstructionKind::DebugRecord(record) => {
                self.debug_record(record);
                return Ok(());
            }
            InstructionKind::Ret(value) => {
                let leaves = value.map_or_else(|| Ok(Leaves::new()), |value| self.value(value))?;
                self.end(Terminator::Return(leaves.to_vec()));
                return Ok(());
            }
            InstructionKind::Br(block) => {
                let jump = self.jump(*block)?;
                self.end(Terminator::Jump(jump));
                return Ok(());
            }
            InstructionKind::CondBr { condition, then_block, else_block } => {
                let cond = self.scalar(TypedValue { ty: llvm::TypeId::I1, value: *condition })?;
                let (then, other) = (self.jump(*then_block)?, self.jump(*else_block)?);
                self.end(match cond {
                    Operand::Const(_, bit) => Terminator::Jump(if bit & 1 == 1 { then } else { other }),
                    _ => Terminator::Branch { cond, then, other },
                });
                return Ok(());
            }
            InstructionKind::Switch { condition, default, cases } => return self.switch(*condition, *default, cases),
            InstructionKind::IndirectBr { address, destinations } => {
                return self.indirect_branch(*address, destinations);
            }
            InstructionKind::Invoke(invoke) => {
                let leaves = self.call(&invoke.call)?;
                if let Some(local) = instruction.result {
                    self.set(local, leaves)?;
                }
                let jump = self.jump(invoke.normal)?;
                self.end(Terminator::Jump(jump));
                return Ok(());
            }
            InstructionKind::CallBr(_) => return Err(unsupported("'asm goto' is not modelled")),
            InstructionKind::Resume(_) | InstructionKind::LandingPad { .. } => {
                return Err(unsupported("exceptions are not modelled"));
            }
            InstructionKind::Unsupported { name, .. } => {
                let name = self.module().text(*name).to_string();
                return Err(unsupported(format!("the instruction '{name}' is not modelled")));
            }
            InstructionKind::Unreachable => {
                let text = "code that the compiler was told is unreachable".to_string();
                self.end(Terminator::Fail { kind: CheckKind::Unreachable, text });
                return Ok(());
            }
            InstructionKind::FNeg { operand, .. } => {
                let leaves = self.value(*operand)?;
                leaves.into_iter().map(|leaf| self.op(Op::FUn(FUnOp::Neg, leaf), self.ty(leaf))).collect()
            }
            InstructionKind::Binary { op, ty, left, right, .. } => {
                let (a, b) = self.pair(*ty, *left, *right)?;
                a.into_iter().zip(b).map(|(a, b)| self.binary(*op, a, b)).collect::<Lowered<_>>()?
            }
            InstructionKind::ICmp { predicate, ty, left, right, .. } => {
                let (a, b) = self.pair(*ty, *left, *right)?;
                let op = compare_op(*predicate);
                a.into_iter().zip(b).map(|(a, b)| self.op(Op::Cmp(op, a, b), Type::BOOL)).collect()
            }
            InstructionKind::FCmp { predicate, ty, left, right, .. } => {
                let (a, b) = self.pair(*ty, *left, *right)?;
                let op = float_compare_op(*predicate);
                a.into_iter().zip(b).map(|(a, b)| self.op(Op::FCmp(op, a, b), Type::BOOL)).collect()
            }
            InstructionKind::Select { condition, then_value, else_value, .. } => {
                let condition = self.value(*condition)?;
                let (a, b) = (self.value(*then_value)?, self.value(*else_value)?);
                if condition.len() != 1 && condition.len() != a.len() || a.len() != b.len() {
                    return Err(Diagnostic::new(DiagnosticKind::Malformed, "the parts of a 'select' do not fit"));
                }
                let condition = |index: usize| condition[if condition.len() == 1 { 0 } else { index }];
                let pairs = a.into_iter().zip(b).enumerate();
                pairs.map(|(i, (a, b))| self.op(Op::Select(condition(i), a, b), self.ty(a))).collect()
            }
            InstructionKind::Freeze(value) => self.value(*value)?,
            InstructionKind::Cast { op, value, to, .. } => {
                if let (Some(local), Some(hint)) = (instruction.result, self.hint(*value)) {
                    self.hints.insert(local, hint);
                }
                let leaves = self.value(*value)?;
                self.casts(*op, leaves, *to)?
            }
            InstructionKind::GetElementPtr { source_type, base, indices, .. } => {
                let base = self.scalar(*base)?;
                let indices = indices.iter().map(|&index| self.scalar(index)).collect::<Lowered<Vec<_>>>()?;
                let (pointer, element) = self.address(*source_type, base, &indices)?;
                if let Some(local) = instruction.result {
                    self.hints.insert(local, element);
                }
                SmallVec::from_slice(&[pointer])
            }
            InstructionKind::ExtractElement { .. }
            | InstructionKind::InsertElement { .. }
            | InstructionKind::ShuffleVector { .. }
            | InstructionKind::ExtractValue { .. }
            | InstructionKind::InsertValue { .. } => self.aggregate(&instruction.kind)?,
            InstructionKind::Alloca { .. }
            | InstructionKind::Load { .. }
            | InstructionKind::Store { .. }
            | InstructionKind::VaArg { .. } => self.memory(instruction)?,
            InstructionKind::Fence(_) | InstructionKind::CmpXchg(_) | InstructionKind::AtomicRmw(_) => {
                self.atomic(&instruction.kind)?
            }
            InstructionKind::Call(call) => {
                if let (Some(local), Some(ty)) = (instruction.result, call.return_attributes.elementtype) {
                    self.hints.insert(local, ty);
                }
                self.call(call)?
            }
        };
        if let Some(local) = instruction.result {
            self.set(local, result)?;
        }
        Ok(())
    }

    fn pair(&mut self, ty: llvm::TypeId, left: Value, right: Value) -> Lowered<(Leaves, Leaves)> {
        Ok((self.value(TypedValue { ty, value: left })?, self.value(TypedValue { ty, value: right })?))
    }

    /// A jump to a block; its arguments are filled in later.
    fn jump(&self, block: llvm::BlockId) -> Lowered<Jump> {
        if block.0 == 0 || block.0 as usize >= self.out.blocks.len() {
            return Err(Diagnostic::new(DiagnosticKind::Malformed, "a jump leads to the entry block or to none"));
        }
        Ok(Jump::to(BlockId(block.0)))
    }

    fn switch(
        &mut self,
        condition: TypedValue,
        default: llvm::BlockId,
        cases: &[(llvm::ConstantId, llvm::BlockId)],
    ) -> Lowered<()> {
        let value = self.scalar(condition)?;
        let mut list: Vec<(u128, Jump)> = Vec::with_capacity(cases.len());
        let mut seen = rustc_hash::FxHashSet::default();
        for &(constant, block) in cases {
            let llvm::Constant::Integer(bits) = *self.module().constant(constant) else {
                return Err(Diagnostic::new(DiagnosticKind::Malformed, "a case is not an integer"));
            };
            if !seen.insert(bits) {
                return Err(Diagnostic::new(DiagnosticKind::Malformed, "a case stands twice in a switch"));
            }
            list.push((bits, self.jump(block)?));
        }
        let default = self.jump(default)?;
        self.end(Terminator::Switch { value, cases: list, default });
        Ok(())
    }

    /// The address of a block is its number plus one.
    fn indirect_branch(&mut self, address: TypedValue, destinations: &[llvm::BlockId]) -> Lowered<()> {
        let address = self.scalar(address)?;
        let value = self.cast(CastOp::PtrToInt, address, self.word_type());
        let mut blocks = destinations.to_vec();
        blocks.sort();
        blocks.dedup();
        let mut cases = Vec::new();
        for block in blocks {
            cases.push((u128::from(block.0) + 1, self.jump(block)?));
        }
        // A value that is no block address among the destinations is undefined behaviour.
        let bad = self.out.block();
        let text = "a computed goto leads to no label".to_string();
        self.out.blocks[bad.index()].term = Terminator::Fail { kind: CheckKind::Unreachable, text };
        self.out.blocks[bad.index()].loc = self.loc;
        self.end(Terminator::Switch { value, cases, default: Jump::to(bad) });
        Ok(())
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
            return Err(Diagnostic::new(DiagnosticKind::Malformed, "an address is not a pointer"));
        }
        for (position, &index) in indices.iter().enumerate() {
            let types = &self.cx.modules[self.mi].types;
            if position > 0 && table.struct_body(ty).is_some() {
                let Operand::Const(Type::Int(_), field) = index else {
                    return Err(Diagnostic::new(DiagnosticKind::Malformed, "a field is not selected by a constant"));
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
                        return Err(unsupported("an index is not an integer"));
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
                return Err(Diagnostic::new(DiagnosticKind::Malformed, "integer arithmetic on another type"));
            }
            return Ok(self.op(Op::Bin(op, a, b), ty));
        }
        if !ty.is_float() {
            return Err(Diagnostic::new(DiagnosticKind::Malformed, "floating-point arithmetic on another type"));
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
    fn simple_cast(&mut self, op: llvm::CastOp, value: Operand, to: Type) -> Operand {
        self.cast(cast_op(op), value, to)
    }

    fn casts(&mut self, op: llvm::CastOp, leaves: Leaves, to: llvm::TypeId) -> Lowered<Leaves> {
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
            return Err(Diagnostic::new(DiagnosticKind::Malformed, "the two sides of a cast do not fit"));
        }
        self.reinterpret(leaves, &to)
    }

    /// The parser takes casts as written; here they must make sense.
    fn check_cast(&self, op: llvm::CastOp, from: Type, to: Type) -> Lowered<()> {
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
        Err(Diagnostic::new(DiagnosticKind::Malformed, format!("a cast from {from} to {to} is not possible")))
    }

    /// Remembers the name of the variable that a stack object holds.
    fn debug_record(&mut self, record: &'m llvm::DebugRecord) {
        if record.kind != llvm::DebugRecordKind::Declare {
            return;
        }
        let llvm::DebugRecordLocation::Value(TypedValue { value: Value::Local(id), .. }) = record.location else {
            return;
        };
        let Some(Some(leaves)) = self.values.get(id.0 as usize) else { return };
        if let (Some(Operand::Reg(reg)), Some(name)) =
            (leaves.first(), self.cx.modules[self.mi].debug.variable_name(record.variable))
        {
            self.names.insert(*reg, name.to_string());
        }
    }
}

/// The blocks that can be reached, in reverse postorder.
fn order(body: &llvm::Body) -> Vec<usize> {
    let count = body.blocks.len();
    let mut succs: Vec<Vec<usize>> = Vec::with_capacity(count);
    for block in &body.blocks {
        let last = block.instructions.iter().rev().find(|i| i.kind.is_terminator());
        let list: Vec<llvm::BlockId> = match last.map(|i| &i.kind) {
            Some(InstructionKind::Br(block)) => vec![*block],
            Some(InstructionKind::CondBr { then_block, else_block, .. }) => vec![*then_block, *else_block],
            Some(InstructionKind::Switch { default, cases, .. }) => {
                std::iter::once(*default).chain(cases.iter().map(|&(_, block)| block)).collect()
            }
            Some(InstructionKind::IndirectBr { destinations, .. }) => destinations.clone(),
            Some(InstructionKind::Invoke(invoke)) => vec![invoke.normal],
            Some(InstructionKind::CallBr(branch)) => vec![branch.fallthrough],
            _ => Vec::new(),
        };
        succs.push(list.into_iter().map(|b| b.0 as usize).filter(|&b| b < count).collect());
    }
    mem2reg::reverse_postorder(&succs)
}

/// Our name of an integer operation of LLVM; `None` for floating-point ones.
pub(crate) fn int_op(op: llvm::BinaryOp) -> Option<BinOp> {
    Some(match op {
        llvm::BinaryOp::Add => BinOp::Add,
        llvm::BinaryOp::Sub => BinOp::Sub,
        llvm::BinaryOp::Mul => BinOp::Mul,
        llvm::BinaryOp::UDiv => BinOp::UDiv,
        llvm::BinaryOp::SDiv => BinOp::SDiv,
        llvm::BinaryOp::URem => BinOp::URem,
        llvm::BinaryOp::SRem => BinOp::SRem,
        llvm::BinaryOp::Shl => BinOp::Shl,
        llvm::BinaryOp::LShr => BinOp::LShr,
        llvm::BinaryOp::AShr => BinOp::AShr,
        llvm::BinaryOp::And => BinOp::And,
        llvm::BinaryOp::Or => BinOp::Or,
        llvm::BinaryOp::Xor => BinOp::Xor,
        llvm::BinaryOp::FAdd
        | llvm::BinaryOp::FSub
        | llvm::BinaryOp::FMul
        | llvm::BinaryOp::FDiv
        | llvm::BinaryOp::FRem => return None,
    })
}

/// Our name of a cast of LLVM.
pub(crate) fn cast_op(op: llvm::CastOp) -> CastOp {
    match op {
        llvm::CastOp::Trunc => CastOp::Trunc,
        llvm::CastOp::ZExt => CastOp::ZExt,
        llvm::CastOp::SExt => CastOp::SExt,
        llvm::CastOp::FPTrunc | llvm::CastOp::FPExt => CastOp::FpCast,
        llvm::CastOp::FPToUI => CastOp::FpToUi,
        llvm::CastOp::FPToSI => CastOp::FpToSi,
        llvm::CastOp::UIToFP => CastOp::UiToFp,
        llvm::CastOp::SIToFP => CastOp::SiToFp,
        llvm::CastOp::PtrToInt | llvm::CastOp::PtrToAddr => CastOp::PtrToInt,
        llvm::CastOp::IntToPtr => CastOp::IntToPtr,
        llvm::CastOp::BitCast | llvm::CastOp::AddrSpaceCast => CastOp::Bitcast,
    }
}

/// Our name of a comparison of LLVM.
pub(crate) fn compare_op(predicate: llvm::IntPredicate) -> CmpOp {
    match predicate {
        llvm::IntPredicate::Eq => CmpOp::Eq,
        llvm::IntPredicate::Ne => CmpOp::Ne,
        llvm::IntPredicate::Ugt => CmpOp::UGt,
        llvm::IntPredicate::Uge => CmpOp::UGe,
        llvm::IntPredicate::Ult => CmpOp::ULt,
        llvm::IntPredicate::Ule => CmpOp::ULe,
        llvm::IntPredicate::Sgt => CmpOp::SGt,
        llvm::IntPredicate::Sge => CmpOp::SGe,
        llvm::IntPredicate::Slt => CmpOp::SLt,
        llvm::IntPredicate::Sle => CmpOp::SLe,
    }
}

/// Our form of a floating-point comparison of LLVM.
fn float_compare_op(predicate: llvm::FloatPredicate) -> FCmpOp {
    let (lt, eq, gt, unordered) = match predicate {
        llvm::FloatPredicate::False => (false, false, false, false),
        llvm::FloatPredicate::Oeq => (false, true, false, false),
        llvm::FloatPredicate::Ogt => (false, false, true, false),
        llvm::FloatPredicate::Oge => (false, true, true, false),
        llvm::FloatPredicate::Olt => (true, false, false, false),
        llvm::FloatPredicate::Ole => (true, true, false, false),
        llvm::FloatPredicate::One => (true, false, true, false),
        llvm::FloatPredicate::Ord => (true, true, true, false),
        llvm::FloatPredicate::Ueq => (false, true, false, true),
        llvm::FloatPredicate::Ugt => (false, false, true, true),
        llvm::FloatPredicate::Uge => (false, true, true, true),
        llvm::FloatPredicate::Ult => (true, false, false, true),
        llvm::FloatPredicate::Ule => (true, true, false, true),
        llvm::FloatPredicate::Une => (true, false, true, true),
        llvm::FloatPredicate::Uno => (false, false, false, true),
        llvm::FloatPredicate::True => (true, true, true, true),
    };
    FCmpOp { lt, eq, gt, unordered }
}
