//! Inline assembly that is a barrier or an x86 locked instruction.
//!
//! What it does: splits the template into instructions and matches each against the lists below; operands come from
//! LLVM's constraint string. Barriers of x86, Arm, Power, SPARC, RISC-V and s390 become fences, hints become yields,
//! `xchg` and instructions with `lock` become read-modify-writes (`seq_cst`).
//! Widths are those of the machine: an instruction has one, which its suffix and its registers name and must agree on;
//! memory is accessed with it whatever type the operand has, and of a register that is written the rest becomes zero
//! (32 bits) or stays (16 and 8).
//! Guarantee: a template, an operand or a constraint that is not recognised exactly is a diagnostic.
//! Misses: `isync` and `isb` (their effect needs control dependencies), load-linked/store-conditional loops,
//! the Intel dialect, `asm goto`.

use super::build::{Fun, Leaves};
use super::Lowered;
use crate::llvm::{self, InlineAsm};
use fencepost_ir::{
    eval, Access, BinOp, CastOp, CmpOp, Code, Diagnostic, FenceKind, FenceMask, Op, Operand, Order, RmwOp, Type,
};

/// An operand of the template.
#[derive(Clone, Copy, Debug)]
enum Place {
    /// A result in a register, by its number among the results.
    Out(usize),
    /// Memory at an address.
    Memory(Operand, Type),
    /// An input value.
    In(Operand),
    /// An input that stands in the instruction.
    Immediate(Operand),
    /// A result that is a flag.
    Flag,
}

/// An operand of an instruction: what it names, and the width if it says one.
#[derive(Clone, Copy, Debug)]
struct Named {
    place: Place,
    width: Option<u32>,
}

/// The operands and the state between the instructions of a template.
struct State {
    places: Vec<Place>,
    /// The value that starts in each result register.
    start: Vec<Option<Operand>>,
    /// The value that each result register holds now.
    results: Vec<Option<Operand>>,
    types: Vec<Type>,
    /// Which result is the accumulator, and an accumulator that is only an input.
    accumulator_out: Option<usize>,
    accumulator_in: Option<Operand>,
    /// What the flags hold: whether the last result was zero, negative, and the carry.
    zero: Option<Operand>,
    negative: Option<Operand>,
    carry: Option<Operand>,
    /// Which results are flags, by their condition codes.
    flags: Vec<(usize, String)>,
}

impl State {
    /// What a register holds now.
    fn held(&self, result: usize) -> Option<Operand> {
        self.results[result].or(self.start[result])
    }

    /// Forgets the flags that an instruction leaves otherwise.
    fn flags(&mut self, zero: Option<Operand>, negative: Option<Operand>, carry: Option<Operand>) {
        (self.zero, self.negative, self.carry) = (zero, negative, carry);
    }
}

impl<'c, 'm> Fun<'c, 'm> {
    /// An instruction of the machine without operands. Says whether it is known.
    pub(super) fn barrier(&mut self, instruction: &str) -> bool {
        let meaning = barrier(instruction);
        match meaning {
            Some(Barrier::Fence(kind)) => self.act(Op::Fence(kind)),
            Some(Barrier::Yield) => self.act(Op::Yield),
            Some(Barrier::Nothing) | None => {}
        }
        meaning.is_some()
    }

    /// A call of inline assembly.
    pub(super) fn inline_asm(&mut self, asm: &'m InlineAsm, call: &'m llvm::Call) -> Lowered<Leaves> {
        let shown = asm.template.replace(['\n', '\t'], " ");
        let fail = |reason: &str| {
            Diagnostic::new(
                Code::InlineAsm,
                format!("the inline assembly \"{}\" is not modelled: {reason}", shown.trim()),
            )
            .note("barriers and x86 locked instructions are; C11 atomics say the same portably")
        };
        let lines = instructions(&asm.template);
        if lines.iter().all(|line| barrier(line).is_some()) {
            for line in &lines {
                self.barrier(line);
            }
            // An empty template hands its tied inputs through: `asm("" : "+r"(x))` keeps a value.
            if call.return_type == llvm::TypeId::VOID {
                return Ok(Leaves::new());
            }
        }
        if asm.inteldialect {
            return Err(fail("it is in the Intel dialect"));
        }
        let mut state = self.operands(asm, call).map_err(|reason| fail(&reason))?;
        for line in &lines {
            if barrier(line).is_none() {
                self.locked(line, &mut state).map_err(|reason| fail(&reason))?;
            }
        }
        for (result, code) in std::mem::take(&mut state.flags) {
            let flag = self.condition(&code, &state).ok_or_else(|| fail("the flag that it reads is not known"))?;
            state.results[result] = Some(flag);
        }
        let mut leaves = Leaves::new();
        for index in 0..state.types.len() {
            let value = state.results[index].or(state.start[index]);
            let value = value.ok_or_else(|| fail("a result is never set"))?;
            leaves.push(self.coerce(value, state.types[index])?);
        }
        Ok(leaves)
    }

    /// Matches the constraints with the arguments and results of the call.
    fn operands(&mut self, asm: &'m InlineAsm, call: &'m llvm::Call) -> Result<State, String> {
        let text = |diagnostic: fencepost_ir::Diagnostic| diagnostic.message;
        let types: Vec<Type> = self.leaves(call.return_type).map_err(text)?.iter().map(|leaf| leaf.ty).collect();
        let count = types.len();
        let mut state = State {
            places: Vec::new(),
            start: vec![None; count],
            results: vec![None; count],
            types,
            accumulator_out: None,
            accumulator_in: None,
            zero: None,
            negative: None,
            carry: None,
            flags: Vec::new(),
        };
        let (mut out, mut arg) = (0, 0);
        for constraint in split_constraints(&asm.constraints) {
            if constraint.starts_with('~') {
                continue;
            }
            if constraint.starts_with('!') {
                return Err("it jumps".into());
            }
            let output = constraint.starts_with('=');
            let body = constraint.trim_start_matches(['=', '&', '%']);
            if output && !body.starts_with('*') {
                if out >= count {
                    return Err("its results do not fit its constraints".into());
                }
                if matches!(body, "{ax}" | "{eax}" | "{rax}" | "{al}") {
                    state.accumulator_out = Some(out);
                }
                if let Some(code) = body.strip_prefix("{@cc") {
                    state.flags.push((out, code.trim_end_matches('}').to_string()));
                    state.places.push(Place::Flag);
                    out += 1;
                    continue;
                }
                state.places.push(Place::Out(out));
                out += 1;
                continue;
            }
            let argument = call.arguments.get(arg).ok_or("its arguments do not fit its constraints")?;
            arg += 1;
            let value = self.scalar(argument.value).map_err(text)?;
            if body.starts_with('*') {
                let ty = argument.attributes.elementtype.or_else(|| self.module().types.pointee(argument.value.ty));
                let ty = ty.ok_or("the type of its memory operand is not known")?;
                let scalar = self.cx.modules[self.mi].types.scalar(ty).map_err(text)?;
                state.places.push(Place::Memory(value, scalar.ok_or("its memory operand is not a scalar")?));
                continue;
            }
            if let Ok(number) = body.parse::<usize>() {
                match state.places.get(number) {
                    Some(Place::Out(result)) => state.start[*result] = Some(value),
                    _ => return Err("an input is tied to no result".into()),
                }
            }
            if matches!(body, "{ax}" | "{eax}" | "{rax}" | "{al}") {
                state.accumulator_in = Some(value);
            }
            let immediate =
                matches!(value, Operand::Const(..)) && body.contains(['i', 'n', 'e', 'g', 'I', 'J', 'K', 'N', 'Z']);
            state.places.push(if immediate && !body.contains('{') {
                Place::Immediate(value)
            } else {
                Place::In(value)
            });
        }
        Ok(state)
    }

    /// One x86 instruction.
    fn locked(&mut self, line: &str, state: &mut State) -> Result<(), String> {
        let (lock, rest) = match line.strip_prefix("lock ") {
            Some(rest) => (true, rest),
            None => (false, line),
        };
        let (mnemonic, operands) = rest.split_once(' ').unwrap_or((rest, ""));
        let operands: Vec<&str> = operands.split(',').map(str::trim).filter(|o| !o.is_empty()).collect();
        let known = |stem: &str| mnemonic.strip_prefix(stem).and_then(suffix);
        if let Some(suffix) = known("xchg") {
            let (a, b) = (named(&operands, 0, state)?, named(&operands, 1, state)?);
            let (memory, register) = if matches!(a.place, Place::Memory(..)) { (a, b) } else { (b, a) };
            return self.exchange(RmwOp::Xchg, memory, register, suffix, state);
        }
        if let (Some(suffix), true) = (known("xadd"), lock) {
            let (register, memory) = (named(&operands, 0, state)?, named(&operands, 1, state)?);
            self.exchange(RmwOp::Add, memory, register, suffix, state)?;
            state.flags(None, None, None);
            return Ok(());
        }
        if let (Some(suffix), true) = (known("cmpxchg"), lock) {
            return self.compare_exchange(&operands, suffix, state);
        }
        if let (Some(suffix), false) = (known("mov"), lock) {
            return self.movement(&operands, suffix, state);
        }
        if let Some(code) = mnemonic.strip_prefix("set") {
            let flag = self.condition(code, state).ok_or("the flag that it reads is not known")?;
            let flag = self.cast(CastOp::ZExt, flag, Type::Int(8));
            return self.assign(named(&operands, 0, state)?.place, flag, 8, state);
        }
        if known("sbb").is_some() && operands.len() == 2 && operands[0] == operands[1] {
            let carry = state.carry.ok_or("the carry is not known")?;
            let register = named(&operands, 0, state)?;
            let bits = self.width(known("sbb").flatten(), &[register], state)?;
            let value = self.cast(CastOp::SExt, carry, Type::Int(bits as u8));
            return self.assign(register.place, value, bits, state);
        }
        if !lock {
            return Err(format!("'{mnemonic}' is not one of the known instructions"));
        }
        for stem in ["bts", "btr", "btc"] {
            if let Some(suffix) = known(stem) {
                return self.bit_test(stem, &operands, suffix, state);
            }
        }
        self.locked_arithmetic(mnemonic, &operands, state)
    }

    /// What a condition code says of the flags; `None` if they are not known.
    fn condition(&mut self, code: &str, state: &State) -> Option<Operand> {
        let (flag, holds) = match code {
            "e" | "z" => (state.zero, true),
            "ne" | "nz" => (state.zero, false),
            "s" => (state.negative, true),
            "ns" => (state.negative, false),
            "c" | "b" | "nae" => (state.carry, true),
            "nc" | "nb" | "ae" => (state.carry, false),
            _ => (None, true),
        };
        let flag = flag?;
        Some(if holds { flag } else { self.op(Op::Bin(BinOp::Xor, flag, Operand::TRUE), Type::BOOL) })
    }

    /// The width of an instruction: that of its suffix, which registers must have, too; or that of its registers; or
    /// that of its memory.
    fn width(&self, suffix: Option<u32>, operands: &[Named], state: &State) -> Result<u32, String> {
        let target = &self.cx.program.target;
        let mut width = suffix;
        for operand in operands {
            let own = match operand.place {
                Place::Out(result) => operand.width.unwrap_or(state.types[result].bits(target)),
                Place::In(value) => operand.width.unwrap_or(self.ty(value).bits(target)),
                Place::Memory(..) | Place::Immediate(_) | Place::Flag => continue,
            };
            if width.is_some_and(|w| w != own) {
                return Err("its operands do not have the same width".into());
            }
            width = Some(own);
        }
        let memory = operands.iter().find_map(|o| match o.place {
            Place::Memory(_, ty) => Some(ty.bits(target)),
            _ => None,
        });
        match width.or(memory) {
            Some(bits @ (8 | 16 | 32 | 64)) if bits <= u32::from(target.pointer_bits) => Ok(bits),
            _ => Err("its width is not known".into()),
        }
    }

    /// The memory that an instruction of a width accesses.
    fn accessed(&self, operand: Named, bits: u32) -> Result<(Operand, Type), String> {
        let Place::Memory(addr, ty) = operand.place else { return Err("its destination is not memory".into()) };
        let same = ty.bits(&self.cx.program.target) == bits && matches!(ty, Type::Int(_) | Type::Ptr);
        Ok((addr, if same { ty } else { Type::Int(bits as u8) }))
    }

    fn locked_arithmetic(&mut self, mnemonic: &str, operands: &[&str], state: &mut State) -> Result<(), String> {
        let stems = [("inc", RmwOp::Add), ("dec", RmwOp::Sub), ("add", RmwOp::Add), ("sub", RmwOp::Sub)];
        let logic = [("or", RmwOp::Or), ("and", RmwOp::And), ("xor", RmwOp::Xor)];
        let found = stems
            .into_iter()
            .chain(logic)
            .find_map(|(stem, op)| Some((stem, op, mnemonic.strip_prefix(stem).and_then(suffix)?)));
        let (stem, op, suffix) =
            found.ok_or_else(|| format!("'lock {mnemonic}' is not one of the known instructions"))?;
        let single = matches!(stem, "inc" | "dec");
        let target = operands.get(usize::from(!single)).copied().unwrap_or("");
        if is_stack(target) && operands.first() == Some(&"$$0") && !matches!(op, RmwOp::And) {
            // Adding nothing to the top of the stack is the usual full fence.
            self.act(Op::Fence(FenceKind::C(Order::SeqCst)));
            return Ok(());
        }
        let destination = named(operands, usize::from(!single), state)?;
        let source = if single { None } else { Some(named(operands, 0, state)?) };
        let all: Vec<Named> = source.into_iter().chain([destination]).collect();
        let bits = self.width(suffix, &all, state)?;
        let (addr, ty) = self.accessed(destination, bits)?;
        let value = match source {
            None => Operand::Const(ty, 1),
            Some(source) => self.source(source, bits, state)?,
        };
        let value = self.fitted(value, ty)?;
        let access = Access { order: Order::SeqCst, volatile: true };
        let old = self.op(Op::Rmw { op, addr, value, access }, ty);
        let int = Type::Int(bits as u8);
        let (old, value) = (self.fitted(old, int)?, self.fitted(value, int)?);
        let bin = match op {
            RmwOp::Add => BinOp::Add,
            RmwOp::Sub => BinOp::Sub,
            RmwOp::Or => BinOp::Or,
            RmwOp::And => BinOp::And,
            _ => BinOp::Xor,
        };
        let new = self.op(Op::Bin(bin, old, value), int);
        let zero = self.op(Op::Cmp(CmpOp::Eq, new, Operand::Const(int, 0)), Type::BOOL);
        let negative = self.op(Op::Cmp(CmpOp::SLt, new, Operand::Const(int, 0)), Type::BOOL);
        state.flags(Some(zero), Some(negative), None);
        Ok(())
    }

    /// `xchg` and `lock xadd`: the register receives the old value.
    fn exchange(
        &mut self,
        op: RmwOp,
        memory: Named,
        register: Named,
        suffix: Option<u32>,
        state: &mut State,
    ) -> Result<(), String> {
        if !matches!((memory.place, register.place), (Place::Memory(..), Place::Out(_))) {
            return Err("its operands are not a register and memory".into());
        }
        let bits = self.width(suffix, &[register, memory], state)?;
        let (addr, ty) = self.accessed(memory, bits)?;
        let value = self.source(register, bits, state)?;
        let value = self.fitted(value, ty)?;
        let access = Access { order: Order::SeqCst, volatile: true };
        let old = self.op(Op::Rmw { op, addr, value, access }, ty);
        self.assign(register.place, old, bits, state)
    }

    fn compare_exchange(&mut self, operands: &[&str], suffix: Option<u32>, state: &mut State) -> Result<(), String> {
        let (source, destination) = (named(operands, 0, state)?, named(operands, 1, state)?);
        let bits = self.width(suffix, &[source, destination], state)?;
        let (addr, ty) = self.accessed(destination, bits)?;
        let new = self.source(source, bits, state)?;
        let tied = state.accumulator_out.and_then(|out| state.held(out));
        let expected = tied.or(state.accumulator_in).ok_or("the accumulator has no value")?;
        if self.ty(expected).bits(&self.cx.program.target) != bits {
            return Err("the accumulator has another width".into());
        }
        let (expected, new) = (self.fitted(expected, ty)?, self.fitted(new, ty)?);
        let op = Op::CmpXchg {
            addr,
            expected,
            new,
            success: Access { order: Order::SeqCst, volatile: true },
            failure: Order::SeqCst,
            weak: false,
        };
        let results = self.ops(op, &[ty, Type::BOOL]);
        if let Some(out) = state.accumulator_out {
            self.assign(Place::Out(out), results[0], bits, state)?;
        }
        state.flags(Some(results[1]), None, None);
        Ok(())
    }

    fn bit_test(
        &mut self,
        stem: &str,
        operands: &[&str],
        suffix: Option<u32>,
        state: &mut State,
    ) -> Result<(), String> {
        let (source, destination) = (named(operands, 0, state)?, named(operands, 1, state)?);
        let bits = self.width(suffix, &[destination], state)?;
        let (addr, ty) = self.accessed(destination, bits)?;
        let Operand::Const(_, bit) = self.source(Named { width: None, ..source }, bits, state)? else {
            return Err("the number of the bit is not a constant".into());
        };
        if bit >= u128::from(bits) {
            return Err("the bit lies outside its operand".into());
        }
        let mask = 1u128 << bit;
        let (op, value) = match stem {
            "bts" => (RmwOp::Or, mask),
            "btc" => (RmwOp::Xor, mask),
            _ => (RmwOp::And, !mask & super::constant::mask(bits)),
        };
        let access = Access { order: Order::SeqCst, volatile: true };
        let old = self.op(Op::Rmw { op, addr, value: Operand::Const(ty, value), access }, ty);
        let int = Type::Int(bits as u8);
        let old = self.fitted(old, int)?;
        let kept = self.op(Op::Bin(BinOp::And, old, Operand::Const(int, mask)), int);
        let carry = self.op(Op::Cmp(CmpOp::Ne, kept, Operand::Const(int, 0)), Type::BOOL);
        state.flags(None, None, Some(carry));
        Ok(())
    }

    /// `mov` between a register and memory: a plain access.
    fn movement(&mut self, operands: &[&str], suffix: Option<u32>, state: &mut State) -> Result<(), String> {
        let (from, to) = (named(operands, 0, state)?, named(operands, 1, state)?);
        let bits = self.width(suffix, &[from, to], state)?;
        let value = match from.place {
            Place::Memory(..) if matches!(to.place, Place::Memory(..)) => return Err("both operands are memory".into()),
            Place::Memory(..) => {
                let (addr, ty) = self.accessed(from, bits)?;
                self.op(Op::Load(ty, addr, Access { order: Order::Plain, volatile: true }), ty)
            }
            _ => self.source(from, bits, state)?,
        };
        self.assign(to.place, value, bits, state)
    }

    /// A value of a width goes to a place. What is wider keeps its rest, but for 32 bits, which clear it.
    fn assign(&mut self, target: Place, value: Operand, bits: u32, state: &mut State) -> Result<(), String> {
        match target {
            Place::Out(result) => {
                let whole = state.types[result].bits(&self.cx.program.target);
                let value = if bits >= whole {
                    value
                } else {
                    let (int, wide) = (Type::Int(bits as u8), Type::Int(whole as u8));
                    let low = self.fitted(value, int)?;
                    let low = self.cast(CastOp::ZExt, low, wide);
                    if bits == 32 {
                        low
                    } else {
                        let held = state.held(result).ok_or("the rest of a register has no value")?;
                        let held = self.fitted(held, wide)?;
                        let rest = super::constant::mask(whole) & !super::constant::mask(bits);
                        let rest = self.op(Op::Bin(BinOp::And, held, Operand::Const(wide, rest)), wide);
                        self.op(Op::Bin(BinOp::Or, rest, low), wide)
                    }
                };
                state.results[result] = Some(self.fitted(value, state.types[result])?);
                Ok(())
            }
            Place::Memory(..) => {
                let (addr, ty) = self.accessed(Named { place: target, width: None }, bits)?;
                let value = self.fitted(value, ty)?;
                self.act(Op::Store { addr, value, access: Access { order: Order::Plain, volatile: true } });
                Ok(())
            }
            Place::In(_) | Place::Immediate(_) | Place::Flag => Err("its destination is an input".into()),
        }
    }

    /// The value of a source operand, an immediate or a register, cut to a width.
    fn source(&mut self, operand: Named, bits: u32, state: &State) -> Result<Operand, String> {
        let value = match operand.place {
            Place::In(value) => value,
            Place::Immediate(Operand::Const(ty, value)) => {
                // An immediate is extended by its sign.
                let value = eval::signed(ty.bits(&self.cx.program.target), value);
                return Ok(Operand::Const(Type::Int(bits as u8), value as u128 & super::constant::mask(bits)));
            }
            Place::Out(result) => state.held(result).ok_or("a register has no value")?,
            Place::Immediate(_) | Place::Memory(..) | Place::Flag => return Err("an operand is no value".into()),
        };
        let own = self.ty(value).bits(&self.cx.program.target);
        if own == bits {
            return Ok(value);
        }
        let whole = self.fitted(value, Type::Int(own as u8))?;
        self.fitted(whole, Type::Int(bits as u8))
    }

    fn fitted(&mut self, value: Operand, ty: Type) -> Result<Operand, String> {
        self.coerce(value, ty).map_err(|diagnostic| diagnostic.message)
    }
}

/// The width that the end of a mnemonic names, if it is one.
fn suffix(text: &str) -> Option<Option<u32>> {
    Some(match text {
        "" => None,
        "b" => Some(8),
        "w" => Some(16),
        "l" => Some(32),
        "q" => Some(64),
        _ => return None,
    })
}

/// The operand that `$0`, `${0:b}` or `$$1` names.
fn named(operands: &[&str], index: usize, state: &State) -> Result<Named, String> {
    let text = operands.get(index).ok_or("it has too few operands")?;
    if let Some(number) = text.strip_prefix("$$") {
        let value = match number.strip_prefix("0x") {
            Some(hex) => i64::from_str_radix(hex, 16),
            None => number.parse(),
        };
        let value = value.map_err(|_| format!("'{text}' is not a number"))?;
        let place = Place::Immediate(Operand::int(64, value as u64 as u128));
        return Ok(Named { place, width: None });
    }
    let unknown = || format!("the operand '{text}' is not known");
    let name = text.strip_prefix('$').ok_or_else(unknown)?;
    let name = name.trim_start_matches('{').trim_end_matches('}');
    let (number, modifier) = name.split_once(':').unwrap_or((name, ""));
    let width = match modifier {
        "" => None,
        "b" => Some(8),
        "w" => Some(16),
        "k" => Some(32),
        "q" => Some(64),
        // A plain number, or an address as it stands.
        "c" | "p" | "a" => None,
        _ => return Err(unknown()),
    };
    let number: usize = number.parse().map_err(|_| unknown())?;
    let place = state.places.get(number).copied().ok_or_else(|| format!("the operand '{text}' does not exist"))?;
    Ok(Named { place, width })
}

/// Whether an operand is a place on the stack.
fn is_stack(text: &str) -> bool {
    let Some(open) = text.find('(') else { return false };
    let displacement = &text[..open];
    let number = displacement.is_empty() || displacement.parse::<i64>().is_ok();
    number && matches!(&text[open..], "(%rsp)" | "(%esp)" | "(%%rsp)" | "(%%esp)")
}

/// The instructions of a template, in lower case, with single spaces, and with `lock` joined to what it locks.
fn instructions(template: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut locked = false;
    let mut repeated = false;
    // `rep; nop` and `lock; add` are one instruction each.
    for part in template.split(['\n', ';']) {
        let part = part.split('#').next().filter(|_| !part.contains("membar")).unwrap_or(part);
        let line = part.split_whitespace().collect::<Vec<_>>().join(" ").to_ascii_lowercase();
        match line.as_str() {
            "" => {}
            "lock" => locked = true,
            "rep" => repeated = true,
            _ => {
                let prefix = if locked {
                    "lock "
                } else if repeated {
                    "rep "
                } else {
                    ""
                };
                out.push(format!("{prefix}{line}"));
                (locked, repeated) = (false, false);
            }
        }
    }
    out
}

/// The constraints; a comma within braces does not separate.
fn split_constraints(text: &str) -> Vec<&str> {
    let mut out = Vec::new();
    let (mut start, mut depth) = (0, 0);
    for (position, byte) in text.bytes().enumerate() {
        match byte {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            b',' if depth <= 0 => {
                out.push(&text[start..position]);
                start = position + 1;
            }
            _ => {}
        }
    }
    if start < text.len() {
        out.push(&text[start..]);
    }
    out
}

/// An instruction without operands.
enum Barrier {
    Fence(FenceKind),
    Yield,
    Nothing,
}

/// The meaning of an instruction that is a barrier or a hint.
fn barrier(line: &str) -> Option<Barrier> {
    const LOADS: FenceMask = FenceMask::LL.and(FenceMask::LS);
    const LIGHT: FenceMask = LOADS.and(FenceMask::SS);
    let full = || Some(Barrier::Fence(FenceKind::C(Order::SeqCst)));
    let mask = |mask: FenceMask| Some(Barrier::Fence(FenceKind::Mask(mask)));
    if let Some(kinds) = line.strip_prefix("membar ") {
        let mut all = FenceMask::NONE;
        for kind in kinds.split('|').map(str::trim) {
            all = all.and(match kind {
                "#loadload" => FenceMask::LL,
                "#loadstore" => FenceMask::LS,
                "#storeload" => FenceMask::SL,
                "#storestore" => FenceMask::SS,
                "#sync" | "#memissue" => FenceMask::FULL,
                _ => return None,
            });
        }
        return if all == FenceMask::FULL { full() } else { mask(all) };
    }
    match line {
        "mfence" | "sync" | "hwsync" | "sync 0" | "dmb" | "dmb sy" | "dmb ish" | "dmb osh" | "dmb nsh" | "dsb"
        | "dsb sy" | "dsb ish" | "dsb osh" | "fence" | "fence rw,rw" | "fence rw, rw" | "fence iorw,iorw"
        | "fence iorw, iorw" | "bcr 15,0" | "bcr 14,0" | "bcr 15, 0" | "bcr 14, 0" | "mb" | "dbar 0" => full(),
        "sfence" | "eieio" | "dmb st" | "dmb ishst" | "dmb oshst" | "dmb nshst" | "dsb st" | "dsb ishst" | "wmb"
        | "fence w,w" | "fence w, w" => mask(FenceMask::SS),
        "lfence" | "dmb ld" | "dmb ishld" | "dmb oshld" | "dmb nshld" | "dsb ld" | "dsb ishld" | "fence r,rw"
        | "fence r, rw" => mask(LOADS),
        "fence r,r" | "fence r, r" => mask(FenceMask::LL),
        "fence rw,w" | "fence rw, w" => mask(FenceMask::LS.and(FenceMask::SS)),
        "lwsync" | "sync 1" | "fence.tso" => mask(LIGHT),
        "pause" | "yield" | "rep nop" | "wfe" | "sev" => Some(Barrier::Yield),
        "nop" => Some(Barrier::Nothing),
        _ => None,
    }
}
