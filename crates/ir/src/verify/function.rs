//! Invariants of one function: entry block, registers, blocks, jumps, single definition, dominance.

use super::{ops, Body, Context, Invariant, Place};
use crate::cfg::Cfg;
use crate::dominators::Dominators;
use crate::ids::{BlockId, FuncId, Reg};
use crate::inst::{Jump, Operand};
use crate::program::Function;
use crate::visit;

/// Where a register is defined: the block, and the index after the defining instruction (0 for parameters).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Definition {
    None,
    At(BlockId, usize),
}

pub(super) fn check(cx: &mut Context<'_>, id: FuncId, func: &Function) {
    cx.place = Place { function: Some(id), block: None, inst: None };
    cx.loc(func.loc);
    for info in &func.regs {
        cx.ty(info.ty);
    }
    for &ty in &func.rets {
        cx.ty(ty);
    }
    let before = cx.errors.len();
    let definitions = definitions(cx, func);
    check_entry(cx, func);
    for (i, block) in func.blocks.iter().enumerate() {
        let b = BlockId::from_index(i);
        for (ip, inst) in block.insts.iter().enumerate() {
            cx.place = Place { function: Some(id), block: Some(b), inst: Some(ip) };
            cx.loc(inst.loc);
            ops::check_inst(cx, &Body { func }, inst);
        }
        cx.place = Place { function: Some(id), block: Some(b), inst: Some(block.insts.len()) };
        cx.loc(block.loc);
        ops::check_term(cx, &Body { func }, &block.term);
        for jump in block.term.jumps() {
            check_jump(cx, func, jump);
        }
    }
    // Dominance is asked only of functions whose ids are sound.
    if cx.errors[before..].iter().all(|e| e.invariant != Invariant::Ids) {
        check_dominance(cx, id, func, &definitions);
    }
}

fn check_entry(cx: &mut Context<'_>, func: &Function) {
    let Some(entry) = func.blocks.first() else {
        cx.error(Invariant::EntryBlock, || "the function has no blocks".to_string());
        return;
    };
    cx.require(entry.params.is_empty(), Invariant::EntryBlock, || "the entry block has parameters".to_string());
    let jumped_to = func.blocks.iter().any(|b| b.term.jumps().any(|j| j.block.0 == 0));
    cx.require(!jumped_to, Invariant::EntryBlock, || "a block jumps to the entry block".to_string());
}

/// Collects the definitions and rejects second ones.
fn definitions(cx: &mut Context<'_>, func: &Function) -> Vec<Definition> {
    let mut table = vec![Definition::None; func.regs.len()];
    for &reg in &func.params {
        define(cx, &mut table, reg, Definition::At(BlockId(0), 0));
    }
    for (i, block) in func.blocks.iter().enumerate() {
        let b = BlockId::from_index(i);
        cx.place.block = Some(b);
        cx.place.inst = None;
        for &reg in &block.params {
            define(cx, &mut table, reg, Definition::At(b, 0));
        }
        for (ip, inst) in block.insts.iter().enumerate() {
            cx.place.inst = Some(ip);
            for &reg in &inst.results {
                define(cx, &mut table, reg, Definition::At(b, ip + 1));
            }
        }
    }
    cx.place.block = None;
    cx.place.inst = None;
    table
}

fn define(cx: &mut Context<'_>, table: &mut [Definition], reg: Reg, definition: Definition) {
    match table.get_mut(reg.index()) {
        None => cx.error(Invariant::Ids, || format!("there is no register {reg}")),
        Some(slot) => {
            let first = *slot == Definition::None;
            *slot = definition;
            cx.require(first, Invariant::SingleDefinition, || format!("{reg} is defined twice"));
        }
    }
}

fn check_jump(cx: &mut Context<'_>, func: &Function, jump: &Jump) {
    let Some(block) = func.blocks.get(jump.block.index()) else {
        cx.error(Invariant::Ids, || format!("there is no block {}", jump.block));
        return;
    };
    let counts = jump.args.len() == block.params.len();
    cx.require(counts, Invariant::JumpArguments, || {
        format!("a jump to {} passes {} arguments for {} parameters", jump.block, jump.args.len(), block.params.len())
    });
    for (arg, param) in jump.args.iter().zip(&block.params) {
        let (arg, want) = (ops::operand_type(cx.program, func, arg), func.regs.get(param.index()).map(|r| r.ty));
        if let (Some(arg), Some(want)) = (arg, want) {
            cx.require(arg == want, Invariant::JumpArguments, || {
                format!("a jump to {} passes {arg} for {param} of type {want}", jump.block)
            });
        }
    }
}

fn check_dominance(cx: &mut Context<'_>, id: FuncId, func: &Function, definitions: &[Definition]) {
    let cfg = Cfg::new(func);
    let dominators = Dominators::new(&cfg);
    for (i, block) in func.blocks.iter().enumerate() {
        let b = BlockId::from_index(i);
        let reachable = cfg.is_reachable(b);
        let read = |cx: &mut Context<'_>, ip: usize, operand: &Operand| {
            let Operand::Reg(reg) = *operand else { return };
            let ok = match definitions.get(reg.index()) {
                None | Some(Definition::None) => false,
                Some(Definition::At(..)) if !reachable => true,
                Some(&Definition::At(at, after)) if at == b => after <= ip,
                Some(&Definition::At(at, _)) => cfg.is_reachable(at) && dominators.dominates(at, b),
            };
            cx.place = Place { function: Some(id), block: Some(b), inst: Some(ip) };
            cx.require(ok, Invariant::Dominance, || format!("{reg} is read where it is not defined"));
        };
        for (ip, inst) in block.insts.iter().enumerate() {
            visit::operands(&inst.op, |a| read(cx, ip, a));
        }
        visit::term_operands(&block.term, |a| read(cx, block.insts.len(), a));
    }
}
