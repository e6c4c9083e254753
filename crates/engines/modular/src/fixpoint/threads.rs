//! Threads and mutexes: starting, joining, ending; locking, unlocking, waiting; atomic sections.
//!
//! Guarantee: a mutex's invariant covers the values of what it protects at every moment when it is free: what the first thread left
//! when it started others, and what every thread left when it unlocked. Relations are kept like values. All routines here are full
//! fences, as `docs/memory-models.md` says, so a critical section is an interval of the memory order on every model.
//! A mutex that anything but locking and unlocking changes protects nothing; one that is not known for certain is not held.
//! Misses: read-write locks, spin locks and semaphores are followed into the library's model, where they are atomic
//! sections, and protect nothing by themselves.

use super::engine::Analysis;
use super::memory::Base;
use super::shared::{Cell, Class, ClassId, Invariant, ObjId, ObjKind, Site, ATOMIC, MAIN};
use super::state::{Register, State};
use super::value::Value;
use crate::domains::Integer;
use fencepost_check::FindingKind;
use fencepost_ir::{CheckKind, FenceMask, Role};
use std::collections::BTreeSet;

/// What a routine of the library did: the states and the results.
type Done = Vec<(State, Vec<Register>)>;

impl Analysis<'_, '_> {
    /// Routines that are not followed into the model of the library; `Err` gives the state back for those that are.
    pub(super) fn routine(
        &mut self,
        role: Option<Role>,
        args: &[Register],
        mut state: State,
    ) -> Result<Done, Box<State>> {
        let Some(role) = role else { return Err(Box::new(state)) };
        let zero = || vec![Register::of(Value::constant(32, 0))];
        let lock = args.first().and_then(|a| self.mutex(&a.value));
        self.misuse(role, args, &state, lock);
        match role {
            Role::Lock => {
                self.fence(&mut state, FenceMask::FULL);
                if let Some(m) = lock {
                    self.lock(&mut state, m);
                }
                // A mutex that checks may answer that it is locked already; then it is held all the same.
                let result = Value::int(Integer::set(32, [0, 35]));
                Ok(vec![(state, vec![Register::of(result)])])
            }
            Role::Unlock => {
                self.fence(&mut state, FenceMask::FULL);
                self.unlock(&mut state, lock);
                let result = Value::int(Integer::set(32, [0, 1]));
                Ok(vec![(state, vec![Register::of(result)])])
            }
            Role::Wait | Role::TimedWait => {
                let m = args.get(1).and_then(|a| self.mutex(&a.value));
                let held = m.is_some_and(|m| state.locks.contains(&m));
                self.fence(&mut state, FenceMask::FULL);
                self.unlock(&mut state, m);
                if let Some(m) = m.filter(|_| held) {
                    self.lock(&mut state, m);
                }
                let result = Value::int(Integer::set(32, [0, 1, 110]));
                Ok(vec![(state, vec![Register::of(result)])])
            }
            Role::Signal | Role::InitCondition | Role::DestroyCondition => {
                self.fence(&mut state, FenceMask::FULL);
                self.prepared(&mut state, role, lock);
                Ok(vec![(state, zero())])
            }
            Role::InitMutex | Role::DestroyMutex => {
                self.fence(&mut state, FenceMask::FULL);
                if state.concurrent {
                    self.break_lock(&args[0].value);
                }
                self.prepared(&mut state, role, lock);
                // The model says of which kind the mutex is, which matters to all that is followed there.
                if role == Role::InitMutex {
                    return Err(Box::new(state));
                }
                Ok(vec![(state, zero())])
            }
            // A mutex of C++ must not be held: the model looks.
            Role::TryLock if args.get(2).is_none_or(|a| a.value.as_integer().as_constant() != Some(0)) => {
                Err(Box::new(state))
            }
            Role::TryLock => {
                self.fence(&mut state, FenceMask::FULL);
                let mut taken = state.clone();
                if let Some(m) = lock {
                    self.lock(&mut taken, m);
                }
                let not = Value::int(Integer::set(32, [16, 35, 110]));
                Ok(vec![(taken, zero()), (state, vec![Register::of(not)])])
            }
            Role::Mutex | Role::Robust | Role::Condition => Err(Box::new(state)),
        }
    }

    /// A mutex or condition variable is initialised or destroyed.
    fn prepared(&mut self, state: &mut State, role: Role, what: Option<Cell>) {
        let Some(cell) = what else { return };
        if matches!(role, Role::InitMutex | Role::InitCondition) {
            state.destroyed.remove(&cell);
            state.ready.insert(cell);
            if !state.concurrent && self.effects {
                self.shared.changed |= self.shared.ready.insert(cell);
            }
        } else if matches!(role, Role::DestroyMutex | Role::DestroyCondition) {
            state.destroyed.insert(cell);
        }
    }

    /// What is wrong with the use of a mutex or condition variable.
    fn misuse(&mut self, role: Role, args: &[Register], state: &State, lock: Option<Cell>) {
        let wrong = |text: &str| FindingKind::Check(CheckKind::LockMisuse, text.to_string());
        let (used, mutex) = match role {
            Role::Lock | Role::TryLock => (true, lock),
            Role::Unlock => {
                if lock.is_none_or(|m| !state.locks.contains(&m)) {
                    self.error(&wrong("a mutex is unlocked by a thread that does not hold it"));
                }
                (true, lock)
            }
            Role::Wait | Role::TimedWait => {
                let mutex = args.get(1).and_then(|a| self.mutex(&a.value));
                if mutex.is_none_or(|m| !state.locks.contains(&m)) {
                    self.error(&wrong("a thread waits with a mutex that it does not hold"));
                }
                (true, lock)
            }
            Role::Signal => (true, lock),
            Role::DestroyMutex | Role::DestroyCondition => {
                if state.concurrent || lock.is_none_or(|m| state.locks.contains(&m)) {
                    self.error(&wrong("a mutex or condition variable is destroyed while it is used"));
                }
                (true, lock)
            }
            Role::InitMutex | Role::InitCondition => (false, lock),
            Role::Mutex | Role::Robust | Role::Condition => return,
        };
        if let Some(addr) = args.first() {
            // The object itself is accessed, with all that this asks for.
            self.targets(state, &addr.value, 4);
        }
        let ready = |m: Cell| {
            let global = matches!(self.shared.info(m.object).kind, ObjKind::Global(_));
            global || state.ready.contains(&m) || (state.class != MAIN && self.shared.ready.contains(&m))
        };
        if used && mutex.is_none_or(|m| !ready(m)) {
            self.error(&FindingKind::Undefined("whether a mutex is free"));
        }
        if used && mutex.is_some_and(|m| state.destroyed.contains(&m)) {
            self.error(&wrong("a destroyed mutex or condition variable is used"));
        }
    }

    /// The mutex that an address names for certain.
    fn mutex(&self, addr: &Value) -> Option<Cell> {
        let [(object, offset)] = &addr.objects[..] else { return None };
        // Each thread of a class has its own copy of what is private; such a mutex excludes nobody else.
        let one = match self.shared.info(*object).kind {
            ObjKind::Global(_) => true,
            ObjKind::Stack(_, class) => self.shared.classes[class.0 as usize].single,
            ObjKind::ThreadLocal(..) | ObjKind::Recent(..) | ObjKind::Heap(..) => false,
        };
        if addr.wild || !addr.int.is_bottom() || !one || !self.shared.info(*object).single {
            return None;
        }
        Some(Cell { object: *object, offset: offset.as_constant()? as i64, size: 0 })
    }

    /// Whatever mutexes the address may name exclude nobody.
    fn break_lock(&mut self, addr: &Value) {
        if !self.effects {
            return;
        }
        let locks: Vec<Cell> = self.shared.invariants.keys().copied().collect();
        let named = |l: &Cell| addr.wild || addr.points_to(l.object);
        for l in locks.into_iter().filter(named) {
            self.shared.changed |= self.shared.broken_locks.insert(l);
        }
        if let Some(l) = self.mutex(addr) {
            self.shared.changed |= self.shared.broken_locks.insert(l);
        }
    }

    /// Takes a mutex: cells that it protects get their values from its invariant.
    fn lock(&mut self, state: &mut State, lock: Cell) {
        let before: Vec<(Cell, bool)> =
            self.shared.records.keys().map(|c| (*c, self.shared.exact(state, *c))).collect();
        let known: BTreeSet<Cell> = before.iter().filter(|b| b.1).map(|b| b.0).collect();
        if self.effects && !self.shared.invariants.contains_key(&lock) {
            self.shared.invariants.insert(lock, Invariant::default());
            self.shared.changed = true;
        }
        state.locks.insert(lock);
        if !state.concurrent {
            return;
        }
        let unknown = before.iter().filter(|(c, exact)| c.size == 0 && !exact).map(|b| b.0);
        for cell in unknown.collect::<Vec<_>>() {
            self.lock_whole(state, lock, cell.object);
        }
        let mut fresh = BTreeSet::new();
        for (cell, exact) in before {
            if exact || cell.size == 0 || !self.shared.exact(state, cell) {
                continue;
            }
            let mut value = self.invariant(lock, cell);
            if !self.shared.protects(lock, self.shared.touching(cell)) {
                value = value.join(&state.memory.read(self.shared, cell));
            }
            state.memory.write(cell, value);
            fresh.insert(cell);
        }
        let published = self.shared.invariants.get(&lock).and_then(|i| i.relations.clone());
        let alone = self.shared.alone.as_ref().and_then(|a| a.1.clone());
        let relations = match (published, alone) {
            (Some(p), Some(a)) => Some(p.join(&a)),
            (p, a) => p.or(a),
        };
        if let Some(r) = relations {
            state.relations.add(&r, |c| fresh.contains(&c) && !known.contains(&c));
        }
    }

    /// Takes a mutex that others hold when they store to too many places of an object: what they left there.
    fn lock_whole(&self, state: &mut State, lock: Cell, object: ObjId) {
        let cell = Cell::whole(object);
        if !self.shared.others(state.class, cell).any(|(c, r)| c == cell && r.locks.contains(&lock)) {
            return;
        }
        if self.shared.protects(lock, self.shared.touching(cell)) {
            let published = self.shared.invariants.get(&lock).map(|i| i.whole.only(object)).unwrap_or_default();
            let alone = self.shared.alone.as_ref().map(|a| a.0.only(object)).unwrap_or_default();
            let contents = published.join(&alone, self.shared);
            state.memory.reset(object);
            state.memory.take(&contents, object);
        } else {
            let records = self.shared.touching(cell).any(|(_, r)| r.value.undef);
            let undef = records || state.memory.unset(self.shared, object);
            state.memory.fill(object, Base::anything(undef));
        }
        state.forget_cells(|c| c.object == object);
    }

    /// The value of a cell when the mutex is free.
    fn invariant(&self, lock: Cell, cell: Cell) -> Value {
        let published = self.shared.invariants.get(&lock).and_then(|i| i.values.get(&cell)).cloned();
        let value = published.unwrap_or_else(|| Value::bottom(cell.size * 8));
        match &self.shared.alone {
            Some((memory, _)) => value.join(&memory.read(self.shared, cell)),
            None => value,
        }
    }

    /// Gives a mutex up; an unknown one may be any.
    fn unlock(&mut self, state: &mut State, lock: Option<Cell>) {
        let given: Vec<Cell> = match lock {
            Some(m) => state.locks.iter().copied().filter(|l| *l == m).collect(),
            None => state.locks.iter().copied().filter(|l| *l != ATOMIC).collect(),
        };
        for m in given {
            if self.effects && state.concurrent {
                self.publish(state, m);
            }
            state.locks.remove(&m);
        }
        self.drop_relations(state);
    }

    /// Forgets relations of cells that others can change from here on.
    fn drop_relations(&self, state: &mut State) {
        let mut cells: BTreeSet<Cell> = state.relations.cells();
        state.for_each_register(|r| cells.extend(r.linear.map(|l| l.cell)));
        let lost: BTreeSet<Cell> = cells.into_iter().filter(|c| !self.shared.exact(state, *c)).collect();
        if !lost.is_empty() {
            state.forget_cells(|c| lost.contains(&c));
        }
    }

    /// Adds the state at an unlock to the invariant.
    fn publish(&mut self, state: &State, lock: Cell) {
        let cells: Vec<Cell> = self.shared.records.keys().filter(|c| c.size > 0).copied().collect();
        let mut values = Vec::new();
        for cell in cells {
            let mut own = self.shared.touching(cell).filter(|(_, r)| r.class == state.class).peekable();
            let stores = own.peek().is_some() && own.all(|(_, r)| r.locks.contains(&lock));
            if stores || self.shared.exact(state, cell) {
                values.push((cell, state.memory.read(self.shared, cell)));
            }
        }
        let whole: Vec<ObjId> = self.shared.records.keys().filter(|c| c.size == 0).map(|c| c.object).collect();
        let mut relations = state.related(self.shared);
        relations.retain(|c| self.shared.exact(state, c));
        let widen = self.shared.round > self.shared.precision.widen;
        let mut invariant = self.shared.invariants.remove(&lock).unwrap_or_default();
        let mut changed = false;
        for object in whole {
            let now = state.memory.only(object);
            let old = invariant.whole.only(object);
            if self.shared.protects(lock, self.shared.touching(Cell::whole(object))) && !now.leq(&old, self.shared) {
                let joined = old.join(&now, self.shared);
                let new = if widen { old.widen(&joined, self.shared) } else { joined };
                invariant.whole.take(&new, object);
                changed = true;
            }
        }
        for (cell, v) in values {
            let old = invariant.values.get(&cell).cloned().unwrap_or_else(|| Value::bottom(v.bits()));
            if !v.leq(&old) {
                let joined = old.join(&v);
                let new = if widen { old.widen(&joined, &self.shared.thresholds) } else { joined };
                invariant.values.insert(cell, new);
                changed = true;
            }
        }
        let joined = match &invariant.relations {
            Some(r) if widen => r.widen(&r.join(&relations)),
            Some(r) => r.join(&relations),
            None => relations,
        };
        changed |= invariant.relations.as_ref() != Some(&joined);
        invariant.relations = Some(joined);
        self.shared.invariants.insert(lock, invariant);
        self.shared.changed |= changed;
    }

    /// An atomic section begins.
    pub(super) fn enter_section(&mut self, state: &mut State) {
        state.sections += 1;
        if state.sections == 1 {
            self.lock(state, ATOMIC);
        }
    }

    /// An atomic section ends.
    pub(super) fn leave_section(&mut self, state: &mut State) {
        state.sections = state.sections.saturating_sub(1);
        if state.sections == 0 {
            self.unlock(state, Some(ATOMIC));
        }
    }

    /// The id of a thread that will be started.
    pub(super) fn thread_new(&mut self, state: &State, site: Site) -> Value {
        let mut path = self.path.clone();
        path.push(site);
        let single = !self.repeats(site);
        let class = self.shared.class(state.class, &path, single);
        Value::thread(self.shared.pointer_bits(), class)
    }

    /// Starts a thread.
    pub(super) fn thread_start(&mut self, state: &mut State, id: &Value, func: &Value, mut arg: Value, site: Site) {
        let [class] = id.threads[..] else {
            return self.shared.give_up("a thread is started whose id is not known");
        };
        if id.wild || func.wild || func.functions.is_empty() {
            return self.shared.give_up("a thread is started in a function that is not known");
        }
        self.fence(state, FenceMask::FULL);
        let gone: Vec<ObjId> = state.dead.iter().copied().filter(|o| !self.shared.info(*o).private).collect();
        for object in gone.into_iter().filter(|_| self.effects) {
            self.shared.changed |= self.shared.ended.entry(object).or_default().insert(state.class);
        }
        if !state.destroyed.is_empty() {
            let text = "a thread starts behind the end of a mutex or condition variable".to_string();
            self.error(&FindingKind::Check(CheckKind::LockMisuse, text));
        }
        self.publish_recent(state, &mut arg, site);
        if !state.concurrent && self.effects {
            self.publish_alone(state);
        }
        if self.effects {
            let mut memory = state.memory.clone();
            memory.retain(|o| !self.shared.info(o).private);
            self.join_start(class, &func.functions, &arg, memory);
        }
        state.alive.insert(class);
        state.concurrent = true;
        self.drop_relations(state);
    }

    /// The state in which the first thread stops being alone.
    fn publish_alone(&mut self, state: &State) {
        if state.again && !self.shared.second_era {
            self.shared.second_era = true;
            self.shared.changed = true;
        }
        let relations = state.related(self.shared);
        let mut memory = state.memory.clone();
        memory.retain(|o| !self.shared.info(o).private);
        let joined = match &self.shared.alone {
            Some((m, Some(r))) => (m.join(&memory, self.shared), Some(r.widen(&r.join(&relations)))),
            Some((m, None)) => (m.join(&memory, self.shared), Some(relations)),
            None => (memory, Some(relations)),
        };
        if self.shared.alone.as_ref() != Some(&joined) {
            self.shared.alone = Some(joined);
            self.shared.changed = true;
        }
    }

    fn join_start(
        &mut self,
        class: ClassId,
        funcs: &[fencepost_ir::FuncId],
        arg: &Value,
        memory: super::memory::Memory,
    ) {
        let old = self.shared.classes[class.0 as usize].clone();
        let mut new = old.clone();
        new.funcs.extend(funcs);
        new.arg = old.arg.join(arg);
        new.start = Some(match &old.start {
            Some(m) if self.shared.round > self.shared.precision.widen => {
                m.widen(&m.join(&memory, self.shared), self.shared)
            }
            Some(m) => m.join(&memory, self.shared),
            None => memory,
        });
        if new != old {
            self.shared.classes[class.0 as usize] = new;
            self.shared.changed = true;
        }
    }

    /// A thread ends: what it leaves is for whoever joins it.
    pub(super) fn thread_ends(&mut self, mut state: State, mut value: Value) {
        if !self.effects {
            return;
        }
        let site = Site { func: self.shared.program.entry, block: fencepost_ir::BlockId(0), inst: 0 };
        // Whoever joins the thread comes behind all of it.
        self.fence(&mut state, FenceMask::FULL);
        self.publish_recent(&mut state, &mut value, site);
        self.end_locals(&state);
        let mut memory = state.memory.clone();
        memory.retain(|o| !self.shared.info(o).private);
        let index = state.class.0 as usize;
        let old = self.shared.classes[index].exit.clone();
        let new = match &old {
            Some((m, v, alive)) => {
                let joined = m.join(&memory, self.shared);
                let joined = if self.shared.round > self.shared.precision.widen {
                    m.widen(&joined, self.shared)
                } else {
                    joined
                };
                (joined, v.join(&value), alive | &state.alive)
            }
            None => (memory, value, state.alive.clone()),
        };
        if old.as_ref() != Some(&new) {
            self.shared.classes[index].exit = Some(new);
            self.shared.changed = true;
        }
    }

    /// Joins a thread; the result is what it returned.
    pub(super) fn thread_join(&mut self, state: &mut State, id: &Value, site: Site) -> Option<Value> {
        self.fence(state, FenceMask::FULL);
        let bits = self.shared.pointer_bits();
        let certain = !id.wild && id.int.is_bottom() && id.threads.len() == 1;
        if !certain || !self.shared.classes[id.threads[0].0 as usize].single {
            let exits = |c: &Class| c.exit.as_ref().is_some_and(|e| e.1.undef);
            let undef = self.shared.classes.iter().any(exits);
            return Some(Value { undef, ..Value::wild(bits) });
        }
        let class = id.threads[0];
        self.joined(state, class, site);
        let (memory, value, left) = self.shared.classes[class.0 as usize].exit.clone()?;
        self.inherit(state, class, &memory);
        state.alive.remove(&class);
        state.alive.extend(left);
        if state.alive.is_empty() && state.class == MAIN && state.concurrent {
            self.alone_again(state);
        }
        Some(value)
    }

    /// A thread is joined once; here that is known only where a single place joins it, once.
    fn joined(&mut self, state: &State, class: ClassId, site: Site) {
        let mut path = self.path.clone();
        path.push(site);
        let single = self.shared.classes[state.class.0 as usize].single;
        let places = self.shared.joins.entry(class).or_default();
        if self.effects {
            self.shared.changed |= places.insert((state.class, path));
        }
        if places.len() > 1 || !single || self.repeats(site) {
            self.error(&FindingKind::BadJoin);
        }
    }

    /// What a joined thread left: if nobody else stored to a part, its value is the thread's; if only this thread did,
    /// it is its own; otherwise either.
    fn inherit(&self, state: &mut State, class: ClassId, exit: &super::memory::Memory) {
        let kept = state.memory.clone();
        let mut memory = kept.join(exit, self.shared);
        memory.retain(|o| !self.shared.info(o).private);
        for o in kept.objects().filter(|o| self.shared.info(*o).private) {
            memory.take(&kept, o);
        }
        let sized = |c: &&Cell| c.size > 0 && self.shared.info(c.object).single;
        for &cell in self.shared.records.keys().filter(sized) {
            if self.shared.touching(cell).all(|(_, r)| r.class == class) {
                memory.write(cell, exit.read(self.shared, cell));
            } else if self.shared.touching(cell).all(|(_, r)| r.class == state.class) {
                memory.write(cell, kept.read(self.shared, cell));
            }
        }
        state.memory = memory;
    }

    /// All threads have ended but the first: memory is what they left.
    fn alone_again(&mut self, state: &mut State) {
        let cells: Vec<Cell> = self.shared.records.keys().copied().collect();
        let locks: Vec<Cell> = self.shared.invariants.keys().copied().collect();
        let mut by_lock: Vec<(Cell, BTreeSet<Cell>)> = locks.iter().map(|l| (*l, BTreeSet::new())).collect();
        for cell in cells {
            let writers: BTreeSet<ClassId> = self.shared.touching(cell).map(|(_, r)| r.class).collect();
            let lone = writers.len() == 1 && writers.iter().all(|c| self.shared.classes[c.0 as usize].single);
            if lone && cell.size > 0 && self.shared.info(cell.object).single {
                continue;
            }
            let lock = locks.iter().position(|l| self.shared.protects(*l, self.shared.touching(cell)));
            match lock {
                Some(i) if cell.size > 0 => {
                    let value = self.invariant(locks[i], cell);
                    state.memory.write(cell, value);
                    by_lock[i].1.insert(cell);
                }
                Some(_) | None => {
                    let values: Vec<(Cell, Value)> =
                        self.shared.touching(cell).map(|(c, r)| (c, r.value.clone())).collect();
                    self.absorb(state, cell, values);
                }
            }
        }
        // What other threads have ended is known from here on.
        state.dead.extend(self.shared.ended.keys().copied().filter(|o| !self.shared.info(*o).private));
        state.concurrent = false;
        state.again = true;
        state.own.clear();
        state.stored.clear();
        state.pending.clear();
        for (lock, cells) in by_lock {
            let published = self.shared.invariants.get(&lock).and_then(|i: &Invariant| i.relations.clone());
            let alone = self.shared.alone.as_ref().and_then(|a| a.1.clone());
            if let (Some(p), Some(a)) = (published, alone) {
                state.relations.add(&p.join(&a), |c| cells.contains(&c));
            }
        }
    }

    /// Joins the values of all stores to a part into memory.
    fn absorb(&self, state: &mut State, cell: Cell, values: Vec<(Cell, Value)>) {
        if cell.size == 0 {
            let undef = values.iter().any(|v| v.1.undef) || state.memory.unset(self.shared, cell.object);
            state.memory.fill(cell.object, Base::anything(undef));
            return;
        }
        let mut all = state.memory.read(self.shared, cell);
        for (part, v) in values {
            all = if part == cell { all.join(&v) } else { Value::wild(cell.size * 8).as_set_as(&all).as_set_as(&v) };
        }
        state.memory.write(cell, all);
    }
}
