//! Executes instructions until the thread needs something from outside.
//!
//! Every instruction that needs an answer is executed twice: once to make its [`Request`], and again, when the answer
//! is there, to take it. `Frame::micro` counts the requests that one instruction has already had answered.

use super::compute::{self, Trouble};
use super::{Allocation, Answer, Code, Enclosed, Ends, Fill, Frame, Limit, Request, Thread};
use crate::finding::FindingKind;
use crate::follow::{At, Decision, Operation, UNDEFINED};
use crate::layout::Region;
use crate::value::{Dep, Value};
use fencepost_ir::eval::{cut, mask};
use fencepost_ir::{BinOp, BlockId, CheckKind, FuncId, Inst, Jump, Op, Operand, Program, Reg, Terminator, Type};
use smallvec::SmallVec;

/// What one instruction led to.
pub enum Outcome<D> {
    /// The thread goes on with the next instruction.
    Next,
    /// The instruction jumped, called or returned: positions are set.
    Moved,
    /// Something is needed from outside; the instruction is executed again with the answer.
    Ask(Request<D>),
}

use Outcome::{Ask, Moved, Next};

impl<D: Dep> Thread<D> {
    /// Takes the answer to the last request and runs to the next one. The first call takes [`Answer::Done`].
    pub fn resume(&mut self, code: &Code<'_>, answer: Answer<D>) -> Request<D> {
        let mut answer = if self.frames.is_empty() { None } else { Some(answer) };
        if let (Some(answer), None) = (&mut answer, &self.enclosed) {
            let at = self.at();
            D::answer(&mut self.place, at, answer);
        }
        if std::mem::take(&mut self.making) {
            answer = None;
        }
        let request = self.run(code, answer);
        self.pin_sent(code, &request);
        match &self.enclosed {
            Some(call) => D::breach(&mut self.place, &code.program.func(call.func).name, &request),
            None => {
                let at = self.at();
                D::ask(&mut self.place, at, self.tid, &request);
            }
        }
        request
    }

    /// Whether the end of this thread is that of the process: the first thread has returned from `main`, or a thread has called
    /// `exit` or one of its kin. A thread that ends by itself, the first one too, leaves the process to the others.
    pub fn ends_process(&self, request: &Request<D>) -> bool {
        match request {
            Request::Exit(_) => self.ends == Ends::Never,
            Request::ProcessExit => true,
            _ => false,
        }
    }

    /// Where its next stack object may be: the addresses from here on are used again.
    pub fn height(&self) -> u64 {
        self.stack
    }

    /// Where the thread is. A thread without frames is at the start of its entry.
    pub fn at(&self) -> At {
        // Thread-local objects are made before the first instruction, and end behind the last.
        const LOCAL: u64 = 1 << 40;
        let local = if self.making { LOCAL + u64::from(self.locals) } else { 0 };
        match self.frames.last() {
            Some(f) => At { func: f.func, block: f.block, ip: f.ip, micro: f.micro + local },
            None => {
                let micro = match self.ends {
                    Ends::Never => At::RETURNED,
                    Ends::Later => 0,
                    Ends::Over => LOCAL,
                };
                At { func: self.entry, block: BlockId(0), ip: 0, micro }
            }
        }
    }

    fn run(&mut self, code: &Code<'_>, mut answer: Option<Answer<D>>) -> Request<D> {
        let mut steps = 0u64;
        let mut before: Vec<Frame<D>> = Vec::new();
        loop {
            if self.frames.is_empty() {
                match self.start_next(code) {
                    Some(request) => return request,
                    None => continue,
                }
            }
            if let Some(request) = self.local(code) {
                return request;
            }
            steps += 1;
            if steps > code.max_steps || self.repeats(steps, &mut before) {
                return Request::Limit(Limit::Steps);
            }
            let frame = &self.frames[self.frames.len() - 1];
            let func = code.program.func(frame.func);
            let block = &func.blocks[frame.block.index()];
            let outcome = match block.insts.get(frame.ip as usize) {
                Some(inst) => self.instruction(code, inst, answer.take()),
                None => self.terminator(code, &block.term, answer.take()),
            };
            match outcome {
                Next => {
                    if let Some(frame) = self.frames.last_mut() {
                        frame.ip += 1;
                        frame.micro = 0;
                    }
                }
                Moved => {}
                Ask(request) => return request,
            }
        }
    }

    /// Whether the thread is back in a state that it had since its last request, so that it runs for ever. The state
    /// to compare with is taken at powers of two (Brent), so that every cycle is found within a few rounds.
    fn repeats(&self, steps: u64, before: &mut Vec<Frame<D>>) -> bool {
        const FIRST: u64 = 1 << 12;
        if steps < FIRST {
            return false;
        }
        if steps.is_power_of_two() {
            before.clone_from(&self.frames);
            return false;
        }
        let place = |frames: &[Frame<D>]| frames.last().map(|f| (f.func, f.block, f.ip));
        self.frames.len() == before.len() && place(&self.frames) == place(before) && self.frames == *before
    }

    /// The next of the thread-local objects that others may come to know.
    fn local(&mut self, code: &Code<'_>) -> Option<Request<D>> {
        let global = *code.layout.known_locals().get(self.locals as usize)?;
        self.locals += 1;
        self.making = true;
        let (base, size) = (code.layout.tls(self.tid, global), code.program.global(global).size);
        let mut bytes = Vec::new();
        for line in 0..size.div_ceil(16) {
            let (bits, undef) = code.layout.initial_line(code.program, global, line);
            let rest = (size - line * 16).min(16) as u32;
            bytes.extend((0..rest).map(|k| ((bits >> (8 * k)) as u8, (undef >> (8 * k)) as u8)));
        }
        Some(Request::Allocate(Allocation { base, size, heap: false, fill: Fill::Bytes(bytes) }))
    }

    /// Calls the next constructor, or the entry; or ends the thread when all have returned.
    fn start_next(&mut self, code: &Code<'_>) -> Option<Request<D>> {
        let constructors = &code.program.constructors;
        let n = self.started as usize;
        self.started += 1;
        if let Some(&func) = constructors.get(n) {
            let args = code.program.func(func).params.iter().map(|_| Value::known(0)).collect();
            D::call(&mut self.place, At { func, block: BlockId(0), ip: n as u32, micro: u64::MAX }, self.tid);
            return self.push(code, func, args, Vec::new()).map(Request::Limit);
        }
        if n == constructors.len() {
            let params = &code.program.func(self.entry).params;
            let mut args: Vec<Value<D>> = params.iter().map(|_| Value::known(0)).collect();
            if self.tid != 0 {
                if let Some(first) = args.first_mut() {
                    *first = self.arg;
                }
            }
            D::call(
                &mut self.place,
                At { func: self.entry, block: BlockId(0), ip: n as u32, micro: u64::MAX },
                self.tid,
            );
            return self.push(code, self.entry, args, Vec::new()).map(Request::Limit);
        }
        if self.ends == Ends::Later && !code.layout.known_locals().is_empty() {
            self.ends = Ends::Over;
            let (from, to) = code.layout.tls_range(self.tid);
            return Some(Request::Release { from, to });
        }
        Some(Request::Exit(self.arg))
    }

    fn push(
        &mut self,
        code: &Code<'_>,
        func: FuncId,
        args: Vec<Value<D>>,
        varargs: Vec<(Type, Value<D>)>,
    ) -> Option<Limit> {
        if self.frames.len() >= code.max_depth {
            return Some(Limit::Recursion);
        }
        let f = code.program.func(func);
        let mut regs = vec![Value::default(); f.regs.len()];
        for (param, arg) in f.params.iter().zip(args) {
            let width = mask(f.ty(*param).bits(&code.program.target));
            regs[param.index()] = Value::new(arg.bits & width, arg.undef & width, arg.dep);
        }
        self.frames.push(Frame {
            func,
            block: BlockId(0),
            ip: 0,
            micro: 0,
            regs,
            stack: self.stack,
            objects: SmallVec::new(),
            varargs,
            held: Vec::new(),
            loops: SmallVec::new(),
        });
        if self.enclosed.is_none() {
            let frame = self.frames.last_mut()?;
            D::enter(&mut self.place, code, (func, BlockId(0)), &mut frame.regs);
        }
        None
    }

    pub(super) fn top(&self) -> &Frame<D> {
        &self.frames[self.frames.len() - 1]
    }

    pub(super) fn top_mut(&mut self) -> &mut Frame<D> {
        let last = self.frames.len() - 1;
        &mut self.frames[last]
    }

    pub(super) fn get(&self, code: &Code<'_>, operand: Operand) -> Value<D> {
        match operand {
            Operand::Reg(r) => self.top().regs[r.index()],
            Operand::Const(_, bits) => Value::known(bits),
            Operand::Global(g, offset) => {
                let addr = code.layout.global(g).wrapping_add(offset as u64);
                Value::known(cut(u32::from(code.program.target.pointer_bits), u128::from(addr)))
            }
            Operand::Func(f) => Value::known(u128::from(code.layout.function(f))),
            Operand::Undef(ty) => Value::new(0, mask(ty.bits(&code.program.target)), D::default()),
        }
    }

    fn set(&mut self, reg: Reg, value: Value<D>) {
        self.top_mut().regs[reg.index()] = value;
    }

    pub(super) fn set_first(&mut self, inst: &Inst, value: Value<D>) -> Outcome<D> {
        if let Some(&r) = inst.results.first() {
            self.set(r, value);
        }
        Next
    }

    fn computed(&mut self, inst: &Inst, value: Result<Value<D>, Trouble>) -> Outcome<D> {
        match value {
            Ok(value) => self.set_first(inst, value),
            Err(Trouble::DivisionByZero) => fail(FindingKind::DivisionByZero),
            Err(Trouble::UndefinedOperand) => fail(FindingKind::Undefined("a computation")),
            Err(Trouble::UndefinedDivisor) => fail(FindingKind::Undefined("a division")),
            Err(Trouble::Unsupported) => Ask(Request::Limit(Limit::Float)),
        }
    }

    pub(super) fn type_of(&self, code: &Code<'_>, operand: Operand) -> Type {
        match operand {
            Operand::Reg(r) => code.program.func(self.top().func).ty(r),
            Operand::Const(ty, _) | Operand::Undef(ty) => ty,
            Operand::Global(..) | Operand::Func(_) => Type::Ptr,
        }
    }

    fn bits_of(&self, code: &Code<'_>, operand: Operand) -> u32 {
        self.type_of(code, operand).bits(&code.program.target)
    }

    #[allow(clippy::too_many_lines)] // One arm an operation; each is short or delegates.
    fn instruction(&mut self, code: &Code<'_>, inst: &Inst, answer: Option<Answer<D>>) -> Outcome<D> {
        let target = &code.program.target;
        match &inst.op {
            Op::Copy(a) => {
                let v = self.get(code, *a);
                self.set_first(inst, v)
            }
            Op::Bin(op, a, b) => {
                if matches!(op, BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem) {
                    let divisor = self.get(code, *b);
                    let way = if divisor.undef != 0 { UNDEFINED } else { u128::from(divisor.bits != 0) };
                    self.decide(Decision::Zero, divisor, way);
                }
                let v = compute::bin(*op, self.bits_of(code, *a), self.get(code, *a), self.get(code, *b));
                self.computed(inst, v)
            }
            Op::Un(op, a) => {
                let v = compute::un(*op, self.bits_of(code, *a), self.get(code, *a));
                self.computed(inst, v)
            }
            Op::FBin(op, a, b) => {
                let v = compute::fbin(*op, self.type_of(code, *a), target, self.get(code, *a), self.get(code, *b));
                self.computed(inst, v)
            }
            Op::FUn(op, a) => {
                let v = compute::fun(*op, self.type_of(code, *a), target, self.get(code, *a));
                self.computed(inst, v)
            }
            Op::FMulAdd(a, b, c) => {
                let (x, y, z) = (self.get(code, *a), self.get(code, *b), self.get(code, *c));
                let v = compute::fmul_add(self.type_of(code, *a), target, x, y, z);
                self.computed(inst, v)
            }
            Op::Cmp(op, a, b) => {
                let v = compute::cmp(*op, self.bits_of(code, *a), self.get(code, *a), self.get(code, *b));
                self.computed(inst, v)
            }
            Op::FCmp(op, a, b) => {
                let v = compute::fcmp(*op, self.type_of(code, *a), self.get(code, *a), self.get(code, *b));
                self.computed(inst, v)
            }
            Op::Cast(op, a, to) => {
                let v = compute::cast(*op, self.type_of(code, *a), *to, target, self.get(code, *a));
                let disguises = &code.disguises[self.top().func.index()];
                if inst.results.first().is_some_and(|r| disguises.contains(r)) {
                    let address = self.get(code, *a);
                    self.pin(code, address);
                }
                self.computed(inst, v)
            }
            Op::Select(c, a, b) => {
                let (c, x, y) = (self.get(code, *c), self.get(code, *a), self.get(code, *b));
                if c.undef & 1 != 0 {
                    D::obscure(&mut self.place, c);
                    return fail(FindingKind::Undefined("a choice"));
                }
                let chosen = if c.bits & 1 == 1 { x } else { y };
                let dep = D::apply(Operation::Select, &[c, x, y]);
                self.set_first(inst, Value { dep, ..chosen })
            }
            Op::Overflow(op, a, b) => {
                let v = compute::overflow(*op, self.bits_of(code, *a), self.get(code, *a), self.get(code, *b));
                if let [value, flag] = inst.results.as_slice() {
                    let (value, flag) = (*value, *flag);
                    self.set(value, v.0);
                    self.set(flag, v.1);
                }
                Next
            }
            Op::FunnelShift { left, a, b, c } => {
                let (x, y, z) = (self.get(code, *a), self.get(code, *b), self.get(code, *c));
                let v = compute::funnel(*left, self.bits_of(code, *a), x, y, z);
                self.set_first(inst, v)
            }
            Op::PtrAdd(a, b) => {
                let bits = u32::from(target.pointer_bits);
                let v = compute::ptr_add(bits, self.get(code, *a), self.get(code, *b));
                self.computed(inst, v)
            }
            Op::Alloca { size, align } => self.alloca(code, inst, *size, *align, answer),
            Op::StackSave => {
                let v = Value::known(u128::from(self.stack));
                self.set_first(inst, v)
            }
            Op::StackRestore(mark) => {
                let mark = self.get(code, *mark).bits as u64;
                match answer {
                    None => Ask(Request::Release { from: mark, to: code.layout.heap_start(self.tid) }),
                    Some(_) => {
                        self.pin_live(code, &(mark..u64::MAX));
                        self.top_mut().objects.retain(|(base, _)| *base < mark);
                        self.sink(mark);
                        Next
                    }
                }
            }
            Op::StackEnd(p) => {
                let base = self.get(code, *p).bits as u64;
                match answer {
                    None => Ask(Request::Release { from: base, to: base.saturating_add(1) }),
                    Some(_) => {
                        self.pin_live(code, &(base..base.saturating_add(1)));
                        let frame = self.top_mut();
                        frame.objects.retain(|(start, _)| *start != base);
                        let height = frame.objects.last().map_or(frame.stack, |(_, end)| *end);
                        self.sink(height);
                        Next
                    }
                }
            }
            Op::Malloc { size, align, zeroed } => self.malloc(code, inst, *size, *align, *zeroed, answer),
            Op::Free(p) => match answer {
                None => match self.freed(code, *p) {
                    v if v.undef != 0 => fail(FindingKind::Undefined("what is freed")),
                    v if v.bits == 0 => Next,
                    v => Ask(Request::Free(v)),
                },
                Some(_) => Next,
            },
            Op::ObjectSize(p) => match answer {
                Some(Answer::Value(v)) => self.set_first(inst, v),
                _ => Ask(Request::ObjectSize(self.get(code, *p))),
            },
            Op::TlsAddr(g) => {
                let v = Value::known(u128::from(code.layout.tls(self.tid, *g)));
                self.set_first(inst, v)
            }
            Op::VarArgs => self.varargs(code, inst, answer),
            Op::Load(ty, addr, access) => match answer {
                Some(Answer::Value(v)) => {
                    let width = mask(ty.bits(target));
                    self.set_first(inst, Value::new(v.bits & width, v.undef & width, v.dep))
                }
                _ => self.access(code, *addr, |addr| Request::Load { ty: *ty, addr, order: access.order }),
            },
            Op::Store { addr, value, access } => match answer {
                Some(_) => Next,
                None => {
                    let (ty, value) = (self.type_of(code, *value), self.get(code, *value));
                    self.access(code, *addr, |addr| Request::Store { ty, addr, value, order: access.order })
                }
            },
            Op::Rmw { op, addr, value, access } => match answer {
                Some(Answer::Value(v)) => self.set_first(inst, v),
                _ => {
                    let (ty, value) = (self.type_of(code, *value), self.get(code, *value));
                    self.access(code, *addr, |addr| Request::Rmw { op: *op, ty, addr, value, order: access.order })
                }
            },
            Op::CmpXchg { addr, expected, new, success, failure, weak } => match answer {
                Some(Answer::Exchanged(old, stored)) => {
                    if let [value, flag] = inst.results.as_slice() {
                        let (value, flag) = (*value, *flag);
                        let wanted = self.get(code, *expected);
                        let dep = D::apply(Operation::Exchanged { weak: *weak }, &[old, wanted]);
                        let done = Value::new(u128::from(stored), 0, dep);
                        self.set(value, old);
                        self.set(flag, done);
                    }
                    Next
                }
                _ => {
                    let ty = self.type_of(code, *expected);
                    let (expected, new) = (self.get(code, *expected), self.get(code, *new));
                    if expected.undef != 0 {
                        return fail(FindingKind::Undefined("a compare-exchange"));
                    }
                    self.access(code, *addr, |addr| Request::CmpXchg {
                        ty,
                        addr,
                        expected,
                        new,
                        success: success.order,
                        failure: *failure,
                        weak: *weak,
                    })
                }
            },
            Op::MemCopy { dst, src, len, unit, overlap } => {
                self.copy(code, [*dst, *src, *len], *unit, *overlap, answer)
            }
            Op::MemSet { dst, byte, len, unit } => self.fill(code, [*dst, *byte, *len], *unit, answer),
            Op::Fence(kind) => match answer {
                None => Ask(Request::Fence(*kind)),
                Some(_) => Next,
            },
            Op::Call { func, args } => self.call(code, *func, args, answer),
            Op::CallIndirect { callee, args, .. } => {
                let at = self.get(code, *callee);
                if at.undef != 0 {
                    return fail(FindingKind::Undefined("which function is called"));
                }
                self.control = self.control.join(at.dep);
                if self.top().micro == 0 && answer.is_none() {
                    self.decide(Decision::Callee, at, at.bits);
                }
                match code.layout.region(code.program, at.bits as u64) {
                    Region::Function(f) if code.program.func(f).params.len() <= args.len() => {
                        self.call(code, f, args, answer)
                    }
                    Region::Null => fail(FindingKind::NullAccess),
                    Region::Function(_) | Region::Global(_) | Region::Thread(_) | Region::Nowhere => {
                        fail(FindingKind::BadCall)
                    }
                }
            }
            Op::ThreadNew => match answer {
                Some(Answer::Value(v)) => {
                    self.created += 1;
                    self.set_first(inst, v)
                }
                _ => Ask(Request::ThreadNew { nth: self.created }),
            },
            Op::ThreadStart { id, func, arg } => {
                if answer.is_some() {
                    return Next;
                }
                let (id, at) = (self.get(code, *id), self.get(code, *func));
                if (id.undef | at.undef) != 0 {
                    return fail(FindingKind::Undefined("which thread is started"));
                }
                self.decide(Decision::Thread, id, id.bits);
                self.decide(Decision::Callee, at, at.bits);
                match code.layout.region(code.program, at.bits as u64) {
                    Region::Function(f) if code.program.func(f).params.len() <= 1 => {
                        Ask(Request::ThreadStart { id: id.bits as u64, func: f, arg: self.get(code, *arg) })
                    }
                    Region::Null => fail(FindingKind::NullAccess),
                    Region::Function(_) | Region::Global(_) | Region::Thread(_) | Region::Nowhere => {
                        fail(FindingKind::BadCall)
                    }
                }
            }
            Op::ThreadJoin(id) => match answer {
                Some(Answer::Value(v)) => self.set_first(inst, v),
                _ => {
                    let id = self.get(code, *id);
                    if id.undef != 0 {
                        return fail(FindingKind::Undefined("which thread is joined"));
                    }
                    self.decide(Decision::Thread, id, id.bits);
                    Ask(Request::ThreadJoin { id: id.bits as u64 })
                }
            },
            Op::ThreadSelf => {
                let v = Value::known(u128::from(Code::thread_id(self.tid)));
                self.set_first(inst, v)
            }
            Op::AtomicBegin => self.atomic_begin(answer),
            Op::AtomicEnd => self.atomic_end(answer),
            Op::Assume(c) => match self.condition(code, *c, Decision::Assume, "an assumption") {
                Ok(true) => Next,
                Ok(false) => Ask(Request::Assumed),
                Err(kind) => fail(kind),
            },
            Op::Await(c) => match self.condition(code, *c, Decision::Await, "whether a thread waits") {
                Ok(true) => Next,
                Ok(false) => Ask(Request::Blocked),
                Err(kind) => fail(kind),
            },
            Op::Yield => match answer {
                None => Ask(Request::Yield),
                Some(_) => Next,
            },
            Op::Assert { cond, kind, text } => match self.check(code, *cond, kind.is_branch()) {
                Ok(true) => Next,
                Ok(false) if *kind == CheckKind::Limit => Ask(Request::Limit(Limit::Model)),
                Ok(false) => fail(FindingKind::Check(*kind, text.clone())),
                Err(undefined) => fail(undefined),
            },
            Op::Nondet(ty, kind) => match answer {
                Some(Answer::Value(v)) => self.set_first(inst, v),
                _ => Ask(Request::Nondet(*ty, *kind)),
            },
            Op::Observe(v) => {
                let v = self.get(code, *v);
                self.observed.push((v.bits, v.undef));
                Next
            }
            Op::Commit => match answer {
                None => Ask(Request::Commit),
                Some(_) => Next,
            },
            Op::Print { format, args } => self.print(code, inst, None, *format, args, answer),
            Op::Format { dst, size, format, args } => {
                self.print(code, inst, Some([*dst, *size]), *format, args, answer)
            }
        }
    }

    /// What is freed: whether it is null decides whether anything happens.
    fn freed(&mut self, code: &Code<'_>, p: Operand) -> Value<D> {
        let v = self.get(code, p);
        let way = if v.undef != 0 { UNDEFINED } else { u128::from(v.bits != 0) };
        self.decide(Decision::Zero, v, way);
        v
    }

    pub(super) fn decide(&mut self, what: Decision, by: Value<D>, way: u128) {
        let at = self.at();
        D::decide(&mut self.place, at, what, by, way);
    }

    /// An access whose address must be defined.
    pub(super) fn access(
        &self,
        code: &Code<'_>,
        addr: Operand,
        make: impl FnOnce(Value<D>) -> Request<D>,
    ) -> Outcome<D> {
        let addr = self.get(code, addr);
        if addr.undef != 0 {
            return fail(FindingKind::Undefined("an address"));
        }
        Ask(make(addr))
    }

    /// The condition of a check. What follows depends on it only if the program makes it.
    fn check(&mut self, code: &Code<'_>, cond: Operand, is_branch: bool) -> Result<bool, FindingKind> {
        if is_branch {
            return self.condition(code, cond, Decision::Assert, "an assertion");
        }
        let control = self.control;
        let holds = self.condition(code, cond, Decision::Check, "a check");
        self.control = control;
        holds
    }

    fn condition(
        &mut self,
        code: &Code<'_>,
        c: Operand,
        decision: Decision,
        what: &'static str,
    ) -> Result<bool, FindingKind> {
        let c = self.get(code, c);
        self.control = self.control.join(c.dep);
        if c.undef & 1 != 0 {
            self.decide(decision, c, UNDEFINED);
            return Err(FindingKind::Undefined(what));
        }
        self.decide(decision, c, c.bits & 1);
        Ok(c.bits & 1 == 1)
    }

    fn call(&mut self, code: &Code<'_>, func: FuncId, args: &[Operand], answer: Option<Answer<D>>) -> Outcome<D> {
        let f = code.program.func(func);
        if f.atomic && self.top().micro == 0 {
            match self.atomic_begin(answer) {
                Ask(request) => return Ask(request),
                Next | Moved => self.top_mut().micro = 1,
            }
        }
        let n = f.params.len();
        let mut values: Vec<Value<D>> = args.iter().take(n).map(|a| self.get(code, *a)).collect();
        let rest = args.iter().skip(n).map(|a| (self.type_of(code, *a), self.get(code, *a))).collect();
        if f.pure && !f.atomic && !f.variadic && self.enclosed.is_none() && D::encloses(&values) {
            self.enclosed = Some(Enclosed { func, depth: self.frames.len(), args: values.clone() });
            values.iter_mut().for_each(|v| v.dep = D::default());
        }
        if self.enclosed.is_none() {
            let at = self.at();
            D::call(&mut self.place, at, self.tid);
        }
        match self.push(code, func, values, if f.variadic { rest } else { Vec::new() }) {
            Some(limit) => Ask(Request::Limit(limit)),
            None => Moved,
        }
    }

    fn atomic_begin(&mut self, answer: Option<Answer<D>>) -> Outcome<D> {
        if answer.is_none() && self.atomic == 0 {
            return Ask(Request::AtomicBegin);
        }
        self.atomic += 1;
        Next
    }

    fn atomic_end(&mut self, answer: Option<Answer<D>>) -> Outcome<D> {
        match (answer, self.atomic) {
            (None, 1) => Ask(Request::AtomicEnd),
            (_, 0) => {
                fail(FindingKind::Check(CheckKind::LockMisuse, "an atomic section ends that has not begun".to_string()))
            }
            (_, _) => {
                self.atomic -= 1;
                Next
            }
        }
    }

    fn jump(&mut self, code: &Code<'_>, jump: &Jump) -> Outcome<D> {
        let func_id = self.top().func;
        let func = code.program.func(func_id);
        let from = self.top().block;
        let places = &code.order[func_id.index()];
        if let Some(bound) = code.unwind {
            if places[jump.block.index()] <= places[from.index()] && !self.count(places, jump.block, bound) {
                return Ask(Request::Limit(Limit::Unwind));
            }
        }
        let params = &func.blocks[jump.block.index()].params;
        let values: SmallVec<[Value<D>; 4]> = jump.args.iter().map(|a| self.get(code, *a)).collect();
        let frame = self.top_mut();
        for (param, value) in params.iter().zip(values) {
            frame.regs[param.index()] = value;
        }
        frame.block = jump.block;
        frame.ip = 0;
        frame.micro = 0;
        let to = (frame.func, frame.block);
        let last = self.frames.len() - 1;
        if self.enclosed.is_none() {
            D::enter(&mut self.place, code, to, &mut self.frames[last].regs);
        }
        Moved
    }

    /// Counts one more iteration of the loop with this header; inner loops start anew.
    fn count(&mut self, places: &[u32], header: BlockId, bound: u32) -> bool {
        let loops = &mut self.top_mut().loops;
        loops.retain(|(b, _)| places[b.index()] <= places[header.index()]);
        match loops.iter_mut().find(|(b, _)| *b == header) {
            Some((_, n)) if *n >= bound => false,
            Some((_, n)) => {
                *n += 1;
                true
            }
            None if bound == 0 => false,
            None => {
                loops.push((header, 1));
                true
            }
        }
    }

    fn terminator(&mut self, code: &Code<'_>, term: &Terminator, answer: Option<Answer<D>>) -> Outcome<D> {
        match term {
            Terminator::Jump(j) => self.jump(code, j),
            Terminator::Branch { cond, then, other } => match self.condition(code, *cond, Decision::Branch, "a branch")
            {
                Ok(true) => self.jump(code, then),
                Ok(false) => self.jump(code, other),
                Err(kind) => fail(kind),
            },
            Terminator::Switch { value, cases, default } => {
                let v = self.get(code, *value);
                self.control = self.control.join(v.dep);
                if v.undef != 0 {
                    self.decide(Decision::Branch, v, UNDEFINED);
                    return fail(FindingKind::Undefined("a switch"));
                }
                let case = cases.iter().position(|(c, _)| *c == v.bits);
                self.decide(Decision::Branch, v, case.unwrap_or(cases.len()) as u128);
                self.jump(code, case.map_or(default, |k| &cases[k].1))
            }
            Terminator::Return(values) => self.ret(code, values, answer),
            Terminator::ThreadExit(value) => {
                if answer.is_none() && self.stack != code.layout.stack_start(self.tid) {
                    let (from, to) = (code.layout.stack_start(self.tid), code.layout.heap_start(self.tid));
                    return Ask(Request::Release { from, to });
                }
                self.arg = self.get(code, *value);
                self.pin(code, self.arg);
                self.frames.clear();
                self.sink(code.layout.stack_start(self.tid));
                self.started = code.program.constructors.len() as u32 + 1;
                self.ends = Ends::Later;
                Moved
            }
            Terminator::ProcessExit => Ask(Request::ProcessExit),
            Terminator::Fail { kind, text } => fail(FindingKind::Check(*kind, text.clone())),
        }
    }

    fn ret(&mut self, code: &Code<'_>, values: &[Operand], mut answer: Option<Answer<D>>) -> Outcome<D> {
        // First the stack objects end, then the atomic section of an atomic function.
        if self.top().micro == 0 {
            let base = self.top().stack;
            if self.stack != base && answer.take().is_none() {
                return Ask(Request::Release { from: base, to: code.layout.heap_start(self.tid) });
            }
            values.iter().for_each(|v| self.pin_ending(code, self.get(code, *v), &(base..u64::MAX)));
            self.top_mut().objects.clear();
            self.sink(base);
            self.top_mut().micro = 1;
        }
        let atomic = code.program.func(self.top().func).atomic;
        if atomic && self.top().micro == 1 {
            match self.atomic_end(answer) {
                Ask(request) => return Ask(request),
                Next | Moved => self.top_mut().micro = 2,
            }
        }
        let mut results: SmallVec<[Value<D>; 2]> = values.iter().map(|v| self.get(code, *v)).collect();
        self.frames.pop();
        match self.enclosed.take() {
            Some(call) if call.depth == self.frames.len() => {
                for (k, r) in results.iter_mut().enumerate() {
                    r.dep = D::apply(Operation::Call(call.func, k as u32), &call.args);
                }
            }
            Some(call) => self.enclosed = Some(call),
            None if self.frames.is_empty() => {}
            None => {
                let at = self.at();
                D::ret(&mut self.place, at, &mut results);
            }
        }
        let Some(caller) = self.frames.last_mut() else {
            let done = self.started as usize > code.program.constructors.len();
            if done {
                self.arg = results.first().copied().unwrap_or_else(|| Value::known(0));
            }
            return Moved;
        };
        let program: &Program = code.program;
        let func = program.func(caller.func);
        if let Some(inst) = func.blocks[caller.block.index()].insts.get(caller.ip as usize) {
            for (k, r) in inst.results.iter().enumerate() {
                let width = mask(func.ty(*r).bits(&program.target));
                let v = results.get(k).copied().unwrap_or_else(|| Value::new(0, u128::MAX, D::default()));
                caller.regs[r.index()] = Value::new(v.bits & width, v.undef & width, v.dep);
            }
        }
        caller.ip += 1;
        caller.micro = 0;
        Moved
    }
}

pub(super) fn fail<D>(kind: FindingKind) -> Outcome<D> {
    Ask(Request::Fail(kind))
}
