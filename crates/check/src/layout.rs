//! Where objects live: a flat address space with wide gaps between objects.
//!
//! A pointer is an integer, as on the machine, so casts to integers and back need no special case. Every object has
//! a gap of unmapped addresses behind it, so that an access out of bounds does not hit a neighbour. Addresses of a
//! thread's own objects depend only on the thread and on how many objects it made before: they are the same in
//! every interleaving. What this misses: an index so wild that it jumps over the gap exactly into another object.

use fencepost_ir::{visit, FuncId, GlobalId, InitValue, Op, Operand, Program, Reg};
use rustc_hash::FxHashMap;

/// Thread number: 0 is the one that runs `main`.
pub type Tid = u32;

/// How the address space is divided.
#[derive(Clone, Debug)]
pub struct Layout {
    global_base: Vec<u64>,
    tls: Vec<GlobalId>,
    /// Those whose address may become known to others: objects of their thread, which end with it.
    known: Vec<GlobalId>,
    tls_offset: Vec<u64>,
    tls_size: u64,
    functions: u64,
    gap: u64,
    region: u64,
    threads: u64,
    max_threads: u32,
    pointer_bytes: u32,
}

/// Which thing an address may belong to, by its number alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Region {
    /// Below the first object.
    Null,
    /// Inside a global (not thread-local).
    Global(GlobalId),
    /// A function.
    Function(FuncId),
    /// Somewhere in a thread's own region: its thread-local variables, stack or heap objects.
    Thread(Tid),
    /// Nowhere.
    Nowhere,
}

fn align_up(value: u64, align: u64) -> u64 {
    let align = align.max(1);
    value.div_ceil(align).saturating_mul(align)
}

impl Layout {
    /// Lays out a program's globals. `Err` if they do not fit the address space.
    pub fn new(program: &Program) -> Result<Layout, String> {
        let wide = program.target.pointer_bits == 64;
        let gap: u64 = if wide { 1 << 20 } else { 1 << 12 };
        let region: u64 = if wide { 1 << 38 } else { 1 << 24 };
        let threads: u64 = if wide { 1 << 38 } else { 1 << 30 };
        let max_threads = if wide { 500 } else { 180 };
        let functions = gap;
        let mut next = align_up(functions + 16 * program.functions.len() as u64 + gap, gap);
        let mut global_base = Vec::with_capacity(program.globals.len());
        let (mut tls, mut tls_offset, mut tls_size) = (Vec::new(), vec![0; program.globals.len()], 0u64);
        for (i, global) in program.globals.iter().enumerate() {
            if global.thread_local {
                let start = align_up(tls_size, u64::from(global.align).max(16));
                tls_offset[i] = start;
                tls_size = start.saturating_add(global.size).saturating_add(64);
                tls.push(GlobalId::from_index(i));
                global_base.push(0);
                continue;
            }
            let base = align_up(next, gap.max(u64::from(global.align)));
            global_base.push(base);
            next = base.saturating_add(global.size).saturating_add(gap);
            if next > threads {
                return Err(format!("the global `{}` does not fit the address space", global.name));
            }
        }
        if tls_size > region / 4 - 4 * gap {
            return Err("the thread-local variables do not fit the address space".into());
        }
        let pointer_bytes = program.target.pointer_bytes();
        Ok(Layout {
            global_base,
            tls,
            known: known_locals(program),
            tls_offset,
            tls_size,
            functions,
            gap,
            region,
            threads,
            max_threads,
            pointer_bytes,
        })
    }

    /// The address of a global.
    pub fn global(&self, id: GlobalId) -> u64 {
        self.global_base[id.index()]
    }

    /// The address of a function.
    pub fn function(&self, id: FuncId) -> u64 {
        self.functions + 16 * u64::from(id.0)
    }

    /// The most threads that a run may have.
    pub fn max_threads(&self) -> u32 {
        self.max_threads
    }

    /// The address of a thread's copy of a thread-local global.
    pub fn tls(&self, tid: Tid, id: GlobalId) -> u64 {
        self.tls_base(tid) + self.tls_offset[id.index()]
    }

    /// The thread-local globals.
    pub fn tls_globals(&self) -> &[GlobalId] {
        &self.tls
    }

    /// The thread-local globals whose address may become known to others, so that somebody may use it when the thread has ended.
    pub fn known_locals(&self) -> &[GlobalId] {
        &self.known
    }

    /// Where a thread's thread-local globals are: the first address, and the first one behind them.
    pub fn tls_range(&self, tid: Tid) -> (u64, u64) {
        (self.tls_base(tid), self.tls_base(tid) + self.tls_size)
    }

    fn tls_base(&self, tid: Tid) -> u64 {
        self.threads + u64::from(tid) * self.region + self.gap
    }

    /// Where a thread's stack objects start.
    pub fn stack_start(&self, tid: Tid) -> u64 {
        align_up(self.tls_base(tid) + self.tls_size + self.gap, self.gap)
    }

    /// Where a thread's heap objects start.
    pub fn heap_start(&self, tid: Tid) -> u64 {
        self.threads + u64::from(tid) * self.region + self.region / 4
    }

    /// The base of an object of `size` bytes placed at or behind `next`, and where the next one may start.
    /// `None` if it does not fit before `limit`.
    pub fn place(&self, next: u64, size: u64, align: u64) -> Option<(u64, u64)> {
        let base = align_up(next, self.gap.max(align));
        let end = base.checked_add(size)?.checked_add(self.gap)?;
        Some((base, end))
    }

    /// Whether an object that ends at `end` still lies in the stack (or the heap) of the thread.
    pub fn fits(&self, tid: Tid, end: u64, heap: bool) -> bool {
        let start = self.threads + u64::from(tid) * self.region;
        end <= start + if heap { self.region } else { self.region / 4 }
    }

    /// What lies at an address, by number alone.
    pub fn region(&self, program: &Program, addr: u64) -> Region {
        if addr < self.gap {
            return Region::Null;
        }
        if addr >= self.threads {
            let tid = (addr - self.threads) / self.region;
            return u32::try_from(tid).map_or(Region::Nowhere, Region::Thread);
        }
        if addr < self.functions + 16 * program.functions.len() as u64 {
            let index = (addr - self.functions) / 16;
            let exact = (addr - self.functions).is_multiple_of(16);
            return if exact { Region::Function(FuncId(index as u32)) } else { Region::Nowhere };
        }
        // Thread-local globals have base 0 and are out of order; skip them by searching the ordinary ones only.
        let at = self.ordinary(addr);
        match at {
            Some(id) if addr - self.global(id) <= program.global(id).size + self.gap / 2 => Region::Global(id),
            _ => Region::Nowhere,
        }
    }

    /// The last ordinary global whose base is at most `addr`.
    fn ordinary(&self, addr: u64) -> Option<GlobalId> {
        // Bases grow with the id except for the zeros of thread-local ones; walk back over those.
        let (mut low, mut high) = (0usize, self.global_base.len());
        while low < high {
            let mid = (low + high) / 2;
            let mut probe = mid;
            while probe < high && self.global_base[probe] == 0 {
                probe += 1;
            }
            if probe == high {
                high = mid;
            } else if self.global_base[probe] <= addr {
                low = probe + 1;
            } else {
                high = mid;
            }
        }
        let mut found = low;
        while found > 0 {
            found -= 1;
            if self.global_base[found] != 0 {
                return (self.global_base[found] <= addr).then(|| GlobalId::from_index(found));
            }
        }
        None
    }

    /// The thread-local global at an address of a thread's region, if only its own thread can know it: it lives as long as anybody
    /// can reach it.
    pub fn fixed_tls_at(&self, program: &Program, tid: Tid, addr: u64) -> Option<GlobalId> {
        self.tls_at(program, tid, addr).filter(|g| !self.known.contains(g))
    }

    /// The thread-local global at an address of a thread's region.
    pub fn tls_at(&self, program: &Program, tid: Tid, addr: u64) -> Option<GlobalId> {
        let offset = addr.checked_sub(self.tls_base(tid))?;
        self.tls.iter().copied().find(|g| {
            offset >= self.tls_offset[g.index()] && offset < self.tls_offset[g.index()] + program.global(*g).size
        })
    }

    /// The byte at an address, if no run can change it.
    pub fn constant_byte(&self, program: &Program, addr: u64) -> Option<u8> {
        let Region::Global(id) = self.region(program, addr) else { return None };
        let global = program.global(id);
        let offset = addr - self.global(id);
        if !global.constant || offset >= global.size {
            return None;
        }
        let (bits, undef) = self.initial_line(program, id, offset / 16);
        let shift = 8 * (offset % 16) as u32;
        ((undef >> shift) as u8 == 0).then_some((bits >> shift) as u8)
    }

    /// The initial bytes of a global as 16-byte line `line` (from its start): bits and undefined mask.
    pub fn initial_line(&self, program: &Program, id: GlobalId, line: u64) -> (u128, u128) {
        let (start, end) = (line * 16, line * 16 + 16);
        let (mut bits, mut undef) = (0u128, 0u128);
        for piece in &program.global(id).init {
            let mut put = |offset: u64, byte: u8, undefined: bool| {
                if offset >= start && offset < end {
                    let shift = 8 * (offset - start) as u32;
                    bits |= u128::from(byte) << shift;
                    if undefined {
                        undef |= 0xff << shift;
                    }
                }
            };
            let pointer = match &piece.value {
                InitValue::Bytes(bytes) => {
                    let from = start.saturating_sub(piece.offset).min(bytes.len() as u64);
                    let to = end.saturating_sub(piece.offset).min(bytes.len() as u64);
                    for k in from..to {
                        put(piece.offset + k, bytes[k as usize], false);
                    }
                    continue;
                }
                InitValue::Undef(size) => {
                    let from = start.max(piece.offset);
                    let to = end.min(piece.offset.saturating_add(*size));
                    for offset in from..to.max(from) {
                        put(offset, 0, true);
                    }
                    continue;
                }
                InitValue::Global(g, addend) => self.global(*g).wrapping_add(*addend as u64),
                InitValue::Func(f) => self.function(*f),
            };
            for (k, byte) in pointer.to_le_bytes().iter().take(self.pointer_bytes as usize).enumerate() {
                put(piece.offset + k as u64, *byte, false);
            }
        }
        (bits, undef)
    }
}

/// The thread-local globals whose address goes anywhere but into an access of this variable.
fn known_locals(program: &Program) -> Vec<GlobalId> {
    let mut known = vec![false; program.globals.len()];
    for func in &program.functions {
        // Registers that hold the address of a thread-local global, or of a part of it.
        let mut holds: FxHashMap<Reg, GlobalId> = FxHashMap::default();
        let insts = || func.blocks.iter().flat_map(|b| &b.insts);
        let mut grown = true;
        while std::mem::take(&mut grown) {
            for inst in insts() {
                let of = match &inst.op {
                    Op::TlsAddr(g) => Some(*g),
                    Op::Copy(Operand::Reg(r)) | Op::PtrAdd(Operand::Reg(r), _) => holds.get(r).copied(),
                    _ => None,
                };
                if let (Some(g), Some(r)) = (of, inst.results.first()) {
                    grown |= holds.insert(*r, g).is_none();
                }
            }
        }
        let mut leak = |a: &Operand| {
            if let Operand::Reg(r) = a {
                holds.get(r).into_iter().for_each(|g| known[g.index()] = true);
            }
        };
        for inst in insts() {
            match &inst.op {
                Op::Copy(_) | Op::Load(..) => {}
                Op::PtrAdd(_, by) => leak(by),
                Op::Store { value, .. } | Op::Rmw { value, .. } => leak(value),
                Op::CmpXchg { expected, new, .. } => [expected, new].into_iter().for_each(&mut leak),
                other => visit::operands(other, &mut leak),
            }
        }
        for block in &func.blocks {
            visit::term_operands(&block.term, &mut leak);
        }
    }
    (0..known.len()).filter(|&i| known[i]).map(GlobalId::from_index).collect()
}
