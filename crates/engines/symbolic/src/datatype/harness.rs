//! The program of a test: it makes the object, calls the initial operations, starts a thread for each sequence and joins
//! them all.
//!
//! ```text
//! func @test.main() { call @fp_init; call @test.0.0; …; start @test.thread1; start @test.thread2; …; join; join }
//! func @test.thread1(ptr) { call @test.1.0; call @test.1.1 }
//! func @test.1.0() { observe MARK; call @__fp_operation_e }
//! ```
//!
//! Each call of an operation has a function of its own, so that everything in a run can be told which call it belongs to.
//! The mark keeps the observations of one call apart from those of the next in the final states of the reference explorer.
//! The same file and the same test give the same program, so that a run can be replayed.

use super::notation::Test;
use crate::engine::reduce_spins;
use fencepost_ir::passes::operations;
use fencepost_ir::{verify, FuncId, Function, Inst, Loc, Op, Operand, Program, Terminator, Type};
use smallvec::SmallVec;

/// What the front end calls the function of an operation.
const OPERATION: &str = "__fp_operation_";

/// The value that is observed before each call.
pub const MARK: u128 = 0xfe_ce_00_00_fe_ce_00_00;

/// A call of an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invocation {
    /// The operation.
    pub letter: String,
    /// The thread, from 1; 0 for the calls before the threads.
    pub thread: u32,
    /// Which of the thread's calls, from 0.
    pub index: u32,
    /// The function of this call.
    pub func: FuncId,
}

impl Invocation {
    /// The call in a word: `e1`, or `e1.2` for the second call of a thread.
    pub fn name(&self) -> String {
        format!("{}{}.{}", self.letter, self.thread, self.index + 1)
    }
}

/// The program of a test.
#[derive(Clone, Debug)]
pub struct Harness {
    /// The program. Loops that only wait are waits in it, so that threads which wait for each other for ever are a
    /// deadlock, also if the locks are the user's own (CAV'06, section 3.1).
    pub program: Program,
    /// The same with the loops as they are, for serial executions: there nobody else runs while an operation waits, and
    /// such runs are left out.
    pub serial: Program,
    /// Its calls of operations: those of one thread in order, thread after thread.
    pub invocations: Vec<Invocation>,
    /// The function that makes the object.
    pub init: Option<FuncId>,
    /// How many threads there are besides the first.
    pub threads: u32,
}

/// The operations of a program, in the order of their names in the source.
pub fn letters(program: &Program) -> Vec<String> {
    let mut named: Vec<(Loc, String)> = Vec::new();
    for f in &program.functions {
        if let (Some(letter), false) = (f.name.strip_prefix(OPERATION), f.blocks.is_empty()) {
            named.push((f.loc, letter.to_string()));
        }
    }
    named.sort_by_key(|(loc, letter)| (loc.file.index(), loc.line, loc.column, letter.clone()));
    named.into_iter().map(|(_, letter)| letter).collect()
}

/// Builds the program of a test. The operations must be those of [`letters`].
pub fn build(program: &Program, test: &Test) -> Result<Harness, String> {
    let mut harness = Harness {
        program: program.clone(),
        serial: program.clone(),
        invocations: Vec::new(),
        init: None,
        threads: test.threads.len() as u32,
    };
    harness.init = program.func_named("fp_init").filter(|f| !program.func(*f).blocks.is_empty());
    let mut main = Body::new("test.main");
    if let Some(init) = harness.init {
        main.call(init);
    }
    for func in harness.calls(0, &test.initial)? {
        main.call(func);
    }
    let mut starts = Vec::new();
    for (t, calls) in test.threads.iter().enumerate() {
        let mut thread = Body::new(&format!("test.thread{}", t + 1));
        let arg = thread.function.reg(Type::Ptr);
        thread.function.params.push(arg);
        for func in harness.calls(t as u32 + 1, calls)? {
            thread.call(func);
        }
        starts.push(harness.add(thread));
    }
    let word = Type::Int(program.target.pointer_bits);
    let ids: Vec<Operand> = starts.iter().map(|func| main.start(word, *func)).collect();
    for id in ids {
        let result = main.function.reg(Type::Ptr);
        main.push(Op::ThreadJoin(id), Some(result));
    }
    harness.program.entry = harness.add(main);
    match verify::verify(&harness.program) {
        Ok(()) => {
            harness.serial = harness.program.clone();
            reduce_spins(&mut harness.program, false);
            Ok(harness)
        }
        Err(errors) => Err(format!("internal error: the program of the test is not well formed: {:?}", errors.first())),
    }
}

impl Harness {
    fn add(&mut self, body: Body) -> FuncId {
        self.program.functions.push(body.function);
        FuncId::from_index(self.program.functions.len() - 1)
    }

    /// The functions of a thread's calls.
    fn calls(&mut self, thread: u32, letters: &[String]) -> Result<Vec<FuncId>, String> {
        let mut funcs = Vec::new();
        for (index, letter) in letters.iter().enumerate() {
            let operation = self.program.func_named(&format!("{OPERATION}{letter}"));
            let operation = operation.ok_or_else(|| format!("there is no operation `{letter}`"))?;
            let mut body = Body::new(&format!("test.{thread}.{index}"));
            body.push(Op::Observe(Operand::Const(Type::Int(64), MARK)), None);
            body.call(operation);
            let func = self.add(body);
            self.invocations.push(Invocation { letter: letter.clone(), thread, index: index as u32, func });
            funcs.push(func);
        }
        Ok(funcs)
    }

    /// Whether some call may observe something. If none can, all executions look the same.
    pub fn observes(&self) -> bool {
        let operation = |i: &Invocation| self.program.func_named(&format!("{OPERATION}{}", i.letter));
        self.invocations.iter().filter_map(operation).any(|f| operations::observes(&self.program, f))
    }

    /// The calls of a thread: indices into [`Harness::invocations`].
    pub fn calls_of(&self, thread: u32) -> Vec<usize> {
        (0..self.invocations.len()).filter(|i| self.invocations[*i].thread == thread).collect()
    }
}

/// A function of one block.
struct Body {
    function: Function,
}

impl Body {
    fn new(name: &str) -> Body {
        let mut function = Function::new(name);
        let block = function.block();
        function.blocks[block.index()].term = Terminator::Return(Vec::new());
        Body { function }
    }

    fn push(&mut self, op: Op, result: Option<fencepost_ir::Reg>) {
        let results: SmallVec<[fencepost_ir::Reg; 1]> = result.into_iter().collect();
        self.function.blocks[0].insts.push(Inst { results, op, loc: Loc::NONE });
    }

    fn call(&mut self, func: FuncId) {
        self.push(Op::Call { func, args: Vec::new() }, None);
    }

    fn start(&mut self, word: Type, func: FuncId) -> Operand {
        let id = self.function.reg(word);
        self.push(Op::ThreadNew, Some(id));
        let (id, func) = (Operand::Reg(id), Operand::Func(func));
        self.push(Op::ThreadStart { id, func, arg: Operand::Const(Type::Ptr, 0) }, None);
        id
    }
}
