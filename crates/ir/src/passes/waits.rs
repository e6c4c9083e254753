//! Cuts at loops that wait: an iteration that changed nothing is not followed by another one.
//!
//! Source: SATCheck (OOPSLA 2015), section 4.2, leaves out runs in which a thread calls `yield`; the argument that nothing is
//! lost is that of [`spin`](super::spin), after Kokologiannakis, Ren, Vafeiadis (FMCAD 2021).
//!
//! ```text
//! b1:                                      b1:
//!   r1: i32 = load.acquire i32 @x            r1: i32 = load.acquire i32 @x
//!   r2: i32 = load.acquire i32 @y            r2: i32 = load.acquire i32 @y
//!   r3: i1 = cmp.ne r1, r2             ⟹     r3: i1 = cmp.ne r1, r2
//!   branch r3, b1, b2                        branch r3, b3, b2
//! b2:                                      b2:
//!                                          b3:
//!                                            assume false
//!                                            jump b1
//! ```
//!
//! An iteration *changed nothing* if it stored nothing, or what was there before, and passes the values on to the next one that
//! it began with itself. Each way back to a loop's header is judged by what is executed on it:
//! - Computations, loads, fences, assertions, and calls of functions that consist of these store nothing.
//! - A compare-exchange whose success does not come back stores nothing, nor does one that failed: if both are possible, its
//!   flag is what is assumed.
//! - An exchange, or a bitwise read-modify-write, changed something if the old value differs from the new one: that is assumed.
//! - A header's parameter that is used is passed on if each way back gives it its own value or the one with which the loop begins. What a
//!   compare-exchange found is compared with what it expected: they are equal where a weak one failed for no reason.
//!
//! Guarantee: the result reaches the same findings, the same final states and the same deadlocks, on every model; and outside
//! of the loops its threads go the same ways with the same values. *No run is new*: an assumption only takes runs away. *No
//! run is lost*: take a run, and delete the events and fences of all iterations that changed nothing, except a last one that is
//! not over. What follows such an iteration begins with the values with which the iteration itself began, so the thread
//! goes on as it did. Loads and failed compare-exchanges are no load's source. The axioms quantify over pairs and triples of the
//! remaining events: fewer events, fences and dependencies only take constraints away. What an iteration has found wrong
//! (an assertion, an address) its thread finds wrong in the iteration that is left. *Stores of what was there*: let `W` be such a store
//! and `P` the one that its read-modify-write read; by axiom 3 none to the address falls between them, and both hold the same
//! value. What read `W` from another thread reads `P` now; so does the final memory. In the same thread a load `L` behind `W` may
//! have read `W`. Where loads of one address keep their order ([`Config::loads_in_order`]), `P` is `<M` the load of the
//! read-modify-write, which is `<M` `L`, so `L` reads `P` now. Elsewhere the read-modify-write must be the loop's only access, every way
//! out must have executed it, and its address must be one: then its last store is `<M`-later than `W`, and `L` did not read `W`.
//! *Deadlocks*: a thread in such a loop can always go on, so nobody stands still while it is there; here it stops at an
//! assumption, and a run in which a thread does so is no deadlock either.
//!
//! Misses: loops that carry a value (a counter of attempts), calls that may store (a `trylock` that is a function), inputs, and
//! read-modify-writes that are not executed exactly once on every way through the loop. Nothing is done inside atomic sections.
//!
//! Deviations: hints to yield are taken out of loops all of whose ways back are cut, since they say the same. A data race of
//! an iteration that changed nothing is met in the one that is left, unless only a later one is part of it: the pass is not for
//! engines that look for races.

use super::spin::{is_allowed, lookup, propagate, Known};
use super::Outcome;
use crate::cfg::Cfg;
use crate::dominators::Dominators;
use crate::ids::{BlockId, FuncId, Reg};
use crate::inst::{BinOp, CmpOp, Inst, Jump, Op, Operand, RmwOp, Terminator};
use crate::liveness::Liveness;
use crate::loops::{body, Loop, Loops};
use crate::program::{Block, Function, Program};
use crate::types::{Target, Type};
use crate::verify::sections;
use crate::visit::{self, Effect};
use rustc_hash::FxHashSet;
use smallvec::{smallvec, SmallVec};

/// What the memory model says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    /// Two loads of one address that a thread executes one after the other take place in that order.
    pub loads_in_order: bool,
}

/// Cuts the ways back of every function.
pub fn run(program: &mut Program, config: &Config) -> Outcome {
    let inside = sections::maybe_inside(program);
    let callees = Callees::new(program);
    let target = program.target;
    let mut outcome = Outcome::default();
    for (func, inside) in program.functions.iter_mut().zip(inside) {
        let cfg = Cfg::new(func);
        let dominators = Dominators::new(&cfg);
        let loops = Loops::new(&cfg, &dominators);
        if !loops.is_reducible() {
            continue;
        }
        let mut cuts: Vec<(&Loop, BlockId, Vec<Change>)> = Vec::new();
        for l in loops.all.iter().filter(|l| l.blocks.iter().all(|b| !inside[b.index()])) {
            let judge = Judge {
                func,
                cfg: &cfg,
                dominators: &dominators,
                loops: &loops,
                l,
                callees: &callees,
                target: &target,
                config,
            };
            let found: Vec<_> = l.latches.iter().filter_map(|b| judge.way_back(*b).map(|c| (l, *b, c))).collect();
            cuts.extend(found);
        }
        for (l, latch, changes) in &cuts {
            cut(func, l, *latch, changes);
            outcome.changed = true;
        }
        for l in &loops.all {
            if l.latches.iter().all(|b| cuts.iter().any(|(m, c, _)| m.header == l.header && c == b)) {
                let only_yields = |op: &Op| matches!(op, Op::Call { func, .. } if callees.only_yields[func.index()]);
                for b in &l.blocks {
                    func.blocks[b.index()].insts.retain(|i| !matches!(i.op, Op::Yield) && !only_yields(&i.op));
                }
            }
        }
    }
    outcome
}

/// What is known of functions.
struct Callees {
    /// It stores nothing, waits for nobody, and makes no choice.
    quiet: Vec<bool>,
    /// It may load.
    loads: Vec<bool>,
    /// It does nothing but yield.
    only_yields: Vec<bool>,
}

impl Callees {
    fn new(program: &Program) -> Callees {
        let n = program.functions.len();
        let only_yields = |f: &Function| {
            let returns = |b: &Block| matches!(&b.term, Terminator::Return(values) if values.is_empty());
            let [block] = f.blocks.as_slice() else { return false };
            !f.atomic && returns(block) && block.insts.iter().all(|i| matches!(i.op, Op::Yield))
        };
        let only_yields = program.functions.iter().map(only_yields).collect();
        let mut this = Callees { quiet: vec![true; n], loads: vec![false; n], only_yields };
        // Quiet until something is heard; so recursion alone is no noise.
        loop {
            let mut changed = false;
            for (k, f) in program.functions.iter().enumerate() {
                let mut ops = f.blocks.iter().flat_map(|b| &b.insts).map(|i| &i.op);
                let quiet = !f.atomic && !f.blocks.is_empty() && ops.clone().all(|op| this.is_quiet(op));
                let loads = ops.any(|op| this.may_load(op));
                changed |= quiet != this.quiet[k] || loads != this.loads[k];
                (this.quiet[k], this.loads[k]) = (quiet, loads);
            }
            if !changed {
                return this;
            }
        }
    }

    fn callee(op: &Op) -> Option<FuncId> {
        if let Op::Call { func, .. } = op {
            return Some(*func);
        }
        None
    }

    /// Whether an operation stores nothing, whatever it reads.
    fn is_quiet(&self, op: &Op) -> bool {
        match visit::effect(op) {
            Effect::MayFail | Effect::Load => true,
            Effect::Control if matches!(op, Op::Fence(_) | Op::Assert { .. } | Op::Assume(_)) => true,
            Effect::Control => is_allowed(op) || Callees::callee(op).is_some_and(|f| self.quiet[f.index()]),
            Effect::Pure | Effect::Reads | Effect::Writes => is_allowed(op),
        }
    }

    fn may_load(&self, op: &Op) -> bool {
        matches!(op, Op::Load(..)) || Callees::callee(op).is_some_and(|f| self.loads[f.index()])
    }
}

/// What makes an iteration one that has changed something.
enum Change {
    /// The flag of a compare-exchange.
    Stored(Reg),
    /// The old value of an exchange with another one.
    Exchanged(Reg, Operand),
    /// The old value of a bitwise read-modify-write.
    Bits(BinOp, Reg, Operand),
    /// A header's parameter, which is so manieth.
    Carried(usize),
}

/// Judges the ways back of a loop.
struct Judge<'f> {
    func: &'f Function,
    cfg: &'f Cfg,
    dominators: &'f Dominators,
    loops: &'f Loops,
    l: &'f Loop,
    callees: &'f Callees,
    target: &'f Target,
    config: &'f Config,
}

impl Judge<'_> {
    /// What would be a change on the way back from a latch; `None` if this cannot be said.
    fn way_back(&self, latch: BlockId) -> Option<Vec<Change>> {
        let blocks = body(self.cfg, self.l.header, &[latch]);
        let (mut changes, mut exchanges, mut reads) = (Vec::new(), Vec::new(), 0);
        for &b in &blocks {
            for (ip, inst) in self.func.blocks[b.index()].insts.iter().enumerate() {
                if let Op::CmpXchg { .. } | Op::Rmw { .. } = inst.op {
                    exchanges.push((b, ip, inst));
                } else if !self.callees.is_quiet(&inst.op) {
                    return None;
                } else {
                    reads += usize::from(self.callees.may_load(&inst.op));
                }
            }
        }
        // What nobody else can change is not waited for.
        if reads + exchanges.len() == 0 {
            return None;
        }
        let alone = reads == 0 && exchanges.len() == 1;
        for &(b, ip, inst) in &exchanges {
            // Once in each iteration: of several times only the last would be asked about.
            let own = self.loops.innermost(b).is_some_and(|i| self.loops.all[i].header == self.l.header);
            let executed = own && self.dominators.dominates(b, latch);
            if let Op::CmpXchg { .. } = inst.op {
                let stored = *inst.results.get(1)?;
                if self.comes_back(&blocks, (b, ip), stored) {
                    changes.push(Some(Change::Stored(stored)).filter(|_| executed)?);
                }
            } else {
                let harmless = self.config.loads_in_order || (alone && self.is_last(b, inst));
                changes.push(self.rewrite(&blocks, inst).filter(|_| executed && harmless)?);
            }
        }
        self.carried(&blocks, latch, &exchanges, &mut changes)?;
        Some(changes)
    }

    /// Whether an iteration in which a compare-exchange stores may come back, as far as the flag decides.
    fn comes_back(&self, blocks: &[BlockId], (block, ip): (BlockId, usize), stored: Reg) -> bool {
        let mut known = Known::default();
        known.insert(stored, Operand::TRUE);
        let mut work = vec![(block, ip + 1, known)];
        let mut patience = 64;
        while let Some((b, from, mut known)) = work.pop() {
            patience -= 1;
            if patience == 0 {
                return true;
            }
            let block = &self.func.blocks[b.index()];
            propagate(&block.insts[from..], &mut known, self.target);
            for jump in taken(&block.term, &known) {
                if jump.block == self.l.header {
                    return true;
                }
                if !blocks.contains(&jump.block) {
                    continue;
                }
                let values: Vec<Operand> = jump.args.iter().map(|a| lookup(&known, *a)).collect();
                let mut next = known.clone();
                for (param, value) in self.func.blocks[jump.block.index()].params.iter().zip(values) {
                    next.insert(*param, value);
                }
                work.push((jump.block, 0, next));
            }
        }
        false
    }

    /// Whether every way out of the loop has executed a read-modify-write, on the address that all iterations have.
    fn is_last(&self, block: BlockId, inst: &Inst) -> bool {
        let Op::Rmw { addr, .. } = &inst.op else { return false };
        let leaves = |b: &&BlockId| self.cfg.succs(**b).iter().any(|s| !self.l.contains(*s));
        let mut exits = self.l.blocks.iter().filter(leaves);
        let inside = match addr {
            Operand::Reg(r) => self.sets(*r),
            Operand::Const(..) | Operand::Global(..) | Operand::Func(_) | Operand::Undef(_) => false,
        };
        !inside && exits.all(|b| self.dominators.dominates(block, *b))
    }

    /// Whether the loop sets a register.
    fn sets(&self, reg: Reg) -> bool {
        let sets = |b: &Block| b.params.contains(&reg) || b.insts.iter().any(|i| i.results.contains(&reg));
        self.l.blocks.iter().any(|b| sets(&self.func.blocks[b.index()]))
    }

    /// When a read-modify-write has changed something. To compare a value that was never set is an error, so the iteration
    /// must have a use for it, too.
    fn rewrite(&self, blocks: &[BlockId], inst: &Inst) -> Option<Change> {
        let old = *inst.results.first()?;
        let mut used = false;
        for block in blocks.iter().map(|b| &self.func.blocks[b.index()]) {
            block.insts.iter().for_each(|i| visit::regs_read(&i.op, |r| used |= r == old));
            visit::term_regs_read(&block.term, |r| used |= r == old);
        }
        let Op::Rmw { op, value, .. } = &inst.op else { return None };
        if !used || self.func.ty(old).is_float() {
            return None;
        }
        match op {
            RmwOp::Xchg => Some(Change::Exchanged(old, *value)),
            RmwOp::Or => Some(Change::Bits(BinOp::Or, old, *value)),
            RmwOp::And => Some(Change::Bits(BinOp::And, old, *value)),
            RmwOp::Add
            | RmwOp::Sub
            | RmwOp::Nand
            | RmwOp::Xor
            | RmwOp::Max
            | RmwOp::Min
            | RmwOp::UMax
            | RmwOp::UMin
            | RmwOp::FAdd
            | RmwOp::FSub
            | RmwOp::FMax
            | RmwOp::FMin
            | RmwOp::UIncWrap
            | RmwOp::UDecWrap => None,
        }
    }

    /// Finds the header's parameters that must be compared. `None` if one may change that cannot be.
    fn carried(
        &self,
        blocks: &[BlockId],
        latch: BlockId,
        exchanges: &[(BlockId, usize, &Inst)],
        changes: &mut Vec<Change>,
    ) -> Option<()> {
        let header = self.l.header;
        let live = Liveness::new(self.func);
        let args = |from: BlockId, k: usize| {
            let back = self.func.blocks[from.index()].term.jumps().filter(move |j| j.block == header);
            back.filter_map(move |j| j.args.get(k).copied())
        };
        for (k, &param) in self.func.blocks[header.index()].params.iter().enumerate() {
            if !live.live_before(header, 0).contains(&param) {
                continue;
            }
            let outside = self.cfg.preds(header).iter().filter(|p| !self.l.contains(**p));
            let mut first: Vec<Operand> = outside.flat_map(|p| args(*p, k)).collect();
            first.dedup();
            let same = |a: Operand| a == Operand::Reg(param);
            let always = |a: Operand| same(a) || first == [a];
            if self.l.latches.iter().flat_map(|b| args(*b, k)).all(always) || args(latch, k).all(same) {
                continue;
            }
            let found = exchanges.iter().find_map(|(b, _, inst)| match inst.op {
                Op::CmpXchg { expected, .. } if same(expected) && self.dominators.dominates(*b, latch) => {
                    inst.results.first().copied()
                }
                _ => None,
            })?;
            let mut seen = FxHashSet::default();
            if !args(latch, k).all(|a| self.is_one_of(a, &[param, found], blocks, &mut seen)) {
                return None;
            }
            changes.push(Change::Carried(k));
        }
        Some(())
    }

    /// Whether an operand is one of the registers, seen through the parameters of the iteration's blocks.
    fn is_one_of(&self, a: Operand, regs: &[Reg], blocks: &[BlockId], seen: &mut FxHashSet<Reg>) -> bool {
        let Operand::Reg(r) = a else { return false };
        if regs.contains(&r) || !seen.insert(r) {
            return true;
        }
        let place = |b: &BlockId| self.func.blocks[b.index()].params.iter().position(|p| *p == r).map(|k| (*b, k));
        let Some((block, k)) = blocks.iter().filter(|b| **b != self.l.header).find_map(place) else { return false };
        self.cfg.preds(block).iter().all(|p| {
            let mut jumps = self.func.blocks[p.index()].term.jumps().filter(|j| j.block == block);
            jumps.all(|j| j.args.get(k).is_some_and(|a| self.is_one_of(*a, regs, blocks, seen)))
        })
    }
}

/// The jumps that may be taken, given what is known.
fn taken<'t>(term: &'t Terminator, known: &Known) -> Vec<&'t Jump> {
    let constant = |a: &Operand| match lookup(known, *a) {
        Operand::Const(_, value) => Some(value),
        Operand::Reg(_) | Operand::Global(..) | Operand::Func(_) | Operand::Undef(_) => None,
    };
    match term {
        Terminator::Branch { cond, then, other } => match constant(cond) {
            Some(value) => vec![if value & 1 == 1 { then } else { other }],
            None => vec![then, other],
        },
        Terminator::Jump(_)
        | Terminator::Switch { .. }
        | Terminator::Return(_)
        | Terminator::ThreadExit(_)
        | Terminator::ProcessExit
        | Terminator::Fail { .. } => term.jumps().collect(),
    }
}

/// Puts an assumption on the ways from a latch to the header.
fn cut(func: &mut Function, l: &Loop, latch: BlockId, changes: &[Change]) {
    let loc = func.blocks[latch.index()].loc;
    let mut term = std::mem::replace(&mut func.blocks[latch.index()].term, Terminator::ProcessExit);
    let in_place = matches!(term, Terminator::Jump(_));
    for jump in term.jumps_mut().filter(|j| j.block == l.header) {
        let ops = assumption(func, l.header, &jump.args, changes);
        let insts = ops.into_iter().map(|(results, op)| Inst { results, op, loc });
        if in_place {
            func.blocks[latch.index()].insts.extend(insts);
            continue;
        }
        let again = Terminator::Jump(jump.clone());
        func.blocks.push(Block { params: Vec::new(), insts: insts.collect(), term: again, loc });
        *jump = Jump::to(BlockId::from_index(func.blocks.len() - 1));
    }
    func.blocks[latch.index()].term = term;
}

/// Assumes that something has changed.
fn assumption(
    func: &mut Function,
    header: BlockId,
    args: &[Operand],
    changes: &[Change],
) -> Vec<(SmallVec<[Reg; 1]>, Op)> {
    let mut ops = Vec::new();
    let mut compute = |func: &mut Function, ty: Type, op: Op| {
        let reg = func.reg(ty);
        ops.push((smallvec![reg], op));
        Operand::Reg(reg)
    };
    let mut any: Option<Operand> = None;
    for change in changes {
        let changed = match change {
            Change::Stored(flag) => Operand::Reg(*flag),
            Change::Exchanged(old, new) => compute(func, Type::BOOL, Op::Cmp(CmpOp::Ne, Operand::Reg(*old), *new)),
            Change::Bits(op, old, value) => {
                let new = compute(func, func.ty(*old), Op::Bin(*op, Operand::Reg(*old), *value));
                compute(func, Type::BOOL, Op::Cmp(CmpOp::Ne, Operand::Reg(*old), new))
            }
            Change::Carried(k) => {
                let (before, after) = (func.blocks[header.index()].params[*k], args[*k]);
                compute(func, Type::BOOL, Op::Cmp(CmpOp::Ne, Operand::Reg(before), after))
            }
        };
        any = Some(match any {
            Some(other) => compute(func, Type::BOOL, Op::Bin(BinOp::Or, other, changed)),
            None => changed,
        });
    }
    ops.push((SmallVec::new(), Op::Assume(any.unwrap_or(Operand::FALSE))));
    ops
}
