//! Names for people: what is at an address, and what an order is called.

use crate::interp::Code;
use crate::layout::Region;
use fencepost_ir::{DebugType, DebugTypeId, Order, Program};

/// The C name of an order; `None` for plain accesses.
pub fn order(order: Order) -> Option<String> {
    let name = match order {
        Order::Plain => return None,
        Order::Relaxed => "relaxed",
        Order::Consume => "consume",
        Order::Acquire => "acquire",
        Order::Release => "release",
        Order::AcqRel => "acq_rel",
        Order::SeqCst => "seq_cst",
    };
    Some(name.to_string())
}

/// What is at an address, in the words of the source: `x`, `queue.head`, `slots[3]`, `heap object 2 of thread 1 + 8`.
pub fn address(code: &Code<'_>, addr: u64) -> String {
    let program = code.program;
    match code.layout.region(program, addr) {
        Region::Null => "null".to_string(),
        Region::Global(g) => {
            let global = program.global(g);
            let offset = addr.wrapping_sub(code.layout.global(g));
            format!("{}{}", global.name, path(program, global.debug_type, offset))
        }
        Region::Function(f) => program.func(f).name.clone(),
        Region::Thread(tid) => {
            if let Some(g) = code.layout.tls_at(program, tid, addr) {
                let global = program.global(g);
                let offset = addr - code.layout.tls(tid, g);
                return format!("{}{} of thread {tid}", global.name, path(program, global.debug_type, offset));
            }
            let heap = code.layout.heap_start(tid);
            if addr >= heap {
                format!("heap of thread {tid} at {:#x}", addr - heap)
            } else {
                format!("stack of thread {tid} at {:#x}", addr.saturating_sub(code.layout.stack_start(tid)))
            }
        }
        Region::Nowhere => format!("{addr:#x}"),
    }
}

/// The members and indices that lead to an offset inside a variable.
fn path(program: &Program, ty: Option<DebugTypeId>, mut offset: u64) -> String {
    let mut out = String::new();
    let mut ty = ty;
    for _ in 0..16 {
        let Some(debug) = ty.and_then(|t| program.debug_types.get(t.index())) else { break };
        match debug {
            DebugType::Record { fields, .. } => {
                let inside = |f: &&fencepost_ir::DebugField| {
                    let start = f.bit_offset / 8;
                    offset >= start && offset < start + f.bit_size.div_ceil(8).max(1)
                };
                let Some(field) = fields.iter().find(inside) else { break };
                // A class of the C++ library that only wraps something (`std::atomic`) is called as what it wraps.
                let wraps = fields.len() == 1 && field.name.starts_with("_M_");
                if !field.name.is_empty() && !wraps {
                    out.push('.');
                    out.push_str(&field.name);
                }
                offset -= field.bit_offset / 8;
                ty = Some(field.ty);
            }
            DebugType::Array { element, .. } => {
                let size = size_of(program, *element, 0);
                if size == 0 {
                    break;
                }
                out.push_str(&format!("[{}]", offset / size));
                offset %= size;
                ty = Some(*element);
            }
            DebugType::Base { .. } | DebugType::Pointer(_) | DebugType::Opaque => break,
        }
    }
    if offset != 0 {
        out.push_str(&format!("+{offset}"));
    }
    out
}

/// The size of a debug type in bytes; 0 if it is not known.
pub fn size_of(program: &Program, ty: DebugTypeId, depth: u32) -> u64 {
    if depth > 32 {
        return 0;
    }
    match program.debug_types.get(ty.index()) {
        Some(DebugType::Base { size, .. } | DebugType::Record { size, .. }) => *size,
        Some(DebugType::Pointer(_)) => u64::from(program.target.pointer_bytes()),
        Some(DebugType::Array { element, count }) => size_of(program, *element, depth + 1).saturating_mul(*count),
        Some(DebugType::Opaque) | None => 0,
    }
}
