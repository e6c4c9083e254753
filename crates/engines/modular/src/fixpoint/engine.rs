//! The fixpoint: every class of threads is analysed with the stores of the others until nothing new is found.
//!
//! Source: Miné, "Relational thread-modular static value analysis by abstract interpretation" (VMCAI 2014); iteration within a
//! function by Bourdoncle's strategy with widening and narrowing; calls are followed into the callee each time.
//! Guarantee: when [`prove`] returns no alarm, no run fails an assertion. The last round changed nothing that threads share,
//! so what they share covers every run, by induction on the memory order: a load reads a store that is earlier there, or
//! its own thread's; under `rmo` values and conditions of stores depend on earlier loads only (dependencies are kept).
//! `relaxed` keeps no dependencies, so the induction fails: values may justify each other in a circle, and so may stores that are
//! executed only because of each other. There a first fixpoint trusts nothing that other threads could store to, and finds which
//! stores there can be at all; a second one knows from them which loads race, and lets those return anything; a third one uses the
//! stores that the second has found, which need no induction. Of addresses the first one trusts those that nobody seems to change,
//! except that they may be null.
//! Misses: recursion, variable arguments, addresses made of numbers: the answer is "unknown" with the reason.

use super::product;
use super::shared::{ClassId, Precision, Shared, Site, MAIN};
use super::state::{Register, State};
use super::value::Value;
use super::wto::{self, Element};
use crate::tuning;
use fencepost_check::effort::NODE;
use fencepost_check::task::Budget;
use fencepost_check::FindingKind;
use fencepost_ir::cfg::Cfg;
use fencepost_ir::liveness::Liveness;
use fencepost_ir::passes::escape::{escape, Escape};
use fencepost_ir::{BlockId, FuncId, Loc, Op, Operand, Program, Reg, Terminator};
use fencepost_models::{Machine, Model};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// An assertion that could not be proved.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Alarm {
    /// Where it stands.
    pub loc: Loc,
    /// What it says.
    pub text: String,
}

/// What the analysis found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The assertions that may fail; meaningless if `unknown` is set.
    pub alarms: Vec<Alarm>,
    /// Where a run may go wrong in other ways; likewise.
    pub errors: Vec<Alarm>,
    /// Why nothing can be said, if so.
    pub unknown: Option<String>,
    /// How many rounds over all classes it took.
    pub rounds: u32,
}

/// What is computed once for each function.
pub struct Shape {
    pub(super) order: Vec<Element>,
    pub(super) in_loop: Vec<bool>,
    /// For each register the instruction that defines it.
    pub(super) definitions: Vec<Option<(BlockId, usize)>>,
    pub(super) liveness: Liveness,
}

/// The analysis of one round.
pub struct Analysis<'a, 'p> {
    /// What threads share.
    pub shared: &'a mut Shared<'p>,
    pub(super) shapes: &'a [Rc<Shape>],
    pub(super) escape: &'a Escape,
    pub(super) budget: &'a Budget,
    /// Whether what happens is recorded: only in the last pass over each loop.
    pub(super) effects: bool,
    /// Whether loads that race return anything.
    pub(super) racy_is_anything: bool,
    pub(super) alarms: BTreeSet<Alarm>,
    pub(super) errors: BTreeSet<Alarm>,
    /// The instruction that is executed: its function and position.
    pub(super) here: (FuncId, Loc),
    /// The calls that led here.
    pub(super) path: Vec<Site>,
    pub(super) calls: Vec<FuncId>,
    pub(super) steps: u64,
}

/// Blocks are left along these edges.
type Edges = FxHashMap<(BlockId, BlockId, usize), Vec<State>>;

/// States that are kept apart by [`State::key`], ascending by it.
pub(super) type States = Vec<State>;

/// Adds a state to those of a point.
pub(super) fn merge(states: &mut States, state: State, shared: &Shared<'_>) {
    match states.binary_search_by(|s| s.key().cmp(&state.key())) {
        Ok(i) => states[i] = states[i].join(&state, shared),
        Err(i) => states.insert(i, state),
    }
}

/// Combines two lists of states key by key.
fn combine(old: &States, new: &States, f: impl Fn(&State, &State) -> State) -> States {
    let mut all = old.clone();
    for n in new {
        match all.binary_search_by(|s| s.key().cmp(&n.key())) {
            Ok(i) => all[i] = f(&all[i], n),
            Err(i) => all.insert(i, n.clone()),
        }
    }
    all
}

/// The states of one call under way.
#[derive(Default)]
pub(super) struct Run {
    edges: Edges,
    pub(super) returns: BTreeMap<BlockId, Vec<(State, Vec<Register>)>>,
}

/// What is needed to begin.
pub(super) fn prepare<'p>(
    program: &'p Program,
    model: &'static Model,
    budget: &Budget,
) -> (Shared<'p>, Vec<Rc<Shape>>, Escape) {
    let shapes: Vec<Rc<Shape>> = program.functions.iter().map(|f| Rc::new(shape(f))).collect();
    let escape = escape(program);
    let mut shared = Shared::new(program, model, &escape, thresholds(program));
    shared.precision = Precision::of(budget);
    for (g, global) in program.globals.iter().enumerate() {
        if !global.thread_local {
            shared.global(fencepost_ir::GlobalId::from_index(g), MAIN);
        }
    }
    shared.first_class();
    (shared, shapes, escape)
}

/// Analyses a program for assertions: thread by thread; if that leaves alarms, all threads together.
pub fn prove(program: &Program, model: &'static Model, budget: &Budget) -> Outcome {
    let (mut outcome, races) = by_thread(program, model, budget);
    if outcome.unknown.is_none() && outcome.alarms.is_empty() && outcome.errors.is_empty() {
        return outcome;
    }
    // Without races every run is one of a sequentially consistent memory.
    let machine = if races { model.machine } else { Some(Machine::Direct) };
    let Some(machine) = machine.filter(|_| budget.stop(0).is_none()) else { return outcome };
    let doubt = outcome.unknown.is_none().then_some((&outcome.alarms[..], !outcome.errors.is_empty()));
    let together = product::explore(program, model, machine, budget, doubt);
    if together.unknown.is_none() {
        if outcome.unknown.is_none() {
            outcome.alarms.retain(|a| together.alarms.contains(a));
            if together.errors.is_empty() {
                outcome.errors.clear();
            }
        } else {
            outcome = together;
        }
    }
    outcome
}

/// The thread-modular analysis, and whether there may be races.
fn by_thread(program: &Program, model: &'static Model, budget: &Budget) -> (Outcome, bool) {
    let (mut shared, shapes, escape) = prepare(program, model, budget);
    let circular = !model.keep.dependencies && !model.keep.rw.other;
    if circular {
        shared.suspicious = true;
        let found = fixpoint(&mut shared, &shapes, &escape, budget, true);
        if found.unknown.is_some() {
            return (found, true);
        }
        shared.trust();
    }
    let mut outcome = fixpoint(&mut shared, &shapes, &escape, budget, circular);
    if circular && outcome.unknown.is_none() {
        shared.freeze();
        outcome = fixpoint(&mut shared, &shapes, &escape, budget, false);
    }
    let races = shared.races || outcome.unknown.is_some();
    (outcome, races)
}

fn fixpoint(
    shared: &mut Shared<'_>,
    shapes: &[Rc<Shape>],
    escape: &Escape,
    budget: &Budget,
    racy_is_anything: bool,
) -> Outcome {
    let mut rounds = 0;
    loop {
        rounds += 1;
        shared.begin(rounds);
        let mut analysis = Analysis::new(shared, shapes, escape, budget);
        analysis.racy_is_anything = racy_is_anything;
        let mut class = 0;
        while class < analysis.shared.classes.len() {
            analysis.thread(ClassId(class as u32));
            class += 1;
        }
        let list = |alarms: &mut BTreeSet<Alarm>| std::mem::take(alarms).into_iter().collect::<Vec<Alarm>>();
        let (alarms, errors) = (list(&mut analysis.alarms), list(&mut analysis.errors));
        if shared.gave_up.is_some() || !shared.changed {
            return Outcome { alarms, errors, unknown: shared.gave_up.clone(), rounds };
        }
        if rounds as usize >= tuning::ROUNDS.of(budget) {
            let unknown = Some("the analysis does not come to an end".to_string());
            return Outcome { alarms, errors, unknown, rounds };
        }
    }
}

fn shape(func: &fencepost_ir::Function) -> Shape {
    let order = wto::order(&Cfg::new(func));
    let mut in_loop = vec![false; func.blocks.len()];
    mark(&order, false, &mut in_loop);
    let mut definitions = vec![None; func.regs.len()];
    for (b, block) in func.blocks.iter().enumerate() {
        for (i, inst) in block.insts.iter().enumerate() {
            for r in &inst.results {
                definitions[r.index()] = Some((BlockId::from_index(b), i));
            }
        }
    }
    Shape { order, in_loop, definitions, liveness: Liveness::new(func) }
}

fn mark(elements: &[Element], inside: bool, in_loop: &mut [bool]) {
    for e in elements {
        match e {
            Element::Block(b) => in_loop[b.index()] = inside,
            Element::Component(h, body) => {
                in_loop[h.index()] = true;
                mark(body, true, in_loop);
            }
        }
    }
}

/// The constants of the program, where widening stops: themselves and their neighbours.
fn thresholds(program: &Program) -> Vec<u128> {
    let mut all: BTreeSet<u128> = [0, 1].into_iter().collect();
    let mut add = |o: &Operand| {
        if let Operand::Const(_, v) = o {
            all.extend([v.saturating_sub(1), *v, v.saturating_add(1)]);
        }
    };
    for func in &program.functions {
        for block in &func.blocks {
            for inst in &block.insts {
                fencepost_ir::visit::operands(&inst.op, &mut add);
            }
            if let Terminator::Switch { cases, .. } = &block.term {
                cases.iter().for_each(|c| add(&Operand::Const(fencepost_ir::Type::Int(64), c.0)));
            }
        }
    }
    all.into_iter().collect()
}

impl<'a, 'p> Analysis<'a, 'p> {
    /// An analysis that records what happens.
    pub(super) fn new(
        shared: &'a mut Shared<'p>,
        shapes: &'a [Rc<Shape>],
        escape: &'a Escape,
        budget: &'a Budget,
    ) -> Analysis<'a, 'p> {
        let shared_entry = shared.program.entry;
        Analysis {
            shared,
            shapes,
            escape,
            budget,
            effects: true,
            racy_is_anything: false,
            alarms: BTreeSet::new(),
            errors: BTreeSet::new(),
            here: (shared_entry, Loc::NONE),
            path: Vec::new(),
            calls: Vec::new(),
            steps: 0,
        }
    }

    /// All threads of a class.
    fn thread(&mut self, class: ClassId) {
        self.effects = true;
        if class == MAIN {
            let mut states = vec![State::new(MAIN, Default::default(), false)];
            let program = self.shared.program;
            let zero = |ty: fencepost_ir::Type| Value::constant(ty.bits(&program.target), 0);
            for func in program.constructors.iter().copied().chain([program.entry]) {
                let f = program.func(func);
                let args: Vec<Register> = f.params.iter().map(|p| Register::of(zero(f.ty(*p)))).collect();
                let before = std::mem::take(&mut states);
                for state in before {
                    for (next, _) in self.call(func, args.clone(), state) {
                        merge(&mut states, next, self.shared);
                    }
                }
            }
            return;
        }
        let (funcs, start) = {
            let c = &self.shared.classes[class.0 as usize];
            (c.funcs.clone(), c.start.clone())
        };
        let Some(memory) = start else { return };
        for func in funcs {
            let state = State::new(class, memory.clone(), true);
            let arg = Register::of(self.shared.classes[class.0 as usize].arg.clone());
            let count = self.shared.program.func(func).params.len();
            let args = std::iter::repeat_n(arg, count).collect();
            for (state, values) in self.call(func, args, state) {
                let bits = self.shared.pointer_bits();
                let value = values.into_iter().next().map_or(Value::constant(bits, 0), |r| r.value);
                self.thread_ends(state, value);
            }
        }
    }

    /// A call: the states in which it returns.
    pub(super) fn call(&mut self, func: FuncId, args: Vec<Register>, mut state: State) -> Vec<(State, Vec<Register>)> {
        if self.shared.gave_up.is_some() {
            return Vec::new();
        }
        if self.calls.contains(&func) {
            self.shared.give_up(format!("{} calls itself", self.shared.program.func(func).name));
            return Vec::new();
        }
        let f = self.shared.program.func(func);
        if f.atomic {
            self.enter_section(&mut state);
        }
        let mut frame = vec![None; f.regs.len()];
        for (p, a) in f.params.iter().zip(args) {
            frame[p.index()] = Some(a);
        }
        state.frames.push(frame);
        self.calls.push(func);
        let mut run = Run::default();
        let shape = Rc::clone(&self.shapes[func.index()]);
        run.edges.insert((BlockId(0), BlockId(0), usize::MAX), vec![state]);
        self.iterate(func, &shape.order, &mut run, self.effects);
        self.calls.pop();
        let mut results: Vec<(State, Vec<Register>)> = Vec::new();
        for (mut state, values) in run.returns.into_values().flatten() {
            state.frames.pop();
            self.end_frame(&mut state, Some(func));
            if f.atomic {
                self.leave_section(&mut state);
            }
            match results.iter_mut().find(|r| r.0.key() == state.key()) {
                None => results.push((state, values)),
                Some((s, v)) => {
                    *s = s.join(&state, self.shared);
                    *v = v.iter().zip(&values).map(|(a, b)| a.join(b)).collect();
                }
            }
        }
        results
    }

    /// What comes into a block along all edges.
    fn input(&self, run: &Run, block: BlockId) -> States {
        let mut keys: Vec<_> = run.edges.keys().filter(|k| k.1 == block).copied().collect();
        keys.sort_unstable();
        let mut result = States::new();
        for k in keys {
            for s in &run.edges[&k] {
                merge(&mut result, s.clone(), self.shared);
            }
        }
        result
    }

    fn iterate(&mut self, func: FuncId, elements: &[Element], run: &mut Run, effects: bool) {
        for e in elements {
            self.steps += 1;
            if self.shared.gave_up.is_some() || self.out_of_time() {
                return;
            }
            match e {
                Element::Block(b) => {
                    let states = self.input(run, *b);
                    self.effects = effects;
                    self.visit(func, *b, states, run);
                }
                Element::Component(head, body) => self.component(func, *head, body, run, effects),
            }
        }
    }

    fn out_of_time(&mut self) -> bool {
        if self.steps.is_multiple_of(64) {
            self.budget.spend(64 * NODE);
            if self.budget.stop(0).is_some() {
                self.shared.give_up("out of time");
            }
        }
        self.shared.gave_up.is_some()
    }

    /// Iterates a loop until it is stable, narrows, and visits it once more with effects.
    fn component(&mut self, func: FuncId, head: BlockId, body: &[Element], run: &mut Run, effects: bool) {
        let mut inside = BTreeSet::from([head]);
        blocks(body, &mut inside);
        run.edges.retain(|k, _| !(inside.contains(&k.0) && k.2 != usize::MAX && inside.contains(&k.1)));
        let mut states = self.input(run, head);
        let mut count = 0;
        loop {
            self.pass(func, head, body, run, &states, false);
            if self.shared.gave_up.is_some() {
                return;
            }
            let new = self.input(run, head);
            count += 1;
            let next = combine(&states, &new, |old, new| {
                let joined = old.join(new, self.shared);
                if count > 2 {
                    old.widen(&joined, self.shared)
                } else {
                    joined
                }
            });
            if next == states {
                break;
            }
            if count > tuning::ITERATIONS.of(self.budget) {
                return self.shared.give_up("a loop does not come to an end");
            }
            states = next;
        }
        // The stable states cover what comes in; two steps down from there are kept if they are stable too.
        for _ in 0..2 {
            let smaller = self.input(run, head);
            self.pass(func, head, body, run, &smaller, false);
            let again = self.input(run, head);
            let join = |a: &State, b: &State| a.join(b, self.shared);
            if self.shared.gave_up.is_some() || combine(&smaller, &again, join) != combine(&smaller, &smaller, join) {
                break;
            }
            states = smaller;
        }
        self.pass(func, head, body, run, &states, effects);
    }

    fn pass(&mut self, func: FuncId, head: BlockId, body: &[Element], run: &mut Run, states: &States, effects: bool) {
        self.effects = effects;
        self.visit(func, head, states.clone(), run);
        self.iterate(func, body, run, effects);
    }

    /// Executes a block and leaves it along its edges.
    fn visit(&mut self, func: FuncId, block: BlockId, mut states: States, run: &mut Run) {
        run.edges.retain(|k, _| k.0 != block || k.2 == usize::MAX);
        run.returns.remove(&block);
        let effects = self.effects;
        let program = self.shared.program;
        let b = &program.func(func).blocks[block.index()];
        for (i, inst) in b.insts.iter().enumerate() {
            let site = Site { func, block, inst: i };
            let mut next = States::new();
            for state in states {
                self.effects = effects;
                for s in self.step(site, inst, state) {
                    merge(&mut next, s, self.shared);
                }
            }
            states = next;
        }
        for state in states {
            self.effects = effects;
            self.leave(func, block, state, run);
        }
    }

    /// The edge of a jump gets the state.
    pub(super) fn jump(
        &mut self,
        from: BlockId,
        nth: usize,
        jump: &fencepost_ir::Jump,
        mut state: State,
        func: FuncId,
        run: &mut Run,
    ) {
        let params: &[Reg] = &self.shared.program.func(func).blocks[jump.block.index()].params;
        let values: Vec<Register> = jump.args.iter().map(|a| self.operand(&state, *a)).collect();
        for (p, v) in params.iter().zip(values) {
            state.frame()[p.index()] = Some(v);
        }
        merge(run.edges.entry((from, jump.block, nth)).or_default(), state, self.shared);
    }

    /// Whether something executed here may be executed again by the same thread.
    pub(super) fn repeats(&self, site: Site) -> bool {
        let looping = |s: &Site| self.shapes[s.func.index()].in_loop[s.block.index()];
        looping(&site) || self.path.iter().any(looping)
    }

    /// The innermost position that is not the library's.
    fn position(&self) -> Loc {
        let program = self.shared.program;
        if !program.func(self.here.0).library {
            return self.here.1;
        }
        let calls = self.path.iter().rev().filter(|s| !program.func(s.func).library);
        let loc = |s: &Site| program.func(s.func).blocks[s.block.index()].insts.get(s.inst).map(|i| i.loc);
        calls.filter_map(loc).next().unwrap_or(self.here.1)
    }

    /// Something may go wrong that is no assertion.
    pub(super) fn error(&mut self, kind: &FindingKind) {
        if self.effects {
            let loc = self.position();
            self.errors.insert(Alarm { loc, text: kind.to_string() });
        }
    }

    /// A value decides something: that is wrong if bits of it were never set.
    pub(super) fn defined(&mut self, value: &Value, what: &'static str) {
        if value.undef {
            self.error(&FindingKind::Undefined(what));
        }
    }

    pub(super) fn alarm(&mut self, loc: Loc, text: &str) {
        if self.effects {
            self.alarms.insert(Alarm { loc, text: text.to_string() });
        }
    }

    /// The instruction that defines a register of the function.
    pub(super) fn definition(&self, func: FuncId, reg: Reg) -> Option<&Op> {
        let (b, i) = self.shapes[func.index()].definitions[reg.index()]?;
        Some(&self.shared.program.func(func).blocks[b.index()].insts[i].op)
    }
}

fn blocks(elements: &[Element], set: &mut BTreeSet<BlockId>) {
    for e in elements {
        match e {
            Element::Block(b) => {
                set.insert(*b);
            }
            Element::Component(h, body) => {
                set.insert(*h);
                blocks(body, set);
            }
        }
    }
}
