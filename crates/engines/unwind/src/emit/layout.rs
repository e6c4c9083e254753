//! The emitted program's memory: objects, the cells of the shared ones, the bytes of the others, and their tables in C.
//!
//! A pointer is the number of an object and an offset, so that an access beyond an object never falls into another one.
//! Object 0 is null, object 1 holds the functions, 16 bytes each. Then come the globals (and each thread's copy of the
//! thread-local ones), then room for shared objects that a run makes, then room for those of single threads.
//! Deviation: bytes of a global without a defined value are zero here.

use super::names::Names;
use super::sharing::Sharing;
use fencepost_ir::{visit, FuncId, GlobalId, InitValue, Op, Operand, Program};
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// Room for an object whose size depends on the run, in bytes.
const UNKNOWN_SIZE: u64 = 64;

/// What kind of memory an object is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Own,
    Shared,
    Constant,
}

struct Object {
    name: String,
    size: u64,
    kind: Kind,
    /// The first cell or byte.
    first: u64,
    global: GlobalId,
}

/// The memory.
pub struct Layout {
    /// Bytes of a cell.
    pub cell_bytes: u32,
    /// Whether writes may touch a part of a cell.
    pub parts: bool,
    /// Whether shared objects can end.
    pub lifetimes: bool,
    /// The number of threads.
    pub threads: u32,
    offset_bits: u32,
    objects: Vec<Object>,
    /// Globals, by their first object; the C name of the address.
    addresses: FxHashMap<GlobalId, String>,
    /// The objects of globals.
    numbers: FxHashMap<GlobalId, u32>,
    thread_locals: Vec<GlobalId>,
    static_cells: u64,
    static_bytes: u64,
    shared_objects: u64,
    shared_cells: u64,
    own_objects: u64,
    own_bytes: u64,
}

/// The first object that is not null or functions.
const FIRST: u32 = 2;

impl Layout {
    /// Lays out a program.
    pub fn new(program: &Program, sharing: &Sharing, threads: u32) -> Layout {
        let cell = sharing.cell_bytes(program);
        let mut layout = Layout {
            cell_bytes: cell.unwrap_or(8),
            parts: cell.is_none(),
            lifetimes: false,
            threads,
            offset_bits: if program.target.pointer_bits == 64 { 32 } else { 20 },
            objects: Vec::new(),
            addresses: FxHashMap::default(),
            numbers: FxHashMap::default(),
            thread_locals: Vec::new(),
            static_cells: 0,
            static_bytes: 0,
            shared_objects: 0,
            shared_cells: 0,
            own_objects: 0,
            own_bytes: 0,
        };
        let used = used_globals(program, sharing);
        layout.globals(program, sharing, &used);
        // There is always a cell: compilers warn about comparisons with zero.
        layout.static_cells = layout.static_cells.max(1);
        layout.lifetimes = frees(program, sharing);
        layout.dynamic(program, sharing);
        layout
    }

    fn globals(&mut self, program: &Program, sharing: &Sharing, used: &[GlobalId]) {
        let mut names = Names::default();
        let (local, ordinary): (Vec<GlobalId>, Vec<GlobalId>) =
            used.iter().partition(|g| program.global(**g).thread_local);
        for g in ordinary {
            let global = program.global(g);
            let kind = match (global.constant, sharing.escape.global_is_shared(g)) {
                (true, _) => Kind::Constant,
                (false, true) => Kind::Shared,
                (false, false) => Kind::Own,
            };
            let name = names.fresh(&global.name);
            self.place(g, name, global.size, kind);
        }
        self.thread_locals = local;
        for t in 0..self.threads {
            for k in 0..self.thread_locals.len() {
                let g = self.thread_locals[k];
                let shared = sharing.escape.global_is_shared(g);
                let kind = if shared { Kind::Shared } else { Kind::Own };
                let name = names.fresh(&format!("{}_of_thread_{t}", program.global(g).name));
                self.place(g, name, program.global(g).size, kind);
            }
        }
    }

    fn place(&mut self, global: GlobalId, name: String, size: u64, kind: Kind) {
        let number = FIRST + self.objects.len() as u32;
        let room = if kind == Kind::Shared { &mut self.static_cells } else { &mut self.static_bytes };
        let first = *room;
        *room += if kind == Kind::Shared { size.div_ceil(u64::from(self.cell_bytes)) } else { size };
        self.numbers.entry(global).or_insert(number);
        self.addresses.entry(global).or_insert_with(|| format!("ADDRESS({number})"));
        self.objects.push(Object { name, size, kind, first, global });
    }

    /// Room for what a run makes.
    fn dynamic(&mut self, program: &Program, sharing: &Sharing) {
        for (i, f) in program.functions.iter().enumerate().filter(|(i, _)| sharing.reachable[*i]) {
            let func = FuncId::from_index(i);
            let ends = f.blocks.iter().flat_map(|b| &b.insts).any(|i| matches!(i.op, Op::StackEnd(_)));
            for (b, block) in f.blocks.iter().enumerate() {
                let b = fencepost_ir::BlockId::from_index(b);
                for (k, inst) in block.insts.iter().enumerate() {
                    let (Op::Alloca { size, .. } | Op::Malloc { size, .. }) = &inst.op else { continue };
                    let size = match size {
                        Operand::Const(_, n) => *n as u64,
                        Operand::Reg(_) | Operand::Global(..) | Operand::Func(_) | Operand::Undef(_) => UNKNOWN_SIZE,
                    };
                    let times = u64::from(sharing.times(func, b));
                    if sharing.escape.object_is_local(func, b, k) {
                        self.own_objects += times;
                        self.own_bytes += times * size;
                    } else {
                        self.shared_objects += times;
                        self.shared_cells += times * size.div_ceil(u64::from(self.cell_bytes));
                        self.lifetimes |= matches!(inst.op, Op::Alloca { .. }) && (ends || func != program.entry);
                    }
                }
            }
        }
    }

    /// The address of a global, in C.
    pub fn global(&self, g: GlobalId, offset: i64) -> String {
        let Some(&number) = self.numbers.get(&g) else { return "0".into() };
        let name = &self.objects[(number - FIRST) as usize].name;
        match offset {
            0 => format!("ADDR_{name}"),
            n if n > 0 => format!("(ADDR_{name} + {n}u)"),
            n => format!("(ADDR_{name} - {}u)", n.unsigned_abs()),
        }
    }

    /// The address of the running thread's copy of a thread-local global, in C.
    pub fn thread_local(&self, g: GlobalId) -> String {
        let number = self.numbers.get(&g).copied().unwrap_or(0);
        match self.thread_locals.len() {
            1 => format!("ADDRESS({number}u + ct)"),
            n => format!("ADDRESS({number}u + {n}u * ct)"),
        }
    }

    fn object_count(&self) -> u64 {
        u64::from(FIRST) + self.objects.len() as u64
    }

    /// The number of cells: statics, room for new objects, and one for the life of each of those.
    fn cells(&self) -> u64 {
        let lives = if self.lifetimes { self.shared_objects } else { 0 };
        (self.static_cells + self.shared_cells + lives).max(1)
    }

    /// The constants and tables that the runtime needs.
    pub fn tables(&self, program: &Program, writes: u32) -> String {
        let mut t = String::new();
        let first_shared = self.object_count();
        let first_own = first_shared + self.shared_objects;
        let last_cell = self.static_cells + self.shared_cells;
        let _ = writeln!(t, "typedef uint{}_t ptr_t;", program.target.pointer_bits);
        let _ = writeln!(t, "typedef uint{}_t cell_t;", 8 * self.cell_bytes);
        let _ = writeln!(t, "#define NONDET_PTR() NONDET_{}()", program.target.pointer_bits);
        let _ = writeln!(t, "#define NONDET_CELL() NONDET_{}()", 8 * self.cell_bytes);
        let _ = write!(
            t,
            "\n/* A pointer is an object and an offset in it. Object 0 is null, object 1 holds the functions. */\n\
             #define OFFSET_BITS {bits}\n#define OFFSET_MASK {mask:#x}u\n\
             #define OBJECT(p) ((uint32_t)((p) >> OFFSET_BITS))\n#define OFFSET(p) ((uint32_t)((p) & OFFSET_MASK))\n\
             #define ADDRESS(o) ((ptr_t)(o) << OFFSET_BITS)\n#define FUNCTION(f) (ADDRESS(1) + 16u * (f))\n\n",
            bits = self.offset_bits,
            mask = (1u64 << self.offset_bits) - 1,
        );
        let rows: [(&str, u64, &str); 11] = [
            ("WRITES", u64::from(writes), "positions of the unwinding"),
            ("THREADS", u64::from(self.threads), "threads at most, the first one included"),
            ("CELL_BYTES", u64::from(self.cell_bytes), "bytes of a cell of shared memory"),
            ("CELLS", self.cells(), "cells"),
            ("FIRST_CELL", self.static_cells, "cells from here on belong to objects that are made"),
            ("LAST_CELL", last_cell, "and end here"),
            ("FIRST_SHARED", first_shared, "shared objects that are made have numbers from here on"),
            ("FIRST_OWN", first_own, "objects of one thread that are made, from here on"),
            ("OBJECTS", first_own + self.own_objects.max(1), "and end here"),
            ("FIRST_BYTE", self.static_bytes, "bytes of objects of one thread, from here on"),
            ("OWN_BYTES", self.static_bytes + self.own_bytes.max(1), "and end here"),
        ];
        for (name, value, what) in rows {
            let _ = writeln!(
                t,
                "#define {name} {value}u{:1$}/* {what} */",
                "",
                26usize.saturating_sub(name.len() + value.to_string().len())
            );
        }
        if self.lifetimes {
            t.push_str("#define LIFE(o) (LAST_CELL + (o) - FIRST_SHARED) /* the cell that says whether the object has ended */\n");
        }
        t.push_str("\n/* The objects of the program. */\n");
        for (k, o) in self.objects.iter().enumerate() {
            let n = k as u32 + FIRST;
            let _ = writeln!(t, "#define ADDR_{} ADDRESS({n})", o.name);
        }
        t
    }

    /// The tables of objects and what memory holds at first; behind the runtime's declarations.
    pub fn contents(&self, program: &Program) -> String {
        let mut t = String::from("\nenum { OWN, SHARED, CONSTANT };\n");
        let table = |name: &str, ty: &str, value: &dyn Fn(&Object) -> String| {
            let mut text = format!("{ty} {name}[OBJECTS] = {{\n");
            for (k, o) in self.objects.iter().enumerate() {
                let value = value(o);
                if value != "0" && value != "OWN" {
                    let _ = writeln!(text, "    [{}] = {value}, /* {} */", k as u32 + FIRST, o.name);
                }
            }
            if text.ends_with("{\n") {
                text.push_str("    0\n");
            }
            text + "};\n"
        };
        t += &table("object_size", "uint32_t", &|o| o.size.to_string());
        t += &table("object_first", "uint32_t", &|o| o.first.to_string());
        t += &table("object_kind", "uint8_t", &|o| {
            match o.kind {
                Kind::Own => "OWN",
                Kind::Shared => "SHARED",
                Kind::Constant => "CONSTANT",
            }
            .to_string()
        });
        t += &self.bytes(program);
        t
    }

    /// Which cells have their contents at each position (`mixed`): those of scalars.
    pub fn explicit_cells(&self) -> String {
        let mut t = String::from("\n/* Cells whose contents are kept at each position: those of scalars. */\nuint8_t is_explicit[CELLS] = {\n");
        for o in self.objects.iter().filter(|o| o.kind == Kind::Shared && o.size <= u64::from(self.cell_bytes)) {
            let _ = writeln!(t, "    [{}] = 1, /* {} */", o.first, o.name);
        }
        if t.ends_with("{\n") {
            t.push_str("    0\n");
        }
        t + "};\n"
    }

    /// What shared memory holds at first: cells that are not zero, by number.
    pub fn first_cells(&self, program: &Program) -> Vec<(u64, u64)> {
        let width = u64::from(self.cell_bytes);
        let mut cells = Vec::new();
        for o in self.objects.iter().filter(|o| o.kind == Kind::Shared) {
            let image = self.image(program, o.global);
            for (k, chunk) in image.chunks(width as usize).enumerate() {
                let value = chunk.iter().rev().fold(0u64, |v, b| v << 8 | u64::from(*b));
                if value != 0 {
                    cells.push((o.first + k as u64, value));
                }
            }
        }
        cells
    }

    fn bytes(&self, program: &Program) -> String {
        let mut t = String::from("uint8_t own[OWN_BYTES] = {\n");
        for o in self.objects.iter().filter(|o| o.kind != Kind::Shared) {
            let image = self.image(program, o.global);
            let set: Vec<String> = image
                .iter()
                .enumerate()
                .filter(|(_, b)| **b != 0)
                .map(|(k, b)| format!("[{}] = {b}", o.first + k as u64))
                .collect();
            for row in set.chunks(8) {
                let _ = writeln!(t, "    {}, /* {} */", row.join(", "), o.name);
            }
        }
        if t.ends_with("{\n") {
            t.push_str("    0\n");
        }
        t + "};\n"
    }

    /// The bytes of a global at first.
    fn image(&self, program: &Program, g: GlobalId) -> Vec<u8> {
        let global = program.global(g);
        let mut image = vec![0u8; global.size as usize];
        for piece in &global.init {
            let bytes: Vec<u8> = match &piece.value {
                InitValue::Bytes(bytes) => bytes.clone(),
                InitValue::Undef(_) => continue,
                InitValue::Global(to, offset) => {
                    let number = u64::from(self.numbers.get(to).copied().unwrap_or(0));
                    let address = (number << self.offset_bits).wrapping_add(*offset as u64);
                    address.to_le_bytes()[..program.target.pointer_bytes() as usize].to_vec()
                }
                InitValue::Func(f) => {
                    let address = (1u64 << self.offset_bits) + 16 * u64::from(f.0);
                    address.to_le_bytes()[..program.target.pointer_bytes() as usize].to_vec()
                }
            };
            for (k, byte) in bytes.iter().enumerate() {
                if let Some(slot) = image.get_mut(piece.offset as usize + k) {
                    *slot = *byte;
                }
            }
        }
        image
    }

    /// What the cells mean, for a reader.
    pub fn legend(&self) -> String {
        let mut t = String::new();
        for o in self.objects.iter().filter(|o| o.kind == Kind::Shared) {
            let cells = o.size.div_ceil(u64::from(self.cell_bytes));
            let _ = match cells {
                1 => writeln!(t, "    cell {}: {}", o.first, o.name),
                n => writeln!(t, "    cells {} to {}: {}", o.first, o.first + n - 1, o.name),
            };
        }
        t
    }
}

fn frees(program: &Program, sharing: &Sharing) -> bool {
    let mut frees = false;
    sharing.each_inst(program, |_, _, op| frees |= matches!(op, Op::Free(_)));
    frees
}

/// The globals that a run may reach, in the order of the program.
fn used_globals(program: &Program, sharing: &Sharing) -> Vec<GlobalId> {
    let mut used = vec![false; program.globals.len()];
    let mut work: Vec<GlobalId> = Vec::new();
    for f in program.functions.iter().enumerate().filter(|(i, _)| sharing.reachable[*i]).map(|(_, f)| f) {
        for block in &f.blocks {
            let mut see = |operand: &Operand| {
                if let Operand::Global(g, _) = operand {
                    work.push(*g);
                }
            };
            for inst in &block.insts {
                // Text is not printed.
                if !matches!(inst.op, Op::Print { .. }) {
                    visit::operands(&inst.op, &mut see);
                }
            }
            visit::term_operands(&block.term, &mut see);
            for inst in &block.insts {
                if let Op::TlsAddr(g) = inst.op {
                    work.push(g);
                }
            }
        }
    }
    while let Some(g) = work.pop() {
        if !std::mem::replace(&mut used[g.index()], true) {
            work.extend(program.global(g).init.iter().filter_map(|p| match p.value {
                InitValue::Global(to, _) => Some(to),
                InitValue::Bytes(_) | InitValue::Func(_) | InitValue::Undef(_) => None,
            }));
        }
    }
    (0..program.globals.len()).filter(|i| used[*i]).map(GlobalId::from_index).collect()
}
