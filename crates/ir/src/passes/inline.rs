//! Inlining of direct calls.
//!
//! Source: the usual construction; nothing deep.
//! Guarantee: the runs of the result are those of the program, apart from recursive calls deeper than the bound, which
//! end in a [cut](super::bounds). Every inlined instruction keeps its position; those of library functions get the
//! position of the call. Parameters become copies, so that their source names survive.
//!
//! ```text
//! r5: i32 = call @f(r1)        r9: i32 "p" = copy r1
//! …                     ⟹     jump b7            ; the body of f, registers renamed
//!                              b8(r5: i32):       ; every `return v` of f is `jump b8(v)`
//!                              …
//! ```
//!
//! An atomic function gets `atomic.begin` before and `atomic.end` behind. A function with stack objects gets a
//! `stacksave` before and a `stackrestore` behind, so that its objects die when it returns as before.
//! Misses: indirect calls, functions that read `varargs`, and calls beyond the size budget stay calls; [`Outcome::left`]
//! counts them. Functions that are no longer called keep their place in the table.
//! Deviation: a thread that ends inside an atomic function ends inside the section; so it does before inlining.

use super::bounds;
use super::Outcome;
use crate::ids::{BlockId, FuncId, Reg};
use crate::inst::{Inst, Jump, Op, Operand, Terminator};
use crate::program::{Block, Function, InitValue, Program};
use crate::source::Loc;
use crate::visit;
use smallvec::{smallvec, SmallVec};

/// What to do with a call of a function that is already being inlined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recursion {
    /// Leave it a call.
    Keep,
    /// Inline so many further levels, then cut.
    Bound(u32),
}

/// How far to inline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    /// Functions do not grow beyond so many instructions.
    pub max_size: usize,
    /// What to do with recursion.
    pub recursion: Recursion,
}

impl Default for Config {
    fn default() -> Config {
        Config { max_size: 200_000, recursion: Recursion::Keep }
    }
}

/// Inlines into every function that can be the start of a thread or that a remaining call reaches.
pub fn run(program: &mut Program, config: &Config) -> Outcome {
    let facts: Vec<Facts> = program.functions.iter().map(Facts::new).collect();
    let mut outcome = Outcome::default();
    let mut done = vec![false; program.functions.len()];
    let mut work = roots(program);
    let mut results = Vec::new();
    while let Some(id) = work.pop() {
        if done.get(id.index()).copied().unwrap_or(true) {
            continue;
        }
        done[id.index()] = true;
        let mut inliner = Inliner::new(program, &facts, config, id);
        inliner.run();
        outcome.changed |= inliner.changed;
        outcome.left += inliner.left;
        work.extend(callees(&inliner.func));
        results.push((id, inliner.func));
    }
    for (id, func) in results {
        program.functions[id.index()] = func;
    }
    outcome
}

/// Inlines the wanted functions wherever the functions of a list call them, also through one another.
pub fn selected(program: &mut Program, list: &[FuncId], wanted: &dyn Fn(FuncId) -> bool, config: &Config) -> Outcome {
    let facts: Vec<Facts> = program.functions.iter().map(Facts::new).collect();
    let mut outcome = Outcome::default();
    let mut results = Vec::new();
    for &id in list {
        let mut inliner = Inliner::new(program, &facts, config, id);
        inliner.wanted = Some(wanted);
        inliner.run();
        outcome.changed |= inliner.changed;
        outcome.left += inliner.left;
        results.push((id, inliner.func));
    }
    for (id, func) in results {
        program.functions[id.index()] = func;
    }
    outcome
}

/// Where threads may start or indirect calls lead: entry, constructors, and functions whose address is taken.
fn roots(program: &Program) -> Vec<FuncId> {
    let mut roots = vec![program.entry];
    roots.extend(&program.constructors);
    let mut take = |operand: &Operand| {
        if let Operand::Func(id) = operand {
            roots.push(*id);
        }
    };
    for block in program.functions.iter().flat_map(|f| &f.blocks) {
        block.insts.iter().for_each(|i| visit::operands(&i.op, &mut take));
        visit::term_operands(&block.term, &mut take);
    }
    for piece in program.globals.iter().flat_map(|g| &g.init) {
        if let InitValue::Func(id) = piece.value {
            roots.push(id);
        }
    }
    roots
}

fn callees(func: &Function) -> impl Iterator<Item = FuncId> + '_ {
    func.blocks.iter().flat_map(|b| &b.insts).filter_map(|i| {
        if let Op::Call { func, .. } = i.op {
            Some(func)
        } else {
            None
        }
    })
}

/// What must be known of a callee.
struct Facts {
    size: usize,
    reads_varargs: bool,
    has_stack_objects: bool,
}

impl Facts {
    fn new(func: &Function) -> Facts {
        let insts = || func.blocks.iter().flat_map(|b| &b.insts);
        Facts {
            size: insts().count() + func.blocks.len(),
            reads_varargs: insts().any(|i| matches!(i.op, Op::VarArgs)),
            has_stack_objects: insts().any(|i| matches!(i.op, Op::Alloca { .. })),
        }
    }
}

/// A call under way: the function, and the call that it was inlined for.
struct Frame {
    parent: Option<u32>,
    func: FuncId,
}

struct Inliner<'a> {
    program: &'a Program,
    facts: &'a [Facts],
    config: &'a Config,
    /// Which functions are inlined, if not all.
    wanted: Option<&'a dyn Fn(FuncId) -> bool>,
    func: Function,
    frames: Vec<Frame>,
    /// For each block of `func` the frame it belongs to.
    frame_of: Vec<u32>,
    size: usize,
    changed: bool,
    left: usize,
}

/// What to do with one call.
enum Decision {
    Inline,
    Cut,
    Leave,
}

impl<'a> Inliner<'a> {
    fn new(program: &'a Program, facts: &'a [Facts], config: &'a Config, id: FuncId) -> Inliner<'a> {
        let func = program.func(id).clone();
        Inliner {
            program,
            facts,
            config,
            wanted: None,
            frames: vec![Frame { parent: None, func: id }],
            frame_of: vec![0; func.blocks.len()],
            size: facts[id.index()].size,
            func,
            changed: false,
            left: 0,
        }
    }

    /// Blocks are only appended, so one walk sees every call, also those of inlined bodies.
    fn run(&mut self) {
        let mut b = 0;
        while b < self.func.blocks.len() {
            let mut ip = 0;
            while let Some(inst) = self.func.blocks[b].insts.get(ip) {
                if let Op::Call { func: callee, .. } = inst.op {
                    match self.decide(callee, self.frame_of[b]) {
                        Decision::Inline => {
                            self.inline(b, ip, callee);
                            break;
                        }
                        Decision::Cut => {
                            self.cut(b, ip, callee);
                            break;
                        }
                        Decision::Leave => self.left += 1,
                    }
                }
                ip += 1;
            }
            b += 1;
        }
    }

    fn decide(&self, callee: FuncId, frame: u32) -> Decision {
        let Some(facts) = self.facts.get(callee.index()) else { return Decision::Leave };
        if self.wanted.is_some_and(|wanted| !wanted(callee)) {
            return Decision::Leave;
        }
        if facts.reads_varargs || self.size + facts.size > self.config.max_size {
            return Decision::Leave;
        }
        let mut active = 0;
        let mut at = Some(frame);
        while let Some(i) = at {
            active += u32::from(self.frames[i as usize].func == callee);
            at = self.frames[i as usize].parent;
        }
        match self.config.recursion {
            Recursion::Keep if active > 0 => Decision::Leave,
            Recursion::Bound(depth) if active > depth => Decision::Cut,
            Recursion::Keep | Recursion::Bound(_) => Decision::Inline,
        }
    }

    /// Takes the call out and makes what follows it a block whose parameters are the call's results.
    fn split(&mut self, b: usize, ip: usize) -> (Inst, BlockId) {
        let block = &mut self.func.blocks[b];
        let rest = block.insts.split_off(ip + 1);
        let term = std::mem::replace(&mut block.term, Terminator::ProcessExit);
        let loc = block.loc;
        let call = block.insts.pop().unwrap_or(Inst { results: SmallVec::new(), op: Op::Yield, loc: Loc::NONE });
        block.loc = call.loc;
        self.func.blocks.push(Block { params: call.results.to_vec(), insts: rest, term, loc });
        self.frame_of.push(self.frame_of[b]);
        (call, BlockId::from_index(self.func.blocks.len() - 1))
    }

    fn cut(&mut self, b: usize, ip: usize, callee: FuncId) {
        let (call, _) = self.split(b, ip);
        let what = format!("recursion of {}", self.program.func(callee).name);
        let cut = bounds::add_cut(&mut self.func, &what, call.loc);
        self.frame_of.push(self.frame_of[b]);
        self.func.blocks[b].term = Terminator::Jump(Jump::to(cut));
        self.changed = true;
    }

    fn inline(&mut self, b: usize, ip: usize, callee_id: FuncId) {
        let (call, after) = self.split(b, ip);
        let Op::Call { args, .. } = call.op else { return };
        let callee = self.program.func(callee_id);
        let facts = &self.facts[callee_id.index()];
        self.frames.push(Frame { parent: Some(self.frame_of[b]), func: callee_id });
        let frame = (self.frames.len() - 1) as u32;
        let first_reg = self.func.regs.len() as u32;
        let first_block = self.func.blocks.len() as u32;
        self.func.regs.extend(callee.regs.iter().cloned());

        let before = &mut self.func.blocks[b];
        for (param, arg) in callee.params.iter().zip(args) {
            let results = smallvec![Reg(param.0 + first_reg)];
            before.insts.push(Inst { results, op: Op::Copy(arg), loc: call.loc });
        }
        let plain = |op| Inst { results: SmallVec::new(), op, loc: call.loc };
        let mut closing = Vec::new();
        if facts.has_stack_objects {
            let mark = self.func.reg(crate::types::Type::Ptr);
            let before = &mut self.func.blocks[b];
            before.insts.push(Inst { results: smallvec![mark], op: Op::StackSave, loc: call.loc });
            closing.push(plain(Op::StackRestore(Operand::Reg(mark))));
        }
        let before = &mut self.func.blocks[b];
        if callee.atomic {
            before.insts.push(plain(Op::AtomicBegin));
            closing.push(plain(Op::AtomicEnd));
        }
        before.term = Terminator::Jump(Jump::to(BlockId(first_block)));

        for block in &callee.blocks {
            let mut copy = block.clone();
            rename(&mut copy, first_reg, first_block);
            if let Terminator::Return(values) = &mut copy.term {
                let args = std::mem::take(values).into_iter().collect();
                copy.term = Terminator::Jump(Jump { block: after, args });
                copy.insts.extend(closing.iter().map(|i| Inst { loc: copy.loc, ..i.clone() }));
            }
            if callee.library && call.loc != Loc::NONE {
                copy.insts.iter_mut().for_each(|i| i.loc = call.loc);
                copy.loc = call.loc;
            }
            self.func.blocks.push(copy);
            self.frame_of.push(frame);
        }
        self.size += facts.size;
        self.changed = true;
    }
}

/// Moves the registers and blocks that a block names.
fn rename(block: &mut Block, first_reg: u32, first_block: u32) {
    let operand = |a: &mut Operand| {
        if let Operand::Reg(r) = a {
            r.0 += first_reg;
        }
    };
    block.params.iter_mut().for_each(|r| r.0 += first_reg);
    for inst in &mut block.insts {
        inst.results.iter_mut().for_each(|r| r.0 += first_reg);
        visit::operands_mut(&mut inst.op, operand);
    }
    visit::term_operands_mut(&mut block.term, operand);
    block.term.jumps_mut().for_each(|j| j.block.0 += first_block);
}
