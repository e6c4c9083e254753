//! Reads operations, terminators and operands.

use super::{indexed, names, Named, Parser, Result, Token};
use crate::eval;
use crate::ids::{BlockId, Reg};
use crate::inst::{Access, FenceKind, FenceMask, Jump, Op, Operand, Order, Terminator};
use crate::types::Type;
use smallvec::SmallVec;

impl Parser {
    pub(super) fn terminator_named(&mut self, head: &str, suffix: Option<&str>) -> Result<Terminator> {
        if head == "fail" {
            let Some(kind) = suffix.and_then(names::parse_check) else {
                return self.error("`fail` needs the kind of the check, as in `fail.assertion`");
            };
            self.bump();
            return Ok(Terminator::Fail { kind, text: self.text()? });
        }
        self.bump();
        if head == "jump" {
            return Ok(Terminator::Jump(self.jump()?));
        }
        if head == "branch" {
            let cond = self.operand()?;
            self.expect(',')?;
            let then = self.jump()?;
            self.expect(',')?;
            return Ok(Terminator::Branch { cond, then, other: self.jump()? });
        }
        if head == "return" {
            return Ok(Terminator::Return(self.operands_until_line_end()?));
        }
        if head == "threadexit" {
            return Ok(Terminator::ThreadExit(self.operand()?));
        }
        if head == "exit" {
            return Ok(Terminator::ProcessExit);
        }
        self.switch()
    }

    fn switch(&mut self) -> Result<Terminator> {
        let value = self.operand()?;
        self.expect('{')?;
        let mut cases = Vec::new();
        loop {
            self.skip_newlines();
            if self.eat_word("default") {
                self.expect(':')?;
                let default = self.jump()?;
                self.skip_newlines();
                self.expect('}')?;
                return Ok(Terminator::Switch { value, cases, default });
            }
            let case = self.unsigned()?;
            self.expect(':')?;
            cases.push((case, self.jump()?));
            self.expect(',')?;
        }
    }

    fn jump(&mut self) -> Result<Jump> {
        let block = self.word_as("a block", |w| indexed(w, 'b').map(BlockId))?;
        let args = if *self.peek() == Token::Punct('(') { self.arguments()?.into() } else { SmallVec::new() };
        Ok(Jump { block, args })
    }

    fn arguments(&mut self) -> Result<Vec<Operand>> {
        self.expect('(')?;
        let mut args = Vec::new();
        while !self.eat(')') {
            args.push(self.operand()?);
            if *self.peek() != Token::Punct(')') {
                self.expect(',')?;
            }
        }
        Ok(args)
    }

    /// Operands with commas between them, up to the end of the line or a position.
    fn operands_until_line_end(&mut self) -> Result<Vec<Operand>> {
        let mut list = Vec::new();
        if matches!(self.peek(), Token::Newline | Token::End | Token::Loc(_)) {
            return Ok(list);
        }
        loop {
            list.push(self.operand()?);
            if !self.eat(',') {
                return Ok(list);
            }
        }
    }

    fn operand(&mut self) -> Result<Operand> {
        if let Token::Word(word) = self.peek() {
            if let Some(reg) = indexed(word, 'r') {
                self.bump();
                return Ok(Operand::Reg(Reg(reg)));
            }
            let fixed = [("null", Operand::NULL), ("true", Operand::TRUE), ("false", Operand::FALSE)];
            if let Some((_, operand)) = fixed.iter().find(|(name, _)| name == word) {
                self.bump();
                return Ok(*operand);
            }
            if self.eat_word("undef") {
                return Ok(Operand::Undef(self.ty()?));
            }
            return self.constant();
        }
        match self.named()? {
            Named::Global(id) => Ok(Operand::Global(id, self.offset()?)),
            Named::Func(id) => Ok(Operand::Func(id)),
            Named::Ambiguous => self.error("an ambiguous name"),
        }
    }

    fn constant(&mut self) -> Result<Operand> {
        let ty = self.word_as("an operand", super::parse_type)?;
        let Token::Number { value, sign } = *self.peek() else {
            return self.error("a number expected");
        };
        let value = match (sign, ty) {
            (Some(true), Type::Int(bits)) => eval::cut(u32::from(bits), value.wrapping_neg()),
            (Some(true), Type::Ptr | Type::F32 | Type::F64 | Type::F80) => {
                return self.error("only integers may be negative");
            }
            (Some(false) | None, _) => value,
        };
        self.bump();
        Ok(Operand::Const(ty, value))
    }

    fn one(&mut self) -> Result<Operand> {
        self.operand()
    }

    fn two(&mut self) -> Result<(Operand, Operand)> {
        let a = self.operand()?;
        self.expect(',')?;
        Ok((a, self.operand()?))
    }

    fn three(&mut self) -> Result<(Operand, Operand, Operand)> {
        let (a, b) = self.two()?;
        self.expect(',')?;
        Ok((a, b, self.operand()?))
    }

    pub(super) fn op(&mut self) -> Result<Op> {
        let at = self.at;
        let word = self.word()?;
        let mut parts = word.split('.');
        let head = parts.next().unwrap_or_default();
        let suffixes: Vec<&str> = parts.collect();
        match self.computation(head, &suffixes)? {
            Some(op) => return Ok(op),
            None => self.at = at + 1,
        }
        match self.effect(head, &suffixes)? {
            Some(op) => Ok(op),
            None => {
                self.at = at;
                self.error(format!("there is no operation `{word}`"))
            }
        }
    }

    /// Operations that only compute.
    fn computation(&mut self, head: &str, suffixes: &[&str]) -> Result<Option<Op>> {
        let op = match (head, suffixes) {
            ("copy", []) => Op::Copy(self.one()?),
            ("fma", []) => {
                let (a, b, c) = self.three()?;
                Op::FMulAdd(a, b, c)
            }
            ("select", []) => {
                let (c, a, b) = self.three()?;
                Op::Select(c, a, b)
            }
            ("ptradd", []) => {
                let (a, b) = self.two()?;
                Op::PtrAdd(a, b)
            }
            ("funnel", [side @ ("left" | "right")]) => {
                let (a, b, c) = self.three()?;
                Op::FunnelShift { left: *side == "left", a, b, c }
            }
            ("cmp", [name]) => {
                let Some(op) = names::parse_cmp(name) else { return Ok(None) };
                let (a, b) = self.two()?;
                Op::Cmp(op, a, b)
            }
            ("fcmp", [name]) => {
                let Some(op) = names::parse_fcmp(name) else { return Ok(None) };
                let (a, b) = self.two()?;
                Op::FCmp(op, a, b)
            }
            ("overflow", [name]) => {
                let Some(op) = names::parse_overflow(name) else { return Ok(None) };
                let (a, b) = self.two()?;
                Op::Overflow(op, a, b)
            }
            (_, []) => return self.plain_computation(head),
            (_, [..]) => return Ok(None),
        };
        Ok(Some(op))
    }

    fn plain_computation(&mut self, head: &str) -> Result<Option<Op>> {
        if let Some(op) = names::parse_bin(head) {
            let (a, b) = self.two()?;
            return Ok(Some(Op::Bin(op, a, b)));
        }
        if let Some(op) = names::parse_fbin(head) {
            let (a, b) = self.two()?;
            return Ok(Some(Op::FBin(op, a, b)));
        }
        if let Some(op) = names::parse_un(head) {
            return Ok(Some(Op::Un(op, self.one()?)));
        }
        if let Some(op) = names::parse_fun(head) {
            return Ok(Some(Op::FUn(op, self.one()?)));
        }
        if let Some(op) = names::parse_cast(head) {
            let a = self.one()?;
            self.expect_word("to")?;
            return Ok(Some(Op::Cast(op, a, self.ty()?)));
        }
        Ok(None)
    }

    /// Operations that touch objects, memory, threads or the run itself.
    fn effect(&mut self, head: &str, suffixes: &[&str]) -> Result<Option<Op>> {
        let op = match (head, suffixes) {
            ("alloca", []) => {
                let size = self.one()?;
                self.expect_word("align")?;
                Op::Alloca { size, align: self.number()? }
            }
            ("stacksave", []) => Op::StackSave,
            ("stackrestore", []) => Op::StackRestore(self.one()?),
            ("stackend", []) => Op::StackEnd(self.one()?),
            ("malloc", [] | ["zeroed"]) => {
                let (size, align) = self.two()?;
                Op::Malloc { size, align, zeroed: !suffixes.is_empty() }
            }
            ("free", []) => Op::Free(self.one()?),
            ("objectsize", []) => Op::ObjectSize(self.one()?),
            ("tlsaddr", []) => Op::TlsAddr(self.global_ref()?),
            ("varargs", []) => Op::VarArgs,
            ("load" | "store" | "rmw" | "cmpxchg", _) => return self.memory_access(head, suffixes),
            ("memcopy", [unit, overlap @ ..]) => {
                let Some(unit) = unit.strip_prefix("unit").and_then(|u| u.parse().ok()) else { return Ok(None) };
                if !matches!(overlap, [] | ["overlap"]) {
                    return Ok(None);
                }
                let (dst, src, len) = self.three()?;
                Op::MemCopy { dst, src, len, unit, overlap: !overlap.is_empty() }
            }
            ("memset", [unit]) => {
                let Some(unit) = unit.strip_prefix("unit").and_then(|u| u.parse().ok()) else { return Ok(None) };
                let (dst, byte, len) = self.three()?;
                Op::MemSet { dst, byte, len, unit }
            }
            ("fence", []) => Op::Fence(self.fence()?),
            ("call", []) => Op::Call { func: self.func_ref()?, args: self.arguments()? },
            ("calli", []) => {
                let (callee, args) = (self.one()?, self.arguments()?);
                let mut rets = Vec::new();
                if *self.peek() == Token::Arrow {
                    self.bump();
                    rets = self.types()?;
                }
                Op::CallIndirect { callee, args, rets }
            }
            ("threadnew", []) => Op::ThreadNew,
            ("threadstart", []) => {
                let (id, func, arg) = self.three()?;
                Op::ThreadStart { id, func, arg }
            }
            ("threadjoin", []) => Op::ThreadJoin(self.one()?),
            ("threadself", []) => Op::ThreadSelf,
            ("atomic", ["begin"]) => Op::AtomicBegin,
            ("atomic", ["end"]) => Op::AtomicEnd,
            ("assume", []) => Op::Assume(self.one()?),
            ("await", []) => Op::Await(self.one()?),
            ("yield", []) => Op::Yield,
            ("assert", [kind]) => {
                let Some(kind) = names::parse_check(kind) else { return Ok(None) };
                let cond = self.one()?;
                self.expect(',')?;
                Op::Assert { cond, kind, text: self.text()? }
            }
            ("nondet", [kind]) => {
                let Some(kind) = names::parse_nondet(kind) else { return Ok(None) };
                Op::Nondet(self.ty()?, kind)
            }
            ("observe", []) => Op::Observe(self.one()?),
            ("commit", []) => Op::Commit,
            ("print", []) => {
                let mut all = self.operands_until_line_end()?.into_iter();
                let Some(format) = all.next() else { return self.error("a format expected") };
                Op::Print { format, args: all.collect() }
            }
            ("format", []) => {
                let mut all = self.operands_until_line_end()?.into_iter();
                let (Some(dst), Some(size), Some(format)) = (all.next(), all.next(), all.next()) else {
                    return self.error("a destination, a size and a format expected");
                };
                Op::Format { dst, size, format, args: all.collect() }
            }
            (_, _) => return Ok(None),
        };
        Ok(Some(op))
    }

    fn memory_access(&mut self, head: &str, suffixes: &[&str]) -> Result<Option<Op>> {
        if head == "cmpxchg" {
            return self.compare_exchange(suffixes);
        }
        let (rmw, rest) = match suffixes {
            [first, rest @ ..] if head == "rmw" => (names::parse_rmw(first), rest),
            [..] => (None, suffixes),
        };
        let Some(access) = parse_access(rest) else { return Ok(None) };
        if head == "load" {
            let ty = self.ty()?;
            return Ok(Some(Op::Load(ty, self.operand()?, access)));
        }
        let (addr, value) = if head == "store" || rmw.is_some() { self.two()? } else { return Ok(None) };
        Ok(Some(match rmw {
            Some(op) => Op::Rmw { op, addr, value, access },
            None => Op::Store { addr, value, access },
        }))
    }

    fn compare_exchange(&mut self, suffixes: &[&str]) -> Result<Option<Op>> {
        let (weak, rest) = match suffixes {
            ["weak", rest @ ..] => (true, rest),
            [..] => (false, suffixes),
        };
        let (success, failure, volatile) = match rest {
            [success, failure] => (success, failure, false),
            [success, failure, "volatile"] => (success, failure, true),
            [..] => return Ok(None),
        };
        let (Some(order), Some(failure)) = (names::parse_order(success), names::parse_order(failure)) else {
            return Ok(None);
        };
        let (addr, expected, new) = self.three()?;
        Ok(Some(Op::CmpXchg { addr, expected, new, success: Access { order, volatile }, failure, weak }))
    }

    fn fence(&mut self) -> Result<FenceKind> {
        if self.eat_word("lock") {
            return Ok(FenceKind::Lock);
        }
        if !self.eat_word("pairs") {
            return self.word_as("a memory order, `lock` or `pairs`", names::parse_order).map(FenceKind::C);
        }
        if let Token::Number { .. } = self.peek() {
            return Ok(FenceKind::Mask(FenceMask(self.number()?)));
        }
        self.word_as("pairs such as `LL.SS`, `full` or `none`", parse_mask).map(FenceKind::Mask)
    }
}

fn parse_access(suffixes: &[&str]) -> Option<Access> {
    let (order, volatile) = match suffixes {
        [] => (Order::Plain, false),
        ["volatile"] => (Order::Plain, true),
        [order] => (names::parse_order(order)?, false),
        [order, "volatile"] => (names::parse_order(order)?, true),
        [..] => return None,
    };
    Some(Access { order, volatile })
}

fn parse_mask(text: &str) -> Option<FenceMask> {
    if text == "full" {
        return Some(FenceMask::FULL);
    }
    if text == "none" {
        return Some(FenceMask::NONE);
    }
    let pairs = [("LL", FenceMask::LL), ("LS", FenceMask::LS), ("SL", FenceMask::SL), ("SS", FenceMask::SS)];
    let mut mask = FenceMask::NONE;
    for part in text.split('.') {
        mask = mask.and(pairs.iter().find(|(name, _)| *name == part)?.1);
    }
    Some(mask)
}
