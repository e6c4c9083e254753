//! The event graph: everything that the executions so far have shown, merged by execution points.
//!
//! Source: SATCheck, sections 2.1 and 3. An execution point is an *instance* of a block (thread, chain of calls, loop
//! iterations, block) and an instruction in it; instances reached on different ways merge, and what merges there gets a
//! phi node. Nodes are reads and choices, phis, functions with the input-output pairs that were seen, comparisons for
//! equality, and pointer offsets.
//! Guarantee: at one execution point an operand is always made by the same node; where this fails the graph says that it is
//! *blurred*, and nothing is concluded from it.
//! Deviation: SATCheck reads structured `if` and `while`; here control flow may be any reducible graph.

mod heap;
mod read;

use crate::origin::{Operand, Origin, Term};
use crate::shape::{FuncInfo, Token};
use fencepost_check::follow::{At, Decision, Operation};
use fencepost_check::interp::{Allocation, Answer, Code, Limit, Request};
use fencepost_check::layout::Tid;
use fencepost_check::value::Value;
use fencepost_ir::eval;
use fencepost_ir::{BlockId, CmpOp, FenceKind, FuncId, NondetKind, Order, Reg, RmwOp, Target, Type};
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// An instance of a block. 0 is none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct InstId(pub u32);

/// An operation at an execution point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ItemId(pub u32);

/// A value in the graph.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub u32);

/// A concrete value: bits and undefined bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ValId(pub u32);

/// A function: a computation with its inputs left open.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ShapeId(pub u32);

/// Where a thread is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Place {
    /// The instance of its block.
    pub inst: InstId,
    frame: u32,
    via: Via,
    /// The operand of the read-modify-write that it asks for.
    operand: Option<ValId>,
}

/// On which condition an edge of the graph is taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Via {
    /// Always.
    #[default]
    Always,
    /// When a decision goes this way.
    Way(ItemId, u128),
    /// When a node has this value.
    Value(NodeId, ValId),
}

/// What an operand is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Use {
    /// The same value in every run.
    Const(ValId),
    /// The value of a node.
    Node(NodeId),
}

/// What a node's value is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum NodeKind {
    /// What an item was answered: the value of a load, the old value of a read-modify-write, an input, a thread's result.
    Answer(ItemId),
    /// Whether a weak compare-exchange stored.
    Stored(ItemId),
    /// One of several values, by the edge on which an instance is entered.
    Phi(InstId, Slot),
    /// A function of other nodes.
    Apply(ShapeId, Vec<NodeId>),
    /// Whether two operands are equal (or, with the flag, different).
    Equal(Use, Use, bool),
    /// A pointer moved by bytes.
    Offset(NodeId, u64),
    /// A constant where a node is needed.
    Constant(ValId),
}

/// What a phi stands for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Slot {
    /// A register.
    Reg(Reg),
    /// A result of a call.
    Result(u32),
}

/// A way into an instance.
#[derive(Clone, Debug)]
pub struct Edge {
    /// From where; none at the start of a thread.
    pub from: InstId,
    /// When.
    pub via: Via,
    /// What each phi becomes.
    pub phis: Vec<(NodeId, Use)>,
}

/// An instance of a block, or of the part of it behind a call or a decision.
#[derive(Clone, Debug)]
pub struct Inst {
    /// The thread.
    pub thread: Tid,
    /// What it is an instance of.
    pub key: InstKey,
    /// The ways into it.
    pub edges: Vec<Edge>,
    /// Its items, by instruction.
    pub items: BTreeMap<(u32, u64, u8), ItemId>,
}

/// What identifies an instance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct InstKey {
    /// The call.
    pub frame: u32,
    /// The function.
    pub func: FuncId,
    /// The block.
    pub block: BlockId,
    /// The first instruction.
    pub ip: u32,
    iters: u32,
    tag: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum FrameKey {
    Root(Tid, u32),
    Call(InstId, u32),
}

/// An operation at an execution point.
#[derive(Clone, Debug)]
pub struct Item {
    /// Where.
    pub inst: InstId,
    /// The instruction.
    pub at: At,
    /// What it is.
    pub kind: ItemKind,
}

/// What an item is; its operands are named as in the interpreter's requests.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The fields.
pub enum ItemKind {
    /// A load.
    Load { ty: Type, addr: Use, order: Order },
    /// A store.
    Store { ty: Type, addr: Use, value: Use, order: Order },
    /// A read-modify-write.
    Rmw { op: RmwOp, ty: Type, addr: Use, value: Use, order: Order },
    /// A compare-exchange.
    CmpXchg { ty: Type, addr: Use, expected: Use, new: Use, success: Order, failure: Order, weak: bool },
    /// A fence.
    Fence(FenceKind),
    /// An object begins.
    Allocate(Allocation),
    /// The stack objects at and above the address end.
    Release(u64, u64),
    /// An object ends.
    Free(Use),
    /// A thread starts.
    Start(u64, FuncId, Use),
    /// A thread is waited for.
    Join(u64),
    /// An atomic section begins.
    Begin,
    /// It ends.
    End,
    /// An input.
    Nondet(Type, NondetKind),
    /// A decision, with the ways that were seen.
    Decision(Decision, Use, BTreeSet<u128>),
    /// The thread ends with a result.
    Exit(Use),
    /// The thread goes no further.
    Stop,
    /// The thread has nothing to do before another has done something.
    Yield,
    /// Nothing that others see.
    Silent,
}

/// Everything that has been seen.
#[derive(Debug, Default)]
pub struct Graph {
    /// The instances; number 0 is none.
    pub insts: Vec<Inst>,
    inst_index: FxHashMap<InstKey, InstId>,
    frames: Vec<FrameKey>,
    frame_index: FxHashMap<FrameKey, u32>,
    iters: Vec<Vec<(BlockId, u32)>>,
    iter_index: FxHashMap<Vec<(BlockId, u32)>, u32>,
    tags: FxHashMap<(u32, Decision, u128, u128), u32>,
    /// The items.
    pub items: Vec<Item>,
    /// The nodes.
    pub nodes: Vec<NodeKind>,
    node_index: FxHashMap<NodeKind, NodeId>,
    /// The values.
    pub values: Vec<(u128, u128)>,
    value_index: FxHashMap<(u128, u128), ValId>,
    /// The functions.
    pub shapes: Vec<Vec<Token>>,
    shape_index: FxHashMap<Vec<Token>, ShapeId>,
    /// For each function the pairs seen.
    pub pairs: Vec<FxHashMap<Vec<ValId>, ValId>>,
    /// The pairs in the order in which they were seen.
    pub learned: Vec<(ShapeId, Vec<ValId>)>,
    resolved: FxHashMap<(Origin, bool), Use>,
    infos: FxHashMap<FuncId, FuncInfo>,
    heaps: FxHashMap<Tid, u64>,
    put: FxHashMap<(InstId, u32, u64), u64>,
    /// The first instance of each thread.
    pub entries: BTreeMap<Tid, InstId>,
    /// Why nothing may be concluded, if so.
    pub blurred: Option<Cow<'static, str>>,
    /// A function that is marked pure is not.
    pub impure: bool,
    /// Items at which a run has failed.
    pub failed: FxHashSet<ItemId>,
    /// A run has ended in a deadlock.
    pub deadlocked: bool,
    /// The values that each load, store, read-modify-write and input was seen with, for people.
    pub seen: FxHashMap<ItemId, BTreeSet<ValId>>,
    /// The target of the program.
    pub target: Target,
    /// Limits that were met.
    pub limits: BTreeSet<Limit>,
    /// How many behaviours have been seen: directions and function inputs.
    pub behaviours: u64,
}

thread_local! {
    static GRAPH: RefCell<Graph> = RefCell::default();
}

/// Works with the graph of this thread.
pub fn with_graph<T>(f: impl FnOnce(&mut Graph) -> T) -> T {
    GRAPH.with_borrow_mut(f)
}

/// Starts a new graph and gives the old one.
pub fn take_graph(target: Target) -> Graph {
    let old = GRAPH.with_borrow_mut(|g| std::mem::replace(g, Graph { target, ..Graph::new() }));
    crate::origin::clear();
    old
}

/// Exchanges a graph with that of this thread.
pub fn swap_graph(graph: &mut Graph) {
    GRAPH.with_borrow_mut(|g| std::mem::swap(g, graph));
}

/// From here on the number of a request within its instruction says that it belongs to none: thread-local objects are made before the first
/// one, and end behind the last.
const OUTSIDE: u64 = 1 << 40;

/// The class of an item that is a request; decisions have their own.
pub const REQUEST: u8 = 0x40;

fn class(what: Decision) -> u8 {
    match what {
        Decision::Zero => 0,
        Decision::Thread => 1,
        Decision::Callee => 2,
        Decision::Size => 3,
        Decision::Other => 4,
        Decision::Assume => 5,
        Decision::Await => 6,
        Decision::Assert => 7,
        Decision::Check => 8,
        // Behind everything else, at the end of the block.
        Decision::Branch => 0x50,
    }
}

impl Graph {
    fn new() -> Graph {
        let nowhere = InstKey { frame: u32::MAX, func: FuncId(0), block: BlockId(0), ip: 0, iters: 0, tag: 0 };
        let none = Inst { thread: 0, key: nowhere, edges: Vec::new(), items: BTreeMap::new() };
        Graph { insts: vec![none], iters: vec![Vec::new()], ..Graph::default() }
    }

    /// Nothing may be concluded any more.
    pub fn blur(&mut self, why: impl Into<Cow<'static, str>>) {
        self.blurred.get_or_insert_with(|| why.into());
    }

    /// A function that is marked pure asks for something, so its results do not depend on its arguments only.
    pub fn breach(&mut self, function: &str, request: &Request<Origin>) {
        let does = match request {
            Request::Fail(_) => "fails",
            Request::Limit(limit) => {
                self.limits.insert(*limit);
                "does not come to an end"
            }
            Request::Assumed => "makes an assumption",
            Request::Load { .. }
            | Request::Store { .. }
            | Request::Rmw { .. }
            | Request::CmpXchg { .. }
            | Request::Allocate(_)
            | Request::Release { .. }
            | Request::Free(_)
            | Request::ObjectSize(_)
            | Request::Fence(_) => "touches memory",
            Request::ThreadNew { .. }
            | Request::ThreadStart { .. }
            | Request::ThreadJoin { .. }
            | Request::AtomicBegin
            | Request::AtomicEnd
            | Request::Blocked
            | Request::Nondet(..)
            | Request::Print(_)
            | Request::Yield
            | Request::Commit
            | Request::Exit(_)
            | Request::ProcessExit => "does more than compute",
        };
        self.blur(format!("the function {function} is marked pure but {does}"));
        self.impure = true;
        // What it showed is new, although the graph has no place for it.
        self.behaviours += 1;
    }

    /// The number of a value.
    pub fn value(&mut self, bits: u128, undef: u128) -> ValId {
        if let Some(&v) = self.value_index.get(&(bits, undef)) {
            return v;
        }
        let id = ValId(self.values.len() as u32);
        self.values.push((bits, undef));
        self.value_index.insert((bits, undef), id);
        id
    }

    /// The number of a value, if it was ever seen.
    pub fn known_value(&self, bits: u128, undef: u128) -> Option<ValId> {
        self.value_index.get(&(bits, undef)).copied()
    }

    /// The number of a node.
    pub fn node(&mut self, kind: NodeKind) -> NodeId {
        if let Some(&n) = self.node_index.get(&kind) {
            return n;
        }
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(kind.clone());
        self.node_index.insert(kind, id);
        id
    }

    /// A node for a constant.
    pub fn constant(&mut self, value: ValId) -> NodeId {
        self.node(NodeKind::Constant(value))
    }

    /// The node of an item's answer, if there is one.
    pub fn answer_node(&self, item: ItemId) -> Option<NodeId> {
        self.node_index.get(&NodeKind::Answer(item)).copied()
    }

    /// The node that says whether a weak compare-exchange stored.
    pub fn stored_node(&self, item: ItemId) -> Option<NodeId> {
        self.node_index.get(&NodeKind::Stored(item)).copied()
    }

    /// The number of a function.
    pub fn shape(&mut self, tokens: Vec<Token>) -> ShapeId {
        if let Some(&s) = self.shape_index.get(&tokens) {
            return s;
        }
        let id = ShapeId(self.shapes.len() as u32);
        self.shapes.push(tokens.clone());
        self.pairs.push(FxHashMap::default());
        self.shape_index.insert(tokens, id);
        id
    }

    /// A function was seen to give an output for inputs.
    pub fn learn(&mut self, shape: ShapeId, inputs: Vec<ValId>, output: ValId) {
        match self.pairs[shape.0 as usize].insert(inputs.clone(), output) {
            None => {
                self.behaviours += 1;
                self.learned.push((shape, inputs));
            }
            Some(old) if old != output => self.blur("a computation gives two results for the same inputs"),
            Some(_) => {}
        }
    }

    // --- operands ----------------------------------------------------------------------------

    /// What an operand is. Addresses may be nodes moved by a constant.
    fn resolve(&mut self, v: Value<Origin>, address: bool) -> Use {
        self.resolve_operand(Operand { bits: v.bits, undef: v.undef, origin: v.dep }, address)
    }

    fn resolve_operand(&mut self, v: Operand, address: bool) -> Use {
        let Some(term) = v.origin.term() else { return Use::Const(self.value(v.bits, v.undef)) };
        if let Some(u) = self.resolved.get(&(v.origin, address)) {
            return *u;
        }
        let found = match &term {
            Term::Leaf(node, ..) => Use::Node(*node),
            Term::Apply(op, args) => match (op, args.as_ref()) {
                (Operation::Cmp(CmpOp::Eq | CmpOp::Ne, _), [a, b]) if a.undef | b.undef == 0 => {
                    let differ = matches!(op, Operation::Cmp(CmpOp::Ne, _));
                    let (mut x, mut y) = (self.resolve_operand(*a, false), self.resolve_operand(*b, false));
                    if x > y {
                        std::mem::swap(&mut x, &mut y);
                    }
                    Use::Node(self.node(NodeKind::Equal(x, y, differ)))
                }
                (Operation::PtrAdd, [a, b]) if address && b.origin.is_constant() && a.undef | b.undef == 0 => {
                    match self.resolve_operand(*a, true) {
                        Use::Node(n) => Use::Node(self.node(NodeKind::Offset(n, b.bits as u64))),
                        Use::Const(_) => self.function(v),
                    }
                }
                (Operation::Cast(op, from, to), [a]) if crate::shape::preserves(*op, *from, *to) => {
                    self.resolve_operand(*a, address)
                }
                _ => self.function(v),
            },
        };
        self.resolved.insert((v.origin, address), found);
        found
    }

    /// A whole computation as one function node, with the pair that was just seen.
    fn function(&mut self, v: Operand) -> Use {
        let mut tokens = Vec::new();
        let mut inputs: Vec<(NodeId, ValId)> = Vec::new();
        self.spell(v, true, &mut tokens, &mut inputs);
        let shape = self.shape(tokens);
        let (nodes, values) = inputs.into_iter().unzip();
        let output = self.value(v.bits, v.undef);
        self.learn(shape, values, output);
        Use::Node(self.node(NodeKind::Apply(shape, nodes)))
    }

    fn spell(&mut self, v: Operand, top: bool, tokens: &mut Vec<Token>, inputs: &mut Vec<(NodeId, ValId)>) {
        let Some(term) = v.origin.term() else {
            tokens.push(Token::Const(v.bits, v.undef));
            return;
        };
        let inner = match &term {
            Term::Leaf(..) => true,
            Term::Apply(Operation::Cmp(CmpOp::Eq | CmpOp::Ne, _), args) => !top && args.iter().all(|a| a.undef == 0),
            Term::Apply(..) => false,
        };
        if inner {
            if let Use::Node(n) = self.resolve_operand(v, false) {
                let value = self.value(v.bits, v.undef);
                let k = inputs.iter().position(|i| *i == (n, value)).unwrap_or_else(|| {
                    inputs.push((n, value));
                    inputs.len() - 1
                });
                tokens.push(Token::Input(k as u32));
            }
            return;
        }
        if let Term::Apply(op, args) = &term {
            tokens.push(Token::Op(*op, args.len() as u32));
            for a in args.iter() {
                self.spell(*a, false, tokens, inputs);
            }
        }
    }

    // --- where threads are -------------------------------------------------------------------

    fn inst(&mut self, key: InstKey, thread: Tid) -> InstId {
        if let Some(&i) = self.inst_index.get(&key) {
            return i;
        }
        let id = InstId(self.insts.len() as u32);
        self.insts.push(Inst { thread, key, edges: Vec::new(), items: BTreeMap::new() });
        self.inst_index.insert(key, id);
        id
    }

    fn frame(&mut self, key: FrameKey) -> u32 {
        if let Some(&f) = self.frame_index.get(&key) {
            return f;
        }
        self.frames.push(key);
        let id = self.frames.len() as u32;
        self.frame_index.insert(key, id);
        id
    }

    fn edge(&mut self, to: InstId, from: InstId, via: Via, phis: Vec<(NodeId, Use)>) {
        let edges = &mut self.insts[to.0 as usize].edges;
        if let Some(edge) = edges.iter().find(|e| e.from == from && e.via == via) {
            if edge.phis != phis {
                self.blur("a value has two origins at one place");
            }
            return;
        }
        edges.push(Edge { from, via, phis });
    }

    /// A call, or the start of a thread.
    pub fn call(&mut self, place: &mut Place, at: At, tid: Tid) {
        let root = at.micro == u64::MAX;
        let key = if root { FrameKey::Root(tid, at.ip) } else { FrameKey::Call(place.inst, at.ip) };
        place.frame = self.frame(key);
    }

    /// A block is entered.
    pub fn enter(
        &mut self,
        place: &mut Place,
        code: &Code<'_>,
        (func, block): (FuncId, BlockId),
        regs: &mut [Value<Origin>],
    ) {
        self.infos.entry(func).or_insert_with(|| FuncInfo::new(code.program, func));
        let from = self.insts[place.inst.0 as usize].key;
        let thread = match self.frames[place.frame as usize - 1] {
            FrameKey::Root(tid, _) => tid,
            FrameKey::Call(..) => self.insts[place.inst.0 as usize].thread,
        };
        let fresh = from.frame != place.frame;
        let info = &self.infos[&func];
        let iters =
            if fresh { Vec::new() } else { info.iterations(from.block, block, &self.iters[from.iters as usize]) };
        let merges = !fresh && info.merges(from.block, block);
        let slots: Vec<Reg> = if merges { info.merged[block.index()].clone() } else { Vec::new() };
        if !info.reducible {
            self.blur("control flow that is not made of loops with one entry");
        }
        let iters = self.iteration(iters);
        // What is behind a split stays apart: its values may differ.
        let tag = if fresh { 0 } else { from.tag };
        let inst = self.inst(InstKey { frame: place.frame, func, block, ip: 0, iters, tag }, thread);
        let mut phis = Vec::new();
        for r in slots {
            let value = regs[r.index()];
            let u = self.resolve(value, false);
            let node = self.node(NodeKind::Phi(inst, Slot::Reg(r)));
            phis.push((node, u));
            regs[r.index()].dep = Origin::leaf(node, value.bits, value.undef);
        }
        let root = matches!(self.frames[place.frame as usize - 1], FrameKey::Root(_, _));
        if root && fresh {
            self.entries.entry(thread).or_insert(inst);
        }
        self.edge(inst, place.inst, place.via, phis);
        *place = Place { inst, frame: place.frame, via: Via::Always, operand: None };
    }

    fn iteration(&mut self, iters: Vec<(BlockId, u32)>) -> u32 {
        if let Some(&n) = self.iter_index.get(&iters) {
            return n;
        }
        if iters.is_empty() {
            return 0;
        }
        self.iters.push(iters.clone());
        let id = self.iters.len() as u32 - 1;
        self.iter_index.insert(iters, id);
        id
    }

    /// Back from a call.
    pub fn ret(&mut self, place: &mut Place, at: At, results: &mut [Value<Origin>]) {
        let FrameKey::Call(caller, _) = self.frames[place.frame as usize - 1] else { return };
        let key = self.insts[caller.0 as usize].key;
        let inner = self.insts[place.inst.0 as usize].key;
        let (callee, thread) = (inner.func, self.insts[place.inst.0 as usize].thread);
        let mut tag = key.tag;
        if inner.tag != 0 {
            let next = self.tags.len() as u32 + 1;
            let joined = (key.tag, Decision::Other, u128::from(inner.tag), u128::MAX);
            tag = *self.tags.entry(joined).or_insert(next);
        }
        let inst = self.inst(InstKey { ip: at.ip + 1, tag, ..key }, thread);
        let mut phis = Vec::new();
        if !self.infos.get(&callee).is_some_and(|i| i.one_return) {
            for (k, r) in results.iter_mut().enumerate() {
                let u = self.resolve(*r, false);
                let node = self.node(NodeKind::Phi(inst, Slot::Result(k as u32)));
                phis.push((node, u));
                r.dep = Origin::leaf(node, r.bits, r.undef);
            }
        }
        self.edge(inst, place.inst, place.via, phis);
        *place = Place { inst, frame: key.frame, via: Via::Always, operand: None };
    }

    /// Goes on in an instance of its own.
    fn split(&mut self, place: &mut Place, at: At, what: (Decision, u128, u128), via: Via) {
        let key = self.insts[place.inst.0 as usize].key;
        let thread = self.insts[place.inst.0 as usize].thread;
        let next = self.tags.len() as u32 + 1;
        let tag = *self.tags.entry((key.tag, what.0, what.1, what.2)).or_insert(next);
        let inst = self.inst(InstKey { ip: at.ip, tag, ..key }, thread);
        self.edge(inst, place.inst, via, Vec::new());
        *place = Place { inst, frame: place.frame, via: Via::Always, operand: None };
    }

    /// What a thread does when its last call is over comes behind all that it did there, whichever instruction came last. The end of its
    /// thread-local objects and its own end stand at the same point, so each has an instance of its own.
    fn leave(&mut self, place: &mut Place, ip: u32) {
        let key = self.insts[place.inst.0 as usize].key;
        let thread = self.insts[place.inst.0 as usize].thread;
        let inst = self.inst(InstKey { ip, ..key }, thread);
        self.edge(inst, place.inst, place.via, Vec::new());
        *place = Place { inst, frame: place.frame, via: Via::Always, operand: None };
    }

    // --- what threads do ---------------------------------------------------------------------

    fn item(&mut self, inst: InstId, at: At, class: u8, kind: ItemKind) -> ItemId {
        let ip = if matches!(kind, ItemKind::Exit(_)) { u32::MAX } else { at.ip };
        let key = (ip, at.micro, class);
        if let Some(&id) = self.insts[inst.0 as usize].items.get(&key) {
            let old = &mut self.items[id.0 as usize].kind;
            let same = match (&old, &kind) {
                (ItemKind::Decision(a, b, _), ItemKind::Decision(c, d, _)) => a == c && b == d,
                // A thread that stops where it went on before, or the other way round.
                (ItemKind::Stop, _) => {
                    *old = kind;
                    true
                }
                (_, ItemKind::Stop) => true,
                (a, b) => *a == b,
            };
            if !same {
                self.blur("an operand has two origins at one place");
            }
            return id;
        }
        let id = ItemId(self.items.len() as u32);
        self.items.push(Item { inst, at, kind });
        self.insts[inst.0 as usize].items.insert(key, id);
        id
    }

    /// A decision that depends on something.
    pub fn decide(&mut self, place: &mut Place, at: At, what: Decision, by: Value<Origin>, way: u128) {
        let by = self.resolve(by, false);
        let id = self.item(place.inst, at, class(what), ItemKind::Decision(what, by, BTreeSet::new()));
        if let ItemKind::Decision(_, _, ways) = &mut self.items[id.0 as usize].kind {
            self.behaviours += u64::from(ways.insert(way));
        }
        match what {
            Decision::Branch => place.via = Via::Way(id, way),
            Decision::Assume | Decision::Await | Decision::Assert | Decision::Check => {}
            Decision::Callee | Decision::Size | Decision::Zero | Decision::Thread | Decision::Other => {
                self.split(place, at, (what, way, 0), Via::Way(id, way));
            }
        }
    }

    /// A request.
    pub fn ask(&mut self, place: &mut Place, at: At, _tid: Tid, request: &Request<Origin>) {
        if at.micro >= OUTSIDE && matches!(request, Request::Release { .. }) {
            self.leave(place, u32::MAX - 1);
        }
        if at.micro >= OUTSIDE && matches!(request, Request::Exit(_)) {
            self.leave(place, u32::MAX);
        }
        let kind = match request {
            Request::Load { ty, addr, order } => {
                ItemKind::Load { ty: *ty, addr: self.resolve(*addr, true), order: *order }
            }
            Request::Store { ty, addr, value, order } => ItemKind::Store {
                ty: *ty,
                addr: self.resolve(*addr, true),
                value: self.resolve(*value, false),
                order: *order,
            },
            Request::Rmw { op, ty, addr, value, order } => {
                place.operand = Some(self.value(value.bits, value.undef));
                let (addr, value) = (self.resolve(*addr, true), self.resolve(*value, false));
                ItemKind::Rmw { op: *op, ty: *ty, addr, value, order: *order }
            }
            Request::CmpXchg { ty, addr, expected, new, success, failure, weak } => ItemKind::CmpXchg {
                ty: *ty,
                addr: self.resolve(*addr, true),
                expected: self.resolve(*expected, false),
                new: self.resolve(*new, false),
                success: *success,
                failure: *failure,
                weak: *weak,
            },
            Request::Fence(kind) => ItemKind::Fence(*kind),
            Request::Allocate(allocation) => ItemKind::Allocate(allocation.clone()),
            Request::Release { from, to } => ItemKind::Release(*from, *to),
            Request::Free(addr) => ItemKind::Free(self.resolve(*addr, true)),
            Request::ThreadStart { id, func, arg } => ItemKind::Start(*id, *func, self.resolve(*arg, false)),
            Request::ThreadJoin { id } => ItemKind::Join(*id),
            Request::AtomicBegin => ItemKind::Begin,
            Request::AtomicEnd => ItemKind::End,
            Request::Nondet(ty, kind) => ItemKind::Nondet(*ty, *kind),
            Request::Exit(value) => ItemKind::Exit(self.resolve(*value, false)),
            Request::ObjectSize(addr) => {
                if !addr.dep.is_constant() {
                    self.blur("the size of an object that is not known is asked for");
                }
                ItemKind::Silent
            }
            Request::Limit(limit) => {
                self.limits.insert(*limit);
                ItemKind::Stop
            }
            Request::Assumed | Request::Blocked | Request::ProcessExit | Request::Fail(_) => ItemKind::Stop,
            Request::Yield => ItemKind::Yield,
            Request::ThreadNew { .. } | Request::Print(_) | Request::Commit => ItemKind::Silent,
        };
        let id = self.item(place.inst, at, REQUEST, kind);
        if let Request::Store { value, .. } = request {
            let stored = self.value(value.bits, value.undef);
            self.seen.entry(id).or_default().insert(stored);
        }
    }

    /// An answer: what it says is a node.
    pub fn answer(&mut self, place: &mut Place, at: At, answer: &mut Answer<Origin>) {
        let Some(&id) = self.insts[place.inst.0 as usize].items.get(&(at.ip, at.micro, REQUEST)) else { return };
        let read = match self.items[id.0 as usize].kind {
            ItemKind::Load { .. } | ItemKind::Rmw { .. } | ItemKind::CmpXchg { .. } => true,
            ItemKind::Nondet(..) | ItemKind::Join(_) => true,
            ItemKind::Store { .. }
            | ItemKind::Fence(_)
            | ItemKind::Allocate(_)
            | ItemKind::Release(..)
            | ItemKind::Free(_)
            | ItemKind::Start(..)
            | ItemKind::Begin
            | ItemKind::End
            | ItemKind::Decision(..)
            | ItemKind::Exit(_)
            | ItemKind::Stop
            | ItemKind::Yield
            | ItemKind::Silent => false,
        };
        if !read {
            return;
        }
        let node = self.node(NodeKind::Answer(id));
        let (value, stored) = match answer {
            Answer::Done => return,
            Answer::Value(v) => (v, None),
            Answer::Exchanged(v, stored) => (v, Some(*stored)),
        };
        value.dep = Origin::leaf(node, value.bits, value.undef);
        let (bits, undef) = (value.bits, value.undef);
        let read = self.value(bits, undef);
        self.seen.entry(id).or_default().insert(read);
        if let (ItemKind::Rmw { op, ty, .. }, Some(operand)) = (&self.items[id.0 as usize].kind, place.operand.take()) {
            let (op, ty) = (*op, *ty);
            self.learn_rmw(op, ty, (bits, undef), operand);
        }
        if let Some(stored) = stored {
            let flag = self.node(NodeKind::Stored(id));
            Origin::leaf(flag, u128::from(stored), 0).set_flag();
        }
        if undef != 0 {
            let v = self.value(bits, undef);
            self.split(place, at, (Decision::Other, bits, undef), Via::Value(node, v));
        }
    }

    /// What a read-modify-write was seen to store. An exchange stores its operand: nothing is to be learned.
    fn learn_rmw(&mut self, op: RmwOp, ty: Type, old: (u128, u128), operand: ValId) {
        if op == RmwOp::Xchg {
            return;
        }
        let by = self.values[operand.0 as usize];
        let width = eval::mask(ty.bits(&self.target));
        let new = if old.1 | by.1 != 0 {
            (0, width)
        } else {
            match eval::rmw(op, ty, &self.target, old.0, by.0) {
                Ok(new) => (new, 0),
                Err(_) => return,
            }
        };
        let shape = self.shape(vec![Token::Rmw(op, ty), Token::Input(0), Token::Input(1)]);
        let (old, new) = (self.value(old.0, old.1), self.value(new.0, new.1));
        self.learn(shape, vec![old, operand], new);
    }
}
