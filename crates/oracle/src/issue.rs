//! The next instruction of a thread: what it issues, or what it does at once.
//!
//! What orders everything of its thread (locks, creation, joins) waits until the thread has nothing in flight, and then
//! happens at one point of the memory order. A load is taken to read a value when it is issued; under models that keep a
//! load before all that follows, it is placed at once. A mutex or semaphore is blocked while it cannot be taken; what
//! has a time limit is never blocked: where it cannot be taken, its time runs out.

use crate::code::{Code, Op};
use crate::lang::{Cond, Expr, Order, Place, Reg, Tid, Update};
use crate::library;
use crate::models::{Mask, Model, FULL};
use crate::place::{may_be_next, peek, place};
use crate::state::{Event, Item, Loads, Loc, Node, NodeId, State, Status, Value, What, Wrong, SHARED};

/// What is explored.
#[derive(Clone, Copy, Debug)]
pub struct Rules<'c> {
    /// The program.
    pub code: &'c Code,
    /// The model.
    pub model: Model,
    /// Whether histories are kept for races.
    pub races: bool,
}

/// So many events of a thread are in flight at most; no program has more.
const WINDOW: usize = 24;

impl Rules<'_> {
    /// Whether a load is kept before all that follows, so that it need not be left in flight.
    fn loads_at_once(&self) -> bool {
        match self.model {
            Model::Sc | Model::Tso | Model::Pso => true,
            Model::Rmo | Model::Relaxed => false,
        }
    }

    /// The next instruction of a thread that cannot be done now because of what others did (not because of its own
    /// events in flight).
    pub fn is_blocked(&self, state: &State, t: Tid) -> bool {
        let thread = &state.threads[t];
        match self.code.threads[t][thread.pc] {
            Op::Lock(m) => state.mutexes[usize::from(m)].is_some(),
            Op::Wait(s) => state.sems[usize::from(s)] == 0,
            Op::Join(u) => state.threads[u].status != Status::Ended || !state.threads[u].is_drained(),
            Op::Load(..)
            | Op::Store(..)
            | Op::Rmw(..)
            | Op::Fence(_)
            | Op::Unless(..)
            | Op::Jump(_)
            | Op::Assert(_)
            | Op::Address(..)
            | Op::Begin(_)
            | Op::End(_)
            | Op::Free(_)
            | Op::Unlock(_)
            | Op::TryLock(..)
            | Op::TimedLock(..)
            | Op::Post(_)
            | Op::TryWait(..)
            | Op::TimedWait(..)
            | Op::Create(_)
            | Op::Exit
            | Op::SetKey(_)
            | Op::Input(_)
            | Op::Divide(..)
            | Op::Full
            | Op::EndFrames
            | Op::SectionBegin(_)
            | Op::SectionEnd
            | Op::Halt(_) => false,
            Op::Step(step) => library::is_blocked(&state.library, t, thread.round, step),
        }
    }

    /// All states after the next instruction of a thread.
    pub fn issue(&self, state: &State, t: Tid) -> Vec<State> {
        let thread = &state.threads[t];
        let elsewhere = state.open.is_some_and(|(owner, _)| owner != t);
        if thread.status != Status::Running || elsewhere || thread.items.len() >= WINDOW {
            return Vec::new();
        }
        let op = self.code.threads[t][thread.pc];
        let wakes = matches!(op, Op::Step(step) if library::may_wake(step));
        if self.is_blocked(state, t) && !wakes {
            return Vec::new();
        }
        let mut next = state.clone();
        next.threads[t].pc += 1;
        match op {
            Op::Load(r, at, order) => self.load(next, t, r, at, order),
            Op::Store(at, expr, order) => self.store(next, t, at, expr, order),
            Op::Rmw(r, at, update, order) => self.update(next, t, r, at, update, order),
            Op::End(obj) => {
                next.threads[t].live.retain(|o| *o != obj);
                self.end(&mut next, t, SHARED + obj, 0);
                self.done(next, t)
            }
            Op::Free(r) => self.free(next, t, r),
            Op::Halt(returns) => self.halt(next, t, returns),
            Op::Fence(_)
            | Op::Unless(..)
            | Op::Jump(_)
            | Op::Assert(_)
            | Op::Address(..)
            | Op::Begin(_)
            | Op::SetKey(_)
            | Op::Divide(..)
            | Op::Full
            | Op::SectionBegin(_)
            | Op::SectionEnd => {
                self.private(&mut next, t, op);
                vec![next]
            }
            Op::Input(r) => [0, 1]
                .map(|n| {
                    let mut next = next.clone();
                    next.threads[t].regs[usize::from(r)] = (Value::Int(n), 0);
                    next
                })
                .to_vec(),
            Op::EndFrames => {
                self.end_frames(&mut next, t);
                self.done(next, t)
            }
            Op::Step(step) => {
                if !thread.is_drained() {
                    return Vec::new();
                }
                let rules = library::Rules { barrier: self.code.barrier, races: self.races };
                library::step(rules, next, t, step)
            }
            Op::Exit => {
                next.over = true;
                next.threads[t].status = Status::Gone;
                vec![next]
            }
            Op::Lock(_)
            | Op::Unlock(_)
            | Op::TryLock(..)
            | Op::TimedLock(..)
            | Op::Wait(_)
            | Op::Post(_)
            | Op::TryWait(..)
            | Op::TimedWait(..)
            | Op::Create(_)
            | Op::Join(_) => {
                if !thread.is_drained() {
                    return Vec::new();
                }
                self.synchronise(&mut next, t, op);
                vec![next]
            }
        }
    }

    /// Whether the next instruction of a thread touches nothing that others see. What would go wrong ends the run, so that
    /// others may come before it.
    pub fn is_private(&self, state: &State, t: Tid) -> bool {
        let thread = &state.threads[t];
        thread.status == Status::Running
            && !goes_wrong(state, t, self.code.threads[t][thread.pc])
            && matches!(
                self.code.threads[t][thread.pc],
                Op::Fence(_)
                    | Op::Unless(..)
                    | Op::Jump(_)
                    | Op::Assert(_)
                    | Op::Address(..)
                    | Op::Begin(_)
                    | Op::SetKey(_)
                    | Op::Input(_)
                    | Op::Divide(..)
                    | Op::Full
                    | Op::SectionBegin(_)
                    | Op::SectionEnd
            )
    }

    fn private(&self, state: &mut State, t: Tid, op: Op) {
        match op {
            Op::Fence(order) => {
                let mask = self.model.fence(order);
                self.fence(state, t, mask);
                self.history(state, t, || Node::Fence(order));
            }
            Op::Unless(cond, otherwise) => match holds(state, t, cond) {
                None => stop(state, t, Wrong::Memory),
                Some((yes, on)) => {
                    if !yes {
                        state.threads[t].pc = otherwise;
                    }
                    state.threads[t].control |= on;
                }
            },
            Op::Jump(to) => state.threads[t].pc = to,
            Op::Assert(cond) => match holds(state, t, cond) {
                None => stop(state, t, Wrong::Memory),
                Some((false, _)) => stop(state, t, Wrong::Assertion),
                Some((true, on)) => state.threads[t].control |= on,
            },
            Op::Address(r, obj) => state.threads[t].regs[usize::from(r)] = (Value::Pointer(obj), 0),
            Op::Begin(obj) => state.threads[t].live.push(obj),
            Op::SetKey(r) => state.threads[t].key = state.threads[t].regs[usize::from(r)].0,
            Op::Full => self.fence(state, t, FULL),
            Op::Divide(r, c) => {
                if !divides(state, t, r, c) {
                    stop(state, t, Wrong::Memory);
                }
            }
            Op::SectionBegin(k) => state.threads[t].section = Some(k),
            Op::SectionEnd => {
                let k = state.threads[t].section.take();
                let waits = |i: &Item| matches!(i, Item::Event(e) if e.section == k);
                if state.open == k.map(|k| (t, k)) && !state.threads[t].items.iter().any(waits) {
                    state.open = None;
                }
            }
            Op::Load(..)
            | Op::Store(..)
            | Op::Rmw(..)
            | Op::End(_)
            | Op::Free(_)
            | Op::Lock(_)
            | Op::Unlock(_)
            | Op::TryLock(..)
            | Op::TimedLock(..)
            | Op::Wait(_)
            | Op::Post(_)
            | Op::TryWait(..)
            | Op::TimedWait(..)
            | Op::Create(_)
            | Op::Join(_)
            | Op::Exit
            | Op::Step(_)
            | Op::Input(_)
            | Op::EndFrames
            | Op::Halt(_) => unreachable!("{op:?} is not private"),
        }
    }

    fn history(&self, state: &mut State, t: Tid, node: impl FnOnce() -> Node) -> usize {
        if self.races {
            state.threads[t].history.push(node());
        }
        state.threads[t].history.len().saturating_sub(1)
    }

    fn fence(&self, state: &mut State, t: Tid, mask: Mask) {
        if mask != 0 && !state.threads[t].is_drained() {
            state.threads[t].items.push(Item::Fence(mask));
        }
    }

    /// The place that a thread means, and what the address depends on; nothing if there is no such place.
    fn resolve(&self, state: &State, t: Tid, at: Place) -> Option<(Loc, Loads)> {
        match at {
            Place::Var(n @ (0 | 1)) => Some((usize::from(n), 0)),
            Place::Var(n) => Some((2 + usize::from(n), 0)),
            Place::Pointer(n) => Some((2 + usize::from(n), 0)),
            Place::Deref(r) => match state.threads[t].regs[usize::from(r)] {
                (Value::Pointer(obj), on) => Some((SHARED + obj, on)),
                (Value::Int(_) | Value::Undefined, _) => None,
            },
        }
    }

    /// What may stand at a place in some run.
    fn possible(&self, loc: Loc) -> Vec<Value> {
        let mut values = Vec::new();
        if loc == 2 || loc == 3 {
            values.push(Value::Int(0));
            values.extend((0..self.code.objects).map(Value::Pointer));
            return values;
        }
        values.extend(self.code.numbers.iter().map(|n| Value::Int(*n)));
        if self.model == Model::Relaxed && self.code.copies {
            values.push(Value::Int(99));
        }
        if loc >= SHARED || self.code.copies {
            values.push(Value::Undefined);
        }
        values
    }

    fn event(&self, state: &mut State, t: Tid, what: What, loc: Loc, on: (Loads, Loads), order: Order) -> usize {
        let node = self.history(state, t, || Node::Access {
            loc,
            store: !matches!(what, What::Load(_)),
            order,
            from: None,
            partner: None,
            done: false,
        });
        let keep = if self.model.dependencies() { u64::MAX } else { 0 };
        let thread = &mut state.threads[t];
        let id = thread.next;
        thread.next += 1;
        thread.items.push(Item::Event(Event {
            id,
            what,
            loc,
            data: on.0 & keep,
            control: on.1 & keep,
            partner: None,
            section: thread.section,
            node,
        }));
        thread.items.len() - 1
    }

    fn load(&self, mut state: State, t: Tid, r: Reg, at: Place, order: Order) -> Vec<State> {
        let Some((loc, on)) = self.resolve(&state, t, at) else { return wrong(state, t) };
        let (before, after) = self.model.load(order);
        self.fence(&mut state, t, before);
        let index = self.event(&mut state, t, What::Load(Value::Undefined), loc, (on, 0), order);
        let id = id_at(&state, t, index);
        let make = |value| {
            let mut next = state.clone();
            take(&mut next, t, index, value);
            next.threads[t].regs[usize::from(r)] = (value, 1u64 << id);
            self.fence(&mut next, t, after);
            next
        };
        let mut out = Vec::new();
        if may_be_next(&state, self.model, t, index) {
            out.extend(place(make(peek(&state, t, index)), t, index, self.races));
        }
        if !self.loads_at_once() {
            out.extend(self.possible(loc).into_iter().map(make));
        }
        out
    }

    fn store(&self, mut state: State, t: Tid, at: Place, expr: Expr, order: Order) -> Vec<State> {
        let Some((loc, address)) = self.resolve(&state, t, at) else { return wrong(state, t) };
        let regs = &state.threads[t].regs;
        let (value, data) = match expr {
            Expr::Const(c) => (Value::Int(c), 0),
            Expr::Reg(r) => regs[usize::from(r)],
            Expr::Fake(r, c) => match regs[usize::from(r)] {
                (Value::Undefined, _) => return wrong(state, t),
                (Value::Int(_) | Value::Pointer(_), on) => (Value::Int(c), on),
            },
        };
        let (before, after) = self.model.store(order);
        self.fence(&mut state, t, before);
        let on = (address | data, state.threads[t].control);
        self.event(&mut state, t, What::Store(value), loc, on, order);
        self.fence(&mut state, t, after);
        self.done(state, t)
    }

    /// Under `sc` a store is placed at once.
    fn done(&self, state: State, t: Tid) -> Vec<State> {
        match self.model {
            Model::Sc => {
                let at = state.threads[t].items.iter().position(|i| matches!(i, Item::Event(_)));
                match at {
                    Some(index) if may_be_next(&state, self.model, t, index) => {
                        place(state, t, index, self.races).into_iter().flat_map(|s| self.done(s, t)).collect()
                    }
                    Some(_) => Vec::new(),
                    None => vec![state],
                }
            }
            Model::Tso | Model::Pso | Model::Rmo | Model::Relaxed => vec![state],
        }
    }

    fn update(&self, state: State, t: Tid, r: Reg, at: Place, update: Update, order: Order) -> Vec<State> {
        let Some((loc, on)) = self.resolve(&state, t, at) else { return wrong(state, t) };
        let mut out = Vec::new();
        for old in self.possible(loc) {
            out.extend(self.exchange(state.clone(), t, (r, loc, on), old, update, order));
        }
        out
    }

    /// A read-modify-write that is taken to find a value.
    fn exchange(
        &self,
        mut state: State,
        t: Tid,
        (r, loc, on): (Reg, Loc, Loads),
        old: Value,
        update: Update,
        order: Order,
    ) -> Vec<State> {
        let (new, failure) = match (update, old) {
            (Update::Exchange(c), _) => (Some(Value::Int(c)), order),
            (Update::Add(_) | Update::Compare(..), Value::Undefined | Value::Pointer(_)) => {
                // Arithmetic on what is not initialised: an error, once the load has read it.
                (None, Order::Relaxed)
            }
            (Update::Add(c), Value::Int(n)) => (Some(Value::Int(n + c)), order),
            (Update::Compare(expected, new, failure), Value::Int(n)) => {
                ((n == expected).then_some(Value::Int(new)), failure)
            }
        };
        let undefined = old == Value::Undefined && !matches!(update, Update::Exchange(_));
        let (before, after) = if new.is_some() { self.model.rmw(order) } else { self.model.failed(failure) };
        self.fence(&mut state, t, before);
        let load_order = if new.is_some() { order } else { failure };
        let index = self.event(&mut state, t, What::Load(old), loc, (on, 0), load_order);
        let id = id_at(&state, t, index);
        state.threads[t].regs[usize::from(r)] = (old, 1u64 << id);
        if let Some(value) = new {
            let data = match update {
                Update::Exchange(_) => on,
                Update::Add(_) => on | 1u64 << id,
                Update::Compare(..) => on,
            };
            let control = state.threads[t].control
                | match update {
                    Update::Compare(..) => 1u64 << id,
                    Update::Exchange(_) | Update::Add(_) => 0,
                };
            let store = self.event(&mut state, t, What::Store(value), loc, (data, control), order);
            self.pair(&mut state, t, index, store);
        }
        if let Update::Compare(..) = update {
            // A compare-exchange is a branch.
            state.threads[t].control |= 1u64 << id;
        }
        self.fence(&mut state, t, after);
        if undefined {
            stop(&mut state, t, Wrong::Memory);
        }
        let mut out = Vec::new();
        if may_be_next(&state, self.model, t, index) {
            out.extend(place(state.clone(), t, index, self.races).into_iter().flat_map(|s| self.done(s, t)));
        }
        if !self.loads_at_once() {
            out.push(state);
        }
        out
    }

    /// Makes a load and a store one read-modify-write.
    fn pair(&self, state: &mut State, t: Tid, load: usize, store: usize) {
        let (l, s) = (id_at(state, t, load), id_at(state, t, store));
        let mut nodes = (0, 0);
        let thread = &mut state.threads[t];
        if let Item::Event(e) = &mut thread.items[load] {
            e.partner = Some(s);
            nodes.0 = e.node;
        }
        if let Item::Event(e) = &mut thread.items[store] {
            e.partner = Some(l);
            nodes.1 = e.node;
        }
        if let Some(Node::Access { partner, .. }) = thread.history.get_mut(nodes.1) {
            *partner = Some(nodes.0);
        }
    }

    fn end(&self, state: &mut State, t: Tid, loc: Loc, on: Loads) {
        let control = state.threads[t].control;
        self.event(state, t, What::End, loc, (on, control), Order::Plain);
    }

    fn free(&self, mut state: State, t: Tid, r: Reg) -> Vec<State> {
        match state.threads[t].regs[usize::from(r)] {
            (Value::Int(_), _) => vec![state],
            (Value::Pointer(obj), on) if self.code.heap[obj] => {
                self.end(&mut state, t, SHARED + obj, on);
                self.done(state, t)
            }
            (Value::Pointer(_) | Value::Undefined, _) => wrong(state, t),
        }
    }

    /// The end of a thread ends what lives on its stack and its thread-local variable.
    fn halt(&self, mut state: State, t: Tid, returns: bool) -> Vec<State> {
        self.end_frames(&mut state, t);
        if let Some(local) = self.code.local[t].filter(|_| t != 0) {
            self.end(&mut state, t, SHARED + local, 0);
        }
        state.threads[t].status = if returns { Status::Gone } else { Status::Ended };
        state.over |= returns;
        self.done(state, t)
    }

    fn end_frames(&self, state: &mut State, t: Tid) {
        for obj in std::mem::take(&mut state.threads[t].live) {
            self.end(state, t, SHARED + obj, 0);
        }
    }

    fn synchronise(&self, state: &mut State, t: Tid, op: Op) {
        match op {
            Op::Lock(m) | Op::TimedLock(_, m) | Op::TryLock(_, m) => {
                let free = state.mutexes[usize::from(m)].is_none();
                if free {
                    state.mutexes[usize::from(m)] = Some(t);
                    let from: Vec<NodeId> = state.unlocks[usize::from(m)].into_iter().collect();
                    self.history(state, t, || Node::Acquire(from));
                }
                if let Op::TimedLock(r, _) | Op::TryLock(r, _) = op {
                    state.threads[t].regs[usize::from(r)] = (Value::Int(i32::from(free)), 0);
                }
            }
            Op::Unlock(m) => {
                if state.mutexes[usize::from(m)] != Some(t) {
                    stop(state, t, Wrong::Memory);
                    return;
                }
                state.mutexes[usize::from(m)] = None;
                let node = self.history(state, t, || Node::Release);
                state.unlocks[usize::from(m)] = self.races.then_some((t, node));
            }
            Op::Wait(s) | Op::TryWait(_, s) | Op::TimedWait(_, s) => {
                let there = state.sems[usize::from(s)] > 0;
                if there {
                    state.sems[usize::from(s)] -= 1;
                    let from = state.posts[usize::from(s)].clone();
                    self.history(state, t, || Node::Acquire(from));
                }
                if let Op::TryWait(r, _) | Op::TimedWait(r, _) = op {
                    state.threads[t].regs[usize::from(r)] = (Value::Int(i32::from(there)), 0);
                }
            }
            Op::Post(s) => {
                state.sems[usize::from(s)] += 1;
                let node = self.history(state, t, || Node::Release);
                if self.races {
                    state.posts[usize::from(s)].push((t, node));
                }
            }
            Op::Create(u) => {
                state.threads[u].status = Status::Running;
                self.history(state, t, || Node::Create(u));
            }
            Op::Join(u) => {
                self.history(state, t, || Node::Join(u));
            }
            Op::Load(..)
            | Op::Store(..)
            | Op::Rmw(..)
            | Op::Fence(_)
            | Op::Unless(..)
            | Op::Jump(_)
            | Op::Assert(_)
            | Op::Address(..)
            | Op::Begin(_)
            | Op::End(_)
            | Op::Free(_)
            | Op::Exit
            | Op::Step(_)
            | Op::SetKey(_)
            | Op::Input(_)
            | Op::Divide(..)
            | Op::Full
            | Op::EndFrames
            | Op::SectionBegin(_)
            | Op::SectionEnd
            | Op::Halt(_) => unreachable!("{op:?} does not synchronise"),
        }
    }
}

fn id_at(state: &State, t: Tid, index: usize) -> u32 {
    match &state.threads[t].items[index] {
        Item::Event(e) => e.id,
        Item::Fence(_) => unreachable!("an event stands there"),
    }
}

fn take(state: &mut State, t: Tid, index: usize, value: Value) {
    if let Item::Event(e) = &mut state.threads[t].items[index] {
        e.what = What::Load(value);
    }
}

/// An error stops the thread.
fn stop(state: &mut State, t: Tid, what: Wrong) {
    state.goes_wrong(what);
    state.threads[t].status = Status::Stuck;
}

fn wrong(mut state: State, t: Tid) -> Vec<State> {
    stop(&mut state, t, Wrong::Memory);
    vec![state]
}

/// Whether an instruction that others do not see stops its thread.
fn goes_wrong(state: &State, t: Tid, op: Op) -> bool {
    if let Op::Unless(cond, _) = op {
        holds(state, t, cond).is_none()
    } else if let Op::Assert(cond) = op {
        !holds(state, t, cond).is_some_and(|(yes, _)| yes)
    } else if let Op::Divide(r, c) = op {
        !divides(state, t, r, c)
    } else {
        false
    }
}

/// Whether the smallest `int` may be divided by a register less a constant.
fn divides(state: &State, t: Tid, r: Reg, c: i32) -> bool {
    matches!(state.threads[t].regs[usize::from(r)].0, Value::Int(n) if n != c && n != c - 1)
}

/// Whether a condition holds, and what it depends on; nothing if it is about something undefined.
fn holds(state: &State, t: Tid, cond: Cond) -> Option<(bool, Loads)> {
    let get = |r: Reg| state.threads[t].regs[usize::from(r)];
    let is = |value: Value, c: i32| match value {
        Value::Int(n) => Some(n == c),
        Value::Pointer(_) => Some(false),
        Value::Undefined => None,
    };
    match cond {
        Cond::NonZero(r) => is(get(r).0, 0).map(|zero| (!zero, get(r).1)),
        Cond::Is(r, c) => is(get(r).0, c).map(|yes| (yes, get(r).1)),
        Cond::IsNot(r, c) => is(get(r).0, c).map(|yes| (!yes, get(r).1)),
        Cond::NotBoth(r, c, s, d) => match is(get(r).0, c)? {
            false => Some((true, get(r).1)),
            true => is(get(s).0, d).map(|yes| (!yes, get(r).1 | get(s).1)),
        },
    }
}
