//! The functions of Rust's libraries and of C++ headers dissolve into the functions that call them.
//!
//! Source: [inlining](fencepost_ir::passes::inline) and [simplification](fencepost_ir::passes::simplify), which see no change.
//! Why: rustc without optimisation turns `x.load(Acquire)` into a call of a call of a `switch` over orders. Dissolved, it is one load at
//! the user's position, which is what counterexamples show, what fences are proposed for, and what loops that wait consist of.
//! Guarantee: the same events with the same dependencies. The branch of an overflow check becomes an assertion, which decides
//! as much as a branch does, and which engines do not follow two ways for.
//! Misses: a function that grows too large keeps its calls; they are steps of the library under their own names.

use super::{copies, mem2reg};
use fencepost_ir::passes::{inline, simplify};
use fencepost_ir::visit::{effect, operands_mut, term_operands_mut, Effect};
use fencepost_ir::{
    Access, CheckKind, CmpOp, FuncId, Function, InitValue, Inst, Op, Operand, Program, Reg, Target, Terminator, Type,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// A function does not grow beyond so many instructions.
const MAX_SIZE: usize = 20_000;

/// Dissolves; each function of Rust and C++ comes with whether it does.
pub(super) fn run(program: &mut Program, functions: &[(FuncId, bool)]) {
    if functions.is_empty() {
        return;
    }
    let list: Vec<FuncId> = functions.iter().map(|&(id, _)| id).collect();
    let wanted: FxHashSet<FuncId> = functions.iter().filter(|(_, dissolves)| *dissolves).map(|&(id, _)| id).collect();
    let target = program.target;
    let tidy = |program: &mut Program, list: &[FuncId]| {
        for id in list {
            tidy(&mut program.functions[id.index()], &target);
        }
    };
    // Small first: what is inlined is then small, too.
    tidy(program, &list);
    let config = inline::Config { max_size: MAX_SIZE, recursion: inline::Recursion::Keep };
    inline::selected(program, &list, &|id| wanted.contains(&id), &config);
    tidy(program, &list);
    for &id in &list {
        let func = &mut program.functions[id.index()];
        copies::expand(func, &target);
        tidy_function(func, &target);
        overflow_checks(func);
        simplify::simplify(func, &target, &simplify::Config::default());
    }
    for &id in &list {
        overwritten(&mut program.functions[id.index()], &target);
    }
    list.iter().for_each(|&id| place_start(program, id));
    drop_unreached(program);
    rename(program);
}

/// Where the function of a name has gone, the next one of the name gets it.
fn rename(program: &mut Program) {
    let mut taken: FxHashSet<String> = program.functions.iter().map(|f| f.name.clone()).collect();
    for func in &mut program.functions {
        let numbered = func.name.rsplit_once('.');
        let Some((name, number)) = numbered.filter(|_| func.library || func.name.contains("::")) else { continue };
        if number.bytes().all(|b| b.is_ascii_digit()) && taken.insert(name.to_string()) {
            func.name = name.to_string();
        }
    }
}

/// The first function of a thread has nobody who calls it: it is placed where what it runs is defined.
fn place_start(program: &mut Program, id: FuncId) {
    let func = program.func(id);
    if !func.library || !func.name.ends_with(".thread") {
        return;
    }
    let called = func.blocks.iter().flat_map(|b| &b.insts).find_map(|i| match i.op {
        Op::Call { func, .. } if !program.func(func).library => Some(program.func(func).loc),
        _ => None,
    });
    let Some(loc) = called.filter(|loc| loc.is_known()) else { return };
    let func = &mut program.functions[id.index()];
    func.loc = loc;
    for block in &mut func.blocks {
        block.loc = loc;
        block.insts.iter_mut().for_each(|i| i.loc = loc);
    }
}

fn tidy(func: &mut Function, target: &Target) {
    simplify::simplify(func, target, &simplify::Config::default());
    tidy_function(func, target);
}

/// Promotes what does not escape, and simplifies.
fn tidy_function(func: &mut Function, target: &Target) {
    let allocas = func.blocks.iter().flat_map(|b| &b.insts).filter(|i| matches!(i.op, Op::Alloca { .. }));
    let names: FxHashMap<Reg, String> = allocas
        .filter_map(|i| {
            let reg = *i.results.first()?;
            Some((reg, func.regs[reg.index()].name.as_deref()?.to_string()))
        })
        .collect();
    mem2reg::promote(func, target, &names);
    let insts = || func.blocks.iter().flat_map(|b| &b.insts);
    if !insts().any(|i| matches!(i.op, Op::Alloca { .. })) {
        for block in &mut func.blocks {
            block.insts.retain(|i| !matches!(i.op, Op::StackSave | Op::StackRestore(_)));
        }
    }
    simplify::simplify(func, target, &simplify::Config::default());
}

/// A branch to nothing but the panic of an overflow check becomes an assertion.
fn overflow_checks(func: &mut Function) {
    let text = |block: &fencepost_ir::Block| match &block.term {
        Terminator::Fail { kind: CheckKind::Assertion, text }
            if block.insts.is_empty() && text.starts_with("panic: attempt to ") && text.ends_with(" with overflow") =>
        {
            Some(text.clone())
        }
        _ => None,
    };
    let panics: Vec<Option<String>> = func.blocks.iter().map(text).collect();
    for b in 0..func.blocks.len() {
        let Terminator::Branch { cond, then, other } = &func.blocks[b].term else { continue };
        let (Some(text), cond, other) = (panics[then.block.index()].clone(), *cond, other.clone()) else { continue };
        if panics[other.block.index()].is_some() {
            continue;
        }
        let loc = func.blocks[b].loc;
        let holds = func.reg(Type::BOOL);
        let insts = &mut func.blocks[b].insts;
        let op = Op::Cmp(CmpOp::Eq, cond, Operand::FALSE);
        insts.push(Inst { results: smallvec::smallvec![holds], op, loc });
        let op = Op::Assert { cond: Operand::Reg(holds), kind: CheckKind::Assertion, text };
        insts.push(Inst { results: smallvec::SmallVec::new(), op, loc });
        func.blocks[b].term = Terminator::Jump(other);
    }
}

/// Takes out stores into an object that nobody else knows yet, where the next thing that happens is another store to the same place: a
/// constructor sets the table of the base class, and then its own.
fn overwritten(func: &mut Function, target: &Target) {
    let types: Vec<Type> = func.regs.iter().map(|r| r.ty).collect();
    let size = |value: &Operand| match value {
        Operand::Reg(r) => types[r.index()].bytes(target),
        Operand::Const(ty, _) | Operand::Undef(ty) => ty.bytes(target),
        Operand::Global(..) | Operand::Func(_) => Type::Ptr.bytes(target),
    };
    for block in &mut func.blocks {
        let mut fresh: Option<Reg> = None;
        let mut last: Option<(usize, u32)> = None;
        let mut gone = Vec::new();
        for (i, inst) in block.insts.iter().enumerate() {
            match &inst.op {
                Op::Malloc { .. } => (fresh, last) = (inst.results.first().copied(), None),
                Op::Store { addr: Operand::Reg(r), value, access: Access::PLAIN }
                    if Some(*r) == fresh && *value != Operand::Reg(*r) =>
                {
                    let bytes = size(value);
                    gone.extend(last.filter(|(_, before)| *before == bytes).map(|(at, _)| at));
                    last = Some((i, bytes));
                }
                op if matches!(effect(op), Effect::Pure | Effect::Reads) => {}
                _ => (fresh, last) = (None, None),
            }
        }
        let mut i = 0;
        block.insts.retain(|_| {
            i += 1;
            !gone.contains(&(i - 1))
        });
    }
}

/// Takes the functions out that nothing reaches.
fn drop_unreached(program: &mut Program) {
    let mut kept = vec![false; program.functions.len()];
    let mut work: Vec<FuncId> = vec![program.entry];
    work.extend(&program.constructors);
    let operations = program.functions.iter().enumerate().filter(|(_, f)| f.operation);
    work.extend(operations.map(|(index, _)| FuncId::from_index(index)));
    for piece in program.globals.iter().flat_map(|g| &g.init) {
        if let InitValue::Func(id) = piece.value {
            work.push(id);
        }
    }
    while let Some(id) = work.pop() {
        if std::mem::replace(&mut kept[id.index()], true) {
            continue;
        }
        names_of(&program.functions[id.index()], &mut work);
    }
    let mut map = vec![FuncId::from_index(0); kept.len()];
    for (next, (index, _)) in kept.iter().enumerate().filter(|(_, kept)| **kept).enumerate() {
        map[index] = FuncId::from_index(next);
    }
    let mut index = 0;
    program.functions.retain(|_| {
        index += 1;
        kept[index - 1]
    });
    let change = |operand: &mut Operand| {
        if let Operand::Func(id) = operand {
            *id = map[id.index()];
        }
    };
    for block in program.functions.iter_mut().flat_map(|f| &mut f.blocks) {
        for inst in &mut block.insts {
            operands_mut(&mut inst.op, change);
            if let Op::Call { func, .. } = &mut inst.op {
                *func = map[func.index()];
            }
        }
        term_operands_mut(&mut block.term, change);
    }
    for piece in program.globals.iter_mut().flat_map(|g| &mut g.init) {
        if let InitValue::Func(id) = &mut piece.value {
            *id = map[id.index()];
        }
    }
    program.entry = map[program.entry.index()];
    program.constructors.iter_mut().for_each(|id| *id = map[id.index()]);
}

/// The functions that a function names.
fn names_of(func: &Function, out: &mut Vec<FuncId>) {
    for block in &func.blocks {
        for inst in &block.insts {
            if let Op::Call { func, .. } = inst.op {
                out.push(func);
            }
            fencepost_ir::visit::operands(&inst.op, |operand: &Operand| {
                if let Operand::Func(id) = operand {
                    out.push(*id);
                }
            });
        }
        fencepost_ir::visit::term_operands(&block.term, |operand: &Operand| {
            if let Operand::Func(id) = operand {
                out.push(*id);
            }
        });
    }
}
