//! The steps of the product: a thread's next shared access with all that is local behind it, or a store reaching memory.

use super::world::{Entry, Place, Thread, World};
use super::Explorer;
use crate::domains::Integer;
use crate::fixpoint::access::{resize, Target};
use crate::fixpoint::exec::known_role;
use crate::fixpoint::shared::{ClassId, ObjKind};
use crate::fixpoint::state::{Register, State};
use crate::fixpoint::value::Value;
use fencepost_check::FindingKind;
use fencepost_ir::{FenceMask, FuncId, Function, Op, RmwOp, Role};
use fencepost_models::Machine;

/// What a routine of the library is to the product.
pub(super) enum Routine {
    Lock,
    Unlock,
    Init,
    Unsupported,
    Followed,
}

/// A mutex is known by who holds it, so nothing that looks into one may be followed.
pub(super) fn routine(f: &Function) -> Routine {
    match known_role(f) {
        Some(Role::Lock) => Routine::Lock,
        Some(Role::Unlock) => Routine::Unlock,
        Some(Role::InitMutex | Role::DestroyMutex) => Routine::Init,
        Some(
            Role::TryLock
            | Role::Mutex
            | Role::Robust
            | Role::InitCondition
            | Role::DestroyCondition
            | Role::Wait
            | Role::TimedWait
            | Role::Signal
            | Role::Condition,
        ) => Routine::Unsupported,
        None => Routine::Followed,
    }
}

impl Explorer<'_, '_, '_> {
    /// The states in which the first thread stands before its first shared access.
    pub(super) fn start(&mut self) -> Vec<World> {
        let program = self.analysis.shared.program;
        if !program.constructors.is_empty() {
            self.analysis.shared.give_up("constructors");
            return Vec::new();
        }
        let entry = program.func(program.entry);
        let zeros: Vec<Register> =
            entry.params.iter().map(|p| Register::of(Value::constant(entry.ty(*p).bits(&program.target), 0))).collect();
        let mut world = World {
            memory: Default::default(),
            threads: Vec::new(),
            owners: Default::default(),
            started: Vec::new(),
            joined: Vec::new(),
        };
        self.add_thread(&mut world);
        self.begin(&mut world, 0, program.entry, zeros);
        self.local(world, 0)
    }

    pub(super) fn add_thread(&mut self, world: &mut World) {
        let class = ClassId(world.threads.len() as u32);
        let state = State::new(class, Default::default(), false);
        world.threads.push(Thread { places: Vec::new(), state, buffer: Vec::new(), sections: 0, stuck: false });
        world.started.push(false);
        world.joined.push(false);
    }

    fn begin(&mut self, world: &mut World, thread: usize, func: FuncId, args: Vec<Register>) {
        world.started[thread] = true;
        self.enter(&mut world.threads[thread], func, args);
    }

    /// A call: a new frame.
    pub(super) fn enter(&mut self, thread: &mut Thread, func: FuncId, args: Vec<Register>) {
        let f = self.analysis.shared.program.func(func);
        if thread.places.iter().any(|p| p.func == func) {
            return self.analysis.shared.give_up("recursion");
        }
        if f.atomic && self.machine != Machine::Direct {
            return self.analysis.shared.give_up("an atomic section of the program");
        }
        let mut frame = vec![None; f.regs.len()];
        for (p, a) in f.params.iter().zip(args) {
            frame[p.index()] = Some(a);
        }
        thread.sections += u32::from(f.atomic);
        thread.state.frames.push(frame);
        thread.places.push(Place { func, block: fencepost_ir::BlockId(0), ip: 0 });
    }

    /// Stores that can reach memory next do.
    pub(super) fn flush(&mut self, world: &World, thread: usize, out: &mut Vec<World>) {
        let buffer = &world.threads[thread].buffer;
        for (i, entry) in buffer.iter().enumerate() {
            let Entry::Store(cell, value) = entry else { continue };
            let waits = |e: &Entry| match e {
                Entry::Store(c, _) => self.machine == Machine::Fifo || c.overlaps(*cell),
                Entry::Stores => true,
                Entry::Loads => false,
            };
            if buffer[..i].iter().any(waits) {
                continue;
            }
            self.alive(world, thread, cell.object);
            let mut next = world.clone();
            next.memory.write(*cell, Value::clone(value));
            next.threads[thread].buffer.remove(i);
            tidy(&mut next.threads[thread].buffer);
            out.push(next);
        }
    }

    /// The thread's next shared access, and all local instructions behind it.
    pub(super) fn step(&mut self, world: &World, thread: usize, out: &mut Vec<World>) {
        if world.threads[thread].places.is_empty() || world.threads[thread].stuck {
            return;
        }
        for next in self.visible(world.clone(), thread) {
            out.extend(self.local(next, thread));
        }
    }

    /// A store to a constant is an error.
    fn writable(&mut self, target: Target) {
        if let ObjKind::Global(g) = self.analysis.shared.info(target.object()).kind {
            if self.analysis.shared.program.global(g).constant {
                self.analysis.error(&FindingKind::ConstWrite);
            }
        }
    }

    /// A fence marks the buffer.
    pub(super) fn mark(&mut self, thread: &mut Thread, mask: FenceMask) {
        if self.machine == Machine::Direct {
            return;
        }
        if mask.covers(FenceMask::SS) && self.machine == Machine::PerAddress {
            thread.buffer.push(Entry::Stores);
        }
        if mask.covers(FenceMask::SL) {
            thread.buffer.push(Entry::Loads);
        }
        tidy(&mut thread.buffer);
    }

    /// Executes the shared access that the thread stands before; no state if it has to wait.
    pub(super) fn visible(&mut self, mut world: World, thread: usize) -> Vec<World> {
        let Some(&place) = world.threads[thread].places.last() else { return Vec::new() };
        let program = self.analysis.shared.program;
        let inst = &program.func(place.func).blocks[place.block.index()].insts[place.ip];
        self.analysis.here = (place.func, inst.loc);
        world.threads[thread].places.last_mut().into_iter().for_each(|p| p.ip += 1);
        let mapping = self.analysis.shared.model.mapping;
        let state = world.threads[thread].state.clone();
        let empty = world.threads[thread].buffer.is_empty();
        let mut out = Vec::new();
        match &inst.op {
            Op::Load(ty, addr, access) => {
                let wrap = mapping.load(access.order);
                let bits = ty.bits(&program.target);
                if !world.threads[thread].buffer.contains(&Entry::Loads) {
                    let addr = self.analysis.operand(&state, *addr).value;
                    for t in self.split(&world, thread, &addr, bits.div_ceil(8)) {
                        let mut next = world.clone();
                        let value = self.read(&next, thread, t);
                        if self.set(&mut next, thread, inst, 0, resize(&value, bits)) {
                            self.mark(&mut next.threads[thread], wrap.after);
                            out.push(next);
                        }
                    }
                }
            }
            Op::Store { addr, value, access } => {
                let wrap = mapping.store(access.order);
                let addr = self.analysis.operand(&state, *addr).value;
                let value = self.analysis.operand(&state, *value).value;
                let size = value.bits().div_ceil(8);
                for t in self.split(&world, thread, &addr, size) {
                    self.writable(t);
                    let mut next = world.clone();
                    self.mark(&mut next.threads[thread], wrap.before);
                    self.write(&mut next, thread, t, resize(&value, size * 8));
                    self.mark(&mut next.threads[thread], wrap.after);
                    out.push(next);
                }
            }
            Op::Rmw { op, addr, value, .. } if empty => {
                let addr = self.analysis.operand(&state, *addr).value;
                let value = self.analysis.operand(&state, *value).value;
                for t in self.split(&world, thread, &addr, value.bits().div_ceil(8)) {
                    self.writable(t);
                    let mut next = world.clone();
                    let old = resize(&self.read(&next, thread, t), value.bits());
                    let new = match op {
                        RmwOp::Xchg => value.clone(),
                        op => {
                            self.analysis.defined(&old, "a computation");
                            self.analysis.defined(&value, "a computation");
                            Value::int(Integer::rmw(*op, &old.as_integer(), &value.as_integer()))
                        }
                    };
                    if self.set(&mut next, thread, inst, 0, old) {
                        self.write_memory(&mut next, t, resize(&new, new.bits().div_ceil(8) * 8));
                        out.push(next);
                    }
                }
            }
            Op::CmpXchg { addr, expected, new, weak, .. } if empty => {
                let addr = self.analysis.operand(&state, *addr).value;
                let [expected, new] = [*expected, *new].map(|o| self.analysis.operand(&state, o).value);
                for t in self.split(&world, thread, &addr, new.bits().div_ceil(8)) {
                    self.writable(t);
                    self.compare_exchange(&world, thread, inst, t, &expected, &new, *weak, &mut out);
                }
            }
            Op::Rmw { .. } | Op::CmpXchg { .. } => {}
            Op::ThreadStart { id, func, arg } if empty => {
                let [id, func, arg] = [*id, *func, *arg].map(|o| self.analysis.operand(&state, o));
                if !state.destroyed.is_empty() {
                    self.analysis.shared.give_up("a thread starts behind the end of a mutex");
                    return out;
                }
                if func.value.undef || !func.value.int.is_bottom() || !func.value.objects.is_empty() {
                    self.analysis.error(&FindingKind::BadCall);
                }
                let [child] = id.value.threads[..] else {
                    self.analysis.shared.give_up("a thread is started whose id is not known");
                    return out;
                };
                for f in func.value.functions {
                    let mut next = world.clone();
                    let count = program.func(f).params.len();
                    let args = std::iter::repeat_n(Register::of(arg.value.clone()), count).collect();
                    self.begin(&mut next, child.0 as usize, f, args);
                    out.extend(self.local(next, child.0 as usize));
                }
            }
            Op::ThreadJoin(id) if empty => {
                let id = self.analysis.operand(&state, *id).value;
                let [other] = id.threads[..] else {
                    self.analysis.shared.give_up("a thread is joined whose id is not known");
                    return out;
                };
                let o = &world.threads[other.0 as usize];
                if world.started[other.0 as usize] && !o.stuck && o.places.is_empty() && o.buffer.is_empty() {
                    if std::mem::replace(&mut world.joined[other.0 as usize], true) {
                        self.analysis.error(&FindingKind::BadJoin);
                    }
                    let bits = self.analysis.shared.pointer_bits();
                    // What the thread ended with is not followed.
                    if self.set(&mut world, thread, inst, 0, Value::unset(bits)) {
                        out.push(world);
                    }
                }
            }
            Op::ThreadStart { .. } | Op::ThreadJoin(_) => {}
            Op::AtomicBegin => {
                let library = program.func(place.func).library;
                if self.machine != Machine::Direct && (!library || !empty) {
                    if !library {
                        self.analysis.shared.give_up("an atomic section of the program");
                    }
                    return out;
                }
                world.threads[thread].sections += 1;
                out.push(world);
            }
            Op::Call { func, args } => {
                let f = program.func(*func);
                let args: Vec<Register> = args.iter().map(|a| self.analysis.operand(&state, *a)).collect();
                if f.atomic {
                    self.enter(&mut world.threads[thread], *func, args);
                    out.push(world);
                } else if empty {
                    self.mutex(world, thread, inst, f, &args[0].value, &mut out);
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
            | Op::Format { .. } => self.analysis.shared.give_up("an instruction that is not a step"),
        }
        out
    }
}

/// Marks that nothing waits before are gone, and one of a kind between two stores is enough.
fn tidy(buffer: &mut Vec<Entry>) {
    let mut stores = false;
    let mut last = (false, false);
    buffer.retain(|e| match e {
        Entry::Store(..) => {
            (stores, last) = (true, (false, false));
            true
        }
        Entry::Stores => stores && !std::mem::replace(&mut last.0, true),
        Entry::Loads => stores && !std::mem::replace(&mut last.1, true),
    });
}
