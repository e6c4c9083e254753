//! The statements of a function in C: memory, threads, sections, checks.
//!
//! Source: Tomasco et al. (TACAS 2015), Figure 4, rules 3 to 5 and 11 to 16. `CHECK_RETURN` follows every statement behind
//! which the thread may go no further. A read-modify-write is an atomic section of a read and a write.
//! Misses: what [`Refusal`] names.

use super::expression::{self, Operands};
use super::function::{comment, is_silent, result, Body};
use super::sharing::operand_type;
use super::Refusal;
use fencepost_check::finding::{FindingKind, Property};
use fencepost_ir::visit::{self, Effect};
use fencepost_ir::{BinOp, BlockId, CheckKind, FuncId, Inst, Op, Operand, Type};

/// Which function of the runtime a failing check calls.
pub fn failure(kind: CheckKind) -> &'static str {
    match FindingKind::Check(kind, String::new()).property() {
        Property::Assert => "violation",
        Property::Memsafety | Property::Race | Property::Deadlock => "misuse",
    }
}

impl Body<'_, '_> {
    fn bytes(&self, ty: Type) -> Result<u32, Refusal> {
        match ty.bytes(&self.target()) {
            n @ (1 | 2 | 4 | 8) => Ok(n),
            n => Err(format!("an access of {n} bytes")),
        }
    }

    fn check_return(&self) -> String {
        format!("CHECK_RETURN({});", self.nothing)
    }

    /// One instruction.
    #[allow(clippy::too_many_lines)] // One arm an operation; each is short or delegates.
    pub fn statement(&mut self, block: BlockId, at: usize, inst: &Inst) -> Result<Vec<String>, Refusal> {
        let target = self.target();
        let nothing = self.nothing;
        if visit::effect(&inst.op) == Effect::Pure {
            return self.computation(inst);
        }
        Ok(match &inst.op {
            op if is_silent(op) => {
                if let (Op::Print { .. }, Some(r)) = (op, result(inst)) {
                    if self.used(*r) {
                        return Err("the number of characters that printf has written".into());
                    }
                }
                Vec::new()
            }
            // A division that may fail.
            Op::Bin(BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem, _, divisor) => {
                let mut lines =
                    vec![format!("GUARD({} != 0, {nothing}); /* division by zero */", self.operand(*divisor))];
                let text = expression::pure(self, &inst.op)?;
                lines.extend(self.assign(result(inst), &text));
                lines
            }
            Op::Alloca { size, .. } => self.object(block, at, inst, *size, false)?,
            Op::Malloc { size, zeroed, .. } => self.object(block, at, inst, *size, *zeroed)?,
            Op::StackEnd(p) => self.scope_end(*p)?,
            Op::Free(p) => vec![format!("object_free({});", self.operand(*p)), self.check_return()],
            Op::ObjectSize(p) => {
                let p = self.operand(*p);
                let text = format!("(in_object({p}, 0) ? object_size[OBJECT({p})] - OFFSET({p}) : 0u)");
                self.assign(result(inst), &text).into_iter().collect()
            }
            Op::TlsAddr(g) => {
                let text = self.emitter.layout.thread_local(*g);
                self.assign(result(inst), &text).into_iter().collect()
            }
            Op::Load(ty, addr, _) => {
                let bytes = self.bytes(*ty)?;
                let text = self.narrowed(*ty, &format!("mem_read({}, {bytes})", self.operand(*addr)))?;
                vec![self.assign(result(inst), &text).unwrap_or_else(|| format!("(void){text};")), self.check_return()]
            }
            Op::Store { addr, value, .. } => {
                let bytes = self.bytes(operand_type(self.func, *value))?;
                let (addr, value) = (self.operand(*addr), self.operand(*value));
                vec![format!("mem_write({addr}, {bytes}, {value});"), self.check_return()]
            }
            Op::Rmw { op, addr, value, .. } => {
                let ty = operand_type(self.func, *value);
                let (addr, value) = (self.operand(*addr), self.operand(*value));
                let new = expression::modified(*op, ty, target, "old", &value)?;
                let mut lines = self.section(ty, &addr)?;
                lines.push(format!("    mem_write({addr}, {}, {new});", self.bytes(ty)?));
                lines.push(format!("    {}", self.check_return()));
                lines.extend(self.assign(result(inst), "old").map(|l| format!("    {l}")));
                if result(inst).is_none_or(|r| !self.has_local(*r)) && !new.contains("old") {
                    lines.push("    (void)old;".into());
                }
                lines.extend(["    mem_unlock();".into(), "}".into()]);
                lines
            }
            Op::CmpXchg { addr, expected, new, weak, .. } => {
                let ty = operand_type(self.func, *expected);
                let (addr, expected) = (self.operand(*addr), self.operand(*expected));
                let new = self.operand(*new);
                let mut lines = self.section(ty, &addr)?;
                let spurious = if *weak { " && (NONDET_8() & 1)" } else { "" };
                lines.push(format!("    uint8_t same = old == {expected}{spurious};"));
                lines.push("    if (same)".into());
                lines.push(format!("        mem_write({addr}, {}, {new});", self.bytes(ty)?));
                lines.push(format!("    {}", self.check_return()));
                lines.extend(self.assign(inst.results.first(), "old").map(|l| format!("    {l}")));
                lines.extend(self.assign(inst.results.get(1), "same").map(|l| format!("    {l}")));
                lines.extend(["    mem_unlock();".into(), "}".into()]);
                lines
            }
            Op::MemCopy { dst, src, len, unit, overlap } => {
                self.block_unit(*unit)?;
                let (to, from, len) = (self.operand(*dst), self.operand(*src), self.operand(*len));
                let overlap = u8::from(*overlap);
                vec![format!("copy_block({to}, {from}, {len}, {unit}, {overlap});"), self.check_return()]
            }
            Op::MemSet { dst, byte, len, unit } => {
                self.block_unit(*unit)?;
                let (to, byte, len) = (self.operand(*dst), self.operand(*byte), self.operand(*len));
                vec![format!("fill_block({to}, {byte}, {len}, {unit});"), self.check_return()]
            }
            Op::Call { func, args } => self.call(inst, *func, args)?,
            Op::CallIndirect { callee, args, rets } => self.call_indirect(inst, *callee, args, rets)?,
            Op::ThreadNew => {
                let call = self.assign(result(inst), "mem_thread_create()");
                vec![call.unwrap_or_else(|| "mem_thread_create();".into()), self.check_return()]
            }
            Op::ThreadStart { id, func, arg } => {
                let (id, func, arg) = (self.operand(*id), self.operand(*func), self.operand(*arg));
                vec![format!("thread_create({id}, {func}, {arg});"), self.check_return()]
            }
            Op::ThreadJoin(id) => {
                let text = format!("mem_join({})", self.operand(*id));
                vec![self.assign(result(inst), &text).unwrap_or_else(|| format!("{text};")), self.check_return()]
            }
            Op::ThreadSelf => self.assign(result(inst), "ct + 1u").into_iter().collect(),
            Op::AtomicBegin => vec!["mem_lock();".into(), self.check_return()],
            Op::AtomicEnd => vec!["mem_unlock();".into(), self.check_return()],
            Op::Assume(c) => vec![format!("REQUIRE({}, {nothing}); /* assume */", self.operand(*c))],
            Op::Await(c) => vec![format!("REQUIRE({}, {nothing}); /* wait until */", self.operand(*c))],
            Op::Assert { cond, kind, text } => {
                let check = if failure(*kind) == "violation" { "CHECK" } else { "GUARD" };
                vec![format!("{check}({}, {nothing}); /* {} */", self.operand(*cond), comment(text))]
            }
            Op::Nondet(ty, _) => {
                let text = expression::nondet(*ty, target)?;
                self.assign(result(inst), &text).into_iter().collect()
            }
            Op::StackSave | Op::StackRestore(_) => return Err("arrays whose length depends on the run".into()),
            Op::VarArgs => return Err("functions that take any number of arguments".into()),
            Op::Format { .. } => return Err("text that is written into memory".into()),
            Op::Copy(_)
            | Op::Bin(..)
            | Op::Un(..)
            | Op::FBin(..)
            | Op::FUn(..)
            | Op::FMulAdd(..)
            | Op::Cmp(..)
            | Op::FCmp(..)
            | Op::Cast(..)
            | Op::Select(..)
            | Op::Overflow(..)
            | Op::FunnelShift { .. }
            | Op::PtrAdd(..) => self.computation(inst)?,
            Op::Fence(_) | Op::Yield | Op::Commit | Op::Observe(_) | Op::Print { .. } => Vec::new(),
        })
    }

    fn block_unit(&self, unit: u32) -> Result<(), Refusal> {
        match unit {
            1 | 2 | 4 | 8 => Ok(()),
            n => Err(format!("an access of {n} bytes")),
        }
    }

    /// What was read, as a value of the type.
    fn narrowed(&self, ty: Type, text: &str) -> Result<String, Refusal> {
        let target = self.target();
        let bits = ty.bits(&target);
        let c = expression::c_type(ty, target)?;
        Ok(match bits {
            8 | 16 | 32 | 64 => format!("({c}){text}"),
            _ => format!("({c})({text} & {})", expression::literal(64, (1u128 << bits) - 1)),
        })
    }

    fn computation(&mut self, inst: &Inst) -> Result<Vec<String>, Refusal> {
        if let (Op::Overflow(op, a, b), [value, flag]) = (&inst.op, inst.results.as_slice()) {
            let (v, o) = expression::overflow(self, *op, *a, *b)?;
            let lines = [self.assign(Some(value), &v), self.assign(Some(flag), &o)];
            return Ok(lines.into_iter().flatten().collect());
        }
        let Some(&r) = result(inst) else { return Ok(Vec::new()) };
        if !self.used(r) {
            return Ok(Vec::new());
        }
        let text = expression::pure(self, &inst.op)?;
        match self.assign(Some(&r), &text) {
            Some(line) => Ok(vec![line]),
            None => {
                self.fold(r, text);
                Ok(Vec::new())
            }
        }
    }

    /// The beginning of a read-modify-write.
    fn section(&self, ty: Type, addr: &str) -> Result<Vec<String>, Refusal> {
        let bytes = self.bytes(ty)?;
        let c = expression::c_type(ty, self.target())?;
        let read = self.narrowed(ty, &format!("mem_read({addr}, {bytes})"))?;
        let check = self.check_return();
        Ok(vec![
            "{".into(),
            "    mem_lock();".into(),
            format!("    {check}"),
            format!("    {c} old = {read};"),
            format!("    {check}"),
        ])
    }

    fn object(
        &mut self,
        block: BlockId,
        at: usize,
        inst: &Inst,
        size: Operand,
        zeroed: bool,
    ) -> Result<Vec<String>, Refusal> {
        let local = self.emitter.sharing.escape.object_is_local(self.id, block, at);
        if !local && matches!(inst.op, Op::Alloca { .. }) && !self.made_once(block) {
            return Err("a local variable that other threads may reach and that is made again and again".into());
        }
        let maker = if local { "own_new" } else { "shared_new" };
        let text = format!("{maker}({}, {})", self.operand(size), u8::from(zeroed));
        Ok(vec![self.assign(result(inst), &text).unwrap_or_else(|| format!("{text};")), self.check_return()])
    }

    /// The end of a block scope: objects of one thread end like a stack, those that threads share have a cell for it.
    fn scope_end(&mut self, object: Operand) -> Result<Vec<String>, Refusal> {
        let places = self.func.blocks.iter().enumerate();
        let all = places.flat_map(|(b, block)| block.insts.iter().enumerate().map(move |(k, i)| (b, k, i)));
        let made = all.filter(|(_, _, i)| matches!(i.op, Op::Alloca { .. }));
        let this = |i: &Inst| i.results.first().is_some_and(|r| Operand::Reg(*r) == object);
        let found = made.filter(|(_, _, i)| this(i)).map(|(b, k, _)| (BlockId::from_index(b), k)).next();
        let Some((block, at)) = found else {
            return Err("a local variable whose life begins at several places".into());
        };
        if self.emitter.sharing.escape.object_is_local(self.id, block, at) {
            return Ok(Vec::new());
        }
        Ok(vec![format!("object_end({});", self.operand(object)), self.check_return()])
    }

    /// Arguments of a call, and locals for results beyond the first.
    fn arguments(&mut self, inst: &Inst, func: FuncId, args: &[Operand]) -> Result<(Vec<String>, String), Refusal> {
        let program = self.emitter.program;
        let callee = program.func(func);
        if callee.variadic && args.len() > callee.params.len() {
            return Err("functions that take any number of arguments".into());
        }
        let target = self.target();
        let mut list: Vec<String> = Vec::new();
        for (p, a) in callee.params.iter().zip(args) {
            let (to, from) = (callee.ty(*p).bits(&target), operand_type(self.func, *a).bits(&target));
            let text = self.operand(*a);
            list.push(if to < from { format!("({}){text}", expression::c_type(callee.ty(*p), target)?) } else { text });
        }
        if args.len() < callee.params.len() {
            return Err("a call with too few arguments".into());
        }
        let mut before = Vec::new();
        for (k, ty) in callee.rets.iter().enumerate().skip(1) {
            before.push(format!("    {} more{k} = 0;", expression::c_type(*ty, target)?));
            list.push(format!("&more{k}"));
        }
        let _ = inst;
        Ok((before, format!("{}({})", self.emitter.functions[func.index()], list.join(", "))))
    }

    fn call(&mut self, inst: &Inst, func: FuncId, args: &[Operand]) -> Result<Vec<String>, Refusal> {
        let (before, text) = self.arguments(inst, func, args)?;
        let several = !before.is_empty();
        let first = match self.assign(result(inst), &text) {
            Some(line) => line,
            None => format!("{text};"),
        };
        if !several {
            return Ok(vec![first, self.check_return()]);
        }
        let mut lines = vec!["{".to_string()];
        lines.extend(before);
        lines.push(format!("    {first}"));
        lines.push(format!("    {}", self.check_return()));
        for (k, r) in inst.results.iter().enumerate().skip(1) {
            let more = format!("more{k}");
            let line = self.assign(Some(r), &more).unwrap_or_else(|| format!("(void){more};"));
            lines.push(format!("    {line}"));
        }
        lines.push("}".into());
        Ok(lines)
    }

    /// A call through a pointer: one case for each function that fits.
    fn call_indirect(
        &mut self,
        inst: &Inst,
        callee: Operand,
        args: &[Operand],
        rets: &[Type],
    ) -> Result<Vec<String>, Refusal> {
        let program = self.emitter.program;
        let at = self.operand(callee);
        let mut lines = Vec::new();
        for (i, f) in program.functions.iter().enumerate() {
            let func = FuncId::from_index(i);
            let fits = f.params.len() <= args.len() && f.rets.len() >= rets.len() && !f.variadic;
            if !self.emitter.sharing.addressed[i] || !self.emitter.sharing.reachable[i] || !fits {
                continue;
            }
            let word = if lines.is_empty() { "if" } else { "} else if" };
            lines.push(format!("{word} ({at} == FUNCTION({i}u)) {{"));
            lines.extend(self.call(inst, func, args)?.into_iter().map(|l| format!("    {l}")));
        }
        if lines.is_empty() {
            return Ok(vec!["misuse(); /* no function fits */".into(), self.check_return()]);
        }
        lines.push("} else {".into());
        lines.push("    misuse(); /* not a function that fits */".into());
        lines.push(format!("    {}", self.check_return()));
        lines.push("}".into());
        Ok(lines)
    }
}
