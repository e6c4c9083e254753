//! Translates the code of one thread.
//!
//! Source: the Intel manual, volume 2, for each instruction; volume 3A, 8.2, for what is atomic.
//! Guarantee: a locked instruction (and `XCHG` with memory, which is always locked) is one sequentially consistent
//! read-modify-write; an unlocked one that reads and writes memory is a load and a store. Misses: `LOCK NEG`.

use super::super::lex::Source;
use super::builder::{tested, Builder, Flag};
use super::inst::{Alu, Arg, Fence, Instruction, Mem, RegPart, Shift, Unary, What};
use super::parse::Column;
use fencepost_ir::{
    Access, BinOp, BlockId, CmpOp, Diagnostic, FenceKind, FenceMask, Op, Operand, Order, RmwOp, Terminator, Type,
};

/// What a thread needs to know about the test.
pub(super) struct Context<'c, 'a> {
    pub(super) source: &'c Source<'a>,
    /// The size in bytes of a location's element.
    pub(super) size: &'c dyn Fn(&str) -> Option<u32>,
    /// Bits of an access through a register whose width nothing says.
    pub(super) default_bits: u8,
    pub(super) word: u8,
}

const LOCKED: Access = Access { order: Order::SeqCst, volatile: true };

impl Context<'_, '_> {
    /// The operand width that suffix and registers give, if they do.
    pub(super) fn written_bits(&self, inst: &Instruction) -> Result<Option<u8>, Diagnostic> {
        if let What::Set(..) = inst.what {
            return Ok(Some(8));
        }
        let mut bits = inst.suffix;
        for arg in inst.args() {
            let own = match arg {
                Arg::Reg(part) => part.bits,
                Arg::Address(_) => self.word,
                Arg::Imm(_) | Arg::Mem(_) => continue,
            };
            if bits.is_some_and(|b| b != own) {
                return Err(self.source.malformed(inst.at, "the operands of this instruction differ in width"));
            }
            bits = Some(own);
        }
        Ok(bits)
    }

    fn bits(&self, inst: &Instruction) -> Result<u8, Diagnostic> {
        if let Some(bits) = self.written_bits(inst)? {
            return Ok(bits);
        }
        let location = inst.memory().and_then(|m| m.location.as_deref());
        let size = location.and_then(|name| (self.size)(name)).and_then(|bytes| u8::try_from(8 * bytes).ok());
        Ok(size.unwrap_or(self.default_bits))
    }
}

/// Emits the code; the builder stands in the entry block with the registers' initial values, and afterwards in a
/// block that every end of the thread reaches.
pub(super) fn thread(cx: &Context<'_, '_>, b: &mut Builder<'_>, column: &Column) -> Result<(), Diagnostic> {
    let code = &column.code;
    let leaders = leaders(cx, column)?;
    if leaders.is_empty() {
        for inst in code {
            step(cx, b, inst)?;
        }
        return Ok(());
    }
    let blocks: Vec<BlockId> = leaders.iter().map(|_| b.state_block()).collect();
    let block_at = |index: usize| match leaders.binary_search(&index) {
        Ok(i) => blocks[i],
        Err(_) => blocks[blocks.len() - 1],
    };
    terminate(b, Terminator::Jump(b.jump(blocks[0])));
    for (i, start) in leaders.iter().enumerate() {
        b.enter(blocks[i]);
        let Some(end) = leaders.get(i + 1).copied() else { break };
        let target = |label: &str| block_at(target(column, label).unwrap_or(code.len()));
        let mut ended = false;
        for inst in &code[*start..end] {
            b.loc = cx.source.loc(inst.at);
            let term = match &inst.what {
                What::Ret => Terminator::Jump(b.jump(block_at(code.len()))),
                What::Jmp(label) => Terminator::Jump(b.jump(target(label))),
                What::Jump(test, label) => {
                    let cond = b.holds(*test);
                    Terminator::Branch { cond, then: b.jump(target(label)), other: b.jump(block_at(end)) }
                }
                What::Nop
                | What::Fence(_)
                | What::Mov(..)
                | What::Lea(..)
                | What::Alu(..)
                | What::Unary(..)
                | What::Shift(..)
                | What::Cmp(..)
                | What::Test(..)
                | What::Xchg(..)
                | What::Xadd(..)
                | What::CmpXchg(..)
                | What::Set(..)
                | What::CMov(..) => {
                    step(cx, b, inst)?;
                    continue;
                }
            };
            terminate(b, term);
            ended = true;
        }
        if !ended {
            terminate(b, Terminator::Jump(b.jump(block_at(end))));
        }
    }
    Ok(())
}

fn terminate(b: &mut Builder<'_>, term: Terminator) {
    let block = &mut b.func.blocks[b.block.index()];
    block.term = term;
    block.loc = b.loc;
}

fn target(column: &Column, label: &str) -> Option<usize> {
    column.labels.iter().find(|(known, _)| known == label).map(|(_, index)| *index)
}

/// The reachable places where a block starts, and the end of the code; none if the code has no jumps.
fn leaders(cx: &Context<'_, '_>, column: &Column) -> Result<Vec<usize>, Diagnostic> {
    let code = &column.code;
    let mut starts = vec![0, code.len()];
    let mut jumps = false;
    for (i, inst) in code.iter().enumerate() {
        if let What::Ret | What::Jmp(_) | What::Jump(..) = inst.what {
            jumps = true;
            starts.push(i + 1);
        }
        if let What::Jmp(label) | What::Jump(_, label) = &inst.what {
            let missing = || cx.source.malformed(inst.at, format!("there is no label `{label}` in this thread"));
            starts.push(target(column, label).ok_or_else(missing)?);
        }
    }
    if !jumps {
        return Ok(Vec::new());
    }
    starts.sort_unstable();
    starts.dedup();
    Ok(starts)
}

/// Emits an instruction that does not jump.
fn step(cx: &Context<'_, '_>, b: &mut Builder<'_>, inst: &Instruction) -> Result<(), Diagnostic> {
    b.loc = cx.source.loc(inst.at);
    let bits = cx.bits(inst)?;
    match &inst.what {
        What::Nop | What::Ret | What::Jmp(_) | What::Jump(..) => {}
        What::Fence(fence) => {
            let kind = match fence {
                Fence::Full => FenceKind::C(Order::SeqCst),
                Fence::Stores => FenceKind::Mask(FenceMask::SS),
                Fence::Loads => FenceKind::Mask(FenceMask::LL.and(FenceMask::LS)),
            };
            b.push(Op::Fence(kind), &[]);
        }
        What::Mov(to, from) => {
            let value = get(b, from, bits);
            put(cx, b, inst, to, value)?;
        }
        What::Lea(to, mem) => {
            let value = effective(b, mem);
            let value = b.resize(value, b.word, bits);
            put(cx, b, inst, to, value)?;
        }
        What::Alu(op, to, from) => alu(cx, b, inst, *op, (to, from), bits)?,
        What::Unary(op, to) => unary(cx, b, inst, *op, to, bits)?,
        What::Shift(op, to, count) => shift(cx, b, inst, (*op, *count), to, bits)?,
        What::Cmp(x, y) => {
            let (x, y) = (get(b, x, bits), get(b, y, bits));
            compare(b, bits, x, y);
        }
        What::Test(x, y) => {
            let (x, y) = (get(b, x, bits), get(b, y, bits));
            let result = b.bin(BinOp::And, bits, x, y);
            b.flags_of_logic(bits, result);
        }
        What::Xchg(x, y) => exchange(cx, b, inst, (x, y), bits)?,
        What::Xadd(to, from) => {
            let addend = get(b, from, bits);
            let old = update(cx, b, inst, to, bits, (RmwOp::Add, BinOp::Add), addend)?;
            b.flag_sum(true, bits, old, addend);
            put(cx, b, inst, from, old)?;
        }
        What::CmpXchg(to, from) => compare_exchange(cx, b, inst, (to, from), bits)?,
        What::Set(test, to) => {
            let truth = b.holds(*test);
            let value = b.resize(truth, 1, 8);
            put(cx, b, inst, to, value)?;
        }
        What::CMov(test, to, from) => {
            let (old, new) = (get(b, to, bits), get(b, from, bits));
            let cond = b.holds(*test);
            let value = b.value(Op::Select(cond, new, old), Type::Int(bits));
            put(cx, b, inst, to, value)?;
        }
    }
    Ok(())
}

/// The value of an operand.
fn get(b: &mut Builder<'_>, arg: &Arg, bits: u8) -> Operand {
    match arg {
        Arg::Reg(part) => b.read(*part),
        Arg::Imm(n) => Operand::int(bits, *n as u128),
        Arg::Address(name) => b.address_of(name),
        Arg::Mem(mem) => {
            let addr = b.pointer(mem);
            b.load(addr, bits)
        }
    }
}

/// Writes an operand.
fn put(
    cx: &Context<'_, '_>,
    b: &mut Builder<'_>,
    inst: &Instruction,
    to: &Arg,
    value: Operand,
) -> Result<(), Diagnostic> {
    match to {
        Arg::Reg(part) => b.write(*part, value),
        Arg::Mem(mem) => {
            let addr = b.pointer(mem);
            b.store(addr, value);
        }
        Arg::Imm(_) | Arg::Address(_) => {
            return Err(cx.source.malformed(inst.at, "a constant cannot be the destination of an instruction"));
        }
    }
    Ok(())
}

/// The address that `LEA` computes, as an integer.
fn effective(b: &mut Builder<'_>, mem: &Mem) -> Operand {
    let word = b.word;
    let add = |b: &mut Builder<'_>, sum: Option<Operand>, value: Operand| match sum {
        Some(sum) => b.bin(BinOp::Add, word, sum, value),
        None => value,
    };
    let mut sum = mem.location.as_deref().map(|name| b.address_of(name));
    if let Some(base) = mem.base {
        let value = b.read(base);
        let value = b.resize(value, base.bits, word);
        sum = Some(add(b, sum, value));
    }
    if let Some((index, scale)) = mem.index {
        let value = b.read(index);
        let value = b.resize(value, index.bits, word);
        let scaled = b.bin(BinOp::Mul, word, value, Operand::int(word, u128::from(scale)));
        sum = Some(add(b, sum, scaled));
    }
    let offset = Operand::int(word, i128::from(mem.offset) as u128);
    if mem.offset == 0 {
        sum.unwrap_or(offset)
    } else {
        add(b, sum, offset)
    }
}

/// Replaces an operand by a function of it and a value, and gives what it was before. Locked if the instruction is.
fn update(
    cx: &Context<'_, '_>,
    b: &mut Builder<'_>,
    inst: &Instruction,
    to: &Arg,
    bits: u8,
    (rmw, op): (RmwOp, BinOp),
    value: Operand,
) -> Result<Operand, Diagnostic> {
    match to {
        Arg::Mem(mem) => {
            let addr = b.pointer(mem);
            if inst.locked {
                return Ok(b.value(Op::Rmw { op: rmw, addr, value, access: LOCKED }, Type::Int(bits)));
            }
            let old = b.load(addr, bits);
            let new = b.bin(op, bits, old, value);
            b.store(addr, new);
            Ok(old)
        }
        Arg::Reg(part) => {
            let old = b.read(*part);
            let new = b.bin(op, bits, old, value);
            b.write(*part, new);
            Ok(old)
        }
        Arg::Imm(_) | Arg::Address(_) => put(cx, b, inst, to, value).map(|()| value),
    }
}

fn alu(
    cx: &Context<'_, '_>,
    b: &mut Builder<'_>,
    inst: &Instruction,
    op: Alu,
    (to, from): (&Arg, &Arg),
    bits: u8,
) -> Result<(), Diagnostic> {
    let value = get(b, from, bits);
    let ops = match op {
        Alu::Add => (RmwOp::Add, BinOp::Add),
        Alu::Sub => (RmwOp::Sub, BinOp::Sub),
        Alu::And => (RmwOp::And, BinOp::And),
        Alu::Or => (RmwOp::Or, BinOp::Or),
        Alu::Xor => (RmwOp::Xor, BinOp::Xor),
    };
    let old = update(cx, b, inst, to, bits, ops, value)?;
    match op {
        Alu::Add => b.flag_sum(true, bits, old, value),
        Alu::Sub => b.flag_sum(false, bits, old, value),
        Alu::And | Alu::Or | Alu::Xor => {
            if b.tests_flags() {
                let result = b.bin(ops.1, bits, old, value);
                b.flags_of_logic(bits, result);
            }
        }
    }
    Ok(())
}

fn unary(
    cx: &Context<'_, '_>,
    b: &mut Builder<'_>,
    inst: &Instruction,
    op: Unary,
    to: &Arg,
    bits: u8,
) -> Result<(), Diagnostic> {
    let one = Operand::int(bits, 1);
    match op {
        Unary::Inc | Unary::Dec => {
            let add = op == Unary::Inc;
            let ops = if add { (RmwOp::Add, BinOp::Add) } else { (RmwOp::Sub, BinOp::Sub) };
            let old = update(cx, b, inst, to, bits, ops, one)?;
            if b.tests_flags() {
                let result = b.bin(ops.1, bits, old, one);
                b.flags_of_sum(add, bits, (old, one), result, false);
            }
        }
        Unary::Not => {
            update(cx, b, inst, to, bits, (RmwOp::Xor, BinOp::Xor), Operand::int(bits, u128::MAX))?;
        }
        Unary::Neg if inst.locked => return Err(cx.source.unsupported(inst.at, "`LOCK NEG` is not supported")),
        Unary::Neg => {
            let zero = Operand::int(bits, 0);
            let old = get(b, to, bits);
            let result = b.bin(BinOp::Sub, bits, zero, old);
            put(cx, b, inst, to, result)?;
            b.flags_of_sum(false, bits, (zero, old), result, true);
        }
    }
    Ok(())
}

fn shift(
    cx: &Context<'_, '_>,
    b: &mut Builder<'_>,
    inst: &Instruction,
    (op, count): (Shift, u8),
    to: &Arg,
    bits: u8,
) -> Result<(), Diagnostic> {
    let count = if bits == 64 { count & 63 } else { count & 31 };
    if count == 0 {
        return Ok(());
    }
    let old = get(b, to, bits);
    let by = |n: u8| Operand::int(bits, u128::from(n));
    let result = match op {
        Shift::Left | Shift::Right if count >= bits => Operand::int(bits, 0),
        Shift::Left => b.bin(BinOp::Shl, bits, old, by(count)),
        Shift::Right => b.bin(BinOp::LShr, bits, old, by(count)),
        Shift::Arithmetic => b.bin(BinOp::AShr, bits, old, by(count.min(bits - 1))),
    };
    put(cx, b, inst, to, result)?;
    b.flags_of_result(bits, result);
    // The last bit that was shifted out, and the overflow flag of a shift by one; both are undefined otherwise.
    b.flag(Flag::Carry, |b| {
        if count > bits {
            return Operand::Undef(Type::BOOL);
        }
        let place = if op == Shift::Left { bits - count } else { count - 1 };
        let bit = b.bin(BinOp::LShr, bits, old, by(place));
        b.resize(bit, bits, 1)
    });
    b.flag(Flag::Overflow, |b| match op {
        Shift::Left | Shift::Right | Shift::Arithmetic if count != 1 => Operand::Undef(Type::BOOL),
        Shift::Left => {
            let changed = b.bin(BinOp::Xor, bits, old, result);
            b.cmp(CmpOp::SLt, changed, by(0))
        }
        Shift::Right => b.cmp(CmpOp::SLt, old, by(0)),
        Shift::Arithmetic => Operand::FALSE,
    });
    Ok(())
}

fn compare(b: &mut Builder<'_>, bits: u8, x: Operand, y: Operand) {
    b.flag(Flag::Zero, |b| b.cmp(CmpOp::Eq, x, y));
    b.flag(Flag::Carry, |b| b.cmp(CmpOp::ULt, x, y));
    if b.tests(Flag::Sign) || b.tests(Flag::Overflow) {
        let result = b.bin(BinOp::Sub, bits, x, y);
        let zero = Operand::int(bits, 0);
        b.flag(Flag::Sign, |b| b.cmp(CmpOp::SLt, result, zero));
        b.flag_overflow(false, bits, x, y);
    }
}

fn exchange(
    cx: &Context<'_, '_>,
    b: &mut Builder<'_>,
    inst: &Instruction,
    (x, y): (&Arg, &Arg),
    bits: u8,
) -> Result<(), Diagnostic> {
    let (mem, other) = match (x, y) {
        (Arg::Mem(mem), Arg::Reg(part)) | (Arg::Reg(part), Arg::Mem(mem)) => (mem, *part),
        (Arg::Reg(_) | Arg::Imm(_) | Arg::Address(_) | Arg::Mem(_), _) => {
            let (old_x, old_y) = (get(b, x, bits), get(b, y, bits));
            put(cx, b, inst, x, old_y)?;
            return put(cx, b, inst, y, old_x);
        }
    };
    let addr = b.pointer(mem);
    let value = b.read(other);
    let old = b.value(Op::Rmw { op: RmwOp::Xchg, addr, value, access: LOCKED }, Type::Int(bits));
    b.write(other, old);
    Ok(())
}

/// `CMPXCHG`: the accumulator is compared with the destination, which gets the source if they are equal; otherwise the
/// accumulator gets the destination. The accumulator keeps its upper half if they are equal.
fn compare_exchange(
    cx: &Context<'_, '_>,
    b: &mut Builder<'_>,
    inst: &Instruction,
    (to, from): (&Arg, &Arg),
    bits: u8,
) -> Result<(), Diagnostic> {
    let part = RegPart { number: 0, bits, high: false };
    let whole = RegPart { bits: b.word, ..part };
    let expected = b.read(part);
    let untouched = b.read(whole);
    let new = get(b, from, bits);
    let (old, equal) = match to {
        Arg::Mem(mem) if inst.locked => {
            let addr = b.pointer(mem);
            let (success, failure) = (LOCKED, Order::SeqCst);
            let op = Op::CmpXchg { addr, expected, new, success, failure, weak: false };
            let results = b.push(op, &[Type::Int(bits), Type::BOOL]);
            (Operand::Reg(results[0]), Operand::Reg(results[1]))
        }
        // Without a lock the destination is written in both cases.
        Arg::Mem(mem) => {
            let addr = b.pointer(mem);
            let old = b.load(addr, bits);
            let equal = b.cmp(CmpOp::Eq, expected, old);
            let value = b.value(Op::Select(equal, new, old), Type::Int(bits));
            b.store(addr, value);
            (old, equal)
        }
        Arg::Reg(_) | Arg::Imm(_) | Arg::Address(_) => {
            let old = get(b, to, bits);
            let equal = b.cmp(CmpOp::Eq, expected, old);
            let value = b.value(Op::Select(equal, new, old), Type::Int(bits));
            put(cx, b, inst, to, value)?;
            (old, equal)
        }
    };
    b.write(part, old);
    let loaded = b.read(whole);
    let accumulator = b.value(Op::Select(equal, untouched, loaded), Type::Int(b.word));
    b.write(whole, accumulator);
    compare(b, bits, expected, old);
    b.flag(Flag::Zero, |_| equal);
    Ok(())
}

impl Builder<'_> {
    fn tests(&self, flag: Flag) -> bool {
        self.flags[flag as usize].is_some()
    }

    fn tests_flags(&self) -> bool {
        self.flags.iter().any(Option::is_some)
    }

    fn flag_sum(&mut self, add: bool, bits: u8, a: Operand, b: Operand) {
        if self.tests_flags() {
            let result = self.bin(if add { BinOp::Add } else { BinOp::Sub }, bits, a, b);
            self.flags_of_sum(add, bits, (a, b), result, true);
        }
    }
}

/// Which flags the thread tests.
pub(super) fn tested_flags(column: &Column) -> [bool; 4] {
    let mut found = [false; 4];
    for inst in &column.code {
        if let What::Set(test, _) | What::CMov(test, ..) | What::Jump(test, _) = inst.what {
            tested(test).iter().for_each(|f| found[*f as usize] = true);
        }
    }
    found
}
