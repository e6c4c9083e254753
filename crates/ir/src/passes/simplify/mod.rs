//! Simplification: constants, copies, dead code, empty blocks.
//!
//! Source: the textbook parts of an optimiser, and only those that cannot be seen by any model of
//! `docs/memory-models.md`.
//! Guarantee: the same events in the same order with the same dependencies. To that end:
//!
//! - Only operations whose operands are *all* constant are folded. `r ^ r`, `r & 0`, `r * 0` and `r - r` stay: their
//!   value is fixed, but they carry a dependency from the load behind `r`, which rmo keeps.
//! - A `select` or `branch` with equal arms stays: the branch is a control dependency; unless the next branch depends on
//!   the same condition, with nothing but computations before it.
//! - Loads, stores, fences and all else that others could notice stay, used or not; so do assertions, whose verdict is
//!   reported one by one. A division by zero, a shift by the width and a float that does not fit stay: they are findings
//!   or undefined at run time.
//! - Elementary functions (`sin`, `pow`) stay, because their last bit is the host's.
//! - [Cuts](super::bounds) stay while they are reachable, and vanish when they are not.
//!
//! ```text
//! r1: i32 = copy r0                    (gone; uses read r0, which inherits the source name)
//! r2: i32 = add i32 2, i32 3      ⟹   (gone; uses read i32 5)
//! branch true, b1, b2                  jump b1
//! ```
//!
//! Misses: no arithmetic identities, no common subexpressions, no code motion.

pub(super) mod blocks;
pub(super) mod fold;

use super::Outcome;
use crate::ids::Reg;
use crate::inst::{Jump, Op, Operand, Terminator};
use crate::program::{Function, Program};
use crate::types::Target;
use crate::visit::{self, Effect};

/// What to simplify.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    /// Renumber registers, so that none is unused. Turn off to compare registers before and after.
    pub compact: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config { compact: true }
    }
}

/// Simplifies every function.
pub fn run(program: &mut Program, config: &Config) -> Outcome {
    let target = program.target;
    let mut outcome = Outcome::default();
    for func in &mut program.functions {
        outcome.changed |= simplify(func, &target, config);
    }
    outcome
}

/// Simplifies one function; says whether it changed.
pub fn simplify(func: &mut Function, target: &Target, config: &Config) -> bool {
    let mut changed = false;
    loop {
        let mut again = propagate(func, target);
        again |= fold_terminators(func);
        again |= blocks::remove_unreachable(func);
        again |= blocks::thread_empty(func);
        again |= blocks::merge_straight(func);
        again |= blocks::merge_same_arms(func);
        again |= remove_dead(func);
        changed |= again;
        if !again {
            break;
        }
    }
    if config.compact {
        changed |= compact(func);
    }
    changed
}

/// Replaces copies, constants and parameters that always receive the same value by what they stand for.
fn propagate(func: &mut Function, target: &Target) -> bool {
    let mut value: Vec<Option<Operand>> = vec![None; func.regs.len()];
    for block in &func.blocks {
        for inst in &block.insts {
            if let Some(results) = fold::fold(&inst.op, target) {
                for (reg, operand) in inst.results.iter().zip(results) {
                    value[reg.index()] = Some(operand);
                }
            }
        }
    }
    same_arguments(func, &mut value);
    if value.iter().all(Option::is_none) {
        return false;
    }
    keep_names(func, &value);
    let resolve = |a: &mut Operand| {
        // A chain is at most as long as there are registers; only garbage has cycles.
        for _ in 0..value.len() {
            match a {
                Operand::Reg(r) => match value.get(r.index()).copied().flatten() {
                    Some(next) => *a = next,
                    None => break,
                },
                Operand::Const(..) | Operand::Global(..) | Operand::Func(_) | Operand::Undef(_) => break,
            }
        }
    };
    for block in &mut func.blocks {
        block.insts.iter_mut().for_each(|i| visit::operands_mut(&mut i.op, resolve));
        visit::term_operands_mut(&mut block.term, resolve);
        block.insts.retain(|i| i.results.is_empty() || i.results.iter().any(|r| value[r.index()].is_none()));
    }
    drop_params(func, |reg| value[reg.index()].is_some());
    true
}

/// Finds block parameters for which every jump passes one and the same operand (or the parameter itself).
fn same_arguments(func: &Function, value: &mut [Option<Operand>]) {
    #[derive(Clone, Copy)]
    enum Seen {
        Nothing,
        One(Operand),
        Many,
    }
    let mut seen = vec![Seen::Nothing; func.regs.len()];
    for jump in func.blocks.iter().flat_map(|b| b.term.jumps()) {
        for (param, &arg) in func.blocks[jump.block.index()].params.iter().zip(&jump.args) {
            let slot = &mut seen[param.index()];
            *slot = match *slot {
                old if arg == Operand::Reg(*param) => old,
                Seen::Nothing => Seen::One(arg),
                Seen::One(old) if old == arg => Seen::One(old),
                Seen::One(_) | Seen::Many => Seen::Many,
            };
        }
    }
    // Two parameters may stand for each other around a loop that nothing enters with another value; the guard in
    // `propagate` and the removal of unreachable blocks keep that harmless, but it is simplest not to start it.
    for (i, state) in seen.iter().enumerate() {
        if let Seen::One(operand) = *state {
            let on_parameter =
                if let Operand::Reg(r) = operand { matches!(seen.get(r.index()), Some(Seen::One(_))) } else { false };
            if !on_parameter {
                value[i] = Some(operand);
            }
        }
    }
}

/// A source name moves to the register that takes over, if that has none.
fn keep_names(func: &mut Function, value: &[Option<Operand>]) {
    for (i, operand) in value.iter().enumerate() {
        if let Some(Operand::Reg(to)) = operand {
            if func.regs[to.index()].name.is_none() {
                func.regs[to.index()].name = func.regs[i].name.clone();
            }
        }
    }
}

/// Takes parameters away, and the arguments for them.
fn drop_params(func: &mut Function, gone: impl Fn(Reg) -> bool) -> bool {
    let keep: Vec<Vec<bool>> = func.blocks.iter().map(|b| b.params.iter().map(|p| !gone(*p)).collect()).collect();
    let mut changed = false;
    for block in &mut func.blocks {
        for jump in block.term.jumps_mut() {
            let mut flags = keep[jump.block.index()].iter();
            jump.args.retain(|_| flags.next().copied().unwrap_or(true));
        }
        let before = block.params.len();
        block.params.retain(|p| !gone(*p));
        changed |= block.params.len() != before;
    }
    changed
}

/// A branch or switch on a constant becomes a jump. One with equal arms on a register stays.
fn fold_terminators(func: &mut Function) -> bool {
    let mut changed = false;
    for block in &mut func.blocks {
        let taken: Option<Jump> = match &block.term {
            Terminator::Branch { cond: Operand::Const(_, value), then, other } => {
                Some(if *value & 1 == 1 { then.clone() } else { other.clone() })
            }
            Terminator::Switch { value: Operand::Const(_, value), cases, default } => {
                Some(cases.iter().find(|(v, _)| v == value).map_or(default, |(_, j)| j).clone())
            }
            Terminator::Branch { .. }
            | Terminator::Switch { .. }
            | Terminator::Jump(_)
            | Terminator::Return(_)
            | Terminator::ThreadExit(_)
            | Terminator::ProcessExit
            | Terminator::Fail { .. } => None,
        };
        if let Some(jump) = taken {
            block.term = Terminator::Jump(jump);
            changed = true;
        }
    }
    changed
}

/// Removes what nothing needs: computations and parameters that no remaining instruction reads, by marking from those
/// that have an effect.
fn remove_dead(func: &mut Function) -> bool {
    let needed = needed(func);
    let mut changed = drop_params(func, |reg| !needed[reg.index()]);
    for block in &mut func.blocks {
        let before = block.insts.len();
        block.insts.retain(|inst| {
            let trivial = inst.op == Op::Assume(Operand::TRUE);
            let removable = matches!(visit::effect(&inst.op), Effect::Pure | Effect::Reads);
            !trivial && (!removable || inst.results.iter().any(|r| needed[r.index()]))
        });
        changed |= block.insts.len() != before;
    }
    changed
}

fn needed(func: &Function) -> Vec<bool> {
    let mut needed = vec![false; func.regs.len()];
    let mut work: Vec<Reg> = Vec::new();
    // Where each register comes from: the operands that it needs in turn.
    let mut sources: Vec<Vec<Reg>> = vec![Vec::new(); func.regs.len()];
    for block in &func.blocks {
        for inst in &block.insts {
            let removable = matches!(visit::effect(&inst.op), Effect::Pure | Effect::Reads);
            visit::regs_read(&inst.op, |r| {
                if removable {
                    inst.results.iter().for_each(|result| sources[result.index()].push(r));
                } else {
                    work.push(r);
                }
            });
        }
        visit::term_own_operands(&block.term, |a| {
            if let Operand::Reg(r) = a {
                work.push(*r);
            }
        });
        for jump in block.term.jumps() {
            for (param, arg) in func.blocks[jump.block.index()].params.iter().zip(&jump.args) {
                if let Operand::Reg(r) = arg {
                    sources[param.index()].push(*r);
                }
            }
        }
    }
    while let Some(reg) = work.pop() {
        if !std::mem::replace(&mut needed[reg.index()], true) {
            work.append(&mut sources[reg.index()]);
        }
    }
    needed
}

/// Renumbers the registers in the order of their definitions; those without one disappear.
fn compact(func: &mut Function) -> bool {
    let mut order: Vec<Reg> = func.params.clone();
    for block in &func.blocks {
        order.extend(&block.params);
        order.extend(block.insts.iter().flat_map(|i| &i.results));
    }
    let mut new = vec![None; func.regs.len()];
    for (i, reg) in order.iter().enumerate() {
        new[reg.index()] = Some(Reg::from_index(i));
    }
    if order.len() == func.regs.len() && order.iter().enumerate().all(|(i, r)| r.index() == i) {
        return false;
    }
    let rename = |reg: &mut Reg| {
        if let Some(to) = new[reg.index()] {
            *reg = to;
        }
    };
    let operand = |a: &mut Operand| {
        if let Operand::Reg(r) = a {
            rename(r);
        }
    };
    func.regs = order.iter().map(|r| func.regs[r.index()].clone()).collect();
    func.params.iter_mut().for_each(rename);
    for block in &mut func.blocks {
        block.params.iter_mut().for_each(rename);
        for inst in &mut block.insts {
            inst.results.iter_mut().for_each(rename);
            visit::operands_mut(&mut inst.op, operand);
        }
        visit::term_operands_mut(&mut block.term, operand);
    }
    true
}
