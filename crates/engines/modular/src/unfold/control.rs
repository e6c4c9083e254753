//! Control: where a thread stands, calls and returns, branches and loops.
//!
//! Guarantee: a loop whose end no constant decides is followed a few times, then a cut says so.

use super::step::{top, top_mut};
use super::{give_up, Frame, Halt, State, Step, Unfold, Value};
use crate::events::What;
use crate::expr::Fun;
use crate::tuning;
use fencepost_check::FindingKind;
use fencepost_ir::{BlockId, CmpOp, FuncId, Jump, Operand, Terminator};

impl Unfold<'_> {
    /// The innermost known position that is not the library's.
    pub(super) fn position(&mut self, state: &State, loc: fencepost_ir::Loc) {
        self.loc = loc;
        for (k, frame) in state.frames.iter().enumerate().rev() {
            let func = self.program.func(frame.func);
            if k + 1 < state.frames.len() {
                self.loc = func.blocks[frame.block.index()].insts.get(frame.ip).map_or(func.loc, |i| i.loc);
            }
            if !func.library {
                break;
            }
        }
    }

    pub(super) fn start_next(&mut self, state: &mut State) -> Step<()> {
        let n = state.started;
        state.started += 1;
        let zero = self.forest.exprs.constant(u32::from(self.program.target.pointer_bits), 0);
        let zero = Value::of(zero);
        if let Some(&func) = self.program.constructors.get(n) {
            let args = vec![zero; self.program.func(func).params.len()];
            self.enter(state, func, args);
            return Ok(());
        }
        if n == self.program.constructors.len() {
            let mut args = vec![zero; self.program.func(state.entry).params.len()];
            if let (Some(first), true) = (args.first_mut(), state.number != 0) {
                *first = state.arg;
            }
            let entry = state.entry;
            self.enter(state, entry, args);
            return Ok(());
        }
        self.exit(state, state.arg)
    }

    fn enter(&mut self, state: &mut State, func: FuncId, args: Vec<Value>) {
        let f = self.program.func(func);
        let mut regs: Vec<Option<Value>> = vec![None; f.regs.len()];
        for (param, arg) in f.params.iter().zip(args) {
            let bits = f.ty(*param).bits(&self.program.target);
            let op = if self.forest.exprs.bits(arg.expr) > bits {
                fencepost_ir::CastOp::Trunc
            } else {
                fencepost_ir::CastOp::ZExt
            };
            regs[param.index()] = Some(Value { expr: self.cast(op, arg.expr, bits), ..arg });
        }
        state.frames.push(Frame {
            func,
            block: BlockId(0),
            ip: 0,
            regs,
            stack: state.stack,
            held: None,
            loops: smallvec::SmallVec::new(),
        });
    }

    pub(super) fn call(&mut self, state: &mut State, func: FuncId, args: &[Operand]) -> Step<bool> {
        let f = self.program.func(func);
        if f.variadic && args.len() > f.params.len() {
            return give_up("variable arguments are not followed");
        }
        if state.frames.len() > tuning::FRAMES.of(self.budget) {
            return self.cut(state, "so many calls inside each other");
        }
        let values: Vec<Value> = args.iter().take(f.params.len()).map(|a| self.get(state, *a)).collect();
        if f.atomic {
            self.begin(state);
        }
        self.enter(state, func, values);
        Ok(false)
    }

    pub(super) fn terminator(&mut self, state: &mut State, term: &Terminator) -> Step<()> {
        match term {
            Terminator::Jump(j) => self.jump(state, j),
            Terminator::Branch { cond, then, other } => {
                let c = self.get(state, *cond);
                self.defined(state, c, "a branch")?;
                let blocks = &self.program.func(top(state).func).blocks;
                let fails = |j: &Jump| {
                    let block = &blocks[j.block.index()];
                    block.insts.is_empty() && matches!(block.term, Terminator::Fail { .. })
                };
                let holds = match (fails(then), fails(other)) {
                    (false, true) => self.decide_check(state, c, true)?,
                    (true, false) => self.decide_check(state, c, false)?,
                    (true, true) | (false, false) => self.decide(state, c)?,
                };
                self.jump(state, if holds { then } else { other })
            }
            Terminator::Switch { value, cases, default } => {
                let v = self.get(state, *value);
                self.defined(state, v, "a switch")?;
                let bits = self.forest.exprs.bits(v.expr);
                for (case, jump) in cases {
                    let case = self.forest.exprs.constant(bits, *case);
                    let expr = self.forest.exprs.apply(Fun::Cmp(CmpOp::Eq), &[v.expr, case], 1);
                    if self.decide(state, Value { expr, dep: v.dep, undef: None })? {
                        return self.jump(state, jump);
                    }
                }
                self.jump(state, default)
            }
            Terminator::Return(values) => self.ret(state, values),
            Terminator::ThreadExit(value) => {
                let v = self.get(state, *value);
                let start = self.layout.stack_start(state.number);
                self.release(state, start);
                self.exit(state, v)
            }
            Terminator::ProcessExit => Err(Halt::Over),
            Terminator::Fail { kind, text } => self.fail(state, FindingKind::Check(*kind, text.clone())),
        }
    }

    /// The thread ends with a value, and its thread-local objects with it.
    fn exit(&mut self, state: &mut State, value: Value) -> Step<()> {
        for g in self.layout.tls_globals() {
            self.finish(state, self.layout.tls(state.number, *g), self.program.global(*g).size);
        }
        if value.undef.is_some() {
            self.world.exits_undefined(state.number);
        }
        self.push(state, What::Exit(value.expr));
        Err(Halt::Over)
    }

    fn jump(&mut self, state: &mut State, jump: &Jump) -> Step<()> {
        let values: Vec<Value> = jump.args.iter().map(|a| self.get(state, *a)).collect();
        let (choices, repeat) = (state.choices, self.limits.repeat);
        let params = &self.program.func(top(state).func).blocks[jump.block.index()].params;
        let frame = top_mut(state);
        // A block that is entered again after a choice is repeated; a few times is enough.
        let mut repeated = 0;
        match frame.loops.iter_mut().find(|l| l.0 == jump.block) {
            Some(l) => {
                if l.2 != choices {
                    l.1 += 1;
                    l.2 = choices;
                }
                repeated = l.1;
            }
            None => frame.loops.push((jump.block, 0, choices)),
        }
        for (param, value) in params.iter().zip(values) {
            frame.regs[param.index()] = Some(value);
        }
        frame.block = jump.block;
        frame.ip = 0;
        frame.held = None;
        if repeated > repeat {
            return self.cut(state, "a loop");
        }
        Ok(())
    }

    fn ret(&mut self, state: &mut State, values: &[Operand]) -> Step<()> {
        let values: Vec<Value> = values.iter().map(|v| self.get(state, *v)).collect();
        let base = top(state).stack;
        self.release(state, base);
        values.iter().for_each(|v| self.pin(state, v.expr));
        if self.program.func(top(state).func).atomic {
            self.end(state)?;
        }
        if state.frames.pop().is_none() {
            return Err(Halt::Over);
        }
        state.stack = base.max(state.kept);
        if state.frames.is_empty() {
            if state.started > self.program.constructors.len() {
                if let Some(v) = values.first() {
                    state.arg = *v;
                }
            }
            return Ok(());
        }
        let caller = top(state);
        let program = self.program;
        let block = &program.func(caller.func).blocks[caller.block.index()];
        if let Some(inst) = block.insts.get(caller.ip) {
            for (nth, value) in values.iter().enumerate() {
                self.set(state, inst, nth, *value);
            }
        }
        let caller = top_mut(state);
        caller.ip += 1;
        caller.held = None;
        Ok(())
    }
}
