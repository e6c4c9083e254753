//! One function of the program as one C function: registers are locals, blocks are labels.
//!
//! Source: Tomasco et al. (TACAS 2015), Figure 4, rules 1 to 10; the concurrent statements are in [`statement`](super::statement).
//! A computation that is used once, in its own block, stands where it is used. Deviation: the paper's loops stay loops of C;
//! here a loop is a jump back, with a counter where the user bounds it.

use super::expression::{self, Operands};
use super::names::Names;
use super::writer::Writer;
use super::{Emitter, Refusal};
use fencepost_ir::cfg::Cfg;
use fencepost_ir::loops::Loops;
use fencepost_ir::visit::{self, Effect};
use fencepost_ir::{BinOp, BlockId, FuncId, Function, Inst, Jump, Loc, Op, Operand, Reg, Target, Terminator, Type};
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// A function that is being written.
pub struct Body<'e, 'p> {
    /// What is known about the program.
    pub emitter: &'e Emitter<'p>,
    /// Which function it is.
    pub id: FuncId,
    /// The function.
    pub func: &'p Function,
    /// What stands for each register: a local, or the expression that is its only use.
    texts: FxHashMap<Reg, String>,
    uses: Vec<u32>,
    locals: Vec<Option<String>>,
    loops: Loops,
    /// What `return` has to say when the thread goes no further.
    pub nothing: &'static str,
}

impl Operands for Body<'_, '_> {
    fn operand(&self, operand: Operand) -> String {
        let target = self.target();
        match operand {
            Operand::Reg(r) => match (self.texts.get(&r), &self.locals[r.index()]) {
                (Some(text), _) => text.clone(),
                (None, Some(name)) => name.clone(),
                (None, None) => "0u".into(),
            },
            Operand::Const(ty, value) => expression::literal(ty.bits(&target), value),
            Operand::Global(g, offset) => self.emitter.layout.global(g, offset),
            Operand::Func(f) => format!("FUNCTION({}u)", f.0),
            Operand::Undef(ty) => expression::nondet(ty, target).unwrap_or_else(|_| "0u".into()),
        }
    }

    fn function(&self) -> &Function {
        self.func
    }

    fn target(&self) -> Target {
        self.emitter.program.target
    }
}

impl<'e, 'p> Body<'e, 'p> {
    /// Begins a function.
    pub fn new(emitter: &'e Emitter<'p>, id: FuncId) -> Result<Body<'e, 'p>, Refusal> {
        let func = emitter.program.func(id);
        let mut body = Body {
            emitter,
            id,
            func,
            texts: FxHashMap::default(),
            uses: vec![0; func.regs.len()],
            locals: vec![None; func.regs.len()],
            loops: Loops::of(&Cfg::new(func)),
            nothing: if func.rets.is_empty() { "" } else { "0" },
        };
        for ty in func.regs.iter().map(|r| r.ty).chain(func.rets.iter().copied()) {
            expression::c_type(ty, emitter.program.target)?;
        }
        body.count();
        body.name();
        Ok(body)
    }

    /// Counts the uses of each register by what is written: a value that only serves unused ones is not used.
    fn count(&mut self) {
        let needed = self.needed();
        for block in &self.func.blocks {
            let mut see = |r: Reg| self.uses[r.index()] += 1;
            for inst in block.insts.iter().filter(|i| is_written(i, &needed)) {
                visit::regs_read(&inst.op, &mut see);
            }
            visit::term_own_operands(&block.term, |o| register(o).into_iter().for_each(&mut see));
            for (p, a) in block.term.jumps().flat_map(|j| self.func.blocks[j.block.index()].params.iter().zip(&j.args))
            {
                if needed[p.index()] {
                    register(a).into_iter().for_each(&mut see);
                }
            }
        }
    }

    /// The registers that something depends on.
    fn needed(&self) -> Vec<bool> {
        let mut needed = vec![false; self.func.regs.len()];
        loop {
            let before = needed.clone();
            for block in &self.func.blocks {
                for inst in &block.insts {
                    if is_written(inst, &needed) {
                        visit::regs_read(&inst.op, |r| needed[r.index()] = true);
                    }
                }
                visit::term_own_operands(&block.term, |o| {
                    register(o).into_iter().for_each(|r| needed[r.index()] = true)
                });
                for jump in block.term.jumps() {
                    for (p, a) in self.func.blocks[jump.block.index()].params.iter().zip(&jump.args) {
                        if needed[p.index()] {
                            register(a).into_iter().for_each(|r| needed[r.index()] = true);
                        }
                    }
                }
            }
            if needed == before {
                return needed;
            }
        }
    }

    fn name(&mut self) {
        let mut names = Names::default();
        let single = self.foldable();
        for (i, info) in self.func.regs.iter().enumerate() {
            let reg = Reg::from_index(i);
            let param = self.func.params.contains(&reg);
            if (self.uses[i] > 0 && !single.contains(&reg)) || param {
                let wanted = info.name.as_deref().map_or_else(|| format!("r{i}"), str::to_string);
                self.locals[i] = Some(names.fresh(&wanted));
            }
        }
    }

    /// Results of computations that stand where they are used: once, in the block of the computation.
    fn foldable(&self) -> Vec<Reg> {
        let mut single = Vec::new();
        for block in &self.func.blocks {
            for inst in &block.insts {
                let [r] = inst.results.as_slice() else { continue };
                let named = self.func.regs[r.index()].name.is_some();
                if named || self.uses[r.index()] != 1 || visit::effect(&inst.op) != Effect::Pure {
                    continue;
                }
                let mut here = false;
                for other in &block.insts {
                    visit::regs_read(&other.op, |x| here |= x == *r);
                }
                visit::term_regs_read(&block.term, |x| here |= x == *r);
                // What is written twice is better computed once.
                let twice = block.insts.iter().any(|i| repeats_operand(&i.op) && reads(&i.op, *r));
                if here && !twice {
                    single.push(*r);
                }
            }
        }
        single
    }

    /// The head of the function, in C.
    pub fn prototype(&self) -> String {
        let target = self.target();
        let ty = |ty: Type| expression::c_type(ty, target).unwrap_or_default();
        let mut params: Vec<String> = self
            .func
            .params
            .iter()
            .map(|p| format!("{} {}", ty(self.func.ty(*p)), self.locals[p.index()].as_deref().unwrap_or("unused")))
            .collect();
        params.extend(self.func.rets.iter().enumerate().skip(1).map(|(k, t)| format!("{} *result{k}", ty(*t))));
        let ret = self.func.rets.first().map_or_else(|| "void".into(), |t| ty(*t));
        let params = if params.is_empty() { "void".into() } else { params.join(", ") };
        format!("{ret} {}({params})", self.emitter.functions[self.id.index()])
    }

    /// The function, in C.
    pub fn write(mut self, out: &mut Writer<'_>) -> Result<(), (Refusal, Loc)> {
        out.own(&format!("\n/* {} */\n{}\n{{\n", self.func.name, self.prototype()));
        let declared = self.declarations();
        out.own(&declared);
        let targets = self.targets();
        for b in 0..self.func.blocks.len() {
            let block = &self.func.blocks[b];
            if !targets.reached[b] {
                continue;
            }
            if targets.named[b] {
                out.label(&format!("b{b}:;"));
            }
            for (k, inst) in block.insts.iter().enumerate() {
                let loc = if inst.loc.is_known() { inst.loc } else { Loc::NONE };
                let lines = self.statement(BlockId::from_index(b), k, inst).map_err(|why| (why, inst.loc))?;
                out.statement(loc, &self.joined(lines));
            }
            let next = (b + 1..self.func.blocks.len()).find(|n| targets.reached[*n]);
            let lines = self.terminator(BlockId::from_index(b), &block.term, next).map_err(|why| (why, block.loc))?;
            out.statement(block.loc, &self.joined(lines));
        }
        out.own("}\n");
        Ok(())
    }

    /// `CHECK_RETURN` stands behind what it belongs to.
    fn joined(&self, lines: Vec<String>) -> Vec<String> {
        let mut joined: Vec<String> = Vec::new();
        for line in lines {
            match joined.last_mut() {
                Some(last) if line.trim_start().starts_with("CHECK_RETURN") => {
                    last.push(' ');
                    last.push_str(line.trim_start());
                }
                Some(_) | None => joined.push(line),
            }
        }
        joined
    }

    fn declarations(&self) -> String {
        let mut text = String::new();
        let target = self.target();
        let mut by_type: Vec<(String, Vec<&str>)> = Vec::new();
        for (i, name) in self.locals.iter().enumerate() {
            let Some(name) = name else { continue };
            let reg = Reg::from_index(i);
            if self.func.params.contains(&reg) {
                if self.uses[i] == 0 {
                    let _ = writeln!(text, "    (void){name};");
                }
                continue;
            }
            let ty = expression::c_type(self.func.ty(reg), target).unwrap_or_default();
            match by_type.iter_mut().find(|(t, _)| *t == ty) {
                Some((_, list)) => list.push(name),
                None => by_type.push((ty, vec![name])),
            }
        }
        let mut head = String::new();
        for (ty, list) in by_type {
            for row in list.chunks(12) {
                let _ = writeln!(head, "    {ty} {};", row.join(", "));
            }
        }
        if self.emitter.unwind.is_some() {
            for l in &self.loops.all {
                let _ = writeln!(head, "    uint32_t loop_{} = 0;", l.header.0);
            }
        }
        if self.makes_own() {
            head += "    uint32_t object_mark = own_objects, own_mark = own_bytes;\n";
        }
        if self.func.atomic {
            text += &format!("    mem_lock();\n    CHECK_RETURN({});\n", self.nothing);
        }
        head + &text
    }

    /// Whether the function makes objects of its own, which end with it.
    fn makes_own(&self) -> bool {
        self.func.blocks.iter().enumerate().any(|(b, block)| {
            (0..block.insts.len())
                .any(|k| self.emitter.sharing.escape.object_is_local(self.id, BlockId::from_index(b), k))
        })
    }

    /// What is computed into a register: a local, a text for later, or nothing.
    pub fn assign(&mut self, reg: Option<&Reg>, text: &str) -> Option<String> {
        let reg = reg?;
        self.locals[reg.index()].as_ref().map(|name| format!("{name} = {text};"))
    }

    /// Keeps an expression for its only use.
    pub fn fold(&mut self, reg: Reg, text: String) {
        self.texts.insert(reg, text);
    }

    /// Whether a register has a local.
    pub fn has_local(&self, reg: Reg) -> bool {
        self.locals[reg.index()].is_some()
    }

    /// How often a register is used.
    pub fn used(&self, reg: Reg) -> bool {
        self.uses[reg.index()] > 0
    }

    fn targets(&self) -> Targets {
        let count = self.func.blocks.len();
        let cfg = Cfg::new(self.func);
        let reached: Vec<bool> = (0..count).map(|b| cfg.is_reachable(BlockId::from_index(b))).collect();
        let mut named = vec![false; count];
        for (b, block) in self.func.blocks.iter().enumerate().filter(|(b, _)| reached[*b]) {
            let next = (b + 1..count).find(|n| reached[*n]);
            let falls = match &block.term {
                Terminator::Jump(j) => next == Some(j.block.index()),
                Terminator::Branch { other, .. } => next == Some(other.block.index()),
                Terminator::Switch { default, .. } => next == Some(default.block.index()),
                Terminator::Return(_)
                | Terminator::ThreadExit(_)
                | Terminator::ProcessExit
                | Terminator::Fail { .. } => false,
            };
            let jumps: Vec<&Jump> = block.term.jumps().collect();
            for (k, jump) in jumps.iter().enumerate() {
                // The jump that comes last in C is the one that falls through.
                let last = match &block.term {
                    Terminator::Branch { .. } => k == 1,
                    Terminator::Switch { .. } => k == 0,
                    Terminator::Jump(_)
                    | Terminator::Return(_)
                    | Terminator::ThreadExit(_)
                    | Terminator::ProcessExit
                    | Terminator::Fail { .. } => true,
                };
                if !(falls && last) {
                    named[jump.block.index()] = true;
                }
            }
        }
        Targets { reached, named }
    }

    /// What a jump does, in C; without the `goto` if the block follows.
    fn jump(&self, from: BlockId, jump: &Jump, next: Option<usize>) -> Vec<String> {
        let mut lines = self.counted(from, jump.block);
        let params = &self.func.blocks[jump.block.index()].params;
        let moves: Vec<(String, String, Type)> = params
            .iter()
            .zip(&jump.args)
            .filter_map(|(p, a)| {
                let name = self.locals[p.index()].clone()?;
                let value = self.operand(*a);
                (name != value).then(|| (name, value, self.func.ty(*p)))
            })
            .collect();
        let names: Vec<&str> = moves.iter().map(|m| m.0.as_str()).collect();
        let clash = moves.iter().enumerate().any(|(k, m)| names[..k].iter().any(|n| mentions(&m.1, n)));
        if clash {
            let target = self.target();
            let mut text = String::from("{ ");
            for (k, (_, value, ty)) in moves.iter().enumerate() {
                let ty = expression::c_type(*ty, target).unwrap_or_default();
                let _ = write!(text, "{ty} new{k} = {value}; ");
            }
            for (k, (name, _, _)) in moves.iter().enumerate() {
                let _ = write!(text, "{name} = new{k}; ");
            }
            lines.push(text + "}");
        } else {
            lines.extend(moves.into_iter().map(|(name, value, _)| format!("{name} = {value};")));
        }
        if next != Some(jump.block.index()) {
            lines.push(format!("goto b{};", jump.block.0));
        }
        lines
    }

    /// The counter of a loop that is entered or goes round again.
    fn counted(&self, from: BlockId, to: BlockId) -> Vec<String> {
        let Some(bound) = self.emitter.unwind else { return Vec::new() };
        match self.loops.all.iter().find(|l| l.header == to) {
            Some(l) if l.contains(from) => {
                vec![format!("if (++loop_{} > {bound}u) {{ stop(); return {}; }} /* --unwind */", to.0, self.nothing)
                    .replace("return ;", "return;")]
            }
            Some(_) => vec![format!("loop_{} = 0;", to.0)],
            None => Vec::new(),
        }
    }

    fn terminator(&self, at: BlockId, term: &Terminator, next: Option<usize>) -> Result<Vec<String>, Refusal> {
        let indented = |lines: Vec<String>| -> Vec<String> { lines.into_iter().map(|l| format!("    {l}")).collect() };
        Ok(match term {
            Terminator::Jump(j) => self.jump(at, j, next),
            Terminator::Branch { cond, then, other } => {
                let taken = self.jump(at, then, None);
                let mut lines = match taken.as_slice() {
                    [one] => vec![format!("if {}", parenthesised(&self.operand(*cond))), format!("    {one}")],
                    _ => {
                        let mut lines = vec![format!("if {} {{", parenthesised(&self.operand(*cond)))];
                        lines.extend(indented(taken));
                        lines.push("}".into());
                        lines
                    }
                };
                lines.extend(self.jump(at, other, next));
                lines
            }
            Terminator::Switch { value, cases, default } => {
                let text = self.operand(*value);
                let bits = super::sharing::operand_type(self.func, *value).bits(&self.target());
                let mut lines = Vec::new();
                for (case, jump) in cases {
                    lines.push(format!("if ({text} == {}) {{", expression::literal(bits, *case)));
                    lines.extend(indented(self.jump(at, jump, None)));
                    lines.push("}".into());
                }
                lines.extend(self.jump(at, default, next));
                lines
            }
            Terminator::Return(values) => self.returned(values),
            Terminator::ThreadExit(value) => {
                vec![format!("thread_exit({});", self.operand(*value)), self.leave("0")]
            }
            Terminator::ProcessExit => vec!["stop(); /* the program ends */".into(), self.leave("0")],
            Terminator::Fail { kind, text } => {
                vec![format!("{}(); /* {} */", super::statement::failure(*kind), comment(text)), self.leave("0")]
            }
        })
    }

    /// Returns from the function without a result that matters.
    fn leave(&self, value: &str) -> String {
        if self.func.rets.is_empty() {
            "return;".into()
        } else {
            format!("return {value};")
        }
    }

    fn returned(&self, values: &[Operand]) -> Vec<String> {
        let mut lines = Vec::new();
        if self.id != self.emitter.program.entry {
            for text in self.shared_objects() {
                lines.push(format!("if ({text}) object_end({text});"));
                lines.push(format!("CHECK_RETURN({});", self.nothing));
            }
        }
        if self.makes_own() {
            lines.push("own_objects = object_mark;".into());
            lines.push("own_bytes = own_mark;".into());
        }
        if self.func.atomic {
            lines.push("mem_unlock();".into());
        }
        for (k, v) in values.iter().enumerate().skip(1) {
            lines.push(format!("*result{k} = {};", self.operand(*v)));
        }
        match values.first().filter(|_| !self.func.rets.is_empty()) {
            Some(v) => lines.push(format!("return {};", self.operand(*v))),
            None => lines.push(self.leave("0")),
        }
        lines
    }

    /// The stack objects of the function that others may reach: they end when it returns.
    fn shared_objects(&self) -> Vec<String> {
        let mut list = Vec::new();
        for (b, block) in self.func.blocks.iter().enumerate() {
            for (k, inst) in block.insts.iter().enumerate() {
                let local = self.emitter.sharing.escape.object_is_local(self.id, BlockId::from_index(b), k);
                if let (Op::Alloca { .. }, false, Some(r)) = (&inst.op, local, inst.results.first()) {
                    list.extend(self.locals[r.index()].clone());
                }
            }
        }
        list
    }

    /// Whether a stack object that others may reach is made where it is made once in each call.
    pub fn made_once(&self, block: BlockId) -> bool {
        block.0 == 0 || self.id == self.emitter.program.entry || !self.emitter.sharing.repeats(self.id, block)
    }
}

struct Targets {
    reached: Vec<bool>,
    named: Vec<bool>,
}

fn register(operand: &Operand) -> Option<Reg> {
    match operand {
        Operand::Reg(r) => Some(*r),
        Operand::Const(..) | Operand::Global(..) | Operand::Func(_) | Operand::Undef(_) => None,
    }
}

/// Whether an instruction stands in the C function: it does something, or its result is needed.
fn is_written(inst: &Inst, needed: &[bool]) -> bool {
    match visit::effect(&inst.op) {
        Effect::Pure | Effect::Reads => inst.results.iter().any(|r| needed[r.index()]),
        Effect::MayFail | Effect::Load | Effect::Writes | Effect::Control => !is_silent(&inst.op),
    }
}

/// Whether a text has a word in it.
fn mentions(text: &str, word: &str) -> bool {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').any(|w| w == word)
}

fn parenthesised(text: &str) -> String {
    // One pair around the whole is enough.
    let mut depth = 0;
    let whole = text.starts_with('(')
        && text.char_indices().all(|(i, c)| {
            depth += match c {
                '(' => 1,
                ')' => -1,
                _ => 0,
            };
            depth > 0 || i + 1 == text.len()
        });
    if whole {
        text.to_string()
    } else {
        format!("({text})")
    }
}

/// Text of the source, inside of a comment.
pub fn comment(text: &str) -> String {
    text.replace("*/", "* /").replace("/*", "/ *").replace('\n', " ")
}

fn reads(op: &Op, reg: Reg) -> bool {
    let mut found = false;
    visit::regs_read(op, |r| found |= r == reg);
    found
}

/// Operations that write an operand twice.
fn repeats_operand(op: &Op) -> bool {
    let simple =
        matches!(op, Op::Bin(BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::And | BinOp::Or | BinOp::Xor, _, _));
    let calls = matches!(op, Op::CallIndirect { .. } | Op::ThreadStart { .. });
    let accesses = matches!(op, Op::Rmw { .. } | Op::CmpXchg { .. });
    (matches!(op, Op::Bin(..) | Op::Overflow(..)) && !simple) || calls || accesses
}

/// Instructions that nothing is written for.
pub fn is_silent(op: &Op) -> bool {
    matches!(op, Op::Fence(_) | Op::Yield | Op::Commit | Op::Observe(_) | Op::Print { .. })
}

/// The instruction's only result.
pub fn result(inst: &Inst) -> Option<&Reg> {
    inst.results.first()
}
