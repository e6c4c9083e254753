//! The x86 instructions that litmus tests use: their tree.
//!
//! Source: the Intel manual (volume 2) for what each does, herd's manual for how tests write them.
//! Misses: floating point, vectors, string instructions, the stack, non-temporal stores, the parity flag.

/// A part of one of the sixteen general registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RegPart {
    /// The register's number: 0 for the accumulator.
    pub(super) number: usize,
    /// How many bits are named: 8, 16, 32 or 64.
    pub(super) bits: u8,
    /// The second byte (`AH`) instead of the lowest.
    pub(super) high: bool,
}

/// A place in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Mem {
    /// The location, if one is named.
    pub(super) location: Option<String>,
    /// A register that is added.
    pub(super) base: Option<RegPart>,
    /// A register that is added so many times.
    pub(super) index: Option<(RegPart, u8)>,
    /// Bytes that are added.
    pub(super) offset: i64,
}

/// An operand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Arg {
    Reg(RegPart),
    Imm(i128),
    /// The address of a location (`$x`).
    Address(String),
    Mem(Mem),
}

/// Arithmetic on two operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Alu {
    Add,
    Sub,
    And,
    Or,
    Xor,
}

/// Arithmetic on one operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unary {
    Inc,
    Dec,
    Neg,
    Not,
}

/// Shifts by a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shift {
    Left,
    Right,
    Arithmetic,
}

/// The three fences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fence {
    Full,
    Stores,
    Loads,
}

/// What a conditional instruction tests; `negated` turns it around.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Test {
    pub(super) kind: TestKind,
    pub(super) negated: bool,
}

/// The tests on the flags.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TestKind {
    /// Zero flag.
    Equal,
    /// Carry flag.
    Below,
    /// Carry or zero flag.
    BelowEqual,
    /// Sign and overflow differ.
    Less,
    /// Sign and overflow differ, or zero.
    LessEqual,
    /// Sign flag.
    Sign,
    /// Overflow flag.
    Overflow,
}

/// What an instruction does; the destination comes first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum What {
    Nop,
    /// The thread ends.
    Ret,
    Fence(Fence),
    Mov(Arg, Arg),
    /// The address of the second operand.
    Lea(Arg, Mem),
    Alu(Alu, Arg, Arg),
    Unary(Unary, Arg),
    Shift(Shift, Arg, u8),
    Cmp(Arg, Arg),
    Test(Arg, Arg),
    Xchg(Arg, Arg),
    Xadd(Arg, Arg),
    CmpXchg(Arg, Arg),
    Set(Test, Arg),
    CMov(Test, Arg, Arg),
    Jmp(String),
    Jump(Test, String),
}

/// An instruction of a thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Instruction {
    pub(super) what: What,
    /// The operand width that the mnemonic's suffix gives.
    pub(super) suffix: Option<u8>,
    /// Whether it has a `LOCK` prefix.
    pub(super) locked: bool,
    /// Where it stands in the text.
    pub(super) at: usize,
}

impl Instruction {
    /// The operands, destination first.
    pub(super) fn args(&self) -> Vec<&Arg> {
        match &self.what {
            What::Nop | What::Ret | What::Fence(_) | What::Jmp(_) | What::Jump(..) => Vec::new(),
            What::Lea(a, _) | What::Unary(_, a) | What::Shift(_, a, _) | What::Set(_, a) => vec![a],
            What::Mov(a, b)
            | What::Alu(_, a, b)
            | What::Cmp(a, b)
            | What::Test(a, b)
            | What::Xchg(a, b)
            | What::Xadd(a, b)
            | What::CmpXchg(a, b)
            | What::CMov(_, a, b) => vec![a, b],
        }
    }

    /// All registers that the instruction reads or writes, in addresses too.
    pub(super) fn registers(&self) -> Vec<RegPart> {
        let mut found = Vec::new();
        let mut memory = |mem: &Mem| found.extend(mem.base.into_iter().chain(mem.index.map(|(r, _)| r)));
        if let What::Lea(_, mem) = &self.what {
            memory(mem);
        }
        let mut direct = Vec::new();
        for arg in self.args() {
            match arg {
                Arg::Reg(reg) => direct.push(*reg),
                Arg::Mem(mem) => memory(mem),
                Arg::Imm(_) | Arg::Address(_) => {}
            }
        }
        if let What::CmpXchg(..) = self.what {
            direct.push(RegPart { number: 0, bits: 32, high: false });
        }
        found.extend(direct);
        found
    }

    /// The memory operand, if there is one, and whether it is accessed (and not only computed).
    pub(super) fn memory(&self) -> Option<&Mem> {
        self.args().into_iter().find_map(|arg| match arg {
            Arg::Mem(mem) => Some(mem),
            Arg::Reg(_) | Arg::Imm(_) | Arg::Address(_) => None,
        })
    }
}

/// The register part of that name, in any case.
pub(super) fn register(name: &str, wide: bool) -> Option<RegPart> {
    const LEGACY: [&str; 4] = ["AX", "BX", "CX", "DX"];
    const BYTES: [&str; 4] = ["A", "B", "C", "D"];
    const INDEX: [&str; 4] = ["SI", "DI", "BP", "SP"];
    let name = name.to_ascii_uppercase();
    let part = |number, bits, high| Some(RegPart { number, bits, high });
    if let Some((stem, bits)) = numbered(&name) {
        return if wide { part(stem, bits, false) } else { None };
    }
    let (stem, bits) = match (name.strip_prefix('R'), name.strip_prefix('E')) {
        (Some(stem), _) if wide => (stem, 64),
        (_, Some(stem)) => (stem, 32),
        (Some(_) | None, None) => (name.as_str(), 16),
    };
    let all = LEGACY.iter().chain(&INDEX);
    if let Some(number) = all.clone().position(|r| *r == stem) {
        return part(number, bits, false);
    }
    if let Some(number) = name.strip_suffix('H').and_then(|n| BYTES.iter().position(|b| *b == n)) {
        return part(number, 8, true);
    }
    let low = name.strip_suffix('L')?;
    if let Some(number) = BYTES.iter().position(|b| *b == low) {
        return part(number, 8, false);
    }
    let number = INDEX.iter().position(|r| *r == low).filter(|_| wide)?;
    part(number + 4, 8, false)
}

/// `R8` to `R15` with the suffixes `D`, `W`, `B`.
fn numbered(name: &str) -> Option<(usize, u8)> {
    let rest = name.strip_prefix('R')?;
    let (digits, bits) = match rest.chars().last()? {
        'D' => (&rest[..rest.len() - 1], 32),
        'W' => (&rest[..rest.len() - 1], 16),
        'B' => (&rest[..rest.len() - 1], 8),
        _ => (rest, 64),
    };
    let number: usize = digits.parse().ok()?;
    (8..16).contains(&number).then_some((number, bits))
}
