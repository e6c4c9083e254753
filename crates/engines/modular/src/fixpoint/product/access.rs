//! The shared accesses of the product: what a thread reads from its buffer or memory, where its stores go, and mutexes.

use super::step::{routine, Routine};
use super::world::{Entry, World};
use super::Explorer;
use crate::domains::Integer;
use crate::fixpoint::access::{resize, Target};
use crate::fixpoint::shared::{Cell, ObjId, ObjKind};
use crate::fixpoint::state::Register;
use crate::fixpoint::value::Value;
use crate::tuning;
use fencepost_check::FindingKind;
use fencepost_ir::{CheckKind, CmpOp, Function, Inst, Operand};
use fencepost_models::Machine;

impl Explorer<'_, '_, '_> {
    #[allow(clippy::too_many_arguments)]
    pub(super) fn compare_exchange(
        &mut self,
        world: &World,
        thread: usize,
        inst: &Inst,
        target: Target,
        expected: &Value,
        new: &Value,
        weak: bool,
        out: &mut Vec<World>,
    ) {
        let old = resize(&self.read(world, thread, target), new.bits());
        self.analysis.defined(&old, "a compare-exchange");
        self.analysis.defined(expected, "a compare-exchange");
        let numbers = old.is_number() && expected.is_number();
        let (hit, miss) = if numbers {
            let (hit, _) = Integer::assume(CmpOp::Eq, &old.int, &expected.int);
            let (miss, _) = Integer::assume(CmpOp::Ne, &old.int, &expected.int);
            (Value::int(hit), if weak { old.clone() } else { Value::int(miss) })
        } else {
            (old.clone(), old.clone())
        };
        for (value, flag) in [(hit, true), (miss, false)] {
            let mut next = world.clone();
            if self.set(&mut next, thread, inst, 0, value) {
                self.set(&mut next, thread, inst, 1, Value::int(Integer::boolean(flag)));
                if flag {
                    self.write_memory(&mut next, target, resize(new, new.bits().div_ceil(8) * 8));
                }
                out.push(next);
            }
        }
    }

    /// Locks or unlocks; the thread's buffer is empty.
    pub(super) fn mutex(
        &mut self,
        mut world: World,
        thread: usize,
        inst: &Inst,
        f: &Function,
        addr: &Value,
        out: &mut Vec<World>,
    ) {
        let cell = match &addr.objects[..] {
            [(o, offset)] if addr.int.is_bottom() && !addr.wild => offset.as_constant().map(|c| (*o, c as i64)),
            [..] => None,
        };
        let known = cell.filter(|(o, _)| matches!(self.analysis.shared.info(*o).kind, ObjKind::Global(_)));
        let Some((object, offset)) = known else {
            return self.analysis.shared.give_up("a mutex that is not a global");
        };
        if world.threads.iter().any(|t| t.state.destroyed.contains(&Cell::whole(object))) {
            let text = "a destroyed mutex is used".to_string();
            self.analysis.error(&FindingKind::Check(CheckKind::LockMisuse, text));
        }
        let lock = Cell { object, offset, size: 16 };
        let kind_at = if self.analysis.shared.pointer_bits() == 64 { 16 } else { 12 };
        let kind = world.memory.read(self.analysis.shared, Cell { object, offset: offset + kind_at, size: 4 });
        if kind.as_integer().as_constant() != Some(0) {
            return self.analysis.shared.give_up("a mutex of a kind of its own");
        }
        let done = match routine(f) {
            Routine::Lock => world.owners.insert(lock, thread).is_none(),
            Routine::Unlock if world.owners.get(&lock) != Some(&thread) => {
                let text = "a mutex is unlocked by a thread that does not hold it".to_string();
                self.analysis.error(&FindingKind::Check(CheckKind::LockMisuse, text));
                false
            }
            Routine::Unlock => world.owners.remove(&lock) == Some(thread),
            Routine::Init | Routine::Unsupported | Routine::Followed => false,
        };
        if done && self.set(&mut world, thread, inst, 0, Value::constant(32, 0)) {
            out.push(world);
        }
    }

    /// Whether the attributes that a mutex is initialised with make it an ordinary one.
    pub(super) fn ordinary(&mut self, world: &World, thread: usize, args: &[Operand]) -> bool {
        let Some(attributes) = args.get(1) else { return false };
        let v = self.analysis.operand(&world.threads[thread].state, *attributes).value;
        let [(object, offset)] = &v.objects[..] else {
            return v.is_number() && v.int.as_constant() == Some(0);
        };
        let offset = offset.as_constant().filter(|_| v.int.is_bottom() && v.functions.is_empty() && !v.wild);
        let Some(offset) = offset else { return false };
        let kind = Target::Part(Cell { object: *object, offset: offset as i64, size: 4 });
        self.read(world, thread, kind).as_integer().as_constant() == Some(0)
    }

    /// The places that an access may go to, one by one.
    pub(super) fn split(&mut self, world: &World, thread: usize, addr: &Value, size: u32) -> Vec<Target> {
        let targets = self.analysis.targets(&world.threads[thread].state, addr, size);
        for (object, _) in &addr.objects {
            self.alive(world, thread, *object);
        }
        if targets.iter().any(|t| matches!(t, Target::Any(..) | Target::Bytes(..))) {
            self.analysis.shared.give_up("an access whose place is not known");
            return Vec::new();
        }
        targets
    }

    /// A thread accesses an object, perhaps another one's: it must not have ended.
    pub(super) fn alive(&mut self, world: &World, thread: usize, object: ObjId) {
        let ended = match self.analysis.shared.info(object).kind {
            ObjKind::Stack(_, owner) if owner.0 as usize != thread => {
                world.threads[owner.0 as usize].state.dead.contains(&object)
            }
            ObjKind::ThreadLocal(_, owner) if owner.0 as usize != thread => {
                let t = &world.threads[owner.0 as usize];
                world.started[owner.0 as usize] && t.places.is_empty() && !t.stuck
            }
            ObjKind::Stack(..)
            | ObjKind::ThreadLocal(..)
            | ObjKind::Global(_)
            | ObjKind::Recent(..)
            | ObjKind::Heap(..) => false,
        };
        if ended {
            self.analysis.error(&FindingKind::UseAfterFree);
        }
    }

    /// What a thread reads: its newest waiting store to the place, or memory.
    pub(super) fn read(&mut self, world: &World, thread: usize, target: Target) -> Value {
        let Target::Part(cell) = target else { return Value::wild(8) };
        self.guard(world, cell);
        if self.analysis.shared.info(cell.object).private {
            return world.threads[thread].state.memory.read(self.analysis.shared, cell);
        }
        for e in world.threads[thread].buffer.iter().rev() {
            if let Entry::Store(c, v) = e {
                if *c == cell {
                    return Value::clone(v);
                }
                if c.overlaps(cell) {
                    let memory = world.memory.read(self.analysis.shared, cell);
                    return Value::wild(cell.size * 8).as_set_as(v).as_set_as(&memory);
                }
            }
        }
        world.memory.read(self.analysis.shared, cell)
    }

    pub(super) fn write(&mut self, world: &mut World, thread: usize, target: Target, value: Value) {
        let Target::Part(cell) = target else { return };
        let info = self.analysis.shared.info(cell.object);
        if info.private {
            let memory = &mut world.threads[thread].state.memory;
            let value = if info.single { value } else { memory.read(self.analysis.shared, cell).join(&value) };
            return memory.write(cell, value);
        }
        if self.machine == Machine::Direct || world.threads[thread].sections > 0 {
            return self.write_memory(world, target, value);
        }
        if !info.single {
            return self.analysis.shared.give_up("stores to one of several objects");
        }
        self.guard(world, cell);
        let buffer = &mut world.threads[thread].buffer;
        buffer.push(Entry::Store(cell, value.into()));
        if buffer.iter().filter(|e| matches!(e, Entry::Store(..))).count() > tuning::BUFFER.of(self.analysis.budget) {
            self.analysis.shared.give_up("too many stores wait in a buffer");
        }
    }

    pub(super) fn write_memory(&mut self, world: &mut World, target: Target, value: Value) {
        let Target::Part(cell) = target else { return };
        self.guard(world, cell);
        let info = self.analysis.shared.info(cell.object);
        if info.private {
            return self.analysis.shared.give_up("a read-modify-write of a private object");
        }
        let value = if info.single { value } else { world.memory.read(self.analysis.shared, cell).join(&value) };
        world.memory.write(cell, value);
    }

    /// Nothing but locking and unlocking may touch a mutex that is held.
    pub(super) fn guard(&mut self, world: &World, cell: Cell) {
        if world.owners.keys().any(|m| m.overlaps(cell)) {
            self.analysis.shared.give_up("a mutex is accessed as memory");
        }
    }

    /// Sets a result; false if there is no value.
    pub(super) fn set(&mut self, world: &mut World, thread: usize, inst: &Inst, nth: usize, value: Value) -> bool {
        if value.is_bottom() {
            return false;
        }
        if let Some(r) = inst.results.get(nth) {
            world.threads[thread].state.frame()[r.index()] = Some(Register::of(value));
        }
        true
    }
}
