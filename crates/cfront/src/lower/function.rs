//! Function bodies: blocks, phi nodes, and the instructions that compute.
//!
//! What it does: one block of our IR for each block of LLVM IR; phi nodes become block parameters; every value is
//! the list of its scalar leaves. Blocks are visited in reverse postorder, so that definitions come before uses.
//! Guarantee: blocks that cannot be reached are dropped; a use that no definition reaches is a diagnostic.
//! Misses: exceptions (an `invoke` is a call that does not unwind), `callbr`, vectors of pointers as addresses.

use super::blocks::{self, Unmarked};
use super::build::{Fun, Leaves};
use super::ops::{compare_op, float_compare_op};
use super::{mem2reg, scopes, text, Context, Lowered};
use crate::llvm::{self, InstructionKind, LocalId, TypedValue, Value};
use crate::rust::demangle::demangle;
use fencepost_ir::{
    BlockId, CastOp, CheckKind, Code, Diagnostic, FUnOp, FuncId, Jump, Loc, Op, Operand, Role, Terminator, Type,
};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The largest body, in instructions, that is lowered.
const MAX_INSTRUCTIONS: usize = 4_000_000;

/// What a function of the library model is: the model says so by the section that it names.
fn role(fun: &Fun<'_, '_>, function: &llvm::Function) -> Option<Role> {
    let section = function.section.filter(|_| fun.out.library)?;
    Role::named(fun.cx.modules[fun.mi].module.text(section).strip_prefix("fp.")?)
}

/// Lowers a function with a body.
pub(super) fn lower<'m>(cx: &mut Context<'m>, id: FuncId, mi: usize, function: &'m llvm::Function) -> Lowered<()> {
    let name = cx.program.functions[id.index()].name.clone();
    let mut fun = Fun::new(cx, mi, &name);
    fun.line = function.line;
    fun.out.library = fun.cx.program.functions[id.index()].library;
    fun.out.role = role(&fun, function);
    fun.origin = fun.cx.origins.get(&id).copied().unwrap_or(Loc::NONE);
    fun.out.loc = fun.cx.function_loc(mi, function);
    fun.loc = fun.out.loc;
    let source = fun.cx.modules[mi].module.text(function.name);
    fun.out.atomic = source.starts_with("__VERIFIER_atomic_");
    fun.out.pure = function.attributes.flags.readnone || fun.cx.options.assume_pure.iter().any(|name| name == source);
    let Some(body) = &function.body else { return Ok(()) };
    if let Err(diagnostic) = fun.body(function, body) {
        let diagnostic = fun.placed(diagnostic);
        if !demangle(source).is_some_and(|path| path.is_formatting()) {
            return Err(diagnostic);
        }
        cx.cannot_be_printed(diagnostic);
        let mut fun = Fun::new(cx, mi, &name);
        fun.out.library = fun.cx.program.functions[id.index()].library;
        let out = fun.formatting(function)?;
        cx.program.functions[id.index()] = out;
        return Ok(());
    }
    let target = fun.cx.program.target;
    let mut names = std::mem::take(&mut fun.names);
    let begins = std::mem::take(&mut fun.begins);
    let (stands, unmarked) = (std::mem::take(&mut fun.stands), fun.take_unmarked());
    let declared = std::mem::take(&mut fun.declared);
    let mut out = fun.out;
    let mut begins = begins;
    let debug = &cx.modules[mi].debug;
    blocks::mark(&mut out, stands, &unmarked, debug, &mut begins);
    scopes::place(&mut out, &target, &begins, &declared, &mut names);
    if !cx.wait_for_jumps(id, &out, &names) {
        mem2reg::promote(&mut out, &target, &names);
        scopes::join_ends(&mut out);
    }
    cx.program.functions[id.index()] = out;
    Ok(())
}

impl<'c, 'm> Fun<'c, 'm> {
    /// Lowers the whole body.
    fn body(&mut self, function: &'m llvm::Function, body: &'m llvm::Body) -> Lowered<()> {
        let total: usize = body.blocks.iter().map(|b| b.instructions.len()).sum();
        if total > MAX_INSTRUCTIONS {
            return Err(Diagnostic::new(Code::TooLarge, "the function has too many instructions"));
        }
        for leaf in self.leaves(function.return_type)?.iter() {
            self.out.rets.push(leaf.ty);
        }
        self.out.variadic = function.variadic;
        self.values = vec![None; body.locals.len()];
        self.locals = Some(&body.locals);
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
        if self.cx.modules[self.mi].rust {
            self.doomed = text::panicking(self.module(), body);
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
        self.panicking = self.doomed.get(index).copied().unwrap_or(false);
        for (at, instruction) in block.instructions.iter().enumerate() {
            if self.ended {
                return Ok(());
            }
            self.rest = &block.instructions[at + 1..];
            self.line = instruction.line;
            if let Some(id) = instruction.debug_location {
                self.scope = self.cx.modules[self.mi].debug.block_of(id);
                self.loc = self.cx.loc(self.mi, id);
            } else if !instruction.kind.is_terminator() {
                self.loc = Loc::NONE;
                self.scope = None;
            }
            self.instruction(instruction)?;
            self.literal(instruction);
        }
        if self.ended {
            return Ok(());
        }
        Err(Diagnostic::new(Code::MalformedIr, "a block does not end"))
    }

    /// Sets the leaves of a local.
    pub fn set(&mut self, local: LocalId, leaves: Leaves) -> Lowered<()> {
        match self.values.get_mut(local.0 as usize) {
            Some(slot) => *slot = Some(leaves),
            None => return Err(Diagnostic::new(Code::MalformedIr, "a value has no place")),
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
        for index in (0..body.blocks.len()).filter(|&index| done[index]) {
            let destinations: Vec<usize> = self.out.blocks[index].term.jumps().map(|jump| jump.block.index()).collect();
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
                        return Err(Diagnostic::new(Code::MalformedIr, text));
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
            InstructionKind::CallBr(_) => return Err(Diagnostic::new(Code::InlineAsm, "'asm goto' is not modelled")),
            InstructionKind::Resume(_) | InstructionKind::LandingPad { .. } => {
                return Err(Diagnostic::new(Code::Exceptions, "exceptions are not modelled"));
            }
            InstructionKind::Unsupported { name, .. } => {
                let name = self.module().text(*name).to_string();
                return Err(Diagnostic::new(Code::Unmodelled, format!("the instruction '{name}' is not modelled")));
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
                    return Err(Diagnostic::new(Code::MalformedIr, "the parts of a 'select' do not fit"));
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
            return Err(Diagnostic::new(Code::MalformedIr, "a jump leads to the entry block or to none"));
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
                return Err(Diagnostic::new(Code::MalformedIr, "a case is not an integer"));
            };
            if !seen.insert(bits) {
                return Err(Diagnostic::new(Code::MalformedIr, "a case stands twice in a switch"));
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

    /// Notes the object of a compound literal, and objects that no declaration may follow for.
    fn literal(&mut self, instruction: &'m llvm::Instruction) {
        let InstructionKind::Alloca { .. } = instruction.kind else { return };
        let local = instruction.result.and_then(|id| Some((id, self.locals?.get(id.0 as usize)?)));
        let Some((id, llvm::Local { name: llvm::LocalName::Named(name), .. })) = local else { return };
        let name = self.module().text(*name);
        let Some(Some(leaves)) = self.values.get(id.0 as usize) else { return };
        let Some(Operand::Reg(reg)) = leaves.first() else { return };
        if name.starts_with(".compoundliteral") {
            self.unmarked.push(Unmarked::Literal(*reg));
        } else if !name.contains('.') && !matches!(name, "retval" | "saved_stack") && !self.cx.modules[self.mi].rust {
            self.undeclared.insert(*reg, name.trim_end_matches(|c: char| c.is_ascii_digit()) == "tmp");
        }
    }

    /// The objects without marks, also those that nothing declares.
    fn take_unmarked(&mut self) -> Vec<Unmarked> {
        let mut undeclared: Vec<(fencepost_ir::Reg, bool)> = std::mem::take(&mut self.undeclared).into_iter().collect();
        undeclared.sort_unstable();
        let kind = |(reg, temporary)| if temporary { Unmarked::Literal(reg) } else { Unmarked::Unreached(reg) };
        let mut all = std::mem::take(&mut self.unmarked);
        all.extend(undeclared.into_iter().map(kind));
        all
    }

    /// Remembers the name of the variable that a stack object holds, and where it is declared.
    fn debug_record(&mut self, record: &'m llvm::DebugRecord) {
        if record.kind != llvm::DebugRecordKind::Declare {
            return;
        }
        let llvm::DebugRecordLocation::Value(TypedValue { value: Value::Local(id), .. }) = record.location else {
            return;
        };
        let Some(Some(leaves)) = self.values.get(id.0 as usize).cloned() else { return };
        if let (Some(Operand::Reg(reg)), false) = (leaves.first(), self.cx.modules[self.mi].rust) {
            self.undeclared.remove(reg);
            if !self.begins.values().any(|object| object == reg) {
                if let Operand::Reg(copy) = self.op(Op::Copy(Operand::Reg(*reg)), Type::Ptr) {
                    self.declared.insert(copy, *reg);
                }
            }
            let block = self.cx.modules[self.mi].debug.declared_in(record.variable);
            self.unmarked.extend(block.map(|block| Unmarked::Variable(*reg, block)));
        }
        if let (Some(Operand::Reg(reg)), Some(name)) =
            (leaves.first(), self.cx.modules[self.mi].debug.variable_name(record.variable))
        {
            self.names.insert(*reg, name.to_string());
            if self.cx.modules[self.mi].rust {
                // It may be promoted only when what it is passed to has dissolved.
                self.out.regs[reg.index()].name = Some(name.into());
            }
        }
    }
}

/// The blocks that a block leads to; `None` where it leads nowhere and does not return either.
pub(super) fn successors(block: &llvm::BasicBlock) -> Option<Vec<usize>> {
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
        Some(InstructionKind::Unreachable) => return None,
        _ => Vec::new(),
    };
    Some(list.into_iter().map(|b| b.0 as usize).collect())
}

/// The blocks that can be reached, in reverse postorder.
fn order(body: &llvm::Body) -> Vec<usize> {
    let count = body.blocks.len();
    let mut succs: Vec<Vec<usize>> = Vec::with_capacity(count);
    for block in &body.blocks {
        succs.push(successors(block).unwrap_or_default().into_iter().filter(|&b| b < count).collect());
    }
    mem2reg::reverse_postorder(&succs)
}
