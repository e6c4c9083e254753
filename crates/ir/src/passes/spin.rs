//! Reduction of spin loops: a loop that only waits becomes one step that blocks.
//!
//! Source: Kokologiannakis, Ren, Vafeiadis, "Dynamic Partial Order Reductions for Spinloops" (FMCAD 2021), the static
//! part; the argument below is for the models of `docs/memory-models.md`.
//!
//! ```text
//! b1:                                      b1:
//!   r1: i32 = load.acquire i32 @x            atomic.begin
//!   r2: i1 = cmp.eq r1, i32 0                r1: i32 = load.acquire i32 @x
//!   branch r2, b2, b3                        r2: i1 = cmp.eq r1, i32 0
//! b2:                                 ⟹     r4: i1 = cmp.eq r2, false
//!   yield                                    await r4
//!   jump b1                                  atomic.end
//! b3:                                        branch r2, b3, b3
//! ```
//!
//! A loop is reduced if one iteration is: computations and fences, then *one* access in the header (a load, a
//! compare-exchange whose success leaves the loop, or an exchange that repeats the loop only when it wrote what it
//! read), then computations that decide whether to leave; and if no value is
//! carried from one iteration to the next (header parameters pass themselves on). Fences behind the access are allowed
//! where the iteration can only fail. The branch stays, with equal arms, because it is a control dependency.
//!
//! Guarantee: the reduced program reaches the same final states and findings as the loop, on every model.
//! *No run is new*: a run of the result is the run of the program whose loops leave at once. *No run is lost*: take a
//! run and delete the events and fences of the failing iterations. Failing loads and compare-exchanges store nothing, so no load
//! loses its source (exchanges: below). The three axioms quantify over pairs and triples of the remaining events, so deleting
//! others falsifies none: fewer fences and dependencies only take constraints away. The remaining iteration is a run of the
//! section, and a section with one access forbids nothing (axiom 3 has nothing to forbid between one event).
//! A weak compare-exchange becomes a strong one if every failure repeats the loop: spurious failures are failing iterations.
//!
//!
//! *Exchanges* (`while (xchg(&l, 1));`): a failing one reads `c` and stores `c`, and its store is an event that others can
//! read. It can be deleted all the same. Let `W` be its store and `P` the store it read: by axiom 3 no store to the address
//! falls between them, and both hold `c`. A load of another thread that returned `W`'s value has `P` as its last store now, with the
//! same value; so has the final memory. A load of the same thread behind the loop has the successful exchange's store, which is `<M`-later
//! than `W` on every model (W then W, same address), among its stores, so it never returned `W`. The successful exchange itself
//! read another value than `c`. Deleting a store leaves axiom 3 true for the others. That a failing exchange reads `c` is
//! established from [all values that the location can hold](super::values): 0 and 1 for a lock, but not if somebody stores 2.
//!
//! Misses, deliberately:
//! - Two loads per iteration: a section would make them atomic, which is stronger than the program; `loads; assume` would
//!   be right for safety but would turn a wait that can never end into a run that does not exist, and hide deadlocks.
//! - Exchanges of a location whose values are not known from the text, and other read-modify-writes (`fetch_or`).
//! - Loops that may run inside an atomic section: there `await` would repeat the outer section.
//!
//! Deviations: a wait that can never end is a blocked thread, so it counts as a deadlock where the loop was a livelock. A
//! data race of a *failing* iteration with a store that does not end the wait is not seen: turn
//! [`Config::plain`] off when races are asked for, and loops over plain accesses stay.

use super::simplify::{blocks, fold};
use super::values::possible_values;
use super::Outcome;
use crate::cfg::Cfg;
use crate::ids::{BlockId, Reg};
use crate::inst::{CmpOp, Inst, Jump, Op, Operand, Order, RmwOp, Terminator};
use crate::loops::{Loop, Loops};
use crate::program::{Block, Function, Program};
use crate::source::Loc;
use crate::types::{Target, Type};
use crate::verify::sections;
use crate::visit::{self, Effect};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::{smallvec, SmallVec};

/// Which loops to reduce.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    /// Also loops that wait on an access that is not atomic.
    pub plain: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config { plain: true }
    }
}

/// Reduces the spin loops of every function.
pub fn run(program: &mut Program, config: &Config) -> Outcome {
    let inside = sections::maybe_inside(program);
    let values = exchanged_values(program);
    let mut outcome = Outcome::default();
    let target = program.target;
    for (func, inside) in program.functions.iter_mut().zip(inside) {
        let cfg = Cfg::new(func);
        let loops = Loops::of(&cfg);
        let parents: FxHashSet<usize> = loops.all.iter().filter_map(|l| l.parent).collect();
        // Reducing adds blocks behind those of the graph, so the loops found stay valid.
        for (i, l) in loops.all.iter().enumerate() {
            let outermost_section = l.blocks.iter().all(|b| !inside[b.index()]);
            if parents.contains(&i) || !outermost_section || !loops.is_reducible() {
                continue;
            }
            if let Some(spin) = Spin::recognise(func, &cfg, l, &target, &values, config) {
                spin.reduce(func, l);
                outcome.changed = true;
            }
        }
        outcome.changed |= blocks::remove_unreachable(func);
    }
    outcome
}

/// A loop that can be reduced.
struct Spin {
    /// The index of the access in the header.
    access: usize,
    /// Whether the header's branch alone decides: (the condition, whether 1 leaves, the way out).
    simple: Option<(Operand, bool, Jump)>,
    /// Whether a weak compare-exchange can be made strong.
    strengthen: bool,
}

impl Spin {
    fn recognise(
        func: &Function,
        cfg: &Cfg,
        l: &Loop,
        target: &Target,
        values: &Values,
        config: &Config,
    ) -> Option<Spin> {
        if !carries_nothing(func, l) {
            return None;
        }
        let can_leave = can_leave(cfg, l);
        if !can_leave.contains(&l.header) {
            return None;
        }
        let access = single_access(func, l, &can_leave, config)?;
        let simple = simple_exit(func, l, &can_leave);
        let mut spin = Spin { access, simple, strengthen: false };
        let header = &func.blocks[l.header.index()];
        if let Op::CmpXchg { .. } = header.insts[access].op {
            // Success must leave; and the branch must be the header's own, so that this can be decided.
            let (cond, leaves_on, _) = spin.simple.as_ref()?;
            let success = *header.insts[access].results.get(1)?;
            let leaves = |ok: u128| {
                let flag = Operand::Const(Type::BOOL, ok);
                evaluate(header, access, success, flag, *cond, target).map(|c| c == *leaves_on)
            };
            if leaves(1) != Some(true) {
                return None;
            }
            spin.strengthen = leaves(0) == Some(false);
        }
        if let Op::Rmw { .. } = header.insts[access].op {
            let (location, ty, new) = exchanged(&header.insts[access].op)?;
            let (cond, leaves_on, _) = spin.simple.as_ref()?;
            let old = *header.insts[access].results.first()?;
            for &value in values.get(&(location, ty))?.as_ref()? {
                let decided = evaluate(header, access, old, Operand::Const(ty, value), *cond, target)?;
                // Repeating is harmless only if the exchange wrote what it read.
                if decided != *leaves_on && value != new {
                    return None;
                }
            }
        }
        Some(spin)
    }

    fn reduce(self, func: &mut Function, l: &Loop) {
        let h = l.header.index();
        let loc = func.blocks[h].insts[self.access].loc;
        let plain = |op| Inst { results: SmallVec::new(), op, loc };
        for b in &l.blocks {
            func.blocks[b.index()].insts.retain(|i| !matches!(i.op, Op::Yield));
        }
        // Yields are gone, so the access may have moved up.
        let access = func.blocks[h].insts.iter().position(|i| accessed(&i.op).is_some()).unwrap_or(0);
        if let (Op::CmpXchg { weak, .. }, true) = (&mut func.blocks[h].insts[access].op, self.strengthen) {
            *weak = false;
        }
        func.blocks[h].insts.insert(access, plain(Op::AtomicBegin));
        if let Some((cond, leaves_on, exit)) = self.simple {
            let mut wanted = cond;
            if !leaves_on {
                let negated = func.reg(Type::BOOL);
                let op = Op::Cmp(CmpOp::Eq, cond, Operand::FALSE);
                func.blocks[h].insts.push(Inst { results: smallvec![negated], op, loc });
                wanted = Operand::Reg(negated);
            }
            let header = &mut func.blocks[h];
            header.insts.push(plain(Op::Await(wanted)));
            header.insts.push(plain(Op::AtomicEnd));
            header.term = Terminator::Branch { cond, then: exit.clone(), other: exit };
            return;
        }
        self.reduce_branching(func, l, loc);
    }

    /// Several branches decide: ways out end the section, the way back waits for ever, which repeats the section.
    fn reduce_branching(&self, func: &mut Function, l: &Loop, loc: Loc) {
        let plain = |op| Inst { results: SmallVec::new(), op, loc };
        let block = |insts, term| Block { params: Vec::new(), insts, term, loc };
        func.blocks.push(block(vec![plain(Op::Await(Operand::FALSE))], Terminator::ProcessExit));
        let again = BlockId::from_index(func.blocks.len() - 1);
        for &b in &l.blocks {
            let mut term = std::mem::replace(&mut func.blocks[b.index()].term, Terminator::ProcessExit);
            for jump in term.jumps_mut() {
                if jump.block == l.header {
                    *jump = Jump::to(again);
                } else if !l.contains(jump.block) {
                    func.blocks.push(block(vec![plain(Op::AtomicEnd)], Terminator::Jump(jump.clone())));
                    *jump = Jump::to(BlockId::from_index(func.blocks.len() - 1));
                }
            }
            func.blocks[b.index()].term = term;
        }
    }
}

/// For each location that is exchanged with a constant: all values that it can hold, if they are known.
type Values = FxHashMap<(Operand, Type), Option<Vec<u128>>>;

fn exchanged_values(program: &Program) -> Values {
    let mut values = Values::default();
    for inst in program.functions.iter().flat_map(|f| &f.blocks).flat_map(|b| &b.insts) {
        if let Some((location @ Operand::Global(id, offset), ty, _)) = exchanged(&inst.op) {
            values.entry((location, ty)).or_insert_with(|| possible_values(program, id, offset, ty));
        }
    }
    values
}

/// The location, type and new value of an exchange with a constant.
fn exchanged(op: &Op) -> Option<(Operand, Type, u128)> {
    if let Op::Rmw { op: RmwOp::Xchg, addr: addr @ Operand::Global(..), value: Operand::Const(ty, new), .. } = op {
        return Some((*addr, *ty, *new));
    }
    None
}

/// Whether every way back passes each header parameter on to itself.
fn carries_nothing(func: &Function, l: &Loop) -> bool {
    let params = &func.blocks[l.header.index()].params;
    l.latches.iter().all(|b| {
        let back = func.blocks[b.index()].term.jumps().filter(|j| j.block == l.header);
        back.into_iter().all(|j| j.args.iter().zip(params).all(|(arg, p)| *arg == Operand::Reg(*p)))
    })
}

/// The blocks of the loop from which the same iteration can still leave.
fn can_leave(cfg: &Cfg, l: &Loop) -> FxHashSet<BlockId> {
    let leaves = |b: &&BlockId| cfg.succs(**b).iter().any(|s| !l.contains(*s));
    let mut work: Vec<BlockId> = l.blocks.iter().filter(leaves).copied().collect();
    let mut set = FxHashSet::default();
    while let Some(b) = work.pop() {
        // What precedes the header is the iteration before.
        if set.insert(b) && b != l.header {
            work.extend(cfg.preds(b).iter().filter(|p| l.contains(**p)));
        }
    }
    set
}

/// The place of the only access in the header, if all else of the loop is allowed.
fn single_access(func: &Function, l: &Loop, can_leave: &FxHashSet<BlockId>, config: &Config) -> Option<usize> {
    let mut access = None;
    for &b in &l.blocks {
        for (ip, inst) in func.blocks[b.index()].insts.iter().enumerate() {
            let order = accessed(&inst.op);
            let fence_is_fine = !can_leave.contains(&b) || (b == l.header && access.is_none());
            let fine = is_allowed(&inst.op) || (matches!(inst.op, Op::Fence(_)) && fence_is_fine);
            if let Some(order) = order {
                if b != l.header || access.is_some() || (order == Order::Plain && !config.plain) {
                    return None;
                }
                access = Some(ip);
            } else if !fine {
                return None;
            }
        }
    }
    access
}

/// The order of an access that a spin loop may wait on.
fn accessed(op: &Op) -> Option<Order> {
    if let Op::Load(_, _, access) | Op::CmpXchg { success: access, .. } | Op::Rmw { op: RmwOp::Xchg, access, .. } = op {
        Some(access.order)
    } else {
        None
    }
}

/// Whether an operation gives the same in every iteration and does nothing.
pub(super) fn is_allowed(op: &Op) -> bool {
    match visit::effect(op) {
        Effect::Pure => true,
        Effect::Reads => matches!(op, Op::TlsAddr(_) | Op::ThreadSelf),
        Effect::Control => matches!(op, Op::Yield),
        Effect::MayFail | Effect::Load | Effect::Writes => false,
    }
}

/// The header's branch, if one of its arms leaves the loop and the other can only fail.
fn simple_exit(func: &Function, l: &Loop, can_leave: &FxHashSet<BlockId>) -> Option<(Operand, bool, Jump)> {
    let Terminator::Branch { cond, then, other } = &func.blocks[l.header.index()].term else { return None };
    let fails = |j: &Jump| l.contains(j.block) && (j.block == l.header || !can_leave.contains(&j.block));
    if !l.contains(then.block) && fails(other) {
        return Some((*cond, true, then.clone()));
    }
    (fails(then) && !l.contains(other.block)).then(|| (*cond, false, other.clone()))
}

/// The condition's value if the access gives `value` in `reg`, when that alone decides it.
fn evaluate(header: &Block, access: usize, reg: Reg, value: Operand, cond: Operand, target: &Target) -> Option<bool> {
    let mut known = Known::default();
    known.insert(reg, value);
    propagate(&header.insts[access + 1..], &mut known, target);
    if let Operand::Const(_, value) = lookup(&known, cond) {
        return Some(value & 1 == 1);
    }
    None
}

/// Registers whose values are known.
pub(super) type Known = FxHashMap<Reg, Operand>;

/// What is known of an operand.
pub(super) fn lookup(known: &Known, a: Operand) -> Operand {
    match a {
        Operand::Reg(r) => known.get(&r).copied().unwrap_or(a),
        Operand::Const(..) | Operand::Global(..) | Operand::Func(_) | Operand::Undef(_) => a,
    }
}

/// Computes what follows from what is known.
pub(super) fn propagate(insts: &[Inst], known: &mut Known, target: &Target) {
    for inst in insts {
        let mut op = inst.op.clone();
        visit::operands_mut(&mut op, |a| *a = lookup(known, *a));
        for r in &inst.results {
            known.remove(r);
        }
        if let Some(values) = fold::fold(&op, target) {
            known.extend(inst.results.iter().copied().zip(values));
        }
    }
}
