//! Writes a program as text. See the parent module for the form.
//!
//! Guarantee: total; ids that do not exist are printed as such.

use super::names;
use crate::eval;
use crate::ids::{FuncId, GlobalId, Reg};
use crate::inst::{Access, FenceKind, FenceMask, Inst, Jump, Op, Operand, Order, Terminator};
use crate::program::{Function, Global, InitValue, Program};
use crate::source::{DebugType, Loc};
use crate::types::{Target, Type};
use crate::visit;
use rustc_hash::FxHashMap;
use std::fmt::{self, Write};

/// Positions are printed from this column on.
const LOC_COLUMN: usize = 64;

/// The whole program as text.
pub fn print(program: &Program) -> String {
    let mut printer = Printer::new(program);
    printer.program();
    printer.out
}

/// One function as text.
pub fn print_function(program: &Program, id: FuncId) -> String {
    let mut printer = Printer::new(program);
    if let Some(func) = program.functions.get(id.index()) {
        printer.function(func);
    }
    printer.out
}

/// One instruction as text, without its position.
pub fn print_inst(program: &Program, func: &Function, inst: &Inst) -> String {
    let mut printer = Printer::new(program);
    printer.inst(func, inst);
    printer.out
}

/// One terminator as text.
pub fn print_terminator(program: &Program, term: &Terminator) -> String {
    let mut printer = Printer::new(program);
    printer.term(term);
    printer.out
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&print(self))
    }
}

struct Printer<'a> {
    program: &'a Program,
    /// How many globals and functions have a name.
    names: FxHashMap<&'a str, u32>,
    out: String,
}

/// Appends formatted text. Writing to a string cannot fail.
macro_rules! put {
    ($p:expr, $($arg:tt)*) => {{
        let _ = write!($p.out, $($arg)*);
    }};
}

impl<'a> Printer<'a> {
    fn new(program: &'a Program) -> Printer<'a> {
        let mut names = FxHashMap::default();
        let all = program.globals.iter().map(|g| &g.name).chain(program.functions.iter().map(|f| &f.name));
        for name in all {
            *names.entry(name.as_str()).or_insert(0) += 1;
        }
        Printer { program, names, out: String::new() }
    }

    fn program(&mut self) {
        let program = self.program;
        match program.target {
            Target::LP64 => put!(self, "target lp64\n"),
            Target::ILP32 => put!(self, "target ilp32\n"),
            other => put!(self, "target {}\n", other.pointer_bits),
        }
        for (i, file) in program.files.iter().enumerate() {
            put!(self, "file {i} {}\n", quote(file));
        }
        for (i, ty) in program.debug_types.iter().enumerate() {
            put!(self, "type t{i} = ");
            self.debug_type(ty);
            self.out.push('\n');
        }
        for global in &program.globals {
            self.global(global);
        }
        put!(self, "entry ");
        self.func_ref(program.entry);
        self.out.push('\n');
        for &id in &program.constructors {
            put!(self, "constructor ");
            self.func_ref(id);
            self.out.push('\n');
        }
        for func in &program.functions {
            self.out.push('\n');
            self.function(func);
        }
    }

    fn debug_type(&mut self, ty: &DebugType) {
        match ty {
            DebugType::Base { name, size, encoding } => {
                put!(self, "base {} {size} {}", quote(name), names::encoding(*encoding));
            }
            DebugType::Pointer(None) => put!(self, "ptr"),
            DebugType::Pointer(Some(to)) => put!(self, "ptr {to}"),
            DebugType::Array { element, count } => put!(self, "array {element} {count}"),
            DebugType::Record { name, size, union, fields } => {
                put!(self, "{} {} {size} {{", if *union { "union" } else { "struct" }, quote(name));
                for (i, f) in fields.iter().enumerate() {
                    let comma = if i == 0 { "" } else { "," };
                    put!(self, "{comma} {} {} {} {}", quote(&f.name), f.bit_offset, f.bit_size, f.ty);
                }
                put!(self, " }}");
            }
            DebugType::Opaque => put!(self, "opaque"),
        }
    }

    fn global(&mut self, global: &Global) {
        put!(self, "global @{}: {} align {}", name(&global.name), global.size, global.align);
        for (on, word) in
            [(global.thread_local, "thread_local"), (global.constant, "constant"), (global.internal, "internal")]
        {
            if on {
                put!(self, " {word}");
            }
        }
        if let Some(ty) = global.debug_type {
            put!(self, " type {ty}");
        }
        if !global.init.is_empty() {
            put!(self, " = {{");
            for (i, piece) in global.init.iter().enumerate() {
                put!(self, "{} {}: ", if i == 0 { "" } else { "," }, piece.offset);
                match &piece.value {
                    InitValue::Bytes(bytes) => put!(self, "bytes {}", quote_bytes(bytes)),
                    InitValue::Global(id, offset) => self.global_ref(*id, *offset),
                    InitValue::Func(id) => self.func_ref(*id),
                    InitValue::Undef(size) => put!(self, "undef {size}"),
                }
            }
            put!(self, " }}");
        }
        self.loc(global.loc, " ");
        self.out.push('\n');
    }

    fn loc(&mut self, loc: Loc, before: &str) {
        if loc == Loc::NONE {
            return;
        }
        put!(self, "{before}@");
        if loc.file.0 == u32::MAX {
            put!(self, "?");
        } else {
            put!(self, "{}", loc.file.0);
        }
        put!(self, ":{}:{}", loc.line, loc.column);
    }

    fn function(&mut self, func: &Function) {
        put!(self, "func @{}(", name(&func.name));
        self.definitions(func, &func.params);
        put!(self, ")");
        if !func.rets.is_empty() {
            put!(self, " -> ");
            self.types(&func.rets);
        }
        let words = [
            (func.variadic, "variadic"),
            (func.atomic, "atomic"),
            (func.operation, "operation"),
            (func.pure, "pure"),
            (func.library, "library"),
        ];
        for (on, word) in words {
            if on {
                put!(self, " {word}");
            }
        }
        if let Some(role) = func.role {
            put!(self, " role {role}");
        }
        self.loc(func.loc, " ");
        put!(self, " {{\n");
        let unused = unused(func);
        if !unused.is_empty() {
            put!(self, "  unused ");
            self.definitions(func, &unused);
            self.out.push('\n');
        }
        for (i, block) in func.blocks.iter().enumerate() {
            put!(self, "b{i}");
            if !block.params.is_empty() {
                put!(self, "(");
                self.definitions(func, &block.params);
                put!(self, ")");
            }
            put!(self, ":\n");
            for inst in &block.insts {
                self.line(inst.loc, |p| p.inst(func, inst));
            }
            self.line(block.loc, |p| p.term(&block.term));
        }
        put!(self, "}}\n");
    }

    /// One indented line with its position at the right.
    fn line(&mut self, loc: Loc, content: impl FnOnce(&mut Self)) {
        let start = self.out.len();
        put!(self, "  ");
        content(self);
        if loc != Loc::NONE {
            let width = self.out[start..].chars().count();
            for _ in width..LOC_COLUMN {
                self.out.push(' ');
            }
            self.loc(loc, " ");
        }
        self.out.push('\n');
    }

    fn definitions(&mut self, func: &Function, regs: &[Reg]) {
        for (i, &reg) in regs.iter().enumerate() {
            if i > 0 {
                put!(self, ", ");
            }
            put!(self, "{reg}");
            match func.regs.get(reg.index()) {
                None => put!(self, ": ?"),
                Some(info) => {
                    put!(self, ": {}", info.ty);
                    if let Some(source) = &info.name {
                        put!(self, " {}", quote(source));
                    }
                }
            }
        }
    }

    fn types(&mut self, types: &[Type]) {
        for (i, ty) in types.iter().enumerate() {
            put!(self, "{}{ty}", if i == 0 { "" } else { ", " });
        }
    }

    fn inst(&mut self, func: &Function, inst: &Inst) {
        if !inst.results.is_empty() {
            self.definitions(func, &inst.results);
            put!(self, " = ");
        }
        self.op(&inst.op);
    }

    fn op(&mut self, op: &Op) {
        match op {
            Op::Copy(_) => put!(self, "copy"),
            Op::Bin(bin, _, _) => put!(self, "{}", names::bin(*bin)),
            Op::Un(un, _) => put!(self, "{}", names::un(*un)),
            Op::FBin(fbin, _, _) => put!(self, "{}", names::fbin(*fbin)),
            Op::FUn(fun, _) => put!(self, "{}", names::fun(*fun)),
            Op::FMulAdd(..) => put!(self, "fma"),
            Op::Cmp(cmp, _, _) => put!(self, "cmp.{}", names::cmp(*cmp)),
            Op::FCmp(fcmp, _, _) => put!(self, "fcmp.{}", names::fcmp(*fcmp)),
            Op::Cast(cast, a, to) => {
                put!(self, "{} ", names::cast(*cast));
                self.operand(a);
                put!(self, " to {to}");
                return;
            }
            Op::Select(..) => put!(self, "select"),
            Op::Overflow(over, _, _) => put!(self, "overflow.{}", names::overflow(*over)),
            Op::FunnelShift { left, .. } => put!(self, "funnel.{}", if *left { "left" } else { "right" }),
            Op::PtrAdd(..) => put!(self, "ptradd"),
            Op::Alloca { size, align } => {
                put!(self, "alloca ");
                self.operand(size);
                put!(self, " align {align}");
                return;
            }
            Op::StackSave => put!(self, "stacksave"),
            Op::StackRestore(_) => put!(self, "stackrestore"),
            Op::StackEnd(_) => put!(self, "stackend"),
            Op::Malloc { zeroed, .. } => put!(self, "malloc{}", if *zeroed { ".zeroed" } else { "" }),
            Op::Free(_) => put!(self, "free"),
            Op::ObjectSize(_) => put!(self, "objectsize"),
            Op::TlsAddr(id) => {
                put!(self, "tlsaddr ");
                self.global_ref(*id, 0);
                return;
            }
            Op::VarArgs => put!(self, "varargs"),
            Op::Load(ty, addr, access) => {
                put!(self, "load");
                self.access(*access);
                put!(self, " {ty} ");
                self.operand(addr);
                return;
            }
            Op::Store { access, .. } => {
                put!(self, "store");
                self.access(*access);
            }
            Op::Rmw { op, access, .. } => {
                put!(self, "rmw.{}", names::rmw(*op));
                self.access(*access);
            }
            Op::CmpXchg { success, failure, weak, .. } => {
                put!(self, "cmpxchg{}", if *weak { ".weak" } else { "" });
                put!(self, ".{}.{}", names::order(success.order), names::order(*failure));
                put!(self, "{}", if success.volatile { ".volatile" } else { "" });
            }
            Op::MemCopy { unit, overlap, .. } => {
                put!(self, "memcopy.unit{unit}{}", if *overlap { ".overlap" } else { "" });
            }
            Op::MemSet { unit, .. } => put!(self, "memset.unit{unit}"),
            Op::Fence(FenceKind::Lock) => put!(self, "fence lock"),
            Op::Fence(FenceKind::C(order)) => put!(self, "fence {}", names::order(*order)),
            Op::Fence(FenceKind::Mask(mask)) if mask.0 <= FenceMask::FULL.0 => {
                put!(self, "fence pairs {}", mask.to_string().replace('+', "."));
            }
            Op::Fence(FenceKind::Mask(mask)) => put!(self, "fence pairs {}", mask.0),
            Op::Call { func, args } => {
                put!(self, "call ");
                self.func_ref(*func);
                self.arguments(args);
                return;
            }
            Op::CallIndirect { callee, args, rets } => {
                put!(self, "calli ");
                self.operand(callee);
                self.arguments(args);
                if !rets.is_empty() {
                    put!(self, " -> ");
                    self.types(rets);
                }
                return;
            }
            Op::ThreadNew => put!(self, "threadnew"),
            Op::ThreadStart { .. } => put!(self, "threadstart"),
            Op::ThreadJoin(_) => put!(self, "threadjoin"),
            Op::ThreadSelf => put!(self, "threadself"),
            Op::AtomicBegin => put!(self, "atomic.begin"),
            Op::AtomicEnd => put!(self, "atomic.end"),
            Op::Assume(_) => put!(self, "assume"),
            Op::Await(_) => put!(self, "await"),
            Op::Yield => put!(self, "yield"),
            Op::Assert { cond, kind, text } => {
                put!(self, "assert.{} ", names::check(*kind));
                self.operand(cond);
                put!(self, ", {}", quote(text));
                return;
            }
            Op::Nondet(ty, kind) => put!(self, "nondet.{} {ty}", names::nondet(*kind)),
            Op::Observe(_) => put!(self, "observe"),
            Op::Commit => put!(self, "commit"),
            Op::Print { .. } => put!(self, "print"),
            Op::Format { .. } => put!(self, "format"),
        }
        let mut operands = Vec::new();
        visit::operands(op, |a| operands.push(*a));
        for (i, a) in operands.iter().enumerate() {
            put!(self, "{}", if i == 0 { " " } else { ", " });
            self.operand(a);
        }
    }

    fn access(&mut self, access: Access) {
        if access.order != Order::Plain {
            put!(self, ".{}", names::order(access.order));
        }
        if access.volatile {
            put!(self, ".volatile");
        }
    }

    fn arguments(&mut self, args: &[Operand]) {
        put!(self, "(");
        for (i, a) in args.iter().enumerate() {
            if i > 0 {
                put!(self, ", ");
            }
            self.operand(a);
        }
        put!(self, ")");
    }

    fn term(&mut self, term: &Terminator) {
        match term {
            Terminator::Jump(jump) => {
                put!(self, "jump ");
                self.jump(jump);
            }
            Terminator::Branch { cond, then, other } => {
                put!(self, "branch ");
                self.operand(cond);
                put!(self, ", ");
                self.jump(then);
                put!(self, ", ");
                self.jump(other);
            }
            Terminator::Switch { value, cases, default } => {
                put!(self, "switch ");
                self.operand(value);
                put!(self, " {{");
                for (value, jump) in cases {
                    put!(self, " {value}: ");
                    self.jump(jump);
                    put!(self, ",");
                }
                put!(self, " default: ");
                self.jump(default);
                put!(self, " }}");
            }
            Terminator::Return(values) => {
                put!(self, "return");
                for (i, a) in values.iter().enumerate() {
                    put!(self, "{}", if i == 0 { " " } else { ", " });
                    self.operand(a);
                }
            }
            Terminator::ThreadExit(a) => {
                put!(self, "threadexit ");
                self.operand(a);
            }
            Terminator::ProcessExit => put!(self, "exit"),
            Terminator::Fail { kind, text } => put!(self, "fail.{} {}", names::check(*kind), quote(text)),
        }
    }

    fn jump(&mut self, jump: &Jump) {
        put!(self, "{}", jump.block);
        if !jump.args.is_empty() {
            self.arguments(&jump.args);
        }
    }

    fn operand(&mut self, operand: &Operand) {
        match *operand {
            Operand::Reg(reg) => put!(self, "{reg}"),
            Operand::NULL => put!(self, "null"),
            Operand::TRUE => put!(self, "true"),
            Operand::FALSE => put!(self, "false"),
            Operand::Const(Type::Int(bits), value) => {
                let width = u32::from(bits);
                if bits == 0 || eval::cut(width, value) != value {
                    put!(self, "i{bits} {value:#x}");
                } else if eval::signed(width, value) >= -0x1_0000 {
                    put!(self, "i{bits} {}", eval::signed(width, value));
                } else {
                    put!(self, "i{bits} {value:#x}");
                }
            }
            Operand::Const(ty, value) => put!(self, "{ty} {value:#x}"),
            Operand::Global(id, offset) => self.global_ref(id, offset),
            Operand::Func(id) => self.func_ref(id),
            Operand::Undef(ty) => put!(self, "undef {ty}"),
        }
    }

    fn global_ref(&mut self, id: GlobalId, offset: i64) {
        match self.program.globals.get(id.index()) {
            Some(global) if self.names.get(global.name.as_str()) == Some(&1) => put!(self, "@{}", name(&global.name)),
            Some(_) | None => put!(self, "#{id}"),
        }
        if offset != 0 {
            put!(self, "{offset:+}");
        }
    }

    fn func_ref(&mut self, id: FuncId) {
        match self.program.functions.get(id.index()) {
            Some(func) if self.names.get(func.name.as_str()) == Some(&1) => put!(self, "@{}", name(&func.name)),
            Some(_) | None => put!(self, "#{id}"),
        }
    }
}

/// The registers that nothing defines.
fn unused(func: &Function) -> Vec<Reg> {
    let mut defined = vec![false; func.regs.len()];
    let results = func.blocks.iter().flat_map(|b| b.params.iter().chain(b.insts.iter().flat_map(|i| &i.results)));
    for reg in func.params.iter().chain(results) {
        if let Some(slot) = defined.get_mut(reg.index()) {
            *slot = true;
        }
    }
    defined.iter().enumerate().filter(|(_, d)| !**d).map(|(i, _)| Reg::from_index(i)).collect()
}

/// A name as it stands behind `@`: bare if it is a plain word, quoted otherwise.
fn name(text: &str) -> String {
    let head = |c: char| c.is_ascii_alphabetic() || c == '_' || c == '.' || c == '$';
    let plain = text.starts_with(head) && text.chars().all(|c| head(c) || c.is_ascii_digit());
    if plain {
        text.to_string()
    } else {
        quote(text)
    }
}

fn quote(text: &str) -> String {
    let mut out = String::from('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            c if c.is_ascii_control() => {
                let _ = write!(out, "\\x{:02x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

fn quote_bytes(bytes: &[u8]) -> String {
    let mut out = String::from('"');
    for &b in bytes {
        match b {
            b'"' => out.push_str("\\\""),
            b'\\' => out.push_str("\\\\"),
            b'\n' => out.push_str("\\n"),
            b'\t' => out.push_str("\\t"),
            0x20..=0x7e => out.push(char::from(b)),
            b => {
                let _ = write!(out, "\\x{b:02x}");
            }
        }
    }
    out.push('"');
    out
}
