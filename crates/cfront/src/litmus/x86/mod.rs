//! x86 litmus tests: from columns of assembly to a program.
//!
//! Source: herd's manual. Each location is a global of its own; `main` starts the threads, joins them and returns.
//! Each observed register is stored at its thread's end into a global named like `0:EAX`.
//! Guarantee: ordinary accesses are plain and volatile, locked ones sequentially consistent, so the model's own rows
//! for plain accesses, fences and read-modify-writes give the behaviour of x86 under TSO.
//! Deviation: a location is as wide as its widest access (4 bytes by default); a narrower access touches only its low
//! bytes, while herd takes every access to be of the whole location.

mod builder;
mod inst;
mod lower;
mod parse;

use super::ctype::CType;
use super::init::{Initial, Item};
use super::lex::Source;
use super::{mention, Arch, Cell, LitmusProgram, Location, Lowered, Request};
use builder::Builder;
use fencepost_ir::{
    Access, BlockId, DebugType, DebugTypeId, Diagnostic, Encoding, FuncId, Function, Global, GlobalId, InitPiece,
    InitValue, Inst, Loc, Op, Operand, Program, Target, Terminator, Type,
};
use inst::{register, Arg, Mem, RegPart, What};
use parse::Column;
use rustc_hash::FxHashMap;
use smallvec::{smallvec, SmallVec};

/// A location in memory.
struct Place {
    name: String,
    /// Bytes of one element.
    bytes: u32,
    signed: bool,
    pointer: bool,
    /// The number of elements if it is an array.
    array: Option<usize>,
    values: Vec<Initial>,
    at: usize,
}

/// An observed register.
struct Watched {
    thread: u32,
    name: String,
    part: RegPart,
}

/// Translates the code of an x86 test.
pub(super) fn lower(source: &Source<'_>, arch: Arch, request: &Request<'_>) -> Result<Lowered, Diagnostic> {
    let target = if arch == Arch::X86_64 { Target::LP64 } else { Target::ILP32 };
    let columns = parse::columns(source, arch, request.code.clone())?;
    let watched = watched(source, target, request, &columns)?;
    let places = places(source, target, request, &columns)?;
    let test = Test { source, target, request, columns: &columns, places, watched };
    let program = test.program()?;
    Ok(Lowered { program: LitmusProgram::Ir(program), cells: test.cells()?, threads: columns.len() })
}

/// The registers to observe; each must exist and belong to a thread of the test.
fn watched(
    source: &Source<'_>,
    target: Target,
    request: &Request<'_>,
    columns: &[Column],
) -> Result<Vec<Watched>, Diagnostic> {
    let mut found: Vec<Watched> = Vec::new();
    for location in &request.needed {
        let Location::Register(thread, name) = location else { continue };
        let part = named_register(source, target, request, *thread, name)?;
        if !columns.iter().any(|c| c.thread == *thread) {
            let at = mention(source, &request.condition, *thread, name);
            return Err(source.malformed(at, format!("the test has no thread {thread}")));
        }
        found.push(Watched { thread: *thread, name: name.clone(), part });
    }
    if request.all_registers {
        for column in columns {
            for part in column.code.iter().flat_map(|i| i.registers()) {
                let known = |w: &Watched| w.thread == column.thread && w.part.number == part.number;
                if !found.iter().any(known) {
                    let name = whole_name(part.number, target);
                    let part = RegPart { bits: target.pointer_bits, high: false, ..part };
                    found.push(Watched { thread: column.thread, name, part });
                }
            }
        }
    }
    Ok(found)
}

fn named_register(
    source: &Source<'_>,
    target: Target,
    request: &Request<'_>,
    thread: u32,
    name: &str,
) -> Result<RegPart, Diagnostic> {
    register(name, target.pointer_bits == 64).ok_or_else(|| {
        let at = mention(source, &request.condition, thread, name);
        source.malformed(at, format!("`{name}` is no register of this architecture"))
    })
}

/// The name of a whole register.
fn whole_name(number: usize, target: Target) -> String {
    const NAMES: [&str; 8] = ["AX", "BX", "CX", "DX", "SI", "DI", "BP", "SP"];
    let prefix = if target.pointer_bits == 64 { "R" } else { "E" };
    NAMES.get(number).map_or_else(|| format!("R{number}"), |name| format!("{prefix}{name}"))
}

/// All locations, in the order of their first appearance, as wide as declarations and accesses ask for.
fn places(
    source: &Source<'_>,
    target: Target,
    request: &Request<'_>,
    columns: &[Column],
) -> Result<Vec<Place>, Diagnostic> {
    let mut places: Vec<Place> = Vec::new();
    for item in request.items {
        let Location::Memory(name) = &item.place else { continue };
        if let Some(known) = places.iter().find(|p| p.name == *name) {
            let (line, _) = source.place(known.at);
            return Err(source.malformed(item.at, format!("the location {name} is already initialised in line {line}")));
        }
        places.push(declared(source, target, item, name)?);
    }
    let (no_size, word) = (|_: &str| None, target.pointer_bits);
    let cx = lower::Context { source, size: &no_size, default_bits: 32, word };
    for column in columns {
        for inst in &column.code {
            let bits = cx.written_bits(inst)?;
            if let Some(name) = inst.memory().and_then(|m| m.location.as_deref()) {
                let bytes = bits.map_or(0, |b| u32::from(b) / 8);
                let place = touch(&mut places, name, inst.at);
                place.bytes = place.bytes.max(bytes);
            }
            for name in mentioned(&inst.what, &inst.args()) {
                touch(&mut places, name, inst.at);
            }
        }
    }
    let initial = request.items.iter().flat_map(|i| i.values.iter().map(move |v| (v, i.at)));
    for (value, at) in initial {
        if let Initial::Address(name) = value {
            touch(&mut places, name, at);
        }
    }
    let at = request.condition.start;
    let needed = request.needed.iter().filter_map(|l| match l {
        Location::Memory(name) => Some(name),
        Location::Register(..) => None,
    });
    for name in needed.chain(&request.addressed) {
        touch(&mut places, name, at);
    }
    Ok(places)
}

/// Locations whose address an instruction computes.
fn mentioned<'i>(what: &'i What, args: &[&'i Arg]) -> Vec<&'i str> {
    let mut names: Vec<&str> = Vec::new();
    if let What::Lea(_, Mem { location: Some(name), .. }) = what {
        names.push(name);
    }
    for arg in args {
        match arg {
            Arg::Address(name) => names.push(name),
            Arg::Reg(_) | Arg::Imm(_) | Arg::Mem(_) => {}
        }
    }
    names
}

fn declared(source: &Source<'_>, target: Target, item: &Item, name: &str) -> Result<Place, Diagnostic> {
    let ty = CType::parse(item.ty.iter().map(String::as_str))
        .ok_or_else(|| source.unsupported(item.at, format!("the type `{}` is not supported", item.ty.join(" "))))?;
    let address = item.values.iter().any(|v| matches!(v, Initial::Address(_)));
    let word = target.pointer_bytes();
    let bytes = if address { ty.size(word).max(word) } else { ty.size(word) };
    let (signed, pointer) = (ty.is_signed(), ty.is_pointer() || address);
    Ok(Place {
        name: name.to_string(),
        bytes,
        signed,
        pointer,
        array: item.array,
        values: item.values.clone(),
        at: item.at,
    })
}

/// The location of that name, made if it is new.
fn touch<'p>(places: &'p mut Vec<Place>, name: &str, at: usize) -> &'p mut Place {
    let index = places.iter().position(|p| p.name == name).unwrap_or_else(|| {
        let name = name.to_string();
        places.push(Place { name, bytes: 4, signed: true, pointer: false, array: None, values: Vec::new(), at });
        places.len() - 1
    });
    &mut places[index]
}

/// Everything about a test.
struct Test<'t, 'a> {
    source: &'t Source<'a>,
    target: Target,
    request: &'t Request<'t>,
    columns: &'t [Column],
    places: Vec<Place>,
    watched: Vec<Watched>,
}

impl Test<'_, '_> {
    fn cells(&self) -> Result<Vec<Cell>, Diagnostic> {
        let mut cells = Vec::new();
        for w in &self.watched {
            let location = Location::Register(w.thread, w.name.clone());
            let global = format!("{}:{}", w.thread, w.name);
            cells.push(Cell { location, global, bytes: u32::from(w.part.bits) / 8, signed: true, pointer: false });
        }
        for location in &self.request.needed {
            let Location::Memory(name) = location else { continue };
            let Some(place) = self.places.iter().find(|p| p.name == *name) else { continue };
            if place.array.is_some() {
                let message = format!("the condition cannot observe the array {name}");
                return Err(self.source.unsupported(self.request.condition.start, message));
            }
            let (bytes, signed, pointer) = (place.bytes, place.signed, place.pointer);
            cells.push(Cell { location: location.clone(), global: name.clone(), bytes, signed, pointer });
        }
        cells.sort_by(|a, b| a.location.cmp(&b.location));
        Ok(cells)
    }

    fn program(&self) -> Result<Program, Diagnostic> {
        let mut program = Program::new(self.target);
        program.file(self.source.file);
        let ids: FxHashMap<&str, GlobalId> =
            self.places.iter().enumerate().map(|(i, p)| (p.name.as_str(), GlobalId::from_index(i))).collect();
        for place in &self.places {
            let global = self.place_global(&mut program, place, &ids);
            program.globals.push(global);
        }
        let registers = self.initial_registers()?;
        for w in &self.watched {
            let global = self.register_global(&mut program, w, &registers, &ids);
            program.globals.push(global);
        }
        program.functions.push(self.main());
        for column in self.columns {
            let function = self.thread(column, &registers, &ids)?;
            program.functions.push(function);
        }
        Ok(program)
    }

    fn place_global(&self, program: &mut Program, place: &Place, ids: &FxHashMap<&str, GlobalId>) -> Global {
        let bytes = u64::from(place.bytes);
        let count = place.array.unwrap_or(1) as u64;
        let piece = |(i, value): (usize, &Initial)| InitPiece {
            offset: i as u64 * bytes,
            value: init_value(value, place.bytes, ids),
        };
        Global {
            name: place.name.clone(),
            size: bytes * count,
            align: place.bytes,
            init: place.values.iter().enumerate().map(piece).collect(),
            thread_local: false,
            constant: false,
            internal: false,
            debug_type: Some(debug_type(program, place.bytes, place.signed)),
            loc: self.source.loc(place.at),
        }
    }

    fn register_global(
        &self,
        program: &mut Program,
        w: &Watched,
        registers: &FxHashMap<(u32, usize), Initial>,
        ids: &FxHashMap<&str, GlobalId>,
    ) -> Global {
        let bytes = u32::from(w.part.bits) / 8;
        let at = self.columns.iter().find(|c| c.thread == w.thread).map_or(0, |c| c.at);
        let value = registers.get(&(w.thread, w.part.number));
        let value = value.map(|v| match v {
            Initial::Int(n) => Initial::Int(if w.part.high { *n >> 8 } else { *n }),
            Initial::Address(name) if bytes == self.target.pointer_bytes() => Initial::Address(name.clone()),
            // A part of an address; the thread's end stores the true one.
            Initial::Address(_) => Initial::Int(0),
        });
        Global {
            name: format!("{}:{}", w.thread, w.name),
            size: u64::from(bytes),
            align: bytes,
            init: value.iter().map(|v| InitPiece { offset: 0, value: init_value(v, bytes, ids) }).collect(),
            thread_local: false,
            constant: false,
            internal: false,
            debug_type: Some(debug_type(program, bytes, true)),
            loc: self.source.loc(at),
        }
    }

    /// The registers' initial values by thread and number.
    fn initial_registers(&self) -> Result<FxHashMap<(u32, usize), Initial>, Diagnostic> {
        let mut found = FxHashMap::default();
        for item in self.request.items {
            let Location::Register(thread, name) = &item.place else { continue };
            let wide = self.target.pointer_bits == 64;
            let Some(part) = register(name, wide).filter(|p| p.bits >= 32) else {
                return Err(self
                    .source
                    .unsupported(item.at, format!("`{name}` is no whole register of this architecture")));
            };
            if !self.columns.iter().any(|c| c.thread == *thread) {
                return Err(self.source.malformed(item.at, format!("the test has no thread {thread}")));
            }
            let value = match item.values.first() {
                Some(Initial::Int(n)) => Initial::Int(*n & ((1i128 << part.bits) - 1)),
                Some(Initial::Address(name)) => Initial::Address(name.clone()),
                None => Initial::Int(0),
            };
            if found.insert((*thread, part.number), value).is_some() {
                return Err(self
                    .source
                    .malformed(item.at, format!("the register {thread}:{name} is initialised twice")));
            }
        }
        Ok(found)
    }

    fn thread(
        &self,
        column: &Column,
        registers: &FxHashMap<(u32, usize), Initial>,
        ids: &FxHashMap<&str, GlobalId>,
    ) -> Result<Function, Diagnostic> {
        let mut func = Function::new(format!("P{}", column.thread));
        func.loc = self.source.loc(column.at);
        let param = func.reg(Type::Ptr);
        func.params.push(param);
        func.rets.push(Type::Ptr);
        let block = func.block();
        let word = self.target.pointer_bits;
        let global = |name: &str| ids.get(name).copied();
        let loc = func.loc;
        let mut b = Builder { func, block, loc, global: &global, word, regs: [None; 16], flags: [None; 4] };
        let watched = || self.watched.iter().filter(|w| w.thread == column.thread);
        let used = column.code.iter().flat_map(|i| i.registers()).chain(watched().map(|w| w.part));
        for part in used {
            if b.regs[part.number].is_none() {
                b.regs[part.number] = Some(match registers.get(&(column.thread, part.number)) {
                    Some(Initial::Int(n)) => Operand::int(word, *n as u128),
                    Some(Initial::Address(name)) => b.address_of(name),
                    None => Operand::int(word, 0),
                });
            }
        }
        for (slot, tested) in b.flags.iter_mut().zip(lower::tested_flags(column)) {
            *slot = tested.then_some(Operand::FALSE);
        }
        let sizes = |name: &str| self.places.iter().find(|p| p.name == name).map(|p| p.bytes);
        let cx = lower::Context { source: self.source, size: &sizes, default_bits: self.default_bits(), word };
        lower::thread(&cx, &mut b, column)?;
        b.loc = loc;
        for w in watched() {
            let value = b.read(w.part);
            let index = self.places.len() + self.watched.iter().position(|o| std::ptr::eq(o, w)).unwrap_or(0);
            let addr = Operand::Global(GlobalId::from_index(index), 0);
            b.push(Op::Store { addr, value, access: Access::PLAIN }, &[]);
        }
        let end = &mut b.func.blocks[b.block.index()];
        end.term = Terminator::Return(vec![Operand::NULL]);
        end.loc = loc;
        Ok(b.func)
    }

    /// Bits of an access through a register of which nothing says the width: as the locations, if they agree.
    fn default_bits(&self) -> u8 {
        match self.places.first() {
            Some(first) if self.places.iter().all(|p| p.bytes == first.bytes) => {
                u8::try_from(8 * first.bytes).unwrap_or(32)
            }
            Some(_) | None => 32,
        }
    }

    /// Starts the threads, joins them, returns 0.
    fn main(&self) -> Function {
        let mut func = Function::new("main");
        func.loc = self.columns.first().map_or(Loc::NONE, |c| self.source.loc(c.at));
        func.rets.push(Type::Int(32));
        let entry: BlockId = func.block();
        let mut insts = Vec::new();
        let mut ids = Vec::new();
        for (i, column) in self.columns.iter().enumerate() {
            let loc = self.source.loc(column.at);
            let id = func.reg(self.target.pointer_int());
            insts.push(Inst { results: smallvec![id], op: Op::ThreadNew, loc });
            let thread = Operand::Func(FuncId::from_index(i + 1));
            let op = Op::ThreadStart { id: Operand::Reg(id), func: thread, arg: Operand::NULL };
            insts.push(Inst { results: SmallVec::new(), op, loc });
            ids.push((id, loc));
        }
        for (id, loc) in ids {
            let result = func.reg(Type::Ptr);
            insts.push(Inst { results: smallvec![result], op: Op::ThreadJoin(Operand::Reg(id)), loc });
        }
        func.blocks[entry.index()].insts = insts;
        func.blocks[entry.index()].term = Terminator::Return(vec![Operand::int(32, 0)]);
        func.blocks[entry.index()].loc = func.loc;
        func
    }
}

fn init_value(value: &Initial, bytes: u32, ids: &FxHashMap<&str, GlobalId>) -> InitValue {
    match value {
        Initial::Int(n) => InitValue::Bytes(n.to_le_bytes()[..(bytes as usize).min(16)].to_vec()),
        Initial::Address(name) => match ids.get(name.as_str()) {
            Some(id) => InitValue::Global(*id, 0),
            None => InitValue::Undef(u64::from(bytes)),
        },
    }
}

/// The type by which a value of so many bytes is printed.
fn debug_type(program: &mut Program, bytes: u32, signed: bool) -> DebugTypeId {
    let encoding = if signed { Encoding::Signed } else { Encoding::Unsigned };
    let name = format!("{}int{}_t", if signed { "" } else { "u" }, 8 * bytes);
    let ty = DebugType::Base { name, size: u64::from(bytes), encoding };
    let index = program.debug_types.iter().position(|t| *t == ty).unwrap_or_else(|| {
        program.debug_types.push(ty);
        program.debug_types.len() - 1
    });
    DebugTypeId::from_index(index)
}
