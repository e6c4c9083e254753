//! Which objects more than one thread may reach.
//!
//! Source: the classic escape analysis in its simplest sound form: flow-insensitive, one bit per register, backward from the
//! places where a value leaks.
//! Guarantee: an object that is called local here is touched by no other thread than its maker (a stack or heap
//! object) or the named one (a global). A value *leaks* when it is stored, exchanged, passed to an indirect call, to a
//! thread, to variable arguments or to a parameter that leaks, returned, or handed over at a thread's end. Everything computed
//! from a pointer counts as the pointer, integers included; the result of a comparison does not.
//! Misses: a pointer stored into a local object leaks, although only this thread could read it back; a returned pointer
//! leaks. Run [`inline`](super::inline) first: it removes most of both.

use crate::cfg::Cfg;
use crate::ids::{BlockId, FuncId, GlobalId, Reg};
use crate::inst::{Op, Operand, Terminator};
use crate::loops::Loops;
use crate::program::{Function, InitValue, Program};
use crate::visit;
use rustc_hash::FxHashSet;

/// Which threads may touch a global.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Accessors {
    /// No code that a thread can reach names it.
    None,
    /// Only the one thread that starts in this function (the entry stands for the first thread).
    One(FuncId),
    /// Possibly several threads.
    Many,
}

/// The result of the analysis.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Escape {
    /// For each function the registers whose value may leak.
    leaking: Vec<Vec<bool>>,
    accessors: Vec<Accessors>,
    leaked_globals: Vec<bool>,
    thread_local: Vec<bool>,
    /// For each function the result register of each object-making instruction, by block and index.
    makers: Vec<Vec<(BlockId, usize, Reg)>>,
}

/// Analyses a verified program.
pub fn escape(program: &Program) -> Escape {
    let flows: Vec<Flow> = program.functions.iter().map(Flow::new).collect();
    let leaking = leaking(program, &flows);
    let leaked_globals = leaked_globals(program, &leaking);
    let accessors = accessors(program, &leaked_globals);
    let makers = program.functions.iter().map(makers).collect();
    let thread_local = program.globals.iter().map(|g| g.thread_local).collect();
    Escape { leaking, accessors, leaked_globals, thread_local, makers }
}

impl Escape {
    /// Whether the stack or heap object that the instruction makes stays with the thread that makes it. False for
    /// instructions that make none.
    pub fn object_is_local(&self, func: FuncId, block: BlockId, inst: usize) -> bool {
        let Some(makers) = self.makers.get(func.index()) else { return false };
        match makers.binary_search_by_key(&(block, inst), |m| (m.0, m.1)) {
            Ok(i) => !self.leaking[func.index()][makers[i].2.index()],
            Err(_) => false,
        }
    }

    /// Whether the stack object that the instruction makes stays with its thread.
    pub fn alloca_is_local(&self, func: FuncId, block: BlockId, inst: usize) -> bool {
        self.object_is_local(func, block, inst)
    }

    /// Which threads may touch the global. For a thread-local global: any of its copies.
    pub fn global_accessors(&self, global: GlobalId) -> Accessors {
        self.accessors.get(global.index()).copied().unwrap_or(Accessors::Many)
    }

    /// Whether two threads may touch the same copy of the global.
    pub fn global_is_shared(&self, global: GlobalId) -> bool {
        if self.thread_local.get(global.index()) == Some(&true) {
            return self.leaked_globals[global.index()];
        }
        self.global_accessors(global) == Accessors::Many
    }

    /// Whether the value of the register may become known to another thread.
    pub fn register_leaks(&self, func: FuncId, reg: Reg) -> bool {
        self.leaking.get(func.index()).and_then(|f| f.get(reg.index())).copied().unwrap_or(true)
    }

    /// Whether the address of the global may be known beyond the instructions that name it and what they compute.
    pub fn global_leaks(&self, global: GlobalId) -> bool {
        self.leaked_globals.get(global.index()).copied().unwrap_or(true)
    }
}

fn makers(func: &Function) -> Vec<(BlockId, usize, Reg)> {
    let mut list = Vec::new();
    for (b, block) in func.blocks.iter().enumerate() {
        for (ip, inst) in block.insts.iter().enumerate() {
            if let (Op::Alloca { .. } | Op::Malloc { .. }, Some(&reg)) = (&inst.op, inst.results.first()) {
                list.push((BlockId::from_index(b), ip, reg));
            }
        }
    }
    list
}

/// Where a value goes.
enum Sink {
    /// Into a register of the same function.
    Reg(Reg),
    /// Into a parameter of another function, by position.
    Param(FuncId, usize),
    /// Where others can see it.
    Leak,
}

/// Calls `f` for every operand that carries a value somewhere, with where it goes. Operands that are only used as
/// addresses, conditions or sizes go nowhere.
fn each_flow(func: &Function, mut f: impl FnMut(&Operand, Sink)) {
    for block in &func.blocks {
        for inst in &block.insts {
            inst_flow(&inst.op, &inst.results, &mut f);
        }
        if let Terminator::Return(_) | Terminator::ThreadExit(_) = block.term {
            visit::term_own_operands(&block.term, |a| f(a, Sink::Leak));
        }
        for jump in block.term.jumps() {
            for (param, arg) in func.blocks[jump.block.index()].params.iter().zip(&jump.args) {
                f(arg, Sink::Reg(*param));
            }
        }
    }
}

fn inst_flow(op: &Op, results: &[Reg], f: &mut impl FnMut(&Operand, Sink)) {
    match op {
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
            for &result in results {
                visit::operands(op, |a| f(a, Sink::Reg(result)));
            }
        }
        Op::Store { value, .. } | Op::Rmw { value, .. } => f(value, Sink::Leak),
        Op::CmpXchg { expected, new, .. } => {
            f(expected, Sink::Leak);
            f(new, Sink::Leak);
        }
        Op::Call { func, args } => {
            for (i, arg) in args.iter().enumerate() {
                f(arg, Sink::Param(*func, i));
            }
        }
        Op::CallIndirect { .. } | Op::ThreadStart { .. } => {
            visit::operands(op, |a| f(a, Sink::Leak));
        }
        Op::Cmp(..)
        | Op::FCmp(..)
        | Op::Alloca { .. }
        | Op::StackSave
        | Op::StackRestore(_)
        | Op::StackEnd(_)
        | Op::Malloc { .. }
        | Op::Free(_)
        | Op::ObjectSize(_)
        | Op::TlsAddr(_)
        | Op::VarArgs
        | Op::Load(..)
        | Op::MemCopy { .. }
        | Op::MemSet { .. }
        | Op::Fence(_)
        | Op::ThreadNew
        | Op::ThreadJoin(_)
        | Op::ThreadSelf
        | Op::AtomicBegin
        | Op::AtomicEnd
        | Op::Assume(_)
        | Op::Await(_)
        | Op::Yield
        | Op::Assert { .. }
        | Op::Nondet(..)
        | Op::Observe(_)
        | Op::Commit
        | Op::Print { .. } => {}
        // `snprintf` may write a pointer's digits to memory.
        Op::Format { args, .. } => args.iter().for_each(|a| f(a, Sink::Leak)),
    }
}

/// The value flow of one function, backward.
struct Flow {
    /// For each register the registers that flow into it.
    from: Vec<Vec<Reg>>,
    leaks: Vec<Reg>,
    /// Registers passed as arguments: the register, the callee, the position.
    passed: Vec<(Reg, FuncId, usize)>,
}

impl Flow {
    fn new(func: &Function) -> Flow {
        let mut flow = Flow { from: vec![Vec::new(); func.regs.len()], leaks: Vec::new(), passed: Vec::new() };
        each_flow(func, |operand, sink| {
            if let Operand::Reg(reg) = *operand {
                match sink {
                    Sink::Reg(to) => flow.from[to.index()].push(reg),
                    Sink::Param(callee, i) => flow.passed.push((reg, callee, i)),
                    Sink::Leak => flow.leaks.push(reg),
                }
            }
        });
        flow
    }
}

/// Which registers leak: the least solution over all functions.
fn leaking(program: &Program, flows: &[Flow]) -> Vec<Vec<bool>> {
    let mut leaking: Vec<Vec<bool>> = program.functions.iter().map(|f| vec![false; f.regs.len()]).collect();
    // Who passes something to a function.
    let mut callers: Vec<Vec<usize>> = vec![Vec::new(); flows.len()];
    for (i, flow) in flows.iter().enumerate() {
        for (_, callee, _) in &flow.passed {
            callers[callee.index()].push(i);
        }
    }
    let mut work: Vec<usize> = (0..flows.len()).collect();
    while let Some(i) = work.pop() {
        let flow = &flows[i];
        let mut regs = flow.leaks.clone();
        for &(reg, callee, position) in &flow.passed {
            let target = program.func(callee);
            // An argument beyond the parameters goes to the variable arguments, in memory.
            let leaks = target.params.get(position).is_none_or(|p| leaking[callee.index()][p.index()]);
            if leaks {
                regs.push(reg);
            }
        }
        while let Some(reg) = regs.pop() {
            if !std::mem::replace(&mut leaking[i][reg.index()], true) {
                regs.extend(&flow.from[reg.index()]);
                if program.functions[i].params.contains(&reg) {
                    work.extend(&callers[i]);
                }
            }
        }
    }
    leaking
}

/// Globals whose address is in another global's initial value, or flows to a leak.
fn leaked_globals(program: &Program, leaking: &[Vec<bool>]) -> Vec<bool> {
    let mut leaked = vec![false; program.globals.len()];
    for piece in program.globals.iter().flat_map(|g| &g.init) {
        if let InitValue::Global(id, _) = piece.value {
            leaked[id.index()] = true;
        }
    }
    for (i, func) in program.functions.iter().enumerate() {
        each_flow(func, |operand, sink| {
            if let Operand::Global(id, _) = operand {
                leaked[id.index()] |= match sink {
                    Sink::Reg(reg) => leaking[i][reg.index()],
                    Sink::Param(callee, position) => {
                        let params = &program.func(callee).params;
                        params.get(position).is_none_or(|p| leaking[callee.index()][p.index()])
                    }
                    Sink::Leak => true,
                };
            }
        });
        for inst in func.blocks.iter().flat_map(|b| &b.insts) {
            if let (Op::TlsAddr(id), Some(reg)) = (&inst.op, inst.results.first()) {
                leaked[id.index()] |= leaking[i][reg.index()];
            }
        }
    }
    leaked
}

/// For each global the threads whose code can name it.
fn accessors(program: &Program, leaked: &[bool]) -> Vec<Accessors> {
    let mut result = vec![Accessors::None; program.globals.len()];
    let graph = CallGraph::new(program);
    for (root, many) in thread_roots(program, &graph) {
        let mut seen = FxHashSet::default();
        for func in graph.reachable(root) {
            for_each_global(program.func(func), |id| {
                if !seen.insert(id) {
                    return;
                }
                let slot = &mut result[id.index()];
                *slot = match *slot {
                    Accessors::None if !many => Accessors::One(root),
                    Accessors::One(other) if other == root && !many => Accessors::One(root),
                    Accessors::None | Accessors::One(_) | Accessors::Many => Accessors::Many,
                };
            });
        }
    }
    for (slot, leaked) in result.iter_mut().zip(leaked) {
        if *leaked {
            *slot = Accessors::Many;
        }
    }
    result
}

fn for_each_global(func: &Function, mut f: impl FnMut(GlobalId)) {
    let mut operand = |a: &Operand| {
        if let Operand::Global(id, _) = a {
            f(*id);
        }
    };
    for block in &func.blocks {
        for inst in &block.insts {
            visit::operands(&inst.op, &mut operand);
            if let Op::TlsAddr(id) = inst.op {
                operand(&Operand::Global(id, 0));
            }
        }
        visit::term_operands(&block.term, &mut operand);
    }
}

/// Who calls whom; an indirect call may reach every function whose address is taken.
struct CallGraph {
    calls: Vec<Vec<FuncId>>,
    addressed: Vec<FuncId>,
}

impl CallGraph {
    fn new(program: &Program) -> CallGraph {
        let mut addressed: Vec<FuncId> = Vec::new();
        for piece in program.globals.iter().flat_map(|g| &g.init) {
            if let InitValue::Func(id) = piece.value {
                addressed.push(id);
            }
        }
        let mut calls = Vec::new();
        let mut indirect = Vec::new();
        for func in &program.functions {
            let mut here = Vec::new();
            let mut is_indirect = false;
            let mut take = |a: &Operand| {
                if let Operand::Func(id) = a {
                    addressed.push(*id);
                }
            };
            for block in &func.blocks {
                for inst in &block.insts {
                    visit::operands(&inst.op, &mut take);
                    if let Op::Call { func, .. } = inst.op {
                        here.push(func);
                    }
                    is_indirect |= matches!(inst.op, Op::CallIndirect { .. });
                }
                visit::term_operands(&block.term, &mut take);
            }
            calls.push(here);
            indirect.push(is_indirect);
        }
        addressed.sort_unstable();
        addressed.dedup();
        for (calls, is_indirect) in calls.iter_mut().zip(indirect) {
            if is_indirect {
                calls.extend(&addressed);
            }
        }
        CallGraph { calls, addressed }
    }

    fn reachable(&self, root: FuncId) -> Vec<FuncId> {
        let mut seen = vec![false; self.calls.len()];
        let mut work = vec![root];
        let mut list = Vec::new();
        while let Some(f) = work.pop() {
            if !std::mem::replace(&mut seen[f.index()], true) {
                list.push(f);
                work.extend(&self.calls[f.index()]);
            }
        }
        list
    }
}

/// For each function whether a thread can reach it.
pub fn reachable_functions(program: &Program) -> Vec<bool> {
    let graph = CallGraph::new(program);
    let mut reachable = vec![false; program.functions.len()];
    let starts = std::iter::once(program.entry).chain(program.constructors.iter().copied());
    for root in starts.chain(graph.addressed.iter().copied()) {
        // An earlier root's closure is closed, so a root inside it adds nothing.
        if !reachable[root.index()] {
            graph.reachable(root).into_iter().for_each(|f| reachable[f.index()] = true);
        }
    }
    reachable
}

/// Where threads start, and whether more than one may start there.
fn thread_roots(program: &Program, graph: &CallGraph) -> Vec<(FuncId, bool)> {
    let mut roots = vec![(program.entry, false)];
    // Constructors run in the first thread: they count as part of it, but have their own code.
    for &id in &program.constructors {
        roots.push((id, id != program.entry));
    }
    let entry_is_called = graph.calls.iter().flatten().any(|f| *f == program.entry);
    for (i, func) in program.functions.iter().enumerate() {
        let once = FuncId::from_index(i) == program.entry && !entry_is_called;
        let loops = Loops::of(&Cfg::new(func));
        for (b, block) in func.blocks.iter().enumerate() {
            let repeated = !once || !loops.is_reducible() || loops.innermost(BlockId::from_index(b)).is_some();
            for inst in &block.insts {
                if let Op::ThreadStart { func: started, .. } = &inst.op {
                    if let Operand::Func(id) = started {
                        roots.push((*id, repeated));
                    } else {
                        roots.extend(graph.addressed.iter().map(|f| (*f, true)));
                    }
                }
            }
        }
    }
    roots.sort_unstable();
    // A function that starts twice is two threads.
    let mut merged: Vec<(FuncId, bool)> = Vec::new();
    for (id, many) in roots {
        match merged.last_mut() {
            Some(last) if last.0 == id => last.1 = true,
            Some(_) | None => merged.push((id, many)),
        }
    }
    merged
}
