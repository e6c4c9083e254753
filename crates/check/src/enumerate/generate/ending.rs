//! Tests whose final states are memory: threads leave their registers in globals, and `main` judges what it finds.
//!
//! For engines that report verdicts instead of final states. "The final state is one of these" must be safe, and "it is
//! not this one" must be unsafe, exactly if the reference explorer says so.

use super::{lower_hooked, variable, Lowering, Stmt, Test, REGISTERS};
use fencepost_ir::{Access, BinOp, CheckKind, CmpOp, GlobalId, Op, Operand, Order, Program, Type};
use std::collections::HashMap;

/// A part of the final state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell {
    /// All eight bytes of a variable.
    Variable(u8),
    /// The register of a thread; its global is `r<thread>_<register>`.
    Register(u8, u8),
}

impl Cell {
    /// The name of its global.
    pub fn name(self) -> String {
        match self {
            Cell::Variable(v) => variable(v),
            Cell::Register(t, r) => format!("r{t}_{r}"),
        }
    }
}

/// What `main` does with the final state once it has joined the threads. A state has a number for each of the [`cells`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending<'a> {
    /// Nothing.
    Ignore,
    /// Loads it all and asserts that it is one of these.
    Among(&'a [Vec<u64>]),
    /// Loads it all and asserts that it is none of these.
    NotAmong(&'a [Vec<u64>]),
}

/// The cells of a test's final states: its variables, then the registers that its threads set.
pub fn cells(test: &Test) -> Vec<Cell> {
    let mut out: Vec<Cell> = (0..test.vars).map(Cell::Variable).collect();
    for (t, body) in test.threads.iter().enumerate() {
        let mut set = [false; REGISTERS];
        registers(body, &mut set);
        out.extend((0..REGISTERS).filter(|r| set[*r]).map(|r| Cell::Register(t as u8, r as u8)));
    }
    out
}

fn registers(body: &[Stmt], set: &mut [bool; REGISTERS]) {
    for stmt in body {
        match stmt {
            Stmt::Load { reg, .. }
            | Stmt::LoadAt { reg, .. }
            | Stmt::Rmw { reg, .. }
            | Stmt::CmpXchg { reg, .. }
            | Stmt::Spin { reg, .. }
            | Stmt::Input { reg } => set[*reg as usize] = true,
            Stmt::If { then, other, .. } => {
                registers(then, set);
                registers(other, set);
            }
            Stmt::Atomic(inner) | Stmt::Operation(inner) => registers(inner, set),
            Stmt::Store { .. }
            | Stmt::StoreAt { .. }
            | Stmt::Fence(_)
            | Stmt::Lock(_)
            | Stmt::Unlock(_)
            | Stmt::Assume { .. }
            | Stmt::Assert { .. } => {}
        }
    }
}

/// As [`super::lower`], but each thread at its end also stores its registers, as plain 32-bit values.
pub fn lower_ending(test: &Test, ending: Ending<'_>) -> Program {
    let cells = cells(test);
    let extra: Vec<String> = cells[test.vars as usize..].iter().map(|c| c.name()).collect();
    let thread_end = |lowering: &mut Lowering<'_>, thread: usize| {
        for (g, cell) in cells.iter().enumerate() {
            let Cell::Register(t, r) = *cell else { continue };
            if usize::from(t) == thread {
                let (addr, value) = (Operand::Global(GlobalId::from_index(g), 0), lowering.regs[r as usize]);
                lowering.push(Op::Store { addr, value, access: Access::atomic(Order::Plain) }, &[]);
            }
        }
    };
    let main_end = |lowering: &mut Lowering<'_>| match ending {
        Ending::Ignore => {}
        Ending::Among(states) => {
            let found = found(lowering, &cells, states);
            assert(lowering, found, "the final state is one of those listed");
        }
        Ending::NotAmong(states) => {
            let found = found(lowering, &cells, states);
            let not = lowering.value(Type::BOOL, Op::Bin(BinOp::Xor, found, Operand::int(1, 1)));
            assert(lowering, not, "the final state is none of those listed");
        }
    };
    lower_hooked(test, &extra, &thread_end, &main_end)
}

fn assert(lowering: &mut Lowering<'_>, cond: Operand, text: &str) {
    lowering.push(Op::Assert { cond, kind: CheckKind::Assertion, text: text.into() }, &[]);
}

/// Loads every cell; whether together they are one of the states.
fn found(lowering: &mut Lowering<'_>, cells: &[Cell], states: &[Vec<u64>]) -> Operand {
    let loaded: Vec<(u8, Operand)> = cells
        .iter()
        .enumerate()
        .map(|(g, cell)| {
            let bits = match cell {
                Cell::Variable(_) => 64,
                Cell::Register(..) => 32,
            };
            let addr = Operand::Global(GlobalId::from_index(g), 0);
            let ty = Type::Int(bits);
            (bits, lowering.value(ty, Op::Load(ty, addr, Access::atomic(Order::Plain))))
        })
        .collect();
    let mut equal: HashMap<(usize, u64), Operand> = HashMap::new();
    let mut any = Operand::int(1, 0);
    for state in states {
        let mut all = Operand::int(1, 1);
        for (i, (bits, value)) in loaded.iter().enumerate() {
            let same = *equal.entry((i, state[i])).or_insert_with(|| {
                let wanted = Operand::int(*bits, u128::from(state[i]));
                lowering.value(Type::BOOL, Op::Cmp(CmpOp::Eq, *value, wanted))
            });
            all = lowering.value(Type::BOOL, Op::Bin(BinOp::And, all, same));
        }
        any = lowering.value(Type::BOOL, Op::Bin(BinOp::Or, any, all));
    }
    any
}
