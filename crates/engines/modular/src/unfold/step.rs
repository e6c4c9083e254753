//! One instruction of a thread on its path.
//!
//! Guarantee: every instruction has its meaning or the unfolding is given up. An instruction that forks is executed again
//! on each way, so nothing happens before the last question is asked. Undefined values may be anything: where an
//! undefined value decides, the run has ended with a finding of its own.

use super::{give_up, Frame, Halt, State, Step, Unfold, Value};
use crate::events::{EventId, What};
use crate::expr::Fun;
use crate::tuning;
use fencepost_check::deps::Loads;
use fencepost_check::layout::Region;
use fencepost_check::value::Dep;
use fencepost_check::FindingKind;
use fencepost_ir::{BinOp, CastOp, CmpOp, Inst, NondetKind, Op, Operand, Order, Reg, RmwOp, Type};

impl Unfold<'_> {
    /// Executes the next instruction.
    pub(super) fn one(&mut self, state: &mut State) -> Step<()> {
        self.steps += 1;
        if self.steps > self.limits.steps {
            return give_up("the threads have too many instructions");
        }
        if self.steps.is_multiple_of(4096) {
            self.budget.spend(4096);
            if self.budget.stop(0).is_some() {
                return give_up("out of time while the threads were unfolded");
            }
        }
        if state.frames.is_empty() {
            return self.start_next(state);
        }
        let (program, frame) = (self.program, top(state));
        let (func, block, ip) = (frame.func, frame.block, frame.ip);
        let code = &program.func(func).blocks[block.index()];
        match code.insts.get(ip) {
            Some(inst) => {
                self.position(state, inst.loc);
                if self.instruction(state, inst)? {
                    let frame = top_mut(state);
                    frame.ip += 1;
                    frame.held = None;
                }
                Ok(())
            }
            None => {
                self.position(state, code.loc);
                self.terminator(state, &code.term)
            }
        }
    }

    pub(super) fn type_of(&self, state: &State, operand: Operand) -> Type {
        match operand {
            Operand::Reg(r) => self.program.func(top(state).func).ty(r),
            Operand::Const(ty, _) | Operand::Undef(ty) => ty,
            Operand::Global(..) | Operand::Func(_) => Type::Ptr,
        }
    }

    pub(super) fn get(&mut self, state: &mut State, operand: Operand) -> Value {
        let pointer = u32::from(self.program.target.pointer_bits);
        let expr = match operand {
            Operand::Reg(r) => {
                if let Some(v) = top(state).regs[r.index()] {
                    return v;
                }
                let bits = self.program.func(top(state).func).ty(r).bits(&self.program.target);
                let expr = self.forest.exprs.anything(bits);
                top_mut(state).regs[r.index()] = Some(Value::of(expr));
                expr
            }
            Operand::Const(ty, v) => self.forest.exprs.constant(ty.bits(&self.program.target), v),
            Operand::Global(g, offset) => {
                let addr = self.layout.global(g).wrapping_add(offset as u64);
                self.forest.exprs.constant(pointer, u128::from(addr))
            }
            Operand::Func(f) => self.forest.exprs.constant(pointer, u128::from(self.layout.function(f))),
            Operand::Undef(ty) => {
                let expr = self.forest.exprs.anything(ty.bits(&self.program.target));
                return Value { undef: Some(self.forest.exprs.constant(1, 1)), ..Value::of(expr) };
            }
        };
        Value::of(expr)
    }

    pub(super) fn set(&mut self, state: &mut State, inst: &Inst, nth: usize, value: Value) {
        if let Some(r) = inst.results.get(nth) {
            top_mut(state).regs[r.index()] = Some(value);
        }
    }

    pub(super) fn result_bits(&self, state: &State, inst: &Inst, nth: usize) -> u32 {
        let func = self.program.func(top(state).func);
        inst.results.get(nth).map_or(1, |r: &Reg| func.ty(*r).bits(&self.program.target))
    }

    /// Computes what only defined values may enter.
    fn decided(&mut self, state: &mut State, inst: &Inst, nth: usize, fun: Fun, args: &[Operand]) -> Step<()> {
        for a in args {
            let v = self.get(state, *a);
            self.defined(state, v, "a computation")?;
        }
        self.compute(state, inst, nth, fun, args);
        Ok(())
    }

    fn compute(&mut self, state: &mut State, inst: &Inst, nth: usize, fun: Fun, args: &[Operand]) {
        let values: Vec<Value> = args.iter().map(|a| self.get(state, *a)).collect();
        let dep = values.iter().fold(Loads::default(), |d, v| d.join(v.dep));
        let exprs: Vec<_> = values.iter().map(|v| v.expr).collect();
        let bits = self.result_bits(state, inst, nth);
        let expr = self.forest.exprs.apply(fun, &exprs, bits);
        let undef = values.iter().fold(None, |u, v| self.either(u, v.undef));
        self.set(state, inst, nth, Value { expr, dep, undef });
    }

    /// Executes an instruction; whether the next one follows.
    #[allow(clippy::too_many_lines)] // One arm an operation; each is short or delegates.
    fn instruction(&mut self, state: &mut State, inst: &Inst) -> Step<bool> {
        match &inst.op {
            Op::Copy(a) => {
                let v = self.get(state, *a);
                self.set(state, inst, 0, v);
            }
            Op::Bin(op, a, b) => {
                self.binary(state, inst, *op, *a, *b)?;
            }
            Op::Un(op, a) => self.compute(state, inst, 0, Fun::Un(*op), &[*a]),
            Op::FBin(op, a, b) => {
                let fun = Fun::FBin(*op, self.type_of(state, *a));
                self.decided(state, inst, 0, fun, &[*a, *b])?;
            }
            Op::FUn(op, a) => {
                let fun = Fun::FUn(*op, self.type_of(state, *a));
                self.compute(state, inst, 0, fun, &[*a]);
            }
            Op::FMulAdd(a, b, c) => {
                let fun = Fun::FMulAdd(self.type_of(state, *a));
                self.compute(state, inst, 0, fun, &[*a, *b, *c]);
            }
            Op::Cmp(_, a, _) if self.compares_open(self.type_of(state, *a)) => {
                let open = self.forest.exprs.anything(1);
                self.set(state, inst, 0, Value::of(open));
            }
            Op::Cmp(op, a, b) => self.decided(state, inst, 0, Fun::Cmp(*op), &[*a, *b])?,
            Op::FCmp(op, a, b) => {
                let fun = Fun::FCmp(*op, self.type_of(state, *a));
                self.decided(state, inst, 0, fun, &[*a, *b])?;
            }
            Op::Cast(op, a, to) => {
                if *op == CastOp::PtrToInt {
                    // As a number it may go on in disguise.
                    let address = self.get(state, *a);
                    self.pin(state, address.expr);
                }
                let fun = Fun::Cast(*op, self.type_of(state, *a), *to);
                self.compute(state, inst, 0, fun, &[*a]);
            }
            Op::Select(c, a, b) => {
                let cond = self.get(state, *c);
                self.defined(state, cond, "a choice")?;
                self.compute(state, inst, 0, Fun::Select, &[*c, *a, *b]);
            }
            Op::Overflow(op, a, b) => {
                self.decided(state, inst, 0, Fun::Wrapped(*op), &[*a, *b])?;
                self.decided(state, inst, 1, Fun::Overflowed(*op), &[*a, *b])?;
            }
            Op::FunnelShift { left, a, b, c } => self.compute(state, inst, 0, Fun::Funnel(*left), &[*a, *b, *c]),
            Op::PtrAdd(a, b) => self.decided(state, inst, 0, Fun::Bin(BinOp::Add), &[*a, *b])?,
            Op::Alloca { size, align } => self.alloca(state, inst, *size, u64::from(*align))?,
            Op::StackSave => {
                let expr = self.address(state.stack);
                self.set(state, inst, 0, Value::of(expr));
            }
            Op::StackRestore(mark) => {
                let mark = self.get(state, *mark);
                let mark = self.concrete(state, mark, "the height of the stack")? as u64;
                // Registers may still point to what was there: its addresses are not used again.
                self.release(state, mark);
            }
            Op::Malloc { size, align, zeroed } => self.malloc(state, inst, *size, *align, *zeroed)?,
            Op::Free(addr) => self.free(state, *addr)?,
            Op::StackEnd(addr) => {
                let addr = self.get(state, *addr);
                let base = self.concrete(state, addr, "an address")? as u64;
                self.end_block(state, base);
            }
            Op::ObjectSize(_) => {
                let bits = self.result_bits(state, inst, 0);
                let expr = self.forest.exprs.anything(bits);
                self.set(state, inst, 0, Value::of(expr));
            }
            Op::TlsAddr(g) => {
                let expr = self.address(self.layout.tls(state.number, *g));
                self.set(state, inst, 0, Value::of(expr));
            }
            Op::VarArgs => return give_up("variable arguments are not followed"),
            Op::Load(ty, addr, access) => {
                let addr = self.get(state, *addr);
                let at = self.target(state, addr, *ty, false)?;
                let wrap = self.model.mapping.load(access.order);
                self.fence(state, wrap.before);
                let (value, _) = self.load(state, at, *ty);
                self.fence(state, wrap.after);
                self.set(state, inst, 0, value);
            }
            Op::Store { addr, value, access } => {
                let (ty, addr) = (self.type_of(state, *value), self.get(state, *addr));
                let at = self.target(state, addr, ty, true)?;
                let value = self.get(state, *value);
                let wrap = self.model.mapping.store(access.order);
                self.fence(state, wrap.before);
                self.store(state, at, value);
                self.fence(state, wrap.after);
            }
            Op::Rmw { op, addr, value, access } => self.rmw(state, inst, *op, *addr, *value, access.order)?,
            Op::CmpXchg { .. } => self.compare_exchange(state, inst)?,
            Op::MemCopy { dst, src, len, unit, overlap, .. } => {
                self.copy(state, [*dst, *src, *len], *unit, *overlap)?;
            }
            Op::MemSet { dst, byte, len, unit } => self.fill(state, *dst, *byte, *len, *unit)?,
            Op::Fence(kind) => {
                let mask = self.model.mapping.fence(*kind);
                self.fence(state, mask);
            }
            Op::Call { func, args } => return self.call(state, *func, args),
            Op::CallIndirect { callee, args, .. } => {
                let callee = self.get(state, *callee);
                let at = self.concrete(state, callee, "which function is called")? as u64;
                state.control = state.control.join(callee.dep);
                match self.layout.region(self.program, at) {
                    Region::Function(f) if self.program.func(f).params.len() <= args.len() => {
                        return self.call(state, f, args)
                    }
                    Region::Null | Region::Function(_) | Region::Global(_) | Region::Thread(_) | Region::Nowhere => {
                        return self.fail(state, FindingKind::BadCall)
                    }
                }
            }
            Op::ThreadNew => {
                let number = self.world.number(state.number, state.created);
                if number as usize >= tuning::INSTANCES.of(self.budget) {
                    return self.cut(state, "so many threads");
                }
                state.created += 1;
                let bits = self.result_bits(state, inst, 0);
                let expr = self.forest.exprs.constant(bits, u128::from(number) + 1);
                self.set(state, inst, 0, Value::of(expr));
            }
            Op::ThreadStart { id, func, arg } => self.thread_start(state, *id, *func, *arg)?,
            Op::ThreadJoin(id) => self.thread_join(state, inst, *id)?,
            Op::ThreadSelf => {
                let bits = self.result_bits(state, inst, 0);
                let expr = self.forest.exprs.constant(bits, u128::from(state.number) + 1);
                self.set(state, inst, 0, Value::of(expr));
            }
            Op::AtomicBegin => self.begin(state),
            Op::AtomicEnd => self.end(state)?,
            Op::Assume(c) | Op::Await(c) => {
                let c = self.get(state, *c);
                self.defined(state, c, "an assumption")?;
                state.control = state.control.join(c.dep);
                if !self.assume(state, c.expr, true) {
                    return Err(Halt::Over);
                }
            }
            Op::Yield | Op::Observe(_) | Op::Commit => {}
            Op::Assert { cond, kind, text } => {
                let c = self.get(state, *cond);
                self.defined(state, c, "an assertion")?;
                let control = state.control;
                if !self.decide_check(state, c, true)? {
                    return self.fail(state, FindingKind::Check(*kind, text.clone()));
                }
                if !kind.is_branch() {
                    state.control = control;
                }
            }
            Op::Nondet(ty, kind) => {
                let expr = match kind {
                    NondetKind::Input | NondetKind::Spurious => {
                        self.forest.exprs.anything(ty.bits(&self.program.target))
                    }
                };
                self.set(state, inst, 0, Value::of(expr));
            }
            Op::Print { format, args } => self.print(state, inst, *format, args)?,
            Op::Format { .. } => return give_up("text that is written to memory is not followed"),
        }
        Ok(true)
    }

    pub(super) fn address(&mut self, at: u64) -> crate::expr::ExprId {
        self.forest.exprs.constant(u32::from(self.program.target.pointer_bits), u128::from(at))
    }

    /// A bound is reached.
    pub(super) fn cut<T>(&mut self, state: &State, what: &'static str) -> Step<T> {
        self.push(state, What::Cut(what));
        Err(Halt::Over)
    }

    /// Arithmetic: a divisor that may be zero is wrong, and so is a quotient that is too large.
    fn binary(&mut self, state: &mut State, inst: &Inst, op: BinOp, a: Operand, b: Operand) -> Step<()> {
        let bits = self.result_bits(state, inst, 0);
        match op {
            BinOp::And | BinOp::Or | BinOp::Xor => {}
            BinOp::Shl | BinOp::LShr | BinOp::AShr => return self.shift(state, inst, op, a, b),
            BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem => {
                let (x, y) = (self.get(state, a), self.get(state, b));
                self.defined(state, y, "a division")?;
                let zero = self.forest.exprs.constant(bits, 0);
                let bad = self.forest.exprs.apply(Fun::Cmp(CmpOp::Eq), &[y.expr, zero], 1);
                self.must_not(state, bad, FindingKind::DivisionByZero)?;
                self.defined(state, x, "a computation")?;
            }
            BinOp::Add
            | BinOp::Sub
            | BinOp::Mul
            | BinOp::UMin
            | BinOp::UMax
            | BinOp::SMin
            | BinOp::SMax
            | BinOp::UAddSat
            | BinOp::SAddSat
            | BinOp::USubSat
            | BinOp::SSubSat
            | BinOp::UShlSat
            | BinOp::SShlSat => return self.decided(state, inst, 0, Fun::Bin(op), &[a, b]),
        }
        self.compute(state, inst, 0, Fun::Bin(op), &[a, b]);
        Ok(())
    }

    /// A shift by too much gives no defined value.
    fn shift(&mut self, state: &mut State, inst: &Inst, op: BinOp, a: Operand, b: Operand) -> Step<()> {
        let amount = self.get(state, b);
        self.defined(state, amount, "a computation")?;
        self.compute(state, inst, 0, Fun::Bin(op), &[a, b]);
        let bits = self.forest.exprs.bits(amount.expr);
        let most = self.forest.exprs.constant(bits, u128::from(bits));
        let far = self.forest.exprs.apply(Fun::Cmp(CmpOp::UGe), &[amount.expr, most], 1);
        if self.truth(state, far) == Some(false) {
            return Ok(());
        }
        if let Some(r) = inst.results.first().map(|r| r.index()) {
            if let Some(value) = top(state).regs[r] {
                let undef = self.either(value.undef, Some(far));
                top_mut(state).regs[r] = Some(Value { undef, ..value });
            }
        }
        Ok(())
    }

    fn rmw(
        &mut self,
        state: &mut State,
        inst: &Inst,
        op: RmwOp,
        addr: Operand,
        value: Operand,
        order: Order,
    ) -> Step<()> {
        let (ty, addr) = (self.type_of(state, value), self.get(state, addr));
        let at = self.target(state, addr, ty, true)?;
        let value = self.get(state, value);
        let wrap = self.model.mapping.rmw(order);
        self.fence(state, wrap.before);
        let (old, load) = self.load(state, at, ty);
        let bits = ty.bits(&self.program.target);
        let expr = self.forest.exprs.apply(Fun::Rmw(op, ty), &[old.expr, value.expr], bits);
        let new = Value { expr, dep: old.dep.join(value.dep), undef: self.either(old.undef, value.undef) };
        let store = self.store(state, at, new);
        self.couple(load, store);
        self.fence(state, wrap.after);
        self.set(state, inst, 0, old);
        Ok(())
    }

    fn couple(&mut self, load: Option<EventId>, store: Option<EventId>) {
        if let (Some(_), Some(store)) = (load, store) {
            self.forest.events[store as usize].partner = load;
        }
    }

    /// Whether it succeeds is chosen first, because the fences around it depend on that.
    fn compare_exchange(&mut self, state: &mut State, inst: &Inst) -> Step<()> {
        let Op::CmpXchg { addr, expected, new, success, failure, weak } = &inst.op else { return Ok(()) };
        let (ty, addr) = (self.type_of(state, *expected), self.get(state, *addr));
        let at = self.target(state, addr, ty, true)?;
        let (expected, new) = (self.get(state, *expected), self.get(state, *new));
        self.defined(state, expected, "a compare-exchange")?;
        let choice = match top(state).held {
            Some(choice) => choice,
            None => {
                let choice = Value::of(self.forest.exprs.anything(1));
                top_mut(state).held = Some(choice);
                choice
            }
        };
        let stores = self.decide(state, choice)?;
        let mapping = self.model.mapping;
        let wrap = if stores { mapping.rmw(success.order) } else { mapping.failed(*failure) };
        self.fence(state, wrap.before);
        let (old, load) = self.load(state, at, ty);
        self.defined(state, old, "a compare-exchange")?;
        let equal = match self.compares_open(ty) {
            true => self.forest.exprs.anything(1),
            false => self.forest.exprs.apply(Fun::Cmp(CmpOp::Eq), &[old.expr, expected.expr], 1),
        };
        if (stores || !*weak) && !self.assume(state, equal, stores) {
            return Err(Halt::Over);
        }
        let dep = old.dep.join(expected.dep);
        if stores {
            // That it depends on what was compared is not used: fewer dependencies are safe.
            let store = self.store(state, at, new);
            self.couple(load, store);
        }
        self.fence(state, wrap.after);
        self.set(state, inst, 0, old);
        let flag = self.forest.exprs.constant(1, u128::from(stores));
        self.set(state, inst, 1, Value { expr: flag, dep, undef: None });
        Ok(())
    }

    /// Printing does nothing to memory, unless the format says so.
    fn print(&mut self, state: &mut State, inst: &Inst, format: Operand, args: &[Operand]) -> Step<()> {
        let mut text = Vec::new();
        let format = self.get(state, format);
        let at = self.concrete(state, format, "what is printed")? as u64;
        for k in 0..10_000 {
            match self.layout.constant_byte(self.program, at + k) {
                None => return give_up("a format that is not constant is not followed"),
                Some(0) => break,
                Some(b'n') if k > 0 && self.layout.constant_byte(self.program, at + k - 1) != Some(b'\\') => {
                    let before =
                        |d: u64| k.checked_sub(d).and_then(|k| self.layout.constant_byte(self.program, at + k));
                    if (1..=4).any(|d| before(d) == Some(b'%')) {
                        return give_up("a format that writes to memory is not followed");
                    }
                }
                Some(_) => {}
            }
            text.extend(self.layout.constant_byte(self.program, at + k));
        }
        if crate::fixpoint::exec::printf_strings(&text) {
            for arg in args {
                if self.type_of(state, *arg) == Type::Ptr {
                    let value = self.get(state, *arg);
                    let at = self.concrete(state, value, "what is printed")? as u64;
                    if at != 0 && self.layout.constant_byte(self.program, at).is_none() {
                        return give_up("a string that is not constant is not followed");
                    }
                }
            }
        }
        let bits = self.result_bits(state, inst, 0);
        let expr = self.forest.exprs.anything(bits);
        self.set(state, inst, 0, Value::of(expr));
        Ok(())
    }
}

pub(super) fn top(state: &State) -> &Frame {
    &state.frames[state.frames.len() - 1]
}

pub(super) fn top_mut(state: &mut State) -> &mut Frame {
    let last = state.frames.len() - 1;
    &mut state.frames[last]
}
