//! What a thread does between two steps that others see.
//!
//! Guarantee: everything up to the next shared access, on every way. What would end the run leaves the thread stuck; the
//! others go on.

use super::step::{routine, Routine};
use super::world::{Entry, Place, Thread, World};
use super::Explorer;
use crate::fixpoint::memory::Base;
use crate::fixpoint::shared::{Cell, ClassId, Site};
use crate::fixpoint::state::{Register, State};
use crate::fixpoint::value::Value;
use crate::tuning;
use fencepost_check::FindingKind;
use fencepost_ir::{CmpOp, FuncId, Inst, Jump, Op, Operand, Reg, Role, Terminator};

/// What an instruction is to the product.
enum Kind {
    /// Nobody else sees it.
    Local,
    /// A step of its own.
    Visible,
}

impl Explorer<'_, '_, '_> {
    /// Runs a thread up to its next shared access.
    pub(super) fn local(&mut self, world: World, thread: usize) -> Vec<World> {
        let mut done = Vec::new();
        let mut work = vec![world];
        let mut steps = 0;
        while let Some(mut world) = work.pop() {
            steps += 1;
            if steps > tuning::LOCAL.of(self.analysis.budget) {
                self.analysis.shared.give_up("too many local instructions");
            }
            if self.analysis.shared.gave_up.is_some() {
                return Vec::new();
            }
            if world.threads[thread].stuck {
                done.push(world);
                continue;
            }
            let Some(&place) = world.threads[thread].places.last() else {
                self.prune(&mut world, thread);
                done.push(world);
                continue;
            };
            let program = self.analysis.shared.program;
            let block = &program.func(place.func).blocks[place.block.index()];
            let Some(inst) = block.insts.get(place.ip) else {
                self.terminator(world, thread, place, &block.term, block.loc, &mut work);
                continue;
            };
            let open = world.threads[thread].sections > 0;
            match self.kind(&world.threads[thread].state, inst) {
                Kind::Visible if !open => {
                    self.prune(&mut world, thread);
                    done.push(world);
                }
                Kind::Visible => work.extend(self.visible(world, thread)),
                Kind::Local => self.local_inst(world, thread, place, inst, &mut work),
            }
        }
        done
    }

    /// Forgets registers that are not read any more.
    fn prune(&mut self, world: &mut World, thread: usize) {
        let t = &mut world.threads[thread];
        for (place, frame) in t.places.iter().zip(&mut t.state.frames) {
            let live = self.liveness[place.func.index()].live_before(place.block, place.ip);
            for (i, register) in frame.iter_mut().enumerate() {
                let keep = live.binary_search(&Reg::from_index(i)).is_ok();
                *register = register.take().filter(|_| keep).map(|r| Register::of(r.value));
            }
        }
        t.state.relations = Default::default();
    }

    fn is_shared(&self, value: &Value) -> bool {
        value.wild || value.objects.iter().any(|(o, _)| !self.analysis.shared.info(*o).private)
    }

    /// Whether others see the instruction.
    fn kind(&mut self, state: &State, inst: &Inst) -> Kind {
        let shared = |e: &mut Self, o: Operand| {
            let v = e.analysis.operand(state, o).value;
            if e.is_shared(&v) {
                Kind::Visible
            } else {
                Kind::Local
            }
        };
        match &inst.op {
            Op::Load(_, addr, _) | Op::Store { addr, .. } | Op::Rmw { addr, .. } | Op::CmpXchg { addr, .. } => {
                shared(self, *addr)
            }
            Op::ThreadStart { .. } | Op::ThreadJoin(_) | Op::AtomicBegin => Kind::Visible,
            Op::Call { func, .. } => {
                let f = self.analysis.shared.program.func(*func);
                match routine(f) {
                    Routine::Lock | Routine::Unlock => Kind::Visible,
                    Routine::Init | Routine::Unsupported | Routine::Followed => {
                        if f.atomic {
                            Kind::Visible
                        } else {
                            Kind::Local
                        }
                    }
                }
            }
            Op::Copy(_)
            | Op::Bin(..)
            | Op::Un(..)
            | Op::FBin(..)
            | Op::FUn(..)
            | Op::FMulAdd(..)
            | Op::Cmp(..)
            | Op::FCmp(..)
            | Op::Cast(..)
            | Op::Select(..)
            | Op::Overflow(..)
            | Op::FunnelShift { .. }
            | Op::PtrAdd(..)
            | Op::Alloca { .. }
            | Op::StackSave
            | Op::StackRestore(_)
            | Op::StackEnd(_)
            | Op::Malloc { .. }
            | Op::Free(_)
            | Op::ObjectSize(_)
            | Op::TlsAddr(_)
            | Op::VarArgs
            | Op::MemCopy { .. }
            | Op::MemSet { .. }
            | Op::Fence(_)
            | Op::CallIndirect { .. }
            | Op::ThreadNew
            | Op::ThreadSelf
            | Op::AtomicEnd
            | Op::Assume(_)
            | Op::Await(_)
            | Op::Yield
            | Op::Assert { .. }
            | Op::Nondet(..)
            | Op::Observe(_)
            | Op::Commit
            | Op::Print { .. }
            | Op::Format { .. } => Kind::Local,
        }
    }

    /// An instruction that nobody else sees.
    fn local_inst(&mut self, mut world: World, thread: usize, place: Place, inst: &Inst, work: &mut Vec<World>) {
        let id = world.threads.len();
        let t = &mut world.threads[thread];
        t.places.last_mut().into_iter().for_each(|p| p.ip += 1);
        match &inst.op {
            Op::Call { func, args } => {
                let f = self.analysis.shared.program.func(*func);
                match routine(f) {
                    Routine::Unsupported => {
                        return self.analysis.shared.give_up(format!("{} among several threads", f.name))
                    }
                    Routine::Init => {
                        let known = world.owners.is_empty();
                        if !known {
                            return self.analysis.shared.give_up("a mutex is initialised while one is held");
                        }
                        let runs = |t: usize| !world.threads[t].places.is_empty() && t != thread;
                        let others = (0..id).any(runs);
                        if f.role == Some(Role::InitMutex) && !self.ordinary(&world, thread, args) {
                            return self.analysis.shared.give_up("a mutex of a kind of its own");
                        }
                        if f.role == Some(Role::DestroyMutex) {
                            if others {
                                return self.analysis.shared.give_up("a mutex is destroyed while other threads run");
                            }
                            let addr = args.first().map(|a| self.analysis.operand(&world.threads[thread].state, *a));
                            let known = addr.map(|a| a.value).filter(|v| v.objects.len() == 1);
                            let Some(object) = known.and_then(|v| v.objects.first().map(|o| o.0)) else {
                                return self.analysis.shared.give_up("a mutex that is not known");
                            };
                            world.threads[thread].state.destroyed.insert(Cell::whole(object));
                        }
                        let t = &mut world.threads[thread];
                        let zero = Register::of(Value::constant(32, 0));
                        inst.results.first().into_iter().for_each(|r| t.state.frame()[r.index()] = Some(zero.clone()));
                    }
                    Routine::Lock | Routine::Unlock | Routine::Followed => {
                        let args = args.iter().map(|a| self.analysis.operand(&t.state, *a)).collect();
                        self.enter(t, *func, args);
                    }
                }
                work.push(world);
            }
            Op::CallIndirect { callee, args, .. } => {
                let callee = self.analysis.operand(&t.state, *callee).value;
                let args: Vec<Register> = args.iter().map(|a| self.analysis.operand(&t.state, *a)).collect();
                self.analysis.here = (place.func, inst.loc);
                let params = |f: &FuncId| self.analysis.shared.program.func(*f).params.len();
                let fits = callee.functions.iter().all(|f| params(f) <= args.len()) && !callee.undef;
                if !fits || !callee.int.is_bottom() || !callee.objects.is_empty() || !callee.threads.is_empty() {
                    self.analysis.error(&FindingKind::BadCall);
                }
                if callee.wild {
                    return self.analysis.shared.give_up("a call through a pointer that is not known");
                }
                for f in callee.functions {
                    let mut next = world.clone();
                    self.enter(&mut next.threads[thread], f, args.clone());
                    work.push(next);
                }
            }
            Op::AtomicEnd => {
                t.sections = t.sections.saturating_sub(1);
                work.push(world);
            }
            Op::Fence(kind) => {
                let mask = self.analysis.shared.model.mapping.fence(*kind);
                self.mark(t, mask);
                work.push(world);
            }
            Op::ThreadNew => {
                if id >= tuning::THREADS.of(self.analysis.budget) {
                    return self.analysis.shared.give_up("too many threads");
                }
                let value = Value::thread(self.analysis.shared.pointer_bits(), ClassId(id as u32));
                inst.results
                    .first()
                    .into_iter()
                    .for_each(|r| t.state.frame()[r.index()] = Some(Register::of(value.clone())));
                self.add_thread(&mut world);
                work.push(world);
            }
            Op::Malloc { .. } => self.analysis.shared.give_up("heap objects among several threads"),
            Op::Alloca { .. } => self.alloca(world, thread, place, inst, work),
            Op::MemCopy { dst, src, .. } => self.private_only(world, thread, place, inst, &[*dst, *src], work),
            Op::MemSet { dst, .. } | Op::Format { dst, .. } => {
                self.private_only(world, thread, place, inst, &[*dst], work)
            }
            Op::Copy(_)
            | Op::Bin(..)
            | Op::Un(..)
            | Op::FBin(..)
            | Op::FUn(..)
            | Op::FMulAdd(..)
            | Op::Cmp(..)
            | Op::FCmp(..)
            | Op::Cast(..)
            | Op::Select(..)
            | Op::Overflow(..)
            | Op::FunnelShift { .. }
            | Op::PtrAdd(..)
            | Op::StackSave
            | Op::StackRestore(_)
            | Op::StackEnd(_)
            | Op::Free(_)
            | Op::ObjectSize(_)
            | Op::TlsAddr(_)
            | Op::VarArgs
            | Op::Load(..)
            | Op::Store { .. }
            | Op::Rmw { .. }
            | Op::CmpXchg { .. }
            | Op::ThreadStart { .. }
            | Op::ThreadJoin(_)
            | Op::ThreadSelf
            | Op::AtomicBegin
            | Op::Assume(_)
            | Op::Await(_)
            | Op::Yield
            | Op::Assert { .. }
            | Op::Nondet(..)
            | Op::Observe(_)
            | Op::Commit
            | Op::Print { .. } => {
                let state = t.state.clone();
                let site = Site { func: place.func, block: place.block, inst: place.ip };
                match self.analysis.inst(site, inst, state) {
                    Some(s) => {
                        world.threads[thread].state = s;
                        work.push(world);
                    }
                    // A section whose condition is false has not happened.
                    None if matches!(inst.op, Op::Await(_)) => {}
                    None => work.push(stuck(world, thread)),
                }
            }
        }
    }

    /// A new stack object; one that others may reach lies in shared memory.
    fn alloca(&mut self, mut world: World, thread: usize, place: Place, inst: &Inst, work: &mut Vec<World>) {
        let state = world.threads[thread].state.clone();
        let site = Site { func: place.func, block: place.block, inst: place.ip };
        let before = state.dead.clone();
        let Some(mut state) = self.analysis.inst(site, inst, state) else { return };
        let made = inst.results.first().and_then(|r| state.frame()[r.index()].clone());
        for (object, _) in made.into_iter().flat_map(|r| r.value.objects) {
            let info = self.analysis.shared.info(object);
            let kept = |w: &World| {
                let late = |e: &Entry| matches!(e, Entry::Store(_, v) if v.points_to(object));
                let own = |t: &Thread| {
                    let mut registers = t.state.frames.iter().flatten().flatten();
                    registers.any(|r| r.value.points_to(object)) || t.buffer.iter().any(late)
                };
                w.memory.any_value(|o| o == object, |v| v.points_to(object)) || w.threads.iter().any(own)
            };
            if before.contains(&object) && kept(&world) {
                return self.analysis.shared.give_up("a pointer to an object that was left may be kept");
            }
            let late = |e: &Entry| matches!(e, Entry::Store(c, _) if c.object == object);
            if world.threads.iter().any(|t| t.buffer.iter().any(late)) {
                return self.analysis.shared.give_up("a store is late for an object that was left");
            }
            if !info.private && info.single {
                world.memory.reset(object);
            } else if !info.private {
                world.memory.fill(object, Base::Unknown);
            }
        }
        world.threads[thread].state = state;
        work.push(world);
    }

    fn private_only(
        &mut self,
        mut world: World,
        thread: usize,
        place: Place,
        inst: &Inst,
        addrs: &[Operand],
        work: &mut Vec<World>,
    ) {
        let state = world.threads[thread].state.clone();
        if addrs.iter().any(|a| {
            let v = self.analysis.operand(&state, *a).value;
            self.is_shared(&v)
        }) {
            return self.analysis.shared.give_up("block operations on shared memory");
        }
        let site = Site { func: place.func, block: place.block, inst: place.ip };
        match self.analysis.inst(site, inst, state) {
            Some(s) => {
                world.threads[thread].state = s;
                work.push(world);
            }
            None => work.push(stuck(world, thread)),
        }
    }

    /// Leaves a block.
    fn terminator(
        &mut self,
        mut world: World,
        thread: usize,
        place: Place,
        term: &Terminator,
        loc: fencepost_ir::Loc,
        work: &mut Vec<World>,
    ) {
        self.analysis.here = (place.func, loc);
        match term {
            Terminator::Jump(j) => {
                let s = world.threads[thread].state.clone();
                self.jump(&world, thread, place, j, Some(s), work);
            }
            Terminator::Branch { cond, then, other } => {
                let v = self.analysis.operand(&world.threads[thread].state, *cond).value;
                self.analysis.defined(&v, "a branch");
                for (truth, j) in [(true, then), (false, other)] {
                    let s = self.analysis.assume(world.threads[thread].state.clone(), place.func, *cond, truth);
                    self.jump(&world, thread, place, j, s, work);
                }
            }
            Terminator::Switch { value, cases, default } => {
                let state = world.threads[thread].state.clone();
                let v = self.analysis.operand(&state, *value).value;
                self.analysis.defined(&v, "a switch");
                let bits = v.bits();
                let mut rest = Some(state);
                for (v, j) in cases {
                    let Some(s) = rest else { break };
                    let c = Operand::int(bits as u8, *v);
                    let hit = self.analysis.assume_compare(s.clone(), place.func, CmpOp::Eq, *value, c);
                    self.jump(&world, thread, place, j, hit, work);
                    rest = self.analysis.assume_compare(s, place.func, CmpOp::Ne, *value, c);
                }
                self.jump(&world, thread, place, default, rest, work);
            }
            Terminator::Return(values) => {
                let state = world.threads[thread].state.clone();
                let values: Vec<Register> = values.iter().map(|v| self.analysis.operand(&state, *v)).collect();
                let t = &mut world.threads[thread];
                t.state.frames.pop();
                t.places.pop();
                self.analysis.end_frame(&mut t.state, Some(place.func));
                t.sections -= u32::from(self.analysis.shared.program.func(place.func).atomic);
                if let Some(caller) = t.places.last() {
                    // The call stands right before the place.
                    let program = self.analysis.shared.program;
                    let call = &program.func(caller.func).blocks[caller.block.index()].insts[caller.ip - 1];
                    for (r, v) in call.results.iter().zip(values) {
                        t.state.frame()[r.index()] = Some(v);
                    }
                } else {
                    t.state.memory = Default::default();
                }
                work.push(world);
            }
            Terminator::ThreadExit(_) => {
                let t = &mut world.threads[thread];
                self.analysis.end_frame(&mut t.state, None);
                t.state.frames.clear();
                t.places.clear();
                t.state.memory = Default::default();
                work.push(world);
            }
            Terminator::ProcessExit => work.push(stuck(world, thread)),
            Terminator::Fail { .. } => {
                self.analysis.fail(term, loc);
                work.push(stuck(world, thread));
            }
        }
    }

    fn jump(
        &mut self,
        world: &World,
        thread: usize,
        place: Place,
        jump: &Jump,
        state: Option<State>,
        work: &mut Vec<World>,
    ) {
        let Some(mut state) = state else { return };
        let params = &self.analysis.shared.program.func(place.func).blocks[jump.block.index()].params;
        let values: Vec<Register> = jump.args.iter().map(|a| self.analysis.operand(&state, *a)).collect();
        for (p, v) in params.iter().zip(values) {
            state.frame()[p.index()] = Some(v);
        }
        let mut next = world.clone();
        let t = &mut next.threads[thread];
        t.state = state;
        if let Some(p) = t.places.last_mut() {
            *p = Place { block: jump.block, ip: 0, ..*p };
        }
        work.push(next);
    }
}

/// The thread's next instruction ends the run. Others may be faster, so the rest goes on without it.
fn stuck(mut world: World, thread: usize) -> World {
    let t = &mut world.threads[thread];
    t.stuck = true;
    t.places.clear();
    t.state.frames.clear();
    t.state.memory = Default::default();
    world
}
