//! Blocks that nothing reaches, that only jump on, or that follow each other.

use crate::cfg::Cfg;
use crate::ids::BlockId;
use crate::inst::{Jump, Operand, Terminator};
use crate::program::{Block, Function};
use crate::source::Loc;
use crate::visit;

/// Removes blocks that no path reaches and renumbers the rest.
pub(crate) fn remove_unreachable(func: &mut Function) -> bool {
    let cfg = Cfg::new(func);
    if cfg.rpo().len() == func.blocks.len() {
        return false;
    }
    let mut new = vec![None; func.blocks.len()];
    let mut next = 0u32;
    for (i, slot) in new.iter_mut().enumerate() {
        if cfg.is_reachable(BlockId::from_index(i)) {
            *slot = Some(BlockId(next));
            next += 1;
        }
    }
    let mut index = 0;
    func.blocks.retain(|_| {
        index += 1;
        new[index - 1].is_some()
    });
    for jump in func.blocks.iter_mut().flat_map(|b| b.term.jumps_mut()) {
        if let Some(to) = new[jump.block.index()] {
            jump.block = to;
        }
    }
    true
}

/// Jumps to a block that only jumps on go where it goes.
///
/// ```text
/// branch r0, b1, b2                branch r0, b3(r5), b2
/// b1:                        ⟹
///   jump b3(r5)
/// ```
///
/// A block with parameters takes part if nothing but its own jump reads them.
pub(super) fn thread_empty(func: &mut Function) -> bool {
    let uses = uses(func);
    let next: Vec<Option<Jump>> = func.blocks.iter().enumerate().map(|(i, b)| passes_on(i, b, &uses)).collect();
    let mut changed = false;
    for i in 0..func.blocks.len() {
        let mut term = std::mem::replace(&mut func.blocks[i].term, Terminator::ProcessExit);
        for jump in term.jumps_mut() {
            // The number of steps is bounded, because empty blocks may form a cycle.
            for _ in 0..8 {
                let Some(onward) = &next[jump.block.index()] else { break };
                if jump.block == onward.block {
                    break;
                }
                let params = &func.blocks[jump.block.index()].params;
                let mut onward = onward.clone();
                for arg in &mut onward.args {
                    if let Some(p) = params.iter().position(|p| Operand::Reg(*p) == *arg) {
                        *arg = jump.args[p];
                    }
                }
                *jump = onward;
                changed = true;
            }
        }
        func.blocks[i].term = term;
    }
    // Threading alone must not count as a change: around a cycle of empty blocks it never ends.
    changed && remove_unreachable(func)
}

/// Where a block jumps on to, if it does nothing else.
fn passes_on(index: usize, block: &Block, uses: &[u32]) -> Option<Jump> {
    let Terminator::Jump(jump) = &block.term else { return None };
    if !block.insts.is_empty() || jump.block.index() == index || index == 0 {
        return None;
    }
    let own = |p: &crate::Reg| jump.args.iter().filter(|a| **a == Operand::Reg(*p)).count() as u32;
    block.params.iter().all(|p| uses[p.index()] == own(p)).then(|| jump.clone())
}

/// How often each register is read.
fn uses(func: &Function) -> Vec<u32> {
    let mut uses = vec![0; func.regs.len()];
    for block in &func.blocks {
        block.insts.iter().for_each(|i| visit::regs_read(&i.op, |r| uses[r.index()] += 1));
        visit::term_regs_read(&block.term, |r| uses[r.index()] += 1);
    }
    uses
}

/// A block whose only predecessor jumps to it unconditionally joins that predecessor.
pub(super) fn merge_straight(func: &mut Function) -> bool {
    let mut jumps_to = vec![0u32; func.blocks.len()];
    for jump in func.blocks.iter().flat_map(|b| b.term.jumps()) {
        jumps_to[jump.block.index()] += 1;
    }
    let mut changed = false;
    for i in 0..func.blocks.len() {
        while let Terminator::Jump(jump) = &func.blocks[i].term {
            let to = jump.block.index();
            // Parameters with a single jump are gone already, by propagation.
            if to == i || to == 0 || jumps_to[to] != 1 || !func.blocks[to].params.is_empty() {
                break;
            }
            let empty = Block { params: Vec::new(), insts: Vec::new(), term: Terminator::ProcessExit, loc: Loc::NONE };
            let mut tail = std::mem::replace(&mut func.blocks[to], empty);
            let head = &mut func.blocks[i];
            head.insts.append(&mut tail.insts);
            head.term = tail.term;
            head.loc = tail.loc;
            jumps_to[to] = 0;
            changed = true;
        }
    }
    if changed {
        remove_unreachable(func);
    }
    changed
}

/// A branch whose arms are the same, and behind it computations and a branch that depends on the same condition: the
/// second branch is as good a control dependency, and the blocks become one.
///
/// ```text
/// b1:                             b1:
///   branch r2, b2, b2               r5: i1 = xor r2, true
/// b2:                         ⟹     branch r5, b1, b3
///   r5: i1 = xor r2, true
///   branch r5, b1, b3
/// ```
pub(super) fn merge_same_arms(func: &mut Function) -> bool {
    let mut jumps_to = vec![0u32; func.blocks.len()];
    for jump in func.blocks.iter().flat_map(|b| b.term.jumps()) {
        jumps_to[jump.block.index()] += 1;
    }
    for i in 0..func.blocks.len() {
        let Terminator::Branch { cond: Operand::Reg(cond), then, other } = &func.blocks[i].term else { continue };
        let to = then.block.index();
        let alone = then == other && to != i && to != 0 && jumps_to[to] == 2 && func.blocks[to].params.is_empty();
        if !alone || !decides_by(&func.blocks[to], *cond) {
            continue;
        }
        let tail = std::mem::take(&mut func.blocks[to].insts);
        let term = std::mem::replace(&mut func.blocks[to].term, Terminator::ProcessExit);
        let loc = func.blocks[to].loc;
        let head = &mut func.blocks[i];
        head.insts.extend(tail);
        (head.term, head.loc) = (term, loc);
        remove_unreachable(func);
        return true;
    }
    false
}

/// Whether a block computes and then branches on something that depends on a register.
fn decides_by(block: &Block, reg: crate::Reg) -> bool {
    let mut derived = vec![reg];
    for inst in &block.insts {
        if visit::effect(&inst.op) != visit::Effect::Pure {
            return false;
        }
        let mut reads = false;
        visit::regs_read(&inst.op, |r| reads |= derived.contains(&r));
        if reads {
            derived.extend(inst.results.iter().copied());
        }
    }
    matches!(&block.term, Terminator::Branch { cond: Operand::Reg(r), .. } if derived.contains(r))
}
