//! The event graph as a drawing for Graphviz.
//!
//! Source: SATCheck, figures 2 to 4. Threads are boxes; a node is an access, a decision or a function at its execution
//! point (thread, calls by line, loop iterations), with the values that were seen. Solid edges are program order, dashed ones
//! are taken when a decision goes the way that they name, dotted ones start threads. Functions stand where they are first
//! used, with their input-output pairs; equal computations are one function, spelled in a box of its own.
//! Deviation: a call of the library model is one node, and accesses to memory that only its own thread touches are left out.

use crate::graph::{Graph, InstId, ItemId, ItemKind, NodeId, NodeKind, ShapeId, Use, ValId, Via};
use crate::shape::Token;
use fencepost_check::follow::{Decision, Operation};
use fencepost_check::interp::Code;
use fencepost_check::layout::{Region, Tid};
use fencepost_check::names;
use fencepost_ir::{CmpOp, Loc, Op, Operand as IrOperand, Order, Program, Terminator, Type};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};

/// The event graph of a program as it is drawn, whoever draws it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Picture {
    /// The nodes: the thread and the lines of text. Those of a thread stand in an order from top to bottom.
    pub nodes: Vec<(Tid, Vec<String>)>,
    /// From node to node, and when (always, if it does not say).
    pub edges: BTreeSet<(usize, usize, Option<String>)>,
    /// From where a thread is started to its first node.
    pub starts: BTreeSet<(usize, usize)>,
    /// The functions, spelled: `f0 = …`.
    pub functions: Vec<String>,
}

/// The event graph of a program as it is drawn.
pub fn picture(graph: &Graph, program: &Program) -> Picture {
    Code::new(program, None).map(|code| Drawing::new(graph, &code).draw()).unwrap_or_default()
}

/// A picture in the language of Graphviz.
pub fn render(picture: &Picture) -> String {
    let mut out = String::from("digraph events {\n  node [shape=box];\n");
    let threads: BTreeSet<Tid> = picture.nodes.iter().map(|(t, _)| *t).collect();
    for thread in threads {
        out.push_str(&format!("  subgraph cluster_thread_{thread} {{\n    label=\"thread {thread}\";\n"));
        for (i, (_, lines)) in picture.nodes.iter().enumerate().filter(|(_, (t, _))| *t == thread) {
            let label: Vec<String> = lines.iter().map(|l| escaped(l)).collect();
            out.push_str(&format!("    n{i} [label=\"{}\"];\n", label.join("\\n")));
        }
        out.push_str("  }\n");
    }
    for (from, to, when) in &picture.edges {
        match when {
            None => out.push_str(&format!("  n{from} -> n{to};\n")),
            Some(when) => {
                out.push_str(&format!("  n{from} -> n{to} [style=dashed, color=blue, label=\"{}\"];\n", escaped(when)))
            }
        }
    }
    for (from, to) in &picture.starts {
        out.push_str(&format!("  n{from} -> n{to} [style=dotted];\n"));
    }
    if !picture.functions.is_empty() {
        out.push_str("  subgraph cluster_functions {\n    label=\"functions\";\n");
        for (number, text) in picture.functions.iter().enumerate() {
            out.push_str(&format!("    f{number} [shape=plaintext, label=\"{}\"];\n", escaped(text)));
        }
        out.push_str("  }\n");
    }
    out.push_str("}\n");
    out
}

/// How a node is entered: from which node, and when (always, if it does not say).
type Entry = (usize, Option<String>);

struct Drawing<'a> {
    graph: &'a Graph,
    code: &'a Code<'a>,
    /// The text of each node, and its thread.
    boxes: Vec<(Tid, Vec<String>)>,
    edges: BTreeSet<(usize, usize, Option<String>)>,
    starts: Vec<(usize, Tid)>,
    /// The nodes of items and of library calls.
    of_item: FxHashMap<ItemId, usize>,
    of_call: FxHashMap<(InstId, u32), usize>,
    /// How values are called: `x0`, `x1`, … in the order of appearance.
    names: FxHashMap<NodeId, usize>,
    functions: BTreeMap<ShapeId, usize>,
    drawn: FxHashSet<NodeId>,
    shared: FxHashSet<u64>,
    first: FxHashMap<Tid, usize>,
}

/// Whose step an instance is.
enum Owner {
    /// The program's.
    Program,
    /// A library function's, called from there.
    Library((InstId, u32), String),
    /// Nobody's: what is around the first function of a thread.
    Nobody,
}

impl<'a> Drawing<'a> {
    fn new(graph: &'a Graph, code: &'a Code<'a>) -> Drawing<'a> {
        let mut touched: FxHashMap<u64, BTreeSet<Tid>> = FxHashMap::default();
        for item in &graph.items {
            if let Some(Use::Const(v)) = address(&item.kind) {
                let addr = graph.values[v.0 as usize].0 as u64;
                touched.entry(addr).or_default().insert(graph.insts[item.inst.0 as usize].thread);
            }
        }
        let shared = touched.into_iter().filter(|(_, t)| t.len() > 1).map(|(addr, _)| addr).collect();
        Drawing {
            graph,
            code,
            boxes: Vec::new(),
            edges: BTreeSet::new(),
            starts: Vec::new(),
            of_item: FxHashMap::default(),
            of_call: FxHashMap::default(),
            names: FxHashMap::default(),
            functions: BTreeMap::new(),
            drawn: FxHashSet::default(),
            shared,
            first: FxHashMap::default(),
        }
    }

    fn draw(mut self) -> Picture {
        let graph = self.graph;
        let mut leave: FxHashMap<InstId, Vec<Entry>> = FxHashMap::default();
        for inst in graph.topological() {
            let mut entries: Vec<Entry> = Vec::new();
            for edge in &graph.insts[inst.0 as usize].edges {
                match edge.via {
                    Via::Way(item, way) if self.of_item.contains_key(&item) => {
                        entries.push((self.of_item[&item], Some(self.way(item, way))));
                    }
                    Via::Way(..) | Via::Always => entries.extend(leave.get(&edge.from).cloned().unwrap_or_default()),
                    Via::Value(_, value) => {
                        let when = self.plain_value(value);
                        let before = leave.get(&edge.from).cloned().unwrap_or_default();
                        entries.extend(before.into_iter().map(|(from, _)| (from, Some(when.clone()))));
                    }
                }
            }
            let entries = joined(entries);
            let left = self.instance(inst, entries);
            leave.insert(inst, left);
        }
        self.finish()
    }

    /// Draws what happens in an instance. Says how it is left.
    fn instance(&mut self, inst: InstId, mut entries: Vec<Entry>) -> Vec<Entry> {
        let graph = self.graph;
        let owner = self.owner(inst);
        for (&(_, _, _), &id) in &graph.insts[inst.0 as usize].items {
            let item = &graph.items[id.0 as usize];
            match &owner {
                Owner::Nobody => {}
                Owner::Library(call, name) => {
                    if !is_silent(&item.kind) {
                        self.library(inst, *call, name, &mut entries);
                    }
                    if let ItemKind::Start(child, ..) = &item.kind {
                        let at = self.of_call.get(call).copied();
                        self.starts.extend(at.zip(Code::tid_of(*child)));
                    }
                }
                Owner::Program => {
                    if self.is_shown(&item.kind) {
                        let point = self.point(inst, item.at.ip);
                        for used in operands(&item.kind) {
                            self.value_node((inst, &point), used, &mut entries);
                        }
                        let lines = self.describe(id);
                        let node = self.add(inst, lines, &mut entries);
                        self.of_item.insert(id, node);
                    }
                }
            }
        }
        entries
    }

    fn owner(&self, inst: InstId) -> Owner {
        let calls = self.graph.calls(inst);
        let func = |i: InstId| self.code.program.func(self.graph.insts[i.0 as usize].key.func);
        let mut frames: Vec<InstId> = calls.iter().map(|(caller, _)| *caller).collect();
        frames.push(inst);
        match frames.iter().rposition(|f| !func(*f).library) {
            None => Owner::Nobody,
            Some(own) if own + 1 == frames.len() => Owner::Program,
            Some(own) => Owner::Library(calls[own], func(frames[own + 1]).name.clone()),
        }
    }

    /// A whole call of a library function.
    fn library(&mut self, inst: InstId, call: (InstId, u32), name: &str, entries: &mut Vec<Entry>) {
        if let Some(&node) = self.of_call.get(&call) {
            for (from, when) in entries.drain(..).filter(|(from, _)| *from != node) {
                self.edges.insert((from, node, when));
            }
            entries.push((node, None));
            return;
        }
        let name = name.strip_prefix("__fp_").unwrap_or(name);
        let lines = vec![self.point(call.0, call.1), format!("{name}()")];
        let node = self.add(inst, lines, entries);
        self.of_call.insert(call, node);
    }

    fn add(&mut self, inst: InstId, lines: Vec<String>, entries: &mut Vec<Entry>) -> usize {
        let thread = self.graph.insts[inst.0 as usize].thread;
        let node = self.boxes.len();
        self.boxes.push((thread, lines));
        self.first.entry(thread).or_insert(node);
        for (from, when) in entries.drain(..) {
            self.edges.insert((from, node, when));
        }
        entries.push((node, None));
        node
    }

    fn is_shown(&self, kind: &ItemKind) -> bool {
        if let Some(Use::Const(v)) = address(kind) {
            let addr = self.graph.values[v.0 as usize].0 as u64;
            let own = matches!(self.code.layout.region(self.code.program, addr), Region::Thread(_));
            return !own || self.shared.contains(&addr);
        }
        !is_silent(kind)
    }

    /// Draws the function behind an operand, if it is not there yet.
    fn value_node(&mut self, at: (InstId, &str), used: Use, entries: &mut Vec<Entry>) {
        let Use::Node(node) = used else { return };
        if !self.drawn.insert(node) {
            return;
        }
        let text = match &self.graph.nodes[node.0 as usize] {
            NodeKind::Answer(_) | NodeKind::Stored(_) | NodeKind::Constant(_) => return,
            NodeKind::Offset(base, _) => return self.value_node(at, Use::Node(*base), entries),
            NodeKind::Phi(inst, _) => {
                let edges = &self.graph.insts[inst.0 as usize].edges;
                let values = edges.iter().flat_map(|e| e.phis.iter().filter(|(n, _)| *n == node).map(|(_, u)| *u));
                let values: Vec<Use> = values.collect();
                values.iter().for_each(|u| self.value_node(at, *u, entries));
                let values: BTreeSet<String> = values.iter().map(|u| self.operand(*u)).collect();
                vec![format!("phi({})", values.into_iter().collect::<Vec<_>>().join(", "))]
            }
            NodeKind::Equal(a, b, differ) => {
                self.value_node(at, *a, entries);
                self.value_node(at, *b, entries);
                let sign = if *differ { "!=" } else { "==" };
                // Constants stand behind.
                let (left, right) = if matches!(a, Use::Const(_)) { (*b, *a) } else { (*a, *b) };
                let mut lines = vec![format!("{} {sign} {}", self.operand(left), self.operand(right))];
                lines.extend(self.compared(*a, *b, *differ));
                lines
            }
            NodeKind::Apply(shape, inputs) => {
                inputs.iter().for_each(|n| self.value_node(at, Use::Node(*n), entries));
                let next = self.functions.len();
                let number = *self.functions.entry(*shape).or_insert(next);
                let inputs: Vec<String> = inputs.iter().map(|n| self.operand(Use::Node(*n))).collect();
                let mut lines = vec![format!("f{number}({})", inputs.join(", "))];
                lines.extend(self.pairs(*shape));
                lines
            }
        };
        let name = self.operand(Use::Node(node));
        let mut lines = text;
        lines[0] = format!("{name} = {}", lines[0]);
        lines.insert(0, at.1.to_string());
        self.add(at.0, lines, entries);
    }

    /// The results of a comparison with a constant, for the values that were seen.
    fn compared(&self, a: Use, b: Use, differ: bool) -> Option<String> {
        let (node, value) = match (a, b) {
            (Use::Node(n), Use::Const(v)) | (Use::Const(v), Use::Node(n)) => (n, v),
            (Use::Node(_), Use::Node(_)) | (Use::Const(_), Use::Const(_)) => return None,
        };
        let NodeKind::Answer(item) = self.graph.nodes[node.0 as usize] else { return None };
        let seen = self.graph.seen.get(&item)?;
        let text = |v: &ValId| format!("{} → {}", self.plain_value(*v), u8::from((*v == value) != differ));
        Some(seen.iter().map(text).collect::<Vec<_>>().join(", "))
    }

    fn pairs(&self, shape: ShapeId) -> Vec<String> {
        let all = self.graph.pairs[shape.0 as usize].iter();
        let mut lines: Vec<String> = all
            .map(|(inputs, output)| {
                let inputs: Vec<String> = inputs.iter().map(|v| self.plain_value(*v)).collect();
                format!("{} → {}", inputs.join(", "), self.plain_value(*output))
            })
            .collect();
        lines.sort();
        lines
    }

    // --- text --------------------------------------------------------------------------------

    fn describe(&mut self, id: ItemId) -> Vec<String> {
        let item = &self.graph.items[id.0 as usize];
        let mut lines = vec![self.point(item.inst, item.at.ip)];
        let answer =
            self.graph.answer_node(id).map(|n| format!("{} = ", self.operand(Use::Node(n)))).unwrap_or_default();
        let seen = |this: &Self, ty: Type, as_what: &str| {
            let values = this.graph.seen.get(&id).into_iter().flatten();
            let values: Vec<String> = values.map(|v| format!("{as_what}({})", this.value(*v, ty))).collect();
            values.join(" ")
        };
        match &item.kind {
            ItemKind::Load { ty, addr, order } => {
                lines.push(format!("{answer}load{} {}", suffix(*order), self.place(*addr)));
                lines.push(seen(self, *ty, "r"));
            }
            ItemKind::Store { ty, addr, value, order } => {
                lines.push(format!("store{} {}, {}", suffix(*order), self.place(*addr), self.operand(*value)));
                lines.push(seen(self, *ty, "w"));
            }
            ItemKind::Rmw { op, ty, addr, value, order } => {
                let name = format!("{op:?}").to_lowercase();
                let (place, value) = (self.place(*addr), self.operand(*value));
                lines.push(format!("{answer}{name}{} {place}, {value}", suffix(*order)));
                lines.push(seen(self, *ty, "r"));
            }
            ItemKind::CmpXchg { ty, addr, expected, new, success, .. } => {
                let (place, old) = (self.place(*addr), self.operand(*expected));
                lines.push(format!("{answer}cas{} {place}, {old}, {}", suffix(*success), self.operand(*new)));
                let values = self.graph.seen.get(&id).into_iter().flatten();
                let text = |v: &ValId| match (expected, new) {
                    (Use::Const(e), Use::Const(n)) if e == v => {
                        format!("r({}) w({})", self.value(*v, *ty), self.value(*n, *ty))
                    }
                    (Use::Const(_) | Use::Node(_), Use::Const(_) | Use::Node(_)) => {
                        format!("r({})", self.value(*v, *ty))
                    }
                };
                let text: Vec<String> = values.map(text).collect();
                lines.push(text.join("  "));
            }
            ItemKind::Fence(kind) => lines.push(format!("fence {kind:?}")),
            ItemKind::Free(addr) => lines.push(format!("free {}", self.operand(*addr))),
            ItemKind::Start(child, ..) => lines.push(format!("start thread {}", Code::tid_of(*child).unwrap_or(0))),
            ItemKind::Join(child) => lines.push(format!("join thread {}", Code::tid_of(*child).unwrap_or(0))),
            ItemKind::Begin => lines.push("atomic section begins".to_string()),
            ItemKind::End => lines.push("atomic section ends".to_string()),
            ItemKind::Nondet(ty, _) => {
                lines.push(format!("{answer}input"));
                lines.push(seen(self, *ty, "r"));
            }
            ItemKind::Decision(what, by, ways) => {
                lines.push(format!("{} {}", decision_name(*what), self.operand(*by)));
                let ways: Vec<String> = ways.iter().map(|w| self.way(id, *w)).collect();
                lines.push(format!("seen: {}", ways.join(", ")));
            }
            ItemKind::Stop => lines.push(self.stop(id)),
            ItemKind::Allocate(_) | ItemKind::Release(..) | ItemKind::Exit(_) | ItemKind::Yield | ItemKind::Silent => {}
        }
        lines.retain(|l| !l.is_empty());
        lines
    }

    fn stop(&self, id: ItemId) -> String {
        let at = self.graph.items[id.0 as usize].at;
        let block = &self.code.program.func(at.func).blocks[at.block.index()];
        match &block.term {
            Terminator::Fail { text, .. } if at.ip as usize >= block.insts.len() => format!("fails: {text}"),
            _ if self.graph.failed.contains(&id) => "fails".to_string(),
            _ if block.insts.get(at.ip as usize).is_some_and(|i| i.op == Op::Assume(IrOperand::FALSE)) => {
                "waits".to_string()
            }
            _ => "stops".to_string(),
        }
    }

    /// How a decision's way is called.
    fn way(&self, id: ItemId, way: u128) -> String {
        let item = &self.graph.items[id.0 as usize];
        let ItemKind::Decision(what, ..) = &item.kind else { return way.to_string() };
        if way == fencepost_check::follow::UNDEFINED {
            return "undefined".to_string();
        }
        match what {
            Decision::Branch => {
                let block = &self.code.program.func(item.at.func).blocks[item.at.block.index()];
                match &block.term {
                    Terminator::Branch { .. } => if way == 0 { "false" } else { "true" }.to_string(),
                    Terminator::Switch { cases, .. } => {
                        let case = usize::try_from(way).ok().and_then(|w| cases.get(w));
                        case.map_or_else(|| "default".to_string(), |(value, _)| format!("case {value}"))
                    }
                    Terminator::Jump(_)
                    | Terminator::Return(_)
                    | Terminator::ThreadExit(_)
                    | Terminator::ProcessExit
                    | Terminator::Fail { .. } => way.to_string(),
                }
            }
            Decision::Assume | Decision::Await | Decision::Assert | Decision::Check | Decision::Zero => {
                if way == 0 { "false" } else { "true" }.to_string()
            }
            Decision::Callee => names::address(self.code, way as u64),
            Decision::Size | Decision::Thread | Decision::Other => way.to_string(),
        }
    }

    /// An execution point: the thread, the calls and the instruction by their lines, each with the iterations of its loops.
    fn point(&self, inst: InstId, ip: u32) -> String {
        let program = self.code.program;
        let mut parts = vec![format!("tid={}", self.graph.insts[inst.0 as usize].thread)];
        for (at, ip) in self.graph.calls(inst).into_iter().chain([(inst, ip)]) {
            let key = self.graph.insts[at.0 as usize].key;
            let func = program.func(key.func);
            if func.library {
                continue;
            }
            let block = &func.blocks[key.block.index()];
            let loc: Loc = block.insts.get(ip as usize).map_or(block.loc, |i| i.loc);
            let turns: String = self.graph.iterations(at).iter().map(|(_, n)| format!("#{n}")).collect();
            parts.push(format!("{}:{}{turns}", func.name, loc.line));
        }
        format!("<{}>", parts.join(", "))
    }

    fn place(&mut self, addr: Use) -> String {
        match addr {
            Use::Const(v) => names::address(self.code, self.graph.values[v.0 as usize].0 as u64),
            Use::Node(_) => format!("*{}", self.operand(addr)),
        }
    }

    fn operand(&mut self, used: Use) -> String {
        let node = match used {
            Use::Const(v) => return self.plain_value(v),
            Use::Node(n) => n,
        };
        match &self.graph.nodes[node.0 as usize] {
            NodeKind::Offset(base, by) => {
                let base = self.operand(Use::Node(*base));
                format!("({base} + {})", *by as i64)
            }
            NodeKind::Constant(v) => self.plain_value(*v),
            NodeKind::Answer(_)
            | NodeKind::Stored(_)
            | NodeKind::Phi(..)
            | NodeKind::Apply(..)
            | NodeKind::Equal(..) => {
                let next = self.names.len();
                format!("x{}", self.names.entry(node).or_insert(next))
            }
        }
    }

    fn value(&self, v: ValId, ty: Type) -> String {
        let (bits, undef) = self.graph.values[v.0 as usize];
        let width = ty.bits(&self.code.program.target);
        match ty {
            _ if undef != 0 => "undefined".to_string(),
            Type::Int(2..=64) if bits >> (width - 1) & 1 == 1 => (bits as i128 - (1i128 << width)).to_string(),
            Type::Ptr if bits != 0 => names::address(self.code, bits as u64),
            Type::Int(_) | Type::Ptr | Type::F32 | Type::F64 | Type::F80 => bits.to_string(),
        }
    }

    /// A value whose type is not known: an address if it looks like one.
    fn plain_value(&self, v: ValId) -> String {
        let (bits, undef) = self.graph.values[v.0 as usize];
        if undef != 0 {
            return "undefined".to_string();
        }
        match u64::try_from(bits).map(|addr| self.code.layout.region(self.code.program, addr)) {
            Ok(Region::Global(_) | Region::Function(_)) => format!("&{}", names::address(self.code, bits as u64)),
            Ok(Region::Thread(_)) if bits >> 32 != 0xffff_ffff => names::address(self.code, bits as u64),
            Ok(Region::Null | Region::Nowhere | Region::Thread(_)) | Err(_) => bits.to_string(),
        }
    }

    fn finish(self) -> Picture {
        let starts = self.starts.iter().filter_map(|(from, tid)| self.first.get(tid).map(|to| (*from, *to))).collect();
        let mut functions: Vec<(usize, ShapeId)> = self.functions.iter().map(|(shape, n)| (*n, *shape)).collect();
        functions.sort_unstable_by_key(|(number, _)| *number);
        let spell = |(number, shape): (usize, ShapeId)| {
            format!("f{number} = {}", self.spelled(&self.graph.shapes[shape.0 as usize]).0)
        };
        let functions = functions.into_iter().map(spell).collect();
        Picture { nodes: self.boxes, edges: self.edges, starts, functions }
    }

    /// A computation in words, and what is left of the tokens.
    fn spelled<'t>(&self, tokens: &'t [Token]) -> (String, &'t [Token]) {
        let Some((head, mut rest)) = tokens.split_first() else { return (String::new(), tokens) };
        let mut arguments = |count: u32| -> Vec<String> {
            (0..count)
                .map(|_| {
                    let (text, left) = self.spelled(rest);
                    rest = left;
                    text
                })
                .collect()
        };
        let text = match head {
            Token::Input(k) => format!("a{k}"),
            Token::Const(bits, 0) => bits.to_string(),
            Token::Const(..) => "undefined".to_string(),
            Token::Rmw(op, _) => {
                let arguments = arguments(2);
                format!("{}({})", format!("{op:?}").to_lowercase(), arguments.join(", "))
            }
            Token::Op(Operation::Call(func, _), count) => {
                format!("{}({})", self.code.program.func(*func).name, arguments(*count).join(", "))
            }
            Token::Op(op, count) => format!("{}({})", operation_name(op), arguments(*count).join(", ")),
        };
        (text, rest)
    }
}

/// Entries on all ways of a decision that has two are one entry.
fn joined(entries: Vec<Entry>) -> Vec<Entry> {
    let both = |from: usize| {
        let has = |way: &str| entries.iter().any(|(f, when)| *f == from && when.as_deref() == Some(way));
        has("true") && has("false") || entries.iter().any(|(f, when)| *f == from && when.is_none())
    };
    let all: BTreeSet<Entry> =
        entries.iter().map(|(from, when)| (*from, if both(*from) { None } else { when.clone() })).collect();
    all.into_iter().collect()
}

fn address(kind: &ItemKind) -> Option<Use> {
    match kind {
        ItemKind::Load { addr, .. }
        | ItemKind::Store { addr, .. }
        | ItemKind::Rmw { addr, .. }
        | ItemKind::CmpXchg { addr, .. } => Some(*addr),
        ItemKind::Fence(_)
        | ItemKind::Allocate(_)
        | ItemKind::Release(..)
        | ItemKind::Free(_)
        | ItemKind::Start(..)
        | ItemKind::Join(_)
        | ItemKind::Begin
        | ItemKind::End
        | ItemKind::Nondet(..)
        | ItemKind::Decision(..)
        | ItemKind::Exit(_)
        | ItemKind::Stop
        | ItemKind::Yield
        | ItemKind::Silent => None,
    }
}

fn operands(kind: &ItemKind) -> Vec<Use> {
    match kind {
        ItemKind::Load { addr, .. } => vec![*addr],
        ItemKind::Store { addr, value, .. } | ItemKind::Rmw { addr, value, .. } => vec![*addr, *value],
        ItemKind::CmpXchg { addr, expected, new, .. } => vec![*addr, *expected, *new],
        ItemKind::Free(addr) => vec![*addr],
        ItemKind::Start(_, _, arg) => vec![*arg],
        ItemKind::Decision(_, by, _) => vec![*by],
        ItemKind::Fence(_)
        | ItemKind::Allocate(_)
        | ItemKind::Release(..)
        | ItemKind::Join(_)
        | ItemKind::Begin
        | ItemKind::End
        | ItemKind::Nondet(..)
        | ItemKind::Exit(_)
        | ItemKind::Stop
        | ItemKind::Yield
        | ItemKind::Silent => Vec::new(),
    }
}

fn is_silent(kind: &ItemKind) -> bool {
    match kind {
        ItemKind::Allocate(_) | ItemKind::Release(..) | ItemKind::Exit(_) | ItemKind::Yield | ItemKind::Silent => true,
        ItemKind::Load { .. }
        | ItemKind::Store { .. }
        | ItemKind::Rmw { .. }
        | ItemKind::CmpXchg { .. }
        | ItemKind::Fence(_)
        | ItemKind::Free(_)
        | ItemKind::Start(..)
        | ItemKind::Join(_)
        | ItemKind::Begin
        | ItemKind::End
        | ItemKind::Nondet(..)
        | ItemKind::Decision(..)
        | ItemKind::Stop => false,
    }
}

fn suffix(order: Order) -> String {
    names::order(order).map_or_else(String::new, |o| format!(".{o}"))
}

fn decision_name(what: Decision) -> &'static str {
    match what {
        Decision::Branch => "branch",
        Decision::Assume => "assume",
        Decision::Await => "await",
        Decision::Assert => "assert",
        Decision::Check => "check",
        Decision::Callee => "call",
        Decision::Size => "size",
        Decision::Zero => "not zero",
        Decision::Thread => "thread",
        Decision::Other => "decide",
    }
}

fn operation_name(op: &Operation) -> String {
    let lower = |name: &dyn std::fmt::Debug| format!("{name:?}").to_lowercase();
    match op {
        Operation::Bin(op, _) => lower(op),
        Operation::Un(op, _) => lower(op),
        Operation::Cmp(CmpOp::Eq, _) => "equal".to_string(),
        Operation::Cmp(op, _) => lower(op),
        Operation::FBin(op, _) => lower(op),
        Operation::FUn(op, _) => lower(op),
        Operation::FMulAdd(_) => "muladd".to_string(),
        Operation::FCmp(op, _) => lower(op),
        Operation::Cast(op, _, to) => format!("{}_{}", lower(op), lower(to).replace(['(', ')'], "")),
        Operation::Select => "select".to_string(),
        Operation::Wrapped(op, _) => lower(op),
        Operation::Overflowed(op, _) => format!("overflows_{}", lower(op)),
        Operation::Funnel(left, _) => if *left { "funnel_left" } else { "funnel_right" }.to_string(),
        Operation::PtrAdd => "offset".to_string(),
        Operation::Spread(_) => "spread".to_string(),
        Operation::Exchanged { .. } => "exchanged".to_string(),
        Operation::Text => "text".to_string(),
        Operation::Call(..) => "call".to_string(),
    }
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', " ")
}
