//! Which memory is shared, how wide its cells are, and how many threads and objects there is room for.
//!
//! Source: the escape analysis of `ir` for objects; the rest is a forward flow of "may point to shared memory" through
//! registers, and a count of calls along the call graph.
//! Guarantee: an access that is called private here touches no shared object. If all other accesses have one size, cells
//! have that size and every access is one whole cell; otherwise a cell has eight bytes and writes have masks.
//! Misses: integers that are no addresses count as addresses, so that more accesses than needed may count as shared.

use fencepost_ir::cfg::Cfg;
use fencepost_ir::loops::Loops;
use fencepost_ir::passes::escape::{self, Escape};
use fencepost_ir::{visit, BlockId, FuncId, Function, InitValue, Op, Operand, Program, Terminator, Type};

/// No count is followed further than this.
const MOST: u32 = 64;

/// So often is a loop counted whose bound the user does not name.
const LOOP: u32 = 4;

/// What is known about a program's memory.
pub struct Sharing {
    /// Which objects more than one thread may reach.
    pub escape: Escape,
    /// The functions that a run may enter.
    pub reachable: Vec<bool>,
    /// The functions whose address is taken.
    pub addressed: Vec<bool>,
    /// How often each function is called, at most or about.
    pub calls: Vec<u32>,
    /// How often each block of a function runs in one call, about.
    pub repeats: Vec<Vec<u32>>,
    /// For each function, the registers that may point to shared memory.
    pointing: Vec<Vec<bool>>,
    returning: Vec<Vec<bool>>,
}

impl Sharing {
    /// Looks at a program.
    pub fn new(program: &Program, unwind: Option<u32>) -> Sharing {
        let each = unwind.unwrap_or(LOOP).clamp(1, 16);
        let mut sharing = Sharing {
            escape: escape::escape(program),
            reachable: escape::reachable_functions(program),
            addressed: addressed(program),
            calls: Vec::new(),
            repeats: program.functions.iter().map(|f| repeats(f, each)).collect(),
            pointing: program.functions.iter().map(|f| vec![false; f.regs.len()]).collect(),
            returning: program.functions.iter().map(|f| vec![false; f.rets.len()]).collect(),
        };
        sharing.calls = sharing.count(program);
        while sharing.flow(program) {}
        sharing
    }

    /// How many threads can be started, about; the first one included.
    pub fn threads(&self, program: &Program) -> u32 {
        let mut n = 1;
        self.each_inst(program, |f, b, op| {
            if matches!(op, Op::ThreadNew) {
                n += self.times(f, b);
            }
        });
        n.min(MOST)
    }

    /// How often a block runs, about.
    pub fn times(&self, func: FuncId, block: BlockId) -> u32 {
        self.calls[func.index()].saturating_mul(self.repeats[func.index()][block.index()]).min(MOST)
    }

    /// Whether a block may run more than once in a call.
    pub fn repeats(&self, func: FuncId, block: BlockId) -> bool {
        self.repeats[func.index()][block.index()] > 1
    }

    /// Whether an operand may be the address of shared memory.
    pub fn may_be_shared(&self, func: FuncId, operand: Operand) -> bool {
        match operand {
            Operand::Reg(r) => self.pointing[func.index()][r.index()],
            Operand::Global(g, _) => self.escape.global_is_shared(g),
            Operand::Const(..) | Operand::Func(_) | Operand::Undef(_) => false,
        }
    }

    /// The width of a cell if every shared access has it.
    pub fn cell_bytes(&self, program: &Program) -> Option<u32> {
        let mut sizes: Vec<u32> = Vec::new();
        self.each_inst(program, |f, _, op| {
            let bytes = |o: Operand| operand_type(program.func(f), o).bytes(&program.target);
            let mut see = |addr: Operand, found: &[u32]| {
                if self.may_be_shared(f, addr) {
                    sizes.extend_from_slice(found);
                }
            };
            if let Op::Load(ty, addr, _) = op {
                see(*addr, &[ty.bytes(&program.target)]);
            } else if let Op::Store { addr, value, .. }
            | Op::Rmw { addr, value, .. }
            | Op::CmpXchg { addr, expected: value, .. } = op
            {
                see(*addr, &[bytes(*value)]);
            } else if let Op::MemCopy { dst, src, len, unit, .. } = op {
                see(*dst, &block_sizes(*len, *unit));
                see(*src, &block_sizes(*len, *unit));
            } else if let Op::MemSet { dst, len, unit, .. } = op {
                see(*dst, &block_sizes(*len, *unit));
            }
        });
        sizes.sort_unstable();
        sizes.dedup();
        let size = match sizes.as_slice() {
            [] => 4,
            [size @ (1 | 2 | 4 | 8)] => *size,
            _ => return None,
        };
        self.is_aligned(program, size).then_some(size)
    }

    /// Whether all constant offsets into shared memory are multiples of a size.
    fn is_aligned(&self, program: &Program, size: u32) -> bool {
        let multiple = |n: i128| n % i128::from(size) == 0;
        let mut aligned = true;
        self.each_inst(program, |f, _, op| {
            if let Op::PtrAdd(a, Operand::Const(_, n)) = op {
                aligned &= !self.may_be_shared(f, *a) || multiple(*n as i128);
            }
            visit::operands(op, |a| match a {
                Operand::Global(g, n) => aligned &= !self.escape.global_is_shared(*g) || multiple(i128::from(*n)),
                Operand::Reg(_) | Operand::Const(..) | Operand::Func(_) | Operand::Undef(_) => {}
            });
        });
        aligned
    }

    /// Every instruction of every function that a run may enter.
    pub fn each_inst(&self, program: &Program, mut see: impl FnMut(FuncId, BlockId, &Op)) {
        for (i, f) in program.functions.iter().enumerate().filter(|(i, _)| self.reachable[*i]) {
            for (b, block) in f.blocks.iter().enumerate() {
                for inst in &block.insts {
                    see(FuncId::from_index(i), BlockId::from_index(b), &inst.op);
                }
            }
        }
    }

    /// Calls along the call graph; what calls itself ends at the most.
    fn count(&self, program: &Program) -> Vec<u32> {
        let mut calls = vec![0u32; program.functions.len()];
        loop {
            let mut next = vec![0u32; calls.len()];
            for f in program.constructors.iter().chain([&program.entry]) {
                next[f.index()] += 1;
            }
            for (i, f) in program.functions.iter().enumerate() {
                for (b, block) in f.blocks.iter().enumerate() {
                    let times = calls[i].saturating_mul(self.repeats[i][b]);
                    for inst in &block.insts {
                        if let Op::Call { func, .. } | Op::ThreadStart { func: Operand::Func(func), .. } = &inst.op {
                            next[func.index()] = next[func.index()].saturating_add(times);
                        } else if matches!(inst.op, Op::CallIndirect { .. } | Op::ThreadStart { .. }) {
                            for (n, _) in next.iter_mut().zip(&self.addressed).filter(|(_, taken)| **taken) {
                                *n = n.saturating_add(times);
                            }
                        }
                    }
                }
            }
            next.iter_mut().for_each(|n| *n = (*n).min(MOST));
            if next == calls {
                return calls;
            }
            calls = next;
        }
    }

    /// One round of the flow; whether anything was learned.
    fn flow(&mut self, program: &Program) -> bool {
        let mut changed = false;
        for (i, f) in program.functions.iter().enumerate() {
            let func = FuncId::from_index(i);
            if self.addressed[i] {
                for p in &f.params {
                    changed |= !std::mem::replace(&mut self.pointing[i][p.index()], true);
                }
            }
            for (b, block) in f.blocks.iter().enumerate() {
                for (k, inst) in block.insts.iter().enumerate() {
                    if let Op::Call { func: callee, args } = &inst.op {
                        for (p, a) in program.func(*callee).params.iter().zip(args) {
                            let points = self.may_be_shared(func, *a);
                            let slot = &mut self.pointing[callee.index()][p.index()];
                            changed |= points && !std::mem::replace(slot, true);
                        }
                    }
                    for (n, r) in inst.results.iter().enumerate() {
                        let points = self.result(func, BlockId::from_index(b), k, &inst.op, n);
                        let slot = &mut self.pointing[i][r.index()];
                        changed |= points && !std::mem::replace(slot, true);
                    }
                }
                for jump in block.term.jumps() {
                    for (p, a) in f.blocks[jump.block.index()].params.iter().zip(&jump.args) {
                        let points = self.may_be_shared(func, *a);
                        changed |= points && !std::mem::replace(&mut self.pointing[i][p.index()], true);
                    }
                }
                if let Terminator::Return(values) = &block.term {
                    for (n, v) in values.iter().enumerate().take(f.rets.len()) {
                        let points = self.may_be_shared(func, *v);
                        changed |= points && !std::mem::replace(&mut self.returning[i][n], true);
                    }
                }
            }
        }
        changed
    }

    fn result(&self, func: FuncId, block: BlockId, inst: usize, op: &Op, nth: usize) -> bool {
        match op {
            Op::Alloca { .. } | Op::Malloc { .. } => !self.escape.object_is_local(func, block, inst),
            Op::TlsAddr(g) => self.escape.global_is_shared(*g),
            Op::Call { func, .. } => self.returning[func.index()].get(nth).copied().unwrap_or(true),
            Op::ThreadNew | Op::ThreadSelf | Op::ObjectSize(_) | Op::Cmp(..) | Op::FCmp(..) | Op::Print { .. } => false,
            Op::Load(..)
            | Op::Rmw { .. }
            | Op::CmpXchg { .. }
            | Op::CallIndirect { .. }
            | Op::ThreadJoin(_)
            | Op::Nondet(..)
            | Op::StackSave
            | Op::VarArgs
            | Op::Format { .. } => true,
            Op::Copy(_)
            | Op::Bin(..)
            | Op::Un(..)
            | Op::FBin(..)
            | Op::FUn(..)
            | Op::FMulAdd(..)
            | Op::Cast(..)
            | Op::Select(..)
            | Op::Overflow(..)
            | Op::FunnelShift { .. }
            | Op::PtrAdd(..) => {
                let mut points = false;
                visit::operands(op, |a| points |= self.may_be_shared(func, *a));
                points
            }
            Op::StackRestore(_)
            | Op::StackEnd(_)
            | Op::Free(_)
            | Op::Store { .. }
            | Op::MemCopy { .. }
            | Op::MemSet { .. }
            | Op::Fence(_)
            | Op::ThreadStart { .. }
            | Op::AtomicBegin
            | Op::AtomicEnd
            | Op::Assume(_)
            | Op::Await(_)
            | Op::Yield
            | Op::Assert { .. }
            | Op::Observe(_)
            | Op::Commit => false,
        }
    }
}

/// The type of an operand.
pub fn operand_type(f: &Function, operand: Operand) -> Type {
    match operand {
        Operand::Reg(r) => f.ty(r),
        Operand::Const(ty, _) | Operand::Undef(ty) => ty,
        Operand::Global(..) | Operand::Func(_) => Type::Ptr,
    }
}

fn block_sizes(len: Operand, unit: u32) -> Vec<u32> {
    match len {
        Operand::Const(_, n) if n.is_multiple_of(u128::from(unit)) => vec![unit],
        Operand::Const(..) | Operand::Reg(_) | Operand::Global(..) | Operand::Func(_) | Operand::Undef(_) => {
            vec![unit, 1]
        }
    }
}

fn repeats(f: &Function, each: u32) -> Vec<u32> {
    let loops = Loops::of(&Cfg::new(f));
    let times = |b| loops.innermost(b).map_or(1, |l| each.saturating_pow(loops.all[l].depth + 1).min(MOST));
    (0..f.blocks.len()).map(|b| times(BlockId::from_index(b))).collect()
}

fn addressed(program: &Program) -> Vec<bool> {
    let mut addressed = vec![false; program.functions.len()];
    let mut see = |operand: &Operand| {
        if let Operand::Func(f) = operand {
            addressed[f.index()] = true;
        }
    };
    for f in &program.functions {
        for block in &f.blocks {
            block.insts.iter().for_each(|i| visit::operands(&i.op, &mut see));
            visit::term_operands(&block.term, &mut see);
        }
    }
    for piece in program.globals.iter().flat_map(|g| &g.init) {
        if let InitValue::Func(f) = piece.value {
            addressed[f.index()] = true;
        }
    }
    addressed
}
