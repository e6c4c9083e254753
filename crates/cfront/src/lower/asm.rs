//! Inline assembly that is a barrier or an x86 locked instruction.
//!
//! What it does: splits the template into instructions and matches each against the lists below; operands come from
//! LLVM's constraint string. Barriers of x86, Arm, Power, SPARC, RISC-V and s390 become fences, hints become yields,
//! `xchg` and instructions with `lock` become read-modify-writes (`seq_cst`).
//! Guarantee: a template, an operand or a constraint that is not recognised exactly is a diagnostic.
//! Misses: `isync` and `isb` (their effect needs control dependencies), load-linked/store-conditional loops,
//! the Intel dialect, `asm goto`.

use super::build::{Fun, Leaves};
use super::Lowered;
use crate::llvm::{self, InlineAsm};
use fencepost_ir::{
    Access, BinOp, CastOp, CmpOp, Code, Diagnostic, FenceKind, FenceMask, Op, Operand, Order, RmwOp, Type,
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
            state.places.push(Place::In(value));
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
        let known =
            |stem: &str| mnemonic.strip_prefix(stem).is_some_and(|suffix| matches!(suffix, "" | "b" | "w" | "l" | "q"));
        if known("xchg") {
            let (a, b) = (place(&operands, 0, state)?, place(&operands, 1, state)?);
            let (memory, register) = if matches!(a, Place::Memory(..)) { (a, b) } else { (b, a) };
            return self.exchange(RmwOp::Xchg, memory, register, state);
        }
        if known("xadd") && lock {
            let (register, memory) = (place(&operands, 0, state)?, place(&operands, 1, state)?);
            return self.exchange(RmwOp::Add, memory, register, state);
        }
        if known("cmpxchg") && lock {
            return self.compare_exchange(&operands, state);
        }
        if known("mov") && !lock {
            return self.movement(&operands, state);
        }
        if let Some(set) = mnemonic.strip_prefix("set") {
            let flag = match set {
                "e" | "z" => state.zero,
                "ne" | "nz" => state.zero.map(|zero| self.op(Op::Bin(BinOp::Xor, zero, Operand::TRUE), Type::BOOL)),
                "s" => state.negative,
                "c" | "b" => state.carry,
                _ => None,
            };
            let flag = flag.ok_or("the flag that it reads is not known")?;
            return self.assign(place(&operands, 0, state)?, flag, state);
        }
        if known("sbb") && operands.len() == 2 && operands[0] == operands[1] {
            let carry = state.carry.ok_or("the carry is not known")?;
            let Place::Out(result) = place(&operands, 0, state)? else { return Err("its operand is no result".into()) };
            let ty = state.types[result];
            let value = self.cast(CastOp::SExt, carry, ty);
            state.results[result] = Some(value);
            return Ok(());
        }
        if !lock {
            return Err(format!("'{mnemonic}' is not one of the known instructions"));
        }
        if known("bts") || known("btr") || known("btc") {
            return self.bit_test(&mnemonic[..3], &operands, state);
        }
        self.locked_arithmetic(mnemonic, &operands, state)
    }

    fn locked_arithmetic(&mut self, mnemonic: &str, operands: &[&str], state: &mut State) -> Result<(), String> {
        let stems = [("inc", RmwOp::Add), ("dec", RmwOp::Sub), ("add", RmwOp::Add), ("sub", RmwOp::Sub)];
        let logic = [("or", RmwOp::Or), ("and", RmwOp::And), ("xor", RmwOp::Xor)];
        let found = stems.into_iter().chain(logic).find(|(stem, _)| {
            mnemonic.strip_prefix(stem).is_some_and(|suffix| matches!(suffix, "" | "b" | "w" | "l" | "q"))
        });
        let (stem, op) = found.ok_or_else(|| format!("'lock {mnemonic}' is not one of the known instructions"))?;
        let single = matches!(stem, "inc" | "dec");
        let target = operands.get(usize::from(!single)).copied().unwrap_or("");
        if is_stack(target) && operands.first() == Some(&"$$0") && !matches!(op, RmwOp::And) {
            // Adding nothing to the top of the stack is the usual full fence.
            self.act(Op::Fence(FenceKind::C(Order::SeqCst)));
            return Ok(());
        }
        let Place::Memory(addr, ty) = place(operands, usize::from(!single), state)? else {
            return Err("its destination is not memory".into());
        };
        let value = if single { Operand::Const(ty, 1) } else { self.source(operands[0], ty, state)? };
        let access = Access { order: Order::SeqCst, volatile: true };
        let old = self.op(Op::Rmw { op, addr, value, access }, ty);
        let bin = match op {
            RmwOp::Add => BinOp::Add,
            RmwOp::Sub => BinOp::Sub,
            RmwOp::Or => BinOp::Or,
            RmwOp::And => BinOp::And,
            _ => BinOp::Xor,
        };
        let new = self.op(Op::Bin(bin, old, value), ty);
        state.zero = Some(self.op(Op::Cmp(CmpOp::Eq, new, Operand::Const(ty, 0)), Type::BOOL));
        state.negative = Some(self.op(Op::Cmp(CmpOp::SLt, new, Operand::Const(ty, 0)), Type::BOOL));
        state.carry = None;
        Ok(())
    }

    /// `xchg` and `lock xadd`: the register receives the old value.
    fn exchange(&mut self, op: RmwOp, memory: Place, register: Place, state: &mut State) -> Result<(), String> {
        let (Place::Memory(addr, ty), Place::Out(result)) = (memory, register) else {
            return Err("its operands are not a register and memory".into());
        };
        let value = state.results[result].or(state.start[result]).ok_or("its register has no value")?;
        let value = self.coerce(value, ty).map_err(|diagnostic| diagnostic.message)?;
        let access = Access { order: Order::SeqCst, volatile: true };
        state.results[result] = Some(self.op(Op::Rmw { op, addr, value, access }, ty));
        Ok(())
    }

    fn compare_exchange(&mut self, operands: &[&str], state: &mut State) -> Result<(), String> {
        let Place::Memory(addr, ty) = place(operands, 1, state)? else {
            return Err("its destination is not memory".into());
        };
        let new = self.source(operands[0], ty, state)?;
        let tied = state.accumulator_out.and_then(|out| state.results[out].or(state.start[out]));
        let expected = tied.or(state.accumulator_in).ok_or("the accumulator has no value")?;
        let expected = self.coerce(expected, ty).map_err(|diagnostic| diagnostic.message)?;
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
            state.results[out] = Some(results[0]);
        }
        state.zero = Some(results[1]);
        (state.negative, state.carry) = (None, None);
        Ok(())
    }

    fn bit_test(&mut self, stem: &str, operands: &[&str], state: &mut State) -> Result<(), String> {
        let Place::Memory(addr, ty) = place(operands, 1, state)? else {
            return Err("its destination is not memory".into());
        };
        let bits = ty.bits(&self.cx.program.target);
        let Operand::Const(_, bit) = self.source(operands[0], ty, state)? else {
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
        let kept = self.op(Op::Bin(BinOp::And, old, Operand::Const(ty, mask)), ty);
        state.carry = Some(self.op(Op::Cmp(CmpOp::Ne, kept, Operand::Const(ty, 0)), Type::BOOL));
        (state.zero, state.negative) = (None, None);
        Ok(())
    }

    /// `mov` between a register and memory: a plain access.
    fn movement(&mut self, operands: &[&str], state: &mut State) -> Result<(), String> {
        let target = place(operands, 1, state)?;
        let access = Access { order: Order::Plain, volatile: true };
        match target {
            Place::Memory(addr, ty) => {
                let value = self.source(operands[0], ty, state)?;
                self.act(Op::Store { addr, value, access });
                Ok(())
            }
            Place::Out(result) => {
                let ty = state.types[result];
                let value = match place(operands, 0, state) {
                    Ok(Place::Memory(addr, ty)) => self.op(Op::Load(ty, addr, access), ty),
                    _ => self.source(operands[0], ty, state)?,
                };
                self.assign(target, value, state)
            }
            Place::In(_) => Err("its destination is an input".into()),
        }
    }

    fn assign(&mut self, target: Place, value: Operand, state: &mut State) -> Result<(), String> {
        match target {
            Place::Out(result) => {
                let value = self.coerce(value, state.types[result]).map_err(|diagnostic| diagnostic.message)?;
                state.results[result] = Some(value);
                Ok(())
            }
            Place::Memory(addr, ty) => {
                let value = self.coerce(value, ty).map_err(|diagnostic| diagnostic.message)?;
                self.act(Op::Store { addr, value, access: Access { order: Order::Plain, volatile: true } });
                Ok(())
            }
            Place::In(_) => Err("its destination is an input".into()),
        }
    }

    /// The value of a source operand: an immediate or a register.
    fn source(&mut self, text: &str, ty: Type, state: &State) -> Result<Operand, String> {
        if let Some(number) = text.strip_prefix("$$") {
            let value: i64 = number.parse().map_err(|_| format!("'{text}' is not a number"))?;
            let bits = ty.bits(&self.cx.program.target);
            return Ok(Operand::Const(ty, value as i128 as u128 & super::constant::mask(bits)));
        }
        let value = match place(&[text], 0, state)? {
            Place::In(value) => value,
            Place::Out(result) => state.results[result].or(state.start[result]).ok_or("a register has no value")?,
            Place::Memory(..) => return Err("both operands are memory".into()),
        };
        self.coerce(value, ty).map_err(|diagnostic| diagnostic.message)
    }
}

/// The operand that `$0` or `${0:b}` names.
fn place(operands: &[&str], index: usize, state: &State) -> Result<Place, String> {
    let text = operands.get(index).ok_or("it has too few operands")?;
    let number = text.strip_prefix('$').ok_or_else(|| format!("the operand '{text}' is not known"))?;
    let number = number.trim_start_matches('{').trim_end_matches('}');
    let number = number.split(':').next().unwrap_or(number);
    let number: usize = number.parse().map_err(|_| format!("the operand '{text}' is not known"))?;
    state.places.get(number).copied().ok_or_else(|| format!("the operand '{text}' does not exist"))
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
