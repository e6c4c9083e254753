//! The columns of x86 code: `P0 | P1 ;` and one row of instructions a line.
//!
//! Source: herd's manual. Both operand orders are read: 32-bit tests write the destination first (`MOV EAX,[x]`),
//! 64-bit tests mostly last, as AT&T does (`movl (x),%eax`). Which one holds is decided for the whole file by its
//! registers (`%eax`) and brackets, and a file that mixes both is rejected.
//! Guarantee: an unknown instruction is a diagnostic, never skipped. Misses: segment prefixes, symbolic registers.

use super::super::lex::{thread_id, Cursor, Source, Tok};
use super::super::Arch;
use super::inst::{register, Alu, Arg, Fence, Instruction, Mem, RegPart, Shift, Test, TestKind, Unary, What};
use fencepost_ir::Diagnostic;
use std::ops::Range;

/// A thread's code as written.
pub(super) struct Column {
    pub(super) thread: u32,
    /// Where the thread's name stands.
    pub(super) at: usize,
    pub(super) code: Vec<Instruction>,
    /// Each label with the number of the instruction it stands before.
    pub(super) labels: Vec<(String, usize)>,
}

/// Threads that a test may have.
const MAX_THREADS: usize = 64;
/// Instructions and labels that a thread may have.
const MAX_CODE: usize = 4096;

/// Parses all columns.
pub(super) fn columns(source: &Source<'_>, arch: Arch, range: Range<usize>) -> Result<Vec<Column>, Diagnostic> {
    let mut cursor = Cursor::new(source, range.start, range.end)?;
    let wide = arch == Arch::X86_64;
    cursor.eat(";");
    let mut columns = header(&mut cursor)?;
    let destination_last = operand_order(&cursor, wide)?;
    let mut parser = Parser { cursor, wide, destination_last };
    while parser.cursor.peek() != Tok::End {
        parser.row(&mut columns)?;
    }
    Ok(columns)
}

fn header(cursor: &mut Cursor<'_, '_>) -> Result<Vec<Column>, Diagnostic> {
    let mut columns: Vec<Column> = Vec::new();
    loop {
        let at = cursor.at();
        let thread = match cursor.peek() {
            Tok::Name(_) => thread_id(cursor.peek()),
            Tok::Number(_) | Tok::Punct(_) | Tok::End => None,
        };
        let Some(thread) = thread else { return Err(cursor.unexpected("a thread such as `P0`")) };
        if columns.iter().any(|c| c.thread == thread) {
            return Err(cursor.source.malformed(at, format!("the thread P{thread} appears twice")));
        }
        if columns.len() >= MAX_THREADS {
            return Err(cursor.source.limit(at, format!("a litmus test has at most {MAX_THREADS} threads")));
        }
        cursor.bump();
        columns.push(Column { thread, at, code: Vec::new(), labels: Vec::new() });
        if !cursor.eat("|") {
            cursor.expect(";")?;
            return Ok(columns);
        }
    }
}

/// Whether the destination comes last.
fn operand_order(cursor: &Cursor<'_, '_>, wide: bool) -> Result<bool, Diagnostic> {
    let last = cursor.any_left("%") || (wide && cursor.any_left("("));
    let first = cursor.any_left("[");
    if last && first {
        let message = "the code mixes `[x]` with the other syntax, so the order of the operands is not clear";
        return Err(cursor.source.malformed(cursor.at(), message));
    }
    Ok(last || (wide && !first && !immediate_second(cursor)))
}

/// Whether some instruction writes a constant behind a comma, as only the destination-first order does.
fn immediate_second(cursor: &Cursor<'_, '_>) -> bool {
    let mut ahead = 0;
    loop {
        match (cursor.look(ahead), cursor.look(ahead + 1)) {
            (Tok::End, _) => return false,
            (Tok::Punct(","), Tok::Punct("$") | Tok::Number(_)) => return true,
            (Tok::Name(_) | Tok::Number(_) | Tok::Punct(_), _) => ahead += 1,
        }
    }
}

struct Parser<'s, 'a> {
    cursor: Cursor<'s, 'a>,
    wide: bool,
    destination_last: bool,
}

impl<'a> Parser<'_, 'a> {
    fn row(&mut self, columns: &mut [Column]) -> Result<(), Diagnostic> {
        let mut number = 0;
        loop {
            let Some(column) = columns.get_mut(number) else {
                return Err(self.cursor.source.malformed(self.cursor.at(), "this row has more columns than threads"));
            };
            self.cell(column)?;
            number += 1;
            if !self.cursor.eat("|") {
                return self.cursor.expect(";");
            }
        }
    }

    fn cell(&mut self, column: &mut Column) -> Result<(), Diagnostic> {
        self.room(column)?;
        while let (Tok::Name(label), Tok::Punct(":")) = (self.cursor.peek(), self.cursor.look(1)) {
            self.room(column)?;
            if column.labels.iter().any(|(known, _)| known == label) {
                return Err(self.cursor.source.malformed(self.cursor.at(), format!("the label {label} appears twice")));
            }
            column.labels.push((label.to_string(), column.code.len()));
            self.cursor.bump();
            self.cursor.bump();
        }
        match self.cursor.peek() {
            Tok::Punct("|" | ";") | Tok::End => Ok(()),
            Tok::Name(_) => {
                column.code.push(self.instruction()?);
                Ok(())
            }
            Tok::Number(_) | Tok::Punct(_) => Err(self.cursor.unexpected("an instruction")),
        }
    }

    /// A thread must not grow beyond its limit.
    fn room(&self, column: &Column) -> Result<(), Diagnostic> {
        if column.code.len() + column.labels.len() < MAX_CODE {
            return Ok(());
        }
        let message = format!("a thread has at most {MAX_CODE} instructions and labels");
        Err(self.cursor.source.limit(self.cursor.at(), message))
    }

    fn instruction(&mut self) -> Result<Instruction, Diagnostic> {
        let at = self.cursor.at();
        let mut word = self.cursor.name("an instruction")?;
        let locked = word.eq_ignore_ascii_case("LOCK");
        if locked {
            self.cursor.eat(";");
            word = self.cursor.name("the instruction that is locked")?;
        }
        let mnemonic = word.to_ascii_uppercase();
        let (what, suffix) = match self.fixed(&mnemonic)? {
            Some(what) => (what, None),
            None => self.suffixed(&mnemonic, at)?,
        };
        if locked && !lockable(&what) {
            return Err(self.cursor.source.malformed(at, format!("`{word}` cannot be locked")));
        }
        Ok(Instruction { what, suffix, locked, at })
    }

    /// Instructions whose mnemonic has no width suffix.
    fn fixed(&mut self, mnemonic: &str) -> Result<Option<What>, Diagnostic> {
        let what = match mnemonic {
            "NOP" | "PAUSE" | "ENDBR32" | "ENDBR64" => What::Nop,
            "RET" | "RETQ" | "RETL" => What::Ret,
            "MFENCE" => What::Fence(Fence::Full),
            "SFENCE" => What::Fence(Fence::Stores),
            "LFENCE" => What::Fence(Fence::Loads),
            "JMP" => What::Jmp(self.label()?),
            _ => return self.conditional(mnemonic),
        };
        Ok(Some(what))
    }

    /// `Jcc`, `SETcc` and `CMOVcc`.
    fn conditional(&mut self, mnemonic: &str) -> Result<Option<What>, Diagnostic> {
        if let Some(test) = mnemonic.strip_prefix("CMOV").and_then(test) {
            let (to, from) = self.two()?;
            return Ok(Some(What::CMov(test, to, from)));
        }
        if let Some(test) = mnemonic.strip_prefix("SET").and_then(test) {
            return Ok(Some(What::Set(test, self.arg()?)));
        }
        match mnemonic.strip_prefix('J').and_then(test) {
            Some(test) => Ok(Some(What::Jump(test, self.label()?))),
            None => Ok(None),
        }
    }

    fn label(&mut self) -> Result<String, Diagnostic> {
        Ok(self.cursor.name("a label")?.to_string())
    }

    fn suffixed(&mut self, mnemonic: &str, at: usize) -> Result<(What, Option<u8>), Diagnostic> {
        if let Some(what) = self.plain(mnemonic)? {
            return Ok((what, None));
        }
        let width = match mnemonic.chars().last() {
            Some('B') => Some(8),
            Some('W') => Some(16),
            Some('L') => Some(32),
            Some('Q') if self.wide => Some(64),
            Some(_) | None => None,
        };
        if width.is_some() {
            if let Some(what) = self.plain(&mnemonic[..mnemonic.len() - 1])? {
                return Ok((what, width));
            }
        }
        Err(self.cursor.source.unsupported(at, format!("the instruction `{mnemonic}` is not supported")))
    }

    /// Instructions by their mnemonic without a suffix.
    fn plain(&mut self, mnemonic: &str) -> Result<Option<What>, Diagnostic> {
        let what = match mnemonic {
            "MOV" => self.two().map(|(a, b)| What::Mov(a, b)),
            "LEA" => self.lea(),
            "ADD" => self.two().map(|(a, b)| What::Alu(Alu::Add, a, b)),
            "SUB" => self.two().map(|(a, b)| What::Alu(Alu::Sub, a, b)),
            "AND" => self.two().map(|(a, b)| What::Alu(Alu::And, a, b)),
            "OR" => self.two().map(|(a, b)| What::Alu(Alu::Or, a, b)),
            "XOR" => self.two().map(|(a, b)| What::Alu(Alu::Xor, a, b)),
            "INC" => self.arg().map(|a| What::Unary(Unary::Inc, a)),
            "DEC" => self.arg().map(|a| What::Unary(Unary::Dec, a)),
            "NEG" => self.arg().map(|a| What::Unary(Unary::Neg, a)),
            "NOT" => self.arg().map(|a| What::Unary(Unary::Not, a)),
            "SHL" | "SAL" => self.shift(Shift::Left),
            "SHR" => self.shift(Shift::Right),
            "SAR" => self.shift(Shift::Arithmetic),
            "CMP" => self.two().map(|(a, b)| What::Cmp(a, b)),
            "TEST" => self.two().map(|(a, b)| What::Test(a, b)),
            "XCHG" => self.two().map(|(a, b)| What::Xchg(a, b)),
            "XADD" => self.two().map(|(a, b)| What::Xadd(a, b)),
            "CMPXCHG" => self.two().map(|(a, b)| What::CmpXchg(a, b)),
            _ => return Ok(None),
        };
        what.map(Some)
    }

    fn lea(&mut self) -> Result<What, Diagnostic> {
        let at = self.cursor.at();
        match self.two()? {
            (to @ Arg::Reg(_), Arg::Mem(mem)) => Ok(What::Lea(to, mem)),
            (Arg::Reg(_) | Arg::Imm(_) | Arg::Address(_) | Arg::Mem(_), _) => {
                Err(self.cursor.source.malformed(at, "`LEA` takes a register and a place in memory"))
            }
        }
    }

    fn shift(&mut self, shift: Shift) -> Result<What, Diagnostic> {
        let at = self.cursor.at();
        match self.two()? {
            (to, Arg::Imm(n @ 0..=63)) => Ok(What::Shift(shift, to, u8::try_from(n).unwrap_or(0))),
            (_, Arg::Reg(_) | Arg::Imm(_) | Arg::Address(_) | Arg::Mem(_)) => {
                Err(self.cursor.source.unsupported(at, "only shifts by a constant from 0 to 63 are supported"))
            }
        }
    }

    /// Two operands, the destination first whatever the syntax.
    fn two(&mut self) -> Result<(Arg, Arg), Diagnostic> {
        let at = self.cursor.at();
        let a = self.arg()?;
        self.cursor.expect(",")?;
        let b = self.arg()?;
        if matches!((&a, &b), (Arg::Mem(_), Arg::Mem(_))) {
            return Err(self.cursor.source.malformed(at, "an instruction has at most one operand in memory"));
        }
        Ok(if self.destination_last { (b, a) } else { (a, b) })
    }

    fn arg(&mut self) -> Result<Arg, Diagnostic> {
        let at = self.cursor.at();
        match self.cursor.peek() {
            Tok::Punct("[") => self.bracketed().map(Arg::Mem),
            Tok::Punct("(") => self.parenthesised(0).map(Arg::Mem),
            Tok::Punct("$") => {
                self.cursor.bump();
                match self.cursor.peek() {
                    Tok::Name(name) => {
                        self.cursor.bump();
                        Ok(Arg::Address(name.to_string()))
                    }
                    Tok::Number(_) | Tok::Punct(_) | Tok::End => Ok(Arg::Imm(self.cursor.integer()?)),
                }
            }
            Tok::Number(_) | Tok::Punct("-") => {
                let value = self.cursor.integer()?;
                if self.cursor.peek() == Tok::Punct("(") {
                    return self.parenthesised(self.offset(value, at)?).map(Arg::Mem);
                }
                Ok(Arg::Imm(value))
            }
            Tok::Name(name) if register(name, self.wide).is_none() => {
                let message =
                    format!("`{name}` is no register; a location is written `[{name}]`, its address `${name}`");
                Err(self.cursor.source.malformed(at, message))
            }
            Tok::Name(_) | Tok::Punct(_) | Tok::End => Ok(Arg::Reg(self.register()?)),
        }
    }

    fn register(&mut self) -> Result<RegPart, Diagnostic> {
        let at = self.cursor.at();
        let symbolic = self.cursor.eat("%");
        let name = self.cursor.name("an operand")?;
        match register(name, self.wide) {
            Some(part) => Ok(part),
            None if symbolic => {
                Err(self.cursor.source.unsupported(at, format!("the register `%{name}` is not supported")))
            }
            None => Err(self.cursor.source.malformed(at, format!("`{name}` is no register"))),
        }
    }

    /// `[x]`, `[EAX]`, `[EAX+4]`, `[EAX+EBX*4-8]`, `[x+EAX]`.
    fn bracketed(&mut self) -> Result<Mem, Diagnostic> {
        self.cursor.expect("[")?;
        let mut mem = Mem { location: None, base: None, index: None, offset: 0 };
        let mut negative = self.cursor.eat("-");
        loop {
            self.summand(&mut mem, negative)?;
            negative = self.cursor.peek() == Tok::Punct("-");
            if !self.cursor.eat("+") && !self.cursor.eat("-") {
                break;
            }
        }
        self.cursor.expect("]")?;
        Ok(mem)
    }

    fn summand(&mut self, mem: &mut Mem, negative: bool) -> Result<(), Diagnostic> {
        let at = self.cursor.at();
        match self.cursor.peek() {
            Tok::Number(_) => {
                let value = self.cursor.integer()?;
                let value = self.offset(if negative { -value } else { value }, at)?;
                mem.offset = self.offset(i128::from(mem.offset) + i128::from(value), at)?;
                return Ok(());
            }
            Tok::Name(name) if register(name, self.wide).is_none() && mem.location.is_none() && !negative => {
                self.cursor.bump();
                mem.location = Some(name.to_string());
                return Ok(());
            }
            Tok::Name(_) | Tok::Punct(_) | Tok::End => {}
        }
        let part = self.register()?;
        let scale = if self.cursor.eat("*") { Some(self.scale()?) } else { None };
        match (scale, negative) {
            (None, false) if mem.base.is_none() => mem.base = Some(part),
            (None | Some(_), false) if mem.index.is_none() => mem.index = Some((part, scale.unwrap_or(1))),
            (None | Some(_), _) => return Err(self.cursor.source.malformed(at, "x86 has no such address")),
        }
        Ok(())
    }

    /// `(x)`, `(%rax)`, `(%rax,%rbx)` or `(%rax,%rbx,8)` behind an offset.
    fn parenthesised(&mut self, offset: i64) -> Result<Mem, Diagnostic> {
        self.cursor.expect("(")?;
        let mut mem = Mem { location: None, base: None, index: None, offset };
        match self.cursor.peek() {
            Tok::Name(name) if register(name, self.wide).is_none() => {
                self.cursor.bump();
                mem.location = Some(name.to_string());
            }
            Tok::Name(_) | Tok::Number(_) | Tok::Punct(_) | Tok::End => mem.base = Some(self.register()?),
        }
        if self.cursor.eat(",") {
            let index = self.register()?;
            let scale = if self.cursor.eat(",") { self.scale()? } else { 1 };
            mem.index = Some((index, scale));
        }
        self.cursor.expect(")")?;
        Ok(mem)
    }

    fn scale(&mut self) -> Result<u8, Diagnostic> {
        let at = self.cursor.at();
        match self.cursor.integer()? {
            n @ (1 | 2 | 4 | 8) => Ok(u8::try_from(n).unwrap_or(1)),
            _ => Err(self.cursor.source.malformed(at, "an index is scaled by 1, 2, 4 or 8")),
        }
    }

    fn offset(&self, value: i128, at: usize) -> Result<i64, Diagnostic> {
        match i32::try_from(value) {
            Ok(value) => Ok(i64::from(value)),
            Err(_) => Err(self.cursor.source.malformed(at, "an offset has at most 32 bits")),
        }
    }
}

/// Whether the instruction may carry a `LOCK` prefix: it reads and writes memory.
fn lockable(what: &What) -> bool {
    match what {
        What::Xchg(a, b) => matches!(a, Arg::Mem(_)) || matches!(b, Arg::Mem(_)),
        What::Alu(_, to, _) | What::Unary(_, to) | What::Xadd(to, _) | What::CmpXchg(to, _) => {
            matches!(to, Arg::Mem(_))
        }
        What::Nop
        | What::Ret
        | What::Fence(_)
        | What::Mov(..)
        | What::Lea(..)
        | What::Shift(..)
        | What::Cmp(..)
        | What::Test(..)
        | What::Set(..)
        | What::CMov(..)
        | What::Jmp(_)
        | What::Jump(..) => false,
    }
}

/// The test of a condition code.
fn test(code: &str) -> Option<Test> {
    let (kind, negated) = match code {
        "E" | "Z" => (TestKind::Equal, false),
        "NE" | "NZ" => (TestKind::Equal, true),
        "B" | "C" | "NAE" => (TestKind::Below, false),
        "AE" | "NB" | "NC" => (TestKind::Below, true),
        "BE" | "NA" => (TestKind::BelowEqual, false),
        "A" | "NBE" => (TestKind::BelowEqual, true),
        "L" | "NGE" => (TestKind::Less, false),
        "GE" | "NL" => (TestKind::Less, true),
        "LE" | "NG" => (TestKind::LessEqual, false),
        "G" | "NLE" => (TestKind::LessEqual, true),
        "S" => (TestKind::Sign, false),
        "NS" => (TestKind::Sign, true),
        "O" => (TestKind::Overflow, false),
        "NO" => (TestKind::Overflow, true),
        _ => return None,
    };
    Some(Test { kind, negated })
}
