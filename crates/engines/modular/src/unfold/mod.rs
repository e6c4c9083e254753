//! Unfolds the threads of a program into trees of events, in rounds until nothing new is seen of shared memory.
//!
//! Source: the fixed point of section 5 of Kusano and Wang (FSE 2017): each thread alone, then the interferences, again
//! and again. Loops are followed as long as constants decide them, and a few times otherwise; then a cut says so.
//! Guarantee: if no cut can be reached, every run's threads follow paths of the trees: what a load may read is contained in
//! the range of its symbol, since on models that keep dependencies a first store with an unforeseen value would have been computed from
//! foreseen ones; on others (`relaxed`) every load of memory that threads share may read anything, and the first round, which finds
//! out what they share, reckons with anything that somebody may reach.
//! The first round only looks around, so that memory is not found to be shared piece by piece: numbers in globals may be anything.
//! Misses: pointers to unknown places, text written to memory, variable arguments: the unfolding gives up and says why.

mod access;
mod control;
mod memory;
mod objects;
mod step;
mod threads;
mod world;

pub use world::World;

use crate::events::{CellId, Event, EventId, Forest, Instance, InstanceId, Node, NodeId, What};
use crate::expr::{ExprId, Exprs, Fun, Symbol};
use crate::set::Set;
use crate::tuning;
use fencepost_check::deps::Loads;
use fencepost_check::layout::Layout;
use fencepost_check::value::Dep;
use fencepost_check::{Budget, FindingKind};
use fencepost_ir::{BinOp, BlockId, FuncId, Loc, Program};
use fencepost_models::Model;
use memory::Memory;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::collections::BTreeMap;
use std::rc::Rc;

/// How far to unfold.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// So often is a loop repeated whose end no constant decides.
    pub repeat: u32,
    /// At most so many nodes.
    pub nodes: usize,
    /// At most so many events.
    pub events: usize,
    /// At most so many instructions.
    pub steps: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits::of(&Budget::unlimited())
    }
}

impl Limits {
    /// Those of a task.
    pub fn of(budget: &Budget) -> Limits {
        let (nodes, events) = (tuning::NODES.of(budget), tuning::EVENTS.of(budget));
        Limits { repeat: 3, nodes, events, steps: tuning::INSTRUCTIONS.of(budget) as u64 }
    }
}

/// A value with the loads that it depends on.
#[derive(Clone, Copy, Debug)]
struct Value {
    expr: ExprId,
    dep: Loads,
    /// A truth value: whether bits of it were never set. `None`: all of them were, for certain.
    undef: Option<ExprId>,
}

impl Value {
    fn of(expr: ExprId) -> Value {
        Value { expr, dep: Loads::default(), undef: None }
    }
}

#[derive(Clone, Debug)]
struct Frame {
    func: FuncId,
    block: BlockId,
    ip: usize,
    regs: Vec<Option<Value>>,
    stack: u64,
    /// What an instruction that asks twice remembers.
    held: Option<Value>,
    /// How often each block was entered again since a choice was made.
    loops: SmallVec<[(BlockId, u32, u32); 2]>,
}

/// A thread on one path.
#[derive(Clone, Debug)]
struct State {
    instance: InstanceId,
    number: u32,
    node: NodeId,
    frames: Vec<Frame>,
    memory: Rc<Memory>,
    stack: u64,
    heap: u64,
    created: u32,
    atomic: u32,
    /// How many constructors have been called, and the entry.
    started: usize,
    entry: FuncId,
    arg: Value,
    control: Loads,
    choices: u32,
    known: Rc<FxHashMap<ExprId, bool>>,
    pinned: Rc<FxHashMap<ExprId, u128>>,
    env: Rc<FxHashMap<Symbol, Set>>,
    threads: Rc<Vec<(u32, EventId)>>,
    /// The numbers of the threads that were waited for.
    ended: Rc<Vec<u32>>,
    /// What cells hold that nobody else can change any more.
    settled: Rc<FxHashMap<CellId, Value>>,
    /// The thread's own stack and heap objects, by address.
    objects: Rc<BTreeMap<u64, Own>>,
    /// The objects of other threads that this one has freed.
    freed: Rc<Vec<u64>>,
    /// Stack addresses below this are not used again: something may still point there.
    kept: u64,
}

/// An object that the thread has made.
#[derive(Clone, Copy, Debug)]
struct Own {
    size: u64,
    /// Where the next object may start.
    end: u64,
    heap: bool,
    live: bool,
}

/// Why an instruction did not go on.
enum Halt {
    /// The path ends here.
    Over,
    /// Several ways: what is assumed on each.
    Fork(Vec<Choice>),
    /// The unfolding is given up.
    GiveUp(String),
}

/// What is assumed on one way of a fork.
#[derive(Clone, Copy)]
enum Choice {
    Holds(ExprId, bool),
    /// As before, because an assertion has held.
    Passed(ExprId, bool),
    Equals(ExprId, u128),
}

type Step<T> = Result<T, Halt>;

fn give_up<T>(text: impl Into<String>) -> Step<T> {
    Err(Halt::GiveUp(text.into()))
}

/// One round.
struct Unfold<'a> {
    program: &'a Program,
    layout: &'a Layout,
    model: &'static Model,
    limits: Limits,
    budget: &'a Budget,
    world: &'a mut World,
    forest: Forest,
    work: Vec<State>,
    steps: u64,
    loc: Loc,
}

/// The trees of all threads, or why there are none.
pub fn unfold(
    program: &Program,
    layout: &Layout,
    model: &'static Model,
    limits: Limits,
    budget: &Budget,
) -> Result<Forest, String> {
    let patience = tuning::PATIENCE.of(budget) as u32;
    let mut world = World::new(program, layout, !model.keep.dependencies);
    for round in 0.. {
        world.begin_round(round, patience);
        let mut one = Unfold {
            program,
            layout,
            model,
            limits,
            budget,
            forest: world.forest(program),
            world: &mut world,
            work: Vec::new(),
            steps: 0,
            loc: Loc::NONE,
        };
        one.run()?;
        let forest = one.forest;
        // What nobody has looked at may be what makes others do what nobody has seen.
        let cut = forest.events.iter().any(|e| matches!(e.what, What::Cut(_)));
        if world.looking && world.wild && cut {
            return Err("loops whose end depends on what others store".into());
        }
        if !world.end_round(&forest, program, layout, tuning::PASSED_ON.of(budget)) {
            return Ok(forest);
        }
        if budget.stop(0).is_some() {
            return Err("out of time while the threads were unfolded".into());
        }
        if round > 4 * patience {
            return Err("the values of shared memory do not settle".into());
        }
    }
    Err("internal error: rounds ended".into())
}

impl Unfold<'_> {
    fn run(&mut self) -> Result<(), String> {
        let zero = self.forest.exprs.constant(u32::from(self.program.target.pointer_bits), 0);
        let arg = Value::of(zero);
        self.instance(0, self.program.entry, arg, None);
        while let Some(mut state) = self.work.pop() {
            loop {
                match self.one(&mut state) {
                    Ok(()) => {}
                    Err(Halt::Over) => break,
                    Err(Halt::GiveUp(_)) if self.world.looking && !self.world.wild => break,
                    Err(Halt::GiveUp(text)) => return Err(self.at(&text)),
                    Err(Halt::Fork(choices)) => {
                        self.fork(&state, &choices);
                        break;
                    }
                }
            }
            let large = self.forest.nodes.len() > self.limits.nodes || self.forest.events.len() > self.limits.events;
            if large && self.world.looking && !self.world.wild {
                return Ok(());
            }
            if large {
                return Err("the threads have too many paths".into());
            }
            if self.budget.stop(0).is_some() {
                return Err("out of time while the threads were unfolded".into());
            }
        }
        Ok(())
    }

    fn at(&self, text: &str) -> String {
        match self.program.file_name(self.loc) {
            Some(_) => format!("line {}: {text}", self.loc.line),
            None => text.to_string(),
        }
    }

    /// A new thread.
    fn instance(&mut self, number: u32, func: FuncId, arg: Value, start: Option<EventId>) -> InstanceId {
        let id = self.forest.instances.len() as InstanceId;
        let root = self.forest.nodes.len() as NodeId;
        self.forest.nodes.push(Node { instance: id, parent: None, depth: 0, events: Vec::new(), children: Vec::new() });
        self.forest.instances.push(Instance { number, func, start, root });
        self.work.push(State {
            instance: id,
            number,
            node: root,
            frames: Vec::new(),
            memory: Rc::default(),
            stack: self.layout.stack_start(number),
            heap: self.layout.heap_start(number),
            created: 0,
            atomic: 0,
            started: if number == 0 { 0 } else { self.program.constructors.len() },
            entry: func,
            arg,
            control: Loads::default(),
            choices: 0,
            known: Rc::default(),
            pinned: Rc::default(),
            env: Rc::default(),
            threads: Rc::default(),
            ended: Rc::default(),
            settled: Rc::default(),
            objects: Rc::default(),
            freed: Rc::default(),
            kept: 0,
        });
        id
    }

    /// Goes every way that is possible.
    fn fork(&mut self, state: &State, choices: &[Choice]) {
        for choice in choices {
            let mut way = state.clone();
            // An assertion that has held is no choice: the loop around it ends as it would.
            way.choices += u32::from(!matches!(choice, Choice::Passed(..)));
            let node = self.child(state);
            way.node = node;
            let possible = match *choice {
                Choice::Holds(cond, value) => self.assume(&mut way, cond, value),
                Choice::Passed(cond, value) => self.suppose(&mut way, cond, value, What::Passed(cond, value)),
                Choice::Equals(expr, value) => {
                    Rc::make_mut(&mut way.pinned).insert(expr, value);
                    let bits = self.forest.exprs.bits(expr);
                    let constant = self.forest.exprs.constant(bits, value);
                    let equal = self.forest.exprs.apply(Fun::Cmp(fencepost_ir::CmpOp::Eq), &[expr, constant], 1);
                    self.assume(&mut way, equal, true)
                }
            };
            if possible {
                self.forest.nodes[state.node as usize].children.push(node);
                self.work.push(way);
            } else if self.forest.nodes.len() as NodeId == node + 1 {
                self.forest.nodes.pop();
            }
        }
    }

    /// A node below the one where a path is.
    fn child(&mut self, state: &State) -> NodeId {
        let node = self.forest.nodes.len() as NodeId;
        let depth = self.forest.nodes[state.node as usize].depth + 1;
        let (instance, parent) = (state.instance, Some(state.node));
        self.forest.nodes.push(Node { instance, parent, depth, events: Vec::new(), children: Vec::new() });
        node
    }

    /// Assumes that a condition has a value; says whether it can.
    fn assume(&mut self, state: &mut State, cond: ExprId, value: bool) -> bool {
        self.suppose(state, cond, value, What::Condition(cond, value))
    }

    fn suppose(&mut self, state: &mut State, cond: ExprId, value: bool, event: What) -> bool {
        match self.truth(state, cond) {
            Some(known) if known == value => return true,
            Some(_) => return false,
            None => {}
        }
        Rc::make_mut(&mut state.known).insert(cond, value);
        self.refine(state, cond, value);
        self.push(state, event);
        true
    }

    /// Fewer values for the only symbol of a condition.
    fn refine(&mut self, state: &mut State, cond: ExprId, value: bool) {
        let mut symbols = Vec::new();
        self.forest.exprs.symbols_of(cond, &mut symbols);
        let [symbol] = symbols.as_slice() else { return };
        let exprs = &self.forest.exprs;
        let range = state.env.get(symbol).unwrap_or(exprs.range(*symbol)).clone();
        let refined = match range.values() {
            Some(_) => range.filter(|v| holds_for(exprs, cond, *symbol, &range, v, value)),
            None => match exprs.equal_to(cond, value) {
                Some((s, set)) if s == *symbol => set,
                Some(_) | None => return,
            },
        };
        Rc::make_mut(&mut state.env).insert(*symbol, refined);
    }

    /// The truth value of a condition, if it has only one here.
    fn truth(&self, state: &State, cond: ExprId) -> Option<bool> {
        if let Some(v) = self.forest.exprs.value(cond) {
            return Some(v & 1 == 1);
        }
        if let Some(known) = state.known.get(&cond) {
            return Some(*known);
        }
        let set = self.forest.exprs.evaluate_with(cond, &state.env);
        match (set.has(0), set.has(1)) {
            (true, false) => Some(false),
            (false, true) => Some(true),
            (true, true) | (false, false) => None,
        }
    }

    /// The truth value of a condition; forks if there are two.
    fn decide(&mut self, state: &mut State, cond: Value) -> Step<bool> {
        state.control = state.control.join(cond.dep);
        match self.truth(state, cond.expr) {
            Some(known) => Ok(known),
            None => Err(Halt::Fork(vec![Choice::Holds(cond.expr, true), Choice::Holds(cond.expr, false)])),
        }
    }

    /// As [`Unfold::decide`], where the thread fails if the condition does not have the value.
    fn decide_check(&mut self, state: &mut State, cond: Value, good: bool) -> Step<bool> {
        match self.decide(state, cond) {
            Err(Halt::Fork(_)) => {
                Err(Halt::Fork(vec![Choice::Passed(cond.expr, good), Choice::Holds(cond.expr, !good)]))
            }
            other => other,
        }
    }

    /// Something is wrong where a condition holds; the path goes on where it does not.
    fn must_not(&mut self, state: &mut State, bad: ExprId, kind: FindingKind) -> Step<()> {
        if self.world.looking {
            return Ok(());
        }
        match self.truth(state, bad) {
            Some(true) => return self.fail(state, kind),
            Some(false) => return Ok(()),
            None => {}
        }
        let wrong = self.child(state);
        let right = self.child(state);
        self.forest.nodes[state.node as usize].children.extend([wrong, right]);
        state.node = wrong;
        self.push(state, What::Condition(bad, true));
        self.push(state, What::Fail(Box::new(kind)));
        state.node = right;
        Rc::make_mut(&mut state.known).insert(bad, false);
        self.refine(state, bad, false);
        self.push(state, What::Passed(bad, false));
        Ok(())
    }

    /// A value decides something: it is wrong if bits of it were never set.
    fn defined(&mut self, state: &mut State, value: Value, what: &'static str) -> Step<()> {
        match value.undef {
            Some(undef) => self.must_not(state, undef, FindingKind::Undefined(what)),
            None => Ok(()),
        }
    }

    /// Whether one of two values has bits that were never set.
    fn either(&mut self, a: Option<ExprId>, b: Option<ExprId>) -> Option<ExprId> {
        match (a, b) {
            (Some(a), Some(b)) => Some(self.forest.exprs.apply(Fun::Bin(BinOp::Or), &[a, b], 1)),
            (a, b) => a.or(b),
        }
    }

    /// The value of something that must be defined; forks if there are a few.
    fn concrete(&mut self, state: &mut State, value: Value, what: &'static str) -> Step<u128> {
        self.defined(state, value, what)?;
        self.known(state, value.expr, what)
    }

    /// The value of an expression; forks if there are a few.
    fn known(&mut self, state: &State, expr: ExprId, what: &str) -> Step<u128> {
        if let Some(v) = self.forest.exprs.value(expr).or_else(|| state.pinned.get(&expr).copied()) {
            return Ok(v);
        }
        let set = self.forest.exprs.evaluate_with(expr, &state.env);
        match set.values() {
            Some([]) => Err(Halt::Over),
            Some([one]) => Ok(*one),
            Some(few) => Err(Halt::Fork(few.iter().map(|v| Choice::Equals(expr, *v)).collect())),
            None => give_up(format!("{what} may be anything")),
        }
    }

    /// Adds an event to the path.
    fn push(&mut self, state: &State, what: What) -> EventId {
        self.push_access(state, what, Loads::default(), Loads::default())
    }

    fn push_access(&mut self, state: &State, what: What, depends: Loads, carries: Loads) -> EventId {
        let id = self.forest.events.len() as EventId;
        let node = &mut self.forest.nodes[state.node as usize];
        let index = node.events.len() as u32;
        node.events.push(id);
        self.forest.events.push(Event {
            instance: state.instance,
            node: state.node,
            index,
            what,
            depends: depends.events().iter().copied().collect(),
            carries: carries.events().iter().copied().collect(),
            partner: None,
            loc: self.loc,
        });
        id
    }
}

/// Whether a condition over one symbol can have a value when the symbol has one.
fn holds_for(exprs: &Exprs, cond: ExprId, symbol: Symbol, range: &Set, v: u128, value: bool) -> bool {
    let mut env = FxHashMap::default();
    env.insert(symbol, range.filter(|x| x == v));
    exprs.evaluate_with(cond, &env).has(u128::from(value))
}
