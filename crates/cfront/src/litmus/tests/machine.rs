//! A small machine that runs translated x86 tests, to check the translation by its outcomes.
//!
//! Source: `docs/memory-models.md`, the machine of `tso` (one FIFO store buffer a thread) and of `sc` (none).
//! Guarantee: all final states of terminating tests. Misses: everything that x86 tests are not translated to; it is no
//! reference for the engines, which have one of their own.

use super::super::{Cell, Litmus, LitmusProgram, Location, Value};
use fencepost_ir::{
    eval, BlockId, CmpOp, FenceKind, FenceMask, FuncId, Function, InitValue, Jump, Op, Operand, Order, Program,
    Terminator, Type,
};
use std::collections::{BTreeSet, HashSet};

/// Which machine runs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Model {
    Sc,
    Tso,
}

/// Globals lie so far apart.
const STRIDE: u128 = 0x100;

#[derive(Clone, PartialEq, Eq, Hash)]
struct Thread {
    func: FuncId,
    block: BlockId,
    next: usize,
    regs: Vec<u128>,
    /// Stores on their way to memory, the oldest first: address and bytes.
    buffer: Vec<(u128, Vec<u8>)>,
    done: bool,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    memory: Vec<Vec<u8>>,
    threads: Vec<Thread>,
}

/// The final states of an x86 test as values of its cells.
pub(crate) fn finals(litmus: &Litmus, model: Model) -> Vec<Vec<(Location, Value)>> {
    let LitmusProgram::Ir(program) = &litmus.program else { panic!("not an x86 test") };
    let machine = Machine { program, model };
    let mut seen = HashSet::new();
    let mut todo = vec![machine.start()];
    let mut found = BTreeSet::new();
    while let Some(state) = todo.pop() {
        if !seen.insert(state.clone()) {
            continue;
        }
        let before = todo.len();
        for i in 0..state.threads.len() {
            machine.successors(&state, i, &mut todo);
        }
        if todo.len() == before {
            found
                .insert(litmus.cells.iter().map(|c| (c.location.clone(), machine.read(&state, c))).collect::<Vec<_>>());
        }
    }
    found.into_iter().collect()
}

struct Machine<'p> {
    program: &'p Program,
    model: Model,
}

impl Machine<'_> {
    fn start(&self) -> State {
        let mut memory = Vec::new();
        for global in &self.program.globals {
            let mut bytes = vec![0; global.size as usize];
            for piece in &global.init {
                let value = match &piece.value {
                    InitValue::Bytes(b) => b.clone(),
                    InitValue::Global(id, offset) => {
                        let address = (id.index() as i128 + 1) * STRIDE as i128 + i128::from(*offset);
                        address.to_le_bytes()[..self.program.target.pointer_bytes() as usize].to_vec()
                    }
                    InitValue::Func(_) | InitValue::Undef(_) => panic!("no such initial value in a litmus test"),
                };
                bytes[piece.offset as usize..piece.offset as usize + value.len()].copy_from_slice(&value);
            }
            memory.push(bytes);
        }
        let functions = self.program.functions.iter().enumerate().skip(1);
        let thread = |(i, f): (usize, &Function)| Thread {
            func: FuncId::from_index(i),
            block: BlockId(0),
            next: 0,
            regs: vec![0; f.regs.len()],
            buffer: Vec::new(),
            done: false,
        };
        let mut state = State { memory, threads: functions.map(thread).collect() };
        for i in 0..state.threads.len() {
            self.local(&mut state, i);
        }
        state
    }

    fn read(&self, state: &State, cell: &Cell) -> Value {
        let id = self.program.global_named(&cell.global).expect("the global of a cell");
        let bytes = &state.memory[id.index()];
        assert_eq!(bytes.len(), cell.bytes as usize);
        let bits = word(bytes);
        let target = (bits / STRIDE) as usize;
        if bits.is_multiple_of(STRIDE) && (1..=self.program.globals.len()).contains(&target) {
            return Value::Address(self.program.globals[target - 1].name.clone());
        }
        Value::Int(cell.number(bits as i128))
    }

    /// All states after one memory step of a thread, or after one of its stores reaches memory.
    fn successors(&self, state: &State, i: usize, out: &mut Vec<State>) {
        if let Some((address, bytes)) = state.threads[i].buffer.first().cloned() {
            let mut next = state.clone();
            next.threads[i].buffer.remove(0);
            write(&mut next.memory, address, &bytes);
            out.push(next);
        }
        if state.threads[i].done {
            return;
        }
        let mut next = state.clone();
        if self.memory_step(&mut next, i) {
            self.local(&mut next, i);
            out.push(next);
        }
    }

    /// Runs the instructions that touch no shared memory, and those that publish registers.
    fn local(&self, state: &mut State, i: usize) {
        loop {
            let thread = &state.threads[i];
            let block = &self.program.func(thread.func).blocks[thread.block.index()];
            let Some(inst) = block.insts.get(thread.next) else {
                self.terminate(&mut state.threads[i], &block.term);
                if state.threads[i].done {
                    return;
                }
                continue;
            };
            let results = match &inst.op {
                Op::Load(..) | Op::Rmw { .. } | Op::CmpXchg { .. } | Op::Fence(_) => return,
                Op::Store { addr, value, access } if !access.volatile => {
                    let (address, bytes) = (self.value(thread, *addr), self.bytes(thread, *value));
                    write(&mut state.memory, address, &bytes);
                    Vec::new()
                }
                Op::Store { .. } => return,
                op => self.compute(thread, op),
            };
            let thread = &mut state.threads[i];
            for (reg, value) in inst.results.iter().zip(results) {
                thread.regs[reg.index()] = value;
            }
            thread.next += 1;
        }
    }

    fn terminate(&self, thread: &mut Thread, term: &Terminator) {
        match term {
            Terminator::Jump(jump) => self.jump(thread, jump),
            Terminator::Branch { cond, then, other } => {
                let taken = if self.value(thread, *cond) == 1 { then } else { other };
                self.jump(thread, taken);
            }
            Terminator::Return(_) => thread.done = true,
            Terminator::Switch { .. }
            | Terminator::ThreadExit(_)
            | Terminator::ProcessExit
            | Terminator::Fail { .. } => {
                panic!("no such terminator in a litmus test")
            }
        }
    }

    fn jump(&self, thread: &mut Thread, jump: &Jump) {
        let values: Vec<u128> = jump.args.iter().map(|a| self.value(thread, *a)).collect();
        thread.block = jump.block;
        thread.next = 0;
        let params = &self.program.func(thread.func).blocks[jump.block.index()].params;
        for (reg, value) in params.iter().zip(values) {
            thread.regs[reg.index()] = value;
        }
    }

    fn compute(&self, thread: &Thread, op: &Op) -> Vec<u128> {
        let bits = |o: Operand| self.ty(thread, o).bits(&self.program.target);
        let value = |o: Operand| self.value(thread, o);
        match op {
            Op::Bin(op, a, b) => vec![eval::bin(*op, bits(*a), value(*a), value(*b)).expect("defined")],
            Op::Cmp(op, a, b) => vec![u128::from(eval::cmp(*op, bits(*a), value(*a), value(*b)))],
            Op::Cast(op, a, to) => {
                vec![eval::cast(*op, self.ty(thread, *a), *to, &self.program.target, value(*a)).expect("defined")]
            }
            Op::Select(c, a, b) => vec![if value(*c) == 1 { value(*a) } else { value(*b) }],
            Op::Overflow(op, a, b) => {
                let (result, overflow) = eval::overflow(*op, bits(*a), value(*a), value(*b));
                vec![result, u128::from(overflow)]
            }
            Op::PtrAdd(a, b) => {
                let mask = (1u128 << self.program.target.pointer_bits) - 1;
                vec![value(*a).wrapping_add(value(*b)) & mask]
            }
            other => panic!("no such operation in a litmus test: {other:?}"),
        }
    }

    /// Runs the memory instruction at which the thread stands; false if it has to wait for its buffer.
    fn memory_step(&self, state: &mut State, i: usize) -> bool {
        let thread = &state.threads[i];
        let inst = &self.program.func(thread.func).blocks[thread.block.index()].insts[thread.next];
        let value = |o: Operand| self.value(thread, o);
        let drained = thread.buffer.is_empty();
        let mut results = Vec::new();
        match &inst.op {
            Op::Load(ty, addr, _) => results.push(word(&self.load(state, i, value(*addr), *ty))),
            Op::Store { addr, value: v, .. } => {
                let (address, bytes) = (value(*addr), self.bytes(thread, *v));
                match self.model {
                    Model::Sc => write(&mut state.memory, address, &bytes),
                    Model::Tso => state.threads[i].buffer.push((address, bytes)),
                }
            }
            Op::Fence(FenceKind::C(Order::SeqCst)) if !drained => return false,
            Op::Fence(FenceKind::Mask(mask)) if mask.covers(FenceMask::SL) && !drained => return false,
            Op::Fence(_) => {}
            Op::Rmw { .. } | Op::CmpXchg { .. } if !drained => return false,
            Op::Rmw { op, addr, value: v, .. } => {
                let ty = self.ty(thread, *v);
                let (address, operand) = (value(*addr), value(*v));
                let old = word(&self.load(state, i, address, ty));
                let new = eval::rmw(*op, ty, &self.program.target, old, operand).expect("defined");
                write(&mut state.memory, address, &self.cut(new, ty));
                results.push(old);
            }
            Op::CmpXchg { addr, expected, new, .. } => {
                let ty = self.ty(thread, *new);
                let (address, expected, new) = (value(*addr), value(*expected), value(*new));
                let old = word(&self.load(state, i, address, ty));
                let equal = eval::cmp(CmpOp::Eq, ty.bits(&self.program.target), old, expected);
                if equal {
                    write(&mut state.memory, address, &self.cut(new, ty));
                }
                results = vec![old, u128::from(equal)];
            }
            other => panic!("no memory operation: {other:?}"),
        }
        let thread = &mut state.threads[i];
        for (reg, value) in inst.results.iter().zip(results) {
            thread.regs[reg.index()] = value;
        }
        thread.next += 1;
        true
    }

    fn load(&self, state: &State, i: usize, address: u128, ty: Type) -> Vec<u8> {
        let mut memory = state.memory.clone();
        for (at, bytes) in &state.threads[i].buffer {
            write(&mut memory, *at, bytes);
        }
        let (global, offset) = split(address);
        memory[global][offset..offset + ty.bytes(&self.program.target) as usize].to_vec()
    }

    fn ty(&self, thread: &Thread, operand: Operand) -> Type {
        match operand {
            Operand::Reg(reg) => self.program.func(thread.func).ty(reg),
            Operand::Const(ty, _) | Operand::Undef(ty) => ty,
            Operand::Global(..) | Operand::Func(_) => Type::Ptr,
        }
    }

    fn value(&self, thread: &Thread, operand: Operand) -> u128 {
        match operand {
            Operand::Reg(reg) => thread.regs[reg.index()],
            Operand::Const(_, n) => n,
            Operand::Global(id, offset) => ((id.index() as i128 + 1) * STRIDE as i128 + i128::from(offset)) as u128,
            Operand::Func(_) | Operand::Undef(_) => panic!("no such operand in a litmus test"),
        }
    }

    fn bytes(&self, thread: &Thread, operand: Operand) -> Vec<u8> {
        self.cut(self.value(thread, operand), self.ty(thread, operand))
    }

    fn cut(&self, value: u128, ty: Type) -> Vec<u8> {
        value.to_le_bytes()[..ty.bytes(&self.program.target) as usize].to_vec()
    }
}

fn split(address: u128) -> (usize, usize) {
    ((address / STRIDE) as usize - 1, (address % STRIDE) as usize)
}

fn write(memory: &mut [Vec<u8>], address: u128, bytes: &[u8]) {
    let (global, offset) = split(address);
    memory[global][offset..offset + bytes.len()].copy_from_slice(bytes);
}

fn word(bytes: &[u8]) -> u128 {
    bytes.iter().rev().fold(0, |n, b| n << 8 | u128::from(*b))
}
