//! Instructions and terminators on abstract states.
//!
//! Guarantee: covers every outcome of `check::interp`. What ends a run there without an assertion (a null access, a division by
//! zero, a misuse of a lock) is an error here, and ends it. Floating-point values are any bits.
//! Misses: variable arguments and text written to memory by `%n` are given up.

use super::engine::{Analysis, Run};
use super::memory::Base;
use super::relation::Linear;
use super::shared::{Cell, ObjId, ObjKind, Site, MAIN};
use super::state::{Loaded, Register, State};
use super::value::Value;
use crate::domains::Integer;
use fencepost_check::FindingKind;
use fencepost_ir::eval::mask;
use fencepost_ir::{
    Access, BlockId, CheckKind, CmpOp, FuncId, Function, InitValue, Inst, Op, Operand, Reg, Role, Terminator, Type,
};
use fencepost_models::{Kind, Wrap};

impl Analysis<'_, '_> {
    pub(super) fn bits(&self, ty: Type) -> u32 {
        ty.bits(&self.shared.program.target)
    }

    /// What an operand may be.
    pub(super) fn operand(&mut self, state: &State, operand: Operand) -> Register {
        let bits = self.shared.pointer_bits();
        match operand {
            Operand::Reg(r) => {
                let frame = state.frames.last();
                let known = frame.and_then(|f| f.get(r.index())).and_then(Clone::clone);
                known.unwrap_or_else(|| Register::of(Value::bottom(bits)))
            }
            Operand::Const(ty, v) => Register::of(Value::constant(self.bits(ty), v)),
            Operand::Global(g, offset) => {
                let object = self.shared.global(g, state.class);
                Register::of(Value::address(bits, object, offset))
            }
            Operand::Func(f) => Register::of(Value::function(bits, f)),
            Operand::Undef(ty) => Register::of(Value { undef: true, ..Value::number(self.bits(ty)) }),
        }
    }

    pub(super) fn value(&mut self, state: &State, operand: Operand) -> Value {
        self.operand(state, operand).value
    }

    /// One instruction: the states behind it.
    pub(super) fn step(&mut self, site: Site, inst: &Inst, state: State) -> Vec<State> {
        if let Op::Call { func, args } = &inst.op {
            let args = args.iter().map(|a| self.operand(&state, *a)).collect();
            return self.call_from(site, inst, *func, args, state);
        }
        let Op::CallIndirect { callee, args, .. } = &inst.op else {
            return self.inst(site, inst, state).into_iter().collect();
        };
        self.here = (site.func, inst.loc);
        let callee = self.value(&state, *callee);
        self.defined(&callee, "which function is called");
        let params = |f: &FuncId| self.shared.program.func(*f).params.len();
        let fits = callee.functions.iter().all(|f| params(f) <= args.len());
        if !fits || !callee.int.is_bottom() || !callee.objects.is_empty() || !callee.threads.is_empty() {
            self.error(&FindingKind::BadCall);
        }
        if callee.wild {
            self.shared.give_up("a call through a pointer that is not known");
            return Vec::new();
        }
        let args: Vec<Register> = args.iter().map(|a| self.operand(&state, *a)).collect();
        let effects = self.effects;
        let mut all = Vec::new();
        for f in callee.functions {
            self.effects = effects;
            all.extend(self.call_from(site, inst, f, args.clone(), state.clone()));
        }
        all
    }

    /// One instruction that is no call; `None` if it cannot be passed.
    pub(super) fn inst(&mut self, site: Site, inst: &Inst, mut state: State) -> Option<State> {
        self.here = (site.func, inst.loc);
        let result = inst.results.first().copied();
        let set = |state: &mut State, r: Option<Reg>, register: Register| {
            if let Some(r) = r {
                state.frame()[r.index()] = Some(register);
            }
        };
        match &inst.op {
            Op::Copy(a) => {
                let v = self.operand(&state, *a);
                set(&mut state, result, v);
            }
            Op::Bin(op, a, b) => {
                let v = self.binary(&state, *op, *a, *b);
                if v.value.is_bottom() {
                    return None;
                }
                set(&mut state, result, v);
            }
            Op::Un(op, a) => {
                let x = self.value(&state, *a);
                let v = Value::int(Integer::un(*op, &x.as_integer())).as_set_as(&x);
                set(&mut state, result, Register::of(v));
            }
            Op::FBin(..) | Op::FUn(..) | Op::FMulAdd(..) | Op::FCmp(..) => {
                let mut operands = Vec::new();
                fencepost_ir::visit::operands(&inst.op, &mut |o: &Operand| operands.push(*o));
                let values: Vec<Value> = operands.iter().map(|o| self.value(&state, *o)).collect();
                values.iter().for_each(|v| self.defined(v, "a computation"));
                let bits = match &inst.op {
                    Op::FCmp(..) => 1,
                    _any_other => values.first().map_or(1, Value::bits),
                };
                set(&mut state, result, Register::of(Value::number(bits)));
            }
            Op::Cmp(op, a, b) => {
                let v = self.compare(&state, *op, *a, *b);
                set(&mut state, result, Register::of(Value::int(v)));
            }
            Op::Cast(op, a, ty) => {
                let v = self.cast(&state, *op, *a, *ty);
                set(&mut state, result, v);
            }
            Op::Select(c, a, b) => {
                let cond = self.value(&state, *c);
                self.defined(&cond, "a choice");
                let cond = cond.as_integer();
                let (x, y) = (self.operand(&state, *a), self.operand(&state, *b));
                let v = match (cond.may_be_true(), cond.may_be_false()) {
                    (true, false) => x,
                    (false, true) => y,
                    (true, true) | (false, false) => x.join(&y),
                };
                set(&mut state, result, v);
            }
            Op::Overflow(op, a, b) => {
                let [x, y] = [*a, *b].map(|o| self.value(&state, o));
                self.defined(&x, "a computation");
                self.defined(&y, "a computation");
                let (x, y) = (x.as_integer(), y.as_integer());
                let (value, over) = Integer::overflow(*op, &x, &y);
                set(&mut state, result, Register::of(Value::int(value)));
                set(&mut state, inst.results.get(1).copied(), Register::of(Value::int(over)));
            }
            Op::FunnelShift { left, a, b, c } => {
                let [x, y, z] = [*a, *b, *c].map(|o| {
                    let v = self.value(&state, o);
                    self.defined(&v, "a computation");
                    v.as_integer()
                });
                set(&mut state, result, Register::of(Value::int(Integer::funnel_shift(*left, &x, &y, &z))));
            }
            Op::PtrAdd(p, offset) => {
                let v = self.pointer_add(&state, *p, *offset);
                set(&mut state, result, Register::of(v));
            }
            Op::Alloca { size, .. } => {
                let v = self.alloca(&mut state, site, *size);
                set(&mut state, result, Register::of(v));
            }
            Op::Malloc { size, zeroed, .. } => {
                let v = self.malloc(&mut state, site, *size, *zeroed);
                set(&mut state, result, Register::of(v));
            }
            Op::StackSave => {
                let bits = self.shared.pointer_bits();
                set(&mut state, result, Register::of(Value::number(bits)));
            }
            Op::StackRestore(_) => {
                let func = site.func;
                self.restore(&mut state, func);
            }
            Op::StackEnd(addr) => {
                let addr = self.value(&state, *addr);
                self.end_block(&mut state, &addr);
            }
            Op::Free(addr) => {
                let addr = self.value(&state, *addr);
                self.free(&mut state, &addr);
            }
            Op::Yield | Op::Observe(_) | Op::Commit => {}
            Op::ObjectSize(_) => {
                let bits = self.shared.pointer_bits();
                set(&mut state, result, Register::of(Value::number(bits)));
            }
            Op::TlsAddr(g) => {
                let object = self.shared.global(*g, state.class);
                let bits = self.shared.pointer_bits();
                set(&mut state, result, Register::of(Value::address(bits, object, 0)));
            }
            Op::VarArgs => {
                self.shared.give_up("variable arguments");
                return None;
            }
            Op::Load(ty, addr, access) => {
                let addr = self.value(&state, *addr);
                let wrap = self.shared.model.mapping.load(access.order);
                let bits = self.bits(*ty);
                let v = self.load(&mut state, &addr, bits, wrap)?;
                set(&mut state, result, v);
            }
            Op::Store { addr, value, access } => {
                let (addr, value) = (self.value(&state, *addr), self.operand(&state, *value));
                let wrap = self.shared.model.mapping.store(access.order);
                if value.value.is_bottom() || !self.store(&mut state, &addr, &value, site, wrap) {
                    return None;
                }
                self.equal_now(&mut state, inst, &addr);
            }
            Op::Rmw { op, addr, value, access } => {
                let (addr, value) = (self.value(&state, *addr), self.operand(&state, *value));
                let wrap = self.shared.model.mapping.rmw(access.order);
                let bits = value.value.bits();
                let before = Wrap { after: Default::default(), ..wrap };
                let old = self.load(&mut state, &addr, bits, before)?;
                let new = match op {
                    fencepost_ir::RmwOp::Xchg => value.value.clone(),
                    op => {
                        self.defined(&old.value, "a computation");
                        self.defined(&value.value, "a computation");
                        Value::int(Integer::rmw(*op, &old.value.as_integer(), &value.value.as_integer()))
                    }
                };
                let after = Wrap { before: Default::default(), ..wrap };
                if !self.store(&mut state, &addr, &Register::of(new), site, after) {
                    return None;
                }
                let ordered = wrap.after.covers(fencepost_ir::FenceMask::LL) || self.shared.model.keep.rr.other;
                let loaded = old.loaded.map(|l| Loaded { ordered, ..l });
                // What was loaded is the value from before the store.
                set(&mut state, result, Register { linear: None, loaded, ..old });
            }
            Op::CmpXchg { addr, expected, new, success, failure, .. } => {
                return self.compare_exchange(site, inst, state, [*addr, *expected, *new], *success, *failure);
            }
            Op::MemCopy { dst, src, len, overlap, .. } => {
                let [d, s, n] = [*dst, *src, *len].map(|o| self.value(&state, o));
                self.block(&mut state, &d, &n, ("a block copy", Kind::W));
                self.block(&mut state, &s, &n, ("a block copy", Kind::R));
                self.constant_target(&d);
                if !overlap {
                    self.apart(&d, &s, &n);
                }
                if !self.copy(&mut state, &d, &s, &n, site) {
                    return None;
                }
            }
            Op::MemSet { dst, byte, len, .. } => {
                let [d, b, n] = [*dst, *byte, *len].map(|o| self.value(&state, o));
                self.block(&mut state, &d, &n, ("a block fill", Kind::W));
                self.constant_target(&d);
                let length = n.as_integer().as_constant();
                let any = Base::anything(b.undef);
                let base = b.as_integer().as_constant().filter(|_| !b.undef).map_or(any, |b| Base::Byte(b as u8));
                if length != Some(0) && !self.overwrite(&mut state, &d, length, base, site) {
                    return None;
                }
            }
            Op::Fence(kind) => {
                let mask = self.shared.model.mapping.fence(*kind);
                self.fence(&mut state, mask);
            }
            Op::Call { .. } | Op::CallIndirect { .. } => return None,
            Op::ThreadNew => {
                let v = self.thread_new(&state, site);
                set(&mut state, result, Register::of(v));
            }
            Op::ThreadStart { id, func, arg } => {
                let [i, f, a] = [*id, *func, *arg].map(|o| self.value(&state, o));
                if f.undef || !f.int.is_bottom() || !f.objects.is_empty() {
                    self.error(&FindingKind::BadCall);
                }
                self.thread_start(&mut state, &i, &f, a, site);
            }
            Op::ThreadJoin(id) => {
                let id = self.value(&state, *id);
                let v = self.thread_join(&mut state, &id, site)?;
                set(&mut state, result, Register::of(v));
            }
            Op::ThreadSelf => {
                let bits = self.shared.pointer_bits();
                let top = Integer::unsigned(bits, 0, mask(20));
                set(&mut state, result, Register::of(Value::int(top)));
            }
            Op::AtomicBegin => self.enter_section(&mut state),
            Op::AtomicEnd => self.leave_section(&mut state),
            Op::Assume(c) | Op::Await(c) => {
                let v = self.value(&state, *c);
                self.defined(&v, "an assumption");
                return self.assume(state, site.func, *c, true);
            }
            Op::Assert { cond, kind, text } => {
                let c = self.value(&state, *cond);
                self.defined(&c, "an assertion");
                if c.as_integer().may_be_false() {
                    if fails(*kind) {
                        self.alarm(inst.loc, text);
                    } else {
                        self.error(&FindingKind::Check(*kind, text.clone()));
                    }
                }
                return self.assume(state, site.func, *cond, true);
            }
            Op::Nondet(ty, _) => {
                let bits = self.bits(*ty);
                set(&mut state, result, Register::of(Value::number(bits)));
            }
            Op::Print { format, args } => {
                self.strings(&state, site, *format, args);
                if !self.plain_format(&state, *format) {
                    self.shared.give_up("a format that is not known, or with %n");
                    return None;
                }
                set(&mut state, result, Register::of(Value::number(32)));
            }
            Op::Format { dst, format, .. } => {
                let d = self.value(&state, *dst);
                if !self.plain_format(&state, *format) || !self.overwrite(&mut state, &d, None, Base::Unknown, site) {
                    self.shared.give_up("text written to memory");
                    return None;
                }
                set(&mut state, result, Register::of(Value::number(32)));
            }
        }
        Some(state)
    }

    /// The register just stored equals the cell now.
    fn equal_now(&mut self, state: &mut State, inst: &Inst, addr: &Value) {
        let Op::Store { value: Operand::Reg(r), .. } = inst.op else { return };
        let [(object, offset)] = &addr.objects[..] else { return };
        let Some(offset) = offset.as_constant() else { return };
        let Some(Some(register)) = state.frames.last().and_then(|f| f.get(r.index())).cloned() else { return };
        let bits = register.value.bits();
        let cell = Cell { object: *object, offset: offset as i64, size: bits / 8 };
        let usable = bits % 8 == 0 && addr.int.is_bottom() && self.shared.info(*object).single;
        if usable && register.linear.is_none() && self.shared.exact(state, cell) {
            let linear = Some(Linear { cell, negative: false, plus: 0 });
            state.frame()[r.index()] = Some(Register { linear, ..register });
        }
    }

    /// Strings that are printed must be constants: of others nothing is known here.
    fn strings(&mut self, state: &State, site: Site, format: Operand, args: &[Operand]) {
        let format = self.value(state, format);
        let text = |v: &InitValue| match v {
            InitValue::Bytes(b) => printf_strings(b),
            InitValue::Global(..) | InitValue::Func(_) | InitValue::Undef(_) => true,
        };
        let globals: Vec<_> = format.objects.iter().map(|(o, _)| self.shared.info(*o).kind).collect();
        let any = globals.iter().any(|kind| match kind {
            ObjKind::Global(g) => self.shared.program.global(*g).init.iter().any(|p| text(&p.value)),
            ObjKind::ThreadLocal(..) | ObjKind::Stack(..) | ObjKind::Recent(..) | ObjKind::Heap(..) => true,
        });
        let func = self.shared.program.func(site.func);
        let pointer = |o: &&Operand| match o {
            Operand::Reg(r) => func.ty(*r) == Type::Ptr,
            Operand::Const(ty, _) | Operand::Undef(ty) => *ty == Type::Ptr,
            Operand::Global(..) | Operand::Func(_) => true,
        };
        let values: Vec<Value> = args.iter().filter(pointer).map(|a| self.value(state, *a)).collect();
        let constant = |o: &ObjId| match self.shared.info(*o).kind {
            ObjKind::Global(g) => self.shared.program.global(g).constant,
            ObjKind::ThreadLocal(..) | ObjKind::Stack(..) | ObjKind::Recent(..) | ObjKind::Heap(..) => false,
        };
        // Null is printed as such.
        let plain = |a: &Value| {
            let null = a.int.is_bottom() || a.int.as_constant() == Some(0);
            null && !a.wild && !a.undef && a.objects.iter().all(|(o, _)| constant(o))
        };
        if any && !values.iter().all(plain) {
            self.error(&FindingKind::OutOfBounds);
        }
    }

    /// Whether the format is a constant string without `%n`.
    fn plain_format(&mut self, state: &State, format: Operand) -> bool {
        let format = self.value(state, format);
        let [(object, _)] = &format.objects[..] else { return false };
        let ObjKind::Global(g) = self.shared.info(*object).kind else { return false };
        let global = self.shared.program.global(g);
        let plain = |v: &InitValue| match v {
            InitValue::Bytes(b) => {
                !b.windows(2).any(|w| w == b"%n") && !b.windows(3).any(|w| w[0] == b'%' && w[2] == b'n')
            }
            InitValue::Global(..) | InitValue::Func(_) | InitValue::Undef(_) => false,
        };
        global.constant && !format.wild && global.init.iter().all(|p| plain(&p.value))
    }

    fn call_from(&mut self, site: Site, inst: &Inst, func: FuncId, args: Vec<Register>, state: State) -> Vec<State> {
        self.path.push(site);
        self.here = (site.func, inst.loc);
        let effects = self.effects;
        let role = known_role(self.shared.program.func(func));
        let results = match self.routine(role, &args, state) {
            Ok(done) => done,
            Err(state) => {
                let params = self.shared.program.func(func).params.len();
                if args.len() > params && self.shared.program.func(func).variadic {
                    self.call(func, args[..params].to_vec(), *state)
                } else {
                    self.call(func, args, *state)
                }
            }
        };
        self.effects = effects;
        self.path.pop();
        let mut states = Vec::new();
        for (mut state, values) in results {
            for (r, v) in inst.results.iter().zip(values) {
                state.frame()[r.index()] = Some(v);
            }
            states.push(state);
        }
        states
    }

    fn compare_exchange(
        &mut self,
        site: Site,
        inst: &Inst,
        mut state: State,
        [addr, expected, new]: [Operand; 3],
        success: Access,
        failure: fencepost_ir::Order,
    ) -> Option<State> {
        let addr = self.value(&state, addr);
        let (expected, new) = (self.operand(&state, expected), self.operand(&state, new));
        let mapping = self.shared.model.mapping;
        let (done, failed) = (mapping.rmw(success.order), mapping.failed(failure));
        self.defined(&expected.value, "a compare-exchange");
        let bits = new.value.bits();
        let only_before = |w: Wrap| Wrap { after: Default::default(), ..w };
        let mut s = state.clone();
        let old = self.load(&mut s, &addr, bits, only_before(done))?;
        self.defined(&old.value, "a compare-exchange");
        let (hit, _) = if old.value.is_number() && expected.value.is_number() {
            Integer::assume(CmpOp::Eq, &old.value.int, &expected.value.int)
        } else {
            (old.value.int.clone(), old.value.int.clone())
        };
        let numbers = old.value.is_number() && expected.value.is_number();
        let set = |state: &mut State, value: Value, loaded, flag: bool| {
            let registers =
                [Register { value, linear: None, loaded }, Register::of(Value::int(Integer::boolean(flag)))];
            for (r, v) in inst.results.iter().zip(registers) {
                state.frame()[r.index()] = Some(v);
            }
        };
        let mut outcomes = Vec::new();
        if !numbers || !hit.is_bottom() {
            let value = if numbers { Value::int(hit.clone()) } else { old.value.clone() };
            if let (Some(loaded), true) = (old.loaded.clone(), numbers) {
                self.learn_source(&mut s, &loaded, &hit);
            }
            // The fences in front are in front of the load; those behind order it before later loads.
            if self.store(&mut s, &addr, &new, site, Wrap { before: Default::default(), ..done }) {
                set(&mut s, value, None, true);
                outcomes.push(s);
            }
        }
        let only_hit = numbers && old.value.int.as_constant().is_some() && old.value.int == expected.value.int;
        let weak = matches!(inst.op, Op::CmpXchg { weak: true, .. });
        if !only_hit || weak {
            let old = self.load(&mut state, &addr, bits, failed)?;
            set(&mut state, old.value, old.loaded, false);
            outcomes.push(state);
        }
        outcomes.into_iter().reduce(|a, b| a.join(&b, self.shared))
    }

    /// Leaves a block.
    pub(super) fn leave(&mut self, func: FuncId, block: BlockId, state: State, run: &mut Run) {
        let program = self.shared.program;
        let b = &program.func(func).blocks[block.index()];
        self.here = (func, b.loc);
        match &b.term {
            Terminator::Jump(j) => self.jump(block, 0, j, state, func, run),
            Terminator::Branch { cond, then, other } => {
                let v = self.value(&state, *cond);
                self.defined(&v, "a branch");
                if let Some(s) = self.assume(state.clone(), func, *cond, true) {
                    self.jump(block, 0, then, s, func, run);
                }
                if let Some(s) = self.assume(state, func, *cond, false) {
                    self.jump(block, 1, other, s, func, run);
                }
            }
            Terminator::Switch { value, cases, default } => {
                let v = self.value(&state, *value);
                self.defined(&v, "a switch");
                let bits = v.bits();
                let mut rest = Some(state);
                for (i, (v, j)) in cases.iter().enumerate() {
                    let Some(s) = rest.clone() else { break };
                    let constant = Operand::int(bits as u8, *v);
                    if let Some(s) = self.assume_compare(s.clone(), func, CmpOp::Eq, *value, constant) {
                        self.jump(block, i + 1, j, s, func, run);
                    }
                    rest = self.assume_compare(s, func, CmpOp::Ne, *value, constant);
                }
                if let Some(s) = rest {
                    self.jump(block, 0, default, s, func, run);
                }
            }
            Terminator::Return(values) => {
                let values = values.iter().map(|v| self.operand(&state, *v)).collect();
                run.returns.entry(block).or_default().push((state, values));
            }
            Terminator::ThreadExit(v) => {
                let v = self.value(&state, *v);
                let mut state = state;
                self.end_frame(&mut state, None);
                if state.class != MAIN {
                    self.thread_ends(state, v);
                } else {
                    self.end_locals(&state);
                }
            }
            Terminator::ProcessExit => {}
            Terminator::Fail { .. } => self.fail(&b.term, b.loc),
        }
    }

    /// A failure is reached.
    pub(super) fn fail(&mut self, term: &Terminator, loc: fencepost_ir::Loc) {
        if let Terminator::Fail { kind, text } = term {
            if fails(*kind) {
                self.alarm(loc, text);
            } else {
                self.error(&FindingKind::Check(*kind, text.clone()));
            }
        }
    }
}

/// Whether a format prints strings from memory.
pub(crate) fn printf_strings(format: &[u8]) -> bool {
    let near = |i: usize| format[i.saturating_sub(6)..i].contains(&b'%');
    format.iter().enumerate().any(|(i, b)| *b == b's' && near(i))
}

/// What a function is to those who know the library of POSIX. Its routines answer with a number and are full fences; those of Rust are
/// neither, and are followed.
pub(super) fn known_role(f: &Function) -> Option<Role> {
    f.role.filter(|r| f.rets == [Type::Int(32)] || matches!(r, Role::Mutex | Role::Robust | Role::Condition))
}

/// Whether a failed check of this kind violates the property `assert`.
fn fails(kind: CheckKind) -> bool {
    match kind {
        CheckKind::Assertion | CheckKind::Trap | CheckKind::Unreachable => true,
        CheckKind::LockMisuse | CheckKind::Memory | CheckKind::Limit => false,
    }
}
