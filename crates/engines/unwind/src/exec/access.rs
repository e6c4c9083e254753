//! Memory accesses: which objects, inside their bounds and lives; directly, or against the unwinding.
//!
//! Source: `read` and `write` of Tomasco et al. (TACAS 2015), section 3. An access to what only its thread touches, or what
//! nobody writes any more, goes to the memory of the path. All others are read from, or matched with, the unwinding.
//! The end of an object's life is a write, too: to a place of its own, which every access to the object reads.
//! Deviation: the paper's prototype has no dynamic memory.

use super::resolve::Targets;
use super::{Exec, ItemKind, Sect, State};
use crate::compute;
use crate::position::Position;
use crate::sequence::{At, Cell, Going};
use crate::value::{resized, Value, V};
use crate::world::{ObjId, World};
use fencepost_check::finding::FindingKind;
use fencepost_ir::{Order, RmwOp, Type};
use fencepost_models::Wrap;
use fencepost_solver::bits::{self, Bits};
use fencepost_solver::circuit::Lit;
use std::rc::Rc;

fn lookup(firsts: &[(Cell, V)], cell: Cell) -> V {
    let found = firsts.iter().find(|(c, _)| *c == cell).map(|(_, v)| Rc::clone(v));
    found.unwrap_or_else(|| Value::undefined(8 * cell.size))
}

impl Exec<'_, '_> {
    /// The places of an access that say whether its objects live.
    fn lives(&self, targets: &[(ObjId, Lit)]) -> Vec<(u64, Lit)> {
        let mortal = targets.iter().filter(|(id, _)| self.world.is_mortal(*id));
        mortal.map(|(id, is)| (World::life(*id), *is)).collect()
    }

    /// Moves on, maybe.
    pub(crate) fn advance(&mut self, st: &mut State, bytes: Option<&[(u64, u32)]>) {
        let who = Going { tid: self.tid, guard: st.guard, section: None, looks: Lit::TRUE, late: Lit::FALSE };
        let from = At { position: &st.position, local: &mut st.local };
        st.position = self.unwinding.advance(&mut self.circuit, who, from, bytes);
    }

    /// Whether one of the objects is dead where a path is.
    fn dead(&mut self, st: &State, lives: &[(u64, Lit)]) -> Lit {
        let mut dead = Vec::new();
        for &(life, is) in lives {
            let lit = self.circuit.input();
            if !self.learning {
                let mut lits = vec![Lit::FALSE; 8];
                lits[0] = lit;
                let result = Rc::new(Value::of(Bits::new(&lits)));
                let first = |_: Cell| Value::constant(8, 0);
                let at = (&st.position, &st.local);
                self.unwinding.read(&mut self.circuit, self.world, at, (life, Lit::TRUE), &result, &first);
            }
            dead.push(self.circuit.and(is, lit));
        }
        self.circuit.or_all(&dead)
    }

    /// Moves to where the bytes are read, and fails if an object is dead there. Without bytes, moves anywhere.
    fn look(&mut self, st: &mut State, bytes: Option<&[(u64, u32)]>, targets: &[(ObjId, Lit)], kind: FindingKind) {
        let lives = self.lives(targets);
        if !lives.is_empty() && !self.unwinding.supports_ends() {
            self.unsupported(st, "an object that may end while others can reach it");
            return;
        }
        for (life, _) in &lives {
            self.world.may_read(*life, 1);
        }
        if st.section.is_none() && !self.learning {
            let ends = lives.iter().map(|(life, _)| (*life, 1));
            let bytes: Option<Vec<(u64, u32)>> = bytes.map(|b| b.iter().copied().chain(ends).collect());
            if bytes.as_ref().is_none_or(|b| !b.is_empty()) {
                self.advance(st, bytes.as_deref());
            }
        }
        let dead = self.dead(st, &lives);
        self.fail(st, dead, kind);
    }

    /// What the cells of a place hold before all writes.
    fn firsts(&self, place: u64, size: u32) -> Vec<(Cell, V)> {
        let start = self.start.clone().unwrap_or_default();
        let first = |cell: Cell| (cell, self.read(&start, cell.addr, cell.size));
        self.unwinding.cells(place, size).into_iter().map(first).collect()
    }

    /// What a read at a position yields.
    fn shared_value(&mut self, st: &State, at: &Position, addr: &V, size: u32, targets: &Targets) -> V {
        let value = self.any_value(addr, size, targets);
        if self.learning {
            return value;
        }
        if let Some(section) = st.section {
            self.unwinding.clauses().push(vec![!st.guard, section.looks]);
        }
        for (place, is) in self.possible_places(st, addr, size, targets) {
            let is = if targets.at.is_some() { Lit::TRUE } else { is };
            let firsts = self.firsts(place, size);
            let first = |cell: Cell| lookup(&firsts, cell);
            let at = (at, &st.local);
            self.unwinding.read(&mut self.circuit, self.world, at, (place, is), &value, &first);
        }
        value
    }

    /// Moves to the thread's next write, and says where that is. The path ends if there is none.
    fn step(&mut self, st: &mut State, places: &[(u64, Lit)], size: u32) -> Position {
        st.writes += 1;
        self.stores += 1;
        let tid = self.tid as usize;
        self.most.resize(self.most.len().max(tid + 1), 0);
        self.most[tid] = self.most[tid].max(st.writes);
        let section = st.section;
        if let Some(inside) = section {
            // While stores may be on their way, others must not come between those and the section either.
            if inside.wrote != Lit::FALSE || !self.model.keep.wr.other {
                self.world.wide_section();
            }
            st.section = Some(Sect { wrote: Lit::TRUE, ..inside });
        }
        if self.learning {
            return st.position.clone();
        }
        let looks = section.map_or(Lit::TRUE, |s| s.looks);
        let late = section.map_or(Lit::FALSE, |s| s.late);
        let who = Going { tid: self.tid, guard: st.guard, section: section.map(|s| s.wrote), looks, late };
        let from = At { position: &st.position, local: &mut st.local };
        let (at, guard) = self.unwinding.step(&mut self.circuit, who, from, places, size);
        st.guard = guard;
        st.position = self.unwinding.settled(&st.position, &at);
        at
    }

    /// The path writes at a position.
    fn matched(&mut self, st: &mut State, at: &Position, places: &[(u64, Lit)], value: &V, targets: &[(ObjId, Lit)]) {
        let when = st.guard;
        if self.learning {
            return;
        }
        let lives = self.lives(targets);
        let dead = self.dead(st, &lives);
        self.unwinding.clauses().push(vec![!when, !dead]);
        let who = (self.tid, when);
        for &(place, is) in places {
            let is = if places.len() == 1 { Lit::TRUE } else { is };
            let firsts = self.firsts(place, value.width() / 8);
            let first = |cell: Cell| lookup(&firsts, cell);
            let at = At { position: at, local: &mut st.local };
            self.unwinding.write(&mut self.circuit, self.world, who, at, (place, is), value, &first);
        }
    }

    /// Ends the life of objects that others can see.
    pub(crate) fn end_life(&mut self, st: &mut State, targets: &[(ObjId, Lit)]) {
        self.look(st, Some(&[]), targets, FindingKind::DoubleFree);
        for (id, _) in targets {
            let life = World::life(*id);
            self.world.may_write(life, 1, self.tid);
            self.world.may_hold(life, 0xfe, 0x01, 0);
        }
        let places: Vec<(u64, Lit)> = targets.iter().map(|(id, is)| (World::life(*id), *is)).collect();
        let here = self.step(st, &places, 1);
        if !self.learning {
            let one = Value::constant(8, 1);
            let who = (self.tid, st.guard);
            let first = |_: Cell| Value::constant(8, 0);
            for place in places {
                let at = At { position: &here, local: &mut st.local };
                self.unwinding.write(&mut self.circuit, self.world, who, at, place, &one, &first);
            }
        }
    }

    fn bytes_of(places: &[(u64, Lit)], size: u32) -> Vec<(u64, u32)> {
        places.iter().map(|(a, _)| (*a, size)).collect()
    }

    /// A load.
    pub(crate) fn load(&mut self, st: &mut State, ty: Type, addr: &V, order: Order) -> V {
        let target = self.world.program.target;
        let (size, width) = (ty.bytes(&target), ty.bits(&target));
        let Some(targets) = self.resolve(st, addr, size, false) else { return Value::undefined(width) };
        let Wrap { before, after } = self.model.mapping.load(order);
        self.fence(st, before);
        let value = if targets.shared {
            let places = self.possible_places(st, addr, size, &targets);
            self.look(st, Some(&Self::bytes_of(&places, size)), &targets.list, FindingKind::UseAfterFree);
            let value = self.shared_value(st, &st.position.clone(), addr, size, &targets);
            self.item(st, ItemKind::Load(Rc::clone(&value), Some(st.position.clone())));
            value
        } else {
            let value = self.direct_load(st, addr, size, &targets);
            self.item(st, ItemKind::Load(Rc::clone(&value), None));
            value
        };
        self.fence(st, after);
        resized(&value, width)
    }

    /// A store.
    pub(crate) fn store(&mut self, st: &mut State, ty: Type, addr: &V, value: &V, order: Order) {
        let target = self.world.program.target;
        let size = ty.bytes(&target);
        let Some(targets) = self.resolve(st, addr, size, true) else { return };
        let value = resized(value, 8 * size);
        let Wrap { before, after } = self.model.mapping.store(order);
        self.fence(st, before);
        if targets.shared {
            self.learn(addr, &value, &targets);
            self.look(st, Some(&[]), &targets.list, FindingKind::UseAfterFree);
            let places = self.possible_places(st, addr, size, &targets);
            let at = self.step(st, &places, size);
            self.matched(st, &at, &places, &value, &targets.list);
            self.item(st, ItemKind::Store(Some(at)));
        } else {
            self.direct_store(st, addr, &value, &targets);
            self.item(st, ItemKind::Store(None));
        }
        self.fence(st, after);
    }

    /// A read-modify-write; the result is the old value.
    pub(crate) fn rmw(&mut self, st: &mut State, op: RmwOp, ty: Type, addr: &V, operand: &V, order: Order) -> V {
        let target = self.world.program.target;
        let (size, width) = (ty.bytes(&target), ty.bits(&target));
        let Some(targets) = self.resolve(st, addr, size, true) else { return Value::undefined(width) };
        let Wrap { before, after } = self.model.mapping.rmw(order);
        self.fence(st, before);
        if !targets.shared {
            let raw = self.direct_load(st, addr, size, &targets);
            let (old, new) = self.modified(op, ty, &raw, operand);
            self.direct_store(st, addr, &new, &targets);
            let (read, write, stored) = (None, None, Lit::TRUE);
            self.item(st, ItemKind::Rmw { old: raw, read, write, stored, exchange: false });
            self.fence(st, after);
            return old;
        }
        self.look(st, Some(&[]), &targets.list, FindingKind::UseAfterFree);
        let places = self.possible_places(st, addr, size, &targets);
        let at = self.step(st, &places, size);
        let before = self.unwinding.before(&at);
        let raw = self.shared_value(st, &before, addr, size, &targets);
        let (old, new) = self.modified(op, ty, &raw, operand);
        self.learn(addr, &new, &targets);
        self.matched(st, &at, &places, &new, &targets.list);
        let (read, write) = (Some(before), Some(at));
        self.item(st, ItemKind::Rmw { old: raw, read, write, stored: Lit::TRUE, exchange: false });
        self.fence(st, after);
        old
    }

    /// The old value of a read-modify-write, and the new one as memory holds it.
    fn modified(&mut self, op: RmwOp, ty: Type, raw: &V, operand: &V) -> (V, V) {
        let target = self.world.program.target;
        let old = resized(raw, ty.bits(&target));
        let new = compute::rmw(&mut self.circuit, self.world, op, ty, &target, &old, operand);
        self.inexact |= new.inexact;
        (old, resized(&Rc::new(new.value), 8 * ty.bytes(&target)))
    }

    /// A compare-exchange; the results are the old value and whether it stored.
    pub(crate) fn exchange(
        &mut self,
        st: &mut State,
        ty: Type,
        addr: &V,
        expected: &V,
        new: &V,
        (order, weak): (Order, bool),
    ) -> (V, V) {
        let target = self.world.program.target;
        let (size, width) = (ty.bytes(&target), ty.bits(&target));
        let nothing = || (Value::undefined(width), Value::undefined(1));
        let Some(targets) = self.resolve(st, addr, size, true) else { return nothing() };
        // On the models of this engine a compare-exchange that fails has the fences of one that does not.
        let Wrap { before, after } = self.model.mapping.rmw(order);
        self.fence(st, before);
        let places = self.possible_places(st, addr, size, &targets);
        let raw = if targets.shared {
            // If it stores, its place is that of the store, which may be behind any write.
            self.look(st, None, &targets.list, FindingKind::UseAfterFree);
            self.shared_value(st, &st.position.clone(), addr, size, &targets)
        } else {
            self.direct_load(st, addr, size, &targets)
        };
        // An undefined value cannot be compared.
        let undefined = raw.any_undef(&mut self.circuit);
        self.fail(st, undefined, FindingKind::Undefined("a compare-exchange"));
        let old = resized(&raw, width);
        let equal = bits::eq(&mut self.circuit, &old.bits, &expected.bits);
        let free = if weak { self.circuit.input() } else { Lit::TRUE };
        let stored = self.circuit.and(equal, free);
        let new = resized(new, 8 * size);
        let flag = Rc::new(Value::of(Bits::new(&[stored])));
        if !targets.shared {
            let value = self.choose(stored, &new, &raw);
            self.direct_store(st, addr, &value, &targets);
            self.item(st, ItemKind::Rmw { old: raw, read: None, write: None, stored, exchange: true });
            self.fence(st, after);
            return (old, flag);
        }
        self.learn(addr, &new, &targets);
        let read = Some(st.position.clone());
        let mut won = State { guard: self.circuit.and(st.guard, stored), ..st.clone() };
        let lost = State { guard: self.circuit.and(st.guard, !stored), ..st.clone() };
        // The write follows at once, as in a section.
        let section = won.section;
        if section.is_none() {
            won.section = Some(Sect { nesting: 1, wrote: Lit::FALSE, looks: Lit::TRUE, late: Lit::FALSE });
        }
        let at = self.step(&mut won, &places, size);
        won.section = won.section.filter(|_| section.is_some());
        self.matched(&mut won, &at, &places, &new, &targets.list);
        let write = Some(at);
        st.memory.freeze();
        let live: Vec<fencepost_ir::Reg> = (0..st.regs.len()).map(fencepost_ir::Reg::from_index).collect();
        match self.merge(vec![lost, won], &live) {
            Some(merged) => *st = merged,
            None => st.guard = Lit::FALSE,
        }
        self.item(st, ItemKind::Rmw { old: raw, read, write, stored, exchange: true });
        self.fence(st, after);
        (old, flag)
    }
}
