//! Random graphs and programs for the tests of this crate; the seed decides everything.

pub mod run;

use crate::cfg::Cfg;
use crate::*;

/// A small generator of random numbers (xorshift).
pub struct Random(u64);

impl Random {
    /// A generator with a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// The next number.
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() >> 11) as usize % n.max(1)
    }

    /// A graph of `count` blocks with at most two successors each; the entry has no predecessor.
    pub fn graph(&mut self, count: usize) -> Cfg {
        let mut edges = Vec::new();
        for from in 0..count {
            for _ in 0..self.below(3) {
                let to = 1 + self.below(count - 1);
                if to < count {
                    edges.push((from, to));
                }
            }
        }
        Cfg::from_edges(count, edges.into_iter())
    }
}

impl Random {
    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// A legal program: two globals, a leaf function, a recursive function and a main function with random blocks.
    pub fn program(&mut self) -> Program {
        let mut program = Program::new(Target::LP64);
        let file = program.file("random.c");
        for name in ["x", "y"] {
            program.globals.push(Global {
                name: name.to_string(),
                size: 4,
                align: 4,
                init: vec![InitPiece { offset: 0, value: InitValue::Bytes(vec![self.below(256) as u8]) }],
                thread_local: false,
                constant: false,
                internal: self.below(2) == 0,
                debug_type: None,
                loc: Loc { file, line: 1, column: 2 },
            });
        }
        for (i, name) in ["leaf", "again", "main"].into_iter().enumerate() {
            // A function may call those before it; the second also calls itself.
            let callees: Vec<FuncId> = (0..i + usize::from(i == 1)).map(FuncId::from_index).collect();
            let func = self.function(name, &callees, file);
            program.functions.push(func);
        }
        program.entry = FuncId(2);
        program
    }

    /// A function from two `i32` to `i32`: a random graph; blocks read registers of the entry, their parameters and
    /// their own results, so that definitions dominate.
    fn function(&mut self, name: &str, callees: &[FuncId], file: FileId) -> Function {
        let mut func = Function::new(name);
        func.rets = vec![Type::Int(32)];
        func.loc = Loc { file, line: 3, column: 1 };
        func.atomic = name == "leaf" && self.below(2) == 0;
        let count = 2 + self.below(6);
        func.params = vec![func.reg(Type::Int(32)), func.reg(Type::Int(32))];
        let mut entry_values: Vec<Reg> = func.params.clone();
        for b in 0..count {
            let block = func.block();
            func.blocks[b].loc = Loc { file, line: b as u32 + 10, column: 1 };
            if b > 0 {
                func.blocks[b].params = (0..self.below(3)).map(|_| func.reg(Type::Int(32))).collect();
            }
            let mut values = entry_values.clone();
            values.extend(&func.blocks[b].params);
            for line in 0..self.below(6) {
                let loc = Loc { file, line: line as u32 + 20, column: 3 };
                let (op, result) = self.op(&values, callees);
                let results = result.map(|ty| func.reg(ty)).into_iter().collect();
                if result == Some(Type::Int(32)) {
                    values.push(Reg::from_index(func.regs.len() - 1));
                }
                func.blocks[block.index()].insts.push(Inst { results, op, loc });
            }
            if b == 0 {
                entry_values.clone_from(&values);
            }
            self.terminate(&mut func, b, count, &values);
        }
        // Jumps were made before the parameters of later blocks were known.
        let params: Vec<usize> = func.blocks.iter().map(|b| b.params.len()).collect();
        for block in &mut func.blocks {
            for jump in block.term.jumps_mut() {
                jump.args = (0..params[jump.block.index()]).map(|_| self.value(&entry_values)).collect();
            }
        }
        self.read_dominating(&mut func);
        func
    }

    /// Replaces some operands by registers of other blocks that dominate the reader.
    fn read_dominating(&mut self, func: &mut Function) {
        let cfg = Cfg::new(func);
        let dominators = dominators::Dominators::new(&cfg);
        for &b in cfg.rpo() {
            let mut available = Vec::new();
            for &d in cfg.rpo().iter().filter(|&&d| d != b && dominators.dominates(d, b)) {
                let block = &func.blocks[d.index()];
                let defined = block.params.iter().chain(block.insts.iter().flat_map(|i| &i.results));
                available.extend(defined.copied().filter(|r| func.ty(*r) == Type::Int(32)));
            }
            if available.is_empty() {
                continue;
            }
            let types: Vec<Type> = func.regs.iter().map(|r| r.ty).collect();
            let mut change = |a: &mut Operand| {
                let is_int = match a {
                    Operand::Reg(r) => types[r.index()] == Type::Int(32),
                    Operand::Const(ty, _) => *ty == Type::Int(32),
                    Operand::Global(..) | Operand::Func(_) | Operand::Undef(_) => false,
                };
                if is_int && self.below(2) == 0 {
                    *a = Operand::Reg(available[self.below(available.len())]);
                }
            };
            let block = &mut func.blocks[b.index()];
            block.insts.iter_mut().for_each(|i| visit::operands_mut(&mut i.op, &mut change));
            visit::term_operands_mut(&mut block.term, &mut change);
        }
    }

    fn value(&mut self, values: &[Reg]) -> Operand {
        if self.below(3) == 0 {
            Operand::int(32, self.next() as u128 >> self.below(64))
        } else {
            Operand::Reg(self.pick(values))
        }
    }

    fn op(&mut self, values: &[Reg], callees: &[FuncId]) -> (Op, Option<Type>) {
        let int = Some(Type::Int(32));
        let (a, b) = (self.value(values), self.value(values));
        let addr = Operand::Global(GlobalId(self.below(2) as u32), 0);
        let order = self.pick(&[Order::Plain, Order::Relaxed, Order::SeqCst]);
        let kinds = if callees.is_empty() { 10 } else { 12 };
        match self.below(kinds) {
            0 => (Op::Load(Type::Int(32), addr, Access::atomic(order)), int),
            1 => (Op::Store { addr, value: a, access: Access::atomic(order) }, None),
            2 => (Op::Bin(self.pick(&[BinOp::Add, BinOp::Xor, BinOp::Sub, BinOp::Mul]), a, b), int),
            3 => (Op::Bin(self.pick(&[BinOp::UDiv, BinOp::SRem, BinOp::Shl]), a, b), int),
            4 => (Op::Copy(a), int),
            5 => (Op::Cmp(CmpOp::SLt, a, b), Some(Type::BOOL)),
            6 => (Op::Fence(FenceKind::C(Order::SeqCst)), None),
            7 => {
                let access = Access::atomic(Order::AcqRel);
                (Op::Rmw { op: RmwOp::Add, addr, value: a, access }, int)
            }
            8 => (Op::Nondet(Type::Int(32), NondetKind::Input), int),
            9 => (Op::Observe(a), None),
            _rest => (Op::Call { func: self.pick(callees), args: vec![a, b] }, int),
        }
    }

    fn terminate(&mut self, func: &mut Function, b: usize, count: usize, values: &[Reg]) {
        let to = |random: &mut Random| Jump::to(BlockId::from_index(1 + random.below(count - 1)));
        let term = match self.below(5) {
            0 => Terminator::Return(vec![self.value(values)]),
            1 => Terminator::Jump(to(self)),
            2 => {
                let (then, other) = (to(self), to(self));
                Terminator::Switch { value: self.value(values), cases: vec![(3, then)], default: other }
            }
            _rest => {
                let cond = func.reg(Type::BOOL);
                let op = Op::Cmp(CmpOp::ULt, self.value(values), self.value(values));
                let inst = Inst { results: [cond].into_iter().collect(), op, loc: Loc::NONE };
                func.blocks[b].insts.push(inst);
                Terminator::Branch { cond: Operand::Reg(cond), then: to(self), other: to(self) }
            }
        };
        func.blocks[b].term = term;
    }
}
