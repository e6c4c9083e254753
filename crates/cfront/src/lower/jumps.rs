//! `setjmp` and `longjmp` within a thread.
//!
//! Source: our own. Our IR has calls and returns only, so a jump becomes returns: `longjmp` tells which frame is meant (`rt/jump.c`), every
//! function that a jump may pass looks behind each call whether one is under way and returns at once, and the function with that
//! `setjmp` goes on behind it.
//! What it does: such functions stay in memory (no local is promoted) until all functions are known; then the checks are added and
//! locals are promoted as elsewhere. Objects of blocks that were entered since `setjmp` end.
//! Guarantee: C11 7.13.2.1: a local without `volatile` that was changed since `setjmp` has no defined value behind a jump. A jump to a
//! function that has returned, or of another thread, is a finding.
//! Misses: locals in memory (arrays, structures, those whose address is taken) keep the value that they had last, also where C says
//! that it is not defined; where one `setjmp` of a frame is called with several buffers, the last call is what counts for that. In C++
//! a jump may leave out destructors, so that `longjmp` is a diagnostic there.

use super::build::{Fun, Leaves};
use super::mem2reg::{self, Cfg};
use super::{scopes, Context, Lowered};
use crate::link::Resolved;
use fencepost_ir::visit::{operands, operands_mut, term_operands, term_operands_mut};
use fencepost_ir::{
    Access, Block, BlockId, CmpOp, Code, Diagnostic, FuncId, Function, InitValue, Inst, Jump, Loc, Op, Operand, Order,
    Program, Reg, Target, Terminator, Type,
};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::{smallvec, SmallVec};

/// The names of what returns twice.
const SETJMP: &[&str] = &["setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp", "__sigsetjmp_cancel"];
/// The names of what jumps.
const LONGJMP: &[&str] = &["longjmp", "_longjmp", "siglongjmp"];

/// What is known of jumps while functions are lowered.
#[derive(Default)]
pub(crate) struct Jumps {
    model: Option<Model>,
    /// Functions with a `setjmp`, and the names of their locals.
    waiting: Vec<(FuncId, FxHashMap<Reg, String>)>,
}

/// The functions of the library model.
#[derive(Clone, Copy)]
struct Model {
    setjmp: FuncId,
    set: FuncId,
    jumping: FuncId,
    site: FuncId,
    jumped: FuncId,
}

/// Whether a function is one that cannot be called through a pointer.
pub(super) fn returns_twice(name: &str) -> bool {
    SETJMP.contains(&name)
}

impl<'c, 'm> Fun<'c, 'm> {
    /// `setjmp` and its kin.
    pub(super) fn jumps(&mut self, name: &str, args: &[Operand]) -> Lowered<Option<Leaves>> {
        if LONGJMP.contains(&name) && self.cx.modules[self.mi].cplusplus {
            let text = format!("'{name}' is not modelled in C++, where it may leave out destructors");
            return Err(Diagnostic::new(Code::LibraryUse, text));
        }
        let (true, [buffer, ..]) = (returns_twice(name), args) else { return Ok(None) };
        let model = Model {
            setjmp: self.cx.library_function("__fp_setjmp")?,
            set: self.cx.library_function("__fp_set_jump")?,
            jumping: self.cx.library_function("__fp_jumping")?,
            site: self.cx.library_function("__fp_jump_site")?,
            jumped: self.cx.library_function("__fp_jumped")?,
        };
        self.cx.jumps.model = Some(model);
        let args = vec![*buffer];
        Ok(Some(self.ops(Op::Call { func: model.setjmp, args }, &[Type::Int(32)])))
    }
}

impl Context<'_> {
    /// Whether a function calls `setjmp`; its locals are promoted later.
    pub(super) fn wait_for_jumps(&mut self, id: FuncId, out: &Function, names: &FxHashMap<Reg, String>) -> bool {
        let Some(model) = self.jumps.model else { return false };
        let found = out.blocks.iter().flat_map(|b| &b.insts).any(|inst| calls(&inst.op, model.setjmp));
        if found {
            self.jumps.waiting.push((id, names.clone()));
        }
        found
    }

    /// Lets jumps find their way.
    pub(super) fn place_jumps(&mut self) {
        let Jumps { model: Some(model), waiting } = std::mem::take(&mut self.jumps) else { return };
        let root = match self.link.named("__fp_jump") {
            Some(Resolved::Function(symbol, _)) => self.functions.get(&symbol).copied(),
            _ => None,
        };
        let passed = root.map_or_else(Passed::default, |root| Passed::of(&self.program, root));
        let target = self.program.target;
        for index in 0..self.program.functions.len() {
            let id = FuncId::from_index(index);
            let own = waiting.iter().find(|(f, _)| *f == id);
            if own.is_none() && !passed.functions.contains(&id) || Some(id) == root {
                continue;
            }
            let function = &mut self.program.functions[index];
            place(function, &target, &model, &passed);
            if let Some((_, names)) = own {
                mem2reg::prune(function);
                repair(function, &target);
                mem2reg::promote(function, &target, names);
                scopes::join_ends(function);
            }
        }
    }
}

fn calls(op: &Op, id: FuncId) -> bool {
    matches!(op, Op::Call { func, .. } if *func == id)
}

/// What a jump may pass.
#[derive(Default)]
struct Passed {
    functions: FxHashSet<FuncId>,
    /// Whether a call through a pointer may be passed.
    pointers: bool,
}

impl Passed {
    fn of(program: &Program, root: FuncId) -> Passed {
        let mut taken: FxHashSet<FuncId> = FxHashSet::default();
        let mut see = |a: &Operand| {
            if let Operand::Func(id) = a {
                taken.insert(*id);
            }
        };
        for block in program.functions.iter().flat_map(|f| &f.blocks) {
            block.insts.iter().for_each(|inst| operands(&inst.op, &mut see));
            term_operands(&block.term, &mut see);
        }
        for piece in program.globals.iter().flat_map(|g| &g.init) {
            if let InitValue::Func(id) = piece.value {
                taken.insert(id);
            }
        }
        let mut passed = Passed { functions: FxHashSet::from_iter([root]), pointers: false };
        loop {
            let before = (passed.functions.len(), passed.pointers);
            for (index, function) in program.functions.iter().enumerate() {
                if function.blocks.iter().flat_map(|b| &b.insts).any(|inst| passed.by(&inst.op)) {
                    passed.functions.insert(FuncId::from_index(index));
                }
            }
            passed.pointers = passed.functions.iter().any(|f| taken.contains(f));
            if before == (passed.functions.len(), passed.pointers) {
                return passed;
            }
        }
    }

    /// Whether a jump may pass the instruction.
    fn by(&self, op: &Op) -> bool {
        match op {
            Op::Call { func, .. } => self.functions.contains(func),
            Op::CallIndirect { .. } => self.pointers,
            _ => false,
        }
    }
}

/// The parts of a function that is being changed.
struct Place<'f> {
    function: &'f mut Function,
    model: &'f Model,
    word: Type,
    bytes: u32,
    /// What is made first in the entry.
    first: Vec<Inst>,
    sites: Vec<Site>,
}

/// One `setjmp`: the block behind it, the stack's height at it, and locals with what says whether they were changed since.
struct Site {
    behind: BlockId,
    height: Reg,
    changes: Vec<(Reg, Type, Reg)>,
    loc: Loc,
}

fn place(function: &mut Function, target: &Target, model: &Model, passed: &Passed) {
    mem2reg::prune(function);
    let changeable = changeable(function);
    let cfg = Cfg::new(function);
    let (bytes, word) = (target.pointer_bytes(), Type::Int(target.pointer_bits));
    let mut at = Place { function, model, word, bytes, first: Vec::new(), sites: Vec::new() };
    let frame = at.slot(word);
    let count = at.function.blocks.len();
    let reaching = Reaching::new(at.function, model);
    // Where a jump goes on, for each set of `setjmp` that it may have come by.
    let mut ways: Vec<(Vec<usize>, BlockId)> = Vec::new();
    for b in 0..count {
        // `i` counts in the block as it was, which dominance is asked about.
        let insts = std::mem::take(&mut at.function.blocks[b].insts);
        let mut here = b;
        for (i, inst) in insts.into_iter().enumerate() {
            let loc = inst.loc;
            if calls(&inst.op, model.setjmp) {
                let before = changeable.iter().filter(|c| cfg.precedes(c.at, (b, i)));
                let changes = before.map(|c| (c.object, c.ty, at.slot(Type::BOOL))).collect();
                here = at.set(here, inst, frame, changes);
                continue;
            }
            let passes = passed.by(&inst.op);
            at.function.blocks[here].insts.push(inst);
            if passes {
                let from = reaching.sites((b, i));
                let way = match ways.iter().find(|(sites, _)| *sites == from) {
                    Some((_, way)) => *way,
                    None => at.function.block(),
                };
                if !ways.iter().any(|(_, w)| *w == way) {
                    ways.push((from, way));
                }
                let under = at.call(here, model.jumping, Vec::new(), Type::Ptr, loc);
                let cond = at.push(here, Op::Cmp(CmpOp::Ne, under, Operand::NULL), Type::BOOL, loc);
                let rest = at.rest(here);
                let other = Jump::to(BlockId::from_index(rest));
                at.end(here, Terminator::Branch { cond, then: Jump::to(way), other }, loc);
                here = rest;
            }
        }
    }
    at.note_changes();
    let backs = at.backs();
    for (sites, way) in ways {
        at.find(way, frame, &sites, &backs);
    }
    let first = std::mem::take(&mut at.first);
    at.function.blocks[0].insts.splice(0..0, first);
    mem2reg::prune(function);
}

fn store(addr: Reg, value: Operand) -> Op {
    Op::Store { addr: Operand::Reg(addr), value, access: Access::PLAIN }
}

impl Place<'_> {
    /// A place in memory, of the function.
    fn slot(&mut self, ty: Type) -> Reg {
        let reg = self.function.reg(Type::Ptr);
        let size = if ty == Type::BOOL { 1 } else { self.bytes };
        let op = Op::Alloca { size: Operand::Const(self.word, u128::from(size)), align: size };
        self.first.push(Inst { results: smallvec![reg], op, loc: self.function.loc });
        reg
    }

    fn push(&mut self, block: usize, op: Op, ty: Type, loc: Loc) -> Operand {
        let reg = self.function.reg(ty);
        self.function.blocks[block].insts.push(Inst { results: smallvec![reg], op, loc });
        Operand::Reg(reg)
    }

    fn call(&mut self, block: usize, func: FuncId, args: Vec<Operand>, ty: Type, loc: Loc) -> Operand {
        self.push(block, Op::Call { func, args }, ty, loc)
    }

    fn load(&mut self, block: usize, ty: Type, addr: Reg, loc: Loc) -> Operand {
        self.push(block, Op::Load(ty, Operand::Reg(addr), Access::PLAIN), ty, loc)
    }

    fn act(&mut self, block: usize, op: Op, loc: Loc) {
        self.function.blocks[block].insts.push(Inst { results: SmallVec::new(), op, loc });
    }

    fn end(&mut self, block: usize, term: Terminator, loc: Loc) {
        let block = &mut self.function.blocks[block];
        (block.term, block.loc) = (term, loc);
    }

    /// A new block for what follows in this one.
    fn rest(&mut self, here: usize) -> usize {
        let rest = self.function.block().index();
        let block = &mut self.function.blocks[here];
        let (term, loc) = (std::mem::replace(&mut block.term, Terminator::ProcessExit), block.loc);
        self.end(rest, term, loc);
        rest
    }

    /// A `setjmp` that is called: the stack's height and the frame are remembered, and nothing has changed yet.
    fn set(&mut self, here: usize, inst: Inst, frame: Reg, changes: Vec<(Reg, Type, Reg)>) -> usize {
        let loc = inst.loc;
        let height = self.slot(Type::Ptr);
        let mark = self.push(here, Op::StackSave, Type::Ptr, loc);
        self.act(here, store(height, mark), loc);
        for (_, _, changed) in &changes {
            self.act(here, store(*changed, Operand::FALSE), loc);
        }
        if let Op::Call { mut args, .. } = inst.op {
            args.extend([Operand::Reg(frame), Operand::Const(self.word, self.sites.len() as u128)]);
            self.act(here, Op::Call { func: self.model.set, args }, loc);
        }
        let behind = self.rest(here);
        self.function.blocks[behind].params = inst.results.to_vec();
        let args = inst.results.iter().map(|_| Operand::int(32, 0)).collect();
        self.end(here, Terminator::Jump(Jump { block: BlockId::from_index(behind), args }), loc);
        self.sites.push(Site { behind: BlockId::from_index(behind), height, changes, loc });
        behind
    }

    /// Behind each store to a local it is noted that the local has changed.
    fn note_changes(&mut self) {
        for block in &mut self.function.blocks {
            let insts = std::mem::take(&mut block.insts);
            for inst in insts {
                let (loc, addr) = (inst.loc, if let Op::Store { addr, .. } = inst.op { Some(addr) } else { None });
                block.insts.push(inst);
                let changes = self.sites.iter().flat_map(|s| &s.changes);
                for (_, _, changed) in changes.filter(|(object, _, _)| addr == Some(Operand::Reg(*object))) {
                    let op = store(*changed, Operand::TRUE);
                    block.insts.push(Inst { results: SmallVec::new(), op, loc });
                }
            }
        }
    }

    /// For each `setjmp` what happens when a jump comes back to it.
    fn backs(&mut self) -> Vec<BlockId> {
        let mut backs = Vec::new();
        for site in std::mem::take(&mut self.sites) {
            let (back, loc) = (self.function.block(), site.loc);
            let b = back.index();
            let value = self.call(b, self.model.jumped, Vec::new(), Type::Int(32), loc);
            let height = self.load(b, Type::Ptr, site.height, loc);
            self.act(b, Op::StackRestore(height), loc);
            for &(object, ty, changed) in &site.changes {
                let cond = self.load(b, Type::BOOL, changed, loc);
                let old = self.load(b, ty, object, loc);
                let value = self.push(b, Op::Select(cond, Operand::Undef(ty), old), ty, loc);
                self.act(b, store(object, value), loc);
            }
            let args = self.function.blocks[site.behind.index()].params.iter().map(|_| value).collect();
            self.end(b, Terminator::Jump(Jump { block: site.behind, args }), loc);
            backs.push(back);
        }
        backs
    }

    /// A jump is under way: it ends at one of the `setjmp`s, or the function returns.
    fn find(&mut self, way: BlockId, frame: Reg, sites: &[usize], backs: &[BlockId]) {
        let (way, loc) = (way.index(), self.function.loc);
        let values = self.function.rets.iter().map(|ty| Operand::Undef(*ty)).collect();
        let mut cases: Vec<(u128, Jump)> = sites.iter().map(|s| (*s as u128, Jump::to(backs[*s]))).collect();
        let Some((_, default)) = cases.pop() else { return self.end(way, Terminator::Return(values), loc) };
        let under = self.call(way, self.model.jumping, Vec::new(), Type::Ptr, loc);
        let cond = self.push(way, Op::Cmp(CmpOp::Eq, under, Operand::Reg(frame)), Type::BOOL, loc);
        let (here, on) = (self.function.block(), self.function.block());
        self.end(way, Terminator::Branch { cond, then: Jump::to(here), other: Jump::to(on) }, loc);
        self.end(on.index(), Terminator::Return(values), loc);
        if cases.is_empty() {
            return self.end(here.index(), Terminator::Jump(default), loc);
        }
        let value = self.call(here.index(), self.model.site, Vec::new(), self.word, loc);
        self.end(here.index(), Terminator::Switch { value, cases, default }, loc);
    }
}

/// Which `setjmp`s come before which places.
struct Reaching {
    /// Where each stands, and the blocks that are reached from it.
    sites: Vec<((usize, usize), Vec<bool>)>,
}

impl Reaching {
    fn new(function: &Function, model: &Model) -> Reaching {
        let mut sites = Vec::new();
        for (b, block) in function.blocks.iter().enumerate() {
            for (i, _) in block.insts.iter().enumerate().filter(|(_, inst)| calls(&inst.op, model.setjmp)) {
                let mut reached = vec![false; function.blocks.len()];
                let mut work = vec![b];
                while let Some(from) = work.pop() {
                    let next = function.blocks[from].term.jumps().map(|j| j.block.index());
                    work.extend(next.filter(|to| !std::mem::replace(&mut reached[*to], true)));
                }
                sites.push(((b, i), reached));
            }
        }
        Reaching { sites }
    }

    fn sites(&self, at: (usize, usize)) -> Vec<usize> {
        let reach = |(site, blocks): &((usize, usize), Vec<bool>)| blocks[at.0] || site.0 == at.0 && site.1 < at.1;
        let numbers = self.sites.iter().enumerate().filter(|(_, s)| reach(s));
        numbers.map(|(number, _)| number).collect()
    }
}

/// A local that may lose its value in a jump, and where it is made.
struct Changeable {
    object: Reg,
    ty: Type,
    at: (usize, usize),
}

/// Locals of one scalar that are not `volatile`, and that only loads and stores of the function use.
fn changeable(function: &Function) -> Vec<Changeable> {
    let mut found: Vec<Changeable> = Vec::new();
    let mut types: FxHashMap<Reg, Option<Type>> = FxHashMap::default();
    let mut use_as = |a: &Operand, ty: Option<Type>| {
        if let Operand::Reg(r) = a {
            let known = types.entry(*r).or_insert(ty);
            if *known != ty {
                *known = None;
            }
        }
    };
    for (b, block) in function.blocks.iter().enumerate() {
        for (i, inst) in block.insts.iter().enumerate() {
            let plain = |access: &Access| access.order == Order::Plain && !access.volatile;
            match &inst.op {
                Op::Load(ty, addr, access) if plain(access) => use_as(addr, Some(*ty)),
                Op::Store { addr, value, access } if plain(access) => {
                    use_as(value, None);
                    use_as(addr, Some(type_of(function, *value)));
                }
                Op::StackEnd(_) => {}
                other => operands(other, |a| use_as(a, None)),
            }
            if let (Op::Alloca { size: Operand::Const(..), .. }, [object]) = (&inst.op, &inst.results[..]) {
                found.push(Changeable { object: *object, ty: Type::BOOL, at: (b, i) });
            }
        }
        term_operands(&block.term, |a| use_as(a, None));
    }
    found.retain_mut(|c| match types.get(&c.object) {
        Some(Some(ty)) => {
            c.ty = *ty;
            true
        }
        Some(None) | None => false,
    });
    found
}

fn type_of(function: &Function, value: Operand) -> Type {
    match value {
        Operand::Reg(reg) => function.ty(reg),
        Operand::Const(ty, _) | Operand::Undef(ty) => ty,
        Operand::Global(..) | Operand::Func(_) => Type::Ptr,
    }
}

/// Registers that are read where not every way comes through what sets them go through memory.
fn repair(function: &mut Function, target: &Target) {
    let cfg = Cfg::new(function);
    let mut set: FxHashMap<Reg, (usize, usize)> = FxHashMap::default();
    for (b, block) in function.blocks.iter().enumerate() {
        // A parameter is set before the first instruction; places count from one here.
        set.extend(block.params.iter().map(|reg| (*reg, (b, 0))));
        for (i, inst) in block.insts.iter().enumerate() {
            set.extend(inst.results.iter().map(|reg| (*reg, (b, i + 1))));
        }
    }
    let mut wrong: FxHashMap<Reg, Reg> = FxHashMap::default();
    let mut see = |a: &Operand, at: (usize, usize)| {
        if let Operand::Reg(reg) = a {
            if set.get(reg).is_some_and(|set| !cfg.precedes(*set, at)) {
                wrong.insert(*reg, *reg);
            }
        }
    };
    for (b, block) in function.blocks.iter().enumerate() {
        for (i, inst) in block.insts.iter().enumerate() {
            operands(&inst.op, |a| see(a, (b, i + 1)));
        }
        term_operands(&block.term, |a| see(a, (b, block.insts.len() + 1)));
    }
    if wrong.is_empty() {
        return;
    }
    let word = Type::Int(target.pointer_bits);
    let mut first = Vec::new();
    let mut regs: Vec<Reg> = wrong.keys().copied().collect();
    regs.sort_unstable();
    for reg in regs {
        let size = function.ty(reg).bytes(target);
        let slot = function.reg(Type::Ptr);
        let op = Op::Alloca { size: Operand::Const(word, u128::from(size)), align: 16 };
        first.push(Inst { results: smallvec![slot], op, loc: function.loc });
        wrong.insert(reg, slot);
    }
    let Function { blocks, regs, .. } = function;
    for Block { params, insts, term, loc } in blocks {
        let mut out: Vec<Inst> = Vec::with_capacity(insts.len());
        let kept = |out: &mut Vec<Inst>, reg: &Reg, loc: Loc| {
            if let Some(slot) = wrong.get(reg) {
                out.push(Inst { results: SmallVec::new(), op: store(*slot, Operand::Reg(*reg)), loc });
            }
        };
        let mut read = |out: &mut Vec<Inst>, a: &mut Operand, loc: Loc| {
            let Operand::Reg(reg) = *a else { return };
            let Some(slot) = wrong.get(&reg) else { return };
            let ty = regs[reg.index()].ty;
            regs.push(fencepost_ir::RegInfo { ty, name: None });
            let value = Reg::from_index(regs.len() - 1);
            let op = Op::Load(ty, Operand::Reg(*slot), Access::PLAIN);
            out.push(Inst { results: smallvec![value], op, loc });
            *a = Operand::Reg(value);
        };
        params.iter().for_each(|reg| kept(&mut out, reg, *loc));
        for mut inst in std::mem::take(insts) {
            let loc = inst.loc;
            operands_mut(&mut inst.op, |a| read(&mut out, a, loc));
            let results = inst.results.clone();
            out.push(inst);
            results.iter().for_each(|reg| kept(&mut out, reg, loc));
        }
        term_operands_mut(term, |a| read(&mut out, a, *loc));
        *insts = out;
    }
    function.blocks[0].insts.splice(0..0, first);
}
