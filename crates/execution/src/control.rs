//! Blocks, loops and calls: the order in which paths are followed.
//!
//! A function is walked in reverse postorder; a loop is one step of that walk, and inside it every iteration is such a
//! walk again. So a block is executed once for all paths that reach it in the same iteration, after all of them.

use crate::bounds::CutKind;
use crate::exec::{Exec, Frame, FuncInfo, Halt, State};
use crate::shared::{Iteration, SharedMemory, Step};
use crate::tuning;
use crate::value::V;
use fencepost_check::finding::FindingKind;
use fencepost_ir::cfg::Cfg;
use fencepost_ir::liveness::Liveness;
use fencepost_ir::loops::Loops;
use fencepost_ir::{BlockId, FuncId, Function, Jump, Program, Terminator, Type};
use fencepost_solver::bits;
use fencepost_solver::circuit::Lit;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::rc::Rc;

type Pending<P> = BTreeMap<usize, Vec<State<P>>>;

/// The graphs of all functions.
pub fn prepare(program: &Program) -> FxHashMap<FuncId, Rc<FuncInfo>> {
    let info = |(i, f): (usize, &Function)| {
        let cfg = Cfg::new(f);
        let loops = Loops::of(&cfg);
        let liveness = Liveness::new(f);
        (FuncId::from_index(i), Rc::new(FuncInfo { cfg, loops, liveness }))
    };
    program.functions.iter().enumerate().map(info).collect()
}

impl<M: SharedMemory> Exec<'_, '_, M> {
    /// Calls a function; `None` if no path returns.
    pub fn function(
        &mut self,
        func: FuncId,
        args: Vec<V>,
        varargs: Vec<(Type, V)>,
        mut st: State<M::Path>,
    ) -> Option<(State<M::Path>, Vec<V>)> {
        let depth = self.frames.iter().filter(|f| f.func == func).count() as u32;
        let bound = *self.bounds.recursion.get(&func).unwrap_or(&self.bounds.recursion_default);
        if depth > bound {
            self.cut(&mut st, CutKind::Recursion(func));
            return None;
        }
        if self.frames.len() > tuning::FRAMES.of(self.budget) {
            self.unsupported(&mut st, "calls are nested too deeply for this engine");
            return None;
        }
        let program = self.world.program;
        let f = program.func(func);
        if f.blocks.is_empty() {
            self.unsupported(&mut st, &format!("the body of `{}` is missing", f.name));
            return None;
        }
        let info = Rc::clone(&self.info[&func]);
        if !info.loops.is_reducible() {
            self.unsupported(&mut st, &format!("`{}` jumps into a loop from outside", f.name));
            return None;
        }
        let caller = std::mem::replace(&mut st.regs, vec![None; f.regs.len()]);
        for (param, arg) in f.params.iter().zip(args) {
            let width = f.ty(*param).bits(&program.target);
            st.regs[param.index()] = Some(crate::value::resized(&arg, width));
        }
        if f.atomic {
            self.section_begin(&mut st);
        }
        let call = M::enters(self, func, &mut st);
        self.frames.push(Frame { func, varargs, returns: Vec::new(), stack: Vec::new(), tested: false });
        let mut pending = Pending::new();
        pending.insert(0, vec![st]);
        let exits = self.region(&info, None, pending, &mut Vec::new());
        debug_assert!(exits.is_empty());
        let frame = self.frames.pop()?;
        let mut results: Option<Vec<V>> = None;
        let mut states = Vec::new();
        for (st, values) in frame.returns {
            results = Some(match results {
                None => values,
                Some(old) => {
                    let pairs: Vec<(V, V)> = old.into_iter().zip(values).collect();
                    pairs.into_iter().map(|(a, b)| self.choose(st.guard, &b, &a)).collect()
                }
            });
            states.push(st);
        }
        let merged = self.merge(states, &[]);
        M::leaves(self, call, merged.as_ref());
        let mut st = merged?;
        self.release_frame(&mut st, &frame.stack);
        if f.atomic {
            self.section_end(&mut st);
        }
        st.regs = caller;
        Some((st, results.unwrap_or_default()))
    }

    /// Walks a function, or one iteration of a loop. `again` collects the states that go back to the loop's header.
    fn region(
        &mut self,
        info: &Rc<FuncInfo>,
        around: Option<usize>,
        mut pending: Pending<M::Path>,
        again: &mut Vec<State<M::Path>>,
    ) -> Vec<(BlockId, State<M::Path>)> {
        let mut exits = Vec::new();
        let mut first = true;
        while let Some((place, states)) = pending.pop_first() {
            if self.tired() {
                return Vec::new();
            }
            let block = info.cfg.rpo()[place];
            let live = info.liveness.live_before(block, 0).to_vec();
            let Some(st) = self.merge(states, &live) else { continue };
            let own = around.map(|l| info.loops.all[l].header);
            let starts = info.loops.all.iter().position(|l| l.header == block);
            let outcome = match starts {
                Some(l) if !(first && own == Some(block)) => self.cycle(info, l, st),
                Some(_) | None => self.block(info, around, block, st),
            };
            first = false;
            for (to, st) in outcome {
                if own == Some(to) {
                    again.push(st);
                } else if around.is_none_or(|l| info.loops.all[l].contains(to)) {
                    let at = info.cfg.rpo_index(to).unwrap_or(0);
                    pending.entry(at).or_default().push(st);
                } else {
                    exits.push((to, st));
                }
            }
        }
        exits
    }

    /// All iterations of a loop.
    fn cycle(&mut self, info: &Rc<FuncInfo>, l: usize, st: State<M::Path>) -> Vec<(BlockId, State<M::Path>)> {
        let header = info.loops.all[l].header;
        let place = info.cfg.rpo_index(header).unwrap_or(0);
        let func = self.func();
        let bound = *self.bounds.loops.get(&(func, header)).unwrap_or(&self.bounds.loop_default);
        let live = info.liveness.live_before(header, 0).to_vec();
        let mut exits = Vec::new();
        let (mut counted, mut free) = (0u32, 0u32);
        let short = if self.bounds.long.contains(&(func, header)) { 0 } else { self.bounds.short };
        let mut current = st;
        self.path.push(u32::MAX - header.0);
        self.path.push(0);
        let slot = self.path.len() - 1;
        for iteration in 0.. {
            self.path[slot] = iteration;
            let before = current.guard;
            current.memory.freeze();
            let entry = current.clone();
            let items = self.items().len();
            let outer = self.frames.last_mut().map(|f| std::mem::replace(&mut f.tested, false));
            let mut again = Vec::new();
            let mut pending = Pending::new();
            pending.insert(place, vec![current]);
            let returns = self.frames.last().map_or(0, |f| f.returns.len());
            let left = self.region(info, Some(l), pending, &mut again);
            let stays = left.is_empty() && self.frames.last().is_some_and(|f| f.returns.len() == returns);
            exits.extend(left);
            let tested =
                self.frames.last_mut().is_some_and(|f| std::mem::replace(&mut f.tested, outer.unwrap_or(false)));
            let Some(mut next) = self.merge(again, &live) else { break };
            if self.stopped.is_some() {
                break;
            }
            if M::idle(self, Iteration { func, header, number: iteration }, &entry, &mut next, items, &live) {
                self.halt(&mut next, Lit::FALSE, Halt::Assume);
                break;
            }
            // Constants decide that it goes on: nobody leaves, though some may stand still.
            let steady = next.guard == before && free < self.bounds.free;
            if tested && (steady || stays && free < short) {
                free += 1;
            } else {
                counted += 1;
            }
            if counted > bound {
                self.cut(&mut next, CutKind::Loop(func, header));
                break;
            }
            if self.shared.is_full(self.budget) {
                self.unsupported(&mut next, "a run with too many memory accesses for this engine");
                break;
            }
            current = next;
        }
        self.path.truncate(slot - 1);
        exits
    }

    /// One block: its instructions, then where its paths go.
    fn block(
        &mut self,
        info: &Rc<FuncInfo>,
        around: Option<usize>,
        id: BlockId,
        mut st: State<M::Path>,
    ) -> Vec<(BlockId, State<M::Path>)> {
        let program = self.world.program;
        let func = self.func();
        let f = program.func(func);
        let block = &f.blocks[id.index()];
        for (ip, inst) in block.insts.iter().enumerate() {
            if self.tired() {
                return Vec::new();
            }
            if !f.library || !self.loc.is_known() {
                self.loc = inst.loc;
            }
            self.path.push(id.0 << 12 | ip as u32 & 0xfff);
            let next = self.instruction(f, inst, st);
            self.path.pop();
            match next {
                Some(s) if s.guard != Lit::FALSE => st = s,
                Some(_) | None => return Vec::new(),
            }
        }
        let leaves = around.is_some_and(|l| {
            let l = &info.loops.all[l];
            block.term.jumps().any(|j| !l.contains(j.block))
        });
        self.terminator(f, &block.term, st, leaves)
    }

    fn jump(&mut self, f: &Function, jump: &Jump, mut st: State<M::Path>) -> (BlockId, State<M::Path>) {
        let params = &f.blocks[jump.block.index()].params;
        let values: Vec<V> = jump.args.iter().map(|a| self.operand(&st, *a)).collect();
        for (p, v) in params.iter().zip(values) {
            st.regs[p.index()] = Some(v);
        }
        (jump.block, st)
    }

    /// Notes what a decision depends on.
    pub fn decide(&mut self, st: &State<M::Path>, v: &V) {
        if !v.deps.is_empty() {
            M::did(self, st, Step::Branch(v.deps.clone()));
        }
    }

    fn terminator(
        &mut self,
        f: &Function,
        term: &Terminator,
        mut st: State<M::Path>,
        leaves: bool,
    ) -> Vec<(BlockId, State<M::Path>)> {
        match term {
            Terminator::Jump(j) => vec![self.jump(f, j, st)],
            Terminator::Branch { cond, then, other } => {
                let cond = self.operand(&st, *cond);
                self.decide(&st, &cond);
                let undefined = cond.any_undef(&mut self.circuit);
                self.fail(&mut st, undefined, FindingKind::Undefined("a branch"));
                self.fork(f, vec![(cond.bits.bit(0), then)], other, st, leaves)
            }
            Terminator::Switch { value, cases, default } => {
                let value = self.operand(&st, *value);
                self.decide(&st, &value);
                let undefined = value.any_undef(&mut self.circuit);
                self.fail(&mut st, undefined, FindingKind::Undefined("a switch"));
                let conds =
                    cases.iter().map(|(n, j)| (bits::eq_const(&mut self.circuit, &value.bits, *n), j)).collect();
                self.fork(f, conds, default, st, leaves)
            }
            Terminator::Return(values) => {
                let values = values.iter().map(|v| self.operand(&st, *v)).collect();
                if let Some(frame) = self.frames.last_mut() {
                    frame.returns.push((st, values));
                }
                Vec::new()
            }
            Terminator::ThreadExit(value) => {
                let value = self.operand(&st, *value);
                let stacks: Vec<_> = self.frames.iter().flat_map(|f| f.stack.clone()).collect();
                self.release_frame(&mut st, &stacks);
                self.end_locals(&mut st);
                self.thread_ends(&st, value);
                Vec::new()
            }
            Terminator::ProcessExit => {
                self.halt(&mut st, Lit::FALSE, Halt::Exit);
                Vec::new()
            }
            Terminator::Fail { kind, text } => {
                self.fail(&mut st, Lit::TRUE, FindingKind::Check(*kind, text.clone()));
                Vec::new()
            }
        }
    }

    /// Follows each jump whose condition may hold, and the default when none does.
    fn fork(
        &mut self,
        f: &Function,
        cases: Vec<(Lit, &Jump)>,
        default: &Jump,
        mut st: State<M::Path>,
        leaves: bool,
    ) -> Vec<(BlockId, State<M::Path>)> {
        let mut ways: Vec<(Lit, &Jump)> = Vec::new();
        let mut rest = st.guard;
        for (cond, jump) in cases {
            ways.push((self.circuit.and(rest, cond), jump));
            rest = self.circuit.and(rest, !cond);
        }
        ways.push((rest, default));
        ways.retain(|(g, _)| *g != Lit::FALSE);
        if leaves && ways.len() == 1 {
            if let Some(frame) = self.frames.last_mut() {
                frame.tested = true;
            }
        }
        if ways.len() > 1 {
            st.memory.freeze();
        }
        let mut out = Vec::new();
        for (guard, jump) in ways {
            out.push(self.jump(f, jump, State { guard, ..st.clone() }));
        }
        out
    }
}
