//! What calls of operations take in, observe and commit: the symbolic side of `fp_arg`, `fp_observe` and `fp_commit`.
//!
//! Source: CAV'06 sections 3.1 (arguments and return values of invocations) and 3.3 (commit points).
//! A path carries the list of values that the current call has observed so far. Where paths meet that observed
//! differently many, the list has a length that depends on the run: every entry says when it is there, and no entry is
//! there without those before it. The commit point of a call is the last access that others can see before the last
//! `fp_commit()` that the path came to.
//! An argument is an input that is observed at once, which is what `fp_arg` is lowered to; all other inputs are choices.
//! Both are named by their call and their place in it, so that another execution of the same call can be given the same.

use super::{EventId, Exec, State};
use fencepost_execution::value::{resized, Dep, Deps, Value, V};
use fencepost_execution::world::PathKey;
use fencepost_ir::{FuncId, Op, Operand, Program, Reg};
use fencepost_solver::bits::Bits;
use fencepost_solver::circuit::Lit;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// A call of an operation; what happens outside of all has this number.
pub const OUTSIDE: u32 = u32::MAX;

/// An input: the call that it belongs to, and the place in it.
pub type InputKey = (u32, PathKey);

/// Values that a call observed: when there is one, and what it is.
pub type Seen = Rc<Vec<(Lit, V)>>;

/// Accesses, each with the condition that it is the one.
pub type Events = Rc<Vec<(Lit, EventId)>>;

/// Commit points, each with the condition that it is the one; none if there was no access that others can see.
pub type Commits = Rc<Vec<(Lit, Option<EventId>)>>;

/// What is known about one call of an operation at its end.
#[derive(Clone, Debug)]
pub struct Record {
    /// When it comes to its end.
    pub done: Lit,
    /// What it observed.
    pub seen: Seen,
    /// Its commit points.
    pub commits: Commits,
}

/// What a program's calls are, for a round that follows them.
#[derive(Clone, Debug, Default)]
pub struct Calls {
    /// The functions that are calls, with their numbers.
    pub numbers: FxHashMap<FuncId, u32>,
    /// The inputs that are arguments: function, block and place.
    pub arguments: FxHashSet<(FuncId, u32)>,
    /// The thread of each call.
    pub threads: Vec<u32>,
    /// Whether commit points have a place in the order.
    pub commits: bool,
}

/// What is followed while a round is executed.
#[derive(Debug, Default)]
pub struct Following {
    /// The records of the calls, by number.
    pub records: FxHashMap<u32, Record>,
    /// The arguments.
    pub arguments: FxHashMap<InputKey, Bits>,
    /// All other inputs.
    pub choices: FxHashMap<InputKey, Bits>,
    /// What other inputs are, where that is decided.
    pub script: FxHashMap<InputKey, u128>,
    /// Choices among things that do not differ, each with its pool.
    pub alike: Vec<(u128, InputKey, Bits)>,
    /// The current call and how long its path was at its beginning.
    current: Option<(u32, usize)>,
}

impl Following {
    /// The current call.
    pub fn number(&self) -> u32 {
        self.current.map_or(OUTSIDE, |(number, _)| number)
    }
}

/// Which inputs of a program are arguments: those that are observed at once, perhaps converted.
pub fn arguments(program: &Program) -> FxHashSet<(FuncId, u32)> {
    let mut all = FxHashSet::default();
    for (i, f) in program.functions.iter().enumerate() {
        for (b, block) in f.blocks.iter().enumerate() {
            for (ip, inst) in block.insts.iter().enumerate() {
                let (Op::Nondet(..), Some(&first)) = (&inst.op, inst.results.first()) else { continue };
                let mut same: Vec<Reg> = vec![first];
                for next in &block.insts[ip + 1..] {
                    let of = |o: &Operand, same: &[Reg]| matches!(o, Operand::Reg(r) if same.contains(r));
                    match &next.op {
                        Op::Cast(_, a, _) | Op::Copy(a) if of(a, &same) => same.extend(next.results.first()),
                        Op::Observe(v) if of(v, &same) => {
                            all.insert((FuncId::from_index(i), (b as u32) << 12 | ip as u32 & 0xfff));
                            break;
                        }
                        _ => break,
                    }
                }
            }
        }
    }
    all
}

/// A function is entered: a call may begin. The result is what must be given to [`call_ends`].
pub(super) fn call_begins(exec: &mut Exec<'_, '_>, func: FuncId, st: &mut State) -> Option<Option<(u32, usize)>> {
    let number = *exec.world.known.calls.numbers.get(&func)?;
    st.own.seen = Seen::default();
    st.own.commits = Commits::default();
    st.own.last = Events::default();
    let begin = exec.path.len();
    Some(exec.following.current.replace((number, begin)))
}

/// A function is left: the call is over.
pub(super) fn call_ends(exec: &mut Exec<'_, '_>, outer: Option<(u32, usize)>, st: &State) {
    if let Some((number, _)) = std::mem::replace(&mut exec.following.current, outer) {
        let record = Record { done: st.guard, seen: Rc::clone(&st.own.seen), commits: Rc::clone(&st.own.commits) };
        exec.following.records.insert(number, record);
    }
}

/// The key of an input at the current place.
fn input_key(exec: &Exec<'_, '_>) -> InputKey {
    match exec.following.current {
        Some((number, begin)) => (number, exec.path[begin..].to_vec()),
        None => (OUTSIDE, exec.path.clone()),
    }
}

/// An input.
pub(super) fn any_input(exec: &mut Exec<'_, '_>, st: &State, width: usize) -> Value {
    if exec.world.known.calls.numbers.is_empty() {
        return Value::of(Bits::input(&mut exec.circuit, width));
    }
    let func = exec.func();
    let place = exec.path.last().copied().unwrap_or(0);
    let key = input_key(exec);
    if exec.world.known.calls.arguments.contains(&(func, place)) {
        if let Some(bits) = exec.following.arguments.get(&key) {
            return Value::of(bits.clone());
        }
        let bits = Bits::input(&mut exec.circuit, width);
        exec.following.arguments.insert(key, bits.clone());
        return Value::of(bits);
    }
    if let Some(&value) = exec.following.script.get(&key) {
        return Value::of(Bits::constant(width, value));
    }
    let bits = Bits::input(&mut exec.circuit, width);
    let mut value = Value::of(bits.clone());
    if let Some(pool) = pool(exec, st, func) {
        exec.deps.push(Dep::Choice(exec.following.alike.len() as u32));
        value.deps = Deps::from_slice(&[exec.deps.len() as u32 - 1]);
        exec.following.alike.push((pool, key.clone(), bits.clone()));
    }
    exec.following.choices.insert(key, bits);
    value
}

/// The pool that `fp_choose` chooses from.
fn pool(exec: &mut Exec<'_, '_>, st: &State, func: FuncId) -> Option<u128> {
    let f = exec.world.program.func(func);
    let named = f.name == "fp_choose" || f.name.starts_with("fp_choose.");
    let pool = f.params.first().filter(|_| named).copied()?;
    st.regs[pool.index()].as_ref()?.as_const()
}

/// What `fp_choose` chooses from does not differ: it will do to look at runs in which the things are first chosen in
/// the order of their numbers, over all choices in a fixed order. Any run becomes one of these by giving the things
/// other numbers.
pub(super) fn break_symmetries(exec: &mut Exec<'_, '_>) {
    let mut all = exec.following.alike.clone();
    all.sort_by(|a, b| (a.0, a.1 .0.wrapping_add(1), &a.1 .1).cmp(&(b.0, b.1 .0.wrapping_add(1), &b.1 .1)));
    // How many numbers have been chosen from the current pool.
    let mut used: Option<(u128, Bits)> = None;
    for (pool, _, bits) in all {
        let width = bits.width();
        let before = match used.take() {
            Some((p, n)) if p == pool => n,
            Some(_) | None => Bits::constant(width, 0),
        };
        let c = &mut exec.circuit;
        exec.facts.push(fencepost_solver::bits::ule(c, &bits, &before));
        let more = fencepost_solver::bits::add(c, &bits, &Bits::constant(width, 1));
        used = Some((pool, fencepost_solver::bits::umax(c, &before, &more)));
    }
}

/// `fp_observe`.
pub(super) fn observe(exec: &mut Exec<'_, '_>, st: &mut State, v: &V) {
    let func = exec.func();
    // The mark before a call is for others.
    if exec.following.current.is_none() || exec.world.known.calls.numbers.contains_key(&func) {
        return;
    }
    let old = &st.own.seen;
    let mut new: Vec<(Lit, V)> = Vec::with_capacity(old.len() + 1);
    let mut before = Lit::TRUE;
    for (there, value) in old.iter() {
        let here = exec.circuit.and(before, !*there);
        let value = choose_seen(exec, here, v, value);
        new.push((before, value));
        before = *there;
    }
    if before != Lit::FALSE {
        new.push((before, Rc::clone(v)));
    }
    st.own.seen = Rc::new(new);
}

/// `fp_commit`.
pub(super) fn commit(exec: &mut Exec<'_, '_>, st: &mut State) {
    if exec.following.current.is_some() {
        let mut rest = st.guard;
        let mut all = Vec::new();
        for (when, e) in st.own.last.iter() {
            all.push((exec.circuit.and(*when, st.guard), Some(*e)));
            rest = exec.circuit.and(rest, !*when);
        }
        all.push((rest, None));
        all.retain(|(when, _)| *when != Lit::FALSE);
        st.own.commits = Rc::new(all);
    }
}

/// An access that others can see.
pub(super) fn touched(exec: &mut Exec<'_, '_>, st: &mut State, events: &[(Lit, EventId)]) {
    if exec.following.current.is_some() && exec.world.known.calls.commits {
        let mut all = events.to_vec();
        // Where the access goes to something that others cannot see, the one before it still counts.
        for (when, e) in st.own.last.iter() {
            let still = events.iter().fold(*when, |still, (new, _)| exec.circuit.and(still, !*new));
            if still != Lit::FALSE {
                all.push((still, *e));
            }
        }
        st.own.last = Rc::new(all);
    }
}

fn choose_seen(exec: &mut Exec<'_, '_>, cond: Lit, a: &V, b: &V) -> V {
    let width = a.width().max(b.width());
    let (a, b) = (resized(a, width), resized(b, width));
    exec.choose(cond, &a, &b)
}

/// The lists of two paths that meet: the second's where the condition holds.
pub(super) fn merge_seen(exec: &mut Exec<'_, '_>, a: &Seen, b: &Seen, cond: Lit) -> Seen {
    if Rc::ptr_eq(a, b) {
        return Rc::clone(a);
    }
    let absent = (Lit::FALSE, Value::constant(1, 0));
    let mut all = Vec::new();
    for k in 0..a.len().max(b.len()) {
        let (x, y) = (a.get(k).unwrap_or(&absent).clone(), b.get(k).unwrap_or(&absent).clone());
        let value = match (x.0, y.0) {
            (Lit::FALSE, _) => y.1,
            (_, Lit::FALSE) => x.1,
            _ => choose_seen(exec, cond, &y.1, &x.1),
        };
        all.push((exec.circuit.ite(cond, y.0, x.0), value));
    }
    Rc::new(all)
}

/// The events of two paths that meet.
pub(super) fn merge_events<E: Copy + PartialEq>(
    exec: &mut Exec<'_, '_>,
    a: &Rc<Vec<(Lit, E)>>,
    b: &Rc<Vec<(Lit, E)>>,
    cond: Lit,
) -> Rc<Vec<(Lit, E)>> {
    if Rc::ptr_eq(a, b) || a == b {
        return Rc::clone(a);
    }
    let mut all = Vec::new();
    for (list, when) in [(a, !cond), (b, cond)] {
        all.extend(list.iter().map(|(g, e)| (exec.circuit.and(*g, when), *e)).filter(|(g, _)| *g != Lit::FALSE));
    }
    Rc::new(all)
}
