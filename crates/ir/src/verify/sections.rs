//! Invariant 23: an `Await` stands within an atomic section, as far as that can be decided.
//!
//! A forward data-flow computes for each point the *largest* nesting depth that some path from the function's start
//! gives it, `MANY` standing for more than can be counted. Functions that may be entered outside a section are found from
//! the roots (entry, constructors, thread functions) along calls at depth zero. An `Await` at largest depth zero in such a
//! function is wrong on every path. Functions that may return deeper than they were entered (a library's
//! `atomic_begin`) are found first, by iteration; an indirect call may be any of them.

use super::{Context, Invariant, Place};
use crate::cfg::Cfg;
use crate::ids::{BlockId, FuncId};
use crate::inst::{Op, Operand};
use crate::program::{Function, Program};

const MANY: u8 = 8;

pub(super) fn check(cx: &mut Context<'_>) {
    let program = cx.program;
    if !uses_await(program) {
        return;
    }
    let deepens = deepening(program);
    let mut open = vec![false; program.functions.len()];
    let mut work = roots(program);
    while let Some(id) = work.pop() {
        if std::mem::replace(&mut open[id.index()], true) {
            continue;
        }
        walk(program.func(id), &deepens, |block, ip, op, depth| {
            if depth > 0 {
                return;
            }
            if let Op::Call { func, .. } = op {
                work.push(*func);
            }
            if matches!(op, Op::Await(_)) {
                cx.place = Place { function: Some(id), block: Some(block), inst: Some(ip) };
                cx.error(Invariant::Sections, || "an await outside every atomic section".to_string());
            }
        });
    }
    cx.place = Place::default();
}

fn uses_await(program: &Program) -> bool {
    program.functions.iter().any(|f| f.blocks.iter().any(|b| b.insts.iter().any(|i| matches!(i.op, Op::Await(_)))))
}

/// Where threads start. A thread function that is not named directly could be any whose address is taken.
fn roots(program: &Program) -> Vec<FuncId> {
    let mut roots = vec![program.entry];
    roots.extend(&program.constructors);
    for inst in program.functions.iter().flat_map(|f| &f.blocks).flat_map(|b| &b.insts) {
        if let Op::ThreadStart { func: Operand::Func(id), .. } = inst.op {
            roots.push(id);
        }
    }
    roots
}

/// Which functions may return at a greater depth than they were entered.
pub(crate) fn deepening(program: &Program) -> Vec<bool> {
    let mut deepens = vec![false; program.functions.len()];
    loop {
        let mut changed = false;
        for (i, func) in program.functions.iter().enumerate() {
            if !deepens[i] && walk(func, &deepens, |_, _, _, _| {}) > 0 {
                deepens[i] = true;
                changed = true;
            }
        }
        if !changed {
            return deepens;
        }
    }
}

/// Calls `visit` on every reachable instruction with the largest depth before it; gives by how much the function's
/// largest depth at a return exceeds the depth at its start.
pub(crate) fn walk(func: &Function, deepens: &[bool], mut visit: impl FnMut(BlockId, usize, &Op, u8)) -> u8 {
    let cfg = Cfg::new(func);
    let start = u8::from(func.atomic);
    let any_deepens = deepens.contains(&true);
    let mut depth: Vec<Option<u8>> = vec![None; cfg.len()];
    if let Some(first) = depth.first_mut() {
        *first = Some(start);
    }
    let step = |op: &Op, d: u8| {
        if matches!(op, Op::AtomicBegin) {
            return (d + 1).min(MANY);
        }
        if matches!(op, Op::AtomicEnd) {
            return if d == MANY { MANY } else { d.saturating_sub(1) };
        }
        let direct = if let Op::Call { func, .. } = op { deepens[func.index()] } else { false };
        let deeper = direct || (any_deepens && matches!(op, Op::CallIndirect { .. }));
        if deeper {
            MANY
        } else {
            d
        }
    };
    let mut changed = true;
    while changed {
        changed = false;
        for &b in cfg.rpo() {
            let Some(mut d) = depth[b.index()] else { continue };
            for inst in &func.blocks[b.index()].insts {
                d = step(&inst.op, d);
            }
            for s in cfg.succs(b) {
                if depth[s.index()].is_none_or(|old| old < d) {
                    depth[s.index()] = Some(d);
                    changed = true;
                }
            }
        }
    }
    let mut rise = 0;
    for &b in cfg.rpo() {
        let Some(mut d) = depth[b.index()] else { continue };
        let block = &func.blocks[b.index()];
        for (ip, inst) in block.insts.iter().enumerate() {
            visit(b, ip, &inst.op, d);
            d = step(&inst.op, d);
        }
        if matches!(block.term, crate::inst::Terminator::Return(_)) {
            rise = rise.max(d.saturating_sub(start));
        }
    }
    rise
}

/// For every function and block, whether an instruction of the block may run inside an atomic section.
pub(crate) fn maybe_inside(program: &Program) -> Vec<Vec<bool>> {
    let deepens = deepening(program);
    let count = program.functions.len();
    let mut inside: Vec<Vec<bool>> = program.functions.iter().map(|f| vec![false; f.blocks.len()]).collect();
    let mut entered_inside = vec![false; count];
    let mut calls: Vec<Vec<FuncId>> = vec![Vec::new(); count];
    let mut indirect_inside = false;
    let mut has_indirect = vec![false; count];
    for (i, func) in program.functions.iter().enumerate() {
        walk(func, &deepens, |b, _, op, depth| {
            inside[i][b.index()] |= depth > 0;
            if let Op::Call { func: callee, .. } = op {
                calls[i].push(*callee);
                entered_inside[callee.index()] |= depth > 0;
            }
            if matches!(op, Op::CallIndirect { .. }) {
                has_indirect[i] = true;
                indirect_inside |= depth > 0;
            }
        });
    }
    let mut changed = true;
    while changed {
        changed = false;
        for i in 0..count {
            if !entered_inside[i] {
                continue;
            }
            indirect_inside |= has_indirect[i];
            for callee in &calls[i] {
                changed |= !std::mem::replace(&mut entered_inside[callee.index()], true);
            }
        }
        if indirect_inside && entered_inside.contains(&false) {
            // An indirect call inside a section may reach any function.
            entered_inside.fill(true);
            changed = true;
        }
    }
    for (blocks, entered) in inside.iter_mut().zip(&entered_inside) {
        if *entered {
            blocks.fill(true);
        }
    }
    inside
}
