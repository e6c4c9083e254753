//! Instructions, one arm each: the interpreter's `exec`, on symbolic values.

use crate::compute::{self, Computed};
use crate::exec::{Exec, Halt, State};
use crate::shared::{Exchange, SharedMemory, Step};
use crate::tuning;
use crate::value::{depending, union, Value, V};
use fencepost_check::finding::FindingKind;
use fencepost_check::interp::format_text;
use fencepost_check::interp::Code;
use fencepost_check::layout::Region;
use fencepost_ir::eval::{self, mask};
use fencepost_ir::{BinOp, CheckKind, FuncId, Function, Inst, Op, Operand, Order, Type};
use fencepost_solver::bits::{self, Bits};
use fencepost_solver::circuit::Lit;
use std::rc::Rc;

/// What `printf` makes.
enum Text {
    /// These bytes.
    Known(Vec<u8>),
    /// It depends on the run.
    Any,
    /// It reads strings that are not constant, or stores with `%n`.
    Unsupported,
}

impl<M: SharedMemory> Exec<'_, '_, M> {
    /// The value of an operand.
    pub fn operand(&mut self, st: &State<M::Path>, operand: Operand) -> V {
        let program = self.world.program;
        let pointer = u32::from(program.target.pointer_bits);
        match operand {
            Operand::Reg(r) => match &st.regs[r.index()] {
                Some(v) => Rc::clone(v),
                // A register that is not live on any path that was merged: its value cannot matter.
                None => Value::undefined(program.func(self.func()).ty(r).bits(&program.target)),
            },
            Operand::Const(ty, bits) => Value::constant(ty.bits(&program.target), bits),
            Operand::Global(g, offset) => {
                let addr = self.world.layout.global(g).wrapping_add(offset as u64);
                Value::constant(pointer, u128::from(addr) & mask(pointer))
            }
            Operand::Func(f) => Value::constant(pointer, u128::from(self.world.layout.function(f))),
            Operand::Undef(ty) => Value::undefined(ty.bits(&program.target)),
        }
    }

    fn type_of(&self, f: &Function, operand: Operand) -> Type {
        match operand {
            Operand::Reg(r) => f.ty(r),
            Operand::Const(ty, _) | Operand::Undef(ty) => ty,
            Operand::Global(..) | Operand::Func(_) => Type::Ptr,
        }
    }

    fn set(&mut self, st: &mut State<M::Path>, inst: &Inst, value: V) {
        if let Some(r) = inst.results.first() {
            st.regs[r.index()] = Some(value);
        }
    }

    fn computed(&mut self, st: &mut State<M::Path>, inst: &Inst, result: Computed) {
        self.inexact |= result.inexact;
        for (cond, kind) in result.fails {
            self.fail(st, cond, kind);
        }
        self.set(st, inst, Rc::new(result.value));
    }

    /// The condition of an assertion, assumption or wait; fails if it is undefined.
    fn condition(&mut self, st: &mut State<M::Path>, operand: Operand, what: &'static str) -> Lit {
        let v = self.operand(st, operand);
        self.decide(st, &v);
        self.defined(st, operand, what)
    }

    /// A condition on which nothing depends that follows.
    fn defined(&mut self, st: &mut State<M::Path>, operand: Operand, what: &'static str) -> Lit {
        let v = self.operand(st, operand);
        let undefined = v.any_undef(&mut self.circuit);
        self.fail(st, undefined, FindingKind::Undefined(what));
        v.bits.bit(0)
    }

    /// Executes an instruction; `None` if no path goes on.
    #[allow(clippy::too_many_lines)] // One arm an operation; each is short or delegates.
    pub(crate) fn instruction(&mut self, f: &Function, inst: &Inst, mut st: State<M::Path>) -> Option<State<M::Path>> {
        self.instructions += 1;
        let target = self.world.program.target;
        let st_ref = &mut st;
        match &inst.op {
            Op::Copy(a) => {
                let v = self.operand(st_ref, *a);
                self.set(st_ref, inst, v);
            }
            Op::Bin(op, a, b) => {
                let (x, y) = (self.operand(st_ref, *a), self.operand(st_ref, *b));
                let r = compute::bin(&mut self.circuit, self.world, *op, &x, &y);
                self.computed(st_ref, inst, r);
            }
            Op::PtrAdd(a, b) => {
                let (x, y) = (self.operand(st_ref, *a), self.operand(st_ref, *b));
                let r = compute::bin(&mut self.circuit, self.world, BinOp::Add, &x, &y);
                self.computed(st_ref, inst, r);
            }
            Op::Un(op, a) => {
                let x = self.operand(st_ref, *a);
                let r = compute::un(&mut self.circuit, self.world, *op, &x);
                self.computed(st_ref, inst, r);
            }
            Op::FBin(op, a, b) => {
                let ty = self.type_of(f, *a);
                let (x, y) = (self.operand(st_ref, *a), self.operand(st_ref, *b));
                let compute = |v: &[u128]| eval::fbin(*op, ty, v[0], v[1]);
                let r = compute::float(&mut self.circuit, ty.bits(&target), &[&x, &y], compute, true);
                self.computed(st_ref, inst, r);
            }
            Op::FUn(op, a) => {
                let ty = self.type_of(f, *a);
                let x = self.operand(st_ref, *a);
                let compute = |v: &[u128]| eval::fun(*op, ty, v[0]);
                let r = compute::float(&mut self.circuit, ty.bits(&target), &[&x], compute, false);
                self.computed(st_ref, inst, r);
            }
            Op::FMulAdd(a, b, c) => {
                let ty = self.type_of(f, *a);
                let (x, y, z) = (self.operand(st_ref, *a), self.operand(st_ref, *b), self.operand(st_ref, *c));
                let compute = |v: &[u128]| eval::fmul_add(ty, v[0], v[1], v[2]);
                let r = compute::float(&mut self.circuit, ty.bits(&target), &[&x, &y, &z], compute, false);
                self.computed(st_ref, inst, r);
            }
            Op::Cmp(op, a, b) => {
                let (x, y) = (self.operand(st_ref, *a), self.operand(st_ref, *b));
                let r = compute::cmp(&mut self.circuit, *op, &x, &y);
                self.computed(st_ref, inst, r);
            }
            Op::FCmp(op, a, b) => {
                let ty = self.type_of(f, *a);
                let (x, y) = (self.operand(st_ref, *a), self.operand(st_ref, *b));
                let compute = |v: &[u128]| eval::fcmp(*op, ty, v[0], v[1]).map(u128::from);
                let r = compute::float(&mut self.circuit, 1, &[&x, &y], compute, false);
                self.computed(st_ref, inst, r);
            }
            Op::Cast(op, a, to) => {
                let from = self.type_of(f, *a);
                let x = self.operand(st_ref, *a);
                let r = compute::cast(&mut self.circuit, self.world, *op, (from, *to), &target, &x);
                self.computed(st_ref, inst, r);
            }
            Op::Select(c, a, b) => {
                let (c, x, y) = (self.operand(st_ref, *c), self.operand(st_ref, *a), self.operand(st_ref, *b));
                let undefined = c.any_undef(&mut self.circuit);
                self.fail(st_ref, undefined, FindingKind::Undefined("a choice"));
                let chosen = self.choose(c.bits.bit(0), &x, &y);
                let deps = union(&union(&c.deps, &x.deps), &y.deps);
                self.set(st_ref, inst, depending(&chosen, deps));
            }
            Op::Overflow(op, a, b) => {
                let (x, y) = (self.operand(st_ref, *a), self.operand(st_ref, *b));
                let (value, flag) = compute::overflow(&mut self.circuit, self.world, *op, &x, &y);
                if let [v, o] = inst.results.as_slice() {
                    st.regs[v.index()] = Some(Rc::new(value));
                    st.regs[o.index()] = Some(Rc::new(flag));
                }
            }
            Op::FunnelShift { left, a, b, c } => {
                let (x, y, z) = (self.operand(st_ref, *a), self.operand(st_ref, *b), self.operand(st_ref, *c));
                let v = compute::funnel(&mut self.circuit, self.world, *left, &x, &y, &z);
                self.set(st_ref, inst, Rc::new(v));
            }
            Op::Alloca { size, align } => {
                let size = self.operand(st_ref, *size);
                let v = self.allocate(st_ref, &size, u64::from(*align), false, false);
                self.set(st_ref, inst, v);
            }
            Op::StackSave => {
                let mark = self.frames.last().map_or(0, |f| f.stack.len());
                let v = Value::constant(u32::from(target.pointer_bits), mark as u128);
                self.set(st_ref, inst, v);
            }
            Op::StackRestore(mark) => {
                let mark = self.operand(st_ref, *mark);
                match mark.as_const() {
                    Some(n) => {
                        let rest = self.frames.last_mut().map(|f| f.stack.split_off((n as usize).min(f.stack.len())));
                        self.release_frame(st_ref, &rest.unwrap_or_default());
                    }
                    None => self.unsupported(st_ref, "a stack height that depends on the run"),
                }
            }
            Op::StackEnd(p) => {
                let p = self.operand(st_ref, *p);
                self.end_scope(st_ref, &p);
            }
            Op::Malloc { size, align, zeroed } => {
                let (size, align) = (self.operand(st_ref, *size), self.operand(st_ref, *align));
                let undefined = align.any_undef(&mut self.circuit);
                self.fail(st_ref, undefined, FindingKind::Undefined("the size of an object"));
                if align.as_const().is_none() {
                    self.unsupported(st_ref, "an object whose alignment depends on the run");
                }
                let align = align.as_const().unwrap_or(1) as u64;
                let v = self.allocate(st_ref, &size, align, true, *zeroed);
                self.set(st_ref, inst, v);
            }
            Op::Free(p) => {
                let p = self.operand(st_ref, *p);
                self.free(st_ref, &p);
            }
            Op::ObjectSize(p) => {
                let p = self.operand(st_ref, *p);
                let v = self.object_size(&p);
                M::did(self, st_ref, Step::Answer(v.bits.clone()));
                self.set(st_ref, inst, v);
            }
            Op::TlsAddr(g) => {
                let addr = self.world.layout.tls(self.tid, *g);
                self.set(st_ref, inst, Value::constant(u32::from(target.pointer_bits), u128::from(addr)));
            }
            Op::VarArgs => {
                let v = self.varargs(st_ref);
                self.set(st_ref, inst, v);
            }
            Op::Load(ty, addr, access) => {
                let addr = self.operand(st_ref, *addr);
                let v = M::load(self, st_ref, *ty, &addr, access.order);
                self.set(st_ref, inst, v);
            }
            Op::Store { addr, value, access } => {
                let ty = self.type_of(f, *value);
                let (addr, value) = (self.operand(st_ref, *addr), self.operand(st_ref, *value));
                M::store(self, st_ref, ty, &addr, &value, access.order);
            }
            Op::Rmw { op, addr, value, access } => {
                let ty = self.type_of(f, *value);
                let (addr, value) = (self.operand(st_ref, *addr), self.operand(st_ref, *value));
                let v = M::rmw(self, st_ref, *op, ty, &addr, &value, access.order);
                self.set(st_ref, inst, v);
            }
            Op::CmpXchg { addr, expected, new, success, failure, weak } => {
                let ty = self.type_of(f, *expected);
                let (addr, expected) = (self.operand(st_ref, *addr), self.operand(st_ref, *expected));
                let new = self.operand(st_ref, *new);
                let undefined = expected.any_undef(&mut self.circuit);
                self.fail(st_ref, undefined, FindingKind::Undefined("a compare-exchange"));
                let (success, failure, weak) = (success.order, *failure, *weak);
                let (addr, expected, new) = (&addr, &expected, &new);
                let what = Exchange { ty, addr, expected, new, success, failure, weak };
                let (old, stored) = M::exchange(self, st_ref, what);
                if let [v, o] = inst.results.as_slice() {
                    st.regs[v.index()] = Some(old);
                    st.regs[o.index()] = Some(stored);
                }
            }
            Op::MemCopy { dst, src, len, unit, overlap } => {
                let (dst, src) = (self.operand(st_ref, *dst), self.operand(st_ref, *src));
                let len = self.operand(st_ref, *len);
                self.copy(st_ref, [&dst, &src, &len], *unit, *overlap);
            }
            Op::MemSet { dst, byte, len, unit } => {
                let (dst, byte) = (self.operand(st_ref, *dst), self.operand(st_ref, *byte));
                let len = self.operand(st_ref, *len);
                self.fill(st_ref, [&dst, &byte, &len], *unit);
            }
            Op::Fence(kind) => {
                M::fence(self, st_ref, *kind);
            }
            Op::Call { func, args } => return self.call(f, inst, *func, args, st),
            Op::CallIndirect { callee, args, .. } => return self.call_indirect(f, inst, *callee, args, st),
            Op::ThreadNew => {
                let v = self.thread_new(st_ref);
                self.set(st_ref, inst, v);
            }
            Op::ThreadStart { id, func, arg } => {
                let (id, func) = (self.operand(st_ref, *id), self.operand(st_ref, *func));
                let arg = self.operand(st_ref, *arg);
                self.thread_start(st_ref, &id, &func, arg);
            }
            Op::ThreadJoin(id) => {
                let id = self.operand(st_ref, *id);
                let v = self.thread_join(st_ref, &id);
                self.set(st_ref, inst, v);
            }
            Op::ThreadSelf => {
                let id = u128::from(Code::thread_id(self.tid));
                self.set(st_ref, inst, Value::constant(u32::from(target.pointer_bits), id));
            }
            Op::AtomicBegin => {
                self.section_begin(st_ref);
                M::section_begun(self, st_ref);
            }
            Op::AtomicEnd => self.section_end(st_ref),
            Op::Assume(c) => {
                let cond = self.condition(st_ref, *c, "an assumption");
                self.halt(st_ref, cond, Halt::Assume);
            }
            Op::Await(c) => {
                let cond = self.condition(st_ref, *c, "whether a thread waits");
                M::wait(self, st_ref, cond);
            }
            Op::Yield => {}
            Op::Commit => M::commit(self, st_ref),
            Op::Assert { cond, kind, text } => {
                let cond = if kind.is_branch() {
                    self.condition(st_ref, *cond, "an assertion")
                } else {
                    self.defined(st_ref, *cond, "a check")
                };
                if *kind == CheckKind::Limit {
                    let mut beyond = State { guard: self.circuit.and(st_ref.guard, !cond), ..st_ref.clone() };
                    if beyond.guard != Lit::FALSE {
                        self.unsupported(&mut beyond, text);
                        st_ref.guard = self.circuit.and(st_ref.guard, cond);
                    }
                } else {
                    self.fail(st_ref, !cond, FindingKind::Check(*kind, text.clone()));
                }
            }
            Op::Nondet(ty, kind) => {
                let width = ty.bits(&target);
                let value = M::input(self, st_ref, *kind, width as usize);
                M::did(self, st_ref, Step::Nondet(value.bits.clone()));
                self.set(st_ref, inst, Rc::new(value));
            }
            Op::Observe(v) => {
                let v = self.operand(st_ref, *v);
                M::observe(self, st_ref, &v);
            }
            Op::Print { format, args } => {
                let text = self.text(f, st_ref, *format, args);
                let length = self.text_length(st_ref, &text);
                self.set(st_ref, inst, length);
            }
            Op::Format { dst, size, format, args } => {
                let text = self.text(f, st_ref, *format, args);
                let (dst, size) = (self.operand(st_ref, *dst), self.operand(st_ref, *size));
                let length = self.text_length(st_ref, &text);
                self.write_text(st_ref, &dst, &size, text);
                self.set(st_ref, inst, length);
            }
        }
        (st.guard != Lit::FALSE).then_some(st)
    }

    /// The text of a `printf` call, as far as it is known.
    fn text(&mut self, f: &Function, st: &State<M::Path>, format: Operand, args: &[Operand]) -> Text {
        let mut exact = true;
        // Any number but the address of a constant will do for a value that depends on the run.
        let mut known = |exec: &mut Self, a: Operand| {
            let number = exec.operand(st, a).as_const();
            exact &= number.is_some();
            number.unwrap_or(1)
        };
        let start = known(self, format) as u64;
        let mut values = Vec::new();
        for a in args {
            let number = known(self, *a);
            values.push((self.type_of(f, *a), fencepost_check::value::Value::<()>::known(number)));
        }
        let (program, layout) = (self.world.program, &self.world.layout);
        let byte = |addr| layout.constant_byte(program, addr);
        match format_text(start, &values, &program.target, byte) {
            Ok(text) if !text.counts.is_empty() => Text::Unsupported,
            Ok(text) if exact => Text::Known(text.bytes),
            Ok(_) => Text::Any,
            Err(_) => Text::Unsupported,
        }
    }

    /// The length of text. Where it is not known it is any number; executing the run again settles it.
    fn text_length(&mut self, st: &mut State<M::Path>, text: &Text) -> V {
        match text {
            Text::Known(bytes) => Value::constant(32, bytes.len() as u128),
            Text::Any => {
                self.inexact = true;
                Rc::new(Value::of(Bits::input(&mut self.circuit, 32)))
            }
            Text::Unsupported => {
                self.unsupported(st, "text with strings that are not constant, or with %n");
                Value::constant(32, 0)
            }
        }
    }

    fn call(
        &mut self,
        f: &Function,
        inst: &Inst,
        func: FuncId,
        args: &[Operand],
        st: State<M::Path>,
    ) -> Option<State<M::Path>> {
        let callee = self.world.program.func(func);
        let n = callee.params.len();
        let values: Vec<V> = args.iter().take(n).map(|a| self.operand(&st, *a)).collect();
        let rest: Vec<(Type, V)> = args.iter().skip(n).map(|a| (self.type_of(f, *a), self.operand(&st, *a))).collect();
        let loc = self.loc;
        let outcome = self.function(func, values, if callee.variadic { rest } else { Vec::new() }, st);
        self.loc = loc;
        let (mut st, results) = outcome?;
        let target = self.world.program.target;
        for (k, r) in inst.results.iter().enumerate() {
            let width = f.ty(*r).bits(&target);
            let v = results.get(k).map_or_else(|| Value::undefined(width), |v| crate::value::resized(v, width));
            st.regs[r.index()] = Some(v);
        }
        (st.guard != Lit::FALSE).then_some(st)
    }

    fn call_indirect(
        &mut self,
        f: &Function,
        inst: &Inst,
        callee: Operand,
        args: &[Operand],
        mut st: State<M::Path>,
    ) -> Option<State<M::Path>> {
        let at = self.operand(&st, callee);
        self.decide(&st, &at);
        let undefined = at.any_undef(&mut self.circuit);
        self.fail(&mut st, undefined, FindingKind::Undefined("which function is called"));
        if let Some(addr) = at.as_const() {
            let kind = match self.world.region(addr as u64) {
                Region::Function(g) if self.world.program.func(g).params.len() <= args.len() => {
                    return self.call(f, inst, g, args, st)
                }
                Region::Null => FindingKind::NullAccess,
                Region::Function(_) | Region::Global(_) | Region::Thread(_) | Region::Nowhere => FindingKind::BadCall,
            };
            self.fail(&mut st, Lit::TRUE, kind);
            return None;
        }
        // One path for each function that the pointer can be. Others have no pointer to them: it would be a wrong one.
        st.memory.freeze();
        let mut states = Vec::new();
        let mut rest = st.guard;
        for i in 0..self.world.pointed.len() {
            let func = self.world.pointed[i];
            let addr = u128::from(self.world.layout.function(func));
            let is = bits::eq_const(&mut self.circuit, &at.bits, addr);
            let guard = self.circuit.and(st.guard, is);
            let callee = self.world.program.func(func);
            if guard == Lit::FALSE || callee.params.len() > args.len() || callee.rets.len() < inst.results.len() {
                continue;
            }
            rest = self.circuit.and(rest, !is);
            self.path.push(func.0);
            states.extend(self.call(f, inst, func, args, State { guard, ..st.clone() }));
            self.path.pop();
        }
        let mut other = State { guard: rest, ..st };
        self.fail(&mut other, Lit::TRUE, FindingKind::BadCall);
        let live: Vec<fencepost_ir::Reg> = (0..f.regs.len()).map(fencepost_ir::Reg::from_index).collect();
        self.merge(states, &live)
    }

    /// Text is written into memory, byte by byte. Where it is not known, every byte that it may fill is any byte.
    fn write_text(&mut self, st: &mut State<M::Path>, dst: &V, size: &V, text: Text) {
        let (a, b) = (dst.any_undef(&mut self.circuit), size.any_undef(&mut self.circuit));
        let undefined = self.circuit.or(a, b);
        self.fail(st, undefined, FindingKind::Undefined("where text is written"));
        let room = size.as_const();
        let bytes: Vec<Bits> = match (text, room) {
            (_, Some(0)) | (Text::Unsupported, _) => Vec::new(),
            (Text::Known(bytes), Some(room)) => {
                let shown = bytes.iter().take(usize::try_from(room - 1).unwrap_or(usize::MAX));
                shown.chain([&0]).map(|b| Bits::constant(8, u128::from(*b))).collect()
            }
            (Text::Any, Some(room)) if room <= tuning::TEXT.of(self.budget) as u128 => {
                (0..room).map(|_| Bits::input(&mut self.circuit, 8)).collect()
            }
            (Text::Any | Text::Known(_), _) => {
                self.unsupported(st, "text that depends on the run, of a length that is not known");
                Vec::new()
            }
        };
        for (k, byte) in bytes.into_iter().enumerate() {
            if st.guard == Lit::FALSE {
                return;
            }
            let at = self.offset(dst, k as u64);
            M::store(self, st, Type::Int(8), &at, &Rc::new(Value::of(byte)), Order::Plain);
        }
    }
}
