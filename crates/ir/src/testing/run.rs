//! A sequential interpreter for the random programs, just enough to compare a program before and after a pass.
//!
//! Misses: everything that random programs do not have. The interpreter of the `check` crate is the real one.

use crate::eval::{self, EvalError};
use crate::passes::bounds;
use crate::visit;
use crate::*;

/// How a run ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    Returned(u128),
    DividedByZero,
    /// A bound of a pass was reached.
    Cut,
    /// There was no more fuel.
    Stopped,
}

struct Frame {
    func: FuncId,
    block: usize,
    ip: usize,
    regs: Vec<u128>,
}

/// The values loaded, stored and observed in order, and how the run of the entry ended.
pub fn run(program: &Program, fuel: usize) -> (Vec<u128>, End) {
    let mut memory = [1u128, 2];
    let mut trace = Vec::new();
    let mut frames = vec![frame(program, program.entry, &[3, 5])];
    for _ in 0..fuel {
        let depth = frames.len();
        let Some(top) = frames.last_mut() else { break };
        let func = program.func(top.func);
        let block = &func.blocks[top.block];
        let Some(inst) = block.insts.get(top.ip) else {
            if bounds::is_cut(block).is_some() {
                return (trace, End::Cut);
            }
            match next_block(&block.term, &top.regs) {
                Ok(jump) => enter(top, func, jump),
                Err(value) if depth == 1 => return (trace, End::Returned(value)),
                Err(value) => {
                    frames.pop();
                    if let Some(caller) = frames.last_mut() {
                        let call = &program.func(caller.func).blocks[caller.block].insts[caller.ip];
                        caller.regs[call.results[0].index()] = value;
                        caller.ip += 1;
                    }
                }
            }
            continue;
        };
        let read = |a: &Operand, regs: &[u128]| operand(a, regs);
        let place = |a: &Operand| if let Operand::Global(id, _) = a { id.index() } else { panic!("address {a:?}") };
        let value = match &inst.op {
            Op::Call { func, args } => {
                let args: Vec<u128> = args.iter().map(|a| read(a, &top.regs)).collect();
                let callee = frame(program, *func, &args);
                frames.push(callee);
                continue;
            }
            Op::Load(_, addr, _) => {
                trace.push(memory[place(addr)]);
                Ok(memory[place(addr)])
            }
            Op::Store { addr, value, .. } => {
                memory[place(addr)] = read(value, &top.regs);
                trace.push(memory[place(addr)]);
                Ok(0)
            }
            Op::Rmw { op, addr, value, .. } => {
                let old = memory[place(addr)];
                let new = eval::rmw(*op, Type::Int(32), &program.target, old, read(value, &top.regs));
                memory[place(addr)] = new.unwrap();
                trace.push(old);
                Ok(old)
            }
            Op::Observe(a) => {
                trace.push(read(a, &top.regs));
                Ok(0)
            }
            Op::Nondet(..) => Ok(u128::from(inst.loc.line) * 3),
            op => compute(op, &top.regs),
        };
        match value {
            Ok(value) => {
                inst.results.iter().for_each(|r| top.regs[r.index()] = value);
                top.ip += 1;
            }
            Err(_) => return (trace, End::DividedByZero),
        }
    }
    (trace, End::Stopped)
}

fn frame(program: &Program, id: FuncId, args: &[u128]) -> Frame {
    let func = program.func(id);
    let mut regs = vec![0; func.regs.len()];
    func.params.iter().zip(args).for_each(|(p, a)| regs[p.index()] = *a);
    Frame { func: id, block: 0, ip: 0, regs }
}

fn operand(a: &Operand, regs: &[u128]) -> u128 {
    match a {
        Operand::Reg(r) => regs[r.index()],
        Operand::Const(_, value) => *value,
        Operand::Global(..) | Operand::Func(_) | Operand::Undef(_) => 0,
    }
}

fn compute(op: &Op, regs: &[u128]) -> Result<u128, EvalError> {
    let mut values = Vec::new();
    visit::operands(op, |a| values.push(operand(a, regs)));
    if let Op::Bin(bin, _, _) = op {
        return match eval::bin(*bin, 32, values[0], values[1]) {
            Err(EvalError::Undefined) => Ok(0),
            other => other,
        };
    }
    if let Op::Cmp(cmp, _, _) = op {
        // Random programs compare `i32`; the spin reduction compares `i1` with false, to which the width does not matter.
        return Ok(u128::from(eval::cmp(*cmp, 32, values[0], values[1])));
    }
    Ok(values.first().copied().unwrap_or(0))
}

/// Where to go, or the value returned.
fn next_block<'a>(term: &'a Terminator, regs: &[u128]) -> Result<&'a Jump, u128> {
    match term {
        Terminator::Jump(jump) => Ok(jump),
        Terminator::Branch { cond, then, other } => Ok(if operand(cond, regs) == 1 { then } else { other }),
        Terminator::Switch { value, cases, default } => {
            let value = operand(value, regs);
            Ok(cases.iter().find(|c| c.0 == value).map_or(default, |c| &c.1))
        }
        Terminator::Return(values) => Err(operand(&values[0], regs)),
        Terminator::ThreadExit(_) | Terminator::ProcessExit | Terminator::Fail { .. } => panic!("{term:?}"),
    }
}

fn enter(top: &mut Frame, func: &Function, jump: &Jump) {
    let args: Vec<u128> = jump.args.iter().map(|a| operand(a, &top.regs)).collect();
    for (param, arg) in func.blocks[jump.block.index()].params.iter().zip(args) {
        top.regs[param.index()] = arg;
    }
    top.block = jump.block.index();
    top.ip = 0;
}
