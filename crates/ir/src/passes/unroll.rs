//! Loop unrolling up to a bound.
//!
//! Source: Clarke, Kroening, Lerda, "A Tool for Checking ANSI-C Programs" (2004), section on unwinding; the unwinding
//! assertion is a [cut](super::bounds) here.
//! Guarantee: the result has no natural loop that was asked for; its runs are those of the program in which no loop
//! is repeated more than N times per entry, and every longer run ends in a cut. So a program whose cuts are unreachable is complete.
//!
//! ```text
//! b1(r1):                       b1(r1):                           ; iteration 0
//!   branch r2, b2, b3             branch r2, b2, b3
//! b2:                           b2:
//!   jump b1(r4)           ⟹      jump b4(r4)
//! b3:                           b4(r5): branch r6, b5, b3        ; iteration 1 (N = 1)
//!                               b5: assume false; fail "bound reached: …"
//! ```
//!
//! In the last copy of a loop whose header can leave it, the way into the body is the cut (a `while` loop repeats its
//! body N times and tests N + 1 times); otherwise the way back is (a `do` loop repeats its body N + 1 times).
//! Registers of the loop that are read behind it become parameters of the blocks that the loop leaves to: exactly those
//! outside blocks whose immediate dominator is inside the loop need them; the others read the value of theirs.
//! Misses: irreducible cycles and loops beyond the size budget stay; [`Outcome::left`] counts them.
//! Deviation: inner loops are unrolled first, so an inner loop's bound counts per entry, as in the papers.

use super::bounds;
use super::Outcome;
use crate::cfg::Cfg;
use crate::dominators::Dominators;
use crate::ids::{BlockId, Reg};
use crate::inst::{Jump, Operand, Terminator};
use crate::liveness::Liveness;
use crate::loops::{Loop, Loops};
use crate::program::{Function, Program};
use crate::visit;
use rustc_hash::{FxHashMap, FxHashSet};

/// How far to unroll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    /// How often a loop may be repeated per entry.
    pub bound: u32,
    /// Functions do not grow beyond so many instructions.
    pub max_size: usize,
}

impl Config {
    /// Unrolling by a bound within the usual size.
    pub fn by(bound: u32) -> Config {
        Config { bound, max_size: 1_000_000 }
    }
}

/// Unrolls every loop of every function.
pub fn run(program: &mut Program, config: &Config) -> Outcome {
    let mut outcome = Outcome::default();
    for func in &mut program.functions {
        outcome = outcome.and(unroll_function(func, config));
    }
    outcome
}

fn unroll_function(func: &mut Function, config: &Config) -> Outcome {
    let mut outcome = Outcome { changed: super::simplify::blocks::remove_unreachable(func), left: 0 };
    loop {
        let cfg = Cfg::new(func);
        let dominators = Dominators::new(&cfg);
        let loops = Loops::new(&cfg, &dominators);
        // An innermost loop: the last listed has no loop inside. Irreducible cycles are left with what is around them.
        let Some(l) = loops.all.last() else {
            outcome.left += loops.irreducible.len();
            return outcome;
        };
        let size =
            |blocks: &[BlockId]| -> usize { blocks.iter().map(|b| func.blocks[b.index()].insts.len() + 1).sum() };
        let all: usize = func.blocks.iter().map(|b| b.insts.len() + 1).sum();
        let grown = size(&l.blocks).saturating_mul(config.bound as usize).saturating_add(all);
        if grown > config.max_size || !loops.is_reducible() {
            outcome.left += loops.all.len() + loops.irreducible.len();
            return outcome;
        }
        Unroller::new(func, &cfg, &dominators, l, config.bound).run();
        outcome.changed = true;
    }
}

struct Unroller<'a> {
    func: &'a mut Function,
    cfg: &'a Cfg,
    dominators: &'a Dominators,
    l: &'a Loop,
    bound: u32,
    /// The registers that the loop defines.
    defined: FxHashSet<Reg>,
}

/// The names of one copy of the loop.
#[derive(Default)]
struct Copied {
    blocks: FxHashMap<BlockId, BlockId>,
    regs: FxHashMap<Reg, Reg>,
}

impl<'a> Unroller<'a> {
    fn new(func: &'a mut Function, cfg: &'a Cfg, dominators: &'a Dominators, l: &'a Loop, bound: u32) -> Self {
        let mut defined = FxHashSet::default();
        for b in &l.blocks {
            let block = &func.blocks[b.index()];
            defined.extend(block.params.iter().chain(block.insts.iter().flat_map(|i| &i.results)));
        }
        Unroller { func, cfg, dominators, l, bound, defined }
    }

    fn run(mut self) {
        self.close();
        let header_leaves = self.cfg.succs(self.l.header).iter().any(|s| !self.l.contains(*s));
        let header_loc = self.func.blocks[self.l.header.index()].loc;
        let what = format!("loop in {} repeated {} times", self.func.name, self.bound);
        let cut = bounds::add_cut(self.func, &what, header_loc);
        let copies: Vec<Copied> = (0..self.bound)
            .map(|i| self.copy(if header_leaves && i + 1 == self.bound { &self.l.blocks[..1] } else { &self.l.blocks }))
            .collect();
        for i in (0..=self.bound as usize).rev() {
            let last = i == self.bound as usize;
            let here = i.checked_sub(1).map(|k| &copies[k]);
            let next_header = copies.get(i).and_then(|c| c.blocks.get(&self.l.header).copied()).filter(|_| !last);
            for &b in &self.l.blocks {
                let copied = here.map_or(Some(b), |c| c.blocks.get(&b).copied());
                let Some(at) = copied else { continue };
                let cut_body = last && header_leaves && b == self.l.header;
                let mut term = std::mem::replace(&mut self.func.blocks[at.index()].term, Terminator::ProcessExit);
                for jump in term.jumps_mut() {
                    self.redirect(jump, here, next_header, cut, cut_body);
                }
                self.func.blocks[at.index()].term = term;
            }
        }
    }

    /// Sends one jump of a copy where it belongs. The jumps still name the original blocks.
    fn redirect(&self, jump: &mut Jump, here: Option<&Copied>, next: Option<BlockId>, cut: BlockId, cut_body: bool) {
        let inside = self.l.contains(jump.block);
        if inside && (cut_body || (jump.block == self.l.header && next.is_none())) {
            *jump = Jump::to(cut);
        } else if jump.block == self.l.header {
            jump.block = next.unwrap_or(cut);
        } else if inside {
            jump.block = here.and_then(|c| c.blocks.get(&jump.block).copied()).unwrap_or(jump.block);
        }
    }

    /// Copies blocks with fresh registers; jumps keep their targets for now.
    fn copy(&mut self, blocks: &[BlockId]) -> Copied {
        let mut copied = Copied::default();
        for &b in blocks {
            let block = self.func.blocks[b.index()].clone();
            for &reg in block.params.iter().chain(block.insts.iter().flat_map(|i| &i.results)) {
                let info = self.func.regs[reg.index()].clone();
                self.func.regs.push(info);
                copied.regs.insert(reg, Reg::from_index(self.func.regs.len() - 1));
            }
            self.func.blocks.push(block);
            copied.blocks.insert(b, BlockId::from_index(self.func.blocks.len() - 1));
        }
        let rename = |reg: &mut Reg| {
            if let Some(to) = copied.regs.get(reg) {
                *reg = *to;
            }
        };
        let operand = |a: &mut Operand| {
            if let Operand::Reg(r) = a {
                rename(r);
            }
        };
        for at in copied.blocks.values() {
            let block = &mut self.func.blocks[at.index()];
            block.params.iter_mut().for_each(rename);
            for inst in &mut block.insts {
                inst.results.iter_mut().for_each(rename);
                visit::operands_mut(&mut inst.op, operand);
            }
            visit::term_operands_mut(&mut block.term, operand);
        }
        copied
    }

    /// Makes the registers of the loop that are read outside parameters of the blocks that the loop leaves to.
    fn close(&mut self) {
        let liveness = Liveness::new(self.func);
        let is_inside = |b: BlockId| self.l.contains(b);
        // For each outside block whose immediate dominator is inside: the parameters that it gets.
        let mut added: FxHashMap<BlockId, Vec<(Reg, Reg)>> = FxHashMap::default();
        for &b in self.cfg.rpo() {
            let Some(idom) = self.dominators.idom(b) else { continue };
            if is_inside(b) || !is_inside(idom) {
                continue;
            }
            let live: Vec<Reg> =
                liveness.live_before(b, 0).iter().copied().filter(|r| self.defined.contains(r)).collect();
            let pairs = live.into_iter().map(|reg| {
                let info = self.func.regs[reg.index()].clone();
                self.func.regs.push(info);
                (reg, Reg::from_index(self.func.regs.len() - 1))
            });
            let pairs: Vec<(Reg, Reg)> = pairs.collect();
            self.func.blocks[b.index()].params.extend(pairs.iter().map(|p| p.1));
            added.insert(b, pairs);
        }
        if added.values().all(Vec::is_empty) {
            return;
        }
        for &b in self.cfg.rpo() {
            self.rename_in(b, &added);
        }
    }

    /// Renames the uses of one block and passes the values to the new parameters of its successors.
    fn rename_in(&mut self, b: BlockId, added: &FxHashMap<BlockId, Vec<(Reg, Reg)>>) {
        let value = |reg: Reg| -> Reg {
            // Inside the loop the register itself; outside the parameter of the closest dominator that has one.
            let mut at = Some(b);
            while let Some(block) = at.filter(|x| !self.l.contains(*x)) {
                if let Some(pairs) = added.get(&block) {
                    return pairs.iter().find(|p| p.0 == reg).map_or(reg, |p| p.1);
                }
                at = self.dominators.idom(block);
            }
            reg
        };
        let rename = |a: &mut Operand| {
            if let Operand::Reg(r) = a {
                if self.defined.contains(r) {
                    *r = value(*r);
                }
            }
        };
        let block = &mut self.func.blocks[b.index()];
        if !self.l.contains(b) {
            block.insts.iter_mut().for_each(|i| visit::operands_mut(&mut i.op, rename));
            visit::term_operands_mut(&mut block.term, rename);
        }
        for jump in block.term.jumps_mut() {
            if let Some(pairs) = added.get(&jump.block) {
                jump.args.extend(pairs.iter().map(|p| Operand::Reg(value(p.0))));
            }
        }
    }
}
