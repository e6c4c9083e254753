//! Emits the instructions of one thread: registers, their parts, flags and addresses.
//!
//! Source: the Intel manual, volume 1, 3.4 (registers, flags). Guarantee: each register's current value is one IR value
//! of the machine's word, so that dependencies through registers are those of the test. A 32-bit write clears the upper
//! half of a 64-bit register, narrower writes keep the rest. Flags are computed only if the thread tests them.

use super::inst::{Mem, RegPart, Test, TestKind};
use fencepost_ir::{
    Access, BinOp, BlockId, CastOp, CmpOp, Function, GlobalId, Inst, Jump, Loc, Op, Operand, Order, OverflowOp, Reg,
    Type,
};
use smallvec::SmallVec;

/// The flags that are modelled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flag {
    Zero,
    Sign,
    Carry,
    Overflow,
}

/// How many flags there are.
const FLAGS: usize = 4;

/// The accesses of ordinary moves.
const PLAIN: Access = Access { order: Order::Plain, volatile: true };

/// The flags that a test reads.
pub(super) fn tested(test: Test) -> &'static [Flag] {
    match test.kind {
        TestKind::Equal => &[Flag::Zero],
        TestKind::Below => &[Flag::Carry],
        TestKind::BelowEqual => &[Flag::Carry, Flag::Zero],
        TestKind::Less => &[Flag::Sign, Flag::Overflow],
        TestKind::LessEqual => &[Flag::Sign, Flag::Overflow, Flag::Zero],
        TestKind::Sign => &[Flag::Sign],
        TestKind::Overflow => &[Flag::Overflow],
    }
}

/// The function of a thread under construction.
pub(super) struct Builder<'g> {
    pub(super) func: Function,
    pub(super) block: BlockId,
    /// The position that emitted instructions get.
    pub(super) loc: Loc,
    /// The id of the global of a location.
    pub(super) global: &'g dyn Fn(&str) -> Option<GlobalId>,
    /// Bits of a register.
    pub(super) word: u8,
    /// The current values of the registers that the thread uses.
    pub(super) regs: [Option<Operand>; 16],
    /// The current values of the flags that the thread tests.
    pub(super) flags: [Option<Operand>; FLAGS],
}

impl Builder<'_> {
    pub(super) fn push(&mut self, op: Op, results: &[Type]) -> SmallVec<[Reg; 1]> {
        let results: SmallVec<[Reg; 1]> = results.iter().map(|ty| self.func.reg(*ty)).collect();
        let inst = Inst { results: results.clone(), op, loc: self.loc };
        self.func.blocks[self.block.index()].insts.push(inst);
        results
    }

    /// Emits an operation with one result.
    pub(super) fn value(&mut self, op: Op, ty: Type) -> Operand {
        Operand::Reg(self.push(op, &[ty])[0])
    }

    pub(super) fn bin(&mut self, op: BinOp, bits: u8, a: Operand, b: Operand) -> Operand {
        self.value(Op::Bin(op, a, b), Type::Int(bits))
    }

    pub(super) fn cmp(&mut self, op: CmpOp, a: Operand, b: Operand) -> Operand {
        self.value(Op::Cmp(op, a, b), Type::BOOL)
    }

    /// An integer of `from` bits as one of `to` bits: cut, or extended with zeros.
    pub(super) fn resize(&mut self, value: Operand, from: u8, to: u8) -> Operand {
        match (value, from.cmp(&to)) {
            (_, std::cmp::Ordering::Equal) => value,
            (Operand::Const(_, n), _) => Operand::int(to, n),
            (_, std::cmp::Ordering::Less) => self.value(Op::Cast(CastOp::ZExt, value, Type::Int(to)), Type::Int(to)),
            (_, std::cmp::Ordering::Greater) => {
                self.value(Op::Cast(CastOp::Trunc, value, Type::Int(to)), Type::Int(to))
            }
        }
    }

    /// The address of a location as an integer of the machine's word.
    pub(super) fn address_of(&mut self, name: &str) -> Operand {
        let ty = Type::Int(self.word);
        match (self.global)(name) {
            Some(id) => self.value(Op::Cast(CastOp::PtrToInt, Operand::Global(id, 0), ty), ty),
            None => Operand::int(self.word, 0),
        }
    }

    fn whole(&self, number: usize) -> Operand {
        self.regs[number].unwrap_or(Operand::int(self.word, 0))
    }

    pub(super) fn read(&mut self, part: RegPart) -> Operand {
        let mut value = self.whole(part.number);
        if part.high {
            value = self.bin(BinOp::LShr, self.word, value, Operand::int(self.word, 8));
        }
        self.resize(value, self.word, part.bits)
    }

    pub(super) fn write(&mut self, part: RegPart, value: Operand) {
        let wide = self.resize(value, part.bits, self.word);
        let written = if part.bits >= 32 {
            wide
        } else {
            let shift = if part.high { 8 } else { 0 };
            let mask = ((1u128 << part.bits) - 1) << shift;
            let old = self.whole(part.number);
            let kept = self.bin(BinOp::And, self.word, old, Operand::int(self.word, !mask));
            let moved = match shift {
                0 => wide,
                _ => self.bin(BinOp::Shl, self.word, wide, Operand::int(self.word, shift)),
            };
            self.bin(BinOp::Or, self.word, kept, moved)
        };
        self.regs[part.number] = Some(written);
    }

    /// The address of a memory operand as a pointer.
    pub(super) fn pointer(&mut self, mem: &Mem) -> Operand {
        let word = self.word;
        let mut offset = mem.offset;
        let mut pointer = match &mem.location {
            Some(name) => match (self.global)(name) {
                Some(id) => Operand::Global(id, std::mem::take(&mut offset)),
                None => Operand::NULL,
            },
            None => Operand::NULL,
        };
        if let Some(base) = mem.base {
            let value = self.read(base);
            let value = self.resize(value, base.bits, word);
            pointer = if mem.location.is_some() {
                self.value(Op::PtrAdd(pointer, value), Type::Ptr)
            } else {
                self.value(Op::Cast(CastOp::IntToPtr, value, Type::Ptr), Type::Ptr)
            };
        }
        if let Some((index, scale)) = mem.index {
            let value = self.read(index);
            let value = self.resize(value, index.bits, word);
            let scaled = self.bin(BinOp::Mul, word, value, Operand::int(word, u128::from(scale)));
            pointer = self.value(Op::PtrAdd(pointer, scaled), Type::Ptr);
        }
        if offset != 0 {
            let bytes = Operand::int(word, i128::from(offset) as u128);
            pointer = self.value(Op::PtrAdd(pointer, bytes), Type::Ptr);
        }
        pointer
    }

    pub(super) fn load(&mut self, addr: Operand, bits: u8) -> Operand {
        self.value(Op::Load(Type::Int(bits), addr, PLAIN), Type::Int(bits))
    }

    pub(super) fn store(&mut self, addr: Operand, value: Operand) {
        self.push(Op::Store { addr, value, access: PLAIN }, &[]);
    }

    /// Sets a flag, if the thread tests it.
    pub(super) fn flag(&mut self, flag: Flag, make: impl FnOnce(&mut Self) -> Operand) {
        if self.flags[flag as usize].is_some() {
            let value = make(self);
            self.flags[flag as usize] = Some(value);
        }
    }

    /// The zero and the sign flag of a result.
    pub(super) fn flags_of_result(&mut self, bits: u8, result: Operand) {
        let zero = Operand::int(bits, 0);
        self.flag(Flag::Zero, |b| b.cmp(CmpOp::Eq, result, zero));
        self.flag(Flag::Sign, |b| b.cmp(CmpOp::SLt, result, zero));
    }

    /// The flags of a bitwise operation.
    pub(super) fn flags_of_logic(&mut self, bits: u8, result: Operand) {
        self.flags_of_result(bits, result);
        self.flag(Flag::Carry, |_| Operand::FALSE);
        self.flag(Flag::Overflow, |_| Operand::FALSE);
    }

    /// The flags of `a + b` or `a - b`; the carry stays as it is if `carry` is false (`INC`, `DEC`).
    pub(super) fn flags_of_sum(
        &mut self,
        add: bool,
        bits: u8,
        (a, b): (Operand, Operand),
        result: Operand,
        carry: bool,
    ) {
        self.flags_of_result(bits, result);
        if carry {
            self.flag(Flag::Carry, |s| if add { s.cmp(CmpOp::ULt, result, a) } else { s.cmp(CmpOp::ULt, a, b) });
        }
        self.flag_overflow(add, bits, a, b);
    }

    /// The overflow flag of `a + b` or `a - b`.
    pub(super) fn flag_overflow(&mut self, add: bool, bits: u8, a: Operand, b: Operand) {
        let op = if add { OverflowOp::SAdd } else { OverflowOp::SSub };
        self.flag(Flag::Overflow, |s| Operand::Reg(s.push(Op::Overflow(op, a, b), &[Type::Int(bits), Type::BOOL])[1]));
    }

    /// The truth of a test as an `i1`.
    pub(super) fn holds(&mut self, test: Test) -> Operand {
        let flag = |b: &Self, f: Flag| b.flags[f as usize].unwrap_or(Operand::FALSE);
        let (zero, carry) = (flag(self, Flag::Zero), flag(self, Flag::Carry));
        let (sign, overflow) = (flag(self, Flag::Sign), flag(self, Flag::Overflow));
        let truth = match test.kind {
            TestKind::Equal => zero,
            TestKind::Below => carry,
            TestKind::BelowEqual => self.bin(BinOp::Or, 1, carry, zero),
            TestKind::Less => self.bin(BinOp::Xor, 1, sign, overflow),
            TestKind::LessEqual => {
                let less = self.bin(BinOp::Xor, 1, sign, overflow);
                self.bin(BinOp::Or, 1, less, zero)
            }
            TestKind::Sign => sign,
            TestKind::Overflow => overflow,
        };
        if test.negated {
            self.bin(BinOp::Xor, 1, truth, Operand::TRUE)
        } else {
            truth
        }
    }

    /// Makes a block whose parameters are the registers and flags.
    pub(super) fn state_block(&mut self) -> BlockId {
        let block = self.func.block();
        let registers = self.regs.iter().flatten().count();
        let flags = self.flags.iter().flatten().count();
        for i in 0..registers + flags {
            let ty = if i < registers { Type::Int(self.word) } else { Type::BOOL };
            let reg = self.func.reg(ty);
            self.func.blocks[block.index()].params.push(reg);
        }
        block
    }

    /// A jump that passes the current registers and flags on.
    pub(super) fn jump(&self, block: BlockId) -> Jump {
        Jump { block, args: self.regs.iter().chain(&self.flags).flatten().copied().collect() }
    }

    /// Continues in a block made by [`Builder::state_block`].
    pub(super) fn enter(&mut self, block: BlockId) {
        self.block = block;
        let params = &self.func.blocks[block.index()].params;
        let state = self.regs.iter_mut().chain(&mut self.flags).flatten();
        for (slot, param) in state.zip(params) {
            *slot = Operand::Reg(*param);
        }
    }
}
